"""Scripted players for the server's benchmark: many sockets in one process, each of them a person.

They have a WebSocket client of their own, in a hundred lines over an asyncio protocol: producing the load
must not cost more than the server.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import msgspec


@dataclass
class Process:
    """A server that is measured."""

    port: int
    pid: int

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Socket(asyncio.Protocol):
    """Text messages over one WebSocket, as a client."""

    def __init__(
        self, host: str, path: str, headers: dict[str, str], on_text: Callable[[bytes], None]
    ) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self._on_text = on_text
        self._buffer = bytearray()
        self._open = False
        self.closed = False
        self.received = 0

    def itself(self) -> Socket:
        """This socket, for `create_connection`, which needs a factory of protocols."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:end].split(b"\r\n")[0]:
                raise ConnectionError(bytes(self._buffer[:end]).decode())
            del self._buffer[: end + 4]
            self._open = True
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        opcode, length, start = buffer[0] & 0x0F, buffer[1] & 0x7F, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        payload = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == 1:
            self._on_text(payload)
        elif opcode == 9:
            self._send(0x8A, payload)
        return True

    def send(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, first: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
        )
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing


class Legal(msgspec.Struct):
    code: int


class View(msgspec.Struct):
    legal: list[Legal]
    over: bool


class Told(msgspec.Struct):
    type: str
    seq: int = 0
    view: View | None = None


decode = msgspec.json.Decoder(Told).decode


class Round:
    """One measurement: every table plays until the first of them is over."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.latencies: list[float] = []
        self.actions = 0
        self.began = 0.0
        self.ended = 0.0
        self.cpu_seconds = 0.0
        self.over = asyncio.Event()
        self.refused: list[bytes] = []

    def end(self) -> None:
        if not self.ended:
            self.ended = time.perf_counter()
            self.over.set()


class Player:
    """Plays any legal action at once, until the round is over."""

    def __init__(self, measured: Round, table: dict[str, float], seat: int, seed: int) -> None:
        self._round = measured
        self._table = table  # when the table's last action was sent
        self._seat = seat
        self._chance = random.Random(seed)
        self._waiting = False
        self.socket: Socket | None = None
        self.ready = asyncio.Event()
        self._question: Told | None = None

    def on_text(self, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith(b'{"type":"update"'):
            self._round.latencies.append(now - self._table["sent"])
            self._question = decode(text)
            if not self._waiting:
                self.act()
        elif text.startswith(b'{"type":"done"'):
            self._round.actions += 1
            self._waiting = False
            self.act()
        elif text.startswith(b'{"type":"welcome"'):
            self._question = decode(text)
            if self._question.view is not None:
                self.ready.set()
        elif text.startswith(b'{"type":"refused"'):
            self._round.refused.append(text)
            self._round.end()

    def act(self) -> None:
        """Answer the last decision, if it is this player's and has not been answered yet."""
        told = self._question
        if told is None or told.view is None or self._round.ended:
            return
        if told.view.over:
            self._round.end()
        elif told.view.legal and self.socket is not None:
            self._question, self._waiting = None, True
            code = told.view.legal[self._chance.randrange(len(told.view.legal))].code
            self._table["sent"] = time.perf_counter()
            self.socket.send(
                b'{"type":"act","id":%d,"seat":%d,"seq":%d,"code":%d}'
                % (told.seq, self._seat, told.seq, code)
            )
