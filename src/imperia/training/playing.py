"""Playing many matches at once and noting what happened, for the network to learn from."""

from __future__ import annotations

import math
import os
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from imperia.crew.job import Crew
from imperia.games import definition
from imperia.play.batch import Batch
from imperia.training.errors import BadTraining
from imperia.training.network import Net
from imperia.training.plan import Plan
from imperia.training.recorded import Recorded
from imperia.words import Quoted

KINDS = {"cuda": torch.bfloat16, "cpu": torch.float32}  # of the numbers inside a network
LEAST_SPREAD = 1e-6
LEAST_CHANCE = 1e-9  # the logarithm of 0 would not be finite
ALMOST_ALL = 1 - 1e-6  # of the sum of all odds, so that rounding never leads beyond the last code
MOST_OF_MEMORY = 0.5  # of a machine's memory, for what happened since the last update


class Wins(NamedTuple):
    """The wins of a network that was alone against another."""

    won: float
    matches: int
    fair: float  # as many as it would win if it were as strong as the other

    @property
    def share(self) -> float | None:
        return self.won / self.matches if self.matches else None

    @property
    def fair_share(self) -> float | None:
        return self.fair / self.matches if self.matches else None


def total(won: list[Wins]) -> Wins:
    return Wins(sum(one.won for one in won), sum(one.matches for one in won), sum(one.fair for one in won))


class Experience:
    """What happened in some steps of all matches, by step and match."""

    def __init__(self, plan: Plan, batch: Batch, device: str) -> None:
        steps, matches, seats = plan.steps, plan.matches, batch.rewards.shape[1]
        bytes_of_a_decision = len(batch.features) * KINDS[device].itemsize + batch.codes
        if device == "cpu" and steps * matches * bytes_of_a_decision > MOST_OF_MEMORY * memory_here():
            raise MemoryError  # before everything else on the machine has to make room

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.seen = room(steps, matches, len(batch.features), kind=KINDS[device])
        self.legal = room(steps, matches, batch.codes, kind=torch.bool)
        self.seats = room(steps, matches, kind=torch.int64)
        self.players = room(steps, matches, kind=torch.int64)
        self.chosen = room(steps, matches, kind=torch.int64)
        self.likely = room(steps, matches)  # the logarithm of how likely the choice was
        self.mine = room(steps + 1, matches)  # 1 where the network that learns decided, and learns from it
        self.ended = room(steps, matches, 1)
        self.paid = room(steps, matches, seats)
        self.expected = room(steps + 1, matches, seats)  # shares of the pot, by seat
        self.gained = room(steps, matches)  # how much more than expected the seat that decided got
        self.came = room(steps, matches, seats)  # what should have been expected, counted from that seat


class SelfPlay:
    """The matches, and the networks that play them: the one that learns, and a rival in a part of them."""

    def __init__(self, plan: Plan, batch: Batch, net: Net, rival: Net, against: int, alone: float) -> None:
        """The rival plays in the last `against` matches. In a part of these, `alone`, the network that learns
        has one seat, and in the others all but one."""
        self.device = next(net.parameters()).device.type
        self.plan, self.net, self.rival = plan, net, rival
        self._against = against
        # On a GPU, whose work is recorded, networks are asked in the same rows every time, whoever decides.
        self._only_own = against > 0 and self.device == "cpu"
        matches, seats = plan.matches, batch.rewards.shape[1]
        self._seen = torch.zeros(matches, len(batch.features), dtype=KINDS[self.device], device=self.device)
        self._chosen = torch.zeros(matches, dtype=torch.int64, device=self.device)
        self._likely = torch.zeros(matches, device=self.device)
        self._mine = torch.ones(matches, dtype=torch.bool, device=self.device)
        self._expected = torch.zeros(matches, seats, device=self.device)
        self._alone, self._places = (
            torch.as_tensor(each, device=self.device) for each in seated(matches, against, alone)
        )
        self._each_seat = torch.arange(seats, device=self.device)
        # Of the matches in which the network that learns was alone: wins, matches, and fair wins.
        self.wins = torch.zeros(3, dtype=torch.float64, device=self.device)
        self.batch = batch
        arrays = {name: getattr(batch, name) for name in ("seats", "players", "legal", "observations")}
        arrays |= {name: getattr(batch, name) for name in ("ended", "rewards", "places", "points")}
        self._now: dict[str, Tensor] = {
            name: torch.as_tensor(array, device=self.device) for name, array in arrays.items()
        }
        self._setup = column_of_setups(plan, batch)
        self._decide = Recorded(self.device, self._decided)

    def play(self, experience: Experience, closeness: float) -> int:
        """Fill the experience; returns how many matches have ended."""
        with torch.no_grad():
            for step in range(self.plan.steps):
                self._decide()
                self._note(experience, step)
                self.batch.step(self._chosen, check=False)
                self._note_what_came(experience, step, closeness)
            self._decide()
            experience.mine[-1].copy_(self._mine)
            experience.expected[-1].copy_(self._expected)
            reckon(experience, self.plan.trace)
        return int(experience.ended.sum())

    def _decided(self) -> None:
        """Choose for all matches by the odds that the networks give."""
        self._seen.copy_(self._now["observations"])
        against = slice(self.plan.matches - self._against, None)
        self._mine.fill_(True)
        if self._against:
            seats, players = self._now["seats"][against], self._now["players"][against]
            self._mine[against] = (seats == self._places[against] % players) == self._alone[against]
        own, theirs = (self._mine, ~self._mine) if self._only_own else (slice(None), against)
        odds = self._ask(own)
        chosen = drawn(odds)
        self._chosen[own] = chosen
        self._likely[own] = odds.gather(1, chosen.unsqueeze(1)).squeeze(1)
        if self._against:
            logits = self.rival.logits(self._seen[theirs], self._now["legal"][theirs])
            chosen = drawn(logits.log_softmax(-1))
            self._chosen[theirs] = torch.where(self._mine[theirs], self._chosen[theirs], chosen)
        if self._setup is not None:
            self._set_up_at_random(self._setup)

    def _set_up_at_random(self, column: int) -> None:
        """Let chance set up some of the seats, whoever plays them. Nobody learns from such a decision,
        but from everything that comes after it."""
        by_lot = torch.rand(self.plan.matches, device=self.device) < self.plan.random_setups
        by_lot &= self._seen[:, column] > 0
        rows: Tensor | slice = by_lot if self.device == "cpu" else slice(None)
        legal = self._now["legal"][rows]
        evenly = torch.zeros_like(legal, dtype=torch.float32).masked_fill_(~legal, -torch.inf)
        self._chosen[rows] = torch.where(by_lot[rows], drawn(evenly.log_softmax(-1)), self._chosen[rows])
        self._mine &= ~by_lot

    def _ask(self, rows: Tensor | slice) -> Tensor:
        """Ask the network that learns in some of the matches. What it expects is noted; the logarithms of the
        odds of its answers are returned."""
        seats, players = self._now["seats"][rows].long(), self._now["players"][rows].long()
        playing = self._each_seat < players.unsqueeze(-1)
        logits, shares = self.net(self._seen[rows], self._now["legal"][rows], playing)
        self._expected[rows] = by_seat(shares.softmax(-1), seats, players)
        logarithms: Tensor = logits.log_softmax(-1)
        return logarithms

    def _note(self, experience: Experience, step: int) -> None:
        experience.seen[step].copy_(self._seen)
        experience.legal[step].copy_(self._now["legal"])
        experience.seats[step].copy_(self._now["seats"])
        experience.players[step].copy_(self._now["players"])
        experience.chosen[step].copy_(self._chosen)
        experience.likely[step].copy_(self._likely)
        experience.mine[step].copy_(self._mine)
        experience.expected[step].copy_(self._expected)

    def _note_what_came(self, experience: Experience, step: int, closeness: float) -> None:
        now = self._now
        played = now["places"] >= 0
        points = now["points"].sum(-1).float() / self.plan.points
        near = points.masked_fill(~played, -torch.inf).softmax(-1).nan_to_num()  # NaN before the first end
        experience.ended[step, :, 0].copy_(now["ended"])
        experience.paid[step].copy_((1 - closeness) * now["rewards"] + closeness * near)
        if self._against:
            self._count_wins(experience.players[step])

    def _count_wins(self, players: Tensor) -> None:
        """Count the wins of the network that learns, where it was alone against the rival; `players` are
        those of the matches that may have ended."""
        own, alone = self._places % players, self._now["ended"] & self._alone
        won = self._now["rewards"].gather(1, own.unsqueeze(1)).squeeze(1)
        self.wins += torch.stack([(won * alone).sum(), alone.sum(), (alone / players).sum()]).double()

    def taken_wins(self) -> Wins:
        """The wins since the last call."""
        won, matches, fair = self.wins.tolist()
        self.wins.zero_()
        return Wins(won, int(matches), fair)


def column_of_setups(plan: Plan, batch: Batch) -> int | None:
    """The column that says whether a seat is asked to set up; None if chance sets up nobody."""
    decision = definition(plan.game).setup_decision
    if decision is None or not plan.random_setups:
        return None
    return batch.features.index(f"decision[{int(decision)}]")


def seated(matches: int, against: int, alone: float) -> tuple[NDArray[np.bool_], NDArray[np.int64]]:
    """By match: whether the network that learns has only one seat there, and a number that, counted round the
    table, leads to the seat that is set apart. In matches of either kind, each seat is set apart equally
    often."""
    each = np.arange(against)
    before = np.floor(each * alone).astype(np.int64)  # in how many of the earlier matches it is alone
    is_alone = np.floor((each + 1) * alone) > before
    nobody = np.zeros(matches - against, np.int64)
    return (
        np.concatenate([nobody.astype(bool), is_alone]),
        np.concatenate([nobody, np.where(is_alone, before, each - before)]),
    )


def reckon(experience: Experience, trace: float) -> None:
    """How much better than expected each decision turned out, by generalised advantage estimation.

    It runs over the decisions of all seats that the network plays, since the network estimates the shares of
    all of them. What a rival decides is taken together with the network's decision before it, because the
    network expects of every seat that decides what it expects of itself. A decision since which only the
    rival has decided is not learned from: nobody knows yet what came of it."""
    gains = torch.zeros_like(experience.paid[0])
    ahead, known = experience.expected[-1], experience.mine[-1].unsqueeze(-1) > 0
    for step in reversed(range(len(experience.paid))):
        ended, mine = experience.ended[step] > 0, experience.mine[step].unsqueeze(-1) > 0
        seats, players, expected = experience.seats[step], experience.players[step], experience.expected[step]
        ahead = torch.where(ended, experience.paid[step], ahead)
        known = known | ended
        gained = ahead - expected + trace * gains.masked_fill(ended, 0)
        experience.gained[step] = gained.gather(1, seats.unsqueeze(1)).squeeze(1)
        experience.came[step] = counted_from(expected + gained, seats, players)
        experience.mine[step] = (mine & known).squeeze(-1)
        ahead, gains = torch.where(mine, expected, ahead), torch.where(mine & known, gained, gains)
        known = known | mine
    _even_out(experience.gained, experience.mine[:-1])


def _even_out(gained: Tensor, mine: Tensor) -> None:
    """Give the gains that count the mean 0 and the spread 1; the others become 0."""
    many = mine.sum().clamp(min=1)
    gained.sub_((gained * mine).sum() / many).mul_(mine)
    gained.div_((gained.square().sum() / many).sqrt() + LEAST_SPREAD)


def drawn(odds: Tensor) -> Tensor:
    """Draw a code by its odds, whose logarithms are given."""
    if odds.device.type == "cpu":  # where it takes long to draw a random number for each code
        below = odds.softmax(-1).cumsum(-1)  # `exp` is slow where there is hardly a chance
        height = torch.rand(len(odds), 1) * below[:, -1:] * ALMOST_ALL
        return torch.searchsorted(below, height, right=True).squeeze(1)
    evenly = torch.rand_like(odds).clamp_(min=LEAST_CHANCE)
    return (odds - evenly.log_().neg_().log_()).argmax(-1)


def by_seat(counted: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Numbers counted from a seat, as numbers by seat; 0 for seats that nobody plays."""
    each = torch.arange(counted.shape[-1], device=counted.device)
    found = counted.gather(-1, (each - seats.unsqueeze(-1)) % players.unsqueeze(-1))
    return found * (each < players.unsqueeze(-1))


def counted_from(numbers: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Numbers by seat, as numbers counted from a seat."""
    each = torch.arange(numbers.shape[-1], device=numbers.device)
    found = numbers.gather(-1, (each + seats.unsqueeze(-1)) % players.unsqueeze(-1))
    return found * (each < players.unsqueeze(-1))


def memory_here() -> float:
    """The memory of this machine in bytes; infinite where it cannot be found out."""
    try:
        return float(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    except (AttributeError, OSError, ValueError):
        return math.inf


def device_for(wish: str | None, crew: Crew | None = None) -> str:
    """Where to train: as wished, or else on a GPU if there is one. What the nodes of a cluster have is known
    only there."""
    if wish is not None and wish not in KINDS:
        raise BadTraining("train-device", given=Quoted(wish), known=list(KINDS))
    if crew is not None and crew.elsewhere:
        return wish or "cpu"
    on_gpu = torch.cuda.is_available()
    if wish == "cuda" and not on_gpu:
        raise BadTraining("train-no-gpu")
    return wish or ("cuda" if on_gpu else "cpu")
