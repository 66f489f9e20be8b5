"""Positions as SVG, for notebooks: the page's boards without their art."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from crema._crema import Match

View = dict[str, Any]

_COLOURS = {"red": "#c8553d", "blue": "#3f6c9b", "green": "#5b8a5a", "yellow": "#d9a441"}
_SEATS = ["#c8553d", "#3f6c9b", "#5b8a5a", "#d9a441"]
_INGREDIENTS = {
    "coffee": "#5c4033",
    "milk": "#f5f0e6",
    "steam": "#cfd8dc",
    "ice": "#b3e0f2",
    "chocolate": "#7b3f00",
    "caramel": "#c68e4e",
    "tea": "#8aa05a",
    "water": "#6fa8dc",
}


def svg(match: Match) -> str:
    """Return the position as an SVG image; a game without a drawing of its own is drawn with characters."""
    draw = _DRAWINGS.get(match.game)
    return draw(match.view()) if draw else _image(640, 400, [_text(10, 20, line) for line in str(match).split("\n")])


def line_chart(places: list[int], lines: list[list[float]]) -> str:
    """Return shares from 0 to 1 as lines over numbers of events, one a seat."""
    last = max(places, default=1) or 1
    parts = [_text(6, y + 4, label) for y, label in ((15, "1"), (115, "½"), (215, "0"))]
    parts.append('<path d="M30 115H590" stroke="#d8ccbc"/>')
    for seat, shares in enumerate(lines):
        points = " ".join(f"{30 + 560 * x / last:.1f},{215 - 200 * y:.1f}" for x, y in zip(places, shares, strict=True))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{_SEATS[seat]}" stroke-width="2"/>')
        parts.append(_text(30 + 80 * seat, 240, f"seat {seat}", fill=_SEATS[seat]))
    return _image(600, 250, parts)


def _image(width: float, height: float, parts: list[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fbf7f0"/>{body}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", fill: str = "#3b2f2a") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="3" fill="{fill}" stroke="#d8ccbc"/>'


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="#3b2f2a"/>'


def _patchwork(view: View) -> str:
    parts = []
    for seat, player in enumerate(view["players"]):
        left = 10 + seat * 230
        for row, squares in enumerate(player["quilt"]):
            for column, square in enumerate(squares):
                fill = _SEATS[seat] if square == "#" else "#ffffff"
                parts.append(_rect(left + column * 24, 10 + row * 24, 22, 22, fill))
        facts = f"{player['buttons']} buttons, income {player['income']}, space {player['space']}"
        parts.append(_text(left, 245, facts + (", tile" if player["tile"] else "")))
    for place, patch in enumerate(view["circle"][:3]):
        left = 10 + place * 150
        for row, squares in enumerate(patch["shape"].split("/")):
            for column, square in enumerate(squares):
                if square == "1":
                    parts.append(_rect(left + column * 14, 260 + row * 14, 13, 13, "#b08968"))
        facts = f"{patch['price']} buttons, {patch['time']} time"
        parts.append(_text(left, 345, f"{patch['patch']}: {facts}"))
    return _image(470, 355, parts)


def _cappuccino(view: View) -> str:
    size = 20.0
    places = []
    for stack in view["stacks"]:
        q, r = (int(number) for number in stack["cell"].split(","))
        places.append((size * 1.732 * (q + r / 2), size * 1.5 * r, stack))
    left = min((x for x, _, _ in places), default=0) - 30
    top = min((y for _, y, _ in places), default=0) - 30
    width = max((x for x, _, _ in places), default=0) - left + 30
    height = max((y for _, y, _ in places), default=0) - top + 30
    parts = []
    for x, y, stack in places:
        parts.append(_circle(x - left, y - top, size * 0.8, _COLOURS[stack["colour"]]))
        parts.append(_text(x - left, y - top + 4, str(stack["height"]), "middle", "#ffffff"))
    scores = ", ".join(f"seat {seat}: {player['score']}" for seat, player in enumerate(view["players"]))
    parts.append(_text(10, height + 14, scores))
    return _image(max(width, 200), height + 24, parts)


def _coffee_rush(view: View) -> str:
    parts = []
    for index, square in enumerate(view["board"]):
        x, y = 10 + index % 4 * 62, 10 + index // 4 * 62
        parts.append(_rect(x, y, 60, 60, _INGREDIENTS[square["ingredient"]]))
        fill = "#ffffff" if square["ingredient"] in {"coffee", "chocolate"} else "#3b2f2a"
        parts.append(_text(x + 30, y + 54, square["ingredient"], "middle", fill))
        parts += [_circle(x + 14 + 18 * n, y + 16, 8, _SEATS[seat]) for n, seat in enumerate(square["meeples"])]
    y = 24
    for player in view["players"]:
        parts.append(_circle(280, y - 4, 7, _SEATS[player["seat"]]))
        facts = f"rating {player['rating']}, rush {player['rush']}, penalties {player['penalties']}"
        parts.append(_text(294, y, facts))
        for cup in player["cups"]:
            y += 16
            content = ", ".join(f"{name} {count}" for name, count in cup["content"].items()) or "empty"
            parts.append(_text(294, y, f"cup {cup['cup']}: {content}"))
        y += 16
        slots = (", ".join(order["order"] for order in slot["orders"]) or "-" for slot in player["slots"])
        parts.append(_text(294, y, " | ".join(slots)))
        y += 24
    return _image(760, max(270, y), parts)


_DRAWINGS: dict[str, Callable[[View], str]] = {
    "patchwork": _patchwork,
    "cappuccino": _cappuccino,
    "coffee-rush": _coffee_rush,
}
