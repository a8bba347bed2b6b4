"""`imperia doctor` reports what is missing or slow on this machine, and what to do about it; it changes
nothing."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from imperia.games import GAMES
from imperia.kernel import rule
from imperia.table.store import check_database
from imperia.table.store.schema import NEWEST
from tests.table.serving import free_port

from .command import Imperia
from .test_bad_databases import damaged, garbage, of_the_future, only_to_read

Looked = Callable[..., dict[str, Any]]
THINGS = ["python", "compiler", "cache", "games", "page", "database", "port", "gpu"]

only_compiled = pytest.mark.skipif(not rule.COMPILED, reason="looks at compiled rules")


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, whether or not the real one is built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<script type="module" src="/assets/app-1a2b.js"></script>')
    (folder / "assets" / "app-1a2b.js").touch()
    monkeypatch.setattr("imperia.table.config.PAGE", folder)
    return folder


@pytest.fixture
def look(run: Imperia, tmp_path: Path) -> Looked:
    """A function that returns the findings, by what they are about, and the exit code; its arguments are
    options of the command."""

    def look(database: str = f"sqlite:///{tmp_path}/new.db", port: int = 0) -> dict[str, Any]:
        result = run("doctor", "--json", "--database", database, "--port", port)
        assert result.stderr == ""
        report = json.loads(result.stdout)
        assert report["playable"] == (result.exit_code == 0)
        return {"exit_code": result.exit_code} | {each["what"]: each for each in report["findings"]}

    return look


@only_compiled
def test_a_machine_that_has_everything(run: Imperia, tmp_path: Path) -> None:
    result = run("doctor", "--port", 0, "--database", f"sqlite:///{tmp_path}/deep/new.db")
    assert (result.exit_code, result.stderr) == (0, "")
    *lines, last = result.stdout.splitlines()
    assert [line.split()[1].lower() for line in lines] == THINGS
    assert [line for line in lines if not line.startswith(("ok ", "slow     games ", "missing  GPU "))] == []
    assert last == "Imperia can be played: imperia serve"
    assert not (tmp_path / "deep").exists()


@only_compiled
def test_polish_is_spoken_where_it_is_asked_for(run: Imperia, tmp_path: Path) -> None:
    result = run("doctor", "--lang", "pl", "--port", 0, "--database", f"sqlite:///{tmp_path}/new.db")
    assert "dobrze   kompilator" in result.stdout
    assert result.stdout.splitlines()[-1] == "Można grać: imperia serve"


def test_programs_read_the_same_as_people(look: Looked) -> None:
    report = look()
    for finding in (report[what] for what in ("python", "page", "database", "port")):
        assert finding.keys() == {"what", "state", "text", "advice", "needed"}
        assert (finding["state"], finding["needed"]) == ("ok", True)
    assert report["gpu"]["needed"] is False


def test_a_page_that_is_not_built(look: Looked, page: Path) -> None:
    (page / "index.html").unlink()
    report = look()
    assert (report["exit_code"], report["page"]["state"]) == (1, "missing")
    assert "make page" in report["page"]["advice"]


def test_a_page_that_is_built_in_part(look: Looked, page: Path) -> None:
    (page / "assets" / "app-1a2b.js").unlink()
    report = look()
    assert (report["exit_code"], report["page"]["state"]) == (1, "missing")
    assert "assets/app-1a2b.js" in report["page"]["text"]


BAD_DATABASES: dict[str, tuple[Callable[[Path], str], str]] = {
    "away": (lambda folder: f"postgresql://ann:secret@127.0.0.1:{free_port()}/x", "check that it runs there"),
    "newer": (of_the_future, "update this one"),
    "only to read": (only_to_read, "cannot be opened for writing"),
    "damaged": (damaged, "malformed"),
    "no database": (lambda folder: garbage(folder, b"Dear diary"), "is no SQLite database"),
    "in a place that takes nothing": (lambda folder: "sqlite:////proc/x/y.db", "choose a file and a folder"),
    "below a file": (lambda folder: f"sqlite:///{garbage(folder, b'x')[10:]}/y.db", "choose a"),
    "a folder": (lambda folder: f"sqlite:///{folder}", "is a folder"),
}


@pytest.mark.parametrize(("make", "why"), BAD_DATABASES.values(), ids=BAD_DATABASES.keys())
def test_a_database_that_no_server_could_use(
    look: Looked, tmp_path: Path, make: Callable[[Path], str], why: str
) -> None:
    url = make(tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    report = look(url)
    assert (report["exit_code"], report["database"]["state"]) == (1, "missing")
    assert why in report["database"]["text"]
    assert "secret" not in report["database"]["text"]
    assert all(file.read_bytes() == content for file, content in before.items())


@pytest.mark.parametrize(("schema", "told"), [(NEWEST, "the newest"), ("0005_days", "upgrades")])
def test_a_database_is_looked_at_and_not_upgraded(
    look: Looked, tmp_path: Path, schema: str, told: str
) -> None:
    file = tmp_path / "tables.db"
    check_database(f"sqlite:///{file}")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [schema])
    before = file.read_bytes()
    report = look(f"sqlite:///{file}")
    assert (report["exit_code"], report["database"]["state"]) == (0, "ok")
    assert schema in report["database"]["text"]
    assert told in report["database"]["text"]
    assert file.read_bytes() == before


def test_a_disk_that_is_nearly_full(look: Looked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperia.cli.doctor.serving.LEAST_MEGABYTES", 10**12)
    report = look()
    assert (report["exit_code"], report["database"]["state"]) == (1, "missing")
    assert "make room" in report["database"]["advice"]


def test_a_port_that_is_taken_and_by_whom(look: Looked) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        report = look(port=taken.getsockname()[1])
    assert (report["exit_code"], report["port"]["state"]) == (1, "missing")
    assert "--port 0" in report["port"]["advice"]
    if sys.platform == "linux":
        assert f"process {os.getpid()}, " in report["port"]["text"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--port", 70_000), "--port is a whole number from 0 to 65535, not 70000"),
        (("--database", "nonsense"), "is no address of a database"),
        (("--database", "mysql://x@y/z"), "SQLite or PostgreSQL"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run: Imperia, options: tuple[object, ...], why: str) -> None:
    result = run("doctor", *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert why in result.stderr


# ----- The compiler


@only_compiled
def test_a_version_of_numba_that_we_do_not_know(look: Looked, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RULE_OPTIONS", "ENTRY_OPTIONS"):
        options = getattr(rule, name)
        monkeypatch.setattr(rule, name, {key: options[key] for key in options if key != "pipeline_class"})
    report = look()
    assert (report["exit_code"], report["compiler"]["state"]) == (0, "slow")
    assert "three times" in report["compiler"]["text"]


def looked_by_a_process(tmp_path: Path, **environment: str) -> dict[str, Any]:
    """What a new process finds if something is already different when it starts."""
    command = [sys.executable, "-m", "imperia", "doctor", "--json", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/new.db"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    report = json.loads(done.stdout)
    assert done.returncode == (0 if report["playable"] else 1)
    return {each["what"]: each for each in report["findings"]}


@only_compiled
def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    report = looked_by_a_process(tmp_path, IMPERIA_CACHE=str(tmp_path / "file" / "cache"))
    assert (report["cache"]["state"], report["cache"]["needed"]) == ("slow", False)
    assert "IMPERIA_CACHE" in report["cache"]["advice"]
    assert report["games"]["state"] == "slow"
    assert all(f"{game} (about " in report["games"]["text"] for game in GAMES)


def test_rules_that_are_not_compiled(tmp_path: Path) -> None:
    report = looked_by_a_process(tmp_path, IMPERIA_JIT="0")
    assert report["compiler"]["state"] == "slow"
    assert "IMPERIA_JIT" in report["compiler"]["text"]
    assert "cache" not in report


def test_a_compiler_that_cannot_be_loaded(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('libLLVM is broken')")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    report = looked_by_a_process(tmp_path, PYTHONPATH=path, IMPERIA_JIT="1")
    assert (report["compiler"]["state"], report["compiler"]["needed"]) == ("missing", True)
    assert "libLLVM is broken" in report["compiler"]["text"]
    assert report["database"]["state"] == "ok"
