"""The page: every figure as a table with its plot, and a word on how to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template

from imperia.arena.balance import plots
from imperia.arena.balance.comparing import Compared
from imperia.arena.balance.figures import Course, Figures, Group
from imperia.arena.balance.intervals import Estimate
from imperia.arena.balance.parts import (
    could_be_equal,
    digits,
    estimate,
    how,
    marked_whisker,
    section,
    whisker,
)
from imperia.arena.balance.playing import Run
from imperia.arena.balance.tabulating import Column, Line, table
from imperia.arena.balance.things import (
    deeds_section,
    endings_section,
    grounds_section,
    items_findings,
    items_section,
)
from imperia.arena.balance.wording import Wording

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Report:
    """All that the page tells."""

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
        say, figures = self.say, self.figures
        sections = [
            self.summary(),
            self.seats(),
            self.bids() if figures.bids else "",
            self.sources(),
            *(items_section(say, items, figures.items[items.name]) for items in self.study.items),
            *(
                grounds_section(say, items, figures.grounds[items.name], figures.course)
                for items in self.study.grounds
            ),
            deeds_section(say, figures.deeds) if figures.deeds else "",
            endings_section(say, figures.endings) if figures.endings else "",
            self.closeness(),
            self.comparison() if self.report.compared else "",
        ]
        template = Template((FOLDER / "page.html").read_text(encoding="utf-8"))
        return template.substitute(
            lang=say.lang,
            title=say("title", game=self.run.definition.title(say.lang)),
            style=(FOLDER / "page.css").read_text(encoding="utf-8").strip(),
            eyebrow=say("eyebrow"),
            lead=say("lead", games=figures.games, players=figures.players, bots=self.run.bots),
            tiles="\n".join(self.tiles()),
            sections="\n".join(part for part in sections if part),
            footer=self.footer(),
        )

    # ----- At a glance

    def tiles(self) -> Iterator[str]:
        say, course = self.say, self.figures.course
        if self.figures.order:
            first = self.figures.order[0].wins
            yield self.tile(say.percent(first.value), say("tile-first"), say.between(first))
        yield self.tile(
            say.decimal(course.margin.value),
            say("tile-margin"),
            say.between(course.margin, hundredfold=False),
        )
        yield self.tile(
            say.percent(course.tie_breaks.value), say("tile-ties"), say.between(course.tie_breaks)
        )
        yield self.tile(
            say.decimal(course.decisions.value, 0),
            say("tile-decisions"),
            say("tile-turns", turns=say.decimal(course.turns, 0)),
        )

    def tile(self, value: str, name: str, note: str) -> str:
        return f'<div class="tile"><dt>{name}</dt><dd>{value}</dd><dd class="interval">{note}</dd></div>'

    def summary(self) -> str:
        findings = "\n".join(f"<li>{finding}</li>" for finding in self.findings())
        return section(
            self.say("summary"), f'<ul class="findings">\n{findings}\n</ul>\n{how(self.say("how-all"))}'
        )

    def findings(self) -> Iterator[str]:
        say, figures = self.say, self.figures
        fair = say.percent(self.fair)
        if failed := figures.failed:
            facts = {"count": failed.count, "games": failed.games, "first": failed.first}
            yield say("failed", bot=self.run.bots, **facts)
        groups = figures.order or figures.seats
        off = [group for group in groups if not group.wins.holds(self.fair)]
        name = self.turn_name if figures.order else self.seat_name
        if off:
            best, worst = max(off, key=_share), min(off, key=_share)
            if best.wins.value > self.fair:
                yield say(
                    "finding-more", who=_small(name(best)), share=say.percent(best.wins.value), fair=fair
                )
            if worst.wins.value < self.fair:
                yield say(
                    "finding-less", who=_small(name(worst)), share=say.percent(worst.wins.value), fair=fair
                )
        else:
            yield say("finding-order-fair")
        known = [group for group in figures.bids if group.wins.count >= 30]
        if known:
            best = max(known, key=_share)
            yield say("finding-bid", bid=best.number, share=say.percent(best.wins.value))
        for items in self.study.items:
            yield from items_findings(say, items, figures.items[items.name])
        source = max(figures.sources[:-1], key=lambda row: row.winners - row.others)
        yield say(
            "finding-source",
            source=say.source(source.source),
            gap=say.decimal(source.winners - source.others),
            all=say.decimal(figures.sources[-1].winners - figures.sources[-1].others),
        )

    # ----- Seats and bids

    def turn_name(self, group: Group) -> str:
        return self.say("turn-order", number=group.number + 1, players=self.figures.players)

    def seat_name(self, group: Group) -> str:
        return escape(self.run.definition.words.say(self.say.lang, "seat-name", number=group.number))

    def seats(self) -> str:
        say, figures = self.say, self.figures
        scale = self.share_scale([*figures.order, *figures.seats])
        body = how(say("how-seats", fair=say.percent(self.fair)))
        if figures.order:
            body += self.groups(say("caption-order"), say("head-turn"), figures.order, self.turn_name, scale)
        body += self.groups(say("caption-seats"), say("head-seat"), figures.seats, self.seat_name, scale)
        return section(say("seats"), body)

    def bids(self) -> str:
        say, bids = self.say, self.figures.bids
        often = [group for group in bids if group.wins.count >= 10] or bids

        def name(group: Group) -> str:
            return say("bid", bid=group.number)

        body = how(say("how-bids")) + self.groups(
            say("caption-bids"), say("head-bid"), bids, name, self.share_scale(often)
        )
        return section(say("bids"), body)

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
    ) -> str:
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
                    estimate(say.percent(group.wins.value), say.between(group.wins)),
                    whisker(scale, group.wins, self.fair),
                    say("whole", number=group.wins.count),
                    say.decimal(group.points, 2),
                ),
            )
            for group in groups
        ]
        axis = plots.axis(scale, lambda tick: say.percent(tick, digits(scale, 100)))
        return table(caption, heading, columns, lines, axis)

    # ----- Points

    def sources(self) -> str:
        say, rows = self.say, self.figures.sources
        names = [say.source(row.source) for row in rows[:-1]] + [say("all-sources")]
        parts = rows[:-1]
        scale = plots.scale_for([0, rows[-1].winners])
        whose = (
            (say("everybody"), [row.mean for row in parts], rows[-1].mean),
            (say("winners"), [row.winners for row in parts], rows[-1].winners),
            (say("others"), [row.others for row in parts], rows[-1].others),
        )
        stacks = [Line(who, (say.decimal(total), plots.stack(scale, values))) for who, values, total in whose]
        key = "".join(
            f"<li>{plots.swatch(f'tone-{number % 6}')}{name}</li>" for number, name in enumerate(names[:-1])
        )
        picture = table(
            say("caption-stack"),
            say("head-who"),
            (Column(say("head-points"), "main"), Column(say("head-by-source"), "plot")),
            stacks,
            plots.axis(scale, lambda tick: say.decimal(tick, digits(scale, 1))),
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
        numbers = table(say("caption-sources"), say("head-source"), columns, lines)
        return section(
            say("sources"), how(say("how-sources")) + f'{picture}<ul class="key">{key}</ul>' + numbers
        )

    # ----- Closeness

    def closeness(self) -> str:
        say, course, games = self.say, self.figures.course, self.figures.games
        scale = plots.scale_for([0.0, *(count / games for count in course.margins.values())])
        lines = []
        for margin in range(max(course.margins) + 1):
            share = course.margins.get(margin, 0) / games
            label = say("margin", points=margin)
            lines.append(Line(label, (say.percent(share), plots.bar(scale, share))))
        body = how(
            say(
                "how-closeness",
                margin=say.decimal(course.margin.value, 2),
                ties=say.percent(course.tie_breaks.value),
                shared=say.percent(course.shared.value),
            )
        )
        columns = (Column(say("head-games"), "main"), Column(say("head-games-plot"), "plot"))
        axis = plots.axis(scale, lambda tick: say.percent(tick, digits(scale, 100)))
        return section(
            say("closeness"), body + table(say("caption-margins"), say("head-margin"), columns, lines, axis)
        )

    # ----- Options

    def comparison(self) -> str:
        say, compared = self.say, self.report.compared
        each = compared[0].games
        base = Compared("", "", self.figures.players, self.figures.games, self.figures.course)
        rows = [base, *compared]
        body = how(say("how-compare", games=each))
        if base.course.first.count:
            body += self.compared(say("caption-compare-first"), rows, _first, say.points, 100)
        body += self.compared(say("caption-compare-margin"), rows, _margin, say.decimal, 1)
        body += self.compared(say("caption-compare-ties"), rows, _ties, say.percent, 100)
        body += self.compared(say("caption-compare-length"), rows, _decisions, say.decimal, 1)
        return section(say("compare"), body)

    def compared(
        self,
        caption: str,
        rows: Sequence[Compared],
        pick: Callable[[Course], Estimate],
        write: Callable[[float, int], str],
        factor: int,
    ) -> str:
        say = self.say
        base = pick(rows[0].course)
        found = [pick(row.course) for row in rows]
        scale = plots.scale_for([end for one in found for end in (one.low, one.high)])
        length = pick is _decisions
        columns = [Column(say("head-value"), "main"), Column(say("head-compare-plot"), "plot")]
        if length:
            columns.append(Column(say("head-turns"), "more"))
        lines = []
        for row, one in zip(rows, found, strict=True):
            sure = row is rows[0] or not could_be_equal(one, base)
            plot = marked_whisker(scale, one, base.value, sure=sure)
            interval = say.between(one, hundredfold=factor == 100)
            cells = [estimate(write(one.value, 1), interval), plot]
            lines.append(Line(self.row_label(row), cells + [say.decimal(row.course.turns, 0)] * length))
        axis = plots.axis(scale, lambda tick: write(tick, digits(scale, factor)))
        return table(caption, say("head-option"), columns, lines, axis)

    def row_label(self, row: Compared) -> str:
        return escape(self.say.plain_option(row.option, row.value)) if row.option else self.say("base")

    # ----- How it was made

    def footer(self) -> str:
        say, run = self.say, self.run
        options = run.definition.shown_options(run.setting)
        shown = "; ".join(say.plain_option(name, value) for name, value in options.items())
        made = [
            say.bots(run.bots),
            say("made-games", games=self.figures.games, players=self.figures.players, seed=str(run.seed)),
            say("made-options", options=shown),
            say("made-intervals"),
        ]
        if self.report.files:
            made.append(say("made-files", files=", ".join(self.report.files)))
        if not self.report.compared:
            made.append(say("made-compare"))
        listed = "\n".join(f"<li>{line}</li>" for line in made)
        return (
            f"<h2>{say('made')}</h2>\n<pre><code>{escape(self.report.command)}</code></pre>\n"
            f"<ul>\n{listed}\n</ul>"
        )


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]


def _share(group: Group) -> float:
    return group.wins.value


def _first(course: Course) -> Estimate:
    return course.first


def _margin(course: Course) -> Estimate:
    return course.margin


def _ties(course: Course) -> Estimate:
    return course.tie_breaks


def _decisions(course: Course) -> Estimate:
    return course.decisions
