"""Plans: what they may say, and what is said about plans that are not possible."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from imperia.games import GAMES, definition
from imperia.training.errors import BadTraining
from imperia.training.files import write_weights
from imperia.training.plan import ON_A_CPU, Plan, plan_with, read_plan, settings_behind, write_plan
from tests.training.plans import small


def test_a_plan_is_read_as_it_was_written(tmp_path: Path) -> None:
    plan = small(options={"map": "b"}, seconds=1.5)
    write_plan(plan, tmp_path / "plan.json")
    assert read_plan(tmp_path / "plan.json") == plan


def test_a_file_says_what_is_not_wished_for(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(json.dumps({"width": 64, "stretches": 7}))
    plan = plan_with({"game": "empire", "stretches": 3}, tmp_path / "plan.json")
    assert plan == Plan(game="empire", width=64, stretches=3)


@pytest.mark.parametrize("game", GAMES)
def test_what_suits_a_game_is_usual_for_it(game: str, tmp_path: Path) -> None:
    plan, suits = plan_with({"game": game}), dict(definition(game).trained_with)
    assert plan == Plan(game=game, **suits)
    (tmp_path / "plan.json").write_text(json.dumps({"trace": 0.5, "seed": 7}))
    assert plan_with({"game": game, "seed": 8}, tmp_path / "plan.json") == Plan(
        game=game, **suits | {"trace": 0.5, "seed": 8}
    )


def test_what_begins_with_a_network_has_its_settings_unless_others_are_wished_for() -> None:
    like = {"players": [2, 4], "options": {"map": "b"}, "settings": 7, "seed": 3, "width": 32, "blocks": 1}
    plan = plan_with({"game": "empire", "width": 64}, like=like)
    assert (plan.players, plan.options, plan.settings, plan.seed) == ((2, 4), {"map": "b"}, 7, 3)
    assert (plan.width, plan.blocks, plan.rate) == (64, 1, plan_with({"game": "empire"}).rate)


def test_of_a_file_only_settings_that_make_sense_are_taken_over(tmp_path: Path) -> None:
    path, version = tmp_path / "weights.npz", definition("empire").version
    plan = {"players": [2, 4], "settings": 7, "rate": 0.5}
    facts = {"game": "empire", "version": version, "came_about": {"plan": plan}}

    def found(**others: Any) -> dict[str, Any]:
        write_weights(path, {"w0": np.zeros(1)}, {**facts, **others})
        return settings_behind(path, "empire")

    assert found() == {"players": [2, 4], "settings": 7}
    for refused_later in ({"game": "legends"}, {"version": version + 1}, {"came_about": None}):
        assert found(**refused_later) == {}
    with pytest.raises(BadTraining, match="no weights of a training"):
        found(came_about={"plan": {**plan, "players": "four"}})


def test_on_a_cpu_fewer_matches_are_usual_at_once(tmp_path: Path) -> None:
    """As many matches as keep a GPU busy would not fit into the memory of most machines."""
    for game in GAMES:
        plan = plan_with({"game": game}, on_a_cpu=True)
        assert plan.matches == ON_A_CPU["matches"] < plan_with({"game": game}).matches
    (tmp_path / "plan.json").write_text(json.dumps({"matches": 7, "batch": 7}))
    assert plan_with({"game": "empire"}, tmp_path / "plan.json", on_a_cpu=True).matches == 7


def test_capitals_begins_by_watching() -> None:
    """Otherwise it would first unlearn what it can do."""
    assert plan_with({"game": "capitals"}).watch > 0


def test_a_plan_from_before_there_were_parts_has_one(tmp_path: Path) -> None:
    write_plan(small(), tmp_path / "plan.json")
    said = json.loads((tmp_path / "plan.json").read_text())
    del said["parts"], said["meet"]
    (tmp_path / "plan.json").write_text(json.dumps(said))
    assert read_plan(tmp_path / "plan.json") == small(parts=1)


def test_of_options_with_several_values_it_is_each_ones_turn() -> None:
    """Networks are judged with the first value."""
    plan = small(options={"map": ["a", "b"], "edition": "polish"})
    assert [plan.options_at(turn)["map"] for turn in (0, 1, 2)] == ["a", "b", "a"]
    assert plan.options_at(1)["edition"] == "polish"


def test_a_part_has_its_share_of_the_matches() -> None:
    plan = small(matches=32, parts=4, meet=2, batch=32)
    assert plan.of_a_part == small(matches=8, batch=32)


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"stretches": 0}, "stretches is at least 1, not 0"),
        ({"matches": 1}, "matches is at least 2, not 1"),
        ({"past": 1.5}, "past is a part of a whole, from 0 to 1, not 1.5"),
        ({"rate": 0.0}, "rate is at least 1e-09, not 0"),
        ({"seed": 2**70}, "seed is a whole number from 0 to 9223372036854775807, not 1180591620717411303424"),
        ({"seed": -1}, "seed is a whole number from 0"),
        ({"seconds": float("nan")}, "seconds is at least 0, not nan"),
        (
            {"seconds": float("inf")},
            "in a plan, seconds is a number of seconds, or 0 for what does not go by the clock, not inf",
        ),
        ({"hole_seconds": -1}, "hole_seconds is at least 0, not -1"),
        (
            {"hole_seconds": float("inf")},
            "hole_seconds is a number of seconds, or 0 for what does not go by the clock, not inf",
        ),
        ({"doubt": float("inf")}, "such as 3, not inf"),
        ({"alone": 1.5}, "alone is a part of a whole, from 0 to 1, not 1.5"),
        ({"clip": 0}, "clip is at least 1e-09, not 0"),
        ({"by_merit": -1}, "by_merit is at least 0, not -1"),
        ({"by_merit": 2000}, "by_merit is at most 1000, not 2000"),
        ({"by_merit": 30, "doubt": 2}, "doubt is 1 then, not 2"),
        ({"matches": 100, "batch": 64}, "matches (100) are a multiple of batch (64)"),
        ({"parts": 0}, "parts is at least 1, not 0"),
        ({"meet": 0}, "meet is at least 1, not 0"),
        ({"matches": 100, "parts": 3}, "matches (100) are a multiple of parts (3)"),
        ({"matches": 4, "parts": 4}, "each part has at least 2"),
        ({"matches": 96, "parts": 2, "batch": 32}, "its 2 parts (48) are a multiple of batch (32)"),
        ({"updates": 50, "meet": 20}, "updates (50) are a multiple of meet (20)"),
        ({"judge_every": 1, "ladder": []}, "needs bots in its ladder"),
        ({"rivals": ["greedy"], "past": 0}, "past is too small, 0"),
        ({"rivals": ["greedy"], "past": 0.1, "matches": 18, "parts": 2}, "past is too small, 0.1"),
        ({"rivals": ["greedy", "greedy"]}, "each rival of a plan is named once: 'greedy', 'greedy'"),
        ({"rival_games": 0}, "rival_games is at least 1, not 0"),
        ({"settings": 10**9}, "settings is at most 10000, not 1000000000"),
        ({"width": 10**9}, "width is at most 8192, not 1000000000"),
        ({"options": {"map": []}}, "the option map has a value, or a list of some that take turns"),
        ({"width": "wide"}, "width is a whole number, not '\"wide\"'"),
        ({"rate": "fast"}, "rate is a number, not"),
        ({"only_shares": 1}, "only_shares is true or false, not '1'"),
        ({"players": 2}, "players is a list of whole numbers, such as [2, 4], not '2'"),
        ({"ladder": "greedy"}, "ladder is a list of names in quotes"),
        ({"options": ["map"]}, 'options is a list of options in braces, such as {"map": "b"}, not'),
        (
            {"depth": 3, "hight": 2},
            "a plan has no setting 'depth', 'hight'; these are all: alone, batch, blocks,",
        ),
    ],
)
def test_a_plan_that_cannot_be_says_why(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadTraining) as problem:
        plan_with({"game": "empire", **wishes})
    assert told in str(problem.value)
    assert problem.value.text("pl")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "no such file"),
        ("{", "is no plan of a training"),
        ("[1]", "is no plan of a training"),
        ('{"width": -1}', "width is at least 8, not -1"),
        ('{"game": "legends"}', "is for 'legends', not for 'empire'"),
    ],
)
def test_a_bad_file_says_why(tmp_path: Path, text: str | None, told: str) -> None:
    path = tmp_path / "plan.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(BadTraining) as problem:
        plan_with({"game": "empire"}, path)
    assert told in str(problem.value).replace("“", "'").replace("”", "'").lower().replace('"', "'")


def test_what_changes_goes_from_its_first_number_to_its_last() -> None:
    plan = Plan(game="empire", rate=1e-2, rate_at_the_end=1e-4, closeness=0.4, closeness_at_the_end=0.2)
    assert plan.at(0).rate == pytest.approx(1e-2)
    assert plan.at(0.5).rate == pytest.approx(1e-3)
    assert plan.at(1).rate == pytest.approx(1e-4)
    assert plan.at(0.5).closeness == pytest.approx(0.3)
