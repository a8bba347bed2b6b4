"""The network that learns. `docs/learning.md` has its shape in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray
from torch import Tensor, nn

from imperia.kernel.encoding import NO_COLUMNS, ProspectColumns, columns_of_worth
from imperia.training.files import Layers
from imperia.training.plan import Plan

OF_VALUE = 64  # the width of the layer before the shares
FEW = 2.0  # most inputs are zero, so the first weights may be larger
MILD = 0.5  # a block adds to what is there
TRUST = 30.0  # at first, what the highest merit adds to a logit
TRUST_IN_WORTH = 12.0  # and what the highest worth of a position adds to the logit of a share
FAINT = 0.01  # so that at first every action is about as good as every other
MERIT = 0  # the first look at an answer
POLICY = ("wp", "bp", "wa", "ba")  # the layers that make the odds
OLDER_LACK = ("ws", "bs")  # layers that older networks do not have
NEVER = -1e9  # the logit of what cannot be


def with_logits_times(layers: Layers, factor: float) -> Layers:
    """The same network, surer of what it does, or less sure."""
    return {name: layer * factor if name in POLICY else layer for name, layer in layers.items()}


def shapes_with(width: int, layers: Layers) -> dict[str, tuple[int, ...]]:
    """The shapes that these layers have in a network of another width."""
    found = {}
    for name, layer in layers.items():
        of, (rows, *columns) = name[1:], layer.shape
        if of.isdigit():  # the first layer, or a block
            rows = width
        if columns and of not in ("0", "v"):
            columns = [width]
        found[name] = (rows, *columns)
    return found


def widened(layers: Layers, into: Layers) -> Layers:
    """The same network with more units in its layers. New units begin as they are in `into`, but no unit that
    was there before reads them yet."""
    found = {}
    for name, layer in layers.items():
        wide = into[name].copy()
        if layer.ndim > 1:
            wide[: len(layer)] = 0
        wide[tuple(slice(size) for size in layer.shape)] = layer
        found[name] = wide
    return found


class Net(nn.Module):
    """From what a seat knows to the logits of all codes, and to those of its share of the pot and of the
    shares of the seats that follow it. Inside, numbers are of type `kind`; weights are always kept as
    float32.

    Where columns tell of individual answers, more outputs say how much each look counts in this position, and
    what the looks at an answer add up to is added to the logit of its code. The first look, its merit, counts
    from the beginning: so before its first match the network knows what a player sees who looks one decision
    ahead, and it learns when not to trust that. Likewise the worth of a seat's position counts for its share,
    as much as one more output says.
    """

    def __init__(self, features: list[str], codes: int, seats: int, plan: Plan, kind: torch.dtype) -> None:
        super().__init__()
        self._shape = features, codes, seats, plan, kind
        self.kind = kind
        self._told, self._worth = ProspectColumns(features), columns_of_worth(features)
        self.first = nn.Linear(self._told.first, plan.width)
        self.blocks = nn.ModuleList(nn.Linear(plan.width, plan.width) for _ in range(plan.blocks))
        self.policy = nn.Linear(plan.width, codes)
        self.asked = nn.Linear(plan.width, len(self._told.looks)) if self._told.answers else None
        self.before_shares = nn.Linear(plan.width, OF_VALUE)
        self.shares = nn.Linear(OF_VALUE, seats)
        self.standing = None if self._worth == NO_COLUMNS else nn.Linear(plan.width, 1)
        with torch.no_grad():
            nn.init.kaiming_normal_(self.first.weight).mul_(FEW)
            for block in self._blocks():
                nn.init.kaiming_normal_(block.weight).mul_(MILD)
            for head in (self.policy, self.shares):
                nn.init.normal_(head.weight, std=FAINT)
                nn.init.zeros_(head.bias)
            if self.asked is not None:
                nn.init.normal_(self.asked.weight, std=FAINT)
                nn.init.zeros_(self.asked.bias)
                self.asked.bias[MERIT] = TRUST
            if self.standing is not None:
                nn.init.normal_(self.standing.weight, std=FAINT)
                nn.init.constant_(self.standing.bias, TRUST_IN_WORTH)

    @classmethod
    def like(cls, other: Net) -> Net:
        """A network with the same weights, on the same device."""
        net: Net = cls(*other._shape).to(next(other.parameters()).device)
        net.load_state_dict(other.state_dict())
        return net

    def forward(self, seen: Tensor, legal: Tensor, playing: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of what is legal, and those of the shares of the seats that play, as float32."""
        x = self._inside(seen)
        shares = self._through(self.shares, functional.relu(self._through(self.before_shares, x))).float()
        if self.standing is not None:
            shares = shares + seen[:, self._worth].float() * self._through(self.standing, x).float()
        return self._logits(x, seen, legal), shares.masked_fill(~playing, NEVER)

    def logits(self, seen: Tensor, legal: Tensor) -> Tensor:
        """The logits of what is legal. On a CPU, one that goes by merit alone is asked nothing else."""
        if (
            self.asked is None
            or seen.device.type != "cpu"
            or self.policy.weight.any()
            or self.asked.weight.any()
        ):
            return self._logits(self._inside(seen), seen, legal)
        codes, counts = (layer.bias.expand(len(seen), -1) for layer in (self.policy, self.asked))
        return self._looking(codes, counts, seen, legal)

    def _inside(self, seen: Tensor) -> Tensor:
        x = functional.relu(self._through(self.first, seen[:, : self._told.first].to(self.kind)))
        for block in self._blocks():
            x = x + functional.relu(self._through(block, x))
        return x

    def _logits(self, x: Tensor, seen: Tensor, legal: Tensor) -> Tensor:
        counts = None if self.asked is None else self._through(self.asked, x).float()
        return self._looking(self._through(self.policy, x).float(), counts, seen, legal)

    def _looking(self, logits: Tensor, counts: Tensor | None, seen: Tensor, legal: Tensor) -> Tensor:
        """Logits of codes, with what the looks at each answer add to them where looks count."""
        if counts is not None:
            logits = logits.scatter_add(1, *self._looked_at(seen, counts))
        return logits.masked_fill(~legal, NEVER)

    @property
    def knows_merit(self) -> bool:
        return self.asked is not None

    def go_by_merit(self, trust: float) -> None:
        """From now on only the merit of an answer makes it more or less likely."""
        assert self.asked is not None
        with torch.no_grad():
            for layer in (self.policy, self.asked):
                nn.init.zeros_(layer.weight)
                nn.init.zeros_(layer.bias)
            self.asked.bias[MERIT] = trust

    def learn_only_shares(self) -> None:
        """From now on everything that the policy goes by stays as it is."""
        self.requires_grad_(False)
        for layer in (self.before_shares, self.shares, self.standing):
            if layer is not None:
                layer.requires_grad_(True)

    def _looked_at(self, seen: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The codes of answers, and what the looks at each answer add to its logit. Where there is no answer
        all is blank, which adds nothing to the logit of code 0."""
        told = self._told
        digits = seen[:, told.first : told.first + told.answers * told.digits]
        powers = 2 ** torch.arange(told.digits, device=seen.device)
        codes = (digits.view(-1, told.answers, told.digits).long() * powers).sum(-1)
        looks = seen[:, told.first + told.answers * told.digits :].view(-1, len(told.looks), told.answers)
        return codes, (looks.float() * counts.unsqueeze(-1)).sum(1)

    def _through(self, layer: nn.Linear, x: Tensor) -> Tensor:
        return functional.linear(x, layer.weight.to(self.kind), layer.bias.to(self.kind))

    def _blocks(self) -> list[nn.Linear]:
        return [block for block in self.blocks if isinstance(block, nn.Linear)]

    def _named(self) -> Iterator[tuple[str, nn.Linear]]:
        yield "0", self.first
        yield from ((str(number), block) for number, block in enumerate(self._blocks(), start=1))
        yield from (("p", self.policy), ("h", self.before_shares), ("v", self.shares))
        if self.asked is not None:
            yield "a", self.asked
        if self.standing is not None:
            yield "s", self.standing

    def layers(self) -> dict[str, NDArray[np.float32]]:
        """The weights by the names that `imperia.minds.network` knows them by."""
        return {
            kind + name: parameter.detach().float().cpu().numpy()
            for name, layer in self._named()
            for kind, parameter in (("w", layer.weight), ("b", layer.bias))
        }

    def take(self, layers: Mapping[str, Any]) -> None:
        """Put in what `layers` returns. Layers that an older network does not have are set to add nothing."""
        with torch.no_grad():
            for name, layer in self._named():
                if "w" + name in OLDER_LACK and "w" + name not in layers:
                    layer.weight.zero_()
                    layer.bias.zero_()
                    continue
                layer.weight.copy_(torch.as_tensor(layers["w" + name]))
                layer.bias.copy_(torch.as_tensor(layers["b" + name]))
