# Les règles avec nos propres mots, telles que le navigateur les montre. Chaque section a un titre et un texte ; son nom est
# son adresse (/rules/<game>#<section>). <section|mots> mène à une autre section ; `.terms` sont les mots qu’elle explique,
# chacun avec les formes qu’il prend (mot/forme/forme) : le premier dans chaque autre section y mène. <|mots> ne mène nulle part.

rules-block-and-key-goal = But du jeu
    .text =
        Vous construisez ensemble un seul temple, mais chacun le regarde d’un côté différent. Seul ton point de vue compte pour toi : à chaque endroit, la première face que rencontre ton regard, tout droit depuis ton côté.
        Tes Clés sont de petits motifs de couleurs. Quand un Bloc que tu <place|places> en <new|complète> un, vu de ton côté, tu <claim|valides> la Clé et marques ses points. Le plus grand total de points l’emporte.
rules-block-and-key-pieces = Le matériel
    .text =
        Le Sol du Temple est une grille de dix sur dix. Le Bloc Central s’y dresse, large, profond et haut de deux cases. Chacun de ses quatre <|côtés> montre une couleur différente ; le dessus et le dessous n’en montrent aucune.
        Il y a 40 Blocs : dix formes de trois ou quatre cases, chacune en vert, gris, marron et blanc. Un Bloc se tourne comme on veut, mais ne s’inverse pas en miroir : aucune rotation ne fait d’une vis à gauche une vis à droite.
        Il y a 48 Clés : 8 Étoile (1 point), 24 Soleil (2 ou 3 points) et 16 Lune (3 ou 4 points). Chacune montre un motif de cases colorées et de cases vides ; plus il est difficile, plus il rapporte. Les étoiles et les cercles des Clés Soleil et Lune ne servent qu’en solo.
        Il y a quatre cartes Enigma, une par couleur.
    .terms = Bloc/Blocs, Bloc Central, Sol du Temple/Sol, forme/formes, petit bâton, coude, grand bâton, L, T, zigzag, carré, trépied, vis à gauche, vis à droite, case/cases, niveau/niveaux, Clé/Clés, Étoile, Soleil, Lune, motif/motifs, vert, gris, marron, blanc, Enigma
rules-block-and-key-view = Ce que tu vois
    .text =
        Ton point de vue s’étend sur dix places de large et six niveaux de haut. À chaque endroit, tu vois la première face rencontrée depuis ton côté, aussi loin soit-elle, ou rien. On voit à travers le vide sous un pont.
        Ce qui est plus près cache ce qui est derrière. Un Bloc peut donc te cacher des faces que d’autres joueurs voient encore. Le Bloc Central te montre le <|côté> tourné vers toi.
    .terms = point de vue, face/faces, côté/côtés
rules-block-and-key-setup = Mise en place
    .text =
        À quatre, un joueur se place de chaque côté du temple ; à trois, les joueurs occupent le nord, l’est et le sud ; à deux, l’est et le sud. À quatre et en solo, le Bloc Central est au milieu ; à deux ou trois, il est à l’écart des joueurs.
        Chacun reçoit deux Clés Étoile, une Soleil, une Lune et une carte Enigma, une couleur qui <scoring|rapporte> à la fin. Les autres Clés Soleil et Lune forment deux pioches <|face cachée>, les Autels ; les autres cartes Étoile et Enigma quittent la partie.
        Les 40 Blocs vont dans le sac. Les neuf emplacements du Site de Fouille en reçoivent un chacun. Le premier joueur est tiré au sort ; il <place|place> le Bloc Central, la couleur de son choix tournée vers lui.
    .terms = Autel/Autels, sac, Site de Fouille/Site, emplacement/emplacements, premier joueur
rules-block-and-key-draft = Les premiers Blocs et l’ordre du tour
    .text =
        Avant le premier tour, chacun prend toute une ligne ou toute une colonne du <excavate|Site>, qui est regarni chaque fois. Le joueur à droite du premier joueur commence, on continue dans le sens antihoraire, et le premier joueur se sert en dernier.
        Puis le premier joueur joue le premier tour. Ensuite, on joue dans le sens horaire ; un tour de chacun fait une manche.
rules-block-and-key-secret = Visible et secret
    .text =
        Tous voient le temple, le Site, les réserves et les Clés validées, combien de Clés Étoile, Soleil et Lune chaque main contient, combien de Clés il reste sur chaque Autel, et quels Blocs sont encore dans le sac.
        Restent secrets : les Clés en main, les cartes Enigma, et ce qui va sortir des Autels et du sac.
rules-block-and-key-turn = Un tour
    .text =
        À ton tour, tu fais l’une de ces deux choses : extraire une ligne ou une colonne du Site, ou placer un Bloc. On ne passe que si l’on ne peut faire ni l’un ni l’autre.
    .terms = tour/tours
rules-block-and-key-excavate = Extraire des Blocs
    .text =
        Prends tous les Blocs d’une ligne ou d’une colonne du Site de Fouille. Les emplacements vides sont remplis depuis le sac, le plus petit numéro d’abord.
        Une fois le sac vide, une ligne ou une colonne peut compter moins de trois Blocs. Celle qui n’en a aucun ne peut pas être prise.
    .terms = extraire/extrait, ligne, colonne
rules-block-and-key-supply = Ta réserve
    .text =
        Ta réserve contient au plus sept Blocs. Si tu en as davantage après avoir extrait, remets des Blocs de ton choix dans le sac, où ils sont mélangés ; les emplacements encore vides sont alors remplis.
    .terms = réserve/réserves
rules-block-and-key-place = Placer un Bloc
    .text =
        Prends un Bloc de ta réserve, tourne-le comme tu veux et descends-le tout droit jusqu’à ce qu’il soit posé ; on ne peut le glisser ni par le <|côté> ni par-dessous. Il doit rester dans la grille de dix sur dix, et aucune <|colonne> ne peut dépasser six niveaux, vides compris.
        Un Bloc doit aussi <contact|toucher> un Bloc déjà en place, être plus haut là où il touche de <|côté>, et <support|tenir>. Ensuite, tu peux valider des Clés.
    .terms = placer/placé/placent/placement, colonne de Blocs
rules-block-and-key-contact = Il doit toucher un Bloc
    .text =
        Un Bloc doit toucher un Bloc déjà en place : face à face, à <|côté> ou par-dessus, ou angle à angle au même niveau. Le Bloc Central compte comme un Bloc.
    .terms = angle à angle, face à face
rules-block-and-key-taller = Plus haut là où il touche de côté
    .text =
        Si un Bloc touche des <place|colonnes> de <|côté>, par une face, une de ses parties doit dépasser le sommet de chacune d’elles, quel que soit le niveau touché. Cette partie peut être n’importe où dans le Bloc. Le Bloc Central compte comme n’importe quel Bloc.
        Un Bloc posé sur une <|colonne> est de toute façon plus haut qu’elle. Si seuls des angles se touchent, ou si un pont passe au-dessus d’une <|colonne> sans la toucher, la hauteur est libre.
    .terms = plus haut
rules-block-and-key-support = Il doit tenir
    .text =
        Chaque partie du Bloc doit avoir juste dessous le Sol, un autre Bloc ou le Bloc lui-même ; rien ne peut rester au-dessus du vide, même là où c’est la forme du Bloc qui dépasse. Ce serait un rebord.
        Seule exception, le pont droit : vu d’en haut, le Bloc couvre une seule <|ligne> droite, et ses deux extrémités sont soutenues. Il peut monter : un L ou un T debout peut être un pont.
    .terms = soutien/soutenues, pont, rebord
rules-block-and-key-claim = Valider des Clés
    .text =
        Après avoir placé un Bloc, tu peux valider chacune de tes Clés dont ce Bloc vient de compléter le motif, vu de ton point de vue. Chaque case colorée doit tomber sur une face de sa couleur. Les cases vides acceptent tout, même ce qui est hors de ton point de vue. Le motif peut être tourné, jamais inversé en miroir, et la profondeur ne compte pas. Les <|côtés> du Bloc Central comptent comme des faces.
        Un Bloc peut compléter plusieurs Clés, et une face peut faire partie de plusieurs motifs. Rien ne t’oblige à valider. Tous voient où se trouve le motif ; une Clé validée reste ensuite <|face visible>.
    .terms = valider/validé/validée/validées/validation
rules-block-and-key-new = Ce que « compléter » veut dire
    .text =
        Un motif est complété à deux conditions : au moins une de ses faces appartient au Bloc que tu viens de placer, et le motif n’était pas déjà là, sur les mêmes cases et dans le même sens.
        Recouvrir seulement une face par la même couleur ne complète donc rien. Mais un motif déjà visible ne t’empêche pas de le compléter de nouveau sur d’autres cases.
    .terms = compléter/complètent/complétée
rules-block-and-key-refill = Nouvelles Clés
    .text =
        À la fin de ton tour, pioche jusqu’à avoir quatre Clés en main, en choisissant chaque fois l’Autel Soleil ou l’Autel Lune. Une Clé piochée peut être validée à partir de ton tour suivant.
        Si un Autel est vide, pioche dans l’autre ; s’ils le sont tous les deux, on continue avec moins de Clés. Il n’y a plus de Clés Étoile à piocher.
    .terms = piocher/pioché/piochée, main
rules-block-and-key-end = La dernière manche
    .text =
        Quand un joueur a validé 12 Clés (à deux), 8 (à trois) ou 7 (à quatre), la dernière manche commence : chacun joue encore un tour, en commençant par le joueur suivant et en finissant par celui qui l’a déclenchée. Les Clés validées pendant cette manche n’en déclenchent pas d’autre. Puis vient le <scoring|décompte>.
    .terms = dernière manche
rules-block-and-key-stop = Autres fins
    .text =
        La partie s’arrête aussi, avec un <scoring|décompte>, quand tous les joueurs passent l’un après l’autre, quand aucun Bloc du sac, du Site ou des réserves ne peut plus être placé, ou après trois manches entières sans placement. En solo, aucune de ces fins n’existe : la partie dure toujours onze tours.
        Dans la dernière manche, ces fins ne valent plus : le dernier tour de chacun est joué, et un joueur qui ne peut rien faire passe.
rules-block-and-key-scoring = Décompte
    .text =
        Compte les points de tes Clés validées, et un point par groupe de trois faces de la couleur de ton Enigma visibles de ton point de vue, arrondi à l’inférieur. Les <|côtés> du Bloc Central comptent. Les Clés en main et les Blocs en réserve ne rapportent rien.
    .terms = point/points
rules-block-and-key-ties = Égalité
    .text =
        Le plus grand total l’emporte. En cas d’égalité : plus de Clés validées, puis plus de Blocs en réserve, puis plus tôt dans l’ordre du tour, à compter du premier joueur.
rules-block-and-key-solo = Solo : les Anciens
    .text =
        Ta place est au sud. Tu <place|places> le Bloc Central et prends une ligne ou une colonne du Site. Tu as ensuite onze tours de cinq étapes. Un tour où tu ne peux que passer compte aussi.
        1. <excavate|Extrais> des Blocs, ou <place|place> un Bloc et <claim|valide> des Clés.
        2. Marque le tour : les Clés validées restent <|face visible>. Si tu n’en as validé aucune, pose <|face cachée> une Clé d’un Autel de ton choix, sans la regarder.
        3. Tu peux remettre une Clé Soleil ou Lune de ta main sous son Autel.
        4. <refill|Pioche> jusqu’à avoir quatre Clés en main.
        5. Si tu as pioché une Clé et que ce n’était pas le onzième tour, les Anciens placent un Bloc.
    .terms = solo
rules-block-and-key-ancients = Ce que placent les Anciens
    .text =
        La dernière Clé piochée désigne le Bloc : ses cercles indiquent un emplacement du Site, ses étoiles un coin du Sol (1 sud-ouest, 2 nord-ouest, 3 nord-est, 4 sud-est). Si l’emplacement est vide, rien ne se passe.
        Tu <place|places> le Bloc de cet emplacement selon les règles habituelles, angle à angle avec le Bloc le plus proche de ce coin et sans face commune avec lui ; avec les autres Blocs, seules les règles habituelles s’appliquent. Le plus proche l’est en <|ligne> droite, vu d’en haut ; le Bloc Central compte aussi. Si plusieurs sont aussi proches, choisis.
        Si c’est impossible, il retourne dans le sac. Le Site est regarni. Tu ne peux pas valider une Clé complétée par ce Bloc.
    .terms = les Anciens, étoiles, cercles
rules-block-and-key-ranks = Rangs
    .text =
        Ton score donne ton rang : 0 à 9 Apprenti, 10 à 20 Chercheur, 21 à 26 Responsable des recherches, 27 à 32 Directeur de fouille, 33 et plus Expert Archéologue.
rules-block-and-key-options = Variantes
    .text =
        Une table peut choisir la validation stricte : une Clé dont le motif était déjà visible quelque part de ton point de vue avant le placement ne peut alors pas être validée du tout.
        Selon les règles du prototype, le Bloc Central ne peut pas te montrer le marron en solo.
rules-block-and-key-tips = Conseils
    .text =
        Commence par tes Clés Étoile. Elles ne valent qu’un point, mais chaque Clé validée fait place à une nouvelle, et plus il y a de faces à voir, plus les Clés Soleil et Lune deviennent faciles.
        Cherche vite des Blocs qui complètent deux Clés à la fois. Et pense aux autres côtés : un Bloc caché aux yeux d’un adversaire, derrière d’autres Blocs, ne peut pas l’aider.

rules-ancient-knowledge-goal = But du jeu
    .text =
        Tu crées des monuments dans une frise de six cases. À la fin de chacun de tes tours, ils <slide|glissent d’une case vers la gauche>. Un monument qui quitterait la case 1 tombe en déclin : il rejoint ton passé, où il rapporte ses points, et les savoirs restés dessus deviennent des savoirs perdus, qui coûtent un point chacun. Le plus grand total de points l’emporte.
rules-ancient-knowledge-card = Ce que montre une carte
    .text =
        Les cartes Bâtisseur sont des monuments, de trois types (cités, mégalithes et pyramides), et des artefacts. Une carte Bâtisseur montre son coût, le nombre d’autres cartes à défausser pour la créer. Un monument montre aussi sa case de départ, les savoirs qu’on y pose et ses points. Un monument non décalable ne peut pas être décalé.
        Une connaissance montre son niveau, I ou II, sa condition et, au niveau II, ses points. C’est un ancien, une écriture ou un secret.
        En dessous, chaque carte dit <effects|quand elle agit> et ce qu’elle fait.
    .terms = carte Bâtisseur/cartes Bâtisseur, monument/monuments, type/types, cité/cités, mégalithe/mégalithes, pyramide/pyramides, artefact/artefacts, connaissance/connaissances, ancien, écriture, secret, niveau, condition/conditions, coût/coûts/coûte, case de départ, non décalable, savoir/savoirs
rules-ancient-knowledge-symbols = Les symboles des cartes
    .text =
        Les symboles remplacent ces mots, sur toutes les cartes.
rules-ancient-knowledge-board = Ce qui est devant toi
    .text =
        Ta frise a six cases de deux places chacune. La rangée du bas se remplit d’abord ; quand un monument la quitte, celui du dessus descend.
        À gauche de la case 1 se trouve ton passé, avec les monuments tombés en déclin. Sur ton plateau se trouvent jusqu’à cinq artefacts et tes savoirs perdus ; à côté, ta collection de connaissances.
        Tous voient tout cela, et combien de cartes chacun a en main. Les mains sont secrètes, comme les cartes qui en sont défaussées.
    .terms = frise, case/cases, rangée, passé, plateau, collection, savoir perdu/savoirs perdus
rules-ancient-knowledge-setup = Mise en place
    .text =
        Le premier joueur est tiré au sort ; on joue dans le sens horaire. Chacun reçoit une main de départ de dix cartes Bâtisseur et en garde six, tous en même temps. Le troisième et le quatrième joueur dans l’ordre du tour reçoivent une carte de plus. Alors seulement, les cartes que personne n’a gardées sont remélangées dans la pioche.
        Pour une première partie, chacun peut recevoir à la place une des quatre mains conseillées de six cartes ; celles qui restent vont dans la pioche, et le troisième et le quatrième joueur reçoivent ici aussi une carte de plus.
        Trois piliers montrent chacun trois connaissances : deux piliers de niveau I, un de niveau II. Les autres forment deux pioches face cachée.
    .terms = main de départ, mains conseillées, premier joueur
rules-ancient-knowledge-turn = Un tour
    .text =
        D’abord tu fais <actions|deux actions>, ensuite vient la phase de chronique, puis la phase de déclin. Puis c’est au joueur suivant.
    .terms = tour/tours
rules-ancient-knowledge-actions = Deux actions
    .text =
        Fais deux actions, identiques ou différentes : créer, apprendre, archiver, excaver ou chercher. On ne peut pas passer ; chercher est toujours possible, même avec dix cartes en main.
    .terms = action/actions
rules-ancient-knowledge-create = Créer
    .text =
        Joue un monument ou un artefact de ta main et défausse autant d’autres cartes qu’il en coûte. Un monument va sur sa case de départ ; tu peux le décaler. Une case contient au plus deux monuments.
        Pose ses savoirs dessus, moins ceux que cette carte ou tes autres cartes retranchent. Puis il a son effet immédiat.
        Un artefact va sur une place libre de ton plateau ; il y en a cinq.
    .terms = créer/crées
rules-ancient-knowledge-shift = Décaler
    .text =
        Un monument peut entrer sur une autre case que sa case de départ, plus près du passé ou plus loin, si tu défausses une carte de plus par case d’écart. Il ne va jamais directement dans le passé. Un monument non décalable ne peut pas l’être, et une case qui en contient deux est pleine.
    .terms = décaler/décalé
rules-ancient-knowledge-learn = Apprendre
    .text =
        Prends une connaissance visible dont tu remplis la condition ; la carte ne compte pas pour elle-même. Elle rejoint ta collection. S’il ne reste qu’une carte sur son pilier, le pilier est d’abord regarni. Puis une carte de niveau I agit ; une carte de niveau II rapporte à la fin.
    .terms = apprendre/apprends/apprises
rules-ancient-knowledge-archive = Archiver
    .text =
        Défausse une ou plusieurs cartes de ta main, et retire pour chacune un savoir des monuments de ta frise. Tu ne peux pas défausser plus de cartes qu’il n’y a de savoirs à retirer.
    .terms = archiver
rules-ancient-knowledge-excavate = Excaver
    .text =
        Incline un ou plusieurs monuments droits de ton passé, et pioche deux cartes pour chacun. Ils restent inclinés tant qu’une carte ne les redresse pas ; ils rapportent tout de même leurs points.
    .terms = excaver, incliné/inclinés/inclines, droit/droits, redresser/redresse
rules-ancient-knowledge-search = Chercher
    .text =
        Pioche une carte.
    .terms = chercher
rules-ancient-knowledge-hand = Main et pioche
    .text =
        Les cartes se piochent dans la pioche des bâtisseurs. Tu n’en as jamais plus de dix en main : on cesse alors de piocher, et le reste demeure dans la pioche. Les cartes Bâtisseur défaussées forment la défausse, avec laquelle une pioche vide est refaite.
    .terms = pioche des bâtisseurs, piocher/pioche, main/mains, défausse/défausser/défausses/défaussée/défaussées
rules-ancient-knowledge-pillars = Les piliers
    .text =
        Un pilier n’est pas regarni après chaque connaissance. Dès qu’il n’y reste qu’une carte, elle est défaussée, et trois nouvelles cartes de son niveau sont révélées.
        Une <|pioche> épuisée est refaite avec sa défausse. Si les deux ensemble n’y suffisent pas, elles quittent la partie avec le pilier ; les connaissances visibles sur d’autres piliers peuvent encore être apprises.
        Une connaissance qu’une carte met sous une <|pioche> qui a quitté la partie la quitte aussi : un niveau ne revient pas.
    .terms = pilier/piliers, visible/visibles
rules-ancient-knowledge-half = Deuxième moitié de la partie
    .text =
        Le <|premier joueur> à avoir au moins sept monuments dans son passé fait passer au niveau II un pilier de niveau I de son choix, après tous les déclins de ce tour. Les cartes de ce pilier sont défaussées, et trois cartes de niveau II sont révélées. Cela n’arrive qu’une fois par partie. S’il n’y a plus de pilier de niveau I, aucun ne change.
rules-ancient-knowledge-effects = Quand les cartes agissent
    .text =
        Le déclencheur d’une carte dit quand elle agit ; il y en a cinq.
        Immédiat : une fois, quand tu crées ou apprends la carte.
        Permanent : chaque fois que sa <|condition> est remplie.
        Chronique : à chaque tour, pendant ta phase de chronique.
        Déclin : quand le monument tombe en déclin.
        Fin de partie : au <scoring|décompte> final. Un monument doit alors se trouver dans ton passé.
        Les monuments agissent dans la frise, les artefacts sur le plateau. Dans le passé, plus rien n’agit, sauf les effets de fin de partie. Si une carte contredit ces règles, c’est la carte qui l’emporte.
    .terms = déclencheur, Immédiat/immédiat, Permanent, Chronique/effet de chronique, Déclin/effet de déclin, Fin de partie/fin de partie
rules-ancient-knowledge-may = Obligations et choix
    .text =
        Un effet s’applique autant que possible ; seuls « tu peux » et « jusqu’à » te laissent le choix. Ce qui est tout à fait impossible est ignoré. Un effet concerne tes propres cartes, sauf s’il nomme les adversaires.
        Créer, apprendre ou archiver grâce à une carte ne dépense aucune de tes deux actions ; coûts et conditions valent comme d’habitude, sauf si la carte dit autre chose.
        Si plusieurs effets arrivent en même temps, tu choisis leur ordre ; ce que l’un d’eux déclenche vient avant le suivant. Les adversaires qui doivent se défaire de quelque chose choisissent en même temps.
rules-ancient-knowledge-words = Les mots des cartes
    .text =
        Sont adjacents les monuments d’une même case, ou d’une même rangée sur deux cases voisines ; jamais en diagonale.
        Une série, c’est une carte de chacun des trois types, par exemple une cité, un mégalithe et une pyramide.
        Pour déplacer un monument, mets-le avec ses savoirs sur une autre case qui a une place libre. Pour en échanger deux, intervertis leurs places ; ils doivent être sur des cases différentes.
        Pour détruire une carte en jeu, mets-la à la défausse ; les savoirs qu’elle porte ne sont pas perdus.
    .terms = adjacent/adjacents, série, déplacer, échanger, détruire
rules-ancient-knowledge-timeline = La phase de chronique
    .text =
        Applique une fois chaque effet de chronique de tes monuments et artefacts, dans l’ordre de ton choix. Celui qui ne peut rien faire pour l’instant peut attendre les autres. Une carte qui entre en jeu pendant cette phase agit à partir de ton tour suivant.
    .terms = phase de chronique
rules-ancient-knowledge-decline = La phase de déclin
    .text =
        Chaque monument de la case 1 tombe en déclin, dans l’ordre de ton choix : applique son effet de déclin, puis mets les savoirs qui restent dessus avec tes savoirs perdus, puis place le monument, droit, dans ton passé. Pendant son déclin, il compte encore dans ta frise, mais on ne peut ni le déplacer ni l’échanger. Ce qui arrive entre-temps sur la case 1 tombe aussi en déclin ; ce qui la quitte avant son tour n’y tombe pas.
    .terms = déclin/déclins, tomber en déclin/tombe en déclin/tombés en déclin, phase de déclin
rules-ancient-knowledge-slide = Le glissement vers la gauche
    .text =
        Après tous les déclins, et après le changement d’un pilier s’il est <half|temps>, tout le reste de ta frise glisse d’une case vers la gauche, avec ses savoirs. Les artefacts restent en place.
    .terms = glisser vers la gauche
rules-ancient-knowledge-example = Un déclin en exemple
    .text =
        Sur ta case 1 se trouvent Derinkuyu (1 point) avec 1 savoir et Sacsayhuamán (6 points) avec 2 savoirs. Sur la case 3 se trouve le Temple de Karnak avec 6 savoirs.
        Tu fais d’abord <decline|tomber> Derinkuyu <|en déclin>. Son effet de déclin retire 4 savoirs d’une de tes cités qui en porte au moins 6 : il en reste 2 sur le Temple de Karnak. Le savoir de Derinkuyu devient 1 savoir perdu, et Derinkuyu rejoint ton passé.
        Sacsayhuamán n’a pas d’effet de déclin. Ses savoirs font 2 savoirs perdus de plus, et la carte rejoint aussi ton passé. Le Temple de Karnak <slide|glisse> sur la case 2.
        Si la partie finissait maintenant, tu aurais 1 + 6 points pour ton passé et 1 pour le Temple de Karnak dans la frise, moins 3 pour les savoirs perdus : 5 points. Avant le déclin, tu en aurais eu 3, un par monument dans la frise.
rules-ancient-knowledge-end = Fin de partie
    .text =
        Dès qu’un joueur a au moins quatorze monuments dans son passé, la dernière manche est commencée : elle se joue jusqu’au bout. Le dernier tour est celui du joueur qui précède le premier joueur, pour que tous aient joué autant de tours.
    .terms = dernière manche
rules-ancient-knowledge-scoring = Décompte
    .text =
        Compte les points des monuments de ton passé et de leurs effets de fin de partie, les points de tes connaissances de niveau II, et un point par monument encore dans ta frise ; les points et les savoirs de ceux-ci ne comptent pas. Retire un point par savoir perdu.
        Le plus grand total l’emporte. En cas d’égalité, celui qui a le moins de savoirs perdus l’emporte ; s’il y a encore égalité, la victoire est partagée.
    .terms = point/points
rules-ancient-knowledge-tips = Conseils
    .text =
        Chercher ne fait piocher qu’une carte. Dès que des monuments sont droits dans ton passé, Excaver en fait piocher deux pour chaque monument que tu inclines.
        Il n’est pas nécessaire de tout sauver. Un monument vaut souvent plus de points que les savoirs qu’il perd, et certaines cartes demandent même des savoirs perdus.

# Un jeu sans mots à lui.
rules-unwritten = Personne n’a encore écrit les règles de ce jeu. À la table, seul ce qu’elles permettent peut être choisi.

# Autour des règles.
rules-contents = Sommaire
rules-index = Les mots, et où ils sont expliqués
rules-whole = Toutes les règles sur une page à part
rules-open = Voir la règle
rules-no-such-rule = Il n’y a pas de règle à cette adresse. Les voici toutes.
