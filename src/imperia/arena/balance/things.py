"""The sections about what is in a game: what each card or leader is worth, what players do, how games end,
and how games differ between boards."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from imperia.arena.balance import plots
from imperia.arena.balance.figures import Course, DeedFigures, Ending, GroundFigures, ItemFigures
from imperia.arena.balance.intervals import could_be_equal
from imperia.arena.balance.parts import (
    Cell,
    Column,
    Finding,
    How,
    Key,
    Line,
    Measured,
    Part,
    PlotTable,
    Section,
)
from imperia.arena.balance.wording import UNKNOWN, Wording
from imperia.games.contract import Items

SELDOM = 10  # things taken less often do not set the scale

# ----- What seats come to have


def items_section(say: Wording, items: Items, figures: Sequence[ItemFigures]) -> Section:
    """Each thing of a kind, by how much more often those who have it win; one table for each group."""
    priced = bool(items.told.price)
    prices = sorted({price for row in figures for price in row.prices})
    often = [row.worth for row in figures if row.takings >= SELDOM] or [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in often for end in (worth.low, worth.high))])
    axis = plots.Axis(scale, lambda tick: say.signed(100 * tick, plots.digits(scale, 100)))
    parts: list[Part] = [How(say(f"how-{items.name}", count=len(figures), lucky=round(len(figures) / 20)))]
    if items.offered:
        parts.append(How(say("how-passed")))
    if priced:
        parts += [How(say("how-prices")), _key_of_prices(say, prices)]
    heading, columns = say(f"head-{items.name}"), _columns(say, items)
    for caption, members in _groups(say, items):
        lines = [
            _line(say, items, row.item, [*_cells(say, items, row, scale, prices)])
            for row in figures
            if row.item in members
        ]
        parts.append(PlotTable(caption, heading, columns, lines, axis, "dense"))
    return Section(say(items.name), parts)


def _groups(say: Wording, items: Items) -> Iterator[tuple[str, Container[int]]]:
    caption = say(f"caption-{items.name}")
    if not items.groups:
        yield caption, items.all
    for group, members in items.groups.items():
        if members:
            named = say(f"{items.name}-{group}")
            yield say("caption-group", caption=caption, group=named), members


def items_findings(say: Wording, items: Items, figures: Sequence[ItemFigures]) -> Iterator[Finding]:
    """The best and the worst of a kind, where chance does not explain them."""
    sure = [row for row in figures if not row.worth.holds(0)]
    if not sure:
        yield Finding(say(f"finding-fair-{items.name}"))
        return
    if sure[0].worth.value > 0:
        yield _finding(say, "best", items, sure[0])
    if sure[-1].worth.value < 0:
        yield _finding(say, "worst", items, sure[-1])


def _finding(say: Wording, which: str, items: Items, row: ItemFigures) -> Finding:
    key, worth = f"finding-{which}-{items.name}", say.points(row.worth.value)
    before, _, after = say(key, number=row.item, item="\x00", worth=worth).partition("\x00")
    return Finding(before, say.item(items, row.item), after)


def _line(say: Wording, items: Items, item: int, cells: Sequence[Cell]) -> Line:
    return Line(say.item(items, item), cells, number=item if items.numbered else None)


def _key_of_prices(say: Wording, prices: Sequence[int]) -> Key:
    shades = (plots.shade(number, len(prices)) for number in range(len(prices)))
    swatches = (plots.Swatch("price", shade) for shade in shades)
    return Key([(swatch, say("price", price=price)) for swatch, price in zip(swatches, prices, strict=True)])


def _columns(say: Wording, items: Items) -> list[Column]:
    return [
        Column(say("head-worth"), "main"),
        Column(say("head-worth-plot"), "plot"),
        Column(say("head-with"), "more"),
        Column(say("head-in-games"), "more"),
        *([Column(say("head-passed"), "more")] if items.offered else []),
        *([Column(say("head-price"), "bar")] if items.told.price else []),
        Column(say("head-points-with"), "more"),
    ]


def _cells(
    say: Wording, items: Items, row: ItemFigures, scale: plots.Scale, prices: Sequence[int]
) -> Iterator[Cell]:
    known = row.worth.count > 0
    yield Measured(say.points(row.worth.value), say.between(row.worth)) if known else UNKNOWN
    yield plots.judged_whisker(scale, row.worth, 0.0)
    with_it = say.decimal(100 * row.with_it.value)
    yield say.percent_of(say("against", one=with_it, other=say.decimal(100 * row.without.value)))
    yield say.percent(row.taken.value, 0)
    if items.offered:
        yield say.percent(row.passed.value, 0) if row.passed.count else UNKNOWN
    if items.told.price:
        yield plots.PriceBar(say.decimal(row.price, 2), row.prices, prices)
    yield say("against", one=say.decimal(row.points_with, 1), other=say.decimal(row.points_without, 1))


# ----- What seats do, and how games end


def deeds_section(say: Wording, figures: Sequence[DeedFigures]) -> Section:
    """How often each thing is done, and how much more often those who do it win."""
    worths = [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in worths for end in (worth.low, worth.high))])
    columns = (
        Column(say("head-worth"), "main"),
        Column(say("head-worth-plot"), "plot"),
        Column(say("head-a-game"), "more"),
        Column(say("head-of-seats"), "more"),
    )
    lines = [
        Line(
            say(f"deed-{row.name}"),
            (
                Measured(say.points(row.worth.value), say.between(row.worth)) if row.worth.count else UNKNOWN,
                plots.judged_whisker(scale, row.worth, 0.0),
                Measured(say.decimal(row.mean.value, 2), say.between(row.mean, 2, hundredfold=False)),
                say.percent(row.seats.value, 0),
            ),
        )
        for row in figures
    ]
    axis = plots.Axis(scale, lambda tick: say.signed(100 * tick, plots.digits(scale, 100)))
    deeds = PlotTable(say("caption-deeds"), say("head-deeds"), columns, lines, axis)
    return Section(say("deeds"), [How(say("how-deeds")), deeds])


def endings_section(say: Wording, figures: Sequence[Ending]) -> Section:
    scale = plots.scale_for([0.0, *(row.games.value for row in figures)])
    columns = (
        Column(say("head-games"), "main"),
        Column(say("head-games-plot"), "plot"),
        Column(say("head-decisions"), "more"),
    )
    lines = [
        Line(
            say(f"ending-{row.name}"),
            (
                Measured(say.percent(row.games.value), say.between(row.games)),
                plots.Bar(scale, row.games.value),
                say.decimal(row.decisions, 1),
            ),
        )
        for row in figures
    ]
    axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
    endings = PlotTable(say("caption-endings"), say("head-endings"), columns, lines, axis)
    return Section(say("endings"), [How(say("how-endings")), endings])


# ----- What games are played on


def grounds_section(say: Wording, items: Items, figures: Sequence[GroundFigures], base: Course) -> Section:
    """Each thing of a kind, by how games with it run: who profits, how close they are, how long."""
    first = [row.course.first for row in figures]
    scale = plots.scale_for([end for one in (base.first, *first) for end in (one.low, one.high)])
    lines = [_line(say, items, row.item, [*_ground_cells(say, row, scale, base)]) for row in figures]
    axis = plots.Axis(scale, lambda tick: say.signed(100 * tick, plots.digits(scale, 100)))
    columns = (
        Column(say("head-first"), "main"),
        Column(say("head-first-plot"), "plot"),
        Column(say("head-margin-points"), "more"),
        Column(say("head-ties"), "more"),
        Column(say("head-decisions"), "more"),
        Column(say("head-in-games"), "more"),
    )
    caption, heading = say(f"caption-{items.name}"), say(f"head-{items.name}")
    grounds = PlotTable(caption, heading, columns, lines, axis, "dense")
    return Section(say(items.name), [How(say(f"how-{items.name}")), How(say("how-grounds")), grounds])


def _ground_cells(say: Wording, row: GroundFigures, scale: plots.Scale, base: Course) -> Iterator[Cell]:
    course = row.course
    yield Measured(say.points(course.first.value), say.between(course.first))
    sure = not could_be_equal(course.first, row.first_without)
    yield plots.marked_whisker(scale, course.first, base.first.value, sure=sure)
    yield Measured(say.decimal(course.margin.value, 2), say.between(course.margin, 2, hundredfold=False))
    yield Measured(say.percent(course.tie_breaks.value), say.between(course.tie_breaks))
    yield Measured(say.decimal(course.decisions.value, 1), say.between(course.decisions, hundredfold=False))
    yield say.percent(row.in_play.value, 0)
