"""Learning from what happened, by proximal policy optimisation (PPO)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import torch
from torch import Tensor

from imperia.training.network import Net
from imperia.training.plan import Now, Plan
from imperia.training.playing import Experience
from imperia.training.recorded import Recorded

STEEPEST = 0.5  # a gradient that is longer is shortened to this
FIRST_WEIGHTS = 0  # the number of the parameter that holds the weights of the first layer
SQUARES = "exp_avg_sq"  # of gradients, as the optimiser remembers them

Piece = dict[str, Tensor]  # some decisions, and what is noted of them


class Learner:
    """The weights, and what the optimiser remembers of them."""

    def __init__(self, plan: Plan, net: Net) -> None:
        self.plan, self.net = plan, net
        if plan.only_shares:
            net.learn_only_shares()
        self._device = next(net.parameters()).device
        on_gpu = self._device.type == "cuda"
        self._rate = torch.tensor(plan.rate, device=self._device)
        self._entropy = torch.tensor(plan.entropy, device=self._device)
        self._policy = torch.tensor(1.0, device=self._device)
        self.optimiser = torch.optim.Adam(
            net.parameters(), self._rate if on_gpu else plan.rate, eps=1e-5, fused=True, capturable=on_gpu
        )
        self.losses = torch.zeros(3, device=self._device)  # policy, value and entropy, summed up
        self._batch: Piece = {}
        self._learn = Recorded(self._device.type, self._learned, self._changed)

    def learn(self, experience: Experience, now: Now, chance: torch.Generator) -> tuple[float, ...]:
        """Once through the experience, in a random order; returns the mean losses."""
        self._rate.fill_(now.rate)
        self._entropy.fill_(now.entropy)
        self._policy.fill_(float(now.policy))
        if self._device.type == "cpu":
            for group in self.optimiser.param_groups:
                group["lr"] = now.rate
        self.losses.zero_()
        pieces = self._pieces(experience, chance)
        for piece in pieces:
            self._take(piece())
            self._learn()
        return tuple((self.losses / max(1, len(pieces))).tolist())

    def remembered(self) -> dict[int, dict[str, Tensor]]:
        """What the optimiser knows of each parameter, by its number; nothing before it has learned."""
        found: dict[int, dict[str, Tensor]] = self.optimiser.state_dict()["state"]
        return found

    def remember(self, known: Mapping[int, Mapping[str, Tensor]]) -> None:
        """Put back what `remembered` returns. Recorded work uses memory that is there already, so that memory
        is written into."""
        if not self.optimiser.state:
            groups = self.optimiser.state_dict()["param_groups"]
            self.optimiser.load_state_dict({"state": known, "param_groups": groups})
            if self._device.type == "cuda":
                for group in self.optimiser.param_groups:
                    group["lr"] = self._rate  # and not a copy, which `learn` would not change
            return
        with torch.no_grad():
            for number, parameter in enumerate(self.net.parameters()):
                for name, tensor in self.optimiser.state.get(parameter, {}).items():
                    if known:
                        tensor.copy_(known[number][name])
                    else:
                        tensor.zero_()

    @property
    def used(self) -> Tensor | None:
        """Which inputs have ever been other than 0: only these have had a gradient."""
        known = self.remembered().get(FIRST_WEIGHTS)  # nothing where the first weights do not learn
        return used_inputs(known[SQUARES]) if known else None

    def _pieces(self, experience: Experience, chance: torch.Generator) -> list[Callable[[], Piece]]:
        """All that is learned from, in pieces and in a random order."""
        names = ("seen", "legal", "players", "chosen", "likely", "mine", "gained", "came")
        noted = {name: getattr(experience, name)[: self.plan.steps] for name in names}
        if self._device.type == "cpu":
            # What a rival decided is left out.
            own = noted["mine"].flatten().nonzero().squeeze(1)
            own = own[torch.randperm(len(own), generator=chance)]
            each = {name: tensor.flatten(0, 1) for name, tensor in noted.items()}
            parts = own.tensor_split(-(-len(own) // self.plan.batch)) if len(own) else ()
            return [partial(_rows, each, part) for part in parts]
        # Each piece is one decision of a number of different matches, side by side in memory. All pieces have
        # the same size, because the work is recorded.
        size = min(self.plan.batch, self.plan.matches)
        of_a_step = self.plan.matches // size
        each = {name: tensor.unflatten(1, (of_a_step, size)).flatten(0, 1) for name, tensor in noted.items()}
        order = torch.randperm(self.plan.steps * of_a_step, generator=chance).tolist()
        return [partial(_rows, each, place) for place in order]

    def _take(self, piece: Piece) -> None:
        """Recorded work always finds its piece in the same memory."""
        if self._device.type == "cpu":
            self._batch = piece
            return
        if not self._batch:
            self._batch = {name: tensor.clone() for name, tensor in piece.items()}
        for name, tensor in piece.items():
            self._batch[name].copy_(tensor)

    def _learned(self) -> None:
        batch, clip = self._batch, self.plan.clip
        each = torch.arange(batch["came"].shape[1], device=self._device)
        playing = each < batch["players"].unsqueeze(-1)
        logits, shares = self.net(batch["seen"], batch["legal"], playing)
        odds = logits.log_softmax(-1)
        ratio = (odds.gather(1, batch["chosen"].unsqueeze(1)).squeeze(1) - batch["likely"]).exp()
        gained, mine = batch["gained"], batch["mine"]
        weight = mine / mine.sum().clamp(min=1)
        policy = -(torch.min(ratio * gained, ratio.clamp(1 - clip, 1 + clip) * gained) * weight).sum()
        value = -((batch["came"] * shares.log_softmax(-1)).sum(-1) * weight).sum()
        entropy = -((logits.softmax(-1) * odds.masked_fill(~batch["legal"], 0)).sum(-1) * weight).sum()
        self.optimiser.zero_grad(set_to_none=True)
        (self._policy * (policy - self._entropy * entropy) + value).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimiser.step()
        self.losses += torch.stack([policy, value, entropy]).detach()

    def _changed(self) -> Iterator[Tensor]:
        """All that learning changes."""
        yield from self.net.parameters()
        yield self.losses
        for known in self.optimiser.state.values():
            yield from (part for part in known.values() if isinstance(part, Tensor))


def _rows(each: Piece, rows: Tensor | int) -> Piece:
    return {name: tensor[rows] for name, tensor in each.items()}


def used_inputs(squares: Tensor) -> Tensor:
    """The inputs that have had a gradient, by the squares of the gradients of the first weights."""
    return squares.any(dim=0).cpu()
