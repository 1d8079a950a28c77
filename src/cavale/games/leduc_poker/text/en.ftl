game-title = Leduc poker
game-summary = Two players, six cards, two rounds of betting: the smallest poker worth studying.

step-answer = Fold, call or raise?
    .help = Calling pays what the other has put in more, raising adds a stake, folding gives up the pot. A pair with the card for both wins; otherwise the higher card.

do-fold = fold
do-call = call
do-raise = raise

event-card_dealt = { $card ->
    [none] { $seat-name } is dealt a card.
   *[other] { $seat-who ->
        [you] You are dealt a card: { $card-name }.
       *[other] { $seat-name } is dealt a card: { $card-name }.
    }
}
event-bet = { $seat-who ->
    [you] { $action ->
        [fold] You fold.
        [raise] You raise.
       *[call] You call.
    }
   *[other] { $action ->
        [fold] { $seat-name } folds.
        [raise] { $seat-name } raises.
       *[call] { $seat-name } calls.
    }
}
event-card_shown = The card for both is shown: { $card-name }.
event-hand_ended = { $cards-count ->
    [0] { $winner-who ->
        [you] You take the pot.
       *[other] { $winner-name } takes the pot.
    }
   *[other] { $winner ->
        [-1] Showdown: { $cards-name }. The pot is shared.
       *[other] { $winner-who ->
            [you] Showdown: { $cards-name }. You take the pot.
           *[other] Showdown: { $cards-name }. { $winner-name } takes the pot.
        }
    }
}

refusal-leduc-other-turn = It is { $seat-name }’s turn.
refusal-leduc-nothing-to-fold = There is nothing to fold to: nobody has raised.
refusal-leduc-no-raise-left = This round has seen its { $raises } raises.

view-card = Your card
view-public = Card for both
view-paid = In the pot
view-history = So far
view-result = Result

## What can be wrong with an edition

problem-leduc-too-few-cards = Two hands and a public card need at least three cards.
problem-leduc-stakes = The ante and the stakes are at least 1, the raises at least 0.
