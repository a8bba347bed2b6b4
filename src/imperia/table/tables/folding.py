"""Threads in which matches are replayed from their logs and questions answered, so that only those who asked
wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from imperia.table.meters import FOLDING, Work

Found = TypeVar("Found")
LONGEST_BREAK = 0.05  # seconds


class Folding:
    """A single thread, because threads share the interpreter: two would keep the loop waiting twice as long.
    As much time as it works belongs to the loop afterwards. Short pieces may follow each other: a break is
    made once they have worked for as long as the longest one."""

    def __init__(self, name: str = "imperia-folding", measured: Work = FOLDING) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._measured = measured
        self._worked = 0.0  # seconds since the last break, without those in which others had the processor
        self._ended = 0.0  # when the last piece did

    async def do(self, work: Callable[[], Found]) -> Found:
        """Not for anything that may change in the meantime."""
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._measured.submit(self._thread, partial(self._work, work, answer))
        return await answer

    def _work(self, work: Callable[[], Found], answer: asyncio.Future[Found]) -> None:
        self._pause()
        began = time.thread_time()
        give: Callable[[], None]
        try:
            give = partial(answer.set_result, work())
        except Exception as problem:
            give = partial(answer.set_exception, problem)
        self._worked += time.thread_time() - began
        self._ended = time.monotonic()
        answer.get_loop().call_soon_threadsafe(_give, answer, give)

    def _pause(self) -> None:
        if time.monotonic() - self._ended >= self._worked:
            self._worked = 0.0  # nobody has asked for as long
        elif self._worked >= LONGEST_BREAK:
            time.sleep(LONGEST_BREAK)
            self._worked = 0.0

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _give(answer: asyncio.Future[Found], give: Callable[[], None]) -> None:
    if not answer.done():  # or whoever asked is gone
        give()
