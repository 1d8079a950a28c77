### La Casa de Papel in the browser: the short words of the screen. The sentences of the game are in its own texts.

table = The table
leader = Leader
loot = LOOT
loot-of = of { $goal } M€
locked = { $count } of { $seats } locked
player = seat
close = Close
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-short = R{ $round }

card-down = { $player-who ->
    [you] your card, face down
   *[other] { $player-name }’s card, face down
}
card-forward = { $player-who ->
    [you] your card, put forward
   *[other] { $player-name }’s card, put forward
}

## A word on each seat

status-held = away, a bot plays
status-absent = away
status-accused = accused
status-raquel = has stepped forward
status-speaking = has the floor
status-selecting = picks the cards
status-appointing = will name a leader
status-done = is done
status-spoke = has spoken
status-led = has led
status-bot = bot

## What is claimed, in short

claim-choose_me = Take mine
claim-skip_me = Leave mine
claim-my_card = My card is…
claim-was_mine = That was mine…
claim-my_hand = I have left…
claim-my_team = My team…
claim-my_role = My role…
claim-suspect = Suspect…
claim-suspect-value = { $value ->
    [red] is on the red team
    [blue] is on the blue team
   *[other] is { $name }
}
claim-trust = Trust…
claim-advise = Advise…
claim-advise-value = { $value ->
    [take] take that card
   *[leave] leave that card
}
claim-successor = Next leader…
more = More…
speak = Speak…
said-by = { $player-who ->
    [you] What you said
   *[other] { $player-name } said
}
said-nothing = Nothing yet.
verdict-true = true
verdict-false = false

## The prompt

take-back = Take back
choice-locked = Your card is locked.
choice-locked-hint = You can still take it back while somebody is wavering.
selected-so-far = { $count } of { $select } put forward. Yours is in.
name-somebody = Choose a name…
sure = { $action }? That is final.

## The pad

board = Who said what
board-caption = Claims by round
revealed = Turned up
to-come = to come
certain = Certain: { $kind }
notebook = Notebook
notebook-note = for you alone
notebook-lead = { $count } cards you cannot place, of the { $dealt } in the deck.
notebook-lead-public = { $count } cards not turned up yet, of the { $dealt } in the deck.
notebook-closed = This table keeps no history: rely on your memory.
notes = Your notes
notes-hint = Who lied?

## The hand

your-hand = Your hand
your-role = Role
your-choice = Your choice
locked-choice = Locked
you-said = You said
hand-left = { $count ->
    [0] Your hand is empty: this is the last round.
    [one] One card left in hand.
   *[other] { $count } cards left in hand.
}
watching = You watch the table: everybody keeps their secrets.

## In the dark

cards-left = Cards left out
cards-selected = Selected cards
which-goes-out = Which one goes out?
comes-in = { $player-who ->
    [you] Your own card comes in. The other goes out unseen.
   *[other] { $player-name }’s card comes in. The other goes out unseen.
}
note-in = comes in
note-out = goes out
power-used = Done.
power-declined = Nothing has changed. Nobody will know before the end.

## The end

end-who = Who was who
end-cards = Everybody’s cards
end-claims = What was said
end-beliefs = What the bots believed
end-beliefs-lead = At each bot’s last decision: the chances that a seat is a hostage.
end-won = wins
end-team-red = Robbers
end-team-blue = Hostages
end-secrets = In the dark
end-counted = counted
end-brought = brought in, in the dark
end-out = put out, in the dark
end-honesty = { $right } true, { $wrong } false
end-accused-right = { $player-name } was { $professor }: rightly accused.
end-accused-wrong = { $player-name } was not { $professor }: wrongly accused.
end-blue = hostage
end-professor = { $professor }
