"""One rule for undo: free until something hidden or random came to light or another seat acted."""

import random

import pytest

import imperia
from imperia.games.empire.names import BID, FIRST

from .batch import after, observed, redealt
from .table import bid, empire, game_of_series, games, play, some_options, start


def reveals(state, seat, code, chooser):
    """Whether the action shows the seat anything new: after it, some other deal would look different."""
    seen = {observed(after(state, seat, code), seat)}
    for _ in range(8):
        other = redealt(state, seat, chooser.randrange(1 << 64))
        seen.add(observed(after(other, seat, code), seat))
    return len(seen) > 1


def why_not_undone(match, seat):
    """The key and clause of the refusal, and nothing changed; None if it was undone."""
    before = match.state.tobytes(), len(match.log), match.history
    try:
        match.undo(seat)
    except imperia.UndoRefused as refused:
        assert (match.state.tobytes(), len(match.log), match.history) == before
        return refused.key, refused.clause
    return None


@pytest.mark.parametrize("number", range(games(16, 1)))
def test_undo_never_survives_a_reveal_and_is_free_otherwise(number):  # E3.1
    match = start(some_options(48)[number], seed=number)
    chooser = random.Random(number)
    while not match.over:
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        before, log_before = match.state, len(match.log)
        known_card = (
            before["deck_left"][0] == 1
        )  # turned up it is no surprise; undo may end there all the same
        revealing = reveals(before, seat, action.code, chooser)

        match.play(seat, action)
        done = match.state
        for other in range(match.players):
            if other != seat:
                acted = any(actor == other for actor, _ in match.history)
                key = "undo-other-acted" if acted else "undo-never-acted"
                assert why_not_undone(match, other) == (key, "")
        why = why_not_undone(match, seat)
        if BID <= action.code < FIRST:
            assert why == ("refusal-bid-is-final", "E3.1")
        elif revealing:
            assert why == ("undo-revealed", "")
        elif not known_card or why is None:
            assert why is None
            assert match.state.tobytes() == before.tobytes()
            assert len(match.log) == log_before
            match.play(seat, action)
        assert match.state.tobytes() == done.tobytes()


def test_all_steps_of_an_action_are_undone_one_by_one():
    match = empire.position(step="card", row=[8, 1, 2, 3, 5, 6])
    states = [match.state.tobytes()]
    for action in ("card 0", "from 12", "to 9", "from 9", "to 10", "from 12"):
        play(match, action)
        states.append(match.state.tobytes())
    while len(states) > 1:
        assert match.state.tobytes() == states.pop()
        match.undo(0)
    assert match.state.tobytes() == states[0]
    assert len(match.log) == 0
    assert why_not_undone(match, 0) == ("undo-nothing", "")


def test_the_end_of_a_turn_turns_up_a_card_and_cannot_be_undone():  # E4.2
    match = play(empire.position(row=[8, 1, 2, 3, 5, 6]), "card 0", "stop")
    assert why_not_undone(match, 0) == ("undo-revealed", "")


def test_the_end_of_the_game_reveals_nothing_and_can_be_undone():  # E5.1
    match = empire.start(players=3, seed=1, edition="polish")
    chooser = random.Random(1)
    bid(match, 0, 0, 0)
    while not match.over:
        before = match.state.tobytes()
        (seat,) = match.actors
        match.play(seat, chooser.choice(match.legal(seat)))
    match.undo(seat)
    assert not match.over
    assert match.state.tobytes() == before


def test_the_next_game_of_a_series_is_a_reveal():  # E6.2
    match = empire.start(players=2, seed=1, edition="polish", full_game=True)
    chooser = random.Random(1)
    while game_of_series(match) == 0:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    assert why_not_undone(match, seat) == ("undo-revealed", "")


def test_naming_the_first_player_can_be_undone():  # E3.2
    match = bid(empire.start(players=3, seed=1), 0, 4, 1)
    before = match.state.tobytes()
    play(match, "first 2")
    match.undo(1)
    assert match.state.tobytes() == before
    assert why_not_undone(match, 2) == ("refusal-bid-is-final", "E3.1")  # seat 2 was the last to bid


def test_a_neutral_army_can_be_undone_until_the_other_has_placed_one():  # E2.4
    match = empire.start(players=2, seed=1)
    before = match.state.tobytes()
    play(match, "neutral 3")
    match.undo(0)
    assert match.state.tobytes() == before
    play(match, "neutral 3", "neutral 4")
    assert why_not_undone(match, 0) == ("undo-other-acted", "")


def test_undo_says_the_true_reason_after_the_other_took_his_action_back():  # E2.4
    """Seat 1 has acted since, though it took that back; but it is not that there is nothing to undo."""
    match = play(empire.start(players=2, seed=1), "neutral 3", "neutral 4")
    match.undo(1)
    assert match.actors == (1,)
    assert why_not_undone(match, 0) in (None, ("undo-other-acted", ""))
