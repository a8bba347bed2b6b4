"""Anything wrong with `--redis` is reported in one line, before anything is opened."""

from pathlib import Path

import pytest

from tests.cli.command import Imperia
from tests.table.serving import free_port

pytest.importorskip("redis", reason="the driver of Redis is not installed")
POSTGRESQL = "postgresql://club@db/imperia"


def refused(run: Imperia, *options: object) -> str:
    return complaint(run, "serve", "--no-open", "--port", 0, *options)


def complaint(run: Imperia, *command: object) -> str:
    result = run(*command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return str(result.stderr)


def test_tables_in_a_file_cannot_be_shared(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    told = refused(run, "--redis", "redis://127.0.0.1", "--database", f"sqlite:///{file}")
    assert "--database postgresql://user@host/name" in told
    assert not file.exists()


def test_an_address_that_is_none(run: Imperia) -> None:
    told = refused(run, "--redis", "http://:secret@host", "--database", POSTGRESQL)
    assert "redis://host:6379" in told
    assert "secret" not in told


def test_a_redis_that_does_not_answer(run: Imperia) -> None:
    told = refused(run, "--redis", f"redis://:secret@127.0.0.1:{free_port()}", "--database", POSTGRESQL)
    assert "check that Redis runs there" in told
    assert "secret" not in told


def test_it_may_stand_in_a_variable(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIA_REDIS", "nonsense")
    assert '"nonsense" is no address of Redis' in refused(run, "--database", POSTGRESQL)


def test_a_thinker_has_to_know_which_redis(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IMPERIA_REDIS", raising=False)
    assert "--redis redis://host:6379" in complaint(run, "think")
    assert "--threads" in complaint(run, "think", "--redis", "redis://127.0.0.1", "--threads", 0)
    assert "check that Redis runs there" in complaint(
        run, "think", "--redis", f"redis://127.0.0.1:{free_port()}"
    )
