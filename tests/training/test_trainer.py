"""A training goes on as if nothing had happened, and learns."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from imperia.arena import Tournament, run
from imperia.games import definition
from imperia.games.empire.names import Decision
from imperia.kernel import rule
from imperia.minds.network import BadNetwork, Network
from imperia.training import playing
from imperia.training.errors import BadTraining
from imperia.training.exporting import write_network
from imperia.training.files import (
    CHECKPOINT,
    PLAN,
    REPORT,
    WEIGHTS,
    hole_file,
    network_file,
    read_weights,
    write_weights,
)
from imperia.training.holes import now_in_a_search
from imperia.training.learning import Learner
from imperia.training.network import OLDER_LACK
from imperia.training.plan import write_plan
from imperia.training.running import train, trainer_for, written_by
from imperia.training.trainer import Trainer
from tests.training.plans import LEARNS, small

pytestmark = [
    pytest.mark.usefixtures("one_thread"),
    pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python"),
]

GAMES = 400


class Stopped(Exception):
    pass


def stop_after(stretch: int) -> Any:
    def look(row: dict[str, Any]) -> None:
        if row["stretch"] == stretch:
            raise Stopped

    return look


def layers_of(trainer: Trainer) -> dict[str, bytes]:
    return {name: layer.tobytes() for name, layer in trainer.net.layers().items()}


@pytest.mark.parametrize(
    "others",
    [{}, {"holes": 1}, {"holes": 1, "mean_of": 3}, {"players": (3,), "random_setups": 0.5}],
)
def test_an_interrupted_training_comes_to_the_same_network(
    tmp_path: Path, others: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(definition("empire")), "setup_decision", Decision.BID)
    plan = small(**others)
    whole = trainer_for(plan, tmp_path / "whole", "cpu")
    whole.run()
    first = trainer_for(plan, tmp_path / "parts", "cpu")
    with pytest.raises(Stopped):
        first.run(on_stretch=stop_after(2))
    second = trainer_for(plan, tmp_path / "parts", "cpu", resume=True)
    assert len(second.curve) == 2
    second.run()
    assert layers_of(second) == layers_of(whole)
    assert [row["stretch"] for row in second.holes] == ([1, 2, 3] if plan.holes else [])
    assert (second.mean.layers()["wp"] == whole.mean.layers()["wp"]).all()
    facts = [{**read_weights(folder / WEIGHTS)[1], "came_about": None} for folder in tmp_path.iterdir()]
    assert facts[0] == facts[1]


def test_a_training_that_is_done_can_be_made_longer(tmp_path: Path) -> None:
    trainer_for(small(stretches=1), tmp_path, "cpu").run()
    longer = trainer_for(small(stretches=2, holes=2), tmp_path, "cpu", resume=True)
    longer.run()
    assert len(longer.curve) == 2
    assert [past["name"] for past in longer.past] == ["stretch 1", "stretch 2", "hole 2"]
    with pytest.raises(BadTraining, match=r"put this back into plan\.json: width: 8"):
        trainer_for(small(stretches=2, width=16), tmp_path, "cpu", resume=True)


def test_what_somebody_writes_into_the_plan_of_a_training_is_noticed(tmp_path: Path) -> None:
    """Otherwise the weights would be stored with a plan that did not lead to them."""
    trainer_for(small(stretches=1), tmp_path, "cpu").run()
    before = (tmp_path / CHECKPOINT).read_bytes()
    for changed in ({"rate": 0.5}, {"seed": 5}, {"settings": 3, "players": (2, 3)}):
        other = small(stretches=2, **changed)
        write_plan(other, tmp_path / PLAN)
        name = next(iter(changed))
        was = msgspec.json.encode(getattr(small(), name)).decode()
        with pytest.raises(BadTraining, match=rf"begun with another plan.*plan.json: .*{name}: {was}"):
            trainer_for(other, tmp_path, "cpu", resume=True)
    assert (tmp_path / CHECKPOINT).read_bytes() == before


def test_a_training_by_the_clock_ends(tmp_path: Path) -> None:
    trainer = trainer_for(small(seconds=0.5, stretches=1), tmp_path, "cpu")
    trainer.run()
    assert trainer.seconds >= 0.5
    assert trainer.done


@pytest.mark.parametrize("contents", [b"", b"PK\x03\x04", b"a shopping list"])
def test_a_checkpoint_that_is_none(tmp_path: Path, contents: bytes) -> None:
    trainer_for(small(stretches=1), tmp_path, "cpu").run()
    (tmp_path / CHECKPOINT).write_bytes(contents)
    with pytest.raises(BadTraining, match="cannot be read"):
        trainer_for(small(stretches=2), tmp_path, "cpu", resume=True)
    assert (tmp_path / CHECKPOINT).read_bytes() == contents


def test_a_checkpoint_with_a_flipped_byte(tmp_path: Path) -> None:
    """Otherwise a training would go on from numbers that it never reached."""
    trainer_for(small(stretches=1), tmp_path, "cpu").run()
    file = tmp_path / CHECKPOINT
    contents = bytearray(file.read_bytes())
    contents[len(contents) // 2] ^= 255
    file.write_bytes(contents)
    with pytest.raises(BadTraining, match="damaged"):
        trainer_for(small(stretches=2), tmp_path, "cpu", resume=True)
    assert file.read_bytes() == contents


def test_a_stretch_that_leads_nowhere_is_not_kept(tmp_path: Path) -> None:
    trainer = trainer_for(small(updates=1, stretches=2, rate_at_the_end=1e38), tmp_path, "cpu")
    with pytest.raises(BadTraining, match=r"in stretch 2 the weights went beyond all.*the one before is"):
        trainer.run()
    layers, facts = read_weights(tmp_path / WEIGHTS)
    assert all(np.isfinite(layer).all() for layer in layers.values())
    assert len(facts["came_about"]["curve"]) == 1
    slower = trainer_for(small(stretches=1), tmp_path / "s", "cpu", begin_from=tmp_path / WEIGHTS)
    slower.run()


def test_weights_of_another_training_are_where_it_begins(tmp_path: Path) -> None:
    earlier = trainer_for(small(width=12, stretches=1), tmp_path / "earlier", "cpu")
    earlier.run()
    weights = tmp_path / "earlier" / WEIGHTS
    later = trainer_for(small(width=12, seed=2), tmp_path / "later", "cpu", begin_from=weights)
    for name, layer in earlier.net.layers().items():
        assert later.net.layers()[name] == pytest.approx(layer, abs=1e-2)  # halved
    later.run()
    again = trainer_for(small(width=12, seed=2, stretches=3), tmp_path / "later", "cpu", resume=True)
    written = read_weights(weights)[1]["came_about"]
    assert written["curve"] == earlier.curve
    for trainer in (later, again):
        assert trainer.facts()["came_about"]["began_with"] == written
    refusals = (
        ({"width": 8}, "with width 12 and blocks 1; in this training.s plan width is 8 and blocks 1"),
        (
            {"blocks": 2},
            "with width 12 and blocks 1; in this training.s plan width is 12 and blocks 2: blocks",
        ),
        ({"players": (3,)}, r"for 2 players .settings: 1., this training for 3 .settings: 1."),
        ({"game": "legends"}, "are for 'empire', not for 'legends'"),
    )
    for others, told in refusals:
        with pytest.raises(BadTraining, match=told):
            trainer_for(small(**{"width": 12, **others}), tmp_path / "other", "cpu", begin_from=weights)
    with pytest.raises(BadTraining, match="cannot be read"):
        trainer_for(small(width=12), tmp_path / "other", "cpu", begin_from=tmp_path / "nothing.npz")
    weights.write_bytes(b"a shopping list")
    with pytest.raises(BadTraining, match="no weights of a training"):
        trainer_for(small(width=12), tmp_path / "other", "cpu", begin_from=weights)


def test_a_network_as_bots_use_it_is_where_it_begins(tmp_path: Path) -> None:
    import torch

    earlier = trainer_for(small(stretches=1), tmp_path / "earlier", "cpu")
    earlier.run()
    path = tmp_path / "earlier.npz"
    write_network(path, earlier.net.layers(), earlier.facts(), earlier.observations())
    later = trainer_for(small(seed=2), tmp_path / "later", "cpu", begin_from=path)
    seen, legal = (torch.as_tensor(array[:]) for array in (earlier.batch.observations, earlier.batch.legal))
    playing = torch.ones(len(seen), earlier.batch.rewards.shape[1], dtype=torch.bool)
    with torch.no_grad():
        logits = [net(seen, legal, playing)[0][legal] for net in (earlier.net, later.net)]
    assert logits[1] == pytest.approx(logits[0], abs=0.1)
    assert later.began_with == Network.load(path).facts["came_about"]
    with pytest.raises(BadTraining, match="other settings"):
        trainer_for(small(players=(3,)), tmp_path / "other", "cpu", begin_from=path)


def test_whoever_watches_learns_what_to_expect_and_not_what_to_do(tmp_path: Path) -> None:
    trainer = trainer_for(small(stretches=1, watch=1.0), tmp_path / "watching", "cpu")
    before = {name: layer.copy() for name, layer in trainer.net.layers().items()}
    trainer.run()
    after = trainer.net.layers()
    assert (after["wp"] == before["wp"]).all()
    assert (after["wv"] != before["wv"]).any()


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory, one_thread: None) -> Path:
    """The weights of a short training."""
    folder = tmp_path_factory.mktemp("weights")
    trainer_for(small(stretches=1), folder, "cpu").run()
    return folder / WEIGHTS


def test_an_older_network_goes_on_as_it_was(weights: Path, tmp_path: Path) -> None:
    """An older network knew nothing of what positions are worth, so that adds nothing at first."""
    layers, facts = read_weights(weights)
    without = {name: layer for name, layer in layers.items() if name not in OLDER_LACK}
    assert len(without) == len(layers) - len(OLDER_LACK)
    write_weights(tmp_path / "older.npz", without, facts)
    begun = trainer_for(small(), tmp_path / "begun", "cpu", begin_from=tmp_path / "older.npz").net.layers()
    assert not any(begun[name].any() for name in OLDER_LACK)
    assert all((begun[name] == layer).all() for name, layer in without.items())
    write_weights(tmp_path / "half.npz", without | {"ws": layers["ws"]}, facts)
    with pytest.raises(BadTraining, match="no weights of a training"):
        trainer_for(small(), tmp_path / "other", "cpu", begin_from=tmp_path / "half.npz")


def test_a_network_that_learns_only_shares_does_what_it_did(weights: Path, tmp_path: Path) -> None:
    plan = small(stretches=1, only_shares=True, holes=1, hole_updates=2)
    trainer = trainer_for(plan, tmp_path / "s", "cpu", begin_from=weights)
    before = {name: layer.copy() for name, layer in trainer.net.layers().items()}
    trainer.run()
    changed = {name for name, layer in trainer.net.layers().items() if (layer != before[name]).any()}
    assert changed == {kind + name for kind in "wb" for name in "hvs"}
    opponent = trainer.past[-1]["layers"]  # the one that looked for holes learns everything
    assert (opponent["wp"].numpy() != before["wp"].astype("float16")).any()
    longer = trainer_for(msgspec.structs.replace(plan, stretches=2), tmp_path / "s", "cpu", resume=True)
    assert train(longer)
    assert (longer.net.layers()["wp"] == before["wp"]).all()


def test_what_an_optimiser_remembers_of_shares_alone_can_be_put_back(weights: Path, tmp_path: Path) -> None:
    """On a GPU this happens, because it learns something before it goes on."""
    trainer = trainer_for(small(only_shares=True), tmp_path / "s", "cpu", begin_from=weights)
    learner = Learner(trainer.plan, trainer.net)
    for layer in (trainer.net.before_shares, trainer.net.shares):
        for parameter in layer.parameters():
            parameter.grad = parameter.detach().clone()
    learner.optimiser.step()
    remembered = copy.deepcopy(learner.remembered())
    learner.optimiser.step()
    learner.remember(remembered)
    assert learner.used is None
    assert all((learner.remembered()[at]["step"] == known["step"]).all() for at, known in remembered.items())


def test_what_would_not_fit_into_memory_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "memory_here", lambda: 1e6)
    with pytest.raises(BadTraining, match="not enough memory for 32 matches"):
        trainer_for(small(), tmp_path / "large", "cpu")
    assert not (tmp_path / "large").exists()


def test_a_training_cannot_become_shorter_than_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "done"
    assert train(trainer_for(small(stretches=2), folder, "cpu"))
    plan = (folder / PLAN).read_bytes()
    with pytest.raises(BadTraining, match="stretches so far: 2"):
        trainer_for(small(stretches=1), folder, "cpu", resume=True)
    assert (folder / PLAN).read_bytes() == plan
    assert "comes to the same network" in (folder / REPORT).read_text()
    longer = trainer_for(small(stretches=3), folder, "cpu", resume=True)
    assert train(longer)
    assert "comes to another network" in (folder / REPORT).read_text()


def test_by_the_clock_it_is_seconds_that_count(tmp_path: Path) -> None:
    folder = tmp_path / "clock"
    trainer_for(small(stretches=1, seconds=0.5), folder, "cpu").run()
    longer = trainer_for(small(stretches=1, seconds=1.5), folder, "cpu", resume=True)
    assert not longer.done
    longer.run()
    assert len(longer.curve) > 1  # of a single one, if it went by stretches
    assert longer.was_lengthened
    trainer_for(small(stretches=1, seconds=1.5), folder, "cpu", resume=True)  # with an unchanged plan
    with pytest.raises(BadTraining, match="longer than that"):
        trainer_for(small(stretches=1, seconds=0.2), folder, "cpu", resume=True)


def test_a_ladder_has_bots_that_know_the_game(weights: Path, tmp_path: Path) -> None:
    """The network in the folder has learned to play with two players."""
    earlier = trainer_for(small(stretches=1), tmp_path / "two", "cpu")
    earlier.run()
    path = tmp_path / "two.npz"
    write_network(path, earlier.net.layers(), earlier.facts(), earlier.observations())
    trainer_for(small(ladder=(f"policy:{path}",)), tmp_path / "fine", "cpu")
    with pytest.raises(BadNetwork, match="players=4"):
        trainer_for(small(ladder=(f"policy:{path}",), players=(2, 4), settings=2), tmp_path / "not", "cpu")


def test_to_doubt_there_must_be_a_network(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="--from FILE; without one it is 1, not 4"):
        trainer_for(small(doubt=4.0), tmp_path / "s", "cpu")


def test_a_training_may_begin_with_a_network_that_is_less_sure(weights: Path, tmp_path: Path) -> None:
    sure, doubting = (
        trainer_for(small(doubt=doubt), tmp_path / f"{doubt}", "cpu", begin_from=weights)
        for doubt in (1.0, 4.0)
    )
    seen = torch.as_tensor(sure.batch.observations)
    legal = torch.as_tensor(sure.batch.legal)
    playing = torch.ones(len(seen), sure.batch.rewards.shape[1], dtype=torch.bool)
    (logits, shares), (mild, same) = sure.net(seen, legal, playing), doubting.net(seen, legal, playing)
    torch.testing.assert_close(mild[legal] * 4, logits[legal])
    torch.testing.assert_close(same, shares)
    assert logits[legal].abs().max() > 0


def test_to_go_by_merit_again_there_must_be_a_network(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="--from FILE; without one every training begins by merit"):
        trainer_for(small(by_merit=20.0), tmp_path / "s", "cpu")


def test_a_training_may_keep_what_a_network_expects_and_go_by_merit_again(
    weights: Path, tmp_path: Path
) -> None:
    before, anew = (
        trainer_for(small(by_merit=trust), tmp_path / f"{trust}", "cpu", begin_from=weights).net.layers()
        for trust in (0.0, 20.0)
    )
    of_policy = {"wp", "bp", "wa", "ba"}
    assert all((before[name] == anew[name]).all() for name in before.keys() - of_policy)
    assert before["wp"].any()
    assert not anew["wp"].any()
    assert not anew["wa"].any()
    assert anew["ba"].tolist() == [20.0] + [0.0] * (len(anew["ba"]) - 1)


def test_a_training_may_begin_with_a_narrower_network(weights: Path, tmp_path: Path) -> None:
    """New weights change nothing at first, and learn like the others."""
    narrow, wide = (
        trainer_for(small(width=width, stretches=1), tmp_path / f"{width}", "cpu", begin_from=weights)
        for width in (8, 20)
    )
    seen, legal = (torch.as_tensor(array[:]) for array in (narrow.batch.observations, narrow.batch.legal))
    playing = torch.ones(len(seen), narrow.batch.rewards.shape[1], dtype=torch.bool)
    for mine, theirs in zip(narrow.net(seen, legal, playing), wide.net(seen, legal, playing), strict=True):
        torch.testing.assert_close(mine, theirs)
    assert not any(wide.net.layers()[name][:, 8:].any() for name in ("wp", "wh", "wa", "ws"))
    wide.run()
    assert all(wide.net.layers()[name][:, 8:].any() for name in ("wp", "wh", "wa", "ws"))
    assert wide.net.layers()["w1"][:8, 8:].any()


def test_to_learn_only_shares_there_must_be_a_network(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="--from"):
        trainer_for(small(only_shares=True), tmp_path / "s", "cpu")


@pytest.mark.parametrize("lost", [{}, {"layers": ["w0", "b0"]}])
def test_a_checkpoint_of_another_version_is_refused(lost: dict[str, object], tmp_path: Path) -> None:
    import torch

    trainer_for(small(stretches=1), tmp_path / "older", "cpu").run()
    path = tmp_path / "older" / CHECKPOINT
    known = torch.load(path, weights_only=True)
    del known["layers"]
    torch.save(known | lost, path)
    with pytest.raises(BadTraining, match="another version"):
        trainer_for(small(stretches=2), tmp_path / "older", "cpu", resume=True)


def test_a_checkpoint_from_before_it_knew_its_plan_goes_by_the_file_beside_it(tmp_path: Path) -> None:
    import torch

    trainer_for(small(stretches=1), tmp_path, "cpu").run()
    path = tmp_path / CHECKPOINT
    known = torch.load(path, weights_only=True)
    del known["plan"]
    torch.save(known, path)
    with pytest.raises(BadTraining, match="begun with another plan"):
        trainer_for(small(stretches=2, rate=0.5), tmp_path, "cpu", resume=True)
    longer = trainer_for(small(stretches=2), tmp_path, "cpu", resume=True)
    longer.run()
    assert longer.was_lengthened
    assert len(longer.curve) == 2


def test_a_checkpoint_that_cannot_be_opened_is_not_called_damaged(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).mkdir()
    with pytest.raises(BadTraining) as refused:
        trainer_for(small(), tmp_path, "cpu", resume=True)
    assert "damaged" not in str(refused.value)


def test_weights_without_their_facts_are_refused(tmp_path: Path) -> None:
    trainer = trainer_for(small(stretches=1), tmp_path, "cpu")
    trainer.run()
    for lost in ("game", "settings", "came_about"):
        facts = {name: fact for name, fact in trainer.facts().items() if name != lost}
        write_weights(tmp_path / "some.npz", trainer.net.layers(), facts)
        with pytest.raises(BadTraining, match="no weights of a training"):
            trainer_for(small(), tmp_path / "other", "cpu", begin_from=tmp_path / "some.npz")


def test_what_was_never_told_has_no_weights(tmp_path: Path) -> None:
    trainer = trainer_for(small(stretches=1), tmp_path / "some", "cpu")
    assert (trainer.layers()["w0"] == trainer.net.layers()["w0"]).all()  # nothing is known about that yet
    trainer.run()
    weights, all_weights = trainer.layers()["w0"], trainer.net.layers()["w0"]
    left_out = ~weights.any(axis=0)
    assert 0 < left_out.sum() < len(left_out)
    assert all_weights[:, left_out].any()
    assert (weights == all_weights)[:, ~left_out].all()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory, one_thread: None) -> Trainer:
    """A finished training, in its folder."""
    trainer = trainer_for(small(**LEARNS), tmp_path_factory.mktemp("trained"), "cpu")
    assert train(trainer)
    return trainer


def test_it_learns_to_beat_players_at_random(trained: Trainer) -> None:
    bots = f"policy:{network_file(trained.folder, 'empire')}", "random"
    report = run(Tournament("empire", bots, 2, GAMES), workers=1)
    low, _ = report.summary.results()[0].interval
    assert low > 0.5


STOP = 0  # its code in empire
BLUNDER = 12.0


def test_a_search_finds_the_blunder_that_was_planted_in_a_network(trained: Trainer, tmp_path: Path) -> None:
    """The network stops whenever it may, and so wastes its cards. Otherwise it plays as it has learned."""
    sensible, _ = searched(tmp_path / "sensible", trained.net.layers())
    layers = {name: layer.copy() for name, layer in trained.net.layers().items()}
    layers["bp"][STOP] += BLUNDER
    row, found = searched(tmp_path / "blunder", layers)
    assert row["low"] > row["fair"]
    assert row["low"] > sensible["high"]
    assert found["bp"][STOP] < layers["bp"][STOP]
    again, _ = searched(tmp_path / "again", layers)
    assert again["curve"] == row["curve"]


def test_a_search_for_holes_ends_as_gently_as_the_training() -> None:
    plan = small(watch=0.9)
    first, last = now_in_a_search(plan, 0), now_in_a_search(plan, 1)
    halfway, end = plan.at(0.5), plan.at(1)
    assert (first.rate, first.entropy) == (halfway.rate, halfway.entropy)
    assert last == end
    assert first.rate > last.rate
    assert first.closeness == end.closeness
    assert first.policy  # there is no time to watch


def test_a_search_for_holes_may_end_by_the_clock(tmp_path: Path) -> None:
    trainer = trainer_for(small(hole_updates=1000, hole_seconds=1e-6), tmp_path, "cpu")
    row = trainer._search_for_holes(lambda progress: None)
    assert row["curve"] == [{"update": 1, "share": row["share"]}]


def test_the_opponent_that_found_holes_can_be_played_against(tmp_path: Path) -> None:
    plan = small(stretches=1, holes=1, judge_every=0)
    trainer = trainer_for(plan, tmp_path, "cpu")
    train(trainer)
    path = hole_file(tmp_path, "empire")
    assert path in written_by(trainer)
    opponent = Network.load(path)
    assert opponent.facts["came_about"]["search"] == trainer.holes[-1]
    assert opponent.fingerprint != Network.load(network_file(tmp_path, "empire")).fingerprint
    report = run(Tournament("empire", (f"policy:{path}", "random"), 2, 2), workers=1)
    assert report.summary.games == 2
    path.unlink()  # as if the training had been killed just before
    train(trainer_for(plan, tmp_path, "cpu", resume=True))
    assert Network.load(path).fingerprint == opponent.fingerprint


def searched(folder: Path, layers: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a search for holes says about a network with these layers, and the opponent that it leaves."""
    plan = small(**{**LEARNS, "matches": 64, "updates": 1, "hole_updates": 16, "holes": 1})
    trainer = trainer_for(plan, folder, "cpu")
    trainer.mean.take(layers)
    before = trainer.batch.kept()
    row = trainer._search_for_holes(lambda progress: None)
    assert row["curve"][-1]["update"] == plan.hole_updates
    assert all((trainer.batch.kept()[name] == array).all() for name, array in before.items())
    assert trainer.past[-1]["name"] == "hole 0"
    return row, trainer.past[-1]["layers"]
