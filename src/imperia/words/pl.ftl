# Wspólne dla wszystkich gier.

seat-name = Miejsce { $number }

action-none = Akcja, której nie ma

undo-nothing = Nie ma czego cofać.
undo-never-acted = Nie masz jeszcze na koncie żadnej akcji, więc nie ma czego cofać.
undo-other-acted = Po tobie zagrał już ktoś inny ({ $seat }): twojej ostatniej akcji nie da się cofnąć.
undo-revealed = Twoja ostatnia akcja odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć.
undo-revealed-since = Ta akcja albo któraś po niej odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć nawet za zgodą wszystkich.
undo-final-since = Ta akcja albo któraś po niej jest ostateczna, więc nie da się jej cofnąć nawet za zgodą wszystkich.

## Command line

cli-heading-game = Gra
cli-heading-title = Tytuł
cli-heading-players = Gracze
cli-heading-rules = Wersja zasad
cli-heading-option = Opcja
cli-heading-values = Wartości
cli-heading-default = Domyślnie
cli-heading-meaning = Znaczenie
cli-heading-place = Miejsce
cli-heading-seat = Gracz
cli-heading-total = Razem
cli-heading-mean-points = Średnia punktów
cli-heading-wins = Wygrane
cli-whole-number = liczba całkowita
cli-any-text = tekst
cli-or-path = { $choices } albo ścieżka

cli-unknown-option = { $game } nie ma opcji „{ $name }”; są opcje: { $known }
cli-option-needs-value = opcja { $name } wymaga wartości, zapisanej { $name }=WARTOŚĆ; możliwe są: { $wanted }
cli-option-value = opcja { $name } nie przyjmuje „{ $value }”; możliwe są: { $wanted }
cli-unknown-board = nie ma planszy „{ $name }”; drukowane to { $known }, inne podaje się ścieżką do pliku
cli-too-many-names = imion jest { $given }, a miejsc { $players }; podaj najwyżej po jednym na miejsce
cli-bad-name = { $name } nie nadaje się na imię; imię ma od 1 do { $longest } drukowalnych znaków
cli-same-names = dwa miejsca mają to samo imię; każde musi mieć własne
cli-bad-people = --people to liczba od 0 do { $players } (tyle jest miejsc), a nie { $people }
cli-resume-as-it-was = wznowiona gra zachowuje graczy, ziarno i opcje; pomiń --players, --seed i --option
cli-resume-needs-flag = aby wrócić do zapisanej gry, wpisz: { $command }
cli-nothing-to-resume = w folderze { $folder } nie ma niedokończonej gry; podaj plik po --resume
cli-seats-damaged = plik { $file } jest uszkodzony i nie wiadomo, kto gra na którym miejscu. Sama partia jest cała: podaj graczy opcją --people lub --names razem z --resume { $match } albo usuń { $file }, aby grać w jedną osobę
cli-seats-unreadable = Plik { $file } jest uszkodzony; miejsca mają numery zamiast imion.
cli-other-game = { $file } to zapis innej gry ({ $game }); aby do niej wrócić: { $command }
cli-already-over = ta gra jest skończona; aby ją obejrzeć: { $command }
cli-changed-rules = { $file }: { $what }. Aby za zgodą wszystkich grać od tego miejsca dalej, w innym pliku: { $command }
cli-shown-so-far = { $file }: { $what }, i tyle widać.
cli-agree-to-resume = --agree działa tylko z --resume: wznawia zapisaną partię, której zasady się zmieniły.
cli-not-replaced = plik { $file } istnieje i nie jest zapisem gry; wybierz inną nazwę
cli-bad-file-name = „{ $name }” nie jest nazwą pliku
cli-bad-number = { $name } to liczba całkowita od { $least } do { $most }, a nie { $number }
cli-bad-choice = { $name } nie przyjmuje „{ $given }”; przyjmuje: { $known }
cli-out-of-range = { $name } to w tej grze liczba od 0 do { $last }, a nie { $value }
cli-no-folder = nie ma folderu { $folder }; utwórz go albo zapisz gdzie indziej
cli-is-folder = { $folder } to folder; podaj nazwę pliku w nim
cli-no-writing = w folderze { $folder } nie można pisać; wybierz inny

cli-written = Zapisano: { $file }
cli-map-fine = w porządku: { $title }, { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}{ $seas ->
    [0] {""}
    [one] , { $seas } region morski
    [few] , { $seas } regiony morskie
   *[other] , { $seas } regionów morskich
}, { $continents ->
    [one] { $continents } kontynent
    [few] { $continents } kontynenty
   *[other] { $continents } kontynentów
}, { $borders ->
    [one] { $borders } granica
    [few] { $borders } granice
   *[other] { $borders } granic
}, { $links ->
    [one] { $links } połączenie morskie
    [few] { $links } połączenia morskie
   *[other] { $links } połączeń morskich
}

cli-map-for-game = można na niej grać w { $game }; liczba graczy: { $players }
cli-game-without-maps = w { $game } nie gra się na plikach map; takie gry to: { $known }
cli-players-without-game = --players idzie w parze z --game: pyta, czy tylu graczy zagra w tę grę na tej mapie.

cli-tiles-fine = w porządku: { $title }, { $sorts ->
    [one] { $sorts } rodzaj kafelków
    [few] { $sorts } rodzaje kafelków
   *[other] { $sorts } rodzajów kafelków
}: natura { $green }, wioska { $blue }, miasto { $purple }, zwycięstwo { $victory }; liczba graczy: { $players }
cli-tiles-green = { $count ->
    [one] Natura (zielony), { $count } kafelek
    [few] Natura (zielony), { $count } kafelki
   *[other] Natura (zielony), { $count } kafelków
}
cli-tiles-blue = { $count ->
    [one] Wioska (niebieski), { $count } kafelek
    [few] Wioska (niebieski), { $count } kafelki
   *[other] Wioska (niebieski), { $count } kafelków
}
cli-tiles-purple = { $count ->
    [one] Miasto (fioletowy), { $count } kafelek
    [few] Miasto (fioletowy), { $count } kafelki
   *[other] Miasto (fioletowy), { $count } kafelków
}
cli-tiles-victory = { $count ->
    [one] Zwycięstwo, { $count } kafelek
    [few] Zwycięstwo, { $count } kafelki
   *[other] Zwycięstwo, { $count } kafelków
}

cli-odds-outcome = Wynik
cli-odds-to-the-end = do końca
cli-odds-below = odwrót poniżej { $number }
cli-odds-win = atakujący wygrywa
cli-odds-withdraw = atakujący się wycofuje
cli-odds-lose = atakujący przegrywa
cli-odds-attackers-lost = oczekiwane straty atakującego
cli-odds-defenders-lost = oczekiwane straty obrońcy
cli-odds-rounds = oczekiwana liczba rund
cli-odds-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
cli-odds-modifiers = Dodaje się do rzutu
cli-odds-attacker = Atakujący
cli-odds-defender = Obrońca
cli-odds-clause = Punkt
cli-odds-now = { $modifier } (teraz)
cli-odds-no-modifiers = nic
cli-odds-soldiers-left = Zostaje żołnierzy
cli-odds-strength-left = Zostaje siły
cli-odds-left = { $what }: { $course }
cli-odds-units = „{ $given }” to nie jednostki; napisz liczbę i rodzaj, a gdy jest ich kilka, rozdziel je przecinkami, na przykład „6 piechota, 1 kawaleria”; rodzaje to { $known }
cli-odds-choice = { $flag } nie przyjmuje wartości „{ $given }”; przyjmuje: { $known }
cli-odds-pair = { $flag } zapisuje się jako A:D, liczbę dla atakującego i liczbę dla obrońcy, na przykład 1:0, a nie „{ $given }”
cli-odds-from-and-groups = --from rozdziela jedną grupę; gdy podano kilka, każda atakuje z innej prowincji
cli-odds-nobody = w każdej grupie atakujących jest co najmniej jedna jednostka
cli-odds-no-fleet = na morzu nie ma bitwy bez floty, którą można zaatakować (C16.5)
cli-odds-one-landing = z --landing idzie jedna grupa: kto przybywa morzem, przybywa z jednego (C9.3); grup jest najwyżej { $most }
cli-odds-groups = najwięcej grup, które mogą tu atakować: { $most }
cli-odds-on-land = { $flag } dotyczy bitew lądowych; pomiń --sea
cli-odds-at-sea = --battery dotyczy bitew morskich; dodaj --sea
cli-odds-whose-capital = stolica należy do obrońcy (--capital) albo do atakującego (--captured-capital), nie do obu
cli-odds-capital = w stolicy niczego się nie buduje (C13.4), więc nie idą z nią w parze --bunker ani --port
cli-odds-landing = --landing i --not-connected nie sumują się (C10.4); podaj jedno z nich
cli-odds-cannonballs = --cannonballs liczą się tylko z bunkrem (C10.5); dodaj --bunker

cli-people = { $count ->
    [0] Nikt nie gra, tylko patrzysz.
    [one] Grasz jako { $names }.
   *[other] Grają: { $names }.
}
cli-bots = { $count ->
    [0] Botów nie ma.
    [one] Botem jest { $names }.
   *[other] Boty: { $names }.
}
cli-commands = Wpisz numer wyboru, jego nazwę albo zapis, np. „{ $example }”. Poza tym: ? wyjaśnia, „? { $example }” mówi, dlaczego nie, h podpowiada, u cofa, s zapisuje (s NAZWA pod nazwą), l pokazuje dziennik, m planszę, q zapisuje i wychodzi.
cli-at-best = w najlepszym razie { $points }
cli-lesser-events = { $count ->
    [one] … i { $count } mniej ważne zdarzenie; l pokazuje wszystkie.
    [few] … i { $count } mniej ważne zdarzenia; l pokazuje wszystkie.
   *[other] … i { $count } mniej ważnych zdarzeń; l pokazuje wszystkie.
}
cli-number-later = „{ $answer }” to za dużo naraz: najpierw wpisz { $label }; pytanie o liczbę przyjdzie potem.
cli-several-fit = Do „{ $answer }” pasuje kilka wyborów; wpisz jeden z: { $labels }
cli-not-understood = „{ $answer }” nie jest żadnym z wyborów. Wpisz to, co stoi przed wyborem, albo ? po wyjaśnienie.
cli-hidden-unclear = Nie ma takiego wyboru. Wpisz to, co stoi przed wyborem, albo ? po wyjaśnienie.
cli-possible = To jest możliwe: { $action }.
cli-undone = Cofnięte.
cli-look-away = { $seat } decyduje w tajemnicy: reszta nie patrzy. Wpisywanych znaków nie widać.
cli-hidden-prompt = { $seat } (niewidoczne)>{" "}
cli-saved = Zapisano: { $file }
cli-not-saved = Nie można zapisać pliku { $file }: { $why }
cli-left = Gra jest zapisana. Aby do niej wrócić: { $command }
cli-ended = Gra jest skończona. Aby ją obejrzeć: { $command }
cli-compiling = Kompilacja zasad (tylko raz)…
cli-compiling-bots = Kompilacja botów (tylko raz)…
cli-interrupted = Przerwano.
cli-interrupted-nothing-written = Przerwano. Plik { $file } nie powstał, bo nie byłby kompletny.
cli-tables-none = Nie ma żadnych stołów.
cli-table = { $id }  { $game }, miejsca: { $players }, { $status }, gospodarz: { $host }, od { $since }, wpisy w dzienniku: { $rows }
cli-table-status = { $status ->
    [waiting] czeka
    [running] w toku
    [closed] zamknięty
   *[finished] po partii
}
cli-table-person = { $id }  { $name }, { $number ->
    [0] bez miejsca przy stole
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
}{ $until ->
    [heard] {""}
    [for-good] , bez głosu na dobre
   *[other] , bez głosu do { $until }
}
cli-table-closed = Stół { $id } jest zamknięty. Działający serwer zastosuje się do tego w ciągu kilku sekund; otworzy go znowu `imperia tables reopen { $id }`.
cli-table-reopened = Stół { $id } jest znowu otwarty. Działający serwer podejmie partię w ciągu kilku sekund.
cli-person-silenced = { $id } nie ma głosu { $until ->
    [for-good] na dobre
   *[other] do { $until }
}, od teraz i przy każdym stole; odda go `imperia tables hear { $id }`.
cli-person-heard = { $id } ma znowu głos, od teraz i przy każdym stole.
cli-hours-or-for-good = --hours i --for-good to dwie różne kary; podaj jedną z nich
cli-tables-exported = { $number ->
    [one] { $number } stół jest
    [few] { $number } stoły są
   *[many] { $number } stołów jest
} w pliku { $file }. Strzeż go jak bazy danych: są w nim zakryte karty i prywatne słowa.
cli-tables-imported = { $number ->
    [one] Wczytano { $number } stół
    [few] Wczytano { $number } stoły
   *[many] Wczytano { $number } stołów
}; { $people ->
    [0] nikogo nowego
    [one] { $people } nowa osoba
    [few] { $people } nowe osoby
   *[many] { $people } nowych osób
}.
cli-serving = Imperia działa pod adresem { $address } (Ctrl+C zatrzymuje; wszystkie partie zostają)
cli-thinking = { $threads ->
    [one] Myślę za boty serwerów, za jednego naraz (Ctrl+C zatrzymuje)
    [few] Myślę za boty serwerów, za { $threads } naraz (Ctrl+C zatrzymuje)
   *[many] Myślę za boty serwerów, za { $threads } naraz (Ctrl+C zatrzymuje)
}

cli-step = Krok { $step } z { $last }
cli-browse-commands = Enter: następny krok, b: wstecz, liczba: przejdź tam, q: koniec.
cli-broken-off = { $last ->
    [one] Gra została przerwana po { $last } akcji. Stan:
   *[other] Gra została przerwana po { $last } akcjach. Stan:
}
cli-holds = { $actions ->
    [one] Zgadza się: { $actions } akcja prowadzi do pozycji { $hash }.
    [few] Zgadza się: { $actions } akcje prowadzą do pozycji { $hash }.
   *[other] Zgadza się: { $actions } akcji prowadzi do pozycji { $hash }.
}

cli-simulating = Rozgrywanie
cli-simulated = Partii: { $games }, decyzji: { $decisions }. Na sekundę: partii { $games_a_second }, decyzji { $decisions_a_second }.
cli-simulated-before = Z tego już wcześniej ukończonych: { $games }.
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

cli-table-points = punkty
cli-table-coins = monety
cli-table-supply = rezerwa
cli-table-cities = miasta
cli-table-cards = karty
cli-table-row = { $coins ->
    [0] za darmo  { $card }
    [one] { $coins } moneta  { $card }
   *[other] { $coins } monety  { $card }
}

cli-legends-flying = latanie
cli-legends-more-armies = +wystawianie
cli-legends-more-moves = +ruch
cli-legends-elixirs-held = eliksiry
cli-legends-immune = odporność
cli-legends-captured = jeńcy
cli-legends-nothing-laid = Na stole nie leży jeszcze żadna plansza.

cli-founders-points = punkty
cli-founders-row = { $stack }, w stosie { $left }
cli-founders-victory-row = zwycięstwo
cli-founders-swapped = { $count ->
    [one] { $count } kafelek wymieniony
    [few] { $count } kafelki wymienione
   *[other] { $count } kafelków wymienionych
}
cli-founders-served = { $resource } z pola ({ $x }, { $y })
cli-founders-bought = { $resource } (zakup)
cli-founders-fits = { $served ->
    [0] { $tile } pasuje na pole ({ $x }, { $y }): niczego nie potrzebuje.
   *[other] { $tile } pasuje na pole ({ $x }, { $y }): { $by }.
}
cli-founders-lacks = { $served ->
    [0] { $tile } nie pasuje na pole ({ $x }, { $y }). Brakuje: { $unmet }.
   *[other] { $tile } nie pasuje na pole ({ $x }, { $y }). Jest: { $by }. Brakuje: { $unmet }.
}
cli-founders-not-beside = { $tile } nie pasuje na pole ({ $x }, { $y }): żaden twój kafelek nie przylega do niego bokiem.

## Ekran gry capitals

cli-capitals-round = { $left ->
    [0] Runda { $round } z { $rounds }
   *[other] Runda { $round } z { $rounds }; { $weather }, zostało rund: { $left }
}
cli-capitals-topics = A „why” z jednym z tych słów mówi, skąd się bierze liczba albo co będzie dalej: { $topics }.
cli-capitals-luck = Szczęście w bitwach: co dały kości (i czego należało się spodziewać)
cli-capitals-luck-battles = Bitwy
cli-capitals-luck-won = Wygrane
cli-capitals-luck-lost = Straceni żołnierze
cli-capitals-luck-beaten = Pokonani wrogowie
cli-capitals-luck-soldiers = Szczęście w żołnierzach
cli-capitals-given-of-expected = { $given } ({ $expected })
cli-capitals-luck-note = Według dokładnych szans z początku każdej bitwy. Bitwa przerwana liczy się z szansami, które jej jeszcze zostały.
cli-capitals-topic-income = dochód
cli-capitals-topic-upkeep = utrzymanie
cli-capitals-topic-food = żywność
cli-capitals-topic-points = punkty
cli-capitals-topic-prices = ceny
cli-capitals-topic-forecast = prognoza
cli-capitals-topic-province = prowincja
cli-capitals-topic-connection = połączenie
cli-capitals-topic-odds = szanse
cli-capitals-which-province = Która prowincja? Podaj jej numer, od 1 do { $last }, albo początek nazwy: { $example }
cli-capitals-odds = { $attackers } przeciw { $defenders }: atakujący wygrywa z szansą { $win }, jeśli walczy do końca; oczekiwane straty { $attackers_lost } i { $defenders_lost }, rund { $rounds }.
cli-capitals-hidden-card = Nie ta karta: każdy rodzaj oprócz „nic” rozdaje się raz na rundę, łącznie najwyżej tyle, ilu masz szpiegów (C14.1, C14.3). Jeśli nic ci nie zostało, daj „nic”.
cli-capitals-no-battle = Nikt teraz nie zbiera sił do ataku ani nie walczy. Zacznij od attack, a zobaczysz szanse; u cofa to, póki nie padły kości.
cli-capitals-target = { $place }: wszyscy, którzy mogą zaatakować, { $attackers } przeciw { $defenders }, wygrywają z szansą { $win }
cli-capitals-case = dochód { $income }, utrzymanie { $upkeep }, potem { $unpaid ->
    [0] { $then ->
        [one] { $then } moneta
        [few] { $then } monety
       *[other] { $then } monet
    }
   *[other] brakuje monet: { $unpaid }
}; żywność { $food } na { $need }{ $missing ->
    [0] {""}
   *[other] , brakuje { $missing }
}
cli-capitals-cession = Dostaje { $seat }: { $places }
cli-capitals-payment = { $coins ->
    [one] { $seat } płaci { $coins } monetę.
    [few] { $seat } płaci { $coins } monety.
   *[other] { $seat } płaci { $coins } monet.
}
cli-capitals-has = { $goods ->
    [none] { $seat } nie ma nic
   *[other] { $seat } ma { $goods }
}
cli-capitals-bidding = Masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}; jeszcze licytują: { $seats }.
cli-capitals-each = Cena za sztukę: { $price }; masz { $have }.
cli-capitals-march = Koszt marszu za sztukę: { $price }; masz { $have }.
cli-capitals-unpaid = Utrzymanie kosztuje { $due }, a masz { $have }.
cli-capitals-menu-build = Budowa
cli-capitals-menu-army = Wojsko
cli-capitals-menu-march = Marsz
cli-capitals-menu-ships = Statki
cli-capitals-menu-fleet = Morze
cli-capitals-menu-land = Kraj
cli-capitals-menu-others = Inni
cli-capitals-menu-end = Koniec
cli-capitals-out = poza grą
cli-capitals-food = żywność
cli-capitals-soldiers = żołnierze
cli-capitals-level = poziom
cli-capitals-spies = szpiedzy
cli-capitals-under-way = { $place ->
    [none] { $voyage }, tury: { $turns }
   *[other] { $voyage } → { $place }, tury: { $turns }
}

## Arena

arena-heading-bot = Bot
arena-heading-games = Partie
arena-heading-wins = Wygrane
arena-heading-share = Udział
arena-heading-interval = 95%
arena-heading-place = Miejsce
arena-heading-points = Punkty
arena-heading-rating = Ranking
arena-heading-failures = Awarie
arena-heading-all = Razem
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

arena-bad-bots = „{ $bots }” nie jest listą botów; oddziel je przecinkami, np. --bots greedy,search:1s
arena-bad-bounds = „{ $bounds }” to nie dwa udziały wygranych; podaj je w procentach, np. --sprt-bounds 50,55
arena-resume-needs-out = --resume kontynuuje turniej z pliku; podaj go za --out
arena-interrupted = Przerwano. Ukończone partie są zachowane; to samo polecenie z --resume gra dalej.
arena-interrupted-early = Przerwano, zanim skończyła się choć jedna partia; nie ma czego zachować.
arena-interrupted-no-file = Przerwano. Nic nie zostaje: partie są zachowywane tylko z --out.

arena-line-up = Przy stole na { $players } { $players ->
    [few] miejsca
   *[other] miejsc
}: { $sides }.
arena-all-choices = Przy stołach na { $players } { $players ->
    [few] miejsca
   *[other] miejsc
}, w każdym składzie: { $bots }.
arena-orders = { $orders ->
    [one] Jest jeden układ miejsc
   *[other] Każde rozdanie jest grane we wszystkich układach miejsc ({ $orders })
}: rozdań { $rounds }, partii { $games }.
arena-orders-random = { $orders ->
    [one] Jest jeden układ miejsc
   *[other] Układy miejsc ({ $orders }) zmieniają się po kolei
}, każda partia ma własne rozdanie: partii { $games }.
arena-setups-random = Ustawieniem początkowym każdego gracza rządzi los, tak samo we wszystkich partiach jednego rozdania.
arena-rounded = Liczba partii { $asked } nie daje pełnych rund; zaokrąglono w górę do { $games }.
arena-played = Partii: { $found ->
    [0] { $games }
   *[other] { $games }, w tym z poprzedniego uruchomienia { $found }
}. Czas: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, na sekundę: { NUMBER($rate, maximumFractionDigits: 1) }.
arena-all-found = Partii: { $games }, wszystkie z pliku; nie zostało nic do rozegrania.
arena-failures = { $count ->
    [one] { $bot } zawiódł raz i zdecydował za niego greedy: { $first }
   *[other] { $bot } zawiódł { $count } razy ({ $all ->
        [yes] w każdej partii
       *[no] { $games ->
            [one] w { $games } partii
           *[other] w { $games } partiach
        }
    }) i decydował za niego greedy; pierwszy raz: { $first }
}
arena-note-failed = { $mark }: bot, który zawodził. To, co zdecydował za niego greedy, liczy się tu jako jego własne, więc te wyniki nie mówią o jego sile.
arena-note-fair = Równe sobie boty wygrywałyby według liczby miejsc: { $shares }.
arena-note-interval = 95%: przedział Wilsona dla udziału wygranych. { $shared ->
    [0] Żadna wygrana nie była dzielona.
   *[other] Dzielone wygrane ({ $shared }) liczą się jako ułamki, przez co przedział jest nieco za szeroki.
}
arena-note-rating = Ranking: openskill (Plackett-Luce), μ ± 2σ, w kolejności partii{ $all ->
    [yes] .
   *[no] , z pierwszych { $games }.
}
arena-sprt = Test sekwencyjny bota { $bot }, { $p0 } przeciw { $p1 }: po partiach w liczbie { $games } logarytm ilorazu wiarygodności wynosi { $ratio }, granice to { $low } i { $high }. { $verdict ->
    [higher] Rozstrzygnięte: udział wygranych to { $p1 } lub więcej.
    [lower] Rozstrzygnięte: udział wygranych to { $p0 } lub mniej.
   *[open] Nierozstrzygnięte; trzeba więcej partii.
}

arena-no-journal = { $file } nie jest dziennikiem partii; usuń go, aby zacząć od nowa
arena-journal-left = { $file } został po przerwanym uruchomieniu; kontynuuj je opcją --resume albo usuń ten plik
arena-other-settings = { $file } powstał przy innych ustawieniach: { $differences }
arena-difference = { $name }: tam { $there }, tutaj { $here }
arena-setting-not-set = nie podano
arena-setting-arena = format
arena-setting-balance = format
arena-setting-simulation = format
arena-setting-game = gra
arena-setting-rules = wersja zasad
arena-setting-players = liczba graczy
arena-setting-options = opcje
arena-setting-bots = boty
arena-setting-bot-files = pliki botów
arena-setting-networks = sieci botów
arena-setting-games = liczba partii
arena-setting-seed = ziarno losowe
arena-setting-setups = ustawienia początkowe
arena-setting-sprt = granice testu sekwencyjnego
arena-setting-seconds = czasy partii
arena-setting-compare = porównanie
arena-no-parquet = { $file } nie jest plikiem Parquet
arena-no-results = w pliku { $file } nie ma wyników turnieju
arena-bad-ending = plik { $file } ma końcówkę, której tu nie zapisujemy; podaj nazwę z końcówką { $known }
arena-bad-games = liczba partii to liczba całkowita od 1 do { $most }, a podano { $given }
arena-other-bots = w symulacji grają boty { $known }, a nie { $given }; inne grają na arenie
arena-bad-device = symulacja działa na { $known }, a nie na { $given }
arena-no-setups = w grze { $game } i tak każda partia zaczyna się inaczej, więc nie ma czego losować; pomiń --random-setups
arena-test-of-others = test sekwencyjny porównuje dwa boty, a podano { $bots }
arena-bad-shares = oba udziały testu sekwencyjnego leżą między 0% a 100%, niższy pierwszy, a podano { $low }% i { $high }%
arena-bad-error-rates = prawdopodobieństwa błędów testu sekwencyjnego leżą między 0 a 0,5
arena-no-bots = podaj przynajmniej jednego bota
arena-too-many-orders = { $bots ->
    [one] { $bots } bota można posadzić
    [few] { $bots } boty można posadzić
   *[other] { $bots } botów można posadzić
} na { $players } miejscach na więcej niż { $most } sposobów; podaj mniej botów
arena-worker-lost = proces, który rozgrywał partie, nagle się skończył: mógł go zakończyć bot albo zabrakło pamięci
arena-worker-failed = proces, który rozgrywał partie, zawiódł: { $why }

## Clusters

cluster-found = Klaster { $address } ma { $staff }.
cluster-at-work = { $activity } ({ $staff })
cluster-getting-ready = { $activity } (węzły się przygotowują)
cluster-nodes = { $count ->
    [one] { $count } węzeł
    [few] { $count } węzły
   *[other] { $count } węzłów
}
cluster-cores = { $count ->
    [one] { $count } rdzeń
    [few] { $count } rdzenie
   *[other] { $count } rdzeni
}
cluster-gpus = { $count } GPU
cluster-and-workers = --workers dotyczy tego komputera, a --cluster innych; podaj jedną z tych opcji
cluster-kept = { $problem }. Ukończone partie są zachowane; to samo polecenie z --resume gra dalej.
cluster-nothing-kept = { $problem }. Żadne ukończone partie nie są zachowane.
cluster-bad-address = { $address } nie jest adresem klastra; podaj auto, HOST:PORT albo ray://HOST:PORT
cluster-no-ray = do pracy na klastrze potrzebny jest Ray; zainstaluj go z dodatkiem „cluster”: pip install "imperia[cluster]"
cluster-no-client = { $address } wymaga klienta Ray: pip install "ray[client]"
cluster-no-host = żaden komputer nie jest znany pod nazwą { $host }
cluster-no-answer = pod adresem { $address } nikt nie odpowiada: { $why }
cluster-none-here = ten komputer nie należy do żadnego klastra Ray; „ray start --head” tworzy klaster, „ray start --address=HOST:PORT” dołącza do istniejącego
cluster-not-joined = żaden klaster nie wpuszcza tego komputera pod adresem { $address }: nikt nie odpowiada tam jak głowa klastra Ray, do którego ten komputer należy; „ray start --address=HOST:PORT” dołącza do klastra, a z zewnątrz działa ray://HOST:10001
cluster-refused = nie można użyć klastra { $address }: { $why }
cluster-lost = klaster { $address } przestał odpowiadać
cluster-lost-because = klaster { $address } przestał odpowiadać: { $why }
cluster-nobody-left = w klastrze nie został żaden węzeł
cluster-no-cores = żaden węzeł klastra nie ma rdzeni do tej pracy
cluster-no-gpu = żaden węzeł klastra nie ma GPU; uruchom taki przez „ray start --num-gpus=1 --address=HOST:PORT” albo graj z --device cpu
cluster-waiting = Żaden rdzeń klastra nie jest jeszcze gotowy: węzły kompilują jeszcze reguły albo zajmuje je inna praca.
cluster-nodes-differ = nie wszystkie węzły klastra mogą rozgrywać te partie: { $nodes }
cluster-node-silent = { $node } nie odpowiada
cluster-node-without = { $node } nie ma Imperii; zainstaluj tam tę samą wersję
cluster-node-version = { $node } ma Imperię { $there }, a ten komputer { $here }; zainstaluj tę samą wersję
cluster-node-digest = { $node } ma Imperię { $version } z innymi zasadami niż ten komputer; zainstaluj te same pliki
cluster-node-left-out = Dołączył węzeł, który nie może rozgrywać tych partii, i zostaje pominięty: { $why }.
cluster-node-lost = Węzeł { $node } przepadł; jego partie rozegrają inne.
cluster-node-fails = Węzeł { $node } zawodzi raz po raz i zostaje pominięty.
cluster-node-cannot = węzeł { $node } nie może rozgrywać tych partii: { $why }

## Balance

balance-title = { $game }: równowaga gry
balance-eyebrow = Imperia · badanie wielu partii
balance-lead = Liczba partii: { $games }, graczy: { $players }, na wszystkich miejscach gra bot „{ $bots }”.
balance-yes = tak
balance-option = { $title }: { $value }
balance-players = Gracze
balance-no = nie
balance-whole = { $number }
balance-decimal-0 = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
balance-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-percent = { $number }%
balance-percentage-points = { $number } p.p.
balance-interval = { $low } do { $high }
balance-against = { $one } / { $other }

balance-tile-first = wygranych pierwszego gracza
balance-tile-margin = pkt między pierwszym a drugim miejscem
balance-tile-ties = partii przy równych punktach rozstrzygnęły dalsze kryteria
balance-tile-decisions = decyzji w partii
balance-tile-turns = liczba tur: { $turns }

balance-summary = W skrócie
balance-how-all = Przy każdej liczbie stoi przedział, w którym prawdziwa wartość mieści się w 95 na 100 takich badań. Na wykresach kropka to wynik pomiaru, a kreska to ten przedział. Pełna kropka leży dalej, niż tłumaczy przypadek; pusta może być dziełem przypadku.
balance-finding-more = Najczęściej wygrywa { $who }: { $share } partii; sprawiedliwie byłoby { $fair }.
balance-finding-less = Najrzadziej wygrywa { $who }: { $share } partii; sprawiedliwie byłoby { $fair }.
balance-finding-order-fair = Żadne miejsce w kolejności nie wygrywa częściej ani rzadziej, niż tłumaczy przypadek.
balance-finding-bid = { $bid ->
    [0] Najczęściej wygrywa ten, kto nie stawia nic: { $share }.
   *[other] Najczęściej wygrywa ten, kto stawia { $bid }: { $share }.
}
balance-finding-best-cards = Najbardziej sprzyja wygranej: { $item } (karta { $number }), { $worth } wygranych w porównaniu z graczami bez niej.
balance-finding-worst-cards = Najmniej sprzyja wygranej: { $item } (karta { $number }), { $worth } wygranych.
balance-finding-fair-cards = Żadna karta nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.
balance-finding-source = Zwycięzców najbardziej wyróżnia źródło „{ $source }”: { $gap } z { $all } pkt przewagi nad pozostałymi.

balance-seats = Kto wygrywa
balance-how-seats = Ci, którzy dzielą pierwsze miejsce, dzielą też wygraną. Kreskowana linia to sprawiedliwy udział, { $fair }.
balance-caption-order = Udział wygranych według kolejności, od pierwszego gracza
balance-caption-seats = Udział wygranych według numeru miejsca
balance-turn-order = { $number ->
    [1] Pierwszy gracz
   *[other] { $number ->
        [2] Drugi gracz
        [3] Trzeci gracz
        [4] Czwarty gracz
       *[other] Piąty gracz
    }
}
balance-head-turn = Kolejność
balance-head-seat = Miejsce
balance-head-wins = Wygrane
balance-head-share-plot = Udział wygranych z przedziałem
balance-head-count = Ile razy
balance-head-points = Punkty

balance-bids = Ile warta jest licytacja
balance-how-bids = Udział wygranych tych miejsc, które tyle postawiły, bez względu na to, czy licytację wygrały. Stawki, które padły mniej niż dziesięć razy, nie wyznaczają skali; ich kreski mogą wychodzić poza wykres.
balance-caption-bids = Udział wygranych według własnej stawki
balance-head-bid = Stawka
balance-bid = { $bid ->
    [0] Nic
    [one] { $bid } moneta
    [few] { $bid } monety
   *[other] { $bid } monet
}

balance-sources = Skąd są punkty
balance-how-sources = Średnie punkty jednego miejsca według źródła. Rozrzut to odchylenie standardowe. Przewaga mówi, o ile więcej mają zwycięzcy: źródło o małej przewadze mało rozstrzyga, choćby dawało dużo punktów.
balance-caption-stack = Średnie punkty zwycięzców i pozostałych
balance-caption-sources = Punkty według źródła
balance-everybody = Wszyscy
balance-winners = Zwycięzcy
balance-others = Pozostali
balance-all-sources = Razem
balance-head-who = Kto
balance-head-by-source = Według źródła
balance-head-source = Źródło
balance-head-mean = Średnio
balance-head-spread = Rozrzut
balance-head-winners = Zwycięzcy
balance-head-others = Pozostali
balance-head-gap = Przewaga

balance-cards = Ile warta jest każda karta
balance-how-cards = Udział wygranych graczy, którzy wzięli kartę, minus udział tych, którzy jej nie wzięli, w punktach procentowych (p.p.), od najlepszej. To pokazuje, co idzie w parze, a nie co jest przyczyną: karta brana późno albo przez prowadzących wygląda lepiej, niż jest. Liczba kart: { $count }; z nich około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-how-prices = „W partiach” to udział partii, w których ktoś ją ma; koszt to cena, za którą ją brano, średnio i z podziałem na kolory:
balance-caption-cards = Karty według wartości
balance-head-cards = Karta
balance-head-worth = Wartość
balance-head-worth-plot = Wartość z przedziałem, p.p.
balance-head-with = Wygrane z / bez
balance-head-in-games = W partiach
balance-head-price = Koszt
balance-head-points-with = Punkty z / bez
balance-price = { $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
   *[other] { $price } monet
}

balance-caption-group = { $caption }: { $group }
balance-how-passed = „Pominięte” to część tych, które leżały do wzięcia i których nikt nie wziął, aż wypadły z gry albo gra się skończyła.
balance-head-passed = Pominięte
balance-how-rolled = O tym, co wypada, decydują kości. Każdy rzut liczy się więc osobno: ci, którym to wypadło, są porównani z tymi, którym wypadło coś innego, a różnica jest skutkiem wyniku.
balance-how-many = Gdzie mają to wszyscy, więcej mówi liczba: „więcej u zwycięzców” to o ile więcej bierze zwycięzca partii, niż biorą średnio pozostali.
balance-head-more = Więcej u zwycięzców
balance-head-succeeds = Powodzi się

balance-deeds = Co robią gracze
balance-how-deeds = Jak często zdarza się to w partii, jakiej części graczy choć raz i o ile częściej ci wygrywają od pozostałych, w punktach procentowych (p.p.). To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-deeds = Co robią gracze i kto z tym wygrywa
balance-head-deeds = Co
balance-head-a-game = Razy w partii
balance-head-of-seats = U graczy

balance-endings = Jak kończą się partie
balance-how-endings = Co zakończyło partie i ile decyzji miały średnio takie partie.
balance-caption-endings = Partie według zakończenia
balance-head-endings = Zakończenie
balance-head-rounds = Rundy
balance-caption-rounds = Partie według rundy, w której się skończyły
balance-head-round = Runda
balance-round = Runda { $number }

balance-how-spells = Ile razy zdarza się to w ciągu { $turns } tur, dopóki trwa. Kreskowana linia to wszystkie tury; pełna kropka różni się od wszystkich pozostałych tur bardziej, niż tłumaczy przypadek.
balance-head-of-turns = Część tur
balance-head-turns-plot = Udział tur
balance-head-in-turns = W { $turns } turach

balance-how-grounds = Przewaga pierwszego gracza to jego udział wygranych minus sprawiedliwy udział, w punktach procentowych (p.p.); kreskowana linia to przewaga we wszystkich partiach, a pełna kropka różni się od partii bez tego bardziej, niż tłumaczy przypadek. „W partiach” to udział partii.
balance-head-first = Pierwszy gracz
balance-head-first-plot = Przewaga z przedziałem, p.p.
balance-head-margin-points = Różnica, punkty
balance-head-ties = Równe punkty
balance-head-decisions = Decyzje

balance-closeness = Jak wyrównane są partie
balance-how-closeness = Różnica to punkty między pierwszym a drugim miejscem: średnio { $margin }. Przy równych punktach zwycięzcę wskazały dalsze kryteria w { $ties } partii, a w { $shared } wygrana była wspólna.
balance-caption-margins = Partie według różnicy punktów
balance-head-margin = Różnica
balance-head-games = Partie
balance-head-games-plot = Udział partii
balance-margin = { $points ->
    [0] Żadna
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

balance-compare = Co zmieniają opcje
balance-how-compare = Ustawienia tego badania z jedną zmianą naraz; partii na każdą zmianę: { $games }, z tymi samymi rozdaniami, gdzie mogą być te same. Kreskowana linia to ustawienia tego badania; pełna kropka różni się od nich bardziej, niż tłumaczy przypadek.
balance-caption-compare-first = Przewaga pierwszego gracza: udział wygranych minus sprawiedliwy udział
balance-caption-compare-margin = Punkty między pierwszym a drugim miejscem
balance-caption-compare-ties = Partie, które przy równych punktach rozstrzygnęły dalsze kryteria
balance-caption-compare-length = Decyzje w partii
balance-caption-compare-ending = Partie, które kończą się tak: { $ending }
balance-head-option = Zmiana
balance-head-value = Wynik
balance-head-compare-plot = Z przedziałem
balance-head-turns = Tury
balance-base = To badanie

balance-made = Jak to powstało
balance-bots-random = Boty: { $name }. Każda dozwolona akcja jest równie prawdopodobna, tylko oferty dla innych padają rzadko. To pokazuje ramy zasad, a nie to, jak grają ludzie.
balance-bots-greedy = Boty: { $name }. Każdy patrzy jedną decyzję naprzód i bierze to, co wygląda najlepiej według oceny dołączonej do gry; bez planów i przeszukiwania.
balance-bots-novice = Boty: { $name }, najłagodniejszy z pięciu poziomów: jedna decyzja naprzód i wiele przeoczeń.
balance-bots-casual = Boty: { $name }, drugi z pięciu poziomów: jedna decyzja naprzód i trochę przeoczeń.
balance-bots-skilled = Boty: { $name }, trzeci z pięciu poziomów.
balance-bots-expert = Boty: { $name }, czwarty z pięciu poziomów.
balance-bots-master = Boty: { $name }, najtrudniejszy z pięciu poziomów. Myśli według zegara, więc powtórka da inne partie.
balance-bots-search = Boty: { $name }, przeszukiwanie drzewa z takim budżetem na decyzję.
balance-bots-policy = Boty: { $name }, pytają sieć raz na decyzję, a gdzie nie zna ona zasad partii, przeszukują drzewo.
balance-bots-guided = Boty: { $name }, przeszukiwanie drzewa z takim budżetem na decyzję, prowadzone przez sieć tam, gdzie zna ona zasady partii.
balance-bots-own = Boty: { $name }, własny bot.
balance-made-games = Liczba partii: { $games }, graczy: { $players }, ziarno losowe: { $seed }. To samo rozegra polecenie powyżej.
balance-made-options = Opcje: { $options }.
balance-made-intervals = Przedziały 95%: dla udziałów Wilsona, dla średnich normalny; różnice między graczami, którzy coś mają, a pozostałymi są liczone partia po partii, bo co jedno miejsce wygrywa, drugie przegrywa.
balance-made-files = Dane obok tej strony: { $files }.
balance-made-compare = Z opcją --compare ta strona pokazuje też, co zmienia każda opcja gry.

balance-playing = Rozgrywanie
balance-playing-option = Rozgrywanie: { $option }
balance-played = Partii: { $found ->
    [0] { $games }
   *[other] { $games }, w tym z poprzedniego uruchomienia { $found }
}. Czas: { $seconds } s.
balance-complete = { $file }: badanie jest kompletne, nie zostało nic do rozegrania. Bez --resume wszystko jest rozgrywane od nowa.
balance-failed = { $count ->
    [one] { $bot } zawiódł raz i zdecydował za niego greedy: { $first }
   *[other] { $bot } zawiódł { $count } razy ({ $games ->
        [one] w { $games } partii
       *[other] w { $games } partiach
    }) i decydował za niego greedy; pierwszy raz: { $first }
}
balance-bad-out = strona to plik o nazwie z końcówką .html, a nie { $file }

train-bad-players = --players przyjmuje liczby oddzielone przecinkami, np. 2,4, a nie { $given }
train-training = Trening
train-searching = Szukanie luk, aktualizacja { $done } z { $of }
train-searching-for-seconds = Szukanie luk, { $done } z { $of } s
train-stretch = Odcinek { $stretch }{ $of ->
    [none] {""}
   *[other] {" "}z { $of }
}: { $seconds } s, { $rate } decyzji/s, entropia { NUMBER($entropy, maximumFractionDigits: 3) }, strata udziałów { NUMBER($loss, maximumFractionDigits: 4) }
train-rival-games = Partie rywali: { $done } z { $of }
train-imitating = Naśladowanie bota { $bot }
train-rival = Sieć naśladuje bota { $bot } (decyzje do nauki: { $decisions }); spośród innych jego decyzji tak samo wybiera { $agreed }
train-holes = Luki po odcinku { $stretch }: przeciwnik, który uczył się gry tylko przeciw tej sieci, wygrywa { $share } (od { $low } do { $high }); sprawiedliwe byłoby { $fair }
train-holes-unknown = Luki po odcinku { $stretch }: podczas szukania skończyło się za mało partii, by coś powiedzieć
train-judging = Trening skończony; trwa ocena ostatniej sieci. Ctrl-C przerywa i to, a --resume oceni ją później.
train-judging-failed = Nie udało się ocenić sieci; przyczynę podaje { $folder }/judging.log.
train-interrupted = Przerwano. Wszystkie całe odcinki są zachowane; kontynuuje je { $command }.
train-interrupted-early = Przerwano, zanim skończył się pierwszy odcinek; nie ma czego zachować.
train-lost = { $problem }. Wszystkie całe odcinki są zachowane; kontynuuje je { $command }.
train-lost-early = { $problem }. Żaden odcinek nie był cały; nie ma czego zachować.

## Doctor

doctor-ok = dobrze
doctor-slow = wolno
doctor-missing = brak

doctor-python = Python
doctor-compiler = kompilator
doctor-cache = pamięć
doctor-games = gry
doctor-page = strona
doctor-database = baza
doctor-port = port
doctor-gpu = GPU

doctor-python-found = { $version }, { $system } { $machine }, { $cores ->
    [one] { $cores } rdzeń
    [few] { $cores } rdzenie
   *[other] { $cores } rdzeni
}

doctor-compiler-found = { $tools }; zasady są tłumaczone wprost na kod LLVM
doctor-compiler-untranslated = { $tools }; zasady kompiluje Numba, co trwa trzy razy dłużej ({ $why })
doctor-compiler-tried-versions = zainstaluj Imperię od nowa, w wersji, którą zna: pip install --force-reinstall imperia
doctor-compiler-off = przy IMPERIA_JIT=0 zasady działają w Pythonie, a boty są wielokrotnie wolniejsze
doctor-compiler-switch-on = usuń tę zmienną, aby je kompilować
doctor-compiler-broken = nie da się skompilować zasad: { $why }
doctor-compiler-install = zainstaluj Imperię od nowa ze wszystkim, czego potrzebuje: pip install --force-reinstall imperia

doctor-cache-found = skompilowane zasady są w { $folder }, { $megabytes } MB
doctor-cache-closed = skompilowanych zasad nie da się zachować w { $folder } ({ $why }), więc są kompilowane przy każdym uruchomieniu
doctor-cache-choose = ustaw zmienną IMPERIA_CACHE na folder, w którym wolno ci pisać

doctor-games-compiled = skompilowane: { $games }
doctor-games-left = skompilowane: { $done }; jeszcze nieskompilowane: { $left }
doctor-game-takes = { $game } ({ $seconds ->
    [0] nie wiadomo, jak długo to potrwa
   *[other] około { $seconds } s
})
doctor-games-compile = dzieje się to raz, gdy ktoś w nie zagra, albo już teraz: python -m imperia.minds.compiling

doctor-page-found = zbudowana, w { $folder }
doctor-page-missing = w { $folder } nie ma strony
doctor-page-incomplete = stronie w { $folder } brakuje: { $files }
doctor-page-build = zbuduj ją poleceniem make page albo zainstaluj pakiet wheel, który ją zawiera

doctor-database-new = { $place }: utworzy ją pierwszy serwer
doctor-database-newest = { $place }, schemat { $schema }, najnowszy
doctor-database-older = { $place }, schemat { $schema }, który następny serwer zaktualizuje
doctor-database-room = wolne miejsce: { $megabytes } MB
doctor-database-make-room = zwolnij miejsce albo wybierz inne za pomocą --database

doctor-port-free = { $host }, port { $port } jest wolny
doctor-port-any = { $host } ma wolny port
doctor-port-taken = nasłuchuje tam proces { $id }, { $program }
doctor-port-choose = zatrzymaj to, co tam działa, albo wybierz inny port, na przykład: imperia serve --port 0

doctor-gpu-found = można użyć { $name }
doctor-gpu-optional = do gry nikt go nie potrzebuje

doctor-playable = Można grać: imperia serve
doctor-not-playable = Nie da się grać, dopóki brakuje czegoś potrzebnego.

## Minds

mind-simulations = { $count ->
    [one] Po { $count } symulacji:
   *[other] Po { $count } symulacjach:
}
mind-chance = { $seat } { NUMBER($percent, maximumFractionDigits: 0) }%
mind-chances = Szanse na wygraną: { $chances }.
mind-advice = { $seat } – najlepsza akcja: „{ $action }”.
mind-considered = { $visits ->
    [one] „{ $action }” – sprawdzono raz, rokuje { NUMBER($percent, maximumFractionDigits: 0) }%.
   *[other] „{ $action }” – sprawdzono { $visits } razy, rokuje { NUMBER($percent, maximumFractionDigits: 0) }%.
}
mind-more = { $count ->
    [one] Jeszcze jedną akcję sprawdzano rzadziej.
    [few] Jeszcze { $count } akcje sprawdzano rzadziej.
   *[other] Jeszcze { $count } akcji sprawdzano rzadziej.
}
mind-at-one-look = Na pierwszy rzut oka, bez patrzenia w przód:
mind-liked = „{ $action }” – sieć wybrałaby to w { NUMBER($percent, maximumFractionDigits: 0) }% przypadków.
mind-less-liked = { $count ->
    [one] Jeszcze jedna akcja jest mniej prawdopodobna.
    [few] Jeszcze { $count } akcje są mniej prawdopodobne.
   *[other] Jeszcze { $count } akcji jest mniej prawdopodobnych.
}
mind-not-asked = gracz na miejscu { $seat } nie ma teraz nic do zdecydowania; decydują miejsca: { $asked }

mind-unknown = nie ma bota { $name }; wybierz poziom ({ $levels }) albo jeden z: adviser, random, greedy, search:1s, search:250ms, search:2000 (symulacje), uct:2000, policy, policy:0.5 (temperatura), guided:1s, guided:200, policy:ścieżka.npz, policy:0.5:ścieżka.npz, guided:200:ścieżka.npz, ścieżka.py:NazwaKlasy
mind-no-name = bota podaje się nazwą, a podano { $given }; do wyboru: { $levels }, adviser, random, greedy, search:1s, search:250ms, search:2000 (symulacje), uct:2000, policy, policy:0.5 (temperatura), guided:1s, guided:200, policy:ścieżka.npz, policy:0.5:ścieżka.npz, guided:200:ścieżka.npz, ścieżka.py:NazwaKlasy
mind-budget-missing = przeszukiwanie potrzebuje budżetu: milisekund, symulacji albo obu
mind-budget-too-small = budżet to więcej niż 0 milisekund i przynajmniej 1 symulacja
mind-budget-threads = przeszukiwanie potrzebuje przynajmniej 1 wątku i { $megabytes } MB pamięci na każdy
mind-temperature = temperatura to liczba od 0 do { $most }, a podano { $given }
network-unreadable = nie da się odczytać sieci { $path }: { $why }
network-damaged = { $path } nie jest siecią albo plik jest uszkodzony; sieci zapisuje `imperia train`
network-unknown-game = sieć { $path } jest do gry { $game }, której tu nie ma; są: { $known }
network-other-rules = sieć { $path } uczyła się w wersji { $made } zasad gry { $game }, a te zasady mają wersję { $now }; trzeba ją wytrenować na nowo
network-other-features = sieci { $path } opisuje się grę { $game } inaczej, niż robi to ta wersja Imperii; trzeba ją wytrenować na nowo
network-not-learned = ta sieć nie uczyła się grać z { $missing }; wytrenuj taką, która to zna, albo wybierz innego bota
network-other-game = ta sieć gra w grę { $made_for }, więc nie zagra w grę { $game }
mind-no-file = nie ma pliku { $path }, z którego można by wziąć bota { $name }
mind-no-python = { $path } nie jest plikiem Pythona; bota podaje się jako ścieżka.py:NazwaKlasy
mind-not-loaded = nie da się wczytać { $path }: { $why }
mind-no-class = w { $path } nie ma klasy { $name } z metodą choose(self, view) albo choose_record(self, record, seat, codes)
mind-not-made = nie da się utworzyć bota { $bot }: { $why }
mind-of-file-not-made = nie da się utworzyć bota { $name } z { $path }: { $why }
mind-busy = { $bot } wciąż zajmuje się wcześniejszym pytaniem
mind-failed = { $bot } zawodzi: { $why }
mind-too-slow = { $bot } nie odpowiada w ciągu { $seconds } s
mind-nonsense = { $bot } odpowiada { $answer }, a to nie jest dozwolona akcja
mind-replaced = { $problem }; zamiast niego { $mind } gra { $action }
mind-replaced-throughout = { $problem }; zamiast niego całą partię gra { $mind }

## Errors

quoted = „{ $text }”
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

unknown-language = nie ma tekstów w języku { $wanted }; do wyboru: { $known }
unknown-clause = nie ma punktu zasad { $wanted }; są punkty od { $first } do { $last }

no-gpu-interpreted = przy IMPERIA_JIT=0 zasady działają w Pythonie; aby użyć GPU, usuń tę zmienną
no-gpu-package = nie da się wczytać numba-cuda ({ $why }); zainstaluj poleceniem: pip install 'imperia[cuda]'
no-gpu-device = nie odpowiada żadne urządzenie CUDA; procesor da te same wyniki

# Co mówi system, według jego kodów.
system-bad-path = ścieżka nie może zawierać takich znaków
system-eacces = brak uprawnień
system-eaddrinuse = ten adres jest już zajęty
system-eaddrnotavail = ten komputer nie ma takiego adresu
system-econnrefused = połączenie odrzucone
system-eexist = taki plik już istnieje
system-ehostunreach = do tego komputera nie prowadzi żadna droga
system-eio = błąd wejścia lub wyjścia
system-eisdir = to jest folder
system-emfile = za dużo otwartych plików
system-enametoolong = za długa nazwa pliku
system-enetunreach = sieć jest nieosiągalna
system-enoent = nie ma takiego pliku ani folderu
system-enospc = na dysku nie ma miejsca
system-enotdir = to nie jest folder
system-eperm = niedozwolona operacja
system-erofs = system plików jest tylko do odczytu
system-etimedout = upłynął czas oczekiwania
