"""How the tests of games with regions, armies and a row of cards play and look."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import numpy as np

import imperia


def play(match: imperia.Match, *actions: str) -> imperia.Match:
    """Take actions, each by the seat that is asked at that moment."""
    for action in actions:
        (seat,) = match.actors
        match.play(seat, action)
    return match


def bid(match: imperia.Match, *coins: int, order: Iterable[int] = ()) -> imperia.Match:
    """Make all bids, which are given by seat; they arrive in the order of the seats, unless another one is
    given."""
    for seat in order or range(len(coins)):
        match.play(seat, f"bid {coins[seat]}")
    return match


def play_randomly(match: imperia.Match, chooser: random.Random, most: int = 100_000) -> imperia.Match:
    """Play random actions of random seats among those asked, to the end or at most this many."""
    for _ in range(most):
        if match.over:
            break
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def regions(actions: Iterable[Any], kind: str = "") -> set[int]:
    """The regions that actions name; all actions, or those of one kind."""
    return {
        a.arguments["region"] for a in actions if a.kind == kind or (not kind and "region" in a.arguments)
    }


def kinds(match: imperia.Match, seat: int) -> set[str]:
    return {action.kind for action in match.legal(seat)}


def notations(match: imperia.Match, seat: int) -> list[str]:
    return [action.notation for action in match.legal(seat)]


def row(match: imperia.Match) -> list[int]:
    return match.state["row"][0].tolist()


def deck(match: imperia.Match) -> list[int]:
    """The deck from the bottom to the top, which only a test may know."""
    return match.state["deck"][0][: match.state["deck_left"][0]].tolist()


def coins(match: imperia.Match) -> list[int]:
    return match.state["seats"]["coins"][0][: match.players].tolist()


def supply(match: imperia.Match, seat: int) -> int:
    return int(match.state["seats"]["supply"][0][seat])


def hand(match: imperia.Match, seat: int) -> list[int]:
    me = match.state["seats"][0][seat]
    return me["cards"][: me["taken"]].tolist()


def game_of_series(match: imperia.Match) -> int:
    return int(match.state["game"][0])


def armies(match: imperia.Match, colour: int) -> dict[int, int]:
    """The regions where a colour has armies, and how many."""
    counts = match.state["armies"][0][colour]
    return {int(region): int(counts[region]) for region in np.flatnonzero(counts)}


def neutral(match: imperia.Match) -> dict[int, int]:
    """The regions with neutral armies, and how many; neutral is the last colour."""
    return armies(match, len(match.state["armies"][0]) - 1)


def cities(match: imperia.Match, seat: int) -> dict[int, int]:
    counts = match.state["cities"][0][seat]
    return {int(region): int(counts[region]) for region in np.flatnonzero(counts)}


def played_seldom_stopping(game: imperia.Game, seed: int, options: dict[str, Any]) -> imperia.Match:
    """A game played at random, but in which "stop" is seldom chosen."""
    match, chooser = game.start(seed=seed, **options), random.Random(seed)
    while not match.over:
        seat = chooser.choice(match.actors)
        actions = match.legal(seat)
        if actions[0].kind == "stop" and len(actions) > 1 and chooser.random() < 0.9:
            actions = actions[1:]
        match.play(seat, chooser.choice(actions))
    return match
