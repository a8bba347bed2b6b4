"""Each game has a screen, and its labels tell the choices apart."""

from __future__ import annotations

import random

import pytest

import imperia
from imperia.cli.screens import screen_of
from imperia.cli.speech import Speech
from imperia.cli.table.question import Question
from imperia.cli.table.seats import Seats

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


@pytest.mark.parametrize("game", imperia.games())
def test_every_game_has_a_screen_that_names_its_sources(game: str) -> None:
    headings = screen_of(game).sources(Speech("en"))
    assert tuple(headings) == imperia.game(game).definition.sources


@pytest.mark.parametrize(
    ("game", "players"), [("empire", 2), ("empire", 3), ("empire", 5), ("founders", 2), ("founders", 4)]
)
def test_every_choice_has_a_label_of_its_own_that_means_it(game: str, players: int) -> None:
    seats = Seats(NAMES[:players], frozenset())
    match = imperia.game(game).start(players=players, seed=players)
    chance = random.Random(players)
    while not match.over:
        seat = match.actors[0]
        question = Question(match, seat, seats, screen_of(game), Speech("en"))
        assert len(question.choices) == len(match.legal(seat))
        for label, action in question.choices.items():
            assert question.understand(label) == action
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("game", imperia.games())
@pytest.mark.parametrize("players", [2, 4])
def test_the_clauses_of_every_decision_are_in_the_rulebook(game: str, players: int) -> None:
    match = imperia.game(game).start(players=players, seed=1)
    rulebook = match.definition.rulebook("pl")
    chance = random.Random(1)
    while not match.over:
        assert all(rulebook.find(number) for number in screen_of(game).clauses(match))
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))


def test_an_army_to_destroy_is_named_by_owner_and_region() -> None:
    match = imperia.game("empire").position(
        players=3, turn=0, step="destroy", armies={7: [0, 1], 12: [1, 0, 2]}, edition="polish"
    )
    question = Question(match, 0, Seats(NAMES[:3], frozenset()), screen_of("empire"), Speech("en"))
    assert {"B7", "C12", "."} <= set(question.choices)
    assert question.sentence(question.understand("c12")) == "Destroy an army in Maravel: Cleo"


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Zoe", "Max"), ("Z", "M")),
        (("Ann", "Adam"), ("A", "B")),
        (("Nina", "Max"), ("A", "B")),
        (("1st", "2nd"), ("A", "B")),
    ],
    ids=["initials", "the same initial", "the letter of the neutral armies", "no letters"],
)
def test_letters_are_initials_where_they_tell_the_seats_apart(
    names: tuple[str, ...], letters: tuple[str, ...]
) -> None:
    assert Seats(names, frozenset()).letters == letters
