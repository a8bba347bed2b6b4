"""Whoever waits for bots to be compiled hears how far it is."""

from __future__ import annotations

from imperia.minds import make_ready

from .tables import EMPIRE


def test_interpreted_or_compiled_already_it_tells_nothing() -> None:
    match = EMPIRE.start(2, seed=1)
    make_ready(match)
    ticks: list[tuple[int, int]] = []
    make_ready(match, lambda *tick: ticks.append(tick))
    assert ticks == []
