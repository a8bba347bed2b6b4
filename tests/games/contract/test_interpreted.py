"""Every verb, asked about many positions and a few whole games, as rules run here: with IMPERIA_JIT=0 they
are interpreted, which line coverage needs (`make coverage`), and raise where compiled ones would write past
a field."""

import hashlib
from functools import cache

import numpy as np
import pytest

from imperia.kernel import entries
from imperia.kernel.fields import leaves
from imperia.kernel.rule import COMPILED, entry
from imperia.kernel.verbs import FREE, advised
from tests.games.contract.test_hidden import match_from
from tests.games.every_game import every_game, part_of, terms_of
from tests.games.fingerprint import fingerprints, looks, take_in
from tests.games.records import dealt, halves, played_out, see

FEW = 3
pytestmark = pytest.mark.skipif(
    COMPILED, reason="Compiled rules are compared with interpreted ones elsewhere."
)


@cache
def refusing(name):
    """The positions of the list of refusals, as matches; a test must not change them."""
    return [terms_of(name).game.position(**case[0]) for case in part_of(name, "refusals").CASES.values()]


@every_game
def test_every_verb_answers_in_every_position_of_the_lists(name):
    terms = terms_of(name)
    matches = [*refusing(name), *(terms.game.position(**case[0]) for case in terms.perft.values())]
    states = np.concatenate([match.state for match in matches])
    seats = np.array([match.actors[0] for match in matches], np.int8)
    hashes = [hashlib.sha256() for _ in matches]
    take_in(hashes, *looks(states, seats, terms.definition, refused=3, shown=3))
    assert len({each.digest() for each in hashes}) > len(matches) / 2  # some are positions of the same kind
    assert states.tobytes() == b"".join(match.state.tobytes() for match in matches)


@every_game
def test_every_verb_answers_from_the_deal_to_the_end(name):
    few = max(1, FEW // terms_of(name).slowness)
    assert len(set(fingerprints(name, few))) == few


@every_game
def test_a_deal_over_a_finished_game_is_as_over_a_blank_one(name):
    states = dealt(name, terms_of(name).some_options(2))
    fresh = states.tobytes()
    played_out(states)
    assert states.tobytes() != fresh
    entries.deal_all(states, *halves(range(len(states))))
    assert states.tobytes() == fresh


@every_game
def test_what_is_derived_tells_positions_of_the_lists_apart(name):
    terms = terms_of(name)
    matches = [*refusing(name), *(terms.game.position(**case) for case in terms.told)]
    seats = np.array([match.actors[0] if match.actors else 0 for match in matches], np.int8)
    states = np.concatenate([match.state for match in matches])
    _, derived = see(states, seats, terms.definition)
    for leaf in leaves(terms.definition.derived):
        told = len(np.unique(leaf.numbers(derived))) > 1
        assert told or leaf.follows, f"{leaf.name} says nothing"
    assert len({each.tobytes() for each in derived}) > len(matches) / 4


@entry
def advise(states, seat, codes):
    codes[0] = advised(states[0], seat)


def check_advice(match):
    """Take the action that the asked seat is advised to take, which must be allowed, or any if there is no
    advice."""
    seat, code = match.actors[0], np.zeros(1, np.int32)
    advise(match.state, seat, code)
    assert code[0] == FREE or match.why_not(seat, int(code[0])) is None
    match.play(seat, match.legal(seat)[0] if code[0] == FREE else int(code[0]))


@every_game
def test_advice_can_be_taken_in_every_position_of_the_lists(name):
    for match in refusing(name):
        check_advice(match_from(match, match.state))


@every_game
def test_advice_can_be_taken_all_through_a_match(name):
    terms = terms_of(name)
    match = terms.start(terms.every_option[0], seed=4)
    while not match.over:
        check_advice(match)
