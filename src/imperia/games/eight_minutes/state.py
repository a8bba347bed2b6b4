"""What the records of the family have in common, as far as shared rules read and write them."""

from __future__ import annotations

from typing import Protocol

from imperia.kernel.chance import Chance
from imperia.kernel.journal import Journalled
from imperia.kernel.record import Cube, Grid, Many, Numbers


class Options(Protocol):
    players: int
    tie: int
    youngest: int
    full_game: int


class Board(Protocol):
    regions: int
    start: int


class Seat(Protocol):
    army_regions: int
    city_regions: int
    coins: int
    supply: int
    cities_left: int
    bid: int
    taken: int

    @property
    def cards(self) -> Numbers: ...


class State(Journalled, Protocol):
    """The neutral colour is the one after the last seat."""

    game: int
    decision: int
    actor: int
    first: int
    neutral_left: int
    moving_from: int
    card: int
    deck_left: int

    @property
    def board(self) -> Board: ...
    @property
    def chance(self) -> Chance: ...
    @property
    def options(self) -> Options: ...
    @property
    def row(self) -> Numbers: ...
    @property
    def deck(self) -> Numbers: ...
    @property
    def tokens(self) -> Numbers: ...
    @property
    def armies(self) -> Grid: ...
    @property
    def cities(self) -> Grid: ...
    @property
    def seats(self) -> Many[Seat]: ...
    @property
    def points(self) -> Cube: ...
