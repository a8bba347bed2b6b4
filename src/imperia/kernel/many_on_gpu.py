"""What `many` does, on an NVIDIA GPU and by the same rules.

A thread plays each match, and looks at it for the seat that is asked. Threads that run side by side have to
do the same thing at the same time, or wait for each other: so matches at the same decision are given to
neighbours. Copying records and describing them is done by a block of threads for each match, which write to
memory side by side.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance
from imperia.kernel.device_code import call_long_rules
from imperia.kernel.gpu import load_cuda
from imperia.kernel.looking import follow_look
from imperia.kernel.many import Kind, ManyMatches
from imperia.kernel.stepping import ALL_OFFERED, is_offered, look_one, step_one
from imperia.kernel.verbs import CODE, MOST_SEATS, room_for_answers

THREADS_PER_BLOCK = 64
DECISIONS = 128  # the most that a game has: a record has a byte for them


class _Kernels(NamedTuple):
    step: Any
    count: Any
    arrange: Any
    copy: Any
    look: Any
    describe: Any
    check: Any


@cache
def _kernels(dtype: np.dtype[Any], sources: int, copies: bool) -> _Kernels:
    """`copies`: whether looking copies long rules instead of calling them (`copied_on_gpu` of a record)."""
    assert dtype["decision"] == np.int8, "there is room to count matches at so many decisions, and no more"
    cuda, stream = load_cuda(), Chance.dtype
    room = len(room_for_answers(dtype))

    def step(
        order: Any,
        chosen: Any,
        blanks: Any,
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
    ) -> None:
        chance = cuda.local.array(1, stream)
        codes = cuda.local.array(room, CODE)
        thread = cuda.grid(1)
        if thread < len(order):
            step_one(
                order[thread],
                chosen,
                blanks,
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
                chance[0],
                codes,
            )

    def count(states: Any, at_decision: Any, number: Any) -> None:
        """Count the matches at each decision, and number each match among those."""
        i = cuda.grid(1)
        if i < len(states):
            number[i] = cuda.atomic.add(at_decision, states[i].decision, 1)

    def arrange(states: Any, at_decision: Any, number: Any, order: Any) -> None:
        """Order the matches by their decision."""
        i = cuda.grid(1)
        if i < len(states):
            place = number[i]
            for before in range(states[i].decision):
                place += at_decision[before]
            order[place] = i

    def copy(states: Any, blank_derived: Any, seen: Any, derived: Any, at_decision: Any) -> None:
        """Copy whole records, as bytes; and forget how many matches were at each decision."""
        i = cuda.blockIdx.x
        for byte in range(cuda.threadIdx.x, states.shape[1], THREADS_PER_BLOCK):
            seen[i, byte] = states[i, byte]
        for byte in range(cuda.threadIdx.x, derived.shape[1], THREADS_PER_BLOCK):
            derived[i, byte] = blank_derived[0, byte]
        for decision in range(cuda.grid(1), len(at_decision), cuda.gridsize(1)):
            at_decision[decision] = 0

    def look(order: Any, seats: Any, seen: Any, derived: Any) -> None:
        points_now = cuda.local.array((MOST_SEATS, sources), np.int16)
        values_now = cuda.local.array(MOST_SEATS, np.int32)
        thread = cuda.grid(1)
        if thread < len(order):
            i = order[thread]
            look_one(i, seats[i], seen, derived, points_now, values_now)

    if not copies:
        look = call_long_rules(look)

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

    return _Kernels(*map(cuda.jit, (step, count, arrange, copy, look, describe, check)))


class ManyMatchesOnGpu(ManyMatches):
    def __init__(self, kind: Kind, games: int, seed: int) -> None:
        self._cuda = load_cuda()
        super().__init__(kind, games, seed)

    def _make_ready(self, kind: Kind) -> None:
        games = len(self.seats)
        self._kernels = _kernels(kind.blanks.dtype, kind.sources, kind.derived.copied_on_gpu)
        self._refused = self._put(np.zeros(1, np.int64))
        self._order, self._number = self._put(np.arange(games, dtype=np.int32)), self._room(games, np.int32)
        self._at_decision = self._room(DECISIONS, np.int32)
        blank_derived, seen, derived = (self._bytes_of(records) for records in self._seeing)
        self._copying = self._bytes_of(self.states), blank_derived, seen, derived
        self._grid = -(-games // THREADS_PER_BLOCK), THREADS_PER_BLOCK

    def step(self, chosen: Any) -> None:
        kernels, order, each = self._kernels, self._order, (len(self.seats), THREADS_PER_BLOCK)
        kernels.step[self._grid](order, chosen, *self._asking)
        kernels.count[self._grid](self.states, self._at_decision, self._number)
        kernels.arrange[self._grid](self.states, self._at_decision, self._number, order)
        kernels.copy[each](*self._copying, self._at_decision)
        kernels.look[self._grid](order, self.seats, self.seen, self.derived)
        kernels.describe[each](*self._describing, *self._groups)

    def first_refused(self, chosen: Any) -> int | None:
        self._refused.copy_to_device(np.full(1, ALL_OFFERED, np.int64))
        self._kernels.check[self._grid](self.legal, chosen, self._refused)
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
