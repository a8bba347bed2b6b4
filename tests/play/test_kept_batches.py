"""Matches of a batch that are kept go on as if nothing had happened."""

from __future__ import annotations

import numpy as np
import pytest

import imperia
from imperia.errors import ImperiaError

ARRAYS = ("seats", "players", "legal", "observations", "states", "seeds")
TOLD = ("ended", "rewards", "places", "points")


def batch(games: int = 6, players: int = 3) -> imperia.Batch:
    return imperia.Batch("empire", games=games, seed=3, vary=[{"players": 2}, {"players": players}])


def play(batch: imperia.Batch, chance: np.random.Generator, steps: int, *, check: bool = True) -> None:
    for _ in range(steps):
        batch.step((chance.random(batch.legal.shape) * batch.legal).argmax(axis=1), check=check)


def same(one: imperia.Batch, other: imperia.Batch, names: tuple[str, ...]) -> bool:
    return all(getattr(one, name).tobytes() == getattr(other, name).tobytes() for name in names)


def test_kept_matches_go_on_in_another_batch() -> None:
    one, other = batch(), batch()
    play(one, np.random.default_rng(1), 30)
    kept = one.kept()
    other.go_on_from(kept)
    assert same(one, other, ARRAYS)
    assert not other.ended.any()
    play(one, np.random.default_rng(2), 200)
    play(other, np.random.default_rng(2), 200)
    assert same(one, other, ARRAYS + TOLD)  # later deals too
    other.go_on_from(kept)  # what is kept is a copy
    assert not same(one, other, ARRAYS)
    play(other, np.random.default_rng(2), 200)
    assert same(one, other, ARRAYS + TOLD)


@pytest.mark.parametrize("others", [{"games": 5}, {"missing": "seeds"}, {"game": "legends"}])
def test_matches_of_another_batch_are_refused(others: dict[str, object]) -> None:
    one = batch()
    before = one.observations.copy()
    kept = one.kept()
    if "games" in others:
        kept = {name: array[:5] for name, array in kept.items()}
    elif "missing" in others:
        del kept["seeds"]
    else:
        kept["states"] = np.zeros(6, imperia.game("legends").definition.dtype)
    with pytest.raises(ImperiaError, match="another batch"):
        one.go_on_from(kept)
    assert (one.observations == before).all()


def test_legal_codes_need_no_check() -> None:
    one, other = batch(), batch()
    play(one, np.random.default_rng(1), 150)
    play(other, np.random.default_rng(1), 150, check=False)
    assert same(one, other, ARRAYS + TOLD)
