# What is wrong with a wish that a game cannot fulfil.

unknown-game = there is no game { $name }; choose one of: { $known }

## Players, seed and options

bad-players = { $game } is for { $least } to { $most } players, not { $given }
bad-seed = seed is a whole number from 0 to 2**64 - 1, not { $given }
unknown-option = { $game } has no option { $name }; its options are: { $known }
option-takes-flag = option { $name } takes True or False, not { $given }
option-takes-choice = option { $name } takes one of { $known }, not { $given }
option-takes-path = option { $name } takes { $known } or a path, not { $given }
option-takes-number = option { $name } takes a whole number, not { $given }
option-takes-text = option { $name } takes a text, not { $given }
option-has-no-part = option { $name } does not know { $part }; it takes any of { $known }
option-takes-range = option { $name } takes a whole number from { $least } to { $most }, not { $given }
option-with-players = with { $players } players option { $name } takes one of { $known }, not { $given }

unknown-board = there is no board { $name }; the printed ones are { $printed }, others are paths of map files
board-without-start = empire needs a map with a starting region (E2.2); add a line 'start: LETTER' to the map file
board-too-small = empire needs a map with at least 2 regions, so that armies can move (E4.4)
board-without-triangles = goods_tokens needs triangles (E6.1), and this map has none; mark regions with 'triangle'
board-with-many-triangles = goods_tokens has { $tokens } tokens (E6.1), and the map { $triangles } triangles: take some marks away
board-too-small-for-capitals = with { $players } players capitals needs a map of at least { $least } land provinces where one of them, here { $province }, has { $neighbours ->
    [one] { $neighbours } land neighbour
   *[other] { $neighbours } land neighbours
}, lines over water counted, or the last capital might find no place (C1.10); this map has { $lands }: take more land, fewer neighbours or fewer players
swamp-without-explore = swamp hides explore tokens (L8.2): set explore=True as well

## Tile sets

tiles-place = line { $line } of the tile file
unknown-tiles = there is no tile set { $name }; there is { $standard }, and others are paths of tile files
tiles-unreadable = the tile file cannot be read: { $why }
tiles-too-large = the file is too large; a tile file has at most { $most } KiB
tiles-not-utf-8 = this is not a text in UTF-8; a tile file begins { $header }
tiles-too-few = with { $players } players a tile set needs at least { $least ->
    [one] { $least } tile
   *[other] { $least } tiles
} in [{ $section }] (F1.7), and this one has { $there }
tiles-used-up = this tile set is used up by the setup for { $players } players (F1.7); it needs at least one tile more in [nature], [village] or [city]
tiles-header = a tile file begins with the line { $header }, not { $given }
tiles-no-section = there is no section { $given }; the sections are { $known }
tiles-no-setting = before the first section comes 'title: NAME', not { $given }
tiles-no-title = the line 'title: NAME' is missing
tiles-no-name = a line of [names] is 'NAME english name, pl: polish name'
tiles-no-translation = { $given } is not a name in another language; write 'pl: polish name'
tiles-name-of-nothing = [names] speaks of { $name }, and no tile has that name
tiles-form-nature = a line here is 'NAME COPIES BASIC / BASIC', not { $given }
tiles-form-village = a line here is 'NAME COPIES NEED + NEED -> RESOURCE', not { $given }
tiles-form-victory = a line here is 'NAME COPIES NEED + NEED = POINTS', not { $given }
tiles-bad-key = a name is of small letters, digits and '-', at most 20, not { $given }
tiles-copies = a tile has 1 to { $most } copies, not { $given }
tiles-sort-twice = this { $name } is there already; give the first line more copies
tiles-same-key = two different tiles are both written { $written }; give one another name
tiles-nature-gives = a nature tile gives one or two different resources (F1.7), not { $given }
tiles-needs = a tile has 1 to { $most } needs, not { $given }
tiles-points = a victory tile has 1 to { $most } points (F1.7) and gives nothing, not { $given }
tiles-unknown-resource = there is no resource { $given }; resources are: { $known } (F1.1)
tiles-other-resource = a tile of [{ $section }] gives one of { $known } (F1.7), not { $given }
tiles-too-many = [{ $section }] has { $there ->
    [one] { $there } tile
   *[other] { $there } tiles
}, and { $most } at most (F1.7)
tiles-too-many-sorts = there are { $there ->
    [one] { $there } different tile
   *[other] { $there } different tiles
}, and { $most } at most

## Actions as people write them

unknown-action = there is no action { $kind }; actions of { $game } are: { $known }
action-form = { $written } is not an action; it is written { $form }
action-form-with-numbers = { $written } is not an action; it is written { $form }, with numbers
action-out-of-range = { $written } is out of range: no game of { $game } has such a number
action-needs-position = what { $written } means depends on the position
action-no-seat = there is no seat { $seat } in this match
action-tile-there = a tile lies at { $cell }; to replace it write 'swap { $cell }'
action-no-tile-there = seat { $seat } has no tile at { $cell }
action-is-none = an action is given as such, as its code or in notation, not as { $given }
action-no-code = { $code } is no action code; they run from 0 to { $last }

## Positions

position-unreadable = this position cannot be read: { $why }
position-no-text = a position of { $game } is read from a text, not from { $given }
position-begins = a position of { $game } begins { $beginning }, not { $given }
position-other-rules = this position is of rules version { $version }; this program plays version { $known }
position-no-field = { $given } is no field of a position; it has NAME=VALUE with NAME one of: { $known }
position-field-twice = the field { $field } is there twice
position-field-unreadable = the value of { $field } cannot be read: { $given }
position-no-name = a position of { $game } has no { $name }; it can have: { $known }

position-whole = { $what } is a whole number from { $least } to { $most }, not { $given }
position-count = { $what } are counted from 0, not { $given }
position-seat = { $what } is a seat from 0 to { $last }, not { $given }
position-seat-number = { $what } is the number of a seat, not { $given }
position-flag = { $what } is True or False, not { $given }
position-word = { $what } is a word, not { $given }
position-list = { $what } is a list, not { $given }
position-dictionary = { $what } is a dictionary, not { $given }
position-more-seats-than-play = { $what } are of { $seats } seats, and { $players } play
position-seed-and-chance = a position has a 'seed' or its 'chance', not both
position-chance = chance has 3 numbers, not { $given }

# What a keyword speaks of, as it stands in the sentences above.
chance-part = each part of chance
in-region = { $what } in region { $region }
neutral-armies-in-region = neutral armies in region { $region }
neutral-left-now = neutral_left in this step
captured-armies = captured armies
left-of = left of { $step }
hand-of-cards = a hand of cards
each-of-the-points = each of the points
points-of-a-game = points of a game
kept-tokens = kept tokens
a-nation = a nation
a-tile = a tile
a-hand = a hand
swapped-tiles = swapped tiles
rows-or-stacks = rows or stacks
tiles-of-stack = tiles of { $stack }
counted-tokens = tokens
craftsmen-of-a-seat = craftsmen of a seat

position-game = game is { $known }, not { $given } ({ $clause })
position-no-series = a game after the first is one of a series: full_game=True ({ $clause })
position-series-over = a series is over after its last game, { $last } ({ $clause })
position-points = the points of a game are { $sources } numbers for each of { $seats } seats, not { $given } in all
position-no-points-yet = game { $game } is not finished, so it has no points yet
position-unknown-step = there is no step { $step }; steps are: { $known }
position-nobodys-turn = step { $step } is nobody's turn, not that of { $given }
position-nobody-first = in step { $step } nobody is first yet ({ $clause })
position-dead-end = nothing can be done in this position

position-pieces-of-others = { $what } are of more seats than play
position-many-cities = seat { $seat } has { $cities } cities on the board, and only { $most } in all ({ $clause })
position-neutral-armies = there are { $most } neutral armies ({ $clause })
position-neutral-placed = all neutral armies are placed already ({ $clause })
position-moving-elsewhere = moving_from is for step 'target' ({ $clause })
position-moving-from-nowhere = step 'target' needs moving_from, a region
position-no-army = seat { $seat } has no army to move in region { $region } ({ $clause })
position-bid = seat { $seat } bids 0 to its coins, { $most }, not { $given } ({ $clause })
position-bid-over = when all bids are in, the bid is over ({ $clause })

position-unknown-card = there is no card { $card }; cards are 1 to { $last }
position-not-in-box = card [{ $card }] is not in the box with { $players } players ({ $clause })
position-card-twice = card [{ $card }] is in two places
position-no-card-used = { $what } is for the steps in which a card is used, not for { $step } ({ $clause })
position-row-places = the row has { $places } places, not { $given }
position-row-not-laid = the row is not laid out yet ({ $clause })
position-row-full = while a card is used its place in the row is empty: write 0 there ({ $clause })
position-row-holes = the row has no empty places while there are cards in the deck ({ $clause })
position-many-cards = seat { $seat } has { $cards } cards, and { $most } end the game ({ $clause })
position-cards-to-come = seat { $seat } has { $cards } cards and is to take another, and { $most } end the game ({ $clause })

## Positions of empire

empire-unknown-region = there is no region { $region }; this map has { $first } to { $last }
empire-no-neutral-armies = neutral armies are for 2 players in the English edition (E2.4)
empire-winner-begins = in the Polish edition the winner of the bid begins, and is not asked who does (E3.2)
empire-many-armies = seat { $seat } has { $armies } armies on the board, and only { $most } in all (E1.1)
empire-coins = seat { $seat } has 0 to { $most } coins, not { $given } (E2.3)
empire-bid-too-early = bids come after the neutral armies (E2.4)
empire-half-not-chosen = before a half is chosen no step is left (E4.8)
empire-left-form = left is like { "{" }'move': 2{ "}" }, not { $given }
empire-left-missing = say what is left of card { $card }, as left={ "{" }'place': 1{ "}" } (E4.8)
empire-left-unknown = there is no { $step } left; steps are: { $known }
empire-left-of-other-step = step { $step } and left do not agree
empire-card-without-halves = card { $card } has no halves to choose from (E4.8)
empire-card-of-other-step = card { $card } does not give this step (E4.1)
empire-card-gives-less = card { $card } does not give { $steps } (E4.1, E4.8)
empire-no-move-left = no move is left (E4.4)
empire-no-goods-tokens = goods tokens are an option: goods_tokens=True (E6.1)
empire-unknown-good = there is no token of { $good }; tokens are of: { $known }
empire-token-without-triangle = no token lies in region { $region }: it has no triangle (E6.1)
empire-many-tokens = there are { $there } tokens of { $good }, not { $given } (E6.1)

## Positions of legends

legends-unknown-region = region { $region } is not on the table; its boards have the regions { $known }
legends-unknown-step = there is no step { $name }; there are: { $known }
legends-unknown-leader = there is no leader { $name }; there are: { $known }
legends-unknown-token = there is no token { $name }; there are: { $known }
legends-unknown-layout = there is no layout { $name }; there are: { $known }
legends-unknown-side = there is no side { $name }; there are: { $known }
legends-unknown-cell = there is no cell { $name }; there are: { $known }
legends-set-up-by-lot = nothing of the set-up is asked where it is left to the lot: setup='hand' (L3.1)
legends-set-up-player = the set-up player sets up (L3.1)
legends-other-sets-up = the option says that seat { $seat } sets up (L3.1)
legends-layout-first = first the layout, then the boards (L2.4)
legends-layout-not-asked = the layout is asked with 2 or 3 players and board='standard' (L2.4)
legends-other-layout = layout { $layout } does not go with these options and players (L2.4)
legends-no-loop = a loop is an option: board='loop' (L2.4)
legends-other-cells = the layout { $layout } has boards in { $known }, laid in this order (L2.4)
legends-quarters = a board is turned by 0 to 3 quarters, not { $given }
legends-nothing-to-turn = step 'rotation' needs a board in cells
legends-turned-already = step 'rotation' asks how the last board is turned (L2.3)
legends-all-boards-lie = all boards lie already (L2.4)
legends-both-sides = both sides of a board cannot be used (L2.1)
legends-desert-elsewhere = desert is the central board (L2.5)
legends-start-too-early = the starting region is chosen when the boards lie (L2.5)
legends-other-start = the starting region is one of { $known } on these boards (L2.5)
legends-leader-twice = a leader is with one player (L8.5)
legends-no-leaders = leaders are an option: leaders=True (L8.5)
legends-leaders-too-early = leaders are dealt when there is a start (L3.6)
legends-no-queen = step 'queen' is the turn of the Fairy Queen: led_by (L8.5)
legends-nobody-captures = armies are captured by the Red Sorceress, from others: led_by (L8.5)
legends-tokens-too-early = tokens lie when there is a start (L3.6)
legends-token-on-start = no token lies on the starting region (L8.1)
legends-face-down-missing = say where tokens lie face down: face_down (L8.2)
legends-not-face-down = no token lies face down in region { $region } (L8.2)
legends-known-too-early = only face-down tokens are looked at, when all lie (L8.2)
legends-token-stays = nobody takes the token { $token }
legends-kept-too-early = nobody has a token before the first turn (L8.1)
legends-token-not-in-play = the token { $token } is not in play with these options (L8)
legends-many-tokens = there are { $there } tokens { $token }, not { $given } (L1.3, L8)
legends-one-portal = there are two portals or none (L8.4)
legends-no-tokens = no token is laid with these options (L8)
legends-nothing-is-laid = laying is for step 'token' (L3.6)
legends-tokens-out-of-order = there lie tokens that come only after that (L8.8)
legends-no-region-for-token = there is no region for this token (L8.8)
legends-pieces-too-early = { $what } come when all tokens lie (L3.6)
legends-no-neutral-armies = neutral armies are for 2 players (L3.4)
legends-neutral-too-early = neutral armies come after the outposts (L3.6)
legends-many-armies = seat { $seat } has { $armies } armies out of the supply, and only { $most } in all (L1.1)
legends-no-army-for-outpost = seat { $seat } has no army left for the outpost (L3.3)
legends-coins = seat { $seat } has 0 to { $most } coins, not { $given }
legends-coins-before-bid = seat { $seat } has { $usual } coins before the bid, not { $given } (L3.5)
legends-bid-too-early = bids come when the row lies (L3.6)
legends-cards-too-early = nobody has cards before the row lies (L3.2)
legends-card-without-parts = card { $card } has no parts to choose from (L5.7)
legends-card-of-other-step = card { $card } has no part { $step }; leave one of them out
legends-part-of-other-step = part { $part } of card { $card } is not of this step (L5.7)
legends-part-not-chosen = before a part is chosen nothing is left (L5.7)
legends-one-part = one part of a card is used at a time (L5.7)
legends-left-of-other-step = that part of the card has nothing of { $step } left
legends-card-gives-less = card { $card } gives { $step } { $most }, so not { $given } are left (L5.8)

## Positions of founders

founders-unknown-tile = there is no tile { $tile } in this set, e.g. { $example }
founders-unknown-resource = { $given } is none of: { $known }
founders-unknown-stack = there is no { $stack }; there are: { $known }
founders-unknown-token = token is one of: { $known }
founders-unknown-step = step is one of: { $known }
founders-step-needs = step { $step } needs { $what }
founders-step-has-no = step { $step } has no { $what }
founders-no-agreed-end = step { $step } is for the option agreed_end=True (F6.2)
founders-nobodys-turn = when the game is over it is nobody's turn, not that of { $given } (F6.1)
founders-over-already = without tiles to open, or victory tiles, the game is over before anybody proposes it (F6.1)
founders-own-answer = whoever proposes does not answer himself (F6.2)
founders-tile-form = a tile is written KEY@X,Y with { $marks } for what lies on it, not { $given }
founders-no-more-tiles = there are only { $copies } of the tile { $tile }
founders-other-stack = { $tile } is no tile of { $stack }
founders-many-nations = there are more nations than players
founders-few-tiles = seat { $seat } has not two tiles yet (F2.2)
founders-many-tiles = seat { $seat } has { $tiles } tiles; no nation gets more than { $most } (F4.8)
founders-tiles-to-come = seat { $seat } could get { $tiles } tiles, swapped ones included; nobody gets more than { $most } (F4.8)
founders-cell-twice = two tiles of seat { $seat } lie on one cell (F4.5)
founders-apart = the tiles of seat { $seat } do not hang together with one at 0,0 (F2.2, F4.1)
founders-victory-stack = the victory tiles have no stack to open (F2.1)
founders-many-victory-tiles = { $tiles } victory tiles are in the game, and { $most } at most (F2.1)
founders-long-row = { $tiles } tiles face up in { $stack }, and { $most } at most
founders-draft-with-tokens = in the draft nobody has tokens, and nothing is swapped yet (F2.2)
founders-draft-order = in a draft the seats take one tile each from the first player on, then one each back (F2.2)
founders-draft-asks = after { $picks } picks seat { $seat } is asked (F2.2)
founders-draft-row = after { $picks } picks { $tiles } green tiles lie open (F2.2)
founders-draft-stacks = after the draft the stacks must fill the rows, and leave a tile to open (F2.3, F3.1)
founders-hand = a hand has { $known }; others are in 'craftsmen'
founders-many-tokens = there are { $most } tokens of { $token } (F1.6)
founders-no-token = seat { $seat } has no token of { $token } to play (F3.2)
founders-box = only tokens of war and craftsmen go to the box (F4.6)
founders-one-craftsman = there is one craftsman of { $resource } (F1.6)
founders-craftsman-twice = a craftsman is in two places (F1.6)
founders-craftsmen = the craftsmen in hands, on tiles, in the box and left do not add up to one of each (F1.6)
founders-no-craftsman-there = no craftsman lies on { $tile } (F5.4)
founders-no-coin-there = no coin lies on { $tile } (F5.2)
founders-coin-form = coin is SEAT:X,Y of a tile with a coin on it and two resources, not { $given }
founders-own-coin = nobody buys from himself (F5.2)
founders-carriage = the four cells around the carriage of { $cell } are not all filled (F5.3)
founders-bought-too-early = something is bought only before a tile is added
founders-not-drawn = a tile is 'drawn' only in step 'place'
founders-not-face-up = the tile { $tile } does not lie face up (F3.3)
founders-not-green = the tile { $tile } is not green (F2.2, F3.3)

## Odds of battles

question-no-object = a question is an object of names and values, not { $given }
game-without-battles = { $game } has no battles that are decided by chance, so there are no odds
odds-no-battle = no attack is being put together or fought; name a target and the groups that would attack it
odds-too-many = odds are worked out for up to { $most } soldiers a side
odds-no-withdrawal = who fights this battle cannot withdraw (C9.3, C11.6); leave "below" out
odds-unknown-field = a question about a battle has target, groups, seat and below, not { $field }
odds-groups = groups is a list of 1 to { $most } groups, each with place, unit and number
odds-group = a group has place, unit and number, and nothing else; this is { $given }
odds-unit = there is no unit { $given }; there are { $known }
odds-number = { $field } is a whole number from { $least } to { $most }, not { $given }
odds-no-such-place = units attack from land to land, and ships from sea to sea (C1.2)
odds-own-place = this seat holds the target itself; a target is held by another player, rebels or savages (C8.5)
odds-nobody-there = nobody holds the target; it is entered by a plain march (C10.10)
odds-out-of-reach = nothing of this seat can attack the target; units attack with a movement point left, from beside it (C10.1)
odds-not-adjacent = a group attacks from a place beside the target, or from a transport in a sea at it (C10.1)
odds-not-held = this seat does not hold the province from which a group attacks (C10.1)
odds-no-fleet = no warships of an enemy lie there to be attacked, or none of this seat to attack (C16.5)
odds-no-transport = this seat has no such transport (C16.6)
odds-no-points = so many units with a movement point left are not there (C10.1)
explain-what = there is nothing to explain about { $given }; a question has "of", one of { $known }
explain-number = a question about { $of } has { $field }, a whole number from { $least } to { $most }, not { $given }
explain-unknown-field = a question about { $of } has { $known }, not { $field }
reach-not-now = where units can go is told on your turn, while you choose what to do
reach-units = "units" has how many of each kind go: a JSON object with any of { $known }, not { $given }
reach-not-together = units, captives and warships do not go together: { $given }
layer-which = there is no layer { $given }; a question about a layer has "layer", one of { $known }
explain-one-of = a question about { $of } has { $field }, one of { $known }, not { $given }
explain-object = a question about { $of } has { $field }, a JSON object, not { $given }
explain-list = a question about { $of } has { $field }, a JSON list, not { $given }
plan-not-now = what could be offered, dealt, sent or built is told on your turn, while you choose what to do
no-offer-waits = no offer waits for an answer; a question about one that could be made has "other" and "trade" or "peace"
offer-what = an offer is made to another player ("other") and has either "trade" or "peace"
deal-cards = "cards" has one card for each of the { $players } seats, not { $given }
odds-many-groups = the attack has too many groups (C3.5)

## Positions of capitals

capitals-unknown-step = there is no step { $step }; steps are: { $known }
capitals-unknown-word = { $what } is one of { $known }, not { $given }
capitals-unknown-fact = nothing is known of { $name } here; there can be: { $known }
capitals-unknown-place = { $place } is no place that can stand here; on this map they are numbered { $first } to { $last } (C1.2)
capitals-round = round { $round } comes after the last one, { $rounds } (C16.3)
capitals-list-length = { $length ->
    [one] { $what } is a list of { $length } number
   *[other] { $what } is a list of { $length } numbers
}
capitals-too-many = there are at most { $most } of { $what }
capitals-strange-number = { $field } cannot be { $number }
capitals-two-capitals = a player has one capital (C2.2)
capitals-no-room-for-capital = there is no free province left that is at least two steps from every other capital (C2.2); say where the capitals are
capitals-held-by-who-is-out = province { $place } is owned or held by a player who is out (C16.4)
capitals-units-of-nobody = units or captives stand in province { $place }, and nobody holds it; say who does: holder (C1.3)
capitals-owned-by-who-left = province { $place } has an owner and nobody who holds it; leaving it does not change who holds it (C1.3)
capitals-rebels-are-infantry = province { $place } is held by rebels or savages, who are at least one infantry and nothing else (C11.1, C12.5)
capitals-savages-own-nothing = province { $place } is held by savages, and such land belongs to nobody (C1.9)
capitals-building-with-tokens = province { $place } has red tokens, beside which neither a port nor a main building stands (C6.5)
capitals-built-in-capital = province { $place } is a capital: nothing is built there, and it has no tokens or marks (C13.4)
capitals-poisoned = province { $place } has a black marker, beside which neither a farm nor a granary stands (C5.11)
capitals-port-inland = province { $place } does not border a sea, so it has no port (C5.6)
capitals-robbery = province { $place } is robbed only by who owns and holds it, with at least one red token, and only a robbery has payments (C6.5)
capitals-fleet-without-ships = sea { $sea } has both a fleet, whose it is, and its ships, or neither (C16.5)
capitals-transport-full = a transport carries { $most } soldiers at most (C16.6)
capitals-convoy-of-one-kind = a convoy has units of one kind (C8.4)
capitals-ship-full = a troop ship carries 1 to 10 soldiers (C9.1, C9.5)
capitals-voyage-without-target = all that is under way has a target, but for overseas expeditions (C9.2)
capitals-stack-not-there = { $number } units have points noted, and only { $there } of the mover's are there (C8.1)
capitals-nobody-moves = in this step it is somebody's turn: say whose, mover (C3.1)
capitals-out-moves = it is the turn of a player who is out (C16.4)
capitals-other-phase = step { $step } is not asked in this phase (C3.2)
capitals-other-verb = step { $step } does not go with this verb; a verb is given where an action is being decided, and only there (C3.5)
