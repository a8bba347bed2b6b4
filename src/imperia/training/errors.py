"""What can be wrong with a training."""

from __future__ import annotations

from typing import Any

from imperia.words import SpokenError


class BadTraining(SpokenError, ValueError):
    """A training that cannot be done as it is asked for."""


def load_torch() -> Any:
    """PyTorch, or an error that says how to get it."""
    try:
        import torch
    except ImportError:
        raise BadTraining("train-no-torch") from None
    return torch
