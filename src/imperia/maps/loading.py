"""From a file, or its text, to a checked map."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from imperia.maps import limits
from imperia.maps.checking import check_room, checked
from imperia.maps.errors import MapError
from imperia.maps.geography import Survey
from imperia.maps.limits import Room
from imperia.maps.model import Continent, Map, Pair, Region
from imperia.maps.reading import Draft, read
from imperia.words import SystemReason


def load(path: str | os.PathLike[str], room: Room | None = None) -> Map:
    """Read a map file; a MapError says what is wrong with it, or that the game has no room for it."""
    source = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(limits.FILE_BYTES + 1)
    except FileNotFoundError:
        raise MapError(source, 0, 0, "no-such-file") from None
    except IsADirectoryError:
        raise MapError(source, 0, 0, "is-a-folder") from None
    except (OSError, ValueError) as problem:
        raise MapError(source, 0, 0, "cannot-be-read", why=SystemReason(problem)) from None
    if len(data) > limits.FILE_BYTES:
        raise too_large(source)
    return parse(decoded(data, source), source, room)


def parse(text: str, source: str = "", room: Room | None = None) -> Map:
    """Read a map from its text; `source` is the file it came from, for error messages."""
    if len(text.encode("utf-8", "surrogatepass")) > limits.FILE_BYTES:
        raise too_large(source)
    draft = read(text, source)
    shown = checked(draft)
    if room:
        check_room(draft, room)
    return assembled(draft, shown, text)


def too_large(source: str) -> MapError:
    return MapError(source, 0, 0, "too-large", most=limits.FILE_BYTES // 1024)


def decoded(data: bytes, source: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as failure:
        if b"\0" in data:
            raise MapError(source, 0, 0, "no-text-file") from None
        before = data[: failure.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        raise MapError(source, line, column, "not-utf-8") from None


def assembled(draft: Draft, shown: Survey, text: str) -> Map:
    keys = [continent.key.text for continent in draft.continents]
    numbers = {region.letter.text: region.number for region in draft.places}
    seas = draft.sea_letters
    meetings: list[list[tuple[str, str]]] = [[], [], []]  # pairs of letters, by how many of the two are sea
    for low, high in shown.meetings:
        meetings[(low in seas) + (high in seas)].append((low, high))
    land, shores, straits = (numbered(pairs, numbers) for pairs in meetings)
    regions = [
        Region(
            number=region.number,
            letter=region.letter.text,
            name=region.name.text,
            continent=keys.index(region.continent.text),
            marks=frozenset(mark.text for mark in region.marks),
        )
        for region in draft.regions
    ]
    regions += [Region(sea.number, sea.letter.text, sea.name.text, continent=None) for sea in draft.seas]
    return Map(
        titles={language: title.text for language, title in draft.titles.items()},
        rows=shown.rows,
        regions=tuple(sorted(regions, key=lambda region: region.number)),
        continents=tuple(
            Continent(continent.key.text, {language: name.text for language, name in continent.names.items()})
            for continent in draft.continents
        ),
        land=land,
        shores=shores,
        straits=straits,
        sea=numbered(((left.text, right.text) for left, right in draft.sea), numbers),
        bridges=numbered(((left.text, right.text) for left, right in draft.bridges), numbers),
        lanes={edge.text: numbers[owner.text] for edge, owner in draft.lanes},
        start=numbers[draft.start.text] if draft.start else None,
        wrap=draft.wraps,
        text=text,
    )


def numbered(pairs: Iterable[tuple[str, str]], numbers: dict[str, int]) -> frozenset[Pair]:
    return frozenset(
        (min(numbers[left], numbers[right]), max(numbers[left], numbers[right])) for left, right in pairs
    )
