"""Threads in which matches are replayed from their logs and questions are answered, so that only the people
who asked have to wait."""

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
    """A single thread, because threads share the interpreter: two would keep the event loop waiting twice as
    long. After some work the thread makes a break, which belongs to the event loop. Short pieces of work may
    follow each other: the break comes once they have together taken as long as it lasts."""

    def __init__(self, name: str = "imperia-folding", measured: Work = FOLDING) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._measured = measured
        self._worked = 0.0  # seconds of processor time since the last break
        self._ended = 0.0  # when the last piece did

    async def do(self, work: Callable[[], Found]) -> Found:
        """Do the work in the thread, and wait for its result. It must not use anything that may change
        meanwhile."""
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
            self._worked = 0.0  # it has been idle for as long as it had worked
        elif self._worked >= LONGEST_BREAK:
            time.sleep(LONGEST_BREAK)
            self._worked = 0.0

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _give(answer: asyncio.Future[Found], give: Callable[[], None]) -> None:
    if not answer.done():  # unless the one who asked is gone
        give()
