"""One rule for undo: free until something hidden or random came to light or another seat acted."""

import random

import pytest

import imperia
from imperia.games.legends.names import BID, CARD

from .batch import after, observed, redealt
from .table import by_hand, games, legends, play, some_options, start

BOARDS = ("layout 0", "side 2", "rotate 0", "side 0", "rotate 0", "side 4", "rotate 0")


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


# What these show may be no surprise: the last card or token that is not known, and the next game of a series
# that is set up by hand. Undo ends there all the same.
SHOWING = {"card-drawn", "token-seen", "token-turned", "game-begins"}


@pytest.mark.parametrize("number", range(games(16, 2)))
def test_undo_never_survives_a_reveal_and_is_free_otherwise(number):  # L4.1
    match = start(some_options(48)[number], seed=number)
    chooser = random.Random(number)
    while not match.over:
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        before, log_before = match.state, len(match.log)
        revealing = reveals(before, seat, action.code, chooser)

        match.play(seat, action)
        done = match.state
        showing = SHOWING & {event.key for event in match.log.seen_by(seat)[log_before:]}
        for other in range(match.players):
            if other != seat:
                acted = any(actor == other for actor, _ in match.history)
                key = "undo-other-acted" if acted else "undo-never-acted"
                assert why_not_undone(match, other) == (key, "")
        why = why_not_undone(match, seat)
        if BID <= action.code < CARD:
            assert why == ("refusal-bid-is-final", "L4.1")
        elif revealing:
            assert why == ("undo-revealed", "")
        elif not showing or why is None:
            assert why is None
            assert match.state.tobytes() == before.tobytes()
            assert len(match.log) == log_before
            match.play(seat, action)
        assert match.state.tobytes() == done.tobytes()


def test_all_steps_of_an_action_are_undone_one_by_one():  # L5.4
    match = legends.position(step="card", row=[2, 1, 3, 4, 10, 11])
    states = [match.state.tobytes()]
    for action in ("card 0", "from 11", "to 10", "from 10", "to 9", "from 11"):
        play(match, action)
        states.append(match.state.tobytes())
    while len(states) > 1:
        assert match.state.tobytes() == states.pop()
        match.undo(0)
    assert match.state.tobytes() == states[0]
    assert len(match.log) == 0
    assert why_not_undone(match, 0) == ("undo-nothing", "")


def test_the_choices_of_the_set_up_player_are_undone_up_to_the_leaders():  # L3.1, L8.5
    match = by_hand(*BOARDS, leaders=True)
    for _ in BOARDS:
        match.undo(0)
    play(match, *BOARDS, "settle 11")
    assert why_not_undone(match, 0) == ("undo-revealed", "")


def test_laying_face_down_tokens_can_be_undone_for_nobody_has_seen_them():  # L8.2
    laid = [f"token {region}" for region in range(20, 27)]
    match = by_hand(*BOARDS, "settle 11", *laid, explore=True, swamp=True)
    assert match.decision == "outpost"
    before = match.view(0)
    match.undo(0)
    play(match, laid[-1])
    assert match.view(0) == before


def test_the_row_ends_undo():  # L3.2
    match = by_hand(*BOARDS, "settle 11", "settle 20")
    assert match.decision == "bid"
    assert why_not_undone(match, 0) == ("undo-revealed", "")


def test_a_face_up_token_can_be_given_back_and_a_face_down_one_cannot():  # L8.1, L8.2
    woods = {"step": "city", "card": 4, "armies": {20: [1]}}
    match = play(legends.position(**woods, tokens={20: "spring"}), "city 20")
    assert why_not_undone(match, 0) is None
    match = play(legends.position(**woods, tokens={20: "spring"}, face_down=[20]), "city 20")
    assert why_not_undone(match, 0) == ("undo-revealed", "")


def test_a_look_at_the_end_of_a_turn_ends_undo_without_a_card_to_draw():  # L8.2
    box = [n for n in range(1, 35) if n not in (5, 6, 7, 8, 9, 26, 27)]
    hands = [[*box[6:15], 2], [*box[15:]]]
    hidden = {"tokens": {20: "swamp"}, "face_down": [20], "armies": {20: [1, 0]}}
    rest = [card for card in box if card not in {*hands[0], *hands[1]}]
    match = legends.position(step="move", card=2, row=[0, *rest], cards=hands, **hidden)
    assert match.view(0)["deck"] == []
    play(match, "stop")
    assert why_not_undone(match, 0) == ("undo-revealed", "")
