# Les règles avec nos propres mots, telles que le navigateur les montre. Chaque section a un titre et un texte.

rules-block-and-key-goal = De quoi il s’agit
    .text =
        Ensemble, vous bâtissez un seul temple avec de lourds blocs. Tu es assis d’un côté, et seul compte le tableau plat que tu vois de là : à chaque endroit, la première face que ton œil rencontre.
        Tes clés sont de petits motifs de couleurs. Quand un bloc que tu poses en complète un dans ton tableau, tu gagnes la clé et ses points.
rules-block-and-key-setup = Mise en place
    .text =
        Chacun reçoit deux clés Étoile, une clé Soleil, une clé Lune et une Énigme : une couleur qui rapporte à la fin. Tout cela est secret.
        Le premier joueur pose le Cube central, la couleur de son choix tournée vers lui. Puis chacun, dans le sens inverse des aiguilles, prend une rangée ou une colonne du Site de Fouille.
rules-block-and-key-turn = Un tour
    .text =
        À ton tour, tu fais l’une de deux choses : fouiller, ou poser un bloc. Puis c’est au joueur suivant. Seul qui ne peut faire ni l’un ni l’autre passe.
rules-block-and-key-excavate = Fouiller
    .text =
        Prends tous les blocs d’une rangée ou d’une colonne du site. On le remplit depuis le sac. Ta réserve contient au plus sept blocs ; ce qui est en trop retourne dans le sac.
rules-block-and-key-place = Poser un bloc
    .text =
        Prends un bloc de ta réserve, tourne-le comme tu veux et descends-le tout droit jusqu’à ce qu’il repose. Il reste sur le sol de dix sur dix et sous le sixième niveau.
rules-block-and-key-contact = Il doit toucher
    .text =
        Un bloc doit toucher ce qui est debout : par une face, de côté ou d’en haut, ou au moins coin contre coin au même niveau.
        S’il touche quelque chose de côté par une face, il doit être plus haut : sa case la plus haute dépasse le sommet de chaque pile ainsi touchée. Les coins ne demandent aucune hauteur.
rules-block-and-key-support = Il doit tenir
    .text =
        Aucune partie ne reste en l’air. Seule exception, le pont droit : un bloc qui couvre une seule ligne droite, soutenu à ses deux bouts.
rules-block-and-key-claim = Gagner des clés
    .text =
        Après la pose, tu peux gagner chaque clé dont les couleurs se trouvent dans ton tableau, tournée mais jamais en miroir. Les cases vides acceptent tout, la profondeur ne compte pas. Une des faces au moins doit appartenir au bloc que tu viens de poser.
        Puis pioche jusqu’à quatre clés, chacune de l’autel du Soleil ou de l’autel de la Lune.
rules-block-and-key-end = La fin
    .text =
        Quand quelqu’un a gagné 12 clés (à deux), 8 (à trois) ou 7 (à quatre), chacun joue encore un tour, cette personne en dernier.
        Additionne les points de tes clés, et un point par trois faces de la couleur de ton Énigme dans ton tableau. Égalité : plus de clés, puis plus de blocs restants, puis l’ordre du tour.
rules-block-and-key-solo = Seul
    .text =
        Tu as onze tours. Un tour sans clé gagnée est marqué d’une clé cachée d’un autel. Tu peux remettre une clé sous son autel avant de piocher.
        Chaque fois que tu as pioché, les Anciens agissent : la dernière clé désigne un emplacement du site et un coin du sol. Tu poses ce bloc coin contre coin avec ce qui est le plus proche de ce coin. Leurs poses ne font rien gagner.

rules-ancient-knowledge-goal = De quoi il s’agit
    .text =
        Tu élèves des monuments sur une frise qui avance d’une case à la fin de chacun de tes tours. Ce qui arrive au bout décline dans le passé, où il rapporte. Le savoir encore dessus est perdu, et chaque savoir perdu coûte un point.
rules-ancient-knowledge-setup = Mise en place
    .text =
        Chacun reçoit dix cartes et en garde six. Trois piliers montrent chacun trois technologies, deux de niveau un, un de niveau deux.
rules-ancient-knowledge-actions = D’abord : deux actions
    .text =
        Créer : défausse les cartes que coûte un monument et pose-le sur sa case, ou sur une autre pour une carte de plus par case ; mets-y son savoir. Les artefacts vont à côté de la frise, cinq au plus.
        Apprendre : prends une technologie dont tu remplis la condition.
        Archiver : défausse des cartes, et retire un savoir de ta frise pour chacune.
        Fouiller : couche des monuments de ton passé et pioche deux cartes pour chacun.
        Chercher : pioche une carte. Ta main en contient dix au plus.
rules-ancient-knowledge-timeline = Ensuite : la frise
    .text =
        Les effets de frise de tes monuments et artefacts ont lieu, dans l’ordre que tu veux. Des voisins partagent une case, ou sont dans la même rangée sur deux cases côte à côte.
rules-ancient-knowledge-decline = Puis : le déclin
    .text =
        Chaque monument de la case un applique son effet de déclin, perd le savoir qui lui reste, et va dans le passé. Tout le reste avance d’une case.
        Quand quelqu’un a pour la première fois sept monuments dans son passé, un pilier passe au niveau deux.
rules-ancient-knowledge-end = La fin
    .text =
        Quatorze monuments dans un passé lancent la dernière manche. Compte les points de ton passé et de ses effets de fin, de tes technologies de niveau deux, un par monument encore sur la frise, moins un par savoir perdu. L’égalité revient au moindre savoir perdu.

# A game that brings no words of its own.
rules-unwritten = Personne n’a encore écrit les règles de ce jeu. À la table, seul ce qu’elles permettent peut être choisi.
