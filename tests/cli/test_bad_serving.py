"""Places for the operator that are none are refused before anything starts."""

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
