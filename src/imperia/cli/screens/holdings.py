"""What the seats have, a line for each: in every game that has a screen of its own."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import SHAPES, seat_style
from imperia.cli.table.seats import Seats
from imperia.games.setting import Facts

WHOSE_TURN = "▶"


def seats_table(view: Facts, seats: Seats, holdings: Callable[[Facts], RenderableType]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for seat in view["seats"]:
        number = seat["seat"]
        mark = Text(f"{SHAPES[number]} {seats.letters[number]}", seat_style(number))
        name = Text(seats.names[number], "bold" if number in view["actors"] else "")
        turn = Text(WHOSE_TURN if number in view["actors"] else " ")
        table.add_row(Text(" ").join([turn, mark]), name, holdings(seat))
    return table


def in_columns(counts: list[tuple[str, str]], more: list[str] | None = None) -> Columns:
    """What a seat has: words, each with its number, and what cannot be counted."""
    counted = [Text.assemble(f"{word} ", (count, "bold")) for word, count in counts]
    return Columns([*counted, *map(Text, more or ())], padding=(0, 2))
