# The sentences that are the same in the games of the family.

## Options

option-full-game = Three games in a row; the sum of points wins.
option-tie = Tied bids: the youngest of the tied wins, or one of them by lot.
option-youngest = The seat of the youngest player.
option-edition-title = Edition
option-full-game-title = Full game
option-tie-title = Tied bids
option-tie-youngest = The youngest wins
option-tie-die = By lot
option-youngest-title = The youngest player
option-youngest-0 = Seat 1
option-youngest-1 = Seat 2
option-youngest-2 = Seat 3
option-youngest-3 = Seat 4

## Where points come from

source-regions = Regions

## Pieces

neutral-colour = Neutral
no-card = no card
card-or = { $one } or { $other }
card-and = { $one } and { $other }
step-place = place { $count }
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
left-city = { step-city }
left-destroy = { step-destroy }
decision-neutral = Place a neutral army on any region: { $armies } left.
decision-bid = Bid coins in secret for the first turn.
decision-card = Take a card from the row.
decision-half = Choose one half of your card, or stop: { $card }.
decision-step = Use your card or stop: { $left }.
decision-target = Choose where the army from { $region } goes, or stop: { $left }.
decision-over = The game is over.

## Actions

action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
action-card = { $coins ->
    [0] Take { $card } (free)
    [one] Take { $card } ({ $coins } coin)
   *[other] Take { $card } ({ $coins } coins)
}
action-half = Choose: { $choice }
action-neutral = Place a neutral army in { $region }
action-place = Place an army in { $region }
action-from = Move an army from { $region }
action-city = Build a city in { $region }
action-destroy = Destroy an army in { $region }: { $colour }

## Log

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
event-card-drawn = New in the row: { $card }.
event-game-ends = Game { $game } is over.

## Refusals

refusal-game-over = The game is over.
refusal-bid-is-final = You have bid, and a bid once given is final.
refusal-not-your-turn = It is not your turn: { $seat } is asked.
refusal-other-places = { $seat } places the next neutral army.
refusal-first-neutral = First the neutral armies are placed.
refusal-first-bid = First everybody bids.
refusal-first-card = First take a card from the row; passing is not possible.
refusal-first-half = First choose one half of the card.
refusal-first-target = First choose where the army goes, or stop.
refusal-not-now-bid = There is only one bid, before the first turn.
refusal-not-now-neutral = Neutral armies are placed only before the bid.
refusal-not-now-card = You have taken your card for this turn.
refusal-not-now-half = There are no halves to choose from now.
refusal-not-now-to = First choose the region that an army leaves.
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
refusal-supply-empty = You have no army left to place.
refusal-not-start-nor-city = { $region } is neither the starting region nor has it a city of yours.
refusal-no-army-to-move = You have no army in { $region }.
refusal-no-city-left = All your cities are built.
refusal-no-army-for-city = A city needs an army of yours in { $region }.
refusal-no-army-to-destroy = In { $region } there is no army of that colour: { $colour }.

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
page-region = { $region }: { $things }
page-empty = nobody here
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

## The first turn

tour-turn = Until the next card is drawn you can take everything back.
page-layers = Layers of the map
page-layer-control = Control
page-layer-about-control = Your pieces more (+) or fewer (−) than the strongest other’s. One more than you are behind takes the region.
page-layer-about-control-led = By how many pieces its holder is ahead.
page-layer-stakes = Points at stake
page-layer-about-stakes = Points that { $seat } would gain by holding a region, or lose with one held now.
page-layer-tied = tied: nobody’s
page-layer-ahead = { $count ->
    [one] Ahead by { $count } piece.
   *[other] Ahead by { $count } pieces.
}
page-layer-needs = { $count ->
    [one] { $count } more piece of yours takes it.
   *[other] { $count } more pieces of yours take it.
}
page-layer-worth = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
