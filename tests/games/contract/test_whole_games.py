"""What holds in every game with any options, checked after each decision of many random games."""

import random

import numpy as np
import pytest

from imperia.games import GAMES
from imperia.kernel import entries
from tests.games.every_game import NAMES, every_game, names_of, terms_of
from tests.games.playing import games
from tests.games.records import dealt, events_told, halves, open_anew, played_out
from tests.games.watching import Watch


def test_every_game_has_its_tests():
    assert {*GAMES} <= {*NAMES}


def watched(terms, count, seed, first_seed=0):
    combinations = [*terms.some_options(count), *[terms.fullest] * (1 + count // 8)]
    return Watch(
        dealt(terms.name, combinations, first_seed),
        seed,
        names_of(terms.name).Decision,
        sorted(terms.seldom_codes),
    )


def number_told(state):
    """The number of events told. If there was no room for one, this raises an error."""
    return len(events_told(state))


@every_game
def test_what_holds_after_every_decision(name):
    """Pieces are conserved, somebody can always act, games end as they must, and the journal has room."""
    terms = terms_of(name)
    watch = watched(terms, games(40, 10) // terms.slowness, seed=1)
    open_anew(watch.states)
    entries.deal_all(watch.states, *halves(range(len(watch.states))))
    told = [max(map(number_told, watch.states))]
    going_on = ~watch.over
    while True:
        watch.ask()
        watch.check_questions(terms.definition.codes)
        terms.holds(watch.states[going_on])  # once a game is over, nothing changes in it
        terms.follows(watch)
        if watch.over.all():
            break
        open_anew(watch.states)
        going_on = ~watch.over
        watch.step()
        told.append(max(map(number_told, watch.states)))
    assert games(terms.longest, 1) <= max(told)
    terms.ends(watch)


@every_game
def test_every_combination_of_options_deals_and_plays_to_the_end(name):
    terms = terms_of(name)
    count = games(max(len(terms.every_option), 200 // terms.slowness), 12)
    states = dealt(name, terms.some_options(count), first_seed=1 << 33)
    played_out(states)
    assert (states["decision"] == names_of(name).Decision["OVER"]).all()
    for part in np.array_split(states, 1 + count // 2000):
        terms.holds(part)
    assert len({state.tobytes() for state in states}) == count  # so they are not all the same


@every_game
def test_what_is_legal_is_what_nothing_refuses(name):
    """For every code, and in every kind of decision."""
    terms = terms_of(name)
    watch = watched(terms, games(96, 16) // terms.slowness, seed=2, first_seed=99)
    met = watch.check_refusals(games(500, 100), often=games(13, 3))
    everything = len(watch.decisions) - 1 - len(terms.seldom_asked)
    assert len(met) >= games(everything, 4)


@every_game
@pytest.mark.parametrize("number", range(2))
def test_a_match_asks_until_it_is_over_and_never_after(name, number):
    """With sealed choices in any order of arrival."""
    terms, chooser = terms_of(name), random.Random(number)
    match = terms.start(terms.some_options(36)[-1 - number], seed=number)
    while not match.over:
        assert match.actors
        assert all(match.legal(seat) for seat in match.actors)
        assert not any(match.legal(seat) for seat in range(match.players) if seat not in match.actors)
        terms.play_randomly(match, chooser, 1)
    assert match.decision == "over"
    assert sorted(seat for place in match.ranking for seat in place) == list(range(match.players))
