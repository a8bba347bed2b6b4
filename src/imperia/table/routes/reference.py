"""A page that lists the requests for authors of bots: made from the OpenAPI description, without any
script."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from imperia.table.asking import check_look
from imperia.table.prepared import Prepared
from imperia.table.routes.openapi import openapi


class _Field(NamedTuple):
    name: str
    kinds: list[str]
    required: bool


async def for_programs(request: Request) -> Response:
    check_look(request)
    return _printed().answer(request, 0)


@cache
def _printed() -> Prepared:
    return Prepared(openapi())


async def reference(request: Request) -> HTMLResponse:
    check_look(request)
    return HTMLResponse(_page())


@cache
def _page() -> str:
    from jinja2 import StrictUndefined, Template  # seldom asked for, and slow to import

    template = Template(
        Path(__file__).with_suffix(".html").read_text(encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
    )
    described = openapi()
    requests = [
        {
            "method": method.upper(),
            "path": path,
            "text": operation.get("description", ""),
            "fields": [*_query(operation), *_body(operation, described)],
        }
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
    ]
    info = described["info"]
    page: str = template.render(title=info["title"], description=info["description"], requests=requests)
    return page


def _query(operation: dict[str, Any]) -> list[_Field]:
    asked = [field for field in operation.get("parameters", ()) if field["in"] == "query"]
    return [_Field(field["name"], _kinds(field["schema"]), field.get("required", False)) for field in asked]


def _body(operation: dict[str, Any], described: dict[str, Any]) -> list[_Field]:
    content = (
        operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    )
    for choice in (content, *content.get("anyOf", ())):
        if "$ref" in choice:
            schema = described["components"]["schemas"][choice["$ref"].rsplit("/", 1)[1]]
            required = schema.get("required", ())
            fields = schema["properties"].items()
            return [_Field(name, _kinds(facts), name in required) for name, facts in fields]
    return []


def _kinds(schema: dict[str, Any]) -> list[str]:
    if "enum" in schema:
        return [str(value) for value in schema["enum"]]
    if "$ref" in schema:
        return [schema["$ref"].rsplit("/", 1)[1]]
    if schema.get("type") == "array":
        return [f"list of {' or '.join(_kinds(schema.get('items', {})))}"]
    choices = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
    return [kind for choice in choices for kind in _kinds(choice)] or [str(schema.get("type", "anything"))]


routes = [Route("/api/openapi.json", for_programs), Route("/api", reference)]
