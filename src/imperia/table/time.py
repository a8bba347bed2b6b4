"""Time in milliseconds, and alarms; tests use a time of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> int:
        """The time of day, since 1970. It may be set forward or back at any moment."""

    def steady(self) -> int:
        """A time that runs evenly even if the time of day is changed. It means nothing in another process."""

    def wake_in(self, milliseconds: int, wake: Callable[[], None]) -> Alarm: ...


class RealTime:
    def now(self) -> int:
        return int(time.time() * 1000)

    def steady(self) -> int:
        return int(time.monotonic() * 1000)

    def wake_in(self, milliseconds: int, wake: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, milliseconds) / 1000, wake)
