"""The same rules on an NVIDIA GPU: one game to a thread, a quarter of a million games under way at once.

Needs the `cuda` extra (numba-cuda) and a CUDA driver. Nothing of a rule is written twice: the kernel calls
the very functions that the CPU compiles, and the records that come back are equal to the CPU's in every byte.

What was measured on an H200 (empire, 4 players, billion decisions/s): a record for each game in global
memory 0.55; a record for each thread, used again for the next game, in global memory 0.67, in local memory
1.03; regions of a seat's pieces as bits instead of a look at every count 1.29; at most 32 registers, so that
every multiprocessor is full, 1.6.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.errors import ImperiaError
from imperia.kernel.chance import CHANCE
from imperia.kernel.entries import open_game, play_to_the_end
from imperia.kernel.rule import COMPILED
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS, rank, score

THREADS_PER_BLOCK = 128
BLOCKS_PER_MULTIPROCESSOR = 16
REGISTERS = 32


class NoGpu(ImperiaError, RuntimeError):
    """There is no GPU here that can run the rules; the message says what is missing."""


def load_cuda() -> Any:
    """Numba's CUDA, or NoGpu with what is missing."""
    if not COMPILED:
        raise NoGpu("IMPERIA_JIT=0 runs rules in Python; unset it to run them on a GPU")
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for it, NumPy 2.5 dropped it
    try:
        from numba import cuda
    except ImportError as problem:
        raise NoGpu(
            f"numba-cuda cannot be loaded ({problem}); install it with: pip install 'imperia[cuda]'"
        ) from None
    if not cuda.is_available():
        raise NoGpu("no CUDA device answers; the CPU gives the same results")
    return cuda


@cache
def _kernel(dtype: np.dtype[Any]) -> Any:
    cuda = load_cuda()

    @cuda.jit(max_registers=REGISTERS)
    def simulate(blank, low, high, first, states, seeds, decisions, points, places):
        state = cuda.local.array(1, dtype)
        chance = cuda.local.array(1, CHANCE)
        codes = cuda.local.array(MOST_ACTIONS, np.int16)
        game = cuda.grid(1)
        while game < len(decisions):
            state[0] = blank[0]
            open_game(state[0], chance[0], low, high, first + game, seeds[game])
            decisions[game] = play_to_the_end(state[0], chance[0], codes)
            score(state[0], points[game])
            rank(state[0], places[game])
            if game < len(states):
                states[game] = state[0]
            game += cuda.gridsize(1)

    return simulate


@dataclass(frozen=True)
class GpuRun:
    """What came of the games of one launch; `states` are the final records of the first of them."""

    seeds: NDArray[np.int64]
    decisions: NDArray[np.int32]
    points: NDArray[np.int16]
    places: NDArray[np.int8]
    states: NDArray[Any]


class GpuSimulation:
    """Room on the GPU for the outcomes of a number of games, used again for every launch."""

    def __init__(self, blank: NDArray[Any], sources: int, games: int, keep: int = 1) -> None:
        self._cuda = load_cuda()
        self._kernel = _kernel(blank.dtype)
        self._blank = self._cuda.to_device(blank)
        self._states = self._cuda.device_array(max(keep, 1), blank.dtype)
        self._seeds = self._cuda.device_array((games, 2), np.int64)
        self._decisions = self._cuda.device_array(games, np.int32)
        self._points = self._cuda.device_array((games, MOST_SEATS, sources), np.int16)
        self._places = self._cuda.device_array((games, MOST_SEATS), np.int8)
        self._blocks = self._cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_MULTIPROCESSOR

    def play(self, seed: int, first: int = 0) -> None:
        """Play the games `first`, `first + 1`, ... of the run of this seed; waits for the last."""
        self._kernel[self._blocks, THREADS_PER_BLOCK](
            self._blank,
            seed & 0xFFFFFFFF,
            seed >> 32,
            first,
            self._states,
            self._seeds,
            self._decisions,
            self._points,
            self._places,
        )
        self._cuda.synchronize()

    def fetch(self) -> GpuRun:
        arrays = (self._seeds, self._decisions, self._points, self._places, self._states)
        return GpuRun(*(array.copy_to_host() for array in arrays))
