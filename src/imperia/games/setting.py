"""What is settled about a match before its first action."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

Record = NDArray[Any]  # one record in an array of length 1: what entry points take
Facts = dict[str, Any]
Lexicon = dict[str, dict[int, str]]  # words for numbers: argument, number, text


class Setting:
    """The number of players and every option with its value."""

    def __init__(self, players: int, options: Facts) -> None:
        self.players = players
        self.options = options
        self.lexicons: dict[str, Lexicon] = {}  # by language, made when first asked for

    def __repr__(self) -> str:
        return f"<Setting for {self.players} players: {self.options}>"
