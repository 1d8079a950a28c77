### Ce que disent les écrans de La Traque.

## La table

table = Le plateau de La Traque
page-mine = Ma faction
page-mine-short = Faction
page-rivals = Rivaux
phase-factions = Choix des factions
phase-maintenance = Entretien
phase-over = Fin de la partie
round = Manche { $round }
last-round = Manche { $round }, la dernière
turn = { $seat-who ->
    [you] À toi, action { $action } sur { $actions }
   *[other] { $seat-name }, action { $action } sur { $actions }
}
board = Le plateau rond
standing-of = { $seat-name } : { $points }.
hub-end = fin à { $end }
hub-last-round = dernière manche
resting = Agents au repos : { $count }
slot-none = personne
slot-empty = { $where } : personne jusqu’à l’entretien
slot-blocked = bloqué par { $seat-name } jusqu’à la fin de la manche { $round }
slot-neutral = agents neutres : { $count }
slot-payable = l’un de tes agents peut l’arrêter
draws = { $n } × { $deck }
place-taken = { $where } : agent { $agent } { DE($seat-name) }
zone-go = { $zone } : envoyer un agent
hunter = { $seat-who ->
    [you] Ton agent { $agent }, { $zone }
   *[other] Agent { $agent } { DE($seat-name) }, { $zone }
}, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
deck = { $deck } : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
jump = Regarder
jump-investigation = Enquête
glance = Toute la table
you = Toi
agents-in-hq = Agents au QG
cards-in-hand = Cartes en main
absent = absent
held-by-bot = absent, un bot joue
last-round-notice = C’est la dernière manche : le plus grand ascendant l’emporte ensuite.

## L’invite

all-actions = Actions
action-of = Action { $action } sur { $actions }.
lit-hint = Ce qui est éclairé est possible maintenant.
nothing-left = Plus rien d’autre n’est possible.
or-else = Ou choisis autre chose d’éclairé.
arrest = Arrêter
can-arrest = Ton agent peut arrêter { $fugitive }.
arrest-whom = Arrêter { $fugitive } ?
arrest-with = { $fugitive }, avec l’agent { $agent }
arrest-track = { $fugitive }, avec l’agent { $agent } : influence { $track }
ask-deed = { $deed } ?
what-with = Qu’en fais-tu ?
which = Lequel ?
which-hint = Choisis, ou touche ce qui va avec.
which-inform = Quel agent l’apprend ?
which-capture = Qui arrête-t-il ?
which-move_hunt = Où ton agent part-il en traque ?
which-move_investigate = Où ton agent enquête-t-il ?
which-use = Comment utilises-tu cette carte ?
which-objective = Quelle ligne accomplis-tu ?
once-more = Touche encore une fois, ou prends le bouton.
not-this = Pas ça
pass = Passer
end-turn = Fin du tour
place-draws = place { $place } : { $draw }
use-as = { $card } : { $mode }
line-of = { $line } : { $card }
line-marker = { $line } : { $card }, { $marker }
agent-of = agent { $agent } { DE($seat-name) }, { $zone }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
inform-agent = Renseigner l’agent { $agent }
hunt-here = Traquer ici
investigate-here = Enquêter ici
activate = Activer
keep = Garder…
keep-hint = Tu peux garder { $most } cartes, davantage avec certaines cartes de ton QG.
keep-these = Garder celles-ci
keep-none = Ne rien garder
picked-so-far = Jusqu’ici : { $what }.
group-capture = Arrêter
group-objective = Accomplir un objectif
group-use = Utiliser une carte
group-activate = Activer une carte
group-inform = Renseigner l’agent { $agent } ({ $zone })
group-move_hunt = Envoyer un agent en traque
group-investigate = Enquêter : { $zone }
group-other = Autres actions

## Les cartes

card-label = { $name }, { $category }, { $level } : { $cost }
clue-help = Un indice. Sous un agent en traque, il compte pour ce qu’il montre, ou pour une rumeur. Sa pioche : { $deck }.
pay = { $n } d’influence { $track }
or = { " ou " }
gain-standing = { $n } d’Ascendant
gain-apollo = { $n ->
    [one] { $n } pas Apollo
   *[other] { $n } pas Apollo
}
gain-marker = marqueur { $markers }
gain-nothing = la capacité seule
line = { $pay } : { $gains }.
payable = un de tes agents sait tout ce qu’il faut
affordable = tu as l’influence qu’il faut
turned = , utilisée dans cette manche
read-card = Lire { $card }

## La main et la Réserve

your-hand = Tes cartes en main
cards-equal = { $card }, { $count } fois
kept = { $kept ->
    [one] gardée
   *[other] { $kept } gardées
}
hand-empty = Aucune carte en main.
watching = Tu regardes la partie.
reserve-help = Ce que tu gagnes dans une manche vient ici, et dans ta main à la manche suivante. Toi seul le vois.
reserve-count = { $count ->
    [0] vide
    [one] { $count } carte pour la manche { $round }
   *[other] { $count } cartes pour la manche { $round }
}

## Ma faction

no-faction-yet = Choisis une faction sur le plateau.
track-at = { $track } : { $value } sur { $most }
tier-at = À { $at } : { $gives }
tier-card-cccp = La Collectivisation va dans ta Réserve.
tier-card-tzaar = Prends une carte du tribunal dans ta Réserve.
tier-card-reseau = Prends un complot de cette catégorie dans ta Réserve.
marker-there = , posé
marker-missing = , pas encore
agents-home = { $home } sur { $all } au QG
agents-help = Tes agents au QG. Envoie-en un enquêter, ou traquer là où se cachent des fugitifs.
agent-row = Agent { $agent }, { $zone } : { $cards }
agent-knows-nothing = ne sait encore rien
destiny = Destin
destiny-spent = Destin dépensé
destiny-help = Une fois par partie, une action : tes objectifs visibles retournent dans ta pioche, et tu en révèles autant d’autres.
objectives = Objectifs
objectives-none = Aucun objectif visible avant l’entretien.
hq-none = Aucune carte auprès de ton plateau de faction.
specials = Cartes Spécial à débloquer

## Les rivaux

ambition-at = { $ambition } : { $steps }
faction-open = Pas encore de faction
has-passed = a passé
has-turn = à son tour
holds = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $reserve } en Réserve
destiny-there = Destin encore là
agent-holds = { $zone } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
known-cards = En main ou sous ses agents
as-of = Ce que tous savent, manche { $round }.

## La légende

legend-clues = Les indices
legend-rumour = Toute carte indice peut aussi servir de rumeur.
legend-categories = Les fugitifs
legend-level = Le niveau : tant d’influence pour une capture.
legend-uses = Ce qu’une carte permet
legend-standing = Qui en a le plus à la fin gagne.

## La fin

end-none = La partie est abandonnée.
end-rounds = { $round ->
    [one] Une manche jouée.
   *[other] { $round } manches jouées.
}
end-winner = gagne
end-influence = Influence restante
end-steps = { $value } sur { $most }
end-captured = { $count ->
    [one] Une arrestation
   *[other] { $count } arrestations
}
end-judged = { $count ->
    [one] Un fugitif jugé
   *[other] { $count } fugitifs jugés
}
end-achieved = { $count ->
    [one] Un objectif accompli
   *[other] { $count } objectifs accomplis
}
end-hand = Encore en main
end-agent = Agent { $agent }, { $zone }

## Le choix des factions

faction-of = { $seat-who ->
    [you] ta faction
   *[other] { $seat-name }
}
