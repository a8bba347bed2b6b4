"""The network that is written out is the mean of the network after each of the last updates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from imperia.kernel import rule  # noqa: E402
from imperia.training.files import WEIGHTS, read_weights  # noqa: E402
from imperia.training.mean import Mean  # noqa: E402
from imperia.training.running import trainer_for  # noqa: E402
from imperia.training.trainer import Trainer  # noqa: E402

from .plans import small  # noqa: E402

pytestmark = [
    pytest.mark.usefixtures("one_thread"),
    pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python"),
]


def values_of(mean: Mean, weights: list[float], updates: int = 1) -> list[float]:
    """The values of a mean, when the only weight of a network has each of these values in turn."""
    (weight,) = mean._of.parameters()
    found = []
    for now in weights:
        with torch.no_grad():
            weight.fill_(now)
        mean.take_in(updates)
        found.append(next(mean.net.parameters()).item())
    return found


class OneWeight(torch.nn.Linear):
    def __init__(self) -> None:
        super().__init__(1, 1, bias=False)


def mean_of_one_weight(monkeypatch: pytest.MonkeyPatch, updates: int) -> Mean:
    monkeypatch.setattr("imperia.training.mean.Net.like", lambda net: OneWeight())
    network: Any = OneWeight()
    return Mean(network, updates)


def test_at_first_all_updates_count_equally(monkeypatch: pytest.MonkeyPatch) -> None:
    mean = mean_of_one_weight(monkeypatch, updates=4)
    assert values_of(mean, [8, 4, 0, 12]) == pytest.approx([8, 6, 4, 6])


def test_and_after_that_the_last_ones_most(monkeypatch: pytest.MonkeyPatch) -> None:
    mean = mean_of_one_weight(monkeypatch, updates=2)
    assert values_of(mean, [8, 4, 0, 12]) == pytest.approx([8, 6, 3, 7.5])


def test_where_parts_meet_all_updates_until_then_count(monkeypatch: pytest.MonkeyPatch) -> None:
    mean = mean_of_one_weight(monkeypatch, updates=6)
    assert values_of(mean, [8, 4, 0, 12], updates=2) == pytest.approx([8, 6, 4, 20 / 3])
    shorter = mean_of_one_weight(monkeypatch, updates=2)
    assert values_of(shorter, [8, 4, 0], updates=4) == [8, 4, 0]


@pytest.mark.parametrize("parts", [1, 2])
def test_what_is_written_and_met_is_the_mean(tmp_path: Path, parts: int) -> None:
    """That is the mean of all six updates of this training."""
    plan = small(mean_of=100, parts=parts)
    after_each: list[np.ndarray[Any, Any]] = []
    trainer = trainer_for(plan, tmp_path, "cpu")
    note_after_each_update(trainer, after_each)
    trainer.run()
    assert len(after_each) == plan.stretches * plan.updates
    expected = np.mean(after_each, axis=0)
    assert np.abs(after_each[-1] - expected).max() > 1e-4
    for layers in (read_weights(tmp_path / WEIGHTS)[0], trainer.past[-1]["layers"], trainer.layers()):
        np.testing.assert_allclose(np.asarray(layers["wp"], np.float32), expected, atol=1e-3, rtol=1e-3)


def note_after_each_update(trainer: Trainer, into: list[np.ndarray[Any, Any]]) -> None:
    take_in = trainer._mean.take_in

    def noted(updates: int) -> None:
        into.append(trainer.net.layers()["wp"].copy())
        take_in(updates)

    trainer._mean.take_in = noted  # type: ignore[method-assign]


def test_usually_it_is_the_network_itself(tmp_path: Path) -> None:
    trainer = trainer_for(small(), tmp_path, "cpu")
    trainer.run()
    for name, layer in trainer.net.layers().items():
        assert layer.tobytes() == trainer.mean.layers()[name].tobytes()
