"""The search keeps to its budgets of simulations, time and memory, and is the same on every run."""

from __future__ import annotations

import pytest

from imperia.minds import BadBudget, SearchMind, growing
from imperia.minds.growing import BATCH
from imperia.minds.search import BYTES_PER_SIMULATION
from imperia.minds.thoughts import Thoughts
from imperia.play import Match

from .tables import EMPIRE, FEWER, Ticking, moments, played

SIMULATIONS = 200 // FEWER


def weighed(thoughts: Thoughts | None) -> list[tuple[int, int, float]]:
    assert thoughts is not None
    return [(choice.action.code, choice.visits, choice.value) for choice in thoughts.considered]


# ----- Simulations and time


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("simulations", [1, 2, 7, 50, 333])
def test_no_more_simulations_than_allowed(simulations: int, threads: int) -> None:
    simulations = max(simulations // FEWER, 1)
    for match, seat in moments(4, (0, 20, 45)):
        mind = SearchMind(3, simulations=simulations, threads=threads)
        thoughts = mind.think(match, seat)
        assert 1 <= thoughts.simulations <= simulations
        assert sum(choice.visits for choice in thoughts.considered) == thoughts.simulations
        assert mind.choose(match, seat) in match.legal(seat)


def think_to_the_end(mind: SearchMind, match: Match, seat: int) -> Thoughts:
    """Let a search use its whole budget, even when its answer can no longer change."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(growing, "_decided", lambda votes, left: False)
        return mind.think(match, seat)


@pytest.mark.parametrize(
    "budget",
    [
        {"simulations": 40 * BATCH // FEWER},
        {"simulations": 40 * BATCH // FEWER, "threads": 2},
        {"milliseconds": 1000 * 40 // FEWER},
    ],
)
def test_a_search_stops_when_its_answer_cannot_change(budget: dict[str, int]) -> None:
    early = 0
    for match, seat in moments(3, (20, 80)):
        stopped = SearchMind(5, **budget, clock=Ticking(1)).think(match, seat)
        whole = think_to_the_end(SearchMind(5, **budget, clock=Ticking(1)), match, seat)
        assert stopped.considered[0].action == whole.considered[0].action
        early += stopped.simulations < whole.simulations
    assert early > 0 or FEWER > 1


@pytest.mark.skipif(FEWER > 1, reason="a batch takes seconds when the rules are interpreted")
def test_the_clock_ends_a_search() -> None:
    (match, seat), *_ = moments(4, (30,))
    for seconds, batches in ((0.1, 10), (0.5, 2), (1, 1), (30, 1)):
        clock = Ticking(seconds)
        thoughts = think_to_the_end(SearchMind(1, milliseconds=1000, clock=clock), match, seat)
        assert thoughts.simulations == batches * BATCH
        assert clock.looks == batches + 1


@pytest.mark.skipif(FEWER > 1, reason="a batch takes seconds when the rules are interpreted")
def test_the_longer_a_search_the_rarer_its_looks_at_the_clock() -> None:
    (match, seat), *_ = moments(4, (30,))
    clock = Ticking(0.02)
    thoughts = think_to_the_end(SearchMind(1, milliseconds=1000, clock=clock), match, seat)
    assert thoughts.simulations > 60 * BATCH
    assert clock.looks == 51


@pytest.mark.skipif(FEWER > 1, reason="a batch takes seconds when the rules are interpreted")
def test_of_two_budgets_the_first_to_end_counts() -> None:
    (match, seat), *_ = moments(4, (30,))
    by_clock = SearchMind(1, milliseconds=1000, simulations=100_000, clock=Ticking(0.5))
    assert think_to_the_end(by_clock, match, seat).simulations == 2 * BATCH
    by_count = SearchMind(1, milliseconds=1000, simulations=BATCH // 2, clock=Ticking(0.01))
    assert think_to_the_end(by_count, match, seat).simulations == BATCH // 2


@pytest.mark.parametrize(
    "budget",
    [
        {},
        {"milliseconds": 0},
        {"milliseconds": -5},
        {"simulations": 0},
        {"simulations": 10, "threads": 0},
        {"simulations": 10, "memory_mb": 0.01},
        {"simulations": 10, "threads": 4, "memory_mb": 0.3},
    ],
)
def test_an_impossible_budget_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(BadBudget):
        SearchMind(**budget)


# ----- Memory


@pytest.mark.parametrize("threads", [1, 2])
def test_the_memory_is_bounded_and_a_full_tree_still_plays(threads: int) -> None:
    megabytes = 0.1 * threads
    for match, seat in moments(3, (3, 30)):
        mind = SearchMind(1, simulations=4_000 * threads // FEWER, threads=threads, memory_mb=megabytes)
        action = mind.choose(match, seat)
        assert action in match.legal(seat)
        assert sum(tree.nodes.nbytes + tree.edges.nbytes for tree in mind._trees) <= megabytes * 1e6
        for tree in mind._trees:
            assert tree.used["edges"][0] <= len(tree.edges)
            assert tree.used["nodes"][0] <= len(tree.nodes)
            assert tree.used["edges"][0] == len(tree.edges) or FEWER > 1


def test_a_tree_without_room_for_all_root_actions_still_plays() -> None:
    match = EMPIRE.start(players=2, seed=1)
    mind = SearchMind(1, simulations=60 // min(FEWER, 3))
    mind._bytes = 5 * BYTES_PER_SIMULATION  # but the root has 25 actions
    assert mind.choose(match, 0) in match.legal(0)
    assert mind._trees[0].used["edges"][0] == 5


# ----- The same on every run


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_thinks_the_same(threads: int) -> None:
    for match, seat in moments(4, (3, 25, 50)):
        first, second = (SearchMind(9, simulations=SIMULATIONS, threads=threads) for _ in range(2))
        assert first.choose(match, seat) == second.choose(match, seat)
        assert first.thoughts == second.thoughts


def test_another_seed_thinks_differently() -> None:
    (match, seat), *_ = moments(4, (25,))
    first, second = (SearchMind(seed, simulations=SIMULATIONS).think(match, seat) for seed in (1, 2))
    assert weighed(first) != weighed(second)


def test_whole_games_are_the_same_on_every_run() -> None:
    histories = []
    for _ in range(2):
        minds = [SearchMind(seat, simulations=20 // FEWER + 1) for seat in range(3)]
        histories.append(played(EMPIRE.start(players=3, seed=5), minds, 200 // FEWER).history)
    assert histories[0] == histories[1]


# ----- Keeping the tree


def test_the_tree_of_a_turn_is_kept_and_its_choices_are_legal() -> None:
    match = EMPIRE.start(players=3, seed=8)
    minds = [SearchMind(seat, simulations=SIMULATIONS) for seat in range(3)]
    kept = carried = 0
    for _ in range(60 // min(FEWER, 2)):
        if match.over:
            break
        seat = match.actors[0]
        mind = minds[seat]
        expected = mind._expected
        action = mind.choose(match, seat)
        assert action in match.legal(seat)
        if expected is not None and mind.thoughts is not None:
            kept += 1
            visits = sum(choice.visits for choice in mind.thoughts.considered)
            carried += visits > mind.thoughts.simulations
        match.play(seat, action)
    assert kept > 0
    assert carried > 0


def test_a_tree_is_not_kept_for_another_position() -> None:
    (match, seat), (other, other_seat) = moments(3, (30, 60))
    mind = SearchMind(1, simulations=SIMULATIONS)
    mind.choose(match, seat)
    assert mind.choose(other, other_seat) in other.legal(other_seat)
    assert mind.thoughts is not None
    assert sum(choice.visits for choice in mind.thoughts.considered) == mind.thoughts.simulations


def test_after_a_sealed_decision_nothing_is_kept() -> None:
    match = EMPIRE.start(players=3, seed=1)
    mind = SearchMind(1, simulations=SIMULATIONS)
    mind.choose(match, 0)
    assert mind._expected is None


# ----- What is found


def test_the_chances_add_up_to_one() -> None:
    for players in (2, 3, 4, 5):
        for match, seat in moments(players, (25, 70)):
            thoughts = SearchMind(1, simulations=SIMULATIONS).think(match, seat)
            assert len(thoughts.chances) == players
            assert sum(thoughts.chances) == pytest.approx(1, abs=1e-4)


def test_a_seat_that_is_not_asked_has_chances_but_nothing_to_consider() -> None:
    (match, seat), *_ = moments(3, (30,))
    thoughts = SearchMind(1, simulations=SIMULATIONS).think(match, (seat + 1) % 3)
    assert thoughts.considered == ()
    assert sum(thoughts.chances) == pytest.approx(1, abs=1e-4)


def test_a_forced_action_is_taken_without_a_thought() -> None:
    match = EMPIRE.position(players=2, step="card", turn=0, coins=[0, 0])
    mind = SearchMind(1, simulations=100)
    assert mind.choose(match, 0).notation == "card 0"
    assert mind.thoughts is None
