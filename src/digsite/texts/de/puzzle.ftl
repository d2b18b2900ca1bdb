# Puzzles in the browser: what is asked, how it went, and why not.

puzzle-title = Rätsel
puzzle-about = Stellungen mit genau einer, bewiesenen Lösung. Nichts hängt vom Glück ab. Der erste Versuch zählt, und nichts lässt sich rückgängig machen.
puzzle-daily = Rätsel des Tages
puzzle-position = Stellung des Rätsels: { $game }
puzzle-open = Lösen
puzzle-state = { $state ->
    [begun] begonnen
    [solved] gelöst
    [failed] nicht gelöst
   *[new] noch nicht versucht
}
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-streak = { $days ->
    [0] Noch keine Serie.
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
puzzle-longest = { $days ->
    [one] Längste Serie: ein Tag.
   *[other] Längste Serie: { $days } Tage.
}
puzzle-stream = Rätsel auf deinem Niveau
puzzle-counts = { $tried } versucht, { $solved } gelöst.
puzzle-rating = Deine Wertung: { $rating }.
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-solution = Lösung
puzzle-give-up = Aufgeben
puzzle-give-up-sure = Dieses Rätsel aufgeben? Es gilt dann als nicht gelöst, und deine Wertung sinkt. Das lässt sich nicht rückgängig machen.
puzzle-give-up-again = Dieses Rätsel aufgeben? Dann wird die Lösung gezeigt.
puzzle-right = Gelöst!
puzzle-wrong = Nicht gelöst.
puzzle-first-counts = Der erste Versuch zählt.
puzzle-not-counted = Nur der erste Versuch zählt.
puzzle-elsewhere = Dieses Rätsel wurde in einem anderen Fenster beendet.
puzzle-goal-block-and-key-two-keys = Sichere mit einem Block zwei Schlüsselkarten.
puzzle-goal-block-and-key-three-keys = Sichere mit einem Block drei Schlüsselkarten.
puzzle-goal-block-and-key-most-points = Sichere mit einem Block Schlüsselkarten für möglichst viele Siegpunkte.
puzzle-goal-block-and-key-most-faces = Setze deinen Block so ein, dass du möglichst viele Fassaden in der Farbe deines Enigmas siehst.
puzzle-goal-block-and-key-last-turn = Das ist der letzte Zug: Beende die Partie mit möglichst vielen Siegpunkten aus Schlüsselkarten und Enigma.
puzzle-goal-block-and-key-two-blocks = Sichere mit beiden Blöcken nacheinander Schlüsselkarten für möglichst viele Siegpunkte.
puzzle-goal-ancient-knowledge-lose-nothing = Verliere in diesem Zug kein Wissen und hole so viele Siegpunkte, wie das zulässt.
puzzle-goal-ancient-knowledge-most-points = Beende diesen Zug mit möglichst vielen Siegpunkten.
puzzle-goal-ancient-knowledge-reach-technology = Studiere in diesem Zug { $card }.
puzzle-why-given-up = Du hast aufgegeben.
puzzle-why-luck = Dabei half eine Karte, die vorher niemand kennen konnte.
puzzle-why-lost = Dabei ging Wissen verloren: { $lost }.
puzzle-why-block-and-key-two-keys = Gesicherte Schlüsselkarten: { $value } von { $best }.
puzzle-why-block-and-key-three-keys = Gesicherte Schlüsselkarten: { $value } von { $best }.
puzzle-why-block-and-key-most-points = Erzielte Siegpunkte: { $value }; möglich sind { $best }.
puzzle-why-block-and-key-most-faces = Sichtbare Fassaden: { $value }; möglich sind { $best }.
puzzle-why-block-and-key-last-turn = Erzielte Siegpunkte: { $value }; möglich sind { $best }.
puzzle-why-block-and-key-two-blocks = Erzielte Siegpunkte: { $value }; möglich sind { $best }.
puzzle-why-ancient-knowledge-lose-nothing = Es ging nichts verloren, aber es wurden nur { $value } von { $best } möglichen Siegpunkten erzielt.
puzzle-why-ancient-knowledge-most-points = Erzielte Siegpunkte: { $value }; möglich sind { $best }.
puzzle-why-ancient-knowledge-reach-technology = Die Erkenntniskarte wurde nicht studiert.
puzzle-short-lost = Der Verlust von Wissen lässt sich nicht mehr vermeiden.
puzzle-short-block-and-key-two-keys = Noch erreichbare Schlüsselkarten: { $value } von { $best }.
puzzle-short-block-and-key-three-keys = Noch erreichbare Schlüsselkarten: { $value } von { $best }.
puzzle-short-block-and-key-most-points = Noch erreichbare Siegpunkte: { $value } von { $best }.
puzzle-short-block-and-key-most-faces = Noch erreichbare Fassaden: { $value } von { $best }.
puzzle-short-block-and-key-last-turn = Noch erreichbare Siegpunkte: { $value } von { $best }.
puzzle-short-block-and-key-two-blocks = Noch erreichbare Siegpunkte: { $value } von { $best }.
puzzle-short-ancient-knowledge-lose-nothing = Ohne Verlust von Wissen noch erreichbare Siegpunkte: { $value } von { $best }.
puzzle-short-ancient-knowledge-most-points = Noch erreichbare Siegpunkte: { $value } von { $best }.
puzzle-short-ancient-knowledge-reach-technology = Die Erkenntniskarte kann in diesem Zug nicht mehr studiert werden.
