"""The tables of docs/api.md: python -m imperia.table.protocol.reference docs/api.md

Each table stands between `<!-- name -->` and `<!-- end of name -->`, and is written anew from the
declarations; the rest of the file is written by hand. A test fails if the tables are stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, inspect

from imperia.table.protocol.messages import FromServer
from imperia.table.protocol.typescript import interfaces, type_name
from imperia.table.routes.part import TABLE, Doing, Endpoint
from imperia.table.routes.parts import ENDPOINTS, LIVE

MESSAGES: tuple[type[Struct], ...] = FromServer.__args__


def written(text: str) -> str:
    """The text with all its tables written anew."""
    for name, lines in _tables().items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found, f"the text should have {begin}"
        assert closed, f"the text should have {end}"
        text = before + "\n".join([begin, *lines, end]) + after
    return text


def _tables() -> dict[str, list[str]]:
    return {
        "requests": _table(("request", "answer", ""), map(_request, ENDPOINTS)),
        "wishes": _table(("you send", "answer", ""), map(_wish, LIVE)),
        "messages": _table(("the server sends", "when"), map(_message, MESSAGES)),
        "declarations": ["```ts", *"\n\n".join(_declarations()).splitlines(), "```"],
    }


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [_row(head), "|---" * len(head) + "|", *map(_row, rows)]


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _request(endpoint: Endpoint) -> tuple[str, ...]:
    asked = f"{endpoint.method} {endpoint.path.replace(f'{TABLE}/', '…/')}"
    if endpoint.query is not None:
        asked += f"?{'&'.join(map(_in_query, _struct(endpoint.query).fields))}"
    if endpoint.body is not None and msgspec.structs.fields(endpoint.body):
        asked += f" {_fields(endpoint.body)}"
    return f"`{asked}`", " or ".join(f"`{type_name(kind)}`" for kind in endpoint.answers), endpoint.text


def _struct(kind: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _in_query(field: inspect.Field) -> str:
    values = field.type.values if isinstance(field.type, inspect.LiteralType) else ()
    return f"{field.name}={'|'.join(map(str, values))}"


def _wish(doing: Doing) -> tuple[str, ...]:
    answers = " or ".join(f"`{_tag(kind)}`" for kind in doing.live)
    return f"`{_tagged(doing.wish)}`", answers, _text(doing.wish)


def _message(kind: type[Struct]) -> tuple[str, ...]:
    return f"`{_tagged(kind)}`", _text(kind)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _tagged(kind: type[Struct]) -> str:
    """A message in short: `{type: "act", seq, code?}`. Its `id`, which every message may have, is left
    out."""
    fields = _fields(kind)[1:-1]
    return f'{{type: "{_tag(kind)}"{", " if fields else ""}{fields}}}'


def _fields(kind: type[Struct]) -> str:
    live = kind.__struct_config__.tag is not None
    fields = [field for field in msgspec.structs.fields(kind) if not (live and field.name == "id")]
    return f"{{{', '.join(field.name + ('' if field.required else '?') for field in fields)}}}"


def _text(kind: Any) -> str:
    return " ".join(kind.__doc__.split())


def _declarations() -> list[str]:
    """The declarations of what answers and messages contain."""
    shown = interfaces([kind for endpoint in ENDPOINTS for kind in endpoint.answers] + [FromServer])
    return [text.replace("export interface", "interface") for text in shown.values()]


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(written(document.read_text(encoding="utf-8")), encoding="utf-8")
