"""Tables that hold their plots: wide, a row is a line; on a phone, a row folds into a few."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    heading: str
    kind: str  # "main": beside the label on a phone; "plot"; "bar"; "more": below, with its heading


@dataclass(frozen=True, slots=True)
class Line:
    label: str
    cells: Sequence[str]
    kind: str = ""


def table(
    caption: str,
    label: str,
    columns: Sequence[Column],
    lines: Iterable[Line],
    axis: str | None = None,
    kind: str = "",
) -> str:
    """Roles are written out, because a row that is laid out anew would lose its own."""
    heads = "".join(
        f'<th scope="col" role="columnheader" class="{_classes(column)}">{column.heading}</th>'
        for column in columns
    )
    rows = "\n".join(_row(columns, line) for line in lines)
    kinds = " ".join(name for name in ("plotted" if axis else "", kind) if name)
    of_kind = f' class="{kinds}"' if kinds else ""
    foot = "" if axis is None else _foot(columns, axis)
    return (
        f'<table role="table"{of_kind}><caption>{caption}</caption>\n'
        f'<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">{label}</th>{heads}</tr>'
        "</thead>\n"
        f'<tbody role="rowgroup">\n{rows}\n</tbody>{foot}</table>'
    )


def _row(columns: Sequence[Column], line: Line) -> str:
    cells = "".join(
        f'<td role="cell" class="{_classes(column)}"{_data(column)}>{cell}</td>'
        for column, cell in zip(columns, line.cells, strict=True)
    )
    kind = f' class="{line.kind}"' if line.kind else ""
    return f'<tr role="row"{kind}><th scope="row" role="rowheader">{line.label}</th>{cells}</tr>'


def _foot(columns: Sequence[Column], axis: str) -> str:
    cells = "".join(f'<td class="plot">{axis}</td>' if c.kind == "plot" else "<td></td>" for c in columns)
    return f'\n<tfoot aria-hidden="true"><tr><td></td>{cells}</tr></tfoot>'


def _classes(column: Column) -> str:
    return {"main": "main number", "more": "more number"}.get(column.kind, column.kind)


def _data(column: Column) -> str:
    return f' data-label="{column.heading}"' if column.kind in ("more", "bar") else ""
