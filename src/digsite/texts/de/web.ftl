# Die eigenen Worte des Browser-Clients. Was ein Spiel von sich selbst sagt, steht in der Datei des Spiels.

web-loading = Lädt …
web-not-found = Diese Seite gibt es nicht.
web-to-lobby = Zum Eingang
web-unreachable = Der Server antwortet nicht. Gleich noch einmal versuchen.
web-close = Schließen
web-guest = Gast
web-name = Dein Name
web-your-move = Du bist dran
web-over = Das Spiel ist vorbei.
web-cancelled = Dieser Tisch wurde ohne Ergebnis abgeräumt.
web-waiting-for = Warten auf { $names }.
web-spectator = Zuschauer

web-settings = Einstellungen

# Die Spiele.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Regeln
web-rules-of = Die Regeln von { $game }

# Am Tisch.
web-undo = Zurück
web-end-turn = Zug beenden
web-next-table = { $tables ->
    [one] Nächster Tisch
   *[other] Nächster von { $tables } Tischen
}
web-menu = Menü
web-chat = Gespräch
web-chat-text = Etwas sagen
web-chat-send = Sagen
web-chat-mute = stumm
web-chat-report = melden
web-link-open = Verbunden
web-link-connecting = Verbindet …
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-gone = Nicht verbunden
web-time = Verbleibende Zeit
web-time-days = { $days } T { $hours } Std
web-time-low = wird knapp
web-time-warning = Dir bleiben { $time }.
web-text-on = Als Text zeigen
web-text-off = Als Bild zeigen
web-come-back = Ich bin wieder da
web-standing-in = Ein Bot spielt für dich.
web-step-out = Einen Bot für mich spielen lassen
web-stand-in = Einen Bot für { $name } spielen lassen
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben? Das lässt sich nicht zurücknehmen.
web-privacy = { $name } ist dran
web-privacy-about = Gib das Gerät weiter. Sonst soll jetzt niemand hinsehen.
web-privacy-ready = Ich bin { $name }: zeig den Tisch
web-after-end = Nach dem Ende
web-ended-resigned = Jemand hat aufgegeben; das Spiel ist vorbei.
web-rematch = Noch einmal
web-replay = Nachspielen
web-record = Aufzeichnung sichern
web-seal-check = Wurde ehrlich gemischt?
web-seal-about = Diese Prüfsumme wurde vor dem ersten Zug gezeigt. Sie gehört zu Saat und Salz darunter: digsite replay --verify prüft sie mit der Aufzeichnung.
web-seal-seed = Saat { $seed }, Salz { $salt }
web-replay-seat = Gesehen von
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-place = Schritt des Spiels
web-what-to-do = Was du tun kannst
web-nothing-to-do = Gerade ist nichts zu entscheiden.
web-what-happened = Was geschah
web-the-table = Der Tisch
web-log = Verlauf
web-players = Mitspieler

# Der Tisch von Block and Key.
web-my-face = Meine Ansicht
web-supply = Mein Vorrat
web-supply-discard = Ein Block zu viel: welcher kommt in den Beutel zurück?
web-supply-empty = Keine Blöcke: grabe eine Reihe oder Spalte aus.
web-supply-block = { $block }: { $places ->
    [0] passt jetzt nirgends
    [one] eine Stelle
   *[other] { $places } Stellen
}
web-ancients-block = Der Block der Alten
web-yard = Ausgrabungsstätte
web-yard-take = { $line } nehmen
web-bag = Blöcke im Beutel
web-players-keys = Schlüssel
web-players-claimed = Gewonnene Schlüssel, und wie viele die letzte Runde auslösen
web-players-show-claimed = Gewonnene Schlüssel
web-enigma = Enigma
web-temple-label = Der Tempel, { $blocks } Blöcke, Blick von dieser Seite: { $side }
web-key-show = Zeigen, wo dieser Schlüssel in meiner Ansicht liegt
web-key-claim = Gewinnen
web-key-return = Zurückgeben
web-key-rotations = darf so gedreht liegen
web-key-claimable = Vollständig: du kannst ihn gewinnen.
web-key-stood = Er steht schon da. Nur mit einer Fläche eines neuen Blocks darfst du ihn gewinnen.
web-key-missing = { $missing ->
    [one] An der besten Stelle fehlt eine Fläche.
   *[other] An der besten Stelle fehlen { $missing } Flächen.
}
web-claim-hint = Wähle unter deinen Schlüsseln.
web-done-claim = Keinen mehr gewinnen
web-done-return = Alle Schlüssel behalten
web-pass = Passen
web-hold-title = In der Hand: { $block }
web-hold-turn = Drehen
    .title = Eine Vierteldrehung, von oben gesehen
web-hold-tip = Kippen
    .title = Von dir weg kippen
web-hold-roll = Rollen
    .title = Nach rechts rollen
web-hold-fit = Passend
    .title = Die nächste Lage, in der er hier passt
web-hold-place = Hier setzen
web-hold-release = Zurücklegen
web-hold-legal = Passt hier; vollendet nichts.
web-hold-claims = { $count ->
    [one] Vollendet einen Schlüssel:
   *[other] Vollendet { $count } Schlüssel:
}
web-hold-illegal = Passt hier nicht.
web-places = Alle Stellen
web-places-about = Jede Stelle für einen Block, nach dem, was sie bringt.
web-places-back = Zurück: { $title }
web-places-on = Weiter: { $title }

# Der Tisch von Ancient Knowledge.
web-ak-timeline = Zeitleiste
web-ak-pillars = Säulen der Erkenntnis
web-ak-pillar = Säule { $number }
web-ak-past = Vergangenheit
web-ak-artefacts = Artefakte
web-ak-technologies = Erkenntnisse
web-ak-hand = Hand
web-ak-aside = Beiseite
web-ak-on-timeline = Wissen auf der Zeitleiste
web-ak-lost = Verlorenes Wissen
web-ak-deck = { $number ->
    [one] Eine Karte im Stapel
   *[other] { $number } Karten im Stapel
}
web-ak-show = ansehen
web-ak-hide = schließen
web-ak-start = Kommt auf dieses Feld
web-ak-cost = Abzuwerfende Karten
web-ak-knowledge = Wissen darauf
web-ak-level = Stufe
web-ak-vp = Punkte
web-ak-card = Karte
web-ak-card-hint = Zeige auf eine Karte, um sie zu lesen.
web-ak-create = { $card } erschaffen ({ $price ->
    [0] umsonst
    [one] eine Karte
   *[other] { $price } Karten
})
web-ak-create-here = { $price ->
    [0] Umsonst
    [one] 1 Karte
   *[other] { $price } Karten
}
web-ak-move-here = Auf { $space }
web-ak-learn = { $card } studieren
web-ak-do-archive = Archivieren
web-ak-do-excavate = Ausgraben
web-ak-do-search = Suchen
web-ak-no = Nein
web-ak-done = Genug
web-ak-do-pay = Mit dieser Karte bezahlen
web-ak-do-discard = Diese Karte abwerfen
web-ak-do-set-aside = Nicht behalten
web-ak-do-remove = Hier Wissen entfernen
web-ak-do-add = Hier Wissen hinzufügen
web-ak-do-destroy = Zerstören
web-ak-do-take = Nehmen
web-ak-do-keep = Behalten
web-ak-do-bury = Unter den Stapel legen
web-ak-do-resolve = Jetzt dieser Effekt
web-ak-do-decline = Dieses verfällt jetzt
web-ak-phase-opening = Starthände werden gewählt
web-ak-phase-actions = Aktionen ({ $left })
web-ak-phase-timeline = Zeitleiste
web-ak-phase-decline = Verfall
web-ak-forecast = Vorschau
web-ak-forecast-none = Auf der Zeitleiste verfällt nichts.
web-ak-forecast-turns = { $turns ->
    [1] diesen Zug
   *[other] in { $turns } Zügen
}
web-ak-score-lines = Zeile für Zeile
web-ak-line-monument = Monument
web-ak-line-endgame = Spielende
web-ak-line-technology = Erkenntnis
web-ak-line-timeline = Noch auf der Zeitleiste
web-ak-line-lost = Verlorenes Wissen
web-ak-tie = Den Gleichstand entschied weniger verlorenes Wissen.
web-cards = Alle Karten
web-cards-search = Nach Name, Art oder Text suchen
web-cards-found = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}
