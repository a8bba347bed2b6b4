"""Where the cards of a position are (in hands, in the row, in the deck), alike in all games that have a
row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from imperia.games.eight_minutes.pieces import NO_CARD
from imperia.games.setting import Facts
from imperia.games.shared.keywords import by_seat, is_whole, listed, phrase, refuse_unless
from imperia.words import Quoted


@dataclass(frozen=True, slots=True)
class Box:
    """The cards that are in the game, and the clauses that say so."""

    cards: Sequence[int]
    players: int
    row: int  # how many places it has
    clause: str  # which says what cards there are
    clause_of_row: str

    def card(self, value: Any) -> int:
        refuse_unless(
            is_whole(value) and value in self.cards,
            "position-not-in-box",
            card=Quoted(value),
            players=self.players,
            clause=self.clause,
        )
        return int(value)


@dataclass(frozen=True, slots=True)
class Dealt:
    hands: list[list[int]]  # by seat
    row: list[int]
    deck: list[int]  # from the bottom to the top


def dealt(box: Box, given: Facts, actor: int, card: int, row_is_laid: bool) -> Dealt:
    """All cards of the box: those that are named go where they are named, the others into the row and under
    the deck. `card` is the one that the actor uses; its place in the row is empty."""
    hands = [
        [box.card(each) for each in listed(hand, phrase("hand-of-cards"))]
        for hand in by_seat(given, "cards", box.players)
    ]
    hands += [[] for _ in range(box.players - len(hands))]
    if card and card not in hands[actor]:
        hands[actor].append(box.card(card))
    usual = [NO_CARD] * (1 if card else 0 if row_is_laid else box.row)
    row = [
        NO_CARD if is_whole(each) and each == NO_CARD else box.card(each)
        for each in listed(given.get("row", usual), "row")
    ]
    top = [box.card(each) for each in listed(given.get("deck", ()), "deck")]
    named = [*(each for hand in hands for each in hand), *(each for each in row if each), *top]
    twice = sorted({each for each in named if named.count(each) > 1})
    refuse_unless(not twice, "position-card-twice", card=twice[:1])
    rest = [each for each in box.cards if each not in named]
    missing = box.row - len(row)
    refuse_unless(missing >= 0, "position-row-places", places=box.row, given=len(row))
    row, rest = row + rest[:missing], rest[missing:]
    row += [NO_CARD] * (box.row - len(row))
    return Dealt(hands, row, rest + top)


def cards_elsewhere(given: Facts, players: int, actor: int) -> list[Any]:
    """The named cards outside the actor's hand; the actor can be using none of them."""
    hands = [listed(hand, phrase("hand-of-cards")) for hand in by_seat(given, "cards", players)]
    others = [hand for seat, hand in enumerate(hands) if seat != actor]
    named = [listed(given.get(name, ()), name) for name in ("row", "deck")]
    return [card for cards in (*others, *named) for card in cards]


def check_row(box: Box, cards: Dealt, in_use: bool, laid: bool, over: bool) -> None:
    """There is no hole but that of the card in use; the row is shorter only if the deck is empty."""
    row = list(cards.row)
    if not laid:
        refuse_unless(not any(row), "position-row-not-laid", clause=box.clause_of_row)
        return
    if in_use or over:
        refuse_unless(
            over or NO_CARD in row,
            "position-row-full",
            clause=box.clause_of_row,
        )
        if NO_CARD in row:
            row.remove(NO_CARD)
    lying = [each for each in row if each]
    refuse_unless(
        row[: len(lying)] == lying and (len(lying) == len(row) or not cards.deck),
        "position-row-holes",
        clause=box.clause_of_row,
    )


def check_hands(
    hands: Sequence[Sequence[int]], most_of_seats: Sequence[int], still_to_take: Sequence[int], clause: str
) -> None:
    """No hand gets more cards than there is room for: that many cards end the game, and each seat that has
    not taken a card in this round takes one more."""
    for seat, (hand, most) in enumerate(zip(hands, most_of_seats, strict=True)):
        refuse_unless(
            len(hand) <= most, "position-many-cards", seat=seat, cards=len(hand), most=most, clause=clause
        )
        refuse_unless(
            seat not in still_to_take or len(hand) < most,
            "position-cards-to-come",
            seat=seat,
            cards=len(hand),
            most=most,
            clause=clause,
        )
