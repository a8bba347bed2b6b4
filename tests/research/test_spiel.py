"""OpenSpiel: our games as games of OpenSpiel, checked by OpenSpiel itself."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import imperia
import imperia.research.spiel
from tests.games.every_game import NAMES
from tests.research.settings import SETTINGS


def loaded(name: str, keywords: dict, **more) -> pyspiel.Game:
    return pyspiel.load_game(f"imperia_{name}", {**keywords, **more})


def played(game: pyspiel.Game, deal: int, steps: int, seed: int = 1) -> pyspiel.State:
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal() and steps:
        state.apply_action(int(chance.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "keywords"), SETTINGS)
def test_openspiel_finds_nothing_wrong(name, keywords):
    game = loaded(name, keywords, most_steps=12, deals=50)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_writes_a_playthrough(name):
    # Importing this loads SciPy's statistics. Outside of a test, every worker would do so, but only one needs
    # it.
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(f"imperia_{name}(most_steps=1,deals=2)", None, seed=1)
    assert 'PrivateObservationString(1) = "seat 1: {' in text
    assert "InformationStateTensorShape() = [2, " in text
    assert "InformationStateTensor(0)" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_returns_what_the_match_gives(name):
    state = played(loaded(name, {"players": 3}), deal=6, steps=5000)
    assert state.is_terminal()
    whole = imperia.game(name).start(3, 6)
    for action in state.match.history:
        whole.play(*action)
    assert whole.over
    assert tuple(state.returns()) == state.match.terms.rewards(*whole.points_and_places)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_and_read_back_exactly(name):
    game = loaded(name, {}, most_steps=30)
    state = played(game, deal=4, steps=15)
    states = [state, state.resample_from_infostate(state.current_player(), iter([0.25, 0.75]).__next__)]
    assert states[1].match.record.tobytes() != state.match.record.tobytes()
    for each in states:
        text = pyspiel.serialize_game_and_state(game, each)
        for other in (
            each.clone(),
            copy.deepcopy(each),
            pickle.loads(pickle.dumps(each)),
            game.deserialize_state(each.serialize()),
            pyspiel.deserialize_game_and_state(text)[1],
        ):
            assert other.match.record.tobytes() == each.match.record.tobytes()
            assert other.history() == each.history()
            for player in range(2):
                assert other.information_state_string(player) == each.information_state_string(player)
                assert other.information_state_tensor(player) == each.information_state_tensor(player)


@pytest.mark.parametrize(("name", "keywords"), SETTINGS)
def test_a_resampled_state_is_one_that_the_player_could_be_in(name, keywords):
    state = played(loaded(name, keywords, most_steps=40), deal=8, steps=30)
    player, chance = state.current_player(), np.random.default_rng(1)
    for _ in range(3):
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def branches(game: pyspiel.Game, steps: int):
    """States that have the same past for a while: several continuations of each deal, and of the middle of
    it; also with what somebody does not know dealt again."""
    chance = np.random.default_rng(5)
    for deal in range(2):
        half = played(game, deal, steps // 2)
        players = range(game.num_players())
        for begun in (
            half,
            half,
            *(half.resample_from_infostate(player, chance.random) for player in players),
        ):
            state = begun.clone()
            while state.move_number() < steps and not state.is_terminal():
                yield state
                state.apply_action(int(chance.choice(state.legal_actions()[:2])))


@pytest.mark.parametrize(("name", "keywords"), SETTINGS)
def test_information_states_are_equal_as_tensors_where_they_are_equal_as_strings(name, keywords):
    game = loaded(name, keywords, most_steps=12)
    known_by = {0: [], 1: []}
    for state in branches(game, 12):
        for player, known in known_by.items():
            tensor = np.array(state.information_state_tensor(player))
            known.append((state.information_state_string(player), tensor.tobytes()))
    for known in known_by.values():
        strings, tensors = ({each[which] for each in known} for which in range(2))
        assert len(strings) == len(tensors) == len(set(known))
        assert 10 < len(strings) < len(known)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_all_that_was_seen_the_latest_first(name):
    game = loaded(name, {}, most_steps=9)
    states = [played(game, deal=2, steps=steps) for steps in range(6)]
    last, features = states[-1], game.terms.recaller.features
    first = features.index("done")
    end = first + 1 + sum(name.startswith("code[") for name in features)
    place_of = {name: n for n, name in enumerate(features)}
    observed = [place_of[name] for name in game.terms.observer.features]
    for player in range(2):
        rows = np.array(last.information_state_tensor(player)).reshape(game.information_state_tensor_shape())
        assert rows.shape == (10, len(features))
        assert not rows[6:].any()
        for row, state in zip(rows, reversed(states), strict=False):
            assert row[:first].tolist() == [float(seat == player) for seat in range(2)]
            np.testing.assert_array_equal(row[observed], state.observation_tensor(player))
        for row, (seat, code) in zip(rows, reversed(last.match.history), strict=False):
            digits = [float(code >> digit & 1) for digit in range(end - first - 1)]
            own = [1.0, *digits] if seat == player else [0.0] * (end - first)
            assert row[first:end].tolist() == own


def test_matches_that_may_be_long_have_no_information_state_of_a_fair_size():
    game = loaded("empire", {})
    assert not game.get_type().provides_information_state_tensor
    assert loaded("empire", {}, most_steps=500).get_type().provides_information_state_tensor
    assert played(game, deal=1, steps=1).information_state_tensor(0) == []  # OpenSpiel's way to say so


def test_openspiels_own_search_plays_a_match_of_empire():
    game, chance = loaded("empire", {"players": 3}), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=2, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(17)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiels_environment_for_learning_runs():
    game = loaded("empire", {}, most_steps=6, deals=20)
    environment = rl_environment.Environment(game, seed=1)
    step = environment.reset()
    assert environment.observation_spec()["info_state"][0] == game.information_state_tensor_size()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_options_are_parameters():
    game = pyspiel.load_game("imperia_empire(players=4,edition=polish,goods_tokens=True,reward=points)")
    assert game.num_players() == 4
    assert game.terms.setting.options["edition"] == "polish"
    assert game.terms.setting.options["goods_tokens"] is True
    assert game.max_utility() == -game.min_utility() == 1000


@pytest.mark.parametrize("text", ["players=7", "edition=french", "deals=0", "reward=fame"])
def test_wrong_parameters_are_refused(text):
    with pytest.raises(Exception, match="not"):
        pyspiel.load_game(f"imperia_empire({text})")


@pytest.mark.parametrize("deal", [5, 10_000_000])
def test_a_deal_that_the_game_does_not_have_is_refused_and_changes_nothing(deal):
    state = loaded("empire", {}, deals=5).new_initial_state()
    with pytest.raises(Exception, match="from 0 to 4, not"):
        state.apply_action(deal)
    assert state.history() == []
    state.apply_action(4)
    assert not state.is_chance_node()


def test_what_is_private_is_what_others_do_not_see():
    state = played(loaded("empire", {"players": 3}), deal=3, steps=1)  # seat 0 has made a sealed bid
    kind, who = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    observer = state.get_game().make_py_observer
    private = observer(kind(public_info=False, perfect_recall=False, private_info=who.SINGLE_PLAYER))
    public = observer(kind(public_info=True, perfect_recall=False, private_info=who.NONE))
    assert private.string_from(state, 0) != "seat 0: {}"
    assert private.string_from(state, 1) == "seat 1: {}"
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert observer(kind(public_info=True, perfect_recall=False, private_info=who.ALL_PLAYERS)) is None
