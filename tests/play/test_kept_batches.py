"""A batch of matches that was kept goes on as if nothing had happened."""

from __future__ import annotations

from typing import Any

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
    assert same(one, other, ARRAYS + TOLD)  # also in later deals
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


@pytest.mark.parametrize(
    ("others", "damaged"),
    [({"vary": [{"players": 3}, {"players": 2}]}, False), ({"players": 2, "map": "b"}, False), ({}, True)],
)
def test_matches_with_other_players_or_options_are_refused(others: dict[str, Any], damaged: bool) -> None:
    one = batch()
    before = one.observations.copy()
    kept = imperia.Batch("empire", games=6, seed=3, **others).kept() if others else one.kept()
    if damaged:  # as if no match had players
        kept["states"] = np.zeros_like(kept["states"])
    with pytest.raises(imperia.BadBatch, match="other players or options"):
        one.go_on_from(kept)
    kept = {**one.kept(), "settings": np.full(6, 2, np.int32)}  # but there are only two
    with pytest.raises(imperia.BadBatch, match="other players or options"):
        one.go_on_from(kept)
    assert (one.observations == before).all()


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    """Such numbers may be given to `start`: the seed of a match in a batch deals the same match there."""
    one = imperia.Batch("empire", np.int64(3), games=np.int32(2), seed=np.uint64(7))
    setting = one.setting(1)
    assert repr(setting).startswith("<Setting for 3 players: {")
    match = imperia.game("empire").start(np.int8(setting.players), one.seeds[1], **setting.options)
    again = imperia.game("empire").start(3, int(one.seeds[1]))
    assert match.state.tobytes() == again.state.tobytes()


def test_legal_codes_need_no_check() -> None:
    one, other = batch(), batch()
    play(one, np.random.default_rng(1), 150)
    play(other, np.random.default_rng(1), 150, check=False)
    assert same(one, other, ARRAYS + TOLD)
