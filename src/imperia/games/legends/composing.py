"""A record of legends from the keywords of a position, checked part by part."""

from __future__ import annotations

from typing import Any

from imperia.games.eight_minutes.pieces import Combine
from imperia.games.legends.composing_boards import BoardComposer
from imperia.games.legends.names import Decision, Edition
from imperia.games.legends.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    COINS,
    SPRING_ELIXIRS,
    STARTING_ARMIES,
    Ability,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.scoring import record_all
from imperia.games.legends.state import State
from imperia.games.shared.keywords import count, is_whole, names_of, one_of, phrase, refuse_unless, whole
from imperia.words import Quoted

# The card in use where a position names only a step.
_TYPICAL = {Step.PLACE: 16, Step.MOVE: 2, Step.CITY: 14, Step.DESTROY: 30}
_TYPICAL_CHOICE = 25
_STEPS, _LEADERS = names_of(Step), names_of(Leader)
_MOST_COINS = 100
_MOST_LEFT = 99
_LEAST_POINTS, _MOST_POINTS = -1, 99  # from one source in one game; the swamp takes one (L8.2)


class Composer(BoardComposer):
    struct = State
    decisions, before_the_first = Decision, Decision.BID
    steps, cards, armies = Step, CARDS, ARMIES
    clause_of_box, clause_of_row, clause_of_series = "L1.1", "L3.2, L5.2", "L8.7"

    def compose(self) -> None:
        self.edition = Edition[self.setting.options["edition"].upper()]
        self.neutral_is_in_play = self.players == 2
        self.box = [number for number, card in CARDS.items() if card.players <= self.players]
        self.follow_chance()
        self._ask()
        self._seat_those_who_act()
        self._seat_leaders()
        self.lay_boards()
        self.choose_start()
        self.lay_tokens()
        self._place_pieces()
        self._use_a_card()
        self._deal()
        self.pick_up_the_army()
        self._leave_something()
        self._pay_and_bid()
        self.write_points(_LEAST_POINTS, _MOST_POINTS, record_all)
        self.check_there_is_an_answer(self.over)

    # ----- What is asked, of whom

    def _ask(self) -> None:
        self.ask("legends-no-neutral-armies")
        by_hand = self.setting.options["setup"] == "hand"
        refuse_unless(self.decision > Decision.OUTPOST or by_hand, "legends-set-up-by-lot")
        if self.decision is Decision.TARGET:
            self.kind = Step.MOVE  # no other step has two parts
        self.number_the_game()

    def _seat_those_who_act(self) -> None:
        chosen = self.setting.options["setup_player"]
        setter = self.seat("set_up_by", 0 if chosen == "lot" else int(chosen))
        refuse_unless(chosen in ("lot", str(setter)), "legends-other-sets-up", seat=chosen)
        self.record["setup_player"] = setter
        self.seat_the_actor(setter if self.decision <= Decision.NEUTRAL else 0)
        sets_up = self.record["actor"] == setter
        refuse_unless(self.decision > Decision.OUTPOST or sets_up, "legends-set-up-player")
        self.seat_the_first()

    def _seat_leaders(self) -> None:
        queen_acts = self.decision is Decision.QUEEN
        led_by = [leader or "none" for leader in self.of_seats("led_by", None)]
        if queen_acts and "led_by" not in self.given:
            led_by = ["none"] * int(self.record["actor"]) + ["fairy_queen"]
        for seat, name in enumerate(led_by):
            self.record["seats"][seat]["leader"] = one_of(
                name, _LEADERS, "legends-unknown-leader", name=Quoted(name)
            )
        leaders = [name for name in led_by if name != "none"]
        refuse_unless(len(set(leaders)) == len(leaders), "legends-leader-twice")
        refuse_unless(not leaders or self.setting.options["leaders"], "legends-no-leaders")
        refuse_unless(not leaders or self.decision > Decision.START, "legends-leaders-too-early")
        acting = self._leaders[int(self.record["actor"])]
        refuse_unless(not queen_acts or acting == Leader.FAIRY_QUEEN, "legends-no-queen")

    @property
    def _leaders(self) -> list[int]:
        leaders: list[int] = self.record["seats"]["leader"][: self.players].tolist()
        return leaders

    # ----- Armies and cities

    def _place_pieces(self) -> None:
        for name in ("armies", "cities"):
            fine = self.decision >= Decision.OUTPOST or not self.by_name(name)
            refuse_unless(fine, "legends-pieces-too-early", what=name)
        armies = [STARTING_ARMIES + (leader == Leader.RED_SORCERESS) for leader in self._leaders]
        self.place_pieces({self.board["start"]: armies} if self.decision >= Decision.OUTPOST else {})
        too_early = self.neutral_is_in_play and self.decision < Decision.NEUTRAL
        refuse_unless(not (too_early and self.by_name("neutral")), "legends-neutral-too-early")
        self.place_neutral_armies("legends-no-neutral-armies")
        self._capture_armies()
        self.fill_supplies(self.record["captured"].tolist(), "legends-many-armies")
        for seat in range(self.players):
            placed = self.record["armies"][seat].sum() == ARMIES
            asked = self.decision is Decision.OUTPOST
            refuse_unless(not (asked and placed), "legends-no-army-for-outpost", seat=seat)

    def _capture_armies(self) -> None:
        leaders = self._leaders
        for seat, captured in enumerate(self.of_seats("captured", 0)):
            armies = count(captured, phrase("captured-armies"))
            captive = Leader.RED_SORCERESS in leaders and leaders[seat] != Leader.RED_SORCERESS
            refuse_unless(captive or not armies, "legends-nobody-captures")
            self.record["captured"][seat] = armies

    # ----- The card in use

    def _use_a_card(self) -> None:
        given = self.given
        if not self.a_card_is_used:
            self.check_no_card_is_used("card", "part", "left")
            return
        self.card = self.card_as_given() or self._some_card()
        if self.decision is Decision.HALF:
            parts = CARDS[self.card].combine is Combine.OR
            refuse_unless(parts, "legends-card-without-parts", card=self.card)
            refuse_unless(not given.get("left") and not given.get("part"), "legends-part-not-chosen")
        else:
            self.record["part"] = self._part()

    def _some_card(self) -> int:
        """A card that gives the steps of the position; if possible without Flying, which changes what steps
        cost."""
        if self.decision is Decision.HALF:
            return _TYPICAL_CHOICE
        kind, amounts = self.kind, self._left_as_given(self.kind)
        if kind is None:
            name = next(iter(amounts), "move")
            kind = one_of(name, _STEPS, "legends-unknown-step", name=Quoted(name))
        least = max((whole(amount, "left", 1, _MOST_LEFT) for amount in amounts.values()), default=1)
        grounded_first = sorted(self.box, key=lambda card: CARDS[card].ability(Ability.FLYING))
        return self.card_that_gives(
            lambda card: dict(CARDS[card].halves).get(kind, 0) >= least, _TYPICAL[kind], grounded_first
        )

    def _left_as_given(self, kind: Step | None) -> dict[Any, Any]:
        """The amounts that are left, by step; a single amount may be given where the step is known."""
        left = self.given.get("left", {})
        return {kind.name.lower(): left} if kind is not None and is_whole(left) else self.by_name("left")

    def _part(self) -> int:
        """The part of the card that is used: the one that gives such steps, unless it is given."""
        kind, card = self.kind, self.card
        steps = [step for step, _ in CARDS[card].halves]
        if kind is not None:
            step = Quoted(kind.name.lower())
            refuse_unless(kind in steps, "legends-card-of-other-step", card=card, step=step)
        usual = 0 if kind is None else steps.index(kind)
        part = whole(self.given.get("part", usual), "part", 0, len(steps) - 1)
        agrees = kind is None or steps[part] is kind
        refuse_unless(agrees, "legends-part-of-other-step", part=part, card=card)
        return part

    def _leave_something(self) -> None:
        """Write what is left of the part in use: only now, because hands and tokens add to what it gives."""
        if self.decision not in (Decision.STEP, Decision.TARGET):
            return
        step, printed = CARDS[self.card].halves[self.record["part"]]
        mine, name = self.record["seats"][self.record["actor"]], step.name.lower()
        more = {Step.PLACE: mine["more_armies"], Step.MOVE: mine["more_moves"]}.get(step, 0)
        most, amounts = printed + int(more), self._left_as_given(step)
        refuse_unless(len(amounts) <= 1, "legends-one-part")
        for other in amounts:
            refuse_unless(other == name, "legends-left-of-other-step", step=Quoted(other))
        left = whole(amounts.get(name, most), "left", 1, _MOST_LEFT)
        refuse_unless(
            left <= most, "legends-card-gives-less", card=self.card, step=name, most=most, given=left
        )
        self.record["left"] = left

    # ----- Cards and coins

    def _deal(self) -> None:
        laid = self.decision >= Decision.BID
        refuse_unless(laid or not any(self.of_seats("cards", ())), "legends-cards-too-early")
        most = CARDS_TO_TAKE[self.edition][self.players]
        one_more = [self.over and leader == Leader.FAIRY_QUEEN for leader in self._leaders]
        hands = self.deal([most + more for more in one_more], laid)
        for mine, hand in zip(self.record["seats"], hands, strict=False):
            for card in hand:
                mine["families"][CARDS[card].family] += 1
            tokens = mine["tokens"]
            for name, ability, more in (
                ("flying", Ability.FLYING, 0),
                ("more_armies", Ability.ARMY, tokens[Token.COTTAGE]),
                ("more_moves", Ability.MOVE, tokens[Token.STABLE]),
                ("elixirs", Ability.ELIXIR, SPRING_ELIXIRS * tokens[Token.SPRING]),
                ("immune", Ability.IMMUNE, 0),
            ):
                mine[name] = more + sum(CARDS[card].ability(ability) for card in hand)

    def _pay_and_bid(self) -> None:
        usual = COINS[self.edition][self.players]
        self.pay_and_bid(usual, _MOST_COINS, "legends-coins")
        refuse_unless(not self.bid_too_early, "legends-bid-too-early")
        for seat, coins in enumerate(self.record["seats"]["coins"].tolist()):
            fine = self.decision > Decision.BID or coins <= usual
            refuse_unless(fine, "legends-coins-before-bid", seat=seat, usual=usual, given=coins)
