"""The words of empire: what its own sentences say."""

import re

import pytest

from imperia.games.empire.pieces import CARDS, Step
from imperia.words import LANGUAGES

from .table import ISLES, PRINTED, empire

definition = empire.definition


def test_regions_are_named_as_on_the_map():
    match = empire.position(step="place", map=ISLES)
    assert [str(action) for action in match.legal(0)] == ["Stop here", "Place an army in Ash"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said_and_says_its_numbers(lang):
    for printed in PRINTED["cards"]:
        text = definition.card_in_words(lang, CARDS[printed["number"]])
        for step, count in printed["steps"]:
            assert step in ("city", "destroy") or str(count) in text
        assert ("×2" in text) == (printed["icons"] == 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_coal_card_says_only_its_first_half(lang):
    with_city, plain = (definition.card_action(lang, CARDS[34], coal_card) for coal_card in ("city", "plain"))
    assert with_city.startswith(plain)
    assert len(plain) < len(with_city)


@pytest.mark.parametrize(
    ("count", "armies", "steps"),
    [
        (1, "1 armię", "1 ruch "),
        (2, "2 armie", "2 ruchy "),
        (4, "4 armie", "4 ruchy "),
        (5, "5 armii", "5 ruchów "),
        (12, "12 armii", "12 ruchów "),
        (22, "22 armie", "22 ruchy "),
    ],
)
def test_polish_steps(count, armies, steps):
    assert armies in definition.half_in_words("pl", Step.PLACE, count)
    assert steps in definition.half_in_words("pl", Step.MOVE, count)
    assert steps in definition.half_in_words("pl", Step.SAIL, count)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_the_printed_numbers(lang):
    """The tables of coins, cards and value tracks, in whichever language."""
    text = empire.rulebook(lang).text
    for row in ("2 | 3 | 4 | 5", "14 | 11 | 9 | 8", "13 | 10 | 8 | 7"):
        assert row in text
    for track in PRINTED["tracks"].values():
        assert re.search(r"\| " + r" \| ".join(track) + r" \|", text)
