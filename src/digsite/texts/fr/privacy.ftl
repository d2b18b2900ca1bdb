# Ce qu’un serveur sait de ses invités : la page /privacy.
privacy-title = Ce qui est gardé de toi
privacy-guest = De toi, le serveur garde un nom, l’empreinte d’un code de récupération et le jour de ta dernière visite. Ni compte, ni adresse électronique, ni mot de passe.
privacy-cookie = Un seul cookie dit qui tu es. Il est nécessaire pour jouer et n’apprend rien à personne d’autre ; il n’y en a pas d’autre, et rien n’est chargé d’ailleurs.
privacy-devices = Pour chaque navigateur où ta session est ouverte, son type (comme « Firefox, Linux ») et le jour de son dernier usage, pour que tu puisses le déconnecter.
privacy-games = Les parties sont gardées avec les invités qui les jouent, pour être continuées, revues et vérifiées. Qui a le lien d’une table la voit, sauf si seuls ses joueurs peuvent regarder.
privacy-deals = De chaque partie que tu joues, regardes ou revois, on garde que tu en as vu la donne, afin qu’une table où elle est jouée de nouveau puisse le dire. Des donnes du jour et des groupes, on garde ton unique essai, dont le résultat est montré aux autres sous ton nom.
privacy-puzzles = Pour les problèmes, ton premier essai à chacun est conservé, réussi ou non, ainsi que ton classement.
privacy-chat = Ce que tu dis à une table est gardé avec elle, et montré à qui peut l’entendre. Une ligne signalée est vue par ceux qui s’occupent du serveur ; ce qu’ils en font aussi.
privacy-notices = Si tu veux des notifications, l’adresse du service push de ton navigateur ou celle de ton webhook est gardée et appelée. Ce qui est envoyé est chiffré pour ton navigateur.
privacy-logs = Ton adresse réseau sert à tenir les limites, en mémoire seulement. Les journaux ne nomment ni invités, ni liens, ni adresses réseau, ni rien de ce qui est dit.
privacy-time = Les tables finies, et les invités qui ne reviennent pas, sont oubliés après un an, ou après le délai choisi par l’hébergeur de ce serveur.
privacy-delete = « Supprimer mes données », dans les réglages, enlève tout à l’instant. Les parties que tu as jouées restent pour les autres, sans ton nom ; de même la position, la graine ou les pièces que tu as inventées pour elles, avec leurs noms.
