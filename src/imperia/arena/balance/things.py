"""The sections about what is in a game: what each card or leader is worth, what players do, how games end,
and how games differ between boards."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from imperia.arena.balance import plots
from imperia.arena.balance.figures import (
    Course,
    DeedFigures,
    Ending,
    GroundFigures,
    ItemFigures,
    SpellFigures,
)
from imperia.arena.balance.intervals import Estimate, could_be_equal
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
from imperia.games.contract import Items, Spells

SELDOM = 10  # things taken less often do not set the scale
TURNS = 100  # rates are shown for so many turns

# ----- What seats come to have


def items_section(say: Wording, items: Items, figures: Sequence[ItemFigures]) -> Section:
    """Each thing of a kind, by how much more often those who have it win; one table for each group."""
    priced = bool(items.told.price)
    prices = sorted({price for row in figures for price in row.prices})
    often = [row.worth for row in figures if row.takings >= SELDOM] or [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in often for end in (worth.low, worth.high))])
    axis = plots.Axis(scale, lambda tick: say.signed(100 * tick, plots.digits(scale, 100)))
    parts: list[Part] = [How(say(f"how-{items.name}", count=len(figures), lucky=round(len(figures) / 20)))]
    if items.rolled:
        parts.append(How(say("how-rolled")))
    if items.many:
        parts.append(How(say("how-many")))
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
        *([Column(say("head-a-game"), "more")] if items.many or items.rolled else []),
        *([Column(say("head-more"), "more")] if items.many else []),
        *([Column(say("head-succeeds"), "more")] if items.told.success else []),
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
    if items.many or items.rolled:
        yield Measured(say.decimal(row.a_game.value, 2), say.between(row.a_game, 2, hundredfold=False))
    if items.many:
        yield _more(say, row.more)
    if items.told.success:
        yield Measured(say.percent(row.succeeds.value), say.between(row.succeeds))
    if items.offered:
        yield say.percent(row.passed.value, 0) if row.passed.count else UNKNOWN
    if items.told.price:
        yield plots.PriceBar(say.decimal(row.price, 2), row.prices, prices)
    yield say("against", one=say.decimal(row.points_with, 1), other=say.decimal(row.points_without, 1))


def _more(say: Wording, more: Estimate) -> Cell:
    if not more.count:
        return UNKNOWN
    return Measured(say.signed(more.value, 2), say.between(more, 2, hundredfold=False))


# ----- What seats do, and how games end


def deeds_section(say: Wording, figures: Sequence[DeedFigures]) -> Section:
    """How often each thing is done, and how much more often those who do it win."""
    worths = [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in worths for end in (worth.low, worth.high))])
    columns = (
        Column(say("head-worth"), "main"),
        Column(say("head-worth-plot"), "plot"),
        Column(say("head-a-game"), "more"),
        Column(say("head-more"), "more"),
        Column(say("head-of-seats"), "more"),
    )
    lines = [
        Line(
            say(f"deed-{row.name}"),
            (
                Measured(say.points(row.worth.value), say.between(row.worth)) if row.worth.count else UNKNOWN,
                plots.judged_whisker(scale, row.worth, 0.0),
                Measured(say.decimal(row.mean.value, 2), say.between(row.mean, 2, hundredfold=False)),
                _more(say, row.more),
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
    by_round = any(row.rounds.count for row in figures)
    columns = [
        Column(say("head-games"), "main"),
        Column(say("head-games-plot"), "plot"),
        *([Column(say("head-rounds"), "more")] if by_round else []),
        Column(say("head-decisions"), "more"),
    ]
    lines = [
        Line(
            say(f"ending-{row.name}"),
            (
                Measured(say.percent(row.games.value), say.between(row.games)),
                plots.Bar(scale, row.games.value),
                *([_rounds(say, row.rounds)] if by_round else []),
                say.decimal(row.decisions, 1),
            ),
        )
        for row in figures
    ]
    axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
    endings = PlotTable(say("caption-endings"), say("head-endings"), columns, lines, axis)
    parts: list[Part] = [How(say("how-endings")), endings]
    return Section(say("endings"), parts + (_last_rounds(say, figures) if by_round else []))


def _rounds(say: Wording, rounds: Estimate) -> Cell:
    if not rounds.count:
        return UNKNOWN
    return Measured(say.decimal(rounds.value, 1), say.between(rounds, 1, hundredfold=False))


def _last_rounds(say: Wording, figures: Sequence[Ending]) -> list[Part]:
    """In which round games ended, and how."""
    games = sum(count for row in figures for count in row.last_rounds.values())
    rounds = sorted({number for row in figures for number in row.last_rounds})
    shares = {number: [row.last_rounds.get(number, 0) / games for row in figures] for number in rounds}
    scale = plots.scale_for([0.0, *(sum(parts) for parts in shares.values())])
    lines = [
        Line(say("round", number=number), (say.percent(sum(parts)), plots.Stack(scale, parts)))
        for number, parts in shares.items()
    ]
    columns = (Column(say("head-games"), "main"), Column(say("head-games-plot"), "plot"))
    axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
    key = Key(
        [(plots.Swatch(f"tone-{number}"), say(f"ending-{row.name}")) for number, row in enumerate(figures)]
    )
    return [PlotTable(say("caption-rounds"), say("head-round"), columns, lines, axis), key]


# ----- What holds for a while


def spells_section(say: Wording, spells: Spells, figures: Sequence[SpellFigures]) -> Section:
    """How often each deed is done in a hundred turns while each thing holds: a table for each deed."""
    name = spells.items.name
    scale = plots.scale_for([0.0, *(row.turns.value for row in figures)])
    lines = [
        Line(
            say.item(spells.items, row.item),
            (
                Measured(say.percent(row.turns.value), say.between(row.turns)),
                plots.Bar(scale, row.turns.value),
            ),
        )
        for row in figures
    ]
    columns = (Column(say("head-of-turns"), "main"), Column(say("head-turns-plot"), "plot"))
    axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
    parts: list[Part] = [
        How(say(f"how-{name}")),
        PlotTable(say(f"caption-{name}"), say(f"head-{name}"), columns, lines, axis),
        How(say("how-spells", turns=TURNS)),
    ]
    return Section(say(name), parts + [_spells_of_deed(say, spells, figures, deed) for deed in spells.deeds])


def _spells_of_deed(say: Wording, spells: Spells, figures: Sequence[SpellFigures], deed: str) -> PlotTable:
    held = [row for row in figures if row.rates[deed].count]
    rates = [row.rates[deed] for row in held]
    turns = sum(rate.count for rate in rates)
    in_all = sum(rate.value * rate.count for rate in rates) / max(turns, 1)
    scale = plots.scale_for([0.0, *(end for rate in rates for end in (rate.low, rate.high))])
    lines = [
        Line(
            say.item(spells.items, row.item),
            (
                Measured(say.decimal(TURNS * rate.value), say.between(rate)),
                plots.marked_whisker(scale, rate, in_all, sure=not could_be_equal(rate, row.usual[deed])),
            ),
        )
        for row, rate in zip(held, rates, strict=True)
    ]
    columns = (
        Column(say("head-in-turns", turns=TURNS), "main"),
        Column(say("head-compare-plot"), "plot"),
    )
    axis = plots.Axis(scale, lambda tick: say.decimal(TURNS * tick, plots.digits(scale, TURNS)))
    return PlotTable(say(f"deed-{deed}"), say(f"head-{spells.items.name}"), columns, lines, axis)


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
