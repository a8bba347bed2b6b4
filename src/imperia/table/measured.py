"""The measures of a server in the text format of Prometheus."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from imperia import __version__
from imperia.table import meters
from imperia.table.house import House
from imperia.table.meters import Counter, Histogram, Work
from imperia.table.tables.details import RUNNING

KIND = "text/plain; version=0.0.4; charset=utf-8"
_WORK = {"thinking": meters.THINKING, "folding": meters.FOLDING, "answering": meters.ANSWERING}
_PROCESS = Path("/proc/self")


class Sample(NamedTuple):
    value: float
    labels: dict[str, str] = {}  # noqa: RUF012 (never changed)
    ending: str = ""  # of the name


class Family(NamedTuple):
    name: str
    kind: str
    help: str
    samples: list[Sample]


def as_text(house: House) -> str:
    return "".join(f"{line}\n" for family in families(house) for line in _lines(family))


def families(house: House) -> Iterator[Family]:
    yield _gauge("imperia_info", "Which version runs.", Sample(1, {"version": __version__}))
    yield _gauge("imperia_draining", "1 while the server is about to stop.", Sample(house.hall.draining))
    yield from _tables(house)
    yield from _play()
    yield from _storing()
    yield from _working()
    yield _counter(
        "imperia_refusals_total", "Refusals, by key and HTTP status.", meters.REFUSALS, "key", "status"
    )
    yield from _process()


def _tables(house: House) -> Iterator[Family]:
    tables = house.hall.tables.values()
    running = sum(table.details.status == RUNNING for table in tables)
    viewers = [viewer for table in tables for viewer in table.audience.viewers]
    people = {viewer.person.id for viewer in viewers if viewer.person is not None}
    yield _gauge("imperia_tables", "Tables in memory.", Sample(len(tables)))
    yield _gauge("imperia_tables_running", "Tables in memory whose match runs.", Sample(running))
    connections = Sample(sum(house.connections.values()))
    yield _gauge("imperia_connections", "Live connections.", connections)
    yield _gauge("imperia_people_connected", "People at a live connection.", Sample(len(people)))
    yield _counter("imperia_people_seen_total", "People recognised since the start.", meters.PEOPLE)


def _play() -> Iterator[Family]:
    yield _counter("imperia_actions_total", "Actions of people and bots, by game.", meters.ACTIONS, "game")
    stored = _histogram(meters.STORED)
    yield Family(
        "imperia_action_stored_seconds", "histogram", "From receiving actions to storing them.", stored
    )
    told = _histogram(meters.TOLD)
    yield Family("imperia_action_told_seconds", "histogram", "From receiving actions to telling them.", told)


def _storing() -> Iterator[Family]:
    yield Family(
        "imperia_commit_seconds", "histogram", "Commits to the database.", _histogram(meters.COMMITS)
    )
    yield _counter(
        "imperia_changes_total", "Changes in those commits, by outcome.", meters.CHANGES, "outcome"
    )


def _working() -> Iterator[Family]:
    def each(name: str, value: str, text: str) -> Family:
        return _gauge(
            name, text, *(Sample(getattr(work, value), {"kind": kind}) for kind, work in _WORK.items())
        )

    yield each("imperia_jobs_waiting", "waiting", "Jobs that wait for a thread.")
    yield each("imperia_jobs_running", "running", "Jobs under way in a thread.")
    seconds = [sample for kind, work in _WORK.items() for sample in _seconds(kind, work)]
    yield Family("imperia_job_seconds", "histogram", "How long jobs took, without waiting.", seconds)


def _seconds(kind: str, work: Work) -> list[Sample]:
    return _histogram(work.seconds, {"kind": kind})


def _process() -> Iterator[Family]:
    """Memory and open files of the process, by the names that Prometheus' own libraries use; only on
    Linux."""
    try:
        pages = int((_PROCESS / "statm").read_text().split()[1])
        files = len(os.listdir(_PROCESS / "fd"))
    except OSError:
        return
    memory = Sample(pages * os.sysconf("SC_PAGE_SIZE"))
    yield _gauge("process_resident_memory_bytes", "Memory of the process.", memory)
    yield _gauge("process_open_fds", "Open files and connections.", Sample(files))


# ----- Families


def _gauge(name: str, text: str, *samples: Sample) -> Family:
    return Family(name, "gauge", text, list(samples))


def _counter(name: str, text: str, counter: Counter, *labels: str) -> Family:
    values = dict(counter.values) if labels else {(): counter.values.get((), 0)}
    samples = [Sample(value, dict(zip(labels, key, strict=True))) for key, value in sorted(values.items())]
    return Family(name, "counter", text, samples)


def _histogram(histogram: Histogram, labels: dict[str, str] | None = None) -> list[Sample]:
    own = labels or {}
    counts = list(accumulate(histogram.counts))  # a copy: its thread goes on counting
    bounds = [*map(_number, histogram.bounds), "+Inf"]
    buckets = [Sample(n, {**own, "le": le}, "_bucket") for le, n in zip(bounds, counts, strict=True)]
    return [*buckets, Sample(histogram.sum, own, "_sum"), Sample(counts[-1], own, "_count")]


# ----- Text


def _lines(family: Family) -> Iterator[str]:
    yield f"# HELP {family.name} {family.help}"
    yield f"# TYPE {family.name} {family.kind}"
    for value, labels, ending in family.samples:
        named = ",".join(f'{name}="{_escaped(text)}"' for name, text in labels.items())
        yield f"{family.name}{ending}{f'{{{named}}}' if named else ''} {_number(value)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
