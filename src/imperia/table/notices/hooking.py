"""Webhooks: requests to hosts that the operator has named, and never, by a detour, to others."""

from __future__ import annotations

import hashlib
import hmac
import http.client
import socket
import ssl
from collections.abc import Collection
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from imperia.table.errors import Refused
from imperia.table.notices.mailing import NotSent

SECONDS = 10
MOST_BYTES_OF_AN_ANSWER = 512
LONGEST = 500
SIGNATURE = "Imperia-Signature"
NOTICE = "Imperia-Notice"
LOCAL = "localhost"


class Hook(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str


def check_hook(url: str, hosts: Collection[str]) -> Hook:
    """The parts of an address at one of these hosts. Raises Refused for any other address."""
    refused = Refused("bad-webhook", hosts=", ".join(hosts))
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise refused from None
    named = {each.lower() for each in hosts}
    plain = parts.scheme == "http" and (host == LOCAL or _is_loopback(host))
    printable = url.isascii() and url.isprintable() and " " not in url
    if host not in named or not (parts.scheme == "https" or plain) or not printable or len(url) > LONGEST:
        raise refused
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise refused
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Hook(not plain, host, port or (80 if plain else 443), path)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _address(hook: Hook, hosts: Collection[str]) -> str:
    """The address of the host. A name may lead to any address, but only public ones are used, and those that
    the operator has named."""
    try:
        found = socket.getaddrinfo(hook.host, hook.port, type=socket.SOCK_STREAM)
    except OSError as problem:
        raise NotSent(f"{hook.host}: {problem}") from None
    named = {each.lower() for each in hosts}
    for *_, place in found:
        address = str(place[0])
        local = LOCAL in named and _is_loopback(address)
        if ip_address(address).is_global or address in named or local:
            return address
    raise NotSent(f"{hook.host} leads to an address that is not public")


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def post(url: str, hosts: Collection[str], secret: str, notice: str, body: bytes) -> None:
    """Post a notice. Raises NotSent unless the answer is a success; an answer that leads elsewhere is not."""
    try:
        hook = check_hook(url, hosts)
    except Refused:  # the operator has changed the list of hosts
        raise NotSent("its host is no longer allowed") from None
    connection = _connection(hook, _address(hook, hosts))
    headers = {
        "Content-Type": "application/json",
        SIGNATURE: signature(secret, body),
        NOTICE: notice,
        "User-Agent": "Imperia",
        "Connection": "close",
    }
    try:
        connection.request("POST", hook.path, body, headers)
        answer = connection.getresponse()
        answer.read(MOST_BYTES_OF_AN_ANSWER)
        if not 200 <= answer.status < 300:
            raise NotSent(f"{hook.host} answered {answer.status}")
    except (OSError, http.client.HTTPException) as problem:
        raise NotSent(f"{hook.host}: {type(problem).__name__}: {problem}") from None
    finally:
        connection.close()


def _connection(hook: Hook, address: str) -> http.client.HTTPConnection:
    """A connection to exactly this address: if the name were looked up again, it might lead elsewhere."""

    class Plain(http.client.HTTPConnection):
        def connect(self) -> None:
            self.sock = socket.create_connection((address, hook.port), SECONDS)

    class Secure(http.client.HTTPSConnection):
        def connect(self) -> None:
            raw = socket.create_connection((address, hook.port), SECONDS)
            try:
                trusted = ssl.create_default_context()
                self.sock = trusted.wrap_socket(raw, server_hostname=hook.host)
            except BaseException:
                raw.close()
                raise

    kind = Secure if hook.secure else Plain
    return kind(hook.host, hook.port, timeout=SECONDS)
