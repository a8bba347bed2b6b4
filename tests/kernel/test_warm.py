"""Somebody who waits for rules to be compiled is told of the progress."""

import os
import subprocess
import sys

import pytest

from imperia.games import definition
from imperia.kernel import rule
from imperia.kernel.warm import warm_up

PROGRAM = """
import numpy as np
from imperia.kernel.dependencies import reached_by
from imperia.kernel.rule import defined, entry, entry_points, name_of, rule
from imperia.kernel.warm import ENTRY_POINT_IN_RULES, watched

@rule
def doubled(number):
    return 2 * number

@rule
def never_needed(number):
    return number

@entry
def double_all(numbers):
    for i in range(len(numbers)):
        numbers[i] = doubled(numbers[i])

def ticks_of_a_call(kind, needed=None):
    ticks = []
    with watched(lambda done, total: ticks.append((done, total)), needed):
        double_all(np.arange(3, dtype=kind))
    return ticks

whole = 1 + ENTRY_POINT_IN_RULES
every_rule = len(defined) - len(entry_points) + ENTRY_POINT_IN_RULES * len(entry_points)
needed = None
if {only_needed}:
    needed = [name_of(function) for function in reached_by([double_all.py_func], [])]
    assert len(needed) == 2
    assert ticks_of_a_call(np.int64, needed) == [(1, whole), (whole, whole)]
else:
    assert ticks_of_a_call(np.int64) == [(1, every_rule), (whole, every_rule), (every_rule, every_rule)]
assert ticks_of_a_call(np.int64, needed) == []
"""


@pytest.mark.parametrize("only_needed", [False, True])
@pytest.mark.skipif(not rule.COMPILED, reason="nothing is compiled when the rules are interpreted")
def test_each_rule_that_is_compiled_is_told_once_and_the_last_step_is_the_end(tmp_path, only_needed):
    """A new process begins with an empty cache, so that there is something to compile. What is not needed is
    skipped at the end, or not counted at all if that is known before."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("{only_needed}", str(only_needed)))
    environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path / "cache")}
    cold = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True)
    assert cold.returncode == 0, cold.stderr


def test_what_is_compiled_already_or_interpreted_tells_nothing():
    empire = definition("empire")
    warm_up(empire, simulations=True)
    ticks = []
    warm_up(empire, lambda *tick: ticks.append(tick), simulations=True)
    assert ticks == []
