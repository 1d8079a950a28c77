### Red Notice en français.

game-title = Red Notice
game-summary = Une faussaire se déplace en secret, une agente fédérale la traque autour du monde. À 2.
game-progress = manche { $round }

## Les deux rôles : leur nom, ce que tu veux

game-role-angela = Angela, la faussaire
    .goal = Encaisse tes faux chèques jusqu’à ce que leur total atteigne l’objectif. Voyage sans être vue, et garde une identité en réserve.
game-role-jessah = Jessah, l’agente
    .goal = Trouve Angela une fois de plus qu’elle n’a d’identités. Radars, barrières et inspections resserrent le cercle.

## Qui joue à quelle place, avant la partie

game-seat-0 = Angela
game-seat-1 = Jessah

## Mots du jeu

name-cheque = Chèque
name-bank = Banque
name-security = Sécurité
name-move = Déplacement
name-joker = Joker
name-ghost_move = Déplacement silencieux
name-setup = mise en place
name-programming = programmation
name-resolution = résolution
name-over = fin de la partie
name-placement = pose
name-decision = décision
name-stop = arrêt
name-left = gauche
name-right = droite
name-permanent = permanente
name-immediate = immédiate

## Ce qui est demandé. `.hint` : ce qui en dépend. `.others` : pour qui attend.

step-pick_identities = Sous quelles identités vas-tu voyager ?
    .hint = Tout le monde les verra. Chaque capture en consomme une.
    .help = Chaque identité te sauve d’une capture, à sa façon. Quand il n’en reste plus, la capture suivante est la dernière.
    .others = Angela choisit ses identités.
    .others-hint = Tu les verras.
step-jessahs_start = D’où pars-tu, et où tends-tu l’oreille ?
    .hint = Montre un chèque et pars d’une ville de sa couleur ; puis pose tes premiers radars.
    .help = Le chèque montré va sous la pile. Tout est public : Angela choisit après toi.
    .others = Jessah choisit sa ville et ses radars.
    .others-hint = Angela part après elle, en sachant où elle est.
step-angelas_start = Où te caches-tu ?
    .hint = Tout le monde voit le chèque, donc le continent. La ville est à toi seule.
    .help = Le chèque montré va sous la pile. Poser ton pion ne déclenche aucun radar, même dans la ville de Jessah.
    .others = Angela choisit sa cachette.
    .others-hint = Tu verras le chèque, donc le continent.
step-place_token = Pose un jeton face cachée.
    .hint = N’importe quel emplacement libre, mais un seul jeton à toi par carte. On ne revient pas dessus.
    .help = À toi seule sur une carte, tu joues les deux actions, ton côté d’abord. Face à un nombre plus petit aussi, puis l’autre ne joue que son côté. Égalité : chacune son côté. POW annule un nombre.
    .others = { $deciding ->
        [0] Angela pose un jeton.
       *[other] Jessah pose un jeton.
    }
    .others-hint = Tu vois où, pas lequel.
step-choose_joker = Que sera le Joker ?
    .hint = Ton choix est annoncé avant que tu le joues.
    .help = Un Joker est un Chèque, une Banque, une Sécurité ou un Déplacement, à une icône.
    .others = { $deciding ->
        [0] Angela choisit ce que vaut le Joker.
       *[other] Jessah choisit ce que vaut le Joker.
    }
    .others-hint = Tu l’apprendras.
step-draw_cheque = Piocher un chèque ?
    .hint = Personne d’autre ne le verra.
    .help = Un chèque par icône, jusqu’à la limite de ta main. Une pile vide reste vide.
    .others = { $deciding ->
        [0] Angela peut piocher un chèque.
       *[other] Jessah peut piocher un chèque.
    }
    .others-hint = Tu verras qu’il est pioché, pas lequel.
step-use_bank = Encaisser un chèque ?
    .hint = Sa couleur doit être celle du continent où tu es. Angela nomme sa ville.
    .help = Un chèque par Banque. Après 100 000, un pas gratuit pour qui encaisse ; après 200 000, une amélioration pour Jessah, qui que ce soit.
    .others = { $deciding ->
        [0] Angela peut encaisser un chèque.
       *[other] Jessah peut encaisser un chèque.
    }
    .others-hint = Qui encaisse montre le chèque ; Angela nomme aussi sa ville.
step-gain_security = Prendre un point de sécurité ?
    .hint = Au bout de la piste, il serait perdu.
    .help = Deux points retirent un radar blanc ou une barrière blanche, à tout moment.
    .others = Angela peut prendre un point de sécurité.
    .others-hint = Ses points paient radars et barrières.
step-place_security = Où poses-tu un radar ou une barrière ?
    .hint = Un radar surveille un continent, une barrière ferme une route à Angela.
    .help = Une barrière déjà posée peut être déplacée. Au plus un radar par continent et une barrière par route. Les poser ne trouve personne.
    .others = Jessah pose un radar ou une barrière.
    .others-hint = Aucun ne trouve Angela là où elle est.
step-move_jessah = Où vas-tu ?
    .hint = Chaque ville où tu entres est inspectée. Pour inspecter la tienne, dépense un pas en restant.
    .help = Barrières et radars ne te concernent pas. Si Angela est là, elle est prise, et le reste de cette action est perdu.
    .others = Jessah est en route.
    .others-hint = Elle inspecte chaque ville où elle entre.
step-plan_movement = Où vas-tu ?
    .hint = Compose ton trajet, puis termine le déplacement. Personne ne saura si tu as bougé.
    .help = Avance, reste ou paie, pas à pas ; tu peux aussi ne pas bouger du tout. À la fin, les radars déclenchés sont nommés dans l’ordre, et tes paiements. Rester compte comme entrer de nouveau dans ta ville.
    .others = Angela joue.
    .others-hint = Tu apprendras les paiements et les radars, et rien d’autre.
step-choose_upgrade = Quelle amélioration pour Jessah ?
    .hint = L’autre quitte le jeu pour de bon.
    .help = Un chèque de 200 000 apporte une amélioration à Jessah, qui que ce soit qui l’encaisse ; qui encaisse choisit.
    .others = { $deciding ->
        [0] Angela choisit une amélioration pour Jessah.
       *[other] Jessah choisit une amélioration pour Jessah.
    }
    .others-hint = L’autre quitte le jeu.
step-place_black_radar = Où sera le radar noir ?
    .hint = Angela ne peut ni le payer ni l’éteindre.
    .help = Sur un emplacement vide, il vient de la réserve ; un radar blanc est retourné.
    .others = Jessah pose un radar noir.
    .others-hint = Il ne peut pas être payé.
step-place_black_barrier = Où sera la barrière noire ?
    .hint = Angela ne peut pas la payer.
    .help = Sur une route libre, elle vient de la réserve ; une barrière blanche est retournée. Si la réserve est vide, une blanche peut être déplacée.
    .others = Jessah pose une barrière noire.
    .others-hint = Elle ne peut pas être payée.
step-seize_cheque = Saisir un de ces chèques ?
    .hint = Il va sous la pile, au vu de tous.
    .help = Tu as vu la main d’Angela et tu t’en souviendras. Saisir n’est pas obligatoire.
    .others = Jessah regarde les chèques d’Angela.
    .others-hint = Elle peut en glisser un sous la pile.
step-choose_identity = Tu es prise ! Quelle identité te sauve ?
    .hint = Elle est consommée. Sans identité, la capture suivante est la dernière.
    .help = Tu dois en utiliser une. Son effet a lieu tout de suite, puis elle est retournée pour de bon.
    .others = Angela choisit une identité.
    .others-hint = Sa ville est connue de tous, jusqu’à ce qu’elle reparte.
step-remove_white = Que retires-tu du plateau ?
    .hint = Du blanc seulement.
    .help = Tu peux aussi tout laisser en place.
    .others = Angela peut retirer un jeton blanc.
    .others-hint = Les noirs restent.
step-destroy_upgrade = Quelle amélioration détruis-tu ?
    .hint = Son effet cesse aussitôt. Avec des Unités permanentes, tu dis aussi quels jetons noirs partent.
    .help = Seules les améliorations permanentes sont devant Jessah. Tu peux aussi n’y pas toucher.
    .others = Angela peut détruire une amélioration.
    .others-hint = Son effet cesse aussitôt.
step-pay_stop = Payer avant la suite ?
    .hint = Deux points retirent un radar blanc ou une barrière blanche.
    .help = Le jeu ne s’arrête ici que parce que tu pourrais payer. Tu peux aussi payer à tout autre moment.
    .others = Angela peut payer avant la suite.
    .others-hint = Le jeu s’arrête toujours ici tant qu’elle pourrait payer.

## Ce qu’on peut faire

do-start = montrer { $cheque-name } et partir { DE($city-name) }
    .menu = montrer un chèque et partir de…
do-confirm = confirmer le départ
do-place = poser { $token-name }, { $slot-name }
    .menu = poser un jeton…
do-joker = le Joker est { $kind ->
    [cheque] un Chèque
    [bank] une Banque
    [security] une Sécurité
   *[move] un Déplacement
}
do-skip = passer
do-draw = piocher un chèque
do-cash = encaisser { $cheque-name }
do-gain = prendre un point
do-put_radar = poser un radar : { $continent-name }
    .menu = poser un radar…
do-put_barrier = poser une barrière : { $route-name }
    .menu = poser une barrière…
do-lift = déplacer la barrière { $route-name }
    .menu = déplacer une barrière…
do-step = aller { A($city-name) }
do-inspect_here = rester et inspecter
do-stop = s’arrêter là
do-go = aller { A($city-name) }
do-stay = dépenser un pas en restant
do-pay = payer { $target-name }
    .menu = payer…
do-end_movement = terminer le déplacement
do-go_on = continuer
do-choose_upgrade = choisir { $upgrade-name }
do-black_radar = un radar noir : { $continent-name }
    .menu = un radar noir…
do-black_barrier = une barrière noire : { $route-name }
    .menu = une barrière noire…
do-seize = saisir { $cheque-name }
do-keep_identity = voyager en { $identity-name }
do-choose_identity = s’échapper en { $identity-name }
do-remove = retirer { $target-name }
    .menu = retirer du plateau…
do-destroy = détruire { $upgrade-name }
do-resign = abandonner

## Ce qui s’est passé

event-identities_dealt = Les identités d’Angela : { $identities-name }.
event-upgrades_shown = Améliorations à choisir : { $upgrades-name }.
event-hand_dealt = Tes chèques : { $cheques-name }.
event-jessah_started = Jessah montre { $cheque-name } et part { DE($city-name) }. Radars : { $radars-name }.
event-angela_started = { $city ->
    [none] Angela montre { $cheque-name } : elle part de quelque part, { $continent-name }.
   *[other] Tu montres { $cheque-name } et pars { DE($city-name) }. Personne d’autre ne connaît la ville.
}
event-round_started = Manche { $round }. { $initiative ->
    [0] Angela a l’initiative.
   *[other] Jessah a l’initiative.
}
event-continent_answered = { $there ->
    [true] Les indics : Angela est sur le continent de Jessah, { $continent-name }.
   *[false] Les indics : Angela n’est pas sur le continent de Jessah, { $continent-name }.
}
event-row_laid = Quatre cartes sont posées.
event-tokens_drawn = Tes jetons : { $tokens-name }.
event-token_placed = { $token ->
    [none] { $seat ->
        [0] Angela pose un jeton : { $slot-name }.
       *[other] Jessah pose un jeton : { $slot-name }.
    }
   *[other] Tu poses { $token-name } : { $slot-name }.
}
event-card_skipped = Carte { $position } : aucun jeton, on passe.
event-tokens_turned = Carte { $position } : { $outcome ->
    [alone] { $first ->
        [0] Angela est seule
       *[other] Jessah est seule
    } et joue les deux actions.
    [higher] { $left-name } contre { $right-name }. { $first ->
        [0] Angela l’emporte : les deux actions, puis Jessah son côté.
       *[other] Jessah l’emporte : les deux actions, puis Angela son côté.
    }
    [pow] { $left-name } contre { $right-name }. { $first ->
        [0] Le POW d’Angela annule le jeton de Jessah.
       *[other] Le POW de Jessah annule le jeton d’Angela.
    }
   *[tie] { $left-name } contre { $right-name }, égalité : chacune son côté, { $first ->
        [0] Angela d’abord.
       *[other] Jessah d’abord.
    }
}
event-joker_chosen = { $seat ->
    [0] Le Joker d’Angela est
   *[other] Le Joker de Jessah est
} { $kind ->
    [cheque] un Chèque.
    [bank] une Banque.
    [security] une Sécurité.
   *[move] un Déplacement.
}
event-passed = { $seat ->
    [0] Angela passe :
   *[other] Jessah passe :
} { $what ->
    [cheque] pas de chèque.
    [bank] rien à la Banque.
    [security] pas de Sécurité.
    [move] elle s’arrête là.
    [joker] pas de Joker.
    [black_radar] pas de radar noir.
    [black_barrier] pas de barrière noire.
    [seizure] aucun chèque saisi.
    [remove] aucun jeton retiré.
   *[destroy] aucune amélioration détruite.
}
event-cheque_drawn = { $cheque ->
    [none] { $seat ->
        [0] Angela pioche un chèque.
       *[other] Jessah pioche un chèque.
    }
   *[other] Tu pioches { $cheque-name }.
}
event-cheque_cashed = { $seat ->
    [0] Angela encaisse { $cheque-name } { A($city-name) }. Son total : { $total } $.
   *[other] Jessah encaisse { $cheque-name } { A($city-name) }.
}
event-security_changed = La sécurité d’Angela est à { $security }.
event-paid = Angela paie { $target-name } ; sa sécurité est à { $security }.
event-radar_placed = { $black ->
    [true] Un radar noir est posé : { $continent-name }.
   *[false] Un radar est posé : { $continent-name }.
}
event-radar_turned = Le radar passe au noir : { $continent-name }.
event-barrier_placed = { $black ->
    [true] Une barrière noire est posée : { $route-name }.
   *[false] Une barrière est posée : { $route-name }.
}
event-barrier_turned = La barrière passe au noir : { $route-name }.
event-barrier_shifted = { $black ->
    [true] La barrière noire { $origin-name } est déplacée : { $route-name }.
   *[false] La barrière { $origin-name } est déplacée : { $route-name }.
}
event-token_removed = Retiré du plateau : { $target-name }.
event-jessah_moved = Jessah va { A($city-name) }.
event-inspected = { $found ->
    [true] Jessah inspecte { $city-name } et trouve Angela !
   *[false] Jessah inspecte { $city-name } : personne.
}
event-angela_moved = Tu es { A($city-name) }. Personne d’autre ne le sait.
event-movement_finished = Le déplacement d’Angela est terminé{ $payments-count ->
    [0] {""}
   *[other]  ; elle paie { $payments-name }
}{ $radars ->
    [none] . Les radars seront nommés à la fin de son tour.
   *[other] { $radars-count ->
        [0] . Aucun radar.
       *[other] . Radars : { $radars-name }{ $cities ->
            [none] .
           *[other] { " " }({ $cities-name }).
        }
    }
}
event-radars_announced = { $radars-count ->
    [0] Après le tour d’Angela : aucun radar.
   *[other] Après le tour d’Angela, radars : { $radars-name }{ $cities ->
        [none] .
       *[other] { " " }({ $cities-name }).
    }
}
event-captured = Angela est prise { A($city-name) }, { $captures ->
    [1] pour la première fois.
    [2] pour la deuxième fois.
   *[other] { $captures } fois déjà.
}
event-identity_chosen = Angela s’échappe : { $identity-name }.
event-identity_turned = Identité consommée : { $identity-name }.
event-upgrade_chosen = { $seat ->
    [0] Angela choisit pour Jessah
   *[other] Jessah choisit
} : { $upgrade-name }{ $removed ->
    [none] .
   *[other]  ; { $removed-name } quitte le jeu.
}
event-upgrades_exhausted = Plus d’amélioration : Jessah reçoit une Sécurité et un Déplacement à la place.
event-hand_seen = Les chèques d’Angela : { $cheques-name }.
event-cheque_seized = Jessah saisit { $cheque-name }, qui va sous la pile.
event-upgrade_destroyed = Amélioration détruite : { $upgrade-name }.
event-round_ended = La manche { $round } est finie{ $reset ->
    [true]  ; cartes et jetons sont mélangés de nouveau.
   *[false] .
}
event-resigned = { $seat ->
    [0] Angela abandonne.
   *[other] Jessah abandonne.
}
event-match_won = { $reason ->
    [goal] Angela a atteint son objectif et gagne.
    [captured] Angela n’a plus d’identité : Jessah gagne.
    [resigned] { $winner ->
        [0] Angela gagne.
       *[other] Jessah gagne.
    }
    [round_cap] La dernière manche est finie : Jessah gagne.
    [impossible_goal] Angela ne peut plus atteindre son objectif : Jessah gagne.
   *[abandoned] La partie est abandonnée, personne ne gagne.
}
event-everything_shown = Tout le trajet d’Angela : { $route-name }.

## La fin, en grandes lettres

game-end-angela = Envolée avec l’argent : Angela gagne !
    .hint = Elle a encaissé { $total } $ sur { $goal } $.
game-end-jessah = La traque est finie : Jessah gagne !
    .hint = Angela avait encaissé { $total } $ sur { $goal } $.
game-end-none = Partie abandonnée, personne ne gagne.
    .hint = Le trajet est montré quand même.

## Pourquoi non

refusal-rn-other-turn = { $seat ->
    [0] C’est à Angela de décider.
   *[other] C’est à Jessah de décider.
}
refusal-rn-not-the-question = Ce n’est pas ce qui est demandé maintenant.
refusal-rn-take-back-first = Un chèque et une ville sont déjà choisis : reprends-les d’abord.
refusal-rn-not-in-your-hand = { $cheque-name } n’est pas dans ta main.
refusal-rn-start-is-incomplete = { $radars ->
    [0] Il faut d’abord un chèque et une ville.
   *[other] Il faut d’abord un chèque, une ville et { $radars } radars sur des continents différents.
}
refusal-rn-identity-chosen-already = Déjà choisie : { $identity-name }.
refusal-rn-token-not-held = Tu n’as pas en main : { $token-name }.
refusal-rn-slot-is-taken = Un jeton est déjà là.
refusal-rn-own-token-on-card = Tu as déjà un jeton sur cette carte : il en faut une autre.
refusal-rn-name-the-tokens = Dis d’abord quels jetons quittent le plateau, ou reprends ton choix.
refusal-rn-put-the-barrier-down = Pose d’abord la barrière, ou reprends-la.
refusal-rn-city-does-not-match = { $cheque-name } ne s’encaisse pas { A($city-name) } : les couleurs diffèrent.
refusal-rn-radar-there-already = Un tel radar est déjà là : { $continent-name }.
refusal-rn-start-radars-are-placed = { $radars ->
    [1] Un radar suffit au départ.
   *[other] { $radars } radars suffisent au départ.
}
refusal-rn-no-radar-left = Il ne reste aucun radar en réserve.
refusal-rn-barrier-there-already = Une barrière est déjà là : { $route-name }.
refusal-rn-no-barrier-left = Il ne reste aucune barrière en réserve : une barrière posée peut être déplacée.
refusal-rn-no-barrier-there = Aucune barrière à déplacer là : { $route-name }.
refusal-rn-black-barrier-stays = Une barrière noire ne se déplace pas ici.
refusal-rn-take-a-barrier-from-the-supply = Il reste une barrière en réserve : prends celle-là.
refusal-rn-every-route-is-barred = Chaque route a déjà sa barrière.
refusal-rn-not-a-neighbour = Aucune route ne mène d’ici { A($city-name) }.
refusal-rn-no-moves-left = Il ne reste aucun pas : termine le déplacement.
refusal-rn-barrier-in-the-way = Une barrière est sur le chemin : { $route-name }. Paie-la, ou passe ailleurs.
refusal-rn-only-angela-pays = Les points de sécurité sont à Angela.
refusal-rn-no-payment-before-round-one = Les points se dépensent à partir de la première manche.
refusal-rn-too-few-points = Il faut { $cost } points.
refusal-rn-pay-in-your-own-turn = À cette table, les points se dépensent à ton tour, dans une évasion ou avant un gain.
refusal-rn-finish-your-choice = Termine d’abord ton choix, ou reprends-le.
refusal-rn-black-is-immune = Le noir reste en place : { $target-name }.
refusal-rn-radar-is-spent = Déjà déclenché, il ne se paie plus : { $target-name }.
refusal-rn-nothing-there = Pas sur le plateau : { $target-name }.
refusal-rn-upgrade-not-shown = { $upgrade-name } n’est pas à choisir.
refusal-rn-not-in-angelas-hand = { $cheque-name } n’est pas dans la main d’Angela.
refusal-rn-identity-is-used = Déjà consommée : { $identity-name }.
refusal-rn-identity-not-in-play = Pas en jeu : { $identity-name }.
refusal-rn-name-the-upgrade = Dis d’abord quelle amélioration est détruite.
refusal-rn-not-among-these = Impossible de choisir cela : { $target-name }.
refusal-rn-upgrade-not-owned = { $upgrade-name } n’est pas devant Jessah.

## Options de table

option-identities = les identités d’Angela
    .random = tirées au hasard
    .beginner = Journaliste et Pilote, pour une première partie
    .choose = choisies par Angela
option-joker_icons = les icônes d’un Joker
option-capture_ends = ce qu’une capture interrompt
    .action = le déplacement qui y a mené
    .card = tout le tour de Jessah sur cette carte
option-black_barrier_movable = les barrières noires
    .true = peuvent être déplacées
    .false = restent où elles sont
option-black_radar_repeat = les radars noirs
    .true = signalent chaque ville où l’on entre
    .false = parlent une fois par déplacement
option-lawyer_tokens = ce que retire l’Avocate
    .supply = retourne à la réserve
    .removed = quitte le jeu
option-destroy_units_target = ce qui part avec les Unités permanentes
    .black = des jetons noirs
    .any = n’importe quels jetons
option-announce_at = les radars sont nommés
    .movement = après chaque déplacement
    .card_turn = après tout le tour d’Angela sur une carte
option-pay_timing = les points de sécurité se dépensent
    .stops = à tout moment, avec des arrêts
    .live = à tout moment, au plus rapide
    .own_turn = au tour d’Angela, pour la correspondance
option-impossible_goal = si l’objectif est hors d’atteinte
    .continue = la traque continue
    .jessah_wins = Jessah gagne aussitôt
option-round_cap = la dernière manche (0 : aucune) ; ensuite Jessah gagne
option-agent_notebook = le carnet de Jessah
    .true = note où Angela peut être
    .false = sans, elle tient le sien
option-clocks = les horloges
    .live = en direct
    .off = sans
    .correspondence = par correspondance, un jour par décision

## Ce qui peut clocher dans une édition

problem-rn-degree = { $routes } routes partent de cette ville ; de 2 à 5, on joue le mieux.
problem-rn-little-money = Tous les chèques ensemble valent { $money }, moins de deux fois l’objectif de { $goal }.
problem-rn-odd-upgrades = { $copies } cartes : la dernière se gagne sans choix.
problem-rn-action-id = L’identifiant d’une carte d’action est une majuscule et un nombre.
problem-rn-one-language = Le texte n’est là que dans une langue.
problem-rn-more-than = { $value } dépasse { $other }, qui vaut { $limit }.
problem-rn-radar-each-continent = { $radars } radars, c’est trop pour { $continents } continents.
problem-rn-continents = Il y a { $count } continents ; il en faut { $continents }.
problem-rn-colour-twice = Un autre continent a cette couleur.
problem-rn-map-size = La carte fait au moins 1 sur 1.
problem-rn-two-cities = Un continent a au moins 2 villes.
problem-rn-outside-the-map = ({ $x }, { $y }) est hors de la carte de { $width } sur { $height }.
problem-rn-no-such-city = Il n’y a pas de ville « { $city } ».
problem-rn-route-to-itself = Une route relie deux villes différentes.
problem-rn-route-twice = Ces deux villes sont déjà reliées.
problem-rn-no-such-route = Cette route n’est pas dans map.routes, écrite dans ce sens.
problem-rn-no-route = Aucune route n’y mène.
problem-rn-no-way = Aucun chemin n’y mène depuis { $start }.
problem-rn-cheque-each-continent = Chaque continent a un chèque.
problem-rn-no-such-continent = Ce continent n’existe pas.
problem-rn-cheque-worthless = Un chèque vaut quelque chose.
problem-rn-too-few-cheques = Il y a { $count } chèques ; deux mains et un de plus en font { $least }.
problem-rn-goal-out-of-reach = Tous les chèques ensemble valent { $money }, moins que l’objectif de { $goal }.
problem-rn-cheque-value = La valeur d’un chèque est un nombre positif.
problem-rn-rows = Il y a { $cards } cartes, ce qui ne fait pas { $rounds } rangées de { $row }.
problem-rn-no-action = « { $word } » n’est pas une action. Il y a : { $known }.
problem-rn-icons = L’action { $word } a de 1 à { $most } icônes, comme dans { $word }:1.
problem-rn-token-value = Un nombre sur un jeton est au moins 1.
problem-rn-tokens = Il y a { $count } jetons, POW compris, ce qui ne fait pas { $rounds } fois { $tokens }.
problem-rn-no-effect = La carte ne fait rien.
problem-rn-effect-of-kind = { $kind ->
    [permanent] Seules les améliorations permanentes ont cet effet.
   *[immediate] Seules les améliorations immédiates ont cet effet.
}
problem-rn-place-black = Un radar, un barrage ou un de chaque.
problem-rn-no-grant = « { $granted } » n’est pas une action à accorder, comme le seraient move:2 ou security:3.
problem-rn-only-one = Seul 1 est possible.
problem-rn-identities-in-play = Il y a ici { $count } identités, et { $in_play } en jeu.
problem-rn-no-step = « { $step } » n’est pas une étape d’évasion.
problem-rn-security-beyond = « { $step } » dépasse numbers.security_max, qui vaut { $most }.
problem-rn-no-such-identity = Cette identité n’existe pas.
