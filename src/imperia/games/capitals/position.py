"""A position of capitals as one line of text; the keywords of a position have the same names.

Provinces and seas go by their numbers on the map, each with what is there:
`4:owner=0,holder=1,infantry=3,building=farm,port`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    LANDING_SHIP,
    MARKS,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    SAVAGES,
    SORT_WORDS,
    UNKNOWN_TARGET,
    Aftermath,
    Auction,
    Task,
    Voyage,
)
from imperia.games.capitals.pieces import Building, Good, Ship, Unit
from imperia.games.capitals.state import State
from imperia.games.shared.notation import Line, Special, of, of_region

UNITS = tuple(unit.name.lower() for unit in Unit)
SHIPS = tuple(ship.name.lower() for ship in Ship)
BUILDINGS = tuple(building.name.lower() for building in Building)
MAIN_BUILDINGS = BUILDINGS[: Building.PORT]  # a port and a road stand beside them, as marks
VOYAGES = tuple(voyage.name.lower() for voyage in Voyage)
SIDES = {NOBODY: "-", REBELS: "rebels", SAVAGES: "savages"}
SIDE_OF = {name: side for side, name in SIDES.items()}
SEA_SHIP = "ship"  # the place of units that land from a ship


# ----- Provinces: owner, holder, whose capital, and whatever is there


def side(number: int) -> str:
    return SIDES.get(number, str(number))


def _lands(record: Any, setting: Any) -> str | None:
    count = int(record["board"]["lands"])
    found = ((n, _land(record["lands"][n], record["captives"][n])) for n in range(count))
    return "/".join(f"{n + 1}:{text}" for n, text in found if text) or None


def _land(land: Any, captives: Any) -> str:
    parts = []
    if land["owner"] != NOBODY or land["holder"] != NOBODY or land["capital"] != NOBODY:
        parts.append(f"owner={side(int(land['owner']))}")
        if land["holder"] != land["owner"]:
            parts.append(f"holder={side(int(land['holder']))}")
    if land["capital"] != NOBODY:
        parts.append(f"capital={int(land['capital'])}")
    parts += [f"{name}={int(n)}" for name, n in zip(UNITS, land["units"], strict=True) if n]
    if land["building"]:
        parts.append(f"building={BUILDINGS[land['building']]}")
    parts += [name for bit, name in enumerate(MARKS) if land["marks"] >> bit & 1]
    parts += [f"{name}={int(land[name])}" for name in ("tokens", "payments") if land[name]]
    parts += [f"captives-{nation}={int(n)}" for nation, n in enumerate(captives) if n]
    return ",".join(parts)


def _facts(text: str) -> dict[str, Any]:
    """`owner=0,port,tokens=2` as names with values; a name alone is true."""
    found: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        name, equals, value = part.partition("=")
        if not name or name in found:
            raise ValueError(part)
        found[name] = (int(value) if value.isdigit() else value) if equals else True
    return found


def _seas(record: Any, setting: Any) -> str | None:
    lands, count = int(record["board"]["lands"]), int(record["board"]["seas"])
    found = ((lands + n + 1, _sea(record["waters"][n])) for n in range(count))
    return "/".join(f"{n}:{text}" for n, text in found if text) or None


def _sea(sea: Any) -> str:
    parts = []
    if sea["fleet"] != NOBODY:
        parts.append(f"fleet={int(sea['fleet'])}")
        parts += [f"{name}={int(n)}" for name, n in zip(SHIPS, sea["ships"], strict=True) if n]
    if sea["boat"] != NOBODY:
        parts += [f"boat={int(sea['boat'])}", f"boat_points={int(sea['boat_points'])}"]
    return ",".join(parts)


# ----- Transports, what is under way, units with fewer points


def _by_seat(
    name: str, array: str, count: str, one: Callable[[Any], str], read: Callable[[str], Any]
) -> Special:
    """A list of things for each seat; left out if nobody has any."""

    def write(record: Any, setting: Any) -> str | None:
        seats = record["seats"][: setting.players]
        text = "/".join(";".join(one(each) for each in seat[array][: seat[count]]) for seat in seats)
        return text if text.strip("/") else None

    def read_all(text: str) -> list[list[Any]]:
        return [[read(each) for each in part.split(";")] if part else [] for part in text.split("/")]

    return Special(name, write, read_all, by_seat=True)


def _transport(transport: Any) -> str:
    foot, horse = map(int, transport["units"])
    parts = [f"sea={int(transport['sea']) + 1}", f"points={int(transport['points'])}"]
    return ",".join(parts + [f"infantry={foot}"] * (foot > 0) + [f"cavalry={horse}"] * (horse > 0))


def _voyage(voyage: Any) -> str:
    kind = VOYAGES[voyage["kind"]]
    parts = [f"kind={kind}", f"origin={int(voyage['origin']) + 1}", f"turns={int(voyage['turns'])}"]
    target = int(voyage["target"])
    if target not in (NO_TARGET, UNKNOWN_TARGET):
        parts.append(f"target={target + 1}")
    if kind == "convoy":
        parts.append(f"{UNITS[voyage['unit']]}={int(voyage['number'])}")
    elif kind == "ship":
        numbers = [int(voyage["number"]), *map(int, voyage["others"])]
        parts += [f"{name}={n}" for name, n in zip(UNITS, numbers, strict=True) if n]
        parts.append(f"paid={int(voyage['paid'])}")
    return ",".join(parts)


def _stacks(record: Any, setting: Any) -> str | None:
    """The stacks in the order of the record; to the rules their order makes no difference."""
    stacks = record["stacks"][: record["stack_count"]].tolist()
    return ";".join(_stack(*stack) for stack in stacks) or None


def _stack(place: int, sort: int, number: int) -> str:
    where = SEA_SHIP if place == LANDING_SHIP else _place(place)
    mark = "!" if sort >= COMMITTED else ""
    return f"{where}:{mark}{SORT_WORDS[sort % COMMITTED]}:{number}"


def _read_stacks(text: str) -> list[list[Any]]:
    found = []
    for part in text.split(";"):
        where, sort, number = part.split(":")
        place = where if where == SEA_SHIP or where.startswith("t") else int(where)
        found.append([place, sort, int(number)])
    return found


# ----- Sets of land


def _land_set(name: str) -> Special:
    def write(record: Any, setting: Any) -> str | None:
        words = record[name].tolist()
        lands = [32 * n + bit + 1 for n, word in enumerate(words) for bit in range(32) if word >> bit & 1]
        return ",".join(map(str, lands)) or None

    return Special(name, write, lambda text: [int(part) for part in text.split(",")] if text else [])


def _where(name: str) -> Special:
    """A place by its number on the map, or a transport of the mover."""

    def write(record: Any, setting: Any) -> str | None:
        place = int(record[name])
        return None if place == NOWHERE else _place(place)

    return Special(name, write, lambda text: int(text) if text.isdigit() else text)


def _place(place: int) -> str:
    return f"t{place - ABOARD}" if place >= ABOARD else str(place + 1)


PLACES = (("place", NOWHERE), ("target", NOWHERE))
ORDER = (
    ("verb", NOWHERE),
    ("sort", NOWHERE),
    ("number", 0),
    ("stage", 0),
    ("voyage", NOWHERE),
)
BATTLE = (
    ("battle", Aftermath.NONE),
    ("attacker", NOBODY),
    ("defender", NOBODY),
    ("victor", NOBODY),
    ("loser", NOBODY),
    ("attackers", 0),
    ("fought", 0),
    ("enemies", 0),
    ("origins", 0),
    ("approach", 0),
    ("march", 0),
    ("march_paid", 0),
    ("from_ship", 0),
    ("freed", 0),
)
SETTLING = (
    ("result_seat", NOBODY),
    ("result", NOWHERE),
    ("again", 0),
    ("task", Task.NONE),
    ("task_seat", NOBODY),
    ("left", 0),
    ("finding", NOWHERE),
    ("savages", 0),
    ("ceding", 0),
    ("least_bid", 0),
    ("auction", Auction.NONE),
    ("nation", 0),
    ("partner", NOBODY),
    ("payer", NOBODY),
)
SEATS: Sequence[tuple[str, int]] = (
    ("level", 1),
    ("out", 0),
    ("recruited", 0),
    ("spies", 0),
    ("dealt_with", NOT_YET),
    ("bid", NOT_YET),
    ("spare_food", 0),
    ("bought_food", 0),
    ("fruits", 0),
    ("bought_fruits", 0),
    ("free_roads", 0),
    ("builder_ships", 0),
    ("weapons", 0),
    ("cannonballs", 0),
    ("next_overseas", 0),
    ("overseas_dearer", 0),
    ("banned", 0),
    ("environmentalists", 0),
    ("sabotage", 0),
    ("burned", 0),
    ("incited", 0),
    ("hungry", 0),
    ("peace_offered", 0),
    ("trade_offered", 0),
)
LISTS: Sequence[tuple[str, int]] = (
    ("cheap_farms", 0),
    ("lower_income", 0),
    ("higher_income", 0),
)


def _cards(record: Any, setting: Any) -> str | None:
    cards = record["seats"]["cards"][: setting.players, : setting.players]
    if (cards == NOT_YET).all():
        return None
    return "/".join(",".join(str(int(card)) for card in row) for row in cards)


def _lists(text: str) -> list[list[int]]:
    return [[int(part) for part in row.split(",")] for row in text.split("/")]


def _numbers_by_seat(name: str, usual: int) -> Special:
    def write(record: Any, setting: Any) -> str | None:
        rows = record["seats"][name][: setting.players].tolist()
        if all(number == usual for row in rows for number in (row if isinstance(row, list) else [row])):
            return None
        return "/".join(",".join(map(str, row)) if isinstance(row, list) else str(row) for row in rows)

    def read(text: str) -> list[Any]:
        rows = _lists(text)
        return [row[0] if len(row) == 1 else row for row in rows]

    return Special(name, write, read, by_seat=True)


def _recruiting(record: Any, setting: Any) -> str | None:
    places = record["seats"]["recruiting"][: setting.players].tolist()
    if all(place == NOWHERE for place in places):
        return None
    return "/".join("" if place == NOWHERE else str(place + 1) for place in places)


LINE = Line(
    State,
    of("step", "decision"),
    of("turn", "actor", usual=NOBODY),
    of("mover", usual=NOBODY),
    of("first"),
    of("phase"),
    of("round"),
    of("turns", usual=0),
    of("weather"),
    of("weather_rounds"),
    of("winner", usual=NOBODY),
    Special("lands", _lands, lambda text: of_region(text, _facts)),
    Special("seas", _seas, lambda text: of_region(text, _facts)),
    of("currency", "seats.currency"),
    *(_numbers_by_seat(name, usual) for name, usual in (*SEATS, *LISTS)),
    Special(
        "recruiting",
        _recruiting,
        lambda text: [int(part) if part else None for part in text.split("/")],
        by_seat=True,
    ),
    Special("cards", _cards, _lists, by_seat=True),
    _by_seat("transports", "transports", "transport_count", _transport, _facts),
    _by_seat("voyages", "voyages", "voyage_count", _voyage, _facts),
    Special("stacks", _stacks, _read_stacks),
    *(_where(name) for name, _ in PLACES),
    *(of(name, usual=usual) for name, usual in (*ORDER, *BATTLE, *SETTLING)),
    of("cursor", "step", usual=0),
    of("goods", usual=Good.NOTHING),
    of("amounts", usual=0),
    _land_set("to_mover"),
    _land_set("to_partner"),
    _land_set("ceded"),
)
