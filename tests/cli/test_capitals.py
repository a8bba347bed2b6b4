"""A table of capitals at the terminal: menus by kind, odds before an attack, why a number is what it is."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import imperia
from imperia.cli.appearance import Look
from imperia.cli.errors import CommandError
from imperia.cli.screens import screen_of
from imperia.cli.screens.capitals.explained import TOPICS, topic_in_words
from imperia.cli.screens.capitals.menu import GROUPS, ranges
from imperia.cli.speech import Speech
from imperia.cli.table.display import Display
from imperia.cli.table.question import Question
from imperia.cli.table.seats import Seats
from imperia.games.capitals.names import Verb
from imperia.words import LANGUAGES

from .command import Imperia
from .terminal import Terminal

SCREEN = screen_of("capitals")
NAMES = ("Ada", "Bruno", "Cleo", "Dora")
LANDS: dict[int, Any] = {
    1: {"owner": 0, "building": "farm", "port": True},
    2: {"owner": 0, "infantry": 14},
    3: {"owner": 0, "infantry": 4, "cavalry": 1},
    4: {"capital": 0, "infantry": 8, "artillery": 1},
    7: {"owner": 1, "infantry": 6, "building": "bunker"},
    8: {"owner": 0, "holder": "rebels", "infantry": 3},
    22: {"capital": 1, "infantry": 5},
}


def position(**given: Any) -> imperia.Match:
    facts = {"players": 2, "map": "wheels", "lands": LANDS, "currency": [100, 60], "level": [3, 2]}
    return imperia.game("capitals").position(**facts | given)


def after(*actions: str, **given: Any) -> imperia.Match:
    match = position(**given)
    for action in actions:
        match.play(match.actors[0], action)
    return match


def seats_of(match: imperia.Match) -> Seats:
    return Seats(NAMES[: match.players], frozenset({0}))


def asked(match: imperia.Match, lang: str = "en", width: int = 200) -> list[str]:
    seats, speech = seats_of(match), Speech(lang)
    console = Console(width=width, height=50, record=True, file=StringIO())
    display = Display(match, seats, SCREEN, console, speech)
    console.print(display.asked(Question(match, match.actors[0], seats, SCREEN, speech)))
    return [line.rstrip() for line in console.export_text().splitlines()]


def explained(match: imperia.Match, text: str, lang: str = "en") -> list[str]:
    told = SCREEN.explanation(match, 0, text, Speech(lang), NAMES)
    assert told is not None
    return told.splitlines()


# ----- Menus


def test_the_actions_of_a_turn_stand_by_kind_with_their_prices() -> None:
    lines = asked(position())
    assert lines[0] == "Ada: Choose what you do, or end your turn."
    assert lines[1].startswith("Build   farm Build a farm (11) · granary Build a granary (12)")
    assert "March   march · attack Attack a province" in lines
    assert lines[-1] == "End     end End the turn"


def test_every_verb_belongs_to_one_kind() -> None:
    assert sorted(verb for verbs in GROUPS.values() for verb in verbs) == sorted(Verb)


def test_a_storm_makes_buildings_dearer_in_the_menu() -> None:
    assert asked(position(weather="storm"))[1].startswith("Build   farm Build a farm (14)")


def test_many_numbers_are_one_line_and_their_price_is_told() -> None:
    lands = {**LANDS, **{n: {"owner": 0} for n in range(9, 20)}}
    assert asked(after("do infantry", lands=lands))[1:] == ["  Each costs 2; you have 100.", "  1–30"]
    assert ranges([0, 3, 4, 5, 9]) == "0, 3–5, 9"


def test_many_places_are_listed_by_number_and_name() -> None:
    match = imperia.game("capitals").start(players=2, seed=1, map="wheels")
    text = "\n".join(asked(match, width=80))
    assert "  1 Ashmoor" in text
    assert "Place your capital in" not in text


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_has_a_label_of_its_own_that_means_it(seed: int) -> None:
    match, chance = position(seed=seed), random.Random(seed)
    seats = seats_of(match)
    for _ in range(120):
        if match.over:
            break
        seat = match.actors[0]
        question = Question(match, seat, seats, SCREEN, Speech("en"))
        assert len(question.choices) == len(match.legal(seat))
        for label, action in list(question.choices.items())[:20]:
            assert question.understand(label) == action
        assert all(asked(match, lang) for lang in LANGUAGES)
        match.play(seat, chance.choice(match.legal(seat)))


# ----- Words of the person's language, and English


def answered(match: imperia.Match, text: str, lang: str = "pl") -> str:
    return Question(match, match.actors[0], seats_of(match), SCREEN, Speech(lang)).understand(text).notation


@pytest.mark.parametrize(
    ("before", "text", "meant"),
    [
        ((), "kawaleria", "do cavalry"),
        ((), "Kawalerię", "do cavalry"),
        ((), "cavalry", "do cavalry"),
        ((), "farma", "do farm"),
        ((), "fregata", "do frigate"),
        ((), "recruit cavalry", "do cavalry"),
        (("do march", "at 3"), "kawaleria", "units cavalry/3"),
        (("do march", "at 3"), "cavalry", "units cavalry/3"),
        (("do cavalry",), "2 kawaleria", "number 2"),
        (("do cavalry",), "2 cavalry", "number 2"),
        (("do deal",), "kontrwywiad", "card counterintelligence"),
        (("do trade",), "monety", "good currency"),
    ],
)
def test_what_is_typed_is_understood_in_polish_and_in_english(
    before: tuple[str, ...], text: str, meant: str
) -> None:
    assert answered(after(*before, spies=[2, 0]), text) == meant


@pytest.mark.parametrize(
    ("before", "text", "problem"),
    [
        (("do march", "at 3"), "2 kawaleria", "„2 kawaleria” to za dużo naraz: najpierw wpisz cavalry/3"),
        ((), "2 kawaleria", "najpierw wpisz cavalry"),
        (("do cavalry",), "200 kawaleria", "tutaj najwyżej 2"),
        (("do cavalry",), "2 piechota", "nie jest żadnym z wyborów"),
        (("do march", "at 3"), "artyleria", "C8.1"),
        (("do deal",), "sabotaż", "C14.3"),
        ((), "karabiny", "nie jest żadnym z wyborów"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(before: tuple[str, ...], text: str, problem: str) -> None:
    with pytest.raises((CommandError, imperia.IllegalAction)) as caught:
        answered(after(*before, spies=[2, 0]), text)
    refused = caught.value
    told = refused.text("pl") if isinstance(refused, imperia.IllegalAction) else str(refused)
    assert problem in told


# ----- Odds, offers, auctions


def test_odds_are_told_before_the_target_is_chosen() -> None:
    lines = asked(after("do attack"))
    groups = [
        {"place": place, "unit": unit, "number": number}
        for place, unit, number in (
            (3, "infantry", 4),
            (3, "cavalry", 1),
            (4, "infantry", 8),
            (4, "artillery", 1),
        )
    ]
    win = position().odds(0, {"target": 7, "groups": groups})["to_the_end"]["win"]
    assert f"  Fenlow: all that can attack, 21 against 6, win with {100 * win:.2f} %" in lines
    assert any(line.startswith("  Garrow: all that can attack, 7 against 3") for line in lines)


def test_units_without_points_are_left_out_of_the_odds_of_a_target() -> None:
    lines = asked(after("do infantry", "number 5", "do attack"))
    assert any(line.startswith("  Fenlow: all that can attack, 21 against 6") for line in lines)


def test_ships_without_points_are_left_out_of_the_odds_of_a_sea() -> None:
    rivals = {sea: {"fleet": 1, "frigate": 1} for sea in (45, 49)}
    match = after("do frigate", "at 46", "do sea_attack", seas={46: {"fleet": 0, "frigate": 2}, **rivals})
    told = [line for line in asked(match) if "all that can attack, 2 against 1" in line]
    assert len(told) == len(rivals)


def test_odds_and_modifiers_are_told_before_an_attack_begins_and_in_it() -> None:
    match = after("do attack", "at 7", "at 4", "units artillery/1")
    lines = asked(match)
    assert lines[1].startswith("  6 against 6: the attacker wins with ")
    assert lines[2] == "    Attacker: −4 provinces in rebellion (C10.4)"
    assert lines[3] == "    Defender: +10 bunker (C5.5), −4 guns against the bunker (C5.5)"
    win = match.odds(0)["to_the_end"]["win"]
    assert f"{100 * win:.2f} %" in lines[1]
    assert explained(match, "odds")[0] == lines[1].strip()
    match.undo(0)
    assert match.decision == "units"  # nothing is fought yet
    begun = after("do attack", "at 7", "at 4", "units artillery/1", "enough", seed=3)
    assert begun.decision == "round"
    assert "the attacker wins with" in asked(begun)[1]


def test_who_answers_an_offer_reads_which_provinces_change_hands() -> None:
    match = after("do peace", "give 2", "take 7", "enough", "payer other", "number 12", "send")
    assert match.decision == "answer"
    assert asked(match)[1:4] == ["  For Ada: Fenlow", "  For Bruno: Birkholt", "  Bruno pays 12 coins."]


def test_both_sides_of_a_trade_are_told_what_there_is() -> None:
    match = after("do trade", spare_food=[2, 0], free_roads=[0, 3])
    assert asked(match)[1:3] == ["  Ada has 100 coins, 2 food", "  Bruno has 60 coins, 3 free roads"]
    poor = after("do trade", currency=[1, 0], free_roads=[0, 1])
    assert asked(poor, "pl")[1:3] == ["  Ada ma 1 monetę", "  Bruno ma 1 darmową drogę"]
    assert asked(after("do trade", currency=[1, 0], spare_food=[1, 0]), "pl")[2] == "  Bruno nie ma nic"


def test_who_bids_is_told_what_he_has() -> None:
    lines = asked(after("do bribe"))
    assert lines[1:] == ["  You have 100 coins; still to bid: Ada, Bruno.", "  9–100"]


# ----- Several people at one terminal


@pytest.mark.parametrize(
    ("answers", "hidden"),
    [
        (("deal", "nothing", "sabotage"), "You deal sabotage"),
        (("ship", "infantry/2", "2", "enough", "22"), "Saltmere"),
        (("send-builder", "22"), "Saltmere"),
    ],
)
def test_who_shares_the_terminal_does_not_read_cards_and_targets(
    answers: tuple[str, ...], hidden: str, run: Imperia, tmp_path: Path
) -> None:
    lands = LANDS | {1: {"owner": 0, "port": True, "infantry": 4}}
    match = position(lands=lands, spies=[1, 0], builder_ships=[1, 0])
    (tmp_path / "match.json").write_text(match.save(), encoding="utf-8")
    told = run(
        *("play", "capitals", "--names", "Ada,Bruno", "--lang", "en", "--resume", tmp_path / "match.json"),
        answers="\n".join([*answers, "l", "q", ""]),
    )
    assert told.exit_code == 0, told.output
    before, _, after_it = told.stdout.rpartition("Ada decides in secret: everybody else, look away.")
    assert before
    assert hidden not in after_it.partition("Ada: Choose what you do")[0]
    resumed = imperia.load((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert resumed.decision == "action"


def dealt_at_a_shared_terminal(run: Imperia, folder: Path, *cards: str) -> tuple[str, imperia.Match]:
    """What everybody can read while Ada, who has two spies, deals cards to herself, to Bruno and to Cleo."""
    lands = {**LANDS, 30: {"capital": 2}}
    match = position(lands=lands, players=3, currency=[9] * 3, level=[1] * 3, spies=[2, 0, 0])
    (folder / "match.json").write_text(match.save(), encoding="utf-8")
    told = run(
        *("play", "capitals", "--names", "Ada,Bruno,Cleo", "--lang", "en", "--resume", folder / "match.json"),
        answers="\n".join(["deal", *cards, "q", ""]),
    )
    assert told.exit_code == 0, told.output
    played = imperia.load((folder / "match.json").read_text(encoding="utf-8"))
    return told.stdout.rpartition("Ada> deal")[2], played


def test_what_is_shown_while_cards_are_dealt_is_the_same_for_all_cards(run: Imperia, tmp_path: Path) -> None:
    deals = [
        ("nothing", "nothing", "nothing"),
        ("nothing", "sabotage", "incitement"),
        ("counterintelligence", "sabotage", "nothing"),  # the rules do not ask for the last one
        ("counterintelligence", "nothing", "burning_food"),
    ]
    shown = set()
    for cards in deals:
        text, match = dealt_at_a_shared_terminal(run, tmp_path, *cards)
        names = [notation.removeprefix("card ") for _, notation in written(match) if "card " in notation]
        assert names == list(cards)[: len(names)]
        assert match.decision == "action"
        shown.add(text)
    assert len(shown) == 1
    assert shown.pop().count("Ada (hidden)> ") == 3


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        (("nothing", "sabotage", "sabotage", "nothing"), 1),  # dealt already
        (("counterintelligence", "sabotage", "incitement", "whatever", "nothing"), 2),  # none left
        (("nothing", "counterintelligence", "sabotage", "nothing"), 0),  # this betrays nothing
    ],
)
def test_a_card_that_cannot_be_dealt_is_refused_without_betraying_others(
    cards: tuple[str, ...], refused: int, run: Imperia, tmp_path: Path
) -> None:
    text, match = dealt_at_a_shared_terminal(run, tmp_path, *cards)
    assert text.count("Not this card: each kind but") == refused
    assert "is already dealt" not in text
    assert match.decision == "action"


def written(match: imperia.Match) -> list[tuple[int, str]]:
    return [(seat, match.definition.notation(code)) for seat, code in match.history]


# ----- The table


def shown_board(match: imperia.Match, lang: str) -> str:
    console = Console(width=80, record=True, file=StringIO())
    console.print(SCREEN.board(match, None, seats_of(match), Look(lang, 80, False, dark=True), Text()))
    return console.export_text()


def test_the_next_turn_is_foretold_beside_the_table() -> None:
    match = position(weather_rounds=3)
    console = Console(width=150, record=True, file=StringIO())
    console.print(SCREEN.board(match, 0, seats_of(match), Look("en", 150, False, dark=True), Text("News.")))
    shown = " ".join(console.export_text().split())
    assert "The next turn of Ada, in round 2" in shown
    assert "News." in shown
    nobody = Console(width=150, record=True, file=StringIO())
    nobody.print(SCREEN.board(match, None, seats_of(match), Look("en", 150, False, dark=True), Text()))
    assert "The next turn" not in nobody.export_text()


@pytest.mark.parametrize(("lang", "told"), [("en", "Round 1 of 5"), ("pl", "Runda 1 z 5")])
def test_no_weather_is_told_before_the_first_is_rolled(lang: str, told: str) -> None:
    match = imperia.game("capitals").start(players=2, seed=1, map="wheels", rounds=5)
    assert told in [line.strip() for line in shown_board(match, lang).splitlines()]
    playing = shown_board(position(weather="frost", weather_rounds=2), "en")
    assert "Round 1 of 20; hard frost, rounds left: 2" in playing


def test_what_is_routine_is_counted_and_what_concerns_the_viewer_is_told() -> None:
    match = after("do end", "do infantry", "number 2", "do spy", "do end")
    news = SCREEN.weighty(match, list(match.log), 0)
    keys = [(event.key, event.arguments.get("seat")) for event in news]
    assert ("spy-bought", 1) in keys
    assert ("income", 0) in keys
    assert ("income", 1) not in keys
    assert ("recruited", 1) not in keys
    assert "turn-ends" not in [key for key, _ in keys]
    console = Console(width=80, record=True, file=StringIO())
    display = Display(match, Seats(NAMES[:2], frozenset()), SCREEN, console, Speech("en"))
    assert str(display.news()).splitlines()[-1].endswith("lesser events; l shows all.")


# ----- Why


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_is_explained(lang: str) -> None:
    match = after("do attack", "at 7", "at 4", "units artillery/1")
    for topic in TOPICS:
        named = topic_in_words(topic, Speech(lang))
        text = f"{named} 2" if topic in ("province", "connection") else named
        lines = explained(match, text, lang)
        assert lines
        assert not any("{" in line for line in lines)


def test_the_parts_of_an_income_stand_below_it_with_their_clauses() -> None:
    assert explained(position(), "income") == [
        "Income of Ada: 7 (C6.1)",
        "    +4  own capital, Aurelheim (C6.1)",
        "    +1  level III of the capital (C6.1)",
        "    +1  4 provinces, 1 for every 3 (C6.1)",
        "    +1  1 farm (C5.4): Ashmoor +1",
    ]
    assert explained(position(), "DOCHÓD", "pl")[0] == "Dochód: Ada: 7 (C6.1)"


def test_a_province_is_named_by_its_number_or_the_beginning_of_its_name() -> None:
    assert explained(position(), "connection birk") == explained(position(), "connection 2")
    for text in ("province", "province 77", "province b", "connection atlantis"):
        with pytest.raises(CommandError, match="Which province"):
            SCREEN.explanation(position(), 0, text, Speech("en"), NAMES)


def test_without_a_battle_there_are_no_odds() -> None:
    with pytest.raises(CommandError, match="Begin one with attack"):
        SCREEN.explanation(position(), 0, "odds", Speech("en"), NAMES)


def test_what_is_no_topic_is_a_choice_as_ever() -> None:
    assert SCREEN.explanation(position(), 0, "do march", Speech("en"), NAMES) is None
    assert SCREEN.explanation(position(), 0, "", Speech("en"), NAMES) is None


# ----- At a real terminal


def test_a_turn_at_a_terminal_with_a_hint_an_undo_and_a_reason(tmp_path: Path) -> None:
    table = Terminal(
        tmp_path, "play", "capitals", "--seed", "4", "--bot", "random", "-o", "rounds=5", "--lang", "en"
    )
    for typed, comes in (
        ("12", "Choose what you do, or end your turn."),
        ("why income", "Income of Ada: 5 (C6.1)"),
        ("why nonsense", "none of the choices"),
        ("?farm", "(C5."),
        ("march", "You have no units for that. (C8.1)"),
        ("hint", "Advice for Ada: "),
        ("infantry", "Each costs 2; you have 45."),
        ("2", "Ada recruits in Aurimar for 4 coins: 2 × infantry."),
        ("u", "Taken back."),
        ("why forecast", "The next turn of Ada, in round 2"),
    ):
        table.wait_for("Ada> ")
        table.type(typed)
        table.wait_for(comes)
    table.wait_for("Ada> ")
    table.type("q")
    assert table.exit_code() == 0
    assert "Traceback" not in table.screen


# ----- At the end


@pytest.mark.parametrize(("lang", "title"), [("en", "Luck of battles"), ("pl", "Szczęście w bitwach")])
def test_the_end_tells_the_luck_of_battles(lang: str, title: str) -> None:
    match = after("do attack", "at 7", "at 3", "units infantry/2", "number 4", "enough")
    afterword = SCREEN.afterword(match, seats_of(match), Speech(lang))
    assert afterword is not None
    console = Console(file=StringIO(), width=160)
    console.print(afterword)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert lines[0].startswith(title)
    (battle,) = match.hindsight()["battles"]  # type: ignore[index]
    lost = Speech(lang)("cli-decimal", number=battle["expected"]["attackers_lost"])
    assert f"({lost})" in lines[2]
    quiet = position()
    assert SCREEN.afterword(quiet, seats_of(quiet), Speech(lang)) is None
