# Die Lektionen im Browser: was zu entscheiden ist, und warum. Ein Schritt ist `lesson-<game>-<lesson>-<step>`; `.not` sagt,
# warum etwas anderes keine Antwort ist.

lesson-title = { $lesson ->
    [win] { $game }: So gewinnst du
   *[other] { $game }: dein erster Zug
}
lesson-other = { $lesson ->
    [win] Nächste Lektion: So gewinnst du
   *[other] Nächste Lektion
}
lesson-skip = Lektion überspringen
lesson-left = Beim Spielen lernst du es auch: Die Regeln liegen an jedem Tisch bereit, und die Lektion findest du jederzeit hier.
lesson-back = Zurück zur Lektion
lesson-play = Jetzt gegen einen Bot spielen
lesson-next = Weiter
lesson-not = Jetzt nicht: Tu zuerst, was die Lektion verlangt.
lesson-meanwhile = Lies oben weiter: Am Tisch ist noch nichts zu tun.
lesson-scene-done = Gut gemacht. Sieh dir den Tisch kurz an, dann geht es weiter.
lesson-block-and-key-turn-view = Du sitzt im Osten. Für dich zählt deine Perspektive: die graue Seite des Zentralblocks und weiter hinten rechts eine weiße Fassade. Du hast einen grünen Block und Schlüsselkarten, die Grün neben Grau und Grün neben Weiß verlangen.
lesson-block-and-key-turn-rotated = Eine deiner Schlüsselkarten zeigt Grün links von Grau. Angenommen, Grün liegt am Ende über Grau: Zählt das für diese Karte?
    .answer1 = Nein, sie gilt wie gedruckt
    .answer2 = Ja, ein Muster darf gedreht sein
    .answer3 = Nur gespiegelt
    .not = Nicht ganz: Ein Muster darf um ein Viertel, die Hälfte oder drei Viertel gedreht sein, aber nie gespiegelt.
lesson-block-and-key-turn-refused = Nicht jede Stelle ist erlaubt. Probiere diese drei mit dem grünen Block oder bewege ihn selbst dorthin, und sieh, was ihn aufhält.
    .contact = Weit weg von allem
    .taller = Liegend neben dem Zentralblock
    .support = Über den Rand des weißen Blocks hinaus
lesson-block-and-key-turn-place = Finde jetzt eine Stelle, an der der grüne Block beide Karten vervollständigt: In deiner Perspektive muss Grün neben Grau und neben Weiß liegen. Nimm den Block, drehe ihn, setze ihn ein.
    .not = Das ist erlaubt, vervollständigt aber weniger Karten oder verschenkt den Zug. Es gibt Stellen für beide: Sieh nach, wo Weiß und Grau in deiner Perspektive nah beieinander sind.
lesson-block-and-key-turn-claim = Beide Karten sind vollständig. Du darfst sie sichern, und hier spricht nichts dagegen. Sichere beide.
    .not = Beide sind vollständig: Sichere beide. Jede macht Platz für eine neue Karte.
lesson-block-and-key-turn-refill = Für jede gesicherte Karte ziehst du eine neue. Sonnenkarten sind leichter zu vervollständigen, Mondkarten sind mehr wert. Am Anfang einer Partie machen Sonnenkarten schneller Platz. Ziehe für jede eine.
lesson-block-and-key-turn-excavate = Dein nächster Zug: Du hast keine Blöcke mehr, also gräbst du eine Reihe oder Spalte der Ausgrabungsstätte aus. Deine Karten verlangen vor allem Braun. Welche Reihe oder Spalte gibt dir davon am meisten?
    .not = Zähle die braunen Blöcke: Eine andere Reihe oder Spalte hat zwei davon.
lesson-block-and-key-turn-end = Das ist ein Zug: einsetzen und sichern, oder ausgraben. Du weißt jetzt, was deine Perspektive ist, warum eine Stelle verboten ist und dass es sich lohnt, zwei Karten auf einmal zu suchen.
lesson-block-and-key-win-enigma = Die Partie ist fast zu Ende. Deine Enigmakarte ist grau: Am Ende sind je drei graue Fassaden in deiner Perspektive ein Siegpunkt. Du siehst die graue Seite des Zentralblocks. Wie viele Siegpunkte sind das jetzt?
    .answer1 = 1 Siegpunkt
    .answer2 = 2 Siegpunkte
    .answer3 = 4 Siegpunkte
    .not = In deiner Perspektive sind vier graue Fassaden. Je drei davon ergeben einen Siegpunkt; der Rest zählt nichts.
lesson-block-and-key-win-already = Angenommen, in deiner Perspektive liegt Grün schon neben Grau, und du setzt einen grünen Block genau vor dieser grünen Fassade ein: Dieselben Quadrate zeigen dieselben Farben. Darfst du die Karte sichern?
    .answer1 = Ja, mein Block gehört dazu
    .answer2 = Nein, das Muster war schon da
    .not = Das Muster muss neu sein: vollständig auf Quadraten, auf denen es das vorher nicht war. Grün mit Grün zu überdecken macht nichts neu.
lesson-block-and-key-win-twelfth = Zu zweit löst die zwölfte gesicherte Karte die letzte Runde aus. Du hast elf, die andere Person acht: Es ist so weit. Setze deinen Block so ein, dass er eine Karte vervollständigt.
lesson-block-and-key-win-claim = Sichere, was du vervollständigt hast, dann beginnt die letzte Runde.
    .not = Sichere alles, was du vervollständigt hast: Die zwölfte Karte löst die letzte Runde aus, und jede Karte bringt Siegpunkte.
lesson-block-and-key-win-final = Wie viele Züge hast du nach diesem noch?
    .answer1 = Keinen
    .answer2 = Einen, nach dem der anderen Person
    .answer3 = Zwei
    .not = In der letzten Runde haben alle noch einen Zug, und wer sie ausgelöst hat, hat den letzten.
lesson-block-and-key-win-tie = Eine andere Partie, der allerletzte Zug. Ihr habt beide 12 Karten, und ein Gleichstand ist wahrscheinlich. Dein Block vervollständigt nichts. Nach der Zahl der Karten entscheiden die Blöcke, die im Vorrat übrig sind. Was tust du?
    .not = Dann hättest du keinen Block mehr und würdest bei Gleichstand verlieren. Ausgraben bringt drei neue.
lesson-block-and-key-win-end = Sogar übrige Blöcke können eine Partie entscheiden. Denke an deine Enigmakarte, löse die letzte Runde aus, wenn du führst, und rechne mit Gleichstand. Den Rest lernst du am Tisch.
lesson-ancient-knowledge-turn-goal = Ziel sind die meisten Siegpunkte am Ende. Ein Monument rückt in jedem Zug ein Feld nach links; von Feld 1 verfällt es in deine Vergangenheit und bringt dort seine Siegpunkte. Wissen, das noch darauf liegt, geht verloren: je ein Siegpunkt weniger.
lesson-ancient-knowledge-turn-read = Lies eine Karte auf deiner Hand: Byblos. Sie zeigt ihr Startfeld 5, ihre Kosten von 2 Karten, die 2 Wissen, die darauf kommen, und 1 Siegpunkt. Jedes Feld Abstand vom Startfeld kostet eine Karte mehr. Wie viele Karten kostet sie auf Feld 4?
    .answer1 = 1 Karte
    .answer2 = 2 Karten
    .answer3 = 3 Karten
    .not = Auf ihrem Startfeld kostet sie 2 Karten. Feld 4 ist ein Feld davon entfernt: eine Karte mehr.
lesson-ancient-knowledge-turn-create = Erschaffe Byblos dort, wo es am wenigsten kostet, und bezahle mit den zwei Karten, die du am wenigsten brauchst. Es verfällt in 4 Zügen, wie die Vorschau sagt.
    .not = Wähle Byblos und Feld 5: Dort kostet es am wenigsten Karten.
lesson-ancient-knowledge-turn-archive = Deine zweite Aktion. Stonehenge auf Feld 1 verfällt am Ende dieses Zuges, und das Wissen darauf ginge verloren: ein Siegpunkt weniger. Wähle „Archivieren“.
lesson-ancient-knowledge-turn-discard = Jede Karte, die du archivierst, entfernt ein Wissen. Auf Stonehenge liegt nur eines, also genügt eine Karte: Lege sie ab und entferne das Wissen von Stonehenge.
lesson-ancient-knowledge-turn-learn = Ein späterer Zug. Drei Monumente liegen in deiner Vergangenheit (neben dem Tisch, auf dem Telefon unter „Spieler“). Zwei davon sind Städte, und genau das verlangt die Blume des Lebens: Mit ihr ziehst du sofort drei Karten. Studiere sie.
    .not = Das ist erlaubt, bringt dir jetzt aber wenig. Mit einer Karte auf der Hand sind drei neue am meisten wert.
lesson-ancient-knowledge-turn-excavate = Eine Aktion ist übrig. Mit Suchen ziehst du eine Karte, mit Ausgraben zwei für jedes Monument deiner Vergangenheit, das du drehst. Wähle das Bessere.
    .not = Das ist erlaubt, aber es gibt mehr zu holen: Drei Monumente liegen aufrecht in deiner Vergangenheit.
lesson-ancient-knowledge-turn-rotate = Wie viele Monumente drehst du? Ihre Siegpunkte behalten sie, nutzen kannst du sie erst wieder, wenn eine Karte sie zurückdreht. Deine Hand fasst höchstens zehn Karten.
lesson-ancient-knowledge-turn-end = Das ist ein Zug: zwei Aktionen, dann die Zeitleistenphase, dann die Verfallphase. Du hast eine Karte gelesen, erschaffen, archiviert, studiert und ausgegraben.
lesson-ancient-knowledge-win-decline = Sacsayhuamán, 6 Siegpunkte wert, liegt mit 2 Wissen auf Feld 1. Es verfällt am Ende dieses Zuges. Was bringt es dir, wenn du nichts dagegen tust?
    .answer1 = 6 Siegpunkte
    .answer2 = 6 Siegpunkte weniger 2
    .answer3 = 2 Siegpunkte weniger
    .not = In der Vergangenheit bringt es seine 6 Siegpunkte. Die 2 Wissen werden zu verlorenem Wissen und kosten je einen.
lesson-ancient-knowledge-win-let-go = Du hast noch eine Aktion und zwei Handkarten. Beide zu archivieren rettet 2 Siegpunkte. Baalbek kostet nichts und ist 4 wert, mit nur 1 Wissen darauf, weil drei Städte in deiner Vergangenheit liegen. Was ist besser?
    .not = Das bringt weniger. Wissen darf verloren gehen, wenn du mehr dafür bekommst: Erschaffe Baalbek auf seinem Startfeld.
lesson-ancient-knowledge-win-timeline = Die letzte Runde und dein letzter Zug. Was bringt ein Monument, das am Ende noch in deiner Zeitleiste liegt?
    .answer1 = Seine Siegpunkte
    .answer2 = 1 Siegpunkt
    .answer3 = Nichts
    .not = Nur Monumente in der Vergangenheit bringen ihre eigenen Siegpunkte; jedes in der Zeitleiste bringt 1. Das Wissen auf diesen zählt nicht.
lesson-ancient-knowledge-win-last = Deine letzte Aktion. Du hast drei Handkarten, und Handkarten bringen nichts. Auf Sacsayhuamán, das jetzt verfällt, liegen 3 Wissen. Was bringt am meisten?
    .not = Ein Monument, das du jetzt erschaffst, bringt 1 Siegpunkt; Tiwanaku würde außerdem ein Wissen retten, das macht 2. Drei gerettete Wissen sind drei Siegpunkte: Jetzt ist die Zeit, alles zu archivieren.
lesson-ancient-knowledge-win-save = Lege alle drei Karten ab und entferne das Wissen von Sacsayhuamán: Was auf Byblos liegt, zählt nicht mehr.
lesson-ancient-knowledge-win-end = Früh sind Karten mehr wert als ein wenig verlorenes Wissen; im letzten Zug ist jedes gerettete Wissen ein Siegpunkt. Das ist der Kern des Spiels.
