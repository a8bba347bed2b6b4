"""Handing mail over to a mail server. The standard library does this, and blocks, so callers use a thread."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from imperia.table.errors import Refused
from imperia.words import SpokenError

PORTS: Final = {"smtp": 25, "starttls": 587, "smtps": 465}
SECONDS = 30
LONGEST = 254
REFUSED_FOR_GOOD = 500


class BadMailServer(SpokenError, ValueError):
    """Something about mail that the operator has to put right."""


class NotSent(Exception):
    """A notice could not be sent, but may be later."""


class ServerDown(NotSent):
    """The mail server cannot be used, so no other mail could be sent either."""


class RefusedForGood(Exception):
    """The mail server will never accept this mail."""


@dataclass(frozen=True)
class MailServer:
    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None


def mail_server(url: str) -> MailServer:
    """`smtp://`, `starttls://` or `smtps://`, then `user:password@host:port`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailServer("mail-no-server") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise BadMailServer("mail-no-server")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    if (user is None) != (password is None):
        raise BadMailServer("mail-no-password")
    return MailServer(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password)


def check_address(text: str) -> str:
    """An address to which mail can be sent. Raises Refused for anything else, and for more than one
    address."""
    address = text.strip()
    try:
        whole = Address(addr_spec=address)
        usable = whole.addr_spec == address and "." in whole.domain and bool(whole.username)
    except (MessageError, ValueError, IndexError):
        usable = False
    if not usable or len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise Refused("bad-mail-address")
    return address


def check_sender(text: str) -> str:
    try:
        return check_address(text)
    except Refused:
        raise BadMailServer("mail-no-sender", address=text) from None


def send(server: MailServer, message: EmailMessage) -> None:
    """Send a mail. Raises NotSent, ServerDown or RefusedForGood."""
    try:
        connection = _connected(server)
    except (OSError, smtplib.SMTPException) as problem:
        raise ServerDown(f"{type(problem).__name__}: {problem}") from None
    try:
        with connection:
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as problem:
        code, why = next(iter(problem.recipients.values()))
        raise (RefusedForGood if code >= REFUSED_FOR_GOOD else NotSent)(f"{code} {why!r}") from None
    except (OSError, smtplib.SMTPException) as problem:
        raise NotSent(f"{type(problem).__name__}: {problem}") from None


def _connected(server: MailServer) -> smtplib.SMTP:
    trusted = ssl.create_default_context()
    if server.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=trusted
        )
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        connection.ehlo_or_helo_if_needed()
        if server.scheme == "starttls" or (server.scheme == "smtp" and connection.has_extn("starttls")):
            connection.starttls(context=trusted)
            connection.ehlo()
        elif server.scheme == "smtp" and server.password is not None and not _is_here(server.host):
            raise ServerDown("the mail server offers no encryption, so the password is kept from it")
        if server.user is not None and server.password is not None:
            connection.login(server.user, server.password)
    except BaseException:
        connection.close()
        raise
    return connection


def _is_here(host: str) -> bool:
    """Whether the mail server is on this machine, so that nobody can listen in."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
