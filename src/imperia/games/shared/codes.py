"""Action codes as tables: what each means, and how people write it, alike in games on a map of regions."""

from __future__ import annotations

from collections.abc import Sequence

from imperia.games.contract import BadNotation, Facts
from imperia.words import Quoted

# kind, first code, number of codes, what the arguments are; of two arguments the second is a region
Row = tuple[str, int, int, tuple[str, ...]]


class ActionCodes:
    def __init__(self, game: str, codes: int, regions: int, actions: Sequence[Row]) -> None:
        self.game = game
        self.regions = regions
        self._kinds = {kind: (first, count, arguments) for kind, first, count, arguments in actions}
        self.meaning = [self._meaning(code) for code in range(codes)]
        self.notation = [" ".join([kind, *map(str, facts.values())]) for kind, facts in self.meaning]

    def _meaning(self, code: int) -> tuple[str, Facts]:
        for kind, (first, count, arguments) in self._kinds.items():
            if first <= code < first + count:
                values = divmod(code - first, self.regions) if len(arguments) == 2 else (code - first,)
                return kind, dict(zip(arguments, values, strict=False))
        return "none", {}

    def read(self, kind: str, arguments: Sequence[str]) -> int:
        """The code of an action as people write it; BadNotation says what is wrong."""
        written = " ".join([kind, *arguments])
        if kind not in self._kinds:
            raise BadNotation("unknown-action", kind=Quoted(kind), game=self.game, known=list(self._kinds))
        first, count, wanted = self._kinds[kind]
        if len(arguments) != len(wanted) or not all(map(_is_number, arguments)):
            form = " ".join([kind, *(f"<{name}>" for name in wanted)])
            raise BadNotation("action-form-with-numbers", written=Quoted(written), form=Quoted(form))
        values = [int(argument) for argument in arguments]
        offset = values[0] * self.regions + values[1] if len(values) == 2 else sum(values)
        if (len(values) == 2 and values[1] >= self.regions) or offset >= count:
            raise BadNotation("action-out-of-range", written=Quoted(written), game=self.game)
        return first + offset


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5
