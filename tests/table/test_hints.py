"""Hints at a table: from a search with the network of the game, or without one if there is none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from imperia.minds import ADVISER
from imperia.table.protocol.messages import Advice
from imperia.table.tables import opening
from tests.games.playing import only_when_compiled
from tests.minds.networks import ship, some_network
from tests.minds.tables import EMPIRE
from tests.table.inside import open_house


def hint(folder: Path, level: str, lang: str = "en") -> tuple[Advice, set[int]]:
    """The advice for the first decision of a match, and the codes that are legal there."""
    match = EMPIRE.start(2, seed=1)

    async def ask() -> Advice:
        async with open_house(folder) as house:
            ann, _ = await house.people.create("Ann", house.time.now())
            table = await opening.open_match(house.hall, ann, match, ["Ann", "Bob"])
            return await table.hint(ann, 0, level, lang)

    return asyncio.run(ask()), {action.code for action in match.legal(0)}


@only_when_compiled
@pytest.mark.parametrize("covered", [True, False])
def test_the_usual_adviser_searches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, covered: bool) -> None:
    ship(monkeypatch, tmp_path, *([some_network()] if covered else []))
    advice, legal = hint(tmp_path, ADVISER)
    assert " simulations:" in advice.text
    assert advice.chances is not None
    assert sum(advice.chances) == pytest.approx(1, abs=0.01)
    assert {considered.code for considered in advice.considered} <= legal
    assert advice.considered[0].visits > 0


def test_a_level_that_looks_once_tells_what_it_likes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship(monkeypatch, tmp_path, some_network())
    advice, legal = hint(tmp_path, "expert", "pl")
    assert "Na pierwszy rzut oka" in advice.text
    assert "Szanse na wygraną: Ann" in advice.text
    assert "symulac" not in advice.text
    assert advice.chances is not None
    assert sum(advice.chances) == pytest.approx(1, abs=0.01)
    assert {considered.code for considered in advice.considered} == legal
    assert {(considered.visits, considered.value) for considered in advice.considered} == {(0, None)}


def test_a_level_that_looks_one_decision_ahead_only_advises(tmp_path: Path) -> None:
    advice, legal = hint(tmp_path, "novice")
    assert advice.chances is None
    assert [considered.code in legal for considered in advice.considered] == [True]
