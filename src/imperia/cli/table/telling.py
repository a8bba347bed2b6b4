"""The events, line by line, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import SHAPES, seat_style

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.play import Event, Match


def told(events: Iterable[Event], seats: Seats, lang: str) -> Text:
    """The events, one to a line, with the names of the seats in their colours."""
    return Text("\n").join(with_colours(event.text(lang, seats.names), seats) for event in events)


def with_colours(sentence: str, seats: Seats) -> Text:
    text = Text(sentence)
    for seat, name in enumerate(seats.names):
        text.highlight_words([name], seat_style(seat))
    return text


def results_table(match: Match, seats: Seats, speech: Speech) -> Table:
    """The ranking, best first, with the sources of the points."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(speech("cli-heading-place"), justify="right")
    table.add_column(speech("cli-heading-seat"))
    definition = match.definition
    sources = definition.sources
    for source in sources:
        table.add_column(definition.source_title(source, speech.lang), justify="right")
    table.add_column(speech("cli-heading-total"), justify="right", style="bold")
    place = 1
    for tied in match.ranking:
        for seat in tied:
            mark = Text(f"{SHAPES[seat]} {seats.letters[seat]} {seats.names[seat]}", seat_style(seat))
            points = match.scores[seat]
            table.add_row(f"{place}.", mark, *(str(points[source]) for source in (*sources, "total")))
        place += len(tied)
    return table
