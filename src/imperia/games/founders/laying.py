"""The rules' own ways to lay tiles, for setting up positions."""

from __future__ import annotations

from imperia.games.founders.moving_pieces import lay_carriage, lay_tile
from imperia.games.founders.setup import lay_face_up
from imperia.kernel.entries import Records
from imperia.kernel.rule import entry


@entry
def lay_all(states: Records, seat: int, sort: int, x: int, y: int) -> None:
    for i in range(len(states)):
        lay_tile(states[i].seats[seat], sort, x, y)


@entry
def unite_all(states: Records, seat: int, number: int) -> None:
    for i in range(len(states)):
        lay_carriage(states[i].seats[seat], number)


@entry
def show_all(states: Records, sort: int) -> None:
    for i in range(len(states)):
        lay_face_up(states[i], sort)
