"""Protection from strangers: whose page sends a request, how often, and what our own pages may load."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperia.table.errors import Refused

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
MOST_BUCKETS = 20_000


def check_origin(headers: Headers) -> None:
    """Raise Refused if the page of another site asks. A browser says whose page it is. A program says
    nothing, and has no cookie that could be misused."""
    origin = headers.get("origin")
    if origin is not None and _host(origin) != headers.get("host"):
        raise Refused("wrong-origin")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:  # half of an IPv6 address, for example
        return None


class Rate:
    """Limits how often something may be done, for each key: a number of times at once, and then a number of
    times a second."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._per_second = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str = "") -> None:
        self.check(key)
        self.charge(key)

    def check(self, key: str = "") -> None:
        """Raise Refused if nothing may be taken now."""
        seconds = self.wait(key)
        if seconds:
            raise Refused("too-many", seconds=ceil(seconds))

    def wait(self, key: str = "") -> float:
        """The seconds until the next one may be taken."""
        return max(0.0, (1 - self._look(key)[0]) / self._per_second)

    def charge(self, key: str = "") -> float:
        """Take one even if none is left; return the seconds until the debt is paid."""
        left, now = self._look(key)
        self._keep(key, max(left - 1, -self._burst), now)  # the debt is limited
        return max(0.0, (1 - left) / self._per_second)

    def _look(self, key: str) -> tuple[float, float]:
        now = self._clock()
        left, at = self._left.get(key, (self._burst, now))
        return min(self._burst, left + (now - at) * self._per_second), now

    def _keep(self, key: str, left: float, now: float) -> None:
        if key not in self._left and len(self._left) >= MOST_BUCKETS:
            self._forget(now)
        self._left[key] = (left, now)

    def _forget(self, now: float) -> None:
        """Drop the keys that have been quiet long enough to have their full allowance again; if too many are
        left, drop all."""
        full = self._burst / self._per_second
        self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < full}
        if len(self._left) >= MOST_BUCKETS:
            self._left.clear()


class SafeHeaders:
    """Adds the headers above to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)
