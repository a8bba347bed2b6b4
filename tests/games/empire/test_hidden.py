"""Hidden are the order of the deck, and bids until all are in; all else is open."""

import itertools
import json
import random

import numpy as np
import pytest

import imperia
from imperia.games.empire.names import NOT_YET, Decision
from imperia.games.empire.pieces import CARDS
from imperia.kernel.verbs import SPECTATOR

from .batch import observed, redealt
from .table import bid, deck, empire, games, play, play_randomly, some_options, start


def moments(count):
    """Matches at random moments; one in three while bids are under way."""
    for number, combination in enumerate(some_options(count)):
        chooser = random.Random(number)
        match = start(combination, seed=number)
        while match.decision == "neutral":
            play_randomly(match, chooser, 1)
        if number % 3 == 0:
            yield play_randomly(match, chooser, chooser.randrange(match.players))
        else:
            yield play_randomly(match, chooser, chooser.randrange(2, 150))


def viewers(match):
    return (*range(match.players), SPECTATOR)


def varied(state, seat, chooser):
    """Another state that a seat cannot tell from this one; made without the rules' own redeal."""
    other = state.copy()
    left = int(other["deck_left"][0])
    other["deck"][0, :left] = chooser.sample(other["deck"][0, :left].tolist(), left)
    for field in ("key", "stream", "drawn"):
        other["chance"][field] = chooser.randrange(1 << 32)
    if other["decision"][0] == Decision.BID:
        for someone in range(other["options"]["players"][0]):
            if someone != seat and other["seats"]["bid"][0, someone] != NOT_YET:
                other["seats"]["bid"][0, someone] = chooser.randrange(other["seats"]["coins"][0, someone] + 1)
    return other


def match_from(match, state):
    """A match like this one that goes on from another state."""
    return imperia.Match(match.definition, match.setting, state.copy(), {"position": ""})


def shown(match, viewer):
    return json.dumps(match.view(None if viewer == SPECTATOR else viewer))


def test_a_view_shows_nothing_that_the_seat_cannot_know():  # E3.1, E4.2
    for number, match in enumerate(moments(games(240, 9))):
        chooser = random.Random(number)
        state = match.state
        here = match_from(match, state)
        for viewer in viewers(match):
            other = varied(state, viewer, chooser)
            assert other.tobytes() != state.tobytes()
            assert observed(other, viewer) == observed(state, viewer)
            assert shown(match_from(match, other), viewer) == shown(here, viewer)


def test_the_log_tells_nothing_that_the_seat_cannot_know():  # E3.1, E4.2
    """The same action in two states that look alike: the logs differ only if what is seen differs."""
    compared = 0
    for number, match in enumerate(moments(games(240, 12))):
        chooser = random.Random(number)
        if match.over:
            continue
        actor = chooser.choice(match.actors)
        for viewer in viewers(match):
            one, other = (match_from(match, s) for s in (match.state, varied(match.state, viewer, chooser)))
            actions = one.legal(actor)
            choice = chooser.choice(actions)
            # The bid of another is hidden too, so that it may differ as well.
            secret = choice.kind == "bid" and viewer != actor
            one.play(actor, choice)
            other.play(actor, chooser.choice(actions) if secret else choice)
            if observed(one.state, viewer) == observed(other.state, viewer):
                seat = None if viewer == SPECTATOR else viewer
                told = [[(e.json(), str(e)) for e in m.log.seen_by(seat)] for m in (one, other)]
                assert told[0] == told[1]
                compared += 1
    assert compared > games(300, 12)


def test_a_redeal_keeps_everything_that_the_seat_knows():
    for number, match in enumerate(moments(games(240, 9))):
        state = match.state
        for viewer in viewers(match):
            other = redealt(state, viewer, seed=number)
            assert observed(other, viewer) == observed(state, viewer)
            assert sorted(other["deck"][0]) == sorted(state["deck"][0])


def test_a_redeal_depends_on_the_seed_and_on_what_the_seat_knows_alone():
    for number, match in enumerate(moments(games(240, 9))):
        chooser = random.Random(number)
        state = match.state
        for viewer in viewers(match):
            seed = chooser.randrange(1 << 64)
            other = varied(state, viewer, chooser)
            assert redealt(other, viewer, seed).tobytes() == redealt(state, viewer, seed).tobytes()
            assert redealt(state, viewer, seed).tobytes() != redealt(state, viewer, seed ^ 1).tobytes()


def test_a_redeal_replaces_the_random_stream():
    """The future after a redeal comes from its own seed: nothing of the real one is left."""
    match = empire.start(players=4, seed=1, tie="die")
    state = match.state
    futures = set()
    for seed in range(20):
        other = redealt(state, 0, seed=seed + (7 << 32))
        assert (other["chance"]["key"][0], other["chance"]["stream"][0]) == (seed, 7)
        futures.add(bid(match_from(match, other), 2, 2, 2, 2).actors)
    assert len(futures) == 4


def test_a_redeal_deals_every_order_and_every_bid():
    box = [number for number, card in CARDS.items() if not card.five]
    hands = [box[6:15], box[15:24], box[24:33]]  # so that four cards are left for the deck
    match = empire.position(step="bid", players=3, bids=[2, 5, None], row=box[:6], cards=hands)
    seen = [redealt(match.state, 0, seed) for seed in range(games(400, 200))]
    assert {tuple(s["deck"][0, :4]) for s in seen} == set(itertools.permutations(deck(match)))
    assert {tuple(s["seats"]["bid"][0, :3]) for s in seen} == {(2, other, NOT_YET) for other in range(12)}


def test_a_spectator_knows_no_bid():  # E3.1
    match = empire.position(step="bid", players=3, bids=[2, 5, None])
    seen = [redealt(match.state, SPECTATOR, seed)["seats"]["bid"][0] for seed in range(60)]
    assert len({int(bids[0]) for bids in seen}) > 6
    assert len({int(bids[1]) for bids in seen}) > 6
    assert [seat["bid"] for seat in match.view(None)["seats"]] == ["sealed", "sealed", None]


def test_bids_that_were_shown_are_not_dealt_again():  # E3.1
    match = bid(empire.start(players=3, seed=4), 1, 5, 5)
    other = redealt(match.state, 2, seed=9)
    assert (other["seats"]["bid"] == match.state["seats"]["bid"]).all()


def test_which_cards_are_left_is_open_but_not_their_order():
    match = empire.position(deck=[42, 5, 40, 7])
    for seat in (0, 1, None):
        assert match.view(seat)["deck"] == sorted(deck(match)) != deck(match)


def test_everything_else_is_open():
    match = play(
        empire.position(players=3, cards=[[35], [36], [37]], coins=[1, 2, 3], armies={12: [1, 2, 3]}),
        "card 0",
    )
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    private = ("seat", "legal")
    assert len({json.dumps({k: v for k, v in view.items() if k not in private}) for view in views}) == 1
    assert [view["legal"] == [] for view in views] == [False, True, True, True]
    assert np.array_equal(sorted(deck(match)), views[3]["deck"])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_is_plain_json(seat):
    match = play_randomly(empire.start(players=3, seed=4, goods_tokens=True), random.Random(4), 60)
    view = match.view(seat)
    assert json.loads(json.dumps(view)) == view
