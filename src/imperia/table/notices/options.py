"""The options for notices with which an operator starts a server, checked before anything else is done."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from imperia.table.notices.mailing import BadMailServer, check_sender, mail_server

VARIABLE = "IMPERIA_SMTP"
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f:]+")


def notice_options(
    smtp: str | None, mail_from: str | None, public_address: str | None, webhook_hosts: Sequence[str]
) -> dict[str, Any]:
    """Fields of a ServerConfig. Raises BadMailServer if something is wrong. The address of a mail server may
    have a password, so it can also come from an environment variable, which other users of the machine cannot
    read."""
    server = smtp or os.environ.get(VARIABLE) or None
    if public_address is not None:
        _check_public_address(public_address)
    if server is not None:
        mail_server(server)
        if mail_from is None or public_address is None:
            raise BadMailServer("mail-needs")
        check_sender(mail_from)
    for host in webhook_hosts:
        if not _HOST.fullmatch(host):
            raise BadMailServer("no-webhook-host", host=host)
    if webhook_hosts and public_address is None:
        raise BadMailServer("webhook-needs")
    return {
        "smtp": server,
        "mail_from": mail_from,
        "public_address": public_address or "",
        "webhook_hosts": tuple(webhook_hosts),
    }


def _check_public_address(address: str) -> None:
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query
    except ValueError:
        usable = False
    if not usable or not address.isascii() or not address.isprintable() or " " in address:
        raise BadMailServer("no-public-address", address=address)
