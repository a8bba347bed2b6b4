"""A position of legends as one line of text; the keywords of a position have the same names."""

from __future__ import annotations

from typing import Any

from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.pieces import NO_CARD
from imperia.games.legends.names import NEUTRAL, Decision
from imperia.games.legends.pieces import CARDS, Leader, Token
from imperia.games.legends.sides import SIDES, Cell
from imperia.games.legends.state import State
from imperia.games.setting import Setting
from imperia.games.shared.notation import (
    Line,
    Special,
    finished_points,
    lists_of_words,
    named,
    of,
    of_regions,
    of_seats,
    pairs,
)


def _left(record: Any, setting: Setting) -> str | None:
    """What is left, with its step: that follows from the card, but makes the line easier to read."""
    if not record["left"]:
        return None
    step = CARDS[int(record["card"])].halves[int(record["part"])][0]
    return f"{step.name.lower()}:{int(record['left'])}"


def _laying(record: Any, setting: Setting) -> str | None:
    """The number of the token that is being laid; at other times it means nothing."""
    return str(int(record["laying"])) if record["decision"] == Decision.TOKEN else None


def _cells(record: Any, setting: Setting) -> str:
    """The board in each cell, and how it is turned."""
    board = record["board"]
    return "/".join(
        f"{cell.name.lower()}:{SIDES[int(board['sides'][cell])].name}:{int(board['quarters'][cell])}"
        for cell in Cell
        if board["sides"][cell] != NOBODY
    )


def _cell(text: str) -> tuple[str, int]:
    side, quarters = text.split(":")
    return side, int(quarters)


def _kept(seat: Any, setting: Setting) -> str:
    """Each token as often as the seat has it."""
    counts = zip(Token, seat["tokens"], strict=False)
    return ",".join(name for token, count in counts for name in [token.name.lower()] * int(count))


LINE = Line(
    State,
    of("step", "decision"),
    of("game", usual=0),
    of("turn", "actor"),
    of("first"),
    of("set_up_by", "setup_player"),
    of("card", usual=NO_CARD),
    of("part", usual=0),
    Special("left", _left, named),
    of("moving_from", usual=NOBODY),
    of("neutral_left", usual=0),
    Special("laying", _laying, int),
    of("layout", "board.layout", usual=NOBODY),
    Special("cells", _cells, lambda text: pairs(text, "/", _cell)),
    of("start", "board.start"),
    of_regions("tokens", lambda record: record["tokens"], lambda number: Token(number - 1).name.lower(), str),
    of("face_down", "board.face_down", usual=0),
    of("row"),
    of("deck"),
    of("coins", "seats.coins"),
    of("bids", "seats.bid"),
    of("cards", "seats.cards"),
    of("led_by", "seats.leader", usual=Leader.NONE),
    of_seats("kept", _kept, lists_of_words),
    of("known", "seats.known", usual=0),
    of("captured", usual=0),
    of("armies"),
    of("cities"),
    of_regions("neutral", lambda record: record["armies"][NEUTRAL]),
    finished_points(Decision.OVER),
)
