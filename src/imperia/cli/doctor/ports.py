"""Who listens at a port, where the system tells: Linux does, for the processes of the same user."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PROCESSES = Path("/proc")
LISTENING = "0A"


@dataclass(frozen=True)
class Listener:
    id: int
    program: str


def listener_at(port: int) -> Listener | None:
    wanted = {f"socket:[{number}]" for number in _sockets_at(port)}
    if wanted:
        for process in PROCESSES.glob("[0-9]*"):
            with suppress(OSError):  # another user's, or one that has ended meanwhile
                if any(os.readlink(each) in wanted for each in (process / "fd").iterdir()):
                    return Listener(int(process.name), (process / "comm").read_text().strip())
    return None


def _sockets_at(port: int) -> Iterator[str]:
    """The numbers of the sockets that listen there."""
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in (PROCESSES / "net" / table).read_text().splitlines()[1:]:
                columns = line.split()
                if columns[3] == LISTENING and int(columns[1].rpartition(":")[2], 16) == port:
                    yield columns[9]
