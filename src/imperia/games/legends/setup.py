"""Setting up a game, by hand or by lot: clause L3."""

from __future__ import annotations

from imperia.games.legends.arranging import arrange_by_lot, ask_for_layout
from imperia.games.legends.names import COLOURS, NOBODY, NOT_YET, SEATS, Decision, Event, Setup
from imperia.games.legends.pieces import ARMIES, CARDS, CITIES, COINS, ROW, Leader
from imperia.games.legends.sides import REGIONS, Cell
from imperia.games.legends.state import State
from imperia.games.options import BY_LOT
from imperia.kernel.chance import below, start_stream
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

CARDS_IN_THE_BOX = len(CARDS)
FROM_PLAYERS = table([0] + [card.players for card in CARDS.values()])
COINS_EACH = table(COINS)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    state.game = 0
    for game in range(len(state.points)):
        for seat in range(SEATS):
            for source in range(len(state.points[game, seat])):
                state.points[game, seat, source] = 0
    set_up(state)


@rule
def set_up(state: State) -> None:
    """One game, from an empty table to the first question that is not left to the lot (L3.6)."""
    tell(state, Event.GAME_BEGINS, state.game)
    clear_the_table(state)
    for seat in range(state.options.players):
        equip(state, seat)
    choose_setup_player(state)
    ask_for_layout(state)
    if state.options.setup == Setup.RANDOM:
        while state.decision <= Decision.OUTPOST:
            arrange_by_lot(state)


@rule
def clear_the_table(state: State) -> None:
    board = state.board
    board.regions = 0
    board.face_down = 0
    board.portals = 0
    board.start = NOBODY
    board.layout = NOBODY
    for cell in range(len(board.sides)):
        board.sides[cell] = NOBODY
        board.quarters[cell] = 0
    for region in range(REGIONS):
        board.sea[region] = 0
        state.tokens[region] = 0
        for colour in range(COLOURS):
            state.armies[colour, region] = 0
        for seat in range(SEATS):
            state.cities[seat, region] = 0
    for seat in range(SEATS):
        state.captured[seat] = 0
    for slot in range(ROW):
        state.row[slot] = 0
    state.cell = Cell.CENTRE
    state.laying = 0
    state.bare_regions = 0
    state.neutral_left = 0
    state.card = 0
    state.part = 0
    state.left = 0
    state.first = NOBODY
    state.moving_from = NOBODY
    fill_the_deck(state)


@rule
def fill_the_deck(state: State) -> None:
    """L1.1: the cards for so many players, not shuffled yet."""
    count = 0
    for card in range(1, CARDS_IN_THE_BOX + 1):
        if FROM_PLAYERS[card] <= state.options.players:
            state.deck[count] = card
            count += 1
    state.deck_left = count


@rule
def equip(state: State, number: int) -> None:
    seat = state.seats[number]
    seat.coins = COINS_EACH[state.options.edition, state.options.players]  # L3.5
    seat.supply = ARMIES
    seat.cities_left = CITIES
    seat.bid = NOT_YET
    seat.leader = Leader.NONE
    seat.flying = 0
    seat.more_armies = 0
    seat.more_moves = 0
    seat.elixirs = 0
    seat.immune = 0
    seat.taken = 0
    seat.army_regions = 0
    seat.city_regions = 0
    seat.known = 0
    for slot in range(len(seat.cards)):
        seat.cards[slot] = 0
    for family in range(len(seat.families)):
        seat.families[family] = 0
    for token in range(len(seat.tokens)):
        seat.tokens[token] = 0


@rule
def choose_setup_player(state: State) -> None:
    """L3.1: the player of the option, or one by lot."""
    state.setup_player = state.options.setup_player
    if state.setup_player == BY_LOT:
        state.setup_player = below(state.chance, state.options.players)
        tell(state, Event.SETUP_PLAYER, state.setup_player)
    state.actor = state.setup_player
