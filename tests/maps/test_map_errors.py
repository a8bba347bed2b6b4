"""Every kind of mistake is reported with its line, its column, what is wrong, and what to do."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from imperia.errors import ImperiaError
from imperia.maps import MapError, parse

Change = Callable[[str], str]


def swap(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert text.count(old) >= 1, old
        return text.replace(old, new, 1)

    return change


def swaps(*pairs: tuple[str, str]) -> Change:
    def change(text: str) -> str:
        for old, new in pairs:
            text = swap(old, new)(text)
        return text

    return change


@dataclass(frozen=True)
class Mistake:
    """A change to the small map of conftest.py, and where and how it must be reported."""

    id: str
    change: Change
    line: int
    column: int
    problem: str


MISTAKES = [
    Mistake("empty file", lambda _: "", 1, 1, "the file is empty"),
    Mistake("nothing but comments", lambda _: "# a\n# b", 2, 1, "the file is empty"),
    Mistake("wrong header", swap("imperia map 1", "a map"), 1, 1, "not the first line of a map"),
    Mistake("future format", swap("imperia map 1", "imperia map 2"), 1, 13, "format 2"),
    Mistake("tab", swap("A  0", "A\t0"), 13, 2, "there is a tab"),
    Mistake("control character", swap("Sze", "S\x07ze"), 15, 8, "U+0007"),
    Mistake("direction override", swap("Sze", "S\u202eze"), 15, 8, "U+202E"),
    Mistake("line separator", swap("Sze", "S\u2028ze"), 15, 8, "U+2028"),
    Mistake("lone surrogate", swap("Sze", "S\ud800ze"), 15, 8, "U+D800"),
    Mistake("not a setting", swap("start: A", "start A"), 4, 1, "this line is not a setting"),
    Mistake("unknown setting", swap("start: A", "begin: A"), 4, 1, "'begin' is not a setting"),
    Mistake("unknown language", swap("title.pl", "title.polish"), 3, 1, "'title.polish' is not a setting"),
    Mistake("title twice", swap("title.pl", "title"), 3, 1, "given twice"),
    Mistake("title empty", swap("title: Two Shores", "title:"), 2, 7, "a name is missing here"),
    Mistake("title missing", swap("title: Two Shores\n", ""), 25, 1, "the map has no title"),
    Mistake("start twice", swap("start: A", "start: A\nstart: B"), 5, 1, "a second start"),
    Mistake("start unknown", swap("start: A", "start: Q"), 4, 8, "no region 'Q'"),
    Mistake("start not a letter", swap("start: A", "start: 12"), 4, 8, "'12' is not the letter of a region"),
    Mistake("unknown section", swap("[sea]", "[ocean]"), 21, 1, "not the head of a section"),
    Mistake("section not closed", swap("[sea]", "[sea"), 21, 1, "not the head of a section"),
    Mistake("section twice", swap("[borders]", "[sea]"), 24, 1, "section [sea] comes twice"),
    Mistake("grid missing", lambda text: text[: text.index("[grid]")], 6, 1, "section [grid] is missing"),
    Mistake("row indented", swap("AAAABBBB........", " AAABBBB........"), 7, 1, "begins with a blank"),
    Mistake("blank in a row", swap("AAAABBBB........", "AAAABBBB. ......"), 7, 10, "has a blank in it"),
    Mistake("sign in a row", swap("AAAABBBB........", "AAAABBBB..+....."), 7, 11, "'+' is neither"),
    Mistake("wide letter in a row", swap("AAAABBBB........", "AAAABBBB..Ｗ....."), 7, 11, "'Ｗ' is neither"),
    Mistake("foreign digit in a row", swap("AAAABBBB........", "AAAABBBB..٧....."), 7, 11, "'٧' is neither"),
    Mistake(
        "accent without letter",
        swap("AAAABBBB........", "AAAABBBB..\u0301....."),
        7,
        11,
        "is neither a letter",
    ),
    Mistake("digit, not listed", swap("AAAABBBB........", "AAAABBBB..7....."), 7, 11, "no region '7'"),
    Mistake("foreign letter, not listed", swap("AAAABBBB....", "AAAABBBB..ę."), 7, 11, "no region 'ę'"),
    Mistake("row too wide", swap("AAAABBBB........", "A" * 161), 7, 161, "161 cells wide"),
    Mistake("too many rows", swap("............CCCC\n", "............CCCC\n" * 78), 87, 1, "too many rows"),
    Mistake("only water", swaps(*[("AAAABBBB", "........")] * 3, *[("CCCC", "....")] * 3), 6, 1, "no land"),
    Mistake("drawn, not listed", swap("AAAABBBB........", "AAAABBBB..Q....."), 7, 11, "no region 'Q'"),
    Mistake("listed, not drawn", swap("C  7", "D  8  Dun, east\nC  7"), 15, 1, "region 'D' is not drawn"),
    Mistake("region without continent", swap("Sze,       east", "Sze"), 15, 1, "a region needs a letter"),
    Mistake("region without number", swap("C  7  Sze", "C  Sze"), 15, 1, "a region needs a letter"),
    Mistake("region without name", swap("C  7  Sze,", "C  7  -,"), 15, 7, "a name is missing here"),
    Mistake("two letters for a region", swap("C  7", "CC 7"), 15, 1, "'CC' is not the letter"),
    Mistake("number too high", swap("C  7", "C 256"), 15, 3, "'256' is not the number of a region"),
    Mistake("number with a sign", swap("C  7", "C -7"), 15, 3, "'-7' is not the number of a region"),
    Mistake("number in foreign digits", swap("C  7", "C  ٧"), 15, 4, "'٧' is not the number of a region"),
    Mistake("name too long", swap("Sze", "S" * 41), 15, 7, "41 characters long"),
    Mistake("letter twice", swap("C  7", "B  7"), 15, 1, "the letter 'B' was given in line 14 already"),
    Mistake("number twice", swap("C  7", "C  1"), 15, 4, "the number '1' was given in line 14 already"),
    Mistake(
        "number twice, written apart", swap("C  7", "C 01"), 15, 3, "the number '01' was given in line 14"
    ),
    Mistake("name twice", swap("Sze", "orla"), 15, 7, "the name 'orla' was given in line 13 already"),
    Mistake("unknown mark", swap("west, triangle", "west, square"), 13, 24, "'square' is not a mark"),
    Mistake("mark twice", swap("triangle", "triangle, triangle"), 13, 34, "the mark 'triangle' comes twice"),
    Mistake(
        "key not plain", swap("Sze,       east", "Sze,       East"), 15, 18, "not the key of a continent"
    ),
    Mistake("unknown continent", swap("Sze,       east", "Sze,       oost"), 15, 18, "no continent 'oost'"),
    Mistake("continent unused", swap("east  East", "nord  Nord\neast  East"), 19, 1, "'nord' has no regions"),
    Mistake("continent twice", swap("east  East", "west  East"), 19, 1, "the continent 'west' was given"),
    Mistake("continent name twice", swap("Eastland", "WESTLAND"), 19, 7, "the name 'WESTLAND' was given"),
    Mistake(
        "continent without name", swap("east  Eastland, pl: Wschód", "east"), 19, 1, "needs a key and a name"
    ),
    Mistake("translation without language", swap(", pl: Wschód", ", Wschód"), 19, 17, "in another language"),
    Mistake(
        "translation twice", swap("pl: Wschód", "pl: W, pl: V"), 19, 24, "the name in 'pl' is given twice"
    ),
    Mistake("link not a link", swap("B - C", "B C"), 22, 1, "this line does not join regions"),
    Mistake("link with one end", swap("B - C", "B -"), 22, 1, "this line does not join regions"),
    Mistake("link to a number", swap("B - C", "B - 17"), 22, 5, "'17' is not the letter of a region"),
    Mistake("link to a digit", swap("B - C", "B - 7"), 22, 5, "no region '7'"),
    Mistake("link to nowhere", swap("B - C", "B - Q"), 22, 5, "no region 'Q'"),
    Mistake("link to itself", swap("B - C", "B - B"), 22, 5, "'B' is joined with itself"),
    Mistake("link twice", swap("B - C", "B - C\nC - B"), 23, 5, "were joined in line 22 already"),
    Mistake(
        "bridge beside land", swap("[sea]\nB - C", "[sea]\nB - C\n[bridges]\nB - A"), 24, 5, "touch on land"
    ),
    Mistake(
        "bridge twice", swap("[sea]\nB - C", "[bridges]\nB - C\nC - B"), 23, 5, "joined in line 22 already"
    ),
    Mistake("bridge to nowhere", swap("[sea]\nB - C", "[bridges]\nB - C Z"), 22, 7, "no region 'Z'"),
    Mistake("lane of no edge", swap("[borders]", "[lanes]\nup A\n[borders]"), 25, 1, "this is not a lane"),
    Mistake("lane of no region", swap("[borders]", "[lanes]\nnorth\n[borders]"), 25, 1, "this is not a lane"),
    Mistake("lane of two", swap("[borders]", "[lanes]\nnorth A B\n[borders]"), 25, 1, "this is not a lane"),
    Mistake("lane from nowhere", swap("[borders]", "[lanes]\nwest Z\n[borders]"), 25, 6, "no region 'Z'"),
    Mistake(
        "lane twice",
        swap("[borders]", "[lanes]\nwest A\nwest B\n[borders]"),
        26,
        1,
        "'west' was given in line 25",
    ),
    Mistake("link beside land", swap("B - C", "B - C A"), 22, 7, "touch on land already, in line 7"),
    Mistake(
        "region in two pieces", swap("AAAABBBB........", "AAAABBBB..A....."), 7, 11, "lies in two pieces"
    ),
    Mistake(
        "joined by a corner only", swap("............CCCC", "........B...CCCC"), 10, 9, "lies in two pieces"
    ),
    Mistake("border not drawn", swap("A - B", "A - B C"), 25, 7, "'A' and 'C' do not touch"),
    Mistake(
        "border not declared",
        swaps(("AAAABBBB....CCCC", "AAAABBBBCCCCCCCC"), ("B - C\n", "")),
        *(8, 8, "'B' and 'C' touch here"),
    ),
    Mistake("border twice", swap("A - B", "A - B B"), 25, 7, "were joined in line 25 already"),
    Mistake("unreachable", swap("[sea]\nB - C\n", ""), 15, 1, "'C' cannot be reached"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.id)
def test_a_mistake_is_reported_where_it_is(mistake: Mistake, small_text: str) -> None:
    text = mistake.change(small_text)
    with pytest.raises(MapError) as caught:
        parse(text, "my.map")
    error = caught.value
    assert mistake.problem in error.problem
    assert (error.line, error.column) == (mistake.line, mistake.column)
    assert error.source == "my.map"
    assert error.remedy[0].isupper()
    assert error.remedy.endswith(".")
    polish = error.text("pl")
    assert polish.startswith(f"my.map:{error.line}:{error.column}: ")
    assert error.problem not in polish
    assert error.remedy not in polish


def test_the_message_is_one_line_with_place_problem_and_remedy(small_text: str) -> None:
    with pytest.raises(MapError) as caught:
        parse(small_text.replace("AAAABBBB........", "AAAABBBB..A....."), "my.map")
    assert str(caught.value) == (
        "my.map:7:11: region 'A' lies in two pieces, and one of them begins here. "
        "Join them edge to edge with cells of 'A', or give this piece a letter of its own."
    )


def test_the_message_in_polish(small_text: str) -> None:
    with pytest.raises(MapError) as caught:
        parse(small_text.replace("AAAABBBB........", "AAAABBBB..A....."), "my.map")
    assert caught.value.text("pl") == (
        "my.map:7:11: region „A” leży w dwóch kawałkach, a jeden z nich zaczyna się tutaj. "
        "Połącz je bokami pól „A” albo daj temu kawałkowi własną literę."
    )


def test_the_place_in_a_text_that_came_from_no_file() -> None:
    with pytest.raises(MapError) as caught:
        parse("imperia map 1\nnonsense\n")
    assert str(caught.value).startswith("line 2, column 1 of the map: this line is not a setting. ")
    assert caught.value.text("pl").startswith("wiersz 2, kolumna 1 mapy: ten wiersz nie jest ustawieniem. ")


@pytest.mark.parametrize(
    ("width", "words"), [(161, "rząd ma 161 pól"), (162, "rząd ma 162 pola"), (171, "rząd ma 171 pól")]
)
def test_polish_counts_in_three_forms(small_text: str, width: int, words: str) -> None:
    with pytest.raises(MapError) as caught:
        parse(small_text.replace("AAAABBBB........", "A" * width))
    assert words in caught.value.text("pl")


def test_too_many_regions_are_refused(small_text: str) -> None:
    extra = "d 9 Name, west\n" * 252
    with pytest.raises(MapError, match="the letter 'd' was given"):
        parse(small_text.replace("C  7", f"{extra}C  7"))
    with pytest.raises(MapError, match="there are too many regions") as caught:
        parse(small_text.replace("C  7", f"{extra}{'e 9 Name, west'}\n{'f 9 Name, west'}\nC  7"))
    assert (caught.value.line, caught.value.column) == (269, 1)
    with pytest.raises(MapError, match="there are too many regions") as caught:
        parse(small_text.replace("C  7", f"{extra}C  7") + "[seas]\nq 9 Mere\nr 9 Mire\n")
    assert (caught.value.line, caught.value.column) == (280, 1)


def test_too_many_continents_are_refused(small_text: str) -> None:
    extra = "".join(f"c{number} Name\n" for number in range(7))
    with pytest.raises(MapError, match="there are too many continents") as caught:
        parse(small_text.replace("east  East", f"{extra}east  East"))
    assert (caught.value.line, caught.value.column) == (26, 1)


def test_a_text_that_is_too_large_is_refused(small_text: str) -> None:
    with pytest.raises(MapError, match="too large for a map"):
        parse(small_text + "#" * 65_536)


def test_the_first_mistake_of_the_file_is_reported(small_text: str) -> None:
    both = small_text.replace("AAAABBBB........", "AAAABBBB..+.....").replace("C  7", "C 999")
    with pytest.raises(MapError) as caught:
        parse(both)
    assert caught.value.line == 7


def test_map_errors_are_imperia_errors_and_value_errors() -> None:
    with pytest.raises(ImperiaError):
        parse("")
    with pytest.raises(ValueError, match="the file is empty"):
        parse("")


def test_map_errors_survive_a_trip_between_processes() -> None:
    error = MapError("my.map", 3, 4, "no-letter", word="77")
    again = pickle.loads(pickle.dumps(error))
    told = "my.map:3:4: '77' is not the letter of a region. Give one letter or digit, such as A, a, É or 7."
    assert str(again) == str(error) == told
