"""The folder of compiled rules: named by what compiles them, swept when old."""

import os
from pathlib import Path

from imperia.kernel import cache


def package(folder: Path, *, compiling: str = "A = 1\n", called: str = "B = 1\n") -> Path:
    for layer in cache.COMPILED_LAYERS:
        (folder / layer).mkdir(parents=True)
    for name in cache.COMPILING:
        path = folder / "kernel" / name.replace("*", "any")
        path.parent.mkdir(exist_ok=True)
        path.write_text(compiling)
    (folder / "games" / "deep").mkdir()
    (folder / "games" / "deep" / "called.py").write_text(called)
    return folder


def test_only_another_way_of_compiling_gives_another_folder(tmp_path):
    one = cache.compiler_hash(package(tmp_path / "one"))
    prose = '"""Told."""\n# Why.\n\nA = 1\n'
    assert cache.compiler_hash(package(tmp_path / "prose", compiling=prose)) == one
    assert cache.compiler_hash(package(tmp_path / "rules", called="B = 2\n")) == one
    assert cache.compiler_hash(package(tmp_path / "compiler", compiling="A = 2\n")) != one


def test_the_hash_is_noted_and_found_again_without_parsing(tmp_path, monkeypatch):
    one = package(tmp_path / "one")
    found = cache.noted_compiler_hash(tmp_path / "home", one)
    assert found == cache.compiler_hash(one)
    (note,) = (tmp_path / "home").iterdir()
    assert (
        cache.noted_compiler_hash(tmp_path / "home", package(tmp_path / "two", compiling="A = 2\n")) != found
    )
    note.write_text("cut off")
    assert cache.noted_compiler_hash(tmp_path / "home", one) == found
    monkeypatch.delattr(cache, "without_prose")
    assert cache.noted_compiler_hash(tmp_path / "home", one) == found


def test_where_pieces_cannot_be_named_every_source_counts(tmp_path):
    one = cache.compiler_hash(package(tmp_path / "one"), pieces_are_named=False)
    same = package(tmp_path / "same", called='"""Told."""\nB = 1  # why\n')
    assert cache.compiler_hash(same, pieces_are_named=False) == one
    rules = package(tmp_path / "rules", called="B = 2\n")
    assert cache.compiler_hash(rules, pieces_are_named=False) != one


def test_a_file_that_was_written_to_is_noticed_and_one_that_holds_no_rules_is_not(tmp_path):
    here = package(tmp_path / "one")
    one = cache.files_hash(here)
    called = here / "games" / "deep" / "called.py"
    (here / "games" / "deep" / "words").mkdir()
    (here / "games" / "deep" / "words" / "en.ftl").write_text("name = Deep\n")
    assert cache.files_hash(here) == one
    written = called.stat().st_mtime_ns
    called.write_text("B = 1\n")
    os.utime(called, ns=(written, written + 1))
    later = cache.files_hash(here)
    assert later != one
    called.write_text("B = 10\n")
    os.utime(called, ns=(written, written))
    assert cache.files_hash(here) not in (one, later)
    called.write_text("B = 1\n")
    os.utime(called, ns=(written, written))
    assert cache.files_hash(here) == one
    (here / "games" / "board.map").write_text("data")
    assert cache.files_hash(here) != one


def test_docstrings_of_functions_and_classes_are_prose_and_other_texts_are_not():
    told = 'class A:\n    """Told."""\n    def f():\n        """Told."""\n        return 1\n'
    untold = "class A:\n    def f():\n        return 1\n"
    assert cache.without_prose(told) == cache.without_prose(untold)
    assert cache.without_prose('a = "one"') != cache.without_prose('a = "two"')


def test_nothing_outside_the_hashed_layers_is_compiled():
    for path in cache.PACKAGE.rglob("*.py"):
        layer = path.relative_to(cache.PACKAGE).parts[0]
        if layer not in cache.COMPILED_LAYERS:
            assert "kernel.rule import" not in path.read_text(encoding="utf-8"), f"{path} holds rules"


def aged(path: Path, when: float) -> None:
    path.touch()
    os.utime(path, (when, when))


def test_old_folders_and_old_pieces_are_swept_and_others_stay(tmp_path):
    now = 2_000_000_000.0
    ages = {"rules-current": 0, "rules-recent": 3600, "rules-old": cache.KEEP_FOR_SECONDS + 60}
    for name, age in ages.items():
        (tmp_path / name).mkdir()
        aged(tmp_path / name / "used", now - age)
    aged(tmp_path / "rules-current" / "deal_all-1.code", now - 3600)
    aged(tmp_path / "rules-current" / "deal_all-2.code", now - cache.KEEP_FOR_SECONDS - 60)
    aged(tmp_path / "compiler-1", now - 3600)
    aged(tmp_path / "compiler-2", now - cache.KEEP_FOR_SECONDS - 60)
    (tmp_path / "something-else").mkdir()
    cache.sweep(tmp_path, tmp_path / "rules-current", now)
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")}
    assert left == {
        "compiler-1",
        "rules-current",
        "rules-current/used",
        "rules-current/deal_all-1.code",
        "rules-recent",
        "rules-recent/used",
        "something-else",
    }


def test_the_cache_can_be_moved(tmp_path, monkeypatch):
    monkeypatch.setenv("IMPERIA_CACHE", str(tmp_path / "mine"))
    directory = cache.prepare(pieces_are_named=True)
    assert directory.parent == tmp_path / "mine"
    assert (directory / "used").exists()
    assert (tmp_path / "mine" / "swept").exists()
