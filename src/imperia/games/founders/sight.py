"""What a seat knows (F5.5): hidden is the order of the stacks, and which craftsman comes next.

Which tiles are in a stack and which craftsmen are left anybody can reckon from what lies open. A seat
knows no more than a spectator.
"""

from __future__ import annotations

from imperia.games.founders.pieces import STACKS
from imperia.games.founders.state import State
from imperia.kernel.chance import shuffle, start_stream
from imperia.kernel.rule import rule


@rule
def observe(state: State, seat: int) -> None:
    """Blank what nobody may know: the stream that draws craftsmen, and the order of the stacks."""
    start_stream(state.chance, 0, 0)
    put_stacks_in_order(state)


@rule
def put_stacks_in_order(state: State) -> None:
    for stack in range(STACKS):
        for place in range(1, state.stack_left[stack]):
            sort = state.stacks[stack, place]
            hole = place
            while hole > 0 and state.stacks[stack, hole - 1] > sort:
                state.stacks[stack, hole] = state.stacks[stack, hole - 1]
                hole -= 1
            state.stacks[stack, hole] = sort


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    """Another deal that the seat could be in: the stacks in a new order."""
    put_stacks_in_order(state)  # so that the outcome depends on the seed and on what is known alone
    start_stream(state.chance, low, high)
    for stack in range(STACKS):
        shuffle(state.chance, state.stacks[stack], state.stack_left[stack])
