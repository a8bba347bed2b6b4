"""The words of founders: what its own sentences say."""

import pytest

from imperia.games.founders.pieces import Stack
from imperia.words import LANGUAGES

from .table import STANDARD_TILES, founders

definition = founders.definition


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_says_its_name_needs_gives_and_points(lang):
    lexicon = definition.lexicon(definition.setting(2, {}), lang)
    for number, sort in enumerate(STANDARD_TILES.sorts):
        text = lexicon["tile"][number]
        assert STANDARD_TILES.called(sort.name, lang) in text
        for resource in (*sort.needs, *sort.gives):
            assert lexicon["resource"][resource] in text
        assert not sort.points or str(sort.points) in text
    assert len(set(lexicon["tile"].values())) == len(STANDARD_TILES.sorts)  # no two have the same words


@pytest.mark.parametrize("words", ["1 monetę", "3 monety", "5 monet ", "22 monety"])
def test_polish_coins(words):
    assert words in definition.words.say("pl", "event-coins-taken", coins=int(words.split()[0]), seat="Ada")


@pytest.mark.parametrize("words", ["1 punkt ", "2 punkty ", "5 punktów "])
def test_polish_points(words):
    assert words in definition.words.say("pl", "event-points-lost", swaps=int(words.split()[0]), seat="Ada")


def test_needs_that_are_unmet_are_listed():
    facts = {"unmet": {"wood": 1, "stone": 2}}
    setting = definition.setting(2, {})
    assert definition.phrase(setting, "en", facts, ())["unmet"] == "wood, 2 × stone"
    assert definition.phrase(setting, "pl", facts, ())["unmet"] == "drewno, 2 × kamień"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_lists_every_tile(lang):
    """Names, needs and copies, in each language."""
    text = founders.rulebook(lang).text
    lexicon = definition.lexicon(definition.setting(2, {}), lang)["resource"]
    for sort in STANDARD_TILES.sorts:
        assert STANDARD_TILES.called(sort.name, lang) in text
        if sort.needs and sort.points != 1:
            assert " + ".join(lexicon[need] for need in sort.needs) in text
        if sort.stack is Stack.BLUE:
            assert f"| {lexicon[sort.gives[0]]} | {sort.copies} |" in text
