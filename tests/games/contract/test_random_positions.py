"""Positions from any keywords: what is accepted can be written down, read back and played to its end; what is
not is refused with an error of ours."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import imperia
from imperia.kernel import entries
from imperia.kernel.rule import COMPILED
from imperia.kernel.verbs import CODE, room_of
from tests.games.every_game import every_game, terms_of
from tests.games.playing import games
from tests.games.some_keywords import ODD_VALUES, names_of_keywords, odd_keywords, some_keywords

ROOT = Path(__file__).parents[3]
SIGNS = "0123456789,/:;=-+@ abw%\x00\u00e9\u0663"


def tries(name):
    return games(160, 30) // terms_of(name).slowness


def made(name, keywords):
    """The position that keywords or a line describe; None if it is refused. Any error that is not ours is a
    defect."""
    game = imperia.game(name)
    try:
        return game.read(keywords) if isinstance(keywords, str) else game.position(**keywords)
    except imperia.ImperiaError:
        return None


def all_made(name, tried):
    """The positions that are accepted, each with the keywords or the line that it was made from."""
    found = [(keywords, made(name, keywords)) for keywords in tried]
    return [(keywords, match) for keywords, match in found if match is not None]


def accepted(name, make, count, seed=0):
    """The positions that are accepted out of so many tries."""
    return all_made(name, [make(name, random.Random(f"{seed} {number}")) for number in range(count)])


def check_that_they_end(name, positions, seed=0):
    """Play at random from all positions at once: there is always something to do, nothing falls below zero,
    and the games end."""
    if not positions:
        return
    states = np.concatenate([match.state for _, match in positions])
    everybody, chance = np.arange(len(states)), np.random.default_rng(seed)
    seats, counts = np.zeros(len(states), np.int8), np.zeros(len(states), np.int32)
    codes = np.zeros((len(states), room_of(states.dtype).answers), CODE)
    for _ in range(terms_of(name).decisions):
        entries.first_actors(states, seats)
        if (seats < 0).all():
            return
        entries.legal_all(states, seats, codes, counts)
        stuck = np.flatnonzero((seats >= 0) & (counts == 0))
        assert not len(stuck), positions[stuck[0]][0]
        chosen = codes[everybody, (chance.random(len(states)) * np.maximum(counts, 1)).astype(int)]
        entries.apply_all(states, seats, chosen)
        for path in terms_of(name).counted:
            field = states
            for part in path.split("."):
                field = field[part]
            below = np.flatnonzero((field < 0).reshape(len(states), -1).any(axis=1))
            assert not len(below), (path, positions[below[0]][0])
    raise AssertionError([positions[number][0] for number in np.flatnonzero(seats >= 0)])


@every_game
def test_an_accepted_position_reads_back_and_reaches_its_end(name):
    positions = accepted(name, some_keywords, tries(name))
    assert len(positions) > tries(name) / 8
    for keywords, match in positions:
        again = imperia.game(name).read(match.notation)
        assert again.state.tobytes() == match.state.tobytes(), keywords
        assert again.notation == match.notation
    check_that_they_end(name, positions)


@every_game
def test_values_of_the_wrong_kind_are_refused_with_an_error_of_ours(name):
    positions = accepted(name, odd_keywords, tries(name), seed=1)
    check_that_they_end(name, positions)


@every_game
def test_a_single_odd_value_is_refused_or_means_something(name):
    """Each keyword alone with each of the odd values."""
    values = ODD_VALUES if COMPILED else ODD_VALUES[::4]
    check_that_they_end(
        name, all_made(name, [{key: value} for key in names_of_keywords(name) for value in values])
    )


@every_game
def test_mangled_lines_are_refused_with_an_error_of_ours(name):
    chooser = random.Random(name)
    mangled = []
    for _, match in accepted(name, some_keywords, tries(name) // 5, seed=2):
        line = match.notation
        for _ in range(3):
            place, length = chooser.randrange(len(line)), chooser.choice((0, 1, 1, 1, 5, 40))
            put = "".join(chooser.choice(SIGNS) for _ in range(chooser.randrange(3)))
            mangled.append(line[:place] + put + line[place + length :])
    check_that_they_end(name, all_made(name, mangled))


@pytest.mark.skipif(not COMPILED, reason="starts an interpreted run of what it is itself")
@every_game
def test_interpreted_play_overruns_no_field(name):
    """Compiled rules would write past a field silently; interpreted ones raise."""
    lines = [match.notation for _, match in accepted(name, some_keywords, tries(name) // 8, seed=3)]
    program = (
        "import sys\n"
        "from tests.games.contract.test_random_positions import all_made, check_that_they_end\n"
        f"check_that_they_end({name!r}, all_made({name!r}, sys.stdin.read().splitlines()))"
    )
    environment = {
        **os.environ,
        "IMPERIA_JIT": "0",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(imperia.__file__).parents[1])]),
    }
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="\n".join(lines),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert len(lines) > tries(name) / 64
    assert done.returncode == 0, done.stderr
