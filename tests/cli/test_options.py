"""Options on the command line that no game has yet: numbers with a range."""

import pytest

from imperia.cli.errors import CommandError
from imperia.cli.options import possible_values, read_value
from imperia.cli.speech import Speech
from imperia.games.options import Option

TURNS = Option("turns", int, 30, within=range(-5, 61))


def test_a_number_within_its_range_is_read():
    assert [read_value(TURNS, text, Speech("en")) for text in ("-5", "0", "60")] == [-5, 0, 60]
    assert possible_values(TURNS, Speech("en")) == "-5–60"


@pytest.mark.parametrize("text", ["61", "-6", "many", "", "1e1", "9" * 30])
def test_a_number_outside_its_range_is_refused_with_the_range(text):
    with pytest.raises(CommandError, match="-5–60"):
        read_value(TURNS, text, Speech("en"))
