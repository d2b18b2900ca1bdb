# Ancient Knowledge. $you ist yes, wo der Text den anredet, von dem er spricht, sonst no; $player ist dessen Nummer.

ancient-knowledge-title = Ancient Knowledge
ancient-knowledge-card = { $name } ({ $id })
ancient-knowledge-nothing = nichts
ancient-knowledge-caused = { $card }: { $what }

# Was gefragt wird.
ancient-knowledge-ask-action = Du bist am Zug, { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}: erschaffen, studieren, archivieren, ausgraben oder suchen.
ancient-knowledge-ask-opening-hands = Welche Karte deiner Starthand legst du zur Seite? Sechs bleiben.
ancient-knowledge-ask-payment = Mit welcher Karte bezahlst du?
ancient-knowledge-ask-granted-create = Was erschaffst du?
ancient-knowledge-ask-create-aside = Welches dieser Artefakte erschaffst du?
ancient-knowledge-ask-granted-learn = Welche Erkenntniskarte studierst du?
ancient-knowledge-ask-learn-aside = Welche dieser Erkenntniskarten studierst du?
ancient-knowledge-ask-cards-to-discard = Welche Karte legst du ab?
ancient-knowledge-ask-cards-to-archive = Welche Karte archivierst du? Jede entfernt ein Wissen.
ancient-knowledge-ask-archive-offer = Archivierst du?
ancient-knowledge-ask-opponents-to-discard = Du musst eine Karte ablegen: Welche?
ancient-knowledge-ask-opponents-to-destroy = Du musst ein Artefakt zerstören: Welches?
ancient-knowledge-ask-artefacts-to-destroy = Welches Artefakt zerstörst du? Mehrere nennst du in der Reihenfolge deines Tableaus.
ancient-knowledge-ask-card-to-keep = Welche Karte behältst du?
ancient-knowledge-ask-card-to-take = Welche Karte nimmst du?
ancient-knowledge-ask-hand-to-rob = Wessen Hand siehst du dir an?
ancient-knowledge-ask-rest-to-put-under = Welche davon legst du als Nächste unter den Stapel?
ancient-knowledge-ask-technology-to-bury = Welche Erkenntniskarte legst du unter ihren Stapel?
ancient-knowledge-ask-pillar-to-flip = Welche Säule drehst du auf Level II?
ancient-knowledge-ask-lost-to-recover = Wie viel verlorenes Wissen entfernst du?
ancient-knowledge-ask-lost-to-transfer = Wie viel verlorenes Wissen legst du auf welches Monument?
ancient-knowledge-ask-monument-to-burden = Welchem Monument fügst du das Wissen hinzu?
ancient-knowledge-ask-monument-to-decline = Welches Monument verfällt als Nächstes?
ancient-knowledge-ask-monument-to-move = Welches Monument bewegst du, und auf welches Feld?
ancient-knowledge-ask-monuments-to-swap = Welche zwei Monumente tauschst du?
ancient-knowledge-ask-monument-to-relieve = Von welchem Monument entfernst du Wissen?
ancient-knowledge-ask-monuments-to-relieve = Von welchem Monument entfernst du Wissen? Geh von Feld 1 an weiter: Was du übergehst, behält sein Wissen.
ancient-knowledge-ask-tokens-to-remove = Von welchem Monument entfernst du ein Wissen? Geh von Feld 1 an weiter: Was du übergehst, behält sein Wissen.
ancient-knowledge-ask-monuments-to-rotate = Wie viele Monumente in deiner Vergangenheit drehst du?
ancient-knowledge-ask-offer = Nutzt du diesen Effekt?
ancient-knowledge-ask-pool-order = Welcher Effekt kommt zuerst?
ancient-knowledge-ask-timeline-order = Welcher Effekt deiner Zeitleistenphase kommt als Nächster?
ancient-knowledge-ask-in-order = { $question } Mehrere nennst du in der Reihenfolge deiner Hand.

# Was ein Zug bewirkt; es steht hinter dem Zug.
ancient-knowledge-does-create = { $card }, { $price ->
    [0] kostenlos
    [one] für 1 abgelegte Karte
   *[other] für { $price } abgelegte Karten
}. { $text }
ancient-knowledge-does-card = { $card }. { $text }
ancient-knowledge-does-swap = { $card } mit { $other }
ancient-knowledge-does-monument = { $card }, { $knowledge } Wissen darauf
ancient-knowledge-does-rob = { $you ->
    [yes] deine Hand
   *[no] { $player }
} ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
ancient-knowledge-does-archive = Karten ablegen, für jede ein Wissen entfernen
ancient-knowledge-does-excavate = Monumente in deiner Vergangenheit drehen, für jedes zwei Karten ziehen
ancient-knowledge-does-search = eine Karte ziehen
ancient-knowledge-vain-hand-full = Hand voll: zieht nichts
ancient-knowledge-vain-no-cards-left = keine Karten mehr zu ziehen

# Wie man mit nichts antwortet, oder mit nichts mehr; die Antwort hat das Verb der Frage.
ancient-knowledge-done = Fertig
ancient-knowledge-done-offer = Nicht nutzen
ancient-knowledge-done-archive-offer = Nicht archivieren
ancient-knowledge-done-granted-create = Nichts erschaffen
ancient-knowledge-done-create-aside = Nichts erschaffen
ancient-knowledge-done-granted-learn = Nichts studieren
ancient-knowledge-done-learn-aside = Nichts studieren
ancient-knowledge-done-monument-to-move = Nichts bewegen
ancient-knowledge-done-monument-to-relieve = Nichts entfernen
ancient-knowledge-done-cards-to-discard = { $taken ->
    [0] Nichts ablegen
   *[other] Fertig
}
ancient-knowledge-done-artefacts-to-destroy = { $taken ->
    [0] Nichts zerstören
   *[other] Fertig
}
ancient-knowledge-done-pool-order = Keiner davon
ancient-knowledge-done-timeline-order = Keiner davon

# Ein Zug in Worten, für alle, die ihn wählen und nicht schreiben.
ancient-knowledge-move-create = { $card }{ $space ->
    [0] { " " }erschaffen, { $price ->
        [0] kostenlos
        [one] für 1 abgelegte Karte
       *[other] für { $price } abgelegte Karten
    }
   *[other] { " " }auf Feld { $space } erschaffen, { $price ->
        [0] kostenlos
        [one] für 1 abgelegte Karte
       *[other] für { $price } abgelegte Karten
    }
}
ancient-knowledge-move-paid = { $move }: { $cards }
ancient-knowledge-move-learn = { $card } studieren
ancient-knowledge-move-archive = Archivieren
ancient-knowledge-move-excavate = Ausgraben
ancient-knowledge-move-search = Suchen
ancient-knowledge-move-set-aside = { $card } zur Seite legen
ancient-knowledge-move-pay = Mit { $card } bezahlen
ancient-knowledge-move-discard = { $card } ablegen
ancient-knowledge-move-remove = Wissen entfernen: { $card }, { $knowledge } darauf
ancient-knowledge-move-add = Wissen hinzufügen: { $card }
ancient-knowledge-move-transfer = { $amount } verlorenes Wissen auf { $card } legen
ancient-knowledge-move-move = { $card } auf Feld { $space } bewegen
ancient-knowledge-move-swap = { $card } und { $other } tauschen
ancient-knowledge-move-destroy = { $card } zerstören
ancient-knowledge-move-take = { $card } nehmen
ancient-knowledge-move-keep = { $card } behalten
ancient-knowledge-move-bury = { $card } unter ihren Stapel legen
ancient-knowledge-move-flip = Auf Level II drehen: { $cards }
ancient-knowledge-move-resolve = Der Effekt der Karte { $card }
ancient-knowledge-move-decline = Verfall: { $card }

# Gruppen von Zügen.
ancient-knowledge-group-create = Erschaffen
ancient-knowledge-group-learn = Studieren
ancient-knowledge-group-other = Andere Züge

# Was geschah.
ancient-knowledge-event-turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
ancient-knowledge-event-phase-began = { $you ->
    [yes] Deine
   *[no] Die
} { $phase ->
    [timeline] Zeitleistenphase
   *[decline] Verfallphase
} { $you ->
    [yes] { "" }
   *[no] von { $player }{ " " }
}beginnt.
ancient-knowledge-event-decline-skipped = { $you ->
    [yes] Deine Verfallphase entfällt.
   *[no] Die Verfallphase von { $player } entfällt.
}
ancient-knowledge-event-refused = { $you ->
    [yes] Du nutzt das nicht.
   *[no] { $player } nutzt das nicht.
}
ancient-knowledge-event-second-half = { $you ->
    [yes] Du hast zuerst
   *[no] { $player } hat zuerst
} mindestens sieben Monumente in der Vergangenheit{ $turns ->
    [yes] : Eine Säule wechselt auf Level II.
   *[no] , doch keine Säule von Level I ist mehr im Spiel.
}
ancient-knowledge-event-last-round = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} mindestens vierzehn Monumente in der Vergangenheit: Dies ist die letzte Runde.
ancient-knowledge-event-created = { $you ->
    [yes] Du erschaffst
   *[no] { $player } erschafft
} { $card }{ $space ->
    [none] {""}
   *[other] {" "}auf Feld { $space } mit { $knowledge } Wissen
}.
ancient-knowledge-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
ancient-knowledge-event-drew-cards = Gezogen: { $cards }.
ancient-knowledge-event-discarded = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} { $why ->
    [pay] zum Bezahlen
    [archive] zum Archivieren
    [rest] von den angesehenen
   *[effect] aus der Hand
} ab.
ancient-knowledge-event-discarded-cards = Abgelegt: { $cards }.
ancient-knowledge-event-revealed-discarded = Aufgedeckt und abgelegt: { $cards }.
ancient-knowledge-event-destroyed = Zerstört: { $card } { $you ->
    [yes] (deine Karte)
   *[no] ({ $player })
}.
ancient-knowledge-event-deck-renewed = Die Ablage wird zu einem neuen Stapel mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
ancient-knowledge-event-set-aside = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} eine Karte der Starthand zur Seite.
ancient-knowledge-event-set-aside-card = Es ist die Karte { $card }.
ancient-knowledge-event-hands-ready = Alle Starthände sind gewählt; die übrigen Karten werden zurückgemischt.
ancient-knowledge-event-looked-at = { $you ->
    [yes] Du siehst dir
   *[no] { $player } sieht sich
} { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} { $deck ->
    [builders] des Werkskartenstapels
    [level-1] des Stapels von Level I
   *[level-2] des Stapels von Level II
} an.
ancient-knowledge-event-looked-at-cards = Angesehen: { $cards }.
ancient-knowledge-event-revealed = Aufgedeckt: { $cards }.
ancient-knowledge-event-kept = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
} eine Karte.
ancient-knowledge-event-kept-card = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
} { $card }.
ancient-knowledge-event-saw-hand = { $you ->
    [yes] Du siehst dir
   *[no] { $player } sieht sich
} { $victim_you ->
    [yes] deine Hand
   *[no] die Hand von { $victim }
} an.
ancient-knowledge-event-saw-hand-cards = { $victim_you ->
    [yes] Auf deiner Hand
   *[no] Auf der Hand von { $victim }
}: { $cards }.
ancient-knowledge-event-took = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} eine Karte { $victim_you ->
    [yes] von deiner Hand
   *[no] von der Hand von { $victim }
}.
ancient-knowledge-event-took-card = { $victim_you ->
    [yes] Von deiner Hand genommen
   *[no] Von der Hand von { $victim } genommen
}: { $card }.
ancient-knowledge-event-knowledge-removed = { $number } Wissen { $number ->
    [one] wird
   *[other] werden
} von { $card } entfernt.
ancient-knowledge-event-knowledge-added = { $number } Wissen { $number ->
    [one] kommt
   *[other] kommen
} auf { $card } { $owner_you ->
    [yes] (bei dir)
   *[no] (bei { $owner })
}.
ancient-knowledge-event-knowledge-lost = Mit { $card } { $number ->
    [one] geht
   *[other] gehen
} { $number } Wissen verloren { $you ->
    [yes] (du)
   *[no] ({ $player })
}.
ancient-knowledge-event-lost-recovered = { $you ->
    [yes] Du entfernst
   *[no] { $player } entfernt
} { $number } verlorenes Wissen.
ancient-knowledge-event-moved = Die Karte { $card } kommt von Feld { $origin } auf Feld { $space }.
ancient-knowledge-event-swapped = { $card } und { $other } tauschen die Plätze.
ancient-knowledge-event-declined = Die Karte { $card } verfällt und kommt in die Vergangenheit { $you ->
    [yes] (deine)
   *[no] ({ $player })
}.
ancient-knowledge-event-slid = { $you ->
    [yes] Deine Zeitleiste rückt ein Feld nach links.
   *[no] Die Zeitleiste von { $player } rückt ein Feld nach links.
}
ancient-knowledge-event-rotated = { $you ->
    [yes] Du drehst
   *[no] { $player } dreht
} { $number ->
    [one] 1 Monument
   *[other] { $number } Monumente
} in der Vergangenheit.
ancient-knowledge-event-straightened = { $you ->
    [yes] Du drehst
   *[no] { $player } dreht
} { $number ->
    [one] 1 Monument
   *[other] { $number } Monumente
} in der Vergangenheit zurück.
ancient-knowledge-event-unveiled = Es ist die Karte { $card }.
ancient-knowledge-event-learned = { $you ->
    [yes] Du studierst
   *[no] { $player } studiert
} { $card }.
ancient-knowledge-event-buried = { $gone ->
    [yes] Die Karte { $card } verlässt das Spiel, wie schon ihr Stapel.
   *[no] Die Karte { $card } kommt unter ihren Stapel.
}
ancient-knowledge-event-put-under = { $gone ->
    [yes] Eine Erkenntniskarte, die { $you ->
        [yes] du angesehen hast
       *[no] { $player } angesehen hat
    }, verlässt das Spiel, wie schon ihr Stapel.
   *[no] { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } eine Erkenntniskarte unter ihren Stapel.
}
ancient-knowledge-event-put-under-card = Es ist die Karte { $card }.
ancient-knowledge-event-pillar-swept = Säule { $pillar } wird geräumt; abgelegt: { $cards }.
ancient-knowledge-event-pillar-filled = Säule { $pillar } zeigt jetzt { $cards }.
ancient-knowledge-event-pillar-flipped = Säule { $pillar } wechselt auf Level II.
ancient-knowledge-event-pillar-gone = Säule { $pillar } kann nicht aufgefüllt werden: Sie verlässt das Spiel mit allen nicht ausliegenden Karten von Level { $level ->
    [1] I
   *[2] II
}.
ancient-knowledge-event-techdeck-renewed = Die abgelegten Erkenntniskarten von Level { $level ->
    [1] I
   *[2] II
} werden zu einem neuen Stapel mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.

# Der Tisch.
ancient-knowledge-topic-hand = hand
ancient-knowledge-topic-timeline = zeitleiste
ancient-knowledge-topic-past = vergangenheit
ancient-knowledge-topic-artefacts = artefakte
ancient-knowledge-topic-technologies = erkenntniskarten
ancient-knowledge-topic-pillars = säulen
ancient-knowledge-topic-scores = siegpunkte
ancient-knowledge-topic-player = spieler
ancient-knowledge-topic-card = karte
ancient-knowledge-told-unknown-topic = Du kannst fragen nach: { $topics }; spieler und karte brauchen eine Nummer, etwa spieler 2 oder karte C7.
ancient-knowledge-told-score = { $you ->
    [yes] Du
   *[no] { $player }
}: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, wenn das Spiel jetzt endete, { $past } in der Vergangenheit, { $lost } verlorenes Wissen, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}.
ancient-knowledge-told-decks = Stapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}; Ablage: { $discard }.
ancient-knowledge-told-last-round = Dies ist die letzte Runde.
ancient-knowledge-told-pillars = Erkenntniskarten zum Studieren:
ancient-knowledge-told-pillar = Säule { $number }, { $cards ->
    [0] aus dem Spiel
    [one] 1 Karte:
   *[other] { $cards } Karten:
}
ancient-knowledge-told-hand = Deine Hand, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}:
ancient-knowledge-told-board = { $you ->
    [yes] Dein Tableau:
   *[no] Das Tableau von { $player }:
}
ancient-knowledge-told-space = Feld { $space }: { $monuments }.
ancient-knowledge-told-monument = { $card }, { $knowledge } Wissen
ancient-knowledge-told-empty-timeline = Die Zeitleiste ist leer.
ancient-knowledge-told-past = Vergangenheit ({ $number }, davon { $rotated } gedreht): { $cards }.
ancient-knowledge-told-artefacts = Artefakte ({ $number } von 5): { $cards }.
ancient-knowledge-told-technologies = Erkenntniskarten ({ $number }): { $cards }.

# Wie man zieht.
ancient-knowledge-how-to-act = Einen Zug schreibst du mit seiner Art und seiner Karte: create C7@3 (Karte und Feld), create A5, learn T2, archive, excavate, search.
ancient-knowledge-how-to-follow = Was folgt, wird Schritt für Schritt gefragt, etwa pay A3, remove C7, resolve P31, done.
ancient-knowledge-how-to-ask = Frage nach einem Teil des Tisches mit worte: worte hand, worte zeitleiste, worte spieler 2, worte karte C7.

# Das Ende.
ancient-knowledge-reason-fourteen-in-the-past = jemand hatte mindestens vierzehn Monumente in der Vergangenheit, und die Runde wurde zu Ende gespielt
ancient-knowledge-tie-least-lost-knowledge = weniger verlorenes Wissen
ancient-knowledge-line-monument = { $card }
ancient-knowledge-line-endgame = { $card } (Effekt)
ancient-knowledge-line-technology = { $card }
ancient-knowledge-line-timeline = { $card } in der Zeitleiste
ancient-knowledge-line-lost = verlorenes Wissen
