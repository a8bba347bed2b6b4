"""Undo by consent goes back over the actions of others, and never behind what is final or came to light."""

import random

import pytest

import imperia
from tests.games.every_game import NAMES, part_of
from tests.games.playing import games

ACTIONS = 40


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(games(8, 1)))
def test_consent_takes_back_every_open_action_and_no_other(name, number):
    table = part_of(name, "table")
    match = table.start(table.some_options(36)[number], seed=number)
    chooser = random.Random(number)
    states, firm = [match.state.tobytes()], 0
    for _ in range(ACTIONS):
        if match.over:
            break
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        is_open = match.is_revocable(seat, action)
        match.play(seat, action)
        states.append(match.state.tobytes())
        if not is_open:
            firm = match.step
        elif match.step - firm == 1:
            back_and_forth(match, states, firm, seat)
    back_and_forth(match, states, firm, 0)


def back_and_forth(match, states, firm, seat):
    """Take everything back that can be, and play it again."""
    history = match.history
    while match.step > firm:
        match.undo(seat, agreed=True)
        assert match.state.tobytes() == states[match.step]
    with pytest.raises(imperia.UndoRefused):
        match.undo(seat, agreed=True)
    assert match.state.tobytes() == states[firm]
    for actor, code in history[firm:]:
        match.play(actor, code)
