"""How things look on a terminal: its width and colours, and the colour and shape of each seat."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console

COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#0072B2", "#CC79A7")
SHAPES = ("●", "■", "▲", "◆", "⬢", "★")
NEUTRAL_COLOUR = "#8A8A8A"
INK, PAPER = "#15191C", "#FFFFFF"
DARK_COLOURS = ("#0072B2",)  # on these only light text is legible
FINE_COLOURS = ("256", "truecolor")  # with fewer, the tints of a map cannot be told apart
LIGHT_BACKGROUNDS = ("7", "15")


@dataclass(frozen=True, slots=True)
class Look:
    lang: str
    width: int
    colour: bool
    dark: bool


def console(*, stderr: bool = False) -> Console:
    """What people type is printed as it is: no markup, no highlighting of numbers."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def look_of(console: Console, lang: str, environment: Mapping[str, str] = os.environ) -> Look:
    colour = console.color_system in FINE_COLOURS and not console.no_color
    dark = environment.get("COLORFGBG", "").rpartition(";")[2] not in LIGHT_BACKGROUNDS
    return Look(lang, console.width, colour, dark)


def seat_style(seat: int) -> str:
    """The style of a seat's name in a sentence."""
    return f"bold {COLOURS[seat % len(COLOURS)]}"


def counter_style(colour: str) -> str:
    """The style of a piece on the map: a chip of its owner's colour."""
    return f"bold {PAPER if colour in DARK_COLOURS else INK} on {colour}"
