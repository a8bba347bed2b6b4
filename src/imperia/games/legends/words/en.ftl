title = Eight-Minute Empire: Legends

## Options

option-edition = The numbers of the rulebook's proof, or those of the published box (with two players fewer cards and coins, the Noble set is worth 4, one treasure less).
option-board = How the boards lie: standard (a T with four players, a row or an L with two or three), or one of these by name; a loop is a ring of four boards.
option-setup = Set up by lot, or by hand: then every choice of the set-up player is asked.
option-setup-player = The seat of the player who sets up, or by lot.
option-explore = Explore tokens lie on the map; the first city in a region takes the token there.
option-swamp = Explore tokens lie face down, and the Poison Swamp is among them. Needs the explore tokens.
option-citadels = Three citadels; each is worth 1 point to whoever controls its region.
option-encounters = Which encounters lie on the map: the dragon, the rogues, the portals, any of them, or all.
option-leaders = Every player gets a leader with a power of their own.

option-edition-proof = Rulebook's proof
option-edition-published = Published box
option-board-title = Boards
option-board-standard = Standard
option-board-row = A row
option-board-l = An L
option-board-t = A T
option-board-loop = A loop
option-setup-title = Set-up
option-setup-random = By lot
option-setup-hand = By hand
option-setup-player-title = Set-up player
option-setup-player-lot = By lot
option-setup-player-0 = Seat 1
option-setup-player-1 = Seat 2
option-setup-player-2 = Seat 3
option-setup-player-3 = Seat 4
option-explore-title = Explore tokens
option-swamp-title = Poison Swamp
option-citadels-title = Citadels
option-encounters-title = Encounters
option-encounters-none = None
option-encounters-dragon = The dragon
option-encounters-rogues = The rogues
option-encounters-portals = The portals
option-encounters-dragon-rogues = The dragon and the rogues
option-encounters-dragon-portals = The dragon and the portals
option-encounters-rogues-portals = The rogues and the portals
option-encounters-all = All
option-leaders-title = Leaders

## Where points come from

source-islands = Islands
source-cards = Cards
source-elixirs = Elixirs
source-tokens = Tokens
source-leaders = Leaders

## Boards

layout-row = a row
layout-l = an L
layout-t = a T
layout-loop = a loop
cell-centre = the centre
cell-west = the west
cell-east = the east
cell-south = the south
cell-south-east = the south-east
quarters-0 = upright
quarters-1 = turned by a quarter
quarters-2 = turned by a half
quarters-3 = turned by three quarters

## Pieces

token-spring = Magic Spring
token-cottage = Cottage
token-treasure = Hidden Treasure
token-stable = Stable
token-book = Magic Book
token-swamp = Poison Swamp
token-dragon = Rampaging Dragon
token-citadel = Citadel
token-rogues = Band of Rogues
token-portal = Magic Portal
token-face-down = a token, face down

leader-fairy-queen = the Fairy Queen
leader-bandit-king = the Bandit King
leader-red-sorceress = the Red Sorceress
leader-white-knight = the White Knight

family-ancient = Ancient
family-arcane = Arcane
family-cursed = Cursed
family-dire = Dire
family-forest = Forest
family-mountain = Mountain
family-night = Night
family-noble = Noble

name-ancient-phoenix = Ancient Phoenix
name-ancient-sage = Ancient Sage
name-ancient-tree-spirit = Ancient Tree Spirit
name-ancient-woods = Ancient Woods
name-arcane-manticore = Arcane Manticore
name-arcane-sphinx = Arcane Sphinx
name-arcane-temple = Arcane Temple
name-castle-a = Castle
name-castle-b = Castle
name-cursed-banshee = Cursed Banshee
name-cursed-gargoyles = Cursed Gargoyles
name-cursed-king = Cursed King
name-cursed-mausoleum = Cursed Mausoleum
name-cursed-tower = Cursed Tower
name-dire-dragon = Dire Dragon
name-dire-eye = Dire Eye
name-dire-giant = Dire Giant
name-dire-goblin = Dire Goblin
name-dire-ogre = Dire Ogre
name-forest-elf = Forest Elf
name-forest-gnome = Forest Gnome
name-forest-pixie = Forest Pixie
name-forest-tree-town = Forest Tree Town
name-graveyard = Graveyard
name-lake = Lake
name-mountain-dwarf = Mountain Dwarf
name-mountain-treasury = Mountain Treasury
name-night-hydra = Night Hydra
name-night-village = Night Village
name-night-wizard = Night Wizard
name-noble-hills = Noble Hills
name-noble-knight = Noble Knight
name-noble-unicorn = Noble Unicorn
name-stronghold = Stronghold

ability-flying = { $count ->
    [one] Flying
   *[other] Flying ×{ $count }
}
ability-army = +{ $count } Army
ability-move = +{ $count } Move
ability-elixir = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
ability-immune = { $count ->
   *[other] immune to attack
}
ability-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ability-vp-family = +1 point per { $family } card
ability-vp-flying = +{ $count } { $count ->
    [one] point
   *[other] points
} per Flying
ability-vp-coins = { $count ->
    [one] +1 point per { $count } coin
   *[other] +1 point per { $count } coins
}
ability-vp-set = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
} with all { $cards } { $family } cards

card = { $name } ({ $abilities }; { $action })
step-move = move { $count }

## Decisions

decision-layout = Choose how the boards lie.
decision-side = Choose the side of a board for { $cell }.
decision-rotation = Turn { $side } the way you want it (place: { $cell }).
decision-start = Choose the starting region.
decision-token = Lay on a region: { $token }.
decision-outpost = Choose the region off the central board where everybody gets one more army.
decision-queen = Take one more card for its ability, or take none.

## Actions

action-stop = { $what ->
    [token] Leave it out
    [queen] Take no further card
   *[card] Stop here
}
action-layout = Lay the boards as { $layout }
action-side = Lay { $side }
action-rotate = Lay it { $quarters }
action-settle = { $what ->
    [outpost] Put one army of everybody in { $region }
   *[start] Start in { $region }
}
action-token = Lay it in { $region }
action-to = { $points ->
    [one] Move it to { $region } ({ $points } point)
   *[other] Move it to { $region } ({ $points } points)
}

## Log

event-game-begins = Game { $game } begins.
event-setup-player = { $seat } sets up the board.
event-layout-chosen = The boards lie as { $layout }.
event-board-laid = In { $cell } lies { $side }, { $quarters }.
event-start-chosen = The starting region is { $region }.
event-leader-dealt = { $seat } plays { $leader }.
event-token-laid = In { $region } lies: { $token }.
event-token-left-out = Left out: { $token }.
event-outposts-placed = Everybody has one more army in { $region }.
event-row-laid = The cards are shuffled, and six lie in the row.
event-bid-won = { $coins ->
    [0] { $seat } wins the bid, pays nothing and begins.
    [one] { $seat } wins the bid, pays { $coins } coin and begins.
   *[other] { $seat } wins the bid, pays { $coins } coins and begins.
}
event-stopped = { $seat } stops: { $choice }.
event-declined = { $seat } uses nothing of { $card }.
event-token-taken = { $seat } takes a token in { $region }: { $token }.
event-token-turned = { $seat } takes a token in { $region } and shows it: { $token }.
event-token-seen = { $seat } looks at the token in { $region }: { $token }.
event-token-seen-hidden = { $seat } looks at the token in { $region }.
event-dragon-slain = { $seat } slays the dragon in { $region }.
event-rogues-paid = { $seat } pays 1 coin to the rogues in { $region }.
event-coin-robbed = { $seat } takes 1 coin from { $other }.
event-army-captured = { $seat } keeps the army: { $other }.
event-knight-army = { $seat } gets one army with the city in { $region }.
event-queen-declines = { $seat } takes no further card.
event-points = { $seat }: { $regions } for regions, { $islands } for islands, { $cards } for cards.
event-more-points = { $seat }: { $elixirs } for elixirs, { $tokens } for tokens, { $leaders } for the leader.

## Refusals

refusal-other-sets-up = { $seat } sets up the board.
refusal-queen-chooses = { $seat } may take one more card.
refusal-first-layout = First choose how the boards lie.
refusal-first-side = First choose the side of a board.
refusal-first-rotation = First turn the board the way you want it.
refusal-first-start = First choose the starting region.
refusal-first-token = First lay the token.
refusal-first-outpost = First choose where everybody gets one more army.
refusal-first-queen = Take one more card, or none: its action is not used.
refusal-not-now-layout = The boards lie already.
refusal-not-now-side = No board is chosen now.
refusal-not-now-rotate = No board is turned now.
refusal-not-now-settle = The starting region and the outpost are chosen before the first turn.
refusal-not-now-token = Tokens are laid before the first turn.
refusal-no-such-region = { $region } is not on the table.
refusal-board-used = The board of { $side } lies on the table already.
refusal-desert-in-the-centre = { $side } can only lie in the centre.
refusal-not-on-central-board = { $region } is not on the central board.
refusal-not-on-the-desert = { $region } is not on the desert, which must hold the starting region.
refusal-no-joined-lane = No sea lane leads from { $region } to another board.
refusal-has-token = There is a token in { $region } already.
refusal-token-on-start = { $region } is the starting region: no token lies there.
refusal-token-must-be-laid = This cannot be left out: { $token }.
refusal-on-starting-board = { $region } is on the board of the starting region.
refusal-no-way-out = The points that are left take no army out of { $region }.
refusal-not-adjacent = Nothing leads from { $origin } to { $region }.
refusal-sea-too-far = { $left ->
    [one] The way from { $origin } to { $region } over the sea takes { $points } points, and { $left } is left.
   *[other] The way from { $origin } to { $region } over the sea takes { $points } points, and { $left } are left.
}
refusal-no-army-beside = You destroy only where you have an army, and you have none in { $region }.
refusal-immune = { $colour } is immune to attack.

## The page

page-map = The lands
page-islands = Who holds the regions of each island
page-game = Game { $game } of three
page-tokens = Tokens
page-start = Starting region
page-token = token: { $token }
page-seen-token = token face down, known to you: { $token }
page-cards-of = { $count } of { $all } cards taken
page-more-moves = +{ $count } to every move action
page-more-armies = +{ $count } to every place action
page-flying = { $count ->
    [0] Flying: none; a step over the sea takes 3 points
    [one] Flying: a step over the sea takes 2 points
   *[other] Flying ×{ $count }: a step over the sea takes 1 point
}
page-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
page-immune = Immune to attack
page-family = { $family }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-captured = { $colour }: { $count ->
    [one] { $count } captured army
   *[other] { $count } captured armies
}
page-seen = Only you know:
page-seen-at = { $token } in { $region }
page-setting-up = Setting up
page-outpost = One more army for everybody
page-neutral = Neutral armies
page-about-start = Everybody begins here, and places new armies here. It has a sea lane to another board.
page-about-outpost = One army of every player goes to the same region, on a board without the starting region.
page-about-neutral = They belong to nobody and score nothing, but they hold regions and islands against you.
page-about-spring = 2 elixirs for the first city here.
page-about-cottage = +1 Army for the first city here.
page-about-treasure = 1 coin at once for the first city here.
page-about-stable = +1 Move for the first city here.
page-about-book = 1 point for the first city here, and it wins ties.
page-about-swamp = Costs the first city here 1 point.
page-about-dragon = 2 points for whoever brings the seventh army into the region.
page-about-citadel = 1 point more for controlling the region at the end.
page-about-rogues = Every step of an army into the region costs its player 1 coin.
page-about-portal = The regions of the two portals are neighbours: 1 move point.
page-about-face-down = An explore token or the Poison Swamp. Control the region at the end of your turn to look at it; the first city takes it.
page-about-fairy-queen = 1 point with three Forest cards. At the end she may take one more card for its ability.
page-about-bandit-king = 1 point with no army left in the supply. Destroying a player's army takes 1 coin from them.
page-about-red-sorceress = Starts with one army more. Keeps the players' armies that she destroys: 1 point for every three.
page-about-white-knight = 1 point for each island of three or more regions. Every city brings one army from the supply.

## The first turn

tour-bid = Bid for the first turn. Only the winner pays. The coins left buy your cards.
tour-row = Take one card. The first is free; those farther right cost coins. On the left is what it gives you for good, on the right what you do now.
tour-board = Use your card now. Lit regions show where; a click does it. A step over the sea takes 3 move points, less with Flying.
tour-abilities = What your cards give adds up here: moves, armies, Flying, elixirs. Regions and islands where you have the most pieces score too.

## Balance

balance-leaders = What each leader is worth
balance-how-leaders = The win share of players who were dealt the leader less that of players who were dealt another, in percentage points (pp), best first. Leaders are dealt by lot, so this is what a leader does. In a series a leader counts if a player had it in any of the games.
balance-caption-leaders = Leaders by worth
balance-head-leaders = Leader
balance-finding-best-leaders = The strongest leader is { $item }: { $worth } of win share against players with another.
balance-finding-worst-leaders = The weakest leader is { $item }: { $worth }.
balance-finding-fair-leaders = No leader wins more or less than chance explains.

balance-tokens = What each explore token is worth
balance-how-tokens = The win share of players who took such a token at least once less that of players who took none, in percentage points (pp), best first. It shows what goes together, not what causes what: those who build many cities take many tokens.
balance-caption-tokens = Explore tokens by worth
balance-head-tokens = Token
balance-finding-best-tokens = Of the explore tokens goes most with winning: { $item }, { $worth } of win share against players without it.
balance-finding-worst-tokens = Of the explore tokens goes least with winning: { $item }, { $worth }.
balance-finding-fair-tokens = No explore token sets winners apart by more than chance explains.

balance-boards = What each board changes
balance-how-boards = Games in which this side of a board lies on the table, beside all games: who profits, how close they are, and how long.
balance-caption-boards = Games by board
balance-head-boards = Board

balance-layouts = What the layout changes
balance-how-layouts = Games in which the boards lie like this, beside all games.
balance-caption-layouts = Games by layout
balance-head-layouts = Layout
page-layer-parts = Islands
page-layer-about-parts = Who leads each island, and your regions more (+) or fewer (−) than the strongest other’s.
page-layer-about-parts-led = Who leads each island, and by how many regions.
page-layer-part-led = { $colour } leads its island.
page-layer-part-tied = Nobody leads its island.
