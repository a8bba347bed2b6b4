"""`imperia rules`: the rulebook of a game, or a part of it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from imperia.words import Clause


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    clause: Annotated[
        str | None,
        typer.Argument(
            metavar="[CLAUSE]",
            help="A clause (E4.3) or a section (E4); without it, the whole rulebook.",
            show_default=False,
        ),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Read the rules: the whole rulebook, a section or a clause."""
    from rich.markdown import Markdown

    from imperia.cli.appearance import console
    from imperia.games import definition

    rulebook = definition(game).rulebook(language(lang))
    console().print(Markdown(rulebook.text if clause is None else clauses_as_markdown(rulebook.find(clause))))


def clauses_as_markdown(clauses: Iterable[Clause]) -> str:
    """Clauses under the heading of their section, each with its number."""
    parts = []
    for section, members in groupby(clauses, key=lambda clause: clause.section):
        parts += [f"## {section}", *(f"**{clause.number}** {clause.text}" for clause in members)]
    return "\n\n".join(parts)
