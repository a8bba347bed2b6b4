"""What the rules of a game prescribe for bots holds however these are run. In founders (F6.2) no bot proposes
an end, or agrees to one while something is left."""

import numpy as np
import pytest

from imperia.arena import Simulation
from imperia.arena.playing import play, play_game
from imperia.arena.simulate import Outcomes
from imperia.arena.tournament import Tournament
from imperia.games.founders.names import Event
from imperia.games.founders.pieces import Stack
from imperia.kernel.rule import COMPILED
from imperia.minds import GreedyMind, OwnMind, RandomMind, SearchMind
from imperia.minds.bulk import AT_RANDOM, Policy, play_in_bulk
from imperia.minds.network import network_of
from imperia.minds.policy import PolicyMind
from tests.games.founders.table import SMALL, founders, position
from tests.games.playing import games

AGREED = {"agreed_end": True, "tiles": SMALL}
PROPOSE = founders.definition.code("propose", [])
PROPOSED = {Event.PROPOSED}


def ended_by_the_rules(states):
    """F6.1: no victory tile left, or nothing to open."""
    return (states["row_size"][:, Stack.VICTORY] == 0) | (states["stack_left"] == 0).all(axis=1)


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_simulation_ends_as_if_nobody_could_propose(bots):  # F6.2
    count = games({"random": 60, "greedy": 4}, {"random": 3, "greedy": 1})[bots]
    run = Simulation("founders", 2, count, seed=1, options=AGREED, bots=bots)
    states = np.zeros(count, run.definition.dtype)
    run.play_into(states, 0, Outcomes.room_for(count, len(run.definition.sources)))
    assert ended_by_the_rules(states).all()


@pytest.mark.parametrize("attention", [AT_RANDOM, 100])
def test_games_in_bulk_have_no_proposal(attention):  # F6.2
    count = games(8, 1)
    blank = founders.definition.blank(founders.definition.setting(2, AGREED))
    policies = [Policy(attention, 0)] * (2 * count)
    played = play_in_bulk(blank, 2, range(count), range(2 * count), policies, PROPOSED, 1)
    assert played.counts.tolist() == [0] * count
    assert ended_by_the_rules(played.states).all()


@pytest.mark.skipif(not COMPILED, reason="interpreted, a game of greedy bots takes a minute")
def test_a_tournament_in_bulk_plays_the_games_of_its_matches():  # F6.2
    """Compiled games, in which seats with a single choice go on at once, are those of minds at a match."""
    tournament = Tournament("founders", ["greedy", "casual"], games=2, seed=5, options=AGREED)
    (batch,) = play(tournament, [range(2)], workers=1)
    for game, row in enumerate(batch.to_pylist()):
        alone = play_game(tournament, game)
        same = [name for name in row if name != "seconds" and not name.startswith("failure")]
        assert {name: row[name] for name in same} == {name: alone[name] for name in same}


def test_a_search_expects_no_proposals_of_others():  # F6.2
    match = position(step="tile", rows={"green": ["lake"], "blue": [], "purple": []}, agreed_end=True)
    mind = SearchMind(1, simulations=games(400, 40), memory_mb=4)
    mind.think(match, 0)
    tree = mind._trees[0]
    tried = tree.edges["code"][: int(tree.used["edges"][0])]
    assert len(tried) > 3
    assert PROPOSE not in tried


def test_a_person_who_asks_what_to_do_hears_of_proposals():  # F6.2
    match = position(step="propose")
    thoughts = SearchMind(1, simulations=games(60, 10), memory_mb=4).think(match, 0)
    assert {considered.action.notation for considered in thoughts.considered} == {"propose", "go-on"}


@pytest.mark.parametrize("seed", range(games(6, 2)))
def test_a_person_is_not_advised_to_propose_what_bots_refuse(seed):  # F6.2
    """Otherwise it would be chance which of the two is visited more often, since a proposal leads to
    nothing."""
    match = position(step="propose")
    thoughts = SearchMind(seed, simulations=games(60, 20), memory_mb=4).think(match, 0)
    assert thoughts.considered[0].action.notation == "go-on"


def test_a_person_who_leads_is_advised_to_agree():  # F6.2
    """A bot would refuse, because something is left."""
    nations = [["mine@0,0", "stable@1,0", "altar-iron-horses@0,1"], ["lake@0,0", "cliff@1,0"]]
    match = position(step="answer", proposer=1, nations=nations)
    assert match.settled(0).notation == "refuse"
    thoughts = SearchMind(1, simulations=games(60, 20), memory_mb=4).think(match, 0)
    assert thoughts.considered[0].action.notation == "agree"


def test_a_policy_likes_what_is_prescribed():  # F6.2
    """The policy itself never learned anything about proposals."""
    mind = PolicyMind(network_of("founders"))
    liked = mind.think(position(step="propose"), 0).liked
    assert [(one.action.notation, round(one.chance, 3)) for one in liked] == [("go-on", 1.0)]


def test_a_bot_of_ones_own_is_not_asked_what_the_rules_prescribe():  # F6.2
    class Proposer:
        asked = 0

        def choose(self, view):
            self.asked += 1
            return view["legal"][0]["code"]

    bot, complaints = Proposer(), []
    mind = OwnMind(bot, GreedyMind(), complaints.append)
    assert mind.choose(position(step="propose"), 0).notation == "go-on"
    assert mind.choose(position(step="answer", proposer=1), 0).notation == "refuse"
    assert (bot.asked, complaints) == (0, [])
    assert mind.choose(position(), 0).kind == "open"
    assert bot.asked == 1


def test_only_who_is_asked_has_something_prescribed():  # F6.2
    match = position(step="propose", turn=1)
    assert match.settled(0) is None
    assert match.settled(1).notation == RandomMind(1).choose(match, 1).notation == "go-on"
    assert position().settled(0) is None
