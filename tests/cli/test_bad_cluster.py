"""If a cluster cannot be used, one line says why, and it comes soon."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from imperia.crew.cluster import Cluster
from imperia.crew.messages import BadCluster, Patience

from .command import Imperia


def refused(run: Imperia, folder: Path, address: str, lang: str = "en") -> str:
    out = folder / "x.parquet"
    result = run("simulate", "empire", "--games", 5, "--out", out, "--cluster", address, "--lang", lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert list(folder.iterdir()) == []
    return result.stderr


@pytest.mark.parametrize(
    "address", ["", "host", "host:", "host:0", "host:99999", "http://host:1", "ray://", "a b:1", "local"]
)
def test_what_is_no_address_is_refused(run: Imperia, tmp_path: Path, address: str) -> None:
    assert "no address of a cluster; give auto, HOST:PORT" in refused(run, tmp_path, address)


def test_an_address_in_the_environment_is_checked_too(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "somewhere:else")
    assert "'somewhere:else' is no address of a cluster" in refused(run, tmp_path, "auto")


def test_without_ray_it_says_what_to_install(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "imperia[cluster]"' in refused(run, tmp_path, "auto")
    assert "zainstaluj go z dodatkiem „cluster”" in refused(run, tmp_path, "auto", "pl")


def test_without_the_client_of_ray_it_says_what_to_install(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    monkeypatch.setitem(sys.modules, "grpc", None)
    assert 'pip install "ray[client]"' in refused(run, tmp_path, "ray://host:10001")


def test_where_nobody_answers_it_says_so(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # the port is taken, but nobody listens there
        address = f"127.0.0.1:{held.getsockname()[1]}"
        assert f"nobody answers at {address}: Connection refused" in refused(run, tmp_path, address)
        monkeypatch.setenv("RAY_ADDRESS", address)  # then `auto` means this address
        said = f"pod adresem {address} nikt nie odpowiada: połączenie odrzucone"
        assert said in refused(run, tmp_path, "auto", "pl")


def test_a_name_that_no_machine_has_is_told(run: Imperia, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    assert "by the name of 'nowhere.invalid'" in refused(run, tmp_path, "nowhere.invalid:6379")


def test_who_answers_but_is_no_cluster_is_not_waited_for() -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(BadCluster, match="no cluster lets this machine in"):
            Cluster(address, patience=Patience(answer=1, joining=2)).open()


def test_the_number_of_workers_is_for_this_machine(run: Imperia) -> None:
    bots = ("--bots", "random,random")
    result = run("arena", "empire", *bots, "--workers", 2, "--cluster", "auto")
    assert result.exit_code == 2
    assert result.stderr == (
        "imperia: --workers is for this machine and --cluster for others; give one of them\n"
    )
