"""Hidden are the order of the stacks and which craftsman comes next; all else is open (F5.5)."""

import itertools
import json
import random

import pytest

import imperia
from imperia.games.founders.pieces import Stack
from imperia.kernel.verbs import SPECTATOR

from .batch import observed, redealt
from .table import games, play, play_randomly, position, some_options, stack_of, start


def moments(count):
    """Matches at random moments."""
    for number, combination in enumerate(some_options(count)):
        chooser = random.Random(number)
        yield play_randomly(start(combination, seed=number), chooser, chooser.randrange(150))


def viewers(match):
    return (*range(match.players), SPECTATOR)


def varied(state, chooser):
    """Another state that nobody can tell from this one; made without the rules' own redeal."""
    other = state.copy()
    for stack in range(3):
        left = int(other["stack_left"][0, stack])
        other["stacks"][0, stack, :left] = chooser.sample(other["stacks"][0, stack, :left].tolist(), left)
    for field in ("key", "stream", "drawn"):
        other["chance"][field] = chooser.randrange(1 << 32)
    return other


def match_from(match, state):
    """A match like this one that goes on from another state."""
    return imperia.Match(match.definition, match.setting, state.copy(), {"position": ""})


def shown(match, viewer):
    return json.dumps(match.view(None if viewer == SPECTATOR else viewer))


def test_a_view_shows_nothing_that_the_seat_cannot_know():  # F5.5
    for number, match in enumerate(moments(games(120, 9))):
        chooser = random.Random(number)
        state = match.state
        here = match_from(match, state)
        other = varied(state, chooser)
        assert other.tobytes() != state.tobytes()
        for viewer in viewers(match):
            assert observed(other, viewer) == observed(state, viewer)
            assert shown(match_from(match, other), viewer) == shown(here, viewer)


def test_the_log_tells_nothing_that_the_seat_cannot_know():  # F5.5
    """The same action in two states that look alike: the logs differ only if what is seen differs."""
    compared = 0
    for number, match in enumerate(moments(games(120, 12))):
        chooser = random.Random(number)
        if match.over:
            continue
        (actor,) = match.actors
        action = chooser.choice(match.legal(actor))
        matches = [match_from(match, s) for s in (match.state, varied(match.state, chooser))]
        for each in matches:
            each.play(actor, action.code)
        for viewer in viewers(match):
            seen = [observed(each.state, viewer) for each in matches]
            seat = None if viewer == SPECTATOR else viewer
            logs = [[event.json() for event in each.log.seen_by(seat)] for each in matches]
            if seen[0] == seen[1]:
                compared += 1
                assert logs[0] == logs[1]
    assert compared > games(120, 5)


def test_a_redeal_looks_the_same_to_everybody():  # F5.5
    for number, match in enumerate(moments(games(120, 9))):
        state = match.state
        for viewer in viewers(match):
            other = redealt(state, viewer, seed=number)
            assert observed(other, viewer) == observed(state, viewer)


def test_a_redeal_depends_on_its_seed_and_on_what_is_known_alone():
    for number, match in enumerate(moments(games(60, 6))):
        chooser = random.Random(number)
        state, seed = match.state, chooser.randrange(1 << 64)
        other = varied(state, chooser)
        assert redealt(other, 0, seed).tobytes() == redealt(state, 0, seed).tobytes()
        assert redealt(state, 0, seed).tobytes() != redealt(state, 0, seed ^ 1).tobytes()


def test_a_redeal_deals_every_order():  # F5.5
    match = position(stacks={"blue": ["mine", "weaver", "stable"]})
    seen = [redealt(match.state, 0, seed) for seed in range(games(400, 80))]
    orders = {tuple(s["stacks"][0, Stack.BLUE, :3].tolist()) for s in seen}
    numbers = [match.setting.tiles.keys.index(key) for key in ("mine", "weaver", "stable")]
    assert orders == set(itertools.permutations(numbers))


def test_a_redeal_draws_every_craftsman():  # F5.5, F5.4
    match = position(
        step="tile", nations=[["mine@0,0", "forest@1,0"]], rows={"purple": ["workshop-iron-wood"]}
    )
    drawn = set()
    for seed in range(60):
        other = match_from(match, redealt(match.state, 0, seed + (7 << 32)))
        play(other, "tile workshop-iron-wood", "cell 0,1")
        drawn |= set(other.view(None)["seats"][0]["craftsmen"])
    assert len(drawn) == 6


def test_which_tiles_are_left_is_open_but_not_their_order():  # F5.5
    match = position(stacks={"green": ["lake", "forest", "lake", "cliff"]})
    keys = match.setting.tiles.keys
    for seat in (0, 1, None):
        assert [keys[n] for n in match.view(seat)["stacks"]["green"]] == ["forest", "cliff", "lake", "lake"]
    assert stack_of(match, Stack.GREEN) == ["lake", "forest", "lake", "cliff"]


def test_everything_else_is_open():  # F5.5
    match = position(players=3, hands=[{"war": 1}, {"coin": 2}], craftsmen=[["iron"]], swapped=[["lake"]])
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    private = ("seat", "legal")
    assert len({json.dumps({k: v for k, v in view.items() if k not in private}) for view in views}) == 1
    assert [view["legal"] == [] for view in views] == [False, True, True, True]


@pytest.mark.parametrize("number", range(6))
def test_views_what_is_printed_and_explanations_are_plain_json(number):
    match = play_randomly(start(some_options(36)[number], seed=4), random.Random(4), 60)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
    printed = match.definition.printed(match.setting)
    again = json.loads(json.dumps(printed))
    assert again == {**printed, "tiles": {str(n): tile for n, tile in printed["tiles"].items()}}
    answer = match.explain(0, {"tile": 0, "x": 0, "y": 1})
    assert json.loads(json.dumps(answer)) == answer
