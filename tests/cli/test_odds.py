"""The odds of a battle that is described on the command line."""

from __future__ import annotations

import re
import shlex

import pytest

from imperia.cli.commands.odds import dealt_out, pieces
from imperia.cli.speech import Speech
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.imagined import ImaginedBattle
from imperia.games.capitals.names import FIRST_SHIP
from imperia.games.capitals.odds import CLAUSES, CLAUSES_AT_SEA
from imperia.words import LANGUAGES

from .command import Imperia
from .test_bad_input import refused
from .test_command_line_documentation import TEXT

ENGLISH = Speech("en")
FOUR = ("--defenders", "4 infantry")


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def told(run: Imperia, *arguments: str) -> list[str]:
    result = run("odds", *arguments)
    assert result.exit_code == 0, result.output
    return lines(result.stdout)


def test_the_example_in_the_documentation(run: Imperia) -> None:
    example = re.search(r"^```text\n\$ (imperia odds .*?)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert example is not None
    shown = [line.rstrip() for line in example[2].splitlines()]
    result = run(*shlex.split(example[1])[1:])
    assert [line.rstrip() for line in result.stdout.splitlines()] == shown


def test_on_the_open_field(run: Imperia) -> None:
    text = told(run, "--attackers", "6 infantry", *FOUR)
    assert "the attacker wins 74.26 %" in text
    assert "the attacker loses 25.74 %" in text
    assert "more soldiers (now) +4 C10.4" in text
    assert "dug in (now) +2 C10.5" in text
    assert not any("withdraw" in line for line in text)


@pytest.mark.parametrize(
    ("flags", "percent", "modifier"),
    [
        ("--capital", None, "own capital +10 C10.5"),
        ("--bunker 1", 57.17, "bunker +10 C5.5"),
        ("--bunker 2", 35.42, "bunker +20 C5.5"),
        ("--landing", 48.22, "landing −12 C10.4"),
        ("--not-connected", None, "not connected with the capital −10 C10.4"),
        ("--port", None, "port −8 C5.6"),
        ("--weather heat", None, "weather +4 C4.1"),
        ("--weapons 2:1", None, "new weapons +6 C10.4"),
        ("--weapons 2:1", None, "new weapons +3 C10.5"),
        ("--rebellions 1:2", None, "provinces in rebellion −4 C10.4"),
        ("--rebellions 1:2", None, "provinces in rebellion −8 C10.5"),
        ("--bunker 1 --cannonballs 2", None, "cannonballs +4 C10.5"),
        ("--captured-capital", None, "captured capital of the attacker −5 C10.5"),
        ("--from 3", None, "attack from several provinces +2 C10.4"),
        ("--attackers 1\\ artillery --bunker 1", None, "guns against the bunker (now) −4 C5.5"),
    ],
)
def test_every_flag_on_land(run: Imperia, flags: str, percent: float | None, modifier: str) -> None:
    text = told(run, "--attackers", "6 infantry", *FOUR, *shlex.split(flags))
    assert modifier in text
    if percent:
        assert f"the attacker wins {percent} %" in text


def test_rebels_have_no_modifiers(run: Imperia) -> None:
    text = told(run, "--attackers", "1 infantry", "--defenders", "1 infantry", "--against", "rebels")
    assert "the attacker wins 49.50 %" in text
    assert "nothing" in text


def test_at_sea(run: Imperia) -> None:
    text = told(
        run,
        *("--sea", "--attackers", "2 frigates", "--attackers", "1 cruiser", "--defenders", "1 corvette"),
        *("--battery", "1:1", "--weapons", "1:0", "--withdraw-below", "2"),
    )
    assert "Outcome to the end withdrawing below 2" in text
    assert "coastal battery +6 C16.1" in text
    assert "new weapons +3 C16.5" in text
    assert "Strength left: to the end Attacker Defender" in text
    fleets = [{FIRST_SHIP: 2}, {FIRST_SHIP + 2: 1}]
    found = ImaginedBattle(fleets, {FIRST_SHIP + 1: 1}, sea=True, battery=(1, 1), weapons=(1, 0)).odds(2)
    assert found.withdrawing is not None
    assert f"the attacker wins {100 * found.win:.2f} % {100 * found.withdrawing.win:.2f} %" in text


def test_in_polish(run: Imperia) -> None:
    text = told(run, "--attackers", "6 infantry", *FOUR, "--landing", "--lang", "pl")
    assert "atakujący wygrywa 48,22 %" in text
    assert "desant −12 C10.4" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_modifier_has_its_words(lang: str) -> None:
    for _, part in {**CLAUSES, **CLAUSES_AT_SEA}:
        assert DEFINITION.words.say(lang, f"modifier-{part.name.lower().replace('_', '-')}")


def test_units_are_dealt_out_one_by_one() -> None:
    army = pieces("2 Infantry,1 cavalry , 1 infantry", False, ENGLISH)
    assert army == {0: 3, 1: 1}
    assert dealt_out([army], 2, ENGLISH) == [{0: 2}, {0: 1, 1: 1}]
    assert dealt_out([army], None, ENGLISH) == [army]


@pytest.mark.parametrize(
    ("text", "sea", "army"),
    [
        ("2 kawaleria, 1 Piechota", False, {0: 1, 1: 2}),
        ("6 piechoty, 2 kawalerii, 3 artylerii, 1 karawana", False, {0: 6, 1: 2, 2: 3, 3: 1}),
        ("2 cavalry, 1 piechota", False, {0: 1, 1: 2}),  # English is always understood
        ("2 fregaty, 5 korwet, 1 krążownik", True, {FIRST_SHIP: 2, FIRST_SHIP + 1: 5, FIRST_SHIP + 2: 1}),
        ("3 krazowniki, 1 frigate", True, {FIRST_SHIP: 1, FIRST_SHIP + 2: 3}),
    ],
)
def test_units_are_understood_in_polish(text: str, sea: bool, army: dict[int, int]) -> None:
    assert pieces(text, sea, Speech("pl")) == army


def test_a_polish_error_names_the_kinds_in_polish(run: Imperia) -> None:
    for units in ("2 jazdy", "2 fregaty", "2 kawalkady"):
        result = run("odds", "--attackers", units, *FOUR, "--lang", "pl")
        refused(result, "„6 piechota, 1 kawaleria”; rodzaje to piechota, kawaleria, artyleria, karawana")


def test_in_english_no_polish_words_are_understood(run: Imperia) -> None:
    refused(run("odds", "--attackers", "2 kawaleria", *FOUR), "the kinds are infantry")


SIX = ("--attackers", "6 infantry")
WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "no such unit": (("--attackers", "6 elephants", *FOUR), "the kinds are infantry, cavalry"),
    "no number": (("--attackers", "infantry", *FOUR), "a number and a kind"),
    "nothing": (("--attackers", "", *FOUR), "a number and a kind"),
    "nobody": (("--attackers", "0 infantry", *FOUR), "at least one unit"),
    "too many": (("--attackers", "301 infantry", *FOUR), "from 0 to 300, not 301"),
    "ships on land": (("--attackers", "2 frigates", *FOUR), "the kinds are infantry"),
    "infantry at sea": ((*SIX, "--sea", "--defenders", "1 frigate"), "frigate, corvette, cruiser"),
    "no fleet": (("--sea", "--attackers", "1 frigate", "--defenders", "0 frigates"), "C16.5"),
    "no such bunker": ((*SIX, *FOUR, "--bunker", "3"), "from 1 to 2, not 3"),
    "no such weather": ((*SIX, *FOUR, "--weather", "hail"), "fair, early-winter, heat"),
    "no such enemy": ((*SIX, *FOUR, "--against", "bears"), "player, rebels, savages"),
    "no pair": ((*SIX, *FOUR, "--weapons", "2"), "written A:D"),
    "too many weapons": ((*SIX, *FOUR, "--weapons", "2:15"), "from 0 to 14, not 15"),
    "a negative find": ((*SIX, *FOUR, "--bunker", "1", "--cannonballs", "-1"), "from 0 to 14, not -1"),
    "cannonballs in the open": ((*SIX, *FOUR, "--cannonballs", "1"), "C10.5"),
    "two capitals": ((*SIX, *FOUR, "--capital", "--captured-capital"), "not both"),
    "a bunker in a capital": ((*SIX, *FOUR, "--capital", "--bunker", "1"), "C13.4"),
    "both approaches": ((*SIX, *FOUR, "--landing", "--not-connected"), "C10.4"),
    "groups that land": ((*SIX, *SIX, *FOUR, "--landing"), "one group"),
    "too many groups": ((*SIX * 7, *FOUR), "6 groups at most"),
    "groups and a number": ((*SIX, *SIX, *FOUR, "--from", "2"), "--from deals out one group"),
    "more provinces than units": ((*SIX, *FOUR, "--from", "7"), "--from is a whole number from 1 to 6"),
    "a battery on land": ((*SIX, *FOUR, "--battery", "1:0"), "add --sea"),
    "withdrawing below nothing": ((*SIX, *FOUR, "--withdraw-below", "0"), "from 1 to 4000, not 0"),
    "guns that land and withdraw": (
        ("--attackers", "1 artillery", *FOUR, "--landing", "--withdraw-below", "2"),
        "cannot withdraw",
    ),
    **{
        f"{flag} at sea": (
            ("--sea", "--attackers", "1 frigate", "--defenders", "1 frigate", *flag.split()),
            "leave --sea out",
        )
        for flag in ("--landing", "--port", "--bunker 1", "--capital", "--not-connected", "--against rebels")
    },
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_in_one_line(run: Imperia, name: str) -> None:
    arguments, why = WRONG[name]
    refused(run("odds", *arguments), why)
    assert run("odds", *arguments, "--lang", "pl").exit_code == 2
