### La Traque en français.

game-title = La Traque
game-summary = Après 1945, de deux à quatre factions recherchent les fugitifs d’un régime déchu. De 2 à 4 joueurs.
game-progress = manche { $round }

## Mémoire

game-remembrance = Les fugitifs de ce jeu sont inventés, les crimes de ces années ne le sont pas : nous gardons la mémoire de celles et ceux qui furent persécutés et assassinés.
game-remembrance-title = Mémoire
game-remembrance-text = La Traque parle de la recherche des coupables et des tribunaux qui en ont jugé quelques-uns. La plupart n’ont jamais été jugés. Ces lieux gardent les noms des victimes, les documents et les verdicts ; ils répondent aux questions et accueillent les visiteurs.
game-remembrance-link = Mémoire : où lire la suite
game-memorial-1 = Yad Vashem, Jérusalem
    .address = { "https://www.yadvashem.org" }
    .about = Centre mondial de la mémoire, avec les noms des victimes
game-memorial-2 = Mémorial de la Shoah, Paris
    .address = { "https://www.memorialdelashoah.org" }
    .about = Musée, archives et mur des Noms
game-memorial-3 = United States Holocaust Memorial Museum, Washington
    .address = { "https://www.ushmm.org" }
    .about = Musée et encyclopédie de la Shoah
game-memorial-4 = Mémorial et musée d’Auschwitz-Birkenau, Oświęcim
    .address = { "https://www.auschwitz.org" }
    .about = Le lieu du camp, et ses archives
game-memorial-5 = Arolsen Archives, Bad Arolsen
    .address = { "https://arolsen-archives.org" }
    .about = Documents sur les persécutés, ouverts aux familles et à la recherche
game-memorial-6 = Centre documentaire et culturel des Sinti et Roma allemands, Heidelberg
    .address = { "https://dokuzentrum.sintiundroma.de" }
    .about = Sur le génocide des Sinti et des Roms
game-memorial-7 = Maison d’Izieu
    .address = { "https://www.memorializieu.eu" }
    .about = Mémorial des enfants d’Izieu, et du procès qui a suivi
game-memorial-8 = Topographie de la terreur, Berlin
    .address = { "https://www.topographie.de" }
    .about = Sur les administrations qui ont organisé les crimes
game-memorial-9 = Mémorium des procès de Nuremberg
    .address = { "https://museen.nuernberg.de/memorium-nuernberger-prozesse" }
    .about = La salle d’audience, et les débuts du droit pénal international
game-memorial-10 = Institut Wiesenthal de Vienne pour l’étude de la Shoah
    .address = { "https://www.vwi.ac.at" }
    .about = Recherche, et les archives d’une vie d’enquête

## Les factions

game-faction-usa = Veut les savants, pour être les premiers sur la Lune ; ce qu’ils ont fait avant est mis de côté.
    .ambition = Les symboles Apollo de tes objectifs te font avancer.
game-faction-cccp = Veut rattraper son retard technique et militaire, et prépare des révolutions à l’étranger avec qui peut lui servir.
    .ambition = Chaque nouveau marqueur de tes objectifs est un pas de la révolution.
game-faction-tzaar = Un organisme inventé, fondé par des survivants et nommé d’après un mot qui dit le prix de la douleur. Il cherche pour que les fugitifs répondent devant un tribunal.
    .ambition = Chaque arrestation fait avancer le tribunal du niveau du fugitif.
game-faction-reseau = Un syndicat du crime inventé, avec une base dans les glaces. Il prend des fugitifs à son service, et en tire profit.
    .ambition = Chaque arrestation te fait avancer sur la piste de sa catégorie.

## Les mots du jeu

name-hand = main
name-reserve = Réserve
name-hq = QG
name-rest = Repos
name-investigation = Enquête
name-mission = Mission
name-cooperation = Coopération
name-success = Succès
name-triumph = Triomphe
name-mixed = pioches mixtes
name-card = une carte qui n’est pas un indice

game-standing = Ascendant
    .help = Qui a le plus d’Ascendant quand quelqu’un a atteint { $end } et que la manche est finie gagne. La règle imprimée appelle cette piste Domination mondiale.
game-part-hunt = Traque
    .help = Sous un agent, face cachée, elle compte comme des indices ; elle va dans la boîte avec l’arrestation.
game-part-mission = Mission
    .help = Montre la carte, applique-la, puis elle va dans la boîte.
game-part-recurrent = Coopération récurrente
    .help = Des déclarations et des papiers saisis, utilisables une fois par manche, par une action.
game-part-permanent = Coopération permanente
    .help = Des déclarations et des papiers saisis qui te servent jusqu’à la fin de la partie.
game-level = { $level ->
    [1] niveau 1
    [2] niveau 2
   *[3] niveau 3
}

## Les capacités en mots : une phrase par effet

game-clue-medal = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
}
game-clue-document = { $n ->
    [one] { $n } document
   *[other] { $n } documents
}
game-clue-microfilm = { $n ->
    [one] { $n } microfilm
   *[other] { $n } microfilms
}
game-clue-financing = { $n ->
    [one] { $n } financement
   *[other] { $n } financements
}
game-clue-rumour = { $n ->
    [one] { $n } rumeur
   *[other] { $n } rumeurs
}
game-op-draw = { $deck ->
    [rumour] { $n ->
        [one] Prends 1 rumeur
       *[other] Prends { $n } rumeurs
    }
    [financing] { $n ->
        [one] Prends 1 financement
       *[other] Prends { $n } financements
    }
    [mixed] { $n ->
        [one] Pioche 1 carte dans une pioche mixte de ton choix
       *[other] Pioche { $n } cartes, chacune dans une pioche mixte de ton choix
    }
   *[other] { $n ->
        [one] Pioche 1 carte ({ $deck-name })
       *[other] Pioche { $n } cartes ({ $deck-name })
    }
} { $to ->
    [hand] dans ta main.
   *[reserve] dans ta Réserve.
}
game-op-peek = Regarde les { $n } premières cartes de la pioche ({ $deck-name }) et prends-en { $keep } { $to ->
    [hand] dans ta main.
   *[reserve] dans ta Réserve.
}
game-op-provide = Compte comme { $clues } pour cette arrestation.
game-op-ease = { $lasting ->
    [true] { $cat ->
        [none] Chacune de tes arrestations demande en moins :
       *[other] Chacune de tes arrestations de cette catégorie ({ $cat-name }) demande en moins :
    }
   *[false] { $cat ->
        [none] Cette arrestation demande en moins :
       *[other] Cette arrestation, si elle est de cette catégorie ({ $cat-name }), demande en moins :
    }
} { $clues }.
game-op-influence = { $track ->
    [choice] Gagne { $n } d’influence sur une piste de ton choix.
   *[other] Gagne { $n } d’influence { $track-name }.
}
game-op-shift = { $n ->
    [one] Tu peux déplacer 1 point d’influence d’une de tes pistes à une autre.
   *[other] Tu peux déplacer jusqu’à { $n } points d’influence entre tes pistes, un par un.
}
game-op-vp = Gagne { $n } d’Ascendant.
game-op-ambition = { $faction ->
    [usa] Avance de { $n } sur la piste Apollo.
    [cccp] Pose un marqueur de révolution que tu n’as pas encore.
    [tzaar] Avance de { $n } sur la piste du tribunal.
    [reseau] Avance de { $n } sur une de tes pistes d’envergure.
   *[none] Avance ton ambition de { $n } (CCCP : pose un marqueur manquant).
}
game-op-capture = { $max_level ->
    [1] Tu peux arrêter un fugitif de niveau 1 de n’importe quelle zone de Traque, sans agent ni indice.
    [2] Tu peux arrêter un fugitif de niveau 1 ou 2 de n’importe quelle zone de Traque, sans agent ni indice.
   *[3] Tu peux arrêter n’importe quel fugitif visible, sans agent ni indice.
}
game-op-recruit = { $max_level ->
    [1] Tu peux prendre un fugitif visible de niveau 1 dans ta Réserve. Ce n’est pas une arrestation.
    [2] Tu peux prendre un fugitif visible de niveau 1 ou 2 dans ta Réserve. Ce n’est pas une arrestation.
   *[3] Tu peux prendre un fugitif visible dans ta Réserve. Ce n’est pas une arrestation.
}
game-op-trial = { $max_level ->
    [1] Tu peux traduire en justice un fugitif visible de niveau 1 : il va dans la boîte, et tu gagnes son niveau en influence.
    [2] Tu peux traduire en justice un fugitif visible de niveau 1 ou 2 : il va dans la boîte, et tu gagnes son niveau en influence.
   *[3] Tu peux traduire en justice un fugitif visible : il va dans la boîte, et tu gagnes son niveau en influence.
}
game-op-swap = Tu peux échanger deux fugitifs visibles de même niveau, dans des zones de Traque différentes.
game-op-block = Tu peux bloquer un fugitif visible : jusqu’à la fin de la manche suivante, toi seul peux l’arrêter ou le choisir.
game-op-recall = { $from ->
    [rest] { $n ->
        [one] 1 agent au Repos revient à ton QG.
       *[other] Jusqu’à { $n } agents au Repos reviennent à ton QG.
    }
   *[investigation] { $n ->
        [one] Tu peux rappeler 1 agent d’une zone d’Enquête à ton QG.
       *[other] Tu peux rappeler jusqu’à { $n } agents des zones d’Enquête à ton QG.
    }
}
game-op-overcrowd = Ton prochain agent de ce tour peut enquêter dans une zone pleine, même si tu y as déjà placé un agent ce tour-ci.
game-op-ready = { $n ->
    [one] Tu peux redresser 1 carte inclinée de ton QG.
   *[other] Tu peux redresser jusqu’à { $n } cartes inclinées de ton QG.
}
game-op-retain = { $n ->
    [one] Tu peux garder 1 carte de plus à l’entretien.
   *[other] Tu peux garder { $n } cartes de plus à l’entretien.
}
game-op-rebate = { $line ->
    [success] Tes Succès coûtent
   *[triumph] Tes Triomphes coûtent
} { $n } { $track ->
    [any] d’influence de moins, sur une piste de ton choix.
   *[other] d’influence { $track-name } de moins.
}
game-op-inspect = { $target ->
    [agent] Tu peux regarder les cartes sous un agent d’un autre joueur.
   *[hand] Tu peux regarder une carte, tirée au hasard, de la main d’un autre joueur.
}
game-op-judge = Juge un fugitif de ta main : il va dans la boîte, et tu gagnes { $vp1 }, { $vp2 } ou { $vp3 } d’Ascendant pour le niveau 1, 2 ou 3.
game-op-on = { $event ->
    [capture] { $cat ->
        [none] Après chacune de tes arrestations :
       *[other] Après chacune de tes arrestations de cette catégorie ({ $cat-name }) :
    }
   *[investigate] { $zone ->
        [none] Chaque fois que tu enquêtes :
       *[other] Chaque fois que tu enquêtes ({ $zone-name }) :
    }
} { $do }
game-op-choose = Choisis une possibilité. { $options }
game-op-or = Ou :

## Ce dont la table prévient avant que ce soit fait

game-caution-idle = Rien ne changerait maintenant : la carte servirait pour rien.
game-caution-last_agent = Tous tes agents seraient alors en traque, et aucun ne piocherait d’indices. Seule une arrestation en ramène un.

## Ce qui est demandé. `.hint` : ce qui en dépend. `.others` : pour ceux qui attendent.

step-take_faction = Quelle faction joues-tu ?
    .hint = Chacune joue selon son ambition.
    .help = USA et CCCP avancent par leurs objectifs, Tzaar et Réseau par leurs arrestations. Chaque faction n’est jouée qu’une fois.
    .others = { $deciding-name } choisit une faction.
    .others-hint = Chaque faction n’est jouée qu’une fois.
step-take_action = Que fais-tu ?
    .hint = D’une à trois actions par tour ; passer termine ta manche.
    .help = Déplace un agent pour enquêter ou traquer, renseigne un agent en traque, arrête, utilise un fugitif arrêté, active une carte récurrente, accomplis un objectif, dépense ton Destin, ou passe. Après une action, tu peux finir le tour.
    .others = { $deciding-name } joue son tour.
    .others-hint = D’une à trois actions, puis c’est au suivant.
step-keep_cards = Quelles cartes gardes-tu ?
    .hint = Ce que tu ne gardes pas quitte ta main ; ta Réserve y entre ensuite.
    .help = Les indices abandonnés vont sous leur pioche, les autres cartes dans la boîte. Tous choisissent en même temps, et personne ne voit ce que tu gardes.
    .others = Les joueurs choisissent ce qu’ils gardent.
    .others-hint = Ensuite les Réserves entrent en main.
step-choose_track = Quelle piste ?
    .hint = Tous les points y vont.
    .help = Pour l’influence, ou pour ton envergure. L’influence au-delà du bout d’une piste est perdue.
    .others = { $deciding-name } choisit une piste.
step-choose_reach = Quelle piste d’envergure ?
    .hint = Tous les pas y vont ; à 3, elle débloque un complot.
    .help = Une de tes trois pistes : militaire, scientifique, politique. Les pas au-delà du bout sont perdus.
    .others = { $deciding-name } choisit une piste d’envergure.
step-choose_rebate = Sur quelle piste coûte-t-il moins ?
    .hint = Seul ce qui le rend payable est proposé.
    .help = Ta remise baisse le prix de cette ligne sur une piste, jamais sous 0.
    .others = { $deciding-name } désigne la piste d’une remise.
step-choose_marker = Quel marqueur ?
    .hint = Un marqueur que tu as déjà ne donne rien.
    .help = Chaque nouveau marqueur est un pas de la révolution et donne son bonus.
    .others = { $deciding-name } choisit un marqueur.
step-choose_deck = Dans quelle pioche ?
    .hint = Tu vois la carte avant de nommer la pioche suivante.
    .help = Une pioche mixte a un type d’indice fréquent et un type rare.
    .others = { $deciding-name } choisit une pioche.
step-choose_fugitive = Quel fugitif ?
    .hint = Il ne faut ni agent ni indice.
    .help = Tout fugitif visible de ce niveau que personne d’autre n’a bloqué. Tu peux aussi renoncer.
    .others = { $deciding-name } choisit un fugitif.
step-choose_block = Quel fugitif bloques-tu ?
    .hint = Jusqu’à la fin de la manche suivante, toi seul peux l’arrêter ou le choisir.
    .help = Un blocage est public ; il finit quand le fugitif quitte son emplacement.
    .others = { $deciding-name } choisit un fugitif à bloquer.
step-choose_swap = Quels fugitifs changent de place ?
    .hint = De même niveau, dans des zones de Traque différentes.
    .help = Choisis le premier, puis le second, ou renonce. À deux joueurs, leurs agents neutres s’en vont.
    .others = { $deciding-name } échange deux fugitifs.
step-choose_shift = Quelle influence déplaces-tu ?
    .hint = D’une piste, puis vers une piste, point par point.
    .help = Tu peux t’arrêter à tout moment.
    .others = { $deciding-name } déplace de l’influence.
step-choose_recall = Quel agent revient ?
    .hint = Son emplacement redevient libre ; les cartes piochées te restent.
    .help = Choisis l’emplacement d’un de tes agents dans une zone d’Enquête, ou renonce.
    .others = { $deciding-name } rappelle des agents.
step-choose_ready = Quelle carte redresses-tu ?
    .hint = Elle pourra être activée encore une fois dans cette manche.
    .help = Toute carte inclinée de ton QG, sauf celle que tu utilises.
    .others = { $deciding-name } redresse des cartes.
step-choose_peeked = Quelle carte prends-tu ?
    .hint = Le reste va sous la pioche, au hasard.
    .help = Toi seul vois ces cartes. Les autres apprennent la pioche et le nombre.
    .others = { $deciding-name } regarde le dessus d’une pioche.
step-choose_agent = Quel agent regardes-tu ?
    .hint = Toi seul vois ses cartes ; tous savent que tu as regardé.
    .help = Tout agent d’un autre joueur qui a au moins une carte.
    .others = { $deciding-name } peut regarder les cartes d’un agent.
step-choose_hand = Quelle main regardes-tu ?
    .hint = Son propriétaire apprend quelle carte tu vois.
    .help = Toute autre main qui a au moins une carte.
    .others = { $deciding-name } peut regarder une carte d’une main.
step-choose_judged = Quel fugitif est jugé ?
    .hint = La carte va dans la boîte ; son niveau donne de l’Ascendant.
    .help = Un fugitif de ta main comparaît publiquement devant le tribunal.
    .others = { $deciding-name } fait comparaître un fugitif devant le tribunal.
step-choose_option = Laquelle de ces possibilités ?
    .hint = Tu en prends exactement une.
    .help = Tu peux aussi en prendre une qui n’a aucun effet pour l’instant.
    .others = { $deciding-name } choisit entre des effets.
step-choose_special = Quelle carte prends-tu ?
    .hint = L’autre quitte le jeu.
    .help = La carte va dans ta Réserve et sert dès la manche suivante.
    .others = { $deciding-name } choisit une carte Spécial.
step-choose_trigger = Quelle carte d’abord ?
    .hint = Plusieurs de tes cartes réagissent ; tu fixes l’ordre.
    .help = Chacune réagit une fois à ce qui s’est passé.
    .others = { $deciding-name } ordonne les effets.

## Ce qu’on peut faire

do-take_faction = jouer { $faction-name }
do-move_investigate = enquêter : { $zone-name }, emplacement { $place }
    .menu = envoyer un agent enquêter…
do-move_hunt = envoyer un agent en traque : { $zone-name }
    .menu = envoyer un agent en traque…
do-inform = renseigner l’agent { $agent } : { $card-name }
    .menu = renseigner un agent…
do-capture = arrêter avec l’agent { $agent } : { $slot-name }
    .track = arrêter avec l’agent { $agent } : { $slot-name }, influence { $track-name }
    .menu = arrêter…
do-use = utiliser la carte { $card-name } : { $mode-name }
    .menu = utiliser une carte…
do-activate = activer la carte { $card-name }
    .menu = activer une carte…
do-objective = accomplir { $card-name } : { $line-name }
    .marker = accomplir { $card-name } : { $line-name }, { $marker-name }
    .menu = accomplir un objectif…
do-destiny = dépenser le Destin : nouveaux objectifs
do-pass = passer pour cette manche
do-end_turn = finir le tour
do-withdraw = retirer l’agent { $agent } de la traque
    .menu = retirer un agent de la traque…
do-keep = garder { $card-name }
    .menu = garder une carte…
do-keep_done = c’est fait
do-choose = choisir
    .track = { $track-name }
    .marker = { $marker-name }
    .deck = { $deck-name }
    .slot = { $slot-name }
    .place = { $place-name }
    .agent = agent { $agent-name }
    .seat = { $seat-name }
    .card = { $card-name }
    .option = possibilité { $option }
    .trigger = { $trigger-name }
    .menu = choisir…
do-decline = renoncer

## Ce qui s’est passé

event-faction_taken = { $seat-who ->
    [you] Tu joues { $faction-name }.
   *[other] { $seat-name } joue { $faction-name }.
}
event-first_player = { $seat-who ->
    [you] Tu es premier joueur.
   *[other] Premier joueur : { $seat-name }.
}
event-hand_dealt = { $cards ->
    [none] { $seat-name } reçoit { $decks-count } cartes.
   *[other] Tes cartes : { $cards-name }.
}
event-fugitives_placed = Localisés : { $fugitives-name }.
event-objectives_shown = { $seat-who ->
    [you] Tes objectifs : { $cards-name }.
   *[other] Les objectifs { DE($seat-name) } : { $cards-name }.
}
event-round_started = Manche { $round }.
event-turn_started = { $seat-who ->
    [you] C’est ton tour.
   *[other] C’est le tour { DE($seat-name) }.
}
event-turn_ended = { $seat-who ->
    [you] Ton tour est fini.
   *[other] Le tour { DE($seat-name) } est fini.
}
event-passed = { $seat-who ->
    [you] Tu passes pour cette manche.
   *[other] { $seat-name } passe pour cette manche.
}
event-last_round = { $seat ->
    [none] Cette manche est la dernière.
   *[other] { $seat-who ->
        [you] Tu as atteint le but : cette manche est la dernière.
       *[other] { $seat-name } a atteint le but : cette manche est la dernière.
    }
}
event-agent_investigates = { $seat-who ->
    [you] Ton agent { $agent } enquête : { $zone-name }.
   *[other] L’agent { $agent } { DE($seat-name) } enquête : { $zone-name }.
}
event-agent_hunts = { $seat-who ->
    [you] Ton agent { $agent } part en traque : { $zone-name }.
   *[other] L’agent { $agent } { DE($seat-name) } part en traque : { $zone-name }.
}
event-agent_informed = { $card ->
    [none] { $seat-name } renseigne l’agent { $agent } ({ $zone-name }){ $back ->
        [none] .
       *[other]  : { $back-name }.
    }
   *[other] Tu renseignes l’agent { $agent } ({ $zone-name }) : { $card-name }.
}
event-agent_withdrawn = { $seat-who ->
    [you] Tu retires l’agent { $agent } ({ $zone-name }) ; ses cartes sont dans ta main.
   *[other] { $seat-name } retire l’agent { $agent } ({ $zone-name }), avec { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
}
event-agents_recalled = { $seat-who ->
    [you] De retour à ton QG : { $agents-count ->
        [one] { $agents-count } agent.
       *[other] { $agents-count } agents.
    }
   *[other] De retour au QG { DE($seat-name) } : { $agents-count ->
        [one] { $agents-count } agent.
       *[other] { $agents-count } agents.
    }
}
event-agent_rests = { $seat-who ->
    [you] Ton agent { $agent } est au Repos jusqu’à la manche suivante.
   *[other] L’agent { $agent } { DE($seat-name) } est au Repos jusqu’à la manche suivante.
}
event-clues_drawn = { $cards ->
    [none] { $seat-name } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck-name }) { $to ->
        [hand] en main.
       *[reserve] pour sa Réserve.
    }
   *[other] Tu pioches { $deck ->
        [rumour] { $count ->
            [one] 1 rumeur
           *[other] { $count } rumeurs
        }
        [financing] { $count ->
            [one] 1 financement
           *[other] { $count } financements
        }
       *[other] { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
    } { $to ->
        [hand] en main
       *[reserve] pour ta Réserve
    }{ $deck ->
        [rumour] .
        [financing] .
       *[other]  : { $cards-name }.
    }
}
event-clues_peeked = { $cards ->
    [none] { $seat-name } regarde le dessus d’une pioche ({ $deck-name }), { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] Sur le dessus de la pioche ({ $deck-name }) : { $cards-name }.
}
event-clues_returned = { $cards ->
    [none] { $decks-count ->
        [0] { "" }
        [one] { $decks-count } indice va sous sa pioche.
       *[other] { $decks-count } indices vont sous leur pioche.
    }
   *[other] { $decks-count ->
        [0] { "" }
       *[other] Sous leur pioche : { $cards-name }.
    }
}
event-inspected = { $agent ->
    [none] { $seat-who ->
        [you] Tu regardes une carte de la main { DE($of-name) }{ $cards ->
            [none] .
           *[other]  : { $cards-name }.
        }
       *[other] { $seat-name } regarde une carte { $of-who ->
            [you] de ta main
           *[other] de la main { DE($of-name) }
        }{ $cards ->
            [none] .
           *[other]  : { $cards-name }.
        }
    }
   *[other] { $seat-who ->
        [you] Tu regardes l’agent { $agent } { DE($of-name) }{ $cards ->
            [none] .
           *[other]  : { $cards-name }.
        }
       *[other] { $seat-name } regarde les cartes { $of-who ->
            [you] de ton agent { $agent }.
           *[other] de l’agent { $agent } { DE($of-name) }.
        }
    }
}
event-cards_revealed = { $seat-who ->
    [you] Sous ton agent { $agent } : { $cards-name }.
   *[other] Sous l’agent { $agent } { DE($seat-name) } : { $cards-name }.
}
event-captured = { $seat-who ->
    [you] Tu as arrêté { $fugitive-name }.
   *[other] { $seat-name } a arrêté { $fugitive-name }.
}
event-recruited = { $seat-who ->
    [you] Tu prends { $fugitive-name } dans ta Réserve, sans arrestation.
   *[other] { $seat-name } prend { $fugitive-name } dans sa Réserve, sans arrestation.
}
event-tried = { $seat-who ->
    [you] Tu traduis { $fugitive-name } en justice.
   *[other] { $seat-name } traduit { $fugitive-name } en justice.
}
event-judged = Le tribunal a jugé { $fugitive-name }.
event-swapped = { $fugitives-name } : ils ont changé de cachette.
event-blocked = { $seat-who ->
    [you] Tu bloques { $fugitive-name } jusqu’à la fin de la manche suivante.
   *[other] { $seat-name } bloque { $fugitive-name } jusqu’à la fin de la manche suivante.
}
event-block_ended = { $fugitive-name } n’est plus sous blocage.
event-influence_gained = { $seat-who ->
    [you] Tu gagnes { $n } d’influence ({ $track-name }) : { $now }.
   *[other] { $seat-name } gagne { $n } d’influence ({ $track-name }) : { $now }.
}
event-influence_paid = { $seat-who ->
    [you] Tu paies { $n } d’influence ({ $track-name }) : { $now }.
   *[other] { $seat-name } paie { $n } d’influence ({ $track-name }) : { $now }.
}
event-influence_shifted = { $seat-who ->
    [you] Tu déplaces de l’influence : { $sources-name } → { $targets-name }.
   *[other] { $seat-name } déplace de l’influence : { $sources-name } → { $targets-name }.
}
event-points_scored = { $seat-who ->
    [you] Ton Ascendant monte de { $n } : { $now }.
   *[other] L’Ascendant { DE($seat-name) } monte de { $n } : { $now }.
}
event-ambition_advanced = { $seat-who ->
    [you] Ton ambition
   *[other] L’ambition { DE($seat-name) }
} ({ $track-name }{ $category ->
    [none] { "" }
   *[other] , { $category-name }
}) avance à { $now }.
event-marker_placed = { $seat-who ->
    [you] Tu poses un marqueur : { $marker-name }.
   *[other] { $seat-name } pose un marqueur : { $marker-name }.
}
event-special_taken = { $seat-who ->
    [you] Tu prends { $card-name }
   *[other] { $seat-name } prend { $card-name }
}{ $lost ->
    [none] .
   *[other]  ; { $lost-name } quitte le jeu.
}
event-mission_played = { $seat-who ->
    [you] Tu utilises la carte { $card-name } en Mission.
   *[other] { $seat-name } utilise la carte { $card-name } en Mission.
}
event-cooperation_placed = { $seat-who ->
    [you] La carte { $card-name } est maintenant près de ton plateau de faction.
   *[other] La carte { $card-name } est maintenant près du plateau de faction { DE($seat-name) }.
}
event-activated = { $seat-who ->
    [you] Tu actives la carte { $card-name }.
   *[other] { $seat-name } active la carte { $card-name }.
}
event-objective_achieved = { $seat-who ->
    [you] Tu accomplis { $card-name } : { $line-name }.
   *[other] { $seat-name } accomplit { $card-name } : { $line-name }.
}
event-destiny_spent = { $seat-who ->
    [you] Tu dépenses ton Destin ; retournent dans ta pioche : { $cards-name }.
   *[other] { $seat-name } dépense son Destin ; retournent dans sa pioche : { $cards-name }.
}
event-trigger_resolved = La carte { $card-name } prend effet.
event-cards_readied = Redressées : { $cards-name }.
event-overcrowding = { $seat-who ->
    [you] Ton prochain agent de ce tour peut aller dans une zone pleine.
   *[other] Le prochain agent { DE($seat-name) } peut aller ce tour-ci dans une zone pleine.
}
event-effect_lapsed = { $declined ->
    [true] { $seat-who ->
        [you] Tu renonces à l’effet.
       *[other] { $seat-name } renonce à l’effet.
    }
   *[false] L’effet ne trouve rien à quoi s’appliquer.
}
event-boxed = Hors du jeu : { $cards-name }.
event-maintenance_started = Tous ont passé : entretien de la manche { $round }.
event-cards_kept = { $kept_cards ->
    [none] { $seat-name } { $kept ->
        [0] ne garde aucune carte.
        [one] garde { $kept } carte.
       *[other] garde { $kept } cartes.
    }
   *[other] { $kept ->
        [0] Tu ne gardes aucune carte.
       *[other] Tu gardes { $kept_cards-name }.
    }
}{ $boxed-count ->
    [0] { "" }
   *[other] { " " }Hors du jeu : { $boxed-name }.
}
event-reserve_taken = { $seat-who ->
    [you] Ta Réserve entre dans ta main : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] La Réserve { DE($seat-name) } entre dans sa main : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
}
event-agents_returned = Les agents en enquête ou au Repos sont de retour aux QG.
event-neutral_agents_placed = Un agent neutre est posé sur chaque fugitif qui n’a pas été arrêté.
event-fugitive_removed = La trace { DE($fugitive-name) } est perdue.
event-game_ended = { $winners-count ->
    [one] { $winners-who ->
        [you] Tu gagnes.
       *[other] { $winners-name } gagne.
    }
   *[other] { $winners-who ->
        [you] Tu partages la victoire : { $winners-name }.
       *[other] Victoire partagée : { $winners-name }.
    }
} Ascendant, dans l’ordre des places : { $points }.
event-everything_shown = Tout ce qui était caché est montré.

## La fin, en grandes lettres

game-end-one = { $winners-who ->
    [you] Tu gagnes.
   *[other] { $winners-name } gagne.
}
    .hint = Avec { $points } d’Ascendant.
game-end-shared = { $winners-who ->
    [you] Tu partages la victoire : { $winners-name }.
   *[other] Victoire partagée : { $winners-name }.
}
    .hint = Même Ascendant, même influence.

## Pourquoi non

refusal-lt-factions-first = D’abord, les factions se choisissent.
refusal-lt-factions-are-chosen = Les factions sont déjà choisies.
refusal-lt-faction-chosen = Tu as déjà une faction.
refusal-lt-faction-taken = { $faction-name } est prise : choisis une autre faction.
refusal-lt-faction-in-order = À cette table, les factions se choisissent l’une après l’autre ; attends ton tour.
refusal-lt-other-turn = C’est le tour { DE($seat-name) }.
refusal-lt-maintenance = La manche est finie ; on choisit les cartes à garder.
refusal-lt-keep-later = Les cartes se gardent à l’entretien, quand tous ont passé.
refusal-lt-nothing-to-keep = Tu n’as aucune carte en main à garder.
refusal-lt-kept-already = Tu as déjà choisi ce que tu gardes.
refusal-lt-choose-first = Un effet est en cours : fais d’abord ton choix.
refusal-lt-not-among-the-choices = Ce n’est pas parmi les choix du moment.
refusal-lt-nothing-to-choose = Il n’y a rien à choisir maintenant : fais une action.
refusal-lt-no-agent-in-hq = Tu n’as aucun agent à ton QG : les autres sont en route.
refusal-lt-no-extra-place = { $zone-name } : un emplacement en plus demande un effet qui ouvre une zone pleine.
refusal-lt-place-closed = { $zone-name } : cet emplacement n’est pas ouvert à si peu de joueurs.
refusal-lt-place-taken = { $zone-name } : un agent est déjà sur cet emplacement.
refusal-lt-one-per-zone-and-turn = { $zone-name } : un agent par tour dans la même zone. Prends une autre zone, ou reviens à ton prochain tour.
refusal-lt-agent-not-hunting = L’agent { $agent } n’est pas dans une zone de Traque.
refusal-lt-nobody-hunts = Aucun de tes agents n’est en traque : envoies-en un d’abord.
refusal-lt-nobody-hunts-there = Aucun de tes agents ne traque dans cette zone ({ $zone-name }) : envoies-en un d’abord.
refusal-lt-no-way-back = Un agent en traque y reste jusqu’à une arrestation.
refusal-lt-other-zone = L’agent { $agent } traque ailleurs : { $zone-name }.
refusal-lt-slot-closed = À { $seats } joueurs, cet emplacement reste vide.
refusal-lt-slot-empty = Personne n’est à cet emplacement avant l’entretien.
refusal-lt-blocked = { $fugitive-name } : blocage { DE($seat-name) }.
refusal-lt-name-a-track = { $fugitive-name } est collaborationniste : nomme la piste pour toute l’influence.
refusal-lt-name-no-track = { $fugitive-name } donne de l’influence sur la piste de sa catégorie : il n’y a pas de piste à choisir.
refusal-lt-clues-missing = Pour { $fugitive-name }, il manque encore à l’agent { $agent } : { $clue ->
    [medal] { $n ->
        [one] { $n } médaille
       *[other] { $n } médailles
    }
    [document] { $n ->
        [one] { $n } document
       *[other] { $n } documents
    }
    [microfilm] { $n ->
        [one] { $n } microfilm
       *[other] { $n } microfilms
    }
    [financing] { $n ->
        [one] { $n } financement
       *[other] { $n } financements
    }
   *[rumour] { $n ->
        [one] { $n } rumeur ou autre indice
       *[other] { $n } rumeurs ou autres indices
    }
}{ $document ->
    [0] { "" }
    [one] , { $document } document
   *[other] , { $document } documents
}{ $microfilm ->
    [0] { "" }
    [one] , { $microfilm } microfilm
   *[other] , { $microfilm } microfilms
}{ $financing ->
    [0] { "" }
    [one] , { $financing } financement
   *[other] , { $financing } financements
}{ $rumour ->
    [0] { "" }
    [one] , { $rumour } rumeur ou autre indice
   *[other] , { $rumour } rumeurs ou autres indices
}.
refusal-lt-card-in-reserve = { $card-name } est dans ta Réserve : à utiliser dès la manche suivante.
refusal-lt-card-not-in-hand = { $card-name } n’est pas dans ta main.
refusal-lt-card-not-in-hq = { $card-name } n’est pas parmi les cartes récurrentes de ton QG.
refusal-lt-card-turned = { $card-name } a déjà servi dans cette manche.
refusal-lt-objective-not-visible = { $card-name } n’est pas parmi tes objectifs visibles.
refusal-lt-influence-missing = Pour { $card-name } ({ $line-name }), il te manque { $n } d’influence { $track-name }{ $scientific ->
    [0] { "" }
   *[other] , { $scientific } scientifique
}{ $political ->
    [0] { "" }
   *[other] , { $political } politique
}.
refusal-lt-destiny-spent = Ton Destin est dépensé.
refusal-lt-no-objective-to-replace = Tu n’as aucun objectif visible à remplacer.
refusal-lt-act-or-pass = Un tour a au moins une action. Si tu n’en veux pas, passe.

## Options de table

option-start_rumours = rumeurs dans la main de départ
option-faction_pick = les factions sont
    .free = au choix, premier arrivé
    .draft = choisies dans l’ordre inverse du tour
    .random = distribuées
option-place_decks = un emplacement au Registre, à la Presse ou aux Archives pioche
    .two = dans deux pioches
    .own = dans sa propre pioche
option-recall = les agents en traque
    .false = restent jusqu’à une arrestation
    .true = peuvent être retirés, pour une première partie
option-symbols_as_rumour = les symboles des fugitifs
    .true = peuvent servir de rumeurs
    .false = ne sont que ce qu’ils montrent
option-effect_capture = une arrestation par une carte donne
    .full = aussi l’influence et l’ambition
    .card_only = seulement la carte du fugitif
option-collectivisation = la Collectivisation va
    .reserve = dans la Réserve
    .hq = tout de suite au QG
option-tribunal = le tribunal juge
    .recurrent = un fugitif par manche
    .single = un fugitif, une fois
option-visible_backs = le dos des cartes cachées
    .false = n’est pas montré
    .true = montre la pioche
option-clocks = les horloges
    .live = en direct, trois minutes par tour
    .off = sans
    .slow = au ralenti, trois fois plus de temps
    .correspondence = par correspondance, un jour par tour

## Ce qui peut clocher dans une édition

problem-lt-id = Un identifiant n’a que des minuscules, des chiffres et _, en parties séparées par des points.
problem-lt-one-language = La ligne n’est là que dans une langue.
problem-lt-between = Le nombre va de { $least } à { $most }.
problem-lt-deal = Quatre mains prennent { $dealt } cartes dans cette pioche, qui en a { $held }.
problem-lt-clues = Il y a { $held } cartes du type « { $clue } » ; il en faut { $count }.
problem-lt-plain-deck = Cette pioche n’a que des cartes du type « { $clue } ».
problem-lt-mixed-deck = Une pioche mixte a deux types parmi medal, document et microfilm, l’un plus fréquent que l’autre.
problem-lt-same-major = Dans une autre pioche aussi, « { $clue } » est le type le plus fréquent.
problem-lt-main-clue = L’indice principal est medal, document ou microfilm.
problem-lt-category = Il y a { $count } fugitifs de la catégorie « { $category } » ; il en faut { $wanted }.
problem-lt-level-deck = Il y a { $count } fugitifs de niveau { $level } pour { $slots } emplacements ; il en faut deux fois plus que d’emplacements.
problem-lt-no-cost = Le fugitif ne coûte rien.
problem-lt-no-main-clue = Il ne coûte ni financement ni « { $clue } », l’indice principal de la catégorie « { $category } ».
problem-lt-recurrent-and-permanent = Une Coopération est récurrente ou permanente, pas les deux.
problem-lt-parts = La carte a { $count } capacités ; il y en a une ou deux parmi hunt, mission et coopération.
problem-lt-ambitions = { $count } fugitifs ont « ambition » ; { $most } au plus.
problem-lt-no-effect = Il manque ici un effet.
problem-lt-op-place = « { $op } » ne peut pas être ici ({ $part }). Ici il peut y avoir : { $allowed }.
problem-lt-empty-option = Une possibilité vide n’en est pas une.
problem-lt-choose-in-choose = Un « choose » ne peut pas être dans un autre.
problem-lt-field-missing = Il manque « { $field } » à « { $op } ».
problem-lt-field-unknown = « { $op } » n’a pas de « { $field } ».
problem-lt-provides-nothing = « provide » ne nomme aucun indice.
problem-lt-number = « { $field } » va de { $least } à { $most }.
problem-lt-keep = On ne peut pas garder { $keep } cartes sur { $n }.
problem-lt-value = « { $field } » ne peut pas être « { $value } » ici, mais : { $values }.
problem-lt-field-of-event = L’événement « { $event } » n’a pas de « { $field } ».
problem-lt-two-options = Un choix a au moins deux possibilités.
problem-lt-objectives = Il y a { $count } objectifs de « { $faction } » ; il en faut { $wanted }.
problem-lt-apollo = Seuls les objectifs de « usa » ont des symboles Apollo.
problem-lt-marker = Seuls les objectifs de « cccp » ont des marqueurs de révolution.
problem-lt-markers = Un Succès montre un marqueur au plus, un Triomphe un ou deux différents.
problem-lt-no-such-marker = Il n’y a pas de marqueur « { $marker } ». Il y a : { $known }.
problem-lt-triumph-pay = Le Triomphe doit coûter plus que le Succès.
problem-lt-marker-unused = Aucun objectif ne donne le marqueur « { $marker } ».
problem-lt-places = Il y a { $count } emplacements dans « { $zone } » ; il en faut { $wanted }.
problem-lt-slots = À { $players } joueurs, il n’y a aucun emplacement dans « { $zone } ».
problem-lt-track-markers = Il y a au moins un marqueur, et chacun n’est là qu’une fois.
problem-lt-tiers = Les paliers sont sur les cases 1 à { $length }, dans l’ordre et chacun une fois.
problem-lt-specials = Les cartes Spécial de « { $faction } » ne sont pas celles du jeu : aucune pour usa, une pour cccp, trois paires à 2, 4 et 8 et le tribunal pour tzaar, trois paires à 3 pour reseau.
problem-lt-revolution-step = La carte Spécial de « cccp » se débloque à la case { $at }.
problem-lt-special-parts = Une carte Spécial a une ou deux capacités, et pas les deux sortes de Coopération.
problem-lt-no-judge = Le tribunal a « judge » pour capacité récurrente, et rien d’autre.
problem-lt-reach-pairs = Chacune des trois pistes de « reach » a une paire de cartes Spécial.
problem-lt-all-cards = Objectifs et cartes Spécial font { $count } ; il en faut { $wanted }.
problem-lt-foreign-track = La piste « { $track } » n’est pas celle de « { $faction } ».
problem-lt-unlock-cat = « cat » va avec la piste « reach », et avec elle seule.
problem-lt-no-such-tier = « { $track } » n’a pas de palier avec une carte à la case { $at }.
problem-lt-tier-card = Un palier avec une carte trouve une carte, ou deux d’une paire ; ici il en trouve { $count }.
problem-lt-csatar = Laszlo Csatar est politique, de niveau 1, coûte un indice medal, document ou microfilm et trois rumeurs, et a une Mission.
problem-lt-peralta = Commission Peralta, de « reseau » : le Triomphe coûte 3 d’influence d’une piste et donne 2 points ; la Mission capture un fugitif de niveau 1.
problem-lt-bond = Bon du trésor américain, de « usa » : le Triomphe donne 1 point et 2 symboles Apollo.
problem-lt-spoutnik = Spoutnik, de « cccp » : le Succès donne strikes, le Triomphe strikes ou leaders.
problem-lt-cost-points = Le prix vaut { $points } points d’indice ; { $wanted } sont d’usage à ce niveau.
problem-lt-points = La capacité vaut { $percent } % de ce qui est d’usage à ce niveau.
problem-lt-op-twice = « { $op } » est plus d’une fois sur cette carte.
problem-lt-vp-level = Sous le niveau 3, un fugitif ne devrait pas donner de points.
problem-lt-same-cost = { $count } fugitifs de la catégorie « { $category } » et de niveau { $level } coûtent la même chose.
problem-lt-same-card = Cette carte a les mêmes capacités que { $other }.
problem-lt-same-ability = { $count } cartes ont cette capacité.
problem-lt-plain-hunts = Seules { $count } parties Traque sur { $hunts } font plus que fournir des indices.
problem-lt-plain-draws = { $count } Missions et capacités récurrentes sur { $uses } ne font que piocher.
problem-lt-op-seldom = « { $op } » est sur { $count } fugitifs ; à partir de { $least }, le jeu est varié.
problem-lt-levels = Les fugitifs de la catégorie « { $category } » sont d’habitude 9 de niveau 1, 7 de niveau 2 et 4 de niveau 3.
problem-lt-temperament = Aucun fugitif de la catégorie « { $category } » n’a ce qui lui est propre : { $mark }.
problem-lt-line-pay = La ligne coûte { $count } d’influence ; de { $least } à { $most } est d’usage.
problem-lt-line-points = La ligne donne { $percent } % de son prix ; de { $least } à { $most } % est d’usage.
problem-lt-kinds = Les objectifs de « { $faction } » sont d’habitude 8 missions, 2 récurrents et 2 permanents.
problem-lt-track-use = Seuls { $count } Triomphes de « { $faction } » coûtent « { $track } ».
problem-lt-weak-card = Cette carte vaut moins de la moitié de son alternative.
problem-lt-real-person = « { $name } » est dans ta liste de personnes réelles.

## Le dessin dans le terminal

draw-round = Manche { $round }
draw-last-round = la dernière manche
draw-turn = { $seat-who ->
    [you] à toi
   *[other] à { $seat-name }
}, action { $action } sur { $of }
draw-player = joueur
draw-ambition = ambition
draw-first = ①
draw-passed = (a passé)
draw-won = (a gagné)
draw-hunter = { $seat-name } { $agent } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
draw-blocked = bloqué par { $seat-name } jusqu’à la manche { $round }
draw-neutral = { $agents ->
    [one] { $agents } agent neutre
   *[other] { $agents } agents neutres
}
draw-captors = l’agent { $agents-name } peut arrêter
draw-in-hand = ta main suffit
draw-missing = il manque : { $clues }
draw-deck = { $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
}
draw-hand = { $seat-who ->
    [you] Ta main
   *[other] Main de { $seat-name }
}
draw-reserve = Réserve
draw-under = Sous l’agent { $agent }
draw-turned = tournée
draw-destiny = jeton Destin
draw-hq = QG
draw-influence = { $n } { $track-name }
draw-points = { $n } Ascendant
draw-apollo = { $n } Apollo
draw-line = { $line-name } : { $pay } → { $gain }
draw-card = { $card-name } : { $does }
draw-part = { $part } : { $does }
