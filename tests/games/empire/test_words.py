"""The words of empire: no key is missing, none is left over, and every sentence can be said."""

import random
import re
from pathlib import Path

import pytest

from imperia.games.empire.names import CODES, Decision, Event, Refusal
from imperia.games.empire.pieces import CARDS, Good, Step
from imperia.words import LANGUAGES, Words
from tests.games.keys import keys_of

from .table import CLAUSES, ISLES, PRINTED, bid, empire, games, play_randomly, some_options, start

definition = empire.definition
POSITIONS = [
    {"step": "neutral"},
    {"step": "bid", "bids": [3, None]},
    {"step": "first"},
    {"step": "card"},
    {"step": "half"},
    {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}},
    {"step": "target", "moving_from": 12},
    {"step": "over"},
]
NOT_ASKED = -1


def dashed(name):
    return name.lower().replace("_", "-")


def action_kinds():
    return {definition.action(code)[0] for code in range(CODES) if code not in (29, 30, 31)}


def refusal_keys():
    by_the_rules = {f"refusal-{dashed(reason.name)}" for reason in Refusal if reason is not Refusal.NONE}
    states = [empire.position(**position).state for position in POSITIONS]
    not_asked = {definition.refusal(state, 1, 0, NOT_ASKED).key for state in states}
    final = {definition.final(code).key for code in range(CODES) if definition.final(code)}
    return by_the_rules | not_asked | final


def event_keys():
    kinds = [definition.event(event) for event in Event]
    return {f"event-{kind.key}" for kind in kinds} | {
        f"event-{kind.key}-hidden" for kind in kinds if kind.secret
    }


PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "empire"


def page_keys():
    """What the drawings of empire in the browser ask for besides."""
    sources = [
        path.read_text(encoding="utf-8") for path in PAGE.iterdir() if path.suffix in (".ts", ".svelte")
    ]
    return {key for source in sources for key in re.findall(r"'(page-[a-z-]+)'", source)} | {
        f"tour-{key}" for source in sources for key in re.findall(r"\bstop\('([a-z-]+)'", source)
    }


def keys_asked_for():
    """Every key that the code of empire can ask for."""
    return {
        *page_keys(),
        *keys_of(definition),
        "neutral-colour",
        "card",
        "no-card",
        "card-or",
        "card-and",
        *(f"good-{good.name.lower()}" for good in Good),
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
        code = chooser.choice([code for code in range(CODES) if code not in (29, 30, 31)])
        refused = match.why_not(chooser.randrange(match.players), code)
        said += [] if refused is None else [refused.text(lang) for lang in LANGUAGES]
        play_randomly(match, chooser, 1)
    for seat in (*range(match.players), None):
        said += [event.text(lang) for event in match.log.seen_by(seat) for lang in LANGUAGES]
    assert all(said)
    assert not [sentence for sentence in said if re.search(r"[{}$]|None|\bnan\b", sentence)]


def test_names_of_the_players_stand_in_the_sentences():
    match = bid(empire.position(step="bid", players=2), 3, 1)
    names = ("Ada", "Bolek")
    assert [event.text("en", names) for event in match.log][-1] == "Ada wins the bid and pays 3 coins."
    assert [event.text("pl", names) for event in match.log][-1] == "Ada wygrywa licytację i płaci 3 monety."
    assert match.legal(0)[1].text("en", names) == "Bolek takes the first turn"


def test_regions_are_named_as_on_the_map():
    match = empire.position(step="place", map=ISLES)
    assert [str(action) for action in match.legal(0)] == ["Stop here", "Place an army in Ash"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said_and_says_its_numbers(lang):
    for printed in PRINTED["cards"]:
        text = definition.card_in_words(lang, CARDS[printed["number"]])
        for step, count in printed["steps"]:
            assert step in ("city", "destroy") or str(count) in text
        assert ("×2" in text) == (printed["icons"] == 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_coal_card_says_only_its_first_half(lang):
    with_city, plain = (definition.card_action(lang, CARDS[34], coal_card) for coal_card in ("city", "plain"))
    assert with_city.startswith(plain)
    assert len(plain) < len(with_city)


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
        (1, "1 armię", "1 ruch "),
        (2, "2 armie", "2 ruchy "),
        (4, "4 armie", "4 ruchy "),
        (5, "5 armii", "5 ruchów "),
        (12, "12 armii", "12 ruchów "),
        (22, "22 armie", "22 ruchy "),
    ],
)
def test_polish_steps(count, armies, steps):
    assert armies in definition.half_in_words("pl", Step.PLACE, count)
    assert steps in definition.half_in_words("pl", Step.MOVE, count)
    assert steps in definition.half_in_words("pl", Step.SAIL, count)


def test_english_coins():
    say = definition.words.say
    assert [say("en", "action-bid", coins=n) for n in (0, 1, 2)] == [
        "Bid nothing",
        "Bid 1 coin",
        "Bid 2 coins",
    ]


# ----- The rulebooks


def test_every_clause_that_a_refusal_names_is_in_the_rulebooks():
    state = empire.position().state
    reasons = [definition.refusal(state, 0, 0, reason) for reason in Refusal if reason is not Refusal.NONE]
    states = [empire.position(**position).state for position in POSITIONS]
    reasons += [definition.refusal(s, 1, 0, NOT_ASKED) for s in states]
    reasons += [definition.final(code) for code in range(CODES) if definition.final(code)]
    for lang in LANGUAGES:
        assert {reason.clause for reason in reasons} <= set(empire.rulebook(lang).clauses)


def test_both_rulebooks_have_the_same_sections_and_clauses_in_the_same_order():
    books = [empire.rulebook(lang) for lang in LANGUAGES]
    numbered = [[(c.section.split()[0], c.number) for c in book.clauses.values()] for book in books]
    assert numbered[0] == numbered[1] == [(number.split(".")[0], number) for number in CLAUSES]
    assert [section.split()[0] for section in books[0].sections] == [f"E{n}" for n in range(1, 7)]
    headings = [re.findall(r"^(#+) ", book.text, re.MULTILINE) for book in books]
    assert headings[0] == headings[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_the_printed_numbers(lang):
    """The tables of coins, cards and value tracks, in whichever language."""
    text = empire.rulebook(lang).text
    for row in ("2 | 3 | 4 | 5", "14 | 11 | 9 | 8", "13 | 10 | 8 | 7"):
        assert row in text
    for track in PRINTED["tracks"].values():
        assert re.search(r"\| " + r" \| ".join(track) + r" \|", text)


def test_rulings_are_marked_alike_in_both_rulebooks():
    marks = {"en": "(ruling)", "pl": "(rozstrzygnięcie)"}
    for number in CLAUSES:
        counts = [empire.rulebook(lang).clauses[number].text.count(marks[lang]) for lang in LANGUAGES]
        assert counts[0] == counts[1], number
