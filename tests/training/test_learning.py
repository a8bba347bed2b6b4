"""What a network learns from what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from imperia.training.learning import Learner  # noqa: E402
from imperia.training.plan import Now  # noqa: E402
from imperia.training.playing import Experience, SelfPlay  # noqa: E402
from imperia.training.running import trainer_for  # noqa: E402

from .plans import small  # noqa: E402


def test_nothing_is_learned_from_what_a_rival_decided(tmp_path: Path) -> None:
    """The weights become the same, even if the rival's decisions and what came of them are garbled."""
    learned = []
    for garbled in (False, True):
        trainer = trainer_for(small(past=0.5), tmp_path / f"{garbled}", "cpu")
        plan, net = trainer.plan, trainer.net
        torch.manual_seed(1)
        experience = Experience(plan, trainer.batch, "cpu")
        SelfPlay(plan, trainer.batch, net, net, plan.matches // 2, alone=0.5).play(experience, closeness=0.5)
        theirs = experience.mine[:-1] == 0
        assert theirs.any()
        if garbled:
            experience.came[theirs] = 7
            experience.likely[theirs] = -3
            experience.seen[theirs] = 1
        Learner(plan, net).learn(experience, Now(1e-3, 0.01, 0.5), torch.Generator().manual_seed(1))
        learned.append(net.layers())
    for name, layer in learned[0].items():
        assert (layer == learned[1][name]).all(), name
