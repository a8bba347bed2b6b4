"""Why a number is what it is: parts that add up to what the rules count, for everybody who may know."""

import json
import random
from itertools import pairwise

import pytest

import imperia
from imperia.games.capitals.connection import connection
from imperia.games.capitals.economy import food_of_province, income_of_province
from imperia.games.capitals.explaining import QUESTIONS
from imperia.games.capitals.planning import PLANS
from imperia.games.capitals.provinces import find_connected, is_own
from imperia.games.capitals.state import State
from imperia.games.errors import BadQuestion
from imperia.kernel.bits import has
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.record import copy_of
from imperia.words import LANGUAGES

from ..records import redealt
from .table import at_home, own, position

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")
RICH = {
    1: {"owner": 0, "building": "farm", "captives-1": 2, "port": True, "road": True},
    2: {"owner": 0, "building": "manufactory", "infantry": 14, "cavalry": 1},
    3: {"owner": 0, "building": "granary", "palm": True, "rare": True},
    4: {"capital": 0, "infantry": 8, "artillery": 1},
    5: {"owner": 0, "robbed": True, "tokens": 2, "payments": 1, "infantry": 10},
    6: {"owner": 0, "building": "camp", "common": True, "captives-1": 3},
    7: {"owner": 1, "holder": 0, "road": True, "infantry": 2},
    8: {"owner": 0, "holder": "rebels", "infantry": 3},
    9: {"owner": 1, "building": "bunker", "infantry": 4, "port": True},
    22: {"capital": 1, "infantry": 5, "cavalry": 2},
    23: {"owner": 1, "building": "farm", "infantry": 3},
    29: {"owner": 0, "port": True, "infantry": 2, "building": "farm"},
    36: {"capital": 2, "holder": 0, "owner": 0, "infantry": 3},
}
MEANS = {
    "currency": [150, 150, 150],
    "level": [3, 3, 2],
    "seas": {44: {"fleet": 1, "frigate": 2}, 46: {"boat": 0}, 47: {"boat": 0}},
    "spies": [2, 1, 1],
    "sabotage": [1, 0, 0],
    "burned": [1, 0, 0],
    "bought_food": [1, 0, 0],
    "higher_income": [[1, 0, 1, 0, 0]],
    "lower_income": [[0, 2, 0, 0, 0]],
    "cheap_farms": [[0, 1, 0, 1]],
    "next_overseas": [-10, 5, 0],
    "overseas_dearer": [5, 0, 0],
    "weapons": [1, 0, 0],
    "cannonballs": [0, 1, 0],
}


def rich(players=3, seed=1, **keywords):
    lands = RICH if players > 2 else {n: facts for n, facts in RICH.items() if n != 36}
    means = {name: given[:players] if isinstance(given, list) else given for name, given in MEANS.items()}
    return position(**{"players": players, "lands": lands, "rounds": 8, "seed": seed, **means} | keywords)


def moments(seed, players, steps=60, every=6):
    """Moments of a match that begins in the middle and is played at random."""
    weather = ("fair", "early_winter", "heat", "frost", "storm", "severe_winter")[seed % 6]
    match, chance = rich(players, seed, weather=weather), random.Random(seed)
    for step in range(steps):
        if match.over:
            return
        if step % every == 0:
            yield match
        actor = match.actors[0]
        match.play(actor, chance.choice(match.legal(actor)))


def check_sums(part):
    """Check that every number is the sum of its parts."""
    if part["parts"] and part["amount"] is not None:
        assert part["amount"] == sum(each["amount"] for each in part["parts"]), part
    for each in part["parts"]:
        check_sums(each)


def every_part(answer):
    if isinstance(answer, dict):
        if "key" in answer and "facts" in answer:
            yield answer
        for value in answer.values():
            yield from every_part(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from every_part(value)


def everything(match, seat=0):
    """All that can be asked about a seat and the map."""
    of_seats = ("income", "upkeep", "food", "points", "prices", "forecast", "warnings")
    whose = [{"of": of, "seat": seat} for of in of_seats]
    lands = range(1, 43)
    whose += [{"of": "works", "province": land, "seat": seat} for land in range(1, 10)]
    return whose + [{"of": of, "province": land} for of in ("province", "connection") for land in lands]


# ----- Parts add up to what the rules count


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_parts_add_up_to_what_the_rules_count_at_any_moment_of_a_match(seed, players):
    for match in moments(seed, players):
        view = match.view(None)
        for seat, shown in enumerate(view["seats"]):
            answers = {
                of: match.explain(None, {"of": of, "seat": seat})
                for of in ("income", "upkeep", "food", "points")
            }
            for answer in answers.values():
                check_sums(answer)
            assert answers["income"]["amount"] == shown["income"]
            assert answers["upkeep"]["amount"] == shown["upkeep"]
            supply, *_, need = answers["food"]["parts"]
            assert (supply["amount"], -need["amount"]) == (shown["food"], shown["need"])
            assert answers["points"]["amount"] == view["scores"][seat]["total"]


def test_every_kind_of_part_is_named_with_its_clause():
    match = rich(4, weather="heat")
    told = {
        part["key"]: (part["amount"], part["clause"]) for part in match.explain(0, {"of": "income"})["parts"]
    }
    assert told == {
        "explain-own-capital": (4, "C6.1"),
        "explain-capital-of-level-three": (1, "C6.1"),
        "explain-enemy-capital": (2, "C6.1"),
        "explain-provinces": (2, "C6.1"),
        "explain-farms": (4, "C5.4"),
        "explain-manufactories": (2, "C5.4"),
        "explain-rare-minerals": (4, "C11.1"),
        "explain-common-minerals": (3, "C11.1"),
        "explain-palms": (2, "C11.4"),
        "explain-robbery": (2, "C6.5"),
        "explain-boats": (2, "C16.2"),
        "explain-sabotage": (-6, "C14.2"),
        "explain-lower-income": (-2, "C11.4"),
        "explain-higher-income": (5, "C11.4"),
    }
    (farms,) = [
        part for part in match.explain(0, {"of": "income"})["parts"] if part["key"] == "explain-farms"
    ]
    assert [(part["facts"]["place"], part["amount"]) for part in farms["parts"]] == [(1, 2), (29, 2)]
    assert [(part["key"], part["amount"], part["clause"]) for part in farms["parts"][0]["parts"]] == [
        ("explain-usual", 1, "C5.4"),
        ("explain-by-weather", 1, "C4.1"),
    ]


def test_what_would_be_below_zero_says_so():
    match = at_home(sabotage=[2, 0], burned=[9, 0])
    assert match.explain(0, {"of": "income"})["parts"][-1] == {
        "key": "explain-not-below-zero",
        "amount": 8,
        "clause": "C6.1",
        "facts": {},
        "parts": [],
    }
    assert match.explain(0, {"of": "food"})["parts"][0]["amount"] == 0


def test_upkeep_opens_into_provinces_and_these_into_buildings_captives_and_units():
    upkeep = rich(4).explain(0, {"of": "upkeep"})
    assert {part["facts"]["place"]: part["amount"] for part in upkeep["parts"]} == {
        1: 0,
        2: 5,
        5: 2,
        6: 0,
        29: 1,
    }
    (first, second, third, *_) = upkeep["parts"]
    assert [(part["key"], part["amount"]) for part in first["parts"]] == [
        ("explain-port", 1),
        ("explain-road", 1),
        ("explain-captives-work", -2),
    ]
    assert [(part["amount"], part["facts"]) for part in second["parts"]] == [(5, {"units": 15, "limit": 10})]
    assert third["parts"][0]["facts"] == {"units": 10, "limit": 8}  # two red tokens


def test_three_players_are_told_their_own_clause():
    parts = rich(3).explain(0, {"of": "income"})["parts"]
    told = {part["key"]: (part["amount"], part["clause"]) for part in parts}
    assert told["explain-own-capital"] == (5, "C17")
    assert told["explain-enemy-capital"] == (4, "C17")
    road = next(
        part for part in every_part(rich(3).explain(0, {"of": "upkeep"})) if part["key"] == "explain-road"
    )
    assert (road["amount"], road["clause"]) == (0, "C17")


def test_prices_open_into_what_changes_them():
    prices = rich(weather="storm").explain(0, {"of": "prices"})["prices"]
    for price in prices.values():
        check_sums(price)
    assert [(part["key"], part["amount"]) for part in prices["farm"]["parts"]] == [
        ("explain-listed-price", 11),
        ("explain-by-weather", 3),
        ("explain-cheaper-farms", -8),
    ]
    assert prices["overseas"]["amount"] == 15 + 5 - 10
    roads = rich(weather="storm", free_roads=[2]).explain(0, {"of": "prices"})["prices"]["road"]
    assert roads["amount"] == 0
    away = rich(lands={**RICH, 4: {"capital": 0, "holder": 1, "infantry": 1}}).explain(0, {"of": "prices"})
    assert (away["prices"]["cavalry"]["amount"], away["prices"]["cavalry"]["clause"]) == (9, "C13.5")


@pytest.mark.parametrize("weather", ["fair", "storm"])
@pytest.mark.parametrize(
    "verb", ["farm", "granary", "port", "road", "level", "spy", "builder", "overseas", "explore", "boat"]
)
def test_a_price_is_what_is_paid(verb, weather):
    if (verb, weather) == ("overseas", "storm"):
        return  # no expedition can leave
    lands = {**RICH, 7: {"owner": 0}}
    match = rich(4, weather=weather, lands=lands, level=[2], free_roads=[0])
    price = match.explain(0, {"of": "prices"})["prices"][verb]["amount"]
    match.play(0, f"do {verb}")
    while match.decision != "action":
        match.play(0, match.legal(0)[0])
    assert 150 - match.view(None)["seats"][0]["currency"] == price


# ----- Provinces


@pytest.mark.parametrize("seed", range(3))
def test_a_province_yields_what_the_rules_count_there(seed):
    for match in moments(seed, 4, every=15):
        state = seen(copy_of(match.state), State)
        for land in range(42):
            answer = match.explain(None, {"of": "province", "province": land + 1})
            for name in ("income", "food", "upkeep", "limit", "march", "defence"):
                if answer[name]:
                    check_sums(answer[name])
            holder = state.lands[land].holder
            if 0 <= holder < 4 and state.lands[land].capital < 0:
                own_land = in_python(is_own)(state, holder, land)
                expected = in_python(income_of_province)(state, land, state.weather) if own_land else 0
                assert answer["income"]["amount"] == expected
                fed = in_python(food_of_province)(state, land, state.weather) if own_land else 0
                assert answer["food"]["amount"] == fed


def test_what_helps_defenders_of_a_province():
    match = rich(weather="severe_winter")
    defence = match.explain(0, {"of": "province", "province": 9})["defence"]
    assert {part["key"]: part["amount"] for part in defence["parts"]} == {
        "modifier-bunker": 10,
        "modifier-cannonballs": 2,
        "modifier-port": 8,
        "modifier-weather": 8,
    }
    home = match.explain(0, {"of": "province", "province": 4})["defence"]
    assert {part["key"]: part["amount"] for part in home["parts"]} == {
        "modifier-dug-in": 2,
        "modifier-capital": 10,
        "modifier-rebellions": -4,
        "modifier-weapons": 3,
        "modifier-weather": 8,
    }


# ----- Connection


@pytest.mark.parametrize("seed", range(4))
def test_what_is_called_connected_is_what_the_rules_find(seed):
    for match in moments(seed, 3, every=4):
        state = seen(copy_of(match.state), State)
        for seat in range(3):
            in_python(find_connected)(state, seat)
            for land in range(42):
                if state.lands[land].holder == seat:
                    answer = connection(state, land)
                    assert answer["connected"] == in_python(has)(state.reached, land)
                    assert answer["parts"] or answer["home"] == land + 1


def test_the_chain_of_a_connection():
    match = rich()
    answer = match.explain(0, {"of": "connection", "province": 29})
    assert answer["connected"]
    assert answer["home"] == 4
    assert answer["parts"][0]["key"] == "explain-link-by-ports"
    ends = [(part["facts"]["origin"], part["facts"]["place"]) for part in answer["parts"]]
    assert (ends[0][0], ends[-1][1]) == (29, 4)
    assert all(before[1] == after[0] for before, after in pairwise(ends))


def test_what_a_connection_lacks():
    lands = {**RICH, 1: {"owner": 0}, 29: {"owner": 0, "infantry": 1}}
    answer = rich(lands=lands).explain(0, {"of": "connection", "province": 29})
    keys = {part["key"] for part in answer["parts"]}
    assert not answer["connected"]
    assert keys == {"explain-border-of-nobody", "explain-no-port-here"}
    seas = {sea: {"fleet": 1, "frigate": 1} for sea in range(43, 58)}
    blocked = rich(seas=seas).explain(0, {"of": "connection", "province": 29})
    assert "explain-port-blocked" in {part["key"] for part in blocked["parts"]}
    for land, key in ((8, "held-by-rebels"), (42, "held-by-nobody")):
        parts = rich().explain(0, {"of": "connection", "province": land})["parts"]
        assert [part["key"] for part in parts] == [f"explain-{key}"]
    lost = rich(lands={**RICH, 4: {"capital": 0, "holder": 1, "infantry": 1}})
    parts = lost.explain(0, {"of": "connection", "province": 2})["parts"]
    assert [part["key"] for part in parts] == ["explain-no-capital"]


# ----- Battles


def test_modifiers_of_a_battle_are_parts_of_what_the_attacker_has_more():
    match = rich(weather="early_winter")
    asked = {"target": 9, "groups": [{"place": 2, "unit": "infantry", "number": 4}]}
    with pytest.raises(BadQuestion):
        match.explain(0, {"of": "battle", **asked})  # the target is not adjacent
    match = at_home({**own(1, infantry=6), 2: {"owner": 1, "infantry": 3, "building": "bunker"}})
    asked = {"target": 2, "groups": [{"place": 1, "unit": "infantry", "number": 6}]}
    answer = match.explain(0, {"of": "battle", **asked})
    check_sums(answer)
    assert answer["amount"] == 6 - 10
    assert {name: answer[name] for name in match.odds(0, asked)} == match.odds(0, asked)


# ----- Nothing hidden, all of it JSON and words


@pytest.mark.parametrize("seed", range(3))
def test_answers_are_the_same_whatever_is_hidden(seed):
    ships = [{"kind": "ship", "origin": 1, "target": 22, "turns": 1, "infantry": 4, "paid": 4}]
    builders = [{"kind": "builder", "origin": 9, "target": 23, "turns": 1}]
    match = rich(3, seed, voyages=[ships, builders])
    for action in ("do deal", "card nothing", "card sabotage", "card incitement"):
        match.play(0, action)
    for viewer in (1, 2):
        other = imperia.Match(
            match.definition, match.setting, redealt(match.state, viewer, seed + 5), match.beginning
        )
        assert other.state.tobytes() != match.state.tobytes()
        for seat in range(3):
            for question in everything(match, seat):
                assert match.explain(viewer, question) == other.explain(viewer, question)


def test_every_part_can_be_said_in_every_language():
    ships = [
        {"kind": "ship", "origin": 1, "target": 22, "turns": 1, "infantry": 4, "paid": 4},
        {"kind": "ship", "origin": 1, "target": 29, "turns": 1, "infantry": 1, "paid": 1},
        {"kind": "builder", "origin": 1, "target": 36, "turns": 1},
        {"kind": "convoy", "origin": 1, "target": 29, "turns": 1, "cavalry": 2},
        {"kind": "inland", "origin": 2, "target": 2, "turns": 1},
        {"kind": "overseas", "turns": 1},
    ]
    match = rich(voyages=[ships], incited=[2], hungry=[1])
    different = {}
    for viewer in (0, 1):
        for question in everything(match):
            for part in every_part(match.explain(viewer, question)):
                different[json.dumps([part["key"], part["facts"], part["clause"]])] = part
    for part in different.values():
        for lang in LANGUAGES:
            sentence = match.definition.say(match.setting, lang, part["key"], part["facts"], NAMES)
            assert sentence
            assert "{" not in sentence
            assert match.definition.rulebook(lang).find(part["clause"])
    assert len({part["key"] for part in different.values()}) > 50


# ----- Questions that are none


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({}, "a question has"),
        ({"of": "weather"}, "'weather'"),
        ({"of": 3}, "one of 'income', 'upkeep'"),
        ({"of": ["income"]}, "one of"),
        ({"of": "province"}, "'province', a whole number from 1 to 42"),
        ({"of": "province", "province": 43}, "not 43"),
        ({"of": "connection", "province": True}, "not True"),
        ({"of": "income", "seat": 3}, "from 0 to 2"),
        ({"of": "income", "seat": "0"}, "from 0 to 2"),
        ({"of": "income", "province": 3}, "not 'province'"),
        ({"of": "province", "province": 3, "seat": 0}, "not 'seat'"),
        ({"of": "battle", "target": 99}, "'target'"),
    ],
)
def test_a_question_that_is_none_says_what_may_be_asked(question, why):
    match = rich()
    before = match.notation
    with pytest.raises(BadQuestion, match=why) as problem:
        match.explain(0, question)
    assert problem.value.text("pl")
    assert match.notation == before


def test_every_question_is_answered_to_a_spectator_too():
    match = rich()
    for of in QUESTIONS:
        if of in ("battle", "reach", *PLANS):  # these need a battle, or one's own things
            continue
        here = {"province": 4}
        more = {"province": here, "connection": here, "works": here, "layer": {"layer": "food"}}
        question = {"of": of, **more.get(of, {})}
        assert match.explain(None, question)["of"] == of
