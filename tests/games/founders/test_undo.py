"""One rule for undo: free until something hidden or random came to light or another seat acted."""

import random

import pytest

import imperia

from .batch import after, observed, redealt
from .table import games, play, position, some_options, start


def reveals(state, seat, code, chooser, deals=8):
    """Whether the action shows the seat anything new: after it, some other deal would look different."""
    seen = {observed(after(state, seat, code), seat)}
    for _ in range(deals):
        other = redealt(state, seat, chooser.randrange(1 << 64))
        seen.add(observed(after(other, seat, code), seat))
    return len(seen) > 1


def why_not_undone(match, seat):
    """The key of the refusal, and nothing changed; None if it was undone."""
    before = match.state.tobytes(), len(match.log), match.history
    try:
        match.undo(seat)
    except imperia.UndoRefused as refused:
        assert (match.state.tobytes(), len(match.log), match.history) == before
        return refused.key
    return None


def nothing_else_could_come(state):
    """A tile or craftsman that is the only one left is no surprise; undo may end there all the same."""
    record = state[0]
    stacks = [set(record["stacks"][k][: record["stack_left"][k]].tolist()) for k in range(3)]
    return any(len(stack) == 1 for stack in stacks) or record["reserve"][3] == 1


@pytest.mark.parametrize("number", range(games(12, 1)))
def test_undo_never_survives_a_reveal_and_is_free_otherwise(number):  # F5.5
    match = start(some_options(36)[number], seed=number)
    chooser = random.Random(number)
    while not match.over:
        (seat,) = match.actors
        action = chooser.choice(match.legal(seat))
        before, log_before = match.state, len(match.log)
        revealing = reveals(before, seat, action.code, chooser)
        match.play(seat, action)
        done = match.state
        for other in range(match.players):
            if other != seat:
                acted = any(actor == other for actor, _ in match.history)
                assert why_not_undone(match, other) == ("undo-other-acted" if acted else "undo-never-acted")
        why = why_not_undone(match, seat)
        if revealing:
            assert why == "undo-revealed"
        elif why is not None:
            assert nothing_else_could_come(before) or reveals(before, seat, action.code, chooser, deals=300)
        else:
            assert match.state.tobytes() == before.tobytes()
            assert len(match.log) == log_before
            match.play(seat, action)
        assert match.state.tobytes() == done.tobytes()
        assert len(match.moves) == len(match.history)


def test_all_steps_of_a_turn_are_undone_one_by_one_back_to_the_opening():  # F3.1
    nations = [["forest@0,0", "cliff@1,0"], ["lake@0,0", "lake@1,0"]]
    match = position(nations=nations, hands=[{"coin": 1}], rows={"green": ["grove"], "blue": ["fishery"]})
    play(match, "open purple")
    states = [match.state.tobytes()]
    for action in ("token coin", "buy 1 0,0", "resource water", "tile fishery", "cell 0,1"):
        play(match, action)
        states.append(match.state.tobytes())
    while len(states) > 1:
        assert match.state.tobytes() == states.pop()
        match.undo(0)
    assert match.state.tobytes() == states[0]
    assert why_not_undone(match, 0) == "undo-revealed"


def test_drawing_a_craftsman_cannot_be_undone_but_other_tokens_can():  # F3.4
    nation = [["mine@0,0", "waterfall@1,0", "forest@1,1"]]
    rows = {"purple": ["workshop-iron-wood", "war-camp-iron-water"]}
    match = play(position(step="tile", nations=nation, rows=rows), "tile workshop-iron-wood", "cell 0,1")
    assert why_not_undone(match, 0) == "undo-revealed"
    match = play(position(step="tile", nations=nation, rows=rows), "tile war-camp-iron-water", "cell 0,1")
    assert why_not_undone(match, 0) is None


def test_the_last_pick_of_the_draft_lays_out_the_rows_and_cannot_be_undone():  # F2.3
    match = position(step="draft")
    play(match, "tile 0", "tile 0", "tile 0", "cell 0,1")
    assert why_not_undone(match, 1) is None
    play(match, "cell 0,1", "tile 0", "cell 0,1")
    assert match.decision == "open"
    assert why_not_undone(match, 0) == "undo-revealed"
