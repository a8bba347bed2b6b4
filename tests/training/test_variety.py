"""The settings that a network learns: legal ones, and every value of every option."""

from __future__ import annotations

import pytest

from imperia.games import GAMES, definition
from imperia.games.errors import BadOption
from imperia.training.errors import BadTraining
from imperia.training.plan import Plan
from imperia.training.variety import values_of, variety


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_legal_and_have_every_value(game: str) -> None:
    rules = definition(game)
    settings = variety(Plan(game=game))
    assert len(settings) == 96
    for wishes in settings:
        players, options = wishes["players"], {name: wishes[name] for name in wishes if name != "players"}
        assert rules.setting(players, options).options == options
    for players in rules.players:
        assert sum(wishes["players"] == players for wishes in settings) >= 96 // len(rules.players)
    for option in rules.options:
        wanted = {value for players in rules.players for value in values_of(option, players)}
        assert wanted <= {wishes[option.name] for wishes in settings}, option.name


def test_half_of_the_settings_are_those_that_people_play_most() -> None:
    usual = definition("legends").setting(3, {}).options
    settings = variety(Plan(game="legends", players=(3,), settings=10))
    assert sum({**usual, "players": 3} == wishes for wishes in settings) >= 5


def test_the_same_plan_has_the_same_settings_and_another_seed_others() -> None:
    plan = Plan(game="legends")
    assert variety(plan) == variety(plan)
    assert variety(plan) != variety(Plan(game="legends", seed=2))


def test_what_is_given_is_the_same_in_all_matches() -> None:
    settings = variety(Plan(game="empire", options={"map": "b"}, players=(2, 5)))
    assert {wishes["map"] for wishes in settings} == {"b"}
    assert {wishes["players"] for wishes in settings} == {2, 5}


def test_values_in_a_list_take_turns_with_every_number_of_players() -> None:
    settings = variety(Plan(game="capitals", options={"map": ["world", "wheels"]}, players=(2, 4)))
    for players in (2, 4):
        maps = [wishes["map"] for wishes in settings if wishes["players"] == players]
        assert maps.count("world") == maps.count("wheels") == 24
    with pytest.raises(BadOption, match="'moon'"):
        variety(Plan(game="capitals", options={"map": ["world", "moon"]}))


def test_a_number_of_players_that_the_game_has_not() -> None:
    with pytest.raises(BadTraining, match="among 2, 3, 4, 5, not 7"):
        variety(Plan(game="empire", players=(2, 7)))
