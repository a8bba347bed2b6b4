"""Two servers that share the tables, with Redis between them: any of them serves any table."""

import time

import pytest
from sqlalchemy import create_engine, select, text
from websockets.exceptions import ConnectionClosed

from imperia.table.operating import close_table, hear_person, reopen_table, silence_person
from imperia.table.store.schema import leases
from tests.table.client import GUEST, ME, OPEN, WAIT, Somebody
from tests.table.serving import GENEROUS, Server

LEASE = 60  # seconds: nobody is taken for dead because the machine is busy
SECRET = "correct horse battery"


def new_database(postgresql, name):
    with create_engine(postgresql.url(), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return postgresql.url(name)


@pytest.fixture(scope="module")
def database(postgresql):
    return new_database(postgresql, "sharing")


@pytest.fixture(scope="module")
def servers(database, redis):
    two = [Server(database, redis=redis.url, lease_seconds=LEASE) for _ in range(2)]
    introduce(Everywhere(two, "Zoe"))
    yield two
    for server in two:
        server.stop()


class Everywhere:
    """One person at both servers."""

    def __init__(self, servers, name="Ann"):
        self.here = Somebody(servers[0], name)
        self.there = Somebody(servers[1], None, Authorization=f"Bearer {self.here.token}")


def introduce(person):
    """Let each server ask the other one for a table, so that both know each other long before their next
    beat."""
    for one, other in ((person.here, person.there), (person.there, person.here)):
        other.get(path_of(one.open(ME, GUEST)))


@pytest.fixture
def ann(servers):
    return Everywhere(servers)


@pytest.fixture
def bob(servers):
    return Everywhere(servers, "Bob")


def until(condition):
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


def path_of(table):
    return f"/api/tables/{table['id']}"


def test_a_table_is_played_and_seen_at_both(ann):
    table = ann.here.open(ME, GUEST, GUEST)
    with ann.here.live(table) as here, ann.there.live(table) as there:
        for live in (here, there):
            live.until("welcome")
            live.send(type="look", seat=0)
            assert live.until("welcome")["viewer"] == 0
        assert there.ask(type="act", seat=0, seq=0, notation="bid 3")["seq"] == 1
        assert here.until("update")["seq"] == 1
        assert here.ask(type="act", seat=1, seq=1, notation="bid 1")["seq"] == 2
        assert there.until("update")["seq"] == 2
        refused = there.ask(type="act", seat=1, seq=1, notation="bid 2")
        assert refused["error"]["key"] == "refusal-bid-is-final"
    assert ann.there.post(f"{path_of(table)}/actions", seat=2, seq=2, notation="bid 0")["seq"] == 3
    until(lambda: not ann.here.get(path_of(table))["seats"][0]["connected"])
    assert ann.there.get(path_of(table)) == ann.here.get(path_of(table))


def test_talk_reaches_those_who_are_elsewhere(ann, bob):
    table = ann.here.open(ME, OPEN)
    path = path_of(table)
    with bob.there.live(table) as far:
        far.until("welcome")
        bob.there.post(f"{path}/join")
        assert far.until("welcome")["viewer"] == 1
        ann.here.post(f"{path}/chat", text="for you alone", to=[1])
        assert far.until("chat")["line"]["text"] == "for you alone"
        ann.here.post(f"{path}/agreements", text="Peace", other=1)
        assert far.until("agreement")["agreement"]["state"] == "proposed"
        with ann.here.live(table) as near:
            near.until("welcome")
            bob.there.post(f"{path}/agreements/0/answer", sign=True)
            assert near.until("agreement")["agreement"]["state"] == "standing"
            assert far.ask(type="chat", text="thanks")["type"] == "done"
            assert near.until("chat")["line"]["text"] == "thanks"
    ann.there.post(f"{path}/note", text="mine", version=0)
    assert ann.here.get(f"{path}/note") == {"version": 1, "text": "mine"}


def connected(message):
    return [seat["connected"] for seat in message["table"]["seats"]]


def test_everybody_knows_who_is_there_and_whose_clock_runs(ann, bob):
    table = ann.here.open(ME, OPEN, GUEST, clock={"kind": "live", "bank": 600_000, "increment": 0})
    bob.there.post(f"{path_of(table)}/join")
    with ann.here.live(table) as near:
        assert connected(near.until("welcome")) == [True, False, True]
        with bob.there.live(table) as far:
            welcome = far.until("welcome")
            assert connected(welcome) == [True, True, True]
            assert welcome["table"]["seats"][1]["clock"]["running_since"] is not None
            assert connected(near.until("table")) == [True, True, True]
            near.ask(type="act", seat=0, seq=0, notation="bid 1")
            assert [clock["running_since"] is None for clock in far.until("update")["clocks"]] == [
                True,
                False,
                False,
            ]
        while connected(near.until("table")) != [True, False, True]:
            pass


def test_taking_back_is_agreed_upon_across_servers(ann, bob):
    table = ann.here.open(ME, OPEN, GUEST)
    path = path_of(table)
    bob.there.post(f"{path}/join")
    ann.here.post(f"{path}/actions", seat=0, seq=0, notation="bid 2")
    bob.there.post(f"{path}/actions", seq=1, notation="bid 1")
    ann.here.post(f"{path}/actions", seat=2, seq=2, notation="bid 0")
    ann.here.post(f"{path}/actions", seat=0, seq=3, notation="first 0")
    code = ann.here.get(f"{path}/view", seat=0)["view"]["legal"][0]["code"]
    seq = ann.here.post(f"{path}/actions", seat=0, seq=4, code=code)["seq"]
    with ann.here.live(table) as one, bob.there.live(table) as other:
        other.until("welcome")
        one.until("welcome")
        assert one.ask(type="propose", kind="undo", seat=0)["type"] == "done"
        while (proposal := other.until("table")["table"]["proposal"]) is None:
            pass
        assert other.ask(type="answer", agree=True, proposal=proposal["id"])["type"] == "done"
        assert one.until("update")["undone"]
    assert ann.there.get(path)["seq"] == seq + 1


def test_a_table_opened_here_is_described_and_listed_there(ann, bob):
    table = ann.here.open(ME, GUEST)
    assert ann.there.get(path_of(table)) == ann.here.get(path_of(table))
    (listed,) = ann.there.get("/api/tables", which="mine")
    assert (listed["id"], listed["my_turn"]) == (table["id"], True)
    printed = ann.there.http.get(f"{path_of(table)}/printed")
    again = ann.there.http.get(
        f"{path_of(table)}/printed", headers={"If-None-Match": printed.headers["etag"]}
    )
    assert (printed.status_code, again.status_code) == (200, 304)
    assert bob.there.refused(f"{path_of(table)}/undo", seq=0) == (403, "not-your-seat")
    assert ann.there.refused("/api/tables/aaaaaaaaaa/join") == (404, "unknown-table")


def test_who_may_not_come_in_may_not_elsewhere_either(ann, bob):
    table = ann.here.open(ME, GUEST, spectators=False)
    assert bob.there.ask("GET", path_of(table)).json()["error"]["key"] == "no-spectators"
    with bob.there.live(table) as live:
        assert live.receive()["error"]["key"] == "no-spectators"
        with pytest.raises(ConnectionClosed) as closed:
            live.socket.recv(timeout=WAIT)
    assert closed.value.rcvd.code == 4403


def test_a_seat_changes_hands_and_a_rematch_is_found_from_elsewhere(ann, bob):
    table = ann.here.open(ME, GUEST)
    link = ann.there.post(f"{path_of(table)}/seats/1/link")
    assert bob.there.post("/api/claim", code=link["code"])["id"] == table["id"]
    while (info := ann.there.get(path_of(table)))["status"] == "running":
        seat = info["actors"][0]
        who = (ann, bob)[seat].there
        view = who.get(f"{path_of(table)}/view")["view"]
        who.post(f"{path_of(table)}/actions", seq=info["seq"], code=view["legal"][0]["code"])
    assert ann.there.get(f"{path_of(table)}/verify")["ok"]
    again = bob.here.post(f"{path_of(table)}/rematch")
    assert ann.there.post(f"{path_of(table)}/rematch")["id"] == again["id"]


@pytest.fixture
def forgetful(database, redis):
    """Two servers that give back every table that nobody asks for at the moment."""
    two = [Server(database, redis=redis.url, lease_seconds=LEASE, idle_seconds=0.1) for _ in range(2)]
    yield two
    for server in two:
        server.stop()


def test_a_table_that_was_given_back_is_played_where_somebody_asks_for_it(forgetful, database):
    ann = Everywhere(forgetful)
    table = ann.here.open(ME, GUEST)
    assert ann.there.get(path_of(table))["id"] == table["id"]  # passed on; the other server is remembered
    engine = create_engine(database)

    def holder():
        query = select(leases.c.server).where(leases.c.table_id == table["id"])
        with engine.connect() as connection:
            return connection.execute(query).scalar()

    def asked(somebody):
        """The server that plays the table now. If it has been given back meanwhile, somebody asks again."""
        number = None
        while number is None:
            assert somebody.get(path_of(table))["id"] == table["id"]
            number = holder()
        return number

    before = asked(ann.here)
    until(lambda: holder() is None)
    assert asked(ann.there) != before
    assert ann.here.get(path_of(table))["id"] == table["id"]


def test_a_nickname_is_known_at_both(ann, bob):
    table = ann.here.open(ME, OPEN)
    assert ann.there.get("/api/me")["nickname"] == "Ann"
    ann.here.ask("PATCH", "/api/me", {"nickname": "Anna"})
    until(lambda: ann.there.get("/api/me")["nickname"] == "Anna")
    assert bob.there.post(f"{path_of(table)}/join")["names"][1] == "Bob"


def test_too_large_a_message_is_not_passed_on(ann):
    table = ann.here.open(ME, GUEST)
    with ann.there.live(table) as live:
        live.until("welcome")
        live.send(type="chat", text="x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            live.until("nothing of the kind")
    assert closed.value.rcvd.code == 1009


@pytest.fixture(scope="module")
def strict(database, redis):
    """Two servers that let few people in, have an operator, and learn of changes only from each other."""
    limits = {**GENEROUS, "new_people": [3, 0.0001]}
    settings = {"redis": redis.url, "lease_seconds": LEASE, "operator_secret": SECRET, "sweep_seconds": 3600}
    two = [Server(database, limits, **settings) for _ in range(2)]
    yield two
    for server in two:
        server.stop()


@pytest.fixture(scope="module")
def anna(strict):
    """A person known to both servers, which know each other."""
    person = Everywhere(strict)
    introduce(person)
    until(lambda: renamed(person, "Anna"))
    return person


def test_what_the_operator_orders_at_one_is_heeded_at_both_at_once(anna, strict):
    operator = Somebody(strict[1], None, Authorization=f"Operator {SECRET}")
    table = anna.here.open(ME, GUEST, GUEST)
    with anna.here.live(table) as here, anna.there.live(table) as there:
        here.until("welcome")
        there.until("welcome")
        operator.post(f"/api/operator/tables/{table['id']}/close", reason="spam")
        for live in (here, there):
            assert live.until("welcome")["table"]["closed"]["reason"] == "spam"
        operator.post(f"/api/operator/tables/{table['id']}/reopen")
        for live in (here, there):
            assert live.until("welcome")["table"]["closed"] is None
    operator.post(f"/api/operator/people/{anna.here.id}/silence", hours=1)
    for somebody in (anna.here, anna.there):
        assert somebody.refused(f"{path_of(table)}/chat", text="hello") == (403, "silenced")
    operator.post(f"/api/operator/people/{anna.here.id}/hear")
    found = operator.get("/api/operator/tables", search="ANNA", which="running")["tables"]
    assert found[0]["id"] == table["id"]
    assert operator.get("/api/operator")["tables"]["closed"] == 0


def test_new_people_of_an_address_count_at_both(anna, strict):
    """Anna was the first of the new people."""
    for _ in range(2):
        anna.there.post("/api/me", nickname="Zoe", program=True)
    until(lambda: renamed(anna, "Annie"))  # this is heard after everything that was said before
    assert Somebody(strict[0], None).refused("/api/me", nickname="Zoe") == (429, "too-many-people")


def renamed(person, nickname):
    person.there.ask("PATCH", "/api/me", {"nickname": nickname})
    return person.here.get("/api/me")["nickname"] == nickname


def test_a_table_that_is_closed_at_one_is_closed_at_both_and_who_is_silenced_is_so_at_both(
    ann, bob, database, servers
):
    """The command line gives the orders, without reaching either server."""
    table = ann.here.open(ME, OPEN, GUEST)
    bob.there.post(f"{path_of(table)}/join")
    with ann.here.live(table) as here, bob.there.live(table) as there:
        here.until("welcome")
        there.until("welcome")
        silence_person(database, bob.here.id, 1)
        assert there.ask(type="chat", text="hello")["error"]["key"] == "silenced"
        assert bob.here.refused(f"{path_of(table)}/chat", text="hello") == (403, "silenced")
        close_table(database, table["id"], "spam")
        for live in (here, there):
            while (closed := live.until("welcome")["table"]["closed"]) is None:
                pass
            assert closed["reason"] == "spam"
        for live in (here, there):
            assert live.ask(type="act", seq=0, notation="bid 0")["error"]["key"] == "closed"
    reopen_table(database, table["id"])
    hear_person(database, bob.here.id)
    until(lambda: bob.there.get(path_of(table))["closed"] is None)
    assert bob.there.post(f"{path_of(table)}/chat", text="hello")["text"] == "hello"
    assert bob.here.post(f"{path_of(table)}/actions", seat=1, seq=0, notation="bid 0")["seq"] == 1
