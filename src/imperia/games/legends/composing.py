"""A record from the keywords of a position, checked part by part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from imperia.games.contract import BadPosition, Facts, Setting
from imperia.games.legends.board import Laid, joined_lanes
from imperia.games.legends.names import NEUTRAL, NOBODY, NOT_YET, SEATS, Decision, Edition, Source
from imperia.games.legends.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    CITIES,
    COINS,
    GAMES_IN_A_SERIES,
    KEPT_TOKENS,
    NEUTRAL_ARMIES,
    ROW,
    SPRING_ELIXIRS,
    STARTING_ARMIES,
    TOKENS_TO_LAY,
    Ability,
    Card,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.sides import CELLS, QUARTERS, REGIONS, SIDE_OF, SIDES, Cell, Layout, Side, bits

# What a position that is given by a step alone is in the middle of: a card, and how much of it is left.
_TYPICAL = {Step.PLACE: (16, 4), Step.MOVE: (2, 3), Step.CITY: (14, 1), Step.DESTROY: (30, 1)}
_TYPICAL_CHOICE = 25
# The boards of a position that does not say which.
_USUAL = {Cell.CENTRE: Side.DESERT, Cell.WEST: Side.HORSESHOE, Cell.EAST: Side.VOLCANO, Cell.SOUTH: Side.TALL}
_USUAL_IN_AN_L = {**_USUAL, Cell.SOUTH: Side.HORSESHOE}
_USUAL_IN_A_LOOP = {**_USUAL, Cell.SOUTH_EAST: Side.HORSESHOE}
_COINS_AT_MOST = 100
TOKEN_NAMES = {token.name.lower(): token for token in Token}
_LEADER_NAMES = {leader.name.lower(): leader for leader in Leader}
_SIDE_NAMES = {side.name: side.side for side in SIDES}
_CELL_NAMES = {cell.name.lower(): cell for cell in Cell}
_LAYOUT_NAMES = {layout.name.lower(): layout for layout in Layout}


def regions_of(bits: Any) -> list[int]:
    return [region for region in range(REGIONS) if int(bits) >> region & 1]


class Composer:
    """Fills in a blank record from keywords, and refuses what no game can come to."""

    def __init__(self, setting: Setting, record: Any, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.edition = Edition[setting.options["edition"].upper()]
        self.record = record
        self.given = given

    def compose(self) -> None:
        self._chance()
        self._decision()
        self._boards()
        self._start()
        self._leaders()
        self._tokens()
        self._pieces()
        self._cards()
        self._coins_and_bids()
        self._points()
        self._moment()

    def _refuse_unless(self, fine: bool, problem: str) -> None:
        if not fine:
            raise BadPosition(problem)

    def _one_of(self, name: Any, known: Mapping[str, Any], what: str) -> Any:
        self._refuse_unless(name in known, f"there is no {what} {name!r}; there are: {', '.join(known)}")
        return known[name]

    def _seat(self, number: int, name: str) -> int:
        self._refuse_unless(
            0 <= number < self.players, f"{name} is a seat from 0 to {self.players - 1}, not {number}"
        )
        return number

    def _region(self, number: int) -> int:
        used = regions_of(self.record["board"]["regions"])
        self._refuse_unless(
            number in used,
            f"region {number} is not on the table; its boards have the regions {', '.join(map(str, used))}",
        )
        return number

    def _chance(self) -> None:
        seed = self.given.get("seed", 0)
        key, stream, drawn = self.given.get("chance", (seed & 0xFFFFFFFF, seed >> 32, 0))
        chance = self.record["chance"]
        chance["key"], chance["stream"], chance["drawn"] = key, stream, drawn

    # ----- What is asked

    def _decision(self) -> None:
        record, given = self.record, self.given
        step = str(given.get("step", "card")).upper()
        names = list(dict.fromkeys([*Decision.__members__, *Step.__members__]))
        self._refuse_unless(
            step in names, f"there is no step {step.lower()!r}; steps are: {', '.join(names).lower()}"
        )
        if step in Step.__members__ and step not in Decision.__members__:
            card, count = _TYPICAL[Step[step]]
            if isinstance(given.get("left"), int):
                count = given.pop("left")
            given.setdefault("card", card)
            given.setdefault("left", {step.lower(): count})
            parts = [part[0] for part in CARDS[given["card"]].parts]
            self._refuse_unless(
                Step[step] in parts,
                f"card {given['card']} has no part {step.lower()!r}; leave one of them out",
            )
            given.setdefault("part", parts.index(Step[step]))
            step = "STEP"
        decision = self.decision = Decision[step]
        if decision is Decision.TARGET:
            given.setdefault("card", _TYPICAL[Step.MOVE][0])
            given.setdefault("left", {"move": _TYPICAL[Step.MOVE][1]})
        if decision is Decision.HALF:
            given.setdefault("card", _TYPICAL_CHOICE)
        record["decision"] = decision
        setter = self.setting.options["setup_player"]
        record["setup_player"] = self._seat(
            given.get("set_up_by", 0 if setter == "lot" else int(setter)), "set_up_by"
        )
        nobody_acts = decision in (Decision.BID, Decision.OVER)
        usual = int(record["setup_player"]) if decision <= Decision.NEUTRAL else 0
        turn = given.get("turn", NOBODY if nobody_acts else usual)
        record["actor"] = turn if nobody_acts and turn == NOBODY else self._seat(turn, "turn")
        self._refuse_unless(
            decision > Decision.OUTPOST or turn == record["setup_player"], "the set-up player sets up (L3.1)"
        )
        first = given.get("first", NOBODY if decision <= Decision.BID else 0)
        record["first"] = first if first == NOBODY else self._seat(first, "first")
        record["game"] = given.get("game", 0)
        self._refuse_unless(0 <= record["game"] < GAMES_IN_A_SERIES, "game is 0, 1 or 2")
        record["neutral_left"] = given.get(
            "neutral_left", NEUTRAL_ARMIES if decision is Decision.NEUTRAL else 0
        )

    def _moment(self) -> None:
        """The part of a card that is used, when all else is known."""
        record, given = self.record, self.given
        origin = given.get("moving_from", NOBODY)
        record["moving_from"] = origin if origin == NOBODY else self._region(origin)
        self._refuse_unless(
            self.decision is not Decision.TARGET or origin != NOBODY,
            "step 'target' needs moving_from, a region",
        )
        left = given.get("left", {})
        self._refuse_unless(len(left) <= 1, "one part of a card is used at a time (L5.7)")
        record["part"] = given.get("part", 0)
        for name, count in left.items():
            parts = CARDS[int(record["card"])].parts if record["card"] else ()
            step = parts[int(record["part"])][0].name.lower() if parts else ""
            self._refuse_unless(name == step, f"that part of the card has nothing of {name!r} left")
            record["left"] = count

    # ----- Boards

    def _boards(self) -> None:
        board = self.record["board"]
        board["layout"], board["start"] = NOBODY, NOBODY
        board["sides"][:] = NOBODY
        if self.decision is Decision.LAYOUT:
            self._refuse_unless(not self.given.get("cells"), "first the layout, then the boards (L2.4)")
            self._refuse_unless(
                self.players < SEATS and self.setting.options["board"] == "standard",
                "the layout is asked with 2 or 3 players and board='standard' (L2.4)",
            )
            self.laid: tuple[Laid, ...] = ()
            return
        layout = self._layout()
        board["layout"] = layout
        usual = {Layout.L: _USUAL_IN_AN_L, Layout.LOOP: _USUAL_IN_A_LOOP}.get(layout, _USUAL)
        begun = self.decision in (Decision.SIDE, Decision.ROTATION)
        cells = self.given.get("cells", {} if begun else {c.name.lower(): usual[c] for c in CELLS[layout]})
        self.laid = tuple(sorted(self._laid(*item) for item in cells.items()))
        self._check_boards(layout)
        for cell, side, quarters in self.laid:
            board["sides"][cell], board["quarters"][cell] = side, quarters
        ready = self.laid[:-1] if self.decision is Decision.ROTATION else self.laid
        board["regions"] = bits(region for _, side, _ in ready for region in SIDES[side].regions)
        waiting = [cell for cell in CELLS[layout] if cell not in [laid[0] for laid in ready]]
        self.record["cell"] = waiting[0] if waiting else len(Cell)
        if not begun:
            inside = [pair for _, side, _ in self.laid for pair in SIDES[side].sea]
            for low, high in (*inside, *joined_lanes(self.laid)):
                board["sea"][low] |= 1 << high
                board["sea"][high] |= 1 << low

    def _layout(self) -> Layout:
        chosen = self.setting.options["board"].lower()
        if chosen == "standard":
            chosen = self.given.get("layout", "t" if self.players == SEATS else "row")
        layout: Layout = self._one_of(self.given.get("layout", chosen), _LAYOUT_NAMES, "layout")
        large = layout in (Layout.T, Layout.LOOP)
        self._refuse_unless(
            layout.name.lower() == chosen and large == (self.players == SEATS),
            f"layout {layout.name.lower()!r} does not go with these options and players (L2.4)",
        )
        return layout

    def _laid(self, cell: str, what: Any) -> Laid:
        name, quarters = what if isinstance(what, (tuple, list)) else (what, 0)
        side = name if isinstance(name, Side) else self._one_of(name, _SIDE_NAMES, "side")
        self._refuse_unless(
            quarters in range(QUARTERS), f"a board is turned by 0 to 3 quarters, not {quarters}"
        )
        return self._one_of(cell, _CELL_NAMES, "cell"), Side(side), int(quarters)

    def _check_boards(self, layout: Layout) -> None:
        cells = [cell for cell, _, _ in self.laid]
        wanted = CELLS[layout]
        begun = self.decision in (Decision.SIDE, Decision.ROTATION)
        names = ", ".join(cell.name.lower() for cell in wanted)
        self._refuse_unless(
            tuple(cells) == wanted or (begun and tuple(cells) == wanted[: len(cells)]),
            f"the layout {layout.name.lower()} has boards in {names}, laid in this order (L2.4)",
        )
        self._refuse_unless(
            self.decision is not Decision.ROTATION or bool(cells), "step 'rotation' needs a board in cells"
        )
        self._refuse_unless(
            self.decision is not Decision.SIDE or len(cells) < len(wanted), "all boards lie already (L2.4)"
        )
        boards = [side // 2 for _, side, _ in self.laid]
        self._refuse_unless(len(set(boards)) == len(boards), "both sides of a board cannot be used (L2.1)")
        centre = [cell for cell, side, _ in self.laid if side is Side.DESERT]
        self._refuse_unless(
            layout is Layout.LOOP or centre in ([], [Cell.CENTRE]), "desert is the central board (L2.5)"
        )

    def _start(self) -> None:
        start = self.given.get("start", NOBODY)
        if self.decision <= Decision.START:
            self._refuse_unless(start == NOBODY, "the starting region is chosen when the boards lie (L2.5)")
            return
        joined = {region for pair in joined_lanes(self.laid) for region in pair}
        side = self.laid[0][1]
        if self.record["board"]["layout"] == Layout.LOOP:
            sides = [laid[1] for laid in self.laid]
            side = Side.DESERT if Side.DESERT in sides else side if start == NOBODY else SIDE_OF[start]
        possible = sorted(joined & set(SIDES[side].regions))
        start = possible[0] if start == NOBODY else self._region(start)
        self._refuse_unless(
            start in possible,
            f"the starting region is one of {', '.join(map(str, possible))} on these boards (L2.5)",
        )
        self.record["board"]["start"] = start

    # ----- Leaders and tokens

    def _leaders(self) -> None:
        led_by = [leader or "none" for leader in self.given.get("led_by", ())]
        self._refuse_unless(len(led_by) <= self.players, "there are more leaders than players")
        for seat, name in enumerate(led_by):
            self.record["seats"][seat]["leader"] = self._one_of(name, _LEADER_NAMES, "leader")
        dealt = [name for name in led_by if name != "none"]
        self._refuse_unless(len(set(dealt)) == len(dealt), "a leader is with one player (L8.5)")
        self._refuse_unless(
            not dealt or self.setting.options["leaders"], "leaders are an option: leaders=True (L8.5)"
        )

    def _tokens(self) -> None:
        record, board = self.record, self.record["board"]
        tokens = self.given.get("tokens", {})
        self._refuse_unless(
            not tokens or self.decision > Decision.START, "tokens lie when there is a start (L3.6)"
        )
        for region, name in tokens.items():
            token = self._one_of(name, TOKEN_NAMES, "token")
            self._refuse_unless(region != board["start"], "no token lies on the starting region (L8.1)")
            record["tokens"][self._region(region)] = 1 + token
        face_down = self.given.get("face_down", [r for r, name in tokens.items() if name == "face_down"])
        for region in face_down:
            hidden = self._region(region) in tokens and record["tokens"][region] <= 1 + Token.SWAMP
            unmixed = record["tokens"][region] == 1 + Token.FACE_DOWN and self.decision is Decision.TOKEN
            self._refuse_unless(hidden or unmixed, f"no token lies face down in region {region} (L8.2)")
        nameless = {region for region, name in tokens.items() if name == "face_down"}
        self._refuse_unless(nameless <= set(face_down), "say where tokens lie face down: face_down (L8.2)")
        board["face_down"] = bits(face_down)
        board["portals"] = bits(region for region, name in tokens.items() if name == "portal")
        for seat, names in enumerate(self.given.get("kept", ())):
            for name in names:
                token = self._one_of(name, TOKEN_NAMES, "token")
                self._refuse_unless(token < KEPT_TOKENS, f"nobody takes the token {name!r}")
                record["seats"][seat]["tokens"][token] += 1
        self._check_tokens()
        for seat, known in enumerate(self.given.get("known", ())):
            self._refuse_unless(set(known) <= set(face_down), "only face-down tokens are looked at (L8.2)")
            record["seats"][seat]["known"] = bits(known)
        self._laying()

    def _check_tokens(self) -> None:
        for token in Token:
            there_are = TOKENS_TO_LAY.count(token)
            if token is Token.TREASURE and self.edition is Edition.PUBLISHED:
                there_are -= 1
            laid = int((self.record["tokens"] == 1 + token).sum())
            if token < KEPT_TOKENS:
                laid += int(self.record["seats"]["tokens"][: self.players, token].sum())
            self._refuse_unless(
                token is Token.FACE_DOWN or laid <= there_are,
                f"there are {there_are} tokens {token.name.lower()!r}, not {laid} (L1.3)",
            )
        portals = len(regions_of(self.record["board"]["portals"]))
        self._refuse_unless(
            portals != 1 or self.decision is Decision.TOKEN, "there are two portals or none (L8.4)"
        )

    def _laying(self) -> None:
        record, count = self.record, len(regions_of(self.record["board"]["regions"]))
        laying = self.given.get("laying", 0)
        if self.decision is Decision.TOKEN:
            self._refuse_unless(
                0 <= laying < len(TOKENS_TO_LAY), f"laying is 0 to {len(TOKENS_TO_LAY) - 1}, not {laying}"
            )
            record["laying"] = laying
            record["bare_regions"] = count - 1 - int((record["tokens"] != 0).sum())
        elif self.decision < Decision.TOKEN:
            record["bare_regions"] = count
        else:
            record["laying"] = len(TOKENS_TO_LAY)

    # ----- Armies and cities

    def _pieces(self) -> None:
        record, given = self.record, self.given
        starting = {}
        if self.decision >= Decision.OUTPOST:
            leaders = [int(seat["leader"]) for seat in record["seats"][: self.players]]
            armies = [STARTING_ARMIES + (leader == Leader.RED_SORCERESS) for leader in leaders]
            starting = {int(record["board"]["start"]): armies}
        for name, pieces in (("armies", given.get("armies", starting)), ("cities", given.get("cities", {}))):
            for region, counts in pieces.items():
                self._refuse_unless(
                    len(counts) <= self.players, f"{name} in region {region} are of more seats than play"
                )
                for seat, count in enumerate(counts):
                    record[name][seat][self._region(region)] = count
        neutral = given.get("neutral", {})
        self._refuse_unless(self.players == 2 or not neutral, "neutral armies are for 2 players (L3.4)")
        for region, count in neutral.items():
            record["armies"][NEUTRAL][self._region(region)] = count
        self._refuse_unless(
            (record["armies"] >= 0).all() and (record["cities"] >= 0).all(), "pieces are counted from 0"
        )
        self._refuse_unless(
            record["armies"][NEUTRAL].sum() <= NEUTRAL_ARMIES, f"there are {NEUTRAL_ARMIES} neutral armies"
        )
        captured = given.get("captured", [0] * self.players)
        record["captured"][: len(captured)] = captured
        self._refuse_unless((record["captured"] >= 0).all(), "captured armies are counted from 0")
        for seat in range(self.players):
            self._supply(seat)

    def _supply(self, seat: int) -> None:
        record = self.record
        captured = int(record["captured"][seat])
        armies, cities = int(record["armies"][seat].sum()), int(record["cities"][seat].sum())
        self._refuse_unless(
            armies + captured <= ARMIES,
            f"seat {seat} has {armies + captured} armies out of the supply, and only {ARMIES} in all (L1.1)",
        )
        self._refuse_unless(
            cities <= CITIES,
            f"seat {seat} has {cities} cities on the board, and only {CITIES} in all (L1.1)",
        )
        mine = record["seats"][seat]
        mine["army_regions"] = bits(int(r) for r in np.flatnonzero(record["armies"][seat]))
        mine["city_regions"] = bits(int(r) for r in np.flatnonzero(record["cities"][seat]))
        mine["supply"] = ARMIES - armies - captured
        mine["cities_left"] = CITIES - cities

    # ----- Cards and coins

    def _cards(self) -> None:
        record, given = self.record, self.given
        hands = [list(hand) for hand in given.get("cards", [])] + [[] for _ in range(self.players)]
        in_use = given.get("card", 0)
        self._refuse_unless(
            in_use == 0 or in_use in CARDS, f"there is no card {in_use}; cards are 1 to {len(CARDS)}"
        )
        if in_use and in_use not in hands[record["actor"]]:
            hands[record["actor"]].append(in_use)
        record["card"] = in_use
        box = [number for number, card in CARDS.items() if card.players <= self.players]
        seen = [card for hand in hands for card in hand]
        top = list(given.get("deck", ()))
        before_the_row = self.decision < Decision.BID
        row = list(given.get("row", [0] * ROW if before_the_row else [0] if in_use else []))
        rest = [card for card in box if card not in {*seen, *row, *top}]
        missing = ROW - len(row)
        self._refuse_unless(missing >= 0, f"the row has {ROW} places")
        row, rest = row + rest[:missing], rest[missing:]
        row += [0] * (ROW - len(row))
        deck = rest + top
        everywhere = [*seen, *(card for card in row if card), *deck]
        strange = [card for card in everywhere if card not in box]
        self._refuse_unless(
            not strange, f"card {strange[:1]} is not in the box with {self.players} players (L1.1)"
        )
        twice = [card for card in set(everywhere) if everywhere.count(card) > 1]
        self._refuse_unless(not twice, f"card {twice[:1]} is in two places")
        record["row"] = row
        record["deck"][: len(deck)] = deck
        record["deck_left"] = len(deck)
        for seat in range(self.players):
            self._hand(seat, hands[seat])

    def _hand(self, number: int, hand: list[int]) -> None:
        seat = self.record["seats"][number]
        most = CARDS_TO_TAKE[self.edition][self.players] + (seat["leader"] == Leader.FAIRY_QUEEN)
        self._refuse_unless(
            len(hand) <= most, f"seat {number} has {len(hand)} cards, and {most} end the game (L7.1)"
        )
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

    def _coins_and_bids(self) -> None:
        usual = COINS[self.edition][self.players]
        coins = list(self.given.get("coins", [usual] * self.players))
        bids = list(self.given.get("bids", [NOT_YET] * self.players))
        for seat in range(self.players):
            have = coins[seat] if seat < len(coins) else usual
            bid = bids[seat] if seat < len(bids) and bids[seat] is not None else NOT_YET
            self._refuse_unless(
                0 <= have <= _COINS_AT_MOST, f"seat {seat} has 0 to {_COINS_AT_MOST} coins, not {have}"
            )
            self._refuse_unless(NOT_YET <= bid <= usual, f"seat {seat} bids 0 to its coins, not {bid} (L4.1)")
            self._refuse_unless(
                self.decision is not Decision.BID or have <= usual,
                f"seat {seat} has {usual} coins before the bid, not {have} (L3.5)",
            )
            self.record["seats"][seat]["coins"] = have
            self.record["seats"][seat]["bid"] = bid

    def _points(self) -> None:
        for game, points in enumerate(self.given.get("points", ())):
            table = np.array(points, np.int8).reshape(self.players, len(Source))
            self.record["points"][game][: self.players] = table


def _sum(cards: Iterable[Card], ability: Ability) -> int:
    return sum(card.ability(ability) for card in cards)
