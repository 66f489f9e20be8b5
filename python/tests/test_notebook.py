"""The notebook runs, and what its cells show can be drawn."""

import ast
import json
from pathlib import Path

import crema

NOTEBOOK = Path(__file__).parents[1] / "examples" / "review.ipynb"


def test_every_cell_runs_and_shows_something():
    names, shown = {}, []
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        body = ast.parse(cell["source"])
        assert isinstance(body.body[-1], ast.Expr), "a cell ends with what it shows"
        last = ast.Expression(body.body.pop().value)
        exec(compile(body, NOTEBOOK.name, "exec"), names)
        shown.append(eval(compile(last, NOTEBOOK.name, "eval"), names))
    drawn = [value for value in shown if hasattr(value, "_repr_svg_")]
    assert len(drawn) == 3
    assert all(value._repr_svg_().startswith("<svg") for value in drawn)


def test_a_review_finds_who_lost_what():
    match = crema.Match("patchwork", seed=3)
    for _ in range(6):
        match.play("advance")
    review = crema.review(match, nodes=50)
    assert [position.length for position in review.positions] == list(range(6))
    assert all(sum(position.values) - 1 < 1e-3 for position in review.positions)
    points = review.turning_points(2)
    assert len(points) <= 2
    assert all(point.played == "advance" for point in points)
