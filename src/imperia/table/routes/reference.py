"""The requests in a page for authors of bots: made from the OpenAPI description, without any script."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse

from imperia.table.asking import looker

router = APIRouter(include_in_schema=False, dependencies=[Depends(looker)])
_HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Imperia: requests</title>'


@router.get("/api")
async def reference(request: Request) -> HTMLResponse:
    described = request.app.openapi()
    routes = [
        _route(method, path, operation, described)
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
    ]
    head = f"<h1>{escape(described['info']['title'])}</h1><p>{escape(described['info']['description'])}</p>"
    link = '<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
    return HTMLResponse(f"{_HEAD}{head}{link}{''.join(routes)}")


def _route(method: str, path: str, operation: dict[str, Any], described: dict[str, Any]) -> str:
    text = escape(operation.get("description", ""))
    query = [field for field in operation.get("parameters", ()) if field["in"] == "query"]
    asked = [(field["name"], field["schema"], field.get("required", False)) for field in query]
    fields = "".join(_field(*field) for field in [*asked, *_body(operation, described)])
    title = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    return f"<section>{title}<p>{text}</p><ul>{fields}</ul></section>"


def _body(operation: dict[str, Any], described: dict[str, Any]) -> list[tuple[str, dict[str, Any], bool]]:
    content = (
        operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    )
    for choice in (content, *content.get("anyOf", ())):
        if "$ref" in choice:
            schema = described["components"]["schemas"][choice["$ref"].rsplit("/", 1)[1]]
            required = schema.get("required", ())
            return [(name, facts, name in required) for name, facts in schema["properties"].items()]
    return []


def _field(name: str, schema: dict[str, Any], required: bool) -> str:
    kind = " or ".join(_kinds(schema))
    needed = "" if required else ", may be left out"
    return f"<li><code>{escape(name)}</code>: {escape(kind)}{needed}</li>"


def _kinds(schema: dict[str, Any]) -> list[str]:
    if "enum" in schema:
        return [str(value) for value in schema["enum"]]
    if "$ref" in schema:
        return [schema["$ref"].rsplit("/", 1)[1]]
    if schema.get("type") == "array":
        return [f"list of {' or '.join(_kinds(schema.get('items', {})))}"]
    choices = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
    return [kind for choice in choices for kind in _kinds(choice)] or [str(schema.get("type", "anything"))]
