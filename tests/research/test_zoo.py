"""PettingZoo: all seats of a match, checked by PettingZoo itself."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import imperia
from imperia.kernel.fields import leaves
from imperia.kernel.record import Things
from imperia.research import BadEnvironment, zoo
from imperia.research.observing import FURTHEST
from tests.games.every_game import NAMES, terms_of
from tests.research.settings import FEW_STEPS, SETTINGS

each_setting = pytest.mark.parametrize(("name", "keywords"), SETTINGS)
# PettingZoo has a list of those of its environments whose observations have a mask, and warns about others.
ABOUT_MASKS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def strict():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in ABOUT_MASKS:
            warnings.filterwarnings("ignore", message)
        yield


@each_setting
def test_pettingzoo_finds_nothing_wrong(name, keywords):
    api_test(zoo.env(name, most_steps=FEW_STEPS, render_mode="ansi", **keywords), num_cycles=FEW_STEPS)


@each_setting
def test_pettingzoo_finds_nothing_wrong_where_all_act_at_once(name, keywords):
    parallel_api_test(zoo.parallel_env(name, most_steps=8, **keywords), num_cycles=10)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_match(name):
    seed_test(lambda: zoo.env(name, most_steps=FEW_STEPS), num_cycles=FEW_STEPS)
    parallel_seed_test(lambda: zoo.parallel_env(name), num_cycles=3)


@pytest.mark.parametrize("name", NAMES)
def test_the_space_has_room_for_as_many_things_as_a_place_can_hold(name):
    fields = [leaf.field for leaf in leaves(terms_of(name).definition.struct)]
    sizes = [field.shape[-1] for field in fields if field.count and isinstance(field.of, Things)]
    assert max(sizes, default=1) <= FURTHEST


@pytest.mark.parametrize("name", NAMES)
def test_all_options_lead_to_observations_within_their_space(name):
    chance = np.random.default_rng(4)
    for keywords in terms_of(name).some_options(4):
        env = zoo.env(name, most_steps=60, **keywords)
        env.reset(seed=2)
        while not all(env.truncations.values()):
            seen = env.last()[0]
            assert env.observation_space(env.agent_selection).contains(seen)
            env.step(chosen(env, env.agent_selection, chance))


def chosen(env, agent, chance) -> int:
    return int(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"])))


@pytest.mark.parametrize("reward", ["places", "points"])
def test_agents_get_what_the_match_gives_them(reward):
    env, chance = zoo.env("empire", players=4, reward=reward), np.random.default_rng(1)
    env.reset(options={"deal": 3})
    got, codes = {}, []
    for agent in env.agent_iter():
        _, amount, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            got[agent] = amount
            env.step(None)
        else:
            codes.append((env.possible_agents.index(agent), chosen(env, agent, chance)))
            env.step(codes[-1][1])
    whole = imperia.game("empire").start(4, 3)
    for action in codes:
        whole.play(*action)
    assert whole.over
    assert list(got) == env.possible_agents
    assert tuple(got.values()) == env.terms.rewards(*whole.points_and_places)


@pytest.mark.parametrize("name", ["empire", "legends"])
def test_who_is_asked_at_once_answers_in_turn_without_seeing_the_others(name):
    seen = []
    for choice in (0, -1):
        env = zoo.env(name, players=3)
        env.reset(options={"deal": 5})
        assert env.match.actors == (0, 1, 2)
        env.step(env.match.choices(0)[choice])
        assert env.agent_selection == "seat_1"
        seen.append(env.last()[0])
    np.testing.assert_array_equal(seen[0]["observation"], seen[1]["observation"])
    np.testing.assert_array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_acting_at_once_comes_to_the_same_as_acting_in_turn():
    together, in_turn, chance = zoo.parallel_env("empire", 3), zoo.env("empire", 3), np.random.default_rng(2)
    observations, _ = together.reset(options={"deal": 5})
    in_turn.reset(options={"deal": 5})
    most = 0
    while together.agents:
        asked = together.match.actors
        most = max(most, len(asked))
        actions = {
            agent: int(chance.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        for seat, agent in enumerate(together.agents):
            assert (actions[agent] == together.waiting) == (seat not in asked)
        observations, rewards, terminations, _, _ = together.step(actions)
        for seat in asked:
            in_turn.step(actions[f"seat_{seat}"])
        assert together.match.record.tobytes() == in_turn.match.record.tobytes()
    assert most == 3
    assert all(terminations.values())
    assert rewards == in_turn.rewards


def test_a_match_may_be_broken_off_between_two_that_act_at_once():
    env = zoo.parallel_env("empire", players=3, most_steps=2)
    env.reset(seed=1)
    bid = env.match.choices(0)[0]
    _, rewards, _, truncations, _ = env.step(dict.fromkeys(env.agents, bid))
    assert all(truncations.values())
    assert sum(rewards.values()) == 0


def test_an_illegal_action_loses_the_match():
    env = zoo.env("empire", players=3)
    env.reset(seed=1)
    env.step(env.terms.codes - 1)
    assert env.rewards == {"seat_0": -1, "seat_1": 0.5, "seat_2": 0.5}
    assert "(E" in env.infos["seat_0"]["illegal"]
    assert not env.observe("seat_1")["action_mask"].any()
    at_once = zoo.parallel_env("empire", players=2)
    at_once.reset(seed=1)
    (asked,) = at_once.match.actors
    _, rewards, terminations, _, infos = at_once.step(
        {agent: at_once.match.choices(asked)[0] for agent in at_once.agents}
    )
    (offender,) = {0, 1} - {asked}
    assert rewards[f"seat_{offender}"] == -1
    assert "wait" in infos[f"seat_{offender}"]["illegal"]
    assert all(terminations.values())


def test_an_illegal_action_may_be_an_error_instead():
    env = zoo.env("empire", players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(imperia.IllegalAction):
        env.step(env.terms.codes - 1)
    at_once = zoo.parallel_env("empire", players=2, illegal="raise")
    at_once.reset(seed=1)
    with pytest.raises(imperia.ImperiaError):
        at_once.step(dict.fromkeys(at_once.agents, at_once.waiting))


def test_what_makes_no_sense_is_refused():
    for env in (zoo.env("empire"), zoo.parallel_env("empire")):
        with pytest.raises(BadEnvironment, match="reset"):
            env.step({})
    env = zoo.parallel_env("empire")
    env.reset()
    with pytest.raises(BadEnvironment, match="'seat_1'"):
        env.step({"seat_0": 0})
    with pytest.raises(BadEnvironment, match="no agent 'bob' here, only 'seat_0', 'seat_1'"):
        env.step({**dict.fromkeys(env.agents, 0), "bob": 0})
    with pytest.raises(BadEnvironment, match="'ansi'"):
        zoo.env("empire", render_mode="rgb_array")


def test_it_is_drawn_as_a_spectator_sees_it():
    env = zoo.env("empire", players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 2" in env.render()
    quiet = zoo.env("empire")
    quiet.reset()
    assert quiet.render() is None
