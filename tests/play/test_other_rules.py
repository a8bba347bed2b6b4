"""A saved match whose rules have changed since is shown as far as it is still the same, and says why."""

import json
import random

import pytest

import imperia
from imperia.play.past import EVERY

empire = imperia.game("empire")


ACTIONS = 2 * EVERY + 8


def saved(actions=ACTIONS):
    match, chance = empire.start(3, seed=5), random.Random(2)
    while match.step < actions:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match, json.loads(match.save())


def loading(file):
    with pytest.raises(imperia.BadSave) as problem:
        imperia.load(json.dumps(file))
    return problem.value


def test_a_save_has_fingerprints_of_positions_on_the_way():
    match, file = saved()
    assert list(file["fingerprints"]) == [str(EVERY), str(2 * EVERY), str(ACTIONS)]
    assert file["fingerprints"][str(EVERY)] == match.at(EVERY).fingerprint
    assert imperia.load(match.save()).fingerprint == match.fingerprint


def test_another_version_under_which_all_is_the_same_is_not_taken_for_ours():
    match, file = saved()
    problem = loading(file | {"rules": 2})
    assert isinstance(problem, imperia.OtherRules)
    assert problem.match.state.tobytes() == match.state.tobytes()
    assert "version 2, and this program plays version 1" in str(problem)
    assert "wersji 2, a ten program gra według wersji 1" in problem.text("pl")


def test_a_match_that_leads_elsewhere_is_the_same_up_to_the_last_fingerprint_that_is():
    match, file = saved()
    file["fingerprints"][str(2 * EVERY)] = "another"
    problem = loading(file | {"rules": 2})
    assert problem.match.step == EVERY
    assert problem.match.state.tobytes() == match.at(EVERY).state.tobytes()
    assert f"The first {EVERY} of its {ACTIONS} actions" in str(problem)


def test_an_action_that_is_no_longer_possible_ends_what_is_the_same():
    _, file = saved()
    file["actions"][2 * EVERY + 3] = "0 bid 1"
    assert loading(file | {"rules": 2}).match.step == 2 * EVERY


def test_an_older_file_without_fingerprints_is_refused():
    _, file = saved()
    del file["fingerprints"]
    problem = loading(file | {"rules": 2})
    assert not isinstance(problem, imperia.OtherRules)
    assert "version 2 of the rules of empire" in str(problem)


def test_a_file_without_fingerprints_opens_under_its_own_rules():
    match, file = saved()
    del file["fingerprints"]
    assert imperia.load(json.dumps(file)).state.tobytes() == match.state.tobytes()
