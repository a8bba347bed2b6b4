title = Eight-Minute Empire

## Options

option-edition = English edition (neutral armies with two, the winner of the bid names the first player, any army may be destroyed) or Polish edition (none of that).
option-map = Board a (four continents), board b (five continents), or the path of a map file.
option-goods-tokens = Goods tokens lie on the triangle regions and count for whoever controls them at the end.
option-coal-card = The coal card reads "place 2 or city", or in some printings only "place 2".

option-edition-english = English
option-edition-polish = Polish
option-map-title = Board
option-map-a = Four continents
option-map-b = Five continents
option-goods-tokens-title = Goods tokens
option-youngest-4 = Seat 5
option-coal-card-title = Coal card
option-coal-card-city = Place 2 or city
option-coal-card-plain = Place 2

## Where points come from

source-continents = Continents
source-goods = Goods

## Pieces

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
step-move = move { $count }
step-sail = sea move { $count }

## Decisions

left-sail = { step-sail }

decision-first = You won the bid: say who takes the first turn.

## Actions

action-stop = Stop here
action-first = { $seat } takes the first turn
action-to = Move it to { $region }

## Log

event-game-begins = Game { $game } begins. The cards are shuffled, and six lie in the row.
event-token-laid = A token lies in { $region }: { $good }.
event-bid-won = { $coins ->
    [0] { $seat } wins the bid and pays nothing.
    [one] { $seat } wins the bid and pays { $coins } coin.
   *[other] { $seat } wins the bid and pays { $coins } coins.
}
event-first-player = { $other } takes the first turn.
event-stopped = { $seat } stops.
event-points = { $seat }: { $regions } for regions, { $continents } for continents, { $goods } for goods.

## Refusals

refusal-other-names = { $seat } won the bid and names the first player.
refusal-first-first = First name the player who takes the first turn.
refusal-not-now-first = The first player is named only after the bid.
refusal-no-such-region = The map has no region { $region }.
refusal-no-such-seat = { $seat } does not play in this match.
refusal-no-way-out = No army can leave { $region } with this card.
refusal-not-adjacent = { $origin } and { $region } do not touch.
refusal-needs-sea-move = Only a sea move leads from { $origin } to { $region }.
refusal-own-army = You cannot destroy an army of your own.

## The page

page-continents = Who holds the regions of each continent
page-holds = { $colour }: { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
page-token = token: { $good }
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
tour-goods = Every card brings a good. The more of one kind you collect, the more points. Regions and continents where you have the most pieces score too.
page-layer-parts = Continents
page-layer-about-parts = Who leads each continent, and your regions more (+) or fewer (−) than the strongest other’s.
page-layer-about-parts-led = Who leads each continent, and by how many regions.
page-layer-part-led = { $colour } leads its continent.
page-layer-part-tied = Nobody leads its continent.
