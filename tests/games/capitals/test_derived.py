"""What a network is told about capitals: what is counted from the pieces, and what it is advised to do."""

import random
from typing import Any

import numpy as np
import pytest

from imperia.games import definition
from imperia.games.capitals.advice import advised
from imperia.games.capitals.board import PRINTED
from imperia.games.capitals.derived import Derived
from imperia.games.capitals.judgement import fifty_times
from imperia.games.capitals.names import NOWHERE
from imperia.games.capitals.outlook import BEST, OTHERWISE
from imperia.games.capitals.outlook_of_numbers import ADVISED, NEAR, STEP
from imperia.games.capitals.pieces import Building
from imperia.games.capitals.state import State
from imperia.games.capitals.told import TOLD_LANDS, TOLD_SEAS, TRUE_OF_LAND
from imperia.kernel.encoding import LooksOfASeat
from imperia.kernel.fields import leaves
from imperia.kernel.in_python import in_python, seen

from .looking import COUNTED, merits, told
from .refusals import ASKED
from .table import at_home, capitals, position

CAPITALS = definition("capitals")
MOST_COLUMNS = 2_400  # of inputs; with 256 weights for each, a network stays below a megabyte


def true_of(province: Any) -> set[str]:
    return {name for bit, name in enumerate(TRUE_OF_LAND) if province["marks"] >> bit & 1}


# ----- How much it is


def test_the_columns_of_all_settings_fit_into_a_small_network_and_tell_the_maps_apart():
    settings = [CAPITALS.setting(players, {"map": name}) for players in (2, 6) for name in PRINTED]
    blanks = np.concatenate([CAPITALS.blank(setting) for setting in settings])
    looks = LooksOfASeat(CAPITALS.struct, CAPITALS.derived, blanks)
    assert looks.prospects.first < MOST_COLUMNS
    assert len(looks.known.features) < 250
    assert {"options.players[0]", "board.seas[0]", "decision[0]", "seats.level[5][0]"} <= set(looks.features)
    assert not any(name.startswith(("stacks", "lands", "seats.voyages")) for name in looks.features)
    assert blanks["board"]["lands"].max() == TOLD_LANDS
    assert blanks["board"]["seas"].max() == TOLD_SEAS


def test_every_field_that_is_told_beside_it_is_one_of_the_record():
    names = [leaf.name for leaf in leaves(State)]
    for beside in Derived.told_beside or ():
        assert any(name == beside or name.startswith(f"{beside}.") for name in names), beside


# ----- Land, sea, players


def test_provinces_are_told_from_the_seat_that_looks():
    lands = {
        5: {"owner": 0, "infantry": 3, "artillery": 1, "building": "farm", "road": True},
        6: {"owner": 0, "holder": 1, "infantry": 2, "tokens": 2},
    }
    match = at_home(lands, stacks=[[5, "infantry/0", 2]])
    mine, theirs = told(match, 0)["lands"], told(match, 1)["lands"]
    assert (mine[4]["soldiers"], mine[4]["fresh"], mine[4]["guns"], mine[5]["tokens"]) == (9, 7, 1, 2)
    assert mine[4]["building"] == Building.FARM - 1
    assert mine[7]["building"] == NOWHERE
    assert true_of(mine[3]) == {"own-capital"}
    assert true_of(theirs[3]) == {"other-capital"}
    assert true_of(mine[4]) == {"road"}
    assert (true_of(mine[5]), true_of(theirs[5])) == ({"lost"}, {"occupied"})
    assert [mine[n]["holder"] for n in (3, 4, 5, 6)] == [0, 0, 1, -1]
    beside = {other for other in (4, 5, 6) if mine[other]["mine_beside"]}
    assert beside  # beside the capital, or beside the fresh soldiers in 5
    assert mine[3]["others_beside"] == 2
    assert mine[3]["free_beside"] == theirs[3]["free_beside"] > 0


def test_what_is_under_way_is_told_of_everybody_and_its_goal_of_oneself_alone():
    ship = {"kind": "ship", "origin": 5, "target": 9, "turns": 2, "infantry": 4, "cavalry": 1}
    builder = {"kind": "builder", "origin": 5, "target": 9, "turns": 1}
    match = at_home({5: {"owner": 0, "port": True}}, voyages=[[ship, builder]], builder_ships=[1, 0])
    for seat in (0, 1):
        player = told(match, seat)["players"][0]
        assert (player["afloat"], player["arrives"], player["builders"]) == (7, 2, 2)
    assert told(match, 0)["lands"][8]["bound"] == 7
    assert not told(match, 1)["lands"]["bound"].any()


def test_players_are_told_by_what_they_have_and_large_amounts_are_cut_off():
    match = at_home(
        currency=[500, 12],
        spies=[3, 0],
        weapons=[2, 0],
        cannonballs=[1, 0],
        free_roads=[4, 0],
        sabotage=[0, 1],
    )
    first, second = told(match, 0)["players"][:2]
    assert (first["currency"], first["wealth"], second["currency"], second["wealth"]) == (40, 200, 12, 12)
    assert (first["spies"], first["arms"], first["free_roads"], second["sabotage"]) == (3, 3, 4, 1)
    assert first["points"].tolist() == [match.scores[0][source] for source in CAPITALS.sources]
    assert not told(match, 0)["players"][2:].tobytes().strip(b"\0")


def test_seas_are_told_from_the_seat_that_looks():
    sea = 43  # the first sea of this map
    match = at_home(seas={sea: {"fleet": 1, "cruiser": 1, "boat": 0}})
    assert [told(match, seat)["seas"][0].tolist() for seat in (0, 1)] == [(0, 6, 1), (6, 0, 2)]


# ----- What is advised


@pytest.mark.parametrize("step", ASKED)
def test_of_all_answers_what_is_advised_has_the_most_merit(step):
    match = capitals.position(**ASKED[step])
    for seat in match.actors:
        code = in_python(advised)(seen(match.observed(seat), State), seat)
        merit = merits(match, seat)
        legal = {a.code: merit.get(int(COUNTED[match.players, seat, a.code]), 0) for a in match.legal(seat)}
        assert [c for c in legal if legal[c] == max(legal.values())] == [code]
        assert legal[code] in (ADVISED, BEST)


def test_offers_have_no_merit_and_numbers_less_the_further_they_are_from_what_is_advised():
    merit = merits(at_home(), 0)
    assert [merit.get(code, 0) for code in range(46)].count(ADVISED) == 1
    assert {merit.get(code, 0) for code in range(46)} == {0, OTHERWISE, ADVISED}
    merit = merits(
        at_home({5: {"owner": 0}}, step="number", verb="infantry"), 0
    )  # two soldiers are to guard the capital
    less = [ADVISED - merit[code] for code in range(401, 405)]
    assert less == [NEAR + STEP, 0, NEAR + STEP, NEAR + 2 * STEP]


def test_who_is_not_asked_is_advised_nothing():
    assert told(position(), 1)["looked"] == 0


def test_parts_of_a_root_are_rounded_down():
    chance = random.Random(1)
    for _ in range(500):
        part, more = chance.randint(-5_000, 5_000), chance.randint(1, 9_000_000)
        exact = 50 * part / (part * part + more) ** 0.5
        assert in_python(fifty_times)(part, part * part + more) == np.floor(exact)
    assert in_python(fifty_times)(3, 25) == 30
    assert in_python(fifty_times)(-3, 25) == -30
