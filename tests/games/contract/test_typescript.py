"""The TypeScript interfaces of a view are what is written: the page is checked against nothing else."""

import re
from importlib import import_module

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


def fits(value, kind, known):
    """Whether a value is of a type, as far as types here go."""
    if kind.endswith("[]") and not kind.startswith("{") and "|" not in kind.split("(")[0]:
        inner = kind[:-2].removeprefix("(").removesuffix(")")
        return type(value) is list and all(fits(each, inner, known) for each in value)
    if kind in known:
        return set(value) == set(known[kind]) and all(
            fits(value[name], inner, known) for name, inner in known[kind].items()
        )
    record = re.fullmatch(r"Record<(.*), (number|number\[\])>", kind)
    if record:
        names = re.findall(r"'(\w+)'", record[1])
        return (set(value) == set(names) or record[1] == "string") and all(
            fits(each, record[2], known) for each in value.values()
        )
    if kind.startswith(("{", "[")):
        return value is None or isinstance(value, dict | list)
    return any(
        SIMPLE[part](value) if part in SIMPLE else value == part.strip("'") for part in kind.split(" | ")
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
    ):
        assert not fits(value, kind, known)


def test_interfaces_are_written_for_the_games_that_the_page_draws(tmp_path):
    (tmp_path / "empire").mkdir()
    write_interfaces(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["empire"]
    assert "export interface Shown {" in (tmp_path / "empire" / "shown.ts").read_text(encoding="utf-8")
