"""Letting the bots of a server think elsewhere: work is handed to thinkers through Redis while there are any.

A table never waits for a thinker that is gone: if no answer comes, the server of the table thinks itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from itertools import count
from typing import Any, cast
from weakref import WeakKeyDictionary

import msgspec

from imperia.minds import TreeMind
from imperia.minds.budget import Budget
from imperia.play import Match
from imperia.play.digest import layout_of
from imperia.table.cluster.redis import LISTEN_SECONDS, open_redis
from imperia.table.cluster.thoughts import (
    ALONE,
    BEAT_SECONDS,
    KEPT_SECONDS,
    REPLIES,
    THINKERS,
    WATCHED,
    Here,
    Left,
    Taken,
    Thought,
    Work,
    decode_said,
    encode,
)

SILENT_SECONDS = 4 * BEAT_SECONDS  # after which a thinker is gone
TAKING_SECONDS = 0.5  # for somebody to take work; all may be busy
LONGEST_SECONDS = 15  # for any thought
PAUSE_SECONDS = 0.5
_log = logging.getLogger(__name__)


class _Pending:
    """Work that was handed out."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.taken: asyncio.Future[str] = loop.create_future()  # by whom
        self.thought: asyncio.Future[Thought] = loop.create_future()


class Thinkers:
    def __init__(self, url: str) -> None:
        from redis.exceptions import RedisError

        self._redis = open_redis(url)
        self._problems = (RedisError, OSError, TimeoutError)
        self._name = secrets.token_hex(8)
        self._numbers = count(1)
        self._pending: dict[int, _Pending] = {}
        self._heard: dict[str, tuple[float, Here]] = {}
        self._names: WeakKeyDictionary[TreeMind[Any], tuple[str, int]] = WeakKeyDictionary()
        self._listening: asyncio.Task[None] | None = None
        self.answers = 0  # those that were of use

    def open(self) -> None:
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        with suppress(*self._problems):
            await self._redis.aclose()

    # ----- Handing out

    def ready_for(self, game: str) -> bool:
        """Whether there is a thinker that has this game ready."""
        now = time.monotonic()
        return any(game in here.games and now - at < SILENT_SECONDS for at, here in self._heard.values())

    async def choose(
        self, mind: TreeMind[Any], level: str, match: Match, seat: int, watched: bool
    ) -> int | None:
        """The code of an action that is legal in this match; None if the server has to think itself."""
        if not self.ready_for(match.game):
            return None
        turn = match.definition.turn_of(match.state)
        number, pending = next(self._numbers), _Pending()
        self._pending[number] = pending
        try:
            work = encode(
                self._work(number, mind, level, match, seat, None if turn is None else (seat, turn))
            )
            thought = await self._handed_out(WATCHED if watched else ALONE, work, pending)
        except self._problems as problem:
            _log.info("nothing is thought elsewhere: %s", problem)
            return None
        finally:
            del self._pending[number]
        if thought is None or thought.code not in {action.code for action in match.legal(seat)}:
            return None
        if turn is not None and thought.left is not None:
            mind.leave((seat, turn), Budget(thought.left.simulations, thought.left.milliseconds))
        self.answers += 1
        return thought.code

    def _work(self, number: int, mind: TreeMind[Any], level: str, match: Match, seat: int, turn: Any) -> Work:
        name, seed = self._names.setdefault(mind, (secrets.token_hex(8), secrets.randbits(63)))
        left = None if turn is None else mind.left_for(turn)
        definition = match.definition
        return Work(
            number=number,
            server=self._name,
            game=match.game,
            rules=definition.version,
            layout=layout_of(definition.dtype),
            players=match.players,
            options=msgspec.json.encode(match.options, order="sorted"),
            record=match.state.tobytes(),
            seat=seat,
            level=level,
            mind=name,
            seed=seed,
            left=None if left is None else Left(left.simulations, left.milliseconds),
        )

    async def _handed_out(self, where: str, work: bytes, pending: _Pending) -> Thought | None:
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.rpush(where, work)
        pipeline.expire(where, KEPT_SECONDS)
        await pipeline.execute()
        try:
            thinker = await asyncio.wait_for(asyncio.shield(pending.taken), TAKING_SECONDS)
        except TimeoutError:
            if await self._redis.lrem(where, 1, cast(str, work)):  # bytes are just as good
                return None
            try:  # somebody takes it at this moment
                thinker = await asyncio.wait_for(asyncio.shield(pending.taken), TAKING_SECONDS)
            except TimeoutError:
                return None
        return await self._thought(thinker, pending)

    async def _thought(self, thinker: str, pending: _Pending) -> Thought | None:
        """Wait for a thought, as long as its thinker is heard of."""
        end = time.monotonic() + LONGEST_SECONDS
        while time.monotonic() < end:
            with suppress(TimeoutError):
                return await asyncio.wait_for(asyncio.shield(pending.thought), BEAT_SECONDS)
            at, _ = self._heard.get(thinker, (0.0, None))
            if time.monotonic() - at > SILENT_SECONDS:
                break
        return None

    # ----- Listening

    async def _listen(self) -> None:
        while True:
            heard = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await heard.subscribe(THINKERS, REPLIES + self._name)
                while True:
                    event = await heard.get_message(timeout=LISTEN_SECONDS)
                    if event is not None:
                        self._hear(event["data"])
            except self._problems:
                pass  # the wire already logs that Redis is away
            except Exception:
                _log.exception("listening to thinkers")
            finally:
                with suppress(Exception):
                    await heard.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(PAUSE_SECONDS)

    def _hear(self, data: bytes) -> None:
        try:
            said = decode_said(data)
        except msgspec.DecodeError:
            _log.warning("a thinker, perhaps of another version, said what cannot be read")
            return
        if isinstance(said, Here):
            now = time.monotonic()
            self._heard[said.thinker] = now, said
            self._heard = {name: kept for name, kept in self._heard.items() if now - kept[0] < KEPT_SECONDS}
            return
        pending = self._pending.get(said.number)
        if pending is None:
            return
        if isinstance(said, Taken):
            if not pending.taken.done():
                pending.taken.set_result(said.thinker)
        elif not pending.thought.done():
            pending.thought.set_result(said)
