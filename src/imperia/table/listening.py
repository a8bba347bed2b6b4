"""The addresses at which a server listens."""

from __future__ import annotations

import socket

from imperia.words import Quoted, SpokenError, SystemReason

LOOPBACK, LAST_PORT = "127.0.0.1", 65535


class BadAddress(SpokenError, OSError):
    """An address at which the server cannot listen."""


def open_socket(host: str, port: int) -> socket.socket:
    """Open the socket of a server. This is done before anything else, so that a port that is taken is
    reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise BadAddress("no-listening", host=host, port=str(port), why=SystemReason(problem)) from None


def open_operators_socket(place: str) -> socket.socket:
    """Open the socket for the operator. `place` is a port, which only this machine can reach, or an address
    and a port."""
    host, _, port = place.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= LAST_PORT) or (":" in host) != (
        host[:1] + host[-1:] == "[]"
    ):
        raise BadAddress("no-operators-address", place=Quoted(place))
    return open_socket(host.strip("[]") or LOOPBACK, int(port))
