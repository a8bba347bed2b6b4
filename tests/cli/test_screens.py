"""Each game has a screen, and its labels tell the choices apart."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import imperia
from imperia.cli.appearance import Look
from imperia.cli.screens import screen_of
from imperia.cli.speech import Speech
from imperia.cli.table.question import Question
from imperia.cli.table.seats import Seats

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


EVERYTHING = {"explore": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}
TABLES = [
    ("empire", {"players": 2}),
    ("empire", {"players": 3}),
    ("empire", {"players": 5}),
    ("legends", {"players": 2, "setup": "hand", **EVERYTHING}),
    ("legends", {"players": 4, **EVERYTHING}),
    ("founders", {"players": 2}),
    ("founders", {"players": 4, "agreed_end": True}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_choice_has_a_label_of_its_own_that_means_it(game: str, options: dict[str, Any]) -> None:
    players = options["players"]
    seats = Seats(NAMES[:players], frozenset())
    match = imperia.game(game).start(**options, seed=players)
    chance = random.Random(players)
    while not match.over:
        seat = match.actors[0]
        question = Question(match, seat, seats, screen_of(game), Speech("en"))
        assert len(question.choices) == len(match.legal(seat))
        for label, action in question.choices.items():
            assert question.understand(label) == action
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_clauses_of_every_decision_are_in_the_rulebook(game: str, options: dict[str, Any]) -> None:
    match = imperia.game(game).start(**options, seed=1)
    rulebook = match.definition.rulebook("pl")
    chance = random.Random(1)
    while not match.over:
        assert all(rulebook.find(number) for number in screen_of(game).clauses(match))
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_screen_has_an_example_and_explains_or_says_that_it_does_not(
    game: str, options: dict[str, Any]
) -> None:
    match, screen = imperia.game(game).start(**options, seed=1), screen_of(game)
    assert screen.example.split()[0] in match.definition.action_kinds
    assert screen.explanation(match, 0, screen.example, Speech("en")) is None  # no such question is asked yet


def test_an_army_to_destroy_is_named_by_owner_and_region() -> None:
    match = imperia.game("empire").position(
        players=3, turn=0, step="destroy", armies={7: [0, 1], 12: [1, 0, 2]}, edition="polish"
    )
    question = Question(match, 0, Seats(NAMES[:3], frozenset()), screen_of("empire"), Speech("en"))
    assert {"B7", "C12", "."} <= set(question.choices)
    assert question.sentence(question.understand("c12")) == "Destroy an army in Maravel: Cleo"


def test_choices_come_with_what_they_would_do_to_the_points() -> None:
    def forecasts(game: str, lang: str = "en", **position: Any) -> dict[str, str]:
        match = imperia.game(game).position(**position)
        seats = Seats(NAMES[: match.players], frozenset())
        question = Question(match, 0, seats, screen_of(game), Speech(lang))
        return {label: question.forecast(action) for label, action in question.choices.items()}

    armies = {"armies": {7: [1, 1], 9: [1, 0]}}
    building = forecasts("empire", step="city", **armies)
    assert building == {"7": "A 2 → 4", "9": "", ".": ""}  # the region, and its continent
    moving = forecasts("empire", "pl", step="move", left={"move": 1}, armies={12: [2, 2], 7: [0, 1]})
    assert moving["12"].startswith("w najlepszym razie ")
    tokens = {"tokens": {20: "swamp"}, "face_down": [20], "armies": {20: [1, 0]}}
    assert forecasts("legends", step="city", **tokens)["20"] == "?"
    assert set(forecasts("capitals").values()) == {""}


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


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize(("lang", "width"), [("pl", 80), ("en", 170)])  # Polish has longer words
def test_the_table_can_be_shown_at_every_moment(
    game: str, options: dict[str, Any], lang: str, width: int
) -> None:
    players = options["players"]
    seats = Seats(NAMES[:players], frozenset({0}))
    match = imperia.game(game).start(**options, seed=3)
    chance = random.Random(3)
    look = Look(lang, width, True, True)
    while not match.over:
        shown = screen_of(game).board(match, 0, seats, look, Text("news"))
        console = Console(width=width, record=True, file=io.StringIO())
        console.print(shown)
        assert "news" in console.export_text()
        for _ in range(31):
            if not match.over:
                match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))


def test_regions_of_legends_are_understood_by_name_and_number() -> None:
    match = imperia.game("legends").position(step="place", cities={20: [1]})
    question = Question(match, 0, Seats(NAMES[:2], frozenset()), screen_of("legends"), Speech("en"))
    assert set(question.choices) == {".", "11", "20"}
    assert question.understand("ashlin") == question.understand("20") == question.understand("place 20")
