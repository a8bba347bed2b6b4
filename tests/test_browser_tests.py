"""Tests in a browser wait for what they expect: what a page shows at one instant depends on the load."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "browser").glob("*.py"))
ASKED_ONCE = {
    "all_inner_texts",
    "all_text_contents",
    "count",
    "get_attribute",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
}


def hasty(source: str) -> list[str]:
    """The assertions that ask the page only once."""
    return [
        ast.unparse(statement)
        for statement in ast.walk(ast.parse(source))
        if isinstance(statement, ast.Assert)
        for call in ast.walk(statement.test)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ASKED_ONCE
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_a_page_shows_is_expected_and_not_asserted(file):
    assert hasty(file.read_text(encoding="utf-8")) == [], "use Playwright's `expect`, which waits"


def test_an_assertion_that_does_not_wait_is_found():
    assert hasty('assert "Ann" in page.locator("h1").inner_text()')
    assert hasty("assert hook(page, 'end').is_visible(), 'it is gone'")
    assert not hasty('expect(page.locator("h1")).to_contain_text("Ann")\nassert step == 3')
