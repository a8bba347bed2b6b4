# What all games share.

seat-name = Seat { $number }

action-none = An action that does not exist

undo-nothing = There is nothing to undo.
undo-never-acted = You have not acted yet, so there is nothing of yours to take back.
undo-other-acted = { $seat } has acted since: your last action can no longer be taken back.
undo-revealed = Your last action brought something hidden or random to light, so it cannot be taken back.
undo-revealed-since = This action or one after it brought something hidden or random to light, so not even the whole table can take it back.
undo-final-since = This action or one after it is final, so not even the whole table can take it back.

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
cli-seats-damaged = { $file } is damaged, and nobody knows who plays which seat. The match itself is whole: say who plays with --people or --names and --resume { $match }, or delete { $file } to begin with one person
cli-seats-unreadable = { $file } is damaged; the seats go by their numbers.
cli-other-game = { $file } is a match of another game, { $game }; to continue it: { $command }
cli-already-over = this match is over; to see it again: { $command }
cli-changed-rules = { $file }: { $what }. To go on from there, in another file, with everybody's consent: { $command }
cli-shown-so-far = { $file }: { $what }, and so much is shown.
cli-agree-to-resume = --agree goes with --resume: it continues a saved match whose rules have changed.
cli-not-replaced = { $file } exists and is no saved match; choose another name
cli-bad-file-name = "{ $name }" is no name of a file
cli-bad-number = { $name } is a whole number from { $least } to { $most }, not { $number }
cli-bad-choice = { $name } does not take "{ $given }"; it takes: { $known }
cli-out-of-range = { $name } is from 0 to { $last } in this match, not { $value }
cli-no-folder = there is no folder { $folder }; make it first, or write elsewhere
cli-is-folder = { $folder } is a folder; give the name of a file in it
cli-no-writing = nothing can be written in { $folder }; choose another folder

cli-written = Written: { $file }
cli-map-fine = fine: { $title }, { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}{ $seas ->
    [0] {""}
    [one] , { $seas } sea region
   *[other] , { $seas } sea regions
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

cli-map-for-game = { $game } can be played on it; players: { $players }
cli-game-without-maps = { $game } is not played on map files; these games are: { $known }
cli-players-without-game = --players goes with --game: it asks whether so many can play that game on the map.

cli-tiles-fine = fine: { $title }, { $sorts ->
    [one] { $sorts } sort of tile
   *[other] { $sorts } sorts of tiles
}: { $green } nature, { $blue } village, { $purple } city and { $victory } victory; for { $players } players
cli-tiles-green = { $count ->
    [one] Nature (green), { $count } tile
   *[other] Nature (green), { $count } tiles
}
cli-tiles-blue = { $count ->
    [one] Village (blue), { $count } tile
   *[other] Village (blue), { $count } tiles
}
cli-tiles-purple = { $count ->
    [one] City (purple), { $count } tile
   *[other] City (purple), { $count } tiles
}
cli-tiles-victory = { $count ->
    [one] Victory, { $count } tile
   *[other] Victory, { $count } tiles
}

cli-odds-outcome = Outcome
cli-odds-to-the-end = to the end
cli-odds-below = withdrawing below { $number }
cli-odds-win = the attacker wins
cli-odds-withdraw = the attacker withdraws
cli-odds-lose = the attacker loses
cli-odds-attackers-lost = expected losses of the attacker
cli-odds-defenders-lost = expected losses of the defender
cli-odds-rounds = expected rounds
cli-odds-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-odds-modifiers = Added to the dice
cli-odds-attacker = Attacker
cli-odds-defender = Defender
cli-odds-clause = Clause
cli-odds-now = { $modifier } (now)
cli-odds-no-modifiers = nothing
cli-odds-soldiers-left = Soldiers left
cli-odds-strength-left = Strength left
cli-odds-left = { $what }: { $course }
cli-odds-units = "{ $given }" are no units; write a number and a kind, several with commas between them, such as "6 infantry, 1 cavalry"; the kinds are { $known }
cli-odds-choice = { $flag } does not take "{ $given }"; it takes: { $known }
cli-odds-pair = { $flag } is written A:D, a number for the attacker and one for the defender, such as 1:0, not "{ $given }"
cli-odds-from-and-groups = --from deals out one group; where several are given, each is a province of its own
cli-odds-nobody = every group of attackers has at least one unit
cli-odds-no-fleet = at sea there is no battle without a fleet to attack (C16.5)
cli-odds-one-landing = with --landing there is one group: who comes from the sea comes from one (C9.3); there are { $most } at most
cli-odds-groups = { $most } groups at most can attack here
cli-odds-on-land = { $flag } is for battles on land; leave --sea out
cli-odds-at-sea = --battery is for battles at sea; add --sea
cli-odds-whose-capital = a capital is the defender's own (--capital) or the attacker's (--captured-capital), not both
cli-odds-capital = nothing is built in a capital (C13.4): no --bunker and no --port with it
cli-odds-landing = --landing and --not-connected are not added up (C10.4); give one of them
cli-odds-cannonballs = --cannonballs count only with a bunker (C10.5); add --bunker

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
cli-commands = Type the number of a choice, its name, or notation such as "{ $example }". Further: ? explains, "? { $example }" says why not, h gives a hint, u undoes, s saves (s NAME under a name), l shows the log, m the board, q leaves and saves.
cli-at-best = at best { $points }
cli-lesser-events = { $count ->
    [one] … and { $count } lesser event; l shows all.
   *[other] … and { $count } lesser events; l shows all.
}
cli-number-later = "{ $answer }" is too much at once: first type { $label }; how many is asked later.
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
cli-compiling-bots = Compiling the bots (once)…
cli-interrupted = Interrupted.
cli-interrupted-nothing-written = Interrupted. { $file } was not written: it would not be complete.
cli-tables-none = There are no tables.
cli-table = { $id }  { $game }, { $players } seats, { $status }, of { $host }, since { $since }, { $rows } in its log
cli-table-status = { $status ->
    [waiting] waiting
    [running] running
    [closed] closed
   *[finished] finished
}
cli-table-person = { $id }  { $name }, { $number ->
    [0] at no seat
    [one] seat { $seats }
   *[other] seats { $seats }
}{ $until ->
    [heard] {""}
    [for-good] , silenced for good
   *[other] , silenced until { $until }
}
cli-table-closed = Table { $id } is closed. A server that runs heeds it within seconds; `imperia tables reopen { $id }` opens it again.
cli-table-reopened = Table { $id } is open again. A server that runs goes on with it within seconds.
cli-person-silenced = { $id } is silenced { $until ->
    [for-good] for good
   *[other] until { $until }
}, from now on and at every table; `imperia tables hear { $id }` ends it.
cli-person-heard = { $id } is heard again, from now on and at every table.
cli-hours-or-for-good = --hours and --for-good are different silences; give one of them
cli-tables-exported = { $number ->
    [one] { $number } table is
   *[other] { $number } tables are
} in { $file }. Keep it as safe as the database: it has hidden cards and private words.
cli-tables-imported = { $number ->
    [one] { $number } table was
   *[other] { $number } tables were
} imported, with { $people ->
    [0] nobody new
    [one] { $people } new person
   *[other] { $people } new people
}.
cli-serving = Imperia is at { $address } (Ctrl+C stops it; every match is kept)
cli-thinking = { $threads ->
    [one] Thinking for the bots of servers, one at a time (Ctrl+C stops it)
   *[other] Thinking for the bots of servers, { $threads } at a time (Ctrl+C stops it)
}

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
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: { $games_a_second ->
    [one] { $games_a_second } game
   *[other] { $games_a_second } games
} and { $decisions_a_second ->
    [one] { $decisions_a_second } decision
   *[other] { $decisions_a_second } decisions
} a second.
cli-simulated-before = { $games ->
    [one] { $games } of these games was
   *[other] { $games } of these games were
} found finished.
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-table-points = points
cli-table-coins = coins
cli-table-supply = supply
cli-table-cities = cities
cli-table-cards = cards
cli-table-row = { $coins ->
    [0] free     { $card }
    [one] { $coins } coin   { $card }
   *[other] { $coins } coins  { $card }
}

cli-legends-flying = Flying
cli-legends-more-armies = +Army
cli-legends-more-moves = +Move
cli-legends-elixirs-held = elixirs
cli-legends-immune = immune
cli-legends-captured = captured
cli-legends-nothing-laid = No board lies on the table yet.

cli-founders-points = points
cli-founders-row = { $stack }, { $left } left
cli-founders-victory-row = victory
cli-founders-swapped = { $count ->
    [one] { $count } tile swapped away
   *[other] { $count } tiles swapped away
}
cli-founders-served = { $resource } from ({ $x }, { $y })
cli-founders-bought = { $resource }, bought
cli-founders-fits = { $served ->
    [0] { $tile } fits at ({ $x }, { $y }): it needs nothing.
   *[other] { $tile } fits at ({ $x }, { $y }): { $by }.
}
cli-founders-lacks = { $served ->
    [0] { $tile } does not fit at ({ $x }, { $y }): it lacks { $unmet }.
   *[other] { $tile } does not fit at ({ $x }, { $y }): it has { $by }, and lacks { $unmet }.
}
cli-founders-not-beside = { $tile } does not fit at ({ $x }, { $y }): no tile of yours shares a side with that cell.

## The screen of capitals

cli-capitals-round = { $left ->
    [0] Round { $round } of { $rounds }
   *[other] Round { $round } of { $rounds }; { $weather }, rounds left: { $left }
}
cli-capitals-topics = And "why" with one of these says what a number is made of, or what comes next: { $topics }.
cli-capitals-luck = Luck of battles: what the dice gave (and what was to be expected)
cli-capitals-luck-battles = Battles
cli-capitals-luck-won = Won
cli-capitals-luck-lost = Soldiers lost
cli-capitals-luck-beaten = Enemies beaten
cli-capitals-luck-soldiers = Luck in soldiers
cli-capitals-given-of-expected = { $given } ({ $expected })
cli-capitals-luck-note = By the exact odds when each battle began. One that was broken off counts with the odds that it still had.
cli-capitals-topic-income = income
cli-capitals-topic-upkeep = upkeep
cli-capitals-topic-food = food
cli-capitals-topic-points = points
cli-capitals-topic-prices = prices
cli-capitals-topic-forecast = forecast
cli-capitals-topic-province = province
cli-capitals-topic-connection = connection
cli-capitals-topic-odds = odds
cli-capitals-which-province = Which province? Give its number, 1 to { $last }, or how its name begins: { $example }
cli-capitals-odds = { $attackers } against { $defenders }: the attacker wins with { $win } if it is fought to the end; expected losses { $attackers_lost } and { $defenders_lost }, rounds { $rounds }.
cli-capitals-hidden-card = Not this card: each kind but "nothing" is dealt once a round, and no more of them than you have spies (C14.1, C14.3). If you have none left, deal "nothing".
cli-capitals-no-battle = No attack is being put together or fought. Begin one with attack, then its odds are shown; u takes it back until dice are rolled.
cli-capitals-target = { $place }: all that can attack, { $attackers } against { $defenders }, win with { $win }
cli-capitals-case = income { $income }, upkeep { $upkeep }, then { $unpaid ->
    [0] { $then ->
        [one] { $then } coin
       *[other] { $then } coins
    }
   *[other] { $unpaid } coins short
}; food { $food } for { $need }{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}
cli-capitals-cession = For { $seat }: { $places }
cli-capitals-payment = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
cli-capitals-has = { $goods ->
    [none] { $seat } has nothing
   *[other] { $seat } has { $goods }
}
cli-capitals-bidding = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; still to bid: { $seats }.
cli-capitals-each = Each costs { $price }; you have { $have }.
cli-capitals-march = The march of each costs { $price }; you have { $have }.
cli-capitals-unpaid = Your upkeep is { $due }, and you have { $have }.
cli-capitals-menu-build = Build
cli-capitals-menu-army = Army
cli-capitals-menu-march = March
cli-capitals-menu-ships = Ships
cli-capitals-menu-fleet = Sea
cli-capitals-menu-land = Land
cli-capitals-menu-others = Others
cli-capitals-menu-end = End
cli-capitals-out = out of the game
cli-capitals-food = food
cli-capitals-soldiers = soldiers
cli-capitals-level = level
cli-capitals-spies = spies
cli-capitals-under-way = { $place ->
    [none] { $voyage }, turns: { $turns }
   *[other] { $voyage } → { $place }, turns: { $turns }
}

## Arena

arena-heading-bot = Bot
arena-heading-games = Games
arena-heading-wins = Wins
arena-heading-share = Share
arena-heading-interval = 95 %
arena-heading-place = Place
arena-heading-points = Points
arena-heading-rating = Rating
arena-heading-failures = Failures
arena-heading-all = All
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

arena-bad-bots = "{ $bots }" is no list of bots; write them with commas between, e.g. --bots greedy,search:1s
arena-bad-bounds = "{ $bounds }" are no two shares of wins; write them in percent, e.g. --sprt-bounds 50,55
arena-resume-needs-out = --resume continues the run of a file; give it with --out
arena-interrupted = Interrupted. The finished games are kept; the same command with --resume continues.
arena-interrupted-early = Interrupted before a game was finished; there is nothing to keep.
arena-interrupted-no-file = Interrupted. Nothing is kept: games are only kept with --out.

arena-line-up = At the table with { $players } seats: { $sides }.
arena-all-choices = At tables with { $players } seats, every choice of them: { $bots }.
arena-orders = { $orders ->
    [one] There is one order of seats
   *[other] Each deal is played in all { $orders } orders of seats
}: { $rounds ->
    [one] { $rounds } deal
   *[other] { $rounds } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
arena-orders-random = { $orders ->
    [one] There is one order of seats
   *[other] All { $orders } orders of seats take turns
}, each game with its own deal: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
arena-setups-random = Chance sets up every seat, in the same way in all games of a deal.
arena-rounded = { $asked ->
    [one] { $asked } game is
   *[other] { $asked } games are
} no whole number of rounds; rounded up to { $games }.
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $found ->
    [0] {""}
   *[other] , { $found } of them from the run before,
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $rate ->
    [one] { NUMBER($rate, maximumFractionDigits: 1) } game a second.
   *[other] { NUMBER($rate, maximumFractionDigits: 1) } games a second.
}
arena-all-found = { $games ->
    [one] { $games } game, from the file; nothing was left to play.
   *[other] { $games } games, all from the file; nothing was left to play.
}
arena-failures = { $count ->
    [one] { $bot } failed once, and greedy decided in its place: { $first }
   *[other] { $bot } failed { $count } times, { $all ->
        [yes] in every game
       *[no] { $games ->
            [one] in { $games } game
           *[other] in { $games } games
        }
    }, and greedy decided in its place; the first time: { $first }
}
arena-note-failed = { $mark }: a bot that failed. What greedy decided in its place counts here as its own, so these results are not its strength.
arena-note-fair = Equal bots would win by their number of seats: { $shares }.
arena-note-interval = 95 %: Wilson's score interval of the share of wins. { $shared ->
    [0] No win was shared.
    [one] One win was shared and counts as its fractions, which makes the interval slightly too wide.
   *[other] { $shared } wins were shared and count as their fractions, which makes the interval slightly too wide.
}
arena-note-rating = Rating: openskill (Plackett-Luce), μ ± 2σ, in the order of the games{ $all ->
    [yes] .
   *[no] , of the first { $games }.
}
arena-sprt = Sequential test of { $bot }, { $p0 } against { $p1 }: after { $games ->
    [one] { $games } game
   *[other] { $games } games
} the log-likelihood ratio is { $ratio }, the bounds are { $low } and { $high }. { $verdict ->
    [higher] Decided: the share of wins is { $p1 } or more.
    [lower] Decided: the share of wins is { $p0 } or less.
   *[open] Not decided; more games are needed.
}

arena-no-journal = { $file } is no journal of a run; delete it to begin anew
arena-journal-left = { $file } is left of an interrupted run; continue it with --resume, or delete it
arena-other-settings = { $file } is of a run with other settings: { $differences }
arena-difference = { $name }: { $there } there, { $here } here
arena-setting-not-set = not set
arena-setting-arena = format
arena-setting-balance = format
arena-setting-simulation = format
arena-setting-game = game
arena-setting-rules = version of the rules
arena-setting-players = players
arena-setting-options = options
arena-setting-bots = bots
arena-setting-bot-files = files of bots
arena-setting-networks = networks of bots
arena-setting-games = games
arena-setting-seed = seed
arena-setting-setups = set-ups
arena-setting-sprt = bounds of the sequential test
arena-setting-seconds = seconds
arena-setting-compare = comparison
arena-no-parquet = { $file } is no Parquet file
arena-no-results = { $file } does not hold the results of a tournament
arena-bad-ending = { $file } has an ending that is not written here; give a name that ends in { $known }
arena-bad-games = the number of games is a whole number from 1 to { $most }, not { $given }
arena-other-bots = a simulation is played by { $known } bots, not { $given }; the arena plays others
arena-bad-device = a simulation runs on { $known }, not on { $given }
arena-no-setups = in { $game } no two matches begin alike, so there is nothing to set up by chance; leave out --random-setups
arena-test-of-others = a sequential test is between two bots, not { $bots }
arena-bad-shares = the two shares of a sequential test lie between 0 % and 100 %, the lower one first, not { $low } % and { $high } %
arena-bad-error-rates = the error rates of a sequential test lie between 0 and 0.5
arena-no-bots = give at least one bot
arena-too-many-orders = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} at { $players } seats have more than { $most } orders of seats; give fewer bots
arena-worker-lost = a process that played games ended unexpectedly: a bot may have ended it, or memory ran out
arena-worker-failed = a process that played games failed: { $why }

## Clusters

cluster-found = The cluster { $address } has { $staff }.
cluster-at-work = { $activity } ({ $staff })
cluster-getting-ready = { $activity } (the nodes get ready)
cluster-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
cluster-cores = { $count ->
    [one] { $count } core
   *[other] { $count } cores
}
cluster-gpus = { $count ->
    [one] { $count } GPU
   *[other] { $count } GPUs
}
cluster-and-workers = --workers is for this machine and --cluster for others; give one of them
cluster-kept = { $problem }. The finished games are kept; the same command with --resume continues.
cluster-nothing-kept = { $problem }. No finished games are kept.
cluster-bad-address = { $address } is no address of a cluster; give auto, HOST:PORT or ray://HOST:PORT
cluster-no-ray = a cluster needs Ray; install it with the extra “cluster”: pip install "imperia[cluster]"
cluster-no-client = { $address } needs the client of Ray: pip install "ray[client]"
cluster-no-host = no machine is known by the name of { $host }
cluster-no-answer = nobody answers at { $address }: { $why }
cluster-none-here = this machine is part of no Ray cluster; “ray start --head” begins one, “ray start --address=HOST:PORT” joins one
cluster-not-joined = no cluster lets this machine in at { $address }: nobody answers there like the head of a Ray cluster that this machine is part of; “ray start --address=HOST:PORT” makes it one, and ray://HOST:10001 works from outside
cluster-refused = the cluster { $address } cannot be used: { $why }
cluster-lost = the cluster { $address } no longer answers
cluster-lost-because = the cluster { $address } no longer answers: { $why }
cluster-nobody-left = no node of the cluster is left
cluster-no-cores = no node of the cluster has cores for this work
cluster-no-gpu = no node of the cluster has a GPU; start one with “ray start --num-gpus=1 --address=HOST:PORT”, or play with --device cpu
cluster-waiting = No core of the cluster is ready yet: its nodes still compile the rules, or other work holds them.
cluster-nodes-differ = not all nodes of the cluster can play these games: { $nodes }
cluster-node-silent = { $node } does not answer
cluster-node-without = { $node } has no Imperia; install this version there
cluster-node-version = { $node } has Imperia { $there }, this machine { $here }; install the same version
cluster-node-digest = { $node } has Imperia { $version } with other rules than this machine; install the same files
cluster-node-left-out = A node has joined that cannot play these games, and is left out: { $why }.
cluster-node-lost = The node { $node } is lost; others play its games.
cluster-node-fails = The node { $node } fails again and again, and is left out.
cluster-node-cannot = the node { $node } cannot play these games: { $why }

## Balance

balance-title = { $game }: balance
balance-eyebrow = Imperia · a study of many games
balance-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, all seats played by the bot “{ $bots }”.
balance-yes = yes
balance-option = { $title }: { $value }
balance-players = Players
balance-no = no
balance-whole = { $number }
balance-decimal-0 = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
balance-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-percent = { $number } %
balance-percentage-points = { $number } pp
balance-interval = { $low } to { $high }
balance-against = { $one } / { $other }

balance-tile-first = wins of the first player
balance-tile-margin = points between first and second
balance-tile-ties = games decided by tie-break
balance-tile-decisions = decisions a game
balance-tile-turns = in { $turns } turns

balance-summary = At a glance
balance-how-all = Every figure comes with the range that holds the true value in 95 of 100 such studies. In the plots the dot is what was measured and the line is that range. A filled dot lies beyond what chance explains; a hollow one may be luck.
balance-finding-more = Wins most: { $who }, { $share } of games; { $fair } would be fair.
balance-finding-less = Wins least: { $who }, { $share } of games; { $fair } would be fair.
balance-finding-order-fair = No place in turn order wins more or less than chance explains.
balance-finding-bid = { $bid ->
    [0] Those who bid nothing win most: { $share }.
   *[other] Those who bid { $bid } win most: { $share }.
}
balance-finding-best-cards = Goes most with winning: { $item } (card { $number }), { $worth } of win share against players without it.
balance-finding-worst-cards = Goes least with winning: { $item } (card { $number }), { $worth }.
balance-finding-fair-cards = No card sets winners apart by more than chance explains.
balance-finding-source = What sets winners apart most is “{ $source }”: { $gap } of the { $all } points by which they lead the others.

balance-seats = Who wins
balance-how-seats = Those who share the first place share the win. The dashed line is a fair share, { $fair }.
balance-caption-order = Win share in turn order, from the first player
balance-caption-seats = Win share by seat number
balance-turn-order = { $number ->
    [1] First player
   *[other] { $number ->
        [2] Second player
        [3] Third player
        [4] Fourth player
       *[other] Fifth player
    }
}
balance-head-turn = In turn order
balance-head-seat = Seat
balance-head-wins = Wins
balance-head-share-plot = Win share with its range
balance-head-count = Times
balance-head-points = Points

balance-bids = What a bid is worth
balance-how-bids = The win share of the seats that bid so much, whether or not the bid won. Bids seen fewer than ten times do not set the scale; their lines may run out of the plot.
balance-caption-bids = Win share by own bid
balance-head-bid = Bid
balance-bid = { $bid ->
    [0] Nothing
    [one] { $bid } coin
   *[other] { $bid } coins
}

balance-sources = Where points come from
balance-how-sources = Mean points of a seat by source. Spread is the standard deviation. The lead is what winners have more than the others: a source with a small lead decides little, however many points it gives.
balance-caption-stack = Mean points of winners and of the others
balance-caption-sources = Points by source
balance-everybody = Everybody
balance-winners = Winners
balance-others = The others
balance-all-sources = In all
balance-head-who = Who
balance-head-by-source = By source
balance-head-source = Source
balance-head-mean = Mean
balance-head-spread = Spread
balance-head-winners = Winners
balance-head-others = Others
balance-head-gap = Lead

balance-cards = What each card is worth
balance-how-cards = The win share of players who took the card less that of players who did not, in percentage points (pp), best first. It shows what goes together, not what causes what: a card taken late or by those who already lead looks better than it is. Of { $count } cards about { $lucky } will have a filled dot by luck alone.
balance-how-prices = “In games” is the share of games in which somebody has it, the cost is what it was taken for, on average and split by colour:
balance-caption-cards = Cards by worth
balance-head-cards = Card
balance-head-worth = Worth
balance-head-worth-plot = Worth with its range, pp
balance-head-with = Wins with / without
balance-head-in-games = In games
balance-head-price = Cost
balance-head-points-with = Points with / without
balance-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}

balance-caption-group = { $caption }: { $group }
balance-how-passed = “Passed over” is how many of those that lay there to be taken nobody took, until they left the game or it ended.
balance-head-passed = Passed over
balance-how-rolled = Dice decide which it is. So each roll counts by itself: those who rolled this are compared with those who rolled something else, and the difference is what the result does.
balance-how-many = Where everybody has some, more tells the number: “winners more” is how many more the winner of a game takes than the others do on average.
balance-head-more = Winners more
balance-head-succeeds = Succeeds

balance-deeds = What players do
balance-how-deeds = How often each of these happens in a game, to what share of players at least once, and how much more often those win than the others, in percentage points (pp). It shows what goes together, not what causes what.
balance-caption-deeds = What players do, and who wins with it
balance-head-deeds = What
balance-head-a-game = Times a game
balance-head-of-seats = Of players

balance-endings = How games end
balance-how-endings = What ended the games, and how many decisions such games took on average.
balance-caption-endings = Games by their end
balance-head-endings = End
balance-head-rounds = Rounds
balance-caption-rounds = Games by the round in which they ended
balance-head-round = Round
balance-round = Round { $number }

balance-how-spells = How often each of these happens in { $turns } turns while it holds. The dashed line is all turns; a filled dot differs from all other turns by more than chance explains.
balance-head-of-turns = Of turns
balance-head-turns-plot = Share of turns
balance-head-in-turns = In { $turns } turns

balance-how-grounds = The first player's advantage is the win share less a fair share, in percentage points (pp); the dashed line is that of all games, and a filled dot differs from the games without it by more than chance explains. “In games” is the share of games.
balance-head-first = First player
balance-head-first-plot = Advantage with its range, pp
balance-head-margin-points = Margin, points
balance-head-ties = Tie-breaks
balance-head-decisions = Decisions

balance-closeness = How close games are
balance-how-closeness = The margin is the difference in points between the first place and the second: { $margin } on average. With equal points a tie-break found the winner in { $ties } of games, and in { $shared } the win was shared.
balance-caption-margins = Games by margin
balance-head-margin = Margin
balance-head-games = Games
balance-head-games-plot = Share of games
balance-margin = { $points ->
    [0] None
    [one] { $points } point
   *[other] { $points } points
}

balance-compare = What options change
balance-how-compare = The setting of this study with one thing changed at a time, { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each change, with the same deals where they can be the same. The dashed line is the setting of this study; a filled dot differs from it by more than chance explains.
balance-caption-compare-first = Advantage of the first player: win share less a fair share
balance-caption-compare-margin = Points between the first place and the second
balance-caption-compare-ties = Games decided by tie-break
balance-caption-compare-length = Decisions a game
balance-caption-compare-ending = Games that end like this: { $ending }
balance-head-option = Changed
balance-head-value = Measured
balance-head-compare-plot = With its range
balance-head-turns = Turns
balance-base = This study

balance-made = How it was made
balance-bots-random = Bots: { $name }. Every legal action is equally likely, but offers to others are made seldom. It shows the frame of the rules, not how people play.
balance-bots-greedy = Bots: { $name }. Each looks one decision ahead and takes what looks best by the evaluation that comes with the game; no plans, no search.
balance-bots-novice = Bots: { $name }, the gentlest of five levels: one decision ahead, and much is overlooked.
balance-bots-casual = Bots: { $name }, the second of five levels: one decision ahead, and some is overlooked.
balance-bots-skilled = Bots: { $name }, the third of five levels.
balance-bots-expert = Bots: { $name }, the fourth of five levels.
balance-bots-master = Bots: { $name }, the hardest of five levels. It thinks by the clock, so a second run differs.
balance-bots-search = Bots: { $name }, a tree search with that budget for a decision.
balance-bots-policy = Bots: { $name }, which ask a network once for a decision, or search where it does not know the rules of a game.
balance-bots-guided = Bots: { $name }, a tree search with that budget for a decision, which a network guides where it knows the rules of a game.
balance-bots-own = Bots: { $name }, a bot of your own.
balance-made-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players, seed { $seed }. The command above plays the same again.
balance-made-options = Options: { $options }.
balance-made-intervals = 95 % intervals: Wilson’s for shares, the normal one for means; differences between players who have a thing and those who do not are computed game by game, because what one seat wins another loses.
balance-made-files = The data beside this page: { $files }.
balance-made-compare = With --compare this page also shows what each option changes.

balance-playing = Playing
balance-playing-option = Playing: { $option }
balance-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $found ->
    [0] {""}
   *[other] , { $found } of them from the run before,
} in { $seconds } s.
balance-complete = { $file } is complete; nothing was left to play. Without --resume everything is played again.
balance-failed = { $count ->
    [one] { $bot } failed once, and greedy decided in its place: { $first }
   *[other] { $bot } failed { $count } times, { $games ->
        [one] in { $games } game
       *[other] in { $games } games
    }, and greedy decided in its place; the first time: { $first }
}
balance-bad-out = the page is a file that ends in .html, not { $file }

train-bad-players = --players takes numbers with commas between them, such as 2,4, not { $given }
train-training = Training
train-searching = Searching for holes, { $done } of { $of } updates
train-searching-for-seconds = Searching for holes, { $done } of { $of } s
train-stretch = Stretch { $stretch }{ $of ->
    [none] {""}
   *[other] {" "}of { $of }
}: { $seconds } s, { $rate } decisions/s, entropy { NUMBER($entropy, maximumFractionDigits: 3) }, loss of shares { NUMBER($loss, maximumFractionDigits: 4) }
train-rival-games = Games of rivals: { $done } of { $of }
train-imitating = Imitating { $bot }
train-rival = A network imitates { $bot }: it learned from { $decisions } decisions, and chooses the same in { $agreed } of others
train-holes = Holes after stretch { $stretch }: an opponent that learned against this network alone wins { $share } ({ $low } to { $high }); { $fair } would be fair
train-holes-unknown = Holes after stretch { $stretch }: too few matches ended in the search to tell
train-judging = The training is done; the last network is being judged. Ctrl-C ends that too, and --resume would judge it later.
train-judging-failed = The network could not be judged; { $folder }/judging.log says why.
train-interrupted = Interrupted. All whole stretches are kept; { $command } goes on.
train-interrupted-early = Interrupted before a stretch was whole; there is nothing to keep.
train-lost = { $problem }. All whole stretches are kept; { $command } goes on.
train-lost-early = { $problem }. No stretch was whole; there is nothing to keep.

## Doctor

doctor-ok = ok
doctor-slow = slow
doctor-missing = missing

doctor-python = Python
doctor-compiler = compiler
doctor-cache = cache
doctor-games = games
doctor-page = page
doctor-database = database
doctor-port = port
doctor-gpu = GPU

doctor-python-found = { $version }, { $system } { $machine }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}

doctor-compiler-found = { $tools }; rules are translated to LLVM code directly
doctor-compiler-untranslated = { $tools }; Numba compiles the rules, which takes three times as long ({ $why })
doctor-compiler-tried-versions = install Imperia anew to get a version that it knows: pip install --force-reinstall imperia
doctor-compiler-off = IMPERIA_JIT=0 runs the rules in Python, and bots are many times slower
doctor-compiler-switch-on = unset the variable to compile them
doctor-compiler-broken = rules cannot be compiled: { $why }
doctor-compiler-install = install Imperia anew with what it needs: pip install --force-reinstall imperia

doctor-cache-found = compiled rules are kept in { $folder }, { $megabytes } MB
doctor-cache-closed = compiled rules cannot be kept in { $folder } ({ $why }), so every start compiles them again
doctor-cache-choose = set IMPERIA_CACHE to a folder in which you may write

doctor-games-compiled = compiled: { $games }
doctor-games-left = compiled: { $done }; not yet compiled: { $left }
doctor-game-takes = { $game } ({ $seconds ->
    [0] nobody knows how long it takes
   *[other] about { $seconds } s
})
doctor-games-compile = it is done once, when somebody plays them, or now: python -m imperia.minds.compiling

doctor-page-found = built, in { $folder }
doctor-page-missing = there is no page in { $folder }
doctor-page-incomplete = the page in { $folder } lacks { $files }
doctor-page-build = build it with make page, or install a wheel, which has it inside

doctor-database-new = { $place } will be made by the first server
doctor-database-newest = { $place }, schema { $schema }, the newest
doctor-database-older = { $place }, schema { $schema }, which the next server upgrades
doctor-database-room = { $megabytes } MB are free there
doctor-database-make-room = make room, or choose another place with --database

doctor-port-free = { $host }, port { $port }, is free
doctor-port-any = { $host } has a free port
doctor-port-taken = process { $id }, { $program }, listens there
doctor-port-choose = stop what is there, or choose another port, such as: imperia serve --port 0

doctor-gpu-found = { $name } can be used
doctor-gpu-optional = nobody needs one to play

doctor-playable = Imperia can be played: imperia serve
doctor-not-playable = Imperia cannot be played until what is missing is there.

## Minds

mind-simulations = { $count ->
    [one] After { $count } simulation:
   *[other] After { $count } simulations:
}
mind-chance = { $seat } { NUMBER($percent, maximumFractionDigits: 0) } %
mind-chances = Chances of winning: { $chances }.
mind-advice = Advice for { $seat }: { $action }.
mind-considered = { $visits ->
    [one] { $action }: tried once, promises { NUMBER($percent, maximumFractionDigits: 0) } %.
   *[other] { $action }: tried { $visits } times, promises { NUMBER($percent, maximumFractionDigits: 0) } %.
}
mind-more = { $count ->
    [one] One more action was tried less.
   *[other] { $count } more actions were tried less.
}
mind-at-one-look = At one look, without thinking ahead:
mind-liked = { $action }: the network would take it { NUMBER($percent, maximumFractionDigits: 0) } % of the time.
mind-less-liked = { $count ->
    [one] One more action is less likely.
   *[other] { $count } more actions are less likely.
}
mind-not-asked = seat { $seat } has nothing to decide now; asked: { $asked }

mind-unknown = there is no bot { $name }; choose a level ({ $levels }) or one of: adviser, random, greedy, search:1s, search:250ms, search:2000 (simulations), uct:2000, policy, policy:0.5 (temperature), guided:1s, guided:200, policy:path.npz, policy:0.5:path.npz, guided:200:path.npz, path.py:ClassName
mind-no-name = a bot goes by its name, not by { $given }; choose one of: { $levels }, adviser, random, greedy, search:1s, search:250ms, search:2000 (simulations), uct:2000, policy, policy:0.5 (temperature), guided:1s, guided:200, policy:path.npz, policy:0.5:path.npz, guided:200:path.npz, path.py:ClassName
mind-budget-missing = a search needs a budget: milliseconds, simulations, or both
mind-budget-too-small = a budget is more than 0 milliseconds, and at least 1 simulation
mind-budget-threads = a search needs at least 1 thread, and { $megabytes } MB of memory for each
mind-temperature = a temperature is a number from 0 to { $most }, not { $given }
network-unreadable = the network { $path } cannot be read: { $why }
network-damaged = { $path } is no network, or is damaged; `imperia train` writes networks
network-unknown-game = the network { $path } is for a game { $game } that is not known; known are { $known }
network-other-rules = the network { $path } was trained on version { $made } of the rules of { $game }, but these are version { $now }; train it anew
network-other-features = the network { $path } is told other things about { $game } than this version of Imperia tells; train it anew
network-not-learned = this network has not learned to play with { $missing }; train one that has, or choose another bot
network-other-game = this network plays { $made_for }, and cannot play { $game }
mind-no-file = there is no file { $path } to take the bot { $name } from
mind-no-python = { $path } is no Python file; a bot is given as path.py:ClassName
mind-not-loaded = { $path } cannot be loaded: { $why }
mind-no-class = { $path } has no class { $name } with a method choose(self, view) or choose_record(self, record, seat, codes)
mind-not-made = { $bot } cannot be made: { $why }
mind-of-file-not-made = { $name } of { $path } cannot be made: { $why }
mind-busy = { $bot } is still busy with an earlier question
mind-failed = { $bot } failed: { $why }
mind-too-slow = { $bot } did not answer within { $seconds } s
mind-nonsense = { $bot } answered { $answer }, which is no legal action
mind-replaced = { $problem }; { $mind } plays { $action } instead
mind-replaced-throughout = { $problem }; { $mind } plays the game instead

## Errors

quoted = '{ $text }'
list-and = { $first } and { $last }
list-or = { $first } or { $last }

unknown-language = there are no texts in { $wanted }; choose one of: { $known }
unknown-clause = there is no clause { $wanted }; clauses run from { $first } to { $last }

no-gpu-interpreted = IMPERIA_JIT=0 runs rules in Python; unset it to run them on a GPU
no-gpu-package = numba-cuda cannot be loaded ({ $why }); install it with: pip install 'imperia[cuda]'
no-gpu-device = no CUDA device answers; the CPU gives the same results

# What the system says, by its own codes.
system-bad-path = no path has such characters in it
system-eacces = Permission denied
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-econnrefused = Connection refused
system-eexist = File exists
system-ehostunreach = No route to host
system-eio = Input/output error
system-eisdir = Is a directory
system-emfile = Too many open files
system-enametoolong = File name too long
system-enetunreach = Network is unreachable
system-enoent = No such file or directory
system-enospc = No space left on device
system-enotdir = Not a directory
system-eperm = Operation not permitted
system-erofs = Read-only file system
system-etimedout = Timed out
