"""Which changes compile rules again, and which find them as they were."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from imperia.games import GAMES, definition
from imperia.kernel import dependencies, rule
from imperia.kernel.dependencies import Unforeseen, hash_of, note_verb
from imperia.kernel.warm import entries_of_matches
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.tree import search

compiled_only = pytest.mark.skipif(not rule.COMPILED, reason="nothing is kept when the rules are interpreted")

SHARED = '''
"""Told."""

from enum import IntEnum

import numpy as np

PRICE = np.array([3, 5], np.int16)


class Kind(IntEnum):
    CITY = 0
    SHIP = 1


def price(kind):
    return PRICE[kind]


def unused(kind):
    return 7
'''

GAME = '''
"""Told."""

STEP = 1


def actors(state):
    """Who is asked."""
    return state.turn + STEP


def observe(state, seat):
    if seat in {1, 2}:
        state.turn = price(Kind.SHIP)  # why
'''


def verb(state):
    """A question for the game."""


def entry_point(states):
    for i in range(len(states)):
        verb(states[i])


note_verb(verb)


def hash_after(old: str = "", new: str = "", *, game: bool = True, asked: str = "observe") -> str:
    """Of the entry point, when something is changed in the game, or in what games share."""
    shared, own = (SHARED, GAME.replace(old, new)) if game else (SHARED.replace(old, new), GAME)
    assert old in (GAME if game else SHARED)
    names: dict[str, object] = {}
    exec(compile(shared, "<shared>", "exec"), names)
    exec(compile(own, "<game>", "exec"), names)
    return hash_of([entry_point], [{"verb": names[asked]}])


@pytest.mark.parametrize(
    ("old", "new", "game"),
    [
        ('"""Told."""', '"""Told in other words."""\n\n\n', True),
        ("# why", "# for another reason", True),
        ("    return state.turn + STEP", "    return 2 * state.turn + STEP", True),  # another rule
        ("STEP = 1", "STEP = 2", True),  # which only the other rule uses
        ("    return 7", "    return 8", False),
        ("CITY = 0", "CITY = 2", False),
    ],
)
def test_what_is_not_compiled_into_it_does_not_count(old: str, new: str, game: bool) -> None:
    assert hash_after(old, new, game=game) == hash_after()


@pytest.mark.parametrize(
    ("old", "new", "game"),
    [
        ("state.turn = price", "state.turn += price", True),
        ("{1, 2}", "{1, 3}", True),
        ("SHIP = 1", "SHIP = 0", False),
        ("[3, 5]", "[3, 6]", False),
        ("np.int16", "np.int32", False),
        ("return PRICE[kind]", "return PRICE[kind] + 1", False),
    ],
)
def test_whatever_is_compiled_into_it_counts(old: str, new: str, game: bool) -> None:
    assert hash_after(old, new, game=game) != hash_after()


def test_a_docstring_of_a_rule_does_not_count_and_its_constants_do() -> None:
    one = hash_after(asked="actors")
    assert hash_after('    """Who is asked."""\n', "", asked="actors") == one
    assert hash_after("Who is asked.", "Whose turn it is.", asked="actors") == one
    assert hash_after("STEP = 1", "STEP = 2", asked="actors") != one


def test_something_that_may_change_unseen_is_not_kept() -> None:
    names: dict[str, object] = {"things": {1: 2}}
    exec("def rule(state):\n    return things[1]\n", names)
    with pytest.raises(Unforeseen, match=r"\{1: 2\}"):
        hash_of([names["rule"]], [])  # type: ignore[list-item]


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_games_use_can_be_told(game: str) -> None:
    answers = dependencies.answers_for([rule.numba.from_dtype(definition(game).dtype)])
    assert len(answers) == 1
    points = [entry.py_func for entry in (*entries_of_matches(), search, choose_greedily)]
    assert len({hash_of([point], answers) for point in points}) == len(points)


PROGRAM = """
import logging, sys
import numpy as np
from imperia.kernel import entries, verbs
from imperia.kernel.journal import journal
from imperia.kernel.record import Struct, i1, i2
from imperia.kernel.rule import rule

STEPS = {steps}

class Coins(Struct):
    coins = i1()
    journal = journal(1)

class Ships(Struct):
    ships = i2()
    journal = journal(1)

@rule
def asked_with_coins(state):
    return state.coins + STEPS

@rule
def asked_with_ships(state):
    return state.ships + 1

{comment}
logging.basicConfig(stream=sys.stdout, format="%(message)s")
for struct, answer in ((Coins, asked_with_coins), (Ships, asked_with_ships)):
    verbs.register(struct, verbs.Room(1, 1), {{"actors": answer}})
    asked = np.zeros(1, np.int32)
    entries.actors_all(np.zeros(1, struct.dtype), asked)
    print(asked[0])
print("compiled", sum(entries.actors_all.stats.cache_misses.values()))
"""


@compiled_only
def test_a_change_of_one_game_compiles_that_game_alone(tmp_path: Path) -> None:
    def lines(steps: int, comment: str) -> list[str]:
        program = tmp_path / "program.py"
        program.write_text(PROGRAM.format(steps=steps, comment=comment))
        environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path / "cache")}
        done = subprocess.run(
            [sys.executable, program], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout.splitlines()

    assert lines(1, "") == ["1", "1", "compiled 2"]
    assert lines(1, "# Said\n# in prose.") == ["1", "1", "compiled 0"]
    assert lines(5, "") == ["5", "1", "compiled 1"]
    for piece in tmp_path.rglob("*.code"):
        piece.write_bytes(piece.read_bytes()[:100])
    said = lines(5, "")
    assert sum("cannot be read" in line for line in said) == 2
    assert [line for line in said if "cannot be read" not in line] == ["5", "1", "compiled 2"]


UNITS = """
import numpy as np
from imperia.kernel import entries, verbs
from imperia.kernel.journal import journal
from imperia.kernel.record import Struct, i1
from imperia.kernel.rule import rule

class Coins(Struct):
    coins = i1()
    journal = journal(1)

@rule
def deal_coins(state, low, high):
    state.coins = low + 3

@rule
def actors_of_coins(state):
    return state.coins

verbs.register(Coins, verbs.Room(1, 1), {"deal": deal_coins, "actors": actors_of_coins})
coins, seed = np.zeros(1, Coins.dtype), np.zeros(1, np.int64)
entries.deal_all(coins, seed, seed)
compiled = sum(entries.deal_all.stats.cache_misses.values())
print(coins["coins"][0], compiled, len(deal_coins.overloads))
"""


@compiled_only
def test_an_answer_to_a_verb_is_kept_apart_for_all_who_ask(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(UNITS)

    def said() -> str:
        environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path / "cache")}
        run = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()

    def pieces(name: str) -> list[Path]:
        return list(tmp_path.rglob(f"{name}-*.code"))

    assert said() == "3 1 1"
    assert said() == "3 0 0"  # both pieces are there
    pieces("deal_all")[0].unlink()
    assert said() == "3 1 1"  # which calls the unit that is there
    pieces("deal_coins")[0].unlink()
    assert said() == "3 1 1"  # an entry point is of no use without its unit
    pieces("deal_coins")[0].write_bytes(b"damaged")
    assert said() == "3 1 1"
    assert said() == "3 0 0"


@compiled_only
def test_with_another_numba_everything_is_kept_in_its_own_way(tmp_path: Path) -> None:
    """Whose internals we do not know: it keeps pieces itself, in a folder for all sources."""
    program = tmp_path / "program.py"
    other = "import numba.core.caching\ndel numba.core.caching._Cache\n"
    program.write_text(other + PROGRAM.format(steps=1, comment=""))
    environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path / "cache")}
    runs = [
        subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.splitlines()[-1] for run in runs] == ["compiled 2", "compiled 0"]
    assert list(tmp_path.rglob("*.nbi"))
    assert not list(tmp_path.rglob("*.code"))
