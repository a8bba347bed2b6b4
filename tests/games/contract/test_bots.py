"""Bots in any game: they answer every question, know nothing that is hidden, and play well."""

import random

import numpy as np
import pytest

from imperia.kernel.rule import COMPILED
from imperia.minds import GreedyMind, SearchMind
from imperia.words import LANGUAGES
from tests.games.every_game import every_game, terms_of
from tests.games.fingerprint import judged
from tests.games.playing import games
from tests.games.records import redealt

MINDS = {
    "greedy": GreedyMind,
    "search": lambda seed: SearchMind(seed, simulations=games(200, 3), memory_mb=1),
}
LARGEST_VALUE = 30_000  # larger values do not fit into a search


def first_of_each_decision(terms, combination, seed):
    """A random game at the first moment of each kind, and a seat that is asked."""
    match, chooser, met = terms.start(combination, seed), random.Random(seed), set()
    while not match.over:
        if match.history and match.decision not in met:
            met.add(match.decision)
            yield match, match.actors[-1]
        terms.play_randomly(match, chooser, 1)


def opinion(mind, match, seat):
    action = mind.choose(match, seat)
    thoughts = getattr(mind, "thoughts", None)
    return action.code, thoughts and [(c.action.code, c.visits, c.value) for c in thoughts.considered]


@every_game
@pytest.mark.parametrize("mind", MINDS)
def test_what_is_hidden_makes_no_difference(name, mind):
    terms = terms_of(name)
    for seed, combination in enumerate((terms.fullest, *terms.some_options(games(3 // terms.slowness, 0)))):
        for match, seat in first_of_each_decision(terms, combination, seed):
            expected = opinion(MINDS[mind](7), match, seat)
            for deal in (1, 2):
                other = redealt(match.state, seat, deal)
                twin = terms.game.read(terms.definition.describe(match.setting, other))
                assert twin.state.tobytes() == other.tobytes()
                assert opinion(MINDS[mind](7), twin, seat) == expected


@every_game
@pytest.mark.parametrize("number", range(games(4, 2)))
def test_an_evaluation_leaves_the_position_as_it_was_and_is_the_score_at_the_end(name, number):
    terms, chooser = terms_of(name), random.Random(number)
    match = terms.start(terms.some_options(36)[number], seed=number)
    while not match.over:
        terms.play_randomly(match, chooser, games(3, 25))
        state = match.state
        values, _ = judged(state, np.zeros(1, np.int8))
        assert state.tobytes() == match.state.tobytes()
        assert abs(values).max() < LARGEST_VALUE
    assert values[0, : match.players].tolist() == [100 * score["total"] for score in match.scores]


@pytest.mark.skipif(not COMPILED, reason="interpreted, a game of greedy bots takes a minute")
@every_game
def test_greedy_beats_random_players(name):
    terms, won, count = terms_of(name), 0, 15
    for seed in range(count):
        match, mind, me, chooser = (
            terms.game.start(3, seed=seed),
            GreedyMind(seed),
            seed % 3,
            random.Random(seed),
        )
        while not match.over:
            seat, action = terms.chosen(match, chooser)
            match.play(seat, mind.choose(match, seat) if seat == me else action)
        won += match.ranking[0] == (me,)
    assert won >= count * 0.8


@every_game
def test_a_search_says_what_it_thinks(name):
    thoughts = MINDS["search"](1).think(terms_of(name).game.position(players=3), 0)
    assert abs(sum(thoughts.chances) - 1) < 1e-3
    assert all(thoughts.text(lang) for lang in LANGUAGES)
