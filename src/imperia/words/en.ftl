# What all games share.

seat-name = Seat { $number }
and-more = and { $count } more

undo-nothing = There is nothing to undo.
undo-other-acted = { $seat } has acted since: your last action can no longer be taken back.
undo-revealed = Your last action brought something hidden or random to light, so it cannot be taken back.

## Command line

cli-heading-game = Game
cli-heading-title = Title
cli-heading-players = Players
cli-heading-rules = Rules version
cli-heading-option = Option
cli-heading-values = Values
cli-heading-default = Default
cli-heading-meaning = Meaning
cli-heading-place = Place
cli-heading-seat = Seat
cli-heading-total = Total
cli-heading-mean-points = Mean points
cli-heading-wins = Wins
cli-whole-number = a whole number
cli-any-text = a text
cli-or-path = { $choices } or a path

cli-unknown-option = { $game } has no option "{ $name }"; its options are: { $known }
cli-option-needs-value = option { $name } needs a value, written { $name }=VALUE; it takes: { $wanted }
cli-option-value = option { $name } does not take "{ $value }"; it takes: { $wanted }
cli-unknown-board = there is no board "{ $name }"; the printed ones are { $known }, others are paths of map files
cli-too-many-names = { $given } names for { $players } seats; give at most one for each seat
cli-bad-name = { $name } is no name for a seat; a name has 1 to { $longest } characters that can be printed
cli-same-names = two seats have the same name; give each its own
cli-bad-people = --people is from 0 to { $players }, the number of seats, not { $people }
cli-resume-as-it-was = a resumed match keeps its players, seed and options; leave --players, --seed and --option out
cli-resume-needs-flag = to continue a saved match, write: { $command }
cli-nothing-to-resume = there is no unfinished match in { $folder }; give the file after --resume
cli-other-game = { $file } is a match of { $game }
cli-already-over = this match is over; to see it again: { $command }
cli-not-replaced = { $file } exists and is no saved match; choose another name
cli-bad-file-name = "{ $name }" is no name of a file
cli-out-of-range = { $name } is from 0 to { $last } in this match, not { $value }
cli-no-folder = there is no folder { $folder }; make it first, or write elsewhere
cli-is-folder = { $folder } is a folder; give the name of a file in it
cli-no-writing = nothing can be written in { $folder }; choose another folder

cli-written = Written: { $file }
cli-map-fine = fine: { $title }, { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $continents ->
    [one] { $continents } continent
   *[other] { $continents } continents
}, { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
}, { $links ->
    [one] { $links } sea link
   *[other] { $links } sea links
}

cli-people = { $count ->
    [0] Nobody plays; you watch.
    [one] You are { $names }.
   *[other] People: { $names }.
}
cli-bots = { $count ->
    [0] There are no bots.
    [one] { $names } is a bot.
   *[other] Bots: { $names }.
}
cli-commands = Type the number of a choice, its name, or notation such as "place 12". Further: ? explains, "? place 12" says why not, u undoes, s saves (s NAME under a name), l shows the log, m the map, q leaves and saves.
cli-several-fit = Several choices fit "{ $answer }"; type one of: { $labels }
cli-not-understood = "{ $answer }" is none of the choices. Type what stands before a choice, or ? for help.
cli-hidden-unclear = That is none of the choices. Type what stands before a choice, or ? for help.
cli-possible = That is possible: { $action }.
cli-undone = Taken back.
cli-look-away = { $seat } decides in secret: everybody else, look away. What is typed does not appear.
cli-hidden-prompt = { $seat } (hidden)>{" "}
cli-saved = Saved: { $file }
cli-not-saved = { $file } cannot be written: { $why }
cli-left = The match is saved. To continue it: { $command }
cli-ended = The match is over. To see it again: { $command }
cli-compiling = Compiling the rules (once)…

cli-step = Step { $step } of { $last }
cli-browse-commands = Enter: next step, b: back, a number: go there, q: leave.
cli-broken-off = { $last ->
    [one] The match was left after { $last } action. It stands:
   *[other] The match was left after { $last } actions. It stands:
}
cli-holds = { $actions ->
    [one] It holds: { $actions } action leads to the position { $hash }.
   *[other] It holds: { $actions } actions lead to the position { $hash }.
}

cli-simulating = Playing
cli-simulated = { $games } games with { $decisions } decisions: { $games_a_second } games and { $decisions_a_second } decisions a second.
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-empire-points = points
cli-empire-coins = coins
cli-empire-supply = supply
cli-empire-cities = cities
cli-empire-cards = cards
cli-empire-row = { $coins ->
    [0] free     { $card }
    [one] { $coins } coin   { $card }
   *[other] { $coins } coins  { $card }
}
cli-empire-regions = Regions
cli-empire-continents = Continents
cli-empire-goods = Goods
