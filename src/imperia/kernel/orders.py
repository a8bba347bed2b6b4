"""What nobody may know in any game: the order of what is shuffled, and what chance brings next.

A field that is declared `unordered` is a deck or a stack: what is in it can be worked out, its order cannot.
"""

from __future__ import annotations

from typing import Any

from imperia.kernel.chance import shuffle, start_stream
from imperia.kernel.record import Numbers, Struct
from imperia.kernel.rule import rule
from imperia.kernel.written import written_module


@rule
def put_in_order(things: Numbers, count: int) -> None:
    """Sort the first `count` things, the lowest number first."""
    for place in range(1, count):
        thing = things[place]
        hole = place
        while hole > 0 and things[hole - 1] > thing:
            things[hole] = things[hole - 1]
            hole -= 1
        things[hole] = thing


class Orders:
    """The two rules for records of one type: `forget(state)` and `deal_again(state, low, high)`."""

    def __init__(self, game: str, struct: type[Struct]) -> None:
        in_order, shuffled = [], []
        for name, field in struct.fields.items():
            if field.unordered and len(field.shape) == 1:
                in_order.append(f"    put_in_order(state.{name}, state.{field.count})")
                shuffled.append(f"    shuffle(state.chance, state.{name}, state.{field.count})")
            elif field.unordered:
                each = f"    for n in range(len(state.{name})):\n        "
                in_order.append(f"{each}put_in_order(state.{name}[n], state.{field.count}[n])")
                shuffled.append(f"{each}shuffle(state.chance, state.{name}[n], state.{field.count}[n])")
        source = "\n".join(
            [
                "def forget(state):",
                "    start_stream(state.chance, 0, 0)",
                *in_order,
                "",
                "def deal_again(state, low, high):",
                *in_order,  # so that the outcome depends only on the seed and on what is known
                "    start_stream(state.chance, low, high)",
                *shuffled,
                "",
            ]
        )
        used = {"start_stream": start_stream, "shuffle": shuffle, "put_in_order": put_in_order}
        written = written_module(f"imperia.games.{game}.written_orders", source, used)
        self.forget: Any = rule(written["forget"])
        self.deal_again: Any = rule(written["deal_again"])
