### Ce que disent les écrans de La Traque.

## La table

table = Le plateau de La Traque
page-mine = Ma faction
page-mine-short = Faction
page-rivals = Rivaux
page-all = Les factions
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
draws = { $n ->
    [one] { $deck }
   *[other] { $n } × { $deck }
}
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
it-has = Il a { $cards }.
arrest-whom = Arrêter { $fugitive } ?
arrest-with = { $fugitive }, avec l’agent { $agent }
arrest-track = { $fugitive }, avec l’agent { $agent } : influence { $track }
with-agent = avec l’agent { $agent }
influence-on = influence { $track }
ask-deed = { $deed } ?
asked-by = { $card } : { $what }
what-with = Qu’en fais-tu ?
which = Lequel ?
which-hint = Choisis, ou touche ce qui va avec.
which-inform = Quel agent l’apprend ?
which-card = Quelle carte reçoit l’agent ?
which-capture = Qui arrête-t-il ?
which-move_hunt = Où ton agent part-il en traque ?
which-move_investigate = Où ton agent enquête-t-il ?
which-use = Comment utilises-tu cette carte ?
which-objective = Quelle ligne accomplis-tu ?
once-more = Touche encore une fois, ou appuie sur le bouton.
last-action = C’est ta dernière action : touche encore une fois, ou appuie sur le bouton.
not-this = Pas ça
pass = Passer
end-turn = Fin du tour
sure-pass = { $agents ->
    [0] Passer jusqu’à la fin de la manche ?
    [one] Passer jusqu’à la fin de la manche, avec un agent encore au QG ?
   *[other] Passer jusqu’à la fin de la manche, avec { $agents } agents encore au QG ?
}
place-draws = { $place } : { $draw }
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
keep-hint = { $most ->
    [one] Garde une carte si tu veux ; les autres s’en vont.
   *[other] Garde jusqu’à { $most } cartes ; les autres s’en vont.
}
keep-these = Garder celles-ci
keep-none = Ne rien garder
picked-so-far = Jusqu’ici : { $what }.
group-capture = Arrêter
group-objective = Accomplir un objectif
group-use = Utiliser une carte
group-activate = Activer une carte
group-inform = Renseigner l’agent { $agent } ({ $zone })
group-move_hunt = Envoyer un agent en traque
group-move_investigate = Envoyer un agent enquêter
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
kind-fugitive = Fugitif
kind-objective = Objectif
kind-special = Carte Spécial
kind-clue = Indice
read-card = Lire { $card }

## La main et la Réserve

your-hand = Tes cartes en main
cards-equal = { $card }, { $count } fois
kept = { $kept ->
    [one] gardée
   *[other] { $kept } gardées
}
peeked-offered = Prends l’une d’elles
peeked-deck = Sur le dessus de la pioche ({ $deck })
peeked-agent = Sous l’agent { $agent } { DE($seat-name) }
peeked-hand = Dans la main { DE($seat-name) }
taken = prise
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
agents-hunting = En traque
ambition-apollo = Apollo
ambition-revolution = Révolution
ambition-tribunal = Tribunal
ambition-reach = Envergure
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
from-deck = { $count } de la pioche { $deck }
known-cards = En main ou sous ses agents
as-of = Ce que tous savent, manche { $round }.

## La légende

legend-clues = Les indices
legend-rumour = Toute carte indice peut aussi servir de rumeur.
legend-categories = Les fugitifs
legend-level = Le niveau : tant d’influence pour une arrestation.
legend-uses = Ce qu’une carte permet
legend-standing = Qui en a le plus à la fin gagne.

## La fin

end-none = La partie est abandonnée.
end-rounds = { $round ->
    [one] Une manche jouée.
   *[other] { $round } manches jouées.
}
end-winner = { $seat-who ->
    [you] Toi : victoire
   *[other] { $seat-name } : victoire
}
end-influence = Influence restante
end-steps = { $value } sur { $most }{ $tiers ->
    [0] { "" }
    [one] , un palier atteint
   *[other] , { $tiers } paliers atteints
}
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

## La leçon

tutorial-you = Toi
tutorial-next = Continuer
tutorial-finish = Terminer
tutorial-leave = Quitter
tutorial-others = Les autres jouent…
tutorial-progress = Étape { $step } sur { $steps }
refusal-tutorial-wait = Un instant : les autres jouent encore.

tutorial-welcome = Après 1945, des coupables se cachent.
    .text = Quatre factions les recherchent, chacune pour ses raisons. Qui a le plus d’Ascendant quand quelqu’un atteint 12 gagne. Cette leçon est une manche, la première.
refusal-tutorial-welcome = Un mot d’abord : lis, puis continue.
tutorial-faction = Joue Tzaar.
    .text = Cet organisme inventé cherche pour qu’un tribunal juge. Chaque arrestation fait avancer son tribunal. Touche sa fiche deux fois, ou le bouton.
refusal-tutorial-faction = C’est permis. Pour cette leçon, prends Tzaar.
tutorial-board = En haut la traque, en bas l’enquête.
    .text = Dans les trois zones du haut, des fugitifs ont été localisés. Dans les cinq du bas, tes agents trouvent des indices. Les tiens sont au QG ; Bruno joue USA, Zoé joue Réseau.
refusal-tutorial-board = Regarde le plateau, puis continue.
tutorial-fugitive = Un fugitif est une fiche.
    .text = Les étoiles sont son niveau, les signes en bas ce qu’il faut savoir de lui. Pour Ewald Thierschow, en Europe : une médaille, un document et une rumeur. Garde le doigt, ou la souris, sur une fiche pour la lire en mots.
refusal-tutorial-fugitive = Regarde les fiches, puis continue.
tutorial-investigate = Enquête : envoie un agent aux Rumeurs.
    .text = Un tour a d’une à trois actions. Touche l’emplacement éclairé deux fois, ou choisis-le en bas.
refusal-tutorial-investigate = C’est permis. Ici, envoie d’abord un agent aux Rumeurs, premier emplacement.
tutorial-reserve = Quatre rumeurs, pour plus tard.
    .text = Ce que tu gagnes va dans ta Réserve, au bout de ta main, et te sert dès la manche suivante. Enquêter, c’est préparer la prochaine main.
refusal-tutorial-reserve = Regarde ta Réserve, puis continue.
tutorial-hunt = Traque : envoie un agent en Europe.
    .text = Touche la zone. Là, des agents de toutes les factions peuvent se tenir côte à côte.
refusal-tutorial-hunt = C’est permis. Ici, envoie un agent en Europe.
tutorial-why = Essaie d’arrêter Ewald Thierschow.
    .text = Touche sa fiche. Ton agent ne sait encore rien : le jeu te dit ce qui manque.
refusal-tutorial-why = Touche d’abord la fiche d’Ewald Thierschow, juste pour voir.
tutorial-inform = Renseigne ton agent : le document.
    .text = Touche la carte, puis encore une fois : c’est ta dernière action. Elle reste face cachée sous l’agent : les autres en voient le nombre, rien d’autre.
refusal-tutorial-inform = C’est permis. Ici, renseigne ton agent avec le document.
tutorial-turns = Trois actions, et c’est aux autres.
    .text = Bruno a enquêté, Zoé traque en Amérique. On joue à tour de rôle jusqu’à ce que tous aient passé. C’est de nouveau à toi.
refusal-tutorial-turns = Regarde ce qu’ont fait les autres, puis continue.
tutorial-inform-more = Encore la médaille.
    .text = Touche la carte, ou fais-la glisser sur ton agent. Ce qu’il sait vaut pour tout fugitif de sa zone. Deux agents ne mettent pas leurs cartes en commun.
refusal-tutorial-inform-more = C’est permis. Ici, renseigne ton agent avec la médaille.
tutorial-inform-rumour = Et une rumeur.
    .text = Toute carte indice peut servir de rumeur ; une rumeur ne remplace rien.
refusal-tutorial-inform-rumour = C’est permis. Ici, renseigne ton agent avec une rumeur.
tutorial-capture = Maintenant, arrête-le.
    .text = Sa fiche est éclairée : ton agent sait tout ce qu’il faut. Touche-la deux fois, ou le bouton. Toutes les cartes sous l’agent sont montrées, et utilisées.
refusal-tutorial-capture = C’est permis. Ici, arrête Ewald Thierschow.
tutorial-captured = Arrêté.
    .text = Niveau 1, politique : une influence politique, et un pas du tribunal. Le fugitif est dans ta Réserve, ton agent au Repos jusqu’à la manche suivante. Zoé a passé.
refusal-tutorial-captured = Regarde ta faction, puis continue.
tutorial-objective = L’influence paie tes objectifs.
    .text = « Gros titres de la presse », à ta page Faction, coûte une influence politique en Succès. Un Triomphe coûte plus et donne de l’Ascendant. Touche la ligne éclairée deux fois, ou le bouton.
refusal-tutorial-objective = C’est permis. Ici, accomplis « Gros titres de la presse » : Succès.
tutorial-block = Bloque un fugitif, en Amérique.
    .text = Jusqu’à la fin de la manche suivante, toi seul pourras l’arrêter. Prends le premier.
refusal-tutorial-block = C’est permis. Ici, bloque le premier fugitif d’Amérique.
tutorial-gained = Et deux indices de la Presse.
    .text = Ceux-ci viennent droit en main. La place de l’objectif reste vide jusqu’à l’entretien.
refusal-tutorial-gained = Regarde ta main, puis continue.
tutorial-end-turn = Finis ton tour.
    .text = Tu peux t’arrêter après une ou deux actions. Finir le tour n’est pas passer : tu rejoueras.
refusal-tutorial-end-turn = C’est permis. Ici, finis ton tour.
tutorial-pass = Passe.
    .text = Bruno a passé. Qui passe ne joue plus de la manche ; quand tous ont passé, c’est l’entretien.
refusal-tutorial-pass = C’est permis. Ici, passe.
tutorial-maintenance = L’entretien.
    .text = Chacun garde jusqu’à deux cartes de sa main, en secret. Le reste s’en va ; la Réserve entre en main ; les agents reviennent, sauf ceux qui traquent.
refusal-tutorial-maintenance = Lis, puis continue.
tutorial-keep = Garde le microfilm des Archives.
    .text = Les microfilms servent surtout contre les fugitifs scientifiques. Touche la carte.
refusal-tutorial-keep = C’est permis. Ici, garde le microfilm des Archives.
tutorial-keep-done = C’est tout.
    .text = Tu pourrais en garder une autre. Confirme en bas.
refusal-tutorial-keep-done = C’est permis. Ici, confirme.
tutorial-second-round = La deuxième manche.
    .text = Tes quatre rumeurs sont en main, et la fiche d’Ewald Thierschow. Elle sert une fois : en Traque, comme indices sous un agent, ou en Mission, pour son effet. D’autres restent à ton QG en Coopération.
refusal-tutorial-second-round = Regarde ta main, puis continue.
tutorial-last = Tu sais jouer.
    .text = Les financements ne viennent que du Financement, et les grands dossiers en demandent. Vise les Triomphes. Garde le doigt, ou la souris, sur ce que tu ne connais pas pour le lire.
refusal-tutorial-last = La leçon est finie : la vraie table est à toi.
