"""Games played in bulk are those that minds would play, and what is noted of them adds up."""

import numpy as np
import pytest

from imperia.arena.balance import Run, alternatives, arrow_table, figures_of, games_each, play
from imperia.arena.balance.playing import _play_in_bulk, compiled_policy, play_by_minds
from imperia.games import definition as find_definition
from imperia.games.errors import BadOption

empire = find_definition("empire")
CARDS_EACH = {2: 13, 4: 8, 5: 7}


def run_of(bots="greedy", games=40, players=4, seed=3, **options):
    return Run(empire, empire.setting(players, options), bots, games, seed)


@pytest.mark.parametrize(
    ("bots", "players", "options"),
    [("greedy", 4, {}), ("novice", 2, {"goods_tokens": True}), ("greedy", 3, {"full_game": True})],
)
def test_bulk_play_is_match_by_match_play(bots, players, options):
    run = run_of(bots, 2, players, **options)
    bulk = _play_in_bulk(run, compiled_policy(bots, run.definition, run.setting), range(2))
    matches = play_by_minds(run, range(2))
    for name in ("seeds", "decisions", "points", "places", "events", "endings", "failures"):
        assert np.array_equal(getattr(bulk, name), getattr(matches, name)), name


def test_a_game_that_tells_more_than_there_is_room_for_is_told_whole():
    run = run_of(games=3)
    policy = compiled_policy(run.bots, run.definition, run.setting)
    little, enough = _play_in_bulk(run, policy, range(3), 5), _play_in_bulk(run, policy, range(3))
    assert np.array_equal(little.events, enough.events)


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads():
    one, two = play(run_of(games=150), workers=1), play(run_of(games=150), workers=2)
    other = play(run_of(games=150, seed=4))
    assert np.array_equal(one.points, two.points)
    assert np.array_equal(one.kinds[0].takings.item, two.kinds[0].takings.item)
    assert not np.array_equal(one.points, other.points)


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_totals_add_up(bots, players):
    sample = play(run_of(bots, 40, players))
    figures = figures_of(sample)
    for groups in (figures.seats, figures.order, figures.bids):
        wins = sum(group.wins.value * group.wins.count for group in groups)
        assert wins == pytest.approx(40)
        assert sum(group.wins.count for group in groups) == 40 * players
    assert sum(group.wins.value for group in figures.seats) == pytest.approx(1)
    assert sum(row.takings for row in figures.items["cards"]) == 40 * players * CARDS_EACH[players]
    assert all(sum(row.prices.values()) == row.takings for row in figures.items["cards"])
    assert len(figures.items["cards"]) == (42 if players == 5 else 37)
    assert figures.course.turns == players * CARDS_EACH[players]
    assert sum(figures.course.margins.values()) == 40
    assert figures.sources[-1].mean == pytest.approx(sum(row.mean for row in figures.sources[:-1]))


def test_the_table_has_a_row_for_each_game_and_seat():
    run = run_of(games=20)
    sample = play(run)
    rows = arrow_table(sample)
    assert rows.num_rows == 80
    for row in rows.to_pylist():
        assert row["regions"] + row["continents"] + row["goods"] == row["total"]
        assert len(row["items_cards"]) == len(row["prices_cards"]) == 8
        assert row["turn_order"] == (row["seat"] - sample.first[row["game"]]) % 4
    assert sum(row["won"] for row in rows.to_pylist()) == pytest.approx(20)


def test_a_bot_of_ones_own_plays_in_processes_of_its_own(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, view):\n        return view['legal'][0]['code']\n")
    heard = []
    sample = play(run_of(f"{file}:First", 2, 2), heard.append, workers=1)
    assert sample.games == sum(heard) == 2
    assert set(sample.bids.reshape(-1).tolist()) == {0}  # the first legal action of a bid is to bid nothing


def test_every_option_and_number_of_players_has_its_alternatives():
    found = [(other.option, other.value) for other in alternatives(empire, empire.setting(3, {"map": "b"}))]
    assert found == [
        ("players", 2),
        ("players", 4),
        ("players", 5),
        ("edition", "polish"),
        ("map", "a"),
        ("goods_tokens", True),
        ("full_game", True),
        ("tie", "die"),
        ("youngest", 1),
        ("youngest", 2),
        ("coal_card", "plain"),
    ]
    assert (games_each(2000), games_each(200), games_each(30)) == (500, 100, 30)


@pytest.mark.parametrize("games", [0, -1, True, 2.5])
def test_a_wrong_number_of_games_is_refused(games):
    with pytest.raises(BadOption, match="whole number from 1"):
        run_of(games=games)
