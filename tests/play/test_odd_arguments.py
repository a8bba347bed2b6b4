"""Invalid seats, steps and actions: each is refused with an error of ours, and nothing changes."""

import random

import pytest

import imperia
from imperia.words import LANGUAGES
from tests.games.every_game import NAMES, every_game, terms_of

NO_SEATS = (True, False, 1.0, 1.5, "0", b"0", -1, 9, 1 << 70, [], {}, (0,), float("nan"))
NO_STEPS = (True, 1.0, "x", "0", None, [], {}, float("nan"))
NO_ACTIONS = (None, True, 1.5, b"stop", [], {}, (1,), -1, 9_999, 1 << 70, "", " ", "\x00", "bid", "tile x")


@pytest.fixture(params=NAMES)
def match(request):
    terms = terms_of(request.param)
    return terms.play_randomly(terms.start(terms.some_options(5)[4], seed=4), random.Random(4), 12)


ASKING = {
    "legal": lambda match, seat: match.legal(seat),
    "offers": lambda match, seat: match.offers(seat),
    "settled": lambda match, seat: match.settled(seat),
    "why_not": lambda match, seat: match.why_not(seat, 0),
    "play": lambda match, seat: match.play(seat, 0),
    "undo": lambda match, seat: match.undo(seat),
    "undo agreed": lambda match, seat: match.undo(seat, agreed=True),
    "is_revocable": lambda match, seat: match.is_revocable(seat, 0),
    "view": lambda match, seat: match.view(seat),
    "views": lambda match, seat: match.views([None, seat]),
    "observed": lambda match, seat: match.observed(seat),
    "explain": lambda match, seat: match.explain(seat, {"tile": 0, "x": 0, "y": 0}),
    "odds": lambda match, seat: match.odds(seat),
    "log": lambda match, seat: match.log.seen_by(seat),
}


@pytest.mark.parametrize("method", ASKING)
def test_what_is_no_seat_is_refused_everywhere(match, method):
    before = match.save()
    for seat in NO_SEATS:
        with pytest.raises(imperia.UnknownSeat, match=f"this match has seats 0 to {match.players - 1}, not "):
            ASKING[method](match, seat)
    assert match.save() == before


def test_what_is_no_step_is_refused(match):
    for step in (*NO_STEPS, -1, match.step + 1):
        with pytest.raises(imperia.UnknownStep, match=f"a step is 0 to {match.step}, not "):
            match.at(step)
    for step in NO_STEPS:
        with pytest.raises(imperia.UnknownStep, match="a step is a whole number, not "):
            match.log.since(step)
    assert match.at(match.step).notation == match.notation


@pytest.mark.parametrize("method", ["play", "why_not", "is_revocable", "action"])
def test_what_is_no_action_is_refused(match, method):
    before, seats = match.save(), match.actors[: method != "action"]
    for action in NO_ACTIONS:
        with pytest.raises(imperia.BadNotation):
            getattr(match, method)(*seats, action)
    assert match.save() == before


def test_an_action_of_another_game_is_judged_by_its_code():
    empire, legends = (imperia.game(name).position() for name in ("empire", "legends"))
    foreign = legends.action(legends.definition.codes - 1)
    assert foreign.code >= empire.definition.codes
    with pytest.raises(imperia.BadNotation, match="is no action code"):
        empire.play(0, foreign)


def test_every_code_of_every_game_can_be_said(match):
    """Also codes that mean nothing: their text says so."""
    for code in range(match.definition.codes):
        action = match.action(code)
        for lang in LANGUAGES:
            assert action.text(lang)
            assert "{" not in action.text(lang)
        assert action.notation
        assert action.json()["code"] == code


def test_a_code_that_means_nothing_says_so():
    action = imperia.game("empire").position().action(29)
    assert (str(action), action.text("pl")) == ("An action that does not exist", "Akcja, której nie ma")


@pytest.mark.parametrize("question", [None, 5, "tile", [], {}, {"tile": None}, {"tile": 1.0, "x": 0, "y": 0}])
def test_a_question_that_is_none_has_no_answer(question):
    assert imperia.game("founders").position().explain(0, question) is None


@pytest.mark.parametrize("lang", ["de", "", None, 5, []])
def test_a_language_that_is_none(match, lang):
    for say in (match.question, match.action(0).text, match.log[0].text):
        with pytest.raises(imperia.ImperiaError, match="choose one of: en, pl"):
            say(lang)


@pytest.mark.parametrize("name", ["chess", "", None, 5, [], {}])
def test_a_game_that_is_none(name):
    with pytest.raises(imperia.UnknownGame, match="choose one of: empire, legends, founders"):
        imperia.game(name)


@pytest.mark.parametrize("text", [None, 5, b"{}", [], {}])
def test_a_text_that_is_none(text):
    with pytest.raises(imperia.BadSave, match="loaded from its text"):
        imperia.load(text)
    for name in NAMES:
        with pytest.raises(imperia.BadPosition, match="read from a text"):
            imperia.game(name).read(text)


@every_game
@pytest.mark.parametrize("path", ["x" * 5000, "x\x00y", "/", ".", "./\x00", "no/such.file", "a\nb"])
def test_a_file_that_is_none(name, path):
    option = {"empire": "map", "founders": "tiles"}.get(name, "board")
    with pytest.raises(imperia.ImperiaError):
        imperia.game(name).start(players=2, seed=1, **{option: path})
    with pytest.raises(imperia.ImperiaError):
        imperia.game(name).position(**{option: path})
