"""A position is the same bytes, whichever way it was reached, written down or computed."""

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

from .fingerprint import fingerprints
from .table import EVERY_OPTION, founders, games, play_randomly, position, start

a_moment = {
    "combination": st.sampled_from(EVERY_OPTION),
    "seed": st.integers(0, 2**64 - 1),
    "actions": st.integers(0, 250),
}


def same(one, other):
    assert other.state.tobytes() == one.state.tobytes()
    assert other.notation == one.notation
    assert [other.view(seat) for seat in range(one.players)] == [
        one.view(seat) for seat in range(one.players)
    ]


@settings(max_examples=games(80, 8))
@given(**a_moment)
def test_a_saved_match_loads_to_the_same_bytes(combination, seed, actions):
    match = play_randomly(start(combination, seed), random.Random(seed), actions)
    again = imperia.load(match.save())
    same(match, again)
    assert again.history == match.history
    assert again.save() == match.save()
    for seat in (*range(match.players), None):
        assert [e.json() for e in again.log.seen_by(seat)] == [e.json() for e in match.log.seen_by(seat)]


@settings(max_examples=games(80, 8))
@given(**a_moment)
def test_the_notation_of_a_position_reads_back_to_the_same_bytes(combination, seed, actions):
    match = play_randomly(start(combination, seed), random.Random(seed), actions)
    again = founders.read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.notation == match.notation
    one_more = [play_randomly(m, random.Random(seed), 5) for m in (match, again)]
    assert one_more[0].state.tobytes() == one_more[1].state.tobytes()


@settings(max_examples=games(60, 6))
@given(**a_moment)
def test_a_match_from_a_position_saves_and_loads(combination, seed, actions):
    match = founders.read(play_randomly(start(combination, seed), random.Random(seed), actions).notation)
    play_randomly(match, random.Random(seed), 10)
    same(match, imperia.load(match.save()))


@pytest.mark.parametrize("step", ["token", "target", "resource", "tile", "place"])
def test_a_turn_that_is_under_way_is_written_down(step):  # F3.2, F5.2
    more = {
        "target": {"token": "coin"},
        "resource": {"coin": "1:1,0"},
        "place": {"tile": "fishery", "bought": "water"},
    }.get(step, {})
    nations = [["forest@0,0", "cliff@1,0"], ["lake@0,0", "lake@1,0+coin"]]
    match = position(step=step, nations=nations, hands=[{"coin": 1}], rows={"blue": ["fishery"]}, **more)
    again = founders.read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert imperia.load(match.save()).legal(0) == match.legal(0)


@pytest.mark.parametrize("number", range(games(24, 2)))
def test_going_back_to_any_moment_gives_the_bytes_of_then(number):
    match = start(EVERY_OPTION[number % len(EVERY_OPTION)], seed=number)
    chooser = random.Random(number)
    states = [match.state.tobytes()]
    for _ in range(25):
        play_randomly(match, chooser, 1)
        states.append(match.state.tobytes())
    for step in range(0, 26, 5):
        assert match.at(step).state.tobytes() == states[step]


def test_looking_changes_nothing():
    match = play_randomly(founders.start(players=3, seed=3), random.Random(3), 60)
    before = match.state.tobytes()
    for seat in (0, 1, 2, None):
        match.view(seat)
        list(match.log.seen_by(seat))
    for text in (match.scores, match.ranking, match.notation, match.save(), match.question()):
        assert text
    for seat in range(3):
        match.legal(seat)
        match.why_not(seat, "draw")
        match.explain(seat, {"tile": 7, "x": 0, "y": 1})
    match.state["rows"][:] = 0  # only a copy
    assert match.state.tobytes() == before


def test_interpreted_and_compiled_rules_give_the_same_bytes():
    """In another process the rules run the other way: compiled if they are interpreted here, and reversed."""
    count = games(72, 16)
    tests = str(Path(__file__).parents[2])
    environment = {
        **os.environ,
        "IMPERIA_JIT": "0" if COMPILED else "1",
        "PYTHONPATH": os.pathsep.join([tests, str(Path(imperia.__file__).parents[1])]),
    }
    done = subprocess.run(
        [sys.executable, "-m", "games.founders.fingerprint", str(count)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    there = done.stdout.split()
    assert len(set(there)) == len(there) == count
    assert there == fingerprints(count)
