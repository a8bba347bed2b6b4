"""A study of capitals counts what the logs of its games tell, and has words for everything."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import imperia
from imperia.arena.balance import (
    Report,
    Run,
    Wording,
    alternatives,
    csv_rows,
    csv_tables,
    figures_of,
    page,
    play,
)
from imperia.arena.balance.playing import _play_in_bulk, compiled_policy, play_by_minds, play_match
from imperia.arena.balance.sample import Played, Sample, joined, sample_of
from imperia.games import definition as find_definition
from imperia.games.capitals.pieces import Building, Weather
from imperia.words import LANGUAGES
from tests.games.every_game import on_request

pytestmark = on_request

capitals = find_definition("capitals")
GAMES = 4


def run_of(bots: str, players: int = 3, rounds: int = 6, games: int = GAMES) -> Run:
    return Run(capitals, capitals.setting(players, {"rounds": rounds, "map": "wheels"}), bots, games, 1)


def in_bulk(run: Run, numbers: range) -> Played:
    policy = compiled_policy(run.bots, run.definition, run.setting)
    assert policy
    return _play_in_bulk(run, policy, numbers)


@pytest.fixture(scope="module")
def random_games() -> tuple[Run, Sample]:
    run = run_of("random")
    return run, play(run, workers=1)


def test_games_in_bulk_are_the_games_of_minds() -> None:
    run = run_of("greedy", 2, 5, 1)
    bulk, minds = in_bulk(run, range(1)), play_by_minds(run, range(1))
    for name in ("decisions", "points", "places", "events", "endings", "counted"):
        assert np.array_equal(getattr(bulk, name), getattr(minds, name)), name


def test_what_is_counted_is_what_the_log_tells() -> None:
    run = run_of("greedy", games=1)
    sample, (match, _) = play(run, workers=1), play_match(run, 0)
    told = Counter(event.key for event in match.log)
    done = {one.deed.name: one.counts[0] for one in sample.done}
    for deed, key in (
        ("march", "marched"),
        ("built", "built"),
        ("captured", "captured"),
        ("plunder", "plundered"),
    ):
        assert done[deed].sum() == told[key]
    assert done["income"].sum() == sum(e.arguments["currency"] for e in match.log if e.key == "income")
    assert done["unspent"].tolist() == match.state[0]["seats"]["currency"][:3].tolist()
    assert sample.turns[0] == told["turn-begins"]
    assert sample.rounds is not None
    assert sample.rounds[0] == told["round-begins"]
    buildings = sample.kinds[[kind.items.name for kind in sample.kinds].index("buildings")].takings
    farms = sum(e.arguments["building"] == Building.FARM for e in match.log if e.key == "built")
    assert ((buildings.game == 0) & (buildings.item == Building.FARM)).sum() == farms


def test_each_capital_stands_somewhere(random_games: tuple[Run, Sample]) -> None:
    figures = figures_of(random_games[1])
    for kind in ("sites", "continents", "neighbours", "coast"):
        assert sum(row.takings for row in figures.items[kind]) == GAMES * 3
    assert [row.item for row in sorted(figures.items["coast"], key=lambda row: row.item)] == [0, 1]
    assert len(figures.items["sites"]) == 42


def test_every_turn_has_its_weather(random_games: tuple[Run, Sample]) -> None:
    _, sample = random_games
    (held,) = sample.held
    assert held.turns.sum(axis=1).tolist() == sample.turns.tolist()
    assert held.turns.shape == (GAMES, len(Weather))


def test_games_end_by_points_by_all_capitals_or_because_nobody_else_is_left() -> None:
    table = imperia.game("capitals")
    assert capitals.study(capitals.setting(2, {})).endings == ("points", "capitals", "last")
    over = [
        table.position(players=2, step="over"),
        table.position(players=2, step="over", winner=0),
        table.position(players=3, step="over", winner=2, out=[1, 1, 0]),
    ]
    assert [int(capitals.endings(match.state)[0]) for match in over] == [0, 1, 2]


def test_capitals_in_the_hands_of_others_are_counted() -> None:
    match = imperia.game("capitals").position(
        players=2, map="wheels", lands={1: {"capital": 0, "holder": 1}, 8: {"capital": 1}}, currency=[3, 5]
    )
    counted = capitals.counted(match.state)
    assert {name: counts[0, :2].tolist() for name, counts in counted.items()} == {
        "capital-taken": [0, 1],
        "capital-lost": [1, 0],
        "unspent": [3, 5],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_is_written_and_has_its_words(random_games: tuple[Run, Sample], lang: str) -> None:
    run, sample = random_games
    figures, study, say = (
        figures_of(sample),
        capitals.study(run.setting),
        Wording(capitals, run.setting, lang),
    )
    text = page(Report(run, figures, (), "imperia balance capitals"), lang)
    for kind in study.kinds:
        assert f"<caption>{say(f'caption-{kind.name}')}</caption>" in text
        assert all(say.item(kind, item) in text for item in kind.all)
    for key in ("caption-rounds", "head-more", "head-succeeds", "how-rolled"):
        assert say(key) in text
    assert set(csv_rows(figures, study, say)) == set(csv_tables(study)) - {"bids", "compare"}


def test_the_same_games_on_any_number_of_threads() -> None:
    run = run_of("random", 2, 5, 70)  # two stretches
    one, two = play(run, workers=1), play(run, workers=2)
    assert repr(figures_of(one)) == repr(figures_of(two))  # not ==: what is unknown equals nothing


def test_a_study_compares_numbers_of_rounds() -> None:
    found = [(other.option, other.value) for other in alternatives(capitals, capitals.setting(6, {}))]
    assert found[:4] == [("players", players) for players in (2, 3, 4, 5)]
    assert found[4:] == [("prices", "text"), ("rounds", 10), ("rounds", 40), ("map", "wheels")]


def test_parts_of_a_study_are_joined_in_order(random_games: tuple[Run, Sample]) -> None:
    run, sample = random_games
    again = sample_of(capitals, run.setting, joined([in_bulk(run, range(n, n + 1)) for n in range(GAMES)]))
    assert [one.counts.tolist() for one in again.done] == [one.counts.tolist() for one in sample.done]
