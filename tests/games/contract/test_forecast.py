"""What is said about the points after a choice comes true when it is taken, and reveals nothing that is
hidden."""

import pytest

from imperia.games.foresight import Foresight
from imperia.play.forecast import QUESTION
from tests.games.contract.test_hidden import match_from, moments, varied
from tests.games.every_game import NAMES, terms_of
from tests.games.records import redealt

foreseeing = pytest.mark.parametrize("name", [n for n in NAMES if terms_of(n).definition.foresees])


def foreseen(match, seat, code):
    return match.definition.foresight(match.observed(seat), code)


def all_after(match, seat):
    """The points of every seat after each choice, by code, according to the forecast."""
    forecast = match.explain(seat, QUESTION)
    now = forecast["now"]
    after = {action.code: list(now) for action in match.legal(seat)}
    for choice in forecast["choices"]:
        assert choice.get("best", False) == match.definition.only_picks(choice["code"])
        for points in choice["seats"]:
            whose = points.pop("seat")
            assert points != now[whose]
            after[choice["code"]][whose] = points
    return after


def after(match, seat, *codes):
    other = match_from(match, match.state)
    for code in codes:
        other.play(seat, code)
    return other


def best_after(picked, seat):
    """The points after the best choice with what was picked; several choices may be equally good."""
    results = [list(after(picked, seat, action).scores) for action in picked.legal(seat)]

    def worth(result):
        totals = [points["total"] for points in result]
        return totals[seat], totals[seat] - sum(totals)

    best = max(map(worth, results))
    return [result for result in results if worth(result) == best]


@foreseeing
def test_a_forecast_comes_true(name):
    foretold = changing = picking = 0
    for match, _ in moments(terms_of(name)):
        for seat in match.actors:
            before = list(match.scores)
            for code, points in all_after(match, seat).items():
                if foreseen(match, seat, code) is not Foresight.ALL:
                    continue
                other = after(match, seat, code)
                if match.definition.only_picks(code) and seat in other.actors:
                    assert points in best_after(other, seat), (match.notation, code)
                    picking += 1
                else:
                    assert list(other.scores) == points, (match.notation, code)
                foretold += 1
                changing += points != before
    assert foretold > changing > 0 < picking


@foreseeing
def test_a_forecast_says_nothing_that_the_seat_cannot_know(name):
    terms = terms_of(name)
    for match, chooser in moments(terms):
        for seat in match.actors:
            said = match.explain(seat, QUESTION)
            for other in (
                varied(terms, match.state, seat, chooser),
                redealt(match.state, seat, chooser.randrange(1 << 64)),
            ):
                assert match_from(match, other).explain(seat, QUESTION) == said


@foreseeing
def test_whoever_is_not_asked_has_no_choices(name):
    for match, _ in moments(terms_of(name)):
        now = match.view(None)["scores"]
        for viewer in (None, *range(match.players)):
            if viewer not in match.actors:
                assert match.explain(viewer, QUESTION) == {**QUESTION, "now": now, "choices": []}


@foreseeing
def test_what_is_left_open_is_said(name):
    """A choice that turns something up is said to be able to bring more, besides what it is known to
    bring."""
    for match, _ in moments(terms_of(name)):
        for seat in match.actors:
            hidden = {
                choice["code"] for choice in match.explain(seat, QUESTION)["choices"] if "hidden" in choice
            }
            some = {
                action.code
                for action in match.legal(seat)
                if foreseen(match, seat, action.code) is Foresight.SOME
            }
            assert hidden == some
