"""Many games at once with the minds that look no further than one decision, compiled, without a Match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from imperia.kernel.chance import below
from imperia.kernel.entries import lowest_seat
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import actors, apply, deal, legal, over
from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.one_ahead import greedy_code
from imperia.minds.random import RandomMind

AT_RANDOM = -1  # in the place of an attention: does not look at all


@dataclass(frozen=True, slots=True)
class Policy:
    """How a mind decides that can be played in bulk."""

    attention: int
    selfish: int


def policy_of(mind: Mind) -> Policy | None:
    """None if the mind does more than this module can play."""
    if type(mind) is GreedyMind:
        return Policy(mind._attention, mind._selfish)
    return Policy(AT_RANDOM, 0) if type(mind) is RandomMind else None


@rule
def note_what_is_told(state: Any, wanted: Any, told: Any, count: Any) -> Any:
    """Move the events whose kinds are in the bits `wanted` from the journal to `told`; returns how many are
    there now. Those that find no room are counted all the same."""
    journal = state.journal
    for number in range(journal.count):
        event = journal.entries[number]
        if (wanted >> event.kind) & 1:
            if count < len(told):
                told[count, 0] = event.kind
                for argument in range(len(event.arguments)):
                    told[count, 1 + argument] = event.arguments[argument]
            count += 1
    journal.count = 0
    return count


@entry
def play_greedy_all(
    states: Any,
    lows: Any,
    highs: Any,
    players: Any,
    attention: Any,
    selfish: Any,
    chances: Any,
    table: Any,
    scratch: Any,
    codes: Any,
    values: Any,
    wanted: Any,
    told: Any,
    counts: Any,
    decisions: Any,
) -> Any:
    """Deal every record from its own seed and play it to the end, all seats alike.

    Seat s of record i decides by the stream `chances[i * players + s]`, as a GreedyMind of its own would.
    `table` and `scratch` have room for one record; what is told lands in `told[i]`, how much in `counts[i]`.
    """
    for i in range(len(states)):
        table[0] = states[i]
        deal(table[0], lows[i], highs[i])
        count = note_what_is_told(table[0], wanted, told[i], 0)
        made = 0
        while not over(table[0]):
            seat = lowest_seat(actors(table[0]))
            chance = chances[i * players + seat]
            if attention < 0:
                code = codes[below(chance, legal(table[0], seat, codes))]
            else:
                code = greedy_code(table, players, seat, scratch, codes, values, chance, attention, selfish)
            apply(table[0], seat, code)
            count = note_what_is_told(table[0], wanted, told[i], count)
            made += 1
        states[i] = table[0]
        counts[i] = count
        decisions[i] = made
