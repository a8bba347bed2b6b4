"""`imperia doctor`: what is missing here, or slow, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.commands.serve import HOST, PORT
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.table.listening import LAST_PORT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from imperia.cli.doctor.finding import Finding
    from imperia.cli.speech import Speech

CANNOT_BE_PLAYED = 1


def doctor(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where a server would listen.")] = HOST,
    port: Annotated[int, typer.Option(metavar="N", help="Its port.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where it would keep tables (default: IMPERIA_DATABASE or a file in your data folder).",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Say what is missing here or slow, and what to do about it; nothing is changed.

    The exit code is 0 if Imperia can be played, and 1 if something that it needs is missing.
    """
    import json

    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.table.config import usual_database
    from imperia.table.store.engine import read_address

    speech = Speech(language(lang))
    check_number("--port", port, 0, LAST_PORT, speech)
    url = database or usual_database()
    read_address(url)
    findings = []
    for finding in look_around(host, port, url, speech):
        findings.append(finding)
        if not as_json:
            console().print(finding.line(speech), soft_wrap=True)
    playable = not any(finding.prevents_play for finding in findings)
    if as_json:
        report = {"playable": playable, "findings": [finding.for_programs() for finding in findings]}
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        console().print(speech("doctor-playable" if playable else "doctor-not-playable"), soft_wrap=True)
    if not playable:
        raise typer.Exit(CANNOT_BE_PLAYED)


def look_around(host: str, port: int, database: str, speech: Speech) -> Iterator[Finding]:
    from imperia.cli.doctor.compiler import look_at_compiling
    from imperia.cli.doctor.machine import look_at_gpu, look_at_python
    from imperia.cli.doctor.serving import look_at_database, look_at_page, look_at_port

    yield look_at_python(speech)
    compiler, *compiled = look_at_compiling(speech)
    yield compiler
    yield from compiled
    yield look_at_page(speech)
    yield look_at_database(database, speech)
    yield look_at_port(host, port, speech)
    if not compiler.prevents_play:
        yield look_at_gpu(speech)
