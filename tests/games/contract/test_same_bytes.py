"""A position of any game has the same bytes, however it was reached, written down or computed."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import imperia
from imperia.kernel.rule import COMPILED
from tests.games.every_game import every_game, terms_of
from tests.games.fingerprint import fingerprints
from tests.games.playing import games

ROOT = Path(__file__).parents[3]
a_moment = {
    "number": st.integers(0, 2**32 - 1),  # which combination of options
    "seed": st.integers(0, 2**64 - 1),
    "actions": st.integers(0, 250),
}


def played(name, number, seed, actions):
    terms = terms_of(name)
    match = terms.start(terms.every_option[number % len(terms.every_option)], seed)
    return terms.play_randomly(match, random.Random(seed), actions)


def same(one, other):
    assert other.state.tobytes() == one.state.tobytes()
    assert other.notation == one.notation
    assert [other.view(seat) for seat in range(one.players)] == [
        one.view(seat) for seat in range(one.players)
    ]


@every_game
@settings(max_examples=games(12, 6))
@given(**a_moment)
def test_a_saved_match_loads_to_the_same_bytes(name, number, seed, actions):
    match = played(name, number, seed, actions)
    again = imperia.load(match.save())
    same(match, again)
    assert again.history == match.history
    assert again.save() == match.save()
    for seat in (*range(match.players), None):
        assert [e.json() for e in again.log.seen_by(seat)] == [e.json() for e in match.log.seen_by(seat)]


@every_game
@settings(max_examples=games(16, 8))
@given(**a_moment)
def test_the_notation_of_a_position_reads_back_to_the_same_bytes(name, number, seed, actions):
    match = played(name, number, seed, actions)
    again = imperia.game(name).read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.notation == match.notation
    play_randomly = terms_of(name).play_randomly
    one_more = [play_randomly(m, random.Random(seed), 5) for m in (match, again)]
    assert one_more[0].state.tobytes() == one_more[1].state.tobytes()


@every_game
@settings(max_examples=games(8, 4))
@given(**a_moment)
def test_a_match_from_a_position_saves_and_loads(name, number, seed, actions):
    match = imperia.game(name).read(played(name, number, seed, actions).notation)
    terms_of(name).play_randomly(match, random.Random(seed), 10)
    same(match, imperia.load(match.save()))


@every_game
@pytest.mark.parametrize("number", range(2))
def test_going_back_to_any_moment_gives_the_bytes_of_then(name, number):
    match, chooser = played(name, number * 31, number, 0), random.Random(number)
    states = [match.state.tobytes()]
    for _ in range(25):
        terms_of(name).play_randomly(match, chooser, 1)
        states.append(match.state.tobytes())
    for step in range(0, len(match.history) + 1, 5):
        assert match.at(step).state.tobytes() == states[step]


@every_game
def test_looking_changes_nothing(name):
    match = played(name, 3, 3, 60)
    before = match.state.tobytes()
    for seat in (*range(match.players), None):
        match.view(seat)
        list(match.log.seen_by(seat))
        match.explain(seat, terms_of(name).question)
    for text in (match.scores, match.ranking, match.notation, match.save(), match.question()):
        assert text
    for seat in range(match.players):
        match.legal(seat)
        match.why_not(seat, 0)
    match.state["chance"] = 0  # this changes only a copy
    assert match.state.tobytes() == before


@every_game
def test_interpreted_and_compiled_rules_give_the_same_bytes(name):
    """The rules run in another process in the other way: compiled if they are interpreted here, and vice
    versa."""
    count = games(20, 12) // terms_of(name).slowness
    environment = {
        **os.environ,
        "IMPERIA_JIT": "0" if COMPILED else "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(imperia.__file__).parents[1])]),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.fingerprint", name, str(count)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    there = done.stdout.split()
    assert len(set(there)) == len(there) == count
    assert there == fingerprints(name, count)
