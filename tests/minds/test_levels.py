"""Every level plays whole games with every option, and each mind can be made by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from imperia.minds import (
    ADVISER,
    LEVELS,
    BadBudget,
    GreedyMind,
    GuidedMind,
    PolicyMind,
    RandomMind,
    SearchMind,
    TreeMind,
    UnknownMind,
    make_mind,
    mind_for,
)
from imperia.minds.levels import WITH_A_NETWORK, WITHOUT_A_NETWORK
from imperia.play import Match

from .networks import ship, some_network
from .tables import EMPIRE, FEWER, TABLES, Ticking, played


@pytest.fixture(params=["without a network", "with a network"])
def covered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> bool:
    covered = request.param == "with a network"
    ship(monkeypatch, tmp_path, *([some_network()] if covered else []))
    return covered


def mind_of(name: str, match: Match, seed: int = 1) -> Any:
    return mind_for(make_mind(name, seed), match)


@pytest.mark.skipif(FEWER > 1, reason="whole games take minutes when the rules are interpreted")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-players")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.usefixtures("covered")
def test_a_level_plays_whole_games(name: str, table: tuple[int, dict[str, object]]) -> None:
    players, options = table
    match = EMPIRE.start(players=players, seed=1, **options)
    minds = [make_mind(name, seat) for seat in range(players)]
    for mind in (mind_for(mind, match) for mind in minds):
        if isinstance(mind, TreeMind):
            mind._simulations = 4
            mind._clock = Ticking(4)
    assert played(match, minds).over


def test_five_levels_each_with_its_budget(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship(monkeypatch, tmp_path)
    assert list(LEVELS) == ["novice", "casual", "skilled", "expert", "master"]
    searching = [mind_of(name, EMPIRE.start(2, seed=1)) for name in list(LEVELS)[2:]]
    budgets = [(mind._simulations, mind._milliseconds) for mind in searching]
    assert budgets == [(50, None), (1000, None), (None, 1000)]


def test_where_a_network_covers_the_match_levels_ask_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ship(monkeypatch, tmp_path, some_network())
    match = EMPIRE.start(3, seed=1)
    skilled, expert, master = (mind_of(name, match) for name in ("skilled", "expert", "master"))
    assert isinstance(skilled, PolicyMind)
    assert skilled._temperature > 0
    assert isinstance(expert, PolicyMind)
    assert expert._temperature == 0
    assert isinstance(master, GuidedMind)
    assert (master._milliseconds, master._threads) == (1000, 2)
    uncovered = EMPIRE.start(2, seed=1, coal_card="plain")
    assert isinstance(mind_of("expert", uncovered), SearchMind)


def test_what_asks_a_network_is_a_level() -> None:
    assert WITH_A_NETWORK.keys() <= WITHOUT_A_NETWORK.keys()


@pytest.mark.parametrize(
    ("name", "simulations", "milliseconds"),
    [
        ("search:1s", None, 1000),
        ("search:0.5s", None, 500),
        ("search:250ms", None, 250),
        ("search:2000", 2000, None),
        ("uct:2000", 2000, None),
    ],
)
def test_a_search_by_its_budget(name: str, simulations: int | None, milliseconds: float | None) -> None:
    mind = make_mind(name)
    assert isinstance(mind, SearchMind)
    assert (mind._simulations, mind._milliseconds) == (simulations, milliseconds)


@pytest.mark.parametrize(("options", "milliseconds"), [({}, 100), ({"coal_card": "plain"}, None)])
def test_the_adviser_searches_and_with_a_network_not_for_long(
    options: dict[str, Any], milliseconds: float | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ship(monkeypatch, tmp_path, some_network())
    mind = mind_of(ADVISER, EMPIRE.start(3, seed=1, **options))
    assert isinstance(mind, SearchMind if milliseconds is None else GuidedMind)
    assert (mind._simulations, mind._milliseconds) == (1000, milliseconds)


def test_other_minds_by_name() -> None:
    assert isinstance(make_mind("random"), RandomMind)
    assert isinstance(make_mind("greedy"), GreedyMind)


@pytest.mark.parametrize(
    "name", ["", "Expert", "search", "search:", "search:fast", "search:-1s", "bot.txt:Name"]
)
def test_an_unknown_name_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(UnknownMind, match="novice, casual, skilled, expert, master"):
        make_mind(name)


@pytest.mark.parametrize("name", ["search:0", "search:0s", "search:0ms"])
def test_no_budget_is_refused(name: str) -> None:
    with pytest.raises(BadBudget):
        make_mind(name)
