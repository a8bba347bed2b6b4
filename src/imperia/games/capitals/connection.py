"""How a province is connected with its holder's capital, or what is missing: clause C1.7."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from imperia.games.capitals.accounts import held_lands
from imperia.games.capitals.names import NOBODY, NOWHERE, PORT, SAVAGES
from imperia.games.capitals.provinces import home, is_coastal, is_own, is_working_port
from imperia.games.capitals.state import State
from imperia.games.setting import Facts
from imperia.kernel.in_python import in_python

CLAUSE = "C1.7"


def fact(key: str, clause: str, **facts: int) -> Facts:
    """A part that has no number."""
    return {"key": f"explain-{key}", "amount": None, "clause": clause, "facts": facts, "parts": []}


def connection(state: State, land: int) -> Facts:
    """The links of a shortest chain from the province to its holder's capital, or to what takes the capital's
    place; or why there is no such chain."""
    seat = state.lands[land].holder
    if not 0 <= seat < state.options.players:
        key = (
            "held-by-nobody" if seat == NOBODY else "held-by-savages" if seat == SAVAGES else "held-by-rebels"
        )
        return _answer(land, seat, None, False, [fact(key, CLAUSE, place=land + 1)])
    start = in_python(home)(state, seat)
    if start == NOWHERE:
        return _answer(land, seat, None, False, [fact("no-capital", CLAUSE, seat=seat)])
    links = _Links(state, seat, start)
    chain = links.chain(land)
    parts = links.missing(land) if chain is None else chain
    return _answer(land, seat, start, chain is not None, parts)


def _answer(land: int, seat: int, start: int | None, connected: bool, parts: list[Facts]) -> Facts:
    facts = {"place": land + 1, "seat": seat}
    if start is None:
        key = "without-connection"
    else:
        key = "not-connected" if not connected else "connected" if land != start else "is-home"
        facts["target"] = start + 1
    return {
        **fact(key, CLAUSE, **facts),
        "connected": connected,
        "home": None if start is None else start + 1,
        "parts": parts,
    }


class _Links:
    """The links between the provinces that a seat holds."""

    def __init__(self, state: State, seat: int, start: int) -> None:
        self.state, self.seat, self.start = state, seat, start
        self.held = set(held_lands(state, seat))
        self.ports = {land for land in self.held if in_python(is_working_port)(state, seat, land)}
        self.by_sea = self.ports | ({start} if in_python(is_coastal)(state, start) else set())

    def beside(self, land: int) -> list[int]:
        board = self.state.board
        return [board.beside[n] for n in range(board.first[land], board.shore[land])]

    def linked(self, land: int) -> Iterator[tuple[int, str]]:
        """The provinces that can be reached directly from a province, each with its link."""
        yield from ((other, "link-by-land") for other in self.beside(land) if other in self.held)
        if land in self.by_sea:
            for other in sorted(self.by_sea - {land}):
                ports = land in self.ports and other in self.ports
                yield other, "link-by-ports" if ports else "link-by-port-and-capital"

    def reached_from(self, land: int) -> dict[int, tuple[int, str]]:
        """Every province that is linked with the given one, with the link that leads to it; the nearest
        first."""
        found = {land: (land, "")}
        to_visit = deque([land])
        while to_visit:
            here = to_visit.popleft()
            for other, key in self.linked(here):
                if other not in found:
                    found[other] = here, key
                    to_visit.append(other)
        return found

    def chain(self, land: int) -> list[Facts] | None:
        found = self.reached_from(self.start)
        if land not in found:
            return None
        links = []
        while land != self.start:
            there, key = found[land]
            links.append(fact(key, CLAUSE, origin=land + 1, place=there + 1))
            land = there
        return links

    def missing(self, land: int) -> list[Facts]:
        """What stands between the provinces around one and the capital."""
        island = sorted(self.reached_from(land))
        parts = [
            fact(
                *_whose(self.state.lands[other].holder), place=other + 1, other=self.state.lands[other].holder
            )
            for other in sorted({other for here in island for other in self.beside(here)} - self.held)
        ]
        ports = [here for here in island if self.state.lands[here].marks & PORT]
        parts += [self.why_port_fails(here) for here in ports if here not in self.ports]
        if not ports:
            parts.append(fact("no-port-here", CLAUSE))
        if any(here in self.ports for here in ports):
            parts.append(fact("no-port-at-capital", CLAUSE, place=self.start + 1))
        return parts

    def why_port_fails(self, land: int) -> Facts:
        if not in_python(is_own)(self.state, self.seat, land):
            return fact("port-not-owned", CLAUSE, place=land + 1)
        board = self.state.board
        for n in range(board.shore[land], board.first[land + 1]):
            fleet = self.state.waters[board.beside[n] - board.lands].fleet
            if fleet not in (NOBODY, self.seat):
                return fact("port-blocked", "C16.7", place=land + 1, sea=board.beside[n] + 1, other=fleet)
        raise AssertionError("a port of one's own that is not blocked works")


def _whose(holder: int) -> tuple[str, str]:
    return ("border-of-nobody" if holder == NOBODY else "border-of-others"), CLAUSE
