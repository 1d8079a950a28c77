game-title = La Casa de Papel
game-summary = Deux équipes secrètes, cinq manches et beaucoup de mauvaise foi. De 4 à 8 personnes.

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

## Ce qui est demandé

step-choose_cards = Quelle carte posez-vous ? Choisissez, puis verrouillez.
step-speak = C’est votre tour de parole. Qu’avez-vous à dire ?
step-turn = Avez-vous quelque chose à dire ?
step-free_floor = Le débat est libre.
step-select_cards = Quelles cartes compteront ? La vôtre en est ; complétez, puis confirmez.
step-raquels_power = Tout le monde a les yeux fermés. Raquel, voulez-vous échanger une carte ?
step-professors_power = Tout le monde a les yeux fermés. Professeur, quel rôle regardez-vous ?
step-reveal_display = Les cartes sont retournées.
step-appoint = Qui sera le prochain chef de groupe ?
step-accuse = Raquel, qui est le Professeur ?

window-blackout = Coupure de courant. Tous les yeux sont fermés…

## Ce que l’on peut faire

do-choose = poser { $kind-name }
do-lock = verrouiller
do-done = j’ai fini
do-speak = dire quelque chose
do-close_debate = fermer le débat
do-propose = { $player-who ->
    [you] avancer votre carte
   *[other] avancer la carte de { $player-name }
}
do-confirm = confirmer la sélection
do-raquel_look = { $player-who ->
    [you] faire entrer votre propre carte
   *[other] regarder la carte de { $player-name }, qui devra entrer
}
do-raquel_out = { $player-who ->
    [you] faire sortir votre propre carte
   *[other] faire sortir la carte de { $player-name }
}
do-raquel_pass = ne rien échanger
do-professor_look = regarder le rôle de { $player-name }
do-professor_pass = ne rien regarder
do-appoint = nommer { $player-name }
do-accuse = accuser { $player-name }

do-my_card = { $card ->
    [print] « Ma carte est un Billet, sans dire lequel. »
    [sabotage] « Ma carte est un Sabotage, sans dire lequel. »
   *[other] « Ma carte : { $card-name }. »
}
    .menu = « Ma carte… »
do-choose_me = « Prenez ma carte ! »
do-skip_me = « Surtout pas ma carte. »
do-my_hand = { $count ->
    [0] « Plus aucun Sabotage dans ma main. »
    [1] « Encore 1 Sabotage dans ma main. »
   *[other] « Encore { $count } Sabotages dans ma main. »
}
    .menu = « Dans ma main… »
do-my_team = { $team ->
    [red] « Je suis de l’équipe rouge. »
   *[blue] « Je suis de l’équipe bleue. »
}
    .menu = « Mon équipe… »
do-my_role = { $role ->
    [professor] « Je suis le Professeur. »
    [raquel] « Je suis Raquel. »
    [robber] « Je suis un simple braqueur. »
   *[hostage] « Je suis un simple otage. »
}
    .menu = « Mon rôle… »
do-suspect = { $player-who ->
    [you] { $who ->
        [red] « Vous êtes rouge. »
        [blue] « Vous êtes bleu. »
        [professor] « Vous êtes le Professeur. »
       *[raquel] « Vous êtes Raquel. »
    }
   *[other] { $who ->
        [red] « { $player-name } est rouge. »
        [blue] « { $player-name } est bleu. »
        [professor] « { $player-name } est le Professeur. »
       *[raquel] « { $player-name } est Raquel. »
    }
}
    .menu = « Je soupçonne… »
do-trust = { $player-who ->
    [you] « Je me fie à vous. »
   *[other] « Je me fie à { $player-name }. »
}
    .menu = « Je me fie à… »
do-advise = { $player-who ->
    [you] { $what ->
        [take] « Il faut prendre votre carte. »
       *[leave] « Il faut laisser votre carte. »
    }
   *[other] { $what ->
        [take] « Il faut prendre la carte de { $player-name }. »
       *[leave] « Il faut laisser la carte de { $player-name }. »
    }
}
    .menu = « Prendre ou laisser la carte de… »
do-successor = { $player-who ->
    [you] « Prochain chef : vous. »
   *[other] « Prochain chef : { $player-name }. »
}
    .menu = « Prochain chef… »
do-was_mine = « La carte { $kind-name } était la mienne. »
    .menu = « Parmi les cartes, la mienne était… »

## Ce qui est arrivé

event-role_dealt = { $seat-who ->
    [you] { $role ->
        [professor] Vous êtes le Professeur, équipe rouge : à la manche du Professeur, vous regarderez un rôle.
        [raquel] Vous êtes Raquel, équipe bleue : vous pourrez échanger une carte, puis vous accuserez à la fin.
        [robber] Vous êtes un braqueur, équipe rouge : il faut que le butin atteigne l’objectif.
       *[hostage] Vous êtes un otage, équipe bleue : il faut que le butin reste sous l’objectif.
    }
   *[other] { $seat-name } reçoit un rôle : { $role-name }.
}
event-hand_dealt = { $seat-who ->
    [you] Votre main : { $kinds-name }.
   *[other] Main de { $seat-name } : { $kinds-name }.
}
event-round_started = { $leader-who ->
    [you] Manche { $round }. Vous êtes chef de groupe.
   *[other] Manche { $round }. Chef de groupe : { $leader-name }.
}
event-card_laid = { $seat-who ->
    [you] Vous posez { $kind-name }, face cachée.
   *[other] { $seat-name } pose { $kind-name }, face cachée.
}
event-all_laid = Toutes les cartes sont posées.
event-lights_off = Coupure de courant ! Tout le monde ferme les yeux.
event-lights_on = La lumière revient.
event-card_seen = Vous regardez la carte de { $player-name } : { $kind-name }. Elle doit entrer.
event-cards_exchanged = Carte qui entre : { $brought_in-name } ; carte qui sort : { $put_out-name }. Raquel seule le sait.
event-power_declined = Le pouvoir n’est pas employé.
event-role_seen = Rôle de { $player-name } : { $role-name }. Le Professeur seul le sait.
event-speech_began = { $seat-who ->
    [you] Vous avez la parole.
   *[other] La parole est à { $seat-name }.
}
event-floor_opened = Le tour de parole est fini, le débat est libre.
event-claimed = { $seat-who ->
    [you] Vous : { $claim-name }
   *[other] { $seat-name } : { $claim-name }
}
event-said_done = { $seat-who ->
    [you] Vous n’avez plus rien à dire.
   *[other] { $seat-name } n’a plus rien à dire.
}
event-spoke = { $seat-who ->
    [you] Vous avez parlé.
   *[other] { $seat-name } a parlé.
}
event-debate_closed = Le débat est clos. Place à la sélection.
event-cards_selected = Cartes sélectionnées : { $seats-name }.
event-cards_revealed = On retourne les cartes : { $kinds-name }.
event-loot_counted = { $majority ->
    [print] Majorité de Billets : le butin monte de { $change } et atteint { $loot } M€.
   *[sabotage] { $change ->
        [0] Majorité de Sabotages : le butin reste à { $loot } M€.
       *[other] Majorité de Sabotages : le butin change de { $change } et tombe à { $loot } M€.
    }
}
event-leader_appointed = { $seat-who ->
    [you] Vous êtes le prochain chef de groupe.
   *[other] Prochain chef de groupe : { $seat-name }.
}
event-raquel_revealed = { $seat-who ->
    [you] Le butin atteint l’objectif. Vous vous dévoilez : Raquel, c’est vous.
   *[other] Le butin atteint l’objectif. Raquel se dévoile : c’est { $seat-name }.
}
event-professor_accused = { $player ->
    [none] Raquel n’accuse personne. Le butin reste à { $loot } M€.
   *[other] { $player-who ->
        [you] { $right ->
            [true] Raquel vous accuse, et c’est juste. Le butin tombe à { $loot } M€.
           *[false] Raquel vous accuse, et se trompe. Le butin reste à { $loot } M€.
        }
       *[other] { $right ->
            [true] Raquel accuse { $player-name }, et c’est juste. Le butin tombe à { $loot } M€.
           *[false] Raquel accuse { $player-name }, et se trompe. Le butin reste à { $loot } M€.
        }
    }
}
event-everything_shown = Les masques tombent : tout est montré.
event-match_won = { $team ->
    [red] Les braqueurs gagnent avec un butin de { $loot } M€.
    [blue] Les otages gagnent : le butin s’arrête à { $loot } M€.
   *[other] La partie est abandonnée, personne ne gagne.
}

## Pourquoi pas

refusal-casa-spectators-do-not-play = Le public regarde, il ne joue pas.
refusal-casa-silent-in-the-dark = Dans le noir, tout le monde se tait.
refusal-casa-silent-until-cards-are-down = On se tait tant que toutes les cartes ne sont pas posées.
refusal-casa-speech-of-another = La parole est à { $seat-name }.
refusal-casa-talk-is-closed = Ce n’est pas le moment de parler.
refusal-casa-silent-while-raquel-decides = On se tait pendant que Raquel décide.
refusal-casa-no-claims-any-more = L’heure des déclarations est passée.
refusal-casa-not-your-turn-to-speak = Ce n’est pas votre tour de parler.
refusal-casa-leader-decides-now = Le chef décide, on n’y revient plus.
refusal-casa-already-done = Vous avez déjà dit que vous aviez fini.
refusal-casa-claims-used-up = Vous avez fait vos { $most } déclarations.
refusal-casa-claim-before-selection = Cela se dit avant que la sélection soit confirmée.
refusal-casa-claim-after-reveal = Cela se dit une fois les cartes retournées.
refusal-casa-leader-is-always-selected = La carte du chef compte toujours.
refusal-casa-hand-is-smaller = Il ne reste que { $count } cartes en main.
refusal-casa-kind-not-revealed = Aucune carte { $kind-name } n’a été retournée.
refusal-casa-claim-about-yourself = Cela se dit des autres, pas de soi.
refusal-casa-no-appointment-after-last-round = Après la dernière manche, on ne nomme plus personne.
refusal-casa-leader-changes = Le chef change à chaque manche.
refusal-casa-has-led-already = { $seat-who ->
    [you] Vous avez déjà été chef.
   *[other] { $seat-name } a déjà été chef.
}
refusal-casa-cards-are-down = Les cartes de la manche sont posées.
refusal-casa-last-card-is-forced = À la dernière manche, la seule carte restante se pose d’elle-même.
refusal-casa-take-your-card-back-first = Reprenez d’abord la carte choisie.
refusal-casa-not-in-your-hand = Vous n’avez pas de carte { $kind-name } en main.
refusal-casa-a-choice-locks-itself = Ici, un choix se verrouille tout seul.
refusal-casa-already-locked = Votre carte est déjà verrouillée.
refusal-casa-choose-first = Choisissez d’abord une carte.
refusal-casa-heard-already = On vous a déjà entendu.
refusal-casa-no-debate-to-close = Il n’y a pas de débat à fermer.
refusal-casa-only-the-leader = C’est au chef de groupe d’en décider : { $seat-name }.
refusal-casa-hear-everybody-first = Il faut d’abord entendre tout le monde.
refusal-casa-debate-ends-by-itself = Le débat finit quand chacun a fini.
refusal-casa-not-the-selection = Ce n’est pas le moment de la sélection.
refusal-casa-select-exactly = { $missing ->
    [one] Il faut exactement { $select } cartes : il en manque une.
   *[other] Il faut exactement { $select } cartes : il en manque { $missing }.
}
refusal-casa-already-proposed = La carte de { $seat-name } est déjà avancée.
refusal-casa-take-one-out-first = Les { $select } cartes y sont : reprenez-en une d’abord.
refusal-casa-only-raquel = Ce pouvoir est celui de Raquel.
refusal-casa-raquels-moment = Le pouvoir de Raquel vient à la manche { $round }, après la sélection.
refusal-casa-power-is-over = Le pouvoir a été employé, ou refusé.
refusal-casa-card-seen-must-come-in = Vous avez regardé la carte de { $seat-name } : elle doit entrer.
refusal-casa-look-at-unselected = { $seat-who ->
    [you] Votre carte est sélectionnée : seule une carte non sélectionnée peut entrer.
   *[other] La carte de { $seat-name } est sélectionnée : seule une carte non sélectionnée peut entrer.
}
refusal-casa-already-designated = Votre carte est déjà désignée.
refusal-casa-nothing-may-go-out = Aucune carte ne peut sortir.
refusal-casa-one-look-only = Vous avez déjà regardé la carte de { $seat-name }, une seule suffit.
refusal-casa-out-is-selected = { $seat-who ->
    [you] Votre carte n’est pas sélectionnée : elle ne peut pas sortir.
   *[other] La carte de { $seat-name } n’est pas sélectionnée : elle ne peut pas sortir.
}
refusal-casa-leaders-card-stays = À cette table, la carte du chef ne peut pas sortir.
refusal-casa-bring-in-first = Désignez d’abord la carte qui entre.
refusal-casa-only-the-professor = Ce pouvoir est celui du Professeur.
refusal-casa-professors-moment = Le pouvoir du Professeur vient à la manche { $round }, avant le débat.
refusal-casa-look-at-another-player = Regardez le rôle de quelqu’un d’autre.
refusal-casa-not-the-appointment = Ce n’est pas le moment de nommer un chef.
refusal-casa-talk-first = On discute d’abord.
refusal-casa-not-the-accusation = L’accusation vient à la fin, si le butin atteint l’objectif.
refusal-casa-only-raquel-accuses = C’est à Raquel d’accuser.
refusal-casa-accuse-another-player = Accusez quelqu’un d’autre que vous.

## Options de table

option-powers = pouvoirs de Raquel et du Professeur
    .both = les deux
    .none = aucun
option-final_accusation = accusation finale
    .true = oui
    .false = non
option-leader_repeat_4p = second mandat à quatre
    .round5 = à la manche 5
    .any = à n’importe quelle manche
option-raquel_may_oust_leader = Raquel peut faire sortir la carte du chef
    .true = oui
    .false = non
option-accusation_talk = parole pendant l’accusation
    .open = libre
    .closed = interdite
option-blackout_seconds = durée d’une coupure de courant, en secondes
    .edition = celle de l’édition
option-card_history = cartes retournées consultables
    .true = oui
    .false = non
option-inference_aid = certitudes signalées
    .true = oui
    .false = non
option-first_leader = premier chef
    .random = au hasard
option-clocks = horloges
    .live = en direct
    .off = sans
    .slow = au ralenti
    .correspondence = par correspondance

## La table dessinée dans le terminal

draw-round = Manche { $round } sur { $rounds } · { $phase-name }
draw-loot = Butin
draw-goal = objectif { $goal }
draw-player = place
draw-status = état
draw-claims = dit
draw-role = rôle
draw-cards = cartes posées
draw-hand = Votre main
draw-you-are = Vous êtes : { $role-name } ({ $team-name })
draw-choice = posée : { $kind-name }
draw-leader = chef
draw-led = a été chef
draw-selected = sélectionnée
draw-proposed = avancée
draw-speaking = parle
draw-done = a fini
draw-raquel = Raquel
draw-accused = accusé
draw-history = M{ $round } · chef { $leader-name }
draw-unseen = Cachées
draw-teams = { $red } braqueurs, { $blue } otages
draw-teams-secret = équipes : partage secret
draw-secrets-card = Vous avez vu la carte de { $looked-name } : { $card-name }
draw-secrets-exchange = Votre échange : entre { $in-name }, sort { $out-name }
draw-secrets-role = Vous avez vu le rôle de { $peeked-name } : { $role-name }
draw-truth-exchange = Échange de Raquel : carte entrée, { $in-name } ; carte sortie, { $out-name }.
draw-truth-no-exchange = Raquel n’a rien échangé.
draw-truth-peek = Rôle regardé par le Professeur : { $peeked-name }.
draw-truth-no-peek = Le Professeur n’a regardé aucun rôle.
draw-truth-left-out = Rôle écarté : { $left-name }.
draw-dark = Coupure de courant
