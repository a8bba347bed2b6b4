"""A training in parts: what each part does depends on its lesson alone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from imperia.arena import Tournament, run
from imperia.kernel import rule
from imperia.play.batch import Batch
from imperia.training.errors import BadTraining
from imperia.training.files import PLAN, network_file
from imperia.training.learning import Learner
from imperia.training.lessons import Lesson, seed_of
from imperia.training.network import Net
from imperia.training.plan import Plan
from imperia.training.playing import Experience, SelfPlay
from imperia.training.pupil import Pupil, dealt, weights_of
from imperia.training.running import train, trainer_for
from imperia.training.together import Together
from imperia.training.trainer import Progress
from imperia.training.variety import variety
from tests.training.plans import LEARNS, small
from tests.training.test_trainer import GAMES, Stopped, layers_of, stop_after

pytestmark = [
    pytest.mark.usefixtures("one_thread"),
    pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python"),
]

IN_PARTS = {"parts": 2, "meet": 1, "holes": 2}


def as_it_always_was(plan: Plan) -> dict[str, bytes]:
    """A training in one part, written out step by step; returns the network of its last stretch."""
    torch.manual_seed(plan.seed)
    batch = Batch(plan.game, games=plan.matches, seed=seed_of(plan.seed, "deals"), vary=variety(plan))
    shape = batch.features, batch.codes, batch.rewards.shape[1], plan, torch.float32
    net, rival = Net(*shape), Net(*shape)
    learner, experience = Learner(plan, net), Experience(plan, batch, "cpu")
    play = SelfPlay(plan, batch, net, rival, int(plan.past * plan.matches), plan.alone)
    past: list[Any] = []
    for stretch in range(plan.stretches):
        seed = seed_of(plan.seed, "stretch", stretch)
        torch.manual_seed(seed)
        chance = torch.Generator().manual_seed(seed)
        drawn = past and past[int((torch.rand(2, generator=chance) * len(past)).long().max())]
        rival.take(drawn or net.layers())
        for update in range(plan.updates):
            now = plan.at((stretch + update / plan.updates) / plan.stretches)
            play.play(experience, now.closeness)
            learner.learn(experience, now, chance)
        past.append({name: layer.astype(np.float16) for name, layer in net.layers().items()})
    return {name: layer.tobytes() for name, layer in net.layers().items()}


def test_in_one_part_a_training_is_as_it_always_was(tmp_path: Path) -> None:
    trainer = trainer_for(small(), tmp_path, "cpu")
    trainer.run()
    assert layers_of(trainer) == as_it_always_was(small())


def test_a_training_from_before_there_were_parts_goes_on(tmp_path: Path) -> None:
    first = trainer_for(small(), tmp_path, "cpu")
    with pytest.raises(Stopped):
        first.run(on_stretch=stop_after(1))
    said = json.loads((tmp_path / PLAN).read_text())
    del said["parts"], said["meet"]
    (tmp_path / PLAN).write_text(json.dumps(said))
    second = trainer_for(small(), tmp_path, "cpu", resume=True)
    second.run()
    assert layers_of(second) == as_it_always_was(small())


def test_an_interrupted_training_in_parts_comes_to_the_same_network(tmp_path: Path) -> None:
    plan = small(**IN_PARTS)
    whole = trainer_for(plan, tmp_path / "whole", "cpu")
    updates: list[tuple[int, int, bool]] = []

    def note(now: Progress) -> None:
        updates.append((now.stretch, now.update, now.searching is not None))

    whole.run(note)
    assert updates[:4] == [(0, 0, False), (0, 1, False), (0, 1, False), (0, 2, False)]
    assert (2, plan.hole_updates, True) in updates
    for stretch in (1, 2):  # after the second stretch, a search for holes is due
        folder = tmp_path / str(stretch)
        first = trainer_for(plan, folder, "cpu")
        with pytest.raises(Stopped):
            first.run(on_stretch=stop_after(stretch))
        second = trainer_for(plan, folder, "cpu", resume=True)
        second.run()
        assert layers_of(second) == layers_of(whole)
        assert [row["stretch"] for row in second.holes] == [2, 3]
        for row, other in zip(second.curve, whole.curve, strict=True):
            assert {**row, "seconds": 0} == {**other, "seconds": 0}
        for name, array in second._pupils.matches().items():
            assert (array == whole._pupils.matches()[name]).all()


def test_the_number_of_threads_does_not_matter(tmp_path: Path) -> None:
    plan = small(**IN_PARTS, matches=512, batch=512, stretches=1, updates=1, width=64)
    found = []
    for threads in (1, 2):
        torch.set_num_threads(threads)
        trainer = trainer_for(plan, tmp_path / str(threads), "cpu")
        trainer.run()
        assert torch.get_num_threads() == threads
        found.append(layers_of(trainer))
    assert found[0] == found[1]


def test_parts_and_meetings_make_a_difference(tmp_path: Path) -> None:
    plans = [small(), small(parts=2), small(parts=2, meet=2), small(parts=4)]
    trainers = [trainer_for(plan, tmp_path / str(number), "cpu") for number, plan in enumerate(plans)]
    for trainer in trainers:
        trainer.run()
        assert [row["decisions"] for row in trainer.curve] == [2 * 8 * 32] * 3
    assert len({layers_of(trainer)["w0"] for trainer in trainers}) == len(plans)


# ----- Lessons


def lesson_for(plan: Plan, seed: int) -> Lesson:
    settings = variety(plan)
    batch = dealt(plan, settings, "cpu", seed)
    net = Pupil(plan, settings, "cpu").net
    return Lesson(0, seed, (plan.at(0), plan.at(0.5)), weights_of(net), {}, net.layers(), batch.kept())


def same(one: Any, other: Any) -> bool:
    return bool(one.keys() == other.keys() and all((one[name] == other[name]).all() for name in one))


def test_what_came_before_a_lesson_does_not_matter() -> None:
    plan = small()
    first, second = lesson_for(plan, 1), lesson_for(plan, 2)
    fresh, used = (Pupil(plan, variety(plan), "cpu") for _ in range(2))
    learnt = fresh.learn(first)
    then = replace(second, weights=learnt.weights, moments=learnt.moments)
    for lesson in (second, then, first, then):  # a lesson without moments may also follow others
        used.learn(lesson)
    for again, expected in ((used.learn(first), learnt), (fresh.learn(then), used.learn(then))):
        assert same(again.weights, expected.weights)
        assert same(again.moments, expected.moments)
        assert same(again.matches, expected.matches)
        assert again.came.losses.tolist() == expected.came.losses.tolist()
        assert (again.came.ended, again.came.wins) == (expected.came.ended, expected.came.wins)
    assert not same(learnt.weights, first.weights)


def test_parts_on_different_hardware_are_refused() -> None:
    plan = small(parts=2)
    together = Together(plan, variety(plan), "cpu")
    together._check("one kind")
    together._check("one kind")
    with pytest.raises(BadTraining, match="one kind and another; leave out") as problem:
        together._check("another")
    assert "another" in problem.value.text("pl")


# ----- As a whole


def test_by_the_clock_it_ends_when_the_parts_meet(tmp_path: Path) -> None:
    trainer = trainer_for(small(seconds=0.5, stretches=1, parts=2, meet=2), tmp_path, "cpu")
    trainer.run()
    assert trainer.done
    assert all(row["decisions"] % (2 * 8 * 32) == 0 for row in trainer.curve)


def test_together_they_learn_to_beat_players_at_random(tmp_path: Path) -> None:
    trainer = trainer_for(small(**LEARNS, parts=2, meet=2), tmp_path, "cpu")
    assert train(trainer)
    bots = f"policy:{network_file(tmp_path, 'empire')}", "random"
    report = run(Tournament("empire", bots, 2, GAMES), workers=1)
    low, _ = report.summary.results()[0].interval
    assert low > 0.5
