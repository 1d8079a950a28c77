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
icons-left = { $icons } fois en tout.
now-a-slot = Choisis l’emplacement pour le { $token }.

## Les manches

round = Manche { $round }
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
