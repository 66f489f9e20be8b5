# The shell: everything around the boards.

## Places
app-tagline = A cosy table for board games, right in your browser
app-title = Crema: { $games }
app-description = Play { $games } in your browser: online with friends, around one screen or against bots. Free, no account needed.
nav-home = Home
nav-online = Online
nav-turns = Online: your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
nav-games = My games
nav-settings = Settings
nav-rules = Rules
nav-skip = Skip to the content
nav-main = Main menu
page-not-found = There is nothing at this address
page-not-found-back = Back to all games

## Home
home-title = What shall we play?
home-continue = Continue playing
home-all-games = All my games
home-play = Play
home-play-named = Play: { $game }
home-rules-named = Rules: { $game }
home-learn = Learn
home-learn-named = Learn to play: { $game }
home-learn-offer = First time here? Learn a game by playing: five minutes on the real board.
home-players = { $max ->
    [one] { $min }–{ $max } player
   *[other] { $min }–{ $max } players
}
home-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
home-online = Play with friends online
home-offline = Works offline and without an account: the rules and the bots run right in your browser.

## New game
new-title = New game: { $game }
new-game = Game
new-seats = Number of players
new-table = At the table
new-name = Name
new-name-of = Name at seat { $number }
new-player = Who plays
new-player-of = Who plays at seat { $number }
new-person = Person
new-bot = Bot: { $level }
new-bot-rated = Bot: { $level } · { NUMBER($rating, useGrouping: 0) }
new-bots-strength = The number is a bot’s strength: 0 moves at random; a bot rated 200 higher wins three games out of four.
new-options = Options
new-starts = Who starts
new-starts-random = Random
new-start = Start the game
new-online = Play online
new-default-name = Player { $number }
new-bot-name = Bot { $number }
new-engine-loading = Warming up the espresso machine…
engine-failed = The rules did not load. Check your connection and try again.
engine-retry = Try again

level-first-day = first day
level-trainee = trainee
level-regular = regular
level-barista = barista
level-roaster = roaster
level-head-barista = head barista
level-champion = champion
level-maestro = maestro

## Games in progress and finished
games-title = My games
games-statistics = Statistics
games-empty = No games yet. The first one is two clicks away.
games-under-way = Under way
games-finished = Finished
games-resume = Continue
games-look = See the result
games-resume-named = Continue: { $game }, { $players }
games-look-named = See the result: { $game }, { $players }
games-online = Continue online
games-online-named = Continue online: { $game }, { $players }
games-replay = Look back
games-replay-named = Look back: { $game }, { $players }
games-export = Save to a file
games-delete = Delete
games-delete-title = Delete this game?
games-delete-text = The game and its moves will be gone from this browser for good.
games-delete-keep = Keep it
games-set-up = Set up a position
games-import = Open a record
games-import-hint = A file of game records, one game per line
games-imported = { $count ->
    [one] { $count } game opened
   *[other] { $count } games opened
}
games-import-failed = Line { $line } is not a game this page can open.
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-storage-full = No room for more games in this browser: delete an old one first.
games-played = last played { $when }

## Settings
settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-motion = Animation
settings-motion-note = Your system asks for reduced motion, so nothing is animated either way.
settings-saved = Kept in this browser only.

## The table
table-loading = Laying the table…
table-missing = This game is not in this browser any more.
table-turn-bot = { $name } is thinking…
table-turn-of = { $name } is playing…
table-sending = Sending your turn…
table-confirm-wait = { $name }: confirm the turn or change it
table-over = The game is over
table-chance = The deck decides…
table-board = Board
table-actions = Actions
table-undo = Undo
table-redo = Redo
table-confirm = Confirm
table-confirm-not-yet = The turn is not complete yet
table-undo-nothing = Nothing to undo
table-redo-nothing = Nothing to redo
table-hint = Hint
table-hint-play = Play the hint
table-hint-thinking = Looking for a good move…
table-hint-says = Hint: { $move }
table-hint-another = Show me another
table-hint-best = Show the best again
table-hint-second = Second best ({ $less ->
    [0] about as good
   *[other] { $less } % fewer chances to win
}): { $move }
table-log = Log
table-log-empty = Nothing has happened yet
table-players = Players
table-leave = Leave the table
table-score = See the score
table-bot-failed = The bot did not answer. Reload the page and continue.
table-refused = Not possible: { $reason }
table-not-now = not right now
table-not-allowed = the rules do not allow that

## Final scoring
score-title = Final score
score-winner = { $name } wins!
score-shared = A shared win: { $names }
score-part = Points for
score-total = Total
score-tie = Tie-break
score-rematch = Play again
score-back = Back to the board
score-home = All games

## Help
help-keys = Keys
help-open = Rules and keys
help-general = In every game
help-this-game = In this game
help-key-arrows = move around the board
help-key-next = next place that can be chosen
help-key-activate = choose
help-key-undo = undo
help-key-redo = redo
help-key-confirm = confirm the turn
help-key-hint = hint
help-key-another = hint: the second best, the best again
help-key-log = show or hide the log
help-key-help = this help
help-key-escape = cancel, close
help-hex = hexagonal boards: the six neighbours

## Boards, spoken
board-target = { $name }, can be chosen

## Everywhere
list-of = { $first }, { $rest }
dialog-close = Close
toast-dismiss = Dismiss
rules-title = Rules: { $game }
rules-play = Play
rules-contents = Contents
rules-search = Search the rules
rules-search-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-print = Print on one page
rules-clause = Rule { $clause }
rules-see = See the rule

## Pace of the bots
settings-pace = Pace of the bots
settings-pace-fast = As fast as possible
settings-pace-natural = Natural
settings-pace-slow = Slow

## Opponents
opponents-title = Opponents
opponents-beaten = beaten
opponents-named = { $name } · { $level }
opponents-named-rated = { $name } · { $level } · { NUMBER($rating, useGrouping: 0) }
opponents-first = First time? Start with { $name }.
new-bot-again = { $name } { $number }
opponents-next = The next opponent
opponents-meet = { $beaten } is beaten. Meet { $next }!
opponents-play = Play { $name }

## The end of a game
score-ahead = { $count ->
    [one] { $count } point
   *[other] { $count } points
} ahead of { $name }.
score-behind = { $count ->
    [one] { $count } point
   *[other] { $count } points
} behind { $name }.
score-decided = What decided it: { $row }, { $mine } to { $theirs }.
score-swap = Swap sides
score-same-deal = Same deal again
table-take-back = Take back the turn
table-elsewhere = This game is open in another window and goes on there. You can watch here.
table-play-here = Play here

## Settings at the table
settings-confirm = Confirming turns
settings-confirm-ask = With a button
settings-confirm-auto = At once
settings-hints = Hints
settings-sounds-offer = This table has quiet sounds, if you like.
settings-sounds-on = Turn on
