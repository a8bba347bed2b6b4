"""What arrives, what expeditions find and bring, and what is then named one by one (C3.2 (a), C3.4, C11)."""

from __future__ import annotations

from imperia.games.capitals.asking import ask
from imperia.games.capitals.battle import begin_battle
from imperia.games.capitals.findings import (
    attack_savages,
    can_retreat,
    count_savages,
    gain,
    let_savages_hold,
    mineral_price,
    roll_finding,
)
from imperia.games.capitals.marching import forget_voyage
from imperia.games.capitals.names import (
    NOBODY,
    NOWHERE,
    Aftermath,
    Auction,
    Decision,
    Event,
    Phase,
    Task,
    Voyage,
)
from imperia.games.capitals.offering import offer_answers
from imperia.games.capitals.offers import open_auction
from imperia.games.capitals.overseas import (
    bring,
    bring_palm_money,
    price_instead_of_level,
    roll_result,
    why_no_free_level,
)
from imperia.games.capitals.pieces import LONGER_PRICE, MARKER_PRICE, MARKERS, SOLDIERS_LOST, Finding, Result
from imperia.games.capitals.provinces import soldiers_in
from imperia.games.capitals.revolt import can_revolt, soldiers_in_provinces
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import land_builder, land_convoy, land_ship, next_arrival
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import is_empty
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

# ----- Arrivals (C3.2 (a), C3.4)


@rule
def settle_arrival(state: State, seat: int) -> None:
    n = next_arrival(state, seat)
    if n == NOWHERE:
        state.phase = Phase.TOKENS
        return
    voyage = state.seats[seat].voyages[n]
    if voyage.kind == Voyage.CONVOY:
        land_convoy(state, seat, n)
    elif voyage.kind == Voyage.BUILDER:
        land_builder(state, seat, n)
    elif voyage.kind == Voyage.SHIP:
        if land_ship(state, seat, n):
            state.from_ship = 1
            begin_battle(state, seat)
            state.battle = Aftermath.ROUNDS
    elif voyage.kind == Voyage.INLAND:
        land = voyage.target
        forget_voyage(state, seat, n)
        settle_finding(state, seat, land)
    else:
        forget_voyage(state, seat, n)
        state.voyage = n
        begin_result(state, seat)


@rule
def settle_finding(state: State, seat: int, land: int) -> None:
    finding = roll_finding(state, seat, land)
    if finding in (Finding.RARE_MINERAL, Finding.COMMON_MINERAL):
        if state.seats[seat].currency >= mineral_price(finding):
            ask_about_finding(state, seat, land, finding, Decision.MINERAL)
        else:
            tell(state, Event.MINERAL_LOST, seat, land + 1)
    elif finding == Finding.SAVAGES:
        meet_savages(state, seat, land)


@rule
def ask_about_finding(state: State, seat: int, land: int, finding: int, decision: int) -> None:
    state.place = land
    state.finding = finding
    ask(state, decision, seat)


@rule
def meet_savages(state: State, seat: int, land: int) -> None:
    savages = count_savages(state, seat, land)
    if soldiers_in(state, land) == 0:
        let_savages_hold(state, land, savages)
    elif can_retreat(state, seat, land):
        state.savages = savages
        ask_about_finding(state, seat, land, Finding.SAVAGES, Decision.SAVAGES)
    else:
        attack_savages(state, seat, land, savages)


# ----- Results of expeditions overseas (C11.4)


@rule
def begin_result(state: State, seat: int) -> None:
    state.result_seat = seat
    state.result = roll_result(state, seat)


@rule
def end_result(state: State) -> None:
    state.result = NOWHERE
    state.result_seat = NOBODY
    state.again = 0
    state.voyage = NOWHERE


@rule
def settle_result(state: State) -> None:
    """Ask about a result where there is something to ask; carry out any other at once."""
    seat, result = state.result_seat, state.result
    if result == Result.ROAD_LOST:
        if not ask_where(state, seat, Decision.ROAD_LOST):
            end_result(state)
    elif result == Result.PALM:
        bring_palm_money(state, seat)
        if not ask_where(state, seat, Decision.PALM):
            end_result(state)
    elif result == Result.SOLDIERS_LOST:
        end_result(state)
        begin_task(state, Task.LOSSES, seat, min(SOLDIERS_LOST, soldiers_in_provinces(state, seat)))
    elif result == Result.LONGER_VOYAGE:
        if can_prolong(state, seat):
            ask(state, Decision.LONGER, seat)
        else:
            end_result(state)
    elif result == Result.CAPITAL_LEVEL:
        if why_no_free_level(state, seat) == ALLOWED:
            ask(state, Decision.LEVEL_OR_PRICE, seat)
        else:
            gain(state, seat, price_instead_of_level(state, seat))
            end_result(state)
    elif result == Result.CAPTAIN and not state.again:
        open_auction(state, Auction.CAPTAIN, 1)
    elif result == Result.BLACK_MARKERS:
        end_result(state)
        begin_task(state, Task.MARKERS, seat, MARKERS)
    else:
        bring(state, seat, result)
        end_result(state)


@rule
def can_prolong(state: State, seat: int) -> bool:
    """C11.5: a seat that cannot pay, or has no room for another voyage (C3.6), gets nothing."""
    mine = state.seats[seat]
    return mine.currency >= LONGER_PRICE and mine.voyage_count < len(mine.voyages)


@rule
def ask_where(state: State, seat: int, decision: int) -> bool:
    """Ask for a province; returns whether there is one to name."""
    ask(state, decision, seat)
    offer_answers(state)
    if is_empty(state.offered):
        state.settling = 1
        return False
    return True


# ----- What is named one by one


@rule
def begin_task(state: State, task: int, seat: int, number: int) -> None:
    if number > 0:
        state.task = task
        state.task_seat = seat
        state.left = number


@rule
def end_task(state: State) -> None:
    state.task = Task.NONE
    state.task_seat = NOBODY
    state.left = 0


@rule
def settle_task(state: State) -> None:
    seat = state.task_seat
    if state.left == 0 or (state.task == Task.REVOLT and not can_revolt(state, seat)):
        end_task(state)
        return
    if state.task == Task.REVOLT:
        ask(state, Decision.REVOLT, seat)
    elif state.task == Task.MARKERS:
        if not ask_where(state, seat, Decision.MARKER):
            pay_for_marker(state, seat)  # C11.5: a player who can do neither gives what he has
    else:
        ask_where(state, seat, Decision.LOSS)  # there are as many soldiers as have to be named


@rule
def pay_for_marker(state: State, seat: int) -> None:
    paid = min(MARKER_PRICE, state.seats[seat].currency)
    state.seats[seat].currency -= paid
    state.left -= 1
    tell(state, Event.MARKER_PAID, seat, paid)
