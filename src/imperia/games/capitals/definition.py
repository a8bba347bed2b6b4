"""Capitals as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from numpy.typing import NDArray

from imperia.games.capitals import names
from imperia.games.capitals.board import PRINTED, check_board, open_board, write_board
from imperia.games.capitals.meanings import VERBS, action_facts, question_facts, refusal_facts
from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    NOBODY,
    REBELS,
    SAVAGES,
    Decision,
    Event,
    Refusal,
    Source,
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
from imperia.games.contract import Definition, Reason, Study
from imperia.games.moments import Moment
from imperia.games.setting import Facts, Lexicon, Record, Setting


class Capitals(Definition):
    id = "capitals"
    version = 1
    players = range(2, SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    options = Options.declared
    rules = ("setup", "turn", "scoring", "evaluation", "advice", "sight", "view", "derived")
    decisions_in_a_round = 80
    trained_with: Mapping[str, Any] = {
        "options": {"map": ["world", "wheels"]},
        "matches": 32_768,
        "steps": 64,
        "rate": 4e-4,
        "entropy": 0.001,
        "entropy_at_the_end": 0.0002,
        "closeness": 0.5,
        "watch": 0.12,
        "trace": 0.98,
        "random_setups": 0.7,  # every match begins alike
    }
    # A policy that draws its actions soon spoils a turn of many: `policy:8` loses to `casual`.
    levels_with_network = ("expert", "master")
    setup_decision = Decision.CAPITAL
    seldom = names.OFFERS  # the code of "do" something is its verb
    seat_arguments = ("seat", "other")

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
        return kind, action_facts(kind, arguments, None if state is None else state[0])

    def turn_of(self, state: Record) -> Hashable:
        record = state[0]
        return int(record["round"]), int(record["turns"]), int(record["mover"])

    def decision(self, state: Record) -> tuple[str, Facts]:
        record = state[0]
        decision = self.decisions.numbered(int(record["decision"]))
        return decision.name.lower(), question_facts(record)

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        kind, facts = self.action(code, state)
        return refusal_facts(kind, facts, state[0], seat)

    def not_asked(self, state: Record, seat: int) -> Reason:
        record = state[0]
        if record["decision"] == Decision.BID:
            return Reason("C13.10", "refusal-bid-is-final")
        return Reason("C3.2", "refusal-not-your-turn", {"seat": int(record["actor"])})

    def final(self, code: int) -> Reason | None:
        return None

    def explain(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts:
        answer: Facts = self.part("explaining").explain(state, setting, seat, question)
        return answer

    def odds(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts:
        answer: Facts = self.part("odds").odds(state, setting, seat, question)
        return answer

    def hindsight(self, setting: Setting, moments: Iterable[Moment]) -> Facts:
        answer: Facts = self.part("hindsight").hindsight(setting, moments)
        return answer

    def study(self, setting: Setting) -> Study:
        from imperia.games.capitals.study import study

        assert isinstance(setting, CapitalsSetting)
        return study(setting.board, setting.players, setting.options["rounds"])

    def endings(self, states: Record) -> NDArray[Any]:
        from imperia.games.capitals.study import endings

        return endings(states)

    def counted(self, states: Record) -> Mapping[str, NDArray[Any]]:
        from imperia.games.capitals.study import counted

        return counted(states)

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.capitals.printed import printed

        assert isinstance(setting, CapitalsSetting)
        return printed(setting)

    # ----- Words

    def places(self, setting: Setting, lang: str) -> dict[int, str]:
        """The names of provinces and seas by their numbers on the map. On our own maps the names of seas have
        a meaning and are translated; other names stay as the map has them."""
        assert isinstance(setting, CapitalsSetting)
        names = {}
        for region in setting.board.regions:
            key = f"sea-{region.name.lower().replace(' ', '-')}"
            said = region.sea and self.words.has(lang, key)
            names[region.number] = self.words.say(lang, key) if said else region.name
        return names

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        assert isinstance(setting, CapitalsSetting)

        def said(prefix: str, members: Any) -> dict[int, str]:
            return {
                int(member): self.words.say(lang, f"{prefix}-{member.name.lower().replace('_', '-')}")
                for member in members
            }

        def say(key: str, **facts: Any) -> str:
            return self.words.say(lang, key, **facts)

        places = self.places(setting, lang)
        places |= {ABOARD + n + 1: say("transport-number", number=n + 1) for n in range(UNDER_WAY)}
        kinds = [f"unit-{unit.name.lower()}" for unit in Unit]
        kinds += ["captive"] * (FIRST_SHIP - FIRST_CAPTIVE)
        kinds += [f"ship-{ship.name.lower()}" for ship in Ship]
        sides = {NOBODY: say("nobody"), REBELS: say("rebels"), SAVAGES: say("savages")}
        return {
            **dict.fromkeys(("place", "origin", "target", "sea"), places),
            "order": {number: say(f"verb-{name}") for number, name in enumerate(VERBS)},
            "sort": {sort: say(kinds[kind]) for sort, kind in enumerate(KIND_OF_SORT)},
            **dict.fromkeys(("unit", "give", "get"), said("unit", Unit)),
            "ship": said("ship", Ship),
            "building": said("building", Building),
            "weather": said("weather", Weather),
            "finding": said("finding", Finding),
            "result": said("result", Result),
            "card": said("card", Card),
            "good": said("good", Good),
            **dict.fromkeys(("seat", "other"), sides),
            "level": dict(enumerate(("I", "II", "III"), start=1)),
            "continent": {n: each.name(lang) for n, each in enumerate(setting.board.continents)},
            "coast": {0: say("inland"), 1: say("coastal")},
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
