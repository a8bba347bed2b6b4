"""What travels to pupils, for which PyTorch is not needed."""

from __future__ import annotations

import pickle
import sys

import numpy as np
import pytest

from imperia.crew.hand import Hand, PackedJob
from imperia.crew.here import Here
from imperia.crew.job import Job
from imperia.training.errors import BadTraining
from imperia.training.lessons import check_crew, mean, seed_of
from imperia.training.taking_lessons import learns, searches
from tests.training.plans import small


def test_the_mean_is_added_up_in_the_order_of_the_parts() -> None:
    parts = [{"a": np.array([1e17, one], np.float64)} for one in (1.0, 2.0, 6.0)]
    parts += [{"a": np.array([1.0, 3.0])}, {"a": np.array([-3e17, 3.0])}]
    (name, found), *others = mean(parts).items()
    assert (name, others) == ("a", [])
    # Beside 3e17, a 1 is lost in rounding; if it came last, it would count.
    assert found.tolist() == [0.0, 3.0]
    assert mean([parts[4], *parts[:4]])["a"].tolist() == [0.2, 3.0]


def test_the_mean_is_of_the_kind_that_the_parts_are() -> None:
    one, other = (
        {"step": np.array(4, np.float32), "w": np.array([[number]], np.float32)} for number in (1, 4)
    )
    found = mean([one, other])
    assert {name: (array.dtype, array.tolist()) for name, array in found.items()} == {
        "step": (np.float32, 4.0),
        "w": (np.float32, [[2.5]]),
    }


def test_every_lesson_has_a_seed_of_its_own() -> None:
    assert (
        len({seed_of(1, "stretch", stretch, "part", part) for stretch in range(9) for part in range(9)}) == 81
    )
    assert 0 <= seed_of(1) < 1 << 63


@pytest.mark.parametrize("begin", [learns, searches])
def test_a_node_without_pytorch_says_so(begin: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    packed = PackedJob.of(Job(None, begin, (small(), [], "cpu")))  # type: ignore[arg-type]
    problem = pickle.loads(Hand().begin(packed.content, is_first=True))
    assert isinstance(problem, BadTraining)
    assert "pip install imperia[train]" in str(problem)


class Elsewhere(Here):
    elsewhere = True


def test_a_single_part_is_not_for_a_cluster() -> None:
    check_crew(small(), None)
    check_crew(small(), Here(1))
    check_crew(small(parts=2), Elsewhere())
    with pytest.raises(BadTraining, match="single part; give it more with --parts") as problem:
        check_crew(small(), Elsewhere())
    assert "tylko jedną część" in problem.value.text("pl")
