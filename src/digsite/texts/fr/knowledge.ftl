# Ce que dit la table d’Ancient Knowledge dans le navigateur.

knowledge-timeline = Frise
knowledge-pillars = Piliers du savoir
knowledge-pillar = Pilier { $number }
knowledge-past = Passé
knowledge-artefacts = Artefacts
knowledge-technologies = Technologies
knowledge-hand = Main
knowledge-aside = Mises de côté
knowledge-on-timeline = Savoir
knowledge-lost = Perdu
knowledge-deck = { $number ->
    [one] Une carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
knowledge-show = regarder
knowledge-hide = fermer
knowledge-start = Entre sur cette case
knowledge-cost = Cartes à défausser
knowledge-knowledge = Savoir dessus
knowledge-level = Niveau
knowledge-vp = Points
knowledge-card = Carte
knowledge-card-hint = Pointe une carte pour la lire.
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
knowledge-do-excavate = Fouiller
knowledge-do-search = Chercher
knowledge-no = Non
knowledge-done = Assez
knowledge-do-pay = Payer avec cette carte
knowledge-do-discard = Défausser cette carte
knowledge-do-set-aside = Ne pas la garder
knowledge-do-remove = Retirer du savoir ici
knowledge-do-add = Ajouter du savoir ici
knowledge-do-destroy = Le détruire
knowledge-do-take = La prendre
knowledge-do-keep = La garder
knowledge-do-bury = La mettre sous sa pioche
knowledge-do-resolve = Cet effet maintenant
knowledge-do-decline = Celui-ci décline maintenant
knowledge-phase-opening = Choix des mains de départ
knowledge-phase-actions = Actions ({ $left })
knowledge-phase-timeline = Frise
knowledge-phase-decline = Déclin
knowledge-forecast = Prévision
knowledge-forecast-none = Rien sur la frise ne décline.
knowledge-forecast-turns = { $turns ->
    [1] ce tour
   *[other] dans { $turns } tours
}
knowledge-legend = Ce que disent les signes
knowledge-cards-search = Chercher par nom, genre ou texte
knowledge-cards-found = { $number ->
    [one] Une carte
   *[other] { $number } cartes
}

knowledge-your-turn = { $actions ->
    [one] À toi : il reste une action
   *[other] À toi : { $actions } actions
}
knowledge-action-create = Créer
    .title = une carte de ta main
knowledge-action-learn = Étudier
    .title = une technologie des piliers
knowledge-action-archive = Archiver
    .title = défausse des cartes, chacune retire un savoir
knowledge-action-excavate = Fouiller
    .title = incline des monuments de ton passé, pioche deux cartes pour chacun
knowledge-action-search = Chercher
    .title = pioche une carte
knowledge-action-closed = pas maintenant
knowledge-gather-exactly = Choisis { $number } cartes de ta main.
knowledge-gather-up-to = Choisis jusqu’à { $number } cartes de ta main.
knowledge-gather-set-aside = Mettre de côté
knowledge-gather-pay = Payer
knowledge-gather-discard = Défausser
knowledge-effects = Effets du moment : lequel d’abord ?
knowledge-declines = décline
knowledge-swing = Ce que son déclin change au score
knowledge-forecast-sum = Si rien n’est fait :
knowledge-turned = incliné
knowledge-last-round = Dernière manche
knowledge-transfer = { $amount } sur { $card }
