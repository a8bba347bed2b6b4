"""Legends as everything above the rules sees it: options, meanings of numbers, and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any, ClassVar

from imperia.games.contract import Items, Study, Told, word_key
from imperia.games.eight_minutes.definition import FamilyDefinition
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.errors import BadOption
from imperia.games.foresight import Foresight
from imperia.games.legends import names
from imperia.games.legends.board import region_names, side_map
from imperia.games.legends.names import Decision, Edition, Event, Refusal, Source
from imperia.games.legends.options import Options
from imperia.games.legends.pieces import (
    CARDS,
    SEA_STEP,
    TOKENS_TO_LAY,
    Ability,
    Card,
    Leader,
    Step,
    Token,
    facts_of_ability,
)
from imperia.games.legends.sides import QUARTERS, SIDES, Cell, Layout, Side
from imperia.games.setting import Facts, Lexicon, Record, Setting

_LAND = {pair for side in SIDES for pair in side.land}
_STEPS = tuple(step.name.lower() for step in Step)


def _token_to_lay(record: Any) -> int:
    laying = int(record["laying"])
    token = TOKENS_TO_LAY[laying] if laying < len(TOKENS_TO_LAY) else Token.FACE_DOWN
    return int(Token.FACE_DOWN if token <= Token.SWAMP and record["options"]["swamp"] else token)


def _side_to_turn(record: Any) -> int:
    cell = int(record["cell"])
    return int(record["board"]["sides"][cell]) if cell < len(Cell) else NOBODY


def _left(record: Any) -> Facts:
    step, _ = CARDS[int(record["card"])].halves[record["part"]]
    return {_STEPS[step]: int(record["left"])}


def _sea_step(record: Any) -> int:
    return max(1, SEA_STEP - int(record["seats"][record["actor"]]["flying"]))


def _points_of_step(record: Any, region: int) -> int:
    """L5.4: what the step of the chosen army costs."""
    origin, portals = int(record["moving_from"]), int(record["board"]["portals"])
    by_portal = origin >= 0 and portals >> origin & 1 and portals >> region & 1
    by_land = (min(origin, region), max(origin, region)) in _LAND
    return 1 if by_land or by_portal else _sea_step(record)


_STOPPED: dict[int, str] = {Decision.TOKEN: "token", Decision.QUEEN: "queen"}  # what `stop` is about


class Legends(FamilyDefinition):
    id = "legends"
    version = 1
    players = range(2, names.SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = names.actions
    sources = tuple(source.name.lower() for source in Source)
    options = Options.declared
    rules = ("setup", "arranging", "starting", "turn", "scoring", "evaluation", "sight", "view", "derived")
    neutral, cards = names.NEUTRAL, CARDS
    about: ClassVar = {
        Decision.SIDE: ("cell",),
        Decision.ROTATION: ("cell", "side"),
        Decision.TOKEN: ("token",),
        Decision.NEUTRAL: ("armies",),
        Decision.HALF: ("card",),
        Decision.STEP: ("card", "left"),
        Decision.TARGET: ("region", "card", "left"),
    }
    facts: ClassVar = {
        **FamilyDefinition.facts,
        "cell": lambda record: int(record["cell"]),
        "side": _side_to_turn,
        "token": _token_to_lay,
        "left": _left,
    }
    others_wait: ClassVar = {
        **dict.fromkeys(range(Decision.OUTPOST + 1), ("L3.1", "other-sets-up")),
        Decision.NEUTRAL: ("L3.4", "other-places"),
        Decision.QUEEN: ("L8.5", "queen-chooses"),
    }
    clause_of_turns = "L5.9"
    circumstantial: ClassVar = FamilyDefinition.circumstantial | {"stop", "settle", "token", "side", "rotate"}

    def setting(self, players: int, options: Mapping[str, Any]) -> Setting:
        values = self.checked_options(players, options)
        if values["swamp"] and not values["explore"]:
            raise BadOption("swamp-without-explore")
        return Setting(players, values)

    # ----- Meanings

    def circumstances(self, kind: str, arguments: Facts, record: Any) -> Facts:
        decision = int(record["decision"])
        if kind == "stop":
            return {"what": _STOPPED.get(decision, "card")}
        if kind == "settle":
            return {"what": "outpost" if decision == Decision.OUTPOST else "start"}
        if kind == "token":
            return {"token": _token_to_lay(record)}
        if kind == "side":
            return {"cell": int(record["cell"])}
        if kind == "rotate":
            return {"cell": int(record["cell"]), "side": _side_to_turn(record)}
        facts = super().circumstances(kind, arguments, record)
        if kind == "to":
            facts["points"] = _points_of_step(record, arguments["region"])
        return facts

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        record, facts = state[0], super().facts_of_refusal(state, seat, code, why)
        if why in (Refusal.NOT_ADJACENT, Refusal.SEA_TOO_FAR):
            facts |= {"origin": int(record["moving_from"]), "left": int(record["left"])}
            facts["points"] = _sea_step(record)
        if why == Refusal.TOKEN_MUST_BE_LAID:
            facts["token"] = _token_to_lay(record)
        return facts

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

    def foresight(self, seen: Record, code: int) -> Foresight:
        """L8.2: a city takes a face-down token, which may be worth points itself."""
        cities = self.actions.kinds["city"].codes
        if code in cities and seen[0]["tokens"][code - cities.start] == 1 + Token.FACE_DOWN:
            return Foresight.SOME
        return super().foresight(seen, code)

    # ----- Words

    def region_names(self, setting: Setting) -> dict[int, str]:
        return region_names()

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        named: dict[str, Iterable[IntEnum]] = {
            "cell": Cell,
            "layout": Layout,
            "token": Token,
            "leader": Leader,
        }
        words = {
            what: {
                int(one): self.words.say(lang, f"{what}-{word_key(one.name)}")
                for one in members
                if one.name != "NONE"
            }
            for what, members in named.items()
        }
        quarters = {number: self.words.say(lang, f"quarters-{number}") for number in range(QUARTERS)}
        sides = {int(side): side_map(side).name(lang) for side in Side}
        return {**super().lexicon(setting, lang), **words, "quarters": quarters, "side": sides}

    def card_in_words(self, lang: str, card: Card, options: Facts) -> str:
        edition = Edition[options["edition"].upper()]
        return self.words.say(
            lang,
            "card",
            name=self.words.say(lang, f"name-{card.key}"),
            abilities=", ".join(self.ability_in_words(lang, *ability, edition) for ability in card.abilities),
            action=self.card_action(lang, card),
        )

    def ability_in_words(self, lang: str, ability: Ability, amount: int, edition: Edition) -> str:
        facts = facts_of_ability(ability, amount, edition)
        if "family" in facts:
            facts["family"] = self.words.say(lang, f"family-{facts['family']}")
        return self.words.say(lang, f"ability-{word_key(ability.name)}", **facts)


def _things_of_seats(setting: Setting) -> Iterator[Items]:
    """The things by which a study compares the seats."""
    options = setting.options
    cards = tuple(card.number for card in CARDS.values() if card.players <= setting.players)
    yield Items("cards", Told(Event.CARD_TAKEN, "seat", "card", "coins"), cards, numbered=True)
    if options["leaders"]:
        leaders = tuple(int(leader) for leader in Leader if leader)
        yield Items("leaders", Told(Event.LEADER_DEALT, "seat", "leader"), leaders)
    if options["explore"]:  # L8.1, L8.2: tokens lie open, or are turned over when taken
        taken = Event.TOKEN_TURNED if options["swamp"] else Event.TOKEN_TAKEN
        last = Token.SWAMP if options["swamp"] else Token.BOOK
        yield Items("tokens", Told(taken, "seat", "token"), tuple(range(last + 1)))


def _grounds(setting: Setting) -> Iterator[Items]:
    """The things by which a study compares whole games."""
    yield Items("boards", Told(Event.BOARD_LAID, value="side"), tuple(map(int, Side)))
    if setting.options["board"] == "standard" and setting.players < names.SEATS:  # L2.4
        yield Items("layouts", Told(Event.LAYOUT_CHOSEN, value="layout"), (int(Layout.ROW), int(Layout.L)))


DEFINITION = Legends()
