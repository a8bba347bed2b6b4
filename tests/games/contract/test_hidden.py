"""What is hidden stays hidden: `observe` blanks it, no view shows it and no log tells it; all else is open.

Deals that differ in what a viewer cannot know are made by the rules' own `redeal`, and without it by
`Terms.vary`, so that neither is trusted alone.
"""

import json
import random
from functools import cache

import imperia
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import SPECTATOR
from tests.games.every_game import every_game, terms_of
from tests.games.playing import games
from tests.games.records import observed, redealt

MOMENTS = games(60, 9)


def moments(terms, count=MOMENTS):
    """Matches at random moments with something to choose; a test must not change them."""
    for number, match in enumerate(moments_of(terms.name, count // terms.slowness)):
        yield match, random.Random(number)


@cache
def moments_of(name, count):
    return list(terms_of(name).moments(count))


def viewers(match):
    return (*range(match.players), SPECTATOR)


def varied(terms, state, viewer, chooser):
    """Another state that the viewer cannot tell from this one, made without the `redeal` of the rules."""
    other = copy_of(state)
    terms.vary(other[0], viewer, chooser)
    for field in ("key", "stream", "drawn"):
        other["chance"][field] = chooser.randrange(1 << 32)
    return other


def match_from(match, state):
    """A match like this one that goes on from another state."""
    return imperia.Match(match.definition, match.setting, copy_of(state), {"position": ""})


def shown(match, viewer):
    return match.views([None if viewer == SPECTATOR else viewer])[0].json()


def told(match, viewer):
    seat = None if viewer == SPECTATOR else viewer
    return [(event.json(), str(event)) for event in match.log.seen_by(seat)]


@every_game
def test_a_view_shows_nothing_that_the_viewer_cannot_know(name):
    terms = terms_of(name)
    for match, chooser in moments(terms):
        state = match.state
        here = match_from(match, state)
        for viewer in viewers(match):
            other = varied(terms, state, viewer, chooser)
            assert other.tobytes() != state.tobytes()
            assert observed(other, viewer) == observed(state, viewer)
            assert shown(match_from(match, other), viewer) == shown(here, viewer)


@every_game
def test_the_log_tells_nothing_that_the_viewer_cannot_know(name):
    """The same action in two states that look alike: the logs differ only if what is seen differs."""
    terms, compared = terms_of(name), 0
    for match, chooser in moments(terms):
        if match.over:
            continue
        actor = chooser.choice(match.actors)
        for viewer in viewers(match):
            one, other = (
                match_from(match, s) for s in (match.state, varied(terms, match.state, viewer, chooser))
            )
            actions = one.legal(actor)
            choice = chooser.choice(actions)
            # Seats that are asked at the same time answer in secret, so another seat's answer may differ as
            # well.
            secret = len(match.actors) > 1 and viewer != actor
            one.play(actor, choice)
            other.play(actor, chooser.choice(actions) if secret else choice)
            if observed(one.state, viewer) == observed(other.state, viewer):
                assert told(one, viewer) == told(other, viewer)
                compared += 1
    assert compared > MOMENTS // terms.slowness


def has_secrets(match):
    return len({observed(match.state, viewer) for viewer in viewers(match)}) > 1


@every_game
def test_everything_else_is_open(name):
    """As long as nobody has a secret, in a game from the usual position, all seats and spectators see the
    same."""
    terms, chooser = terms_of(name), random.Random(1)
    match = terms.game.position()
    assert not has_secrets(match)
    while not match.over and len(match.actors) == 1 and not has_secrets(match):
        views = [match.view(viewer) for viewer in (*range(match.players), None)]
        seats = [view.pop("seat") for view in views]
        assert seats == [*range(match.players), None]
        assert [bool(view.pop("legal")) for view in views] == [seat in match.actors for seat in seats]
        assert all(view == views[0] for view in views)
        terms.play_randomly(match, chooser, games(1, 20))


@every_game
def test_what_is_printed_is_plain_json(name):
    terms = terms_of(name)
    for match, _ in moments(terms, 12):
        printed = terms.definition.printed(match.setting)
        text = json.dumps(printed)
        assert json.dumps(json.loads(text)) == text


# ----- Redeals


@every_game
def test_a_redeal_keeps_what_the_seat_knows_and_deals_what_can_be(name):
    terms = terms_of(name)
    for match, chooser in moments(terms):
        for viewer in viewers(match):
            other = redealt(match.state, viewer, chooser.randrange(1 << 64))
            assert observed(other, viewer) == observed(match.state, viewer)
            terms.holds(other)
            assert match_from(match, other).actors == match.actors
        again = terms.game.read(terms.definition.describe(match.setting, other))
        assert again.state.tobytes() == other.tobytes()


@every_game
def test_a_redeal_depends_on_its_seed_and_on_what_the_seat_knows_alone(name):
    terms = terms_of(name)
    for match, chooser in moments(terms):
        state = match.state
        for viewer in viewers(match):
            seed = chooser.randrange(1 << 64)
            here = redealt(state, viewer, seed)
            assert redealt(varied(terms, state, viewer, chooser), viewer, seed).tobytes() == here.tobytes()
            assert redealt(state, viewer, seed ^ 1).tobytes() != here.tobytes()
            # Future draws, too, come from that seed.
            assert (here["chance"]["key"][0], here["chance"]["stream"][0]) == (seed & 0xFFFFFFFF, seed >> 32)


@every_game
def test_a_redeal_deals_everything_that_can_be(name):
    terms = terms_of(name)
    assert terms.deals
    for title, deals in terms.deals.items():
        state = terms.game.position(**deals.position).state
        seen = {deals.hidden(redealt(state, deals.seat, seed)[0]) for seed in range(deals.tries)}
        assert seen == deals.all, title
