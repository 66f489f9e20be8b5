"""Steps a second with observations and masks, side by side with what else installs from the registry.

    pip install ./python open_spiel pgx jax "pettingzoo[classic]"
    python python/benchmarks/speed.py --rounds 3

Every contestant plays at random for the same time in every round, one after the other, so that whatever else the machine
does strikes all of them. Ratios within a run say more than the numbers. Steps are also counted by the second of processor
time, of all threads together, which a busy machine disturbs less. A peer that is not installed is left out by name.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import crema

Contestant = Callable[[float], int]
"""Plays for about so many seconds and returns the steps made."""

SHORTEST = 200
"""Steps of each game in a round, at least."""


def vector(game: str, n: int, threads: int = 1, **kwargs: Any) -> Contestant:
    """Return a vector of games whose random actions are drawn inside.

    All games begin together, so a stretch of play holds its share of deals only if it is as long as some games.
    """
    env = crema.VectorEnv(game, n, seed=1, threads=threads, **kwargs)

    def run(seconds: float) -> int:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds or steps < SHORTEST * n:
            env.step(env.advise("random"))
            steps += n
        return steps

    return run


def open_spiel(name: str) -> Contestant:
    """Return a game of OpenSpiel, observed after every action."""
    import pyspiel

    game = pyspiel.load_game(name)
    observation: Any = None
    from open_spiel.python.observation import make_observation

    observation = make_observation(game)
    random = np.random.default_rng(1)

    def run(seconds: float) -> int:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                observation.set_from(state, 0)
                steps += 1
        return steps

    return run


def pgx(name: str, n: int = 1024) -> Contestant:
    """Return a vector of a game of pgx, stepped and sampled in one compiled function."""
    import jax
    import jax.numpy as jnp
    import pgx as package
    from pgx.experimental.wrappers import auto_reset

    env = package.make(name)
    step_one = auto_reset(env.step, env.init)

    @jax.jit
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, deal = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(draw, logits, axis=-1)
        return jax.vmap(step_one)(state, actions, jax.random.split(deal, n)), key

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))
    state, key = step(state, key)

    def run(seconds: float) -> int:
        nonlocal state, key
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state, key = step(state, key)
            jax.block_until_ready(state.observation)
            steps += n
        return steps

    return run


def pettingzoo() -> Contestant:
    """Return PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    random = np.random.default_rng(1)

    def run(seconds: float) -> int:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.reset(seed=1)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                done = terminated or truncated
                legal = np.flatnonzero(observation["action_mask"])
                env.step(None if done else int(random.choice(legal)))
                steps += not done
        return steps

    return run


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    "crema patchwork, 256 games": lambda: vector("patchwork", 256),
    "crema patchwork, 4,096 games": lambda: vector("patchwork", 4096),
    "crema patchwork, 65,536 games": lambda: vector("patchwork", 65536),
    "crema cappuccino, 256 games": lambda: vector("cappuccino", 256),
    "crema cappuccino, 4,096 games": lambda: vector("cappuccino", 4096),
    "crema cappuccino, 65,536 games": lambda: vector("cappuccino", 65536),
    "crema coffee rush for two, 256 games": lambda: vector("coffee-rush", 256),
    "crema coffee rush for two, 4,096 games": lambda: vector("coffee-rush", 4096),
    "crema coffee rush for two, 65,536 games": lambda: vector("coffee-rush", 65536),
    "crema coffee rush for four, 4,096 games": lambda: vector("coffee-rush", 4096, seats=4),
    "crema patchwork, 4,096 games, 2 threads": lambda: vector("patchwork", 4096, threads=2),
    "crema cappuccino, 4,096 games, 2 threads": lambda: vector("cappuccino", 4096, threads=2),
    "crema coffee rush for two, 4,096 games, 2 threads": lambda: vector("coffee-rush", 4096, threads=2),
    "open_spiel breakthrough": lambda: open_spiel("breakthrough"),
    "open_spiel clobber": lambda: open_spiel("clobber"),
    "pgx connect four, 1,024 games": lambda: pgx("connect_four"),
    "pgx othello, 1,024 games": lambda: pgx("othello"),
    "pettingzoo connect four": pettingzoo,
}


def plain_calls() -> dict[str, float]:
    """Return the nanoseconds of processor time of single calls of a match, the best of seven, loop included."""
    match = crema.Match("patchwork", seed=1)
    calls: dict[str, Callable[[], object]] = {
        "match.is_terminal()": match.is_terminal,
        "match.current_player()": match.current_player,
        "len(match)": match.__len__,
    }
    loops, best = 100_000, {}
    gc.disable()
    for name, call in calls.items():
        times = []
        for _ in range(7):
            start = time.process_time()
            for _ in range(loops):
                call()
            times.append((time.process_time() - start) / loops * 1e9)
        best[name] = min(times)
    gc.enable()
    return best


def reading_records(count: int) -> dict[str, float]:
    """Return megabytes a second of reading bytes and of reading records from one file in the page cache."""
    match = crema.Match("cappuccino", seed=1)
    bot = crema.bot("random")
    while not match.is_over:
        match.play(bot.choose(match)[0])
    line = match.record() + "\n"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        with path.open("w") as file:
            for _ in range(count):
                file.write(line)
        size = path.stat().st_size / 1e6
        start = time.perf_counter()
        with path.open("rb") as raw:
            while raw.read(1 << 20):
                pass
        as_bytes = time.perf_counter() - start
        start = time.perf_counter()
        seats = sum(record.seats for record in crema.records(path))
        as_records = time.perf_counter() - start
        start = time.perf_counter()
        with path.open() as text:
            by_json = sum(json.loads(line)["seats"] for line in text)
        as_json = time.perf_counter() - start
        assert seats == by_json == 2 * count
    return {
        "megabytes": size,
        "bytes alone, MB/s": size / as_bytes,
        "crema.records, MB/s": size / as_records,
        "json.loads, MB/s": size / as_json,
        "crema.records, records/s": count / as_records,
    }


def main() -> None:
    """Run every contestant in every round and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="", help="contestants whose name contains this")
    parser.add_argument("--records", type=int, default=100_000)
    arguments = parser.parse_args()
    ready: dict[str, Contestant] = {}
    for name, make in CONTESTANTS.items():
        if arguments.only in name:
            try:
                ready[name] = make()
            except ImportError as missing:
                print(f"left out: {name} ({missing})")
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in ready}
    for _ in range(arguments.rounds):
        for name, contestant in ready.items():
            wall, busy = time.perf_counter(), time.process_time()
            steps = contestant(arguments.seconds)
            rates[name].append((steps / (time.perf_counter() - wall), steps / (time.process_time() - busy)))
    print("| contestant | steps a second, median | every round, thousands | by the second of processor time, median |")
    print("|---|---:|---|---:|")
    for name, rounds in rates.items():
        every = ", ".join(f"{wall / 1e3:,.0f}" for wall, _ in rounds)
        by_wall, by_processor = (statistics.median(rate) for rate in zip(*rounds, strict=True))
        print(f"| {name} | {by_wall:,.0f} | {every} | {by_processor:,.0f} |")
    print("\nnanoseconds a call:", {name: round(value) for name, value in plain_calls().items()})
    if arguments.records:
        print("records:", {name: round(value) for name, value in reading_records(arguments.records).items()})


if __name__ == "__main__":
    main()
