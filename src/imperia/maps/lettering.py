"""Fitting short lines of text into the free places of a region on a grid of characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len

Place = tuple[int, int]
"""Row and column of a character."""


class Tag(NamedTuple):
    """A short text with a Rich style, such as the armies of one seat."""

    text: str
    style: str = ""

    @property
    def width(self) -> int:
        return cell_len(self.text)


TextLine = tuple[Tag, ...]


def line_width(line: TextLine) -> int:
    return sum(tag.width for tag in line) + len(line) - 1


def wrapped(tags: Sequence[Tag], width: int) -> list[TextLine]:
    """The tags in lines of at most a width, filled one after the other."""
    lines: list[TextLine] = []
    for tag in tags:
        if lines and line_width((*lines[-1], tag)) <= width:
            lines[-1] = (*lines[-1], tag)
        else:
            lines.append((tag,))
    return lines


def arrangements(head: str, name: str, tags: Sequence[Tag]) -> Iterator[list[TextLine]]:
    """Ways to write a region, the fullest first: the name gives way before the tags do."""
    heads: list[list[TextLine]] = [
        [(Tag(head, "bold"), Tag(name, "italic"))],
        [(Tag(head, "bold"),), (Tag(name, "italic"),)],
    ]
    heads += [
        [(Tag(head, "bold"), Tag(f"{name[:length]}.", "italic"))] for length in (4, 3) if length < len(name)
    ]
    heads.append([(Tag(head, "bold"),)])
    total = line_width(tuple(tags)) if tags else 0
    for lines in heads:
        seen: list[list[TextLine]] = []
        for width in range(total, -1, -1):
            body = wrapped(tags, width)
            if body not in seen:
                seen.append(body)
                yield lines + body
    if tags:
        widest = max(tag.width for tag in tags)
        for body in (wrapped(tags, width) for width in range(total, widest - 1, -1)):
            yield [(Tag(head, "bold"), *body[0]), *body[1:]]


def fitted(free: set[Place], lines: list[TextLine]) -> list[Place] | None:
    """Where each line begins if all fit one below the other, centred, as near the middle as can be."""
    if not free:
        return None
    middle_row = sum(row for row, _ in free) / len(free)
    middle_column = sum(column for _, column in free) / len(free)
    best: tuple[float, list[Place]] | None = None
    for row, column in sorted(free):
        starts = [(row + i, column - line_width(line) // 2) for i, line in enumerate(lines)]
        if all(lies_free(free, start, line_width(line)) for start, line in zip(starts, lines, strict=True)):
            away = 2 * abs(row + (len(lines) - 1) / 2 - middle_row) + abs(column - middle_column)
            if best is None or away < best[0]:
                best = (away, starts)
    return best[1] if best else None


def lies_free(free: set[Place], start: Place, width: int) -> bool:
    row, column = start
    return all((row, column + offset) in free for offset in range(width))
