# Pourquoi quelque chose est refusé : un texte par code. $reason est la phrase du programme, en anglais.

error-refused = C’est refusé : { $reason }.
error-at-step = Étape { $step } de l’enregistrement : { $refusal }

error-illegal-action = Ce coup n’est pas permis maintenant.
error-game-over = La partie est finie ; plus aucun coup n’est accepté.
error-not-your-decision = Ce n’est pas à toi de décider maintenant.
error-wrong-kind = Ce genre de coup n’est pas demandé maintenant.
error-not-offered = Ce choix ne fait pas partie de ceux proposés.
error-malformed-action = Ce n’est pas un coup ({ $reason }).

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
    .support = Il reste un vide dessous, et le Bloc n’est pas un pont droit soutenu à ses deux bouts.
    .contact = Le Bloc ne touche rien de ce qui est posé, ni par une face ni par un angle.
    .taller = Le Bloc n’est pas plus haut que chaque colonne qu’il touche par le côté.

# Block and Key.
error-colour-not-allowed = Cette édition ne permet pas de tourner cette couleur du Bloc Central vers toi.
error-empty-line = Cette ligne ou colonne du Site de Fouille est vide.
error-not-in-supply = Ce Bloc n’est pas dans ta réserve.
error-not-the-shape = Ces cases ne forment pas ce Bloc, de quelque façon qu’on le tourne.
error-must-act = Tu ne peux pas passer tant que tu peux extraire ou placer un Bloc.
error-not-in-hand = Cette carte n’est pas dans ta main.
error-key-not-completed = Aucun motif de cette Clé n’utilise une face du Bloc que tu viens de placer.
error-empty-altar = Cet Autel est vide.
error-not-returnable = Seule une Clé Soleil ou Lune de ta main peut retourner sous son Autel.
error-wrong-block = Les Anciens placent un autre Bloc.
error-not-beside-nearest = Le Bloc des Anciens doit toucher par un angle, et par aucune face, le Bloc le plus proche de leur coin.
