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
room-bound = bientôt ici : { $players }
room-agents = ici : { $agents }
agent-of = { $agent }, { $player }
guard-out = Le Gardien est en patrouille, case { $square }
guard-asleep = Le Gardien est dans son bureau
dog-out = Le Chien est en patrouille, case { $square }
dog-asleep = Le Chien est au chenil
walk-here = tracer le chemin jusqu’ici
walk-here-again = y aller
pass-robot-here = lui envoyer le Robot

## La minuterie et le coffre

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
clock-not-yet = La minuterie ne tourne pas encore
clock-beeps = Bip à chaque minute, double bip toutes les cinq. La dernière minute, chaque seconde.
clock-budget = Pas de minuterie : l’équipe dispose d’un nombre de tours.
keys = Clés
keys-found = Clés : { $keys } sur { $needed }
keys-of-mine = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}

## Les dés

dice = Les dés
roll = Lancer les dés
dice-lie = Les dés : { $first }, { $steps } pour les patrouilles
dice-agent = pour l’agent
dice-patrols = pour les patrouilles
face-steps = { $steps } pas
face-guard = Gardien
    .hint = il sort ou rentre
face-dog = Chien
    .hint = il sort ou rentre
face-open = Ouvrir
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
tool-guard_home = renvoie le Gardien
tool-dog_home = renvoie le Chien
tool-guard_back = fait reculer le Gardien
tool-dog_back = fait reculer le Chien
tool-double = double le dé
tool-open_prison = ouvre la prison
tool-none = sans effet
help-trap-tool = Dans la pièce de son piège, une fois celui-ci retourné, il le contre. Il ne sert qu’une fois.
help-guard_home = Quand le Gardien est en patrouille : il retourne à son bureau.
help-dog_home = Quand le Chien est en patrouille : il retourne au chenil.
help-guard_back = Juste après le lancer : le Gardien recule du nombre du dé au lieu d’avancer.
help-dog_back = Juste après le lancer : le Chien recule du nombre du dé au lieu d’avancer.
help-double = Double le nombre de pas de ton propre lancer.
help-open_prison = En prison, après ton lancer : tous les prisonniers sortent.
help-robot = À ton tour, il va vers n’importe qui hors de prison, seul ou avec une carte, et il y reste. Face à l’anneau de feu, il est détruit.

## Les pièces

help-room-start = Début et fin. Le coffre s’ouvre quand les quatre clés sont trouvées et que toute l’équipe est ici.
help-room-red = Un piège y cache un jeton. Retourne-le, contre-le, puis retourne le jeton.
help-room-passage = Entre passages, on se déplace sans être vu, au lieu de marcher.
help-room-release = Y entrer libère tous les prisonniers.
help-room-office = Le bureau du Gardien. On n’y entre pas.
help-room-kennel = Le chenil. On n’y entre pas.
help-room-prison = On en sort par « Ouvrir », par les crochets, ou si quelqu’un entre dans une pièce qui ouvre la prison.

## Ce qu’on fait

pass-robot = Envoyer le Robot
pass-robot-to = Envoyer le Robot à { $player }
robot-alone = Le Robot seul
say = Dire…
where-to = Où aller
rooms = Pièces
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
hint-walk = Touche une pièce ou une case éclairée, puis encore une fois pour y aller.
hint-crosses = Croix : on te verrait passer. Touche une pièce ou une case éclairée.
hint-junction = Continue : touche la suite du chemin.
hint-again = Touche encore l’arrivée pour y aller.
hint-release = Y entrer libère les prisonniers.
hint-caught = { $patrol ->
    [dog] Le Chien te flairerait au pas { $step } : ce serait la prison.
   *[other] Le Gardien te verrait au pas { $step } : ce serait la prison.
}
no-way = Aucun chemin de { $steps } pas n’y mène.
hint-robot = { $tool } : à qui ?
nudged = C’est à toi. Sans réponse, ton tour continue tout seul.
you-are = Tu es { $agents }.
hint-ready = Prêts : { $ready } sur { $agents }.

## Le tour

phase-ready = Préparation
phase-over = Fin
your-turn = À toi
turn-of = Tour de { $player }
window-before = Avant le lancer
window-reaction = Patrouilles
window-walk = Marche
window-after = Après
window-dial = Le cadran

## La fin

stamp-open = Ouvert
stamp-shut = Alarme
end-none = La partie est finie.
end-facts = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, clés : { $keys } sur { $needed }, { $captures ->
    [0] personne en prison
    [one] { $captures } arrestation
   *[other] { $captures } arrestations
}.
end-who = Qui a fait quoi
end-near = De justesse
end-rooms = Ce que cachaient les pièces
not-found = restait à trouver
near-miss = { $patrol ->
    [dog] Tour { $turn } : { $player }, à un pas du flair du Chien.
   *[other] Tour { $turn } : { $player }, à un pas du regard du Gardien.
}
did-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
did-traps = { $count ->
    [one] { $count } piège contré
   *[other] { $count } pièges contrés
}
did-rooms = { $count ->
    [one] { $count } pièce visitée
   *[other] { $count } pièces visitées
}
did-tools = { $count ->
    [one] { $count } outil joué
   *[other] { $count } outils joués
}
did-passes = { $count ->
    [one] Robot envoyé une fois
   *[other] Robot envoyé { $count } fois
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

legend-guard = Le Gardien voit tout le couloir où il est, des deux côtés : cases hachurées de rouge. Aux coins, il voit les deux couloirs.
legend-dog = Le Chien flaire jusqu’à six cases, coins compris : points violets, et la distance.
legend-wakes = Ce qu’une patrouille endormie remarquerait aussitôt si elle sortait.
legend-loop = La boucle : le Gardien suit les flèches, le Chien va dans l’autre sens.
legend-bound = Un fanion : quelqu’un a dit qu’il va dans cette pièce.
legend-red = Une pièce bordée de rouge cache un piège, et dessous un jeton.
legend-release = Y entrer ouvre la prison.
legend-passage = Les passages secrets sont tous reliés.
legend-pairs = Les outils

## La leçon

tutorial-you = Toi
tutorial-next = Continuer
tutorial-finish = Terminer
tutorial-leave = Quitter
tutorial-others = Ton équipier joue…
tutorial-progress = Étape { $step } sur { $steps }
refusal-tutorial-wait = Un instant : ton équipier joue encore.

tutorial-welcome = Quatre clés, une équipe.
    .text = Toi et Bruno, vous cherchez quatre clés dans les pièces bordées de rouge. Puis tout le monde revient au Début/Fin, et le coffre s’ouvre. Vous gagnez ou perdez ensemble.
refusal-tutorial-welcome = Un mot d’abord : lis, puis continue.
tutorial-safe = Le temps est compté.
    .text = À une vraie table, la minuterie court sans pause, et à zéro tout est perdu. Ici, compte seulement les tours et prends ton temps.
refusal-tutorial-safe = Regarde le coffre, puis continue.
tutorial-ready = Dis que tu es prêt.
    .text = Bruno l’a déjà dit. À une vraie table, la minuterie démarre à cet instant.
refusal-tutorial-ready = Touche le bouton en bas.
tutorial-roll = Lance les dés.
    .text = Le dé bleu est pour ton agent, le blanc pour les patrouilles. Touche les dés ou le bouton.
refusal-tutorial-roll = C’est permis. Ici, lance d’abord les dés.
tutorial-walk = Sept pas : va à la Salle de contrôle.
    .text = Les pièces et les cases éclairées sont à ta portée. Touche la pièce : le chemin se dessine. Touche-la encore pour y aller. On entre dans une pièce sans nombre exact.
refusal-tutorial-walk = C’est permis. Ici, va à la Salle de contrôle.
tutorial-why = Un piège cache un jeton.
    .text = Chaque piège a son outil. Essaie tout de suite ton Masque à gaz, dans ta main : le jeu te dit ce qui manque.
refusal-tutorial-why = Essaie d’abord ton Masque à gaz, juste pour voir.
tutorial-flip = Retourne le piège.
    .text = C’est sans risque : un piège retourné ne blesse personne, mais il garde le jeton.
refusal-tutorial-flip = C’est permis. Ici, retourne d’abord le piège.
tutorial-counter = Du gaz : ton masque est le bon outil.
    .text = Il est éclairé. Touche-le : le piège est contré, et l’outil a servi. Sans le bon outil, on peut revenir plus tard, ou quelqu’un d’autre.
refusal-tutorial-counter = C’est permis. Ici, contre le piège avec ton masque.
tutorial-token = Et dessous ?
    .text = Quatre jetons sont des clés, deux des passages secrets, un pétrifie, un est vide.
refusal-tutorial-token = C’est permis. Ici, retourne le jeton.
tutorial-robot = Une clé ! Et un cadeau.
    .text = La clé est dans le coffre. À son tour, Bruno t’a envoyé le Robot avec le Coupe-verre : c’est le seul moyen de se donner des outils. Le Robot reste chez toi.
refusal-tutorial-robot = Regarde tes outils, puis continue.
tutorial-guard = Le Gardien est sorti.
    .text = Bruno a obtenu son symbole. Le Gardien voit tout le couloir hachuré de rouge : qui s’y trouve va en prison. Le Chien, lui, flaire à six cases. Dans une pièce, tu ne risques rien.
refusal-tutorial-guard = Regarde les cases hachurées, puis continue.
tutorial-roll-again = À toi.
    .text = À chaque lancer, les patrouilles dehors avancent du dé blanc, avant ton agent.
refusal-tutorial-roll-again = C’est permis. Ici, lance les dés.
tutorial-phone = Avant qu’il avance, téléphone.
    .text = Le Téléphone renvoie le Gardien à son bureau. Certains outils ne se jouent qu’ici, juste après le lancer.
refusal-tutorial-phone = C’est permis. Ici, joue le Téléphone.
tutorial-home = Rentre au Début/Fin.
    .text = Le chemin se dessine de lui-même par où personne ne te voit. À un carrefour, touche la suite ; « Revenir » efface un bout.
refusal-tutorial-home = C’est permis. Ici, rentre au Début/Fin.
tutorial-send = Renvoie le Robot.
    .text = Touche le Miroir déviant, puis Bruno, ou fais glisser la carte sur sa ligne : le Robot part avec. Tu peux aussi l’envoyer seul.
refusal-tutorial-send = C’est permis. Ici, envoie le Robot à Bruno avec le Miroir déviant.
tutorial-mate = Le miroir a servi.
    .text = Bruno est allé à l’Atelier : des rayons laser, et tu venais de lui envoyer le bon outil. Dessous, un passage secret : de passage en passage, on se déplace sans être vu.
refusal-tutorial-mate = Regarde l’Atelier, puis continue.
tutorial-roll-dog = À toi encore.
    .text = Lance les dés.
refusal-tutorial-roll-dog = C’est permis. Ici, lance les dés.
tutorial-dog = Un symbole : ton agent ne bouge pas.
    .text = Le Chien sort du chenil. Les points violets montrent jusqu’où il flaire, coins compris : ne t’y trouve pas. Une croix sur ton chemin veut dire : on te prendrait là.
refusal-tutorial-dog = Regarde les points violets, puis continue.
tutorial-bone = Un os pour le Chien.
    .text = Il le renvoie au chenil. Chaque outil ne sert qu’une fois, sauf le Robot.
refusal-tutorial-bone = C’est permis. Ici, joue l’Os.
tutorial-last = Tu sais jouer.
    .text = Encore trois clés, et tous au Début/Fin : voilà toute la partie. Parlez-vous. En prison, on sort par « Ouvrir », par les Crochets, ou quand un autre entre dans une pièce à levier.
refusal-tutorial-last = La leçon est finie : la vraie table est à toi.
