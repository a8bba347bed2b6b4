"""How the tests of legends play: positions, moves as people write them, and what follows.

Regions have the same numbers in every match:

    horseshoe 0-4    citadel 5-7    desert 8-14    meadows 15-19
    volcano 20-26    ice 27-31      tall 32-34     fern 35-37

In a position that does not say otherwise, the boards lie in a row: horseshoe, desert (the centre), volcano.
The lanes 3-11 and 12-25 join them, and 11 is the starting region.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import imperia

from ..on_a_map import play, row

FOLDER = Path(__file__).parent
PRINTED = json.loads((FOLDER / "printed.json").read_text(encoding="utf-8"))
NUMBER = {card["name"]: card["number"] for card in PRINTED["cards"]}  # the number of a card, by its name
SIDES = ("horseshoe", "citadel", "desert", "meadows", "volcano", "ice", "tall", "fern")
BOX_OF_TWO = [card["number"] for card in PRINTED["cards"] if card["players"] == 2]
FIRST = dict(zip(SIDES, (0, 5, 8, 15, 20, 27, 32, 35), strict=True))  # the first region of each

# The boards of a row with a rock (region 7) to which only a sea lane leads.
CITADEL = {"west": "citadel", "centre": "desert", "east": "volcano"}
# A set-up by hand that lays horseshoe, desert and volcano in a row.
BOARDS = ("layout 0", "side 2", "rotate 0", "side 0", "rotate 0", "side 4", "rotate 0")

legends = imperia.game("legends")


def take(match: imperia.Match, card: int | str) -> imperia.Match:
    """Let the seat that is asked take this card of the row."""
    number = NUMBER[card] if isinstance(card, str) else card
    return play(match, f"card {row(match).index(number)}")


def with_card(card: str, **position: Any) -> imperia.Match:
    """A match in which seat 0 has taken this card for nothing. Four players take part, so that every card is
    in the box."""
    return take(legends.position(**{"players": 4, "row": [NUMBER[card]], **position}), card)


def by_hand(*actions: str, players: int = 3, **options: Any) -> imperia.Match:
    """A match that seat 0 sets up by hand, after these choices were made."""
    return play(legends.start(players=players, seed=1, setup="hand", setup_player=0, **options), *actions)


def costs_of_steps(match: imperia.Match) -> dict[int, int]:
    """Where the chosen army may go, and how many points each step takes."""
    (seat,) = match.actors
    return {a.arguments["region"]: a.arguments["points"] for a in match.legal(seat) if a.kind == "to"}


def left(match: imperia.Match) -> dict[str, int]:
    """What is left of the card's part that is in use; empty if no card is in use."""
    return match.view(None)["decision"].get("left", {})


def tokens(match: imperia.Match, viewer: int | None = None) -> dict[int, str]:
    """The tokens on the map, as somebody sees them."""
    return {r["region"]: r["token"] for r in match.view(viewer)["regions"] if r["token"]}


def told(match: imperia.Match, key: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of this kind in the log."""
    return [event.arguments for event in match.log.seen_by(viewer) if event.key == key]


# ----- Every way to play

BOARDS_FOR = {2: ("standard", "row", "L"), 3: ("standard", "row", "L"), 4: ("standard", "T", "loop")}
SWITCHES = {
    "edition": ("proof", "published"),
    "setup": ("random", "hand"),
    "explore, swamp": ((False, False), (True, False), (True, True)),
    "citadels": (False, True),
    "encounters": (
        "none",
        "dragon",
        "rogues",
        "portals",
        "dragon,rogues",
        "dragon,portals",
        "rogues,portals",
        "all",
    ),
    "leaders": (False, True),
    "full_game": (False, True),
    "tie": ("youngest", "die"),
}


def every_option() -> Iterator[dict[str, Any]]:
    """Every combination of players and options; the seats of the youngest and of the set-up player vary."""
    for number, values in enumerate(itertools.product(*SWITCHES.values())):
        options: dict[str, Any] = dict(zip(SWITCHES, values, strict=True))
        options["explore"], options["swamp"] = options.pop("explore, swamp")
        for players, boards in BOARDS_FOR.items():
            seats = {"setup_player": ("lot", 0, players - 1)[number % 3], "youngest": number % players}
            yield from ({"players": players, "board": board, **options, **seats} for board in boards)


EVERY_OPTION = list(every_option())
EVERYTHING = {"explore": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}
