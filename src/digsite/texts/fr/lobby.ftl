# Avant la partie : l’accueil, les règles d’une table, la salle d’attente.

lobby-title = Deux jeux parmi les ruines
lobby-about = Construis un temple Bloc par Bloc, ou crée des monuments avant que le temps ne les oublie. Contre des robots, entre amis par un lien, ou sur un seul appareil. Aucun compte nécessaire.
lobby-about-block-and-key = Empile de lourds Blocs pour que, vus de ton côté, ils forment les motifs de tes Clés secrètes. D’un à quatre joueurs, une demi-heure.
lobby-about-ancient-knowledge = Crée des monuments dans une frise qui ne s’arrête jamais, et sauve leurs savoirs avant qu’ils ne se perdent. De deux à quatre joueurs, une heure.
lobby-company = Avec qui ?
lobby-company-alone = Solo
lobby-company-bots = Contre des robots
lobby-company-friends = Entre amis
lobby-company-hot-seat = Un seul appareil
lobby-strength = Robots
# Comment joue un robot, en quelques mots après son nom (table-bot-name).
lobby-strength-random = coups au hasard
lobby-strength-greedy = prend ce qui brille
lobby-strength-novice = pour commencer
lobby-strength-adept = voit plus loin
lobby-strength-master = réfléchit longuement
# Comment joue chaque robot, selon le jeu : vrai au mot près, voir docs/bots.md.
lobby-mind-block-and-key-random = Tous les coups se valent.
lobby-mind-block-and-key-novice = Ne voit une Clé que s’il manque une seule case, et regarde un quart des placements.
lobby-mind-block-and-key-greedy = Compte les points immédiats et les cases qui manquent encore à chaque Clé.
lobby-mind-block-and-key-adept = Pèse ce que son point de vue promet à chaque Clé, avec un ou deux Blocs, avant de jouer.
lobby-mind-block-and-key-master = Joue les meilleurs coups dans des parties imaginées avant de choisir.
lobby-mind-ancient-knowledge-random = Tous les coups se valent.
lobby-mind-ancient-knowledge-novice = Se fie aux points imprimés et aux effets immédiats ; oublie la Fin de partie et archive trop tard.
lobby-mind-ancient-knowledge-greedy = Lit chaque carte et choisit l’action qui le place le mieux.
lobby-mind-ancient-knowledge-adept = Planifie les deux actions de son tour et sait, par bien des parties, ce que valent les cartes.
lobby-mind-ancient-knowledge-master = Planifie deux tours sur plusieurs donnes imaginées, avec ce que les autres feront entre-temps.
lobby-play-now = Jouer
lobby-opening = La table se prépare…
lobby-play-invite = Créer une table et inviter
lobby-join = Rejoindre une table
lobby-join-link = Lien ou code de la table
lobby-join-go = Y aller
lobby-tables-waiting = C’est à toi
lobby-tables-mine = Mes tables
lobby-tables-done = Parties terminées
lobby-tables-practice = Exercices à poursuivre
lobby-tables-public = Tables publiques
lobby-tables-none = Aucune n’est ouverte pour l’instant. Crées-en une que tout le monde trouve ici ; avec les notifications, tu sais quand quelqu’un prend place. Ou joue tout de suite.
lobby-play-bot = { $game } contre un robot
lobby-status-waiting = attend des joueurs
lobby-status-playing = en cours
lobby-status-over = terminée
lobby-status-cancelled = annulée
lobby-seat-open = place libre
lobby-puzzles = Problèmes : un par jour, et d’autres
lobby-workshop = Atelier : tes propres pièces
lobby-groups = Groupes : les mêmes donnes pour tous tes amis
lobby-daily = Donnes du jour
lobby-daily-about = La même donne pour tous, un seul essai chacun. { $day }
lobby-daily-begin = Jouer la donne du jour
lobby-daily-mine = Ma partie
lobby-daily-company = { $bots ->
    [0] En solo.
    [one] Contre { $bots } robot.
   *[other] Contre { $bots } robots.
}
lobby-daily-streak = { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
lobby-daily-score = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
lobby-daily-days = Résultats et jours passés
lobby-learn = Apprendre en cinq minutes
lobby-preparing = Ce serveur prépare le jeu, une seule fois, pendant une minute au plus. Tu peux déjà créer une table : elle commencera dès que tout sera prêt.
lobby-wish-alone = En solo
lobby-wish-bots = { $bots ->
    [1] Contre un robot : { $strength }
   *[other] Contre { $bots } robots : { $strength }
}
lobby-wish-friends = Entre amis, à { $players }
lobby-wish-hot-seat = À { $players } sur un seul appareil
lobby-wish-change = Modifier
lobby-install = Digsite comme application
lobby-install-about = Sur ton écran d’accueil, elle s’ouvre aussitôt et peut t’avertir quand c’est à toi.
lobby-install-go = Installer
lobby-install-later = Pas maintenant
lobby-install-ios = Touche « Partager », puis « Sur l’écran d’accueil ».

# Salle d’attente.
lobby-sit-down = Prendre cette place
lobby-start = Commencer la partie
lobby-start-waiting = On attend des joueurs
lobby-cancel = Annuler la partie
lobby-leave = Quitter cette place
lobby-holder-open = toute personne ayant le lien
lobby-holder-invited = invité
lobby-holder-kept = gardée pour toi
lobby-holder-guest = joueur
lobby-holder-bot = robot
lobby-seat-plan = Qui prend cette place
lobby-invite = Inviter
lobby-invite-about = Toute personne qui ouvre ce lien peut prendre une place libre, ou regarder.
lobby-invite-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-table-rules = À cette table
lobby-undo-none = Aucun coup ne peut être annulé.
    .short = Jamais
lobby-undo-free = On peut annuler ses coups tant que rien de nouveau n’a été révélé.
    .short = Tant que rien de nouveau n’est révélé
lobby-undo-end-turn = On peut annuler ses coups tant que rien de nouveau n’a été révélé, et jusqu’au bouton « Terminer le tour ».
    .short = Jusqu’à la fin du tour
lobby-clock-none = Pas de pendule.
    .short = Aucune
lobby-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par joueur{ $increment ->
    [0] .
    [one] , et { $increment } seconde de plus après chaque tour.
   *[other] , et { $increment } secondes de plus après chaque tour.
}
    .short = En direct, temps par joueur
lobby-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par coup.
    .short = Des jours par coup
lobby-assist-on = { $game ->
    [block-and-key] La table aide : les correspondances partielles peuvent être montrées.
    [ancient-knowledge] La table aide : les prévisions peuvent être montrées.
   *[other] La table aide : correspondances partielles et prévisions peuvent être montrées.
}
lobby-assist-off = { $game ->
    [block-and-key] Aucune aide : les correspondances partielles restent cachées.
    [ancient-knowledge] Aucune aide : les prévisions restent cachées.
   *[other] Aucune aide : correspondances partielles et prévisions restent cachées.
}
lobby-hints-on = On peut demander des indices ; chacun en voit le nombre.
lobby-hints-off = Il n’y a pas d’indices.
lobby-spectators-on = D’autres peuvent regarder.
lobby-spectators-off = Personne ne peut regarder.
lobby-seal = Mélange fixé d’avance, empreinte { $hash }…

# Créer une table.
lobby-more = Toutes les options
lobby-first-game = idéal pour une première partie
lobby-new-title = Créer une table
lobby-new-game = Quel jeu ?
lobby-new-seats = Places
lobby-new-seat = Place { $number }
lobby-new-rules = Règles du jeu
lobby-new-house = Règles de la table
lobby-new-time = Temps
lobby-new-doors = Visiteurs et mélange
lobby-new-make = Créer la table
lobby-plan-mine = Moi
lobby-plan-hot-seat = Quelqu’un sur cet appareil
lobby-plan-open = Toute personne ayant le lien
lobby-plan-invited = Une personne invitée (lien personnel)
lobby-plan-bot = Un robot
lobby-plan-strength = Force
lobby-plan-name = Nom
lobby-undo = Annulation
lobby-camera = Caméra
lobby-camera-seat = Chacun regarde de son côté.
    .short = De son propre côté
lobby-camera-free = La caméra se déplace librement.
    .short = Libre
lobby-clock = Pendule
lobby-clock-minutes = Minutes par joueur
lobby-clock-increment = Secondes ajoutées après chaque tour
lobby-clock-allowance = Jours par coup
lobby-public = L’afficher à l’accueil, pour tous
lobby-public-on = Tout le monde trouve cette table à l’accueil.
lobby-public-off = Cette table n’est visible qu’avec le lien.
lobby-spectators = D’autres peuvent regarder
lobby-scores = Montrer les scores pendant la partie
lobby-scores-on = Les scores sont montrés pendant la partie.
lobby-scores-off = Les scores sont montrés à la fin.
lobby-assist = { $game ->
    [block-and-key] Aide : correspondances partielles
    [ancient-knowledge] Aide : prévisions
   *[other] Aide : correspondances partielles et prévisions
}
lobby-hints = Indices à la demande
lobby-chat = Discussion
lobby-chat-on = On peut discuter.
lobby-chat-off = Pas de discussion.
lobby-seed = Graine du mélange
    .about = Un nombre entier ; vide pour un mélange aléatoire. La même graine redonne la même partie, à n’importe quelle table.
lobby-seed-given = La personne qui a créé la table a choisi la graine.
lobby-set-up = La personne qui a créé la table a préparé la position et connaît peut-être chaque pièce.
lobby-seed-random = Le mélange est aléatoire.
lobby-option-value = { $option } : { $value }.
lobby-own-pieces = Pièces particulières : { $name }.
lobby-option-ask-forced = Toujours demander, même s’il n’y a qu’un choix
    .about = Chaque étape se confirme, même sans choix.
lobby-option-edition = Édition
    .about = Dans le prototype, en solo, le côté marron du Bloc Central ne peut pas être tourné vers toi.
lobby-option-edition-final = Finale
lobby-option-edition-prototype = Prototype
lobby-option-strict-claims = Validation stricte
    .about = Une Clé dont le motif était déjà visible quelque part avant le placement d’un Bloc ne peut pas être validée avec lui, même sur d’autres cases.
lobby-option-starter-sets = Mains conseillées
    .about = Chacun commence avec une des quatre mains conseillées, au lieu de choisir six cartes parmi dix.

# Un jeu sans mots à lui.
lobby-about-any = { $most ->
    [1] Pour une personne.
   *[other] Pour { $players } personnes.
} Sa table est décrite en mots.
