"""What must be true of a map once every line of it can be read.

Each check yields the mistakes that it finds; the caller raises the first in the order of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from imperia.maps import limits
from imperia.maps.errors import MapError
from imperia.maps.geography import Cell, Survey, survey
from imperia.maps.limits import Room
from imperia.maps.reading import Draft, RegionLine, SeaLine, Word

Check = Callable[[Draft, Survey], Iterator[MapError]]
Letters = tuple[str, str]


def checked(draft: Draft) -> Survey:
    """What the grid shows; raises a MapError if anything is wrong.

    The checks come in stages, since one mistake causes others: a letter that is listed twice leaves another
    one unlisted, and an unlisted one has no borders to check.
    """
    raise_first(missing_parts(draft))
    if draft.wraps:
        raise_first(short_rows(draft, "row-short-of-the-edge"))
    shown = survey(grid(draft), wrap=draft.wraps)
    for stage in (REPEATED, LISTS, DRAWING):
        raise_first(chain.from_iterable(found(draft, shown) for found in stage))
    return shown


def raise_first(mistakes: Iterable[MapError]) -> None:
    first = min(mistakes, key=lambda mistake: (mistake.line, mistake.column), default=None)
    if first:
        raise first


def grid(draft: Draft) -> tuple[str, ...]:
    """The rows as plain text, all of the same width, with all water drawn alike."""
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
        yield draft.end.error("no-title")
    for name in ("grid", "regions", "continents"):
        if name not in draft.sections:
            yield draft.end.error("section-missing", section=name)
    head = draft.sections.get("grid")
    no_land = {*limits.WATER_SIGNS, *draft.sea_letters}
    if head and all(letter in no_land for row in draft.rows for letter in row.text):
        yield head.error("no-land")


def repeated(words: Iterable[tuple[str, Word]], key: str) -> Iterator[MapError]:
    first: dict[str, int] = {}
    for value, word in words:
        if value in first:
            yield word.error(key, word=word.text, first=str(first[value]))
        first.setdefault(value, word.line)


def repeated_regions(draft: Draft, _: Survey) -> Iterator[MapError]:
    letters = ((region.letter.text, region.letter) for region in draft.places)
    numbers = ((str(region.number), region.number_word) for region in draft.places)
    names = ((region.name.text.casefold(), region.name) for region in draft.places)
    yield from repeated(letters, "letter-twice")
    yield from repeated(numbers, "number-twice")
    yield from repeated(names, "name-twice")


def repeated_continents(draft: Draft, _: Survey) -> Iterator[MapError]:
    keys = ((continent.key.text, continent.key) for continent in draft.continents)
    yield from repeated(keys, "continent-twice")
    for language in sorted({language for continent in draft.continents for language in continent.names}):
        names = [continent.names[language] for continent in draft.continents if language in continent.names]
        pairs = ((name.text.casefold(), name) for name in names)
        yield from repeated(pairs, "continent-name-twice")


def unknown_letters(draft: Draft, _: Survey) -> Iterator[MapError]:
    known = {region.letter.text for region in draft.places}
    mentioned = list(chain.from_iterable((*draft.sea, *draft.borders, *draft.bridges)))
    mentioned += [owner for _, owner in draft.lanes]
    if draft.start:
        mentioned.append(draft.start)
    for word in mentioned:
        if word.text not in known:
            yield word.error("unknown-region", letter=word.text)


def links_at_sea(draft: Draft, _: Survey) -> Iterator[MapError]:
    """Ends of links and lanes, or a start, that lie at sea: everything drawn over water begins and ends on
    land, and sea regions are reached over their borders."""
    ends = list(chain.from_iterable((*draft.sea, *draft.bridges)))
    ends += [owner for _, owner in draft.lanes]
    if draft.start:
        ends.append(draft.start)
    for word in ends:
        if word.text in draft.sea_letters:
            yield word.error("sea-region-instead-of-land", letter=word.text)


def drawn_and_listed(draft: Draft, shown: Survey) -> Iterator[MapError]:
    known = {region.letter.text for region in draft.places}
    drawn = shown.patches
    for letter in drawn.keys() - known:
        yield cell_word(draft, drawn[letter][0][0]).error("unlisted-region", letter=letter)
    for region in draft.places:
        if region.letter.text not in drawn:
            yield region.letter.error("undrawn-region", letter=region.letter.text)


def continents_and_regions(draft: Draft, _: Survey) -> Iterator[MapError]:
    known = {continent.key.text for continent in draft.continents}
    used = {region.continent.text for region in draft.regions}
    for region in draft.regions:
        key = region.continent
        if key.text not in known:
            yield key.error("unknown-continent", word=key.text)
    for continent in draft.continents:
        if continent.key.text not in used:
            yield continent.key.error("continent-without-regions", word=continent.key.text)


def joined_twice(draft: Draft, _: Survey) -> Iterator[MapError]:
    for pairs in (draft.sea, draft.borders, draft.bridges):
        first: dict[Letters, int] = {}
        for left, right in pairs:
            pair = ordered(left, right)
            if left.text == right.text:
                yield right.error("joined-with-itself", letter=left.text)
            elif pair in first:
                yield right.error("joined-twice", one=pair[0], other=pair[1], first=str(first[pair]))
            first.setdefault(pair, right.line)


def scattered_regions(draft: Draft, shown: Survey) -> Iterator[MapError]:
    for letter, pieces in shown.patches.items():
        if len(pieces) > 1:
            stray = min(reversed(pieces), key=len)
            yield cell_word(draft, stray[0]).error("scattered-region", letter=letter, pieces=len(pieces))


def links_beside_land(draft: Draft, shown: Survey) -> Iterator[MapError]:
    meetings = shown.meetings
    for key, pairs in (("sea-beside-land", draft.sea), ("bridge-beside-land", draft.bridges)):
        for left, right in pairs:
            if ordered(left, right) in meetings:
                line = cell_word(draft, meetings[ordered(left, right)]).line
                yield right.error(key, one=left.text, other=right.text, line=str(line))


def repeated_lanes(draft: Draft, _: Survey) -> Iterator[MapError]:
    edges = ((edge.text, edge) for edge, _ in draft.lanes)
    yield from repeated(edges, "lane-twice")


def declared_borders(draft: Draft, shown: Survey) -> Iterator[MapError]:
    if "borders" not in draft.sections:
        return
    meetings = shown.meetings
    declared = {ordered(left, right) for left, right in draft.borders}
    for left, right in draft.borders:
        if ordered(left, right) not in meetings:
            yield right.error("border-not-drawn", one=left.text, other=right.text)
    for (low, high), cell in meetings.items():
        if (low, high) not in declared:
            yield cell_word(draft, cell).error("border-not-declared", one=low, other=high)


def unreachable_regions(draft: Draft, shown: Survey) -> Iterator[MapError]:
    """Regions that cannot be reached from the start. Maps without a start are not checked, because they may
    be parts of a larger board."""
    if not draft.start:
        return
    pairs = set(shown.meetings) | {ordered(left, right) for left, right in (*draft.sea, *draft.bridges)}
    reached, waiting = {draft.start.text}, [draft.start.text]
    while waiting:
        here = waiting.pop()
        beyond = {low if high == here else high for low, high in pairs if here in (low, high)} - reached
        reached |= beyond
        waiting += beyond
    for region in draft.places:
        if region.letter.text not in reached:
            yield region.letter.error("unreachable-region", letter=region.letter.text)


def check_room(draft: Draft, room: Room) -> None:
    """Raise a MapError if a valid map is not one that the game can take."""
    raise_first(beyond_room(draft, room))


def beyond_room(draft: Draft, room: Room) -> Iterator[MapError]:
    if draft.seas and not room.seas:
        yield draft.sections["seas"].error("room-for-no-seas", game=room.game)
    elif len(draft.seas) > room.seas:
        yield draft.seas[room.seas].letter.error("room-for-fewer-seas", game=room.game, most=room.seas)
    if len(draft.regions) > room.regions:
        yield draft.regions[room.regions].letter.error(
            "room-for-fewer-regions", game=room.game, most=room.regions
        )
    if len(draft.continents) > room.continents:
        yield draft.continents[room.continents].key.error(
            "room-for-fewer-continents", game=room.game, most=room.continents
        )
    if len(draft.sea) + len(draft.bridges) > room.links:
        _, end = (draft.sea + draft.bridges)[room.links]
        yield end.error("room-for-fewer-links", game=room.game, most=room.links)
    if room.counted:
        yield from miscounted(draft, room)
    if room.full_rows:
        yield from short_rows(draft, "room-for-full-rows", game=room.game)
    for region in draft.places:
        if region.number >= room.numbers:
            yield region.number_word.error(
                "room-for-lower-numbers", game=room.game, number=region.number, last=room.numbers - 1
            )


def miscounted(draft: Draft, room: Room) -> Iterator[MapError]:
    """Regions whose number is wrong: first the land, then the seas, each in the order of the file, should
    count from 1 without a gap."""
    places: list[RegionLine | SeaLine] = [*draft.regions, *draft.seas]
    for number, region in enumerate(places, 1):
        if region.number != number:
            yield region.number_word.error(
                "room-for-counted-numbers", game=room.game, number=region.number, right=number
            )


def short_rows(draft: Draft, key: str, **facts: str) -> Iterator[MapError]:
    width = max(len(row.text) for row in draft.rows)
    for row in draft.rows:
        if len(row.text) < width:
            yield row.part(len(row.text)).error(key, cells=len(row.text), width=width, **facts)


REPEATED: tuple[Check, ...] = (repeated_regions, repeated_continents, repeated_lanes)
LISTS: tuple[Check, ...] = (
    unknown_letters,
    links_at_sea,
    drawn_and_listed,
    continents_and_regions,
    joined_twice,
)
DRAWING: tuple[Check, ...] = (scattered_regions, links_beside_land, declared_borders, unreachable_regions)
