"""What the server says, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from imperia.words import Words


@cache
def words() -> Words:
    return Words(Path(__file__).parent / "words")
