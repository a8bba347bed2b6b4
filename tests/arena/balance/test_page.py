"""The page of a study is well-formed and complete, in both languages, and needs nothing from outside."""

import re
from html import escape, unescape
from html.parser import HTMLParser

import pytest

from imperia.arena.balance import Report, Run, alternatives, compare, figures_of, page, play
from imperia.arena.balance.intervals import Estimate
from imperia.arena.balance.plots import scale_for
from imperia.arena.balance.wording import Wording
from imperia.games import definition as find_definition
from imperia.words import LANGUAGES, Words

empire = find_definition("empire")
EMPTY = {"meta", "line", "circle", "rect"}


class Checker(HTMLParser):
    """Every element is closed where it was opened."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def report():
    run = Run(empire, empire.setting(4, {}), "random", 120, 1)
    compared = [compare(other, run) for other in alternatives(empire, run.setting)]
    return Report(run, figures_of(play(run)), compared, "imperia balance empire <&>", ["x.parquet"])


@pytest.fixture(scope="module", params=LANGUAGES)
def written(report, request):
    return request.param, page(report, request.param)


def test_it_is_well_formed(written):
    lang, text = written
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert ("html", {"lang": lang}) in checker.seen
    assert sum(tag == "table" for tag, _ in checker.seen) == text.count("<caption>") == 11


def test_it_needs_nothing_from_outside(written):
    _, text = written
    assert not re.search(r"https?:|//[a-z]|\bsrc=|\bhref=|url\(|@import|<script|<link", text)
    assert "prefers-color-scheme: dark" in text


def test_every_card_option_and_number_is_there(written, report):
    lang, text = written
    read = unescape(text)
    say = Wording(empire, report.run.setting, lang)
    (cards,) = empire.study(report.run.setting).items
    for card in cards.all:
        assert f'<span class="id">{card}</span> {say.item(cards, card)}' in read
    for compared in report.compared:
        assert say.option(compared.option, compared.value) in read
    assert say.percent(report.figures.order[0].wins.value) in text
    assert escape(report.command) in text


def test_both_languages_have_the_same_keys():
    keys = Words().keys
    assert {k for k in keys["en"] if k.startswith("balance-")} == {
        k for k in keys["pl"] if k.startswith("balance-")
    }


def test_numbers_are_written_as_the_language_writes_them(report):
    english, polish = (Wording(empire, report.run.setting, lang) for lang in ("en", "pl"))
    assert (english.points(-0.0312), polish.points(0.0312)) == ("−3.1\u00a0pp", "+3,1\u00a0p.p.")
    assert (english.percent(0.25), polish.percent(0.25)) == ("25.0\u00a0%", "25,0%")
    assert english.signed(-0.001) == "0.0"
    assert english.decimal(float("nan")) == "–"
    assert english.between(Estimate(0.2, 0.1, 0.305, 9)) == "10.0 to 30.5"


@pytest.mark.parametrize(
    "bots", ["random", "greedy", "master", "search:1s", "policy:0.5", "policy", "guided:9", "mine.py:Bot"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_how_strong_the_bots_are(report, bots, lang):
    assert bots in Wording(empire, report.run.setting, lang).bots(bots)


def test_a_scale_has_round_ticks_around_all_numbers():
    scale = scale_for([0.18, 0.33])
    assert scale.ticks == (0.15, 0.2, 0.25, 0.3, 0.35)
    assert (scale.at(0.25), scale.at(9)) == ("50.00%", "100.00%")
    assert scale_for([3.0]).high > 3.0 >= scale_for([3.0]).low
