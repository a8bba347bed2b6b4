"""Boards, the starting region and tokens of a position, checked part by part (L2, L8)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from imperia.games.eight_minutes import composing
from imperia.games.legends.board import Laid, joined_lanes
from imperia.games.legends.names import SEATS, Decision
from imperia.games.legends.pieces import FIRST_PORTAL, KEPT_TOKENS, SECOND_TREASURE, TOKENS_TO_LAY, Token
from imperia.games.legends.sides import CELLS, QUARTERS, SIDE_OF, SIDES, Cell, Layout, Side, bits, joined
from imperia.games.legends.state import Board
from imperia.games.setting import Facts
from imperia.games.shared.composing import write_nothing
from imperia.games.shared.keywords import (
    by_name,
    is_whole,
    listed,
    names_of,
    one_of,
    phrase,
    refuse_unless,
    whole,
    word,
)
from imperia.games.shared.notation import bits_of
from imperia.words import Quoted

# The boards of a position that does not say which, in the order of the cells.
_USUAL = {
    Layout.ROW: (Side.DESERT, Side.HORSESHOE, Side.VOLCANO),
    Layout.L: (Side.DESERT, Side.VOLCANO, Side.HORSESHOE),
    Layout.T: (Side.DESERT, Side.HORSESHOE, Side.VOLCANO, Side.TALL),
    Layout.LOOP: (Side.DESERT, Side.VOLCANO, Side.TALL, Side.HORSESHOE),
}
_ENCOUNTERS = {Token.DRAGON: "dragon", Token.ROGUES: "rogues", Token.PORTAL: "portals"}
_TOKENS, _SIDES, _CELLS, _LAYOUTS = names_of(Token), names_of(Side), names_of(Cell), names_of(Layout)


def _token(name: Any) -> Token:
    return one_of(name, _TOKENS, "legends-unknown-token", name=Quoted(name))


def implied_options(given: Facts) -> Facts:
    """The options by which the variants that a position speaks of are on, unless it says otherwise."""
    names = list(by_name(given.get("tokens", {}), "tokens").values())
    for kept in listed(given.get("kept", ()), "kept"):
        names += listed(kept, phrase("kept-tokens"))
    kinds = {_token(name) for name in names}
    hidden = bool(kinds & {Token.SWAMP, Token.FACE_DOWN} or given.get("face_down"))
    step = word(given.get("step", "card"), "step").upper()
    setting_up = step in Decision.__members__ and Decision[step] <= Decision.OUTPOST
    spoken_of = {
        "setup": "hand" if setting_up else "",
        "board": "loop" if given.get("layout") == "loop" else "",
        "leaders": bool(given.get("led_by")) or step == "QUEEN",
        "citadels": Token.CITADEL in kinds,
        "explore": hidden or any(kind < Token.SWAMP for kind in kinds),
        "swamp": hidden,
        "encounters": [name for kind, name in _ENCOUNTERS.items() if kind in kinds],
    }
    return {option: value for option, value in spoken_of.items() if value}


class BoardComposer(composing.Composer):
    """Fills in what lies on the table before armies and cities: boards, the starting region, tokens."""

    laid: tuple[Laid, ...] = ()

    def region(self, number: Any) -> int:
        used = bits_of(self.board["regions"])
        fine = is_whole(number) and number in used
        refuse_unless(fine, "legends-unknown-region", region=Quoted(number), known=used)
        return int(number)

    # ----- Boards

    def lay_boards(self) -> None:
        self.board = self.record["board"]
        write_nothing(self.board, Board)
        if self.decision is Decision.LAYOUT:
            given = self.given.get("cells") or "layout" in self.given
            refuse_unless(not given, "legends-layout-first")
            free = self.players < SEATS and self.setting.options["board"] == "standard"
            refuse_unless(free, "legends-layout-not-asked")
            return
        layout = self._layout()
        usual = dict(zip(names_of(CELLS[layout]), names_of(_USUAL[layout]), strict=True))
        cells = self.by_name("cells", {} if self._boards_to_come else usual)
        self.laid = tuple(sorted(self._laid(*item) for item in cells.items()))
        self._check_boards(layout)
        self._write_boards(layout)

    @property
    def _boards_to_come(self) -> bool:
        return self.decision in (Decision.SIDE, Decision.ROTATION)

    def _layout(self) -> Layout:
        option = self.setting.options["board"].lower()
        usual = "t" if self.players == SEATS else "row"
        chosen = self.given.get("layout", usual) if option == "standard" else option
        given = self.given.get("layout", chosen)
        layout = one_of(given, _LAYOUTS, "legends-unknown-layout", name=Quoted(given))
        name, large = layout.name.lower(), layout in (Layout.T, Layout.LOOP)
        fits = name == chosen and large == (self.players == SEATS)
        refuse_unless(fits, "legends-other-layout", layout=Quoted(name))
        refuse_unless(layout is not Layout.LOOP or option == "loop", "legends-no-loop")
        return layout

    def _laid(self, cell: Any, what: Any) -> Laid:
        name, quarters = what if isinstance(what, (tuple, list)) and len(what) == 2 else (what, 0)
        side = one_of(name, _SIDES, "legends-unknown-side", name=Quoted(name))
        turned = is_whole(quarters) and 0 <= quarters < QUARTERS
        refuse_unless(turned, "legends-quarters", given=Quoted(quarters))
        return one_of(cell, _CELLS, "legends-unknown-cell", name=Quoted(cell)), side, int(quarters)

    def _check_boards(self, layout: Layout) -> None:
        wanted, cells = CELLS[layout], tuple(cell for cell, _, _ in self.laid)
        refuse_unless(
            cells == wanted[: len(cells)] and (cells == wanted or self._boards_to_come),
            "legends-other-cells",
            layout=layout.name.lower(),
            known=list(names_of(wanted)),
        )
        turning = self.decision is Decision.ROTATION
        refuse_unless(not turning or cells, "legends-nothing-to-turn")
        refuse_unless(not turning or self.laid[-1][2] == 0, "legends-turned-already")
        refuse_unless(self.decision is not Decision.SIDE or cells != wanted, "legends-all-boards-lie")
        boards = {side // 2 for _, side, _ in self.laid}
        refuse_unless(len(boards) == len(cells), "legends-both-sides")
        desert = [cell for cell, side, _ in self.laid if side is Side.DESERT]
        refuse_unless(layout is Layout.LOOP or desert in ([], [Cell.CENTRE]), "legends-desert-elsewhere")

    def _write_boards(self, layout: Layout) -> None:
        board = self.board
        board["layout"] = layout
        for cell, side, quarters in self.laid:
            board["sides"][cell], board["quarters"][cell] = side, quarters
        ready = self.laid[:-1] if self.decision is Decision.ROTATION else self.laid
        board["regions"] = bits(region for _, side, _ in ready for region in SIDES[side].regions)
        self.record["cell"] = (*CELLS[layout], len(Cell))[len(ready)]
        if not self._boards_to_come:
            inside = [pair for _, side, _ in self.laid for pair in SIDES[side].sea]
            board["sea"] = joined((*inside, *joined_lanes(self.laid)))

    def choose_start(self) -> None:
        """L2.5: on the central board, or in a loop on the desert, at a lane to another board."""
        if self.decision <= Decision.START:
            self.check_nobody("start", "legends-start-too-early")
            return
        given = self.region(self.given["start"]) if "start" in self.given else None
        side = self.laid[0][1]
        if self.board["layout"] == Layout.LOOP:
            desert = Side.DESERT in [side for _, side, _ in self.laid]
            side = Side.DESERT if desert else side if given is None else SIDE_OF[given]
        lanes = {region for pair in joined_lanes(self.laid) for region in pair}
        possible = sorted(lanes & set(SIDES[side].regions))
        start = possible[0] if given is None else given
        refuse_unless(start in possible, "legends-other-start", known=possible)
        self.board["start"] = start

    # ----- Tokens

    def lay_tokens(self) -> None:
        tokens = self.by_name("tokens")
        refuse_unless(not tokens or self.decision > Decision.START, "legends-tokens-too-early")
        for region, name in tokens.items():
            token = _token(name)
            refuse_unless(self.region(region) != self.board["start"], "legends-token-on-start")
            self.record["tokens"][region] = 1 + token
        self.board["portals"] = bits(self._lying(Token.PORTAL))
        self._turn_face_down()
        self._give_kept_tokens()
        self._check_there_are_so_many()
        self._let_seats_look()
        self._lay_the_next()

    def _lying(self, token: Token) -> list[int]:
        """The regions in which there is such a token."""
        return [int(region) for region in np.flatnonzero(self.record["tokens"] == 1 + token)]

    def _turn_face_down(self) -> None:
        nameless = self._lying(Token.FACE_DOWN)
        given = self.listed("face_down", nameless)
        face_down = [self.region(region) for region in given]
        kinds = (Token.FACE_DOWN,) if self.decision is Decision.TOKEN else range(Token.SWAMP + 1)
        for region in face_down:
            fine = int(self.record["tokens"][region]) - 1 in kinds
            refuse_unless(fine, "legends-not-face-down", region=region)
        refuse_unless(set(nameless) <= set(face_down), "legends-face-down-missing")
        self.board["face_down"] = bits(face_down)

    def _give_kept_tokens(self) -> None:
        for seat, names in enumerate(self.of_seats("kept", ())):
            for name in listed(names, phrase("kept-tokens")):
                token = _token(name)
                refuse_unless(token < KEPT_TOKENS, "legends-token-stays", token=Quoted(name))
                refuse_unless(self.decision > Decision.BID, "legends-kept-too-early")
                self.record["seats"][seat]["tokens"][token] += 1

    def _check_there_are_so_many(self) -> None:
        kept = self.record["seats"]["tokens"].sum(axis=0).tolist()
        for token in Token:
            there, name = self._there_are(token), Quoted(token.name.lower())
            given = len(self._lying(token)) + (kept[token] if token < KEPT_TOKENS else 0)
            if given and token is not Token.FACE_DOWN:
                refuse_unless(there, "legends-token-not-in-play", token=name)
                refuse_unless(given <= there, "legends-many-tokens", there=there, token=name, given=given)
        one_portal = len(self._lying(Token.PORTAL)) == 1
        refuse_unless(not one_portal or self.decision is Decision.TOKEN, "legends-one-portal")

    def _let_seats_look(self) -> None:
        face_down = set(bits_of(self.board["face_down"]))
        for seat, known in enumerate(self.of_seats("known", ())):
            regions = {self.region(region) for region in listed(known, "known")}
            fine = regions <= face_down and not (regions and self.decision is Decision.TOKEN)
            refuse_unless(fine, "legends-known-too-early")
            self.record["seats"][seat]["known"] = bits(regions)

    def _lay_the_next(self) -> None:
        """Write which token is laid next, and check that there is room for it (L8.8)."""
        record, regions = self.record, len(bits_of(self.board["regions"]))
        if self.decision is not Decision.TOKEN:
            refuse_unless("laying" not in self.given, "legends-nothing-is-laid")
            all_lie = self.decision > Decision.TOKEN
            record["laying"], record["bare_regions"] = (len(TOKENS_TO_LAY), 0) if all_lie else (0, regions)
            return
        refuse_unless(self._in_play, "legends-no-tokens")
        laying = self.given.get("laying")
        if laying is None:
            laying = next((number for number in self._in_play if self._lie_before(number)), self._in_play[-1])
        token = TOKENS_TO_LAY[whole(laying, "laying", 0, len(TOKENS_TO_LAY) - 1)]
        in_play = laying in self._in_play
        refuse_unless(in_play, "legends-token-not-in-play", token=Quoted(token.name.lower()))
        refuse_unless(self._lie_before(laying), "legends-tokens-out-of-order")
        bare = regions - 1 - np.count_nonzero(record["tokens"])
        refuse_unless(bare >= (2 if laying == FIRST_PORTAL else 1), "legends-no-region-for-token")
        record["laying"], record["bare_regions"] = laying, bare

    @cached_property
    def _in_play(self) -> list[int]:
        """Which of TOKENS_TO_LAY are laid at all with these options (L8)."""
        options, encounters = self.setting.options, self.setting.options["encounters"]
        laid = {Token.CITADEL: options["citadels"], Token.SWAMP: options["swamp"]}
        for token, name in _ENCOUNTERS.items():
            laid[token] = encounters == "all" or name in encounters.split(",")
        in_play = [n for n, token in enumerate(TOKENS_TO_LAY) if laid.get(token, options["explore"])]
        proof = options["edition"] == "proof"
        return [number for number in in_play if proof or number != SECOND_TREASURE]

    def _there_are(self, token: Token, before: int = len(TOKENS_TO_LAY)) -> int:
        return sum(TOKENS_TO_LAY[number] is token for number in self._in_play if number < before)

    def _lie_before(self, number: int) -> bool:
        """Whether all tokens on the table are among those that are laid before this one (L8.8)."""
        lying = {token: len(self._lying(token)) for token in Token}
        hidden = sum(self._there_are(token, number) for token in Token if token <= Token.SWAMP)
        in_order = lying.pop(Token.FACE_DOWN) <= hidden and all(
            count <= self._there_are(token, number) for token, count in lying.items()
        )
        return in_order and (number != FIRST_PORTAL + 1 or lying[Token.PORTAL] == 1)
