"""How a process begins to take lessons. A node can import these functions even where PyTorch is missing, and
can then say so."""

from __future__ import annotations

from collections.abc import Callable

from imperia.training.errors import load_torch
from imperia.training.lessons import Found, Learnt, Lesson, Search, Settings
from imperia.training.plan import Plan


def learns(plan: Plan, settings: Settings, device: str) -> Callable[[Lesson], Learnt]:
    """A function that plays and learns; the plan is that of a part."""
    load_torch()
    from imperia.training.pupil import pupil_for

    return pupil_for(plan, settings, device).learn


def searches(plan: Plan, settings: Settings, device: str) -> Callable[[Search], Found]:
    """A function that searches for holes."""
    load_torch()
    from imperia.training.pupil import pupil_for

    return pupil_for(plan, settings, device).search
