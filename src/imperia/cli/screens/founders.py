"""The screen of founders: the market, every nation as a grid of tiles, and what each seat holds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import Look
from imperia.cli.screens.holdings import in_columns, seats_table
from imperia.cli.screens.illustration import Illustration
from imperia.cli.screens.nations import nations
from imperia.cli.screens.plain import PlainScreen
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.founders.definition import DEFINITION
from imperia.games.founders.names import Decision
from imperia.games.founders.pieces import Resource, Stack
from imperia.games.founders.setting import FoundersSetting
from imperia.games.founders.tileset import TileSet
from imperia.games.setting import Facts
from imperia.play import Action, Match
from imperia.words import LANGUAGES

# Where the clause of the decision itself is not what somebody wants to read.
CLAUSES = {
    "side": ("F2.2", "F5.1"),
    "tile": ("F3.3", "F4.2", "F4.3"),
    "place": ("F4.1", "F4.2", "F4.3", "F4.6"),
    "last": ("F5.4", "F6.2"),
    "over": ("F6.3", "F6.4"),
}
CLAUSES_OF_TOKEN = {"war": "F5.1", "coin": "F5.2", "carriage": "F5.3", "craftsman": "F5.4"}
LABELS = {"draw": "d", "propose": "p", "agree": "y", "refuse": "n"} | dict.fromkeys(
    ("no-token", "pass", "go-on", "stop"), "."
)
ON_OWN_CELL = ("cell", "swap", "unite", "craftsman")
ON_OTHERS = ("pillage", "buy")
_CELL = re.compile(r"(-?\d{1,3})\s*,\s*(-?\d{1,3})")
_CELL_OF_SEAT = re.compile(r"([^\W\d_])\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})")


class FoundersScreen(PlainScreen):
    example = "tile 7"

    # ----- What is on the table

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        view = match.view(viewer)
        speech = Speech(look.lang)
        parts: list[RenderableType] = [
            market(match, view, speech),
            "",
            nations(tiles_of(match), view, viewer, seats, look),
            "",
            seats_table(view, seats, lambda seat: holdings(view, seat, speech)),
        ]
        if news:
            parts += ["", news]
        return Group(*parts)

    def illustration(self, match: Match, viewer: int | None, seats: Seats, look: Look) -> Illustration:
        from imperia.cli.screens.nations_drawn import drawn_nations

        view, speech = match.view(viewer), Speech(look.lang)
        held = seats_table(view, seats, lambda seat: holdings(view, seat, speech))
        words = Group(market(match, view, speech), "", held)
        return Illustration(drawn_nations(tiles_of(match), view, viewer, seats, look), words)

    # ----- What is asked and answered

    def label(self, action: Action, seats: Seats) -> str:
        if action.kind in LABELS:
            return LABELS[action.kind]
        facts = action.arguments
        if action.kind in ON_OWN_CELL:
            return f"{facts['x']},{facts['y']}"
        if action.kind in ON_OTHERS:
            return f"{seats.letters[facts['other']]}{facts['x']},{facts['y']}"
        number = next(iter(facts.values()))
        return str(number if action.kind == "tile" else number + 1)

    def readings(self, match: Match, text: str, seats: Seats) -> Iterator[str]:
        if cell := _CELL.fullmatch(text):
            yield from (f"{kind} {cell[1]},{cell[2]}" for kind in ON_OWN_CELL)
            for seat in range(match.players):
                yield from (f"{kind} {seat} {cell[1]},{cell[2]}" for kind in ON_OTHERS)
        if at := _CELL_OF_SEAT.fullmatch(text):
            letters = {letter: seat for seat, letter in enumerate(seats.letters)}
            if at[1].upper() in letters:
                seat = letters[at[1].upper()]
                yield from (f"{kind} {seat} {at[2]},{at[3]}" for kind in ON_OTHERS)
        yield from (f"tile {number}" for number in tiles_meant(match, text))

    def clauses(self, match: Match) -> tuple[str, ...]:
        decision = match.view(None)["decision"]
        if decision["kind"] == "target":
            return (CLAUSES_OF_TOKEN[decision["what"]],)
        return CLAUSES.get(decision["kind"]) or (Decision[decision["kind"].upper()].clause,)

    def explanation(
        self, match: Match, seat: int, text: str, speech: Speech, names: tuple[str, ...] = ()
    ) -> str | None:
        """For a tile at a cell, `stable 1,0`, or for the tile being added at a cell, `1,0`."""
        name, _, place = text.strip().rpartition(" ")
        cell = _CELL.fullmatch(place)
        if cell is None:
            return None
        tiles = tiles_meant(match, name) if name else [match.view(None)["tile"]]
        where = {"x": int(cell[1]), "y": int(cell[2])}
        answers = [match.explain(seat, {"tile": tile, **where}) for tile in tiles]
        return "\n".join(explained(match, answer, speech) for answer in answers if answer) or None


def tiles_of(match: Match) -> TileSet:
    assert isinstance(match.setting, FoundersSetting)
    return match.setting.tiles


def tiles_meant(match: Match, text: str) -> list[int]:
    """The tile with this number, or those whose names in any language begin like this."""
    tiles = tiles_of(match)
    if text.isdigit():
        return [int(text)] if int(text) < len(tiles.sorts) else []
    return [
        number
        for number, sort in enumerate(tiles.sorts)
        for names in [(sort.name, *(tiles.called(sort.name, lang) for lang in LANGUAGES))]
        if any(name.casefold().startswith(text.casefold()) for name in names)
    ]


def explained(match: Match, answer: Facts, speech: Speech) -> str:
    """Which supplier serves which need, or what is missing."""
    tile = DEFINITION.tile_in_words(speech.lang, tiles_of(match), tiles_of(match).sorts[answer["tile"]])
    at = {"tile": tile, "x": answer["x"], "y": answer["y"]}
    if not answer["beside"]:
        return speech("cli-founders-not-beside", **at)
    served = [served_need(need, speech) for need in answer["served"]]
    if answer["unmet"]:
        lacking = DEFINITION.phrase(match.setting, speech.lang, {"unmet": answer["unmet"]}, ())["unmet"]
        return speech("cli-founders-lacks", unmet=lacking, served=len(served), by=", ".join(served), **at)
    return speech("cli-founders-fits", served=len(served), by=", ".join(served), **at)


def served_need(need: Facts, speech: Speech) -> str:
    resource = DEFINITION.resource_in_words(speech.lang, Resource[need["resource"].upper()])
    if "bought" in need:
        return speech("cli-founders-bought", resource=resource)
    return speech("cli-founders-served", resource=resource, x=need["x"], y=need["y"])


# ----- The market


def market(match: Match, view: Facts, speech: Speech) -> Table:
    """Each row with its stack, each tile with the number to type for it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    tiles = tiles_of(match)
    for stack in Stack:
        name = stack.name.lower()
        if stack is Stack.VICTORY:
            heading = speech("cli-founders-victory-row")
        else:
            words = DEFINITION.words.say(speech.lang, f"stack-{name}")
            heading = speech("cli-founders-row", stack=words, left=len(view["stacks"][name]))
        said = {n: DEFINITION.tile_in_words(speech.lang, tiles, tiles.sorts[n]) for n in view["rows"][name]}
        shown = [Text.assemble((f"{n} ", "bold"), said[n]) for n in view["rows"][name]]
        table.add_row(Text(heading, "bold"), Columns(shown, padding=(0, 3)))
    return table


# ----- The seats


def holdings(view: Facts, seat: Facts, speech: Speech) -> Columns:
    counts = [(speech("cli-founders-points"), f"{view['scores'][seat['seat']]['total']:>2}")]
    held = {token: count for token, count in seat["hand"].items() if count}
    counts += [(DEFINITION.words.say(speech.lang, f"token-{token}"), str(held[token])) for token in held]
    named = [DEFINITION.words.say(speech.lang, f"resource-{name}") for name in seat["craftsmen"]]
    more = [f"({', '.join(named)})"] if named else []
    if seat["swapped"]:
        more.append(speech("cli-founders-swapped", count=len(seat["swapped"])))
    return in_columns(counts, more)


SCREEN = FoundersScreen()
