"""The words of legends: no key is missing, none is left over, and every sentence can be said."""

import random
import re
from pathlib import Path

import pytest

from imperia.games.legends.names import CODES, Decision, Event, Refusal
from imperia.games.legends.pieces import CARDS, Ability, Family, Leader, Step, Token
from imperia.games.legends.sides import Cell, Layout
from imperia.words import LANGUAGES, Words
from tests.games.keys import keys_of

from .table import (
    CLAUSES,
    NUMBER,
    PRINTED,
    bid,
    games,
    legends,
    play_randomly,
    some_options,
    start,
    with_card,
)

definition = legends.definition
POSITIONS = [
    {"step": "layout"},
    {"step": "side"},
    {"step": "rotation", "cells": {"centre": "ice"}},
    {"step": "start"},
    {"step": "token", "citadels": True},
    {"step": "outpost"},
    {"step": "neutral"},
    {"step": "bid", "bids": [3, None]},
    {"step": "card"},
    {"step": "half"},
    {"step": "place"},
    {"step": "target", "moving_from": 11},
    {"step": "queen", "led_by": ["fairy_queen"]},
    {"step": "over"},
]
NOT_ASKED = -1


def dashed(name):
    return name.lower().replace("_", "-")


def action_kinds():
    return {definition.action(code)[0] for code in range(CODES)}


def refusal_keys():
    by_the_rules = {f"refusal-{dashed(reason.name)}" for reason in Refusal if reason is not Refusal.NONE}
    states = [legends.position(**position).state for position in POSITIONS]
    not_asked = {definition.refusal(state, 1, 0, NOT_ASKED).key for state in states}
    final = {definition.final(code).key for code in range(CODES) if definition.final(code)}
    return by_the_rules | not_asked | final


def event_keys():
    kinds = [definition.event(event) for event in Event]
    return {f"event-{kind.key}" for kind in kinds} | {
        f"event-{kind.key}-hidden" for kind in kinds if kind.secret
    }


PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "legends"


def page_keys():
    """What the drawings of legends in the browser ask for besides."""
    sources = [
        path.read_text(encoding="utf-8") for path in PAGE.iterdir() if path.suffix in (".ts", ".svelte")
    ]
    return {key for source in sources for key in re.findall(r"'(page-[a-z-]+)'", source)} | {
        f"tour-{key}" for source in sources for key in re.findall(r"\bstop\('([a-z-]+)'", source)
    }


def keys_asked_for():
    """Every key that the code of legends can ask for."""
    return {
        *page_keys(),
        *keys_of(definition),
        "neutral-colour",
        "card",
        "no-card",
        "card-or",
        "card-and",
        *(f"name-{card.key}" for card in CARDS.values()),
        *(f"ability-{dashed(ability.name)}" for ability in Ability),
        *(f"family-{family.name.lower()}" for family in Family if family),
        *(f"token-{dashed(token.name)}" for token in Token),
        *(f"leader-{dashed(leader.name)}" for leader in Leader if leader),
        *(f"layout-{layout.name.lower()}" for layout in Layout),
        *(f"cell-{dashed(cell.name)}" for cell in Cell),
        *(f"quarters-{quarters}" for quarters in range(4)),
        *(f"{fact}-{step.name.lower()}" for fact in ("step", "left") for step in Step),
        *(f"decision-{decision.name.lower()}" for decision in Decision),
        *(f"action-{kind}" for kind in action_kinds()),
        *event_keys(),
        *refusal_keys(),
    }


SHARED = {"seat-name", "undo-nothing", "undo-other-acted", "undo-revealed"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing(lang):
    assert (keys_asked_for() | SHARED) - definition.words.keys[lang] == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_left_over(lang):
    assert definition.words.keys[lang] - Words().keys[lang] - keys_asked_for() == set()


def test_both_languages_have_the_same_keys():
    assert definition.words.keys["en"] == definition.words.keys["pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_use_the_same_arguments(lang):
    """A sentence that leaves out the seat or the region would pass every other test."""
    path = definition.folder / "words" / f"{lang}.ftl"
    assert _arguments(path) == _arguments(path.with_name("en.ftl"))


def _arguments(path):
    entries = re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries[1:]}


# ----- Everything that games say


def say_all(match):
    """Every sentence about this position; raises where a word or an argument is missing."""
    for lang in LANGUAGES:
        yield match.question(lang)
        for seat in match.actors:
            yield from (action.text(lang) for action in match.legal(seat))


@pytest.mark.parametrize("number", range(games(40, 4)))
def test_every_sentence_of_random_games_can_be_said(number):
    match = start(some_options(384)[number], seed=number)
    chooser = random.Random(number)
    said = []
    while not match.over:
        said += say_all(match)
        code = chooser.randrange(CODES)
        refused = match.why_not(chooser.randrange(match.players), code)
        said += [] if refused is None else [refused.text(lang) for lang in LANGUAGES]
        play_randomly(match, chooser, 1)
    for seat in (*range(match.players), None):
        said += [event.text(lang) for event in match.log.seen_by(seat) for lang in LANGUAGES]
    assert all(said)
    assert not [sentence for sentence in said if re.search(r"[{}$]|None|\bnan\b", sentence)]


def test_names_of_the_players_stand_in_the_sentences():
    match = bid(legends.position(step="bid", players=2), 3, 1)
    names = ("Ada", "Bolek")
    assert [event.text("en", names) for event in match.log][
        -1
    ] == "Ada wins the bid, pays 3 coins and begins."
    assert [event.text("pl", names) for event in match.log][
        -1
    ] == "Ada wygrywa licytację, płaci 3 monety i zaczyna."


def test_regions_are_named_as_on_the_boards():
    match = legends.position(step="place")
    assert [str(action) for action in match.legal(0)] == ["Stop here", "Place an army in Calith"]
    match = legends.position(step="target", moving_from=11)
    assert str(match.legal(0)[1]) == "Move it to Corrin (3 points)"
    assert match.legal(0)[1].text("pl") == "Przesuń ją do regionu Corrin (3 punkty)"


def test_what_stop_means_is_said():
    positions = [{"step": "place"}, {"step": "token", "encounters": True, "laying": 10}]
    positions.append({"step": "queen", "led_by": ["fairy_queen"]})
    said = [str(legends.position(**position).legal(0)[0]) for position in positions]
    assert said == ["Stop here", "Leave it out", "Take no further card"]


def test_a_secret_look_is_told_without_its_secret():  # L8.2
    match = with_card("Ancient Sage", tokens={20: "swamp"}, face_down=[20], armies={20: [1]})
    match.play(0, "stop")
    said = {seat: [str(event) for event in match.log.seen_by(seat)] for seat in (0, 1)}
    assert "Seat 0 looks at the token in Ashlin: Poison Swamp." in said[0]
    assert "Seat 0 looks at the token in Ashlin." in said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said_and_says_its_numbers(lang):
    said = set()
    for printed in PRINTED["cards"]:
        text = definition.card_in_words(lang, CARDS[printed["number"]])
        said.add(text)
        for step, count in printed["actions"]:
            assert step in ("city", "destroy") or str(count) in text
        assert str(printed["ability"].get("elixir", "")) in text
    assert len(said) == 34


def test_the_noble_set_is_said_as_in_the_edition():  # L6.6
    hills = NUMBER["Noble Hills"]
    said = []
    for edition in ("proof", "published"):
        setting = definition.setting(2, {"edition": edition})
        said.append(definition.lexicon(setting, "en")["card"][hills])
    assert said == [
        "Noble Hills (+5 points with all 3 Noble cards; place 3)",
        "Noble Hills (+4 points with all 3 Noble cards; place 3)",
    ]


# ----- Polish plurals

COINS = {
    0: "nic",
    1: "1 monetę",
    2: "2 monety",
    4: "4 monety",
    5: "5 monet",
    12: "12 monet",
    14: "14 monet",
    22: "22 monety",
}


@pytest.mark.parametrize(("count", "words"), list(COINS.items()))
def test_polish_coins(count, words):
    assert words in definition.words.say("pl", "action-bid", coins=count)
    for key in ("event-bid-given", "event-bid-won"):
        assert words in definition.words.say("pl", key, coins=count, seat="Ada")
    if count:
        assert words in definition.words.say("pl", "event-bid-shown", coins=count, seat="Ada")
        assert words in definition.words.say("pl", "event-card-taken", coins=count, seat="Ada", card="?")
        assert words in definition.words.say("pl", "refusal-cannot-pay", coins=3, have=count)
        assert words in definition.words.say("pl", "refusal-bid-above-coins", coins=14, have=count)


@pytest.mark.parametrize(
    ("count", "armies", "steps"),
    [
        (1, "1 armię", "1 punkt "),
        (2, "2 armie", "2 punkty "),
        (4, "4 armie", "4 punkty "),
        (5, "5 armii", "5 punktów "),
        (12, "12 armii", "12 punktów "),
        (22, "22 armie", "22 punkty "),
    ],
)
def test_polish_steps(count, armies, steps):
    assert armies in definition.step_in_words("pl", Step.PLACE, count)
    assert steps in definition.step_in_words("pl", Step.MOVE, count)


def test_english_coins():
    say = definition.words.say
    assert [say("en", "action-bid", coins=n) for n in (0, 1, 2)] == [
        "Bid nothing",
        "Bid 1 coin",
        "Bid 2 coins",
    ]


# ----- The rulebooks


def test_every_clause_that_a_refusal_names_is_in_the_rulebooks():
    state = legends.position().state
    reasons = [definition.refusal(state, 0, 0, reason) for reason in Refusal if reason is not Refusal.NONE]
    states = [legends.position(**position).state for position in POSITIONS]
    reasons += [definition.refusal(s, 1, 0, NOT_ASKED) for s in states]
    reasons += [definition.final(code) for code in range(CODES) if definition.final(code)]
    for lang in LANGUAGES:
        assert {reason.clause for reason in reasons} <= set(legends.rulebook(lang).clauses)


def test_both_rulebooks_have_the_same_sections_and_clauses_in_the_same_order():
    books = [legends.rulebook(lang) for lang in LANGUAGES]
    numbered = [[(c.section.split()[0], c.number) for c in book.clauses.values()] for book in books]
    assert numbered[0] == numbered[1] == [(number.split(".")[0], number) for number in CLAUSES]
    assert [section.split()[0] for section in books[0].sections] == [f"L{n}" for n in range(1, 9)]
    headings = [re.findall(r"^(#+) ", book.text, re.MULTILINE) for book in books]
    assert headings[0] == headings[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_the_printed_numbers(lang):
    """The tables of coins and cards, and every side."""
    text = legends.rulebook(lang).text
    for row in ("2 | 3 | 4", "14 | 11 | 9", "12 | 11 | 9", "13 | 10 | 8", "11 | 10 | 8"):
        assert row in text
    for side, printed in PRINTED["sides"].items():
        (line,) = [line for line in text.splitlines() if line.startswith(f"| {side}")]
        land = " ".join(f"{low}-{high}" for low, high in printed["land"])
        sea = " ".join(f"{low}-{high}" for low, high in printed["sea"])
        assert land in line
        assert sea in line
        assert line.endswith("| " + " ".join(str(printed["lanes"][edge]) for edge in "NESW") + " |")


def test_rulings_are_marked_alike_in_both_rulebooks():
    marks = {"en": "(ruling)", "pl": "(rozstrzygnięcie)"}
    for number in CLAUSES:
        texts = [" ".join(legends.rulebook(lang).clauses[number].text.split()) for lang in LANGUAGES]
        counts = [text.count(marks[lang]) for text, lang in zip(texts, LANGUAGES, strict=True)]
        assert counts[0] == counts[1], number
