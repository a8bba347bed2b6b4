"""Every level plays whole games with every option, and each mind can be had by its name."""

from __future__ import annotations

import pytest

from imperia.minds import LEVELS, BadBudget, GreedyMind, RandomMind, SearchMind, UnknownMind, make_mind

from .tables import EMPIRE, FEWER, TABLES, Ticking, played


@pytest.mark.skipif(FEWER > 1, reason="whole games take minutes when the rules are interpreted")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-players")
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_whole_games(name: str, table: tuple[int, dict[str, object]]) -> None:
    players, options = table
    minds = [make_mind(name, seat) for seat in range(players)]
    if name == "master":
        options = options | {"full_game": False}  # a third of the time, for the strongest
    for mind in minds:
        if name == "master":
            mind._clock = Ticking(4)  # type: ignore[attr-defined]
        if name in ("skilled", "expert"):
            mind._simulations = 20  # type: ignore[attr-defined]
    assert played(EMPIRE.start(players=players, seed=1, **options), minds).over


def test_five_levels_each_with_its_budget() -> None:
    assert list(LEVELS) == ["novice", "casual", "skilled", "expert", "master"]
    budgets = [(mind._simulations, mind._milliseconds) for mind in map(make_mind, list(LEVELS)[2:])]  # type: ignore[attr-defined]
    assert budgets == [(50, None), (1000, None), (None, 1000)]


@pytest.mark.parametrize(
    ("name", "simulations", "milliseconds"),
    [
        ("search:1s", None, 1000),
        ("search:0.5s", None, 500),
        ("search:250ms", None, 250),
        ("search:2000", 2000, None),
    ],
)
def test_a_search_by_its_budget(name: str, simulations: int | None, milliseconds: float | None) -> None:
    mind = make_mind(name)
    assert isinstance(mind, SearchMind)
    assert (mind._simulations, mind._milliseconds) == (simulations, milliseconds)


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
