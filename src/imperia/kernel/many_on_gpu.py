"""The same on an NVIDIA GPU, by the rules that the CPU follows: a thread plays each match, and a block of
threads describes it, so that they write to memory side by side."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance
from imperia.kernel.gpu import load_cuda
from imperia.kernel.looking import follow_look
from imperia.kernel.many import Kind, ManyMatches
from imperia.kernel.stepping import ALL_OFFERED, is_offered, step_one
from imperia.kernel.verbs import CODE, MOST_SEATS, room_for_answers

THREADS_PER_BLOCK = 64


@cache
def _kernels(dtype: np.dtype[Any], sources: int) -> tuple[Any, Any, Any]:
    """To step, to describe what is seen, and to find what is not offered."""
    cuda, stream = load_cuda(), Chance.dtype
    room = len(room_for_answers(dtype))

    def step(
        chosen: Any,
        blanks: Any,
        blank_derived: Any,
        counted: Any,
        absolute: Any,
        states: Any,
        seeds: Any,
        settings: Any,
        seats: Any,
        players: Any,
        legal: Any,
        ended: Any,
        places: Any,
        points: Any,
        rewards: Any,
        seen: Any,
        derived: Any,
    ) -> None:
        chance = cuda.local.array(1, stream)
        codes = cuda.local.array(room, CODE)
        points_now = cuda.local.array((MOST_SEATS, sources), np.int16)
        values_now = cuda.local.array(MOST_SEATS, np.int32)
        i = cuda.grid(1)
        if i < len(states):
            step_one(
                i,
                chosen,
                blanks,
                blank_derived,
                counted,
                absolute,
                states,
                seeds,
                settings,
                seats,
                players,
                legal,
                ended,
                places,
                points,
                rewards,
                seen,
                derived,
                chance[0],
                codes,
                points_now,
                values_now,
            )

    def describe(
        seats: Any,
        players: Any,
        seen: Any,
        looks: Any,
        scales: Any,
        derived: Any,
        looks_at_derived: Any,
        scales_of_derived: Any,
        observations: Any,
        groups: Any,
        groups_of_derived: Any,
    ) -> None:
        i = cuda.blockIdx.x
        thread = cuda.threadIdx.x
        row = observations[i]
        for column in range(thread, len(row), THREADS_PER_BLOCK):
            row[column] = 0
        cuda.syncthreads()
        for group in range(thread, len(groups) - 1, THREADS_PER_BLOCK):
            for n in range(groups[group], groups[group + 1]):
                follow_look(seen[i], seats[i], players[i], looks, scales, n, row)
        for group in range(thread, len(groups_of_derived) - 1, THREADS_PER_BLOCK):
            for n in range(groups_of_derived[group], groups_of_derived[group + 1]):
                follow_look(derived[i], seats[i], players[i], looks_at_derived, scales_of_derived, n, row)

    def check(legal: Any, chosen: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < len(chosen) and not is_offered(legal[i], chosen[i]):
            refused[0] = i

    return cuda.jit(step), cuda.jit(describe), cuda.jit(check)


class ManyMatchesOnGpu(ManyMatches):
    def __init__(self, kind: Kind, games: int, seed: int) -> None:
        self._cuda = load_cuda()
        super().__init__(kind, games, seed)

    def _make_ready(self, kind: Kind) -> None:
        self._step, self._describe, self._check = _kernels(kind.blanks.dtype, kind.sources)
        self._refused = self._put(np.zeros(1, np.int64))
        self._grid = -(-len(self.seats) // THREADS_PER_BLOCK), THREADS_PER_BLOCK

    def step(self, chosen: Any) -> None:
        self._step[self._grid](chosen, *self._asking)
        self._describe[len(self.seats), THREADS_PER_BLOCK](*self._describing, *self._groups)

    def first_refused(self, chosen: Any) -> int | None:
        self._refused.copy_to_device(np.full(1, ALL_OFFERED, np.int64))
        self._check[self._grid](self.legal, chosen, self._refused)
        found = int(self._refused.copy_to_host()[0])
        return None if found == ALL_OFFERED else found

    # ----- Where the memory is

    def taken(self, chosen: Any) -> Any:
        """What is on the GPU already stays where it is."""
        if hasattr(chosen, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(chosen)
        return self._put(np.asarray(chosen))

    def numbers(self, chosen: Any) -> Any:
        return chosen

    def _put(self, array: NDArray[Any]) -> Any:
        return self._cuda.to_device(np.ascontiguousarray(array))

    def _write(self, array: Any, numbers: NDArray[Any]) -> None:
        array.copy_to_device(np.ascontiguousarray(numbers))

    def _room(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return self._put(np.zeros(shape, kind))

    def _bytes_of(self, records: Any) -> Any:
        size = records.dtype.itemsize
        return self._cuda.devicearray.DeviceNDArray(
            (len(records), size), (size, 1), np.dtype(np.int8), gpu_data=records.gpu_data
        )

    def fetched(self, array: Any) -> NDArray[Any]:
        found: NDArray[Any] = array.copy_to_host()
        return found
