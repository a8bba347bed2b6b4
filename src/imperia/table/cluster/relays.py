"""The end of the front: requests and connections of clients whose table is played by another server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from itertools import count

from msgspec.structs import replace

from imperia.table.cluster.leases import Elsewhere
from imperia.table.cluster.messages import (
    Answer,
    Ask,
    Attach,
    Attached,
    Closed,
    FromPlayer,
    Fronting,
    Gone,
    Heard,
    NotPlayed,
    Rest,
    Showing,
    Told,
)
from imperia.table.cluster.wire import Wire
from imperia.table.config import Limits
from imperia.table.errors import Refused
from imperia.table.line import Line
from imperia.table.security import Rate

ANSWER_SECONDS = 60  # a replay of a long match, and then some
PAUSE_SECONDS = 0.1
GOING_AWAY = 1001
TOO_LARGE = 1009
TOO_SLOW = 1013


class NotReached(Exception):
    """The other server did not get a request, or does not play the table; certainly nothing was done."""


class Lost(Exception):
    """It is not known whether the other server has done what was asked."""


class Patience:
    """Waiting, but not for ever, while a table changes hands."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    async def wait(self) -> None:
        if time.monotonic() > self._end:
            raise Refused("not-read")
        await asyncio.sleep(PAUSE_SECONDS)


class Relays:
    def __init__(self, wire: Wire, limits: Limits) -> None:
        self._wire = wire
        self._limits = limits
        self._numbers = count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._connections: dict[int, RelayedConnection] = {}

    # ----- Requests

    async def ask(self, elsewhere: Elsewhere, ask: Ask) -> Answer:
        """Ask another server. Raises NotReached or Lost. The number of `ask` is set here."""
        peer = elsewhere.peer
        ask = replace(ask, number=next(self._numbers), remembered=elsewhere.remembered)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[ask.number] = peer.channel, answer
        self._wire.send(peer.channel, ask, partial(_fail, answer, NotReached()))
        try:
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Lost from None
        finally:
            del self._asked[ask.number]

    # ----- Live connections

    async def relay(self, line: Line, elsewhere: Elsewhere, attach: Attach) -> None:
        """Relay a live connection until one of its ends closes it. Raises NotReached if it cannot begin, and
        then nothing was read from the line. The number of `attach` is set here."""
        number, channel = next(self._numbers), elsewhere.peer.channel
        attach = replace(attach, number=number, remembered=elsewhere.remembered)
        connection = RelayedConnection(number, channel, line, self._wire, self._limits)
        self._connections[number] = connection
        self._wire.send(channel, attach, partial(_fail, connection.attached, NotReached()))
        try:
            await connection.live()
        finally:
            del self._connections[number]

    # ----- From other servers

    def hear(self, sender: str, message: FromPlayer) -> None:
        if isinstance(message, Showing):
            self._compare(sender, message.numbers)
            return
        connection = self._connections.get(message.number)
        if connection is not None and connection.channel == sender:
            connection.hear(message)
            return
        channel, answer = self._asked.get(message.number, ("", None))
        if answer is not None and channel == sender:
            if isinstance(message, Answer):
                if not answer.done():
                    answer.set_result(message)
            elif isinstance(message, NotPlayed):
                _fail(answer, NotReached())
        elif isinstance(message, (Told, Attached)):  # the client is gone, and the message about it got lost
            self._wire.send(sender, Gone(message.number))

    def lose(self, channel: str | None) -> None:
        """Give up what is under way with a server (with all, if None), since a message to or from it is
        lost."""
        for other, answer in self._asked.values():
            if channel in (None, other):
                _fail(answer, Lost())
        for connection in list(self._connections.values()):
            if channel in (None, connection.channel):
                connection.lose()

    def _compare(self, sender: str, shown: Sequence[int]) -> None:
        known = set(shown)
        for number in known - self._connections.keys():
            self._wire.send(sender, Gone(number))
        for number, connection in list(self._connections.items()):
            if connection.channel == sender and connection.attached.done() and number not in known:
                connection.lose()

    def say_which(self) -> None:
        """Tell each player which connections there are to it: it may not have heard that a client left."""
        by_channel: dict[str, list[int]] = {}
        for number, connection in self._connections.items():
            by_channel.setdefault(connection.channel, []).append(number)
        for channel, numbers in by_channel.items():
            self._wire.send(channel, Fronting(numbers))


class RelayedConnection:
    """One live connection; its other end is a `RemoteLine` at the server that plays the table."""

    def __init__(self, number: int, channel: str, line: Line, wire: Wire, limits: Limits) -> None:
        loop = asyncio.get_running_loop()
        self.channel = channel
        self.attached: asyncio.Future[None] = loop.create_future()
        self._number = number
        self._line = line
        self._wire = wire
        self._limits = limits
        self._rate = Rate(limits.messages)
        self._close: asyncio.Future[tuple[int, str]] = loop.create_future()

    async def live(self) -> None:
        try:
            await asyncio.wait_for(self.attached, ANSWER_SECONDS)
        except TimeoutError:
            raise NotReached from None
        reading = asyncio.create_task(self._read())
        self._line.listener = self._hear_client
        try:
            await asyncio.wait((reading, self._close), return_when=asyncio.FIRST_COMPLETED)
            if self._close.done():
                farewell = self._line.say_farewell(*self._close.result())
                await asyncio.wait_for(farewell, self._limits.closing_seconds)
        except TimeoutError:
            self._line.drop()
        finally:
            self._line.listener = None
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            self._wire.send(self.channel, Gone(self._number))

    async def _read(self) -> None:
        while (message := await self._line.receive())["type"] == "websocket.receive":
            text = message.get("text")
            self._hear_client(text.encode() if text is not None else message.get("bytes") or b"")

    def _hear_client(self, data: bytes) -> None:
        """Pass a message of the client on to the player, unless it is so long that the player would refuse it
        at once."""
        if self._close.done():
            return
        if len(data) > self._limits.message_bytes:
            self._end(TOO_LARGE, "too-large")
            return
        owed = self._rate.charge()
        if owed:
            self._line.rest(owed)
        self._wire.send(self.channel, Heard(self._number, data))

    def hear(self, message: FromPlayer) -> None:
        if isinstance(message, Told):
            if not self._close.done():
                self._line.tell(message.text)
                if self._line.backlog > self._limits.backlog_bytes:
                    self._end(TOO_SLOW, "too-slow")
        elif isinstance(message, Attached):
            if not self.attached.done():
                self.attached.set_result(None)
        elif isinstance(message, NotPlayed):
            _fail(self.attached, NotReached())
        elif isinstance(message, Closed):
            self._end(message.code, message.reason)
        elif isinstance(message, Rest):
            self._line.rest(message.seconds)

    def lose(self) -> None:
        """Close the connection. The client connects again, as it does when a server stops, and repeats what
        was not answered."""
        _fail(self.attached, NotReached())
        self._end(GOING_AWAY, "closing")

    def _end(self, code: int, reason: str) -> None:
        if not self._close.done():
            self._close.set_result((code, reason))


def _fail(future: asyncio.Future[Answer] | asyncio.Future[None], problem: Exception) -> None:
    if not future.done():
        future.set_exception(problem)
