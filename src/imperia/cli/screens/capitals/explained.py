"""Why a number is what it is, in words: `why income`, `why province 4`, `why odds`."""

from __future__ import annotations

from rich.text import Text

from imperia.cli.errors import CommandError
from imperia.cli.speech import Speech
from imperia.cli.typed import begins_a_word, plain
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.meanings import VERBS
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts
from imperia.play import Match

TOPICS = ("income", "upkeep", "food", "points", "prices", "forecast", "province", "connection", "odds")
OF_A_PLACE = ("province", "connection")
OF_A_PROVINCE = ("income", "food", "upkeep", "limit", "march", "defence")
INDENT = "  "


def explanation(match: Match, seat: int, text: str, speech: Speech, names: tuple[str, ...]) -> str | None:
    """None if the text is about none of the topics."""
    word, _, rest = plain(text).partition(" ")
    topic = next((topic for topic in TOPICS if word in (topic, plain(topic_in_words(topic, speech)))), None)
    if topic is None:
        return None
    telling = Telling(match, speech, names)
    question: Facts = {"of": "battle" if topic == "odds" else topic}
    if topic in OF_A_PLACE:
        question["province"] = place_meant(match, topic, rest, speech)
    try:
        answer = match.explain(seat, question)
    except BadQuestion as problem:
        no_battle = problem.key == "odds-no-battle"
        raise CommandError(
            speech("cli-capitals-no-battle") if no_battle else problem.text(speech.lang)
        ) from None
    assert answer is not None
    lines = {
        "forecast": telling.forecast,
        "province": telling.province,
        "prices": telling.prices,
        "odds": telling.odds,
    }.get(topic, telling.tree)(answer)
    return "\n".join(lines)


def topic_in_words(topic: str, speech: Speech) -> str:
    return speech(f"cli-capitals-topic-{topic}")


def place_meant(match: Match, topic: str, text: str, speech: Speech) -> int:
    """The land province of this number, or the only one whose name begins like this."""
    assert isinstance(match.setting, CapitalsSetting)
    lands = {region.number: region.name for region in match.setting.board.regions if not region.sea}
    if text.isdigit() and int(text) in lands:
        return int(text)
    found = [number for number, name in lands.items() if text and begins_a_word(text, name)]
    if len(found) != 1:
        example = f"why {topic_in_words(topic, speech)} {next(iter(lands.values()))}"
        raise CommandError(speech("cli-capitals-which-province", last=max(lands), example=example))
    return found[0]


class Telling:
    """Answers of `Match.explain` as lines of text."""

    def __init__(self, match: Match, speech: Speech, names: tuple[str, ...]) -> None:
        self.match, self.speech, self.names = match, speech, names

    def said(self, part: Facts) -> str:
        return DEFINITION.say(self.match.setting, self.speech.lang, part["key"], part["facts"], self.names)

    def tree(self, part: Facts, depth: int = 0) -> list[str]:
        """A part, and below it what it is made of."""
        amount = "" if part["amount"] is None else signed(part["amount"])
        if depth == 0:
            head = f"{self.said(part)}: {amount.removeprefix('+')}" if amount else self.said(part)
        else:
            head = f"{amount:>4}  {self.said(part)}" if amount else f"{INDENT}{self.said(part)}"
        head = f"{INDENT * depth}{head} ({part['clause']})"
        if part["parts"] and all(is_place(each) for each in part["parts"]):
            inline = ", ".join(f"{self.said(each)} {signed(each['amount'])}" for each in part["parts"])
            return [f"{head}: {inline}"]
        below = [line for each in part["parts"] for line in self.tree(each, depth + 1)]
        return [head, *below]

    def province(self, answer: Facts) -> list[str]:
        lines = [self.said(answer)]
        for name in OF_A_PROVINCE:
            part = answer[name]
            if part is not None and (part["amount"] or part["parts"]):
                lines += self.tree(part, 1)
        return [*lines, *self.tree(answer["connection"], 1)]

    def prices(self, answer: Facts) -> list[str]:
        order = DEFINITION.lexicon(self.match.setting, self.speech.lang)["order"]
        verbs = dict(zip(VERBS, order.values(), strict=True))
        lines = [self.said(answer)]
        for name, part in answer["prices"].items():
            changed = len(part["parts"]) > 1
            parts = [f"{signed(each['amount'])} {self.said(each)}" for each in part["parts"]]
            more = f": {', '.join(parts)}" if changed else ""
            lines.append(f"{part['amount']:>4}  {verbs[name]} ({part['clause']}){more}")
        return lines

    def odds(self, answer: Facts) -> list[str]:
        course = answer["to_the_end"]
        battle = answer["battle"]
        decimal = {
            name: self.speech("cli-decimal", number=course[name])
            for name in ("attackers_lost", "defenders_lost", "rounds")
        }
        win = self.speech("cli-odds-percent", number=100 * course["win"])
        facts = {"attackers": battle["attackers"], "defenders": battle["defenders"], "win": win, **decimal}
        head = self.speech("cli-capitals-odds", **facts)
        return [head, *self.modifiers(answer)]

    def modifiers(self, answer: Facts) -> list[str]:
        lines = []
        for side in ("attacker", "defender"):
            told = [
                f"{signed(each['amount'] if side == 'attacker' else -each['amount'])} {self.said(each)} "
                f"({each['clause']})"
                for each in answer["parts"]
                if each["side"] == side
            ]
            if told:
                lines.append(f"{INDENT}{self.speech(f'cli-odds-{side}')}: {', '.join(told)}")
        return lines

    # ----- The next turn

    def forecast(self, answer: Facts) -> list[str]:
        """All of it, with what each number is made of."""
        lines = [self.said(answer)]
        lines += [f"{INDENT}{line}" for line in self.dangers(answer)]
        for case in groups(answer["weathers"]):
            lines.append(f"{INDENT}{self.in_weather(case)}")
            for part in (case["currency"], case["food"]):
                lines += [f"{INDENT}{line}" for line in self.tree(part, 1)]
        return lines

    def in_short(self, answer: Facts) -> Text:
        """For the table: a line for each kind of weather that makes a difference, arrivals and dangers."""
        lines = [Text(self.said(answer), "bold")]
        for case in groups(answer["weathers"]):
            short = case["food"]["amount"] < 0 or case["unpaid"]
            lines.append(Text(f"{INDENT}{self.in_weather(case)}", "bold red" if short else ""))
        lines += [Text(f"{INDENT}{line}") for line in self.dangers(answer, hunger=False)]
        return Text("\n").join(lines)

    def in_weather(self, case: Facts) -> str:
        supply, *_, need = case["food"]["parts"]
        bought = case["food"]["amount"] - supply["amount"] - need["amount"]
        facts = {
            "income": signed(case["income"]["amount"]),
            "upkeep": signed(-case["upkeep"]["amount"]),
            "then": case["currency"]["amount"],
            "food": supply["amount"] + bought,
            "need": -need["amount"],
            "unpaid": case["unpaid"],
            "missing": max(-case["food"]["amount"], 0),
        }
        told = self.speech("cli-capitals-case", **facts)
        if case["chance"] == 1:
            return told
        kinds = [
            DEFINITION.words.say(self.speech.lang, f"weather-{weather.replace('_', '-')}")
            for weather in case["weathers"]
        ]
        chance = round(100 * case["chance"])
        return f"{', '.join(kinds)} ({chance} %): {told}"

    def dangers(self, answer: Facts, hunger: bool = True) -> list[str]:
        told = []
        for each in answer["arrivals"]:
            win = f": {self.speech('cli-odds-percent', number=100 * each['win'])}" if "win" in each else ""
            told.append(f"{self.said(each)}{win} ({each['clause']})")
        told += [f"! {self.said(each)} ({each['clause']})" for each in answer["threats"]]
        if hunger:
            hungry = [case["hunger"] for case in answer["weathers"] if case["hunger"]]
            told += [f"! {self.said(hungry[0])} ({hungry[0]['clause']})"] if hungry else []
        return told


def groups(cases: list[Facts]) -> list[Facts]:
    """Kinds of weather in which the turn is the same, taken together."""
    found: list[Facts] = []
    for case in cases:
        numbers = [case[name]["amount"] for name in ("income", "upkeep", "food")]
        alike = next((each for each in found if each["numbers"] == numbers), None)
        if alike is None:
            found.append({**case, "numbers": numbers, "weathers": [case["weather"]]})
        else:
            alike["chance"] += case["chance"]
            alike["weathers"].append(case["weather"])
    for each in found:
        each["chance"] = round(each["chance"], 6)
    return found


def is_place(part: Facts) -> bool:
    return part["key"] == "explain-in-place" and not part["parts"]


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
