"""A table as a picture: for those who want to look at a match without a terminal or a page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from rich.cells import cell_len

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from imperia.maps.svg import Drawing

MARGIN = 24
LINE, LETTER, SIZE = 20, 8.4, 14  # of what is written below
PAPER, INK = "#F6F1E5", "#2B2A28"
MONOSPACED = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


@dataclass(frozen=True, slots=True)
class Illustration:
    """What is drawn, if anything, and what stands below it in words."""

    drawing: Drawing | None
    words: RenderableType

    def svg(self, console: Console, title: str) -> str:
        """All in one text that needs no other files; words are laid out as this console does."""
        with console.capture() as written:
            console.print(self.words)
        lines = [line.rstrip() for line in written.get().rstrip().split("\n")]
        width, top = 0.0, 0.0
        if self.drawing is not None:
            width, top = self.drawing.width, self.drawing.height
        width = max(width, LETTER * max(map(cell_len, lines)) + 2 * MARGIN)
        height = top + LINE * len(lines) + 2 * MARGIN
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
                f'width="{width:g}" height="{height:g}" role="img">',
                f"<title>{escape(title)}</title>",
                f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
                *([] if self.drawing is None else [self.drawing.svg.rstrip()]),
                f'<g font-family="{MONOSPACED}" font-size="{SIZE}" fill="{INK}">',
                *(
                    f'<text x="{MARGIN}" y="{top + MARGIN + LINE * (number + 0.7):g}" '
                    f'style="white-space:pre">{escape(line)}</text>'
                    for number, line in enumerate(lines)
                    if line
                ),
                "</g>",
                "</svg>\n",
            ]
        )
