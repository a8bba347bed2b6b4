"""The standing, as every view shows it: points by source, and places."""

from enum import IntEnum

from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    end_section,
    key,
    names_of,
    number,
    open_list,
    open_object,
)

Key = IntEnum("Key", "SCORES TOTAL RANKING", start=0)
KEYS = names_of(Key)


@rule
def show_standing(players: int, points: Grid, places: Numbers, sources: Grid, text: Text) -> None:
    """Write the standing; `sources` are the names of the sources of points."""
    show_scores(players, points, sources, text)
    show_ranking(players, places, text)
    end_section(text)


@rule
def show_scores(players: int, points: Grid, sources: Grid, text: Text) -> None:
    key(text, KEYS, Key.SCORES)
    open_list(text)
    for seat in range(players):
        total = 0
        open_object(text)
        for source in range(len(points[seat])):
            key(text, sources, source)
            number(text, points[seat, source])
            total += points[seat, source]
        key(text, KEYS, Key.TOTAL)
        number(text, total)
        close_object(text)
    close_list(text)


@rule
def show_ranking(players: int, places: Numbers, text: Text) -> None:
    """Write the seats, best first; those that tie are listed together."""
    key(text, KEYS, Key.RANKING)
    open_list(text)
    for place in range(players):
        if is_taken(players, places, place):
            open_list(text)
            for seat in range(players):
                if places[seat] == place:
                    number(text, seat)
            close_list(text)
    close_list(text)


@rule
def is_taken(players: int, places: Numbers, place: int) -> bool:
    for seat in range(players):
        if places[seat] == place:
            return True
    return False
