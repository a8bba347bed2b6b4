"""The compiler of rules, where its machine code is kept, and which games have been compiled."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from imperia.cli.doctor.finding import Finding, State
from imperia.cli.speech import Speech
from imperia.words import SystemReason

MEGABYTE = 1_000_000
TOOLS = ("numba", "llvmlite", "numpy")


def look_at_compiling(speech: Speech) -> Iterator[Finding]:
    """The compiler; then its cache and the games, unless rules cannot be loaded or are not compiled."""
    compiler = look_at_compiler(speech)
    yield compiler
    if not compiler.prevents_play and is_compiling():
        cache = look_at_cache(speech)
        yield cache
        yield look_at_games(speech, kept=cache.state is State.OK)


def is_compiling() -> bool:
    from imperia.kernel import rule

    return rule.COMPILED


def look_at_compiler(speech: Speech) -> Finding:
    try:
        from imperia.kernel.probing import probe

        if not is_compiling():
            said = speech("doctor-compiler-off"), speech("doctor-compiler-switch-on")
            return Finding("compiler", State.SLOW, *said, needed=True)
        untranslated = probe()
    except Exception as problem:  # whatever a broken installation raises is an answer here
        why = " ".join(f"{type(problem).__name__}: {problem}".split())
        said = speech("doctor-compiler-broken", why=why), speech("doctor-compiler-install")
        return Finding("compiler", State.MISSING, *said, needed=True)
    tools = ", ".join(f"{tool} {version(tool)}" for tool in TOOLS)
    if untranslated is not None:
        told = speech("doctor-compiler-untranslated", tools=tools, why=untranslated)
        return Finding("compiler", State.SLOW, told, speech("doctor-compiler-tried-versions"), needed=True)
    return Finding("compiler", State.OK, speech("doctor-compiler-found", tools=tools), needed=True)


def look_at_cache(speech: Speech) -> Finding:
    from imperia.folders import cache_home
    from imperia.kernel import rule

    home = cache_home()
    try:
        with tempfile.TemporaryFile(dir=rule.FOLDER):
            pass
    except OSError as problem:
        told = speech("doctor-cache-closed", folder=str(home), why=SystemReason(problem).text(speech.lang))
        return Finding("cache", State.SLOW, told, speech("doctor-cache-choose"))
    megabytes = round(size_of(home) / MEGABYTE)
    return Finding("cache", State.OK, speech("doctor-cache-found", folder=str(home), megabytes=megabytes))


def size_of(folder: Path) -> int:
    size = 0
    for file in folder.rglob("*"):
        with suppress(OSError):  # somebody else sweeps
            size += file.stat().st_size if file.is_file() else 0
    return size


def look_at_games(speech: Speech, *, kept: bool) -> Finding:
    """Which games are compiled. Where nothing is kept, compiling the others now would not help."""
    from imperia.games import GAMES, definition
    from imperia.minds import is_compiled, seconds_to_compile

    left = [name for name in GAMES if not is_compiled(definition(name))]
    if not left:
        return Finding(
            "games", State.OK, speech("doctor-games-compiled", games=", ".join(GAMES)), needed=True
        )
    waits = [(name, seconds_to_compile(definition(name))) for name in left]
    told = speech(
        "doctor-games-left",
        done=", ".join(name for name in GAMES if name not in left) or "–",
        left=", ".join(speech("doctor-game-takes", game=name, seconds=wait or 0) for name, wait in waits),
    )
    advice = speech("doctor-games-compile") if kept else None
    return Finding("games", State.SLOW, told, advice, needed=True)
