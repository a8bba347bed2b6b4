"""Writing matches as files, which `imperia replay` reads, and reading such files."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from imperia.errors import ImperiaError
from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.play import Match, load
from imperia.play.errors import UnknownRules
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.tables.details import FINISHED
from imperia.table.tables.hall import Hall
from imperia.table.tables.opening import check_no_paths, open_match
from imperia.table.tables.table import Table


async def saved(table: Table, person: Person | None) -> str:
    """The match of a table as the text of a file. A file reveals everything, so only a match that is finished
    has one, or a match whose seats are all held by one person."""
    table.check_copies()
    details, logged = table.details, table.begun()
    own_match = person is not None and len(details.held_by(person.id)) == details.players
    if details.status != FINISHED and not own_match:
        raise Refused("not-finished")
    return await table.hall.folding.do(logged.match.copy().save)


async def upload(hall: Hall, person: Person, text: str) -> Table:
    await hall.ready(_game_in(text))
    match = await hall.folding.do(partial(_read, text))
    return await open_match(hall, person, match, [""] * match.players)


def _read(text: str) -> Match:
    try:
        _check_names_no_file(text)
        return load(text)
    except UnknownRules as problem:
        raise Refused("unknown-rules", **problem.facts) from None
    except ImperiaError as problem:
        raise Refused("bad-file", what=problem) from None


def _game_in(text: str) -> str:
    """The game of a saved match; empty if there is something wrong with the file, which `load` will
    report."""
    file = _parsed(text)
    return str(file["game"]) if file else ""


def _parsed(text: str) -> dict[str, Any] | None:
    """The contents of the file, if it holds a match of one of our games."""
    try:
        file = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return file if isinstance(file, dict) and file.get("game") in GAMES else None


def _check_names_no_file(text: str) -> None:
    """Raise BadWish if a saved match names a map file by its path: here that would be a file of the
    server."""
    file = _parsed(text)
    if file is None:
        return
    definition = find_definition(file["game"])
    if isinstance(file.get("options"), dict):
        check_no_paths(definition, file["options"])
    if isinstance(file.get("position"), str):
        check_no_paths(definition, definition.read(file["position"]))
