"""The operator's requests, which need the operator's secret, and tell nothing that is secret in a match."""

import json

import httpx
import pytest

from imperia.table.routes.parts import ENDPOINTS
from tests.table.client import BOT, GUEST, ME, OPEN, WAIT, Somebody
from tests.table.serving import GENEROUS, Server
from tests.table.test_order import bid, closed, path_of, until

SECRET = "correct horse battery"
LIMITS = {**GENEROUS, "wrong_secrets": [5, 0.001]}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = f"sqlite:///{tmp_path_factory.mktemp('operator') / 'tables.db'}"
    running = Server(database, LIMITS, operator_secret=SECRET)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def operator(server):
    return Somebody(server, None, Authorization=f"Operator {SECRET}")


def shown(operator, table):
    return operator.get(f"/api/operator/tables/{table['id']}")


# ----- The door


def test_without_a_secret_there_is_nothing_of_it(tmp_path):
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        for authorization in ("", "Operator", f"Operator {SECRET}", "Operator None"):
            somebody = Somebody(running, None, Authorization=authorization)
            assert somebody.ask("GET", "/operator").status_code == 404
            for endpoint in ENDPOINTS:
                if endpoint.part == "operator":
                    path = endpoint.path.format(table_id="a" * 10, person_id="p_" + "a" * 16)
                    assert somebody.ask(endpoint.method, path, {}).status_code == 404, endpoint.path
    finally:
        running.stop()


def test_a_wrong_secret_is_refused_and_soon_no_other_is_tried(tmp_path):
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", LIMITS, operator_secret=SECRET)

    def asked(authorization):
        somebody = Somebody(running, None, Authorization=authorization)
        response = somebody.ask("GET", "/api/operator")
        return response.status_code, response.json().get("error", {}).get("key")

    try:
        right = f"Operator {SECRET}"
        assert asked(right) == (200, None)
        wrong = ["", f"Bearer {SECRET}", "Operator", f"Operator {SECRET[:-1]}", f"Operator {SECRET.upper()}"]
        for each in wrong:
            assert asked(each) == (401, "not-the-operator")
        assert asked(right) == (429, "too-many")
        ann = Somebody(running, "Ann")  # only the operator's requests are held back
        assert ann.open(ME, GUEST)["status"] == "running"
    finally:
        running.stop()


def test_another_site_can_order_nothing(server, operator, ann):
    """Such a site could not send the secret, either; this check is a second lock."""
    table = ann.open(ME, GUEST)
    address = f"{server.http}/api/operator/tables/{table['id']}/close"
    headers = {"Authorization": f"Operator {SECRET}", "Origin": "https://elsewhere.example"}
    response = httpx.post(address, json={}, headers=headers, timeout=WAIT)
    assert (response.status_code, response.json()["error"]["key"]) == (403, "wrong-origin")
    cookies = {"imperia-operator": SECRET, "operator": SECRET}
    assert httpx.post(address, json={}, cookies=cookies, timeout=WAIT).status_code == 401
    assert shown(operator, table)["table"]["closed"] is None


# ----- What the operator sees


def test_he_sees_measures_in_short(operator, ann):
    before = operator.get("/api/operator")
    table = ann.open(ME, GUEST, GUEST)
    bid(ann, table, 0, 0)
    assert bid(ann, table, 0, 5).status_code == 409
    after = operator.get("/api/operator")
    assert after["tables"]["running"] == before["tables"]["running"] + 1
    assert after["actions"] == before["actions"] + 1
    assert after["refusals"] == before["refusals"] + 1
    assert after["errors"] == 0
    assert after["people"] >= 1
    assert after["since"] <= after["now"]


def test_he_finds_tables_by_who_sits_there_and_page_by_page(operator, server):
    host = Somebody(server, "Żółw 100%_")
    made = [host.open(ME, GUEST)["id"] for _ in range(26)]
    waiting = host.open(ME, OPEN, game="founders")["id"]

    def ids(**query):
        page = operator.get("/api/operator/tables", **query)
        return [each["id"] for each in page["tables"]], page["more"]

    first, more = ids(search="Żółw 100%_")
    assert (len(first), more) == (25, True)
    second, more = ids(search="Żółw 100%_", page=1)
    assert (len(second), more) == (2, False)
    assert {*first, *second} == {*made, waiting}
    assert first[0] == waiting  # the newest
    assert ids(search=waiting.upper()) == ([waiting], False)
    assert ids(search="Żółw 100%_", which="waiting") == ([waiting], False)
    assert ids(search="100__") == ([], False)  # % and _ stand for themselves in a search
    assert ids(search="\0") == ids()
    [table] = operator.get("/api/operator/tables", search=waiting)["tables"]
    sitting = [(seat["kind"], seat["name"]) for seat in table["seats"]]
    assert sitting == [("person", "Żółw 100%_"), ("open", "")]
    assert (table["last_action"], table["closed"], table["host"]) == (None, None, "Żółw 100%_")
    assert operator.ask("GET", "/api/operator/tables", page=-1).status_code == 400
    assert operator.ask("GET", "/api/operator/tables", which="mine").status_code == 400


def test_he_sees_what_was_said_in_public_and_nothing_that_is_secret(operator, ann, bob):
    table = ann.open(ME, OPEN, GUEST, private_chat=True)
    path = path_of(table)
    bob.post(f"{path}/join")
    watcher = Somebody(ann.server, "Watcher")
    ann.post(f"{path}/chat", text="for everybody")
    ann.post(f"{path}/chat", text="between the two of us", to=[1])
    ann.post(f"{path}/note", text="my plan", version=0)
    ann.post(f"{path}/agreements", text="a pact", other=1, witness=2)
    watcher.post(f"{path}/chat", text="I only watch")
    bid(ann, table, 0, 0, 7)
    told = shown(operator, table)
    assert [(line["text"], line["person"]) for line in told["chat"]] == [
        ("for everybody", ann.id),
        ("I only watch", watcher.id),
    ]
    assert [(each["id"], each["seats"]) for each in told["people"]] == [
        (ann.id, [0, 2]),
        (bob.id, [1]),
        (watcher.id, []),
    ]
    assert told["table"]["last_action"] is not None
    everything = json.dumps([told, operator.get("/api/operator/tables")])
    for secret in ("between the two", "my plan", "a pact", "seed", "salt", "view", "secret_hash", ann.token):
        assert secret not in everything


# ----- What the operator orders


def test_a_table_that_he_closes_is_closed_at_once_and_opens_at_once(server, operator, ann):
    """Nothing here waits for the server's regular sweep, which is far away."""
    table = ann.open(ME, BOT, BOT)
    with ann.live(table) as live:
        live.until("welcome")
        order = f"/api/operator/tables/{table['id']}"
        assert operator.post(f"{order}/close", reason="spam")["table"]["closed"]["reason"] == "spam"
        assert closed(live)["reason"] == "spam"
        assert bid(ann, table, 0, 0).json()["error"]["key"] == "closed"
        assert operator.get("/api/operator/tables", which="closed")["tables"][0]["id"] == table["id"]
        assert operator.post(f"{order}/reopen")["table"]["closed"] is None
        while live.until("welcome")["table"]["closed"] is not None:
            pass
        until(lambda: bid(ann, table, 0, ann.get(path_of(table))["seq"]).is_success)
    assert operator.refused(f"{order}/reopen") == (409, "not-closed")


def test_somebody_whom_he_silences_is_silent_at_once_and_heard_at_once(operator, ann):
    table = ann.open(ME, GUEST)
    order = f"/api/operator/people/{ann.id}"
    silenced = operator.post(f"{order}/silence", hours=1)["silence"]
    assert silenced["until"] == silenced["since"] + 3_600_000
    assert shown(operator, table)["people"][0]["silence"] == silenced
    assert ann.refused(f"{path_of(table)}/chat", text="hello") == (403, "silenced")
    assert operator.post(f"{order}/silence")["silence"]["until"] is None
    assert operator.post(f"{order}/hear")["silence"] is None
    assert ann.post(f"{path_of(table)}/chat", text="hello")["text"] == "hello"
    assert operator.refused(f"{order}/hear") == (409, "not-silenced")


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("tables/aaaaaaaaaa/close", {}, (404, "unknown-table")),
        ("tables/aaaaaaaaaa/reopen", {}, (404, "unknown-table")),
        ("tables/%00/close", {}, (404, "unknown-table")),
        ("people/p_nobody/silence", {}, (404, "unknown-person")),
        ("people/p_nobody/hear", {}, (404, "unknown-person")),
        ("people/%00/hear", {}, (404, "unknown-person")),
        ("people/p_nobody/silence", {"hours": 0}, (400, "malformed")),
        ("people/p_nobody/silence", {"hours": 1e9}, (400, "malformed")),
        ("tables/aaaaaaaaaa/close", {"reason": 7}, (400, "malformed")),
        ("tables/aaaaaaaaaa/close", {"why": "spam"}, (400, "malformed")),
    ],
)
def test_an_order_about_nothing_is_refused(operator, path, body, refusal):
    assert operator.refused(f"/api/operator/{path}", **body) == refusal


def test_a_reason_that_cannot_be_told_is_refused(operator, ann):
    table = ann.open(ME, GUEST)
    order = f"/api/operator/tables/{table['id']}/close"
    assert operator.refused(order, reason="x" * 301) == (400, "bad-reason")
    assert shown(operator, table)["table"]["closed"] is None
