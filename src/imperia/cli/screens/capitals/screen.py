"""The screen of capitals: the map with armies, buildings and fleets, what seats have, what is under way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import chain
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from imperia.cli.appearance import COLOURS, NEUTRAL_COLOUR, Look, counter_style
from imperia.cli.screens.capitals import cards, explained, luck, menu, news, notes
from imperia.cli.screens.holdings import in_columns, seats_table
from imperia.cli.screens.illustration import Illustration
from imperia.cli.screens.plain import PlainScreen
from imperia.cli.screens.with_a_map import beside_the_map
from imperia.cli.speech import Speech
from imperia.cli.table.question import Pretended, Question
from imperia.cli.table.seats import Seats
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.names import SORT_WORDS, Verb
from imperia.games.capitals.pieces import SOLDIERS, STRENGTH, Building, Card, Good, Ship, Unit
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.setting import Facts
from imperia.maps.terminal import Tag, draw
from imperia.play import Action, Event, IllegalAction, Match
from imperia.words import LANGUAGES

SOLDIERS_OF = {unit.name.lower(): SOLDIERS[unit] for unit in Unit}
STRENGTH_OF = {ship.name.lower(): STRENGTH[ship] for ship in Ship}
CAPITAL, PORT, ROBBED, BOAT, SHIPS = "★", "⚓", "R", "∩", "▲"
BUILDINGS = {
    "farm": "f",
    "granary": "g",
    "manufactory": "m",
    "bunker": "b",
    "strong_bunker": "B",
    "camp": "c",
}
ARGUMENT_ALONE = ("do", "at", "units", "number", "building", "card", "good")  # kinds that need not be typed
SENT_IN_SECRET = (Verb.SHIP, Verb.SEND_BUILDER)
WILD = {"rebels": "!", "savages": "?"}


@cache
def vocabulary(lang: str) -> Mapping[str, str]:
    """The names of things in the box."""
    things: dict[str, Iterable[IntEnum]] = {
        "unit": Unit,
        "ship": Ship,
        "building": Building,
        "card": Card,
        "good": Good,
    }
    return {
        DEFINITION.words.say(lang, f"{what}-{each.name.lower().replace('_', '-')}"): each.name.lower()
        for what, each_of in things.items()
        for each in each_of
        if each is not Building.NONE
    }


class CapitalsScreen(PlainScreen):
    example = "do march"

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        view, speech = match.view(viewer), Speech(look.lang)
        parts = self._parts(match, view, viewer, seats, speech)
        return beside_the_map(lambda width: self._drawn(match, view, seats, look, width), parts, news, look)

    def illustration(self, match: Match, viewer: int | None, seats: Seats, look: Look) -> Illustration:
        from imperia.maps.svg import drawing  # brings geometry with it, which the terminal does not need

        assert isinstance(match.setting, CapitalsSetting)
        view, speech = match.view(viewer), Speech(look.lang)
        board, tags = match.setting.board, self._tags(view, seats)
        words = Group(*self._parts(match, view, viewer, seats, speech))
        return Illustration(drawing(board, look.lang, dark=look.dark, tags=tags), words)

    def _parts(
        self, match: Match, view: Facts, viewer: int | None, seats: Seats, speech: Speech
    ) -> list[RenderableType]:
        return [
            self._heading(view, speech),
            "",
            seats_table(view, seats, lambda seat: in_columns(self._holdings(view, seat, speech))),
            *self._under_way(match, view, viewer, seats, speech),
            *self._next_turn(match, viewer, seats, speech),
        ]

    # ----- What is on the table

    def _drawn(self, match: Match, view: Facts, seats: Seats, look: Look, width: int) -> Text:
        assert isinstance(match.setting, CapitalsSetting)
        return draw(
            match.setting.board,
            tags=self._tags(view, seats),
            width=width,
            colour=look.colour,
            dark=look.dark,
            lang=look.lang,
        )

    def _tags(self, view: Facts, seats: Seats) -> dict[int, list[Tag]]:
        tags = {land["place"]: list(self._of_land(land, seats)) for land in view["lands"]}
        tags |= {sea["place"]: list(self._of_sea(sea, seats)) for sea in view["seas"]}
        for seat in view["seats"]:
            for transport in seat["transports"]:
                aboard = transport["infantry"] + 3 * transport["cavalry"]
                letter = seats.letters[seat["seat"]]
                tags[transport["place"]].append(Tag(f"{letter}⛴{aboard}", self._style(seat["seat"])))
        return tags

    def _style(self, side: Any) -> str:
        return counter_style(COLOURS[side] if isinstance(side, int) else NEUTRAL_COLOUR)

    def _of_land(self, land: Facts, seats: Seats) -> Iterator[Tag]:
        holder = land["holder"]
        if holder is None:
            return
        letter = seats.letters[holder] if isinstance(holder, int) else WILD[holder]
        soldiers = sum(SOLDIERS_OF[unit] * number for unit, number in land["units"].items())
        capital = CAPITAL if land["capital"] is not None else ""
        yield Tag(f"{letter}{capital}{soldiers or ''}", self._style(holder))
        built = BUILDINGS.get(land["building"] or "", "") + (PORT if "port" in land["marks"] else "")
        built += ("=" if "road" in land["marks"] else "") + "•" * land["tokens"]
        built += ROBBED if "robbed" in land["marks"] else ""
        if built:
            yield Tag(built)
        if sum(land["captives"]):
            yield Tag(f"({sum(land['captives'])})")
        if land["owner"] not in (None, holder):
            yield Tag(seats.letters[land["owner"]].lower(), self._style(land["owner"]))

    def _of_sea(self, sea: Facts, seats: Seats) -> Iterator[Tag]:
        if sea["fleet"] is not None:
            strength = sum(STRENGTH_OF[ship] * number for ship, number in sea["ships"].items())
            yield Tag(f"{seats.letters[sea['fleet']]}{SHIPS}{strength}", self._style(sea["fleet"]))
        if sea["boat"] is not None:
            yield Tag(f"{seats.letters[sea['boat']]}{BOAT}", self._style(sea["boat"]))

    def _heading(self, view: Facts, speech: Speech) -> Text:
        weather = DEFINITION.words.say(speech.lang, f"weather-{view['weather'].replace('_', '-')}")
        return Text(
            speech(
                "cli-capitals-round",
                round=view["round"],
                rounds=view["options"]["rounds"],
                weather=weather,
                left=view["weather_rounds"],
            )
        )

    def _holdings(self, view: Facts, seat: Facts, speech: Speech) -> list[tuple[str, str]]:
        if seat["out"]:
            return [(speech("cli-capitals-out"), "")]
        income = f"{seat['income'] - seat['upkeep']:+d}"
        return [
            (speech("cli-table-points"), str(view["scores"][seat["seat"]]["total"])),
            (speech("cli-table-coins"), f"{seat['currency']} ({income})"),
            (speech("cli-capitals-food"), f"{seat['food']}/{seat['need']}"),
            (speech("cli-capitals-soldiers"), str(seat["soldiers"])),
            (speech("cli-capitals-level"), "I" * seat["level"]),
            *([(speech("cli-capitals-spies"), str(seat["spies"]))] if seat["spies"] else []),
        ]

    def _under_way(
        self, match: Match, view: Facts, viewer: int | None, seats: Seats, speech: Speech
    ) -> list[RenderableType]:
        """What each seat has sent, and where to, as far as the viewer knows."""
        names = DEFINITION.places(match.setting, speech.lang)
        lines = []
        for seat in view["seats"]:
            for voyage in seat["voyages"]:
                target = voyage["to"]
                kind = DEFINITION.words.say(speech.lang, f"voyage-{voyage['kind']}")
                where = names.get(target, "?") if isinstance(target, int) else "?" if target else "none"
                line = speech("cli-capitals-under-way", voyage=kind, turns=voyage["turns"], place=where)
                lines.append(Text(f"{seats.letters[seat['seat']]} {line}"))
        return ["", Group(*lines)] if lines else []

    def _next_turn(
        self, match: Match, viewer: int | None, seats: Seats, speech: Speech
    ) -> list[RenderableType]:
        """What the next turn brings to the only person at the terminal."""
        if viewer is None or match.over:
            return []
        answer = match.explain(viewer, {"of": "forecast"})
        assert answer is not None
        return ["", explained.Telling(match, speech, seats.names).in_short(answer)]

    # ----- What is asked and answered

    def label(self, action: Action, seats: Seats) -> str:
        """The notation without its kind where that is a number or a word of its own."""
        kind, _, rest = action.notation.partition(" ")
        return rest if kind in ARGUMENT_ALONE else action.notation

    def readings(self, match: Match, text: str, seats: Seats) -> Iterator[str]:
        for kind in (*ARGUMENT_ALONE, "payer", "exchange", "partner"):
            yield f"{kind} {text}"
        yield from (f"units {sort}" for sort in SORT_WORDS if sort.partition("/")[0] == text)
        if not text.isdigit():
            spoken = (DEFINITION.places(match.setting, lang).items() for lang in LANGUAGES)
            for number, name in dict.fromkeys(chain.from_iterable(spoken)):
                if name.lower().startswith(text.lower()):
                    yield from (f"{kind} {number}" for kind in ("at", "take", "give"))

    def vocabulary(self, lang: str) -> Mapping[str, str]:
        return vocabulary(lang)

    def is_secret(self, match: Match) -> bool:
        """Cards of spies, and where a ship goes (C19.1)."""
        verb = int(match.state[0]["verb"])
        return match.decision == "card" or (match.decision == "target" and verb in SENT_IN_SECRET)

    def unrevealing(self, match: Match, problem: IllegalAction, speech: Speech) -> str | None:
        return cards.unrevealing(problem, speech)

    def pretended(self, match: Match, step: int, question: Question) -> list[Pretended]:
        return cards.pretended(match, step, question)

    def clauses(self, match: Match) -> tuple[str, ...]:
        decision = match.definition.decisions.numbered(int(match.state[0]["decision"]))
        return (decision.clause,)

    def explanation(
        self, match: Match, seat: int, text: str, speech: Speech, names: tuple[str, ...] = ()
    ) -> str | None:
        return explained.explanation(match, seat, text, speech, names)

    def topics(self, speech: Speech) -> str:
        told = [explained.topic_in_words(topic, speech) for topic in explained.TOPICS]
        return speech("cli-capitals-topics", topics=", ".join(told))

    def menu(self, question: Question, look: Look) -> RenderableType | None:
        return cards.menu(question) or menu.menu(question)

    def notes(self, question: Question, look: Look) -> RenderableType | None:
        return notes.notes(question)

    def afterword(self, match: Match, seats: Seats, speech: Speech) -> RenderableType | None:
        return luck.luck_of_battles(match, seats, speech)

    def weighty(self, match: Match, events: Sequence[Event], viewer: int | None) -> list[Event]:
        return news.weighty(match, events, viewer)


SCREEN = CapitalsScreen()
