"""Setting up a game, by hand or by lot: clause L3."""

from __future__ import annotations

from imperia.games.eight_minutes import starting
from imperia.games.eight_minutes.scoring import clear_points
from imperia.games.eight_minutes.starting import clear_pieces
from imperia.games.legends.arranging import arrange_by_lot, ask_for_layout
from imperia.games.legends.names import NOBODY, SEATS, Decision, Event, Setup
from imperia.games.legends.pieces import ARMIES, CARDS, COINS, ROW, Leader
from imperia.games.legends.sides import REGIONS, Cell
from imperia.games.legends.state import State
from imperia.games.options import BY_LOT
from imperia.kernel.chance import below, start_stream
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

CARDS_IN_THE_BOX = len(CARDS)
FROM_PLAYERS = constants([0] + [card.players for card in CARDS.values()])
COINS_EACH = constants(COINS)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    state.game = 0
    clear_points(state)
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
    clear_pieces(state)
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
    for seat in range(SEATS):
        state.captured[seat] = 0
    for slot in range(ROW):
        state.row[slot] = 0
    state.cell = Cell.CENTRE
    state.laying = 0
    state.bare_regions = 0
    state.part = 0
    state.left = 0
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
    starting.equip(seat, COINS_EACH[state.options.edition, state.options.players], ARMIES)  # L3.5
    seat.leader = Leader.NONE
    seat.flying = 0
    seat.more_armies = 0
    seat.more_moves = 0
    seat.elixirs = 0
    seat.immune = 0
    seat.known = 0
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
