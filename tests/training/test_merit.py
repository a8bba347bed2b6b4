"""Rivals that go by merit alone: no games have to be played in order to make them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from imperia.kernel.encoding import ProspectColumns
from imperia.play.batch import Batch
from imperia.training.errors import BadTraining
from imperia.training.files import LIKE, WEIGHTS, read_weights
from imperia.training.games_of_bots import Game, check_rivals, play_games
from imperia.training.merit import bots_among, trust_of
from imperia.training.network import Net
from imperia.training.running import trainer_for
from imperia.training.variety import variety
from tests.training.plans import small

pytestmark = pytest.mark.usefixtures("one_thread")


def most_merit(batch: Batch) -> list[list[int]]:
    """For each match, which of its legal codes have the most merit."""
    told, seen = ProspectColumns(batch.features), np.asarray(batch.observations)
    digits = seen[:, told.first : told.first + told.answers * told.digits]
    codes = digits.reshape(len(seen), told.answers, told.digits).astype(int) @ (1 << np.arange(told.digits))
    first = told.first + told.answers * told.digits
    merits = seen[:, first : first + told.answers]
    found = []
    for row in range(len(seen)):
        by_code = np.where(np.asarray(batch.legal)[row], 0.0, -1.0)
        np.add.at(by_code, codes[row], merits[row])
        by_code[~np.asarray(batch.legal)[row]] = -1.0
        found.append(np.flatnonzero(by_code == by_code.max()).tolist())
    return found


def test_a_rival_by_merit_does_what_has_the_most(tmp_path: Path) -> None:
    plan = small(rivals=("merit:1000",), matches=64, batch=64)
    trainer = trainer_for(plan, tmp_path, "cpu")
    trainer.imitate([])
    batch = trainer.batch
    chance = np.random.default_rng(1)
    for _ in range(40):  # play into the middle of matches
        batch.step((chance.random(batch.legal.shape) * batch.legal).argmax(axis=1))
    trainer.net.take(trainer.rivals[0]["layers"])
    seen, legal = (torch.as_tensor(array) for array in (batch.observations, batch.legal))
    playing = torch.ones(len(seen), batch.rewards.shape[1], dtype=torch.bool)
    with torch.no_grad():
        liked = trainer.net(seen, legal, playing)[0].argmax(-1).tolist()
    best = most_merit(batch)
    assert any(len(codes) == 1 for codes in best)
    assert all(code in codes for code, codes in zip(liked, best, strict=True))


def test_a_training_meets_rivals_by_merit_and_plays_no_games_for_them(tmp_path: Path) -> None:
    plan = small(rivals=("merit:40", "merit:120"), stretches=6)
    played: list[int] = []
    whole = trainer_for(plan, tmp_path, "cpu")
    before = {name: layer.tobytes() for name, layer in whole.net.layers().items()}
    whole.imitate([])
    assert {name: layer.tobytes() for name, layer in whole.net.layers().items()} == before
    whole.run(on_game=lambda done, of: played.append(done))
    assert not played
    met = [row["rival"] for row in whole.curve]
    assert {f"{LIKE} merit:40", f"{LIKE} merit:120"} & set(met)
    rivals = read_weights(tmp_path / WEIGHTS)[1]["came_about"]["rivals"]
    assert rivals == [{"bot": "merit:40"}, {"bot": "merit:120"}]
    again = trainer_for(plan, tmp_path, "cpu", resume=True)
    assert not again.lacks_rivals


def test_beside_bots_only_the_bots_play_games() -> None:
    plan = small(rivals=("random", "merit:40"), rival_games=2)
    assert bots_among(plan.rivals) == ("random",)
    check_rivals(plan)
    games: list[Game] = play_games(plan, variety(plan))
    assert {bot for one in games for bot in one.bots} == {"random"}


@pytest.mark.parametrize(
    "rival", ["merit", "merit:", "merit:much", "merit:0", "merit:-3", "merit:1001", "merit:nan"]
)
def test_a_trust_that_cannot_be_is_refused_before_anything_happens(rival: str) -> None:
    with pytest.raises(BadTraining, match="a number above 0, up to 1000, like merit:40") as problem:
        small(rivals=(rival,))
    assert rival in str(problem.value)
    assert problem.value.text("pl")


def test_bots_have_no_trust() -> None:
    assert trust_of("search:50") is None
    assert trust_of("merit:2.5") == 2.5


def test_where_a_game_tells_of_no_merit_nobody_goes_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Net, "knows_merit", property(lambda net: False))
    with pytest.raises(BadTraining, match="does not tell networks the merit of answers"):
        trainer_for(small(rivals=("merit:40",)), tmp_path, "cpu")
    trainer_for(small(), tmp_path, "cpu")
