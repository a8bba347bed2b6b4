"""Writes puzzles.txt: positions in which one action is clearly best, found by trying everything.

    PYTHONPATH=src:. python -m tests.minds.make_puzzles

A puzzle is a line: what kind of action solves it, the action, and the position. Most come from the last turn of
games between greedy players. Decisions of the beginning (where a neutral army goes, who begins) are put
before the last round of such a game: nobody has a coin left, so nothing depends on the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import imperia
from imperia.minds import GreedyMind
from imperia.play import Match
from tests.minds.exhaustive import Solver, TooLarge, only_good_action

FILE = Path(__file__).parent / "puzzles.txt"
KINDS = ("card", "half", "place", "from", "to", "sail", "city", "destroy", "first", "neutral")
WANTED = 24  # of each kind
MOST_OF_A_GAME = 1  # of each kind
FEW_STEPS = (35, 33, 39, 18, 19, 2, 1, 4, 5, 36, 37, 34, 42, 30, 40, 41)  # cards that leave little to try
EMPIRE = imperia.game("empire")


def kind_of(match: Match, code: int) -> str:
    kind = match.action(code).kind
    at_sea = kind in ("from", "to") and "sail" in match.view(None)["decision"]["left"]
    return "sail" if at_sea else kind


def is_close(match: Match, points: int) -> bool:
    """Whether the seat that is asked lacks no more than so many points, and leads by no more than one."""
    totals = [score["total"] for score in match.scores]
    mine = totals.pop(match.actors[0])
    return -1 <= max(totals) - mine <= points


def last_turns(seed: int) -> Iterator[Match]:
    """The decisions of the last turn of a game."""
    players = 2 + seed % 4
    match = EMPIRE.start(players=players, seed=seed, edition=("english", "polish")[seed // 4 % 2])
    minds = [GreedyMind(seed * players + seat, attention=70) for seat in range(players)]
    cards = {2: 13, 3: 10, 4: 8, 5: 7}[players]
    while not match.over:
        view = match.view(None)
        taken = [len(seat["cards"]) for seat in view["seats"]]
        using = view["decision"]["kind"] != "card"
        if sum(taken) - using == players * cards - 1:
            if not using and not is_close(match, 6):
                return
            yield match
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))


def last_rounds(seed: int) -> Iterator[Match]:
    """Decisions of the beginning, put before the last round of a game of two."""
    match = EMPIRE.start(players=2, seed=seed)
    minds = [GreedyMind(seed * 2 + seat, attention=70) for seat in range(2)]
    while match.decision != "card" or sum(len(seat["cards"]) for seat in match.view(None)["seats"]) < 24:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    if not is_close(match, 2):
        return
    facts = EMPIRE.definition.read(match.notation)
    easy = sorted(facts["row"], key=lambda card: FEW_STEPS.index(card) if card in FEW_STEPS else 99)
    for unknown in ("first", "bids"):
        del facts[unknown]
    facts |= {"row": easy, "coins": [0, 0]}
    yield EMPIRE.position(**facts | {"step": "first", "turn": seed % 2})
    neutral = dict(facts.get("neutral", {}))
    if neutral:
        region = max(neutral, key=lambda region: neutral[region])
        neutral[region] -= 1
        yield EMPIRE.position(
            **facts | {"step": "neutral", "neutral_left": 1, "neutral": neutral, "turn": seed % 2}
        )


def puzzles() -> Iterator[tuple[str, str, str]]:
    found: Counter[str] = Counter()
    for seed in range(100_000):
        if all(found[kind] >= WANTED for kind in KINDS):
            return
        here: Counter[str] = Counter()
        solver: Solver | None = None
        for match in chain(last_turns(seed), last_rounds(seed)):
            if solver is None or solver.players != match.players or match.decision in ("first", "neutral"):
                solver = Solver(match.players)
            if len(match.legal(match.actors[0])) < 2:
                continue
            try:
                code = only_good_action(match, solver)
            except TooLarge:
                continue
            if code is None:
                continue
            kind = kind_of(match, code)
            if kind in KINDS and found[kind] < WANTED and here[kind] < MOST_OF_A_GAME:
                found[kind] += 1
                here[kind] += 1
                print(seed, dict(found), flush=True)
                yield kind, match.action(code).notation, match.notation


def main() -> None:
    lines = sorted("\t".join(puzzle) for puzzle in puzzles())
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
