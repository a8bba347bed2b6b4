"""Each clause of each game has a test that cites it, and both rulebooks have exactly these clauses."""

import ast
import re
from functools import cache

import pytest

from imperia.games import definition as find_definition
from imperia.words import LANGUAGES
from tests.games.every_game import every_game, terms_of


@cache
def cited_clauses(name):
    """The clauses that test functions cite: on the line of their name or in their text."""
    letter = terms_of(name).clauses[0][0]
    cited = set()
    folder, family = terms_of(name).folder, find_definition(name).family
    folders = [folder, folder.parent / family] if family else [folder]
    for path in (path for each in folders for path in each.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                cited.update(re.findall(rf"\b{letter}\d+\.\d+\b", text))
    return cited


@every_game
def test_every_clause_is_cited_by_a_test(name):
    uncited = [clause for clause in terms_of(name).clauses if clause not in cited_clauses(name)]
    assert not uncited


@every_game
def test_no_test_cites_a_clause_that_does_not_exist(name):
    assert not cited_clauses(name) - set(terms_of(name).clauses)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_rulebook_has_exactly_these_clauses_in_order(name, lang):
    assert list(find_definition(name).rulebook(lang).clauses) == terms_of(name).clauses


@every_game
def test_the_list_of_clauses_is_whole(name):
    letter, counts = terms_of(name).clauses[0][0], terms_of(name).sections
    whole = [f"{letter}{section}.{n + 1}" for section, count in enumerate(counts, 1) for n in range(count)]
    assert whole == terms_of(name).clauses
