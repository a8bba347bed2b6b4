"""What follows without a question: rounds, turns, arrivals, results and the end (C3, C11.4, C16.3, C16.4)."""

from __future__ import annotations

from imperia.games.capitals.aftermath import end_battle, holds_all_capitals, settle_battle
from imperia.games.capitals.asking import ask
from imperia.games.capitals.battle import begin_battle, dice, suffer_siege
from imperia.games.capitals.captives import free_own_men
from imperia.games.capitals.economy import (
    collect_income,
    eat,
    let_tokens_change,
    let_tokens_of_nobody_go,
    upkeep,
)
from imperia.games.capitals.fleets import rest_ships
from imperia.games.capitals.marching import clear_voyage, forget_voyage
from imperia.games.capitals.names import (
    NOBODY,
    NOT_YET,
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
from imperia.games.capitals.offers import bidders, close_auction, forget_offer, open_auction
from imperia.games.capitals.orders import end_order
from imperia.games.capitals.pieces import (
    CHEAP_FARMS,
    EFFECT_TURNS,
    LONGER_PRICE,
    MANY_PROVINCES,
    MARKER_PRICE,
    MARKERS,
    SEATS,
    SHIPS,
    SOLDIERS_LOST,
    WEATHER_UP_TO,
    Finding,
    Result,
    Unit,
)
from imperia.games.capitals.provinces import find_connected, provinces_held, soldiers_in
from imperia.games.capitals.revolt import (
    can_revolt,
    roll_for_hunger,
    roll_for_tokens,
    soldiers_in_provinces,
)
from imperia.games.capitals.scoring import tell_points
from imperia.games.capitals.spies import (
    gather_cards,
    gather_cards_of,
    has_captives,
    is_action,
    next_in_order,
    reveal,
    show_guards,
)
from imperia.games.capitals.stacks import add, forget_all_stacks
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import (
    attack_savages,
    bring,
    bring_palm_money,
    can_retreat,
    count_savages,
    gain,
    land_builder,
    land_convoy,
    land_ship,
    let_savages_hold,
    let_voyages_come_nearer,
    mineral_price,
    next_arrival,
    price_instead_of_level,
    roll_finding,
    roll_result,
    why_no_free_level,
)
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import has, is_empty
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

WEATHER_OF = constants([next(n for n, top in enumerate(WEATHER_UP_TO) if roll <= top) for roll in range(101)])
FEW, MANY = 4, 6  # the dice of hunger (C7.3)
INCITED_DIE = 3
ROLLED_AGAIN, BOUGHT = 1, 2  # the result of a captain: by the owner of the expedition, by a buyer


@rule
def settle(state: State) -> None:
    """Until somebody is asked, or the game is over."""
    while state.settling:
        settle_one(state)
    offer_answers(state)


@rule
def settle_one(state: State) -> None:
    """What lies inside comes before what lies around it."""
    if state.winner != NOBODY:
        end_game(state)
    elif state.battle != Aftermath.NONE:
        settle_battle(state)
    elif state.ceding != 0:
        ask_about_ceded_captives(state)
    elif state.task != Task.NONE:
        settle_task(state)
    elif state.auction != Auction.NONE:
        settle_auction(state)
    elif state.result != NOWHERE:
        settle_result(state)
    else:
        let_players_be_out(state)
        if state.winner == NOBODY:
            settle_phase(state)


@rule
def settle_phase(state: State) -> None:
    phase = state.phase
    if phase == Phase.WEATHER:
        begin_round(state)
    elif phase == Phase.ARRIVALS:
        settle_arrival(state, state.mover)
    elif phase == Phase.TOKENS:
        let_tokens_change(state, state.mover)
        state.phase = Phase.INCITED
    elif phase == Phase.INCITED:
        settle_incitement(state, state.mover)
    elif phase == Phase.INCOME:
        collect_income(state, state.mover)
        state.phase = Phase.UPKEEP
    elif phase == Phase.UPKEEP:
        settle_upkeep(state, state.mover)
    elif phase == Phase.FOOD:
        settle_food(state, state.mover)
    elif phase == Phase.ACTIONS:
        end_order(state)
        find_connected(state, state.mover)
        ask(state, Decision.ACTION, state.mover)
    else:
        settle_end_of_turn(state)


@rule
def settle_end_of_turn(state: State) -> None:
    phase, seat = state.phase, state.mover
    if phase == Phase.SIEGE:
        suffer_siege(state, seat)
        state.phase = Phase.HUNGER_REVOLT
    elif phase == Phase.HUNGER_REVOLT:
        begin_task(state, Task.REVOLT, seat, roll_for_hunger(state, seat))
        state.phase = Phase.TOKEN_REVOLT
    elif phase == Phase.TOKEN_REVOLT:
        begin_task(state, Task.REVOLT, seat, roll_for_tokens(state, seat))
        state.phase = Phase.TURN_ENDS
    elif phase == Phase.TURN_ENDS:
        end_turn(state, seat)
    elif phase == Phase.CARDS:
        settle_cards(state)
    else:
        end_round(state)


# ----- Rounds and turns (C3.1, C4.1)


@rule
def begin_round(state: State) -> None:
    tell(state, Event.ROUND_BEGINS, state.round)
    if state.weather_rounds == 0:
        roll = dice(state, 100)
        state.weather = WEATHER_OF[roll]
        state.weather_rounds = dice(state, 6)
        tell(state, Event.WEATHER, state.weather, roll, state.weather_rounds)
    state.turns = 0
    begin_next_turn(state)


@rule
def begin_next_turn(state: State) -> None:
    """C2.1: clockwise from who began; after the last one come the cards."""
    while state.turns < state.options.players and state.seats[next_in_order(state, state.turns)].out:
        state.turns += 1
    if state.turns == state.options.players:
        state.phase = Phase.CARDS
        state.step = 0
        return
    seat = next_in_order(state, state.turns)
    state.mover = seat
    forget_all_stacks(state)
    rest_ships(state, seat)
    let_voyages_come_nearer(state, seat)
    state.phase = Phase.ARRIVALS
    tell(state, Event.TURN_BEGINS, seat)


@rule
def end_turn(state: State, seat: int) -> None:
    let_effects_pass(state, seat)
    mine = state.seats[seat]
    mine.hungry = 0
    mine.recruited = 0
    mine.peace_offered = 0
    mine.trade_offered = 0
    forget_all_stacks(state)
    tell(state, Event.TURN_ENDS, seat)
    state.turns += 1
    begin_next_turn(state)


@rule
def let_effects_pass(state: State, seat: int) -> None:
    """C11.5: a number of turns counts the present one."""
    mine = state.seats[seat]
    for turns in range(EFFECT_TURNS - 1):
        mine.lower_income[turns] = mine.lower_income[turns + 1]
        mine.higher_income[turns] = mine.higher_income[turns + 1]
    mine.lower_income[EFFECT_TURNS - 1] = 0
    mine.higher_income[EFFECT_TURNS - 1] = 0
    mine.environmentalists = max(mine.environmentalists - 1, 0)
    mine.banned = max(mine.banned - 1, 0)


@rule
def end_round(state: State) -> None:
    let_tokens_of_nobody_go(state)
    state.weather_rounds -= 1
    if state.round == state.options.rounds:
        end_game(state)
    else:
        state.round += 1
        state.phase = Phase.WEATHER


@rule
def end_game(state: State) -> None:
    """C16.3"""
    end_battle(state)
    end_order(state)
    forget_all_stacks(state)
    if state.winner != NOBODY:
        tell(state, Event.WINS_AT_ONCE, state.winner)
    tell(state, Event.GAME_ENDS)
    tell_points(state)
    ask(state, Decision.OVER, NOBODY)


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
    """What asks something is asked; the rest is brought at once."""
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
    """C11.5: who cannot pay, or has no room under way (C3.6), gets nothing."""
    mine = state.seats[seat]
    return mine.currency >= LONGER_PRICE and mine.voyage_count < len(mine.voyages)


@rule
def ask_where(state: State, seat: int, decision: int) -> bool:
    """Whether there is a province to name."""
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
            pay_for_marker(state, seat)  # C11.5: who can do neither gives what he has
    else:
        ask_where(state, seat, Decision.LOSS)  # there are as many soldiers as have to be named


@rule
def pay_for_marker(state: State, seat: int) -> None:
    paid = min(MARKER_PRICE, state.seats[seat].currency)
    state.seats[seat].currency -= paid
    state.left -= 1
    tell(state, Event.MARKER_PAID, seat, paid)


# ----- Tokens, incitement, upkeep, food (C3.2 (b)-(d))


@rule
def settle_incitement(state: State, seat: int) -> None:
    mine = state.seats[seat]
    if mine.incited == 0 or not can_revolt(state, seat):
        mine.incited = 0
        state.phase = Phase.INCOME
        return
    mine.incited -= 1
    number = dice(state, INCITED_DIE)
    tell(state, Event.INCITED, seat, number)
    begin_task(state, Task.REVOLT, seat, number)


@rule
def settle_upkeep(state: State, seat: int) -> None:
    mine = state.seats[seat]
    due = upkeep(state, seat)
    if mine.currency >= due:
        mine.currency -= due
        if due:
            tell(state, Event.UPKEEP, seat, due, mine.currency)
        state.phase = Phase.FOOD
        return
    ask(state, Decision.GIVE_UP, seat)


@rule
def settle_food(state: State, seat: int) -> None:
    """C7.3"""
    state.phase = Phase.ACTIONS
    if eat(state, seat):
        return
    state.seats[seat].hungry = 1
    soldiers = soldiers_in_provinces(state, seat)
    if soldiers > 0:
        number = dice(state, hunger_die(state, seat))
        tell(state, Event.HUNGER, seat, number)
        begin_task(state, Task.HUNGER, seat, min(number, soldiers))


@rule
def hunger_die(state: State, seat: int) -> int:
    return MANY if provinces_held(state, seat) >= MANY_PROVINCES else FEW


# ----- Auctions (C13.10)


@rule
def settle_auction(state: State) -> None:
    if bidders(state):
        ask(state, Decision.BID, NOBODY)
        return
    auction, opener = state.auction, state.mover
    buyer = close_auction(state)
    if auction == Auction.CAPTAIN:
        state.again = ROLLED_AGAIN if buyer == NOBODY else BOUGHT
        begin_result(state, opener if buyer == NOBODY else buyer)
        if state.result == Result.CAPTAIN:
            end_result(state)
    else:
        buy_rebels(state, buyer, state.place)


@rule
def buy_rebels(state: State, seat: int, land: int) -> None:
    """C12.4: owner and holder; the rebels are his infantry, without points."""
    province = state.lands[land]
    number = province.units[Unit.INFANTRY]
    province.owner = seat
    province.holder = seat
    if seat == state.mover:
        province.units[Unit.INFANTRY] = 0
        add(state, land, Unit.INFANTRY, 0, number)
    tell(state, Event.REBELS_BOUGHT, seat, land + 1, number)
    state.ceding = land + 1
    state.nation = 0


# ----- Captives of land that changes hands in peace (C13.6, C15.3)


@rule
def ask_about_ceded_captives(state: State) -> None:
    land = state.ceding - 1
    seat = state.lands[land].holder
    while state.nation < state.options.players:
        number = state.captives[land, state.nation]
        if number > 0 and state.nation == seat:
            free_own_men(state, seat, land)
        elif number > 0:
            ask(state, Decision.KEEP, seat)
            return
        state.nation += 1
    state.nation = 0
    state.ceding = next_ceded(state, land + 1)
    if state.ceding == 0:
        forget_offer(state)
        for receiver in range(state.options.players):  # C16.3: a capital may be handed over
            if holds_all_capitals(state, receiver):
                state.winner = receiver


@rule
def next_ceded(state: State, first: int) -> int:
    for land in range(first, state.board.lands):
        if state.partner != NOBODY and has(state.ceded, land):
            return land + 1
    return 0


# ----- Cards (C3.1, C14.3)


@rule
def settle_cards(state: State) -> None:
    players = state.options.players
    if state.step == 0:
        show_guards(state)
    if state.step == players * players:
        gather_cards(state)
        state.step = 0
        state.phase = Phase.ROUND_ENDS
        return
    receiver = next_in_order(state, state.step // players)
    dealer = next_in_order(state, state.step % players)
    state.step += 1
    card = state.seats[dealer].cards[receiver]
    if not is_action(card) or state.seats[receiver].out:
        return
    if reveal(state, dealer, receiver) and has_captives(state, receiver):
        ask(state, Decision.FREED, receiver)


# ----- Who is out (C16.4)


@rule
def let_players_be_out(state: State) -> None:
    if is_everybody_on_land(state):
        return
    left, last = 0, NOBODY
    for place in range(state.options.players):
        seat = next_in_order(state, place)
        if not state.seats[seat].out and is_lost(state, seat):
            leave_game(state, seat)
        if not state.seats[seat].out:
            left += 1
            last = seat
    if left == 1:
        state.winner = last


@rule
def is_everybody_on_land(state: State) -> bool:
    """Whether each player holds a province, so that nobody can be out."""
    missing = (1 << state.options.players) - 1
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        if holder >= 0:
            missing &= ~(1 << holder)
            if missing == 0:
                return True
    return False


@rule
def is_lost(state: State, seat: int) -> bool:
    """No province held, no soldiers on land, aboard or under way."""
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            return False
    mine = state.seats[seat]
    for n in range(mine.transport_count):
        if mine.transports[n].units[0] + mine.transports[n].units[1] > 0:
            return False
    for n in range(mine.voyage_count):
        if mine.voyages[n].kind <= Voyage.SHIP:
            return False
    return True


@rule
def leave_game(state: State, seat: int) -> None:
    mine = state.seats[seat]
    mine.out = 1
    tell(state, Event.OUT, seat)
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.owner == seat:
            province.owner = province.holder if 0 <= province.holder < SEATS else NOBODY
    for sea in range(state.board.seas):
        water = state.waters[sea]
        if water.fleet == seat:
            water.fleet = NOBODY
            for ship in range(SHIPS):
                water.ships[ship] = 0
        if water.boat == seat:
            water.boat = NOBODY
            water.boat_points = 0
    forget_goods(state, seat)
    for n in range(mine.transport_count):
        mine.transports[n].sea = 0
        mine.transports[n].points = 0
        mine.transports[n].units[0] = 0
        mine.transports[n].units[1] = 0
    mine.transport_count = 0
    for n in range(mine.voyage_count):
        clear_voyage(state, seat, n)
    mine.voyage_count = 0
    gather_cards_of(state, seat)
    for other in range(state.options.players):
        state.seats[other].cards[seat] = NOT_YET
    if seat == state.mover:
        forget_all_stacks(state)
        if Phase.ARRIVALS <= state.phase < Phase.TURN_ENDS:
            state.phase = Phase.TURN_ENDS


@rule
def forget_goods(state: State, seat: int) -> None:
    """Spies, effects and currency."""
    mine = state.seats[seat]
    mine.currency = 0
    mine.recruiting = NOWHERE
    mine.spies = 0
    mine.spare_food = 0
    mine.bought_food = 0
    mine.fruits = 0
    mine.bought_fruits = 0
    mine.free_roads = 0
    mine.builder_ships = 0
    mine.weapons = 0
    mine.cannonballs = 0
    mine.next_overseas = 0
    mine.overseas_dearer = 0
    mine.banned = 0
    mine.environmentalists = 0
    mine.sabotage = 0
    mine.burned = 0
    mine.incited = 0
    mine.hungry = 0
    for left in range(CHEAP_FARMS):
        mine.cheap_farms[left] = 0
    for turns in range(EFFECT_TURNS):
        mine.lower_income[turns] = 0
        mine.higher_income[turns] = 0
