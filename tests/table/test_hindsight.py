"""What a match was like is told when it is over, or earlier at a table that was opened so."""

import random

import pytest

import imperia
from tests.table.client import BOT, GUEST, ME, Somebody, play_to_the_end


@pytest.fixture(scope="module")
def over():
    match, chance = imperia.game("capitals").start(2, seed=5, rounds=5), random.Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def refused(who, table):
    answer = who.ask("GET", path(table))
    return answer.status_code, answer.json()["error"]["key"]


def path(table):
    return f"/api/tables/{table['id']}/hindsight"


def test_a_match_that_is_over_is_told_to_everybody(ann, over):
    table = ann.post("/api/tables/upload", file=over.save())
    told = ann.get(path(table))
    assert told == over.hindsight()
    assert Somebody(ann.server, None).get(path(table)) == told


def test_while_it_runs_it_is_told_only_where_the_table_wants_that(ann):
    kept_back = ann.open(ME, GUEST, game="capitals")
    assert refused(ann, kept_back) == (403, "not-finished")
    table = ann.open(ME, GUEST, game="capitals", luck=True)
    assert (kept_back["luck"], table["luck"]) == (False, True)
    assert ann.get(path(table)) == {"rounds": [], "battles": [], "luck": ann.get(path(table))["luck"]}
    for _ in range(2):
        view = ann.get(f"/api/tables/{table['id']}/view", seat=0)
        actor = view["view"]["actors"][0]
        legal = ann.get(f"/api/tables/{table['id']}/view", seat=actor)["view"]["legal"]
        ann.post(f"/api/tables/{table['id']}/actions", seat=actor, seq=view["seq"], code=legal[0]["code"])
    (now,) = ann.get(path(table))["rounds"]
    assert [seat["land"] for seat in now["seats"]] == [1, 1]


def test_a_game_without_hindsight_says_so(ann):
    table = ann.open(ME, GUEST, luck=True)
    assert refused(ann, table) == (409, "nothing-to-explain")


def test_a_rematch_is_played_by_the_same_rule(ann):
    table = ann.open(ME, BOT, luck=True)
    with ann.live(table) as live:
        play_to_the_end(live)
        live.until("table")
    assert ann.post(f"/api/tables/{table['id']}/rematch")["luck"] is True
