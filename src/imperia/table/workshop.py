"""The workshop makes games ready to be played, while the server is already open.

A game that was never compiled before is compiled in a process of its own, so that the event loop never waits
for a compiler; at most as many games at once as there are cores. When somebody needs a compiled game, it is
loaded in a thread. A game that somebody waits for goes first: if no core is left for it, the compiling of
another one is suspended.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.minds import is_compiled, make_game_ready
from imperia.minds.compiling import command
from imperia.table.protocol.described import Readiness

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")
LAST_WORDS = 2000  # characters of a failed compile that the log keeps


@dataclass
class _Game:
    name: str
    compiled: asyncio.Event = field(default_factory=asyncio.Event)
    looked_for: bool = False  # whether we have checked if it was compiled before
    loading: asyncio.Task[None] | None = None
    process: asyncio.subprocess.Process | None = None
    following: asyncio.Task[None] | None = None
    done: int = 0
    in_all: int = 0
    spent: float = 0  # seconds of compiling, until it was suspended
    since: float | None = None  # when it was started or resumed; None while it is suspended

    def seconds_spent(self) -> float:
        return self.spent + (0 if self.since is None else time.monotonic() - self.since)

    def readiness(self) -> Readiness:
        seconds = None
        if self.compiled.is_set():
            return Readiness(True, self.in_all, self.in_all, 0)
        if self.done:
            seconds = max(1, math.ceil(self.seconds_spent() * (self.in_all - self.done) / self.done))
        return Readiness(False, self.done, self.in_all, seconds)


class Workshop:
    def __init__(
        self,
        names: Sequence[str] = GAMES,
        *,
        places: int | None = None,
        how: Callable[[str], list[str]] | None = None,
        on_loaded: Callable[[], object] | None = None,
    ) -> None:
        self._games = {name: _Game(name) for name in names}
        self._order = list(names)  # the most wanted first
        self._places = places or _cores()
        self._how = how or command
        self._on_loaded = on_loaded or (lambda: None)
        self._thread = ThreadPoolExecutor(1, "imperia-workshop")
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    def open(self) -> None:
        self._work = asyncio.create_task(self._look_around())

    async def close(self) -> None:
        self._closed = True
        if self._work is not None:
            self._work.cancel()
        for game in self._games.values():
            if game.process is not None and game.process.returncode is None:
                game.process.kill()
        following = [game.following for game in self._games.values() if game.following is not None]
        if following:
            await asyncio.wait(following, timeout=5)
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ----- Questions

    def readiness(self, name: str) -> Readiness:
        """Whether a game can be played at once; if not, how much of it is compiled and how many seconds the
        rest will take (None while this cannot be estimated)."""
        return self._games[name].readiness()

    @property
    def all_ready(self) -> bool:
        return all(game.compiled.is_set() for game in self._games.values())

    def want(self, name: str) -> None:
        """Put this game first, because somebody waits for it."""
        if name in self._games:
            self._order.remove(name)
            self._order.insert(0, name)
            self._arrange()

    async def ready(self, name: str) -> None:
        """Wait until the game can be played without any compiling."""
        game = self._games.get(name)
        if game is None:  # an unknown game is refused elsewhere
            return
        await game.compiled.wait()
        if game.loading is None:
            game.loading = asyncio.create_task(self._load(game))
        await asyncio.shield(game.loading)

    # ----- Work

    async def _look_around(self) -> None:
        """Find out which games were compiled before."""
        for name in list(self._order):
            game = self._games[name]
            if await self._in_thread(partial(_was_compiled, name)):
                game.compiled.set()
            game.looked_for = True
            self._arrange()
        self._on_loaded()

    def _arrange(self) -> None:
        """Compile the most wanted games, as many at once as there are places, and suspend the others."""
        if self._closed:
            return
        games = [self._games[name] for name in self._order]
        unfinished = [game for game in games if game.looked_for and not game.compiled.is_set()]
        for place, game in enumerate(unfinished):
            if place >= self._places:
                _suspend(game)
            elif game.following is None:
                game.following = asyncio.create_task(self._compile(game))
            else:
                _go_on(game)

    async def _compile(self, game: _Game) -> None:
        game.since = time.monotonic()
        problem = await self._compile_beside(game)
        if problem is not None and not self._closed:
            _log.warning("%s is compiled in the server itself, because %s", game.name, problem)
            try:
                await self._in_thread(partial(_compile_here, game))
            except Exception:  # everybody who wants to play it gets the same error
                _log.exception("%s cannot be compiled", game.name)
        game.compiled.set()
        self._arrange()

    async def _compile_beside(self, game: _Game) -> str | None:
        """Compile in a separate process; returns what went wrong, if anything."""
        pipe = asyncio.subprocess.PIPE
        try:
            game.process = await asyncio.create_subprocess_exec(
                *self._how(game.name), stdin=asyncio.subprocess.DEVNULL, stdout=pipe, stderr=pipe
            )
        except OSError as problem:
            return f"no process could be started: {problem}"
        process = game.process
        assert process.stdout is not None
        assert process.stderr is not None
        last_words = asyncio.create_task(process.stderr.read())
        async for line in process.stdout:
            with suppress(ValueError):
                done, in_all = map(int, line.split())
                _hear(game, done, in_all)
        said = (await last_words).decode(errors="replace").strip()
        code = await process.wait()
        return None if code == 0 else f"its own process ended with {code}: {said[-LAST_WORDS:]}"

    async def _load(self, game: _Game) -> None:
        try:
            await self._in_thread(partial(make_game_ready, find_definition(game.name)))
            self._on_loaded()
        except Exception:
            game.loading = None  # the next one who needs it tries again
            raise

    async def _in_thread(self, work: Callable[[], _Found]) -> _Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _was_compiled(name: str) -> bool:
    try:
        return is_compiled(find_definition(name))
    except Exception:
        _log.exception("nobody can tell whether %s was compiled before", name)
        return False


def _compile_here(game: _Game) -> None:
    make_game_ready(find_definition(game.name), partial(_hear, game))


def _cores() -> int:
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _hear(game: _Game, done: int, in_all: int) -> None:
    game.done, game.in_all = done, in_all


def _suspend(game: _Game) -> None:
    if game.since is not None and _signal(game, "SIGSTOP"):
        game.spent, game.since = game.seconds_spent(), None


def _go_on(game: _Game) -> None:
    if game.since is None and _signal(game, "SIGCONT"):
        game.since = time.monotonic()


def _signal(game: _Game, name: str) -> bool:
    """Send a signal to the process; returns whether it was sent. Some systems have no such signals; there,
    nothing is ever suspended."""
    number = getattr(signal, name, None)
    if number is None or game.process is None or game.process.returncode is not None:
        return False
    game.process.send_signal(number)
    return True
