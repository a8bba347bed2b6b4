"""What a map must get right, once every line of it can be read.

Each check yields the mistakes it finds; the caller raises the first in the order of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from imperia.maps import limits
from imperia.maps.errors import MapError
from imperia.maps.geography import Cell, Survey, survey
from imperia.maps.reading import Draft, Word

Check = Callable[[Draft, Survey], Iterator[MapError]]
Letters = tuple[str, str]


def checked(draft: Draft) -> Survey:
    """What the grid shows, if nothing is wrong.

    The checks come in stages, since one mistake brings others with it: a letter that is listed twice leaves
    another one unlisted, and an unlisted one has no borders to check.
    """
    raise_first(missing_parts(draft))
    shown = survey(grid(draft))
    for stage in (REPEATED, LISTS, DRAWING):
        raise_first(chain.from_iterable(found(draft, shown) for found in stage))
    return shown


def raise_first(mistakes: Iterable[MapError]) -> None:
    first = min(mistakes, key=lambda mistake: (mistake.line, mistake.column), default=None)
    if first:
        raise first


def grid(draft: Draft) -> tuple[str, ...]:
    """The rows as plain text, all of one width, all water drawn the same."""
    width = max(len(row.text) for row in draft.rows)
    return tuple(row.text.replace("~", ".").ljust(width, ".") for row in draft.rows)


def cell_word(draft: Draft, cell: Cell) -> Word:
    row, column = cell
    return draft.rows[row].part(column, column + 1)


def ordered(first: Word, second: Word) -> Letters:
    low, high = sorted((first.text, second.text))
    return low, high


def missing_parts(draft: Draft) -> Iterator[MapError]:
    if "en" not in draft.titles:
        yield draft.end.error("the map has no title", "Add a line 'title: The name' under the first line.")
    for name in ("grid", "regions", "continents"):
        if name not in draft.sections:
            yield draft.end.error(
                f"section [{name}] is missing", f"Add a line '[{name}]' and what belongs there."
            )
    head = draft.sections.get("grid")
    if head and not any(letter not in limits.WATER_SIGNS for row in draft.rows for letter in row.text):
        yield head.error("the grid has no land", "Draw at least one region below this line, with its letter.")


def repeated(words: Iterable[tuple[str, Word]], what: str, remedy: str) -> Iterator[MapError]:
    first: dict[str, int] = {}
    for value, word in words:
        if value in first:
            yield word.error(f"{what} '{word.text}' was given in line {first[value]} already", remedy)
        first.setdefault(value, word.line)


def repeated_regions(draft: Draft, _: Survey) -> Iterator[MapError]:
    letters = ((region.letter.text, region.letter) for region in draft.regions)
    numbers = ((str(region.number), region.number_word) for region in draft.regions)
    names = ((region.name.text.casefold(), region.name) for region in draft.regions)
    yield from repeated(letters, "the letter", "Give this region a letter of its own.")
    yield from repeated(numbers, "the number", "Give this region a number of its own.")
    yield from repeated(names, "the name", "Give this region a name of its own.")


def repeated_continents(draft: Draft, _: Survey) -> Iterator[MapError]:
    keys = ((continent.key.text, continent.key) for continent in draft.continents)
    yield from repeated(keys, "the continent", "Give this continent a key of its own.")
    for language in sorted({language for continent in draft.continents for language in continent.names}):
        names = [continent.names[language] for continent in draft.continents if language in continent.names]
        pairs = ((name.text.casefold(), name) for name in names)
        yield from repeated(pairs, "the name", "Give this continent a name of its own.")


def unknown_letters(draft: Draft, _: Survey) -> Iterator[MapError]:
    known = {region.letter.text for region in draft.regions}
    mentioned = list(chain.from_iterable((*draft.sea, *draft.borders, *draft.bridges)))
    mentioned += [owner for _, owner in draft.lanes]
    if draft.start:
        mentioned.append(draft.start)
    for word in mentioned:
        if word.text not in known:
            remedy = f"Use a letter that is listed there, or add a line for '{word.text}'."
            yield word.error(f"[regions] has no region '{word.text}'", remedy)


def drawn_and_listed(draft: Draft, shown: Survey) -> Iterator[MapError]:
    known = {region.letter.text for region in draft.regions}
    drawn = shown.patches
    for letter in drawn.keys() - known:
        remedy = f"Add a line for '{letter}' to [regions], or draw this cell with another letter."
        yield cell_word(draft, drawn[letter][0][0]).error(f"[regions] has no region '{letter}'", remedy)
    for region in draft.regions:
        if region.letter.text not in drawn:
            remedy = f"Draw cells of '{region.letter.text}' in [grid], or delete this line."
            yield region.letter.error(f"region '{region.letter.text}' is not drawn", remedy)


def continents_and_regions(draft: Draft, _: Survey) -> Iterator[MapError]:
    known = {continent.key.text for continent in draft.continents}
    used = {region.continent.text for region in draft.regions}
    for region in draft.regions:
        key = region.continent
        if key.text not in known:
            yield key.error(
                f"there is no continent '{key.text}'", "Add it to [continents], or use one listed there."
            )
    for continent in draft.continents:
        if continent.key.text not in used:
            remedy = "Give it a region, or delete this line."
            yield continent.key.error(f"continent '{continent.key.text}' has no regions", remedy)


def joined_twice(draft: Draft, _: Survey) -> Iterator[MapError]:
    for pairs in (draft.sea, draft.borders, draft.bridges):
        first: dict[Letters, int] = {}
        for left, right in pairs:
            pair = ordered(left, right)
            if left.text == right.text:
                yield right.error(f"'{left.text}' is joined with itself", "Name two different regions.")
            elif pair in first:
                problem = f"'{pair[0]}' and '{pair[1]}' were joined in line {first[pair]} already"
                yield right.error(problem, "Write each two regions once.")
            first.setdefault(pair, right.line)


def scattered_regions(draft: Draft, shown: Survey) -> Iterator[MapError]:
    for letter, pieces in shown.patches.items():
        if len(pieces) > 1:
            stray = min(reversed(pieces), key=len)
            count = "two" if len(pieces) == 2 else str(len(pieces))
            yield cell_word(draft, stray[0]).error(
                f"region '{letter}' lies in {count} pieces, and one of them begins here",
                f"Join them edge to edge with cells of '{letter}', or give this piece a letter of its own.",
            )


def links_beside_land(draft: Draft, shown: Survey) -> Iterator[MapError]:
    meetings = shown.meetings
    for link, pairs in (("sea link", draft.sea), ("bridge", draft.bridges)):
        for left, right in pairs:
            if ordered(left, right) in meetings:
                line = cell_word(draft, meetings[ordered(left, right)]).line
                yield right.error(
                    f"'{left.text}' and '{right.text}' touch on land already, in line {line}",
                    f"Delete the {link}, or draw water between the two.",
                )


def repeated_lanes(draft: Draft, _: Survey) -> Iterator[MapError]:
    edges = ((edge.text, edge) for edge, _ in draft.lanes)
    yield from repeated(edges, "the lane", "An edge has one lane: keep one of the two.")


def declared_borders(draft: Draft, shown: Survey) -> Iterator[MapError]:
    if "borders" not in draft.sections:
        return
    meetings = shown.meetings
    declared = {ordered(left, right) for left, right in draft.borders}
    for left, right in draft.borders:
        if ordered(left, right) not in meetings:
            remedy = f"Let them touch edge to edge in [grid], or take '{right.text}' out of this line."
            yield right.error(f"'{left.text}' and '{right.text}' do not touch in the grid", remedy)
    for (low, high), cell in meetings.items():
        if (low, high) not in declared:
            yield cell_word(draft, cell).error(
                f"'{low}' and '{high}' touch here, but [borders] does not say so",
                f"Draw water or another region between them, or add '{low} - {high}' to [borders].",
            )


def unreachable_regions(draft: Draft, shown: Survey) -> Iterator[MapError]:
    """Only where there is a start: boards without one may be parts of a larger board."""
    if not draft.start:
        return
    pairs = set(shown.meetings) | {ordered(left, right) for left, right in (*draft.sea, *draft.bridges)}
    reached, waiting = {draft.start.text}, [draft.start.text]
    while waiting:
        here = waiting.pop()
        beyond = {low if high == here else high for low, high in pairs if here in (low, high)} - reached
        reached |= beyond
        waiting += beyond
    for region in draft.regions:
        if region.letter.text not in reached:
            remedy = "Draw it touching another region, or add a line for it to [sea]."
            yield region.letter.error(
                f"region '{region.letter.text}' cannot be reached from the start by land or sea", remedy
            )


REPEATED: tuple[Check, ...] = (repeated_regions, repeated_continents, repeated_lanes)
LISTS: tuple[Check, ...] = (unknown_letters, drawn_and_listed, continents_and_regions, joined_twice)
DRAWING: tuple[Check, ...] = (scattered_regions, links_beside_land, declared_borders, unreachable_regions)
