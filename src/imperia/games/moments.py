"""A match that is followed once more from its beginning, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from imperia.games.setting import Facts, Record


@dataclass(frozen=True, slots=True)
class Moment:
    """The match after an action, and what the action told."""

    step: int  # how many actions had been taken, this one included; 0 is the beginning
    action: tuple[int, int] | None  # seat and code; None at the beginning
    told: Sequence[tuple[str, Facts]]  # keys and arguments of the events, as everybody may know them
    state: Record  # the position after it, with all that is hidden
    view: Callable[[], Facts]  # that position as a spectator sees it; to be called before the next moment
