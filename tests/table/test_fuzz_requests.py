"""Any plain request, at any address, gets an answer of ours, and never a failure."""

import gzip
import json
import random
import socket
from urllib.parse import quote

import pytest

import imperia
from imperia.games import GAMES, definition
from imperia.words import LANGUAGES
from tests.table.client import BOT, GUEST, ME, OPEN, WAIT, Somebody, play_to_the_end
from tests.table.serving import Server
from tests.table.test_fuzz import anything

ROUNDS = 700
SEED = 11
NINES = "nines"  # stands for a number of 5 000 digits
OPTIONS = [option.name for name in GAMES for option in definition(name).options]
HALF = "\ud800"  # half of a character
ODD_PATHS = [
    "",
    "x",
    "0",
    "-1",
    "9" * 5000,
    "%00",
    "%ff",
    "%ed%a0%80",
    "..",
    "a" * 300,
    "%2f%2e%2e",
    "é",
    "😀",
    "/",
    "?",
]
TEXTS = ["", "\x00", HALF, f"a{HALF}b", "x" * 3000, "😀" * 30, "bid 1", "9" * 5000, "\u202e", "\n", "map=%00"]
HEADERS = {
    "Origin": ["http://[", "null", "", "http://127.0.0.1", "https://evil.example", "http://]:99999"],
    "Cookie": ["imperia=%00", "imperia-lang=xx", "=;;=", "imperia=" + "x" * 3000, "imperia-lang=pl"],
    "Authorization": ["Bearer", "Bearer é", "bearer  x", "Basic x", "Bearer " + "x" * 3000],
    "Accept-Language": ["pl", "xx;q=9", ",,,", "x" * 2000, "\u00e9"],
    "Content-Type": [
        "application/json",
        "text/plain",
        "multipart/form-data",
        "application/json; charset=x",
        ";",
    ],
    "If-None-Match": ["*", '"x"'],
    "Accept-Encoding": ["gzip", "br;q=0", "x" * 100],
    "X-Forwarded-For": ["1.2.3.4", "x", "1.2.3.4, [", ",,", "unix:"],
    "X-Forwarded-Proto": ["https", "x"],
    "Range": ["bytes=0-", "bytes=9-1", "x"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Imperia</title>", encoding="utf-8")
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}", page=page)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tables(server):
    """One of each kind: waiting, running, finished."""
    ann = Somebody(server, "Ann")
    finished = ann.open(ME, BOT)
    with ann.live(finished) as live:
        play_to_the_end(live)
    return ann, [ann.open(ME, OPEN), ann.open(ME, GUEST, GUEST), finished]


def test_every_address_answers_whatever_is_asked(server, tables):
    ann, opened = tables
    chance = random.Random(SEED)
    described = ann.get("/api/openapi.json")
    asked = [(path, method) for path, methods in described["paths"].items() for method in methods]
    asked += [(f"{folder}/{{x}}", "get") for folder in ("", "/t", "/assets", "/rules", "/api")]
    for _ in range(ROUNDS):
        path, method = chance.choice(asked)
        body = _body(path, method, described, chance)
        _ask(server, ann, chance, method, _filled(path, chance, opened), body)
    assert ann.get(f"/api/tables/{opened[1]['id']}")["id"] == opened[1]["id"]


def _filled(path, chance, opened):
    """The path with a value for each of its parts, and sometimes a query."""
    while "{" in path:
        before, _, rest = path.partition("{")
        name, _, after = rest.partition("}")
        known = {"table_id": chance.choice(opened)["id"], "seat": "1", "name": "empire", "lang": "pl"}
        usual = name in known and chance.random() < 0.7
        path = before + (known[name] if usual else chance.choice(ODD_PATHS)) + after
    if chance.random() < 0.4:
        name = chance.choice(["step", "seat", "which", "lang", "x"])
        path += f"?{name}={chance.choice([*ODD_PATHS, '1', '2', 'mine', 'pl'])}"
    return path


NO_JSON = [b"", b"{", b"\xff", b"[" * 5000, b"NaN", b'"\\ud800"', b'{"\\ud800":1}', b"7" * 5000]


def _body(path, method, described, chance):
    if method == "get":
        return b""
    if chance.random() < 0.1:
        return chance.choice(NO_JSON)
    made = {}
    for name in _fields(described["paths"][path][method], described):
        if chance.random() < 0.8:
            made[name] = _usual(name, chance) if chance.random() < 0.5 else _odd(chance)
    if chance.random() < 0.1:
        made[chance.choice(TEXTS)] = _odd(chance)
    return json.dumps(made).encode()


def _fields(operation, described):
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    for choice in (schema, *schema.get("anyOf", ())):
        if "$ref" in choice:
            return list(described["components"]["schemas"][choice["$ref"].rsplit("/", 1)[1]]["properties"])
    return []


def _usual(name, chance):
    return {
        "game": lambda: chance.choice(GAMES),
        "players": lambda: chance.choice([2, 3]),
        "seats": lambda: [ME, chance.choice([BOT, OPEN, {"kind": "guest", "name": chance.choice(TEXTS)}])],
        "options": lambda: {chance.choice(OPTIONS): _odd(chance)},
        "file": lambda: _file(chance),
        "seq": lambda: 0,
        "seat": lambda: 0,
        "code": lambda: 1,
        "kind": lambda: "undo",
        "question": lambda: {"tile": _odd(chance), "x": _odd(chance), "y": 1},
    }.get(name, lambda: chance.choice(TEXTS))()


def _file(chance):
    """A saved match with something odd in it."""
    match = imperia.game(chance.choice(GAMES)).start(2, seed=1)
    saved = json.loads(match.save())
    if chance.random() < 0.3:
        saved["position"] = match.notation
        del saved["seed"]
    name = chance.choice(list(saved))
    text = saved[name]
    if isinstance(text, str) and chance.random() < 0.5:
        cut = chance.randrange(len(text))
        saved[name] = text[:cut] + chance.choice(TEXTS) + text[cut:]
    elif name == "options":
        saved[name][chance.choice(list(text))] = _odd(chance)
    else:
        saved[name] = _odd(chance)
    return json.dumps(saved).replace(f'"{NINES}"', "9" * 5000)


def _odd(chance):
    return chance.choice([lambda: chance.choice(TEXTS), lambda: anything(chance), lambda: NINES])()


def _ask(server, ann, chance, method, path, body):
    """Send a request over a bare socket, which, unlike a client, lets us send anything."""
    headers = {"Host": f"127.0.0.1:{server.port}", "Content-Length": len(body), "Connection": "close"}
    headers["Content-Type"] = "application/json"
    if chance.random() < 0.8:
        headers["Authorization"] = f"Bearer {ann.token}"
    for name, values in HEADERS.items():
        if chance.random() < 0.1:
            headers[name] = chance.choice(values)
    lines = [f"{method.upper()} {quote(path, safe='/?=%&.')} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as bare:
        bare.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        answer = b""
        while piece := bare.recv(1 << 16):
            answer += piece
    check(answer, (method, path, headers, body[:300]))


def check(answer, what):
    """Check that the server itself has answered: with a status that is not a failure, and a refusal as JSON,
    in words."""
    head, _, content = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").lower().split("\r\n")
    status = int(lines[0].split()[1])
    assert status < 500, (what, answer)
    if status >= 400:
        assert "content-type: application/json" in lines, (what, answer)
        zipped = "content-encoding: gzip" in lines
        error = json.loads(gzip.decompress(content) if zipped else content)["error"]
        assert error["key"], what
        assert error["text"], what
        assert len(content) < 10_000, what


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/%00", 404, "no-such-page"),
        ("/" + "a" * 300, 404, "no-such-page"),
        ("/assets/" + "a" * 5000, 404, "no-such-page"),
        ("/api/tables/%00", 404, "unknown-table"),
        ("/api/tables/" + "a" * 300, 404, "unknown-table"),
        ("/api/games/" + "a" * 3000 + "/preview", 404, "unknown-game"),
    ],
)
def test_an_address_that_nothing_can_have_is_refused_in_words(ann, lang, path, status, key):
    response = ann.http.get(path, headers={"Accept-Language": lang})
    assert (response.status_code, response.json()["error"]["key"]) == (status, key)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "", "http://", "\u00e9"])
def test_an_origin_that_is_none_is_not_ours(ann, origin):
    response = ann.http.patch("/api/me", json={"nickname": "x"}, headers={"Origin": origin.encode("latin-1")})
    assert (response.status_code, response.json()["error"]["key"]) == (403, "wrong-origin")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("/api/me", {"nickname": HALF}, "malformed"),
        ("/api/me", {"nickname": "x", HALF: 1}, "malformed"),
        ("/api/tables/{id}/chat", {"text": f"a{HALF}"}, "malformed"),
        ("/api/tables/{id}/actions", {"seq": 0, "code": 1, "id": HALF}, "malformed"),
        ("/api/claim", {"code": HALF}, "malformed"),
        ("/api/tables/upload", {"file": HALF}, "malformed"),
        ("/api/tables/upload", {"file": json.dumps({"imperia": HALF})}, "bad-file"),
        ("/api/tables/upload", {"file": '{"imperia": ' + "9" * 5000 + "}"}, "bad-file"),
        ("/api/tables/upload", {"file": "x" * 60_000}, "bad-file"),
        ("/api/tables/{id}/hint", {"level": "x" * 50_000}, "unknown-level"),
    ],
)
def test_what_no_text_can_hold_is_refused_in_words(tables, lang, path, body, key):
    ann, opened = tables
    path = path.format(id=opened[1]["id"])
    response = ann.http.post(
        path, content=json.dumps(body), headers={"Accept-Language": lang, "Content-Type": "application/json"}
    )
    error = response.json()["error"]
    assert (response.status_code, error["key"]) == (400, key)
    assert 0 < len(error["text"]) < 1500
