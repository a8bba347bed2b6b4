"""What the tables of the eight-minute family have in common: what is typed, the row, what seats have."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from imperia.cli.appearance import Look
from imperia.cli.screens.holdings import in_columns, seats_table
from imperia.cli.screens.illustration import Illustration
from imperia.cli.screens.plain import PlainScreen
from imperia.cli.screens.with_a_map import (
    beside_the_map,
    every_card_is_offered,
    letter_of,
    row_table,
)
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.eight_minutes.definition import FamilyDefinition
from imperia.games.setting import Facts
from imperia.maps import Map
from imperia.maps.terminal import Tag, draw
from imperia.play import Action, Match

REGION_KINDS = ("settle", "token", "neutral", "place", "from", "to", "city")


class FamilyScreen(PlainScreen, ABC):
    example = "place 12"
    neutral: int  # the number of that colour
    counted_from_one: tuple[str, ...] = ("card", "half")  # kinds whose number people see one higher
    clauses_of: ClassVar[Mapping[str, tuple[str, ...]]]  # decisions
    clauses_of_step: ClassVar[Mapping[str, tuple[str, ...]]]
    clause_of_stopping: str

    # ----- What is on the table

    @abstractmethod
    def map_of(self, match: Match, view: Facts) -> Map | None: ...

    @abstractmethod
    def tags_of(self, region: Facts, seats: Seats, lang: str) -> list[Tag]: ...

    @abstractmethod
    def cards_each(self, match: Match) -> int: ...

    @abstractmethod
    def collection(self, view: Facts, seat: Facts, speech: Speech) -> list[tuple[str, str]]:
        """What a seat has besides its means: words, each with its number."""

    def card_in_words(self, match: Match, card: int, lang: str) -> str:
        definition = match.definition
        assert isinstance(definition, FamilyDefinition)
        return definition.card_in_words(lang, definition.cards[card], match.options)

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        view, speech = match.view(viewer), Speech(look.lang)
        parts = [self._seats(match, view, seats, speech)]
        if not every_card_is_offered(view):
            parts += ["", self._row(match, view, speech)]
        return beside_the_map(lambda width: self._drawn(match, view, seats, look, width), parts, news, look)

    def illustration(self, match: Match, viewer: int | None, seats: Seats, look: Look) -> Illustration:
        from imperia.maps.svg import drawing  # brings geometry with it, which the terminal does not need

        view, speech = match.view(viewer), Speech(look.lang)
        words = Group(self._seats(match, view, seats, speech), "", self._row(match, view, speech))
        board = self.map_of(match, view)
        if board is None:
            return Illustration(None, words)
        tags = self._tags(view, seats, look)
        return Illustration(drawing(board, look.lang, dark=look.dark, tags=tags), words)

    def _seats(self, match: Match, view: Facts, seats: Seats, speech: Speech) -> RenderableType:
        return seats_table(view, seats, lambda seat: in_columns(self._holdings(match, view, seat, speech)))

    def _row(self, match: Match, view: Facts, speech: Speech) -> RenderableType:
        return row_table(view, speech, lambda card: self.card_in_words(match, card, speech.lang))

    def _drawn(self, match: Match, view: Facts, seats: Seats, look: Look, width: int) -> Text:
        board = self.map_of(match, view)
        if board is None:
            return Text(Speech(look.lang)("cli-legends-nothing-laid"))
        tags = self._tags(view, seats, look)
        return draw(board, tags=tags, width=width, colour=look.colour, dark=look.dark, lang=look.lang)

    def _tags(self, view: Facts, seats: Seats, look: Look) -> dict[int, list[Tag]]:
        return {region["region"]: self.tags_of(region, seats, look.lang) for region in view["regions"]}

    def _holdings(self, match: Match, view: Facts, seat: Facts, speech: Speech) -> list[tuple[str, str]]:
        return [
            (speech("cli-table-points"), f"{view['scores'][seat['seat']]['total']:>2}"),
            (speech("cli-table-coins"), f"{seat['coins']:>2}"),
            (speech("cli-table-supply"), f"{seat['supply']:>2}"),
            (speech("cli-table-cities"), str(seat["cities_left"])),
            (speech("cli-table-cards"), f"{len(seat['cards'])}/{self.cards_each(match)}"),
            *self.collection(view, seat, speech),
        ]

    # ----- What is asked and answered

    def label(self, action: Action, seats: Seats) -> str:
        if action.kind == "stop":
            return "."
        if action.kind == "destroy":
            return f"{letter_of(action.arguments['colour'], seats)}{action.arguments['region']}"
        number = next(iter(action.arguments.values()))
        return str(number + 1 if action.kind in self.counted_from_one else number)

    def readings(self, match: Match, text: str, seats: Seats) -> Iterator[str]:
        kinds = match.definition.action_kinds
        for region in self._regions_meant(match, text):
            yield from (f"{kind} {region}" for kind in REGION_KINDS if kind in kinds)
        if text.isdigit():
            yield f"bid {text}"
            yield from (f"{kind} {int(text) - 1}" for kind in self.counted_from_one if text != "0")
        pieces = re.fullmatch(r"([^\W\d_])\s*(\d+)", text)
        if pieces:
            letters = {letter_of(colour, seats): colour for colour in (*range(match.players), self.neutral)}
            if pieces[1].upper() in letters:
                yield f"destroy {letters[pieces[1].upper()]} {pieces[2]}"

    def _regions_meant(self, match: Match, text: str) -> list[int]:
        """The region of this number, or those on the table whose names begin like this."""
        board = self.map_of(match, match.view(None))
        regions = board.regions if board else ()
        if text.isdigit():
            return [region.number for region in regions if str(region.number) == text]
        return [region.number for region in regions if region.name.casefold().startswith(text.casefold())]

    def clauses(self, match: Match) -> tuple[str, ...]:
        decision = match.view(None)["decision"]
        if decision["kind"] in self.clauses_of:
            return self.clauses_of[decision["kind"]]
        steps = (number for step in decision["left"] for number in self.clauses_of_step[step])
        return (*steps, self.clause_of_stopping)

    def explanation(
        self, match: Match, seat: int, text: str, speech: Speech, names: tuple[str, ...] = ()
    ) -> str | None:
        return None  # the map shows it
