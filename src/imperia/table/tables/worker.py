"""A worker is a task that does the jobs that are posted to it, in order and one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import TypeVar

from imperia.table.errors import Refused

Answer = TypeVar("Answer")
Job = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)


class Worker:
    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: deque[tuple[float, Job]] = deque()
        self.since = 0.0  # when the job that is being done was posted
        self._loop = asyncio.get_running_loop()
        self._wake: asyncio.Future[None] = self._loop.create_future()  # done while there is work
        self._task: asyncio.Task[None] | None = self._loop.create_task(self._run(), name=name)

    def post(self, job: Job) -> None:
        if self._task is None:
            return
        self._jobs.append((perf_counter(), job))
        if not self._wake.done():
            self._wake.set_result(None)

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in turn, and wait for its result."""
        if self._task is None:
            raise Refused("not-stored")  # the table has just left memory; the next request reads it back
        future: asyncio.Future[Answer] = self._loop.create_future()
        self.post(partial(_answer, question, future))
        try:
            return await future
        finally:
            del future  # a refusal keeps the frames that it came through, and they would keep the refusal

    async def _run(self) -> None:
        while True:
            await self._wake
            while self._jobs:
                self.since, job = self._jobs.popleft()
                try:
                    await job()
                except Exception:
                    _log.exception("%s", self._name)
                finally:
                    del job  # it may refer to the table, and would keep it alive after it has left memory
            self._wake = self._loop.create_future()

    @property
    def idle(self) -> bool:
        return not self._wake.done()

    def close(self) -> None:
        """Drop the jobs that are left, and end the task, which would keep this worker alive for ever."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._jobs.clear()


async def _answer(question: Callable[[], Awaitable[Answer]], future: asyncio.Future[Answer]) -> None:
    try:
        answer = await question()
    except Exception as problem:
        if not future.done():
            future.set_exception(problem)
    else:
        if not future.done():
            future.set_result(answer)
    finally:
        del future, question
