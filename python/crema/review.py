"""A game looked back on: what every position was worth, and where the win was given away."""

from __future__ import annotations

from dataclasses import dataclass, field

from crema._crema import Match
from crema.drawing import line_chart


@dataclass(frozen=True)
class Judged:
    """A position in which a seat was to act."""

    length: int
    """Events played before it."""
    seat: int
    """The seat to act."""
    played: str
    """The event that followed."""
    best: list[str]
    """What looked best."""
    values: list[float]
    """Each seat's share of the win."""


@dataclass
class Review:
    """The judged positions of a match. A notebook draws each seat's share of the win."""

    seats: int
    positions: list[Judged] = field(default_factory=list)

    def turning_points(self, count: int = 5) -> list[Judged]:
        """Return the positions after which the seat that acted lost most."""
        losses = [
            (before.values[before.seat] - after.values[before.seat], before)
            for before, after in zip(self.positions, self.positions[1:], strict=False)
        ]
        losses.sort(key=lambda loss: -loss[0])
        return [position for loss, position in losses[:count] if loss > 0]

    def _repr_svg_(self) -> str:
        """Draw each seat's share of the win, event by event."""
        places = [position.length for position in self.positions]
        return line_chart(places, [[position.values[seat] for position in self.positions] for seat in range(self.seats)])


def review(match: Match, nodes: int = 2_000, every: int = 1) -> Review:
    """Judge every position of a match in which somebody was to act, or every so many of them, by so many nodes each."""
    found = Review(match.seats)
    events, actors = match.events, match.actors
    acted = [length for length, actor in enumerate(actors) if actor is not None]
    for length in acted[::every]:
        judged = match.at(length).analyze(nodes)
        if judged is not None:
            seat = actors[length] or 0
            found.positions.append(Judged(length, seat, events[length], judged["best"], judged["values"]))
    return found
