# Les mots propres au client du navigateur. Ce qu’un jeu dit de lui-même se trouve dans le fichier du jeu.

web-loading = Chargement…
web-not-found = Cette page n’existe pas.
web-to-table = Vers la table
web-to-lobby = Retour à l’accueil
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-offline = Pas de connexion
web-offline-about = Les tables de Digsite sont sur un serveur qui n’est pas joignable pour le moment. Tes parties t’y attendent.
web-offline-again = Réessayer
web-close = Fermer
web-no = Non, revenir
web-guest = Invité
web-name = Ton nom
web-letters = { $used } lettres sur { $longest }
web-letters-full = Les { $longest } lettres sont utilisées : il n’y a plus de place.
web-your-move = À toi de jouer
web-over = La partie est terminée.
web-cancelled = Cette partie a été annulée.
web-waiting-for = On attend { $names }.
web-spectator = Spectateur

web-settings = Réglages

# Les jeux.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Règles
web-lesson = Vers la leçon
web-rules-of = Règles : { $game }

# À table.
web-final = Irréversible
web-vain = N’apporte rien
web-sure = { $why ->
    [vain] { $move } : cela n’apporte rien. Le fais-tu quand même ?
   *[final] { $move } : c’est irréversible. Le fais-tu ?
}
web-do-it = Le faire
web-not-yet = Pas encore
web-pay-with = { $number ->
    [1] Choisis la carte avec laquelle tu paies.
   *[other] Choisis les { $number } cartes avec lesquelles tu paies.
}
web-pay = Payer avec celles-ci : { $picked } sur { $number }
web-sent = Envoyé. Cela prendra effet dès que la connexion sera rétablie.
web-parts = Parties de la table
web-short-cuts = Raccourcis clavier
web-short-cuts-this = Cette liste
web-short-cuts-hint = Demander un indice
web-why = Pourquoi ?
web-hints-taken = { $count ->
    [1] Un indice demandé
   *[other] { $count } indices demandés
}
web-turn-done = Ton tour est joué.
web-choice-made = Ton choix est fait.
web-go-on = Continuer
web-skip = Passer l’animation
web-undo = Annuler
web-undo-none = À cette table, aucun coup ne s’annule.
web-undo-nothing = Il n’y a encore rien à annuler.
web-undo-shown = Ton dernier coup a révélé quelque chose : il reste.
web-undo-over = Ton tour est terminé : il ne s’annule plus.
web-end-turn = Terminer le tour
web-next-table = { $tables ->
    [one] Table suivante
   *[other] Suivante de { $tables } tables
}
web-menu = Menu
web-chat = Discussion
web-spectators = { $number ->
    [0] aucun spectateur
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-arranged = donne préparée
web-lookalike = un nom qui ressemble à un autre à cette table
web-chat-new = { $lines ->
    [0] aucun nouveau message
    [one] { $lines } nouveau message
   *[other] { $lines } nouveaux messages
}
web-chat-text = Écrire un message
web-chat-send = Envoyer
web-chat-mute = masquer
web-chat-report = signaler
web-link-open = En ligne
web-link-connecting = Connexion…
web-link-lost = Connexion perdue, nouvel essai…
web-link-gone = Hors ligne
web-time = Temps restant
web-time-days = { $days } j { $hours } h
web-time-low = bientôt écoulé
web-time-warning = Il te reste { $time }.
web-text-on = Montrer en texte
web-text-off = Montrer en image
web-come-back = Je suis de retour
web-standing-in = Un robot joue pour toi.
web-resting = Tout le monde est absent : la partie attend que quelqu’un revienne.
web-waits-for = { $name } n’est pas là : la partie attend. Si cela dure, par le menu, un robot peut prendre sa place.
web-waits-for-time = { $name } n’est pas là : la partie attend. Quand son temps sera écoulé, un robot prendra sa place.
web-step-out = Laisser un robot me remplacer
web-stand-in = Laisser un robot remplacer { $name }
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ? C’est irréversible.
web-step-out-sure = Laisser un robot jouer pour toi ? Il joue dès que c’est ton tour. Tu peux revenir à tout moment.
web-stand-in-sure = Laisser un robot jouer pour { $name } ? Il joue à sa place jusqu’à son retour.
web-privacy = C’est à { $name }
web-privacy-about = Passe l’appareil. Personne d’autre ne devrait regarder.
web-privacy-ready = Je suis { $name } : montrer la table
web-after-end = Après la partie
web-ended-resigned = Partie terminée par abandon : { $names }.
web-end-resigned-won = Tu gagnes par forfait ({ $names }).
web-end-resigned-you = Tu as abandonné ; la partie est terminée.
web-end-won = Tu gagnes !
web-end-winner = { $name } gagne
web-end-tie = Égalité : { $names }
web-end-lines = Détail du score
web-end-look = Regarder la table
web-end-result = Résultat
web-rematch-join = Jouer la partie suivante
web-rematch = Rejouer
web-daily = donne du { $day }
web-daily-late = donne du { $day }, en retard
web-daily-results = Résultats du jour
web-deal-too = Jouer aussi cette donne
web-deal-about = Une nouvelle table avec la même donne ; des robots prennent les places des autres personnes.
web-deal-friends = Jouer cette donne entre amis
web-duplicate = donne déjà jouée
web-duplicate-about = La donne est celle d’une partie précédente ; chacun voit qui la connaît déjà.
web-beside = Comparer tour par tour
web-seen = { $how ->
    [played] a déjà joué cette donne
    [watched] a déjà vu jouer cette donne
   *[replayed] a déjà vu une rediffusion de cette donne
}
web-seen-by = { $how ->
    [played] { $name } a déjà joué cette donne
    [watched] { $name } a déjà vu jouer cette donne
   *[replayed] { $name } a déjà vu une rediffusion de cette donne
}
web-group = Vers le groupe
web-replay = Revoir
web-review = Analyse
web-record = Télécharger la partie
web-seal-check = Le mélange était-il honnête ?
web-seal-about = Cette empreinte a été montrée avant le premier coup. Avec la graine et le sel ci-dessous, digsite replay --verify prouve, sur la partie téléchargée, que le mélange n’a pas été changé.
web-seal-seed = Graine { $seed }, sel { $salt }
web-replay-seat = Vu par
web-replay-speed = Vitesse
web-replay-begin = La partie commence.
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-place = Position dans la partie
web-what-to-do = Ce que tu peux faire
web-nothing-to-do = Rien à décider pour l’instant.
web-what-happened = Ce qui s’est passé
web-the-table = La table
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-players = Joueurs
web-cards = Toutes les cartes
web-workshop = Atelier
web-own-pieces = Pièces particulières : { $name }
