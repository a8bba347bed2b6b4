"""A match that is looked at again from its beginning, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from imperia.games.setting import Facts, Record


@dataclass(frozen=True, slots=True)
class Moment:
    """Where an action led."""

    step: int  # how many actions had been taken, this one included; 0 is the beginning
    action: tuple[int, int] | None  # seat and code; None at the beginning
    told: Sequence[tuple[str, Facts]]  # keys and arguments of the events, as everybody may know them
    state: Record  # the position after it, with all that is hidden
    view: Callable[[], Facts]  # the same as a spectator sees it; to be asked before the next moment
