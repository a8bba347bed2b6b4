"""What can be seen at once of a card: what it is worth in the hand, and the best that its action could do on
the board now. Where both halves are used, each is looked at by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from imperia.games.eight_minutes.names import HALVES
from imperia.games.eight_minutes.outlook import (
    DENIED,
    MOST_CHANGE,
    WORST,
    Prospect,
    add_looks,
    append,
    clear_looks,
    copy_looks,
)
from imperia.games.eight_minutes.pieces import ROW, Combine
from imperia.games.eight_minutes.state import State
from imperia.games.eight_minutes.turn import COST
from imperia.kernel.actions import Actions
from imperia.kernel.names import Decisions
from imperia.kernel.record import Many, Numbers
from imperia.kernel.rule import rule


class CardRules(NamedTuple):
    """The rules that each game has of its own."""

    hold: Any  # give a seat what counts of one more card, or take that away again
    points_for_cards: Any
    worth_in_hand: Any  # worth of cards with so many points, one held by `hold`, and of coins; in hundredths
    look_at_half: Any  # look at a half of a card; an only half is both the first and the second
    half_is_possible: Any
    offers_a_choice: Any  # whether one of two halves is used


def looking_at_cards(
    actions: Actions, taking: Decisions, combine: Numbers, rules: CardRules
) -> tuple[Any, Any]:
    """Two rules: one looks at the cards of the row, the other at the halves of the card in use. The action
    of a card counts only at the decision `taking`."""
    first_card, first_half = (actions.kinds[name].code for name in ("card", "half"))
    with_action = int(taking)
    hold, points_for_cards, worth_in_hand, look_at_half, half_is_possible, offers_a_choice = rules

    @rule
    def look_at_action(state: State, seat: int, card: int, outlook: Any, prospects: Many[Prospect]) -> None:
        """The best of the action. Where both halves are used, it is the best of each on the board as it is
        now, added up; what both would win counts twice."""
        reckoning = outlook.reckoning
        look_at_half(state, seat, card, 0, outlook, prospects)
        if offers_a_choice(state, card):
            look_at_half(state, seat, card, 1, outlook, prospects)
        elif combine[card] == Combine.AND:
            copy_looks(reckoning.best, reckoning.first)
            clear_looks(reckoning.best)
            look_at_half(state, seat, card, 1, outlook, prospects)
            add_looks(reckoning.first, reckoning.best)

    @rule
    def most_for_another(state: State, seat: int, card: int, outlook: Any) -> int:
        """The most points for cards that another seat would gain with this one, whether or not it can pay
        for the card or still takes any."""
        most = 0
        for other in range(state.options.players):
            if other != seat:
                hold(state, other, card, 1)
                most = max(most, points_for_cards(state, other) - outlook.points[other])
                hold(state, other, card, -1)
        return min(most, MOST_CHANGE)

    @rule
    def look_at_taking(state: State, seat: int, slot: int, outlook: Any, prospects: Many[Prospect]) -> None:
        """What the seat would have with the card, and what it could do with its action."""
        card = state.row[slot]
        own = state.seats[seat]
        prospect = prospects[outlook.reckoning.looked]
        hold(state, seat, card, 1)
        own.coins -= COST[slot]
        clear_looks(outlook.reckoning.best)
        if state.decision == with_action:
            look_at_action(state, seat, card, outlook, prospects)
        copy_looks(outlook.reckoning.best, prospect)
        if prospect.merit == WORST:
            prospect.merit = 0
        points = points_for_cards(state, seat)
        prospect.cards = min(max(points - outlook.points[seat], 0), MOST_CHANGE)
        prospect.merit += worth_in_hand(state, seat, points)
        own.coins += COST[slot]
        hold(state, seat, card, -1)

    @rule
    def look_at_cards(state: State, seat: int, outlook: Any, prospects: Many[Prospect]) -> None:
        """The cards of the row that the seat can pay for."""
        reckoning = outlook.reckoning
        for other in range(state.options.players):
            outlook.points[other] = points_for_cards(state, other)
        for slot in range(ROW):
            if state.row[slot] != 0 and COST[slot] <= state.seats[seat].coins:
                prospect = prospects[reckoning.looked]
                look_at_taking(state, seat, slot, outlook, prospects)
                prospect.code = first_card + slot
                prospect.cost = COST[slot]
                prospect.denied = most_for_another(state, seat, state.row[slot], outlook)
                prospect.merit += DENIED * prospect.denied
                reckoning.looked += 1

    @rule
    def look_at_halves(state: State, seat: int, outlook: Any, prospects: Many[Prospect]) -> None:
        reckoning = outlook.reckoning
        for half in range(HALVES):
            if half_is_possible(state, half):
                clear_looks(reckoning.best)
                look_at_half(state, seat, state.card, half, outlook, prospects)
                append(reckoning.best, first_half + half, reckoning, prospects)

    return look_at_cards, look_at_halves
