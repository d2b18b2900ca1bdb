# Ancient Knowledge : le texte des cartes. Chaque mot du vocabulaire des cartes est un message du nom de sa classe ; les
# champs du mot sont les variables. Un message est un morceau de phrase : majuscule et point viennent s’y ajouter.
#
#   <city|cités>   une icône et le mot qu’elle remplace ici : l’écran dessine l’une, le terminal dit l’autre
#   .may           la même chose après « tu peux »
#   .after         la même chose après une condition, là où l’allemand renverse la phrase
#   .per           la même chose pour chaque chose comptée
#   .several       la même chose de plusieurs monuments

## Les types de cartes

cards-kind = { $kind ->
    [city] <city|cité>
    [megalith] <megalith|mégalithe>
    [pyramid] <pyramid|pyramide>
    [artefact] <artefact|artefact>
   *[monument] monument
}
    .many = { $kind ->
        [city] <city|cités>
        [megalith] <megalith|mégalithes>
        [pyramid] <pyramid|pyramides>
        [artefact] <artefact|artefacts>
       *[monument] monuments
    }
    .one = { $kind ->
        [city] une
        [pyramid] une
       *[other] un
    } { cards-kind }
cards-technology-kind = { $kind ->
    [ancient] <ancient|ancien>
    [writing] <writing|écriture>
    [secret] <secret|secret>
   *[any] connaissance
}
    .one = une connaissance { $kind ->
        [ancient] <ancient|Ancien>
        [writing] <writing|Écriture>
        [secret] <secret|Secret>
       *[any] { "" }
    }

## Quand une carte agit : l’étiquette, et ce qu’elle veut dire

cards-trigger-immediate = Immédiat
    .reminder = Une seule fois, quand tu crées ou apprends cette carte.
cards-trigger-anytime = Permanent
    .reminder = Chaque fois que sa condition est remplie, tant que cette carte est dans ta frise ou sur ton plateau.
cards-trigger-timeline = Chronique
    .reminder = À chaque tour, pendant ta phase de chronique, tant que cette carte est dans ta frise ou sur ton plateau.
cards-trigger-decline = Déclin
    .reminder = Quand cette carte tombe en déclin, avant de rejoindre le passé.
cards-trigger-endgame = Fin de partie
    .reminder = Au décompte final. Un monument doit alors se trouver dans ton passé.

## Les nombres d’une carte, et la carte entière

cards-figure-level = niveau { $number ->
    [1] I
   *[2] II
}
cards-figure-start = case { $number }
cards-figure-knowledge = { $number } { cards-knowledge }
cards-figure-vp = { $number } { $number ->
    [one] <vp|point>
   *[other] <vp|points>
}
cards-figure-cost = coûte { $number } { cards-cards }
cards-figure-locked = non décalable
cards-requirement = Condition : { $condition }.
cards-effect = { $trigger } : { $effect }

## Les règles en bref

cards-reminder-adjacent = Adjacent : sur la même case, ou dans la même rangée sur une case voisine.
cards-reminder-archive = Sans dépenser d’action : défausse autant de cartes que tu veux et retire pour chacune 1 <knowledge|savoir> de ta frise.
cards-reminder-bury = Si cette pioche a quitté la partie, la connaissance la quitte aussi.
cards-reminder-create = Sans dépenser d’action. Le coût se paie comme d’habitude ; un monument peut être décalé comme d’habitude.
cards-reminder-destroy = Les cartes détruites vont à la défausse. Leurs <knowledge|savoirs> retournent à la réserve et ne deviennent pas des savoirs perdus.
cards-reminder-enter = Les réductions s’additionnent, mais aucune carte n’arrive avec moins de 0 <knowledge|savoir>.
cards-reminder-learn = Sans dépenser d’action. Seules les connaissances visibles peuvent être apprises.
cards-reminder-locked = Non décalable : cette carte doit être créée sur sa case de départ.
cards-reminder-look = Ces cartes restent secrètes pour les autres.
cards-reminder-lost = Chaque <lost|savoir perdu> coûte 1 <vp|point> à la fin de la partie.
cards-reminder-move = Il reste de la place sur une case qui contient moins de 2 monuments. Les <knowledge|savoirs> suivent.
cards-reminder-set = Une série compte une carte de chacun des trois types.
cards-reminder-skip = Rien ne tombe en déclin et rien ne glisse.
cards-reminder-split = À répartir comme tu veux entre tes monuments.
cards-reminder-straighten = Un monument redressé peut de nouveau servir à excaver.
cards-reminder-still-in-timeline = S’ajoute au <vp|point> que rapporte chaque monument encore dans la frise.
cards-reminder-swap = Deux monuments d’une même case ne peuvent pas être échangés. Les <knowledge|savoirs> suivent.

## Comment se font les phrases

cards-may = tu peux { $what }
    .after = tu peux { $what }
cards-then = dans ce cas, { $what }
cards-and = et { $what }
cards-or = { $first } ou { $last }
cards-again = { $optional ->
    [yes] ensuite, tu peux recommencer une fois
   *[no] ensuite, recommence une fois
}
cards-if = si tu as { $condition },
cards-if-adjacent-pyramid = si { $quantity } { cards-pyramids } { $number ->
    [one] est adjacente
   *[other] sont adjacentes
} à cette carte,
cards-if-adjacent-samekind = si { $quantity } { cards-monuments } d’un même type { $number ->
    [one] est adjacent
   *[other] sont adjacents
} à cette carte,
cards-if-this-knowledge = s’il reste { $number ->
    [1] au moins un <knowledge|savoir>
   *[other] { $quantity } <knowledge|savoirs>
} sur cette carte,
cards-creating = chaque fois que tu crées { cards-kind.one }{ $spaces ->
    [none] { "" }
   *[other] { " " }sur la case { $spaces }
}{ $not_by_this ->
    [yes] { " " }(ni cette carte, ni un monument créé grâce à elle)
   *[no] { "" }
}{ $condition ->
    [none] { "" }
   *[other] { " " }et que tu as { $condition }
},
cards-learning = chaque fois que tu apprends { cards-technology-kind.one },
cards-excavating = chaque fois que tu { $condition ->
    [none] excaves
   *[other] inclines { $condition } pour excaver
},
cards-end-of-decline = quand ta phase de déclin se termine,

## Combien

cards-at-least = au moins { $number }
cards-at-most = au plus { $number }
cards-equal = exactement { $number }
cards-between = { $steps ->
    [1] { $low } ou { $high }
   *[other] { $low } à { $high }
}
cards-per = { $group ->
    [1] pour chaque
   *[other] par tranche de { $group }
}

## Ce qui est compté. $quantity est l’un des cinq ci-dessus ; $number ne dit que singulier ou pluriel.

cards-monuments = { $number ->
    [one] monument
   *[other] monuments
}
cards-cities = { $number ->
    [one] <city|cité>
   *[other] <city|cités>
}
cards-megaliths = { $number ->
    [one] <megalith|mégalithe>
   *[other] <megalith|mégalithes>
}
cards-pyramids = { $number ->
    [one] <pyramid|pyramide>
   *[other] <pyramid|pyramides>
}
cards-artefacts = { $number ->
    [one] <artefact|artefact>
   *[other] <artefact|artefacts>
}
cards-knowledge = { $number ->
    [one] <knowledge|savoir>
   *[other] <knowledge|savoirs>
}
cards-lost = { $number ->
    [one] <lost|savoir perdu>
   *[other] <lost|savoirs perdus>
}
cards-cards = { $number ->
    [one] carte
   *[other] cartes
}
cards-sets = { $number ->
    [one] série
   *[other] séries
}

cards-count-past = { $quantity } { cards-monuments } dans ton passé
cards-count-past-city = { $quantity } { cards-cities } dans ton passé
cards-count-past-megalith = { $quantity } { cards-megaliths } dans ton passé
cards-count-past-pyramid = { $quantity } { cards-pyramids } dans ton passé
cards-count-past-set = { $quantity } { cards-sets } <city|cité>-<megalith|mégalithe>-<pyramid|pyramide> dans ton passé
cards-count-past-samekind = { $quantity } { cards-monuments } du même type dans ton passé
cards-count-past-chosen-kind = { $quantity } { cards-monuments } d’un type de ton choix dans ton passé
cards-count-past-endgame = { $quantity } { cards-monuments } de ton passé à effet de <endgame|fin de partie>
cards-count-timeline-monument = { $quantity } { cards-monuments } dans ta frise
cards-count-timeline-city = { $quantity } { cards-cities } dans ta frise
cards-count-timeline-pyramid = { $quantity } { cards-pyramids } dans ta frise
cards-count-timeline-set = { $quantity } { cards-sets } <city|cité>-<megalith|mégalithe>-<pyramid|pyramide> dans ta frise
cards-count-timeline-space1 = { $quantity } { cards-monuments } sur la case 1
cards-count-timeline-knowledge = { $quantity } { cards-knowledge } dans ta frise
cards-count-adjacent-pyramid = { $quantity } { $number ->
    [one] <pyramid|pyramide> adjacente
   *[other] <pyramid|pyramides> adjacentes
} à cette carte
cards-count-adjacent-samekind = { $quantity } { $number ->
    [one] monument adjacent
   *[other] monuments d’un même type adjacents
} à cette carte
cards-count-this-knowledge = { $quantity } { cards-knowledge } sur cette carte
cards-count-lost = { $quantity } { cards-lost }
cards-count-hand = { $quantity } { cards-cards } en main
cards-count-artefacts = { $quantity } { cards-artefacts } sur ton plateau
cards-count-tech = { $quantity } { $number ->
    [one] connaissance
   *[other] connaissances
} dans ta collection
cards-count-tech-ancient = { $quantity } { $number ->
    [one] <ancient|ancien>
   *[other] <ancient|anciens>
} dans ta collection
cards-count-tech-writing = { $quantity } { $number ->
    [one] <writing|écriture>
   *[other] <writing|écritures>
} dans ta collection
cards-count-tech-secret = { $quantity } { $number ->
    [one] <secret|secret>
   *[other] <secret|secrets>
} dans ta collection
cards-count-tech-set = { $quantity } { cards-sets } <ancient|ancien>-<writing|écriture>-<secret|secret> dans ta collection
cards-count-rotated = { $quantity } { cards-monuments }
cards-count-newly-lost = { $quantity } { $number ->
    [one] <knowledge|savoir> perdu
   *[other] <knowledge|savoirs> perdus
} pendant cette phase
cards-count-cards-discarded = { $quantity } { $number ->
    [one] carte ainsi défaussée
   *[other] cartes ainsi défaussées
}
cards-count-artefacts-destroyed = { $quantity } { $number ->
    [one] <artefact|artefact> ainsi détruit
   *[other] <artefact|artefacts> ainsi détruits
}

## Quels monuments

cards-this = de cette carte
cards-one-of = d’{ $which ->
    [other] { $kind ->
        [city] une
        [pyramid] une
       *[other] un
    } autre de tes { cards-kind.many }
    [adjacent] { cards-kind.one } { $kind ->
        [city] adjacente
        [pyramid] adjacente
       *[other] adjacent
    }
   *[any] { $kind ->
        [city] une
        [pyramid] une
       *[other] un
    } de tes { cards-kind.many }
} { cards-where }
cards-each-of = de { $which ->
    [other] { $kind ->
        [city] chacune
        [pyramid] chacune
       *[other] chacun
    } de tes autres { cards-kind.many }
    [adjacent] chaque { cards-kind } { $kind ->
        [city] adjacente
        [pyramid] adjacente
       *[other] adjacent
    }
   *[any] { $kind ->
        [city] chacune
        [pyramid] chacune
       *[other] chacun
    } de tes { cards-kind.many }
} { cards-where }
cards-several-of = { $number } de tes { cards-kind.many }
cards-any-split = { $except_this ->
    [yes] au total des autres monuments de ta frise
   *[no] de ta frise
}
cards-one-monument = { $which ->
    [other] { $kind ->
        [city] une
        [pyramid] une
       *[other] un
    } autre { cards-kind } de ta frise
    [adjacent] { cards-kind.one } { $kind ->
        [city] adjacente
        [pyramid] adjacente
       *[other] adjacent
    }
   *[any] { cards-kind.one } de ta frise
} { cards-where }
cards-where = { $empty ->
    [yes] qui ne porte aucun <knowledge|savoir>
   *[no] { $at_least ->
        [0] { "" }
        [one] qui porte au moins { $at_least } <knowledge|savoir>
       *[other] qui porte au moins { $at_least } <knowledge|savoirs>
    }
}
cards-up-to = { $up_to ->
    [yes] jusqu’à
   *[no] { "" }
}

## Les verbes du savoir

cards-remove-knowledge = retire { cards-up-to } { $amount } { $amount ->
    [one] <knowledge|savoir>
   *[other] <knowledge|savoirs>
} { $source }
    .may = retirer { cards-up-to } { $amount } { $amount ->
        [one] <knowledge|savoir>
       *[other] <knowledge|savoirs>
    } { $source }
    .per = { $per }, retire { $amount } { $amount ->
        [one] <knowledge|savoir>
       *[other] <knowledge|savoirs>
    } { $source }
    .several = choisis { $source } et retire { $amount } { $amount ->
        [one] <knowledge|savoir>
       *[other] <knowledge|savoirs>
    } de chaque carte choisie
cards-recover-lost = retire { cards-up-to } { $number } { cards-lost }
cards-enter-less = cette carte arrive avec { $less } { $less ->
    [one] <knowledge|savoir>
   *[other] <knowledge|savoirs>
} de moins { $per } { $condition ->
    [none] { "" }
   *[other] si tu as { $condition }
}
cards-ease-entry = tes { $other ->
    [yes] autres
   *[no] { "" }
} { cards-kind.many } arrivent avec { $less } { $less ->
    [one] <knowledge|savoir>
   *[other] <knowledge|savoirs>
} de moins
    .after = tes { $other ->
        [yes] autres
       *[no] { "" }
    } { cards-kind.many } arrivent avec { $less } { $less ->
        [one] <knowledge|savoir>
       *[other] <knowledge|savoirs>
    } de moins

## Les verbes de la main, et les actions qu’une carte offre

cards-draw = pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
} { $per }
cards-discard = défausse { cards-up-to } { $number } { cards-cards } { $kind ->
    [none] { "" }
   *[other] { cards-kind }
} de ta main
    .may = défausser { cards-up-to } { $number } { cards-cards } { $kind ->
        [none] { "" }
       *[other] { cards-kind }
    } de ta main
cards-create = crée { cards-kind.one }
    .may = créer { cards-kind.one }
cards-learn = apprends une connaissance { $no_requirements ->
    [yes] même sans remplir sa condition
   *[no] { "" }
}
    .may = apprendre une connaissance { $no_requirements ->
        [yes] même sans remplir sa condition
       *[no] { "" }
    }
cards-archive = archive
    .may = archiver

## Les verbes des lieux

cards-move = déplace { cards-one-monument } vers une case où il reste de la place
    .may = déplacer { cards-one-monument } vers une case où il reste de la place
cards-move-between = déplace de la case { $origin } à la case { $goal }, s’il y a de la place, un monument qui porte au moins { $at_least } { $at_least ->
    [one] <knowledge|savoir>
   *[other] <knowledge|savoirs>
}
cards-swap = { $this ->
    [yes] échange la place de cette carte avec celle d’un autre monument de ta frise
   *[no] échange les places de deux monuments de ta frise
}
cards-straighten = redresse { cards-up-to } { $number } { $number ->
    [one] monument incliné
   *[other] monuments inclinés
} de ton passé
cards-destroy-this = détruis cette carte
    .may = détruire cette carte
    .after = détruis-la au lieu de la placer dans ton passé
cards-destroy-artefacts = détruis autant de tes <artefact|artefacts> que tu veux
    .may = détruire autant de tes <artefact|artefacts> que tu veux
cards-skip-decline = saute ta phase de déclin ce tour-ci

## Les verbes qui touchent les adversaires

cards-opponents-discard = chaque adversaire défausse { $number } { cards-cards } de sa main, à son choix
    .after = chaque adversaire défausse { $number } { cards-cards } de sa main, à son choix
cards-opponents-gain-knowledge = pour chaque adversaire, choisis un de ses monuments et ajoutes-y { $number } { cards-knowledge }
cards-opponents-destroy-artefact = chaque adversaire choisit 1 de ses propres <artefact|artefacts> et le détruit
cards-take-from-hand = choisis un adversaire qui a des cartes en main, regarde sa main et prends-y 1 carte
cards-transfer-lost = place { cards-up-to } { $amount } de tes <lost|savoirs perdus> sur un monument adverse, où ils redeviennent des <knowledge|savoirs>

## Les verbes qui regardent les cartes d’une pioche

cards-look-at-deck = regarde les { $number } premières cartes de la pioche des bâtisseurs
cards-look-at-technologies = regarde les { $number } premières cartes de la pioche de connaissances de niveau { $level ->
    [1] I
   *[2] II
}
cards-reveal-deck = révèle les { $number } premières cartes de la pioche des bâtisseurs
cards-reveal-until = révèle des cartes de la pioche des bâtisseurs jusqu’à trouver { $number } { $number ->
    [one] { cards-kind }
   *[other] { cards-kind.many }
}, et { $number ->
    [one] prends cette carte
   *[other] prends-les
} en main
cards-keep-one = prends-en 1 en main
cards-each-keeps-one = en commençant par toi et dans le sens horaire, chacun en prend 1 en main
cards-keep-one-more = puis prends-en encore 1
cards-learn-one-of-them = apprends-en 1 dont tu remplis la condition
cards-create-one-of-them = crée 1 des { cards-kind.many } qui s’y trouvent, en payant son coût
cards-discard-rest = { $revealed ->
    [yes] défausse les autres cartes révélées
   *[no] défausse le reste
}
cards-rest-to-bottom = place le reste sous la pioche de niveau { $level ->
    [1] I
   *[2] II
}, dans l’ordre de ton choix
cards-bury-technologies = place { $number } { $number ->
    [one] connaissance visible
   *[other] connaissances visibles
} { $level ->
    [none] { "" }
    [1] de niveau I
   *[2] de niveau II
}{ $number ->
    [one] { " " }sous sa pioche
   *[other] , chacune sous sa pioche
}

## Les verbes qui changent une règle ou le score

cards-replace-draw = renonce à piocher
    .may = renoncer à piocher
cards-draw-per-rotated = pioche { $number } cartes au lieu de { $usual } par monument que tu inclines
cards-lower-requirement = réduis de { $less } un des nombres « au moins » de sa condition
    .may = réduire de { $less } un des nombres « au moins » de sa condition
cards-score = gagne { $points } { $points ->
    [one] <vp|point>
   *[other] <vp|points>
} { $per } { $condition ->
    [none] { "" }
   *[other] si tu as { $condition }
}
