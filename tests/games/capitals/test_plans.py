"""Plans, which are put together before they are carried out: every plan is possible, and does what was
asked."""

import pytest

from imperia.games.errors import BadQuestion

from .table import at_home, currency, land, own, play


def carried_out(match, answer, seat=0):
    after = match.copy()
    for step in answer["steps"]:
        assert after.actors == (seat,)
        after.play(seat, step)
    return after


def side(good="nothing", amount=0):
    return {"good": good, "amount": amount} if amount else {"good": good}


def trade(match, other, gives, gets, seat=0):
    question = {"of": "offer", "other": other, "trade": {"gives": side(*gives), "gets": side(*gets)}}
    return match.explain(seat, question)


def peace(match, other, takes=(), gives=(), payer="nobody", amount=0):
    terms = {"takes": list(takes), "gives": list(gives), "payer": payer}
    if amount:
        terms["amount"] = amount
    return match.explain(0, {"of": "offer", "other": other, "peace": terms})


def changes(answer, seat):
    of_seat = next(each for each in answer["meaning"] if each["seat"] == seat)
    return {each["figure"]: (each["now"], each["then"]) for each in of_seat["changes"]}


# ----- Trade


@pytest.mark.parametrize("players", [2, 3])  # with two, the partner is not asked (C3.5)
@pytest.mark.parametrize(
    ("gives", "gets"),
    [
        (("currency", 7), ("food", 1)),
        (("currency", 1), ()),
        ((), ("currency", 2)),
        (("currency", 40), ("currency", 5)),
    ],
)
def test_a_trade_is_sent_by_its_steps(players, gives, gets):  # C13.9
    match = at_home(players=players, currency=[40, 5], spare_food=[0, 1])
    answer = trade(match, 1, gives, gets)
    after = carried_out(match, answer)
    assert after.actors == (1,)
    offer = after.view(1)["offer"]
    assert offer["partner"] == 1
    assert [(each["good"], each["amount"]) for each in offer["sides"]] == [
        gives or ("nothing", 0),
        gets or ("nothing", 0),
    ]


def test_a_trade_that_cannot_be_made_says_why():  # C13.9
    match = at_home(players=3, currency=[4, 5])
    assert trade(match, 1, (), ())["why"]["key"] == "refusal-both-empty"
    assert trade(match, 1, ("food", 1), ())["why"]["key"] == "refusal-nothing-to-give"
    beyond = trade(match, 1, ("currency", 5), ())
    assert (beyond["steps"], beyond["why"]["clause"]) == (None, "C3.5")
    play(match, "do trade", "partner 1", "good currency", "number 1", "good nothing", "send", "no")
    assert trade(match, 1, ("currency", 1), ())["why"]["key"] == "refusal-offered-already"


def test_what_has_one_answer_and_another_than_the_wish_is_refused():  # C3.5
    match = at_home(currency=[1, 0])
    assert trade(match, 1, ("currency", 1), ())["steps"]
    assert trade(match, 1, ("currency", 2), ())["steps"] is None


def test_a_trade_means_the_same_to_both_and_to_those_who_look_on():
    match = at_home(players=3, currency=[40, 5], spare_food=[0, 1])
    answer = trade(match, 1, ("currency", 7), ("food", 1))
    assert changes(answer, 0)["currency"] == (40, 33)
    assert changes(answer, 1)["currency"] == (5, 12)
    assert changes(answer, 1)["spare_food"] == (1, 0)
    assert changes(answer, 0)["food"][1] == changes(answer, 0)["food"][0] + 1  # C7.4
    waiting = carried_out(match, answer)
    for seat in (0, 1, 2, None):
        assert waiting.explain(seat, {"of": "offer"})["meaning"] == answer["meaning"]
    accepted = play(waiting, "yes")
    assert (currency(accepted, 0), currency(accepted, 1)) == (33, 12)


# ----- Peace

WAR = {
    **own(5, 6),
    1: {"owner": 1, "holder": 0, "infantry": 2},  # we occupy it
    2: {"owner": 0, "holder": 1, "infantry": 3},  # and they occupy this one
}


def test_a_peace_is_sent_by_its_steps():  # C13.6, C13.9
    match = at_home(WAR, currency=[30, 9])
    answer = peace(match, 1, takes=[2], gives=[1], payer="me", amount=12)
    after = carried_out(match, answer)
    assert after.actors == (1,)
    assert changes(answer, 0)["currency"] == (30, 18)
    sent = {each["seat"]: each["sent_home"] for each in answer["meaning"]}
    assert sent == {0: 2, 1: 3}
    play(after, "yes")
    assert {place: land(after, place).owner for place in (1, 2)} == {1: 1, 2: 0}
    assert (currency(after, 0), currency(after, 1)) == (18, 21)
    assert changes(answer, 0)["provinces"] == (3, 4)
    assert changes(answer, 1)["provinces"] == (1, 2)
    assert "soldiers" not in changes(answer, 0)  # they only go home (C13.6)


def test_all_that_can_be_ceded_is_told_and_can_be():  # C13.9
    match = at_home(WAR, players=3, currency=[30, 9, 0])
    partners = {each["seat"]: each for each in match.explain(0, {"of": "offers"})["partners"]}
    assert set(partners) == {1, 2}
    assert partners[1]["takes"] == [1, 2]
    assert partners[1]["gives"] == [1, 2, 5, 6]
    assert partners[2]["gives"] == [5, 6]
    assert partners[1]["trade"] is partners[1]["peace"] is None
    for place in partners[1]["takes"]:
        assert peace(match, 1, takes=[place])["steps"]
    for place in partners[1]["gives"]:
        assert peace(match, 1, gives=[place])["steps"]
    assert peace(match, 1, gives=[4])["why"]["key"] == "refusal-is-capital"
    assert peace(match, 1)["why"]["key"] == "refusal-no-change"
    assert peace(match, 1, takes=[2], gives=[2])["why"]["key"] == "refusal-no-change"


def test_one_offer_a_turn_to_each():  # C13.9
    match = at_home(WAR, players=3, currency=[30, 9, 0])
    after = carried_out(match, peace(match, 1, takes=[2]))
    play(after, "no")
    partners = {each["seat"]: each for each in after.explain(0, {"of": "offers"})["partners"]}
    assert partners[1]["peace"]["key"] == "refusal-offered-already"
    assert partners[2]["peace"] is None


# ----- Spies


@pytest.mark.parametrize(
    "cards",
    [
        ["counterintelligence", "sabotage", "nothing"],
        ["nothing", "burning_food", "incitement"],
        ["nothing", "nothing", "nothing"],
        ["nothing", "nothing", "sabotage"],
    ],
)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_hand_of_cards_is_dealt_by_its_steps(cards, first):  # C14.3
    match = at_home(players=3, spies=[2], first=first)
    after = carried_out(match, match.explain(0, {"of": "deal", "cards": cards}))
    assert after.view(0)["seats"][0]["cards"] == cards
    assert after.view(1)["seats"][0]["cards"] == ["unknown"] * 3


def test_a_hand_that_cannot_be_dealt_says_why():  # C14.1, C14.3
    match = at_home(players=3, spies=[1])
    two = match.explain(0, {"of": "deal", "cards": ["counterintelligence", "sabotage", "nothing"]})
    assert (two["steps"], two["why"]["key"]) == (None, "refusal-no-card-left")
    own_sabotage = match.explain(0, {"of": "deal", "cards": ["sabotage", "nothing", "nothing"]})
    assert own_sabotage["why"]["key"] == "refusal-not-to-oneself"


# ----- Ships

COAST = {1: {"owner": 0, "port": True, "infantry": 4, "cavalry": 1}}


def test_a_ship_sails_by_its_steps_and_others_do_not_learn_where_to():  # C9.2, C19
    match = at_home(COAST, currency=[40], level=[2])
    facts = match.explain(0, {"of": "ship"})
    (port,) = facts["ports"]
    assert (facts["room"], port["place"], port["movable"]) == (10, 1, {"infantry": 4, "cavalry": 1})
    assert 1 not in port["targets"]
    target = port["targets"][-1]
    for units in ({"infantry": 1}, {"infantry": 3, "cavalry": 1}, {"infantry": 4, "cavalry": 1}):
        answer = match.explain(0, {"of": "ship", "port": 1, "target": target, "units": units})
        after = carried_out(match, answer)
        (voyage,) = after.view(0)["seats"][0]["voyages"]
        assert voyage["to"] == target
        assert {kind: voyage[kind] for kind in units} == units
        assert currency(after) == 40 - answer["cost"]
        assert after.view(1)["seats"][0]["voyages"][0]["to"] == "unknown"


def test_a_ship_that_cannot_sail_says_why():  # C9.1
    match = at_home({1: {"owner": 0, "port": True, "infantry": 11}}, currency=[9], level=[2])
    assert (
        match.explain(0, {"of": "ship", "port": 1, "target": 2, "units": {"infantry": 11}})["steps"] is None
    )
    assert match.explain(0, {"of": "ship", "port": 1, "target": 2, "units": {}})["steps"] is None


# ----- Questions that are none


@pytest.mark.parametrize(
    "question",
    [
        {"of": "offers", "more": 1},
        {"of": "offer"},
        {"of": "offer", "other": 0, "trade": {}},
        {"of": "offer", "other": 1},
        {"of": "offer", "other": 1, "trade": {"gives": 3, "gets": {"good": "food"}}},
        {"of": "offer", "other": 1, "trade": {"gives": {"good": "gold"}, "gets": {"good": "nothing"}}},
        {"of": "offer", "other": 1, "trade": {"gives": {"good": "food"}, "gets": {"good": "nothing"}}},
        {"of": "offer", "other": 1, "peace": {"takes": 4, "gives": [], "payer": "me"}},
        {"of": "offer", "other": 1, "peace": {"takes": [99], "gives": [], "payer": "nobody"}},
        {"of": "offer", "other": 1, "peace": {"takes": [], "gives": [], "payer": "you"}},
        {"of": "deal", "cards": ["sabotage"]},
        {"of": "deal", "cards": ["sabotage", 3]},
        {"of": "deal"},
        {"of": "ship", "port": 1},
        {"of": "ship", "port": 1, "target": 2, "units": {"frigate": 1}},
        {"of": "ship", "port": 1, "target": 2, "units": {"infantry": -1}},
    ],
)
def test_a_question_that_is_none_says_what_is_wrong(question):
    with pytest.raises(BadQuestion) as refusal:
        at_home(COAST).explain(0, question)
    assert str(refusal.value)
    assert refusal.value.text("pl") != str(refusal.value)


def test_plans_are_told_to_whoever_chooses_what_to_do():
    match = at_home(COAST)
    for seat in (1, None):
        for of in ("offers", "ship"):
            with pytest.raises(BadQuestion, match="on your turn"):
                match.explain(seat, {"of": of})
