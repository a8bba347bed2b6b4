# Wspólne dla wszystkich gier.

seat-name = Miejsce { $number }
and-more = i jeszcze { $count }

undo-nothing = Nie ma czego cofać.
undo-other-acted = Po tobie zagrał już ktoś inny ({ $seat }): twojej ostatniej akcji nie da się cofnąć.
undo-revealed = Twoja ostatnia akcja odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć.
