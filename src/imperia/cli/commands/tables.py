"""`imperia tables`: the tables of a database, for its operator."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from imperia.cli.language import LanguageOption, language
from imperia.table.config import usual_database

app = typer.Typer(help="List, back up and restore the tables of a database.")

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="Where the tables are (default: IMPERIA_DATABASE or a file in your data folder).",
        show_default=False,
    ),
]


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
        status = speech("cli-table-status", status=table.status)
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
