"""Empire as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from imperia.games.contract import Definition, Items, Reason, Study, Told
from imperia.games.empire import names
from imperia.games.empire.board import PRINTED, check_board, open_board, write_board
from imperia.games.empire.names import Decision, Event, Refusal, Source
from imperia.games.empire.options import Options
from imperia.games.empire.pieces import (
    CARDS,
    COAL_CARD,
    GAMES_IN_A_SERIES,
    ROW_COSTS,
    Card,
    Combine,
    Good,
    Step,
)
from imperia.games.empire.setting import EmpireSetting
from imperia.games.setting import Facts, Lexicon, Record, Setting

_STEPS = tuple(step.name.lower() for step in Step)

# What each decision is about, beside its name.
_ABOUT: dict[Decision, tuple[str, ...]] = {
    Decision.NEUTRAL: ("armies",),
    Decision.HALF: ("card",),
    Decision.STEP: ("left", "card"),
    Decision.TARGET: ("region", "left", "card"),
}
_DECISIONS = {int(decision): (decision.name.lower(), _ABOUT.get(decision, ())) for decision in Decision}


def _steps_left(state: Record) -> Facts:
    counts = zip(_STEPS, state["left"][0].tolist(), strict=True)
    return {step: count for step, count in counts if count}


_FACTS_OF_DECISIONS: dict[str, Callable[[Record], Any]] = {
    "armies": lambda state: int(state["neutral_left"][0]),
    "region": lambda state: int(state["moving_from"][0]),
    "left": _steps_left,
    "card": lambda state: int(state["card"][0]),
}


class Empire(Definition):
    id = "empire"
    family = "eight_minutes"
    version = 1
    players = range(2, 6)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    seat_arguments = ("seat", "other", "colour")
    options = Options.declared

    # ----- The record

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        from imperia.games.empire import evaluation, scoring, setup, sight, turn, view
        from imperia.games.empire.state import State

        return self.register(State, setup, turn, scoring, evaluation, sight, view)

    def setting(self, players: int, options: Mapping[str, Any]) -> EmpireSetting:
        values = self.checked_options(players, options)
        board = open_board(values["map"])
        check_board(board, values["goods_tokens"])
        if values["map"] not in PRINTED:
            values["map"] = board.text  # a match carries its map with it, wherever the file goes
        return EmpireSetting(players, values, board)

    def shown_options(self, setting: Setting) -> Facts:
        assert isinstance(setting, EmpireSetting)
        name = setting.options["map"]
        return {**setting.options, "map": name if name in PRINTED else setting.board.title}

    def unchanging(self, setting: Setting) -> Facts:
        assert isinstance(setting, EmpireSetting)
        board = setting.board
        return {"map": {"title": dict(board.titles), "digest": board.digest, "start": board.start}}

    def furnish(self, record: Any, setting: Setting) -> None:
        assert isinstance(setting, EmpireSetting)
        write_board(record["board"], setting.board)

    # ----- Actions

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, arguments = super().action(code)
        if state is not None:
            if kind == "card":
                slot = arguments["slot"]
                arguments |= {"card": int(state["row"][0, slot]), "coins": ROW_COSTS[slot]}
            elif kind == "half":
                card = int(state["card"][0])
                arguments |= {"card": card, "choice": card * names.HALVES + arguments["half"]}
            elif kind == "to":
                arguments["origin"] = int(state["moving_from"][0])
        return kind, arguments

    # ----- Meanings

    def decision(self, state: Record) -> tuple[str, Facts]:
        name, about = _DECISIONS[int(state["decision"][0])]
        return name, {fact: _FACTS_OF_DECISIONS[fact](state) for fact in about}

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        record, facts = state[0], self.action(code)[1]
        facts.pop("half", None)  # a half means nothing without its card
        if "slot" in facts:
            facts["coins"] = ROW_COSTS[facts.pop("slot")]
        facts["have"] = int(record["seats"][seat]["coins"])
        if why in (Refusal.NOT_ADJACENT, Refusal.NEEDS_SEA_MOVE):
            facts["origin"] = int(record["moving_from"])
        return facts

    def not_asked(self, state: Record, seat: int) -> Reason:
        decision = int(state[0]["decision"])
        if decision == Decision.BID:
            return Reason("E3.1", "refusal-bid-is-final")
        facts = {"seat": int(state[0]["actor"])}
        if decision == Decision.NEUTRAL:
            return Reason("E2.4", "refusal-other-places", facts)
        if decision == Decision.FIRST:
            return Reason("E3.2", "refusal-other-names", facts)
        return Reason("E4.9", "refusal-not-your-turn", facts)

    def final(self, code: int) -> Reason | None:
        if code in names.actions.kinds["bid"].codes:
            return Reason("E3.1", "refusal-bid-is-final")
        return None

    def study(self, setting: Setting) -> Study:
        cards = tuple(card.number for card in CARDS.values() if setting.players == 5 or not card.five)
        return Study(
            first=Told(Event.FIRST_PLAYER, "other"),
            bid=Told(Event.BID_SHOWN, "seat", "coins"),
            items=(Items("cards", Told(Event.CARD_TAKEN, "seat", "card", "coins"), cards, numbered=True),),
        )

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.empire.printed import printed

        assert isinstance(setting, EmpireSetting)
        return printed(setting.board, setting.options["coal_card"])

    def implied_options(self, given: Facts) -> Facts:
        return {"goods_tokens": True} if given.get("tokens") else {}

    # ----- Words

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        assert isinstance(setting, EmpireSetting)
        regions = setting.region_names
        coal_card = setting.options["coal_card"]
        return {
            "region": regions,
            "origin": regions,
            "colour": {names.NEUTRAL: self.words.say(lang, "neutral-colour")},
            "card": {0: self.words.say(lang, "no-card")}
            | {card.number: self.card_in_words(lang, card, coal_card) for card in CARDS.values()},
            "choice": {
                card.number * names.HALVES + half: self.half_in_words(lang, *step)
                for card in CARDS.values()
                for half, step in enumerate(card.halves)
            },
            "good": {int(good): self.words.say(lang, f"good-{good.name.lower()}") for good in Good},
            "game": {game: str(game + 1) for game in range(GAMES_IN_A_SERIES)},
        }

    def card_in_words(self, lang: str, card: Card, coal_card: str = "city") -> str:
        """A card as one phrase: its good and what it lets its taker do."""
        good = self.words.say(lang, f"good-{card.good.name.lower()}")
        return self.words.say(
            lang, "card", good=good, icons=card.icons, action=self.card_action(lang, card, coal_card)
        )

    def card_action(self, lang: str, card: Card, coal_card: str = "city") -> str:
        halves = [self.half_in_words(lang, *half) for half in card.halves]
        plain = card.number == COAL_CARD and coal_card == "plain"
        if plain or card.combine is Combine.SINGLE:
            return halves[0]
        return self.words.say(lang, f"card-{card.combine.name.lower()}", one=halves[0], other=halves[1])

    def half_in_words(self, lang: str, step: Step, count: int) -> str:
        return self.words.say(lang, f"step-{step.name.lower()}", count=count)


DEFINITION = Empire()
