"""A search by looks first tries what looks good; one by `uct` tries each choice once before any again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import imperia
from imperia.minds import GreedyMind, SearchMind, make_mind
from imperia.minds.search import BYTES_PER_SIMULATION
from imperia.play import Match

from ..games.founders.looking import weighed
from .tables import FEWER

FOUNDERS = imperia.game("founders")


def choices_of_a_place() -> Iterator[Match]:
    """A decision about where to lay a tile, by which nothing hidden comes to light."""
    match, mind = FOUNDERS.start(players=2, seed=4), GreedyMind(4)
    while not match.over:
        (seat,) = match.actors
        if match.decision == "place" and len(match.legal(seat)) > 3:
            yield match.copy()
        match.play(seat, mind.choose(match, seat))


@pytest.fixture(scope="module")
def places() -> list[Match]:
    found = list(choices_of_a_place())
    return found[:: max(1, len(found) // (8 // FEWER))]


def tried(match: Match, name: str) -> dict[int, int]:
    thoughts = make_mind(name, 1).think(match, match.actors[0])
    return {choice.action.code: choice.visits for choice in thoughts.considered}


def test_the_first_choice_that_is_tried_looks_best(places: list[Match]) -> None:
    for match in places:
        (first,) = tried(match, "search:1")
        looks = weighed(match)
        assert looks[match.definition.notation(first, match.state)] == max(looks.values())


def test_each_choice_is_tried_once_before_any_is_tried_again(places: list[Match]) -> None:
    tried_again = 0
    for match in places:
        legal = {action.code for action in match.legal(match.actors[0])}
        assert tried(match, f"uct:{len(legal)}") == dict.fromkeys(legal, 1)
        tried_again += len(tried(match, f"search:{len(legal)}")) < len(legal)
    assert tried_again > 0


def test_what_looks_bad_is_tried_in_the_end(places: list[Match]) -> None:
    match = places[-1]
    assert len(tried(match, f"search:{4000 // FEWER}")) == len(match.legal(match.actors[0]))


def test_a_search_by_looks_goes_on_when_its_memory_is_full(places: list[Match]) -> None:
    match, small = places[0], 0.1
    simulations = int(small * 1e6 / BYTES_PER_SIMULATION)
    thoughts = SearchMind(1, simulations=simulations, memory_mb=small).think(match, match.actors[0])
    assert thoughts.considered
    assert 0 < thoughts.simulations <= simulations
