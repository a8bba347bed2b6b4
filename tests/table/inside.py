"""A house without sockets, and time that passes when a test says so."""

import asyncio
import heapq
import json
from contextlib import asynccontextmanager
from itertools import count
from time import monotonic

import msgspec

from imperia.table.config import ServerConfig
from imperia.table.house import House
from imperia.table.protocol.messages import FromServer
from tests.table.client import WAIT
from tests.table.new_database import put_database

NOON = 1_800_000_000_000
FAR_AWAY = 3600  # seconds; no test waits for it


class SetTime:
    """A time that stands still until it is told to go on; then it rings every alarm on the way."""

    def __init__(self, at=NOON):
        self._passed = 5_000
        self._noon = at - self._passed
        self._alarms = []
        self._order = count()

    def now(self):
        return self._noon + self._passed

    def steady(self):
        return self._passed

    def wake_in(self, milliseconds, wake):
        alarm = _Alarm()
        heapq.heappush(self._alarms, (self._passed + milliseconds, next(self._order), alarm, wake))
        return alarm

    def pass_by(self, milliseconds):
        until = self._passed + milliseconds
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm, wake = heapq.heappop(self._alarms)
            self._passed = max(self._passed, at)
            if not alarm.cancelled:
                wake()
        self._passed = until

    def set_by(self, milliseconds):
        """Set the time of day forward or back, without any time passing."""
        self._noon += milliseconds

    def restart(self):
        """Become the time of another process, whose steady time begins anew."""
        self._noon += self._passed
        self._passed = 0
        self._alarms.clear()


class _Alarm:
    cancelled = False

    def cancel(self):
        self.cancelled = True


class Watcher:
    """A viewer that keeps what it is sent."""

    def __init__(self, person=None, seat=None, lang="en"):
        self.person, self.seat, self.lang = person, seat, lang
        self.visible, self.notifies = True, False
        self.told = []
        self.left = None

    def send(self, message):
        msgspec.json.decode(message, type=FromServer)  # raises an error if it is not as declared
        self.told.append(json.loads(message))

    def leave(self, reason):
        self.left = reason

    def of(self, kind):
        return [message for message in self.told if message["type"] == kind]


@asynccontextmanager
async def open_house(folder, time=None, workshop=None, **settings):
    """A house that looks after its tables only when a test says so, however slow the machine is."""
    settings = {"sweep_seconds": FAR_AWAY, **settings}
    address = f"sqlite:///{folder / 'tables.db'}"
    put_database(address)
    house = House(ServerConfig(address, **settings), time, workshop)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def until(condition):
    """Let the event loop go on until something has come true."""
    end = monotonic() + WAIT
    while not condition():
        assert monotonic() < end, "it never came true"
        await asyncio.sleep(0.001)
