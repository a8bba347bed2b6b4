"""The games of the family as everything above the rules sees them, as far as they are alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from typing import Any, ClassVar, Protocol

from imperia.games.contract import Definition, Reason, seat_asked_about
from imperia.games.eight_minutes.names import HALVES
from imperia.games.eight_minutes.pieces import GAMES_IN_A_SERIES, NO_CARD, ROW_COSTS, Combine
from imperia.games.foresight import Foresight
from imperia.games.setting import Facts, Lexicon, Record, Setting

Half = tuple[IntEnum, int]  # a step, and how often it may be made
FactOf = Callable[[Any], Any]  # of a record


class Card(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def halves(self) -> Sequence[Half]: ...
    @property
    def combine(self) -> Combine: ...


class FamilyDefinition(Definition):
    family = "eight_minutes"
    seat_arguments = ("seat", "other", "colour")
    neutral: int  # the number of the neutral colour
    cards: Mapping[int, Card]
    about: ClassVar[Mapping[int, Sequence[str]]]  # the facts that a decision comes with, where it has any
    facts: ClassVar[Mapping[str, FactOf]] = {
        "armies": lambda record: int(record["neutral_left"]),
        "region": lambda record: int(record["moving_from"]),
        "card": lambda record: int(record["card"]),
    }
    others_wait: ClassVar[Mapping[int, tuple[str, str]]]  # the clause and the reason why others wait
    clause_of_turns: str  # the clause by which they wait at any other decision
    circumstantial: ClassVar = {"card", "half", "to"}  # kinds of actions that mean more in a position

    # ----- Actions

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, arguments = super().action(code)
        if state is not None and kind in self.circumstantial:
            arguments |= self.circumstances(kind, arguments, state[0])
        return kind, arguments

    def circumstances(self, kind: str, arguments: Facts, record: Any) -> Facts:
        """What an action means in the position where it is taken, beyond its own arguments."""
        if kind == "card":
            slot = arguments["slot"]
            return {"card": int(record["row"][slot]), "coins": ROW_COSTS[slot]}
        if kind == "half":
            card = int(record["card"])
            return {"card": card, "choice": card * HALVES + arguments["half"]}
        if kind == "to":
            return {"origin": int(record["moving_from"])}
        return {}

    # ----- Meanings

    @cached_property
    def _asked(self) -> list[tuple[str, dict[str, FactOf]]]:
        """The name of each decision, and how to find its facts."""
        return [
            (decision.name.lower(), {fact: self.facts[fact] for fact in self.about.get(decision, ())})
            for decision in self.decisions
        ]

    def decision(self, state: Record) -> tuple[str, Facts]:
        name, facts = self._asked[state["decision"][0]]
        if not facts:
            return name, {}
        record = state[0]
        return name, {fact: read(record) for fact, read in facts.items()}

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        facts = self.action(code)[1]
        facts.pop("half", None)  # a half means nothing without its card
        if "slot" in facts:
            facts["coins"] = ROW_COSTS[facts.pop("slot")]
        facts["have"] = int(state[0]["seats"][seat]["coins"])
        return facts

    def not_asked(self, state: Record, seat: int) -> Reason:
        decision = self.decisions.numbered(int(state[0]["decision"]))
        if decision.name == "BID":
            return self._bid_is_final
        clause, reason = self.others_wait.get(decision, (self.clause_of_turns, "not-your-turn"))
        return Reason(clause, f"refusal-{reason}", {"seat": int(state[0]["actor"])})

    def final(self, code: int) -> Reason | None:
        return self._bid_is_final if code in self.actions.kinds["bid"].codes else None

    def foresight(self, seen: Record, code: int) -> Foresight:
        """What a bid leads to depends on the bids of the others."""
        return Foresight.NOTHING if code in self.actions.kinds["bid"].codes else Foresight.ALL

    def only_picks(self, code: int) -> bool:
        return code in self.actions.kinds["from"].codes

    def explain(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts | None:
        """Answers `{"of": "stakes"}`, with a `"seat"` if it is about what regions are worth to another
        seat."""
        from imperia.games.eight_minutes.stakes import stakes

        whose = seat_asked_about(state, seat, question)
        if question.get("of") != "stakes" or not {*question} <= {"of", "seat"} or whose is None:
            return None
        return {"of": "stakes", "seat": whose, "regions": stakes(self, state, whose)}

    @property
    def _bid_is_final(self) -> Reason:
        return Reason(self.decisions["BID"].clause, "refusal-bid-is-final")

    # ----- Words

    @abstractmethod
    def region_names(self, setting: Setting) -> dict[int, str]: ...

    @abstractmethod
    def card_in_words(self, lang: str, card: Any, options: Facts) -> str:
        """A card as one phrase: what it is good for, and what it lets its taker do."""

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        regions = self.region_names(setting)
        return {
            "region": regions,
            "origin": regions,
            "colour": {self.neutral: self.words.say(lang, "neutral-colour")},
            "card": {NO_CARD: self.words.say(lang, "no-card")}
            | {
                number: self.card_in_words(lang, card, setting.options) for number, card in self.cards.items()
            },
            "choice": {
                card.number * HALVES + half: self.step_in_words(lang, *step)
                for card in self.cards.values()
                for half, step in enumerate(card.halves)
            },
            "game": {game: str(game + 1) for game in range(GAMES_IN_A_SERIES)},
        }

    def card_action(self, lang: str, card: Card) -> str:
        """What the card lets its taker do."""
        said = [self.step_in_words(lang, *half) for half in card.halves]
        if card.combine is Combine.SINGLE:
            return said[0]
        return self.words.say(lang, f"card-{card.combine.name.lower()}", one=said[0], other=said[1])

    def step_in_words(self, lang: str, step: IntEnum, count: int) -> str:
        return self.words.say(lang, f"step-{step.name.lower()}", count=count)
