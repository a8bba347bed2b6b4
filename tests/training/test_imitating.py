"""A network learns to play as a bot does, and can be a rival in a training, like an earlier self."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from numpy.typing import NDArray

pytest.importorskip("torch")

import torch

from imperia.kernel import rule
from imperia.training import imitating
from imperia.training.errors import BadTraining
from imperia.training.files import LIKE, WEIGHTS, Row, read_weights
from imperia.training.games_of_bots import Decided, Game, decisions_of, play_games
from imperia.training.lessons import Settings
from imperia.training.plan import Plan
from imperia.training.running import trainer_for
from tests.training.plans import small

pytestmark = [
    pytest.mark.usefixtures("one_thread"),
    pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python"),
]


class Stopped(Exception):
    pass


TIMID = """
class Timid:
    def choose(self, view):
        return min(offer["code"] for offer in view["legal"])
"""


def plan_with_timid(folder: Path) -> Plan:
    """A plan with a rival that is easy to predict after a few of its games."""
    (folder / "timid.py").write_text(TIMID)
    bots = (f"{folder / 'timid.py'}:Timid", "random")
    return small(rivals=bots, rival_games=40, width=32, matches=128, batch=128, steps=32)


def bytes_of(arrays: Mapping[str, NDArray[Any]]) -> dict[str, bytes]:
    return {name: array.tobytes() for name, array in arrays.items()}


def test_what_a_bot_does_is_foretold_and_chance_is_not(tmp_path: Path) -> None:
    plan = plan_with_timid(tmp_path)
    trainer = trainer_for(plan, tmp_path, "cpu")
    matches, weights = bytes_of(trainer.batch.kept()), bytes_of(trainer.net.layers())
    games, told = play_games(plan, trainer.settings), list[Row]()
    trainer.imitate(games, told.append)
    timid, at_random = told
    assert [timid["bot"], at_random["bot"]] == list(plan.rivals)
    assert timid["agreed"] > 0.9
    assert timid["loss"] < 0.5 < at_random["loss"]
    assert timid["agreed"] > at_random["agreed"] + 0.4
    # The network that is to learn, and its matches, have not changed.
    assert bytes_of(trainer.batch.kept()) == matches
    assert bytes_of(trainer.net.layers()) == weights


def test_a_network_that_imitates_plays_so(tmp_path: Path) -> None:
    plan = plan_with_timid(tmp_path)
    trainer = trainer_for(plan, tmp_path, "cpu")
    trainer.imitate(play_games(plan, trainer.settings))
    trainer.net.take(trainer.rivals[0]["layers"])
    seen, legal = (torch.as_tensor(array) for array in (trainer.batch.observations, trainer.batch.legal))
    playing = torch.ones(len(seen), trainer.batch.rewards.shape[1], dtype=torch.bool)
    with torch.no_grad():
        odds = trainer.net(seen, legal, playing)[0].softmax(-1)
    lowest = odds.gather(1, legal.int().argmax(1, keepdim=True))
    assert lowest.mean() > 0.8  # sharpened, so that it rarely draws anything else


def test_imitating_twice_comes_to_the_same_network(tmp_path: Path) -> None:
    plan = small(rivals=("greedy",), rival_games=10)
    found = []
    for _ in range(2):
        trainer = trainer_for(plan, tmp_path, "cpu")
        trainer.imitate(play_games(plan, trainer.settings))
        found.append(
            [{n: layer.numpy().tobytes() for n, layer in one["layers"].items()} for one in trainer.rivals]
        )
    assert found[0] == found[1]


@pytest.mark.parametrize("parts", [1, 2])
def test_a_training_meets_its_rivals_and_goes_on_with_them(tmp_path: Path, parts: int) -> None:
    """When it goes on, it does not play their games again."""
    plan = small(rivals=("greedy",), rival_games=20, stretches=6, parts=parts, batch=16)
    whole = trainer_for(plan, tmp_path / "whole", "cpu")
    whole.run()
    met = [row["rival"] for row in whole.curve]
    assert f"{LIKE} greedy" in met
    assert set(met) - {f"{LIKE} greedy", None}
    (row,) = read_weights(tmp_path / "whole" / WEIGHTS)[1]["came_about"]["rivals"]
    assert row["bot"] == "greedy"
    assert "layers" not in row

    def stop(row: Row) -> None:
        if row["stretch"] == 2:
            raise Stopped

    with pytest.raises(Stopped):
        trainer_for(plan, tmp_path / "stopped", "cpu").run(on_stretch=stop)
    played: list[int] = []
    later = trainer_for(plan, tmp_path / "stopped", "cpu", resume=True)
    later.run(on_game=lambda done, of: played.append(done))
    assert not played
    assert [row["rival"] for row in later.curve] == met
    for name, layer in whole.net.layers().items():
        assert layer.tobytes() == later.net.layers()[name].tobytes()


def test_the_games_set_aside_are_drawn_by_lot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings take turns, so every tenth game may have the same one."""
    plan = small(players=(2, 3), settings=10, rivals=("random",), rival_games=100)
    trainer = trainer_for(plan, tmp_path, "cpu")
    looked_at: list[list[int]] = []

    def look(bot: str, game: str, settings: Settings, games: Sequence[Game]) -> Iterator[Decided]:
        looked_at.append([one.setting for one in games])
        return decisions_of(bot, game, settings, games)

    monkeypatch.setattr(imitating, "decisions_of", look)
    trainer.imitate(play_games(plan, trainer.settings))
    learned, aside = looked_at
    assert (len(learned), len(aside)) == (90, 10)
    assert set(learned) == set(range(10))
    assert len(set(aside)) > 3


def test_of_too_many_decisions_some_of_every_game_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(imitating.MOST_DECISIONS, "cpu", 200)
    plan = small(rivals=("random",), rival_games=50)
    told: list[Row] = []
    trainer = trainer_for(plan, tmp_path, "cpu")
    trainer.imitate(play_games(plan, trainer.settings), told.append)
    assert 100 < told[0]["decisions"] <= 200


def test_a_rival_without_decisions_is_an_error(tmp_path: Path) -> None:
    """If there is only one game, nothing is left to learn from."""
    with pytest.raises(BadTraining, match="greedy had too few decisions in one game"):
        trainer_for(small(rivals=("greedy",), rival_games=1), tmp_path, "cpu").run()


def test_a_bot_is_known_by_the_games_that_it_plays_in(tmp_path: Path) -> None:
    """These may be few among many."""
    plan = small(rivals=("greedy", "random"), rival_games=20)
    trainer = trainer_for(plan, tmp_path, "cpu")
    of_greedy = [one for one in play_games(plan, trainer.settings) if "greedy" in one.bots][:2]
    others = play_games(small(rivals=("random",), rival_games=20), trainer.settings)
    told: list[Row] = []
    trainer.imitate([*others, *of_greedy], told.append)
    assert [row["bot"] for row in told] == ["greedy", "random"]


def test_a_rival_that_fails_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def choose(self, view):\n        raise ValueError('broken')\n"
    )
    plan = small(rivals=(f"{tmp_path / 'bad.py'}:Bad",), rival_games=2)
    with pytest.raises(BadTraining, match="broken"):
        trainer_for(plan, tmp_path / "run", "cpu").run()


def test_who_is_imitated_already_is_not_needed_any_more(tmp_path: Path) -> None:
    plan = plan_with_timid(tmp_path)
    trainer_for(plan, tmp_path / "run", "cpu").run()
    (tmp_path / "timid.py").unlink()
    assert trainer_for(plan, tmp_path / "run", "cpu", resume=True).done


def test_a_training_that_is_stopped_while_games_are_played_knows_what_it_began_with(tmp_path: Path) -> None:
    trainer_for(small(stretches=1), tmp_path / "earlier", "cpu").run()
    plan = small(rivals=("greedy",), rival_games=4, seed=2)

    def stop(done: int, of: int) -> None:
        raise Stopped

    begun = trainer_for(plan, tmp_path / "run", "cpu", begin_from=tmp_path / "earlier" / WEIGHTS)
    with pytest.raises(Stopped):
        begun.run(on_game=stop)
    later = trainer_for(plan, tmp_path / "run", "cpu", resume=True)
    assert later.began_with == begun.began_with
    assert later.began_with is not None
    assert bytes_of(later.net.layers()) == bytes_of(begun.net.layers())
