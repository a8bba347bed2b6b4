"""How the tests of capitals play: positions, moves as people write them, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import imperia
from imperia.games.capitals.economy import food_needed, food_supplied, income, upkeep
from imperia.games.capitals.names import (
    MARKS,
    NO_TARGET,
    NOBODY,
    NOWHERE,
    REBELS,
    SAVAGES,
    SORT_WORDS,
    UNKNOWN_TARGET,
    Voyage,
)
from imperia.games.capitals.pieces import Building, Ship, Unit
from imperia.games.capitals.provinces import rebellions_of
from imperia.games.capitals.scoring import soldiers_of
from imperia.kernel import entries
from imperia.kernel.chance import MASK, MULTIPLIER, ROUNDS, WEYL
from imperia.kernel.rule import entry

from .. import playing
from ..playing import notations, told  # noqa: F401

capitals = imperia.game("capitals")
UNITS = tuple(unit.name.lower() for unit in Unit)
SHIPS = tuple(ship.name.lower() for ship in Ship)
BUILDINGS = tuple(building.name.lower() for building in Building)
SIDES = {NOBODY: None, REBELS: "rebels", SAVAGES: "savages"}
# The capitals of the other seats, far from Aurel, where most tests play.
FAR = {39: {"capital": 1}, 32: {"capital": 2}, 25: {"capital": 3}}


# ----- Positions


def position(**keywords: Any) -> imperia.Match:
    """A position on the map `wheels`, with weather that lasts; unless keywords say otherwise, seat 0 is asked
    what to do."""
    return capitals.position(**{"map": "wheels", "weather_rounds": 6, **keywords})


def at_home(lands: dict[int, Any] | None = None, players: int = 2, **keywords: Any) -> imperia.Match:
    """A position in which seat 0 has its capital in the hub of Aurel (4), others far away, unless `lands`
    says otherwise."""
    given = dict(lands or {})
    placed = {facts["capital"] for facts in given.values() if "capital" in facts}
    for place, facts in {4: {"capital": 0}, **FAR}.items():
        if facts["capital"] not in placed and facts["capital"] < players:
            given.setdefault(place, facts)
    return position(lands=given, players=players, **keywords)


def before_turn(lands: dict[int, Any] | None = None, players: int = 2, **keywords: Any) -> imperia.Match:
    """A position on the turn of the last seat. When it ends, the round ends, and seat 0 begins the next
    one."""
    return at_home(lands, players, turn=players - 1, turns=players - 1, **keywords)


def own(*places: int, seat: int = 0, **facts: Any) -> dict[int, Any]:
    """Provinces that a seat owns and holds."""
    return {place: {"owner": seat, **facts} for place in places}


# ----- Playing


def play(match: imperia.Match, *actions: str) -> imperia.Match:
    """Take actions, each for the seat that is asked at that moment. The only possible answer to a question,
    which is not asked (C3.5), may be given, too; then it must be what happened."""
    since = 0
    for action in actions:
        kind = action.split()[0]
        since = len(match.log) if kind == "do" else since
        if kind in ("at", "units", "number", "building") and action not in notations(match):
            _assert_followed(match, action, since)
        else:
            match.play(match.actors[0], action)
    return match


def _assert_followed(match: imperia.Match, action: str, since: int) -> None:
    kind, answer = action.split()
    record = match.state[0]
    if kind == "units":
        answer = str(SORT_WORDS.index(answer))
    elif kind == "building":
        answer = str(BUILDINGS.index(answer))
    given = {"at": ("place", "target"), "units": ("sort",), "number": ("number",)}.get(kind, ())
    shift = 1 if kind == "at" else 0
    found = {int(record[field]) + shift for field in given}
    if record["verb"] == NOWHERE:  # the order has been carried out and told
        found |= {value for event in match.log[since:] for value in event.arguments.values()}
        if kind == "units":
            return
    assert int(answer) in found, f"{action} was neither asked nor what followed"


def end_turn(match: imperia.Match) -> imperia.Match:
    return play(match, "do end")


def next_own_turn(match: imperia.Match) -> imperia.Match:
    """End turns until it is this seat's turn again."""
    (seat,) = match.actors
    end_turn(match)
    while match.actors != (seat,):
        end_turn(match)
    return match


def refusal(match: imperia.Match, action: str, seat: int | None = None) -> str:
    """Why an action may not be taken."""
    asked = match.actors[0] if seat is None else seat
    return playing.refusal(match, asked, action).key.removeprefix("refusal-")


# ----- Looking


@dataclass(frozen=True)
class Land:
    owner: Any
    holder: Any
    capital: int | None
    building: str
    marks: frozenset[str]
    tokens: int
    infantry: int
    cavalry: int
    artillery: int
    caravan: int
    captives: tuple[int, ...]

    @property
    def units(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in UNITS if getattr(self, name)}


def land(match: imperia.Match, number: int) -> Land:
    """A province by its number on the map."""
    record = match.state[0]
    here = record["lands"][number - 1]
    return Land(
        SIDES.get(int(here["owner"]), int(here["owner"])),
        SIDES.get(int(here["holder"]), int(here["holder"])),
        SIDES.get(int(here["capital"]), int(here["capital"])),
        BUILDINGS[here["building"]],
        frozenset(name for bit, name in enumerate(MARKS) if here["marks"] >> bit & 1),
        int(here["tokens"]),
        *map(int, here["units"]),
        tuple(map(int, record["captives"][number - 1][: record["options"]["players"]])),
    )


def whose(match: imperia.Match, number: int) -> tuple[Any, Any]:
    """Owner and holder of a province."""
    here = land(match, number)
    return here.owner, here.holder


def water(match: imperia.Match, number: int) -> dict[str, Any]:
    """A sea by its number on the map: the owner of the fleet, the ships, and the owner of the boat."""
    record = match.state[0]
    here = record["waters"][number - 1 - record["board"]["lands"]]
    ships = {name: int(n) for name, n in zip(SHIPS, here["ships"], strict=True) if n}
    fleet, boat = (SIDES.get(int(here[name]), int(here[name])) for name in ("fleet", "boat"))
    return {"fleet": fleet, "ships": ships, "boat": boat, "boat_points": int(here["boat_points"])}


def seat(match: imperia.Match, number: int = 0) -> Any:
    """What the record has of a seat, by name."""
    return match.state[0]["seats"][number]


def currency(match: imperia.Match, number: int = 0) -> int:
    return int(seat(match, number)["currency"])


def reckoned(match: imperia.Match, name: str, number: int = 0) -> int:
    """What the rules work out for a seat: income, upkeep, food, need, soldiers or rebellions."""
    found = np.zeros(len(RECKONED), np.int64)
    reckon(match.state, number, found)
    return int(found[RECKONED.index(name)])


RECKONED = ("income", "upkeep", "food", "need", "soldiers", "rebellions")


@entry
def reckon(states, seat, found):
    state = states[0]
    found[0] = income(state, seat, state.weather)
    found[1] = upkeep(state, seat)
    found[2] = food_supplied(state, seat, state.weather)
    found[3] = food_needed(state, seat)
    found[4] = soldiers_of(state, seat)
    found[5] = rebellions_of(state, seat)


def voyages(match: imperia.Match, number: int = 0, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a seat has under way: all of it, or as much as a viewer knows."""
    states = match.state
    if viewer is not None:
        states = np.empty_like(match.state)
        entries.observe_all(match.state, viewer, states)
    mine = states[0]["seats"][number]
    return [_voyage(each) for each in mine["voyages"][: mine["voyage_count"]]]


def _voyage(voyage: Any) -> dict[str, Any]:
    kind, target = Voyage(voyage["kind"]), int(voyage["target"])
    units = {"infantry": int(voyage["number"])} if kind is Voyage.SHIP else {}
    if kind is Voyage.CONVOY:
        units = {UNITS[voyage["unit"]]: int(voyage["number"])}
    units |= {name: int(n) for name, n in zip(UNITS[1:], voyage["others"], strict=True) if n}
    hidden = {NO_TARGET: None, UNKNOWN_TARGET: "unknown"}
    return {
        "kind": kind.name.lower(),
        "origin": int(voyage["origin"]) + 1,
        "target": hidden.get(target, target + 1),
        "turns": int(voyage["turns"]),
        "units": {name: n for name, n in units.items() if n},
    }


def tired(match: imperia.Match, number: int) -> dict[str, int]:
    """The mover's units in a place that have spent points, by kind and points left."""
    record = match.state[0]
    stacks = record["stacks"][: record["stack_count"]]
    return {SORT_WORDS[each["sort"]]: int(each["number"]) for each in stacks if each["place"] == number - 1}


def may(match: imperia.Match, verb: str) -> bool:
    """Whether the seat on turn may do this somewhere."""
    return f"do {verb}" in notations(match)


def places(match: imperia.Match) -> set[int]:
    """The places that may be answered now."""
    return {
        action.arguments["place"] for action in match.legal(match.actors[0]) if action.notation[:2] == "at"
    }


def where(match: imperia.Match, verb: str) -> set[int]:
    """Where the seat on turn may do this. A single place, which is not asked, is included."""
    if not may(match, verb):
        return set()
    tried = match.at(len(match.history))
    known = len(tried.log)
    play(tried, f"do {verb}")
    if tried.decision == "place":
        return places(tried)
    if tried.state[0]["place"] != NOWHERE:
        return {int(tried.state[0]["place"]) + 1}
    told_now = tried.log[known].arguments
    return {told_now.get("origin", told_now["place"])}


# ----- Dice


def dice(*rolls: int | range, sides: int | tuple[int, ...] = 100) -> int:
    """A seed whose first dice show these rolls; each is a number, or a range in which the roll must be."""
    dies = (sides,) * len(rolls) if isinstance(sides, int) else sides
    assert len(dies) == len(rolls)
    spans = tuple((roll, roll) if isinstance(roll, int) else (roll[0], roll[-1]) for roll in rolls)
    return _seed(spans, dies)


@cache
def _seed(spans: tuple[tuple[int, int], ...], dies: tuple[int, ...]) -> int:
    size = 1 << 16
    for first in range(0, 1 << 31, size):
        seeds = np.arange(first, first + size, dtype=np.uint64)
        for drawn, ((low, high), die) in enumerate(zip(spans, dies, strict=True)):
            rolls, plain = _rolls(seeds, drawn, die)
            seeds = seeds[plain & (low <= rolls) & (rolls <= high)]
        if len(seeds):
            return int(seeds[0])
    raise AssertionError("no seed has these dice")


def _rolls(seeds: Any, drawn: int, die: int) -> tuple[Any, Any]:
    """The roll with this number in each stream, and whether it took only one draw (see
    `kernel/chance.py`)."""
    mask, half = np.uint64(MASK), np.uint64(32)
    key, left, right = seeds & mask, np.full_like(seeds, drawn), seeds >> half
    for _ in range(ROUNDS):
        product = left * np.uint64(MULTIPLIER)
        left, right = (product >> half) ^ key ^ right, product & mask
        key = (key + np.uint64(WEYL)) & mask
    product = left * np.uint64(die)
    return (product >> half).astype(np.int64) + 1, (product & mask) >= np.uint64(die)
