"""Every connection is an open file, and systems allow few of them until they are asked for more."""

from __future__ import annotations

import logging

from imperia.table.porter import MOST_OUTSIDE

FOR_OURSELVES = 64  # the database, the page, what Python itself has open
_log = logging.getLogger(__name__)


def open_files_for(connections: int) -> int:
    """Ask the system for so many connections, and return for how many there is room."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    spare = FOR_OURSELVES + MOST_OUTSIDE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + spare
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a limit of their own besides
        allowed = soft
    room = max(1, allowed - spare)
    if room < connections:
        _log.warning("the system allows %d open files: room for %d connections", allowed, room)
    return min(room, connections)
