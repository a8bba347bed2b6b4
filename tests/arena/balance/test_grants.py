"""A game that grants things besides what is taken, and takes no price: the tokens and tiles of founders."""

from __future__ import annotations

import numpy as np
import pytest

from imperia.arena.balance.figures import figures_of
from imperia.arena.balance.page import Report, page
from imperia.arena.balance.playing import Run
from imperia.arena.balance.sample import Sample, Takings
from imperia.arena.balance.saving import csv_rows
from imperia.games import definition as find_definition

founders = find_definition("founders")
MINE, STABLE = 7, 6
WAR, COIN = 0, 1
TAKINGS = [(0, 0, MINE, 0), (1, 1, MINE, 0), (0, 1, STABLE, 0)]  # game, seat, item, price
GRANTS = [(0, 0, WAR, 0), (0, 0, WAR, 0), (1, 0, COIN, 0)]


def sample() -> Sample:
    return Sample(
        sources=founders.sources,
        items=(STABLE, MINE),
        seeds=np.arange(2, dtype=np.uint64),
        decisions=np.array([10, 20]),
        points=np.array([[[3, 0, 1, 0], [1, 0, 0, -1]], [[1, 0, 1, 0], [4, 2, 0, 0]]]),
        places=np.array([[0, 1], [1, 0]]),
        first=np.array([0, 1]),
        bids=np.full((2, 2), -1),
        takings=Takings(*np.array(TAKINGS).T),
        granted=Takings(*np.array(GRANTS).T),
        grants=(WAR, COIN),
    )


def test_what_is_granted_is_counted_like_what_is_taken() -> None:
    figures = figures_of(sample())
    war, coin = sorted(figures.grants, key=lambda row: row.item)
    assert (war.item, war.takings, war.taken.value) == (WAR, 2, 0.5)
    assert war.with_it.value == 1.0
    assert coin.with_it.value == 0.0
    assert {row.item: row.takings for row in figures.items} == {MINE: 2, STABLE: 1}


@pytest.mark.parametrize(
    ("lang", "tokens", "tile", "cost"),
    [
        ("en", "Tokens by worth", "mine (wood + stone", "Cost"),
        ("pl", "Żetony według wartości", "kopalnia", "Koszt"),
    ],
)
def test_the_page_has_tokens_and_tiles_and_no_prices(lang: str, tokens: str, tile: str, cost: str) -> None:
    run = Run(founders, founders.setting(2, {}), "random", 2, 1)
    text = page(Report(run, figures_of(sample()), (), "imperia balance founders"), lang)
    assert tokens in text
    assert tile in text
    assert f">{cost}<" not in text
    assert not any(word in text.casefold() for word in (" card ", "kart ", "kartą"))


def test_the_tables_beside_the_page_have_them_too() -> None:
    rows = csv_rows(figures_of(sample()))
    assert rows["grants"][0][0] == "item"
    assert {row[0] for row in rows["grants"][1:]} == {WAR, COIN}
    assert "bids" not in rows
