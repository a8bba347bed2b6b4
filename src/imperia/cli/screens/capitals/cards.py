"""Cards of spies at a terminal that several people share: nothing that is shown depends on what was dealt.

The kinds that are left, and whether anything can be chosen at all, would tell what the earlier cards were.
So every card that the receiver could get is listed, and a question with one answer left is asked all the
same.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from imperia.cli.appearance import seat_style
from imperia.cli.speech import Speech
from imperia.cli.table.question import Pretended, Question
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.pieces import Card
from imperia.games.setting import Facts
from imperia.play import IllegalAction, Match

GIVEN = ("card-given", "card-given-hidden")
BETRAYING = ("refusal-kind-dealt", "refusal-no-card-left")


def menu(question: Question) -> RenderableType | None:
    if question.match.decision != "card" or len(question.seats.people) == 1:
        return None
    _, facts = DEFINITION.decision(question.match.state)
    return all_cards(facts["other"] == question.seat, question.speech)


def all_cards(to_oneself: bool, speech: Speech) -> RenderableType:
    """C14.3: what one may deal to oneself, or to others, whatever has been dealt."""
    names = {
        card.name.lower(): card.name.lower().replace("_", "-")
        for card in Card
        if card == Card.NOTHING or (card == Card.COUNTERINTELLIGENCE) == to_oneself
    }
    width = max(map(len, names))
    return Text("\n").join(
        Text.assemble((f"{label:>{width}}", "bold"), "  ", DEFINITION.words.say(speech.lang, f"card-{key}"))
        for label, key in names.items()
    )


def unrevealing(problem: IllegalAction, speech: Speech) -> str | None:
    return speech("cli-capitals-hidden-card") if problem.key in BETRAYING else None


def pretended(match: Match, step: int, question: Question) -> list[Pretended]:
    """For every receiver but the first: that one was really asked about."""
    given = [event.arguments for event in match.log.since(step) if event.key in GIVEN]
    return [_pretended(match, facts, question) for facts in given[1:]]


def _pretended(match: Match, facts: Facts, question: Question) -> Pretended:
    names, speech, seat = question.seats.names, question.speech, question.seat
    sentence = DEFINITION.say(match.setting, speech.lang, "decision-card", facts, names)
    asked = Text.assemble((f"{names[seat]}: ", seat_style(seat)), (sentence, "bold"))
    cards = all_cards(facts["other"] == seat, speech)
    return Pretended(Group(asked, cards), "nothing", speech("cli-capitals-hidden-card"), news=1)
