"""What a record keeps about the open question is what the rules say one by one: kinds of action, the
connected provinces, and prices that make asking unnecessary."""

import pytest

from imperia.games.capitals.battle import why_not_attack, why_not_attack_at_sea
from imperia.games.capitals.kinds_of_order import MOVES_BORDERS, WHERE
from imperia.games.capitals.names import Decision, Verb, Where
from imperia.games.capitals.provinces import find_connected
from imperia.games.capitals.state import State
from imperia.games.capitals.survey import ALWAYS, CONVOY, LEAST_PRICE, MOVING, MOVING_TRANSPORTS
from imperia.games.capitals.where import first_place, last_place, why_not_there
from imperia.games.capitals.whether import why_not_at_all
from imperia.kernel.actions import ALLOWED
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.record import copy_of

from .test_explaining import moments, rich

RECRUITS = (Verb.INFANTRY, Verb.CAVALRY, Verb.ARTILLERY)


def is_possible(state, seat, verb):
    """Whether a verb is possible anywhere, found by asking about every place."""
    if in_python(why_not_at_all)(state, seat, verb) != ALLOWED or WHERE[verb] == Where.NONE:
        return in_python(why_not_at_all)(state, seat, verb) == ALLOWED
    lands, places = state.board.lands, state.board.lands + state.board.seas
    if verb == Verb.ATTACK:
        return any(in_python(why_not_attack)(state, seat, land) == ALLOWED for land in range(lands))
    if verb == Verb.SEA_ATTACK:
        return any(in_python(why_not_attack_at_sea)(state, seat, n) == ALLOWED for n in range(lands, places))
    first = in_python(first_place)(state, WHERE[verb])
    last = in_python(last_place)(state, seat, WHERE[verb])
    return any(in_python(why_not_there)(state, seat, verb, n) == ALLOWED for n in range(first, last))


def check_what_is_kept(match):
    record = copy_of(match.state)
    state = seen(record, State)
    if state.decision != Decision.ACTION:
        return False
    by_the_rules = {verb for verb in Verb if is_possible(state, state.actor, verb)}
    assert {verb for verb in Verb if (state.possible >> verb) & 1} == by_the_rules
    kept = list(state.reached)
    in_python(find_connected)(state, state.mover)
    assert list(state.reached) == kept
    return True


@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 3), (2, 4), (3, 6)])
def test_what_is_kept_for_the_choice_of_an_action(seed, players):
    assert sum(check_what_is_kept(match) for match in moments(seed, players, steps=120, every=1)) > 15


def test_what_is_kept_where_everything_can_be_paid():
    assert check_what_is_kept(rich(3))


def test_every_kind_of_action_is_always_open_or_asked_about():
    found = [verb for verb in Verb if (ALWAYS | MOVING | MOVING_TRANSPORTS | CONVOY) >> verb & 1]
    assert sorted([*found, *LEAST_PRICE, *RECRUITS]) == sorted(Verb)


def test_orders_after_which_nothing_can_be_connected_otherwise():
    assert not any(MOVES_BORDERS[verb] for verb in (Verb.ROAD, Verb.DISBAND, Verb.SAIL_BOAT, *RECRUITS))
    assert all(MOVES_BORDERS[verb] for verb in (Verb.PORT, Verb.MARCH, Verb.LAND, Verb.CRUISER, Verb.SAIL))
