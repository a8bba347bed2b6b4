"""The directory of compiled rules: named by the sources, swept when old."""

import os
from pathlib import Path

from imperia.kernel import cache


def package(folder: Path, text: str) -> Path:
    for layer in cache.COMPILED_LAYERS:
        (folder / layer).mkdir(parents=True)
    (folder / "kernel" / "rule.py").write_text("RULES = 1\n")
    (folder / "games" / "deep").mkdir()
    (folder / "games" / "deep" / "called.py").write_text(text)
    return folder


def test_a_change_in_any_called_file_gives_another_directory(tmp_path):
    one = cache.sources_hash(package(tmp_path / "one", "A = 1\n"))
    same = cache.sources_hash(package(tmp_path / "same", "A = 1\n"))
    changed = cache.sources_hash(package(tmp_path / "changed", "A = 2\n"))
    assert one == same != changed


def test_nothing_outside_the_hashed_layers_is_compiled():
    for path in cache.PACKAGE.rglob("*.py"):
        layer = path.relative_to(cache.PACKAGE).parts[0]
        if layer not in cache.COMPILED_LAYERS:
            assert "kernel.rule import" not in path.read_text(encoding="utf-8"), f"{path} holds rules"


def test_old_directories_are_swept_and_others_stay(tmp_path):
    now = 2_000_000_000.0
    ages = {"rules-current": 0, "rules-recent": 3600, "rules-old": cache.KEEP_FOR_SECONDS + 60}
    for name, age in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "used").touch()
        os.utime(tmp_path / name / "used", (now - age, now - age))
    (tmp_path / "something-else").mkdir()
    cache.sweep(tmp_path, tmp_path / "rules-current", now)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "rules-current",
        "rules-recent",
        "something-else",
    ]


def test_the_cache_can_be_moved(tmp_path, monkeypatch):
    monkeypatch.setenv("IMPERIA_CACHE", str(tmp_path / "mine"))
    directory = cache.prepare()
    assert directory.parent == tmp_path / "mine"
    assert (directory / "used").exists()
