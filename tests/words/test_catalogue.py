"""A sentence can be formed with anything that somebody wrote."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import imperia
from imperia.table.errors import Refused
from imperia.words import LANGUAGES, Words, legible
from imperia.words.catalogue import entries_of, needed_for

CATALOGUES = sorted(Path(imperia.__file__).parent.rglob("words/*.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["x" * 2501, "x" * 1_000_000, "\ud800", "a\udfffb", "\x00"])
def test_a_refusal_says_what_it_can_of_any_text(lang, text):
    refusal = Refused("bad-file", what=text).problem(lang)
    for part in (refusal.text, refusal.facts["what"]):
        assert len(part) < 1200
        part.encode()


def test_a_text_that_is_too_long_keeps_both_ends():
    short = legible("beginning" + "x" * 5000 + "end")
    assert short.startswith("beginning")
    assert short.endswith("end")
    assert legible("as it is") == "as it is"
    assert legible(7) == 7


class References(Visitor):
    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node):  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def parsed(text):
    """Every entry by its name, as the parser of Fluent reads them."""
    entries = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in entries
        if isinstance(entry, (ast.Message, ast.Term))
    }


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_entries_that_are_parsed_one_by_one_are_those_of_the_whole_file(path):
    entries = entries_of(path)
    whole = parsed(path.read_text(encoding="utf-8"))
    alone = parsed("\n".join(entries.values()))
    assert list(alone) == list(whole) == list(entries)
    for name, entry in whole.items():
        assert alone[name].equals(entry, ignored_fields=["span", "comment"]), name
        found = References()
        found.visit(entry)
        assert found.names & entries.keys() <= needed_for(name, entries), name


def test_a_sentence_finds_all_that_it_refers_to(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "# Told.\n-ship = { $case ->\n   *[one] a ship\n    [many] ships\n}\n"
        '# Told.\nowner = { -ship(case: "many") } of { whose }\n    .short = { $count } x\nwhose = Ann\n'
    )
    words = Words(tmp_path)
    assert words.say("en", "owner") == "ships of Ann"
    assert words.say("en", "owner.short", count=3) == "3 x"
    assert words.has("en", "whose")
    assert not words.has("en", "nobody")
    with pytest.raises(KeyError):
        words.say("en", "nobody")
    (tmp_path / "later").mkdir()
    (tmp_path / "later" / "en.ftl").write_text("whose = Bob\n")
    assert Words(tmp_path, tmp_path / "later").say("en", "owner") == "ships of Bob"
