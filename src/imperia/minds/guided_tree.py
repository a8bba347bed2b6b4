"""A tree search that a network guides, compiled, for every game that answers the verbs.

As in `minds.tree`, each simulation deals anew everything that the searching seat does not know, every seat
steers towards its own reward, and sealed decisions are decoupled. But actions that the policy likes are tried
first, and nothing is played out: the value of a new node is the shares of the pot that the network expects
there. (In some games the policy first plays on from there for a while, and what the network expects after
that counts.) Decisions with only one answer get no node. Nodes are told apart by what the searching seat
knows there: an action leads to different ones depending on what chance reveals, and where several ways lead
to the same record, they meet in one node. So what another seat does in secret does not tell nodes apart, and
in the tree that seat does not remember it either.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy.typing import NDArray

from imperia.kernel.chance import MASK, Chance, draw
from imperia.kernel.entries import Records, choices, lowest_seat
from imperia.kernel.record import Numbers, Struct, i1, i4, i8
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import actors, apply, legal, observe, over, rank, redeal
from imperia.minds.edges import forget_edges, index_edges
from imperia.minds.growing import NONE
from imperia.minds.network.asking import ask
from imperia.minds.network.exponentials import ONE, TEMPERATURE, drawn_by, write_chances
from imperia.minds.network.inputs import Seeing
from imperia.minds.network.layers import Layers, WeightsInUse


class Node(Struct):
    seen = i8()  # a hash of what the searching seat knows here
    first_edge = i4()
    asked = i4()  # the seats for which the network was asked, as bits


class Edge(Struct):
    value = i8()  # sum of the rewards of the seat that chose it
    prior = i4()  # how likely the policy is to take it, in millionths
    visits = i4()
    next = i4()  # next edge of the same node
    code = i4()
    seat = i1()


class Tree(NamedTuple):
    """A tree, and room for one simulation."""

    nodes: NDArray[Any]
    edges: NDArray[Any]
    used: NDArray[Any]
    slots: NDArray[Any]  # a hash table: each node but the first, found by what is seen there; NONE where free
    work: NDArray[Any]  # a record
    words_known: NDArray[Any]  # what the searching seat knew at the last root, in words of 64 bits
    sum_known: NDArray[Any]  # one element: the sum of the numbers of these words, less those of zeros
    codes: NDArray[Any]
    edge_of_code: NDArray[Any]
    path: NDArray[Any]
    places: NDArray[Any]
    rewards: NDArray[Any]
    all_rewards: NDArray[Any]


DEEPEST = 1024
EXPLORATION = 500_000  # millionths
UNTRIED_LOOKS_WORSE = 20_000  # than the average of what has been tried
ROOT_BITS = 10  # fractional bits of a square root
HASH_FACTOR = 0x9E3779B97F4A7C15 >> 2 | 1
HASH_MASK = (1 << 62) - 1


@rule
def mixed(number: int, word: int) -> int:
    return ((number ^ (number >> 31)) * HASH_FACTOR + word) & HASH_MASK


@rule
def number_of(place: int, word: int) -> int:
    """The number that stands for a word of 64 bits at a place. It is mixed several times: otherwise changes
    in two words could cancel out."""
    number = mixed(mixed(place + 1, word & MASK), (word >> 32) & MASK)
    return mixed(mixed(mixed(number, 0), 0), 0)


@rule
def sum_of_numbers(words: Numbers, tree: Tree) -> int:
    """The sum over all words. Few differ from those of the root, so only the differences are added."""
    known = tree.words_known
    total: int = tree.sum_known[0]
    for place in range(len(known)):
        if words[place] != known[place]:
            total += number_of(place, words[place]) - number_of(place, known[place])
    return total & HASH_MASK


@rule
def see(states: Records, seat: int, seeing: Seeing) -> None:
    seeing.seen[0] = states[0]
    observe(seeing.seen[0], seat)


@rule
def know_root(root: Records, observer: int, seeing: Seeing, tree: Tree) -> None:
    see(root, observer, seeing)
    tree.sum_known[0] = sum_of_numbers(seeing.words, tree)
    for place in range(len(tree.words_known)):
        tree.words_known[place] = seeing.words[place]


@rule
def hash_of_what_is_seen(states: Records, seat: int, seeing: Seeing, tree: Tree) -> int:
    see(states, seat, seeing)
    return mixed(sum_of_numbers(seeing.words, tree), seat)


@rule
def square_root(number: int) -> int:
    """The square root, rounded down, of a number below 2**62."""
    root = 0
    bit = 1 << 60
    while bit > number:
        bit >>= 2
    while bit != 0:
        if number >= root + bit:
            number -= root + bit
            root = (root >> 1) + bit
        else:
            root >>= 1
        bit >>= 2
    return root


@rule
def new_node(tree: Tree, seen: int) -> int:
    used = tree.used[0]
    node: int = used.nodes
    used.nodes += 1
    tree.nodes[node].seen = seen
    tree.nodes[node].first_edge = NONE
    tree.nodes[node].asked = 0
    return node


@rule
def new_edge(tree: Tree, node: int, seat: int, code: int, prior: int) -> None:
    used = tree.used[0]
    edge = used.edges
    used.edges += 1
    tree.edges[edge].value = 0
    tree.edges[edge].prior = prior
    tree.edges[edge].visits = 0
    tree.edges[edge].next = tree.nodes[node].first_edge
    tree.edges[edge].code = code
    tree.edges[edge].seat = seat
    tree.nodes[node].first_edge = edge


@rule
def reward_shares(seat: int, players: int, layers: Layers, rewards: Numbers) -> None:
    """Reward every seat with the share that the network expects for it."""
    for steps in range(players):
        rewards[(seat + steps) % players] = layers.shares[steps]


@rule
def reward_places(state: Any, players: int, places: Numbers, rewards: Numbers) -> None:
    """Those who came first share the pot."""
    rank(state, places)
    winners = 0
    for seat in range(players):
        winners += places[seat] == 0
    for seat in range(players):
        rewards[seat] = ONE // winners if places[seat] == 0 else 0


@rule
def add_edges(
    tree: Tree,
    node: int,
    seat: int,
    players: int,
    count: int,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
    temperature: int,
) -> None:
    """Ask the network, and add edges for those answers that have none yet, as far as there is room."""
    ask(tree.work, seat, players, tree.codes, count, seeing, weights, layers)
    write_chances(layers.logits, count, temperature, layers.chances)
    index_edges(tree.nodes, node, tree.edges, seat, tree.edge_of_code)
    for place in range(count):
        code = tree.codes[place]
        if tree.edge_of_code[code] == NONE and has_room_for_edges(tree):
            new_edge(tree, node, seat, code, layers.chances[place])
    forget_edges(tree.nodes, node, tree.edges, tree.edge_of_code)
    tree.nodes[node].asked |= 1 << seat


@rule
def has_room_for_edges(tree: Tree) -> bool:
    used: int = tree.used[0].edges
    return used < len(tree.edges)


@rule
def has_all_edges(tree: Tree, node: int, seat: int, count: int) -> bool:
    """Whether the network was asked about every answer that is possible on this deal."""
    index_edges(tree.nodes, node, tree.edges, seat, tree.edge_of_code)
    found = True
    for place in range(count):
        if tree.edge_of_code[tree.codes[place]] == NONE:
            found = False
    forget_edges(tree.nodes, node, tree.edges, tree.edge_of_code)
    return found


@rule
def choose_edge(tree: Tree, node: int, seat: int, count: int, exploration: int) -> int:
    """The answer that promises most, with a bonus for those that the policy likes and that were tried little;
    NONE if there was no room for any."""
    index_edges(tree.nodes, node, tree.edges, seat, tree.edge_of_code)
    visited = 0
    value = 0
    for place in range(count):
        edge = tree.edge_of_code[tree.codes[place]]
        if edge != NONE:
            visited += tree.edges[edge].visits
            value += tree.edges[edge].value
    of_untried = value // visited - UNTRIED_LOOKS_WORSE if visited > 0 else 0
    bonus = exploration * square_root((visited + 1) << (2 * ROOT_BITS)) >> ROOT_BITS
    best = NONE
    highest = 0
    for place in range(count):
        edge = tree.edge_of_code[tree.codes[place]]
        if edge != NONE:
            tried = tree.edges[edge].visits
            promise = tree.edges[edge].value // tried if tried > 0 else of_untried
            bound = promise + bonus * tree.edges[edge].prior // (ONE * (1 + tried))
            if best == NONE or bound > highest:
                highest = bound
                best = edge
    forget_edges(tree.nodes, node, tree.edges, tree.edge_of_code)
    return best


@rule
def go_to_decision(state: Any, codes: Numbers) -> None:
    """Make all decisions that have only one answer, up to the next real one or the end."""
    deciding = False
    while not deciding and not over(state):
        seat = lowest_seat(actors(state))
        deciding = choices(state, seat, codes) > 1
        if not deciding:
            apply(state, seat, codes[0])


@rule
def play_on(
    tree: Tree,
    players: int,
    decisions: int,
    chance: Chance,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
) -> None:
    """Make `decisions` decisions, or all that are left, each drawn from the policy of its seat."""
    state = tree.work[0]
    go_to_decision(state, tree.codes)
    while decisions > 0 and not over(state):
        seat = lowest_seat(actors(state))
        count = choices(state, seat, tree.codes)
        ask(tree.work, seat, players, tree.codes, count, seeing, weights, layers)
        write_chances(layers.logits, count, TEMPERATURE, layers.chances)
        apply(state, seat, tree.codes[drawn_by(layers.chances, count, chance)])
        go_to_decision(state, tree.codes)
        decisions -= 1


@rule
def reward_reached(tree: Tree, players: int, seeing: Seeing, weights: WeightsInUse, layers: Layers) -> None:
    """Reward every seat by the result, or by what the network expects where the match has got to."""
    state = tree.work[0]
    if over(state):
        reward_places(state, players, tree.places, tree.rewards)
        return
    seat = lowest_seat(actors(state))
    count = choices(state, seat, tree.codes)
    ask(tree.work, seat, players, tree.codes, count, seeing, weights, layers)
    reward_shares(seat, players, layers, tree.rewards)


@rule
def node_here(tree: Tree, observer: int, seeing: Seeing) -> int:
    """The node for what the observer sees now, whichever way led here; NONE if a new one has no room. No way
    leads back to a node: in every game, each decision uses something up."""
    seen = hash_of_what_is_seen(tree.work, observer, seeing, tree)
    last = len(tree.slots) - 1
    slot = seen & last
    while tree.slots[slot] != NONE and tree.nodes[tree.slots[slot]].seen != seen:
        slot = (slot + 1) & last
    if tree.slots[slot] == NONE and tree.used[0].nodes < len(tree.nodes):
        tree.slots[slot] = new_node(tree, seen)
    found: int = tree.slots[slot]
    return found


@rule
def simulate_once(
    root: Records,
    players: int,
    observer: int,
    tree: Tree,
    chance: Chance,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
    exploration: int,
    temperature: int,
    played_on: int,
) -> None:
    """One simulation: down the tree to a new node or to the end, perhaps some decisions further, and the
    rewards back up."""
    tree.work[0] = root[0]
    state = tree.work[0]
    redeal(state, observer, draw(chance), draw(chance))
    node = tree.used[0].root
    depth = 0
    growing = True
    while growing and not over(state):
        asked = actors(state)
        is_root = node == tree.used[0].root
        for seat in range(players):
            if growing and (asked >> seat) & 1:
                # A person who wants a hint may do everything that is legal.
                count = legal(state, seat, tree.codes) if is_root else choices(state, seat, tree.codes)
                if count == 1 and not is_root:
                    apply(state, seat, tree.codes[0])
                    continue
                if node == NONE or depth >= DEEPEST - players:
                    ask(tree.work, seat, players, tree.codes, count, seeing, weights, layers)
                    growing = False
                elif not (tree.nodes[node].asked >> seat) & 1:
                    growing = is_root or tree.nodes[node].asked != 0
                    add_edges(tree, node, seat, players, count, seeing, weights, layers, temperature)
                elif has_room_for_edges(tree) and not has_all_edges(tree, node, seat, count):
                    add_edges(tree, node, seat, players, count, seeing, weights, layers, temperature)
                if growing:
                    edge = choose_edge(tree, node, seat, count, exploration)
                    if edge == NONE:
                        ask(tree.work, seat, players, tree.codes, count, seeing, weights, layers)
                        growing = False
                    else:
                        tree.path[depth] = edge
                        depth += 1
                        apply(state, seat, tree.edges[edge].code)
                if not growing:
                    reward_shares(seat, players, layers, tree.rewards)
        if growing:
            go_to_decision(state, tree.codes)
            if not over(state):
                node = node_here(tree, observer, seeing)
    if growing:
        reward_places(state, players, tree.places, tree.rewards)
    elif played_on > 0:
        play_on(tree, players, played_on, chance, seeing, weights, layers)
        reward_reached(tree, players, seeing, weights, layers)
    for step in range(depth):
        edge = tree.path[step]
        tree.edges[edge].visits += 1
        tree.edges[edge].value += tree.rewards[tree.edges[edge].seat]


@entry
def search_guided(
    root: Records,
    players: int,
    observer: int,
    tree: Tree,
    chances: Records,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
    simulations: int,
    exploration: int,
    temperature: int,
    played_on: int,
) -> None:
    """Run the simulations from the root, and add what every seat gets to `all_rewards`. After long training a
    policy is so sure of itself that nothing else would ever be tried, so its chances are taken at
    `temperature`. From a new node the policy plays on for `played_on` decisions."""
    chance = chances[0]
    know_root(root, observer, seeing, tree)
    for _ in range(simulations):
        simulate_once(
            root,
            players,
            observer,
            tree,
            chance,
            seeing,
            weights,
            layers,
            exploration,
            temperature,
            played_on,
        )
        tree.used[0].simulations += 1
        for seat in range(players):
            tree.all_rewards[seat] += tree.rewards[seat]


@entry
def hash_seen(states: Records, seat: int, seeing: Seeing, tree: Tree) -> int:
    """The hash by which nodes are told apart; it also differs between seats."""
    return hash_of_what_is_seen(states, seat, seeing, tree)
