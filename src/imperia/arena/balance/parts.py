"""The parts of a section of the page; `templates/parts.html` writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from imperia.arena.balance.plots import Axis, Bar, PriceBar, Stack, Swatch, Whisker


@dataclass(frozen=True)
class Measured:
    """A number with its interval."""

    macro: ClassVar = "measured"
    value: str
    interval: str


Cell = str | Measured | Whisker | Bar | Stack | PriceBar


@dataclass(frozen=True, slots=True)
class Column:
    heading: str
    kind: str  # "main": beside the label on a phone; "plot"; "bar"; "more": below, with its heading

    @property
    def classes(self) -> str:
        return {"main": "main number", "more": "more number"}.get(self.kind, self.kind)

    @property
    def folds(self) -> bool:
        return self.kind in ("more", "bar")


@dataclass(frozen=True, slots=True)
class Line:
    label: str
    cells: Sequence[Cell]
    kind: str = ""
    number: int | None = None  # of the thing in the label


@dataclass(frozen=True)
class PlotTable:
    """A table with plots in it: on a wide screen a row is one line, on a phone it folds into several."""

    macro: ClassVar = "table"
    caption: str
    label: str
    columns: Sequence[Column]
    lines: Sequence[Line]
    axis: Axis | None = None
    kind: str = ""

    @property
    def classes(self) -> str:
        return " ".join(name for name in ("plotted" if self.axis else "", self.kind) if name)

    def pairs(self, line: Line) -> Iterable[tuple[Column, Cell]]:
        return zip(self.columns, line.cells, strict=True)


@dataclass(frozen=True)
class How:
    """A sentence on how to read what follows."""

    macro: ClassVar = "how"
    sentence: str


@dataclass(frozen=True)
class Key:
    macro: ClassVar = "key"
    entries: Sequence[tuple[Swatch, str]]


@dataclass(frozen=True)
class Finding:
    """A sentence, with the name that it is about."""

    before: str
    name: str = ""
    after: str = ""


@dataclass(frozen=True)
class Findings:
    macro: ClassVar = "findings"
    findings: Sequence[Finding]


Part = How | Findings | Key | PlotTable


@dataclass(frozen=True)
class Section:
    heading: str
    parts: Sequence[Part]
