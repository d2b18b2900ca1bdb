# Légendes des petites images à côté des règles dans le navigateur, et ce qu’elles montrent à qui ne les voit pas.

pictures-temple = Le temple ; la flèche montre ton côté.
    .words = Quatre blocs côte à côte : un vert couché devant, derrière lui un brun debout et un blanc, à droite un gris. Une flèche vient du sud.
pictures-flat = Le même vu du sud : ton tableau.
    .words = Cinq colonnes. Depuis la gauche : vert ; vert avec deux bruns au-dessus ; vert avec un blanc au-dessus ; deux gris ; un gris.
pictures-taller = À côté d’une pile, et plus haut qu’elle.
    .words = Un bloc vert de trois cases, debout à côté d’une pile grise de deux.
pictures-lower = À côté d’une pile, mais pas plus haut.
    .words = Un bloc vert couché à côté d’une pile grise de deux.
pictures-corner = Coin contre coin : toute hauteur.
    .words = Un bloc vert couché, dont seul un coin rejoint la pile grise.
pictures-stands = Chaque partie repose sur quelque chose.
    .words = Un bloc vert posé tout entier sur un bloc gris.
pictures-bridge = Un pont droit : les deux bouts reposent.
    .words = Un bloc vert droit au-dessus d’un vide, un bout sur un bloc gris, l’autre sur un blanc.
pictures-overhang = Reste en l’air.
    .words = Un bloc vert droit dont un seul bout repose sur un bloc gris.
pictures-rotations = Une clé, dans ses quatre positions.
    .words = Une clé de blanc, de gris et de vert autour d’un coin, tournée chaque fois d’un quart.
pictures-mirrored = Son reflet est une autre clé.
    .words = Les trois mêmes couleurs dans l’autre sens.
pictures-sliding = La case 1 rejoint le passé, son savoir est perdu, le reste avance.
    .words = Six cases en ligne. Le monument de la case 1 part à gauche dans le passé et le savoir posé dessus tombe ; les monuments des autres cases avancent chacun d’une case vers la gauche avec leur savoir.
