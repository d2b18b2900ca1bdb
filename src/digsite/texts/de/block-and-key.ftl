# Block and Key. $you ist yes, wo der Text zu dem Spieler spricht, von dem er handelt, sonst no; $player ist dessen Nummer.
# Spalten und Ebenen einer Perspektive zählen von 1 an; x, y und Höhe einer Zelle von 0 an, wie in der Notation der Züge.

block-and-key-title = Block and Key
block-and-key-compiling = die Geometrie von Block and Key wird übersetzt, einmal für diesen Rechner (etwa 10 s; für viele Partien zugleich eine halbe Minute) …
block-and-key-compiling-each-time = die Geometrie von Block and Key wird übersetzt, wie bei jedem Start: Sie kann nirgends aufbewahrt werden. NUMBA_CACHE_DIR nennt einen Ordner dafür (etwa 10 s; für viele Partien zugleich eine halbe Minute) …

# Teile und Orte.
block-and-key-colour = { $colour ->
    [green] grün
    [grey] grau
    [brown] braun
   *[white] weiß
}
block-and-key-shape = { $shape ->
    [I3] Dreierstab
    [L3] Winkel
    [I4] Viererstab
    [L4] L
    [T4] T
    [S4] Zickzack
    [O4] Platte
    [tripod] Dreibein
    [left-screw] Linksschraube
    [right-screw] Rechtsschraube
   *[other] { $shape }
}
block-and-key-block = { block-and-key-shape } in { $colour ->
    [green] Grün
    [grey] Grau
    [brown] Braun
   *[white] Weiß
}
block-and-key-tier = { $tier ->
    [star] Stern
    [sun] Sonne
   *[moon] Mond
}
block-and-key-key-name = die { $tier ->
    [star] Sternkarte
    [sun] Sonnenkarte
   *[moon] Mondkarte
} { $key }
block-and-key-altar = { $altar ->
    [sun] Sonnenaltar
   *[moon] Mondaltar
}
block-and-key-side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
block-and-key-corner = { $corner ->
    [north-west] Nordwesten
    [north-east] Nordosten
    [south-east] Südosten
   *[south-west] Südwesten
}
block-and-key-part-of-floor = { $north ->
    [south] { $east ->
        [west] im Südwesten
        [east] im Südosten
       *[middle] im Süden
    }
    [north] { $east ->
        [west] im Nordwesten
        [east] im Nordosten
       *[middle] im Norden
    }
   *[middle] { $east ->
        [west] im Westen
        [east] im Osten
       *[middle] in der Mitte
    }
}
block-and-key-by-core = { $how ->
    [on] auf dem Zentralblock
   *[beside] neben dem Zentralblock
}
block-and-key-where = { $part }, { $height ->
    [1] { $level ->
        [1] auf dem Boden
       *[other] auf Ebene { $level }
    }
   *[other] { $level ->
        [1] { block-and-key-high }
       *[other] ab Ebene { $level }, { block-and-key-high }
    }
}
block-and-key-high = { $height ->
    [2] zwei hoch
    [3] drei hoch
   *[other] vier hoch
}
block-and-key-row-behind = Reihe { $row } von dir aus: { $places }
block-and-key-pattern = „{ $rows }“
block-and-key-pattern-over = über
block-and-key-line = { $kind ->
    [row] Reihe
   *[column] Spalte
} { $number }
block-and-key-points = { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
block-and-key-blank = leer
block-and-key-nothing = nichts

# Was gefragt wird.
block-and-key-ask-core = Welche Farbe des Zentralblocks drehst du zu dir?
block-and-key-ask-draft = Welche Reihe oder Spalte der Ausgrabungsstätte nimmst du zu Beginn?
block-and-key-ask-turn = { $can ->
    [excavate] Du bist am Zug: Grabe eine Reihe oder Spalte aus.
    [place] Du bist am Zug: Setze einen Block ein.
    [nothing] Du bist am Zug: Es gibt nichts auszugraben, und kein Block passt.
   *[both] Du bist am Zug: Grabe eine Reihe oder Spalte aus oder setze einen Block ein.
}
block-and-key-ask-discard = Dein Vorrat hat mehr als sieben Blöcke: Welchen legst du in den Beutel zurück?
block-and-key-ask-claim = { $left ->
    [0] { $claims ->
        [0] Dieser Block vervollständigt keine deiner Schlüsselkarten: Du sicherst nichts.
       *[other] Du hast alles gesichert, was dieser Block vervollständigt.
    }
   *[other] { $claims ->
        [0] Welche Schlüsselkarte sicherst du mit diesem Block?
       *[other] Welche Schlüsselkarte sicherst du mit diesem Block außerdem?
    }
}
block-and-key-ask-mark = Nichts gesichert: Von welchem Altar nimmst du die verdeckte Schlüsselkarte?
block-and-key-ask-return = Schiebst du eine Schlüsselkarte unter ihren Altar?
block-and-key-ask-refill = Von welchem Altar ziehst du eine Schlüsselkarte?
block-and-key-ask-ancients = Die Uralten setzen einen Block ein ({ $block }): Wo setzt du ihn ein?

# Was ein Zug bewirkt; es steht hinter dem Zug selbst.
block-and-key-does-takes = nimmt { $blocks }
block-and-key-does-claims = sichert { $keys } ({ $points })
block-and-key-does-worth = bringt { $points }
block-and-key-does-altar = { $left ->
    [one] dort liegt noch { $left } Schlüsselkarte
   *[other] dort liegen noch { $left } Schlüsselkarten
}
block-and-key-does-seen = für dich sichtbar in { $places }
block-and-key-does-hidden = für dich verdeckt
block-and-key-does-done-claim = nichts mehr sichern
block-and-key-does-done-return = alle Schlüsselkarten behalten
block-and-key-place-levels = Spalte { $place } ({ $count ->
    [one] Ebene
   *[other] Ebenen
} { $levels })

# Ein Zug in Worten, für alle, die ihn wählen und nicht schreiben.
block-and-key-move-core = Zu dir drehen: { $colour }
block-and-key-move-draft = { $line } nehmen
block-and-key-move-excavate = { $line } ausgraben
block-and-key-move-place = Einsetzen: { $block }, { $cells }
block-and-key-move-pass = Passen
block-and-key-move-discard = In den Beutel zurücklegen: { $block }
block-and-key-move-claim = Sichern: { $key }
block-and-key-move-refill = Schlüsselkarte ziehen: { $altar }
block-and-key-move-mark = Verdeckte Karte nehmen: { $altar }
block-and-key-move-return = Unter den Altar schieben: { $key }
block-and-key-move-ancients = Für die Uralten einsetzen: { $block }, { $cells }
block-and-key-move-done-claim = { $claims ->
    [0] Nichts sichern
   *[other] Fertig
}
block-and-key-move-done-return = Keine unter ihren Altar schieben

# Gruppen von Zügen.
block-and-key-group-excavate = Eine Reihe oder Spalte ausgraben
block-and-key-group-answer = Deine Antwort
block-and-key-group-claims = Sichert { $keys } ({ $points })
block-and-key-group-block = { $block }, sichert nichts
block-and-key-group-seen = Für dich zu sehen
block-and-key-group-hidden = Für dich verdeckt

# Was geschehen ist.
block-and-key-event-core = { $you ->
    [yes] Du setzt den Zentralblock ein. Zu dir zeigt: { $colour }.
   *[no] { $player } setzt den Zentralblock ein. Zur eigenen Seite zeigt: { $colour }.
}
block-and-key-event-excavated = { $you ->
    [yes] Du nimmst { $line }: { $blocks }.
   *[no] { $player } nimmt { $line }: { $blocks }.
}
block-and-key-event-filled = Neuer Block auf Feld { $site }: { $block }.
block-and-key-event-discarded = { $you ->
    [yes] Du legst in den Beutel zurück: { $block }.
   *[no] { $player } legt in den Beutel zurück: { $block }.
}
block-and-key-event-placed = { $you ->
    [yes] Du setzt einen Block ein: { $block }, { $cells }.
   *[no] { $player } setzt einen Block ein: { $block }, { $cells }.
}
    .brief = { $you ->
        [yes] Du setzt einen Block ein: { $block }.
       *[no] { $player } setzt einen Block ein: { $block }.
    }
block-and-key-event-passed = { $you ->
    [yes] Du kannst nichts tun und passt.
   *[no] { $player } kann nichts tun und passt.
}
block-and-key-event-claimed = { $you ->
    [yes] Du sicherst { $key }: { $points }. Mit diesem Block ({ $block }) siehst du das Muster in { $places }.
   *[no] { $player } sichert { $key }: { $points }. Mit diesem Block ({ $block }) sieht { $player } das Muster in { $places }.
}
    .brief = { $you ->
        [yes] Du sicherst { $key }: { $points }.
       *[no] { $player } sichert { $key }: { $points }.
    }
block-and-key-event-drawn = { $you ->
    [yes] Du ziehst eine Schlüsselkarte: { $altar }.
   *[no] { $player } zieht eine Schlüsselkarte: { $altar }.
}
block-and-key-event-seen = { $you ->
    [yes] Es ist { $key }.
   *[no] { $player } sieht { $key }.
}
block-and-key-event-turn-over = Runde { $turn } ist zu Ende.
block-and-key-event-turn-marked = Runde { $turn } ist zu Ende; eine verdeckte Karte markiert sie: { $altar }.
block-and-key-event-returned = { $you ->
    [yes] Du schiebst eine Schlüsselkarte unter ihren Altar: { $altar }.
   *[no] { $player } schiebt eine Schlüsselkarte unter ihren Altar: { $altar }.
}
block-and-key-event-returned-key = Es war { $key }.
block-and-key-event-called = Die Uralten nennen Feld { $site } und die Ecke im { $corner }: { $block }.
block-and-key-event-ancients-placed = Der Block der Uralten ({ $block }) steht { $cells }.
    .brief = Der Block der Uralten ({ $block }) ist eingesetzt.
block-and-key-event-ancients-returned = Dieser Block passt nirgends und kommt in den Beutel zurück: { $block }.
block-and-key-event-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
block-and-key-event-final-round = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $keys } Schlüsselkarten gesichert: Alle haben noch einen Zug.
block-and-key-event-ended = { $count ->
    [one] Die Enigmakarte wird
   *[other] Die Enigmakarten werden
} aufgedeckt: { $enigmas }.
block-and-key-enigma-of = { $you ->
    [yes] deine
   *[no] { $player }
} ({ $colour })

# Der Tisch, gezeichnet und in Worten.
block-and-key-flat-view = { $you ->
    [yes] Deine Perspektive
   *[no] Die Perspektive von { $player }
}, von { $side }:
block-and-key-floor = Der Tempelboden von oben, jeder Stapel von unten nach oben; Norden ist oben:
block-and-key-legend = g grün, s grau, b braun, w weiß, # Zentralblock, - Lücke, . nichts
block-and-key-yard = Ausgrabungsstätte:
block-and-key-supply = { $you ->
    [yes] Dein Vorrat
   *[no] Vorrat von { $player }
}: { $blocks }
block-and-key-hand = Deine Schlüsselkarten:
block-and-key-key-head = { $key } { $tier } { $points } SP
block-and-key-key-ancients = { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
} { $pips } { $pips ->
    [one] Auge
   *[other] Augen
}
block-and-key-enigma = Dein Enigma: { $colour }; du siehst davon { $faces } { $faces ->
    [one] Fassade
   *[other] Fassaden
}; das bringt { $points }.
block-and-key-score = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $points } aus { $keys ->
    [one] { $keys } gesicherten Schlüsselkarte
   *[other] { $keys } gesicherten Schlüsselkarten
}, { $hand ->
    [one] { $hand } Schlüsselkarte auf der Hand
   *[other] { $hand } Schlüsselkarten auf der Hand
} ({ $tiers }).
block-and-key-altars = Altäre: { $sun ->
    [one] 1 Sonnenkarte
   *[other] { $sun } Sonnenkarten
}, { $moon ->
    [one] 1 Mondkarte
   *[other] { $moon } Mondkarten
}. Blöcke im Beutel: { $bag }.
block-and-key-solo = Runde { $turn } von 11.
block-and-key-last-turns = Die letzte Runde: { $turns ->
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}.

block-and-key-told-own-pieces = Gespielt wird mit anderen als den üblichen Spielteilen: { $name }.
block-and-key-told-view = Du schaust von { $side }. Spalte 1 ist ganz links von dir.
block-and-key-told-column = Spalte { $place }: { $colours }
block-and-key-told-empty-columns = { $seen ->
    [0] Noch ist nichts zu sehen.
   *[other] In den anderen Spalten ist nichts zu sehen.
}
block-and-key-told-on-top = obenauf { $colour }
block-and-key-told-gap = Lücke
block-and-key-told-floor = Der Tempelboden von oben: x zählt von Westen nach Osten, y von Süden nach Norden, beide von 0 an. Ein Stapel wird von unten nach oben genannt.
block-and-key-told-stack = x { $x }, y { $y }: { $colours }
block-and-key-told-core = Zentralblock
block-and-key-told-site = Feld { $site }: { $block }
block-and-key-told-key = { $key }, { $tier }, { $points }: { $pattern }
block-and-key-told-key-aloud = { $tier }, { $points }: { $pattern }
block-and-key-told-key-row = Zeile { $row }: { $squares }
block-and-key-told-key-lacks = { $missing ->
    [0] Das Muster ist schon zu sehen; um die Karte zu sichern, vervollständige es noch einmal auf anderen Quadraten.
    [one] An der besten Stelle fehlt ein Quadrat: { $squares }.
   *[other] An der besten Stelle fehlen { $missing } Quadrate: { $squares }.
}
block-and-key-told-square = { $colour } in Spalte { $place }, Ebene { $level }
block-and-key-told-unknown-topic = Dazu habe ich nichts. Du kannst fragen nach: { $topics }

# Wonach man fragen kann.
block-and-key-topic-view = perspektive
block-and-key-topic-column = spalte
block-and-key-topic-keys = karten
block-and-key-topic-yard = ausgrabung
block-and-key-topic-supply = vorrat
block-and-key-topic-floor = boden
block-and-key-topic-scores = siegpunkte

# Wie man einen Zug schreibt.
block-and-key-how-to-excavate = excavate row1 oder excavate column3: eine Reihe oder Spalte der Ausgrabungsstätte nehmen; row1 sind die Felder 1, 2, 3, column1 die Felder 1, 4, 7
block-and-key-how-to-place = place green L3 340 341 350: einen Block auf Zellen einsetzen; eine Zelle sind die Ziffern von x, y und Höhe über dem Boden, von 0 an gezählt
block-and-key-how-to-shapes = Ein Block ist seine Farbe und seine Form, auf Englisch ({ $shapes }), oder sein Name.
block-and-key-how-to-others = Andere Züge werden angeboten, wenn nach ihnen gefragt wird: core, draft, discard, claim, done, refill; im Solospiel auch mark, return und ancients.


# Das Ende.
block-and-key-reason-keys-claimed = genug Schlüsselkarten wurden gesichert, und die letzte Runde wurde gespielt
block-and-key-reason-all-passed = niemand konnte etwas tun
block-and-key-reason-nothing-fits = kein Block passt mehr irgendwohin
block-and-key-reason-no-placements = drei Runden vergingen, ohne dass ein Block eingesetzt wurde
block-and-key-reason-turns-played = alle elf Runden wurden gespielt
block-and-key-tie-claimed-keys = mehr gesicherte Schlüsselkarten
block-and-key-tie-blocks-left = mehr übrige Blöcke
block-and-key-tie-turn-order = früher in der Reihenfolge
block-and-key-line-key = { $key }
block-and-key-line-enigma = Enigma ({ $colour })
block-and-key-rank-trainee = Praktikant
block-and-key-rank-researcher = Forscher
block-and-key-rank-field-director = Bereichsdirektor
block-and-key-rank-dig-director = Ausgrabungsleiter
block-and-key-rank-expert-archaeologist = Archäologieexperte
