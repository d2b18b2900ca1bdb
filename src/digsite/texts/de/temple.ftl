# Was der Tisch von Block and Key im Browser sagt.

temple-my-face = Meine Perspektive
temple-look-from = Blick von
temple-supply = Mein Vorrat
temple-supply-discard = Zu viele Blöcke: Welcher kommt in den Beutel zurück?
temple-supply-empty = Keine Blöcke mehr. Grabe welche aus.
temple-supply-block = { $block }: { $places ->
    [0] passt jetzt nirgends
    [one] eine Stelle
   *[other] { $places } Stellen
}
temple-ancients-block = Der Block der Uralten
temple-yard = Ausgrabungsstätte
temple-yard-take = { $line } nehmen
temple-yard-final = Eine Reihe oder Spalte zu nehmen ist endgültig
temple-bag = Blöcke im Beutel
temple-players-keys = { $count ->
    [one] Schlüsselkarte
   *[other] Schlüsselkarten
}
temple-players-claimed = Gesicherte Schlüsselkarten, und wie viele die letzte Runde auslösen
temple-players-show-claimed = Gesicherte Schlüsselkarten
temple-enigma = Enigma
temple-temple-label = Der Tempel, { $blocks ->
    [one] ein Block
   *[other] { $blocks } Blöcke
}, Blick von dieser Seite: { $side }
temple-key-show = Zeigen, wo diese Schlüsselkarte in meiner Perspektive zu sehen ist
temple-key-large = Groß zeigen
temple-key-claim = Sichern
temple-key-return = Unter den Altar schieben
temple-key-rotations = darf so gedreht sein
temple-key-claimable = Vollständig: Du kannst die Karte sichern.
temple-key-stood = Das Muster war schon da. Um die Karte zu sichern, vervollständige es noch einmal auf anderen Quadraten mit einem Block, den du einsetzt.
temple-key-missing = { $missing ->
    [one] An der besten Stelle fehlt eine Fassade.
   *[other] An der besten Stelle fehlen { $missing } Fassaden.
}
temple-claim-hint = Wähle unter deinen Schlüsselkarten.
temple-done-claim = Nichts mehr sichern
temple-done-return = Alle Schlüsselkarten behalten
temple-pass = Passen
temple-hold-title = In der Hand: { $block }
temple-hold-turn = Drehen
    .title = Eine Vierteldrehung, von oben gesehen
temple-hold-tip = Kippen
    .title = Von dir weg kippen
temple-hold-roll = Rollen
    .title = Nach rechts rollen
temple-hold-fit = Nächste Lage
    .title = Die nächste Lage, in der er hier passt, sonst die nächstgelegene Stelle
temple-hold-place = Einsetzen
temple-hold-release = Weglegen
temple-hold-legal = Passt hier; sichert nichts.
temple-hold-claims = { $count ->
    [one] Vervollständigt eine Schlüsselkarte:
   *[other] Vervollständigt { $count } Schlüsselkarten:
}
temple-hold-illegal = Passt hier nicht.
temple-places = Alle Stellen
temple-places-about = Alle Stellen für einen Block, geordnet nach gesicherten Karten.
temple-places-back = Zurück: { $title }
temple-places-on = Weiter: { $title }

# Die Kamera, wo der Tisch sie freigibt.
temple-walk = Um den Tempel gehen
temple-walk-left = Nach links
temple-walk-right = Nach rechts
temple-walk-up = Höher
temple-walk-down = Tiefer
temple-walk-home = Meine Seite

# Solo: die Schritte einer Runde.
temple-solo-act = Ausgraben, oder einsetzen und sichern
temple-solo-mark = Die Runde markieren
temple-solo-return = Eine Schlüsselkarte unter ihren Altar schieben, wenn du magst
temple-solo-refill = Auf vier Schlüsselkarten nachziehen
temple-solo-ancients = Die Uralten setzen einen Block ein
    .title = Ecke an Ecke mit dem umrandeten Block, der dem Pfosten am nächsten ist; keine Fassade darf ihn berühren.

# Die Regeln des Einsetzens in Kürze, neben den Zellen, die sie brechen.
temple-rule-inside = außerhalb des Tempelbodens
temple-rule-height = zu hoch
temple-rule-overlap = schon besetzt
temple-rule-descent = von oben versperrt
temple-rule-support = Lücke darunter, und keine gerade Brücke
temple-rule-contact = berührt keinen Block
temple-rule-taller = nicht höher als das, was er seitlich berührt
temple-rule-cells = (Zellen { $cells })
