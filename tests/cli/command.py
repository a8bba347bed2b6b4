"""What tests of the command line share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from typer.testing import Result

import imperia

Imperia = Callable[..., Result]
"""Runs the command with arguments and, through a pipe, `answers`."""


def random_actions(players: int, seed: int, **options: object) -> Iterator[str]:
    """The actions of one whole match, taken at random, in notation."""
    match = imperia.game("empire").start(players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        action = chance.choice(match.legal(seat))
        match.play(seat, action)
        yield action.notation
