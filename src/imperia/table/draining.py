"""Stopping so that nobody loses anything: what is under way is finished, and people are sent elsewhere.

Pages that are told that the service restarts connect again by themselves: to another server that shares the
tables, or to this one when it is up again. Requests that were not answered they repeat with the same id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from imperia.table.house import House

MOST_SECONDS = 5.0  # for work under way, and again for farewells: a missing database must not block the stop
LOOK_SECONDS = 0.02
_log = logging.getLogger(__name__)


async def drain(house: House) -> None:
    hall = house.hall
    hall.draining = True  # no new tables and connections; readiness checks get "not ready"
    _log.info("draining")
    await asyncio.sleep(house.config.drain_seconds)
    hall.stopping = True  # live connections ignore what they receive
    for table in hall.tables.values():
        table.thinking.close()
        table.set_alarm(None)
    if not await _until(lambda: all(table.worker.idle for table in hall.tables.values())):
        _log.warning("not everything that was under way could be finished in time")
    for table in hall.tables.values():
        table.audience.close("restart")
    await _until(lambda: not house.connections)


async def _until(done: Callable[[], bool]) -> bool:
    loop = asyncio.get_running_loop()
    end = loop.time() + MOST_SECONDS
    while not done():
        if loop.time() > end:
            return False
        await asyncio.sleep(LOOK_SECONDS)
    return True
