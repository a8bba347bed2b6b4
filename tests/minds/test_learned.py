"""Minds that use a network if it covers the match, and do without one otherwise; and their names."""

from __future__ import annotations

from pathlib import Path

import pytest

import imperia
from imperia.arena import Tournament, run
from imperia.minds import (
    BadBudget,
    BadNetwork,
    GuidedMind,
    LearnedMind,
    PolicyMind,
    SearchMind,
    UnknownMind,
    file_of,
    make_mind,
    mind_for,
)
from imperia.minds.network import shipped
from imperia.minds.policy import TEMPERATURE

from .networks import random_network
from .tables import EMPIRE


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "mine.npz"
    random_network("empire", [[2, {}], [3, {"map": "b"}]])[0].save(path)
    return path


def mind_of(name: str, players: int = 2, **options: object) -> object:
    return mind_for(make_mind(name, 1), EMPIRE.start(players, seed=1, **options))


@pytest.mark.parametrize(("name", "temperature"), [("policy", 0), ("policy:0.5", 500), ("policy:1", 1000)])
def test_a_policy_by_its_temperature(path: Path, name: str, temperature: int) -> None:
    mind = mind_of(f"{name}:{path}")
    assert isinstance(mind, PolicyMind)
    assert mind._temperature * 1000 == temperature * TEMPERATURE


@pytest.mark.parametrize(
    ("name", "simulations", "milliseconds"),
    [("guided:200", 200, None), ("guided:250ms", None, 250), ("guided:1.5s", None, 1500)],
)
def test_a_guided_search_by_its_budget(
    path: Path, name: str, simulations: int | None, milliseconds: float | None
) -> None:
    mind = mind_of(f"{name}:{path}")
    assert isinstance(mind, GuidedMind)
    assert (mind._simulations, mind._milliseconds) == (simulations, milliseconds)


@pytest.fixture
def in_the_package(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the network at this path is the one in the package."""
    monkeypatch.setattr(shipped, "_path_of", lambda game: path)


@pytest.mark.usefixtures("in_the_package")
def test_what_is_not_covered_is_searched_without_a_network() -> None:
    assert isinstance(mind_of("policy", 2), PolicyMind)
    assert isinstance(mind_of("policy", 4), SearchMind)
    assert isinstance(mind_of("guided:7", 2, goods_tokens=True), SearchMind)
    other = mind_of("guided:7", 4)
    assert isinstance(other, SearchMind)
    assert other._simulations == 7


@pytest.mark.usefixtures("in_the_package")
def test_one_mind_can_play_both() -> None:
    mind = make_mind("guided:4", 1)
    assert isinstance(mind, LearnedMind)
    for players in (2, 5, 2):
        match = EMPIRE.start(players, seed=1)
        assert mind.choose(match, match.actors[0]) in match.legal(match.actors[0])
    assert len(mind._minds) == 2


@pytest.mark.usefixtures("in_the_package")
def test_levels_ask_a_network_unless_the_game_does_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("skilled", "expert", "master", "adviser", "policy", "guided:7")
    learned_by_name = [PolicyMind, PolicyMind, GuidedMind, GuidedMind, PolicyMind, GuidedMind]
    assert [type(mind_of(name)) for name in names] == learned_by_name
    monkeypatch.setattr(type(EMPIRE.definition), "levels_with_network", ("master",))
    found = [type(mind_of(name)) for name in names]
    assert found == [SearchMind, SearchMind, *learned_by_name[2:]]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_skilled_players_of_capitals_search_and_stronger_ones_ask_the_network(players: int) -> None:
    match = imperia.game("capitals").start(players, seed=1)
    names = ("skilled", "expert", "master", "adviser", "policy")
    found = [type(mind_for(make_mind(name), match)) for name in names]
    assert found == [SearchMind, PolicyMind, GuidedMind, GuidedMind, PolicyMind]


def test_a_network_in_a_file_plays_nothing_that_it_has_not_learned(path: Path) -> None:
    """Otherwise the strength of a search could be mistaken for that of the network."""
    with pytest.raises(BadNetwork, match="not learned to play with players=4"):
        mind_of(f"policy:{path}", 4)
    with pytest.raises(BadNetwork, match=r"goods_tokens=True"):
        mind_of(f"guided:7:{path}", 2, goods_tokens=True)
    with pytest.raises(BadNetwork, match="players=4"):
        run(Tournament("empire", [f"policy:{path}", "random"], 4, 4), workers=1)


def test_a_network_of_another_game_is_refused(path: Path) -> None:
    match = imperia.game("founders").start(2, seed=1)
    with pytest.raises(BadNetwork, match="cannot play"):
        make_mind(f"policy:{path}").choose(match, match.actors[0])


@pytest.mark.parametrize("name", ["policy:", "policy:warm", "policy:-1", "guided", "guided:", "guided:fast"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownMind, match=r"policy:0\.5 .*guided:1s"):
        make_mind(name)


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(BadBudget):
        make_mind("guided:0")


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("policy", None),
        ("policy:0.5", None),
        ("policy:a/b.npz", "a/b.npz"),
        ("policy:0.5:b.npz", "b.npz"),
        ("guided:1s:c:d.npz", "c:d.npz"),
        ("mine.py:Bot", "mine.py"),
        ("search:1s", None),
        ("expert", None),
    ],
)
def test_the_file_that_a_name_names(name: str, file: str | None) -> None:
    assert file_of(name) == file
