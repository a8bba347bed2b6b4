"""A record of founders from the keywords of a position, checked part by part; gaps are filled in sensibly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from imperia.games.founders import pieces
from imperia.games.founders.laying import lay_all, show_all, unite_all
from imperia.games.founders.names import SILENT, Decision, Mark
from imperia.games.founders.pieces import FIRST_OF_VILLAGE, GIVEN_BY, LAID_OUT, STACKS, Resource, Stack, Token
from imperia.games.founders.setting import FoundersSetting
from imperia.games.founders.state import State
from imperia.games.founders.supply import note_all, survey_all
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

_DECISIONS, _STACKS, _MARKS = names_of(Decision), names_of(Stack), names_of(Mark)
_TOKENS = list(names_of(Token))
_IN_HANDS = _TOKENS[: Token.CRAFTSMAN]  # the kinds whose tokens are all alike
_VILLAGE = GIVEN_BY[Stack.BLUE]
_AT_THE_END = (Decision.PROPOSE, Decision.ANSWER, Decision.LAST)
_ADDING = (Decision.TOKEN, Decision.TARGET, Decision.RESOURCE, Decision.TILE, Decision.PLACE)
# The keywords for the middle of a turn, and the steps that need them.
_UNDER_WAY = {
    "token": (Decision.TARGET,),
    "coin": (Decision.RESOURCE,),
    "tile": (Decision.SIDE, Decision.PLACE),
    "proposer": (Decision.ANSWER, Decision.LAST),
}
_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))

Cell = tuple[int, int]
Tile = tuple[int, Cell, int]  # sort, cell and marks


class Composer(composing.Composer):
    struct = State
    setting: FoundersSetting

    def compose(self) -> None:
        self.keys, self.sorts = self.setting.tiles.keys, self.setting.tiles.sorts
        self.left = Counter({number: sort.copies for number, sort in enumerate(self.sorts)})  # unplaced
        self.follow_chance()
        self._ask()
        self._take_named_tiles()
        self._lay_nations()
        self._hand_out_tokens()
        self._lay_out_rows()
        self._pile_up_stacks()
        self._draft()
        self._go_on_with_the_turn()
        self._check_room()
        note_all(self.state)
        if self.decision is Decision.PLACE:
            survey_all(self.state, int(self.record["actor"]))
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
        """Take up to `most` tiles of a stack: the first of the set that are in no place yet."""
        found = [sort for sort in self.left.elements() if self.sorts[sort].stack is stack][: max(most, 0)]
        self.left.subtract(found)
        return found

    def _take_named_tiles(self) -> None:
        nations, swapped = self.listed("nations"), self.listed("swapped")
        refuse_unless(max(len(nations), len(swapped)) <= self.players, "founders-many-nations")
        nations += [()] * (self.players - len(nations))
        self.nations = [[*map(self._tile, listed(tiles, phrase("a-nation")))] for tiles in nations]
        self.swapped = [[*map(self._take, listed(keys, phrase("swapped-tiles")))] for keys in swapped]
        self.rows, self.stacks = self._by_stack("rows"), self._by_stack("stacks")
        refuse_unless(Stack.VICTORY not in self.stacks, "founders-victory-stack")
        self.drawn = yes_or_no(self.given.get("drawn", False), "drawn")
        if self.drawn and "tile" in self.given:
            self._take(self.given["tile"])

    def _tile(self, text: Any) -> Tile:
        """A tile of a nation from its notation, such as `forest@0,1+war`."""
        key, at, rest = word(text, phrase("a-tile")).partition("@")
        cell, *marks = rest.split("+")
        x, comma, y = cell.partition(",")
        fine = at and comma and all(mark in _MARKS and marks.count(mark) == 1 for mark in marks)
        known = " ".join(f"+{mark}" for mark in _MARKS)
        refuse_unless(fine, "founders-tile-form", marks=known, given=Quoted(text))
        return self._take(key), (int(x), int(y)), sum(_MARKS[mark] for mark in marks)

    def _by_stack(self, keyword: str) -> dict[Stack, list[int]]:
        found = {}
        for name, tiles in by_name(self.given.get(keyword, {}), phrase("rows-or-stacks")).items():
            stack = one_of(name, _STACKS, "founders-unknown-stack", stack=Quoted(name))
            keys = listed(tiles, phrase("tiles-of-stack", stack=Quoted(name)))
            found[stack] = [self._take(key) for key in keys]
            for sort, key in zip(found[stack], keys, strict=True):
                fine = self.sorts[sort].stack is stack
                refuse_unless(fine, "founders-other-stack", tile=Quoted(key), stack=Quoted(name))
        return found

    # ----- Nations

    def _lay_nations(self) -> None:
        for seat in range(self.players):
            tiles = self.nations[seat] or self._usual_nation()
            cells = {cell for _, cell, _ in tiles}
            self._check_shape(seat, len(tiles), cells)
            for sort, cell, _ in tiles:
                lay_all(self.state, seat, sort, *cell)
            for number, tile in enumerate(tiles):
                self._lay_marks(seat, number, tile, cells)
        self.tiles_laid = int(self.record["seats"]["size"].sum())
        for mine, swapped in zip(self.record["seats"], self.swapped, strict=False):
            mine["swaps"] = len(swapped)
            mine["swapped"][: len(swapped)] = swapped

    def _usual_nation(self) -> list[Tile]:
        """The first two green tiles that are left, side by side; none in the draft."""
        sorts = [] if self._in_draft else self._take_any(Stack.GREEN, 2)
        return [(sort, (x, 0), 0) for x, sort in enumerate(sorts)]

    def _check_shape(self, seat: int, size: int, cells: set[Cell]) -> None:
        most = pieces.ROOM[self.players]
        refuse_unless(len(cells) == size, "founders-cell-twice", seat=seat)
        refuse_unless(size <= most, "founders-many-tiles", seat=seat, tiles=size, most=most)
        reached, edge = set[Cell](), {(0, 0)} & cells
        while edge:
            reached |= edge
            edge = {(x + right, y + up) for x, y in edge for right, up in _BESIDE} & cells - reached
        refuse_unless(reached == cells, "founders-apart", seat=seat)

    def _lay_marks(self, seat: int, number: int, laid: Tile, cells: set[Cell]) -> None:
        sort, (x, y), marks = laid
        tile, key = self.sorts[sort], Quoted(self.keys[sort])
        of_village, around = tile.stack is Stack.BLUE, {(x + 1, y), (x, y + 1), (x + 1, y + 1)}
        refuse_unless(not marks & Mark.CRAFTSMAN or of_village, "founders-no-craftsman-there", tile=key)
        refuse_unless(not marks & Mark.COIN or tile.gives, "founders-no-coin-there", tile=key)
        refuse_unless(not marks & Mark.CARRIAGE or around <= cells, "founders-carriage", cell=f"{x},{y}")
        self.record["seats"][seat]["tiles"][number]["marks"] = marks & ~Mark.CARRIAGE
        if marks & Mark.CARRIAGE:
            unite_all(self.state, seat, number)

    def _tiles_of(self, seat: int) -> Any:
        mine = self.record["seats"][seat]
        return mine["tiles"][: mine["size"]]

    # ----- Tokens

    def _resource(self, name: Any, among: Sequence[Resource] = tuple(Resource)) -> Resource:
        return one_of(name, names_of(among), "founders-unknown-resource", given=Quoted(name))

    def _hand_out_tokens(self) -> None:
        hands, craftsmen = self.of_seats("hands", {}), self.of_seats("craftsmen", ())
        drawn: set[Resource] = set()
        for seat in range(self.players):
            hand = self.record["seats"][seat]["hand"]
            for name, tokens in by_name(hands[seat], phrase("a-hand")).items():
                refuse_unless(name in _IN_HANDS, "founders-hand", known=_IN_HANDS)
                hand[_TOKENS.index(name)] = count(tokens, phrase("counted-tokens"))
            self._hand_out_craftsmen(seat, craftsmen[seat], drawn)
        self._fill_reserve(drawn)
        begun = self.record["seats"]["swaps"].any() or (self.record["reserve"] != pieces.TOKENS_OF_EACH).any()
        refuse_unless(not (self._in_draft and begun), "founders-draft-with-tokens")

    def _hand_out_craftsmen(self, seat: int, names: Any, drawn: set[Resource]) -> None:
        """The craftsmen in the hand, and those that lie on tiles, have been drawn."""
        mine = self.record["seats"][seat]
        for name in listed(names, phrase("craftsmen-of-a-seat")):
            resource = self._resource(name, _VILLAGE)
            refuse_unless(resource not in drawn, "founders-one-craftsman", resource=Quoted(name))
            drawn.add(resource)
            mine["craftsmen"] |= 1 << resource - FIRST_OF_VILLAGE
            mine["hand"][Token.CRAFTSMAN] += 1
        for tile in self._tiles_of(seat):
            if tile["marks"] & Mark.CRAFTSMAN:
                resource = self.sorts[tile["sort"]].gives[0]
                refuse_unless(resource not in drawn, "founders-craftsman-twice")
                drawn.add(resource)

    def _fill_reserve(self, drawn: set[Resource]) -> None:
        """Tokens that are neither in a hand nor on a tile are in the reserve, or in the box."""
        record, given = self.record, self.by_name("box").items()
        box = {name: count(tokens, phrase("counted-tokens")) for name, tokens in given}
        refuse_unless(set(box) <= {"war", "craftsman"}, "founders-box")
        marks = [tile["marks"] for seat in range(self.players) for tile in self._tiles_of(seat)]
        for kind, name in enumerate(_TOKENS):
            laid = sum(bool(mark & _MARKS[name]) for mark in marks)
            held = int(record["seats"]["hand"][:, kind].sum())
            left = pieces.TOKENS_OF_EACH - laid - held - box.get(name, 0)
            refuse_unless(left >= 0, "founders-many-tokens", most=pieces.TOKENS_OF_EACH, token=Quoted(name))
            record["reserve"][kind], record["box"][kind] = left, box.get(name, 0)
        undrawn = [resource for resource in _VILLAGE if resource not in drawn]
        waiting = undrawn[box.get("craftsman", 0) :]
        if self.given.get("craftsmen_left") is not None:
            waiting = [self._resource(name, undrawn) for name in self.listed("craftsmen_left")]
        add_up = len(set(waiting)) == len(waiting) == record["reserve"][Token.CRAFTSMAN]
        refuse_unless(add_up, "founders-craftsmen")
        record["craftsmen_left"] = sum(1 << resource - FIRST_OF_VILLAGE for resource in waiting)

    # ----- Tiles to be had

    def _lay_out_rows(self) -> None:
        for stack, usual in zip(Stack, self._usual_rows(), strict=True):
            tiles = self.rows[stack] if stack in self.rows else self._take_any(stack, usual)
            most = usual if stack is Stack.VICTORY or self._in_draft else pieces.FULL_ROW
            name = Quoted(stack.name.lower())
            refuse_unless(len(tiles) <= most, "founders-long-row", tiles=len(tiles), stack=name, most=most)
            for sort in tiles:
                show_all(self.state, sort)

    def _usual_rows(self) -> tuple[int, ...]:
        """How many tiles of each row usually lie face up; all victory tiles that nobody has taken (F2.1)."""
        nations = [[sort for sort, _, _ in nation] for nation in self.nations]
        taken = [self.sorts[sort].stack for sorts in (*nations, *self.swapped) for sort in sorts]
        tiles = taken.count(Stack.VICTORY)
        most = pieces.FACE_UP_VICTORY[self.players]
        refuse_unless(tiles <= most, "founders-many-victory-tiles", tiles=tiles, most=most)
        green, blue, purple = LAID_OUT
        in_draft = (2 * self.players + 1 - self.tiles_laid, 0, 0)
        return (*(in_draft if self._in_draft else (green + 1, blue, purple)), most - tiles)

    def _pile_up_stacks(self) -> None:
        for stack in tuple(Stack)[:STACKS]:
            most = pieces.MOST_OF_A_STACK
            tiles = self.stacks[stack] if stack in self.stacks else self._take_any(stack, most)
            self.record["stack_left"][stack] = len(tiles)
            self.record["stacks"][stack][: len(tiles)] = tiles

    # ----- What is under way

    def _draft(self) -> None:
        """F2.2: from the first player on each seat takes a tile, then each another in reverse order."""
        record, players, picks = self.record, self.players, self.tiles_laid
        if not self._in_draft:
            record["picks"] = 2 * players
            for seat in range(players):
                refuse_unless(len(self._tiles_of(seat)) >= 2, "founders-few-tiles", seat=seat)
            return
        seats = [(int(record["first"]) + place) % players for place in range(players)]
        order = [*seats, *reversed(seats)]
        in_order = all(order[:picks].count(seat) == len(self._tiles_of(seat)) for seat in seats)
        refuse_unless(picks < len(order) and in_order, "founders-draft-order")
        asked, tiles, left = order[picks], 2 * players + 1 - picks, record["stack_left"]
        record["actor"], record["picks"] = asked, picks
        refuse_unless(self.given.get("turn", asked) == asked, "founders-draft-asks", picks=picks, seat=asked)
        lie_open = record["row_size"][Stack.GREEN] == tiles
        refuse_unless(lie_open, "founders-draft-row", picks=picks, tiles=tiles)
        enough = (left >= LAID_OUT).all() and left.sum() > sum(LAID_OUT)
        refuse_unless(enough, "founders-draft-stacks")

    def _go_on_with_the_turn(self) -> None:
        record, given, step = self.record, self.given, self.decision
        for name, steps in _UNDER_WAY.items():
            key = "founders-step-needs" if step in steps else "founders-step-has-no"
            fine = (name in given) == (step in steps)
            refuse_unless(fine, key, step=Quoted(step.name.lower()), what=Quoted(name))
        if step is Decision.TARGET:
            self._play_token(given["token"])
        if step is Decision.RESOURCE:
            self._buy(given["coin"])
        self._propose()
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
        """`1:0,2` is the tile that the coin was laid on, which gives one of two resources (F5.2)."""
        seat, _, cell = word(text, "coin").partition(":")
        x, _, y = cell.partition(",")
        whose, place = seat_number(int(seat), "coin", self.players), (int(x), int(y))
        bought = [
            number
            for number, tile in enumerate(self._tiles_of(whose))
            if (tile["x"], tile["y"]) == place and tile["marks"] & SILENT == Mark.COIN
            if len(self.sorts[tile["sort"]].gives) == 2
        ]
        refuse_unless(bought, "founders-coin-form", given=Quoted(text))
        refuse_unless(whose != self.record["actor"], "founders-own-coin")
        self.record["coin_seat"], self.record["coin_tile"] = whose, bought[0]

    def _propose(self) -> None:
        record, step = self.record, self.decision
        if "proposer" in self.given:
            record["proposer"] = self.seat("proposer")
            other = record["proposer"] != record["actor"]
            refuse_unless(step is not Decision.ANSWER or other, "founders-own-answer")
        goes_on = record["stack_left"].any() and record["row_size"][Stack.VICTORY] > 0
        refuse_unless(step not in (Decision.PROPOSE, Decision.ANSWER) or goes_on, "founders-over-already")

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
        """No nation may be able to outgrow its room."""
        most = pieces.ROOM[self.players]
        for seat in range(self.players):
            mine = self.record["seats"][seat]
            tiles = int(mine["size"]) + int(mine["swaps"]) + self._turns_to_come(seat)
            fine = self._in_draft or tiles <= most
            refuse_unless(fine, "founders-tiles-to-come", seat=seat, tiles=tiles, most=most)

    def _turns_to_come(self, seat: int) -> int:
        """The number of turns in which the seat still adds a tile, if every turn opens one (F4.8)."""
        if self.decision in (Decision.LAST, Decision.OVER):
            return 0
        actor = int(self.record["proposer" if self.decision is Decision.ANSWER else "actor"])
        after_opening = self.decision is not Decision.OPEN
        distance = (seat - actor - after_opening) % self.players
        turns = int(self.record["stack_left"].sum())
        later = -(-(turns - distance) // self.players)
        return max(0, later) + int(self.decision in _ADDING and seat == actor)
