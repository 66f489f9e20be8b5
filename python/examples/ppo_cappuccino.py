"""Learn Cappuccino for two (PPO), in one file, with JAX on the CPU.

    pip install ./python jax matplotlib
    python python/examples/ppo_cappuccino.py --minutes 15 --plot curve.svg

The net looks at every cell and the sum of its neighbours, and judges a move by the two cells it joins, the same way for all
cells and directions: what it learns in one corner it knows in all. For the first part of the time it learns
to do what the built-in player `greedy` would do, and what comes of it; from then on it is PPO: half of the games it plays
against itself, half against `greedy`. The worth of a position is that of the seat to act, so from one action to the next the
sign changes with the seat. Rewards are by margin, which tells more than who won. Now and then it is tried against
`random` and `greedy`, half of the games from each seat.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

import crema

Params = dict[str, Any]
Floats = npt.NDArray[np.float32]

GAME, SEATS = "cappuccino", 2
SPEC = crema.spec(GAME, SEATS)
ACTIONS: int = SPEC["action_count"]
CELLS, HIDDEN, FEATURES, PAIR = 64, 24, 16, 16
GAMES, STEPS = 256, 32
LAMBDA, CLIP, ENTROPY, MARGIN = 0.95, 0.2, 0.005, 1 / 32
EPOCHS, BATCHES, RATE, WARM_UP = 2, 8, 3e-3, 0.5
DIRECTIONS = [(1, 0), (-1, 0), (1, -1), (-1, 1), (0, -1), (0, 1)]
"""As docs/observations.md has them; each but its neighbour in the list is another, so `d ^ 1` is the opposite of `d`."""


def neighbours() -> npt.NDArray[np.int64]:
    """Return the neighbour of every cell in every direction; 64 stands for none."""
    cells, walk = [(0, 0)], [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for ring in range(1, 6):
        q, r = -ring, ring
        for step in walk:
            for _ in range(ring):
                cells.append((q, r))
                q, r = q + step[0], r + step[1]
    number = {cell: index for index, cell in enumerate(cells[:CELLS])}
    return np.array([[number.get((q + dq, r + dr), CELLS) for q, r in cells[:CELLS]] for dq, dr in DIRECTIONS])


NEIGHBOURS = neighbours()


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def look(x: Any, direction: int) -> Any:
    """Return for every cell what its neighbour in a direction holds."""
    padded = jnp.concatenate([x, jnp.zeros_like(x[:, :1])], axis=1)
    return padded[:, NEIGHBOURS[direction]]


def look_forward(x: Any, direction: int) -> tuple[Any, None]:
    """Return the result; nothing has to be kept for the way back."""
    return look(x, direction), None


def look_back(direction: int, _: None, gradient: Any) -> tuple[Any]:
    """Return the gradient: my neighbour's neighbour in the opposite direction is me."""
    return (look(gradient, direction ^ 1),)


look.defvjp(look_forward, look_back)


def initial(key: Any) -> Params:
    """Return random weights: two layers over cells, one over the whole board, one over pairs of cells, and the heads."""
    sizes = {
        "one": (2 * FEATURES, HIDDEN),
        "two": (2 * HIDDEN, HIDDEN),
        "all": (HIDDEN + 4, HIDDEN),
        "from": (HIDDEN + FEATURES, PAIR),
        "to": (HIDDEN + FEATURES, PAIR),
        "safe": (2, PAIR),
        "near": (HIDDEN, PAIR),
        "policy": (PAIR, 1),
        "worth": (HIDDEN, 1),
    }
    params = {}
    for name, (rows, columns) in sizes.items():
        key, draw = jax.random.split(key)
        gain = 0.1 if name in {"policy", "worth"} else 1.4
        params[name] = {
            "weights": jax.random.normal(draw, (rows, columns)) * gain / np.sqrt(rows),
            "bias": jnp.zeros(columns),
        }
    return params


def dense(params: Params, name: str, x: Any) -> Any:
    """Apply one layer."""
    return x @ params[name]["weights"] + params[name]["bias"]


def highest_beside(heights: Any) -> Any:
    """Return the highest of each cell's neighbours."""
    return jnp.max(jnp.stack([look(heights, direction) for direction in range(6)]), axis=0)


def with_neighbours(x: Any) -> Any:
    """Return every cell's features with the sum of its neighbours'."""
    return jnp.concatenate([x, sum(look(x, direction) for direction in range(6)) / 3], axis=-1)


def features(observations: Any) -> tuple[Any, Any, Any]:
    """Return what is known of every cell, its height, and the height of the highest stack beside it that is not ours."""
    bytes_ = observations.astype(jnp.float32)
    mine, theirs, heights, second = (bytes_[:, CELLS * n : CELLS * (n + 1), None] for n in range(4))
    foe, friend = highest_beside(theirs * heights), highest_beside(mine * heights)
    threatened = mine * (foe >= heights) + theirs * (friend >= heights)
    parts = [mine, theirs, mine * second, theirs * second, mine * heights / 8, theirs * heights / 8]
    parts += [foe / 8, friend / 8, mine * threatened, theirs * threatened]
    parts += [mine * threatened * heights / 8, theirs * threatened * heights / 8]
    parts += [mine * second * heights / 8, theirs * second * heights / 8]
    parts += [(heights >= 2).astype(jnp.float32), (heights >= 4).astype(jnp.float32)]
    return jnp.concatenate(parts, axis=-1), heights, foe


def net(params: Params, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return log-probabilities of actions, and the worth of the position for the seat to act."""
    seen, heights, foe = features(observations)
    x = jax.nn.relu(dense(params, "one", with_neighbours(seen)))
    x = jax.nn.relu(dense(params, "two", with_neighbours(x)))
    cups = observations[:, 4 * CELLS : 4 * CELLS + 4].astype(jnp.float32) / 32
    whole = jax.nn.relu(dense(params, "all", jnp.concatenate([x.mean(axis=1) * 4, cups], axis=-1)))
    both = jnp.concatenate([x, seen], axis=-1)
    lifted, below = dense(params, "from", both) + dense(params, "near", whole)[:, None], dense(params, "to", both)
    logits = []
    for direction in range(6):
        together, danger = heights + look(heights, direction), look(foe, direction)
        safe = jnp.concatenate([together > danger, (together > danger) * together / 8], axis=-1)
        pair = jax.nn.relu(lifted + look(below, direction) + dense(params, "safe", safe))
        logits.append(dense(params, "policy", pair)[..., 0])
    masked = jnp.where(masks > 0, jnp.concatenate(logits, axis=1), -1e9)
    return jax.nn.log_softmax(masked), jnp.tanh(dense(params, "worth", whole))[:, 0]


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
    observations, masks, actions, _, old_logs, advantages, targets, ours = batch
    logs, worth = net(params, observations, masks)
    chosen = jnp.take_along_axis(logs, actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - old_logs)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -(ours * jnp.minimum(ratio * advantages, clipped * advantages)).mean()
    entropy = -(ours[:, None] * jnp.exp(logs) * jnp.where(masks > 0, logs, 0)).sum(axis=1).mean()
    return policy + 0.5 * ((worth - targets) ** 2).mean() - ENTROPY * entropy


def warm_up_loss(params: Params, batch: tuple[Any, ...]) -> Any:
    """Return how unlikely the net finds what greedy would do, with the error of the worth."""
    observations, masks, _, greedy, _, _, targets, _ = batch
    logs, worth = net(params, observations, masks)
    return -jnp.take_along_axis(logs, greedy[:, None], 1).mean() + 0.5 * ((worth - targets) ** 2).mean()


@partial(jax.jit, static_argnums=4, donate_argnums=(0, 1))
def learn(params: Params, moments: Any, batch: tuple[Any, ...], rate: Any, warm_up: bool) -> tuple[Params, Any]:
    """Make one step of Adam."""
    gradients = jax.grad(warm_up_loss if warm_up else loss)(params, batch)
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
        self.greedy = np.zeros(shape, np.int32)
        self.logs = np.zeros(shape, np.float32)
        self.worth = np.zeros((STEPS + 1, GAMES), np.float32)
        self.seats = np.zeros((STEPS + 1, GAMES), np.int8)
        self.rewards = np.zeros(shape, np.float32)
        self.ended = np.zeros(shape, np.bool_)
        self.ours = np.ones(shape, np.float32)
        """Was it the net's own action, and not the opponent's?"""

    def play(self, env: crema.VectorEnv, params: Params, key: Any, warm_up: bool) -> Any:
        """Play on: every seat of the first half of the games, one seat of the others, where greedy has the other one.

        To warm up, greedy has both seats of the second half: what it does is worth learning, and where the net leads is too.
        """
        rows = np.arange(GAMES)
        for step in range(STEPS):
            key, draw = jax.random.split(key)
            self.observations[step], self.masks[step] = env.observations, env.masks
            self.seats[step] = env.to_act
            actions, logs, worth = act(params, env.observations, env.masks, draw)
            self.actions[step], self.logs[step], self.worth[step] = actions, logs, worth
            self.greedy[step] = env.advise("greedy")
            greedy = (rows >= GAMES // 2) & (warm_up | (env.to_act == rows % SEATS))
            self.actions[step][greedy] = self.greedy[step][greedy]
            self.ours[step] = ~greedy
            env.step(self.actions[step])
            self.rewards[step] = np.clip(MARGIN * env.rewards[rows, self.seats[step]], -1, 1)
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
            surprise = self.rewards[step] + sign * self.worth[step + 1] * alive - self.worth[step]
            later = surprise + LAMBDA * sign * alive * later
            found[step] = later
        return found


def evaluate(params: Params, opponent: Literal["random", "greedy"], games: int = 256, seed: int = 99) -> float:
    """Return the share of games won against a built-in player, ties counting half; both sit first equally often."""
    env = crema.VectorEnv(GAME, games, seed=seed, threads=2)
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
    axes.set(
        xlabel="minutes of one processor",
        ylabel="games won, %",
        ylim=(0, 102),
        title="PPO, Cappuccino for two",
    )
    axes.legend()
    figure.savefig(path, bbox_inches="tight")


def main() -> None:
    """Train, report and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--updates", type=int, default=1_000_000, help="stop after so many, whatever the time")
    parser.add_argument("--reports", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    key, draw = jax.random.split(jax.random.PRNGKey(arguments.seed))
    params = initial(draw)
    moments: Any = (jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params), 0)
    env = crema.VectorEnv(GAME, GAMES, seed=arguments.seed, threads=2, reward="margin")
    rollout, shuffle = Rollout(), np.random.default_rng(arguments.seed)
    curve: list[tuple[float, float, float]] = []
    start, next_report = time.perf_counter(), 0.0
    for update in range(arguments.updates + 1):
        minutes = (time.perf_counter() - start) / 60
        over = minutes >= arguments.minutes or update == arguments.updates
        if minutes >= next_report or over:
            busy = time.process_time() / 60
            curve.append((busy, evaluate(params, "random"), evaluate(params, "greedy")))
            shares = f"random {curve[-1][1]:6.1%}  greedy {curve[-1][2]:6.1%}"
            times = f"{minutes:5.1f} min ({busy:5.1f} of one processor)"
            print(f"{times}  {update * GAMES * STEPS:>10,} steps  {shares}", flush=True)
            next_report += arguments.minutes / arguments.reports
            if arguments.plot:
                plot(arguments.plot, curve)
        if over:
            break
        warm_up = minutes < WARM_UP * arguments.minutes
        key = rollout.play(env, params, key, warm_up)
        advantages = rollout.advantages()
        flat = advantages.reshape(-1)
        columns = (
            rollout.observations.reshape(-1, SPEC["observation_size"]),
            rollout.masks.reshape(-1, ACTIONS),
            rollout.actions.reshape(-1),
            rollout.greedy.reshape(-1),
            rollout.logs.reshape(-1),
            (flat - flat.mean()) / (flat.std() + 1e-8),
            (advantages + rollout.worth[:STEPS]).reshape(-1),
            rollout.ours.reshape(-1),
        )
        rate = RATE * max(0.05, 1 - minutes / arguments.minutes)
        for _ in range(EPOCHS):
            for part in np.array_split(shuffle.permutation(STEPS * GAMES), BATCHES):
                params, moments = learn(params, moments, tuple(column[part] for column in columns), rate, warm_up)


if __name__ == "__main__":
    main()
