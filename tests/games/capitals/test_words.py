"""The words of capitals: what answers, questions and refusals say in particular positions."""

import pytest

import imperia
from imperia.games.capitals.names import Verb
from imperia.words import LANGUAGES

capitals = imperia.game("capitals")
definition = capitals.definition
NAMES = ("Ada", "Bob", "Cyd")
LANDS = {
    1: {"capital": 0, "infantry": 5, "captives-1": 2},
    2: {"owner": 0, "infantry": 3, "port": True, "road": True, "building": "camp", "captives-1": 2},
    3: {"owner": 0, "infantry": 14, "cavalry": 3},
    4: {"owner": 0},
    5: {"owner": 0, "holder": "rebels", "infantry": 2},
    16: {"capital": 1, "infantry": 2},
}


def position(**given):
    lands = LANDS | given.pop("lands", {})
    return capitals.position(
        **{"players": 3, "map": "wheels", "lands": lands, "currency": [100] * 3, "level": [3] * 3} | given
    )


def after(*actions, **given):
    match = position(**given)
    for action in actions:
        match.play(0, action)
    return match


def said(match, written):
    action = match.action(written)
    return [action.text(lang, NAMES) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("before", "written", "english", "polish"),
    [
        ((), "do farm", "Build a farm", "Zbuduj farmę"),
        (("do granary",), "at 3", "Build a granary in Calder", "Zbuduj spichlerz: Calder"),
        (("do march",), "at 3", "March from Calder", "Wymaszeruj z prowincji Calder"),
        (
            ("do march", "at 3"),
            "units infantry/2",
            "Take infantry with 2 points left",
            "Weź: piechota, zostały 2 punkty",
        ),
        (("do march", "at 3", "units infantry/2"), "number 3", "3 × infantry", "3 × piechota"),
        (
            ("do march", "at 3", "units infantry/2", "number 3"),
            "at 4",
            "March to Aurelheim",
            "Maszeruj do prowincji Aurelheim",
        ),
        (("do cavalry",), "number 2", "Recruit 2 × cavalry", "Zwerbuj: 2 × kawaleria"),
        (("do trade", "partner 1", "good currency"), "number 1", "1 coin", "Wybierz 1 monetę"),
        (("do trade",), "partner 2", "Trade with Cyd", "Handluj; druga strona: Cyd"),
        (("do walk", "at 2"), "number 2", "2 captives of Bob", "2 jeńców (Bob)"),
    ],
)
def test_an_answer_says_what_it_means_where_it_is_given(before, written, english, polish):
    assert said(after(*before), written) == [english, polish]


@pytest.mark.parametrize(
    ("given", "written", "english"),
    [
        (
            {"step": "loss", "task": "hunger", "task_seat": 0, "left": 2},
            "at 3",
            "Lose a soldier in Calder",
        ),
        (
            {"step": "savages", "phase": "arrivals", "finding": "savages", "savages": 3, "place": 2},
            "at 4",
            "Retreat to Aurelheim",
        ),
        (
            {"step": "give_up", "phase": "upkeep", "currency": [0, 0, 0]},
            "at 2",
            "Give something up in Birkholt",
        ),
        (
            {
                "step": "level_or_price",
                "phase": "arrivals",
                "result": "capital_level",
                "result_seat": 0,
                "level": [2] * 3,
            },
            "price",
            "Take 19 coins",
        ),
    ],
)
def test_a_place_is_named_with_what_happens_there(given, written, english):
    assert said(position(**given), written)[0] == english


def test_attacks_name_the_holder_rebels_too():
    match = after("do attack", lands={6: {"owner": 1, "infantry": 2}})
    assert said(match, "at 5") == [
        "Attack Dunmere, held by the rebels",
        "Zaatakuj prowincję Dunmere (kontrola: buntownicy)",
    ]
    assert said(match, "at 6")[0] == "Attack Eastmark, held by Bob"


def test_a_transport_is_named_with_its_sea():
    match = after("do board", transports=[[{"sea": 43}, {"sea": 43}]])
    assert said(match, "at 146")[0] == "Go aboard transport 2 in Frost Sea"


def test_without_a_position_an_action_has_a_sentence_of_its_own():
    setting = definition.setting(2, {"map": "wheels"})
    for lang in LANGUAGES:
        for code in range(definition.codes):
            kind, facts = definition.action(code)
            assert kind == "none" or definition.say(setting, lang, f"action-{kind}", facts)
    assert definition.say(setting, "en", "action-at", definition.action(101)[1]) == "Ashmoor"


@pytest.mark.parametrize(
    "before",
    [
        (),
        ("do board",),
        ("do march",),
        ("do march", "at 3"),
        ("do march", "at 3", "units infantry/2"),
        ("do attack",),
        ("do cavalry",),
        ("do trade",),
        ("do trade", "partner 1"),
        ("do walk",),
        ("do peace", "partner 1"),
    ],
)
def test_an_action_that_is_not_allowed_can_be_said_and_is_refused_in_words(before):
    match = after(*before, transports=[[{"sea": 43}, {"sea": 43}]])
    for lang in LANGUAGES:
        for code in range(len(before), definition.codes, 3):
            assert match.action(code).text(lang, NAMES)
            refused = match.why_not(0, code)
            assert refused is None or refused.text(lang)


def test_a_question_of_two_words_finds_its_sentence():
    match = position(step="give_up", phase="upkeep", currency=[0, 0, 0])
    assert match.decision == "give_up"
    assert (
        match.question("en")
        == "You cannot pay your upkeep: choose a province in which you give something up."
    )


def test_a_list_can_be_ended_when_there_is_one():
    first, next_one = ("do peace", "partner 1"), ("do peace", "partner 1", "give 4")
    assert after(*first).question("en", NAMES) == "Peace with Bob: name a province that changes hands."
    asked = "Peace with Bob: name another province that changes hands, or end the list."
    assert after(*next_one).question("en", NAMES) == asked
    for steps, polish in (first, "Wskaż prowincję"), (next_one, "Wskaż kolejną prowincję"):
        question = after(*steps).question("pl", NAMES)
        assert polish in question
        assert ("zakończ listę" in question) is (steps == next_one)


def test_an_offer_is_told_to_who_answers_it():
    trade = ("do trade", "partner 1", "good currency", "number 5", "good currency", "number 1", "send")
    assert after(*trade).question("en", NAMES) == "Ada offers a trade: 5 coins for 1 coin. Do you accept?"
    assert after(*trade).question("pl", NAMES) == "Ada proponuje handel: 5 monet za 1 monetę. Zgadzasz się?"
    peace = ("do peace", "partner 1", "give 4", "enough", "payer other", "number 1", "send")
    asked = "Ada offers peace and asks you for 1 coin. Provinces for you: 1, for Ada: 0. Do you accept?"
    assert after(*peace).question("en", NAMES) == asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_name_of_its_own(lang):
    names = definition.lexicon(definition.setting(2, {}), lang)["order"]
    assert len(set(names.values())) == len(names) == len(Verb)


def test_a_refusal_speaks_of_one_place_or_of_all():
    match = after("do granary")
    assert match.why_not(0, "at 16").text("en").startswith("Nivell is not yours")
    bare = position(lands={n: {} for n in (2, 3, 4, 5)})
    assert bare.why_not(0, "do granary").text("en").startswith("You have only capitals for that")


def test_a_refusal_within_an_offer_speaks_of_that_offer():
    match = after("do trade", "partner 1", "good currency", "number 5")
    assert str(match.why_not(0, "good food")) == "That side has nothing of it to give. (C13.9)"
    match = after("do peace", "partner 1")
    assert str(match.why_not(0, "enough")).startswith("An offer of peace names at least one province")
    poor = position(currency=[0] * 3)
    assert str(poor.why_not(0, "do trade")) == "Nobody has anything to trade with you. (C13.9)"


def test_the_log_says_who_wins_at_once():
    lands = {1: {"capital": 0}, 3: {"owner": 0, "infantry": 1}, 4: {"capital": 1}}
    match = capitals.position(players=2, map="wheels", lands=lands)
    match.play(0, "do attack")
    assert [event.text("en", NAMES) for event in match.log][-4:-2] == [
        "Ada wins at once.",
        "The game is over.",
    ]
    assert definition.endings(match.state).tolist() == [1]


def test_where_points_are_counted_nobody_wins_at_once():
    match = capitals.position(players=2, map="wheels", rounds=5, round=5, turns=1, turn=1)
    match.play(1, "do end")
    log = [event.text("en", NAMES) for event in match.log]
    assert "The game is over." in log
    assert not any("wins at once" in sentence for sentence in log)
    assert definition.endings(match.state).tolist() == [0]


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 monetę"), (3, "3 monety"), (5, "5 monet"), (22, "22 monety")]
)
def test_polish_coins(count, words):
    say = definition.words.say
    assert words in say("pl", "event-gained", seat="Ada", currency=count)
    assert words in say("pl", "event-auction-won", seat="Ada", currency=count)
    assert words in say("pl", "event-trade-side", seat="Ada", goods=1, number=count)
    assert words in say("pl", "refusal-not-enough-currency", have=count)


@pytest.mark.parametrize("board", ["world", "wheels"])
def test_seas_have_names_in_every_language_and_provinces_those_of_the_map(board):
    setting = definition.setting(2, {"map": board})
    english, polish = (definition.lexicon(setting, lang)["place"] for lang in ("en", "pl"))
    for region in setting.board.regions:
        assert english[region.number] == region.name
        assert (polish[region.number] == region.name) == (not region.sea)
    assert len({polish[sea.number] for sea in setting.board.seas}) == len(setting.board.seas)
