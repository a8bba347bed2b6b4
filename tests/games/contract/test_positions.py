"""Positions from keywords and lines: what is left out has a sensible default, and impossible ones are
refused.

Each game lists impossible positions in `impossible.txt`: keywords, or a line, and the words of the refusal.
"""

import ast

import pytest

import imperia
from tests.games.every_game import NAMES, every_game, part_of, terms_of


def impossible(name):
    """Pairs of what is tried and what must be said about it."""
    text = (terms_of(name).folder / "impossible.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [line.partition("  ->  ")[::2] for line in lines]


def refused(name, tried):
    """The error with which keywords, or a line of text, are refused."""
    game = terms_of(name).game
    with pytest.raises(imperia.ImperiaError) as caught:
        game.position(**ast.literal_eval(tried)) if tried.startswith("{") else game.read(tried)
    return caught.value


IMPOSSIBLE = [(name, *case) for name in NAMES for case in impossible(name)]


@pytest.mark.parametrize(("name", "tried", "told"), IMPOSSIBLE, ids=[f"{n} {t}" for n, t, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_the_reason(name, tried, told):
    assert told
    error = refused(name, tried)
    assert told in str(error)
    assert error.text("pl") != str(error)


@every_game
def test_what_is_wrong_alike_in_every_game(name):
    first = terms_of(name).definition.version
    alike = {
        "{'colour': 1}": f"a position of {name} has no 'colour'",
        "{'turn': 9, 'players': 2}": "turn is a seat from 0 to 1, not 9",
        "{'turn': 1.5}": "turn is the number of a seat, not 1.5",
        "{'turn': True}": "turn is the number of a seat, not True",
        "{'turn': 'x'}": "turn is the number of a seat, not 'x'",
        "{'first': -1}": "first is a seat from 0 to 1, not -1",
        "{'players': 99}": "players",
        "{'seed': -1}": "seed is a whole number from 0",
        "{'seed': 1.5}": "seed is a whole number from 0",
        "{'seed': 1, 'chance': [1, 2, 3]}": "'seed' or its 'chance', not both",
        "{'chance': [1, 2, 1.5]}": "each part of chance is a whole number",
        "": f"begins '{name} {first}'",
        "chess 1 players=2": f"begins '{name} {first}'",
        f"{name} {first + 1} players=2": f"of rules version '{first + 1}'",
        f"{name} {first} players": "'players' is no field",
        f"{name} {first} colour=red": "'colour=red' is no field",
        f"{name} {first} players=2 players=2": "'players' is there twice",
        f"{name} {first} players=two": "the value of 'players' cannot be read: 'two'",
        f"{name} {first} chance=1,2": "chance has 3 numbers, not 2",
    }
    for tried, told in alike.items():
        assert told in str(refused(name, tried)), tried


@every_game
def test_a_position_alone_is_a_turn_of_seat_0(name):
    match = terms_of(name).game.position()
    assert (match.players, match.actors, match.step) == (match.definition.players[0], (0,), 0)
    assert not match.over
    assert all(setting.default == match.options[setting.name] for setting in match.definition.options)


@every_game
def test_a_position_of_any_decision_is_written_down_and_read_back(name):
    """The positions of the list of refusals are used, which has one for every decision."""
    game = terms_of(name).game
    for keywords, _, _ in part_of(name, "refusals").CASES.values():
        match = game.position(**keywords)
        again = game.read(match.notation)
        assert again.state.tobytes() == match.state.tobytes()
        assert all(again.legal(seat) == match.legal(seat) for seat in match.actors)


@every_game
def test_as_many_players_as_the_keywords_speak_of(name):
    game = terms_of(name).game
    assert game.position(turn=2).players == game.position(first=2).players == 3
    assert [game.position(players=count).players for count in game.players] == list(game.players)


@every_game
def test_a_bad_option_is_refused_as_everywhere(name):
    for option in terms_of(name).definition.options:
        with pytest.raises(imperia.ImperiaError, match=option.name):
            terms_of(name).game.position(**{option.name: 0.5})
