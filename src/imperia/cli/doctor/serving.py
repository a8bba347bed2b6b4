"""What a server needs: the page, a database and a port."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from imperia.cli.doctor.finding import Finding, State
from imperia.cli.doctor.ports import listener_at
from imperia.cli.speech import Speech

MEGABYTE = 1_000_000
LEAST_MEGABYTES = 100  # free for tables: a long match has less than one
FILE_OF_PAGE = re.compile(r'(?:src|href)="/([^"]+)"')


def look_at_page(speech: Speech) -> Finding:
    from imperia.table import config

    index = config.PAGE / "index.html"
    if not index.is_file():
        told = speech("doctor-page-missing", folder=str(config.PAGE))
        return Finding("page", State.MISSING, told, speech("doctor-page-build"), needed=True)
    named = FILE_OF_PAGE.findall(index.read_text(encoding="utf-8"))
    absent = [name for name in named if not (config.PAGE / name).is_file()]
    if absent:
        told = speech("doctor-page-incomplete", folder=str(config.PAGE), files=", ".join(absent))
        return Finding("page", State.MISSING, told, speech("doctor-page-build"), needed=True)
    return Finding("page", State.OK, speech("doctor-page-found", folder=str(config.PAGE)), needed=True)


def look_at_database(url: str, speech: Speech) -> Finding:
    from imperia.table.store.inspection import inspect_database
    from imperia.table.store.problems import BadDatabase

    try:
        found = inspect_database(url)
    except BadDatabase as problem:
        return Finding("database", State.MISSING, problem.text(speech.lang), needed=True)
    if found.schema is None:
        told = speech("doctor-database-new", place=found.place)
    elif found.is_newest:
        told = speech("doctor-database-newest", place=found.place, schema=found.schema)
    else:
        told = speech("doctor-database-older", place=found.place, schema=found.schema)
    if found.folder is None:
        return Finding("database", State.OK, told, needed=True)
    megabytes = free_megabytes(found.folder)
    told = f"{told}; {speech('doctor-database-room', megabytes=megabytes)}"
    if megabytes < LEAST_MEGABYTES:
        return Finding("database", State.MISSING, told, speech("doctor-database-make-room"), needed=True)
    return Finding("database", State.OK, told, needed=True)


def free_megabytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free // MEGABYTE


def look_at_port(host: str, port: int, speech: Speech) -> Finding:
    from imperia.table.listening import BadAddress, open_socket

    try:
        open_socket(host, port).close()
    except BadAddress as problem:
        told, listener = problem.text(speech.lang), listener_at(port)
        if listener is not None:
            told = f"{told} ({speech('doctor-port-taken', program=listener.program, id=str(listener.id))})"
        return Finding("port", State.MISSING, told, speech("doctor-port-choose"), needed=True)
    key = "doctor-port-free" if port else "doctor-port-any"
    return Finding("port", State.OK, speech(key, host=host, port=str(port)), needed=True)
