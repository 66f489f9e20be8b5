"""The conventions of PettingZoo and Gymnasium, by their own tests."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from test_match import TABLES

import crema.gymnasium
import crema.pettingzoo


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo(game, seats, options):
    api_test(crema.pettingzoo.env(game, seats=seats, options=options), num_cycles=60)
    seed_test(lambda: crema.pettingzoo.env(game, seats=seats, options=options), num_cycles=30)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_gymnasium(game, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        for opponent in ("random", "self"):
            env = crema.gymnasium.CremaEnv(game, seats=seats, options=options, opponent=opponent)
            check_env(env, skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "greedy", 2, "self"])
def test_a_whole_episode_pays_once(opponent):
    env = crema.gymnasium.CremaEnv("cappuccino", opponent=opponent, seat=1, reward="margin")
    _, info = env.reset(seed=3)
    random, terminated = np.random.default_rng(0), False
    while not terminated:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, _, info = env.step(action)
        assert terminated or reward == 0
    scores = env.match.scores
    assert abs(reward) == abs(scores[0] - scores[1])


def test_an_illegal_action_ends_the_episode_or_raises():
    env = crema.gymnasium.CremaEnv("patchwork")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert info["illegal"]["reason"]
    strict = crema.gymnasium.CremaEnv("patchwork", strict=True)
    strict.reset(seed=1)
    with pytest.raises(crema.IllegalEvent):
        strict.step(illegal)


def test_registered_names_make_environments():
    crema.gymnasium.register()
    env = gymnasium.make("crema/CoffeeRush-v1", seats=4, opponent="greedy")
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space


def test_pettingzoo_rewards_add_up_to_nothing():
    env = crema.pettingzoo.env("coffee-rush", seats=4, reward="margin", render_mode="ansi")
    env.reset(seed=4)
    random, totals = np.random.default_rng(0), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(random.choice(legal)))
    assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
    assert "\x1b" not in env.render()
