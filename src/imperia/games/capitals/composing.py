"""A record of capitals from the keywords of a position, checked part by part."""

from __future__ import annotations

from enum import EnumMeta
from typing import Any

from imperia.games.capitals.composing_asked import Asked, usual_numbers, usual_phase
from imperia.games.capitals.composing_checks import Whole
from imperia.games.capitals.composing_pieces import Pieces
from imperia.games.capitals.kinds_of_order import STEPS_OF
from imperia.games.capitals.names import (
    NOBODY,
    NOWHERE,
    Decision,
    Phase,
)
from imperia.games.capitals.pieces import (
    Good,
)
from imperia.games.capitals.position import (
    BATTLE,
    ORDER,
    PLACES,
    SETTLING,
)
from imperia.games.capitals.rechecking import recheck_all
from imperia.games.capitals.state import State
from imperia.games.shared.keywords import (
    is_whole,
    names_of,
    one_of,
    refuse_unless,
    seat_number,
    whole,
)
from imperia.kernel.record import SEAT, Struct
from imperia.words import Quoted


def write_nothing_inside(record: Any, struct: type[Struct], players: int) -> None:
    """Fields that name lands, seas and seats get the number that means nothing, where they declare one."""
    for name, field in struct.fields.items():
        if field.record is not None and name not in ("board", "options", "chance", "journal"):
            inner = record[name]
            if SEAT in field.axes:
                inner = inner[..., :players]
            for inner_name, inner_field in field.record.fields.items():
                if inner_field.none is not None:
                    inner[inner_name] = inner_field.none
            write_nothing_inside(inner, field.record, players)


class Composer(Pieces):
    def compose(self) -> None:
        write_nothing_inside(self.record, State, self.players)
        self.lands = int(self.record["board"]["lands"])
        self.places = self.lands + int(self.record["board"]["seas"])
        self.follow_chance()
        self._ask()
        self._fill_lands()
        self._fill_seas()
        self._place_capitals()
        self._fill_seats()
        self._load_transports()
        self._send_voyages()
        self._note_stacks()
        self._write_rest()
        self._check()

    # ----- What is asked

    def _ask(self) -> None:
        record, given = self.record, self.given
        self.decision = one_of(
            given.get("step", "action"),
            names_of(Decision),
            "capitals-unknown-step",
            step=Quoted(given.get("step")),
        )
        record["decision"] = self.decision
        self._scalar("phase", usual_phase(self.decision, given))
        record["first"] = self.seat("first")
        turn = self.seat("turn")
        mover = given.get("mover", NOBODY if self.decision is Decision.CAPITAL else turn)
        record["mover"] = NOBODY if mover == NOBODY else seat_number(mover, "mover", self.players)
        if self.decision in (Decision.OVER, Decision.BID):
            record["actor"] = NOBODY
        else:
            record["actor"] = self.seat("turn", max(int(record["mover"]), 0))
        for name, usual in (
            ("round", 1),
            ("turns", self._usual_turns()),
            ("weather", 0),
            ("weather_rounds", 0 if self.decision is Decision.CAPITAL else 1),
            ("winner", NOBODY),
        ):
            self._scalar(name, usual)
        refuse_unless(
            0 < record["round"] <= record["options"]["rounds"],
            "capitals-round",
            round=int(record["round"]),
            rounds=int(record["options"]["rounds"]),
        )

    def _usual_turns(self) -> int:
        """How many seats have had their turn before the mover, or have placed their capital."""
        if self.decision is Decision.CAPITAL:
            return (int(self.record["first"]) - 1 - int(self.record["actor"])) % self.players
        if self.record["phase"] == Phase.CARDS:
            return self.players
        mover = max(int(self.record["mover"]), 0)
        return (mover - int(self.record["first"])) % self.players

    def _scalar(self, name: str, usual: Any, at: str = "") -> None:
        """Write one number of the record, as its field declares it."""
        field = State.fields[at or name]
        value = self.given.get(name, usual)
        if isinstance(field.of, EnumMeta) and isinstance(value, str):
            value = one_of(value, names_of(field.of), "capitals-unknown-word", what=name, given=Quoted(value))
        refuse_unless(is_whole(value), "position-word", what=name, given=Quoted(value))
        self._write(name, self.record, at or name, value)

    # ----- The rest

    def _write_rest(self) -> None:
        for name, _ in PLACES:
            where = self.given.get(name)
            self.record[name] = NOWHERE if where is None else self._place_of_stack(where)
        usual_here = usual_numbers(self.decision, int(self.record["actor"]))
        for name, usual in (*ORDER, *BATTLE, *SETTLING):
            self._scalar(name, usual_here.get(name, usual))
        if "stage" not in self.given and self.record["verb"] != NOWHERE:
            steps = STEPS_OF.get(int(self.record["verb"]), ())
            self.record["stage"] = steps.index(self.decision) if self.decision in steps else 0
        self._scalar("cursor", 0, "step")
        for name in ("goods", "amounts"):
            values = self.listed(name, (0, 0))
            refuse_unless(len(values) == 2, "capitals-list-length", what=name, length=2)
            for n, value in enumerate(values):
                if isinstance(value, str):
                    value = one_of(
                        value, names_of(Good), "capitals-unknown-word", what=name, given=Quoted(value)
                    )
                self.record[name][n] = whole(value, name, 0, 300)
        for name in ("to_mover", "to_partner", "ceded"):
            for number in self.listed(name):
                place = self._place(number, 0, self.lands)
                self.record[name][place // 32] |= 1 << (place % 32)

    def _check(self) -> None:
        Whole(self.state, self.decision, self.players).check()
        Asked(self.state, self.decision, self.players).check()
        recheck_all(self.state)
        self.check_there_is_an_answer(self.decision is Decision.OVER)
