"""`imperia odds`: the exact odds of a battle of capitals that is described in a few words."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.cli.typed import meant, plain

if TYPE_CHECKING:
    from collections.abc import Collection

    from rich.table import Table

    from imperia.cli.speech import Speech
    from imperia.games.capitals.imagined import ImaginedBattle
    from imperia.games.capitals.odds import Course, Odds

MOST_PIECES = 300  # of a kind
MOST_OF_ONE = 14  # weapons, rebellions, finds of cannonballs
LEAST_SHOWN = 0.00005  # rows of the distribution that would be rounded to nothing are left out


def odds(
    attackers: Annotated[
        list[str],
        typer.Option(
            metavar="UNITS",
            help='Who attacks: "6 infantry, 1 cavalry". Given again: another group, from another province.',
        ),
    ],
    defenders: Annotated[str, typer.Option(metavar="UNITS", help="Who defends.")],
    sea: Annotated[bool, typer.Option("--sea", help="At sea: frigates, corvettes, cruisers.")] = False,
    withdraw_below: Annotated[
        int | None,
        typer.Option(metavar="N", help="Also: withdraw with fewer soldiers than this.", show_default=False),
    ] = None,
    origins: Annotated[
        int | None,
        typer.Option(
            "--from",
            metavar="N",
            help="Deal the one group that is given out to so many provinces.",
            show_default=False,
        ),
    ] = None,
    landing: Annotated[bool, typer.Option("--landing", help="The attackers come from the sea.")] = False,
    not_connected: Annotated[
        bool, typer.Option("--not-connected", help="The attackers are not connected with their capital.")
    ] = False,
    port: Annotated[bool, typer.Option("--port", help="There is a port that is not blocked.")] = False,
    bunker: Annotated[
        int | None, typer.Option(metavar="LEVEL", help="There is a bunker: 1 or 2.", show_default=False)
    ] = None,
    cannonballs: Annotated[int, typer.Option(metavar="N", help="Finds of the defender.")] = 0,
    capital: Annotated[bool, typer.Option("--capital", help="It is the defender's own capital.")] = False,
    captured_capital: Annotated[
        bool, typer.Option("--captured-capital", help="It is the attacker's capital, which is lost.")
    ] = False,
    against: Annotated[
        str, typer.Option(metavar="WHOM", help="Who defends: player, rebels or savages.")
    ] = "player",
    weather: Annotated[
        str,
        typer.Option(metavar="WEATHER", help="fair, early-winter, heat, frost, storm or severe-winter."),
    ] = "fair",
    weapons: Annotated[
        str, typer.Option(metavar="A:D", help="New weapons of the attacker and of the defender.")
    ] = "0:0",
    rebellions: Annotated[
        str, typer.Option(metavar="A:D", help="Provinces in rebellion, of either side.")
    ] = "0:0",
    battery: Annotated[
        str, typer.Option(metavar="A:D", help="At sea: 1 for the side that has a bunker at it.")
    ] = "0:0",
    lang: LanguageOption = None,
) -> None:
    """Work out a battle of capitals: the chance to win, what is left of both sides, and every modifier.

    The odds are exact, by the rules that matches are played with.
    """
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.cli.warming import compile_odds
    from imperia.games.capitals.battle_odds import MOST_SOLDIERS
    from imperia.games.capitals.imagined import HOLDERS, ImaginedBattle
    from imperia.games.capitals.pieces import Weather

    speech = Speech(language(lang))
    weathers = {kind.name.lower().replace("_", "-"): kind for kind in Weather}
    battle = ImaginedBattle(
        groups=dealt_out([pieces(group, sea, speech) for group in attackers], origins, speech),
        defenders=pieces(defenders, sea, speech),
        sea=sea,
        against=one_of("--against", against, HOLDERS, speech),
        weather=weathers[one_of("--weather", weather, weathers, speech)],
        weapons=two_numbers("--weapons", weapons, MOST_OF_ONE, speech),
        rebellions=two_numbers("--rebellions", rebellions, MOST_OF_ONE, speech),
        landing=landing,
        connected=not not_connected,
        port=port,
        bunker=0 if bunker is None else check_number("--bunker", bunker, 1, 2, speech),
        cannonballs=check_number("--cannonballs", cannonballs, 0, MOST_OF_ONE, speech),
        capital=capital,
        captured_capital=captured_capital,
        battery=two_numbers("--battery", battery, 1, speech),
    )
    check_battle(battle, speech)
    if withdraw_below is not None:
        check_number("--withdraw-below", withdraw_below, 1, MOST_SOLDIERS, speech)
    if not battle.is_small:
        compile_odds(speech)
    found = battle.odds(withdraw_below)
    courses = courses_of(found, speech)
    tables = [outcome_table(courses, speech), modifiers_table(found, speech)]
    tables += [left_table(found, name, course, speech) for name, course in courses.items()]
    screen = console()
    screen.print(tables[0])
    for table in tables[1:]:
        screen.print("", table, sep="\n")


# ----- What is given


def pieces(text: str, sea: bool, speech: Speech) -> dict[int, int]:
    """Kinds and numbers of "6 infantry, 1 cavalry", in English or in the person's language."""
    from imperia.games.capitals.definition import DEFINITION
    from imperia.games.capitals.names import FIRST_SHIP
    from imperia.games.capitals.odds import PIECES

    said = {
        DEFINITION.words.say(speech.lang, f"{'ship' if sea else 'unit'}-{name}"): kind
        for name, kind in PIECES.items()
        if (kind >= FIRST_SHIP) == sea
    }
    found: dict[int, int] = {}
    for part in text.split(","):
        written = re.fullmatch(r"([0-9]{1,6}) ([a-z]+)", plain(part), re.ASCII)
        kind = meant(written[2], {**said, **PIECES}) if written else None
        if written is None or kind is None or kind not in said.values():
            raise CommandError(speech("cli-odds-units", given=part.strip(), known=", ".join(said)))
        found[kind] = found.get(kind, 0) + int(written[1])
        check_number(written[2], found[kind], 0, MOST_PIECES, speech)
    return {kind: found[kind] for kind in sorted(found) if found[kind]}


def dealt_out(groups: list[dict[int, int]], origins: int | None, speech: Speech) -> list[dict[int, int]]:
    """The one group, dealt out piece by piece to `origins` provinces; without a number, all as given."""
    if origins is None:
        return groups
    if len(groups) > 1:
        raise CommandError(speech("cli-odds-from-and-groups"))
    check_number("--from", origins, 1, max(1, sum(groups[0].values())), speech)
    dealt: list[dict[int, int]] = [{} for _ in range(origins)]
    one_by_one = [kind for kind, number in groups[0].items() for _ in range(number)]
    for n, kind in enumerate(one_by_one):
        group = dealt[n % origins]
        group[kind] = group.get(kind, 0) + 1
    return dealt


def one_of(flag: str, given: str, known: Collection[str], speech: Speech) -> str:
    if given not in known:
        raise CommandError(speech("cli-odds-choice", flag=flag, given=given, known=", ".join(known)))
    return given


def two_numbers(flag: str, text: str, most: int, speech: Speech) -> tuple[int, int]:
    written = re.fullmatch(r"([0-9]{1,6}):([0-9]{1,6})", text, re.ASCII)
    if written is None:
        raise CommandError(speech("cli-odds-pair", flag=flag, given=text))
    mine, theirs = (check_number(flag, int(number), 0, most, speech) for number in written.groups())
    return mine, theirs


def check_battle(battle: ImaginedBattle, speech: Speech) -> None:
    """Refuse what does not go together, with the clause that says so."""
    if not all(battle.groups):
        raise CommandError(speech("cli-odds-nobody"))
    if battle.sea and not battle.defenders:
        raise CommandError(speech("cli-odds-no-fleet"))
    if len(battle.groups) > battle.most_groups:
        raise CommandError(
            speech("cli-odds-one-landing" if battle.landing else "cli-odds-groups", most=battle.most_groups)
        )
    at_sea = ("landing", "port", "bunker", "cannonballs", "capital", "captured_capital")
    for name in at_sea if battle.sea else ():
        if getattr(battle, name):
            raise CommandError(speech("cli-odds-on-land", flag=f"--{name.replace('_', '-')}"))
    if battle.sea and not battle.connected:
        raise CommandError(speech("cli-odds-on-land", flag="--not-connected"))
    if battle.sea and battle.against != "player":
        raise CommandError(speech("cli-odds-on-land", flag="--against"))
    if not battle.sea and any(battle.battery):
        raise CommandError(speech("cli-odds-at-sea"))
    if battle.capital and battle.captured_capital:
        raise CommandError(speech("cli-odds-whose-capital"))
    if (battle.capital or battle.captured_capital) and (battle.bunker or battle.port):
        raise CommandError(speech("cli-odds-capital"))
    if battle.landing and not battle.connected:
        raise CommandError(speech("cli-odds-landing"))
    if battle.cannonballs and not battle.bunker:
        raise CommandError(speech("cli-odds-cannonballs"))


# ----- What is shown


def courses_of(found: Odds, speech: Speech) -> dict[str, Course]:
    courses = {speech("cli-odds-to-the-end"): found.to_the_end}
    if found.withdrawing:
        courses[speech("cli-odds-below", number=found.below)] = found.withdrawing
    return courses


def outcome_table(courses: dict[str, Course], speech: Speech) -> Table:
    table = plain_table(speech("cli-odds-outcome"), *courses)
    for name in ("win", "withdraw", "lose"):
        if name != "withdraw" or len(courses) > 1:
            chances = [percent(getattr(course, name), speech) for course in courses.values()]
            table.add_row(speech(f"cli-odds-{name}"), *chances)
    for name in ("attackers_lost", "defenders_lost", "rounds"):
        numbers = [speech("cli-decimal", number=getattr(course, name)) for course in courses.values()]
        table.add_row(speech(f"cli-odds-{name.replace('_', '-')}"), *numbers)
    return table


def modifiers_table(found: Odds, speech: Speech) -> Table:
    from imperia.games.capitals.definition import DEFINITION

    table = plain_table(speech("cli-odds-modifiers"), *sides(speech))
    table.add_column(speech("cli-odds-clause"))
    for modifier in found.modifiers:
        words = DEFINITION.words.say(speech.lang, f"modifier-{modifier.key}")
        if not modifier.lasting:
            words = speech("cli-odds-now", modifier=words)
        value = f"{modifier.value:+d}".replace("-", "−")
        values = (value, "") if modifier.side == "attacker" else ("", value)
        table.add_row(words, *values, modifier.clause)
    if not found.modifiers:
        table.add_row(speech("cli-odds-no-modifiers"))
    return table


def left_table(found: Odds, name: str, course: Course, speech: Speech) -> Table:
    """How likely each number of survivors is, on either side."""
    what = "cli-odds-strength-left" if found.battle.kind == "sea" else "cli-odds-soldiers-left"
    heading = speech(what)
    table = plain_table(speech("cli-odds-left", what=heading, course=name), *sides(speech))
    for number, chances in enumerate(
        zip_longest(course.attackers_left, course.defenders_left, fillvalue=0.0)
    ):
        if max(chances) >= LEAST_SHOWN:
            table.add_row(str(number), *(percent(chance, speech) if chance else "" for chance in chances))
    return table


def sides(speech: Speech) -> tuple[str, str]:
    return speech("cli-odds-attacker"), speech("cli-odds-defender")


def percent(chance: float, speech: Speech) -> str:
    return speech("cli-odds-percent", number=100 * chance)


def plain_table(heading: str, *columns: str) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(heading)
    for column in columns:
        table.add_column(column, justify="right")
    return table
