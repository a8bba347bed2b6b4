"""Boards, the starting region and tokens of a position, checked part by part (L2, L8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from imperia.games.contract import Facts, Setting
from imperia.games.legends.board import Laid, joined_lanes
from imperia.games.legends.names import NOBODY, SEATS, Decision, Edition
from imperia.games.legends.pieces import (
    FIRST_PORTAL,
    KEPT_TOKENS,
    SECOND_TREASURE,
    TOKENS_TO_LAY,
    Token,
)
from imperia.games.legends.sides import CELLS, QUARTERS, REGIONS, SIDE_OF, SIDES, Cell, Layout, Side, bits
from imperia.games.shared.keywords import (
    by_name,
    by_seat,
    is_whole,
    listed,
    refuse_unless,
    whole,
    word,
)

# The boards of a position that does not say which.
_USUAL = {Cell.CENTRE: Side.DESERT, Cell.WEST: Side.HORSESHOE, Cell.EAST: Side.VOLCANO, Cell.SOUTH: Side.TALL}
_USUAL_IN_AN_L = {**_USUAL, Cell.SOUTH: Side.HORSESHOE}
_USUAL_IN_A_LOOP = {**_USUAL, Cell.SOUTH_EAST: Side.HORSESHOE}
_ENCOUNTERS = {Token.DRAGON: "dragon", Token.ROGUES: "rogues", Token.PORTAL: "portals"}
TOKEN_NAMES = {token.name.lower(): token for token in Token}
_SIDE_NAMES = {side.name: side.side for side in SIDES}
_CELL_NAMES = {cell.name.lower(): cell for cell in Cell}
_LAYOUT_NAMES = {layout.name.lower(): layout for layout in Layout}


def regions_of(bits: Any) -> list[int]:
    return [region for region in range(REGIONS) if int(bits) >> region & 1]


def one_of(name: Any, known: Mapping[str, Any], what: str) -> Any:
    refuse_unless(
        isinstance(name, str) and name in known,
        f"there is no {what} {name!r}; there are: {', '.join(known)}",
    )
    return known[name]


def implied_options(given: Facts) -> Facts:
    """Variants that a position speaks of are on, unless it says otherwise."""
    names = list(by_name(given.get("tokens", {}), "tokens").values())
    names += [name for kept in listed(given.get("kept", ()), "kept") for name in listed(kept, "kept tokens")]
    kinds = {one_of(name, TOKEN_NAMES, "token") for name in names}
    options: Facts = {}
    step = word(given.get("step", "card"), "step").upper()
    if step in Decision.__members__ and Decision[step] <= Decision.OUTPOST:
        options["setup"] = "hand"
    if given.get("layout") == "loop":
        options["board"] = "loop"
    if given.get("led_by") or step == "QUEEN":
        options["leaders"] = True
    if Token.CITADEL in kinds:
        options["citadels"] = True
    if any(kind < Token.SWAMP for kind in kinds):
        options["explore"] = True
    if kinds & {Token.SWAMP, Token.FACE_DOWN} or given.get("face_down"):
        options |= {"explore": True, "swamp": True}
    if kinds & _ENCOUNTERS.keys():
        options["encounters"] = [name for kind, name in _ENCOUNTERS.items() if kind in kinds]
    return options


class BoardComposer:
    """Fills in what lies on the table before pieces do."""

    def __init__(self, setting: Setting, record: Any, given: Facts, decision: Decision) -> None:
        self.setting = setting
        self.players = setting.players
        self.record = record
        self.board = record["board"]
        self.given = given
        self.decision = decision
        self.laid: tuple[Laid, ...] = ()

    def compose(self) -> None:
        self._boards()
        self._start()
        self._tokens()
        self._kept()
        self._known()
        self._laying()

    def region(self, number: Any) -> int:
        used = regions_of(self.board["regions"])
        refuse_unless(
            is_whole(number) and number in used,
            f"region {number!r} is not on the table; its boards have the regions {', '.join(map(str, used))}",
        )
        return int(number)

    # ----- Boards

    def _boards(self) -> None:
        board = self.board
        board["layout"], board["start"] = NOBODY, NOBODY
        board["sides"][:] = NOBODY
        if self.decision is Decision.LAYOUT:
            refuse_unless(
                not self.given.get("cells") and "layout" not in self.given,
                "first the layout, then the boards (L2.4)",
            )
            refuse_unless(
                self.players < SEATS and self.setting.options["board"] == "standard",
                "the layout is asked with 2 or 3 players and board='standard' (L2.4)",
            )
            return
        layout = self._layout()
        board["layout"] = layout
        usual = {Layout.L: _USUAL_IN_AN_L, Layout.LOOP: _USUAL_IN_A_LOOP}.get(layout, _USUAL)
        begun = self.decision in (Decision.SIDE, Decision.ROTATION)
        whole_table = {} if begun else {cell.name.lower(): usual[cell].name.lower() for cell in CELLS[layout]}
        cells = by_name(self.given.get("cells", whole_table), "cells")
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
        layout: Layout = one_of(self.given.get("layout", chosen), _LAYOUT_NAMES, "layout")
        large = layout in (Layout.T, Layout.LOOP)
        refuse_unless(
            layout.name.lower() == chosen and large == (self.players == SEATS),
            f"layout {layout.name.lower()!r} does not go with these options and players (L2.4)",
        )
        refuse_unless(
            layout is not Layout.LOOP or self.setting.options["board"] == "loop",
            "a loop is an option: board='loop' (L2.4)",
        )
        return layout

    def _laid(self, cell: Any, what: Any) -> Laid:
        name, quarters = what if isinstance(what, (tuple, list)) and len(what) == 2 else (what, 0)
        side = name if isinstance(name, Side) else one_of(name, _SIDE_NAMES, "side")
        refuse_unless(
            is_whole(quarters) and 0 <= quarters < QUARTERS,
            f"a board is turned by 0 to 3 quarters, not {quarters!r}",
        )
        return one_of(cell, _CELL_NAMES, "cell"), Side(side), int(quarters)

    def _check_boards(self, layout: Layout) -> None:
        cells = [cell for cell, _, _ in self.laid]
        wanted = CELLS[layout]
        turning = self.decision is Decision.ROTATION
        begun = turning or self.decision is Decision.SIDE
        names = ", ".join(cell.name.lower() for cell in wanted)
        refuse_unless(
            tuple(cells) == wanted or (begun and tuple(cells) == wanted[: len(cells)]),
            f"the layout {layout.name.lower()} has boards in {names}, laid in this order (L2.4)",
        )
        refuse_unless(not turning or cells, "step 'rotation' needs a board in cells")
        refuse_unless(
            not turning or self.laid[-1][2] == 0, "step 'rotation' asks how the last board is turned (L2.3)"
        )
        refuse_unless(
            self.decision is not Decision.SIDE or len(cells) < len(wanted), "all boards lie already (L2.4)"
        )
        boards = [side // 2 for _, side, _ in self.laid]
        refuse_unless(len(set(boards)) == len(boards), "both sides of a board cannot be used (L2.1)")
        centre = [cell for cell, side, _ in self.laid if side is Side.DESERT]
        refuse_unless(
            layout is Layout.LOOP or centre in ([], [Cell.CENTRE]), "desert is the central board (L2.5)"
        )

    def _start(self) -> None:
        start = self.given.get("start", NOBODY)
        if self.decision <= Decision.START:
            refuse_unless(
                is_whole(start) and start == NOBODY,
                "the starting region is chosen when the boards lie (L2.5)",
            )
            return
        given = "start" in self.given
        joined = {region for pair in joined_lanes(self.laid) for region in pair}
        side = self.laid[0][1]
        if self.board["layout"] == Layout.LOOP:
            sides = [laid[1] for laid in self.laid]
            side = Side.DESERT if Side.DESERT in sides else SIDE_OF[self.region(start)] if given else side
        possible = sorted(joined & set(SIDES[side].regions))
        start = self.region(start) if given else possible[0]
        refuse_unless(
            start in possible,
            f"the starting region is one of {', '.join(map(str, possible))} on these boards (L2.5)",
        )
        self.board["start"] = start

    # ----- Tokens

    def _in_play(self, number: int) -> bool:
        """Whether this one of the tokens is laid at all with these options (L8)."""
        options, token = self.setting.options, TOKENS_TO_LAY[number]
        if token is Token.CITADEL:
            return bool(options["citadels"])
        if token is Token.SWAMP:
            return bool(options["swamp"])
        if token in _ENCOUNTERS:
            return options["encounters"] == "all" or _ENCOUNTERS[token] in options["encounters"].split(",")
        proof = Edition[options["edition"].upper()] is Edition.PROOF
        return bool(options["explore"]) and (number != SECOND_TREASURE or proof)

    def _there_are(self, token: Token, up_to: int = len(TOKENS_TO_LAY)) -> int:
        return sum(TOKENS_TO_LAY[number] is token and self._in_play(number) for number in range(up_to))

    def _tokens(self) -> None:
        record, board = self.record, self.board
        tokens = by_name(self.given.get("tokens", {}), "tokens")
        refuse_unless(not tokens or self.decision > Decision.START, "tokens lie when there is a start (L3.6)")
        for region, name in tokens.items():
            token = one_of(name, TOKEN_NAMES, "token")
            refuse_unless(
                self.region(region) != board["start"], "no token lies on the starting region (L8.1)"
            )
            record["tokens"][region] = 1 + token
        nameless = [region for region, name in tokens.items() if name == "face_down"]
        face_down = [
            self.region(region) for region in listed(self.given.get("face_down", nameless), "face_down")
        ]
        for region in face_down:
            unmixed = self.decision is Decision.TOKEN
            kinds = (Token.FACE_DOWN,) if unmixed else range(Token.SWAMP + 1)
            refuse_unless(
                int(record["tokens"][region]) - 1 in kinds,
                f"no token lies face down in region {region} (L8.2)",
            )
        refuse_unless(set(nameless) <= set(face_down), "say where tokens lie face down: face_down (L8.2)")
        board["face_down"] = bits(face_down)
        board["portals"] = bits(region for region, name in tokens.items() if name == "portal")

    def _kept(self) -> None:
        for seat, names in enumerate(by_seat(self.given, "kept", self.players)):
            for name in listed(names, "kept tokens"):
                token = one_of(name, TOKEN_NAMES, "token")
                refuse_unless(token < KEPT_TOKENS, f"nobody takes the token {name!r}")
                self.record["seats"][seat]["tokens"][token] += 1
                refuse_unless(
                    self.decision >= Decision.CARD, "nobody has a token before the first turn (L8.1)"
                )
        for token in Token:
            there_are = self._there_are(token)
            laid = int((self.record["tokens"] == 1 + token).sum())
            if token < KEPT_TOKENS:
                laid += int(self.record["seats"]["tokens"][: self.players, token].sum())
            refuse_unless(
                token is Token.FACE_DOWN or there_are or not laid,
                f"the token {token.name.lower()!r} is not in play with these options (L8)",
            )
            refuse_unless(
                token is Token.FACE_DOWN or laid <= there_are,
                f"there are {there_are} tokens {token.name.lower()!r}, not {laid} (L1.3, L8)",
            )
        portals = len(regions_of(self.board["portals"]))
        refuse_unless(portals != 1 or self.decision is Decision.TOKEN, "there are two portals or none (L8.4)")

    def _known(self) -> None:
        face_down = set(regions_of(self.board["face_down"]))
        for seat, known in enumerate(by_seat(self.given, "known", self.players)):
            regions = [self.region(region) for region in listed(known, "known")]
            refuse_unless(
                set(regions) <= face_down and (not regions or self.decision is not Decision.TOKEN),
                "only face-down tokens are looked at, when all lie (L8.2)",
            )
            self.record["seats"][seat]["known"] = bits(regions)

    def _laying(self) -> None:
        """Which token is laid next, and whether there is room for it (L8.8)."""
        record, count = self.record, len(regions_of(self.board["regions"]))
        if self.decision is not Decision.TOKEN:
            refuse_unless("laying" not in self.given, "laying is for step 'token' (L3.6)")
            if self.decision < Decision.TOKEN:
                record["bare_regions"] = count
            else:
                record["laying"] = len(TOKENS_TO_LAY)
            return
        in_play = [number for number in range(len(TOKENS_TO_LAY)) if self._in_play(number)]
        refuse_unless(in_play, "no token is laid with these options (L8)")
        laying = self.given.get("laying")
        laying = (
            next((number for number in in_play if self._lie_before(number)), in_play[-1])
            if laying is None
            else whole(laying, "laying", 0, len(TOKENS_TO_LAY) - 1)
        )
        token = TOKENS_TO_LAY[laying]
        refuse_unless(
            laying in in_play, f"the token {token.name.lower()!r} is not in play with these options (L8)"
        )
        refuse_unless(self._lie_before(laying), "there lie tokens that come only after that (L8.8)")
        bare = count - 1 - int((record["tokens"] != 0).sum())
        refuse_unless(
            bare >= (2 if laying == FIRST_PORTAL else 1), "there is no region for this token (L8.8)"
        )
        record["laying"], record["bare_regions"] = laying, bare

    def _lie_before(self, number: int) -> bool:
        """Whether all tokens on the table are among those that are laid before this one (L8.8)."""
        tokens = self.record["tokens"]
        lying = {token: int((tokens == 1 + token).sum()) for token in Token}
        hidden = sum(self._there_are(token, number) for token in Token if token <= Token.SWAMP)
        if lying.pop(Token.FACE_DOWN) > hidden:
            return False
        if any(count > self._there_are(token, number) for token, count in lying.items()):
            return False
        return number != FIRST_PORTAL + 1 or lying[Token.PORTAL] == 1
