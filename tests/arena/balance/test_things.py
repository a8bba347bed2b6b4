"""Things of several kinds, each with a table of its own: tiles and tokens of founders, all of legends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.arena.balance.figures import figures_of
from imperia.arena.balance.page import Report, page
from imperia.arena.balance.playing import Run, play, play_match
from imperia.arena.balance.sample import Kind, Sample
from imperia.arena.balance.saving import arrow_table, csv_rows, csv_tables
from imperia.arena.balance.wording import Wording
from imperia.games import definition as find_definition
from imperia.games.contract import Definition
from imperia.games.founders import tileset as founders_tiles
from imperia.games.setting import Setting
from imperia.words import LANGUAGES

from .rigged import takings

founders, legends = find_definition("founders"), find_definition("legends")
MINE, STABLE = 7, 6
WAR, COIN = 0, 1
TAKINGS = [(0, 0, MINE, 0), (1, 1, MINE, 0), (0, 1, STABLE, 0)]  # game, seat, tile, price
GRANTS = [(0, 0, WAR, 0), (0, 0, WAR, 0), (1, 0, COIN, 0)]


def sample() -> Sample:
    tiles, tokens = founders.study(founders.setting(2, {})).items
    return Sample(
        sources=founders.sources,
        seeds=np.arange(2, dtype=np.uint64),
        decisions=np.array([10, 20]),
        points=np.array([[[3, 0, 1, 0], [1, 0, 0, -1]], [[1, 0, 1, 0], [4, 2, 0, 0]]]),
        places=np.array([[0, 1], [1, 0]]),
        first=np.array([0, 1]),
        bids=np.full((2, 2), -1),
        endings=np.zeros(2, np.int8),
        failures=np.zeros((2, 2), np.int32),
        kinds=(Kind(tiles, takings(TAKINGS)), Kind(tokens, takings(GRANTS))),
    )


def test_each_kind_is_counted_by_itself() -> None:
    figures = figures_of(sample())
    tokens = {row.item: row for row in figures.items["tokens"]}
    assert (tokens[WAR].takings, tokens[WAR].taken.value, tokens[WAR].with_it.value) == (2, 0.5, 1.0)
    assert tokens[COIN].with_it.value == 0.0
    taken = {row.item: row.takings for row in figures.items["tiles"] if row.takings}
    assert taken == {MINE: 2, STABLE: 1}
    assert figures.course.turns == 3 / 2  # taking a tile is a turn, taking a token is not


@pytest.mark.parametrize(
    ("lang", "tokens", "tile", "cost"),
    [
        ("en", "Tokens by worth", "mine (wood + stone", "Cost"),
        ("pl", "Żetony według wartości", "kopalnia", "Koszt"),
    ],
)
def test_the_page_has_tokens_and_tiles_and_no_prices(lang: str, tokens: str, tile: str, cost: str) -> None:
    run = Run(founders, founders.setting(2, {}), "random", 2, 1)
    text = page(Report(run, figures_of(sample()), (), "imperia balance founders"), lang)
    assert tokens in text
    assert tile in text
    assert f">{cost}<" not in text
    assert not any(word in text.casefold() for word in (" card ", "kart ", "kartą"))


def test_markup_in_names_and_commands_is_text(tmp_path: Path) -> None:
    standard = Path(founders_tiles.__file__).parent / "sets" / "standard.tiles"
    named = 'mine <b>mine</b> & "pit"'
    text, count = re.subn(r"(?m)^mine +mine, .*$", named, standard.read_text(encoding="utf-8"))
    assert count == 1
    (tmp_path / "mine.tiles").write_text(text, encoding="utf-8")
    setting = founders.setting(2, {"tiles": str(tmp_path / "mine.tiles")})
    run = Run(founders, setting, "<i>.py:Bot", 2, 1)
    written = page(Report(run, figures_of(sample()), (), "imperia <u>", ["<s>.parquet"]), "en")
    assert "&lt;b&gt;mine&lt;/b&gt; &amp; &#34;pit&#34;" in written
    assert "Bots: &lt;i&gt;.py:Bot, " in written
    assert not re.search(r"<b>mine|<i>|<u>|<s>", written)


def tables_of(definition: Definition, setting: Setting, sample: Sample, lang: str = "en") -> dict[str, Any]:
    say = Wording(definition, setting, lang)
    return csv_rows(figures_of(sample), definition.study(setting), say)


def test_the_tables_beside_the_page_have_them_too() -> None:
    setting = founders.setting(2, {})
    rows = tables_of(founders, setting, sample())
    assert rows["tokens"][0][:3] == ("item", "name", "takings")
    assert {row[:2] for row in rows["tokens"][1:] if row[2]} == {(WAR, "war"), (COIN, "coin")}
    assert "bids" not in rows
    heading, *tiles = rows["tiles"]
    assert {row[0]: row[1:3] for row in tiles}[MINE] == ("mine (wood + stone → iron)", "village")
    assert {row[1] for row in tables_of(founders, setting, sample(), "pl")["tokens"][1:]} >= {
        "wojna",
        "moneta",
    }
    assert "passed_over" in heading


def test_what_a_game_does_not_have_has_no_column() -> None:
    priced = ("mean_price", "for_0")
    founders_rows = tables_of(founders, founders.setting(2, {}), sample())
    for table in ("tiles", "tokens"):
        assert not set(priced) & set(founders_rows[table][0])
    assert not {"bid", "failures"} & set(arrow_table(sample()).column_names)
    empire = find_definition("empire")
    run = Run(empire, empire.setting(2, {}), "random", 4, 1)
    games = play(run)
    rows = tables_of(empire, run.setting, games)
    assert set(priced) <= set(rows["cards"][0])
    assert not {"group", "passed_over"} & set(rows["cards"][0])
    assert not {"deeds", "endings"} & set(rows)
    assert not any(name.startswith(("did_", "ending")) for name in arrow_table(games).column_names)


def test_a_study_of_founders_tells_how_games_end_what_is_done_and_what_is_passed_over() -> None:
    run = Run(founders, founders.setting(3, {}), "greedy", 6, 1)
    games = play(run)
    figures = figures_of(games)
    assert [end.name for end in figures.endings] == ["victory", "stacks"]
    assert sum(end.games.value for end in figures.endings) == pytest.approx(1)
    done = {deed.name: deed for deed in figures.deeds}
    assert done["war"].mean.value == done["pillaged"].mean.value
    assert done["coin"].mean.value == done["sold"].mean.value
    played = [play_match(run, number)[0] for number in range(2)]
    for name, event in (("swap", "replaced"), ("war", "pillaged"), ("coin", "coin-laid"), ("drawn", "drawn")):
        (counts,) = [done.counts for done in games.done if done.deed.name == name]
        told = [sum(entry.key == event for entry in match.log) for match in played]
        assert counts[:2].sum(axis=1).tolist() == told
    taken = {row.item: row for row in figures.items["tiles"]}
    assert all(0 <= row.passed.value <= 1 for row in taken.values() if row.passed.count)
    offered = len(games.kinds[0].offered.item)
    left = sum(row.passed.value * row.passed.count for row in taken.values() if row.passed.count)
    laid = sum(row.takings for row in taken.values()) + len(games.kinds[0].taken_before.item)
    assert left == pytest.approx(offered - laid)
    rows = tables_of(founders, run.setting, games)
    assert [row[:2] for row in rows["endings"][1:]] == [
        ("victory", "No victory tile lies face up"),
        ("stacks", "All three stacks are empty"),
    ]
    text = page(Report(run, figures, (), "imperia balance founders"), "pl")
    for words in ("Jak kończą się partie", "Plądruje", "Kafelki według wartości: miasto", "Pominięte"):
        assert words in text


def test_where_all_may_agree_to_end_that_is_a_way_to_end() -> None:
    assert founders.study(founders.setting(2, {"agreed_end": True})).endings == (
        "victory",
        "stacks",
        "agreed",
    )
    table = imperia.game("founders")
    ways = [
        table.position(step="over", rows={"victory": []}),
        table.position(
            step="over", stacks={"green": [], "blue": [], "purple": []}, rows={"victory": ["altar-iron-fish"]}
        ),
        table.position(step="over", rows={"victory": ["altar-iron-fish"]}),
    ]
    assert [int(founders.endings(match.state)[0]) for match in ways] == [0, 1, 2]


# ----- Legends, as it is played

EVERYTHING = {"explore": True, "swamp": True, "leaders": True}
GAMES = 6


@pytest.fixture(scope="module")
def four() -> tuple[Run, Sample]:
    run = Run(legends, legends.setting(4, EVERYTHING), "random", GAMES, 1)
    return run, play(run)


def test_what_a_study_of_legends_compares_follows_the_options() -> None:
    def kinds(players: int, **options: object) -> list[str]:
        study = legends.study(legends.setting(players, options))
        return [kind.name for kind in (*study.items, *study.grounds)]

    assert kinds(2) == ["cards", "boards", "layouts"]
    assert kinds(2, board="row") == kinds(4) == ["cards", "boards"]
    assert kinds(4, **EVERYTHING) == ["cards", "leaders", "tokens", "boards"]
    assert kinds(3, explore=True) == ["cards", "tokens", "boards", "layouts"]


def test_every_leader_is_dealt_once_to_four_players(four: tuple[Run, Sample]) -> None:
    leaders = figures_of(four[1]).items["leaders"]
    assert [row.takings for row in leaders] == [GAMES] * 4
    assert sum(row.with_it.value for row in leaders) == pytest.approx(1)


def test_tokens_that_lie_face_down_are_noted_when_they_are_turned_over(four: tuple[Run, Sample]) -> None:
    tokens = figures_of(four[1]).items["tokens"]
    assert len(tokens) == 6  # the swamp is one of them
    assert sum(row.takings for row in tokens) == np.sum([len(t) for t in turned_over(*four)]) > 0


def turned_over(run: Run, sample: Sample) -> list[list[int]]:
    return [row["items_tokens"] for row in arrow_table(sample).to_pylist()]


def test_tokens_that_lie_open_are_noted_when_they_are_taken() -> None:
    run = Run(legends, legends.setting(2, {"explore": True}), "random", 3, 1)
    tokens = figures_of(play(run)).items["tokens"]
    assert len(tokens) == 5
    assert sum(row.takings for row in tokens) > 0


def test_each_board_lies_on_one_of_its_sides_with_four_players(four: tuple[Run, Sample]) -> None:
    figures = figures_of(four[1])
    assert sum(row.in_play.value for row in figures.grounds["boards"]) == pytest.approx(4)
    for row in arrow_table(four[1]).to_pylist():
        assert len(row["ground_boards"]) == len({side // 2 for side in row["ground_boards"]}) == 4
        assert len(row["items_leaders"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_its_section_and_its_table(four: tuple[Run, Sample], lang: str) -> None:
    run, games = four
    figures = figures_of(games)
    text = page(Report(run, figures, (), "imperia balance legends"), lang)
    say, study = Wording(legends, run.setting, lang), legends.study(run.setting)
    for items in study.items:
        assert f"<caption>{say(f'caption-{items.name}')}</caption>" in text
        assert all(say.item(items, item) in text for item in items.all)
    for items in study.grounds:
        assert f"<caption>{say(f'caption-{items.name}')}</caption>" in text
        assert all(say.item(items, row.item) in text for row in figures.grounds[items.name])
    not_told = {"compare", "deeds", "endings", "rounds"}
    assert set(csv_rows(figures, study, say)) == set(csv_tables(study)) - not_told


def test_layouts_are_compared_where_two_are_possible() -> None:
    run = Run(legends, legends.setting(2, {}), "random", 8, 1)
    layouts = figures_of(play(run)).grounds["layouts"]
    assert sum(row.in_play.value for row in layouts) == pytest.approx(1)
    assert all(row.course.decisions.count == round(8 * row.in_play.value) for row in layouts)
