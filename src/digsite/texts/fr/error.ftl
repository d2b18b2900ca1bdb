# Pourquoi quelque chose est refusé : un texte par code. $reason est la phrase du programme, en anglais.

error-refused = C’est refusé : { $reason }.
error-at-step = Étape { $step } de l’enregistrement : { $refusal }

error-illegal-action = Ce coup n’est pas permis maintenant.
error-game-over = La partie est finie ; plus aucun coup n’est accepté.
error-not-your-decision = Ce n’est pas à toi de décider maintenant.
error-wrong-kind = Ce type de coup n’est pas demandé maintenant.
error-not-offered = Ce choix ne fait pas partie de ceux proposés.
error-malformed-action = Ce n’est pas un coup ({ $reason }).

# Ce qu’un serveur refuse.
error-no-seal = Cet enregistrement n’a pas de sceau.
error-wrong-seal = La donne ne correspond pas à son sceau : une autre graine était annoncée.
error-malformed = Ce message est illisible ({ $reason }).
error-too-big = C’est trop volumineux.
error-not-found = Il n’y a rien ici.
error-no-such-method = Cette adresse n’accepte pas cette requête.
error-not-allowed = Tu n’as pas le droit de faire cela.
error-banned = Un modérateur t’a exclu de ce serveur pour un temps.
error-silenced = Un modérateur t’a retiré la parole pour un temps.
error-no-guest = Entre d’abord un nom.
error-stale = La table a changé ; regarde à nouveau.
error-too-fast = C’était trop rapide ; attends un instant.
error-busy = La table est occupée ; réessaie.
error-internal = Quelque chose a échoué sur le serveur.
error-unavailable = La mémoire du serveur ne répond pas ; réessaie.
error-unreadable = Cette table ne peut pas être lue pour le moment. L’hébergeur est prévenu.
error-foreign-origin = Cette page ne peut pas utiliser ce serveur.
error-bad-address = Cette adresse ne convient pas ({ $reason }).
error-bad-keys = Les clés de notification de ce navigateur ne conviennent pas.
error-bad-name = Ce nom ne peut pas servir ({ $reason }).
error-nothing-said = Il n’y a rien de visible dans ce que tu as dit.
error-no-such-code = Ce code de récupération n’appartient à personne.
error-no-such-device = Tu n’y es pas connecté.
error-too-many-pushes = Les notifications vont à { $most } navigateurs au plus ; désactive-les dans un navigateur dont tu ne te sers plus.
error-no-such-day = Il n’y a pas de donne pour ce jour.
error-no-such-table = Cette table n’existe pas, ou plus.
error-no-such-seat = Cette table n’a pas cette place.
error-no-such-line = Ce message n’est pas dans la discussion.
error-no-invitation = Cette invitation n’est pas valable ici, ou ne l’est plus.
error-no-game = Aucune partie n’a été jouée à cette table.
error-seat-taken = Cette place est prise.
error-seat-kept = Cette place est gardée pour quelqu’un.
error-seats-empty = Il reste des places vides.
error-table-full = Aucune place n’est libre.
error-already-seated = Tu es déjà à cette table.
error-one-seat-each = À une table publique, chacun n’a qu’une place.
error-not-your-seat = Ce n’est pas ta place.
error-not-seated = Seuls les joueurs de cette table le peuvent.
error-not-creator = Seule la personne qui a créé la table le peut.
error-not-waiting = La partie a déjà commencé.
error-not-playing = La partie n’est pas en cours.
error-not-over = Cela n’est possible qu’après la fin de la partie.
error-turn-not-ended = Le joueur avant toi n’a pas encore terminé son tour.
error-nothing-to-undo = Il n’y a aucun coup à annuler.
error-nothing-to-end = Tu n’as pas de tour à terminer.
error-would-reveal = Pas d’aperçu : cela révélerait des informations cachées.
error-resigned = Tu as abandonné.
error-away = Un robot joue pour toi : appuie d’abord sur « Je suis de retour ».
error-not-away = Ce joueur est présent, ou ce n’est pas son tour.
error-bot-plays = Un robot y joue déjà.
error-chat-off = La discussion est fermée à cette table.

error-several-deciders = Plusieurs joueurs décident à la fois : il faut dire de qui sont les coups.
error-unknown-game = Ce jeu n’existe pas ({ $reason }).
error-unknown-bot = Ce jeu n’a pas ce robot ({ $reason }).
error-bad-option = Cette valeur ne convient pas ({ $reason }).
error-bad-position = Cette position est impossible ({ $reason }).
error-bad-pieces = Ce jeu de pièces ne convient pas ({ $reason }).
error-bad-record = Cet enregistrement ne peut pas être rejoué ({ $reason }).
error-not-json = Ce n’est pas du JSON ({ $reason }).
error-wrong-format = Ce n’est pas un enregistrement de Digsite, ou son format est autre ({ $reason }).
error-wrong-game = Cela appartient à un autre jeu ({ $reason }).
error-wrong-version = Cela vient d’une autre version des règles ({ $reason }).

error-placement = Le Bloc ne peut pas être placé là.
    .inside = Une partie du Bloc sort du Sol du Temple.
    .height = Une partie du Bloc dépasse la hauteur permise.
    .overlap = La place est déjà occupée.
    .descent = Quelque chose au-dessus empêche le Bloc de descendre.
    .support = Il reste un vide dessous, et le Bloc n’est pas un pont droit soutenu à ses deux extrémités.
    .contact = Le Bloc ne touche aucun autre Bloc, ni par une face ni par un angle.
    .taller = Le Bloc n’est pas plus haut que chaque colonne qu’il touche de côté par une face.

# Block and Key.
error-colour-not-allowed = Dans cette édition, cette couleur du Bloc Central ne peut pas être tournée vers toi.
error-empty-line = Cette ligne ou colonne du Site de Fouille est vide.
error-not-in-supply = Ce Bloc n’est pas dans ta réserve.
error-not-the-shape = Ces cases ne forment pas ce Bloc, de quelque façon qu’on le tourne.
error-must-act = Tu ne peux pas passer tant que tu peux extraire ou placer un Bloc.
error-not-in-hand = Cette carte n’est pas dans ta main.
error-key-not-completed = Le Bloc que tu viens de placer ne complète pas cette Clé.
error-empty-altar = Cet Autel est vide.
error-not-returnable = Seule une Clé Soleil ou Lune de ta main peut retourner sous son Autel.
error-wrong-block = Les Anciens placent un autre Bloc.
error-not-beside-nearest = Le Bloc des Anciens doit toucher par un angle, et par aucune face, le Bloc le plus proche de leur coin.

# Ancient Knowledge.
error-no-place = Il n’y a pas de place libre pour cette carte à cet endroit.
error-locked = Cette carte n’est pas décalable : elle ne peut être créée que sur sa case de départ.
error-cannot-pay = Tu n’as pas assez de cartes pour payer cela.
error-not-displayed = Cette connaissance n’est visible sur aucun pilier.
error-requirement-not-met = Tu ne remplis pas la condition de cette connaissance.
error-unanswerable = La question posée dans cette position n’a pas de réponse ({ $reason }).

error-bot-failed = Un robot ne répond plus : { $reason }
error-other-tournament = { $file } contient les résultats d’un autre tournoi.
error-missing-extra = Il manque des paquets : pip install digsite[{ $extra }]
