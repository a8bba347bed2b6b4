"""The protocol classes that the server runs with, if they fit the versions of uvicorn and websockets.

`door.py` and `fast_line.py` extend classes of uvicorn, and rely on more than its documented interface. If
they might not fit, uvicorn's own classes are used: slower, and without the limits of the door.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

_log = logging.getLogger(__name__)

# The first version that is known to fit, and the first that is not; the same bounds are in pyproject.toml.
KNOWN = {"uvicorn": ("0.50", "0.55"), "websockets": ("14", "18")}
# The attributes that the two classes use of the classes they extend.
NEEDED = {
    ("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"): (
        "close_sent conn connection_lost data_received frames handle_bytes handle_connect "
        "handle_cont handle_parser_exception handle_ping handle_pong handle_text handshake_complete "
        "handshake_initiated keepalive_timeout loop queue read_paused receive run_asgi send "
        "transport"
    ),
    ("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol"): (
        "_should_upgrade _start_asgi_task _unset_keepalive_if_required client connection_lost "
        "connection_made connections cycle data_received flow handle_websocket_upgrade headers loop "
        "on_body on_header on_headers_complete on_message_begin on_message_complete "
        "on_response_complete on_url parser pipeline scope transport"
    ),
}


def fast_protocols(version_of: Callable[[str], str] = version) -> dict[str, Any]:
    """Options for uvicorn: our own classes, or none and a line in the log that says why."""
    problem = _problem(version_of)
    if problem is not None:
        _log.warning(
            "uvicorn's own connections are used, which are slower and have fewer limits: %s", problem
        )
        return {}
    from imperia.table.door import Door
    from imperia.table.fast_line import FastLine

    return {"http": Door, "ws": FastLine}


def _problem(version_of: Callable[[str], str]) -> str | None:
    for name, (first, beyond) in KNOWN.items():
        found = version_of(name)
        if not _numbers(first) <= _numbers(found) < _numbers(beyond):
            return f"{name} {found} is not one that they are known to work with ({first} up to {beyond})"
    for (module, name), needed in NEEDED.items():
        try:
            extended = getattr(import_module(module), name)
        except (ImportError, AttributeError):
            return f"there is no {module}.{name}"
        missing = [each for each in needed.split() if each not in _attributes(extended)]
        if missing:
            return f"{name} has no {', '.join(missing)}"
    return None


def _numbers(found: str) -> tuple[int, ...]:
    return tuple(int(part) for part in found.split(".")[:2] if part.isdigit())


def _attributes(extended: type) -> set[str]:
    """The attributes of a class, and those that its objects are given when they are made."""
    return {*dir(extended), *extended.__init__.__code__.co_names}  # type: ignore[misc]
