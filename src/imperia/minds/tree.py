"""Information-set Monte Carlo tree search, compiled, for every game that answers the verbs.

Each simulation deals anew everything that the searching seat does not know (`redeal`), so the tree never
knows more than the seat. A node stands for what has been done since the root; chance and hidden cards differ
from one simulation to the next at the same node, and every edge averages over them. Each seat steers towards
its own reward, and in some games first tries what looks good one decision ahead. Sealed decisions are
decoupled: seats that are asked at the same time choose by their own statistics, and none of them by what
another chose in the same simulation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.kernel.chance import Chance, below, draw
from imperia.kernel.entries import Array, Records, choices, lowest_seat
from imperia.kernel.record import Many, Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import FREE, actors, advised, apply, evaluate, legal, over, rank, redeal, weigh
from imperia.minds.edges import Edge, Node, Used, choose_edge, choose_edge_by_looks, new_node, thinned
from imperia.minds.growing import NONE, ONE
from imperia.minds.one_ahead import looks_after

DEEPEST = 4096

# Most of the reward is for winning, shared by those who tie; the rest goes by places.
WINNING = 900_000
# By how many hundredths of a point a position must look better to be e times as likely to win.
CERTAINTY = 250.0


@rule
def likely_code(
    work: Records, players: int, seat: int, codes: Numbers, count: int, values: Numbers, chance: Chance
) -> int:
    """What a player who looks one decision ahead would do in `work[0]`, tried out in `work[1]`; a random one
    of the actions that look equally good."""
    likely = codes[0]
    highest = 0
    equal = 0
    for place in range(count):
        looks = looks_after(work, players, seat, codes[place], values)
        if equal == 0 or looks > highest:
            highest = looks
            equal = 0
        if looks == highest:
            equal += 1
            if below(chance, equal) == 0:
                likely = codes[place]
    return likely


@rule
def one_of_the_highest(looks: Numbers, count: int, chance: Chance) -> int:
    """The place of the highest look; of several, a random one."""
    found = 0
    equal = 0
    for place in range(count):
        if equal == 0 or looks[place] > looks[found]:
            found = place
            equal = 1
        elif looks[place] == looks[found]:
            equal += 1
            if below(chance, equal) == 0:
                found = place
    return found


@rule
def playout(
    work: Records,
    players: int,
    codes: Numbers,
    values: Numbers,
    chance: Chance,
    decisions: int,
    looking: bool,
    by_looks: bool,
    looks: Numbers,
    derived: Records,
) -> None:
    """Play `decisions` decisions, or to the end, with players who look ahead or with random ones. Sealed
    decisions are always random: what one of them is worth shows only when all are made."""
    while decisions > 0 and not over(work[0]):
        asked = actors(work[0])
        seat = lowest_seat(asked)
        advice = advised(work[0], seat)
        if advice != FREE:
            apply(work[0], seat, advice)
            decisions -= 1
            continue
        count = choices(work[0], seat, codes)
        sealed = asked & (asked - 1) != 0
        if looking and not sealed and count > 1:
            if by_looks and weigh(work[0], seat, codes, count, looks, derived[0]):
                code = codes[one_of_the_highest(looks, count, chance)]
            else:
                code = likely_code(work, players, seat, codes, count, values, chance)
        else:
            code = codes[below(chance, count)]
        apply(work[0], seat, code)
        decisions -= 1


@rule
def reward_places(state: Any, players: int, places: Numbers, rewards: Numbers, wins: Numbers) -> None:
    """The rewards of a finished game, and who has won it; each of the two adds up to ONE."""
    rank(state, places)
    winners = 0
    for seat in range(players):
        winners += places[seat] == 0
    pairs = players * (players - 1)
    for seat in range(players):
        beaten = 0  # in halves: those that tie each count as half beaten
        for other in range(players):
            if other != seat:
                beaten += 1 + (places[other] > places[seat]) - (places[other] < places[seat])
        wins[seat] = ONE // winners if places[seat] == 0 else 0
        rewards[seat] = WINNING * wins[seat] // ONE + (ONE - WINNING) * beaten // pairs


@rule
def reward_promise(state: Any, players: int, values: Numbers, rewards: Numbers, wins: Numbers) -> None:
    """The rewards of an unfinished game: each seat's chance of winning, by how good its position looks."""
    evaluate(state, values)
    highest = values[0]
    for seat in range(1, players):
        highest = max(highest, values[seat])
    total = 0.0
    for seat in range(players):
        total += np.exp((values[seat] - highest) / CERTAINTY)
    for seat in range(players):
        wins[seat] = int(ONE * np.exp((values[seat] - highest) / CERTAINTY) / total)
        rewards[seat] = wins[seat]


@rule
def simulate_once(
    root: Records,
    players: int,
    observer: int,
    work: Records,
    nodes: Many[Node],
    edges: Many[Edge],
    used: Used,
    codes: Numbers,
    edge_of_code: Numbers,
    chance: Chance,
    path: Numbers,
    values: Numbers,
    places: Numbers,
    rewards: Numbers,
    wins: Numbers,
    exploration: float,
    playout_decisions: int,
    looking: bool,
    by_looks: bool,
    looks: Numbers,
    derived: Records,
) -> None:
    """One simulation: down the tree, one new edge, a playout, an evaluation, and the rewards back up."""
    work[0] = root[0]
    state = work[0]
    redeal(state, observer, draw(chance), draw(chance))
    node = used.root
    depth = 0
    growing = True
    while growing and not over(state) and depth < DEEPEST - players:
        asked = actors(state)
        several = asked & (asked - 1) != 0
        edge = NONE
        for seat in range(players):
            if (asked >> seat) & 1:
                if node == used.root:  # a person who wants a hint may do everything that is legal
                    count = legal(state, seat, codes)
                else:
                    count = choices(state, seat, codes)
                advice = advised(state, seat)
                count = thinned(codes, count, advice)
                if by_looks and advice == FREE:
                    edge = choose_edge_by_looks(
                        work,
                        players,
                        nodes,
                        node,
                        edges,
                        used,
                        seat,
                        several,
                        codes,
                        count,
                        edge_of_code,
                        values,
                        looks,
                        derived,
                    )
                else:
                    edge = choose_edge(
                        nodes,
                        node,
                        edges,
                        used,
                        seat,
                        codes,
                        count,
                        edge_of_code,
                        chance,
                        exploration,
                        advice,
                    )
                if edge == NONE:  # no room for another edge, and none of the known ones is legal here
                    growing = False
                    apply(state, seat, codes[below(chance, count)])
                else:
                    path[depth] = edge
                    depth += 1
                    growing = growing and edges[edge].visits > 0
                    apply(state, seat, edges[edge].code)
        if growing:
            child = nodes[node].together if several else edges[edge].child
            if child == NONE:
                if used.nodes == len(nodes):
                    break
                child = new_node(nodes, used)
                if several:
                    nodes[node].together = child
                else:
                    edges[edge].child = child
            node = child
    playout(work, players, codes, values, chance, playout_decisions, looking, by_looks, looks, derived)
    if over(state):
        reward_places(state, players, places, rewards, wins)
    else:
        reward_promise(state, players, values, rewards, wins)
    for step in range(depth):
        edge = path[step]
        edges[edge].visits += 1
        edges[edge].value += rewards[edges[edge].seat]


@entry
def search(
    root: Records,
    players: int,
    observer: int,
    work: Records,
    nodes: Records,
    edges: Records,
    used: Records,
    codes: Array,
    edge_of_code: Array,
    chances: Records,
    path: Array,
    values: Array,
    places: Array,
    rewards: Array,
    wins: Array,
    all_wins: Array,
    simulations: int,
    exploration: float,
    playout_decisions: int,
    looking: bool,
    by_looks: bool,
    looks: Array,
    derived: Records,
) -> None:
    """Run the simulations from the root, and add what every seat wins to `all_wins`."""
    for _ in range(simulations):
        simulate_once(
            root,
            players,
            observer,
            work,
            nodes,
            edges,
            used[0],
            codes,
            edge_of_code,
            chances[0],
            path,
            values,
            places,
            rewards,
            wins,
            exploration,
            playout_decisions,
            looking,
            by_looks,
            looks,
            derived,
        )
        used[0].simulations += 1
        for seat in range(players):
            all_wins[seat] += wins[seat]
