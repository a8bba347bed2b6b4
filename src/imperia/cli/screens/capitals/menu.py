"""The choices of a turn by kind of action with what they cost, and long lists in short."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from imperia.cli.speech import Speech
from imperia.cli.table.question import Question
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.meanings import VERBS
from imperia.games.capitals.names import Verb

GROUPS: dict[str, tuple[Verb, ...]] = {
    "build": (
        Verb.FARM,
        Verb.GRANARY,
        Verb.MANUFACTORY,
        Verb.BUNKER,
        Verb.STRONG_BUNKER,
        Verb.CAMP,
        Verb.PORT,
        Verb.ROAD,
        Verb.LEVEL,
        Verb.DEMOLISH,
    ),
    "army": (
        Verb.INFANTRY,
        Verb.CAVALRY,
        Verb.ARTILLERY,
        Verb.EXCHANGE,
        Verb.JOIN,
        Verb.PART,
        Verb.DISBAND,
        Verb.RECRUITING_PROVINCE,
    ),
    "march": (Verb.MARCH, Verb.ATTACK, Verb.CONVOY, Verb.WALK),
    "ships": (Verb.SHIP, Verb.BUILDER, Verb.SEND_BUILDER, Verb.TRANSPORT, Verb.BOARD, Verb.LAND),
    "fleet": (
        Verb.FRIGATE,
        Verb.CORVETTE,
        Verb.CRUISER,
        Verb.BOAT,
        Verb.SAIL,
        Verb.SEA_ATTACK,
        Verb.SAIL_TRANSPORT,
        Verb.SAIL_BOAT,
    ),
    "land": (Verb.EXPLORE, Verb.OVERSEAS, Verb.ROB, Verb.STOP_ROBBERY),
    "others": (Verb.TRADE, Verb.PEACE, Verb.BRIBE, Verb.SPY, Verb.DEAL),
    "end": (Verb.END,),
}
LONG = 8


def menu(question: Question) -> RenderableType | None:
    kinds = {action.kind for action in question.choices.values()}
    if kinds == {"do"}:
        return verbs_by_group(question, question.speech)
    if len(question.choices) > LONG and kinds == {"number"}:
        return Text(
            f"  {ranges([action.arguments['number'] for action in question.choices.values()])}", "bold"
        )
    if len(question.choices) > LONG and "at" in kinds:
        return places(question)
    return None


def verbs_by_group(question: Question, speech: Speech) -> Table:
    prices = (question.match.explain(question.seat, {"of": "prices"}) or {})["prices"]
    offered = {action.arguments["order"]: label for label, action in question.choices.items()}
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for group, verbs in GROUPS.items():
        entries = []
        for verb in verbs:
            if verb in offered:
                price = prices.get(VERBS[verb])
                words = question.sentence(question.choices[offered[verb]])
                cost = f" ({price['amount']})" if price else ""
                told = "" if words.casefold() == offered[verb].casefold() else f" {words}"
                entries.append(Text.assemble((offered[verb], "bold"), f"{told}{cost}"))
        if entries:
            table.add_row(Text(speech(f"cli-capitals-menu-{group}"), "italic"), Text(" · ").join(entries))
    return table


def places(question: Question) -> Columns:
    """The question says what for; here are their numbers and names."""
    names = DEFINITION.places(question.match.setting, question.speech.lang)
    shown = []
    for label, action in question.choices.items():
        name = names.get(action.arguments.get("place", 0)) if action.kind == "at" else None
        shown.append(Text.assemble((f"{label:>3}", "bold"), " ", name or question.sentence(action)))
    return Columns(shown, equal=True, column_first=True)


def ranges(numbers: list[int]) -> str:
    """Numbers as text, those in a row as the first and the last of them."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in spans)
