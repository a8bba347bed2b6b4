"""A visitor with a bare socket, who need not follow any protocol."""

import gzip
import json
import select
import socket
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.table.client import WAIT

SMALL = 4096  # bytes that the system buffers for a visitor who reads slowly
TEXT, CONTINUATION, FAREWELL, PING = 0x01, 0x00, 0x08, 0x09
LAST = 0x80


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def error(self):
        return json.loads(self.content)["error"]

    @property
    def refusal(self):
        return self.status, self.error["key"]


class Bare:
    def __init__(self, server, address="127.0.0.1", buffered=None):
        self.socket = socket.socket()
        if buffered is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffered)
        self.socket.bind((address, 0))
        self.socket.settimeout(WAIT)
        self.socket.connect(("127.0.0.1", server.port))
        self._came = b""

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else data.encode())

    def send_for_ever(self, piece):
        """Send until we are cut off. A server that accepts this for ever makes the test fail, because it is
        too patient."""
        for _ in range(20_000):
            self.send(piece)

    def pour(self, piece, most=50_000_000):
        """Send until we are cut off, or this many bytes have been accepted; returns how many were. Answers
        are kept."""
        sent = 0
        with suppress(ConnectionError):
            while sent < most:
                readable, writable, _ = select.select([self.socket], [self.socket], [], WAIT)
                if readable and not self._read():
                    break
                if writable:
                    sent += self.socket.send(piece)
        return sent

    def _read(self):
        came = self.socket.recv(1 << 16)
        self._came += came
        return came

    def rest(self):
        """Everything that arrives until the other end closes the connection."""
        with suppress(ConnectionError):
            while self._read():
                pass
        came, self._came = self._came, b""
        return came

    def answer(self):
        """The next answer; None if the other end closes the connection without one."""
        while b"\r\n\r\n" not in self._came:
            if not self._read():
                return None
        head, _, self._came = self._came.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        length = int(headers["content-length"])
        while len(self._came) < length:
            assert self._read(), "half an answer"
        content, self._came = self._came[:length], self._came[length:]
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        return Answer(int(first.split()[1]), headers, content)

    def get(self, path, **headers):
        self.send(request(path, **headers))
        return self.answer()

    def handshake(self, table, **headers):
        """Turn this into a live connection."""
        headers |= {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        headers["Sec-WebSocket-Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
        self.send(request(f"/api/tables/{table['id']}/live", **headers))
        while b"\r\n\r\n" not in self._came:
            assert self._read()
        head, _, self._came = self._came.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def at_once(self):
        """What has arrived by now."""
        self.socket.setblocking(False)
        with suppress(BlockingIOError):
            while self._read():
                pass
        return self._came

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.socket.close()


def request(path, method="GET", **headers):
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *(f"{n}: {v}" for n, v in headers.items())]
    return "\r\n".join(lines) + "\r\n\r\n"


def frame(opcode, content=b""):
    """A short frame, masked with zeros."""
    return bytes([opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


def memory(server):
    """Bytes of memory of the server, without the files of programs that it has mapped."""
    _, resident, of_files, *_ = map(int, Path(f"/proc/{server.process.pid}/statm").read_text().split())
    return (resident - of_files) * 4096
