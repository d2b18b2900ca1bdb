# Avant la partie : l’accueil, les règles d’une table, la salle d’attente.

lobby-title = Deux jeux parmi les ruines
lobby-about = Bâtis un temple bloc par bloc, ou élève des monuments avant que le temps ne les oublie. Contre des robots, entre amis par un lien, ou sur un seul appareil. Aucun compte nécessaire.
lobby-about-block-and-key = Empile de lourds blocs pour que la face vue de ton côté complète tes clés secrètes. De un à quatre joueurs, une demi-heure.
lobby-about-ancient-knowledge = Bâtis des monuments sur une frise qui ne s’arrête jamais, et garde leur savoir avant qu’il ne se perde. De deux à quatre joueurs, une heure.
lobby-company = Avec qui ?
lobby-company-alone = Seul
lobby-company-bots = Contre des robots
lobby-company-friends = Entre amis
lobby-company-hot-seat = Un seul appareil
lobby-strength = Robots
lobby-strength-random = Hasard (coups au hasard)
lobby-strength-greedy = Terrassier (prend ce qu’il voit)
lobby-strength-novice = Novice (pour commencer)
lobby-strength-adept = Adepte (voit plus loin)
lobby-strength-master = Maître (réfléchit longuement)
lobby-play-now = Jouer
lobby-play-invite = Dresser une table et inviter
lobby-learn = Apprendre en jouant
lobby-join = Rejoindre une table
lobby-join-link = Lien ou identifiant de table
lobby-join-go = Y aller
lobby-tables-waiting = C’est à toi
lobby-tables-mine = Mes tables
lobby-tables-public = Tables publiques
lobby-tables-none = Aucune n’est ouverte en ce moment.
lobby-status-waiting = attend des joueurs
lobby-status-playing = en cours
lobby-status-over = terminée
lobby-status-cancelled = débarrassée
lobby-seat-open = place libre
lobby-daily = Donne du jour
lobby-daily-about = Block and Key en solo, la même donne pour tous, un seul essai chacun. { $day }
lobby-daily-begin = Jouer la donne du jour
lobby-daily-mine = Vers ma partie

# Salle d’attente.
lobby-waiting-title = La table est mise
lobby-sit-down = S’asseoir
lobby-start = Commencer la partie
lobby-start-waiting = On attend des joueurs
lobby-cancel = Débarrasser la table
lobby-leave = Se lever
lobby-holder-open = qui vient par le lien
lobby-holder-invited = invité
lobby-holder-guest = joueur
lobby-holder-bot = robot
lobby-seat-plan = Qui prend cette place
lobby-invite = Inviter
lobby-invite-about = Qui ouvre ce lien peut prendre une place libre, ou regarder.
lobby-invite-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-table-rules = À cette table
lobby-undo-none = Rien ne peut être repris.
    .short = Jamais
lobby-undo-free = On peut reprendre ses coups tant que rien n’a été révélé.
    .short = Tant que rien n’est révélé
lobby-undo-end-turn = On peut reprendre ses coups jusqu’à l’annonce de la fin du tour.
    .short = Jusqu’à l’annonce de la fin du tour
lobby-clock-none = Pas d’horloge.
    .short = Aucune
lobby-clock-live = { $minutes } minutes par joueur{ $increment ->
    [0] .
   *[other] , et { $increment } secondes de plus après chaque décision.
}
    .short = En direct, une par joueur
lobby-clock-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
} par coup.
    .short = Des jours par coup
lobby-assist-on = La table aide : correspondances partielles et prévisions peuvent être montrées.
lobby-assist-off = Aucune aide : correspondances partielles et prévisions restent cachées.
lobby-spectators-on = On peut regarder.
lobby-spectators-off = Personne ne peut regarder.
lobby-seal = Mélange scellé { $hash }…

# Dresser une table.
lobby-more = Toutes les options
lobby-first-game = conseillé pour une première partie
lobby-new-title = Dresser une table
lobby-new-game = Quel jeu ?
lobby-new-seats = Places
lobby-new-seat = Place { $number }
lobby-new-rules = Règles du jeu
lobby-new-house = À table
lobby-new-time = Temps
lobby-new-doors = Invités et mélange
lobby-new-make = Dresser la table
lobby-plan-mine = Moi
lobby-plan-hot-seat = Quelqu’un sur cet appareil
lobby-plan-open = Qui vient par le lien
lobby-plan-invited = Un ami, par son propre lien
lobby-plan-bot = Un robot
lobby-plan-strength = Force
lobby-plan-name = Nom
lobby-undo = Reprendre un coup
lobby-camera = Caméra
lobby-camera-seat = Chacun regarde de son côté.
    .short = De son propre côté
lobby-camera-free = La caméra se déplace librement.
    .short = Libre
lobby-clock = Horloge
lobby-clock-minutes = Minutes par joueur
lobby-clock-increment = Secondes ajoutées après chaque décision
lobby-clock-allowance = Jours par coup
lobby-public = L’afficher à l’accueil, pour tous
lobby-public-on = Tout le monde trouve cette table à l’accueil.
lobby-public-off = Seul qui a le lien trouve cette table.
lobby-spectators = On peut regarder
lobby-scores = Montrer les scores pendant la partie
lobby-scores-on = Les scores sont montrés pendant la partie.
lobby-scores-off = Les scores sont montrés à la fin.
lobby-assist = Aide : correspondances partielles et prévisions
lobby-chat = Discussion
lobby-chat-on = On peut discuter.
lobby-chat-off = Pas de discussion.
lobby-seed = Graine du mélange
    .about = Un nombre entier ; vide pour un mélange au hasard. La même graine redonne la même partie, à toute table.
lobby-seed-given = Qui a dressé la table a choisi la graine.
lobby-seed-random = Le mélange est au hasard.
lobby-option-value = { $option } : { $value }.
lobby-option-ask-forced = Demander aussi quand il n’y a qu’une réponse
    .about = Chaque pas se clique, même quand il n’y a rien à choisir.
lobby-option-edition = Édition
    .about = Dans le prototype, qui joue seul ne peut pas tourner le brun vers soi.
lobby-option-edition-final = Finale
lobby-option-edition-prototype = Prototype
lobby-option-strict-claims = Obtention stricte
    .about = Une clé déjà visible avant la pose d’un bloc ne peut pas être obtenue avec lui.
lobby-option-starter-sets = Mains de départ
    .about = Chacun commence avec une de quatre mains préparées, au lieu de choisir six cartes parmi dix.

# A game that brings no words of its own.
lobby-about-any = { $most ->
    [one] Pour une personne.
   *[other] Pour { $players } personnes.
} Sa table est racontée en mots.
