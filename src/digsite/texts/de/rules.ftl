# Die Regeln in unseren eigenen Worten, wie der Browser sie zeigt. Jeder Abschnitt ist eine Überschrift und sein Text.

rules-block-and-key-goal = Spielziel
    .text =
        Gemeinsam baut ihr einen Tempel, aber alle sehen ihn von einer anderen Seite. Für dich zählt nur deine eigene Perspektive: von deiner Seite gerade hineingeschaut an jeder Stelle die erste Fassade, auf die du triffst.
        Deine Schlüsselkarten zeigen kleine Farbmuster. Vervollständigt ein Block, den du einsetzt, eines davon in deiner Perspektive, sicherst du die Karte und ihre Siegpunkte. Die meisten Siegpunkte gewinnen.
rules-block-and-key-setup = Aufbau
    .text =
        Zu viert sitzt an jeder Seite des Tempels jemand, zu dritt im Norden, Osten und Süden, zu zweit im Osten und Süden.
        Alle erhalten zwei Sternkarten (je 1 Siegpunkt), eine Sonnenkarte (2 oder 3 Siegpunkte), eine Mondkarte (3 oder 4 Siegpunkte) und eine Enigmakarte, eine Farbe, die am Ende zählt. All das bleibt geheim. Die übrigen Sonnen- und Mondkarten bilden zwei verdeckte Stapel, die Altäre; die übrigen Stern- und Enigmakarten kommen aus dem Spiel.
        Die neun Felder der Ausgrabungsstätte werden mit Blöcken aus dem Beutel gefüllt. Die Startperson wird ausgelost und setzt den Zentralblock ein, eine beliebige Farbe zur eigenen Seite.
        Dann nehmen alle eine ganze Reihe oder Spalte der Ausgrabungsstätte, die jedes Mal aufgefüllt wird. Es beginnt, wer rechts von der Startperson sitzt, und es geht gegen den Uhrzeigersinn weiter, die Startperson zuletzt.
        Den ersten Zug hat die Startperson. Von da an geht es im Uhrzeigersinn.
rules-block-and-key-turn = Ein Zug
    .text =
        In deinem Zug tust du eines von beiden: Du gräbst eine Reihe oder Spalte der Ausgrabungsstätte aus, oder du setzt einen Block ein. Nur wer beides nicht kann, passt.
rules-block-and-key-excavate = Blöcke ausgraben
    .text =
        Nimm alle Blöcke einer Reihe oder Spalte der Ausgrabungsstätte. Leere Felder werden aus dem Beutel gefüllt, die niedrigste Nummer zuerst.
        Dein Vorrat fasst sieben Blöcke. Hast du mehr, lege Blöcke deiner Wahl in den Beutel zurück; noch leere Felder werden dann gefüllt. Ist der Beutel leer, kann eine Reihe oder Spalte weniger als drei Blöcke haben.
rules-block-and-key-place = Einen Block einsetzen
    .text =
        Nimm einen Block aus deinem Vorrat, drehe ihn beliebig und senke ihn gerade ab, bis er aufliegt; von der Seite hineinschieben darfst du ihn nicht. Er muss im Gitter von zehn mal zehn bleiben, und kein Stapel darf höher als sechs Ebenen werden, Lücken eingerechnet.
rules-block-and-key-contact = Er muss berühren
    .text =
        Ein Block muss einen bereits eingesetzten Block berühren: mit einer Fassade, seitlich oder von oben, oder Ecke an Ecke auf derselben Ebene. Der Zentralblock zählt als Block.
        Berührt er einen Stapel seitlich mit einer Fassade, muss ein Teil deines Blocks höher sein als dieser Stapel, egal auf welcher Ebene er ihn berührt. Berühren sich nur Ecken, spielt die Höhe keine Rolle.
rules-block-and-key-support = Er muss stehen
    .text =
        Kein Teil darf in der Luft hängen. Einzige Ausnahme ist die gerade Brücke: Von oben gesehen bedeckt der Block eine gerade Linie, und beide Enden liegen auf.
rules-block-and-key-claim = Schlüsselkarten sichern
    .text =
        Nach dem Einsetzen darfst du jede deiner Schlüsselkarten sichern, deren Muster dieser Block in deiner Perspektive vervollständigt hat. Das Muster darf gedreht sein, nie gespiegelt. Leere Quadrate passen auf alles, und die Tiefe spielt keine Rolle. Die Seiten des Zentralblocks zählen als Fassaden.
        Vervollständigt heißt: Mindestens eine Fassade des Musters gehört zum eben eingesetzten Block, und das Muster war nicht schon vorher da, auf denselben Quadraten und gleich gedreht. Eine Fassade mit derselben Farbe zu überdecken vervollständigt also nichts. Ein Muster, das schon da war, hindert dich aber nicht daran, es auf anderen Quadraten noch einmal zu vervollständigen.
        Ein Block kann mehrere Karten vervollständigen, und eine Fassade kann zu mehreren Mustern gehören. Zeige allen, wo das Muster ist; eine gesicherte Karte liegt von da an offen.
        Ziehe dann auf vier Schlüsselkarten nach, jede nach Wahl vom Sonnen- oder vom Mondaltar. Eine gezogene Karte kannst du ab deinem nächsten Zug sichern. Ist ein Altar leer, ziehe vom anderen; sind es beide, geht es mit weniger Karten weiter. Sternkarten gibt es nicht mehr zu ziehen.
rules-block-and-key-end = Spielende
    .text =
        Hat jemand 12 Schlüsselkarten gesichert (zu zweit), 8 (zu dritt) oder 7 (zu viert), beginnt die letzte Runde: Alle haben noch einen Zug, die nächste Person zuerst, und zuletzt, wer die Runde ausgelöst hat. In ihr gesicherte Karten lösen keine weitere aus.
        Das Spiel endet auch, wenn alle nacheinander passen, wenn kein Block aus Beutel, Ausgrabungsstätte und Vorräten mehr irgendwo passt oder nach drei Runden ohne Einsetzen. In der letzten Runde gilt das nicht mehr: Der letzte Zug wird von allen gespielt, und wer nichts tun kann, passt.
rules-block-and-key-scoring = Wertung
    .text =
        Zähle die Siegpunkte deiner gesicherten Schlüsselkarten und einen Siegpunkt für je drei Fassaden deiner Enigmafarbe in deiner Perspektive, abgerundet. Karten auf der Hand und Blöcke im Vorrat zählen nichts.
        Die meisten Siegpunkte gewinnen. Bei Gleichstand: mehr gesicherte Schlüsselkarten, dann mehr Blöcke im Vorrat, dann früher in der Reihenfolge, von der Startperson an gezählt.
rules-block-and-key-solo = Solo: die Uralten
    .text =
        Du sitzt im Süden, setzt den Zentralblock ein und nimmst eine Reihe oder Spalte der Ausgrabungsstätte. Dann spielst du elf Runden mit fünf Schritten.
        1. Grabe Blöcke aus, oder setze einen Block ein und sichere Schlüsselkarten. Kannst du beides nicht, passt du.
        2. Markiere die Runde: Gesicherte Karten liegen offen. Hast du keine gesichert, lege eine Karte eines Altars deiner Wahl verdeckt aus, ohne sie anzusehen.
        3. Du darfst eine Sonnen- oder Mondkarte von deiner Hand unter ihren Altar schieben.
        4. Ziehe auf vier Schlüsselkarten nach.
        5. Hast du eine Karte gezogen und war das nicht die elfte Runde, setzen die Uralten einen Block ein.
        Welchen, sagt die zuletzt gezogene Karte: Ihre Augen nennen ein Feld der Ausgrabungsstätte, ihre Sterne eine Ecke des Tempelbodens (1 Südwesten, 2 Nordwesten, 3 Nordosten, 4 Südosten). Setze den Block dieses Feldes nach den üblichen Regeln ein, Ecke an Ecke mit dem Block, der dieser Ecke am nächsten ist, und ohne gemeinsame Fassade mit ihm; sind mehrere gleich nah, wähle einen. Geht das nicht, kommt er in den Beutel zurück; ist das Feld leer, geschieht nichts. Schlüsselkarten, die dieser Block vervollständigt, kannst du nicht sichern.
        Deine Siegpunkte bestimmen deinen Rang: 0–9 Praktikant, 10–20 Forscher, 21–26 Bereichsdirektor, 27–32 Ausgrabungsleiter, ab 33 Archäologieexperte.
rules-block-and-key-tips = Ratschläge
    .text =
        Beginne mit deinen Sternkarten. Sie bringen nur je einen Siegpunkt, aber jede gesicherte Karte macht Platz für eine neue, und je mehr Fassaden zu sehen sind, desto leichter werden Sonnen- und Mondkarten.
        Suche bald nach Blöcken, die zwei Karten auf einmal vervollständigen. Und denke an die anderen Seiten: Ein Block, der in der Perspektive anderer hinter Blöcken verschwindet, kann ihnen nicht helfen.

rules-ancient-knowledge-goal = Spielziel
    .text =
        Du erschaffst Monumente in einer Zeitleiste aus sechs Feldern. Am Ende jedes deiner Züge rücken sie ein Feld nach links. Ein Monument, das Feld 1 verlassen müsste, verfällt: Es kommt in deine Vergangenheit und bringt dort seine Siegpunkte; das Wissen, das noch darauf liegt, wird zu verlorenem Wissen und kostet je einen Siegpunkt. Die meisten Siegpunkte gewinnen.
rules-ancient-knowledge-card = Was eine Karte zeigt
    .text =
        Werkskarten sind Monumente (Städte, Megalithen und Pyramiden) und Artefakte. Eine Werkskarte zeigt ihre Kosten: wie viele andere Karten du ablegst, um sie zu erschaffen. Ein Monument zeigt außerdem sein Startfeld, das Wissen, das darauf kommt, und seine Siegpunkte. Ein Schloss bedeutet, dass es nicht verschiebbar ist.
        Eine Erkenntniskarte zeigt ihr Level, I oder II, ihre Anforderung und bei Level II ihre Siegpunkte. Sie ist eine Person, eine Schrift oder ein Geheimnis.
        Darunter sagt jede Karte, wann sie wirkt und was sie tut.
rules-ancient-knowledge-setup = Aufbau
    .text =
        Die Startperson wird ausgelost; gespielt wird im Uhrzeigersinn. Alle erhalten zehn Werkskarten und behalten sechs, die anderen werden in den Stapel zurückgemischt. Für die erste Partie können alle stattdessen eines von vier Startkarten-Sets mit sechs Karten erhalten. Wer an dritter oder vierter Stelle spielt, erhält eine Karte mehr.
        Auf drei Säulen der Erkenntnis liegen je drei Erkenntniskarten aus: zwei Säulen Level I, eine Level II. Die übrigen bilden zwei verdeckte Stapel.
rules-ancient-knowledge-actions = Zuerst: zwei Aktionen
    .text =
        Führe zwei Aktionen aus, gleiche oder verschiedene.
        Erschaffen: Spiele ein Monument oder Artefakt aus der Hand und lege so viele andere Karten ab, wie es kostet. Ein Monument kommt auf sein Startfeld. Du darfst es auf ein anderes Feld verschieben, indem du für jedes Feld Abstand eine weitere Karte ablegst, außer wenn es nicht verschiebbar ist. Auf ein Feld passen zwei Monumente, das zweite über dem ersten. Lege sein Wissen darauf; dann folgt sein Sofort-Effekt. Artefakte kommen auf dein Tableau, höchstens fünf.
        Studieren: Nimm eine ausliegende Erkenntniskarte, deren Anforderung du erfüllst. Level I wirkt sofort, Level II zählt am Ende.
        Archivieren: Lege beliebig viele Karten ab und entferne für jede ein Wissen aus deiner Zeitleiste.
        Ausgraben: Drehe beliebig viele aufrechte Monumente in deiner Vergangenheit und ziehe für jedes zwei Karten. Sie bleiben gedreht, bis eine Karte sie zurückdreht.
        Suchen: Ziehe eine Karte.
        Mehr als zehn Handkarten hast du nie: Dort endet das Ziehen. Ein leerer Stapel wird aus seinem Ablagestapel erneuert.
rules-ancient-knowledge-pillars = Die Säulen
    .text =
        Eine Säule wird nicht nach jeder Erkenntniskarte aufgefüllt. Sobald nur noch eine Karte auf ihr liegt, wird diese abgelegt, und drei neue ihres Levels liegen aus. Reichen Stapel und Ablagestapel dieses Levels dafür nicht, verlassen sie mit der Säule das Spiel; was auf anderen Säulen ausliegt, kann weiter studiert werden.
        Die zweite Spielhälfte: Wer zuerst sieben Monumente in der Vergangenheit hat, dreht eine Level-I-Säule der eigenen Wahl auf Level II, nachdem in diesem Zug alles verfallen ist. Ihre Karten werden abgelegt, und drei von Level II liegen aus. Das geschieht einmal je Partie.
rules-ancient-knowledge-effects = Wann Karten wirken
    .text =
        Sofort: einmal, wenn du die Karte erschaffst oder studierst.
        Permanent: jedes Mal, wenn die Bedingung eintritt.
        Zeitleiste: in jedem Zug, in deiner Zeitleistenphase.
        Verfall: wenn das Monument verfällt.
        Endwertung: bei der Endwertung, aus deiner Vergangenheit.
        Effekte führst du so weit wie möglich aus; nur „darfst“ und „bis zu“ lassen dir die Wahl. Sie betreffen deine eigenen Karten, wenn sie nicht andere nennen. Treffen mehrere zusammen, wählst du die Reihenfolge; was einer von ihnen auslöst, kommt vor dem nächsten.
        Monumente wirken in der Zeitleiste, Artefakte auf dem Tableau. In der Vergangenheit wirkt nichts mehr außer der Endwertung. Widerspricht eine Karte diesen Regeln, gilt die Karte.
rules-ancient-knowledge-timeline = Dann: die Zeitleistenphase
    .text =
        Führe jeden Zeitleisten-Effekt deiner Monumente und Artefakte einmal aus, in beliebiger Reihenfolge. Benachbart sind Monumente auf demselben Feld oder in derselben Zeile auf dem Feld daneben, nie diagonal.
rules-ancient-knowledge-decline = Dann: die Verfallphase
    .text =
        Jedes Monument auf Feld 1 verfällt, in beliebiger Reihenfolge: Führe seinen Verfall-Effekt aus, lege dann das Wissen, das noch darauf liegt, zu deinem verlorenen Wissen und lege das Monument dann aufrecht in deine Vergangenheit. Was inzwischen auf Feld 1 kommt, verfällt ebenfalls.
        Danach rückt alles andere in deiner Zeitleiste mit seinem Wissen ein Feld nach links. Artefakte bleiben, wo sie sind.
rules-ancient-knowledge-example = Ein Verfall als Beispiel
    .text =
        Auf deinem Feld 1 liegen Derinkuyu (1 Siegpunkt) mit 1 Wissen und Sacsayhuamán (6 Siegpunkte) mit 2 Wissen. Auf Feld 3 liegt Karnak-Tempel mit 6 Wissen.
        Du lässt zuerst Derinkuyu verfallen. Sein Verfall-Effekt entfernt 4 Wissen von einer deiner Städte mit mindestens 6: Auf Karnak-Tempel bleiben 2. Das Wissen auf Derinkuyu wird zu 1 verlorenem Wissen, und Derinkuyu kommt in deine Vergangenheit.
        Sacsayhuamán hat keinen Verfall-Effekt. Durch sein Wissen steigt dein verlorenes Wissen auf 3, und auch diese Karte kommt in deine Vergangenheit. Karnak-Tempel rückt auf Feld 2.
        Wäre das Spiel jetzt zu Ende, hättest du 1 + 6 Siegpunkte für deine Vergangenheit und 1 für Karnak-Tempel in der Zeitleiste, weniger 3 für verlorenes Wissen: 5 Siegpunkte. Vor dem Verfall wären es 3 gewesen, einer je Monument in der Zeitleiste.
rules-ancient-knowledge-end = Spielende
    .text =
        Sobald jemand vierzehn Monumente in der Vergangenheit hat, wird die Runde zu Ende gespielt: Den letzten Zug hat, wer vor der Startperson an der Reihe ist, damit alle gleich viele Züge hatten.
        Zähle die Siegpunkte der Monumente in deiner Vergangenheit und ihrer Endwertungseffekte, die Siegpunkte deiner Erkenntniskarten von Level II und einen Siegpunkt je Monument, das noch in deiner Zeitleiste liegt; dessen eigene Siegpunkte und Wissen zählen nicht. Ziehe einen Siegpunkt je verlorenem Wissen ab.
        Die meisten Siegpunkte gewinnen. Bei Gleichstand gewinnt, wer weniger verlorenes Wissen hat; sonst teilt ihr euch den Sieg.
rules-ancient-knowledge-tips = Ratschläge
    .text =
        Suchen zieht nur eine Karte. Sobald Monumente in deiner Vergangenheit liegen, zieht Ausgraben für jedes von ihnen zwei.
        Du musst nicht alles retten. Ein Monument bringt oft mehr Siegpunkte, als sein verlorenes Wissen kostet, und manche Karten verlangen sogar verlorenes Wissen.

# A game that brings no words of its own.
rules-unwritten = Die Regeln dieses Spiels hat noch niemand aufgeschrieben. Am Tisch kann nur gewählt werden, was sie erlauben.
