"""What is written for some people reaches them and nobody else: private lines, notes and agreements."""

import json
import random

import pytest
from sqlalchemy import create_engine, text

from tests.table.client import BOT, GUEST, ME, OPEN, Somebody
from tests.table.serving import Server


@pytest.fixture(scope="module")
def server(request, tmp_path_factory):
    if getattr(request, "param", "sqlite") == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('talk') / 'tables.db'}"
    else:
        cluster = request.getfixturevalue("postgresql")
        with create_engine(cluster.url(), isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("CREATE DATABASE talk"))
        database = cluster.url("talk")
    running = Server(database)
    yield running
    running.stop()


# These tests depend on the database; everything above it is the same with both kinds.
in_either_database = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def cleo(server):
    return Somebody(server, "Cleo")


@pytest.fixture
def eve(server):
    return Somebody(server, "Eve")


def for_three(ann, bob, cleo, **wishes):
    """The path of a running table where three people sit."""
    path = f"/api/tables/{ann.open(ME, OPEN, OPEN, **wishes)['id']}"
    bob.post(f"{path}/join", seat=1)
    cleo.post(f"{path}/join", seat=2)
    return path


def table_at(path):
    return {"id": path.rsplit("/", 1)[1]}


def texts(somebody, path, **query):
    return [line["text"] for line in somebody.get(f"{path}/chat", **query)]


# ----- Private lines


def test_a_line_for_some_seats_reaches_these_and_its_writer(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo)
    ann.post(f"{path}/chat", text="to all")
    table = table_at(path)
    with bob.live(table) as bobs, cleo.live(table) as cleos, eve.live(table) as eves:
        for live in (bobs, cleos, eves):
            live.until("welcome")
        line = ann.post(f"{path}/chat", text="for Bob", to=[1, 1])
        ann.post(f"{path}/chat", text="to all again")
        assert [bobs.until("chat")["line"]["text"] for _ in range(2)] == ["for Bob", "to all again"]
        assert [live.until("chat")["line"]["text"] for live in (cleos, eves)] == ["to all again"] * 2
    assert (line["seat"], line["to"]) == (0, [1])
    for reader, known in ((ann, 3), (bob, 3), (cleo, 2), (eve, 2)):
        with reader.live(table_at(path)) as live:
            welcome = live.until("welcome")
        assert len(welcome["chat"]) == len(reader.get(f"{path}/chat")) == known
    assert ann.get(path)["private_chat"]


def test_a_program_may_write_a_private_line_live_once(ann, bob, cleo):
    path = for_three(ann, bob, cleo)
    with ann.live(table_at(path)) as live:
        for to in ([1], [1], [2], [1, 2]):
            assert live.ask(type="chat", id="x", text="psst", to=to)["type"] == "done"
    assert [line["to"] for line in ann.get(f"{path}/chat")] == [[1], [2], [1, 2]]


def test_who_cannot_write_to_some_seats_alone_is_told_why(ann, bob, cleo, eve):
    waiting = f"/api/tables/{ann.open(ME, OPEN)['id']}/chat"
    assert ann.refused(waiting, text="x", to=[1]) == (409, "not-running")
    with_bot = f"/api/tables/{ann.open(ME, BOT)['id']}/chat"
    assert ann.refused(with_bot, text="x", to=[1]) == (400, "bad-readers")
    path = for_three(ann, bob, cleo)
    assert ann.refused(f"{path}/chat", text="x", to=[]) == (400, "bad-readers")
    assert ann.refused(f"{path}/chat", text="x", to=[0, 1]) == (400, "bad-readers")
    assert ann.refused(f"{path}/chat", text="x", to=[3]) == (404, "unknown-seat")
    assert ann.refused(f"{path}/chat", text="x", to=[-1]) == (404, "unknown-seat")
    assert ann.refused(f"{path}/chat", text="x", to=[1], seat=1) == (403, "not-your-seat")
    assert ann.refused(f"{path}/chat", text="x", to=[1] * 17) == (400, "malformed")
    assert eve.refused(f"{path}/chat", text="x", to=[1]) == (403, "private-for-seats")
    openly = for_three(ann, bob, cleo, private_chat=False)
    assert ann.refused(f"{openly}/chat", text="x", to=[1]) == (403, "private-off")
    silent = for_three(ann, bob, cleo, chat="off", private_chat=True)
    assert ann.refused(f"{silent}/chat", text="x", to=[1]) == (403, "chat-off")
    assert not ann.get(silent)["private_chat"]
    assert texts(ann, path) == []


@in_either_database
def test_whoever_takes_a_seat_over_reads_what_was_for_it(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo)
    ann.post(f"{path}/chat", text="for Bob", to=[1])
    bob.post(f"{path}/chat", text="from Bob", to=[0])
    ann.post(f"{path}/chat", text="for Cleo", to=[2])
    assert texts(eve, path) == []
    eve.post("/api/claim", code=bob.post(f"{path}/seats/1/link")["code"])
    assert texts(eve, path) == ["for Bob", "from Bob"]
    assert texts(bob, path) == []


def test_at_one_screen_the_seat_that_looks_reads_its_own_lines(ann, bob):
    path = f"/api/tables/{ann.open(ME, GUEST, OPEN)['id']}"
    bob.post(f"{path}/join")
    bob.post(f"{path}/chat", text="for the host", to=[0])
    bob.post(f"{path}/chat", text="for the guest", to=[1])
    ann.post(f"{path}/chat", text="from the guest", to=[2], seat=1)
    guest = ["for the guest", "from the guest"]
    with ann.live(table_at(path)) as live:
        assert live.until("welcome")["chat"] == []
        for seat, known in ((0, ["for the host"]), (1, guest), (None, [])):
            live.send(type="look", seat=seat)
            assert [line["text"] for line in live.until("welcome")["chat"]] == known
        bob.post(f"{path}/chat", text="behind the curtain", to=[0])
        bob.post(f"{path}/chat", text="to all")
        assert live.until("chat")["line"]["text"] == "to all"
    assert texts(ann, path) == ["to all"]
    assert texts(ann, path, seat=1) == [*guest, "to all"]
    assert bob.ask("GET", f"{path}/chat", seat=1).status_code == 403


@in_either_database
def test_older_lines_are_asked_for_page_by_page(ann, bob, cleo):
    path = for_three(ann, bob, cleo)
    for n in range(130):
        ann.post(f"{path}/chat", text=f"line {n}", to=[1] if n % 2 else None)
    with cleo.live(table_at(path)) as live:
        welcome = live.until("welcome")
    assert (welcome["chat_from"], len(welcome["chat"])) == (30, 50)
    assert [line["n"] for line in cleo.get(f"{path}/chat", before=30)] == list(range(0, 30, 2))
    assert [line["n"] for line in bob.get(f"{path}/chat", before=130)] == list(range(30, 130))
    assert [line["n"] for line in bob.get(f"{path}/chat", before=30)] == list(range(30))
    assert len(cleo.get(f"{path}/chat")) == 65
    assert bob.ask("GET", f"{path}/chat", before=-1).status_code == 400
    assert bob.ask("GET", f"{path}/chat", before=10**30).status_code == 400


# ----- Notes


def test_a_note_is_kept_for_its_writer_alone(ann, bob, eve):
    path = f"/api/tables/{ann.open(ME, OPEN)['id']}"
    assert ann.get(f"{path}/note") == {"version": 0, "text": ""}
    written = "Watch Bob!\n\tżółw 👩‍🚀"
    assert bob.post(f"{path}/note", text=written, version=0) == {"version": 1, "text": written}
    assert bob.get(f"{path}/note")["text"] == written
    assert ann.get(f"{path}/note") == {"version": 0, "text": ""}  # she is the host
    assert eve.post(f"{path}/note", text="I only watch", version=0)["version"] == 1
    assert Somebody(ann.server, None).ask("GET", f"{path}/note").status_code == 401
    assert bob.post(f"{path}/note", text="a\r\nb\rc", version=1)["text"] == "a\nb\nc"
    assert bob.post(f"{path}/note", text="", version=2) == {"version": 3, "text": ""}


@in_either_database
def test_a_note_that_was_changed_elsewhere_is_not_overwritten(ann):
    path = f"/api/tables/{ann.open(ME, OPEN)['id']}/note"
    ann.post(path, text="at home", version=0)
    assert ann.refused(path, text="on the way", version=0) == (409, "note-changed")
    ann.post(path, text="at home, later", version=1)
    assert ann.post(path, text="at home, later", version=1)["version"] == 2  # the answer got lost
    for version in (0, 1, 3, 1 << 30):
        assert ann.refused(path, text="on the way", version=version) == (409, "note-changed")
    assert ann.get(path) == {"version": 2, "text": "at home, later"}


def test_a_note_that_cannot_be_kept_is_refused(ann):
    path = f"/api/tables/{ann.open(ME, OPEN)['id']}/note"
    assert ann.refused(path, text="x" * 4001, version=0) == (400, "bad-note")
    assert ann.refused(path, text="a\x00b", version=0) == (400, "bad-note")
    assert ann.refused(path, text="x", version=-1) == (400, "malformed")
    assert ann.refused(path, text="x") == (400, "malformed")
    assert ann.post(path, text="😀" * 4000, version=0)["version"] == 1


# ----- Agreements


def propose(somebody, path, **wish):
    return somebody.post(f"{path}/agreements", **{"text": "Peace", "other": 1, "witness": 2, **wish})


def answer(somebody, path, agreement, sign=True, **more):
    return somebody.post(f"{path}/agreements/{agreement['n']}/answer", sign=sign, **more)


def numbers(somebody, path, **query):
    return [agreement["n"] for agreement in somebody.get(f"{path}/agreements", **query)]


@in_either_database
def test_an_agreement_stands_when_all_three_have_signed(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo)
    with cleo.live(table_at(path)) as live, eve.live(table_at(path)) as eves:
        live.until("welcome")
        agreement = propose(ann, path, text="  Peace \r\n  until the end  ")
        assert (agreement["text"], agreement["state"], agreement["signed"]) == (
            "Peace\nuntil the end",
            "proposed",
            [0],
        )
        assert live.until("agreement")["agreement"] == agreement
        after_bob = answer(bob, path, agreement)
        assert (after_bob["state"], after_bob["signed"]) == ("proposed", [0, 1])
        assert live.until("agreement")["agreement"] == after_bob
        stands = answer(cleo, path, agreement)
        assert live.until("agreement")["agreement"] == stands
        assert eves.until("welcome")
        ann.post(f"{path}/chat", text="hello")
        assert eves.until("chat", "agreement")["type"] == "chat"
    assert (stands["state"], stands["signed"], stands["step"]) == ("standing", [0, 1, 2], 0)
    assert stands["completed"] >= stands["at"]
    assert answer(cleo, path, agreement) == stands  # sent again
    for signer in (ann, bob, cleo):
        assert signer.refused(f"{path}/agreements/0/answer", sign=False) == (409, "not-to-be-signed")
        assert signer.get(f"{path}/agreements") == [stands]
    assert numbers(eve, path) == []


def test_an_open_agreement_is_shown_to_all_from_the_signing_on(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo)
    agreement = propose(ann, path, open=True)
    answer(bob, path, agreement)
    assert numbers(eve, path) == []
    with eve.live(table_at(path)) as live:
        live.until("welcome")
        stands = answer(cleo, path, agreement)
        assert live.until("agreement")["agreement"] == stands
    assert eve.get(f"{path}/agreements") == [stands]


@in_either_database
def test_one_who_declines_ends_it_and_whoever_proposed_it_may_withdraw(ann, bob, cleo):
    path = for_three(ann, bob, cleo)
    first, second = propose(ann, path), propose(ann, path)
    assert answer(bob, path, first)["signed"] == [0, 1]
    assert answer(bob, path, first, sign=False)["state"] == "declined"
    assert cleo.refused(f"{path}/agreements/0/answer", sign=True) == (409, "not-to-be-signed")
    assert answer(ann, path, second, sign=False)["state"] == "withdrawn"
    assert bob.refused(f"{path}/agreements/1/answer", sign=True) == (409, "not-to-be-signed")
    assert [agreement["state"] for agreement in cleo.get(f"{path}/agreements")] == ["declined", "withdrawn"]


@in_either_database
def test_an_agreement_that_is_proposed_again_with_the_same_id_is_one(ann, bob, cleo):
    path = for_three(ann, bob, cleo)
    assert propose(ann, path, id="x") == propose(ann, path, id="x")
    assert propose(ann, path, id="x", text="War")["n"] == 1


def test_who_cannot_sign_is_told_why(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo)
    at = f"{path}/agreements"
    peace = {"text": "Peace", "other": 1}
    for wrong in ({}, {"witness": 1}, {"witness": 0}, {"other": 0, "witness": 2}):
        assert ann.refused(at, **{**peace, **wrong}) == (400, "bad-signers")
    assert ann.refused(at, **peace, witness=3) == (404, "unknown-seat")
    assert ann.refused(at, **peace, witness=2, seat=2) == (403, "not-your-seat")
    assert eve.refused(at, **peace, witness=2) == (403, "not-your-seat")
    for text_ in ("", " \n ", "x" * 2001, "a\x00b", "\u202eevil"):
        assert ann.refused(at, text=text_, other=1, witness=2) == (400, "bad-agreement")
    propose(ann, path)
    assert eve.refused(f"{at}/0/answer", sign=True) == (403, "not-your-seat")
    assert bob.refused(f"{at}/7/answer", sign=True) == (404, "unknown-agreement")
    waiting = f"/api/tables/{ann.open(ME, OPEN)['id']}/agreements"
    assert ann.refused(waiting, **peace) == (409, "not-running")
    silent = for_three(ann, bob, cleo, chat="off")
    assert ann.refused(f"{silent}/agreements", **peace, witness=2) == (403, "chat-off")


def test_a_fourth_learns_nothing_of_an_agreement_by_answering(server, ann, bob, cleo):
    dora = Somebody(server, "Dora")
    path = f"/api/tables/{ann.open(ME, OPEN, OPEN, OPEN)['id']}"
    for who in (bob, cleo, dora):
        who.post(f"{path}/join")
    propose(ann, path)
    assert dora.refused(f"{path}/agreements/0/answer", sign=True) == (404, "unknown-agreement")
    assert dora.refused(f"{path}/agreements/1/answer", sign=True) == (404, "unknown-agreement")


def test_where_fewer_than_three_seats_have_people_there_is_no_witness(ann, bob):
    path = f"/api/tables/{ann.open(ME, OPEN, BOT)['id']}"
    bob.post(f"{path}/join")
    at = f"{path}/agreements"
    assert ann.refused(at, text="Peace", other=1, witness=2) == (400, "bad-signers")
    assert ann.refused(at, text="Peace", other=2) == (400, "bad-signers")
    agreement = ann.post(at, text="Peace", other=1)
    assert answer(bob, path, agreement)["state"] == "standing"


def test_where_nothing_is_private_agreements_are_open_from_the_first_word(ann, bob, cleo, eve):
    path = for_three(ann, bob, cleo, private_chat=False)
    at = f"{path}/agreements"
    assert ann.refused(at, text="Peace", other=1, witness=2) == (403, "private-off")
    propose(ann, path, open=True)
    assert numbers(eve, path) == [0]


def test_at_one_screen_each_seat_signs_for_itself(ann, bob):
    path = f"/api/tables/{ann.open(ME, GUEST, OPEN)['id']}"
    bob.post(f"{path}/join")
    agreement = bob.post(f"{path}/agreements", text="Peace", other=0, witness=1)
    assert (numbers(ann, path), numbers(ann, path, seat=0)) == ([], [0])
    assert answer(ann, path, agreement, seat=0)["signed"] == [0, 2]
    assert answer(ann, path, agreement, seat=1)["state"] == "standing"


def test_a_seat_proposes_only_so_many(ann, bob, cleo):
    path = for_three(ann, bob, cleo)
    for _ in range(30):
        propose(ann, path)
    wish = {"text": "Peace", "other": 1, "witness": 2}
    assert ann.refused(f"{path}/agreements", **wish) == (429, "too-many-agreements")
    assert propose(bob, path, other=0)["n"] == 30


# ----- All of it together


class Secrets:
    """Texts, and who may ever see them."""

    def __init__(self):
        self.readers = {}

    def new(self, name, *readers):
        self.readers[name] = readers
        return name

    def check(self, who, received):
        for name, readers in self.readers.items():
            assert who in readers or name not in received, f"{who} received {name}"


class Ear:
    """Somebody who keeps every byte that has ever reached them."""

    def __init__(self, server, name):
        self.name, self.somebody, self.bytes = name, Somebody(server, name), []
        self.somebody.http.event_hooks["response"] = [self._keep]

    def _keep(self, response):
        self.bytes.append(response.read().decode())

    def listen(self, live):
        """Everything that was sent before the answer to a ping."""
        live.send(type="ping")
        while True:
            told = live.socket.recv()
            self.bytes.append(told)
            message = json.loads(told)
            if message.get("view"):
                live.view = message["view"]
            if message["type"] == "pong":
                return


def play_together(path, *people):
    """Play until the match is over: people who are asked take any action."""
    chance = random.Random(5)
    while ann_sees := people[0].get(f"{path}/view")["view"]:
        if ann_sees["over"]:
            return
        now = people[ann_sees["actors"][0]].get(f"{path}/view")
        code = chance.choice(now["view"]["legal"])["code"]
        people[ann_sees["actors"][0]].post(f"{path}/actions", seq=now["seq"], code=code)


def test_nothing_reaches_anybody_whom_it_is_not_for(server):
    ears = {name: Ear(server, name) for name in ("Ann", "Bob", "Cleo", "Dora", "Eve", "Late")}
    ann, bob, cleo, dora, eve, _late = (ear.somebody for ear in ears.values())
    secrets = Secrets()
    path = f"/api/tables/{ann.open(ME, OPEN, OPEN, OPEN, open=True)['id']}"
    for who in (bob, cleo, dora):
        who.post(f"{path}/join")
    table = table_at(path)
    lives = {}
    for name, who in (("Ann", ann), ("Bob", bob), ("Cleo", cleo), ("Dora", dora), ("Eve", eve)):
        context = who.live(table)
        lives[name] = (context, context.__enter__())

    def everybody_looks(*names):
        for name in names:
            who, ear = ears[name].somebody, ears[name]
            if name in lives:
                ear.listen(lives[name][1])
            else:
                with who.live(table) as live:
                    ear.listen(live)
            for below in ("", "/chat", "/chat?before=100", "/agreements", "/note", "/view", "/view?step=0",
                          "/log?before=0", "/file", "/verify", "/printed"):  # fmt: skip
                who.http.get(path + below)
            for which in ("open", "mine", "watch", "recent"):
                who.http.get("/api/tables", params={"which": which})

    ann.post(f"{path}/chat", text=secrets.new("to-bob-alone", "Ann", "Bob"), to=[1])
    bob.post(f"{path}/chat", text=secrets.new("to-ann-and-cleo", "Ann", "Bob", "Cleo"), to=[0, 2])
    for name, ear in ears.items():
        ear.somebody.post(f"{path}/note", text=secrets.new(f"note-of-{name}", name), version=0)
    three = ("Ann", "Bob", "Cleo")
    stands = propose(ann, path, text="standing-in-secret")
    answer(bob, path, stands)
    answer(cleo, path, stands)
    propose(ann, path, text=secrets.new("only-proposed", *three))
    declined = propose(ann, path, text=secrets.new("declined-by-bob", *three))
    answer(bob, path, declined, sign=False)
    everyone = propose(ann, path, text="open-to-all", open=True)
    answer(bob, path, everyone)
    answer(cleo, path, everyone)
    everybody_looks(*ears)
    while_it_runs = Secrets()
    while_it_runs.new("standing-in-secret", *three)
    for name, ear in ears.items():
        received = "\n".join(ear.bytes)
        secrets.check(name, received)
        while_it_runs.check(name, received)
        assert "open-to-all" in received
        assert f"note-of-{name}" in received
    for context, _ in lives.values():
        context.__exit__(None, None, None)
    lives.clear()

    eve.post(f"{path}/copy", step=0)
    play_together(path, ann, bob, cleo, dora)
    ann.post(f"{path}/chat", text=secrets.new("after-the-end", "Ann", "Cleo"), to=[2])
    wish = {"text": "x", "other": 1, "witness": 2}
    assert ann.refused(f"{path}/agreements", **wish) == (409, "not-running")
    assert bob.refused(f"{path}/agreements/1/answer", sign=True) == (409, "not-running")
    everybody_looks(*ears)
    again = eve.post(f"{path}/copy", step=0)
    eve.get(f"/api/tables/{again['id']}/chat")
    rematch = ann.post(f"{path}/rematch")
    for ear in ears.values():
        assert ear.somebody.get(f"/api/tables/{rematch['id']}/agreements") == []
        assert ear.somebody.get(f"/api/tables/{rematch['id']}/note")["version"] == 0
    assert rematch["private_chat"]
    for name, ear in ears.items():
        received = "\n".join(ear.bytes)
        secrets.check(name, received)
        assert "standing-in-secret" in received  # by now everybody may know this
    assert all("to-bob-alone" in texts(who, path) for who in (ann, bob))
