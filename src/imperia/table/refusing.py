"""Refusals as HTTP answers, which all have the same shape."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from imperia.table import meters
from imperia.table.asking import language
from imperia.table.errors import Refused, RefusedByRules
from imperia.table.protocol.messages import RefusedRequest
from imperia.table.security import HEADERS


def count(refusal: Refused) -> None:
    """Count a refusal, once for each time that somebody is told of it. Refusals by rules all count as one:
    which rule forbids an action does not concern an operator."""
    key = "rules" if isinstance(refusal, RefusedByRules) else refusal.key
    meters.REFUSALS.add(key, str(refusal.status))


def answer(refusal: Refused, asker: HTTPConnection) -> Response:
    count(refusal)
    seconds = refusal.facts.get("seconds")
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    told = msgspec.json.encode(RefusedRequest(refusal.problem(language(asker))))
    return Response(told, refusal.status, headers, media_type="application/json")


def last_answer(refusal: Refused, headers: Sequence[tuple[bytes, bytes]], query: bytes = b"") -> bytes:
    """The same answer as bytes on the wire, for refusals that the application never sees. The connection
    closes after it."""
    asker = HTTPConnection({"type": "http", "headers": list(headers), "query_string": query})
    made = answer(refusal, asker)
    made.headers["Connection"] = "close"
    made.headers["Cache-Control"] = "no-store"
    for name, value in HEADERS.items():
        made.headers[name] = value
    status = HTTPStatus(made.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in made.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(made.body)])
