# Die Regeln in unseren eigenen Worten, wie der Browser sie zeigt. Jeder Abschnitt ist eine Überschrift und sein Text; sein
# Name ist seine Adresse (/rules/<game>#<section>). <section|Worte> führt zu einem anderen; `.terms` sind seine Begriffe
# mit ihren Formen (Begriff/Form/Form): Der erste in jedem anderen Abschnitt führt hierher. <|Worte> führt nirgendwohin.

rules-block-and-key-goal = Spielziel
    .text =
        Gemeinsam baut ihr einen Tempel, aber ihr seht ihn von verschiedenen Seiten. Für dich zählt nur deine eigene Perspektive: an jeder Stelle die erste Fassade, auf die dein Blick trifft, wenn du von deiner Seite gerade hineinschaust.
        Deine Schlüsselkarten zeigen kleine Farbmuster. Vervollständigt ein Block, den du einsetzt, eines davon in deiner Perspektive, sicherst du die Karte und ihre Siegpunkte. Wer die meisten Siegpunkte hat, gewinnt.
rules-block-and-key-pieces = Das Material
    .text =
        Der Tempelboden ist ein Gitter von zehn mal zehn. Darauf steht der Zentralblock, je zwei Zellen breit, tief und hoch. Jede seiner vier <|Seiten> zeigt eine andere Farbe; oben und unten zeigt er keine.
        Es gibt 40 Blöcke: zehn Formen aus drei oder vier Zellen, jede in Grün, Grau, Braun und Weiß. Ein Block darf beliebig gedreht, aber nicht gespiegelt werden: Aus einer Linksschraube wird durch Drehen keine Rechtsschraube.
        Es gibt 48 Schlüsselkarten: 8 mit Stern (1 Siegpunkt), 24 mit Sonne (2 oder 3 Siegpunkte) und 16 mit Mond (3 oder 4 Siegpunkte). Jede zeigt ein Muster aus farbigen und leeren Quadraten; je schwerer, desto wertvoller. Die Sterne und Augen auf Sonnen- und Mondkarten gelten nur im Solospiel.
        Es gibt vier Enigmakarten, eine für jede Farbe.
    .terms = Block/Blocks/Blöcke/Blöcken, Zentralblock/Zentralblocks, Tempelboden/Tempelbodens/Boden, Form/Formen, Dreierstab, Winkel, Viererstab, L, T, Zickzack, Platte, Dreibein, Linksschraube, Rechtsschraube, Zelle/Zellen, Ebene/Ebenen, Schlüsselkarte/Schlüsselkarten, Stern/Stern-/Sternkarten, Sonne/Sonnen-, Mond/Mondkarten/Mondkarte, Muster/Musters/Mustern, Quadrat/Quadrate/Quadraten, grün, grau, braun, weiß, Enigma/Enigmafarbe, Enigmakarte/Enigmakarten
rules-block-and-key-view = Was du siehst
    .text =
        Deine Perspektive ist zehn Plätze breit und sechs Ebenen hoch. An jeder Stelle siehst du die erste Fassade, auf die du von deiner Seite triffst, wie weit hinten sie auch ist, oder nichts. Unter einer Brücke siehst du hindurch.
        Was näher steht, verdeckt, was dahinter steht. Ein Block kann dir also Fassaden nehmen, die andere noch sehen. Der Zentralblock zeigt dir die <|Seite>, die dir zugewandt ist.
    .terms = Perspektive, Fassade/Fassaden, Seite/Seiten
rules-block-and-key-setup = Aufbau
    .text =
        Zu viert sitzt an jeder Seite des Tempels jemand, zu dritt im Norden, Osten und Süden, zu zweit im Osten und Süden. Zu viert und im Solospiel steht der Zentralblock in der Mitte, zu zweit und zu dritt von den Spielern weggerückt.
        Alle erhalten zwei Schlüsselkarten mit Stern, eine mit Sonne, eine mit Mond und eine Enigmakarte, eine Farbe, die am Ende <scoring|zählt>. Die übrigen Sonnen- und Mondkarten bilden zwei verdeckte <|Stapel>, die Altäre; die übrigen Stern- und Enigmakarten kommen aus dem Spiel.
        Die 40 Blöcke kommen in den Beutel. Die neun Felder der Ausgrabungsstätte werden daraus mit je einem Block gefüllt. Die Startperson wird ausgelost und <place|setzt> den Zentralblock ein, eine beliebige Farbe zur eigenen Seite.
    .terms = Altar/Altars/Altäre/Altären/Mondaltar, Beutel, Ausgrabungsstätte, Feld/Felder/Feldes, Startperson
rules-block-and-key-draft = Die ersten Blöcke und die Reihenfolge
    .text =
        Vor dem ersten Zug nehmen alle eine ganze Reihe oder Spalte der <excavate|Ausgrabungsstätte>, die jedes Mal aufgefüllt wird. Es beginnt, wer rechts von der Startperson sitzt, und es geht gegen den Uhrzeigersinn weiter, die Startperson zuletzt.
        Dann hat die Startperson den ersten Zug. Von da an wird im Uhrzeigersinn gespielt; je ein Zug von allen ist eine Runde.
rules-block-and-key-secret = Offen und geheim
    .text =
        Alle sehen den Tempel, die Ausgrabungsstätte, alle Vorräte und gesicherten Karten, wie viele Stern-, Sonnen- und Mondkarten alle auf der Hand haben, wie viele Karten noch auf jedem Altar liegen und welche Blöcke noch im Beutel sind.
        Geheim sind die Schlüsselkarten auf der Hand, die Enigmakarten und was als Nächstes von den Altären und aus dem Beutel kommt.
rules-block-and-key-turn = Ein Zug
    .text =
        In deinem Zug tust du eines von beiden: Du <excavate|gräbst> eine Reihe oder Spalte der Ausgrabungsstätte aus, oder du <place|setzt> einen Block ein. Nur wer beides nicht kann, passt.
    .terms = Zug/Zuges
rules-block-and-key-excavate = Blöcke ausgraben
    .text =
        Nimm alle Blöcke einer Reihe oder Spalte der Ausgrabungsstätte. Leere Felder werden aus dem Beutel gefüllt, die niedrigste Nummer zuerst.
        Ist der Beutel leer, kann eine Reihe oder Spalte weniger als drei Blöcke haben. Hat sie keinen, kann sie nicht genommen werden.
    .terms = ausgraben, Reihe, Spalte
rules-block-and-key-supply = Dein Vorrat
    .text =
        Dein Vorrat fasst sieben Blöcke. Hast du nach dem Ausgraben mehr, lege Blöcke deiner Wahl in den Beutel zurück, wo sie untergemischt werden; noch leere Felder werden dann gefüllt.
    .terms = Vorrat/Vorräte/Vorräten
rules-block-and-key-place = Einen Block einsetzen
    .text =
        Nimm einen Block aus deinem Vorrat, drehe ihn beliebig und senke ihn gerade ab, bis er aufliegt; von der <|Seite> oder von unten hineinschieben darfst du ihn nicht. Er muss im Gitter von zehn mal zehn bleiben, und kein Stapel darf <|höher> als sechs Ebenen werden, Lücken eingerechnet.
        Ein Block muss außerdem <contact|etwas berühren>, was schon steht, höher sein, wo er es seitlich berührt, und <support|sicher stehen>. Dann darfst du Schlüsselkarten sichern.
    .terms = einsetzen/einsetzt/eingesetzt/eingesetzten, Stapel
rules-block-and-key-contact = Er muss etwas berühren
    .text =
        Ein Block muss einen bereits eingesetzten Block berühren: Fassade an Fassade, seitlich oder von oben, oder Ecke an Ecke auf derselben Ebene. Der Zentralblock zählt als Block.
    .terms = Ecke an Ecke, Fassade an Fassade
rules-block-and-key-taller = Höher bei seitlicher Berührung
    .text =
        Berührt ein Block Stapel seitlich, mit einer Fassade, muss ein Teil von ihm höher sein als jeder dieser Stapel, egal auf welcher Ebene er sie berührt. Dieser Teil darf irgendwo im Block sein. Der Zentralblock zählt wie jeder andere Block.
        Ein Block, der auf einem Stapel liegt, ist ohnehin höher als dieser. Berühren sich nur Ecken oder führt eine Brücke über einen Stapel, ohne ihn zu berühren, spielt die Höhe keine Rolle.
    .terms = höher
rules-block-and-key-support = Er muss stehen
    .text =
        Unter jedem Teil des Blocks muss unmittelbar der Boden, ein anderer Block oder der Block selbst sein; nichts darf in der Luft hängen, auch nicht, wo die Form des Blocks selbst übersteht. Das wäre ein Überhang.
        Einzige Ausnahme ist die gerade Brücke: Von oben gesehen bedeckt der Block eine gerade Linie, und beide Enden liegen auf. Sie darf ansteigen: Auch ein aufrechtes L oder T kann eine Brücke sein.
    .terms = Auflage, Brücke, Überhang
rules-block-and-key-claim = Schlüsselkarten sichern
    .text =
        Nach dem Einsetzen darfst du jede deiner Schlüsselkarten sichern, deren Muster dieser Block in deiner Perspektive vervollständigt hat. Jedes farbige Quadrat muss auf einer Fassade seiner Farbe liegen. Leere Quadrate passen auf alles, auch auf das, was außerhalb deiner Perspektive liegt. Das Muster darf gedreht sein, nie gespiegelt, und die Tiefe spielt keine Rolle. Die <|Seiten> des Zentralblocks zählen als Fassaden.
        Ein Block kann mehrere Karten vervollständigen, und eine Fassade kann zu mehreren Mustern gehören. Du musst nicht sichern, was du könntest. Alle sehen, wo das Muster ist; eine gesicherte Karte liegt von da an offen.
    .terms = sichern/sicherst/gesichert/gesicherte/gesicherten
rules-block-and-key-new = Was „vervollständigt“ heißt
    .text =
        Zweierlei gehört dazu: Mindestens eine Fassade des Musters gehört zum eben eingesetzten Block, und das Muster war nicht schon vorher da, auf denselben Quadraten und gleich gedreht.
        Eine Fassade nur mit derselben Farbe zu überdecken vervollständigt also nichts. Ein Muster, das schon da war, hindert dich aber nicht daran, es auf anderen Quadraten noch einmal zu vervollständigen.
    .terms = vervollständigen/vervollständigt
rules-block-and-key-refill = Neue Schlüsselkarten
    .text =
        Ziehe am Ende deines Zuges auf vier Handkarten nach, jede nach Wahl vom Sonnen- oder vom Mondaltar. Eine gezogene Karte kannst du ab deinem nächsten Zug sichern.
        Ist ein Altar leer, ziehe vom anderen; sind es beide, geht es mit weniger Karten weiter. Sternkarten gibt es nicht mehr zu ziehen.
    .terms = nachziehen, Hand/Handkarten
rules-block-and-key-end = Die letzte Runde
    .text =
        Hat jemand 12 Schlüsselkarten gesichert (zu zweit), 8 (zu dritt) oder 7 (zu viert), beginnt die letzte Runde: Alle haben noch einen Zug, die nächste Person zuerst, und zuletzt, wer die Runde ausgelöst hat. In ihr gesicherte Karten lösen keine weitere aus. Dann folgt die <scoring|Wertung>.
    .terms = letzte Runde/letzten Runde
rules-block-and-key-stop = Andere Enden
    .text =
        Das Spiel endet auch, mit <scoring|Wertung>, wenn alle nacheinander passen, wenn kein Block aus Beutel, Ausgrabungsstätte und Vorräten mehr irgendwo passt oder nach drei vollen Runden, in denen kein Block eingesetzt wurde. Im Solospiel gibt es diese Enden nicht: Es dauert immer elf Runden.
        In der letzten Runde gilt das nicht mehr: Alle spielen ihren letzten Zug, und wer nichts tun kann, passt.
rules-block-and-key-scoring = Wertung
    .text =
        Zähle die Siegpunkte deiner gesicherten Schlüsselkarten und einen Siegpunkt für je drei Fassaden deiner Enigmafarbe in deiner Perspektive, abgerundet. Die <|Seiten> des Zentralblocks zählen mit. Karten auf der Hand und Blöcke im Vorrat zählen nichts.
    .terms = Siegpunkt/Siegpunkte
rules-block-and-key-ties = Gleichstand
    .text =
        Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand: mehr gesicherte Schlüsselkarten, dann mehr Blöcke im Vorrat, dann früher in der Reihenfolge, von der Startperson an gezählt.
rules-block-and-key-solo = Solo: die Uralten
    .text =
        Du sitzt im Süden, <place|setzt> den Zentralblock ein und nimmst eine Reihe oder Spalte der Ausgrabungsstätte. Dann spielst du elf Runden mit fünf Schritten. Eine Runde, in der du nur passen kannst, zählt auch.
        1. <excavate|Grabe> Blöcke aus, oder <place|setze> einen Block ein und <claim|sichere> Schlüsselkarten.
        2. Markiere die Runde: Gesicherte Karten liegen offen. Hast du keine gesichert, lege eine Karte eines Altars deiner Wahl verdeckt aus, ohne sie anzusehen.
        3. Du darfst eine Sonnen- oder Mondkarte von deiner Hand unter ihren Altar schieben.
        4. <refill|Ziehe> auf vier Schlüsselkarten nach.
        5. Hast du eine Karte gezogen und war das nicht die elfte Runde, setzen die Uralten einen Block ein.
    .terms = solo, Solospiel
rules-block-and-key-ancients = Was die Uralten einsetzen
    .text =
        Welchen Block, sagt die zuletzt <refill|gezogene> Karte: Ihre Augen nennen ein Feld der Ausgrabungsstätte, ihre Sterne eine Ecke des Tempelbodens (1 Südwesten, 2 Nordwesten, 3 Nordosten, 4 Südosten). Ist das Feld leer, geschieht nichts.
        Du <place|setzt> den Block dieses Feldes nach den üblichen Regeln ein, Ecke an Ecke mit dem Block, der dieser Ecke am nächsten ist, und ohne gemeinsame Fassade mit ihm; gegenüber anderen Blöcken gelten nur die üblichen Regeln. Am nächsten heißt: auf der kürzesten geraden Linie, von oben gesehen; auch der Zentralblock zählt. Sind mehrere gleich nah, wähle einen.
        Geht das nicht, kommt er in den Beutel zurück. Die Ausgrabungsstätte wird aufgefüllt. Schlüsselkarten, die dieser Block vervollständigt, kannst du nicht sichern.
    .terms = die Uralten, Sterne, Augen
rules-block-and-key-ranks = Ränge
    .text =
        Deine Siegpunkte bestimmen deinen Rang: 0–9 Praktikant, 10–20 Forscher, 21–26 Bereichsdirektor, 27–32 Ausgrabungsleiter, ab 33 Archäologieexperte.
rules-block-and-key-options = Varianten
    .text =
        Ein Tisch kann strenges Sichern wählen: Dann lässt sich eine Schlüsselkarte, deren Muster vor dem Einsetzen irgendwo in deiner Perspektive war, gar nicht sichern.
        Nach den Regeln des Prototyps darf dir der Zentralblock im Solospiel nicht Braun zeigen.
rules-block-and-key-tips = Ratschläge
    .text =
        Beginne mit deinen Sternkarten. Sie bringen nur je einen Siegpunkt, aber jede gesicherte Karte macht Platz für eine neue, und je mehr Fassaden zu sehen sind, desto leichter werden Sonnen- und Mondkarten.
        Suche bald nach Blöcken, die zwei Karten auf einmal vervollständigen. Und denke an die anderen Seiten: Ein Block, der in der Perspektive anderer hinter Blöcken verschwindet, kann ihnen nicht helfen.

rules-ancient-knowledge-goal = Spielziel
    .text =
        Du erschaffst Monumente in einer Zeitleiste aus sechs Feldern. Am Ende jedes deiner Züge <slide|rücken> sie ein Feld nach links. Ein Monument, das Feld 1 verlassen müsste, verfällt: Es kommt in deine Vergangenheit und bringt dort seine Siegpunkte; das Wissen, das noch darauf liegt, wird zu verlorenem Wissen und <|kostet> je einen Siegpunkt. Wer die meisten Siegpunkte hat, gewinnt.
rules-ancient-knowledge-card = Was eine Karte zeigt
    .text =
        Eine Werkskarte ist ein Monument oder ein Artefakt. Monumente gibt es in drei Typen: Städte, Megalithen und Pyramiden. Jede Werkskarte zeigt ihre Kosten: wie viele andere Karten du ablegst, um sie zu erschaffen. Ein Monument zeigt außerdem sein Startfeld, das Wissen, das darauf kommt, und seine Siegpunkte. Ein nicht verschiebbares Monument darf nicht verschoben werden.
        Eine Erkenntniskarte zeigt ihr Level, I oder II, ihre Anforderung und bei Level II ihre Siegpunkte. Sie ist eine Person, eine Schrift oder ein Geheimnis.
        Darunter sagt jede Karte, <effects|wann sie wirkt> und was sie tut.
    .terms = Werkskarte/Werkskarten, Monument/Monumente/Monumenten, Typ/Typen, Stadt/Städte, Megalith/Megalithen, Pyramide/Pyramiden, Artefakt/Artefakte, Erkenntniskarte/Erkenntniskarten, Person, Schrift, Geheimnis, Level/Levels, Anforderung/Anforderungen, Kosten/kostet, Startfeld, nicht verschiebbar/nicht verschiebbares, Wissen
rules-ancient-knowledge-symbols = Die Zeichen auf den Karten
    .text =
        Die Zeichen stehen auf allen Karten für diese Wörter.
rules-ancient-knowledge-board = Was vor dir liegt
    .text =
        Deine Zeitleiste hat sechs Felder mit je zwei Plätzen. Die untere Zeile wird zuerst gefüllt; verlässt sie ein Monument, rutscht das obere nach.
        Links von Feld 1 ist deine Vergangenheit mit den Monumenten, die verfallen sind. Auf deinem Tableau liegen bis zu fünf Artefakte und dein verlorenes Wissen, daneben deine Sammlung von Erkenntniskarten.
        Das alles sehen alle, auch wie viele Karten die anderen auf der Hand haben. Geheim sind die Handkarten selbst, auch wenn sie abgelegt werden.
    .terms = Zeitleiste, Feld/Felder/Feldern, Zeile, Vergangenheit, Tableau/Tableaus, Sammlung, verlorenes Wissen/verlorenem Wissen/verlorenen Wissen
rules-ancient-knowledge-setup = Aufbau
    .text =
        Die Startperson wird ausgelost; gespielt wird im Uhrzeigersinn. Alle erhalten eine Starthand von zehn Werkskarten und behalten, alle zur gleichen Zeit, sechs davon. Wer an dritter oder vierter Stelle spielt, erhält eine Karte mehr. Erst dann werden die Karten, die niemand behalten hat, in den Stapel zurückgemischt.
        Für die erste Partie können alle stattdessen eines von vier Startkarten-Sets mit sechs Karten erhalten; übrige Sets kommen in den Stapel, und wer an dritter oder vierter Stelle spielt, erhält auch hier eine Karte mehr.
        Auf drei Säulen der Erkenntnis liegen je drei Erkenntniskarten aus: zwei Säulen von Level I, eine von Level II. Die übrigen bilden zwei verdeckte Stapel.
    .terms = Starthand, Startkarten-Sets, Startperson
rules-ancient-knowledge-turn = Ein Zug
    .text =
        Zuerst führst du <actions|zwei Aktionen> aus, dann kommt die Zeitleistenphase, dann die Verfallphase. Danach ist die nächste <|Person> am Zug.
    .terms = Zug/Züge
rules-ancient-knowledge-actions = Zwei Aktionen
    .text =
        Führe zwei Aktionen aus, gleiche oder verschiedene: erschaffen, studieren, archivieren, ausgraben oder suchen. Passen kannst du nicht; suchen geht immer, auch mit zehn Handkarten.
    .terms = Aktion/Aktionen
rules-ancient-knowledge-create = Erschaffen
    .text =
        Spiele ein Monument oder Artefakt aus der Hand und <hand|lege> so viele andere Karten ab, wie es kostet. Ein Monument kommt auf sein Startfeld; du darfst es verschieben. Auf ein Feld passen höchstens zwei Monumente.
        Lege sein Wissen darauf, abzüglich dessen, was diese oder deine anderen Karten abziehen. Dann folgt sein Sofort-Effekt.
        Ein Artefakt kommt auf einen freien Platz deines Tableaus; es gibt fünf.
    .terms = erschaffen/erschaffst
rules-ancient-knowledge-shift = Verschieben
    .text =
        Ein Monument darf auf einem anderen Feld als seinem Startfeld ins Spiel kommen, näher an der Vergangenheit oder weiter weg, wenn du für jedes Feld Abstand eine weitere Karte ablegst. Nie kommt es gleich in die Vergangenheit. Ein nicht verschiebbares Monument bleibt auf seinem Startfeld, und ein Feld mit zwei Monumenten ist voll.
    .terms = verschieben/verschoben
rules-ancient-knowledge-learn = Studieren
    .text =
        Nimm eine ausliegende Erkenntniskarte, deren Anforderung du erfüllst; die Karte selbst zählt dabei nicht mit. Sie kommt in deine Sammlung. Liegt nur noch eine Karte auf ihrer Säule, wird diese zuerst aufgefüllt. Dann wirkt eine Karte von Level I; eine von Level II zählt am Ende.
    .terms = studieren/studierst/studiert
rules-ancient-knowledge-archive = Archivieren
    .text =
        Lege eine oder mehrere Handkarten ab und entferne für jede ein Wissen von Monumenten in deiner Zeitleiste. Mehr Karten, als Wissen zu entfernen ist, kannst du nicht ablegen.
    .terms = archivieren/archivierst
rules-ancient-knowledge-excavate = Ausgraben
    .text =
        Drehe ein oder mehrere aufrechte Monumente in deiner Vergangenheit und ziehe für jedes zwei Karten. Sie bleiben gedreht, bis eine Karte sie zurückdreht; ihre Siegpunkte zählen trotzdem.
    .terms = ausgraben, gedreht, aufrecht/aufrechte, zurückdrehen/zurückdreht
rules-ancient-knowledge-search = Suchen
    .text =
        Ziehe eine Karte.
    .terms = suchen
rules-ancient-knowledge-hand = Hand und Stapel
    .text =
        Karten werden vom Werkskartenstapel gezogen. Mehr als zehn Handkarten hast du nie: Dort endet das Ziehen, und was danach käme, bleibt im Stapel. Abgelegte Werkskarten bilden einen Ablagestapel; aus ihm wird ein leerer Werkskartenstapel erneuert.
    .terms = Werkskartenstapel, ziehen/ziehe/ziehst, Hand/Handkarten, ablegen/ablegst/abgelegt, Ablagestapel
rules-ancient-knowledge-pillars = Die Säulen
    .text =
        Eine Säule wird nicht nach jeder Erkenntniskarte aufgefüllt. Sobald nur noch eine Karte auf ihr liegt, wird diese abgelegt, und drei neue ihres Levels werden ausgelegt.
        Ein aufgebrauchter Stapel wird aus seinem Ablagestapel erneuert. Reichen beide zusammen nicht, verlassen sie mit der Säule das Spiel; was auf anderen Säulen ausliegt, kann weiter studiert werden.
        Legt eine Karte eine Erkenntniskarte unter einen Stapel, der das Spiel verlassen hat, so verlässt auch sie das Spiel: Ein Level kommt nicht zurück.
    .terms = Säule der Erkenntnis/Säulen der Erkenntnis/Säule/Säulen, ausliegend/ausliegende/ausliegt
rules-ancient-knowledge-half = Die zweite Spielhälfte
    .text =
        Wer zuerst mindestens sieben Monumente in der Vergangenheit hat, dreht nach eigener Wahl eine Säule von Level I auf Level II, nachdem in diesem Zug alles verfallen ist. Ihre Karten werden abgelegt, und drei von Level II werden ausgelegt. Das geschieht einmal je Partie. Ist keine Säule von Level I mehr im Spiel, wechselt keine.
rules-ancient-knowledge-effects = Wann Karten wirken
    .text =
        Der Auslöser einer Karte sagt, wann sie wirkt; es gibt fünf.
        Sofort: einmal, wenn du die Karte erschaffst oder studierst.
        Permanent: jedes Mal, wenn die Bedingung eintritt.
        <|Zeitleiste>: in jedem Zug, in deiner Zeitleistenphase.
        <|Verfall>: wenn das Monument verfällt.
        Endwertung: bei der <scoring|Endwertung>. Ein Monument muss dann in deiner Vergangenheit liegen.
        Monumente wirken in der Zeitleiste, Artefakte auf dem Tableau. In der Vergangenheit wirkt nichts mehr außer Endwertungseffekten. Widerspricht eine Karte diesen Regeln, gilt die Karte.
    .terms = Auslöser, Sofort/Sofort-Effekt, Permanent, Zeitleisten-Effekt, Verfall-Effekt, Endwertung/Endwertungseffekte/Endwertungseffekten
rules-ancient-knowledge-may = Müssen und dürfen
    .text =
        Effekte führst du so weit wie möglich aus; nur „darfst“ und „bis zu“ lassen dir die Wahl. Was gar nicht geht, entfällt. Effekte betreffen deine eigenen Karten, sofern sie nicht die anderen nennen.
        Was du durch eine Karte erschaffst, studierst oder archivierst, verbraucht keine deiner zwei Aktionen; Kosten und Anforderungen gelten wie üblich, sofern die Karte nichts anderes sagt.
        Treffen mehrere zusammen, wählst du die Reihenfolge; was einer von ihnen auslöst, kommt vor dem nächsten. Müssen mehrere andere etwas abgeben, wählen sie gleichzeitig.
rules-ancient-knowledge-words = Wörter auf den Karten
    .text =
        Benachbart sind Monumente auf demselben Feld oder in derselben Zeile auf dem Feld daneben, nie diagonal.
        Ein Satz ist je eine Karte der drei Typen, zum Beispiel eine Stadt, ein Megalith und eine Pyramide.
        Ein Monument zu bewegen heißt, es mit seinem Wissen auf ein anderes Feld mit freiem Platz zu legen. Werden zwei getauscht, wechseln sie die Plätze; sie müssen auf verschiedenen Feldern liegen.
        Eine Karte im Spiel zu zerstören heißt, sie auf den Ablagestapel zu legen; das Wissen darauf geht nicht verloren.
    .terms = benachbart, Satz, bewegen/bewegt, tauschen/getauscht, zerstören
rules-ancient-knowledge-timeline = Die Zeitleistenphase
    .text =
        Führe jeden Zeitleisten-Effekt deiner Monumente und Artefakte einmal aus, in beliebiger Reihenfolge. Einer, der gerade nichts tun kann, darf auf die anderen warten. Eine Karte, die in dieser Phase ins Spiel kommt, wirkt ab deinem nächsten Zug.
    .terms = Zeitleistenphase
rules-ancient-knowledge-decline = Die Verfallphase
    .text =
        Jedes Monument auf Feld 1 verfällt, in beliebiger Reihenfolge: Führe seinen Verfall-Effekt aus, lege dann das Wissen, das noch darauf liegt, zu deinem verlorenen Wissen und lege das Monument dann aufrecht in deine Vergangenheit. Während es verfällt, zählt es noch zu deiner Zeitleiste, kann aber weder bewegt noch getauscht werden. Was inzwischen auf Feld 1 kommt, verfällt ebenfalls; was es vorher verlässt, verfällt nicht.
    .terms = Verfall, verfallen/verfällt, Verfallphase
rules-ancient-knowledge-slide = Das Rücken nach links
    .text =
        Ist alles verfallen und eine Säule <|gedreht>, falls es <half|so weit> ist, rückt alles andere in deiner Zeitleiste mit seinem Wissen ein Feld nach links. Artefakte bleiben, wo sie sind.
    .terms = nach links rücken
rules-ancient-knowledge-example = Ein Verfall als Beispiel
    .text =
        Auf deinem Feld 1 liegen Derinkuyu (1 Siegpunkt) mit 1 Wissen und Sacsayhuamán (6 Siegpunkte) mit 2 Wissen. Auf Feld 3 liegt der Karnak-Tempel mit 6 Wissen.
        Du lässt zuerst Derinkuyu verfallen. Sein Verfall-Effekt entfernt 4 Wissen von einer deiner Städte mit mindestens 6: Auf dem Karnak-Tempel bleiben 2. Das Wissen auf Derinkuyu wird zu 1 verlorenem Wissen, und Derinkuyu kommt in deine Vergangenheit.
        Sacsayhuamán hat keinen Verfall-Effekt. Durch sein Wissen steigt dein verlorenes Wissen auf 3, und auch diese Karte kommt in deine Vergangenheit. Der Karnak-Tempel <slide|rückt> auf Feld 2.
        Wäre das Spiel jetzt zu Ende, hättest du 1 + 6 Siegpunkte für deine Vergangenheit und 1 für den Karnak-Tempel in der Zeitleiste, weniger 3 für verlorenes Wissen: 5 Siegpunkte. Vor dem Verfall wären es 3 gewesen, einer je Monument in der Zeitleiste.
rules-ancient-knowledge-end = Spielende
    .text =
        Sobald jemand mindestens vierzehn Monumente in der Vergangenheit hat, hat die letzte Runde begonnen: Sie wird zu Ende gespielt. Den letzten Zug hat, wer vor der Startperson an der Reihe ist, damit alle gleich viele Züge hatten.
    .terms = letzte Runde
rules-ancient-knowledge-scoring = Endwertung
    .text =
        Zähle die Siegpunkte der Monumente in deiner Vergangenheit und ihrer Endwertungseffekte, die Siegpunkte deiner Erkenntniskarten von Level II und einen Siegpunkt je Monument, das noch in deiner Zeitleiste liegt; dessen eigene Siegpunkte und Wissen zählen nicht. <|Ziehe> einen Siegpunkt je verlorenem Wissen ab.
        Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger verlorenes Wissen hat; sonst teilt ihr euch den Sieg.
    .terms = Siegpunkt/Siegpunkte
rules-ancient-knowledge-tips = Ratschläge
    .text =
        Mit Suchen ziehst du nur eine Karte. Sobald Monumente aufrecht in deiner Vergangenheit liegen, ziehst du mit Ausgraben zwei für jedes, das du drehst.
        Du musst nicht alles retten. Ein Monument bringt oft mehr Siegpunkte, als sein verlorenes Wissen <|kostet>, und manche Karten verlangen sogar verlorenes Wissen.

# Ein Spiel, das keine eigenen Wörter mitbringt.
rules-unwritten = Die Regeln dieses Spiels hat noch niemand aufgeschrieben. Am Tisch kann nur gewählt werden, was sie erlauben.

# Rund um die Regeln.
rules-contents = Inhalt
rules-index = Begriffe, und wo sie erklärt sind
rules-whole = Alle Regeln auf einer eigenen Seite
rules-open = Zur Regel
rules-no-such-rule = Unter dieser Adresse steht keine Regel. Hier sind alle.
