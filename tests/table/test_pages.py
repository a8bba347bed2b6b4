"""The page and its files."""

import gzip

import pytest

from tests.table.client import Somebody
from tests.table.serving import Server

SCRIPT = b"console.log('a script that is long enough to be compressed');" * 50


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text("<!doctype html><title>Imperia</title>", encoding="utf-8")
    (page / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"as if by brotli")
    (page / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (page.parent / "secret.txt").write_text("secret", encoding="utf-8")
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('pages') / 'tables.db'}", page=page)
    yield Somebody(running, None)
    running.stop()


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abcdefghij", "/t/abcdefghij/replay/7", "/rules/empire/E4.3", "/claim/xyz"]
)
def test_every_address_of_the_page_is_the_page(visitor, path):
    response = visitor.ask("GET", path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "<title>Imperia</title>" in response.text


def test_files_with_a_hash_in_their_name_are_kept_for_good(visitor):
    response = visitor.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert response.content == SCRIPT
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" not in visitor.ask("GET", "/icon.svg").headers["cache-control"]


def test_files_come_compressed_as_they_were_built(visitor):
    zipped = visitor.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == SCRIPT
    with visitor.http.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "br, gzip"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join(best.iter_raw()) == b"as if by brotli"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/x.js"]
)
def test_nothing_outside_the_page_is_served(visitor, path):
    assert visitor.ask("GET", path).status_code == 404


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path):
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", page=tmp_path / "nothing")
    try:
        response = Somebody(running, None).ask("GET", "/")
        assert response.status_code == 503
        assert "make play" in response.text
    finally:
        running.stop()
