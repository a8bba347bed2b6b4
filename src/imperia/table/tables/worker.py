"""One thing after the other: a task that does what is posted to it, in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

Answer = TypeVar("Answer")
Job = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)


class Worker:
    def __init__(self, name: str) -> None:
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._busy = False
        self._task = asyncio.get_running_loop().create_task(self._run(), name=name)

    def post(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in its turn, and wait for what comes of it."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                answer = await question()
            except Exception as problem:
                if not future.done():
                    future.set_exception(problem)
            else:
                if not future.done():
                    future.set_result(answer)

        self.post(job)
        return await future

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
            except Exception:
                _log.exception("%s", self._task.get_name())
            self._busy = False

    @property
    def idle(self) -> bool:
        return not self._busy and self._jobs.empty()

    def close(self) -> None:
        self._task.cancel()
