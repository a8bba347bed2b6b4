"""The programs in docs/learning.md run as they stand, and the one that learns has learned."""

import os
import re
import subprocess
import sys

import pytest

from imperia.kernel import rule
from tests.test_documentation import examples

CLEARLY = 70  # per cent of 400 games; players at random come to more than 58 in one of a thousand tries
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}  # leave cores to other tests


@pytest.mark.skipif(not rule.COMPILED, reason="a hundred thousand decisions take too long in plain Python")
def test_the_loop_that_learns_beats_players_at_random():
    programs = (example for example in examples("docs/learning.md") if isinstance(example, str))
    program = "\n".join(programs)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **ONE_THREAD},
        capture_output=True,
        text=True,
        check=True,
    )
    told = re.fullmatch(r"(\d+)% of the games against players at random", done.stdout.splitlines()[-1])
    assert int(told[1]) >= CLEARLY
