"""How a server is configured: where it keeps things, and how much it lets one visitor do."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from imperia.folders import data_folder
from imperia.table.logs import Kind as LogKind

PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Limits:
    """A rate is a pair: how many at once, and how many more each second."""

    head_bytes: int = 16 * 1024  # of a request before its body: the address and the headers
    head_seconds: float = 10  # for all of that to arrive
    body_bytes: int = 64 * 1024
    upload_bytes: int = 1024 * 1024
    body_seconds: float = 60  # for a body to arrive
    taking_seconds: float = 60  # for an answer to be received
    keep_alive_seconds: int = 5  # between an answer and the next request
    ping_seconds: float = 20  # between pings to a live connection, and for each to be answered
    closing_seconds: float = 5  # for a live connection to receive what is left when it ends
    message_bytes: int = 4096  # of one message of a live connection
    messages: tuple[float, float] = (400, 200)  # of one live connection
    controls: tuple[float, float] = (100, 10)  # pings and fragments of messages, of one live connection
    requests: tuple[float, float] = (200, 50)  # that change something, of one address
    looks: tuple[float, float] = (2000, 500)  # requests that change nothing, of one address
    replays: tuple[float, float] = (600, 60)  # those that replay a match from its log, of one address
    new_people: tuple[float, float] = (300, 300 / 3600)  # of one address; 300 an hour
    hints: tuple[float, float] = (10, 0.5)  # of one person
    chat_lines: tuple[float, float] = (10, 1)  # of one person
    wrong_secrets: tuple[float, float] = (5, 1 / 60)  # of the operator, from one address
    notes: tuple[float, float] = (20, 1)  # times that one person writes a note
    confirmations: tuple[float, float] = (5, 1 / 3600)  # mails to be confirmed, of one person or IP address
    rest_seconds: float = 1  # during which nothing is read from a connection that has sent too many requests
    sockets: int = 400  # connections of any kind, of one address
    sockets_in_all: int = 4000
    connections: int = 200  # live ones of one address
    unfinished_tables: int = 200  # that one person hosts
    tables_in_all: int = 20_000  # unfinished ones
    waiting_messages: int = 64  # of one live connection, not yet answered
    backlog_bytes: int = 4 * 1024 * 1024  # not yet received by a slow connection


@dataclass(frozen=True)
class ServerConfig:
    database: str
    limits: Limits = field(default_factory=Limits)
    page: Path = PAGE
    bot_threads: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    own_process: bool = False  # the server has its process to itself, and may tune how memory is used
    sweep_seconds: float = 5  # between looks at all tables in memory, for what can be noted or dropped
    idle_seconds: float = 120  # before a table that nobody looks at leaves memory
    idle_tables: int = 200  # the most such tables in memory; beyond that, those unused longest leave early
    grace_seconds: float = 120  # for which somebody may be away before the others can have a bot stand in
    https: bool = False  # mark cookies as Secure even where a proxy hides the scheme
    smtp: str | None = None  # the mail server, if notices are mailed
    mail_from: str | None = None
    public_address: str = ""  # where people reach this server, for links in notices
    webhook_hosts: Sequence[str] = ()  # that notices may be posted to
    operator_secret: str | None = field(default=None, repr=False)  # authorizes the operator's requests
    log: LogKind = "text"
    drain_seconds: float = 0  # between reporting "not ready" and stopping
    redis: str | None = None  # through which servers that share a PostgreSQL reach each other
    lease_seconds: float = 4  # without a word from a server before others play its tables


def usual_redis() -> str | None:
    """`IMPERIA_REDIS`, if there is one."""
    return os.environ.get("IMPERIA_REDIS") or None


def usual_database() -> str:
    """`IMPERIA_DATABASE`, or a SQLite file where this user's data are."""
    return os.environ.get("IMPERIA_DATABASE") or f"sqlite:///{data_folder() / 'tables.db'}"
