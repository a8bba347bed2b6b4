"""Work for the hands of tests: a function that a node can import."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from imperia.training.taking_lessons import learns

STUCK = "IMPERIA_TEST_STUCK"


def learns_or_gets_stuck(stuck: Path, *arguments: Any) -> Callable[[Any], Any]:
    """Work like `learns`; but on a node with this variable a lesson never ends, and all others wait until one
    has begun there."""
    learn = learns(*arguments)

    def learn_or_get_stuck(lesson: Any) -> Any:
        if STUCK in os.environ:
            stuck.touch()
            time.sleep(3600)
        while not stuck.exists():
            time.sleep(0.05)
        return learn(lesson)

    return learn_or_get_stuck
