"""One connection disturbs nobody: how much it may send, how long it may take, and how many there may be."""

import json
import sys
from contextlib import ExitStack, contextmanager, suppress

import pytest

from imperia.games import GAMES
from imperia.table.config import Limits
from imperia.table.porter import Porter
from imperia.words import LANGUAGES
from tests.table.bare import CONTINUATION, FAREWELL, LAST, PING, SMALL, TEXT, Bare, frame, memory, request
from tests.table.client import BOT, GUEST, ME, OPEN, Somebody, play_to_the_end
from tests.table.serving import GENEROUS, Server

MEGABYTE = 1_000_000
GREETING = "GET / HTTP/1.1\r\nAccept-Language: {}\r\n"
CHUNKED = "Transfer-Encoding: chunked\r\n\r\n"
LIMITS = {
    **GENEROUS,
    "head_bytes": 3000,
    "rest_seconds": 0.01,
    "closing_seconds": 0.5,
    "upload_bytes": 200_000,
    "controls": [10, 0.001],
    "replays": [4, 0.001],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('limits') / 'tables.db'}", LIMITS)
    somebody = Somebody(running)
    for game in GAMES:  # it is in memory from now on
        somebody.get(f"/api/games/{game}/preview")
    yield running
    running.stop()


@pytest.fixture
def hurried(request, tmp_path):
    """A server that in one respect waits for nobody. In no other respect is anybody cut off, even on a busy
    machine."""
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", {**LIMITS, request.param: 1})
    yield running
    running.stop()


def in_a_hurry(limit):
    return pytest.mark.parametrize("hurried", [limit], indirect=True)


@pytest.fixture
def visitor(server):
    with Bare(server) as somebody:
        yield somebody


# ----- How much of a request


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("beginning", "piece"),
    [
        (f"{GREETING}X-Endless: ", b"a" * 10_000),
        (GREETING, b"X-One-More: and another\r\n" * 400),
        ("GET /?lang={}&x=", b"a" * 10_000),
        (f"{GREETING}{CHUNKED}5;x=", b"a" * 10_000),
        (f"{GREETING}{CHUNKED}0\r\nX-Endless: ", b"a" * 10_000),
        (f"{GREETING}{CHUNKED}0\r\n", b"X-One-More: and another\r\n" * 400),
    ],
    ids=["header", "headers", "address", "line of a chunk", "trailer", "trailers"],
)
def test_what_comes_without_end_is_not_read_without_end(server, visitor, beginning, piece, lang):
    before = memory(server)
    visitor.send(beginning.format(lang))
    sent = visitor.pour(piece)
    assert sent < 20 * MEGABYTE
    assert memory(server) - before < 10 * MEGABYTE
    answers = []
    while (answer := visitor.answer()) is not None:
        answers.append(answer)
    if "chunked" in beginning:  # the page, which needs no body, may have been sent by then
        assert {answer.status for answer in answers} <= {200, 431, 503}
    else:
        assert answers[-1].refusal == (431, "head-too-large")
        assert answers[-1].error["facts"] == {"most": 3000}
        assert ("nagłówki" in answers[-1].error["text"]) == (lang == "pl")


def test_a_body_that_nobody_reads_is_not_read_without_end(server, visitor):
    visitor.send(request("/api/me", **{"Transfer-Encoding": "chunked"}))
    assert visitor.answer().status == 200
    assert visitor.pour(b"2710\r\n" + b"a" * 10_000 + b"\r\n") < 20 * MEGABYTE
    assert b"200 OK" not in visitor.rest()


def test_a_refusal_arrives_while_the_body_is_still_coming(visitor):
    visitor.send(request("/api/me", "POST", **{"Content-Length": "150000"}))
    visitor.send(b"a" * 150_000)
    assert visitor.answer().refusal == (413, "too-large")
    assert visitor.answer() is None


def test_a_head_of_the_longest_length_is_read(visitor):
    assert visitor.get("/api/me", **{"X-Long": "a" * 2900}).status == 200
    assert visitor.get("/api/me", **{"X-Long": "a" * 2990}).refusal == (431, "head-too-large")


@pytest.mark.parametrize("text", ["hello\r\n\r\n", "\x00\x01\x02", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"])
def test_what_is_no_http_is_refused_as_json(visitor, text):
    visitor.send(text)
    answer = visitor.answer()
    assert answer.refusal == (400, "bad-http")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert visitor.answer() is None


def test_requests_that_come_ahead_are_answered_in_order_and_too_many_are_not(server, visitor):
    steps = range(20)
    visitor.send("".join(request(f"/{step}") for step in steps) + request("/api/me"))
    assert [visitor.answer().status for _ in steps] == [404] * 20
    assert visitor.answer().status == 200
    with Bare(server) as greedy:
        before = memory(server)
        greedy.send(request("/api/me") * 20_000)
        assert greedy.rest().count(b"HTTP/1.1 ") < 100
        assert memory(server) - before < 20 * MEGABYTE


# ----- How long


def told_that_it_is_late(server, *pieces):
    """The answer about being too late. A visitor who is cut off before the first word gets none, and tries
    again."""
    answer = None
    while answer is None:
        with Bare(server) as visitor:
            with suppress(ConnectionError):
                for piece in pieces:
                    visitor.send(piece)
                answer = visitor.answer()
            assert answer is None or visitor.answer() is None
    assert answer.refusal == (408, "too-late")
    return answer.error["text"]


@in_a_hurry("head_seconds")
def test_half_a_head_is_not_waited_for(hurried):
    told = told_that_it_is_late(hurried, "GET / HTTP/1.1\r\nAccept-Language: pl\r\nHost:")
    assert "nie dotarło na czas" in told


@in_a_hurry("head_seconds")
def test_a_head_that_comes_letter_by_letter_is_not_waited_for(hurried):
    told_that_it_is_late(hurried, *["\r\n"] * 500)  # there may be empty lines before a request
    told_that_it_is_late(hurried, "GET / HTTP/1.1\r\n")


@in_a_hurry("body_seconds")
def test_half_a_body_is_not_waited_for(hurried):
    half = (
        request("/api/me", "POST", **{"Content-Length": "10", "Content-Type": "application/json"}) + '{"nick'
    )
    with Bare(hurried) as visitor:
        visitor.send(half)
        assert visitor.answer().refusal == (408, "too-late")
        assert visitor.answer() is None


@in_a_hurry("head_seconds")
def test_who_says_nothing_is_not_waited_for(hurried):
    with Bare(hurried) as silent:
        assert silent.rest() == b""


@in_a_hurry("keep_alive_seconds")
def test_who_says_nothing_more_is_not_waited_for(hurried):
    with Bare(hurried) as somebody:
        assert somebody.get("/api/me").status == 200
        assert somebody.rest() == b""


@in_a_hurry("taking_seconds")
def test_an_answer_that_nobody_takes_is_dropped(hurried):
    ann = Somebody(hurried, "Ann")
    table = ann.open(ME, GUEST)
    ask = request(f"/api/tables/{table['id']}/printed")
    with Bare(hurried, buffered=SMALL) as lazy:
        lazy.send(ask * 30)
        with pytest.raises(ConnectionError):
            lazy.send_for_ever(b"\r\n" * 1000)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "running"


# ----- Live connections


def test_pings_without_end_keep_nobody_waiting(server, visitor):
    ann = Somebody(server, "Ann")
    table = ann.open(ME, GUEST)
    visitor.handshake(table)
    visitor.send(frame(LAST | PING) * 10_000)
    with ann.live(table) as live:
        assert live.ask(type="ping")["type"] == "pong"
    assert visitor.at_once().count(b"\x8a\x00") < 10_000


def test_messages_that_come_in_one_go_are_not_all_looked_at_in_one_go(server, visitor):
    ann = Somebody(server, "Ann")
    table = ann.open(ME, GUEST)
    visitor.handshake(table)
    visitor.send(frame(LAST | TEXT, b"{}") * 5000)
    with ann.live(table) as live:
        assert live.ask(type="ping")["type"] == "pong"
    assert 0 < visitor.at_once().count(b'"refused"') < 5000


@in_a_hurry("ping_seconds")
def test_a_message_in_parts_without_end_closes_the_connection(hurried):
    table = Somebody(hurried, "Ann").open(ME, GUEST)
    with Bare(hurried) as visitor:
        visitor.handshake(table)
        visitor.send(frame(TEXT))
        assert visitor.pour(frame(CONTINUATION) * 100, most=100 * MEGABYTE) < 20 * MEGABYTE


@pytest.fixture
def unhurried(tmp_path):
    """A server that lets a connection send anything, but keeps little for a client that does not read."""
    limits = {**LIMITS, "controls": [1e6, 1e6], "messages": [1e6, 1e6], "backlog_bytes": 100_000}
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", {**limits, "ping_seconds": 1000})
    yield running
    running.stop()


def test_pongs_that_nobody_reads_do_not_pile_up(unhurried):
    ann = Somebody(unhurried, "Ann")
    table = ann.open(ME, GUEST)
    before = memory(unhurried)
    with Bare(unhurried, buffered=SMALL) as lazy:
        lazy.handshake(table)
        with pytest.raises(ConnectionError):
            lazy.send_for_ever(frame(LAST | PING, b"a" * 100) * 200)
    assert memory(unhurried) - before < 20 * MEGABYTE
    with ann.live(table) as live:
        assert live.ask(type="ping")["type"] == "pong"


@in_a_hurry("ping_seconds")
def test_who_takes_nothing_and_answers_no_ping_is_gone(hurried):
    """The others are told, although not even a farewell could be delivered."""
    ann, bob = Somebody(hurried, "Ann"), Somebody(hurried, "Bob")
    table = ann.open(ME, OPEN, start_when_full=False)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    with Bare(hurried, buffered=SMALL) as lazy:
        lazy.handshake(table, Authorization=f"Bearer {bob.token}")
        look = json.dumps({"type": "look", "seat": 1}).encode()
        lazy.send(frame(LAST | TEXT, look) * 200)
        while not ann.get(path)["seats"][1]["connected"]:
            pass
        while ann.get(path)["seats"][1]["connected"]:
            pass


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-WebSocket-Version": "13"},
        {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "x"},
        {"Sec-WebSocket-Version": "7", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="},
        {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Content-Length": "5"},
    ],
)
def test_a_handshake_that_is_none_is_refused_as_json(visitor, headers):
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Accept-Language": "pl", **headers}
    answer = visitor.get("/api/tables/aaaaaaaaaa/live", **headers)
    assert answer.refusal == (400, "bad-http")
    assert "żądanie" in answer.error["text"]
    assert visitor.answer() is None


def test_what_there_is_nothing_live_at_is_said_live(server):
    for path, key in (("/api/live", "no-such-page"), ("/api/tables/%00/live", "unknown-table")):
        with Bare(server) as somebody:
            headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
            somebody.send(request(path, **headers, **{"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}))
            came = somebody.rest()
        assert b" 101 " in came
        assert key.encode() in came


# ----- Looks that cost


def test_looking_back_has_a_limit_of_its_own(tmp_path):
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", LIMITS)
    try:
        ann = Somebody(running, "Ann")
        table = ann.open(ME, BOT)
        with ann.live(table) as live:
            play_to_the_end(live)
        path = f"/api/tables/{table['id']}"
        for step in range(3):
            assert ann.get(f"{path}/view", step=step)["step"] == step
        assert ann.get(f"{path}/verify")["ok"]
        file = ann.ask("GET", f"{path}/file").text
        for refused in (
            ann.ask("GET", f"{path}/view", step=3),
            ann.ask("GET", f"{path}/verify"),
            ann.ask("POST", f"{path}/copy", {"step": 3}),
            ann.ask("POST", "/api/tables/upload", {"file": file}),
        ):
            assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many")
        assert ann.get(f"{path}/view")["view"]["over"]
        assert ann.get(f"{path}/view", step=ann.get(path)["step"])["view"]["over"]
    finally:
        running.stop()


# ----- How many connections

STAYING = {**GENEROUS, "keep_alive_seconds": 600}  # connections stay until the test closes them
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address elsewhere")


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    limits = {**STAYING, "sockets": 5}
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.db'}", limits)
    yield running
    running.stop()


@contextmanager
def visitors(server, number, address):
    with ExitStack() as stack:
        yield [stack.enter_context(Bare(server, address)) for _ in range(number)]


@LINUX
def test_an_address_has_so_many_connections_and_no_more(strict):
    with visitors(strict, 5, "127.0.0.2") as mine:
        assert mine[0].get("/api/me").status == 200
        with Bare(strict, "127.0.0.2") as another:
            answer = another.get("/api/me", **{"Accept-Language": "pl"})
        assert answer.refusal == (503, "too-many-connections")
        assert answer.headers["retry-after"] == "10"
        assert "5 połączeń" in answer.error["text"]
        with Bare(strict, "127.0.0.3") as other:
            assert other.get("/api/me").status == 200
    welcome = False
    while not welcome:  # until the server notices that the others are gone
        with Bare(strict, "127.0.0.2") as again:
            welcome = again.get("/api/me").status == 200


@LINUX
def test_live_connections_count_and_leave_again(strict):
    table = Somebody(strict, "Ann").open(ME, GUEST)
    for _ in range(12):
        with Bare(strict, "127.0.0.4") as visitor:
            visitor.handshake(table)
            visitor.send(frame(LAST | FAREWELL))
            visitor.rest()
    with visitors(strict, 5, "127.0.0.5") as watching:
        for visitor in watching:
            visitor.handshake(table)
        with Bare(strict, "127.0.0.5") as another:
            assert another.get("/api/me").refusal == (503, "too-many-connections")


def test_a_proxy_speaks_for_many(strict):
    """A request that it forwards counts for the visitor who sent it; each visitor has separate limits."""
    with ExitStack() as stack:
        for _ in range(12):
            forwarding = stack.enter_context(Bare(strict))
            assert forwarding.get("/api/me", **{"X-Forwarded-For": "203.0.113.7"}).status == 200


@LINUX
def test_a_full_house_says_so(tmp_path):
    limits = {**STAYING, "sockets": 5, "sockets_in_all": 8}
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", limits)
    try:
        with visitors(running, 5, "127.0.0.2") as guests, visitors(running, 3, "127.0.0.3"):
            for headers in ({}, {"Upgrade": "websocket", "Connection": "Upgrade"}):
                with Bare(running, "127.0.0.4") as another:
                    answer = another.get("/api/me", **headers)
                    assert answer.refusal == (503, "full")
                    assert answer.headers["retry-after"] == "10"
            assert guests[0].get("/api/me").status == 200
    finally:
        running.stop()


@LINUX
def test_who_finds_no_place_outside_either_is_sent_away_unheard(tmp_path):
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", {**STAYING, "sockets_in_all": 8})
    try:
        with visitors(running, 8, "127.0.0.2") as guests, visitors(running, 8, "127.0.0.3") as outside:
            with visitors(running, 8, "127.0.0.4") as unheard:
                for visitor in unheard:
                    visitor.send(request("/api/me"))
                assert [visitor.rest() for visitor in unheard] == [b""] * 8
            assert outside[0].get("/api/me").refusal == (503, "full")
            assert guests[0].get("/api/me").status == 200
    finally:
        running.stop()


def test_places_outside_are_few_and_become_free_again():
    porter = Porter(Limits(sockets_in_all=8))
    places = [porter.admit("127.0.0.2") for _ in range(25)]
    kinds = [place and (place.refusal is None, place.unheard) for place in places]
    assert kinds == [(True, False)] * 8 + [(False, False)] * 8 + [(False, True)] * 8 + [None]
    for place in places[:24]:
        place.leave()
    assert (porter.inside, porter.outside, porter.unheard) == (0, 0, 0)
