"""Two machines have the same Imperia if everything on which games depend is the same."""

import shutil

import pytest

import imperia
from imperia.crew.sameness import PACKAGE, ours


@pytest.fixture
def copy(tmp_path):
    parts = ("arena", "games", "words")
    for part in parts:
        shutil.copytree(PACKAGE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "cli").mkdir()
    return tmp_path


def test_it_names_the_version():
    version, digest = ours()
    assert version == imperia.__version__
    assert (version, digest) == ours()


@pytest.mark.parametrize(
    "place",
    [
        "games/empire/turn.py",
        "games/empire/boards/a.map",
        "words/en.ftl",
        "games/founders/sets/standard.tiles",
    ],
)
def test_another_rule_board_or_word_is_another_imperia(copy, place):
    before = ours(copy)
    (copy / place).write_text((copy / place).read_text() + "\n")
    assert ours(copy) != before


def test_what_no_game_depends_on_does_not_matter(copy):
    before = ours(copy)
    (copy / "cli" / "new.py").write_text("pass\n")
    (copy / "games" / "empire" / "rulebook" / "en.md").write_text("")
    text = (copy / "words" / "en.ftl").read_bytes()
    (copy / "words" / "en.ftl").write_bytes(text.replace(b"\n", b"\r\n"))  # as another system checks it out
    assert ours(copy) == before
