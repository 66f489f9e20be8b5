"""Learn Cappuccino for two by playing against oneself (PPO), in one file, with JAX on the CPU.

    pip install ./python jax matplotlib
    python python/examples/ppo_cappuccino.py --minutes 15 --plot curve.svg

Every seat is played by the same net, which sees the board from the seat to act; masks keep it to legal actions. The
worth of a position is that of the seat to act, so from one action to the next the sign changes with the seat. Now and
then it is tried against the built-in players `random` and `greedy`, half of the games from each seat.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

import crema
from crema.encoding import highest

Params = dict[str, Any]
Floats = npt.NDArray[np.float32]

GAME, SEATS = "cappuccino", 2
SPEC = crema.spec(GAME, SEATS)
ACTIONS: int = SPEC["action_count"]
HIGHEST = jnp.asarray(np.minimum(highest(GAME, SEATS), 16), jnp.float32)
GAMES, STEPS, HIDDEN = 512, 32, 256
DISCOUNT, LAMBDA, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
EPOCHS, BATCHES, RATE = 3, 8, 1e-3


def initial(key: Any) -> Params:
    """Return random weights of two hidden layers, a head for actions and one for the worth."""
    sizes = {
        "one": (SPEC["observation_size"], HIDDEN),
        "two": (HIDDEN, HIDDEN),
        "policy": (HIDDEN, ACTIONS),
        "worth": (HIDDEN, 1),
    }
    params = {}
    for name, (rows, columns) in sizes.items():
        key, draw = jax.random.split(key)
        gain = 0.01 if name == "policy" else 1.4
        params[name] = {
            "weights": jax.random.normal(draw, (rows, columns)) * gain / np.sqrt(rows),
            "bias": jnp.zeros(columns),
        }
    return params


def net(params: Params, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return log-probabilities of actions, and the worth of the position for the seat to act."""
    x = observations.astype(jnp.float32) / HIGHEST
    for layer in ("one", "two"):
        x = jax.nn.relu(x @ params[layer]["weights"] + params[layer]["bias"])
    logits = x @ params["policy"]["weights"] + params["policy"]["bias"]
    logits = jnp.where(masks > 0, logits, -1e9)
    worth = jnp.tanh(x @ params["worth"]["weights"] + params["worth"]["bias"])[:, 0]
    return jax.nn.log_softmax(logits), worth


@jax.jit
def act(params: Params, observations: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """Draw an action for every game."""
    logs, worth = net(params, observations, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], worth


@jax.jit
def best(params: Params, observations: Any, masks: Any) -> Any:
    """Return the likeliest action of every game."""
    return net(params, observations, masks)[0].argmax(axis=1)


def loss(params: Params, batch: tuple[Any, ...]) -> Any:
    """Return PPO's clipped loss with the error of the worth and a bonus for entropy."""
    observations, masks, actions, old_logs, advantages, targets = batch
    logs, worth = net(params, observations, masks)
    chosen = jnp.take_along_axis(logs, actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - old_logs)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(jnp.exp(logs) * jnp.where(masks > 0, logs, 0)).sum(axis=1).mean()
    return policy + 0.5 * ((worth - targets) ** 2).mean() - ENTROPY * entropy


@partial(jax.jit, donate_argnums=(0, 1))
def learn(params: Params, moments: Any, batch: tuple[Any, ...], rate: Any) -> tuple[Params, Any]:
    """Make one step of Adam."""
    gradients = jax.grad(loss)(params, batch)
    norm = jnp.sqrt(sum((leaf**2).sum() for leaf in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, 0.5 / (norm + 1e-8)), gradients)
    first, second, count = moments
    count = count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradients)
    params = jax.tree.map(
        lambda p, m, v: p - rate * (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8),
        params,
        first,
        second,
    )
    return params, (first, second, count)


class Rollout:
    """What a stretch of play leaves behind: arrays by step and game."""

    def __init__(self) -> None:
        shape = (STEPS, GAMES)
        self.observations = np.zeros((*shape, SPEC["observation_size"]), np.uint8)
        self.masks = np.zeros((*shape, ACTIONS), np.uint8)
        self.actions = np.zeros(shape, np.int32)
        self.logs = np.zeros(shape, np.float32)
        self.worth = np.zeros((STEPS + 1, GAMES), np.float32)
        self.seats = np.zeros((STEPS + 1, GAMES), np.int8)
        self.rewards = np.zeros(shape, np.float32)
        self.ended = np.zeros(shape, np.bool_)

    def play(self, env: crema.VectorEnv, params: Params, key: Any) -> Any:
        """Play on, every seat by the net."""
        rows = np.arange(GAMES)
        for step in range(STEPS):
            key, draw = jax.random.split(key)
            self.observations[step], self.masks[step] = env.observations, env.masks
            self.seats[step] = env.to_act
            actions, logs, worth = act(params, env.observations, env.masks, draw)
            self.actions[step], self.logs[step], self.worth[step] = actions, logs, worth
            env.step(self.actions[step])
            self.rewards[step] = env.rewards[rows, self.seats[step]]
            self.ended[step] = env.terminated
        self.seats[STEPS] = env.to_act
        key, draw = jax.random.split(key)
        self.worth[STEPS] = act(params, env.observations, env.masks, draw)[2]
        return key

    def advantages(self) -> Floats:
        """Return how much better than expected every action turned out; the sign turns where the seat does."""
        found = np.zeros((STEPS, GAMES), np.float32)
        later = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            sign = np.where(self.seats[step + 1] == self.seats[step], 1, -1)
            alive = ~self.ended[step]
            ahead = DISCOUNT * sign * self.worth[step + 1] * alive
            surprise = self.rewards[step] + ahead - self.worth[step]
            later = surprise + DISCOUNT * LAMBDA * sign * alive * later
            found[step] = later
        return found


def evaluate(params: Params, opponent: Any, games: int = 512, seed: int = 99) -> float:
    """Return the share of games won against a built-in player, ties counting half; both sit first equally often."""
    env = crema.VectorEnv(GAME, games, seed=seed)
    ours = np.arange(games) % SEATS
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        actions = env.advise(opponent).copy()
        mine = env.to_act == ours
        actions[mine] = np.asarray(best(params, env.observations, env.masks))[mine]
        env.step(actions)
        fresh = env.terminated & np.isnan(results)
        results[fresh] = (env.rewards[np.arange(games), ours][fresh] + 1) / 2
    return float(results.mean())


def plot(path: Path, curve: list[tuple[float, float, float]]) -> None:
    """Draw the share of games won by minute."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    minutes, random, greedy = (list(column) for column in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(minutes, [100 * share for share in random], label="against random")
    axes.plot(minutes, [100 * share for share in greedy], label="against greedy")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of training", ylabel="games won, %", ylim=(0, 102), title="PPO, Cappuccino for two")
    axes.legend()
    figure.savefig(path, bbox_inches="tight")


def main() -> None:
    """Train, report and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--updates", type=int, default=1_000_000, help="stop after so many, whatever the time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    key, draw = jax.random.split(jax.random.PRNGKey(arguments.seed))
    params = initial(draw)
    zeros = jax.tree.map(jnp.zeros_like, params)
    moments: Any = (zeros, jax.tree.map(jnp.zeros_like, params), 0)
    env, rollout = crema.VectorEnv(GAME, GAMES, seed=arguments.seed, threads=2), Rollout()
    shuffle = np.random.default_rng(arguments.seed)
    curve: list[tuple[float, float, float]] = []
    start, next_report = time.perf_counter(), 0.0
    for update in range(arguments.updates + 1):
        minutes = (time.perf_counter() - start) / 60
        over = minutes >= arguments.minutes or update == arguments.updates
        if minutes >= next_report or over:
            curve.append((minutes, evaluate(params, "random"), evaluate(params, "greedy")))
            steps = update * GAMES * STEPS
            shares = f"random {curve[-1][1]:6.1%}  greedy {curve[-1][2]:6.1%}"
            print(f"{minutes:5.1f} min  {steps:>11,} steps  {shares}", flush=True)
            next_report += arguments.minutes / 30
        if over:
            break
        key = rollout.play(env, params, key)
        advantages = rollout.advantages()
        targets = (advantages + rollout.worth[:STEPS]).reshape(-1)
        flat = advantages.reshape(-1)
        flat = (flat - flat.mean()) / (flat.std() + 1e-8)
        observations = rollout.observations.reshape(-1, SPEC["observation_size"])
        masks = rollout.masks.reshape(-1, ACTIONS)
        rate = RATE * max(0.05, 1 - minutes / arguments.minutes)
        for _ in range(EPOCHS):
            for part in np.array_split(shuffle.permutation(STEPS * GAMES), BATCHES):
                batch = (observations[part], masks[part], rollout.actions.reshape(-1)[part])
                batch += (rollout.logs.reshape(-1)[part], flat[part], targets[part])
                params, moments = learn(params, moments, batch, rate)
    if arguments.plot:
        plot(arguments.plot, curve)


if __name__ == "__main__":
    main()
