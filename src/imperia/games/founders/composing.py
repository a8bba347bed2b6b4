"""A record from the keywords of a position, with everything that is left out filled in sensibly.

A position need not have a past: tiles may lie where nothing supplied them. But it has a future: whatever is
asked can be answered, and all that may still happen finds its tiles, its tokens and its room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games.founders.laying import lay_all, show_all, unite_all
from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, MARKS, NOBODY, NOTHING, SILENT, Decision
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
from imperia.games.founders.state import State
from imperia.games.founders.supply import note_all, survey_all
from imperia.games.setting import Facts, Record
from imperia.games.shared import composing
from imperia.games.shared.keywords import (
    by_name,
    by_seat,
    count,
    is_whole,
    listed,
    phrase,
    refuse_unless,
    seat_number,
    word,
    yes_or_no,
)
from imperia.kernel.one import OneRecord
from imperia.words import Quoted

if TYPE_CHECKING:
    from imperia.games.founders.setting import FoundersSetting

_STACKS = tuple(stack.name.lower() for stack in Stack)
_TOKENS = tuple(token.name.lower() for token in Token)
_AT_THE_END = (Decision.PROPOSE, Decision.ANSWER, Decision.LAST)
_ADDING = (Decision.TOKEN, Decision.TARGET, Decision.RESOURCE, Decision.TILE, Decision.PLACE)


class Composer(composing.Composer):
    struct = State
    setting: FoundersSetting

    def __init__(self, setting: FoundersSetting, state: Record, given: Facts) -> None:
        super().__init__(setting, state, given)
        self.keys = setting.tiles.keys
        self.left = Counter(
            {number: sort.copies for number, sort in enumerate(setting.tiles.sorts)}
        )  # tiles that are in no place yet

    def compose(self) -> None:
        self.follow_chance()
        self._decision()
        self._named()
        self._nations()
        self._tokens()
        self._market()
        self._draft()
        self._under_way()
        self._whole()

    # ----- Names

    def _seat(self, number: Any, name: str) -> int:
        return seat_number(number, name, self.players)

    def _sort(self, key: Any) -> int:
        refuse_unless(
            key in self.keys, "founders-unknown-tile", tile=Quoted(key), example=Quoted(self.keys[0])
        )
        return self.keys.index(key)

    def _take(self, key: Any) -> int:
        sort = self._sort(key)
        self.left[sort] -= 1
        copies = self.setting.tiles.sorts[sort].copies
        refuse_unless(self.left[sort] >= 0, "founders-no-more-tiles", copies=copies, tile=Quoted(key))
        return sort

    def _take_any(self, stack: Stack, count: int) -> list[int]:
        """The first ones of the set that are in no place yet."""
        found: list[int] = []
        for number, sort in enumerate(self.setting.tiles.sorts):
            while sort.stack is stack and self.left[number] > 0 and len(found) < count:
                self.left[number] -= 1
                found.append(number)
        return found

    def _resource(self, name: Any, of: Sequence[Resource] = tuple(Resource)) -> Resource:
        known = {resource.name.lower(): resource for resource in of}
        refuse_unless(
            isinstance(name, str) and name in known,
            "founders-unknown-resource",
            given=Quoted(name),
            known=list(known),
        )
        return known[name]

    def _named(self) -> None:
        """All tiles that are named, before others fill the gaps."""
        given = self.given
        nations, swapped = (listed(given.get(name, ()), name) for name in ("nations", "swapped"))
        refuse_unless(max(len(nations), len(swapped)) <= self.players, "founders-many-nations")
        self.nations = [
            [self._tile(text) for text in listed(nation, phrase("a-nation"))] for nation in nations
        ]
        self.swapped = [
            [self._take(key) for key in listed(keys, phrase("swapped-tiles"))] for keys in swapped
        ]
        self.rows = self._by_stack(given.get("rows", {}))
        self.stacks = self._by_stack(given.get("stacks", {}))
        refuse_unless(Stack.VICTORY not in self.stacks, "founders-victory-stack")
        self.drawn = yes_or_no(given.get("drawn", False), "drawn")
        if "tile" in given and self.drawn:
            self._take(given["tile"])

    def _by_stack(self, named: Any) -> dict[Stack, list[int]]:
        found = {}
        for name, tiles in by_name(named, phrase("rows-or-stacks")).items():
            refuse_unless(name in _STACKS, "founders-unknown-stack", stack=Quoted(name), known=_STACKS)
            stack, keys = Stack[name.upper()], listed(tiles, phrase("tiles-of-stack", stack=Quoted(name)))
            found[stack] = [self._take(key) for key in keys]
            for sort, key in zip(found[stack], keys, strict=True):
                refuse_unless(
                    self.setting.tiles.sorts[sort].stack is stack,
                    "founders-other-stack",
                    tile=Quoted(key),
                    stack=Quoted(name),
                )
        return found

    # ----- The parts

    def _decision(self) -> None:
        record, given = self.record, self.given
        step = word(given.get("step", "open"), "step").upper()
        known = [decision.name.lower() for decision in Decision]
        refuse_unless(step in Decision.__members__, "founders-unknown-step", known=known)
        self.decision = Decision[step]
        record["decision"] = self.decision
        refuse_unless(
            self.decision not in _AT_THE_END or self.setting.options["agreed_end"],
            "founders-no-agreed-end",
            step=Quoted(step.lower()),
        )
        record["first"] = self._seat(given.get("first", 0), "first")
        over = self.decision is Decision.OVER
        turn = given.get("turn", NOBODY if over else 0)
        refuse_unless(
            not over or (is_whole(turn) and turn == NOBODY),
            "founders-nobodys-turn",
            given=Quoted(turn),
        )
        record["actor"] = NOBODY if over else self._seat(turn, "turn")

    @property
    def _in_draft(self) -> bool:
        return self.decision in (Decision.DRAFT, Decision.SIDE)

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

    def _tile(self, text: Any) -> tuple[int, int, int, int]:
        """`forest@0,1+war` as sort, x, y and marks."""
        key, at, rest = word(text, phrase("a-tile")).partition("@")
        cell, *marks = rest.split("+")
        x, comma, y = cell.partition(",")
        refuse_unless(
            at and comma and all(mark in MARKS and marks.count(mark) == 1 for mark in marks),
            "founders-tile-form",
            marks=" ".join(f"+{mark}" for mark in MARKS),
            given=Quoted(text),
        )
        return self._take(key), int(x), int(y), sum(MARKS[mark] for mark in marks)

    def _check_shape(self, seat: int, size: int, cells: set[tuple[int, int]]) -> None:
        refuse_unless(len(cells) == size, "founders-cell-twice", seat=seat)
        refuse_unless(
            size <= ROOM[self.players],
            "founders-many-tiles",
            seat=seat,
            tiles=size,
            most=ROOM[self.players],
        )
        reached, edge = set[tuple[int, int]](), [(0, 0)]
        while edge:
            x, y = edge.pop()
            if (x, y) in cells and (x, y) not in reached:
                reached.add((x, y))
                edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        refuse_unless(reached == cells, "founders-apart", seat=seat)

    def _check_marks(self, sort: int, x: int, y: int, marks: int, cells: set[tuple[int, int]]) -> None:
        tile, key = self.setting.tiles.sorts[sort], self.keys[sort]
        refuse_unless(
            not marks & CRAFTSMAN or tile.stack is Stack.BLUE, "founders-no-craftsman-there", tile=Quoted(key)
        )
        refuse_unless(not marks & COIN or bool(tile.gives), "founders-no-coin-there", tile=Quoted(key))
        refuse_unless(
            not marks & CARRIAGE or {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells,
            "founders-carriage",
            cell=f"{x},{y}",
        )

    def _tokens(self) -> None:
        record, given = self.record, self.given
        drawn = 0
        hands, held = (by_seat(given, name, self.players) for name in ("hands", "craftsmen"))
        for seat in range(self.players):
            mine = record["seats"][seat]
            for name, tokens in by_name(hands[seat] if seat < len(hands) else {}, phrase("a-hand")).items():
                refuse_unless(name in _TOKENS[:3], "founders-hand", known=_TOKENS[:3])
                mine["hand"][_TOKENS.index(name)] = count(tokens, phrase("counted-tokens"))
            for name in listed(held[seat] if seat < len(held) else (), phrase("craftsmen-of-a-seat")):
                bit = 1 << self._resource(name, GIVEN_BY[Stack.BLUE]) - FIRST_OF_VILLAGE
                refuse_unless(not drawn & bit, "founders-one-craftsman", resource=Quoted(name))
                drawn |= bit
                mine["craftsmen"] |= bit
                mine["hand"][Token.CRAFTSMAN] += 1
            for tile in mine["tiles"][: mine["size"]]:
                if tile["marks"] & CRAFTSMAN:
                    bit = 1 << int(record["sorts"][tile["sort"]]["gives"][0]) - FIRST_OF_VILLAGE
                    refuse_unless(not drawn & bit, "founders-craftsman-twice")
                    drawn |= bit
        self._reserve(drawn)
        refuse_unless(
            not self._in_draft
            or (not record["seats"]["swaps"].any() and (record["reserve"] == TOKENS_OF_EACH).all()),
            "founders-draft-with-tokens",
        )

    def _reserve(self, drawn: int) -> None:
        """Tokens that are neither in a hand nor on a tile are in the reserve, or in the box."""
        record, given = self.record, self.given
        box = {
            name: count(tokens, phrase("counted-tokens"))
            for name, tokens in by_name(given.get("box", {}), "box").items()
        }
        refuse_unless(set(box) <= {"war", "craftsman"}, "founders-box")
        marks = [int(tile["marks"]) for seat in record["seats"] for tile in seat["tiles"][: seat["size"]]]
        for kind, name in enumerate(_TOKENS):
            laid = sum(bool(mark & MARKS[name]) for mark in marks)
            record["box"][kind] = box.get(name, 0)
            left = TOKENS_OF_EACH - laid - int(record["seats"]["hand"][:, kind].sum()) - box.get(name, 0)
            refuse_unless(left >= 0, "founders-many-tokens", most=TOKENS_OF_EACH, token=Quoted(name))
            record["reserve"][kind] = left
        undrawn = [r for r in GIVEN_BY[Stack.BLUE] if not drawn >> (r - FIRST_OF_VILLAGE) & 1]
        names = given.get("craftsmen_left")
        if names is None:
            chosen = undrawn[box.get("craftsman", 0) :]
        else:
            chosen = [self._resource(name, undrawn) for name in listed(names, "craftsmen_left")]
        refuse_unless(
            len(set(chosen)) == len(chosen) == record["reserve"][Token.CRAFTSMAN],
            "founders-craftsmen",
        )
        record["craftsmen_left"] = sum(1 << r - FIRST_OF_VILLAGE for r in chosen)

    def _market(self) -> None:
        for stack in Stack:
            tiles = self.rows[stack] if stack in self.rows else self._take_any(stack, self._usual_row(stack))
            most = self._most_in_row(stack)
            refuse_unless(
                len(tiles) <= most,
                "founders-long-row",
                tiles=len(tiles),
                stack=Quoted(stack.name.lower()),
                most=most,
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
            return max(0, FACE_UP_VICTORY[self.players] - self._victory_tiles_taken)
        if self._in_draft:
            return 2 * self.players + 1 - self._picks() if stack is Stack.GREEN else 0
        return LAID_OUT[stack] + (stack is Stack.GREEN)

    @property
    def _victory_tiles_taken(self) -> int:
        """F2.1: those of the beginning that lie face up no more."""
        sorts = self.setting.tiles.sorts
        taken = [sort for nation in self.nations for sort, *_ in nation]
        taken += [sort for swapped in self.swapped for sort in swapped]
        return sum(sorts[sort].stack is Stack.VICTORY for sort in taken)

    def _most_in_row(self, stack: Stack) -> int:
        return self._usual_row(stack) if stack is Stack.VICTORY or self._in_draft else FULL_ROW

    def _draft(self) -> None:
        record = self.record
        most = FACE_UP_VICTORY[self.players]
        victory = self._victory_tiles_taken + int(record["row_size"][Stack.VICTORY])
        refuse_unless(victory <= most, "founders-many-victory-tiles", tiles=victory, most=most)
        record["picks"] = 2 * self.players
        if not self._in_draft:
            for seat in range(self.players):
                refuse_unless(record["seats"][seat]["size"] >= 2, "founders-few-tiles", seat=seat)
            return
        picks = self._picks()
        order = [*range(self.players), *reversed(range(self.players))]
        sizes = [order[:picks].count(place) for place in range(self.players)]
        there = [
            int(record["seats"][(record["first"] + place) % self.players]["size"])
            for place in range(self.players)
        ]
        refuse_unless(
            picks < 2 * self.players and there == sizes,
            "founders-draft-order",
        )
        asked = (record["first"] + order[picks]) % self.players
        refuse_unless(self.given.get("turn", asked) == asked, "founders-draft-asks", picks=picks, seat=asked)
        refuse_unless(
            record["row_size"][Stack.GREEN] == 2 * self.players + 1 - picks,
            "founders-draft-row",
            picks=picks,
            tiles=2 * self.players + 1 - picks,
        )
        record["actor"], record["picks"] = asked, picks
        left = record["stack_left"].tolist()
        refuse_unless(
            all(there >= laid for there, laid in zip(left, LAID_OUT, strict=True))
            and sum(left) > sum(LAID_OUT),
            "founders-draft-stacks",
        )

    def _under_way(self) -> None:
        record, given = self.record, self.given
        step, actor = self.decision, int(record["actor"])
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
            refuse_unless(
                (name in given) == needed,
                "founders-step-needs" if needed else "founders-step-has-no",
                step=Quoted(step.name.lower()),
                what=Quoted(name),
            )
        if "token" in given:
            refuse_unless(given["token"] in _TOKENS, "founders-unknown-token", known=_TOKENS)
            record["token"] = _TOKENS.index(given["token"])
            refuse_unless(
                record["seats"][actor]["hand"][record["token"]] > 0,
                "founders-no-token",
                seat=actor,
                token=Quoted(given["token"]),
            )
        if "coin" in given:
            self._coin(word(given["coin"], "coin"))
        if "proposer" in given:
            record["proposer"] = self._seat(given["proposer"], "proposer")
            refuse_unless(
                step is not Decision.ANSWER or record["proposer"] != actor,
                "founders-own-answer",
            )
        refuse_unless(
            step not in (Decision.PROPOSE, Decision.ANSWER)
            or (record["stack_left"].any() and record["row_size"][Stack.VICTORY] > 0),
            "founders-over-already",
        )
        if "bought" in given:
            refuse_unless(step in (Decision.TILE, Decision.PLACE), "founders-bought-too-early")
            record["bought"] = self._resource(given["bought"])
        record["drawn"] = self.drawn
        refuse_unless(not record["drawn"] or step is Decision.PLACE, "founders-not-drawn")
        if "tile" in given:
            record["sort"] = self._sort(given["tile"])
            stack = self.setting.tiles.sorts[record["sort"]].stack
            face_up = record["sort"] in record["rows"][stack][: record["row_size"][stack]]
            refuse_unless(
                bool(record["drawn"]) or bool(face_up),
                "founders-not-face-up",
                tile=Quoted(given["tile"]),
            )
            refuse_unless(
                stack is Stack.GREEN or not (record["drawn"] or step is Decision.SIDE),
                "founders-not-green",
                tile=Quoted(given["tile"]),
            )

    def _coin(self, text: str) -> None:
        """`1:0,2`: the tile that the coin was laid on, which gives one of two resources (F5.2)."""
        seat, _, cell = text.partition(":")
        x, _, y = cell.partition(",")
        whose = self._seat(int(seat), "coin")
        nation = self.record["seats"][whose]
        tiles = nation["tiles"][: nation["size"]]
        there = np.flatnonzero((tiles["x"] == int(x)) & (tiles["y"] == int(y)))
        refuse_unless(
            len(there)
            and tiles["marks"][there[0]] & SILENT == COIN
            and self.record["sorts"][tiles["sort"][there[0]]]["gives"][1] != NOTHING,
            "founders-coin-form",
            given=Quoted(text),
        )
        refuse_unless(whose != self.record["actor"], "founders-own-coin")
        self.record["coin_seat"], self.record["coin_tile"] = whose, int(there[0])

    def _turns_to_come(self, seat: int) -> int:
        """In which the seat adds a tile, if every turn opens one (F4.8)."""
        if self.decision in (Decision.LAST, Decision.OVER):
            return 0
        actor = int(self.record["proposer" if self.decision is Decision.ANSWER else "actor"])
        after_opening = self.decision is not Decision.OPEN
        distance = (seat - actor - after_opening) % self.players
        turns = int(self.record["stack_left"].sum())
        later = -(-(turns - distance) // self.players)
        return max(0, later) + int(self.decision in _ADDING and seat == actor)

    def _whole(self) -> None:
        """Nobody is at a dead end, and no nation can outgrow its room."""
        record = self.record
        for seat in range(self.players):
            mine = record["seats"][seat]
            most = int(mine["size"]) + int(mine["swaps"]) + self._turns_to_come(seat)
            refuse_unless(
                self._in_draft or most <= ROOM[self.players],
                "founders-tiles-to-come",
                seat=seat,
                tiles=most,
                most=ROOM[self.players],
            )
        note_all(self.state)
        if record["decision"] == Decision.PLACE:
            survey_all(self.state, int(record["actor"]))
        if record["decision"] != Decision.OVER:
            refuse_unless(
                bool(OneRecord().legal(self.state, int(record["actor"]))),
                "position-dead-end",
            )
