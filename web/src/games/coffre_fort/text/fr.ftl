### Les écrans de La Course au Coffre-Fort en français : libellés et notes brèves. Les phrases du jeu viennent du serveur.

## La table

table = La table
plan = Plan du bâtiment
plan-closer = Plus près
plan-whole = Tout le bâtiment
square = case { $square }
step-number = pas { $step }
square-caught = on te verrait ici
room-trap-down = piège caché
room-trap-open = piège retourné : { $trap }
room-token-down = jeton caché
room-token-up = jeton : { $token }
room-token-taken = { $token } déjà prise
room-agents = ici : { $agents }
agent-of = { $agent }, { $player }
guard-out = Le garde est en ronde, case { $square }
guard-asleep = Le garde est dans son bureau
dog-out = Le chien est en ronde, case { $square }
dog-asleep = Le chien est au chenil
walk-here = tracer le chemin jusqu’ici
walk-here-again = y aller
pass-robot-here = lui passer le Robot

## L’horloge et le coffre

safe = Le coffre
safe-short = Coffre
unit-minutes = min
unit-seconds = s
unit-turns = tours
minutes-left = { $left ->
    [one] { $left } minute
   *[other] { $left } minutes
}
seconds-left = { $left ->
    [one] { $left } seconde
   *[other] { $left } secondes
}
turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
clock-not-yet = L’horloge ne tourne pas encore
clock-beeps = Bip à chaque minute, double bip toutes les cinq. La dernière minute, chaque seconde.
clock-budget = Pas d’horloge : l’équipe dispose d’un nombre de tours.
keys = Clés
keys-found = { $keys } clés sur { $needed }
keys-of-mine = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}

## Les dés

dice = Les dés
roll = Lancer les dés
dice-lie = Les dés : { $first }, { $steps } pour les rondes
dice-agent = pour l’agent
dice-patrols = pour les rondes
face-steps = { $steps } pas
face-guard = Garde
    .hint = il sort ou rentre
face-dog = Chien
    .hint = il sort ou rentre
face-open = Ouvert
    .hint = libère les prisonniers

## L’équipe et les outils

team = L’équipe
team-short = Équipe
your-tools = Tes outils
tools-of = Outils de { $agent }
no-tools = Plus aucun outil.
watching = Tu regardes.
in-prison = en prison
in-corridor = dans un couloir
petrified = passe son prochain tour
protected = à l’abri
has-turn = joue
tools-closed = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
discarded = Déjà utilisés : { $tools }.
can-be-carried = Le Robot peut le porter.
tool-against = contre { $trap }
tool-guard_home = renvoie le garde
tool-dog_home = renvoie le chien
tool-guard_back = fait reculer le garde
tool-dog_back = fait reculer le chien
tool-double = double le dé
tool-open_prison = ouvre la prison
tool-none = sans effet
help-trap-tool = Dans la salle de son piège, une fois celui-ci retourné, il l’élimine. Il ne sert qu’une fois.
help-guard_home = Quand le garde est en ronde : il retourne à son bureau.
help-dog_home = Quand le chien est en ronde : il retourne au chenil.
help-guard_back = Juste après le lancer : le garde recule du nombre du dé au lieu d’avancer.
help-dog_back = Juste après le lancer : le chien recule du nombre du dé au lieu d’avancer.
help-double = Double le nombre de pas de ton propre lancer.
help-open_prison = En prison, après ton lancer : tous les prisonniers sortent.
help-robot = À ton tour, il va vers n’importe qui hors de prison, seul ou avec une carte, et il y reste. Face au cercle de feu, il est détruit.

## Les salles

help-room-start = Départ et arrivée. Le coffre s’ouvre quand les quatre clés sont trouvées et que toute l’équipe est ici.
help-room-red = Un piège y cache un jeton. Retourne-le, élimine-le, puis retourne le jeton.
help-room-passage = Entre passages, on se déplace sans être vu, au lieu de marcher.
help-room-release = Y entrer libère tous les prisonniers.
help-room-office = Le bureau du garde. On n’y entre pas.
help-room-kennel = Le chenil. On n’y entre pas.
help-room-prison = On en sort par « Ouvert », par les crochets, ou si quelqu’un entre dans une salle de libération.

## Ce qu’on fait

pass-robot = Passer le Robot
pass-robot-to = Passer le Robot à { $player }
robot-alone = Le Robot seul
where-to = Où aller
rooms = Salles
squares = Cases
passages = Passages secrets
way-back = Revenir
doubled = Doubler
not-doubled = Ne pas doubler
walk-to = Aller : { $place }
walk-anyway = Y aller quand même
walk-steps = { $place }, { $steps } pas
walk-caught = { $place } : vu en chemin
sure-robot = Le Robot sera détruit : plus aucun outil ne changera de mains. Le sacrifier ?
hint-walk = Touche une salle ou une case éclairée, puis encore une fois pour y aller.
hint-crosses = Croix : on te verrait passer. Touche une salle ou une case éclairée.
hint-junction = Continue : touche la suite du chemin.
hint-again = Touche encore l’arrivée pour y aller.
hint-release = Y entrer libère les prisonniers.
hint-caught = { $patrol ->
    [dog] Le chien te flairerait au pas { $step } : ce serait la prison.
   *[other] Le garde te verrait au pas { $step } : ce serait la prison.
}
hint-robot = { $tool } : à qui ?
hint-ready = Prêts : { $ready } sur { $agents }. L’horloge part quand tout le monde l’est.

## Le tour

phase-ready = Préparation
phase-over = Fin
your-turn = À toi
turn-of = Tour de { $player }
window-before = Avant le lancer
window-reaction = Rondes
window-walk = Marche
window-after = Après
window-dial = Le cadran

## La fin

stamp-open = Ouvert
stamp-shut = Alarme
end-none = La partie est finie.
end-facts = { $turns } tours, { $keys } clés sur { $needed }, { $captures ->
    [0] personne en prison
    [one] { $captures } arrestation
   *[other] { $captures } arrestations
}.
end-who = Qui a fait quoi
end-near = De justesse
end-rooms = Ce que cachaient les salles
not-found = pas trouvé
near-miss = { $patrol ->
    [dog] Tour { $turn } : { $player }, à un pas du flair du chien.
   *[other] Tour { $turn } : { $player }, à un pas du regard du garde.
}
did-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
did-traps = { $count ->
    [one] { $count } piège éliminé
   *[other] { $count } pièges éliminés
}
did-rooms = { $count ->
    [one] { $count } salle visitée
   *[other] { $count } salles visitées
}
did-tools = { $count ->
    [one] { $count } outil joué
   *[other] { $count } outils joués
}
did-passes = { $count ->
    [one] Robot passé une fois
   *[other] Robot passé { $count } fois
}
did-caught = { $count ->
    [one] une arrestation
   *[other] { $count } arrestations
}
did-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}

## Les signes

legend-guard = Le garde voit tout le couloir où il est, des deux côtés : cases hachurées de rouge. Aux coins, il voit les deux couloirs.
legend-dog = Le chien flaire jusqu’à six cases, coins compris : points violets, et la distance.
legend-wakes = Ce qu’une ronde endormie remarquerait aussitôt si elle sortait.
legend-loop = La ronde : le garde suit les flèches, le chien va dans l’autre sens.
legend-red = Une salle bordée de rouge cache un piège, et dessous un jeton.
legend-release = Y entrer ouvre la prison.
legend-passage = Les passages secrets sont tous reliés.
legend-pairs = Les outils
