"""How the tests of empire play: positions, moves as people write them, and what follows."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import imperia
from imperia.games.empire.pieces import Step

from ..on_a_map import (  # noqa: F401
    armies,
    bid,
    cities,
    coins,
    deck,
    game_of_series,
    hand,
    kinds,
    neutral,
    notations,
    play,
    play_randomly,
    regions,
    row,
    supply,
)
from ..playing import (  # noqa: F401
    games,
    points,
    refusal,
    seat_of,
    turn,
)

FOLDER = Path(__file__).parent
PRINTED = json.loads((FOLDER / "printed_cards.json").read_text(encoding="utf-8"))
CLAUSES = (FOLDER / "clauses.txt").read_text(encoding="utf-8").split()
GOODS = tuple(PRINTED["tracks"])

empire = imperia.game("empire")


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


def take(match: imperia.Match, card: int) -> imperia.Match:
    """Let the seat that is asked take this card from the row."""
    return play(match, f"card {row(match).index(card)}")


# ----- Looking


def steps_left(match: imperia.Match) -> dict[str, int]:
    """The steps of the card in use that are left, by kind."""
    left = match.state["left"][0]
    return {step.name.lower(): int(left[step]) for step in Step if left[step]}


# ----- Every way to play


def every_option() -> Iterator[dict[str, Any]]:
    """Every combination of players and options, on both boards and on a user's map."""
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
    """So many combinations, spread evenly over all of them."""
    order = random.Random(8).sample(EVERY_OPTION, len(EVERY_OPTION))
    return [order[i % len(order)] for i in range(count)]


def label(combination: dict[str, Any]) -> str:
    """The name of a combination, for a test."""
    return "-".join("isles" if value == ISLES else str(value) for value in combination.values())


def start(combination: dict[str, Any], seed: int) -> imperia.Match:
    return empire.start(seed=seed, **combination)
