"""A person's own bot is asked with the view alone; its mistakes are reported, and the match goes on."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from imperia.minds import BadBot, GreedyMind, OwnMind, make_mind

from .tables import EMPIRE, moments, played


class Recording:
    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, view: dict[str, Any]) -> int:
        self.views.append(view)
        return int(view["legal"][-1]["code"])


class Answering:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any]) -> Any:
        return self.answer(view) if callable(self.answer) else self.answer


def fail(view: dict[str, Any]) -> None:
    raise ValueError("lost the thread")


def leave(view: dict[str, Any]) -> None:
    sys.exit(3)


def asked(bot: Any, seconds: float = 10) -> tuple[Any, list[str]]:
    """What is played for the bot in the first decision of a match, and what is reported about it."""
    match = EMPIRE.start(players=3, seed=2)
    reports: list[str] = []
    action = OwnMind(bot, GreedyMind(1), reports.append, seconds).choose(match, 0)
    assert action in match.legal(0)
    return action, reports


def test_a_bot_is_asked_with_the_view_of_its_seat_and_nothing_else() -> None:
    bot = Recording()
    match = EMPIRE.start(players=2, seed=3)
    mind = OwnMind(bot, GreedyMind(1), pytest.fail)
    for _ in range(8):
        seat = match.actors[0]
        expected = match.view(seat)
        action = mind.choose(match, seat)
        assert bot.views[-1] == expected == json.loads(json.dumps(bot.views[-1]))
        assert action == match.legal(seat)[-1]
        match.play(seat, action)


class Looking:
    """A bot that is asked with records."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.asked: list[tuple[Any, int, Any]] = []

    def choose_record(self, record: Any, seat: int, codes: Any) -> Any:
        self.asked.append((record, seat, codes))
        return codes[-1] if self.answer is None else self.answer


def test_a_bot_may_be_asked_with_the_record_as_its_seat_knows_it() -> None:
    bot = Looking()
    mind = OwnMind(bot, GreedyMind(1), pytest.fail)
    for match, seat in moments(3, (1, 2, 30, 60)):
        expected = match.observed(seat).tobytes()
        before = match.state.tobytes()
        action = mind.choose(match, seat)
        record, asked, codes = bot.asked[-1]
        assert (record.tobytes(), asked) == (expected, seat)
        assert codes.tolist() == [each.code for each in match.legal(seat)]
        assert action == match.legal(seat)[-1]
        record["seats"]["coins"] = 99
        codes[:] = 0
        assert match.state.tobytes() == before


def test_what_is_hidden_is_not_in_the_record() -> None:
    told = []
    for bid in (0, 5, 9):
        bot = Looking()
        match = EMPIRE.start(players=3, seed=4)
        match.play(1, f"bid {bid}")
        OwnMind(bot, GreedyMind(1), pytest.fail).choose(match, 2)
        told.append(bot.asked[0][0].tobytes())
    assert len(set(told)) == 1


def test_a_bot_with_both_methods_is_asked_with_the_record() -> None:
    class Both(Looking, Answering):
        pass

    action, reports = asked(Both(3))
    assert (action.notation, reports) == ("bid 2", [])


@pytest.mark.parametrize("answer", [None, -1, 400, "bid 99", 3.0])
def test_nonsense_about_a_record_is_reported_too(answer: object) -> None:
    bot = Looking()
    bot.choose_record = lambda *question: answer  # type: ignore[method-assign]
    action, reports = asked(bot)
    assert reports == [
        f"Looking answered {answer!r}, which is no legal action; GreedyMind plays {action.notation!r} instead"
    ]


def test_a_bot_that_changes_its_view_changes_nothing_else() -> None:
    def vandalise(view: dict[str, Any]) -> int:
        code = int(view["legal"][0]["code"])
        view["legal"].clear()
        view["seats"].clear()
        return code

    match = EMPIRE.start(players=3, seed=2)
    before = match.notation
    OwnMind(Answering(vandalise), GreedyMind(1), pytest.fail).choose(match, 0)
    assert match.notation == before


@pytest.mark.parametrize("answer", [3, "bid 2", np.int16(3), np.int64(3)])
def test_an_action_is_its_code_or_its_notation(answer: object) -> None:
    action, reports = asked(Answering(answer))
    assert action.notation == "bid 2"
    assert reports == []


@pytest.mark.parametrize(
    "answer", [None, True, 3.0, "", "bid", "bid 99", -1, 400, 10**30, [3], "stop", {}, b"bid 2"]
)
def test_nonsense_is_reported_and_greedy_plays(answer: object) -> None:
    action, reports = asked(Answering(answer))
    problem = f"Answering answered {answer!r}, which is no legal action"
    assert reports == [f"{problem}; GreedyMind plays {action.notation!r} instead"]


@pytest.mark.parametrize(
    ("problem", "told"), [(fail, "Answering failed: ValueError: lost the thread"), (leave, "SystemExit: 3")]
)
def test_a_failure_is_reported_and_greedy_plays(problem: Any, told: str) -> None:
    _, reports = asked(Answering(problem))
    assert len(reports) == 1
    assert told in reports[0]


def test_a_bot_that_hangs_is_reported_and_not_waited_for_again() -> None:
    free = threading.Event()
    match = EMPIRE.start(players=3, seed=2)
    reports: list[str] = []

    def hang(view: dict[str, Any]) -> int:
        free.wait(60)
        return int(view["legal"][0]["code"])

    mind = OwnMind(Answering(hang), GreedyMind(1), reports.append, seconds=0.05)
    mind.choose(match, 0)
    assert "did not answer within 0.05 s; GreedyMind plays" in reports[0]
    mind._seconds = 60
    mind.choose(match, 1)
    assert "still busy with an earlier question" in reports[1]
    free.set()
    mind._asked.join(60)
    assert mind.choose(match, 2) == match.legal(2)[0]
    assert len(reports) == 2


def test_a_match_with_a_broken_bot_goes_on_to_its_end() -> None:
    reports: list[str] = []
    minds = [OwnMind(Answering(fail), GreedyMind(1), reports.append), GreedyMind(2), GreedyMind(3)]
    match = played(EMPIRE.start(players=3, seed=2), minds, 60)
    assert len(reports) == sum(seat == 0 for seat, _ in match.history)


# ----- Loading

GOOD = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class First:
    asked: int = 0

    def choose(self, view):
        self.asked += 1
        return view["legal"][0]["code"]

class Quick:
    def choose_record(self, record, seat, codes):
        return codes[0]

class Deaf:
    pass

class Unmade(First):
    def __init__(self):
        raise RuntimeError("no such luck")

number = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_bot_is_loaded_by_its_path_and_name(file: Path) -> None:
    match = EMPIRE.start(players=3, seed=2)
    mind = make_mind(f"{file}:First", report=pytest.fail)
    assert mind.choose(match, 1) == match.legal(1)[0]
    quick = make_mind(f"{file}:Quick", report=pytest.fail)
    assert quick.choose(match, 1) == match.legal(1)[0]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Missing", "has no class 'Missing'"),
        ("Deaf", "has no class 'Deaf' with a method choose"),
        ("number", "has no class 'number'"),
        ("Unmade", "cannot be made: RuntimeError: no such luck"),
        ("", "has no class ''"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(file: Path, name: str, told: str) -> None:
    with pytest.raises(BadBot, match=told):
        make_mind(f"{file}:{name}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("class Bot(", "SyntaxError"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("1 / 0", "ZeroDivisionError"),
        ("import sys; sys.exit(1)", "SystemExit"),
        ("\0", "ValueError|SyntaxError"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBot, match=told):
        make_mind(f"{path}:Bot")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="there is no file"):
        make_mind(f"{tmp_path}/none.py:Bot")
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(BadBot, match="there is no file"):
        make_mind(f"{tmp_path}/folder.py:Bot")
