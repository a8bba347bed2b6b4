"""The sections about things: what each card or leader is worth, and what each board does to a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from imperia.arena.balance import plots
from imperia.arena.balance.figures import Course, GroundFigures, ItemFigures
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
    """Each thing of a kind, by how much more often those win who have it."""
    priced = bool(items.told.price)
    prices = sorted({price for row in figures for price in row.prices})
    often = [row.worth for row in figures if row.takings >= SELDOM] or [row.worth for row in figures]
    scale = plots.scale_for([0.0, *(end for worth in often for end in (worth.low, worth.high))])
    lines = [
        Line(_label(say, items, row.item), [*_cells(say, row, scale, priced, prices)]) for row in figures
    ]
    axis = plots.axis(scale, lambda tick: say.signed(100 * tick, digits(scale, 100)))
    body = how(say(f"how-{items.name}", count=len(figures), lucky=round(len(figures) / 20)))
    if priced:
        body += how(say("how-prices")) + f'<ul class="key">{_key_of_prices(say, prices)}</ul>'
    caption, heading = say(f"caption-{items.name}"), say(f"head-{items.name}")
    return section(
        say(items.name), body + table(caption, heading, _columns(say, priced), lines, axis, "dense")
    )


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


def _columns(say: Wording, priced: bool) -> list[Column]:
    return [
        Column(say("head-worth"), "main"),
        Column(say("head-worth-plot"), "plot"),
        Column(say("head-with"), "more"),
        Column(say("head-in-games"), "more"),
        *([Column(say("head-price"), "bar")] if priced else []),
        Column(say("head-points-with"), "more"),
    ]


def _cells(
    say: Wording, row: ItemFigures, scale: plots.Scale, priced: bool, prices: Sequence[int]
) -> Iterator[str]:
    known = row.worth.count > 0
    yield estimate(say.points(row.worth.value), say.between(row.worth)) if known else UNKNOWN
    yield whisker(scale, row.worth, 0.0)
    with_it = say.decimal(100 * row.with_it.value)
    yield say.percent_of(say("against", one=with_it, other=say.decimal(100 * row.without.value)))
    yield say.percent(row.taken.value, 0)
    if priced:
        yield f"<span>{say.decimal(row.price, 2)}</span>{plots.price_bar(row.prices, prices)}"
    yield say("against", one=say.decimal(row.points_with, 1), other=say.decimal(row.points_without, 1))


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
