"""Whole games, checked in: they are replayed to the same log, points, places and bytes.

If one of these fails after a change of the rules, the rules have a new version; see `regenerate.py`.
"""

import json

import pytest

import imperia
from imperia.play.save import position_hash

from .table import founders
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
    options, _ = GAMES[name]
    assert match.over
    assert saved["rules"] == founders.version
    assert {"players": match.players, **match.options}.items() >= options.items()
    assert transcript(match) == (GOLDEN / f"{name}.log").read_text(encoding="utf-8")
    assert position_hash(match) == saved["position_hash"]
    assert match.save() == text
