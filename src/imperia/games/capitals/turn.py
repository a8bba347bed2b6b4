"""The answers to every question, each declared once; what they lead to is in the modules of their clauses."""

from __future__ import annotations

from imperia.games.capitals.asking import (
    ANSWERS_TO_WHERE,
    ask,
    go_on_settling,
    list_offered,
    the_only_place,
)
from imperia.games.capitals.battle import (
    fight_round,
    fight_to_the_end,
    plunder,
    spare,
    withdraw,
)
from imperia.games.capitals.building import demolish, stands_in, take_down, why_not_exchange
from imperia.games.capitals.captives import keep_captives, keep_or_release, roll_for_captives
from imperia.games.capitals.economy import units_above_limit, upkeep_of_buildings
from imperia.games.capitals.marching import begin_voyage
from imperia.games.capitals.names import (
    FIRST_CAPTIVE,
    FIRST_SHIP,
    NO_TARGET,
    NOBODY,
    NOWHERE,
    ROAD,
    SORT_WORDS,
    SORTS,
    Aftermath,
    Auction,
    Decision,
    Event,
    Phase,
    Refusal,
    Task,
    Verb,
    Voyage,
    actions,
)
from imperia.games.capitals.offering import land_of_captives, side_without_amount, why_not_land
from imperia.games.capitals.offers import (
    MINE,
    THEIRS,
    begin_peace,
    begin_trade,
    bidders,
    can_name_more,
    forget_offer,
    give_bid,
    is_named,
    make_peace,
    make_trade,
    must_bid,
    name_land,
    open_auction,
    tell_peace,
    tell_trade,
    why_not_bid,
    why_not_good,
    why_not_name_land,
)
from imperia.games.capitals.orders import (
    begin_order,
    end_order,
    enough,
    has_goods,
    has_land_to_cede,
    more,
    next_step,
    place_of_units,
    use_units,
    why_not_do,
    why_not_partner,
    why_not_place,
    why_not_target,
    why_not_units,
)
from imperia.games.capitals.phases import BOUGHT, end_result, next_ceded, pay_for_marker, settle
from imperia.games.capitals.pieces import (
    BRIBE,
    BUILDINGS,
    CARDS,
    GOODS,
    KINDS_OF_EXCHANGE,
    LONGER_PRICE,
    MARKER_PRICE,
    MOST_NUMBER,
    SEATS,
    SOLDIER_KEPT,
    UNITS,
    Building,
    Card,
    Good,
    Unit,
)
from imperia.games.capitals.provinces import has_building
from imperia.games.capitals.revolt import lose_a_soldier_in, revolt_in
from imperia.games.capitals.setup import place_capital
from imperia.games.capitals.spies import (
    deal_card,
    free_captive,
    next_receiver,
    why_not_card,
)
from imperia.games.capitals.stacks import KIND, LEFT, present, remove_fewest
from imperia.games.capitals.state import State
from imperia.games.capitals.survey import list_possible
from imperia.games.capitals.voyages import (
    attack_savages,
    destroy_marked,
    gain,
    has_bare_province,
    plant_palm,
    poison,
    price_instead_of_level,
    raise_for_free,
    retreat,
    take_mineral,
)
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import clear, has
from imperia.kernel.packed_journal import tell, tell_once_more
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

actions.afterwards(settle)

# First codes.
DO, AT, UNIT_CODES, NUMBER, EXCHANGE, BUILDING = 0, 100, 300, 400, 720, 730
CARD, PARTNER, GOOD, PAYER, TAKE, GIVE = 740, 750, 760, 820, 1000, 1200
WHERE_QUESTIONS = (
    Decision.CAPITAL,
    Decision.SAVAGES,
    Decision.ROAD_LOST,
    Decision.PALM,
    Decision.MARKER,
    Decision.REVOLT,
    Decision.LOSS,
    Decision.GIVE_UP,
    Decision.FREED,
    Decision.PLACE,
    Decision.TARGET,
)


@rule
def actors(state: State) -> int:
    if state.decision == Decision.OVER:
        return 0
    return bidders(state) if state.decision == Decision.BID else 1 << state.actor


# ----- What to do


@actions.declare(
    "do", Decision.ACTION, code=DO, verb=[verb.name.lower() for verb in Verb], legal=list_possible
)
def do(state: State, seat: int, verb: int, trying: bool) -> int:
    """C3.2 (e)"""
    if not (state.possible >> verb) & 1:
        return why_not_do(state, seat, verb)
    if trying:
        return ALLOWED
    if verb == Verb.END:
        state.phase = Phase.SIEGE
        clear(state.reached)
        go_on_settling(state)
    elif verb == Verb.DEAL:
        state.seats[seat].dealt_with = state.seats[seat].spies
        ask(state, Decision.CARD, seat)
    else:
        begin_order(state, seat, verb)
    return ALLOWED


# ----- Where


@actions.declare(
    "at", *WHERE_QUESTIONS, code=AT, place=ANSWERS_TO_WHERE + 1, legal=list_offered, most=ANSWERS_TO_WHERE
)
def at(state: State, seat: int, place: int, trying: bool) -> int:
    """A province, a sea or a transport, by its number on the map."""
    if place == 0 or not has(state.offered, place - 1):
        return why_not_at(state, seat, place - 1)
    if trying:
        return ALLOWED
    answer_where(state, seat, place - 1)
    return ALLOWED


@rule
def why_not_at(state: State, seat: int, place: int) -> int:
    """The reason why a place is not offered."""
    if place < 0 or place >= ANSWERS_TO_WHERE:
        return Refusal.NO_SUCH_PLACE
    decision = state.decision
    why = ALLOWED
    if decision == Decision.PLACE:
        why = why_not_place(state, seat, state.verb, place)
    elif decision == Decision.TARGET:
        why = why_not_target(state, seat, place)
    else:
        why = why_not_land(state, seat, decision, place)
    return Refusal.NOT_OFFERED if why == ALLOWED else why


@rule
def answer_where(state: State, seat: int, place: int) -> None:
    decision = state.decision
    if decision == Decision.PLACE:
        state.place = place
        if state.verb == Verb.BRIBE:
            open_auction_for_rebels(state, seat, place)
        else:
            next_step(state, seat)
        return
    if decision == Decision.TARGET:
        state.target = place
        next_step(state, seat)
        return
    if decision == Decision.GIVE_UP:
        state.place = place
        ask(state, Decision.GIVE_UP_WHAT, seat)
        return
    if decision == Decision.FREED:
        state.place = place
        ask(state, Decision.UNITS, seat)
        return
    if decision == Decision.CAPITAL:
        place_capital(state, seat, place)
        return
    go_on_settling(state)
    if decision == Decision.SAVAGES:
        retreat(state, seat, state.place, place, state.savages)
        forget_finding(state)
    elif decision == Decision.ROAD_LOST:
        state.lands[place].marks &= ~ROAD
        tell(state, Event.ROAD_DESTROYED, seat, place + 1)
        end_result(state)
    elif decision == Decision.PALM:
        plant_palm(state, seat, place)
        end_result(state)
    elif decision == Decision.MARKER:
        mark(state, seat, place)
    elif decision == Decision.REVOLT:
        revolt_in(state, seat, place)
    elif decision == Decision.LOSS:
        lose_a_soldier_in(state, seat, place)
        state.left -= 1


@rule
def open_auction_for_rebels(state: State, seat: int, land: int) -> None:
    """C12.4"""
    clear(state.reached)
    open_auction(state, Auction.REBELS, BRIBE * state.lands[land].units[Unit.INFANTRY])
    if min(state.seats[seat].currency, MOST_NUMBER) == state.least_bid:  # his only answer (C3.5)
        give_bid(state, seat, state.least_bid)
    go_on_settling(state)


@rule
def mark(state: State, seat: int, land: int) -> None:
    """C11.5: where there are buildings, one of them is destroyed first."""
    if has_building(state, land):
        state.place = land
        ask(state, Decision.MARKED_BUILDING, seat)
    else:
        poison(state, seat, land)
        state.left -= 1


@rule
def forget_finding(state: State) -> None:
    state.finding = NOWHERE
    state.savages = 0
    state.place = NOWHERE


# ----- With which units, and how many


@actions.declare("units", Decision.UNITS, Decision.GIVE_UP_WHAT, code=UNIT_CODES, sort=SORT_WORDS)
def choose_units(state: State, seat: int, sort: int, trying: bool) -> int:
    """C8.1: by kind and points left; where points do not matter, the kind alone (0 points)."""
    why = why_not_sort(state, seat, sort)
    if why != ALLOWED or trying:
        return why
    if state.decision == Decision.GIVE_UP_WHAT:
        remove_fewest(state, state.place, KIND[sort], 1, 0)
        tell_once_more(state, Event.GIVEN_UP, seat, state.place + 1, Building.NONE, KIND[sort])
        state.place = NOWHERE
        go_on_settling(state)
    elif state.phase == Phase.CARDS:
        free_captive(state, seat, state.place, KIND[sort] - FIRST_CAPTIVE)
        state.place = NOWHERE
        go_on_settling(state)
    else:
        state.sort = sort
        next_step(state, seat)
    return ALLOWED


@rule
def why_not_sort(state: State, seat: int, sort: int) -> int:
    kind = KIND[sort]
    if state.decision == Decision.GIVE_UP_WHAT:
        if LEFT[sort] != 0 or kind > Unit.CARAVAN or state.lands[state.place].units[kind] == 0:
            return Refusal.NO_UNITS_THERE
        return ALLOWED if units_above_limit(state, state.place) > 0 else Refusal.LOWERS_NOTHING
    if state.phase == Phase.CARDS:
        captive = LEFT[sort] == 0 and FIRST_CAPTIVE <= kind < FIRST_SHIP
        there = captive and state.captives[state.place, kind - FIRST_CAPTIVE] > 0
        return ALLOWED if there else Refusal.NO_CAPTIVES
    return why_not_units(state, seat, sort)


@rule
def list_answers_in_numbers(state: State, seat: int, room: Numbers, count: int) -> int:
    first, last = 1, state.most
    if state.decision in (Decision.KEEP, Decision.CAPTURE):
        first = 0
    elif state.decision == Decision.BID:
        last = min(state.seats[seat].currency, MOST_NUMBER)
        first = state.least_bid
        if not must_bid(state, seat):
            room[count] = 0
            count += 1
    for number in range(first, last + 1):
        room[count] = number
        count += 1
    return count


@actions.declare(
    "number",
    Decision.NUMBER,
    Decision.KEEP,
    Decision.CAPTURE,
    Decision.AMOUNT,
    Decision.BID,
    code=NUMBER,
    number=MOST_NUMBER + 1,
    legal=list_answers_in_numbers,
)
def number(state: State, seat: int, number: int, trying: bool) -> int:
    """How many units, captives, currency or goods."""
    why = why_not_number(state, seat, number)
    if why != ALLOWED or trying:
        return why
    if state.decision == Decision.NUMBER:
        use_units(state, seat, number)
    elif state.decision == Decision.AMOUNT:
        name_amount(state, seat, number)
    else:
        go_on_settling(state)
        if state.decision == Decision.BID:
            give_bid(state, seat, number)
        elif state.decision == Decision.KEEP:
            keep_or_release(state, seat, land_of_captives(state), state.nation, number)
            state.nation += 1
        else:
            keep_captives(state, seat, state.target, state.loser, number)
            state.number = 0
    return ALLOWED


@rule
def why_not_number(state: State, seat: int, number: int) -> int:
    if state.decision == Decision.BID:
        return why_not_bid(state, seat, number)
    least = 0 if state.decision in (Decision.KEEP, Decision.CAPTURE) else 1
    return ALLOWED if least <= number <= state.most else Refusal.NUMBER_OUT_OF_RANGE


# ----- Battles


@actions.declare("more", Decision.COMMIT, code=800)
def commit_more(state: State, seat: int, trying: bool) -> int:
    """C10.1, C9.5: it is asked only while there are more."""
    if trying:
        return ALLOWED
    more(state, seat)
    return ALLOWED


@actions.declare("enough", Decision.COMMIT, Decision.PEACE, code=801)
def say_enough(state: State, seat: int, trying: bool) -> int:
    """The attack begins, the ship sails, or no more provinces are named."""
    if state.decision == Decision.PEACE:
        if not has_named(state):
            return Refusal.NO_CHANGE
        if not trying:
            ask(state, Decision.PAYER, seat)
        return ALLOWED
    if trying:
        return ALLOWED
    enough(state, seat)
    return ALLOWED


@actions.declare("fight", Decision.ROUND, code=802)
def fight(state: State, seat: int, trying: bool) -> int:
    """C10.2: one more round."""
    if trying:
        return ALLOWED
    fight_round(state, True)
    go_on_settling(state)
    return ALLOWED


@actions.declare("to-the-end", Decision.ROUND, code=803)
def on_to_the_end(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    fight_to_the_end(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("withdraw", Decision.ROUND, code=804)
def withdraw_from_battle(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    withdraw(state, seat)
    state.battle = Aftermath.DONE
    go_on_settling(state)
    return ALLOWED


@actions.declare("plunder", Decision.PLUNDER, code=805)
def plunder_it(state: State, seat: int, trying: bool) -> int:
    """C10.7"""
    if trying:
        return ALLOWED
    plunder(state, seat, state.target)
    go_on_settling(state)
    return ALLOWED


@actions.declare("spare", Decision.PLUNDER, code=806)
def spare_it(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    spare(state, seat, state.target)
    go_on_settling(state)
    return ALLOWED


# ----- Yes or no


@actions.declare("yes", Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE, Decision.ANSWER, code=807)
def say_yes(state: State, seat: int, trying: bool) -> int:
    """Pay for a mineral or a longer voyage, try to take captives, accept an offer."""
    if trying:
        return ALLOWED
    go_on_settling(state)
    if state.decision == Decision.MINERAL:
        take_mineral(state, seat, state.place, state.finding)
        forget_finding(state)
    elif state.decision == Decision.LONGER:
        prolong(state, seat)
    elif state.decision == Decision.TRY_CAPTURE:
        try_capture(state, seat)
    else:
        accept(state, seat)
    return ALLOWED


@actions.declare("no", Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE, Decision.ANSWER, code=808)
def say_no(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    go_on_settling(state)
    if state.decision == Decision.MINERAL:
        tell(state, Event.MINERAL_LOST, seat, state.place + 1)
        forget_finding(state)
    elif state.decision == Decision.LONGER:
        end_result(state)
    elif state.decision == Decision.ANSWER:
        tell(state, Event.OFFER_REFUSED, seat)
        forget_offer(state)
    return ALLOWED


@rule
def prolong(state: State, seat: int) -> None:
    """C11.4, 46-50: it keeps its place in the list (C3.4); one that came with a captain is the last."""
    mine = state.seats[seat]
    mine.currency -= LONGER_PRICE
    n = begin_voyage(state, seat, Voyage.OVERSEAS, 0, NO_TARGET, 1)
    place = n if state.again == BOUGHT else state.voyage
    while n > place:
        mine.voyages[n] = mine.voyages[n - 1]
        n -= 1
    voyage = mine.voyages[n]
    voyage.kind = Voyage.OVERSEAS
    voyage.origin = 0
    voyage.target = NO_TARGET
    voyage.turns = 1
    voyage.number = 0
    voyage.unit = 0
    voyage.paid = 0
    for other in range(3):
        voyage.others[other] = 0
    tell(state, Event.VOYAGE_LONGER, seat)
    end_result(state)


@rule
def try_capture(state: State, seat: int) -> None:
    """C15.1: of what is taken, any may be let go."""
    taken = roll_for_captives(state, seat, state.target, state.enemies, state.loser)
    if taken > 0:
        state.number = taken
        ask(state, Decision.CAPTURE, seat)


@actions.declare("attack", Decision.SAVAGES, code=809)
def attack_them(state: State, seat: int, trying: bool) -> int:
    """C11.6"""
    if trying:
        return ALLOWED
    attack_savages(state, seat, state.place, state.savages)
    forget_finding(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("pay", Decision.LOSS, Decision.MARKER, code=810)
def pay(state: State, seat: int, trying: bool) -> int:
    """C7.3: to keep a soldier; C11.4: instead of a marker, where there is only a building for it."""
    why = why_not_pay(state, seat)
    if why != ALLOWED or trying:
        return why
    go_on_settling(state)
    if state.decision == Decision.MARKER:
        pay_for_marker(state, seat)
    else:
        state.seats[seat].currency -= SOLDIER_KEPT
        state.left -= 1
        tell(state, Event.SOLDIER_KEPT, seat, SOLDIER_KEPT)
    return ALLOWED


@rule
def why_not_pay(state: State, seat: int) -> int:
    if state.decision == Decision.MARKER:
        if has_bare_province(state, seat):
            return Refusal.MARKER_ELSEWHERE
        return ALLOWED if state.seats[seat].currency >= MARKER_PRICE else Refusal.NOT_ENOUGH_CURRENCY
    if state.task != Task.HUNGER:
        return Refusal.NOT_OFFERED
    return ALLOWED if state.seats[seat].currency >= SOLDIER_KEPT else Refusal.NOT_ENOUGH_CURRENCY


@actions.declare("level", Decision.LEVEL_OR_PRICE, code=811)
def take_level(state: State, seat: int, trying: bool) -> int:
    """C11.4, 61-70"""
    if trying:
        return ALLOWED
    raise_for_free(state, seat)
    end_result(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("price", Decision.LEVEL_OR_PRICE, code=812)
def take_price(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    gain(state, seat, price_instead_of_level(state, seat))
    end_result(state)
    go_on_settling(state)
    return ALLOWED


# ----- Buildings and exchanges


@actions.declare(
    "building",
    Decision.BUILDING,
    Decision.MARKED_BUILDING,
    Decision.GIVE_UP_WHAT,
    code=BUILDING,
    building=[building.name.lower() for building in Building],
)
def choose_building(state: State, seat: int, building: int, trying: bool) -> int:
    """Which to demolish (C5.10), to lose to a black marker (C11.5), to give up (C6.3)."""
    why = why_not_building(state, seat, building)
    if why != ALLOWED or trying:
        return why
    land = state.place
    if state.decision == Decision.BUILDING:
        demolish(state, seat, building, land)
        end_order(state)
        return ALLOWED
    go_on_settling(state)
    state.place = NOWHERE
    if state.decision == Decision.MARKED_BUILDING:
        destroy_marked(state, seat, land, building)
        poison(state, seat, land)
        state.left -= 1
    else:
        take_down(state, building, land)
        tell_once_more(state, Event.GIVEN_UP, seat, land + 1, building, -1)
    return ALLOWED


@rule
def why_not_building(state: State, seat: int, building: int) -> int:
    land = state.place
    if not stands_in(state, building, land):
        return Refusal.NOTHING_TO_DEMOLISH
    if state.decision != Decision.GIVE_UP_WHAT:
        return ALLOWED
    costs = building in (Building.CAMP, Building.PORT) or (
        building == Building.ROAD and state.options.players != 3
    )
    return ALLOWED if costs and upkeep_of_buildings(state, seat, land) > 0 else Refusal.LOWERS_NOTHING


@actions.declare("exchange", Decision.EXCHANGE, code=EXCHANGE, which=KINDS_OF_EXCHANGE)
def choose_exchange(state: State, seat: int, which: int, trying: bool) -> int:
    """C13.3"""
    why = why_not_exchange(state, seat, which)
    if why != ALLOWED or trying:
        return why
    state.sort = which
    next_step(state, seat)
    return ALLOWED


# ----- Spies


@actions.declare("card", Decision.CARD, code=CARD, card=[card.name.lower() for card in Card])
def choose_card(state: State, seat: int, card: int, trying: bool) -> int:
    """C14.3: for the next player in turn order."""
    receiver = next_receiver(state, seat)
    why = why_not_card(state, seat, receiver, card)
    if why != ALLOWED or trying:
        return why
    deal_card(state, seat, receiver, card)
    if next_receiver(state, seat) == NOWHERE:
        tell(state, Event.CARDS_DEALT, seat)
        go_on_settling(state)
    return ALLOWED


# ----- Offers (C13.9)


@actions.declare("partner", Decision.PARTNER, code=PARTNER, other=SEATS)
def choose_partner(state: State, seat: int, other: int, trying: bool) -> int:
    why = why_not_partner(state, seat, other)
    if why == ALLOWED and state.verb == Verb.PEACE and not has_land_to_cede(state, seat, other):
        why = Refusal.NO_CHANGE
    if (
        why == ALLOWED
        and state.verb == Verb.TRADE
        and not (has_goods(state, seat) or has_goods(state, other))
    ):
        why = Refusal.NOTHING_TO_GIVE
    if why != ALLOWED or trying:
        return why
    if state.verb == Verb.PEACE:
        begin_peace(state, seat, other)
    else:
        begin_trade(state, seat, other)
    return ALLOWED


@rule
def has_named(state: State) -> bool:
    for land in range(state.board.lands):
        if is_named(state, land):
            return True
    return False


@actions.declare("take", Decision.PEACE, code=TAKE, place=ANSWERS_TO_WHERE + 1)
def shall_have(state: State, seat: int, place: int, trying: bool) -> int:
    """A province that the proposer shall have."""
    return cede(state, seat, place - 1, 0, trying)


@actions.declare("give", Decision.PEACE, code=GIVE, place=ANSWERS_TO_WHERE + 1)
def shall_give(state: State, seat: int, place: int, trying: bool) -> int:
    """A province that the other shall have."""
    return cede(state, seat, place - 1, 1, trying)


@rule
def cede(state: State, seat: int, land: int, to_other: int, trying: bool) -> int:
    why = why_not_name_land(state, seat, land, to_other)
    if why != ALLOWED or trying:
        return why
    name_land(state, seat, land, to_other)
    if not can_name_more(state, seat):
        ask(state, Decision.PAYER, seat)
    return ALLOWED


@actions.declare("payer", Decision.PAYER, code=PAYER, who=("nobody", "me", "other"))
def choose_payer(state: State, seat: int, who: int, trying: bool) -> int:
    payer = NOBODY if who == 0 else seat if who == 1 else state.partner
    if payer != NOBODY and state.seats[payer].currency == 0:
        return Refusal.NOTHING_TO_GIVE
    if trying:
        return ALLOWED
    state.payer = payer
    if payer == NOBODY:
        ask(state, Decision.SEND, seat)
    else:
        ask(state, Decision.AMOUNT, seat)
    return ALLOWED


@actions.declare("good", Decision.GIVES, Decision.GETS, code=GOOD, good=[good.name.lower() for good in Good])
def choose_good(state: State, seat: int, good: int, trying: bool) -> int:
    """C13.7"""
    side = MINE if state.decision == Decision.GIVES else THEIRS
    why = why_not_good(state, seat, side, good)
    if why != ALLOWED or trying:
        return why
    state.goods[side] = good
    if good != Good.NOTHING:
        ask(state, Decision.AMOUNT, seat)
    else:
        ask(state, Decision.GETS if side == MINE else Decision.SEND, seat)
    return ALLOWED


@rule
def name_amount(state: State, seat: int, number: int) -> None:
    """Of a payment, or of the side that has a good but no amount yet."""
    if state.verb == Verb.PEACE:
        state.amounts[MINE] = number
        ask(state, Decision.SEND, seat)
    elif side_without_amount(state) == MINE:
        state.amounts[MINE] = number
        ask(state, Decision.GETS, seat)
    else:
        state.amounts[THEIRS] = number
        ask(state, Decision.SEND, seat)


@actions.declare("send", Decision.SEND, code=830)
def send_offer(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    if state.verb == Verb.PEACE:
        tell_peace(state, seat)
    else:
        tell_trade(state, seat)
    ask(state, Decision.ANSWER, state.partner)
    return ALLOWED


@actions.declare("drop", Decision.SEND, code=831)
def drop_offer(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    tell(state, Event.OFFER_DROPPED, seat)
    forget_offer(state)
    go_on_settling(state)
    return ALLOWED


@rule
def accept(state: State, seat: int) -> None:
    """At once (C13.6, C13.7)."""
    clear(state.reached)
    tell(state, Event.OFFER_ACCEPTED, seat)
    if state.verb == Verb.PEACE:
        make_peace(state, state.mover)
        state.ceding = next_ceded(state, 0)
        state.nation = 0
    else:
        make_trade(state, state.mover)
    if state.ceding == 0:
        forget_offer(state)


# ----- What is not asked (C3.5)


@actions.only_answer
def only_answer(state: State) -> int:
    """The code of the answer where there is only one; NOWHERE else."""
    decision, seat = state.decision, state.actor
    if decision in (
        Decision.PLACE,
        Decision.TARGET,
        Decision.REVOLT,
        Decision.ROAD_LOST,
        Decision.PALM,
        Decision.GIVE_UP,
        Decision.FREED,
    ):
        return code_of_only_place(state)
    if decision in (Decision.LOSS, Decision.MARKER):
        return NOWHERE if why_not_pay(state, seat) == ALLOWED else code_of_only_place(state)
    if decision in (Decision.NUMBER, Decision.AMOUNT):
        return NUMBER + 1 if state.most == 1 else NOWHERE
    if decision == Decision.UNITS:
        return the_only_sort(state, seat)
    if decision in (Decision.BUILDING, Decision.MARKED_BUILDING, Decision.GIVE_UP_WHAT):
        return the_only_building(state, seat)
    if decision == Decision.EXCHANGE:
        return the_only_exchange(state, seat)
    if decision == Decision.CARD:
        return the_only_card(state, seat)
    if decision == Decision.PARTNER:
        return the_only_partner(state, seat)
    if decision in (Decision.GIVES, Decision.GETS):
        return the_only_good(state, seat)
    if decision == Decision.PEACE:
        return NOWHERE if has_named(state) else the_only_cession(state, seat)
    if decision == Decision.PAYER:
        poor = state.seats[seat].currency == 0 and state.seats[state.partner].currency == 0
        return PAYER if poor else NOWHERE
    return NOWHERE


@rule
def code_of_only_place(state: State) -> int:
    place = the_only_place(state)
    return NOWHERE if place == NOWHERE else AT + place + 1


@rule
def the_only_sort(state: State, seat: int) -> int:
    found = NOWHERE
    place = place_of_units(state)
    for sort in range(SORTS):
        if present(state, place, KIND[sort]) > 0 and why_not_sort(state, seat, sort) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = UNIT_CODES + sort
    return found


@rule
def the_only_building(state: State, seat: int) -> int:
    found = NOWHERE
    for building in range(1, BUILDINGS):
        if why_not_building(state, seat, building) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = BUILDING + building
    if state.decision == Decision.GIVE_UP_WHAT:
        for unit in range(UNITS):
            sort = unit * 5
            if why_not_sort(state, seat, sort) == ALLOWED:
                if found != NOWHERE:
                    return NOWHERE
                found = UNIT_CODES + sort
    return found


@rule
def the_only_exchange(state: State, seat: int) -> int:
    found = NOWHERE
    for which in range(KINDS_OF_EXCHANGE):
        if why_not_exchange(state, seat, which) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = EXCHANGE + which
    return found


@rule
def the_only_card(state: State, seat: int) -> int:
    receiver = next_receiver(state, seat)
    for card in range(1, CARDS):
        if why_not_card(state, seat, receiver, card) == ALLOWED:
            return NOWHERE
    return CARD


@rule
def the_only_cession(state: State, seat: int) -> int:
    found = NOWHERE
    for land in range(state.board.lands):
        for to_other in range(2):
            if why_not_name_land(state, seat, land, to_other) == ALLOWED:
                if found != NOWHERE:
                    return NOWHERE
                found = (GIVE if to_other else TAKE) + land + 1
    return found


@rule
def the_only_partner(state: State, seat: int) -> int:
    found = NOWHERE
    for other in range(state.options.players):
        if choose_partner(state, seat, other, True) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = PARTNER + other
    return found


@rule
def the_only_good(state: State, seat: int) -> int:
    side = MINE if state.decision == Decision.GIVES else THEIRS
    found = NOWHERE
    for good in range(GOODS):
        if why_not_good(state, seat, side, good) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = GOOD + good
    return found
