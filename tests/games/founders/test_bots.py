"""What a bot sees at once."""

from imperia.minds import GreedyMind

from .table import adding


def test_greedy_takes_what_lies_before_it():
    """It takes a great temple that fits, rather than an altar or a nature tile, and swaps nothing for it."""
    nation = ["war-camp-iron-water@0,0", "marketplace-iron-plants@1,0", "mine@0,1", "stable@1,1"]
    victory = ["altar-iron-horses", "great-temple-army-coin"]
    match = adding(*nation, rows={"green": ["lake"], "blue": [], "purple": [], "victory": victory})
    for _ in range(2):
        match.play(0, GreedyMind(1).choose(match, 0))
    assert match.scores[0]["victory"] == 3
    assert match.scores[0]["swaps"] == 0
