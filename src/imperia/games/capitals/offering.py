"""The answers to a question about places or numbers, found once, when the question is put (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.asking import offer_nothing
from imperia.games.capitals.codes import LAND_QUESTIONS
from imperia.games.capitals.economy import units_above_limit, upkeep_of_buildings
from imperia.games.capitals.findings import why_not_retreat_to
from imperia.games.capitals.how_many import most_now
from imperia.games.capitals.names import NOBODY, Aftermath, Decision, Refusal, Verb
from imperia.games.capitals.offers import MINE, THEIRS, most_of
from imperia.games.capitals.orders import offer_places, offer_targets
from imperia.games.capitals.overseas import why_not_lose_road, why_not_mark, why_not_plant
from imperia.games.capitals.pieces import MOST_NUMBER, Good
from imperia.games.capitals.provinces import is_capital, soldiers_in
from imperia.games.capitals.revolt import why_not_revolt_in
from imperia.games.capitals.state import State
from imperia.games.capitals.survey import survey
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import put
from imperia.kernel.rule import constants, rule

NAMES_LAND = constants([decision in LAND_QUESTIONS for decision in Decision])


@rule
def offer_answers(state: State) -> None:
    seat, decision = state.actor, state.decision
    offer_nothing(state)
    state.most = 0
    state.possible = 0
    if decision == Decision.ACTION:
        survey(state, seat)
    elif decision == Decision.PLACE:
        offer_places(state, seat)
    elif decision == Decision.TARGET:
        offer_targets(state, seat)
    elif decision == Decision.NUMBER:
        state.most = most_now(state, seat)
    elif decision == Decision.AMOUNT:
        state.most = most_amount(state, seat)
    elif decision == Decision.KEEP:
        state.most = state.captives[land_of_captives(state), state.nation]
    elif decision == Decision.CAPTURE:
        state.most = state.number
    elif NAMES_LAND[decision]:
        for land in range(state.board.lands):
            if why_not_land(state, seat, decision, land) == ALLOWED:
                put(state.offered, land)


@rule
def why_not_land(state: State, seat: int, decision: int, land: int) -> int:
    if land >= state.board.lands:
        return Refusal.NO_SUCH_PLACE
    if decision == Decision.CAPITAL:
        return why_not_capital(state, land)
    if decision == Decision.SAVAGES:
        return why_not_retreat_to(state, seat, state.place, land)
    if decision == Decision.ROAD_LOST:
        return why_not_lose_road(state, seat, land)
    if decision == Decision.PALM:
        return why_not_plant(state, seat, land)
    if decision == Decision.MARKER:
        return why_not_mark(state, seat, land)
    if decision == Decision.REVOLT:
        return why_not_revolt_in(state, seat, land)
    if decision == Decision.LOSS:
        held = state.lands[land].holder == seat and soldiers_in(state, land) > 0
        return ALLOWED if held else Refusal.NO_SOLDIERS_THERE
    if decision == Decision.GIVE_UP:
        return ALLOWED if lowers_upkeep(state, seat, land) else Refusal.LOWERS_NOTHING
    return ALLOWED if has_captives_in(state, seat, land) else Refusal.NO_CAPTIVES


@rule
def why_not_capital(state: State, land: int) -> int:
    """C2.2: at least two steps from every other capital."""
    if is_capital(state, land):
        return Refusal.CAPITAL_TOO_NEAR
    board = state.board
    for n in range(board.first[land], board.shore[land]):
        if is_capital(state, board.beside[n]):
            return Refusal.CAPITAL_TOO_NEAR
    return ALLOWED


@rule
def lowers_upkeep(state: State, seat: int, land: int) -> bool:
    """C6.3: whether something in the province can be given up that lowers the sum."""
    if state.lands[land].holder != seat:
        return False
    return upkeep_of_buildings(state, seat, land) + units_above_limit(state, land) > 0


@rule
def has_captives_in(state: State, seat: int, land: int) -> bool:
    if state.lands[land].holder != seat:
        return False
    for nation in range(state.options.players):
        if state.captives[land, nation] > 0:
            return True
    return False


@rule
def land_of_captives(state: State) -> int:
    """The province of a battle or of a peace whose captives are asked about."""
    return state.target if state.battle != Aftermath.NONE else state.ceding - 1


@rule
def most_amount(state: State, seat: int) -> int:
    """The most for a payment, or for the side of a trade that has no amount yet."""
    if state.verb == Verb.PEACE and state.payer != NOBODY:
        return min(state.seats[state.payer].currency, MOST_NUMBER)
    return most_of(state, seat, side_without_amount(state))


@rule
def side_without_amount(state: State) -> int:
    return MINE if state.goods[MINE] != Good.NOTHING and state.amounts[MINE] == 0 else THEIRS
