"""What a mind thinks, in words, and `imperia hint`, which tells it for a saved match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from imperia.cli.main import app
from imperia.minds import GuidedMind, PolicyMind, SearchMind, TreeMind

from .networks import ship, some_network
from .tables import EMPIRE, FEWER, moments

Hint = Callable[..., Result]
SIMULATIONS = 300 // FEWER


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (match, _), *_ = moments(3, (40,))
    path = tmp_path / "match.json"
    path.write_text(match.save(), encoding="utf-8")
    return path


@pytest.fixture
def hint(monkeypatch: pytest.MonkeyPatch) -> Hint:
    monkeypatch.setenv("IMPERIA_LANG", "en")
    return lambda *arguments: CliRunner().invoke(app, ["hint", *map(str, arguments)], prog_name="imperia")


def lines_of(lang: str) -> list[str]:
    (match, seat), *_ = moments(2, (40,))
    thoughts = SearchMind(1, simulations=SIMULATIONS).think(match, seat)
    return thoughts.text(lang, ["Ann", "Bob"]).splitlines()


def test_in_english() -> None:
    simulations, chances, advice, *considered = lines_of("en")
    assert simulations == f"After {SIMULATIONS} simulations:"
    assert chances.startswith("Chances of winning: Ann ")
    assert ", Bob " in chances
    assert advice.startswith(("Advice for Ann: ", "Advice for Bob: "))
    assert considered[0].startswith(advice.partition(": ")[2].rstrip("."))
    assert considered[0].endswith(" %.")
    assert " tried " in considered[0]


def test_in_polish() -> None:
    simulations, chances, advice, *considered = lines_of("pl")
    assert simulations == f"Po {SIMULATIONS} symulacjach:"
    assert chances.startswith("Szanse na wygraną: Ann ")
    assert "najlepsza akcja: „" in advice
    assert "sprawdzono" in considered[0]
    assert "razy, rokuje" in considered[0]


def test_five_actions_are_told_and_the_others_counted() -> None:
    match = EMPIRE.start(players=2, seed=1)
    thoughts = SearchMind(1, simulations=60).think(match, 0)
    text = thoughts.text()
    assert text.count("tried") == 6
    assert text.splitlines()[-1] == f"{len(thoughts.considered) - 5} more actions were tried less."
    assert "Seat 1" in text


def test_a_hint_shows_the_table_and_what_the_bot_thinks(hint: Hint, file: Path) -> None:
    done = hint(file, "--bot", f"search:{SIMULATIONS}")
    assert done.exit_code == 0
    assert "coins" in done.output
    assert "Chances of winning: Seat 0" in done.output
    polish = hint(file, "--bot", f"search:{SIMULATIONS}", "--lang", "pl")
    assert "Szanse na wygraną: Miejsce 0" in polish.output


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "At one look, without thinking ahead:",
                "Chances of winning: Ann ",
                "Advice for ",
                "the network would take it",
                "more actions are less likely.",
            ],
        ),
        (
            "pl",
            [
                "Na pierwszy rzut oka, bez patrzenia w przód:",
                "Szanse na wygraną: Ann ",
                "najlepsza akcja: „",
                "sieć wybrałaby to w",
                "mniej prawdopodobn",
            ],
        ),
    ],
)
def test_a_policy_tells_what_it_likes_and_expects(lang: str, told: list[str]) -> None:
    match = EMPIRE.start(players=3, seed=1)
    thoughts = PolicyMind(some_network(), 1, temperature=5).think(match, 1)
    first, chances, advice, *liked, last = thoughts.text(lang, ["Ann", "Bob", "Cid"]).splitlines()
    assert first == told[0]
    assert chances.startswith(told[1])
    assert told[2] in advice
    assert len(liked) == 5
    assert all(told[3] in line for line in liked)
    assert told[4] in last
    assert tuple(each.action for each in thoughts.liked) != match.legal(1)
    assert {each.action.code for each in thoughts.liked} == {action.code for action in match.legal(1)}
    assert sum(thoughts.chances) == pytest.approx(1, abs=1e-4)
    assert sum(each.chance for each in thoughts.liked) == pytest.approx(1, abs=1e-3)
    likely = [each.chance for each in thoughts.liked]
    assert likely == sorted(likely, reverse=True)


def test_chances_are_told_by_seat_whoever_is_asked() -> None:
    """The network itself counts them from the seat that is asked."""
    match = EMPIRE.start(players=3, seed=1)
    mind = PolicyMind(some_network(), 1)
    for seat in range(3):
        thoughts = mind.think(match, seat)
        assert thoughts.chances[seat] == int(mind._asker.layers.shares[0]) / 1_000_000


@pytest.mark.skipif(FEWER > 1, reason="a thousand simulations take minutes when the rules are interpreted")
@pytest.mark.parametrize("covered", [True, False])
def test_a_hint_searches_with_the_network_of_the_game_or_without(
    hint: Hint, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, covered: bool
) -> None:
    ship(monkeypatch, tmp_path, *([some_network()] if covered else []))
    kinds: list[type[TreeMind[Any]]] = []
    think = TreeMind.think
    monkeypatch.setattr(TreeMind, "think", lambda mind, *more: kinds.append(type(mind)) or think(mind, *more))
    done = hint(file)
    assert done.exit_code == 0
    assert " simulations:" in done.output
    assert kinds[-1] is (GuidedMind if covered else SearchMind)


def test_a_hint_of_a_level_that_looks_once(
    hint: Hint, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ship(monkeypatch, tmp_path, some_network())
    done = hint(file, "--bot", "expert")
    assert done.exit_code == 0
    assert "At one look" in done.output
    assert "Chances of winning: Seat 0" in done.output
    assert "simulation" not in done.output


def test_minds_that_do_not_search_only_advise(hint: Hint, file: Path) -> None:
    done = hint(file, "--bot", "greedy")
    assert done.exit_code == 0
    assert done.output.splitlines()[-1].startswith("Advice for Seat ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seat", "7"], "--seat is from 0 to 2"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--bot", "none.py:Bot"], "there is no file 'none.py'"),
        (["--bot", "search:0"], "at least 1 simulation"),
        (["--lang", "xx"], "there are no texts in 'xx'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    hint: Hint, file: Path, arguments: list[str], told: str
) -> None:
    done = hint(file, *arguments)
    assert done.exit_code == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_seat_that_is_not_asked_gets_no_hint(hint: Hint, file: Path) -> None:
    (_, seat), *_ = moments(3, (40,))
    done = hint(file, "--seat", (seat + 1) % 3)
    assert done.exit_code == 2
    assert f"asked: {seat}" in done.stderr


def test_a_file_that_is_no_match_and_a_match_that_is_over(hint: Hint, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert hint(bad).exit_code == 2
    assert hint(tmp_path / "none.json").exit_code == 2
    over = tmp_path / "over.json"
    over.write_text(EMPIRE.position(step="over").save(), encoding="utf-8")
    done = hint(over)
    assert done.exit_code == 2
    assert "this match is over" in done.stderr


def test_a_hint_while_others_have_bid_in_secret(hint: Hint, tmp_path: Path) -> None:
    outputs = set()
    for bid in (0, 5, 9):
        match = EMPIRE.start(players=3, seed=4)
        match.play(1, f"bid {bid}")
        path = tmp_path / "bids.json"
        path.write_text(match.save(), encoding="utf-8")
        outputs.add(hint(path, "--seat", 2, "--bot", f"search:{SIMULATIONS}").output)
    assert len(outputs) == 1
