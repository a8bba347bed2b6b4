"""Writes puzzles.txt: positions in which few actions are clearly best, found by trying everything.

    PYTHONPATH=src:. python -m tests.minds.make_puzzles

A puzzle is one line: the kind of action that solves it, the actions that do, and the position. All come from
the last turn or the last round of games between greedy players, with cards in the row that leave little to
try. Decisions that belong to the beginning (where a neutral army goes, who begins) are put before the last
round, in which nobody has a coin left, so that nothing depends on the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import imperia
from imperia.games.empire.pieces import CARDS
from imperia.games.setting import Facts
from imperia.minds import GreedyMind
from imperia.play import Match
from tests.minds.exhaustive import Solver, TooLarge, good_actions

FILE = Path(__file__).parent / "puzzles.txt"
KINDS = ("card", "half", "place", "from", "to", "sail", "city", "destroy", "first", "neutral")
WANTED = 24  # puzzles of each kind
MOST_OF_A_GAME = 2  # puzzles of each kind from one game
ROWS = 3  # how many rows are tried for each last turn
FEW_STEPS = (1, 2, 3, 4, 5, 6, 12, 18, 19, 26, 30, 33, 34, 35, 36, 37, 39, 40, 41, 42)
FEWEST_STEPS = (18, 19, 33, 35, 36, 37, 42)
EMPIRE = imperia.game("empire")


def kind_of(match: Match, code: int) -> str:
    kind = match.action(code).kind
    at_sea = kind in ("from", "to") and "sail" in match.view(None)["decision"]["left"]
    return "sail" if at_sea else kind


def is_close(match: Match, points: int) -> bool:
    """Whether the seat that is asked is behind by at most so many points, or leads by at most one."""
    totals = [score["total"] for score in match.scores]
    mine = totals.pop(match.actors[0])
    return -1 <= max(totals) - mine <= points


def late(seed: int, players: int, cards_left: int) -> Facts | None:
    """A game with this many cards still to be taken, as keywords of a position; None if it is not close."""
    match = EMPIRE.start(
        players=players, seed=seed, edition=("english", "polish")[seed // 4 % 2 * (players > 2)]
    )
    minds = [GreedyMind(seed * players + seat, attention=70) for seat in range(players)]
    cards = {2: 26, 3: 30, 4: 32, 5: 35}[players] - cards_left
    while match.decision != "card" or sum(len(seat["cards"]) for seat in match.view(None)["seats"]) < cards:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return EMPIRE.definition.read(match.notation) if is_close(match, 4) else None


def row_of(facts: Facts, cards: tuple[int, ...], count: int, chance: Random) -> list[int]:
    """A row that begins with so many of these cards, if they are free, and goes on with other cards."""
    taken = {card for hand in facts["cards"] for card in hand}
    free = [card for card in cards if card not in taken and not CARDS[card].five]
    first = chance.sample(free, min(count, len(free)))
    rest = [card for card in [*facts["row"], *facts["deck"]] if card not in first]
    return (first + rest)[: len(facts["row"])]


def followers(match: Match) -> Iterator[Match]:
    """The positions after each action, if there is anything left to decide."""
    for action in match.legal(match.actors[0]):
        after = EMPIRE.read(match.notation)
        after.play(match.actors[0], action)
        if not after.over:
            yield after


def last_turns(seed: int) -> Iterator[Match]:
    """Last turns with one coin, so that there is a choice of three cards, and the decisions that follow each
    card."""
    facts = late(seed, 2 + seed % 4, 1)
    if facts is None:
        return
    del facts["deck"]
    facts["coins"][facts["turn"]] = 1
    for number in range(ROWS):
        row = row_of(facts | {"deck": []}, FEW_STEPS, 3, Random(seed * ROWS + number))
        match = EMPIRE.position(**facts | {"row": row})
        yield match
        taken = list(followers(match))
        chosen = [after for half in taken if half.decision == "half" for after in followers(half)]
        yield from [*taken, *chosen]
        for moving in [*taken, *chosen]:
            yield from (after for after in followers(moving) if after.decision == "target")


def last_rounds(seed: int) -> Iterator[Match]:
    """Decisions that belong to the beginning, put before the last round of a game of two."""
    facts = late(seed, 2, 2)
    if facts is None:
        return
    for unknown in ("first", "bids", "deck"):
        del facts[unknown]
    facts |= {"coins": [0, 0], "turn": seed % 2}
    neutral: dict[int, int] = dict(facts.get("neutral", {}))
    for number in range(ROWS):
        chance = Random(seed * ROWS + number)
        row = row_of(facts | {"deck": []}, FEWEST_STEPS, 2, chance)
        yield EMPIRE.position(**facts | {"step": "first", "row": row})
        if neutral:
            region = chance.choice(sorted(neutral))
            fewer = neutral | {region: neutral[region] - 1}
            yield EMPIRE.position(
                **facts | {"step": "neutral", "neutral_left": 1, "neutral": fewer, "row": row}
            )


def solved(match: Match, solver: Solver) -> Iterator[tuple[str, str, str]]:
    """The puzzle in this position, and those that come up while it is solved."""
    while not match.over and len(match.legal(match.actors[0])) > 1:
        try:
            codes = good_actions(match, solver)
        except TooLarge:
            return
        kinds = {kind_of(match, code) for code in codes}
        if len(kinds) != 1:
            return
        match = EMPIRE.read(match.notation)
        yield *kinds, "|".join(match.action(code).notation for code in codes), match.notation
        match.play(match.actors[0], codes[0])


def puzzles() -> Iterator[tuple[str, str, str]]:
    found: Counter[str] = Counter()
    for seed in range(100_000):
        early = min(found["first"], found["neutral"]) < WANTED
        late = any(found[kind] < WANTED for kind in KINDS if kind not in ("first", "neutral"))
        if not early and not late:
            return
        here: Counter[str] = Counter()
        for positions in [last_turns] * late + [last_rounds] * early:
            for position in positions(seed):
                for puzzle in solved(position, Solver(position.players)):
                    kind = puzzle[0]
                    if kind in KINDS and found[kind] < WANTED and here[kind] < MOST_OF_A_GAME:
                        found[kind] += 1
                        here[kind] += 1
                        yield puzzle
        print(seed, dict(found), flush=True)


def main() -> None:
    lines = sorted("\t".join(puzzle) for puzzle in puzzles())
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
