"""Bots at the tables. Those that search think in threads, so that only their own table waits for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from imperia.minds import LEVELS, GreedyMind, Mind, PolicyMind, TreeMind, make_mind, mind_for
from imperia.play import Action, Match
from imperia.table.cluster.thinkers import Thinkers
from imperia.table.errors import Refused
from imperia.table.meters import THINKING
from imperia.table.protocol.messages import Advice, Considered

USUAL_LEVEL = "skilled"
Found = TypeVar("Found")


def check_level(level: str | None) -> str:
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS:
        raise Refused("unknown-level", level=level, known=", ".join(LEVELS))
    return level


def _is_settled(match: Match, seat: int) -> bool:
    """Whether there is nothing to think about."""
    return match.settled(seat) is not None or len(match.legal(seat)) == 1


class Bots:
    """The threads that all bots of a server share. Bots that nobody watches share a single thread of their
    own, so they keep nobody waiting."""

    def __init__(self, threads: int, thinkers: Thinkers | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, "imperia-bot")
        self._alone = ThreadPoolExecutor(1, "imperia-bot-alone")
        self._thinkers = thinkers

    def mind(self, name: str, match: Match) -> Mind:
        """A new mind for matches like this one, by its level or another name."""
        return mind_for(make_mind(name, secrets.randbits(63)), match)

    async def choose(self, mind: Mind, level: str, match: Match, seat: int, watched: bool) -> int:
        """The code of the chosen action. `match` is a snapshot that belongs to the bot until it has
        answered."""
        # These take a fraction of a millisecond, which is less than switching threads does.
        if isinstance(mind, (GreedyMind, PolicyMind)):
            return mind.choose(match, seat).code
        if self._thinkers is not None and isinstance(mind, TreeMind) and not _is_settled(match, seat):
            code = await self._thinkers.choose(mind, level, match, seat, watched)
            if code is not None:
                return code
        threads = self._threads if watched else self._alone
        return await _thought(threads, lambda: mind.choose(match, seat).code)

    async def advise(self, match: Match, seat: int, bot: str, lang: str, names: Sequence[str]) -> Advice:
        mind = self.mind(bot, match)
        if isinstance(mind, PolicyMind):
            liking = mind.think(match, seat)
            actions = [liked.action for liked in liking.liked]
            return Advice(list(liking.chances), _untried(actions, lang, names), liking.text(lang, names))
        if not isinstance(mind, TreeMind):
            action = mind.choose(match, seat)
            return Advice(None, _untried([action], lang, names), action.text(lang, names))
        thoughts = await _thought(self._threads, lambda: mind.think(match, seat))
        considered = [
            Considered(choice.action.code, choice.visits, choice.value, choice.action.text(lang, names))
            for choice in thoughts.considered
        ]
        return Advice(list(thoughts.chances), considered, thoughts.text(lang, names))

    def close(self) -> None:
        for threads in (self._threads, self._alone):
            threads.shutdown(cancel_futures=True)


def _untried(actions: Sequence[Action], lang: str, names: Sequence[str]) -> list[Considered]:
    return [Considered(action.code, 0, None, action.text(lang, names)) for action in actions]


async def _thought(threads: ThreadPoolExecutor, think: Callable[[], Found]) -> Found:
    return await asyncio.wrap_future(THINKING.submit(threads, think))
