"""The OpenAPI description of the plain requests, for tools and for the page at /api. Requests for the
operator alone are left out, because most servers do not have them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from imperia import __version__
from imperia.table.protocol.messages import RefusedRequest
from imperia.table.routes.part import Endpoint
from imperia.table.routes.parts import FOR_EVERYBODY

DESCRIPTION = (
    "Everything that the page can do, a program can do: see docs/api.md. Live play is a WebSocket at "
    "/api/tables/{table_id}/live."
)
REFERENCE = "#/components/schemas/{name}"
Described = dict[str, Any]


@cache
def openapi() -> Described:
    types = [RefusedRequest]
    for endpoint in FOR_EVERYBODY:
        types += [kind for kind in (endpoint.body, *endpoint.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    of = {_key(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: Described = {}
    for endpoint in FOR_EVERYBODY:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Imperia", "description": DESCRIPTION, "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _key(kind: Any) -> str:
    return f"{kind!r} {id(kind)}" if isinstance(kind, type) else repr(kind)


def _operation(endpoint: Endpoint, of: dict[str, Described]) -> Described:
    answers = [of[_key(kind)] for kind in endpoint.answers]
    answer = answers[0] if len(answers) == 1 else {"anyOf": answers}
    operation: Described = {
        "tags": [endpoint.part],
        "description": endpoint.text,
        "parameters": [*_in_path(endpoint), *_in_query(endpoint)],
        "responses": {
            str(endpoint.status): {"description": "Done", **_json(answer)},
            "default": {"description": "Refused", **_json(of[_key(RefusedRequest)])},
        },
    }
    if endpoint.body is not None:
        required = not endpoint.body_may_be_left_out
        operation["requestBody"] = {"required": required, **_json(of[_key(endpoint.body)])}
    return operation


def _json(schema: Described) -> Described:
    return {"content": {"application/json": {"schema": schema}}}


def _in_path(endpoint: Endpoint) -> list[Described]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(endpoint: Endpoint) -> list[Described]:
    if endpoint.query is None:
        return []
    _, components = msgspec.json.schema_components([endpoint.query])
    schema = components[endpoint.query.__name__]
    required = schema["required"]
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind}
        for name, kind in schema["properties"].items()
    ]
