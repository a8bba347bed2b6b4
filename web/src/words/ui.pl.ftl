# Słowa samej strony. Gry przynoszą własne.

## Wszędzie

close = Zamknij
copy = Kopiuj
copied = Skopiowano
link = Link
qr-code = Kod QR z linkiem
loading = Wczytywanie…
back = Wstecz
home = Strona główna
to-home = Imperia, strona główna
page-menu = Strona
try-again = Spróbuj jeszcze raz
just-now = przed chwilą
refused = Teraz to niemożliwe.
unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
unreachable-retry = Serwer nie odpowiada. Strona próbuje dalej.
lost-title = Tu nic nie ma
lost-text = Pod tym adresem nic nie ma.
lost-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
broken-title = Nie udało się otworzyć
broken-text = Strona nie mogła wczytać tego, czego potrzebuje. Sprawdź połączenie i spróbuj jeszcze raz.
newer-page = Jest nowsza wersja tej strony.
reload = Odśwież

## Osoba i ustawienia

your-name = Twoje imię
change-name = Zmień imię
name-help = Tak widzą cię inni przy stole, od 1 do 24 znaków
keep = Zapisz
settings = Ustawienia
language = Język
theme = Jasno czy ciemno
as-system = Jak w systemie
light = Jasno
dark = Ciemno
to-light = Przełącz na jasny
to-dark = Przełącz na ciemny
motion = Ruch
motion-on = Włączony
motion-off = Wyłączony
pace = Ruchy innych
pace-calm = Krok po kroku
pace-quick = Szybko
pace-at-once = Od razu
confirm-setting = Potwierdzaj to, czego nie da się cofnąć
confirm-setting-help = Najpierw widzisz wynik, potem go potwierdzasz.
tours-setting = Przewodnik po pierwszej turze
tours-setting-help = Podpowiedzi wskazujące rzeczy na stole w pierwszej partii każdej gry.

notices = Gdy przyjdzie twoja kolej, a ciebie tu nie będzie
notify-browser = Powiadomienia tej przeglądarki
notify-browser-help = Gdy Imperia jest otwarta w karcie, na którą nie patrzysz.
notify-refused = Przeglądarka na nie nie pozwala; możesz to zmienić w jej ustawieniach dla tej strony.
notify-turn = Twój ruch: { $game }, przy stole { $names }
mail-help = E-mailem, o wszystkich twoich partiach: adres, który czytasz tylko ty
mail-unconfirmed = Na { $address } wysłaliśmy odnośnik. Otwórz go, żeby dostawać e-maile o swoim ruchu.
mail-confirmed = E-maile na { $address }
webhook-help = Przez webhook, na: { $hosts }
webhook-kept = Webhook: { $url }
webhook-secret = Sekret, którym podpisujemy każde powiadomienie; widać go tylko teraz.
remove = Usuń
mail-confirm-title = Czy to twój adres?
mail-confirm-text = Jeśli to twoja prośba, dostaniesz e-mail, gdy w partii przyjdzie twoja kolej, a ciebie nie będzie. W każdym e-mailu jest odnośnik, który to kończy.
mail-confirm-do = Tak, powiadamiaj mnie
mail-confirm-done = Od teraz o swoim ruchu dowiesz się e-mailem.
mail-withdraw-title = Koniec e-maili
mail-withdraw-text = Zapomnimy twój adres i nic więcej na niego nie wyślemy.
mail-withdraw-do = Nie wysyłaj e-maili
mail-withdraw-done = Gotowe. Nic więcej nie wyślemy na twój adres.

## Strona główna

lead = { $least ->
    [one] Z botami i ze znajomymi, do { $most } graczy.
   *[other] Z botami i ze znajomymi, od { $least } do { $most } graczy.
}
play-now = Graj teraz
starting = Rozdawanie…
getting-ready = Przygotowywanie…
ready-in = Gotowe za około { $seconds } s
starts-when-ready = Gra zacznie się sama, gdy będzie gotowa.
call-off = Jednak nie
opponents = Przeciwnicy
level = Poziom
level-novice = Nowicjusz
level-casual = Amator
level-skilled = Wprawny
level-expert = Ekspert
level-master = Mistrz
new-table = Nowy stół
rulebook = Zasady
rulebook-of = Zasady: { $game }
games = Gry
my-matches = Twoje partie
my-finished = Twoje zakończone partie
no-matches = Nie masz żadnej partii w toku.
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na graczy.
watch = Oglądaj
recent = Ostatnie powtórki
your-turn = Twój ruch
since-you-looked = { $count ->
    [one] { $count } akcja od twojej ostatniej wizyty
    [few] { $count } akcje od twojej ostatniej wizyty
   *[many] { $count } akcji od twojej ostatniej wizyty
}
until = do: { $time }
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
show-all = Pokaż wszystkie ({ $count })
upload = Otwórz zapisaną partię
upload-too-large = Ten plik jest za duży jak na zapis partii.

## Nowy stół

game = Gra
players = Liczba graczy
seats = Miejsca
options = Opcje
who-sits = Miejsce { $number }
sits-me = Ty
sits-bot = Bot
sits-open = Każdy, kto ma link
sits-open-help = wolne
sits-guest = Ktoś obok ciebie
guest-name = Imię
own-file = Użyj własnego pliku
own-file-chosen = Z pliku { $name }
own-file-remove = Usuń
clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Dni
clock-bank = Minut na partię
clock-increment = Sekund dodawanych co turę
clock-days-each = Dni na turę
clock-live-words = { $minutes } min + { $seconds } s na turę
clock-days-words = { $days ->
    [one] { $days } dzień na turę
   *[other] { $days } dni na turę
}
open-table = Otwarty stół
open-table-help = Widać go na stronie głównej; każdy może usiąść.
spectators = Widzowie
spectators-help = Kto ma link, może oglądać.
hints = Podpowiedzi
hints-help = Gracze mogą pytać bota o radę.
luck-shown = Szczęście na widoku
luck-shown-help = Co dały kości w bitwach wobec dokładnych szans, widać już w trakcie partii, a nie dopiero na końcu.
chat = Czat
chat-for-all = Dla wszystkich
chat-for-seats = Tylko gracze
chat-for-none = Wyłączony
private-chat = Prywatne wiadomości
private-chat-help = Gracze mogą pisać tylko do wybranych osób i umawiać się w tajemnicy.
open-it = Otwórz stół
start = Zaczynamy
starts-at-once = Wszystkie miejsca są zajęte: partia zacznie się od razu.
starts-when-full = Partia zacznie się, gdy wszystkie miejsca będą zajęte.

## Poczekalnia

waiting-title = { $count ->
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $count } osoby
   *[other] Czekamy na jeszcze { $count } osób
}
option-off = { $title }: nie
option-set = { $title }: { $value }
waiting-ready = Wszyscy są na miejscu
free-seat = Wolne
sit-here = Usiądź tutaj
seat-bot = Posadź bota
join = Dołącz
leave = Odejdź
start-with-bots = { $count ->
    [one] Zacznij z botem
   *[other] Zacznij z botami ({ $count })
}
invite = Zaproś
invite-text = Kto otworzy ten link, może usiąść. Konto nie jest potrzebne.
opening-table = Nakrywamy do stołu…

## Stół

decision = O co chodzi teraz
waiting-for = { $count ->
    [one] Teraz decyduje { $names }.
   *[other] Teraz decydują: { $names }.
}
staged = { $action }?
forecast-seat = { $name }: z { $before } na { $after } pkt
forecast-part = { $source } z { $before } na { $after }
forecast-best = Najlepiej:
forecast-hidden = i to, co wyjdzie na jaw
staged-hint = Tego nie da się już cofnąć.
confirm = Potwierdź
take-back = Wycofaj
undo = Cofnij
hint = Rada
why = Czemu?
skip = Pokaż resztę
result = Wynik
ask-table-undo = Zapytaj pozostałych
nothing-asked = Teraz nie masz nic do wyboru.
all-actions = Wszystkie akcje jako lista
position-as-data = Pozycja jako dane
is-asked = teraz decyduje
you = ty
bot = Bot
away = poza stołem
stand-in = gra bot
bot-plays-for-you = Bot gra teraz za ciebie.
come-back = Wróć na swoje miejsce
propose-stand-in = Niech na razie gra bot
clock-left = Pozostały czas
seat = Gracz
place = Miejsce
total = Razem
table-menu = Stół
points-so-far = Punkty na teraz
points-note = Tak, jakby gra skończyła się w tej chwili.
tint = Pokaż, kto co kontroluje
tint-off = Ukryj, kto co kontroluje
log = Dziennik
log-and-chat = Dziennik i rozmowy
log-mark = Od twojej ostatniej wizyty
play-missed = Odtwórz
log-jump = Otwórz tę chwilę
log-all = Wszystko
log-mine = Moje
log-pick = Co widać z dziennika
log-earlier = Szukaj wcześniej
log-nothing = Nic takiego się nie stało.
since-last-turn = Od twojej ostatniej tury
turn-of-turns = tura { $turn } z { $count }
turn-before = Poprzednia tura
turn-after = Następna tura
enlarge = Powiększ
chat-empty = Nikt jeszcze nic nie powiedział.
chat-older = Wcześniejsze wiadomości
chat-for = Kto to przeczyta
chat-only-for = tylko dla: { $names }
chat-write-to = Tylko dla: { $names }
reveal = Tylko dla: { $name }. Inni nie patrzą, pokaż
chat-write = Napisz do stołu
chat-off = Przy tym stole czat jest wyłączony.
chat-seats-only = Przy tym stole rozmawiają tylko gracze.
send = Wyślij
agreements = Umowy
agreements-help = Dwie strony podpisują tekst przy świadku. Nikt go nie egzekwuje: obietnica jest warta tyle, ile słowo tego, kto ją składa.
agreements-none = Nie ma umowy, którą możesz przeczytać.
agreement-between = { $by } i { $other } zawierają umowę:
agreement-witnessed = { $by } i { $other } zawierają umowę (świadek: { $witness }):
agreement-propose = Zaproponuj umowę
agreement-other = Druga strona
agreement-witness = Świadek
agreement-no-witness = Ludzie zajmują tu mniej niż trzy miejsca, więc nie ma świadka.
agreement-text = Treść umowy
agreement-public = Jawna
agreement-public-help = Po podpisaniu przeczytają ją wszyscy. W przeciwnym razie do końca partii wiedzą o niej tylko podpisujący.
agreement-open-only = Przy tym stole nic nie jest prywatne: wszyscy przeczytają ją od razu.
agreement-send = Podpisz i zaproponuj
agreement-open = jawna
agreement-stands = Podpisana przez wszystkich w kroku { $step }
agreement-declined = Odrzucona
agreement-withdrawn = Wycofana
agreement-unsigned = Nie wszyscy ją podpisali
agreement-missing = Brakuje podpisów: { $names }
agreement-sign = Podpisz
agreement-decline = Odmów
agreement-withdraw = Wycofaj
notes = Notatki
notes-empty = Tylko dla ciebie
notes-saved = Zapisano. Nikt inny tego nie przeczyta.
notes-saving = Zapisywanie…
notes-both = Na innym urządzeniu też coś zostało dopisane. Oba teksty są tutaj, jeden pod drugim.
notes-unsaved = Jeszcze nie zapisano; tekst zostaje na tym urządzeniu.
watching = oglądasz
copy-of = próba
hint-title = Co zrobiłby bot
hint-thinking = Myśli…
hint-chances = Szanse na wygraną:
why-title = Czemu nie mogę?
why-point = Wybierz cokolwiek, co nie jest podświetlone: tu pojawi się zasada ze swoim numerem.
why-notation = Albo wpisz akcję:
why-ask = Zapytaj
replay-so-far = Powtórka dotychczasowej gry
move-seat = Przenieś swoje miejsce na inne urządzenie
move-seat-text = Otwórz ten link na drugim urządzeniu. Działa raz i tam przenosi twoje miejsce.
leave-to-bot = Odejdź; dalej gra bot
proposal-undo = { $name } prosi o cofnięcie ostatniej akcji.
proposal-stand-in = { $name } proponuje, by za gracza { $seat } grał bot.
proposal-go-on = { $name } prosi, by grać dalej od tego miejsca.
table-closed = Ten stół jest zamknięty.
closed-because = Operator tego serwera zamknął ten stół i mówi dlaczego: „{ $reason }”.
closed-without-reason = Operator tego serwera zamknął ten stół.
closed-means = Nikt nie może tu już grać ani rozmawiać; można go nadal oglądać i odtwarzać.
halt-rules = Tę partię zaczęto według wersji { $rules } zasad; teraz obowiązuje wersja { $known }.
halt-course = Od czasu rozegrania tej partii zasady się zmieniły.
halt-same = Jak dotąd według obu wszystko jest takie samo.
halt-shown = Pierwsze akcje, { $step } z { $of }, są nadal takie same i widać je tutaj.
go-on = Graj dalej od tego miejsca
proposal-missing = Czekamy na odpowiedź: { $names }.
agree = Zgoda
decline = Nie
withdraw = Wycofaj prośbę
curtain-title = Teraz { $name }
curtain-text = Następny wybór jest tajny. Pozostali nie patrzą.
curtain-lift = To ja, { $name }

map-nearer = Przybliż
map-farther = Oddal
map-whole = Pokaż całą mapę

line-connecting = Łączenie…
line-open = Połączono
line-waiting = Połączenie zerwane. Łączę ponownie…
line-offline = Nie masz sieci. Czekam, aż wróci…
line-closed = Brak połączenia

unit-d = d
unit-h = godz.
unit-min = min

## Koniec partii

you-win = Wygrywasz
winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają wspólnie: { $names }
}
rematch = Rewanż
join-rematch = Dołącz do rewanżu
watch-rematch = Oglądaj rewanż
download = Pobierz
fairness = Uczciwość
fairness-before = Ziarno wszystkich tasowań wybrano przed pierwszą akcją. To jego odcisk; na końcu zobaczysz ziarno i każdy może sprawdzić, że go nie zmieniono.
fairness-after = Ziarno jest już jawne. Sprawdzenie odtwarza z niego partię i porównuje.
fairness-commitment = Odcisk (SHA-256)
fairness-seed = Ziarno
fairness-salt = Sól
verify = Sprawdź
verified = { $count ->
    [one] Zgadza się: odcisk pasuje do ziarna, a { $count } akcja prowadzi do tego samego końca.
    [few] Zgadza się: odcisk pasuje do ziarna, a { $count } akcje prowadzą do tego samego końca.
   *[other] Zgadza się: odcisk pasuje do ziarna, a { $count } akcji prowadzi do tego samego końca.
}
not-verified = Nie zgadza się: partia nie zaczęła się od tego ziarna albo skończyła się inaczej.

## Powtórka

replay = Powtórka
replay-beginning = Początek.
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Na koniec
replay-step = Krok
replay-at = Krok { $step } z { $last }
try-from-here = Zagraj od tego miejsca
to-table = Do stołu

## Zasady, przejęcie miejsca

contents = Spis treści
claim-title = Usiądź tutaj
claim-text = Ten link przenosi miejsce na to urządzenie. Drugie urządzenie odtąd tylko ogląda.
claim = Zajmij miejsce

## Przewodnik po pierwszej turze

tour-count = { $place } z { $count }
tour-next = Następna podpowiedź
tour-dismiss = Bez podpowiedzi

## Klawiatura

keys = Klawiatura
keys-help = Ta lista
keys-tab = Do następnej rzeczy, którą można wybrać
keys-arrows = Między podświetlonymi miejscami planszy
keys-digits = Przyciski obok pytania albo liczba
keys-enter = Wybierz; potwierdź
keys-escape = Pokaż resztę od razu; wycofaj; zamknij
keys-all = Wszystkie akcje jako lista
keys-undo = Cofnij
keys-hint = Rada
keys-why = Czemu nie mogę?
keys-points = Punkty na teraz
keys-tint = Pokaż, kto co kontroluje
keys-log = Dziennik
keys-chat = Czat
keys-agreements = Umowy
keys-notes = Notatki
keys-board = Do planszy
keys-orders = Do rozkazów obok mapy
keys-rules = Zasady
less = Mniej
more = Więcej
how-many = Ile

## Operator

operator = Porządek na serwerze
operator-secret = Hasło operatora
operator-secret-help = Jest w pliku, z którym uruchomiono serwer. Ta strona zapomni je, gdy ją opuścisz lub odświeżysz.
operator-enter = Wejdź
operator-measures = Serwer w skrócie
operator-running = W toku
operator-waiting = Czekają
operator-finished = Skończone
operator-closed = Zamknięte
operator-people-connected = Osoby teraz tutaj
operator-people = Osoby w sumie
operator-actions = Akcje
operator-errors = Błędy
operator-since = Wersja { $version }. Ten serwer uruchomiono { $time }; od tego czasu liczy akcje i błędy.
operator-draining = Zaraz się zatrzyma.
operator-look = Sprawdź ponownie
operator-tables = Stoły
operator-search = Szukaj po imieniu, grze lub identyfikatorze
operator-which = Które stoły
operator-all = Wszystkie stoły
operator-state-waiting = czeka
operator-state-running = w toku
operator-state-finished = po partii
operator-state-closed = zamknięty
operator-opened = Otwarto { $time }, gospodarz: { $name }.
operator-no-action = Jeszcze bez akcji.
operator-last-action = Ostatnia akcja: { $time }.
operator-none = Nie ma takiego stołu.
operator-pages = Strony
operator-page = Strona { $page }
operator-newer = Nowsze
operator-older = Starsze
operator-was-closed = Zamknięto { $time }.
operator-was-closed-because = Zamknięto { $time }: „{ $reason }”.
operator-reopen = Otwórz ponownie
operator-reason = Powód zamknięcia, który przeczytają osoby przy stole (można pominąć)
operator-close = Zamknij stół
operator-people-here = Kto tu jest
operator-how-long = Odbierz głos
operator-an-hour = na godzinę
operator-a-day = na dobę
operator-a-week = na tydzień
operator-for-good = na dobre
operator-seats = miejsce { $seats }
operator-no-seat = bez miejsca przy stole
operator-silenced-until = bez głosu do { $time }
operator-silenced-for-good = bez głosu na dobre
operator-silence = Odbierz głos
operator-silence-whom = Odbierz głos: { $name }
operator-hear = Oddaj głos
operator-hear-whom = Oddaj głos: { $name }
operator-chat = Powiedziane publicznie
operator-chat-empty = Nikt nic publicznie nie powiedział.
