"""Hindsight of a match: the rounds as the views showed them, and battles with their exact odds and what the
dice gave."""

import json

import pytest

import imperia
from imperia.games.capitals.odds import course_by_numbers
from imperia.minds.greedy import GreedyMind

from .battlefield import LOST, WON, attack, d, dice, play, position, told
from .test_c9_ships import landing
from .test_c11_expeditions import savages
from .test_c12_revolt import hungry
from .test_explaining import rich

ARMIES = {5: {"owner": 0, "infantry": 6}, 6: {"owner": 1, "infantry": 3}}


def played(seed, players=3, rounds=6):
    """A match played by bots that overlook much, so that they do a bit of everything."""
    match = imperia.game("capitals").start(players, seed=seed, rounds=rounds)
    minds = [GreedyMind(seed + seat, attention=60) for seat in range(players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return match


def only_battle(match):
    (battle,) = match.hindsight()["battles"]
    return battle


@pytest.fixture(scope="module", params=[1, 2])
def match(request):
    return played(request.param)


# ----- Through the rounds


def test_rounds_are_what_the_views_of_their_moments_show(match):
    rounds = match.hindsight()["rounds"]
    assert [row["round"] for row in rounds] == [1, 2, 3, 4, 5, 6, 6]
    assert rounds[-1]["step"] == match.step
    for row in rounds:
        view = match.at(row["step"]).view(None)
        assert view["round"] == row["round"]
        assert row["seats"] == [
            {"land": score["provinces"], "income": seat["income"], "soldiers": seat["soldiers"]}
            for seat, score in zip(view["seats"], view["scores"], strict=True)
        ]


def test_a_match_that_goes_on_ends_with_now_and_one_that_has_no_round_yet_has_none():
    match = imperia.game("capitals").start(2, seed=1)
    assert match.hindsight()["rounds"] == []
    match = play(rich(3), "do end")
    first, now = match.hindsight()["rounds"]
    assert (first["step"], now["step"]) == (0, 1)


# ----- Battles


def test_battles_are_those_of_the_log_with_its_losses(match):
    events = [event for event in match.log if event.key in ("battle-begins", "attack-won", "attack-lost")]
    begun = [e.arguments for e in events if e.key == "battle-begins" and e.arguments["defenders"]]
    battles = [each for each in match.hindsight()["battles"] if each["kind"] in ("land", "sea")]
    assert [(each["attacker"], each["place"], each["attackers"], each["defenders"]) for each in battles] == [
        (each["seat"], each["place"], each["attackers"], each["defenders"]) for each in begun
    ]
    assert battles
    for battle in battles:
        told_of_it = match.log_between(battle["step"] - 1, battle["until"])
        ends = [event.key for event in told_of_it if event.key in ("attack-won", "attack-lost", "withdrew")]
        assert (
            ends[-1]
            == {"won": "attack-won", "lost": "attack-lost", "withdrawn": "withdrew"}[battle["outcome"]]
        )
        if battle["outcome"] == "won":
            assert battle["lost"]["defenders"] == battle["defenders"]
        elif battle["outcome"] == "lost":
            assert battle["lost"]["attackers"] == battle["attackers"]


def test_what_was_to_be_expected_are_the_odds_of_the_attack_before_it_began(match):
    compared = 0
    for battle in match.hindsight()["battles"]:
        before = match.at(battle["step"] - 1)
        if match.moves[battle["step"] - 1][1] == "enough":
            course = before.odds()["to_the_end"]
            assert battle["expected"] == {name: course[name] for name in battle["expected"]}
            compared += 1
    assert compared


def test_an_attack_that_leaves_nobody_behind_begins_with_its_last_units():
    match = position(lands=ARMIES, seed=dice(*WON))
    play(match, "do attack", "number 6")  # all of them: the battle begins
    odds = position(lands=ARMIES).odds(
        0, {"target": 6, "groups": [{"place": 5, "unit": "infantry", "number": 6}]}
    )
    assert only_battle(match)["expected"]["win"] == odds["to_the_end"]["win"]


def test_one_that_was_broken_off_counts_with_the_odds_that_it_still_had():
    match = attack(position(lands=ARMIES, seed=dice(*LOST)), 6, (5, "infantry/2", 5))
    left = match.odds()["to_the_end"]
    play(match, "withdraw")
    battle = only_battle(match)
    assert (battle["outcome"], battle["lost"]) == ("withdrawn", {"attackers": 1, "defenders": 0})
    assert battle["given"] == {
        "win": left["win"],
        "attackers_lost": 1 + left["attackers_lost"],
        "defenders_lost": left["defenders_lost"],
    }
    assert battle["given"]["win"] < battle["expected"]["win"]


def test_one_that_is_being_fought_counts_as_it_stands():
    match = attack(position(lands=ARMIES, seed=dice(*WON)), 6, (5, "infantry/2", 5))
    battle = only_battle(match)
    assert battle["outcome"] == "open"
    assert battle["given"]["win"] == match.odds()["to_the_end"]["win"]


def test_a_landing_is_a_battle_that_begins_in_the_turn_of_another():  # C9.3
    match = landing({5: {"owner": 1, "infantry": 2}})
    battle = only_battle(match)
    assert (battle["attacker"], battle["attackers"], battle["defenders"]) == (0, 5, 2)
    odds = landing_odds()
    assert battle["expected"]["win"] == pytest.approx(odds)
    assert battle["outcome"] in ("won", "lost")


def landing_odds():
    """The odds of five infantry that land (-12) against two who are dug in (+2)."""
    return exact(5, 2, lambda a, d: max(0, min(2 * (a - d), 10)) - 12 - 2)


def exact(attackers, defenders, difference):
    """The chance of winning, by the formula of the rules."""
    if not defenders or not attackers:
        return float(not defenders)
    more = difference(attackers, defenders)
    won = sum(min(100, max(0, roll + more - 1)) for roll in range(1, 101)) / 10_000
    return won * exact(attackers, defenders - 1, difference) + (1 - won) * exact(
        attackers - 1, defenders, difference
    )


def test_soldiers_against_savages():  # C11.6
    match = play(savages(2, 3, *WON, *LOST, *WON), "attack")
    battle = only_battle(match)
    assert (battle["kind"], battle["attacker"], battle["defender"]) == ("savages", 0, "savages")
    assert (battle["lost"], battle["outcome"]) == ({"attackers": 1, "defenders": 2}, "won")
    assert battle["expected"]["win"] == pytest.approx(exact(3, 2, lambda a, d: max(0, min(2 * (a - d), 10))))


def test_rebels_against_the_loyal():  # C12.3, C12.5
    match = hungry(1, d(10, 2), *WON, *LOST, *LOST)  # of four soldiers two revolt
    battle = only_battle(match)
    assert (battle["kind"], battle["attacker"], battle["defender"]) == ("revolt", "rebels", 0)
    assert (battle["attackers"], battle["defenders"]) == (2, 2)
    assert (battle["lost"], battle["outcome"]) == ({"attackers": 2, "defenders": 1}, "lost")
    assert battle["expected"]["win"] == pytest.approx(exact(2, 2, lambda a, d: max(0, min(2 * (a - d), 10))))


def test_undefended_land_is_no_battle():
    match = position(lands={5: {"owner": 0, "infantry": 2}, 6: {"owner": 1}})
    play(match, "do attack", "number 2")
    assert told(match, "captured")
    assert match.hindsight()["battles"] == []


@pytest.mark.parametrize(("attackers", "defenders", "lasting"), [(1, 1, 0), (3, 2, 0), (4, 7, 3), (6, 1, -8)])
def test_a_fight_by_numbers_has_the_odds_of_the_formula(attackers, defenders, lasting):
    course = course_by_numbers(attackers, defenders, lasting)
    difference = lambda a, d: max(0, min(2 * (a - d), 10)) + lasting  # noqa: E731
    assert course.win == pytest.approx(exact(attackers, defenders, difference))
    assert course.win + course.lose == pytest.approx(1)
    assert len(course.attackers_left), len(course.defenders_left) == (attackers + 1, defenders + 1)


# ----- Luck


def test_luck_is_the_sum_of_what_the_dice_gave_less_what_was_to_be_expected(match):
    hindsight = match.hindsight()
    for seat, summed in enumerate(hindsight["luck"]):
        mine = [each for each in hindsight["battles"] if seat in (each["attacker"], each["defender"])]
        assert (summed["seat"], summed["battles"]) == (seat, len(mine))
        wins = sum(
            (1 if each["attacker"] == seat else -1) * (each["given"]["win"] - each["expected"]["win"])
            for each in mine
        )
        assert summed["wins"] == pytest.approx(wins)
        more = {name: summed["given"][name] - summed["expected"][name] for name in ("lost", "beaten")}
        assert summed["soldiers"] == pytest.approx(more["beaten"] - more["lost"])


def test_what_one_side_has_more_luck_the_other_has_less():
    match = attack(position(lands=ARMIES, seed=dice(*WON)), 6, (5, "infantry/2", 5))
    mine, theirs = match.hindsight()["luck"]
    assert mine["wins"] > 0 < mine["soldiers"]
    assert (mine["wins"], mine["soldiers"]) == pytest.approx((-theirs["wins"], -theirs["soldiers"]))
    assert mine["given"]["lost"] == theirs["given"]["beaten"]


def test_luck_evens_out():
    """On average over all dice of a round nobody has luck."""
    match = position(lands={5: {"owner": 0, "infantry": 1}, 6: {"owner": 1, "infantry": 1}})
    chance = match.odds(0, {"target": 6, "groups": [{"place": 5, "unit": "infantry", "number": 1}]})
    luck = {}
    for end, rolls in (("won", WON), ("lost", LOST)):
        fought = position(
            lands={5: {"owner": 0, "infantry": 1}, 6: {"owner": 1, "infantry": 1}}, seed=dice(*rolls)
        )
        attack(fought, 6, (5, "infantry/2", 1))
        luck[end] = fought.hindsight()["luck"][0]
    win = chance["to_the_end"]["win"]
    for name in ("wins", "soldiers"):
        assert win * luck["won"][name] + (1 - win) * luck["lost"][name] == pytest.approx(0)


# ----- Everybody may know it


def test_it_is_json_and_the_same_after_loading(match):
    assert json.loads(json.dumps(match.hindsight())) == match.hindsight()
    assert imperia.load(match.save()).hindsight() == match.hindsight()


def test_other_games_have_nothing_to_say():
    assert imperia.game("empire").start(2, seed=1).hindsight() is None
