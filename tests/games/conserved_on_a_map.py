"""What is conserved in games with regions, armies, cities and a row of cards, and what is hidden in them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.games.records import Batch
from tests.games.watching import Watch

COUNTED = (
    *("armies", "cities", "left", "neutral_left", "row", "deck", "deck_left", "tokens"),
    *("seats.coins", "seats.supply", "seats.cities_left", "seats.taken", "seats.cards"),
)
NEUTRAL_ARMIES = 10


def seats_that_play(states: Batch) -> NDArray[Any]:
    return np.arange(states["seats"].shape[1]) < states["options"]["players"][:, None]


def bits(flags: NDArray[Any]) -> NDArray[Any]:
    """Regions as a set of bits, as records keep them."""
    return (flags * (1 << np.arange(flags.shape[-1], dtype=np.int64))).sum(axis=-1)


def check_pieces(states: Batch, armies: int, elsewhere: NDArray[Any] | int = 0) -> None:
    """All armies and cities of a seat are on the map, in its supply or put away, and the bits say where."""
    playing, seats = seats_that_play(states), states["seats"]
    of_seats = states["armies"][:, : seats.shape[1]]
    assert (of_seats.sum(axis=2) + seats["supply"] + elsewhere == np.where(playing, armies, 0)).all()
    assert (states["cities"].sum(axis=2) + seats["cities_left"] == np.where(playing, 3, 0)).all()
    for pieces in (states["armies"], states["cities"], seats["supply"], seats["cities_left"]):
        assert (pieces >= 0).all()
    assert (bits(of_seats > 0) == seats["army_regions"]).all()
    assert (bits(states["cities"] > 0) == seats["city_regions"]).all()
    off_the_map = ~states["board"]["regions"].astype(np.int64)
    assert not (bits((states["armies"] != 0).any(axis=1)) & off_the_map).any()
    assert not (bits((states["cities"] != 0).any(axis=1)) & off_the_map).any()


def check_cards(states: Batch, in_the_box: NDArray[Any], may_have_holes: NDArray[Any]) -> None:
    """Every card of the box is in one place: in the row, in the deck or with a seat."""
    count, sorts = len(states), in_the_box.shape[1]
    hands = states["seats"]["cards"]
    everywhere = np.concatenate([states["row"], states["deck"], hands.reshape(count, -1)], axis=1).astype(int)
    cells = np.arange(count)[:, None] * sorts + everywhere
    found = np.bincount(cells.ravel(), minlength=count * sorts).reshape(count, -1)
    assert (found[:, 1:] == in_the_box[:, 1:]).all()
    assert ((states["deck"] != 0).sum(axis=1) == states["deck_left"]).all()
    assert ((hands != 0).sum(axis=2) == states["seats"]["taken"]).all()
    assert (((states["row"] == 0).sum(axis=1) == 0) | may_have_holes).all()


def check_neutral(watch: Watch, with_neutral: NDArray[Any]) -> None:
    """Ten neutral armies are placed before the bid; from then on there are only fewer."""
    states, placing = watch.states, watch.decisions["NEUTRAL"]
    placed = states["armies"][:, -1].sum(axis=1)
    being_placed = states["decision"] == placing
    assert (placed[being_placed] + states["neutral_left"][being_placed] == NEUTRAL_ARMIES).all()
    assert (placed[~with_neutral] == 0).all()
    assert (placed <= NEUTRAL_ARMIES).all()
    assert ((states["neutral_left"] > 0) == being_placed).all()
    later = watch.same_game & ~being_placed & (watch.before["decision"] != placing)
    assert (placed[later] <= watch.before["armies"][later, -1].sum(axis=1)).all()


def check_coins(watch: Watch, gained: int) -> None:
    """Nobody gets coins except for the known reasons, and then at most this many at once."""
    before, now = (states["seats"]["coins"].astype(int) for states in (watch.before, watch.states))
    assert (now >= 0).all()
    assert ((now - before).sum(axis=1)[watch.same_game] <= gained).all()


def check_turns(watch: Watch, cards: NDArray[Any], more: NDArray[Any] | int = 0) -> None:
    """Every seat has taken all its cards: once, or three times in a series."""
    players, games = watch.states["options"]["players"], np.where(watch.states["options"]["full_game"], 3, 1)
    assert (watch.asked[:, watch.decisions["CARD"]] == players * cards * games).all()
    each = np.where(seats_that_play(watch.states), cards[:, None], 0)
    taken = watch.states["seats"]["taken"]
    assert ((taken == each) | (taken == each + more)).all()
    assert (watch.states["game"] == games - 1).all()


def vary_deck(record: Any, chooser: random.Random) -> None:
    left = int(record["deck_left"])
    record["deck"][:left] = chooser.sample(record["deck"][:left].tolist(), left)


def vary_bids(record: Any, seat: int, not_yet: int, chooser: random.Random) -> None:
    """Change the bids that others have made and nobody knows yet."""
    for someone in range(record["options"]["players"]):
        if someone != seat and record["seats"]["bid"][someone] != not_yet:
            record["seats"]["bid"][someone] = chooser.randrange(record["seats"]["coins"][someone] + 1)
