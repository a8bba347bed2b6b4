"""Whoever waits for bots to be compiled hears how far it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from imperia.kernel.rule import COMPILED
from imperia.minds import make_ready

from .tables import EMPIRE

PROGRAM = """
import imperia
from imperia.minds import make_ready
match = imperia.game("empire").start(2, seed=1)
before = match.notation
ticks = []
make_ready(match, lambda *tick: ticks.append(tick))
dones, totals = zip(*ticks)
assert list(dones[:-1]) == list(range(1, len(dones))), ticks
assert len(dones) > 20, ticks
assert set(totals) == {dones[-1]}, ticks
again = []
make_ready(match, lambda *tick: again.append(tick))
assert not again, again
assert match.notation == before
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled when the rules are interpreted")
def test_the_first_time_tells_how_far_it_is_and_the_second_has_nothing_to_tell(tmp_path: Path) -> None:
    """In a process of its own with an empty cache, so that there is something to compile."""
    environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path)}
    cold = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True)
    assert cold.returncode == 0, cold.stderr


def test_interpreted_or_compiled_already_it_tells_nothing() -> None:
    match = EMPIRE.start(2, seed=1)
    make_ready(match)
    ticks: list[tuple[int, int]] = []
    make_ready(match, lambda *tick: ticks.append(tick))
    assert ticks == []
