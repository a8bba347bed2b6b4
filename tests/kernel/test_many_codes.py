"""A game may have more codes than fit into 16 bits, more events than a word has bits, and as much room as it
declares."""

from __future__ import annotations

import numpy as np
import pytest

from imperia.games import GAMES, definition
from imperia.kernel import entries
from imperia.kernel.actions import ALLOWED, Actions
from imperia.kernel.chance import Chance
from imperia.kernel.journal import TOLD_TOO_MUCH, Reader, journal, tell
from imperia.kernel.one import OneRecord
from imperia.kernel.record import Struct, i1, i2
from imperia.kernel.rule import COMPILED, entry, rule
from imperia.kernel.verbs import CODE, MOST_SEATS, room_for_answers, room_of
from imperia.minds.bulk import AT_RANDOM, Policy, play_in_bulk
from imperia.minds.growing import votes_at_the_root
from imperia.minds.one_ahead import choose_greedily, room_to_look_ahead
from imperia.minds.search import _Tree
from tests.kernel.small_game import FAR, FIRST_CODE, MARCHED, MEN, PROVINCES, Decision, State, actions, dealt

LAST = FIRST_CODE + PROVINCES * PROVINCES * MEN - 1


def test_room_is_what_the_actions_need():
    assert room_of(State.dtype).codes == LAST + 1 > 1 << 16
    assert room_of(State.dtype).answers == 6
    assert room_for_answers(State.dtype).shape == (6,)
    assert room_to_look_ahead(State.dtype).shape == (12,)


@pytest.mark.parametrize("name", GAMES)
def test_the_room_of_a_game_is_its_own(name):
    game = definition(name)
    assert room_of(game.dtype).codes == game.codes
    assert 0 < room_of(game.dtype).answers <= game.codes


def test_codes_above_16_bits_are_listed_refused_and_played():
    one, states = OneRecord(), dealt()
    codes = one.legal(states, 0)
    assert len(codes) == 6
    assert codes == sorted(codes)
    assert all(code > 1 << 15 for code in codes)
    assert {one.refusal(states, 0, code) for code in codes} == {ALLOWED}
    assert one.refusal(states, 0, codes[0] - 1) == 1
    assert one.refusal(states, 0, LAST) == 1
    one.apply(states, 0, codes[-1])
    assert states["far"][0].tolist() == [3 * 151, 0]


def test_what_a_code_means_is_found_without_a_table_of_all():
    kind = actions.kind_of(LAST)
    assert kind is not None
    assert kind.written(LAST) == "march 299 299 3"
    assert kind.arguments(LAST) == {"origin": 299, "target": 299, "men": 3}
    assert kind.code_of([299, 299, 3]) == LAST
    assert actions.kind_of(LAST + 1) is None
    assert actions.kind_of(FIRST_CODE - 1) is None


def test_random_runs_of_such_a_game():
    states, chance = np.zeros(5, State.dtype), np.zeros(1, Chance.dtype)
    decisions, seeds = np.zeros(5, np.int32), np.zeros((5, 2), np.int64)
    points, places = np.zeros((5, MOST_SEATS, 1), np.int16), np.zeros((5, MOST_SEATS), np.int8)
    blank = np.zeros(1, State.dtype)
    entries.simulate_all(
        blank, 1, 2, 0, states, chance, room_for_answers(State.dtype), seeds, decisions, points, places
    )
    assert decisions.tolist() == [4] * 5
    assert (states["far"] >= 2).all()


def test_looking_ahead_at_such_a_game():
    states = dealt()
    code = choose_greedily(
        states,
        2,
        0,
        states.copy(),
        room_to_look_ahead(State.dtype),
        np.zeros(MOST_SEATS, np.int32),
        np.zeros(1, Chance.dtype),
        100,
        0,
    )
    assert actions.kind_of(int(code)).arguments(int(code)) == {"origin": 7, "target": 158, "men": 3}


@pytest.mark.parametrize("by_looks", [True, False])
def test_a_search_of_such_a_game(by_looks):
    tree = _Tree(State.dtype, np.dtype([("unused", np.int8)]), 200, 1, by_looks)
    tree.run(dealt(), 2, 0, 100)
    votes = votes_at_the_root(tree, 0, range(FIRST_CODE, LAST + 1))
    best = max(votes, key=lambda code: votes[code])
    assert actions.kind_of(best).arguments(best)["target"] == 158
    assert len(votes) == 6


def test_events_beyond_the_bits_of_a_word_are_kept():
    blank, count = np.zeros(1, State.dtype), 6
    policies = [Policy(AT_RANDOM, 0)] * (2 * count)
    far = play_in_bulk(blank, 2, range(count), range(2 * count), policies, {FAR}, 4)
    both = play_in_bulk(blank, 2, range(count), range(2 * count), policies, {FAR, MARCHED}, 4)
    assert both.counts.tolist() == [4] * count
    assert 0 < far.counts.sum() < both.counts.sum()
    assert set(both.told[:, :, 0].reshape(-1).tolist()) == {FAR, MARCHED}


def test_declarations_say_how_many_are_listed_only_where_something_lists_them():
    with pytest.raises(ValueError, match="tries all its codes"):
        Actions("other", Decision).declare("go", Decision.MARCH, code=0, most=3, where=10)


def test_no_decision_has_more_answers_than_its_kinds_have_codes():
    two = Actions("other", Decision)
    for name, code in (("go", 0), ("stay", 5)):
        two.declare(name, Decision.MARCH, code=code, where=5)(march_nowhere)
    assert (two.codes, two.most_answers) == (10, 10)
    few = Actions("other", Decision)
    few.declare("go", Decision.MARCH, code=0, legal=lambda *_: 0, most=2, where=5)(march_nowhere)
    assert (few.codes, few.most_answers) == (5, 2)


def march_nowhere(state, seat, where, trying):
    return 1


# ----- A rule that tells too much fails loudly


class Told(Struct):
    journal = journal(2, 2, i1)


class ToldFar(Struct):
    journal = journal(200, 2, i2)


@rule
def tell_so_often(state, times, kind, number):
    for _ in range(times):
        tell(state, kind, number, 1)


@rule
def tell_three(state):
    tell(state, 1, 1, 1, 1)


@entry
def tell_all(states, times, kind, number):
    for i in range(len(states)):
        tell_so_often(states[i], times, kind, number)


@entry
def tell_three_all(states):
    for i in range(len(states)):
        tell_three(states[i])


def told(kind, times=1, event=1, number=1):
    states = np.zeros(1, kind.dtype)
    reader = Reader(states)
    tell_all(states, times, event, number)
    return reader.read_and_wipe()


def test_what_fits_is_told():
    assert told(Told, 2) == [[1, 1, 1]] * 2
    assert told(ToldFar, 200, 300, 30_000) == [[300, 30_000, 1]] * 200


@pytest.mark.parametrize(
    ("times", "event", "number"), [(3, 1, 1), (1, 1, 300), (1, 200, 1)], ids=["times", "number", "kind"]
)
def test_what_does_not_fit_fails_loudly(times, event, number):
    """When interpreted, a number that does not fit its field is refused as soon as it is written."""
    with pytest.raises((OverflowError, ValueError), match=TOLD_TOO_MUCH if COMPILED or times > 1 else None):
        told(Told, times, event, number)


def test_an_argument_that_the_journal_has_no_place_for_fails_loudly():
    states = np.zeros(1, Told.dtype)
    reader = Reader(states)
    tell_three_all(states)
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        reader.read_and_wipe()


def test_a_run_in_bulk_that_tells_too_much_fails_loudly(monkeypatch):
    from imperia.minds import bulk

    def overflowing(states, *arguments):
        states["journal"]["open"] = 2

    monkeypatch.setattr(bulk, "play_greedy_all", overflowing)
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        play_in_bulk(np.zeros(1, State.dtype), 2, [1], [1, 2], [Policy(AT_RANDOM, 0)] * 2, {MARCHED}, 1)


def test_codes_are_numbers_of_32_bits():
    assert np.iinfo(CODE).max > LAST
