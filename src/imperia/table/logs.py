"""What a server writes to stderr: lines for people, or one JSON object per line for programs; never a secret.

Our own messages contain no secrets. Messages that come from elsewhere (a driver, a mail server, a path that
somebody asked for) may, so anything that looks like a secret is cut out of every line.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, get_args

import msgspec

Kind = Literal["text", "json"]
KINDS: tuple[Kind, ...] = get_args(Kind)
FIELDS = ("table", "person", "game")  # of a log record, besides its message
SHOWN_OF_PERSON = 6  # characters: enough to tell people apart, too few to find one by
CUT = "…"
REPEATED_SECONDS = 10  # during which the same line is counted, and not written again
MOST_REMEMBERED = 100  # different lines

_PERSON = re.compile(rf"\b(p_[\w-]{{{SHOWN_OF_PERSON - 2}}})[\w-]{{12}}(?![\w-])")
_TABLE = re.compile(r"\btable ([a-z2-7]{10})\b")
_SECRETS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"(\w://)[^\s@]+@"), rf"\1{CUT}@"),  # a user with a password
    (re.compile(r"(?i)\b(bearer\s+|imperia=)[^\s;'\"]+"), rf"\1{CUT}"),
    (re.compile(r"(/claim/|/confirm/|/withdraw/)[^\s'\"?]+"), rf"\1{CUT}"),
    (re.compile(rf"[^\s@<>'\",;:()\[\]/{CUT}]+@[^\s@<>'\",;:()\[\]]*[^\s@<>'\",;:()\[\].]"), f"{CUT}@{CUT}"),
    (_PERSON, rf"\1{CUT}"),
    (re.compile(r"(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}"), CUT),  # any token or digest
)


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def write_logs(kind: Kind) -> None:
    """From now on, write all logs of this process in this form. Programs are told more than people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if kind == "json" else _Text())
    handler.addFilter(Repeated())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("imperia").setLevel(logging.INFO if kind == "json" else logging.WARNING)


class Repeated(logging.Filter):
    """Drops most repetitions of a line: while a database is away, a busy server would write the same one for
    every action."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[tuple[str, int, str], tuple[float, int]] = {}  # last written, drops since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        line = (record.name, record.levelno, record.getMessage())
        written, unwritten = self._lines.pop(line, (None, 0))
        if written is not None and record.created - written < REPEATED_SECONDS:
            self._lines[line] = (written, unwritten + 1)
            return False
        self._lines[line] = (record.created, 0)
        if len(self._lines) > MOST_REMEMBERED:
            del self._lines[next(iter(self._lines))]
        if unwritten:
            record.msg, record.args = f"{line[2]} ({unwritten} times more since it was last written)", None
        return True


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        event = record.getMessage()
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": without_secrets(event),
            "from": record.name,
        }
        named = _TABLE.search(event)
        if named:
            line["table"] = named[1]
        for field in FIELDS:
            if (value := getattr(record, field, None)) is not None:
                line[field] = without_secrets(str(value))
        if record.exc_info:
            line["problem"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()
