"""Games of every option, looked at on the way and played to the end by fixed choices: the bytes must not
depend on how rules run.

`python -m tests.games.fingerprint empire 256` prints a hash for each of 256 games.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Definition
from imperia.kernel import entries
from imperia.kernel.record import copy_of
from imperia.kernel.rule import entry
from imperia.kernel.text import Text
from imperia.kernel.verbs import CODE, MOST_SEATS, SPECTATOR, actors, advised, evaluate
from tests.games.every_game import names_of, terms_of
from tests.games.records import Batch, dealt, halves, played_out
from tests.games.watching import Watch

MOMENTS = (0, 15, 40)  # after so many decisions everything is looked at


@entry
def judge_all(states, seats, values, advice):
    for i in range(len(states)):
        evaluate(states[i], values[i])
        if actors(states[i]) >> seats[i] & 1:
            advice[i] = advised(states[i], seats[i])


def fingerprints(game: str, games: int) -> list[str]:
    """The SHA-256 of what every verb says about each game, early, later and at its end, and of what is
    advised in positions that games rarely reach."""
    terms = terms_of(game)
    watch = Watch(dealt(game, terms.some_options(games), first_seed=1 << 40), 5, names_of(game).Decision)
    hashes = [hashlib.sha256() for _ in range(games)]
    for decision in range(MOMENTS[-1] + 1):
        watch.ask()
        if decision in MOMENTS:
            take_in(hashes, watch.counts, *looks(watch.states, watch.seats, terms.definition))
        watch.step()
    played_out(watch.states, seed=5)
    take_in(hashes, watch.states, *looks(watch.states, np.zeros_like(watch.seats), terms.definition))
    matches = [terms.game.position(**keywords) for keywords in terms.midgame]
    for match in matches:
        _, advice = judged(match.state, np.array(match.actors[:1], np.int8))
        take_in(hashes, [advice] * games)
    return [each.hexdigest() for each in hashes]


def judged(states: Batch, seats: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The worth of each record to every seat, and what the seat is advised to do if it is asked."""
    values, advice = np.zeros((len(states), MOST_SEATS), np.int32), np.zeros(len(states), np.int32)
    judge_all(states, seats, values, advice)
    return values, advice


def take_in(hashes: list[Any], *parts: Sequence[NDArray[Any]] | NDArray[Any]) -> None:
    for part in parts:
        for each, row in zip(hashes, part, strict=True):
            each.update(row.tobytes())


def looks(
    states: Batch, seats: NDArray[Any], definition: Definition, refused: int = 3, shown: int = 6
) -> Iterator[NDArray[Any]]:
    """What the verbs say about each record: refusals of one code in `refused`, its worth, and for several
    viewers what they see, another deal that they could be in, and, for one record in `shown` (since this is
    slow when interpreted), how it is shown."""
    count, sources = len(states), len(definition.sources)
    points, places = np.zeros((count, MOST_SEATS, sources), np.int16), np.zeros((count, MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    asked, settled = np.zeros(count, np.int32), np.zeros(count, CODE)
    entries.actors_all(states, asked)
    entries.settled_all(states, np.maximum(seats, 0), settled)
    yield from (points.copy(), places.copy(), *judged(states, np.maximum(seats, 0)), asked, settled)
    reasons = np.zeros(count, np.int32)
    for code in range(0, definition.codes, refused):
        entries.refusals_all(states, np.maximum(seats, 0), np.full(count, code, CODE), reasons)
        yield reasons.copy()
    for number, viewer in enumerate((0, 1, SPECTATOR)):
        seen, others = np.empty_like(states), copy_of(states)
        entries.observe_all(states, viewer, seen)
        entries.redeal_all(others, viewer, *halves(range(count)))
        texts = np.zeros(count, Text.dtype)
        for i in range(number % shown, count, shown):
            one = slice(i, i + 1)
            entries.show_all(seen[one], points[one], places[one], texts[one])
        yield from (seen, others, texts["ends"], texts["bytes"])


if __name__ == "__main__":
    print("\n".join(fingerprints(sys.argv[1], int(sys.argv[2]))))
