"""The nodes and edges of a search tree, and which edge a simulation follows."""

from __future__ import annotations

import numpy as np

from imperia.kernel.chance import Chance, below
from imperia.kernel.entries import Records
from imperia.kernel.record import Many, Numbers, Struct, i1, i4, i8
from imperia.kernel.rule import rule
from imperia.kernel.verbs import FREE, weigh
from imperia.minds.growing import NONE, ONE
from imperia.minds.one_ahead import looks_after


class Node(Struct):
    first_edge = i4()
    together = i4()  # the node after a sealed decision of several seats


class Edge(Struct):
    value = i8()  # sum of the rewards of the seat that chose it
    visits = i4()
    offered = i4()  # how often it was legal when a simulation came by its node
    looks = i4()  # how good the position after it looked to the seat when the edge was new
    next = i4()  # next edge of the same node
    child = i4()
    code = i4()
    seat = i1()


class Used(Struct):
    nodes = i4()
    edges = i4()
    root = i4()
    simulations = i4()


# Where there is no advice: an action that looks better by INCLINATION hundredths of a point is e times as
# likely to be tried, but none is ruled out, because a sacrifice looks bad at first. Untried actions are
# assumed to be a little worse than tried ones.
INCLINATION = 100.0
LEAST_LIKELY = 0.02
CURIOSITY = 0.5
UNTRIED_IS_WORSE = 0.02
# Where there is advice: only about WIDEST answers are considered, another one is tried after every
# VISITS_TO_WIDEN visits, and the advised one gets a bonus of TRUST, which fades with its visits.
WIDEST = 12
VISITS_TO_WIDEN = 6
TRUST = 1.0


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
    edges[edge].looks = 0
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
    """Choose the advised action, a random one that has not been tried yet, or else the one with the highest
    upper confidence bound. Advice is trusted until other actions have proved better, and these are tried one
    after the other: with few simulations, a single look at each of them would say nothing."""
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
def likelihood(looks: int, best: int) -> float:
    likely: float = LEAST_LIKELY + np.exp((looks - best) / INCLINATION)
    return likely


@rule
def has_new(codes: Numbers, count: int, edge_of_code: Numbers) -> bool:
    """Whether one of these codes has no edge yet."""
    for place in range(count):
        if edge_of_code[codes[place]] == NONE:
            return True
    return False


@rule
def choose_edge_by_looks(
    work: Records,
    players: int,
    nodes: Many[Node],
    node: int,
    edges: Many[Edge],
    used: Used,
    seat: int,
    sealed: bool,
    codes: Numbers,
    count: int,
    edge_of_code: Numbers,
    values: Numbers,
    looks: Numbers,
    derived: Records,
) -> int:
    """Choose the action with the highest upper confidence bound. What looks good is tried first, and more
    often until others have proved better. Sealed actions all look alike, because what they are worth shows
    only when all of them are made."""
    index_edges(nodes, node, edges, seat, edge_of_code)
    weighed = False
    if not sealed and used.edges < len(edges) and has_new(codes, count, edge_of_code):
        weighed = weigh(work[0], seat, codes, count, looks, derived[0])
    known = 0
    best_looks = 0
    visited = 0
    value = 0
    for place in range(count):
        edge = edge_of_code[codes[place]]
        if edge == NONE and used.edges < len(edges):
            edge = new_edge(nodes, node, edges, used, seat, codes[place])
            edge_of_code[codes[place]] = edge
            if weighed:
                edges[edge].looks = looks[place]
            elif not sealed:
                edges[edge].looks = looks_after(work, players, seat, codes[place], values)
        if edge != NONE:
            if known == 0 or edges[edge].looks > best_looks:
                best_looks = edges[edge].looks
            visited += edges[edge].visits
            value += edges[edge].value
            codes[known] = codes[place]
            known += 1
    likelihoods = 0.0
    for place in range(known):
        likelihoods += likelihood(edges[edge_of_code[codes[place]]].looks, best_looks)
    untried = value / visited - ONE * UNTRIED_IS_WORSE if visited > 0 else 0.0
    doubt = ONE * CURIOSITY * np.sqrt(visited + 1.0)
    best = NONE
    highest = 0.0
    for place in range(known):
        edge = edge_of_code[codes[place]]
        visits = edges[edge].visits
        bound = edges[edge].value / visits if visits > 0 else untried
        bound += doubt * likelihood(edges[edge].looks, best_looks) / likelihoods / (1 + visits)
        if best == NONE or bound > highest:
            highest = bound
            best = edge
    forget_edges(nodes, node, edges, edge_of_code)
    return best


@rule
def thinned(codes: Numbers, count: int, advice: int) -> int:
    """Where there is advice, keep WIDEST answers, evenly spread, and the advised one; return how many."""
    if count <= WIDEST or advice == FREE:
        return count
    kept = 0
    for place in range(count):
        first = place * WIDEST // count > (place - 1) * WIDEST // count or place == 0
        if first or codes[place] == advice:
            codes[kept] = codes[place]
            kept += 1
    return kept
