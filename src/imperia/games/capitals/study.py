"""What a study of many games looks for: where capitals stand, what is built, raised and found, what players
do, what weather changes, and how games end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.capitals.names import NOBODY, Event
from imperia.games.capitals.pieces import (
    LEVELS,
    SEATS,
    Building,
    Card,
    Finding,
    Good,
    Result,
    Ship,
    Unit,
    Weather,
)
from imperia.games.contract import Deed, Items, Spells, Study, Told
from imperia.maps import Map

POINTS, CAPITALS, LAST = range(3)
ENDINGS = ("points", "capitals", "last")
EVENTS_A_TURN = 16  # roughly; games of random players tell fewer events

PLACED = Told(Event.CAPITAL_PLACED, "seat", "place")
OFFERS = (Event.TRADE_OFFERED, Event.PEACE_OFFERED)

DEEDS = (
    # land and war
    Deed("march", Told(Event.MARCHED, "seat")),
    Deed("attack-won", Told(Event.ATTACK_WON, "seat")),
    Deed("attack-lost", Told(Event.ATTACK_LOST, "seat")),
    Deed("withdrew", Told(Event.WITHDREW, "seat")),
    Deed("captured", Told(Event.CAPTURED, "seat")),
    Deed("plunder", Told(Event.PLUNDERED, "seat")),
    Deed("siege", Told(Event.SIEGE, "seat")),
    Deed("capital-taken", None),
    Deed("capital-lost", None),
    Deed("recruiting-province", Told(Event.RECRUITING_NAMED, "seat")),
    Deed("out", Told(Event.OUT, "seat")),
    # the army
    Deed("exchange", Told(Event.EXCHANGED, "seat")),
    Deed("caravan", Told(Event.CARAVAN_JOINED, "seat", number="number")),
    Deed("disbanded", Told(Event.DISBANDED, "seat", number="number")),
    Deed("captives", Told(Event.CAPTIVES_TAKEN, "seat", number="number")),
    Deed("captives-revolt", Told(Event.CAPTIVES_REVOLT, "seat")),
    # income and unrest
    Deed("income", Told(Event.INCOME, "seat", number="currency")),
    Deed("unspent", None),
    Deed("built", Told(Event.BUILT, "seat")),
    Deed("demolished", Told(Event.DEMOLISHED, "seat")),
    Deed("given-up", Told(Event.GIVEN_UP, "seat", number="number")),
    Deed("robbery", Told(Event.ROBBERY_BEGINS, "seat")),
    Deed("hunger", Told(Event.HUNGER, "seat")),
    Deed("revolt", Told(Event.REVOLT, "seat")),
    Deed("rebels-bought", Told(Event.REBELS_BOUGHT, "seat")),
    # expeditions
    Deed("inland", Told(Event.EXPEDITION_SENT, "seat")),
    Deed("mineral", Told(Event.MINERAL_PAID, "seat")),
    Deed("mineral-lost", Told(Event.MINERAL_LOST, "seat")),
    Deed("overseas", Told(Event.OVERSEAS_SENT, "seat")),
    # the sea
    Deed("army-ship", Told(Event.SHIP_SAILS, "seat")),
    Deed("builder-ship", Told(Event.BUILDER_BOUGHT, "seat")),
    Deed("convoy", Told(Event.CONVOY_LEAVES, "seat")),
    Deed("transport", Told(Event.TRANSPORT_BOUGHT, "seat")),
    Deed("landed", Told(Event.LANDED, "seat")),
    Deed("sunk", Told(Event.TRANSPORTS_SUNK, "seat", number="number")),
    Deed("boat", Told(Event.BOAT_BOUGHT, "seat")),
    # spies, trade and peace
    Deed("spy", Told(Event.SPY_BOUGHT, "seat")),
    Deed("spy-dies", Told(Event.SPY_DIES, "seat")),
    Deed("incited", Told(Event.INCITED, "seat")),
    Deed("trade-offered", Told(Event.TRADE_OFFERED, "seat")),
    Deed("trade-accepted", Told(Event.OFFER_ACCEPTED, "seat"), OFFERS),
    Deed("peace-offered", Told(Event.PEACE_OFFERED, "seat")),
    Deed("peace-accepted", Told(Event.OFFER_ACCEPTED, "seat"), OFFERS[::-1]),
    Deed("auction-won", Told(Event.AUCTION_WON, "seat")),
)

WEATHER = Spells(
    Items("weather", Told(Event.WEATHER, value="weather"), tuple(map(int, Weather))),
    (
        *("attack-won", "attack-lost", "captured", "plunder", "march"),
        *("income", "built", "overseas", "hunger", "revolt"),
    ),
)


def study(board: Map, players: int, rounds: int) -> Study:
    return Study(
        first=Told(Event.FIRST_PLAYER, "seat"),
        turn=Told(Event.TURN_BEGINS, "seat"),
        round=Told(Event.ROUND_BEGINS, value="round"),
        items=(
            *sites(board),
            Items("levels", Told(Event.LEVEL_RAISED, "seat", "level"), tuple(range(2, LEVELS + 1))),
            Items(
                "buildings",
                Told(Event.BUILT, "seat", "building"),
                members_of(Building, Building.NONE),
                many=True,
            ),
            Items(
                "units",
                Told(Event.RECRUITED, "seat", "unit", number="number"),
                members_of(Unit, Unit.CARAVAN),
                many=True,
            ),
            Items("warships", Told(Event.SHIP_BOUGHT, "seat", "ship"), members_of(Ship), many=True),
            Items("findings", Told(Event.FINDING, "seat", "finding"), members_of(Finding), rolled=True),
            Items("results", Told(Event.RESULT, "seat", "result"), members_of(Result), rolled=True),
            Items(
                "spying",
                Told(Event.CARD_SHOWN, "seat", "card", success="success"),
                members_of(Card, Card.NOTHING),
                many=True,
            ),
            Items(
                "goods",
                Told(Event.TRADE_SIDE, "seat", "goods", number="number"),
                members_of(Good, Good.NOTHING),
                named="good",
                many=True,
            ),
        ),
        deeds=DEEDS,
        spells=(WEATHER,),
        endings=ENDINGS,
        room=EVENTS_A_TURN * players * rounds,
    )


def members_of(kind: Any, without: int | None = None) -> tuple[int, ...]:
    return tuple(int(member) for member in kind if member != without)


# ----- Where capitals stand


def sites(board: Map) -> Iterator[Items]:
    """Each province, and what it has in common with others: its continent, its land neighbours, a coast."""
    lands = [region for region in board.regions if region.continent is not None]
    yield Items("sites", PLACED, tuple(sorted(region.number for region in lands)), numbered=True)
    continents = {region.number: int(region.continent or 0) for region in lands}
    neighbours = {number: len(board.neighbours(number, sea=True)) for number in continents}
    coast = {number: int(bool(board.coast(number))) for number in continents}
    yield _shared("continents", "continent", continents)
    yield _shared("neighbours", "neighbours", neighbours)
    yield _shared("coast", "coast", coast)


def _shared(name: str, argument: str, of_province: Mapping[int, int]) -> Items:
    """What provinces have in common, by province."""
    return Items(
        name, PLACED, tuple(sorted(set(of_province.values()))), counts_as=of_province, named=argument
    )


# ----- How games end


def endings(states: NDArray[Any]) -> NDArray[Any]:
    """C16.3, C16.4: points are counted, somebody holds all capitals, or nobody else is left."""
    others_out = (states["seats"]["out"] == 1).sum(axis=1) == states["options"]["players"] - 1
    at_once = states["winner"] != NOBODY
    return np.select([~at_once, others_out], [POINTS, LAST], CAPITALS)


def counted(states: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
    """Capitals in the hands of others, and the currency that was never spent."""
    holder, capital = states["lands"]["holder"], states["lands"]["capital"]
    foreign = (capital != NOBODY) & (holder != capital)
    seats = range(SEATS)
    return {
        "capital-taken": np.stack([(foreign & (holder == seat)).sum(axis=1) for seat in seats], axis=1),
        "capital-lost": np.stack([(foreign & (capital == seat)).sum(axis=1) for seat in seats], axis=1),
        "unspent": states["seats"]["currency"].astype(np.int64),
    }
