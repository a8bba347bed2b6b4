"""Answers that do not change while the server runs."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

ZIPPED = 5


class Prepared:
    """An answer that does not change while the server runs: encoded, compressed and tagged once for
    everybody."""

    def __init__(self, facts: Any) -> None:
        self._plain = msgspec.json.encode(facts)
        self._zipped = gzip.compress(self._plain, ZIPPED, mtime=0)
        self._tag = f'"{hashlib.sha256(self._plain).hexdigest()[:20]}"'

    def answer(self, request: Request, seconds: int) -> Response:
        """The answer to a request. A browser may use it for this many seconds without asking again; then it
        asks, by its tag, whether it is still valid."""
        headers = {
            "ETag": self._tag,
            "Cache-Control": f"private, max-age={seconds}",
            "Vary": "Cookie, Authorization, Accept-Encoding",
        }
        if request.headers.get("if-none-match") == self._tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self._zipped, media_type="application/json", headers=headers)
        return Response(self._plain, media_type="application/json", headers=headers)
