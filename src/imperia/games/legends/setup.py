"""Setting up a game, by hand or by lot: clause L3."""

from __future__ import annotations

from imperia.games.eight_minutes.scoring import clear_points
from imperia.games.eight_minutes.starting import KEPT_IN_A_SERIES, equip
from imperia.games.legends.arranging import arrange_by_lot, ask_for_layout
from imperia.games.legends.names import Decision, Event, Setup
from imperia.games.legends.pieces import ARMIES, CARDS, COINS
from imperia.games.legends.state import State
from imperia.games.options import BY_LOT
from imperia.kernel.chance import below, start_stream
from imperia.kernel.clearing import clearing
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

CARDS_IN_THE_BOX = len(CARDS)
FROM_PLAYERS = constants([0] + [card.players for card in CARDS.values()])
COINS_EACH = constants(COINS)
clear = clearing("legends", State, *KEPT_IN_A_SERIES)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    state.game = 0
    clear_points(state)
    set_up(state)


@rule
def set_up(state: State) -> None:
    """Set up one game, from an empty table to the first question that is not left to the lot (L3.6)."""
    tell(state, Event.GAME_BEGINS, state.game)
    clear(state)
    fill_the_deck(state)
    for seat in range(state.options.players):  # L3.5
        equip(state.seats[seat], COINS_EACH[state.options.edition, state.options.players], ARMIES)
    choose_setup_player(state)
    ask_for_layout(state)
    if state.options.setup == Setup.RANDOM:
        while state.decision <= Decision.OUTPOST:
            arrange_by_lot(state)


@rule
def fill_the_deck(state: State) -> None:
    """L1.1: the cards for this number of players, not shuffled yet."""
    count = 0
    for card in range(1, CARDS_IN_THE_BOX + 1):
        if FROM_PLAYERS[card] <= state.options.players:
            state.deck[count] = card
            count += 1
    state.deck_left = count


@rule
def choose_setup_player(state: State) -> None:
    """L3.1: the player that the option names, or one by lot."""
    state.setup_player = state.options.setup_player
    if state.setup_player == BY_LOT:
        state.setup_player = below(state.chance, state.options.players)
        tell(state, Event.SETUP_PLAYER, state.setup_player)
    state.actor = state.setup_player
