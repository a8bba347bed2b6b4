"""What a province yields, costs and adds to the dice of its defenders, and why."""

from __future__ import annotations

from imperia.games.capitals import accounts
from imperia.games.capitals.accounts import part
from imperia.games.capitals.connection import connection, fact
from imperia.games.capitals.economy import CAPITAL_FOOD, CAPITAL_FOOD_OF_THREE
from imperia.games.capitals.marching import is_free_to_leave
from imperia.games.capitals.modifiers import (
    against_port,
    for_cannonballs,
    for_capital,
    for_ground,
    for_rebellions,
    for_walls,
    for_weapons,
    has_bunker,
    weather_for_attackers,
)
from imperia.games.capitals.names import NOBODY
from imperia.games.capitals.pieces import MARCH_PER_SOLDIER_IN, Unit, Weather
from imperia.games.capitals.provinces import is_capital, is_own
from imperia.games.capitals.state import State
from imperia.games.setting import Facts
from imperia.kernel.in_python import in_python


def modifier(key: str, amount: int, clause: str) -> Facts:
    return {**part(key, amount, clause), "key": f"modifier-{key}"}


def province(state: State, land: int) -> Facts:
    holder = state.lands[land].holder
    own = in_python(is_own)(state, holder, land) and holder != NOBODY
    return {
        **fact("province", "C1.3", place=land + 1),
        "owner": _side(state, state.lands[land].owner),
        "holder": _side(state, holder),
        "income": _income(state, land, holder, own),
        "food": _food(state, land, holder, own),
        "upkeep": accounts.upkeep_of(state, land) if _is_seat(state, holder) else None,
        "limit": accounts.limit(state, land),
        "march": march(state, land),
        "defence": defence(state, land),
        "connection": connection(state, land),
    }


def _is_seat(state: State, side: int) -> bool:
    return 0 <= side < state.options.players


def _side(state: State, side: int) -> int | None:
    return side if _is_seat(state, side) else None


def _income(state: State, land: int, holder: int, own: bool) -> Facts | None:
    if not _is_seat(state, holder):
        return None
    parts = [each for each in accounts.capitals(state, holder) if each["facts"]["place"] == land + 1]
    if own:
        parts += accounts.income_of_lands(state, [land], state.weather)
    return part("income-of", sum(each["amount"] for each in parts), "C6.1", parts, place=land + 1)


def _food(state: State, land: int, holder: int, own: bool) -> Facts | None:
    if not _is_seat(state, holder):
        return None
    three = state.options.players == 3
    parts = []
    if in_python(is_capital)(state, land):
        each = CAPITAL_FOOD_OF_THREE if three else CAPITAL_FOOD
        parts.append(part("food-of-capitals", each, "C17" if three else "C7.1", number=1))
    if own:
        parts += accounts.food_of_lands(state, [land], state.weather)
    return part("food-of", sum(each["amount"] for each in parts), "C7.1", parts, place=land + 1)


def march(state: State, land: int) -> Facts:
    """What it costs a soldier to leave the province by land."""
    listed, now = MARCH_PER_SOLDIER_IN[Weather.FAIR], MARCH_PER_SOLDIER_IN[state.weather]
    parts = [part("usual", listed, "C8.2")]
    if now != listed:
        parts.append(part("by-weather", now - listed, "C4.1", weather=state.weather))
    free = in_python(is_free_to_leave)(state, land)
    if free and now:
        key, clause = (
            ("free-from-capital", "C5.7") if in_python(is_capital)(state, land) else ("free-road-out", "C8.3")
        )
        parts.append(part(key, -now, clause))
    return part("march-cost", 0 if free else now, "C8.2", parts, place=land + 1)


def defence(state: State, land: int) -> Facts:
    """What the holder adds to the dice against a player who has no guns and never placed a capital there,
    less what such a player adds for the port and the weather."""
    holder = state.lands[land].holder
    parts = []
    if _is_seat(state, holder):
        infantry = state.lands[land].units[Unit.INFANTRY] > 0
        ground = in_python(for_ground)(state, land, 0, infantry)
        if in_python(has_bunker)(state, land):
            parts.append(modifier("bunker", in_python(for_walls)(state, land), "C5.5"))
            parts.append(modifier("cannonballs", in_python(for_cannonballs)(state, land), "C10.5"))
        else:
            parts.append(modifier("dug-in", ground, "C10.5"))
        other = int(holder == 0)
        parts.append(modifier("capital", in_python(for_capital)(state, NOBODY, land), "C10.5"))
        parts.append(modifier("rebellions", in_python(for_rebellions)(state, holder, other), "C10.5"))
        parts.append(modifier("weapons", in_python(for_weapons)(state, holder), "C10.5"))
    parts.append(modifier("port", -in_python(against_port)(state, land), "C5.6"))
    parts.append(modifier("weather", -in_python(weather_for_attackers)(state), "C4.1"))
    parts = [each for each in parts if each["amount"]]
    return part("defence", sum(each["amount"] for each in parts), "C10.5", parts, place=land + 1)
