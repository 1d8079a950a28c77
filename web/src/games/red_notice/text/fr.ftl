### Les écrans de Red Notice en français : libellés et notes brèves. Les phrases du jeu viennent du serveur.

## La table

table = La table
map = Carte du monde
map-angela-here = Angela est ici
map-jessah-here = Jessah est ici
map-absent = inspectée : personne
map-radar-empty = Pas de radar
map-radar-planned = Radar prévu
map-radar-white = Radar blanc
map-radar-black = Radar noir
map-barrier-free = Route libre
map-barrier-white = Barrière blanche
map-barrier-black = Barrière noire
map-announced = annonce { $order }
map-closer = Plus près
map-whole = Le monde entier
row = Les cartes action de cette manche
slot-empty = emplacement libre
slot-down = { $who ->
    [0] jeton d’Angela, face cachée
   *[other] jeton de Jessah, face cachée
}
slot-up = { $who ->
    [0] le { $token } d’Angela
   *[other] le { $token } de Jessah
}

## La main

your-hand = Ta main
your-tokens = Tes jetons
token = Jeton { $token }
angelas-hand = Les chèques d’Angela
fits-here = Valable ici
no-cheques = Aucun chèque en main.
cheques-of = { $count ->
    [one] { $count } chèque sur { $limit }
   *[other] { $count } chèques sur { $limit }
}
yours-alone = Toi seule les vois.
watching = Tu regardes. Ce que tiennent les joueuses reste caché jusqu’à la fin.
effect-free_move = offre un pas
effect-upgrade = renforce Jessah
effect-none = sans effet

## À quoi servent les choses

help-cheque = Pioche un faux chèque, à l’insu de l’autre joueuse.
help-bank = Encaisse un chèque du continent où tu es. Angela nomme sa ville.
help-security = Jessah pose un radar ou une barrière ; Angela gagne un point.
help-move = Suis les routes. Jessah inspecte chaque ville où elle entre ; les pas d’Angela restent cachés.
help-joker = L’une des quatre actions, annoncée au moment de la jouer.
help-token = Le jeton le plus fort joue les deux actions de sa carte, l’autre seulement celle de son côté.
help-pow = POW annule le nombre d’en face. Deux POW font égalité.
help-effect-free_move = Qui l’encaisse fait aussitôt un pas.
help-effect-upgrade = Qui l’encaisse choisit une amélioration pour Jessah.
help-effect-none = Il rapporte sa valeur, rien de plus.

## L’invite

take-back = Reprendre
in-a-list = En liste
more = Autres
sure = { $action } ?
stay-put = Ne pas bouger
end-in = Finir : { $city }
moves-left = { $moves ->
    [0] Plus aucun pas.
    [one] Encore un pas.
   *[other] Encore { $moves } pas.
}
icons-left = Encore { $icons } fois.
start-missing = { $what ->
    [city] Maintenant, une ville de la couleur d’un chèque.
    [radar] Maintenant, un radar.
   *[both] Maintenant, une ville et un radar.
}
nothing-to-cash = Aucun de tes chèques n’a la couleur de ce continent.
now-a-route = Maintenant, la route où elle va.
or-shift = Ou déplace une barrière.
now-a-slot = Choisis l’emplacement pour le { $token }.

## Les manches

round = Manche { $round }
as-angela = tu es Angela
as-jessah = tu es Jessah
round-short = M{ $round }
resolution-card = Résolution, carte { $card } sur { $cards }

## Le dossier

dossier = Dossier Angela
dossier-short = Dossier
money = { $total } sur { $goal }
of-goal = sur { $goal }
security = Sécurité
identity = identité
identity-used = brûlée
identities-left = Identités restantes
captures = { $count ->
    [one] capture
   *[other] captures
}
cheques = { $count ->
    [one] chèque
   *[other] chèques
}
cheques-in-hand = Chèques en main
radars = { $count ->
    [one] radar
   *[other] radars
}
barriers = { $count ->
    [one] barrière
   *[other] barrières
}
supply = En réserve
in-city = ville actuelle : { $city }
no-upgrades = Aucune amélioration.
next-upgrades = Prochaines améliorations
upgrades-gone = Plus aucune : une Sécurité et un Déplacement à la place.
tokens-left = Jetons à venir
piles = { $cheques ->
    [one] { $cheques } chèque dans la pioche
   *[other] { $cheques } chèques dans la pioche
}, { $upgrades ->
    [one] { $upgrades } amélioration dans le paquet.
   *[other] { $upgrades } améliorations dans le paquet.
}

## Les indices

clues = La piste
clues-short = Piste
notebook = Carnet
notebook-help = { $count ->
    [one] Elle ne peut être que dans une ville.
   *[other] Elle peut être dans { $count } villes, si tous ses chemins se valent.
}
notebook-empty = On ne sait encore rien d’elle.
clue-here = Tout le monde le sait, elle est ici : { $city }.
clue-seen = Vue pour la dernière fois : { $city }, manche { $round }.
clue-start = Elle est partie là où vaut { $cheque }.
clue-there = Indics, manche { $round } : oui, { $continent }.
clue-not-there = Indics, manche { $round } : non, pas { $continent }.
clue-absent = Inspectées depuis, personne : { $cities }.
clue-hand = Vu dans sa main, et pas encore sorti : { $cheques }.
announcements = Ce qu’elle a annoncé
announcements-none = Elle n’a pas encore bougé.
ping-none = aucun radar
ping-later = radars annoncés plus tard
ping-paid = payé : { $what } ;
ping-moves = { $moves ->
    [0] { "" }
    [one] { $moves } pas
   *[other] { $moves } pas au plus
}

## La fin

stamp-away = Envolée
stamp-caught = Arrêtée
stamp-open = Classé
end-won = Tu as gagné !
end-lost = Tu as perdu.
end-none = La partie est finie.
end-facts = { $total } encaissés en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, { $captures ->
    [0] jamais arrêtée.
    [one] arrêtée une fois.
   *[other] arrêtée { $captures } fois.
}
end-way = Le chemin d’Angela
end-start = le départ
end-step = { $city }, manche { $round }
end-back = Un pas en arrière
end-on = Un pas en avant
end-hand-angela = Encore dans la main d’Angela
end-hand-jessah = Encore dans la main de Jessah
end-cashed-jessah = Encaissés par Jessah
end-goal = L’objectif était de { $goal }.

## La légende

legend-tokens = Les jetons d’Angela sont ronds, ceux de Jessah carrés. Hachurés : face cachée.
legend-radar = Un radar blanc : il se déclenche quand Angela entre sur son continent, puis retourne en réserve. Elle peut payer pour l’enlever.
legend-black = Un radar noir ou une barrière noire reste : on ne paie pas pour l’enlever.
legend-barrier = Une barrière ferme une route à Angela, pas à Jessah.
legend-ghost = Un pion en pointillé : sa propriétaire seule le voit.
legend-halo = Où Angela peut être : plus c’est vif, plus c’est probable. Seulement dans le carnet de Jessah.

## Les leçons : une par rôle, un texte par étape, et la réponse à un autre geste permis

tutorial-which = Quel camp veux-tu apprendre ?
tutorial-as-angela = Jouer Angela
tutorial-as-jessah = Jouer Jessah
tutorial-you = Toi
tutorial-next = Continuer
tutorial-finish = Terminer
tutorial-leave = Quitter
tutorial-others = L’autre camp joue…
tutorial-progress = Étape { $step } sur { $steps }
refusal-tutorial-wait = Un instant : l’autre camp joue encore.

tutorial-a-welcome = Tu es Angela, la faussaire.
    .text = Encaisse un million avant que Jessah ne t’ait arrêtée trois fois. Elle attend à Londres et tend l’oreille en Europe et en Asie : les radars ronds.
refusal-tutorial-a-welcome = Un mot d’abord : lis, puis continue.
tutorial-a-start = Choisis ta cachette.
    .text = Touche Le Caire, puis le bouton. Tout le monde voit le chèque montré, l’Afrique, mais la ville n’est qu’à toi.
refusal-tutorial-a-start = C’est permis. Ici, pars du Caire.
tutorial-a-row = Quatre cartes, deux actions chacune.
    .text = Vous posez chacune trois jetons face cachée. Seule sur une carte, tu joues les deux actions. Face à un jeton, le plus fort joue les deux, l’autre seulement celle de son côté.
refusal-tutorial-a-row = Regarde la rangée, puis continue.
tutorial-a-place = Pose ton 4 sur la première carte.
    .text = Choisis le 4 dans ta main, puis l’emplacement du Déplacement, à gauche de la carte 1.
refusal-tutorial-a-place = C’est permis. Ici, le 4 va à gauche de la carte 1.
tutorial-a-place-bank = Ton 5 va à la banque.
    .text = Jessah a pris un côté de la carte 2. Le 5 est dur à battre : pose-le sur la Banque, à gauche.
refusal-tutorial-a-place-bank = C’est permis. Ici, le 5 va à gauche de la carte 2.
tutorial-a-place-pow = Et le POW.
    .text = Il annule le nombre d’en face, quel qu’il soit. Pose-le à gauche de la carte 4.
refusal-tutorial-a-place-pow = C’est permis. Ici, le POW va à gauche de la carte 4.
tutorial-a-far = Carte 1 : tu es seule, et tu bouges.
    .text = Tu as deux pas, le long des routes. Essaie Kinshasa pour voir : la table dit toujours pourquoi non.
refusal-tutorial-a-far = Essaie d’abord Kinshasa, juste pour voir.
tutorial-a-go = Un pas vers Athènes.
    .text = L’Europe est surveillée : y entrer déclenchera le radar. Mais tu tiens un chèque européen.
refusal-tutorial-a-go = C’est permis. Ici, va à Athènes.
tutorial-a-end = Arrête-toi là.
    .text = Tu pourrais encore reprendre, payer ou continuer. Termine : la table entend « Europe », et rien d’autre.
refusal-tutorial-a-end = C’est permis. Ici, termine à Athènes.
tutorial-a-draw = La seconde action : piocher.
    .text = Le radar blanc est retourné dans la réserve de Jessah. Pioche un chèque : toi seule le vois.
refusal-tutorial-a-draw = C’est permis. Ici, pioche le chèque.
tutorial-a-cash = Carte 2 : ton 5 bat son 1.
    .text = Encaisse le chèque européen. Tu dois nommer Athènes, mais 100 000 t’offrent un pas pour filer.
refusal-tutorial-a-cash = C’est permis. Ici, encaisse le chèque européen.
tutorial-a-pay = Achète le silence.
    .text = Jessah écoute en Asie. Deux points de sécurité enlèvent un radar blanc, à tout moment : touche le radar d’Asie.
refusal-tutorial-a-pay = C’est permis. Ici, paie d’abord pour le radar d’Asie.
tutorial-a-flee = Va maintenant à Dubaï.
    .text = Plus rien n’y veille.
refusal-tutorial-a-flee = C’est permis. Ici, va à Dubaï.
tutorial-a-vanish = Termine ton déplacement.
    .text = Jessah entend ce que tu as payé, et qu’aucun radar n’a parlé. Si tu as bougé, elle ne l’entend pas.
refusal-tutorial-a-vanish = C’est permis. Ici, termine à Dubaï.
tutorial-a-draw-again = L’autre côté de la carte.
    .text = Plus forte, tu joues les deux actions : pioche.
refusal-tutorial-a-draw-again = C’est permis. Ici, pioche.
tutorial-a-pow = Carte 4 : ton POW annule son 3.
    .text = Elle vient de barrer la route d’Athènes à Dubaï. Reste où tu es : termine sans faire de pas. Pour elle, c’est pareil.
refusal-tutorial-a-pow = C’est permis. Ici, ne bouge pas.
tutorial-a-gain = Deux points de sécurité.
    .text = Prends le premier : les points paient le prochain radar ou la prochaine barrière.
refusal-tutorial-a-gain = C’est permis. Ici, prends le point.
tutorial-a-gain-again = Et le second.
    .text = La piste en tient quatre.
refusal-tutorial-a-gain-again = C’est permis. Ici, prends le point.
tutorial-a-last = Tu sais jouer.
    .text = Si Jessah te trouve, une de tes deux identités te sauve, une fois chacune. Un chèque de 200 000 rapporte plus, mais arme Jessah. Bonne chance !
refusal-tutorial-a-last = La leçon est finie : la vraie table est à toi.

tutorial-j-welcome = Tu es Jessah, l’agente.
    .text = Angela bouge en secret et encaisse des chèques. Trouve-la trois fois avant qu’elle n’ait un million.
refusal-tutorial-j-welcome = Un mot d’abord : lis, puis continue.
tutorial-j-start = Choisis ton départ.
    .text = Touche Reykjavik : tu montres un chèque européen, et tout le monde voit ta ville.
refusal-tutorial-j-start = C’est permis. Ici, pars de Reykjavik.
tutorial-j-radar = Pose un premier radar.
    .text = Touche l’emplacement d’Afrique. Un radar te dit quand Angela entre dans une ville de son continent.
refusal-tutorial-j-radar = C’est permis. Ici, pose-le en Afrique.
tutorial-j-radar-again = Et un second.
    .text = En Asie.
refusal-tutorial-j-radar-again = C’est permis. Ici, pose-le en Asie.
tutorial-j-confirm = Confirme.
    .text = Jusque-là, tu peux tout reprendre.
refusal-tutorial-j-confirm = Tout est en place : confirme.
tutorial-j-notebook = Elle part d’Afrique.
    .text = Son chèque le dit. Les halos sont ton carnet : cinq villes, aussi probables l’une que l’autre. Il suivra tout ce que tu apprendras.
refusal-tutorial-j-notebook = Regarde les halos, puis continue.
tutorial-j-place = Pose ton 3 face à son jeton.
    .text = Quatre cartes, deux actions chacune. Le plus fort joue les deux, l’autre seulement celle de son côté. Choisis le 3, puis la droite de la carte 1.
refusal-tutorial-j-place = C’est permis. Ici, le 3 va à droite de la carte 1.
tutorial-j-place-move = Ton 5 va sur un Déplacement.
    .text = À droite de la carte 2 : deux pas.
refusal-tutorial-j-place-move = C’est permis. Ici, le 5 va à droite de la carte 2.
tutorial-j-place-pow = Et le POW.
    .text = Il annule tout nombre : pose-le face à son jeton, à droite de la carte 4.
refusal-tutorial-j-place-pow = C’est permis. Ici, le POW va à droite de la carte 4.
tutorial-j-there = Carte 1 : ton 3 bat son 2.
    .text = D’abord la Sécurité : deux fois un radar ou une barrière. Essaie l’Afrique pour voir : la table dit toujours pourquoi non.
refusal-tutorial-j-there = Essaie d’abord le radar d’Afrique, juste pour voir.
tutorial-j-barrier = Ferme une route.
    .text = Angela ne peut pas suivre une route barrée ; toi, si. Ferme celle de Madrid à Dakar : touche son signe, puis le bouton.
refusal-tutorial-j-barrier = C’est permis. Ici, ferme Madrid – Dakar.
tutorial-j-watch = Écoute aussi en Europe.
    .text = Ton second jeton : un radar en Europe.
refusal-tutorial-j-watch = C’est permis. Ici, pose un radar en Europe.
tutorial-j-step = Puis ton Déplacement : deux pas.
    .text = Chaque ville où tu entres est fouillée aussitôt. Va à Londres.
refusal-tutorial-j-step = C’est permis. Ici, va à Londres.
tutorial-j-step-on = Continue vers Madrid.
    .text = Personne à Londres. Il te reste un pas.
refusal-tutorial-j-step-on = C’est permis. Ici, va à Madrid.
tutorial-j-ping = Un radar : l’Afrique !
    .text = Personne à Madrid, mais Angela a bougé et est entrée dans une ville d’Afrique. Les halos ont changé.
refusal-tutorial-j-ping = Regarde la carte, puis continue.
tutorial-j-dakar = Carte 2 : deux pas.
    .text = Ta barrière ne t’arrête pas. Va à Dakar.
refusal-tutorial-j-dakar = C’est permis. Ici, va à Dakar.
tutorial-j-kinshasa = Continue vers Kinshasa.
    .text = Pas à Dakar : la ville la plus probable est à côté.
refusal-tutorial-j-kinshasa = C’est permis. Ici, va à Kinshasa.
tutorial-j-caught = Trouvée !
    .text = Angela s’échappe grâce à une identité : la Journaliste passe barrières et radars. Il lui en reste une. Sans identité, la capture suivante est la dernière.
refusal-tutorial-j-caught = Regarde où elle était, puis continue.
tutorial-j-cash = La carte 2 a aussi une Banque.
    .text = Tu es en Afrique : encaisse ton chèque africain. Angela ne l’aura jamais, et il t’offre un pas.
refusal-tutorial-j-cash = C’est permis. Ici, encaisse le chèque africain.
tutorial-j-search = Fouille à côté.
    .text = Elle ne peut pas être loin. Essaie Nairobi.
refusal-tutorial-j-search = C’est permis. Ici, va à Nairobi.
tutorial-j-last = Encore trouvée ! Tu sais jouer.
    .text = Une fois de plus, et elle est à toi. Les chèques de 200 000 encaissés, les siens ou les tiens, t’apportent des améliorations. Bonne chasse !
refusal-tutorial-j-last = La leçon est finie : la vraie table est à toi.
