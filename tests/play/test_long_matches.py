"""Any moment of a match of ten thousand actions is reached from a record that was kept shortly before it."""

import random

import pytest

import imperia
from imperia.play.match import Match
from imperia.play.past import EVERY
from tests.pilgrims import NAME, among_the_games
from tests.pilgrims.definition import TURNS

LENGTH = TURNS - 10


@pytest.fixture(scope="module", autouse=True)
def the_game():
    with among_the_games():
        yield


@pytest.fixture(scope="module")
def long(the_game):
    match, chance = imperia.game(NAME).start(3, seed=4), random.Random(4)
    while match.step < LENGTH:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.fixture
def counted(monkeypatch):
    """How many actions are played."""
    played, play = [], Match.play
    monkeypatch.setattr(Match, "play", lambda match, *action: played.append(action) or play(match, *action))
    return played


def told(log):
    return [event.json() for event in log]


def begun():
    return imperia.game(NAME).start(3, seed=4)


@pytest.mark.parametrize("step", [0, 1, EVERY - 1, EVERY, 5_003, LENGTH - 1, LENGTH])
def test_every_moment_is_a_few_actions_away(long, counted, step):
    match = long.at(step)
    assert len(counted) < EVERY
    assert match.step == step
    assert match.history == long.history[:step]
    assert told(match.log) == told(long.log_between(-1, step))
    assert match.moves == long.moves[:step]


def test_a_moment_is_the_same_whether_it_is_replayed_from_the_deal_or_from_a_kept_record(long):
    match = begun()
    for seat, code in long.history[:1_003]:
        match.play(seat, code)
    near = long.at(1_003)
    assert near.state.tobytes() == match.state.tobytes()
    assert near.digest == match.digest
    assert near.view(0) == match.view(0)
    for one in (near, match):
        with pytest.raises(imperia.UndoRefused) as refusal:
            one.undo((match.actors[0]) % 3)
        assert refusal.value.key == "undo-other-acted"


def test_undo_in_a_long_match_plays_a_few_actions(long, counted):
    match = long.copy()
    while not match.is_revocable(match.actors[0], "walk 1"):
        match.play(match.actors[0], "walk 1")
    before, seat = match.state.tobytes(), match.actors[0]
    match.play(seat, "walk 1")
    counted.clear()
    match.undo(seat)
    assert len(counted) < EVERY
    assert match.state.tobytes() == before


def test_what_another_seat_has_taken_back_stands_in_nobodys_way():
    match = begun()
    match.play(0, "walk 1")
    match.play(1, "walk 1")
    match.undo(1)
    match.undo(0)
    assert match.actors == (0,)


def test_a_match_that_is_resumed_is_the_same_and_replays_only_the_end(long, counted):
    kept = long.kept[::4]
    match = begun().resumed(long.history, kept)
    assert len(counted) == LENGTH - kept[-1].step
    assert match.state.tobytes() == long.state.tobytes()
    assert match.history == long.history
    counted.clear()
    assert told(match.log_between(5_000, 5_020)) == told(long.log_between(5_000, 5_020))
    assert told(match.log_between(-1, 10)) == told(long.log_between(-1, 10))
    assert match.at(4_321).state.tobytes() == long.at(4_321).state.tobytes()
    assert len(counted) < 4 * 5 * EVERY


def test_a_match_that_is_resumed_remembers_everything_when_it_is_asked(long):
    match = begun().resumed(long.history, long.kept[::4])
    match.play(match.actors[0], "walk 1")
    other = long.copy()
    other.play(other.actors[0], "walk 1")
    assert match.save() == other.save()
    assert told(match.log) == told(other.log)
    assert match.at(700).moves == other.at(700).moves


def test_a_position_that_is_foreseen_is_the_one_that_is_reached(long):
    match = long.copy()
    seat = match.actors[0]
    foreseen = match.digest_after(seat, match.action("walk 1").code)
    assert foreseen != match.digest
    match.play(seat, "walk 1")
    assert match.digest == foreseen
    other = long.copy()
    other.play(seat, "walk 1")
    assert other.state.tobytes() == match.state.tobytes()
    assert told(other.log_between(LENGTH, LENGTH + 1)) == told(match.log_between(LENGTH, LENGTH + 1))
