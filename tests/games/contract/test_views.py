"""Views as they are told: first the whole view, then what is new."""

import json
import random

from imperia.kernel.text import ROOM
from tests.games.every_game import every_game, terms_of
from tests.games.playing import games


@every_game
def test_what_is_new_laid_over_what_was_told_is_the_view(name):
    terms, chooser = terms_of(name), random.Random(name)
    whole, new = 0, 0
    for number, combination in enumerate(terms.some_options(games(max(1, 2 // terms.slowness), 1))):
        match = terms.start(combination, seed=number)
        viewers = (None, *range(match.players))
        told = dict(zip(viewers, match.views(viewers), strict=True))
        known = {viewer: json.loads(view.json()) for viewer, view in told.items()}
        while not match.over:
            terms.play_randomly(match, chooser, 1)
            for viewer, view in zip(viewers, match.views(viewers), strict=True):
                news = view.json_after(told[viewer])
                known[viewer] |= json.loads(news)
                assert known[viewer] == view.facts == match.view(viewer)
                told[viewer] = view
                whole, new = whole + len(view.json()), new + len(news)
                assert len(view.json()) < ROOM / 2
    assert new < whole * 2 / 3
