"""A match in numbers alone is the same match, and tells a seat no more than it may know."""

import copy
import pickle

import numpy as np
import pytest

import imperia
from imperia.kernel.fields import leaves
from imperia.kernel.verbs import SPECTATOR
from imperia.research import BadEnvironment, Prescribed, Terms
from imperia.research.recalling import NOTHING_DONE, loses_its_order
from tests.games.every_game import NAMES, terms_of
from tests.play.batches import skip_if_tried_elsewhere
from tests.research.settings import SETTINGS, bare, moments, played

LONGEST = 3000
each_setting = pytest.mark.parametrize(("name", "keywords"), SETTINGS)
each_game = pytest.mark.parametrize("name", NAMES)


@each_setting
def test_it_offers_and_rewards_what_a_match_does(name, keywords):
    match = bare(name, keywords, seed=2)
    other = imperia.game(name).start(match.terms.players, 2, **match.terms.setting.options)
    for step, seat in enumerate(moments(match, LONGEST)):
        if step:
            other.play(*match.history[-1])
        assert match.actors == other.actors
        settled = other.settled(seat)
        offered = [settled] if settled else other.legal(seat)
        assert match.choices(seat) == [action.code for action in offered]
        assert np.flatnonzero(match.mask(seat)).tolist() == match.choices(seat)
    other.play(*match.history[-1])
    assert match.over
    assert other.over
    points, places = other.points_and_places
    assert match.points_and_places == (points[: other.players], places[: other.players])
    ranks = [
        next(n for n, seats in enumerate(other.ranking) if seat in seats) for seat in range(other.players)
    ]
    for one in range(other.players):
        for two in range(other.players):
            assert (match.rewards[one] > match.rewards[two]) == (ranks[one] < ranks[two])
    assert sum(match.rewards) == pytest.approx(0)


@each_setting
def test_it_tells_a_seat_the_same_numbers_as_a_batch_does(name, keywords):
    skip_if_tried_elsewhere(name)
    match, chance = bare(name, keywords, seed=3), np.random.default_rng(1)
    batch = imperia.Batch(name, match.terms.players, games=1, seed=3, **match.terms.setting.options)
    assert batch.features == match.terms.observer.features
    for _ in range(30):
        seat = match.actors[0]
        assert seat == batch.seats[0]
        np.testing.assert_array_equal(match.observation(seat), batch.observations[0])
        offered = [np.array([code]) for code in np.flatnonzero(batch.legal[0])]
        assert sorted(int(batch.absolute(code)[0]) for code in offered) == match.choices(seat)
        chosen = offered[chance.integers(len(offered))]
        match.play(seat, int(batch.absolute(chosen)[0]))
        while len(match.choices(match.actors[0])) == 1:  # a batch does this at once
            match.play(match.actors[0], match.choices(match.actors[0])[0])
        batch.step(chosen)


@each_setting
def test_what_a_seat_does_not_know_changes_nothing_that_it_is_told(name, keywords):
    match, changed = bare(name, keywords, recalls=True), False
    for step, seat in enumerate(moments(match, 120)):
        if step % 12 == 0:
            other = match.redealt(seat, seed=step)
            changed |= other.record.tobytes() != match.record.tobytes()
            np.testing.assert_array_equal(other.observation(seat), match.observation(seat))
            assert other.choices(seat) == match.choices(seat)
            assert other.sections(seat) == match.sections(seat)
            assert other.recollection(seat) == match.recollection(seat)
            assert other.recollection(SPECTATOR) == match.recollection(SPECTATOR)
            played(other, 3)
    assert changed


def test_a_seat_recalls_more_than_it_sees():
    """The same two armies, placed in either order, give the same position with different pasts."""
    first, second = (bare("empire", {}, recalls=True) for _ in range(2))
    assert first.terms.definition.action(first.choices(first.actors[0])[0])[0] == "neutral"
    one, two = first.choices(first.actors[0])[:2]
    for match, order in ((first, (one, two)), (second, (two, one))):
        for code in order:
            match.play(match.actors[0], code)
    assert first.record.tobytes() == second.record.tobytes()
    for seat in (0, 1):
        np.testing.assert_array_equal(first.observation(seat), second.observation(seat))
    for viewer in (SPECTATOR, 0, 1):
        assert first.recollection(viewer) != second.recollection(viewer)


@pytest.mark.parametrize("name", ["empire", "founders", "legends"])
def test_a_seat_recalls_the_order_of_what_an_observation_only_counts(name):
    match = bare(name, {}, seed=2)
    found = [leaf for leaf in leaves(match.terms.definition.struct) if loses_its_order(leaf)]
    for leaf in found:
        while not (places := _two_unlike(leaf, match.record)):
            played(match, 1)
        other = match.copy()
        first, second = places
        numbers, before = leaf.numbers(other.record), leaf.numbers(match.record)
        numbers[first], numbers[second] = before[second], before[first]
        np.testing.assert_array_equal(other.observation(0), match.observation(0))
        rows = [
            match.terms.recaller.row(each.record, each.seen(0), 0, NOTHING_DONE) for each in (match, other)
        ]
        assert rows[0].tobytes() != rows[1].tobytes()
    assert found


@each_game
def test_a_seat_recalls_all_of_the_record_also_where_it_is_told_only_some_of_it(name):
    terms = Terms(name)
    told, recalled = ({f.partition("[")[0] for f in t.features} for t in (terms.observer, terms.recaller))
    known = {leaf.name for leaf in leaves(terms.definition.struct) if not (leaf.follows or leaf.fixed)}
    assert known <= recalled
    assert (known <= told) == (terms.definition.derived.told_beside is None)


def _two_unlike(leaf, record):
    """Two places of a list that hold different things."""
    numbers, used = leaf.numbers(record), leaf.in_use(record)
    for place in np.argwhere(used):
        before = (*place[:-1], place[-1] - 1)
        if place[-1] and numbers[before] != numbers[tuple(place)]:
            return before, tuple(place)
    return None


def test_what_was_dealt_again_twice_is_still_what_the_seats_recall():
    match = played(bare("empire", {"players": 3}, recalls=True), 4)
    once = match.redealt(0, seed=1)
    twice = once.redealt(1, seed=2)
    assert once.recollection(1) != match.recollection(1)
    for seat in (SPECTATOR, 1):
        assert twice.recollection(seat) == once.recollection(seat)
    read = pickle.loads(pickle.dumps(played(twice, 3)))
    for seat in (SPECTATOR, 0, 1, 2):
        assert read.recollection(seat) == twice.recollection(seat)


@each_game
def test_copies_and_what_is_read_back_go_on_alike(name):
    match = played(bare(name, {}, recalls=True), 20)
    others = [match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    seen = match.record.tobytes()
    for other in others:
        assert other.history == match.history
        played(other, 5)
    assert match.record.tobytes() == seen  # what others play does not change this match
    played(match, 5)
    for other in others:
        assert other.record.tobytes() == match.record.tobytes()
        for seat in (SPECTATOR, 0, 1):
            assert other.recollection(seat) == match.recollection(seat)


@each_game
def test_it_becomes_a_match_in_words(name):
    match = played(bare(name, {}, seed=4), 15)
    whole = imperia.game(name).start(2, 4)
    for action in match.history:
        whole.play(*action)
    words = match.match()
    assert words.notation == whole.notation
    assert words.save() == whole.save()
    assert [str(event) for event in words.log] == [str(event) for event in whole.log]


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing():
    match = bare("empire", {})
    before = match.record.tobytes()
    with pytest.raises(imperia.IllegalAction, match=r"\(E2\.4\)"):
        match.play(match.actors[0], match.terms.definition.code("place", ["12"]))
    for action in (-1, match.terms.codes, 1.5, None, True, "neutral"):
        with pytest.raises(imperia.ImperiaError):
            match.play(match.actors[0], action)
    assert match.record.tobytes() == before


def test_what_the_rules_prescribe_to_bots_is_all_that_they_may_do():
    """F6.2"""
    match, found = bare("founders", {"agreed_end": True}, seed=5), False
    for seat in moments(match, LONGEST):
        legal = [action.code for action in match.match().legal(seat)]
        if legal != match.choices(seat):
            assert len(match.choices(seat)) == 1
            (other, *_) = set(legal) - set(match.choices(seat))
            with pytest.raises(Prescribed, match="prescribe"):
                match.play(seat, other)
            found = True
            break
    assert found


def test_places_are_worth_as_much_as_lies_evenly_between_one_and_minus_one():
    four = Terms("empire", 4)
    assert four.by_places([0, 1, 2, 3]) == pytest.approx((1, 1 / 3, -1 / 3, -1))
    assert four.by_places([3, 0, 0, 2]) == pytest.approx((-1, 2 / 3, 2 / 3, -1 / 3))
    assert four.by_places([0, 0, 0, 0]) == (0, 0, 0, 0)
    assert four.forfeited(2) == pytest.approx((1 / 3, 1 / 3, -1, 1 / 3))


def test_points_are_worth_what_they_are_above_those_of_the_others():
    three = Terms("empire", 3, reward="points")
    assert three.rewards([[4, 2], [1, 0], [3, 0]], [0, 2, 1]) == (4, -3.5, -0.5)


def test_a_match_that_takes_too_long_is_broken_off_and_counts_as_it_stands():
    match = played(bare("empire", {}, most_steps=7), 100)
    assert (match.step, match.over, match.broken_off) == (7, True, True)
    assert match.choices(0) == match.choices(1) == []
    assert match.rewards == match.terms.by_places(match.points_and_places[1])


@pytest.mark.parametrize("keywords", [{"reward": "fame"}, {"most_steps": 0}, {"most_steps": "many"}])
def test_terms_that_make_no_sense_are_refused(keywords):
    with pytest.raises(BadEnvironment, match="not"):
        Terms("empire", 2, **keywords)


@each_game
def test_random_matches_are_far_from_being_broken_off(name):
    match = played(bare(name, terms_of(name).fullest), LONGEST)
    assert match.over
    assert not match.broken_off
