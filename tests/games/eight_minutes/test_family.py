"""What the games of the family have in common."""

from pathlib import Path

import pytest

from imperia.games import GAMES
from imperia.games.eight_minutes import names
from imperia.games.eight_minutes.names import Refusal
from tests.games.every_game import names_of

FAMILY = ["empire", "legends"]


@pytest.mark.parametrize("name", FAMILY)
def test_the_refusals_of_a_game_begin_with_those_of_the_family(name):
    """Shared rules return the numbers of the family; each game gives them its clauses."""
    first = list(names_of(name).Refusal)[: len(Refusal)]
    assert [(refusal.name, int(refusal)) for refusal in first] == [(r.name, int(r)) for r in Refusal]


def test_the_family_knows_none_of_its_games():
    for path in Path(names.__file__).parent.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(f"games.{game}" in text for game in GAMES), path
