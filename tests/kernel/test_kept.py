"""Which changes make rules be compiled again, and which do not."""

from __future__ import annotations

import dis
import sys
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from imperia.games import GAMES, definition
from imperia.kernel import dependencies, rule
from imperia.kernel.dependencies import Unforeseen, hash_of, note_verb
from imperia.kernel.warm import entries_of_matches
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.tree import search
from tests.kernel.with_numba import run

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
    """The hash of the entry point when something is changed in the game, or in what games share."""
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
        ("    return state.turn + STEP", "    return 2 * state.turn + STEP", True),  # in another rule
        ("STEP = 1", "STEP = 2", True),  # only the other rule uses this constant
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


def names_by_dis(code: CodeType) -> tuple[list[object], list[str]]:
    """Constants and names of globals, according to Python's own disassembler."""
    told = list(dis.get_instructions(code))
    constants = [code.co_consts[each.arg or 0] for each in told if each.opcode in dis.hasconst]
    names = [each.argval for each in told if each.opname in ("LOAD_GLOBAL", "LOAD_NAME")]
    return constants, list(dict.fromkeys(names))


def with_many_constants(number: int) -> str:
    """A function with more constants than one byte can number."""
    sums = "\n    ".join(f"state.x{i} = state * {i + 1000} + g{i}" for i in range(number))
    return f"def rule(state, other):\n    {sums}\n"


def test_instructions_are_read_as_python_reads_them() -> None:
    many: dict[str, Any] = {}
    exec(with_many_constants(700), many)
    codes = [hash_of.__code__, dependencies._text_of.__code__, names_by_dis.__code__, many["rule"].__code__]
    for game in GAMES:
        assert definition(game).dtype  # this imports its rules
    rules = [module for name, module in sys.modules.items() if name.startswith("imperia.games.")]
    functions = [getattr(held, "py_func", held) for module in rules for held in vars(module).values()]
    codes += (function.__code__ for function in functions if isinstance(function, FunctionType))
    assert len(codes) > 500
    for code in codes:
        _, constants, names = dependencies.read(code)
        assert (constants, names) == names_by_dis(code)


def test_every_constant_counts_and_so_does_every_instruction_however_many_there_are() -> None:
    def hash_when(old: str, new: str, globals_: int = 7) -> str:
        names: dict[str, Any] = {f"g{i}": globals_ if i == 690 else 7 for i in range(700)}
        exec(with_many_constants(700).replace(old, new), names)
        return hash_of([names["rule"]], [])

    same = hash_when("", "")
    assert hash_when("", "") == same
    assert hash_when("state * 1690", "state * 5000") != same
    assert hash_when("state * 1690", "other * 1690") != same
    assert hash_when("state * 1001", "other * 1001") != same
    assert hash_when("1690 + g690", "1690 - g690") != same
    assert hash_when("1690 + g690", "1690 + g689") != same
    assert hash_when("", "", globals_=8) != same
    assert hash_when("(state, other)", "(state, other=1)") != same
    assert hash_when("other)", "other, *, step=1)") != hash_when("other)", "other, *, step=2)")


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
        return run(program, tmp_path / "cache")[0].splitlines()

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

WRITES_NOTHING = """
import os, pathlib

def refuse(*arguments, **options):
    raise PermissionError("another user's folder")

os.utime = pathlib.Path.touch = pathlib.Path.write_bytes = refuse
"""


@compiled_only
def test_an_answer_to_a_verb_is_kept_apart_for_all_who_ask(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(UNITS)

    def said() -> str:
        return run(program, tmp_path / "cache")[0].strip()

    def pieces(name: str) -> list[Path]:
        return list(tmp_path.rglob(f"{name}-*.code"))

    assert said() == "3 1 1"
    assert said() == "3 0 0"  # both parts were found
    pieces("deal_all")[0].unlink()
    assert said() == "3 1 1"  # it calls the unit that was found
    pieces("deal_coins")[0].unlink()
    assert said() == "3 1 1"  # without its unit an entry point is useless
    pieces("deal_coins")[0].write_bytes(b"damaged")
    assert said() == "3 1 1"


@compiled_only
def test_a_folder_that_nobody_may_write_to_is_read_and_rules_compile_without_any(tmp_path: Path) -> None:
    program = tmp_path / "program.py"

    def run_after(before: str, cache: Path) -> tuple[str, str]:
        program.write_text(before + UNITS)
        said, warned = run(program, cache)
        return said.strip(), warned

    said, warned = run_after("", program / "cache")  # there can be no folder below a file
    assert said == "3 1 1"
    assert "not kept for the next time" in warned
    assert "cannot be read" not in warned
    assert run_after("", tmp_path / "cache") == ("3 1 1", "")
    assert run_after(WRITES_NOTHING, tmp_path / "cache") == ("3 0 0", "")


@compiled_only
def test_with_another_numba_everything_is_kept_in_its_own_way(tmp_path: Path) -> None:
    """We do not know its internals, so Numba keeps compiled code itself, in one folder for all sources."""
    program = tmp_path / "program.py"
    other = "import numba.core.caching\ndel numba.core.caching._Cache\n"
    program.write_text(other + UNITS)
    runs = [run(program, tmp_path / "cache")[0] for _ in range(2)]
    assert [said.splitlines()[-1] for said in runs] == ["3 1 1", "3 0 0"]
    assert list(tmp_path.rglob("*.nbi"))
    assert not list(tmp_path.rglob("*.code"))
