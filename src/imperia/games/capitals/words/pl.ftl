title = Stolice

## Opcje

option-prices = Droższe farmy: farma kosztuje 14 zamiast 11, III poziom stolicy 20 zamiast 19, za to port 10 zamiast 12, a manufaktura 16 zamiast 20.
option-rounds = Po tylu rundach liczy się punkty.
option-map = Mapa dołączona do gry albo własny plik z mapą.

option-prices-title = Ceny
option-prices-list = Zwykłe
option-prices-text = Droższe farmy
option-rounds-title = Rundy
option-map-title = Mapa
option-map-world = Sześć brzegów
option-map-wheels = Sześć kół

## Skąd są punkty

source-provinces = Prowincje
source-capitals = Stolice
source-income = Dochód

## Elementy

unit-infantry = piechota
unit-cavalry = kawaleria
unit-artillery = artyleria
unit-caravan = karawana
ship-frigate = fregata
ship-corvette = korweta
ship-cruiser = krążownik
captive = jeniec
building-none = nic
building-farm = farma
building-granary = spichlerz
building-manufactory = manufaktura
building-bunker = bunkier I
building-strong-bunker = bunkier II
building-camp = obóz jeniecki
building-port = port
building-road = droga
voyage-convoy = konwój
voyage-ship = statek desantowy
voyage-builder = statek budowlany
voyage-inland = wyprawa wewnętrzna
voyage-overseas = wyprawa zamorska
weather-fair = pogodnie
weather-early-winter = wczesna zima
weather-heat = upał
weather-frost = tęgi mróz
weather-storm = burza
weather-severe-winter = sroga zima
finding-rare-mineral = rzadki minerał
finding-common-mineral = pospolity minerał
finding-nothing = nic
finding-artifact = artefakt
finding-poisoned-water = zatruta woda
finding-savages = dzicy
result-treasure = skarb, 50 monet
result-lower-income = dochód niższy o 1 przez 5 tur
result-guns = 2 jednostki artylerii
result-road-lost = utracona droga
result-palm = 10 monet i palma kokosowa
result-cannonballs = kule armatnie, +2 dla bunkrów
result-cheaper-expedition = następna wyprawa zamorska tańsza o 10
result-nothing = nic
result-free-roads = cztery darmowe drogi
result-soldiers-lost = 4 utraconych żołnierzy
result-higher-income = dochód wyższy o 5 przez 5 tur
result-longer-voyage = dłuższy rejs
result-cheaper-farms = następne 4 farmy tańsze o 4
result-environmentalists = ekolodzy
result-capital-level = poziom stolicy albo jego cena
result-dearer-expedition = następna wyprawa zamorska droższa o 5
result-new-weapon = nowa broń, +3 w każdej bitwie
result-captain = kapitan, który idzie na licytację
result-black-markers = dwa czarne znaczniki
result-dearer-for-good = wyprawy zamorskie na stałe droższe o 5 i żadnej przez 5 tur
card-nothing = nic
card-sabotage = sabotaż
card-incitement = podburzanie
card-free-captives = uwolnienie jeńców
card-burning-food = palenie żywności
card-counterintelligence = kontrwywiad
good-nothing = nic
good-currency = monety
good-food = żywność
good-fruits = owoce
good-roads = darmowe drogi
inland = w głębi lądu
coastal = nad morzem
nobody = nikt
rebels = buntownicy
savages = dzicy
transport-number = transportowiec { $number }
exchange-of = { $number } × { $give } na { $got } × { $get }
# Po „za” albo „płaci”.
coins = { $currency ->
    [one] { $currency } monetę
    [few] { $currency } monety
   *[other] { $currency } monet
}
for-coins = { $currency ->
    [0] bezpłatnie
    [one] za { $currency } monetę
    [few] za { $currency } monety
   *[other] za { $currency } monet
}
price-in-coins = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[other] { $price } monet
}
what-you-have = { $have ->
    [0] nie masz monet
    [one] masz { $have } monetę
    [few] masz { $have } monety
   *[other] masz { $have } monet
}
# Dobra według numerów, z ich liczbą, po „daje” albo „za”.
goods = { $goods ->
    [0] nic
    [1] { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[other] { $number } monet
    }
    [2] { $number ->
        [one] { $number } żywność
       *[other] { $number } żywności
    }
    [3] { $number ->
        [one] { $number } owoc
        [few] { $number } owoce
       *[other] { $number } owoców
    }
   *[4] { $number ->
        [one] { $number } darmową drogę
        [few] { $number } darmowe drogi
       *[other] { $number } darmowych dróg
    }
}
given-goods = { $gives ->
    [0] nic
    [1] { $given ->
        [one] { $given } monetę
        [few] { $given } monety
       *[other] { $given } monet
    }
    [2] { $given ->
        [one] { $given } żywność
       *[other] { $given } żywności
    }
    [3] { $given ->
        [one] { $given } owoc
        [few] { $given } owoce
       *[other] { $given } owoców
    }
   *[4] { $given ->
        [one] { $given } darmową drogę
        [few] { $given } darmowe drogi
       *[other] { $given } darmowych dróg
    }
}
got-goods = { $gets ->
    [0] nic
    [1] { $got ->
        [one] { $got } monetę
        [few] { $got } monety
       *[other] { $got } monet
    }
    [2] { $got ->
        [one] { $got } żywność
       *[other] { $got } żywności
    }
    [3] { $got ->
        [one] { $got } owoc
        [few] { $got } owoce
       *[other] { $got } owoców
    }
   *[4] { $got ->
        [one] { $got } darmową drogę
        [few] { $got } darmowe drogi
       *[other] { $got } darmowych dróg
    }
}

## Co gracz robi w swojej turze

verb-farm = Zbuduj farmę
verb-granary = Zbuduj spichlerz
verb-manufactory = Zbuduj manufakturę
verb-bunker = Zbuduj bunkier I
verb-strong-bunker = Rozbuduj bunkier do poziomu II
verb-camp = Zbuduj obóz jeniecki
verb-port = Zbuduj port
verb-road = Zbuduj drogę
verb-level = Podnieś poziom stolicy
verb-demolish = Rozbierz budynek
verb-infantry = Zwerbuj piechotę
verb-cavalry = Zwerbuj kawalerię
verb-artillery = Zwerbuj artylerię
verb-exchange = Wymień jednostki
verb-join = Połącz kawalerię i artylerię w karawanę
verb-part = Rozdziel karawanę
verb-march = Maszeruj
verb-convoy = Wyślij konwój z portu do portu
verb-disband = Rozwiąż jednostki
verb-attack = Zaatakuj prowincję
verb-ship = Wyślij statek desantowy
verb-builder = Kup statek budowlany
verb-send-builder = Wyślij statek budowlany
verb-explore = Wyślij wyprawę wewnętrzną
verb-overseas = Wyślij wyprawę zamorską
verb-rob = Zacznij gospodarkę rabunkową
verb-stop-robbery = Zakończ gospodarkę rabunkową
verb-spy = Kup szpiega
verb-deal = Rozdaj karty szpiegów
verb-frigate = Kup fregatę
verb-corvette = Kup korwetę
verb-cruiser = Kup krążownik
verb-transport = Kup transportowiec
verb-boat = Kup kuter rybacki
verb-sail = Płyń okrętami
verb-sea-attack = Zaatakuj na morzu
verb-sail-transport = Płyń transportowcem
verb-board = Wejdź na transportowiec
verb-land = Wyląduj z transportowca
verb-sail-boat = Płyń kutrem
verb-walk = Przeprowadź jeńców
verb-recruiting-province = Wyznacz prowincję werbunkową
verb-peace = Zaproponuj pokój
verb-trade = Zaproponuj handel
verb-bribe = Otwórz licytację o buntowników
verb-end = Zakończ turę

## Decyzje

decision-capital = Wybierz, gdzie stanie twoja stolica.
decision-mineral = Zapłacić { price-in-coins } za znalezisko ({ $place }: { $finding })? Inaczej przepada.
decision-savages = { $savages ->
    [one] { $place }: { $savages } dziki. Zaatakuj albo wybierz, dokąd cofną się twoi żołnierze.
   *[other] { $place }: { $savages } dzikich. Zaatakuj ich albo wybierz, dokąd cofną się twoi żołnierze.
}
decision-road-lost = Wybierz prowincję, w której droga zostaje zniszczona.
decision-palm = Wybierz, gdzie stanie palma kokosowa.
decision-longer = Rejs może potrwać o turę dłużej, z nowym rzutem na końcu: zapłacić { price-in-coins } czy nie dostać nic?
decision-level-or-price = Podnieść stolicę bezpłatnie do poziomu { $level } czy wziąć { price-in-coins }?
decision-marker = { $left ->
    [one] Wybierz, gdzie trafi czarny znacznik. Jeśli wszędzie są budynki, możesz zamiast tego zapłacić { price-in-coins }.
   *[other] Wybierz, gdzie trafi czarny znacznik; zostało ich { $left }. Jeśli wszędzie są budynki, możesz zamiast tego zapłacić { price-in-coins }.
}
decision-marked-building = { $place }: wybierz budynek, który zniszczy czarny znacznik.
decision-bid = { $auction ->
    [rebels] { $place }: licytuj w tajemnicy o buntowników; stawka to co najmniej { $least } albo nic, jeśli licytacji nie otwierasz ty.
   *[captain] Licytuj w tajemnicy o kapitana i nowy rzut; stawka to nic albo co najmniej { $least }.
}
decision-keep = { $most ->
    [one] { $place }: { $most } jeniec ({ $other }). Zatrzymujesz go czy puszczasz wolno?
   *[other] { $place }: { $most } jeńców ({ $other }). Ilu zatrzymujesz?
}
decision-plunder = { $price ->
    [0] Zdobyta prowincja: { $place }. Splądruj ją albo oszczędź; za marsz nic już nie płacisz.
   *[other] Zdobyta prowincja: { $place }. Splądruj ją albo oszczędź i zapłać { price-in-coins } za marsz.
}
decision-try-capture = Bitwa wygrana: { $place }. Próbujesz wziąć jeńców ({ $other })?
decision-capture = { $most ->
    [one] { $most } pojmany żołnierz ({ $other }): zatrzymujesz go czy puszczasz wolno?
   *[other] { $most } pojmanych żołnierzy ({ $other }): ilu zatrzymujesz?
}
decision-round = Bitwa: { $place }, obrońca: { $other }. Walczysz dalej?
decision-commit = { $verb ->
    [ship] Zabierasz więcej jednostek na pokład czy wypływasz?
    [sea-attack] Cel: { $target }. Wysyłasz więcej okrętów czy zaczynasz atak?
   *[attack] Cel: { $target }. Wysyłasz więcej jednostek czy zaczynasz atak?
}
decision-revolt = { $left ->
    [one] Buntuje się jeszcze { $left } żołnierz: wybierz prowincję.
   *[other] Buntuje się jeszcze { $left } żołnierzy: wybierz prowincję.
}
decision-loss = { $cause ->
    [hunger] { $left ->
        [one] Głód: do stracenia jeszcze { $left } żołnierz. Wybierz prowincję albo zapłać { price-in-coins }, żeby go zachować.
       *[other] Głód: do stracenia jeszcze { $left } żołnierzy. Wybierz prowincję albo zapłać { price-in-coins }, żeby zachować jednego.
    }
   *[losses] { $left ->
        [one] Do stracenia jeszcze { $left } żołnierz: wybierz prowincję.
       *[other] Do stracenia jeszcze { $left } żołnierzy: wybierz prowincję.
    }
}
decision-give-up-what = { $place }: wybierz, co oddajesz.
decision-give-up = Nie stać cię na utrzymanie: wybierz prowincję, w której coś oddajesz.
decision-freed = Uwolnienie jeńców: wybierz prowincję, z której odchodzi twój jeniec.
decision-answer = { $verb ->
    [trade] { $seat } proponuje handel: { given-goods } za { got-goods }. Zgadzasz się?
   *[peace] { $payer ->
        [me] { $seat } proponuje pokój i płaci ci { given-goods }. Prowincje dla ciebie: { $to_other }, dla drugiej strony: { $to_seat }. Zgadzasz się?
        [other] { $seat } proponuje pokój i chce od ciebie { given-goods }. Prowincje dla ciebie: { $to_other }, dla drugiej strony: { $to_seat }. Zgadzasz się?
       *[nobody] { $seat } proponuje pokój. Prowincje dla ciebie: { $to_other }, dla drugiej strony: { $to_seat }. Zgadzasz się?
    }
}
decision-card = Wybierz kartę, którą dostaje { $other }.
decision-partner = { $verb ->
    [trade] Wybierz, z kim chcesz handlować.
   *[peace] Wybierz, komu proponujesz pokój.
}
decision-peace = { $named ->
    [0] Druga strona pokoju: { $other }. Wskaż prowincję, która przechodzi w inne ręce.
   *[other] Druga strona pokoju: { $other }. Wskaż kolejną prowincję, która przechodzi w inne ręce, albo zakończ listę.
}
decision-payer = Druga strona pokoju: { $other }. Kto komu płaci?
decision-gives = Druga strona handlu: { $other }. Wybierz, co dajesz.
decision-gets = Druga strona handlu: { $other }. Wybierz, co dostajesz.
decision-amount = Wybierz ilość: { $good }, najwyżej { $most }.
decision-send = { $verb ->
    [trade] Wysyłasz ofertę ({ given-goods } za { got-goods }) czy z niej rezygnujesz? Druga strona: { $other }.
   *[peace] Wysyłasz propozycję pokoju czy z niej rezygnujesz? Druga strona: { $other }.
}
decision-exchange = Wybierz, co na co wymieniasz.
decision-building = { $place }: wybierz budynek, który rozbierasz.
decision-place = { $verb ->
    [march] Marsz: wybierz prowincję, z której wychodzą jednostki.
    [convoy] Konwój: wybierz port, z którego wypływa.
    [attack] Cel ataku: { $target }. Wybierz, skąd nadchodzą jednostki.
    [sea-attack] Cel ataku: { $target }. Wybierz morze, z którego nadpływają okręty.
    [sail] Wybierz morze, z którego wypływają okręty.
    [walk] Wybierz prowincję, z której wychodzą jeńcy.
    [ship] Wybierz port, z którego wypływa statek desantowy.
    [send-builder] Wybierz port, z którego wypływa statek budowlany.
    [sail-transport] Wybierz transportowiec, który płynie.
    [board] Wybierz transportowiec.
    [land] Wybierz transportowiec.
    [sail-boat] Wybierz morze, z którego wypływa kuter.
    [bribe] Wybierz prowincję, o której buntowników toczy się licytacja.
   *[other] { $order }: wybierz gdzie.
}
decision-units = { $verb ->
    [none] { $place }: wybierz jeńca, który odchodzi wolno.
    [disband] { $place }: wybierz jednostki, które rozwiązujesz.
    [walk] { $place }: wybierz jeńców, którzy idą.
    [board] { $target }: wybierz jednostki, które wsiadają.
   *[other] { $spot ->
        [transport] { $order }: wybierz jednostki ({ $place }, { $sea }).
       *[other] { $order }: wybierz jednostki ({ $place }).
    }
}
decision-number = { $verb ->
    [exchange] Ile razy { $which }? Najwyżej { $most }.
    [join] Ile karawan? Najwyżej { $most }.
    [part] Ile karawan? Najwyżej { $most }.
    [walk] Ilu jeńców ({ $other })? Najwyżej { $most }.
   *[other] Ile jednostek ({ $sort })? Najwyżej { $most }.
}
decision-target = { $verb ->
    [march] { $place }: wybierz, dokąd maszerują.
    [convoy] Wybierz port, do którego płynie konwój.
    [attack] Wybierz prowincję, którą atakujesz.
    [sea-attack] Wybierz morze, na którym atakujesz.
    [walk] Wybierz, dokąd idą jeńcy.
    [ship] Wybierz wybrzeże, na którym wyląduje statek; nikt inny tego nie widzi.
    [send-builder] Wybierz wybrzeże, na którym statek zbuduje port; nikt inny tego nie widzi.
    [board] Wybierz prowincję, z której jednostki wsiadają.
    [land] Wybierz, gdzie lądują.
    [sail] Wybierz morze, na które wpływają okręty.
    [sail-transport] Wybierz morze, na które wpływa transportowiec.
    [sail-boat] Wybierz morze, na które płynie kuter.
   *[other] { $order }: wybierz morze.
}
decision-action = Wybierz, co robisz, albo zakończ turę.
decision-over = Gra jest skończona.

## Akcje

action-do = { $order }
action-at = { $asked ->
    [place] { $verb ->
        [farm] Zbuduj farmę: { $place }
        [granary] Zbuduj spichlerz: { $place }
        [manufactory] Zbuduj manufakturę: { $place }
        [bunker] Zbuduj bunkier I: { $place }
        [strong-bunker] Rozbuduj bunkier do poziomu II: { $place }
        [camp] Zbuduj obóz jeniecki: { $place }
        [port] Zbuduj port: { $place }
        [road] Zbuduj drogę: { $place }
        [demolish] Rozbierz budynek: { $place }
        [join] Połącz w karawanę: { $place }
        [part] Rozdziel karawanę: { $place }
        [march] Wymaszeruj z prowincji { $place }
        [convoy] Wyślij konwój z portu { $place }
        [disband] Rozwiąż jednostki: { $place }
        [attack] { $spot ->
            [transport] Atakuj z morza { $sea }: { $place }
           *[land] Atakuj z prowincji { $place }
        }
        [sea-attack] Atakuj z morza { $place }
        [ship] Wyślij statek desantowy z portu { $place }
        [send-builder] Wyślij statek budowlany z portu { $place }
        [explore] Wyślij wyprawę: { $place }
        [rob] Zacznij gospodarkę rabunkową: { $place }
        [stop-robbery] Zakończ gospodarkę rabunkową: { $place }
        [frigate] Kup fregatę w porcie { $place }
        [corvette] Kup korwetę w porcie { $place }
        [cruiser] Kup krążownik w porcie { $place }
        [transport] Kup transportowiec w porcie { $place }
        [boat] Kup kuter rybacki w porcie { $place }
        [sail] Wypłyń okrętami z morza { $place }
        [sail-transport] Wypłyń z morza { $sea }: { $place }
        [board] Wejdź na pokład: { $place } ({ $sea })
        [land] Wyląduj z pokładu: { $place } ({ $sea })
        [sail-boat] Wypłyń kutrem z morza { $place }
        [walk] Wyprowadź jeńców z prowincji { $place }
        [recruiting-province] Werbuj odtąd w prowincji { $place }
        [bribe] Licytuj o buntowników: { $place }
       *[other] { $place }
    }
    [target] { $verb ->
        [march] Maszeruj do prowincji { $place }
        [convoy] Wyślij konwój do portu { $place }
        [attack] Zaatakuj prowincję { $place } (kontrola: { $other })
        [sea-attack] Zaatakuj na morzu { $place } (okręty: { $other })
        [ship] Wyląduj w prowincji { $place }
        [send-builder] Zbuduj port w prowincji { $place }
        [board] Zabierz jednostki z prowincji { $place }
        [land] Wyląduj w prowincji { $place }
        [sail] Wpłyń na morze { $place }
        [sail-transport] Wpłyń na morze { $place }
        [sail-boat] Wpłyń na morze { $place }
        [walk] Idź do prowincji { $place }
       *[other] Zwoduj na morzu { $place }
    }
    [capital] Postaw stolicę: { $place }
    [savages] Cofnij się do prowincji { $place }
    [road-lost] Strać drogę: { $place }
    [palm] Posadź palmę: { $place }
    [marker] Połóż czarny znacznik: { $place }
    [revolt] Buntują się żołnierze w prowincji { $place }
    [loss] Strać żołnierza: { $place }
    [give-up] Oddaj coś w prowincji { $place }
    [freed] Uwolnij jeńca: { $place }
   *[none] { $place }
}
action-units = { $asked ->
    [give-up-what] Oddaj jednostkę: { $sort }
   *[other] { $what ->
        [captive] { $verb ->
            [walk] { $points ->
                [one] Jeńcy ({ $other }), którym został { $points } krok
               *[other] Jeńcy ({ $other }), którym zostały { $points } kroki
            }
           *[other] Jeniec ({ $other })
        }
        [ship] { $points ->
            [one] { $sort }, został { $points } punkt
            [few] { $sort }, zostały { $points } punkty
           *[other] { $sort }, zostało { $points } punktów
        }
       *[unit] { $verb ->
            [disband] Rozwiąż: { $sort }
           *[other] { $points ->
                [0] Weź: { $sort }
                [one] Weź: { $sort }, został { $points } punkt
                [few] Weź: { $sort }, zostały { $points } punkty
               *[other] Weź: { $sort }, zostało { $points } punktów
            }
        }
    }
}
action-number = { $asked ->
    [number] { $verb ->
        [infantry] Zwerbuj: { $number } × { $sort }
        [cavalry] Zwerbuj: { $number } × { $sort }
        [artillery] Zwerbuj: { $number } × { $sort }
        [exchange] { $number ->
            [one] Raz: { $which }
           *[other] { $number } razy: { $which }
        }
        [join] { $number ->
            [one] Połącz { $number } karawanę
            [few] Połącz { $number } karawany
           *[other] Połącz { $number } karawan
        }
        [part] { $number ->
            [one] Rozdziel { $number } karawanę
            [few] Rozdziel { $number } karawany
           *[other] Rozdziel { $number } karawan
        }
        [disband] Rozwiąż: { $number } × { $sort }
        [walk] { $number ->
            [one] { $number } jeniec ({ $other })
           *[other] { $number } jeńców ({ $other })
        }
       *[other] { $number } × { $sort }
    }
    [keep] { $number ->
        [0] Puść jeńców wolno ({ $other })
        [one] Zatrzymaj { $number } jeńca ({ $other })
       *[other] Zatrzymaj { $number } jeńców ({ $other })
    }
    [capture] { $number ->
        [0] Puść jeńców wolno ({ $other })
        [one] Zatrzymaj { $number } jeńca ({ $other })
       *[other] Zatrzymaj { $number } jeńców ({ $other })
    }
    [amount] Wybierz { goods }
    [bid] { $number ->
        [0] Nie stawiaj nic
        [one] Postaw { $number } monetę
        [few] Postaw { $number } monety
       *[other] Postaw { $number } monet
    }
   *[none] { $number }
}
action-exchange = Wymień { $which }
action-building = { $asked ->
    [building] Rozbierz: { $building }
    [marked-building] Strać przez czarny znacznik: { $building }
    [give-up-what] Oddaj: { $building }
   *[none] Budynek: { $building }
}
action-card = { $asked ->
    [card] Karta, którą dostaje { $other }: { $card }
   *[none] Rozdaj kartę: { $card }
}
action-partner = { $verb ->
    [trade] Handluj; druga strona: { $other }
    [peace] Zaproponuj pokój; druga strona: { $other }
   *[none] Złóż ofertę; druga strona: { $other }
}
action-take = Weź prowincję { $place }
action-give = Oddaj prowincję { $place }
action-payer = { $who ->
    [me] Płacisz ty
    [other] Płaci druga strona
   *[nobody] Nikt nie płaci
}
action-good = { $asked ->
    [gives] Daj: { $good }
    [gets] Weź: { $good }
   *[none] Handluj: { $good }
}
action-more = { $verb ->
    [ship] Zabierz więcej jednostek na pokład
   *[attack] Wyślij więcej jednostek
}
action-enough = { $asked ->
    [peace] Zakończ listę prowincji
   *[commit] { $verb ->
        [ship] Wypłyń
       *[attack] Zacznij atak
    }
}
action-fight = Walcz jeszcze jedną rundę
action-to-the-end = Walcz do końca
action-withdraw = Wycofaj się
action-plunder = { $asked ->
    [plunder] Splądruj prowincję { $place }
   *[none] Splądruj
}
action-spare = { $asked ->
    [plunder] { $price ->
        [0] Oszczędź prowincję { $place }
       *[other] Oszczędź prowincję { $place } i zapłać { price-in-coins } za marsz
    }
   *[none] Oszczędź prowincję
}
action-yes = { $asked ->
    [mineral] Zapłać { price-in-coins } za minerał
    [longer] Zapłać { price-in-coins } i płyń dalej
    [try-capture] Spróbuj wziąć jeńców
    [answer] Przyjmij ofertę
   *[none] Tak
}
action-no = { $asked ->
    [mineral] Zostaw minerał
    [longer] Zakończ rejs
    [try-capture] Nie bierz jeńców
    [answer] Odrzuć ofertę
   *[none] Nie
}
action-attack = Zaatakuj dzikich
action-pay = { $asked ->
    [loss] Zapłać { price-in-coins } i zachowaj żołnierza
    [marker] Zapłać { price-in-coins } zamiast kłaść znacznik
   *[none] Zapłać
}
action-level = { $asked ->
    [level-or-price] Podnieś stolicę do poziomu { $level }
   *[none] Podnieś stolicę
}
action-price = { $asked ->
    [level-or-price] Weź { price-in-coins }
   *[none] Weź cenę poziomu
}
action-send = Wyślij ofertę
action-drop = Zrezygnuj z oferty

## Dziennik

event-order-rolled = { $seat } rzuca o pierwszą turę: { $roll }.
event-first-player = Zaczyna { $seat }.
event-capital-placed = { $seat } stawia stolicę: { $place }.
event-round-begins = Zaczyna się runda { $round }.
event-weather = { $rounds ->
    [one] Pogoda ({ $roll }): { $weather }, przez { $rounds } rundę.
    [few] Pogoda ({ $roll }): { $weather }, przez { $rounds } rundy.
   *[other] Pogoda ({ $roll }): { $weather }, przez { $rounds } rund.
}
event-turn-begins = { $seat } zaczyna turę.
event-convoy-arrives = Przybywa konwój: { $place }, { $number } × { $unit }. Wysyłający: { $seat }.
event-convoy-lost = { $seat } traci konwój razem z oboma portami: { $number } × { $unit }.
event-ship-arrives = { $soldiers ->
    [one] { $seat } ląduje ze statku desantowego: { $place }, { $soldiers } żołnierz.
   *[other] { $seat } ląduje ze statku desantowego: { $place }, { $soldiers } żołnierzy.
}
event-port-built-by-ship = { $seat } buduje port ze statku budowlanego: { $place }.
event-builder-ship-lost = { $seat } traci statek budowlany, który nie może zbudować portu: { $place }.
event-finding = Wynik wyprawy ({ $seat }, { $place }, rzut { $roll }): { $finding }.
event-finding-lost = { $seat } traci wyprawę razem z prowincją: { $place }.
event-mineral-paid = { $seat } płaci { coins } za minerał: { $place }.
event-mineral-lost = { $seat } nie płaci za minerał i on przepada: { $place }.
event-savages = { $seat } napotyka dzikich: { $place }, jest ich { $number }.
event-retreated = { $seat } cofa żołnierzy: { $place } → { $target }.
event-result = Wynik wyprawy zamorskiej ({ $seat }, rzut { $roll }): { $result }.
event-gained = { $seat } zyskuje { coins }.
event-guns-found = { $seat } dostaje 2 jednostki artylerii: { $place }.
event-road-destroyed = { $seat } traci drogę: { $place }.
event-palm-planted = { $seat } sadzi palmę kokosową: { $place }.
event-effect-lasts = { $turns ->
    [one] { $seat }: { $result }, przez { $turns } turę.
    [few] { $seat }: { $result }, przez { $turns } tury.
   *[other] { $seat }: { $result }, przez { $turns } tur.
}
event-voyage-longer = { $seat } płaci za dłuższy rejs.
event-level-raised = { $seat } podnosi stolicę { for-coins } do poziomu { $level }.
event-marker-placed = { $seat } dostaje czarny znacznik: { $place }.
event-marker-paid = { $seat } płaci { coins } zamiast kłaść czarny znacznik.
event-building-destroyed = { $seat } traci budynek ({ $place }): { $building }.
event-auction-opened = Zaczyna się licytacja, najniższa stawka to { $least }. Tura: { $seat }.
event-bid-given = { $currency ->
    [0] { $seat } w tajemnicy nie stawia nic.
   *[other] { $seat } w tajemnicy stawia { coins }.
}
event-bid-given-hidden = { $seat } ma już swoją stawkę.
event-bid-shown = { $currency ->
    [0] { $seat } odkrywa stawkę: nic.
   *[other] { $seat } odkrywa stawkę i pokazuje { coins }.
}
event-auction-won = { $seat } wygrywa licytację { for-coins }.
event-robbery-begins = { $seat } zaczyna gospodarkę rabunkową: { $place }.
event-robbery-ends = { $seat } kończy gospodarkę rabunkową: { $place }. Czerwone żetony: { $tokens }.
event-incited = { $number ->
    [one] Podburzanie ({ $seat }): buntuje się { $number } żołnierz.
   *[other] Podburzanie ({ $seat }): buntuje się { $number } żołnierzy.
}
event-income = { $seat } dostaje { coins } dochodu i ma teraz { $balance }.
event-upkeep = { $seat } płaci { coins } utrzymania i ma teraz { $balance }.
event-given-up = { $seat } oddaje ({ $place }): { $number ->
    [one] { $unit ->
        [-1] { $building }
       *[other] { $unit }
    }
   *[other] { $number } × { $unit }
}.
event-food = { $bought ->
    [0] { $seat } potrzebuje { $need } żywności, a ma { $supply }.
   *[other] { $seat } potrzebuje { $need } żywności, a ma { $supply } i jeszcze { $bought } z zakupu.
}
event-hunger = Głód: { $seat } ma stracić żołnierza { $number ->
    [one] { $number } raz
   *[other] { $number } razy
}.
event-soldier-lost = { $seat } traci żołnierza: { $place }.
event-soldier-kept = { $seat } płaci { coins } i zachowuje żołnierza.
event-built = { $seat } buduje { for-coins } ({ $place }): { $building }.
event-demolished = { $currency ->
    [0] { $seat } rozbiera budynek i nic nie odzyskuje ({ $place }): { $building }.
   *[other] { $seat } rozbiera budynek i odzyskuje { coins } ({ $place }): { $building }.
}
event-recruited = { $seat } werbuje { for-coins } ({ $place }): { $number } × { $unit }.
event-exchanged = { $seat } wymienia { $number } × { $give } na { $got } × { $get }.
event-caravan-joined = { $number ->
    [one] { $seat } łączy { $number } karawanę: { $place }.
    [few] { $seat } łączy { $number } karawany: { $place }.
   *[other] { $seat } łączy { $number } karawan: { $place }.
}
event-caravan-parted = { $number ->
    [one] { $seat } rozdziela { $number } karawanę: { $place }.
    [few] { $seat } rozdziela { $number } karawany: { $place }.
   *[other] { $seat } rozdziela { $number } karawan: { $place }.
}
event-marched = { $seat } maszeruje { for-coins }: { $origin } → { $place }, { $number } × { $unit }.
event-convoy-leaves = { $seat } wysyła konwój { for-coins }: { $origin } → { $place }, { $number } × { $unit }.
event-disbanded = { $seat } rozwiązuje jednostki ({ $place }): { $number } × { $unit }.
event-occupied = { $seat } wkracza: { $place }. Dotychczasowy właściciel: { $other }.
event-committed = { $seat } wysyła do ataku: { $origin } → { $place }, { $number } × { $sort }.
event-battle-begins = { $defenders ->
    [0] { $seat } atakuje: { $place }, bez obrońców. Kontrola: { $other }.
   *[other] { $seat } atakuje: { $place }, { $attackers } na { $defenders }. Obrońca: { $other }.
}
event-round-fought = { $lost ->
    [0] { $seat } rzuca { $roll }, razem { $total }, przeciw { $other_roll }, razem { $other_total }: żołnierza traci obrońca.
   *[other] { $seat } rzuca { $roll }, razem { $total }, przeciw { $other_roll }, razem { $other_total }: żołnierza traci atakujący.
}
event-fought = { $rounds ->
    [one] { $seat } walczy do końca, { $rounds } runda: straty atakującego { $lost }, obrońcy { $other_lost }.
    [few] { $seat } walczy do końca, { $rounds } rundy: straty atakującego { $lost }, obrońcy { $other_lost }.
   *[other] { $seat } walczy do końca, { $rounds } rund: straty atakującego { $lost }, obrońcy { $other_lost }.
}
event-withdrew = { $seat } wycofuje się z ataku: { $place }.
event-attack-won = { $left ->
    [one] { $seat } wygrywa bitwę: { $place }. Został { $left } żołnierz.
   *[other] { $seat } wygrywa bitwę: { $place }. Zostało { $left } żołnierzy.
}
event-attack-lost = { $left ->
    [one] { $seat } przegrywa atak: { $place }. Obrońcy został { $left } żołnierz.
   *[other] { $seat } przegrywa atak: { $place }. Obrońcy zostało { $left } żołnierzy.
}
event-captured = { $seat } zdobywa prowincję { $place }. Przedtem: { $other }.
event-plundered = { $seat } plądruje prowincję { $place }. Czerwone żetony: { $tokens }.
event-march-paid = { $seat } płaci { coins } za marsz: { $place }.
event-bunker-drops = Bunkier w prowincji { $place } spada o poziom; zostaje: { $building }.
event-captives-kept = { $number ->
    [0] { $seat } zwalnia jeńców ({ $other }): { $place }.
    [one] { $seat } zatrzymuje { $number } jeńca ({ $other }): { $place }.
   *[other] { $seat } zatrzymuje { $number } jeńców ({ $other }): { $place }.
}
event-captives-freed = { $number ->
    [one] { $seat } odzyskuje { $number } jeńca jako piechotę: { $place }.
   *[other] { $seat } odzyskuje { $number } jeńców jako piechotę: { $place }.
}
event-capture-rolled = { $number ->
    [0] { $seat } próbuje wziąć jeńców, szansa { $chance } %, rzut { $roll }: bez skutku.
   *[other] { $seat } próbuje wziąć jeńców, szansa { $chance } %, rzut { $roll }: pojmani { $number }.
}
event-captives-taken = { $number ->
    [0] { $seat } puszcza pojmanych wolno ({ $other }): { $place }.
    [one] { $seat } bierze { $number } jeńca ({ $other }): { $place }.
   *[other] { $seat } bierze { $number } jeńców ({ $other }): { $place }.
}
event-captives-revolt = Jeńcy mogą się zbuntować ({ $seat }): szansa { $chance } %, rzut { $roll }.
event-revolt = { $number ->
    [one] Bunt ({ $seat }): { $place }, { $number } buntownik.
   *[other] Bunt ({ $seat }): { $place }, { $number } buntowników.
}
event-revolt-ends = { $seat } tłumi bunt: { $place }.
event-rebels-hold = Prowincję { $place } kontrolują buntownicy: { $number }.
event-revolt-rolled = { $number ->
    [0] Groźba buntu ({ $seat }), rzut { $roll }: wszyscy pozostają wierni.
    [one] Groźba buntu ({ $seat }), rzut { $roll }: buntuje się { $number } żołnierz.
   *[other] Groźba buntu ({ $seat }), rzut { $roll }: buntuje się { $number } żołnierzy.
}
event-siege = Oblężenie stolicy ({ $seat }), rzut { $roll }: straty { $lost }.
event-ship-sails = { $soldiers ->
    [one] { $seat } wysyła statek desantowy: { $origin } → { $place }, { $soldiers } żołnierz; marsz { for-coins }.
   *[other] { $seat } wysyła statek desantowy: { $origin } → { $place }, { $soldiers } żołnierzy; marsz { for-coins }.
}
event-ship-sails-hidden = { $soldiers ->
    [one] { $seat } wysyła statek desantowy z portu { $origin }, { $soldiers } żołnierz; marsz { for-coins }.
   *[other] { $seat } wysyła statek desantowy z portu { $origin }, { $soldiers } żołnierzy; marsz { for-coins }.
}
event-builder-bought = { $seat } kupuje statek budowlany { for-coins }.
event-builder-sent = { $seat } wysyła statek budowlany: { $origin } → { $place }.
event-builder-sent-hidden = { $seat } wysyła statek budowlany z portu { $origin }.
event-expedition-sent = { $seat } wysyła wyprawę { for-coins }: { $place }.
event-overseas-sent = { $seat } wysyła wyprawę zamorską { for-coins }.
event-spy-bought = { $seat } kupuje szpiega i ma ich teraz { $spies }.
event-cards-dealt = { $seat } kończy rozdawanie kart.
event-card-given = { $seat } rozdaje kartę ({ $card }); dostaje ją { $other }.
event-card-given-hidden = { $seat } rozdaje kartę; dostaje ją { $other }.
event-card-shown = { $roll ->
    [0] { $seat } odkrywa kartę: { $card }.
   *[other] { $success ->
        [0] Odkryta karta: { $card }. Rozdaje { $seat }, dostaje { $other }, rzut { $roll }: nie udaje się.
       *[other] Odkryta karta: { $card }. Rozdaje { $seat }, dostaje { $other }, rzut { $roll }: udaje się.
    }
}
event-spy-dies = { $seat } traci szpiega.
event-captive-freed = { $seat } traci jeńca ({ $other }): { $place }.
event-ship-bought = { $seat } kupuje okręt { for-coins } ({ $place }): { $ship }.
event-transport-bought = { $seat } kupuje transportowiec { for-coins }: { $place }.
event-boat-bought = { $seat } kupuje kuter rybacki { for-coins }: { $place }.
event-sailed = { $seat } płynie: { $origin } → { $place }, { $number } × { $ship }.
event-transport-sailed = { $seat } płynie transportowcem: { $origin } → { $place }.
event-boat-sailed = { $seat } płynie kutrem: { $origin } → { $place }.
event-transports-sunk = { $number ->
    [one] { $seat } traci { $number } transportowiec ze wszystkimi na pokładzie: { $place }.
    [few] { $seat } traci { $number } transportowce ze wszystkimi na pokładzie: { $place }.
   *[other] { $seat } traci { $number } transportowców ze wszystkimi na pokładzie: { $place }.
}
event-boarded = { $seat } wsiada na transportowiec: { $origin } → { $place }, { $number } × { $unit }.
event-landed = { $seat } ląduje { for-coins }: { $origin } → { $place }, { $number } × { $unit }.
event-walked = { $number ->
    [one] { $seat } przeprowadza { $number } jeńca ({ $other }): { $origin } → { $place }.
   *[other] { $seat } przeprowadza { $number } jeńców ({ $other }): { $origin } → { $place }.
}
event-recruiting-named = { $seat } werbuje odtąd w prowincji { $place }.
event-peace-offered = { $seat } proponuje pokój. Druga strona: { $other }.
event-cession = Oferta: prowincję { $place } dostaje { $seat }.
event-payment = Oferta: { $seat } płaci { coins }. Dostaje { $other }.
event-trade-offered = { $seat } proponuje handel. Druga strona: { $other }.
event-trade-side = { $seat } w tej ofercie daje { goods }.
event-offer-dropped = { $seat } rezygnuje z oferty.
event-offer-accepted = { $seat } się zgadza.
event-offer-refused = { $seat } odmawia.
event-sent-home = { $place ->
    [0] { $seat } rozwiązuje jednostki z oddanej ziemi; żołnierzy: { $soldiers }.
   *[other] { $seat } odsyła żołnierzy z oddanej ziemi do prowincji { $place }: { $soldiers }.
}
event-rebels-bought = { $seat } przejmuje prowincję { $place } i buntowników: { $number }.
event-turn-ends = { $seat } kończy turę.
event-out = { $seat } odpada z gry.
event-wins-at-once = { $seat } wygrywa od razu.
event-game-ends = Koniec gry.
event-points = { $seat }: prowincje { $provinces }, stolice { $capitals }, dochód { $income }.

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja tura: teraz { $seat }.
refusal-bid-is-final = Twoja stawka już padła albo masz za mało, żeby licytować; stawki nie można zmienić.
refusal-no-such-action = Nie ma takiej akcji.
refusal-first-capital = Najpierw postaw stolicę.
refusal-first-mineral = Najpierw powiedz, czy płacisz za minerał.
refusal-first-savages = Najpierw zaatakuj dzikich albo wybierz, dokąd cofną się twoi żołnierze.
refusal-first-road-lost = Najpierw wybierz prowincję, w której droga zostaje zniszczona.
refusal-first-palm = Najpierw wybierz, gdzie stanie palma.
refusal-first-longer = Najpierw powiedz, czy płacisz za dłuższy rejs.
refusal-first-level-or-price = Najpierw wybierz poziom stolicy albo jego cenę.
refusal-first-marker = Najpierw wybierz, gdzie trafi czarny znacznik.
refusal-first-marked-building = Najpierw wybierz budynek, który zniszczy czarny znacznik.
refusal-first-bid = Najpierw wszyscy licytują.
refusal-first-keep = Najpierw powiedz, ilu jeńców zatrzymujesz.
refusal-first-plunder = Najpierw powiedz, czy plądrujesz prowincję, czy ją oszczędzasz.
refusal-first-try-capture = Najpierw powiedz, czy próbujesz wziąć jeńców.
refusal-first-capture = Najpierw powiedz, ilu jeńców zatrzymujesz.
refusal-first-round = Najpierw bitwa: walcz jeszcze jedną rundę, walcz do końca albo się wycofaj.
refusal-first-commit = Najpierw powiedz, czy idą jeszcze inne jednostki: więcej albo dość.
refusal-first-revolt = Najpierw wybierz, gdzie buntują się żołnierze.
refusal-first-loss = Najpierw wybierz, gdzie tracisz żołnierza, albo zapłać, żeby go zachować.
refusal-first-give-up-what = Najpierw wybierz, co tam oddajesz.
refusal-first-give-up = Najpierw wybierz, gdzie coś oddajesz: nie stać cię na utrzymanie.
refusal-first-freed = Najpierw wybierz, gdzie uwalniasz jeńca.
refusal-first-answer = Najpierw odpowiedz na ofertę: tak albo nie.
refusal-first-card = Najpierw rozdaj po karcie każdemu graczowi.
refusal-first-partner = Najpierw wybierz, komu składasz ofertę.
refusal-first-peace = Najpierw dokończ listę prowincji w swojej propozycji pokoju.
refusal-first-payer = Najpierw powiedz, kto płaci za pokój, albo że nikt.
refusal-first-gives = Najpierw wybierz, co dajesz.
refusal-first-gets = Najpierw wybierz, co dostajesz.
refusal-first-amount = Najpierw wybierz ilość.
refusal-first-send = Najpierw wyślij ofertę albo z niej zrezygnuj.
refusal-first-exchange = Najpierw wybierz, co na co wymieniasz.
refusal-first-building = Najpierw wybierz budynek, który rozbierasz.
refusal-first-place = Najpierw wybierz miejsce tego, co robisz.
refusal-first-units = Najpierw wybierz jednostki.
refusal-first-number = Najpierw wybierz, ile.
refusal-first-target = Najpierw wybierz cel.
refusal-not-now-at = Teraz nikt nie pyta o miejsce: najpierw wybierz, co robisz.
refusal-not-now-units = Teraz nikt nie pyta o jednostki: najpierw wybierz, co robisz i gdzie.
refusal-not-now-number = Teraz nikt nie pyta o liczbę: najpierw wybierz, co robisz.
refusal-not-now-exchange = Najpierw wybierz wymianę jednostek.
refusal-not-now-building = Najpierw wybierz rozbiórkę i jej miejsce.
refusal-not-now-card = Najpierw wybierz rozdanie kart szpiegów.
refusal-not-now-partner = Najpierw wybierz propozycję pokoju albo handlu.
refusal-not-now-good = Najpierw wybierz propozycję handlu i drugą stronę.
refusal-not-now-more = Teraz ani nie atakujesz, ani nie ładujesz statku: najpierw to wybierz.
refusal-not-now-enough = Teraz ani nie atakujesz, ani nie ładujesz statku, ani nie proponujesz pokoju: najpierw to wybierz.
refusal-not-now-fight = Teraz nie ma bitwy: najpierw zaatakuj.
refusal-not-now-to-the-end = Teraz nie ma bitwy: najpierw zaatakuj.
refusal-not-now-withdraw = Teraz nie ma bitwy, z której można się wycofać.
refusal-not-now-plunder = Plądrujesz tylko prowincję, którą właśnie zdobywasz.
refusal-not-now-spare = Oszczędzasz tylko prowincję, którą właśnie zdobywasz.
refusal-not-now-yes = Teraz nie ma pytania, na które można odpowiedzieć „tak”.
refusal-not-now-no = Teraz nie ma pytania, na które można odpowiedzieć „nie”.
refusal-not-now-attack = Nie ma tu znalezionych dzikich: aby zaatakować innych, wybierz akcję ataku.
refusal-not-now-pay = Teraz nie ma się od czego wykupić.
refusal-not-now-level = Bezpłatny poziom przynosi tylko wyprawa zamorska.
refusal-not-now-price = Cenę poziomu przynosi tylko wyprawa zamorska.
refusal-not-now-payer = Najpierw wybierz propozycję pokoju i wskaż prowincje.
refusal-not-now-send = Teraz nie ma oferty do wysłania.
refusal-not-now-drop = Teraz nie ma oferty, z której można zrezygnować.
refusal-not-now-take = Najpierw wybierz propozycję pokoju i drugą stronę.
refusal-not-now-give = Najpierw wybierz propozycję pokoju i drugą stronę.
refusal-no-such-place = Tego miejsca nie można tu wskazać: numer musi być numerem odpowiedniego miejsca na tej mapie.
refusal-capital-too-near = { $place }: tu jest stolica albo sąsiaduje z tą prowincją; od każdej innej stolicy muszą ją dzielić co najmniej dwa kroki.
refusal-not-offered = Tej odpowiedzi nie ma wśród możliwych teraz.
refusal-not-enough-currency = Nie stać cię na to: { what-you-have }.
refusal-no-room-under-way = W drodze jest już 16 twoich rzeczy, a więcej być nie może: poczekaj, aż któraś przybędzie.
refusal-no-room-for-transport = Masz już 16 transportowców, a więcej mieć nie możesz.
refusal-too-many-stacks = Twoje jednostki są w zbyt wielu grupach o różnych punktach ruchu: idź dalej w następnej turze.
refusal-number-out-of-range = { $most ->
    [0] Ta liczba jest poza zakresem.
   *[other] Ta liczba jest poza zakresem: tutaj najwyżej { $most }.
}
refusal-not-own = { $scope ->
    [all] Nie masz do tego prowincji: musisz być jej właścicielem i ją kontrolować.
   *[one] { $place }: ta prowincja nie jest twoja; musisz być jej właścicielem i ją kontrolować.
}
refusal-not-connected = { $scope ->
    [all] Nie masz do tego połączonej prowincji: do stolicy musi z niej prowadzić łańcuch prowincji, które kontrolujesz, albo czynnych portów.
   *[one] { $place }: ta prowincja nie jest połączona; do stolicy musi z niej prowadzić łańcuch prowincji, które kontrolujesz, albo czynnych portów.
}
refusal-has-tokens = { $scope ->
    [all] Prowincje, które by się nadały, mają czerwone żetony: poczekaj, aż znikną.
   *[one] { $place }: tu są czerwone żetony; dopóki nie znikną, można tu zbudować tylko drogę.
}
refusal-is-capital = { $scope ->
    [all] Masz do tego tylko stolice, a w stolicy się tego nie robi.
   *[one] { $place }: to stolica; tu się tego nie robi.
}
refusal-already-built = { $scope ->
    [all] W żadnej twojej prowincji nie ma miejsca: mieści się w niej jeden budynek główny, jeden port i jedna droga.
   *[one] { $place }: nie ma miejsca; w prowincji mieści się jeden budynek główny, jeden port i jedna droga.
}
refusal-no-bunker-yet = { $scope ->
    [all] Nie masz bunkra I, który można rozbudować do poziomu II.
   *[one] { $place }: nie ma tu bunkra I, a tylko taki rozbudowuje się do poziomu II.
}
refusal-level-too-low = Twoja stolica ma poziom { $level }, a to za mało. Poziom II pozwala na farmę, port, statki, okręty, kutry i kawalerię, a III na manufakturę i artylerię.
refusal-not-coastal = { $scope ->
    [all] Żadna prowincja, która by się nadała, nie leży nad morzem.
   *[one] { $place }: ta prowincja nie graniczy z morzem.
}
refusal-not-held = { $scope ->
    [all] Nie kontrolujesz prowincji, która by się do tego nadała.
   *[one] { $place }: nie kontrolujesz tej prowincji.
}
refusal-poisoned = { $scope ->
    [all] Prowincje, które by się nadały, mają czarne znaczniki: nie może tam stać farma ani spichlerz.
   *[one] { $place }: tu jest czarny znacznik; nie może tu stać farma ani spichlerz.
}
refusal-nothing-to-demolish = { $scope ->
    [all] Nie masz nic do rozebrania.
   *[one] { $place }: nie ma tu takiego budynku.
}
refusal-highest-level = Twoja stolica ma już najwyższy poziom, III.
refusal-capital-lost = Nie kontrolujesz swojej stolicy: najpierw ją odbij.
refusal-not-bare = { $scope ->
    [all] Nie masz pustej prowincji: tam, gdzie jest gospodarka rabunkowa, nie ma budynku, minerału, palmy ani czarnego znacznika.
   *[one] { $place }: ta prowincja nie jest pusta; tam, gdzie jest gospodarka rabunkowa, nie ma budynku, minerału, palmy ani czarnego znacznika.
}
refusal-under-expedition = { $scope ->
    [all] W prowincjach, które by się nadały, trwają twoje wyprawy: poczekaj na ich wyniki.
   *[one] { $place }: trwa tu twoja wyprawa; poczekaj na jej wynik.
}
refusal-no-robbery = { $scope ->
    [all] Nigdzie nie masz gospodarki rabunkowej.
   *[one] { $place }: nie masz tu gospodarki rabunkowej.
}
refusal-explored-before = { $scope ->
    [all] Wszystkie prowincje, które by się nadały, są już zbadane; każdą bada się raz w grze.
   *[one] { $place }: ta prowincja jest już zbadana; każdą bada się raz w grze.
}
refusal-building-hinders = { $scope ->
    [all] W prowincjach, które by się nadały, stoją budynki; bada się tylko ziemię bez budynków.
   *[one] { $place }: stoi tu budynek; bada się tylko ziemię bez budynków.
}
refusal-no-working-port = { $scope ->
    [all] Nie masz czynnego portu, czyli takiego w twojej prowincji, przy którym nie ma wrogiego okrętu wojennego.
   *[one] { $place }: nie masz tu czynnego portu; prowincja musi być twoja, a przy porcie nie może być wrogiego okrętu wojennego.
}
refusal-storm = W burzy żadna wyprawa zamorska nie wyrusza.
refusal-banned = Po wyniku poprzedniej wyprawy przez kilka tur nie możesz wysyłać wypraw zamorskich.
refusal-already-under-way = W drodze jest już tyle wypraw zamorskich, ile możesz mieć: jedna i jeszcze po jednej za każdą palmę i każdy kupiony owoc.
refusal-too-many-recruits = W tej turze więcej nie zwerbujesz: najwyżej 2 żołnierzy na każdą twoją prowincję.
refusal-nowhere-to-recruit = Nie masz gdzie werbować: kontroluj swoją stolicę albo wyznacz prowincję werbunkową bez czerwonych żetonów.
refusal-nothing-to-exchange = W twojej stolicy nie ma do tego jednostek, którym został punkt ruchu.
refusal-no-pair-to-join = { $scope ->
    [all] Nigdzie nie masz w jednej prowincji kawalerii z 2 punktami i artylerii z 1 punktem.
   *[one] { $place }: nie masz tu kawalerii z 2 punktami razem z artylerią z 1 punktem.
}
refusal-no-caravan = { $scope ->
    [all] Nie masz karawany, której zostały 2 punkty.
   *[one] { $place }: nie masz tu karawany, której zostały 2 punkty.
}
refusal-no-units-there = { $scope ->
    [all] Nie masz do tego jednostek.
   *[one] { $place }: nie ma tu takich twoich jednostek.
}
refusal-no-points-left = { $scope ->
    [all] Nikomu od ciebie nie został na to punkt ruchu: poczekaj do następnej tury.
   *[one] { $place }: nie został na to punkt ruchu.
}
refusal-not-adjacent = { $scope ->
    [all] Nic, co by się nadało, tu nie sąsiaduje.
   *[one] { $place }: to miejsce nie sąsiaduje albo leży za daleko na punkty, które zostały.
}
refusal-must-attack = { $scope ->
    [all] Wszystko wokół kontrolują inni: żeby tam wejść, zaatakuj.
   *[one] { $place }: tę prowincję albo wszystko wokół niej kontrolują inni; żeby wejść na cudzą ziemię, zaatakuj.
}
refusal-not-a-working-port = { $scope ->
    [all] Potrzebne są twoje czynne porty, dla konwoju dwa, z jednostkami w jednym z nich.
   *[one] { $place }: nie masz tu czynnego portu, który by się nadał; konwój potrzebuje dwóch.
}
refusal-cannot-pay-march = Nie stać cię na marsz: { what-you-have }.
refusal-nobody-to-attack = { $scope ->
    [all] Nie ma kogo zaatakować.
   *[one] { $place }: tej prowincji nikt nie kontroluje; po prostu tam wmaszeruj.
}
refusal-not-an-enemy = { $scope ->
    [all] W zasięgu twoich jednostek nie ma cudzej ziemi.
   *[one] { $place }: tę prowincję kontrolujesz ty; atakuje się tylko cudzą ziemię.
}
refusal-nothing-can-reach = { $scope ->
    [all] Żadna twoja jednostka z punktem ruchu nie sąsiaduje z niczym, co można zaatakować.
   *[one] { $place }: nie sąsiaduje z tym miejscem nikt od ciebie, komu został punkt ruchu.
}
refusal-ship-is-full = Na statku nie ma na to miejsca albo nie stać cię na marsz: statek zabiera 10 żołnierzy, a ty { what-you-have }.
refusal-port-itself = { $place }: stąd statek wypływa; jego celem jest inne wybrzeże.
refusal-no-builder-ship = Nie masz statku budowlanego, który czeka: najpierw go kup.
refusal-without-capital = Aby mieć szpiegów, musisz kontrolować własną stolicę.
refusal-dealt-already = Karty na tę rundę są już rozdane.
refusal-no-spies = Nie masz szpiegów, więc nie ma czego rozdawać: najpierw kup szpiega.
refusal-too-many-spies = Masz stu szpiegów: więcej mieć nie można.
refusal-not-to-oneself = Sobie dajesz kontrwywiad albo nic.
refusal-only-to-oneself = Kontrwywiad dajesz tylko sobie.
refusal-kind-dealt = Ta karta jest w tej rundzie już rozdana; każdy rodzaj oprócz „nic” daje się raz.
refusal-no-card-left = { $spies ->
    [one] Masz { $spies } szpiega, a jego karta jest już rozdana: reszta nie dostaje nic.
   *[other] Masz { $spies } szpiegów, a ich karty są już rozdane: reszta nie dostaje nic.
}
refusal-enemy-fleet = { $scope ->
    [all] Na wszystkich morzach wokół są cudze okręty wojenne: zaatakuj je na morzu.
   *[one] { $place }: na drodze są cudze okręty wojenne; zaatakuj je na morzu.
}
refusal-no-fleet = { $scope ->
    [all] W zasięgu nie ma do tego okrętów wojennych.
   *[one] { $place }: nie ma tu takich okrętów wojennych.
}
refusal-no-transport = { $scope ->
    [all] Nie masz transportowca: kup go w czynnym porcie.
   *[one] To nie jest twój transportowiec.
}
refusal-transport-full = Transportowiec jest pełny: zabiera 5 żołnierzy.
refusal-too-heavy = Artyleria i karawany są za ciężkie: transportowiec zabiera piechotę i kawalerię.
refusal-boarded-this-turn = { $scope ->
    [all] Nikomu na pokładzie nie został punkt ruchu: lądują w którejś z następnych tur.
   *[one] { $place }: nikomu na pokładzie nie został punkt ruchu, żeby tu wylądować; poczekaj do następnej tury.
}
refusal-boat-there = { $scope ->
    [all] Na wszystkich morzach w zasięgu jest kuter, a na morzu mieści się jeden.
   *[one] { $place }: nie ma wolnego morza dla kutra; na morzu mieści się jeden.
}
refusal-no-boat = { $scope ->
    [all] Nie masz kutra rybackiego.
   *[one] { $place }: nie masz tu kutra rybackiego.
}
refusal-no-captives = { $scope ->
    [all] Nie masz jeńców, którzy mogliby iść.
   *[one] { $place }: nie ma tu takich twoich jeńców albo nie ma już dla nich miejsca.
}
refusal-capital-held = Kontrolujesz swoją stolicę, więc werbujesz w niej.
refusal-named-already = Masz już prowincję werbunkową; inną wyznacza się dopiero po jej stracie.
refusal-offered-already = Taka oferta już w tej turze padła; każdemu graczowi możesz w turze złożyć jedną propozycję pokoju i jedną handlu.
refusal-not-between-them = { $place }: właścicielem i kontrolującym tej prowincji nie jest żaden z was dwojga.
refusal-no-change = { $scope ->
    [all] Nie ma ziemi, która mogłaby zmienić ręce między tobą a kimś innym.
   *[one] Propozycja pokoju wskazuje co najmniej jedną prowincję, żadnej dwa razy, a każda zmienia właściciela albo kontrolującego.
}
refusal-nothing-to-give = { $scope ->
    [all] Nikt nie ma czym z tobą handlować.
   *[one] Ta strona nie ma tego, co miałaby dać.
}
refusal-both-empty = Co najmniej jedna strona handlu musi coś dać.
refusal-no-rebels = { $scope ->
    [all] Buntownicy nie kontrolują żadnej prowincji.
   *[one] { $place }: tej prowincji nie kontrolują buntownicy.
}
refusal-too-many-rebels = { $scope ->
    [all] Więcej niż 100 buntowników nie można kupić: walcz z nimi.
   *[one] { $place }: jest tu więcej niż 100 buntowników i nie można ich kupić; walcz z nimi.
}
refusal-bid-too-low = Ta stawka jest za niska: najniższa to { $least }; nie stawiać nic może każdy oprócz tego, kto otwiera licytację o buntowników.
refusal-bid-above-currency = Nie możesz postawić tyle: { what-you-have }.
refusal-no-soldiers-there = { $place }: nie masz tu żołnierzy.
refusal-not-one-to-revolt = { $place }: tu bunt teraz nie wybuchnie; nigdy nie wybucha w stolicy, a najpierw w prowincjach, których jesteś właścicielem, bez budynku głównego.
refusal-lowers-nothing = { $place }: oddanie tego nie zmniejszyłoby utrzymania.
refusal-no-road-there = { $place }: to nie jest twoja prowincja z drogą.
refusal-no-place-for-palm = { $place }: to nie jest miejsce na palmę; palma stanie w twojej prowincji bez palmy, która nie jest stolicą.
refusal-marker-elsewhere = Czarny znacznik trafia do twojej prowincji bez znacznika, która nie jest stolicą; dopóki jest taka bez budynków, trafia do niej i nic się nie płaci.

## Dlaczego liczba jest taka, a nie inna

explain-income = Dochód: { $seat }
explain-own-capital = własna stolica, { $place }
explain-capital-of-level-three = III poziom stolicy
explain-enemy-capital = cudza stolica ({ $other }), { $place }
explain-provinces = { $provinces ->
    [one] { $provinces } prowincja, 1 za każde { $each }
    [few] { $provinces } prowincje, 1 za każde { $each }
   *[other] { $provinces } prowincji, 1 za każde { $each }
}
explain-farms = { $number ->
    [one] { $number } farma
    [few] { $number } farmy
   *[other] { $number } farm
}
explain-manufactories = { $number ->
    [one] { $number } manufaktura
    [few] { $number } manufaktury
   *[other] { $number } manufaktur
}
explain-rare-minerals = { $number ->
    [one] { $number } rzadki minerał
    [few] { $number } rzadkie minerały
   *[other] { $number } rzadkich minerałów
}
explain-common-minerals = { $number ->
    [one] { $number } zwykły minerał
    [few] { $number } zwykłe minerały
   *[other] { $number } zwykłych minerałów
}
explain-palms = { $number ->
    [one] { $number } palma kokosowa
    [few] { $number } palmy kokosowe
   *[other] { $number } palm kokosowych
}
explain-robbery = { $number ->
    [one] gospodarka rabunkowa w { $number } prowincji
   *[other] gospodarka rabunkowa w { $number } prowincjach
}
explain-boats = { $number ->
    [one] { $number } kuter rybacki
    [few] { $number } kutry rybackie
   *[other] { $number } kutrów rybackich
}
explain-boats-without-port = { $number ->
    [one] { $number } kuter, bezczynny bez czynnego portu
    [few] { $number } kutry, bezczynne bez czynnego portu
   *[other] { $number } kutrów, bezczynnych bez czynnego portu
}
explain-sabotage = { $number ->
    [one] sabotaż
   *[other] sabotaż, { $number } razy
}
explain-lower-income = { $turns ->
    [one] pechowa wyprawa, jeszcze { $turns } tura
    [few] pechowa wyprawa, jeszcze { $turns } tury
   *[other] pechowa wyprawa, jeszcze { $turns } tur
}
explain-higher-income = { $turns ->
    [one] szczęśliwa wyprawa, jeszcze { $turns } tura
    [few] szczęśliwa wyprawa, jeszcze { $turns } tury
   *[other] szczęśliwa wyprawa, jeszcze { $turns } tur
}
explain-not-below-zero = nie spada poniżej 0
explain-in-place = { $place }
explain-usual = zwykle
explain-by-weather = { $weather }
explain-upkeep = Utrzymanie: { $seat }
explain-upkeep-in = { $place }
explain-camp = obóz jeniecki
explain-port = port
explain-road = droga
explain-captives-work = { $number ->
    [one] pracuje { $number } jeniec
    [few] pracuje { $number } jeńców
   *[other] pracuje { $number } jeńców
}
explain-units-above-limit = { $units ->
    [one] { $units } jednostka, za darmo do { $limit }
    [few] { $units } jednostki, za darmo do { $limit }
   *[other] { $units } jednostek, za darmo do { $limit }
}
explain-food = Żywność: { $seat }, ile zostaje lub brakuje
explain-food-supply = zaopatrzenie
explain-food-of-capitals = { $number ->
    [one] { $number } stolica
    [few] { $number } stolice
   *[other] { $number } stolic
}
explain-captives-on-farms = { $number ->
    [one] jeńcy na { $number } farmie
   *[other] jeńcy na { $number } farmach
}
explain-granaries = { $number ->
    [one] { $number } spichlerz
    [few] { $number } spichlerze
   *[other] { $number } spichlerzy
}
explain-burned-food = spalona przez szpiegów
explain-bought-food = kupiona
explain-food-needed = { $provinces ->
    [one] potrzebuje { $provinces } prowincja, 1 na każde { $each }
    [few] potrzebują { $provinces } prowincje, 1 na każde { $each }
   *[other] potrzebuje { $provinces } prowincji, 1 na każde { $each }
}
explain-points = Punkty: { $seat }, gdyby liczyć je teraz
explain-points-of-provinces = { $number ->
    [one] { $number } prowincja
    [few] { $number } prowincje
   *[other] { $number } prowincji
}
explain-points-of-capitals = { $number ->
    [one] { $number } stolica
    [few] { $number } stolice
   *[other] { $number } stolic
}
explain-prices = Ceny: { $seat }
explain-price = cena
explain-price-of-building = { $building }
explain-price-of-level = { $level } poziom stolicy
explain-listed-price = cena z cennika
explain-free-road = { $number ->
    [one] { $number } darmowa droga
    [few] jedna z { $number } darmowych dróg
   *[other] jedna z { $number } darmowych dróg
}
explain-cheaper-farms = tańsze farmy, znalezisko zza morza
explain-dearer-for-good = drożej na zawsze
explain-next-expedition = tylko za następną wyprawę
explain-province = { $place }
explain-income-of = dochód
explain-food-of = żywność
explain-unit-limit = jednostki bez utrzymania
explain-red-tokens = czerwone żetony
explain-march-cost = wymarsz jednego żołnierza
explain-free-from-capital = stolica liczy się jak droga
explain-free-road-out = droga
explain-defence = co pomaga obrońcom
explain-battle = Atak, { $place }: o ile więcej dodaje do rzutu atakujący niż obrońca
explain-is-home = { $place } to miejsce, do którego prowadzą połączenia.
explain-connected = { $place } ma połączenie ze stolicą: { $target }.
explain-not-connected = { $place } nie ma połączenia ze stolicą: { $target }.
explain-without-connection = { $place } nie ma połączenia.
explain-held-by-nobody = nikt nie kontroluje tej prowincji
explain-held-by-rebels = prowincję kontrolują buntownicy
explain-held-by-savages = prowincję kontrolują dzicy
explain-no-capital = { $seat }: stolica jest stracona, a prowincji werbunkowej nie ma
explain-link-by-land = { $origin } i { $place } sąsiadują
explain-link-by-ports = { $origin } i { $place } mają czynne porty
explain-link-by-port-and-capital = { $origin } i { $place }: czynny port i nadmorska stolica
explain-border-of-nobody = pomiędzy leży { $place }; nikt jej nie kontroluje
explain-border-of-others = pomiędzy leży { $place }; kontrola: { $other }
explain-no-port-here = po tej stronie nie ma portu
explain-no-port-at-capital = { $place }: po tamtej stronie nie ma czynnego portu, a stolica nie leży nad morzem
explain-port-not-owned = { $place }: port jest nieczynny, bo prowincja jest tylko okupowana
explain-port-blocked = { $place }: port jest zablokowany; cudze okręty wojenne ({ $sea }): { $other }

## Następna tura

explain-forecast = Następna tura ({ $seat }, runda { $round }) przy obecnym stanie rzeczy
explain-no-more-turns = { $seat } nie ma już następnej tury: gra skończy się wcześniej.
explain-out-of-the-game = { $seat } nie bierze już udziału w grze.
explain-currency-now = monety teraz
explain-currency-then = monety po dochodzie i utrzymaniu
explain-convoy-arrives = konwój { $origin } → { $place }: { $number } × { $unit }
explain-ship-arrives = { $soldiers ->
    [one] statek desantowy wysadza { $soldiers } żołnierza: { $place }
   *[other] statek desantowy wysadza { $soldiers } żołnierzy: { $place }
}
explain-ship-attacks = { $soldiers ->
    [one] statek desantowy z { $soldiers } żołnierzem atakuje { $place } (kontrola: { $other })
   *[other] statek desantowy z { $soldiers } żołnierzami atakuje { $place } (kontrola: { $other })
}
explain-ship-arrives-somewhere = { $soldiers ->
    [one] statek desantowy, który wypłynął z portu { $origin }, wysadza { $soldiers } żołnierza na brzegu, który zna tylko { $seat }
   *[other] statek desantowy, który wypłynął z portu { $origin }, wysadza { $soldiers } żołnierzy na brzegu, który zna tylko { $seat }
}
explain-builder-arrives = statek budowlany przybywa: { $place }
explain-builder-arrives-somewhere = statek budowlany, który wypłynął z portu { $origin }, przybywa na brzeg, który zna tylko { $seat }
explain-expedition-arrives = kończy się wyprawa: { $place }
explain-overseas-arrives = wraca wyprawa zamorska
explain-hunger = { $most ->
    [0] Głód: na koniec tury grozi bunt.
    [one] Głód (d{ $die }): ginie { $most } żołnierz albo płacisz za niego, a na koniec tury grozi bunt.
   *[other] Głód (d{ $die }): ginie do { $most } żołnierzy albo płacisz za nich, a na koniec tury grozi bunt.
}
explain-siege = { $place } jest oblegana: na koniec tury ginie tam d{ $die } żołnierzy, zostaje co najmniej { $least }
explain-hunger-revolt = głód: na koniec tury buntuje się d{ $die } żołnierzy, szansa { $chance } %
explain-token-revolt = czerwone żetony: na koniec tury buntuje się d{ $die } żołnierzy, szansa { $chance } %
explain-incited = { $number ->
    [one] podburzanie: na początku tury buntuje się d{ $die } żołnierzy
   *[other] podburzanie: na początku tury buntuje się d{ $die } żołnierzy, { $number } razy
}

## Co dodaje się do rzutów w bitwie

modifier-numbers = przewaga liczebna
modifier-further-provinces = atak z kilku prowincji
modifier-landing = desant
modifier-not-connected = brak połączenia ze stolicą
modifier-port = port
modifier-bunker = bunkier
modifier-guns = działa przeciw bunkrowi
modifier-cannonballs = kule armatnie
modifier-capital = własna stolica
modifier-captured-capital = zdobyta stolica atakującego
modifier-dug-in = okopanie
modifier-battery = bateria nadbrzeżna
modifier-rebellions = zbuntowane prowincje
modifier-weather = pogoda
modifier-weapons = nowa broń

## Co grozi, gdyby tura skończyła się teraz, i co można zrobić w prowincji

explain-warnings = Co grozi, gdyby tura skończyła się teraz ({ $seat })
explain-empty-capital = { $number ->
    [0] { $place }, twoja stolica, zostałaby pusta: kto przyjdzie, zajmie ją bez bitwy.
    [one] { $place }, twoja stolica, zostałaby pusta, a obok stoi { $number } żołnierz przeciwnika: kto przyjdzie, zajmie ją bez bitwy.
    [few] { $place }, twoja stolica, zostałaby pusta, a obok stoją { $number } żołnierze przeciwników: kto przyjdzie, zajmie ją bez bitwy.
   *[other] { $place }, twoja stolica, zostałaby pusta, a obok stoi { $number } żołnierzy przeciwników: kto przyjdzie, zajmie ją bez bitwy.
}
explain-will-hunger = { $chance ->
    [100] Następna tura zacznie się od głodu: brakuje { $missing } żywności. { will-hunger-losses }
   *[other] Następna tura zacznie się od głodu z szansą { $chance } %, zależnie od pogody: brakuje do { $missing } żywności. { will-hunger-losses }
}
will-hunger-losses = { $most ->
    [0] Grozi wtedy bunt.
    [one] Ginie wtedy { $most } żołnierz albo płacisz za niego, i grozi bunt.
   *[other] Ginie wtedy do { $most } żołnierzy albo płacisz za nich, i grozi bunt.
}
explain-will-owe = { $chance ->
    [100] Nie wystarczy na następne utrzymanie: brakuje { $missing }. Trzeba będzie z czegoś zrezygnować.
   *[other] Z szansą { $chance } %, zależnie od pogody, nie wystarczy na następne utrzymanie: brakuje do { $missing }. Trzeba będzie z czegoś zrezygnować.
}
explain-works = Co { $seat } może zrobić: { $place }

## Panele strony: skarbiec, prowincje, bitwy, przebieg partii

page-treasury = Skarbiec
page-whose-treasury = Czyj skarbiec
page-as-things-stand = Stan obecny
page-coins-now = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
page-income = dochód
page-upkeep = utrzymanie
page-food-left = żywność: nadwyżka lub brak
page-next-turn = Następna tura, runda { $round }
page-coins-then = monety po dochodzie i utrzymaniu
page-if-turn-ended = Jeśli teraz skończysz turę
page-province = Prowincja
page-which-province = Która prowincja
page-owned-and-held = właściciel i kontrola: { $side }
page-owned-and-occupied = właściciel: { $owner }, kontrola: { $holder }
page-no-garrison = brak załogi
page-what-here = Co możesz tu zrobić
page-battle = Bitwa: { $place }
page-odds-to-win = na wygraną, { $attackers } na { $defenders }
page-odds-left = Ilu żołnierzy zostanie i z jaką szansą
page-odds-losses = Spodziewane straty: atakujący { $lost }, obrońca { $other_lost }; rundy { $rounds }
page-odds-in-words = Atakujący wygrywa z szansą { $win }. Spodziewane straty: atakujący { $lost }, obrońca { $other_lost }. Wykres pokazuje, z jaką szansą zostanie ilu żołnierzy.
page-nothing-added = nic się nie dodaje
page-rounds = { $number ->
    [one] Stoczono { $number } rundę
    [few] Stoczono { $number } rundy
   *[other] Stoczono { $number } rund
}
page-battle-won = { $place }: zdobyta
page-battle-lost = { $place }: atak się nie powiódł
page-battle-withdrawn = { $place }: atak przerwany
page-lost-so-far = Straty: atakujący { $lost }, obrońca { $other_lost }
page-fought-on = { $rounds ->
    [one] Potem jeszcze { $rounds } runda do końca.
    [few] Potem jeszcze { $rounds } rundy do końca.
   *[other] Potem jeszcze { $rounds } rund do końca.
}
page-round-in-words = { $lost ->
    [1] Atakujący { $roll }, z modyfikatorami { $total }; obrońca { $other_roll }, z modyfikatorami { $other_total }: atakujący traci żołnierza.
   *[0] Atakujący { $roll }, z modyfikatorami { $total }; obrońca { $other_roll }, z modyfikatorami { $other_total }: obrońca traci żołnierza.
}
page-graphs = Runda po rundzie
page-graph-land = Prowincje
page-graph-income = Dochód
page-graph-soldiers = Żołnierze
page-graph-round = Runda
page-graph-end = koniec
page-graph-numbers = Prowincje, dochód i żołnierze w liczbach
page-luck = Szczęście w bitwach
page-luck-seat = Gracz
page-luck-battles = Bitwy
page-luck-won = Wygrane
page-luck-lost = Straceni żołnierze
page-luck-beaten = Pokonani wrogowie
page-luck-soldiers = Szczęście, w żołnierzach
page-luck-instead-of = zamiast
page-luck-note = Co dały kości, a w nawiasach, co obiecywały dokładne szanse na początku każdej bitwy. Bitwa przerwana liczy się z szansami, które jej jeszcze zostały.
page-luck-each = { $number ->
    [one] { $number } bitwa
    [few] Wszystkie { $number } bitwy
   *[other] Wszystkie { $number } bitew
}
page-in-round = Runda { $round }
page-attacks = atakuje
page-battle-expected = Do przewidzenia: { $win }, straty { $lost } i { $other_lost }.
page-battle-came = { $result }, straty { $lost } i { $other_lost }.
page-outcome-won = Wygrana
page-outcome-lost = Przegrana
page-outcome-withdrawn = Przerwana
page-outcome-open = Jeszcze trwa

## Raport o równowadze

balance-sites = Gdzie stoi stolica
balance-how-sites = Udział wygranych graczy, którzy postawili stolicę w tej prowincji, minus udział wszystkich pozostałych, w punktach procentowych (p.p.), od najlepszej. Z { $count } pozycji około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-caption-sites = Prowincje według wartości
balance-head-sites = Prowincja
balance-finding-best-sites = Spośród prowincji na stolicę najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-sites = Spośród prowincji na stolicę najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-sites = Żadna prowincja nie jest miejscem na stolicę lepszym ani gorszym, niż tłumaczy przypadek.

balance-continents = Na którym kontynencie
balance-how-continents = To samo według kontynentów.
balance-caption-continents = Kontynenty według wartości
balance-head-continents = Kontynent
balance-finding-best-continents = Spośród kontynentów na stolicę najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-continents = Spośród kontynentów na stolicę najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-continents = Żaden kontynent nie jest miejscem na stolicę lepszym ani gorszym, niż tłumaczy przypadek.

balance-neighbours = Z iloma lądowymi sąsiadami
balance-how-neighbours = To samo według liczby prowincji lądowych, które leżą obok stolicy, także przez linie nad wodą.
balance-caption-neighbours = Liczby lądowych sąsiadów według wartości
balance-head-neighbours = Lądowi sąsiedzi
balance-finding-best-neighbours = Spośród liczb lądowych sąsiadów stolicy najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-neighbours = Spośród liczb lądowych sąsiadów stolicy najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-neighbours = Liczba lądowych sąsiadów stolicy nie robi większej różnicy, niż tłumaczy przypadek.

balance-coast = Na wybrzeżu czy w głębi lądu
balance-how-coast = To samo według tego, czy stolica leży nad morzem.
balance-caption-coast = Stolice nad morzem i w głębi lądu według wartości
balance-head-coast = Stolica
balance-finding-best-coast = Spośród stolic nad morzem i w głębi lądu najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-coast = Spośród stolic nad morzem i w głębi lądu najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-coast = Położenie stolicy nad morzem nie robi większej różnicy, niż tłumaczy przypadek.

balance-levels = Ile warte są poziomy stolicy
balance-how-levels = Udział wygranych graczy, którzy podnieśli stolicę do tego poziomu, za monety albo dzięki wyprawie, minus udział pozostałych, w punktach procentowych (p.p.). To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-levels = Poziomy według wartości
balance-head-levels = Poziom
balance-finding-best-levels = Spośród poziomów stolicy najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-levels = Spośród poziomów stolicy najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-levels = Żaden poziom stolicy nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-buildings = Ile wart jest każdy budynek
balance-how-buildings = Udział wygranych graczy, którzy zbudowali go choć raz, minus udział tych, którzy nie zbudowali go wcale, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-buildings = Budynki według wartości
balance-head-buildings = Budynek
balance-finding-best-buildings = Spośród budynków najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-buildings = Spośród budynków najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-buildings = Żaden budynek nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-units = Ile warte jest każde wojsko
balance-how-units = Udział wygranych graczy, którzy choć raz zwerbowali taką jednostkę, minus udział tych, którzy nie zwerbowali jej wcale, w punktach procentowych (p.p.), od najlepszej. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-units = Jednostki według wartości
balance-head-units = Jednostka
balance-finding-best-units = Spośród jednostek najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-units = Spośród jednostek najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-units = Żaden rodzaj jednostki nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-warships = Ile wart jest każdy okręt
balance-how-warships = Udział wygranych graczy, którzy choć raz kupili taki okręt, minus udział tych, którzy nie kupili go wcale, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-warships = Okręty według wartości
balance-head-warships = Okręt
balance-finding-best-warships = Spośród okrętów najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-warships = Spośród okrętów najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-warships = Żaden okręt nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-findings = Co przynoszą wyprawy wewnętrzne
balance-how-findings = Jak często to znajdują i jak zmienia to udział wygranych znalazcy, w punktach procentowych (p.p.), od najlepszego. Z { $count } pozycji około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-caption-findings = Znaleziska według wartości
balance-head-findings = Znalezisko
balance-finding-best-findings = Spośród znalezisk wypraw wewnętrznych najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-findings = Spośród znalezisk wypraw wewnętrznych najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-findings = Żadne znalezisko wyprawy wewnętrznej nie pomaga ani nie szkodzi bardziej, niż tłumaczy przypadek.

balance-results = Co przynoszą wyprawy zamorskie
balance-how-results = Jak często to przynoszą i jak zmienia to udział wygranych, w punktach procentowych (p.p.), od najlepszego. Z { $count } pozycji około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-caption-results = Wyniki według wartości
balance-head-results = Wynik
balance-finding-best-results = Spośród wyników wypraw zamorskich najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-results = Spośród wyników wypraw zamorskich najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-results = Żaden wynik wyprawy zamorskiej nie pomaga ani nie szkodzi bardziej, niż tłumaczy przypadek.

balance-spying = Ile warte są tajne karty
balance-how-spying = Udział wygranych graczy, którzy choć raz rozdali taką kartę, minus udział tych, którzy nie rozdali jej wcale, w punktach procentowych (p.p.), od najlepszej, i ile z nich się powiodło. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-spying = Tajne karty według wartości
balance-head-spying = Karta
balance-finding-best-spying = Spośród tajnych kart najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-spying = Spośród tajnych kart najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-spying = Żadna tajna karta nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-goods = Co proponuje się w handlu
balance-how-goods = Udział wygranych graczy, którzy w handlu proponowanym przez nich albo im mieli oddać taki towar, minus udział tych, którzy nigdy nie mieli, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-goods = Towary według wartości
balance-head-goods = Towar
balance-finding-best-goods = Spośród towarów w handlu najbardziej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-worst-goods = Spośród towarów w handlu najmniej sprzyja wygranej: { $item }, { $worth } wygranych.
balance-finding-fair-goods = Żaden towar nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-weather = Co zmienia pogoda
balance-how-weather = Pogoda trwa od jednej do sześciu rund, potem losuje się następną.
balance-caption-weather = Tury według pogody
balance-head-weather = Pogoda

balance-deed-march = Maszeruje
balance-deed-attack-won = Wygrywa atak
balance-deed-attack-lost = Przegrywa atak
balance-deed-withdrew = Wycofuje się z ataku
balance-deed-captured = Zajmuje prowincję, którą kontrolował ktoś inny
balance-deed-plunder = Plądruje
balance-deed-siege = Jest oblegany w stolicy
balance-deed-capital-taken = Na koniec kontroluje stolicę przeciwnika
balance-deed-capital-lost = Na koniec nie ma swojej stolicy
balance-deed-recruiting-province = Wyznacza prowincję werbunkową
balance-deed-out = Odpada z gry
balance-deed-exchange = Wymienia jednostki
balance-deed-caravan = Łączy karawanę
balance-deed-disbanded = Rozwiązuje jednostkę
balance-deed-captives = Bierze jeńca
balance-deed-captives-revolt = Ma jeńców, którzy mogą się zbuntować
balance-deed-income = Monety dochodu
balance-deed-unspent = Monety, które zostały na koniec
balance-deed-built = Buduje
balance-deed-demolished = Rozbiera budynek
balance-deed-given-up = Oddaje coś, bo nie stać go na utrzymanie
balance-deed-robbery = Zaczyna gospodarkę rabunkową
balance-deed-hunger = Ma głód
balance-deed-revolt = Ma bunt
balance-deed-rebels-bought = Kupuje buntowników
balance-deed-inland = Wysyła wyprawę wewnętrzną
balance-deed-mineral = Płaci za minerał
balance-deed-mineral-lost = Traci minerał, bo za niego nie płaci
balance-deed-overseas = Wysyła wyprawę zamorską
balance-deed-army-ship = Wysyła statek desantowy
balance-deed-builder-ship = Kupuje statek budowlany
balance-deed-convoy = Wysyła konwój
balance-deed-transport = Kupuje transportowiec
balance-deed-landed = Ląduje z transportowca
balance-deed-sunk = Traci zatopiony transportowiec
balance-deed-boat = Kupuje kuter rybacki
balance-deed-spy = Kupuje szpiega
balance-deed-spy-dies = Traci szpiega
balance-deed-incited = Ma podburzonych żołnierzy
balance-deed-trade-offered = Proponuje handel
balance-deed-trade-accepted = Przyjmuje handel
balance-deed-peace-offered = Proponuje pokój
balance-deed-peace-accepted = Przyjmuje pokój
balance-deed-auction-won = Wygrywa licytację
balance-ending-points = Po ostatniej rundzie liczy się punkty
balance-ending-capitals = Ktoś kontroluje stolice wszystkich przeciwników
balance-ending-last = Nikt inny nie pozostał w grze

## Na stronie

page-orders = Co możesz zrobić
page-group-army = Wojsko
page-group-march = Marsz
page-group-build = Budowa
page-group-land = Kraj
page-group-ships = Statki
page-group-fleet = Flota
page-group-others = Inni
page-not-now = Nie teraz, i dlaczego
page-round = Runda { $round } z { $rounds }
page-weather = { $rounds ->
    [one] { $weather }, { $rounds } runda
    [few] { $weather }, { $rounds } rundy
   *[other] { $weather }, { $rounds } rund
}
page-about-fair = Nic szczególnego: marsz kosztuje 1 monetę za żołnierza.
page-about-early-winter = Atakujący mają o 4 mniej.
page-about-heat = Atakujący mają o 4 więcej, marsze są darmowe, farmy dają o monetę więcej.
page-about-frost = Jednostki mają o punkt ruchu więcej, a marsze są darmowe.
page-about-storm = Marsz kosztuje 2 monety za żołnierza, budowa o 3 więcej, a wyprawy zamorskie nie wypływają.
page-about-severe-winter = Atakujący mają o 8 mniej, marsze są darmowe, farmy nie dają ani monet, ani żywności, manufaktury o monetę mniej.
page-first = zaczyna
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-coins = { coins }; dochód { $income }, utrzymanie { $upkeep }
page-food = żywność dla { $food }, potrzeba { $need }
page-soldiers = { $number ->
    [one] { $number } żołnierz
    [few] { $number } żołnierzy
   *[other] { $number } żołnierzy
}
page-level = stolica poziomu { $level }
page-spies = { $number ->
    [one] { $number } szpieg
    [few] { $number } szpiegów
   *[other] { $number } szpiegów
}
page-out = poza grą
page-capital-lost = stolica utracona
page-besieged = stolica oblężona
page-hungry = głód
page-rebellions = { $number ->
    [one] { $number } bunt
    [few] { $number } bunty
   *[other] { $number } buntów
}
page-place = { $place }: { $things }. Obok: { $neighbours }
page-empty = nic tu nie ma
page-owner = właściciel: { $side }
page-holder = w rękach: { $side }
page-units = { $number } × { $name }
page-capital = stolica gracza { $seat }, poziom { $level }
page-port = port
page-port-blocked = port, zablokowany
page-road = droga
page-black = czarny znacznik
page-rare = rzadki minerał
page-common = pospolity minerał
page-palm = palma kokosowa
page-explored = zbadana
page-robbed = gospodarka rabunkowa
page-tokens = { $number ->
    [one] { $number } czerwony żeton
    [few] { $number } czerwone żetony
   *[other] { $number } czerwonych żetonów
}
page-captives = { $number ->
    [one] { $number } jeniec gracza { $other }
    [few] { $number } jeńców gracza { $other }
   *[other] { $number } jeńców gracza { $other }
}
page-transports = { $number ->
    [one] { $seat }: { $number } transportowiec
    [few] { $seat }: { $number } transportowce
   *[other] { $seat }: { $number } transportowców
}
page-boat = { $seat }: kuter rybacki
page-take-army = Rusz jednostki z: { $place }
page-take-fleet = Rusz okręty z: { $place }
page-army = Jednostki: { $place }
page-leave-army = Zostaw je tutaj
page-army-spent = Żadna nie ma już punktów ruchu.
page-fewer = Mniej: { $name }
page-more = Więcej: { $name }
page-all = Wszystkie
page-choose-way = Wybierz podświetloną prowincję.
page-no-way = Nie mają dokąd pójść.
page-attack = Atakuj
page-back = Wróć
page-way-march = Marsz: { $place }, { for-coins }
page-way-enter = Wejście bez walki: { $place }, { for-coins }
page-way-attack = Atak: { $place }; marsz { $currency ->
    [0] jest darmowy
    [one] kosztuje { $currency } monetę
    [few] kosztuje { $currency } monety
   *[other] kosztuje { $currency } monet
}
page-layers = Warstwy mapy
page-layer-economy = Gospodarka
page-layer-food = Żywność
page-layer-connection = Połączenie
page-layer-movement = Ruch
page-layer-threat = Zagrożenie
page-layer-about-economy = Monety na turę po odjęciu utrzymania
page-layer-about-food = Żywność, którą daje prowincja
page-layer-about-connection = Kreskowane: odcięte od stolicy
page-layer-about-movement = Monety za wymarsz jednego żołnierza
page-layer-about-threat = Żołnierze jednego wroga tuż obok

## Pierwsza tura

tour-capital = Kliknij podświetloną prowincję, by postawić tam stolicę. Od każdej innej muszą ją dzielić dwa kroki; nad morzem i wśród wielu sąsiadów ma gdzie rosnąć.
tour-recruit = Tu jest wszystko, co możesz zrobić w tej turze, z ceną. Najpierw zwerbuj piechotę: żołnierze zajmą ziemie dookoła.
tour-march = Kliknij swoje wojsko, potem podświetloną prowincję, a tam pójdzie. Czego nikt nie broni, jest twoje, gdy tam wejdziesz.
tour-food = Monety, żywność i żołnierze. Gdy żywności brakuje, tracisz żołnierzy: prowincje karmią spichlerze i farmy.
tour-end = Gdy skończysz, zakończ turę. Rekruci maszerują od następnej, a niewydane monety zostają twoje.

## Między graczami, na stronie

page-offer = Oferta
page-trade = Wymiana
page-peace = Pokój
page-offer-to = Komu
page-you-give = Dajesz
page-you-get = Dostajesz
page-of = z { $number }
page-provinces = Prowincje, które zmieniają właściciela
page-choose-cessions = Wskaż je na mapie; wskazana jeszcze raz przypada drugiej stronie.
page-to-you = dla ciebie
page-to-other = dla: { $other }
page-leave-out = Pomiń: { $place }
page-cede-nothing = { $place }: bez zmian
page-cede-to-me = { $place }: dla ciebie
page-cede-to-other = { $place }: dla gracza { $other }
page-payment = Zapłata
page-pays-nobody = nikt nie płaci
page-pays-me = płacisz ty
page-pays-other = płaci { $other }
page-cancel = Anuluj
page-offers-trade = { $seat } proponuje wymianę: { $other }
page-offers-peace = { $seat } proponuje pokój: { $other }
page-gives = { $seat } daje { $goods }
page-answer-awaited = { $seat } odpowiada na ofertę. W tym czasie możesz się rozejrzeć.
page-means-to-you = Co to znaczy dla ciebie
page-means-to = Co to znaczy dla gracza { $seat }
page-means-nothing = Nic się nie zmienia.
page-sent-home = { $number ->
    [one] { $number } żołnierz wraca do domu
    [few] { $number } żołnierze wracają do domu
   *[other] { $number } żołnierzy wraca do domu
}
page-figure-currency = monety
page-figure-income = dochód
page-figure-upkeep = utrzymanie
page-figure-food = nadmiar lub brak żywności
page-figure-spare-food = żywność na sprzedaż
page-figure-fruits = owoce
page-figure-free-roads = darmowe drogi
page-figure-provinces = prowincje
page-figure-soldiers = żołnierze
page-figure-points = punkty
page-figure-march = wymarsz
page-figure-defence = obrona
page-plan-on-map = { $work }: zaplanuj na mapie
page-site = { $work }: { $place }, { for-coins }
page-site-price = Cena
page-site-choose = Wybierz podświetloną prowincję: mapa pokaże, co to zmieni.
page-site-nowhere = Nie można teraz tego nigdzie zbudować. Wybierz prowincję, żeby zobaczyć dlaczego.
page-site-build = Zbuduj: { $place }
page-site-connects = Zyska połączenie ze stolicą: { $places }
page-site-road = Darmowy marsz do: { $places }
page-site-port = Połączenie morskie z: { $places }
page-site-blocked = Obok stoi wrogi okręt: port jest zablokowany, póki nie odpłynie.
page-auction-rebels = Licytacja: buntownicy z { $place }
page-auction-captain = Licytacja: kapitan
page-least-bid = Tajne oferty, najmniej { $currency ->
    [one] { $currency } moneta
    [few] { $currency } monety
   *[other] { $currency } monet
}
page-has-not-bid = jeszcze nie licytuje
page-has-bid = oferta złożona
page-cannot-bid = nie stać na to
page-your-bid = { $currency ->
    [0] twoja oferta: nic
   *[other] twoja oferta: { $currency }
}
page-bids-opened = Oferty zostają odkryte
page-spies-at-work = Szpiedzy w akcji
page-hand = Twoje karty
page-deal = Rozdaj
page-deal-how = { $number ->
    [0] Wszyscy twoi szpiedzy mają już kartę.
    [one] Weź kartę i wskaż, kto ją dostaje: został { $number } szpieg.
    [few] Weź kartę i wskaż, kto ją dostaje: zostali { $number } szpiedzy.
   *[other] Weź kartę i wskaż, kto ją dostaje: zostało { $number } szpiegów.
}
page-deal-secret = Przed końcem rundy nikt nie zobaczy twoich kart.
page-yourself = Ty
page-deal-here = Daj graczowi { $other }: { $card }
page-about-nothing = bez skutku
page-about-sabotage = powyżej 60: 6 monet mniej
page-about-incitement = powyżej 80: bunt
page-about-burning-food = powyżej 60: 1 żywności mniej
page-about-free-captives = uwalnia jeńca
page-about-counterintelligence = karty przeciw tobie wymagają o 15 więcej
page-land-at = Wyląduj: { $place }
page-lands-at = Lądowanie: { $place }
page-choose-landing = Wskaż na mapie, gdzie wyląduje.
page-landing-secret = Dopłynie za dwie tury. Do tego czasu tylko ty wiesz dokąd.
page-from-port = Z portu
page-aboard = Żołnierze na pokładzie: { $number } z { $room }
page-sail = Wypłyń
page-set-sail = Wypłyń { for-coins }
page-end-capitals = { $seat } ma wszystkie wrogie stolice i wygrywa od razu.
page-end-last = W grze zostaje tylko { $seat } i wygrywa od razu.
page-end-points = Liczba rozegranych rund: { $rounds }. Wygrywa najwięcej punktów.
page-end-soldiers = Liczba rozegranych rund: { $rounds }. Pierwsi mają tyle samo punktów: decyduje liczba żołnierzy.
page-end-coins = Liczba rozegranych rund: { $rounds }. Pierwsi mają tyle samo punktów i żołnierzy: decydują monety.
page-end-shared = Liczba rozegranych rund: { $rounds }. Pierwsi mają tyle samo punktów, żołnierzy i monet, więc dzielą się zwycięstwem.
page-log-battles = Bitwy
page-log-trade = Handel
page-log-building = Budowa

## Morza na naszych mapach

sea-icefloe-sea = Morze Kry
sea-sound-of-bells = Sund Dzwonów
sea-aurora-sea = Morze Zorzy
sea-glass-sea = Szklane Morze
sea-whitewhale-sea = Morze Białuch
sea-mirror-deep = Głębia Luster
sea-wolf-gulf = Wilcza Zatoka
sea-heart-sea = Morze Serca
sea-smoke-channel = Dymny Kanał
sea-amber-stream = Bursztynowy Nurt
sea-pearl-water = Perłowa Toń
sea-nightwater = Nocna Toń
sea-thunder-sea = Morze Gromów
sea-turtle-sea = Morze Żółwie
sea-long-swell = Długa Fala
sea-kraken-deep = Głębia Krakena
sea-siren-sea = Morze Syren
sea-frost-sea = Morze Mrozu
sea-whale-sea = Morze Wielorybie
sea-amber-sea = Morze Bursztynu
sea-gull-strait = Cieśnina Mew
sea-heron-strait = Cieśnina Czapli
sea-swan-strait = Cieśnina Łabędzi
sea-inner-west = Wnętrze Zachodnie
sea-inner-middle = Wnętrze Środkowe
sea-inner-east = Wnętrze Wschodnie
sea-otter-strait = Cieśnina Wydr
sea-seal-strait = Cieśnina Fok
sea-pike-strait = Cieśnina Szczupaków
sea-palm-sea = Morze Palm
sea-sun-sea = Morze Słońca
sea-lantern-sea = Morze Latarni
