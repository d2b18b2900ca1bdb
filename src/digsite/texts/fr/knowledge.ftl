# Ce que dit la table d’Ancient Knowledge dans le navigateur.

knowledge-timeline = Frise
knowledge-pillars = Piliers des connaissances
knowledge-pillar = Pilier { $number }
knowledge-past = Passé
knowledge-artefacts = Artefacts
knowledge-technologies = Connaissances
knowledge-hand = Main
knowledge-aside = Mises de côté
knowledge-on-timeline = Savoirs
knowledge-lost = Perdus
knowledge-deck = { $number ->
    [0] Pioche vide
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
knowledge-show = Montrer ce plateau
knowledge-start = Entre sur cette case
knowledge-cost = Cartes à défausser
knowledge-locked = Non décalable
knowledge-knowledge = Savoirs dessus
knowledge-level = Niveau
knowledge-vp = Points
knowledge-card = Carte
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
knowledge-do-remove = Retirer des savoirs ici
knowledge-do-add = Ajouter des savoirs ici
knowledge-do-move = Le déplacer vers la case { $space }
knowledge-do-swap = Échanger ces deux-là
knowledge-do-destroy = Le détruire
knowledge-do-take = La prendre
knowledge-do-keep = La garder
knowledge-do-bury = La mettre sous sa pioche
knowledge-do-resolve = Appliquer cet effet maintenant
knowledge-do-decline = Celui-ci tombe maintenant en déclin
# La réponse avec le verbe de sa question, là où le coup lui-même en a un autre.
knowledge-answer-cards-to-archive = Archiver cette carte
knowledge-answer-offer = Utiliser cet effet
knowledge-answer-pool-order = Cet effet vient en premier
knowledge-answer-timeline-order = Cet effet vient maintenant
knowledge-answer-monument-to-decline = Celui-ci tombe maintenant en déclin
knowledge-answer-monuments-to-rotate = { $amount ->
    [0] N’en incliner aucun
   *[other] En incliner { $amount }
}
knowledge-answer-lost-to-recover = { $amount ->
    [0] N’en retirer aucun
   *[other] En retirer { $amount }
}
knowledge-answer-lost-to-transfer = En placer { $amount } sur { $card }
knowledge-answer-hand-to-rob = Regarder cette main ({ $player })
knowledge-answer-pillar-to-flip = Faire passer le pilier { $pillar } au niveau II

knowledge-phase-opening = Choix des mains de départ
knowledge-phase-actions = Actions ({ $left })
knowledge-phase-timeline = Chronique
knowledge-phase-decline = Déclin
knowledge-forecast = Prévision
knowledge-forecast-none = Rien dans la frise ne tombe en déclin.
knowledge-forecast-turns = { $turns ->
    [0] ce tour
    [1] tour suivant
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
knowledge-ask-opening-hands = Quelles cartes de ta main de départ mets-tu de côté ? Tu en gardes six.
knowledge-ask-cards-to-discard = Quelles cartes défausses-tu ?
knowledge-ask-cards-to-archive = Quelles cartes archives-tu ? Chacune retire un savoir.
knowledge-ask-opponents-to-discard = Tu dois défausser { $number } cartes : lesquelles ?
knowledge-gather-set-aside = Mettre de côté
knowledge-gather-pay = Payer
knowledge-gather-discard = Défausser
knowledge-effects = Effets au choix
knowledge-declines = déclin proche
    .about = À la fin du tour, il quitte la frise pour le passé ; les savoirs qu’il porte encore deviennent des savoirs perdus.
knowledge-swing = Ce que son déclin change au score
knowledge-forecast-sum = Si rien ne change :
knowledge-forecast-points = points dans le passé
knowledge-forecast-lost = savoirs perdus
knowledge-forecast-standing = ne compte plus dans la frise
knowledge-turned = incliné
knowledge-last-round = Dernière manche

# Ce qui n’est pas possible maintenant, et pourquoi.
knowledge-closed-create-no-cards = aucune carte en main
knowledge-closed-create-cannot-pay = pas assez de cartes en main pour payer
knowledge-closed-create-no-place = aucune place libre
knowledge-closed-learn-requirements = aucune condition remplie
knowledge-closed-learn-no-technologies = plus de connaissances
knowledge-closed-archive-no-cards = aucune carte en main
knowledge-closed-archive-no-knowledge = aucun savoir dans ta frise
knowledge-closed-excavate-no-past = rien dans ton passé
knowledge-closed-excavate-all-rotated = tout est incliné

# Où en est une condition.
knowledge-need-past = Monuments dans ton passé : { $has } sur { $low }
knowledge-need-past-city = Cités dans ton passé : { $has } sur { $low }
knowledge-need-past-megalith = Mégalithes dans ton passé : { $has } sur { $low }
knowledge-need-past-pyramid = Pyramides dans ton passé : { $has } sur { $low }
knowledge-need-past-samekind = Monuments d’un même type dans ton passé : { $has } sur { $low }
knowledge-need-past-endgame = Monuments à effet de fin de partie dans ton passé : { $has } sur { $low }
knowledge-need-lost = Savoirs perdus : { $has } sur { $low }
knowledge-need-hand = Cartes en main : { $has } sur { $low }
knowledge-need-artefacts = Artefacts sur ton plateau : { $has } sur { $low }
knowledge-need-tech = Connaissances dans ta collection : { $has } sur { $low }
knowledge-need-tech-ancient = Anciens dans ta collection : { $has } sur { $low }
knowledge-need-tech-writing = Écritures dans ta collection : { $has } sur { $low }
knowledge-need-tech-secret = Secrets dans ta collection : { $has } sur { $low }
knowledge-need-most-lost = Savoirs perdus : { $has }, { $high } au plus
knowledge-need-most-hand = Cartes en main : { $has }, { $high } au plus

# Une création en cours.
knowledge-open-create = Quelle carte crées-tu ? Choisis-la dans ta main.
knowledge-open-learn = Quelle connaissance apprends-tu ?
knowledge-where = Où crées-tu { $card } ?
knowledge-hint-card = Choisis une des cartes éclairées.
knowledge-hint-space = Choisis une des cases éclairées.
knowledge-ghost = { $card }, pas encore en jeu
knowledge-pay-pick = { $number ->
    [one] Choisis la carte avec laquelle tu paies.
   *[other] Choisis les { $number } cartes avec lesquelles tu paies.
}
knowledge-pay-ready = { $number ->
    [one] La carte marquée paie.
   *[other] Les { $number } cartes marquées paient.
}
knowledge-pay-forced = Cela te coûte toutes tes autres cartes.
knowledge-pay-free = Ici, c’est gratuit.
knowledge-create-now = Créer { $card }
knowledge-cancel = Retour
knowledge-forecast-with = avec { $card } :
knowledge-pay-for = { $number ->
    [one] Avec quelle carte paies-tu { $card } ?
   *[other] Avec quelles cartes paies-tu { $card } ?
}
knowledge-pay-otherwise = Payer autrement
knowledge-others-choose = Ton choix est fait. Aux autres de choisir ; ton tour continue ensuite.
knowledge-paying = paie

# Prévoir pendant que les autres réfléchissent.
knowledge-plan = Prévois ta prochaine action : choisis une carte.
knowledge-plan-where = Où créerais-tu { $card } ?
knowledge-plan-kept = Prévu : { $action }
knowledge-plan-do = Comme prévu : { $action }
knowledge-plan-forget = Oublier le plan

# Les parties de la table sur un petit écran.
knowledge-part-mine = Mon plateau
knowledge-part-technologies = Piliers

# Le clavier.
knowledge-keys-hand = une carte de ta main
knowledge-keys-actions = les cinq actions
knowledge-keys-move = de carte en carte ; Tab passe à la partie suivante
knowledge-keys-cancel = revenir en arrière, fermer la carte
knowledge-spoken-turn = C’est à { $name } de jouer.
