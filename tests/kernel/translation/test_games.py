"""The rules of all games can be translated as far as their text is concerned."""

import ast

import pytest

from imperia.games import GAMES, definition
from imperia.kernel import dependencies, rule
from imperia.kernel.dependencies import reached_by
from imperia.kernel.translation.syntax import syntax_of
from imperia.kernel.warm import entries_of_matches
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.tree import search

pytestmark = pytest.mark.skipif(not rule.COMPILED, reason="nothing is translated when rules are interpreted")


def rules_of(game):
    answers = dependencies.answers_for([rule.numba.from_dtype(definition(game).dtype)])
    points = [point.py_func for point in (*entries_of_matches(), search, choose_greedily)]
    return reached_by(points, answers)


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_every_rule_is_at_hand(game):
    rules = rules_of(game)
    assert len(rules) > 100
    assert [function.__qualname__ for function in rules if syntax_of(function) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_looked_for_among_constants_only(game):
    """In a kernel for CUDA, numbers are as wide as their fields, and a tuple of them cannot be searched."""
    for function in rules_of(game):
        syntax = syntax_of(function)
        for node in ast.walk(syntax):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                for each in getattr(node.comparators[0], "elts", ()):
                    constant = isinstance(each, ast.Constant | ast.Attribute) or each.id.isupper()
                    assert constant, f"{function.__qualname__}: {ast.unparse(node)}"
