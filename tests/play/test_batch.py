"""Many matches at once: each goes as a single match would, and a seat is told what it may know."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

import imperia
from imperia.games import definition as find_definition
from imperia.games.counted_codes import counted_codes
from imperia.kernel import gpu, rule
from imperia.kernel.encoding import Looks, bytes_of, seats_of
from imperia.kernel.in_python import in_python
from imperia.kernel.interpreted import interpreted
from imperia.kernel.looking import RUN, encode, follow_look
from imperia.kernel.record import copy_of
from tests.games import records
from tests.games.every_game import every_game, terms_of
from tests.kernel.interpreting import printed_interpreted
from tests.play.batches import QUICKER_ARE_COMPILED, described, skip_if_tried_elsewhere

ARRAYS = ("seats", "players", "legal", "observations", "ended", "rewards", "places", "points")
SHORT = {"capitals": {"rounds": 5}}
EVERY = 5  # steps between comparisons of the records

of_a_quicker_game = pytest.mark.skipif(not rule.COMPILED, reason=QUICKER_ARE_COMPILED)


def batch_of(
    name: str, games: int = 3 if rule.COMPILED else 2, seed: int = 5, threads: int = 1
) -> imperia.Batch:
    """A batch with different players and options, drawn for each deal."""
    skip_if_tried_elsewhere(name)
    vary = terms_of(name).some_options(6)
    return imperia.Batch(name, games=games, seed=seed, threads=threads, vary=vary, **SHORT.get(name, {}))


def any_codes(batch: imperia.Batch, chance: np.random.Generator) -> np.ndarray:
    return (chance.random(batch.legal.shape) * batch.legal).argmax(axis=1)


class Moment(NamedTuple):
    """What a batch said about itself at one moment."""

    seats: np.ndarray[Any, Any]
    actors: np.ndarray[Any, Any]
    told_of_first: np.ndarray[Any, Any]
    """Whether the first seat of which the asked one is told is the actor."""


@cache
def halfway(name: str) -> tuple[imperia.Batch, list[Moment]]:
    """A batch, which a test must not change, and how it was after each step."""
    batch, chance, moments = batch_of(name), np.random.default_rng(2), []
    column = batch.features.index("actor[0]")
    for _ in range(40 if rule.COMPILED else 6):
        told = batch.observations[:, column] == 1
        moments.append(Moment(batch.seats.copy(), batch.states["actor"].copy(), told))
        batch.step(any_codes(batch, chance))
    return batch, moments


class Beside:
    """The match in one place of a batch, played alone."""

    def __init__(self, batch: imperia.Batch, place: int) -> None:
        self.batch, self.place = batch, place
        self.deal()

    def deal(self) -> None:
        setting = self.batch.setting(self.place)
        seed = int(self.batch.seeds[self.place])
        self.match = imperia.game(self.batch.game).start(setting.players, seed, **setting.options)
        self.go_on()

    def go_on(self) -> None:
        """Play on as long as there is nothing to decide."""
        while not self.match.over:
            seat = self.match.actors[0]
            settled = self.match.settled(seat)
            self.offered = (settled,) if settled else self.match.legal(seat)
            if len(self.offered) > 1:
                return
            self.match.play(seat, self.offered[0])

    def play(self, code: int) -> None:
        self.match.play(self.match.actors[0], code)
        self.go_on()

    def compare_end(self) -> None:
        batch, place, players = self.batch, self.place, self.match.players
        assert batch.ended[place] == self.match.over
        if not self.match.over:
            assert not batch.rewards[place].any()
            return
        first = set(self.match.ranking[0])
        assert set(np.flatnonzero(batch.places[place] == 0)) == first
        assert batch.rewards[place].tolist() == [
            np.float32(1 / len(first)) if seat in first else 0 for seat in range(batch.rewards.shape[1])
        ]
        assert (batch.places[place, players:] == -1).all()
        for seat in range(players):
            told = dict(zip(batch.sources, batch.points[place, seat].tolist(), strict=True))
            assert told == {source: self.match.scores[seat][source] for source in batch.sources}
        self.deal()

    def compare(self) -> None:
        batch, place, match = self.batch, self.place, self.match
        assert batch.states[place].tobytes() == match.state.tobytes()
        assert (batch.seats[place], batch.players[place]) == (match.actors[0], match.players)
        seen = match.observed(match.actors[0])
        assert batch.seen[place].tobytes() == seen.tobytes()
        codes = batch.legal[place].nonzero()[0]
        everywhere = [np.full(batch.games, code) for code in codes]
        absolute = sorted(int(batch.absolute(codes)[place]) for codes in everywhere)
        assert absolute == [action.code for action in self.offered]


@every_game
def test_each_match_goes_as_it_does_alone(name):
    batch, chance = batch_of(name), np.random.default_rng(1)
    beside = [Beside(batch, place) for place in range(batch.games)]
    has_ended, steps = np.zeros(batch.games, bool), 0
    while not has_ended.all() if rule.COMPILED else steps < EVERY:
        codes = any_codes(batch, chance)
        absolute = batch.absolute(codes)
        batch.step(codes)
        steps += 1
        for place, other in enumerate(beside):
            other.play(int(absolute[place]))
            other.compare_end()
            if batch.ended[place] or steps % EVERY == 0:
                other.compare()
        has_ended |= batch.ended


@every_game
def test_what_the_seat_does_not_know_changes_nothing_that_it_is_told(name):
    batch, _ = halfway(name)
    np.testing.assert_array_equal(described(batch, batch.states), batch.observations)
    others = copy_of(batch.states)
    for place, seat in enumerate(batch.seats):
        others[place : place + 1] = records.redealt(others[place : place + 1], int(seat), seed=9)
    assert others.tobytes() != batch.states.tobytes()
    np.testing.assert_array_equal(described(batch, others), batch.observations)


@every_game
def test_the_seat_that_is_asked_is_the_first_that_it_is_told_of(name):
    _, moments = halfway(name)
    for moment in moments:
        np.testing.assert_array_equal(moment.told_of_first, moment.seats == moment.actors)
    assert any(moment.told_of_first.any() for moment in moments)


@every_game
def test_codes_that_name_a_seat_are_counted_from_the_one_that_is_asked(name):
    definition = find_definition(name)
    counted, absolute = counted_codes(definition)
    codes = np.arange(definition.codes)
    turned = 0
    for players in definition.players:
        np.testing.assert_array_equal(counted[players, 0], codes)
        for seat in range(players):
            np.testing.assert_array_equal(absolute[players, seat][counted[players, seat]], codes)
            for code in np.flatnonzero(counted[players, seat] != codes):
                kind, before = definition.action(int(code))
                other, after = definition.action(int(counted[players, seat, code]))
                assert kind == other
                for argument, value in before.items():
                    places = definition.places_of_a_seat(kind, argument, players)
                    if places and value // places < players:
                        assert (after[argument] // places + seat) % players == value // places
                        assert after[argument] % places == value % places
                        turned += 1
                    else:
                        assert after[argument] == value
    assert turned


@every_game
def test_columns_have_names_and_hold_small_numbers(name):
    batch, _ = halfway(name)
    assert len(set(batch.features)) == len(batch.features) == batch.observations.shape[1]
    assert np.isfinite(batch.observations).all()
    assert np.abs(batch.observations).max() < 60  # at most 60 copies of one thing in a stack
    told = batch.observations[:, [n for n, f in enumerate(batch.features) if f.startswith("derived.")]]
    assert told.any()
    assert told.min() > -0.5  # roughly within the declared range
    assert told.max() < 4


@of_a_quicker_game
@every_game
def test_numbers_that_are_told_together_are_told_as_one_by_one(name):
    """Runs of amounts are written at once, and places that are not in use are skipped."""
    batch, _ = halfway(name)
    definition = find_definition(name)
    seats, runs = seats_of(definition.struct), 0
    seat, players = int(batch.seats[0]), int(batch.players[0])
    for told, struct in ((batch.seen, definition.struct), (batch._matches.derived, definition.derived)):
        looks = Looks(struct, seats)
        memory, table = interpreted(bytes_of(told[:1])[0]), interpreted(looks.table)
        together, one_by_one = np.zeros((2, len(looks.features)))
        in_python(encode)(memory, seat, players, table, looks.scales, together)
        for n in range(len(table)):
            in_python(follow_look)(memory, seat, players, table, looks.scales, n, one_by_one)
        assert (together == one_by_one).all()
        assert together.any()
        runs += (looks.table[:, RUN] > 1).sum()
    assert runs


def test_what_cannot_differ_in_a_batch_has_no_column():
    alone = imperia.Batch("empire", 2, games=1, seed=1)
    both = imperia.Batch("empire", games=1, seed=1, vary=[{"players": 2}, {"players": 3, "map": "b"}])
    assert not any(name.startswith(("board.", "options.")) for name in alone.features)
    assert {"options.players[0]", "board.start[0]"} <= set(both.features)
    assert [f"seats.coins[{seat}][0]" in alone.features for seat in range(3)] == [True, True, False]
    assert [batch.rewards.shape[1] for batch in (alone, both)] == [2, 3]


@of_a_quicker_game
def test_each_deal_has_the_next_seed_of_its_place_and_draws_a_setting():
    vary = [{"players": 2}, {"players": 3}, {"players": 4, "edition": "polish"}]
    batch = imperia.Batch("empire", games=24, seed=2**64 - 3, vary=vary)
    seeds = [(2**64 - 3 + place) % 2**64 for place in range(24)]
    assert batch.seeds.tolist() == seeds
    assert {batch.setting(place).players for place in range(24)} == {2, 3, 4}
    assert batch.players.tolist() == [batch.setting(place).players for place in range(24)]
    chance = np.random.default_rng(1)
    while not batch.ended.any():
        batch.step(any_codes(batch, chance))
    expected = [seed + 24 * ended for seed, ended in zip(seeds, batch.ended.tolist(), strict=True)]
    assert batch.seeds.tolist() == [seed % 2**64 for seed in expected]


@of_a_quicker_game
def test_a_step_writes_into_the_arrays_that_there_are_and_others_can_share_them():
    batch = imperia.Batch("empire", 2, games=2, seed=1)
    before = {name: getattr(batch, name) for name in ARRAYS}
    shared = np.from_dlpack(batch.observations)
    first = shared.copy()
    batch.step(any_codes(batch, np.random.default_rng(1)))
    assert all(np.shares_memory(before[name], getattr(batch, name)) for name in ARRAYS)
    np.testing.assert_array_equal(shared, batch.observations)
    assert not np.array_equal(first, shared)


@of_a_quicker_game
def test_codes_that_are_not_legal_are_refused_and_no_match_has_changed():
    batch = imperia.Batch("empire", 2, games=3, seed=1)
    codes = any_codes(batch, np.random.default_rng(1))
    before = batch.states.tobytes(), batch.observations.tobytes()
    code = int(np.flatnonzero(~batch.legal[1])[-1])
    wrong = {
        rf"match 1: seat {batch.seats[1]} may not take code {code} now \('destroy 5 31'\)": [
            codes[0], code, codes[2],
        ],
        "match 2: .* cannot take code 384; codes are 0 to 383": [codes[0], codes[1], 384],
        "match 0: .* cannot take code -1": [-1, codes[1], codes[2]],
        r"shape \(3,\), not \(2,\)": codes[:2],
        r"shape \(3,\), not \(3, 1\)": codes[:, None],
        r"shape \(3,\), not \(\)": 7,
        "whole numbers, int64 say, not float64": codes.astype(float),
        "not bool": codes > 0,
    }  # fmt: skip
    for message, given in wrong.items():
        with pytest.raises(imperia.BadCodes, match=message) as refused:
            batch.step(given)
        assert refused.value.text("pl")
    with pytest.raises(imperia.BadCodes, match="cannot take code 999"):
        batch.absolute([999, 0, 0])
    assert (batch.states.tobytes(), batch.observations.tobytes()) == before
    batch.step(codes.tolist())
    assert (batch.states.tobytes(), batch.observations.tobytes()) != before


@pytest.mark.parametrize(
    ("error", "message", "asked"),
    [
        (imperia.UnknownGame, "chess", {"game": "chess", "players": 2}),
        (imperia.BadOption, "2 to 5", {"game": "empire", "players": 6}),
        (imperia.BadOption, "colour", {"game": "empire", "players": 2, "colour": "red"}),
        (imperia.BadOption, "edition", {"game": "empire", "players": 2, "vary": [{"edition": "latin"}]}),
        (imperia.BadOption, "seed", {"game": "empire", "players": 2, "seed": -1}),
        (imperia.BadBatch, "one match or more", {"game": "empire", "players": 2, "games": 0}),
        (imperia.BadBatch, "one match or more", {"game": "empire", "players": 2, "games": 1.5}),
        (imperia.BadBatch, "needs a number of players", {"game": "empire"}),
        (imperia.BadBatch, "needs a number of players", {"game": "empire", "vary": [{"map": "b"}]}),
        (imperia.BadBatch, "vary is a list", {"game": "empire", "vary": {"players": 2}}),
        (imperia.BadBatch, "vary is a list", {"game": "empire", "vary": [2, 3]}),
        (imperia.BadBatch, "one thread or more", {"game": "empire", "players": 2, "threads": 0}),
        (imperia.BadBatch, "one thread or more", {"game": "empire", "players": 2, "threads": True}),
        (
            imperia.BadBatch,
            "on 'cuda' leave",
            {"game": "empire", "backend": "cuda", "threads": 2},
        ),
        (imperia.BadBatch, "'cpu', 'cuda', not on 'tpu'", {"game": "empire", "players": 2, "backend": "tpu"}),
    ],
)
def test_a_batch_that_cannot_be_is_refused(error, message, asked):
    with pytest.raises(error, match=message):
        imperia.Batch(**{"games": 2, **asked})


@of_a_quicker_game
@every_game
def test_matches_are_the_same_however_many_threads_share_them(name):
    games, chance = 5, np.random.default_rng(3)
    alone, *shared = (batch_of(name, games, threads=threads) for threads in (1, 2, 8))
    for _ in range(60):
        for batch in shared:
            for array in ("states", "seen", "seeds", *ARRAYS):
                assert getattr(batch, array).tobytes() == getattr(alone, array).tobytes(), array
        codes = any_codes(alone, chance)
        for batch in (alone, *shared):
            batch.step(codes)


def digest_of_a_batch(backend: str = "cpu", games: int = 2, steps: int = 20) -> str:
    vary = [{"players": 3, "goods_tokens": True}, {"players": 2, "map": "b", "edition": "polish"}]
    batch = imperia.Batch("empire", games=games, seed=8, vary=vary, backend=backend)
    chance, digest = np.random.default_rng(4), hashlib.sha256()
    names = ("states", "seen", *ARRAYS)
    for _ in range(steps):
        arrays = {name: batch._matches.fetched(getattr(batch, name)) for name in names}
        for array in arrays.values():
            digest.update(array.tobytes())
        batch.step((chance.random(arrays["legal"].shape) * arrays["legal"]).argmax(axis=1))
    return digest.hexdigest()


@of_a_quicker_game
def test_interpreted_and_compiled_batches_are_equal_in_every_byte():
    program = "from tests.play.test_batch import digest_of_a_batch as d; print(d())"
    assert printed_interpreted(program) == digest_of_a_batch()


@of_a_quicker_game
def test_a_batch_on_a_gpu_is_equal_to_one_on_the_cpu_or_says_what_is_missing():
    if os.path.exists("/dev/nvidia0"):
        assert digest_of_a_batch("cuda", 256, 200) == digest_of_a_batch("cpu", 256, 200)
    else:
        with pytest.raises(gpu.NoGpu, match=r"imperia\[cuda\]|no CUDA device|IMPERIA_JIT"):
            imperia.Batch("empire", 2, games=2, backend="cuda")
