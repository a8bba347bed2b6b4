"""The screen of legends: the boards as one map with pieces and tokens, the row, and what each seat has."""

from __future__ import annotations

from typing import ClassVar

from imperia.cli.screens.eight_minutes import FamilyScreen
from imperia.cli.screens.with_a_map import tags_of_pieces
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.contract import word_key
from imperia.games.legends.board import composed, laid_in
from imperia.games.legends.definition import DEFINITION
from imperia.games.legends.names import NEUTRAL, Edition
from imperia.games.legends.pieces import CARDS_TO_TAKE
from imperia.games.setting import Facts
from imperia.maps import Map
from imperia.maps.terminal import Tag
from imperia.play import Match

TOKEN_LETTERS = 6
UNSEEN = "(?)"


class LegendsScreen(FamilyScreen):
    neutral = NEUTRAL
    counted_from_one = ("card", "half", "layout", "side", "rotate")
    clauses_of: ClassVar = {
        "layout": ("L2.4",),
        "side": ("L2.1", "L2.5"),
        "rotation": ("L2.3", "L2.7"),
        "start": ("L2.5",),
        "token": ("L8.1", "L8.8"),
        "outpost": ("L3.3",),
        "neutral": ("L3.4",),
        "bid": ("L4.1",),
        "card": ("L5.1", "L5.2"),
        "half": ("L5.7",),
        "queen": ("L8.5",),
        "over": ("L7.4",),
    }
    clauses_of_step: ClassVar = {
        "place": ("L5.3", "L5.8"),
        "move": ("L5.4", "L5.8"),
        "city": ("L5.5",),
        "destroy": ("L5.6",),
    }
    clause_of_stopping = "L5.7"

    def map_of(self, match: Match, view: Facts) -> Map | None:
        """The boards that lie on the table, as one map."""
        laid = laid_in(view["board"]["cells"])
        return composed(laid, view["board"]["start"]) if laid else None

    def tags_of(self, region: Facts, seats: Seats, lang: str) -> list[Tag]:
        tags = tags_of_pieces(region, seats)
        if region["token"] == "face_down":
            tags.append(Tag(UNSEEN))
        elif region["token"]:
            name = DEFINITION.words.say(lang, f"token-{region['token']}")
            tags.append(Tag(f"({name.split()[-1][:TOKEN_LETTERS]}{'?' if region['face_down'] else ''})"))
        return tags

    def cards_each(self, match: Match) -> int:
        return CARDS_TO_TAKE[Edition[match.options["edition"].upper()]][match.players]

    def collection(self, view: Facts, seat: Facts, speech: Speech) -> list[tuple[str, str]]:
        def say(key: str) -> str:
            return DEFINITION.words.say(speech.lang, key)

        abilities = {
            "cli-legends-flying": seat["flying"],
            "cli-legends-more-armies": seat["more_armies"],
            "cli-legends-more-moves": seat["more_moves"],
            "cli-legends-elixirs-held": seat["elixirs"],
            "cli-legends-immune": "✓" if seat["immune"] else 0,
            "cli-legends-captured": sum(view["captured"]) if seat["leader"] == "red_sorceress" else 0,
        }
        return [
            *((speech(word), str(count)) for word, count in abilities.items() if count),
            *((say(f"family-{family}"), str(count)) for family, count in seat["families"].items()),
            *((say(f"token-{token}"), str(count)) for token, count in seat["tokens"].items()),
            *([(say(f"leader-{word_key(seat['leader'])}"), "")] if seat["leader"] else []),
        ]


SCREEN = LegendsScreen()
