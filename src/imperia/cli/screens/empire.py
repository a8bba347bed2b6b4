"""The screen of empire: the map with its pieces, the row of cards, and what each seat has."""

from __future__ import annotations

from typing import ClassVar

from imperia.cli.screens.eight_minutes import FamilyScreen
from imperia.cli.screens.with_a_map import tags_of_pieces
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.empire.definition import DEFINITION
from imperia.games.empire.names import NEUTRAL
from imperia.games.empire.pieces import CARDS_TO_TAKE
from imperia.games.empire.setting import EmpireSetting
from imperia.games.setting import Facts
from imperia.maps import Map
from imperia.maps.terminal import Tag
from imperia.play import Match

TOKEN_LETTERS = 3


class EmpireScreen(FamilyScreen):
    neutral = NEUTRAL
    counted_from_one = ("card", "half", "first")
    clauses_of: ClassVar = {
        "neutral": ("E2.4",),
        "bid": ("E3.1", "E3.2"),
        "first": ("E3.2",),
        "card": ("E4.1", "E4.2"),
        "half": ("E4.8",),
        "over": ("E5.6",),
    }
    clauses_of_step: ClassVar = {
        "place": ("E4.3",),
        "move": ("E4.4",),
        "sail": ("E4.4", "E4.5"),
        "city": ("E4.6",),
        "destroy": ("E4.7",),
    }
    clause_of_stopping = "E4.10"

    def map_of(self, match: Match, view: Facts) -> Map:
        assert isinstance(match.setting, EmpireSetting)
        return match.setting.board

    def tags_of(self, region: Facts, seats: Seats, lang: str) -> list[Tag]:
        tags = tags_of_pieces(region, seats)
        if region["token"]:
            good = DEFINITION.words.say(lang, f"good-{region['token']}")
            tags.append(Tag(f"({good[:TOKEN_LETTERS]})"))
        return tags

    def cards_each(self, match: Match) -> int:
        return CARDS_TO_TAKE[match.players]

    def collection(self, view: Facts, seat: Facts, speech: Speech) -> list[tuple[str, str]]:
        return [
            (DEFINITION.words.say(speech.lang, f"good-{good}"), str(icons))
            for good, icons in seat["goods"].items()
            if icons
        ]


SCREEN = EmpireScreen()
