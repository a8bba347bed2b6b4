"""The search for holes: for a while an opponent learns against a single network, which itself learns nothing.
What the opponent wins beyond its fair share is what anybody can win who has found the holes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import torch

from imperia.arena.statistics import wilson
from imperia.play.batch import Batch
from imperia.training.files import Row
from imperia.training.learning import Learner
from imperia.training.network import Net
from imperia.training.plan import Now, Plan
from imperia.training.playing import Experience, SelfPlay, Wins, total

POINTS_OF_A_CURVE = 20
AT_THE_END = 0.2  # the last part of a search, from which its result is measured


def search_for_holes(
    plan: Plan,
    batch: Batch,
    frozen: Net,
    experience: Experience,
    seed: int,
    on_update: Callable[[int], None] = lambda update: None,
) -> tuple[Row, dict[str, Any]]:
    """How much the opponent wins alone against the network at all other seats, and the opponent's weights. It
    begins as a copy of that network. Afterwards the matches of the batch are as before."""
    device = next(frozen.parameters()).device
    opponent = Net.like(frozen)
    plan = msgspec.structs.replace(plan, only_shares=False, random_setups=0)  # a hole may be in a set-up
    torch.manual_seed(seed)
    chance = torch.Generator().manual_seed(seed)
    learner = Learner(plan, opponent)
    play = SelfPlay(plan, batch, opponent, frozen, against=plan.matches, alone=1)
    matches = batch.kept()
    won: list[Wins] = []
    began = time.monotonic()
    done = 0.0
    try:
        while done < 1:
            now = now_in_a_search(plan, done)
            play.play(experience, now.closeness)
            learner.learn(experience, now, chance)
            won.append(play.taken_wins())
            on_update(len(won))
            done = _share_done(plan, len(won), time.monotonic() - began)
    finally:
        batch.go_on_from(matches)
        if device.type == "cuda":
            torch.cuda.empty_cache()
    return _row(won), opponent.layers()


def _share_done(plan: Plan, updates: int, seconds: float) -> float:
    return seconds / plan.hole_seconds if plan.hole_seconds else updates / plan.hole_updates


def now_in_a_search(plan: Plan, done: float) -> Now:
    """The settings run through the second half of a training, but the pot is shared as at its end, and the
    policy learns from the start. At the pace of halfway alone, an opponent of a network that is done became
    much weaker than it was, and stayed so."""
    now, end = plan.at((1 + done) / 2), plan.at(1)
    return msgspec.structs.replace(now, closeness=end.closeness, policy=True)


def _row(won: list[Wins]) -> Row:
    last = total(won[-max(1, round(AT_THE_END * len(won))) :])
    low, high = wilson(last.won, last.matches)
    size = -(-len(won) // POINTS_OF_A_CURVE)
    parts = [(min(first + size, len(won)), won[first : first + size]) for first in range(0, len(won), size)]
    return {
        "share": last.share,
        "low": low,
        "high": high,
        "fair": last.fair_share,
        "matches": last.matches,
        "curve": [{"update": end, "share": total(part).share} for end, part in parts],
    }
