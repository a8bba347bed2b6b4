"""Reaching an NVIDIA GPU, or saying what is missing.

Needs the `cuda` extra (numba-cuda) and a CUDA driver. Nothing of a rule is written twice for a GPU: kernels
call the very functions that the CPU compiles (`imperia.minds.gpu`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from imperia.kernel.rule import COMPILED
from imperia.words import SpokenError


class NoGpu(SpokenError, RuntimeError):
    """There is no GPU here that can run the rules; the message says what is missing."""


def load_cuda() -> Any:
    """Numba's CUDA, or NoGpu with what is missing."""
    if not COMPILED:
        raise NoGpu("no-gpu-interpreted")
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for it, NumPy 2.5 dropped it
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError as problem:
        raise NoGpu("no-gpu-package", why=str(problem)) from None
    if not cuda.is_available():
        raise NoGpu("no-gpu-device")
    return cuda
