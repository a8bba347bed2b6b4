"""The command `imperia` and its subcommands."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from imperia import ImperiaError, __version__
from imperia.cli.commands import (
    arena,
    balance,
    doctor,
    games,
    hint,
    maps,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    tables,
    think,
    tiles,
    train,
)
from imperia.cli.errors import Interrupted
from imperia.cli.language import LanguageOption, language_of
from imperia.words import SystemReason, check_language

BAD_INPUT = 2
INTERRUPTED = 130


class PlainErrors(TyperGroup):
    """Wrong input becomes one line on stderr and exit code 2, Ctrl-C one line and exit code 130."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            stop(in_the_readers_language("cli-interrupted", ctx))
        except Interrupted as told:
            stop(str(told))
        except ImperiaError as problem:
            complain(problem.text(language_of(ctx)))
        except OSError as problem:
            reason = SystemReason(problem).text(language_of(ctx))
            complain(f"{problem.filename}: {reason}" if problem.filename else reason)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        kwargs["standalone_mode"] = False
        try:
            sys.exit(super().main(*args, **kwargs))
        except typer.TyperException as problem:
            complain(problem.format_message(), getattr(problem, "ctx", None))
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)


def in_the_readers_language(key: str, context: typer.Context) -> str:
    from imperia.cli.speech import Speech

    return Speech(language_of(context))(key)


def stop(told: str) -> None:
    after_ctrl_c = "\n" if sys.stderr.isatty() else ""  # the terminal has shown it as ^C
    print(f"{after_ctrl_c}{told}", file=sys.stderr)
    sys.exit(INTERRUPTED)


def complain(problem: str, context: typer.Context | None = None) -> None:
    line = " ".join(problem.split())
    if context is not None:
        line = f"{line.rstrip('.')}. See: {context.command_path} --help"
    print(f"imperia: {line}", file=sys.stderr)
    sys.exit(BAD_INPUT)


app = typer.Typer(
    cls=PlainErrors,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def show_version(asked: bool) -> None:
    if asked:
        print(f"imperia {__version__}")
        raise typer.Exit


@app.callback()
def imperia(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Empire-building board games, played completely and exactly, by people and by machines."""
    if lang:
        check_language(lang)
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("serve")(serve.serve)
app.command("think")(think.think)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("hint")(hint.hint)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("odds")(odds.odds)
app.add_typer(maps.app, name="map")
app.add_typer(tiles.app, name="tiles")
app.add_typer(tables.app, name="tables")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("balance")(balance.balance)
app.command("train")(train.train)
app.command("doctor")(doctor.doctor)


def main() -> None:
    app(prog_name="imperia")


if __name__ == "__main__":
    main()
