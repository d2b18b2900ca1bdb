# Ce que dit la table d’Ancient Knowledge dans le navigateur.

knowledge-timeline = Frise
knowledge-pillars = Piliers des connaissances
knowledge-pillar = Pilier { $number }
knowledge-past = Passé
knowledge-artefacts = Artefacts
knowledge-technologies = Connaissances
knowledge-hand = Main
knowledge-aside = Mises de côté
knowledge-on-timeline = Savoir
knowledge-lost = Perdu
knowledge-deck = { $number ->
    [0] Pioche vide
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
knowledge-show = Montrer ce plateau
knowledge-hide = fermer
knowledge-start = Entre sur cette case
knowledge-cost = Cartes à défausser
knowledge-knowledge = Savoir dessus
knowledge-level = Niveau
knowledge-vp = Points
knowledge-card = Carte
knowledge-card-hint = Pointe ou touche une carte pour la lire.
knowledge-create = Créer { $card } ({ $price ->
    [0] gratuit
    [one] une carte
   *[other] { $price } cartes
})
knowledge-create-here = { $price ->
    [0] Gratuit
    [one] 1 carte
   *[other] { $price } cartes
}
knowledge-move-here = Vers { $space }
knowledge-learn = Apprendre { $card }
knowledge-do-archive = Archiver
knowledge-do-excavate = Excaver
knowledge-do-search = Chercher
knowledge-do-pay = Payer avec cette carte
knowledge-do-discard = Défausser cette carte
knowledge-do-set-aside = La mettre de côté
knowledge-do-remove = Retirer du savoir ici
knowledge-do-add = Ajouter du savoir ici
knowledge-do-destroy = Le détruire
knowledge-do-take = La prendre
knowledge-do-keep = La garder
knowledge-do-bury = La mettre sous sa pioche
knowledge-do-resolve = Appliquer cet effet maintenant
knowledge-do-decline = Celui-ci tombe maintenant en déclin
knowledge-phase-opening = Choix des mains de départ
knowledge-phase-actions = Actions ({ $left })
knowledge-phase-timeline = Chronique
knowledge-phase-decline = Déclin
knowledge-forecast = Prévision
knowledge-forecast-none = Rien dans ta frise ne tombe en déclin.
knowledge-forecast-turns = { $turns ->
    [1] ce tour
   *[other] dans { $turns } tours
}
knowledge-legend = Légende
knowledge-cards-search = Chercher par nom, type ou texte
knowledge-cards-found = { $number ->
    [0] Aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}

knowledge-your-turn = { $actions ->
    [one] À toi : il reste { $actions } action
   *[other] À toi : { $actions } actions
}
knowledge-action-create = Créer
    .title = une carte de ta main
knowledge-action-learn = Apprendre
    .title = une connaissance des piliers
knowledge-action-archive = Archiver
    .title = défausse des cartes ; chacune retire un savoir de ta frise
knowledge-action-excavate = Excaver
    .title = incline des monuments de ton passé, pioche deux cartes pour chacun
knowledge-action-search = Chercher
    .title = pioche une carte
knowledge-action-closed = pas maintenant
knowledge-gather-exactly = Choisis { $number } cartes de ta main.
knowledge-gather-up-to = Choisis jusqu’à { $number } cartes de ta main.
knowledge-gather-set-aside = Mettre de côté
knowledge-gather-pay = Payer
knowledge-gather-discard = Défausser
knowledge-effects = Plusieurs effets en même temps : lequel d’abord ?
knowledge-declines = prochain déclin
knowledge-swing = Ce que son déclin change au score
knowledge-forecast-sum = Si rien ne change :
knowledge-turned = incliné
knowledge-last-round = Dernière manche
knowledge-transfer = { $amount } sur { $card }
