"""Why can't I? Every reason of every game is reached, with its clause, in both languages.

Each game lists its reasons in `refusals.py`: `CASES` has a position, what the seat that is asked tries, and
the clause that forbids it; `NOT_ASKED` has what a seat that is not asked is told. The clauses are cited
there.
"""

from __future__ import annotations

from typing import Any

import pytest

import imperia
from imperia.kernel.actions import NO_SUCH_ACTION
from tests.games.every_game import NAMES, every_game, part_of, terms_of
from tests.games.playing import refusal
from tests.games.records import refusals

CASES = [(name, reason) for name in NAMES for reason in part_of(name, "refusals").CASES]
NOT_ASKED = [(name, *case) for name in NAMES for case in part_of(name, "refusals").NOT_ASKED]


def open_position(name: str, keywords: dict[str, Any]) -> imperia.Match:
    return terms_of(name).game.position(**keywords)


@every_game
def test_every_reason_has_a_case(name):
    refused = part_of(name, "refusals")
    cases = {f"refusal-{reason}" for reason in (*refused.CASES, *getattr(refused, "NEVER_MET", ()))}
    assert cases == set(imperia.game(name).definition.reasons_of_the_rules())


@pytest.mark.parametrize(("name", "reason"), CASES)
def test_the_reason_is_given_with_its_clause(name, reason):
    keywords, action, clause = part_of(name, "refusals").CASES[reason]
    match = open_position(name, keywords)
    refused = refusal(match, match.actors[0], action)
    assert (refused.key, refused.clause) == (f"refusal-{reason}", clause)
    for lang in ("en", "pl"):
        assert refused.text(lang).endswith(f" ({clause})")
        assert "{" not in refused.text(lang)
    assert str(refused) == refused.text("en") == str(match.why_not(match.actors[0], action))


@pytest.mark.parametrize(("name", "keywords", "seat", "action", "reason", "clause"), NOT_ASKED)
def test_a_seat_that_is_not_asked(name, keywords, seat, action, reason, clause):
    refused = refusal(open_position(name, keywords), seat, action)
    assert (refused.key, refused.clause) == (f"refusal-{reason}", clause)


@every_game
def test_numbers_that_are_no_action(name):
    definition, state = imperia.game(name).definition, open_position(name, {}).state
    whys = refusals(state, 0)
    for code in range(len(whys)):
        if code >= definition.codes or definition.actions.kind_of(code) is None:
            assert whys[code] == NO_SUCH_ACTION
            assert definition.refusal(state, 0, code, NO_SUCH_ACTION).key == "refusal-no-such-action"


@every_game
def test_every_code_is_allowed_or_refused_in_words(name):
    """In every position of the list and at the end, for two seats: a refusal is missing just where an action
    is legal, and no sentence, of a refusal or of an action, has a gap."""
    positions = [case[0] for case in part_of(name, "refusals").CASES.values()]
    definition, said = imperia.game(name).definition, set()
    kinds = [definition.action(code)[0] for code in range(definition.codes)]
    for keywords in (*positions, {"step": "over"}):
        match = open_position(name, keywords)
        for seat in (0, 1):
            whys = refusals(match.state, seat)[: len(kinds)].tolist()
            if seat in match.actors:
                assert [action.code for action in match.legal(seat)] == [
                    n for n, why in enumerate(whys) if not why
                ]
            heard = {
                (kind, why, seat in match.actors): code
                for code, (kind, why) in enumerate(zip(kinds, whys, strict=True))
            }
            for code in (code for case, code in heard.items() if case not in said):
                check_words(match, seat, code)
            said |= set(heard)


def check_words(match: imperia.Match, seat: int, code: int) -> None:
    action, refused = match.action(code), match.why_not(seat, code)
    assert (refused is None) == (code in {action.code for action in match.legal(seat)})
    texts = [action.text("en"), action.text("pl")] if action.kind != "none" else []
    texts += [refused.text("en"), refused.text("pl")] if refused else []
    assert not any("{" in text for text in texts)
