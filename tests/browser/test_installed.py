"""The page can be installed, never shows a stale table, and says when the server has a newer page."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PAGE
from tests.browser.playing import hook, open_table, sit_at_the_table, step_of
from tests.table.serving import Server

NEWER = "index-newer.css"
READY = "() => navigator.serviceWorker.ready.then(found => found.active.scriptURL)"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return kept.flat().map(request => new URL(request.url).pathname);
}"""


def test_a_browser_offers_to_install_it(server, person):
    page = person(server.address, worker=True)
    page.goto("/")
    page.evaluate(READY)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_without_a_server_a_page_says_so_and_nothing_of_a_table_is_kept(server, person):
    page = person(server.address, worker=True, line_breaks=True)
    open_table(page)
    page.evaluate(READY)
    table = page.url
    page.reload()  # this time through the service worker
    sit_at_the_table(page)
    page.wait_for_function(f"async () => (await ({KEPT})()).some(path => path.endsWith('.js'))")
    kept = page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert [path for path in kept if not path.startswith("/assets/") and path != "/offline.html"] == []

    page.context.set_offline(True)
    page.reload()
    expect(page.locator("p[lang=en]")).to_contain_text("The server does not answer.")
    expect(page.locator("p[lang=pl]")).to_contain_text("Serwer nie odpowiada.")
    assert page.url == table

    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    sit_at_the_table(page)
    assert page.url == table


@pytest.fixture
def own_page(tmp_path):
    """A server with a separate copy of the page, which a test may change."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE.parent, folder)
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", page=folder)
    yield running
    running.stop()


def build_anew(folder):
    """Build the page again with a stylesheet of another name, as happens after any change."""
    index = (folder / "index.html").read_text(encoding="utf-8")
    style = re.search(r"/assets/(index-[^\"]+\.css)", index)[1]
    shutil.copy(folder / "assets" / style, folder / "assets" / NEWER)
    (folder / "index.html").write_text(index.replace(style, NEWER), encoding="utf-8")
    for compressed in folder.glob("index.html.*"):
        compressed.unlink()


@pytest.mark.parametrize("worker", [True, False])
def test_a_newer_page_is_told_and_reloading_loses_nothing(own_page, person, worker):
    page = person(own_page.http, worker=worker, line_breaks=True)
    open_table(page)
    if worker:
        page.evaluate(READY)
    step = step_of(page)
    own_page.stop()
    build_anew(own_page.page)
    own_page.start()
    expect(hook(page, "newer")).to_contain_text("There is a newer version of this page.")
    assert step_of(page) >= step
    hook(page, "reload").click()
    page.locator(f"link[href='/assets/{NEWER}']").wait_for(state="attached")
    sit_at_the_table(page)
    assert step_of(page) >= step
    expect(hook(page, "newer")).to_be_hidden()


def test_a_server_that_comes_back_with_the_same_page_is_not_told(own_page, person):
    page = person(own_page.http, line_breaks=True)
    open_table(page)
    own_page.stop()
    with page.expect_response(lambda response: response.url == f"{own_page.http}/"):
        own_page.start()
    expect(hook(page, "connection")).to_have_attribute("data-state", "open")
    expect(hook(page, "newer")).to_be_hidden()
