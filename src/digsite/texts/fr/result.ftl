# Le résultat d’une partie : comment il est venu, et une image à partager.

result-course = L’évolution des points
result-course-said = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; au quart de la partie { $first }, à la moitié { $half }, aux trois quarts { $third }.
result-course-scale = Points, tour par tour
result-of = Ce qu’il reste de
result-best = Meilleur tour : { $name }, +{ $gain }
result-best-see = Le revoir
result-ranks = Rangs
result-rank-next = { $missing ->
    [one] Encore { $missing } point et te voilà { $rank }.
   *[other] Encore { $missing } points et te voilà { $rank }.
}
result-rank-top = Il n’y a pas de rang plus élevé.
result-share = Partager une image
result-share-saved = L’image est enregistrée.
result-share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-temple = Le temple achevé
result-collection = Ce qu’il en reste
result-sources = Origine des points
result-source-past = Monuments
result-source-endgame = Effets de fin de partie
result-source-technologies = Connaissances
result-source-lost = Savoirs perdus
result-lost = Savoirs perdus
result-lost-said = { $number ->
    [0] { $name } n’a perdu aucun savoir.
    [one] { $name } a perdu { $number } savoir, au tour { $turn }.
   *[other] { $name } a perdu { $number } savoirs, surtout au tour { $turn }.
}
result-lost-back = { $back ->
    [one] { $back } d’entre eux a
   *[other] { $back } d’entre eux ont
} ensuite été { $back ->
    [one] retiré
   *[other] retirés
} ; ce qui reste compte : { $points }.
result-turn = Tour { $turn }
