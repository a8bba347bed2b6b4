"""A thinker: a process that thinks for the bots of servers, on this machine or another. It keeps nothing that
anybody needs, so it can be added and killed at any time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import cast

import msgspec
import numpy as np

from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.kernel.record import copy_of
from imperia.minds import LEVELS, Mind, TreeMind, make_game_ready, mind_for
from imperia.minds.budget import Budget
from imperia.play import Match
from imperia.play.digest import layout_of
from imperia.table.cluster.redis import open_redis
from imperia.table.cluster.thoughts import (
    ALONE,
    BEAT_SECONDS,
    REPLIES,
    THINKERS,
    WATCHED,
    Here,
    Left,
    Taken,
    Thought,
    Work,
    decode_work,
    encode,
)

MINDS_KEPT = 32  # with their trees, of a few megabytes each
WAIT_SECONDS = 2  # for work, before asking again; less than an answer of Redis may take
PAUSE_SECONDS = 0.5  # while Redis is away
_log = logging.getLogger(__name__)


class Thinker:
    def __init__(self, url: str, threads: int, on_ready: Callable[[], None] | None = None) -> None:
        from redis.exceptions import RedisError

        self._redis = open_redis(url)
        self._problems = (RedisError, OSError, TimeoutError)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, "imperia-thinker")
        self._on_ready = on_ready or (lambda: None)
        self._name = secrets.token_hex(8)
        self._ready: list[str] = []
        self._minds: OrderedDict[str, Mind] = OrderedDict()

    async def think(self) -> None:
        """Work until this is cancelled."""
        tasks = [asyncio.create_task(self._say_here())]
        try:
            for name in GAMES:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._pool, partial(make_game_ready, find_definition(name)))
                self._ready.append(name)
            self._on_ready()
            tasks += [asyncio.create_task(self._work_for_ever()) for _ in range(self._threads)]
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            self._pool.shutdown(wait=False, cancel_futures=True)
            with suppress(*self._problems):
                await self._redis.aclose()

    async def _say_here(self) -> None:
        while True:
            with suppress(*self._problems):
                await self._redis.publish(THINKERS, encode(Here(self._name, self._ready)))
            await asyncio.sleep(BEAT_SECONDS)

    async def _work_for_ever(self) -> None:
        while True:
            try:
                found = await self._redis.blpop([WATCHED, ALONE], timeout=WAIT_SECONDS)
                if found is not None:
                    await self._do(cast(bytes, found[1]))
            except self._problems:
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                _log.exception("thinking")

    async def _do(self, data: bytes) -> None:
        try:
            work = decode_work(data)
        except msgspec.DecodeError:
            _log.warning("a server, perhaps of another version, asks what cannot be read")
            return
        await self._redis.publish(REPLIES + work.server, encode(Taken(work.number, self._name)))
        try:
            thought = await asyncio.get_running_loop().run_in_executor(self._pool, self._thought, work)
        except Exception:
            _log.exception("a bot failed in %s", work.game)
            thought = Thought(work.number, None, None)
        await self._redis.publish(REPLIES + work.server, encode(thought))

    # ----- In a thread

    def _thought(self, work: Work) -> Thought:
        match = match_of(work)
        if match is None or work.level not in LEVELS:
            return Thought(work.number, None, None)
        mind = self._minds.pop(work.mind, None) or mind_for(LEVELS[work.level](work.seed), match)
        turn = match.definition.turn_of(match.state)
        place = (work.seat, turn)
        left = None
        if turn is not None and work.left is not None and isinstance(mind, TreeMind):
            mind.leave(place, Budget(work.left.simulations, work.left.milliseconds))
        code = mind.choose(match, work.seat).code
        if turn is not None and isinstance(mind, TreeMind):
            budget = mind.left_for(place)
            left = Left(budget.simulations, budget.milliseconds)
        self._minds[work.mind] = mind
        while len(self._minds) > MINDS_KEPT:
            self._minds.popitem(last=False)
        return Thought(work.number, code, left)


def match_of(work: Work) -> Match | None:
    """The match in the position of this work; None if its game or its rules are not known here."""
    if work.game not in GAMES:
        return None
    definition = find_definition(work.game)
    known = definition.version, layout_of(definition.dtype)
    if (work.rules, work.layout) != known or len(work.record) != definition.dtype.itemsize:
        return None
    setting = definition.setting(work.players, msgspec.json.decode(work.options))
    record = copy_of(np.frombuffer(work.record, definition.dtype))
    return Match(definition, setting, record, {})


def think(url: str, threads: int, on_ready: Callable[[], None]) -> None:
    """Run a thinker until it is stopped."""

    async def run() -> None:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        with suppress(asyncio.CancelledError):
            await Thinker(url, threads, on_ready).think()

    asyncio.run(run())
