"""When several people share a terminal, nobody sees another's bid."""

from __future__ import annotations

from pathlib import Path

from .command import Imperia
from .terminal import Terminal


def test_bids_are_typed_hidden_and_shown_when_all_are_in(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play", "empire", "--names", "Zoe,Max,Eve", "--seed", "5")
    shown = ""
    for name, bid in (("Zoe", "7"), ("Max", "nonsense"), ("Max", "bid 3"), ("Eve", "0")):
        shown += table.wait_for(f"{name} (hidden)> ")
        table.type(bid)
    revealed = table.wait_for("Zoe wins the bid and pays 7 coins.")
    assert "Zoe decides in secret: everybody else, look away." in shown
    assert "Zoe has bid." in shown
    assert "bid 3" not in shown
    assert "bid 7" not in shown.replace("7  Bid 7 coins", "")
    assert "nonsense" not in shown + revealed
    assert "Zoe bid 7 coins." in revealed
    assert "Max bid 3 coins." in revealed
    table.wait_for("Zoe> ")
    table.type("q")
    assert table.exit_code() == 0


def test_the_log_does_not_betray_a_bid(run: Imperia) -> None:
    text = run("play", "empire", "--people", 2, "--seed", 5, answers="4\nl\nq\n").stdout
    assert "Ada has bid." in text
    assert "4 coins, in secret" not in text


def test_a_single_person_bids_openly(run: Imperia) -> None:
    text = run("play", "empire", "--seed", 5, answers="4\nq\n").stdout
    assert "look away" not in text
    assert "Ada bids 4 coins, in secret." in text
