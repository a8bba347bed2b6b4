"""Legends as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from imperia.games.contract import Definition, Items, Reason, Study, Told, word_key
from imperia.games.errors import BadOption
from imperia.games.legends import names
from imperia.games.legends.board import region_names, side_map
from imperia.games.legends.names import Decision, Edition, Event, Refusal, Source
from imperia.games.legends.options import Options
from imperia.games.legends.pieces import (
    CARDS,
    GAMES_IN_A_SERIES,
    ROW_COSTS,
    SEA_STEP,
    SETS,
    TOKENS_TO_LAY,
    Ability,
    Card,
    Combine,
    Family,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.sides import QUARTERS, SIDES, Cell, Layout, Side
from imperia.games.setting import Facts, Lexicon, Record, Setting

_LAND = {pair for side in SIDES for pair in side.land}
_STEPS = tuple(step.name.lower() for step in Step)


class Legends(Definition):
    id = "legends"
    family = "eight_minutes"
    version = 1
    players = range(2, names.SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    seat_arguments = ("seat", "other", "colour")
    options = Options.declared

    # ----- The record

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        from imperia.games.legends import arranging, evaluation, scoring, setup, sight, starting, turn, view
        from imperia.games.legends.state import State

        return self.register(State, setup, arranging, starting, turn, scoring, evaluation, sight, view)

    def setting(self, players: int, options: Mapping[str, Any]) -> Setting:
        values = self.checked_options(players, options)
        if values["swamp"] and not values["explore"]:
            raise BadOption("swamp-without-explore")
        return Setting(players, values)

    # ----- Actions

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        kind, arguments = super().action(code)
        if state is not None:
            arguments |= _circumstances(kind, arguments, state[0])
        return kind, arguments

    # ----- Meanings

    def decision(self, state: Record) -> tuple[str, Facts]:
        record = state[0]
        decision = Decision.numbered(int(record["decision"]))
        facts: Facts = {}
        if decision in (Decision.SIDE, Decision.ROTATION):
            facts["cell"] = int(record["cell"])
        if decision is Decision.ROTATION:
            facts["side"] = int(record["board"]["sides"][record["cell"]])
        elif decision is Decision.TOKEN:
            facts["token"] = _token_to_lay(record)
        elif decision is Decision.NEUTRAL:
            facts["armies"] = int(record["neutral_left"])
        elif decision is Decision.TARGET:
            facts["region"] = int(record["moving_from"])
        if decision in (Decision.HALF, Decision.STEP, Decision.TARGET):
            facts["card"] = int(record["card"])
        if decision in (Decision.STEP, Decision.TARGET):
            parts = CARDS[facts["card"]].parts
            facts["left"] = {_STEPS[parts[int(record["part"])][0]]: int(record["left"])}
        return decision.name.lower(), facts

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        record, facts = state[0], self.action(code)[1]
        facts.pop("half", None)  # a half means nothing without its card
        if "slot" in facts:
            facts["coins"] = ROW_COSTS[facts.pop("slot")]
        facts["have"] = int(record["seats"][seat]["coins"])
        if why in (Refusal.NOT_ADJACENT, Refusal.SEA_TOO_FAR):
            facts |= {"origin": int(record["moving_from"]), "left": int(record["left"])}
            facts["points"] = _sea_step(record)
        if why == Refusal.TOKEN_MUST_BE_LAID:
            facts["token"] = _token_to_lay(record)
        return facts

    def not_asked(self, state: Record, seat: int) -> Reason:
        decision = int(state[0]["decision"])
        if decision == Decision.BID:
            return Reason("L4.1", "refusal-bid-is-final")
        facts = {"seat": int(state[0]["actor"])}
        if decision <= Decision.OUTPOST:
            return Reason("L3.1", "refusal-other-sets-up", facts)
        if decision == Decision.NEUTRAL:
            return Reason("L3.4", "refusal-other-places", facts)
        if decision == Decision.QUEEN:
            return Reason("L8.5", "refusal-queen-chooses", facts)
        return Reason("L5.9", "refusal-not-your-turn", facts)

    def final(self, code: int) -> Reason | None:
        if code in names.actions.kinds["bid"].codes:
            return Reason("L4.1", "refusal-bid-is-final")
        return None

    def study(self, setting: Setting) -> Study:
        return Study(
            first=Told(Event.BID_WON, "seat"),
            bid=Told(Event.BID_SHOWN, "seat", "coins"),
            items=tuple(_things_of_seats(setting)),
            grounds=tuple(_grounds(setting)),
        )

    # ----- Views and positions

    def printed(self, setting: Setting) -> Facts:
        from imperia.games.legends.printed import printed

        return printed(setting.options["edition"], setting.players)

    def implied_options(self, given: Facts) -> Facts:
        from imperia.games.legends.composing_boards import implied_options

        return implied_options(given)

    def implied_players(self, given: Facts, options: Facts) -> int:
        all_four = options.get("board") in ("T", "loop") or given.get("layout") == "t"
        return names.SEATS if all_four else super().implied_players(given, options)

    # ----- Words

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        say = self.words.say
        regions = region_names()
        edition = Edition[setting.options["edition"].upper()]
        return {
            "region": regions,
            "origin": regions,
            "colour": {names.NEUTRAL: say(lang, "neutral-colour")},
            "card": {0: say(lang, "no-card")}
            | {card.number: self.card_in_words(lang, card, edition) for card in CARDS.values()},
            "choice": {
                card.number * names.HALVES + part: self.step_in_words(lang, *step)
                for card in CARDS.values()
                for part, step in enumerate(card.parts)
            },
            "side": {side: side_map(side).name(lang) for side in Side},
            "cell": {cell: say(lang, f"cell-{word_key(cell.name)}") for cell in Cell},
            "layout": {layout: say(lang, f"layout-{word_key(layout.name)}") for layout in Layout},
            "quarters": {quarters: say(lang, f"quarters-{quarters}") for quarters in range(QUARTERS)},
            "token": {token: say(lang, f"token-{word_key(token.name)}") for token in Token},
            "leader": {leader: say(lang, f"leader-{word_key(leader.name)}") for leader in Leader if leader},
            "game": {game: str(game + 1) for game in range(GAMES_IN_A_SERIES)},
        }

    def card_in_words(self, lang: str, card: Card, edition: Edition = Edition.PROOF) -> str:
        """A card as one phrase: its name, what it gives and what it lets its taker do."""
        return self.words.say(
            lang,
            "card",
            name=self.words.say(lang, f"name-{card.key}"),
            abilities=", ".join(self.ability_in_words(lang, *ability, edition) for ability in card.abilities),
            action=self.card_action(lang, card),
        )

    def ability_in_words(self, lang: str, ability: Ability, amount: int, edition: Edition) -> str:
        facts: Facts = {"count": amount}
        if ability in (Ability.VP_FAMILY, Ability.VP_SET):
            facts = {"family": self.words.say(lang, f"family-{Family(amount).name.lower()}")}
        if ability is Ability.VP_SET:
            needs, points = SETS[Family(amount)]
            facts |= {"cards": needs, "points": points[edition]}
        return self.words.say(lang, f"ability-{word_key(ability.name)}", **facts)

    def card_action(self, lang: str, card: Card) -> str:
        parts = [self.step_in_words(lang, *part) for part in card.parts]
        if card.combine is Combine.SINGLE:
            return parts[0]
        return self.words.say(lang, f"card-{card.combine.name.lower()}", one=parts[0], other=parts[1])

    def step_in_words(self, lang: str, step: Step, count: int) -> str:
        return self.words.say(lang, f"step-{step.name.lower()}", count=count)


def _things_of_seats(setting: Setting) -> Iterator[Items]:
    """What a study compares the seats by."""
    options = setting.options
    cards = tuple(card.number for card in CARDS.values() if card.players <= setting.players)
    yield Items("cards", Told(Event.CARD_TAKEN, "seat", "card", "coins"), cards, numbered=True)
    if options["leaders"]:
        leaders = tuple(int(leader) for leader in Leader if leader)
        yield Items("leaders", Told(Event.LEADER_DEALT, "seat", "leader"), leaders)
    if options["explore"]:  # L8.1, L8.2: which lie open, or are turned over when they are taken
        taken = Event.TOKEN_TURNED if options["swamp"] else Event.TOKEN_TAKEN
        last = Token.SWAMP if options["swamp"] else Token.BOOK
        yield Items("tokens", Told(taken, "seat", "token"), tuple(range(last + 1)))


def _grounds(setting: Setting) -> Iterator[Items]:
    """What a study compares whole games by."""
    yield Items("boards", Told(Event.BOARD_LAID, value="side"), tuple(map(int, Side)))
    if setting.options["board"] == "standard" and setting.players < names.SEATS:  # L2.4
        yield Items("layouts", Told(Event.LAYOUT_CHOSEN, value="layout"), (int(Layout.ROW), int(Layout.L)))


def _circumstances(kind: str, arguments: Facts, record: Any) -> Facts:
    """What an action means where it is taken, beyond its own arguments."""
    decision = record["decision"]
    if kind == "card":
        slot = arguments["slot"]
        return {"card": int(record["row"][slot]), "coins": ROW_COSTS[slot]}
    if kind == "half":
        card = int(record["card"])
        return {"card": card, "choice": card * names.HALVES + arguments["half"]}
    if kind == "stop":
        what = {Decision.TOKEN: "token", Decision.QUEEN: "queen"}.get(
            Decision.numbered(int(decision)), "card"
        )
        return {"what": what}
    if kind == "settle":
        return {"what": "outpost" if decision == Decision.OUTPOST else "start"}
    if kind == "token":
        return {"token": _token_to_lay(record)}
    if kind == "side":
        return {"cell": int(record["cell"])}
    if kind == "rotate":
        cell = int(record["cell"])
        side = int(record["board"]["sides"][cell]) if cell < len(Cell) else names.NOBODY
        return {"cell": cell, "side": side}
    if kind == "to":
        origin = int(record["moving_from"])
        return {"origin": origin, "points": _points_of_step(record, origin, arguments["region"])}
    return {}


def _token_to_lay(record: Any) -> int:
    laying = int(record["laying"])
    token = TOKENS_TO_LAY[laying] if laying < len(TOKENS_TO_LAY) else Token.FACE_DOWN
    return int(Token.FACE_DOWN if token <= Token.SWAMP and record["options"]["swamp"] else token)


def _sea_step(record: Any) -> int:
    return max(1, SEA_STEP - int(record["seats"][record["actor"]]["flying"]))


def _points_of_step(record: Any, origin: int, region: int) -> int:
    """L5.4: what the step costs."""
    portals = int(record["board"]["portals"])
    by_portal = origin >= 0 and portals >> origin & 1 and portals >> region & 1
    by_land = (min(origin, region), max(origin, region)) in _LAND
    return 1 if by_land or by_portal else _sea_step(record)


DEFINITION = Legends()
