"""Hostile visitors, for the server's benchmark.

They have a process of their own, so that the measured player does not bear their cost, and an address of
their own, like strangers. They stay on loopback, and there are no more of them than `KINDS` says. Those that
are cut off come back.

    python -m benchmarks.table_attackers KIND PORT SECONDS TABLE
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
from asyncio import StreamReader as Reader
from asyncio import StreamWriter as Writer
from collections.abc import Awaitable, Callable
from contextlib import suppress

ADDRESS = "127.0.0.2"
BACK_AFTER = 0.05  # seconds until somebody who was cut off comes back
PIECE = 64 * 1024
PING = bytes([0x89, 0x80, 0, 0, 0, 0])

Attack = Callable[[Reader, Writer, str], Awaitable[None]]


async def endless_header(reader: Reader, writer: Writer, table: str) -> None:
    await _pour(writer, b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", b"a" * PIECE)


async def endless_headers(reader: Reader, writer: Writer, table: str) -> None:
    await _pour(writer, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-One-More: and another\r\n" * 2500)


async def endless_address(reader: Reader, writer: Writer, table: str) -> None:
    await _pour(writer, b"GET /", b"a" * PIECE)


async def pings(reader: Reader, writer: Writer, table: str) -> None:
    await _greet(reader, writer, table)
    reading = asyncio.ensure_future(_read_for_ever(reader))
    try:
        await _pour(writer, b"", PING * 10_000)
    finally:
        reading.cancel()


async def pings_unread(reader: Reader, writer: Writer, table: str) -> None:
    await _greet(reader, writer, table)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    await _pour(writer, b"", PING * 10_000)


async def looks(reader: Reader, writer: Writer, table: str) -> None:
    """Ask for any earlier moment of a finished match, or for the proof of its deal."""
    chance = random.Random()
    for number in itertools.count():
        path = "verify" if number % 4 == 3 else f"view?step={chance.randrange(300)}"
        writer.write(f"GET /api/tables/{table}/{path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await writer.drain()
        await _answer(reader)


async def idle(reader: Reader, writer: Writer, table: str) -> None:
    """Hold a connection open: half of these visitors send nothing, and the others half a request."""
    if random.random() < 0.5:
        writer.write(b"GET / HTTP/1.1\r\nHost:")
    await _read_for_ever(reader)


async def answers_unread(reader: Reader, writer: Writer, table: str) -> None:
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    ask = f"GET /api/tables/{table}/printed HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for _ in range(50):
        writer.write(ask)
        await asyncio.sleep(0.1)
    await asyncio.sleep(600)


async def _pour(writer: Writer, first: bytes, piece: bytes) -> None:
    writer.write(first)
    while True:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)


async def _greet(reader: Reader, writer: Writer, table: str) -> None:
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")


async def _answer(reader: Reader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(length.split(b":")[1]))


async def _read_for_ever(reader: Reader) -> None:
    while await reader.read(PIECE):
        pass


KINDS: dict[str, tuple[Attack, int]] = {
    "endless-header": (endless_header, 4),
    "endless-headers": (endless_headers, 4),
    "endless-address": (endless_address, 4),
    "pings": (pings, 4),
    "pings-unread": (pings_unread, 4),
    "looks": (looks, 8),
    "idle": (idle, 1000),
    "answers-unread": (answers_unread, 100),
}


async def come_back(attack: Attack, port: int, table: str) -> None:
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, StopIteration):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            try:
                await attack(reader, writer, table)
            finally:
                writer.transport.abort()
        await asyncio.sleep(BACK_AFTER)


async def attack(kind: str, port: int, seconds: float, table: str) -> None:
    one, number = KINDS[kind]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(come_back(one, port, table) for _ in range(number)))


def main() -> None:
    import uvloop

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("table")
    given = parser.parse_args()
    uvloop.run(attack(given.kind, given.port, given.seconds, given.table))


if __name__ == "__main__":
    main()
