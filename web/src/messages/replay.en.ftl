# Looking back at a game, trying out what might have been.

replay-title = Look back: { $game }
replay-start = Before the first move
replay-ply = Position { $ply } of { $count }
replay-bad-link = This link holds no game. Ask for a new one.
replay-slider = Position
replay-panel = Log and study
replay-study = Study
replay-menu = View and sharing

## Steps; the same words for buttons and keys
replay-back = One step back
replay-on = One step forward
replay-turn-back = Back by a turn
replay-turn-on = Forward by a turn
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-explore = Try a move
replay-leave = Back to the game

## How it is shown, how it is handed on
replay-side = Seen from
replay-side-mover = Whose turn it is
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-natural = Normal
replay-speed-fast = Fast
replay-link = Copy a link to this position
replay-link-copied = Link copied
replay-record = Copy the record
replay-record-copied = Record copied
replay-copy-by-hand = Copy this:

## Branches
replay-exploring = Try anything: play for every player.
replay-in-branch = A branch from position { $ply }
replay-on-main = Back in the game as it was played
replay-branches = Branches
replay-branches-none = What you try out is kept here.
replay-branch = Branch { $number }
replay-branch-name = Name: { $name }
replay-branch-open = Open
replay-branch-open-named = Open: { $name }, from position { $ply }
replay-branch-delete = Delete: { $name }
replay-chance-random = Draw at random
replay-chance-choose = Choose what is drawn
replay-play-on = Play on from here
replay-play-on-text = A new game begins from this position. The old one stays as it is.
replay-play-on-start = Play

## The engine
replay-opinion = Engine’s opinion
replay-opinion-best = Best:
replay-opinion-line = Then:
replay-opinion-thinking = Thinking…
replay-opinion-more = Thinking on…
replay-opinion-none = Nobody has to choose here.
replay-opinion-failed = The engine did not answer. Switch it off and on again.
replay-opinion-play = Play it on the board

## A position by hand
replay-set-up-title = Set up a position: { $game }
replay-set-up-deal = Deal again
replay-set-up-study = Study it
replay-set-up-how = Choose two pieces: they change places.
replay-set-up-chance = Every draw is chosen on the next page, one by one.
replay-set-up-chosen = { $piece } goes where you choose next
replay-set-up-swapped = { $one } and { $other } have changed places
replay-set-up-refused = The rules do not allow this arrangement. Nothing was changed.
replay-set-up-places = What lies where

## The review
review = Review
review-what = The engine looks at every turn: who was ahead, what would have been better, and why.
review-start = Review the game
review-running = Looking at every turn…
review-stop = Stop
review-failed = The review did not work. Try again.
review-chart = Chance to win after each turn
review-turn = This turn
review-lost = { $share } for { $name }
review-better = Better:
review-proved = proved
review-reason-proof = Perfect play shows it to the end.
review-turning = Turning points
review-turning-point = { $ply }: { $name }, { $what } ({ $share })
review-accuracy = Accuracy
review-luck = Luck
review-gifts = Gifts of others
review-forced = the only turn
review-class-best = best
review-class-good = good
review-class-inaccurate = inaccurate
review-class-mistake = mistake
review-class-blunder = blunder
