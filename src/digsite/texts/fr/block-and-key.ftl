# Block and Key. $you vaut yes quand le texte parle au joueur dont il parle, sinon no ; $player est son numéro.
# Colonnes et niveaux d’un point de vue se comptent à partir de 1 ; x, y et hauteur d’une case à partir de 0, comme dans la notation des coups.

block-and-key-title = Block and Key
block-and-key-compiling = compilation de la géométrie de Block and Key, une seule fois sur cette machine (environ 10 s ; pour des parties par lots, une demi-minute)…
block-and-key-compiling-each-time = compilation de la géométrie de Block and Key, comme à chaque démarrage : elle ne peut être gardée nulle part. NUMBA_CACHE_DIR lui donne un dossier (environ 10 s ; pour des parties par lots, une demi-minute)…

# Pièces et lieux.
block-and-key-colour = { $colour ->
    [green] vert
    [grey] gris
    [brown] marron
   *[white] blanc
}
block-and-key-shape = { $shape ->
    [I3] petit bâton
    [L3] coude
    [I4] grand bâton
    [L4] L
    [T4] T
    [S4] zigzag
    [O4] carré
    [tripod] trépied
    [left-screw] vis à gauche
    [right-screw] vis à droite
   *[other] { $shape }
}
block-and-key-block = { block-and-key-shape } { $shape ->
    [left-screw] { $colour ->
        [green] verte
        [grey] grise
        [brown] marron
       *[white] blanche
    }
    [right-screw] { $colour ->
        [green] verte
        [grey] grise
        [brown] marron
       *[white] blanche
    }
   *[other] { block-and-key-colour }
}
block-and-key-tier = { $tier ->
    [star] Étoile
    [sun] Soleil
   *[moon] Lune
}
block-and-key-key-name = la Clé { block-and-key-tier } { $key }
block-and-key-altar = Autel { $altar ->
    [sun] Soleil
   *[moon] Lune
}
block-and-key-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
block-and-key-corner = { $corner ->
    [north-west] nord-ouest
    [north-east] nord-est
    [south-east] sud-est
   *[south-west] sud-ouest
}
block-and-key-part-of-floor = { $north ->
    [south] { $east ->
        [west] au sud-ouest
        [east] au sud-est
       *[middle] au sud
    }
    [north] { $east ->
        [west] au nord-ouest
        [east] au nord-est
       *[middle] au nord
    }
   *[middle] { $east ->
        [west] à l’ouest
        [east] à l’est
       *[middle] au milieu
    }
}
block-and-key-by-core = { $how ->
    [on] sur le Bloc Central
   *[beside] à côté du Bloc Central
}
block-and-key-where = { $part }, { $height ->
    [1] { $level ->
        [1] au sol
       *[other] au niveau { $level }
    }
   *[other] { $level ->
        [1] { block-and-key-high }
       *[other] à partir du niveau { $level }, { block-and-key-high }
    }
}
block-and-key-high = { $height ->
    [2] sur deux niveaux
    [3] sur trois niveaux
   *[other] sur quatre niveaux
}
block-and-key-row-behind = ligne { $row } depuis ton côté : { $places }
block-and-key-pattern = « { $rows } »
block-and-key-pattern-over = au-dessus de
block-and-key-line = la { $kind ->
    [row] ligne
   *[column] colonne
} { $number }
block-and-key-points = { $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
}
block-and-key-blank = vide
block-and-key-nothing = rien

# Ce qui est demandé.
block-and-key-ask-core = Quelle couleur du Bloc Central tournes-tu vers toi ?
block-and-key-ask-draft = Quelle ligne ou colonne du Site de Fouille prends-tu pour commencer ?
block-and-key-ask-turn = { $can ->
    [excavate] À toi : extrais une ligne ou une colonne.
    [place] À toi : place un Bloc.
    [nothing] À toi : il n’y a rien à extraire, et aucun Bloc ne convient.
   *[both] À toi : extrais une ligne ou une colonne, ou place un Bloc.
}
block-and-key-ask-discard = Ta réserve dépasse sept Blocs : lequel remets-tu dans le sac ?
block-and-key-ask-claim = { $left ->
    [0] { $claims ->
        [0] Ce Bloc ne complète aucune de tes Clés : tu ne valides rien.
       *[other] Tu as validé tout ce que ce Bloc complète.
    }
   *[other] { $claims ->
        [0] Quelle Clé valides-tu avec ce Bloc ?
       *[other] Quelle autre Clé valides-tu avec ce Bloc ?
    }
}
block-and-key-ask-mark = Rien de validé : de quel Autel prends-tu la Clé face cachée ?
block-and-key-ask-return = Remets-tu une Clé sous son Autel ?
block-and-key-ask-refill = Dans quel Autel pioches-tu une Clé ?
block-and-key-ask-ancients = Les Anciens placent un Bloc ({ $block }) : où le places-tu ?

# L’effet d’un coup ; il suit le coup lui-même.
block-and-key-does-takes = prend { $blocks }
block-and-key-does-claims = valide { $keys } ({ $points })
block-and-key-does-worth = vaut { $points }
block-and-key-does-altar = { $left ->
    [one] il y reste { $left } Clé
   *[other] il y reste { $left } Clés
}
block-and-key-does-seen = visible pour toi : { $places }
block-and-key-does-hidden = caché à tes yeux
block-and-key-does-done-claim = ne plus rien valider
block-and-key-does-done-return = garder toutes les Clés
block-and-key-place-levels = colonne { $place } ({ $count ->
    [one] niveau
   *[other] niveaux
} { $levels })

# Un coup en mots, pour qui le choisit sans rien écrire.
block-and-key-move-core = Tourner vers toi : { $colour }
block-and-key-move-draft = Prendre { $line }
block-and-key-move-excavate = Extraire { $line }
block-and-key-move-place = Placer : { $block }, { $cells }
block-and-key-move-pass = Passer
block-and-key-move-discard = Remettre dans le sac : { $block }
block-and-key-move-claim = Valider { $key }
block-and-key-move-refill = Piocher une Clé : { $altar }
block-and-key-move-mark = Prendre une Clé face cachée : { $altar }
block-and-key-move-return = Remettre { $key } sous son Autel
block-and-key-move-ancients = Placer pour les Anciens : { $block }, { $cells }
block-and-key-move-done-claim = { $claims ->
    [0] Ne rien valider
   *[other] Terminé
}
block-and-key-move-done-return = Ne remettre aucune Clé

# Groupes de coups.
block-and-key-group-excavate = Extraire une ligne ou une colonne
block-and-key-group-answer = Ta réponse
block-and-key-group-claims = Valide { $keys } ({ $points })
block-and-key-group-block = { $block }, ne valide rien
block-and-key-group-seen = Visible pour toi
block-and-key-group-hidden = Caché à tes yeux

# Ce qui s’est passé.
block-and-key-event-core = { $you ->
    [yes] Tu places le Bloc Central. Vers toi : { $colour }.
   *[no] { $player } place le Bloc Central. Vers son côté : { $colour }.
}
block-and-key-event-excavated = { $you ->
    [yes] Tu prends { $line } : { $blocks }.
   *[no] { $player } prend { $line } : { $blocks }.
}
block-and-key-event-filled = Nouveau Bloc sur l’emplacement { $site } : { $block }.
block-and-key-event-discarded = { $you ->
    [yes] Tu remets dans le sac : { $block }.
   *[no] { $player } remet dans le sac : { $block }.
}
block-and-key-event-placed = { $you ->
    [yes] Tu places un Bloc : { $block }, { $cells }.
   *[no] { $player } place un Bloc : { $block }, { $cells }.
}
    .brief = { $you ->
        [yes] Tu places un Bloc : { $block }.
       *[no] { $player } place un Bloc : { $block }.
    }
block-and-key-event-passed = { $you ->
    [yes] Tu ne peux rien faire et tu passes.
   *[no] { $player } ne peut rien faire et passe.
}
block-and-key-event-claimed = { $you ->
    [yes] Tu valides { $key } : { $points }. Avec ce Bloc ({ $block }), tu vois son motif : { $places }.
   *[no] { $player } valide { $key } : { $points }. Avec ce Bloc ({ $block }), { $player } voit son motif : { $places }.
}
    .brief = { $you ->
        [yes] Tu valides { $key } : { $points }.
       *[no] { $player } valide { $key } : { $points }.
    }
block-and-key-event-drawn = { $you ->
    [yes] Tu pioches une Clé : { $altar }.
   *[no] { $player } pioche une Clé : { $altar }.
}
block-and-key-event-seen = { $you ->
    [yes] C’est { $key }.
   *[no] { $player } voit { $key }.
}
block-and-key-event-turn-over = Le tour { $turn } est fini.
block-and-key-event-turn-marked = Le tour { $turn } est fini ; une carte le marque, face cachée : { $altar }.
block-and-key-event-returned = { $you ->
    [yes] Tu remets une Clé sous son Autel : { $altar }.
   *[no] { $player } remet une Clé sous son Autel : { $altar }.
}
block-and-key-event-returned-key = C’était { $key }.
block-and-key-event-called = Les Anciens désignent l’emplacement { $site } et le coin { $corner } : { $block }.
block-and-key-event-ancients-placed = Le Bloc des Anciens ({ $block }) est placé { $cells }.
    .brief = Le Bloc des Anciens ({ $block }) est placé.
block-and-key-event-ancients-returned = Ce Bloc ne peut être placé nulle part et retourne dans le sac : { $block }.
block-and-key-event-turn = { $you ->
    [yes] C’est ton tour.
   *[no] C’est à { $player } de jouer.
}
block-and-key-event-final-round = { $you ->
    [yes] Tu as
   *[no] { $player } a
} validé { $keys } Clés : chacun joue encore un tour.
block-and-key-event-ended = { $count ->
    [1] La carte Enigma est révélée
   *[other] Les cartes Enigma sont révélées
} : { $enigmas }.
block-and-key-enigma-of = { $you ->
    [yes] la tienne
   *[no] { $player }
} ({ $colour })

# La table, dessinée et dite.
block-and-key-flat-view = { $you ->
    [yes] Ton point de vue
   *[no] Le point de vue ({ $player })
}, côté { $side } :
block-and-key-floor = Le Sol du Temple vu d’en haut, chaque colonne de bas en haut ; le nord est en haut :
block-and-key-legend = g vert, s gris, b marron, w blanc, # Bloc Central, - trou, . rien
block-and-key-yard = Site de Fouille :
block-and-key-supply = { $you ->
    [yes] Ta réserve
   *[no] Réserve ({ $player })
} : { $blocks }
block-and-key-hand = Tes Clés :
block-and-key-key-head = { $key } { $tier } { $points } PV
block-and-key-key-ancients = { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
} { $pips } { $pips ->
    [one] cercle
   *[other] cercles
}
block-and-key-enigma = Ton Enigma : { $colour } ; tu en vois { $faces } { $faces ->
    [one] face
   *[other] faces
}, soit { $points }.
block-and-key-score = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $points } grâce à { $keys ->
    [one] { $keys } Clé validée
   *[other] { $keys } Clés validées
}, { $hand ->
    [one] { $hand } Clé en main
   *[other] { $hand } Clés en main
} ({ $tiers }).
block-and-key-altars = Autels : { $sun ->
    [one] { $sun } Clé Soleil
   *[other] { $sun } Clés Soleil
}, { $moon ->
    [one] { $moon } Clé Lune
   *[other] { $moon } Clés Lune
}. Blocs dans le sac : { $bag }.
block-and-key-solo = Tour { $turn } sur 11.
block-and-key-last-turns = Dernière manche : { $turns ->
    [one] il reste { $turns } tour
   *[other] il reste { $turns } tours
}.

block-and-key-told-own-pieces = On joue avec d’autres pièces que les pièces standard : { $name }.
block-and-key-told-view = Tu regardes depuis le côté { $side }. La colonne 1 est à ta gauche.
block-and-key-told-column = Colonne { $place } : { $colours }
block-and-key-told-empty-columns = { $seen ->
    [0] Il n’y a encore rien à voir.
   *[other] Dans les autres colonnes, on ne voit rien.
}
block-and-key-told-on-top = { $colour } en haut
block-and-key-told-gap = trou
block-and-key-told-floor = Le Sol du Temple vu d’en haut : x va d’ouest en est, y du sud au nord, tous deux à partir de 0. Une colonne se lit de bas en haut.
block-and-key-told-stack = x { $x }, y { $y } : { $colours }
block-and-key-told-core = Bloc Central
block-and-key-told-site = Emplacement { $site } : { $block }
block-and-key-told-key = { $key }, { $tier }, { $points } : { $pattern }
block-and-key-told-key-aloud = { $tier }, { $points } : { $pattern }
block-and-key-told-key-row = ligne { $row } : { $squares }
block-and-key-told-key-lacks = { $missing ->
    [0] Le motif est déjà visible ; pour valider la Clé, complète-le de nouveau sur d’autres cases.
    [one] Au meilleur endroit, il manque une case : { $squares }.
   *[other] Au meilleur endroit, il manque { $missing } cases : { $squares }.
}
block-and-key-told-square = { $colour } en colonne { $place }, niveau { $level }
block-and-key-told-unknown-topic = Je n’ai rien là-dessus. Tu peux demander : { $topics }

# Ce qu’on peut demander.
block-and-key-topic-view = vue
block-and-key-topic-column = colonne
block-and-key-topic-keys = clés
block-and-key-topic-yard = fouille
block-and-key-topic-supply = réserve
block-and-key-topic-floor = sol
block-and-key-topic-scores = scores

# Comment écrire un coup.
block-and-key-how-to-excavate = excavate row1 ou excavate column3 : prendre une ligne ou une colonne du Site ; row1 : emplacements 1, 2, 3 ; column1 : emplacements 1, 4, 7
block-and-key-how-to-place = place green L3 340 341 350 : placer un Bloc sur des cases ; une case est faite des chiffres de x, de y et de la hauteur au-dessus du Sol, comptés à partir de 0
block-and-key-how-to-shapes = Un Bloc est sa couleur et sa forme, en anglais ({ $shapes }), ou son nom.
block-and-key-how-to-others = Les autres coups sont proposés quand ils sont demandés : core, draft, discard, claim, done, refill ; en solo aussi mark, return et ancients.


# La fin.
block-and-key-reason-keys-claimed = assez de Clés ont été validées et la dernière manche a été jouée
block-and-key-reason-all-passed = personne ne pouvait agir
block-and-key-reason-nothing-fits = aucun Bloc ne peut plus être placé
block-and-key-reason-no-placements = trois manches se sont écoulées sans placement
block-and-key-reason-turns-played = les onze tours ont été joués
block-and-key-tie-claimed-keys = plus de Clés validées
block-and-key-tie-blocks-left = plus de Blocs en réserve
block-and-key-tie-turn-order = plus tôt dans l’ordre du tour
block-and-key-line-key = { $key }
block-and-key-line-enigma = Enigma ({ $colour })
block-and-key-rank-trainee = Apprenti
block-and-key-rank-researcher = Chercheur
block-and-key-rank-field-director = Responsable des recherches
block-and-key-rank-dig-director = Directeur de fouille
block-and-key-rank-expert-archaeologist = Expert Archéologue
