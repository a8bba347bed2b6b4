"""What a seat knows as inputs of a network, and the sums of the first layer for it.

Little of what a seat knows changes between two decisions, least of all in a tree. So for every seat, what it
knew when the network was last asked for it is remembered: only inputs that are read from changed bytes are
looked at again, and only inputs that have changed are added to the sums, or taken from them. Sums of whole
numbers are exact, so the result is the same as if they were computed from scratch.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy.typing import NDArray

from imperia.kernel.lean import become_units
from imperia.kernel.looking import BYTE, clear_row, follow_look
from imperia.kernel.record import Numbers
from imperia.kernel.rule import KEPT, rule
from imperia.minds.network.layers import BIAS, Layers, WeightsInUse, add_inputs, as_input, begin_sums
from imperia.minds.network.reading import BYTES_OF_A_WORD, COLUMN, LOOK


class Seeing(NamedTuple):
    """How to turn what a seat knows into inputs, and room for that."""

    looks: NDArray[Any]  # this and the next seven: see `Reading`
    no_scales: NDArray[Any]
    groups: NDArray[Any]
    begins: NDArray[Any]
    readers: NDArray[Any]
    prospects: NDArray[Any]
    looked: NDArray[Any]
    worth: NDArray[Any]
    spans: NDArray[Any]
    counted: NDArray[Any]  # codes as counted from a seat: by players, seat and code
    blank_derived: NDArray[Any]
    seen: NDArray[Any]
    derived: NDArray[Any]
    memory: NDArray[Any]  # the bytes of `seen` and `derived`
    words: NDArray[Any]  # the same memory
    points: NDArray[Any]
    values: NDArray[Any]
    row: NDArray[Any]  # the columns of groups that are looked at again
    stale: NDArray[Any]  # the groups that are looked at again
    is_stale: NDArray[Any]  # whether each group is one of these
    counted_codes: NDArray[Any]
    players_before: NDArray[Any]  # how many played when each seat was last asked; 0: never
    words_before: NDArray[Any]  # what each seat knew then
    rows_before: NDArray[Any]  # the same as inputs, before they are scaled
    sums: NDArray[Any]  # of the first layer, for these inputs


@rule
def begin_anew(seat: int, players: int, seeing: Seeing, weights: WeightsInUse) -> int:
    """Start as if the seat had known nothing, with all groups stale; return how many there are."""
    seeing.players_before[seat] = players
    clear_row(seeing.rows_before[seat])
    begin_sums(weights.first_outputs[BIAS], seeing.sums[seat])
    for word in range(len(seeing.words)):
        seeing.words_before[seat, word] = seeing.words[word]
    groups = len(seeing.is_stale)
    for group in range(groups):
        seeing.stale[group] = group
        seeing.is_stale[group] = 1
    return groups


@rule
def note_readers(byte: int, seat: int, players: int, seeing: Seeing, count: int) -> int:
    """Mark the groups that read this byte as stale, after `count` others; return how many are stale now."""
    for place in range(seeing.begins[players, seat, byte], seeing.begins[players, seat, byte + 1]):
        group = seeing.readers[place]
        seeing.stale[count] = group
        count += seeing.is_stale[group] == 0
        seeing.is_stale[group] = 1
    return count


@rule
def note_changes(seat: int, players: int, seeing: Seeing) -> int:
    """Remember what the seat knows now, and list the groups that this makes stale; return how many."""
    count = 0
    words = seeing.words
    before = seeing.words_before[seat]
    for word in range(len(words)):
        change = words[word] ^ before[word]
        if change != 0:
            before[word] = words[word]
            for place in range(BYTES_OF_A_WORD):
                if (change >> (8 * place)) & BYTE:
                    byte = BYTES_OF_A_WORD * word + place
                    count = note_readers(byte, seat, players, seeing, count)
    return count


@rule
def renew(group: int, seat: int, players: int, seeing: Seeing, layers: Layers, count: int) -> int:
    """Look at a group again, and list those of its inputs that have changed, after `count` others; return how
    many are listed now."""
    first = seeing.groups[group, COLUMN]
    last = seeing.groups[group + 1, COLUMN]
    row = seeing.row
    before = seeing.rows_before[seat]
    for column in range(first, last):
        row[column] = 0
    for look in range(seeing.groups[group, LOOK], seeing.groups[group + 1, LOOK]):
        follow_look(seeing.memory, seat, players, seeing.looks, seeing.no_scales, look, row)
    for column in range(first, last):
        number = row[column]
        if number != before[column]:
            span = seeing.spans[column]
            layers.places[count] = column
            layers.amounts[count] = as_input(number, span) - as_input(before[column], span)
            before[column] = number
            count += 1
    return count


@rule
def put_risen_first(layers: Layers, count: int) -> int:
    """Put the inputs that have risen first, and behind them those that have fallen, with the amount of the
    fall. Return how many have risen."""
    places = layers.places
    amounts = layers.amounts
    risen = 0
    for at in range(count):
        place = places[at]
        amount = amounts[at]
        places[at] = places[risen]
        amounts[at] = amounts[risen]
        places[risen] = place
        amounts[risen] = amount
        risen += amount > 0
    for at in range(risen, count):
        amounts[at] = -amounts[at]
    return risen


@rule
def negate(sums: Numbers) -> None:
    for at in range(len(sums)):
        sums[at] = -sums[at]


@rule
def add_changes(layers: Layers, count: int, weights: Any, sums: Numbers) -> None:
    """Add what inputs have risen by, and subtract what they have fallen by, so that amounts are never
    negative, as in the other layers."""
    risen = put_risen_first(layers, count)
    add_inputs(layers, 0, risen, weights, sums)
    negate(sums)
    add_inputs(layers, risen, count, weights, sums)
    negate(sums)


@rule
def follow_inputs(seat: int, players: int, seeing: Seeing, weights: WeightsInUse, layers: Layers) -> None:
    """Bring the sums of the seat up to date with what was seen and derived."""
    if seeing.players_before[seat] == players:
        stale = note_changes(seat, players, seeing)
    else:
        stale = begin_anew(seat, players, seeing, weights)
    count = 0
    for place in range(stale):
        group = seeing.stale[place]
        seeing.is_stale[group] = 0
        count = renew(group, seat, players, seeing, layers, count)
    add_changes(layers, count, weights.first, seeing.sums[seat])


if KEPT:
    become_units([follow_inputs])
