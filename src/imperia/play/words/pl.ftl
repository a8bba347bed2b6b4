# Co jest nie tak z miejscem albo z zapisem partii.

unknown-seat = ta partia ma miejsca od 0 do { $last }, a podano { $given }
unknown-step = { $actions ->
    [one] ta partia ma { $actions } akcję, więc krok to 0 albo 1, a podano { $given }
    [few] ta partia ma { $actions } akcje, więc krok to liczba od 0 do { $actions }, a podano { $given }
   *[other] ta partia ma { $actions } akcji, więc krok to liczba od 0 do { $actions }, a podano { $given }
}
step-no-number = krok to liczba całkowita, a podano { $given }

## Wiele partii naraz

batch-games = w zestawie jest co najmniej jedna partia (np. games=1024), a nie { $given }
batch-players = zestaw potrzebuje liczby graczy: jednej dla wszystkich partii (players=2) albo podanej w każdym elemencie vary (vary=[{"{"}"players": 2{"}"}])
batch-threads = nad zestawem pracuje co najmniej jeden wątek (np. threads=4), a nie { $given }
batch-threads-elsewhere = wątki dzielą się zestawem na procesorze; na { $backend } pomiń je
batch-backend = zestaw działa na jednym z: { $known }, a nie na { $given }
batch-other-kept = te partie zachował inny zestaw: { $name } ma inny kształt lub typ; zestaw może kontynuować partie zestawu o tej samej grze, liczbie graczy, opcjach i liczbie partii
batch-other-settings = te partie zachował zestaw o innej liczbie graczy lub innych opcjach; zestaw może kontynuować partie zestawu, który ma te same w tej samej kolejności
batch-vary = vary to lista liczb graczy i opcji, każda z nazwą, np. vary=[{"{"}"players": 2{"}"}], a nie { $given }
batch-codes-shape = krok przyjmuje po jednym kodzie na partię, tablicę o kształcie ({ $games },), a nie { $given }
batch-codes-kind = kody to liczby całkowite ze znakiem, np. int64, a nie { $given }
batch-code-unknown = partia { $number }: miejsce { $seat } nie może użyć kodu { $code }; kody są od 0 do { $last }
batch-code-illegal = partia { $number }: miejsce { $seat } nie może teraz użyć kodu { $code } ({ $action })

## Zapisane partie

save-in-file = { $file }: { $problem }
save-not-utf-8 = { $file }: to nie jest zapis partii; nie jest to tekst w UTF-8
save-no-text = partię wczytuje się z jej tekstu, a podano { $given }
save-too-long = ten tekst jest za długi jak na zapis partii (ponad { $most } znaków)
save-no-json = nie da się odczytać wiersza { $line } od kolumny { $column }; zapis partii to JSON
save-too-deep = ten tekst jest zbyt głęboko zagnieżdżony jak na zapis partii
save-half-a-character = w tym tekście jest połowa znaku, na przykład \ud800; zapisana partia to UTF-8
save-number-too-long = w tym tekście jest liczba za długa jak na zapisaną partię
save-is-none = to nie jest zapis partii Imperii: nie ma pola „imperia”
save-other-format = ten plik ma format { $format }; ten program czyta format { $known }
save-field-missing = brakuje pola { $field }; plik może być ucięty
save-field-unknown = ten program nie zna pola { $field }
save-beginnings = zapis partii ma na początek albo „seed”, albo „position”
save-wrong-kinds = „actions” to lista, a „options” i „fingerprints” to obiekty z nazwami i wartościami
save-game = pole „game”: { $problem }
save-other-rules = tę partię rozegrano według wersji { $version } zasad gry { $game }; ten program gra według wersji { $known }
save-changed-rules = zasady gry { $game } zmieniły się, odkąd zapisano tę partię: rozgrywano ją według wersji { $version }, a ten program gra według wersji { $known }. Pierwsze akcje, w liczbie { $step } z { $count }, prowadzą według obu do tej samej pozycji
save-beginning = nie da się odtworzyć początku tej partii: { $problem }
save-action-no-text = akcja to tekst, na przykład „0 bid 3”
save-action-no-seat = akcja zaczyna się numerem miejsca
save-action-illegal = akcja { $number } z { $count } ({ $action }) jest tam niedozwolona: { $problem }
save-action-bad = akcji { $number } z { $count } ({ $action }) nie da się zagrać: { $problem }
save-other-end = akcje z tego pliku nie prowadzą do pozycji, którą podaje on w „position_hash”; zmieniono lub usunięto akcję albo początek
