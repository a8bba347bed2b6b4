"""Learning to play as a bot does, from its decisions in games that it has played.

A network that meets nobody but its own kind does not learn what to do about players of another kind. The
network of legends won 59 % of its games against three searches, and 69 % after it had met a network that
plays much as they do. A search itself is far too slow to be met in a training.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import cycle, islice

import numpy as np
import torch
import torch.nn.functional as functional
from torch import Tensor

from imperia.games import definition
from imperia.games.counted_codes import counted_codes
from imperia.play.batch import Batch
from imperia.training.errors import BadTraining
from imperia.training.files import Layers, Row
from imperia.training.games_of_bots import Decided, Game, decisions_of, moves_of
from imperia.training.lessons import Arrays, Settings
from imperia.training.network import Net, with_logits_times

ASIDE = 10  # one game in this many is not learned from, but shows how well the bot is imitated
MOST_DECISIONS = {"cuda": 262_144, "cpu": 65_536}  # that memory has room for; of more, some are drawn by lot
MOST_PASSES = 12  # through all decisions; fewer once those set aside are no longer predicted better
IN_ONE_GO = 2048  # decisions; fewer if there are few, so that a pass has enough steps
LEAST_IN_ONE_GO = 32
OFTEN = 64
RATE = 5e-4
CALMER = 0.8  # what the rate is multiplied by from one pass to the next
SHARPER = 3.0


def imitate(
    bot: str, games: Sequence[Game], settings: Settings, batch: Batch, net: Net, seed: int
) -> tuple[Row, Layers]:
    """How well the bot is imitated, and the weights of a network that does so, which begins as a copy of
    `net`. Afterwards the matches of the batch are as they were before."""
    matches = batch.kept()
    try:
        return _Imitation(bot, settings, batch, matches, net, seed).learn(games)
    finally:
        batch.go_on_from(matches)


class _Imitation:
    def __init__(
        self, bot: str, settings: Settings, batch: Batch, matches: Arrays, net: Net, seed: int
    ) -> None:
        self._bot, self._settings, self._batch, self._matches = bot, settings, batch, matches
        self._pupil = Net.like(net)
        self._device = next(net.parameters()).device
        self._lots, self._chance = random.Random(seed), torch.Generator().manual_seed(seed)
        self._counted, _ = counted_codes(definition(batch.game))

    def learn(self, games: Sequence[Game]) -> tuple[Row, Layers]:
        own = [one for one in games if self._bot in one.bots]
        by_lot = self._lots.sample(own, len(own))
        aside = max(1, len(own) // ASIDE)
        seen, legal, chosen = self._told(by_lot[aside:])
        to_foretell = list(self._some(by_lot[:aside], self._batch.games))
        if not to_foretell or not len(chosen):
            raise BadTraining("train-rival-never-decides", bot=self._bot, games=len(games))
        self._put(to_foretell)
        answers = self._codes(to_foretell)
        optimiser = torch.optim.Adam(self._pupil.parameters(), RATE)
        best, kept = self._foretold(answers), self._pupil.layers()
        for number in range(MOST_PASSES):
            for group in optimiser.param_groups:
                group["lr"] = RATE * CALMER**number
            self._pass(seen, legal, chosen, optimiser)
            now = self._foretold(answers)
            if now["loss"] >= best["loss"]:
                break
            best, kept = now, self._pupil.layers()
        return {"bot": self._bot, "decisions": len(chosen), **best}, _sharpened(kept)

    # ----- From decisions to what a network is told

    def _some(self, games: Sequence[Game], most: int) -> Iterator[Decided]:
        """At most `most` of the decisions in these games, drawn by lot."""
        likely = most / max(1, moves_of(self._bot, games))
        all_of_them = decisions_of(self._bot, self._batch.game, self._settings, games)
        return islice((one for one in all_of_them if self._lots.random() < likely), most)

    def _told(self, games: Sequence[Game]) -> tuple[Tensor, Tensor, Tensor]:
        """What was known, what was legal, and what was chosen at the decisions in these games."""
        batch, decided = self._batch, self._some(games, MOST_DECISIONS[self._device.type])
        rows: list[tuple[Tensor, Tensor, Tensor]] = []
        while here := list(islice(decided, batch.games)):
            self._put(here)
            many, kind = len(here), self._pupil.kind
            rows.append(
                (self._seen()[:many].to(kind, copy=True), self._legal()[:many].clone(), self._codes(here))
            )
        none = self._seen()[:0], self._legal()[:0], self._codes([])
        seen, legal, chosen = (torch.cat(parts) for parts in zip(*(rows or [none]), strict=True))
        return seen, legal, chosen

    def _put(self, decided: list[Decided]) -> None:
        """Put the first matches of the batch at these decisions, and all others at some of them again."""
        here = list(islice(cycle(decided), self._batch.games))
        states = np.concatenate([one.state for one in here])
        settings = np.array([one.setting for one in here], self._matches["settings"].dtype)
        self._batch.go_on_from({**self._matches, "states": states, "settings": settings})

    def _seen(self) -> Tensor:
        return torch.as_tensor(self._batch.observations, device=self._device)

    def _legal(self) -> Tensor:
        return torch.as_tensor(self._batch.legal, device=self._device)

    def _codes(self, decided: list[Decided]) -> Tensor:
        """The codes that were chosen, counted from the seats that chose them."""
        players = [wishes["players"] for wishes in self._settings]
        found = [self._counted[players[one.setting], one.seat, one.code] for one in decided]
        return torch.as_tensor(np.array(found, np.int64), device=self._device)

    # ----- Learning

    def _pass(self, seen: Tensor, legal: Tensor, chosen: Tensor, optimiser: torch.optim.Optimizer) -> None:
        """Once through all decisions, in a random order."""
        size = min(IN_ONE_GO, max(LEAST_IN_ONE_GO, len(chosen) // OFTEN))
        for some in torch.randperm(len(chosen), generator=self._chance).split(size):
            here = some.to(self._device)
            optimiser.zero_grad(set_to_none=True)
            functional.cross_entropy(self._logits(seen[here], legal[here]), chosen[here]).backward()
            optimiser.step()

    def _foretold(self, answers: Tensor) -> Row:
        """How well these answers to the decisions at which the batch stands are predicted."""
        seen, legal = self._seen()[: len(answers)], self._legal()[: len(answers)]
        logits = []
        with torch.no_grad():
            for first in range(0, len(answers), IN_ONE_GO):
                some = slice(first, first + IN_ONE_GO)
                logits.append(self._logits(seen[some], legal[some]))
            found = torch.cat(logits)
            agreed = (found.argmax(-1) == answers).float().mean().item()
            return {"loss": functional.cross_entropy(found, answers).item(), "agreed": agreed}

    def _logits(self, seen: Tensor, legal: Tensor) -> Tensor:
        anybody = torch.ones(len(seen), self._batch.rewards.shape[1], dtype=torch.bool, device=self._device)
        found: Tensor = self._pupil(seen, legal, anybody)[0]
        return found


def _sharpened(layers: Layers) -> Layers:
    """With odds that are further apart: where it is unclear which of several things a bot does, the imitation
    must not do each of them now and then. One network won 52 % of 100 games of founders against three that
    drew by the odds as they were learned, 32 % against three that always did what is likeliest, and 22 %
    against the search that they imitate."""
    return with_logits_times(layers, SHARPER)
