# Eine Partie noch einmal: ihre Züge, die Tasten, und weiterspielen von jeder Stellung.

replay-play-on = Von hier weiterspielen
replay-play-on-about = Ein neuer Tisch beginnt in dieser Stellung; Bots nehmen die anderen Plätze.
replay-more = Was man von hier aus tun kann
replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-turns = Züge
replay-turn = Zug { $turn } ({ $name })
replay-keys = Tasten: ← → ein Schritt, ⇧← ⇧→ ein Zug, Leertaste spielt ab, Pos1 und Ende.
replay-review = Analyse
replay-board = Tisch
replay-pointed-out = Auf dem Tisch gezeigt: { $choice }
