"""Totals are right, for games of hand-made bots that are replayed one by one, and for tables made by hand."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import imperia
from imperia.arena import SequentialTest, Simulation, Sprt, Summary, Tournament, Verdict, playing, run
from imperia.arena.journal import Setting
from imperia.arena.playing import play_game, set_up_at_random, step
from imperia.crew.here import WorkerLost
from imperia.games.errors import BadOption
from imperia.minds import make_mind

BOTS = Path(__file__).parent / "bots.py"


def own(name):
    return f"{BOTS}:{name}"


def games_of(tournament, tmp_path, **how):
    out = tmp_path / "results.parquet"
    report = run(tournament, out, **how)
    return report, pq.read_table(out).to_pylist()


def test_every_row_is_the_match_that_these_bots_play(tmp_path):
    bots = [own("FirstLegal"), own("Idle"), own("Broken")]
    tournament = Tournament("empire", bots, games=6, seed=3)
    report, rows = games_of(tournament, tmp_path, workers=1)
    wins, failures = [0.0] * 3, []
    for number, row in enumerate(rows):
        seats = [row[f"bot_{seat}"] for seat in range(3)]
        failed = {seat: [] for seat in range(3)}
        match = imperia.game("empire").start(players=3, seed=row["seed"])
        # Only the bot that replaces Broken when it fails needs a seed; the tournament says which.
        minds = [
            make_mind(bots[bot], tournament._number("mind", number, seat), failed[seat].append)
            for seat, bot in enumerate(seats)
        ]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, minds[seat].choose(match, seat))
        assert row["game"] == number
        assert row["decisions"] == len(match.history)
        for seat in range(3):
            for source, points in match.scores[seat].items():
                assert row[f"{source}_{seat}"] == points
            assert row[f"failures_{seat}"] == len(failed[seat])
            assert row[f"failure_{seat}"] == (failed[seat][0] if failed[seat] else None)
            failures += failed[seat]
        places = [row[f"place_{seat}"] for seat in range(3)]
        assert tuple(seat for seat in range(3) if places[seat] == 0) == match.ranking[0]
        for seat in match.ranking[0]:
            wins[seats[seat]] += 1 / len(match.ranking[0])
    assert [result.wins for result in report.summary.results()] == pytest.approx(wins)
    assert sum(wins) == 6
    assert failures
    assert [failed.count for failed in report.summary.failures] == [0, 0, len(failures)]
    assert "out of ideas" in report.summary.failures[2].first
    assert report.summary.failures[2].games == sum(
        any(row[f"failures_{seat}"] for seat in range(3)) for row in rows
    )


def test_two_equal_bots_without_chance_win_equally_often(tmp_path):
    """The two games of a round are then the same match with the bots exchanged."""
    tournament = Tournament("empire", [own("Idle"), own("Idle")], games=8, options={"edition": "polish"})
    report, rows = games_of(tournament, tmp_path, workers=1)
    assert [result.wins for result in report.summary.results()] == [4, 4]
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        assert (first["bot_0"], second["bot_0"]) == (0, 1)
        assert all(first[name] == second[name] for name in ("seed", "decisions", "total_0", "total_1"))


def test_greedy_is_better_than_random_and_its_ratings_say_so():
    report = run(Tournament("empire", ["greedy", "random"], games=20), workers=1)
    greedy, random = report.summary.results()
    assert greedy.wins >= 16
    assert greedy.rating.mu > 25 > random.rating.mu
    assert greedy.interval[0] > 0.5
    assert greedy.mean_place < random.mean_place


def test_processes_play_the_same_games_as_one():
    tournament = Tournament("empire", ["search:40", "novice"], games=4, seed=9)
    alone = [play_game(tournament, game) for game in range(4)]
    seen = []
    report = run(tournament, workers=2, on_games=seen.append)
    wins = [0.0, 0.0]
    for row in alone:
        winners = [seat for seat in (0, 1) if row[f"place_{seat}"] == 0]
        for seat in winners:
            wins[row[f"bot_{seat}"]] += 1 / len(winners)
    assert [result.wins for result in report.summary.results()] == wins
    assert report.summary.decisions == sum(row["decisions"] for row in alone)
    assert seen[-1] == 4


def test_random_bots_play_the_games_of_a_simulation(tmp_path):
    report, rows = games_of(
        Tournament("empire", ["random", "random"], games=3000, seed=5), tmp_path, workers=2
    )
    played = [row for b in Simulation("empire", 2, 3000, 5).batches() for row in b.to_pylist()]
    for number, (row, same) in enumerate(zip(rows, played, strict=True)):
        assert (row["bot_0"], row["bot_1"]) == ((0, 1), (1, 0))[number % 2]
        assert {name: row[name] for name in same} == same
    assert sum(result.wins for result in report.summary.results()) == pytest.approx(3000)


@pytest.mark.parametrize(
    ("bots", "players", "options"),
    [(["greedy", "novice"], 2, {}), (["casual", "greedy", "novice"], 4, {"goods_tokens": True})],
)
def test_bots_that_look_one_decision_ahead_play_in_bulk_as_they_do_in_matches(
    tmp_path, monkeypatch, bots, players, options
):
    monkeypatch.setattr(playing, "CHUNK_OF_GREEDY", 5)
    tournament = Tournament("empire", bots, players, games=12, seed=4, options=options)
    assert tournament.policies is not None
    assert step(tournament) == 5
    _, rows = games_of(tournament, tmp_path, workers=2)
    assert rows == [
        {name: value for name, value in play_game(tournament, game).items() if name in rows[0]}
        for game in range(12)
    ]


@pytest.mark.parametrize("other", ["random", "skilled", own("Idle")])
def test_with_another_bot_among_them_every_game_is_a_match(other):
    tournament = Tournament("empire", ["greedy", other])
    assert tournament.policies is None
    assert step(tournament) == 1


def test_a_bot_that_cannot_be_made_is_refused_before_the_first_game():
    with pytest.raises(imperia.ImperiaError, match="cannot be made: RuntimeError: no such luck"):
        Tournament("empire", [own("Unmade"), "random"])


def test_a_bot_that_cannot_be_made_later_is_counted_and_the_match_goes_on(monkeypatch):
    tournament = Tournament("empire", [own("Moody"), "random"], games=2)
    monkeypatch.setenv("IMPERIA_TEST_MOODY", "yes")
    report = run(tournament, workers=1)
    assert report.summary.games == 2
    assert report.summary.failures[0].count == 2
    assert "not today" in report.summary.failures[0].first


def test_a_bot_that_ends_its_process_is_told_in_one_line(tmp_path):
    out = tmp_path / "results.parquet"
    with pytest.raises(WorkerLost, match="ended unexpectedly"):
        run(Tournament("empire", [own("Fatal"), "random"], games=2), out, workers=2)
    assert list(tmp_path.iterdir()) == []


# ----- Tables made by hand


def table(tournament, games):
    """Rows of (bots, places, totals), everything else 0."""
    rows = []
    for number, (bots, places, totals) in enumerate(games):
        row = dict.fromkeys(tournament.schema.names, 0) | {"game": number, "decisions": 10}
        for seat, values in enumerate(zip(bots, places, totals, strict=True)):
            row |= dict(zip((f"bot_{seat}", f"place_{seat}", f"total_{seat}"), values, strict=True))
        rows.append(row)
    return pa.RecordBatch.from_pylist(rows, schema=tournament.schema)


def test_a_summary_by_hand():
    tournament = Tournament("empire", ["greedy", "random"], 3)
    summary = Summary(tournament)
    games = [
        ((0, 1, 1), (0, 1, 2), (9, 5, 1)),  # greedy wins
        ((1, 0, 1), (0, 0, 2), (7, 7, 3)),  # shared by two bots
        ((1, 1, 0), (0, 0, 2), (6, 6, 2)),  # shared by the seats of one bot
    ]
    summary.count(table(tournament, games[:1]))
    summary.count(table(tournament, games[1:]))
    greedy, random = summary.results()
    assert (greedy.games, random.games) == (3, 3)
    assert (greedy.wins, random.wins) == (1.5, 1.5)
    assert (greedy.mean_points, random.mean_points) == (6, pytest.approx(28 / 6))
    assert (greedy.mean_place, random.mean_place) == (pytest.approx(5 / 3), pytest.approx(11 / 6))
    assert (greedy.fair_share, random.fair_share) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert summary.shared_wins == 1
    assert summary.decisions == 30
    assert [summary.share_at(seat) for seat in range(3)] == [pytest.approx(2 / 3), pytest.approx(1 / 3), 0]
    assert [summary.share_at(seat, 0) for seat in range(3)] == [1, 0.5, 0]
    assert [summary.share_at(seat, 1) for seat in range(3)] == [0.5, 0.25, 0]


def test_the_sequential_test_looks_at_the_end_of_a_round_and_stops():
    tournament = Tournament("empire", ["greedy", "random"], games=100)
    won = [
        (tournament.seating(g), tournament.seating(g), (0, 0)) for g in range(100)
    ]  # bot 0 always comes first
    test = SequentialTest(Sprt(0.5, 0.55), games_in_a_round=2)
    assert test.count(table(tournament, won[:20]), 2) is None
    assert test.verdict is Verdict.OPEN
    assert test.count(table(tournament, won[20:]), 2) == 12  # 31 wins are enough, but the round ends with 32
    assert (test.games, test.wins, test.verdict) == (32, 32, Verdict.HIGHER)
    assert test.ratio == pytest.approx(32 * np.log(1.1))


def test_a_tournament_stops_when_it_is_decided(tmp_path):
    tournament = Tournament("empire", ["greedy", own("Idle")], games=400, sprt=(0.5, 0.8))
    report, rows = games_of(tournament, tmp_path, workers=1)
    assert report.test.verdict is Verdict.HIGHER
    assert report.test.games == report.summary.games == len(rows) < 60
    again, same = games_of(tournament, tmp_path, workers=1, resume=True)
    assert (again.played, same) == (0, rows)
    assert again.test.verdict is Verdict.HIGHER


def test_chance_may_set_up_the_seats_alike_in_all_games_of_a_deal(monkeypatch):
    setups = []

    def set_up(match, seed):
        set_up_at_random(match, seed)
        setups.append(match.history)
        assert match.decision != "capital"

    monkeypatch.setattr(playing, "set_up_at_random", set_up)
    tournament = Tournament(
        "capitals", ["greedy", "casual"], games=4, options={"rounds": 5}, random_setups=True
    )
    assert step(tournament) == 1  # games that are compiled as a whole are set up by the bots
    for game in range(4):
        play_game(tournament, game)
    assert [len(setup) for setup in setups] == [2] * 4
    assert setups[0] == setups[1] != setups[2] == setups[3]
    usual = Tournament("capitals", ["greedy", "casual"], games=4, options={"rounds": 5})
    assert tournament.metadata != usual.metadata


def test_where_no_two_matches_begin_alike_there_is_nothing_to_set_up_by_chance():
    with pytest.raises(BadOption, match="in Founders of the Empire no two matches begin alike"):
        Tournament("founders", ["greedy", "random"], random_setups=True)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_that_tells_tournaments_apart_has_a_name(lang):
    whole = Tournament("capitals", ["policy", own("FirstLegal")], sprt=True, seconds=True, random_setups=True)
    for key in whole.metadata:
        assert Setting(key.removeprefix("imperia.")).text(lang)
