"""What docs/bots.md shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import imperia
from imperia.minds import LEVELS, UnknownMind, make_mind

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
BUILDER = re.search(r"<!-- builder.py -->\n```python\n(.*?)```", TEXT, re.DOTALL)[1]

THRIFTY = re.search(r"<!-- thrifty.py -->\n```python\n(.*?)```", TEXT, re.DOTALL)[1]


def test_the_thoughts_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[0], "bots.md", "exec"), {})
    assert "Ann" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_example_plays_whole_games_without_a_report(tmp_path: Path, players: int) -> None:
    file = tmp_path / "builder.py"
    file.write_text(BUILDER, encoding="utf-8")
    reports: list[str] = []
    match = imperia.game("empire").start(players=players, seed=players, goods_tokens=True)
    minds = [make_mind(f"{file}:Builder", report=reports.append)]
    minds += [make_mind("random", seed) for seed in range(1, players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    assert reports == []


def test_the_example_with_records_plays_a_whole_game_without_a_report(tmp_path: Path) -> None:
    file = tmp_path / "thrifty.py"
    file.write_text(THRIFTY, encoding="utf-8")
    reports: list[str] = []
    match = imperia.game("empire").start(players=3, seed=1)
    minds = [make_mind(f"{file}:Thrifty", report=reports.append) for _ in range(3)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    assert reports == []


def test_the_example_names_every_card_that_builds() -> None:
    from imperia.games.empire.pieces import CARDS, Step

    named = {int(number) for number in re.findall(r"\d+", re.search(r"cities = \{(.*?)\}", BUILDER)[1])}
    assert named == {
        card.number for card in CARDS.values() if any(step is Step.CITY for step, _ in card.halves)
    }


def test_every_level_and_every_form_is_listed() -> None:
    listed = set(re.findall(r"^\| (.*?) \|", TEXT, re.MULTILINE))
    names = set(re.findall(r"`([^`]+)`", " ".join(listed)))
    assert set(LEVELS) <= names
    with pytest.raises(UnknownMind) as refused:
        make_mind("nobody")
    forms = str(refused.value).rpartition(": ")[2].split(", ")  # what a wrong name is told
    assert "greedy" in forms
    assert {form.partition(":")[0] for form in forms} <= {name.partition(":")[0] for name in names}
