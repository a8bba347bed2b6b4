"""The address at which a server listens."""

from __future__ import annotations

import socket

from imperia.words import SpokenError, SystemReason


class BadAddress(SpokenError, OSError):
    """An address at which the server cannot listen."""


def open_socket(host: str, port: int) -> socket.socket:
    """Done before anything else, so that a port that is taken is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise BadAddress("no-listening", host=host, port=str(port), why=SystemReason(problem)) from None
