"""Many games at once, held against matches that are played one by one."""

import numpy as np
import pytest
from test_match import TABLES

import crema
from crema.encoding import fields, highest, scale


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_rows_are_what_a_match_shows(game, seats, options):
    """Where no chance is left after the deal, a row can be followed by a match of the same seed."""
    env = crema.VectorEnv(game, 3, seats=seats, seed=11, options=options)
    spec = crema.spec(game, seats, options)
    assert env.observations.shape == (3, spec["observation_size"])
    assert env.masks.shape == (3, spec["action_count"])
    high = highest(game, seats, options)
    for _ in range(150):
        assert (env.observations <= high).all()
        assert env.masks.any(axis=1).all()
        actions = env.advise("random")
        assert env.masks[np.arange(3), actions].all()
        env.step(actions)


@pytest.mark.parametrize("game", ["patchwork", "cappuccino"])
def test_the_first_game_is_the_one_that_the_seed_deals(game):
    env, match = crema.VectorEnv(game, 2, seed=5), crema.Match(game, seed=5)
    while not match.is_over:
        assert env.to_act[0] == match.turn
        np.testing.assert_array_equal(env.observations[0], match.observe())
        np.testing.assert_array_equal(env.masks[0], match.mask())
        actions = env.advise("random")
        match.play(int(actions[0]))
        env.step(actions)
    assert env.terminated[0]
    assert env.scores[0].tolist() == match.scores
    assert env.rewards[0].tolist() == pytest.approx(match.returns())
    assert env.lengths[0] == len(match)


@pytest.mark.parametrize("game", ["patchwork", "cappuccino", "coffee-rush"])
def test_threads_change_nothing(game):
    envs = [crema.VectorEnv(game, 37, seed=9, threads=threads) for threads in (1, 2, 5)]
    for _ in range(80):
        actions = envs[0].advise("random").copy()
        for env in envs:
            env.step(actions)
        for env in envs[1:]:
            np.testing.assert_array_equal(env.observations, envs[0].observations)
            np.testing.assert_array_equal(env.masks, envs[0].masks)
            np.testing.assert_array_equal(env.rewards, envs[0].rewards)


def test_arrays_stay_where_they_are_and_resets_repeat():
    env = crema.VectorEnv("coffee-rush", 4, seats=4, seed=1)
    kept, first = env.observations, env.observations.copy()
    assert kept is env.observations
    for _ in range(30):
        env.step(env.advise("greedy"))
    assert (kept != first).any()
    env.reset(seed=1)
    np.testing.assert_array_equal(kept, first)
    assert np.from_dlpack(kept).ctypes.data == kept.ctypes.data


@pytest.mark.parametrize("game", ["patchwork", "cappuccino", "coffee-rush"])
def test_arrays_begin_where_jax_shares_them(game):
    env = crema.VectorEnv(game, 3, seed=1)
    for name in ["observations", "masks", "rewards", "scores", "to_act", "terminated", "lengths"]:
        array = getattr(env, name)
        assert array.ctypes.data % 64 == 0, name
        assert array.flags.c_contiguous, name
        assert array.flags.writeable, name
        assert np.from_dlpack(array).shape == array.shape, name


def test_an_illegal_action_stops_only_its_game():
    env = crema.VectorEnv("patchwork", 3, seed=1)
    before = env.observations.copy()
    illegal = int(np.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(crema.IllegalEvent, match="game 1") as refused:
        env.step([0, illegal, 0])
    assert refused.value.facts == {"reason": "no-such-action", "action": illegal, "game": 1}
    assert (env.observations[1] == before[1]).all()
    assert (env.observations[0] != before[0]).any()
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        env.step([0, 0])


def test_rewards_by_margin():
    env = crema.VectorEnv("cappuccino", 8, seats=3, seed=2, reward="margin")
    ended = 0
    while ended < 8:
        env.step(env.advise())
        for game in np.flatnonzero(env.terminated):
            ended += 1
            scores = env.scores[game]
            expected = [score - (scores.sum() - score) / 2 for score in scores]
            assert env.rewards[game].tolist() == pytest.approx(expected)


def test_fields_are_views_of_the_observation():
    env = crema.VectorEnv("patchwork", 2, seed=1)
    parts = fields(env.observations, "patchwork", 2)
    assert parts["quilts"].shape == (2, 2, 9, 9)
    assert parts["players"][0, 0].tolist() == [5, 0, 0, 81, 0]
    assert scale(env.observations, "patchwork", 2).max() <= 1


@pytest.mark.parametrize("arguments", [{"n": 0}, {"n": 1, "threads": 0}, {"n": 1, "reward": "beer"}])
def test_arguments_out_of_bounds_are_refused(arguments):
    with pytest.raises(ValueError, match="expected"):
        crema.VectorEnv("patchwork", **arguments)
