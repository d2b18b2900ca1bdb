# Ancient Knowledge: der Text der Karten. Jedes Wort des Kartenvokabulars ist ein Text, der wie seine Klasse heißt; die
# Felder des Wortes sind die Variablen. Ein Text ist ein Satzteil: Großschreibung und Punkt kommen außen hinzu.
#
#   <city|Städte>   ein Symbol und das Wort, für das es hier steht: Der Schirm zeichnet das eine, die Konsole sagt das andere
#   .may            dasselbe nach „du darfst“
#   .after          dasselbe nach einer Bedingung, wo sich der Satz umdreht
#   .per            dasselbe für alles, was gezählt wird
#   .several        dasselbe von mehreren Monumenten

## Kartentypen

cards-kind = { $kind ->
    [city] <city|Stadt>
    [megalith] <megalith|Megalith>
    [pyramid] <pyramid|Pyramide>
    [artefact] <artefact|Artefakt>
   *[monument] Monument
}
    .many = { $kind ->
        [city] <city|Städte>
        [megalith] <megalith|Megalithen>
        [pyramid] <pyramid|Pyramiden>
        [artefact] <artefact|Artefakte>
       *[monument] Monumente
    }
    .one = { $kind ->
        [city] eine <city|Stadt>
        [megalith] einen <megalith|Megalithen>
        [pyramid] eine <pyramid|Pyramide>
        [artefact] ein <artefact|Artefakt>
       *[monument] ein Monument
    }
cards-technology-kind = { $kind ->
    [ancient] <ancient|Person>
    [writing] <writing|Schrift>
    [secret] <secret|Geheimnis>
   *[any] Erkenntniskarte
}
    .one = eine { $kind ->
        [ancient] <ancient|Personenkarte>
        [writing] <writing|Schriftkarte>
        [secret] <secret|Geheimniskarte>
       *[any] Erkenntniskarte
    }

## Wann eine Karte wirkt: die Aufschrift, und was sie bedeutet

cards-trigger-immediate = Sofort
    .reminder = Einmal, wenn du diese Karte erschaffst oder studierst.
cards-trigger-anytime = Permanent
    .reminder = Jedes Mal, wenn die Bedingung eintritt, solange diese Karte in deiner Zeitleiste oder auf deinem Tableau liegt.
cards-trigger-timeline = Zeitleiste
    .reminder = In jedem Zug während deiner Zeitleistenphase, solange diese Karte in deiner Zeitleiste oder auf deinem Tableau liegt.
cards-trigger-decline = Verfall
    .reminder = Wenn diese Karte verfällt, bevor sie in die Vergangenheit kommt.
cards-trigger-endgame = Endwertung
    .reminder = Bei der Endwertung. Ein Monument muss dann in deiner Vergangenheit liegen.

## Die Zahlen einer Karte, und die Karte als Ganzes

cards-figure-level = Level { $number ->
    [1] I
   *[2] II
}
cards-figure-start = Feld { $number }
cards-figure-knowledge = { $number } { cards-knowledge }
cards-figure-vp = { $number } { $number ->
    [one] <vp|Siegpunkt>
   *[other] <vp|Siegpunkte>
}
cards-figure-cost = kostet { $number } { cards-cards }
cards-figure-locked = nicht verschiebbar
cards-requirement = Anforderung: { $condition }.
cards-effect = { $trigger }: { $effect }

## Regeln in Kürze

cards-reminder-adjacent = Benachbart: auf demselben Feld oder in derselben Zeile auf dem Feld daneben.
cards-reminder-archive = Kostet keine Aktion: Lege beliebig viele Handkarten ab und entferne für jede 1 <knowledge|Wissen> aus deiner Zeitleiste.
cards-reminder-bury = Hat dieser Stapel das Spiel verlassen, verlässt es auch die Erkenntniskarte.
cards-reminder-create = Kostet keine Aktion. Bezahlt wird wie üblich; ein Monument darf wie üblich verschoben werden.
cards-reminder-destroy = Zerstörte Karten kommen auf den Ablagestapel. <knowledge|Wissen> auf ihnen kommt in den Vorrat zurück und wird nicht zu verlorenem Wissen.
cards-reminder-enter = Abzüge werden zusammengezählt, aber keine Karte kommt mit weniger als 0 <knowledge|Wissen> ins Spiel.
cards-reminder-learn = Kostet keine Aktion. Nur ausliegende Erkenntniskarten können studiert werden.
cards-reminder-locked = Nicht verschiebbar: Diese Karte muss auf ihrem Startfeld erschaffen werden.
cards-reminder-look = Nur du siehst diese Karten.
cards-reminder-lost = Jeder <lost|Marker verlorenes Wissen> kostet bei Spielende 1 <vp|Siegpunkt>.
cards-reminder-move = Platz ist auf einem Feld mit weniger als 2 Monumenten. <knowledge|Wissen> wandert mit.
cards-reminder-set = Ein Satz ist je eine Karte der drei Typen.
cards-reminder-skip = Nichts verfällt und nichts rückt nach links.
cards-reminder-split = Beliebig auf deine Monumente aufzuteilen.
cards-reminder-straighten = Aufrechte Monumente können wieder zum Ausgraben genutzt werden.
cards-reminder-still-in-timeline = Zusätzlich zu dem <vp|Siegpunkt>, den jedes Monument bringt, das noch in der Zeitleiste liegt.
cards-reminder-swap = Zwei Monumente auf demselben Feld können nicht getauscht werden. <knowledge|Wissen> wandert mit.

## Wie Sätze entstehen

cards-may = du darfst { $what }
    .after = darfst du { $what }
cards-then = wenn du das tust, { $what }
cards-and = und { $what }
cards-or = { $first } oder { $last }
cards-again = { $optional ->
    [yes] danach darfst du das noch einmal tun
   *[no] wiederhole das danach einmal
}
cards-if = wenn du { $condition } hast,
cards-if-adjacent-pyramid = wenn { $quantity } { cards-pyramids } zu dieser Karte benachbart { $number ->
    [one] ist
   *[other] sind
},
cards-if-adjacent-samekind = wenn { $quantity } { cards-monuments } desselben Typs zu dieser Karte benachbart { $number ->
    [one] ist
   *[other] sind
},
cards-if-this-knowledge = wenn noch { $number ->
    [1] { "" }
   *[other] { $quantity }
} <knowledge|Wissen> auf dieser Karte liegt,
cards-creating = jedes Mal, wenn du { cards-kind.one }{ $spaces ->
    [none] { "" }
   *[other] { " " }auf Feld { $spaces }
}{ $not_by_this ->
    [yes] { " " }(weder diese Karte noch ein durch sie erschaffenes)
   *[no] { "" }
} erschaffst{ $condition ->
    [none] { "" }
   *[other] { " " }und { $condition } hast
},
cards-learning = jedes Mal, wenn du { cards-technology-kind.one } studierst,
cards-excavating = jedes Mal, wenn du { $condition ->
    [none] ausgräbst
   *[other] zum Ausgraben { $condition } drehst
},
cards-end-of-decline = wenn deine Verfallphase endet,

## Wie viel

cards-at-least = mindestens { $number }
cards-at-most = höchstens { $number }
cards-equal = genau { $number }
cards-between = { $steps ->
    [1] { $low } oder { $high }
   *[other] { $low } bis { $high }
}
cards-per = { $group ->
    [1] pro
   *[other] für je { $group }
}

## Was gezählt wird. $quantity ist eines der fünf darüber; $number sagt nur Einzahl oder Mehrzahl.

cards-monuments = { $number ->
    [one] Monument
   *[other] Monumente
}
cards-cities = { $number ->
    [one] <city|Stadt>
   *[other] <city|Städte>
}
cards-megaliths = { $number ->
    [one] <megalith|Megalith>
   *[other] <megalith|Megalithen>
}
cards-pyramids = { $number ->
    [one] <pyramid|Pyramide>
   *[other] <pyramid|Pyramiden>
}
cards-artefacts = { $number ->
    [one] <artefact|Artefakt>
   *[other] <artefact|Artefakte>
}
cards-knowledge = { $number ->
   *[other] <knowledge|Wissen>
}
cards-lost = { $number ->
   *[other] <lost|Marker verlorenes Wissen>
}
cards-cards = { $number ->
    [one] Karte
   *[other] Karten
}
cards-sets = { $number ->
    [one] Satz
   *[other] Sätze
}

cards-count-past = { $quantity } { cards-monuments } in deiner Vergangenheit
cards-count-past-city = { $quantity } { cards-cities } in deiner Vergangenheit
cards-count-past-megalith = { $quantity } { cards-megaliths } in deiner Vergangenheit
cards-count-past-pyramid = { $quantity } { cards-pyramids } in deiner Vergangenheit
cards-count-past-set = { $quantity } { cards-sets } aus <city|Stadt>, <megalith|Megalith> und <pyramid|Pyramide> in deiner Vergangenheit
cards-count-past-samekind = { $quantity } { cards-monuments } desselben Typs in deiner Vergangenheit
cards-count-past-chosen-kind = { $quantity } { cards-monuments } eines Typs deiner Wahl in deiner Vergangenheit
cards-count-past-endgame = { $quantity } { cards-monuments } mit <endgame|Endwertungseffekt> in deiner Vergangenheit
cards-count-timeline-monument = { $quantity } { cards-monuments } in deiner Zeitleiste
cards-count-timeline-city = { $quantity } { cards-cities } in deiner Zeitleiste
cards-count-timeline-pyramid = { $quantity } { cards-pyramids } in deiner Zeitleiste
cards-count-timeline-set = { $quantity } { cards-sets } aus <city|Stadt>, <megalith|Megalith> und <pyramid|Pyramide> in deiner Zeitleiste
cards-count-timeline-space1 = { $quantity } { cards-monuments } auf Feld 1
cards-count-timeline-knowledge = { $quantity } { cards-knowledge } in deiner Zeitleiste
cards-count-adjacent-pyramid = { $quantity } zu dieser Karte benachbarte { cards-pyramids }
cards-count-adjacent-samekind = { $quantity } zu dieser Karte { $number ->
    [one] benachbartes Monument
   *[other] benachbarte Monumente
} desselben Typs
cards-count-this-knowledge = { $quantity } { cards-knowledge } auf dieser Karte
cards-count-lost = { $quantity } { cards-lost }
cards-count-hand = { $quantity } { cards-cards } auf der Hand
cards-count-artefacts = { $quantity } { cards-artefacts } auf deinem Tableau
cards-count-tech = { $quantity } { $number ->
    [one] Erkenntniskarte
   *[other] Erkenntniskarten
} in deiner Sammlung
cards-count-tech-ancient = { $quantity } { $number ->
    [one] <ancient|Person>
   *[other] <ancient|Personen>
} in deiner Sammlung
cards-count-tech-writing = { $quantity } { $number ->
    [one] <writing|Schrift>
   *[other] <writing|Schriften>
} in deiner Sammlung
cards-count-tech-secret = { $quantity } { $number ->
    [one] <secret|Geheimnis>
   *[other] <secret|Geheimnisse>
} in deiner Sammlung
cards-count-tech-set = { $quantity } { cards-sets } aus <ancient|Person>, <writing|Schrift> und <secret|Geheimnis> in deiner Sammlung
cards-count-rotated = { $quantity } { cards-monuments }
cards-count-newly-lost = { $quantity } { cards-knowledge }, { $number ->
    [one] das dabei verloren ging
   *[other] die dabei verloren gingen
}
cards-count-cards-discarded = { $quantity } dabei abgelegte { cards-cards }
cards-count-artefacts-destroyed = { $quantity } { $number ->
    [one] dabei zerstörtes <artefact|Artefakt>
   *[other] dabei zerstörte <artefact|Artefakte>
}

## Welche Monumente

cards-this = von dieser Karte
cards-one-of = von { $kind ->
    [city] einer
    [pyramid] einer
   *[other] einem
} { $which ->
    [other] deiner anderen { cards-kind.many }
    [adjacent] benachbarten { $kind ->
        [megalith] <megalith|Megalithen>
       *[other] { cards-kind }
    }
   *[any] deiner { cards-kind.many }
} { cards-where }
cards-each-of = von { $kind ->
    [city] jeder
    [pyramid] jeder
   *[other] jedem
} { $which ->
    [other] deiner anderen { cards-kind.many }
    [adjacent] benachbarten { $kind ->
        [megalith] <megalith|Megalithen>
       *[other] { cards-kind }
    }
   *[any] deiner { cards-kind.many }
} { cards-where }
cards-several-of = { $number } deiner { cards-kind.many }
cards-any-split = { $except_this ->
    [yes] insgesamt von den anderen Monumenten in deiner Zeitleiste
   *[no] aus deiner Zeitleiste
}
cards-one-monument = { $which ->
    [other] { $kind ->
        [city] eine andere <city|Stadt>
        [megalith] einen anderen <megalith|Megalithen>
        [pyramid] eine andere <pyramid|Pyramide>
        [artefact] ein anderes <artefact|Artefakt>
       *[monument] ein anderes Monument
    } { cards-where } in deiner Zeitleiste
    [adjacent] { $kind ->
        [city] eine benachbarte <city|Stadt>
        [megalith] einen benachbarten <megalith|Megalithen>
        [pyramid] eine benachbarte <pyramid|Pyramide>
        [artefact] ein benachbartes <artefact|Artefakt>
       *[monument] ein benachbartes Monument
    } { cards-where }
   *[any] { cards-kind.one } { cards-where } in deiner Zeitleiste
}
cards-where = { $empty ->
    [yes] ohne <knowledge|Wissen>
   *[no] { $at_least ->
        [0] { "" }
       *[other] mit mindestens { $at_least } <knowledge|Wissen>
    }
}
cards-up-to = { $up_to ->
    [yes] bis zu
   *[no] { "" }
}

## Verben um das Wissen

cards-remove-knowledge = entferne { cards-up-to } { $amount } <knowledge|Wissen> { $source }
    .may = { cards-up-to } { $amount } <knowledge|Wissen> { $source } entfernen
    .per = entferne { $per } { $amount } <knowledge|Wissen> { $source }
    .several = wähle { $source } und entferne von jeder gewählten Karte { $amount } <knowledge|Wissen>
cards-recover-lost = entferne { cards-up-to } { $number } { cards-lost }
cards-enter-less = diese Karte kommt { $per } mit { $less } <knowledge|Wissen> weniger ins Spiel{ $condition ->
    [none] { "" }
   *[other] , wenn du { $condition } hast
}
cards-ease-entry = deine { $other ->
    [yes] anderen
   *[no] { "" }
} { cards-kind.many } kommen mit { $less } <knowledge|Wissen> weniger ins Spiel
    .after = kommen deine { $other ->
        [yes] anderen
       *[no] { "" }
    } { cards-kind.many } mit { $less } <knowledge|Wissen> weniger ins Spiel

## Verben um die Hand, und Aktionen, die eine Karte schenkt

cards-draw = ziehe { $amount } { $amount ->
    [one] Karte
   *[other] Karten
} { $per }
cards-discard = lege { cards-up-to } { $number } { $kind ->
    [none] Hand{ $number ->
        [one] karte
       *[other] karten
    }
    [pyramid] <pyramid|Pyramiden>-{ cards-cards } von deiner Hand
   *[other] { cards-kind }-{ cards-cards } von deiner Hand
} ab
    .may = { cards-up-to } { $number } { $kind ->
        [none] Hand{ $number ->
            [one] karte
           *[other] karten
        }
        [pyramid] <pyramid|Pyramiden>-{ cards-cards } von deiner Hand
       *[other] { cards-kind }-{ cards-cards } von deiner Hand
    } ablegen
cards-create = erschaffe { cards-kind.one }
    .may = { cards-kind.one } erschaffen
cards-learn = studiere eine Erkenntniskarte{ $no_requirements ->
    [yes] , auch ohne ihre Anforderung zu erfüllen
   *[no] { "" }
}
    .may = eine Erkenntniskarte studieren{ $no_requirements ->
        [yes] , auch ohne ihre Anforderung zu erfüllen
       *[no] { "" }
    }
cards-archive = archiviere
    .may = archivieren

## Verben um Plätze

cards-move = bewege { cards-one-monument } auf ein Feld mit freiem Platz
    .may = { cards-one-monument } auf ein Feld mit freiem Platz bewegen
cards-move-between = bewege ein Monument mit mindestens { $at_least } <knowledge|Wissen> von Feld { $origin } auf Feld { $goal }, falls dort Platz ist
cards-swap = { $this ->
    [yes] tausche die Plätze dieser Karte und eines anderen Monuments in deiner Zeitleiste
   *[no] tausche die Plätze zweier Monumente in deiner Zeitleiste
}
cards-straighten = drehe { cards-up-to } { $number } { $number ->
    [one] gedrehtes Monument
   *[other] gedrehte Monumente
} in deiner Vergangenheit zurück
cards-destroy-this = zerstöre diese Karte
    .may = diese Karte zerstören
    .after = zerstöre sie, statt sie in deine Vergangenheit zu legen
cards-destroy-artefacts = zerstöre beliebig viele deiner <artefact|Artefakte>
    .may = beliebig viele deiner <artefact|Artefakte> zerstören
cards-skip-decline = überspringe deine Verfallphase in diesem Zug

## Verben, die andere treffen

cards-opponents-discard = alle anderen legen je { $number } { $number ->
    [one] Handkarte
   *[other] Handkarten
} ihrer Wahl ab
    .after = legen alle anderen je { $number } { $number ->
        [one] Handkarte
       *[other] Handkarten
    } ihrer Wahl ab
cards-opponents-gain-knowledge = wähle bei allen anderen je ein Monument und lege jeweils { $number } { cards-knowledge } darauf
cards-opponents-destroy-artefact = alle anderen wählen je 1 eigenes <artefact|Artefakt> und zerstören es
cards-take-from-hand = wähle jemand anderen mit Handkarten, sieh dir diese Hand an und nimm 1 Karte davon
cards-transfer-lost = lege { cards-up-to } { $amount } deiner <lost|Marker verlorenes Wissen> als <knowledge|Wissen> auf ein gegnerisches Monument

## Verben, die Karten eines Stapels ansehen

cards-look-at-deck = sieh dir die obersten { $number } Karten des Werkskartenstapels an
cards-look-at-technologies = sieh dir die obersten { $number } Karten des Erkenntniskartenstapels von Level { $level ->
    [1] I
   *[2] II
} an
cards-reveal-deck = decke die obersten { $number } Karten des Werkskartenstapels auf
cards-reveal-until = decke Karten vom Werkskartenstapel auf, bis { $number } { $number ->
    [one] { cards-kind } aufgedeckt ist, und nimm diese Karte
   *[other] { cards-kind.many } aufgedeckt sind, und nimm diese
} auf die Hand
cards-keep-one = nimm 1 davon auf die Hand
cards-each-keeps-one = beginnend mit dir nehmen alle im Uhrzeigersinn je 1 davon auf die Hand
cards-keep-one-more = nimm dir dann noch 1 davon
cards-learn-one-of-them = studiere 1 davon; du musst ihre Anforderung erfüllen
cards-create-one-of-them = erschaffe 1 { cards-kind } aus diesen Karten zu den üblichen Kosten
cards-discard-rest = { $revealed ->
    [yes] lege die übrigen aufgedeckten Karten ab
   *[no] lege den Rest ab
}
cards-rest-to-bottom = lege den Rest in beliebiger Reihenfolge unter den Stapel von Level { $level ->
    [1] I
   *[2] II
}
cards-bury-technologies = lege { $number } ausliegende { $number ->
    [one] Erkenntniskarte
   *[other] Erkenntniskarten
} { $level ->
    [none] { "" }
    [1] von Level I
   *[2] von Level II
} { $number ->
    [one] unter ihren Stapel
   *[other] jeweils unter ihren Stapel
}

## Verben, die eine Regel oder die Punkte ändern

cards-replace-draw = verzichte auf das Ziehen
    .may = auf das Ziehen verzichten
cards-draw-per-rotated = ziehe { $number } statt { $usual } Karten für jedes Monument, das du drehst
cards-lower-requirement = verringere eine „mindestens“-Zahl ihrer Anforderung um { $less }
    .may = eine „mindestens“-Zahl ihrer Anforderung um { $less } verringern
cards-score = erhalte { $points } { $points ->
    [one] <vp|Siegpunkt>
   *[other] <vp|Siegpunkte>
} { $per }{ $condition ->
    [none] { "" }
   *[other] , wenn du { $condition } hast
}
