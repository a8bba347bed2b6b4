"""Options of an operator that cannot be right are refused before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from .command import Imperia


@pytest.fixture
def serve(run: Imperia, tmp_path: Path) -> Imperia:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    return lambda *options: run("serve", "--no-open", "--port", 0, "--database", database, *options)


@pytest.mark.parametrize("place", ["here", "70000", "::1", "1.2.3.4:", "-1", "[::1:9", ""])
def test_a_place_for_measures_is_a_port_or_an_address_with_one(serve: Imperia, place: str) -> None:
    result = serve(f"--metrics={place}")
    assert result.exit_code == 2
    assert result.stderr.startswith("imperia: --metrics takes a port, such as 9100")


def test_a_port_that_is_taken_is_named(serve: Imperia) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = serve("--metrics", port)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"imperia: the server cannot listen at 127.0.0.1, port {port}:")


def test_a_kind_of_log_that_is_none_is_refused(serve: Imperia) -> None:
    result = serve("--log", "xml")
    assert (result.exit_code, result.stderr) == (
        2,
        'imperia: --log does not take "xml"; it takes: text, json\n',
    )


# ----- The operator's secret


def secret_file(tmp_path: Path, secret: bytes, mode: int = 0o600) -> Path:
    file = tmp_path / "secret"
    file.write_bytes(secret)
    file.chmod(mode)
    return file


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o666])
def test_a_secret_that_others_can_read_is_refused(serve: Imperia, tmp_path: Path, mode: int) -> None:
    file = secret_file(tmp_path, b"correct horse battery\n", mode)
    result = serve("--operator-secret-file", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"imperia: {file} can be read by others")
    assert "chmod 600" in result.stderr


@pytest.mark.parametrize(
    ("secret", "problem"),
    [
        (b"", "has 0 characters; it needs at least 16"),
        (b"   fifteen-letters   \n", "has 15 characters; it needs at least 16"),
        (b"one line and then\nanother", "has to be one line of ASCII characters"),
        ("zażółć gęślą jaźń".encode(), "has to be one line of ASCII characters"),
        (b"\xff" * 20, "has to be one line of ASCII characters"),
        (b"a" * 5000, "has to be one line of ASCII characters"),
    ],
)
def test_a_secret_that_is_none_is_refused_and_not_shown(
    serve: Imperia, tmp_path: Path, secret: bytes, problem: str
) -> None:
    result = serve("--operator-secret-file", secret_file(tmp_path, secret))
    assert result.exit_code == 2
    assert problem in result.stderr
    assert "fifteen" not in result.stderr


def test_a_secret_file_that_is_missing_is_named(serve: Imperia, tmp_path: Path) -> None:
    result = serve("--operator-secret-file", tmp_path / "nowhere", "--lang", "pl")
    assert result.exit_code == 2
    assert str(tmp_path / "nowhere") in result.stderr


# ----- How much there may be


@pytest.mark.parametrize("option", ["--tables", "--tables-each", "--new-people"])
@pytest.mark.parametrize("number", ["0", "-1", "99999999999"])
def test_a_number_that_is_none_is_refused(serve: Imperia, option: str, number: str) -> None:
    result = serve(option, number)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"imperia: {option} is a whole number from 1 to ")
