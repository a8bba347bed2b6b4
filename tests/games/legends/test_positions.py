"""What positions of legends are like if the keywords say little."""

import random

import pytest

from ..on_a_map import play_randomly
from ..playing import games
from .contract import TERMS
from .table import legends


def test_what_a_position_speaks_of_is_in_play():  # L2.4, L8.5
    options = legends.position(
        tokens={20: "swamp", 21: "citadel", 22: "rogues"}, face_down=[20], led_by=["bandit_king"]
    ).options
    assert (options["explore"], options["swamp"], options["citadels"], options["leaders"]) == (True,) * 4
    assert options["encounters"] == "rogues"
    assert legends.position(layout="loop").options["board"] == "loop"
    assert legends.position(step="side").options["setup"] == "hand"
    queen = legends.position(step="queen", turn=1)
    assert queen.options["leaders"] is True
    assert [seat["leader"] for seat in queen.view(None)["seats"]] == [None, "fairy_queen"]
    assert legends.position(coins=[1, 2, 3]).players == 3
    assert legends.position(board="loop").players == legends.position(armies={11: [1] * 4}).players == 4


@pytest.mark.parametrize("number", range(games(12, 3)))
def test_every_moment_of_a_set_up_by_hand_is_written_down(number):  # L3.1
    combination = {**TERMS.some_options(200)[number], "setup": "hand"}
    match, chooser = TERMS.start(combination, seed=number), random.Random(number)
    while match.decision != "bid":
        assert legends.read(match.notation).state.tobytes() == match.state.tobytes()
        play_randomly(match, chooser, 1)
