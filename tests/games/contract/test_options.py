"""The options of every game: each has words, and what is offered is what may be chosen."""

import re

import pytest

from imperia.games import definition as find_definition
from imperia.games.errors import BadOption
from imperia.words import LANGUAGES
from tests.games.every_game import NAMES

OPTIONS = [(game, option.name) for game in NAMES for option in find_definition(game).options]


def option_of(game, name):
    return next(option for option in find_definition(game).options if option.name == name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_every_option_has_a_title_a_help_and_words_for_each_choice(game, name, lang):
    definition, option = find_definition(game), option_of(game, name)
    titles = [definition.option_title(each.name, lang) for each in definition.options]
    choices = [definition.choice_in_words(name, choice, lang) for choice in option.choices]
    assert definition.option_title(name, lang)
    assert len(set(titles)) == len(titles)
    assert definition.option_help(name, lang)
    assert all(choices)
    assert len(set(choices)) == len(choices)  # no two have the same words


@pytest.mark.parametrize("game", NAMES)
def test_what_is_said_in_polish_of_an_option_names_no_key(game):
    """Only Polish words are checked: in English, some keys are words as well."""
    definition = find_definition(game)
    keys = {option.name for option in definition.options}
    keys |= {choice for option in definition.options for choice in option.choices if isinstance(choice, str)}
    for option in definition.options:
        said = [definition.option_help(option.name, "pl"), definition.option_title(option.name, "pl")]
        said += [definition.choice_in_words(option.name, choice, "pl") for choice in option.choices]
        words = {word for sentence in said for word in re.findall(r"\w+", sentence)}
        assert not {key for key in keys if len(key) > 1} & words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_source_of_points_has_a_title_of_its_own(game, lang):
    definition = find_definition(game)
    titles = {definition.source_title(source, lang) for source in definition.sources}
    assert len(titles) == len(definition.sources)


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_players_may_choose_what_is_offered_to_so_many_and_nothing_else(game, name):
    definition, option = find_definition(game), option_of(game, name)
    for players in definition.players:
        offered = option.choices_with(players)
        assert not option.choices or option.default in offered
        for choice in option.choices:
            if choice in offered:
                assert definition.setting(players, {name: choice}).options[name] == choice
            else:
                with pytest.raises(BadOption, match=f"with {players} players option {name} takes one of"):
                    definition.setting(players, {name: choice})


@pytest.mark.parametrize(
    ("game", "name", "least", "most"),
    [
        ("empire", "youngest", [0, 1], [0, 1, 2, 3, 4]),
        ("legends", "youngest", [0, 1], [0, 1, 2, 3]),
        ("legends", "setup_player", ["lot", "0", "1"], ["lot", "0", "1", "2", "3"]),
        ("legends", "board", ["standard", "row", "L"], ["standard", "T", "loop"]),  # L2.4
        ("founders", "first_player", ["lot", "0", "1"], ["lot", "0", "1", "2", "3"]),
    ],
)
def test_seats_and_boards_follow_the_number_of_players(game, name, least, most):
    option, players = option_of(game, name), find_definition(game).players
    assert [list(option.choices_with(count)) for count in (players[0], players[-1])] == [least, most]
