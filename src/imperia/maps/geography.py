"""What a grid of letters shows: the patches of each region, and where two regions touch."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Cell = tuple[int, int]
"""Row and column, from 0, so that cells sort in reading order."""

WATER = "."


@dataclass(frozen=True, slots=True)
class Survey:
    """Everything that checks and games need to know about a grid, worked out once."""

    rows: tuple[str, ...]
    patches: dict[str, list[list[Cell]]]
    meetings: dict[tuple[str, str], Cell]


def survey(rows: tuple[str, ...], *, wrap: bool = False) -> Survey:
    """`wrap` says that the first and the last cell of a row lie side by side."""
    return Survey(rows, patches(rows, wrap=wrap), meetings(rows, wrap=wrap))


def patches(rows: Sequence[str], *, wrap: bool = False) -> dict[str, list[list[Cell]]]:
    """The patches of each region: cells joined edge to edge, in reading order."""
    found: dict[str, list[list[Cell]]] = {}
    seen: set[Cell] = set()
    for cell, letter in drawn_cells(rows):
        if cell not in seen:
            patch = flood(rows, cell, wrap)
            seen.update(patch)
            found.setdefault(letter, []).append(sorted(patch))
    return found


def meetings(rows: Sequence[str], *, wrap: bool = False) -> dict[tuple[str, str], Cell]:
    """Every two letters that share an edge, the lower code first, and the first cell where they meet."""
    found: dict[tuple[str, str], Cell] = {}
    for row, line in enumerate(rows):
        below = rows[row + 1] if row + 1 < len(rows) else line
        beside = line[1:] + line[0 if wrap else -1]
        for column, (letter, right, under) in enumerate(zip(line, beside, below, strict=True)):
            if letter == right == under:
                continue
            for other in (right, under):
                if letter != other and WATER not in (letter, other):
                    pair = (letter, other) if letter < other else (other, letter)
                    found.setdefault(pair, (row, column))
    return found


def drawn_cells(rows: Sequence[str]) -> Iterator[tuple[Cell, str]]:
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != WATER:
                yield (row, column), letter


def flood(rows: Sequence[str], origin: Cell, wrap: bool) -> set[Cell]:
    letter = rows[origin[0]][origin[1]]
    reached, waiting = {origin}, [origin]
    while waiting:
        for row, column in neighbours(rows, waiting.pop(), wrap):
            if rows[row][column] == letter and (row, column) not in reached:
                reached.add((row, column))
                waiting.append((row, column))
    return reached


def neighbours(rows: Sequence[str], cell: Cell, wrap: bool) -> Iterator[Cell]:
    row, column = cell
    width = len(rows[row])
    if row > 0:
        yield row - 1, column
    if column > 0 or wrap:
        yield row, (column - 1) % width
    if column + 1 < width or wrap:
        yield row, (column + 1) % width
    if row + 1 < len(rows):
        yield row + 1, column
