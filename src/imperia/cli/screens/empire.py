"""The table of empire: the map with its pieces, the row of cards, and what each seat has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import COLOURS, NEUTRAL_COLOUR, SHAPES, Look, counter_style, seat_style
from imperia.cli.speech import Speech
from imperia.cli.table.seats import NEUTRAL_LETTER, Seats
from imperia.games.contract import Facts
from imperia.games.empire.definition import DEFINITION, EmpireSetting
from imperia.games.empire.names import NEUTRAL
from imperia.games.empire.pieces import CARDS, CARDS_TO_TAKE
from imperia.maps.terminal import Tag, draw
from imperia.play import Action, Match

WIDE = 118  # from here on the seats and the row stand beside the map
SIDE = 42
CITY = "♜"
TOKEN_LETTERS = 3
WHOSE_TURN = "▶"

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
        parts: list[RenderableType] = [seats_table(match, view, seats, speech)]
        if not every_card_is_offered(view):
            parts += ["", row_table(match, view, speech)]
        if look.width < WIDE:
            parts += ["", news] if news else []
            return Group(map_of(match, view, seats, look, look.width), "", *parts)
        chart = map_of(match, view, seats, look, look.width - SIDE - 1)
        earlier, latest = last_lines(news, height(chart, look.width) - height(Group(*parts), SIDE) - 1)
        beside = Table.grid(padding=(0, 1))
        beside.add_column(width=look.width - SIDE - 1)
        beside.add_column(width=SIDE)
        beside.add_row(chart, Group(*parts, "", latest))
        return Group(earlier, "", beside) if earlier else beside

    def sources(self, speech: Speech) -> Mapping[str, str]:
        return {
            "regions": speech("cli-empire-regions"),
            "continents": speech("cli-empire-continents"),
            "goods": speech("cli-empire-goods"),
        }

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
    """The region of this number, or those whose names begin like this."""
    regions = board_of(match).regions
    if text.isdigit():
        return [region.number for region in regions if str(region.number) == text]
    return [region.number for region in regions if region.name.casefold().startswith(text.casefold())]


def board_of(match: Match) -> Any:
    assert isinstance(match.setting, EmpireSetting)
    return match.setting.board


def letter_of(colour: int, seats: Seats) -> str:
    return NEUTRAL_LETTER if colour == NEUTRAL else seats.letters[colour]


# ----- Beside the map


def height(part: RenderableType, width: int) -> int:
    return len(Console(width=width).render_lines(part))


def last_lines(news: Text, room: int) -> tuple[Text, Text]:
    """The news that come too early for the room beside the map, and those that fit."""
    lines = list(news.split())
    first = len(lines)
    while first and height(Text("\n").join(lines[first - 1 :]), SIDE) <= room:
        first -= 1
    return Text("\n").join(lines[:first]), Text("\n").join(lines[first:])


# ----- The map


def map_of(match: Match, view: Facts, seats: Seats, look: Look, width: int) -> Text:
    tags = {region["region"]: tags_of(region, seats, look) for region in view["regions"]}
    return draw(board_of(match), tags=tags, width=width, colour=look.colour, dark=look.dark, lang=look.lang)


def tags_of(region: Facts, seats: Seats, look: Look) -> list[Tag]:
    tags = [
        Tag(f"{seats.letters[seat]}{pieces_in_short(armies, cities)}", counter_style(COLOURS[seat]))
        for seat, (armies, cities) in enumerate(zip(region["armies"], region["cities"], strict=True))
        if armies or cities
    ]
    if region["neutral"]:
        tags.append(Tag(f"{NEUTRAL_LETTER}{region['neutral']}", counter_style(NEUTRAL_COLOUR)))
    if region["token"]:
        good = DEFINITION.words.say(look.lang, f"good-{region['token']}")
        tags.append(Tag(f"({good[:TOKEN_LETTERS]})"))
    return tags


def pieces_in_short(armies: int, cities: int) -> str:
    """3 armies and 2 cities as `3♜2`; one city as `♜`."""
    return f"{armies or ''}{CITY if cities else ''}{cities if cities > 1 else ''}"


# ----- Cards and seats


def every_card_is_offered(view: Facts) -> bool:
    """Then the choices show the row already."""
    offered = sum(action["kind"] == "card" for action in view["legal"])
    return bool(offered == sum(slot["card"] is not None for slot in view["row"]))


def row_table(match: Match, view: Facts, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, slot in enumerate(view["row"], 1):
        if slot["card"] is not None:
            card = DEFINITION.card_in_words(speech.lang, CARDS[slot["card"]], match.options["coal_card"])
            table.add_row(str(number), speech("cli-empire-row", coins=slot["coins"], card=card))
    return table


def seats_table(match: Match, view: Facts, seats: Seats, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for seat in view["seats"]:
        number = seat["seat"]
        mark = Text(f"{SHAPES[number]} {seats.letters[number]}", seat_style(number))
        name = Text(seats.names[number], "bold" if number in view["actors"] else "")
        turn = Text(WHOSE_TURN if number in view["actors"] else " ")
        table.add_row(Text(" ").join([turn, mark]), name, holdings(match, view, seat, speech))
    return table


def holdings(match: Match, view: Facts, seat: Facts, speech: Speech) -> Columns:
    counts = [
        (speech("cli-empire-points"), f"{view['scores'][seat['seat']]['total']:>2}"),
        (speech("cli-empire-coins"), f"{seat['coins']:>2}"),
        (speech("cli-empire-supply"), f"{seat['supply']:>2}"),
        (speech("cli-empire-cities"), str(seat["cities_left"])),
        (speech("cli-empire-cards"), f"{len(seat['cards'])}/{CARDS_TO_TAKE[match.players]}"),
    ]
    counts += [
        (DEFINITION.words.say(speech.lang, f"good-{good}"), str(icons))
        for good, icons in seat["goods"].items()
        if icons
    ]
    return Columns([Text.assemble(f"{word} ", (count, "bold")) for word, count in counts], padding=(0, 2))


SCREEN = EmpireScreen()
