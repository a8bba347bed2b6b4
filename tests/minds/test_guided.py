"""Trees that a network guides. Here networks are random, so only the tree can find what is good."""

from __future__ import annotations

from itertools import product

import pytest

import imperia
from imperia.kernel.in_python import in_python
from imperia.kernel.rule import COMPILED
from imperia.minds import GreedyMind, GuidedMind, PolicyMind
from imperia.minds.guided import GuidedTree
from imperia.minds.guided_tree import Tree, hash_seen, mixed, square_root, sum_of_numbers
from imperia.minds.network import network_of, quantised

from .networks import random_network, some_network
from .tables import EMPIRE, FEWER, Ticking, moments, played
from .test_puzzles import PUZZLES, compiled

SIMULATIONS = 200 // FEWER


def weighed(mind: GuidedMind) -> object:
    assert mind.thoughts is not None
    considered = [(choice.action.code, choice.visits, choice.value) for choice in mind.thoughts.considered]
    return mind.thoughts.simulations, mind.thoughts.chances, considered


@compiled
def test_it_finds_what_wins() -> None:
    """In the last turns of a game the tree reaches the end, so the network's expectations do not matter."""
    puzzles = [(solutions, notation) for kind, solutions, notation in PUZZLES][::7]
    missed = []
    for solutions, notation in puzzles:
        match = EMPIRE.read(notation)
        found = GuidedMind(some_network(), 1, simulations=4_000).choose(match, match.actors[0])
        if found.notation not in solutions.split("|"):
            missed.append((solutions, found.notation))
    assert len(missed) <= len(puzzles) // 10, missed


def test_a_policy_that_is_sure_does_not_keep_it_from_trying_other_answers() -> None:
    _, layers, batch = random_network("empire", games=8)
    sure = layers | {"wp": 6 * layers["wp"]}  # with this policy alone, only one answer would be tried
    facts = {"game": "empire", "settings": [[2, {}], [5, {}]], "came_about": {}}
    mind = GuidedMind(quantised(sure, facts, batch.observations), 5, simulations=200)
    tried = [len(mind.think(match, seat).considered) for match, seat in moments(2, (10, 30))]
    assert min(tried) > 1


def test_it_stops_where_nothing_else_is_ever_tried_and_too_little_is_left_for_that() -> None:
    _, layers, batch = random_network("empire", games=8)
    sure = layers | {"wp": 500 * layers["wp"]}
    facts = {"game": "empire", "settings": [[2, {}], [5, {}]], "came_about": {}}
    mind = GuidedMind(quantised(sure, facts, batch.observations), 5, simulations=200)
    thought = [mind.think(match, seat) for match, seat in moments(2, (10, 30))]
    alone = [thoughts for thoughts in thought if len(thoughts.considered) == 1]
    assert alone
    assert all(100 < thoughts.simulations < 150 for thoughts in alone)


def test_the_game_says_how_sure_of_itself_a_policy_is_in_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    ((match, seat),) = moments(2, (30,))
    most_likely = []
    for temperature in (1.0, 4.0):
        monkeypatch.setattr(type(match.definition), "tree_temperature", temperature)
        mind = GuidedMind(some_network(), 5, simulations=10)
        mind.think(match, seat)
        most_likely.append(int(mind._trees[0].edges["prior"].max()))
    assert most_likely[0] > most_likely[1]


def play_on(monkeypatch: pytest.MonkeyPatch, decisions: int) -> None:
    monkeypatch.setattr(type(EMPIRE.definition), "decisions_played_on", lambda *_: decisions)


def test_the_policy_plays_on_for_as_long_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end of the match, what counts is who wins. With three players that is a whole, a half or a third
    of the pot; a network expects anything in between."""
    ((match, seat),) = moments(3, (30,))
    found = {}
    for decisions in (0, 5, 10_000):
        play_on(monkeypatch, decisions)
        minds = [GuidedMind(some_network(), seed, simulations=1) for seed in range(10)]
        found[decisions] = [chance for mind in minds for chance in mind.think(match, seat).chances]
    to_the_end = {
        decisions: all(abs(6 * chance - round(6 * chance)) < 1e-4 for chance in chances)
        for decisions, chances in found.items()
    }
    assert to_the_end == {0: False, 5: False, 10_000: True}
    assert found[0] != found[5]


def test_where_the_policy_plays_on_it_is_deterministic_too(monkeypatch: pytest.MonkeyPatch) -> None:
    play_on(monkeypatch, 5)
    ((match, seat),) = moments(3, (30,))
    minds = [GuidedMind(some_network(), 5, simulations=SIMULATIONS) for _ in range(2)]
    for mind in minds:
        mind.think(match, seat)
    assert weighed(minds[0]) == weighed(minds[1])


def test_where_the_policy_plays_on_it_looks_at_the_clock_after_every_simulation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_on(monkeypatch, 5)
    ((match, seat),) = moments(3, (30,))
    mind = GuidedMind(some_network(), 5, milliseconds=100, clock=Ticking(0.02))
    assert mind.think(match, seat).simulations < GuidedMind.batch


@compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_founders_it_plays_on_with_more_than_two_players(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    network, match = network_of("founders"), imperia.game("founders").start(players, seed=1)
    assert network is not None

    def thought() -> tuple[float, ...]:
        return GuidedMind(network, 1, simulations=5).think(match, match.actors[0]).chances

    usual = thought()
    monkeypatch.setattr(type(match.definition), "decisions_played_on", lambda *_: 0)
    assert (thought() != usual) == (players > 2)


def test_when_nothing_is_left_for_a_turn_the_policy_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """This matters if a budget is for a whole turn. (Greedy players would do something else now and then.)"""
    monkeypatch.setattr(type(EMPIRE.definition), "turn_of", lambda *_: "this turn")
    policy, greedy = PolicyMind(some_network()), GreedyMind(1)
    mind = GuidedMind(some_network(), 5, simulations=1)
    chosen = []
    for match, seat in moments(3, range(12, 60, 3)):
        found = [each.choose(match, seat).code for each in (mind, policy, greedy)]
        if mind.thoughts is None:
            chosen.append(found)
    assert len(chosen) > 3
    assert all(mine == of_policy for mine, of_policy, _ in chosen)
    assert any(mine != of_greedy for mine, _, of_greedy in chosen)


def test_the_first_decision_of_a_turn_may_use_all_that_is_there_for_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(EMPIRE.definition), "turn_of", lambda *_: "this turn")
    for match, seat in moments(3, (0, 12, 30)):
        mind = GuidedMind(some_network(), 5, simulations=SIMULATIONS)
        mind.choose(match, seat)
        assert mind.thoughts is not None
        assert SIMULATIONS // 2 < mind.thoughts.simulations <= SIMULATIONS


def test_with_simulations_alone_it_is_deterministic() -> None:
    for match, seat in moments(4, (2, 40)):
        found = []
        for _ in range(2):
            mind = GuidedMind(some_network(), 5, simulations=SIMULATIONS)
            mind.think(match, seat)
            found.append(weighed(mind))
        assert found[0] == found[1]


def test_it_keeps_to_its_simulations_and_all_votes_are_counted() -> None:
    for match, seat in moments(2, (30,)):
        thoughts = GuidedMind(some_network(), 5, simulations=SIMULATIONS).think(match, seat)
        assert thoughts.simulations <= SIMULATIONS
        assert sum(choice.visits for choice in thoughts.considered) == thoughts.simulations
        assert sum(thoughts.chances) == pytest.approx(1, abs=1e-4)


def test_it_keeps_to_its_time() -> None:
    for match, seat in moments(2, (30,)):
        mind = GuidedMind(some_network(), 5, milliseconds=100, clock=Ticking(0.02))
        assert mind.think(match, seat).simulations < 100 * GuidedMind.batch


def test_trees_grow_side_by_side() -> None:
    for match, seat in moments(3, (25,)):
        mind = GuidedMind(some_network(), 5, simulations=SIMULATIONS, threads=2, memory_mb=1)
        thoughts = mind.think(match, seat)
        assert len(mind._trees) == 2
        assert sum(choice.visits for choice in thoughts.considered) == thoughts.simulations


def test_the_tree_of_a_decision_is_of_use_for_the_next() -> None:
    minds = [GuidedMind(some_network(), seat, simulations=SIMULATIONS) for seat in range(2)]
    match = played(EMPIRE.start(2, seed=3), minds, 12)
    kept = 0
    for _ in range(30):
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
        if minds[seat].thoughts is not None:
            kept += int(minds[seat]._trees[0].used["root"][0]) > 0
    assert kept > 3


def test_different_ways_to_a_position_meet_in_one_node() -> None:
    for match, seat in moments(2, (10, 30)):
        mind = GuidedMind(some_network(), 5, simulations=SIMULATIONS)
        mind.think(match, seat)
        (tree,) = mind._trees
        count = int(tree.used["nodes"][0])
        assert count > SIMULATIONS // 10
        assert len(set(tree.nodes["seen"][:count].tolist())) == count


def test_little_room_is_enough() -> None:
    """If there is no room for another node or edge, the network is asked all the same."""
    for match, seat in moments(2, (30,)):
        mind = GuidedMind(some_network(), 5, simulations=500, memory_mb=0.1)
        mind._bytes = 4_000
        thoughts = mind.think(match, seat)
        assert sum(choice.visits for choice in thoughts.considered) == thoughts.simulations
        assert int(mind._trees[0].used["nodes"][0]) == len(mind._trees[0].nodes)


def test_a_seat_that_is_not_asked_is_told_its_chances() -> None:
    for match, seat in moments(2, (30,)):
        thoughts = GuidedMind(some_network(), 5, simulations=SIMULATIONS).think(match, 1 - seat)
        assert not thoughts.considered
        assert len(thoughts.chances) == 2


def tree_that_knows(words: list[int]) -> Tree:
    """A tree that knows only its root, which has these words."""
    nothing = Tree(**dict.fromkeys(Tree._fields))  # type: ignore[arg-type]
    blank = nothing._replace(words_known=[0] * len(words), sum_known=[0])  # type: ignore[arg-type]
    total = in_python(sum_of_numbers)(words, blank)
    return blank._replace(words_known=words, sum_known=[int(total)])  # type: ignore[arg-type]


@pytest.mark.parametrize("length", [2, 5])
def test_every_word_that_is_seen_tells_nodes_apart(length: int) -> None:
    """Also if two words have changed at the same time: the changes do not cancel each other."""
    words = [n << 31 for n in range(-1, length - 1)]
    several = {tuple(words)}
    for one, other in product(range(length), repeat=2):
        for more, less in product((1, 1 << 32, 1 << 62), (0, 1, -1, 1 << 32)):
            changed = words.copy()
            changed[one] ^= more
            changed[other] ^= less
            several.add(tuple(changed))
    sums = {in_python(sum_of_numbers)(list(each), tree_that_knows(words)) for each in several}
    assert len(sums) == len(several)


def test_whatever_the_root_was_words_have_the_same_sum() -> None:
    roots = ([0, 0, 0], [1, -5, 7], [1, 2, 3])
    assert len({in_python(sum_of_numbers)([1, 2, 3], tree_that_knows(root)) for root in roots}) == 1


@pytest.mark.skipif(not COMPILED, reason="compares with compiled rules")
def test_compiled_hashes_are_the_same() -> None:
    for match, seat in moments(2, (5, 30)):
        tree = GuidedTree(some_network(), 1, 1)
        seeing, known = tree._asker.seeing, tree._tree
        hashed = hash_seen(match.state, seat, seeing, known)
        words = seeing.words[: len(known.words_known)].tolist()
        assert hashed == in_python(mixed)(in_python(sum_of_numbers)(words, tree_that_knows(words)), seat)
        tree.run(match.state, 2, seat, 1)  # from now on the tree knows the root
        assert known.words_known.tolist() == words
        assert hash_seen(match.state, seat, seeing, known) == hashed
        assert hash_seen(match.state, 1 - seat, seeing, known) != hashed


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 99, 100, (1 << 40) + 7, (1 << 61) - 1])
def test_square_roots_are_rounded_down(number: int) -> None:
    root = in_python(square_root)(number)
    assert root * root <= number < (root + 1) ** 2
