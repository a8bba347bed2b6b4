"""The search for holes: an opponent that learns for a while against nothing but one network, which learns
nothing meanwhile. What it wins beyond its fair share is what somebody can win who has found them."""

from __future__ import annotations

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
AT_THE_END = 0.2  # the part of a search by which it is measured


def search_for_holes(
    plan: Plan,
    batch: Batch,
    frozen: Net,
    experience: Experience,
    seed: int,
    on_update: Callable[[int], None] = lambda update: None,
) -> tuple[Row, dict[str, Any]]:
    """How much the opponent wins alone against the network at all other seats, and its weights. It begins as
    that network. The matches of the batch are as before when it is done."""
    device = next(frozen.parameters()).device
    opponent = Net.like(frozen)
    torch.manual_seed(seed)
    chance = torch.Generator().manual_seed(seed)
    learner = Learner(msgspec.structs.replace(plan, only_shares=False), opponent)
    play = SelfPlay(plan, batch, opponent, frozen, against=plan.matches, alone=1)
    matches, now, won = batch.kept(), _now(plan), []
    try:
        for update in range(plan.hole_updates):
            play.play(experience, now.closeness)
            learner.learn(experience, now, chance)
            won.append(play.taken_wins())
            on_update(update + 1)
    finally:
        batch.go_on_from(matches)
        if device.type == "cuda":
            torch.cuda.empty_cache()
    return _row(won), opponent.layers()


def _now(plan: Plan) -> Now:
    """It learns as fast as a training does halfway, for the pot that is played for at its end."""
    halfway, end = plan.at(0.5), plan.at(1)
    return Now(halfway.rate, halfway.entropy, end.closeness)


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
