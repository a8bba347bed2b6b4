"""A database that cannot be opened is reported in one line, before anything that takes long."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from imperia.table.store import check_database
from tests.table.serving import free_port

from .command import Imperia

Made = Callable[[Path], str]  # a function that makes a database in a folder and returns its address


def garbage(folder: Path, content: bytes) -> str:
    file = folder / "garbage.db"
    file.write_bytes(content)
    return f"sqlite:///{file}"


def below_a_file(folder: Path) -> str:
    (folder / "file").touch()
    return f"sqlite:///{folder}/file/tables.db"


def of_the_future(folder: Path) -> str:
    url = f"sqlite:///{folder}/future.db"
    check_database(url)
    with closing(sqlite3.connect(folder / "future.db", isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return url


def only_to_read(folder: Path) -> str:
    check_database(f"sqlite:///{folder}/read.db")
    return f"sqlite:///file:{folder}/read.db?mode=ro&uri=true"


def damaged(folder: Path) -> str:
    check_database(f"sqlite:///{folder}/damaged.db")
    file = folder / "damaged.db"
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 5000)
    return f"sqlite:///{file}"


BAD: dict[str, tuple[Made, str]] = {
    "no URL": (lambda folder: "nonsense", "write sqlite:///path/to/file.db or postgresql://user@host/name"),
    "a port that is none": (lambda folder: "postgresql://u:secret@host:port/x", "is no address"),
    "an unknown scheme": (lambda folder: "imperia://x", 'not in "imperia"'),
    "another database": (lambda folder: "mysql://x@y/z", "SQLite or PostgreSQL"),
    "nothing but memory": (lambda folder: "sqlite://", "names no file"),
    "a folder": (lambda folder: f"sqlite:///{folder}", "is a folder"),
    "a folder that cannot be made": (lambda folder: "sqlite:////proc/no/where.db", "/proc/no cannot be made"),
    "a folder that is a file": (below_a_file, "choose a folder in which you may write"),
    "a folder that takes nothing": (lambda folder: "sqlite:////proc/x.db", "cannot be opened for writing"),
    "a database only to read": (only_to_read, "cannot be opened for writing"),
    "another file": (lambda folder: garbage(folder, b"a diary\n" * 1000), "is no SQLite database"),
    "another short file": (lambda folder: garbage(folder, b"Dear diary"), "is no SQLite database"),
    "a damaged database": (damaged, "malformed"),
    "a newer schema": (of_the_future, "update this one"),
    "a server that is away": (
        lambda folder: f"postgresql://ann:secret@127.0.0.1:{free_port()}/x",
        "check that it runs there",
    ),
    "a host that is nowhere": (lambda folder: "postgresql://nowhere.invalid/x", "no connection"),
}


@pytest.fixture
def serve(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> Imperia:
    def too_early(*arguments: object) -> None:
        raise AssertionError("the database is looked at first")

    monkeypatch.setattr("imperia.table.listening.open_socket", too_early)
    return lambda url, *options: run("serve", "--no-open", "--port", 0, "--database", url, *options)


@pytest.mark.parametrize(("make", "why"), BAD.values(), ids=BAD.keys())
def test_one_line_and_exit_code_2(serve: Imperia, tmp_path: Path, make: Made, why: str) -> None:
    url = make(tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    result = serve(url)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.startswith("imperia: ")
    assert why in result.stderr
    assert "secret" not in result.stderr
    assert all(file.read_bytes() == content for file, content in before.items())


def test_a_driver_that_is_not_installed(serve: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = serve("postgresql://ann@host/x")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert 'pip install "psycopg[binary]"' in result.stderr


def test_polish_is_spoken_where_it_is_asked_for(serve: Imperia) -> None:
    assert "nie jest adresem bazy danych" in serve("nonsense", "--lang", "pl").stderr


def test_a_folder_that_does_not_exist_is_made(tmp_path: Path) -> None:
    check_database(f"sqlite:///{tmp_path}/deep/down/tables.db")
    assert (tmp_path / "deep" / "down" / "tables.db").exists()
