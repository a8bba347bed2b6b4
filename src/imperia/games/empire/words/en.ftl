title = Eight-Minute Empire

## Options

option-edition = English edition (neutral armies with two, the winner of the bid names the first player, any army may be destroyed) or Polish edition (none of that).
option-map = Board a (four continents), board b (five continents), or the path of a map file.
option-goods-tokens = Goods tokens lie on the triangle regions and count for whoever controls them at the end.
option-full-game = Three games in a row; the sum of points wins.
option-tie = Tied bids: the youngest of the tied wins, or one of them by lot.
option-youngest = The seat of the youngest player.
option-coal-card = The coal card reads "place 2 or city", or in some printings only "place 2".

option-edition-title = Edition
option-edition-english = English
option-edition-polish = Polish
option-map-title = Board
option-map-a = Four continents
option-map-b = Five continents
option-goods-tokens-title = Goods tokens
option-full-game-title = Full game
option-tie-title = Tied bids
option-tie-youngest = The youngest wins
option-tie-die = By lot
option-youngest-title = The youngest player
option-youngest-0 = Seat 1
option-youngest-1 = Seat 2
option-youngest-2 = Seat 3
option-youngest-3 = Seat 4
option-youngest-4 = Seat 5
option-coal-card-title = Coal card
option-coal-card-city = Place 2 or city
option-coal-card-plain = Place 2

## Where points come from

source-regions = Regions
source-continents = Continents
source-goods = Goods

## Pieces

neutral-colour = Neutral
good-tree = tree
good-anvil = anvil
good-carrot = carrot
good-coal = coal
good-crystal = crystal
good-wild = wild

card = { $icons ->
    [one] { $good }
   *[other] { $good } ×{ $icons }
}: { $action }
no-card = no card
card-or = { $one } or { $other }
card-and = { $one } and { $other }
step-place = place { $count }
step-move = move { $count }
step-sail = sea move { $count }
step-city = { $count ->
    [one] build a city
   *[other] build { $count } cities
}
step-destroy = { $count ->
    [one] destroy an army
   *[other] destroy { $count } armies
}

## Decisions

left-place = { step-place }
left-move = { step-move }
left-sail = { step-sail }
left-city = { step-city }
left-destroy = { step-destroy }

decision-neutral = Place a neutral army on any region: { $armies } left.
decision-bid = Bid coins in secret for the first turn.
decision-first = You won the bid: say who takes the first turn.
decision-card = Take a card from the row.
decision-half = Choose one half of your card, or stop: { $card }.
decision-step = Use your card or stop: { $left }.
decision-target = Choose where the army from { $region } goes, or stop: { $left }.
decision-over = The game is over.

## Actions

action-stop = Stop here
action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
action-first = { $seat } takes the first turn
action-card = { $coins ->
    [0] Take { $card } (free)
    [one] Take { $card } ({ $coins } coin)
   *[other] Take { $card } ({ $coins } coins)
}
action-half = Choose: { $choice }
action-neutral = Place a neutral army in { $region }
action-place = Place an army in { $region }
action-from = Move an army from { $region }
action-to = Move it to { $region }
action-city = Build a city in { $region }
action-destroy = Destroy an army in { $region }: { $colour }

## Log

event-game-begins = Game { $game } begins. The cards are shuffled, and six lie in the row.
event-token-laid = A token lies in { $region }: { $good }.
event-neutral-placed = { $seat } places a neutral army in { $region }.
event-bid-given = { $coins ->
    [0] { $seat } bids nothing, in secret.
    [one] { $seat } bids { $coins } coin, in secret.
   *[other] { $seat } bids { $coins } coins, in secret.
}
event-bid-given-hidden = { $seat } has bid.
event-bid-shown = { $coins ->
    [0] { $seat } bid nothing.
    [one] { $seat } bid { $coins } coin.
   *[other] { $seat } bid { $coins } coins.
}
event-tie-by-lot = The tie is decided by lot: { $seat }.
event-bid-won = { $coins ->
    [0] { $seat } wins the bid and pays nothing.
    [one] { $seat } wins the bid and pays { $coins } coin.
   *[other] { $seat } wins the bid and pays { $coins } coins.
}
event-first-player = { $other } takes the first turn.
event-card-taken = { $coins ->
    [0] { $seat } takes { $card } for free.
    [one] { $seat } takes { $card } for { $coins } coin.
   *[other] { $seat } takes { $card } for { $coins } coins.
}
event-half-chosen = { $seat } chooses: { $choice }.
event-army-placed = { $seat } places an army in { $region }.
event-army-moved = { $seat } moves an army from { $origin } to { $region }.
event-city-built = { $seat } builds a city in { $region }.
event-army-destroyed = { $seat } destroys an army in { $region }: { $colour }.
event-stopped = { $seat } stops.
event-card-drawn = New in the row: { $card }.
event-game-ends = Game { $game } is over.
event-points = { $seat }: { $regions } for regions, { $continents } for continents, { $goods } for goods.

## Refusals

refusal-game-over = The game is over.
refusal-bid-is-final = You have bid, and a bid once given is final.
refusal-not-your-turn = It is not your turn: { $seat } is asked.
refusal-other-places = { $seat } places the next neutral army.
refusal-other-names = { $seat } won the bid and names the first player.
refusal-first-neutral = First the neutral armies are placed.
refusal-first-bid = First everybody bids.
refusal-first-first = First name the player who takes the first turn.
refusal-first-card = First take a card from the row; passing is not possible.
refusal-first-half = First choose one half of the card.
refusal-first-target = First choose where the army goes, or stop.
refusal-not-now-bid = There is only one bid, before the first turn.
refusal-not-now-neutral = Neutral armies are placed only before the bid.
refusal-not-now-card = You have taken your card for this turn.
refusal-not-now-half = There are no halves to choose from now.
refusal-not-now-first = The first player is named only after the bid.
refusal-not-now-to = First choose the region that an army leaves.
refusal-no-such-region = The map has no region { $region }.
refusal-no-such-seat = { $seat } does not play in this match.
refusal-no-such-action = There is no such action.
refusal-bid-above-coins = { $have ->
    [one] You cannot bid { $coins }: you have { $have } coin.
   *[other] You cannot bid { $coins }: you have { $have } coins.
}
refusal-cannot-pay = { $have ->
    [one] This card costs { $coins }, and you have { $have } coin.
   *[other] This card costs { $coins }, and you have { $have } coins.
}
refusal-no-card-there = There is no card at that place of the row.
refusal-half-can-do-nothing = That half of the card can do nothing now.
refusal-no-placing = Your card places no army now.
refusal-no-moving = Your card moves no army now.
refusal-no-building = Your card builds no city now.
refusal-no-destroying = Your card destroys no army now.
refusal-supply-empty = All your armies are on the board.
refusal-not-start-nor-city = { $region } is neither the starting region nor has it a city of yours.
refusal-no-army-to-move = You have no army in { $region }.
refusal-no-way-out = No army can leave { $region } with this card.
refusal-not-adjacent = { $origin } and { $region } do not touch.
refusal-needs-sea-move = Only a sea move leads from { $origin } to { $region }.
refusal-no-city-left = All your cities are built.
refusal-no-army-for-city = A city needs an army of yours in { $region }.
refusal-no-army-to-destroy = In { $region } there is no army of that colour: { $colour }.
refusal-own-army = You cannot destroy an army of your own.

## The page

page-row = Cards to take
page-cost = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
page-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
page-in-use = { $seat } uses { $card }
page-continents = Who holds the regions of each continent
page-holds = { $colour }: { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
page-region = { $region }: { $things }
page-empty = nobody here
page-token = token: { $good }
page-armies = { $colour }: { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
page-cities = { $colour }: { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
page-held = held by { $colour }
page-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
page-supply = { $count ->
    [one] { $count } army in the supply
   *[other] { $count } armies in the supply
}
page-cities-left = { $count ->
    [one] { $count } city to build
   *[other] { $count } cities to build
}
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-bid-sealed = has bid
page-bid = { $coins ->
    [0] bid nothing
    [one] bid { $coins } coin
   *[other] bid { $coins } coins
}
page-first = first player
page-wild = { $good } ×{ $count }: each counts as one more of a good you have.
page-worth = { $good } ×{ $count }: { $points ->
    [0] no points yet.
    [one] { $points } point.
   *[other] { $points } points.
}
page-next = { $points ->
    [one] { $count } make { $points } point.
   *[other] { $count } make { $points } points.
}

## The first turn

tour-bid = Bid for the right to say who begins. Only the winner pays. The coins left are all you have for cards.
tour-row = Take one card. The first is free; those farther right cost coins, and you never get coins back.
tour-board = Use your card now. Lit regions show where; a click does it. You may stop at any time.
tour-turn = Until the next card is drawn you can take everything back.
tour-goods = Every card brings a good. The more of one kind you collect, the more points. Regions and continents where you have the most pieces score too.
