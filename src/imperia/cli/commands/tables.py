"""`imperia tables`: the tables of a database, for its operator."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.table.config import usual_database

if TYPE_CHECKING:
    from imperia.cli.speech import Speech

app = typer.Typer(help="List, back up and restore the tables of a database, and keep order at them.")

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="Where the tables are (default: IMPERIA_DATABASE or a file in your data folder).",
        show_default=False,
    ),
]

TableArgument = Annotated[
    str, typer.Argument(metavar="ID", help="The ten letters of its address.", show_default=False)
]
PersonArgument = Annotated[
    str,
    typer.Argument(
        metavar="PERSON", help="The id of a person, as `imperia tables people` shows it.", show_default=False
    ),
]
USUAL_HOURS = 24


@app.command("list")
def list_(database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """List all tables, oldest first."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.table.operating import list_tables

    speech, screen = Speech(language(lang)), console()
    found = list_tables(database or usual_database())
    if not found:
        screen.print(speech("cli-tables-none"))
    for table in found:
        since = datetime.fromtimestamp(table.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        status = speech("cli-table-status", status=table.status if table.closed is None else "closed")
        facts = {"id": table.id, "game": table.game, "players": table.players, "host": table.host}
        line = speech("cli-table", status=status, since=since, rows=table.rows, **facts)
        screen.print(line, markup=False, highlight=False, soft_wrap=True)


@app.command("export")
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, of JSON lines.")],
    table: Annotated[
        list[str] | None,
        typer.Option(metavar="ID", help="Only this table (may be given several times).", show_default=False),
    ] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Write tables with all that belongs to them to a file."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.table.operating import export_tables

    number = export_tables(database or usual_database(), file, table or None)
    told = Speech(language(lang))("cli-tables-exported", number=number, file=str(file))
    console().print(told, markup=False, highlight=False, soft_wrap=True)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `imperia tables export` wrote.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Put the tables of a file into a database: all of them, or none if one does not fit."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.table.operating import import_tables

    imported = import_tables(database or usual_database(), file)
    told = Speech(language(lang))("cli-tables-imported", number=imported.tables, people=imported.people)
    console().print(told, markup=False, highlight=False, soft_wrap=True)


# ----- Keeping order


@app.command("people")
def people(table: TableArgument, database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """Show who is at a table: at its seats, as its host, or in its public chat."""
    from imperia.cli.speech import Speech
    from imperia.table.operating import people_at
    from imperia.table.silence import time_in_words

    speech = Speech(language(lang))
    for person in people_at(database or usual_database(), table):
        seats = ", ".join(str(seat + 1) for seat in person.seats)
        until = "heard" if person.silence is None else time_in_words(person.silence.until)
        facts = {"id": person.id, "name": person.nickname, "number": len(person.seats), "seats": seats}
        _tell(speech, "cli-table-person", until=until, **facts)


@app.command("close")
def close(
    table: TableArgument,
    reason: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Why, as people at the table are told.", show_default=False),
    ] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Close a table: nobody plays or talks there any more, and all of it is kept."""
    from imperia.cli.speech import Speech
    from imperia.table.operating import close_table

    close_table(database or usual_database(), table, reason)
    _tell(Speech(language(lang)), "cli-table-closed", id=table)


@app.command("reopen")
def reopen(table: TableArgument, database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """Open a table again that was closed: its match goes on where it stood."""
    from imperia.cli.speech import Speech
    from imperia.table.operating import reopen_table

    reopen_table(database or usual_database(), table)
    _tell(Speech(language(lang)), "cli-table-reopened", id=table)


@app.command("silence")
def silence(
    person: PersonArgument,
    hours: Annotated[
        int | None,
        typer.Option(metavar="N", help=f"For how many hours (default: {USUAL_HOURS}).", show_default=False),
    ] = None,
    for_good: Annotated[bool, typer.Option("--for-good", help="Until `imperia tables hear`.")] = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Silence somebody: they play on, but write nothing that others read."""
    from imperia.cli.errors import CommandError
    from imperia.cli.speech import Speech
    from imperia.table.operating import silence_person
    from imperia.table.silence import time_in_words
    from imperia.table.store.orders import MOST_HOURS

    speech = Speech(language(lang))
    if for_good and hours is not None:
        raise CommandError(speech("cli-hours-or-for-good"))
    if hours is not None:
        check_number("--hours", hours, 1, MOST_HOURS, speech)
    lasts = None if for_good else hours or USUAL_HOURS
    until = silence_person(database or usual_database(), person, lasts)
    _tell(speech, "cli-person-silenced", id=person, until=time_in_words(until))


@app.command("hear")
def hear(person: PersonArgument, database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """Listen to somebody again who was silenced."""
    from imperia.cli.speech import Speech
    from imperia.table.operating import hear_person

    hear_person(database or usual_database(), person)
    _tell(Speech(language(lang)), "cli-person-heard", id=person)


def _tell(speech: Speech, key: str, **facts: object) -> None:
    from imperia.cli.appearance import console

    console().print(speech(key, **facts), markup=False, highlight=False, soft_wrap=True)
