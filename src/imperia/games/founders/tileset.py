"""The tiles: the standard set, or a file of the user's own (F1.2-F1.5, F1.7)."""

from __future__ import annotations

import hashlib
import os
import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from imperia.games.errors import BadOption
from imperia.games.founders import pieces
from imperia.games.founders.pieces import GIVEN_BY, Resource, Stack, claim, claims_of, most_tiles, most_turns
from imperia.games.shared.keywords import names_of
from imperia.words import Quoted, SpokenError, SystemReason
from imperia.words.spoken import catalogue_of

FOLDER = Path(__file__).parent / "sets"
STANDARD = "standard"
HEADER = "imperia tiles 1"
FILE_BYTES = 64 * 1024
SECTIONS = {"nature": Stack.GREEN, "village": Stack.BLUE, "city": Stack.PURPLE, "victory": Stack.VICTORY}
# The message where a line has another form.
FORMS = {
    Stack.GREEN: "tiles-form-nature",
    Stack.BLUE: "tiles-form-village",
    Stack.PURPLE: "tiles-form-village",
    Stack.VICTORY: "tiles-form-victory",
}
_RESOURCES = names_of(Resource)
_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}", re.ASCII)
_WORDS = re.compile(r"[^\x00-\x1f,:]{1,30}")
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)


class BadTiles(SpokenError, ValueError):
    """A tile file that cannot be used: which line, what is wrong, and what would be right.

    `source` is the path of the file, or empty where its text was given; `line` is 0 for the whole file.
    """

    def __init__(self, source: str, line: int, key: str, /, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.args = (source, line, key)  # for unpickling it in another process
        self.source = source
        self.line = line

    def text(self, lang: str = "en") -> str:
        place = f"{self.source}:{self.line}" if self.line else self.source
        if self.line and not self.source:
            place = catalogue_of(type(self)).say(lang, "tiles-place", line=str(self.line))
        return f"{place}: {super().text(lang)}" if place else super().text(lang)


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of tile; its copies are equal."""

    name: str
    stack: Stack
    copies: int
    needs: tuple[Resource, ...]
    gives: tuple[Resource, ...]
    points: int

    @property
    def name_with_needs(self) -> str:
        return "-".join([self.name, *(need.name.lower() for need in self.needs)])


@dataclass(frozen=True)
class TileSet:
    title: str
    sorts: tuple[Sort, ...]  # by stack, then as the file has them; a sort's place here is its number
    names: dict[str, dict[str, str]]  # of each sort's name, by language
    text: str

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles each of the four stacks has."""
        return tuple(sum(sort.copies for sort in self.sorts if sort.stack is stack) for stack in Stack)

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """What people write for each sort: its name, with its needs where several share the name."""
        times = Counter(sort.name for sort in self.sorts)
        return tuple(sort.name if times[sort.name] == 1 else sort.name_with_needs for sort in self.sorts)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def called(self, name: str, lang: str) -> str:
        names = self.names.get(name, {})
        return names.get(lang) or names.get("en") or name.replace("-", " ")


# ----- Opening


def open_tiles(name: str) -> TileSet:
    """The standard set by its name, a tile file by its path, or the text of one."""
    if name == STANDARD:
        return _standard()
    if "\n" in name:
        return parse(name, "")
    if not name or not (os.path.exists(name) or "/" in name or "." in name):
        raise BadOption("unknown-tiles", name=Quoted(name), standard=Quoted(STANDARD))
    return parse(_read(name), name)


@lru_cache(maxsize=1)
def _standard() -> TileSet:
    return parse((FOLDER / "standard.tiles").read_text(encoding="utf-8"), STANDARD)


def _read(path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            data = file.read(FILE_BYTES + 1)
    except (OSError, ValueError) as problem:
        raise BadTiles(path, 0, "tiles-unreadable", why=SystemReason(problem)) from None
    if len(data) > FILE_BYTES:
        raise BadTiles(path, 0, "tiles-too-large", most=FILE_BYTES // 1024)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTiles(path, 0, "tiles-not-utf-8", header=Quoted(HEADER)) from None


def check_size(tiles: TileSet, players: int) -> None:
    """F1.7: enough tiles to set up and to open one; F4.8: no nation can outgrow its room."""
    wanted = (2 * players + 1 + pieces.LAID_OUT[0], *pieces.LAID_OUT[1:], pieces.FACE_UP_VICTORY[players])
    for section, there, least in zip(SECTIONS, tiles.sizes, wanted, strict=True):
        if there < least:
            raise BadOption("tiles-too-few", players=players, least=least, section=section, there=there)
    if most_turns(tiles.sizes, players) < 1:
        raise BadOption("tiles-used-up", players=players)
    assert most_tiles(tiles.sizes, players) <= pieces.ROOM[players]  # follows from pieces.MOST_OF_A_STACK


# ----- Reading


@lru_cache(maxsize=64)
def parse(text: str, source: str) -> TileSet:
    """A tile set from its text; BadTiles says which line is wrong and what would be right."""
    return _Reader(text, source).tile_set()


class _Reader:
    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.line = 0
        self.title = ""
        self.sorts: dict[Stack, list[Sort]] = {stack: [] for stack in Stack}
        self.names: dict[str, dict[str, str]] = {}
        self.name_lines: dict[str, int] = {}

    def refuse(self, key: str, /, **facts: Any) -> BadTiles:
        return BadTiles(self.source, self.line, key, **facts)

    def tile_set(self) -> TileSet:
        section = ""
        lines = self.text.removeprefix("\ufeff").splitlines()
        for number, raw in enumerate(lines or [""], 1):
            self.line = number
            line = raw.split("#")[0].strip()
            if number == 1:
                if line != HEADER:
                    raise self.refuse("tiles-header", header=Quoted(HEADER), given=Quoted(line[:40]))
            elif line.startswith("["):
                section = self.section(line)
            elif line and section == "names":
                self.name(line)
            elif line and section:
                self.sort(SECTIONS[section], line)
            elif line:
                self.setting(line)
        self.line = 0
        tiles = TileSet(self.title, tuple(chain.from_iterable(self.sorts.values())), self.names, self.text)
        self.check_whole(tiles)
        return tiles

    def section(self, line: str) -> str:
        name = line.strip("[] ")
        if line != f"[{name}]" or name not in (*SECTIONS, "names"):
            known = [f"[{section}]" for section in (*SECTIONS, "names")]
            raise self.refuse("tiles-no-section", given=Quoted(line), known=known)
        return name

    def setting(self, line: str) -> None:
        name, colon, value = line.partition(":")
        if name.strip() != "title" or not colon or not _WORDS.fullmatch(value.strip()):
            raise self.refuse("tiles-no-setting", given=Quoted(line[:40]))
        self.title = value.strip()

    def name(self, line: str) -> None:
        key, _, rest = line.partition(" ")
        english, *others = (part.strip() for part in rest.split(","))
        if not _WORDS.fullmatch(english):
            raise self.refuse("tiles-no-name")
        names = {"en": english}
        for other in others:
            lang, colon, words = (part.strip() for part in other.partition(":"))
            if not colon or not re.fullmatch(r"[a-z]{2}", lang) or not _WORDS.fullmatch(words):
                raise self.refuse("tiles-no-translation", given=Quoted(other))
            names[lang] = words
        self.names[key] = names
        self.name_lines[key] = self.line

    def sort(self, stack: Stack, line: str) -> None:
        parts = line.split(None, 2)
        if len(parts) < 3 or not _NUMBER.fullmatch(parts[1]):
            raise self.refuse(FORMS[stack], given=Quoted(line[:60]))
        name, copies, rest = parts[0], int(parts[1]), parts[2]
        if not _NAME.fullmatch(name):
            raise self.refuse("tiles-bad-key", given=Quoted(name))
        if not 1 <= copies <= pieces.MOST_OF_A_STACK:
            raise self.refuse("tiles-copies", most=pieces.MOST_OF_A_STACK, given=copies)
        sort = Sort(name, stack, copies, *self.effect(stack, rest))
        if any(replace(sort, copies=other.copies) == other for other in self.sorts[stack]):
            raise self.refuse("tiles-sort-twice", name=name)
        self.sorts[stack].append(sort)

    def effect(self, stack: Stack, text: str) -> tuple[tuple[Resource, ...], tuple[Resource, ...], int]:
        if stack is Stack.GREEN:
            gives = self.resources(text.split("/"))
            if len(gives) > 2 or len(set(gives)) < len(gives):
                raise self.refuse("tiles-nature-gives", given=Quoted(text))
            self.check_class(stack, gives)
            return (), gives, 0
        sign = "=" if stack is Stack.VICTORY else "->"
        before, found, after = text.partition(sign)
        if not found:
            raise self.refuse(FORMS[stack], given=Quoted(text[:60]))
        needs = self.resources(before.split("+"))
        if len(needs) > pieces.MOST_NEEDS:
            raise self.refuse("tiles-needs", most=pieces.MOST_NEEDS, given=len(needs))
        if stack is Stack.VICTORY:
            points = after.strip()
            if not _NUMBER.fullmatch(points) or not 1 <= int(points) <= pieces.MOST_POINTS:
                raise self.refuse("tiles-points", most=pieces.MOST_POINTS, given=Quoted(points))
            return needs, (), int(points)
        gives = self.resources([after])
        self.check_class(stack, gives)
        return needs, gives, 0

    def resources(self, words: list[str]) -> tuple[Resource, ...]:
        names = [word.strip() for word in words]
        for name in names:
            if name not in _RESOURCES:
                raise self.refuse("tiles-unknown-resource", given=Quoted(name), known=list(_RESOURCES))
        return tuple(_RESOURCES[name] for name in names)

    def check_class(self, stack: Stack, gives: tuple[Resource, ...]) -> None:
        for resource in gives:
            if resource not in GIVEN_BY[stack]:
                section = next(name for name, of in SECTIONS.items() if of is stack)
                known, given = list(names_of(GIVEN_BY[stack])), resource.name.lower()
                raise self.refuse("tiles-other-resource", section=section, known=known, given=given)

    def check_whole(self, tiles: TileSet) -> None:
        if not tiles.title:
            raise self.refuse("tiles-no-title")
        for section, size in zip(SECTIONS, tiles.sizes, strict=True):
            if size > pieces.MOST_OF_A_STACK:
                raise self.refuse("tiles-too-many", section=section, there=size, most=pieces.MOST_OF_A_STACK)
        if len(tiles.sorts) > pieces.MOST_SORTS:
            raise self.refuse("tiles-too-many-sorts", there=len(tiles.sorts), most=pieces.MOST_SORTS)
        for key, times in Counter(tiles.keys).items():
            if times > 1:
                raise self.refuse("tiles-same-key", written=Quoted(key))
        for key, line in self.name_lines.items():
            if key not in {sort.name for sort in tiles.sorts}:
                raise BadTiles(self.source, line, "tiles-name-of-nothing", name=Quoted(key))


# ----- Into the record


def write_tiles(record: Any, tiles: TileSet) -> None:
    """Put the set into the record."""
    record["sort_count"] = len(tiles.sorts)
    for number, sort in enumerate(tiles.sorts):
        row = record["sorts"][number]
        row["stack"] = sort.stack
        row["copies"] = sort.copies
        row["points"] = sort.points
        row["gives"] = _padded(sort.gives, 2)
        row["needs"] = _padded(sort.needs, pieces.MOST_NEEDS)
        row["needed"] = sum(1 << need for need in set(sort.needs))
        claims = [claim(group, count) for group, count in claims_of(sort.needs)]
        row["claims"] = _padded(claims, pieces.MOST_CLAIMS)


def _padded(numbers: Any, length: int) -> list[int]:
    return [*numbers, *[-1] * (length - len(numbers))]
