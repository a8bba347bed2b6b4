"""The forecast of a player's next turn comes true if nothing else happens."""

import random

import pytest

import imperia
from imperia.games.capitals.forecast import round_of_next_income
from imperia.games.capitals.state import State
from imperia.kernel.in_python import seen

from .table import at_home, end_turn, next_own_turn, own, position, told
from .test_explaining import RICH, check_sums, rich

# Only these events may happen meanwhile: a forecast cannot know what comes of other dice, or of other seats.
QUIET = {
    "round-begins",
    "weather",
    "turn-begins",
    "turn-ends",
    "convoy-arrives",
    "ship-arrives",
    "port-built-by-ship",
    "builder-ship-lost",
    "occupied",
    "income",
    "robbery-ends",
    "upkeep",
    "food",
}


def quietly(match, seat):
    """Let every seat end its turn until this seat has eaten. Returns what happened, or None if it was not
    quiet."""
    since = match.step
    while not match.over:
        actor = match.actors[0]
        if match.decision != "action":
            return None
        match.play(actor, "do end")
        events = list(match.log.since(since))
        eaten = [
            n for n, event in enumerate(events) if event.key == "food" and event.arguments["seat"] == seat
        ]
        if eaten:
            before = events[: eaten[0]]
            quiet = all(event.key in QUIET for event in before)
            return events[: eaten[0] + 1] if quiet else None
    return None


def of(events, key, seat):
    return [e.arguments for e in events if e.key == key and e.arguments["seat"] == seat]


@pytest.mark.parametrize("players", [2, 3])
def test_the_forecast_comes_true(players):
    true = 0
    for seed in range(5):
        chance = random.Random(seed)
        weather = ("fair", "heat", "storm", "severe_winter", "frost")[seed % 5]
        match = rich(players, seed, weather=weather, weather_rounds=1 + seed % 3)
        for step in range(24):
            if match.over:
                break
            if step % 6 == 0 and match.decision == "action":
                for seat in range(players):
                    true += comes_true(match, seat)
            actor = match.actors[0]
            match.play(actor, chance.choice(match.legal(actor)))
    assert true > 4


def comes_true(match, seat):
    foretold = match.explain(seat, {"of": "forecast"})
    later = match.copy()
    events = quietly(later, seat)
    if events is None or foretold["round"] is None:
        return 0
    assert later.view(None)["round"] == foretold["round"]
    rolled = [e.arguments["weather"] for e in events if e.key == "weather"]
    assert bool(rolled) == (len(foretold["weathers"]) > 1)
    (then,) = [case for case in foretold["weathers"] if case["weather"] == later.view(None)["weather"]]
    for name in ("income", "upkeep", "food", "currency"):
        check_sums(then[name])
    assert then["income"]["amount"] == of(events, "income", seat)[0]["currency"]
    paid = of(events, "upkeep", seat)
    assert then["upkeep"]["amount"] == (paid[0]["currency"] if paid else 0)
    eaten = of(events, "food", seat)[0]
    assert then["food"]["amount"] == eaten["supply"] + eaten["bought"] - eaten["need"]
    assert (then["hunger"] is None) == (eaten["supply"] + eaten["bought"] >= eaten["need"])
    return 1


def test_upkeep_that_cannot_be_paid_is_foretold():
    match = at_home({**own(1, port=True, infantry=30)}, currency=[0, 0], weather_rounds=3)
    (then,) = match.explain(0, {"of": "forecast"})["weathers"]
    assert then["currency"]["amount"] == 4 - 1 - 20
    assert then["unpaid"] == 17
    next_own_turn(match)
    assert match.decision == "give_up_what"


def test_hunger_is_foretold_with_its_die():
    few = at_home(own(1, 2, 3, 5, 6, infantry=1), weather_rounds=3)
    (then,) = few.explain(0, {"of": "forecast"})["weathers"]
    assert then["hunger"] == {
        "key": "explain-hunger",
        "amount": None,
        "clause": "C7.3",
        "facts": {"die": 4, "most": 4, "provinces": 6},
        "parts": [],
        "die": 4,
        "most": 4,
    }
    many = at_home(own(*range(6, 18), infantry=1), weather_rounds=3)
    assert many.explain(0, {"of": "forecast"})["weathers"][0]["hunger"]["die"] == 6


def test_the_weather_of_another_round_has_the_chances_of_the_table():
    match = at_home(weather="heat", weather_rounds=1)
    cases = match.explain(0, {"of": "forecast"})["weathers"]
    assert {case["weather"]: case["chance"] for case in cases} == {
        "fair": 0.40,
        "early_winter": 0.15,
        "heat": 0.10,
        "frost": 0.10,
        "storm": 0.10,
        "severe_winter": 0.15,
    }
    assert len(match.explain(1, {"of": "forecast"})["weathers"]) == 1  # it is in the same round
    assert len(at_home(weather="heat", weather_rounds=2).explain(0, {"of": "forecast"})["weathers"]) == 1


def test_what_arrives_is_told_and_what_is_certain_is_counted():
    ships = [
        {"kind": "convoy", "origin": 1, "target": 29, "turns": 1, "infantry": 12},
        {"kind": "builder", "origin": 1, "target": 5, "turns": 1},
        {"kind": "ship", "origin": 1, "target": 22, "turns": 1, "infantry": 4, "paid": 4},
        {"kind": "inland", "origin": 2, "target": 2, "turns": 1},
        {"kind": "overseas", "turns": 1},
        {"kind": "overseas", "turns": 2},
    ]
    lands = {**RICH, 5: {"owner": 0}}
    match = rich(4, lands=lands, voyages=[ships], weather_rounds=2)
    foretold = match.explain(0, {"of": "forecast"})
    assert [each["key"] for each in foretold["arrivals"]] == [
        "explain-convoy-arrives",
        "explain-builder-arrives",
        "explain-ship-attacks",
        "explain-expedition-arrives",
        "explain-overseas-arrives",
    ]
    (then,) = foretold["weathers"]
    upkeep = {part["facts"]["place"]: part["amount"] for part in then["upkeep"]["parts"]}
    assert upkeep[29] == 1 + 4  # for a port and 14 units
    assert upkeep[5] == 1
    assert 0 < foretold["arrivals"][2]["win"] < 1
    for arrival in foretold["arrivals"][3:]:
        assert sum(case["chance"] for case in arrival["chances"]) == pytest.approx(1)
    hidden = match.explain(1, {"of": "forecast", "seat": 0})["arrivals"]
    assert [each["key"] for each in hidden][1:3] == [
        "explain-builder-arrives-somewhere",
        "explain-ship-arrives-somewhere",
    ]


def test_threats_are_told_with_their_chances():
    lands = {4: {"capital": 0}, **own(1, 2, infantry=2, tokens=1)}
    match = at_home(lands, hungry=[1, 0], incited=[2, 0])
    told_of = [(each["key"], each["facts"]) for each in match.explain(0, {"of": "forecast"})["threats"]]
    assert told_of == [
        ("explain-hunger-revolt", {"chance": 79, "die": 10}),
        ("explain-token-revolt", {"chance": 60, "die": 6}),
        ("explain-incited", {"number": 2, "die": 3}),
    ]
    around = {n: {"owner": 1, "infantry": 1} for n in (1, 2, 3, 5, 6, 7)}
    besieged = position(lands={4: {"capital": 0, "infantry": 9}, 22: {"capital": 1}, **around})
    assert [each["key"] for each in besieged.explain(0, {"of": "forecast"})["threats"]] == ["explain-siege"]
    end_turn(besieged)
    assert told(besieged, "siege")


def test_who_has_no_further_turn_is_told_so():
    match = position(rounds=5, round=5)
    assert match.explain(0, {"of": "forecast"})["round"] is None
    assert match.explain(1, {"of": "forecast"})["round"] == 5
    assert match.explain(0, {"of": "forecast"})["key"] == "explain-no-more-turns"


def test_before_the_first_round_the_first_turn_is_foretold():
    match = imperia.game("capitals").start(players=3, seed=1)
    assert round_of_next_income(seen(match.state, State), 0) == 1
    foretold = match.explain(0, {"of": "forecast"})
    assert len(foretold["weathers"]) == 6


# ----- Before a turn ends


def warned(match, seat=0):
    return {each["key"]: each for each in match.explain(seat, {"of": "warnings"})["warnings"]}


def test_nothing_threatens_who_is_fed_and_guarded():
    assert warned(at_home({4: {"capital": 0, "infantry": 1}})) == {}


@pytest.mark.parametrize(("near", "number"), [({}, 0), ({5: {"owner": 1, "infantry": 3}}, 3)])
def test_an_empty_capital_is_a_warning_with_the_enemies_beside_it(near, number):
    empty = warned(at_home(near))["explain-empty-capital"]
    assert (empty["clause"], empty["facts"]) == ("C10.10", {"place": 4, "number": number})


def test_hunger_that_is_certain_or_depends_on_the_weather():
    many = own(1, 2, 3, 5, 6, 7, 8, 9, infantry=2)
    hungry = warned(at_home(many))["explain-will-hunger"]
    assert hungry["facts"] == {"chance": 100, "missing": 2, "most": 4}
    farms = at_home(own(1, 2, 3, 5, 6, infantry=1) | own(7, building="farm"), weather_rounds=1)
    told = warned(farms)["explain-will-hunger"]
    assert told["facts"] == {"chance": 15, "missing": 1, "most": 4}  # severe winter: 86 to 100


def test_a_warning_of_hunger_comes_true():
    match = at_home(own(1, 2, 3, 5, 6, 7, 8, 9, infantry=2))
    assert "explain-will-hunger" in warned(match)
    match.play(0, "do end")
    match.play(1, "do end")
    assert told(match, "hunger")


def test_upkeep_that_cannot_be_paid_and_what_threatens_at_the_end_of_the_turn():
    crowd = at_home(
        {5: {"owner": 0, "infantry": 40}, 4: {"capital": 0, "infantry": 1}}, hungry=[1, 0], currency=[0, 0]
    )
    told = warned(crowd)
    assert told["explain-will-owe"]["facts"]["missing"] > 0
    assert told["explain-hunger-revolt"]["clause"] == "C12.1"
