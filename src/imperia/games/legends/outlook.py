"""What can be seen at once of an answer: which step to make, where, and which card to take."""

from __future__ import annotations

from imperia.games.eight_minutes.derived import LEADS
from imperia.games.eight_minutes.evaluation import POINT, worth_of_means
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.outlook import (
    MOST_LEFT,
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
from imperia.games.eight_minutes.pieces import Combine
from imperia.games.eight_minutes.turn import has_army_in
from imperia.games.legends.evaluation import CARDS_EACH, ISLAND, promise_of_cards
from imperia.games.legends.names import COLOURS, NEUTRAL, SEATS, Decision, actions
from imperia.games.legends.pieces import Leader, Step, Token
from imperia.games.legends.scoring import armies_on_the_board, card_points, elixir_points, is_large
from imperia.games.legends.sides import ISLANDS, REGIONS
from imperia.games.legends.state import State
from imperia.games.legends.turn import (
    COINS,
    COMBINE,
    ELIXIRS,
    FAMILY,
    FLYING,
    IMMUNE,
    MORE_ARMIES,
    MORE_MOVES,
    PART_COUNT,
    PART_STEP,
    part_is_possible,
    sea_step,
    step_now,
    ways_by_land,
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
    held = i1(COLOURS, len(ISLANDS), of=range(8), by=COLOUR)  # how many regions of each island
    reckoning = one(Reckoning, follows=True)
    regions = i8(REGIONS, of=range(1), follows=True)  # the regions of the board
    land = i8(REGIONS, of=Bits(REGIONS), follows=True)  # ways by land
    sea = i8(REGIONS, of=Bits(REGIONS), follows=True)
    land_of = i1(REGIONS, of=range(1), follows=True)  # the island of each
    worth_of = i1(REGIONS, of=range(1), follows=True)  # points for controlling it
    worth_of_land = i1(COLOURS, len(ISLANDS), of=range(1), follows=True)
    shift = i1(COLOURS, of=range(1), follows=True)  # by how much each colour's points on the map change
    reach = i2(MOST_LEFT + 1, REGIONS, of=range(1), follows=True)  # see `note_reach`
    points = i1(SEATS, of=range(1), follows=True)  # points for cards


@rule
def note_lands(outlook: Outlook) -> None:
    """Note the island of each region."""
    for region in range(REGIONS):
        outlook.land_of[region] = ISLAND[region]


@rule
def note_worth(state: State, outlook: Outlook) -> None:
    """Note what regions and islands are worth, and what joins regions."""
    for number in range(outlook.reckoning.many):
        region = outlook.regions[number]
        outlook.worth_of[region] = 1 + (state.tokens[region] == 1 + Token.CITADEL)  # L7.2, L8.3
        outlook.land[region] = ways_by_land(state, region)
        outlook.sea[region] = state.board.sea[region]
    for island in range(len(ISLANDS)):
        for colour in range(COLOURS):
            outlook.worth_of_land[colour, island] = 1
        for seat in range(state.options.players):
            if state.seats[seat].leader == Leader.WHITE_KNIGHT and is_large(island):  # L8.5
                outlook.worth_of_land[seat, island] = 2


@rule
def look_at_steps(
    state: State, seat: int, step: int, left: int, outlook: Outlook, prospects: Many[Prospect]
) -> None:
    """Look at all steps of this kind when `left` of them are left: L5.3 to L5.6."""
    if step == Step.PLACE:
        look_at_placing(state, seat, left, FIRST_PLACE, outlook, prospects)
    elif step == Step.MOVE:
        look_at_armies(state, seat, left, FIRST_FROM, outlook, prospects)
    elif step == Step.CITY:
        look_at_building(state, seat, FIRST_CITY, outlook, prospects)
    else:
        for number in range(outlook.reckoning.many):
            region = outlook.regions[number]
            for colour in range(COLOURS):
                if has_army_in(state, seat, region) and can_be_destroyed(state, seat, colour, region):
                    look_at_destroying(state, seat, colour, region, left, FIRST_DESTROY, outlook, prospects)


@rule
def can_be_destroyed(state: State, seat: int, colour: int, region: int) -> bool:
    """L5.6, L6.7: an army of another colour. Nobody destroys an army of their own without need."""
    is_immune = colour != NEUTRAL and state.seats[colour].immune > 0
    return state.armies[colour, region] > 0 and colour != seat and not is_immune


# ----- Cards


@rule
def hold(state: State, number: int, card: int, times: int) -> None:
    """Give a seat one more card (`times` is 1), or take that card away again (-1); compare
    `turn.buy_card`."""
    seat = state.seats[number]
    if times > 0:
        seat.cards[seat.taken] = card
        seat.taken += 1
    else:
        seat.taken -= 1
        seat.cards[seat.taken] = 0
    seat.families[FAMILY[card]] += times
    seat.flying += times * FLYING[card]
    seat.more_armies += times * MORE_ARMIES[card]
    seat.more_moves += times * MORE_MOVES[card]
    seat.elixirs += times * ELIXIRS[card]
    seat.immune += times * IMMUNE[card]
    seat.coins += times * COINS[card]


@rule
def worth_in_hand(state: State, seat: int, points: int) -> int:
    """The worth of a seat's cards, with their points, and of its means; compare `evaluation.promise`."""
    own = state.seats[seat]
    cards = CARDS_EACH[state.options.edition, state.options.players]
    to_come = max(0, cards - own.taken)
    value = POINT * (points + elixir_points(state, seat)) + promise_of_cards(state, seat, to_come, cards)
    return value + worth_of_means(own, armies_on_the_board(state, seat), to_come, cards)


@rule
def look_at_part(
    state: State, seat: int, card: int, part: int, outlook: Outlook, prospects: Many[Prospect]
) -> None:
    """L5.8: look at a part of a card, with what the seat's abilities add to it."""
    step = PART_STEP[card, part]
    left = PART_COUNT[card, part]
    if step == Step.PLACE:
        left += state.seats[seat].more_armies
    elif step == Step.MOVE:
        left += state.seats[seat].more_moves
    outlook.reckoning.by_sea = sea_step(state)
    look_at_steps(state, seat, step, left, outlook, prospects)


@rule
def offers_a_choice(state: State, card: int) -> bool:
    """L5.7: whether this is an "or" card."""
    return COMBINE[card] == Combine.OR


look_at_cards, look_at_halves = looking_at_cards(
    actions,
    Decision.CARD,  # L8.5: the action of the queen's further card does not count
    COMBINE,
    CardRules(hold, card_points, worth_in_hand, look_at_part, part_is_possible, offers_a_choice),
)


# ----- All of it


@rule
def look_at_answers(state: State, seat: int, outlook: Outlook, prospects: Many[Prospect]) -> int:
    """Note what can be seen of the seat's answers; returns how many were looked at."""
    reckoning = outlook.reckoning
    if state.decision < Decision.QUEEN:
        return 0
    note_worth(state, outlook)
    if state.decision in (Decision.CARD, Decision.QUEEN):
        look_at_cards(state, seat, outlook, prospects)
        if state.decision == Decision.QUEEN:
            look_at_stopping(worth_in_hand(state, seat, outlook.points[seat]), STOP, reckoning, prospects)
        return reckoning.looked
    if state.decision == Decision.HALF:
        look_at_halves(state, seat, outlook, prospects)
    else:
        reckoning.listing = 1
        reckoning.by_sea = sea_step(state)
        if state.decision == Decision.TARGET:
            look_at_ways(state, seat, state.left, FIRST_TO, outlook, prospects)
        else:
            look_at_steps(state, seat, step_now(state), state.left, outlook, prospects)
    look_at_stopping(STOPPED, STOP, reckoning, prospects)
    return reckoning.looked
