"""How the tests of any game play and look."""

from __future__ import annotations

from typing import Any

import pytest

import imperia
from imperia.kernel.rule import COMPILED


def games(compiled: Any, interpreted: Any) -> Any:
    """The first value if rules are compiled, otherwise the second: interpreted rules are a hundred times
    slower."""
    return compiled if COMPILED else interpreted


more_when_compiled = pytest.mark.more_when_compiled


def only_when_compiled(test: Any) -> Any:
    """Mark a test that needs very many deals or whole games: interpreted, it would run the same lines for
    minutes."""
    reason = "Many deals are tried only where rules are compiled."
    return more_when_compiled(pytest.mark.skipif(not COMPILED, reason=reason)(test))


def seat_of(match: imperia.Match, seat: int) -> dict[str, Any]:
    return match.view(None)["seats"][seat]


def points(match: imperia.Match, source: str = "total") -> list[int]:
    return [score[source] for score in match.scores]


def turn(match: imperia.Match) -> int:
    (seat,) = match.actors
    return seat


def notations(match: imperia.Match) -> list[str]:
    """What the seat that is asked may do."""
    return [action.notation for action in match.legal(match.actors[0])]


def told(match: imperia.Match, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of this kind in the log."""
    return [event.arguments for event in match.log if event.key == key]


def refusal(match: imperia.Match, seat: int, action: str | int) -> imperia.IllegalAction:
    """Why the seat may not take this action. The attempt must not have changed anything."""
    before = match.state.tobytes(), len(match.log), match.history
    with pytest.raises(imperia.IllegalAction) as caught:
        match.play(seat, action)
    assert (match.state.tobytes(), len(match.log), match.history) == before
    return caught.value
