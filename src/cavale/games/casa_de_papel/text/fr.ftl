### La Casa de Papel, en français. La table dit « tu » ; un refus reste neutre.

game-title = La Casa de Papel
game-summary = Deux équipes secrètes, cinq manches et beaucoup de mauvaise foi. De 4 à 8 personnes.
game-progress = manche { $round } sur { $rounds }

## Les deux rôles spéciaux. Leurs noms viennent de l’édition, qui peut remplacer ces deux termes ;
## aucun texte ne les met en tête de phrase ni après « de » ou « à ».

-professor = le Professeur
-raquel = Raquel

## Les mots du jeu

name-print = Billets
name-sabotage = Sabotage
name-red = équipe rouge
name-blue = équipe bleue
name-robber = braqueur
name-hostage = otage
name-setup = mise en place
name-choice = choix
name-debate = débat
name-selection = sélection
name-resolution = résolution
name-appointment = succession
name-accusation = accusation finale
name-over = fin de la partie
name-speech = tour de parole
name-floor = débat libre
name-blackout = coupure de courant
name-reveal = révélation

## Ton rôle : son nom, son équipe, ce que tu veux, ton pouvoir (à taire quand la table joue sans pouvoirs)

game-role-professor = { -professor }
    .team = équipe rouge
    .goal = À la fin, le butin doit atteindre l’objectif. Et que personne ne devine qui tu es.
    .power = Une fois, dans le noir, tu peux regarder le rôle de quelqu’un.
game-role-raquel = { -raquel }
    .team = équipe bleue
    .goal = À la fin, le butin doit rester sous l’objectif. Sinon, il te faudra nommer { -professor }.
    .power = Une fois, dans le noir, tu peux échanger une carte sélectionnée contre une autre.
game-role-robber = braqueur
    .team = équipe rouge
    .goal = À la fin, le butin doit atteindre l’objectif. Cache bien { -professor }, même sans savoir qui c’est.
    .power = Pas de pouvoir : juste ta parole.
game-role-hostage = otage
    .team = équipe bleue
    .goal = À la fin, le butin doit rester sous l’objectif. En attendant, fais semblant de vouloir imprimer.
    .power = Pas de pouvoir : juste ta parole.

## Ce qui est demandé. `.hint` : ce qui en dépend. `.others` : pour qui attend ($deciding : les places qui décident).
## Pendant une coupure, tout le monde sauf le personnage lit les mêmes mots, à la manche 2 comme à la manche 4.

step-choose_cards = Choisis ta carte, puis verrouille.
    .hint = En silence, face cachée. Tu peux changer d’avis jusqu’au dernier verrou.
    .help = Tout le monde pose une carte face cachée, n’importe laquelle : pour qu’elle compte, ou pour s’en débarrasser en espérant qu’elle ne sera pas prise. Une carte choisie ou verrouillée peut être reprise tant que quelqu’un hésite encore.
    .others = Les dernières cartes se posent.
    .others-hint = Silence jusqu’à ce que tout le monde ait verrouillé.
step-speak = À toi de parler.
    .hint = Dis vrai, mens ou reste dans le flou : rien ne t’engage.
    .help = Jusqu’à quatre déclarations, vraies ou fausses : personne ne vérifie, rien n’engage. Montrer sa carte est la seule chose impossible. « J’ai fini » passe la parole.
    .others = La parole est à { $deciding-name }.
    .others-hint = Écoute bien : ton tour vient, ou il est passé.
step-turn = Quelque chose à dire ?
    .hint = Une déclaration, ou « j’ai fini » pour de bon.
    .help = Une déclaration, vraie ou fausse, ou « j’ai fini », qui est définitif.
    .others = La parole est à { $deciding-name }.
    .others-hint = On parle à tour de rôle.
step-free_floor = Le débat est libre.
    .hint = Parle quand tu veux. Il se ferme quand tout le monde a fini, ou sur un mot du chef.
    .help = Encore six déclarations par personne, jusqu’à la sélection. Déclarer de nouveau efface « j’ai fini ». Le chef peut fermer le débat à tout moment.
step-select_cards = Quelles cartes vont compter ?
    .hint = La tienne en est. Complète, puis confirme : ce sera définitif.
    .help = Le chef écoute qui il veut et décide seul ; sa propre carte compte toujours. Les cartes sont mélangées avant d’être retournées : on verra ce qui a été joué, pas par qui.
    .others = { $deciding-name } choisit les cartes qui comptent.
    .others-hint = Il est encore temps de donner un conseil.
step-raquels_power = Échanges-tu une carte ?
    .hint = Une carte regardée doit entrer. Tu peux aussi ne rien faire.
    .help = Dans le noir, { -raquel } peut regarder une carte non sélectionnée : elle doit alors entrer à la place d’une carte sélectionnée, qui sort sans être vue. Sa propre carte peut entrer aussi, et ne rien échanger est permis. Personne n’en saura rien avant la fin.
    .others = Coupure de courant. Garde les yeux fermés.
    .others-hint = La lumière reviendra toute seule.
step-professors_power = Quel rôle regardes-tu ?
    .hint = Personne n’en saura rien. Tu peux aussi ne rien faire.
    .help = Dans le noir, { -professor } peut regarder le rôle d’une personne, ou ne rien regarder. Personne n’en saura rien avant la fin.
    .others = Coupure de courant. Garde les yeux fermés.
    .others-hint = La lumière reviendra toute seule.
step-reveal_display = Les cartes sont retournées.
    .hint = On voit ce qui a été joué, jamais par qui.
    .help = La famille la plus nombreuse l’emporte. Les Billets font monter le butin, bonus compris ; les Sabotages retirent leurs pénalités. Ce qui est écrit sur les cartes de la minorité ne compte pas.
step-appoint = Qui sera le prochain chef ?
    .hint = Sa prochaine carte comptera à coup sûr.
    .help = Le chef nomme quelqu’un qui ne l’a pas encore été. (À quatre, une personne l’est deux fois.) Une nomination ne se refuse pas, et la carte du chef compte toujours.
    .others = { $deciding-name } va nommer le prochain chef.
    .others-hint = Dis ce que tu penses du résultat.
step-accuse = Qui est { -professor } ?
    .hint = Bon nom : le butin baisse. Mauvais nom : les braqueurs gagnent.
    .help = Le butin atteint l’objectif : { -raquel } désigne une personne. Si c’est { -professor }, le butin baisse, et les otages gagnent s’il passe sous l’objectif. Sinon, les braqueurs gagnent.
    .others = { $deciding-name } cherche { -professor }.
    .others-hint = Bon nom : le butin baisse. Mauvais nom : les braqueurs gagnent.

window-blackout = Coupure de courant. Tous les yeux sont fermés…

## Ce que l’on peut faire

do-choose = poser { $kind-name }
do-lock = verrouiller
do-done = j’ai fini
do-speak = prendre la parole
do-close_debate = fermer le débat
do-propose = { $player-who ->
    [you] avancer ta carte
   *[other] avancer la carte { DE($player-name) }
}
    .shown = { $seat-who ->
        [you] Tu avances la carte { DE($player-name) }.
       *[other] { $player-who ->
            [you] { $seat-name } avance ta carte.
           *[other] { $seat-name } avance la carte { DE($player-name) }.
        }
    }
do-confirm = confirmer la sélection
do-raquel_look = { $player-who ->
    [you] faire entrer ta propre carte
   *[other] regarder la carte { DE($player-name) }, qui devra entrer
}
do-raquel_out = { $player-who ->
    [you] faire sortir ta propre carte
   *[other] faire sortir la carte { DE($player-name) }
}
do-raquel_pass = ne rien échanger
do-professor_look = { $player-who ->
    [you] regarder ton propre rôle
   *[other] regarder le rôle { DE($player-name) }
}
do-professor_pass = ne rien regarder
do-appoint = { $player-who ->
    [you] te nommer
   *[other] nommer { $player-name }
}
do-accuse = { $player-who ->
    [you] t’accuser
   *[other] accuser { $player-name }
}

## Ce que l’on peut déclarer, comme dans une bulle

do-my_card = { $card ->
    [print] « J’ai posé des Billets, devine lesquels. »
    [sabotage] « J’ai posé un Sabotage, devine lequel. »
   *[other] « Ma carte, précisément : { $card-name }. »
}
    .menu = « Ma carte… »
do-choose_me = « Prends ma carte ! »
do-skip_me = « Surtout, laisse ma carte. »
do-my_hand = { $count ->
    [0] « Plus un seul Sabotage dans ma main. »
    [1] « Il me reste 1 Sabotage en main. »
   *[other] « Il me reste { $count } Sabotages en main. »
}
    .menu = « Dans ma main… »
do-my_team = { $team ->
    [red] « Je suis de l’équipe rouge. »
   *[blue] « Je suis de l’équipe bleue. »
}
    .menu = « Mon équipe… »
do-my_role = { $role ->
    [professor] « Je suis { -professor }. »
    [raquel] « Je suis { -raquel }. »
    [robber] « Je suis braqueur, sans pouvoir. »
   *[hostage] « Je suis otage, sans pouvoir. »
}
    .menu = « Mon rôle… »
do-suspect = { $player-who ->
    [you] { $who ->
        [red] « Toi, tu es de l’équipe rouge. »
        [blue] « Toi, tu es de l’équipe bleue. »
        [professor] « Toi, tu es { -professor }. »
       *[raquel] « Toi, tu es { -raquel }. »
    }
   *[other] { $who ->
        [red] « { $player-name } est de l’équipe rouge. »
        [blue] « { $player-name } est de l’équipe bleue. »
        [professor] « { $player-name } est { -professor }. »
       *[raquel] « { $player-name } est { -raquel }. »
    }
}
    .menu = « Je soupçonne… »
do-trust = { $player-who ->
    [you] « Je me fie à toi. »
   *[other] « Je me fie à { $player-name }. »
}
    .menu = « Je me fie à… »
do-advise = { $player-who ->
    [you] { $what ->
        [take] « Il faut prendre ta carte. »
       *[leave] « Il faut laisser ta carte. »
    }
   *[other] { $what ->
        [take] « Prends la carte { DE($player-name) }. »
       *[leave] « Laisse la carte { DE($player-name) }. »
    }
}
    .menu = « Prends ou laisse la carte de… »
do-successor = « Prochain chef : { $player-name } ! »
    .menu = « Prochain chef… »
do-was_mine = « { $kind-name } : c’était ma carte. »
    .menu = « C’était ma carte… »

## Ce qui est arrivé

event-role_dealt = { $seat-who ->
    [you] { $role ->
        [professor] Tu es { -professor }, { game-role-professor.team }. { game-role-professor.goal }
        [raquel] Tu es { -raquel }, { game-role-raquel.team }. { game-role-raquel.goal }
        [robber] Tu es { game-role-robber }, { game-role-robber.team }. { game-role-robber.goal }
       *[hostage] Tu es { game-role-hostage }, { game-role-hostage.team }. { game-role-hostage.goal }
    }
   *[other] { $seat-name } reçoit un rôle : { $role-name }.
}
event-hand_dealt = { $seat-who ->
    [you] Ta main : { $kinds-name }.
   *[other] Main { DE($seat-name) } : { $kinds-name }.
}
event-round_started = { $leader-who ->
    [you] Manche { $round }. Tu es chef de groupe : ta carte comptera.
   *[other] Manche { $round }. Chef de groupe : { $leader-name }.
}
event-card_laid = { $seat-who ->
    [you] Ton choix est posé, face cachée : { $kind-name }.
   *[other] { $seat-name } pose { $kind-name }, face cachée.
}
event-all_laid = Toutes les cartes sont posées.
event-lights_off = Coupure de courant ! Tout le monde ferme les yeux.
event-lights_on = La lumière revient.
event-card_seen = Carte { DE($player-name) } : { $kind-name }. Elle doit entrer.
event-cards_exchanged = { $brought_in-who ->
    [you] Ta carte entre
   *[other] La carte { DE($brought_in-name) } entre
}, { $put_out-who ->
    [you] la tienne sort
   *[other] celle { DE($put_out-name) } sort
}. Personne d’autre ne le sait.
event-power_declined = On renonce au pouvoir. Personne d’autre ne le sait.
event-role_seen = Rôle { DE($player-name) } : { $role-name }. Personne d’autre ne le sait.
event-speech_began = { $seat-who ->
    [you] Tu as la parole.
   *[other] La parole est à { $seat-name }.
}
event-floor_opened = Tout le monde a parlé, le débat est libre.
event-claimed = { $seat-who ->
    [you] Toi : { $claim-name }
   *[other] { $seat-name } : { $claim-name }
}
event-said_done = { $seat-who ->
    [you] Tu n’as plus rien à dire.
   *[other] { $seat-name } n’a plus rien à dire.
}
event-spoke = { $seat-who ->
    [you] Tu as pris la parole.
   *[other] { $seat-name } a pris la parole.
}
event-debate_closed = Le débat est fermé. Place à la sélection.
event-cards_selected = { $seats-who ->
    [you] Cartes sélectionnées : { $seats-name }. La tienne en est.
   *[other] Cartes sélectionnées : { $seats-name }.
}
event-cards_revealed = On mélange, on retourne : { $kinds-name }.
event-loot_counted = { $majority ->
    [print] Les Billets l’emportent : le butin monte de { $change } et atteint { $loot } M€.
   *[sabotage] { $change ->
        [0] Le Sabotage l’emporte : le butin reste à { $loot } M€.
       *[other] Le Sabotage l’emporte ({ $change }) : le butin tombe à { $loot } M€.
    }
}
event-leader_appointed = { $seat-who ->
    [you] Te voilà chef pour la prochaine manche.
   *[other] Prochain chef de groupe : { $seat-name }.
}
event-raquel_revealed = { $seat-who ->
    [you] Le butin atteint l’objectif. Tu te dévoiles : { -raquel }, c’est toi.
   *[other] Le butin atteint l’objectif, et { -raquel } se dévoile : c’est { $seat-name }.
}
event-professor_accused = { $player ->
    [none] Aucun nom n’est donné à temps. Le butin reste à { $loot } M€.
   *[other] { $player-who ->
        [you] { $right ->
            [true] L’accusation te vise, et elle est juste : le butin tombe à { $loot } M€.
           *[false] L’accusation te vise, à tort : le butin reste à { $loot } M€.
        }
       *[other] { $right ->
            [true] L’accusation vise { $player-name }, et elle est juste : le butin tombe à { $loot } M€.
           *[false] L’accusation vise { $player-name }, à tort : le butin reste à { $loot } M€.
        }
    }
}
event-everything_shown = Les masques tombent. { $brought_in ->
    [none] Aucune carte n’a été échangée.
   *[other] Dans le noir, { $brought_in-who ->
        [you] ta carte
       *[other] la carte { DE($brought_in-name) }
    } est entrée à la place de { $put_out-who ->
        [you] la tienne
       *[other] celle { DE($put_out-name) }
    }.
} { $peeked ->
    [none] Aucun rôle n’a été regardé.
   *[other] { $peeked-who ->
        [you] Ton rôle a été regardé.
       *[other] Le rôle { DE($peeked-name) } a été regardé.
    }
}
event-match_won = { $team ->
    [red] Les braqueurs gagnent avec un butin de { $loot } M€.
    [blue] Les otages gagnent : le butin s’arrête à { $loot } M€.
   *[other] La partie est abandonnée, personne ne gagne.
}

## La fin, en grand

game-end-red = Les presses ont tourné : braqueurs gagnants !
    .hint = Butin final : { $loot } M€ pour un objectif de { $goal } M€.
game-end-blue = Les presses ont calé : otages gagnants !
    .hint = Butin final : { $loot } M€ pour un objectif de { $goal } M€.
game-end-none = Partie abandonnée, personne ne gagne.
    .hint = Les masques tombent quand même.

## Pourquoi pas

refusal-casa-spectators-do-not-play = Le public regarde, il ne joue pas.
refusal-casa-hot-seat-without-powers = Autour d’un seul appareil, nul ne peut vérifier que les yeux sont fermés : jouez sans pouvoirs.
refusal-casa-silent-in-the-dark = Dans le noir, ni parole ni vote : il faut attendre la lumière.
refusal-casa-silent-until-cards-are-down = Silence tant que toutes les cartes ne sont pas posées.
refusal-casa-speech-of-another = La parole est à { $seat-name }, chacun son tour.
refusal-casa-talk-is-closed = La parole n’est pas ouverte ; elle le sera bientôt.
refusal-casa-silent-while-raquel-decides = À cette table, on se tait pendant que { -raquel } décide.
refusal-casa-no-claims-any-more = Toutes les manches sont jouées : plus de déclarations.
refusal-casa-not-your-turn-to-speak = Ici, on parle à tour de rôle : il faut attendre le sien.
refusal-casa-leader-decides-now = Le débat est fermé, le chef décide.
refusal-casa-already-done = « J’ai fini », c’est déjà dit.
refusal-casa-claims-used-up = Les { $most } déclarations permises sont faites ; écrire reste possible.
refusal-casa-claim-before-selection = Trop tard : cela se dit avant que la sélection soit confirmée.
refusal-casa-claim-after-reveal = Trop tôt : cela se dit une fois les cartes retournées.
refusal-casa-leader-is-always-selected = La carte du chef compte d’office : inutile d’en discuter.
refusal-casa-hand-is-smaller = { $count ->
    [0] Les mains sont vides : plus rien à compter.
    [1] Il ne reste qu’une carte en main.
   *[other] Il ne reste que { $count } cartes en main.
}
refusal-casa-kind-not-revealed = Aucune carte « { $kind-name } » n’a été retournée cette manche.
refusal-casa-claim-about-yourself = Cela se dit des autres, pas de soi.
refusal-casa-no-appointment-after-last-round = C’était la dernière manche : plus de chef à nommer.
refusal-casa-leader-changes = Le chef change à chaque manche : il faut un autre nom.
refusal-casa-has-led-already = { $seat-who ->
    [you] Un seul mandat par personne : il faut un autre nom.
   *[other] { $seat-name } a déjà été chef : il faut un autre nom.
}
refusal-casa-cards-are-down = Les cartes de la manche sont posées : on n’y touche plus.
refusal-casa-last-card-is-forced = À la dernière manche, la seule carte restante se pose d’elle-même.
refusal-casa-take-your-card-back-first = Une carte est déjà choisie : il faut d’abord la reprendre.
refusal-casa-not-in-your-hand = Il n’y a pas de carte « { $kind-name } » dans ta main.
refusal-casa-a-choice-locks-itself = Ici, la carte choisie se verrouille toute seule.
refusal-casa-already-locked = La carte est déjà verrouillée ; elle peut encore être reprise.
refusal-casa-choose-first = Il faut d’abord choisir une carte.
refusal-casa-heard-already = Rien de plus à signaler : un message écrit suffit.
refusal-casa-no-debate-to-close = Il n’y a pas de débat à fermer pour l’instant.
refusal-casa-only-the-leader = C’est au chef de groupe d’en décider : { $seat-name }.
refusal-casa-hear-everybody-first = Il faut d’abord entendre tout le monde.
refusal-casa-debate-ends-by-itself = Ici, le débat se ferme de lui-même quand tout le monde a fini.
refusal-casa-not-the-selection = La sélection vient entre le débat et la révélation.
refusal-casa-select-exactly = { $missing ->
    [one] Il faut exactement { $select } cartes : il en manque une.
   *[other] Il faut exactement { $select } cartes : il en manque { $missing }.
}
refusal-casa-already-proposed = La carte { DE($seat-name) } est déjà avancée.
refusal-casa-take-one-out-first = Les { $select } cartes y sont : il faut d’abord en reculer une.
refusal-casa-no-powers = À cette table, on joue sans pouvoirs.
refusal-casa-only-raquel = Ce pouvoir-là, seule { -raquel } peut s’en servir.
refusal-casa-raquels-moment = C’est à la manche { $round }, après la sélection, que { -raquel } peut agir.
refusal-casa-power-is-over = Le pouvoir a servi, ou l’on y a renoncé : on n’y revient pas.
refusal-casa-card-seen-must-come-in = La carte { DE($seat-name) } a été regardée : elle doit entrer, reste à choisir celle qui sort.
refusal-casa-look-at-unselected = { $seat-who ->
    [you] Ta carte est déjà sélectionnée : seule une carte non sélectionnée peut entrer.
   *[other] La carte { DE($seat-name) } est déjà sélectionnée : seule une carte non sélectionnée peut entrer.
}
refusal-casa-already-designated = Ta carte est déjà désignée : reste à choisir celle qui sort.
refusal-casa-nothing-may-go-out = Aucune carte ne peut sortir, donc aucune ne peut entrer.
refusal-casa-one-look-only = Un seul regard : la carte { DE($seat-name) } a été vue, elle doit entrer.
refusal-casa-out-is-selected = { $seat-who ->
    [you] Ta carte n’est pas sélectionnée : elle ne peut pas sortir.
   *[other] La carte { DE($seat-name) } n’est pas sélectionnée : elle ne peut pas sortir.
}
refusal-casa-leaders-card-stays = À cette table, la carte du chef ne peut pas sortir.
refusal-casa-bring-in-first = Il faut d’abord désigner la carte qui entre.
refusal-casa-only-the-professor = Ce pouvoir-là, seul { -professor } peut s’en servir.
refusal-casa-professors-moment = C’est à la manche { $round }, avant le débat, que { -professor } peut agir.
refusal-casa-look-at-another-player = Ton rôle, tu le connais : il faut choisir quelqu’un d’autre.
refusal-casa-not-the-appointment = Le prochain chef se nomme une fois les cartes retournées.
refusal-casa-talk-first = On discute d’abord, jusqu’à ce que tout le monde ait fini.
refusal-casa-not-the-accusation = L’accusation vient à la fin, si le butin atteint l’objectif.
refusal-casa-only-raquel-accuses = L’accusation, seule { -raquel } peut la porter.
refusal-casa-accuse-another-player = L’accusation doit viser quelqu’un d’autre.

## Le journal des bots : ce qui a décidé d’un coup, lu après la partie

name-lay-best = la carte qui sert le mieux mon camp
name-claim-card = ce que la table doit croire de ma carte
name-select-best = la sélection qui sert le mieux mon camp
name-exchange-worst-for-robbers = l’échange qui gêne le plus les braqueurs
name-peek-least-sure = le rôle dont je doute le plus
name-suspect = la personne sur qui attirer les soupçons
name-appoint-own-side = quelqu’un que je crois de mon camp
name-accuse-likeliest = le nom le plus probable

## Options de table

option-powers = les deux pouvoirs
    .both = en jeu, sous coupure de courant
    .none = sans, idéal pour une première partie
option-final_accusation = l’accusation finale
    .true = oui, { -professor } peut encore tout perdre
    .false = non, l’objectif atteint suffit
option-leader_repeat_4p = le second mandat, à quatre
    .round5 = à la dernière manche
    .any = à n’importe quelle manche, jamais deux de suite
option-raquel_may_oust_leader = échanger la carte du chef
    .true = permis, elle peut sortir comme les autres
    .false = interdit, elle compte quoi qu’il arrive
option-accusation_talk = la parole pendant l’accusation
    .open = libre, on peut encore plaider
    .closed = fermée, on retient son souffle
option-blackout_seconds = la durée d’une coupure, en secondes
    .edition = celle de l’édition
option-reveal_seconds = le temps de regarder les cartes retournées, en secondes
option-card_history = l’historique des cartes retournées
    .true = consultable, avec un compteur
    .false = rien, chacun sa mémoire
option-inference_aid = les certitudes
    .true = signalées, ce qui est sûr est marqué
    .false = à trouver soi-même
option-first_leader = le premier chef (une place, ou le hasard)
    .random = au hasard
option-clocks = les horloges
    .live = en direct
    .off = sans, sauf pour les coupures et les cartes retournées
    .slow = au ralenti, trois fois plus de temps
    .correspondence = par correspondance, un jour par phase

## La table dessinée dans le terminal

draw-round = Manche { $round } sur { $rounds } · { $phase-name }
draw-loot = Butin
draw-goal = objectif { $goal }
draw-player = place
draw-status = état
draw-claims = dit
draw-role = rôle
draw-cards = cartes posées
draw-honesty = vrai, faux
draw-hand = Ta main
draw-you-are = Tu es : { $role-name } ({ $team-name })
draw-choice = ton choix : { $kind-name }
draw-leader = chef
draw-led = a été chef
draw-selected = sélectionnée
draw-proposed = avancée
draw-speaking = parle
draw-done = a fini
draw-raquel = { -raquel }
draw-accused = sous accusation
draw-history = M{ $round } · chef { $leader-name } :
draw-unseen = Encore cachées pour toi :
draw-teams = { $red } braqueurs, { $blue } otages
draw-teams-secret = équipes : partage secret
draw-secrets-card = Tu as vu la carte { DE($looked-name) } : { $card-name }.
draw-secrets-exchange = Tu as échangé : { $in-who ->
    [you] ta carte est entrée
   *[other] la carte { DE($in-name) } est entrée
}, { $out-who ->
    [you] la tienne est sortie
   *[other] celle { DE($out-name) } est sortie
}.
draw-secrets-role = Tu as vu le rôle { DE($peeked-name) } : { $role-name }.
draw-truth-exchange = Dans le noir, { $in-who ->
    [you] ta carte
   *[other] la carte { DE($in-name) }
} est entrée à la place de { $out-who ->
    [you] la tienne
   *[other] celle { DE($out-name) }
}.
draw-truth-no-exchange = Aucune carte n’a été échangée.
draw-truth-peek = { $peeked-who ->
    [you] Ton rôle a été regardé.
   *[other] Le rôle { DE($peeked-name) } a été regardé.
}
draw-truth-no-peek = Aucun rôle n’a été regardé.
draw-truth-left-out = Rôle écarté : { $left-name }.
draw-dark = Coupure de courant

## Ce qui peut clocher dans une édition

problem-casa-kind-letters = Une sorte de carte n’a que des lettres, des chiffres et _.
problem-casa-kind-is-family = C’est le nom d’une famille ; il en faut un autre à une sorte de carte.
problem-casa-one-peeks = Un seul rôle a le pouvoir peek_role, et il est rouge.
problem-casa-one-swaps = Un seul rôle a le pouvoir swap_card, et il est bleu.
problem-casa-accuses = Le rôle qui échange les cartes accuse { $role }, et aucun autre n’accuse personne.
problem-casa-not-in-steps = { $value } n’est pas un multiple de track.step, qui vaut { $step }.
problem-casa-bonus-negative = Le bonus d’une carte de billets n’est pas négatif.
problem-casa-penalty-positive = La pénalité d’une carte de sabotage n’est pas positive.
problem-casa-no-such-card = Cette carte n’existe pas.
problem-casa-not-a-round = { $round } n’est pas une manche : elles vont de 1 à { $rounds }.
problem-casa-card-for-each-round = Une main a une carte pour chacune des { $rounds } manches.
problem-casa-blackout-length = Une coupure dure de 10 à 60 secondes.
problem-casa-players = Le jeu se joue de 4 à 8.
problem-casa-select-odd = { $select } n’est pas un nombre impair de 1 à { $most }.
problem-casa-too-many-rounds = { $rounds } manches, c’est trop pour si peu de joueurs : une personne au plus est chef deux fois.
problem-casa-left-out = On écarte 0 ou 1 rôle.
problem-casa-teams-fill = Rouges et bleus ont { $roles } rôles en tout ; il en faut autant que de joueurs ({ $players }) et de rôles écartés ({ $left_out }).
problem-casa-least-roles = Il y a au moins { $red } rôles rouges et { $blue } bleus.
problem-casa-too-few-names = Il y a { $roles } rôles simples dans cette équipe, mais { $names } noms pour eux.
problem-casa-not-in-the-box = Le paquet a { $copies } de ces cartes, la boîte { $stock }.
problem-casa-deck-is-dealt = Le paquet a { $cards } cartes, ce qui ne fait pas { $players } mains de { $hand }.
problem-casa-goal-out-of-reach = { $goal } est hors d’atteinte : le butin fait { $reach } au plus.
problem-casa-track-short = { $max }, c’est court : à { $players }, le butin peut atteindre { $reach }.
