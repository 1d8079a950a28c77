game-title = Poker Leduc
game-summary = Deux personnes, six cartes, deux tours d’enchères : le plus petit poker qui mérite d’être étudié.

step-answer = Se coucher, suivre ou relancer ?
    .help = Suivre paie ce que l’autre a mis de plus, relancer ajoute une mise, se coucher abandonne le pot. Une paire avec la carte commune gagne ; sinon la plus haute carte.

do-fold = se coucher
do-call = suivre
do-raise = relancer

event-card_dealt = { $card ->
    [none] { $seat-name } reçoit une carte.
   *[other] { $seat-who ->
        [you] Tu reçois une carte : { $card-name }.
       *[other] { $seat-name } reçoit une carte : { $card-name }.
    }
}
event-bet = { $seat-who ->
    [you] { $action ->
        [fold] Tu te couches.
        [raise] Tu relances.
       *[call] Tu suis.
    }
   *[other] { $action ->
        [fold] { $seat-name } se couche.
        [raise] { $seat-name } relance.
       *[call] { $seat-name } suit.
    }
}
event-card_shown = La carte commune est retournée : { $card-name }.
event-hand_ended = { $cards-count ->
    [0] { $winner-who ->
        [you] Tu ramasses le pot.
       *[other] { $winner-name } ramasse le pot.
    }
   *[other] { $winner ->
        [-1] On montre les cartes : { $cards-name }. Le pot est partagé.
       *[other] { $winner-who ->
            [you] On montre les cartes : { $cards-name }. Tu ramasses le pot.
           *[other] On montre les cartes : { $cards-name }. { $winner-name } ramasse le pot.
        }
    }
}

refusal-leduc-other-turn = C’est à { $seat-name } de jouer.
refusal-leduc-nothing-to-fold = Pas de quoi se coucher : personne n’a relancé.
refusal-leduc-no-raise-left = Ce tour a déjà vu ses { $raises } relances.

view-card = Ta carte
view-public = Carte commune
view-paid = Dans le pot
view-history = Jusqu’ici
view-result = Résultat

## Ce qui peut clocher dans une édition

problem-leduc-too-few-cards = Deux mains et une carte commune demandent au moins trois cartes.
problem-leduc-stakes = L’ante et les mises sont d’au moins 1, les relances d’au moins 0.
