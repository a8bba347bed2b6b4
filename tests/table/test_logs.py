"""What a server writes about itself can be read by programs, and has nobody's secrets."""

import json
import logging
import re

import pytest
from sqlalchemy import create_engine, select, text

from imperia.table.logs import REPEATED_SECONDS, Repeated, without_secrets, write_logs
from imperia.table.store.schema import tables
from tests.table.client import BOT, ME, OPEN, WAIT, Somebody, play_to_the_end
from tests.table.receiving import mail_server
from tests.table.serving import Server

ADDRESS = "ann.nowak@example.org"
PASSWORD = "s3cret-of-the-mail-server"


def lines_of(file):
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_whole_evening_is_logged_without_a_secret(tmp_path):
    file = tmp_path / "log"
    with mail_server() as box:
        server = Server(
            f"sqlite:///{tmp_path / 'tables.db'}",
            stderr=file,
            log="json",
            smtp=box.url.replace("//", f"//robot:{PASSWORD}@"),  # the mail server does not know this user
            mail_from="imperia@example.org",
            public_address="https://games.example.org",
        )
        try:
            secrets = evening(server, box)
        finally:
            server.stop()
    log, told = lines_of(file), file.read_text(encoding="utf-8")
    events = {line["event"] for line in log}
    assert {"started", "stopped", "somebody new", "table opened", "match started", "match finished"} <= events
    assert {"somebody is connected", "somebody is gone"} <= events
    assert any(line["level"] == "error" and "problem" in line for line in log)
    assert len(secrets) > 6
    for secret in secrets:
        assert secret not in told, secret
    for line in log:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
        assert re.fullmatch(r"p_.{4}…", line.get("person", "p_abcd…"))


def evening(server, box):
    """Do everything that a server deals with; returns the secrets in it, which the log must not have."""
    ann, bob = Somebody(server, "Ann"), Somebody(server, "Bob")
    secrets = [ADDRESS, PASSWORD, ann.token, bob.token, ann.id, bob.id]
    ann.post("/api/notices/mail", address=ADDRESS)
    table = ann.open(ME, OPEN, BOT)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    ann.post(f"{path}/chat", text="a word among friends")
    ann.post(f"{path}/note", text="a plan of my own", version=0)
    link = ann.post(f"{path}/seats/0/link")
    secrets += ["a word among friends", "a plan of my own", link["code"]]
    alone = ann.open(ME, BOT)
    with ann.live(alone) as live:
        play_to_the_end(live)
    with create_engine(server.database, connect_args={"timeout": WAIT}).connect() as connection:
        for row in connection.execute(select(tables.c.seed, tables.c.salt)):
            secrets += [row.seed, row.salt]
        connection.execute(text("ALTER TABLE people RENAME TO nobody"))  # from now on every request fails
        connection.commit()
    eve = Somebody(server, None, Authorization="Bearer a-token-that-nobody-knows-0123456789")
    assert eve.ask("GET", f"/claim/{link['code']}").status_code in (200, 503)
    assert eve.ask("GET", "/api/me").status_code == 503
    assert eve.ask("POST", f"/api/notices/withdraw/{link['code']}").status_code == 503
    stranger = Somebody(server, None)
    assert stranger.ask("POST", "/api/me", {"nickname": "Eve the Third"}).status_code == 503
    return [*secrets, "a-token-that-nobody-knows-0123456789", "Eve the Third"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("postgresql://imperia:pa/ss@db:5432/games is away", "postgresql://…@db:5432/games is away"),
        ("GET /claim/q7JmX2fIh1Q0 failed", "GET /claim/… failed"),
        ("POST /api/notices/withdraw/abc: the database", "POST /api/notices/withdraw/… the database"),
        ("550 <ann.nowak@example.org> unknown", "550 <…@…> unknown"),
        ("Authorization: Bearer abc", "Authorization: Bearer …"),
        ("by p_0123456789abcdef now", "by p_0123… now"),
        ("hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "hash …"),
        ("in wake_tables_whose_days_are_over of hall.py", "in wake_tables_whose_days_are_over of hall.py"),
        ("table abcdefghij cannot be read", "table abcdefghij cannot be read"),
    ],
)
def test_what_looks_like_a_secret_is_cut_out(written, told):
    assert without_secrets(written) == told


@pytest.fixture
def logging_as_it_was():
    root, ours = logging.getLogger(), logging.getLogger("imperia")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.mark.usefixtures("logging_as_it_was")
def test_people_read_warnings_as_before(capsys):
    write_logs("text")
    logging.getLogger("imperia.table.x").warning("table %s cannot be opened: %s", "abcdefghij", ADDRESS)
    logging.getLogger("imperia.table.x").info("table opened")
    assert capsys.readouterr().err == "table abcdefghij cannot be opened: …@…\n"


@pytest.mark.usefixtures("logging_as_it_was")
def test_a_program_finds_the_table_in_a_field(capsys):
    write_logs("json")
    logging.getLogger("imperia.table.x").warning("table %s cannot be opened", "abcdefghij")
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["table"], line["from"]) == ("warning", "abcdefghij", "imperia.table.x")


def test_the_same_warning_is_counted_and_not_written_again_and_again():
    written, repeated = [], Repeated()

    def warn(message, *facts, at=0.0, level=logging.WARNING):
        record = logging.LogRecord("imperia.table", level, "file", 1, message, facts, None)
        record.created = at
        if repeated.filter(record):
            written.append(record.getMessage())

    for second in range(REPEATED_SECONDS):
        warn("not stored: %s", "away", at=second)
        warn("somebody is connected", at=second, level=logging.INFO)
    warn("not stored: %s", "another reason", at=REPEATED_SECONDS - 1)
    warn("not stored: %s", "away", at=REPEATED_SECONDS)
    assert [line for line in written if "connected" not in line] == [
        "not stored: away",
        "not stored: another reason",
        f"not stored: away ({REPEATED_SECONDS - 1} times more since it was last written)",
    ]
    assert written.count("somebody is connected") == REPEATED_SECONDS
