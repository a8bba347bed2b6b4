"""The protocol as TypeScript: python -m imperia.table.protocol.typescript web/src/net/messages.ts

Written by `make page` and never committed: what the page expects of a message cannot differ from what the
server sends without svelte-check saying so.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from imperia.table.protocol.fields import TYPESCRIPT, Asked
from imperia.table.protocol.messages import FromServer, RefusedRequest
from imperia.table.routes.parts import ENDPOINTS, LIVE

HEAD = "/** The protocol, as the server declares it. Made by `make page` from table/protocol: do not edit. */"
IMPORTS = "import type { GameEvent, View } from '../games/contract';"
PLAIN = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
}


def typescript() -> str:
    types: list[Any] = [doing.wish for doing in LIVE]
    types += [FromServer, RefusedRequest]
    for endpoint in ENDPOINTS:
        body = [endpoint.body] if _is_declared(endpoint.body) else []
        types += [*body, *endpoint.answers]
    to_server = " | ".join(doing.wish.__name__ for doing in LIVE)
    from_server = " | ".join(kind.__name__ for kind in FromServer.__args__)
    unions = [f"export type ToServer = {to_server};", f"export type FromServer = {from_server};"]
    return "\n\n".join([HEAD, IMPORTS, *interfaces(types).values(), *unions]) + "\n"


def interfaces(types: list[Any]) -> dict[str, str]:
    """The declarations of these types, and of the types of their fields, by name."""
    found: dict[str, str] = {}
    for info in inspect.multi_type_info(types):
        _type_of(info, found)
    return found


def type_name(kind: Any) -> str:
    return _type_of(inspect.type_info(kind), {})


def _is_declared(body: Any) -> bool:
    """Whether a body is declared in the protocol. A body that is made from a wish is not: the page uses the
    wish itself."""
    return body is not None and body.__module__.startswith("imperia.table.protocol")


def _type_of(info: inspect.Type, found: dict[str, str]) -> str:
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return extra[TYPESCRIPT] if extra and TYPESCRIPT in extra else _type_of(inner, found)
        case inspect.StructType(cls=cls):
            if cls.__name__ not in found:
                found[cls.__name__] = ""  # it may contain itself
                found[cls.__name__] = _interface(info, found)
            return cls.__name__
        case inspect.ListType(item_type=item):
            each = _type_of(item, found)
            return f"({each})[]" if " " in each else f"{each}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_type_of(key, found)}, {_type_of(value, found)}>"
        case inspect.LiteralType(values=values):
            return " | ".join("true" if value is True else f"'{value}'" for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(_type_of(each, found) for each in types)
        case _:
            return PLAIN[type(info)]


def _interface(struct: inspect.StructType, found: dict[str, str]) -> str:
    lines = [f"  {struct.tag_field}: '{struct.tag}';"] if struct.tag_field else []
    for field in struct.fields:
        lines.append(f"  {_member(struct, field, found)}{_comment(field.type)}")
    if not struct.forbid_unknown_fields:
        lines.append("  [more: string]: unknown;")
    text = struct.cls.__doc__
    head = f"/** {' '.join(cleandoc(text).split())} */\n" if text else ""
    return f"{head}export interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def _member(struct: inspect.StructType, field: inspect.Field, found: dict[str, str]) -> str:
    kind, mark = field.type, ""
    if issubclass(struct.cls, Asked):
        mark = "" if field.required else "?"
    elif not field.required and field.default is field.default_factory is msgspec.NODEFAULT:  # unset
        mark = "?"
    elif not field.required and struct.cls.__struct_config__.omit_defaults:
        mark = "?"
        if isinstance(kind, inspect.UnionType) and field.default is None:
            kind = inspect.UnionType(tuple(each for each in kind.types if each != inspect.NoneType()))
    return f"{field.name}{mark}: {_type_of(kind, found)};"


def _comment(kind: inspect.Type) -> str:
    """What the declaration says about a field, or about its values other than null."""
    for each in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        schema = each.extra_json_schema if isinstance(each, inspect.Metadata) else None
        if schema and "description" in schema:
            return f" // {schema['description']}"
    return ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
