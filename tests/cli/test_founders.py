"""A table of founders at the terminal: what is shown, what may be typed, and who supplies a cell."""

from __future__ import annotations

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import imperia
from imperia.cli.appearance import Look
from imperia.cli.errors import CommandError
from imperia.cli.screens import screen_of
from imperia.cli.screens.nations import nations
from imperia.cli.speech import Speech
from imperia.cli.table.question import Question
from imperia.cli.table.seats import Seats
from imperia.games.founders.definition import DEFINITION
from imperia.games.founders.pieces import Resource

founders = imperia.game("founders")
SCREEN = screen_of("founders")
TWO = Seats(("Ada", "Bruno"), frozenset({0}))
LAYING_A_FISHERY = {"step": "place", "tile": "fishery", "rows": {"blue": ["fishery"]}}
FOR_A_MINE = {"nations": [["forest@0,0", "cliff@1,0"]], "rows": {"blue": ["mine"]}}


def shown(match: imperia.Match, viewer: int | None) -> str:
    console = Console(width=130, record=True, file=StringIO())
    console.print(SCREEN.board(match, viewer, TWO, Look("en", 130, False, dark=True), Text("News.")))
    return console.export_text()


def test_the_cells_where_a_tile_may_go_show_what_to_type() -> None:
    match = founders.position(**LAYING_A_FISHERY, nations=[["forest@0,0", "lake@1,0", "grove@1,1+war"]])
    mine = shown(match, 0)
    assert "0,1" in mine
    assert "-1,0" not in mine  # there is no water
    assert all(text in mine for text in ("⚔", "Ada", "Bruno", "News."))
    assert "0,1" not in shown(match, None)


# ----- No word is cut


LONG = (Path(__file__).parent / "long_words.tiles").read_text(encoding="utf-8")


def words_of(match: imperia.Match, lang: str) -> set[str]:
    """Every word that may appear on a tile."""
    tiles = match.setting.tiles
    named = {word for sort in tiles.sorts for word in tiles.called(sort.name, lang).split()}
    return named | {DEFINITION.resource_in_words(lang, given) for given in Resource}


def nations_at(match: imperia.Match, width: int, lang: str) -> list[str]:
    look = Look(lang, width, colour=False, dark=True)
    viewer = None if match.over else match.actors[0]
    console = Console(width=width, record=True, file=StringIO())
    console.print(nations(match.setting.tiles, match.view(viewer), viewer, TWO, look))
    return console.export_text().splitlines()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 110, 200])
@pytest.mark.parametrize("tiles", ["standard", LONG], ids=["standard", "long words"])
def test_no_word_of_a_nation_is_cut(tiles: str, width: int, lang: str) -> None:
    match = founders.start(players=2, seed=1, tiles=tiles)
    whole, names = words_of(match, lang), set(TWO.names) | {"A", "B"}
    chance, seen = random.Random(1), set()
    while not match.over:
        if len(match.history) % 11 == 0:
            lines = nations_at(match, width, lang)
            assert max(map(len, lines)) <= width
            words = set(re.findall(r"[^\W\d_]+", " ".join(lines))) - names
            assert words <= whole
            seen |= words
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))
    assert len(seen) >= (20 if tiles == "standard" else 8)


def test_everything_on_a_tile_is_shown_beside_each_other_or_below() -> None:
    mine = ["river-bank@0,0", "lake@1,0+war+coin", "cliff@0,1"]
    match = founders.position(nations=[mine, ["great-temple-army-coin@0,0", "grove@0,-1"]])
    lines = [line.rstrip() for line in nations_at(match, 80, "pl")]
    assert lines == [
        "● A Ada                    ■ B Bruno",
        "  1 urwisko       ·          0 wielka",
        "    kamień/                    świątynia",
        "    rośliny                    ★★★",
        "  0 brzeg     jezioro       -1 gaj",
        "    rzeki     rośliny/         drewno/",
        "    drewno/   woda   ⚔¤        rośliny",
        "    woda                           0",
        "        0         1",
    ]


def test_a_nation_that_is_wider_than_the_terminal_is_drawn_in_bands() -> None:
    row = [f"{sort}@{x},0" for x, sort in enumerate(["forest"] * 4 + ["lake"] * 4 + ["cliff"])]
    match = founders.position(step="tile", nations=[row, ["grove@0,0", "grove@0,1"]])
    lines = [line.split() for line in nations_at(match, 80, "en")]
    assert ["0", *["forest"] * 4, *["lake"] * 2] in lines
    assert ["0", *["lake"] * 2, "cliff"] in lines
    assert [str(x) for x in range(6)] in lines
    assert [str(x) for x in range(6, 9)] in lines


# ----- What may be typed


def question(match: imperia.Match, lang: str = "en") -> Question:
    return Question(match, match.actors[0], TWO, SCREEN, Speech(lang))


def test_tiles_go_by_number_and_by_name_in_either_language() -> None:
    match = founders.position(step="tile", **FOR_A_MINE)
    for typed in ("7", "tile 7", "mine", "Mine"):
        assert question(match).understand(typed).notation == "tile 7"
    assert question(match, "pl").understand("kopalnia").notation == "tile 7"


def test_what_is_not_possible_is_refused_with_its_clause() -> None:
    match = founders.position(step="tile", **FOR_A_MINE)
    with pytest.raises(imperia.IllegalAction, match=r"does not lie face up.*\(F3.3\)"):
        question(match).understand("stable")
    placing = founders.position(step="place", tile="mine", **FOR_A_MINE)
    with pytest.raises(imperia.IllegalAction, match=r"nothing is left that gives stone for mine.*\(F4.2\)"):
        question(placing).understand("-1,0")
    with pytest.raises(imperia.IllegalAction, match=r"\(F4.1\)"):
        question(placing).understand("5,5")
    with pytest.raises(CommandError):
        question(placing).understand("nonsense")


def test_a_tile_of_another_nation_goes_by_its_seat_and_cell() -> None:
    lakes = [[], ["lake@0,0", "lake@0,1"]]
    match = founders.position(step="target", token="war", hands=[{"war": 1}], nations=lakes)
    assert question(match).understand("b0,1").notation == "pillage 1 0,1"
    with pytest.raises(imperia.IllegalAction, match=r"not the farthest.*\(F5.1\)"):
        question(match).understand("B0,0")


def test_it_explains_who_supplies_what_or_what_is_missing() -> None:
    nations = [["forest@0,0", "lake@1,0"], ["lake@0,0", "lake@0,1"]]
    match = founders.position(step="tile", nations=nations, bought="iron")
    explain = SCREEN.explanation
    assert explain(match, 0, "fishery 0,1", Speech("en")) == (
        "fishery (wood + water → fish) fits at (0, 1): wood from (0, 0), water from (1, 0)."
    )
    assert explain(match, 0, "mine 0,1", Speech("en")) == (
        "mine (wood + stone → iron) does not fit at (0, 1): it has wood from (0, 0), and lacks stone."
    )
    assert explain(match, 0, "lake 5,5", Speech("en")) == (
        "lake (plants / water) does not fit at (5, 5): no tile of yours shares a side with that cell."
    )
    assert explain(match, 0, "łowisko 0,1", Speech("pl")) == (
        "łowisko (drewno + woda → ryby) pasuje na pole (0, 1): drewno z pola (0, 0), woda z pola (1, 0)."
    )
    workshop = explain(match, 0, "30 0,1", Speech("en"))
    assert workshop is not None
    assert "iron, bought" in workshop
    assert "it needs nothing" in str(explain(match, 0, "cliff 0,1", Speech("en")))
    for typed in ("", "mine", "tile 7", "nothing 0,1", "0,1"):
        assert explain(match, 0, typed, Speech("en")) is None


def test_of_the_tile_that_is_being_added_the_cell_is_enough() -> None:
    match = founders.position(**LAYING_A_FISHERY, nations=[["forest@0,0", "lake@1,0"]])
    assert str(SCREEN.explanation(match, 0, "0,1", Speech("en"))).startswith("fishery")
