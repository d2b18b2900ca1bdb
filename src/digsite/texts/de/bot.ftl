# Warum ein Bot so gewählt hat: jeweils eine Zeile.

bot-only-choice = Etwas anderes war nicht möglich.

# Block and Key.
bot-claims = Sichert { $keys }{ $count ->
    [one] {""}
   *[other] {" "}mit einem einzigen Block
}.
bot-prepares = Sichert nichts, bringt aber die Schlüsselkarten auf der Hand dem Ziel näher.
bot-excavates = { $line ->
    [row1] Reihe 1
    [row2] Reihe 2
    [row3] Reihe 3
    [column1] Spalte 1
    [column2] Spalte 2
   *[column3] Spalte 3
} enthält die nützlichsten Blöcke.
bot-core = Mit dieser Farbe im Blick nützen die ausliegenden Blöcke am meisten.
bot-discards = Dieser Block würde am wenigsten nützen.
bot-done = Mehr gibt es nicht zu sichern.
bot-marks = Dieser Altar kann eine Karte entbehren.
bot-keeps = Die Schlüsselkarten auf der Hand versprechen genug.
bot-returns = { $key } verspricht weniger als eine neue Karte.
bot-draws = Die Karten des { $altar ->
    [sun] Sonnenaltars
   *[moon] Mondaltars
} passen besser zur Perspektive.
bot-ancients = Hier hilft der Block der Uralten am meisten.
bot-closer = { $key } ist der Vervollständigung näher.
bot-leaves-room = Für { $key } bleibt Platz.
bot-faces = { $faces ->
    [one] Eine Fassade mehr in der Farbe der Enigmakarte ist zu sehen.
   *[other] { $faces } Fassaden mehr in der Farbe der Enigmakarte sind zu sehen.
}
bot-line-claims = Ein Block von dort könnte im nächsten Zug { $keys } vervollständigen.
bot-plays-it-out = In gedachten Partien war das besser als das, was auf den ersten Blick am besten aussieht.

# Ancient Knowledge. $points: Siegpunkte, die die Karte alles in allem bringen dürfte.
bot-plays-card = { $card }: { $points ->
    [0] besser als alles andere.
    [one] dürfte etwa einen Siegpunkt über die ganze Partie bringen.
   *[other] dürfte etwa { $points } Siegpunkte über die ganze Partie bringen.
}
bot-archives = Handkarten können Wissen retten, das verloren ginge.
bot-rotates = Die Vergangenheit hat Karten zu geben.
bot-searches = Eine neue Karte verspricht mehr als alles andere.
bot-gives-up = Diese Karte ist am ehesten zu entbehren.
bot-keeps-card = Diese Karte verspricht am meisten.
bot-leaves-it = Mehr würde mehr kosten, als es bringt.
bot-relieves = Auf { $card } wiegt Wissen am schwersten.
bot-burdens = Auf { $card } schadet es am meisten.
bot-moves = Die Karte { $card } liegt dort besser.
bot-best-position = Von allen Antworten verspricht diese bis zum Ende die meisten Siegpunkte.
# Was dafür spricht, neben der nächstbesten Wahl.
bot-endgame = { $points ->
    [one] Der Endwertungseffekt dürfte etwa einen Siegpunkt bringen.
   *[other] Der Endwertungseffekt dürfte etwa { $points } Siegpunkte bringen.
}
bot-endgame-of = Mit { $number } { $counted ->
    [monuments] { $number ->
        [one] Monument
       *[other] Monumenten
    } in der Vergangenheit
    [cities] { $number ->
        [one] Stadt
       *[other] Städten
    } in der Vergangenheit
    [megaliths] { $number ->
        [one] Megalithen
       *[other] Megalithen
    } in der Vergangenheit
    [pyramids] { $number ->
        [one] Pyramide
       *[other] Pyramiden
    } in der Vergangenheit
    [sets] { $number ->
        [one] Satz
       *[other] Sätzen
    } in der Vergangenheit
    [artefacts] { $number ->
        [one] Artefakt
       *[other] Artefakten
    } auf dem Tableau
   *[technologies] { $number ->
        [one] Erkenntniskarte
       *[other] Erkenntniskarten
    } in der Sammlung
} am Ende ist der Endwertungseffekt { $points } wert.
bot-saves = { $number } Wissen auf { $card } { $number ->
    [one] geht
   *[other] gehen
} in diesem Zug sonst verloren.
bot-gains = { $term ->
    [banked] Siegpunkte, die sofort zählen
    [timeline] Was die Zeitleiste bringen wird
    [endgame] Endwertungseffekte
    [hand] Die Hand
    [excavating] Monumente für Ausgrabungen
    [engine] Effekte, die immer wieder wirken
    [created] So eine Karte bringt meist mehr, als sie zeigt
   *[technologies] Erkenntniskarten in Reichweite
}: etwa { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
} mehr.
bot-better-than = Das Nächstbeste wäre { $other ->
    [archive] Archivieren
    [excavate] Ausgraben
   *[search] Suchen
}, mit etwa { $points ->
    [one] einem Siegpunkt
   *[other] { $points } Siegpunkten
} weniger.
bot-better-than-card = Das Nächstbeste wäre { $card }, mit etwa { $points ->
    [one] einem Siegpunkt
   *[other] { $points } Siegpunkten
} weniger.
bot-looks-further = Zu Ende geplant kommt mehr heraus als bei dem, was auf den ersten Blick am besten aussieht.
