"""The words of founders: no key is missing, none is left over, and every sentence can be said."""

import random
import re
from pathlib import Path

import pytest

from imperia.games.founders.definition import _NAMED, _ON_OTHERS, _ON_OWN, _PLAIN
from imperia.games.founders.names import CODES, Decision, Event, Refusal
from imperia.games.founders.pieces import Resource, Stack, Token
from imperia.words import LANGUAGES, Words
from tests.games.keys import keys_of

from .table import CLAUSES, STANDARD_TILES, founders, games, play_randomly, position, some_options, start

definition = founders.definition
NOT_ASKED = -1


def dashed(name):
    return name.lower().replace("_", "-")


PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "founders"


def page_keys():
    """What the drawings of founders in the browser ask for besides."""
    sources = [path.read_text(encoding="utf-8") for path in PAGE.glob("*.*")]
    return {key for source in sources for key in re.findall(r"'(page-[a-z-]+)'", source)} | {
        f"tour-{key}" for source in sources for key in re.findall(r"\bstop\('([a-z-]+)'", source)
    }


def keys_asked_for():
    """Every key that the code of founders can ask for."""
    resources = [resource.name.lower() for resource in Resource]
    actions = {*_PLAIN, *_NAMED, *_ON_OTHERS, *_ON_OWN, "tile", "cell", "nowhere"}
    return {
        *keys_of(definition),
        "refusal-not-your-turn",
        *page_keys(),
        *(f"stack-{stack.name.lower()}" for stack in tuple(Stack)[:3]),
        *(f"tile-{stack.name.lower()}" for stack in Stack),
        *(f"token-{token.name.lower()}" for token in Token),
        *(f"{what}-{resource}" for what in ("resource", "unmet") for resource in resources),
        *(f"decision-{decision.name.lower()}" for decision in Decision),
        *(f"action-{kind}" for kind in actions),
        *(f"event-{definition.event(event).key}" for event in Event),
        *(f"refusal-{dashed(reason.name)}" for reason in Refusal if reason is not Refusal.NONE),
    }


SHARED = {"seat-name", "undo-nothing", "undo-other-acted", "undo-revealed"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing(lang):
    assert (keys_asked_for() | SHARED) - definition.words.keys[lang] == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_left_over(lang):
    assert definition.words.keys[lang] - Words().keys[lang] - keys_asked_for() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_use_the_same_arguments(lang):
    """A sentence that leaves out the seat or the tile would pass every other test."""
    path = definition.folder / "words" / f"{lang}.ftl"
    assert _arguments(path) == _arguments(path.with_name("en.ftl"))


def _arguments(path):
    entries = re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    # "1 point for a swapped tile" may or may not repeat the number: selecting on it counts as using it
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries[1:]}


# ----- Everything that games say


def say_all(match):
    """Every sentence about this position; raises where a word or an argument is missing."""
    for lang in LANGUAGES:
        yield match.question(lang)
        for seat in match.actors:
            yield from (action.text(lang) for action in match.legal(seat))


@pytest.mark.parametrize("number", range(games(30, 4)))
def test_every_sentence_of_random_games_can_be_said(number):
    match = start(some_options(36)[number], seed=number)
    chooser = random.Random(number)
    said = []
    while not match.over:
        said += say_all(match)
        refused = match.why_not(chooser.randrange(match.players), chooser.randrange(CODES))
        said += [] if refused is None else [refused.text(lang) for lang in LANGUAGES]
        play_randomly(match, chooser, 1)
    said += [event.text(lang) for event in match.log for lang in LANGUAGES]
    assert all(said)
    assert not [sentence for sentence in said if re.search(r"[{}$]|None|\bnan\b", sentence)]


def test_names_of_the_players_stand_in_the_sentences():
    match = position(step="target", token="war", hands=[{"war": 1}])
    names = ("Ada", "Bolek")
    action = match.legal(0)[0]
    assert action.text("en", names) == "Pillage forest (wood / stone) of Bolek at (0, 0)"
    match.play(0, action)
    assert match.log[-1].text("en", names) == "Ada pillages the tile of Bolek at (0, 0)."
    assert match.log[-1].text("pl", names) == "Ada plądruje kafelek (0, 0). Właściciel: Bolek."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_says_its_name_needs_gives_and_points(lang):
    lexicon = definition.lexicon(definition.setting(2, {}), lang)
    for number, sort in enumerate(STANDARD_TILES.sorts):
        text = lexicon["tile"][number]
        assert STANDARD_TILES.called(sort.name, lang) in text
        for resource in (*sort.needs, *sort.gives):
            assert lexicon["resource"][resource] in text
        assert not sort.points or str(sort.points) in text
    assert len(set(lexicon["tile"].values())) == len(STANDARD_TILES.sorts)  # no two are said alike


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 monetę"), (3, "3 monety"), (5, "5 monet"), (22, "22 monety")]
)
def test_polish_coins(count, words):
    assert words in definition.words.say("pl", "event-coins-taken", coins=count, seat="Ada")


@pytest.mark.parametrize(("count", "words"), [(1, "1 punkt "), (2, "2 punkty "), (5, "5 punktów ")])
def test_polish_points(count, words):
    assert words in definition.words.say("pl", "event-points-lost", swaps=count, seat="Ada")


def test_needs_that_are_unmet_are_listed():
    facts = {"unmet": {"wood": 1, "stone": 2}}
    setting = definition.setting(2, {})
    assert definition.phrase(setting, "en", facts, ())["unmet"] == "wood, 2 × stone"
    assert definition.phrase(setting, "pl", facts, ())["unmet"] == "drewno, 2 × kamień"


# ----- The rulebooks


def test_every_clause_that_a_refusal_names_is_in_the_rulebooks():
    state = position().state
    reasons = [definition.refusal(state, 0, 0, r) for r in Refusal
               if r not in (Refusal.NONE, Refusal.NEEDS_UNMET, Refusal.RESOURCE_NOT_GIVEN)]  # fmt: skip
    positions = [
        {"step": "draft"},
        {},
        {"step": "answer", "proposer": 1, "agreed_end": True},
        {"step": "over"},
    ]
    reasons += [definition.refusal(position(**p).state, 1, 0, NOT_ASKED) for p in positions]
    for lang in LANGUAGES:
        assert {reason.clause for reason in reasons} <= set(founders.rulebook(lang).clauses)


def test_both_rulebooks_have_the_same_sections_and_clauses_in_the_same_order():
    books = [founders.rulebook(lang) for lang in LANGUAGES]
    numbered = [[(c.section.split()[0], c.number) for c in book.clauses.values()] for book in books]
    assert numbered[0] == numbered[1] == [(number.split(".")[0], number) for number in CLAUSES]
    headings = [re.findall(r"^(#+) ", book.text, re.MULTILINE) for book in books]
    assert headings[0] == headings[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_lists_every_tile(lang):
    """Names, needs and copies, in whichever language."""
    text = founders.rulebook(lang).text
    lexicon = definition.lexicon(definition.setting(2, {}), lang)["resource"]
    for sort in STANDARD_TILES.sorts:
        assert STANDARD_TILES.called(sort.name, lang) in text
        if sort.needs and sort.points != 1:
            assert " + ".join(lexicon[need] for need in sort.needs) in text
        if sort.stack is Stack.BLUE:
            assert f"| {lexicon[sort.gives[0]]} | {sort.copies} |" in text


def test_rulings_are_marked_alike_in_both_rulebooks():
    marks = {"en": "(ruling)", "pl": "(rozstrzygnięcie)"}
    for number in CLAUSES:
        counts = [founders.rulebook(lang).clauses[number].text.count(marks[lang]) for lang in LANGUAGES]
        assert counts[0] == counts[1], number
