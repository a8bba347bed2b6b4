"""The wire between servers: messages through Redis, which keeps none of them.

A message arrives once and in order, or not at all. In that case both ends learn sooner or later that
something is lost, and begin anew what depends on it. No match needs the wire in order to be right.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from imperia.table.cluster.messages import Envelope, Message, decode, encode
from imperia.table.cluster.redis import LISTEN_SECONDS, open_redis

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

PREFIX = "imperia:server:"
PAUSE_SECONDS = 0.2  # before another try
_log = logging.getLogger(__name__)

Missed = Callable[[], None]


class Wire:
    """`on_message` is called with the sender and the message. `on_lost` is called with a server if something
    that was sent to it may not have arrived, or something from it was not heard; with None if that may be
    true of any server."""

    def __init__(self, url: str, channel: str) -> None:
        from redis.exceptions import RedisError

        self.on_message: Callable[[str, Message], None] = lambda sender, message: None
        self.on_lost: Callable[[str | None], None] = lambda channel: None
        self._channel = channel
        self._redis = open_redis(url)
        self._problems = (RedisError, OSError, TimeoutError)
        self._out: dict[str, list[tuple[Message, Missed | None]]] = {}
        self._sent: dict[str, int] = {}  # number of the last envelope to each server
        self._heard: dict[str, int] = {}  # number of the last one from each
        self._wake = asyncio.Event()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._away = False

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._publish, self._listen)]
        with suppress(TimeoutError):  # Redis may be away when a server starts: tables go on
            await asyncio.wait_for(self._subscribed.wait(), 2)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*self._problems):
            await self._redis.aclose()

    def forget(self, channel: str) -> None:
        """Forget a server that is gone."""
        for known in (self._out, self._sent, self._heard):
            known.pop(channel, None)

    # ----- Out

    def send(self, channel: str, message: Message, missed: Missed | None = None) -> None:
        """Send a message without waiting. `missed` is called if it is certain that nobody got it."""
        self._out.setdefault(channel, []).append((message, missed))
        self._wake.set()

    async def _publish(self) -> None:
        """Publish messages for ever. Those that are sent while an envelope is on its way travel in the next
        one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, {}
            try:
                heard = await self._published(out)
            except self._problems as problem:
                self._say_away(problem)
                for channel in out:
                    self.on_lost(channel)
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                _log.exception("telling other servers")
            else:
                self._away = False
                for (channel, messages), receivers in zip(out.items(), heard, strict=True):
                    if not receivers:
                        self._miss(channel, messages)

    async def _published(self, out: dict[str, list[tuple[Message, Missed | None]]]) -> list[Any]:
        pipeline = self._redis.pipeline(transaction=False)
        for channel, messages in out.items():
            number = self._sent[channel] = self._sent.get(channel, 0) + 1
            envelope = Envelope(self._channel, number, [message for message, _ in messages])
            pipeline.publish(PREFIX + channel, encode(envelope))
        return await pipeline.execute()

    def _miss(self, channel: str, messages: list[tuple[Message, Missed | None]]) -> None:
        for _, missed in messages:
            if missed is not None:
                missed()
        self.on_lost(channel)

    # ----- In

    async def _listen(self) -> None:
        while True:
            listening = self._redis.pubsub(ignore_subscribe_messages=False)
            try:
                await listening.subscribe(PREFIX + self._channel)
                await self._hear_all(listening)
            except self._problems as problem:
                self._say_away(problem)
            except Exception:
                _log.exception("listening to other servers")
            finally:
                with suppress(Exception):
                    await listening.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(PAUSE_SECONDS)

    async def _hear_all(self, listening: PubSub) -> None:
        while True:
            event = await listening.get_message(timeout=LISTEN_SECONDS)
            if event is None:
                continue
            if event["type"] == "subscribe":
                self._away = False
                if self._subscribed.is_set():  # anew: what was sent meanwhile is lost
                    self.on_lost(None)
                self._subscribed.set()
            elif event["type"] == "message":
                self._hear(event["data"])

    def _hear(self, data: bytes) -> None:
        try:
            envelope = decode(data)
        except msgspec.DecodeError:
            _log.warning("another server, perhaps of another version, sent what cannot be read")
            return
        sender, before = envelope.sender, self._heard.get(envelope.sender)
        self._heard[sender] = envelope.number
        if before is not None and envelope.number != before + 1:
            self.on_lost(sender)
        for message in envelope.messages:
            try:
                self.on_message(sender, message)
            except Exception:
                _log.exception("what another server has sent")

    def _say_away(self, problem: Exception) -> None:
        if not self._away:
            _log.warning("Redis is away: %s", problem)
        self._away = True
