"""What can be built and begun in a province is what the rules allow, with their reasons and prices."""

import pytest

from imperia.games.errors import BadQuestion

from .test_explaining import check_sums, moments, rich

BUILT = ("farm", "granary", "manufactory", "bunker", "strong-bunker", "camp", "port", "road")


def works(match, province, seat=0):
    return {
        each["verb"]: each for each in match.explain(seat, {"of": "works", "province": province})["works"]
    }


def allowed(match, verb):
    """The provinces in which the rules let the seat do it now."""
    trial = match.copy()
    seat, word = trial.actors[0], f"do {verb.replace('-', '_')}"
    if trial.why_not(seat, word) is not None:
        return set()
    before = trial.notation
    trial.play(seat, word)
    if trial.decision == "place":
        return {action.arguments["place"] for action in trial.legal(seat)}
    assert trial.notation != before
    return None  # there was only one place, so it has been done


@pytest.mark.parametrize("seed", range(4))
def test_what_is_possible_is_what_the_rules_allow(seed):
    compared = 0
    for match in moments(seed, 3, every=4):
        if match.decision != "action":
            continue
        seat = match.actors[0]
        told = {land: works(match, land, seat) for land in range(1, 43)}
        for verb in (*BUILT, "demolish", "explore", "rob", "stop-robbery"):
            possible = {land for land, each in told.items() if verb in each and each[verb]["why_not"] is None}
            by_the_rules = allowed(match, verb)
            if by_the_rules is None:
                assert len(possible) == 1
            else:
                assert possible == by_the_rules, verb
            compared += bool(possible)
    assert compared


def test_a_reason_is_that_of_the_place_with_its_clause():
    match = rich(3)
    assert works(match, 5)["farm"]["why_not"]["key"] == "refusal-has-tokens"
    assert works(match, 1)["farm"]["why_not"]["clause"] == "C5.1"
    assert works(match, 9)["road"]["why_not"]["key"] == "refusal-not-held"
    assert works(match, 7)["granary"]["why_not"]["key"] == "refusal-not-own"
    told = works(match, 7)["granary"]["why_not"]
    sentence = match.definition.say(match.setting, "en", told["key"], told["facts"])
    assert "is not yours" in sentence


def test_a_capital_is_only_raised_and_a_price_opens_into_its_parts():
    match = rich(3, level=[2, 3, 2])
    (level,) = works(match, 4).values()
    assert (level["verb"], level["price"]["amount"], level["why_not"]) == ("level", 19, None)
    for work in works(match, 2).values():
        if work["price"]:
            check_sums(work["price"])
    assert works(rich(3, currency=[5, 5, 5], weather="fair"), 2)["port"]["price"]["amount"] == 12


def test_who_is_meant_and_where_are_checked():
    match = rich(3)
    assert match.explain(0, {"of": "works", "province": 9, "seat": 1})["seat"] == 1
    for question in (
        {},
        {"province": 0},
        {"province": 43},
        {"province": 1, "seat": 3},
        {"province": 1, "at": 1},
    ):
        with pytest.raises(BadQuestion):
            match.explain(0, {"of": "works", **question})
