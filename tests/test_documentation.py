"""What the documents show runs as it stands."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("document", ["README.md", "docs/arrays.md"])
def test_every_python_example_runs(document):
    examples = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, document, "exec"), names)


def test_every_link_leads_somewhere():
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_outputs_promised_in_the_readme_are_right():
    import imperia

    empire = imperia.game("empire")
    puzzle = empire.position(turn=0, step="city", armies={7: [1]}, cities={9: [1]})
    promised = f"# {[str(action) for action in puzzle.legal(0)]}"
    assert promised in (ROOT / "README.md").read_text(encoding="utf-8")
