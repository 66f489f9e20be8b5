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
online-lobby-empty = Nobody is waiting right now. Open a table and invite someone.
online-play-on = Continue
online-look = Go to the table
online-join = Sit down and play
online-action-named = { $action }: { $game }, { $players }
online-ratings = Ratings
online-won = Winner: { $names }

## A new table
online-host-title = New online table: { $game }
online-continue-text = This game continues on the server from where it is now ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}). Everyone plays on their own screen.
online-seat = Seat { $number }
online-seat-was = Seat { $number }: { $name }
online-seat-me = Me
online-seat-someone = Anyone with the link
online-seat-open = free seat
online-seat-bot = Bot, { $level }
online-someone = Somebody
online-starts-first = Seat 1
online-clock = Time to think
online-clock-none = No clock
online-clock-live = For the whole game
online-clock-slow = Days per turn
online-clock-minutes = Minutes per player
online-clock-increment = Seconds added after each turn
online-clock-per-turn = Time per turn
online-clock-real = { $minutes } min + { $seconds } s
online-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
online-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
online-access = Who may join
online-access-link = Anyone with the link
online-access-anyone = Anyone (listed as an open table)
online-access-friends = My friends
online-for-friends = Friends only
online-private = Players only
online-private-switch = Only the players can watch
online-private-text = While the game is on, only its players see it. Once it is over, anyone with the link can look at it.
online-more-options = More options
online-rated = Rated
online-friendly = Friendly
online-rated-switch = Counts for the ratings
online-rated-text = No hints and no take-backs. Everyone needs an account.
online-rated-clock = A rated game needs a clock.
online-rated-account = Rated games need an account.
online-talk = Chat
online-talk-phrases-only = Preset phrases
online-talk-text = Free text
online-talk-silent = No chat
online-leavers = If someone leaves
online-leavers-wait = The seat waits
online-leavers-bot = A bot plays on
online-leavers-resign = They lose
online-leavers-bot-after = Away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: a bot plays on
online-leavers-resign-after = Away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: loses
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
online-join-title = There’s a seat for you
online-join-invited = { $name } invites you to play
online-join-as = You play as { $name }
online-join-rated = This game is rated and needs an account: a name and a password.
online-your-name = Your name
online-guest-name = Guest { $number }
online-you = you
online-you-asked = You
online-here = here
online-away = away
online-out = resigned
online-out-of-time = out of time
online-spectators = { $count ->
    [0] Nobody is watching
    [one] { $count } watching
   *[other] { $count } watching
}
online-get-up = Leave the table
online-invite = Invite others
online-starts-when-full = The game starts as soon as every seat is taken.

## Links
online-share-link = Link to this table
online-share-title = Let’s play { $game }
online-share-copy = Copy link
online-share-send = Send
online-share-copied = Link copied
online-share-by-hand = Your browser won’t let us copy: select the link in the field
online-share-qr = The link as a QR code
online-watch-link = Link for spectators

## At the table
online-menu = Table menu
online-watching = You are watching
online-private-title = A private game
online-private-wait = Only its players can see it now. You can look at it here when it is over.
online-view-title = What you see
online-view-text = This page has no board for this game, so it describes everything in words.
online-view-yes = yes
online-view-no = no
online-view-hidden = hidden
online-moves = Your moves
online-turn-of = { $name } is to move.
online-bot-plays-for-you = A bot is playing for you.
online-reclaim = Take my seat back
online-you-are-out = You are out of this game; a bot plays on.
online-bot-waits = The bot is waiting for its turn to think: many games are on right now.
online-take-back = Ask to take back my last turn
online-take-back-asked = { $name } would like to take back the last turn.
online-take-back-agree = That’s fine
online-take-back-refuse = No
online-take-back-waits = Asking the others about your take-back…
online-resign = Resign
online-resign-really = Yes, I resign
online-record = Download the record
online-record-named = Download the record: { $game }, { $players }
online-take-home = Continue on this device
online-next-game = My turn elsewhere ({ $count })
online-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
online-time-left = Time left: { $time }
online-log-took-back = { $name } takes back the last turn.
online-log-resigned = { $name } resigns.
online-log-flagged = { $name } is out of time.
online-log-bot-took = A bot plays for { $name }.
online-log-reclaimed = { $name } is back.

## The end
online-end-resigned = The game ended: a player resigned.
online-end-flagged = The game ended: time ran out.
online-end-abandoned = Nobody came back to this game.
online-end-closed = The host of this server closed the table.
online-rematch = Play again
online-rematch-join = Join the next game
online-rematch-watch = Watch the next game
online-to-lobby = Other tables
online-fair-promised = Nobody can rig this shuffle
online-fair-proved = Fair shuffle, checked ({ $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
})
online-fair-proved-deal = Fair shuffle, checked
online-fair-broken = The shuffle does not match what was sealed!
online-fair-how = Before the game the server sealed a secret number, and each player’s browser added a random number of its own. All of them together decide every card, so nobody could choose the cards: not the players, not the server. Now the secret is open. Your browser dealt the whole game again from these numbers and compared it with what was played.
online-fair-later = Before anyone sat down, the server picked a secret number and sealed it: everyone got a fingerprint that fits this number and no other. Then each player’s browser adds a random number of its own. All of them together decide every card, so nobody can choose the cards: not the players, not the server. After the game the secret is opened and your browser checks everything.
online-fair-details = Show the numbers
online-fair-commitment = Fingerprint of the secret
online-fair-entropy = Players’ random numbers
online-fair-secret = The server’s secret
online-fair-reason = What does not match
online-unfair-other-promise = The record carries another fingerprint than the one shown before the game: { $found }
online-unfair-no-proof = The record carries no proof of its shuffle.
online-unfair-scheme = The proof has version { $scheme }, which this page does not know. Reload the page.
online-unfair-secret = The secret in the record is not a number that can be checked.
online-unfair-commitment = The opened secret does not fit its fingerprint; its own is { $actual }
online-unfair-seats = Seats with random numbers in the proof: { $found }. Seats in the game: { $seats }.
online-unfair-record = The recorded game does not follow the rules.
online-unfair-deal = The game was not dealt as the sealed numbers say.
online-unfair-draw = Event { $event } was “{ $played }”, but the sealed numbers say “{ $drawn }”.

## Talk
online-talk-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
online-talk-lines = Messages
online-talk-empty = No messages yet.
online-talk-spectator = spectator
online-talk-needs-name = Spectators need a name to write.
online-talk-phrases = Phrases
online-talk-write = Write a message
online-talk-send = Send
online-mute-group = Mute players
online-mute = Mute { $name }
online-unmute = Unmute { $name }
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
online-sign-up = Create an account
online-account-had = I have an account
online-account-new = New account
online-sign-out = Sign out
online-signed-out = You were signed out here. Sign in again to play on.
online-guests-welcome = You can play without an account: a name is enough. An account keeps your games on every device and lets you play rated games.
online-kind-guest = Guest
online-kind-account = Account
online-kind-bot = Program
online-name = Name
online-new-name = New name
online-rename = Rename
online-renamed = Your name is changed
online-password = Password
online-password-hint = At least { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
online-password-change = Change password
online-password-old = Current password
online-password-new = New password
online-password-changed = Password changed; all other devices are signed out
online-forgot = Lost your password?
online-forgot-text = Enter one of your recovery codes and choose a new password. Without a code, only the host of this server can help.
online-recover = Set new password
online-recovery = Recovery codes
online-recovery-text = If you lose your password, a code lets you set a new one. Write the codes down: they are shown only once, and each works once.
online-recovery-left = { $count ->
    [0] You have no codes.
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
online-recovery-draw = Get new codes
online-recovery-kept = I have written them down
online-recovery-note = Your recovery codes are on your account page. Write them down.
online-recovery-code = Recovery code
online-keep-title = Keep your games
online-keep-text = An account keeps your games and friends, on every device.
online-have-account = I have an account
online-guest-stays = Games you play as a guest stay with the guest: finish them first, or create an account and keep them.
online-friends = Friends
online-friends-none = No friends yet: send someone a link.
online-friend-make = Create a friend link
online-friend-link = Anyone who opens this link within a week becomes your friend
online-friend-title = Become friends on Crema
online-friend-text = Friends can join each other’s friends-only tables.
online-friend-accept = Add friend
online-friend-done = You are friends now
online-unfriend = Remove { $name } from friends
online-block = Block
online-block-holds = You have blocked { $name }: the two of you cannot sit at one table.
online-block-end = Unblock
online-blocked = Blocked
online-unblock = Unblock { $name }
online-notices = Notifications
online-notices-switch = Notify me when it’s my turn, even when the page is closed
online-notices-text = For games without a clock or with days per turn.
online-notices-blocked = Your browser blocks notifications from this page: allow them in its settings.
online-notice-title = Your turn
online-passkeys = Passkeys
online-passkeys-text = Sign in with your fingerprint, face or device code instead of a password.
online-passkey-add = Add a passkey
online-passkey-remove = Remove the passkey { $name }
online-passkey-sign-in = Sign in with a passkey
online-sessions = Where you are signed in
online-session-this = this browser
online-session-seen = last seen { $when }
online-session-end = Sign out there
online-sessions-end = Sign out everywhere else
online-data = Your data
online-export = Download all my data
online-delete = Delete my account
online-delete-title = Delete all your data?
online-delete-text = Your name, friends and ratings will be gone for good. Finished games stay for the others, without your name. You resign from games still under way.
online-delete-really = Delete for good
online-deleted = All your data is deleted
online-since = member since { $when }
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
online-strip-lost = Connection lost.
online-strip-restarting = The server is restarting; the clocks are stopped.
online-strip-offline = This device is offline.
online-strip-http = Your network blocks live connections; everything works, a little slower.
online-strip-foreign = The server has a newer version of Crema.
online-strip-again = { $seconds ->
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
online-strip-trying = Trying again…
online-strip-now = Try now
online-strip-reload = Reload the page

## Refusals
online-refused-unreachable = The server does not answer. Check your connection and try again.
online-refused-no-server = This page runs without a server, so there is no online play here.
online-refused-unauthorised = Choose a name or sign in first.
online-refused-wrong-password = Wrong name or password.
online-only-password-wrong = Wrong password.
online-refused-taken = Somebody else was quicker: the name or the seat is taken.
online-refused-unavailable = The server cannot do it right now. Try again in a moment.
online-refused-internal = Something went wrong on the server. Try again.
online-refused-version = This page is older than the server: reload it.
online-refused-not-your-turn = It is not your turn.
online-refused-stale = The game has moved on in the meantime.
online-refused-rate-limited = That was too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
online-refused-no-table = There is no such table.
online-refused-no-person = There is no such person.
online-refused-rated-account = Rated games need an account.
online-refused-friends-only = This table is for friends of its host.
online-refused-cannot-sit = You cannot join this table.
online-refused-started = The game has started without you; you can watch it.
online-refused-own-link = This is your own link: send it to someone else.
online-refused-old-link = This link is unknown or has expired: ask for a new one.
online-refused-empty-name = A name needs at least one letter or digit.
online-refused-record-over = This game is already over.
online-refused-long-name = A name has at most { $name_chars } characters.
online-refused-empty-text = The message is empty.
online-refused-long-text = That is too long: at most { $text_chars } characters.
online-refused-players-only = Only its players can watch this game.
online-refused-phrases-only = This table allows preset phrases only.
online-refused-silent = Chat is off at this table.
online-refused-no-seat = You have no seat at this table.
online-refused-out = You are out of this game.
online-refused-bot-plays = A bot is playing for you: take your seat back first.
online-refused-banned = The host of this server has banned you.
online-refused-expelled = The host of this server has signed you out and banned you.
online-refused-why = Reason: { $why }
online-refused-malformed = The server did not understand this page. Reload it.
online-refused-too-large = That is too much at once for the server.
online-refused-forbidden = You may not do that.
online-refused-not-found = It is not there any more.
online-refused-illegal = The rules do not allow that move.
online-refused-wrong-phase = That is not possible at this point of the game.
online-refused-invalid = The server cannot accept that. Check what you entered.
online-refused-name-taken = This name is taken. Choose another.
online-refused-seat-taken = Somebody else was quicker: the seat is taken.
online-refused-short-password = A password has at least { $password_chars } characters.
online-refused-common-password = Anyone would try this password first. Choose one without common words, keys in a row or your name.
online-refused-recovery-account = Recovery codes are for accounts.
online-refused-has-account = You already have an account. Sign out to create another.
online-refused-no-game = This server does not offer that game.
online-refused-bad-record = This is not a game that the server can continue.
online-refused-rated-clock = A rated game needs a clock.
online-refused-rated-leavers = In a rated game no bot takes over: choose what else happens if someone leaves.
online-refused-under-way = The game is on. You can resign instead.
online-refused-not-over = The game is not over yet.
online-refused-game-over = The game is over.
online-refused-not-started = The game has not started yet.
online-refused-rated-take-back = There are no take-backs in rated games.
online-refused-no-take-back = Nobody is asking you for a take-back any more.
online-refused-talk-full = The chat of this table is full.
online-refused-cannot-befriend = The two of you cannot become friends.
online-refused-own-block = You cannot block yourself.
online-refused-passkey-account = Passkeys are for accounts: sign in with your password first.
online-refused-passkeys-full = This account has enough passkeys: remove one first.
online-refused-passkey-known = This passkey has been added already.
online-refused-passkey-unknown = The server does not know this passkey; it may have been removed.
online-refused-passkey-failed = The passkey could not be checked. Try again.
online-refused-notices-off = This server sends no notifications.
online-refused-notices-service = The server does not know your browser’s notification service.
online-refused-notices-full = Too many of your browsers already get notifications: switch one off first.
online-refused-too-many-tables = Too many tables are open here: close one first.
online-refused-token-account = API tokens are for accounts: create one first.
online-refused-token-unknown = The server does not know this API token; it may have been removed.
online-refused-token-maker = A program cannot create API tokens: sign in with the password.
online-refused-token-rated = Rated games have been played with this account: create another one for the program.
online-refused-no-address = There is nothing at this address of the server. Reload the page.
online-refused-other-site = This came from another site, so the server did not carry it out. Open Crema at its own address.
online-refused-terms-range = { $what ->
    [base_s] The time for the whole game is { $least } seconds to { $minutes } minutes.
    [increment_s] At most { $most } seconds can be added after a turn.
    [days] A turn can take { $least } to { $most } days.
   *[grace_s] The wait for someone who left is { $least } seconds to { $minutes } minutes.
}
online-refused-long-label = That text is too long: at most { $most } characters.
online-refused-no-record = There is no record of this game for you yet.
online-refused-dealt = The cards are already dealt: the shuffle can no longer be changed.
online-refused-gone = That is gone already.
online-refused-enough-tables = You have { $most } tables under way, as many as this server allows. Finish one first.
online-refused-enough-listed = You have as many open tables as this server allows. Wait until somebody joins one.
online-refused-enough-bots = You are playing against as many bots as this server allows at once. Finish a game first.
online-refused-unusable = The server cannot use what this page sent. Reload the page and try again.
online-problem-unknown = Something went wrong on this page. Reload it and try again.
online-passkey-exists = This device already has a passkey for your account.
online-passkey-unsupported = This device or browser cannot use passkeys here.
online-passkey-broken = The browser could not use the passkey. Try again.
