"""Games of bots are the same for the same plan, and every decision in them can be looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from imperia.games import definition
from imperia.kernel import rule
from imperia.kernel.one import OneRecord
from imperia.minds import UnknownMind
from imperia.minds.network import BadNetwork
from imperia.play import Match
from imperia.training.games_of_bots import Game, check_rivals, decisions_of, play_game, play_games
from imperia.training.variety import variety
from tests.training.plans import small

pytestmark = pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python")

RIVALS = ("greedy", "random")
PLAN = small(players=(2, 3), settings=4, rivals=RIVALS, rival_games=6)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return play_games(PLAN, variety(PLAN))


def test_a_game_depends_on_the_seed_of_the_plan_and_its_number_alone(games: list[Game]) -> None:
    for number in (5, 2):
        again = play_game(PLAN.game, variety(PLAN), RIVALS, PLAN.seed, number)
        assert again == (number, games[number])
    assert play_game(PLAN.game, variety(PLAN), RIVALS, PLAN.seed + 1, 2) != (2, games[2])


def test_settings_take_turns_and_bots_are_drawn(games: list[Game]) -> None:
    assert [game.setting for game in games] == [0, 1, 2, 3, 0, 1]
    assert {bot for game in games for bot in game.bots} == set(RIVALS)
    assert all(len(game.bots) == variety(PLAN)[game.setting]["players"] for game in games)


def test_how_many_have_been_played_is_told() -> None:
    told: list[tuple[int, int]] = []
    plan = small(rivals=("random",), rival_games=2)
    play_games(plan, variety(plan), lambda done, of: told.append((done, of)))
    assert told == [(0, 2), (1, 2), (2, 2)]


@pytest.mark.parametrize("bot", RIVALS)
def test_decisions_of_a_bot_are_those_in_which_it_had_a_choice(games: list[Game], bot: str) -> None:
    rules, game = OneRecord(), definition(PLAN.game)
    found = list(decisions_of(bot, PLAN.game, variety(PLAN), games))
    expected: list[tuple[bytes, int, int]] = []
    for one in games:
        wishes: dict[str, Any] = dict(variety(PLAN)[one.setting])
        match = Match.dealt(game, game.setting(wishes.pop("players"), wishes), one.seed)
        for seat, code in one.moves:
            if one.bots[seat] == bot and match.settled(seat) is None and len(match.legal(seat)) > 1:
                expected.append((match.state.tobytes(), seat, code))
            match.play(seat, code)
        assert match.over
    assert [(one.state.tobytes(), one.seat, one.code) for one in found] == expected
    assert all(one.code in rules.legal(one.state, one.seat) for one in found)


def test_rivals_are_checked_before_the_first_game() -> None:
    check_rivals(PLAN)
    with pytest.raises(UnknownMind, match="grandmaster"):
        check_rivals(small(rivals=("random", "grandmaster")))
    with pytest.raises(BadNetwork, match=r"nowhere\.npz"):
        check_rivals(small(rivals=("policy:nowhere.npz",)))
