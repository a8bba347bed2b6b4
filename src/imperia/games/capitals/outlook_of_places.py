"""The looks of answers that are places or lead to one: what is there and around it, and whose it is."""

from __future__ import annotations

from imperia.games.capitals.advice import ENOUGH, FIGHT, TO_THE_END
from imperia.games.capitals.asking import ANSWERS_TO_WHERE
from imperia.games.capitals.codes import AT, DO, PARTNER
from imperia.games.capitals.judgement import can
from imperia.games.capitals.names import ABOARD, NOBODY, NOWHERE, PORT, Verb
from imperia.games.capitals.outlook_of_numbers import fresh_in, worth_present
from imperia.games.capitals.pieces import SEATS
from imperia.games.capitals.prospect import MOST_BESIDE, MOST_LEAD, MOST_SOLDIERS, Prospect
from imperia.games.capitals.provinces import home, is_adjacent, is_coastal
from imperia.games.capitals.state import State
from imperia.games.capitals.told import (
    OTHER_CAPITAL,
    OWN_CAPITAL,
    TOLD_LANDS,
    TOLD_SEAS,
    Player,
    Province,
    Water,
)
from imperia.kernel.record import Many
from imperia.kernel.rule import rule

# What counts in choosing the target by which attacking is described, and the goal for marching.
EACH_SOLDIER_MORE, CAPITAL_TO_TAKE, COAST = 4, 6, 2


@rule
def look_at_places(
    state: State,
    seat: int,
    prey: int,
    goal: int,
    count: int,
    players: Many[Player],
    lands: Many[Province],
    seas: Many[Water],
    prospects: Many[Prospect],
) -> None:
    """`prey` and `goal` are the best places that attacking and marching could lead to."""
    for number in range(count):
        place = place_of_answer(state, seat, prospects[number].code, prey, goal)
        if 0 <= place < min(state.board.lands, TOLD_LANDS):
            look_at_land(state, seat, place, lands[place], players, prospects[number])
        elif state.board.lands <= place < state.board.lands + min(state.board.seas, TOLD_SEAS):
            look_at_sea(state, place, seas[place - state.board.lands], prospects[number])
        elif place >= ABOARD:
            look_at_own(state, place, prospects[number])


@rule
def place_of_answer(state: State, seat: int, code: int, prey: int, goal: int) -> int:
    """The place that the answer is about; NOWHERE if it is about none."""
    if AT < code <= AT + ANSWERS_TO_WHERE:
        return code - AT - 1
    if code in (ENOUGH, FIGHT, TO_THE_END):
        return state.target
    if code == DO + Verb.ATTACK:
        return prey
    if code == DO + Verb.MARCH:
        return goal
    return home(state, seat) if DO + Verb.INFANTRY <= code <= DO + Verb.ARTILLERY else NOWHERE


@rule
def likeliest_prey(state: State, seat: int, lands: Many[Province]) -> int:
    """The province of another that is best attacked, roughly: by how many more soldiers the seat has beside
    it than stand there, and by what could be taken."""
    best, most = NOWHERE, -1_000
    if can(state, Verb.ATTACK):
        for land in range(min(state.board.lands, TOLD_LANDS)):
            told = lands[land]
            if told.holder != NOBODY and told.holder != seat and told.mine_beside > 0:
                worth = EACH_SOLDIER_MORE * (told.mine_beside - told.soldiers) + buildings_in(told)
                if told.marks & OTHER_CAPITAL:
                    worth += CAPITAL_TO_TAKE
                if worth > most:
                    best, most = land, worth
    return best


@rule
def richest_goal(state: State, lands: Many[Province]) -> int:
    """The best free land that the seat's soldiers stand beside, judged as in the advice."""
    best, most = NOWHERE, -1
    if can(state, Verb.MARCH):
        for land in range(min(state.board.lands, TOLD_LANDS)):
            told = lands[land]
            if told.holder == NOBODY and told.mine_beside > 0:
                worth = told.free_beside + COAST * is_coastal(state, land)
                if worth > most:
                    best, most = land, worth
    return best


@rule
def look_at_land(
    state: State, seat: int, land: int, told: Province, players: Many[Player], prospect: Prospect
) -> None:
    capital = state.seats[seat].capital
    if told.holder == seat:
        look_at_own(state, land, prospect)
    else:
        prospect.defenders = min(told.soldiers, MOST_SOLDIERS)
    prospect.mine_beside = min(told.mine_beside, MOST_SOLDIERS)
    prospect.others_beside = min(told.others_beside, MOST_SOLDIERS)
    prospect.free_beside = min(told.free_beside, MOST_BESIDE)
    prospect.coastal = is_coastal(state, land)
    prospect.free = told.holder == NOBODY
    prospect.built = buildings_in(told)
    prospect.capital = told.marks & OWN_CAPITAL != 0
    prospect.others_capital = told.marks & OTHER_CAPITAL != 0
    prospect.owned = state.lands[land].owner == seat
    prospect.near = capital != NOWHERE and is_adjacent(state, land, capital)
    prospect.tokens = told.tokens
    if 0 <= told.holder < SEATS and told.holder != seat:
        look_at_player(players[seat], players[told.holder], prospect)


@rule
def buildings_in(told: Province) -> int:
    return int(told.building != NOWHERE) + int(told.marks & PORT != 0)


@rule
def look_at_sea(state: State, sea: int, told: Water, prospect: Prospect) -> None:
    if told.mine > 0:
        look_at_own(state, sea, prospect)
    prospect.defenders = told.others
    prospect.free = told.boats == 0


@rule
def look_at_own(state: State, place: int, prospect: Prospect) -> None:
    """Note who can go and who stays: soldiers in a province or on a transport, or warships."""
    go, _ = fresh_in(state, place)
    prospect.go = min(go, MOST_SOLDIERS)
    prospect.stay = min(worth_present(state, place) - go, MOST_SOLDIERS)


# ----- Players


@rule
def look_at_partners(
    state: State, seat: int, count: int, players: Many[Player], prospects: Many[Prospect]
) -> None:
    for number in range(count):
        other = (prospects[number].code - PARTNER + seat) % state.options.players
        look_at_player(players[seat], players[other], prospects[number])


@rule
def look_at_player(mine: Player, theirs: Player, prospect: Prospect) -> None:
    lead = 0
    for source in range(len(theirs.points)):
        lead += theirs.points[source] - mine.points[source]
    prospect.ahead = max(0, min(lead, MOST_LEAD))
    prospect.behind = max(0, min(-lead, MOST_LEAD))
