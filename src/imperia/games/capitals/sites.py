"""Where something can be built, by which steps, or why not; and what it would change there: C1.7, C5, C8.3.

sites(record, seat, Verb.ROAD)            every province
site(record, seat, Verb.PORT, land)       one of them, with what it changes
"""

from __future__ import annotations

from imperia.games.capitals import accounts
from imperia.games.capitals.building import build
from imperia.games.capitals.codes import AT, DO
from imperia.games.capitals.kinds_of_order import BUILDING_OF
from imperia.games.capitals.meanings import VERBS
from imperia.games.capitals.names import NOWHERE, Decision, Verb
from imperia.games.capitals.pieces import Building
from imperia.games.capitals.plans import Plan
from imperia.games.capitals.provinces import (
    find_connected,
    home,
    is_blocked,
    is_coastal,
    is_working_port,
)
from imperia.games.capitals.provinces_explained import defence, march
from imperia.games.capitals.state import State
from imperia.games.capitals.works import why_not
from imperia.games.setting import Facts, Record
from imperia.kernel.bits import has
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.record import copy_of

WORKS = {VERBS[verb]: Verb(verb) for verb in range(Verb.FARM, Verb.LEVEL)}


def sites(record: Record, seat: int, verb: Verb) -> Facts:
    state = _looked_at(record, seat)
    return {
        "price": accounts.building_price(state, seat, Building(BUILDING_OF[verb])),
        "sites": [_told(record, state, seat, verb, land) for land in range(state.board.lands)],
    }


def site(record: Record, seat: int, verb: Verb, land: int) -> Facts:
    """One province; what building there would change is told only where it can be built."""
    state = _looked_at(record, seat)
    told = _told(record, state, seat, verb, land)
    building = Building(BUILDING_OF[verb])
    price = accounts.building_price(state, seat, building)
    if told["why"] is not None:
        return {**told, "price": price, "changes": [], "connects": [], "links": [], "blocked": False}
    after = seen(copy_of(record), State)
    in_python(build)(after, seat, building, land)
    connects = sorted(_connected(after, seat) - _connected(state, seat))
    return {
        **told,
        "price": price,
        "changes": _changes(state, after, seat, land),
        "connects": [each + 1 for each in connects],
        "links": [each + 1 for each in _links(after, seat, building, land)],
        "blocked": building == Building.PORT and bool(in_python(is_blocked)(after, land)),
    }


def _looked_at(record: Record, seat: int) -> State:
    """A copy for which it has been worked out what is connected."""
    state = seen(copy_of(record), State)
    in_python(find_connected)(state, seat)
    return state


def _told(record: Record, state: State, seat: int, verb: Verb, land: int) -> Facts:
    why = why_not(record, state, seat, verb, land)
    return {
        "place": land + 1,
        "steps": _steps(record, seat, verb, land) if why is None else None,
        "why": why,
    }


def _steps(record: Record, seat: int, verb: Verb, land: int) -> list[str]:
    """The steps of building there; where only one place is possible, it is not asked for (C3.5)."""
    plan = Plan(record, seat)
    if not plan.take(DO + verb) or not plan.answer({Decision.PLACE: lambda state: AT + land + 1}):
        raise AssertionError("what is not refused can be built")
    return plan.steps


def _connected(state: State, seat: int) -> set[int]:
    in_python(find_connected)(state, seat)
    return {
        land
        for land in range(state.board.lands)
        if state.lands[land].holder == seat and in_python(has)(state.reached, land)
    }


def _links(state: State, seat: int, building: Building, land: int) -> list[int]:
    """What lies at the other ends of a new road or port. From a road, units march to any province beside it
    for nothing; a port is linked with every other working port, and with the seat's capital if that is
    coastal."""
    board = state.board
    if building == Building.ROAD:
        return [int(board.beside[n]) for n in range(board.first[land], board.shore[land])]
    if building != Building.PORT or not in_python(is_working_port)(state, seat, land):
        return []
    capital = in_python(home)(state, seat)
    others = {each for each in range(board.lands) if in_python(is_working_port)(state, seat, each)}
    if capital != NOWHERE and in_python(is_coastal)(state, capital):
        others.add(int(capital))
    return sorted(others - {land})


def _changes(before: State, after: State, seat: int, land: int) -> list[Facts]:
    now, then = _figures(before, seat, land), _figures(after, seat, land)
    return [
        {"figure": figure, "now": now[figure], "then": then[figure]}
        for figure in now
        if now[figure] != then[figure]
    ]


def _figures(state: State, seat: int, land: int) -> dict[str, int]:
    return {
        "currency": state.seats[seat].currency,
        "income": accounts.income(state, seat)["amount"],
        "upkeep": accounts.upkeep(state, seat)["amount"],
        "food": accounts.food(state, seat)["amount"],
        "march": march(state, land)["amount"],
        "defence": defence(state, land)["amount"],
    }
