"""Options for notices that cannot work are reported in one line, before anything that takes long."""

from __future__ import annotations

import pytest

from imperia.table.notices.options import notice_options

from .command import Imperia

MAIL = ("--mail-from", "imperia@example.org", "--public-address", "https://games.example.org")
BAD: dict[str, tuple[tuple[str, ...], str]] = {
    "no scheme": (
        ("--smtp", "user:secret@mail.example.org", *MAIL),
        "write smtp://, starttls:// or smtps://",
    ),
    "another scheme": (("--smtp", "http://user:secret@mail.example.org", *MAIL), "write smtp://"),
    "no host": (("--smtp", "smtp://", *MAIL), "write smtp://"),
    "a port that is none": (("--smtp", "smtp://mail.example.org:secret", *MAIL), "write smtp://"),
    "a path": (("--smtp", "smtp://mail.example.org/secret", *MAIL), "write smtp://"),
    "no password": (("--smtp", "smtp://user@mail.example.org", *MAIL), "a user or a password, but not both"),
    "no sender": (("--smtp", "smtp://mail.example.org"), "--mail-from name@example.org --public-address"),
    "a sender that is none": (
        (
            "--smtp",
            "smtp://mail.example.org",
            "--mail-from",
            "imperia",
            "--public-address",
            "https://a.example",
        ),
        '"imperia" is no address for mail',
    ),
    "no public address": (("--webhook-host", "hooks.example.org"), "--public-address https://"),
    "a public address that is none": (("--public-address", "games"), '"games" is no address of a page'),
    "a host that is an address": (
        ("--webhook-host", "https://hooks.example.org", "--public-address", "https://a.example"),
        "is no name of a host",
    ),
}


@pytest.mark.parametrize(("options", "why"), BAD.values(), ids=BAD.keys())
def test_one_line_and_exit_code_2(
    run: Imperia, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], why: str
) -> None:
    def too_early(*arguments: object) -> None:
        raise AssertionError("options are looked at first")

    monkeypatch.setattr("imperia.cli.commands.serve.look_at_database", too_early)
    result = run("serve", "--no-open", "--port", 0, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert why in result.stderr
    assert "secret" not in result.stderr


def test_the_mail_server_may_stand_in_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "smtps://user:p%40ss@mail.example.org"
    monkeypatch.setenv("IMPERIA_SMTP", url)
    options = notice_options(None, "imperia@example.org", "https://games.example.org", ())
    assert options["smtp"] == url
