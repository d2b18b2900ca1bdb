# Les règles avec nos propres mots, telles que le navigateur les montre. Chaque section a un titre et un texte.

rules-block-and-key-goal = But du jeu
    .text =
        Vous construisez ensemble un seul temple, mais chacun le regarde d’un autre côté. Seul ton point de vue compte pour toi : en regardant droit devant toi depuis ton côté, la première face que tu rencontres à chaque endroit.
        Tes Clés sont de petits motifs de couleurs. Quand un Bloc que tu places en complète un dans ton point de vue, tu valides la Clé et marques ses points. Le plus grand total de points l’emporte.
rules-block-and-key-setup = Mise en place
    .text =
        À quatre, un joueur se place de chaque côté du temple ; à trois, les joueurs occupent le nord, l’est et le sud ; à deux, l’est et le sud.
        Chacun reçoit deux Clés Étoile (1 point chacune), une Clé Soleil (2 ou 3 points), une Clé Lune (3 ou 4 points) et une carte Enigma, une couleur qui rapporte à la fin. Tout cela reste secret. Les autres Clés Soleil et Lune forment deux pioches face cachée, les Autels ; les autres cartes Étoile et Enigma quittent la partie.
        Les neuf emplacements du Site de Fouille sont remplis de Blocs tirés du sac. Le premier joueur est tiré au sort ; il place le Bloc Central, la couleur de son choix vers lui.
        Puis chacun prend toute une ligne ou toute une colonne du Site, qui est complété chaque fois. Le joueur à droite du premier joueur commence, on continue dans le sens antihoraire, et le premier joueur se sert en dernier.
        Le premier joueur joue le premier tour. Ensuite, on joue dans le sens horaire.
rules-block-and-key-turn = Un tour
    .text =
        À ton tour, tu fais une chose sur deux : extraire une ligne ou une colonne du Site, ou placer un Bloc. On ne passe que si l’on ne peut faire ni l’un ni l’autre.
rules-block-and-key-excavate = Extraire des Blocs
    .text =
        Prends tous les Blocs d’une ligne ou d’une colonne du Site de Fouille. Les emplacements vides sont remplis depuis le sac, le plus petit numéro d’abord.
        Ta réserve contient au plus sept Blocs. Si tu en as davantage, remets des Blocs de ton choix dans le sac ; les emplacements encore vides sont alors remplis. Une fois le sac vide, une ligne ou une colonne peut compter moins de trois Blocs.
rules-block-and-key-place = Placer un Bloc
    .text =
        Prends un Bloc de ta réserve, tourne-le comme tu veux et descends-le tout droit jusqu’à ce qu’il soit posé ; on ne peut pas le glisser par le côté. Il doit rester dans la grille de dix sur dix, et aucune colonne ne peut dépasser six niveaux, vides compris.
rules-block-and-key-contact = Il doit toucher
    .text =
        Un Bloc doit toucher un Bloc déjà en place : par une face, à côté ou par-dessus, ou angle à angle au même niveau. Le Bloc Central compte comme un Bloc.
        S’il touche une colonne de côté par une face, une partie de ton Bloc doit dépasser le sommet de cette colonne, quel que soit le niveau touché. Si seuls des angles se touchent, la hauteur est libre.
rules-block-and-key-support = Il doit tenir
    .text =
        Aucune partie ne peut rester au-dessus du vide. Seule exception, le pont droit : vu d’en haut, le Bloc couvre une seule ligne droite, et ses deux extrémités sont soutenues.
rules-block-and-key-claim = Valider des Clés
    .text =
        Après avoir placé un Bloc, tu peux valider chacune de tes Clés dont ce Bloc vient de compléter le motif dans ton point de vue. Le motif peut être tourné, jamais inversé en miroir. Les cases vides acceptent tout, et la profondeur ne compte pas. Les côtés du Bloc Central comptent comme des faces.
        Compléter veut dire : au moins une face du motif appartient au Bloc que tu viens de placer, et le motif n’était pas déjà là, sur les mêmes cases et dans le même sens. Recouvrir une face par la même couleur ne complète donc rien. Mais un motif déjà visible ne t’empêche pas de le compléter de nouveau sur d’autres cases.
        Un Bloc peut compléter plusieurs Clés, et une face peut faire partie de plusieurs motifs. Montre à tous où se trouve le motif ; une Clé validée reste ensuite face visible.
        Puis complète ta main à quatre Clés, en choisissant chaque fois l’Autel Soleil ou l’Autel Lune. Une Clé piochée peut être validée à partir de ton tour suivant. Si un Autel est vide, pioche dans l’autre ; s’ils le sont tous les deux, on continue avec moins de Clés. Il n’y a plus de Clés Étoile à piocher.
rules-block-and-key-end = Fin de partie
    .text =
        Quand un joueur a validé 12 Clés (à deux), 8 (à trois) ou 7 (à quatre), la dernière manche commence : chacun joue encore un tour, en commençant par le joueur suivant et en finissant par celui qui l’a déclenchée. Les Clés validées pendant cette manche n’en déclenchent pas d’autre.
        La partie s’arrête aussi quand tous les joueurs passent l’un après l’autre, quand aucun Bloc du sac, du Site ou des réserves ne peut plus être placé, ou après trois manches sans placement. Dans la dernière manche, ces fins ne valent plus : le dernier tour de chacun est joué, et un joueur qui ne peut rien faire passe.
rules-block-and-key-scoring = Décompte
    .text =
        Compte les points de tes Clés validées, et un point par groupe de trois faces de la couleur de ton Enigma dans ton point de vue, arrondi à l’inférieur. Les Clés en main et les Blocs en réserve ne rapportent rien.
        Le plus grand total l’emporte. En cas d’égalité : plus de Clés validées, puis plus de Blocs en réserve, puis plus tôt dans l’ordre du tour, à compter du premier joueur.
rules-block-and-key-solo = Solo : les Anciens
    .text =
        Ta place est au sud. Tu places le Bloc Central et prends une ligne ou une colonne du Site. Tu as ensuite onze tours de cinq étapes.
        1. Extrais des Blocs, ou place un Bloc et valide des Clés. Si tu ne peux faire ni l’un ni l’autre, tu passes.
        2. Marque le tour : les Clés validées restent face visible. Si tu n’en as validé aucune, pose face cachée une Clé d’un Autel de ton choix, sans la regarder.
        3. Tu peux remettre une Clé Soleil ou Lune de ta main sous son Autel.
        4. Complète ta main à quatre Clés.
        5. Si tu as pioché une Clé et que ce n’était pas le onzième tour, les Anciens placent un Bloc.
        La dernière Clé piochée dit lequel : ses cercles désignent un emplacement du Site, ses étoiles un coin du Sol (1 sud-ouest, 2 nord-ouest, 3 nord-est, 4 sud-est). Place le Bloc de cet emplacement selon les règles habituelles, angle à angle avec le Bloc le plus proche de ce coin et sans face commune avec lui ; si plusieurs sont aussi proches, choisis. Si c’est impossible, il retourne dans le sac ; si l’emplacement est vide, rien ne se passe. Tu ne peux pas valider une Clé complétée par ce Bloc.
        Ton score donne ton rang : 0 à 9 Apprenti, 10 à 20 Chercheur, 21 à 26 Responsable des recherches, 27 à 32 Directeur de fouille, 33 et plus Expert Archéologue.
rules-block-and-key-tips = Conseils
    .text =
        Commence par tes Clés Étoile. Elles ne valent qu’un point, mais chaque Clé validée fait place à une nouvelle, et plus il y a de faces à voir, plus les Clés Soleil et Lune deviennent faciles.
        Cherche bientôt des Blocs qui complètent deux Clés à la fois. Et pense aux autres côtés : un Bloc caché derrière d’autres dans le point de vue d’un adversaire ne peut pas l’aider.

rules-ancient-knowledge-goal = But du jeu
    .text =
        Tu crées des monuments dans une frise de six cases. À la fin de chacun de tes tours, ils glissent d’une case vers la gauche. Un monument qui quitterait la case 1 tombe en déclin : il rejoint ton passé, où il rapporte ses points, et les savoirs restés dessus deviennent des savoirs perdus, qui coûtent un point chacun. Le plus grand total de points l’emporte.
rules-ancient-knowledge-card = Ce que montre une carte
    .text =
        Les cartes Bâtisseur sont des monuments (cités, mégalithes et pyramides) et des artefacts. Une carte Bâtisseur montre son coût, le nombre d’autres cartes à défausser pour la créer. Un monument montre aussi sa case de départ, les savoirs qu’on y pose et ses points. Un cadenas veut dire qu’il n’est pas décalable.
        Une connaissance montre son niveau, I ou II, sa condition et, au niveau II, ses points. C’est un ancien, une écriture ou un secret.
        En dessous, chaque carte dit quand elle agit et ce qu’elle fait.
rules-ancient-knowledge-setup = Mise en place
    .text =
        Le premier joueur est tiré au sort ; on joue dans le sens horaire. Chacun reçoit dix cartes Bâtisseur et en garde six, les autres sont remélangées dans la pioche. Pour une première partie, chacun peut recevoir à la place une des quatre mains conseillées de six cartes. Les joueurs trois et quatre reçoivent une carte de plus.
        Trois piliers montrent chacun trois connaissances : deux piliers de niveau I, un de niveau II. Les autres forment deux pioches face cachée.
rules-ancient-knowledge-actions = D’abord : deux actions
    .text =
        Fais deux actions, identiques ou différentes.
        Créer : joue un monument ou un artefact de ta main et défausse autant d’autres cartes qu’il en coûte. Un monument va sur sa case de départ. Tu peux le décaler sur une autre case en défaussant une carte de plus par case d’écart, sauf s’il n’est pas décalable. Une case contient deux monuments, le second au-dessus du premier. Pose ses savoirs dessus ; puis il a son effet immédiat. Les artefacts vont sur ton plateau, cinq au plus.
        Apprendre : prends une connaissance visible dont tu remplis la condition. Le niveau I agit aussitôt, le niveau II rapporte à la fin.
        Archiver : défausse autant de cartes que tu veux, et retire pour chacune un savoir de ta frise.
        Excaver : incline autant de monuments redressés de ton passé que tu veux, et pioche deux cartes pour chacun. Ils restent inclinés tant qu’une carte ne les redresse pas.
        Chercher : pioche une carte.
        Tu n’as jamais plus de dix cartes en main : on cesse alors de piocher. Une pioche vide est refaite avec sa défausse.
rules-ancient-knowledge-pillars = Les piliers
    .text =
        Un pilier n’est pas regarni après chaque connaissance. Dès qu’il n’y reste qu’une carte, elle est défaussée, et trois nouvelles cartes de son niveau sont révélées. Si la pioche et la défausse de ce niveau n’y suffisent pas, elles quittent la partie avec le pilier ; les connaissances visibles sur d’autres piliers peuvent encore être apprises.
        Deuxième moitié de la partie : le premier joueur à avoir sept monuments dans son passé fait passer au niveau II un pilier de niveau I de son choix, après tous les déclins de ce tour. Les cartes de ce pilier sont défaussées, et trois cartes de niveau II sont révélées. Cela n’arrive qu’une fois par partie.
rules-ancient-knowledge-effects = Quand les cartes agissent
    .text =
        Immédiat : une fois, quand tu crées ou apprends la carte.
        Permanent : chaque fois que sa condition est remplie.
        Chronique : à chaque tour, pendant ta phase de chronique.
        Déclin : quand le monument tombe en déclin.
        Fin de partie : au décompte final, depuis ton passé.
        Un effet s’applique autant que possible ; seuls « tu peux » et « jusqu’à » te laissent le choix. Il concerne tes propres cartes, sauf s’il nomme les adversaires. Si plusieurs effets arrivent en même temps, tu choisis leur ordre ; ce que l’un d’eux déclenche vient avant le suivant.
        Les monuments agissent dans la frise, les artefacts sur le plateau. Dans le passé, plus rien n’agit, sauf les effets de fin de partie. Si une carte contredit ces règles, la carte a raison.
rules-ancient-knowledge-timeline = Ensuite : la phase de chronique
    .text =
        Applique une fois chaque effet de chronique de tes monuments et artefacts, dans l’ordre de ton choix. Sont adjacents les monuments d’une même case, ou d’une même rangée sur deux cases voisines ; jamais en diagonale.
rules-ancient-knowledge-decline = Puis : la phase de déclin
    .text =
        Chaque monument de la case 1 tombe en déclin, dans l’ordre de ton choix : applique son effet de déclin, puis mets les savoirs qui restent dessus avec tes savoirs perdus, puis place le monument dans ton passé, redressé. Ce qui arrive entre-temps sur la case 1 tombe aussi en déclin.
        Ensuite, tout le reste de ta frise glisse d’une case vers la gauche, avec ses savoirs. Les artefacts restent en place.
rules-ancient-knowledge-example = Un déclin en exemple
    .text =
        Sur ta case 1 se trouvent Derinkuyu (1 point) avec 1 savoir et Sacsayhuamán (6 points) avec 2 savoirs. Sur la case 3, Temple de Karnak avec 6 savoirs.
        Tu fais d’abord tomber Derinkuyu en déclin. Son effet de déclin retire 4 savoirs d’une de tes cités qui en porte au moins 6 : il en reste 2 sur Temple de Karnak. Le savoir de Derinkuyu devient 1 savoir perdu, et Derinkuyu rejoint ton passé.
        Sacsayhuamán n’a pas d’effet de déclin. Ses savoirs font 2 savoirs perdus de plus, et la carte rejoint aussi ton passé. Temple de Karnak glisse sur la case 2.
        Si la partie finissait maintenant, tu aurais 1 + 6 points pour ton passé et 1 pour Temple de Karnak dans la frise, moins 3 pour les savoirs perdus : 5 points. Avant le déclin, c’était 3, un par monument dans la frise.
rules-ancient-knowledge-end = Fin de partie
    .text =
        Dès qu’un joueur a quatorze monuments dans son passé, la manche se joue jusqu’au bout : le dernier tour est celui du joueur qui précède le premier joueur, pour que tous aient joué autant de tours.
        Compte les points des monuments de ton passé et de leurs effets de fin de partie, les points de tes connaissances de niveau II, et un point par monument encore dans ta frise ; les points et les savoirs de ceux-ci ne comptent pas. Retire un point par savoir perdu.
        Le plus grand total l’emporte. En cas d’égalité, celui qui a le moins de savoirs perdus l’emporte ; s’il y a encore égalité, la victoire est partagée.
rules-ancient-knowledge-tips = Conseils
    .text =
        Chercher ne fait piocher qu’une carte. Dès que des monuments sont dans ton passé, Excaver en fait piocher deux pour chacun.
        Il n’est pas nécessaire de tout sauver. Un monument vaut souvent plus de points que les savoirs qu’il perd, et certaines cartes demandent même des savoirs perdus.

# A game that brings no words of its own.
rules-unwritten = Personne n’a encore écrit les règles de ce jeu. À la table, seul ce qu’elles permettent peut être choisi.
