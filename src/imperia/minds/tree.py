"""Information-set Monte Carlo tree search, compiled, for every game that answers the verbs.

Each simulation deals everything anew that the searching seat does not know (`redeal`), so the tree never
knows more than the seat. A node stands for what has been done since the root; chance and hidden cards differ
from one simulation to the next at the same node, and every edge averages over them. Each seat steers towards
its own reward. Sealed decisions are decoupled: seats that are asked at the same time choose by their own
statistics, and none of them by what another chose in the same simulation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.kernel.chance import Chance, below, draw
from imperia.kernel.entries import Array, Records, choices, lowest_seat
from imperia.kernel.record import Many, Numbers, Struct, i1, i4, i8
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import FREE, actors, advised, apply, evaluate, legal, over, rank, redeal
from imperia.minds.growing import NONE, ONE
from imperia.minds.one_ahead import margin


class Node(Struct):
    first_edge = i4()
    together = i4()  # the node after a sealed decision of several seats


class Edge(Struct):
    value = i8()  # sum of the rewards of the seat that chose it
    visits = i4()
    offered = i4()  # how often it was legal when the search came by
    next = i4()  # next edge of the same node
    child = i4()
    code = i4()
    seat = i1()


class Used(Struct):
    nodes = i4()
    edges = i4()
    root = i4()
    simulations = i4()


DEEPEST = 4096
# Where there is advice: at most so many answers are considered, another one after every few visits, and what
# is advised looks better by so much until it has been tried.
WIDEST = 12
VISITS_TO_WIDEN = 6
TRUST = 1.0

# Most of the reward is for winning, shared by those who tie; the rest goes by places.
WINNING = 900_000
# By how many hundredths of a point a position must look better to be e times as likely to win.
CERTAINTY = 250.0


@rule
def new_node(nodes: Many[Node], used: Used) -> int:
    node = used.nodes
    used.nodes += 1
    nodes[node].first_edge = NONE
    nodes[node].together = NONE
    return node


@rule
def new_edge(nodes: Many[Node], node: int, edges: Many[Edge], used: Used, seat: int, code: int) -> int:
    edge = used.edges
    used.edges += 1
    edges[edge].value = 0
    edges[edge].visits = 0
    edges[edge].offered = 0
    edges[edge].next = nodes[node].first_edge
    edges[edge].child = NONE
    edges[edge].code = code
    edges[edge].seat = seat
    nodes[node].first_edge = edge
    return edge


@rule
def index_edges(nodes: Many[Node], node: int, edges: Many[Edge], seat: int, edge_of_code: Numbers) -> None:
    """Write the edges of a seat at this node to `edge_of_code`; `forget_edges` wipes them again."""
    edge = nodes[node].first_edge
    while edge != NONE:
        if edges[edge].seat == seat:
            edge_of_code[edges[edge].code] = edge
        edge = edges[edge].next


@rule
def forget_edges(nodes: Many[Node], node: int, edges: Many[Edge], edge_of_code: Numbers) -> None:
    edge = nodes[node].first_edge
    while edge != NONE:
        edge_of_code[edges[edge].code] = NONE
        edge = edges[edge].next


@rule
def choose_edge(
    nodes: Many[Node],
    node: int,
    edges: Many[Edge],
    used: Used,
    seat: int,
    codes: Numbers,
    count: int,
    edge_of_code: Numbers,
    chance: Chance,
    exploration: float,
    advice: int,
) -> int:
    """The action that is advised, a random one that has not been tried yet, or else the one with the highest
    upper confidence bound; what is advised is trusted until others have proved better, and they are tried one
    after the other: with few simulations, a look at each of them would say nothing."""
    index_edges(nodes, node, edges, seat, edge_of_code)
    untried = 0
    visited = 0
    best = NONE
    highest = -1.0
    for place in range(count):
        edge = edge_of_code[codes[place]]
        if edge == NONE:
            codes[untried] = codes[place]
            untried += 1
        else:
            edges[edge].offered += 1
            visits = edges[edge].visits
            visited += visits
            doubt = np.sqrt(np.log(edges[edge].offered) / visits)
            bound = edges[edge].value / visits + ONE * exploration * doubt
            if codes[place] == advice:
                bound += ONE * TRUST / np.sqrt(visits)
            if bound > highest:
                highest = bound
                best = edge
    forget_edges(nodes, node, edges, edge_of_code)
    may_widen = advice == FREE or visited >= (count - untried) * VISITS_TO_WIDEN
    if untried > 0 and may_widen and used.edges < len(edges):
        code = codes[below(chance, untried)]
        for place in range(untried):
            if codes[place] == advice:
                code = advice
        best = new_edge(nodes, node, edges, used, seat, code)
        edges[best].offered = 1
    return best


@rule
def thinned(codes: Numbers, count: int, advice: int) -> int:
    """Where there is advice, at most so many answers are considered: it, and others evenly spread."""
    if count <= WIDEST or advice == FREE:
        return count
    kept = 0
    for place in range(count):
        first = place * WIDEST // count > (place - 1) * WIDEST // count or place == 0
        if first or codes[place] == advice:
            codes[kept] = codes[place]
            kept += 1
    return kept


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
        work[1] = work[0]
        apply(work[1], seat, codes[place])
        evaluate(work[1], values)
        looks = margin(values, seat, players)
        if equal == 0 or looks > highest:
            highest = looks
            equal = 0
        if looks == highest:
            equal += 1
            if below(chance, equal) == 0:
                likely = codes[place]
    return likely


@rule
def playout(
    work: Records,
    players: int,
    codes: Numbers,
    values: Numbers,
    chance: Chance,
    decisions: int,
    looking: bool,
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
            code = likely_code(work, players, seat, codes, count, values, chance)
        else:
            code = codes[below(chance, count)]
        apply(work[0], seat, code)
        decisions -= 1


@rule
def reward_places(state: Any, players: int, places: Numbers, rewards: Numbers, wins: Numbers) -> None:
    """The rewards of a finished game, and who has won it; each add up to ONE."""
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
    """The rewards of a position by how good it looks for each seat: the chances of a race between them."""
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
                edge = choose_edge(
                    nodes, node, edges, used, seat, codes, count, edge_of_code, chance, exploration, advice
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
    playout(work, players, codes, values, chance, playout_decisions, looking)
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
        )
        used[0].simulations += 1
        for seat in range(players):
            all_wins[seat] += wins[seat]
