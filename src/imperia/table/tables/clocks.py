"""Clocks. The time of a seat runs from when the seat is asked until it is no longer asked, through the whole
of a turn.

`live`: a bank for the match, and an increment after every turn. `days`: a number of days for every turn. Days
go by the time of day, and so continue while the server is down; a bank goes by a steady time that nobody can
set.
"""

from __future__ import annotations

from collections.abc import Collection

from imperia.games.setting import Facts
from imperia.table.protocol.described import DAY, Clock, ClockRule, LiveClock
from imperia.table.time import Time

LEAST_ON_RETURN = 30_000  # nobody should lose a seat in the second after coming back to it


def time_for(rules: ClockRule, time: Time) -> int:
    """The present time, by the kind of time that these clocks use."""
    return time.steady() if isinstance(rules, LiveClock) else time.now()


class Clocks:
    __slots__ = ("_increment", "_left", "_live", "_since", "_whole")

    def __init__(self, rules: ClockRule, players: int, state: Facts | None = None, now: int = 0) -> None:
        self._live = isinstance(rules, LiveClock)
        self._whole = rules.bank if isinstance(rules, LiveClock) else rules.days * DAY
        self._increment = rules.increment if isinstance(rules, LiveClock) else 0
        self._left: list[int] = list(state["left"]) if state else [self._whole] * players
        self._since: list[int | None] = list(state["since"]) if state else [None] * players
        if self._live:  # while the server was down nobody could play
            self._since = [None if since is None else now for since in self._since]

    @property
    def state(self) -> Facts:
        return {"left": list(self._left), "since": list(self._since)}

    def ask(self, seats: Collection[int], now: int) -> None:
        """From now on these seats, and no others, have to decide."""
        for seat, since in enumerate(self._since):
            if seat in seats and since is None:
                self._since[seat] = now
            elif seat not in seats and since is not None:
                self._stop(seat, since, now)
                self._left[seat] += self._increment

    def stand_in(self, seat: int, now: int) -> None:
        """Stop the clock of a seat at which a bot acts now: bots use nobody's time."""
        since = self._since[seat]
        if since is not None:
            self._stop(seat, since, now)

    def stop(self, now: int) -> None:
        """Stop all clocks, without the increment for a decision, because nobody is asked any more."""
        for seat, since in enumerate(self._since):
            if since is not None:
                self._stop(seat, since, now)

    def give_back(self, seat: int) -> None:
        if self._live:
            self._left[seat] = max(self._left[seat], self._increment, LEAST_ON_RETURN)

    def _stop(self, seat: int, since: int, now: int) -> None:
        self._since[seat] = None
        self._left[seat] = max(0, self._left[seat] - (now - since)) if self._live else self._whole

    @property
    def deadline(self) -> int | None:
        """When the first of the seats that are asked runs out of time."""
        return min(
            (self._runs_out(seat) for seat, s in enumerate(self._since) if s is not None), default=None
        )

    def runs_out(self, seat: int) -> int | None:
        """When this seat runs out of time, if it is asked."""
        return None if self._since[seat] is None else self._runs_out(seat)

    def out_of_time(self, now: int) -> list[int]:
        return [
            seat
            for seat, since in enumerate(self._since)
            if since is not None and self._runs_out(seat) <= now
        ]

    def _runs_out(self, seat: int) -> int:
        since = self._since[seat]
        assert since is not None
        return since + self._left[seat]

    def shown(self, seat: int, ahead: int = 0) -> Clock:
        """The clock of a seat in the time of day, which is `ahead` of the time that these clocks use."""
        since = self._since[seat]
        return Clock(self._left[seat], None if since is None else since + ahead)
