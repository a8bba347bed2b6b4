"""Each clause of each game has a test that cites it, and both rulebooks have exactly these clauses."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from imperia.games import definition as find_definition
from imperia.words import LANGUAGES
from tests.games.every_game import NAMES, part_of

# How many clauses each section of the rules has.
SECTIONS = {
    "empire": {"E": [4, 4, 4, 12, 6, 3]},
    "legends": {"L": [3, 7, 6, 2, 9, 7, 4, 8]},
    "founders": {"F": [7, 4, 6, 8, 5, 4]},
}


@cache
def cited_clauses(name):
    """The clauses that test functions cite: on the line of their name or in their text."""
    (letter,) = SECTIONS[name]
    cited = set()
    folders = [name, find_definition(name).family or name]
    for path in (path for folder in folders for path in (Path(__file__).parent / folder).glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                cited.update(re.findall(rf"\b{letter}\d+\.\d+\b", text))
    return cited


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_cited_by_a_test(name):
    uncited = [clause for clause in part_of(name, "table").CLAUSES if clause not in cited_clauses(name)]
    assert not uncited


@pytest.mark.parametrize("name", NAMES)
def test_no_test_cites_a_clause_that_does_not_exist(name):
    assert not cited_clauses(name) - set(part_of(name, "table").CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_has_exactly_these_clauses_in_order(name, lang):
    assert list(find_definition(name).rulebook(lang).clauses) == part_of(name, "table").CLAUSES


@pytest.mark.parametrize("name", NAMES)
def test_the_list_of_clauses_is_whole(name):
    ((letter, counts),) = SECTIONS[name].items()
    whole = [f"{letter}{section}.{n + 1}" for section, count in enumerate(counts, 1) for n in range(count)]
    assert whole == part_of(name, "table").CLAUSES
