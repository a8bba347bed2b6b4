"""A sentence can be made of whatever somebody wrote."""

import pytest

from imperia.table.errors import Refused
from imperia.words import LANGUAGES, legible


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["x" * 2501, "x" * 1_000_000, "\ud800", "a\udfffb", "\x00"])
def test_a_refusal_says_what_it_can_of_any_text(lang, text):
    refusal = Refused("bad-file", what=text).problem(lang)
    for part in (refusal.text, refusal.facts["what"]):
        assert len(part) < 1200
        part.encode()


def test_a_text_that_is_too_long_keeps_both_ends():
    short = legible("beginning" + "x" * 5000 + "end")
    assert short.startswith("beginning")
    assert short.endswith("end")
    assert legible("as it is") == "as it is"
    assert legible(7) == 7
