"""A record of empire from the keywords of a position, checked part by part.

A position need not have a past: hands may be uneven, regions empty. But it has a future: whatever is asked
can be answered, and all that may still happen finds its pieces, its cards and its room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games.eight_minutes.cards import Box, cards_elsewhere, check_hands, check_row, dealt
from imperia.games.eight_minutes.series import check_game, finished_games
from imperia.games.empire.names import NEUTRAL, NOBODY, NOT_YET, Decision
from imperia.games.empire.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    CITIES,
    COAL_CARD,
    COINS,
    GAMES_IN_A_SERIES,
    NEUTRAL_ARMIES,
    ROW,
    STARTING_ARMIES,
    TOKENS,
    Combine,
    Good,
    Step,
)
from imperia.games.empire.scoring import record_all
from imperia.games.setting import Facts, Record
from imperia.games.shared.keywords import (
    by_name,
    by_seat,
    chance_of,
    count,
    is_whole,
    listed,
    phrase,
    refuse_unless,
    seat_number,
    whole,
    word,
)
from imperia.kernel.one import OneRecord
from imperia.words import Quoted

if TYPE_CHECKING:
    from imperia.games.empire.setting import EmpireSetting

# The card that a position which is given by a step alone is in the middle of.
_TYPICAL = {Step.PLACE: 3, Step.MOVE: 8, Step.SAIL: 7, Step.CITY: 6, Step.DESTROY: 2}
_TYPICAL_CHOICE = 1
_USING_A_CARD = (Decision.HALF, Decision.STEP, Decision.TARGET)
_BEFORE_THE_FIRST = (Decision.NEUTRAL, Decision.BID, Decision.FIRST)
_STEPS = {step.name.lower(): step for step in Step}
_GOODS = {good.name.lower(): good for good in Good if good is not Good.WILD}
_MOST_POINTS = 99  # of one source in one game

Left = dict[Step, int]


class Composer:
    """Fills in a blank record from keywords, and refuses what no game can come to."""

    def __init__(self, setting: EmpireSetting, state: Record, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.state = state
        self.record = state[0]
        self.given = given

    def compose(self) -> None:
        chance = self.record["chance"]
        chance["key"], chance["stream"], chance["drawn"] = chance_of(self.given)
        self._decision()
        self._seats_that_act()
        self._pieces()
        self._card_in_use()
        self._cards()
        self._coins_and_bids()
        self._tokens()
        self._points()
        self._check_there_is_an_answer()

    # ----- What is asked, of whom

    def _decision(self) -> None:
        step = word(self.given.get("step", "card"), "step").upper()
        names = list(dict.fromkeys([*Decision.__members__, *Step.__members__]))
        refuse_unless(
            step in names,
            "position-unknown-step",
            step=Quoted(step.lower()),
            known=[name.lower() for name in names],
        )
        self.kind = Step[step] if step in Step.__members__ and step not in Decision.__members__ else None
        self.decision = Decision[step] if self.kind is None else Decision.STEP
        self.record["decision"] = self.decision
        refuse_unless(
            self.decision is not Decision.NEUTRAL or self._neutral_is_in_play,
            "empire-no-neutral-armies",
        )
        refuse_unless(
            self.decision is not Decision.FIRST or self.setting.options["edition"] == "english",
            "empire-winner-begins",
        )
        series, over = self.setting.options["full_game"], self.decision is Decision.OVER
        self.record["game"] = check_game(self.given, GAMES_IN_A_SERIES, series, over, "E6.2")

    @property
    def _neutral_is_in_play(self) -> bool:
        return self.players == 2 and bool(self.setting.options["edition"] == "english")

    def _seats_that_act(self) -> None:
        record, given = self.record, self.given
        nobody_acts = self.decision in (Decision.BID, Decision.OVER)
        turn = given.get("turn", NOBODY if nobody_acts else 0)
        if nobody_acts:
            refuse_unless(
                is_whole(turn) and turn == NOBODY,
                "position-nobodys-turn",
                step=Quoted(self.decision.name.lower()),
                given=Quoted(turn),
            )
        record["actor"] = NOBODY if nobody_acts else seat_number(turn, "turn", self.players)
        unknown = self.decision in _BEFORE_THE_FIRST
        first = given.get("first", NOBODY if unknown else 0)
        if unknown:
            refuse_unless(
                is_whole(first) and first == NOBODY,
                "position-nobody-first",
                step=Quoted(self.decision.name.lower()),
                clause="E3.2",
            )
        record["first"] = NOBODY if unknown else seat_number(first, "first", self.players)

    # ----- Armies and cities

    def _region(self, number: Any) -> int:
        known = self.setting.region_names
        refuse_unless(
            is_whole(number) and number in known,
            "empire-unknown-region",
            region=Quoted(number),
            first=min(known),
            last=max(known),
        )
        return int(number)

    def _pieces(self) -> None:
        record, given = self.record, self.given
        start = {self.setting.board.start: [STARTING_ARMIES] * self.players}
        for name, usual in (("armies", start), ("cities", {})):
            for region, counts in by_name(given.get(name, usual), name).items():
                place = self._region(region)
                where = phrase("in-region", what=name, region=place)
                seats = listed(counts, where)
                refuse_unless(len(seats) <= self.players, "position-pieces-of-others", what=where)
                for seat, pieces in enumerate(seats):
                    record[name][seat][place] = count(pieces, where)
        self._neutral_armies()
        for seat in range(self.players):
            self._supply(seat)

    def _neutral_armies(self) -> None:
        neutral = by_name(self.given.get("neutral", {}), "neutral")
        refuse_unless(
            self._neutral_is_in_play or not neutral,
            "empire-no-neutral-armies",
        )
        for region, armies in neutral.items():
            place = self._region(region)
            self.record["armies"][NEUTRAL][place] = count(
                armies, phrase("neutral-armies-in-region", region=place)
            )
        on_the_board = int(self.record["armies"][NEUTRAL].sum())
        refuse_unless(
            on_the_board <= NEUTRAL_ARMIES, "position-neutral-armies", most=NEUTRAL_ARMIES, clause="E2.4"
        )
        asked = self.decision is Decision.NEUTRAL
        left = self.given.get("neutral_left", NEUTRAL_ARMIES - on_the_board if asked else 0)
        least, most = (1, NEUTRAL_ARMIES - on_the_board) if asked else (0, 0)
        refuse_unless(most >= least, "position-neutral-placed", clause="E2.4")
        self.record["neutral_left"] = whole(left, phrase("neutral-left-now"), least, most)

    def _supply(self, seat: int) -> None:
        record, mine = self.record, self.record["seats"][seat]
        armies, cities = int(record["armies"][seat].sum()), int(record["cities"][seat].sum())
        refuse_unless(
            armies <= ARMIES,
            "empire-many-armies",
            seat=seat,
            armies=armies,
            most=ARMIES,
        )
        refuse_unless(
            cities <= CITIES,
            "position-many-cities",
            seat=seat,
            cities=cities,
            most=CITIES,
            clause="E1.1",
        )
        mine["army_regions"] = sum(1 << int(r) for r in np.flatnonzero(record["armies"][seat]))
        mine["city_regions"] = sum(1 << int(r) for r in np.flatnonzero(record["cities"][seat]))
        mine["supply"] = ARMIES - armies
        mine["cities_left"] = CITIES - cities

    # ----- The card in use

    def _card_in_use(self) -> None:
        record, given = self.record, self.given
        self.card = 0
        if self.decision in _USING_A_CARD:
            left = self._left_as_given()
            self.card = self._card(left)
            if self.decision is not Decision.HALF:
                self._write_left(left)
        else:
            for name in ("card", "left"):
                nothing = given.get(name, 0)
                refuse_unless(
                    not isinstance(nothing, bool) and nothing in (0, {}),
                    "position-no-card-used",
                    what=name,
                    step=Quoted(self.decision.name.lower()),
                    clause="E4.1",
                )
        record["card"] = self.card
        origin = given.get("moving_from", NOBODY)
        moving = self.decision is Decision.TARGET
        refuse_unless(
            moving or (is_whole(origin) and origin == NOBODY), "position-moving-elsewhere", clause="E4.4"
        )
        refuse_unless(not moving or "moving_from" in given, "position-moving-from-nowhere")
        record["moving_from"] = self._region(origin) if moving else NOBODY
        refuse_unless(
            not moving or record["armies"][record["actor"]][origin] > 0,
            "position-no-army",
            seat=record["actor"],
            region=origin,
            clause="E4.4",
        )

    def _left_as_given(self) -> Left | None:
        """The steps that are left, by name, or their number where the step says which; None if not given."""
        left = self.given.get("left")
        if left is None:
            return None
        if is_whole(left):
            refuse_unless(self.kind is not None, "empire-left-form", given=Quoted(left))
            assert self.kind is not None
            return {self.kind: whole(left, "left", 1, 9)}
        found: Left = {}
        for name, steps in by_name(left, "left").items():
            refuse_unless(name in _STEPS, "empire-left-unknown", step=Quoted(name), known=list(_STEPS))
            found[_STEPS[name]] = whole(steps, phrase("left-of", step=name), 1, 9)
        refuse_unless(
            not found or self.decision is not Decision.HALF,
            "empire-half-not-chosen",
        )
        refuse_unless(
            not found or self.kind is None or self.kind in found,
            "empire-left-of-other-step",
            step=Quoted(str(self.given.get("step"))),
        )
        return found or None

    def _card(self, left: Left | None) -> int:
        """The card that is given, or one that gives these steps."""
        if "card" in self.given and self.given["card"] != 0:
            card = self.given["card"]
            refuse_unless(
                is_whole(card) and card in CARDS, "position-unknown-card", card=Quoted(card), last=len(CARDS)
            )
            refuse_unless(
                self.decision is not Decision.HALF or self._is_a_choice(card),
                "empire-card-without-halves",
                card=card,
            )
            return int(card)
        if self.decision is Decision.HALF:
            return _TYPICAL_CHOICE
        kind = self.kind if self.kind is not None else next(iter(left or (Step.MOVE,)))
        wanted = left or {kind: 1}
        elsewhere = cards_elsewhere(self.given, self.players, int(self.record["actor"]))
        for card in (_TYPICAL[kind], *self._box()):
            if card not in elsewhere and self._gives(card, wanted):
                return card
        return _TYPICAL[kind]

    def _box(self) -> list[int]:
        return [number for number, card in CARDS.items() if self.players == 5 or not card.five]

    def _is_a_choice(self, card: int) -> bool:
        plain = card == COAL_CARD and self.setting.options["coal_card"] == "plain"
        return CARDS[card].combine is Combine.OR and not plain

    def _gifts(self, card: int) -> list[Left]:
        """What the card gives its taker: each of the halves he may choose, or all at once (E4.8, E1.4)."""
        halves = CARDS[card].halves
        if self._is_a_choice(card):
            return [{step: count} for step, count in halves]
        return [dict(halves if CARDS[card].combine is Combine.AND else halves[:1])]

    def _gives(self, card: int, left: Left) -> bool:
        return any(all(gift.get(step, 0) >= left[step] for step in left) for gift in self._gifts(card))

    def _write_left(self, left: Left | None) -> None:
        moves = {Step.MOVE, Step.SAIL}
        wanted = moves if self.decision is Decision.TARGET else {self.kind} - {None}
        if left is None:
            fitting = [gift for gift in self._gifts(self.card) if not wanted or wanted & gift.keys()]
            refuse_unless(fitting, "empire-card-of-other-step", card=self.card)
            refuse_unless(len(fitting) == 1, "empire-left-missing", card=self.card)
            left = fitting[0]
        names = [f"{step.name.lower()} {steps}" for step, steps in left.items()]
        refuse_unless(self._gives(self.card, left), "empire-card-gives-less", card=self.card, steps=names)
        refuse_unless(self.decision is not Decision.TARGET or moves & left.keys(), "empire-no-move-left")
        for step, steps in left.items():
            self.record["left"][step] = steps

    # ----- Cards and coins

    def _cards(self) -> None:
        record = self.record
        box = Box(self._box(), self.players, ROW, "E1.1", "E4.2, E4.12")
        cards = dealt(box, self.given, int(record["actor"]), self.card, row_is_laid=True)
        check_row(box, cards, bool(self.card), laid=True, over=self.decision is Decision.OVER)
        most = [CARDS_TO_TAKE[self.players]] * self.players
        check_hands(cards.hands, most, self._still_to_take(), "E5.1")
        record["row"] = cards.row
        record["deck"][: len(cards.deck)] = cards.deck
        record["deck_left"] = len(cards.deck)
        for seat, hand in enumerate(cards.hands):
            mine = record["seats"][seat]
            mine["taken"] = len(hand)
            mine["cards"][: len(hand)] = hand
            for card in hand:
                mine["goods"][CARDS[card].good] += CARDS[card].icons

    def _still_to_take(self) -> list[int]:
        """The seats that take a card in this round (E4.9)."""
        if self.decision in (Decision.OVER, *_BEFORE_THE_FIRST):
            return [] if self.decision is Decision.OVER else list(range(self.players))
        actor, first = int(self.record["actor"]), int(self.record["first"])
        done = (actor - first) % self.players + (self.card != 0)
        return [(first + turn) % self.players for turn in range(done, self.players)]

    def _coins_and_bids(self) -> None:
        usual = COINS[self.players]
        coins, bids = (by_seat(self.given, name, self.players) for name in ("coins", "bids"))
        for seat in range(self.players):
            have = coins[seat] if seat < len(coins) else usual
            bid = bids[seat] if seat < len(bids) and bids[seat] is not None else NOT_YET
            refuse_unless(
                is_whole(have) and 0 <= have <= usual,
                "empire-coins",
                seat=seat,
                most=usual,
                given=Quoted(have),
            )
            most = have if self.decision is Decision.BID else usual
            refuse_unless(
                is_whole(bid) and (bid == NOT_YET or 0 <= bid <= most),
                "position-bid",
                seat=seat,
                most=most,
                given=Quoted(bid),
                clause="E3.1",
            )
            refuse_unless(
                bid == NOT_YET or self.decision is not Decision.NEUTRAL,
                "empire-bid-too-early",
            )
            self.record["seats"][seat]["coins"] = have
            self.record["seats"][seat]["bid"] = bid
        refuse_unless(
            self.decision is not Decision.BID
            or (self.record["seats"]["bid"][: self.players] == NOT_YET).any(),
            "position-bid-over",
            clause="E3.1",
        )

    # ----- Tokens and points

    def _tokens(self) -> None:
        tokens: Mapping[Any, Any] = by_name(self.given.get("tokens", {}), "tokens")
        refuse_unless(
            not tokens or self.setting.options["goods_tokens"],
            "empire-no-goods-tokens",
        )
        for region, good in tokens.items():
            refuse_unless(
                isinstance(good, str) and good in _GOODS,
                "empire-unknown-good",
                good=Quoted(good),
                known=list(_GOODS),
            )
            refuse_unless(
                self._region(region) in self.setting.board.triangles,
                "empire-token-without-triangle",
                region=region,
            )
            self.record["tokens"][region] = _GOODS[good] + 1
        for name, good in _GOODS.items():
            there_are = TOKENS.count(good)
            laid = list(tokens.values()).count(name)
            refuse_unless(
                laid <= there_are, "empire-many-tokens", there=there_are, good=Quoted(name), given=laid
            )

    def _points(self) -> None:
        """Of the games that are finished; those of the last are counted, unless they are given."""
        over = self.decision is Decision.OVER
        finished = int(self.record["game"]) + over
        shape = self.record["points"][0][: self.players].shape
        games = finished_games(self.given, finished, shape, 0, _MOST_POINTS)
        for game, points in enumerate(games):
            self.record["points"][game][: self.players] = points
        if over and len(games) < finished:
            record_all(self.state)

    def _check_there_is_an_answer(self) -> None:
        rules = OneRecord()
        actors = rules.actors(self.state)
        refuse_unless(
            bool(actors) != (self.decision is Decision.OVER)
            and all(rules.legal(self.state, seat) for seat in actors),
            "position-dead-end",
        )
