"""Every connection is an open file, and systems allow few of them unless asked for more."""

from __future__ import annotations

import logging

from imperia.table.porter import places_outside

FOR_OURSELVES = 64  # the database, the page, what Python itself has open
_log = logging.getLogger(__name__)


def open_files_for(connections: int) -> int:
    """Ask the system for this many connections, and return how many it allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FOR_OURSELVES + connections + places_outside(connections)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a lower limit of their own
        allowed = soft
    room = max(16, allowed - FOR_OURSELVES)
    room = min(room - places_outside(room), connections)
    if room < connections:
        _log.warning("the system allows %d open files: room for %d connections", allowed, room)
    return room
