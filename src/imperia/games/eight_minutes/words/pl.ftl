# Zdania wspólne dla gier tej rodziny.

## Opcje

option-full-game = Trzy partie z rzędu; wygrywa suma punktów.
option-tie = Remis w licytacji: wygrywa najmłodszy z remisujących albo jeden z nich przez losowanie.
option-youngest = Miejsce najmłodszego gracza.
option-edition-title = Wydanie
option-full-game-title = Pełna gra
option-tie-title = Remis w licytacji
option-tie-youngest = Wygrywa najmłodszy
option-tie-die = Losowanie
option-youngest-title = Najmłodszy gracz
option-youngest-0 = Miejsce 1
option-youngest-1 = Miejsce 2
option-youngest-2 = Miejsce 3
option-youngest-3 = Miejsce 4

## Skąd są punkty

source-regions = Regiony

## Elementy

neutral-colour = Neutralni
no-card = brak karty
card-or = { $one } albo { $other }
card-and = { $one } i { $other }
step-place = { $count ->
    [one] wystaw { $count } armię
    [few] wystaw { $count } armie
   *[other] wystaw { $count } armii
}
step-city = { $count ->
    [one] zbuduj miasto
    [few] zbuduj { $count } miasta
   *[other] zbuduj { $count } miast
}
step-destroy = { $count ->
    [one] zniszcz armię
    [few] zniszcz { $count } armie
   *[other] zniszcz { $count } armii
}

## Decyzje

left-place = { step-place }
left-move = { step-move }
left-city = { step-city }
left-destroy = { step-destroy }
decision-neutral = { $armies ->
    [one] Wystaw neutralną armię w dowolnym regionie: została { $armies }.
    [few] Wystaw neutralną armię w dowolnym regionie: zostały { $armies }.
   *[other] Wystaw neutralną armię w dowolnym regionie: zostało { $armies }.
}
decision-bid = Licytuj w tajemnicy, kto zacznie.
decision-card = Weź kartę z rzędu.
decision-half = Wybierz jedną część karty albo zakończ: { $card }.
decision-step = Użyj karty albo zakończ: { $left }.
decision-target = Wskaż, dokąd idzie armia z regionu { $region }, albo zakończ: { $left }.
decision-over = Koniec gry.

## Akcje

action-bid = { $coins ->
    [0] Nie stawiaj nic
    [one] Postaw { $coins } monetę
    [few] Postaw { $coins } monety
   *[other] Postaw { $coins } monet
}
action-card = { $coins ->
    [0] Weź kartę: { $card } (za darmo)
    [one] Weź kartę: { $card } ({ $coins } moneta)
    [few] Weź kartę: { $card } ({ $coins } monety)
   *[other] Weź kartę: { $card } ({ $coins } monet)
}
action-half = Wybierz: { $choice }
action-neutral = Wystaw neutralną armię: { $region }
action-place = Wystaw armię: { $region }
action-from = Rusz armię z regionu { $region }
action-city = Zbuduj miasto: { $region }
action-destroy = Zniszcz armię w regionie { $region }: { $colour }

## Dziennik

event-neutral-placed = { $seat } wystawia neutralną armię: { $region }.
event-bid-given = { $coins ->
    [0] { $seat } w tajemnicy nie stawia nic.
    [one] { $seat } w tajemnicy stawia { $coins } monetę.
    [few] { $seat } w tajemnicy stawia { $coins } monety.
   *[other] { $seat } w tajemnicy stawia { $coins } monet.
}
event-bid-given-hidden = { $seat } ma już swoją stawkę w ręku.
event-bid-shown = { $coins ->
    [0] { $seat } pokazuje pustą dłoń.
    [one] { $seat } pokazuje { $coins } monetę.
    [few] { $seat } pokazuje { $coins } monety.
   *[other] { $seat } pokazuje { $coins } monet.
}
event-tie-by-lot = Remis rozstrzyga los: { $seat }.
event-card-taken = { $coins ->
    [0] { $seat } bierze za darmo kartę: { $card }.
    [one] { $seat } bierze za { $coins } monetę kartę: { $card }.
    [few] { $seat } bierze za { $coins } monety kartę: { $card }.
   *[other] { $seat } bierze za { $coins } monet kartę: { $card }.
}
event-half-chosen = { $seat } wybiera: { $choice }.
event-army-placed = { $seat } wystawia armię: { $region }.
event-army-moved = { $seat } przesuwa armię: { $origin } → { $region }.
event-city-built = { $seat } buduje miasto: { $region }.
event-army-destroyed = { $seat } niszczy armię w regionie { $region }: { $colour }.
event-card-drawn = Nowa karta w rzędzie: { $card }.
event-game-ends = Koniec partii { $game }.

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-bid-is-final = Twoja stawka już padła, a stawki nie można zmienić.
refusal-not-your-turn = To nie twoja tura: teraz { $seat }.
refusal-other-places = Następną neutralną armię wystawia { $seat }.
refusal-first-neutral = Najpierw trzeba wystawić neutralne armie.
refusal-first-bid = Najpierw wszyscy licytują.
refusal-first-card = Najpierw weź kartę z rzędu; pasować nie można.
refusal-first-half = Najpierw wybierz jedną część karty.
refusal-first-target = Najpierw wskaż, dokąd idzie armia, albo zakończ.
refusal-not-now-bid = Licytacja jest tylko jedna, przed pierwszą turą.
refusal-not-now-neutral = Neutralne armie wystawia się tylko przed licytacją.
refusal-not-now-card = W tej turze masz już kartę.
refusal-not-now-half = Teraz nie ma części do wyboru.
refusal-not-now-to = Najpierw wskaż region, z którego wychodzi armia.
refusal-no-such-action = Nie ma takiej akcji.
refusal-bid-above-coins = { $have ->
    [one] Nie możesz postawić { $coins }: masz { $have } monetę.
    [few] Nie możesz postawić { $coins }: masz { $have } monety.
   *[other] Nie możesz postawić { $coins }: masz { $have } monet.
}
refusal-cannot-pay = { $have ->
    [one] Ta karta kosztuje { $coins }, a masz { $have } monetę.
    [few] Ta karta kosztuje { $coins }, a masz { $have } monety.
   *[other] Ta karta kosztuje { $coins }, a masz { $have } monet.
}
refusal-no-card-there = W tym miejscu rzędu nie ma karty.
refusal-half-can-do-nothing = Ta część karty nic teraz nie może zrobić.
refusal-no-placing = Twoja karta nie pozwala teraz wystawiać armii.
refusal-no-moving = Twoja karta nie pozwala teraz przesuwać armii.
refusal-no-building = Twoja karta nie pozwala teraz budować miasta.
refusal-no-destroying = Twoja karta nie pozwala teraz niszczyć armii.
refusal-supply-empty = Nie masz już armii do wystawienia.
refusal-not-start-nor-city = { $region } nie jest regionem startowym i nie ma tam twojego miasta.
refusal-no-army-to-move = W regionie { $region } nie masz armii.
refusal-no-city-left = Wszystkie twoje miasta już stoją.
refusal-no-army-for-city = Miasto wymaga twojej armii w regionie { $region }.
refusal-no-army-to-destroy = W regionie { $region } nie ma armii tego koloru: { $colour }.

## Strona

page-row = Karty do wzięcia
page-cost = { $coins ->
    [0] za darmo
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
page-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
}
page-in-use = { $seat } używa karty: { $card }
page-region = { $region }: { $things }
page-empty = pusto
page-armies = { $colour }: { $count ->
    [one] { $count } armia
    [few] { $count } armie
   *[other] { $count } armii
}
page-cities = { $colour }: { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[other] { $count } miast
}
page-held = kontroluje: { $colour }
page-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
page-supply = { $count ->
    [one] { $count } armia w rezerwie
    [few] { $count } armie w rezerwie
   *[other] { $count } armii w rezerwie
}
page-cities-left = { $count ->
    [one] { $count } miasto do zbudowania
    [few] { $count } miasta do zbudowania
   *[other] { $count } miast do zbudowania
}
page-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-bid-sealed = stawka już padła
page-bid = { $coins ->
    [0] stawka: nic
    [one] stawka: { $coins } moneta
    [few] stawka: { $coins } monety
   *[other] stawka: { $coins } monet
}
page-first = pierwszy gracz

## Pierwsza tura

tour-turn = Dopóki nie pojawi się nowa karta, możesz wszystko cofnąć.
page-layers = Warstwy mapy
page-layer-control = Kontrola
page-layer-about-control = O ile masz więcej (+) lub mniej (−) armii i miast niż najsilniejszy z pozostałych. Region przejmuje się, mając o jedno więcej.
page-layer-about-control-led = O ile armii i miast prowadzi ten, kto kontroluje region.
page-layer-stakes = Punkty do zdobycia
page-layer-about-stakes = { $seat }: punkty za przejęcie regionu albo stracone wraz z nim.
page-layer-tied = remis: niczyje
page-layer-ahead = Przewaga: { $count }.
page-layer-needs = Do przejęcia brakuje: { $count }.
page-layer-worth = { $count ->
    [one] Wart { $count } punkt.
    [few] Wart { $count } punkty.
   *[other] Wart { $count } punktów.
}
