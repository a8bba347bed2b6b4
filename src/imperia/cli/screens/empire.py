"""The screen of empire: the map with its pieces, the row of cards, and what each seat has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from imperia.cli.appearance import Look
from imperia.cli.screens.with_a_map import (
    beside_the_map,
    every_card_is_offered,
    in_columns,
    letter_of,
    row_table,
    seats_table,
    tags_of_pieces,
)
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.contract import Facts
from imperia.games.empire.definition import DEFINITION, EmpireSetting
from imperia.games.empire.names import NEUTRAL
from imperia.games.empire.pieces import CARDS, CARDS_TO_TAKE
from imperia.maps.terminal import Tag, draw
from imperia.play import Action, Match

TOKEN_LETTERS = 3

CLAUSES = {
    "neutral": ("E2.4",),
    "bid": ("E3.1", "E3.2"),
    "first": ("E3.2",),
    "card": ("E4.1", "E4.2"),
    "half": ("E4.8",),
    "over": ("E5.6",),
}
CLAUSES_OF_STEP = {
    "place": ("E4.3",),
    "move": ("E4.4",),
    "sail": ("E4.4", "E4.5"),
    "city": ("E4.6",),
    "destroy": ("E4.7",),
}
REGION_KINDS = ("neutral", "place", "from", "to", "city")


class EmpireScreen:
    example = "place 12"

    # ----- What is on the table

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        view = match.view(viewer)
        speech = Speech(look.lang)
        parts: list[RenderableType] = [
            seats_table(view, seats, lambda seat: holdings(match, view, seat, speech))
        ]
        if not every_card_is_offered(view):
            parts += ["", row_table(view, speech, lambda card: card_in_words(match, card, speech.lang))]
        return beside_the_map(lambda width: map_of(match, view, seats, look, width), parts, news, look)

    # ----- What is asked and answered

    def label(self, action: Action, seats: Seats) -> str:
        if action.kind == "stop":
            return "."
        if action.kind == "destroy":
            return f"{letter_of(action.arguments['colour'], seats)}{action.arguments['region']}"
        if action.kind in REGION_KINDS or action.kind == "bid":
            return str(next(iter(action.arguments.values())))
        return str(next(iter(action.arguments.values())) + 1)

    def readings(self, match: Match, text: str, seats: Seats) -> Iterator[str]:
        for region in regions_meant(match, text):
            yield from (f"{kind} {region}" for kind in REGION_KINDS)
        if text.isdigit():
            yield f"bid {text}"
            yield f"card {int(text) - 1}"
        pieces = re.fullmatch(r"([^\W\d_])\s*(\d+)", text)
        if pieces:
            letters = {letter_of(colour, seats): colour for colour in (*range(match.players), NEUTRAL)}
            if pieces[1].upper() in letters:
                yield f"destroy {letters[pieces[1].upper()]} {pieces[2]}"

    def clauses(self, match: Match) -> tuple[str, ...]:
        decision = match.view(None)["decision"]
        if decision["kind"] in CLAUSES:
            return CLAUSES[decision["kind"]]
        return (*(number for step in decision["left"] for number in CLAUSES_OF_STEP[step]), "E4.10")

    def explanation(self, match: Match, seat: int, text: str, speech: Speech) -> str | None:
        return None  # the map shows it


def regions_meant(match: Match, text: str) -> list[int]:
    """The region with this number, or those whose names begin like this."""
    regions = board_of(match).regions
    if text.isdigit():
        return [region.number for region in regions if str(region.number) == text]
    return [region.number for region in regions if region.name.casefold().startswith(text.casefold())]


def board_of(match: Match) -> Any:
    assert isinstance(match.setting, EmpireSetting)
    return match.setting.board


# ----- The map


def map_of(match: Match, view: Facts, seats: Seats, look: Look, width: int) -> Text:
    tags = {region["region"]: tags_of(region, seats, look) for region in view["regions"]}
    return draw(board_of(match), tags=tags, width=width, colour=look.colour, dark=look.dark, lang=look.lang)


def tags_of(region: Facts, seats: Seats, look: Look) -> list[Tag]:
    tags = tags_of_pieces(region, seats)
    if region["token"]:
        good = DEFINITION.words.say(look.lang, f"good-{region['token']}")
        tags.append(Tag(f"({good[:TOKEN_LETTERS]})"))
    return tags


# ----- Cards and seats


def card_in_words(match: Match, card: int, lang: str) -> str:
    return DEFINITION.card_in_words(lang, CARDS[card], match.options["coal_card"])


def holdings(match: Match, view: Facts, seat: Facts, speech: Speech) -> Columns:
    counts = [
        (speech("cli-table-points"), f"{view['scores'][seat['seat']]['total']:>2}"),
        (speech("cli-table-coins"), f"{seat['coins']:>2}"),
        (speech("cli-table-supply"), f"{seat['supply']:>2}"),
        (speech("cli-table-cities"), str(seat["cities_left"])),
        (speech("cli-table-cards"), f"{len(seat['cards'])}/{CARDS_TO_TAKE[match.players]}"),
    ]
    counts += [
        (DEFINITION.words.say(speech.lang, f"good-{good}"), str(icons))
        for good, icons in seat["goods"].items()
        if icons
    ]
    return in_columns(counts)


SCREEN = EmpireScreen()
