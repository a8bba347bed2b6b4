title = Capitals

## Options

option-prices = Dearer farms: a farm costs 14 instead of 11, capital level III 20 instead of 19; a port 10 instead of 12, a manufactory 16 instead of 20.
option-rounds = After so many rounds points are counted.
option-map = A map that comes with the game, or a map file of your own.

option-prices-title = Prices
option-prices-list = Usual
option-prices-text = Dearer farms
option-rounds-title = Rounds
option-map-title = Map
option-map-world = The Six Shores
option-map-wheels = Six Wheels

## Where points come from

source-provinces = Provinces
source-capitals = Capitals
source-income = Income

## Pieces

unit-infantry = infantry
unit-cavalry = cavalry
unit-artillery = artillery
unit-caravan = caravan
ship-frigate = frigate
ship-corvette = corvette
ship-cruiser = cruiser
captive = captive
building-none = nothing
building-farm = farm
building-granary = granary
building-manufactory = manufactory
building-bunker = bunker I
building-strong-bunker = bunker II
building-camp = captive camp
building-port = port
building-road = road
voyage-convoy = convoy
voyage-ship = troop ship
voyage-builder = builder ship
voyage-inland = internal expedition
voyage-overseas = overseas expedition
weather-fair = fair weather
weather-early-winter = early winter
weather-heat = heat
weather-frost = hard frost
weather-storm = storm
weather-severe-winter = severe winter
finding-rare-mineral = a rare mineral
finding-common-mineral = a common mineral
finding-nothing = nothing
finding-artifact = an artifact
finding-poisoned-water = poisoned water
finding-savages = savages
result-treasure = a treasure of 50 coins
result-lower-income = income 1 lower for 5 turns
result-guns = 2 artillery
result-road-lost = a road is lost
result-palm = 10 coins and a coconut palm
result-cannonballs = cannonballs, +2 for bunkers
result-cheaper-expedition = the next overseas expedition costs 10 less
result-nothing = nothing
result-free-roads = four free roads
result-soldiers-lost = 4 soldiers are lost
result-higher-income = income 5 higher for 5 turns
result-longer-voyage = a longer voyage
result-cheaper-farms = the next 4 farms cost 4 less
result-environmentalists = environmentalists
result-capital-level = a level of the capital, or its price
result-dearer-expedition = the next overseas expedition costs 5 more
result-new-weapon = a new weapon, +3 in every battle
result-captain = a captain, who is auctioned
result-black-markers = two black markers
result-dearer-for-good = overseas expeditions cost 5 more for good, and none leaves for 5 turns
card-nothing = nothing
card-sabotage = sabotage
card-incitement = incitement
card-free-captives = free captives
card-burning-food = burning food
card-counterintelligence = counterintelligence
good-nothing = nothing
good-currency = coins
good-food = food
good-fruits = fruits
good-roads = free roads
inland = inland
coastal = coastal
nobody = nobody
rebels = the rebels
savages = the savages
transport-number = transport { $number }
exchange-of = { $number } × { $give } for { $got } × { $get }
coins = { $currency ->
    [one] { $currency } coin
   *[other] { $currency } coins
}
for-coins = { $currency ->
    [0] for free
    [one] for { $currency } coin
   *[other] for { $currency } coins
}
price-in-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
what-you-have = { $have ->
    [0] you have no coins
    [one] you have { $have } coin
   *[other] you have { $have } coins
}
# Goods by their numbers, with how many there are.
goods = { $goods ->
    [0] nothing
    [1] { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
    [2] { $number } food
    [3] { $number ->
        [one] { $number } fruit
       *[other] { $number } fruits
    }
   *[4] { $number ->
        [one] { $number } free road
       *[other] { $number } free roads
    }
}
given-goods = { $gives ->
    [0] nothing
    [1] { $given ->
        [one] { $given } coin
       *[other] { $given } coins
    }
    [2] { $given } food
    [3] { $given ->
        [one] { $given } fruit
       *[other] { $given } fruits
    }
   *[4] { $given ->
        [one] { $given } free road
       *[other] { $given } free roads
    }
}
got-goods = { $gets ->
    [0] nothing
    [1] { $got ->
        [one] { $got } coin
       *[other] { $got } coins
    }
    [2] { $got } food
    [3] { $got ->
        [one] { $got } fruit
       *[other] { $got } fruits
    }
   *[4] { $got ->
        [one] { $got } free road
       *[other] { $got } free roads
    }
}

## What a player does on his turn

verb-farm = Build a farm
verb-granary = Build a granary
verb-manufactory = Build a manufactory
verb-bunker = Build a bunker I
verb-strong-bunker = Raise a bunker to level II
verb-camp = Build a captive camp
verb-port = Build a port
verb-road = Build a road
verb-level = Raise the level of your capital
verb-demolish = Demolish a building
verb-infantry = Recruit infantry
verb-cavalry = Recruit cavalry
verb-artillery = Recruit artillery
verb-exchange = Exchange units
verb-join = Join cavalry and artillery into a caravan
verb-part = Part a caravan
verb-march = March
verb-convoy = Send a convoy from port to port
verb-disband = Disband units
verb-attack = Attack a province
verb-ship = Send a troop ship
verb-builder = Buy a builder ship
verb-send-builder = Send a builder ship
verb-explore = Send an internal expedition
verb-overseas = Send an overseas expedition
verb-rob = Start robbing a province
verb-stop-robbery = Stop robbing a province
verb-spy = Buy a spy
verb-deal = Deal spy cards
verb-frigate = Buy a frigate
verb-corvette = Buy a corvette
verb-cruiser = Buy a cruiser
verb-transport = Buy a transport
verb-boat = Buy a fishing boat
verb-sail = Sail with warships
verb-sea-attack = Attack at sea
verb-sail-transport = Sail with a transport
verb-board = Go aboard a transport
verb-land = Land from a transport
verb-sail-boat = Sail with a fishing boat
verb-walk = Let captives walk
verb-recruiting-province = Name a recruiting province
verb-peace = Offer peace
verb-trade = Offer a trade
verb-bribe = Open an auction for rebels
verb-end = End the turn

## Decisions

decision-capital = Choose where you place your capital.
decision-mineral = Pay { price-in-coins } for { $finding } in { $place }? Otherwise it is lost.
decision-savages = { $savages ->
    [one] { $savages } savage in { $place }: attack, or choose where your soldiers retreat to.
   *[other] { $savages } savages in { $place }: attack them, or choose where your soldiers retreat to.
}
decision-road-lost = Choose the province whose road is destroyed.
decision-palm = Choose where the coconut palm is planted.
decision-longer = The voyage can take a turn longer, with a new roll at its end: pay { price-in-coins } for that, or get nothing?
decision-level-or-price = Raise your capital to level { $level } free of charge, or take { price-in-coins }?
decision-marker = { $left ->
    [one] Choose where the black marker goes. Where there is nothing but land with buildings for it, you may pay { price-in-coins } instead.
   *[other] Choose where a black marker goes: { $left } left. Where there is nothing but land with buildings for it, you may pay { price-in-coins } instead.
}
decision-marked-building = Choose the building in { $place } that the black marker destroys.
decision-bid = { $auction ->
    [rebels] Bid in secret for the rebels of { $place }: at least { $least }, or nothing if you have not opened the auction.
   *[captain] Bid in secret for the captain and a new roll: nothing, or at least { $least }.
}
decision-keep = { $most ->
    [one] { $place } has { $most } captive of { $other }: keep him, or let him go?
   *[other] { $place } has { $most } captives of { $other }: how many do you keep?
}
decision-plunder = { $price ->
    [0] { $place } is taken: plunder it, or spare it; the march costs nothing more.
   *[other] { $place } is taken: plunder it, or spare it and pay { price-in-coins } for the march.
}
decision-try-capture = The battle for { $place } is won: try to take soldiers of { $other } captive?
decision-capture = { $most ->
    [one] { $most } soldier of { $other } is captured: keep him, or let him go?
   *[other] { $most } soldiers of { $other } are captured: how many do you keep?
}
decision-round = The battle for { $place } against { $other }: do you fight on?
decision-commit = { $verb ->
    [ship] Take more units aboard, or sail?
    [sea-attack] Send more warships into { $target }, or begin the attack?
   *[attack] Send more units against { $target }, or begin the attack?
}
decision-revolt = { $left ->
    [one] { $left } soldier still revolts: choose the province.
   *[other] { $left } soldiers still revolt: choose the province.
}
decision-loss = { $cause ->
    [hunger] { $left ->
        [one] Hunger: { $left } soldier is still to be lost. Choose the province, or pay { price-in-coins } to keep him.
       *[other] Hunger: { $left } soldiers are still to be lost. Choose a province, or pay { price-in-coins } to keep one.
    }
   *[losses] { $left ->
        [one] { $left } soldier is still to be lost: choose the province.
       *[other] { $left } soldiers are still to be lost: choose a province.
    }
}
decision-give-up-what = Choose what you give up in { $place }.
decision-give-up = You cannot pay your upkeep: choose a province in which you give something up.
decision-freed = One of your captives is freed: choose the province.
decision-answer = { $verb ->
    [trade] { $seat } offers a trade: { given-goods } for { got-goods }. Do you accept?
   *[peace] { $payer ->
        [me] { $seat } offers peace and pays you { given-goods }. Provinces for you: { $to_other }, for { $seat }: { $to_seat }. Do you accept?
        [other] { $seat } offers peace and asks you for { given-goods }. Provinces for you: { $to_other }, for { $seat }: { $to_seat }. Do you accept?
       *[nobody] { $seat } offers peace. Provinces for you: { $to_other }, for { $seat }: { $to_seat }. Do you accept?
    }
}
decision-card = Choose the card that you deal to { $other }.
decision-partner = { $verb ->
    [trade] Choose with whom you want to trade.
   *[peace] Choose to whom you offer peace.
}
decision-peace = { $named ->
    [0] Peace with { $other }: name a province that changes hands.
   *[other] Peace with { $other }: name another province that changes hands, or end the list.
}
decision-payer = Peace with { $other }: who pays the other something?
decision-gives = Trade with { $other }: choose what you give.
decision-gets = Trade with { $other }: choose what you get.
decision-amount = Choose how much: { $good }, at most { $most }.
decision-send = { $verb ->
    [trade] Send your offer to { $other }, { given-goods } for { got-goods }, or drop it?
   *[peace] Send your offer of peace to { $other }, or drop it?
}
decision-exchange = Choose what you exchange for what.
decision-building = Choose the building that you demolish in { $place }.
decision-place = { $verb ->
    [march] March: choose the province that the units leave.
    [convoy] Convoy: choose the port that it leaves.
    [attack] Attack on { $target }: choose where the units come from.
    [sea-attack] Attack in { $target }: choose the sea that the warships come from.
    [sail] Choose the sea that the warships leave.
    [walk] Choose the province that the captives leave.
    [ship] Choose the port that the troop ship leaves.
    [send-builder] Choose the port that the builder ship leaves.
    [sail-transport] Choose the transport that sails.
    [board] Choose the transport.
    [land] Choose the transport.
    [sail-boat] Choose the sea that the boat leaves.
    [bribe] Choose the province whose rebels are auctioned.
   *[other] { $order }: choose where.
}
decision-units = { $verb ->
    [none] Choose which captive in { $place } is freed.
    [disband] Choose which units you disband in { $place }.
    [walk] Choose which captives walk from { $place }.
    [board] Choose the units in { $target } that go aboard.
   *[other] { $spot ->
        [transport] { $order }: choose the units aboard { $place } in { $sea }.
       *[other] { $order }: choose the units in { $place }.
    }
}
decision-number = { $verb ->
    [exchange] How many times { $which }? At most { $most }.
    [join] How many caravans? At most { $most }.
    [part] How many caravans? At most { $most }.
    [walk] How many captives of { $other }? At most { $most }.
   *[other] How many: { $sort }? At most { $most }.
}
decision-target = { $verb ->
    [march] Choose where they march from { $place }.
    [convoy] Choose the port where the convoy goes.
    [attack] Choose the province that you attack.
    [sea-attack] Choose the sea in which you attack.
    [walk] Choose where the captives walk.
    [ship] Choose the coast where the ship lands; nobody else sees it.
    [send-builder] Choose the coast where the ship builds a port; nobody else sees it.
    [board] Choose the province from which units go aboard.
    [land] Choose where they land.
    [sail] Choose the sea that the warships enter.
    [sail-transport] Choose the sea that the transport enters.
    [sail-boat] Choose the sea that the boat sails to.
   *[other] { $order }: choose the sea.
}
decision-action = Choose what you do, or end your turn.
decision-over = The game is over.

## Actions

action-do = { $order }
action-at = { $asked ->
    [place] { $verb ->
        [farm] Build a farm in { $place }
        [granary] Build a granary in { $place }
        [manufactory] Build a manufactory in { $place }
        [bunker] Build a bunker I in { $place }
        [strong-bunker] Raise the bunker in { $place } to level II
        [camp] Build a captive camp in { $place }
        [port] Build a port in { $place }
        [road] Build a road in { $place }
        [demolish] Demolish a building in { $place }
        [join] Join a caravan in { $place }
        [part] Part a caravan in { $place }
        [march] March from { $place }
        [convoy] Send a convoy from { $place }
        [disband] Disband units in { $place }
        [attack] { $spot ->
            [transport] Attack from { $place } in { $sea }
           *[land] Attack from { $place }
        }
        [sea-attack] Attack from { $place }
        [ship] Send a troop ship from { $place }
        [send-builder] Send a builder ship from { $place }
        [explore] Send an expedition to { $place }
        [rob] Start robbing { $place }
        [stop-robbery] Stop robbing { $place }
        [frigate] Buy a frigate at the port of { $place }
        [corvette] Buy a corvette at the port of { $place }
        [cruiser] Buy a cruiser at the port of { $place }
        [transport] Buy a transport at the port of { $place }
        [boat] Buy a fishing boat at the port of { $place }
        [sail] Sail with warships from { $place }
        [sail-transport] Sail with { $place } from { $sea }
        [board] Go aboard { $place } in { $sea }
        [land] Land from { $place } in { $sea }
        [sail-boat] Sail with the fishing boat from { $place }
        [walk] Let captives walk from { $place }
        [recruiting-province] Recruit in { $place } from now on
        [bribe] Auction the rebels of { $place }
       *[other] { $place }
    }
    [target] { $verb ->
        [march] March to { $place }
        [convoy] Send the convoy to { $place }
        [attack] Attack { $place }, held by { $other }
        [sea-attack] Attack the warships of { $other } in { $place }
        [ship] Land in { $place }
        [send-builder] Build a port in { $place }
        [board] Take units aboard from { $place }
        [land] Land in { $place }
        [sail] Sail to { $place }
        [sail-transport] Sail to { $place }
        [sail-boat] Sail to { $place }
        [walk] Walk to { $place }
       *[other] Put it to sea in { $place }
    }
    [capital] Place your capital in { $place }
    [savages] Retreat to { $place }
    [road-lost] Lose the road in { $place }
    [palm] Plant the palm in { $place }
    [marker] Put the black marker in { $place }
    [revolt] The soldiers in { $place } revolt
    [loss] Lose a soldier in { $place }
    [give-up] Give something up in { $place }
    [freed] Free a captive in { $place }
   *[none] { $place }
}
action-units = { $asked ->
    [give-up-what] Give up a unit: { $sort }
   *[other] { $what ->
        [captive] { $verb ->
            [walk] { $points ->
                [one] Captives of { $other } with { $points } step left
               *[other] Captives of { $other } with { $points } steps left
            }
           *[other] A captive of { $other }
        }
        [ship] { $points ->
            [one] { $sort }, { $points } point left
           *[other] { $sort }, { $points } points left
        }
       *[unit] { $verb ->
            [disband] Disband { $sort }
           *[other] { $points ->
                [0] Take { $sort }
                [one] Take { $sort } with { $points } point left
               *[other] Take { $sort } with { $points } points left
            }
        }
    }
}
action-number = { $asked ->
    [number] { $verb ->
        [infantry] Recruit { $number } × { $sort }
        [cavalry] Recruit { $number } × { $sort }
        [artillery] Recruit { $number } × { $sort }
        [exchange] { $number ->
            [one] Once: { $which }
           *[other] { $number } times: { $which }
        }
        [join] { $number ->
            [one] Join { $number } caravan
           *[other] Join { $number } caravans
        }
        [part] { $number ->
            [one] Part { $number } caravan
           *[other] Part { $number } caravans
        }
        [disband] Disband { $number } × { $sort }
        [walk] { $number ->
            [one] { $number } captive of { $other }
           *[other] { $number } captives of { $other }
        }
       *[other] { $number } × { $sort }
    }
    [keep] { $number ->
        [0] Let the captives of { $other } go
        [one] Keep { $number } captive of { $other }
       *[other] Keep { $number } captives of { $other }
    }
    [capture] { $number ->
        [0] Let the captives of { $other } go
        [one] Keep { $number } captive of { $other }
       *[other] Keep { $number } captives of { $other }
    }
    [amount] { goods }
    [bid] { $number ->
        [0] Bid nothing
        [one] Bid { $number } coin
       *[other] Bid { $number } coins
    }
   *[none] { $number }
}
action-exchange = Exchange { $which }
action-building = { $asked ->
    [building] Demolish: { $building }
    [marked-building] Lose to the black marker: { $building }
    [give-up-what] Give up: { $building }
   *[none] The building: { $building }
}
action-card = { $asked ->
    [card] Deal to { $other }: { $card }
   *[none] Deal: { $card }
}
action-partner = { $verb ->
    [trade] Trade with { $other }
    [peace] Offer peace to { $other }
   *[none] Make an offer to { $other }
}
action-take = Take { $place }
action-give = Give { $place } away
action-payer = { $who ->
    [me] You pay
    [other] The other side pays
   *[nobody] Nobody pays
}
action-good = { $asked ->
    [gives] Give: { $good }
    [gets] Get: { $good }
   *[none] Trade: { $good }
}
action-more = { $verb ->
    [ship] Take more units aboard
   *[attack] Send more units
}
action-enough = { $asked ->
    [peace] End the list of provinces
   *[commit] { $verb ->
        [ship] Sail
       *[attack] Begin the attack
    }
}
action-fight = Fight one more round
action-to-the-end = Fight to the end
action-withdraw = Withdraw
action-plunder = { $asked ->
    [plunder] Plunder { $place }
   *[none] Plunder
}
action-spare = { $asked ->
    [plunder] { $price ->
        [0] Spare { $place }
       *[other] Spare { $place } and pay { price-in-coins } for the march
    }
   *[none] Spare the province
}
action-yes = { $asked ->
    [mineral] Pay { price-in-coins } for the mineral
    [longer] Pay { price-in-coins } and voyage on
    [try-capture] Try to take captives
    [answer] Accept the offer
   *[none] Yes
}
action-no = { $asked ->
    [mineral] Leave the mineral
    [longer] End the voyage
    [try-capture] Take no captives
    [answer] Refuse the offer
   *[none] No
}
action-attack = Attack the savages
action-pay = { $asked ->
    [loss] Pay { price-in-coins } to keep a soldier
    [marker] Pay { price-in-coins } instead of the marker
   *[none] Pay
}
action-level = { $asked ->
    [level-or-price] Raise your capital to level { $level }
   *[none] Raise your capital
}
action-price = { $asked ->
    [level-or-price] Take { price-in-coins }
   *[none] Take the price of the level
}
action-send = Send the offer
action-drop = Drop the offer

## Log

event-order-rolled = { $seat } rolls { $roll } for the first turn.
event-first-player = { $seat } begins.
event-capital-placed = { $seat } places the capital in { $place }.
event-round-begins = Round { $round } begins.
event-weather = { $rounds ->
    [one] The weather ({ $roll }): { $weather }, for { $rounds } round.
   *[other] The weather ({ $roll }): { $weather }, for { $rounds } rounds.
}
event-turn-begins = The turn of { $seat } begins.
event-convoy-arrives = A convoy of { $seat } arrives in { $place }: { $number } × { $unit }.
event-convoy-lost = A convoy of { $seat } is lost with both its ports: { $number } × { $unit }.
event-ship-arrives = { $soldiers ->
    [one] A troop ship of { $seat } comes to { $place } with { $soldiers } soldier.
   *[other] A troop ship of { $seat } comes to { $place } with { $soldiers } soldiers.
}
event-port-built-by-ship = A builder ship of { $seat } builds a port in { $place }.
event-builder-ship-lost = A builder ship of { $seat } cannot build a port in { $place } and is lost.
event-finding = The expedition of { $seat } to { $place } ({ $roll }) finds: { $finding }.
event-finding-lost = The expedition of { $seat } to { $place } is lost with the province.
event-mineral-paid = { $seat } pays { coins } for the mineral in { $place }.
event-mineral-lost = The mineral in { $place } is lost; { $seat } does not pay for it.
event-savages = { $number ->
    [one] { $number } savage shows up in { $place }, against { $seat }.
   *[other] { $number } savages show up in { $place }, against { $seat }.
}
event-retreated = The soldiers of { $seat } retreat from { $place } to { $target }.
event-result = The overseas expedition of { $seat } ({ $roll }) brings: { $result }.
event-gained = { $seat } gains { coins }.
event-guns-found = { $seat } gets 2 artillery in { $place }.
event-road-destroyed = { $seat } loses the road in { $place }.
event-palm-planted = { $seat } plants a coconut palm in { $place }.
event-effect-lasts = { $turns ->
    [one] { $seat }: { $result }, for { $turns } turn.
   *[other] { $seat }: { $result }, for { $turns } turns.
}
event-voyage-longer = { $seat } pays for a longer voyage.
event-level-raised = { $seat } raises the capital to level { $level } { for-coins }.
event-marker-placed = { $seat } gets a black marker in { $place }.
event-marker-paid = { $seat } pays { coins } instead of a black marker.
event-building-destroyed = { $seat } loses in { $place }: { $building }.
event-auction-opened = An auction opens on the turn of { $seat }; the lowest bid is { $least }.
event-bid-given = { $currency ->
    [0] { $seat } bids nothing, in secret.
   *[other] { $seat } bids { coins }, in secret.
}
event-bid-given-hidden = { $seat } has bid.
event-bid-shown = { $currency ->
    [0] { $seat } bid nothing.
   *[other] { $seat } bid { coins }.
}
event-auction-won = { $seat } wins the auction { for-coins }.
event-robbery-begins = { $seat } starts robbing { $place }.
event-robbery-ends = { $seat } stops robbing { $place }; red tokens there: { $tokens }.
event-incited = { $number ->
    [one] Incitement: { $number } soldier of { $seat } revolts.
   *[other] Incitement: { $number } soldiers of { $seat } revolt.
}
event-income = { $seat } has an income of { coins } and now has { $balance }.
event-upkeep = { $seat } pays { coins } of upkeep and now has { $balance }.
event-given-up = { $seat } gives up in { $place }: { $number ->
    [one] { $unit ->
        [-1] { $building }
       *[other] { $unit }
    }
   *[other] { $number } × { $unit }
}.
event-food = { $bought ->
    [0] { $seat } needs { $need } food and has { $supply }.
   *[other] { $seat } needs { $need } food and has { $supply }, and { $bought } bought.
}
event-hunger = Hunger: { $seat } is to lose soldiers { $number ->
    [one] { $number } time
   *[other] { $number } times
}.
event-soldier-lost = { $seat } loses a soldier in { $place }.
event-soldier-kept = { $seat } pays { coins } and keeps a soldier.
event-built = { $seat } builds in { $place } { for-coins }: { $building }.
event-demolished = { $currency ->
    [0] { $seat } demolishes in { $place }, and gets nothing for it: { $building }.
   *[other] { $seat } demolishes in { $place }, and gets { coins } back: { $building }.
}
event-recruited = { $seat } recruits in { $place } { for-coins }: { $number } × { $unit }.
event-exchanged = { $seat } exchanges { $number } × { $give } for { $got } × { $get }.
event-caravan-joined = { $number ->
    [one] { $seat } joins { $number } caravan in { $place }.
   *[other] { $seat } joins { $number } caravans in { $place }.
}
event-caravan-parted = { $number ->
    [one] { $seat } parts { $number } caravan in { $place }.
   *[other] { $seat } parts { $number } caravans in { $place }.
}
event-marched = { $seat } marches from { $origin } to { $place } { for-coins }: { $number } × { $unit }.
event-convoy-leaves = { $seat } sends a convoy from { $origin } to { $place } { for-coins }: { $number } × { $unit }.
event-disbanded = { $seat } disbands in { $place }: { $number } × { $unit }.
event-occupied = { $seat } enters { $place }, which belonged to { $other }.
event-committed = { $seat } sends from { $origin } against { $place }: { $number } × { $sort }.
event-battle-begins = { $defenders ->
    [0] { $seat } attacks { $place }, which { $other } left undefended.
   *[other] { $seat } attacks { $place }, held by { $other }: { $attackers } against { $defenders }.
}
event-round-fought = { $lost ->
    [0] { $seat } rolls { $roll }, in all { $total }, against { $other_roll }, in all { $other_total }: the defender loses a soldier.
   *[other] { $seat } rolls { $roll }, in all { $total }, against { $other_roll }, in all { $other_total }: the attacker loses a soldier.
}
event-fought = { $rounds ->
    [one] { $seat } fights to the end, { $rounds } round: the attacker loses { $lost }, the defender { $other_lost }.
   *[other] { $seat } fights to the end, { $rounds } rounds: the attacker loses { $lost }, the defender { $other_lost }.
}
event-withdrew = { $seat } withdraws from { $place }.
event-attack-won = { $left ->
    [one] { $seat } wins the battle for { $place } with { $left } soldier left.
   *[other] { $seat } wins the battle for { $place } with { $left } soldiers left.
}
event-attack-lost = { $left ->
    [one] { $seat } loses the attack on { $place }; the defender has { $left } soldier left.
   *[other] { $seat } loses the attack on { $place }; the defender has { $left } soldiers left.
}
event-captured = { $seat } takes { $place } from { $other }.
event-plundered = { $seat } plunders { $place }; red tokens there: { $tokens }.
event-march-paid = { $seat } pays { coins } for the march to { $place }.
event-bunker-drops = The bunker in { $place } drops a level; left of it: { $building }.
event-captives-kept = { $number ->
    [0] { $seat } releases the captives of { $other } in { $place }.
    [one] { $seat } keeps { $number } captive of { $other } in { $place }.
   *[other] { $seat } keeps { $number } captives of { $other } in { $place }.
}
event-captives-freed = { $number ->
    [one] { $number } captive in { $place } is free and serves { $seat } as infantry again.
   *[other] { $number } captives in { $place } are free and serve { $seat } as infantry again.
}
event-capture-rolled = { $number ->
    [0] { $seat } tries to take captives, with { $chance } %, rolls { $roll } and gets none.
   *[other] { $seat } tries to take captives, with { $chance } %, rolls { $roll } and gets { $number }.
}
event-captives-taken = { $number ->
    [0] { $seat } lets the captured soldiers of { $other } go in { $place }.
    [one] { $seat } takes { $number } captive from { $other } in { $place }.
   *[other] { $seat } takes { $number } captives from { $other } in { $place }.
}
event-captives-revolt = The captives of { $seat } may revolt, with { $chance } %: the roll is { $roll }.
event-revolt = { $number ->
    [one] Revolt against { $seat } in { $place }: { $number } rebel.
   *[other] Revolt against { $seat } in { $place }: { $number } rebels.
}
event-revolt-ends = The loyal soldiers of { $seat } put the revolt in { $place } down.
event-rebels-hold = { $number ->
    [one] { $number } rebel holds { $place }.
   *[other] { $number } rebels hold { $place }.
}
event-revolt-rolled = { $number ->
    [0] { $seat } is threatened by revolt and rolls { $roll }: all stay loyal.
    [one] { $seat } is threatened by revolt and rolls { $roll }: { $number } soldier revolts.
   *[other] { $seat } is threatened by revolt and rolls { $roll }: { $number } soldiers revolt.
}
event-siege = The capital of { $seat } is besieged; the roll is { $roll }, soldiers lost: { $lost }.
event-ship-sails = { $soldiers ->
    [one] { $seat } sends a troop ship from { $origin } to { $place } with { $soldiers } soldier; the march: { coins }.
   *[other] { $seat } sends a troop ship from { $origin } to { $place } with { $soldiers } soldiers; the march: { coins }.
}
event-ship-sails-hidden = { $soldiers ->
    [one] { $seat } sends a troop ship from { $origin } with { $soldiers } soldier; the march: { coins }.
   *[other] { $seat } sends a troop ship from { $origin } with { $soldiers } soldiers; the march: { coins }.
}
event-builder-bought = { $seat } buys a builder ship { for-coins }.
event-builder-sent = { $seat } sends a builder ship from { $origin } to { $place }.
event-builder-sent-hidden = { $seat } sends a builder ship from { $origin }.
event-expedition-sent = { $seat } sends an expedition to { $place } { for-coins }.
event-overseas-sent = { $seat } sends an overseas expedition { for-coins }.
event-spy-bought = { $seat } buys a spy and now has { $spies }.
event-cards-dealt = { $seat } has dealt a card to everybody.
event-card-given = { $seat } deals to { $other }: { $card }.
event-card-given-hidden = { $seat } deals a card to { $other }.
event-card-shown = { $roll ->
    [0] { $seat } shows: { $card }.
   *[other] { $success ->
        [0] The card of { $seat } for { $other } is shown: { $card }, roll { $roll }, no success.
       *[other] The card of { $seat } for { $other } is shown: { $card }, roll { $roll }, success.
    }
}
event-spy-dies = A spy of { $seat } dies.
event-captive-freed = { $seat } loses a captive of { $other } in { $place }.
event-ship-bought = { $seat } buys a ship in { $place } { for-coins }: { $ship }.
event-transport-bought = { $seat } buys a transport in { $place } { for-coins }.
event-boat-bought = { $seat } buys a fishing boat in { $place } { for-coins }.
event-sailed = { $seat } sails from { $origin } to { $place }: { $number } × { $ship }.
event-transport-sailed = A transport of { $seat } sails from { $origin } to { $place }.
event-boat-sailed = A fishing boat of { $seat } sails from { $origin } to { $place }.
event-transports-sunk = { $number ->
    [one] { $number } transport of { $seat } is sunk in { $place } with all aboard.
   *[other] { $number } transports of { $seat } are sunk in { $place } with all aboard.
}
event-boarded = { $seat } goes aboard a transport from { $origin } in { $place }: { $number } × { $unit }.
event-landed = { $seat } lands from { $origin } in { $place } { for-coins }: { $number } × { $unit }.
event-walked = { $number ->
    [one] { $seat } lets { $number } captive of { $other } walk from { $origin } to { $place }.
   *[other] { $seat } lets { $number } captives of { $other } walk from { $origin } to { $place }.
}
event-recruiting-named = { $seat } recruits in { $place } from now on.
event-peace-offered = { $seat } offers peace to { $other }.
event-cession = The offer: { $place } goes to { $seat }.
event-payment = The offer: { $seat } pays { coins } to { $other }.
event-trade-offered = { $seat } offers { $other } a trade.
event-trade-side = The offer: { $seat } gives { goods }.
event-offer-dropped = { $seat } drops the offer.
event-offer-accepted = { $seat } accepts.
event-offer-refused = { $seat } refuses.
event-sent-home = { $place ->
    [0] The soldiers of { $seat } on the ceded land are disbanded: { $soldiers }.
   *[other] The soldiers of { $seat } on the ceded land, { $soldiers }, go to { $place }.
}
event-rebels-bought = { $number ->
    [one] { $number } rebel and { $place } go over to { $seat }.
   *[other] { $number } rebels and { $place } go over to { $seat }.
}
event-turn-ends = The turn of { $seat } ends.
event-out = { $seat } is out of the game.
event-wins-at-once = { $seat } wins at once.
event-game-ends = The game is over.
event-points = { $seat }: { $provinces } for provinces, { $capitals } for capitals, { $income } for the income.

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $seat } is asked.
refusal-bid-is-final = You have bid, or have too little to bid; a bid once given is final.
refusal-no-such-action = There is no such action.
refusal-first-capital = First place your capital.
refusal-first-mineral = First say whether you pay for the mineral.
refusal-first-savages = First attack the savages, or choose where your soldiers retreat to.
refusal-first-road-lost = First choose the province whose road is destroyed.
refusal-first-palm = First choose where the palm is planted.
refusal-first-longer = First say whether you pay for a longer voyage.
refusal-first-level-or-price = First choose the level of your capital or its price.
refusal-first-marker = First choose where the black marker goes.
refusal-first-marked-building = First choose the building that the black marker destroys.
refusal-first-bid = First everybody bids.
refusal-first-keep = First say how many captives you keep.
refusal-first-plunder = First say whether you plunder the province or spare it.
refusal-first-try-capture = First say whether you try to take captives.
refusal-first-capture = First say how many captives you keep.
refusal-first-round = First the battle: fight one more round, fight to the end, or withdraw.
refusal-first-commit = First say whether more units go along: more, or enough.
refusal-first-revolt = First choose where soldiers revolt.
refusal-first-loss = First choose where a soldier is lost, or pay to keep him.
refusal-first-give-up-what = First choose what you give up there.
refusal-first-give-up = First choose where you give something up: you cannot pay your upkeep.
refusal-first-freed = First choose where a captive is freed.
refusal-first-answer = First answer the offer: yes or no.
refusal-first-card = First deal a card to every player.
refusal-first-partner = First choose to whom you make the offer.
refusal-first-peace = First complete the list of provinces in your offer of peace.
refusal-first-payer = First say who pays the other for the peace, or that nobody does.
refusal-first-gives = First choose what you give in the trade.
refusal-first-gets = First choose what you get in the trade.
refusal-first-amount = First choose how much.
refusal-first-send = First send your offer or drop it.
refusal-first-exchange = First choose what you exchange for what.
refusal-first-building = First choose the building that you demolish.
refusal-first-place = First choose the place of what you are doing.
refusal-first-units = First choose the units.
refusal-first-number = First choose how many.
refusal-first-target = First choose the target.
refusal-not-now-at = No place is asked for now: first choose what you do.
refusal-not-now-units = No units are asked for now: first choose what you do, and where.
refusal-not-now-number = No number is asked for now: first choose what you do.
refusal-not-now-exchange = First choose to exchange units.
refusal-not-now-building = First choose to demolish, and where.
refusal-not-now-card = First choose to deal spy cards.
refusal-not-now-partner = First choose to offer peace or a trade.
refusal-not-now-good = First choose to offer a trade, and to whom.
refusal-not-now-more = You are neither attacking nor loading a ship: first choose to do so.
refusal-not-now-enough = You are neither attacking, nor loading a ship, nor offering peace: first choose to do so.
refusal-not-now-fight = There is no battle now: first attack.
refusal-not-now-to-the-end = There is no battle now: first attack.
refusal-not-now-withdraw = There is no battle now to withdraw from.
refusal-not-now-plunder = You plunder only when you have just taken a province.
refusal-not-now-spare = You spare only a province that you have just taken.
refusal-not-now-yes = There is no question now to answer with yes.
refusal-not-now-no = There is no question now to answer with no.
refusal-not-now-attack = No savages have been found: to attack others, choose the action for that.
refusal-not-now-pay = There is nothing now that you could pay off.
refusal-not-now-level = A free level comes only from an overseas expedition.
refusal-not-now-price = The price of a level comes only from an overseas expedition.
refusal-not-now-payer = First choose to offer peace, and name the provinces.
refusal-not-now-send = There is no offer now to send.
refusal-not-now-drop = There is no offer now to drop.
refusal-not-now-take = First choose to offer peace, and to whom.
refusal-not-now-give = First choose to offer peace, and to whom.
refusal-no-such-place = That is no place that can be named here: the number must be that of a place of the right kind on this map.
refusal-capital-too-near = { $place } is a capital or lies beside one: a capital needs at least two steps to every other.
refusal-not-offered = That is not among the answers to what is asked now.
refusal-not-enough-currency = You cannot afford that: { what-you-have }.
refusal-no-room-under-way = You have 16 things under way, and there cannot be more: wait until one of them arrives.
refusal-no-room-for-transport = You have 16 transports, and there cannot be more.
refusal-too-many-stacks = Your units are in too many groups with different points left: go on next turn.
refusal-number-out-of-range = { $most ->
    [0] That number is out of range.
   *[other] That number is out of range: at most { $most } here.
}
refusal-not-own = { $scope ->
    [all] You have no province for that: you must own and hold it.
   *[one] { $place } is not yours: you must own and hold the province.
}
refusal-not-connected = { $scope ->
    [all] You have no connected province for that: a chain of held provinces or working ports must lead to your capital.
   *[one] { $place } is not connected: a chain of held provinces or working ports must lead from it to your capital.
}
refusal-has-tokens = { $scope ->
    [all] The provinces that would do have red tokens: wait until these are gone.
   *[one] { $place } has red tokens: until they are gone only a road can be built there.
}
refusal-is-capital = { $scope ->
    [all] You have only capitals for that, and that is not done in a capital.
   *[one] { $place } is a capital: that is not done there.
}
refusal-already-built = { $scope ->
    [all] No province of yours has room: each has one main building, one port and one road at most.
   *[one] { $place } has no room: a province has one main building, one port and one road at most.
}
refusal-no-bunker-yet = { $scope ->
    [all] You have no bunker I that could be raised to level II.
   *[one] { $place } has no bunker I, and only such a one is raised to level II.
}
refusal-level-too-low = Your capital has level { $level }, which is too low. Level II allows farm, port, all ships and boats, and cavalry; level III manufactory and artillery.
refusal-not-coastal = { $scope ->
    [all] No province that would do lies by the sea.
   *[one] { $place } does not border a sea.
}
refusal-not-held = { $scope ->
    [all] There is no province for that which you hold.
   *[one] You do not hold { $place }.
}
refusal-poisoned = { $scope ->
    [all] The provinces that would do have black markers: no farm or granary can stand there.
   *[one] { $place } has a black marker: no farm or granary can stand there.
}
refusal-nothing-to-demolish = { $scope ->
    [all] You hold nothing that could be demolished.
   *[one] There is no such building in { $place }.
}
refusal-highest-level = Your capital has the highest level, III.
refusal-capital-lost = You do not hold your capital: win it back first.
refusal-not-bare = { $scope ->
    [all] You have no province that is bare: one that is robbed has no building, mineral, palm or black marker.
   *[one] { $place } is not bare: a province that is robbed has no building, mineral, palm or black marker.
}
refusal-under-expedition = { $scope ->
    [all] Expeditions of yours are under way in the provinces that would do: wait for their results.
   *[one] An expedition of yours is under way in { $place }: wait for its result.
}
refusal-no-robbery = { $scope ->
    [all] You are robbing no province.
   *[one] You are not robbing { $place }.
}
refusal-explored-before = { $scope ->
    [all] The provinces that would do have all been explored; each is explored once in a game.
   *[one] { $place } has been explored; a province is explored once in a game.
}
refusal-building-hinders = { $scope ->
    [all] The provinces that would do have buildings; only land without buildings is explored.
   *[one] { $place } has a building; only land without buildings is explored.
}
refusal-no-working-port = { $scope ->
    [all] You have no working port: one in a province that you own and hold, with no enemy warship beside it.
   *[one] { $place } has no working port of yours: you must own and hold it, with no enemy warship beside it.
}
refusal-storm = No overseas expedition leaves in a storm.
refusal-banned = After what your last expedition brought you may send none overseas for some turns.
refusal-already-under-way = You have as many overseas expeditions under way as you may: one, and one more for each palm and each bought fruit.
refusal-too-many-recruits = You have recruited enough this turn: at most 2 soldiers for each province that you own and hold.
refusal-nowhere-to-recruit = You have nowhere to recruit: hold your capital, or name a recruiting province, without red tokens.
refusal-nothing-to-exchange = Your capital has not the units for that with a movement point left.
refusal-no-pair-to-join = { $scope ->
    [all] Nowhere have you cavalry with 2 points and artillery with 1 point left in the same province.
   *[one] { $place } has no cavalry of yours with 2 points together with artillery with 1 point left.
}
refusal-no-caravan = { $scope ->
    [all] You have no caravan with 2 points left.
   *[one] { $place } has no caravan of yours with 2 points left.
}
refusal-no-units-there = { $scope ->
    [all] You have no units for that.
   *[one] There are no such units of yours in { $place }.
}
refusal-no-points-left = { $scope ->
    [all] None of yours has a movement point left for that: wait for your next turn.
   *[one] They have no movement point left: { $place }.
}
refusal-not-adjacent = { $scope ->
    [all] There is nothing adjacent for that.
   *[one] { $place } is not adjacent, or too far for the points that are left.
}
refusal-must-attack = { $scope ->
    [all] All around is held by others: to enter that, attack.
   *[one] { $place } is held by others, or surrounded by them: to enter land of others, attack.
}
refusal-not-a-working-port = { $scope ->
    [all] That takes working ports of yours, for a convoy two, with units in one of them.
   *[one] { $place } is no working port of yours that would do; a convoy needs two of them.
}
refusal-cannot-pay-march = You cannot pay for the march: { what-you-have }.
refusal-nobody-to-attack = { $scope ->
    [all] There is nobody to attack.
   *[one] Nobody holds { $place }: march there.
}
refusal-not-an-enemy = { $scope ->
    [all] There is no land of others within reach of your units.
   *[one] You hold { $place } yourself: only land of others is attacked.
}
refusal-nothing-can-reach = { $scope ->
    [all] None of yours with a movement point left is beside anything that could be attacked.
   *[one] None of yours with a movement point left is beside { $place }.
}
refusal-ship-is-full = The ship has no room for that, or you cannot pay their march: it carries 10 soldiers, and { what-you-have }.
refusal-port-itself = The ship sails from { $place }: its target is another coast.
refusal-no-builder-ship = You have no builder ship waiting: buy one first.
refusal-without-capital = Spies need you to hold your own capital.
refusal-dealt-already = You have dealt your cards for this round.
refusal-no-spies = You have no spies, so there is nothing to deal: buy one first.
refusal-too-many-spies = You have a hundred spies, which is all that a player can have.
refusal-not-to-oneself = To yourself you deal counterintelligence or nothing.
refusal-only-to-oneself = You deal counterintelligence only to yourself.
refusal-kind-dealt = You have dealt that card this round; each kind but nothing is dealt once.
refusal-no-card-left = { $spies ->
    [one] You have { $spies } spy, who has his card: the others get nothing.
   *[other] Each of your { $spies } spies has a card: the others get nothing.
}
refusal-enemy-fleet = { $scope ->
    [all] Warships of others lie in all the seas around: attack them at sea.
   *[one] Warships of others are in the way: { $place }. Attack them at sea.
}
refusal-no-fleet = { $scope ->
    [all] There are no warships for that within reach.
   *[one] There are no such warships in { $place }.
}
refusal-no-transport = { $scope ->
    [all] You have no transport: buy one at a working port.
   *[one] That is no transport of yours.
}
refusal-transport-full = The transport is full: it carries 5 soldiers.
refusal-too-heavy = Artillery and caravans are too heavy for a transport: it carries infantry and cavalry.
refusal-boarded-this-turn = { $scope ->
    [all] Nobody aboard has a movement point left: they land on a later turn.
   *[one] Nobody aboard has a movement point left to land in { $place }: wait for your next turn.
}
refusal-boat-there = { $scope ->
    [all] In all the seas within reach lies a fishing boat; a sea has room for one.
   *[one] There is no free sea for the boat: { $place }. A sea has room for one.
}
refusal-no-boat = { $scope ->
    [all] You have no fishing boat.
   *[one] You have no fishing boat in { $place }.
}
refusal-no-captives = { $scope ->
    [all] You have no captives who could walk.
   *[one] There are no such captives of yours in { $place }, or no room for more.
}
refusal-capital-held = You hold your capital, so you recruit there.
refusal-named-already = You have a recruiting province; another is named only when it is lost.
refusal-offered-already = You have made such an offer this turn; each player gets one of peace and one of trade a turn.
refusal-not-between-them = { $place } is not owned and held by the two of you.
refusal-no-change = { $scope ->
    [all] There is no land that could change hands between you and another.
   *[one] An offer of peace names at least one province, none of them twice, and each with a new owner or holder.
}
refusal-nothing-to-give = { $scope ->
    [all] Nobody has anything to trade with you.
   *[one] That side has nothing of it to give.
}
refusal-both-empty = One side of a trade at least must give something.
refusal-no-rebels = { $scope ->
    [all] Rebels hold no province.
   *[one] Rebels do not hold { $place }.
}
refusal-too-many-rebels = { $scope ->
    [all] More than 100 rebels cannot be bought: fight them.
   *[one] { $place } has more than 100 rebels, who cannot be bought: fight them.
}
refusal-bid-too-low = That bid is too low: the lowest is { $least }; nothing can be bid by everybody but who opens an auction for rebels.
refusal-bid-above-currency = You cannot bid so much: { what-you-have }.
refusal-no-soldiers-there = You have no soldiers in { $place }.
refusal-not-one-to-revolt = { $place } does not revolt now: no capital does, and first come provinces that you own, without a main building.
refusal-lowers-nothing = { $place }: giving that up would not lower your upkeep.
refusal-no-road-there = { $place } is no province of yours with a road.
refusal-no-place-for-palm = { $place } is no place for the palm: it takes a province of yours, no capital, without a palm.
refusal-marker-elsewhere = The black marker goes to a province of yours, no capital, without a marker; as long as there is one without buildings, to such a one, and nothing is paid.

## Why a number is what it is

explain-income = Income of { $seat }
explain-own-capital = own capital, { $place }
explain-capital-of-level-three = level III of the capital
explain-enemy-capital = capital of { $other }, { $place }
explain-provinces = { $provinces ->
    [one] { $provinces } province, 1 for every { $each }
   *[other] { $provinces } provinces, 1 for every { $each }
}
explain-farms = { $number ->
    [one] { $number } farm
   *[other] { $number } farms
}
explain-manufactories = { $number ->
    [one] { $number } manufactory
   *[other] { $number } manufactories
}
explain-rare-minerals = { $number ->
    [one] { $number } rare mineral
   *[other] { $number } rare minerals
}
explain-common-minerals = { $number ->
    [one] { $number } common mineral
   *[other] { $number } common minerals
}
explain-palms = { $number ->
    [one] { $number } coconut palm
   *[other] { $number } coconut palms
}
explain-robbery = { $number ->
    [one] { $number } robbed province
   *[other] { $number } robbed provinces
}
explain-boats = { $number ->
    [one] { $number } fishing boat
   *[other] { $number } fishing boats
}
explain-boats-without-port = { $number ->
    [one] { $number } fishing boat, idle without a working port
   *[other] { $number } fishing boats, idle without a working port
}
explain-sabotage = { $number ->
    [one] sabotage
   *[other] sabotage, { $number } times
}
explain-lower-income = { $turns ->
    [one] an unlucky expedition, for { $turns } more turn
   *[other] an unlucky expedition, for { $turns } more turns
}
explain-higher-income = { $turns ->
    [one] a lucky expedition, for { $turns } more turn
   *[other] a lucky expedition, for { $turns } more turns
}
explain-not-below-zero = it does not go below 0
explain-in-place = { $place }
explain-usual = usually
explain-by-weather = { $weather }
explain-upkeep = Upkeep of { $seat }
explain-upkeep-in = { $place }
explain-camp = captive camp
explain-port = port
explain-road = road
explain-captives-work = { $number ->
    [one] { $number } captive works
   *[other] { $number } captives work
}
explain-units-above-limit = { $units } units, free up to { $limit }
explain-food = Food of { $seat }, left over or missing
explain-food-supply = supply
explain-food-of-capitals = { $number ->
    [one] { $number } capital
   *[other] { $number } capitals
}
explain-captives-on-farms = { $number ->
    [one] captives on { $number } farm
   *[other] captives on { $number } farms
}
explain-granaries = { $number ->
    [one] { $number } granary
   *[other] { $number } granaries
}
explain-burned-food = burnt by spies
explain-bought-food = bought
explain-food-needed = { $provinces ->
    [one] need of { $provinces } province, 1 for every { $each }
   *[other] need of { $provinces } provinces, 1 for every { $each }
}
explain-points = Points of { $seat }, if they were counted now
explain-points-of-provinces = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
}
explain-points-of-capitals = { $number ->
    [one] { $number } capital
   *[other] { $number } capitals
}
explain-prices = Prices for { $seat }
explain-price = price
explain-price-of-building = { $building }
explain-price-of-level = level { $level } of the capital
explain-listed-price = list price
explain-free-road = { $number ->
    [one] { $number } free road
   *[other] one of { $number } free roads
}
explain-cheaper-farms = cheaper farms, found overseas
explain-dearer-for-good = dearer for good
explain-next-expedition = for the next expedition only
explain-province = { $place }
explain-income-of = income
explain-food-of = food
explain-unit-limit = units without upkeep
explain-red-tokens = red tokens
explain-march-cost = march of a soldier out of it
explain-free-from-capital = a capital counts as a road
explain-free-road-out = road
explain-defence = what helps the defenders
explain-battle = The attack on { $place }: what is added to the attacker’s roll more than to the defender’s
explain-is-home = { $place } is where connections lead to.
explain-connected = { $place } is connected with { $target }.
explain-not-connected = { $place } is not connected with { $target }.
explain-without-connection = { $place } is not connected.
explain-held-by-nobody = nobody holds it
explain-held-by-rebels = the rebels hold it
explain-held-by-savages = the savages hold it
explain-no-capital = { $seat } has lost the capital, and there is no recruiting province
explain-link-by-land = { $origin } and { $place } are adjacent
explain-link-by-ports = { $origin } and { $place } have working ports
explain-link-by-port-and-capital = { $origin } and { $place }: a working port, and a capital by the sea
explain-border-of-nobody = { $place } lies between: nobody holds it
explain-border-of-others = { $place } lies between: held by { $other }
explain-no-port-here = there is no port on this side
explain-no-port-at-capital = on the side of { $place } there is no working port, and it does not lie by the sea
explain-port-not-owned = the port in { $place } does not work: the province is only occupied
explain-port-blocked = the port in { $place } is blocked: { $other } has warships in { $sea }

## The next turn

explain-forecast = The next turn of { $seat }, in round { $round }, as things stand
explain-no-more-turns = { $seat } has no further turn: the game ends before it.
explain-out-of-the-game = { $seat } is out of the game.
explain-currency-now = coins now
explain-currency-then = coins after income and upkeep
explain-convoy-arrives = a convoy from { $origin } arrives in { $place }: { $number } × { $unit }
explain-ship-arrives = { $soldiers ->
    [one] a troop ship lands { $soldiers } soldier in { $place }
   *[other] a troop ship lands { $soldiers } soldiers in { $place }
}
explain-ship-attacks = { $soldiers ->
    [one] a troop ship attacks { $place }, held by { $other }, with { $soldiers } soldier
   *[other] a troop ship attacks { $place }, held by { $other }, with { $soldiers } soldiers
}
explain-ship-arrives-somewhere = { $soldiers ->
    [one] a troop ship from { $origin } lands { $soldiers } soldier on a coast that only { $seat } knows
   *[other] a troop ship from { $origin } lands { $soldiers } soldiers on a coast that only { $seat } knows
}
explain-builder-arrives = a builder ship arrives in { $place }
explain-builder-arrives-somewhere = a builder ship from { $origin } arrives at a coast that only { $seat } knows
explain-expedition-arrives = the expedition in { $place } brings its result
explain-overseas-arrives = an overseas expedition comes home
explain-hunger = { $most ->
    [0] Hunger: a revolt threatens at the end of the turn.
    [one] Hunger (d{ $die }): { $most } soldier is lost or paid for, and a revolt threatens at the end of the turn.
   *[other] Hunger (d{ $die }): up to { $most } soldiers are lost or paid for, and a revolt threatens at the end of the turn.
}
explain-siege = { $place } is besieged: at the end of the turn d{ $die } soldiers are lost there, down to { $least }
explain-hunger-revolt = hunger: at the end of the turn d{ $die } soldiers revolt, with { $chance } %
explain-token-revolt = red tokens: at the end of the turn d{ $die } soldiers revolt, with { $chance } %
explain-incited = { $number ->
    [one] incitement: d{ $die } soldiers revolt at the start of the turn
   *[other] incitement: d{ $die } soldiers revolt at the start of the turn, { $number } times
}

## What is added to the dice of a battle

modifier-numbers = more soldiers
modifier-further-provinces = attack from several provinces
modifier-landing = landing
modifier-not-connected = not connected with the capital
modifier-port = port
modifier-bunker = bunker
modifier-guns = guns against the bunker
modifier-cannonballs = cannonballs
modifier-capital = own capital
modifier-captured-capital = captured capital of the attacker
modifier-dug-in = dug in
modifier-battery = coastal battery
modifier-rebellions = provinces in rebellion
modifier-weather = weather
modifier-weapons = new weapons

## What threatens if a turn ended now, and what can be done in a province

explain-warnings = What threatens { $seat } if the turn ended now
explain-empty-capital = { $number ->
    [0] { $place }, your capital, would stand empty: whoever comes takes it without a battle.
    [one] { $place }, your capital, would stand empty, with { $number } enemy soldier next to it: whoever comes takes it without a battle.
   *[other] { $place }, your capital, would stand empty, with { $number } enemy soldiers next to it: whoever comes takes it without a battle.
}
explain-will-hunger = { $chance ->
    [100] Your next turn begins with hunger: { $missing } food short. { will-hunger-losses }
   *[other] Your next turn begins with hunger with { $chance } %, depending on the weather: up to { $missing } food short. { will-hunger-losses }
}
will-hunger-losses = { $most ->
    [0] A revolt then threatens.
    [one] { $most } soldier is then lost or paid for, and a revolt threatens.
   *[other] Up to { $most } soldiers are then lost or paid for, and a revolt threatens.
}
explain-will-owe = { $chance ->
    [100] Your next upkeep cannot be paid: { $missing } short. Something has to be given up.
   *[other] Your next upkeep cannot be paid with { $chance } %, depending on the weather: up to { $missing } short. Something has to be given up.
}
explain-works = What { $seat } can do in { $place }

## Panels of the page: treasury, provinces, battles, how a match went

page-treasury = Treasury
page-whose-treasury = Whose treasury
page-as-things-stand = As things stand
page-coins-now = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
page-income = income
page-upkeep = upkeep
page-food-left = food left over or missing
page-next-turn = Next turn, round { $round }
page-coins-then = coins after income and upkeep
page-if-turn-ended = If you end your turn now
page-province = Province
page-which-province = Which province
page-owned-and-held = owned and held by { $side }
page-owned-and-occupied = owned by { $owner }, held by { $holder }
page-no-garrison = no garrison
page-what-here = What you can do here
page-battle = Battle: { $place }
page-odds-to-win = to win, { $attackers } against { $defenders }
page-odds-left = Soldiers left, by how likely that is
page-odds-losses = Expected losses: attacker { $lost }, defender { $other_lost }; rounds { $rounds }
page-odds-in-words = The attacker wins with { $win }. Expected losses: { $lost } of the attacker, { $other_lost } of the defender. The chart shows how likely each number of soldiers left is.
page-nothing-added = nothing is added
page-rounds = { $number ->
    [one] { $number } round fought
   *[other] { $number } rounds fought
}
page-battle-won = { $place } is taken
page-battle-lost = The attack on { $place } has failed
page-battle-withdrawn = The attack on { $place } was broken off
page-lost-so-far = Lost: { $lost } of the attacker, { $other_lost } of the defender
page-fought-on = { $rounds ->
    [one] Then { $rounds } more round to the end.
   *[other] Then { $rounds } more rounds to the end.
}
page-round-in-words = { $lost ->
    [1] Attacker { $roll }, with modifiers { $total }; defender { $other_roll }, with modifiers { $other_total }: the attacker loses a soldier.
   *[0] Attacker { $roll }, with modifiers { $total }; defender { $other_roll }, with modifiers { $other_total }: the defender loses a soldier.
}
page-graphs = Through the rounds
page-graph-land = Provinces
page-graph-income = Income
page-graph-soldiers = Soldiers
page-graph-round = Round
page-graph-end = end
page-graph-numbers = Provinces, income and soldiers in numbers
page-luck = Luck of battles
page-luck-seat = Seat
page-luck-battles = Battles
page-luck-won = Won
page-luck-lost = Soldiers lost
page-luck-beaten = Enemies beaten
page-luck-soldiers = Luck, in soldiers
page-luck-instead-of = instead of
page-luck-note = What the dice gave and, in brackets, what the exact odds promised when each battle began. A battle that was broken off counts with the odds that it still had.
page-luck-each = { $number ->
    [one] { $number } battle
   *[other] All { $number } battles
}
page-in-round = Round { $round }
page-attacks = attacks
page-battle-expected = Expected: { $win }, losses { $lost } and { $other_lost }.
page-battle-came = { $result }, losses { $lost } and { $other_lost }.
page-outcome-won = Won
page-outcome-lost = Lost
page-outcome-withdrawn = Broken off
page-outcome-open = Not over

## Balance report

balance-sites = Where a capital stands
balance-how-sites = The win share of players who placed their capital in this province less that of all others, in percentage points (pp), best first. Of { $count } about { $lucky } will have a filled dot by luck alone.
balance-caption-sites = Provinces by worth
balance-head-sites = Province
balance-finding-best-sites = Of the provinces for a capital goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-sites = Of the provinces for a capital goes least with winning: { $item }, { $worth }.
balance-finding-fair-sites = No province is a better or worse place for a capital than chance explains.

balance-continents = On which continent
balance-how-continents = The same by continent.
balance-caption-continents = Continents by worth
balance-head-continents = Continent
balance-finding-best-continents = Of the continents for a capital goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-continents = Of the continents for a capital goes least with winning: { $item }, { $worth }.
balance-finding-fair-continents = No continent is a better or worse place for a capital than chance explains.

balance-neighbours = With how many land neighbours
balance-how-neighbours = The same by how many land provinces lie beside the capital, lines over water counted.
balance-caption-neighbours = Numbers of land neighbours by worth
balance-head-neighbours = Land neighbours
balance-finding-best-neighbours = Of the numbers of land neighbours of a capital goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-neighbours = Of the numbers of land neighbours of a capital goes least with winning: { $item }, { $worth }.
balance-finding-fair-neighbours = How many land neighbours a capital has makes no more difference than chance explains.

balance-coast = On the coast or inland
balance-how-coast = The same by whether the capital lies at a sea.
balance-caption-coast = Coastal and inland capitals by worth
balance-head-coast = Capital
balance-finding-best-coast = Of the coastal and inland capitals goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-coast = Of the coastal and inland capitals goes least with winning: { $item }, { $worth }.
balance-finding-fair-coast = A coast makes no more difference to a capital than chance explains.

balance-levels = What levels of the capital are worth
balance-how-levels = The win share of players who raised their capital to this level, for coins or by an expedition, less that of the others, in percentage points (pp). It shows what goes together, not what causes what.
balance-caption-levels = Levels by worth
balance-head-levels = Level
balance-finding-best-levels = Of the levels of the capital goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-levels = Of the levels of the capital goes least with winning: { $item }, { $worth }.
balance-finding-fair-levels = No level of the capital sets winners apart by more than chance explains.

balance-buildings = What each building is worth
balance-how-buildings = The win share of players who built it at least once less that of players who never did, in percentage points (pp), best first. It shows what goes together, not what causes what.
balance-caption-buildings = Buildings by worth
balance-head-buildings = Building
balance-finding-best-buildings = Of the buildings goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-buildings = Of the buildings goes least with winning: { $item }, { $worth }.
balance-finding-fair-buildings = No building sets winners apart by more than chance explains.

balance-units = What each kind of soldier is worth
balance-how-units = The win share of players who recruited such a unit at least once less that of players who never did, in percentage points (pp), best first. It shows what goes together, not what causes what.
balance-caption-units = Recruits by worth
balance-head-units = Unit
balance-finding-best-units = Of the units goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-units = Of the units goes least with winning: { $item }, { $worth }.
balance-finding-fair-units = No kind of unit sets winners apart by more than chance explains.

balance-warships = What each warship is worth
balance-how-warships = The win share of players who bought such a ship at least once less that of players who never did, in percentage points (pp), best first. It shows what goes together, not what causes what.
balance-caption-warships = Warships by worth
balance-head-warships = Ship
balance-finding-best-warships = Of the warships goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-warships = Of the warships goes least with winning: { $item }, { $worth }.
balance-finding-fair-warships = No warship sets winners apart by more than chance explains.

balance-findings = What expeditions inland bring
balance-how-findings = How often they find it, and what that does to the finder’s win share, in percentage points (pp), best first. Of { $count } about { $lucky } will have a filled dot by luck alone.
balance-caption-findings = Findings by worth
balance-head-findings = Finding
balance-finding-best-findings = Of the findings inland goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-findings = Of the findings inland goes least with winning: { $item }, { $worth }.
balance-finding-fair-findings = No finding inland helps or harms by more than chance explains.

balance-results = What expeditions overseas bring
balance-how-results = How often they bring it, and what that does to the win share, in percentage points (pp), best first. Of { $count } about { $lucky } will have a filled dot by luck alone.
balance-caption-results = Results by worth
balance-head-results = Result
balance-finding-best-results = Of the results of expeditions overseas goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-results = Of the results of expeditions overseas goes least with winning: { $item }, { $worth }.
balance-finding-fair-results = No result of an expedition overseas helps or harms by more than chance explains.

balance-spying = What secret cards are worth
balance-how-spying = The win share of players who dealt such a card at least once less that of players who never did, in percentage points (pp), best first, and how many of them succeeded. It shows what goes together, not what causes what.
balance-caption-spying = Secret cards by worth
balance-head-spying = Card
balance-finding-best-spying = Of the secret cards goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-spying = Of the secret cards goes least with winning: { $item }, { $worth }.
balance-finding-fair-spying = No secret card sets winners apart by more than chance explains.

balance-goods = What is offered in trades
balance-how-goods = The win share of players who, in a trade that they or another offered, were to give such goods less that of players who never were, in percentage points (pp), best first. It shows what goes together, not what causes what.
balance-caption-goods = Goods by worth
balance-head-goods = Goods
balance-finding-best-goods = Of the goods in trades goes most with winning: { $item }, { $worth } of win share.
balance-finding-worst-goods = Of the goods in trades goes least with winning: { $item }, { $worth }.
balance-finding-fair-goods = No goods set winners apart by more than chance explains.

balance-weather = What weather changes
balance-how-weather = Weather holds for one to six rounds, then the next is rolled.
balance-caption-weather = Turns by weather
balance-head-weather = Weather

balance-deed-march = Marches
balance-deed-attack-won = Wins an attack
balance-deed-attack-lost = Loses an attack
balance-deed-withdrew = Withdraws from an attack
balance-deed-captured = Takes a province that another held
balance-deed-plunder = Plunders
balance-deed-siege = Is besieged in the capital
balance-deed-capital-taken = Holds an enemy capital at the end
balance-deed-capital-lost = Has lost the capital at the end
balance-deed-recruiting-province = Names a recruiting province
balance-deed-out = Drops out of the game
balance-deed-exchange = Exchanges units
balance-deed-caravan = Joins a caravan
balance-deed-disbanded = Disbands a unit
balance-deed-captives = Takes a captive
balance-deed-captives-revolt = Has captives who may revolt
balance-deed-income = Coins of income
balance-deed-unspent = Coins left at the end
balance-deed-built = Builds
balance-deed-demolished = Demolishes a building
balance-deed-given-up = Gives something up for upkeep
balance-deed-robbery = Begins a robbery
balance-deed-hunger = Has hunger
balance-deed-revolt = Has a revolt
balance-deed-rebels-bought = Buys rebels
balance-deed-inland = Sends an expedition inland
balance-deed-mineral = Pays for a mineral
balance-deed-mineral-lost = Loses a mineral, not paying for it
balance-deed-overseas = Sends an expedition overseas
balance-deed-army-ship = Sends a ship with an army
balance-deed-builder-ship = Buys a builder ship
balance-deed-convoy = Sends a convoy
balance-deed-transport = Buys a transport
balance-deed-landed = Lands from a transport
balance-deed-sunk = Has a transport sunk
balance-deed-boat = Buys a fishing boat
balance-deed-spy = Buys a spy
balance-deed-spy-dies = Loses a spy
balance-deed-incited = Is incited: soldiers revolt
balance-deed-trade-offered = Offers a trade
balance-deed-trade-accepted = Accepts a trade
balance-deed-peace-offered = Offers peace
balance-deed-peace-accepted = Accepts peace
balance-deed-auction-won = Wins an auction
balance-ending-points = Points are counted after the last round
balance-ending-capitals = Somebody holds all capitals of the others
balance-ending-last = Nobody else is left

## On the page

page-orders = What you can do
page-group-army = Army
page-group-march = March
page-group-build = Build
page-group-land = Land
page-group-ships = Ships
page-group-fleet = Fleet
page-group-others = Others
page-not-now = Not now, and why
page-round = Round { $round } of { $rounds }
page-weather = { $rounds ->
    [one] { $weather }, { $rounds } round
   *[other] { $weather }, { $rounds } rounds
}
page-about-fair = Nothing out of the ordinary: a march costs 1 coin a soldier.
page-about-early-winter = Attackers have 4 less.
page-about-heat = Attackers have 4 more, marches are free, farms yield one coin more.
page-about-frost = Units have one movement point more, and marches are free.
page-about-storm = A march costs 2 coins a soldier, building 3 more, and no overseas expedition leaves.
page-about-severe-winter = Attackers have 8 less, marches are free, farms yield neither coins nor food, manufactories 1 coin less.
page-first = first player
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-coins = { coins }; income { $income }, upkeep { $upkeep }
page-food = food for { $food }, { $need } needed
page-soldiers = { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
}
page-level = capital of level { $level }
page-spies = { $number ->
    [one] { $number } spy
   *[other] { $number } spies
}
page-out = out of the game
page-capital-lost = capital lost
page-besieged = capital besieged
page-hungry = hunger
page-rebellions = { $number ->
    [one] { $number } rebellion
   *[other] { $number } rebellions
}
page-place = { $place }: { $things }. Beside it: { $neighbours }
page-empty = nothing here
page-owner = owned by { $side }
page-holder = held by { $side }
page-units = { $number } × { $name }
page-capital = capital of { $seat }, level { $level }
page-port = port
page-port-blocked = port, blocked
page-road = road
page-black = black marker
page-rare = rare mineral
page-common = common mineral
page-palm = coconut palm
page-explored = explored
page-robbed = robbed
page-tokens = { $number ->
    [one] { $number } red token
   *[other] { $number } red tokens
}
page-captives = { $number ->
    [one] { $number } captive of { $other }
   *[other] { $number } captives of { $other }
}
page-transports = { $number ->
    [one] { $seat }: { $number } transport
   *[other] { $seat }: { $number } transports
}
page-boat = { $seat }: fishing boat
page-take-army = Move units from { $place }
page-take-fleet = Move ships from { $place }
page-army = Units in { $place }
page-leave-army = Leave them here
page-army-spent = None of them has a movement point left.
page-fewer = Fewer: { $name }
page-more = More: { $name }
page-all = All
page-choose-way = Choose a lit province.
page-no-way = They can go nowhere.
page-attack = Attack
page-back = Back
page-way-march = March to { $place } { for-coins }
page-way-enter = Enter { $place }, which nobody defends, { for-coins }
page-way-attack = Attack { $place }; the march there { $currency ->
    [0] is free
    [one] costs { $currency } coin
   *[other] costs { $currency } coins
}
page-layers = Layers of the map
page-layer-economy = Economy
page-layer-food = Food
page-layer-connection = Connection
page-layer-movement = Movement
page-layer-threat = Threat
page-layer-about-economy = Coins a turn, less upkeep
page-layer-about-food = Food that each province gives
page-layer-about-connection = Hatched: cut off from the capital
page-layer-about-movement = Coins to march out, a soldier
page-layer-about-threat = Soldiers of one enemy beside it

## The first turn

tour-capital = Click a lit province to place your capital. It needs two steps to every other capital; beside the sea and with several neighbours it can grow.
tour-recruit = Here is all you can do this turn, with its price. Recruit infantry first: soldiers take the land around you.
tour-march = Click your army, then a lit province: it goes there. What nobody defends is yours when you enter it.
tour-food = Coins, food and soldiers. Where more is needed than supplied, soldiers are lost: granaries and farms feed provinces.
tour-end = When you are done, end your turn. Recruits march from the next one on, and coins you keep stay yours.

## Between players, on the page

page-offer = Offer
page-trade = Trade
page-peace = Peace
page-offer-to = To whom
page-you-give = You give
page-you-get = You get
page-of = of { $number }
page-provinces = Provinces that change hands
page-choose-cessions = Choose them on the map; once more, and the other one gets it.
page-to-you = to you
page-to-other = to { $other }
page-leave-out = Leave { $place } out
page-cede-nothing = { $place }: stays as it is
page-cede-to-me = { $place }: to you
page-cede-to-other = { $place }: to { $other }
page-payment = Payment
page-pays-nobody = nobody pays
page-pays-me = you pay
page-pays-other = { $other } pays
page-cancel = Cancel
page-offers-trade = { $seat } offers { $other } a trade
page-offers-peace = { $seat } offers { $other } peace
page-gives = { $seat } gives { $goods }
page-answer-awaited = { $seat } is asked whether to accept. You can look around meanwhile.
page-means-to-you = What it means for you
page-means-to = What it means for { $seat }
page-means-nothing = Nothing changes.
page-sent-home = { $number ->
    [one] { $number } soldier is sent home
   *[other] { $number } soldiers are sent home
}
page-figure-currency = coins
page-figure-income = income
page-figure-upkeep = upkeep
page-figure-food = food left over or missing
page-figure-spare-food = food for sale
page-figure-fruits = fruits
page-figure-free-roads = free roads
page-figure-provinces = provinces
page-figure-soldiers = soldiers
page-figure-points = points
page-figure-march = marching out
page-figure-defence = defence
page-plan-on-map = { $work }: plan on the map
page-site = { $work }: { $place }, { for-coins }
page-site-price = Price
page-site-choose = Choose a lit province: the map shows what it would change.
page-site-nowhere = It can be built nowhere now. Choose a province to see why.
page-site-build = Build in { $place }
page-site-connects = Joined to your capital by it: { $places }
page-site-road = Free marching to: { $places }
page-site-port = Linked by sea with: { $places }
page-site-blocked = An enemy warship lies beside it: the port is blocked until it leaves.
page-auction-rebels = Auction: the rebels of { $place }
page-auction-captain = Auction: the captain
page-least-bid = Sealed bids, at least { $currency ->
    [one] { $currency } coin
   *[other] { $currency } coins
}
page-has-not-bid = has still to bid
page-has-bid = has bid
page-cannot-bid = cannot afford it
page-your-bid = { $currency ->
    [0] your bid: nothing
   *[other] your bid: { $currency }
}
page-bids-opened = Bids are opened
page-spies-at-work = Spies at work
page-hand = Your cards
page-deal = Deal
page-deal-how = { $number ->
    [0] All your spies have a card.
    [one] Take a card, then choose who gets it: { $number } spy left.
   *[other] Take a card, then choose who gets it: { $number } spies left.
}
page-deal-secret = Nobody sees your cards before the end of the round.
page-yourself = Yourself
page-deal-here = Deal to { $other }: { $card }
page-about-nothing = no effect
page-about-sabotage = above 60: 6 coins less
page-about-incitement = above 80: a revolt
page-about-burning-food = above 60: 1 food less
page-about-free-captives = frees a captive
page-about-counterintelligence = cards against you need 15 more
page-land-at = Land in { $place }
page-lands-at = Lands in { $place }
page-choose-landing = Choose on the map where it lands.
page-landing-secret = It arrives in two turns. Until then only you know where.
page-from-port = From
page-aboard = Soldiers aboard: { $number } of { $room }
page-sail = Set sail
page-set-sail = Set sail { for-coins }
page-end-capitals = { $seat } holds every enemy capital, and so wins at once.
page-end-last = { $seat } is the last one left, and so wins at once.
page-end-points = { $rounds } rounds are over: the most points win.
page-end-soldiers = { $rounds } rounds are over. The first have the same points: more soldiers decide.
page-end-coins = { $rounds } rounds are over. The first have the same points and soldiers: more coins decide.
page-end-shared = { $rounds } rounds are over. The first have the same points, soldiers and coins, and share the victory.
page-log-battles = Battles
page-log-trade = Trade
page-log-building = Building

## Seas of our own maps

sea-icefloe-sea = Icefloe Sea
sea-sound-of-bells = Sound of Bells
sea-aurora-sea = Aurora Sea
sea-glass-sea = Glass Sea
sea-whitewhale-sea = Whitewhale Sea
sea-mirror-deep = Mirror Deep
sea-wolf-gulf = Wolf Gulf
sea-heart-sea = Heart Sea
sea-smoke-channel = Smoke Channel
sea-amber-stream = Amber Stream
sea-pearl-water = Pearl Water
sea-nightwater = Nightwater
sea-thunder-sea = Thunder Sea
sea-turtle-sea = Turtle Sea
sea-long-swell = Long Swell
sea-kraken-deep = Kraken Deep
sea-siren-sea = Siren Sea
sea-frost-sea = Frost Sea
sea-whale-sea = Whale Sea
sea-amber-sea = Amber Sea
sea-gull-strait = Gull Strait
sea-heron-strait = Heron Strait
sea-swan-strait = Swan Strait
sea-inner-west = Inner West
sea-inner-middle = Inner Middle
sea-inner-east = Inner East
sea-otter-strait = Otter Strait
sea-seal-strait = Seal Strait
sea-pike-strait = Pike Strait
sea-palm-sea = Palm Sea
sea-sun-sea = Sun Sea
sea-lantern-sea = Lantern Sea
