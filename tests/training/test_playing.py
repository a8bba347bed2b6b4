"""What is noted during play for learning."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from imperia.games import definition  # noqa: E402
from imperia.games.empire.names import Decision  # noqa: E402
from imperia.training.errors import BadTraining  # noqa: E402
from imperia.training.network import Net  # noqa: E402
from imperia.training.playing import (  # noqa: E402
    LEAST_SPREAD,
    Experience,
    SelfPlay,
    by_seat,
    counted_from,
    device_for,
    drawn,
    reckon,
    seated,
)
from imperia.training.running import trainer_for  # noqa: E402

from .plans import small  # noqa: E402


def test_seats_are_counted_from_one_and_back() -> None:
    numbers = torch.tensor([[1.0, 2, 3, 0], [1, 2, 0, 0], [1, 2, 3, 4]])
    seats, players = torch.tensor([1, 1, 3]), torch.tensor([3, 2, 4])
    counted = counted_from(numbers, seats, players)
    assert counted.tolist() == [[2, 3, 1, 0], [2, 1, 0, 0], [4, 1, 2, 3]]
    assert by_seat(counted, seats, players).tolist() == numbers.tolist()


def test_nobody_is_expected_to_win_at_a_seat_without_a_player() -> None:
    counted = torch.tensor([[0.5, 0.5, 0.25]])
    assert by_seat(counted, torch.tensor([0]), torch.tensor([2])).tolist() == [[0.5, 0.5, 0]]


def experience(ended: list[float], mine: list[float], mine_next: float = 1) -> SimpleNamespace:
    """Two decisions of one match, of seat 0 and then of seat 1. `mine_next`: whether the network that learns
    will make the next one."""
    return SimpleNamespace(
        expected=torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.7, 0.3]]]),
        paid=torch.tensor([[[1.0, 0.0]], [[1.0, 0.0]]]),
        ended=torch.tensor(ended).reshape(2, 1, 1),
        seats=torch.tensor([[0], [1]]),
        players=torch.tensor([[2], [2]]),
        mine=torch.tensor([*mine, mine_next]).reshape(3, 1),
        gained=torch.zeros(2, 1),
        came=torch.zeros(2, 1, 2),
    )


def test_gains_run_back_over_the_decisions_of_all_seats() -> None:
    noted = experience(ended=[0, 1], mine=[1, 1])
    reckon(noted, trace=0.5)
    # The end pays seat 0 0.4 more than was expected, and half of that reaches the decision before,
    # which gained 0.1 by itself: 0.3 for seat 0 there, and -0.4 for seat 1 here.
    assert noted.came[0, 0].tolist() == pytest.approx([0.8, 0.2])
    assert noted.came[1, 0].tolist() == pytest.approx([0.0, 1.0], abs=1e-6)  # counted from seat 1
    assert noted.gained[:, 0].tolist() == pytest.approx([1, -1], abs=1e-4)  # evened out


def test_gains_of_one_match_are_not_those_of_the_match_before() -> None:
    noted = experience(ended=[1, 0], mine=[1, 1])
    reckon(noted, trace=0.5)
    assert noted.came[0, 0].tolist() == pytest.approx([1.0, 0.0], abs=1e-6)
    assert noted.came[1, 0].tolist() == pytest.approx([0.3, 0.7])


def test_decisions_of_a_rival_teach_nothing() -> None:
    noted = experience(ended=[0, 1], mine=[0, 1])
    reckon(noted, trace=0.5)
    assert noted.gained[0, 0] == 0
    alone = experience(ended=[0, 1], mine=[0, 0])
    reckon(alone, trace=0.5)
    assert alone.gained.tolist() == [[0], [0]]


def test_what_a_rival_decides_is_taken_together_with_the_decision_before_it() -> None:
    noted = experience(ended=[0, 0], mine=[1, 0])
    reckon(noted, trace=0.5)
    # What is expected after the rival's decision counts, not what was expected when it was asked.
    assert noted.came[0, 0].tolist() == pytest.approx([0.7, 0.3])
    noted = experience(ended=[0, 1], mine=[1, 0])
    reckon(noted, trace=0.5)
    assert noted.came[0, 0].tolist() == pytest.approx([1.0, 0.0], abs=1e-6)
    noted = experience(ended=[1, 0], mine=[0, 1])
    reckon(noted, trace=0.5)
    assert noted.came[1, 0].tolist() == pytest.approx([0.3, 0.7])


def test_a_decision_is_not_learned_from_before_the_network_decides_again_or_the_match_ends() -> None:
    noted = experience(ended=[0, 0], mine=[1, 0], mine_next=0)
    reckon(noted, trace=0.5)
    assert noted.mine.flatten().tolist() == [0, 0, 0]
    noted = experience(ended=[0, 0], mine=[1, 1], mine_next=0)
    reckon(noted, trace=0.5)
    assert noted.mine.flatten().tolist() == [1, 0, 0]
    assert noted.came[0, 0].tolist() == pytest.approx([0.6, 0.4])  # nothing from beyond the next decision
    noted = experience(ended=[0, 1], mine=[1, 0], mine_next=0)
    reckon(noted, trace=0.5)
    assert noted.mine.flatten().tolist() == [1, 0, 0]
    assert noted.came[0, 0].tolist() == pytest.approx([1.0, 0.0], abs=1e-6)


@pytest.mark.parametrize("alone", [0.0, 0.25, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_a_rival_every_seat_is_set_apart_equally_often(players: int, alone: float) -> None:
    against = 600
    is_alone, places = seated(1000, against, alone)
    assert not is_alone[: 1000 - against].any()
    assert is_alone.sum() == pytest.approx(alone * against, abs=1)
    for kind in (is_alone, ~is_alone):
        seats = np.bincount(places[-against:][kind[-against:]] % players, minlength=players)
        assert seats.max() - seats.min() <= 1


def test_answers_are_drawn_as_often_as_is_likely_and_never_without_a_chance() -> None:
    torch.manual_seed(1)
    odds = torch.tensor([0.6, 0.3, 0.1, 0.0]).log().clamp(min=-1e9).repeat(20_000, 1)
    came = drawn(odds).bincount(minlength=4) / len(odds)
    assert came.tolist() == pytest.approx([0.6, 0.3, 0.1, 0], abs=0.015)
    assert came[3] == 0


def test_on_a_cpu_each_network_is_asked_where_it_decides(tmp_path: Path) -> None:
    trainer = trainer_for(small(past=0.5), tmp_path, "cpu")
    plan, net = trainer.plan, trainer.net
    rival = Net.like(net)
    rival.go_by_merit(1000)
    play = SelfPlay(plan, trainer.batch, net, rival, plan.matches // 2, alone=0.5)
    noted = Experience(plan, trainer.batch, "cpu")
    play.play(noted, closeness=0.5)
    seats = torch.arange(noted.expected.shape[-1])
    for step in range(plan.steps):
        mine = noted.mine[step] > 0
        assert mine.any()
        assert not mine.all()
        playing = seats < noted.players[step].unsqueeze(-1)
        seen, legal, chosen = noted.seen[step], noted.legal[step], noted.chosen[step].unsqueeze(1)
        assert legal.gather(1, chosen).all()
        odds = net(seen, legal, playing)[0].log_softmax(-1).gather(1, chosen).squeeze(1)
        assert odds[mine].tolist() == pytest.approx(noted.likely[step][mine].tolist(), abs=1e-4)
        certain = rival(seen, legal, playing)[0].softmax(-1).gather(1, chosen).squeeze(1)
        assert (certain[~mine] > LEAST_SPREAD).all()
        assert noted.expected[step][mine].sum(-1).tolist() == pytest.approx([1] * int(mine.sum()))


@pytest.mark.parametrize("by_chance", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("past", [0.0, 0.5])
def test_chance_sets_up_a_part_of_the_seats_and_nobody_learns_from_that(
    by_chance: float, past: float, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(type(definition("empire")), "setup_decision", Decision.BID)
    plan = small(players=(3,), matches=512, random_setups=by_chance, past=past)
    trainer = trainer_for(plan, tmp_path, "cpu")
    net, batch, rival = trainer.net, trainer.batch, Net.like(trainer.net)
    rival.go_by_merit(1000)
    own = plan.matches - int(past * plan.matches)  # matches without a rival
    play = SelfPlay(plan, batch, net, rival, plan.matches - own, alone=1)
    noted = Experience(plan, batch, "cpu")
    bidding = torch.as_tensor(batch.states["decision"] == Decision.BID)
    assert bidding.all()
    play.play(noted, closeness=0.5)
    bidding = noted.seen[..., batch.features.index(f"decision[{Decision.BID:d}]")] > 0
    assert bidding[0].all()
    # Of the last step it is not known yet what came of it, unless the network decides again.
    learned_from = noted.mine[: plan.steps - 1, :own] > 0
    assert learned_from[~bidding[:-1, :own]].all()
    assert learned_from[bidding[:-1, :own]].float().mean().item() == pytest.approx(1 - by_chance, abs=0.1)
    assert noted.legal.gather(2, noted.chosen.unsqueeze(2)).all()
    if by_chance == 1:
        for matches in (slice(own), slice(own, None)):
            bids = noted.chosen[:, matches][bidding[:, matches]].bincount()
            assert len(bids) == 0 or (bids[bids > 0] / bids[bids > 0].float().mean() - 1).abs().max() < 0.5


def test_where_no_two_matches_begin_alike_nothing_is_set_up_by_chance() -> None:
    with pytest.raises(BadTraining, match="Empire no two matches begin alike, so leave it at 0"):
        small(game="founders", random_setups=0.5)


@pytest.mark.parametrize("by_merit", [True, False])
def test_the_logits_of_a_network_are_the_same_without_the_shares(tmp_path: Path, by_merit: bool) -> None:
    trainer = trainer_for(small(), tmp_path, "cpu")
    if by_merit:
        trainer.net.go_by_merit(30)
    seen, legal = torch.as_tensor(trainer.batch.observations), torch.as_tensor(trainer.batch.legal)
    with torch.no_grad():
        logits, _ = trainer.net(seen, legal, torch.ones(len(seen), 2, dtype=torch.bool))
        assert torch.allclose(trainer.net.logits(seen, legal), logits, atol=1e-5)


def test_a_device_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="cpu"):
        device_for("abacus")
    assert device_for("cpu") == "cpu"
    if not torch.cuda.is_available():
        with pytest.raises(ValueError, match="no NVIDIA GPU"):
            device_for("cuda")
