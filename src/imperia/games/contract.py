"""What a game's folder gives to everything above it.

The rules themselves answer the verbs of the kernel; this is the other half: options and their checks, what
numbers of the record mean to people, what a seat is shown, and positions in words.
"""

from __future__ import annotations

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.errors import BadNotation, BadOption
from imperia.games.foresight import Foresight
from imperia.games.moments import Moment
from imperia.games.options import Option, check_options
from imperia.games.setting import Facts, Lexicon, Record, Setting
from imperia.games.shared.keywords import check_names, making_a_position
from imperia.games.shared.notation import Line
from imperia.kernel.actions import FIRST_DO, NO_SUCH_ACTION, NOT_ASKED, NOT_NOW, Actions, Kind
from imperia.kernel.names import Decisions, EventKind, Events, Refusals
from imperia.kernel.record import Struct
from imperia.words import (
    Quoted,
    Rulebook,
    Words,
    check_language,
    read_rulebook,
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: the clause, and the key and facts of the sentence that says so."""

    clause: str
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Told:
    """A fact that an event tells: the number of the event, and which of its arguments say whom it is about,
    what it is, what it cost, how many of it there are, and whether it succeeded."""

    event: int
    seat: str = ""
    value: str = ""
    price: str = ""
    number: str = ""
    success: str = ""


@dataclass(frozen=True, slots=True)
class Items:
    """Things of one kind that a study compares, such as cards; their table and their words go by the name."""

    name: str
    told: Told  # that a seat has one now, or that one is in play
    all: tuple[int, ...]
    numbered: bool = False  # people know them by their numbers
    groups: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # by name; tables show them apart
    offered: tuple[Told, ...] = ()  # that somebody may take one now; some of those offered are passed over
    taken_before: tuple[Told, ...] = ()  # that one offered was taken in a way that is not compared
    counts_as: Mapping[int, int] = field(default_factory=dict)  # such as a province as its continent
    named: str = ""  # the argument that has words for them, if that is not `told.value`
    many: bool = False  # a seat may take many: how many winners take is compared with the others
    rolled: bool = False  # dice decide which: each roll is compared with the rolls of all others of the kind

    @property
    def argument(self) -> str:
        return self.named or self.told.value


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that seats do, or that is done to them; its words go by the name."""

    name: str
    told: Told | None  # that it happened, and to which seat; None: `Definition.counted` finds it at the end
    after: tuple[int, ...] = ()  # if any: counts only if the first of these events was the last of them told


@dataclass(frozen=True, slots=True)
class Spells:
    """Things that hold for a while, such as weather, until the next of the kind is told; and the names of
    the deeds that they may make more or less frequent."""

    items: Items
    deeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """What a study of many games looks for; whatever a game does not have stays empty."""

    first: Told | None = None  # who begins
    bid: Told | None = None  # what a seat bid
    turn: Told | None = (
        None  # that a turn begins; without it, each taking of the first items counts as a turn
    )
    round: Told | None = None  # that a round begins, and its number
    items: tuple[Items, ...] = ()  # what seats come to have
    grounds: tuple[Items, ...] = ()  # what whole games are played on, such as boards; told without a seat
    deeds: tuple[Deed, ...] = ()
    spells: tuple[Spells, ...] = ()
    endings: tuple[str, ...] = ()  # the ways in which games end, where there are several
    room: int = 1024  # events of a game for which there is room at first; one that tells more is played again

    @property
    def kinds(self) -> tuple[Items, ...]:
        return *self.items, *self.grounds, *(spells.items for spells in self.spells)

    @property
    def events(self) -> set[int]:
        """The kinds of events that the study needs."""
        alone = (self.first, self.bid, self.turn, self.round, *(deed.told for deed in self.deeds))
        of_kinds = (told for kind in self.kinds for told in (kind.told, *kind.offered, *kind.taken_before))
        return {
            *(told.event for told in (*alone, *of_kinds) if told),
            *(event for deed in self.deeds for event in deed.after),
        }

    @property
    def counted_at_the_end(self) -> tuple[str, ...]:
        return tuple(deed.name for deed in self.deeds if deed.told is None)


def seat_asked_about(state: Record, seat: int | None, question: Facts) -> int | None:
    """The seat that a question is about: the one that it names, otherwise the one that asks; None if there
    is no such seat."""
    whose = question.get("seat", seat)
    if isinstance(whose, bool) or not isinstance(whose, int):
        return None
    return whose if 0 <= whose < state[0]["options"]["players"] else None


class _KindsByCode(dict[int, "Kind | None"]):
    """The kinds of actions by their codes, each looked for once: a game may have a million codes."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions

    def __missing__(self, code: int) -> Kind | None:
        kind = self._actions.kind_of(code)
        if kind is not None:
            self[code] = kind
        return kind


class Definition(ABC):
    id: str
    family: str = ""  # the folder of what it shares with other games, words included
    version: int  # of the rules; a saved match names it
    players: range
    options: tuple[Option, ...]
    decisions: type[Decisions]
    refusals: type[Refusals]
    events: type[Events]
    actions: Actions
    sources: tuple[str, ...]  # where points come from, in the order of the verb `score`
    _struct: type[Struct]
    seat_arguments: tuple[str, ...] = ("seat", "other")  # arguments that are seats, shown by name
    decisions_in_a_round = 20  # roughly; searches play on for so many before they judge a position
    searched_by_looks = False  # whether searches first try what looks good; if not, each choice once
    levels_with_network: tuple[str, ...] = ("skilled", "expert", "master")  # those that ask the network
    tree_temperature = 2.0  # of a network's policy in a guided search: what else is tried, and how soon
    trained_with: Mapping[str, Any] = {}  # settings of a plan that suit it better than the usual ones
    setup_decision: int | None = None  # by which every seat sets up, if all matches begin alike
    seldom: tuple[int, ...] = ()  # codes of actions that random players mostly leave out, as in `is_seldom`
    rules: tuple[str, ...]  # the modules of its folder that answer the verbs

    @property
    def folder(self) -> Path:
        return Path(inspect.getfile(type(self))).parent

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder. Rules, and what reads them, are loaded only when they are needed:
        they bring a compiler with them."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    # ----- The record

    def register(self, state: type[Struct], *modules: ModuleType) -> np.dtype[Any]:
        """The rules of these modules, and the actions declared in them, answer the verbs for such records."""
        from imperia.kernel.verbs import Room, register

        room = Room(
            self.actions.codes,
            self.actions.most_answers,
            self.decisions_in_a_round,
            self.searched_by_looks,
            self.seldom,
        )
        register(state, room, *map(vars, modules), self.actions.verbs())
        self._struct = state
        return state.dtype

    @property
    def struct(self) -> type[Struct]:
        """The class that declares the record type."""
        assert self.dtype
        return self._struct

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record type; asking for it loads the rules and registers them."""
        return self.register(self.part("state").State, *map(self.part, self.rules))

    @property
    def derived(self) -> type[Struct]:
        """The class that declares the record that the verb `derive` fills."""
        found: type[Struct] = self.part("derived").Derived
        return found

    def setting(self, players: int, options: Mapping[str, Any]) -> Setting:
        """Check players and options, fill in defaults, read what they name (a map file, say)."""
        return Setting(players, self.checked_options(players, options))

    def checked_options(self, players: int, given: Mapping[str, Any]) -> Facts:
        check_players(self, players)
        return check_options(self.id, self.options, players, given)

    def shown_options(self, setting: Setting) -> Facts:
        """The options as a view shows them; a game may put a name in the place of a long text."""
        return dict(setting.options)

    def unchanging(self, setting: Setting) -> Facts:
        """What else a view shows that follows from the setting and never changes in a match."""
        return {}

    def blank(self, setting: Setting) -> Record:
        """A record with its options filled in, ready for the verb `deal`."""
        state = np.zeros(1, self.dtype)
        options = state["options"][0]
        options["players"] = setting.players
        for option in self.options:
            if option.number is not None:
                options[option.name] = option.number(setting.options[option.name])
        self.furnish(state[0], setting)
        return state

    def furnish(self, record: Any, setting: Setting) -> None:  # noqa: B027 -- most games need nothing
        """Write what options name into a blank record: a map, say."""

    # ----- Meanings

    @cached_property
    def codes(self) -> int:
        """Action codes are numbers from 0 to one less than this."""
        self.dtype  # noqa: B018 -- asking for it loads the modules in which actions are declared
        return self.actions.codes

    @cached_property
    def _kinds(self) -> _KindsByCode:
        assert self.codes
        return _KindsByCode(self.actions)

    def action(self, code: int, state: Record | None = None) -> tuple[str, Facts]:
        """Kind and arguments of an action code, with what they mean in a state where one is given."""
        found = self._meanings.get(code)
        if found is None:
            kind = self._kinds[code]
            found = self._meanings[code] = (kind.name, kind.arguments(code)) if kind else ("none", {})
        return found[0], found[1].copy()

    @cached_property
    def _meanings(self) -> dict[int, tuple[str, Facts]]:
        """The kinds and arguments of codes that have been asked for."""
        return {}

    def places_of_a_seat(self, kind: str, argument: str, players: int) -> int:
        """How many numbers of an argument belong to each seat, seat after seat: one where it is a seat (or a
        colour); 0 where it has nothing to do with seats."""
        return int(argument in self.seat_arguments)

    @property
    def action_kinds(self) -> list[str]:
        """The names of the kinds of actions."""
        assert self.codes
        return [kind.name for kind in self.actions.by_code()]

    def notation(self, code: int, state: Record | None = None) -> str:
        """An action as people write it, in the state where it is taken."""
        written = self._written.get(code)
        if written is None:
            kind = self._kinds[code]
            written = self._written[code] = kind.written(code) if kind else "none"
        return written

    @cached_property
    def _written(self) -> dict[int, str]:
        """The notations of codes that have been asked for."""
        return {}

    def code(self, kind: str, arguments: Sequence[str], state: Record | None = None) -> int:
        """The action code of a kind with its arguments as written, in the state where it is taken;
        BadNotation says what is wrong."""
        written = " ".join([kind, *arguments])
        if kind not in self.action_kinds:
            raise BadNotation(
                "unknown-action", kind=Quoted(kind), game=self.id, known=list(self.action_kinds)
            )
        declared = self.actions.kinds[kind]
        values = []
        for text, name in zip(arguments, declared.sizes, strict=False):
            words = declared.words.get(name, ())
            if text in words:
                values.append(words.index(text))
            elif not words and _is_number(text):
                values.append(int(text))
        if not len(arguments) == len(values) == len(declared.sizes):
            form = "action-form-with-numbers" if len(declared.words) < len(declared.sizes) else "action-form"
            raise BadNotation(form, written=Quoted(written), form=Quoted(declared.form))
        if any(value >= size for value, size in zip(values, declared.sizes.values(), strict=True)):
            raise BadNotation("action-out-of-range", written=Quoted(written), game=self.id)
        return declared.code_of(values)

    @cached_property
    def _event_kinds(self) -> list[EventKind]:
        return [event.kind for event in self.events]

    def event(self, kind: int) -> EventKind:
        return self._event_kinds[kind]

    @cached_property
    def secret_events(self) -> frozenset[int]:
        """The kinds of events of which some seats know more than others."""
        return frozenset(number for number, kind in enumerate(self._event_kinds) if kind.secret)

    def decisions_played_on(self, players: int) -> int:
        """How many decisions the policy of a network plays on, in each simulation of a guided search, before
        the network is asked what every seat may expect. With 0 it is asked at once."""
        return 0

    def turn_of(self, state: Record) -> Hashable:
        """In a game of many small decisions: a value that changes when a turn ends; a search then has one
        budget for the whole turn. None if it has one for each decision."""
        return None

    @abstractmethod
    def decision(self, state: Record) -> tuple[str, Facts]:
        """What is asked now: its kind, and what a sentence about it needs."""

    def refusal(self, state: Record, seat: int, code: int, why: int) -> Reason:
        """The reason behind a number that the verb `refusal` gave, or NOT_ASKED."""
        decision = self.decisions.numbered(int(state[0]["decision"]))
        if decision == len(self.decisions) - 1:
            return Reason(decision.clause, "refusal-game-over")
        if why == NOT_ASKED:
            return self.not_asked(state, seat)
        if why == NO_SUCH_ACTION:
            return Reason(decision.clause, "refusal-no-such-action")
        if why >= FIRST_DO:
            return self.out_of_place(why)
        reason = list(self.refusals)[why - 1]
        facts = self.facts_of_refusal(state, seat, code, why)
        return Reason(reason.clause, f"refusal-{word_key(reason.name)}", facts)

    def out_of_place(self, why: int) -> Reason:
        """The reason why an action does not answer what is asked: its question is past, or another one has
        to be answered first."""
        if why >= NOT_NOW:
            kind = self.actions.by_code()[why - NOT_NOW]
            return Reason(self.actions.last_question(kind).clause, f"refusal-not-now-{word_key(kind.name)}")
        decision = self.decisions.numbered(why - FIRST_DO)
        return Reason(decision.clause, f"refusal-first-{word_key(decision.name)}")

    def reasons_of_the_rules(self) -> Iterator[str]:
        """The keys of all sentences that say why an asked seat may not do something."""
        assert self.codes
        yield from (f"refusal-{word_key(refusal.name)}" for refusal in self.refusals)
        yield from (self.out_of_place(why).key for why in sorted(self.actions.out_of_place()))

    def facts_of_refusal(self, state: Record, seat: int, code: int, why: int) -> Facts:
        """What the sentence of a refusal needs."""
        return self.action(code, state)[1]

    @abstractmethod
    def not_asked(self, state: Record, seat: int) -> Reason:
        """Why a seat that is not asked may not act while the game runs."""

    @abstractmethod
    def final(self, code: int) -> Reason | None:
        """Why an action can never be undone although nothing was revealed; None if it can."""

    def explain(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts | None:
        """What lies behind a possibility or a number that a seat (None: a spectator) points at, ready for
        JSON. The game says which questions it answers; it returns None for any other, or raises
        BadQuestion, which says what may be asked. `state` may be an observed one."""
        return None

    @property
    def foresees(self) -> bool:
        """Whether the game can say what choices do to the points."""
        return type(self).foresight is not Definition.foresight

    def foresight(self, seen: Record, code: int) -> Foresight:
        """How much of the points right after a legal action follows from an observed record."""
        return Foresight.NOTHING

    def only_picks(self, code: int) -> bool:
        """Whether an action only names what the seat's next one is done with, such as an army that is to
        move."""
        return False

    def odds(self, state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts | None:
        """The exact odds of a battle that a seat (None: a spectator) asks about, ready for JSON;
        BadQuestion says what is wrong with the question. None if no battles of the game are decided by
        chance. `state` may be an observed one."""
        return None

    def hindsight(self, setting: Setting, moments: Iterable[Moment]) -> Facts | None:
        """What a match was like, from all its moments, ready for JSON: how seats fared, and what chance gave
        them; nothing that a spectator may not know. None if the game has nothing to say."""
        return None

    @property
    def has_hindsight(self) -> bool:
        return type(self).hindsight is not Definition.hindsight

    def study(self, setting: Setting) -> Study:
        """The events by which many games are compared; no events if the game does not name any."""
        return Study()

    def endings(self, states: Record) -> NDArray[Any]:
        """For each game that is over, which of the endings of its study it had."""
        return np.zeros(len(states), np.int8)

    def counted(self, states: Record) -> Mapping[str, NDArray[Any]]:
        """The deeds of its study that only the end of a game shows, by name: games by seats."""
        return {}

    # ----- Views and positions

    @abstractmethod
    def printed(self, setting: Setting) -> Facts:
        """What is printed on board and cards and never changes in a match, ready for JSON and for drawing."""

    @cached_property
    def line(self) -> Line:
        """The fields of a position as one line of text, which are also its keywords."""
        line: Line = self.part("position").LINE
        return line

    def describe(self, setting: Setting, state: Record) -> str:
        """The position as one line of text."""
        return f"{self.id} {self.version} {self.describe_under_any_rules(setting, state)}"

    def describe_under_any_rules(self, setting: Setting, state: Record) -> str:
        """The line without the version of the rules, to compare positions under different versions."""
        return self.line.write(self.options, setting, state)

    def read(self, notation: str) -> Facts:
        """The keywords of a position that is given as a line; BadPosition says where it cannot be read."""
        return self.line.read(self.id, self.version, self.options, notation)

    def compose(self, keywords: Mapping[str, Any]) -> tuple[Setting, Record]:
        """A position from keywords; everything that is left out has a sensible default."""
        given = dict(keywords)
        with making_a_position():
            check_names(self.id, self.line.names(self.options), given)
            options = self.implied_options(given)
            options |= {
                option.name: given.pop(option.name) for option in self.options if option.name in given
            }
            least = max(self.line.least_players(given), self.implied_players(given, options))
            setting = self.setting(given.pop("players", least), options)
            state = self.blank(setting)
            self.part("composing").Composer(setting, state, given).compose()
        return setting, state

    def implied_options(self, given: Facts) -> Facts:
        """Options that keywords imply without naming them."""
        return {}

    def implied_players(self, given: Facts, options: Facts) -> int:
        """The fewest players that go with options and keywords, apart from lists by seat."""
        return self.players[0]

    # ----- Words

    @abstractmethod
    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        """Words for the numbers of arguments: a region's name, a card in words. A page has them too, and
        makes the same sentences from the same catalogues."""

    @cached_property
    def words(self) -> Words:
        family = [self.folder.parent / self.family / "words"] if self.family else []
        return Words(*family, self.folder / "words")

    def rulebook(self, lang: str = "en") -> Rulebook:
        return read_rulebook(self.folder / "rulebook" / f"{check_language(lang)}.md")

    def title(self, lang: str = "en") -> str:
        return self.words.say(lang, "title")

    def option_help(self, name: str, lang: str = "en") -> str:
        return self.words.say(lang, f"option-{word_key(name)}")

    def option_title(self, name: str, lang: str = "en") -> str:
        return self.words.say(lang, f"option-{word_key(name)}-title")

    def choice_in_words(self, name: str, choice: Any, lang: str = "en") -> str:
        return self.words.say(lang, f"option-{word_key(name)}-{word_key(str(choice))}")

    def source_title(self, source: str, lang: str = "en") -> str:
        """Where points come from, as a heading."""
        return self.words.say(lang, f"source-{word_key(source)}")

    def phrase(self, setting: Setting, lang: str, facts: Facts, names: Sequence[str]) -> Facts:
        """Arguments as sentences show them: words for numbers, names of seats, counts as a list."""
        if check_language(lang) not in setting.lexicons:
            setting.lexicons[lang] = self.lexicon(setting, lang)
        lexicon = setting.lexicons[lang]
        return {name: self._phrase_one(lexicon, lang, name, facts[name], names) for name in facts}

    def _phrase_one(self, lexicon: Lexicon, lang: str, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, dict):
            return ", ".join(self.words.say(lang, f"{name}-{key}", count=n) for key, n in value.items())
        words = lexicon.get(name, {})
        if value in words:
            return words[value]
        if name in self.seat_arguments:
            return names[value] if value < len(names) else self.words.say(lang, "seat-name", number=value)
        return value

    def say(self, setting: Setting, lang: str, key: str, facts: Facts, names: Sequence[str] = ()) -> str:
        """A sentence of this game with its arguments in words."""
        return self.words.say(lang, key, **self.phrase(setting, lang, facts, names))


def word_key(name: str) -> str:
    """A name as it stands in the key of a message: lower case, with dashes."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def check_players(definition: Definition, players: Any) -> int:
    counts = definition.players
    if isinstance(players, bool) or not isinstance(players, int) or players not in counts:
        raise BadOption(
            "bad-players", game=definition.id, least=counts[0], most=counts[-1], given=Quoted(players)
        )
    return players


def plain(given: Any) -> Any:
    """A whole number of NumPy as one of Python; anything else as it is."""
    return int(given) if isinstance(given, np.integer) else given


def check_seed(given: Any) -> int:
    seed = plain(given)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 64:
        raise BadOption("bad-seed", given=Quoted(seed))
    return seed
