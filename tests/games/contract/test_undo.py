"""One rule for undo: it is free until something hidden or random has come to light, or another seat has
acted; with consent it goes beyond the actions of others, but never beyond what is final or has come to
light."""

import random

import pytest

import imperia
from tests.games.every_game import every_game, terms_of
from tests.games.playing import games
from tests.games.records import after, observed, redealt

OTHER_DEALS = 8


def reveals(state, seat, code, chooser):
    """Whether the action shows the seat anything new: after it, some other deal would look different."""
    seen = {observed(after(state, seat, code), seat)}
    for _ in range(OTHER_DEALS):
        other = redealt(state, seat, chooser.randrange(1 << 64))
        seen.add(observed(after(other, seat, code), seat))
    return len(seen) > 1


def everything(match):
    return match.state.tobytes(), len(match.log), match.history, match.moves


def why_not_undone(match, seat):
    """The key and clause of the refusal, after which nothing has changed; None if the action was undone."""
    before = everything(match)
    try:
        match.undo(seat)
    except imperia.UndoRefused as refused:
        assert everything(match) == before
        return refused.key, refused.clause
    return None


def check_that_others_cannot_undo(match, seat):
    for other in range(match.players):
        if other != seat:
            acted = any(actor == other for actor, _ in match.history)
            key = "undo-other-acted" if acted else "undo-never-acted"
            assert why_not_undone(match, other) == (key, "")


def check_that_all_is_undone_one_by_one(match, seat, befores):
    """Undo all the actions that the seat took since something came to light, and play them again."""
    actions = match.history[len(match.history) - len(befores) :]
    for before in reversed(befores):
        assert why_not_undone(match, seat) is None
        assert everything(match) == before
    for actor, code in actions:
        match.play(actor, code)


@every_game
@pytest.mark.parametrize("number", range(games(2, 1)))
def test_undo_never_survives_a_reveal_and_is_free_otherwise(name, number):
    terms, chooser = terms_of(name), random.Random(number)
    match = terms.start(terms.some_options(48)[number], seed=number)
    assert why_not_undone(match, 0) == ("undo-nothing", "")
    befores = []  # before each of the actions in a row that one seat took and can undo
    while not match.over:
        seat, action = terms.chosen(match, chooser)
        state, before = match.state, everything(match)
        if befores and match.history[-1][0] != seat:
            befores = []
        revealing = reveals(state, seat, action.code, chooser)
        final = match.definition.final(action.code)
        match.play(seat, action)
        check_that_others_cannot_undo(match, seat)
        done, shown = match.state, {event.key for event in match.log.seen_by(seat)[before[1] :]}
        why = why_not_undone(match, seat)
        if final:
            assert why == (final.key, final.clause)
        elif revealing:
            assert why == ("undo-revealed", "")
        elif why is None:
            assert everything(match) == before
            match.play(seat, action)
        else:
            assert why == ("undo-revealed", "")
            assert shown & terms.no_surprise
        assert match.state.tobytes() == done.tobytes()
        befores = [] if why else [*befores, before]
        if befores and (chooser.random() < 0.1 or match.over):
            check_that_all_is_undone_one_by_one(match, seat, befores)


@every_game
def test_undo_says_the_true_reason_after_another_took_his_action_back(name):
    """The other seat has acted since, though it took that back; so "nothing to undo" would not be the
    reason."""
    terms, chooser, tried = terms_of(name), random.Random(1), 0
    match = terms.start(terms.some_options(1)[0], seed=1)
    while not match.over:
        last = match.history[-1][0] if match.history else None
        seat, action = terms.chosen(match, chooser)
        if last not in (None, seat) and match.is_revocable(seat, action):
            trial = match.copy()
            trial.play(seat, action)
            trial.undo(seat)
            before = why_not_undone(match.copy(), last)
            assert why_not_undone(trial, last) in (before, ("undo-other-acted", ""))
            tried += 1
        match.play(seat, action)
    assert tried


# ----- By consent


@every_game
@pytest.mark.parametrize("number", range(games(2, 1)))
def test_consent_takes_back_every_open_action_and_no_other(name, number):
    terms, chooser = terms_of(name), random.Random(number)
    match = terms.start(terms.some_options(36)[number], seed=number)
    states, firm = [match.state.tobytes()], 0
    for _ in range(40):
        if match.over:
            break
        seat, action = terms.chosen(match, chooser)
        is_open = match.is_revocable(seat, action)
        match.play(seat, action)
        states.append(match.state.tobytes())
        if not is_open:
            firm = match.step
        elif match.step - firm == 1:
            back_and_forth(match, states, firm, seat)
    back_and_forth(match, states, firm, 0)


def back_and_forth(match, states, firm, seat):
    """Take back everything that can be taken back, and play it again."""
    history = match.history
    while match.step > firm:
        match.undo(seat, agreed=True)
        assert match.state.tobytes() == states[match.step]
    with pytest.raises(imperia.UndoRefused):
        match.undo(seat, agreed=True)
    assert match.state.tobytes() == states[firm]
    for actor, code in history[firm:]:
        match.play(actor, code)
