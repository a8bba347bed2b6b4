"""Gymnasium: one seat of a match, checked by Gymnasium itself."""

import re
import warnings
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import imperia
import imperia.research.gym
from imperia.research import BadEnvironment
from tests.games.every_game import NAMES
from tests.research.settings import FEW_STEPS, SETTINGS


def made(name: str, **keywords) -> gymnasium.Env:
    return gymnasium.make(f"imperia/{name.title()}-v0", disable_env_checker=True, **keywords)


def masked(env, chance, observation) -> int:
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def play(env, seed: int, most: int = 10_000) -> list:
    """What a random learner is told during a match, and how the match ends."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    told = [(observation, 0.0, False, False, info)]
    while not (told[-1][2] or told[-1][3]) and len(told) < most:
        told.append(env.step(masked(env, chance, told[-1][0])))
    return told


@pytest.mark.parametrize(("name", "keywords"), SETTINGS)
def test_gymnasium_finds_nothing_wrong(name, keywords):
    env = made(name, render_mode="ansi", **keywords)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_random_learner_stays_within_its_spaces(name):
    env = made(name, most_steps=FEW_STEPS)
    for observation, *_ in play(env, 1):
        assert env.observation_space.contains(observation)


@pytest.mark.parametrize("bots", ["random", "greedy", "novice", ["greedy", "search:5"]])
def test_the_learner_gets_what_the_match_gives_it(bots):
    env = made("empire", players=3, seat=1, bots=bots, full_game=False)
    *before, (observation, reward, terminated, truncated, info) = play(env, 3)
    match = env.unwrapped.match
    whole = imperia.game("empire").start(3, match.seed)
    for action in match.history:
        whole.play(*action)
    assert whole.over
    assert (terminated, truncated, info) == (True, False, {"seat": 1, "step": whole.step})
    assert reward == match.terms.by_places(whole.points_and_places[1])[1]
    assert not any(told[1] for told in before)
    assert not observation["action_mask"].any()


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_same_seed_gives_the_same_match(bots):
    matches = []
    for _ in range(2):
        env = made("empire", players=3, seat=None, bots=bots)
        play(env, 5)
        matches.append((env.unwrapped.seat, env.unwrapped.match.history, env.unwrapped.match.seed))
    assert matches[0] == matches[1]


def test_the_seat_may_be_drawn_by_lot():
    env = made("empire", players=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (3, "a list of names, one for each of the other seats; not '3'"),
        ([3, "greedy"], "not '[3, 'greedy']'"),
        (None, "not 'None'"),
        (["greedy"], "for each of the other 2 seats"),
    ],
)
def test_bots_are_names(bots: object, told: str) -> None:
    with pytest.raises(BadEnvironment) as problem:
        made("empire", players=3, bots=bots)
    assert told in str(problem.value)


def test_a_deal_may_be_asked_for():
    env = made("empire")
    env.reset(options={"deal": 17})
    assert env.unwrapped.match.seed == 17
    with pytest.raises(BadEnvironment, match="'deal'"):
        env.reset(options={"seed": 17})


def test_an_illegal_action_loses_and_says_why():
    env = made("empire", players=3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "(E" in info["illegal"]
    with pytest.raises(BadEnvironment, match="reset"):
        env.step(illegal)


def test_an_illegal_action_may_be_an_error_instead():
    env = made("empire", illegal="raise")
    observation, _ = env.reset(seed=1)
    with pytest.raises(imperia.IllegalAction):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.step(int(np.flatnonzero(observation["action_mask"])[0]))[1] == 0


def test_a_match_that_takes_too_long_is_truncated():
    *_, (_, reward, terminated, truncated, _) = play(made("empire", most_steps=9, reward="points"), 1)
    assert (terminated, truncated) == (False, True)
    assert abs(reward) < 20


@pytest.mark.parametrize("name", NAMES)
def test_it_is_drawn_as_at_the_terminal(name):
    env = made(name, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert len(picture.splitlines()) > 5
    assert "Seat 0" in picture or "Seat 1" in picture


@pytest.mark.parametrize("name", NAMES)
def test_it_is_drawn_as_a_picture(name):
    """The picture is well-formed and self-contained, and below it are the words that a terminal shows."""
    env = made(name, render_mode="svg")
    env.reset(seed=1)
    picture = env.render()
    texts = [text for text in ElementTree.fromstring(picture).itertext() if text.strip()]
    assert any("Seat 1" in text for text in texts)
    match = env.unwrapped.match.match()
    assert match.question("en", ("Seat 0", "Seat 1")) in texts
    assert texts[0] == match.definition.title()
    assert re.findall("(?:href|src|url)[=(][^#]{3}", picture.replace("url(#", "")) == []


@pytest.mark.parametrize(
    ("keywords", "says"),
    [
        ({"bots": "genius"}, "there is no bot 'genius'"),
        ({"bots": ["random", "random"]}, "each of the other 1 seats"),
        ({"seat": 2}, "seats 0 to 1, not 2"),
        ({"players": 9}, "2 to 5"),
        ({"edition": "french"}, "'english', 'polish'"),
        ({"colour": "red"}, "colour"),
        ({"goods_tokens": 1}, "goods_tokens"),
        ({"map": ["a"]}, "map"),
        ({"illegal": "ignore"}, "'lose', 'raise'"),
    ],
)
def test_wrong_keywords_are_refused(keywords, says):
    made("empire", goods_tokens=True)
    with pytest.raises(imperia.ImperiaError, match=says):
        made("empire", **keywords)


def test_the_name_of_the_module_is_enough_to_make_one():
    env = gymnasium.make("imperia.research.gym:imperia/Legends-v0", players=4)
    assert env.unwrapped.terms.players == 4
