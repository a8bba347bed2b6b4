"""What the screens of games with a map have in common: the map, and beside or below it the row and news."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import COLOURS, NEUTRAL_COLOUR, Look, counter_style
from imperia.cli.speech import Speech
from imperia.cli.table.seats import NEUTRAL_LETTER, Seats
from imperia.games.setting import Facts
from imperia.maps.terminal import Tag

WIDE = 118  # from this width on, the seats and the row stand beside the map
SIDE = 42
CITY = "♜"


def beside_the_map(
    draw: Callable[[int], RenderableType], parts: list[RenderableType], news: Text, look: Look
) -> RenderableType:
    """The map, drawn as wide as possible, with the other parts and the latest news."""
    if look.width < WIDE:
        parts = [*parts, "", news] if news else parts
        return Group(draw(look.width), "", *parts)
    chart = draw(look.width - SIDE - 1)
    earlier, latest = last_lines(news, height(chart, look.width) - height(Group(*parts), SIDE) - 1)
    beside = Table.grid(padding=(0, 1))
    beside.add_column(width=look.width - SIDE - 1)
    beside.add_column(width=SIDE)
    beside.add_row(chart, Group(*parts, "", latest))
    return Group(earlier, "", beside) if earlier else beside


def height(part: RenderableType, width: int) -> int:
    return len(Console(width=width).render_lines(part))


def last_lines(news: Text, room: int) -> tuple[Text, Text]:
    """The news that does not fit beside the map, and the latest that does."""
    lines = list(news.split())
    first = len(lines)
    while first and height(Text("\n").join(lines[first - 1 :]), SIDE) <= room:
        first -= 1
    return Text("\n").join(lines[:first]), Text("\n").join(lines[first:])


def pieces_in_short(armies: int, cities: int) -> str:
    """3 armies and 2 cities as `3♜2`; one city as `♜`."""
    return f"{armies or ''}{CITY if cities else ''}{cities if cities > 1 else ''}"


def every_card_is_offered(view: Facts) -> bool:
    """Whether every card in the row is offered: then the choices show the row already."""
    offered = sum(action["kind"] == "card" for action in view["legal"])
    return bool(offered == sum(slot["card"] is not None for slot in view["row"]))


def row_table(view: Facts, speech: Speech, in_words: Callable[[int], str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, slot in enumerate(view["row"], 1):
        if slot["card"] is not None:
            card = in_words(slot["card"])
            table.add_row(str(number), speech("cli-table-row", coins=slot["coins"], card=card))
    return table


def letter_of(colour: int, seats: Seats) -> str:
    """The letter of a seat, or that of the neutral colour."""
    return seats.letters[colour] if colour < len(seats.letters) else NEUTRAL_LETTER


def tags_of_pieces(region: Facts, seats: Seats) -> list[Tag]:
    """Armies and cities of every colour in a region."""
    tags = [
        Tag(f"{seats.letters[seat]}{pieces_in_short(armies, cities)}", counter_style(COLOURS[seat]))
        for seat, (armies, cities) in enumerate(zip(region["armies"], region["cities"], strict=True))
        if armies or cities
    ]
    if region["neutral"]:
        tags.append(Tag(f"{NEUTRAL_LETTER}{region['neutral']}", counter_style(NEUTRAL_COLOUR)))
    return tags
