"""A number for every province, to be drawn over the map: what it brings, feeds, is linked to, costs, fears.

    {"place": 4, "amount": 3, "tone": "good"}

`amount` is None where only the tone says something. A seat that asks sees the danger to itself; a spectator
sees the danger to every player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from imperia.games.capitals import accounts
from imperia.games.capitals.economy import CAPITAL_FOOD, CAPITAL_FOOD_OF_THREE
from imperia.games.capitals.forecast import enemies_beside
from imperia.games.capitals.marching import march_cost
from imperia.games.capitals.pieces import Unit
from imperia.games.capitals.provinces import find_connected, is_capital, is_own, soldiers_in
from imperia.games.capitals.state import State
from imperia.games.setting import Facts, Record
from imperia.kernel.bits import has
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.record import copy_of

GOOD, BAD, PLAIN = "good", "bad", "plain"
Found = tuple[int, int | None, str]  # a province, its number and what that means


def layer(record: Record, seat: int | None, which: str) -> list[Facts]:
    state = seen(copy_of(record), State)
    return [
        {"place": land + 1, "amount": amount, "tone": tone}
        for land, amount, tone in LAYERS[which](state, seat)
    ]


def _players_lands(state: State) -> Iterator[int]:
    """The provinces that are held by a player."""
    for land in range(state.board.lands):
        if 0 <= state.lands[land].holder < state.options.players:
            yield land


def _tone(amount: int) -> str:
    return GOOD if amount > 0 else BAD if amount < 0 else PLAIN


def economy(state: State, seat: int | None) -> Iterator[Found]:
    """What a province brings its holder by itself, less what it costs (C6.1, C6.2)."""
    capitals = Counter[int]()
    for whose in range(state.options.players):
        for each in accounts.capitals(state, whose):
            capitals[each["facts"]["place"]] += each["amount"]
    for land in _players_lands(state):
        amount = capitals[land + 1] - accounts.upkeep_of(state, land)["amount"]
        if in_python(is_own)(state, state.lands[land].holder, land):
            amount += sum(each["amount"] for each in accounts.income_of_lands(state, [land], state.weather))
        yield land, amount, _tone(amount)


def food(state: State, seat: int | None) -> Iterator[Found]:
    """How much food a province gives its holder (C7.1)."""
    of_capital = CAPITAL_FOOD_OF_THREE if state.options.players == 3 else CAPITAL_FOOD
    for land in _players_lands(state):
        amount = of_capital if in_python(is_capital)(state, land) else 0
        if in_python(is_own)(state, state.lands[land].holder, land):
            amount += sum(each["amount"] for each in accounts.food_of_lands(state, [land], state.weather))
        yield land, amount, _tone(amount)


def connection(state: State, seat: int | None) -> Iterator[Found]:
    """Whether a province is connected with its holder's capital (C1.7)."""
    for whose in range(state.options.players):
        in_python(find_connected)(state, whose)
        for land in _players_lands(state):
            if state.lands[land].holder == whose:
                yield land, None, GOOD if in_python(has)(state.reached, land) else BAD


def movement(state: State, seat: int | None) -> Iterator[Found]:
    """What a soldier pays to leave a province by land (C8.2, C8.3)."""
    for land in _players_lands(state):
        cost = in_python(march_cost)(state, land, Unit.INFANTRY, 1)
        yield land, cost, GOOD if cost == 0 else PLAIN if cost == 1 else BAD


def threat(state: State, seat: int | None) -> Iterator[Found]:
    """For a seat's provinces, or for all: the most soldiers that any one other player has beside the
    province."""
    for land in _players_lands(state):
        holder = state.lands[land].holder
        if seat not in (None, holder):
            continue
        most = max(enemies_beside(state, holder, land).values(), default=0)
        own = in_python(soldiers_in)(state, land)
        yield land, most, BAD if most > own else PLAIN if most else GOOD


LAYERS: dict[str, Callable[[State, int | None], Iterator[Found]]] = {
    "economy": economy,
    "food": food,
    "connection": connection,
    "movement": movement,
    "threat": threat,
}
