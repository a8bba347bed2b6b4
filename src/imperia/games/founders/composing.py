"""A record from the keywords of a position, with everything that is left out filled in sensibly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from imperia.games.contract import BadPosition, Facts, Record
from imperia.games.founders.laying import lay_all, show_all, unite_all
from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, MARKS, NOBODY, NOTHING, Decision
from imperia.games.founders.pieces import (
    FACE_UP_VICTORY,
    FIRST_OF_VILLAGE,
    FULL_ROW,
    GIVEN_BY,
    LAID_OUT,
    MOST_OF_A_STACK,
    ROOM,
    STACKS,
    TOKENS_OF_EACH,
    Resource,
    Stack,
    Token,
)
from imperia.games.founders.supply import note_all, survey_all
from imperia.kernel.one import OneRecord

if TYPE_CHECKING:
    from imperia.games.founders.definition import FoundersSetting

_STACKS = tuple(stack.name.lower() for stack in Stack)
_TOKENS = tuple(token.name.lower() for token in Token)


class Composer:
    def __init__(self, setting: FoundersSetting, state: Record, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.state = state
        self.record = state[0]
        self.given = given
        self.keys = setting.tiles.keys
        self.left = Counter(
            {number: sort.copies for number, sort in enumerate(setting.tiles.sorts)}
        )  # tiles that are in no place yet

    def compose(self) -> None:
        self._chance()
        self._decision()
        self._named()
        self._nations()
        self._tokens()
        self._market()
        self._draft()
        self._under_way()
        self._whole()

    def _refuse_unless(self, fine: bool, problem: str) -> None:
        if not fine:
            raise BadPosition(problem)

    # ----- Names

    def _seat(self, number: int, name: str) -> int:
        self._refuse_unless(
            0 <= number < self.players, f"{name} is a seat from 0 to {self.players - 1}, not {number}"
        )
        return number

    def _sort(self, key: str) -> int:
        self._refuse_unless(key in self.keys, f"there is no tile {key!r} in this set, e.g. {self.keys[0]!r}")
        return self.keys.index(key)

    def _take(self, key: str) -> int:
        sort = self._sort(key)
        self.left[sort] -= 1
        copies = self.setting.tiles.sorts[sort].copies
        self._refuse_unless(self.left[sort] >= 0, f"there are only {copies} of the tile {key!r}")
        return sort

    def _take_any(self, stack: Stack, count: int) -> list[int]:
        """The first ones of the set that are in no place yet."""
        found: list[int] = []
        for number, sort in enumerate(self.setting.tiles.sorts):
            while sort.stack is stack and self.left[number] > 0 and len(found) < count:
                self.left[number] -= 1
                found.append(number)
        return found

    def _resource(self, name: str, of: Sequence[Resource] = tuple(Resource)) -> Resource:
        known = [resource.name.lower() for resource in of]
        self._refuse_unless(name in known, f"{name!r} is none of: {', '.join(known)}")
        return Resource[name.upper()]

    def _named(self) -> None:
        """All tiles that are named, before others fill the gaps."""
        given = self.given
        nations, swapped = given.get("nations", ()), given.get("swapped", ())
        self._refuse_unless(
            max(len(nations), len(swapped)) <= self.players, "there are more nations than players"
        )
        self.nations = [[self._tile(text) for text in nation] for nation in nations]
        self.swapped = [[self._take(key) for key in keys] for keys in swapped]
        self.rows = self._by_stack(given.get("rows", {}))
        self.stacks = self._by_stack(given.get("stacks", {}))
        self._refuse_unless(
            Stack.VICTORY not in self.stacks, "the victory tiles have no stack to open (F2.1)"
        )
        if "tile" in given and given.get("drawn"):
            self._take(given["tile"])

    def _by_stack(self, named: Mapping[str, Sequence[str]]) -> dict[Stack, list[int]]:
        found = {}
        for name, keys in named.items():
            self._refuse_unless(name in _STACKS, f"there is no {name!r}; there are: {', '.join(_STACKS)}")
            stack = Stack[name.upper()]
            found[stack] = [self._take(key) for key in keys]
            for sort, key in zip(found[stack], keys, strict=True):
                self._refuse_unless(
                    self.setting.tiles.sorts[sort].stack is stack, f"{key!r} is no tile of {name!r}"
                )
        return found

    # ----- The parts

    def _chance(self) -> None:
        seed = self.given.get("seed", 0)
        key, stream, drawn = self.given.get("chance", (seed & 0xFFFFFFFF, seed >> 32, 0))
        chance = self.record["chance"]
        chance["key"], chance["stream"], chance["drawn"] = key, stream, drawn

    def _decision(self) -> None:
        record, given = self.record, self.given
        step = str(given.get("step", "open")).upper()
        known = [decision.name.lower() for decision in Decision]
        self._refuse_unless(step in Decision.__members__, f"step is one of: {', '.join(known)}")
        record["decision"] = Decision[step]
        record["first"] = self._seat(given.get("first", 0), "first")
        over = step == "OVER"
        turn = given.get("turn", NOBODY if over else 0)
        record["actor"] = NOBODY if over and turn == NOBODY else self._seat(turn, "turn")
        for name in ("token", "coin_tile", "bought", "sort"):
            record[name] = NOTHING
        record["coin_seat"] = record["proposer"] = NOBODY

    @property
    def _in_draft(self) -> bool:
        return self.record["decision"] in (Decision.DRAFT, Decision.SIDE)

    def _nations(self) -> None:
        for seat in range(self.players):
            tiles = (self.nations[seat] if seat < len(self.nations) else []) or self._usual_nation()
            cells = {(x, y) for _, x, y, _ in tiles}
            self._check_shape(seat, len(tiles), cells)
            for sort, x, y, _ in tiles:
                lay_all(self.state, seat, sort, x, y)
            for number, (sort, x, y, marks) in enumerate(tiles):
                self._check_marks(sort, x, y, marks, cells)
                self.record["seats"][seat]["tiles"][number]["marks"] = marks & ~CARRIAGE
                if marks & CARRIAGE:
                    unite_all(self.state, seat, number)
        for seat, swapped in enumerate(self.swapped):
            mine = self.record["seats"][seat]
            mine["swaps"] = len(swapped)
            mine["swapped"][: len(swapped)] = swapped

    def _usual_nation(self) -> list[tuple[int, int, int, int]]:
        """The first two green tiles that are left, side by side; none in the draft."""
        sorts = [] if self._in_draft else self._take_any(Stack.GREEN, 2)
        return [(sort, x, 0, 0) for x, sort in enumerate(sorts)]

    def _tile(self, text: str) -> tuple[int, int, int, int]:
        """`forest@0,1+war` as sort, x, y and marks."""
        key, at, rest = text.partition("@")
        cell, *marks = rest.split("+")
        x, comma, y = cell.partition(",")
        self._refuse_unless(
            bool(at and comma) and all(mark in MARKS for mark in marks),
            f"a tile is written KEY@X,Y with +{' +'.join(MARKS)} for what lies on it, not {text!r}",
        )
        return self._take(key), int(x), int(y), sum(MARKS[mark] for mark in set(marks))

    def _check_shape(self, seat: int, size: int, cells: set[tuple[int, int]]) -> None:
        self._refuse_unless(len(cells) == size, f"two tiles of seat {seat} lie on one cell (F4.5)")
        self._refuse_unless(
            size <= ROOM[self.players],
            f"seat {seat} has {size} tiles; no nation gets more than {ROOM[self.players]} (F4.8)",
        )
        reached, edge = set[tuple[int, int]](), [(0, 0)]
        while edge:
            x, y = edge.pop()
            if (x, y) in cells and (x, y) not in reached:
                reached.add((x, y))
                edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        self._refuse_unless(
            reached == cells, f"the tiles of seat {seat} do not hang together with one at 0,0 (F2.2, F4.1)"
        )

    def _check_marks(self, sort: int, x: int, y: int, marks: int, cells: set[tuple[int, int]]) -> None:
        tile, key = self.setting.tiles.sorts[sort], self.keys[sort]
        self._refuse_unless(
            not marks & CRAFTSMAN or tile.stack is Stack.BLUE, f"no craftsman lies on {key!r} (F5.4)"
        )
        self._refuse_unless(not marks & COIN or bool(tile.gives), f"no coin lies on {key!r} (F5.2)")
        self._refuse_unless(
            not marks & CARRIAGE or {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells,
            f"the four cells around the carriage of {x},{y} are not all filled (F5.3)",
        )

    def _tokens(self) -> None:
        record, given = self.record, self.given
        drawn = 0
        for seat in range(self.players):
            mine = record["seats"][seat]
            hands, held = given.get("hands", ()), given.get("craftsmen", ())
            for name, count in (hands[seat] if seat < len(hands) else {}).items():
                self._refuse_unless(
                    name in _TOKENS[:3], f"a hand has {', '.join(_TOKENS[:3])}; others are in 'craftsmen'"
                )
                mine["hand"][_TOKENS.index(name)] = count
            for name in held[seat] if seat < len(held) else ():
                bit = 1 << self._resource(name, GIVEN_BY[Stack.BLUE]) - FIRST_OF_VILLAGE
                self._refuse_unless(not drawn & bit, f"there is one craftsman of {name!r} (F1.6)")
                drawn |= bit
                mine["craftsmen"] |= bit
                mine["hand"][Token.CRAFTSMAN] += 1
            for tile in mine["tiles"][: mine["size"]]:
                if tile["marks"] & CRAFTSMAN:
                    bit = 1 << int(record["sorts"][tile["sort"]]["gives"][0]) - FIRST_OF_VILLAGE
                    self._refuse_unless(not drawn & bit, "a craftsman is in two places (F1.6)")
                    drawn |= bit
        self._refuse_unless((record["seats"]["hand"] >= 0).all(), "tokens are counted from 0")
        self._reserve(drawn)

    def _reserve(self, drawn: int) -> None:
        """Tokens that are neither in a hand nor on a tile are in the reserve, or in the box."""
        record, given = self.record, self.given
        box = given.get("box", {})
        self._refuse_unless(
            set(box) <= {"war", "craftsman"}, "only tokens of war and craftsmen go to the box (F4.6)"
        )
        marks = [int(tile["marks"]) for seat in record["seats"] for tile in seat["tiles"][: seat["size"]]]
        for kind, name in enumerate(_TOKENS):
            laid = sum(bool(mark & MARKS[name]) for mark in marks)
            record["box"][kind] = box.get(name, 0)
            left = TOKENS_OF_EACH - laid - int(record["seats"]["hand"][:, kind].sum()) - box.get(name, 0)
            self._refuse_unless(
                left >= 0 <= box.get(name, 0), f"there are {TOKENS_OF_EACH} tokens of {name!r} (F1.6)"
            )
            record["reserve"][kind] = left
        undrawn = [r for r in GIVEN_BY[Stack.BLUE] if not drawn >> (r - FIRST_OF_VILLAGE) & 1]
        names = given.get("craftsmen_left")
        if names is None:
            chosen = undrawn[box.get("craftsman", 0) :]
        else:
            chosen = [self._resource(name, undrawn) for name in names]
        self._refuse_unless(
            len(set(chosen)) == record["reserve"][Token.CRAFTSMAN],
            "the craftsmen in hands, on tiles, in the box and left do not add up to one of each (F1.6)",
        )
        record["craftsmen_left"] = sum(1 << r - FIRST_OF_VILLAGE for r in chosen)

    def _market(self) -> None:
        for stack in Stack:
            tiles = self.rows[stack] if stack in self.rows else self._take_any(stack, self._usual_row(stack))
            most = self._most_in_row(stack)
            self._refuse_unless(
                len(tiles) <= most,
                f"{len(tiles)} tiles face up in {stack.name.lower()!r}, and {most} at most",
            )
            for sort in tiles:
                show_all(self.state, sort)
        for stack in tuple(Stack)[:STACKS]:
            tiles = self.stacks[stack] if stack in self.stacks else self._take_any(stack, MOST_OF_A_STACK)
            self.record["stack_left"][stack] = len(tiles)
            self.record["stacks"][stack][: len(tiles)] = tiles

    def _picks(self) -> int:
        return int(self.record["seats"]["size"].sum())

    def _usual_row(self, stack: Stack) -> int:
        if stack is Stack.VICTORY:
            return FACE_UP_VICTORY[self.players]
        if self._in_draft:
            return 2 * self.players + 1 - self._picks() if stack is Stack.GREEN else 0
        return LAID_OUT[stack] + (stack is Stack.GREEN)

    def _most_in_row(self, stack: Stack) -> int:
        return self._usual_row(stack) if stack is Stack.VICTORY or self._in_draft else FULL_ROW

    def _draft(self) -> None:
        record = self.record
        record["picks"] = 2 * self.players
        if not self._in_draft:
            for seat in range(self.players):
                self._refuse_unless(
                    record["seats"][seat]["size"] >= 2, f"seat {seat} has not two tiles yet (F2.2)"
                )
            return
        picks = self._picks()
        order = [*range(self.players), *reversed(range(self.players))]
        sizes = [order[:picks].count(place) for place in range(self.players)]
        there = [
            int(record["seats"][(record["first"] + place) % self.players]["size"])
            for place in range(self.players)
        ]
        self._refuse_unless(
            picks < 2 * self.players and there == sizes,
            "in a draft the seats take one tile each from the first player on, then one each back (F2.2)",
        )
        asked = (record["first"] + order[picks]) % self.players
        self._refuse_unless(
            self.given.get("turn", asked) == asked, f"after {picks} picks seat {asked} is asked (F2.2)"
        )
        self._refuse_unless(
            record["row_size"][Stack.GREEN] == 2 * self.players + 1 - picks,
            f"after {picks} picks {2 * self.players + 1 - picks} green tiles lie open (F2.2)",
        )
        record["actor"], record["picks"] = asked, picks

    def _under_way(self) -> None:
        record, given = self.record, self.given
        step = Decision(int(record["decision"]))
        wanted = {
            Decision.TARGET: "token",
            Decision.RESOURCE: "coin",
            Decision.SIDE: "tile",
            Decision.PLACE: "tile",
            Decision.ANSWER: "proposer",
            Decision.LAST: "proposer",
        }
        for name in ("token", "coin", "tile", "proposer"):
            needed = wanted.get(step) == name
            self._refuse_unless(
                (name in given) == needed,
                f"step {step.name.lower()!r} {'needs' if needed else 'has no'} {name!r}",
            )
        if "token" in given:
            self._refuse_unless(given["token"] in _TOKENS, f"token is one of: {', '.join(_TOKENS)}")
            record["token"] = _TOKENS.index(given["token"])
        if "coin" in given:
            self._coin(str(given["coin"]))
        if "proposer" in given:
            record["proposer"] = self._seat(given["proposer"], "proposer")
        if "bought" in given:
            self._refuse_unless(
                step in (Decision.TILE, Decision.PLACE), "something is bought only before a tile is added"
            )
            record["bought"] = self._resource(given["bought"])
        record["drawn"] = bool(given.get("drawn", False))
        self._refuse_unless(
            not record["drawn"] or step is Decision.PLACE, "a tile is 'drawn' only in step 'place'"
        )
        if "tile" in given:
            record["sort"] = self._sort(given["tile"])
            stack = self.setting.tiles.sorts[record["sort"]].stack
            face_up = record["sort"] in record["rows"][stack][: record["row_size"][stack]]
            self._refuse_unless(
                bool(record["drawn"]) or bool(face_up),
                f"the tile {given['tile']!r} does not lie face up (F3.3)",
            )
            self._refuse_unless(
                stack is Stack.GREEN or not (record["drawn"] or step is Decision.SIDE),
                f"the tile {given['tile']!r} is not green (F2.2, F3.3)",
            )

    def _coin(self, text: str) -> None:
        """`1:0,2`: the tile that the coin was laid on, which gives one of two resources (F5.2)."""
        seat, _, cell = text.partition(":")
        x, _, y = cell.partition(",")
        nation = self.record["seats"][self._seat(int(seat), "coin")]
        tiles = nation["tiles"][: nation["size"]]
        there = np.flatnonzero((tiles["x"] == int(x)) & (tiles["y"] == int(y)))
        self._refuse_unless(
            bool(len(there))
            and bool(tiles["marks"][there[0]] & COIN)
            and self.record["sorts"][tiles["sort"][there[0]]]["gives"][1] != NOTHING,
            f"coin is SEAT:X,Y of a tile with a coin on it and two resources, not {text!r}",
        )
        self.record["coin_seat"], self.record["coin_tile"] = int(seat), int(there[0])

    def _turns_to_come(self, seat: int) -> int:
        """In which the seat adds a tile, if every turn opens one (F4.8)."""
        decision, actor = int(self.record["decision"]), int(self.record["actor"])
        if decision == Decision.OVER:
            return 0
        after_opening = decision != Decision.OPEN
        distance = (seat - actor - after_opening) % self.players
        turns = int(self.record["stack_left"].sum())
        adding = decision in (
            Decision.TOKEN,
            Decision.TARGET,
            Decision.RESOURCE,
            Decision.TILE,
            Decision.PLACE,
        )
        later = -(-(turns - distance) // self.players)
        return max(0, later) + int(adding and seat == actor)

    def _whole(self) -> None:
        """Nobody is at a dead end, and no nation can outgrow its room."""
        record = self.record
        for seat in range(self.players):
            most = int(record["seats"][seat]["size"]) + self._turns_to_come(seat)
            self._refuse_unless(
                self._in_draft or most <= ROOM[self.players],
                f"seat {seat} could get {most} tiles; no nation gets more than {ROOM[self.players]} (F4.8)",
            )
        note_all(self.state)
        if record["decision"] == Decision.PLACE:
            survey_all(self.state, int(record["actor"]))
        if record["decision"] != Decision.OVER:
            self._refuse_unless(
                bool(OneRecord().legal(self.state, int(record["actor"]))),
                "nothing can be done in this position",
            )
