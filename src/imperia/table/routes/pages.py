"""The page and its files, as Vite builds them; browsers may keep files with a hash in their name for ever."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from imperia.table.asking import check_look, house, language
from imperia.table.errors import Refused

FOR_GOOD = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = {
    "en": "The page is not built yet. Run <code>make play</code>, which builds it. "
    "Programs can play at <code>/api</code> already.",
    "pl": "Strona nie jest jeszcze zbudowana. Uruchom <code>make play</code>, które ją zbuduje. "
    "Programy mogą już grać pod <code>/api</code>.",
}


async def page(request: Request) -> Response:
    """Every address of the page is the same file; the page itself looks at the address."""
    check_look(request)
    index = house(request).config.page / "index.html"
    if not index.is_file():
        lang = language(request)
        head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Imperia</title>'
        text = f"{head}<p>{NOT_BUILT[lang]}"
        return HTMLResponse(text, status_code=503)
    return _file(request, index, "no-cache")


async def operators_page(request: Request) -> Response:
    """The operator's page, which does not exist if there is no operator's secret."""
    if house(request).config.operator_secret is None:
        check_look(request)
        raise Refused("no-such-page")
    return await page(request)


async def file(request: Request) -> Response:
    check_look(request)
    path: str = request.path_params["path"]
    root = house(request).config.page.resolve()
    wanted = None if path.startswith("api/") else _inside(root, path)
    if wanted is None:
        raise Refused("no-such-page")
    hashed = path.startswith("assets/")
    return _file(request, wanted, FOR_GOOD if hashed else "public, max-age=3600")


def _inside(root: Path, path: str) -> Path | None:
    """The file with this name, if there is one and it belongs to the page."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _file(request: Request, path: Path, keep: str) -> Response:
    """The whole file, in the compressed form made by the build if the browser accepts that."""
    request.scope["headers"] = [header for header in request.scope["headers"] if header[0] != b"range"]
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding", "Accept-Ranges": "none"}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS:
        compressed = path.with_name(path.name + ending)
        if encoding in accepted and compressed.is_file():
            return FileResponse(
                compressed, media_type=kind, headers={**headers, "Content-Encoding": encoding}
            )
    return FileResponse(path, media_type=kind, headers=headers)


async def ask_first(request: Request) -> Response:
    """A link in a mail leads to a page that asks whether notices are to end, so that programs which open
    every link in a mail do not end them."""
    check_look(request)
    return RedirectResponse(f"/notices/withdraw/{request.path_params['token']}", 303)


PLACES = ("t", "rules", "claim", "notices")
ADDRESSES = ("/", "/new", *(f"/{place}/{{rest:path}}" for place in PLACES))
routes = [
    Route("/api/notices/withdraw/{token}", ask_first),
    Route("/operator", operators_page),
    *(Route(path, page) for path in ADDRESSES),
    Route("/{path:path}", file),
]
