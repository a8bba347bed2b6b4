"""Networks are judged beside a training, and no results are lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from imperia.kernel import rule
from imperia.minds import UnknownMind
from imperia.training.files import JUDGED, network_file
from imperia.training.judging import LOG, Judge, check_ladder, judge, numbers_of_players, read_judged
from tests.minds.networks import some_network
from tests.training.plans import small

pytestmark = pytest.mark.skipif(not rule.COMPILED, reason="whole games take too long in plain Python")

PLAN = small(judge_every=2, players=(2, 4), settings=2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    some_network().save(network_file(tmp_path, "empire"))
    return tmp_path


def test_it_plays_every_bot_of_the_ladder(folder: Path) -> None:
    judge(PLAN, folder, network_file(folder, "empire"), 3, workers=1)
    found = read_judged(folder)
    assert found["ladder"].keys() == {"random", "greedy"}
    assert found["ladder"]["greedy"]["mu"] > found["ladder"]["random"]["mu"]
    (row,) = found["judged"]
    assert row["stretch"] == 3
    assert row["complete"]
    played = [(result["players"], result["bot"], result["fair"]) for result in row["results"]]
    assert played == [(2, "random", 0.5), (2, "greedy", 0.5), (4, "random", 0.25), (4, "greedy", 0.25)]
    for result in row["results"]:
        assert result["games"] >= PLAN.judge_games
        assert result["low"] <= result["wins"] / result["games"] <= result["high"]
    assert row["rating"]["sigma"] > 0


def test_it_is_judged_with_players_that_it_learns() -> None:
    assert numbers_of_players(PLAN) == [2, 4]
    assert numbers_of_players(small(players=(2, 4), settings=1)) == [2]  # there is only one setting


def test_the_same_games_give_the_same_results(folder: Path) -> None:
    judge(PLAN, folder, network_file(folder, "empire"), 1, workers=1)
    once = read_judged(folder)
    judge(PLAN, folder, network_file(folder, "empire"), 1, workers=1)
    assert read_judged(folder) == once
    assert len(once["judged"]) == 1


def test_another_process_judges_what_is_due_and_the_last_network(folder: Path) -> None:
    with Judge(PLAN, folder, idle_cores=False) as beside:
        beside.look(1)
        assert not beside.busy  # only every other stretch is judged
        beside.look(2)
        assert beside.busy
        beside.look(4)  # this one is left out
        beside.finish(5)
        assert not beside.failed
        assert beside.has_judged(5)
    assert [row["stretch"] for row in read_judged(folder)["judged"]] == [2, 5]
    assert list(folder.glob("judged-*.npz")) == []


def test_a_network_that_cannot_be_judged_stops_nothing(folder: Path) -> None:
    network_file(folder, "empire").write_bytes(b"a shopping list")
    with Judge(PLAN, folder, idle_cores=False) as beside:
        beside.finish(1)
        assert beside.failed
        assert not beside.has_judged(1)
    assert "BadNetwork" in (folder / LOG).read_text()


def test_what_was_cut_short_is_judged_again(folder: Path) -> None:
    row = {"stretch": 1, "results": [], "rating": None, "complete": False}
    (folder / JUDGED).write_text(json.dumps({"ladder": {}, "judged": [row]}))
    with Judge(PLAN, folder, idle_cores=False) as beside:
        assert not beside.has_judged(1)
        beside.finish(1)
        assert beside.has_judged(1)
    (folder / JUDGED).write_text("{")
    assert read_judged(folder) == {"ladder": {}, "judged": []}


def test_a_ladder_of_bots_that_there_are_not() -> None:
    with pytest.raises(UnknownMind):
        check_ladder(small(ladder=("random", "grandmaster")))
