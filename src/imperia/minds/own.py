"""Somebody's own bot: a class in a file, which is given the view of its seat and nothing more.

    class MyBot:
        def choose(self, view):
            return view["legal"][0]["code"]

or, where time matters, the record as that seat knows it and the codes of all legal actions:

    class MyQuickBot:
        def choose_record(self, record, seat, codes):
            return codes[0]

Its answer is a code or a notation. Where the rules prescribe an action to bots (F6.2), it is not asked. If it
fails, answers nonsense or takes too long, that is reported, and a fallback takes that one decision; the match
goes on. docs/bots.md has a complete example.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import numpy as np

from imperia.crew import files
from imperia.kernel.record import copy_of
from imperia.minds.contract import Mind
from imperia.play import Action, Match
from imperia.words import Quoted, SpokenError

SECONDS = 10.0
METHODS = ("choose", "choose_record")  # one of them is enough; the second is asked if there are both
Report = Callable[[str], None]


class BadBot(SpokenError, ValueError):
    """A bot that cannot be loaded; the message says why."""


class BotFailed(SpokenError):
    """A bot that gave no usable answer; it is reported while the match goes on."""


class _Brought(SourceFileLoader):
    """Loads a file that came to this machine along with the work."""

    def __init__(self, module: str, path: str, source: bytes) -> None:
        super().__init__(module, path)
        self._source = source

    def get_data(self, path: str) -> bytes:
        if path != self.path:  # bytecode is kept nowhere
            raise FileNotFoundError(path)
        return self._source

    def path_stats(self, path: str) -> Any:
        raise FileNotFoundError(path)

    def set_data(self, path: str, data: Any, *, _mode: int = 0o666) -> None:
        pass


def load_class(path: str, name: str) -> type[Any]:
    """The class `name` in the Python file at `path`."""
    file, came_along = Path(path), files.brought(path)
    if came_along is None and not file.is_file():
        raise BadBot("mind-no-file", path=Quoted(path), name=Quoted(name))
    module_name = f"imperia_bot_{file.stem}"
    loader = None if came_along is None else _Brought(module_name, path, came_along)
    spec = importlib.util.spec_from_file_location(module_name, file, loader=loader)
    if spec is None or spec.loader is None:
        raise BadBot("mind-no-python", path=Quoted(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickle look for it there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:
        raise BadBot("mind-not-loaded", path=path, why=in_short(problem)) from problem
    found = getattr(module, name, None)
    if not isinstance(found, type) or not any(callable(getattr(found, name, None)) for name in METHODS):
        raise BadBot("mind-no-class", path=path, name=Quoted(name))
    return found


def make_bot(path: str, name: str) -> Any:
    """An instance of the class `name` in the Python file at `path`."""
    try:
        return load_class(path, name)()
    except BadBot:
        raise
    except (Exception, SystemExit) as problem:
        raise BadBot("mind-of-file-not-made", name=name, path=path, why=in_short(problem)) from problem


class OwnMind:
    """Asks somebody's own bot, with a time limit; reports any failure and asks the fallback instead."""

    def __init__(
        self, bot: Any, fallback: Mind, report: Report, seconds: float = SECONDS, lang: str = "en"
    ) -> None:
        self._bot = bot
        self._lang = lang
        self._fallback = fallback
        self._report = report
        self._seconds = seconds
        self._asked = threading.Thread()

    def choose(self, match: Match, seat: int) -> Action:
        if settled := match.settled(seat):
            return settled
        name = type(self._bot).__name__
        if self._asked.is_alive():
            return self._instead(match, seat, BotFailed("mind-busy", bot=name))
        answers: list[Any] = []
        failures: list[BaseException] = []
        question = self._question(match, seat)

        def ask() -> None:
            try:
                answers.append(question())
            except BaseException as problem:
                failures.append(problem)

        self._asked = threading.Thread(target=ask, daemon=True)
        self._asked.start()
        self._asked.join(self._seconds)
        if failures:
            return self._instead(match, seat, BotFailed("mind-failed", bot=name, why=in_short(failures[0])))
        if not answers:
            seconds = f"{self._seconds:g}"
            return self._instead(match, seat, BotFailed("mind-too-slow", bot=name, seconds=seconds))
        for action in match.legal(seat):
            if _means(answers[0], action):
                return action
        answer = f"{answers[0]!r:.80}"
        return self._instead(match, seat, BotFailed("mind-nonsense", bot=name, answer=answer))

    def _question(self, match: Match, seat: int) -> Callable[[], Any]:
        """A call of the bot with copies of all that it is given, which it may keep and change."""
        if not callable(getattr(self._bot, "choose_record", None)):
            view = match.view(seat)
            return lambda: self._bot.choose(view)
        record = copy_of(match.observed(seat))[0]
        codes = np.array([action.code for action in match.legal(seat)], np.int64)
        return lambda: self._bot.choose_record(record, seat, codes)

    def _instead(self, match: Match, seat: int, problem: BotFailed) -> Action:
        action = self._fallback.choose(match, seat)
        mind, played = type(self._fallback).__name__, Quoted(action.notation)
        self._report(BotFailed("mind-replaced", problem=problem, mind=mind, action=played).text(self._lang))
        return action


def _means(answer: Any, action: Action) -> bool:
    if isinstance(answer, str):
        return answer == action.notation
    return isinstance(answer, (int, np.integer)) and not isinstance(answer, bool) and answer == action.code


def in_short(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"
