"""What a player's next turn brings as things stand, as far as the rules give it: clauses C3.2, C4.1, C6, C7
and C12.

The rules' own functions run on a copy of what the seat may know: what is certain to arrive comes ashore,
tokens change, effects pass. What the dice decide is told with its chances, but not carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from imperia.games.capitals.accounts import food, held_lands, income, part, taken_off, upkeep
from imperia.games.capitals.battle import is_besieged
from imperia.games.capitals.connection import fact
from imperia.games.capitals.economy import collect_income, let_tokens_change
from imperia.games.capitals.marching import forget_voyage, may_be_entered
from imperia.games.capitals.modifiers import is_player
from imperia.games.capitals.names import NO_TARGET, NOBODY, NOWHERE, UNKNOWN_TARGET, Aftermath, Phase, Voyage
from imperia.games.capitals.odds import odds_of
from imperia.games.capitals.phases import INCITED_DIE, hunger_die, let_effects_pass
from imperia.games.capitals.pieces import (
    FINDING_UP_TO,
    HUNGER_REVOLT_UP_TO,
    RESULT_UP_TO,
    ROBBERY_REVOLT_UP_TO,
    SIEGE_LEAVES,
    WEATHER_UP_TO,
    Finding,
    Result,
    Weather,
)
from imperia.games.capitals.provinces import holds_own_capital, provinces_held, soldiers_in
from imperia.games.capitals.revolt import (
    HUNGER_DIE,
    ROBBERY_DIE,
    TOKEN_DIE,
    can_revolt,
    soldiers_in_provinces,
    threat_of_tokens,
)
from imperia.games.capitals.spies import next_in_order
from imperia.games.capitals.stacks import forget_all_stacks
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import (
    land_builder,
    land_convoy,
    land_ship,
    let_voyages_come_nearer,
    next_arrival,
    soldiers_on_ship,
)
from imperia.games.setting import Facts, Record
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import copy_of


def forecast(record: Record, seat: int) -> Facts:
    """`round` is the round of that turn, None if the seat has no more turns; `weathers` are the weathers it
    may have, each with its chance and with income, upkeep and food; `threats` come before that turn, when a
    turn ends."""
    now = seen(record, State)
    when = round_of_next_income(now, seat)
    if when is None:
        key = "out-of-the-game" if now.seats[seat].out else "no-more-turns"
        return {
            **fact(key, "C16.4" if now.seats[seat].out else "C16.3", seat=seat),
            "round": None,
            "arrivals": [],
            "threats": list(threats(now, seat)),
            "weathers": [],
        }
    later = copy_of(record)
    then = seen(later, State)
    then.journal.open = CLOSED
    begun = Phase(now.phase) if seat == now.mover and now.phase <= Phase.INCOME else None
    if begun is None:
        _end_turn_and_wait(then, seat)
    arrivals = list(_arrivals(later, then, seat)) if begun in (None, Phase.ARRIVALS) else []
    if begun in (None, Phase.ARRIVALS, Phase.TOKENS):
        in_python(let_tokens_change)(then, seat)
    return {
        **fact("forecast", "C3.2", seat=seat, round=when),
        "round": when,
        "arrivals": arrivals,
        "threats": [*threats(now, seat), *_incited(then, seat)],
        "weathers": [
            {"weather": weather.name.lower(), "chance": chance, **_turn_in(later, seat, weather)}
            for weather, chance in weathers(now, when)
        ],
    }


# ----- When, and in what weather (C3.1, C4.1)


def round_of_next_income(state: State, seat: int) -> int | None:
    """The round of the seat's next income; None if it has no more."""
    if state.seats[seat].out or state.winner != NOBODY:
        return None
    if state.phase in (Phase.CAPITALS, Phase.WEATHER):
        return state.round
    if state.phase in (Phase.CARDS, Phase.ROUND_ENDS):
        to_come = False
    elif seat == state.mover:
        to_come = state.phase <= Phase.INCOME
    else:
        order = [in_python(next_in_order)(state, place) for place in range(state.options.players)]
        to_come = order.index(seat) > order.index(state.mover)
    when = state.round if to_come else state.round + 1
    return when if when <= state.options.rounds else None


def weathers(state: State, when: int) -> list[tuple[Weather, float]]:
    """The weathers that are possible in that round, each with its chance."""
    lasts = state.weather_rounds > when - state.round
    if lasts and state.phase not in (Phase.CAPITALS, Phase.WEATHER):
        return [(Weather(state.weather), 1.0)]
    below = (0, *WEATHER_UP_TO)
    return [
        (weather, (top - below[weather]) / 100) for weather, top in zip(Weather, WEATHER_UP_TO, strict=True)
    ]


# ----- What arrives (C3.2 (a), C3.4)


def _end_turn_and_wait(state: State, seat: int) -> None:
    """Play on until the seat's next turn begins."""
    if seat == state.mover and state.phase < Phase.CARDS:
        in_python(let_effects_pass)(state, seat)
    in_python(let_voyages_come_nearer)(state, seat)
    in_python(forget_all_stacks)(state)
    state.mover = seat


def _arrivals(record: Record, state: State, seat: int) -> Iterator[Facts]:
    """What arrives; certain arrivals are carried out."""
    while (n := in_python(next_arrival)(state, seat)) != NOWHERE:
        yield _arrival(record, state, seat, n)


def _arrival(record: Record, state: State, seat: int, n: int) -> Facts:
    voyage = state.seats[seat].voyages[n]
    kind, target = Voyage(voyage.kind), voyage.target
    facts = {"seat": seat, "origin": voyage.origin + 1, "place": target + 1}
    if kind == Voyage.CONVOY:
        told = fact("convoy-arrives", "C8.4", **facts, unit=voyage.unit, number=voyage.number)
        in_python(land_convoy)(state, seat, n)
        return told
    if kind == Voyage.INLAND:
        in_python(forget_voyage)(state, seat, n)
        return {**fact("expedition-arrives", "C11.1", **facts), "chances": _findings()}
    if kind == Voyage.OVERSEAS:
        in_python(forget_voyage)(state, seat, n)
        return {**fact("overseas-arrives", "C11.4", seat=seat), "chances": _results()}
    if kind == Voyage.SHIP:
        facts["soldiers"] = in_python(soldiers_on_ship)(state, seat, n)
    if target in (NO_TARGET, UNKNOWN_TARGET):
        in_python(forget_voyage)(state, seat, n)
        del facts["place"]
        return fact(f"{kind.name.lower()}-arrives-somewhere", "C9.2", **facts)
    if kind == Voyage.BUILDER:
        in_python(land_builder)(state, seat, n)
        return fact("builder-arrives", "C9.4", **facts)
    return _ship(record, state, seat, n, facts)


def _ship(record: Record, state: State, seat: int, n: int, facts: Facts) -> Facts:
    """A ship that arrives; one that attacks is told with its odds, and the battle is not fought."""
    land = state.seats[seat].voyages[n].target
    if in_python(may_be_entered)(state, seat, land):
        in_python(land_ship)(state, seat, n)
        return fact("ship-arrives", "C9.3", **facts)
    fought = copy_of(record)
    battle = seen(fought, State)
    in_python(forget_all_stacks)(battle)
    in_python(land_ship)(battle, seat, n)
    battle.battle, battle.from_ship = Aftermath.NONE, 1
    in_python(forget_voyage)(state, seat, n)
    told = fact("ship-attacks", "C9.3", **facts, other=state.lands[land].holder)
    return {**told, "win": odds_of(fought).win}


def _findings() -> list[Facts]:
    below = (0, *FINDING_UP_TO)
    return [
        {"finding": finding.name.lower(), "chance": (top - below[finding]) / 100}
        for finding, top in zip(Finding, FINDING_UP_TO, strict=True)
    ]


def _results() -> list[Facts]:
    chances = dict.fromkeys(Result, 0)
    below = 0
    for top, result in RESULT_UP_TO:
        chances[result] += top - below
        below = top
    return [{"result": result.name.lower(), "chance": number / 100} for result, number in chances.items()]


# ----- Income, upkeep, food (C3.2 (c)-(d))


def _turn_in(record: Record, seat: int, weather: Weather) -> Facts:
    later = copy_of(record)
    state = seen(later, State)
    state.weather = weather
    had, comes = state.seats[seat].currency, income(state, seat)
    in_python(collect_income)(state, seat)
    due, eaten = upkeep(state, seat), food(state, seat)
    left = had + comes["amount"] - due["amount"]
    parts = [part("currency-now", had, "C6.4"), comes, taken_off(due)]
    return {
        "income": comes,
        "upkeep": due,
        "food": eaten,
        "currency": part("currency-then", left, "C6.4", parts, seat=seat),
        "unpaid": max(-left, 0),
        "hunger": _hunger(state, seat) if eaten["amount"] < 0 else None,
    }


def _hunger(state: State, seat: int) -> Facts:
    """C7.3: at most so many times a soldier is lost or paid for; then a revolt threatens (C12.1)."""
    die, soldiers = in_python(hunger_die)(state, seat), in_python(soldiers_in_provinces)(state, seat)
    provinces = in_python(provinces_held)(state, seat)
    return {
        **fact("hunger", "C7.3", die=die, most=min(die, soldiers), provinces=provinces),
        "die": die,
        "most": min(die, soldiers),
    }


# ----- What threatens at the end of a turn and at its beginning (C3.2 (f), (b))


def _incited(state: State, seat: int) -> Iterator[Facts]:
    times = state.seats[seat].incited
    if times and in_python(can_revolt)(state, seat):
        yield fact("incited", "C14.2", number=times, die=INCITED_DIE)


def threats(state: State, seat: int) -> Iterator[Facts]:
    """What threatens at the end of the seat's current turn, or else of its next one, as things stand; each
    with its chance in percent and the die that says how many soldiers it takes."""
    if not held_lands(state, seat) or state.phase == Phase.CAPITALS:
        return
    capital = state.seats[seat].capital
    if in_python(is_besieged)(state, seat) and in_python(soldiers_in)(state, capital) > SIEGE_LEAVES:
        yield fact("siege", "C10.12", place=capital + 1, die=6, least=SIEGE_LEAVES)
    if state.seats[seat].hungry and in_python(can_revolt)(state, seat):
        yield fact("hunger-revolt", "C12.1", chance=HUNGER_REVOLT_UP_TO, die=HUNGER_DIE)
    if up_to := in_python(threat_of_tokens)(state, seat):
        die = ROBBERY_DIE if up_to == ROBBERY_REVOLT_UP_TO else TOKEN_DIE
        yield fact("token-revolt", "C12.2", chance=up_to, die=die)


# ----- What players should know before they end their turn


def warnings(record: Record, seat: int) -> Iterator[Facts]:
    """What would threaten the seat if its turn ended now: at the end of the turn, until its next turn, and in
    that turn. Threats that are uncertain have their chance in percent."""
    now = seen(record, State)
    yield from threats(now, seat)
    if now.phase == Phase.CAPITALS or not held_lands(now, seat):
        return
    capital = now.seats[seat].capital
    if in_python(holds_own_capital)(now, seat) and in_python(soldiers_in)(now, capital) == 0:
        near = enemies_beside(now, seat, capital).total()
        yield fact("empty-capital", "C10.10", place=capital + 1, number=near)
    weathers = forecast(record, seat)["weathers"]
    if hungry := [each for each in weathers if each["hunger"]]:
        missing = max(-each["food"]["amount"] for each in hungry)
        most = max(each["hunger"]["most"] for each in hungry)
        yield fact("will-hunger", "C7.3", chance=_percent(hungry), missing=missing, most=most)
    if unpaid := [each for each in weathers if each["unpaid"]]:
        missing = max(each["unpaid"] for each in unpaid)
        yield fact("will-owe", "C6.3", chance=_percent(unpaid), missing=missing)


def _percent(cases: list[Facts]) -> int:
    chance: float = sum(each["chance"] for each in cases)
    return round(100 * chance)


def enemies_beside(state: State, seat: int, land: int) -> Counter[int]:
    """How many soldiers each other player has in the provinces around it."""
    board = state.board
    soldiers: Counter[int] = Counter()
    for n in range(board.first[land], board.shore[land]):
        holder = state.lands[board.beside[n]].holder
        if holder != seat and in_python(is_player)(holder):
            soldiers[holder] += in_python(soldiers_in)(state, board.beside[n])
    return soldiers
