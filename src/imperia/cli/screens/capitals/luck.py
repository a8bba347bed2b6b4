"""The luck of battles, at the end: what was to be expected of them, and what the dice gave."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.appearance import SHAPES, seat_style
from imperia.cli.speech import Speech
from imperia.cli.table.seats import Seats
from imperia.games.setting import Facts
from imperia.play import Match

SUMS = ("won", "lost", "beaten")
PLACES = 2  # decimals


def luck_of_battles(match: Match, seats: Seats, speech: Speech) -> RenderableType | None:
    """None if there were no battles."""
    hindsight = match.hindsight()
    assert hindsight is not None
    if not hindsight["battles"]:
        return None
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(speech("cli-heading-seat"))
    for heading in ("battles", *SUMS, "soldiers"):
        table.add_column(speech(f"cli-capitals-luck-{heading}"), justify="right")
    for told in hindsight["luck"]:
        seat = told["seat"]
        mark = Text(f"{SHAPES[seat]} {seats.letters[seat]} {seats.names[seat]}", seat_style(seat))
        table.add_row(mark, str(told["battles"]), *_sums(told, speech), _signed(told["soldiers"], speech))
    return Group(Text(speech("cli-capitals-luck"), "bold"), table, speech("cli-capitals-luck-note"))


def _sums(told: Facts, speech: Speech) -> list[str]:
    return [
        speech(
            "cli-capitals-given-of-expected",
            given=_decimal(told["given"][name], speech),
            expected=_decimal(told["expected"][name], speech),
        )
        for name in SUMS
    ]


def _decimal(number: float, speech: Speech) -> str:
    return speech("cli-decimal", number=round(number, PLACES) + 0.0)  # no -0


def _signed(number: float, speech: Speech) -> str:
    rounded = round(number, PLACES)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + _decimal(abs(rounded), speech)
