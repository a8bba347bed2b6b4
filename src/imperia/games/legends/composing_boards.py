"""Boards, the starting region and tokens of a position, checked part by part (L2, L8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from imperia.games.legends.board import Laid, joined_lanes
from imperia.games.legends.names import NOBODY, SEATS, Decision, Edition
from imperia.games.legends.pieces import (
    FIRST_PORTAL,
    KEPT_TOKENS,
    SECOND_TREASURE,
    TOKENS_TO_LAY,
    Token,
)
from imperia.games.legends.sides import CELLS, QUARTERS, SIDE_OF, SIDES, Cell, Layout, Side, bits
from imperia.games.setting import Facts, Setting
from imperia.games.shared.keywords import (
    by_name,
    by_seat,
    is_whole,
    listed,
    phrase,
    refuse_unless,
    whole,
    word,
)
from imperia.games.shared.notation import bits_of
from imperia.words import Quoted

# The boards of a position that does not say which.
_USUAL = {Cell.CENTRE: Side.DESERT, Cell.WEST: Side.HORSESHOE, Cell.EAST: Side.VOLCANO, Cell.SOUTH: Side.TALL}
_USUAL_IN_AN_L = {**_USUAL, Cell.SOUTH: Side.HORSESHOE}
_USUAL_IN_A_LOOP = {**_USUAL, Cell.SOUTH_EAST: Side.HORSESHOE}
_ENCOUNTERS = {Token.DRAGON: "dragon", Token.ROGUES: "rogues", Token.PORTAL: "portals"}
TOKEN_NAMES = {token.name.lower(): token for token in Token}
_SIDE_NAMES = {side.name: side.side for side in SIDES}
_CELL_NAMES = {cell.name.lower(): cell for cell in Cell}
_LAYOUT_NAMES = {layout.name.lower(): layout for layout in Layout}


def one_of(name: Any, known: Mapping[str, Any], key: str) -> Any:
    refuse_unless(
        isinstance(name, str) and name in known,
        key,
        name=Quoted(name),
        known=list(known),
    )
    return known[name]


def implied_options(given: Facts) -> Facts:
    """Variants that a position speaks of are on, unless it says otherwise."""
    names = list(by_name(given.get("tokens", {}), "tokens").values())
    names += [
        name for kept in listed(given.get("kept", ()), "kept") for name in listed(kept, phrase("kept-tokens"))
    ]
    kinds = {one_of(name, TOKEN_NAMES, "legends-unknown-token") for name in names}
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
        used = bits_of(self.board["regions"])
        refuse_unless(
            is_whole(number) and number in used,
            "legends-unknown-region",
            region=Quoted(number),
            known=used,
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
                "legends-layout-first",
            )
            refuse_unless(
                self.players < SEATS and self.setting.options["board"] == "standard",
                "legends-layout-not-asked",
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
        layout: Layout = one_of(self.given.get("layout", chosen), _LAYOUT_NAMES, "legends-unknown-layout")
        large = layout in (Layout.T, Layout.LOOP)
        refuse_unless(
            layout.name.lower() == chosen and large == (self.players == SEATS),
            "legends-other-layout",
            layout=Quoted(layout.name.lower()),
        )
        refuse_unless(
            layout is not Layout.LOOP or self.setting.options["board"] == "loop",
            "legends-no-loop",
        )
        return layout

    def _laid(self, cell: Any, what: Any) -> Laid:
        name, quarters = what if isinstance(what, (tuple, list)) and len(what) == 2 else (what, 0)
        side = name if isinstance(name, Side) else one_of(name, _SIDE_NAMES, "legends-unknown-side")
        refuse_unless(
            is_whole(quarters) and 0 <= quarters < QUARTERS,
            "legends-quarters",
            given=Quoted(quarters),
        )
        return one_of(cell, _CELL_NAMES, "legends-unknown-cell"), Side(side), int(quarters)

    def _check_boards(self, layout: Layout) -> None:
        cells = [cell for cell, _, _ in self.laid]
        wanted = CELLS[layout]
        turning = self.decision is Decision.ROTATION
        begun = turning or self.decision is Decision.SIDE
        names = [cell.name.lower() for cell in wanted]
        refuse_unless(
            tuple(cells) == wanted or (begun and tuple(cells) == wanted[: len(cells)]),
            "legends-other-cells",
            layout=layout.name.lower(),
            known=names,
        )
        refuse_unless(not turning or cells, "legends-nothing-to-turn")
        refuse_unless(not turning or self.laid[-1][2] == 0, "legends-turned-already")
        refuse_unless(
            self.decision is not Decision.SIDE or len(cells) < len(wanted), "legends-all-boards-lie"
        )
        boards = [side // 2 for _, side, _ in self.laid]
        refuse_unless(len(set(boards)) == len(boards), "legends-both-sides")
        centre = [cell for cell, side, _ in self.laid if side is Side.DESERT]
        refuse_unless(layout is Layout.LOOP or centre in ([], [Cell.CENTRE]), "legends-desert-elsewhere")

    def _start(self) -> None:
        start = self.given.get("start", NOBODY)
        if self.decision <= Decision.START:
            refuse_unless(
                is_whole(start) and start == NOBODY,
                "legends-start-too-early",
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
            "legends-other-start",
            known=possible,
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
        refuse_unless(not tokens or self.decision > Decision.START, "legends-tokens-too-early")
        for region, name in tokens.items():
            token = one_of(name, TOKEN_NAMES, "legends-unknown-token")
            refuse_unless(self.region(region) != board["start"], "legends-token-on-start")
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
                "legends-not-face-down",
                region=region,
            )
        refuse_unless(set(nameless) <= set(face_down), "legends-face-down-missing")
        board["face_down"] = bits(face_down)
        board["portals"] = bits(region for region, name in tokens.items() if name == "portal")

    def _kept(self) -> None:
        for seat, names in enumerate(by_seat(self.given, "kept", self.players)):
            for name in listed(names, phrase("kept-tokens")):
                token = one_of(name, TOKEN_NAMES, "legends-unknown-token")
                refuse_unless(token < KEPT_TOKENS, "legends-token-stays", token=Quoted(name))
                self.record["seats"][seat]["tokens"][token] += 1
                refuse_unless(self.decision > Decision.BID, "legends-kept-too-early")
        for token in Token:
            there_are = self._there_are(token)
            laid = int((self.record["tokens"] == 1 + token).sum())
            if token < KEPT_TOKENS:
                laid += int(self.record["seats"]["tokens"][: self.players, token].sum())
            refuse_unless(
                token is Token.FACE_DOWN or there_are or not laid,
                "legends-token-not-in-play",
                token=Quoted(token.name.lower()),
            )
            refuse_unless(
                token is Token.FACE_DOWN or laid <= there_are,
                "legends-many-tokens",
                there=there_are,
                token=Quoted(token.name.lower()),
                given=laid,
            )
        portals = len(bits_of(self.board["portals"]))
        refuse_unless(portals != 1 or self.decision is Decision.TOKEN, "legends-one-portal")

    def _known(self) -> None:
        face_down = set(bits_of(self.board["face_down"]))
        for seat, known in enumerate(by_seat(self.given, "known", self.players)):
            regions = [self.region(region) for region in listed(known, "known")]
            refuse_unless(
                set(regions) <= face_down and (not regions or self.decision is not Decision.TOKEN),
                "legends-known-too-early",
            )
            self.record["seats"][seat]["known"] = bits(regions)

    def _laying(self) -> None:
        """Which token is laid next, and whether there is room for it (L8.8)."""
        record, count = self.record, len(bits_of(self.board["regions"]))
        if self.decision is not Decision.TOKEN:
            refuse_unless("laying" not in self.given, "legends-nothing-is-laid")
            if self.decision < Decision.TOKEN:
                record["bare_regions"] = count
            else:
                record["laying"] = len(TOKENS_TO_LAY)
            return
        in_play = [number for number in range(len(TOKENS_TO_LAY)) if self._in_play(number)]
        refuse_unless(in_play, "legends-no-tokens")
        laying = self.given.get("laying")
        laying = (
            next((number for number in in_play if self._lie_before(number)), in_play[-1])
            if laying is None
            else whole(laying, "laying", 0, len(TOKENS_TO_LAY) - 1)
        )
        token = TOKENS_TO_LAY[laying]
        refuse_unless(laying in in_play, "legends-token-not-in-play", token=Quoted(token.name.lower()))
        refuse_unless(self._lie_before(laying), "legends-tokens-out-of-order")
        bare = count - 1 - int((record["tokens"] != 0).sum())
        refuse_unless(bare >= (2 if laying == FIRST_PORTAL else 1), "legends-no-region-for-token")
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
