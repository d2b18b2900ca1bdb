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
} passen besser zur Perspektive.
bot-ancients = Hier hilft der Block der Uralten am meisten.

# Ancient Knowledge. $points: Siegpunkte, die die Karte alles in allem bringen dürfte.
bot-plays-card = { $card } { $points ->
    [0] ist besser als alles andere.
    [one] dürfte etwa einen Siegpunkt bringen.
   *[other] dürfte etwa { $points } Siegpunkte bringen.
}
bot-archives = Handkarten können Wissen retten, das verloren ginge.
bot-rotates = Die Vergangenheit hat Karten zu geben.
bot-searches = Eine neue Karte verspricht mehr als alles andere.
bot-gives-up = Diese Karte ist am ehesten zu entbehren.
bot-keeps-card = Diese Karte verspricht am meisten.
bot-leaves-it = Mehr würde mehr kosten, als es bringt.
bot-relieves = Auf { $card } wiegt Wissen am schwersten.
bot-burdens = Auf { $card } schadet es am meisten.
bot-moves = { $card } liegt dort besser.
bot-best-position = So ergibt sich die beste Stellung.
