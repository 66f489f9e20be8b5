"""One match: events, views, records, errors."""

import copy
import json

import numpy as np
import pytest

import crema

TABLES = [
    (game["id"], seats, options)
    for game in crema.games()
    for seats in range(game["min_seats"], game["max_seats"] + 1)
    for options in game["options"]
]


def play_out(match, seed=0):
    """Play at random to the end."""
    bot = crema.bot("random", seed=seed)
    match.resolve_chance()
    while not match.is_over:
        for event in bot.choose(match):
            match.play(event)
        match.resolve_chance()
    return match


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game_replays(game, seats, options):
    match = play_out(crema.Match(game, seats=seats, seed=7, options=options))
    assert match.turn is None
    assert match.winners
    again = crema.Match.from_record(match.record())
    assert (again.key, again.scores, again.events) == (match.key, match.scores, match.events)
    assert sum(match.returns()) == pytest.approx(0, abs=1e-6)
    assert match.options == options


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_numbers_and_events_are_each_others(game, seats, options):
    match = crema.Match(game, seats=seats, seed=3, options=options)
    random = np.random.default_rng(3)
    match.resolve_chance()
    for _ in range(60):
        if match.is_over:
            break
        numbers = match.legal_actions()
        assert sorted(match.event(number) for number in numbers) == sorted(match.legal())
        assert [match.action(match.event(number)) for number in numbers] == numbers
        assert match.observe().shape == (crema.spec(game, seats, options)["observation_size"],)
        match.apply_action(int(random.choice(numbers)))


def test_a_refusal_carries_its_facts_and_changes_nothing():
    match = crema.Match("patchwork", seed=1)
    before = match.key
    with pytest.raises(crema.IllegalEvent, match="leather") as refused:
        match.play("leather e5")
    assert refused.value.facts["reason"] == "no-leather"
    with pytest.raises(crema.IllegalEvent) as refused:
        match.play("dance")
    assert refused.value.facts["reason"] == "syntax"
    with pytest.raises(crema.IllegalEvent) as refused:
        match.play(-1)
    assert refused.value.facts == {"reason": "no-such-action", "action": -1}
    assert (match.key, len(match)) == (before, 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess",), "unknown game"),
        (("patchwork", 3), "for 2 players"),
        (("patchwork", 2, 0, {"speed": 9}), "options"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(arguments, message):
    with pytest.raises(crema.SetupError, match=message) as refused:
        crema.Match(*arguments)
    assert refused.value.facts["reason"]


def test_undo_and_copies():
    match = crema.Match("cappuccino", seed=1)
    keys = [match.key]
    for _ in range(5):
        match.play(match.legal()[0])
        keys.append(match.key)
    assert [match.at(length).key for length in range(6)] == keys
    twin = copy.deepcopy(match)
    twin.undo(2)
    assert (twin.key, match.key) == (keys[3], keys[5])
    match.undo(99)
    assert match.key == keys[0]


def test_views_are_dictionaries_of_one_seat():
    match = crema.Match("coffee-rush", seats=3, seed=1)
    match.resolve_chance()
    assert match.view(1)["players"][1]["seat"] == 1
    assert match.view() == match.view(0)
    with pytest.raises(crema.CremaError, match="seats 0 to 2"):
        match.view(3)


def test_bots_choose_legal_events_and_are_reproducible():
    match = crema.Match("coffee-rush", seed=5)
    match.resolve_chance()
    for level in ["random", "greedy", 1, 3, "barista"]:
        chosen = [crema.bot(level, nodes=50, seed=4).choose(match) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0][0] in match.legal()
    with pytest.raises(ValueError, match="is no bot"):
        crema.bot("grandmaster")


@pytest.mark.parametrize("game", ["patchwork", "cappuccino", "coffee-rush"])
def test_an_analysis_has_values_that_add_up(game):
    match = crema.Match(game, seed=2)
    match.resolve_chance()
    found = match.analyze(nodes=200)
    assert found["best"][0] in match.legal()
    assert sum(found["values"]) == pytest.approx(1, abs=1e-3)
    assert play_out(match).analyze() is None


def test_records_are_read_from_a_file(tmp_path):
    path = tmp_path / "games.jsonl"
    lines = [play_out(crema.Match("cappuccino", seed=seed), seed).record() for seed in range(3)]
    path.write_text("\n".join([lines[0], "", lines[1], lines[2]]) + "\n")
    records = list(crema.records(path))
    assert [record.json for record in records] == lines
    for record, line in zip(records, lines, strict=True):
        assert record.events == json.loads(line)["events"]
        assert record.result == json.loads(line)["result"]
        assert record.replay().scores == record.result["scores"]
    path.write_text(lines[0] + "\nnonsense\n")
    with pytest.raises(crema.RecordError, match="line 2"):
        list(crema.records(path))


def test_a_record_that_cheats_names_the_event():
    record = json.loads(crema.Match("patchwork", seed=1).record())
    record["events"] = ["advance", "leather a1"]
    with pytest.raises(crema.RecordError) as refused:
        crema.Match.from_record(json.dumps(record))
    assert refused.value.facts["event"] == 1


@pytest.mark.parametrize("game", ["patchwork", "cappuccino", "coffee-rush"])
def test_a_position_is_drawn(game):
    match = crema.Match(game, seed=1)
    match.resolve_chance()
    assert match._repr_svg_().startswith("<svg")
    assert "\x1b" not in str(match)
    assert "\x1b" in match.draw()
