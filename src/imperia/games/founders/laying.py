"""The rules' own ways to lay tiles, for those who set up positions."""

from imperia.games.founders.moving_pieces import lay_carriage, lay_tile
from imperia.games.founders.setup import lay_face_up
from imperia.kernel.rule import entry


@entry
def lay_all(states, seat, sort, x, y):
    for i in range(len(states)):
        lay_tile(states[i].seats[seat], sort, x, y)


@entry
def unite_all(states, seat, number):
    for i in range(len(states)):
        lay_carriage(states[i].seats[seat], number)


@entry
def show_all(states, sort):
    for i in range(len(states)):
        lay_face_up(states[i], sort)
