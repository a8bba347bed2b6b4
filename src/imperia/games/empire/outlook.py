"""What can be seen at once of an answer: which step to make, where, and which card to take."""

from __future__ import annotations

from imperia.games.eight_minutes.derived import LEADS
from imperia.games.eight_minutes.evaluation import worth_of_means
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.outlook import (
    MOST_LEFT,
    NOT_BY_SEA,
    STOPPED,
    Prospect,
    Reckoning,
    look_at_armies,
    look_at_building,
    look_at_destroying,
    look_at_placing,
    look_at_stopping,
    look_at_ways,
)
from imperia.games.eight_minutes.outlook_of_cards import CardRules, looking_at_cards
from imperia.games.empire.evaluation import CARDS_EACH, promise_of_goods
from imperia.games.empire.names import COLOURS, CONTINENTS, NEUTRAL, REGIONS, SEATS, Decision, actions
from imperia.games.empire.pieces import ARMIES, Step
from imperia.games.empire.scoring import goods_points
from imperia.games.empire.state import State
from imperia.games.empire.turn import (
    COMBINE,
    GOOD,
    HALF_COUNT,
    HALF_STEP,
    ICONS,
    half_is_possible,
    offers_a_choice,
)
from imperia.kernel.record import COLOUR, SEAT, Bits, Many, Struct, Things, i1, i2, i8, one
from imperia.kernel.rule import rule

FIRST_PLACE, FIRST_FROM, FIRST_TO, FIRST_CITY, FIRST_DESTROY = (
    actions.kinds[name].code for name in ("place", "from", "to", "city", "destroy")
)
STOP = actions.kinds["stop"].code


# Who holds what. Fields from `reckoning` on are scratch space, which a network is not shown.
class Outlook(Struct):
    holder = i1(REGIONS, of=SEAT, none=NOBODY, also=(NEUTRAL,))  # who controls a region
    lead = i1(REGIONS, of=Things(LEADS), none=NOBODY)  # how far the seat that looks is ahead there
    held = i1(COLOURS, CONTINENTS, of=range(7), by=COLOUR)  # how many regions of each continent
    reckoning = one(Reckoning, follows=True)
    regions = i8(REGIONS, of=range(1), follows=True)  # the regions of the board
    land = i8(REGIONS, of=Bits(REGIONS), follows=True)  # ways by land
    sea = i8(REGIONS, of=Bits(REGIONS), follows=True)
    land_of = i1(REGIONS, of=range(1), follows=True)  # the continent of each
    worth_of = i1(REGIONS, of=range(1), follows=True)  # points for controlling it
    worth_of_land = i1(COLOURS, CONTINENTS, of=range(1), follows=True)
    shift = i1(COLOURS, of=range(1), follows=True)  # by how much each colour's points on the board change
    reach = i2(MOST_LEFT + 1, REGIONS, of=range(1), follows=True)  # see `note_reach`
    points = i1(SEATS, of=range(1), follows=True)  # points for goods


@rule
def note_lands(state: State, outlook: Outlook) -> None:
    """Note the continent of each region."""
    for region in range(REGIONS):
        outlook.land_of[region] = state.board.continent[region]


@rule
def note_worth(state: State, outlook: Outlook) -> None:
    """Note what regions and continents are worth (E5.2, E5.3), and what joins regions. Goods tokens (E6.1)
    are left out."""
    for number in range(outlook.reckoning.many):
        region = outlook.regions[number]
        outlook.worth_of[region] = 1
        outlook.land[region] = state.board.land[region]
        outlook.sea[region] = state.board.sea[region]
    for colour in range(COLOURS):
        for continent in range(CONTINENTS):
            outlook.worth_of_land[colour, continent] = 1


@rule
def look_at_steps(
    state: State, seat: int, step: int, left: int, outlook: Outlook, prospects: Many[Prospect]
) -> None:
    """Look at all steps of this kind when `left` of them are left: E4.3 to E4.7."""
    if step == Step.PLACE:
        look_at_placing(state, seat, left, FIRST_PLACE, outlook, prospects)
    elif step == Step.CITY:
        look_at_building(state, seat, FIRST_CITY, outlook, prospects)
    elif step == Step.DESTROY:
        for number in range(outlook.reckoning.many):
            region = outlook.regions[number]
            for colour in range(COLOURS):
                # Nobody destroys an army of their own without need.
                if colour != seat and state.armies[colour, region] > 0:
                    look_at_destroying(state, seat, colour, region, left, FIRST_DESTROY, outlook, prospects)
    else:
        outlook.reckoning.by_sea = 1 if step == Step.SAIL else NOT_BY_SEA  # E4.5
        look_at_armies(state, seat, left, FIRST_FROM, outlook, prospects)


# ----- Cards


@rule
def hold(state: State, number: int, card: int, times: int) -> None:
    """Give a seat the goods of one more card (`times` is 1), or take them away again (-1); compare
    `turn.take_card`."""
    state.seats[number].goods[GOOD[card]] += times * ICONS[card]


@rule
def worth_in_hand(state: State, seat: int, points: int) -> int:
    """The worth of a seat's goods, coins and pieces once it has taken one more card; the promise of goods
    includes their `points`. Compare `evaluation.worth_beside_the_board`."""
    own = state.seats[seat]
    cards = CARDS_EACH[state.options.players]
    to_come = max(0, cards - own.taken - 1)
    return promise_of_goods(state, seat) + worth_of_means(own, ARMIES - own.supply, to_come, cards)


@rule
def look_at_half(
    state: State, seat: int, card: int, half: int, outlook: Outlook, prospects: Many[Prospect]
) -> None:
    look_at_steps(state, seat, HALF_STEP[card, half], HALF_COUNT[card, half], outlook, prospects)


look_at_cards, look_at_halves = looking_at_cards(
    actions,
    Decision.CARD,
    COMBINE,
    CardRules(hold, goods_points, worth_in_hand, look_at_half, half_is_possible, offers_a_choice),
)


# ----- All of it


@rule
def look_at_answers(state: State, seat: int, outlook: Outlook, prospects: Many[Prospect]) -> int:
    """Note what can be seen of the seat's answers; returns how many were looked at."""
    reckoning = outlook.reckoning
    if state.decision < Decision.CARD:
        return 0
    note_worth(state, outlook)
    if state.decision == Decision.CARD:
        look_at_cards(state, seat, outlook, prospects)
        return reckoning.looked
    if state.decision == Decision.HALF:
        look_at_halves(state, seat, outlook, prospects)
    elif state.decision == Decision.TARGET:
        reckoning.listing = 1
        moves = state.left[Step.MOVE] + state.left[Step.SAIL]
        reckoning.by_sea = 1 if state.left[Step.SAIL] > 0 else NOT_BY_SEA
        look_at_ways(state, seat, moves, FIRST_TO, outlook, prospects)
    else:
        reckoning.listing = 1
        for step in range(len(state.left)):
            if state.left[step] > 0:
                look_at_steps(state, seat, step, state.left[step], outlook, prospects)
    look_at_stopping(STOPPED, STOP, reckoning, prospects)
    return reckoning.looked
