# What the page itself says. Games bring their own words.

## Everywhere

close = Close
copy = Copy
copied = Copied
link = Link
qr-code = QR code of the link
loading = Loading…
back = Back
home = Home
to-home = Imperia, home
page-menu = Page
try-again = Try again
just-now = just now
refused = That is not possible now.
unreachable = The server does not answer. Check your connection and try again.
unreachable-retry = The server does not answer. The page keeps trying.
lost-title = Nothing here
lost-text = There is nothing at this address.
lost-table = There is no such table, or it is not open to you.
broken-title = This did not open
broken-text = The page could not load what it needs. Check your connection and try again.
newer-page = There is a newer version of this page.
reload = Reload

## Person and settings

your-name = Your name
change-name = Change your name
name-help = What others see at the table, 1 to 24 characters
keep = Keep
settings = Settings
language = Language
theme = Light or dark
as-system = As the system
light = Light
dark = Dark
to-light = Switch to light
to-dark = Switch to dark
motion = Motion
motion-on = On
motion-off = Off
pace = Others’ turns
pace-calm = Step by step
pace-quick = Quick
pace-at-once = At once
confirm-setting = Confirm what cannot be taken back
confirm-setting-help = You see the result first, then confirm it.
tours-setting = Guided first turn
tours-setting-help = Hints that point at things in the first match of each game.

notices = When it is your turn and you are away
notify-browser = Notifications of this browser
notify-browser-help = While Imperia is open in a tab that you do not look at.
notify-refused = The browser does not allow them; you can allow them in its settings for this page.
notify-turn = Your turn in { $game } with { $names }
mail-help = By mail, for all your matches: an address that only you read
mail-unconfirmed = We have sent a link to { $address }. Open it to get mail when it is your turn.
mail-confirmed = Mail to { $address }
webhook-help = By webhook, at { $hosts }
webhook-kept = Webhook: { $url }
webhook-secret = The secret with which each notice is signed; it is shown only now.
remove = Remove
mail-confirm-title = Is this your address?
mail-confirm-text = If you asked for it, you get a mail when it is your turn in a match and you are away. Every mail has a link that ends them.
mail-confirm-do = Yes, tell me
mail-confirm-done = From now on you are told by mail when it is your turn.
mail-withdraw-title = No more mail
mail-withdraw-text = Your address is forgotten here, and nothing more is sent to it.
mail-withdraw-do = Stop all mail
mail-withdraw-done = Done. Nothing more is sent to your address.

## Home

lead = { $least ->
    [one] With bots and with friends, up to { $most } players.
   *[other] With bots and with friends, { $least } to { $most } players.
}
play-now = Play now
starting = Dealing…
getting-ready = Getting ready…
ready-in = Ready in about { $seconds } s
starts-when-ready = It starts by itself as soon as it is ready.
call-off = Never mind
opponents = Opponents
level = Level
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
new-table = New table
rulebook = Rulebook
rulebook-of = Rulebook: { $game }
games = Games
my-matches = Your matches
my-finished = Your finished matches
no-matches = You have no match running.
open-tables = Open tables
no-open-tables = Nobody is waiting for players now.
watch = Watch
recent = Recent replays
your-turn = Your turn
since-you-looked = { $count ->
    [one] { $count } action since you looked
   *[other] { $count } actions since you looked
}
until = until { $time }
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
show-all = Show all { $count }
upload = Open a saved match
upload-too-large = This file is too large for a saved match.

## New table

game = Game
players = Players
seats = Seats
options = Options
who-sits = Seat { $number }
sits-me = You
sits-bot = Bot
sits-open = Anybody with the link
sits-open-help = free
sits-guest = Somebody beside you
guest-name = Name
own-file = Use a file of your own
own-file-chosen = From { $name }
own-file-remove = Remove
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Days
clock-bank = Minutes for the match
clock-increment = Seconds added a turn
clock-days-each = Days for each turn
clock-live-words = { $minutes } min + { $seconds } s a turn
clock-days-words = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
open-table = Open table
open-table-help = Listed on the home page; anybody may sit down.
spectators = Spectators
spectators-help = Whoever has the link may watch.
hints = Hints
hints-help = Players may ask a bot for advice.
luck-shown = Luck shown
luck-shown-help = What the dice gave in battles, against the exact odds, can be seen while the match runs, not only at its end.
chat = Chat
chat-for-all = Everybody
chat-for-seats = Players only
chat-for-none = Off
private-chat = Private messages
private-chat-help = Players may write to some seats alone, and agree on something in secret.
open-it = Open the table
start = Start
starts-at-once = All seats are taken: the match starts at once.
starts-when-full = The match starts when every seat is taken.

## Waiting room

waiting-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
option-off = { $title }: no
option-set = { $title }: { $value }
waiting-ready = Everybody is here
free-seat = Free
sit-here = Sit here
seat-bot = Seat a bot
join = Join
leave = Leave
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
invite = Invite
invite-text = Whoever opens this link can sit down. No account is needed.
opening-table = Setting the table…

## Table

decision = What is asked
waiting-for = Waiting for { $names }.
staged = { $action }?
forecast-seat = { $name }: from { $before } to { $after } points
forecast-part = { $source } from { $before } to { $after }
forecast-best = At best:
forecast-hidden = and what comes to light
staged-hint = After this nothing can be taken back.
confirm = Confirm
take-back = Take back
undo = Undo
hint = Hint
why = Why?
skip = Show the rest
result = Result
ask-table-undo = Ask the table
nothing-asked = Nothing is asked of you now.
all-actions = All actions as a list
position-as-data = Position as data
is-asked = decides now
you = you
bot = Bot
away = away
stand-in = bot plays
bot-plays-for-you = A bot is playing for you.
come-back = Take your seat back
propose-stand-in = Let a bot play meanwhile
clock-left = Time left
seat = Player
place = Place
total = Total
table-menu = Table
points-so-far = Points so far
points-note = As if the game ended now.
tint = Show who controls what
tint-off = Hide who controls what
log = Log
log-and-chat = Log and talk
log-mark = Since you last looked
play-missed = Play it back
log-jump = Open this moment
log-all = All
log-mine = Mine
log-pick = What of the log is shown
log-earlier = Look further back
log-nothing = Nothing of that kind.
since-last-turn = Since your last turn
turn-of-turns = turn { $turn } of { $count }
turn-before = Turn before
turn-after = Next turn
enlarge = Larger
chat-empty = Nobody has said anything yet.
chat-older = Older lines
chat-for = Who reads it
chat-only-for = only for { $names }
chat-write-to = Only for { $names }
reveal = For { $name } alone: the others look away, show it
chat-write = Write to the table
chat-off = Chat is off at this table.
chat-seats-only = Only players chat at this table.
send = Send
agreements = Agreements
agreements-help = Two sides sign a text before a witness. Nobody enforces it: a promise is worth what its giver’s word is worth.
agreements-none = There is no agreement that you may read.
agreement-between = { $by } and { $other } agree:
agreement-witnessed = { $by } and { $other } agree, with { $witness } as a witness:
agreement-propose = Propose an agreement
agreement-other = With
agreement-witness = Witness
agreement-no-witness = Fewer than three seats here have people, so there is no witness.
agreement-text = What is agreed
agreement-public = Open
agreement-public-help = Everybody reads it once it is signed. Otherwise only those who sign know of it until the match is over.
agreement-open-only = At this table nothing is private: everybody reads it at once.
agreement-send = Sign and propose
agreement-open = open
agreement-stands = Signed by all at step { $step }
agreement-declined = Declined
agreement-withdrawn = Withdrawn
agreement-unsigned = Never signed by all
agreement-missing = Still to sign: { $names }
agreement-sign = Sign
agreement-decline = Decline
agreement-withdraw = Withdraw
notes = Notes
notes-empty = For your eyes only
notes-saved = Saved. Nobody else can read this.
notes-saving = Saving…
notes-both = You also wrote on another device. Both texts are here, one below the other.
notes-unsaved = Not saved yet; this device keeps it.
watching = watching
copy-of = try-out
hint-title = What a bot would do
hint-thinking = Thinking…
hint-chances = Chances of winning:
why-title = Why can’t I?
why-point = Choose anything that is not lit: the rule is told here, with its clause.
why-notation = Or write the action:
why-ask = Ask
replay-so-far = Replay so far
move-seat = Move your seat to another device
move-seat-text = Open this link on the other device. It works once, and the seat moves there.
leave-to-bot = Leave; a bot plays on
proposal-undo = { $name } asks to take the last action back.
proposal-stand-in = { $name } asks to let a bot play for { $seat }.
proposal-go-on = { $name } asks to go on from here.
table-closed = This table is closed.
closed-because = The operator of this server has closed this table and says why: “{ $reason }”.
closed-without-reason = The operator of this server has closed this table.
closed-means = Nobody can play or talk here any more; it can still be looked at and replayed.
halt-rules = This match was begun under version { $rules } of the rules; now version { $known } applies.
halt-course = The rules have changed since this match was played.
halt-same = So far everything is the same under both.
halt-shown = The first { $step } of its { $of } actions are still the same and shown here.
go-on = Go on from here
proposal-missing = Still to answer: { $names }.
agree = Agree
decline = Decline
withdraw = Withdraw
curtain-title = Hand over to { $name }
curtain-text = The next choice is secret. Everybody else looks away.
curtain-lift = I am { $name }

map-nearer = Look closer
map-farther = Look from farther away
map-whole = Show the whole map

line-connecting = Connecting…
line-open = Connected
line-waiting = Connection lost. Reconnecting…
line-offline = You are offline. Waiting for the network…
line-closed = Not connected

unit-d = d
unit-h = h
unit-min = min

## End of a match

you-win = You win
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
rematch = Rematch
join-rematch = Join the rematch
watch-rematch = Watch the rematch
download = Download
fairness = Fairness
fairness-before = The seed of all shuffles was chosen before the first action. This is its fingerprint; at the end the seed is shown, and anybody can check that it was not changed.
fairness-after = The seed is shown now. Verify replays the match from it and compares.
fairness-commitment = Fingerprint (SHA-256)
fairness-seed = Seed
fairness-salt = Salt
verify = Verify
verified = { $count ->
    [one] It holds: the fingerprint fits the seed, and { $count } action leads to the same end.
   *[other] It holds: the fingerprint fits the seed, and { $count } actions lead to the same end.
}
not-verified = It does not hold: the match did not begin from this seed, or ended differently.

## Replay

replay = Replay
replay-beginning = The beginning.
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-at = Step { $step } of { $last }
try-from-here = Try from here
to-table = To the table

## Rulebook, claim

contents = Contents
claim-title = Take your seat here
claim-text = This link moves a seat to this device. The other device watches from then on.
claim = Take the seat

## Guided first turn

tour-count = { $place } of { $count }
tour-next = Next hint
tour-dismiss = No more hints

## Keyboard

keys = Keyboard
keys-help = This list
keys-tab = To the next thing that can be chosen
keys-arrows = Between lit places of the board
keys-digits = Buttons beside the question, or an amount
keys-enter = Choose; confirm
keys-escape = Show the rest at once; take back; close
keys-all = All actions as a list
keys-undo = Undo
keys-hint = Hint
keys-why = Why can’t I?
keys-points = Points so far
keys-tint = Show who controls what
keys-log = Log
keys-chat = Chat
keys-agreements = Agreements
keys-notes = Notes
keys-board = To the board
keys-orders = To the orders beside the map
keys-rules = Rulebook
less = Less
more = More
how-many = How many

## The operator

operator = Keeping order
operator-secret = The operator’s secret
operator-secret-help = It is in the file that the server was started with. This page forgets it when you leave or reload.
operator-enter = Enter
operator-measures = The server in short
operator-running = Running
operator-waiting = Waiting
operator-finished = Finished
operator-closed = Closed
operator-people-connected = People here now
operator-people = People in all
operator-actions = Actions
operator-errors = Errors
operator-since = Version { $version }. This server started { $time }; since then it counts actions and errors.
operator-draining = It is about to stop.
operator-look = Look again
operator-tables = Tables
operator-search = Search by name, game or id
operator-which = Which tables
operator-all = All tables
operator-state-waiting = waiting
operator-state-running = running
operator-state-finished = finished
operator-state-closed = closed
operator-opened = Opened { $time } by { $name }.
operator-no-action = No action yet.
operator-last-action = Last action { $time }.
operator-none = No such table.
operator-pages = Pages
operator-page = Page { $page }
operator-newer = Newer
operator-older = Older
operator-was-closed = Closed { $time }.
operator-was-closed-because = Closed { $time }: “{ $reason }”.
operator-reopen = Open again
operator-reason = Why it is closed, as the people there are told (may be left out)
operator-close = Close the table
operator-people-here = Who is here
operator-how-long = Silence them
operator-an-hour = for an hour
operator-a-day = for a day
operator-a-week = for a week
operator-for-good = for good
operator-seats = seat { $seats }
operator-no-seat = at no seat
operator-silenced-until = silenced until { $time }
operator-silenced-for-good = silenced for good
operator-silence = Silence
operator-silence-whom = Silence: { $name }
operator-hear = Hear again
operator-hear-whom = Hear again: { $name }
operator-chat = Said in public
operator-chat-empty = Nothing was said in public.
