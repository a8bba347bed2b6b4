title = Founders of the Empire

## Options

option-tiles = The standard tile set, or the path of a tile file.
option-first-player = Who begins: drawn by lot, or the seat of this number.
option-agreed-end = At the end of a turn a player may propose to end the game; it ends if all agree.

option-tiles-title = Tiles
option-tiles-standard = The standard set
option-first-player-title = First player
option-first-player-lot = By lot
option-first-player-0 = Seat 1
option-first-player-1 = Seat 2
option-first-player-2 = Seat 3
option-first-player-3 = Seat 4
option-agreed-end-title = Agreed end

## Where points come from

source-victory = Victory tiles
source-craftsmen = Craftsmen
source-tokens = Tokens
source-swaps = Swaps

## Pieces

stack-green = nature (green)
stack-blue = village (blue)
stack-purple = city (purple)
token-war = war
token-coin = coin
token-carriage = carriage
token-craftsman = craftsman
resource-wood = wood
resource-stone = stone
resource-plants = plants
resource-water = water
resource-iron = iron
resource-gold = gold
resource-cloth = cloth
resource-wine = wine
resource-horses = horses
resource-fish = fish
resource-army = army
resource-coin = coin
resource-carriage = carriage
resource-craft = craft
tile-green = { $name } ({ $gives })
tile-blue = { $name } ({ $needs } → { $gives })
tile-purple = { $name } ({ $needs } → { $gives })
tile-victory = { $points ->
    [one] { $name } ({ $needs }: { $points } point)
   *[other] { $name } ({ $needs }: { $points } points)
}

# What a tile lacks at a cell, one line for each resource.
unmet-wood = { $count ->
    [one] wood
   *[other] { $count } × wood
}
unmet-stone = { $count ->
    [one] stone
   *[other] { $count } × stone
}
unmet-plants = { $count ->
    [one] plants
   *[other] { $count } × plants
}
unmet-water = { $count ->
    [one] water
   *[other] { $count } × water
}
unmet-iron = { $count ->
    [one] iron
   *[other] { $count } × iron
}
unmet-gold = { $count ->
    [one] gold
   *[other] { $count } × gold
}
unmet-cloth = { $count ->
    [one] cloth
   *[other] { $count } × cloth
}
unmet-wine = { $count ->
    [one] wine
   *[other] { $count } × wine
}
unmet-horses = { $count ->
    [one] horses
   *[other] { $count } × horses
}
unmet-fish = { $count ->
    [one] fish
   *[other] { $count } × fish
}
unmet-army = { $count ->
    [one] an army
   *[other] { $count } × army
}
unmet-coin = { $count ->
    [one] coin
   *[other] { $count } × coin
}
unmet-carriage = { $count ->
    [one] a carriage
   *[other] { $count } × carriage
}
unmet-craft = { $count ->
    [one] craft
   *[other] { $count } × craft
}

## Decisions

decision-draft = Take one of the open nature tiles.
decision-side = Choose on which side of your first tile this one lies: { $tile }.
decision-open = Open a tile: choose a stack.
decision-token = Play one token, or none.
decision-target = { $what ->
    [war] Choose the tile you pillage: the farthest of its column in another nation.
    [coin] Choose the tile of another nation that you buy from.
    [carriage] Choose the lower left tile of a filled square of four; the carriage unites them.
   *[craftsman] Choose the village tile your craftsman works on.
}
decision-resource = Choose what you buy from { $other }: { $tile }.
decision-tile = Choose a tile to add to your nation.
decision-place = Choose where it goes: { $tile }.
decision-propose = Your turn ends. Go on, or propose to end the game.
decision-answer = { $seat } proposes to end the game. Do you agree?
decision-last = The game is ending: lay the craftsmen you still can.
decision-over = The game is over.

## Actions

action-no-token = Play no token
action-pass = Pass: nothing fits without a swap, and no nature tile is left to draw
action-draw = Nothing fits without a swap: draw the top nature tile unseen and add it
action-propose = Propose to end the game
action-go-on = Go on with the game
action-agree = Agree to end the game
action-refuse = Refuse: the game goes on
action-stop = Lay no more craftsmen
action-open = Open: { $stack }
action-token = Play a token: { $token }
action-resource = Buy { $resource }
action-tile = Take { $tile }
action-cell = Lay it at ({ $x }, { $y })
action-swap = Swap it for { $old } at ({ $x }, { $y }): costs 1 point
action-pillage = Pillage { $tile } of { $other } at ({ $x }, { $y })
action-buy = Buy from { $other }: { $tile } at ({ $x }, { $y })
action-unite = Unite the four tiles from ({ $x }, { $y }) on
action-craftsman = Lay the craftsman on { $tile } at ({ $x }, { $y })
action-at = { $tile } of { $other } at ({ $x }, { $y })
action-elsewhere = Lay it on a cell beside no tile of yours
action-nowhere = A tile that is not there

## Log

event-first-player = { $seat } begins.
event-victory-tile = Face up: { $tile }.
event-draft-tile = Open for the draft: { $tile }.
event-drafted = { $seat } takes { $tile } and lays it at ({ $x }, { $y }).
event-row-tile = Laid out: { $tile }.
event-tile-leaves = Out of the game: { $tile }.
event-opened = { $seat } opens { $tile }.
event-pillaged = { $seat } pillages the tile of { $other } at ({ $x }, { $y }).
event-coin-laid = { $seat } lays a coin on the tile of { $other } at ({ $x }, { $y }).
event-bought = { $seat } buys { $resource }.
event-united = { $seat } unites the four tiles from ({ $x }, { $y }) on with a carriage.
event-craftsman-laid = { $seat } lays a craftsman at ({ $x }, { $y }).
event-drawn = { $seat } draws { $tile } unseen.
event-replaced = { $seat } swaps away { $tile } at ({ $x }, { $y }).
event-added = { $seat } adds { $tile } at ({ $x }, { $y }).
event-passed = { $seat } passes.
event-token-granted = { $seat } gets a token: { $token }.
event-craftsman-drawn = { $seat } draws a craftsman: { $resource }.
event-coins-taken = { $coins ->
    [one] { $seat } takes the coin from an own tile.
   *[other] { $seat } takes { $coins } coins from own tiles.
}
event-proposed = { $seat } proposes to end the game.
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses; the game goes on.
event-game-ends = The game is over.
event-points = { $seat }: { $victory } on victory tiles, { $craftsmen } for craftsmen, { $tokens } for tokens.
event-points-lost = { $swaps ->
    [one] { $seat } loses 1 point for a swapped tile.
   *[other] { $seat } loses { $swaps } points for swapped tiles.
}

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $seat } is asked.
refusal-first-draft = First take one of the open nature tiles.
refusal-first-side = First choose on which side of your first tile the second lies.
refusal-first-open = First open a tile from a stack.
refusal-first-token = First play a token, or none.
refusal-first-target = First choose where the token goes.
refusal-first-resource = First choose what you buy.
refusal-first-place = First choose where your tile goes.
refusal-first-propose = Your turn is over: go on, or propose to end the game.
refusal-first-answer = First answer the proposal to end the game.
refusal-first-last = The game is ending: only craftsmen are laid now.
refusal-not-now-open = You have opened a tile this turn.
refusal-not-now-no-token = The time for a token is past: now you add a tile.
refusal-not-now-token = Tokens are played before a tile is added: it is too late this turn.
refusal-not-now-resource = You choose a resource only when you buy from a tile that gives two.
refusal-not-now-cell = First choose a tile to add, then where it goes.
refusal-not-now-elsewhere = First choose a tile to add, then where it goes.
refusal-not-now-at = First choose a tile to add, then where it goes.
refusal-not-now-propose = You can propose to end the game only when your turn is over, in a match with an agreed end.
refusal-not-now-go-on = Your turn is not over yet.
refusal-not-now-agree = There is no proposal to agree to.
refusal-not-now-refuse = There is no proposal to refuse.
refusal-not-now-stop = The last craftsmen are laid only when all have agreed to end the game.
refusal-no-such-action = There is no such action.
refusal-no-such-tile = There is no such tile in that nation.
refusal-not-open = That tile does not lie open in the draft: { $tile }.
refusal-stack-empty = That stack is empty: { $stack }.
refusal-token-not-held = You have no such token: { $token }.
refusal-nowhere-for-war = No tile of another nation can be pillaged.
refusal-nowhere-for-coin = No tile of another nation gives anything now.
refusal-nowhere-for-carriage = Your nation has no filled square of four without a carriage.
refusal-nowhere-for-craftsman = None of your village tiles suits a craftsman of yours.
refusal-war-on-own-tile = You cannot pillage a tile of your own.
refusal-not-farthest = { $tile } at ({ $x }, { $y }) is not the farthest tile of its column.
refusal-pillaged-already = { $tile } at ({ $x }, { $y }) is pillaged already.
refusal-coin-on-own-tile = You cannot buy from yourself.
refusal-gives-nothing = { $tile } at ({ $x }, { $y }) gives nothing.
refusal-coin-already = A coin lies already on { $tile } at ({ $x }, { $y }).
refusal-carriage-not-at-home = A carriage unites tiles of your own nation.
refusal-corner-not-filled = Not all four cells of the square from ({ $x }, { $y }) on are filled.
refusal-carriage-already = The square from ({ $x }, { $y }) on has its carriage.
refusal-craftsman-not-at-home = A craftsman works in your own nation.
refusal-no-craftsman-for-it = You have no craftsman for { $tile }.
refusal-craftsman-already = A craftsman lies already on { $tile } at ({ $x }, { $y }).
refusal-craftsman-on-pillaged = { $tile } at ({ $x }, { $y }) is pillaged: no craftsman works there.
refusal-resource-not-given = { $tile } does not give that: { $resource }.
refusal-not-face-up = That tile does not lie face up: { $tile }.
refusal-fits-nowhere = Nowhere in your nation are all needs served of { $tile }.
refusal-must-add = A face-up tile fits without a swap, so you must add one.
refusal-green-left = You cannot pass while a nature tile is left to draw.
refusal-no-green-left = No nature tile is left to draw.
refusal-not-beside = A tile must share a full side with a tile of your nation.
refusal-needs-unmet = At ({ $x }, { $y }) nothing is left that gives { $unmet } for { $tile }.
refusal-swap-of-others = You can only swap tiles of your own.

## Balance report

balance-finding-best-tiles = Goes most with winning: { $item } (tile { $number }), { $worth } of win share against players without it.
balance-finding-worst-tiles = Goes least with winning: { $item } (tile { $number }), { $worth }.
balance-finding-fair-tiles = No tile sets winners apart by more than chance explains.
balance-tiles = What each tile is worth
balance-how-tiles = The win share of players who added the tile at least once less that of players who did not, in percentage points (pp), best first. It shows what goes together, not what causes what: a tile added late or by those who already lead looks better than it is. Of { $count } tiles about { $lucky } will have a filled dot by luck alone.
balance-caption-tiles = Tiles by worth
balance-head-tiles = Tile
balance-tiles-nature = nature
balance-tiles-village = village
balance-tiles-city = city
balance-tiles-victory = victory
balance-deed-swap = Swaps a tile away
balance-deed-war = Pillages
balance-deed-pillaged = Is pillaged
balance-deed-coin = Buys with a coin
balance-deed-sold = Sells: somebody lays a coin there
balance-deed-carriage = Unites with a carriage
balance-deed-craftsman = Lays a craftsman
balance-deed-drawn = Draws a nature tile unseen
balance-deed-passed = Passes
balance-ending-victory = No victory tile lies face up
balance-ending-stacks = All three stacks are empty
balance-ending-agreed = All agreed to end
balance-tokens = What each token is worth
balance-how-tokens = The win share of players who got such a token at least once less that of players who got none, in percentage points (pp), best first. It shows what goes together, not what causes what.
balance-caption-tokens = Tokens by worth
balance-head-tokens = Token
balance-finding-best-tokens = Of the tokens goes most with winning: { $item }, { $worth } of win share against players without it.
balance-finding-worst-tokens = Of the tokens goes least with winning: { $item }, { $worth }.
balance-finding-fair-tokens = No token sets winners apart by more than chance explains.

## Page

page-market = Tiles to take
page-draft = Open for the draft
page-victory = Victory tiles
page-stack = { $count ->
    [0] { $stack }: no tile left
    [one] { $stack }: { $count } tile left
   *[other] { $stack }: { $count } tiles left
}
page-nations = Nations
page-nation = { $count ->
    [one] Nation of { $seat }: { $count } tile
   *[other] Nation of { $seat }: { $count } tiles
}
page-mine = Your nation
page-look = look closer
page-tile = { $tile } at ({ $x }, { $y })
page-pillaged = pillaged
page-coin-on = with a coin on it
page-craftsman-on = with a craftsman on it
page-carriage-on = a carriage at its upper right corner
page-union = in union { $union }
page-unprotected = farthest of its column
page-hand = Tokens of { $seat }
page-tokens = { $name }: { $count }
page-craftsmen = { $count ->
    [one] { $count } craftsman: { $whose }
   *[other] { $count } craftsmen: { $whose }
}
page-bought = Bought:
page-points = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
page-tiles = { $count ->
    [one] { $count } tile, { $victory } of them victory
   *[other] { $count } tiles, { $victory } of them victory
}
page-swapped = { $count ->
    [one] { $count } tile swapped away: −1 point
   *[other] { $count } tiles swapped away: −{ $count } points
}
page-first = first player

## Guided first turn

tour-draft = Take a nature tile. Each turn it gives one of its two resources to a tile that you lay beside it.
tour-side = Choose the side. Tiles at the far end of a column can be pillaged; those behind them are safe.
tour-open = Your turn begins: open a tile from one of the three stacks.
tour-add = Now add a lit tile. The pictures in its band are what it needs from the eight cells around it; a line shows who gives it.
tour-victory = Victory tiles bring points. They need what villages and cities give; a city also brings you a token.
page-layers = Layers of the nation
page-layer-supply = Supply
page-layer-about-supply = What reaches each free cell, and from how many suppliers.
page-layer-worth = Points
page-layer-about-worth = Points on each tile.
