### La Course au Coffre-Fort en français.

game-title = La Course au Coffre-Fort
game-summary = Une équipe, quatre clés, et une minuterie qui n’attend pas. De 2 à 4, tous ensemble.
game-progress = tour { $turn }, clés : { $keys }

## Mots du jeu

name-guard = Gardien
name-dog = Chien
name-open = Ouvrir

## Ce qui est demandé. `.hint` : ce qui en dépend. `.others` : pour qui attend.

step-get_ready = On commence ?
    .hint = La course commence quand tout le monde est prêt, et plus rien ne l’arrête.
    .help = Trouvez les quatre clés sous les pièges des pièces rouges, ramenez tous les agents au Début/Fin, et le coffre s’arrête. Tout le monde gagne ou tout le monde perd.
    .others = On attend que tout le monde soit prêt.
    .others-hint = Ensuite la minuterie démarre.
step-before_roll = Lance les dés.
    .hint = Avant, tu peux t’occuper de ta pièce, te servir du Robot ou renvoyer une patrouille.
    .help = Le lancer est obligatoire. Gardien et Chien avancent d’abord, du dé à six faces ; celui à dix faces est pour ton agent, ou montre un symbole.
    .others = { $deciding-name } va lancer les dés.
    .others-hint = Parlez : de quoi l’équipe a-t-elle besoin ?
step-react = Un outil contre la patrouille, avant qu’elle avance ?
    .hint = Téléphone et Os la renvoient, Brouilleur et Sifflet la font reculer.
    .help = Les dés sont sur la table, et aucune patrouille n’a bougé. Celle dont le symbole est sorti ne se laisse pas atteindre : le symbole décide.
    .others = { $deciding-name } peut jouer un outil contre une patrouille.
    .others-hint = Ensuite Gardien et Chien avancent.
step-move = Où vas-tu ?
    .hint = Tout le nombre, ou reste. Entrer dans une pièce termine la marche.
    .help = Pas de demi-tour en chemin. On entre dans une pièce sans nombre exact, et le reste est perdu. Dans un couloir que voit le Gardien, ou près du Chien, tu te fais prendre. En prison, seuls les Crochets aident.
    .others = { $deciding-name } se déplace.
    .others-hint = Les pièces sont sûres, les couloirs non.
step-after_move = Autre chose dans ce tour ?
    .hint = Occupe-toi de ta pièce, sers-toi du Robot, renvoie une patrouille, ou finis le tour.
    .help = Retourne le piège d’une pièce rouge, contre-le avec le bon outil, retourne le jeton qui est dessous. Avec le Robot, tu peux donner un outil à un autre agent.
    .others = { $deciding-name } peut encore faire quelque chose.
    .others-hint = Ensuite, c’est au suivant.
step-turn_dial = Toutes les clés y sont : tourne le cadran !
    .hint = Qui le fait en premier arrête la minuterie.
    .help = Les quatre clés sont trouvées et tout le monde est au Début/Fin. La minuterie court jusqu’à ce que l’un de vous tourne le cadran.
    .others = Toutes les clés y sont : quelqu’un doit tourner le cadran.
    .others-hint = La minuterie court encore.
step-heist = La minuterie court.
    .hint = À zéro, la partie est perdue.
    .help = Rien ne l’arrête que les quatre clés, avec tous les agents au Début/Fin.

## Ce qu’on peut faire

do-ready = on peut commencer
do-roll = lancer les dés
do-flip_trap = retourner le piège
do-counter = contrer le piège
do-lift = soulever le poids ensemble
do-flip_token = retourner le jeton
do-go = continuer
do-stay = rester
do-end_turn = finir le tour
do-turn_dial = tourner le cadran
do-pass_robot = envoyer le Robot : { $agent-name }
    .tool = envoyer le Robot avec { $tool-name } : { $agent-name }
    .menu = envoyer le Robot…
do-play = jouer { $tool-name }
do-hop = par le passage secret : { $room-name }
do-walk = marcher : { $path-name }
    .tool = marcher avec { $tool-name } : { $path-name }
    .menu = marcher…

## Ce qu’on peut dire, comme dans une bulle

do-intend = « Je prends : { $room-name }. »
    .menu = « Je prends… »
do-ask_tool = « Il me faut : { $tool-name } ! »
    .menu = « Il me faut… »
do-ask_help = « Viens soulever avec moi ! »
do-ask_free = « Sors-moi de là ! »

## Ce qui s’est passé

event-tools_dealt = { $tools ->
    [none] { $agent-name } : les outils sont distribués.
   *[other] { $agent-name } : { $tools-name }.
}
event-clock_started = { $minutes ->
    [none] Tout le monde est prêt. L’équipe a { $turns } tours.
   *[other] Tout le monde est prêt. La minuterie démarre : { $minutes } minutes.
}
event-turn_started = Tour { $turn }, { $agent-name } : { $seat-who ->
    [you] c’est à toi.
   *[other] c’est à { $seat-name }.
}
event-turn_skipped = Tour { $turn } : { $agent-name } est pétrifié et le perd.
event-turn_hurried = { $seat-who ->
    [you] Tu as trop tardé : ton tour continue tout seul.
   *[other] { $seat-name } a trop tardé : le tour continue tout seul.
}
event-rolled = { $seat-who ->
    [you] Tu obtiens
   *[other] { $seat-name } obtient
} { $d10-name } et { $d6 }.
event-patrol_woken = { $patrol ->
    [guard] Le Gardien sort de son bureau.
   *[dog] Le Chien sort du chenil.
}
event-patrol_home = { $patrol ->
    [guard] Le Gardien rentre à son bureau.
   *[dog] Le Chien rentre au chenil.
}
event-patrol_step = { $patrol ->
    [guard] Le Gardien
   *[dog] Le Chien
} { $back ->
    [true] recule de { $squares-count ->
        [one] { $squares-count } case.
       *[other] { $squares-count } cases.
    }
   *[false] avance de { $squares-count ->
        [one] { $squares-count } case.
       *[other] { $squares-count } cases.
    }
}
event-caught = { $patrol ->
    [guard] Le Gardien voit
   *[dog] Le Chien sent
} { $agent-name }. { $seat-who ->
    [you] Tu es en prison.
   *[other] { $seat-name } est en prison.
}
event-freed = { $way ->
    [open] La porte de la prison s’ouvre.
    [lockpicks] La serrure est crochetée.
   *[room] La prison est ouverte du dehors.
} Libres : { $agents-name }.
event-agent_step = { $seat-who ->
    [you] Tu marches :
   *[other] { $seat-name } marche :
} { $squares-count ->
    [one] { $squares-count } case.
   *[other] { $squares-count } cases.
}
event-room_entered = { $seat-who ->
    [you] Tu entres : { $room-name }.
   *[other] { $seat-name } entre : { $room-name }.
}
event-passage_used = { $seat-who ->
    [you] Tu prends un passage secret : { $origin-name } → { $room-name }.
   *[other] { $seat-name } prend un passage secret : { $origin-name } → { $room-name }.
}
event-agent_stayed = { $seat-who ->
    [you] Tu restes.
   *[other] { $seat-name } reste.
}
event-tool_played = { $seat-who ->
    [you] Tu joues { $tool-name }.
   *[other] { $seat-name } joue { $tool-name }.
}
event-robot_moved = { $seat-who ->
    [you] Tu envoies le Robot
   *[other] { $seat-name } envoie le Robot
}{ $cards ->
    [0] { "" }
   *[other] { $tool ->
        [none] { " " }avec un outil
       *[other] { " " }avec { $tool-name }
    }
} : { $to_agent-name }.
event-said = { $seat-who ->
    [you] Toi : { $claim-name }
   *[other] { $seat-name } : { $claim-name }
}
event-robot_destroyed = Le Robot est détruit. Désormais, aucun outil ne change de main.
event-trap_flipped = { $room-name } : le piège est { $trap-name }.
event-trap_countered = { $room-name } : { $trap-name }, { $tool ->
    [none] soulevé à plusieurs.
   *[other] contré avec { $tool-name }.
}
event-token_flipped = { $room-name } : dessous, { $token-name }.
event-key_found = { $seat-who ->
    [you] Tu prends la clé : { $keys } sur { $needed }.
   *[other] { $seat-name } prend la clé : { $keys } sur { $needed }.
}
event-petrified = Pétrification, un tour perdu : { $agents-name }.
event-victory = Le coffre est ouvert et la minuterie s’arrête, au tour { $turn }. Vous avez gagné !
event-defeat = { $reason ->
    [time] La minuterie est à zéro. La partie est perdue.
    [budget] Le dernier tour est passé. La partie est perdue.
   *[resigned] L’équipe renonce. La partie est perdue.
}
event-everything_shown = Tout ce qui était face cachée est montré.

## Pourquoi pas

refusal-cf-not-started = La partie commence quand tout le monde est prêt.
refusal-cf-started-already = La minuterie court déjà.
refusal-cf-no-pause = Cette minuterie ne se met pas en pause.
refusal-cf-no-undo = La minuterie ne revient pas en arrière : on ne reprend rien.
refusal-cf-turn-the-dial = Il ne reste que le cadran à tourner.
refusal-cf-other-turn = C’est le tour { DE($seat-name) }.
refusal-cf-rolled-already = On lance les dés une fois par tour.
refusal-cf-roll-first = Lance d’abord les dés.
refusal-cf-answer-first = Dis d’abord ce que fait ton agent, ou reste.
refusal-cf-nothing-to-react-to = Il n’y a rien à continuer : c’est pour le moment d’après le lancer, avec une patrouille dehors.
refusal-cf-not-all-keys-and-agents = Le cadran tourne quand toutes les clés sont trouvées et tous les agents au Début/Fin.
refusal-cf-not-in-prison = Cela ne se fait pas en prison.
refusal-cf-before-roll-or-after-move = C’est pour avant le lancer ou après le déplacement.
refusal-cf-not-in-a-red-room = Pour cela, il faut être dans une pièce rouge.
refusal-cf-trap-is-open = Le piège est déjà ouvert.
refusal-cf-trap-is-gone = Il n’y a plus de piège ici.
refusal-cf-flip-first = Le piège est face cachée : retourne-le d’abord.
refusal-cf-trap-is-lifted = Aucun outil n’aide contre { $trap-name } : soulevez-le ensemble.
refusal-cf-trap-needs-tool = Contre { $trap-name }, il faut { $tool-name }.
refusal-cf-too-few-agents = { $trap-name } : il faut { $agents } agents dans la pièce.
refusal-cf-counter-first = Il faut d’abord contrer le piège.
refusal-cf-token-is-up = Le jeton est déjà retourné.
refusal-cf-robot-is-destroyed = Le Robot est détruit : aucun outil ne change plus de main.
refusal-cf-prisoner-passes-nothing = En prison, on ne donne rien.
refusal-cf-robot-not-held = Seulement avec le Robot, et c’est { $agent-name } qui l’a.
refusal-cf-robot-to-another = Le Robot va à un autre agent.
refusal-cf-receiver-in-prison = { $agent-name } est en prison et ne peut rien recevoir.
refusal-cf-tool-not-held = { $tool-name } n’est pas dans ta main.
refusal-cf-tool-is-used = { $tool-name } a déjà servi.
refusal-cf-only-lockpicks-in-prison = { $tool-name } ne sert à rien en prison : seulement les Crochets.
refusal-cf-patrol-asleep = { $patrol ->
    [guard] { $tool-name } : le Gardien est dans son bureau.
   *[dog] { $tool-name } : le Chien est au chenil.
}
refusal-cf-symbol-decides = { $patrol ->
    [guard] { $tool-name } : le dé montre le Gardien, qui rentre de toute façon.
   *[dog] { $tool-name } : le dé montre le Chien, qui rentre de toute façon.
}
refusal-cf-pushed-already = { $patrol ->
    [guard] { $tool-name } : le Gardien recule déjà.
   *[dog] { $tool-name } : le Chien recule déjà.
}
refusal-cf-right-after-the-roll = { $tool-name } se joue juste après le lancer, avant que la patrouille avance.
refusal-cf-not-while-moving = { $tool-name } se joue avant le lancer, juste après, ou après le déplacement.
refusal-cf-lockpicks-after-the-roll = Les Crochets se jouent après le lancer.
refusal-cf-nobody-in-prison = Personne n’est en prison.
refusal-cf-lockpicks-from-inside = Les Crochets sont pour ceux qui sont en prison.
refusal-cf-prisoners-do-not-move = En prison, un nombre ne fait rien.
refusal-cf-symbol-is-no-number = Le dé montre un symbole : ton agent reste où il est.
refusal-cf-not-the-time-to-move = Ton agent ne bouge pas maintenant.
refusal-cf-no-passage-there = Aucun passage secret n’y mène : { $room-name }.
refusal-cf-not-into-the-same-room = Une marche ne finit pas où elle a commencé : { $room-name }.
refusal-cf-not-a-way-from-here = Ce n’est pas un chemin d’ici : chaque pas mène plus loin, et aucune case ne vient deux fois.
refusal-cf-tool-not-needed = { $tool-name } est pour les chemins de plus de { $steps } pas.
refusal-cf-too-far = C’est trop loin : { $steps } pas au plus.
refusal-cf-walk-the-whole-number = Marche les { $steps } cases, entre dans une pièce, ou reste.
refusal-cf-not-in-and-out-in-one-turn = Entrer dans un passage et en sortir demande deux tours.
refusal-cf-you-are-there = Tu y es : { $room-name }.
refusal-cf-passage-is-new = Ce passage vient d’être découvert : il s’ouvre à ton prochain tour.
refusal-cf-not-in-a-passage = Il n’y a pas de passage secret où tu es.
refusal-cf-nobody-listens = Seuls des bots jouent ici : personne n’écoute.
refusal-cf-said-something = Tu as déjà dit quelque chose pendant ce tour ; écris, s’il y a plus à dire.
refusal-cf-no-use-saying = Dire cela ne sert à rien maintenant.

## Options de table

option-mode = contre quoi joue l’équipe
    .clock = la minuterie
    .budget = un nombre de tours, sans minuterie
option-minutes = minutes au départ
    .by_players = selon le nombre de joueurs
option-agents_per_player = agents par joueur (2 : à deux joueurs)
option-open_hands = outils en main
    .true = ouverts à toute l’équipe
    .false = vus de leur propriétaire seulement
option-partial_moves = une marche
    .false = prend tout le nombre
    .true = peut s’arrêter n’importe où
option-passage_any_roll = passages secrets
    .false = avec un nombre seulement
    .true = avec un symbole aussi
option-passage_exit = un passage secret mène
    .hop = dans l’autre pièce
    .walk = dans l’autre pièce, ou dehors à pied
option-pushback = Brouilleur et Sifflet
    .replace = en arrière au lieu d’en avant
    .after = en avant, puis en arrière
option-lockpicks_from_outside = les Crochets
    .false = seulement en prison
    .true = aussi du dehors
option-exit_grace = à la sortie de prison
    .false = on peut être repris aussitôt
    .true = on est à l’abri un tour
option-manual_dial = le cadran
    .false = tourne tout seul
    .true = doit être tourné
option-pause = connexion perdue, pauses
    .grace = la minuterie attend un peu
    .none = la minuterie n’attend jamais
    .unanimous = la minuterie attend, et tous peuvent convenir d’une pause
option-turn_nudge = secondes avant de rappeler son tour à qui ne fait rien (0 : jamais)

## Le dessin dans le terminal

draw-turn = Tour { $turn }
draw-keys = clés : { $keys } sur { $needed }
draw-turns-left = { $turns ->
    [one] reste { $turns } tour
   *[other] restent { $turns } tours
}
draw-roll = les dés : { $d10-name } et { $d6 }
draw-no-robot = le Robot est détruit
draw-signs = { "::" } boucle  ·· grise  >< sortie de prison  ▲ Gardien, { "!!" } voit  ● Chien, ~~ sent
draw-agent = agent
draw-player = joueur
draw-place = où
draw-tools = outils
draw-says = dit
draw-petrified = pétrifié
draw-keys-held = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}
draw-robot = Robot
draw-closed = { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
draw-room = pièce rouge
draw-trap = piège
draw-token = jeton
draw-gone = contré
draw-taken = clé, prise

## Ce qui peut clocher dans une édition

problem-cf-room-id = L’identifiant d’une pièce n’a que des lettres, des chiffres et _.
problem-cf-one-language = Le texte n’est que dans une langue.
problem-cf-colours = Il y a { $count } couleurs ; il en faut une pour chacun des { $agents } agents.
problem-cf-red-rooms = Il y a { $count } pièces rouges ; il en faut { $rooms }.
problem-cf-one-room = Il y a { $count } pièces de la sorte « { $kind } » ; il en faut exactement 1.
problem-cf-two-rooms = Il y a { $count } pièces de la sorte « { $kind } » ; il en faut au moins 2.
problem-cf-tokens = Il y a { $count } jetons pour { $rooms } pièces rouges.
problem-cf-traps = Il y a { $count } pièges pour { $rooms } pièces rouges.
problem-cf-lifters = Il faut { $most } agents au plus : une partie peut ne pas en avoir davantage.
problem-cf-trap-tools = { $agents ->
    [0] { $tools ->
        [0] Aucun outil ne contre ce piège, ni aucun nombre d’agents.
       *[other] { $tools } outils contrent ce piège ; il en faut exactement 1.
    }
   *[other] Ce piège est soulevé par des agents ; aucun outil ne le contre.
}
problem-cf-tool-purpose = Un outil contre un piège ou a un effet, l’un des deux.
problem-cf-no-such-trap = Il n’y a pas de piège « { $trap } ».
problem-cf-carrier = L’outil qui porte les autres est réutilisable et n’est pas distribué ; tous les autres sont distribués et servent une fois.
problem-cf-dealt = { $count } outils sont distribués ; il en faut { $dealt }.
problem-cf-one-carrier = { $count } outils ne sont pas distribués ; il en faut exactement 1.
problem-cf-hands = { $players } mains de { $tools } outils ne font pas { $dealt }.
problem-cf-face = Un nombre sur une face va de 1 à { $most }.
problem-cf-no-symbol = Il manque le symbole « { $symbol } ».
problem-cf-few-numbers = Il y a { $count } nombres ; il en faut au moins { $least }.
problem-cf-grid = La grille a de 2 à { $most } colonnes et lignes.
problem-cf-outside = [{ $point }] est hors de la grille de { $columns } sur { $rows }.
problem-cf-no-loop = La boucle n’a pas d’angle.
problem-cf-crooked = De [{ $one }] à [{ $two }], il n’y a pas de couloir droit de deux cases ou plus.
problem-cf-loop-twice = La boucle passe deux fois par [{ $point }].
problem-cf-not-on-the-loop = [{ $point }] n’est pas sur la boucle.
problem-cf-not-a-door = [{ $point }] n’est pas une porte d’une pièce de la sorte « { $kind } ».
problem-cf-rect = Le premier angle est en haut à gauche, le second en bas à droite.
problem-cf-square-inside = La case [{ $point }] est dans cette pièce.
problem-cf-no-door = Cette pièce n’a pas de porte.
problem-cf-no-square = [{ $point }] n’est pas une case de couloir.
problem-cf-far-door = [{ $point }] ne touche pas cette pièce.
problem-cf-overlap = Cette pièce et « { $other } » se recouvrent.
problem-cf-yellow-exit = [{ $point }] est sur la boucle.
problem-cf-directions = Gardien et Chien vont en sens opposés : l’un 1, l’autre -1.
problem-cf-no-way = Aucun chemin n’y mène depuis le départ.
problem-cf-dead-end = [{ $point }] est un cul-de-sac ; seule la sortie de prison peut en être un.
problem-cf-distance = C’est à { $steps } pas du départ ; il en faut de { $least } à { $most }.
problem-cf-stuck = De « { $point } », aucune marche de { $number } n’est possible.
problem-cf-too-many-paths = Il y a plus de { $most } chemins possibles ; une table doit tous les proposer.
problem-cf-touching = [{ $one }] et [{ $two }] se touchent, mais n’ont pas de couloir commun : un dessin pourrait tromper.
problem-cf-arrow = La flèche « { $arrow } » ne montre pas le premier pas.
