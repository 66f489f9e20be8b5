# Play over the server: tables, people, talk.

## The lobby
online-title = Play online
online-your-turn = Your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
online-new-table = A new table
online-new-table-text = Choose a game, send the link, and play. Nobody needs an account.
online-open-named = Open a table: { $game }
online-my-tables = My tables
online-lobby = Open tables
online-lobby-empty = Nobody is waiting at the moment. Open a table yourself and let others come.
online-play-on = Play on
online-look = To the table
online-join = Sit down and play
online-action-named = { $action }: { $game }, { $players }
online-ratings = Ratings
online-won = Winner: { $names }

## A new table
online-host-title = New online table: { $game }
online-continue-text = This game goes on at the server from where it is now ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}). Everyone gets their own screen.
online-seat = Seat { $number }
online-seat-was = Seat { $number }: { $name }
online-seat-me = Me
online-seat-someone = Whoever comes by the link
online-seat-open = free seat
online-seat-bot = Bot, { $level }
online-someone = Somebody
online-starts-first = Seat 1
online-clock = Time to think
online-clock-none = No clock
online-clock-live = For the whole game
online-clock-slow = Days for a turn
online-clock-minutes = Minutes for each player
online-clock-increment = Seconds more after each turn
online-clock-per-turn = Time for a turn
online-clock-real = { $minutes } min + { $seconds } s
online-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
online-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
online-access = Who may join
online-access-link = Anyone with the link
online-access-anyone = Anyone, listed as open
online-access-friends = My friends
online-for-friends = For friends of the host
online-private = Only the players see it
online-private-switch = Only the players see the game
online-private-text = While it is played nobody else can watch. A finished game can be seen by whoever has its link.
online-more-options = More options
online-rated = Rated
online-friendly = Friendly
online-rated-switch = Counts for the ratings
online-rated-text = No hints and no take-backs; everyone needs an account.
online-rated-clock = A rated game needs a clock.
online-rated-account = Rated games are for players with an account.
online-talk = Talk
online-talk-phrases-only = Ready phrases
online-talk-text = Free text
online-talk-silent = Silence
online-leavers = When somebody leaves
online-leavers-wait = The seat waits
online-leavers-bot = A bot plays on
online-leavers-resign = The game is lost
online-leavers-bot-after = A bot plays on after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
online-leavers-resign-after = Leaving for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} loses
online-open = Open the table
online-opening = Opening the table…
online-play-here = Play on this screen

## Before the start
online-waiting-title = { $game }: waiting for players
online-waiting-for = { $count ->
    [0] Here we go…
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
online-at-the-table = At the table
online-table-closed = This table was closed before the start
online-join-title = There is a seat for you
online-join-invited = { $name } invites you to play
online-join-as = You play as { $name }
online-join-rated = This game is rated and needs an account: a name and a password.
online-your-name = Your name
online-guest-name = Guest { $number }
online-you = you
online-you-asked = You
online-here = here
online-away = away
online-out = gave up
online-out-of-time = out of time
online-spectators = { $count ->
    [0] Nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
online-get-up = Get up
online-invite = Invite others
online-starts-when-full = The game starts by itself when every seat is taken.

## Links
online-share-link = Link to this table
online-share-title = Let us play: { $game }
online-share-copy = Copy the link
online-share-send = Send
online-share-copied = The link is copied
online-share-by-hand = The browser does not let us copy: take the link from the field
online-share-qr = The link as a QR code
online-watch-link = Link for those who only want to watch

## At the table
online-menu = Table menu
online-watching = You are watching
online-private-title = A private game
online-private-wait = Only its players see it. When it is over, it can be seen here.
online-view-title = What you see
online-view-text = This page has no board for this game, so it shows everything in words.
online-view-yes = yes
online-view-no = no
online-view-hidden = hidden
online-moves = Your moves
online-turn-of = { $name } is to move.
online-bot-plays-for-you = A bot plays for you.
online-reclaim = Take my seat back
online-you-are-out = You are out of this game; a bot plays on.
online-take-back = Ask to take my last turn back
online-take-back-asked = { $name } would like to take the last turn back.
online-take-back-agree = All right
online-take-back-refuse = No
online-take-back-waits = The others are asked about your take-back…
online-resign = Give up
online-resign-really = Yes, I give up
online-record = Download the record
online-record-named = Download the record: { $game }, { $players }
online-take-home = Go on at this screen
online-next-game = Next game ({ $count })
online-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
online-time-left = Time left: { $time }
online-log-took-back = { $name } takes the last turn back.
online-log-resigned = { $name } gives up.
online-log-flagged = { $name } is out of time.
online-log-bot-took = A bot plays for { $name }.
online-log-reclaimed = { $name } is back.

## The end
online-end-resigned = The game ended by resignation.
online-end-flagged = Time ran out.
online-end-abandoned = Nobody came back to this game.
online-end-closed = The host of this server closed the table.
online-rematch = Another game
online-rematch-join = Sit down for another game
online-rematch-watch = Watch the next game
online-to-lobby = Other tables
online-fair-promised = The shuffle is promised
online-fair-proved = Fair shuffle, checked (draws: { $draws })
online-fair-proved-deal = Fair shuffle, checked
online-fair-broken = The shuffle does not fit the promise!
online-fair-how = The server promised its secret before the game and shows it now. This browser repeated the deal and every draw from the secret and the players' shares.
online-fair-later = The server is bound to a secret that it shows after the game. Together with the players' shares it fixes every card.
online-fair-commitment = Promise
online-fair-entropy = Shares of the players
online-fair-secret = Secret
online-fair-reason = What does not fit

## Talk
online-talk-unread = Talk: { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
online-talk-lines = What was said
online-talk-empty = Nothing has been said yet.
online-talk-needs-name = Those who watch without a name only listen.
online-talk-phrases = Phrases
online-talk-write = Write something
online-talk-send = Say
online-mute-group = Whom to hear
online-mute = Mute { $name }
online-unmute = Hear { $name } again
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-have-fun = Have fun!
online-phrase-nice-move = Nice move!
online-phrase-well-played = Well played!
online-phrase-thanks = Thank you!
online-phrase-sorry = Sorry!
online-phrase-oops = Oops!
online-phrase-one-moment = One moment, please.
online-phrase-back = I am back.
online-phrase-another-game = Another game?
online-phrase-goodbye = Goodbye!

## People
online-me = My account
online-profile = Profile
online-sign-in = Sign in
online-sign-up = Open an account
online-account-had = I have one
online-account-new = New account
online-sign-out = Sign out
online-signed-out = You were signed out here. Sign in again to play on.
online-guests-welcome = You can play without an account: a name is enough. An account keeps your games on every device and has ratings.
online-kind-guest = Guest
online-kind-account = Account
online-kind-bot = Program
online-name = Name
online-new-name = New name
online-rename = Rename
online-renamed = That is your name now
online-password = Password
online-password-hint = At least { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
online-password-change = Change the password
online-password-old = Password until now
online-password-new = New password
online-password-changed = The password is changed; all other devices are signed out
online-keep-title = Keep your games
online-keep-text = An account keeps your games and friends, on every device.
online-have-account = I have an account
online-guest-stays = What you play as a guest stays with the guest: finish it first, or open an account and keep it.
online-friends = Friends
online-friends-none = No friends yet: send somebody a link.
online-friend-make = Make a friend link
online-friend-link = Whoever follows this link within a week becomes your friend
online-friend-title = Be friends on Crema
online-friend-text = Friends can sit down at each other's tables for friends.
online-friend-accept = Be friends
online-friend-done = You are friends now
online-unfriend = End the friendship with { $name }
online-block = Block
online-block-holds = You have blocked { $name }: the two of you cannot sit down at one table.
online-block-end = Unblock
online-blocked = Blocked
online-unblock = Unblock { $name }
online-notices = Notices
online-notices-switch = Tell me when it is my turn, even when the page is closed
online-notices-text = For games without a clock or with days for a turn.
online-notices-blocked = The browser does not let this page show notices: allow it in its settings.
online-notice-title = Your turn
online-passkeys = Passkeys
online-passkeys-text = Sign in by fingerprint, face or device code instead of a password.
online-passkey-add = Add a passkey
online-passkey-remove = Remove the passkey { $name }
online-passkey-sign-in = Sign in with a passkey
online-sessions = Where you are signed in
online-session-this = this browser
online-session-seen = last seen { $when }
online-session-end = Sign out there
online-data = Your data
online-export = Download all my data
online-delete = Delete me
online-delete-title = Delete everything about you?
online-delete-text = Your name, friends and ratings will be gone for good. Games stay for the others, without your name. Games under way are given up.
online-delete-really = Delete for good
online-deleted = Everything about you is deleted
online-since = here since { $when }
online-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
online-ratings-none = No rated games yet.
online-ratings-empty = Nobody has played five rated games of { $game } yet.
online-rank = Place
online-rating = Rating
online-games = Games
online-history = Finished games
online-history-none = No finished games yet.
online-more = More

## The connection
online-strip-lost = The connection is lost.
online-strip-restarting = The server restarts; the clocks stand still.
online-strip-offline = This device has no network.
online-strip-http = Your network blocks live connections; everything works, a little slower.
online-strip-foreign = The server has a newer version of the game.
online-strip-again = { $seconds ->
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
online-strip-trying = Trying again…
online-strip-now = Now
online-strip-reload = Reload the page

## Refusals
online-refused-unreachable = The server does not answer. Check your network and try again.
online-refused-no-server = This page runs without a server, so there is no online play here.
online-refused-unauthorised = Take a name or sign in first.
online-refused-wrong-password = The name or the password is wrong.
online-only-password-wrong = The password is wrong.
online-refused-taken = Somebody else was quicker: the name or the seat is taken.
online-name-taken = This name is taken. Choose another.
online-refused-unavailable = The server cannot do it right now. Try again in a moment.
online-refused-internal = The server made a mistake. Try again.
online-refused-version = The page is older than the server: reload it.
online-refused-not-your-turn = It is not your turn.
online-refused-stale = The table has moved on meanwhile.
online-refused-rate-limited = That was too quick. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
online-refused-no-table = There is no such table.
online-refused-no-person = There is no such person.
online-refused-rated-account = A rated game is for players with an account.
online-refused-friends-only = This table is for friends of its host.
online-refused-cannot-sit = You cannot sit down at this table.
online-refused-started = The game has started without you; you can watch it.
online-refused-own-link = This link is your own: send it to somebody else.
online-refused-old-link = This link is not known or too old: ask for another.
online-refused-empty-name = A name needs a letter or a digit.
online-refused-record-over = This game is over already.
online-refused-long-name = A name has at most { $name } characters.
online-refused-empty-text = There is nothing to read in this.
online-refused-long-text = That is too long: at most { $text } characters.
online-refused-players-only = This game is for its players only.
online-refused-phrases-only = At this table only the ready phrases are said.
online-refused-silent = This table is silent.
online-refused-no-seat = You have no seat at this table.
online-refused-out = You are out of this game.
online-refused-bot-plays = A bot plays for you: take your seat back first.
online-refused-banned = The host of this server keeps you out.
online-refused-expelled = The host of this server has signed you out and keeps you out.
online-refused-why = The reason given: { $why }
