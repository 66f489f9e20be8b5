"""The games for one learner, as a Gymnasium environment: against a bot, or against itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from crema._crema import Bot, IllegalEvent, Match, spec
from crema.encoding import highest

Observation = npt.NDArray[np.uint8]


class CremaEnv(gymnasium.Env[Observation, np.int64]):
    """One match from the learner's seat.

    `opponent` is a bot's level, which plays every other seat, or `"self"`: then the learner plays every seat in turn and
    the reward is that of the seat that made the last action. `info["action_mask"]` has the legal actions; an illegal one is
    refused with -1 and ends the game, unless `strict` asks for the exception.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own declaration)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponent: int | str = "random",
        seat: int = 0,
        reward: Literal["outcome", "margin"] = "outcome",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        layout = spec(game, seats, options)
        self.game, self.options, self.reward, self.strict = game, options, reward, strict
        self.seats: int = layout["seats"]
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.seats - 1}")
        self.seat, self.opponent, self.render_mode = seat, opponent, render_mode
        high = highest(game, self.seats, options)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(layout["action_count"])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deal a new match and let the others play until the learner is to act."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 63))
        self.match = Match(self.game, self.seats, deal, self.options)
        self.match.resolve_chance()
        self.bot = None if self.opponent == "self" else Bot(self.opponent, seed=deal)
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of the learner, and then the others until it is to act again."""
        actor = self.match.turn if self.bot is None else self.seat
        try:
            self.match.play(int(action))
        except IllegalEvent as refused:
            if self.strict:
                raise
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": refused.facts}
        self.match.resolve_chance()
        self._let_others_play()
        reward = self._return(actor or 0) if self.match.is_over else 0.0
        return self._observe(), reward, self.match.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask under the name that sb3-contrib's MaskablePPO asks for."""
        return self.match.mask().astype(np.bool_)

    def render(self) -> str | None:
        """Return the position drawn with characters."""
        return str(self.match) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        while self.bot is not None and not self.match.is_over and self.match.turn != self.seat:
            for event in self.bot.choose(self.match):
                self.match.play(event)
            self.match.resolve_chance()

    def _return(self, seat: int) -> float:
        scores = self.match.scores
        if self.reward == "outcome" or scores is None:
            return self.match.returns()[seat]
        return scores[seat] - (sum(scores) - scores[seat]) / (self.seats - 1)

    def _observe(self) -> Observation:
        return self.match.observe(self.match.turn if self.bot is None else self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask(), "to_act": self.match.turn}


def register() -> None:
    """Add `crema/Patchwork-v1` and its like to Gymnasium's registry."""
    from crema._crema import games

    for game in games():
        name = "".join(word.capitalize() for word in game["id"].split("-"))
        version = spec(game["id"])["version"]
        gymnasium.register(f"crema/{name}-v{version}", entry_point="crema.gymnasium:CremaEnv", kwargs={"game": game["id"]})
