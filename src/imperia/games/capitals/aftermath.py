"""How a battle goes on, and what follows from it: clauses C10.2, C10.7, C10.14, C15 and C16.3."""

from __future__ import annotations

from imperia.games.capitals.asking import ask
from imperia.games.capitals.battle import (
    can_pay_march,
    defenders_left,
    fight_to_the_end,
    is_fought_out,
    plunder,
    spare,
    take_capital,
    take_province,
    take_sea,
)
from imperia.games.capitals.captives import (
    free_own_men,
    has_camp,
    let_captives_revolt,
)
from imperia.games.capitals.fleets import note_empty_sea
from imperia.games.capitals.modifiers import is_player
from imperia.games.capitals.names import NOBODY, NOWHERE, Aftermath, Decision, Event
from imperia.games.capitals.provinces import is_capital, is_land, soldiers_in
from imperia.games.capitals.stacks import worth_of_attack
from imperia.games.capitals.state import State
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule


@rule
def settle_battle(state: State) -> None:
    """Take one step of what follows a battle; any seat that has a choice is asked."""
    if state.battle == Aftermath.ROUNDS:
        go_on_fighting(state)
    elif state.battle == Aftermath.CAPTIVES_THERE:
        ask_about_captives(state)
    elif state.battle == Aftermath.PLUNDER:
        declare_plunder(state)
    elif state.battle == Aftermath.CAPTURE:
        ask_about_capture(state)
    elif state.battle == Aftermath.CAPTIVES_REVOLT:
        state.battle = Aftermath.DONE
        if state.fought > 0 and is_player(state.loser) and is_player(state.victor):
            let_captives_revolt(state, state.loser, state.victor)
    else:
        end_battle(state)


@rule
def go_on_fighting(state: State) -> None:
    """C9.3: attackers who came from a ship cannot withdraw."""
    if not is_fought_out(state):
        if state.from_ship:
            fight_to_the_end(state)
        else:
            ask(state, Decision.ROUND, state.attacker)
            return
    if defenders_left(state) > 0:
        lose_battle(state)
    elif is_land(state, state.target):
        win_on_land(state)
    else:
        state.victor, state.loser = state.attacker, state.defender
        take_sea(state, state.attacker)
        state.battle = Aftermath.CAPTIVES_REVOLT


@rule
def lose_battle(state: State) -> None:
    state.victor, state.loser = state.defender, state.attacker
    state.enemies = state.attackers
    tell(state, Event.ATTACK_LOST, state.attacker, state.target + 1, defenders_left(state))
    state.battle = Aftermath.CAPTURE if is_land(state, state.target) else Aftermath.CAPTIVES_REVOLT


@rule
def win_on_land(state: State) -> None:
    state.victor, state.loser = state.attacker, state.defender
    state.enemies = state.fought
    if state.fought > 0:
        tell(state, Event.ATTACK_WON, state.attacker, state.target + 1, worth_of_attack(state))
    take_province(state, state.attacker)
    state.nation = 0
    state.battle = Aftermath.CAPTIVES_THERE


@rule
def ask_about_captives(state: State) -> None:
    """C15.3: ask nation by nation, in seat order; the seat's own men are freed."""
    land, seat = state.target, state.victor
    while state.nation < state.options.players:
        number = state.captives[land, state.nation]
        if number > 0 and state.nation == seat:
            state.freed = number
            free_own_men(state, seat, land)
        elif number > 0:
            ask(state, Decision.KEEP, seat)
            return
        state.nation += 1
    state.nation = 0
    state.battle = Aftermath.PLUNDER
    if holds_all_capitals(state, seat):
        state.winner = seat


@rule
def holds_all_capitals(state: State, seat: int) -> bool:
    """C16.3: whether the seat holds the capitals of all others, including players who are out."""
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.capital != NOBODY and province.capital != seat and province.holder != seat:
            return False
    return True


@rule
def declare_plunder(state: State) -> None:
    """C10.7, C10.9: the seat is asked where it has a choice."""
    land, seat = state.target, state.victor
    state.battle = Aftermath.CAPTURE
    if is_capital(state, land):
        take_capital(state, seat, land)
        spare_capital(state, seat, land)
    elif can_pay_march(state, seat):
        ask(state, Decision.PLUNDER, seat)
    else:
        plunder(state, seat, land)


@rule
def spare_capital(state: State, seat: int, land: int) -> None:
    """No march is paid for a capital."""
    state.march = 0
    spare(state, seat, land)


@rule
def ask_about_capture(state: State) -> None:
    """C15.1: the winner of a battle on land, if he has a camp and the losers are a player's men."""
    state.battle = Aftermath.CAPTIVES_REVOLT
    fought = state.fought > 0 and is_player(state.victor) and is_player(state.loser)
    if fought and soldiers_in(state, state.target) > 0 and has_camp(state, state.victor):
        ask(state, Decision.TRY_CAPTURE, state.victor)


@rule
def end_battle(state: State) -> None:
    for sea in range(state.board.lands, state.board.lands + state.board.seas):
        note_empty_sea(state, sea)
    state.battle = Aftermath.NONE
    state.attacker = NOBODY
    state.defender = NOBODY
    state.victor = NOBODY
    state.loser = NOBODY
    state.attackers = 0
    state.fought = 0
    state.enemies = 0
    state.origins = 0
    state.approach = 0
    state.march = 0
    state.march_paid = 0
    state.from_ship = 0
    state.freed = 0
    state.target = NOWHERE
