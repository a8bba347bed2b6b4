"""How a saved match is written: JSON, one action to a line, for people to read and for tools to compare.

The last line is a hash of the final position, so that an accidental change of the text is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping

from imperia.games.setting import Facts

FORMAT = 1
FIELDS = ("imperia", "game", "rules", "players", "options", "actions", "position_hash")


def hash_of(notation: str) -> str:
    """A hash of a position's notation, not of its bytes: adding a field to the record spoils no save."""
    return hashlib.sha256(notation.encode()).hexdigest()[:16]


def written(
    beginning: Facts,
    moves: Iterable[tuple[int, str]],
    notation: str,
    fingerprints: Mapping[int, str],
    fingerprint: str,
) -> str:
    """The text of a match: how it began, seat and notation of each action, and a hash of its final position;
    with fingerprints of positions on the way, by which they can be recognised under other rules."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)},"
        for name, value in {"imperia": FORMAT, **beginning}.items()
    ]
    actions = [json.dumps(f"{seat} {action}") for seat, action in moves]
    lines.append('  "actions": [' + "".join(f"\n    {a}," for a in actions).rstrip(",") + "\n  ],")
    lines.append(f'  "fingerprints": {json.dumps({**fingerprints, len(actions): fingerprint})},')
    lines.append(f'  "position_hash": "{hash_of(notation)}"')
    return "{\n" + "\n".join(lines) + "\n}\n"
