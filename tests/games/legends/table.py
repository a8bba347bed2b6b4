"""The table at which the tests of legends play: a position, moves as people write them, and what follows.

Regions have the same numbers in every match:

    horseshoe 0-4    citadel 5-7    desert 8-14    meadows 15-19
    volcano 20-26    ice 27-31      tall 32-34     fern 35-37

A position that does not say otherwise lies in a row: horseshoe, desert (the centre), volcano. The lanes 3-11
and 12-25 join them, and 11 is the starting region.
"""

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
from imperia.games.legends.names import NEUTRAL
from imperia.kernel.rule import COMPILED

FOLDER = Path(__file__).parent
PRINTED = json.loads((FOLDER / "printed.json").read_text(encoding="utf-8"))
CLAUSES = (FOLDER / "clauses.txt").read_text(encoding="utf-8").split()
NUMBER = {card["name"]: card["number"] for card in PRINTED["cards"]}  # of a card, by its name
SIDES = ("horseshoe", "citadel", "desert", "meadows", "volcano", "ice", "tall", "fern")
FIRST = dict(zip(SIDES, (0, 5, 8, 15, 20, 27, 32, 35), strict=True))  # the first region of each

legends = imperia.game("legends")


def games(compiled: int, interpreted: int) -> int:
    """How many games a test can afford: interpreted rules are a hundred times slower."""
    return compiled if COMPILED else interpreted


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


def take(match: imperia.Match, card: int | str) -> imperia.Match:
    """The seat that is asked takes this card of the row."""
    number = NUMBER[card] if isinstance(card, str) else card
    return play(match, f"card {row(match).index(number)}")


def with_card(card: str, **position: Any) -> imperia.Match:
    """Seat 0 takes this card for nothing; with four players, so that every card is in the box."""
    return take(legends.position(**{"players": 4, "row": [NUMBER[card]], **position}), card)


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


def by_hand(*actions: str, players: int = 3, **options: Any) -> imperia.Match:
    """A match that seat 0 sets up by hand, after these choices."""
    return play(legends.start(players=players, seed=1, setup="hand", setup_player=0, **options), *actions)


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


def points_of_steps(match: imperia.Match) -> dict[int, int]:
    """Where the chosen army may go, and how many points that takes."""
    (seat,) = match.actors
    return {a.arguments["region"]: a.arguments["points"] for a in match.legal(seat) if a.kind == "to"}


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


def left(match: imperia.Match) -> dict[str, int]:
    """What is left of the part of the card in use; nothing if no card is used."""
    return match.view(None)["decision"].get("left", {})


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


def tokens(match: imperia.Match, viewer: int | None = None) -> dict[int, str]:
    """The tokens on the map, as somebody sees them."""
    return {r["region"]: r["token"] for r in match.view(viewer)["regions"] if r["token"]}


def points(match: imperia.Match, source: str = "total") -> list[int]:
    return [score[source] for score in match.scores]


def turn(match: imperia.Match) -> int:
    (seat,) = match.actors
    return seat


def told(match: imperia.Match, key: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of this kind in the log."""
    return [event.arguments for event in match.log.seen_by(viewer) if event.key == key]


# ----- Every way to play


def every_option() -> Iterator[dict[str, Any]]:
    """Players and options in all combinations; the seats of the youngest and of the set-up player vary."""
    boards = {2: ("standard", "row", "L"), 3: ("standard", "row", "L"), 4: ("standard", "T", "loop")}
    switches = itertools.product(
        ("proof", "published"),
        ("random", "hand"),
        ((False, False), (True, False), (True, True)),
        (False, True),
        ("none", "dragon", "rogues", "portals", "dragon,rogues", "dragon,portals", "rogues,portals", "all"),
        (False, True),
        (False, True),
        ("youngest", "die"),
    )
    for number, values in enumerate(switches):
        edition, setup, (explore, swamp), citadels, encounters, leaders, series, tie = values
        for players in boards:
            for board in boards[players]:
                yield {
                    "players": players,
                    "edition": edition,
                    "board": board,
                    "setup": setup,
                    "setup_player": ("lot", 0, players - 1)[number % 3],
                    "explore": explore,
                    "swamp": swamp,
                    "citadels": citadels,
                    "encounters": encounters,
                    "leaders": leaders,
                    "full_game": series,
                    "tie": tie,
                    "youngest": number % players,
                }


EVERY_OPTION = list(every_option())
EVERYTHING = {"explore": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}


def some_options(count: int) -> list[dict[str, Any]]:
    """So many combinations, spread over all of them."""
    order = random.Random(8).sample(EVERY_OPTION, min(count, len(EVERY_OPTION)))
    return [order[i % len(order)] for i in range(count)]


def start(combination: dict[str, Any], seed: int) -> imperia.Match:
    return legends.start(seed=seed, **combination)
