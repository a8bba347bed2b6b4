"""The page: every figure in a table with a plot, and a sentence on how to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from imperia.arena.balance import plots
from imperia.arena.balance.comparing import Compared
from imperia.arena.balance.figures import Figures, Group
from imperia.arena.balance.intervals import NOTHING, Estimate, could_be_equal
from imperia.arena.balance.parts import (
    Cell,
    Column,
    Finding,
    Findings,
    How,
    Key,
    Line,
    Measured,
    Part,
    PlotTable,
    Section,
)
from imperia.arena.balance.playing import Run
from imperia.arena.balance.rendering import Made, Tile, rendered
from imperia.arena.balance.things import (
    deeds_section,
    endings_section,
    grounds_section,
    items_findings,
    items_section,
    spells_section,
)
from imperia.arena.balance.wording import UNKNOWN, Wording


@dataclass(frozen=True)
class Report:
    """Everything that the page shows."""

    run: Run
    figures: Figures
    compared: Sequence[Compared]
    command: str
    files: Sequence[str] = ()


def page(report: Report, lang: str) -> str:
    return _Page(report, lang).text()


class _Page:
    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.run = report.run
        self.figures = report.figures
        self.study = self.run.definition.study(self.run.setting)
        self.fair = 1 / report.figures.players
        self.say = Wording(self.run.definition, self.run.setting, lang)

    def text(self) -> str:
        say = self.say
        return rendered(
            lang=say.lang,
            title=say("title", game=self.run.definition.title(say.lang)),
            eyebrow=say("eyebrow"),
            lead=say("lead", games=self.figures.games, players=self.figures.players, bots=self.run.bots),
            tiles=list(self.tiles()),
            sections=list(self.sections()),
            made=self.made(),
        )

    def sections(self) -> Iterator[Section]:
        say, figures = self.say, self.figures
        yield self.summary()
        yield self.seats()
        if figures.bids:
            yield self.bids()
        yield self.sources()
        for items in self.study.items:
            yield items_section(say, items, figures.items[items.name])
        for items in self.study.grounds:
            yield grounds_section(say, items, figures.grounds[items.name], figures.course)
        if figures.deeds:
            yield deeds_section(say, figures.deeds)
        for spells in self.study.spells:
            yield spells_section(say, spells, figures.spells[spells.items.name])
        if figures.endings:
            yield endings_section(say, figures.endings)
        yield self.closeness()
        if self.report.compared:
            yield self.comparison()

    # ----- At a glance

    def tiles(self) -> Iterator[Tile]:
        say, course = self.say, self.figures.course
        if self.figures.order:
            first = self.figures.order[0].wins
            yield Tile(say.percent(first.value), say("tile-first"), say.between(first))
        yield Tile(
            say.decimal(course.margin.value),
            say("tile-margin"),
            say.between(course.margin, hundredfold=False),
        )
        yield Tile(say.percent(course.tie_breaks.value), say("tile-ties"), say.between(course.tie_breaks))
        yield Tile(
            say.decimal(course.decisions.value, 0),
            say("tile-decisions"),
            say("tile-turns", turns=say.decimal(course.turns, 0)),
        )

    def summary(self) -> Section:
        return Section(self.say("summary"), [Findings(list(self.findings())), How(self.say("how-all"))])

    def findings(self) -> Iterator[Finding]:
        say, figures = self.say, self.figures
        fair = say.percent(self.fair)
        if failed := figures.failed:
            facts = {"count": failed.count, "games": failed.games, "first": failed.first}
            yield Finding(say("failed", bot=self.run.bots, **facts))
        groups = figures.order or figures.seats
        off = [group for group in groups if not group.wins.holds(self.fair)]
        name = self.turn_name if figures.order else self.seat_name
        if off:
            best, worst = max(off, key=_share), min(off, key=_share)
            if best.wins.value > self.fair:
                share = say.percent(best.wins.value)
                yield Finding(say("finding-more", who=_small(name(best)), share=share, fair=fair))
            if worst.wins.value < self.fair:
                share = say.percent(worst.wins.value)
                yield Finding(say("finding-less", who=_small(name(worst)), share=share, fair=fair))
        else:
            yield Finding(say("finding-order-fair"))
        known = [group for group in figures.bids if group.wins.count >= 30]
        if known:
            best = max(known, key=_share)
            yield Finding(say("finding-bid", bid=best.number, share=say.percent(best.wins.value)))
        for items in self.study.items:
            yield from items_findings(say, items, figures.items[items.name])
        source = max(figures.sources[:-1], key=lambda row: row.winners - row.others)
        gap = say.decimal(source.winners - source.others)
        lead = say.decimal(figures.sources[-1].winners - figures.sources[-1].others)
        yield Finding(say("finding-source", source=say.source(source.source), gap=gap, all=lead))

    # ----- Seats and bids

    def turn_name(self, group: Group) -> str:
        return self.say("turn-order", number=group.number + 1, players=self.figures.players)

    def seat_name(self, group: Group) -> str:
        return self.run.definition.words.say(self.say.lang, "seat-name", number=group.number)

    def seats(self) -> Section:
        say, figures = self.say, self.figures
        scale = self.share_scale([*figures.order, *figures.seats])
        parts: list[Part] = [How(say("how-seats", fair=say.percent(self.fair)))]
        if figures.order:
            caption, heading = say("caption-order"), say("head-turn")
            parts.append(self.groups(caption, heading, figures.order, self.turn_name, scale))
        caption, heading = say("caption-seats"), say("head-seat")
        parts.append(self.groups(caption, heading, figures.seats, self.seat_name, scale))
        return Section(say("seats"), parts)

    def bids(self) -> Section:
        say, bids = self.say, self.figures.bids
        often = [group for group in bids if group.wins.count >= 10] or bids

        def name(group: Group) -> str:
            return say("bid", bid=group.number)

        groups = self.groups(say("caption-bids"), say("head-bid"), bids, name, self.share_scale(often))
        return Section(say("bids"), [How(say("how-bids")), groups])

    def share_scale(self, groups: Sequence[Group]) -> plots.Scale:
        ends = [end for group in groups for end in (group.wins.low, group.wins.high)]
        return plots.scale_for([*ends, self.fair])

    def groups(
        self,
        caption: str,
        heading: str,
        groups: Sequence[Group],
        name: Callable[[Group], str],
        scale: plots.Scale,
    ) -> PlotTable:
        say = self.say
        columns = (
            Column(say("head-wins"), "main"),
            Column(say("head-share-plot"), "plot"),
            Column(say("head-count"), "more"),
            Column(say("head-points"), "more"),
        )
        lines = [
            Line(
                name(group),
                (
                    Measured(say.percent(group.wins.value), say.between(group.wins)),
                    plots.judged_whisker(scale, group.wins, self.fair),
                    say("whole", number=group.wins.count),
                    say.decimal(group.points, 2),
                ),
            )
            for group in groups
        ]
        axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
        return PlotTable(caption, heading, columns, lines, axis)

    # ----- Points

    def sources(self) -> Section:
        say, rows = self.say, self.figures.sources
        names = [say.source(row.source) for row in rows[:-1]] + [say("all-sources")]
        parts = rows[:-1]
        scale = plots.scale_for([0, rows[-1].winners])
        whose = (
            (say("everybody"), [row.mean for row in parts], rows[-1].mean),
            (say("winners"), [row.winners for row in parts], rows[-1].winners),
            (say("others"), [row.others for row in parts], rows[-1].others),
        )
        stacks = [Line(who, (say.decimal(total), plots.Stack(scale, values))) for who, values, total in whose]
        key = Key([(plots.Swatch(f"tone-{number % 6}"), name) for number, name in enumerate(names[:-1])])
        picture = PlotTable(
            say("caption-stack"),
            say("head-who"),
            (Column(say("head-points"), "main"), Column(say("head-by-source"), "plot")),
            stacks,
            plots.Axis(scale, lambda tick: say.decimal(tick, plots.digits(scale, 1))),
        )
        heads = ("head-mean", "head-spread", "head-winners", "head-others", "head-gap")
        lines = [
            Line(
                name,
                (
                    say.decimal(row.mean, 2),
                    say.decimal(row.spread, 2),
                    say.decimal(row.winners, 2),
                    say.decimal(row.others, 2),
                    say.signed(row.winners - row.others, 2),
                ),
                "all" if row is rows[-1] else "",
            )
            for name, row in zip(names, rows, strict=True)
        ]
        columns = [Column(say(head), "more" if number else "main") for number, head in enumerate(heads)]
        numbers = PlotTable(say("caption-sources"), say("head-source"), columns, lines)
        return Section(say("sources"), [How(say("how-sources")), picture, key, numbers])

    # ----- Closeness

    def closeness(self) -> Section:
        say, course, games = self.say, self.figures.course, self.figures.games
        scale = plots.scale_for([0.0, *(count / games for count in course.margins.values())])
        lines = []
        for margin in range(max(course.margins) + 1):
            share = course.margins.get(margin, 0) / games
            label = say("margin", points=margin)
            lines.append(Line(label, (say.percent(share), plots.Bar(scale, share))))
        how = How(
            say(
                "how-closeness",
                margin=say.decimal(course.margin.value, 2),
                ties=say.percent(course.tie_breaks.value),
                shared=say.percent(course.shared.value),
            )
        )
        columns = (Column(say("head-games"), "main"), Column(say("head-games-plot"), "plot"))
        axis = plots.Axis(scale, lambda tick: say.percent(tick, plots.digits(scale, 100)))
        margins = PlotTable(say("caption-margins"), say("head-margin"), columns, lines, axis)
        return Section(say("closeness"), [how, margins])

    # ----- Options

    def comparison(self) -> Section:
        say, compared = self.say, self.report.compared
        each = compared[0].games
        figures = self.figures
        base = Compared("", "", figures.players, figures.games, figures.course, figures.endings)
        rows = [base, *compared]
        parts: list[Part] = [How(say("how-compare", games=each))]
        if base.course.first.count:
            parts.append(self.compared(say("caption-compare-first"), rows, _first, say.points, 100))
        parts.append(self.compared(say("caption-compare-margin"), rows, _margin, say.decimal, 1))
        parts.append(self.compared(say("caption-compare-ties"), rows, _ties, say.percent, 100))
        parts.append(self.compared(say("caption-compare-length"), rows, _decisions, say.decimal, 1))
        for name in list(dict.fromkeys(end.name for row in rows for end in row.endings))[1:]:
            caption = say("caption-compare-ending", ending=say(f"ending-{name}"))
            parts.append(self.compared(caption, rows, partial(_ended, name), say.percent, 100))
        return Section(say("compare"), parts)

    def compared(
        self,
        caption: str,
        rows: Sequence[Compared],
        pick: Callable[[Compared], Estimate],
        write: Callable[[float, int], str],
        factor: int,
    ) -> PlotTable:
        say = self.say
        base = pick(rows[0])
        found = [pick(row) for row in rows]
        scale = plots.scale_for([end for one in found for end in (one.low, one.high)])
        length = pick is _decisions
        columns = [Column(say("head-value"), "main"), Column(say("head-compare-plot"), "plot")]
        if length:
            columns.append(Column(say("head-turns"), "more"))
        lines = []
        for row, one in zip(rows, found, strict=True):
            sure = row is rows[0] or not could_be_equal(one, base)
            plot = plots.marked_whisker(scale, one, base.value, sure=sure)
            interval = say.between(one, hundredfold=factor == 100)
            cells: list[Cell] = [Measured(write(one.value, 1), interval) if one.count else UNKNOWN, plot]
            if length:
                cells.append(say.decimal(row.course.turns, 0))
            lines.append(Line(self.row_label(row), cells))
        axis = plots.Axis(scale, lambda tick: write(tick, plots.digits(scale, factor)))
        return PlotTable(caption, say("head-option"), columns, lines, axis)

    def row_label(self, row: Compared) -> str:
        return self.say.option(row.option, row.value) if row.option else self.say("base")

    # ----- How it was made

    def made(self) -> Made:
        say, run = self.say, self.run
        options = run.definition.shown_options(run.setting)
        shown = "; ".join(say.option(name, value) for name, value in options.items())
        lines = [
            say.bots(run.bots),
            say("made-games", games=self.figures.games, players=self.figures.players, seed=str(run.seed)),
            say("made-options", options=shown),
            say("made-intervals"),
        ]
        if self.report.files:
            lines.append(say("made-files", files=", ".join(self.report.files)))
        if not self.report.compared:
            lines.append(say("made-compare"))
        return Made(say("made"), self.report.command, lines)


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]


def _share(group: Group) -> float:
    return group.wins.value


def _first(row: Compared) -> Estimate:
    return row.course.first


def _margin(row: Compared) -> Estimate:
    return row.course.margin


def _ties(row: Compared) -> Estimate:
    return row.course.tie_breaks


def _decisions(row: Compared) -> Estimate:
    return row.course.decisions


def _ended(name: str, row: Compared) -> Estimate:
    """The share of games that ended in that way; no value where games cannot."""
    return next((end.games for end in row.endings if end.name == name), NOTHING)
