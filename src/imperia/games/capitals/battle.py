"""Battles on land and at sea, up to the last round: clauses C10 and C16.5."""

from __future__ import annotations

from imperia.games.capitals.economy import add_tokens
from imperia.games.capitals.fleets import sink_transports
from imperia.games.capitals.marching import march_cost, sea_march_cost
from imperia.games.capitals.modifiers import (
    for_ground,
    for_numbers,
    for_weapons,
    has_bunker,
    is_player,
    lasting_at_sea,
    lasting_for_attacker,
    lasting_for_defender,
    weather_for_attackers,
)
from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    FIRST_SHIP,
    LANDING_SHIP,
    NOBODY,
    NOWHERE,
    Event,
    Refusal,
)
from imperia.games.capitals.pieces import (
    LANDING,
    NOT_CONNECTED,
    PLUNDER_TOKENS,
    SHIPS,
    SIEGE_LEAVES,
    UNITS,
    Building,
    Ship,
    Unit,
)
from imperia.games.capitals.provinces import (
    borders_sea,
    destroy_everything,
    enter,
    is_adjacent,
    is_connected,
    is_land,
    soldiers_in,
)
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    WORTH,
    add,
    change,
    forget_stack,
    guns_of_attack,
    has_room_for_stacks,
    largest_group,
    lose_committed,
    lose_ship,
    lose_soldier,
    note_stack,
    number_with_points,
    present,
    remove,
    sort_of,
    worth_of_attack,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import clear
from imperia.kernel.chance import below
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule


@rule
def dice(state: State, sides: int) -> int:
    """C18.1: a roll."""
    return 1 + below(state.chance, sides)


# ----- Targets and groups (C10.1, C16.5, C16.6)


@rule
def why_not_attack(state: State, seat: int, land: int) -> int:
    if land >= state.board.lands:
        return Refusal.NO_SUCH_PLACE
    holder = state.lands[land].holder
    if holder == seat:
        return Refusal.NOT_AN_ENEMY
    if holder == NOBODY:
        return Refusal.NOBODY_TO_ATTACK
    return ALLOWED if has_group_for(state, seat, land) else Refusal.NOTHING_CAN_REACH


@rule
def why_not_attack_at_sea(state: State, seat: int, sea: int) -> int:
    if is_land(state, sea):
        return Refusal.NO_SUCH_PLACE
    fleet = state.waters[sea - state.board.lands].fleet
    if fleet == NOBODY or fleet == seat:
        return Refusal.NO_FLEET
    board = state.board
    for n in range(board.first[sea], board.shore[sea]):
        if why_not_commit_from(state, seat, board.beside[n], sea) == ALLOWED:
            return ALLOWED
    return Refusal.NOTHING_CAN_REACH


@rule
def has_group_for(state: State, seat: int, land: int) -> bool:
    board = state.board
    for n in range(board.first[land], board.shore[land]):
        if why_not_commit_from(state, seat, board.beside[n], land) == ALLOWED:
            return True
    for n in range(state.seats[seat].transport_count):
        if why_not_commit_from(state, seat, ABOARD + n, land) == ALLOWED:
            return True
    return False


@rule
def why_not_commit_from(state: State, seat: int, place: int, target: int) -> int:
    """Where a group can come from: a province beside the target, a transport in a sea at it, or a sea beside
    the target."""
    if place >= ABOARD:
        mine = state.seats[seat]
        if place - ABOARD >= mine.transport_count:
            return Refusal.NO_TRANSPORT
        if not is_land(state, target) or not borders_sea(state, target, mine.transports[place - ABOARD].sea):
            return Refusal.NOT_ADJACENT
        return ALLOWED if has_attackers(state, place, 0, FIRST_SHIP) else Refusal.NO_POINTS_LEFT
    if place >= state.board.lands + state.board.seas or is_land(state, place) != is_land(state, target):
        return Refusal.NO_SUCH_PLACE
    if not is_adjacent(state, place, target):
        return Refusal.NOT_ADJACENT
    if is_land(state, place):
        if state.lands[place].holder != seat:
            return Refusal.NOT_HELD
        return ALLOWED if has_attackers(state, place, 0, Unit.CARAVAN + 1) else Refusal.NO_POINTS_LEFT
    if state.waters[place - state.board.lands].fleet != seat:
        return Refusal.NO_FLEET
    return (
        ALLOWED
        if has_attackers(state, place, FIRST_SHIP, FIRST_SHIP + Ship.CRUISER + 1)
        else Refusal.NO_POINTS_LEFT
    )


@rule
def has_attackers(state: State, place: int, first: int, last: int) -> bool:
    """Whether a piece of these kinds in the place has a point left."""
    for kind in range(first, last):
        if present(state, place, kind) > 0 and number_with_points(state, place, kind) > 0:
            return True
    return False


@rule
def commit(state: State, seat: int, place: int, sort: int, number: int) -> None:
    """C10.1: units spend a point; the march is paid later or not at all (C10.7)."""
    kind, points = KIND[sort], LEFT[sort]
    remove(state, place, kind, points, number)
    change(state, place, kind, number)
    note_stack(state, place, COMMITTED + sort_of(kind, points - 1), number)
    if kind < FIRST_SHIP:
        state.march += (
            sea_march_cost(state, kind, number) if place >= ABOARD else march_cost(state, place, kind, number)
        )
    shown = place if place < ABOARD else state.seats[seat].transports[place - ABOARD].sea
    tell(state, Event.COMMITTED, seat, shown + 1, state.target + 1, sort, number)


@rule
def can_commit_more(state: State, seat: int) -> bool:
    if not has_room_for_stacks(state):
        return False
    if is_land(state, state.target):
        return has_group_for(state, seat, state.target)
    return why_not_attack_at_sea(state, seat, state.target) == ALLOWED


# ----- The battle begins


@rule
def begin_battle(state: State, seat: int) -> None:
    """C10.4: note what is fixed at the start."""
    target = state.target
    state.attacker = seat
    state.attackers = worth_of_attack(state)
    if is_land(state, target):
        state.defender = state.lands[target].holder
        state.fought = soldiers_in(state, target)
        state.origins = origins_of_attack(state)
        state.approach = approach_of_attack(state)
    else:
        state.defender = state.waters[target - state.board.lands].fleet
        state.fought = strength_in(state, target)
        state.origins = 1
        state.approach = 0
    clear(state.reached)
    tell(state, Event.BATTLE_BEGINS, seat, target + 1, state.attackers, state.defender, state.fought)


@rule
def strength_in(state: State, sea: int) -> int:
    water = state.waters[sea - state.board.lands]
    strength = 0
    for ship in range(SHIPS):
        strength += WORTH[FIRST_SHIP + ship] * water.ships[ship]
    return strength


@rule
def origin_of(state: State, place: int) -> int:
    """The province of a group, or the sea of its transport."""
    if place >= ABOARD and place != LANDING_SHIP:
        return state.seats[state.mover].transports[place - ABOARD].sea
    return place


@rule
def origins_of_attack(state: State) -> int:
    """The provinces, and the seas with transports, that the attack comes from."""
    count = 0
    for n in range(state.stack_count):
        if state.stacks[n].sort >= COMMITTED:
            first = True
            for before in range(n):
                same = origin_of(state, state.stacks[before].place) == origin_of(state, state.stacks[n].place)
                if state.stacks[before].sort >= COMMITTED and same:
                    first = False
            count += first
    return count


@rule
def approach_of_attack(state: State) -> int:
    near, far, landing = soldiers_by_approach(state)
    return approach_by(near, far, landing)


@rule
def approach_by(near: int, far: int, landing: int) -> int:
    """C10.4: landing, not connected, or neither: whichever has the most soldiers."""
    if near >= far and near >= landing:
        return 0
    return NOT_CONNECTED if far >= landing else LANDING


@rule
def soldiers_by_approach(state: State) -> tuple[int, int, int]:
    """How many soldiers attack from connected land, from other land, and from the sea."""
    near, far, landing = 0, 0, 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.sort >= COMMITTED:
            group = by_approach(state, stack.place, WORTH[KIND[stack.sort - COMMITTED]] * stack.number)
            near += group[0]
            far += group[1]
            landing += group[2]
    return near, far, landing


@rule
def by_approach(state: State, place: int, soldiers: int) -> tuple[int, int, int]:
    if place >= ABOARD:
        return 0, 0, soldiers
    if is_connected(state, place):
        return soldiers, 0, 0
    return 0, soldiers, 0


# ----- Rounds (C10.2)


@rule
def defenders_left(state: State) -> int:
    if is_land(state, state.target):
        return soldiers_in(state, state.target)
    return strength_in(state, state.target)


@rule
def is_fought_out(state: State) -> bool:
    return worth_of_attack(state) == 0 or defenders_left(state) == 0


@rule
def for_attacker(state: State) -> int:
    numbers = for_numbers(worth_of_attack(state), defenders_left(state))
    if is_land(state, state.target):
        return numbers + lasting_for_attacker(
            state, state.attacker, state.target, state.origins, state.approach
        )
    return numbers + lasting_at_sea(state, state.attacker, state.target) + weather_for_attackers(state)


@rule
def for_defender(state: State) -> int:
    target = state.target
    if not is_land(state, target):
        return lasting_at_sea(state, state.defender, target)
    infantry = state.lands[target].units[Unit.INFANTRY] > 0
    return lasting_for_defender(state, state.attacker, target) + for_ground(
        state, target, guns_of_attack(state), infantry
    )


@rule
def fight_round(state: State, aloud: bool) -> bool:
    """Both sides roll, and the loser of the round loses a soldier; a tie goes to the defender. Returns
    whether the attacker lost."""
    mine, theirs = for_attacker(state), for_defender(state)
    roll = dice(state, 100)
    answer = dice(state, 100)
    lost = roll + mine <= answer + theirs
    if lost:
        lose_committed(state, largest_group(state))
    elif is_land(state, state.target):
        lose_soldier(state, state.target)
    else:
        lose_ship(state, state.target)
    if aloud:
        tell(state, Event.ROUND_FOUGHT, state.attacker, roll, roll + mine, answer, answer + theirs, int(lost))
    return lost


@rule
def fight_to_the_end(state: State) -> None:
    rounds, lost = 0, 0
    while not is_fought_out(state):
        rounds += 1
        lost += fight_round(state, False)
    tell(state, Event.FOUGHT, state.attacker, rounds, lost, rounds - lost)


# ----- How an attack ends


@rule
def withdraw(state: State, seat: int) -> None:
    """C10.2: the attackers go back to where they came from; the point stays spent."""
    for_all_committed(state, NOWHERE)
    tell(state, Event.WITHDREW, seat, state.target + 1)


@rule
def for_all_committed(state: State, target: int) -> None:
    """The attackers who are left return to their places, or enter the target."""
    n = state.stack_count - 1
    while n >= 0:
        stack = state.stacks[n]
        if stack.sort >= COMMITTED:
            place, sort, number = stack.place, stack.sort - COMMITTED, stack.number
            forget_stack(state, n)
            change(state, place, KIND[sort], -number)
            if target == NOWHERE:
                add(state, place, KIND[sort], LEFT[sort], number)
            elif place >= ABOARD:
                add(state, target, KIND[sort], 0, number)  # C3.3: units that land have no points
            else:
                add(state, target, KIND[sort], LEFT[sort], number)
            n = state.stack_count
        n -= 1


@rule
def take_province(state: State, seat: int) -> None:
    """C10.6: the survivors enter, and the holder changes."""
    land = state.target
    other = state.lands[land].holder
    for_all_committed_leave_ground(state, land)
    enter(state, seat, land)
    tell(state, Event.CAPTURED, seat, land + 1, other)


@rule
def for_all_committed_leave_ground(state: State, land: int) -> None:
    for unit in range(UNITS):
        state.lands[land].units[unit] = 0
    for_all_committed(state, land)


@rule
def take_sea(state: State, seat: int) -> None:
    """C16.5: the survivors enter, and sink the transports of others."""
    water = state.waters[state.target - state.board.lands]
    for_all_committed(state, state.target)
    water.fleet = seat
    tell(state, Event.ATTACK_WON, seat, state.target + 1, strength_in(state, state.target))
    sink_transports(state, seat, state.target)


# ----- Plunder or march (C10.7, C10.9)


@rule
def has_room_for_plunder(state: State, land: int) -> bool:
    return state.lands[land].tokens + PLUNDER_TOKENS <= 5


@rule
def can_pay_march(state: State, seat: int) -> bool:
    return state.seats[seat].currency >= state.march


@rule
def plunder(state: State, seat: int, land: int) -> None:
    """No march is paid, unless there is no room for the tokens."""
    if not has_room_for_plunder(state, land):
        pay_march(state, seat, land)
    else:
        give_march_back(state, seat)
    destroy_everything(state, land)
    add_tokens(state, land, PLUNDER_TOKENS)
    tell(state, Event.PLUNDERED, seat, land + 1, state.lands[land].tokens)


@rule
def pay_march(state: State, seat: int, land: int) -> None:
    """Pay for what was not paid at departure (C9.2); a seat with less than that pays all it has."""
    mine = state.seats[seat]
    cost = min(state.march, mine.currency)
    mine.currency -= cost
    if cost:
        tell(state, Event.MARCH_PAID, seat, land + 1, cost)


@rule
def spare(state: State, seat: int, land: int) -> None:
    """No plunder: the march is paid, and a bunker drops a level (C5.5)."""
    pay_march(state, seat, land)
    if has_bunker(state, land):
        strong = state.lands[land].building == Building.STRONG_BUNKER
        state.lands[land].building = Building.BUNKER if strong else Building.NONE
        tell(state, Event.BUNKER_DROPS, land + 1, state.lands[land].building)


@rule
def take_capital(state: State, seat: int, land: int) -> None:
    """C10.9: no plunder, and no march; what a ship paid is given back (C9.2)."""
    give_march_back(state, seat)


@rule
def give_march_back(state: State, seat: int) -> None:
    """C9.2: return what was paid at the departure of a ship."""
    if state.march_paid > 0:
        state.seats[seat].currency += state.march_paid
        tell(state, Event.GAINED, seat, state.march_paid)


# ----- A fight without withdrawal, with no modifiers but numbers (C11.6, C12.5)


@rule
def fight_rebels(state: State, land: int, rebels: int) -> int:
    """Rebels attack the loyal soldiers of a province; returns how many rebels are left."""
    while rebels > 0 and soldiers_in(state, land) > 0:
        bonus = for_numbers(rebels, soldiers_in(state, land))
        roll = dice(state, 100)
        answer = dice(state, 100)
        if roll + bonus <= answer:
            rebels -= 1
        else:
            lose_soldier(state, land)
    return rebels


@rule
def fight_savages(state: State, seat: int, land: int, savages: int) -> int:
    """The finder's soldiers attack where they stand; returns how many savages are left."""
    own = for_weapons(state, seat) + weather_for_attackers(state)
    while savages > 0 and soldiers_in(state, land) > 0:
        bonus = for_numbers(soldiers_in(state, land), savages) + own
        roll = dice(state, 100)
        answer = dice(state, 100)
        if roll + bonus <= answer:
            lose_soldier(state, land)
        else:
            savages -= 1
    return savages


# ----- Siege (C10.12)


@rule
def is_besieged(state: State, seat: int) -> bool:
    capital = state.seats[seat].capital
    if state.lands[capital].holder != seat:
        return False
    board = state.board
    for n in range(board.first[capital], board.shore[capital]):
        land = board.beside[n]
        holder = state.lands[land].holder
        if holder == seat or not is_player(holder) or soldiers_in(state, land) == 0:
            return False
    return board.first[capital] < board.shore[capital]


@rule
def suffer_siege(state: State, seat: int) -> None:
    capital = state.seats[seat].capital
    if not is_besieged(state, seat) or soldiers_in(state, capital) <= SIEGE_LEAVES:
        return
    roll = dice(state, 6)
    lost = min(roll, soldiers_in(state, capital) - SIEGE_LEAVES)
    for _ in range(lost):
        lose_soldier(state, capital)
    tell(state, Event.SIEGE, seat, roll, lost)
