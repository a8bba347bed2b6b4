"""Two servers on one database: the slower one learns the truth, and every match goes on at both."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from sqlalchemy import create_engine, select, text

from imperia.table.errors import Refused
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store.schema import actions
from imperia.table.tables import opening, seating
from tests.table.client import BOT, GUEST, ME, OPEN, Somebody, play_to_the_end
from tests.table.inside import FAR_AWAY, Watcher, open_house, until
from tests.table.serving import Server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request, tmp_path_factory):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.db'}"
    cluster = request.getfixturevalue("postgresql")
    with create_engine(cluster.url(), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text("CREATE DATABASE two_servers"))
    return cluster.url("two_servers")


@pytest.fixture(scope="module")
def servers(database):
    """Two servers, neither of which looks of its own accord at what the other one has done."""
    with ThreadPoolExecutor() as threads:  # at the same time, on a database that does not exist yet
        both = partial(Server, sweep_seconds=FAR_AWAY, makes_database=True)
        two = list(threads.map(both, [database] * 2))
        yield two
        list(threads.map(Server.stop, two))


class Both:
    """One person at both servers."""

    def __init__(self, servers, name="Ann"):
        self.here = Somebody(servers[0], name)
        self.there = Somebody(servers[1], None, Authorization=f"Bearer {self.here.token}")

    def open(self, *seats, **wishes):
        """A table that both servers have in memory."""
        table = self.here.open(*seats, **wishes)
        assert self.there.get(f"/api/tables/{table['id']}")["id"] == table["id"]
        return table


@pytest.fixture
def ann(servers):
    return Both(servers)


def bid(who, table, seat, seq, coins):
    wish = {"seat": seat, "seq": seq, "notation": f"bid {coins}"}
    response = who.ask("POST", f"/api/tables/{table['id']}/actions", wish)
    return response.json()["seq"] if response.is_success else response.json()["error"]["key"]


def log_of(database, table):
    query = select(actions.c.seq, actions.c.seat).where(actions.c.table_id == table["id"])
    with create_engine(database).connect() as connection:
        return [tuple(row) for row in connection.execute(query.order_by(actions.c.seq))]


def test_whoever_was_slower_is_refused_with_the_reason_and_the_true_position_is_told(ann, database):
    table = ann.open(ME, GUEST, GUEST)
    with ann.there.live(table) as live:
        live.until("welcome")
        live.send(type="look", seat=1)
        assert live.until("welcome")["seq"] == 0
        assert bid(ann.here, table, 0, 0, 3) == 1
        assert bid(ann.there, table, 0, 0, 1) == "refusal-bid-is-final"
        told = live.until("welcome")
        assert (told["seq"], told["view"]["step"], len(told["events"]) > 0) == (1, 1, True)
        assert bid(ann.there, table, 1, 1, 1) == 2
        assert live.until("update")["seq"] == 2
    assert bid(ann.here, table, 1, 1, 2) == "refusal-bid-is-final"
    assert bid(ann.here, table, 2, 2, 1) == 3
    assert log_of(database, table) == [(0, 0), (1, 1), (2, 2)]


def test_a_move_that_is_there_already_is_acknowledged(ann, database):
    table = ann.open(ME, GUEST, GUEST)
    assert bid(ann.here, table, 0, 0, 3) == 1
    assert bid(ann.there, table, 0, 0, 3) == 1
    assert log_of(database, table) == [(0, 0)]
    assert bid(ann.there, table, 1, 1, 1) == 2


def test_sealed_choices_of_others_do_no_harm_at_another_server_either(ann, database):
    table = ann.open(ME, GUEST, GUEST)
    assert bid(ann.here, table, 0, 0, 3) == 1
    assert bid(ann.there, table, 1, 0, 2) == 2
    assert bid(ann.here, table, 2, 0, 1) == 3
    assert log_of(database, table) == [(0, 0), (1, 1), (2, 2)]


def test_what_another_action_or_undo_has_overtaken_is_stale(ann, database):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    for seat in range(3):
        bid(ann.here, table, seat, seat, seat)
    (namer,) = ann.here.get(path)["actors"]
    ann.here.post(f"{path}/actions", seat=namer, seq=3, notation=f"first {namer}")
    assert isinstance(bid(ann.there, table, 0, 0, 2), str)  # by this refusal the server learns of all that
    cards = [action["code"] for action in ann.there.get(f"{path}/view", seat=namer)["view"]["legal"]]

    assert ann.here.post(f"{path}/actions", seat=namer, seq=4, code=cards[0]) == {"seq": 5, "step": 5}
    assert ann.there.refused(f"{path}/actions", seat=namer, seq=4, code=cards[1]) == (409, "stale")
    assert ann.there.post(f"{path}/undo", seat=namer, seq=5) == {"seq": 6, "step": 4}
    assert ann.there.post(f"{path}/actions", seat=namer, seq=6, code=cards[1]) == {"seq": 7, "step": 5}
    assert ann.here.post(f"{path}/undo", seat=namer, seq=5) == {"seq": 7, "step": 5}  # this undo counts
    then = ann.there.get(f"{path}/view", seat=namer)["view"]["legal"][0]["code"]
    assert ann.there.post(f"{path}/actions", seat=namer, seq=7, code=then) == {"seq": 8, "step": 6}
    assert ann.here.refused(f"{path}/undo", seat=namer, seq=7) == (409, "stale")
    assert [ann.here.get(path)[name] for name in ("seq", "step")] == [8, 6]
    assert [seq for seq, _ in log_of(database, table)] == list(range(8))


def test_bots_of_both_servers_play_one_match_to_its_end(ann, database):
    table = ann.open(BOT, ME, BOT)
    with ann.here.live(table) as here, ann.there.live(table) as there:
        there.until("welcome")
        assert play_to_the_end(here)["over"]
    path = f"/api/tables/{table['id']}"
    finished = ann.here.get(path)
    log = log_of(database, table)
    assert [seq for seq, _ in log] == list(range(finished["seq"]))
    assert ann.here.get(f"{path}/verify")["ok"]


def test_everybody_may_talk_at_both(ann):
    table = ann.open(ME, GUEST)
    path = f"/api/tables/{table['id']}/chat"
    said = [who.post(path, text=f"line {n}")["n"] for n, who in enumerate([ann.here, ann.there] * 3)]
    assert said == list(range(6))
    assert [line["text"] for line in ann.there.get(path)] == [f"line {n}" for n in range(6)]


def test_one_seat_is_taken_by_one_person(ann, servers):
    bob, cleo = Both(servers, "Bob"), Both(servers, "Cleo")
    table = ann.open(ME, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    bob.here.post(f"{path}/join", seat=1)
    assert cleo.there.refused(f"{path}/join", seat=1) == (409, "stale")
    assert cleo.there.post(f"{path}/join", seat=2)["names"] == ["Ann", "Bob", "Cleo"]
    assert ann.there.get(path)["status"] == "running"


def test_a_seat_that_was_taken_at_a_server_not_heard_of_yet_is_stale_and_then_taken(tmp_path):
    wish = TableWish("empire", 3, seats=list(map(SeatWish, ("me", "open", "open"))))

    async def test():
        # Neither server follows the other one until it is told to.
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            ann, bob, cleo = [(await here.people.create(name, 0))[0] for name in ("Ann", "Bob", "Cleo")]
            table = await opening.open_table(here.hall, ann, wish)
            other = await there.hall.find(table.details.id)
            await table.worker.ask(lambda: seating.join(table, bob, 1))
            for why in ("stale", "no-free-seat"):
                with pytest.raises(Refused, match=why):
                    await other.worker.ask(lambda: seating.join(other, cleo, 1))

    asyncio.run(test())


def test_what_the_other_server_did_is_told_without_a_conflict_too(tmp_path):
    wish = TableWish("empire", 3, seats=list(map(SeatWish, ("me", "guest", "open"))))

    async def test():
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            ann, _ = await here.people.create("Ann", 0)
            bob, _ = await here.people.create("Bob", 0)
            table = await opening.open_table(here.hall, ann, wish)
            other = await there.hall.find(table.details.id)
            watcher = Watcher()
            other.audience.join(watcher)
            await there.hall.follow_other_servers()
            await other.worker.ask(other.settled)
            assert len(watcher.of("welcome")) == 1  # nothing has happened

            await table.worker.ask(lambda: seating.join(table, bob, None))
            await there.hall.follow_other_servers()
            await other.worker.ask(other.settled)
            told = watcher.of("welcome")[-1]
            assert (told["table"]["names"][2], told["table"]["status"]) == ("Bob", "running")

            await table.worker.ask(lambda: table.act(ann, 0, 0, "bid 2"))
            await there.hall.follow_other_servers()
            await until(lambda: watcher.of("welcome")[-1]["seq"] == 1)

    asyncio.run(test())


def test_talk_is_the_same_at_both(ann, servers):
    bob = Both(servers, "Bob")
    path = f"/api/tables/{ann.here.open(ME, OPEN)['id']}"
    bob.here.post(f"{path}/join")
    assert ann.there.get(path)["status"] == "running"
    ann.here.post(f"{path}/chat", text="here", to=[1])
    assert bob.there.post(f"{path}/chat", text="there", to=[0])["n"] == 1  # this server has followed
    for who in (ann.here, ann.there, bob.here, bob.there):
        assert [line["text"] for line in who.get(f"{path}/chat")] == ["here", "there"]

    agreement = ann.here.post(f"{path}/agreements", text="Peace", other=1)
    assert ann.there.post(f"{path}/agreements", text="More peace", other=1)["n"] == 1
    assert bob.there.post(f"{path}/agreements/0/answer", sign=True)["state"] == "standing"
    assert ann.here.refused(f"{path}/agreements/0/answer", sign=False) == (409, "not-to-be-signed")
    assert ann.here.get(f"{path}/agreements")[0]["signed"] == [0, 1] != agreement["signed"]

    ann.here.post(f"{path}/note", text="here", version=0)
    assert ann.there.refused(f"{path}/note", text="there", version=0) == (409, "note-changed")
    assert ann.there.get(f"{path}/note") == {"version": 1, "text": "here"}
