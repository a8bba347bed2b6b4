"""Checks of seats and steps that callers give."""

from __future__ import annotations

from typing import Any

from imperia.play.errors import UnknownSeat, UnknownStep
from imperia.words import Quoted


def check_seat(seat: Any, players: int) -> int:
    if not _is_whole(seat) or not 0 <= seat < players:
        raise UnknownSeat("unknown-seat", last=players - 1, given=Quoted(seat))
    return int(seat)


def check_step(step: Any, actions: int) -> int:
    """A step of a match that has this many actions."""
    if not _is_whole(step) or not 0 <= step <= actions:
        raise UnknownStep("unknown-step", actions=actions, given=Quoted(step))
    return int(step)


def check_whole_step(step: Any) -> int:
    """A step that need not be one of the match; it may be before the beginning, for example."""
    if not _is_whole(step):
        raise UnknownStep("step-no-number", given=Quoted(step))
    return int(step)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
