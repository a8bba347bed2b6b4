"""Founders as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Definition, Reason, Study
from imperia.games.errors import BadNotation
from imperia.games.foresight import Foresight
from imperia.games.founders import names
from imperia.games.founders.names import Decision, Event, Refusal, Source
from imperia.games.founders.options import Options
from imperia.games.founders.pieces import ROOM, Resource, Stack, Token
from imperia.games.founders.setting import FoundersSetting
from imperia.games.founders.tileset import STANDARD, Sort, TileSet, check_size, open_tiles, write_tiles
from imperia.games.setting import Facts, Lexicon, Record, Setting
from imperia.words import Quoted

# What an action on a tile is called, by the token that is played; and how actions on places are written.
_TARGETS = {Token.WAR: "pillage", Token.COIN: "buy", Token.CARRIAGE: "unite", Token.CRAFTSMAN: "craftsman"}
_ON_OWN = ("swap", "unite", "craftsman")
_FORMS = {
    **{kind: f"{kind} <x>,<y>" for kind in ("cell", *_ON_OWN)},
    **{kind: f"{kind} <seat> <x>,<y>" for kind in ("pillage", "buy", "at")},
}
_PLACE = re.compile(r"(?:([0-9]{1,4}) )?(-?[0-9]{1,3}),(-?[0-9]{1,3})", re.ASCII)

_ASKED_OUT_OF_TURN = (Decision.DRAFT, Decision.SIDE, Decision.ANSWER, Decision.LAST)


class Founders(Definition):
    id = "founders"
    version = 1
    players = range(2, 5)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    searched_by_looks = True
    tree_temperature = 5.0
    trained_with: Mapping[str, Any] = {
        "width": 384,
        "matches": 65_536,
        "batch": 32_768,
        "steps": 64,
        "rate": 7e-4,
        "entropy": 0.01,
        "entropy_at_the_end": 0.001,
        "watch": 0.06,
        "trace": 0.96,
    }
    options = Options.declared

    rules = ("setup", "turn", "ending", "scoring", "evaluation", "sight", "view", "derived")

    # ----- The record

    def setting(self, players: int, options: Mapping[str, Any]) -> FoundersSetting:
        values = self.checked_options(players, options)
        tiles = open_tiles(values["tiles"])
        check_size(tiles, players)
        if values["tiles"] != STANDARD:
            values["tiles"] = tiles.text  # a match keeps the text of its tiles, whatever becomes of the file
        return FoundersSetting(players, values, tiles)

    def shown_options(self, setting: Setting) -> Facts:
        assert isinstance(setting, FoundersSetting)
        name = setting.options["tiles"]
        return {**setting.options, "tiles": name if name == STANDARD else setting.tiles.title}

    def furnish(self, record: Any, setting: Setting) -> None:
        assert isinstance(setting, FoundersSetting)
        write_tiles(record, setting.tiles)

    # ----- Actions: a nation has no edge, so which cell a code means depends on the position

    def places_of_a_seat(self, kind: str, argument: str, players: int) -> int:
        if kind == "at":  # the tiles of one nation come after those of another
            return ROOM[players]
        return super().places_of_a_seat(kind, argument, players)

    @property
    def action_kinds(self) -> list[str]:
        return [*dict.fromkeys([*super().action_kinds, *_FORMS])]

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, facts = super().action(code)
        if state is None or "number" not in facts:
            return kind, facts
        record, number = state[0], facts["number"]
        if kind == "at":
            return self._at(record, *divmod(number, ROOM[record["options"]["players"]]))
        nation = record["seats"][max(int(record["actor"]), 0)]
        if number >= nation["free"]:
            return "elsewhere", {}
        x, y = nation["cells"][number].tolist()
        return "cell", {"tile": int(record["sort"]), "x": x, "y": y}

    def _at(self, record: Any, seat: int, tile: int) -> tuple[str, Facts]:
        if seat >= record["options"]["players"] or tile >= record["seats"][seat]["size"]:
            return "nowhere", {}
        sort, x, y = record["seats"][seat]["tiles"][tile].tolist()[:3]
        kind = self._kind_of_target(record, seat)
        facts: Facts = {} if kind in _ON_OWN else {"other": seat}
        facts |= {"tile": sort, "x": x, "y": y}
        if kind == "swap":
            facts |= {"old": sort, "tile": int(record["sort"])}
        return kind, facts

    def _kind_of_target(self, record: Any, seat: int) -> str:
        """What an action on a tile of this seat is called, as the record stands."""
        kinds: dict[int, str] = {Decision.PLACE: "swap", Decision.LAST: "craftsman"}
        if record["decision"] == Decision.TARGET:
            kinds[Decision.TARGET] = _TARGETS[Token(int(record["token"]))]
        kind = kinds.get(int(record["decision"]), "at")
        return kind if (kind in _ON_OWN) == (seat == record["actor"]) else "at"

    def notation(self, code: int, state: Record | None = None) -> str:
        if "number" not in super().action(code)[1]:
            return super().notation(code)
        kind, facts = self.action(code, state)
        if "number" in facts:
            return f"{kind} #{facts['number']}"
        whose = [str(facts["other"])] if "other" in facts else []
        return " ".join([kind, *whose, *([f"{facts['x']},{facts['y']}"] if facts else [])])

    def code(self, kind: str, arguments: Sequence[str], state: Record | None = None) -> int:
        if kind not in _FORMS:
            return super().code(kind, arguments, state)
        written = " ".join([kind, *arguments])
        place = _PLACE.fullmatch(" ".join(arguments))
        if place is None or (place[1] is not None) != ("<seat>" in _FORMS[kind]):
            raise BadNotation("action-form", written=Quoted(written), form=Quoted(_FORMS[kind]))
        if state is None:
            raise BadNotation("action-needs-position", written=Quoted(written))
        record = state[0]
        seat = int(place[1] or max(int(record["actor"]), 0))
        if seat >= record["options"]["players"]:
            raise BadNotation("action-no-seat", seat=str(seat))
        return self._code_of_place(record, kind, seat, int(place[2]), int(place[3]))

    def _code_of_place(self, record: Any, kind: str, seat: int, x: int, y: int) -> int:
        nation, kinds = record["seats"][seat], self.actions.kinds
        tile = _place_of(nation["tiles"][: nation["size"]], x, y)
        if kind != "cell":
            if tile is None:
                raise BadNotation("action-no-tile-there", seat=seat, cell=f"{x},{y}")
            return kinds["at"].code + seat * ROOM[int(record["options"]["players"])] + tile
        if tile is not None:
            raise BadNotation("action-tile-there", cell=f"{x},{y}")
        cell = _place_of(nation["cells"][: nation["free"]], x, y)
        return kinds["elsewhere"].code if cell is None else kinds["cell"].code + cell

    # ----- Bots

    def decisions_played_on(self, players: int) -> int:
        """With several opponents much depends on which tiles they take, and which are turned up."""
        return 40 if players > 2 else 0

    # ----- Meanings

    def decision(self, state: Record) -> tuple[str, Facts]:
        record = state[0]
        decision = Decision.numbered(int(record["decision"]))
        facts: Facts = {}
        if decision in (Decision.SIDE, Decision.PLACE):
            facts["tile"] = int(record["sort"])
        elif decision is Decision.TARGET:
            facts["token"] = int(record["token"])
            facts["what"] = Token(facts["token"]).name.lower()
        elif decision is Decision.ANSWER:
            facts["seat"] = int(record["proposer"])
        elif decision is Decision.RESOURCE:
            tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
            facts |= {"other": int(record["coin_seat"]), "tile": int(tile["sort"])}
        return decision.name.lower(), facts

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        facts = self.action(code, state)[1]
        if why == Refusal.NEEDS_UNMET:
            from imperia.games.founders.explaining import explain

            facts["unmet"] = explain(state, seat, facts)["unmet"]
        elif why == Refusal.RESOURCE_NOT_GIVEN:
            facts["tile"] = self.decision(state)[1]["tile"]
        return facts

    def not_asked(self, state: Record, seat: int) -> Reason:
        decision = Decision.numbered(int(state[0]["decision"]))
        clause = decision.clause if decision in _ASKED_OUT_OF_TURN else "F3.6"
        return Reason(clause, "refusal-not-your-turn", {"seat": int(state[0]["actor"])})

    def final(self, code: int) -> Reason | None:
        return None

    def foresight(self, seen: Record, code: int) -> Foresight:
        """Which tile or craftsman is drawn changes no points."""
        return Foresight.ALL

    def only_picks(self, code: int) -> bool:
        return code in self.actions.kinds["tile"].codes

    def study(self, setting: Setting) -> Study:
        from imperia.games.founders.study import study

        assert isinstance(setting, FoundersSetting)
        return study(setting.tiles, agreed_end=setting.options["agreed_end"])

    def endings(self, states: Record) -> NDArray[Any]:
        from imperia.games.founders.study import endings

        return endings(states)

    def explain(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts | None:
        """Asked `{"tile": number, "x": x, "y": y}`, with `"seat"` if about the nation of another seat."""
        from imperia.games.founders.explaining import answer

        return answer(state, seat, question)

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.founders.printed import printed

        assert isinstance(setting, FoundersSetting)
        return printed(setting.tiles)

    def implied_options(self, given: Facts) -> Facts:
        return {"agreed_end": True} if given.get("step") in ("propose", "answer", "last") else {}

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


def _place_of(places: Any, x: int, y: int) -> int | None:
    """The number of the tile or cell at (x, y), or None."""
    there = np.flatnonzero((places["x"] == x) & (places["y"] == y))
    return int(there[0]) if len(there) else None


DEFINITION = Founders()
