"""What a study reads from the events of games: numbers, dice, success, weather, and what follows what."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from imperia.arena.balance.figures import Figures, figures_of
from imperia.arena.balance.intervals import difference, difference_by_weight, rate
from imperia.arena.balance.sample import Played, Sample, sample_of
from imperia.games.contract import Deed, Items, Spells, Study, Told
from imperia.games.setting import Setting
from imperia.kernel.names import EventKind, Events, told

SUN, RAIN = 0, 1
OAK, ELM = 0, 1


class Event(Events):
    TURN = told("seat")
    ROUND = told("round")
    WEATHER = told("weather")
    PLANTED = told("seat", "tree", "number")
    ROLLED = told("seat", "luck")
    CARD = told("seat", "card", "success")
    OFFERED = told("seat")
    ASKED = told("seat")
    AGREED = told("seat")


TREES = Items("trees", Told(Event.PLANTED, "seat", "tree", number="number"), (OAK, ELM), many=True)
LUCK = Items("luck", Told(Event.ROLLED, "seat", "luck"), (1, 2, 3), rolled=True)
CARDS = Items("cards", Told(Event.CARD, "seat", "card", success="success"), (1,))
LEAVES = Items("leaves", TREES.told, (7,), counts_as={OAK: 7, ELM: 8})
STUDY = Study(
    turn=Told(Event.TURN, "seat"),
    round=Told(Event.ROUND, value="round"),
    items=(TREES, LUCK, CARDS, LEAVES),
    deeds=(
        Deed("planted", Told(Event.PLANTED, "seat", number="number")),
        Deed("agreed-to-offer", Told(Event.AGREED, "seat"), (Event.OFFERED, Event.ASKED)),
        Deed("rich", None),
    ),
    spells=(Spells(Items("weather", Told(Event.WEATHER, value="weather"), (SUN, RAIN)), ("planted",)),),
    endings=("long", "short"),
)
NOBODY = 9  # not a seat, but rebels, for example

FIRST_GAME: list[tuple[int, ...]] = [
    (Event.ROUND, 1),
    (Event.WEATHER, SUN),
    (Event.TURN, 0),
    (Event.PLANTED, 0, OAK, 5),
    (Event.PLANTED, 0, ELM, 1),
    (Event.TURN, 1),
    (Event.ROUND, 2),
    (Event.WEATHER, RAIN),
    (Event.TURN, 0),
    (Event.ROLLED, 0, 1),
    (Event.ROLLED, 0, 1),
    (Event.ROLLED, 1, 2),
    (Event.PLANTED, NOBODY, OAK, 100),
    (Event.TURN, 1),
    (Event.PLANTED, 1, OAK, 2),
    (Event.OFFERED, 0),
    (Event.AGREED, 1),
    (Event.ASKED, 0),
    (Event.AGREED, 1),
]
SECOND_GAME: list[tuple[int, ...]] = [
    (Event.AGREED, 0),  # nothing was offered in this game
    (Event.ROUND, 1),
    (Event.TURN, 0),  # before any weather
    (Event.WEATHER, SUN),
    (Event.TURN, 1),
    (Event.PLANTED, 1, ELM, 3),
    (Event.ROLLED, 1, 3),
    (Event.CARD, 0, 1, 1),
    (Event.CARD, 1, 1, 0),
]


class Garden:
    """As much of a definition as a study asks for."""

    sources = ("land",)

    def study(self, setting: Setting) -> Study:
        return STUDY

    def event(self, kind: int) -> EventKind:
        return list(Event)[kind].kind


def rows(game: int, events: list[tuple[int, ...]]) -> list[list[int]]:
    return [[game, *event, *[0] * (4 - len(event))] for event in events]


def sample() -> Sample:
    played = Played(
        seeds=np.arange(2, dtype=np.uint64),
        decisions=np.array([10, 4]),
        points=np.array([[[3], [1]], [[2], [4]]]),
        places=np.array([[0, 1], [1, 0]]),
        events=np.array([*rows(0, FIRST_GAME), *rows(1, SECOND_GAME)]),
        endings=np.array([0, 1]),
        counted=np.array([[[7], [0]], [[0], [5]]]),
        failures=np.zeros((2, 2), np.int32),
    )
    garden: Any = Garden()
    return sample_of(garden, Setting(2, {}), played)


@pytest.fixture(scope="module")
def figures() -> Figures:
    return figures_of(sample())


def test_what_comes_in_numbers_is_counted_in_numbers(figures: Figures) -> None:
    trees = {row.item: row for row in figures.items["trees"]}
    assert (trees[OAK].takings, trees[ELM].takings) == (7, 4)
    assert (trees[OAK].a_game.value, trees[ELM].a_game.value) == (3.5, 2)
    assert trees[OAK].more.value == (5 - 2 + 0 - 0) / 2  # in the first game, 5 against 2
    assert trees[ELM].more.value == (1 - 0 + 3 - 0) / 2
    assert {done.deed.name: done.counts.tolist() for done in sample().done}["planted"] == [[6, 2], [0, 3]]


def test_each_roll_is_compared_with_all_other_rolls(figures: Figures) -> None:
    luck = {row.item: row for row in figures.items["luck"]}
    assert luck[1].takings == luck[1].with_it.count == 2
    assert (luck[1].with_it.value, luck[1].without.value) == (1.0, 1 / 2)  # seat 0 won, and who rolled a 3
    assert (luck[1].points_with, luck[1].points_without) == (3, (1 + 4) / 2)


def test_the_share_that_succeeds(figures: Figures) -> None:
    (card,) = figures.items["cards"]
    assert (card.succeeds.value, card.succeeds.count) == (1 / 2, 2)
    assert all(row.succeeds.count == 0 for row in figures.items["trees"])


def test_things_may_count_as_what_they_have_in_common(figures: Figures) -> None:
    (oaks,) = figures.items["leaves"]
    assert oaks.takings == 7


def test_an_answer_belongs_to_the_last_question_of_its_game() -> None:
    done = {one.deed.name: one.counts.tolist() for one in sample().done}
    assert done["agreed-to-offer"] == [[0, 1], [0, 0]]
    assert done["rich"] == [[7, 0], [0, 5]]


def test_what_is_done_while_something_holds(figures: Figures) -> None:
    sun, rain = figures.spells["weather"]
    assert (sun.turns.value, rain.turns.value) == (3 / 5, 2 / 5)  # one turn had no weather yet
    assert (sun.rates["planted"].value, rain.rates["planted"].value) == ((6 + 3) / 3, 2 / 2)
    assert (sun.usual["planted"].value, rain.usual["planted"].value) == (2 / 2, (6 + 3) / 3)


def test_how_many_turns_and_rounds_there_were(figures: Figures) -> None:
    assert sample().turns.tolist() == [4, 2]
    long, short = figures.endings
    assert (long.rounds.value, short.rounds.value) == (2, 1)
    assert (long.last_rounds, short.last_rounds) == ({2: 1}, {1: 1})


def test_a_study_hears_of_all_that_it_counts() -> None:
    assert STUDY.events == set(map(int, Event))
    assert STUDY.counted_at_the_end == ("rich",)


def test_weights_of_one_are_a_plain_difference() -> None:
    generator = np.random.default_rng(1)
    winners = generator.integers(0, 4, 200)
    won = (np.arange(4) == winners[:, None]).astype(float)
    chosen = generator.random((200, 4)) < 0.3
    weights = chosen.astype(np.int64)
    assert difference(won, chosen) == difference_by_weight(won, weights, 1 - weights)


def test_a_rate_is_as_sure_as_its_games_are_many() -> None:
    one = rate(np.array([2, 4]), np.array([10, 10]))
    assert (one.value, one.count) == (0.3, 20)
    many = rate(np.array([2, 4] * 100), np.array([10, 10] * 100))
    assert many.high - many.low < (one.high - one.low) / 5
    assert rate(np.array([0]), np.array([0])).count == 0
