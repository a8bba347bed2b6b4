"""Which language is spoken."""

from __future__ import annotations

import pytest

from imperia.cli.language import language

from .command import Imperia


@pytest.mark.parametrize(
    ("chosen", "environment", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8", "IMPERIA_LANG": "en"}, "en"),
        ("pl", {"IMPERIA_LANG": "en"}, "pl"),
    ],
)
def test_what_is_asked_for_then_imperia_lang_then_the_locale(
    chosen: str | None, environment: dict[str, str], spoken: str
) -> None:
    assert language(chosen, environment) == spoken


def test_a_wrong_imperia_lang_is_told(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIA_LANG", "elvish")
    result = run("games")
    assert result.exit_code == 2
    assert "'elvish'" in result.stderr
