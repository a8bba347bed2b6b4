"""How a battle may go, compiled: clauses C10, C11.6 and C16.5.

Which piece is lost next is fixed (C10.3), so the losses of each side say how a battle stands. The rules' own
functions say what is left after each loss and what is then added to the dice; a walk over the table of all
losses gives the chances.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from numpy.typing import NDArray

from imperia.games.capitals.battle import (
    begin_battle,
    commit,
    defenders_left,
    for_all_committed,
    for_attacker,
    for_defender,
    why_not_attack,
    why_not_attack_at_sea,
    why_not_commit_from,
)
from imperia.games.capitals.modifiers import (
    against_port,
    for_battery,
    for_cannonballs,
    for_capital,
    for_further_provinces,
    for_ground,
    for_guns,
    for_numbers,
    for_rebellions,
    for_walls,
    for_weapons,
    has_bunker,
    is_player,
    weather_for_attackers,
)
from imperia.games.capitals.names import NOWHERE, SAVAGES, Aftermath, Decision, Refusal
from imperia.games.capitals.pieces import LANDING, NOT_CONNECTED, OWN_CAPITAL, Unit
from imperia.games.capitals.provinces import find_connected, is_land, soldiers_in
from imperia.games.capitals.stacks import (
    all_points,
    forget_all_stacks,
    guns_of_attack,
    has_room_for_stacks,
    largest_group,
    lose_committed,
    lose_ship,
    lose_soldier,
    number_with,
    number_with_points,
    sort_of,
    worth_of_attack,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.entries import Array, Records
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import constants, entry, rule

Chances = NDArray[Any]  # of float64

MOST_SOLDIERS = 4_000  # of a side; the table of their losses is walked in a fraction of a second
ALWAYS, NEVER = 100, -99  # differences that decide a round
PAIRS = 10_000  # of two rolls


def pairs_won(difference: int) -> int:
    """The number of pairs of rolls at which the attacker, with so much more added, wins the round."""
    return sum(min(100, max(0, roll + difference - 1)) for roll in range(1, 101))


WON = constants([pairs_won(difference) for difference in range(NEVER, ALWAYS + 1)])

Side = IntEnum("Side", "ATTACKER DEFENDER", start=0)


class Kind(IntEnum):
    """The kinds of battle."""

    NONE = 0
    LAND = 1
    SEA = 2
    SAVAGES = 3  # who were found, and are attacked or not
    TOO_LARGE = 4


class Part(IntEnum):
    """What may be added to a roll."""

    NUMBERS = 0
    FURTHER_PROVINCES = 1
    LANDING = 2
    NOT_CONNECTED = 3
    PORT = 4
    BUNKER = 5
    GUNS = 6  # of the attacker, off the bunker
    CANNONBALLS = 7
    CAPITAL = 8
    CAPTURED_CAPITAL = 9
    DUG_IN = 10
    BATTERY = 11
    REBELLIONS = 12
    WEATHER = 13
    WEAPONS = 14


PARTS = len(Part)


class Fact(IntEnum):
    """What is said of a battle beside its odds."""

    KIND = 0
    ATTACKER = 1  # the seat
    DEFENDER = 2  # a seat, rebels or savages
    TARGET = 3
    ATTACKERS_BEAR = 4  # losses until nobody is left
    DEFENDERS_BEAR = 5
    MAY_WITHDRAW = 6
    BEGUN = 7  # whether a round has been fought


FACTS = len(Fact)


class Row(IntEnum):
    """What is left of the sides after each loss."""

    ATTACKERS = 0
    GUNS = 1
    DEFENDERS = 2
    INFANTRY = 3


ROWS = len(Row)


class End(IntEnum):
    """How a battle ends, and after how many rounds it does."""

    WON = 0
    WITHDRAWN = 1
    LOST = 2
    ROUNDS = 3


ENDS = len(End)


# ----- An attack that nobody has begun


@rule
def put_attack_together(state: State, seat: int, target: int, groups: Grid) -> int:
    """Add groups (place, kind, number) to the seat's attack on a target; returns why they cannot be added, or
    ALLOWED. Units of a seat whose turn it is not have all their points."""
    state.journal.open = CLOSED
    if state.mover != seat:
        forget_all_stacks(state)
        state.mover = seat
        state.target = NOWHERE
    elif state.target != target or state.battle != Aftermath.NONE:
        for_all_committed(state, NOWHERE)
    state.target = target
    state.battle = Aftermath.NONE
    state.from_ship = 0
    if is_land(state, target):
        why = why_not_attack(state, seat, target)
    else:
        why = why_not_attack_at_sea(state, seat, target)
    n = 0
    while why == ALLOWED and n < len(groups):
        why = join(state, seat, groups[n, 0], groups[n, 1], groups[n, 2])
        n += 1
    return why


@rule
def join(state: State, seat: int, place: int, kind: int, number: int) -> int:
    """C8.1: units with the fewest points go first; for the battle their points make no difference."""
    why = why_not_commit_from(state, seat, place, state.target)
    if why != ALLOWED:
        return why
    if number_with_points(state, place, kind) < number:
        return Refusal.NO_POINTS_LEFT
    points = 1
    while number > 0 and points <= all_points(state, kind):
        joining = min(number, number_with(state, place, kind, points))
        if joining > 0:
            if not has_room_for_stacks(state):
                return Refusal.TOO_MANY_STACKS
            commit(state, seat, place, sort_of(kind, points), joining)
            number -= joining
        points += 1
    return ALLOWED


# ----- The odds


@entry
def work_out(
    states: Records,
    below: int,
    facts: Array,
    parts: Array,
    rows: Array,
    reached: Array,
    left: Array,
    ends: Array,
) -> None:
    """The odds of the battle that a record has, which is used up.

    It writes `facts`; what is added to the dice now (`parts`, by side); and what is left after each loss
    (`rows`). Both for a fight to the end and for withdrawing with fewer soldiers than `below`, it writes the
    chance of each number of soldiers `left`, by side, and of each way it `ends`. `reached` is scratch space.
    """
    follow(states[0], below, facts, parts, rows, reached, left, ends)


@rule
def follow(
    state: State,
    below: int,
    facts: Numbers,
    parts: Grid,
    rows: Grid,
    reached: Chances,
    left: Chances,
    ends: Chances,
) -> None:
    state.journal.open = CLOSED
    describe(state, facts)
    kind = facts[Fact.KIND]
    if kind == Kind.NONE:
        return
    mine, theirs = soldiers_of(state, kind, Side.ATTACKER), soldiers_of(state, kind, Side.DEFENDER)
    if max(mine, theirs) > MOST_SOLDIERS:
        facts[Fact.KIND] = Kind.TOO_LARGE
        return
    note_parts(state, kind, parts)
    lasting = lasting_difference(state, kind)
    note_losses(state, facts, rows)
    walk(state, facts, rows, lasting, 0, reached, left, ends, 0)
    walk(state, facts, rows, lasting, below, reached, left, ends, 1)


@rule
def describe(state: State, facts: Numbers) -> None:
    """Note which battle it is; one that is still being put together begins."""
    facts[Fact.KIND] = Kind.NONE
    if worth_of_attack(state) > 0:
        facts[Fact.BEGUN] = state.battle != Aftermath.NONE
        if state.battle == Aftermath.NONE:
            find_connected(state, state.mover)
            begin_battle(state, state.mover)
        facts[Fact.KIND] = Kind.LAND if is_land(state, state.target) else Kind.SEA
        facts[Fact.ATTACKER] = state.attacker
        facts[Fact.DEFENDER] = state.defender
        facts[Fact.TARGET] = state.target
        facts[Fact.MAY_WITHDRAW] = not state.from_ship
    elif state.decision == Decision.SAVAGES:
        facts[Fact.KIND] = Kind.SAVAGES
        facts[Fact.ATTACKER] = state.actor
        facts[Fact.DEFENDER] = SAVAGES
        facts[Fact.TARGET] = state.place
        facts[Fact.MAY_WITHDRAW] = False
        facts[Fact.BEGUN] = False


@rule
def soldiers_of(state: State, kind: int, side: int) -> int:
    """What is left of a side now, in soldiers or in strength."""
    if kind == Kind.SAVAGES:
        return soldiers_in(state, state.place) if side == Side.ATTACKER else state.savages
    return worth_of_attack(state) if side == Side.ATTACKER else defenders_left(state)


@rule
def note_parts(state: State, kind: int, parts: Grid) -> None:
    seat = state.actor if kind == Kind.SAVAGES else state.attacker
    parts[Side.ATTACKER, Part.NUMBERS] = for_numbers(
        soldiers_of(state, kind, Side.ATTACKER), soldiers_of(state, kind, Side.DEFENDER)
    )
    parts[Side.ATTACKER, Part.WEATHER] = weather_for_attackers(state)
    parts[Side.ATTACKER, Part.WEAPONS] = for_weapons(state, seat)
    if kind == Kind.LAND:
        note_parts_of_attacker(state, parts)
        if is_player(state.defender):
            note_parts_of_defender(state, parts)
    elif kind == Kind.SEA:
        parts[Side.ATTACKER, Part.BATTERY] = for_battery(state, seat, state.target)
        parts[Side.DEFENDER, Part.BATTERY] = for_battery(state, state.defender, state.target)
        parts[Side.DEFENDER, Part.WEAPONS] = for_weapons(state, state.defender)


@rule
def note_parts_of_attacker(state: State, parts: Grid) -> None:
    parts[Side.ATTACKER, Part.FURTHER_PROVINCES] = for_further_provinces(state.origins)
    parts[Side.ATTACKER, Part.REBELLIONS] = for_rebellions(state, state.attacker, state.defender)
    parts[Side.ATTACKER, Part.PORT] = against_port(state, state.target)
    if state.approach == LANDING:
        parts[Side.ATTACKER, Part.LANDING] = state.approach
    elif state.approach == NOT_CONNECTED:
        parts[Side.ATTACKER, Part.NOT_CONNECTED] = state.approach


@rule
def note_parts_of_defender(state: State, parts: Grid) -> None:
    land = state.target
    capital = for_capital(state, state.attacker, land)
    parts[Side.DEFENDER, Part.CAPITAL if capital == OWN_CAPITAL else Part.CAPTURED_CAPITAL] = capital
    parts[Side.DEFENDER, Part.REBELLIONS] = for_rebellions(state, state.defender, state.attacker)
    parts[Side.DEFENDER, Part.WEAPONS] = for_weapons(state, state.defender)
    if has_bunker(state, land):
        parts[Side.DEFENDER, Part.BUNKER] = for_walls(state, land)
        parts[Side.DEFENDER, Part.GUNS] = for_guns(state, land, guns_of_attack(state))
        parts[Side.DEFENDER, Part.CANNONBALLS] = for_cannonballs(state, land)
    else:
        parts[Side.DEFENDER, Part.DUG_IN] = for_ground(state, land, 0, has_infantry(state))


@rule
def has_infantry(state: State) -> bool:
    return state.lands[state.target].units[Unit.INFANTRY] > 0


@rule
def lasting_difference(state: State, kind: int) -> int:
    """How much more is added for the attacker than for the defender, apart from numbers and the ground, which
    depend on what is left."""
    if kind == Kind.SAVAGES:
        return for_weapons(state, state.actor) + weather_for_attackers(state)
    numbers = for_numbers(worth_of_attack(state), defenders_left(state))
    ground = 0
    if kind == Kind.LAND:
        ground = for_ground(state, state.target, guns_of_attack(state), has_infantry(state))
    return (for_attacker(state) - numbers) - (for_defender(state) - ground)


# ----- Losses (C10.3)


@rule
def note_losses(state: State, facts: Numbers, rows: Grid) -> None:
    kind = facts[Fact.KIND]
    for side in range(2):
        losses = 0
        note_what_is_left(state, kind, side, rows, losses)
        while soldiers_of(state, kind, side) > 0:
            lose_one(state, kind, side)
            losses += 1
            note_what_is_left(state, kind, side, rows, losses)
        facts[Fact.ATTACKERS_BEAR + side] = losses


@rule
def note_what_is_left(state: State, kind: int, side: int, rows: Grid, losses: int) -> None:
    soldiers = soldiers_of(state, kind, side)
    if side == Side.ATTACKER:
        rows[Row.ATTACKERS, losses] = soldiers
        rows[Row.GUNS, losses] = guns_of_attack(state)
    else:
        rows[Row.DEFENDERS, losses] = soldiers
        rows[Row.INFANTRY, losses] = kind == Kind.LAND and has_infantry(state)


@rule
def lose_one(state: State, kind: int, side: int) -> None:
    if kind == Kind.SAVAGES:
        if side == Side.ATTACKER:
            lose_soldier(state, state.place)
        else:
            state.savages -= 1
    elif side == Side.ATTACKER:
        lose_committed(state, largest_group(state))
    elif kind == Kind.LAND:
        lose_soldier(state, state.target)
    else:
        lose_ship(state, state.target)


# ----- Chances


@rule
def chance_of_round(difference: int) -> float:
    return WON[min(max(difference, NEVER), ALWAYS) - NEVER] / PAIRS


@rule
def walk(
    state: State,
    facts: Numbers,
    rows: Grid,
    lasting: int,
    below: int,
    reached: Chances,
    left: Chances,
    ends: Chances,
    course: int,
) -> None:
    """Go from no losses at all to every possible end. `reached` has the chance of each number of the
    defender's losses, together with the attacker's losses that the loop is at."""
    on_land = facts[Fact.KIND] == Kind.LAND
    last = facts[Fact.DEFENDERS_BEAR]
    for theirs in range(last + 1):
        reached[theirs] = 0.0
    reached[0] = 1.0
    for mine in range(facts[Fact.ATTACKERS_BEAR] + 1):
        attackers = rows[Row.ATTACKERS, mine]
        for theirs in range(last + 1):
            chance = reached[theirs]
            if chance == 0.0:
                continue
            defenders = rows[Row.DEFENDERS, theirs]
            # C10.2: whether to withdraw is asked only after a round
            asked = mine + theirs > 0 or facts[Fact.BEGUN]
            if attackers == 0 or defenders == 0 or (attackers < below and asked):
                end = End.WON if defenders == 0 else End.LOST if attackers == 0 else End.WITHDRAWN
                ends[course, end] += chance
                left[course, Side.ATTACKER, attackers] += chance
                left[course, Side.DEFENDER, defenders] += chance
                reached[theirs] = 0.0
                continue
            difference = lasting + for_numbers(attackers, defenders)
            if on_land:
                difference -= for_ground(
                    state, state.target, rows[Row.GUNS, mine], rows[Row.INFANTRY, theirs] > 0
                )
            win = chance_of_round(difference)
            ends[course, End.ROUNDS] += chance
            reached[theirs + 1] += chance * win
            reached[theirs] = chance * (1.0 - win)
