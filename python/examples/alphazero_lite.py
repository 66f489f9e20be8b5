"""AlphaZero in small, for any of the games: a net, a tree search that it guides, and games against itself.

    pip install ./python jax
    python python/examples/alphazero_lite.py --game patchwork --minutes 5

It is written to be read, not to be strong: one match at a time, one tree, a small net. Chance (Coffee Rush) is resolved
by drawing inside the tree, so a node is the outcome that was drawn first.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

import crema

Params = list[tuple[Any, Any]]
Sample = tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.float32], int]
HIDDEN, CURIOSITY, RATE = 128, 1.5, 1e-3


def initial(key: Any, inputs: int, actions: int, seats: int) -> Params:
    """Return random weights of one hidden layer, a head for actions and one for each seat's worth."""
    params = []
    for rows, columns in [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, seats)]:
        key, draw = jax.random.split(key)
        params.append((jax.random.normal(draw, (rows, columns)) / np.sqrt(rows), jnp.zeros(columns)))
    return params


@jax.jit
def net(params: Params, observation: Any) -> tuple[Any, Any]:
    """Return logits of actions and the worth for every seat, the observing one first."""
    x = observation
    for weights, bias in params[:2]:
        x = jax.nn.relu(x @ weights + bias)
    (policy, policy_bias), (worth, worth_bias) = params[2:]
    return x @ policy + policy_bias, jnp.tanh(x @ worth + worth_bias)


@jax.jit
def learn(params: Params, observations: Any, policies: Any, worths: Any) -> tuple[Params, Any]:
    """Make one step of plain gradient descent."""

    def loss(params: Params) -> Any:
        logits, guessed = net(params, observations)
        cross = -(policies * jax.nn.log_softmax(logits)).sum(axis=1).mean()
        return cross + ((guessed - worths) ** 2).mean()

    value, gradients = jax.value_and_grad(loss)(params)
    return jax.tree.map(lambda p, g: p - RATE * g, params, gradients), value


class Node:
    """A position in the tree."""

    def __init__(self, match: crema.Match) -> None:
        self.match = match
        self.actions: npt.NDArray[np.int64] = np.empty(0, np.int64)
        self.children: dict[int, Node] = {}

    def expand(self, params: Params) -> npt.NDArray[np.float64]:
        """Ask the net; return the worth for every seat, in the order of seats."""
        seats, turn = self.match.seats, self.match.turn
        if turn is None:
            return np.array(self.match.returns())
        logits, worth = net(params, self.match.observation_tensor())
        self.actions = np.flatnonzero(self.match.mask())
        legal = np.asarray(logits)[self.actions]
        self.priors = np.exp(legal - legal.max())
        self.priors /= self.priors.sum()
        self.visits = np.zeros(len(self.actions))
        self.won = np.zeros(len(self.actions))
        return np.roll(np.asarray(worth, np.float64), turn)[:seats]

    def simulate(self, params: Params) -> npt.NDArray[np.float64]:
        """Walk down to a new position, judge it, and remember the judgement on the way up."""
        turn = self.match.turn
        if turn is None:
            return np.array(self.match.returns())
        mean = self.won / np.maximum(self.visits, 1)
        bonus = CURIOSITY * self.priors * math.sqrt(self.visits.sum() + 1) / (1 + self.visits)
        pick = int(np.argmax(mean + bonus))
        child = self.children.get(pick)
        if child is None:
            match = self.match.copy()
            match.apply_action(int(self.actions[pick]))
            child = self.children[pick] = Node(match)
            worth = child.expand(params)
        else:
            worth = child.simulate(params)
        self.visits[pick] += 1
        self.won[pick] += worth[turn]
        return worth


def search(match: crema.Match, params: Params, simulations: int, noise: np.random.Generator | None) -> Node:
    """Return the root of a searched tree."""
    root = Node(match.copy())
    root.expand(params)
    if noise is not None:
        root.priors = 0.75 * root.priors + 0.25 * noise.dirichlet(np.full(len(root.actions), 0.5))
    for _ in range(simulations):
        root.simulate(params)
    return root


def self_play(game: str, params: Params, simulations: int, seed: int) -> list[Sample]:
    """Play one game against oneself; return what was seen, what the search made of it, and how it ended."""
    random = np.random.default_rng(seed)
    match = crema.Match(game, seed=seed)
    match.resolve_chance()
    actions = crema.spec(game, match.seats)["action_count"]
    seen: list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], int]] = []
    while not match.is_over:
        root = search(match, params, simulations, random)
        share = root.visits / root.visits.sum()
        policy = np.zeros(actions, np.float32)
        policy[root.actions] = share
        seen.append((match.observation_tensor(), policy, match.turn or 0))
        match.apply_action(int(random.choice(root.actions, p=share)))
    returns = np.array(match.returns(), np.float32)
    return [(observation, policy, np.roll(returns, -seat), seat) for observation, policy, seat in seen]


def tournament(game: str, params: Params, simulations: int, opponent: str, games: int) -> float:
    """Return the share of games won against a built-in player."""
    won = 0.0
    for number in range(games):
        match, bot = crema.Match(game, seed=1000 + number), crema.bot(opponent, seed=number)
        match.resolve_chance()
        ours = number % match.seats
        while not match.is_over:
            if match.turn == ours:
                root = search(match, params, simulations, None)
                match.apply_action(int(root.actions[root.visits.argmax()]))
            else:
                for event in bot.choose(match):
                    match.play(event)
                match.resolve_chance()
        won += (match.returns()[ours] + 1) / 2
    return won / games


def main() -> None:
    """Alternate between playing and learning."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cappuccino")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--games", type=int, default=10, help="games of the tournament at the end")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    spec = crema.spec(arguments.game)
    sizes = (spec["observation_size"], spec["action_count"], spec["seats"])
    params = initial(jax.random.PRNGKey(arguments.seed), *sizes)
    random = np.random.default_rng(arguments.seed)
    memory: list[Sample] = []
    start, played = time.perf_counter(), 0
    while (time.perf_counter() - start) / 60 < arguments.minutes:
        memory += self_play(arguments.game, params, arguments.simulations, arguments.seed + played)
        memory = memory[-20_000:]
        played += 1
        value = 0.0
        for _ in range(20):
            part = [memory[index] for index in random.integers(len(memory), size=256)]
            observations, policies, worths = (jnp.asarray(np.stack(column)) for column in list(zip(*part, strict=True))[:3])
            params, value = learn(params, observations, policies, worths)
        if played % 10 == 1:
            minutes = (time.perf_counter() - start) / 60
            print(f"{minutes:5.1f} min  {played:>5} games  loss {float(value):.3f}", flush=True)
    for opponent in ("random", "greedy"):
        share = tournament(arguments.game, params, arguments.simulations, opponent, arguments.games)
        print(f"won {share:.0%} of {arguments.games} games against {opponent}")


if __name__ == "__main__":
    main()
