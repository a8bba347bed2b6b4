"""A map as the games see it: regions, continents, and what joins them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Pair = tuple[int, int]
"""The numbers of two regions, the lower one first."""


@dataclass(frozen=True, slots=True)
class Continent:
    """A group of regions that is scored together; names are keyed by language."""

    key: str
    names: Mapping[str, str] = field(hash=False)

    def name(self, lang: str) -> str:
        return self.names.get(lang, self.names["en"])


@dataclass(frozen=True, slots=True)
class Region:
    """One region; `continent` is an index into the map's continents, and a sea region has none."""

    number: int
    letter: str
    name: str
    continent: int | None
    marks: frozenset[str] = frozenset()

    @property
    def sea(self) -> bool:
        return self.continent is None

    @property
    def triangle(self) -> bool:
        return "triangle" in self.marks


@dataclass(frozen=True, slots=True)
class Map:
    """A checked map. Two maps are equal when they say the same, whatever their comments and spacing.

    `land` holds the borders between land regions, `sea` the dotted links between land regions.
    """

    titles: Mapping[str, str] = field(hash=False)
    rows: tuple[str, ...]
    regions: tuple[Region, ...]
    continents: tuple[Continent, ...]
    land: frozenset[Pair]
    sea: frozenset[Pair]
    start: int | None
    bridges: frozenset[Pair] = frozenset()
    lanes: Mapping[str, int] = field(default_factory=dict, hash=False)  # by edge: the region of a sea lane
    shores: frozenset[Pair] = frozenset()  # a land and a sea region that touch
    straits: frozenset[Pair] = frozenset()  # two sea regions that touch
    wrap: bool = False  # the left and the right edge touch
    text: str = field(default="", compare=False, repr=False)

    @property
    def title(self) -> str:
        return self.titles["en"]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def seas(self) -> tuple[Region, ...]:
        return tuple(region for region in self.regions if region.sea)

    @property
    def triangles(self) -> tuple[int, ...]:
        return tuple(region.number for region in self.regions if region.triangle)

    @property
    def digest(self) -> str:
        """SHA-256 of what the map says: equal maps have equal digests, on every machine."""
        content: dict[str, Any] = {
            "titles": dict(self.titles),
            "rows": self.rows,
            "regions": [(r.number, r.letter, r.name, r.continent, sorted(r.marks)) for r in self.regions],
            "continents": [(c.key, dict(c.names)) for c in self.continents],
            "land": sorted(self.land),
            "sea": sorted(self.sea),
            "start": self.start,
        }
        if self.bridges or self.lanes:  # only if there are any, so that older maps keep their digests
            content |= {"bridges": sorted(self.bridges), "lanes": dict(self.lanes)}
        if self.seas:
            content |= {"shores": sorted(self.shores), "straits": sorted(self.straits)}
        if self.wrap:
            content["wrap"] = True
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    def name(self, lang: str) -> str:
        """The title in a language, or in English if the file has none in that language."""
        return self.titles.get(lang, self.title)

    def region(self, number: int) -> Region:
        for region in self.regions:
            if region.number == number:
                return region
        raise KeyError(number)

    def neighbours(self, number: int, *, sea: bool = False) -> tuple[int, ...]:
        """The neighbours of the same kind. For a land region: those across a border or a bridge, and with
        `sea` also those over a dotted link. For a sea region: the sea regions that it touches."""
        pairs = self.land | self.bridges | self.straits | (self.sea if sea else frozenset())
        return _others(pairs, number)

    def coast(self, number: int) -> tuple[int, ...]:
        """The sea regions that a land region borders, or the land regions around a sea region."""
        return _others(self.shores, number)


def _others(pairs: frozenset[Pair], number: int) -> tuple[int, ...]:
    return tuple(sorted(low + high - number for low, high in pairs if number in (low, high)))
