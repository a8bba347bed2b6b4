"""An error consists of a key and facts, and is put into words where it is read."""

from __future__ import annotations

import errno
import pickle

import numpy as np
import pytest

import imperia
from imperia.games.errors import BadNotation, BadOption
from imperia.games.founders.tileset import BadTiles
from imperia.minds import UnknownMind, make_mind
from imperia.words import Quoted, SystemReason, all_of, any_of, facts_in_words, quoted


def test_an_error_speaks_english_to_programs_and_the_language_of_the_reader_to_people() -> None:
    error = BadOption("bad-seed", given=Quoted(-1))
    assert str(error) == error.text() == "seed is a whole number from 0 to 2**64 - 1, not -1"
    assert error.text("pl") == "ziarno to liczba całkowita od 0 do 2**64 - 1, a podano -1"
    assert (error.key, error.facts) == ("bad-seed", {"given": Quoted(-1)})


def test_what_somebody_wrote_stands_in_the_quotation_marks_of_the_language() -> None:
    assert [Quoted("a\nb").text(lang) for lang in ("en", "pl")] == [r"'a\nb'", r"„a\nb”"]
    assert [Quoted(value).text("pl") for value in (7, None, True, ["x"])] == ["7", "None", "True", "['x']"]


def test_a_long_quotation_is_cut() -> None:
    assert len(Quoted("x" * 5000).text("en")) < 250
    assert len(Quoted([1] * 5000).text("en")) < 250


def test_lists_and_their_last_words() -> None:
    things = ("a", "b", "c")
    assert facts_in_words({"known": things}, "pl") == {"known": "a, b, c"}
    assert facts_in_words({"known": quoted(things)}, "pl") == {"known": "„a”, „b”, „c”"}
    assert [any_of(things).text(lang) for lang in ("en", "pl")] == ["a, b or c", "a, b lub c"]
    assert [all_of(quoted("ab")).text(lang) for lang in ("en", "pl")] == ["'a' and 'b'", "„a” i „b”"]
    assert any_of(["a"]).text("en") == "a"


def test_an_error_in_an_error_speaks_the_same_language() -> None:
    inner = imperia.UnknownGame("unknown-game", name=Quoted("chess"), known=["empire"])
    outer = imperia.BadSave(
        "save-in-file", file="x.json", problem=imperia.BadSave("save-game", problem=inner)
    )
    assert outer.text("pl") == "x.json: pole „game”: nie ma gry „chess”; do wyboru: empire"
    assert str(outer) == "x.json: field 'game': there is no game 'chess'; choose one of: empire"


def test_whole_numbers_of_numpy_are_numbers() -> None:
    assert facts_in_words({"count": np.int8(3)}, "pl") == {"count": 3}


@pytest.mark.parametrize(
    ("code", "english", "polish"),
    [
        (errno.ENOENT, "No such file or directory", "nie ma takiego pliku ani folderu"),
        (errno.ENOSPC, "No space left on device", "na dysku nie ma miejsca"),
        (errno.EXDEV, "as it said", "as it said"),
    ],
)
def test_what_the_system_refuses(code: int, english: str, polish: str) -> None:
    reason = SystemReason(OSError(code, "as it said"))
    assert [reason.text(lang) for lang in ("en", "pl")] == [english, polish]


@pytest.mark.parametrize(
    "error",
    [
        BadOption("unknown-board", name=Quoted("z"), printed=all_of(quoted("ab"))),
        BadTiles("my.tiles", 3, "tiles-copies", most=60, given=61),
        imperia.BadSave("save-game", problem=BadNotation("action-no-seat", seat="4")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_a_trip_between_processes(error: imperia.ImperiaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert [again.text(lang) for lang in ("en", "pl")] == [error.text(lang) for lang in ("en", "pl")]


def test_a_huge_value_is_refused_like_any_other() -> None:
    with pytest.raises(imperia.BadOption, match="option edition takes one of 'english', 'polish', not 'xxx"):
        imperia.game("empire").start(2, edition="x" * 100_000)


def test_a_sentence_of_somebody_elses_is_said_as_it_is() -> None:
    error = BadOption("my program takes no such thing")
    assert str(error) == error.text("pl") == "my program takes no such thing"


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(UnknownMind) as caught:
        make_mind("grandmaster")
    assert caught.value.text("pl").startswith("nie ma bota „grandmaster”; wybierz poziom (novice, casual, ")


# ----- Plural forms

TILES = {
    1: "jest 1 rodzaj",
    2: "są 2 rodzaje",
    5: "jest 5 rodzajów",
    12: "jest 12 rodzajów",
    122: "są 122 rodzaje",
}


@pytest.mark.parametrize(("count", "words"), TILES.items())
def test_polish_counts_in_three_forms(count: int, words: str) -> None:
    error = BadTiles("", 0, "tiles-too-many-sorts", there=count, most=120)
    assert error.text("pl") == f"{words} kafelków, a może być najwyżej 120"
