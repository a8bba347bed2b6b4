"""The rules of all games can be translated as far as their text is concerned."""

import pytest

from imperia.games import GAMES, definition
from imperia.kernel import dependencies, rule
from imperia.kernel.dependencies import reached_by
from imperia.kernel.translation.syntax import syntax_of
from imperia.kernel.warm import entries_of_matches
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.tree import search

pytestmark = pytest.mark.skipif(not rule.COMPILED, reason="nothing is translated when rules are interpreted")


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_every_rule_is_at_hand(game):
    answers = dependencies.answers_for([rule.numba.from_dtype(definition(game).dtype)])
    points = [point.py_func for point in (*entries_of_matches(), search, choose_greedily)]
    rules = reached_by(points, answers)
    assert len(rules) > 100
    assert [function.__qualname__ for function in rules if syntax_of(function) is None] == []
