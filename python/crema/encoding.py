"""Observations: what their bytes mean, and how to scale them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from crema._crema import spec


@lru_cache(maxsize=64)
def _highest(game: str, seats: int, options: str) -> npt.NDArray[np.uint8]:
    fields = spec(game, seats, json.loads(options))["fields"]
    parts = [np.full(int(np.prod(field["shape"])), field["most"], np.uint8) for field in fields]
    highest = np.concatenate(parts)
    highest.setflags(write=False)
    return highest


def highest(game: str, seats: int, options: Mapping[str, Any] | None = None) -> npt.NDArray[np.uint8]:
    """Return the most that each byte of an observation can be."""
    return _highest(game, seats, json.dumps(dict(options or {}), sort_keys=True))


def scale(
    observation: npt.NDArray[np.uint8], game: str, seats: int, options: Mapping[str, Any] | None = None
) -> npt.NDArray[np.float32]:
    """Return an observation, or an array of them, with every byte divided by the most it can be."""
    return np.divide(observation, highest(game, seats, options), dtype=np.float32)


def fields(
    observation: npt.NDArray[np.uint8], game: str, seats: int, options: Mapping[str, Any] | None = None
) -> dict[str, npt.NDArray[np.uint8]]:
    """Return the named parts of an observation (or of an array of them) as views in their shapes."""
    parts = {}
    for field in spec(game, seats, options)["fields"]:
        size = int(np.prod(field["shape"]))
        part = observation[..., field["offset"] : field["offset"] + size]
        parts[field["name"]] = part.reshape(*observation.shape[:-1], *field["shape"])
    return parts
