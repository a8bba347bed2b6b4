# Co mówi serwer stołów.

refused-malformed = Nie da się tego odczytać: { $what }
refused-bad-nickname = Pseudonim ma od 1 do { $longest } znaków, które da się wyświetlić.
refused-bad-setting = Tak nie da się przygotować stołu: { $what }
refused-bad-file = Nie da się odczytać tego pliku: { $what }
refused-bad-question = Na to nie ma odpowiedzi: { $what }
refused-bad-action = To nie jest akcja: { $what }
refused-bad-step = Ta partia ma kroki od 0 do { $last }.
refused-unknown-level = Nie ma poziomu „{ $level }”; wybierz jeden z: { $known }
refused-wrong-number-of-seats = Opis obejmuje { $given ->
    [one] { $given } miejsce
    [few] { $given } miejsca
   *[many] { $given } miejsc
}, a liczba graczy to { $players }; opisz każde miejsce raz.
refused-bad-chat = Wiadomość ma od 1 do { $longest } znaków.
refused-bad-readers = Prywatna wiadomość jest dla jednego lub kilku miejsc, na których siedzą ludzie, ale nie dla twojego.
refused-bad-note = Notatka ma co najwyżej { $longest } znaków i nie zawiera znaków sterujących.
refused-bad-agreement = Treść umowy ma od 1 do { $longest } znaków, które da się wyświetlić.
refused-bad-signers = { $witness ->
    [needed] Potrzebne są dwa inne miejsca, na których siedzą ludzie, każde raz: druga strona i świadek.
   *[none] Potrzebne jest inne miejsce, na którym siedzi człowiek, bez świadka: ludzie mają tu mniej niż trzy miejsca.
}
refused-bad-mail-address = To nie jest adres e-mail, taki jak nazwa@example.org.
refused-bad-webhook = Webhook to adres https na jednym z tych hostów: { $hosts }
refused-mail-off = Ten serwer nie wysyła e-maili.
refused-webhooks-off = Ten serwer nie pozwala na webhooki.
refused-unknown-confirmation = Ten odnośnik jest za stary albo nigdy go nie było. Podaj adres jeszcze raz, a dostaniesz nowy.
refused-bad-http = To nie jest żądanie HTTP, które da się odczytać.
refused-who-are-you = Najpierw wybierz pseudonim.
refused-wrong-origin = Ta strona nie może działać w twoim imieniu: nie jest nasza.
refused-not-your-seat = To nie twoje miejsce.
refused-not-the-host = Może to zrobić tylko gospodarz stołu.
refused-no-spectators = Ten stół nie wpuszcza widzów.
refused-hints-off = Przy tym stole podpowiedzi są wyłączone.
refused-copies-off = Przy tym stole podpowiedzi są wyłączone, więc partię można skopiować lub zapisać dopiero po jej końcu.
refused-chat-off = Przy tym stole nie możesz pisać na czacie.
refused-private-off = Przy tym stole wszystko mówi się jawnie.
refused-private-for-seats = Do wybranych miejsc mogą pisać tylko ci, którzy siedzą przy tym stole.
refused-not-finished = To otworzy się po końcu partii.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-no-such-method = Ten adres nie przyjmuje takich żądań.
refused-unknown-game = Nie ma takiej gry.
refused-unknown-table = Nie ma takiego stołu.
refused-unknown-seat = Ten stół ma miejsca od 0 do { $last }.
refused-unknown-link = Ten odnośnik już wykorzystano albo nigdy go nie było. Poproś o nowy.
refused-unknown-agreement = Nie ma takiej umowy, którą możesz podpisać.
refused-note-changed = Notatkę zmieniono gdzie indziej, odkąd ją czytasz. Przeczytaj ją ponownie, potem pisz; nic nie zostało nadpisane.
refused-not-to-be-signed = Ta umowa nie czeka już na twoją odpowiedź.
refused-already-started = Partia już się zaczęła.
refused-already-seated = Już siedzisz przy tym stole.
refused-not-running = Przy tym stole nie toczy się żadna partia.
refused-no-free-seat = Nie ma wolnego miejsca.
refused-not-asked = Gra o nic teraz tego miejsca nie pyta.
refused-stale = Sytuacja się zmieniła. Spójrz jeszcze raz i zdecyduj.
refused-no-stand-in = Na tym miejscu nie gra żaden zastępca.
refused-proposal-open = Jest już otwarta propozycja. Najpierw na nią odpowiedz.
refused-no-proposal = Żadna propozycja nie czeka na twoją odpowiedź.
refused-nothing-to-take-back = Nie masz czego cofnąć.
refused-cannot-stand-in = Bot może zastąpić tylko inną osobę, na której miejscu nie gra jeszcze bot.
refused-still-here = Bot może kogoś zastąpić dopiero po { $seconds_away ->
    [one] { $seconds_away } sekundzie
   *[other] { $seconds_away } sekundach
} nieobecności.
refused-days-decide = Przy tym stole każdy ma na ruch całe dni. Bot zastąpi gracza dopiero po ich upływie.
refused-not-fair = Ta partia nie zaczęła się od ziarna serwera, więc nie ma czego sprawdzać.
refused-nothing-to-explain = Ta gra nie ma tu nic do wyjaśnienia.
refused-unknown-rules = Tę partię rozgrywa się według wersji { $version } zasad gry { $game }; ten serwer zna tylko wersję { $known }, więc nie da się jej tu otworzyć.
refused-missing-game = To partia gry „{ $game }”, której ten serwer nie ma, więc nie da się jej tu otworzyć.
refused-halted = Partia zatrzymała się po { $step } akcjach: zasady się zmieniły i pójdzie dalej, gdy wszyscy się zgodzą.
refused-closed = Operator tego serwera zamknął ten stół{ $why ->
    [said] {" "}i mówi dlaczego: „{ $reason }”.
   *[unsaid] .
} Nikt nie może tu już grać ani rozmawiać; można go nadal oglądać.
refused-silenced = Operator tego serwera odebrał ci głos { $until ->
    [for-good] na dobre.
   *[other] do { $until }.
} Możesz grać, ale nie pisać niczego, co czytają inni.
refused-bad-reason = Powód to jeden wiersz, najwyżej { $longest } znaków, bez znaków sterujących.
refused-not-closed = Ten stół nie jest zamknięty.
refused-not-silenced = Ta osoba ma głos.
refused-unknown-person = Nie ma nikogo o tym identyfikatorze.
refused-not-the-operator = To nie jest hasło operatora. Jest w pliku, z którym uruchomiono serwer.
refused-not-halted = Ta partia nie stoi: toczy się dalej sama.
refused-broken-log = Zapis tej partii jest uszkodzony w wierszu { $row }, więc nie da się jej otworzyć.
refused-broken-table = Nie da się otworzyć tej partii, bo jej zapis jest uszkodzony: { $part ->
    [seats] miejsca przy stole.
    [beginning] początek partii.
   *[settings] ustawienia.
}
refused-too-late = Twoje żądanie nie dotarło na czas; może to trwać najwyżej { $allowed ->
    [one] { $allowed } sekundę
    [few] { $allowed } sekundy
   *[many] { $allowed } sekund
}. Wyślij je jeszcze raz.
refused-head-too-large = Adres i nagłówki twojego żądania są za długie; razem mogą mieć { $most } bajtów.
refused-too-large = To za duże; przyjmujemy najwyżej { $most } bajtów.
refused-too-many = Za dużo żądań. Poczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} i spróbuj ponownie.
refused-too-many-tables = Masz już { $most } nieskończonych stołów, a więcej nie może mieć tu nikt. Najpierw skończ któryś; stół, przy którym przez miesiąc nic się nie dzieje, już się nie liczy.
refused-no-more-tables = Nieskończonych stołów jest tu już { $most }, a więcej ten serwer nie otworzy. Spróbuj, gdy skończy się jakaś partia.
refused-too-many-people = Z jednego adresu może w ciągu godziny przyjść najwyżej tyle nowych osób: { $most }; z twojego tyle już przyszło. Spróbuj za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
refused-too-many-agreements = Z twojego miejsca zaproponowano w tej partii już { $most } umów; więcej nie można.
refused-not-stored = Serwer nie zdołał tego zapisać, więc nic się nie stało. Spróbuj za chwilę.
refused-not-known = Serwer nie zdołał ustalić, czy to zapisano. Spójrz jeszcze raz za chwilę.
refused-not-read = Serwer nie może teraz odczytać stołów. Spróbuj za chwilę.
refused-too-many-connections = Z twojego adresu otwarto już { $most } połączeń. Zamknij któreś albo spróbuj za chwilę.
refused-full = Serwer jest pełny: więcej odwiedzających nie przyjmie. Spróbuj za chwilę.
refused-draining = Serwer zaraz uruchomi się ponownie i nie otwiera nowych stołów. Spróbuj za chwilę.
refused-failed = Coś poszło nie tak po stronie serwera. Zostało to odnotowane; spróbuj za chwilę.

# Dlaczego nie da się otworzyć bazy danych.
-addresses = sqlite:///ścieżka/do/pliku.db albo postgresql://użytkownik@komputer/nazwa

database-no-address = „{ $url }” nie jest adresem bazy danych; napisz { -addresses }
database-unknown-kind = stoły zapisujemy w SQLite albo PostgreSQL, a nie w „{ $kind }”; napisz { -addresses }
database-no-driver = PostgreSQL wymaga sterownika, którego tu nie ma: pip install "psycopg[binary]"
database-no-file = tu nie ma nazwy pliku, więc nic by się nie zachowało; napisz sqlite:///ścieżka/do/pliku.db
database-no-folder = nie da się utworzyć folderu { $folder }: { $what }; wybierz folder, w którym możesz pisać
database-is-folder = { $folder } to folder; podaj nazwę pliku w nim
database-other-file = { $file } nie jest bazą SQLite; wybierz inny plik, ten zostaje bez zmian
database-not-writable = pliku { $file } nie da się otworzyć do zapisu; wybierz plik i folder, w których możesz pisać
database-newer = { $place } ma schemat { $found }, a ten program zna schematy do { $known }: bazę utworzyła nowsza Imperia albo inny program; zaktualizuj ten program lub wybierz inną bazę
database-no-connection = nie ma połączenia z { $place }: { $what }; sprawdź, czy baza tam działa, oraz użytkownika, hasło i nazwę bazy
database-no-access = z { $place } nie da się korzystać: { $what }; usuń przyczynę lub wybierz inną bazę

# Dlaczego serwery nie mogą dzielić się stołami.
redis-no-address = „{ $url }” nie jest adresem serwera Redis; napisz redis://komputer:6379 albo rediss://użytkownik:hasło@komputer:6379
redis-no-driver = Redis wymaga sterownika, którego tu nie ma: pip install "redis"
redis-no-connection = nie ma połączenia z { $place }: { $what }; sprawdź, czy Redis tam działa, oraz użytkownika i hasło
redis-missing = podaj, z jakiego serwera Redis korzystają serwery: --redis redis://komputer:6379
redis-needs-postgresql = serwery dzielą się stołami zapisanymi w PostgreSQL; dodaj --database postgresql://użytkownik@komputer/nazwa albo pomiń --redis

# Co stoi w tych zdaniach.

no-path = opcja { $option } przyjmuje { $known } albo cały tekst pliku
code-or-notation = podaj albo kod, albo zapis akcji
no-json = treść ma typ { $kind }, a powinna mieć application/json

# Gdzie nasłuchuje.

backup-file-there = { $file } już istnieje; wybierz inną nazwę, żeby nie nadpisać kopii zapasowej
order-no-table = nie ma tu stołu { $id }; wszystkie pokaże `imperia tables list`
order-not-closed = stół { $id } nie jest zamknięty
order-no-person = nie ma tu nikogo o identyfikatorze { $id }; kto jest przy stole, pokaże `imperia tables people`
order-not-silenced = { $id } ma głos
order-bad-reason = powód to jeden wiersz, najwyżej { $longest } znaków, bez znaków sterujących
secret-open-to-others = plik { $file } mogą czytać inni, a wtedy to oni byliby operatorem; `chmod 600` zostawi go tylko tobie
secret-too-short = hasło w pliku { $file } ma { $length } znaków, a musi mieć co najmniej { $least }
secret-not-text = hasło w pliku { $file } ma być jednym wierszem znaków ASCII, takim jak wypisuje `openssl rand -base64 24`
backup-no-table = nie ma tu takiego stołu: { $ids }
backup-other-file = to nie jest plik zapisany przez imperia tables export: mówi o tym jego pierwszy wiersz
backup-newer = ten plik ma format { $found }, a ta wersja Imperii zna { $known }; wczytaj go nowszą
backup-bad-line = wiersz { $line } nie opisuje niczego ze stołu: { $what }
backup-unknown-part = wiersz { $line } zawiera „{ $name }”, czego ta wersja Imperii nie zna; wczytaj go nowszą
backup-missing-part = w wierszu { $line } brakuje { $name }, a to jest w każdym
backup-bad-value = w wierszu { $line } wartość { $name } jest innego rodzaju, niż powinna
backup-no-such-table = wiersz { $line } należy do stołu { $id }, którego przed nim nie ma
backup-table-there = te stoły już tu są i nic nie zostało wczytane: { $ids }
backup-other-person = w wierszu { $line } jest osoba { $id }, która tutaj jest kimś innym; nic nie zostało wczytane
backup-does-not-fit = wiersze od { $first } do { $last } nie pasują do siebie albo do tego, co tu już jest; nic nie zostało wczytane
backup-not-stored = wierszy od { $first } do { $last } nie da się zapisać i nic nie zostało wczytane: { $what }
no-listening = serwer nie może nasłuchiwać pod adresem { $host } na porcie { $port }: { $why }
no-operators-address = --metrics przyjmuje port, na przykład 9100, albo adres i port, na przykład 10.0.0.5:9100 lub [::1]:9100, a nie { $place }

# Poczta: co musi poprawić operator.

mail-no-server = to nie jest adres serwera poczty; napisz smtp://, starttls:// albo smtps://, a po nim użytkownik:hasło@komputer:port (użytkownik i hasło tylko wtedy, gdy serwer ich wymaga)
mail-no-password = adres serwera poczty ma użytkownika albo hasło, a potrzebne są oba; napisz smtp://użytkownik:hasło@komputer:port
mail-no-sender = „{ $address }” nie jest adresem e-mail; napisz --mail-from nazwa@example.org
mail-needs = poczta wymaga nadawcy i adresu do odnośników; napisz --mail-from nazwa@example.org --public-address https://gry.example.org
webhook-needs = webhooki wymagają adresu do odnośników; napisz --public-address https://gry.example.org
no-public-address = „{ $address }” nie jest adresem strony; napisz --public-address https://gry.example.org
no-webhook-host = „{ $host }” nie jest nazwą hosta; napisz --webhook-host hooks.example.org

# Powiadomienia.

notice-turn = { $others ->
    [0] { $game }: twój ruch.
   *[other] { $game }, przy stole także { $names }: twój ruch.
}
notice-reminder = { $others ->
    [0] { $game }: twój ruch,
   *[other] { $game }, przy stole także { $names }: twój ruch,
} a { $unit ->
    [days] { $left ->
        [one] został ci { $left } dzień
        [few] zostały ci { $left } dni
       *[many] zostało ci { $left } dni
    }
   *[hours] { $left ->
        [one] została ci { $left } godzina
        [few] zostały ci { $left } godziny
       *[many] zostało ci { $left } godzin
    }
}. Potem zagra za ciebie bot.
notice-stand-in = { $others ->
    [0] { $game }: gra za ciebie bot.
   *[other] { $game }, przy stole także { $names }: gra za ciebie bot.
} W każdej chwili możesz wrócić na swoje miejsce.
notice-over = { $others ->
    [0] { $game }: twoja partia się skończyła.
   *[other] { $game }, przy stole także { $names }: partia się skończyła.
}
mail-subject-turn = Twój ruch: { $game }
mail-subject-reminder = Kończy ci się czas: { $game }
mail-subject-stand-in = Gra za ciebie bot: { $game }
mail-subject-over = Koniec partii: { $game }
mail-subject-several = Twoje partie: { $count }
mail-subject-confirm = Czy to twój adres?
mail-confirm = Ktoś poprosił na { $place }, żeby pod tym adresem powiadamiać go o jego ruchu. Jeśli to ty, otwórz w ciągu dwóch dni ten odnośnik:
mail-confirm-not-you = Jeśli to nie ty, nic nie musisz robić: więcej e-maili nie będzie.
mail-end = Ten adres podano na { $place }. Żeby nie dostawać więcej e-maili:
