"""From the floats that were trained to the whole numbers that are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.minds.network.exponentials import LOGIT
from imperia.minds.network.file import SCALES, Network
from imperia.minds.network.layers import BIAS, INPUT, LARGEST, LARGEST_WEIGHT, MULTIPLIER, SHIFT, Weights

Floats = NDArray[np.float32]
LEAST_MULTIPLIER = 1 << 10  # multipliers are rounded and biases counted in them: less is too coarse
HEADROOM = 2.0  # positions may excite a network more than those that it was tried on


def blocks_of(layers: Mapping[str, Floats]) -> int:
    return sum(f"w{n}" in layers for n in range(1, len(layers)))


def quantised(layers: Mapping[str, Floats], facts: Mapping[str, Any], observations: Floats) -> Network:
    """The network in whole numbers.

    `layers` has `w0`, `b0` of the first layer, `w1`, `b1` and so on of the blocks, and `wp`, `bp`, `wh`,
    `bh`, `wv`, `bv` of policy and shares, each weight by output and input; for a game that tells of single
    answers also `wa`, `ba`, and where the worth of positions counts `ws`, `bs`. `facts` has the `game`, the
    `settings` (a list of players and options, as they were varied in the batch) and how it `came_about`; what
    follows from them is added. `observations` are rows of a batch with these settings: they show how large
    the numbers between the layers become.
    """
    blocks = blocks_of(layers)
    active_scale, hidden_scale = _scales(layers, blocks, observations)
    first, first_outputs = _layer(layers["w0"], layers["b0"], 1 / INPUT, active_scale)
    policy, policy_outputs = _layer(layers["wp"], layers["bp"], active_scale, 1 / LOGIT)
    hidden, hidden_outputs = _layer(layers["wh"], layers["bh"], active_scale, hidden_scale)
    shares, share_outputs = _layer(layers["wv"], layers["bv"], hidden_scale, 1 / LOGIT)
    none = np.zeros((0, len(first)), np.float32), np.zeros(0, np.float32)
    asked, standing = (
        (layers.get("w" + name, none[0]), layers.get("b" + name, none[1])) for name in ("a", "s")
    )
    each = [
        _layer(layers[f"w{n}"], layers[f"b{n}"], active_scale, active_scale) for n in range(1, blocks + 1)
    ]
    width = len(first)
    weights = Weights(
        _by_input(first),
        first_outputs,
        np.array([_by_input(block) for block, _ in each], np.int8).reshape(blocks, width, width),
        np.array([outputs for _, outputs in each], np.int64).reshape(blocks, width, 2),
        policy,
        policy_outputs,
        _by_input(hidden),
        hidden_outputs,
        shares,
        share_outputs,
        *_layer(*asked, active_scale, 1 / LOGIT),
        *_layer(*standing, active_scale, 1 / LOGIT),
    )
    return Network.made(weights, {**facts, SCALES: [active_scale, hidden_scale]})


def floats_of(network: Network) -> dict[str, Floats]:
    """The inverse of `quantised`, as far as 8 bits tell."""
    weights = network.weights
    active_scale, hidden_scale = network.scales
    named = [("0", weights.first.T, weights.first_outputs, 1 / INPUT, active_scale)]
    for n, (block, outputs) in enumerate(zip(weights.blocks, weights.block_outputs, strict=True), start=1):
        named.append((str(n), block.T, outputs, active_scale, active_scale))
    named += [
        ("p", weights.policy, weights.policy_outputs, active_scale, 1 / LOGIT),
        ("h", weights.hidden.T, weights.hidden_outputs, active_scale, hidden_scale),
        ("v", weights.shares, weights.share_outputs, hidden_scale, 1 / LOGIT),
    ]
    if len(weights.asked):
        named.append(("a", weights.asked, weights.asked_outputs, active_scale, 1 / LOGIT))
    if len(weights.standing):
        named.append(("s", weights.standing, weights.standing_outputs, active_scale, 1 / LOGIT))
    layers = {}
    for name, whole, outputs, scale_in, scale_out in named:
        units = outputs[:, MULTIPLIER] / (1 << SHIFT) * scale_out / scale_in
        layers["w" + name] = (whole * units[:, None]).astype(np.float32)
        layers["b" + name] = (outputs[:, BIAS] * units * scale_in).astype(np.float32)
    return layers


def _scales(layers: Mapping[str, Floats], blocks: int, observations: Floats) -> tuple[float, float]:
    """What a 1 stands for in the numbers between the layers, and in those before the shares."""
    inputs = layers["w0"].shape[1]
    active = _relu(observations[:, :inputs] @ layers["w0"].T + layers["b0"])
    for n in range(1, blocks + 1):
        active = active + _relu(active @ layers[f"w{n}"].T + layers[f"b{n}"])  # never less than before
    hidden = _relu(active @ layers["wh"].T + layers["bh"])
    return _scale(active), _scale(hidden)


def _relu(numbers: Floats) -> Floats:
    return np.maximum(numbers, 0)


def _scale(active: Floats) -> float:
    return max(float(active.max()), 1e-6) * HEADROOM / LARGEST


def _layer(
    weights: Floats, biases: Floats, scale_in: float, scale_out: float
) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Weights in 8 bits, fully used by the largest weight of each output; and biases and multipliers."""
    exact = weights.astype(np.float64)
    least = LEAST_MULTIPLIER / (1 << SHIFT) * scale_out / scale_in
    units = np.maximum(np.abs(exact).max(axis=1) / LARGEST_WEIGHT, least)
    whole = np.rint(exact / units[:, None]).astype(np.int8)
    outputs = np.rint(biases / (units * scale_in)), np.rint(units * scale_in / scale_out * (1 << SHIFT))
    return whole, np.stack(outputs, axis=1).astype(np.int64)


def _by_input(weights: NDArray[np.int8]) -> NDArray[np.int8]:
    return np.ascontiguousarray(weights.T)
