"""The table at which the tests of empire play: a position, moves as people write them, and what follows."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games.empire.names import NEUTRAL
from imperia.games.empire.pieces import Step
from imperia.kernel.rule import COMPILED

FOLDER = Path(__file__).parent
PRINTED = json.loads((FOLDER / "printed_cards.json").read_text(encoding="utf-8"))
CLAUSES = (FOLDER / "clauses.txt").read_text(encoding="utf-8").split()
GOODS = tuple(PRINTED["tracks"])

empire = imperia.game("empire")


def games(compiled: int, interpreted: int) -> int:
    """How many games a test can afford: interpreted rules are a hundred times slower."""
    return compiled if COMPILED else interpreted


# A user's map (E1.3): numbers with gaps up to the last possible one, three triangles, and an island
# (12) that has no land border at all.
#
#     0 - 3 ~ 30      - land border
#     | \ |    |      ~ sea link
#     ~  7     31     0 ~ 12 ~ 31
ISLES = """\
imperia map 1
title: The Small Isles
title.pl: Małe Wyspy
start: A

[grid]
AAAABBBB....CCCC
AAAABBBB....CCCC
DDDDDDDD....EEEE
DDDDDDDD....EEEE
................
....FFFF........
....FFFF........

[regions]
A  0  Ash,   north, triangle
B  3  Bay,   north
D  7  Dale,  north
C 30  Cliff, east
E 31  East,  east, triangle
F 12  Far,   rock, triangle

[continents]
north  North Land, pl: Północ
east   East Land, pl: Wschód
rock   The Rock, pl: Skała

[sea]
B - C
A - F
E - F
"""


# ----- Playing


def play(match: imperia.Match, *actions: str) -> imperia.Match:
    """Each action is taken by the seat that is asked at that moment."""
    for action in actions:
        (seat,) = match.actors
        match.play(seat, action)
    return match


def bid(match: imperia.Match, *coins: int, order: Iterable[int] = ()) -> imperia.Match:
    """All bids, by seat; they arrive in the order of the seats or in another."""
    for seat in order or range(len(coins)):
        match.play(seat, f"bid {coins[seat]}")
    return match


def take(match: imperia.Match, card: int) -> imperia.Match:
    """The seat that is asked takes this card of the row."""
    return play(match, f"card {row(match).index(card)}")


def refusal(match: imperia.Match, seat: int, action: str | int) -> imperia.IllegalAction:
    """The seat may not do this: why. Nothing may have changed by the attempt."""
    before = match.state.tobytes(), len(match.log), match.history
    with pytest.raises(imperia.IllegalAction) as caught:
        match.play(seat, action)
    assert (match.state.tobytes(), len(match.log), match.history) == before
    return caught.value


def play_randomly(match: imperia.Match, chooser: random.Random, most: int = 100_000) -> imperia.Match:
    """Random decisions of random seats among those asked, to the end or for so many actions."""
    for _ in range(most):
        if match.over:
            break
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


# ----- Looking


def regions(actions: Iterable[Any], kind: str = "") -> set[int]:
    """The regions that the actions (of one kind) name."""
    return {
        a.arguments["region"] for a in actions if a.kind == kind or (not kind and "region" in a.arguments)
    }


def kinds(match: imperia.Match, seat: int) -> set[str]:
    return {action.kind for action in match.legal(seat)}


def notations(match: imperia.Match, seat: int) -> list[str]:
    return [action.notation for action in match.legal(seat)]


def slots(match: imperia.Match, seat: int) -> list[int]:
    return [action.arguments["slot"] for action in match.legal(seat) if action.kind == "card"]


def row(match: imperia.Match) -> list[int]:
    return match.state["row"][0].tolist()


def deck(match: imperia.Match) -> list[int]:
    """From the bottom to the top, which only a test may know."""
    return match.state["deck"][0][: match.state["deck_left"][0]].tolist()


def seat_of(match: imperia.Match, seat: int) -> dict[str, Any]:
    return match.view(None)["seats"][seat]


def coins(match: imperia.Match) -> list[int]:
    return match.state["seats"]["coins"][0][: match.players].tolist()


def supply(match: imperia.Match, seat: int) -> int:
    return int(match.state["seats"]["supply"][0][seat])


def hand(match: imperia.Match, seat: int) -> list[int]:
    me = match.state["seats"][0][seat]
    return me["cards"][: me["taken"]].tolist()


def steps_left(match: imperia.Match) -> dict[str, int]:
    """The steps of the card in use that are left, by kind."""
    left = match.state["left"][0]
    return {step.name.lower(): int(left[step]) for step in Step if left[step]}


def game_of_series(match: imperia.Match) -> int:
    return int(match.state["game"][0])


def armies(match: imperia.Match, colour: int) -> dict[int, int]:
    """Where a colour has armies, and how many."""
    counts = match.state["armies"][0][colour]
    return {int(region): int(counts[region]) for region in np.flatnonzero(counts)}


def neutral(match: imperia.Match) -> dict[int, int]:
    return armies(match, NEUTRAL)


def cities(match: imperia.Match, seat: int) -> dict[int, int]:
    counts = match.state["cities"][0][seat]
    return {int(region): int(counts[region]) for region in np.flatnonzero(counts)}


def points(match: imperia.Match, source: str = "total") -> list[int]:
    return [score[source] for score in match.scores]


def turn(match: imperia.Match) -> int:
    (seat,) = match.actors
    return seat


# ----- Every way to play


def every_option() -> Iterator[dict[str, Any]]:
    """Players and options in all combinations, on both boards and on a user's map."""
    for board, number in itertools.product(("a", "b", ISLES), range(2, 6)):
        switches = itertools.product(("english", "polish"), (False, True), (False, True), ("youngest", "die"))
        for edition, tokens, series, tie in switches:
            for coal in ("city", "plain"):
                yield {
                    "players": number,
                    "map": board,
                    "edition": edition,
                    "goods_tokens": tokens,
                    "full_game": series,
                    "tie": tie,
                    "coal_card": coal,
                    "youngest": number - 1 if coal == "plain" else 0,
                }


EVERY_OPTION = list(every_option())


def some_options(count: int) -> list[dict[str, Any]]:
    """So many combinations, spread over all of them."""
    order = random.Random(8).sample(EVERY_OPTION, len(EVERY_OPTION))
    return [order[i % len(order)] for i in range(count)]


def label(combination: dict[str, Any]) -> str:
    """A combination as the name of a test."""
    return "-".join("isles" if value == ISLES else str(value) for value in combination.values())


def start(combination: dict[str, Any], seed: int) -> imperia.Match:
    return empire.start(seed=seed, **combination)
