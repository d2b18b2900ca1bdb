# Ancient Knowledge. $you vaut yes quand le texte s’adresse à celui dont il parle, sinon no ; $player est son numéro.

ancient-knowledge-title = Ancient Knowledge
ancient-knowledge-card = { $name } ({ $id })
ancient-knowledge-nothing = rien
ancient-knowledge-caused = { $card } : { $what }

# Ce qui est demandé.
ancient-knowledge-ask-action = À toi de jouer, { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
} : créer, apprendre, archiver, excaver ou chercher.
ancient-knowledge-ask-opening-hands = Quelle carte de ta main de départ mets-tu de côté ? Tu en gardes six.
ancient-knowledge-ask-payment = Avec quelle carte paies-tu ?
ancient-knowledge-ask-granted-create = Que crées-tu ?
ancient-knowledge-ask-create-aside = Lequel de ces artefacts crées-tu ?
ancient-knowledge-ask-granted-learn = Quelle connaissance apprends-tu ?
ancient-knowledge-ask-learn-aside = Laquelle de ces connaissances apprends-tu ?
ancient-knowledge-ask-cards-to-discard = Quelle carte défausses-tu ?
ancient-knowledge-ask-cards-to-archive = Quelle carte archives-tu ? Chacune retire un savoir.
ancient-knowledge-ask-archive-offer = Veux-tu archiver ?
ancient-knowledge-ask-opponents-to-discard = Tu dois défausser une carte : laquelle ?
ancient-knowledge-ask-opponents-to-destroy = Tu dois détruire un artefact : lequel ?
ancient-knowledge-ask-artefacts-to-destroy = Quel artefact détruis-tu ? S’il y en a plusieurs, nomme-les dans l’ordre de ton plateau.
ancient-knowledge-ask-card-to-keep = Quelle carte gardes-tu ?
ancient-knowledge-ask-card-to-take = Quelle carte prends-tu ?
ancient-knowledge-ask-hand-to-rob = De qui regardes-tu la main ?
ancient-knowledge-ask-rest-to-put-under = Laquelle mets-tu maintenant sous la pioche ?
ancient-knowledge-ask-technology-to-bury = Quelle connaissance mets-tu sous sa pioche ?
ancient-knowledge-ask-pillar-to-flip = Quel pilier fais-tu passer au niveau II ?
ancient-knowledge-ask-lost-to-recover = Combien de savoirs perdus retires-tu ?
ancient-knowledge-ask-lost-to-transfer = Combien de savoirs perdus places-tu, et sur quel monument ?
ancient-knowledge-ask-monument-to-burden = À quel monument ajoutes-tu les savoirs ?
ancient-knowledge-ask-monument-to-decline = Quel monument tombe maintenant en déclin ?
ancient-knowledge-ask-monument-to-move = Quel monument déplaces-tu, et vers quelle case ?
ancient-knowledge-ask-monuments-to-swap = Quels sont les deux monuments que tu échanges ?
ancient-knowledge-ask-monument-to-relieve = De quel monument retires-tu des savoirs ?
ancient-knowledge-ask-monuments-to-relieve = De quel monument retires-tu des savoirs ? Pars de la case 1 : ce que tu passes garde ses savoirs.
ancient-knowledge-ask-tokens-to-remove = De quel monument retires-tu un savoir ? Pars de la case 1 : ce que tu passes garde ses savoirs.
ancient-knowledge-ask-monuments-to-rotate = Combien de monuments de ton passé inclines-tu ?
ancient-knowledge-ask-offer = Utilises-tu cet effet ?
ancient-knowledge-ask-pool-order = Quel effet vient en premier ?
ancient-knowledge-ask-timeline-order = Quel effet de ta phase de chronique vient maintenant ?
ancient-knowledge-ask-in-order = { $question } S’il y en a plusieurs, nomme-les dans l’ordre de ta main.

# Ce que fait un coup ; cela suit le coup.
ancient-knowledge-does-create = { $card }, { $price ->
    [0] gratuitement
    [one] pour 1 carte défaussée
   *[other] pour { $price } cartes défaussées
}. { $text }
ancient-knowledge-does-card = { $card }. { $text }
ancient-knowledge-does-swap = { $card } avec { $other }
ancient-knowledge-does-monument = { $card }, { $knowledge ->
    [one] { $knowledge } savoir
   *[other] { $knowledge } savoirs
} dessus
ancient-knowledge-does-rob = { $you ->
    [yes] ta main
   *[no] { $player }
} ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
ancient-knowledge-does-archive = défausser des cartes, retirer un savoir pour chacune
ancient-knowledge-does-excavate = incliner des monuments de ton passé, piocher deux cartes pour chacun
ancient-knowledge-does-search = piocher une carte
ancient-knowledge-vain-hand-full = main pleine : rien à piocher
ancient-knowledge-vain-no-cards-left = plus de cartes à piocher

# Comment on répond par rien, ou par rien de plus ; la réponse a le verbe de la question.
ancient-knowledge-done = Terminé
ancient-knowledge-done-offer = Ne pas l’utiliser
ancient-knowledge-done-archive-offer = Ne pas archiver
ancient-knowledge-done-granted-create = Ne rien créer
ancient-knowledge-done-create-aside = Ne rien créer
ancient-knowledge-done-granted-learn = Ne rien apprendre
ancient-knowledge-done-learn-aside = Ne rien apprendre
ancient-knowledge-done-monument-to-move = Ne rien déplacer
ancient-knowledge-done-monument-to-relieve = Ne rien retirer
ancient-knowledge-done-cards-to-discard = { $taken ->
    [0] Ne rien défausser
   *[other] Terminé
}
ancient-knowledge-done-artefacts-to-destroy = { $taken ->
    [0] Ne rien détruire
   *[other] Terminé
}
ancient-knowledge-done-pool-order = Aucun
ancient-knowledge-done-timeline-order = Aucun

# Un coup en mots, pour qui le choisit sans rien écrire.
ancient-knowledge-move-create = Créer { $card }{ $space ->
    [0] , { $price ->
        [0] gratuitement
        [one] pour 1 carte défaussée
       *[other] pour { $price } cartes défaussées
    }
   *[other] { " " }sur la case { $space }, { $price ->
        [0] gratuitement
        [one] pour 1 carte défaussée
       *[other] pour { $price } cartes défaussées
    }
}
ancient-knowledge-move-paid = { $move } : { $cards }
ancient-knowledge-move-learn = Apprendre { $card }
ancient-knowledge-move-archive = Archiver
ancient-knowledge-move-excavate = Excaver
ancient-knowledge-move-search = Chercher
ancient-knowledge-move-set-aside = Mettre de côté { $card }
ancient-knowledge-move-pay = Payer avec { $card }
ancient-knowledge-move-discard = Défausser { $card }
ancient-knowledge-move-remove = Retirer des savoirs : { $card }, { $knowledge } dessus
ancient-knowledge-move-add = Ajouter des savoirs : { $card }
ancient-knowledge-move-transfer = Placer { $amount ->
    [one] { $amount } savoir perdu
   *[other] { $amount } savoirs perdus
} sur { $card }
ancient-knowledge-move-move = Déplacer { $card } vers la case { $space }
ancient-knowledge-move-swap = Échanger { $card } et { $other }
ancient-knowledge-move-destroy = Détruire { $card }
ancient-knowledge-move-take = Prendre { $card }
ancient-knowledge-move-keep = Garder { $card }
ancient-knowledge-move-bury = Mettre { $card } sous sa pioche
ancient-knowledge-move-flip = Passer au niveau II : { $cards }
ancient-knowledge-move-resolve = L’effet de la carte { $card }
ancient-knowledge-move-decline = Déclin : { $card }

# Groupes de coups.
ancient-knowledge-group-create = Créer
ancient-knowledge-group-learn = Apprendre
ancient-knowledge-group-other = Autres coups

# Ce qui s’est passé.
ancient-knowledge-event-turn-began = { $you ->
    [yes] C’est ton tour.
   *[no] C’est à { $player } de jouer.
}
ancient-knowledge-event-phase-began = { $you ->
    [yes] Ta
   *[no] La
} { $phase ->
    [timeline] phase de chronique
   *[decline] phase de déclin
} commence{ $you ->
    [yes] { "" }
   *[no] { " " }({ $player })
}.
ancient-knowledge-event-decline-skipped = { $you ->
    [yes] Ta phase de déclin est sautée.
   *[no] La phase de déclin est sautée ({ $player }).
}
ancient-knowledge-event-refused = { $you ->
    [yes] Tu ne l’utilises pas.
   *[no] { $player } ne l’utilise pas.
}
ancient-knowledge-event-second-half = { $you ->
    [yes] Tu atteins en premier
   *[no] { $player } atteint en premier
} sept monuments ou plus dans le passé{ $turns ->
    [yes] { "" } : un pilier passe au niveau II.
   *[no] , mais aucun pilier de niveau I n’est plus en jeu.
}
ancient-knowledge-event-last-round = { $you ->
    [yes] Tu as
   *[no] { $player } a
} au moins quatorze monuments dans le passé : c’est la dernière manche.
ancient-knowledge-event-created = { $you ->
    [yes] Tu crées
   *[no] { $player } crée
} { $card }{ $space ->
    [none] {""}
   *[other] {" "}sur la case { $space } avec { $knowledge ->
        [one] { $knowledge } savoir
       *[other] { $knowledge } savoirs
    }
}.
ancient-knowledge-event-drew = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
ancient-knowledge-event-drew-cards = Cartes piochées : { $cards }.
ancient-knowledge-event-discarded = { $you ->
    [yes] Tu défausses
   *[no] { $player } défausse
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $why ->
    [pay] pour payer
    [archive] pour archiver
    [rest] parmi celles { $you ->
        [yes] que tu as regardées
       *[no] qui ont été regardées
    }
   *[effect] de la main
}.
ancient-knowledge-event-discarded-cards = Cartes défaussées : { $cards }.
ancient-knowledge-event-revealed-discarded = Cartes révélées et défaussées : { $cards }.
ancient-knowledge-event-destroyed = Carte détruite : { $card } { $you ->
    [yes] (la tienne)
   *[no] ({ $player })
}.
ancient-knowledge-event-deck-renewed = La défausse devient une nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
ancient-knowledge-event-set-aside = { $you ->
    [yes] Tu mets
   *[no] { $player } met
} une carte de la main de départ de côté.
ancient-knowledge-event-set-aside-card = C’est la carte { $card }.
ancient-knowledge-event-hands-ready = Toutes les mains de départ sont choisies ; les autres cartes sont remélangées.
ancient-knowledge-event-looked-at = { $you ->
    [yes] Tu regardes
   *[no] { $player } regarde
} { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} { $deck ->
    [builders] de la pioche des bâtisseurs
    [level-1] de la pioche de niveau I
   *[level-2] de la pioche de niveau II
}.
ancient-knowledge-event-looked-at-cards = Cartes regardées : { $cards }.
ancient-knowledge-event-revealed = Cartes révélées : { $cards }.
ancient-knowledge-event-kept = { $you ->
    [yes] Tu gardes
   *[no] { $player } garde
} une carte.
ancient-knowledge-event-kept-card = { $you ->
    [yes] Tu gardes
   *[no] { $player } garde
} { $card }.
ancient-knowledge-event-saw-hand = { $you ->
    [yes] Tu regardes
   *[no] { $player } regarde
} { $victim_you ->
    [yes] ta main
   *[no] une main ({ $victim })
}.
ancient-knowledge-event-saw-hand-cards = { $victim_you ->
    [yes] Dans ta main
   *[no] Dans cette main ({ $victim })
} : { $cards }.
ancient-knowledge-event-took = { $you ->
    [yes] Tu prends
   *[no] { $player } prend
} une carte { $victim_you ->
    [yes] de ta main
   *[no] d’une autre main ({ $victim })
}.
ancient-knowledge-event-took-card = { $victim_you ->
    [yes] Carte prise dans ta main
   *[no] Carte prise ({ $victim })
} : { $card }.
ancient-knowledge-event-knowledge-removed = { $number ->
    [one] { $number } savoir retiré
   *[other] { $number } savoirs retirés
} sur { $card }.
ancient-knowledge-event-knowledge-added = { $number ->
    [one] { $number } savoir ajouté
   *[other] { $number } savoirs ajoutés
} sur { $card } { $owner_you ->
    [yes] (à toi)
   *[no] ({ $owner })
}.
ancient-knowledge-event-knowledge-lost = { $number ->
    [one] { $number } savoir perdu
   *[other] { $number } savoirs perdus
} avec { $card } { $you ->
    [yes] (toi)
   *[no] ({ $player })
}.
ancient-knowledge-event-lost-recovered = { $you ->
    [yes] Tu retires
   *[no] { $player } retire
} { $number ->
    [one] { $number } savoir perdu
   *[other] { $number } savoirs perdus
}.
ancient-knowledge-event-moved = La carte { $card } passe de la case { $origin } à la case { $space }.
ancient-knowledge-event-swapped = { $card } et { $other } échangent leurs places.
ancient-knowledge-event-declined = La carte { $card } tombe en déclin et rejoint le passé { $you ->
    [yes] (le tien)
   *[no] ({ $player })
}.
ancient-knowledge-event-slid = { $you ->
    [yes] Ta frise glisse d’une case vers la gauche.
   *[no] La frise glisse d’une case vers la gauche ({ $player }).
}
ancient-knowledge-event-rotated = { $you ->
    [yes] Tu inclines
   *[no] { $player } incline
} { $number ->
    [one] { $number } monument
   *[other] { $number } monuments
} du passé.
ancient-knowledge-event-straightened = { $you ->
    [yes] Tu redresses
   *[no] { $player } redresse
} { $number ->
    [one] { $number } monument
   *[other] { $number } monuments
} du passé.
ancient-knowledge-event-unveiled = C’est la carte { $card }.
ancient-knowledge-event-learned = { $you ->
    [yes] Tu apprends
   *[no] { $player } apprend
} { $card }.
ancient-knowledge-event-buried = { $gone ->
    [yes] La carte { $card } quitte la partie, comme l’a fait sa pioche.
   *[no] La carte { $card } va sous sa pioche.
}
ancient-knowledge-event-put-under = { $gone ->
    [yes] Une connaissance que { $you ->
        [yes] tu as regardée
       *[no] { $player } a regardée
    } quitte la partie, comme l’a fait sa pioche.
   *[no] { $you ->
        [yes] Tu mets
       *[no] { $player } met
    } une connaissance sous sa pioche.
}
ancient-knowledge-event-put-under-card = C’est la carte { $card }.
ancient-knowledge-event-pillar-swept = Le pilier { $pillar } est vidé ; défaussé : { $cards }.
ancient-knowledge-event-pillar-filled = Le pilier { $pillar } montre maintenant { $cards }.
ancient-knowledge-event-pillar-flipped = Le pilier { $pillar } passe au niveau II.
ancient-knowledge-event-pillar-gone = Le pilier { $pillar } ne peut pas être regarni : il quitte la partie avec toutes les cartes de niveau { $level ->
    [1] I
   *[2] II
} qui ne sont pas visibles.
ancient-knowledge-event-techdeck-renewed = Les connaissances défaussées de niveau { $level ->
    [1] I
   *[2] II
} deviennent une nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.

# La table.
ancient-knowledge-topic-hand = main
ancient-knowledge-topic-timeline = frise
ancient-knowledge-topic-past = passé
ancient-knowledge-topic-artefacts = artefacts
ancient-knowledge-topic-technologies = connaissances
ancient-knowledge-topic-pillars = piliers
ancient-knowledge-topic-scores = points
ancient-knowledge-topic-player = joueur
ancient-knowledge-topic-card = carte
ancient-knowledge-told-unknown-topic = Tu peux demander : { $topics } ; joueur et carte demandent un numéro, comme joueur 2 ou carte C7.
ancient-knowledge-told-score = { $you ->
    [yes] Toi
   *[no] { $player }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant, { $past } dans le passé, { $lost ->
    [one] { $lost } savoir perdu
   *[other] { $lost } savoirs perdus
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
ancient-knowledge-told-decks = Pioche : { $deck ->
    [0] vide
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse : { $discard }.
ancient-knowledge-told-last-round = C’est la dernière manche.
ancient-knowledge-told-pillars = Connaissances à apprendre :
ancient-knowledge-told-pillar = Pilier { $number }, { $cards ->
    [0] hors jeu
    [one] 1 carte :
   *[other] { $cards } cartes :
}
ancient-knowledge-told-hand = Ta main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} :
ancient-knowledge-told-board = { $you ->
    [yes] Ton plateau :
   *[no] Le plateau ({ $player }) :
}
ancient-knowledge-told-space = Case { $space } : { $monuments }.
ancient-knowledge-told-monument = { $card }, { $knowledge ->
    [one] { $knowledge } savoir
   *[other] { $knowledge } savoirs
}
ancient-knowledge-told-empty-timeline = La frise est vide.
ancient-knowledge-told-past = Passé ({ $number }, dont { $rotated ->
    [0] aucun incliné
    [one] { $rotated } incliné
   *[other] { $rotated } inclinés
}) : { $cards }.
ancient-knowledge-told-artefacts = Artefacts ({ $number } sur 5) : { $cards }.
ancient-knowledge-told-technologies = Connaissances ({ $number }) : { $cards }.

# Comment jouer.
ancient-knowledge-how-to-act = Écris un coup par son type et sa carte : create C7@3 (carte et case), create A5, learn T2, archive, excavate, search.
ancient-knowledge-how-to-follow = La suite est demandée pas à pas, comme pay A3, remove C7, resolve P31, done.
ancient-knowledge-how-to-ask = Demande une partie de la table avec mots : mots main, mots frise, mots joueur 2, mots carte C7.

# La fin.
ancient-knowledge-reason-fourteen-in-the-past = quelqu’un avait au moins quatorze monuments dans le passé, et la manche a été jouée jusqu’au bout
ancient-knowledge-tie-least-lost-knowledge = moins de savoirs perdus
ancient-knowledge-line-monument = { $card }
ancient-knowledge-line-endgame = { $card } (effet)
ancient-knowledge-line-technology = { $card }
ancient-knowledge-line-timeline = { $card } dans la frise
ancient-knowledge-line-lost = savoirs perdus
