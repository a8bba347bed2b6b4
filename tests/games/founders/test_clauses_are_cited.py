"""Each clause of the rules has a test that cites it, and both rulebooks have exactly these clauses."""

import ast
import re
from functools import cache

import pytest

from .table import CLAUSES, FOLDER, founders

CITATION = re.compile(r"\bF\d+\.\d+\b")


@cache
def cited_clauses():
    """The clauses that test functions cite: on the line of their name or in their text."""
    cited = set()
    for path in FOLDER.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(CITATION.findall("\n".join(lines[node.lineno - 1 : node.end_lineno])))
    return cited


def test_every_clause_is_cited_by_a_test():
    uncited = [clause for clause in CLAUSES if clause not in cited_clauses()]
    assert not uncited


def test_no_test_cites_a_clause_that_does_not_exist():
    assert not cited_clauses() - set(CLAUSES)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_rulebook_has_exactly_these_clauses_in_order(lang):
    assert list(founders.rulebook(lang).clauses) == CLAUSES


def test_the_list_of_clauses_is_whole():
    sections = {1: 7, 2: 4, 3: 6, 4: 8, 5: 5, 6: 4}
    assert [f"F{section}.{n}" for section, count in sections.items() for n in range(1, count + 1)] == CLAUSES
