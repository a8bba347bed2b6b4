"""Everything that the server says, it says in both languages."""

import pytest

from imperia.table.errors import STATUS, words
from imperia.words import LANGUAGES, Words


def test_both_languages_say_the_same_things():
    keys = words().keys
    assert keys["en"] == keys["pl"]


def test_every_refusal_has_its_sentence_and_no_sentence_is_left_over():
    own = {key for key in words().keys["en"] - Words().keys["en"] if key.startswith("refused-")}
    assert own == {f"refused-{key}" for key in STATUS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seconds", [1, 2, 5, 22])
def test_plurals(lang, seconds):
    assert str(seconds) in words().say(lang, "refused-too-many", seconds=seconds)
