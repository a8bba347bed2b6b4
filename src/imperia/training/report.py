"""The report of a training: one page with all that was measured on the way."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec

from imperia.arena.balance.intervals import Estimate
from imperia.arena.balance.parts import Column, How, Key, Line, Measured, Part, PlotTable
from imperia.arena.balance.plots import Axis, Scale, Swatch, digits, judged_whisker, scale_for
from imperia.arena.balance.rendering import Made, Tile, rendered
from imperia.arena.balance.wording import UNKNOWN, Wording
from imperia.arena.new_file import write_text
from imperia.arena.ratings import SPREAD
from imperia.games import definition
from imperia.training.charts import Chart, Curve, Point
from imperia.training.files import HOLE, LIKE, PLAN, REPORT, Row, network_file
from imperia.training.judging import numbers_of_players, read_judged
from imperia.training.merit import trust_of
from imperia.training.plan import Plan
from imperia.words import Words

HERE = Path(__file__).parent
TONES = 6


@dataclass(frozen=True)
class Text:
    """A text as it stands in a file."""

    macro: ClassVar = "text"
    text: str


@dataclass(frozen=True)
class Section:
    heading: str
    parts: Sequence[Part | Chart | Text]


class Story(NamedTuple):
    """What a plan does not say about its training."""

    began_with_weights: bool = False
    was_lengthened: bool = False


def write_report(
    folder: Path,
    plan: Plan,
    curve: Sequence[Row],
    holes: Sequence[Row],
    lang: str = "en",
    story: Story = Story(),  # noqa: B008 -- it never changes
) -> Path:
    path = folder / REPORT
    write_text(path, _Page(folder, plan, curve, holes, lang, story).text())
    return path


def command_line(plan: Plan, folder: Path, began_with_weights: bool = False) -> str:
    """The command that repeats the training: its plan has everything but the weights that it began with."""
    given = ["--from", "weights.npz"] if began_with_weights else []
    command = ["imperia", "train", plan.game, "--plan", str(folder / PLAN), *given, "--out", "again"]
    return shlex.join(command)


class _Page:
    def __init__(
        self,
        folder: Path,
        plan: Plan,
        curve: Sequence[Row],
        holes: Sequence[Row],
        lang: str,
        story: Story,
    ) -> None:
        self.story = story
        self.folder, self.plan, self.curve, self.holes, self.lang = folder, plan, curve, holes, lang
        self.definition = definition(plan.game)
        self.words = Words(HERE / "words")
        self.players = numbers_of_players(plan)
        self.numbers = Wording(self.definition, self.definition.setting(self.players[0], {}), lang)
        found = read_judged(folder)
        self.ladder, self.judged = found["ladder"], sorted(found["judged"], key=lambda row: row["stretch"])

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(self.lang, key, **facts)

    def text(self) -> str:
        return rendered(
            HERE / "templates",
            lang=self.lang,
            title=self.say("report-title", game=self.definition.title(self.lang)),
            eyebrow=self.say("report-eyebrow"),
            lead=self.say("report-lead"),
            tiles=list(self.tiles()),
            sections=list(self.sections()),
            made=self.made(),
        )

    def tiles(self) -> Iterator[Tile]:
        millions = sum(row["decisions"] for row in self.curve) / 1e6
        seconds = sum(row["seconds"] for row in (*self.curve, *self.holes))
        yield Tile(str(len(self.curve)), self.say("report-stretches"), "")
        yield Tile(self.millions(millions), self.say("report-millions"), "")
        yield Tile(self.decimal(seconds / 60), self.say("report-minutes"), "")
        if rated := [row["rating"] for row in self.judged if row["rating"]]:
            low, high = _around(rated[-1])
            between = self.say("report-between", low=self.decimal(low), high=self.decimal(high))
            yield Tile(self.decimal(rated[-1]["mu"]), self.say("report-rating"), between)

    def sections(self) -> Iterator[Section]:
        if self.judged:
            yield self.strength()
        if self.curve:
            yield self.learning()
        if self.holes:
            yield self.found_holes()
        yield Section(self.say("report-plan"), [How(self.say("report-how-plan")), Text(self.plan_text())])

    # ----- Strength

    def strength(self) -> Section:
        parts: list[Part | Chart | Text] = [How(self.say("report-how-strength"))]
        if rating := self.rating():
            parts.append(rating)
            sentence = self.say("report-how-rating", ladder=", ".join(self.rated_ladder()))
            parts.append(How(sentence))
        for players in self.players:
            if results := self.results(players):
                parts += results
        return Section(self.say("report-strength"), parts)

    def rating(self) -> Chart | None:
        rated = [(row["stretch"], row["rating"]) for row in self.judged if row["rating"]]
        if not rated:
            return None
        points = [Point(stretch, rating["mu"], *_around(rating)) for stretch, rating in rated]
        compared = [rating["mu"] for rating in self.ladder.values()]
        return self.chart(self.say("report-rating"), [Curve("", points)], self.ticks, compared)

    def rated_ladder(self) -> Iterator[str]:
        for bot, rating in self.ladder.items():
            yield f"{bot} {self.decimal(rating['mu'])}"

    def results(self, players: int) -> list[Part | Chart | Text]:
        """The results against each bot of the ladder, with this many players."""
        found: dict[str, list[tuple[int, Row]]] = {}
        for row in self.judged:
            for result in row["results"]:
                if result["players"] == players:
                    found.setdefault(result["bot"], []).append((row["stretch"], result))
        if not found:
            return []
        curves = [
            Curve(bot, [Point(stretch, *_share(result)) for stretch, result in results])
            for bot, results in found.items()
        ]
        newest = [(bot, *results[-1]) for bot, results in found.items()]
        caption = self.say("report-against", players=players)
        chart = self.chart(caption, curves, self.percents, [newest[0][2]["fair"]])
        return [chart, self.key(curves), self.newest(players, newest)]

    def newest(self, players: int, newest: Sequence[tuple[str, int, Row]]) -> PlotTable:
        lines = [
            (bot, str(stretch), Estimate(*_share(result), result["games"]), result["fair"])
            for bot, stretch, result in newest
        ]
        caption = self.say("report-newest", players=players)
        return self.estimates(caption, self.say("report-bot"), lines)

    # ----- Learning

    def learning(self) -> Section:
        parts: list[Part | Chart | Text] = [How(self.say("report-how-learning"))]
        for name, caption in (
            ("policy_loss", "report-policy-loss"),
            ("value_loss", "report-value-loss"),
            ("entropy", "report-entropy"),
        ):
            curve = Curve("", [Point(row["stretch"], row[name]) for row in self.curve])
            parts.append(self.chart(self.say(caption), [curve], self.ticks))
        past = [row for row in self.curve if row["rival"] and row["share_against_rival"] is not None]
        if past:
            more = [Point(row["stretch"], row["share_against_rival"] - row["fair_share"]) for row in past]
            caption = self.say("report-past")
            parts += [self.chart(caption, [Curve("", more)], self.percents, [0.0])]
        return Section(self.say("report-learning"), [*parts, self.stretches()])

    def stretches(self) -> PlotTable:
        heads = ("report-decisions", "report-policy", "report-value", "report-head-entropy", "report-rival")
        columns = [Column(self.say(head), "more" if place else "main") for place, head in enumerate(heads)]
        lines = [
            Line(
                str(row["stretch"]),
                (
                    self.millions(row["decisions"] / 1e6),
                    self.small(row["policy_loss"]),
                    self.small(row["value_loss"]),
                    self.small(row["entropy"]),
                    self.against(row),
                ),
            )
            for row in self.curve
        ]
        return PlotTable(self.say("report-numbers"), self.say("report-stretch"), columns, lines)

    def against(self, row: Row) -> str:
        """The rival that was played against, and what was won against it."""
        if row["rival"] is None or row["share_against_rival"] is None:
            return UNKNOWN
        kind, _, of = row["rival"].partition(" ")
        trust = trust_of(of) if kind == LIKE else None
        if trust is not None:
            who = self.say("report-rival-by-merit", trust=f"{trust:g}")
        elif kind == LIKE:
            who = self.say("report-rival-like", bot=of)
        else:
            who = self.say("report-rival-hole" if kind == HOLE else "report-rival-self", stretch=of)
        shares = {"share": row["share_against_rival"], "fair": row["fair_share"]}
        told = {name: self.numbers.percent(share) for name, share in shares.items()}
        return self.say("report-rival-share", who=who, **told)

    # ----- Holes

    def found_holes(self) -> Section:
        curves = [
            Curve(
                self.say("report-after", stretch=str(row["stretch"])),
                [Point(at["update"], at["share"]) for at in row["curve"] if at["share"] is not None],
            )
            for row in self.holes
        ]
        fair = [row["fair"] for row in self.holes if row["fair"] is not None]
        chart = Chart(
            self.say("report-holes-curve"),
            self.say("report-update"),
            curves,
            self.percents,
            fair[-1:],
        )
        lines = [
            (
                self.say("report-after", stretch=str(row["stretch"])),
                str(row["matches"]),
                Estimate(row["share"], row["low"], row["high"], row["matches"]),
                row["fair"],
            )
            for row in self.holes
            if row["share"] is not None
        ]
        parts: list[Part | Chart | Text] = [How(self.say("report-how-holes")), chart, self.key(curves)]
        if lines:
            caption, label = self.say("report-holes"), self.say("report-search")
            parts.append(self.estimates(caption, label, lines, "report-matches"))
        return Section(self.say("report-holes"), parts)

    # ----- Parts

    def chart(
        self,
        caption: str,
        curves: Sequence[Curve],
        name: Callable[[Scale, float], str],
        compared: Sequence[float] = (),
    ) -> Chart:
        return Chart(caption, self.say("report-stretch"), curves, name, compared)

    def key(self, curves: Sequence[Curve]) -> Key:
        return Key([(Swatch(f"line-{place % TONES}"), curve.name) for place, curve in enumerate(curves)])

    def estimates(
        self,
        caption: str,
        label: str,
        lines: Sequence[tuple[str, str, Estimate, float]],
        counted: str = "report-stretch",
    ) -> PlotTable:
        """Shares of wins, each with its name, a number, its interval and a fair share."""
        scale = scale_for([end for _, _, one, fair in lines for end in (one.low, one.high, fair)])
        columns = (
            Column(self.say("report-wins"), "main"),
            Column(self.say("report-wins-plot"), "plot"),
            Column(self.say("report-fair"), "more"),
            Column(self.say(counted), "more"),
        )
        rows = [
            Line(
                name,
                (
                    Measured(self.numbers.percent(one.value), self.numbers.between(one)),
                    judged_whisker(scale, one, fair),
                    self.numbers.percent(fair),
                    number,
                ),
            )
            for name, number, one, fair in lines
        ]
        return PlotTable(caption, label, columns, rows, Axis(scale, lambda tick: self.percents(scale, tick)))

    def decimal(self, number: float) -> str:
        return self.numbers.decimal(number)

    def small(self, number: float) -> str:
        """A number for which two decimals are too few."""
        return self.say("report-small", number=round(number, 4))

    def millions(self, number: float) -> str:
        return self.decimal(number) if number >= 1 else self.small(number)

    def ticks(self, scale: Scale, tick: float) -> str:
        return self.say("report-small", number=tick)

    def percents(self, scale: Scale, tick: float) -> str:
        return self.numbers.percent(tick, digits(scale, 100))

    # ----- How it was made

    def plan_text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self.plan)).decode()

    def made(self) -> Made:
        if self.plan.seconds:
            how_alike = "report-made-clock"
        else:
            how_alike = "report-made-longer" if self.story.was_lengthened else "report-made-plan"
        lines = [
            self.say(how_alike),
            *([self.say("report-made-from")] if self.story.began_with_weights else []),
            self.say("report-made-bot", bot=f"policy:{network_file(self.folder, self.plan.game)}"),
            self.say("report-made-intervals"),
        ]
        command = command_line(self.plan, self.folder, self.story.began_with_weights)
        return Made(self.say("report-made"), command, lines)


def _around(rating: Row) -> tuple[float, float]:
    return rating["mu"] - SPREAD * rating["sigma"], rating["mu"] + SPREAD * rating["sigma"]


def _share(result: Row) -> tuple[float, float, float]:
    return result["wins"] / result["games"], result["low"], result["high"]
