"""What the words of both games say."""

import pytest

from imperia.words import LANGUAGES

from .ground import EMPIRE, in_both


@in_both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said_and_says_its_numbers(ground, lang):
    definition, options = ground.game.definition, ground.position().options
    for card in definition.cards.values():
        text = definition.card_in_words(lang, card, options)
        for step, count in card.halves:
            assert step.name in ("CITY", "DESTROY") or str(count) in text


@in_both
@pytest.mark.parametrize(
    ("count", "armies", "moves", "points"),
    [
        (1, "1 armię", "1 ruch ", "1 punkt "),
        (2, "2 armie", "2 ruchy ", "2 punkty "),
        (4, "4 armie", "4 ruchy ", "4 punkty "),
        (5, "5 armii", "5 ruchów ", "5 punktów "),
        (12, "12 armii", "12 ruchów ", "12 punktów "),
        (22, "22 armie", "22 ruchy ", "22 punkty "),
    ],
)
def test_polish_steps(ground, count, armies, moves, points):
    """A card of empire gives a number of moves, one of legends a number of points to move with."""
    said = {
        step.name: ground.game.definition.step_in_words("pl", step, count)
        for card in ground.game.definition.cards.values()
        for step, _ in card.halves
    }
    assert armies in said["PLACE"]
    for step in said.keys() & {"MOVE", "SAIL"}:
        assert (moves if ground is EMPIRE else points) in said[step]
