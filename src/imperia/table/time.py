"""The time of day in milliseconds, and waking up at a time; tests put a clock of their own in its place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> int: ...

    def wake_at(self, at: int, wake: Callable[[], None]) -> Alarm: ...


class WallTime:
    def now(self) -> int:
        return int(time.time() * 1000)

    def wake_at(self, at: int, wake: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, wake)
