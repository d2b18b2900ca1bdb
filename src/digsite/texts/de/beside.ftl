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
beside-none = Die Ausgangslage dieses Tisches wurde vorher nicht gespielt.
