"""A game's rulebook: a Markdown file for each language, with one or more paragraphs for each numbered
clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from imperia.words.spoken import Quoted, SpokenError

_SECTION = re.compile(r"^## (.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\* ")


class UnknownClause(SpokenError, KeyError):
    """A clause that the rulebook does not have."""


@dataclass(frozen=True, slots=True)
class Clause:
    number: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    text: str
    clauses: dict[str, Clause]

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(clause.section for clause in self.clauses.values()))

    def find(self, number: str) -> tuple[Clause, ...]:
        """One clause (`E4.3`), or all clauses of a section (`E4`)."""
        wanted = number.strip().upper()
        if wanted in self.clauses:
            return (self.clauses[wanted],)
        section = tuple(c for c in self.clauses.values() if c.number.split(".")[0] == wanted)
        if section:
            return section
        known = list(self.clauses)
        raise UnknownClause("unknown-clause", wanted=Quoted(number), first=known[0], last=known[-1])


def read_rulebook(path: Path) -> Rulebook:
    text = path.read_text(encoding="utf-8")
    clauses: dict[str, Clause] = {}
    title, section, number, lines = "", "", "", list[str]()

    def close() -> None:
        if number:
            clauses[number] = Clause(number, section, "\n".join(lines).strip())

    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif heading := _SECTION.match(line):
            close()
            section, number, lines = heading[1], "", []
        elif start := _CLAUSE.match(line):
            close()
            number, lines = start[1], [line[start.end() :]]
        else:
            lines.append(line)
    close()
    return Rulebook(title, text, clauses)
