"""How the tests of capitals play: positions, moves as people write them, dice, and what follows.

Positions are on the map `wheels`: the capital of seat 0 lies in the middle of its continent at 4, with 1, 2,
3, 5, 6 and 7 around it; that of seat 1 at 25 (22, 23, 24, 26, 27, 28), of seat 2 at 11, of seat 3 at 18. A
line joins 6 and 23. Sea 49 borders 5, 6, 7, 22, 23 and 24; sea 43 borders 1, 2 and 3; 46 lies beside both.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import imperia
from imperia.games.capitals.names import ABOARD, COMMITTED, KIND_OF_SORT, KINDS, MARKS, POINTS_OF_SORT, Voyage
from imperia.games.capitals.pieces import Building, Ship, Unit
from imperia.games.capitals.position import SIDES
from imperia.kernel import chance

from ..playing import told

capitals = imperia.game("capitals")
CAPITALS = (4, 25, 11, 18, 32, 39)  # of each seat, unless a position says otherwise
KIND_NAMES = tuple(name for name, _ in KINDS)


# ----- Positions


def position(players: int = 2, lands: dict[int, dict[str, Any]] | None = None, **more: Any) -> imperia.Match:
    """A position in which seat 0 is to act, at the beginning of a spell of fair weather."""
    given = {land: dict(facts) for land, facts in (lands or {}).items()}
    placed = {facts["capital"] for facts in given.values() if "capital" in facts}
    for seat, land in enumerate(CAPITALS[:players]):
        if seat not in placed:
            given.setdefault(land, {})["capital"] = seat
    usual = {"map": "wheels", "weather_rounds": 6}
    return capitals.position(**{**usual, "players": players, "lands": given, **more})


def last_turn_of_round(**keywords: Any) -> imperia.Match:
    """A position in which the last seat is to act: after its turn the cards are shown, and a new round begins
    with seat 0."""
    last = keywords.get("players", 2) - 1
    return position(**{"turn": last, "mover": last, "turns": last, **keywords})


def new_turn(**keywords: Any) -> imperia.Match:
    """A match in which the turn of seat 0 has just begun: everything that was under way has arrived, up to
    the first question."""
    return play(last_turn_of_round(**keywords), "do end")


def transport(number: int) -> str:
    """The answer that names one of the seat's transports, counted from 0."""
    return f"at {ABOARD + number + 1}"


# ----- Playing


def play(match: imperia.Match, *actions: str | tuple[int, str]) -> imperia.Match:
    """Take actions, each for the seat that is asked at that moment, or for a seat that is given with it."""
    for action in actions:
        seat, notation = (match.actors[0], action) if isinstance(action, str) else action
        match.play(seat, notation)
    return match


def attack(
    match: imperia.Match, target: int, *groups: tuple[int | str, str, int], at_sea: bool = False
) -> imperia.Match:
    """Commit these groups (each a place, a sort of units and a number), and fight the first round."""
    play(match, "do sea_attack" if at_sea else "do attack")
    if match.decision == "target":
        play(match, f"at {target}")
    for number, (place, sort, count) in enumerate(groups):
        if number:
            play(match, "more")
        steps = {
            "place": place if isinstance(place, str) else f"at {place}",
            "units": f"units {sort}",
            "number": f"number {count}",
        }
        for decision, step in steps.items():
            if match.decision == decision:  # a question with one answer is not asked (C3.5)
                play(match, step)
    return play(match, "enough") if match.decision == "commit" else match


def answers(match: imperia.Match, seat: int | None = None) -> list[str]:
    """What the seat that is asked may do."""
    return [action.notation for action in match.legal(match.actors[0] if seat is None else seat)]


# ----- Dice


def d(sides: int, *rolls: int) -> tuple[int, frozenset[int]]:
    """A die with this many sides that shows one of these rolls."""
    return sides, frozenset(rolls)


FEW = 1 << 15  # how many seeds are tried at once: few enough for intermediate results to stay in the cache


@cache
def dice(*rolls: int | range | tuple[int, frozenset[int]]) -> int:
    """A seed whose first dice show these rolls. Each is a number or a range on d100, or another die:
    `d(6, 4)` is a four on d6."""
    asked = [roll if isinstance(roll, tuple) else (100, frozenset(_numbers(roll))) for roll in rolls]
    wanted = [(drawn, *each) for drawn, each in enumerate(asked)]
    wanted.sort(key=lambda each: len(each[2]) / each[1])  # rare rolls first, so that few seeds are left
    for first in range(0, 1 << 26, FEW):
        seeds = np.arange(first, first + FEW, dtype=np.uint64)
        for drawn, sides, shown in wanted:
            numbers = _drawn(seeds, drawn) if len(seeds) < FEW else _all_drawn(first, drawn)
            product = numbers * np.uint64(sides)
            fair = (product & np.uint64(chance.MASK)) >= sides  # the die is not drawn a second time
            wished = np.isin(np.arange(1, sides + 1), list(shown))
            seeds = seeds[fair & wished[product >> np.uint64(32)]]
            if not len(seeds):
                break
        if len(seeds):
            return int(seeds[0])
    raise AssertionError(f"No seed has these dice: {rolls}")


def _numbers(roll: int | range) -> range:
    return roll if isinstance(roll, range) else range(roll, roll + 1)


@lru_cache(maxsize=512)
def _all_drawn(first: int, drawn: int) -> NDArray[np.uint32]:
    """What the streams of `FEW` seeds draw, beginning with this seed. It is kept, since every search needs
    it."""
    return _drawn(np.arange(first, first + FEW, dtype=np.uint64), drawn).astype(np.uint32)


def _drawn(seeds: NDArray[np.uint64], drawn: int) -> NDArray[np.uint64]:
    """What the streams of these seeds draw after `drawn` earlier draws (see `imperia.kernel.chance`)."""
    mask, shift = np.uint64(chance.MASK), np.uint64(32)
    key, right = seeds & mask, seeds >> shift
    left = np.full_like(seeds, drawn)
    for _ in range(chance.ROUNDS):
        product = left * np.uint64(chance.MULTIPLIER)
        left, right = (product >> shift) ^ key ^ right, product & mask
        key = (key + np.uint64(chance.WEYL)) & mask
    return left


def dice_thrown(match: imperia.Match) -> int:
    """How many dice have been thrown since the position."""
    return int(match.state[0]["chance"]["drawn"])


# The dice of a round that the attacker wins or loses with any small modifiers.
HIGH, LOW = range(66, 101), range(1, 36)
WON, LOST = (HIGH, LOW), (LOW, HIGH)


# ----- Looking


def land(match: imperia.Match, number: int) -> dict[str, Any]:
    """What is in a province, by its number on the map. Values of 0 or false are left out."""
    record = match.state[0]
    province = record["lands"][number - 1]
    facts = {name: _side(province[name]) for name in ("owner", "holder", "capital")}
    if province["building"]:
        facts["building"] = Building(province["building"]).name.lower()
    counted = {unit.name.lower(): int(province["units"][unit]) for unit in Unit}
    counted |= {name: bool(province["marks"] >> bit & 1) for bit, name in enumerate(MARKS)}
    counted |= {name: int(province[name]) for name in ("tokens", "payments")}
    counted |= {f"captives-{nation}": int(n) for nation, n in enumerate(record["captives"][number - 1])}
    return facts | {name: value for name, value in counted.items() if value}


def _side(number: Any) -> Any:
    return None if number == -1 else int(number) if int(number) not in SIDES else SIDES[int(number)]


def units(match: imperia.Match, number: int) -> dict[str, int]:
    """The units in a province."""
    return {name: n for name, n in land(match, number).items() if name.upper() in Unit.__members__}


def sea(match: imperia.Match, number: int) -> dict[str, Any]:
    """What is in a sea, except for transports."""
    record = match.state[0]
    water = record["waters"][number - 1 - int(record["board"]["lands"])]
    facts = {name: _side(water[name]) for name in ("fleet", "boat")}
    ships = {ship.name.lower(): int(water["ships"][ship]) for ship in Ship}
    return facts | {name: n for name, n in ships.items() if n}


def seat(match: imperia.Match, number: int) -> dict[str, Any]:
    """What a seat has; places are given by their numbers on the map."""
    record = match.state[0]["seats"][number]
    facts = {name: record[name].tolist() for name in record.dtype.names}
    facts["capital"] += 1
    facts["recruiting"] = facts["recruiting"] + 1 or None
    facts["transports"] = [
        {"sea": int(t["sea"]) + 1, "points": int(t["points"]), "infantry": int(t["units"][0])}
        | ({"cavalry": int(t["units"][1])} if t["units"][1] else {})
        for t in record["transports"][: record["transport_count"]]
    ]
    facts["voyages"] = [
        (Voyage(v["kind"]).name.lower(), int(v["turns"])) for v in record["voyages"][: record["voyage_count"]]
    ]
    return facts


def points_left(match: imperia.Match, place: int, kind: str) -> dict[int, int]:
    """For the pieces of a kind in a place that have spent some of their points: how many have how many points
    left."""
    record = match.state[0]
    found: dict[int, int] = {}
    for stack in record["stacks"][: record["stack_count"]]:
        sort = int(stack["sort"]) % COMMITTED
        if int(stack["place"]) + 1 == place and KIND_NAMES[KIND_OF_SORT[sort]] == kind:
            found[POINTS_OF_SORT[sort]] = found.get(POINTS_OF_SORT[sort], 0) + int(stack["number"])
    return found


def winner(match: imperia.Match) -> Any:
    """The seat that has won at once, if any has (C16.3)."""
    return _side(match.state[0]["winner"])


def rolled(match: imperia.Match) -> list[tuple[int, int]]:
    """The totals of both sides in each round of a battle, with modifiers."""
    return [(event["total"], event["other_total"]) for event in told(match, "round-fought")]


def modifiers(match: imperia.Match) -> list[tuple[int, int]]:
    """What was added to the dice of both sides in each round of a battle."""
    rounds = told(match, "round-fought")
    return [(r["total"] - r["roll"], r["other_total"] - r["other_roll"]) for r in rounds]
