game-title = Leduc poker
game-summary = Two players, six cards, two rounds of betting: the smallest poker worth studying.
game-result = { $winner ->
    [-1] The pot is shared.
   *[other] { $winner-name } takes the pot.
}

step-answer = Fold, call or raise?

do-fold = fold
do-call = call
do-raise = raise

event-card_dealt = { $card ->
    [none] { $seat-name } is dealt a card.
   *[other] You are dealt card { $card }.
}
event-bet = { $seat-name }: { $action }
event-card_shown = The public card is { $card }.
event-hand_ended = { $winner ->
    [-1] The pot is shared.
   *[other] { $winner-name } takes the pot.
}

refusal-leduc-other-turn = It is { $seat-name }’s turn.
refusal-leduc-nothing-to-fold = There is nothing to fold to: nobody has raised.
refusal-leduc-no-raise-left = This round has seen its { $raises } raises.
