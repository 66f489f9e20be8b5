"""The engine: matches, bots and vectors of games, written in Rust."""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

__version__: str

class CremaError(ValueError):
    """Whatever Crema refuses."""

    facts: dict[str, Any]
    """Why, for programs: a `reason` and what belongs to it."""

class IllegalEvent(CremaError):
    """An event or an action that is not allowed now; the match is as it was."""

class RecordError(CremaError):
    """A record that does not replay; `facts["event"]` is the number of the event at fault, or None."""

class SetupError(CremaError):
    """A table that cannot be set up: an unknown game, a number of seats or an option that it does not have."""

def games() -> list[dict[str, Any]]:
    """Return every game: id, name, seats, versions, and every combination of its options."""

def spec(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return what the bytes of an observation and the numbers of actions mean at such a table.

    `fields` and `actions` list the parts, one after the other, each with its `offset` and `shape`; `version` grows with
    every change of meaning. docs/observations.md has the same in words.
    """

class Match:
    """One match: its set-up and its events. Only legal events get in.

    `Match("coffee-rush", seats=4, seed=1)` deals a new one; `Match.from_record(line)` replays one. Without `seats` it is
    for as few as the game allows. A notebook draws the position.
    """

    def __init__(
        self, game: str, seats: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None: ...
    @staticmethod
    def from_record(line: str) -> Match:
        """Replay a record (one line of JSON) and check everything it claims."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from the default."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when chance is to decide or the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def is_chance(self) -> bool:
        """Whether chance is to decide: play one of `legal()`, or call `resolve_chance()`."""

    @property
    def key(self) -> int:
        """A number of 64 bits that equal positions share."""

    @property
    def events(self) -> list[str]:
        """Every event so far."""

    @property
    def actors(self) -> list[int | None]:
        """Who made each event; None for chance."""

    @property
    def scores(self) -> list[int] | None:
        """The final scores by seat; None while the game is under way."""

    @property
    def winners(self) -> list[int] | None:
        """Every winner's seat; None while the game is under way."""

    def legal(self) -> list[str]:
        """Return every legal event: actions when a seat is to act, outcomes when chance is."""

    def chances(self) -> list[tuple[str, int]]:
        """Return every possible outcome of chance with its weight; empty unless chance is to decide."""

    def play(self, event: str | int) -> None:
        """Play an event by its text or an action by its number; `IllegalEvent` says why not."""

    def undo(self, count: int = 1) -> None:
        """Take back the last events."""

    def resolve_chance(self) -> list[str]:
        """Draw and play what chance is to decide, until a seat is to act or the game is over."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see."""

    def record(self) -> str:
        """Return the match as a record: one line of JSON."""

    def draw(self) -> str:
        """Return the position drawn for a terminal, with colours."""

    def copy(self) -> Match:
        """Return a copy that can be played on its own."""

    def at(self, length: int) -> Match:
        """Return a copy as it was after its first events."""

    def analyze(self, nodes: int = 10_000) -> dict[str, Any] | None:
        """Return what the strongest built-in player makes of the position; None unless a seat is to act.

        `best` (the events to play), `line` (what is expected to follow), `values` (each seat's share of the win),
        `proved`, `nodes`.
        """

    def event(self, number: int) -> str:
        """Return the event that an action's number stands for here."""

    def action(self, event: str) -> int:
        """Return the number of an event that is legal now."""

    def observe(self, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """Return the observation of a seat, or of the one to act."""

    def mask(self) -> npt.NDArray[np.uint8]:
        """Return 1 for every number of a legal action and 0 for all others."""

    def current_player(self) -> int:
        """Return the seat to act, -1 for chance, -4 when the game is over (as OpenSpiel does)."""

    def is_terminal(self) -> bool:
        """Return whether the game is over."""

    def legal_actions(self) -> list[int]:
        """Return the numbers of the legal actions."""

    def apply_action(self, action: int) -> None:
        """Play an action by its number, and then whatever chance is to decide."""

    def action_to_string(self, action: int) -> str:
        """Return the event that an action's number stands for here."""

    def observation_tensor(self, seat: int | None = None) -> npt.NDArray[np.float32]:
        """Return the observation with every byte divided by the most it can be."""

    def information_state_tensor(self, seat: int | None = None) -> npt.NDArray[np.float32]:
        """Return the observation: these games hide nothing that only the past would tell."""

    def returns(self) -> list[float]:
        """Return 1 for a sole winner and -1 shared among the losers; 0 for all while the game is under way."""

    def _repr_svg_(self) -> str: ...
    def __len__(self) -> int: ...
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, memo: object) -> Match: ...

class Bot:
    """A built-in player; see `crema.bot`."""

    def __init__(self, level: int | str, *, nodes: int | None = None, seed: int = 0) -> None: ...
    def choose(self, game: Match) -> list[str]:
        """Return what the seat to act should play: one event or a whole turn; nothing unless a seat is to act."""

class Record:
    """One line of a file of records, not yet replayed."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seats(self) -> int:
        """How many sat at the table."""

    @property
    def events(self) -> list[str]:
        """Every event."""

    @property
    def result(self) -> dict[str, Any] | None:
        """`scores` and `winners`; None for a game under way."""

    @property
    def json(self) -> str:
        """The line."""

    def replay(self) -> Match:
        """Replay it and check everything it claims."""

class Records(Iterator[Record]):
    """The records of a file; see `crema.records`."""

    def __init__(self, path: str | os.PathLike[str]) -> None: ...
    def __iter__(self) -> Records: ...
    def __next__(self) -> Record: ...

class VectorEnv:
    """Many games of one kind, stepped by one call into arrays that are made once.

    Row *i* of every array belongs to game *i*. A step writes the arrays in place, without the interpreter's lock, on
    `threads` threads; chance is resolved inside, by streams that `seed` decides. A game that ends is dealt anew in the
    same step: `rewards`, `scores`, `terminated` and `lengths` tell how it ended, `observations`, `masks` and `to_act` show
    the new one. Rewards are by `"outcome"` (1 for a sole winner, losers share -1) or `"margin"` (one's own score minus the
    mean of the others'). The arrays are numpy's, so `torch.from_dlpack` and `jax.dlpack.from_dlpack` share them.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
        reward: Literal["outcome", "margin"] = "outcome",
    ) -> None: ...
    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seats(self) -> int:
        """How many sit at each table."""

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the seat to act sees in each game."""

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """1 for every number of a legal action of each game."""

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By game and seat: the rewards of games that ended in the last step, 0 otherwise."""

    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """By game and seat: the scores of the game that ended last."""

    @property
    def to_act(self) -> npt.NDArray[np.int8]:
        """The seat to act in each game."""

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """Whether each game ended in the last step."""

    @property
    def lengths(self) -> npt.NDArray[np.int32]:
        """Actions played in each game; of the ended one where it has just ended."""

    @property
    def actions(self) -> npt.NDArray[np.int32]:
        """Room for the actions of the next step, which `advise` writes."""

    def reset(self, seed: int = 0) -> npt.NDArray[np.uint8]:
        """Deal every game anew and return the observations."""

    def step(
        self, actions: npt.NDArray[Any] | Sequence[int]
    ) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Play one action in every game; return observations, rewards and terminated.

        If some action is illegal, its game stays as it is, every other game moves, and `IllegalEvent` names the first
        such game in `facts["game"]`.
        """

    def advise(self, player: Literal["random", "greedy"] = "random") -> npt.NDArray[np.int32]:
        """Write what a simple player would do in every game into `actions`, and return it."""

    def __len__(self) -> int: ...
