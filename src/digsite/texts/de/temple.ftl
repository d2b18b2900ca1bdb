# Was der Tisch von Block and Key im Browser sagt.

temple-my-face = Meine Ansicht
temple-look-from = Blick von
temple-supply = Mein Vorrat
temple-supply-discard = Ein Block zu viel: welcher kommt in den Beutel zurück?
temple-supply-empty = Keine Blöcke. Ausgraben bringt welche.
temple-supply-block = { $block }: { $places ->
    [0] passt jetzt nirgends
    [one] eine Stelle
   *[other] { $places } Stellen
}
temple-ancients-block = Der Block der Alten
temple-yard = Ausgrabungsstätte
temple-yard-take = { $line } nehmen
temple-yard-final = Eine Reihe zu nehmen ist endgültig
temple-bag = Blöcke im Beutel
temple-players-keys = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
}
temple-players-claimed = Gewonnene Schlüssel, und wie viele die letzte Runde auslösen
temple-players-show-claimed = Gewonnene Schlüssel
temple-enigma = Enigma
temple-temple-label = Der Tempel, { $blocks } Blöcke, Blick von dieser Seite: { $side }
temple-key-show = Zeigen, wo dieser Schlüssel in meiner Ansicht liegt
temple-key-large = Groß zeigen
temple-key-claim = Gewinnen
temple-key-return = Zurückgeben
temple-key-rotations = darf so gedreht liegen
temple-key-claimable = Vollständig: du kannst ihn gewinnen.
temple-key-stood = Er steht schon da. Nur mit einer Fläche eines neuen Blocks darfst du ihn gewinnen.
temple-key-missing = { $missing ->
    [one] An der besten Stelle fehlt eine Fläche.
   *[other] An der besten Stelle fehlen { $missing } Flächen.
}
temple-claim-hint = Wähle unter deinen Schlüsseln.
temple-done-claim = Keinen mehr gewinnen
temple-done-return = Alle Schlüssel behalten
temple-pass = Passen
temple-hold-title = In der Hand: { $block }
temple-hold-turn = Drehen
    .title = Eine Vierteldrehung, von oben gesehen
temple-hold-tip = Kippen
    .title = Von dir weg kippen
temple-hold-roll = Rollen
    .title = Nach rechts rollen
temple-hold-fit = Passend
    .title = Die nächste Lage, in der er hier passt, sonst die nächste Stelle, an der er passt
temple-hold-place = Hier setzen
temple-hold-release = Zurücklegen
temple-hold-legal = Passt hier; vollendet nichts.
temple-hold-claims = { $count ->
    [one] Vollendet einen Schlüssel:
   *[other] Vollendet { $count } Schlüssel:
}
temple-hold-illegal = Passt hier nicht.
temple-places = Alle Stellen
temple-places-about = Jede Stelle für einen Block, nach dem, was sie bringt.
temple-places-back = Zurück: { $title }
temple-places-on = Weiter: { $title }

# Die Kamera, wo der Tisch sie freigibt.
temple-walk = Um den Tempel gehen
temple-walk-left = Nach links
temple-walk-right = Nach rechts
temple-walk-up = Höher
temple-walk-down = Tiefer
temple-walk-home = Meine Seite

# Allein: die Schritte eines Zuges.
temple-solo-act = Ausgraben, oder einsetzen und sichern
temple-solo-mark = Die Runde markieren
temple-solo-return = Eine Schlüsselkarte zurückschieben, wenn du magst
temple-solo-refill = Auf vier Schlüsselkarten auffüllen
temple-solo-ancients = Die Uralten setzen einen Block ein
    .title = Ecke an Ecke mit dem umrandeten Block, der dem Pfosten am nächsten steht; keine Seite darf ihn berühren.

# Die Regeln des Einsetzens in Kürze, neben den Zellen, die sie brechen.
temple-rule-inside = neben dem Boden
temple-rule-height = zu hoch
temple-rule-overlap = dort steht schon etwas
temple-rule-descent = etwas versperrt den Weg nach unten
temple-rule-support = Lücke darunter, und keine gerade Brücke
temple-rule-contact = berührt nichts, was steht
temple-rule-taller = nicht höher als das, was er seitlich berührt
temple-rule-cells = (Zellen { $cells })
