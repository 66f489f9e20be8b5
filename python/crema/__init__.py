"""Coffee Rush, Patchwork and Cappuccino: matches, bots, and environments for learning.

`Match` is one match in text, for scripts and people. `VectorEnv` is thousands of games at once, for programs that
learn. `crema.pettingzoo` and `crema.gymnasium` speak those libraries' conventions, which must be installed for them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from crema._crema import (
    Bot,
    CremaError,
    IllegalEvent,
    Match,
    Record,
    RecordError,
    Records,
    SetupError,
    VectorEnv,
    __version__,
    games,
    spec,
)
from crema.review import Review, review

__all__ = [
    "Bot",
    "CremaError",
    "IllegalEvent",
    "Match",
    "Record",
    "RecordError",
    "Records",
    "Review",
    "SetupError",
    "VectorEnv",
    "__version__",
    "bot",
    "games",
    "records",
    "review",
    "spec",
]

Options = Mapping[str, Any]


def bot(level: int | str, *, nodes: int | None = None, seed: int = 0) -> Bot:
    """Return a built-in player: `"random"`, `"greedy"`, a level from 1 to 8 or its name, such as `"barista"`.

    `nodes` cuts its thinking short. The same seed, asked the same, answers the same.
    """
    return Bot(level, nodes=nodes, seed=seed)


def records(path: str | os.PathLike[str]) -> Records:
    """Iterate over a file of game records, one game a line. A line is replayed only when you ask for it."""
    return Records(path)
