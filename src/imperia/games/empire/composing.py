"""A record of empire from the keywords of a position, checked part by part."""

from __future__ import annotations

from typing import Any

from imperia.games.eight_minutes import composing
from imperia.games.eight_minutes.pieces import Combine
from imperia.games.empire.names import Decision
from imperia.games.empire.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    COAL_CARD,
    COINS,
    STARTING_ARMIES,
    TOKENS,
    Step,
)
from imperia.games.empire.scoring import record_all
from imperia.games.empire.setting import EmpireSetting
from imperia.games.empire.state import State
from imperia.games.shared.keywords import by_name, is_whole, names_of, one_of, phrase, refuse_unless, whole
from imperia.words import Quoted

# The card in use where a position names only a step.
_TYPICAL = {Step.PLACE: 3, Step.MOVE: 8, Step.SAIL: 7, Step.CITY: 6, Step.DESTROY: 2}
_TYPICAL_CHOICE = 1
_MOVES = {Step.MOVE, Step.SAIL}
_STEPS = names_of(Step)
_GOODS = names_of(dict.fromkeys(TOKENS))
_MOST_STEPS = 9  # the most that may be given; what the card gives is checked afterwards
_MOST_POINTS = 99  # from one source in one game

Steps = dict[Any, int]  # how many steps of each kind


class Composer(composing.Composer):
    struct = State
    decisions, before_the_first = Decision, Decision.FIRST
    steps, cards, armies = Step, CARDS, ARMIES
    clause_of_box, clause_of_row, clause_of_series = "E1.1", "E4.2, E4.12", "E6.2"

    setting: EmpireSetting

    def compose(self) -> None:
        self.english = self.setting.options["edition"] == "english"
        self.neutral_is_in_play = self.english and self.players == 2
        self.box = [number for number, card in CARDS.items() if self.players == 5 or not card.five]
        self.follow_chance()
        self._ask()
        self.seat_the_actor()
        self.seat_the_first()
        self.place_pieces({self.setting.board.start: [STARTING_ARMIES] * self.players})
        self.place_neutral_armies("empire-no-neutral-armies")
        self.fill_supplies([0] * self.players, "empire-many-armies")
        self._use_a_card()
        self.pick_up_the_army()
        self._deal()
        self.pay_and_bid(COINS[self.players], COINS[self.players], "empire-coins")
        refuse_unless(not self.bid_too_early, "empire-bid-too-early")
        self._lay_tokens()
        self.write_points(0, _MOST_POINTS, record_all)
        self.check_there_is_an_answer(self.over)

    # ----- What is asked, and what is there

    def _ask(self) -> None:
        self.ask("empire-no-neutral-armies")
        refuse_unless(self.decision is not Decision.FIRST or self.english, "empire-winner-begins")
        self.number_the_game()

    def region(self, number: Any) -> int:
        known = self.setting.region_names
        refuse_unless(
            is_whole(number) and number in known,
            "empire-unknown-region",
            region=Quoted(number),
            first=min(known),
            last=max(known),
        )
        return int(number)

    # ----- The card in use

    def _use_a_card(self) -> None:
        if not self.a_card_is_used:
            self.check_no_card_is_used("card", "left")
            return
        left = self._left_as_given()
        self.card = self._card(left)
        if self.decision is not Decision.HALF:
            for step, steps in self._checked_left(left).items():
                self.record["left"][step] = steps

    def _left_as_given(self) -> Steps:
        """The steps that are left: given by name, or as a bare number where the position names the step."""
        left = self.given.get("left")
        if left is None:
            return {}
        if is_whole(left):
            refuse_unless(self.kind is not None, "empire-left-form", given=Quoted(left))
            return {self.kind: whole(left, "left", 1, _MOST_STEPS)}
        found = {
            one_of(name, _STEPS, "empire-left-unknown", step=Quoted(name)): whole(
                steps, phrase("left-of", step=name), 1, _MOST_STEPS
            )
            for name, steps in by_name(left, "left").items()
        }
        refuse_unless(not found or self.decision is not Decision.HALF, "empire-half-not-chosen")
        agree = not found or self.kind is None or self.kind in found
        refuse_unless(agree, "empire-left-of-other-step", step=Quoted(self.given.get("step", "card")))
        return found

    def _card(self, left: Steps) -> int:
        """The card that is given, or one that gives these steps."""
        card, choosing = self.card_as_given(), self.decision is Decision.HALF
        if card:
            refuse_unless(not choosing or self._is_a_choice(card), "empire-card-without-halves", card=card)
            return card
        if choosing:
            return _TYPICAL_CHOICE
        kind = self.kind if self.kind is not None else next(iter(left), Step.MOVE)
        wanted = left or {kind: 1}
        return self.card_that_gives(lambda card: self._gives(card, wanted), _TYPICAL[Step(kind)], self.box)

    def _is_a_choice(self, card: int) -> bool:
        plain = card == COAL_CARD and self.setting.options["coal_card"] == "plain"
        return CARDS[card].combine is Combine.OR and not plain

    def _gifts(self, card: int) -> list[Steps]:
        """What the card may give its taker: one of two halves, or everything at once (E4.8, E1.4)."""
        halves = CARDS[card].halves
        if self._is_a_choice(card):
            return [{step: steps} for step, steps in halves]
        return [dict(halves if CARDS[card].combine is Combine.AND else halves[:1])]

    def _gives(self, card: int, left: Steps) -> bool:
        return any(all(gift.get(step, 0) >= left[step] for step in left) for gift in self._gifts(card))

    def _checked_left(self, left: Steps) -> Steps:
        """The steps that are left, checked; if none are given, all that the card gives, if that is clear."""
        moving = self.decision is Decision.TARGET
        if not left:
            wanted = _MOVES if moving else set(Step) if self.kind is None else {self.kind}
            fitting = [gift for gift in self._gifts(self.card) if wanted & gift.keys()]
            refuse_unless(fitting, "empire-card-of-other-step", card=self.card)
            refuse_unless(len(fitting) == 1, "empire-left-missing", card=self.card)
            left = fitting[0]
        names = [f"{step.name.lower()} {steps}" for step, steps in left.items()]
        refuse_unless(self._gives(self.card, left), "empire-card-gives-less", card=self.card, steps=names)
        refuse_unless(not moving or _MOVES & left.keys(), "empire-no-move-left")
        return left

    # ----- Cards and tokens

    def _deal(self) -> None:
        hands = self.deal([CARDS_TO_TAKE[self.players]] * self.players)
        for seat, hand in enumerate(hands):
            for card in hand:
                self.record["seats"][seat]["goods"][CARDS[card].good] += CARDS[card].icons

    def _lay_tokens(self) -> None:
        tokens = self.by_name("tokens")
        refuse_unless(not tokens or self.setting.options["goods_tokens"], "empire-no-goods-tokens")
        for region, name in tokens.items():
            good = one_of(name, _GOODS, "empire-unknown-good", good=Quoted(name))
            has_triangle = self.region(region) in self.setting.board.triangles
            refuse_unless(has_triangle, "empire-token-without-triangle", region=region)
            self.record["tokens"][region] = good + 1
        for name, good in _GOODS.items():
            there, laid = TOKENS.count(good), list(tokens.values()).count(name)
            refuse_unless(laid <= there, "empire-many-tokens", there=there, good=Quoted(name), given=laid)
