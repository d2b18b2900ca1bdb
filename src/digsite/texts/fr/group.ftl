# Groups: the same deals for everybody in them, and one table of results.

group-title = Les mêmes donnes pour tous
group-about = Toute personne qui a le lien du groupe joue les mêmes donnes, chacune à sa table, contre les mêmes robots et de la même place. Personne ne voit la partie d’un autre avant la fin du groupe.
group-game = Jeu
group-bots = Adversaires
group-company = { $bots ->
    [0] En solo
    [one] Contre { $bots } robot
   *[other] Contre { $bots } robots
}
group-deals = Donnes
group-days = Jours jusqu’à la fin
group-make = Créer le groupe
group-alone = { $deals ->
    [one] { $deals } donne en solo, essai unique.
   *[other] { $deals } donnes en solo, un seul essai pour chacune.
}
group-against = { $deals ->
    [one] { $deals } donne contre { $names }, essai unique.
   *[other] { $deals } donnes contre { $names }, un seul essai pour chacune ; la place change de donne en donne.
}
group-ends = Ouvert jusqu’au { $ends }. Ensuite, toutes les parties pourront être revues.
group-over = Terminé depuis le { $ends }. Toutes les parties peuvent être revues.
group-invite = Invite d’autres personnes par ce lien :
group-deal = Donne { $number }
group-seat = place { $seat }
group-play = Jouer la donne { $number }
group-go-on = Continuer
group-look = Voir ma partie
group-standing = Classement
group-hidden = Tu vois les points des autres à une donne quand tu l’as jouée.
group-nobody = Personne n’a encore joué.
group-member = Nom
group-total = Total
group-you = (toi)
group-nameless = quelqu’un
