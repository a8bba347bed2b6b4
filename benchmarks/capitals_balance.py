"""`python -m benchmarks.capitals_balance` plays all the games on which docs/capitals.md reports, and updates
its figures.

Everything is seeded: the same code gives the same figures. With `--games` and `--trials` it plays fewer or
more; the tables say how many. `--print` shows the tables and leaves the file alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from benchmarks.capitals_trials import HABITS, NO_HABIT, try_habits
from imperia.arena.balance import Figures, Run, Wording, figures_of, play
from imperia.arena.balance.figures import ItemFigures
from imperia.arena.balance.intervals import Estimate, mean, wilson
from imperia.arena.balance.sample import Sample
from imperia.games import definition as find_definition

PAGE = Path(__file__).parents[1] / "docs" / "capitals.md"
BEGIN, END = "<!-- figures: python -m benchmarks.capitals_balance -->", "<!-- end of figures -->"
SEED = 1
OFTEN = 10  # times as many random games are played where dice are studied
SELDOM = 10  # what was rolled less often than this is left out
LUCKY, UNLUCKY = "▲", "▼"

capitals = find_definition("capitals")


def run_of(bots: str, games: int, players: int = 4, **options: object) -> Run:
    return Run(capitals, capitals.setting(players, options), bots, games, SEED)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# ----- Writing


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def share(one: Estimate, digits: int = 0) -> str:
    return f"{100 * one.value:.{digits}f} %" if one.count else "–"


def number(one: Estimate, digits: int = 1) -> str:
    return f"{one.value:.{digits}f}" if one.count else "–"


def between(one: Estimate, factor: int = 1, digits: int = 1) -> str:
    """An estimate with its interval, and a mark if 0 is outside."""
    if not one.count:
        return "–"
    mark = "" if one.holds(0) else f" {LUCKY if one.value > 0 else UNLUCKY}"
    low, high = factor * one.low, factor * one.high
    return f"{factor * one.value:+.{digits}f} ({low:+.{digits}f} to {high:+.{digits}f}){mark}"


# ----- The tables


def endings(games: int) -> Iterator[str]:
    yield f"### How games end\n\n{games} games in each row.\n"
    heads = (
        "bots",
        "players",
        "rounds",
        "map",
        "points",
        "all capitals",
        "last one",
        "mean round of the two",
    )
    more = ("capital lost", "out", "margin", "decisions")
    rows = []
    for bots in ("random", "greedy"):
        for players in (2, 4, 6):
            for rounds in (20, 40):
                for board in ("world", "wheels"):
                    progress(f"{bots}, {players} players, {rounds} rounds, {board}")
                    sample = play(run_of(bots, games, players, rounds=rounds, map=board))
                    told = (bots, str(players), str(rounds), board)
                    rows.append((*told, *_endings(sample)))
    yield from table((*heads, *more), rows)


def _endings(sample: Sample) -> Iterator[str]:
    figures = figures_of(sample)
    deeds = {row.name: row for row in figures.deeds}
    yield from (share(end.games) for end in figures.endings)
    assert sample.rounds is not None
    yield number(mean(sample.rounds[sample.endings > 0]))
    yield from (share(deeds[name].seats) for name in ("capital-lost", "out"))
    yield number(figures.course.margin)
    yield number(figures.course.decisions, 0)


def order(games: int, by_lot: Sequence[Sample]) -> Iterator[str]:
    yield (
        "### Turn order\n\nWin share from the first player to the last. "
        f"{LUCKY} and {UNLUCKY}: more or less than chance explains.\n"
    )
    rows = []
    for players in (2, 4, 6):
        progress(f"turn order, random, {players} players")
        rows.append(_order("random", play(run_of("random", OFTEN * games, players))))
    rows += [_order("greedy, capitals by lot", sample) for sample in by_lot]
    yield from table(("bots", "players", "games", *(str(n) for n in range(1, 7))), rows)


def _order(name: str, sample: Sample) -> Sequence[str]:
    fair = 1 / sample.players
    shares = []
    for group in figures_of(sample).order:
        mark = "" if group.wins.holds(fair) else f" {LUCKY if group.wins.value > fair else UNLUCKY}"
        shares.append(share(group.wins, 1) + mark)
    return (name, str(sample.players), str(sample.games), *shares, *[""] * (6 - sample.players))


def sites(sample: Sample) -> Iterator[str]:
    yield (
        f"### Where the capital stands\n\n{sample.games} games of 4 on `world`, capitals placed by lot, then "
        "greedy: win share with it less without, in percentage points.\n"
    )
    figures, say = figures_of(sample), Wording(capitals, capitals.setting(4, {}), "en")
    study = capitals.study(capitals.setting(4, {}))
    kinds = {items.name: items for items in study.items}
    rows: list[Sequence[str]] = []
    for name, what in (("continents", ""), ("neighbours", " land neighbours"), ("coast", "")):
        for row in sorted(figures.items[name], key=lambda row: row.item):
            rows.append((say.item(kinds[name], row.item) + what, str(row.takings), between(row.worth, 100)))
    known = [row for row in figures.items["sites"] if row.worth.count]
    for row in (*known[:4], *known[-4:]):
        rows.append((say.item(kinds["sites"], row.item), str(row.takings), between(row.worth, 100)))
    yield from table(("place", "times", "worth"), rows)


def used(samples: dict[str, Figures]) -> Iterator[str]:
    yield (
        "### What is built, raised, bought and done\n\nTimes a game, all four players together, and in "
        "brackets how many more the winner has than each of the others.\n"
    )
    say = Wording(capitals, capitals.setting(4, {}), "en")
    kinds = {items.name: items for items in capitals.study(capitals.setting(4, {})).items}
    rows = []
    for name in ("levels", "buildings", "units", "warships", "spying", "goods"):
        for item in kinds[name].all:
            found = [_of(figures.items[name], item) for figures in samples.values()]
            cells = (f"{one.a_game.value:.2f} ({_more(one.more)})" for one in found)
            rows.append((f"{name}: {say.item(kinds[name], item)}", *cells))
    for number_of_deed, deed in enumerate(next(iter(samples.values())).deeds):
        done = [figures.deeds[number_of_deed] for figures in samples.values()]
        cells = (f"{one.mean.value:.2f} ({_more(one.more)})" for one in done)
        rows.append((say(f"deed-{deed.name}").lower(), *cells))
    heads = (f"{name}, {figures.games} games" for name, figures in samples.items())
    yield from table(("what", *heads), rows)


def _of(rows: Sequence[ItemFigures], item: int) -> ItemFigures:
    return next(row for row in rows if row.item == item)


def _more(more: Estimate) -> str:
    mark = "" if more.holds(0) else LUCKY if more.value > 0 else UNLUCKY
    return f"{more.value:+.2f}{mark}"


def rolled(figures: Figures) -> Iterator[str]:
    yield (
        f"### What expeditions bring\n\n{figures.games} games of 4 random players, 20 rounds, `world`: win "
        "share of those who rolled it less those who rolled something else, in percentage points.\n"
    )
    say = Wording(capitals, capitals.setting(4, {}), "en")
    kinds = {items.name: items for items in capitals.study(capitals.setting(4, {})).items}
    for name in ("findings", "results"):
        rows = (
            (
                *(say.item(kinds[name], row.item), str(row.takings), between(row.worth, 100)),
                f"{row.points_with:.1f} / {row.points_without:.1f}",
            )
            if row.takings >= SELDOM
            else (say.item(kinds[name], row.item), str(row.takings), "too few", "")
            for row in figures.items[name]
        )
        yield from table((name[:-1], "times", "worth", "points with / without"), rows)
    cards = ((say.item(kinds["spying"], row.item), share(row.succeeds)) for row in figures.items["spying"])
    yield "Secret cards of the same games:\n"
    yield from table(("card", "succeeds"), cards)


def weather(samples: dict[str, Figures]) -> Iterator[str]:
    (spells,) = capitals.study(capitals.setting(4, {})).spells
    say = Wording(capitals, capitals.setting(4, {}), "en")
    for name, figures in samples.items():
        yield f"### What weather changes: {name}\n\n{figures.games} games of 4; in 100 turns.\n"
        rows = []
        for row in figures.spells["weather"]:
            rates = (number_of(100 * row.rates[deed].value) for deed in spells.deeds)
            won, lost = row.rates["attack-won"].value, row.rates["attack-lost"].value
            rows.append(
                (
                    say.item(spells.items, row.item),
                    share(row.turns),
                    f"{100 * won / (won + lost):.0f} %",
                    *rates,
                )
            )
        heads = ("weather", "of turns", "attacks won", *(deed.replace("-", " ") for deed in spells.deeds))
        yield from table(heads, rows)


def number_of(value: float) -> str:
    return f"{value:.1f}"


def trials(games: int, control: Sample) -> Iterator[str]:
    yield (
        f"### Trials of habits\n\n{games} games of 4 on `world` each, 20 rounds. All play like greedy, "
        "capitals are placed by lot, one player does something first whenever he can. His win share "
        "less 25 %, in percentage points, and his points less the mean of the others.\n"
    )
    rows = [_trial("none, for comparison", control)]
    progress("trials of habits")
    tried = try_habits(run_of("greedy", games), HABITS)
    rows += [_trial(habit.name, sample) for habit, sample in zip(HABITS, tried, strict=True)]
    yield from table(("habit", "win share", "points"), rows)


def _trial(name: str, sample: Sample) -> Sequence[str]:
    him = np.arange(sample.players) == (np.arange(sample.games) % sample.players)[:, None]
    won = wilson(float(sample.won[him].sum()), sample.games).plus(-1 / sample.players)
    others = (sample.totals * ~him).sum(axis=1) / (sample.players - 1)
    return name, between(won, 100), between(mean((sample.totals * him).sum(axis=1) - others))


# ----- All of it


def figures(games: int, tried: int) -> Iterator[str]:
    yield from endings(games)
    by_lot = {}
    for players, times in ((2, 1), (4, 5), (6, 1)):
        progress(f"greedy, capitals by lot, {players} players")
        (by_lot[players],) = try_habits(run_of("greedy", times * tried, players), [NO_HABIT])
    yield from order(games, list(by_lot.values()))
    yield from sites(by_lot[4])
    of_four = {}
    for bots, times in (("random", OFTEN), ("novice", 1), ("greedy", 1)):
        progress(f"{bots}, what is done")
        of_four[bots] = figures_of(play(run_of(bots, times * games)))
    yield from used(of_four)
    yield from rolled(of_four["random"])
    yield from weather({name: of_four[name] for name in ("random", "greedy")})
    yield from trials(tried, by_lot[4])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="of each compiled study")
    parser.add_argument("--trials", type=int, default=400, help="games of each habit")
    parser.add_argument("--print", action="store_true", help="leave the page alone")
    asked = parser.parse_args()
    text = "\n".join(figures(asked.games, asked.trials))
    if asked.print:
        print(text)
        return
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        sys.exit(f"{PAGE} has no lines {BEGIN} and {END}, between which the figures go")
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
