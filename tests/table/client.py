"""A client: plain requests, and a live connection."""

import json
import random
import re
from contextlib import contextmanager
from functools import cache

import httpx
import httpx._transports.default
import msgspec
from websockets.sync.client import connect

from imperia.table.protocol.messages import FromServer, RefusedRequest
from imperia.table.routes.parts import ENDPOINTS

WAIT = 120  # seconds before a test gives up; never measures anything
BOT = {"kind": "bot", "level": "novice"}
ME, OPEN, GUEST = {"kind": "me"}, {"kind": "open"}, {"kind": "guest"}

# Each of a thousand clients would read the trusted certificates anew, which takes longer than most requests.
transports = httpx._transports.default
transports.create_ssl_context = cache(transports.create_ssl_context)

PATTERNS = [(endpoint, re.compile(re.sub(r"{\w+}", "[^/]+", endpoint.path))) for endpoint in ENDPOINTS]


class Somebody:
    """A person with a token."""

    def __init__(self, server, nickname="Ann", **headers):
        self.server = server
        self.http = httpx.Client(base_url=server.http, timeout=WAIT, headers=headers)
        if nickname is not None:
            made = self.post("/api/me", nickname=nickname, program=True)
            self.id, self.token = made["person"], made["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def ask(self, method, path, body=None, **query):
        """Send a request. Every answer, like every message below, must be as declared, without a missing or
        extra field."""
        response = self.http.request(method, path, json=body, params=query)
        check_declared(method, path, response)
        return response

    def get(self, path, **query):
        return answered(self.ask("GET", path, **query))

    def post(self, path, **body):
        return answered(self.ask("POST", path, body))

    def refused(self, path, **body):
        """The status and the key of a refusal."""
        response = self.ask("POST", path, body)
        return response.status_code, response.json()["error"]["key"]

    def open(self, *seats, game="empire", **wishes):
        return self.post("/api/tables", game=game, players=len(seats), seats=list(seats), **wishes)

    @contextmanager
    def live(self, table, **headers):
        headers = {"Authorization": self.http.headers.get("Authorization", ""), **headers}
        address = f"{self.server.ws}/api/tables/{table['id']}/live"
        with connect(address, additional_headers=headers, open_timeout=WAIT) as socket:
            yield Live(socket)


def answered(response):
    assert response.is_success, response.text
    return response.json()


def check_declared(method, path, response):
    if response.is_success:
        for endpoint, pattern in PATTERNS:
            if endpoint.method == method and pattern.fullmatch(path):
                wrong = [problem for kind in endpoint.answers if (problem := wrong_with(kind, response))]
                assert len(wrong) < len(endpoint.answers), wrong
    elif response.headers["content-type"] == "application/json":
        assert wrong_with(RefusedRequest, response) is None


def wrong_with(kind, response):
    try:
        msgspec.json.decode(response.content, type=kind)
    except msgspec.ValidationError as problem:
        return str(problem)
    return None


class Live:
    def __init__(self, socket):
        self.socket = socket

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def receive(self):
        """The next message. Since an update has only what is new, its view is completed."""
        text = self.socket.recv(timeout=WAIT)
        msgspec.json.decode(text, type=FromServer)  # raises an error if it is not as declared
        message = json.loads(text)
        if message["type"] == "update":
            message["view"] = {**self.view, **message["view"]}
        if "view" in message:
            self.view = message["view"]
        return message

    def until(self, *kinds):
        """The next message of one of these kinds; others are skipped."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, **message):
        """Send, and wait for the answer."""
        message.setdefault("id", f"q{random.getrandbits(40)}")
        self.send(**message)
        while True:
            answer = self.receive()
            if answer.get("id") == message["id"]:
                return answer


def play_to_the_end(live, seed=1):
    """Take random actions for the seat of this connection, one after the other; returns the last view."""
    chance = random.Random(seed)
    question, waiting = None, False
    while True:
        message = live.until("welcome", "update", "done", "refused")
        assert message["type"] != "refused", message
        if message["type"] == "done":
            waiting = False
        else:
            question = message
        if question["view"]["over"]:
            return question["view"]
        if question["view"]["legal"] and not waiting:
            waiting = True
            code = chance.choice(question["view"]["legal"])["code"]
            live.send(type="act", seq=question["seq"], code=code)
