# Two games of one deal beside each other.

beside-title = Zweimal dieselbe Ausgangslage
beside-about = { $game }, Platz { $seat }: was in jedem Zug geschah, und die Siegpunkte danach.
beside-turn = Zug
beside-no-turn = Die Partie war vorbei.
beside-points = { $points ->
    [one] { $points } Siegpunkt ({ $gain })
   *[other] { $points } Siegpunkte ({ $gain })
}
beside-score = { $points ->
    [one] am Ende { $points } Siegpunkt
   *[other] am Ende { $points } Siegpunkte
}
# Which of the two games it was, and when it began: one person may have played both.
beside-later = { $whose ->
    [own] deine spätere Partie, { $when }
   *[other] die spätere Partie, { $when }
}
beside-earlier = { $whose ->
    [own] deine frühere Partie, { $when }
   *[other] die frühere Partie, { $when }
}
beside-none = Die Ausgangslage dieses Tisches wurde vorher nicht gespielt.
