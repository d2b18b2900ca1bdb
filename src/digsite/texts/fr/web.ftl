# Les mots propres au client du navigateur. Ce qu’un jeu dit de lui-même se trouve dans le fichier du jeu.

web-loading = Chargement…
web-not-found = Cette page n’existe pas.
web-to-lobby = Vers l’accueil
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-close = Fermer
web-guest = Invité
web-name = Ton nom
web-your-move = À toi de jouer
web-over = La partie est terminée.
web-cancelled = Cette table a été débarrassée sans résultat.
web-waiting-for = On attend { $names }.
web-spectator = Spectateur

web-settings = Réglages

# Les jeux.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Règles
web-rules-of = Les règles de { $game }

# À table.
web-undo = Reprendre
web-end-turn = Fin du tour
web-next-table = { $tables ->
    [one] Table suivante
   *[other] Suivante de { $tables } tables
}
web-menu = Menu
web-chat = Discussion
web-chat-text = Dire quelque chose
web-chat-send = Dire
web-chat-mute = masquer
web-chat-report = signaler
web-link-open = Connecté
web-link-connecting = Connexion…
web-link-lost = Connexion perdue, nouvel essai…
web-link-gone = Non connecté
web-time = Temps restant
web-time-days = { $days } j { $hours } h
web-time-low = bientôt écoulé
web-time-warning = Il te reste { $time }.
web-text-on = Montrer en texte
web-text-off = Montrer en image
web-come-back = Je suis de retour
web-standing-in = Un robot joue pour toi.
web-step-out = Laisser un robot me remplacer
web-stand-in = Laisser un robot jouer pour { $name }
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ? C’est irréversible.
web-privacy = Au tour de { $name }
web-privacy-about = Passe l’appareil. Personne d’autre ne devrait regarder.
web-privacy-ready = Je suis { $name } : montrer la table
web-after-end = Après la fin
web-ended-resigned = Quelqu’un a abandonné ; la partie est terminée.
web-rematch = Rejouer
web-replay = Revoir
web-record = Enregistrer la partie
web-seal-check = Le mélange était-il honnête ?
web-seal-about = Cette empreinte a été montrée avant le premier coup. Elle correspond à la graine et au sel ci-dessous : digsite replay --verify la vérifie avec la partie enregistrée.
web-seal-seed = Graine { $seed }, sel { $salt }
web-replay-seat = Vu par
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lire
web-replay-stop = Pause
web-replay-place = Étape de la partie
web-what-to-do = Ce que tu peux faire
web-nothing-to-do = Rien à décider pour l’instant.
web-what-happened = Ce qui s’est passé
web-the-table = La table
web-log = Journal
web-players = Joueurs

# La table de Block and Key.
web-my-face = Ma face
web-supply = Ma réserve
web-supply-discard = Un bloc de trop : lequel retourne dans le sac ?
web-supply-empty = Aucun bloc : fouille une rangée ou une colonne.
web-supply-block = { $block } : { $places ->
    [0] ne tient nulle part
    [one] un emplacement
   *[other] { $places } emplacements
}
web-ancients-block = Le bloc des Anciens
web-yard = Site de Fouille
web-yard-take = Prendre { $line }
web-bag = Blocs dans le sac
web-players-keys = clés
web-players-claimed = Clés gagnées, et combien déclenchent la dernière manche
web-players-show-claimed = Clés gagnées
web-enigma = Énigme
web-temple-label = Le temple, { $blocks } blocs, vu de ce côté : { $side }
web-key-show = Montrer où cette clé se trouve sur ma face
web-key-claim = Gagner
web-key-return = Rendre
web-key-rotations = peut être tournée ainsi
web-key-claimable = Complète : tu peux la gagner.
web-key-stood = Elle est déjà là. Seule une face d’un nouveau bloc permet de la gagner.
web-key-missing = { $missing ->
    [one] Il manque une face au meilleur endroit.
   *[other] Il manque { $missing } faces au meilleur endroit.
}
web-claim-hint = Choisis parmi tes clés.
web-done-claim = Plus de clé
web-done-return = Garder toutes les clés
web-pass = Passer
web-hold-title = En main : { $block }
web-hold-turn = Tourner
    .title = Un quart de tour, vu d’en haut
web-hold-tip = Basculer
    .title = Le basculer, loin de toi
web-hold-roll = Rouler
    .title = Le rouler, vers ta droite
web-hold-fit = Autre pose
    .title = La prochaine position qui convient ici
web-hold-place = Poser ici
web-hold-release = Reposer
web-hold-legal = Convient ici ; ne gagne rien.
web-hold-claims = { $count ->
    [one] Complète une clé :
   *[other] Complète { $count } clés :
}
web-hold-illegal = Ne convient pas ici.
web-places = Tous les emplacements
web-places-about = Chaque emplacement pour un bloc, selon ce qu’il ferait gagner.
web-places-back = Précédent : { $title }
web-places-on = Suivant : { $title }

# La table d’Ancient Knowledge.
web-ak-timeline = Frise
web-ak-pillars = Piliers du savoir
web-ak-pillar = Pilier { $number }
web-ak-past = Passé
web-ak-artefacts = Artefacts
web-ak-technologies = Technologies
web-ak-hand = Main
web-ak-aside = Mises de côté
web-ak-on-timeline = Savoir sur la frise
web-ak-lost = Savoir perdu
web-ak-deck = { $number ->
    [one] Une carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
web-ak-show = regarder
web-ak-hide = fermer
web-ak-start = Entre sur cette case
web-ak-cost = Cartes à défausser
web-ak-knowledge = Savoir dessus
web-ak-level = Niveau
web-ak-vp = Points
web-ak-card = Carte
web-ak-card-hint = Pointe une carte pour la lire.
web-ak-create = Créer { $card } ({ $price ->
    [0] gratuit
    [one] une carte
   *[other] { $price } cartes
})
web-ak-create-here = { $price ->
    [0] Gratuit
    [one] 1 carte
   *[other] { $price } cartes
}
web-ak-move-here = Vers { $space }
web-ak-learn = Apprendre { $card }
web-ak-do-archive = Archiver
web-ak-do-excavate = Fouiller
web-ak-do-search = Chercher
web-ak-no = Non
web-ak-done = Assez
web-ak-do-pay = Payer avec cette carte
web-ak-do-discard = Défausser cette carte
web-ak-do-set-aside = Ne pas la garder
web-ak-do-remove = Retirer du savoir ici
web-ak-do-add = Ajouter du savoir ici
web-ak-do-destroy = Le détruire
web-ak-do-take = La prendre
web-ak-do-keep = La garder
web-ak-do-bury = La mettre sous sa pioche
web-ak-do-resolve = Cet effet maintenant
web-ak-do-decline = Celui-ci décline maintenant
web-ak-phase-opening = Choix des mains de départ
web-ak-phase-actions = Actions ({ $left })
web-ak-phase-timeline = Frise
web-ak-phase-decline = Déclin
web-ak-forecast = Prévision
web-ak-forecast-none = Rien sur la frise ne décline.
web-ak-forecast-turns = { $turns ->
    [1] ce tour
   *[other] dans { $turns } tours
}
web-ak-score-lines = Ligne par ligne
web-ak-line-monument = Monument
web-ak-line-endgame = Fin de partie
web-ak-line-technology = Technologie
web-ak-line-timeline = Encore sur la frise
web-ak-line-lost = Savoir perdu
web-ak-tie = L’égalité revient au moindre savoir perdu.
web-cards = Toutes les cartes
web-cards-search = Chercher par nom, genre ou texte
web-cards-found = { $number ->
    [one] Une carte
   *[other] { $number } cartes
}
