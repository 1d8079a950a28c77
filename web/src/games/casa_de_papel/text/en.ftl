### La Casa de Papel in the browser: the short words of the screen. The sentences of the game are in its own texts.

table = The table
leader = Leader
you = you
won-print = Banknotes win
won-sabotage = Sabotage wins
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
group-my_card = My card
group-was_mine = That was my card
group-my_hand = My hand
group-my_team = My team
group-my_role = My role
short-family = { $name } family
short-my_hand = { $count ->
    [0] No Sabotage
    [one] { $count } Sabotage
   *[other] { $count } Sabotages
}
short-trust = I trust them
short-advise-take = Take their card
short-advise-leave = Leave their card
short-successor = Next leader
about-me = About me…
about-others = About others…
speak = Speak…
said-by = { $player-who ->
    [you] What you said
   *[other] { $player-name } said
}
about = Say of this player…
said-nothing = Nothing yet.
verdict-true = true
verdict-false = false

## The prompt

take-back = Take back
choice-locked = Your card is locked.
choice-locked-hint = You can still take it back while somebody is wavering.
leader-hint = You are the leader: your card is certain to count.
selected-so-far = { $left ->
    [0] That is all of them. Confirm: it will be final.
    [one] Touch one more card on the table. Yours counts already.
   *[other] Touch { $left } more cards on the table. Yours counts already.
}
at-stake = Right name: the loot loses { $loss }. Wrong name: the robbers win.
you-alone = Only you are awaited: speak, or “I am done”.
talk-or-done = Speak, or “I am done”.
you-are-done = You are done.
name-somebody = Choose a name…
sure = { $action }? That is final.

## The pad

board = Who said what
board-short = Claims
board-caption = Claims by round
revealed = Turned up
to-come = to come
certain = Certain: { $kind }
notebook = Notebook
notebook-note = for you alone
notebook-lead = { $count } cards you cannot place, of the { $dealt } in the deck.
notebook-lead-public = { $count } cards not turned up yet, of the { $dealt } in the deck.
kind-left = { $kind }: { $count }
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

## What things are: a finger held on a card, and at the top of the rules

help-print = { $name }: if Banknotes are the majority of the cards turned up, the loot rises by { $gain }.
help-print-more = { $name }: { $mod } on top of { $gain } for the loot, if Banknotes are the majority.
help-sabotage = { $name }: if Sabotages are the majority of the cards turned up, the loot does not rise.
help-sabotage-more = { $name }: { $mod } off the loot, if Sabotages are the majority.
help-copies = { $count ->
    [one] Only { $count } in the deck.
   *[other] { $count } in the deck.
}
help-loot = The loot, in millions of euros. The flag marks the goal: the robbers must reach it, the hostages must prevent it.
legend-red = (lozenge): the robbers. The loot must reach the goal.
legend-blue = (circle): the hostages. The loot must stay below it.
legend-crown = Leader of the round: the leader’s card always counts, and the leader picks the others.
legend-forward = A card pushed forward: it will count.
legend-lamp = Ringed with light: what you can touch now.
legend-take = “Take this card.”
legend-leave = “Leave this card.”
legend-lens = A suspicion: whom, and of which team or role.
legend-trust = Trust.
legend-hand = How many Sabotages would be left in hand.
legend-mask = A role that was claimed. True or false, nothing proves it.

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

end-you-won = You were on the { $team }: you win.
end-you-lost = You were on the { $team }: you lose.
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
end-professor = { $professor }

## The tutorial: a lesson per step, and what answers another gesture that is allowed

tutorial-you = You
tutorial-next = Go on
tutorial-finish = Finish
tutorial-leave = Leave
tutorial-others = The others are playing…
tutorial-progress = Step { $step } of { $steps }
refusal-tutorial-wait = One moment: the others are still playing.

tutorial-welcome = Welcome to the table.
    .text = You are a robber, and nobody may know. In five rounds the robbers want a loot of 2,000 M€; the hostages among you want to prevent it.
refusal-tutorial-welcome = A word first: read, then go on.
tutorial-choose = Choose your card.
    .text = Everybody lays a card face down. You want to print: take your Banknotes +250.
refusal-tutorial-choose = That is allowed, but we are after loot: choose the Banknotes +250.
tutorial-lock = Lock it.
    .text = Nobody sees your card. Lock it; once everybody has locked, the debate opens.
refusal-tutorial-lock = Your card is chosen: now lock it.
tutorial-wish = Your turn to speak.
    .text = Bruno leads: he will pick three cards, his own among them. Ask him to take yours: “Take mine”.
refusal-tutorial-wish = You may say that too. Here, begin with “Take mine”.
tutorial-claim = Say what it is.
    .text = True or false, nothing binds and nobody checks. Open “About me…” and announce your Banknotes +250.
refusal-tutorial-claim = Lying is allowed! But this time, announce the Banknotes +250.
tutorial-pass = Pass the floor on.
    .text = Up to four claims in a turn. That is enough: “I am done”.
refusal-tutorial-pass = You have said enough: “I am done”.
tutorial-why = What if you try?
    .text = Touch Inès’s card, as if to put it forward. Whatever is not possible always answers why.
refusal-tutorial-why = Touch Inès’s card instead.
tutorial-done = The floor is free.
    .text = Everybody may speak on. “Who said what” keeps it all, round by round. When you have nothing to add: “I am done”.
refusal-tutorial-done = You may speak on, but here: “I am done”.
tutorial-count = Shuffled and turned up.
    .text = The larger family wins: Banknotes, so 500 plus the bonuses. You see what was played, never by whom. Inès claimed +500: nothing proves it.
refusal-tutorial-count = Look at the count, then go on.
tutorial-leader = You lead!
    .text = Your card is certain to count. Lay plain Banknotes and keep the rest.
refusal-tutorial-leader = That is allowed. Here, lay plain Banknotes.
tutorial-lock-again = Lock it.
    .text = The same again: your card, then the lock.
refusal-tutorial-lock-again = Now lock it.
tutorial-heard = You have heard everybody.
    .text = The leader speaks last. Compare the bubbles, then “I am done”.
refusal-tutorial-heard = You may speak, but here: “I am done”.
tutorial-close = Close the debate.
    .text = The leader decides when enough has been said.
refusal-tutorial-close = That is possible. Here, close the debate.
tutorial-select = Pick your cards.
    .text = Three cards count, yours is one. Touch Bruno’s card to put it forward: everybody watches you do it.
refusal-tutorial-select = Later you will judge. Here, put forward Bruno’s card.
tutorial-select-second = One more.
    .text = Zoé claims +250. Put her card forward; a touch takes a card back.
refusal-tutorial-select-second = Here, put forward Zoé’s card.
tutorial-confirm = Confirm.
    .text = After that it is final. In round 2 the power fails: in the dark, Raquel may exchange a card. All eyes are shut.
refusal-tutorial-confirm = The three cards are there: confirm.
tutorial-swapped = Two Sabotages!
    .text = Zoé lied… or Bruno did, or Raquel exchanged a card in the dark. Judge for yourself, and note it in the notebook.
refusal-tutorial-swapped = Look at the cards, then go on.
tutorial-appoint = Appoint the next leader.
    .text = Nobody leads twice, and the leader’s card will count. Touch Malik, then confirm.
refusal-tutorial-appoint = Why not. Here, appoint Malik.
tutorial-end = You can play.
    .text = In round 4 the Professor looks at a role in the dark. After round 5, if the loot is enough, Raquel names whom she takes for the Professor: a right name costs 500. Enjoy!
refusal-tutorial-end = The lesson is over: the real table is yours.
