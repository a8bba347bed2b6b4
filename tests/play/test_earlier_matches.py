"""Matches and positions that an earlier version wrote down (`tests/earlier`) are opened, and played on."""

import json
import random
from pathlib import Path

import pytest

import imperia
from tests.games.every_game import NAMES, terms_of

EARLIER = Path(__file__).parents[1] / "earlier"
TOLD = json.loads((EARLIER / "told.json").read_text(encoding="utf-8"))["matches"]
every_match = pytest.mark.parametrize("name", TOLD)


def as_told(match):
    """What was noted about a match when it was saved, as JSON gives it."""
    said = {
        "over": match.over,
        "actors": match.actors,
        "scores": match.scores,
        "ranking": match.ranking,
        "log": [event.key for event in match.log],
        "notation": match.notation,
    }
    return json.loads(json.dumps(said))


def played_on(match):
    """The match, played to its end, saved and loaded."""
    terms_of(match.game).play_randomly(match, random.Random(1))
    assert match.over
    return imperia.load(match.save())


def test_there_are_matches_of_every_game_finished_and_not():
    assert set(TOLD) == {path.stem for path in (EARLIER / "matches").iterdir()}
    kinds = {(name.partition("-")[0], told["over"]) for name, told in TOLD.items()}
    assert {(name, over) for name in ("empire", "legends", "founders") for over in (True, False)} == kinds
    assert set(NAMES) >= {game for game, _ in kinds}


@every_match
def test_a_match_comes_to_the_same_position_points_and_places(name):
    text = (EARLIER / "matches" / f"{name}.json").read_text(encoding="utf-8")
    match = imperia.load(text)
    assert as_told(match) == TOLD[name]
    lines = [line for line in match.save().splitlines() if '"fingerprints"' not in line]  # these are new
    assert lines == text.splitlines()
    assert played_on(match).ranking == match.ranking


@every_match
def test_the_line_of_its_position_is_read(name):
    told = TOLD[name]
    match = imperia.game(name.partition("-")[0]).read(told["notation"])
    assert as_told(match) == {**told, "log": []}
    assert played_on(match).ranking == match.ranking
