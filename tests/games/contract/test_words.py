"""The words of every game: no key is missing or superfluous, and every sentence can be formed."""

import random
import re

import pytest

from imperia.games import definition as find_definition
from imperia.words import LANGUAGES, Words
from tests.games.every_game import NAMES, every_game, terms_of
from tests.games.keys import SHARED, keys_asked_for, reasons_beside_the_rules, reasons_of_the_rules

every_language = pytest.mark.parametrize("lang", LANGUAGES)
RULINGS = {"en": "(ruling)", "pl": "(rozstrzygnięcie)"}


@every_language
@every_game
def test_no_key_is_missing_and_none_is_left_over(name, lang):
    asked_for, there = keys_asked_for(name), find_definition(name).words.keys[lang]
    assert (asked_for | SHARED) - there == set()
    assert there - Words().keys[lang] - asked_for == set()


@every_game
def test_both_languages_use_the_same_arguments(name):
    """A sentence that leaves out the seat or the region would pass every other test."""
    for folder in find_definition(name).words.folders:
        english, *others = (_arguments(folder / f"{lang}.ftl") for lang in LANGUAGES)
        assert all(other == english for other in others)


def _arguments(path):
    entries = re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries[1:]}


# ----- Everything that games say


def say_all(match):
    """Form every sentence about this position; this raises an error if a word or an argument is missing."""
    for lang in LANGUAGES:
        yield match.question(lang)
        for seat in match.actors:
            yield from (action.text(lang) for action in match.legal(seat))


@every_game
@pytest.mark.parametrize("number", range(2))
def test_every_sentence_of_random_games_can_be_said(name, number):
    terms, chooser = terms_of(name), random.Random(number)
    match, codes = terms.start(terms.some_options(36)[number], seed=number), range(terms.definition.codes)
    said = []
    while not match.over:
        said += say_all(match)
        refused = match.why_not(chooser.randrange(match.players), chooser.choice(codes))
        said += [] if refused is None else [refused.text(lang) for lang in LANGUAGES]
        terms.play_randomly(match, chooser, 1)
    for seat in (*range(match.players), None):
        said += [event.text(lang) for event in match.log.seen_by(seat) for lang in LANGUAGES]
    assert all(said)
    assert not [sentence for sentence in said if re.search(r"[{}$]|None|\bnan\b", sentence)]
    check_that_players_are_called_by_their_names(match)


def check_that_players_are_called_by_their_names(match):
    names = [f"Ada the {number}th" for number in range(match.players)]
    for lang in LANGUAGES:
        log = " ".join(event.text(lang, names) for event in match.log)
        assert all(name in log for name in names)
        unnamed = [
            match.definition.words.say(lang, "seat-name", number=number) for number in range(len(names))
        ]
        assert not any(seat in log for seat in unnamed)


# ----- The rulebooks


@every_game
def test_every_clause_that_a_refusal_names_is_in_the_rulebooks(name):
    reasons = [*reasons_of_the_rules(name), *reasons_beside_the_rules(name)]
    for lang in LANGUAGES:
        assert {reason.clause for reason in reasons} <= set(find_definition(name).rulebook(lang).clauses)


@every_game
def test_both_rulebooks_have_the_same_sections_and_clauses_in_the_same_order(name):
    clauses = terms_of(name).clauses
    books = [find_definition(name).rulebook(lang) for lang in LANGUAGES]
    numbered = [[(c.section.split()[0], c.number) for c in book.clauses.values()] for book in books]
    assert numbered[0] == numbered[1] == [(number.split(".")[0], number) for number in clauses]
    sections = dict.fromkeys(number.split(".")[0] for number in clauses)
    assert [section.split()[0] for section in books[0].sections] == list(sections)
    headings = [re.findall(r"^(#+) ", book.text, re.MULTILINE) for book in books]
    assert headings[0] == headings[1]


@every_game
def test_rulings_are_marked_alike_in_both_rulebooks(name):
    for number in terms_of(name).clauses:
        texts = {lang: find_definition(name).rulebook(lang).clauses[number].text for lang in LANGUAGES}
        counts = {" ".join(texts[lang].split()).count(RULINGS[lang]) for lang in LANGUAGES}
        assert len(counts) == 1, number


# ----- Plurals of the games in which one bids

BIDDING = [name for name in NAMES if "bid" in find_definition(name).action_kinds]
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


@pytest.mark.parametrize("name", BIDDING)
@pytest.mark.parametrize(("count", "words"), list(COINS.items()))
def test_polish_coins(name, count, words):
    say = find_definition(name).words.say
    assert words in say("pl", "action-bid", coins=count)
    for key in ("event-bid-given", "event-bid-won"):
        assert words in say("pl", key, coins=count, seat="Ada")
    if count:
        assert words in say("pl", "event-bid-shown", coins=count, seat="Ada")
        assert words in say("pl", "event-card-taken", coins=count, seat="Ada", card="?")
        assert words in say("pl", "refusal-cannot-pay", coins=3, have=count)
        assert words in say("pl", "refusal-bid-above-coins", coins=14, have=count)


@pytest.mark.parametrize("name", BIDDING)
def test_english_coins(name):
    say = find_definition(name).words.say
    said = [say("en", "action-bid", coins=n) for n in (0, 1, 2)]
    assert said == ["Bid nothing", "Bid 1 coin", "Bid 2 coins"]
