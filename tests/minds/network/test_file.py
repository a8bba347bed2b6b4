"""Files of networks: what is refused, and which matches a network is for."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import imperia
from imperia.minds import BadNetwork, Network, make_mind
from imperia.minds.network import file
from imperia.words import LANGUAGES

from ..networks import random_network
from ..tables import EMPIRE

SETTINGS = [[2, {}], [4, {"map": "b"}]]
STANDINGS = ("standing", "standing_outputs")


@pytest.fixture(scope="module")
def network() -> Network:
    return random_network("empire", SETTINGS)[0]


def test_it_comes_back_as_it_was_written(network: Network, tmp_path: Path) -> None:
    network.save(tmp_path / "network.npz")
    back = Network.load(tmp_path / "network.npz")
    assert back.facts == network.facts
    for mine, other in zip(network.weights, back.weights, strict=True):
        assert mine.dtype == other.dtype
        assert (mine == other).all()


def test_what_is_known_about_it(network: Network) -> None:
    facts = network.facts
    assert (facts["game"], facts["settings"], facts["came_about"]) == ("empire", SETTINGS, {"seed": 1})
    assert (facts["version"], facts["width"], facts["blocks"]) == (EMPIRE.definition.version, 16, 2)


def test_its_columns_are_those_of_a_batch(network: Network) -> None:
    vary = [{"players": players, **options} for players, options in SETTINGS]
    assert network.looks.features == imperia.Batch("empire", games=1, vary=vary).features


@pytest.mark.parametrize(
    ("players", "options", "covered"),
    [
        (2, {}, True),
        (2, {"map": "b"}, True),  # not together, but each of them
        (4, {}, True),
        (3, {}, False),
        (2, {"goods_tokens": True}, False),
        (4, {"edition": "polish"}, False),
    ],
)
def test_it_covers_what_it_has_seen(
    network: Network, players: int, options: dict[str, object], covered: bool
) -> None:
    assert network.covers(EMPIRE.definition.setting(players, options)) is covered


# ----- What is refused


def refused(path: Path) -> str:
    with pytest.raises(BadNetwork) as caught:
        make_mind(f"policy:{path}")
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    assert str(path) in str(caught.value)
    return caught.value.key


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.npz") == "network-unreadable"


@pytest.mark.parametrize("kept", [0, 10, 0.5, 0.999])
def test_a_file_that_is_cut_off(network: Network, tmp_path: Path, kept: float) -> None:
    path = tmp_path / "network.npz"
    network.save(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(kept if kept >= 1 else kept * len(whole))])
    assert refused(path) == "network-damaged"


def test_a_file_with_a_flipped_byte(network: Network, tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    network.save(path)
    damaged = bytearray(path.read_bytes())
    damaged[len(damaged) // 2] ^= 0xFF
    path.write_bytes(damaged)
    assert refused(path) == "network-damaged"


def test_something_else(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no network")
    np.savez(tmp_path / "array.npz", first=np.zeros(3))
    np.save(tmp_path / "one.npy", np.zeros(3))
    (tmp_path / "one.npy").rename(tmp_path / "one.npz")
    for name in ("text", "array", "one"):
        assert refused(tmp_path / f"{name}.npz") == "network-damaged"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("game", "chess", "network-unknown-game"),
        ("game", "legends", "network-other-features"),
        ("version", 999, "network-other-rules"),
        ("features", "0" * 64, "network-other-features"),
        ("settings", [[2, {}], [3, {}]], "network-other-features"),
        ("settings", [[2, {"map": "z"}]], "network-other-features"),
        ("settings", [2], "network-other-features"),
        ("settings", [], "network-damaged"),
        ("settings", 7, "network-damaged"),
        ("format", 2, "network-damaged"),
        ("scales", [0.5], "network-damaged"),
        ("scales", [0.5, 0], "network-damaged"),
        ("scales", [0.5, "much"], "network-damaged"),
        ("scales", 7, "network-damaged"),
    ],
)
def test_a_network_for_something_else(
    network: Network, tmp_path: Path, name: str, value: object, why: str
) -> None:
    facts = dict(network.facts) | {name: value}
    if (name, value) == ("game", "legends"):
        facts["version"] = imperia.game("legends").definition.version
    Network(network.weights, facts).save(tmp_path / "network.npz")
    assert refused(tmp_path / "network.npz") == why


@pytest.mark.parametrize("name", [name for name in file.Weights._fields if name not in STANDINGS])
def test_weights_of_another_size_or_type(network: Network, tmp_path: Path, name: str) -> None:
    """The rules that use the weights check no bounds, so the file must be refused."""
    weights = getattr(network.weights, name)
    for other in (weights[:-1].copy(), weights[:, :-1].copy(), weights.astype(np.int16), weights.ravel()):
        Network(network.weights._replace(**{name: other}), network.facts).save(tmp_path / "network.npz")
        assert refused(tmp_path / "network.npz") == "network-damaged"


def test_one_number_says_how_much_it_counts_what_positions_are_worth(
    network: Network, tmp_path: Path
) -> None:
    for name, shape in zip(STANDINGS, ((2, network.facts["width"]), (2, 2)), strict=True):
        kind = getattr(network.weights, name).dtype
        weights = network.weights._replace(**{name: np.zeros(shape, kind)})
        Network(weights, network.facts).save(tmp_path / "network.npz")
        assert refused(tmp_path / "network.npz") == "network-damaged"


def test_a_file_of_before_single_answers_were_told_of(network: Network, tmp_path: Path) -> None:
    """Such a file was made for other observations, and the refusal says so."""
    network.save(tmp_path / "network.npz")
    with np.load(tmp_path / "network.npz") as stored:
        arrays = {name: stored[name] for name in stored.files if name not in file.LATER}
    arrays["facts"] = np.frombuffer(json.dumps(network.facts | {"features": "older"}).encode(), np.uint8)
    np.savez(tmp_path / "older.npz", **arrays)
    assert refused(tmp_path / "older.npz") == "network-other-features"


def test_files_of_before_there_were_standings(network: Network, tmp_path: Path) -> None:
    network.save(tmp_path / "network.npz")
    with np.load(tmp_path / "network.npz") as stored:
        arrays = {name: stored[name] for name in stored.files if name not in STANDINGS}
    np.savez(tmp_path / "older.npz", **arrays)
    older = Network.load(tmp_path / "older.npz")
    assert [len(getattr(older.weights, name)) for name in STANDINGS] == [0, 0]
    none = {name: getattr(older.weights, name) for name in STANDINGS}
    assert older.fingerprint == Network(network.weights._replace(**none), network.facts).fingerprint
