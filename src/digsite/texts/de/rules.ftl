# Die Regeln in unseren eigenen Worten, wie der Browser sie zeigt. Jeder Abschnitt ist eine Überschrift und sein Text.

rules-block-and-key-goal = Worum es geht
    .text =
        Gemeinsam baut ihr aus schweren Blöcken einen einzigen Tempel. Du sitzt an einer Seite, und es zählt nur das flache Bild, das du von dort siehst: an jeder Stelle die erste Fläche, auf die dein Auge trifft.
        Deine Schlüssel sind kleine Farbmuster. Vollendet ein Block, den du setzt, eines in deinem Bild, so gewinnst du den Schlüssel und seine Punkte.
rules-block-and-key-setup = Aufbau
    .text =
        Alle erhalten zwei Sternschlüssel, einen Sonnen- und einen Mondschlüssel und ein Enigma: eine Farbe, die am Ende zählt. All das ist geheim.
        Wer beginnt, setzt den Kernwürfel, eine beliebige Farbe zur eigenen Seite. Dann nehmen alle, gegen den Uhrzeigersinn, eine Reihe oder Spalte der Ausgrabungsstätte.
rules-block-and-key-turn = Ein Zug
    .text =
        In deinem Zug tust du eines von beiden: Du gräbst aus, oder du setzt einen Block. Dann ist die nächste Person am Zug. Nur wer keines von beiden kann, passt.
rules-block-and-key-excavate = Ausgraben
    .text =
        Nimm alle Blöcke einer Reihe oder Spalte. Die Plätze werden aus dem Beutel gefüllt. Dein Vorrat fasst höchstens sieben Blöcke; was zu viel ist, kommt in den Beutel zurück.
rules-block-and-key-place = Einen Block setzen
    .text =
        Nimm einen Block deines Vorrats, drehe ihn beliebig und lasse ihn gerade herab, bis er aufliegt. Er bleibt auf dem Boden von zehn mal zehn und unter der sechsten Ebene.
rules-block-and-key-contact = Er muss berühren
    .text =
        Ein Block muss berühren, was steht: mit einer Fläche, seitlich oder von oben, oder wenigstens Ecke an Ecke auf gleicher Ebene.
        Berührt er etwas seitlich mit einer Fläche, muss er höher sein: seine höchste Zelle liegt über der Spitze jedes so berührten Stapels. Ecken verlangen keine Höhe.
rules-block-and-key-support = Er muss stehen
    .text =
        Kein Teil darf in der Luft hängen. Die einzige Ausnahme ist die gerade Brücke: ein Block, der eine gerade Linie bedeckt und an beiden Enden aufliegt.
rules-block-and-key-claim = Schlüssel gewinnen
    .text =
        Nach dem Setzen darfst du jeden Schlüssel gewinnen, dessen Farben in deinem Bild liegen, gedreht, aber nie gespiegelt. Leere Felder passen auf alles, die Tiefe spielt keine Rolle. Mindestens eine der Flächen muss zum eben gesetzten Block gehören.
        Dann ziehe auf vier Schlüssel nach, jeden vom Sonnen- oder vom Mondaltar.
rules-block-and-key-end = Das Ende
    .text =
        Hat jemand 12 Schlüssel gewonnen (zu zweit), 8 (zu dritt) oder 7 (zu viert), so sind alle noch einmal dran, diese Person zuletzt.
        Zähle die Punkte deiner Schlüssel und einen Punkt für je drei Flächen deiner Enigmafarbe in deinem Bild. Gleichstand: mehr Schlüssel, dann mehr übrige Blöcke, dann wer früher dran war.
rules-block-and-key-solo = Allein
    .text =
        Du hast elf Züge. Ein Zug ohne gewonnenen Schlüssel wird mit einem verdeckten Schlüssel eines Altars markiert. Vor dem Nachziehen darfst du einen Schlüssel unter seinen Altar legen.
        Immer wenn du gezogen hast, handeln die Alten: der letzte Schlüssel nennt einen Platz der Ausgrabung und eine Ecke des Bodens. Du setzt jenen Block Ecke an Ecke zu dem, was dieser Ecke am nächsten steht. Ihre Blöcke gewinnen nichts.

rules-ancient-knowledge-goal = Worum es geht
    .text =
        Du errichtest Monumente auf einer Zeitleiste, die am Ende jedes deiner Züge ein Feld weiterrückt. Was ihr Ende erreicht, verfällt in die Vergangenheit und zählt dort. Das Wissen, das noch darauf liegt, ist verloren, und jedes verlorene Wissen kostet einen Punkt.
rules-ancient-knowledge-setup = Aufbau
    .text =
        Alle erhalten zehn Karten und behalten sechs. Drei Säulen zeigen je drei offene Erkenntnisse, zwei der Stufe eins, eine der Stufe zwei.
rules-ancient-knowledge-actions = Zuerst: zwei Aktionen
    .text =
        Erschaffen: wirf die Karten ab, die ein Monument kostet, und lege es auf sein Feld, oder für eine weitere Karte je Feld auf ein anderes; lege sein Wissen darauf. Artefakte liegen neben der Zeitleiste, höchstens fünf.
        Studieren: nimm eine offene Erkenntnis, deren Bedingung du erfüllst.
        Archivieren: wirf Karten ab und entferne für jede ein Wissen von deiner Zeitleiste.
        Ausgraben: drehe Monumente deiner Vergangenheit quer und ziehe für jedes zwei Karten.
        Suchen: ziehe eine Karte. Deine Hand fasst höchstens zehn.
rules-ancient-knowledge-timeline = Dann: die Zeitleiste
    .text =
        Die Zeitleisten-Effekte deiner Monumente und Artefakte geschehen, in der Reihenfolge deiner Wahl. Benachbart ist, was sich ein Feld teilt oder in derselben Reihe auf Feldern nebeneinander liegt.
rules-ancient-knowledge-decline = Dann: der Verfall
    .text =
        Jedes Monument auf Feld eins führt seinen Verfallseffekt aus, verliert das übrige Wissen und geht in die Vergangenheit. Alles andere rückt ein Feld weiter.
        Hat jemand zum ersten Mal sieben Monumente in der Vergangenheit, wird eine Säule zur Stufe zwei.
rules-ancient-knowledge-end = Das Ende
    .text =
        Vierzehn Monumente in einer Vergangenheit lösen die letzte Runde aus. Zähle die Punkte deiner Vergangenheit und ihrer Endeffekte, deiner Erkenntnisse der Stufe zwei, einen für jedes Monument noch auf der Zeitleiste, und zieh einen für jedes verlorene Wissen ab. Bei Gleichstand gewinnt weniger verlorenes Wissen.

# A game that brings no words of its own.
rules-unwritten = Die Regeln dieses Spiels hat noch niemand aufgeschrieben. Am Tisch kann nur gewählt werden, was sie erlauben.
