"""Access to an NVIDIA GPU, or an error that says what is missing.

Needs the `cuda` extra (numba-cuda) and a CUDA driver. No rule is written a second time for the GPU: kernels
call the same functions that are compiled for the CPU (`imperia.minds.gpu`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from imperia.kernel.device_code import prepare
from imperia.kernel.rule import COMPILED
from imperia.words import SpokenError


class NoGpu(SpokenError, RuntimeError):
    """There is no GPU here that can run the rules; the message says what is missing."""


def load_cuda() -> Any:
    """Numba's CUDA module; NoGpu if something is missing."""
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
    prepare()
    return cuda
