"""The words of empire: what its own sentences say."""

import re

import pytest

from imperia.games.empire.pieces import CARDS
from imperia.words import LANGUAGES

from .table import ISLES, PRINTED, empire

definition = empire.definition


def test_regions_are_named_as_on_the_map():
    match = empire.position(step="place", map=ISLES)
    assert [str(action) for action in match.legal(0)] == ["Stop here", "Place an army in Ash"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_whether_it_has_two_icons(lang):
    for printed in PRINTED["cards"]:
        text = definition.card_in_words(lang, CARDS[printed["number"]], {"coal_card": "city"})
        assert ("×2" in text) == (printed["icons"] == 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_coal_card_says_only_its_first_half(lang):
    city, plain = (
        definition.card_in_words(lang, CARDS[34], {"coal_card": card}) for card in ("city", "plain")
    )
    assert city.startswith(plain.rstrip(")"))
    assert len(plain) < len(city)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_the_printed_numbers(lang):
    """The tables of coins, cards and value tracks, in each language."""
    text = empire.rulebook(lang).text
    for row in ("2 | 3 | 4 | 5", "14 | 11 | 9 | 8", "13 | 10 | 8 | 7"):
        assert row in text
    for track in PRINTED["tracks"].values():
        assert re.search(r"\| " + r" \| ".join(track) + r" \|", text)
