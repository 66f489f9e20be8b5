"""docs/observations.md says what the engine writes. UPDATE_GOLDEN=1 rewrites its tables."""

import os
import re
from pathlib import Path

import pytest

import crema

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"
TABLES = [
    ("patchwork", 2, {}),
    ("cappuccino", 2, {}),
    ("cappuccino", 2, {"expert": True}),
    ("coffee-rush", 2, {}),
    ("coffee-rush", 4, {}),
]


def tables(game, seats, options):
    """Return the tables of a layout as Markdown."""
    spec = crema.spec(game, seats, options)
    lines = [f"Layout version {spec['version']}: {spec['observation_size']:,} bytes, {spec['action_count']:,} actions."]
    lines += ["", "| bytes from | field | shape | at most | what it says |", "|---:|---|---|---:|---|"]
    for field in spec["fields"]:
        lines.append(f"| {field['offset']} | `{field['name']}` | {shape(field)} | {field['most']} | {field['about']} |")
    lines += ["", "| actions from | verb | shape | axes |", "|---:|---|---|---|"]
    lines += [f"| {group['offset']} | `{group['name']}` | {shape(group)} | {group['about']} |" for group in spec["actions"]]
    return "\n".join(lines)


def shape(part):
    """Return the axes of a part."""
    return "×".join(map(str, part["shape"])) or "1"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_document_is_what_the_engine_says(game, seats, options):
    name = " ".join([game, str(seats), *options])
    place = re.compile(f"(<!-- {name} -->\n).*?(\n<!-- end -->)", re.DOTALL)
    written = DOCUMENT.read_text(encoding="utf-8")
    expected = tables(game, seats, options)
    if os.environ.get("UPDATE_GOLDEN"):
        DOCUMENT.write_text(place.sub(lambda found: found[1] + expected + found[2], written), encoding="utf-8")
        return
    found = place.search(written)
    assert found, f"the document has no place for {name}"
    assert expected in found[0], f"{name}: run with UPDATE_GOLDEN=1 and read the difference"
