"""Exact odds: the table of the rules, fractions that follow the clauses, battles that are fought."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games.capitals.battle import fight_round, is_fought_out, worth_of_attack
from imperia.games.capitals.battle_odds import MOST_SOLDIERS, chance_of_round, describe
from imperia.games.capitals.imagined import HUB, RIM, SEA, SEAS_BESIDE, ImaginedBattle
from imperia.games.capitals.names import ABOARD, FIRST_SHIP, NOBODY, Aftermath, Decision
from imperia.games.capitals.odds import Group, Odds, odds, odds_if, odds_of, put_together
from imperia.games.capitals.pieces import Ship, Unit, Weather
from imperia.games.capitals.stacks import RESERVE
from imperia.games.capitals.state import STACKS
from imperia.games.errors import BadQuestion
from imperia.games.setting import Record, Setting
from imperia.kernel.chance import start_stream
from imperia.kernel.record import copy_of
from imperia.kernel.rule import entry
from imperia.words import LANGUAGES

from ..playing import games, more_when_compiled

I, C, A, K = Unit  # noqa: E741
FRIGATE, CORVETTE, CRUISER = (FIRST_SHIP + ship for ship in Ship)
SOLDIERS = {I: 1, C: 3, A: 6, K: 6, FRIGATE: 1, CORVETTE: 3, CRUISER: 6}
SETTING = Setting(2, {})
TEN_AGAINST_TEN = ImaginedBattle(
    [{I: 1, A: 1}, {C: 1}],
    {I: 4, A: 1},
    bunker=2,
    cannonballs=1,
    weapons=(3, 1),
    rebellions=(1, 2),
    port=True,
    connected=False,
    weather=Weather.HEAT,
)


# ----- One round


def test_the_chance_of_one_round() -> None:
    for difference, percent in ((0, 49.5), (1, 50.5), (100, 100), (250, 100), (-99, 0), (-180, 0)):
        assert rounds_won(difference) == percent / 100
    for difference in range(-130, 131):
        pairs = [(mine, theirs) for mine in range(1, 101) for theirs in range(1, 101)]
        won = sum(mine + difference > theirs for mine, theirs in pairs) if difference % 13 == 0 else None
        assert won is None or rounds_won(difference) == won / 10_000


def rounds_won(difference: int) -> float:
    chance = np.zeros(1)
    write_chance(difference, chance)
    return float(chance[0])


@entry
def write_chance(difference, chance):  # type: ignore[no-untyped-def]
    chance[0] = chance_of_round(difference)


# ----- The table of the rules

ATTACKERS = (1, 2, 3, 4, 6, 8, 10)
TABLE: dict[str, tuple[int, dict[str, Any], Sequence[float]]] = {
    "open field, 2": (2, {}, (22.59, 46.79, 66.77, 80.80, 94.74, 98.80, 99.74)),
    "open field, 4": (4, {}, (5.10, 15.93, 30.39, 46.08, 74.26, 90.72, 97.25)),
    "capital, 2": (2, {"capital": True}, (14.65, 33.16, 51.31, 66.62, 86.64, 95.42, 98.49)),
    "capital, 6": (6, {"capital": True}, (0.31, 1.49, 4.06, 8.38, 22.74, 44.18, 66.49)),
    "bunker I, 4": (4, {"bunker": 1}, (2.57, 8.81, 18.37, 30.30, 57.17, 79.03, 91.33)),
    "bunker II, 4": (4, {"bunker": 2}, (1.00, 3.76, 8.61, 15.58, 35.42, 57.86, 75.84)),
    "landing, 4": (4, {"landing": True}, (1.78, 6.37, 13.81, 23.68, 48.22, 71.19, 86.24)),
}


@pytest.mark.parametrize("row", TABLE)
def test_the_table_of_the_rules(row: str) -> None:
    defenders, ground, percents = TABLE[row]
    for attackers, percent in zip(ATTACKERS, percents, strict=True):
        found = ImaginedBattle([{I: attackers}], {I: defenders}, **ground).odds()
        assert round(100 * found.win, 2) == percent


# ----- Fractions: an account of the clauses that shares nothing with the rules


Army = tuple[tuple[int, int], ...]  # numbers by kind


def soldiers(army: Army) -> int:
    return sum(SOLDIERS[kind] * number for kind, number in army)


def after_a_loss(army: Army) -> Army:
    """C10.3, C16.1: the least of the kinds that are left loses a soldier or breaks."""
    left = {kind: number for kind, number in army if number}
    kind = min(left)
    left[kind] -= 1
    broken = {C: {I: 2}, A: {C: 1, I: 2}, K: {C: 1, I: 2}}
    broken |= {CORVETTE: {FRIGATE: 2}, CRUISER: {CORVETTE: 1, FRIGATE: 2}}
    for piece, number in broken.get(kind, {}).items():
        left[piece] = left.get(piece, 0) + number
    return tuple(sorted((kind, number) for kind, number in left.items() if number))


def after_a_loss_of(groups: tuple[Army, ...], order: Sequence[int]) -> tuple[Army, ...]:
    """The group with most soldiers loses one; of equal groups, the first one in this order."""
    losing = max(range(len(groups)), key=lambda n: (soldiers(groups[n]), -order[n]))
    return tuple(after_a_loss(group) if n == losing else group for n, group in enumerate(groups))


def difference(battle: ImaginedBattle, groups: tuple[Army, ...], defenders: Army) -> int:
    mine, theirs = sum(map(soldiers, groups)), soldiers(defenders)
    total = min(10, max(0, 2 * (mine - theirs))) + 3 * battle.weapons[0]
    total += {Weather.EARLY_WINTER: -4, Weather.HEAT: 4, Weather.SEVERE_WINTER: -8}.get(battle.weather, 0)
    if battle.sea:
        return total + 6 * battle.battery[0] - 6 * battle.battery[1] - 3 * battle.weapons[1]
    total += len(battle.groups) - 1
    total += -12 if battle.landing else 0 if battle.connected else -10
    total -= 8 * battle.port
    if battle.against != "player":
        return total
    total -= 4 * battle.rebellions[0]
    total += 4 * battle.rebellions[1] - 3 * battle.weapons[1]
    total -= 10 if battle.capital else -5 if battle.captured_capital else 0
    if not battle.bunker:
        return total - 2 * (dict(defenders).get(I, 0) > 0)
    guns = sum(dict(group).get(A, 0) + dict(group).get(K, 0) for group in groups)
    return total - max(0, 10 * battle.bunker - 4 * guns) - 2 * battle.cannonballs


def in_fractions(battle: ImaginedBattle, below: int = 0) -> tuple[Fraction, dict[int, Fraction], Fraction]:
    """The chance to win, the chance of each number of attackers left, and the expected number of rounds."""
    places = SEAS_BESIDE if battle.sea else RIM

    @cache
    def go_on(groups: tuple[Army, ...], defenders: Army, first: bool) -> dict[Any, Fraction]:
        mine = sum(map(soldiers, groups))
        if not soldiers(defenders):
            return {("win",): Fraction(1), mine: Fraction(1)}
        if not mine or (mine < below and not first):
            return {mine: Fraction(1)}
        more = difference(battle, groups, defenders)
        win = Fraction(sum(min(100, max(0, x + more - 1)) for x in range(1, 101)), 10_000)
        found: dict[Any, Fraction] = {("rounds",): Fraction(1)}
        if win:
            add(found, go_on(groups, after_a_loss(defenders), False), win)
        if win < 1:
            add(found, go_on(after_a_loss_of(groups, places), defenders, False), 1 - win)
        return found

    def add(sums: dict[Any, Fraction], others: dict[Any, Fraction], chance: Fraction) -> None:
        for key, value in others.items():
            sums[key] = sums.get(key, Fraction(0)) + chance * value

    army = tuple(tuple(sorted(group.items())) for group in battle.groups)
    found = go_on(army, tuple(sorted(battle.defenders.items())), True)
    left = {key: value for key, value in found.items() if isinstance(key, int)}
    return found.get(("win",), Fraction(0)), left, found.get(("rounds",), Fraction(0))


def some_army(chance: random.Random, kinds: Sequence[int], most: int) -> dict[int, int]:
    """An army of between one and about `most` soldiers."""
    army = {chance.choice(kinds): 1}
    while sum(SOLDIERS[kind] * number for kind, number in army.items()) < chance.randrange(most):
        kind = chance.choice(kinds)
        army[kind] = army.get(kind, 0) + 1
    return army


def some_battle(chance: random.Random) -> ImaginedBattle:
    def of_two(most: int) -> tuple[int, int]:
        return chance.choice([(0, 0), (chance.randint(0, most), chance.randint(0, most))])

    common: dict[str, Any] = {
        "weapons": of_two(3),
        "rebellions": of_two(3),
        "weather": chance.choice([*Weather]),
    }
    if chance.random() < 0.25:
        ships = (FRIGATE, FRIGATE, CORVETTE, CRUISER)
        return ImaginedBattle(
            [some_army(chance, ships, 7) for _ in range(chance.choice((1, 1, 2, 3)))],
            some_army(chance, ships, 10),
            sea=True,
            battery=of_two(1),
            **common,
        )
    landing = chance.random() < 0.2
    bunker = chance.choice((0, 0, 1, 2))
    capital = "" if bunker else chance.choice(("", "", "capital", "captured_capital"))
    return ImaginedBattle(
        [some_army(chance, (I, C, A, K), 7) for _ in range(1 if landing else chance.choice((1, 1, 2, 3)))],
        some_army(chance, (I, I, C, A), 10),
        against=chance.choice(("player", "player", "player", "rebels", "savages")),
        landing=landing,
        connected=not landing and chance.random() < 0.7,
        port=not capital and chance.random() < 0.3,
        bunker=bunker,
        cannonballs=chance.choice((0, 0, 1, 2)),
        **({capital: True} if capital else {}),
        **common,
    )


def agrees(battle: ImaginedBattle, below: int | None) -> Odds:
    found = battle.odds(below)
    win, left, rounds = in_fractions(battle)
    close(found.to_the_end, win, left, rounds)
    army = tuple(tuple(sorted(group.items())) for group in battle.groups)
    told = sum(m.value if m.side == "attacker" else -m.value for m in found.modifiers)
    assert told == difference(battle, army, tuple(battle.defenders.items()))
    if below is not None:
        assert found.withdrawing is not None
        close(found.withdrawing, *in_fractions(battle, below))
    return found


def close(course: Any, win: Fraction, left: dict[int, Fraction], rounds: Fraction) -> None:
    assert course.win == pytest.approx(float(win), abs=1e-13)
    assert course.rounds == pytest.approx(float(rounds), rel=1e-12)
    assert course.win + course.withdraw + course.lose == pytest.approx(1, abs=1e-13)
    assert course.lose == pytest.approx(course.attackers_left[0], abs=1e-15)
    for number, chance in enumerate(course.attackers_left):
        assert chance == pytest.approx(float(left.get(number, 0)), abs=1e-13)
    assert course.defenders_left[0] == course.win
    # Each round costs somebody one soldier.
    assert course.attackers_lost + course.defenders_lost == pytest.approx(course.rounds, rel=1e-12)


@pytest.mark.parametrize("seed", range(40))
def test_the_odds_are_those_of_fractions(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(games(10, 2)):
        battle = some_battle(chance)
        guns_ashore = battle.landing and any(battle.groups[0].get(gun) for gun in (A, K))
        agrees(battle, None if guns_ashore else chance.choice((None, 1, 2, 3, 5, 100)))


def test_ten_against_ten_with_every_modifier() -> None:
    found = agrees(TEN_AGAINST_TEN, 4)
    assert (found.battle.attackers, found.battle.defenders) == (10, 10)
    assert {(modifier.side[0], modifier.key): modifier.value for modifier in found.modifiers} == {
        ("a", "further-provinces"): 1,
        ("a", "not-connected"): -10,
        ("a", "port"): -8,
        ("a", "rebellions"): -4,
        ("a", "weather"): 4,
        ("a", "weapons"): 9,
        ("d", "bunker"): 20,
        ("d", "guns"): -4,
        ("d", "cannonballs"): 2,
        ("d", "rebellions"): -8,
        ("d", "weapons"): 3,
    }


# ----- Modifiers and their clauses


def said(battle: ImaginedBattle) -> dict[str, tuple[str, int, bool]]:
    return {f"{m.side} {m.key}": (m.clause, m.value, m.lasting) for m in battle.odds().modifiers}


def test_every_modifier_on_land_has_its_clause() -> None:
    assert said(ImaginedBattle([{I: 3}], {I: 1})) == {
        "attacker numbers": ("C10.4", 4, False),
        "defender dug-in": ("C10.5", 2, False),
    }
    assert said(ImaginedBattle([{I: 1}], {C: 1}, capital=True, landing=True)) == {
        "attacker landing": ("C10.4", -12, True),
        "defender capital": ("C10.5", 10, True),
    }
    assert said(ImaginedBattle([{I: 1}], {C: 1}, captured_capital=True)) == {
        "defender captured-capital": ("C10.5", -5, True)
    }
    assert said(
        ImaginedBattle([{K: 1, A: 2}], {A: 3}, bunker=1, port=True, weather=Weather.SEVERE_WINTER)
    ) == {
        "attacker port": ("C5.6", -8, True),
        "attacker weather": ("C4.1", -8, True),
        "defender bunker": ("C5.5", 10, True),
        "defender guns": ("C5.5", -10, False),
    }


def test_rebels_and_savages_have_no_modifiers() -> None:  # C10.13
    for against in ("rebels", "savages"):
        battle = ImaginedBattle(
            [{I: 1}], {I: 1}, against=against, bunker=2, cannonballs=1, weapons=(0, 2), rebellions=(2, 2)
        )
        assert said(battle) == {}
        assert battle.odds().battle.defender == against
        assert battle.odds().win == 0.495


def test_every_modifier_at_sea_has_its_clause() -> None:
    battle = ImaginedBattle(
        [{CRUISER: 1}],
        {FRIGATE: 5},
        sea=True,
        battery=(1, 1),
        weapons=(2, 1),
        rebellions=(1, 1),
        weather=Weather.EARLY_WINTER,
    )
    assert said(battle) == {
        "attacker numbers": ("C16.1", 2, False),
        "attacker battery": ("C16.1", 6, True),
        "attacker weather": ("C4.3", -4, True),
        "attacker weapons": ("C16.5", 6, True),
        "defender battery": ("C16.1", 6, True),
        "defender weapons": ("C16.5", 3, True),
    }


# ----- Guns, groups, withdrawal


def test_guns_that_die_give_the_bunker_back() -> None:
    """One artillery against it: the bunker is worth 16 until the artillery breaks, with the first loss, and
    20 afterwards."""
    alone = agrees(ImaginedBattle([{A: 1}], {I: 1}, bunker=2), 1)
    guarded = agrees(ImaginedBattle([{A: 1, I: 3}], {I: 1}, bunker=2), 1)
    plain = agrees(ImaginedBattle([{I: 6}], {I: 1}, bunker=2), 1)
    assert plain.win < alone.win < guarded.win
    win = Fraction(sum(min(100, max(0, x + 10 - 16 - 1)) for x in range(1, 101)), 10_000)
    assert alone.to_the_end.attackers_left[6] == pytest.approx(float(win), abs=1e-15)


def test_the_largest_group_loses_so_that_guns_live_longer_in_a_small_one() -> None:  # C10.3
    together = agrees(ImaginedBattle([{A: 1}, {I: 6}], {I: 4}, bunker=2), None)
    apart = agrees(ImaginedBattle([{A: 1}, {I: 4}, {I: 4}], {I: 4}, bunker=2), None)
    assert (together.battle.attackers, apart.battle.attackers) == (12, 14)
    agrees(ImaginedBattle([{I: 6}, {A: 1}], {I: 4}, bunker=2), None)


def test_withdrawal_comes_after_the_first_round_at_the_earliest() -> None:  # C10.2
    found = ImaginedBattle([{I: 2}], {I: 3}).odds(below=100).withdrawing
    assert found is not None
    assert (found.win, found.rounds, found.lose) == (0, 1, 0)
    assert found.withdraw == 1
    lonely = ImaginedBattle([{I: 1}], {I: 1}).odds(below=1)
    assert lonely.withdrawing == lonely.to_the_end


def test_a_place_without_defenders_is_taken_without_a_round() -> None:  # C10.10
    found = ImaginedBattle([{I: 2}], {}).odds()
    assert (found.win, found.to_the_end.rounds, found.to_the_end.attackers_left) == (1, 0, (0, 0, 1))


def test_those_who_come_from_a_ship_cannot_withdraw() -> None:  # C9.3
    with pytest.raises(BadQuestion, match="cannot withdraw"):
        ImaginedBattle([{A: 1}], {I: 2}, landing=True).odds(below=2)


# ----- Battles that are fought by the rules


@entry
def fight_all(states, first, begun, below, count, room, wins, left, rounds):  # type: ignore[no-untyped-def]
    """Fight `count` battles, each from the same record with dice of its own."""
    for n in range(count):
        room[0] = states[0]
        start_stream(room[0].chance, first + n, 77)
        fought = 0
        while not is_fought_out(room[0]):
            if worth_of_attack(room[0]) < below and (begun or fought > 0):
                break
            fight_round(room[0], False)
            fought += 1
        attackers = worth_of_attack(room[0])
        wins[0] += is_fought_out(room[0]) and attackers > 0
        left[attackers] += 1
        rounds[0] += fought


@entry
def describe_all(states, facts):  # type: ignore[no-untyped-def]
    describe(states[0], facts)


FOUGHT = games(100_000, 150)
BATTLES = {
    "everything": (TEN_AGAINST_TEN, 0),
    "guns and a bunker, withdrawing": (ImaginedBattle([{I: 2, A: 1}, {C: 1}], {I: 4}, bunker=2), 3),
    "at sea": (ImaginedBattle([{FRIGATE: 1, CRUISER: 1}], {CORVETTE: 2}, sea=True, battery=(0, 1)), 0),
}


@more_when_compiled
@pytest.mark.parametrize("name", BATTLES)
def test_battles_that_are_fought_end_as_often(name: str) -> None:
    """Very many battles, or fewer where rules are interpreted; the bound is five standard deviations."""
    battle, below = BATTLES[name]
    found = battle.odds(below or None)
    course = found.withdrawing or found.to_the_end
    state = battle.record()
    assert put_together(state, 0, battle.target, battle.committed) == 0
    describe_all(state, np.zeros(8, np.int64))
    wins, rounds = np.zeros(1, np.int64), np.zeros(1, np.int64)
    left = np.zeros(found.battle.attackers + 1, np.int64)
    fight_all(state, 1, False, below, FOUGHT, copy_of(state), wins, left, rounds)
    assert left.sum() == FOUGHT
    for chance, counted in zip((course.win, *course.attackers_left), (wins[0], *left), strict=True):
        deviation = (FOUGHT * chance * (1 - chance)) ** 0.5
        assert abs(counted - FOUGHT * chance) <= 5 * deviation + 1e-6
    spread = found.battle.attackers + found.battle.defenders  # no battle has more rounds
    assert abs(rounds[0] / FOUGHT - course.rounds) <= 5 * spread / 2 / FOUGHT**0.5


# ----- Records of a match


def put(state: Record, land: int, holder: int, **units: int) -> None:
    province = state[0]["lands"][land]
    province["holder"] = holder
    for name, number in units.items():
        province["units"][Unit[name.upper()]] = number


def test_an_attack_in_the_making_and_more_units_for_it() -> None:
    whole = ImaginedBattle([{I: 3}, {I: 2}], {I: 4})
    state = whole.record()
    assert put_together(state, 0, HUB, [(RIM[0], I, 3)]) == 0
    before = state.tobytes()
    assert odds_of(state) == ImaginedBattle([{I: 3}], {I: 4}).odds()
    assert odds_if(state, 0, HUB, [Group(RIM[1], I, 2)]) == whole.odds()
    assert state.tobytes() == before


def test_a_battle_that_is_being_fought_may_be_left_at_once() -> None:
    state = ImaginedBattle([{I: 2}], {I: 4}).record()
    assert put_together(state, 0, HUB, [(RIM[0], I, 2)]) == 0
    describe_all(state, np.zeros(8, np.int64))
    state["battle"] = Aftermath.ROUNDS
    found = odds_of(state, below=3)
    assert found.battle.begun
    assert found.withdrawing is not None
    assert (found.withdrawing.withdraw, found.withdrawing.rounds) == (1, 0)


def test_an_attack_elsewhere_with_units_of_the_one_that_is_fought() -> None:
    state = ImaginedBattle([{I: 2}, {C: 2}], {I: 4}).record()
    assert put_together(state, 0, HUB, [(RIM[1], C, 2)]) == 0
    put(state, RIM[2], 1, infantry=3)
    found = odds_if(state, 0, RIM[2], [Group(RIM[1], C, 2)])
    assert (found.battle.attackers, found.battle.defenders) == (6, 3)
    assert found.win == ImaginedBattle([{C: 2}], {I: 3}).odds().win


def test_a_seat_whose_turn_it_is_not_has_all_its_points() -> None:
    state = ImaginedBattle([{I: 2}], {C: 2}).record()
    assert put_together(state, 0, HUB, [(RIM[0], I, 1)]) == 0
    state["seats"]["capital"][0, 1] = HUB
    found = odds_if(state, 1, RIM[0], [Group(HUB, C, 2)])
    assert (found.battle.attacker, found.battle.defender) == (1, 0)
    assert (found.battle.attackers, found.battle.defenders) == (6, 2)
    assert found.win == ImaginedBattle([{C: 2}], {I: 2}).odds().win


def test_units_of_a_transport_land_together_with_a_land_group() -> None:  # C10.4: the larger sum decides
    state = ImaginedBattle([{I: 1}], {}).record()
    put(state, 1, 1, infantry=2)
    seat = state[0]["seats"][0]
    seat["transport_count"] = 1
    seat["transports"][0]["sea"] = 42
    seat["transports"][0]["units"] = (2, 1)
    found = odds_if(state, 0, 1, [Group(RIM[0], I, 1), Group(ABOARD, C, 1), Group(ABOARD, I, 2)])
    keys = {modifier.key: modifier.value for modifier in found.modifiers}
    assert keys == {"numbers": 8, "further-provinces": 1, "landing": -12, "dug-in": 2}
    assert found.battle.may_withdraw


def test_savages_that_were_found() -> None:  # C11.6
    state = ImaginedBattle([{I: 2, C: 1}], {I: 1}, weapons=(1, 0), weather=Weather.HEAT).record()
    record = state[0]
    record["decision"], record["actor"], record["place"], record["savages"] = Decision.SAVAGES, 0, RIM[0], 4
    found = odds_of(state)
    assert (found.battle.kind, found.battle.defender, found.battle.attackers) == ("savages", "savages", 5)
    assert [(m.key, m.clause, m.value) for m in found.modifiers] == [
        ("numbers", "C11.6", 2),
        ("weather", "C11.6", 4),
        ("weapons", "C11.6", 3),
    ]
    alike = ImaginedBattle([{I: 2, C: 1}], {I: 4}, against="savages", weapons=(1, 0), weather=Weather.HEAT)
    assert found.to_the_end == alike.odds().to_the_end
    with pytest.raises(BadQuestion, match="cannot withdraw"):
        odds_of(state, below=2)


# ----- Questions in JSON


def test_a_question_and_its_answer() -> None:
    state = ImaginedBattle([{I: 6, C: 1}], {I: 4}).record()
    groups = [
        {"place": RIM[0] + 1, "unit": "infantry", "number": 6},
        {"place": RIM[0] + 1, "unit": "cavalry", "number": 1},
    ]
    answer = odds(state, SETTING, 0, {"target": HUB + 1, "groups": groups, "below": 2})
    assert answer["battle"]["place"] == HUB + 1
    assert answer["to_the_end"]["win"] == ImaginedBattle([{I: 6, C: 1}], {I: 4}).odds().win
    assert answer["below"] == 2
    assert answer == odds(state, SETTING, None, {"target": HUB + 1, "groups": groups, "below": 2, "seat": 0})
    assert answer == odds(state, SETTING, None, {"target": HUB + 1, "groups": groups, "below": 2})
    assert put_together(state, 0, HUB, [(RIM[0], I, 6)]) == 0
    assert odds(state, SETTING, None, {})["battle"]["attackers"] == 6


GROUP = {"place": RIM[0] + 1, "unit": "infantry", "number": 2}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "nothing is fought": ({}, "no attack is being"),
    "another field": ({"who": 1}, "not 'who'"),
    "no target": ({"groups": [GROUP]}, "'target' is a whole number"),
    "no groups": ({"target": HUB + 1}, "groups is a list"),
    "empty groups": ({"target": HUB + 1, "groups": []}, "groups is a list"),
    "a group that is none": ({"target": HUB + 1, "groups": [3]}, "a group has place"),
    "no such unit": ({"target": HUB + 1, "groups": [{**GROUP, "unit": "elephant"}]}, "no unit 'elephant'"),
    "a unit that is no text": ({"target": HUB + 1, "groups": [{**GROUP, "unit": []}]}, "no unit"),
    "half a soldier": ({"target": HUB + 1, "groups": [{**GROUP, "number": 1.5}]}, "'number' is a whole"),
    "nobody": ({"target": HUB + 1, "groups": [{**GROUP, "number": 0}]}, "'number' is a whole"),
    "no such place": ({"target": HUB + 1, "groups": [{**GROUP, "place": 0}]}, "'place' is a whole"),
    "no such target": ({"target": 99, "groups": [GROUP]}, "'target' is a whole"),
    "no such seat": ({"target": HUB + 1, "groups": [GROUP], "seat": 2}, "'seat' is a whole"),
    "no number to withdraw": ({"below": True}, "'below' is a whole"),
    "more units than there are": ({"target": HUB + 1, "groups": [{**GROUP, "number": 3}]}, "so many units"),
    "no ships there": ({"target": HUB + 1, "groups": [{**GROUP, "unit": "frigate"}]}, "so many units"),
    "a sea without a fleet": ({"target": SEA + 1, "groups": [GROUP]}, "no warships"),
    "his own place": ({"target": RIM[0] + 1, "groups": [GROUP]}, "holds the target itself"),
    "nobody's place": ({"target": RIM[1] + 1, "groups": [GROUP]}, "nobody holds the target"),
    "far away": ({"target": 22 + 1, "groups": [GROUP]}, "nothing of this seat"),
    "from far away": ({"target": HUB + 1, "groups": [{**GROUP, "place": 30}]}, "from a place beside"),
    "from another's place": ({"target": HUB + 1, "groups": [{**GROUP, "place": 2}]}, "does not hold"),
    "from a sea to land": ({"target": HUB + 1, "groups": [{**GROUP, "place": 44}]}, "from land to land"),
    "without a transport": (
        {"target": HUB + 1, "groups": [{**GROUP, "place": ABOARD + 1}]},
        "no such transport",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_question_that_cannot_be_answered(name: str) -> None:
    question, why = WRONG[name]
    state = ImaginedBattle([{I: 2}], {I: 4}).record()
    put(state, 22, 1, infantry=1)
    before = state.tobytes()
    with pytest.raises(BadQuestion, match=why) as refused:
        odds(state, SETTING, 0, question)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    assert state.tobytes() == before


def test_armies_that_are_too_large_for_a_table() -> None:
    with pytest.raises(BadQuestion, match=r"up to 4,?000 soldiers"):
        ImaginedBattle([{I: MOST_SOLDIERS + 1}], {I: 1}).odds()
    with pytest.raises(BadQuestion):
        ImaginedBattle([{I: 1}], {I: MOST_SOLDIERS + 1}).odds()


def test_an_attack_of_too_many_groups() -> None:
    state = ImaginedBattle([{I: 2}], {I: 4}).record()
    record = state[0]
    record["stack_count"] = STACKS - RESERVE
    for n in range(STACKS - RESERVE):
        record["stacks"][n] = (100, 0, 1)
    with pytest.raises(BadQuestion, match="too many groups"):
        odds_if(state, 0, HUB, [Group(RIM[0], I, 1)])


def test_the_fleet_of_nobody() -> None:
    state = ImaginedBattle([{FRIGATE: 2}], {FRIGATE: 1}, sea=True).record()
    assert odds_if(state, 0, SEA, [Group(SEAS_BESIDE[0], FRIGATE, 2)]).battle.kind == "sea"
    state["waters"]["fleet"][0, SEA - 42] = NOBODY
    with pytest.raises(BadQuestion, match="no warships"):
        odds_if(state, 0, SEA, [Group(SEAS_BESIDE[0], FRIGATE, 2)])


# ----- In a match


def test_a_match_tells_the_odds_before_an_attack_while_it_is_put_together_and_after_each_round() -> None:
    match = imperia.game("capitals").position(
        players=2,
        map="wheels",
        lands={
            1: {"owner": 0, "capital": 0, "infantry": 6},
            2: {"owner": 0, "infantry": 3, "cavalry": 1},
            4: {"owner": 1, "infantry": 4, "building": "bunker"},
            11: {"owner": 1, "capital": 1},
        },
    )
    groups = [
        {"place": 1, "unit": "infantry", "number": 4},
        {"place": 2, "unit": "cavalry", "number": 1},
    ]
    before = match.notation
    foreseen = match.odds(0, {"target": 4, "groups": groups})
    assert foreseen == ImaginedBattle([{I: 4}, {C: 1}], {I: 4}, bunker=1).odds().facts
    assert match.odds(1, {"target": 4, "groups": groups, "seat": 0}) == foreseen
    with pytest.raises(BadQuestion, match="no attack is being put together"):
        match.odds(0)
    assert match.notation == before
    for action in ("do attack", "at 1", "number 4", "more", "at 2", "units cavalry/3"):
        match.play(0, action)
    assert match.decision == "commit"
    assert match.odds(None) == foreseen
    match.play(0, "enough")
    assert match.decision == "round"
    left = match.odds(1, {"below": 2})
    assert left["battle"]["begun"]
    assert left["battle"]["attackers"] + left["battle"]["defenders"] == 7 + 4 - 1
    json.dumps(left)
