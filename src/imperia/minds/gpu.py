"""Runs of random and greedy players on an NVIDIA GPU: one game for each thread, a quarter of a million at
once.

The kernels call the same functions that are compiled for the CPU, and the results are equal to the CPU's in
every byte. Measured on an H200 (empire, 4 random players, billion decisions/s): a record for each game in
global memory 0.55; a record for each thread, reused for the next game, in global memory 0.67, in local memory
1.03; the regions of a seat's pieces as bits instead of a look at every count 1.29; at most 32 registers, so
that every multiprocessor is full, 1.6 without and 1.2 with the scoring of every game.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance
from imperia.kernel.entries import open_game, play_to_the_end
from imperia.kernel.gpu import load_cuda
from imperia.kernel.verbs import CODE, MOST_SEATS, rank, room_for_answers, score
from imperia.minds.one_ahead import room_to_look_ahead
from imperia.minds.runs import play_greedily

THREADS_PER_BLOCK = 128
BLOCKS_PER_MULTIPROCESSOR = 16
REGISTERS = 32


@cache
def _kernel(dtype: np.dtype[Any], greedy: bool, optimised: bool) -> Any:
    cuda, stream = load_cuda(), Chance.dtype
    room = len(room_to_look_ahead(dtype) if greedy else room_for_answers(dtype))

    def run(
        blank: Any,
        players: int,
        low: int,
        high: int,
        first: int,
        states: Any,
        seeds: Any,
        decisions: Any,
        points: Any,
        places: Any,
    ) -> None:
        current = cuda.local.array(1, dtype)
        scratch = cuda.local.array(1, dtype)
        chance = cuda.local.array(1, stream)
        codes = cuda.local.array(room, CODE)
        values = cuda.local.array(MOST_SEATS, np.int32)
        game = cuda.grid(1)
        while game < len(decisions):
            current[0] = blank[0]
            open_game(current[0], chance[0], low, high, first + game, seeds[game])
            if greedy:
                decisions[game] = play_greedily(current, players, scratch, codes, values, chance[0])
            else:
                decisions[game] = play_to_the_end(current[0], chance[0], codes)
            score(current[0], points[game])
            rank(current[0], places[game])
            if game < len(states):
                states[game] = current[0]
            game += cuda.gridsize(1)

    return cuda.jit(max_registers=REGISTERS if optimised else None, opt=optimised)(run)


@dataclass(frozen=True)
class GpuRun:
    """The results of the games of one launch; `states` are the final records of the first few of them."""

    seeds: NDArray[np.int64]
    decisions: NDArray[np.int32]
    points: NDArray[np.int16]
    places: NDArray[np.int8]
    states: NDArray[Any]


class GpuSimulation:
    """Memory on the GPU for the results of a number of games, reused for every launch."""

    def __init__(
        self,
        blank: NDArray[Any],
        players: int,
        sources: int,
        games: int,
        *,
        greedy: bool = False,
        keep: int = 1,
        optimised: bool = True,
    ) -> None:
        """`keep`: of how many games the final record is kept. If not `optimised`, the kernel compiles faster
        and plays more slowly."""
        self._cuda = load_cuda()
        self._kernel = _kernel(blank.dtype, greedy, optimised)
        self._players = players
        self._blank = self._cuda.to_device(blank)
        self._states = self._cuda.device_array(max(keep, 1), blank.dtype)
        self._seeds = self._cuda.device_array((games, 2), np.int64)
        self._decisions = self._cuda.device_array(games, np.int32)
        self._points = self._cuda.device_array((games, MOST_SEATS, sources), np.int16)
        self._places = self._cuda.device_array((games, MOST_SEATS), np.int8)
        self._blocks = self._cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_MULTIPROCESSOR

    def play(self, seed: int, first: int = 0) -> None:
        """Play the games `first`, `first + 1`, ... of the run with this seed; wait until all are over."""
        self._kernel[self._blocks, THREADS_PER_BLOCK](
            self._blank,
            self._players,
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
