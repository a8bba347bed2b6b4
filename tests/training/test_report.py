"""The report is one page that needs nothing else, in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from imperia.training.files import JUDGED
from imperia.training.report import Story, write_report
from imperia.words import LANGUAGES
from tests.training.plans import small

EMPTY = ("meta", "line", "circle", "rect", "br")


def curve(stretch: int) -> dict[str, Any]:
    return {
        "stretch": stretch,
        "decisions": 1_000_000,
        "matches": 900,
        "seconds": 60.0,
        "policy_loss": -0.01 / stretch,
        "value_loss": 0.6,
        "entropy": 1.5 / stretch,
        "rival": "hole 1" if stretch == 3 else f"stretch {stretch - 1}" if stretch > 1 else None,
        "share_against_rival": 0.625 if stretch > 1 else None,
        "fair_share": 0.5 if stretch > 1 else None,
    }


def result(bot: str, wins: int) -> dict[str, Any]:
    return {"bot": bot, "players": 2, "games": 40, "wins": wins, "low": 0.3, "high": 0.9, "fair": 0.5}


HOLES = [
    {
        "stretch": 1,
        "seconds": 9.0,
        "share": 0.875,
        "low": 0.8,
        "high": 0.9,
        "fair": 0.5,
        "matches": 400,
        "curve": [{"update": 5, "share": None}, {"update": 10, "share": 0.6}, {"update": 20, "share": 0.875}],
    }
]
JUDGEMENTS = {
    "ladder": {"random": {"mu": 12.0, "sigma": 1.0}, "greedy": {"mu": 31.0, "sigma": 1.0}},
    "judged": [
        {
            "stretch": stretch,
            "results": [result("random", 30), result("greedy", 10 + stretch)],
            "rating": {"mu": 20.0 + stretch, "sigma": 1.0},
            "complete": True,
        }
        for stretch in (1, 3)
    ],
}


class Balanced(HTMLParser):
    """Every element that is opened is closed, and nothing is loaded from anywhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href"} & dict(attrs).keys()
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_shows_all_that_was_measured(tmp_path: Path, lang: str) -> None:
    (tmp_path / JUDGED).write_text(json.dumps(JUDGEMENTS))
    text = write_report(tmp_path, small(), [curve(n) for n in (1, 2, 3)], HOLES, lang).read_text()
    Balanced(text)
    assert f'<html lang="{lang}">' in text
    assert len(re.findall("<figure", text)) == 7  # rating, wins, three of learning, past selves, holes
    comma = "," if lang == "pl" else "."
    for number in ("87.5", "23.0", "32.5", "62.5"):
        assert number.replace(".", comma) in text, number
    assert "imperia train empire --plan" in text
    assert "&#34;matches&#34;: 32" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_training_that_has_just_begun_has_a_report_too(tmp_path: Path, lang: str) -> None:
    Balanced(write_report(tmp_path, small(), [], [], lang).read_text())
    nothing = {**HOLES[0], "share": None, "fair": None, "matches": 0, "curve": []}
    Balanced(write_report(tmp_path, small(seconds=3), [curve(1)], [nothing], lang).read_text())


def test_a_short_training_has_made_some_decisions(tmp_path: Path) -> None:
    text = write_report(tmp_path, small(), [{**curve(1), "decisions": 4_096}], []).read_text()
    assert "0.0041" in text


def test_a_report_says_who_was_met(tmp_path: Path) -> None:
    others = [{**curve(4 + n), "rival": f"like {name}"} for n, name in enumerate(("search:200", "merit:40"))]
    rows = [curve(1), curve(2), curve(3), *others]
    text = write_report(tmp_path, small(), rows, []).read_text()
    for rival in ("stretch 1", "holes of 1", "like search:200", "by merit alone (40)"):
        assert f"{rival}: 62.5\N{NO-BREAK SPACE}% (fair: 50.0\N{NO-BREAK SPACE}%)" in text


def test_names_are_escaped(tmp_path: Path) -> None:
    found = {"ladder": {}, "judged": [{**JUDGEMENTS["judged"][0], "results": [result("<b>.py:A", 3)]}]}  # type: ignore[index]
    (tmp_path / JUDGED).write_text(json.dumps(found))
    text = write_report(tmp_path, small(), [curve(1)], []).read_text()
    assert "<b>.py" not in text
    assert "&lt;b&gt;.py:A" in text


def test_a_report_says_what_else_a_command_needs(tmp_path: Path) -> None:
    text = write_report(tmp_path, small(), [curve(1)], [], story=Story(began_with_weights=True)).read_text()
    assert "--from weights.npz" in text
    assert "began with the weights of another network" in text
    assert "--from" not in write_report(tmp_path, small(), [curve(1)], []).read_text()
