# Bildunterschriften der kleinen Bilder bei den Regeln im Browser, und was sie zeigen, für alle, die sie nicht sehen.

pictures-temple = Der Tempel; der Pfeil zeigt deine Seite.
    .words = Vier Blöcke beieinander: vorn ein liegender grüner, dahinter ein aufrechter brauner und ein weißer, rechts ein grauer. Ein Pfeil kommt von Süden.
pictures-flat = Derselbe von Süden: deine Perspektive.
    .words = Fünf Spalten. Von links: Grün; Grün, darüber zweimal Braun; Grün, darüber einmal Weiß; zweimal Grau; einmal Grau.
pictures-taller = Neben einem Stapel und höher als er.
    .words = Ein aufrechter grüner Block aus drei Zellen neben einem grauen Stapel aus zwei.
pictures-lower = Neben einem Stapel, aber nicht höher.
    .words = Ein grüner Block, der neben einem grauen Stapel aus zwei Zellen liegt.
pictures-corner = Ecke an Ecke: Die Höhe spielt keine Rolle.
    .words = Ein liegender grüner Block, von dem nur eine Ecke den grauen Stapel trifft.
pictures-stands = Jeder Teil liegt auf.
    .words = Ein grüner Block, der ganz auf einem grauen steht.
pictures-bridge = Eine gerade Brücke: Beide Enden liegen auf.
    .words = Ein gerader grüner Block über einer Lücke, ein Ende auf einem grauen Block, das andere auf einem weißen.
pictures-overhang = Hängt in der Luft.
    .words = Ein gerader grüner Block, von dem nur ein Ende auf einem grauen Block liegt.
pictures-rotations = Eine Schlüsselkarte in ihren vier Lagen.
    .words = Eine Schlüsselkarte aus Weiß, Grau und Grün um eine Ecke, jedes Mal um ein Viertel gedreht.
pictures-mirrored = Ihr Spiegelbild ist eine andere Schlüsselkarte.
    .words = Dieselben drei Farben andersherum.
pictures-sliding = Feld 1 geht in die Vergangenheit, sein Wissen ist verloren, der Rest rückt nach links.
    .words = Sechs Felder in einer Reihe. Das Monument auf Feld 1 geht nach links in die Vergangenheit, das Wissen darauf fällt weg; die Monumente der anderen Felder rücken mit ihrem Wissen je ein Feld nach links.
