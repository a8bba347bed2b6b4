"""The screen of legends: the boards as one map with pieces and tokens, the row, and what each seat has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from imperia.cli.appearance import Look
from imperia.cli.screens.with_a_map import (
    beside_the_map,
    every_card_is_offered,
    in_columns,
    letter_of,
    row_table,
    seats_table,
    tags_of_pieces,
)
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.contract import Facts
from imperia.games.legends.board import composed
from imperia.games.legends.definition import DEFINITION
from imperia.games.legends.names import NEUTRAL, Edition
from imperia.games.legends.pieces import CARDS, CARDS_TO_TAKE
from imperia.games.legends.sides import Cell, Side
from imperia.maps import Map
from imperia.maps.terminal import Tag, draw
from imperia.play import Action, Match

TOKEN_LETTERS = 6
UNSEEN = "(?)"

CLAUSES = {
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
CLAUSES_OF_STEP = {
    "place": ("L5.3", "L5.8"),
    "move": ("L5.4", "L5.8"),
    "city": ("L5.5",),
    "destroy": ("L5.6",),
}
REGION_KINDS = ("settle", "token", "neutral", "place", "from", "to", "city")
COUNTED_FROM_ONE = ("card", "half", "layout", "side", "rotate")


class LegendsScreen:
    # ----- What is on the table

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        view = match.view(viewer)
        speech = Speech(look.lang)
        parts: list[RenderableType] = [
            seats_table(view, seats, lambda seat: holdings(match, view, seat, speech))
        ]
        if not every_card_is_offered(view):
            parts += ["", row_table(view, speech, lambda card: card_in_words(match, card, speech.lang))]
        return beside_the_map(lambda width: map_of(view, seats, look, width), parts, news, look)

    # ----- What is asked and answered

    def label(self, action: Action, seats: Seats) -> str:
        if action.kind == "stop":
            return "."
        if action.kind == "destroy":
            return f"{letter_of(action.arguments['colour'], seats)}{action.arguments['region']}"
        number = next(iter(action.arguments.values()))
        return str(number + 1 if action.kind in COUNTED_FROM_ONE else number)

    def readings(self, match: Match, text: str, seats: Seats) -> Iterator[str]:
        for region in regions_meant(match, text):
            yield from (f"{kind} {region}" for kind in REGION_KINDS)
        if text.isdigit():
            yield f"bid {text}"
            yield from (f"{kind} {int(text) - 1}" for kind in COUNTED_FROM_ONE if text != "0")
        pieces = re.fullmatch(r"([^\W\d_])\s*(\d+)", text)
        if pieces:
            letters = {letter_of(colour, seats): colour for colour in (*range(match.players), NEUTRAL)}
            if pieces[1].upper() in letters:
                yield f"destroy {letters[pieces[1].upper()]} {pieces[2]}"

    def clauses(self, match: Match) -> tuple[str, ...]:
        decision = match.view(None)["decision"]
        if decision["kind"] in CLAUSES:
            return CLAUSES[decision["kind"]]
        return (*(number for step in decision["left"] for number in CLAUSES_OF_STEP[step]), "L5.7")


def regions_meant(match: Match, text: str) -> list[int]:
    """The region with this number, or those on the table whose names begin like this."""
    board = board_of(match.view(None))
    regions = board.regions if board else ()
    if text.isdigit():
        return [region.number for region in regions if str(region.number) == text]
    return [region.number for region in regions if region.name.casefold().startswith(text.casefold())]


# ----- The map


def board_of(view: Facts) -> Map | None:
    """The boards that lie on the table, as one map."""
    laid = tuple(
        (Cell[cell["cell"].upper()], Side[cell["side"].upper()], cell["quarters"])
        for cell in view["board"]["cells"]
    )
    return composed(laid, view["board"]["start"]) if laid else None


def map_of(view: Facts, seats: Seats, look: Look, width: int) -> Text:
    board = board_of(view)
    if board is None:
        return Text(Speech(look.lang)("cli-legends-nothing-laid"))
    tags = {region["region"]: tags_of(region, seats, look) for region in view["regions"]}
    return draw(board, tags=tags, width=width, colour=look.colour, dark=look.dark, lang=look.lang)


def tags_of(region: Facts, seats: Seats, look: Look) -> list[Tag]:
    tags = tags_of_pieces(region, seats)
    if region["token"] == "face_down":
        tags.append(Tag(UNSEEN))
    elif region["token"]:
        name = DEFINITION.words.say(look.lang, f"token-{region['token']}")
        tags.append(Tag(f"({name.split()[-1][:TOKEN_LETTERS]}{'?' if region['face_down'] else ''})"))
    return tags


# ----- Cards and seats


def card_in_words(match: Match, card: int, lang: str) -> str:
    return DEFINITION.card_in_words(lang, CARDS[card], Edition[match.options["edition"].upper()])


def holdings(match: Match, view: Facts, seat: Facts, speech: Speech) -> Columns:
    cards = CARDS_TO_TAKE[Edition[match.options["edition"].upper()]][match.players]
    counts = [
        (speech("cli-table-points"), f"{view['scores'][seat['seat']]['total']:>2}"),
        (speech("cli-table-coins"), f"{seat['coins']:>2}"),
        (speech("cli-table-supply"), f"{seat['supply']:>2}"),
        (speech("cli-table-cities"), str(seat["cities_left"])),
        (speech("cli-table-cards"), f"{len(seat['cards'])}/{cards}"),
    ]
    abilities = {
        "cli-legends-flying": seat["flying"],
        "cli-legends-more-armies": seat["more_armies"],
        "cli-legends-more-moves": seat["more_moves"],
        "cli-legends-elixirs-held": seat["elixirs"],
        "cli-legends-immune": "✓" if seat["immune"] else 0,
        "cli-legends-captured": sum(view["captured"]) if seat["leader"] == "red_sorceress" else 0,
    }
    counts += [(speech(word), str(count)) for word, count in abilities.items() if count]
    say = DEFINITION.words.say
    counts += [
        (say(speech.lang, f"family-{family}"), str(count)) for family, count in seat["families"].items()
    ]
    counts += [(say(speech.lang, f"token-{token}"), str(count)) for token, count in seat["tokens"].items()]
    if seat["leader"]:
        counts.append((say(speech.lang, f"leader-{seat['leader'].replace('_', '-')}"), ""))
    return in_columns(counts)


SCREEN = LegendsScreen()
