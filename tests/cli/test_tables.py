"""`imperia tables`, at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.rows import put_a_table_into

from .command import Imperia


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    put_a_table_into(url, "p_ann", "Ann [of] Łódź")
    return url


def test_tables_are_listed_exported_and_imported(run: Imperia, database: str, tmp_path: Path) -> None:
    listed = run("tables", "list", "--database", database).output
    facts = "abcdefghij  empire, 2 seats, waiting, of Ann [of] Łódź, since 2027-01-15 08:00, 0 in its log"
    assert listed == f"{facts}\n"
    file, other = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'other.db'}"
    exported = run("tables", "export", file, "--database", database)
    assert exported.output.startswith(f"1 table is in {file}.")
    imported = run("tables", "import", file, "--database", other)
    assert imported.output == "1 table was imported, with 1 new person.\n"
    assert run("tables", "list", "--database", other).output == listed
    again = run("tables", "import", file, "--database", other)
    assert again.exit_code == 2
    assert again.stderr == "imperia: these tables are here already, and nothing was imported: abcdefghij\n"


def test_it_speaks_polish(run: Imperia, database: str, tmp_path: Path) -> None:
    told = run("tables", "export", tmp_path / "kopia", "--database", database, "--lang", "pl").output
    assert told.startswith("1 stół jest w pliku ")
    assert "czeka" in run("tables", "list", "--database", database, "--lang", "pl").output
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    assert run("tables", "list", "--database", empty, "--lang", "pl").output == "Nie ma żadnych stołów.\n"


def test_a_file_that_is_not_there_is_named(run: Imperia, database: str, tmp_path: Path) -> None:
    result = run("tables", "import", tmp_path / "nothing", "--database", database)
    assert result.exit_code == 2
    assert str(tmp_path / "nothing") in result.stderr


def test_a_table_that_is_not_there_is_named(run: Imperia, database: str, tmp_path: Path) -> None:
    result = run("tables", "export", tmp_path / "one", "--table", "zzzzzzzzzz", "--database", database)
    assert (result.exit_code, result.stderr) == (2, "imperia: there is no such table here: zzzzzzzzzz\n")
    assert not (tmp_path / "one").exists()


# ----- Keeping order


def at(database: str, lang: str = "en") -> tuple[str, ...]:
    return "--database", database, "--lang", lang


def test_tables_are_closed_and_opened_again(run: Imperia, database: str) -> None:
    told = run("tables", "close", "abcdefghij", "--reason", "spam", *at(database)).output
    assert told.startswith("Table abcdefghij is closed.")
    assert "2 seats, closed, of Ann" in run("tables", "list", *at(database)).output
    told = run("tables", "reopen", "abcdefghij", *at(database, "pl")).output
    assert told.startswith("Stół abcdefghij jest znowu otwarty.")
    assert "waiting" in run("tables", "list", *at(database)).output


def test_people_are_silenced_and_heard_again(run: Imperia, database: str) -> None:
    people_there = ("tables", "people", "abcdefghij")
    assert run(*people_there, *at(database)).output == "p_ann  Ann [of] Łódź, at no seat\n"
    assert "is silenced until 20" in run("tables", "silence", "p_ann", *at(database)).output
    assert ", silenced until 20" in run(*people_there, *at(database)).output
    told = run("tables", "silence", "p_ann", "--for-good", *at(database, "pl")).output
    assert told.startswith("p_ann nie ma głosu na dobre, od teraz")
    assert run(*people_there, *at(database)).output.endswith(", silenced for good\n")
    told = run("tables", "hear", "p_ann", *at(database)).output
    assert told == "p_ann is heard again, from now on and at every table.\n"
    assert run(*people_there, *at(database)).output.endswith("at no seat\n")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (("close", "nowhere"), "there is no table 'nowhere' here; `imperia tables list` shows them all"),
        (("close",), "Missing argument 'ID'"),
        (("close", "abcdefghij", "--reason", "x" * 301), "a reason is one line of at most 300 characters"),
        (("reopen", "abcdefghij"), "the table 'abcdefghij' is not closed"),
        (("people", "nowhere"), "there is no table 'nowhere' here"),
        (("silence", "p_eve"), "there is nobody with the id 'p_eve' here"),
        (("silence", "p_ann", "--hours", "0"), "--hours"),
        (("silence", "p_ann", "--hours", "x"), "--hours"),
        (("silence", "p_ann", "--hours", "1", "--for-good"), "--hours and --for-good are different"),
        (("hear", "p_ann"), "'p_ann' is not silenced"),
        (("hear", "p_eve"), "there is nobody with the id 'p_eve' here"),
    ],
)
def test_an_order_that_cannot_be_given_says_why(
    run: Imperia, database: str, given: tuple[str, ...], problem: str
) -> None:
    before = run("tables", "list", *at(database)).output
    refused = run("tables", *given, *at(database))
    assert refused.exit_code == 2
    assert problem in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert run("tables", "list", *at(database)).output == before
