"""Capitals as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from imperia.games.capitals import names
from imperia.games.capitals.board import PRINTED, check_board, open_board, write_board
from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    NOBODY,
    NOWHERE,
    POINTS_OF_SORT,
    REBELS,
    SAVAGES,
    Decision,
    Event,
    Refusal,
    Source,
    Verb,
)
from imperia.games.capitals.options import Options
from imperia.games.capitals.pieces import (
    EXCHANGES,
    SEATS,
    UNDER_WAY,
    Building,
    Card,
    Finding,
    Good,
    Result,
    Ship,
    Unit,
    Weather,
)
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.contract import Deed, Definition, Reason, Study, Told
from imperia.games.setting import Facts, Lexicon, Record, Setting

_VERBS = tuple(verb.name.lower().replace("_", "-") for verb in Verb)


class Capitals(Definition):
    id = "capitals"
    version = 1
    players = range(2, SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    options = Options.declared
    rules = ("setup", "turn", "scoring", "evaluation", "advice", "sight", "view")
    decisions_in_a_round = 80
    seat_arguments = ("seat", "other", "victor")
    about: ClassVar[Mapping[str, str]] = {
        "verb": "verb",
        "most": "most",
        "left": "left",
        "savages": "savages",
        "least": "least_bid",
    }

    # ----- The record

    def setting(self, players: int, options: Mapping[str, Any]) -> CapitalsSetting:
        values = self.checked_options(players, options)
        board = open_board(values["map"])
        check_board(board, players)
        if values["map"] not in PRINTED:
            values["map"] = board.text  # a match carries its map with it, wherever the file goes
        return CapitalsSetting(players, values, board)

    def shown_options(self, setting: Setting) -> Facts:
        assert isinstance(setting, CapitalsSetting)
        name = setting.options["map"]
        return {**setting.options, "map": name if name in PRINTED else setting.board.title}

    def unchanging(self, setting: Setting) -> Facts:
        assert isinstance(setting, CapitalsSetting)
        return {"map": {"title": dict(setting.board.titles), "digest": setting.board.digest}}

    def furnish(self, record: Any, setting: Setting) -> None:
        assert isinstance(setting, CapitalsSetting)
        write_board(record["board"], setting.board)

    # ----- Meanings

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, arguments = super().action(code)
        if kind == "do":
            arguments = {"verb": _VERBS[arguments["verb"]]}
        elif state is not None:
            arguments |= self._circumstances(kind, state[0])
        return kind, arguments

    def _circumstances(self, kind: str, record: Any) -> Facts:
        """What an answer means where it is given."""
        decision = self.decisions.numbered(int(record["decision"]))
        facts: Facts = {"asked": decision.name.lower().replace("_", "-")}
        if record["verb"] != NOWHERE:
            facts["verb"] = _VERBS[record["verb"]]
        return facts

    def decision(self, state: Record) -> tuple[str, Facts]:
        record = state[0]
        decision = self.decisions.numbered(int(record["decision"]))
        verb = int(record["verb"])
        facts: Facts = {"verb": "none" if verb == NOWHERE else _VERBS[verb]}
        facts |= {name: int(record[field]) for name, field in self.about.items() if name != "verb"}
        facts |= {"place": int(record["place"]) + 1, "target": int(record["target"]) + 1}
        facts["nation"] = int(record["nation"])
        return decision.name.lower(), facts

    def not_asked(self, state: Record, seat: int) -> Reason:
        record = state[0]
        if record["decision"] == Decision.BID:
            return Reason("C13.10", "refusal-bid-is-final")
        return Reason("C3.2", "refusal-not-your-turn", {"seat": int(record["actor"])})

    def final(self, code: int) -> Reason | None:
        return None

    def study(self, setting: Setting) -> Study:
        return Study(
            first=Told(Event.FIRST_PLAYER, "seat"),
            deeds=(
                Deed("out", Told(Event.OUT, "seat")),
                Deed("attack-won", Told(Event.ATTACK_WON, "seat")),
                Deed("attack-lost", Told(Event.ATTACK_LOST, "seat")),
                Deed("plunder", Told(Event.PLUNDERED, "seat")),
                Deed("revolt", Told(Event.REVOLT, "seat")),
                Deed("hunger", Told(Event.HUNGER, "seat")),
            ),
        )

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.capitals.printed import printed

        assert isinstance(setting, CapitalsSetting)
        return printed(setting)

    # ----- Words

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        assert isinstance(setting, CapitalsSetting)

        def said(prefix: str, members: Any) -> dict[int, str]:
            return {
                int(member): self.words.say(lang, f"{prefix}-{member.name.lower().replace('_', '-')}")
                for member in members
            }

        def say(key: str, **facts: Any) -> str:
            return self.words.say(lang, key, **facts)

        places = {0: say("nowhere")} | dict(setting.place_names)
        places |= {ABOARD + n + 1: say("transport-number", number=n + 1) for n in range(UNDER_WAY)}
        kinds = [f"unit-{unit.name.lower()}" for unit in Unit]
        kinds += ["captive"] * (FIRST_SHIP - FIRST_CAPTIVE)
        kinds += [f"ship-{ship.name.lower()}" for ship in Ship]
        sorts = {
            sort: say("sort", unit=say(kinds[kind]), points=POINTS_OF_SORT[sort])
            for sort, kind in enumerate(KIND_OF_SORT)
        }
        sides = {NOBODY: say("nobody"), REBELS: say("rebels"), SAVAGES: say("savages")}
        return {
            **dict.fromkeys(("place", "origin", "target"), places),
            "verb": {number: say(f"verb-{name}") for number, name in enumerate(_VERBS)},
            "sort": sorts,
            "unit": said("unit", Unit) | {-1: ""},
            "give": said("unit", Unit),
            "get": said("unit", Unit),
            "ship": said("ship", Ship),
            "building": said("building", Building),
            "weather": said("weather", Weather),
            "finding": said("finding", Finding),
            "result": said("result", Result),
            "card": said("card", Card),
            "good": said("good", Good),
            "other": sides,
            "which": {
                n: say(
                    "exchange-of",
                    number=each.number,
                    give=say(f"unit-{each.give.name.lower()}"),
                    got=each.got,
                    get=say(f"unit-{each.get.name.lower()}"),
                )
                for n, each in enumerate(EXCHANGES)
            },
        }


DEFINITION = Capitals()
