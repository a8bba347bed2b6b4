"""Whole games, checked in: they are replayed to the same log, points, places and bytes.

If one of these fails after a change of the rules, the rules have a new version; see `regenerate.py`.
"""

import json

import pytest

import imperia
from imperia.play.save import position_hash

from .table import legends
from .transcript import GAMES, GOLDEN, transcript


def test_every_golden_game_is_there():
    assert {path.name for path in GOLDEN.iterdir()} == {
        f"{name}.{kind}" for name in GAMES for kind in ("json", "log")
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_end(name):
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    saved = json.loads(text)
    match = imperia.load(text)
    players, options = GAMES[name][0]["players"], dict(GAMES[name][0])
    assert match.over
    assert saved["rules"] == legends.version
    asked = legends.definition.setting(options.pop("players"), options).options
    assert (match.players, match.options) == (players, asked)
    assert transcript(match) == (GOLDEN / f"{name}.log").read_text(encoding="utf-8")
    assert position_hash(match) == saved["position_hash"]
    assert match.save() == text
