"""A record of founders from the keywords of a position, checked part by part; gaps are filled in sensibly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games.founders.laying import lay_all, show_all, unite_all
from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, MARKS, NOTHING, SILENT, Decision
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
    count,
    listed,
    names_of,
    one_of,
    phrase,
    refuse_unless,
    seat_number,
    word,
    yes_or_no,
)
from imperia.words import Quoted

if TYPE_CHECKING:
    from imperia.games.founders.setting import FoundersSetting

_DECISIONS, _STACKS, _TOKENS = names_of(Decision), names_of(Stack), list(names_of(Token))
_IN_HANDS = _TOKENS[: Token.CRAFTSMAN]  # those that are all alike
_VILLAGE = GIVEN_BY[Stack.BLUE]
_AT_THE_END = (Decision.PROPOSE, Decision.ANSWER, Decision.LAST)
_ADDING = (Decision.TOKEN, Decision.TARGET, Decision.RESOURCE, Decision.TILE, Decision.PLACE)
# What a position must say in the middle of a turn, and in no other step.
_NEEDED = {
    Decision.TARGET: "token",
    Decision.RESOURCE: "coin",
    Decision.SIDE: "tile",
    Decision.PLACE: "tile",
    Decision.ANSWER: "proposer",
    Decision.LAST: "proposer",
}

Tile = tuple[int, int, int, int]  # sort, x, y and marks


def _craftsmen(resources: Iterable[int]) -> int:
    """As bits."""
    return sum(1 << resource - FIRST_OF_VILLAGE for resource in resources)


class Composer(composing.Composer):
    struct = State
    setting: FoundersSetting

    def __init__(self, setting: FoundersSetting, state: Record, given: Facts) -> None:
        super().__init__(setting, state, given)
        self.keys, self.sorts = setting.tiles.keys, setting.tiles.sorts
        self.left = [sort.copies for sort in self.sorts]  # tiles that are in no place yet

    def compose(self) -> None:
        self.follow_chance()
        self._ask()
        self._take_named_tiles()
        self._lay_nations()
        self._hand_out_tokens()
        self._lay_out_rows()
        self._pile_up_stacks()
        self._check_tiles_of_the_beginning()
        self._draft()
        self._go_on_with_the_turn()
        self._check_room()
        self._note_what_follows()
        self.check_there_is_an_answer(self.decision is Decision.OVER)

    # ----- What is asked, of whom

    def _ask(self) -> None:
        step = word(self.given.get("step", "open"), "step").lower()
        refuse_unless(step in _DECISIONS, "founders-unknown-step", known=list(_DECISIONS))
        self.decision = self.record["decision"] = _DECISIONS[step]
        possible = self.decision not in _AT_THE_END or self.setting.options["agreed_end"]
        refuse_unless(possible, "founders-no-agreed-end", step=Quoted(step))
        self.record["first"] = self.seat("first")
        if self.decision is Decision.OVER:
            self.check_nobody("turn", "founders-nobodys-turn", given=Quoted(self.given.get("turn")))
        else:
            self.record["actor"] = self.seat("turn")

    @property
    def _in_draft(self) -> bool:
        return self.decision in (Decision.DRAFT, Decision.SIDE)

    # ----- Tiles that are named, before others fill the gaps

    def _sort(self, key: Any) -> int:
        example = Quoted(self.keys[0])
        refuse_unless(key in self.keys, "founders-unknown-tile", tile=Quoted(key), example=example)
        return self.keys.index(key)

    def _take(self, key: Any) -> int:
        sort = self._sort(key)
        copies = self.sorts[sort].copies
        refuse_unless(self.left[sort] > 0, "founders-no-more-tiles", copies=copies, tile=Quoted(key))
        self.left[sort] -= 1
        return sort

    def _take_any(self, stack: Stack, most: int) -> list[int]:
        """The first ones of the set that are in no place yet."""
        there = [
            number
            for number, sort in enumerate(self.sorts)
            if sort.stack is stack
            for _ in range(self.left[number])
        ]
        for number in there[:most]:
            self.left[number] -= 1
        return there[:most]

    def _take_named_tiles(self) -> None:
        nations, swapped = self.listed("nations"), self.listed("swapped")
        refuse_unless(max(len(nations), len(swapped)) <= self.players, "founders-many-nations")
        self.nations = [[self._tile(text) for text in listed(each, phrase("a-nation"))] for each in nations]
        self.swapped = [
            [self._take(key) for key in listed(keys, phrase("swapped-tiles"))] for keys in swapped
        ]
        self.rows, self.stacks = self._by_stack("rows"), self._by_stack("stacks")
        refuse_unless(Stack.VICTORY not in self.stacks, "founders-victory-stack")
        self.drawn = yes_or_no(self.given.get("drawn", False), "drawn")
        if "tile" in self.given and self.drawn:
            self._take(self.given["tile"])

    def _tile(self, text: Any) -> Tile:
        """`forest@0,1+war`."""
        key, at, rest = word(text, phrase("a-tile")).partition("@")
        cell, *marks = rest.split("+")
        x, comma, y = cell.partition(",")
        fine = at and comma and all(mark in MARKS and marks.count(mark) == 1 for mark in marks)
        known = " ".join(f"+{mark}" for mark in MARKS)
        refuse_unless(fine, "founders-tile-form", marks=known, given=Quoted(text))
        return self._take(key), int(x), int(y), sum(MARKS[mark] for mark in marks)

    def _by_stack(self, keyword: str) -> dict[Stack, list[int]]:
        found = {}
        for name, tiles in by_name(self.given.get(keyword, {}), phrase("rows-or-stacks")).items():
            stack = one_of(name, _STACKS, "founders-unknown-stack", "stack")
            keys = listed(tiles, phrase("tiles-of-stack", stack=Quoted(name)))
            found[stack] = [self._take(key) for key in keys]
            for sort, key in zip(found[stack], keys, strict=True):
                fine = self.sorts[sort].stack is stack
                refuse_unless(fine, "founders-other-stack", tile=Quoted(key), stack=Quoted(name))
        return found

    # ----- Nations

    def _lay_nations(self) -> None:
        for seat in range(self.players):
            tiles = (self.nations[seat] if seat < len(self.nations) else []) or self._usual_nation()
            cells = {(x, y) for _, x, y, _ in tiles}
            self._check_shape(seat, len(tiles), cells)
            for sort, x, y, _ in tiles:
                lay_all(self.state, seat, sort, x, y)
            for number, tile in enumerate(tiles):
                self._lay_marks(seat, number, tile, cells)
        for mine, swapped in zip(self.record["seats"], self.swapped, strict=False):
            mine["swaps"] = len(swapped)
            mine["swapped"][: len(swapped)] = swapped

    def _usual_nation(self) -> list[Tile]:
        """The first two green tiles that are left, side by side; none in the draft."""
        sorts = [] if self._in_draft else self._take_any(Stack.GREEN, 2)
        return [(sort, x, 0, 0) for x, sort in enumerate(sorts)]

    def _check_shape(self, seat: int, size: int, cells: set[tuple[int, int]]) -> None:
        most = ROOM[self.players]
        refuse_unless(len(cells) == size, "founders-cell-twice", seat=seat)
        refuse_unless(size <= most, "founders-many-tiles", seat=seat, tiles=size, most=most)
        reached, edge = set[tuple[int, int]](), [(0, 0)]
        while edge:
            x, y = edge.pop()
            if (x, y) in cells and (x, y) not in reached:
                reached.add((x, y))
                edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        refuse_unless(reached == cells, "founders-apart", seat=seat)

    def _lay_marks(self, seat: int, number: int, laid: Tile, cells: set[tuple[int, int]]) -> None:
        sort, x, y, marks = laid
        tile, key = self.sorts[sort], Quoted(self.keys[sort])
        of_village, around = tile.stack is Stack.BLUE, {(x + 1, y), (x, y + 1), (x + 1, y + 1)}
        refuse_unless(not marks & CRAFTSMAN or of_village, "founders-no-craftsman-there", tile=key)
        refuse_unless(not marks & COIN or tile.gives, "founders-no-coin-there", tile=key)
        refuse_unless(not marks & CARRIAGE or around <= cells, "founders-carriage", cell=f"{x},{y}")
        self.record["seats"][seat]["tiles"][number]["marks"] = marks & ~CARRIAGE
        if marks & CARRIAGE:
            unite_all(self.state, seat, number)

    def _tiles_of(self, seat: int) -> Any:
        mine = self.record["seats"][seat]
        return mine["tiles"][: mine["size"]]

    # ----- Tokens

    def _resource(self, name: Any, among: Sequence[Resource] = tuple(Resource)) -> Resource:
        return one_of(name, names_of(among), "founders-unknown-resource", "given")

    def _hand_out_tokens(self) -> None:
        hands, craftsmen = self.of_seats("hands", {}), self.of_seats("craftsmen", ())
        drawn: set[int] = set()
        for seat in range(self.players):
            hand = self.record["seats"][seat]["hand"]
            for name, tokens in by_name(hands[seat], phrase("a-hand")).items():
                refuse_unless(name in _IN_HANDS, "founders-hand", known=_IN_HANDS)
                hand[_TOKENS.index(name)] = count(tokens, phrase("counted-tokens"))
            self._hand_out_craftsmen(seat, craftsmen[seat], drawn)
        self._fill_reserve(drawn)
        untouched = (
            not self.record["seats"]["swaps"].any() and (self.record["reserve"] == TOKENS_OF_EACH).all()
        )
        refuse_unless(not self._in_draft or untouched, "founders-draft-with-tokens")

    def _hand_out_craftsmen(self, seat: int, names: Any, drawn: set[int]) -> None:
        """Those in the hand, and those that lie on tiles, are drawn."""
        mine = self.record["seats"][seat]
        for name in listed(names, phrase("craftsmen-of-a-seat")):
            resource = self._resource(name, _VILLAGE)
            refuse_unless(resource not in drawn, "founders-one-craftsman", resource=Quoted(name))
            drawn.add(resource)
            mine["craftsmen"] |= _craftsmen([resource])
            mine["hand"][Token.CRAFTSMAN] += 1
        for tile in self._tiles_of(seat):
            if tile["marks"] & CRAFTSMAN:
                gives = int(self.record["sorts"][tile["sort"]]["gives"][0])
                refuse_unless(gives not in drawn, "founders-craftsman-twice")
                drawn.add(gives)

    def _fill_reserve(self, drawn: set[int]) -> None:
        """Tokens that are neither in a hand nor on a tile are in the reserve, or in the box."""
        record = self.record
        given = self.by_name("box")
        box = {name: count(tokens, phrase("counted-tokens")) for name, tokens in given.items()}
        refuse_unless(set(box) <= {"war", "craftsman"}, "founders-box")
        marks = [tile["marks"] for seat in range(self.players) for tile in self._tiles_of(seat)]
        for kind, name in enumerate(_TOKENS):
            laid = sum(bool(mark & MARKS[name]) for mark in marks)
            record["box"][kind] = box.get(name, 0)
            left = TOKENS_OF_EACH - laid - int(record["seats"]["hand"][:, kind].sum()) - box.get(name, 0)
            refuse_unless(left >= 0, "founders-many-tokens", most=TOKENS_OF_EACH, token=Quoted(name))
            record["reserve"][kind] = left
        undrawn = [resource for resource in _VILLAGE if resource not in drawn]
        undrawn_and_left = undrawn[box.get("craftsman", 0) :]
        if self.given.get("craftsmen_left") is not None:
            undrawn_and_left = [self._resource(name, undrawn) for name in self.listed("craftsmen_left")]
        left = len(set(undrawn_and_left))
        add_up = left == len(undrawn_and_left) == record["reserve"][Token.CRAFTSMAN]
        refuse_unless(add_up, "founders-craftsmen")
        record["craftsmen_left"] = _craftsmen(undrawn_and_left)

    # ----- Tiles to be had

    def _lay_out_rows(self) -> None:
        for stack in Stack:
            usual = self._usual_row(stack)
            tiles = self.rows[stack] if stack in self.rows else self._take_any(stack, usual)
            most = usual if stack is Stack.VICTORY or self._in_draft else FULL_ROW
            name = Quoted(stack.name.lower())
            refuse_unless(len(tiles) <= most, "founders-long-row", tiles=len(tiles), stack=name, most=most)
            for sort in tiles:
                show_all(self.state, sort)

    def _usual_row(self, stack: Stack) -> int:
        if stack is Stack.VICTORY:
            return max(0, FACE_UP_VICTORY[self.players] - self._victory_tiles_taken)
        if self._in_draft:
            return self._open_in_draft if stack is Stack.GREEN else 0
        return LAID_OUT[stack] + (stack is Stack.GREEN)

    @property
    def _picks(self) -> int:
        return int(self.record["seats"]["size"].sum())

    @property
    def _open_in_draft(self) -> int:
        return 2 * self.players + 1 - self._picks

    @property
    def _victory_tiles_taken(self) -> int:
        """F2.1: those of the beginning that lie face up no more."""
        taken = [sort for nation in self.nations for sort, *_ in nation]
        taken += [sort for swapped in self.swapped for sort in swapped]
        return sum(self.sorts[sort].stack is Stack.VICTORY for sort in taken)

    def _pile_up_stacks(self) -> None:
        for stack in tuple(Stack)[:STACKS]:
            tiles = self.stacks[stack] if stack in self.stacks else self._take_any(stack, MOST_OF_A_STACK)
            self.record["stack_left"][stack] = len(tiles)
            self.record["stacks"][stack][: len(tiles)] = tiles

    def _check_tiles_of_the_beginning(self) -> None:
        most = FACE_UP_VICTORY[self.players]
        victory = self._victory_tiles_taken + int(self.record["row_size"][Stack.VICTORY])
        refuse_unless(victory <= most, "founders-many-victory-tiles", tiles=victory, most=most)
        for seat in range(self.players):
            drafted = self._in_draft or len(self._tiles_of(seat)) >= 2
            refuse_unless(drafted, "founders-few-tiles", seat=seat)

    # ----- What is under way

    def _draft(self) -> None:
        """F2.2: one tile each from the first player on, then one each back."""
        record, players, picks = self.record, self.players, self._picks
        if not self._in_draft:
            record["picks"] = 2 * players
            return
        seats = [(int(record["first"]) + place) % players for place in range(players)]
        order = [*seats, *reversed(seats)]
        in_order = all(order[:picks].count(seat) == len(self._tiles_of(seat)) for seat in seats)
        refuse_unless(picks < len(order) and in_order, "founders-draft-order")
        asked = order[picks]
        refuse_unless(self.given.get("turn", asked) == asked, "founders-draft-asks", picks=picks, seat=asked)
        tiles = self._open_in_draft
        lie_open = record["row_size"][Stack.GREEN] == tiles
        refuse_unless(lie_open, "founders-draft-row", picks=picks, tiles=tiles)
        record["actor"], record["picks"] = asked, picks
        left = record["stack_left"]
        enough = (left >= LAID_OUT).all() and left.sum() > sum(LAID_OUT)
        refuse_unless(enough, "founders-draft-stacks")

    def _go_on_with_the_turn(self) -> None:
        record, given, step = self.record, self.given, self.decision
        parts = {"token": self._play_token, "coin": self._buy, "tile": None, "proposer": self._propose}
        for name in parts:
            needed = _NEEDED.get(step) == name
            key = "founders-step-needs" if needed else "founders-step-has-no"
            name_of_step = Quoted(step.name.lower())
            refuse_unless((name in given) == needed, key, step=name_of_step, what=Quoted(name))
        for name, go_on in parts.items():
            if name in given and go_on is not None:
                go_on(given[name])
        may_end = record["stack_left"].any() and record["row_size"][Stack.VICTORY] > 0
        asked_to_end = step in (Decision.PROPOSE, Decision.ANSWER)
        refuse_unless(not asked_to_end or may_end, "founders-over-already")
        if "bought" in given:
            refuse_unless(step in (Decision.TILE, Decision.PLACE), "founders-bought-too-early")
            record["bought"] = self._resource(given["bought"])
        record["drawn"] = self.drawn
        refuse_unless(not self.drawn or step is Decision.PLACE, "founders-not-drawn")
        if "tile" in given:
            self._add(given["tile"])

    def _play_token(self, name: Any) -> None:
        refuse_unless(name in _TOKENS, "founders-unknown-token", known=_TOKENS)
        token, actor = _TOKENS.index(name), int(self.record["actor"])
        held = self.record["seats"][actor]["hand"][token] > 0
        refuse_unless(held, "founders-no-token", seat=actor, token=Quoted(name))
        self.record["token"] = token

    def _buy(self, text: Any) -> None:
        """`1:0,2`: the tile that the coin was laid on, which gives one of two resources (F5.2)."""
        seat, _, cell = word(text, "coin").partition(":")
        x, _, y = cell.partition(",")
        whose = seat_number(int(seat), "coin", self.players)
        tiles = self._tiles_of(whose)
        there = np.flatnonzero((tiles["x"] == int(x)) & (tiles["y"] == int(y)))
        bought = len(there) and tiles["marks"][there[0]] & SILENT == COIN
        choice = bought and self.record["sorts"][tiles["sort"][there[0]]]["gives"][1] != NOTHING
        refuse_unless(choice, "founders-coin-form", given=Quoted(text))
        refuse_unless(whose != self.record["actor"], "founders-own-coin")
        self.record["coin_seat"], self.record["coin_tile"] = whose, int(there[0])

    def _propose(self, seat: Any) -> None:
        self.record["proposer"] = self.seat("proposer")
        answers_himself = self.decision is Decision.ANSWER and seat == self.record["actor"]
        refuse_unless(not answers_himself, "founders-own-answer")

    def _add(self, key: Any) -> None:
        sort, tile = self._sort(key), Quoted(key)
        stack = self.sorts[sort].stack
        face_up = sort in self.record["rows"][stack][: self.record["row_size"][stack]]
        refuse_unless(self.drawn or face_up, "founders-not-face-up", tile=tile)
        must_be_green = self.drawn or self.decision is Decision.SIDE
        refuse_unless(stack is Stack.GREEN or not must_be_green, "founders-not-green", tile=tile)
        self.record["sort"] = sort

    # ----- What is to come

    def _check_room(self) -> None:
        """No nation can outgrow its room."""
        most = ROOM[self.players]
        for seat in range(self.players):
            mine = self.record["seats"][seat]
            tiles = int(mine["size"]) + int(mine["swaps"]) + self._turns_to_come(seat)
            fine = self._in_draft or tiles <= most
            refuse_unless(fine, "founders-tiles-to-come", seat=seat, tiles=tiles, most=most)

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

    def _note_what_follows(self) -> None:
        note_all(self.state)
        if self.decision is Decision.PLACE:
            survey_all(self.state, int(self.record["actor"]))
