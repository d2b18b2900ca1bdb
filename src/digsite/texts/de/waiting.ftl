# Der Warteraum: vor dem Spiel, am Tisch.

waiting-invited = { $name } lädt dich zu { $game } ein
waiting-invited-somebody = Du bist zu { $game } eingeladen
waiting-mine = Dein Tisch: { $game }
waiting-seated = Du bist dabei: { $game }
waiting-hint = Sobald alle da sind, kann das Spiel beginnen.
waiting-cancel-sure = Diese Partie absagen? Der Link führt dann für alle, die ihn haben, nirgendwohin.
waiting-meanwhile = Während du wartest
waiting-new-tab = öffnet sich in einem neuen Tab
waiting-share = Teilen
waiting-qr = Als QR-Code zeigen
waiting-qr-about = Halte die Kamera eines Telefons darauf.
waiting-glimpse = So wird gespielt, in zwanzig Sekunden
waiting-glimpse-stop = Pause
waiting-glimpse-play = Abspielen
waiting-seat-here = ist da
waiting-free = Platz freimachen
waiting-free-sure = Den Platz von { $name } freimachen? { $name } erfährt davon und kann sich hier nicht von selbst wieder hinsetzen.
waiting-glimpse-block-and-key-1 = Grabe Blöcke aus der Ausgrabungsstätte aus.
waiting-glimpse-block-and-key-2 = Setze einen in den Tempel ein. Er muss berühren, was schon steht.
waiting-glimpse-block-and-key-3 = Schau von deiner Seite: Nur was du siehst, zählt.
waiting-glimpse-block-and-key-4 = Das Muster deiner Schlüsselkarte ist vollständig: Sichere sie, sie bringt Siegpunkte.
waiting-glimpse-ancient-knowledge-1 = Erschaffe Monumente in deiner Zeitleiste. Sie tragen Wissen.
waiting-glimpse-ancient-knowledge-2 = Am Ende jedes Zuges rücken sie nach links.
waiting-glimpse-ancient-knowledge-3 = Nutze, was deine Karten können, um das Wissen rechtzeitig zu entfernen.
waiting-glimpse-ancient-knowledge-4 = Wenn ein Monument verfällt, wird das Wissen, das noch darauf liegt, zu verlorenem Wissen und kostet Siegpunkte.
