"""The TypeScript interfaces of a view agree with what is written: the page is checked against nothing
else."""

import re
from importlib import import_module
from itertools import repeat

import pytest

from imperia.games.typescript import write_interfaces
from tests.games.every_game import every_game, terms_of

OF_EVERY_VIEW = {
    *("game", "version", "seat", "players", "options", "step", "actors", "decision"),
    *("legal", "over", "scores", "ranking"),
}
SIMPLE = {
    "number": lambda value: type(value) is int,
    "boolean": lambda value: type(value) is bool,
    "string": lambda value: type(value) is str,
    "null": lambda value: value is None,
}


def interfaces(typescript):
    """The members of each interface with their types."""
    found = {}
    for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", typescript, re.DOTALL):
        found[name] = dict(re.findall(r"^  (\w+): (.*);$", body, re.MULTILINE))
    return found


def parts(text, separator):
    """A text cut at a separator, but not within brackets."""
    found, depth = [""], 0
    for sign in text:
        depth += (sign in "({[<") - (sign in ")}]>")
        if sign == separator and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def fits(value, kind, known):
    """Whether a value fits a type."""
    return any(fits_one(value, each, known) for each in parts(kind, "|"))


def fits_one(value, kind, known):
    """Whether a value fits a type that is not a union."""
    if kind.endswith("[]"):
        return type(value) is list and all(fits(each, kind[:-2], known) for each in value)
    if kind.startswith("("):
        return fits(value, kind[1:-1], known)
    if kind in known:
        return fits_members(value, known[kind], known)
    if kind.startswith("{"):
        members = dict(member.split(": ", 1) for member in parts(kind[1:-1], ";") if member)
        return fits_members(value, members, known)
    if kind.startswith("["):
        inner = parts(kind[1:-1], ",")
        return (
            type(value) is list and len(value) == len(inner) and all(map(fits, value, inner, repeat(known)))
        )
    record = re.fullmatch(r"Record<(.*), (.*)>", kind)
    if record:
        names = value if record[1] == "string" else [name.strip("'") for name in parts(record[1], "|")]
        return fits_members(value, dict.fromkeys(names, record[2]), known)
    return SIMPLE[kind](value) if kind in SIMPLE else value == kind.strip("'")


def fits_members(value, members, known):
    return (
        type(value) is dict
        and set(value) == set(members)
        and all(fits(value[name], kind, known) for name, kind in members.items())
    )


@pytest.mark.parametrize("viewer", [0, None])
@every_game
def test_a_view_has_exactly_what_its_interfaces_say(name, viewer):
    known = interfaces(import_module(f"imperia.games.{name}.view").VIEW.typescript())
    for match in terms_of(name).moments(12, 90):
        view = match.view(viewer)
        own = {key: value for key, value in view.items() if key not in OF_EVERY_VIEW}
        assert set(own) - set(known["Shown"]) <= {"map"}  # what never changes comes with the setting
        for member, kind in known["Shown"].items():
            assert fits(own[member], kind, known), (member, kind, own[member])


def test_a_value_of_another_type_does_not_fit():
    known = {"Seat": {"coins": "number"}}
    for value, kind in (
        (None, "number"),
        (1, "boolean"),
        ("x", "'a' | 'b' | null"),
        ([1, "x"], "number[]"),
        ([{"coins": None}], "Seat[]"),
        ([{}], "Seat[]"),
        ({"a": 1}, "Record<'a' | 'b', number>"),
        (["a", 1], "('a' | 'b')[]"),
        ([{"place": "x"}], "{ place: number }[]"),
        ([{"place": 1, "unit": 2}], "{ place: number }[]"),
        ({"kind": "a"}, "{ kind: 'b' | { inner: number } } | null"),
        ([[1, 2, 3]], "[number, number][]"),
        ({"a": 1}, "Record<string, string>"),
    ):
        assert not fits(value, kind, known)


def test_interfaces_are_written_for_the_games_that_the_page_draws(tmp_path):
    (tmp_path / "empire").mkdir()
    write_interfaces(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["empire"]
    assert "export interface Shown {" in (tmp_path / "empire" / "shown.ts").read_text(encoding="utf-8")
