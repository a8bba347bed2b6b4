"""What is said when a map file is wrong."""

from imperia.errors import ImperiaError


class MapError(ImperiaError, ValueError):
    """A mistake in a map file: where it is, what is wrong, and what to do about it.

    Lines and columns count from 1; both are 0 when the file as a whole cannot be read.
    """

    def __init__(self, source: str, line: int, column: int, problem: str, remedy: str) -> None:
        super().__init__(source, line, column, problem, remedy)
        self.source = source
        self.line = line
        self.column = column
        self.problem = problem
        self.remedy = remedy

    def __str__(self) -> str:
        place = f"{self.source}:{self.line}:{self.column}" if self.line else self.source
        return f"{place}: {self.problem}. {self.remedy}"
