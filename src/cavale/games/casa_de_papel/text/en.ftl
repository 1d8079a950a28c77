### La Casa de Papel in English.

game-title = La Casa de Papel
game-summary = Two secret teams, five rounds and plenty of bad faith. 4 to 8 players.
game-progress = round { $round } of { $rounds }

## The two special roles. Their names come from the edition, which may replace these two terms;
## no text begins with them.

-professor = the Professor
-raquel = Raquel

## Words of the game

name-print = Banknotes
name-sabotage = Sabotage
name-red = red team
name-blue = blue team
name-robber = robber
name-hostage = hostage
name-setup = setup
name-choice = choice
name-debate = debate
name-selection = selection
name-resolution = resolution
name-appointment = succession
name-accusation = final accusation
name-over = end of the match
name-speech = speech
name-floor = free floor
name-blackout = blackout
name-reveal = reveal

## Your role: its name, its team, what you want, your power (not to be shown where the table plays without powers)

game-role-professor = { -professor }
    .team = red team
    .goal = In the end the loot must reach the goal. And nobody should guess who you are.
    .power = Once, in the dark, you may look at somebody’s role.
game-role-raquel = { -raquel }
    .team = blue team
    .goal = In the end the loot must stay below the goal. If not, you will have to name { -professor }.
    .power = Once, in the dark, you may exchange a selected card for another.
game-role-robber = robber
    .team = red team
    .goal = In the end the loot must reach the goal. Shield { -professor }, even without knowing who it is.
    .power = No power: just your word.
game-role-hostage = hostage
    .team = blue team
    .goal = In the end the loot must stay below the goal. Until then, pretend you want to print.
    .power = No power: just your word.

## What is asked. `.hint`: what hangs on it. `.others`: for those who wait ($deciding: the seats that decide).
## In a blackout everybody but the character reads the same words, in round 2 as in round 4.

step-choose_cards = Choose your card, then lock.
    .hint = In silence, face down. You may change your mind until the last lock.
    .help = Everybody lays a card face down, any card: to make it count, or to be rid of it in the hope that it is not taken. A card chosen or locked can be taken back while somebody is still wavering.
    .others = The last cards are being laid.
    .others-hint = Silence until everybody has locked.
step-speak = It is your turn to speak.
    .hint = Tell the truth, lie or stay vague: nothing binds you.
    .help = Up to four claims, true or false: nobody checks, nothing binds. The one thing you cannot do is show your card. “I am done” passes the floor on.
    .others = { $deciding-name } has the floor.
    .others-hint = Listen well: your turn will come, or has been.
step-turn = Anything to say?
    .hint = One claim, or “I am done” for good.
    .help = One claim, true or false, or “I am done”, which is final.
    .others = { $deciding-name } has the floor.
    .others-hint = Everybody speaks in turn.
step-free_floor = The floor is free.
    .hint = Speak when you like. It closes when everybody is done, or at a word from the leader.
    .help = Six more claims each, until the selection. Claiming again undoes “I am done”. The leader may close the debate at any time.
step-select_cards = Which cards will count?
    .hint = Yours is in. Add the others, then confirm: that is final.
    .help = The leader listens to anyone and decides alone; the leader’s own card always counts. The cards are shuffled before they are turned up: you will see what was played, not by whom.
    .others = { $deciding-name } picks the cards that count.
    .others-hint = There is still time for advice.
step-raquels_power = Will you exchange a card?
    .hint = A card you look at must come in. You may also do nothing.
    .help = In the dark { -raquel } may look at an unselected card: it must then come in for a selected one, which goes out unseen. Her own card may come in too, and exchanging nothing is allowed. Nobody will know before the end.
    .others = Power cut. Keep your eyes shut.
    .others-hint = The lights will come back by themselves.
step-professors_power = Whose role will you look at?
    .hint = Nobody will know. You may also do nothing.
    .help = In the dark { -professor } may look at one player’s role, or at nothing. Nobody will know before the end.
    .others = Power cut. Keep your eyes shut.
    .others-hint = The lights will come back by themselves.
step-reveal_display = The cards are turned up.
    .hint = You see what was played, never by whom.
    .help = The larger family wins. Banknotes raise the loot, bonuses included; Sabotages take their penalties. Whatever is printed on the cards of the minority is ignored.
step-appoint = Who will be the next leader?
    .hint = That player’s next card is certain to count.
    .help = The leader appoints somebody who has not led yet. (With four players one of them leads twice.) An appointment cannot be refused, and a leader’s card always counts.
    .others = { $deciding-name } will appoint the next leader.
    .others-hint = Say what you make of the result.
step-accuse = Who is { -professor }?
    .hint = Right name: the loot drops. Wrong name: the robbers win.
    .help = The loot has reached the goal: { -raquel } names one player. If it is { -professor }, the loot drops, and the hostages win if it falls below the goal. If not, the robbers win.
    .others = { $deciding-name } is looking for { -professor }.
    .others-hint = Right name: the loot drops. Wrong name: the robbers win.

window-blackout = Power cut. All eyes are shut…

## What can be done

do-choose = lay { $kind-name }
do-lock = lock
do-done = I am done
do-speak = take the floor
do-close_debate = close the debate
do-propose = { $player-who ->
    [you] put forward your card
   *[other] put forward { $player-name }’s card
}
    .shown = { $seat-who ->
        [you] You put { $player-name }’s card forward.
       *[other] { $player-who ->
            [you] { $seat-name } puts your card forward.
           *[other] { $seat-name } puts { $player-name }’s card forward.
        }
    }
do-confirm = confirm the selection
do-raquel_look = { $player-who ->
    [you] bring in your own card
   *[other] look at { $player-name }’s card, which must then come in
}
do-raquel_out = { $player-who ->
    [you] send out your own card
   *[other] send out { $player-name }’s card
}
do-raquel_pass = exchange nothing
do-professor_look = { $player-who ->
    [you] look at your own role
   *[other] look at { $player-name }’s role
}
do-professor_pass = look at nothing
do-appoint = { $player-who ->
    [you] appoint yourself
   *[other] appoint { $player-name }
}
do-accuse = { $player-who ->
    [you] accuse yourself
   *[other] accuse { $player-name }
}

## What can be claimed, as in a speech bubble

do-my_card = { $card ->
    [print] “I laid Banknotes, guess which.”
    [sabotage] “I laid a Sabotage, guess which.”
   *[other] “My card, to be exact: { $card-name }.”
}
    .menu = “My card…”
do-choose_me = “Take my card!”
do-skip_me = “Please, leave my card.”
do-my_hand = { $count ->
    [0] “Not a single Sabotage left in my hand.”
    [1] “I have 1 Sabotage left in hand.”
   *[other] “I have { $count } Sabotages left in hand.”
}
    .menu = “In my hand…”
do-my_team = { $team ->
    [red] “I am on the red team.”
   *[blue] “I am on the blue team.”
}
    .menu = “My team…”
do-my_role = { $role ->
    [professor] “I am { -professor }.”
    [raquel] “I am { -raquel }.”
    [robber] “I am a robber, without a power.”
   *[hostage] “I am a hostage, without a power.”
}
    .menu = “My role…”
do-suspect = { $player-who ->
    [you] { $who ->
        [red] “You are on the red team.”
        [blue] “You are on the blue team.”
        [professor] “You are { -professor }.”
       *[raquel] “You are { -raquel }.”
    }
   *[other] { $who ->
        [red] “{ $player-name } is on the red team.”
        [blue] “{ $player-name } is on the blue team.”
        [professor] “{ $player-name } is { -professor }.”
       *[raquel] “{ $player-name } is { -raquel }.”
    }
}
    .menu = “I suspect…”
do-trust = { $player-who ->
    [you] “I trust you.”
   *[other] “I trust { $player-name }.”
}
    .menu = “I trust…”
do-advise = { $player-who ->
    [you] { $what ->
        [take] “We should take your card.”
       *[leave] “We should leave your card.”
    }
   *[other] { $what ->
        [take] “Take { $player-name }’s card.”
       *[leave] “Leave { $player-name }’s card.”
    }
}
    .menu = “Take or leave the card of…”
do-successor = “Next leader: { $player-name }!”
    .menu = “Next leader…”
do-was_mine = “{ $kind-name }: that was my card.”
    .menu = “That was my card…”

## What happened

event-role_dealt = { $seat-who ->
    [you] { $role ->
        [professor] You are { -professor }, { game-role-professor.team }. { game-role-professor.goal }
        [raquel] You are { -raquel }, { game-role-raquel.team }. { game-role-raquel.goal }
        [robber] You are a { game-role-robber }, { game-role-robber.team }. { game-role-robber.goal }
       *[hostage] You are a { game-role-hostage }, { game-role-hostage.team }. { game-role-hostage.goal }
    }
   *[other] { $seat-name } is dealt a role: { $role-name }.
}
event-hand_dealt = { $seat-who ->
    [you] Your hand: { $kinds-name }.
   *[other] { $seat-name }’s hand: { $kinds-name }.
}
event-round_started = { $leader-who ->
    [you] Round { $round }. You are the leader: your card will count.
   *[other] Round { $round }. Leader: { $leader-name }.
}
event-card_laid = { $seat-who ->
    [you] Your choice is down: { $kind-name }.
   *[other] { $seat-name } lays { $kind-name }, face down.
}
event-all_laid = All cards are down.
event-lights_off = Power cut! Everybody shuts their eyes.
event-lights_on = The lights are on again.
event-card_seen = { $player-name }’s card: { $kind-name }. It must come in.
event-cards_exchanged = { $brought_in-who ->
    [you] Your card comes in
   *[other] { $brought_in-name }’s card comes in
}, { $put_out-who ->
    [you] yours goes out
   *[other] { $put_out-name }’s goes out
}. Nobody else knows.
event-power_declined = The power is declined. Nobody else knows.
event-role_seen = { $player-name }’s role: { $role-name }. Nobody else knows.
event-speech_began = { $seat-who ->
    [you] You have the floor.
   *[other] { $seat-name } has the floor.
}
event-floor_opened = Everybody has spoken, the floor is free.
event-claimed = { $seat-who ->
    [you] You: { $claim-name }
   *[other] { $seat-name }: { $claim-name }
}
event-said_done = { $seat-who ->
    [you] You have nothing more to say.
   *[other] { $seat-name } has nothing more to say.
}
event-spoke = { $seat-who ->
    [you] You have taken the floor.
   *[other] { $seat-name } has taken the floor.
}
event-debate_closed = The debate is closed. Now the selection.
event-cards_selected = { $seats-who ->
    [you] Selected cards: { $seats-name }. Yours is in.
   *[other] Selected cards: { $seats-name }.
}
event-cards_revealed = Shuffled and turned up: { $kinds-name }.
event-loot_counted = { $majority ->
    [print] Banknotes win: the loot rises by { $change } to { $loot } M€.
   *[sabotage] { $change ->
        [0] Sabotage wins: the loot stays at { $loot } M€.
       *[other] Sabotage wins ({ $change }): the loot falls to { $loot } M€.
    }
}
event-leader_appointed = { $seat-who ->
    [you] You will lead the next round.
   *[other] Next leader: { $seat-name }.
}
event-raquel_revealed = { $seat-who ->
    [you] The loot has reached the goal. You step forward: you are { -raquel }.
   *[other] The loot has reached the goal, and { -raquel } steps forward: { $seat-name }.
}
event-professor_accused = { $player ->
    [none] No name was given in time. The loot stays at { $loot } M€.
   *[other] { $player-who ->
        [you] { $right ->
            [true] You are accused, and rightly: the loot falls to { $loot } M€.
           *[false] You are accused, but wrongly: the loot stays at { $loot } M€.
        }
       *[other] { $right ->
            [true] { $player-name } is accused, and rightly: the loot falls to { $loot } M€.
           *[false] { $player-name } is accused, but wrongly: the loot stays at { $loot } M€.
        }
    }
}
event-everything_shown = The masks come off. { $brought_in ->
    [none] No card was exchanged.
   *[other] In the dark, { $brought_in-who ->
        [you] your card
       *[other] { $brought_in-name }’s card
    } came in for { $put_out-who ->
        [you] yours
       *[other] { $put_out-name }’s
    }.
} { $peeked ->
    [none] No role was looked at.
   *[other] { $peeked-who ->
        [you] Your role was looked at.
       *[other] { $peeked-name }’s role was looked at.
    }
}
event-match_won = { $team ->
    [red] The robbers win with a loot of { $loot } M€.
    [blue] The hostages win: the loot stops at { $loot } M€.
   *[other] The match is given up, nobody wins.
}

## The end, in large letters

game-end-red = The presses ran: the robbers win!
    .hint = Final loot: { $loot } M€ for a goal of { $goal } M€.
game-end-blue = The presses jammed: the hostages win!
    .hint = Final loot: { $loot } M€ for a goal of { $goal } M€.
game-end-none = Match given up, nobody wins.
    .hint = The masks come off all the same.

## Why not

refusal-casa-spectators-do-not-play = Spectators watch, they do not play.
refusal-casa-hot-seat-without-powers = Around one device nobody can check that eyes are shut: play without powers.
refusal-casa-silent-in-the-dark = No talk and no votes in the dark: wait for the lights.
refusal-casa-silent-until-cards-are-down = Silence until all cards are down.
refusal-casa-speech-of-another = { $seat-name } has the floor, everybody in turn.
refusal-casa-talk-is-closed = Talk is not open yet; it soon will be.
refusal-casa-silent-while-raquel-decides = At this table everybody is silent while { -raquel } decides.
refusal-casa-no-claims-any-more = All rounds have been played: no more claims.
refusal-casa-not-your-turn-to-speak = Everybody speaks in turn here: wait for yours.
refusal-casa-leader-decides-now = The debate is closed, the leader decides.
refusal-casa-already-done = “I am done” has been said already.
refusal-casa-claims-used-up = All { $most } claims have been made; writing is still possible.
refusal-casa-claim-before-selection = Too late: that is said before the selection is confirmed.
refusal-casa-claim-after-reveal = Too early: that is said once the cards are turned up.
refusal-casa-leader-is-always-selected = The leader’s card always counts: no need to discuss it.
refusal-casa-hand-is-smaller = { $count ->
    [0] The hands are empty: nothing left to count.
    [1] Only one card is left in hand.
   *[other] Only { $count } cards are left in hand.
}
refusal-casa-kind-not-revealed = No card “{ $kind-name }” was turned up this round.
refusal-casa-claim-about-yourself = That is said of others, not of oneself.
refusal-casa-no-appointment-after-last-round = That was the last round: no leader left to appoint.
refusal-casa-leader-changes = The leader changes every round: another name is needed.
refusal-casa-has-led-already = { $seat-who ->
    [you] One term per player: another name is needed.
   *[other] { $seat-name } has led already: another name is needed.
}
refusal-casa-cards-are-down = The cards of this round are down and stay so.
refusal-casa-last-card-is-forced = In the last round the only card left is laid by itself.
refusal-casa-take-your-card-back-first = A card is chosen already: take it back first.
refusal-casa-not-in-your-hand = There is no card “{ $kind-name }” in your hand.
refusal-casa-a-choice-locks-itself = Here a chosen card locks itself.
refusal-casa-already-locked = The card is locked already; it can still be taken back.
refusal-casa-choose-first = Choose a card first.
refusal-casa-heard-already = Nothing more to announce: a written message is enough.
refusal-casa-no-debate-to-close = There is no debate to close at the moment.
refusal-casa-only-the-leader = That is for the leader to decide: { $seat-name }.
refusal-casa-hear-everybody-first = Everybody must be heard first.
refusal-casa-debate-ends-by-itself = Here the debate closes by itself when everybody is done.
refusal-casa-not-the-selection = The selection comes between the debate and the reveal.
refusal-casa-select-exactly = { $missing ->
    [one] Exactly { $select } cards are needed: one is missing.
   *[other] Exactly { $select } cards are needed: { $missing } are missing.
}
refusal-casa-already-proposed = { $seat-name }’s card is put forward already.
refusal-casa-take-one-out-first = The { $select } cards are there: push one back first.
refusal-casa-no-powers = This table plays without powers.
refusal-casa-only-raquel = That power is for { -raquel } alone.
refusal-casa-raquels-moment = It is in round { $round }, after the selection, that { -raquel } may act.
refusal-casa-power-is-over = The power was used or declined: there is no going back.
refusal-casa-card-seen-must-come-in = { $seat-name }’s card has been looked at: it must come in, now choose which goes out.
refusal-casa-look-at-unselected = { $seat-who ->
    [you] Your card is selected already: only an unselected card can come in.
   *[other] { $seat-name }’s card is selected already: only an unselected card can come in.
}
refusal-casa-already-designated = Your card is marked to come in already: now choose which goes out.
refusal-casa-nothing-may-go-out = No card may go out, so none can come in.
refusal-casa-one-look-only = One look only: { $seat-name }’s card has been seen and must come in.
refusal-casa-out-is-selected = { $seat-who ->
    [you] Your card is not selected: it cannot go out.
   *[other] { $seat-name }’s card is not selected: it cannot go out.
}
refusal-casa-leaders-card-stays = At this table the leader’s card cannot go out.
refusal-casa-bring-in-first = First point at the card that comes in.
refusal-casa-only-the-professor = That power is for { -professor } alone.
refusal-casa-professors-moment = It is in round { $round }, before the debate, that { -professor } may act.
refusal-casa-look-at-another-player = Your own role is no news: choose somebody else.
refusal-casa-not-the-appointment = The next leader is appointed once the cards are turned up.
refusal-casa-talk-first = The talk comes first, until everybody is done.
refusal-casa-not-the-accusation = The accusation comes at the end, if the loot reaches the goal.
refusal-casa-only-raquel-accuses = The accusation is for { -raquel } alone to make.
refusal-casa-accuse-another-player = The accusation must name somebody else.

## The bots’ diary: what decided a move, to be read after the match

name-lay-best = the card that serves my side best
name-claim-card = what the table should believe about my card
name-select-best = the selection that serves my side best
name-exchange-worst-for-robbers = the exchange that hurts the robbers most
name-peek-least-sure = the role I am least sure of
name-suspect = the player to draw suspicion to
name-appoint-own-side = somebody I take to be on my side
name-accuse-likeliest = the likeliest name

## Table options

option-powers = the two powers
    .both = in play, under a blackout
    .none = without, ideal for a first game
option-final_accusation = the final accusation
    .true = yes, { -professor } may still lose it all
    .false = no, reaching the goal is enough
option-leader_repeat_4p = the second term, with four players
    .round5 = in the last round
    .any = in any round, never twice running
option-raquel_may_oust_leader = exchanging the leader’s card
    .true = allowed, it may go out like any other
    .false = forbidden, it counts whatever happens
option-accusation_talk = talk during the accusation
    .open = free, you may still plead
    .closed = closed, all hold their breath
option-blackout_seconds = the length of a blackout, in seconds
    .edition = that of the edition
option-reveal_seconds = how long the cards turned up are looked at, in seconds
option-card_history = the history of cards turned up
    .true = kept, with a counter
    .false = nothing, rely on your memory
option-inference_aid = certainties
    .true = marked, whatever is sure
    .false = for you to find
option-first_leader = the first leader (a seat, or chance)
    .random = at random
option-clocks = the clocks
    .live = live
    .off = off, except for blackouts and cards turned up
    .slow = slow, three times as long
    .correspondence = by correspondence, a day per phase

## The table drawn in the terminal

draw-round = Round { $round } of { $rounds } · { $phase-name }
draw-loot = Loot
draw-goal = goal { $goal }
draw-player = seat
draw-status = state
draw-claims = says
draw-role = role
draw-cards = cards laid
draw-honesty = true, false
draw-hand = Your hand
draw-you-are = You are: { $role-name } ({ $team-name })
draw-choice = your choice: { $kind-name }
draw-leader = leader
draw-led = has led
draw-selected = selected
draw-proposed = put forward
draw-speaking = speaking
draw-done = done
draw-raquel = { -raquel }
draw-accused = accused
draw-history = R{ $round } · leader { $leader-name }:
draw-unseen = Still hidden from you:
draw-teams = { $red } robbers, { $blue } hostages
draw-teams-secret = teams: secret split
draw-secrets-card = You have seen { $looked-name }’s card: { $card-name }.
draw-secrets-exchange = You made an exchange: { $in-who ->
    [you] your card came in
   *[other] { $in-name }’s card came in
}, { $out-who ->
    [you] yours went out
   *[other] { $out-name }’s went out
}.
draw-secrets-role = You have seen { $peeked-name }’s role: { $role-name }.
draw-truth-exchange = In the dark, { $in-who ->
    [you] your card
   *[other] { $in-name }’s card
} came in for { $out-who ->
    [you] yours
   *[other] { $out-name }’s
}.
draw-truth-no-exchange = No card was exchanged.
draw-truth-peek = { $peeked-who ->
    [you] Your role was looked at.
   *[other] { $peeked-name }’s role was looked at.
}
draw-truth-no-peek = No role was looked at.
draw-truth-left-out = Left-out role: { $left-name }.
draw-dark = Power cut

## What can be wrong with an edition

problem-casa-kind-letters = A kind of card has only letters, digits and _.
problem-casa-kind-is-family = This is the name of a family; a kind of card needs another one.
problem-casa-one-peeks = Exactly one role has the power peek_role, and it is red.
problem-casa-one-swaps = Exactly one role has the power swap_card, and it is blue.
problem-casa-accuses = The role that swaps cards accuses { $role }, and no other role accuses anybody.
problem-casa-not-in-steps = { $value } is not a multiple of track.step, which is { $step }.
problem-casa-bonus-negative = The bonus of a print card is not negative.
problem-casa-penalty-positive = The penalty of a sabotage card is not positive.
problem-casa-no-such-card = There is no such card.
problem-casa-not-a-round = { $round } is no round: they go from 1 to { $rounds }.
problem-casa-card-for-each-round = A hand has one card for each of the { $rounds } rounds.
problem-casa-blackout-length = A blackout lasts 10 to 60 seconds.
problem-casa-players = The game is for 4 to 8 players.
problem-casa-select-odd = { $select } is not an odd number from 1 to { $most }.
problem-casa-too-many-rounds = { $rounds } rounds are too many for so few players: at most one of them leads twice.
problem-casa-left-out = Either 0 or 1 role is left out.
problem-casa-teams-fill = Red and blue together have { $roles } roles; { $players } players and { $left_out } left out need as many.
problem-casa-least-roles = There are at least { $red } red and { $blue } blue roles.
problem-casa-too-few-names = There are { $roles } plain roles of this team, but { $names } names for them.
problem-casa-not-in-the-box = The deck has { $copies } of this card, the box { $stock }.
problem-casa-deck-is-dealt = The deck has { $cards } cards, which is not { $players } hands of { $hand }.
problem-casa-goal-out-of-reach = { $goal } cannot be reached: the loot is { $reach } at most.
problem-casa-track-short = { $max } is short: with { $players } players the loot can be { $reach }.
