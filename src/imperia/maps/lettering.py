"""Fitting short lines of text into the free space of a region on a grid of characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
    """The tags in lines of at most this width, each line filled before the next."""
    lines: list[TextLine] = []
    for tag in tags:
        if lines and line_width((*lines[-1], tag)) <= width:
            lines[-1] = (*lines[-1], tag)
        else:
            lines.append((tag,))
    return lines


def arrangements(head: str, name: str, tags: Sequence[Tag]) -> Iterator[list[TextLine]]:
    """Ways to label a region, the most complete first: the name is shortened before the tags are."""
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


def fitted(free: Iterable[Place], lines: list[TextLine]) -> list[Place] | None:
    """Where each line begins if all of them fit below each other, as near the middle as possible; None if
    they do not fit."""
    runs = free_runs(free)
    if not runs:
        return None
    middle_row = (min(runs) + max(runs)) / 2
    axes = {(first + last + 1) / 2 for row in runs.values() for first, last in row}
    middle_axis = sum(axes) / len(axes)
    best: tuple[float, list[Place]] | None = None
    for axis in sorted(axes):
        for top in runs:
            block = aligned(runs, lines, top, axis)
            if block:
                slack, places = block
                away = 2 * abs(top + (len(lines) - 1) / 2 - middle_row) + abs(axis - middle_axis) + slack
                if best is None or away < best[0]:
                    best = (away, places)
    return best[1] if best else None


def free_runs(free: Iterable[Place]) -> dict[int, list[tuple[int, int]]]:
    """For each row, the first and last column of every unbroken run of free places."""
    runs: dict[int, list[tuple[int, int]]] = {}
    for row, column in sorted(free):
        row_runs = runs.setdefault(row, [])
        if row_runs and row_runs[-1][1] == column - 1:
            row_runs[-1] = (row_runs[-1][0], column)
        else:
            row_runs.append((column, column))
    return runs


def aligned(
    runs: dict[int, list[tuple[int, int]]], lines: list[TextLine], top: int, axis: float
) -> tuple[float, list[Place]] | None:
    """The places of lines from this row down, each as near the axis as its run allows, and how far they are
    off it in all."""
    places, slack = [], 0.0
    for row, line in enumerate(lines, top):
        width = line_width(line)
        starts = [
            min(max(int(axis - width / 2), first), last - width + 1)
            for first, last in runs.get(row, [])
            if last - first + 1 >= width
        ]
        if not starts:
            return None
        start = min(starts, key=lambda start: abs(start + width / 2 - axis))
        slack += abs(start + width / 2 - axis)
        places.append((row, start))
    return slack, places
