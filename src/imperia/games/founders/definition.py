"""Founders as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import (
    BadNotation,
    Definition,
    EventKind,
    Facts,
    Lexicon,
    Option,
    Reason,
    Record,
    Setting,
    Study,
    check_options,
    check_players,
    seats_of_players,
    word_key,
)
from imperia.games.founders import names
from imperia.games.founders.names import Decision, Event, Refusal, Source
from imperia.games.founders.pieces import ROOM, Resource, Stack, Token
from imperia.games.founders.tileset import STANDARD, Sort, TileSet, check_size, open_tiles, write_tiles
from imperia.words import Quoted

LOT = "lot"
_SEATS = tuple(map(str, range(names.SEATS)))

# Actions whose code alone says what they are: kind, first code, what the argument is, and its names.
_STACKS = tuple(stack.name.lower() for stack in tuple(Stack)[:3])
_TOKENS = tuple(token.name.lower() for token in Token)
_RESOURCES = tuple(resource.name.lower() for resource in Resource)
_PLAIN = {
    "no-token": names.NO_TOKEN,
    "pass": names.PASS,
    "draw": names.DRAW,
    "propose": names.PROPOSE,
    "go-on": names.GO_ON,
    "agree": names.AGREE,
    "refuse": names.REFUSE,
    "stop": names.STOP,
    "elsewhere": names.ELSEWHERE,
}
_NAMED = {
    "open": (names.OPEN, "stack", _STACKS),
    "token": (names.TOKEN, "token", _TOKENS),
    "resource": (names.RESOURCE, "resource", _RESOURCES),
}
# What an action on a tile is called, by the token that is played.
_TARGETS = {Token.WAR: "pillage", Token.COIN: "buy", Token.CARRIAGE: "unite", Token.CRAFTSMAN: "craftsman"}
_ON_OTHERS = ("pillage", "buy", "at")  # written with the seat whose tile it is
_ON_OWN = ("swap", "unite", "craftsman")
_FORMS = {
    **{kind: kind for kind in _PLAIN},
    **{kind: f"{kind} {'|'.join(of)}" for kind, (_, _, of) in _NAMED.items() if kind != "resource"},
    "resource": "resource <name>",
    "tile": "tile <number>",
    "cell": "cell <x>,<y>",
    **{kind: f"{kind} <x>,<y>" for kind in _ON_OWN},
    **{kind: f"{kind} <seat> <x>,<y>" for kind in _ON_OTHERS},
}
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)

_EVENTS: dict[int, EventKind] = {
    Event.FIRST_PLAYER: EventKind("first-player", ("seat",), reveals=True),
    Event.VICTORY_TILE: EventKind("victory-tile", ("tile",), reveals=True),
    Event.DRAFT_TILE: EventKind("draft-tile", ("tile",), reveals=True),
    Event.DRAFTED: EventKind("drafted", ("seat", "tile", "x", "y")),
    Event.ROW_TILE: EventKind("row-tile", ("tile",), reveals=True),
    Event.TILE_LEAVES: EventKind("tile-leaves", ("tile",)),
    Event.OPENED: EventKind("opened", ("seat", "tile"), reveals=True),
    Event.PILLAGED: EventKind("pillaged", ("seat", "other", "x", "y")),
    Event.COIN_LAID: EventKind("coin-laid", ("seat", "other", "x", "y")),
    Event.BOUGHT: EventKind("bought", ("seat", "resource")),
    Event.UNITED: EventKind("united", ("seat", "x", "y")),
    Event.CRAFTSMAN_LAID: EventKind("craftsman-laid", ("seat", "x", "y")),
    Event.DRAWN: EventKind("drawn", ("seat", "tile"), reveals=True),
    Event.REPLACED: EventKind("replaced", ("seat", "tile", "x", "y")),
    Event.ADDED: EventKind("added", ("seat", "tile", "x", "y")),
    Event.PASSED: EventKind("passed", ("seat",)),
    Event.TOKEN_GRANTED: EventKind("token-granted", ("seat", "token")),
    Event.CRAFTSMAN_DRAWN: EventKind("craftsman-drawn", ("seat", "resource"), reveals=True),
    Event.COINS_TAKEN: EventKind("coins-taken", ("seat", "coins")),
    Event.PROPOSED: EventKind("proposed", ("seat",)),
    Event.AGREED: EventKind("agreed", ("seat",)),
    Event.REFUSED: EventKind("refused", ("seat",)),
    Event.GAME_ENDS: EventKind("game-ends"),
    Event.POINTS: EventKind("points", ("seat", "victory", "craftsmen", "tokens")),
    Event.POINTS_LOST: EventKind("points-lost", ("seat", "swaps")),
}

_CLAUSES = {
    Refusal.GAME_OVER: "F6.1",
    Refusal.DRAFT_FIRST: "F2.2",
    Refusal.SIDE_FIRST: "F2.2",
    Refusal.OPEN_FIRST: "F3.1",
    Refusal.TOKEN_FIRST: "F3.2",
    Refusal.TARGET_FIRST: "F3.2",
    Refusal.RESOURCE_FIRST: "F5.2",
    Refusal.TILE_FIRST: "F3.3",
    Refusal.PLACE_FIRST: "F3.3",
    Refusal.PROPOSE_FIRST: "F6.2",
    Refusal.ANSWER_FIRST: "F6.2",
    Refusal.LAST_FIRST: "F6.2",
    Refusal.NO_SUCH_ACTION: "F3.3",
    Refusal.NO_SUCH_TILE: "F4.5",
    Refusal.NOT_OPEN: "F2.2",
    Refusal.STACK_EMPTY: "F3.1",
    Refusal.TOKEN_NOT_HELD: "F3.2",
    Refusal.NOWHERE_FOR_WAR: "F5.1",
    Refusal.NOWHERE_FOR_COIN: "F5.2",
    Refusal.NOWHERE_FOR_CARRIAGE: "F5.3",
    Refusal.NOWHERE_FOR_CRAFTSMAN: "F5.4",
    Refusal.WAR_ON_OWN_TILE: "F5.1",
    Refusal.NOT_FARTHEST: "F5.1",
    Refusal.PILLAGED_ALREADY: "F5.1",
    Refusal.COIN_ON_OWN_TILE: "F5.2",
    Refusal.GIVES_NOTHING: "F5.2",
    Refusal.COIN_ALREADY: "F5.2",
    Refusal.CARRIAGE_NOT_AT_HOME: "F5.3",
    Refusal.CORNER_NOT_FILLED: "F5.3",
    Refusal.CARRIAGE_ALREADY: "F5.3",
    Refusal.CRAFTSMAN_NOT_AT_HOME: "F5.4",
    Refusal.NO_CRAFTSMAN_FOR_IT: "F5.4",
    Refusal.CRAFTSMAN_ALREADY: "F5.4",
    Refusal.CRAFTSMAN_ON_PILLAGED: "F5.4",
    Refusal.RESOURCE_NOT_GIVEN: "F5.2",
    Refusal.NOT_FACE_UP: "F3.3",
    Refusal.FITS_NOWHERE: "F4.2",
    Refusal.MUST_ADD: "F3.3",
    Refusal.GREEN_LEFT: "F3.3",
    Refusal.NO_GREEN_LEFT: "F3.3",
    Refusal.NOT_BESIDE: "F4.1",
    Refusal.NEEDS_UNMET: "F4.2",
    Refusal.SWAP_OF_OTHERS: "F4.6",
}
_NOT_ASKED = {
    Decision.DRAFT: "F2.2",
    Decision.SIDE: "F2.2",
    Decision.ANSWER: "F6.2",
    Decision.LAST: "F6.2",
}


class FoundersSetting(Setting):
    def __init__(self, players: int, options: Facts, tiles: TileSet) -> None:
        super().__init__(players, options)
        self.tiles = tiles


class Founders(Definition):
    id = "founders"
    version = 1
    players = range(2, 5)
    codes = names.CODES
    sources = tuple(source.name.lower() for source in Source)
    options = (
        Option("tiles", str, STANDARD, (STANDARD,), open_ended=True),
        Option("first_player", str, LOT, (LOT, *_SEATS), only_with=seats_of_players(_SEATS)),
        Option("agreed_end", bool, False, among_people=True),
    )

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    # ----- The record

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        from imperia.games.founders import evaluation, rules, scoring, setup, sight, state, view
        from imperia.kernel.verbs import register

        register(state.STATE, setup, rules, scoring, evaluation, sight, view)
        return state.STATE

    def setting(self, players: int, options: Mapping[str, Any]) -> FoundersSetting:
        check_players(self, players)
        values = check_options(self, players, options)
        tiles = open_tiles(values["tiles"])
        check_size(tiles, players)
        if values["tiles"] != STANDARD:
            values["tiles"] = tiles.text  # a match carries its tiles with it, wherever the file goes
        return FoundersSetting(players, values, tiles)

    def shown_options(self, setting: Setting) -> Facts:
        assert isinstance(setting, FoundersSetting)
        name = setting.options["tiles"]
        return {**setting.options, "tiles": name if name == STANDARD else setting.tiles.title}

    def blank(self, setting: Setting) -> Record:
        assert isinstance(setting, FoundersSetting)
        state = np.zeros(1, self.dtype)
        options = state["options"][0]
        options["players"] = setting.players
        options["agreed_end"] = setting.options["agreed_end"]
        first = setting.options["first_player"]
        options["first"] = names.BY_LOT if first == LOT else int(first)
        write_tiles(state[0], setting.tiles)
        return state

    # ----- Actions

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        for kind, first in _PLAIN.items():
            if code == first:
                return kind, {}
        for kind, (first, argument, of) in _NAMED.items():
            if first <= code < first + len(of):
                return kind, {argument: code - first}
        if names.TILE <= code < names.DRAW:
            return "tile", {"tile": code - names.TILE}
        if names.CELL <= code < names.AT:
            return self._cell(code - names.CELL, state)
        if code >= names.AT:
            return self._at(code - names.AT, state)
        return "none", {}

    def _cell(self, number: int, state: Record | None) -> tuple[str, Facts]:
        if state is None:
            return "cell", {"number": number}
        record = state[0]
        nation = record["seats"][max(int(record["actor"]), 0)]
        if number >= nation["free"]:
            return "elsewhere", {}
        x, y = nation["cells"][number].tolist()
        return "cell", {"tile": int(record["sort"]), "x": x, "y": y}

    def _at(self, number: int, state: Record | None) -> tuple[str, Facts]:
        if state is None:
            return "at", {"number": number}
        record = state[0]
        seat, tile = divmod(number, ROOM[record["options"]["players"]])
        if seat >= record["options"]["players"] or tile >= record["seats"][seat]["size"]:
            return "nowhere", {}
        sort, x, y = record["seats"][seat]["tiles"][tile].tolist()[:3]
        facts: Facts = {"other": seat, "tile": sort, "x": x, "y": y}
        kind = self._kind_of_target(record, seat)
        if kind in _ON_OWN:
            del facts["other"]
        if kind == "swap":
            facts |= {"old": sort, "tile": int(record["sort"])}
        return kind, facts

    def _kind_of_target(self, record: Any, seat: int) -> str:
        """What an action on a tile is, as the record stands."""
        decision = record["decision"]
        mine = seat == record["actor"]
        if decision == Decision.PLACE and mine:
            return "swap"
        if decision == Decision.LAST and mine:
            return "craftsman"
        if decision == Decision.TARGET:
            kind = _TARGETS[Token(int(record["token"]))]
            if (kind in _ON_OWN) == mine:
                return kind
        return "at"

    def notation(self, code: int, state: Record | None = None) -> str:
        kind, facts = self.action(code, state)
        if kind in _NAMED:
            _, argument, of = _NAMED[kind]
            return f"{kind} {of[facts[argument]]}"
        if kind == "tile":
            return f"tile {facts['tile']}"
        if "number" in facts:
            return f"{kind} #{facts['number']}"
        where = [f"{facts['x']},{facts['y']}"] if "x" in facts else []
        whose = [str(facts["other"])] if "other" in facts else []
        return " ".join([kind, *whose, *where])

    def code(self, kind: str, arguments: Sequence[str], state: Record | None = None) -> int:
        if kind not in _FORMS:
            raise BadNotation("unknown-action", kind=Quoted(kind), game=self.id, known=list(_FORMS))
        found = self._parsed(kind, list(arguments), state)
        if found is None:
            written = " ".join([kind, *arguments])
            raise BadNotation("action-form", written=Quoted(written), form=Quoted(_FORMS[kind]))
        return found

    def _parsed(self, kind: str, arguments: list[str], state: Record | None) -> int | None:
        if kind in _PLAIN:
            return None if arguments else _PLAIN[kind]
        if kind in _NAMED:
            first, _, of = _NAMED[kind]
            return first + of.index(arguments[0]) if len(arguments) == 1 and arguments[0] in of else None
        if kind == "tile":
            number = _number(arguments[0]) if len(arguments) == 1 else None
            fits = number is not None and number < names.DRAW - names.TILE
            return names.TILE + number if fits and number is not None else None
        return self._parsed_place(kind, arguments, state)

    def _parsed_place(self, kind: str, arguments: list[str], state: Record | None) -> int | None:
        """An action on a cell: which one it is depends on the nation as it stands."""
        seat: int | None = None
        if kind in _ON_OTHERS:
            seat = _number(arguments.pop(0)) if len(arguments) == 2 else None
            if seat is None:
                return None
        cell = _CELL.fullmatch(arguments[0]) if len(arguments) == 1 else None
        if cell is None:
            return None
        if state is None:
            raise BadNotation("action-needs-position", kind=kind, cell=Quoted(arguments[0]))
        record = state[0]
        whose = max(int(record["actor"]), 0) if seat is None else seat
        if whose >= record["options"]["players"]:
            raise BadNotation("action-no-seat", seat=str(whose))
        return _code_of_place(record, kind, whose, int(cell[1]), int(cell[2]))

    # ----- Meanings

    def event(self, kind: int) -> EventKind:
        return _EVENTS[kind]

    def decision(self, state: Record) -> tuple[str, Facts]:
        record = state[0]
        decision = Decision(int(record["decision"]))
        facts: Facts = {}
        if decision in (Decision.SIDE, Decision.PLACE):
            facts["tile"] = int(record["sort"])
        elif decision is Decision.TARGET:
            facts["token"] = int(record["token"])
            facts["what"] = _TOKENS[facts["token"]]
        elif decision is Decision.ANSWER:
            facts["seat"] = int(record["proposer"])
        elif decision is Decision.RESOURCE:
            tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
            facts |= {"other": int(record["coin_seat"]), "tile": int(tile["sort"])}
        return decision.name.lower(), facts

    def refusal(self, state: Record, seat: int, code: int, why: int) -> Reason:
        record = state[0]
        if why < 0:
            return self._not_asked(record)
        reason = Refusal(why)
        facts = {} if reason is Refusal.NO_SUCH_ACTION else self.action(code, state)[1]
        facts.pop("number", None)
        if reason is Refusal.NEEDS_UNMET:
            from imperia.games.founders.explaining import explain

            facts["unmet"] = explain(state, seat, facts)["unmet"]
        elif reason is Refusal.RESOURCE_NOT_GIVEN:
            facts["tile"] = self.decision(state)[1]["tile"]
        return Reason(_CLAUSES[reason], f"refusal-{word_key(reason.name)}", facts)

    def _not_asked(self, record: Any) -> Reason:
        decision = Decision(int(record["decision"]))
        if decision is Decision.OVER:
            return Reason("F6.1", "refusal-game-over")
        return Reason(
            _NOT_ASKED.get(decision, "F3.6"), "refusal-not-your-turn", {"seat": int(record["actor"])}
        )

    def final(self, code: int) -> Reason | None:
        return None

    def study(self, setting: Setting) -> Study:
        from imperia.games.founders.study import study

        assert isinstance(setting, FoundersSetting)
        return study(setting.tiles, agreed_end=setting.options["agreed_end"])

    def endings(self, states: Record) -> NDArray[Any]:
        from imperia.games.founders.study import endings

        return endings(states)

    def explain(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts | None:
        """Asked `{"tile": number, "x": x, "y": y}`, with `"seat"` for a nation that is not one's own."""
        from imperia.games.founders.explaining import answer

        return answer(state, seat, question)

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.founders.printed import printed

        assert isinstance(setting, FoundersSetting)
        return printed(setting.tiles)

    def compose(self, keywords: Mapping[str, Any]) -> tuple[Setting, Record]:
        from imperia.games.founders.position import compose

        return compose(self, keywords)

    def describe(self, setting: Setting, state: Record) -> str:
        from imperia.games.founders.position import describe

        return describe(self, setting, state)

    def read(self, notation: str) -> Facts:
        from imperia.games.founders.position import read

        return read(self, notation)

    # ----- Words

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        assert isinstance(setting, FoundersSetting)
        tiles = {
            number: self.tile_in_words(lang, setting.tiles, sort)
            for number, sort in enumerate(setting.tiles.sorts)
        }
        return {
            "tile": tiles,
            "old": tiles,
            "stack": {int(s): self.words.say(lang, f"stack-{s.name.lower()}") for s in tuple(Stack)[:3]},
            "token": {int(t): self.words.say(lang, f"token-{t.name.lower()}") for t in Token},
            "resource": {int(r): self.resource_in_words(lang, r) for r in Resource},
        }

    def tile_in_words(self, lang: str, tiles: TileSet, sort: Sort) -> str:
        """A tile as one phrase: its name, what it needs and what it gives."""
        return self.words.say(
            lang,
            f"tile-{sort.stack.name.lower()}",
            name=tiles.called(sort.name, lang),
            needs=" + ".join(self.resource_in_words(lang, need) for need in sort.needs),
            gives=" / ".join(self.resource_in_words(lang, given) for given in sort.gives),
            points=sort.points,
        )

    def resource_in_words(self, lang: str, resource: Resource) -> str:
        return self.words.say(lang, f"resource-{resource.name.lower()}")


def _code_of_place(record: Any, kind: str, seat: int, x: int, y: int) -> int:
    nation = record["seats"][seat]
    tiles = nation["tiles"][: nation["size"]]
    there = np.flatnonzero((tiles["x"] == x) & (tiles["y"] == y))
    if kind == "cell":
        if len(there):
            raise BadNotation("action-tile-there", cell=f"{x},{y}")
        cells = nation["cells"][: nation["free"]]
        free = np.flatnonzero((cells["x"] == x) & (cells["y"] == y))
        return names.CELL + int(free[0]) if len(free) else names.ELSEWHERE
    if not len(there):
        raise BadNotation("action-no-tile-there", seat=seat, cell=f"{x},{y}")
    room = ROOM[int(record["options"]["players"])]
    return names.AT + seat * room + int(there[0])


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else None


DEFINITION = Founders()
