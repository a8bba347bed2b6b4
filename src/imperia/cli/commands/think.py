"""`imperia think`: thinks for the bots of servers that share their tables."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.table.config import usual_redis

MOST_THREADS = 1024


def think(
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The Redis of the servers, e.g. redis://host:6379 (default: IMPERIA_REDIS).",
            show_default=False,
        ),
    ] = None,
    threads: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many bots think at once (default: one for each core)."),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Think for the bots of servers, on this machine or another: start and stop it at any time."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.table.cluster.redis import BadRedis, check_redis

    speech = Speech(language(lang))
    count = (os.cpu_count() or 1) if threads is None else threads
    check_number("--threads", count, 1, MOST_THREADS, speech)
    url = redis or usual_redis()
    if url is None:
        raise BadRedis("redis-missing")
    check_redis(url)

    from imperia.table.cluster.thinker import think as run

    run(url, count, lambda: console().print(speech("cli-thinking", threads=count)))
