"""Empire as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from imperia.games.contract import (
    Definition,
    EventKind,
    Facts,
    Items,
    Lexicon,
    Option,
    Reason,
    Record,
    Setting,
    Study,
    Told,
    check_options,
    check_players,
    seats_of_players,
    word_key,
)
from imperia.games.empire import names
from imperia.games.empire.board import PRINTED, check_board, open_board, write_board
from imperia.games.empire.names import CoalCard, Decision, Edition, Event, Refusal, Source, Tie
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
from imperia.games.shared.codes import ActionCodes
from imperia.maps import Map

_ACTIONS = (
    ("stop", names.STOP, 1, ()),
    ("bid", names.BID, 15, ("coins",)),
    ("first", names.FIRST, names.SEATS, ("seat",)),
    ("card", names.CARD, len(ROW_COSTS), ("slot",)),
    ("half", names.HALF, 2, ("half",)),
    ("neutral", names.NEUTRAL_ARMY, names.REGIONS, ("region",)),
    ("place", names.PLACE, names.REGIONS, ("region",)),
    ("from", names.MOVE, names.REGIONS, ("region",)),
    ("to", names.TARGET, names.REGIONS, ("region",)),
    ("city", names.CITY, names.REGIONS, ("region",)),
    ("destroy", names.DESTROY, names.COLOURS * names.REGIONS, ("colour", "region")),
)
_CODES = ActionCodes("empire", names.CODES, names.REGIONS, _ACTIONS)
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

_EVENTS: dict[int, EventKind] = {
    Event.GAME_BEGINS: EventKind("game-begins", ("game",), reveals=True),
    Event.TOKEN_LAID: EventKind("token-laid", ("region", "good"), reveals=True),
    Event.NEUTRAL_PLACED: EventKind("neutral-placed", ("seat", "region")),
    Event.BID_GIVEN: EventKind("bid-given", ("seat", "coins"), secret=("coins",)),
    Event.BID_SHOWN: EventKind("bid-shown", ("seat", "coins"), reveals=True),
    Event.TIE_BY_LOT: EventKind("tie-by-lot", ("seat",), reveals=True),
    Event.BID_WON: EventKind("bid-won", ("seat", "coins")),
    Event.FIRST_PLAYER: EventKind("first-player", ("seat", "other")),
    Event.CARD_TAKEN: EventKind("card-taken", ("seat", "card", "coins")),
    Event.HALF_CHOSEN: EventKind("half-chosen", ("seat", "card", "choice")),
    Event.ARMY_PLACED: EventKind("army-placed", ("seat", "region")),
    Event.ARMY_MOVED: EventKind("army-moved", ("seat", "origin", "region")),
    Event.CITY_BUILT: EventKind("city-built", ("seat", "region")),
    Event.ARMY_DESTROYED: EventKind("army-destroyed", ("seat", "colour", "region")),
    Event.STOPPED: EventKind("stopped", ("seat",)),
    Event.CARD_DRAWN: EventKind("card-drawn", ("card",), reveals=True),
    Event.GAME_ENDS: EventKind("game-ends", ("game",)),
    Event.POINTS: EventKind("points", ("seat", "regions", "continents", "goods")),
}

_CLAUSES = {
    Refusal.GAME_OVER: "E5.1",
    Refusal.NEUTRAL_FIRST: "E2.4",
    Refusal.BID_FIRST: "E3.1",
    Refusal.NAME_FIRST_PLAYER: "E3.2",
    Refusal.CARD_FIRST: "E4.1",
    Refusal.HALF_FIRST: "E4.8",
    Refusal.TARGET_FIRST: "E4.4",
    Refusal.NO_BID_NOW: "E3.1",
    Refusal.NO_NEUTRAL_NOW: "E2.4",
    Refusal.NO_CARD_NOW: "E4.1",
    Refusal.NO_HALF_NOW: "E4.8",
    Refusal.NO_NAMING_NOW: "E3.2",
    Refusal.NO_TARGET_NOW: "E4.4",
    Refusal.NO_SUCH_REGION: "E1.3",
    Refusal.NO_SUCH_SEAT: "E1.1",
    Refusal.NO_SUCH_ACTION: "E4.1",
    Refusal.BID_ABOVE_COINS: "E3.1",
    Refusal.CANNOT_PAY: "E4.1",
    Refusal.NO_CARD_THERE: "E4.2",
    Refusal.HALF_CAN_DO_NOTHING: "E4.10",
    Refusal.NO_PLACING: "E4.3",
    Refusal.NO_MOVING: "E4.4",
    Refusal.NO_BUILDING: "E4.6",
    Refusal.NO_DESTROYING: "E4.7",
    Refusal.SUPPLY_EMPTY: "E4.3",
    Refusal.NOT_START_NOR_CITY: "E4.3",
    Refusal.NO_ARMY_TO_MOVE: "E4.4",
    Refusal.NO_WAY_OUT: "E4.4",
    Refusal.NOT_ADJACENT: "E4.4",
    Refusal.NEEDS_SEA_MOVE: "E4.5",
    Refusal.NO_CITY_LEFT: "E4.6",
    Refusal.NO_ARMY_FOR_CITY: "E4.6",
    Refusal.NO_ARMY_TO_DESTROY: "E4.7",
    Refusal.OWN_ARMY: "E4.7",
}

_SEATS = tuple(range(names.SEATS))


class EmpireSetting(Setting):
    def __init__(self, players: int, options: Facts, board: Map) -> None:
        super().__init__(players, options)
        self.board = board

    @cached_property
    def region_names(self) -> dict[int, str]:
        return {region.number: region.name for region in self.board.regions}


class Empire(Definition):
    id = "empire"
    version = 1
    players = range(2, 6)
    codes = names.CODES
    sources = tuple(source.name.lower() for source in Source)
    seat_arguments = ("seat", "other", "colour")
    options = (
        Option("edition", str, "english", ("english", "polish")),
        Option("map", str, "a", PRINTED, open_ended=True),
        Option("goods_tokens", bool, False),
        Option("full_game", bool, False),
        Option("tie", str, "youngest", ("youngest", "die")),
        Option("youngest", int, 0, _SEATS, only_with=seats_of_players(_SEATS)),
        Option("coal_card", str, "city", ("city", "plain")),
    )

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    # ----- The record

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        from imperia.games.empire import evaluation, rules, scoring, setup, sight, state, view
        from imperia.kernel.verbs import register

        register(state.STATE, setup, rules, scoring, evaluation, sight, view)
        return state.STATE

    def setting(self, players: int, options: Mapping[str, Any]) -> EmpireSetting:
        check_players(self, players)
        values = check_options(self, players, options)
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

    def blank(self, setting: Setting) -> Record:
        assert isinstance(setting, EmpireSetting)
        state = np.zeros(1, self.dtype)
        options = state["options"][0]
        options["players"] = setting.players
        options["edition"] = Edition[setting.options["edition"].upper()]
        options["coal_card"] = CoalCard[setting.options["coal_card"].upper()]
        options["tie"] = Tie[setting.options["tie"].upper()]
        options["youngest"] = setting.options["youngest"]
        options["goods_tokens"] = setting.options["goods_tokens"]
        options["full_game"] = setting.options["full_game"]
        write_board(state["board"][0], setting.board)
        return state

    # ----- Actions

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, decoded = _CODES.meaning[code]
        arguments = dict(decoded)
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

    def notation(self, code: int, state: Record | None = None) -> str:
        return _CODES.notation[code]

    def code(self, kind: str, arguments: Sequence[str], state: Record | None = None) -> int:
        return _CODES.read(kind, arguments)

    # ----- Meanings

    def event(self, kind: int) -> EventKind:
        return _EVENTS[kind]

    def decision(self, state: Record) -> tuple[str, Facts]:
        name, about = _DECISIONS[int(state["decision"][0])]
        return name, {fact: _FACTS_OF_DECISIONS[fact](state) for fact in about}

    def refusal(self, state: Record, seat: int, code: int, why: int) -> Reason:
        record = state[0]
        if why < 0:
            return self._not_asked(record, seat)
        reason = Refusal(why)
        facts: Facts = {} if reason is Refusal.NO_SUCH_ACTION else self.action(code)[1]
        facts.pop("half", None)  # a half means nothing without its card
        if "slot" in facts:
            facts["coins"] = ROW_COSTS[facts.pop("slot")]
        facts["have"] = int(record["seats"][seat]["coins"])
        if reason in (Refusal.NOT_ADJACENT, Refusal.NEEDS_SEA_MOVE):
            facts["origin"] = int(record["moving_from"])
        return Reason(_CLAUSES[reason], f"refusal-{word_key(reason.name)}", facts)

    def _not_asked(self, record: Any, seat: int) -> Reason:
        decision = Decision(int(record["decision"]))
        if decision is Decision.OVER:
            return Reason("E5.1", "refusal-game-over")
        if decision is Decision.BID:
            return Reason("E3.1", "refusal-bid-is-final")
        facts = {"seat": int(record["actor"])}
        if decision is Decision.NEUTRAL:
            return Reason("E2.4", "refusal-other-places", facts)
        if decision is Decision.FIRST:
            return Reason("E3.2", "refusal-other-names", facts)
        return Reason("E4.9", "refusal-not-your-turn", facts)

    def final(self, code: int) -> Reason | None:
        if names.BID <= code < names.FIRST:
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

    def compose(self, keywords: Mapping[str, Any]) -> tuple[Setting, Record]:
        from imperia.games.empire.position import compose

        return compose(self, keywords)

    def describe(self, setting: Setting, state: Record) -> str:
        from imperia.games.empire.position import describe

        return describe(self, setting, state)

    def read(self, notation: str) -> Facts:
        from imperia.games.empire.position import read

        return read(self, notation)

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
