"""`imperia serve`: tables in the browser."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.choices import check_choice
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.table.config import Limits, ServerConfig, usual_database, usual_redis
from imperia.table.listening import LAST_PORT, LOOPBACK, open_operators_socket, open_socket
from imperia.table.logs import KINDS

if TYPE_CHECKING:
    from imperia.cli.speech import Speech

HOST, PORT = LOOPBACK, 8000
LIMITS = Limits()
MOST_DRAIN_SECONDS = 3600
MOST_CONNECTIONS = 1_000_000  # more than the files that one process may open
MOST_TABLES = 10_000_000
MOST_NEW_PEOPLE = 1_000_000
SECONDS_IN_AN_HOUR = 3600


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets other machines in.")
    ] = HOST,
    port: Annotated[int, typer.Option(metavar="N", help="The port; 0 takes any that is free.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where tables are kept, e.g. sqlite:///tables.db or postgresql://user@host/name "
            "(default: IMPERIA_DATABASE or a file in your data folder).",
            show_default=False,
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Share the tables of a PostgreSQL with other servers, e.g. redis://host:6379 (default: "
            "IMPERIA_REDIS, or this server alone).",
            show_default=False,
        ),
    ] = None,
    connections: Annotated[
        int, typer.Option(metavar="N", help="How many connections may be open at once.")
    ] = LIMITS.sockets_in_all,
    connections_each: Annotated[
        int, typer.Option(metavar="N", help="How many of them may come from one address.")
    ] = LIMITS.sockets,
    tables: Annotated[
        int,
        typer.Option(
            metavar="N", help="How many unfinished tables there may be, at all servers of the database."
        ),
    ] = LIMITS.tables_in_all,
    tables_each: Annotated[
        int, typer.Option(metavar="N", help="How many of them one person may have opened.")
    ] = LIMITS.unfinished_tables,
    new_people: Annotated[
        int, typer.Option(metavar="N", help="How many new people may come from one address each hour.")
    ] = round(LIMITS.new_people[0]),
    operator_secret_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A file with a secret of yours: whoever knows it keeps order at /operator, closes tables "
            "and silences people. Only you may be able to read it.",
            show_default=False,
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Tell people by mail when it is their turn: smtp://, starttls:// or smtps://, then "
            "user:password@host:port (default: IMPERIA_SMTP, which keeps the password from other users).",
            show_default=False,
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The sender of mails.", show_default=False)
    ] = None,
    public_address: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Where people reach this server, for links in notices.", show_default=False
        ),
    ] = None,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            help="A host to which people may have their notices posted (may be given several times).",
            show_default=False,
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS:]PORT",
            help="Measures for Prometheus at this port, for this machine alone unless an address is given.",
            show_default=False,
        ),
    ] = None,
    drain_seconds: Annotated[
        int,
        typer.Option(
            metavar="N",
            help="How long the server still plays after SIGTERM, while it says that it is not ready.",
        ),
    ] = 0,
    log: Annotated[
        str,
        typer.Option(
            metavar="KIND", help="What is written to stderr: text, or json for programs, a line each."
        ),
    ] = "text",
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
    lang: LanguageOption = None,
) -> None:
    """Serve the table: play in the browser, against bots and with friends."""
    from imperia.cli.speech import Speech
    from imperia.table.notices.options import notice_options

    speech = Speech(language(lang))
    check_number("--port", port, 0, LAST_PORT, speech)
    check_number("--connections", connections, 1, MOST_CONNECTIONS, speech)
    check_number("--connections-each", connections_each, 1, MOST_CONNECTIONS, speech)
    check_number("--drain-seconds", drain_seconds, 0, MOST_DRAIN_SECONDS, speech)
    check_number("--tables", tables, 1, MOST_TABLES, speech)
    check_number("--tables-each", tables_each, 1, MOST_TABLES, speech)
    check_number("--new-people", new_people, 1, MOST_NEW_PEOPLE, speech)
    limits = Limits(
        sockets=connections_each,
        sockets_in_all=connections,
        tables_in_all=tables,
        unfinished_tables=tables_each,
        new_people=(new_people, new_people / SECONDS_IN_AN_HOUR),
    )
    notices = notice_options(smtp, mail_from, public_address, webhook_host or ())
    kind = check_choice("--log", log, KINDS, speech)
    config = ServerConfig(
        database or usual_database(),
        limits,
        log=kind,
        drain_seconds=drain_seconds,
        operator_secret=None if operator_secret_file is None else secret_in(operator_secret_file),
        redis=redis or usual_redis(),
        **notices,
    )
    if config.redis is not None:
        look_at_redis(config.redis, config.database)
    look_at_database(config.database)  # before anything that takes long

    from imperia.table.serve import serve as run

    with ExitStack() as opened:
        listening = opened.enter_context(open_socket(host, port))
        aside = None if metrics is None else opened.enter_context(open_operators_socket(metrics))
        address = address_of(host, listening.getsockname()[1])
        run(config, listening, lambda: announce(address, open_browser, speech), aside)


def secret_in(file: Path) -> str:
    from imperia.table.operators_secret import read_secret

    return read_secret(file)


def look_at_database(url: str) -> None:
    from imperia.table.store import check_database

    check_database(url)


def look_at_redis(url: str, database: str) -> None:
    from imperia.table.cluster.redis import check_sharing

    check_sharing(url, database)


def address_of(host: str, port: int) -> str:
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{f'[{reachable}]' if ':' in reachable and '[' not in reachable else reachable}:{port}/"


def announce(address: str, open_browser: bool, speech: Speech) -> None:
    import webbrowser

    from imperia.cli.appearance import console

    console().print(speech("cli-serving", address=address))
    if open_browser:
        webbrowser.open(address)
