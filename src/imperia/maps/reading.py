"""The text of a map split into words that know where in the file they stand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import dropwhile
from typing import Any

from imperia.maps import limits
from imperia.maps.errors import MapError
from imperia.words import quoted

FIRST_LINE = f"imperia map {limits.FORMAT}"
HEADER = re.compile(r"imperia map (\d{1,4})", re.ASCII)
SECTION = re.compile(r"\[\s*([^\]]*?)\s*\]")
LANGUAGE = re.compile(r"[a-z]{2}", re.ASCII)
CONTINENT_KEY = re.compile(r"[a-z][a-z0-9-]{0,19}", re.ASCII)
NUMBER = re.compile(r"\d{1,3}", re.ASCII)
DIGITS = "0123456789"
YES_OR_NO = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of the file and its place, for error messages."""

    text: str
    source: str
    line: int
    column: int

    def error(self, key: str, /, **facts: Any) -> MapError:
        return MapError(self.source, self.line, self.column, key, **facts)

    def part(self, start: int, end: int | None = None) -> Word:
        """The part between two offsets, without surrounding blanks."""
        piece = self.text[start:end]
        inset = len(piece) - len(piece.lstrip())
        return replace(self, text=piece.strip(), column=self.column + start + inset)

    def split(self, separator: str) -> list[Word]:
        words, start = [], 0
        for piece in self.text.split(separator):
            words.append(self.part(start, start + len(piece)))
            start += len(piece) + len(separator)
        return words

    def columns(self, most: int) -> list[Word]:
        """At most this many words, separated by blanks; the last one is all that remains."""
        ends = [match.end() for match in re.finditer(r"\S+", self.text)][: most - 1]
        starts = [0, *ends]
        words = [self.part(start, end) for start, end in zip(starts, [*ends, None], strict=True)]
        return [word for word in words if word.text]


@dataclass(frozen=True, slots=True)
class RegionLine:
    letter: Word
    number: int
    number_word: Word
    name: Word
    continent: Word
    marks: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class SeaLine:
    letter: Word
    number: int
    number_word: Word
    name: Word


@dataclass(frozen=True, slots=True)
class ContinentLine:
    key: Word
    names: dict[str, Word]


@dataclass(slots=True)
class Draft:
    """Everything that a file says: well-formed, but not yet checked for consistency."""

    end: Word
    titles: dict[str, Word] = field(default_factory=dict)
    start: Word | None = None
    wrap: Word | None = None
    sections: dict[str, Word] = field(default_factory=dict)
    rows: list[Word] = field(default_factory=list)
    regions: list[RegionLine] = field(default_factory=list)
    seas: list[SeaLine] = field(default_factory=list)
    continents: list[ContinentLine] = field(default_factory=list)
    sea: list[tuple[Word, Word]] = field(default_factory=list)
    borders: list[tuple[Word, Word]] = field(default_factory=list)
    bridges: list[tuple[Word, Word]] = field(default_factory=list)
    lanes: list[tuple[Word, Word]] = field(default_factory=list)  # an edge of the map, and a region

    @property
    def places(self) -> list[RegionLine | SeaLine]:
        """All regions, of land and of sea, in the order of the file."""
        return sorted([*self.regions, *self.seas], key=lambda place: place.letter.line)

    @property
    def wraps(self) -> bool:
        return self.wrap is not None and YES_OR_NO[self.wrap.text]

    @property
    def sea_letters(self) -> frozenset[str]:
        return frozenset(sea.letter.text for sea in self.seas)


def read(text: str, source: str) -> Draft:
    """Read every line; the first one that cannot be understood raises a MapError."""
    lines = list(dropwhile(lambda line: not line.text, written_lines(text, source)))
    last = text.count("\n") + 1
    draft = Draft(end=Word("", source, last, 1))
    if not lines:
        raise draft.end.error("empty-file", header=FIRST_LINE)
    read_header(lines[0])
    section = ""
    for line in lines[1:]:
        if section == "grid" and not line.text.startswith("["):
            read_row(draft, line)
        elif not line.text.strip():
            continue
        elif line.text.lstrip().startswith("["):
            section = read_section(draft, line.part(0))
        elif not section:
            read_setting(draft, line.part(0))
        else:
            SECTIONS[section](draft, line.part(0))
    while draft.rows and not draft.rows[-1].text:
        draft.rows.pop()
    return draft


def written_lines(text: str, source: str) -> Iterator[Word]:
    """The lines without their comments; lines that held only a comment are left out.

    Accents are joined with their letters, so that every letter is one character, however it was typed.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        for column, character in enumerate(line, 1):
            if unicodedata.category(character)[0] == "C" or character in "\u2028\u2029":
                at = Word(character, source, number, column)
                if character == "\t":
                    raise at.error("tab")
                raise at.error("invisible-character", code=f"U+{ord(character):04X}")
        content, comment, _ = unicodedata.normalize("NFC", line).partition("#")
        if content.strip() or not comment:
            yield Word(content.rstrip(), source, number, 1)


def read_header(line: Word) -> None:
    match = HEADER.fullmatch(line.text)
    if not match:
        raise line.error("no-header", header=FIRST_LINE)
    if int(match[1]) != limits.FORMAT:
        raise line.part(match.start(1)).error(
            "other-format", format=str(int(match[1])), known=str(limits.FORMAT), header=FIRST_LINE
        )


def read_section(draft: Draft, line: Word) -> str:
    match = SECTION.fullmatch(line.text)
    name = match[1] if match else ""
    if name not in SECTIONS:
        raise line.error("no-section", known=[f"[{known}]" for known in SECTIONS])
    if name in draft.sections:
        raise line.error("section-twice", section=name, first=str(draft.sections[name].line))
    draft.sections[name] = line
    return name


def read_setting(draft: Draft, line: Word) -> None:
    key, *rest = line.split(":")
    if not rest:
        raise line.error("no-setting")
    value = line.part(line.text.index(":") + 1)
    if key.text == "start":
        if draft.start:
            raise key.error("start-twice", first=str(draft.start.line))
        draft.start = letter(value)
        return
    if key.text == "wrap":
        if draft.wrap:
            raise key.error("wrap-twice", first=str(draft.wrap.line))
        if value.text not in YES_OR_NO:
            raise value.error("bad-wrap", word=value.text)
        draft.wrap = value
        return
    title, _, language = key.text.partition(".")
    if title != "title" or (key.text != title and not LANGUAGE.fullmatch(language)):
        raise key.error("unknown-setting", setting=key.text)
    add_translation(draft.titles, key, language or "en", value)


def add_translation(names: dict[str, Word], at: Word, language: str, value: Word) -> None:
    if language in names:
        raise at.error("language-twice", language=language)
    names[language] = proper_name(value)


def read_row(draft: Draft, line: Word) -> None:
    """A row of the grid; an empty line inside the drawing is a row of water."""
    if not line.text:
        if draft.rows:
            draft.rows.append(line)
        return
    if line.text.startswith(" "):
        raise line.error("row-begins-blank")
    gap = line.text.find(" ")
    if gap >= 0:
        raise line.part(gap, gap).error("row-with-blank")
    if len(line.text) > limits.GRID_WIDTH:
        raise line.part(limits.GRID_WIDTH).error("row-too-wide", cells=len(line.text), most=limits.GRID_WIDTH)
    for offset, cell in enumerate(line.text):
        if cell not in limits.WATER_SIGNS and not stands_for_a_region(cell):
            raise line.part(offset, offset + 1).error("strange-cell", cell=cell)
    if len(draft.rows) >= limits.GRID_HEIGHT:
        raise line.error("too-many-rows", most=limits.GRID_HEIGHT)
    draft.rows.append(line)


def read_region(draft: Draft, line: Word) -> None:
    first, *rest = line.split(",")
    columns = first.columns(3)
    if len(columns) < 3 or not rest:
        raise line.error("region-incomplete")
    continent, *marks = rest
    for index, mark in enumerate(marks):
        if mark.text not in limits.MARKS:
            raise mark.error("unknown-mark", mark=mark.text, known=quoted(limits.MARKS))
        if mark.text in [earlier.text for earlier in marks[:index]]:
            raise mark.error("mark-twice", mark=mark.text)
    region = RegionLine(
        letter(columns[0]),
        region_number(columns[1]),
        columns[1],
        proper_name(columns[2]),
        continent_key(continent),
        tuple(marks),
    )
    check_another_fits(draft, line)
    draft.regions.append(region)


def read_sea_region(draft: Draft, line: Word) -> None:
    columns = line.columns(3)
    if len(columns) < 3 or "," in line.text:
        raise line.error("sea-region-incomplete")
    sea = SeaLine(letter(columns[0]), region_number(columns[1]), columns[1], proper_name(columns[2]))
    check_another_fits(draft, line)
    draft.seas.append(sea)


def region_number(word: Word) -> int:
    if not NUMBER.fullmatch(word.text) or int(word.text) >= limits.REGIONS:
        raise word.error("bad-region-number", number=word.text, last=limits.REGIONS - 1)
    return int(word.text)


def check_another_fits(draft: Draft, line: Word) -> None:
    if len(draft.regions) + len(draft.seas) >= limits.REGIONS:
        raise line.error("too-many-regions", most=limits.REGIONS)


def read_continent(draft: Draft, line: Word) -> None:
    first, *translations = line.split(",")
    columns = first.columns(2)
    if len(columns) < 2:
        raise line.error("continent-incomplete")
    names = {"en": proper_name(columns[1])}
    for translation in translations:
        language, *rest = translation.split(":")
        if not rest or not LANGUAGE.fullmatch(language.text):
            raise translation.error("no-translation")
        name = translation.part(translation.text.index(":") + 1)
        add_translation(names, language, language.text, name)
    if len(draft.continents) >= limits.CONTINENTS:
        raise line.error("too-many-continents", most=limits.CONTINENTS)
    draft.continents.append(ContinentLine(continent_key(columns[0]), names))


def read_sea(draft: Draft, line: Word) -> None:
    draft.sea += joined_letters(line)


def read_borders(draft: Draft, line: Word) -> None:
    draft.borders += joined_letters(line)


def read_bridges(draft: Draft, line: Word) -> None:
    draft.bridges += joined_letters(line)


def read_lane(draft: Draft, line: Word) -> None:
    words = line.columns(3)
    if len(words) != 2 or words[0].text not in limits.EDGES:
        raise line.error("no-lane", edges=limits.EDGES)
    draft.lanes.append((words[0], letter(words[1])))


def joined_letters(line: Word) -> list[tuple[Word, Word]]:
    """The pairs in a line: `A - B C` joins A with B and with C."""
    ends = line.split("-")
    if len(ends) != 2 or not all(end.text for end in ends):
        raise line.error("no-joint")
    left, right = ends
    others = [letter(word) for word in right.columns(len(right.text) + 1)]
    return [(letter(left), other) for other in others]


def letter(word: Word) -> Word:
    if len(word.text) != 1 or not stands_for_a_region(word.text):
        raise word.error("no-letter", word=word.text)
    return word


def stands_for_a_region(character: str) -> bool:
    """Whether a character can stand for a region: lower-case and capital letters of any alphabet that are one
    cell wide, and plain digits."""
    return character in DIGITS or (
        unicodedata.category(character) in ("Lu", "Ll")
        and unicodedata.east_asian_width(character) not in ("W", "F")
    )


def continent_key(word: Word) -> Word:
    if not CONTINENT_KEY.fullmatch(word.text):
        raise word.error("bad-continent-key", word=word.text)
    return word


def proper_name(word: Word) -> Word:
    if not any(character.isalnum() for character in word.text):
        raise word.error("name-missing")
    if len(word.text) > limits.NAME_LENGTH:
        raise word.error("name-too-long", characters=len(word.text), most=limits.NAME_LENGTH)
    return word


SECTIONS: dict[str, Callable[[Draft, Word], None]] = {
    "grid": read_row,
    "regions": read_region,
    "seas": read_sea_region,
    "continents": read_continent,
    "sea": read_sea,
    "borders": read_borders,
    "bridges": read_bridges,
    "lanes": read_lane,
}
