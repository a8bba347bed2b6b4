"""Bots at the tables: those that search think in threads, so that only their own table waits for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from imperia.games.setting import Facts
from imperia.minds import LEVELS, GreedyMind, Mind, SearchMind, make_mind
from imperia.play import Match
from imperia.table.errors import Refused

USUAL_LEVEL = "skilled"
ADVISER = "expert"


def check_level(level: str | None) -> str:
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS:
        raise Refused("unknown-level", level=level, known=", ".join(LEVELS))
    return level


class Bots:
    """The threads that all bots of a server share. Bots that nobody watches have a single thread of their
    own: they keep nobody waiting."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "imperia-bot")
        self._alone = ThreadPoolExecutor(1, "imperia-bot-alone")

    def mind(self, level: str) -> Mind:
        return make_mind(level, secrets.randbits(63))

    async def choose(self, mind: Mind, match: Match, seat: int, watched: bool) -> int:
        """The code of the chosen action. `match` is a snapshot that belongs to the bot until it has
        answered."""
        if isinstance(mind, GreedyMind):  # a fraction of a millisecond: less than switching threads
            return mind.choose(match, seat).code
        loop = asyncio.get_running_loop()
        threads = self._threads if watched else self._alone
        return await loop.run_in_executor(threads, lambda: mind.choose(match, seat).code)

    async def advise(self, match: Match, seat: int, level: str, lang: str, names: Sequence[str]) -> Facts:
        mind = self.mind(level)
        loop = asyncio.get_running_loop()
        if not isinstance(mind, SearchMind):
            action = mind.choose(match, seat)
            only = {"code": action.code, "visits": 0, "value": None, "text": action.text(lang, names)}
            return {"chances": None, "considered": [only], "text": action.text(lang, names)}
        thoughts = await loop.run_in_executor(self._threads, mind.think, match, seat)
        considered = [
            {
                "code": choice.action.code,
                "visits": choice.visits,
                "value": choice.value,
                "text": choice.action.text(lang, names),
            }
            for choice in thoughts.considered
        ]
        text = thoughts.text(lang, names)
        return {"chances": list(thoughts.chances), "considered": considered, "text": text}

    def close(self) -> None:
        for threads in (self._threads, self._alone):
            threads.shutdown(cancel_futures=True)
