# Hinweise: worauf man achten sollte, dann die Wahl mit ihrem Grund; und was der Tisch dazu sagt.

hint-ask = Hinweis
    .about = Um einen Hinweis bitten: erst, wohin man sehen sollte, dann die Wahl und warum.
hint-more = Wahl zeigen
    .about = Zeigen, was Professor Quader wählen würde, und warum.
hint-close = Hinweis schließen
hint-thinking = Überlegt …
hint-offer = Um einen Hinweis bitten? Er wird gezählt und am Ende genannt.
hint-take = Darum bitten
hint-look = Sieh hierher: { $look }
hint-choice = Vorschlag: { $move }.
hint-play = So spielen

# Block and Key.
hint-completes = { $count ->
    [one] { $keys } lässt sich mit einem einzigen Block vervollständigen.
   *[other] { $keys } lassen sich zusammen mit einem einzigen Block vervollständigen.
}
hint-closer = { $key } lässt sich vorbereiten.
hint-core = Vergleiche die Farben des Zentralblocks mit den ausliegenden Blöcken.
hint-yard = Vergleiche Reihen und Spalten der Ausgrabungsstätte mit den Schlüsselkarten auf der Hand.
hint-supply = Ein Block im Vorrat nützt wenig.
hint-altars = Vergleiche, was auf den Altären liegen kann, mit dem, was zu sehen ist.
hint-keys = Vergleiche die Schlüsselkarten auf der Hand mit dem, was zu sehen ist.
hint-view = Sieh dir den Tempel von deiner Seite an.

# Ancient Knowledge.
hint-losing = Die Karte { $card } verfällt gleich mit { $number } Wissen.
hint-hand = Auf der Hand ist eine Karte, die zu erschaffen sich lohnt.
hint-technologies = Es liegt eine Erkenntniskarte aus, die zu studieren sich lohnt.
hint-timeline = Sieh dir das Wissen in der Zeitleiste an.
hint-past = Die Vergangenheit kann Karten geben.
hint-deck = Die Hand könnte besser sein.
hint-spare = Welche Karte ist am ehesten zu entbehren?
hint-promise = Welche Karte verspricht am meisten?
hint-question = Vergleiche die Antworten: Was bringt jede, und was kostet sie?
