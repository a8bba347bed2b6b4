"""The words of legends: what its own sentences say."""

import pytest

from imperia.games.legends.pieces import CARDS
from imperia.words import LANGUAGES

from .table import NUMBER, PRINTED, legends, with_card

definition = legends.definition


def test_regions_are_named_as_on_the_boards():
    match = legends.position(step="place")
    assert [str(action) for action in match.legal(0)] == ["Stop here", "Place an army in Calith"]
    match = legends.position(step="target", moving_from=11)
    assert str(match.legal(0)[1]) == "Move it to Corrin (3 points)"
    assert match.legal(0)[1].text("pl") == "Przesuń ją do regionu Corrin (3 punkty)"


def test_what_stop_means_is_said():
    positions = [{"step": "place"}, {"step": "token", "encounters": True, "laying": 10}]
    positions.append({"step": "queen", "led_by": ["fairy_queen"]})
    said = [str(legends.position(**position).legal(0)[0]) for position in positions]
    assert said == ["Stop here", "Leave it out", "Take no further card"]


def test_a_secret_look_is_told_without_its_secret():  # L8.2
    match = with_card("Ancient Sage", tokens={20: "swamp"}, face_down=[20], armies={20: [1]})
    match.play(0, "stop")
    said = {seat: [str(event) for event in match.log.seen_by(seat)] for seat in (0, 1)}
    assert "Seat 0 looks at the token in Ashlin: Poison Swamp." in said[0]
    assert "Seat 0 looks at the token in Ashlin." in said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_something_of_its_own_and_its_elixirs(lang):
    said = [
        definition.card_in_words(lang, CARDS[printed["number"]], {"edition": "proof"})
        for printed in PRINTED["cards"]
    ]
    for printed, text in zip(PRINTED["cards"], said, strict=True):
        assert str(printed["ability"].get("elixir", "")) in text
    assert len(set(said)) == 34


def test_the_noble_set_is_said_as_in_the_edition():  # L6.6
    hills = NUMBER["Noble Hills"]
    editions = ({"edition": edition} for edition in ("proof", "published"))
    assert [definition.card_in_words("en", CARDS[hills], options) for options in editions] == [
        "Noble Hills (+5 points with all 3 Noble cards; place 3)",
        "Noble Hills (+4 points with all 3 Noble cards; place 3)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_the_printed_numbers(lang):
    """The tables of coins and cards, and every side of a board."""
    text = legends.rulebook(lang).text
    for row in ("2 | 3 | 4", "14 | 11 | 9", "12 | 11 | 9", "13 | 10 | 8", "11 | 10 | 8"):
        assert row in text
    for side, printed in PRINTED["sides"].items():
        (line,) = [line for line in text.splitlines() if line.startswith(f"| {side}")]
        land = " ".join(f"{low}-{high}" for low, high in printed["land"])
        sea = " ".join(f"{low}-{high}" for low, high in printed["sea"])
        assert land in line
        assert sea in line
        assert line.endswith("| " + " ".join(str(printed["lanes"][edge]) for edge in "NESW") + " |")
