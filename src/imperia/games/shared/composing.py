"""A record from the keywords of a position, as far as all games are alike.

A position need not have a past: hands may be uneven, regions empty, and tiles may lie where nothing supplied
them. But it must have a future: whatever is asked can be answered, and there are enough pieces, and enough
room, for all that may still happen.
"""

from __future__ import annotations

from typing import Any, ClassVar

from imperia.games.setting import Facts, Record, Setting
from imperia.games.shared.keywords import (
    by_name,
    by_seat,
    is_whole,
    listed,
    phrase,
    refuse_unless,
    seat_number,
    whole,
)
from imperia.kernel.one import OneRecord
from imperia.kernel.record import Struct

NOBODY = -1  # in every game
MOST_CHANCE = (1 << 32) - 1
MOST_SEED = (1 << 64) - 1


def write_nothing(record: Any, struct: type[Struct]) -> None:
    """Set each field of the record that has a number for "nothing" to that number."""
    for name, field in struct.fields.items():
        if field.none is not None:
            record[name] = field.none


class Composer:
    """Fills in a blank record from keywords, and refuses what no game can come to. It does so in parts, in
    the order in which the `compose` of a game calls them."""

    struct: ClassVar[type[Struct]]

    def __init__(self, setting: Setting, state: Record, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.state = state
        self.record = state[0]
        self.given = given
        write_nothing(self.record, self.struct)

    def follow_chance(self) -> None:
        """Chance goes on as `chance` says, the way a line has it, or from the beginning of a `seed`."""
        given, chance = self.given, self.record["chance"]
        refuse_unless(not ("seed" in given and "chance" in given), "position-seed-and-chance")
        seed = whole(given.get("seed", 0), "seed", 0, MOST_SEED)
        stream = self.listed("chance", (seed & MOST_CHANCE, seed >> 32, 0))
        refuse_unless(len(stream) == 3, "position-chance", given=len(stream))
        for name, part in zip(("key", "stream", "drawn"), stream, strict=True):
            chance[name] = whole(part, phrase("chance-part"), 0, MOST_CHANCE)

    def by_name(self, keyword: str, usual: Any = None) -> dict[Any, Any]:
        return by_name(self.given.get(keyword, {} if usual is None else usual), keyword)

    def listed(self, keyword: str, usual: Any = ()) -> list[Any]:
        return listed(self.given.get(keyword, usual), keyword)

    def seat(self, keyword: str, usual: int = 0) -> int:
        return seat_number(self.given.get(keyword, usual), keyword, self.players)

    def check_nobody(self, keyword: str, key: str, **facts: Any) -> None:
        """A keyword that usually names a seat, or a region, must name none."""
        value = self.given.get(keyword, NOBODY)
        refuse_unless(is_whole(value) and value == NOBODY, key, **facts)

    def of_seats(self, keyword: str, usual: Any) -> list[Any]:
        """A value for each seat that plays: as given, or the usual one."""
        values = by_seat(self.given, keyword, self.players)
        return values + [usual] * (self.players - len(values))

    def check_there_is_an_answer(self, over: bool) -> None:
        rules = OneRecord()
        actors = rules.actors(self.state)
        answered = all(rules.legal(self.state, seat) for seat in actors)
        refuse_unless(bool(actors) != over and answered, "position-dead-end")
