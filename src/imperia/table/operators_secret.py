"""The secret of the operator: in a file that only its owner reads, and never on a command line, which every
user of the machine can see."""

from __future__ import annotations

import os
import stat
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path

from imperia.words import SpokenError

SHORTEST = 16
MOST_BYTES = 4096
_GROUP_AND_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class BadSecret(SpokenError, ValueError):
    """A file whose secret cannot be used: what is wrong with it, and what would be right."""


def read_secret(file: Path) -> str:
    """The secret in a file, without the line break at the end. It is sent in a header, so it has to be
    ASCII."""
    with file.open("rb") as opened:
        if os.name == "posix" and os.fstat(opened.fileno()).st_mode & _GROUP_AND_OTHERS:
            raise BadSecret("secret-open-to-others", file=str(file))
        written = opened.read(MOST_BYTES + 1)
    try:
        secret = written.decode().strip()
    except UnicodeDecodeError:
        raise BadSecret("secret-not-text", file=str(file)) from None
    if len(written) > MOST_BYTES or not (secret.isprintable() and secret.isascii()):
        raise BadSecret("secret-not-text", file=str(file))
    if len(secret) < SHORTEST:
        raise BadSecret("secret-too-short", file=str(file), length=len(secret), least=SHORTEST)
    return secret


def is_same(secret: str, given: str) -> bool:
    """Whether the given secret is right, found in the same time whatever was given: hashes of equal length
    are compared, never the characters themselves."""
    return compare_digest(*(sha256(each.encode("utf-8", "replace")).digest() for each in (secret, given)))
