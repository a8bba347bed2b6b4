"""A network in whole numbers, as rules: the same answer on every machine, interpreted or compiled.

    x = what the seat knows               in 1024ths
    h = relu(first x)                     16 bits
    h = h + relu(block h)                 for each block
    logits = policy h + looks (asked h)   of the codes that are asked about, in 1024ths
    shares = softmax(shares relu(hidden h) + worth (standing h))

Games tell several things about how an individual answer looks (its prospect): `asked h` is how much each of
these looks counts in this position. They also tell what the position of each seat is worth: `standing h` is
how much that counts, so that a network need not learn to compare the seats.

Weights have 8 bits; sums of products have 32, and each is brought to the scale of the next layer by a
multiplier of its own and a shift. Little of what a seat knows changes from one decision to the next, so the
sums of the first layer are only updated (`inputs.py`). A third of the inputs of every later layer are 0: the
weights of an input are stored together, so those of a 0 are never read, and the inner loop runs over the
outputs, several of which a processor computes at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.lean import become_units
from imperia.kernel.record import Numbers
from imperia.kernel.rule import KEPT, rule

INPUT_BITS = 10
INPUT = 1 << INPUT_BITS  # what an input of 1 is as a whole number
LARGEST = 32_767  # of the numbers between layers
LARGEST_WEIGHT = 127
SHIFT = 32
HALF = 1 << (SHIFT - 1)
RAISED = LARGEST_WEIGHT + 1  # added to weights in use, so that none is negative
BIAS, MULTIPLIER = 0, 1  # of each output of a layer


class Weights(NamedTuple):
    """The weights of all layers; `*_outputs` have the bias and the multiplier of each output."""

    first: NDArray[Any]  # by input and output
    first_outputs: NDArray[Any]
    blocks: NDArray[Any]  # by block, input and output
    block_outputs: NDArray[Any]
    policy: NDArray[Any]  # by output and input
    policy_outputs: NDArray[Any]
    hidden: NDArray[Any]  # by input and output
    hidden_outputs: NDArray[Any]
    shares: NDArray[Any]  # by output and input
    share_outputs: NDArray[Any]
    asked: NDArray[Any]  # by output and input; no outputs for a game that tells nothing of individual answers
    asked_outputs: NDArray[Any]
    standing: NDArray[Any]  # by output and input; one output, or none in older networks
    standing_outputs: NDArray[Any]


class WeightsInUse(NamedTuple):
    """The same, but `*_outputs` have all biases of a layer, and then all its multipliers, so that several are
    read at once. Weights of the first layer, the blocks and the hidden layer are raised."""

    first: NDArray[Any]
    first_outputs: NDArray[Any]
    blocks: NDArray[Any]
    block_outputs: NDArray[Any]  # by block, and then like the others
    policy: NDArray[Any]
    policy_outputs: NDArray[Any]
    hidden: NDArray[Any]
    hidden_outputs: NDArray[Any]
    shares: NDArray[Any]
    share_outputs: NDArray[Any]
    asked: NDArray[Any]
    asked_outputs: NDArray[Any]
    standing: NDArray[Any]
    standing_outputs: NDArray[Any]


def in_use(weights: Weights) -> WeightsInUse:
    """The weights as rules are given them."""
    given = {
        name: np.ascontiguousarray(array.swapaxes(-1, -2)) if name.endswith("_outputs") else array
        for name, array in weights._asdict().items()
    }
    return WeightsInUse(**given | {name: raised(given[name]) for name in ("first", "blocks", "hidden")})


def raised(weights: NDArray[Any]) -> NDArray[np.uint8]:
    """Weights with an offset (RAISED) that makes none of them negative: then the compiler knows that an
    instruction for 16 bits will do."""
    return (weights.astype(np.int16) + RAISED).astype(np.uint8)


class Layers(NamedTuple):
    """Room for what layers compute, and their results."""

    places: NDArray[Any]  # the inputs of a layer that are not 0; in the first, those that have changed
    amounts: NDArray[Any]  # their numbers; in the first, by how much they have changed
    sums: NDArray[Any]
    active: NDArray[Any]
    hidden_sums: NDArray[Any]
    hidden: NDArray[Any]
    logits: NDArray[Any]  # of the codes that were asked about
    chances: NDArray[Any]  # of the same codes
    counts: NDArray[Any]  # how much each look at an answer counts, in 1024ths of a logit
    standing: NDArray[Any]  # how much the worth of positions counts, likewise; empty without that output
    share_logits: NDArray[Any]
    shares: NDArray[Any]  # of the pot, in millionths, clockwise from the seat that was asked


@rule
def as_input(number: int, span: int) -> int:
    """The number in a column as an input: scaled, rounded, and limited to 16 bits."""
    exact = number * INPUT if span == 1 else (2 * number * INPUT + span) // (2 * span)
    return min(max(exact, 0), LARGEST)


@rule
def scaled(total: int, multiplier: int) -> int:
    """A sum in the scale of the next layer, rounded."""
    return (total * multiplier + HALF) >> SHIFT


@rule
def begin_sums(biases: Numbers, sums: Numbers) -> None:
    for at in range(len(sums)):
        sums[at] = biases[at]


@rule
def add_products(sums: Numbers, amount: int, weights: Numbers) -> None:
    amount &= LARGEST  # changes nothing, but tells the compiler how small it is
    too_much = amount * RAISED
    for at in range(len(sums)):
        sums[at] += amount * weights[at] - too_much


@rule
def add_eight(layers: Layers, first: int, weights: Any, sums: Numbers) -> None:
    """Add the products of eight inputs at once, from a place in the list on: one by one, half of the time
    would go into reading and writing sums."""
    places = layers.places
    amounts = layers.amounts
    a = amounts[first] & LARGEST
    b = amounts[first + 1] & LARGEST
    c = amounts[first + 2] & LARGEST
    d = amounts[first + 3] & LARGEST
    e = amounts[first + 4] & LARGEST
    f = amounts[first + 5] & LARGEST
    g = amounts[first + 6] & LARGEST
    h = amounts[first + 7] & LARGEST
    of_a = weights[places[first]]
    of_b = weights[places[first + 1]]
    of_c = weights[places[first + 2]]
    of_d = weights[places[first + 3]]
    of_e = weights[places[first + 4]]
    of_f = weights[places[first + 5]]
    of_g = weights[places[first + 6]]
    of_h = weights[places[first + 7]]
    too_much = (a + b + c + d + e + f + g + h) * RAISED
    for at in range(len(sums)):
        sums[at] += (  # one expression: a part of it in a variable would have 64 bits
            a * of_a[at]
            + b * of_b[at]
            + c * of_c[at]
            + d * of_d[at]
            + e * of_e[at]
            + f * of_f[at]
            + g * of_g[at]
            + h * of_h[at]
            - too_much
        )


@rule
def add_inputs(layers: Layers, first: int, last: int, weights: Any, sums: Numbers) -> None:
    """Add the products of inputs with their weights, from one place in the list to before another."""
    done = first
    while done + 8 <= last:
        add_eight(layers, done, weights, sums)
        done += 8
    while done < last:
        add_products(sums, layers.amounts[done], weights[layers.places[done]])
        done += 1


@rule
def gather_active(layers: Layers) -> int:
    """List the outputs of the last layer that are not 0, as inputs of the next; return how many."""
    count = 0
    for at in range(len(layers.active)):
        amount = layers.active[at]
        layers.places[count] = at
        layers.amounts[count] = amount
        count += amount != 0  # no branch: which of them are 0 cannot be predicted
    return count


@rule
def dot(weights: Numbers, numbers: Numbers) -> int:
    total = 0
    for at in range(len(numbers)):
        total += weights[at] * numbers[at]
    return total


@rule
def activate_first(sums: Numbers, weights: WeightsInUse, layers: Layers) -> None:
    multipliers = weights.first_outputs[MULTIPLIER]
    for at in range(len(sums)):
        layers.active[at] = min(max(scaled(sums[at], multipliers[at]), 0), LARGEST)


@rule
def add_block(block: int, weights: WeightsInUse, layers: Layers) -> None:
    begin_sums(weights.block_outputs[block, BIAS], layers.sums)
    add_inputs(layers, 0, gather_active(layers), weights.blocks[block], layers.sums)
    multipliers = weights.block_outputs[block, MULTIPLIER]
    for at in range(len(layers.sums)):
        active = scaled(layers.sums[at], multipliers[at])
        layers.active[at] = min(layers.active[at] + max(active, 0), LARGEST)


@rule
def write_logits(codes: Numbers, count: int, weights: WeightsInUse, layers: Layers) -> None:
    for place in range(count):
        code = codes[place]
        total = weights.policy_outputs[BIAS, code] + dot(weights.policy[code], layers.active)
        layers.logits[place] = scaled(total, weights.policy_outputs[MULTIPLIER, code])


@rule
def write_first(count: int, weights: Any, outputs: Any, inputs: Numbers, found: Numbers) -> None:
    """Write the first `count` outputs of a layer."""
    for at in range(count):
        total = outputs[BIAS, at] + dot(weights[at], inputs)
        found[at] = scaled(total, outputs[MULTIPLIER, at])


@rule
def write_counts(weights: WeightsInUse, layers: Layers) -> None:
    write_first(len(weights.asked), weights.asked, weights.asked_outputs, layers.active, layers.counts)
    write_first(
        len(weights.standing), weights.standing, weights.standing_outputs, layers.active, layers.standing
    )


@rule
def write_share_logits(players: int, weights: WeightsInUse, layers: Layers) -> None:
    begin_sums(weights.hidden_outputs[BIAS], layers.hidden_sums)
    add_inputs(layers, 0, gather_active(layers), weights.hidden, layers.hidden_sums)
    multipliers = weights.hidden_outputs[MULTIPLIER]
    for at in range(len(layers.hidden_sums)):
        layers.hidden[at] = min(max(scaled(layers.hidden_sums[at], multipliers[at]), 0), LARGEST)
    write_first(players, weights.shares, weights.share_outputs, layers.hidden, layers.share_logits)


@rule
def compute(
    sums: Numbers,
    players: int,
    codes: Numbers,
    count: int,
    weights: WeightsInUse,
    layers: Layers,
) -> None:
    """The logits of these codes and of the shares of all seats, from the sums of the first layer; codes and
    seats are counted from the seat that is asked."""
    activate_first(sums, weights, layers)
    for block in range(len(weights.blocks)):
        add_block(block, weights, layers)
    write_logits(codes, count, weights, layers)
    write_counts(weights, layers)
    write_share_logits(players, weights, layers)


if KEPT:
    become_units([compute])
