"""The sections about what a game has: what each card or leader is worth, what players do, how games end, and
what each board does to a game."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from imperia.arena.balance import plots
from imperia.arena.balance.figures import Course, DeedFigures, Ending, GroundFigures, ItemFigures
from imperia.arena.balance.parts import (
    could_be_equal,
    digits,
    estimate,
    how,
    marked_whisker,
    section,
    whisker,
)
from imperia.arena.balance.tabulating import Column, Line, table
from imperia.arena.balance.wording import UNKNOWN, Wording
from imperia.games.contract import Items

SELDOM = 10  # what was had less often does not set the scale

# ----- What seats come to have


def items_section(say: Wording, items: Items, figures: Sequence[ItemFigures]) -> str:
    """Each thing of a kind, by how much more often those win who have it; a table for each group of them."""
    priced = bool(items.told.price)
    prices = sorted({price for row in figures for price in row.prices})
    often = [row.worth for row in figures if row.takings >= SELDOM] or [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in often for end in (worth.low, worth.high))])
    axis = plots.axis(scale, lambda tick: say.signed(100 * tick, digits(scale, 100)))
    body = how(say(f"how-{items.name}", count=len(figures), lucky=round(len(figures) / 20)))
    if items.offered:
        body += how(say("how-passed"))
    if priced:
        body += how(say("how-prices")) + f'<ul class="key">{_key_of_prices(say, prices)}</ul>'
    heading, columns = say(f"head-{items.name}"), _columns(say, items)
    for caption, members in _groups(say, items):
        lines = [
            Line(_label(say, items, row.item), [*_cells(say, items, row, scale, prices)])
            for row in figures
            if row.item in members
        ]
        body += table(caption, heading, columns, lines, axis, "dense")
    return section(say(items.name), body)


def _groups(say: Wording, items: Items) -> Iterator[tuple[str, Container[int]]]:
    caption = say.plain(f"caption-{items.name}")
    if not items.groups:
        yield say(f"caption-{items.name}"), items.all
    for group, members in items.groups.items():
        if members:
            named = say.plain(f"{items.name}-{group}")
            yield say("caption-group", caption=caption, group=named), members


def items_findings(say: Wording, items: Items, figures: Sequence[ItemFigures]) -> Iterator[str]:
    """The best and the worst of a kind, where chance does not explain them."""
    sure = [row for row in figures if not row.worth.holds(0)]
    if not sure:
        yield say(f"finding-fair-{items.name}")
        return
    if sure[0].worth.value > 0:
        yield _finding(say, "best", items, sure[0])
    if sure[-1].worth.value < 0:
        yield _finding(say, "worst", items, sure[-1])


def _finding(say: Wording, which: str, items: Items, row: ItemFigures) -> str:
    key, worth = f"finding-{which}-{items.name}", say.points(row.worth.value)
    sentence = say(key, number=row.item, item="\x00", worth=worth)
    return sentence.replace("\x00", f"<b>{say.item(items, row.item)}</b>")


def _label(say: Wording, items: Items, item: int) -> str:
    number = f'<span class="id">{item}</span> ' if items.numbered else ""
    return number + say.item(items, item)


def _key_of_prices(say: Wording, prices: Sequence[int]) -> str:
    return "".join(
        f"<li>{plots.swatch('price', opacity=plots.shade(number, len(prices)))}"
        f"{say('price', price=price)}</li>"
        for number, price in enumerate(prices)
    )


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
) -> Iterator[str]:
    known = row.worth.count > 0
    yield estimate(say.points(row.worth.value), say.between(row.worth)) if known else UNKNOWN
    yield whisker(scale, row.worth, 0.0)
    with_it = say.decimal(100 * row.with_it.value)
    yield say.percent_of(say("against", one=with_it, other=say.decimal(100 * row.without.value)))
    yield say.percent(row.taken.value, 0)
    if items.offered:
        yield say.percent(row.passed.value, 0) if row.passed.count else UNKNOWN
    if items.told.price:
        yield f"<span>{say.decimal(row.price, 2)}</span>{plots.price_bar(row.prices, prices)}"
    yield say("against", one=say.decimal(row.points_with, 1), other=say.decimal(row.points_without, 1))


# ----- What seats do, and how games end


def deeds_section(say: Wording, figures: Sequence[DeedFigures]) -> str:
    """How often each thing is done, and how much more often those win who do it."""
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
                estimate(say.points(row.worth.value), say.between(row.worth)) if row.worth.count else UNKNOWN,
                whisker(scale, row.worth, 0.0),
                estimate(say.decimal(row.mean.value, 2), say.between(row.mean, 2, hundredfold=False)),
                say.percent(row.seats.value, 0),
            ),
        )
        for row in figures
    ]
    axis = plots.axis(scale, lambda tick: say.signed(100 * tick, digits(scale, 100)))
    body = how(say("how-deeds")) + table(say("caption-deeds"), say("head-deeds"), columns, lines, axis)
    return section(say("deeds"), body)


def endings_section(say: Wording, figures: Sequence[Ending]) -> str:
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
                estimate(say.percent(row.games.value), say.between(row.games)),
                plots.bar(scale, row.games.value),
                say.decimal(row.decisions, 1),
            ),
        )
        for row in figures
    ]
    axis = plots.axis(scale, lambda tick: say.percent(tick, digits(scale, 100)))
    body = how(say("how-endings")) + table(say("caption-endings"), say("head-endings"), columns, lines, axis)
    return section(say("endings"), body)


# ----- What games are played on


def grounds_section(say: Wording, items: Items, figures: Sequence[GroundFigures], base: Course) -> str:
    """Each thing of a kind, by how games with it run: who profits, how close they are, how long."""
    first = [row.course.first for row in figures]
    scale = plots.scale_for([end for one in (base.first, *first) for end in (one.low, one.high)])
    lines = [Line(_label(say, items, row.item), [*_ground_cells(say, row, scale, base)]) for row in figures]
    axis = plots.axis(scale, lambda tick: say.signed(100 * tick, digits(scale, 100)))
    columns = (
        Column(say("head-first"), "main"),
        Column(say("head-first-plot"), "plot"),
        Column(say("head-margin-points"), "more"),
        Column(say("head-ties"), "more"),
        Column(say("head-decisions"), "more"),
        Column(say("head-in-games"), "more"),
    )
    caption, heading = say(f"caption-{items.name}"), say(f"head-{items.name}")
    body = how(say(f"how-{items.name}")) + how(say("how-grounds"))
    return section(say(items.name), body + table(caption, heading, columns, lines, axis, "dense"))


def _ground_cells(say: Wording, row: GroundFigures, scale: plots.Scale, base: Course) -> Iterator[str]:
    course = row.course
    yield estimate(say.points(course.first.value), say.between(course.first))
    sure = not could_be_equal(course.first, row.first_without)
    yield marked_whisker(scale, course.first, base.first.value, sure=sure)
    yield estimate(say.decimal(course.margin.value, 2), say.between(course.margin, 2, hundredfold=False))
    yield estimate(say.percent(course.tie_breaks.value), say.between(course.tie_breaks))
    yield estimate(say.decimal(course.decisions.value, 1), say.between(course.decisions, hundredfold=False))
    yield say.percent(row.in_play.value, 0)
