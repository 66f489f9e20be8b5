"""The games as PettingZoo environments in which agents take turns (AEC).

`env("coffee-rush", seats=4)` wraps `raw_env` as PettingZoo asks: illegal actions end the game for the agent that chose
them, and calls out of order are refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from crema._crema import Match, spec
from crema.encoding import highest

Observation = dict[str, Any]


def env(game: str, **kwargs: Any) -> AECEnv[str, Observation, int]:
    """Return the environment of a game, wrapped in PettingZoo's checks."""
    wrapped: Any = raw_env(game, **kwargs)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    ordered: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(wrapped)
    return ordered


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801 (the name that PettingZoo's users look for)
    """One match; agents are `seat_0`, `seat_1` and so on, and act in the order of the rules."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's own declaration)
        "render_modes": ["ansi"],
        "name": "crema_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Literal["outcome", "margin"] = "outcome",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, render_mode)
        super().__init__()
        self.game, self.options, self.reward, self.render_mode = game, options, reward, render_mode
        layout = spec(game, seats, options)
        self.seats: int = layout["seats"]
        self.metadata = {**self.metadata, "name": f"crema_{game.replace('-', '_')}_v{layout['version']}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions: int = layout["action_count"]
        high = highest(game, self.seats, options)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.match = Match(self.game, self.seats, self._seed, self.options)
        self.match.resolve_chance()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and the mask of what it may do: nothing unless it is to act."""
        mask = self.match.mask().view(np.int8)
        if self.match.turn != self._seat[agent]:
            mask[:] = 0
        return {"observation": self.match.observe(self._seat[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(int(action))
        self.match.resolve_chance()
        if self.match.is_over:
            self.rewards = dict(zip(self.agents, self._returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self._seat[agent] + 1) % self.seats]
        else:
            self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position drawn with characters."""
        return str(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _to_act(self) -> str:
        return self.possible_agents[self.match.current_player()]

    def _returns(self) -> list[float]:
        scores = self.match.scores
        if self.reward == "outcome" or scores is None:
            return self.match.returns()
        return [score - (sum(scores) - score) / (self.seats - 1) for score in scores]
