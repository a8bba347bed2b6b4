"""Empire as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from imperia.games.contract import Items, Study, Told
from imperia.games.eight_minutes.definition import FamilyDefinition
from imperia.games.empire import names
from imperia.games.empire.board import PRINTED, check_board, open_board, write_board
from imperia.games.empire.names import Decision, Event, Refusal, Source
from imperia.games.empire.options import Options
from imperia.games.empire.pieces import CARDS, COAL_CARD, Card, Good, Step
from imperia.games.empire.setting import EmpireSetting
from imperia.games.setting import Facts, Lexicon, Record, Setting

_STEPS = tuple(step.name.lower() for step in Step)


def _steps_left(record: Any) -> Facts:
    return {step: count for step, count in zip(_STEPS, record["left"].tolist(), strict=True) if count}


class Empire(FamilyDefinition):
    id = "empire"
    version = 1
    players = range(2, names.SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    options = Options.declared
    rules = ("setup", "turn", "scoring", "evaluation", "sight", "view", "derived")
    neutral, cards = names.NEUTRAL, CARDS
    about: ClassVar = {
        Decision.NEUTRAL: ("armies",),
        Decision.HALF: ("card",),
        Decision.STEP: ("left", "card"),
        Decision.TARGET: ("region", "left", "card"),
    }
    facts: ClassVar = {**FamilyDefinition.facts, "left": _steps_left}
    others_wait: ClassVar = {
        Decision.NEUTRAL: ("E2.4", "other-places"),
        Decision.FIRST: ("E3.2", "other-names"),
    }
    clause_of_turns = "E4.9"

    # ----- The record

    def setting(self, players: int, options: Mapping[str, Any]) -> EmpireSetting:
        values = self.checked_options(players, options)
        board = open_board(values["map"])
        check_board(board, values["goods_tokens"])
        if values["map"] not in PRINTED:
            values["map"] = board.text  # a match keeps the text of its map, whatever becomes of the file
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

    # ----- Meanings

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        facts = super().facts_of_refusal(state, seat, code, why)
        if why in (Refusal.NOT_ADJACENT, Refusal.NEEDS_SEA_MOVE):
            facts["origin"] = int(state[0]["moving_from"])
        return facts

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

    def region_names(self, setting: Setting) -> dict[int, str]:
        assert isinstance(setting, EmpireSetting)
        return setting.region_names

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        goods = {int(good): self.words.say(lang, f"good-{good.name.lower()}") for good in Good}
        return {**super().lexicon(setting, lang), "good": goods}

    def card_in_words(self, lang: str, card: Card, options: Facts) -> str:
        good = self.words.say(lang, f"good-{card.good.name.lower()}")
        if card.number == COAL_CARD and options["coal_card"] == "plain":  # E1.4
            action = self.step_in_words(lang, *card.halves[0])
        else:
            action = self.card_action(lang, card)
        return self.words.say(lang, "card", good=good, icons=card.icons, action=action)


DEFINITION = Empire()
