# La commande `digsite` : son aide, ses chiffres et la partie dans le terminal.

cli-usage = Commande mal formée : { $reason }
cli-file = { $file } : { $reason }

cli-help = Block and Key et Ancient Knowledge : jouer, simuler, rejouer. DIGSITE_LANG ({ $languages }) choisit la langue.
cli-help-play = Jouer contre des robots dans le terminal. Sans terminal, des robots jouent une partie de démonstration.
cli-help-simulate = Faire jouer beaucoup de parties à des robots et montrer les résultats.
cli-help-tournament = Faire se rencontrer des robots, à toutes les places et avec les mêmes donnes, et les coter. Un fichier de résultats existant est complété.
cli-help-replay = Rejouer un enregistrement et montrer sa fin.
cli-help-study = Revoir une partie : ce que chaque décision a coûté, et ce qui aurait été mieux.
cli-help-puzzles = Montrer ce qu’il y a à résoudre ; avec --find, chercher d’autres problèmes dans des parties de robots.
cli-help-workshop = Faire jouer des robots avec un jeu de pièces de Block and Key : leurs points, combien de fois chaque Clé est validée, les Clés mortes.
cli-help-bench = Mesurer la vitesse de tout, à côté d’autres moteurs s’ils sont installés.

cli-option-game = le jeu, par exemple block-and-key
cli-option-file = le fichier de l’enregistrement
cli-option-work = le nombre de donnes imaginées par comparaison ; plus il y en a, plus c’est long et sûr
cli-option-html = l’analyse sous forme de page
cli-studying = Analyse de la partie
cli-option-pieces = un fichier de pièces comme pieces.toml ; sans lui, le jeu de pièces standard
cli-option-count = combien de problèmes chercher
cli-option-find = chercher des problèmes dans des parties de robots et les écrire dans ce fichier
cli-puzzles = { $game } : { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
cli-puzzles-of = { $goal }, niveau { $grade } : { $puzzles }
cli-finding-puzzles = Recherche de problèmes
cli-puzzles-found = { $count ->
    [one] { $count } problème écrit
   *[other] { $count } problèmes écrits
} dans { $file }.
cli-study-one-form = --json ou --html, pas les deux
cli-option-players = le nombre de joueurs
cli-option-games = le nombre de parties
cli-option-games_each = le nombre de parties de chacun des trois robots
cli-option-bots = noms de robots, séparés par des virgules ; un seul nom occupe toutes les places libres
cli-option-seat = ta place, comptée à partir de 1
cli-option-seed = le nombre qui décide de tout ce que le hasard décide
cli-option-seconds = les secondes de réflexion d’un robot pour un tour, toutes ses décisions comprises
cli-option-jobs = le nombre de processus qui se partagent le travail
cli-option-executor = qui joue : processes, les processus de cette machine, { "dask:tcp://HOST:PORT" }, ou { "ray:" }
cli-option-out = écrire chaque partie dans ce fichier, une ligne avec son enregistrement ; les parties qu’il contient ne sont pas rejouées
cli-option-parquet = écrire chaque partie dans ce fichier Parquet (demande digsite[data])
cli-option-sprt = s’arrêter dès qu’il est décidé si le premier robot est plus fort que le second : de LOW points Elo au plus, ou de HIGH au moins
cli-option-more_bots = d’autres robots, chacun sous la forme { "MODULE:CLASSE" } ou par le nom sous lequel il est installé
cli-option-cores = nombre de cœurs qu’un robot qui cherche peut occuper
cli-option-bot_work = combien un robot qui cherche imagine ; 1 est ce qu’il fait d’habitude
cli-option-clock = ce qui compte les secondes : wall, ou process pour le temps propre du robot sur une machine occupée
cli-option-results = enregistrer les résultats dans ce fichier, partie par partie, et compléter ceux qu’il contient
cli-option-plot = dessiner le classement dans ce fichier (demande digsite[arena])
cli-option-option = une option du jeu ; peut être répétée
cli-option-load = continuer la partie enregistrée dans ce fichier, et l’y enregistrer après chaque coup si --save ne nomme pas un autre fichier
cli-option-save = enregistrer la partie dans ce fichier après chaque coup
cli-option-plain = décrire la table en mots au lieu de la dessiner
cli-option-verbose = décrire chaque étape
cli-option-json = donner les chiffres en JSON
cli-option-lang = la langue
cli-option-version = afficher la version
cli-option-help = afficher cette aide
cli-option-measure_seconds = durée de chaque mesure, en secondes

cli-simulating = parties
cli-simulated = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } en { NUMBER($seconds, maximumFractionDigits: 1) } s : { NUMBER($rate, maximumFractionDigits: 1) } parties et { NUMBER($decisions, maximumFractionDigits: 0) } décisions par seconde
cli-simulated-bot = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), score moyen { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }, place moyenne { NUMBER($rank, maximumFractionDigits: 2) }
cli-simulated-end = fin de la partie ({ $reason }) : { $count }

cli-measuring = mesures
cli-bench = { $subject } : { $measure } : { NUMBER($value, maximumFractionDigits: 2) } { $unit }
cli-bench-peer = ({ $peer } : { NUMBER($value, maximumFractionDigits: 2) } ; { NUMBER($ratio, maximumFractionDigits: 2) } fois aussi rapide)
cli-bench-no-peer = { $game } : son pair n’est pas installé ; l’extra « bench » l’apporte.
cli-bench-processor = mesuré sur { $processor }
cli-measure-decisions = décisions du jeu au hasard
cli-measure-games = parties du jeu au hasard
cli-measure-clone = copie d’un état
cli-measure-view = point de vue d’une place
cli-measure-to-json = état vers JSON
cli-measure-from-json = état depuis JSON
cli-measure-legal-again = les choix d’un état inchangé, redemandés
cli-measure-determinize = un état complet conforme à un point de vue
cli-measure-simulate = décisions de robots au hasard dans une simulation
cli-measure-bot = décisions du robot { $bot }
cli-measure-scan = tous les placements de sept Blocs
cli-measure-scan-claims = tous les placements de sept Blocs, avec les Clés validées parmi quatre
cli-measure-aec = pas par PettingZoo, avec observation et masque
cli-measure-batch = décisions au hasard par lots de 256 parties, avec observations et identifiants légaux
cli-measure-batch-hive = les mêmes à côté d’une partie à la fois
cli-measure-import = import
cli-measure-cold-start = premier démarrage, compilation comprise
cli-measure-warm-start = démarrages suivants

cli-replay-step = { $number }. { $who } : { $move }
cli-replay-unfinished = Après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, la partie n’est pas finie. Scores jusqu’ici : { $scores }.

cli-demonstration = { $game } : une partie de démonstration, graine { $seed }.
cli-welcome = { $game }. Tu es le joueur { $seat }.
cli-seated = { $who } : robot { $bot }
cli-hint = Tape un coup ou son numéro, ou bien { $help }.
cli-group = { $title } – { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cli-group-open = { $title } :
cli-more-left = … et encore { $left }
cli-no-such-number = Il n’y a pas de numéro { $number } dans la liste.
cli-saved = Enregistré dans { $file }.
cli-save-where = Indique où : { $key } FICHIER
cli-bot-failed = { $who } n’a pas pu choisir ({ $told }) ; un coup a été tiré au hasard.
cli-goodbye = Au revoir.

cli-help-key = { $key } : { $does }
cli-topics = Tu peux demander : { $topics }

# Ce qu’on peut taper outre un coup.
cli-key-help = aide
    .does = cette liste
cli-key-moves = coups
    .does = la liste de ce que tu peux faire ; un numéro ouvre un groupe ou joue un coup
cli-key-more = suite
    .does = la page suivante de la liste
cli-key-table = table
    .does = dessiner la table
cli-key-words = mots
    .does = décrire la table en mots, ou seulement la partie nommée ensuite
cli-key-save = enregistrer
    .does = enregistrer la partie dans le fichier nommé ensuite
cli-key-quit = quitter
    .does = quitter la table

# Le serveur.
cli-help-serve = Lancer un serveur : des tables pour joueurs et robots, sur une machine ou plusieurs.
cli-help-backup = Écrire tout ce que garde un serveur dans un fichier.
cli-help-restore = Remplir une base vide à partir d’une sauvegarde.
cli-help-moderate = Voir ce qui a été signalé aux tables d’un serveur, et agir.
cli-help-list = Lister les lignes signalées, et ce que les modérateurs ont fait.
cli-help-hide = Cacher une ligne de la discussion.
cli-help-dismiss = Retirer de la liste une ligne signalée, ou tout ce qu’un invité a signalé ; rien n’est caché.
cli-help-silence = Refuser ce que dit un invité, pour un temps.
cli-help-kick = Faire quitter une table à un invité, pour de bon ; en cours de partie, un robot continue.
cli-help-admit = Laisser revenir à cette table un invité qui en a été écarté.
cli-help-ban = Tenir un invité à l’écart du serveur, pour un temps.
cli-help-close = Fermer une table sans résultat.
cli-option-line = le numéro de la ligne
cli-option-guest = l’identifiant de l’invité
cli-option-table = l’identifiant de la table
cli-option-reporter = l’invité dont les signalements sont écartés
cli-option-reason = pourquoi, pour qui s’occupera du serveur plus tard
cli-option-hours = pour combien d’heures ; 0 lève la mesure
cli-option-days = pour combien de jours ; 0 lève la mesure
cli-moderated = C’est fait. Les serveurs en marche en tiennent compte en quelques secondes.
cli-reported = ligne { $line } · { $at } · table { $table } · { $name } ({ $guest }) : { $text } · signalée par { $reporter }
cli-reported-more = { $count ->
    [one] { $count } autre ligne est signalée.
   *[other] { $count } autres lignes sont signalées.
}
cli-act = { $at } · { $what } { $about } · par { $by } · { $reason }
cli-act-lifted = { $at } · { $what } { $about } · levé · par { $by } · { $reason }
cli-act-until = { $at } · { $what } { $about } · pour { $length }, jusqu’au { $until } · par { $by } · { $reason }
cli-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
cli-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
cli-option-host = l’adresse d’écoute
cli-option-port = le port ; 0 prend un port libre
cli-option-database_url = l’adresse de la base, SQLite ou PostgreSQL
cli-option-bus_url = l’adresse de Redis, si plusieurs processus partagent une base
cli-option-production = ouvrir au public : exige une clé secrète, et https devant
cli-option-secret_key = signe les cookies des invités ; de préférence par DIGSITE_SECRET_KEY
cli-option-old_secret_key = une clé secrète précédente, dont les cookies restent valables ; peut être répétée
cli-option-owner_key = ouvre la page /owner ; mieux vaut la donner par DIGSITE_OWNER_KEY
cli-option-origin = une autre adresse dont les pages peuvent utiliser ce serveur ; peut être répétée
cli-option-allowed_host = un nom sous lequel ce serveur peut être appelé, tel que play.example.org ; peut être répété, * pour tous
cli-option-proxies = adresses des proxys de confiance, séparées par des virgules
cli-option-retention_days = jours après lesquels les tables que personne n’a touchées sont oubliées ; 0 : jamais
cli-option-contact = à qui un service push peut écrire au sujet des notifications : { "mailto:…" } ou { "https://…" }
cli-option-quick_bots = processus pour les robots qui répondent aussitôt
cli-option-deep_bots = processus pour les robots qui cherchent
cli-option-bot_seconds = secondes de réflexion d’un robot pour un tour, toutes ses décisions comprises
cli-option-bot_cores = { cli-option-cores }
cli-option-compression = compresser les messages : moins de trafic, plus de mémoire
cli-option-warm_up = charger les jeux avant qu’on ne les demande ; ce qui doit être compilé l’est pendant que le reste est servi
cli-option-extra_game = un jeu de plus, par son nom et la place de son objet ; peut être répété
cli-option-unlimited = aucune limite de débit ni de connexions, pour mesurer
cli-option-log_level = détail du journal : debug, info, warning ou error
cli-option-archive = le fichier de la sauvegarde ; backup accepte aussi un dossier
cli-no-bus = digsite : le bus ne répond pas ({ $reason }) ; le serveur continue sans lui en attendant
cli-in-memory = digsite : la base est en mémoire : tout est perdu quand ce serveur s’arrête
cli-option-print_systemd = afficher des unités systemd qui démarrent ce serveur avec la machine et le sauvegardent chaque nuit
cli-unit-password = Le mot de passe n’est pas dans les unités, que tout le monde peut lire : mets { $variable }=… avec lui dans /etc/digsite.env, que seul root doit pouvoir lire.
cli-unit-key = { $variable } n’est pas dans les unités, que tout le monde peut lire : mets { $variable }=… dans /etc/digsite.env, que seul root doit pouvoir lire.
cli-unit-out-of-reach = Le serveur que l’unité démarre ne peut pas se servir de { $file } : il n’écrit que dans { $folder }, ne voit le dossier de personne et ne démarre pas dans celui-ci.
cli-unit-port = Le serveur que l’unité démarre ne peut pas écouter sur le port { $port } : ceux au-dessous de 1024 sont à root. Prends-en un autre et mets un proxy devant.
cli-option-secret_key_file = un fichier contenant la clé secrète ; il est créé s’il n’existe pas
cli-option-keep = FILE est un dossier : y écrire un nouveau fichier nommé par sa date, et ne garder que les N derniers de ceux-ci
cli-serving = Digsite est ouvert à { $address } (Ctrl+C pour finir)
cli-backed-up = { $rows } lignes écrites dans { $file }.
cli-backup-unnoted = digsite : la sauvegarde est bonne, mais la base n’a pas pu la noter, et la page /owner montre la précédente ({ $reason })
cli-restored = { $rows } lignes lues de { $file }.
cli-option-verify = vérifier aussi le sceau du mélange
cli-verified = La donne correspond à son sceau. Cette empreinte était montrée avant : { $hash }

cli-help-doctor = Chercher des dommages dans ce que garde un serveur, et réparer ce qui peut l’être. Code 1 : quelque chose ne va pas.
cli-option-heal = réparer ce qui peut l’être
cli-examining = examen
cli-finding-healed = { $table } : { $problem } (réparé)
cli-finding-can-heal = { $table } : { $problem } (réparable : --heal)
cli-finding-left = { $table } : { $problem } (laissé tel quel)
cli-examined = { $tables ->
    [one] { $tables } table examinée
   *[other] { $tables } tables examinées
}, { $findings ->
    [0] rien à signaler.
    [one] { $findings } constat.
   *[other] { $findings } constats.
}
