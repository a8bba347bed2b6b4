"""What a network is told about single answers is what they lead to, in both games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games.eight_minutes.outlook import CODES
from imperia.games.empire import names as in_empire
from imperia.games.legends import names as in_legends
from imperia.kernel.rule import COMPILED
from imperia.minds import make_mind

from ..on_a_map import notations
from .looking import Looking

FEWER = 1 if COMPILED else 12
PLAIN = {"empire": {"edition": ["english", "polish"]}, "legends": {"citadels": [False, True]}}
FULL = {"empire": {"full_game": True}, "legends": {"leaders": True, "encounters": True}}
LAST_BEFORE_CARDS = {"empire": in_empire.Decision.FIRST, "legends": in_legends.Decision.BID}
ON_THE_MAP = {
    "empire": [in_empire.Source.REGIONS, in_empire.Source.CONTINENTS],
    "legends": [in_legends.Source.REGIONS, in_legends.Source.ISLANDS, in_legends.Source.TOKENS],
}
LOOKING = {name: Looking(imperia.game(name)) for name in ("empire", "legends")}

both_games = pytest.mark.parametrize("name", LOOKING)


@both_games
def test_there_is_room_for_every_code(name):
    assert imperia.game(name).definition.codes <= CODES


def points(match: imperia.Match, name: str) -> Any:
    """The points for what is held on the map, by seat."""
    return np.array(match.points_and_places[0])[:, ON_THE_MAP[name]].sum(axis=1)


def what_came(match: imperia.Match, name: str, seat: int, action: str) -> tuple[int, ...]:
    after = match.copy()
    after.play(seat, action)
    own, *others = np.roll(points(after, name) - points(match, name), -seat).tolist()
    taken, given = sum(max(-other, 0) for other in others), sum(max(other, 0) for other in others)
    return max(own, 0), max(-own, 0), taken, given


@both_games
def test_a_step_brings_what_is_told(name):
    """The games are played by players who look one decision ahead and sometimes err. Leaders are left out,
    since the army that comes with a White Knight's city is not told of."""
    game, chooser, greedy, compared = imperia.game(name), random.Random(5), make_mind("greedy", seed=1), 0
    for seed in range(24 // FEWER):
        options = {option: chooser.choice(values) for option, values in PLAIN[name].items()}
        match = game.start(players=chooser.choice(game.players), seed=seed, **options)
        while not match.over:
            seat = chooser.choice(match.actors)
            if chooser.random() < 0.2:
                for action, told in LOOKING[name].prospects(match, seat).items():
                    if action.startswith(("place", "to", "city", "destroy")):
                        changes = tuple(int(told[look]) for look in ("gain", "loss", "taken", "given"))
                        assert changes == what_came(match, name, seat, action)
                        compared += 1
            errs = chooser.random() < 0.15
            match.play(seat, chooser.choice(match.legal(seat)) if errs else greedy.choose(match, seat))
    assert compared > 200 // FEWER


@both_games
def test_every_answer_is_told_of_but_own_armies_to_destroy(name):
    game, chooser = imperia.game(name), random.Random(6)
    for seed in range(12 // FEWER):
        match = game.start(players=2 + seed % 3, seed=seed, **FULL[name])
        while not match.over:
            seat = chooser.choice(match.actors)
            if match.state["decision"][0] > LAST_BEFORE_CARDS[name] and chooser.random() < 0.2:
                legal = {a for a in notations(match, seat) if not a.startswith(f"destroy {seat} ")}
                assert set(LOOKING[name].prospects(match, seat)) == legal
            match.play(seat, chooser.choice(match.legal(seat)))


@both_games
def test_nothing_is_told_before_cards_are_taken_nor_to_others(name):
    game, looking = imperia.game(name), LOOKING[name]
    match = game.start(players=3, seed=1)
    assert looking.prospects(match, match.actors[0]) == {}
    match = game.position(players=2)
    assert looking.derived(match, 1)["looked"] == 0
    assert looking.prospects(match, 0) != {}
