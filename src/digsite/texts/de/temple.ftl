# Was der Tisch von Block and Key im Browser sagt.

temple-my-face = Meine Perspektive
temple-face-from = von { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
temple-look-from = Blick von
temple-supply = Mein Vorrat
temple-supply-discard = Zu viele Blöcke: Welchen legst du in den Beutel zurück?
temple-supply-empty = Keine Blöcke mehr. Grabe welche aus.
temple-supply-none = Keine Blöcke mehr.
temple-supply-begin = Hier werden deine Blöcke liegen.
temple-supply-block = { $block }: { $places ->
    [0] passt jetzt nirgends
    [one] eine Stelle
   *[other] { $places } Stellen
}
temple-ancients-block = Der Block der Uralten
temple-yard = Ausgrabungsstätte
temple-yard-take = { $line } nehmen
temple-yard-empty = Dort liegt nichts: { $line }.
temple-yard-closed = Ausgraben kannst du nur, wenn du am Zug bist und keinen Block einsetzt.
temple-bag = Blöcke im Beutel
temple-players-keys = { $count ->
    [one] Schlüsselkarte
   *[other] Schlüsselkarten
}
temple-players-claimed = Gesicherte Schlüsselkarten, und wie viele die letzte Runde auslösen
temple-players-show-claimed = Gesicherte Schlüsselkarten
temple-enigma = Enigma
temple-enigma-count = ×{ $faces }
temple-enigma-worth = = { $points } SP
temple-enigma-about = Deine geheime Farbe: { $colour }. Am Ende bringen je drei Fassaden dieser Farbe in deiner Perspektive einen Siegpunkt. Jetzt siehst du { $faces }: { $points }.
temple-temple-label = Der Tempel, { $blocks ->
    [one] ein Block
   *[other] { $blocks } Blöcke
}, Blick von dieser Seite: { $side }
temple-key-short = { $tier ->
    [star] eine Sternkarte
    [sun] eine Sonnenkarte
   *[moon] eine Mondkarte
}
temple-key-name = { $tier }, { $points }: { $pattern }
temple-key-show = Zeigen, wo diese Schlüsselkarte in meiner Perspektive zu sehen ist
temple-key-large = Groß zeigen
temple-key-return = Unter den Altar schieben
temple-key-rotations = darf so gedreht sein
temple-key-claimable = Vollständig: Du kannst die Karte sichern.
temple-key-stood = Das Muster war schon da. Um die Karte zu sichern, vervollständige es noch einmal auf anderen Quadraten mit einem Block, den du einsetzt.
temple-key-missing = { $missing ->
    [one] An der besten Stelle fehlt eine Fassade.
   *[other] An der besten Stelle fehlen { $missing } Fassaden.
}
temple-done-return = Keine unter ihren Altar schieben
temple-pass = Passen
temple-nothing-claimed = Dieser Block vervollständigt keine deiner Schlüsselkarten.
temple-claimed-stays = Was du gesichert hast, haben alle gesehen: Es bleibt dabei.
temple-completed = { $count ->
    [one] Du hast eine Schlüsselkarte vervollständigt.
   *[other] Du hast { $count } Schlüsselkarten vervollständigt.
}
temple-claim = { $count ->
    [0] Nichts sichern
    [one] Die Karte sichern, +{ $points }
   *[other] { $count } Karten sichern, +{ $points }
}
temple-claim-choose = Nimm den Haken von Karten, die du nicht sicherst.
temple-claim-fewer = { $count ->
    [one] Nicht sichern
   *[other] Weniger sichern
}
temple-claim-back = { $count ->
    [one] Doch sichern
   *[other] Alle sichern
}
temple-armed-draft = Du beginnst mit diesen Blöcken.
temple-armed-excavate = Du nimmst diese Blöcke in deinen Vorrat.
temple-armed-refill = Du ziehst eine Schlüsselkarte.
temple-armed-mark = Eine verdeckte Karte markiert diese Runde.
temple-armed-core = Diese Farbe zeigt zu dir.
temple-armed-discard = Dieser Block kommt in den Beutel zurück.
temple-armed-return = Diese Schlüsselkarte kommt unter ihren Altar.
temple-armed-done = Du behältst deine Schlüsselkarten.
temple-armed-pass = Du passt.
temple-confirm-draft = { $count ->
    [one] Diesen Block nehmen
   *[other] Diese { $count } nehmen
}
temple-confirm-excavate = { $count ->
    [one] Diesen Block ausgraben
   *[other] Diese { $count } ausgraben
}
temple-confirm-refill = Ziehen: { $altar }
temple-confirm-mark = Nehmen: { $altar }
temple-confirm-core = Diese Farbe zu mir drehen
temple-confirm-discard = In den Beutel zurücklegen
temple-confirm-return = Unter den Altar schieben
temple-confirm-done = Keine unter ihren Altar schieben
temple-confirm-pass = Passen
temple-armed-place = Du setzt diesen Block hier ein.
temple-armed-ancients = Die Uralten setzen diesen Block hier ein.
temple-confirm-place = Hier einsetzen
temple-confirm-ancients = Hier einsetzen
temple-holding = Wo setzt du diesen Block ein?
temple-planned = Du bist am Zug: Setzt du den Block ein wie geplant?
temple-hold-plan = Ein Plan, den nur du siehst. Wenn du am Zug bist, kannst du den Block hier einsetzen, falls er passt.
temple-hint-draft = Wähle einen Pfeil der Stätte. Du siehst die Blöcke, bevor du sie nimmst.
temple-hint-turn = { $can ->
    [place] Wähle einen Block im Vorrat.
    [excavate] Wähle einen Pfeil der Stätte. Du siehst die Blöcke, bevor du sie nimmst.
   *[other] Wähle einen Block im Vorrat oder einen Pfeil der Stätte.
}
temple-hint-discard = Wähle ihn in deinem Vorrat.
temple-hint-ancients = Wähle den Block, dann die Stelle.
temple-hint-yard = Zur Stätte
temple-part-mine = Karten
temple-part-view = Perspektive
temple-part-yard = Stätte
temple-part-players = Spieler
temple-move = Den Block bewegen
temple-move-left = Nach links
temple-move-right = Nach rechts
temple-move-far = Von mir weg
temple-move-near = Zu mir her
temple-short-take = einen Block nehmen oder weglegen
temple-short-rows = eine Reihe ausgraben, von oben
temple-short-columns = eine Spalte ausgraben, von links
temple-short-arrows = ihn bewegen
temple-short-turn = ihn drehen: eine Vierteldrehung, von oben gesehen
temple-short-tip = ihn von dir weg kippen
temple-short-roll = ihn nach rechts rollen
temple-short-fit = nächste passende Lage
temple-short-place = ihn einsetzen oder bestätigen
temple-short-release = ihn weglegen oder „Noch nicht“ antworten
temple-short-click = Rechtsklick
temple-short-wheel = näher hinsehen, oder von weiter weg
    .keys = Mausrad
temple-key-solo = Im Solospiel zuletzt gezogen, nennt sie den Uralten Feld { $pips } (ihre Augen) und die { $stars ->
    [1] Südwestecke
    [2] Nordwestecke
    [3] Nordostecke
   *[other] Südostecke
} (ihre Sterne).
temple-hold-title = In der Hand: { $block }
temple-hold-turn = Drehen
    .title = Eine Vierteldrehung, von oben gesehen
temple-hold-tip = Kippen
    .title = Von dir weg kippen
temple-hold-roll = Rollen
    .title = Nach rechts rollen
temple-hold-fit = Nächste Lage
    .title = Die nächste von allen Stellen, an denen er passt; passt er hier nicht, die nächstgelegene
temple-hold-place = Einsetzen
temple-hold-release = Weglegen
temple-hold-legal = Passt hier; vervollständigt keine Schlüsselkarte.
# Where the table helps with nothing.
temple-hold-fits = Passt hier.
temple-hold-claims = { $count ->
    [one] Vervollständigt eine Schlüsselkarte:
   *[other] Vervollständigt { $count } Schlüsselkarten:
}
temple-hold-illegal = Passt hier nicht.
temple-places = Alle Stellen
temple-places-about = Alle möglichen Stellen, Block für Block.
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

temple-finale-show = Von dieser Seite ansehen
temple-finale-found = { $points ->
    [one] { $name } hat { $points } Siegpunkt erzielt.
   *[other] { $name } hat { $points } Siegpunkte erzielt.
}
