"""Whole games, checked in: they are replayed to the same log, points, places and bytes.

If one of these fails after a change of the rules, the rules have a new version: see `regenerate.py`.
"""

import json

import pytest

import imperia
from imperia.games import definition as find_definition
from tests.games.every_game import NAMES, every_game, names_of, part_of
from tests.games.transcript import transcript

GOLDEN_GAMES = [(name, golden) for name in NAMES for golden in part_of(name, "golden_games").GAMES]


@every_game
def test_every_golden_game_is_there(name):
    golden = part_of(name, "golden_games")
    assert {path.name for path in golden.GOLDEN.iterdir()} == {
        f"{game}.{kind}" for game in golden.GAMES for kind in ("json", "log")
    }


@every_game
def test_golden_games_tell_every_event(name):
    golden, told = part_of(name, "golden_games"), set()
    for game in golden.GAMES:
        match = imperia.load((golden.GOLDEN / f"{game}.json").read_text(encoding="utf-8"))
        for viewer in (None, *range(match.players)):
            told |= {event.key.removesuffix("-hidden") for event in match.log.seen_by(viewer)}
    events = {event.name.lower().replace("_", "-") for event in names_of(name).Event}
    assert events - told == getattr(golden, "NEVER_TOLD", set())


@pytest.mark.parametrize(("name", "game"), GOLDEN_GAMES)
def test_a_golden_game_replays_to_the_same_end(name, game):
    golden, definition = part_of(name, "golden_games"), find_definition(name)
    text = (golden.GOLDEN / f"{game}.json").read_text(encoding="utf-8")
    saved, match = json.loads(text), imperia.load(text)
    options = {name: value for name, value in golden.GAMES[game][0].items() if name != "begins"}
    players = options.pop("players")
    assert match.over
    assert saved["rules"] == definition.version
    assert (match.players, match.options) == (players, definition.setting(players, options).options)
    assert transcript(match) == (golden.GOLDEN / f"{game}.log").read_text(encoding="utf-8")
    assert match.position_hash == saved["position_hash"]
    assert match.save() == text
