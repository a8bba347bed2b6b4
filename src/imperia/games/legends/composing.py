"""A record of legends from the keywords of a position, checked part by part.

A position need not have a past: hands may be uneven, regions empty. But it has a future: whatever is asked
can be answered, and all that may still happen finds its pieces, its cards and its room.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from imperia.games.eight_minutes.cards import Box, cards_elsewhere, check_hands, check_row, dealt
from imperia.games.eight_minutes.series import check_game, finished_games
from imperia.games.legends.composing_boards import BoardComposer, one_of
from imperia.games.legends.names import NEUTRAL, NOBODY, NOT_YET, Decision, Edition
from imperia.games.legends.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    CITIES,
    COINS,
    GAMES_IN_A_SERIES,
    NEUTRAL_ARMIES,
    ROW,
    SPRING_ELIXIRS,
    STARTING_ARMIES,
    Ability,
    Card,
    Combine,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.scoring import record_all
from imperia.games.legends.sides import bits
from imperia.games.setting import Facts, Record, Setting
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

# The card that a position which is given by a step alone is in the middle of.
_TYPICAL = {Step.PLACE: 16, Step.MOVE: 2, Step.CITY: 14, Step.DESTROY: 30}
_TYPICAL_CHOICE = 25
_USING_A_CARD = (Decision.HALF, Decision.STEP, Decision.TARGET)
_STEPS = {step.name.lower(): step for step in Step}
_LEADER_NAMES = {leader.name.lower(): leader for leader in Leader}
_COINS_AT_MOST = 100
_LEAST_POINTS, _MOST_POINTS = -1, 99  # of one source in one game; the swamp takes one (L8.2)
_MOST_LEFT = 99


class Composer:
    """Fills in a blank record from keywords, and refuses what no game can come to."""

    def __init__(self, setting: Setting, state: Record, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.edition = Edition[setting.options["edition"].upper()]
        self.state = state
        self.record = state[0]
        self.given = given

    def compose(self) -> None:
        chance = self.record["chance"]
        chance["key"], chance["stream"], chance["drawn"] = chance_of(self.given)
        self._decision()
        self._seats_that_act()
        self._leaders()
        self.boards = BoardComposer(self.setting, self.record, self.given, self.decision)
        self.boards.compose()
        self._pieces()
        self.card, self.part = self._card_in_use()
        self._cards()
        self._what_is_left()
        self._coins_and_bids()
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
            self.decision > Decision.OUTPOST or self.setting.options["setup"] == "hand",
            "legends-set-up-by-lot",
        )
        refuse_unless(
            self.decision is not Decision.NEUTRAL or self.players == 2,
            "legends-no-neutral-armies",
        )
        series, over = self.setting.options["full_game"], self.decision is Decision.OVER
        self.record["game"] = check_game(self.given, GAMES_IN_A_SERIES, series, over, "L8.7")

    def _seats_that_act(self) -> None:
        record, given, name = self.record, self.given, self.decision.name.lower()
        chosen = self.setting.options["setup_player"]
        setter = seat_number(
            given.get("set_up_by", 0 if chosen == "lot" else int(chosen)), "set_up_by", self.players
        )
        refuse_unless(chosen in ("lot", str(setter)), "legends-other-sets-up", seat=chosen)
        record["setup_player"] = setter
        nobody_acts = self.decision in (Decision.BID, Decision.OVER)
        usual = NOBODY if nobody_acts else setter if self.decision <= Decision.NEUTRAL else 0
        turn = given.get("turn", usual)
        if nobody_acts:
            refuse_unless(
                is_whole(turn) and turn == NOBODY,
                "position-nobodys-turn",
                step=Quoted(name),
                given=Quoted(turn),
            )
        record["actor"] = NOBODY if nobody_acts else seat_number(turn, "turn", self.players)
        refuse_unless(self.decision > Decision.OUTPOST or turn == setter, "legends-set-up-player")
        unknown = self.decision <= Decision.BID
        first = given.get("first", NOBODY if unknown else 0)
        if unknown:
            refuse_unless(
                is_whole(first) and first == NOBODY, "position-nobody-first", step=Quoted(name), clause="L4.1"
            )
        record["first"] = NOBODY if unknown else seat_number(first, "first", self.players)

    def _leaders(self) -> None:
        led_by = [leader or "none" for leader in by_seat(self.given, "led_by", self.players)]
        if self.decision is Decision.QUEEN and "led_by" not in self.given:
            led_by = ["none"] * int(self.record["actor"]) + ["fairy_queen"]
        for seat, name in enumerate(led_by):
            self.record["seats"][seat]["leader"] = one_of(name, _LEADER_NAMES, "legends-unknown-leader")
        with_one = [name for name in led_by if name != "none"]
        refuse_unless(len(set(with_one)) == len(with_one), "legends-leader-twice")
        refuse_unless(not with_one or self.setting.options["leaders"], "legends-no-leaders")
        refuse_unless(not with_one or self.decision > Decision.START, "legends-leaders-too-early")
        leader = self.record["seats"][max(int(self.record["actor"]), 0)]["leader"]
        refuse_unless(
            self.decision is not Decision.QUEEN or leader == Leader.FAIRY_QUEEN,
            "legends-no-queen",
        )

    # ----- Armies and cities

    def _pieces(self) -> None:
        record, given = self.record, self.given
        starting = {}
        if self.decision >= Decision.OUTPOST:
            leaders = [int(seat["leader"]) for seat in record["seats"][: self.players]]
            armies = [STARTING_ARMIES + (leader == Leader.RED_SORCERESS) for leader in leaders]
            starting = {int(record["board"]["start"]): armies}
        for name, usual in (("armies", starting), ("cities", {})):
            everywhere = by_name(given.get(name, usual), name)
            refuse_unless(
                not everywhere or self.decision >= Decision.OUTPOST, "legends-pieces-too-early", what=name
            )
            for region, counts in everywhere.items():
                place = self.boards.region(region)
                where = phrase("in-region", what=name, region=place)
                seats = listed(counts, where)
                refuse_unless(len(seats) <= self.players, "position-pieces-of-others", what=where)
                for seat, pieces in enumerate(seats):
                    record[name][seat][place] = count(pieces, where)
        self._neutral_armies()
        self._captured()
        for seat in range(self.players):
            self._supply(seat)

    def _neutral_armies(self) -> None:
        neutral = by_name(self.given.get("neutral", {}), "neutral")
        refuse_unless(self.players == 2 or not neutral, "legends-no-neutral-armies")
        refuse_unless(not neutral or self.decision >= Decision.NEUTRAL, "legends-neutral-too-early")
        for region, armies in neutral.items():
            place = self.boards.region(region)
            self.record["armies"][NEUTRAL][place] = count(
                armies, phrase("neutral-armies-in-region", region=place)
            )
        on_the_board = int(self.record["armies"][NEUTRAL].sum())
        refuse_unless(
            on_the_board <= NEUTRAL_ARMIES, "position-neutral-armies", most=NEUTRAL_ARMIES, clause="L3.4"
        )
        asked = self.decision is Decision.NEUTRAL
        left = self.given.get("neutral_left", NEUTRAL_ARMIES - on_the_board if asked else 0)
        least, most = (1, NEUTRAL_ARMIES - on_the_board) if asked else (0, 0)
        refuse_unless(most >= least, "position-neutral-placed", clause="L3.4")
        self.record["neutral_left"] = whole(left, phrase("neutral-left-now"), least, most)

    def _captured(self) -> None:
        leaders = self.record["seats"]["leader"][: self.players].tolist()
        for seat, captured in enumerate(by_seat(self.given, "captured", self.players)):
            armies = count(captured, phrase("captured-armies"))
            refuse_unless(
                armies == 0 or (Leader.RED_SORCERESS in leaders and leaders[seat] != Leader.RED_SORCERESS),
                "legends-nobody-captures",
            )
            self.record["captured"][seat] = armies

    def _supply(self, seat: int) -> None:
        record, mine = self.record, self.record["seats"][seat]
        captured = int(record["captured"][seat])
        armies, cities = int(record["armies"][seat].sum()), int(record["cities"][seat].sum())
        refuse_unless(
            armies + captured <= ARMIES,
            "legends-many-armies",
            seat=seat,
            armies=armies + captured,
            most=ARMIES,
        )
        refuse_unless(
            cities <= CITIES,
            "position-many-cities",
            seat=seat,
            cities=cities,
            most=CITIES,
            clause="L1.1",
        )
        refuse_unless(
            self.decision is not Decision.OUTPOST or armies < ARMIES,
            "legends-no-army-for-outpost",
            seat=seat,
        )
        mine["army_regions"] = bits(int(r) for r in np.flatnonzero(record["armies"][seat]))
        mine["city_regions"] = bits(int(r) for r in np.flatnonzero(record["cities"][seat]))
        mine["supply"] = ARMIES - armies - captured
        mine["cities_left"] = CITIES - cities

    # ----- Cards

    def _box(self) -> list[int]:
        return [number for number, card in CARDS.items() if card.players <= self.players]

    def _card_in_use(self) -> tuple[int, int]:
        """The card, given or one that does, and which part of it."""
        given = self.given
        if self.decision not in _USING_A_CARD:
            for name in ("card", "part", "left"):
                nothing = given.get(name, 0)
                refuse_unless(
                    not isinstance(nothing, bool) and nothing in (0, {}),
                    "position-no-card-used",
                    what=name,
                    step=Quoted(self.decision.name.lower()),
                    clause="L5.1",
                )
            return 0, 0
        card = given.get("card", 0)
        if not is_whole(card) or card != 0:
            refuse_unless(
                is_whole(card) and card in CARDS, "position-unknown-card", card=Quoted(card), last=len(CARDS)
            )
        else:
            card = self._any_card()
        if self.decision is Decision.HALF:
            refuse_unless(CARDS[card].combine is Combine.OR, "legends-card-without-parts", card=card)
            refuse_unless(
                not given.get("left") and not given.get("part"),
                "legends-part-not-chosen",
            )
            return int(card), 0
        steps = [step for step, _ in CARDS[card].parts]
        kind = Step.MOVE if self.decision is Decision.TARGET else self.kind
        usual = 0
        if kind is not None:
            name = kind.name.lower()
            refuse_unless(kind in steps, "legends-card-of-other-step", card=card, step=Quoted(name))
            usual = steps.index(kind)
        part = whole(given.get("part", usual), "part", 0, len(steps) - 1)
        refuse_unless(kind is None or steps[part] is kind, "legends-part-of-other-step", part=part, card=card)
        return int(card), part

    def _any_card(self) -> int:
        """One that gives what the position speaks of; without Flying, which changes what a step costs."""
        if self.decision is Decision.HALF:
            return _TYPICAL_CHOICE
        kind = Step.MOVE if self.decision is Decision.TARGET else self.kind
        left = self.given.get("left")
        if kind is None:
            names = list(by_name({} if left is None else left, "left"))
            kind = one_of(names[0], _STEPS, "legends-unknown-step") if names else Step.MOVE
        amounts = [left] if is_whole(left) else list(by_name(left or {}, "left").values())
        wanted = [whole(amount, "left", 1, _MOST_LEFT) for amount in amounts]
        elsewhere = cards_elsewhere(self.given, self.players, int(self.record["actor"]))
        box = sorted(self._box(), key=lambda card: CARDS[card].ability(Ability.FLYING))
        for card in (_TYPICAL[kind], *box):
            gives = dict(CARDS[card].parts).get(kind, 0)
            if card not in elsewhere and gives >= max(wanted, default=1):
                return card
        return _TYPICAL[kind]

    def _cards(self) -> None:
        record = self.record
        laid = self.decision >= Decision.BID
        refuse_unless(
            laid or not any(by_seat(self.given, "cards", self.players)),
            "legends-cards-too-early",
        )
        box = Box(self._box(), self.players, ROW, "L1.1", "L3.2, L5.2")
        cards = dealt(box, self.given, int(record["actor"]), self.card, laid)
        over = self.decision is Decision.OVER
        check_row(box, cards, bool(self.card), laid, over)
        most = CARDS_TO_TAKE[self.edition][self.players]
        queen = [over and int(seat["leader"]) == Leader.FAIRY_QUEEN for seat in record["seats"]]
        check_hands(
            cards.hands, [most + queen[seat] for seat in range(self.players)], self._still_to_take(), "L7.1"
        )
        record["card"], record["part"] = self.card, self.part
        record["row"] = cards.row
        record["deck"][: len(cards.deck)] = cards.deck
        record["deck_left"] = len(cards.deck)
        for seat, hand in enumerate(cards.hands):
            self._hand(seat, hand)

    def _still_to_take(self) -> list[int]:
        """The seats that take a card in this round (L5.9)."""
        if self.decision in (Decision.OVER, Decision.QUEEN) or self.decision <= Decision.BID:
            return list(range(self.players)) if self.decision <= Decision.BID else []
        actor, first = int(self.record["actor"]), int(self.record["first"])
        done = (actor - first) % self.players + (self.card != 0)
        return [(first + turn) % self.players for turn in range(done, self.players)]

    def _hand(self, number: int, hand: list[int]) -> None:
        seat = self.record["seats"][number]
        seat["taken"] = len(hand)
        seat["cards"][: len(hand)] = hand
        for card in hand:
            seat["families"][CARDS[card].family] += 1
        held = [CARDS[card] for card in hand]
        tokens = seat["tokens"]
        seat["flying"] = _sum(held, Ability.FLYING)
        seat["more_armies"] = _sum(held, Ability.ARMY) + tokens[Token.COTTAGE]
        seat["more_moves"] = _sum(held, Ability.MOVE) + tokens[Token.STABLE]
        seat["elixirs"] = _sum(held, Ability.ELIXIR) + SPRING_ELIXIRS * tokens[Token.SPRING]
        seat["immune"] = _sum(held, Ability.IMMUNE)

    def _what_is_left(self) -> None:
        """Of the part of the card that is used, when it is known what it gives."""
        record, given = self.record, self.given
        moving = self.decision is Decision.TARGET
        origin = given.get("moving_from", NOBODY)
        refuse_unless(
            moving or (is_whole(origin) and origin == NOBODY), "position-moving-elsewhere", clause="L5.4"
        )
        refuse_unless(not moving or "moving_from" in given, "position-moving-from-nowhere")
        record["moving_from"] = self.boards.region(origin) if moving else NOBODY
        refuse_unless(
            not moving or record["armies"][record["actor"]][origin] > 0,
            "position-no-army",
            seat=record["actor"],
            region=origin,
            clause="L5.4",
        )
        if self.decision not in (Decision.STEP, Decision.TARGET):
            return
        step, printed = CARDS[self.card].parts[self.part]
        mine = record["seats"][record["actor"]]
        more = {Step.PLACE: mine["more_armies"], Step.MOVE: mine["more_moves"]}.get(step, 0)
        most, name = printed + int(more), step.name.lower()
        left = given.get("left", most)
        if not is_whole(left):
            amounts = by_name(left, "left")
            refuse_unless(len(amounts) <= 1, "legends-one-part")
            for other in amounts:
                refuse_unless(other == name, "legends-left-of-other-step", step=Quoted(other))
            left = amounts.get(name, most)
        whole(left, "left", 1, _MOST_LEFT)
        refuse_unless(
            left <= most, "legends-card-gives-less", card=self.card, step=name, most=most, given=left
        )
        record["left"] = left

    # ----- Coins, bids and points

    def _coins_and_bids(self) -> None:
        usual = COINS[self.edition][self.players]
        coins, bids = (by_seat(self.given, name, self.players) for name in ("coins", "bids"))
        for seat in range(self.players):
            have = coins[seat] if seat < len(coins) else usual
            bid = bids[seat] if seat < len(bids) and bids[seat] is not None else NOT_YET
            refuse_unless(
                is_whole(have) and 0 <= have <= _COINS_AT_MOST,
                "legends-coins",
                seat=seat,
                most=_COINS_AT_MOST,
                given=Quoted(have),
            )
            refuse_unless(
                self.decision > Decision.BID or have <= usual,
                "legends-coins-before-bid",
                seat=seat,
                usual=usual,
                given=have,
            )
            most = have if self.decision is Decision.BID else usual
            refuse_unless(
                is_whole(bid) and (bid == NOT_YET or 0 <= bid <= most),
                "position-bid",
                seat=seat,
                most=most,
                given=Quoted(bid),
                clause="L4.1",
            )
            refuse_unless(bid == NOT_YET or self.decision >= Decision.BID, "legends-bid-too-early")
            self.record["seats"][seat]["coins"] = have
            self.record["seats"][seat]["bid"] = bid
        refuse_unless(
            self.decision is not Decision.BID
            or (self.record["seats"]["bid"][: self.players] == NOT_YET).any(),
            "position-bid-over",
            clause="L4.1",
        )

    def _points(self) -> None:
        """Of the games that are finished; those of the last are counted, unless they are given."""
        over = self.decision is Decision.OVER
        finished = int(self.record["game"]) + over
        shape = self.record["points"][0][: self.players].shape
        games = finished_games(self.given, finished, shape, _LEAST_POINTS, _MOST_POINTS)
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


def _sum(cards: Iterable[Card], ability: Ability) -> int:
    return sum(card.ability(ability) for card in cards)
