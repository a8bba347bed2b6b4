"""Threads in which matches are replayed from their logs and questions answered, so that only those who asked
wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

Found = TypeVar("Found")
LONGEST_BREAK = 0.05


class Folding:
    """A single thread, because threads share the interpreter: two would keep the loop waiting twice as long.
    After each piece of work it pauses for the same time, which belongs to the loop."""

    def __init__(self, name: str = "imperia-folding") -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[[], Found]) -> Found:
        """Not for anything that may change in the meantime."""
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._thread.submit(self._work, work, answer)
        return await answer

    def _work(self, work: Callable[[], Found], answer: asyncio.Future[Found]) -> None:
        began = time.perf_counter()
        give: Callable[[], None]
        try:
            give = partial(answer.set_result, work())
        except Exception as problem:
            give = partial(answer.set_exception, problem)
        answer.get_loop().call_soon_threadsafe(_give, answer, give)
        time.sleep(min(time.perf_counter() - began, LONGEST_BREAK))

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _give(answer: asyncio.Future[Found], give: Callable[[], None]) -> None:
    if not answer.done():  # or whoever asked is gone
        give()
