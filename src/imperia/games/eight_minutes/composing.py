"""A record from the keywords of a position, as far as the games of the family are alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar

import numpy as np

from imperia.games.eight_minutes.cards import Box, cards_elsewhere, check_hands, check_row, dealt
from imperia.games.eight_minutes.names import NOT_YET
from imperia.games.eight_minutes.pieces import CITIES, GAMES_IN_A_SERIES, NEUTRAL_ARMIES, ROW
from imperia.games.setting import Record
from imperia.games.shared import composing
from imperia.games.shared.keywords import count, is_whole, listed, phrase, refuse_unless, whole, word
from imperia.words import Quoted, any_of


class Composer(composing.Composer):
    """The steps of a game's `compose`. What is asked comes first: it determines what else there can be, and
    many refusals cite the clause of a decision."""

    decisions: ClassVar[Any]  # the game's enumeration of decisions
    before_the_first: ClassVar[IntEnum]  # the last decision at which nobody is the first player yet
    steps: ClassVar[type[IntEnum]]
    cards: ClassVar[Mapping[int, Any]]
    armies: ClassVar[int]  # of each player
    clause_of_box: ClassVar[str]
    clause_of_row: ClassVar[str]
    clause_of_series: ClassVar[str]

    box: Sequence[int]  # the cards that are in the game with this number of players
    neutral_is_in_play: bool
    card = 0  # the card in use

    @abstractmethod
    def region(self, number: Any) -> int:
        """The number, which must be that of a region."""

    # ----- What is asked, of whom

    def ask(self, key: str) -> None:
        """Read what is asked: a decision, or a step of a card, which stands for the decision about the next
        step with such a card. `key` refuses neutral armies where they are not in play."""
        step = word(self.given.get("step", "card"), "step").upper()
        names = list(dict.fromkeys([*self.decisions.__members__, *self.steps.__members__]))
        known = [name.lower() for name in names]
        refuse_unless(step in names, "position-unknown-step", step=Quoted(step.lower()), known=known)
        is_decision = step in self.decisions.__members__
        self.kind: Any = None if is_decision else self.steps[step]
        self.decision = self.decisions[step] if is_decision else self.decisions.STEP
        self.record["decision"] = self.decision
        refuse_unless(self.neutral_is_in_play or self.decision is not self.decisions.NEUTRAL, key)

    @property
    def over(self) -> bool:
        return self.decision is self.decisions.OVER

    @property
    def asked(self) -> Quoted:
        return Quoted(self.decision.name.lower())

    def number_the_game(self) -> None:
        """The number of the game within a series. Without a series there is only one; a match is over only
        with the last one."""
        clause, last = (
            self.clause_of_series,
            GAMES_IN_A_SERIES - 1 if self.setting.options["full_game"] else 0,
        )
        game = self.given.get("game", last if self.over else 0)
        fine, known = is_whole(game) and 0 <= game < GAMES_IN_A_SERIES, any_of(range(GAMES_IN_A_SERIES))
        refuse_unless(fine, "position-game", known=known, given=Quoted(game), clause=clause)
        refuse_unless(game <= last, "position-no-series", clause=clause)
        refuse_unless(not self.over or game == last, "position-series-over", last=last, clause=clause)
        self.record["game"] = game

    def seat_the_actor(self, usual: int = 0) -> None:
        """Nobody acts where all bid at once, or where nothing is asked."""
        if self.decision in (self.decisions.BID, self.decisions.OVER):
            given = Quoted(self.given.get("turn"))
            self.check_nobody("turn", "position-nobodys-turn", step=self.asked, given=given)
        else:
            self.record["actor"] = self.seat("turn", usual)

    def seat_the_first(self) -> None:
        if self.decision <= self.before_the_first:
            clause = self.decisions(self.before_the_first).clause
            self.check_nobody("first", "position-nobody-first", step=self.asked, clause=clause)
        else:
            self.record["first"] = self.seat("first")

    # ----- Armies and cities

    def place_pieces(self, starting_armies: Mapping[Any, Sequence[int]]) -> None:
        for name, usual in (("armies", starting_armies), ("cities", {})):
            for region, counts in self.by_name(name, usual).items():
                place = self.region(region)
                where = phrase("in-region", what=name, region=place)
                seats = listed(counts, where)
                refuse_unless(len(seats) <= self.players, "position-pieces-of-others", what=where)
                for seat, pieces in enumerate(seats):
                    self.record[name][seat][place] = count(pieces, where)

    def place_neutral_armies(self, key: str) -> None:
        decision, placed = self.decisions.NEUTRAL, self.record["armies"][-1]
        neutral = self.by_name("neutral")
        refuse_unless(self.neutral_is_in_play or not neutral, key)
        for region, armies in neutral.items():
            place = self.region(region)
            placed[place] = count(armies, phrase("neutral-armies-in-region", region=place))
        left = NEUTRAL_ARMIES - int(placed.sum())
        refuse_unless(left >= 0, "position-neutral-armies", most=NEUTRAL_ARMIES, clause=decision.clause)
        asked = self.decision is decision
        refuse_unless(left or not asked, "position-neutral-placed", clause=decision.clause)
        least, most = (1, left) if asked else (0, 0)
        self.record["neutral_left"] = whole(
            self.given.get("neutral_left", most), phrase("neutral-left-now"), least, most
        )

    def fill_supplies(self, captured: Sequence[int], key: str) -> None:
        """Fill the supplies with the pieces that are neither on the board nor with another player."""
        for seat in range(self.players):
            mine, armies, cities = (self.record[name][seat] for name in ("seats", "armies", "cities"))
            out, built = int(armies.sum()) + captured[seat], int(cities.sum())
            refuse_unless(out <= self.armies, key, seat=seat, armies=out, most=self.armies)
            clause = self.clause_of_box
            refuse_unless(
                built <= CITIES, "position-many-cities", seat=seat, cities=built, most=CITIES, clause=clause
            )
            mine["army_regions"] = sum(1 << int(region) for region in np.flatnonzero(armies))
            mine["city_regions"] = sum(1 << int(region) for region in np.flatnonzero(cities))
            mine["supply"], mine["cities_left"] = self.armies - out, CITIES - built

    # ----- Cards

    @property
    def a_card_is_used(self) -> bool:
        return self.decision in (self.decisions.HALF, self.decisions.STEP, self.decisions.TARGET)

    def check_no_card_is_used(self, *keywords: str) -> None:
        for name in keywords:
            value, clause = self.given.get(name, 0), self.decisions.CARD.clause
            nothing = not isinstance(value, bool) and value in (0, {})
            refuse_unless(nothing, "position-no-card-used", what=name, step=self.asked, clause=clause)

    def card_as_given(self) -> int:
        """The card that is given; 0 if none is."""
        card = self.given.get("card", 0)
        known = is_whole(card) and (card == 0 or card in self.cards)
        refuse_unless(known, "position-unknown-card", card=Quoted(card), last=len(self.cards))
        return int(card)

    def card_that_gives(self, wanted: Callable[[int], bool], typical: int, others: Iterable[int]) -> int:
        """A wanted card that is not named elsewhere: the typical one, if it will do or if no card does."""
        elsewhere = cards_elsewhere(self.given, self.players, int(self.record["actor"]))
        fitting = (card for card in (typical, *others) if card not in elsewhere and wanted(card))
        return next(fitting, typical)

    def pick_up_the_army(self) -> None:
        """Note where the army stands that is being moved."""
        record, target = self.record, self.decisions.TARGET
        if self.decision is not target:
            self.check_nobody("moving_from", "position-moving-elsewhere", clause=target.clause)
            return
        refuse_unless("moving_from" in self.given, "position-moving-from-nowhere")
        actor, origin = record["actor"], self.region(self.given["moving_from"])
        stands = record["armies"][actor][origin] > 0
        refuse_unless(stands, "position-no-army", seat=actor, region=origin, clause=target.clause)
        record["moving_from"] = origin

    def deal(self, most_of_seats: Sequence[int], laid: bool = True) -> Sequence[Sequence[int]]:
        """Deal row, deck and hands; returns the hands, for what follows from them."""
        record = self.record
        box = Box(self.box, self.players, ROW, self.clause_of_box, self.clause_of_row)
        cards = dealt(box, self.given, int(record["actor"]), self.card, laid)
        check_row(box, cards, bool(self.card), laid, self.over)
        check_hands(cards.hands, most_of_seats, self._seats_to_take(), self.decisions.OVER.clause)
        record["card"], record["row"] = self.card, cards.row
        record["deck_left"] = len(cards.deck)
        record["deck"][: len(cards.deck)] = cards.deck
        for mine, hand in zip(record["seats"], cards.hands, strict=False):
            mine["taken"] = len(hand)
            mine["cards"][: len(hand)] = hand
        return cards.hands

    def _seats_to_take(self) -> Sequence[int]:
        """The seats that still take a card in this round: from the one whose turn it is up to the last."""
        if self.decision <= self.before_the_first:
            return range(self.players)
        if self.decision < self.decisions.CARD or self.over:
            return ()
        actor, first = int(self.record["actor"]), int(self.record["first"])
        done = (actor - first) % self.players + (self.card != 0)
        return [(first + turn) % self.players for turn in range(done, self.players)]

    # ----- Coins, bids and points

    def pay_and_bid(self, usual_coins: int, most_coins: int, key: str) -> None:
        bidding, seats = self.decisions.BID, self.record["seats"][: self.players]
        coins, bids = self.of_seats("coins", usual_coins), self.of_seats("bids", None)
        for seat, (have, given) in enumerate(zip(coins, bids, strict=True)):
            fine = is_whole(have) and 0 <= have <= most_coins
            refuse_unless(fine, key, seat=seat, most=most_coins, given=Quoted(have))
            bid = NOT_YET if given is None else given
            most = have if self.decision is bidding else usual_coins
            fine = is_whole(bid) and (bid == NOT_YET or 0 <= bid <= most)
            clause = bidding.clause
            refuse_unless(fine, "position-bid", seat=seat, most=most, given=Quoted(bid), clause=clause)
            seats[seat]["coins"], seats[seat]["bid"] = have, bid
        open_bids = self.decision is not bidding or (seats["bid"] == NOT_YET).any()
        refuse_unless(open_bids, "position-bid-over", clause=bidding.clause)

    @property
    def bid_too_early(self) -> bool:
        return self.decision < self.decisions.BID and bool(
            (self.record["seats"]["bid"][: self.players] != NOT_YET).any()
        )

    def write_points(self, least: int, most: int, record_all: Callable[[Record], None]) -> None:
        """Write the points of the finished games; those of the last one are counted, unless they are
        given."""
        finished = int(self.record["game"]) + self.over
        table = self.record["points"][:, : self.players]
        _, seats, sources = table.shape
        given = self.listed("points")
        for game, row in enumerate(given):
            numbers = listed(row, phrase("points-of-a-game"))
            points = [whole(each, phrase("each-of-the-points"), least, most) for each in numbers]
            whole_table = len(points) == seats * sources
            refuse_unless(whole_table, "position-points", sources=sources, seats=seats, given=len(points))
            refuse_unless(game < finished or not any(points), "position-no-points-yet", game=game)
            if game < finished:
                table[game] = np.reshape(points, (seats, sources))
        if self.over and len(given) < finished:
            record_all(self.state)
