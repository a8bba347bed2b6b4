"""Whole matches at one terminal, with answers that come through a pipe."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

import imperia
from imperia.cli.main import app

from .command import Imperia, random_actions

Saved = Callable[[], list[Path]]


def lines(*answers: object) -> str:
    return "".join(f"{answer}\n" for answer in answers)


# ----- To the end


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_of_people_in_notation(run: Imperia, saved: Saved, players: int) -> None:
    actions = list(random_actions(players, seed=11))
    result = run(
        "play", "empire", "--players", players, "--people", players, "--seed", 11, answers=lines(*actions)
    )
    assert result.exit_code == 0, result.output
    (file,) = saved()
    match = imperia.load(file.read_text())
    assert match.over
    assert [match.definition.notation(code) for _, code in match.history] == actions
    assert "Place   Seat" in result.stdout
    assert f"imperia replay {file}" in result.stdout


def test_bots_alone_play_to_the_end_while_you_watch(run: Imperia, saved: Saved) -> None:
    result = run("play", "empire", "--people", 0, "--seed", 3, "-o", "edition=polish", "-o", "goods_tokens")
    assert result.exit_code == 0
    assert "Nobody plays; you watch." in result.stdout
    match = imperia.load(saved()[0].read_text())
    assert match.over
    assert match.options["edition"] == "polish"
    assert match.options["goods_tokens"]


def test_the_same_seed_and_answers_give_the_same_match_with_bots(run: Imperia, saved: Saved) -> None:
    for _ in range(2):
        run("play", "empire", "--seed", 8, answers=lines(2, 1, "q"))
    first, second = saved()
    assert first.read_text() == second.read_text()


def test_a_series_of_three_games_on_a_map_of_ones_own(run: Imperia, saved: Saved, tmp_path: Path) -> None:
    board = tmp_path / "mine.map"
    board.write_text((imperia.game("empire").definition.folder / "boards" / "b.map").read_text())
    result = run("play", "empire", "--people", 0, "--seed", 1, "-o", "full_game", "-o", f"map={board}")
    assert result.exit_code == 0
    assert "Game 3 is over." in result.stdout


# ----- What is shown


def test_the_table_shows_map_cards_seats_question_and_choices(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, "--names", "Zoe,Max", answers="q\n").stdout
    assert "Z3 M3 A3" in text  # armies in the starting region, a letter for each seat
    assert "● Z Zoe" in text
    assert "coins 11" in text
    assert "1 free     coal: sea move 3" in text
    assert "Zoe: Bid coins in secret for the first turn." in text
    assert "11  Bid 11 coins" in text


def test_everything_fits_a_terminal_of_80_columns(run: Imperia) -> None:
    answers = lines(*islice(random_actions(5, seed=2, goods_tokens=True), 60))
    options = ("--players", 5, "--people", 5, "--seed", 2, "-o", "goods_tokens")
    for lang in ("en", "pl"):
        text = run("play", "empire", *options, "--lang", lang, answers=answers).stdout
        wide = [line for line in text.splitlines() if len(line) > 80 and "--resume" not in line]
        assert wide == []


def test_in_a_wide_terminal_the_seats_stand_beside_the_map(
    run: Imperia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    text = run("play", "empire", "--seed", 5, answers="q\n").stdout
    assert any("╭" in line and "● A Ada" in line for line in text.splitlines())


def test_bots_are_told_step_by_step_and_their_bids_only_when_all_have_bid(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, answers=lines(4, "q")).stdout
    before, after = text.split("Ada> 4")
    assert "has bid" not in before  # people bid first, and need not wait for bots
    assert "Bruno bid" not in before
    assert "Bruno bid 5 coins." in after
    assert "Bruno moves an army from Maravel to Keldra." in after


def test_polish(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, "--lang", "pl", answers=lines(4, 1, "?", "halmo", "q")).stdout
    assert "Grasz jako Ada. Boty: Bruno, Cleo." in text
    assert "Ada: Licytuj w tajemnicy, kto zacznie." in text
    assert "W regionie Halmo nie masz armii. (E4.4)" in text
    assert "Aby do niej wrócić: imperia play empire --resume" in text


# ----- Answers

WITH_SEA_MOVE = (4, 1)  # with seed 5: bid 4 and take the first card; then an army may leave Maravel


def answered(run: Imperia, *answers: object) -> str:
    """What the table replies to these answers, which are given after a sea move has begun."""
    text: str = run("play", "empire", "--seed", 5, answers=lines(*WITH_SEA_MOVE, *answers, "q")).stdout
    return text.split("Ada: Use your card or stop: sea move 3.", 1)[1]


@pytest.mark.parametrize("answer", ["12", "from 12", "FROM  12", "Maravel", "mar", "from maravel"])
def test_a_choice_by_number_notation_or_name(run: Imperia, answer: str) -> None:
    assert "Choose where the army from Maravel goes" in answered(run, answer)


def test_to_stop_is_a_dot_or_a_word(run: Imperia) -> None:
    for answer in (".", "stop", "Stop here"):
        assert "Ada stops." in answered(run, answer)


@pytest.mark.parametrize("answer", ["7", "halmo", "from 7", "? 7", "? from 7", "why from 7", "?7"])
def test_what_is_not_possible_is_refused_with_its_clause(run: Imperia, answer: str) -> None:
    text = answered(run, answer)
    assert "You have no army in Halmo. (E4.4)" in text
    assert "Choose where" not in text


def test_other_kinds_of_actions_are_refused_with_their_clause(run: Imperia) -> None:
    assert "Your card places no army now. (E4.3)" in answered(run, "why place 12")


def test_a_question_about_what_is_possible_changes_nothing(run: Imperia) -> None:
    text = answered(run, "? 12")
    assert "That is possible: Move an army from Maravel." in text
    assert "Choose where" not in text


def test_a_question_mark_shows_the_clauses_that_matter(run: Imperia) -> None:
    text = answered(run, "?")
    assert all(number in text for number in ("E4.4", "E4.5", "E4.10"))
    assert "E3.1" not in text


@pytest.mark.parametrize(
    "answer", ["xyzzy", "place", "place 99999", "-1", "9" * 5000, "\x00", "[bold]", "żółw"]
)
def test_what_is_not_understood_is_asked_again(run: Imperia, answer: str) -> None:
    text = answered(run, answer)
    assert "is none of the choices" in text
    assert "Choose where" not in text


def test_what_fits_several_choices_is_asked_again(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, answers=lines(4, "anvil", "q")).stdout
    assert 'Several choices fit "anvil"; type one of: 4, 5' in text


def test_names_may_be_typed_without_accents(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, "--lang", "pl", answers=lines(4, "WEGIEL", "q")).stdout
    assert "Ada bierze za darmo kartę: węgiel" in text


def test_the_log_and_the_map_can_be_asked_for(run: Imperia) -> None:
    text = answered(run, "l", "m")
    assert text.count("Game 1 begins.") == 1
    assert text.count("⚑") == 1


# ----- Undo


def test_undo_takes_a_step_back(run: Imperia, saved: Saved) -> None:
    text = answered(run, 12, 13, "u", "undo")
    assert text.count("Taken back.") == 2
    assert imperia.load(saved()[0].read_text()).decision == "step"


def test_undo_says_why_not(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, answers=lines("u", 4, "u", "q")).stdout
    assert "Cleo has acted since: your last action can no longer be taken back." in text


def test_undo_before_the_first_action(run: Imperia) -> None:
    text = run("play", "empire", "--people", 3, answers=lines("u", "q")).stdout
    assert "There is nothing to undo." in text


# ----- Saving, leaving, resuming


@pytest.mark.parametrize("end", ["q\n", "quit\n", ""], ids=["q", "quit", "end of input"])
def test_leaving_saves_and_tells_how_to_resume(run: Imperia, saved: Saved, end: str) -> None:
    result = run("play", "empire", "--seed", 5, answers=lines(4, 1, 12) + end)
    (file,) = saved()
    assert result.exit_code == 0
    assert f"imperia play empire --resume {file}" in result.stdout
    assert imperia.load(file.read_text()).decision == "target"


def test_a_resumed_match_goes_on_with_the_same_seats(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--names", "Zoe,Max", "--players", 4, "--seed", 5, answers=lines(4, "q"))
    result = run("play", "empire", "--resume", saved()[0], answers=lines(6, "q"))
    assert "People: Zoe, Max. Bots: Ada, Bruno." in result.stdout
    assert "Game 1 begins." not in result.stdout  # that was said before
    assert len(saved()) == 1
    assert [
        line.strip(' ",') for line in saved()[0].read_text().splitlines() if "bid" in line and line[5] in "01"
    ] == ["0 bid 4", "1 bid 6"]


def test_an_interrupt_while_bots_think_leaves_like_q(
    run: Imperia, saved: Saved, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("imperia.minds.RandomMind.choose", interrupted)
    result = run("play", "empire", "--seed", 5)
    assert result.exit_code == 0
    assert f"--resume {saved()[0]}" in result.stdout
    assert imperia.load(saved()[0].read_text()).decision == "bid"


def test_resume_without_a_file_takes_the_match_that_was_left_last(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--names", "Old", answers="q\n")
    run("play", "empire", "--names", "New", answers="q\n")
    run("play", "empire", "--people", 0)
    assert "You are New." in run("play", "empire", "--resume", answers="q\n").stdout


def test_a_resumed_match_may_get_other_seats(run: Imperia, saved: Saved) -> None:
    run("play", "empire", answers="q\n")
    result = run("play", "empire", "--resume", saved()[0], "--names", "Eve", "--people", 1, answers="q\n")
    assert "You are Eve." in result.stdout


def test_a_match_without_its_seats_can_still_be_resumed(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--names", "Zoe", answers="q\n")
    saved()[0].with_suffix(".seats").unlink()
    assert "You are Ada." in run("play", "empire", "--resume", saved()[0], answers="q\n").stdout


DAMAGED = [b"", b"\xff\xfe", b"[]", b'{"names": 3}', b'{"names": ["Zoe"], "people": [0], "over": false}']


@pytest.mark.parametrize("text", DAMAGED)
def test_where_the_seats_are_damaged_no_bot_takes_the_place_of_a_person(
    run: Imperia, saved: Saved, text: bytes
) -> None:
    run("play", "empire", "--names", "Zoe,Max", "--seed", 5, answers=lines(4, "q"))
    (file,) = saved()
    seats, before = file.with_suffix(".seats"), file.read_bytes()
    seats.write_bytes(text)
    for which in ([], [file]):
        result = run("play", "empire", "--resume", *which, answers="q\n")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert f"{seats} is damaged" in result.stderr
        assert f"--resume {file}" in result.stderr
    assert (seats.read_bytes(), file.read_bytes()) == (text, before)
    result = run("play", "empire", "--resume", file, "--names", "Zoe,Max", answers="q\n")
    assert "People: Zoe, Max." in result.stdout


def test_a_match_whose_seats_are_damaged_can_be_looked_at(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--names", "Zoe", "--seed", 5, answers=lines(4, "q"))
    (file,) = saved()
    file.with_suffix(".seats").write_bytes(b"?")
    for command in (["replay", file], ["hint", file, "--bot", "greedy"]):
        result = run(*command)
        assert result.exit_code == 0
        assert "is damaged; the seats go by their numbers." in result.stderr
        assert "Seat 0" in result.stdout


def test_a_match_of_another_game_is_told_how_to_be_resumed(run: Imperia, saved: Saved) -> None:
    run("play", "empire", answers="q\n")
    (file,) = saved()
    result = run("play", "legends", "--resume", file)
    assert result.exit_code == 2
    assert (
        f"another game, Eight-Minute Empire; to continue it: imperia play empire --resume {file}"
        in result.stderr
    )


def test_a_finished_match_is_not_resumed_but_replayed(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--people", 0)
    result = run("play", "empire", "--resume", saved()[0])
    assert result.exit_code == 2
    assert f"imperia replay {saved()[0]}" in result.stderr


def test_s_saves_under_a_name(run: Imperia, tmp_path: Path) -> None:
    result = run("play", "empire", "--seed", 5, answers=lines(4, f"s {tmp_path}/mine", "s", "q"))
    assert f"Saved: {tmp_path}/mine.json" in result.stdout
    assert imperia.load((tmp_path / "mine.json").read_text()).decision == "card"


@pytest.mark.parametrize("name", ["/", "..", "~nobody-of-this-name/x", "a\0b", "x" * 190])
def test_s_with_a_strange_name_spoils_nothing(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", "empire", "--seed", 5, answers=lines(f"s {name}", 4, "q"))
    assert result.exit_code == 0
    assert "Ada bid 4 coins." in result.stdout


def test_s_never_replaces_a_file_that_is_no_saved_match(run: Imperia, tmp_path: Path) -> None:
    precious = tmp_path / "letter.json"
    precious.write_text('{"dear": "reader"}')
    result = run("play", "empire", answers=lines(f"s {precious}", f"s {tmp_path}/no/folder", "q"))
    assert precious.read_text() == '{"dear": "reader"}'
    assert "is no saved match; choose another name" in result.stdout
    assert "cannot be written" in result.stdout
    assert result.exit_code == 0


def test_a_resumed_match_seats_the_same_bots(run: Imperia, saved: Saved) -> None:
    run("play", "empire", "--seed", 5, "--bot", "greedy,random", answers=lines("q"))
    (file,) = saved()
    assert '"bots": ["greedy", "random"]' in file.with_suffix(".seats").read_text()
    again = CliRunner().invoke(app, ["play", "empire", "--resume", str(file)], input=lines("q"))
    assert again.exit_code == 0
    assert '"bots": ["greedy", "random"]' in file.with_suffix(".seats").read_text()
