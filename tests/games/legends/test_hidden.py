"""Hidden are the order of the deck, bids until all are in, and face-down tokens; all else is open."""

import itertools
import json
import random

import pytest

import imperia
from imperia.games.legends.names import NOT_YET, Decision
from imperia.kernel.verbs import SPECTATOR

from .batch import observed, redealt
from .table import EVERYTHING, bid, deck, games, legends, play, play_randomly, some_options, start, tokens


def moments(count):
    """Matches at random moments; half of them with face-down tokens, some while bids are under way."""
    for number, combination in enumerate(some_options(count)):
        chooser = random.Random(number)
        if number % 2:
            combination = {**combination, "explore": True, "swamp": True}
        match = start(combination, seed=number)
        if number % 3 == 0:
            while match.decision != "bid":
                play_randomly(match, chooser, 1)
            yield play_randomly(match, chooser, chooser.randrange(match.players))
        else:
            yield play_randomly(match, chooser, chooser.randrange(2, 150))


def viewers(match):
    return (*range(match.players), SPECTATOR)


def unknown_regions(state, seat):
    known = int(state["seats"]["known"][0, seat]) if seat >= 0 else 0
    hidden = int(state["board"]["face_down"][0]) & ~known
    return [region for region in range(38) if hidden >> region & 1]


def varied(state, seat, chooser):
    """Another state that a seat cannot tell from this one; made without the rules' own redeal."""
    other = state.copy()
    left = int(other["deck_left"][0])
    if other["decision"][0] > Decision.NEUTRAL:  # before that the deck is not shuffled
        other["deck"][0, :left] = chooser.sample(other["deck"][0, :left].tolist(), left)
    for field in ("key", "stream", "drawn"):
        other["chance"][field] = chooser.randrange(1 << 32)
    if other["decision"][0] == Decision.BID:
        for someone in range(other["options"]["players"][0]):
            if someone != seat and other["seats"]["bid"][0, someone] != NOT_YET:
                other["seats"]["bid"][0, someone] = chooser.randrange(other["seats"]["coins"][0, someone] + 1)
    where = unknown_regions(state, seat)
    other["tokens"][0, where] = chooser.sample(other["tokens"][0, where].tolist(), len(where))
    return other


def match_from(match, state):
    """A match like this one that goes on from another state."""
    return imperia.Match(match.definition, match.setting, state.copy(), {"position": ""})


def shown(match, viewer):
    return json.dumps(match.view(None if viewer == SPECTATOR else viewer))


def test_a_view_shows_nothing_that_the_seat_cannot_know():  # L4.1, L5.2, L8.2
    for number, match in enumerate(moments(games(240, 12))):
        chooser = random.Random(number)
        state = match.state
        here = match_from(match, state)
        for viewer in viewers(match):
            other = varied(state, viewer, chooser)
            assert other.tobytes() != state.tobytes()
            assert observed(other, viewer) == observed(state, viewer)
            assert shown(match_from(match, other), viewer) == shown(here, viewer)


def test_the_log_tells_nothing_that_the_seat_cannot_know():  # L4.1, L5.2, L8.2
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


def test_a_redeal_keeps_everything_that_the_seat_knows():  # L8.2: what it has looked at, too
    for number, match in enumerate(moments(games(240, 12))):
        state = match.state
        for viewer in viewers(match):
            other = redealt(state, viewer, seed=number)
            assert observed(other, viewer) == observed(state, viewer)
            assert sorted(other["deck"][0]) == sorted(state["deck"][0])
            assert sorted(other["tokens"][0]) == sorted(state["tokens"][0])


def test_a_redeal_depends_on_the_seed_and_on_what_the_seat_knows_alone():
    for number, match in enumerate(moments(games(240, 12))):
        chooser = random.Random(number)
        state = match.state
        for viewer in viewers(match):
            seed = chooser.randrange(1 << 64)
            other = varied(state, viewer, chooser)
            assert redealt(other, viewer, seed).tobytes() == redealt(state, viewer, seed).tobytes()
            assert redealt(state, viewer, seed).tobytes() != redealt(state, viewer, seed ^ 1).tobytes()


def test_a_redeal_replaces_the_random_stream():
    """The future after a redeal comes from its own seed: nothing of the real one is left."""
    match = legends.start(players=4, seed=1, tie="die")
    futures = set()
    for seed in range(20):
        other = redealt(match.state, 0, seed=seed + (7 << 32))
        assert (other["chance"]["key"][0], other["chance"]["stream"][0]) == (seed, 7)
        futures.add(bid(match_from(match, other), 2, 2, 2, 2).actors)
    assert len(futures) == 4


def test_a_redeal_during_set_up_leaves_the_board_and_deals_other_leaders():  # L3.1, L8.5
    match = legends.start(players=3, seed=1, setup="hand", setup_player=0, leaders=True)
    play(match, "layout 0", "side 2", "rotate 0", "side 0", "rotate 0", "side 4", "rotate 0")
    futures = set()
    for seed in range(20):
        other = match_from(match, redealt(match.state, 0, seed))
        assert other.view(0)["board"] == match.view(0)["board"]
        futures.add(tuple(seat["leader"] for seat in play(other, "settle 11").view(0)["seats"]))
    assert len(futures) > 5


FACE_DOWN = {"tokens": {20: "swamp", 22: "book", 24: "spring", 0: "stable"}, "face_down": [20, 22, 24]}


def test_a_redeal_deals_every_order_of_unknown_tokens_and_keeps_the_known():  # L8.2
    match = legends.position(players=3, **FACE_DOWN, known=[[20], [], [22, 24]])
    swamp, book, spring, stable = 6, 5, 1, 4
    seen = [redealt(match.state, 0, seed)["tokens"][0] for seed in range(60)]
    assert {tuple(t[[20, 22, 24, 0]]) for t in seen} == {
        (swamp, book, spring, stable),
        (swamp, spring, book, stable),
    }
    seen = {tuple(redealt(match.state, 1, seed)["tokens"][0][[20, 22, 24, 0]]) for seed in range(120)}
    assert seen == {(*order, stable) for order in itertools.permutations((swamp, book, spring))}
    seen = {tuple(redealt(match.state, SPECTATOR, seed)["tokens"][0][[20, 22, 24]]) for seed in range(120)}
    assert len(seen) == 6
    seen = {tuple(redealt(match.state, 2, seed)["tokens"][0][[20, 22, 24]]) for seed in range(20)}
    assert seen == {(swamp, book, spring)}  # who knows two of three knows the third


def test_a_look_is_shown_to_its_owner_alone():  # L8.2
    match = legends.position(players=3, **FACE_DOWN, known=[[20], [], [22]])
    assert tokens(match, 0) == {0: "stable", 20: "swamp", 22: "face_down", 24: "face_down"}
    assert tokens(match, 1) == {0: "stable", 20: "face_down", 22: "face_down", 24: "face_down"}
    assert tokens(match, 2) == {0: "stable", 20: "face_down", 22: "book", 24: "face_down"}
    assert tokens(match, None) == tokens(match, 1)
    assert {r["region"] for r in match.view(0)["regions"] if r["face_down"]} == {20, 22, 24}


def test_a_redeal_deals_every_bid():  # L4.1
    match = legends.position(step="bid", players=3, bids=[2, 5, None])
    seen = [redealt(match.state, 0, seed)["seats"]["bid"][0, :3] for seed in range(games(300, 150))]
    assert {tuple(bids) for bids in seen} == {(2, other, NOT_YET) for other in range(12)}


def test_a_spectator_knows_no_bid():  # L4.1
    match = legends.position(step="bid", players=3, bids=[2, 5, None])
    assert [seat["bid"] for seat in match.view(None)["seats"]] == ["sealed", "sealed", None]


def test_which_cards_are_left_is_open_but_not_their_order():  # L5.2
    match = legends.position(players=4, deck=[30, 5, 28, 7])
    for seat in (0, 1, None):
        assert match.view(seat)["deck"] == sorted(deck(match)) != deck(match)


def test_everything_else_is_open():
    match = play(legends.position(players=3, cards=[[1], [2], [3]], coins=[1, 2, 3]), "card 0")
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    private = ("seat", "legal")
    assert len({json.dumps({k: v for k, v in view.items() if k not in private}) for view in views}) == 1
    assert [view["legal"] == [] for view in views] == [False, True, True, True]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_views_and_what_is_printed_are_plain_json(seat):
    match = play_randomly(legends.start(players=3, seed=4, **EVERYTHING), random.Random(4), 60)
    view = match.view(seat)
    assert json.loads(json.dumps(view)) == view
    printed = legends.definition.printed(match.setting)
    assert json.loads(json.dumps(printed))["sides"] == printed["sides"]
    assert list(printed["cards"]) == list(range(1, 35))
