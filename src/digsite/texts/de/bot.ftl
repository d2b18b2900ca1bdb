# Warum ein Bot so gewählt hat: jeweils eine Zeile.

bot-only-choice = Etwas anderes war nicht möglich.

# Block and Key.
bot-claims = Sichert { $keys }{ $count ->
    [one] {""}
   *[other] {" "}mit einem einzigen Block
}.
bot-prepares = Sichert nichts, bringt aber die Schlüsselkarten auf der Hand näher.
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
} passen besser zur Ansicht.
bot-ancients = Hier hilft der Block der Uralten am meisten.
