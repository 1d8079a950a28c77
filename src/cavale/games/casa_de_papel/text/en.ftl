game-title = La Casa de Papel
game-summary = Two secret teams, five rounds and plenty of bad faith. 4 to 8 players.

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

## What is asked

step-choose_cards = Which card do you lay? Choose, then lock.
step-speak = It is your turn to speak. What do you say?
step-turn = Have you anything to say?
step-free_floor = The floor is free.
step-select_cards = Which cards will count? Yours is among them; add the others, then confirm.
step-raquels_power = All eyes are shut. Raquel, will you exchange a card?
step-professors_power = All eyes are shut. Professor, whose role do you look at?
step-reveal_display = The cards are turned up.
step-appoint = Who will be the next leader?
step-accuse = Raquel, who is the Professor?

window-blackout = Power cut. All eyes are shut…

## What can be done

do-choose = lay { $kind-name }
do-lock = lock
do-done = I am done
do-speak = say something
do-close_debate = close the debate
do-propose = { $player-who ->
    [you] put forward your card
   *[other] put forward { $player-name }’s card
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
do-professor_look = look at { $player-name }’s role
do-professor_pass = look at nothing
do-appoint = appoint { $player-name }
do-accuse = accuse { $player-name }

do-my_card = { $card ->
    [print] “My card is a Banknote, I won’t say which.”
    [sabotage] “My card is a Sabotage, I won’t say which.”
   *[other] “My card: { $card-name }.”
}
    .menu = “My card…”
do-choose_me = “Take my card!”
do-skip_me = “Not my card, please.”
do-my_hand = { $count ->
    [0] “No Sabotage left in my hand.”
    [1] “1 Sabotage left in my hand.”
   *[other] “{ $count } Sabotages left in my hand.”
}
    .menu = “In my hand…”
do-my_team = { $team ->
    [red] “I am on the red team.”
   *[blue] “I am on the blue team.”
}
    .menu = “My team…”
do-my_role = { $role ->
    [professor] “I am the Professor.”
    [raquel] “I am Raquel.”
    [robber] “I am a plain robber.”
   *[hostage] “I am a plain hostage.”
}
    .menu = “My role…”
do-suspect = { $player-who ->
    [you] { $who ->
        [red] “You are red.”
        [blue] “You are blue.”
        [professor] “You are the Professor.”
       *[raquel] “You are Raquel.”
    }
   *[other] { $who ->
        [red] “{ $player-name } is red.”
        [blue] “{ $player-name } is blue.”
        [professor] “{ $player-name } is the Professor.”
       *[raquel] “{ $player-name } is Raquel.”
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
do-successor = { $player-who ->
    [you] “Next leader: you.”
   *[other] “Next leader: { $player-name }.”
}
    .menu = “Next leader…”
do-was_mine = “The card { $kind-name } was mine.”
    .menu = “Among the cards, mine was…”

## What happened

event-role_dealt = { $seat-who ->
    [you] { $role ->
        [professor] You are the Professor, red team: in the Professor’s round you will look at a role.
        [raquel] You are Raquel, blue team: you may exchange a card, and you accuse at the end.
        [robber] You are a robber, red team: the loot must reach the goal.
       *[hostage] You are a hostage, blue team: the loot must stay below the goal.
    }
   *[other] { $seat-name } is dealt a role: { $role-name }.
}
event-hand_dealt = { $seat-who ->
    [you] Your hand: { $kinds-name }.
   *[other] { $seat-name }’s hand: { $kinds-name }.
}
event-round_started = { $leader-who ->
    [you] Round { $round }. You are the leader.
   *[other] Round { $round }. Leader: { $leader-name }.
}
event-card_laid = { $seat-who ->
    [you] You lay { $kind-name }, face down.
   *[other] { $seat-name } lays { $kind-name }, face down.
}
event-all_laid = All cards are down.
event-lights_off = Power cut! Everybody shuts their eyes.
event-lights_on = The lights are on again.
event-card_seen = You look at { $player-name }’s card: { $kind-name }. It must come in.
event-cards_exchanged = Card that comes in: { $brought_in-name }; card that goes out: { $put_out-name }. Raquel alone knows.
event-power_declined = The power is not used.
event-role_seen = { $player-name }’s role: { $role-name }. The Professor alone knows.
event-speech_began = { $seat-who ->
    [you] You have the floor.
   *[other] { $seat-name } has the floor.
}
event-floor_opened = The speeches are over, the floor is free.
event-claimed = { $seat-who ->
    [you] You: { $claim-name }
   *[other] { $seat-name }: { $claim-name }
}
event-said_done = { $seat-who ->
    [you] You have nothing more to say.
   *[other] { $seat-name } has nothing more to say.
}
event-spoke = { $seat-who ->
    [you] You have spoken.
   *[other] { $seat-name } has spoken.
}
event-debate_closed = The debate is closed. Now the selection.
event-cards_selected = Selected cards: { $seats-name }.
event-cards_revealed = The cards are turned up: { $kinds-name }.
event-loot_counted = { $majority ->
    [print] Banknotes have the majority: the loot rises by { $change } to { $loot } M€.
   *[sabotage] { $change ->
        [0] Sabotage has the majority: the loot stays at { $loot } M€.
       *[other] Sabotage has the majority: the loot changes by { $change } and falls to { $loot } M€.
    }
}
event-leader_appointed = { $seat-who ->
    [you] You are the next leader.
   *[other] Next leader: { $seat-name }.
}
event-raquel_revealed = { $seat-who ->
    [you] The loot has reached the goal. You reveal yourself: you are Raquel.
   *[other] The loot has reached the goal. Raquel reveals herself: { $seat-name }.
}
event-professor_accused = { $player ->
    [none] Raquel accuses nobody. The loot stays at { $loot } M€.
   *[other] { $player-who ->
        [you] { $right ->
            [true] Raquel accuses you, and is right. The loot falls to { $loot } M€.
           *[false] Raquel accuses you, and is wrong. The loot stays at { $loot } M€.
        }
       *[other] { $right ->
            [true] Raquel accuses { $player-name }, and is right. The loot falls to { $loot } M€.
           *[false] Raquel accuses { $player-name }, and is wrong. The loot stays at { $loot } M€.
        }
    }
}
event-everything_shown = The masks come off: everything is shown.
event-match_won = { $team ->
    [red] The robbers win with a loot of { $loot } M€.
    [blue] The hostages win: the loot stops at { $loot } M€.
   *[other] The match is given up, nobody wins.
}

## Why not

refusal-casa-spectators-do-not-play = Spectators watch, they do not play.
refusal-casa-silent-in-the-dark = In the dark everybody is silent.
refusal-casa-silent-until-cards-are-down = Everybody is silent until all cards are down.
refusal-casa-speech-of-another = { $seat-name } has the floor.
refusal-casa-talk-is-closed = This is not the time to talk.
refusal-casa-silent-while-raquel-decides = Everybody is silent while Raquel decides.
refusal-casa-no-claims-any-more = The time for claims is over.
refusal-casa-not-your-turn-to-speak = It is not your turn to speak.
refusal-casa-leader-decides-now = The leader decides now; the talk is over.
refusal-casa-already-done = You have already said that you are done.
refusal-casa-claims-used-up = You have made your { $most } claims.
refusal-casa-claim-before-selection = That can be said until the selection is confirmed.
refusal-casa-claim-after-reveal = That can be said once the cards are turned up.
refusal-casa-leader-is-always-selected = The leader’s card always counts.
refusal-casa-hand-is-smaller = Only { $count } cards are left in a hand.
refusal-casa-kind-not-revealed = No card { $kind-name } was turned up.
refusal-casa-claim-about-yourself = That is said of others, not of oneself.
refusal-casa-no-appointment-after-last-round = After the last round nobody is appointed.
refusal-casa-leader-changes = The leader changes every round.
refusal-casa-has-led-already = { $seat-who ->
    [you] You have been leader already.
   *[other] { $seat-name } has been leader already.
}
refusal-casa-cards-are-down = The cards of this round are down.
refusal-casa-last-card-is-forced = In the last round the only card left is laid by itself.
refusal-casa-take-your-card-back-first = Take back the card you chose first.
refusal-casa-not-in-your-hand = You have no card { $kind-name } in your hand.
refusal-casa-a-choice-locks-itself = Here a choice locks itself.
refusal-casa-already-locked = Your card is locked already.
refusal-casa-choose-first = Choose a card first.
refusal-casa-heard-already = You have been heard already.
refusal-casa-no-debate-to-close = There is no debate to close.
refusal-casa-only-the-leader = That is for the leader to decide: { $seat-name }.
refusal-casa-hear-everybody-first = Everybody must be heard first.
refusal-casa-debate-ends-by-itself = The debate ends when everybody is done.
refusal-casa-not-the-selection = This is not the time for the selection.
refusal-casa-select-exactly = { $missing ->
    [one] Exactly { $select } cards are needed: one is missing.
   *[other] Exactly { $select } cards are needed: { $missing } are missing.
}
refusal-casa-already-proposed = { $seat-name }’s card is put forward already.
refusal-casa-take-one-out-first = The { $select } cards are there: take one back first.
refusal-casa-only-raquel = This power is Raquel’s.
refusal-casa-raquels-moment = Raquel’s power comes in round { $round }, after the selection.
refusal-casa-power-is-over = The power has been used, or declined.
refusal-casa-card-seen-must-come-in = You have looked at { $seat-name }’s card: it must come in.
refusal-casa-look-at-unselected = { $seat-who ->
    [you] Your card is selected: only an unselected card can come in.
   *[other] { $seat-name }’s card is selected: only an unselected card can come in.
}
refusal-casa-already-designated = Your card is designated already.
refusal-casa-nothing-may-go-out = No card may go out.
refusal-casa-one-look-only = You have already looked at { $seat-name }’s card, and one is all.
refusal-casa-out-is-selected = { $seat-who ->
    [you] Your card is not selected: it cannot go out.
   *[other] { $seat-name }’s card is not selected: it cannot go out.
}
refusal-casa-leaders-card-stays = At this table the leader’s card cannot go out.
refusal-casa-bring-in-first = First say which card comes in.
refusal-casa-only-the-professor = This power is the Professor’s.
refusal-casa-professors-moment = The Professor’s power comes in round { $round }, before the debate.
refusal-casa-look-at-another-player = Look at somebody else’s role.
refusal-casa-not-the-appointment = This is not the time to appoint a leader.
refusal-casa-talk-first = The talk comes first.
refusal-casa-not-the-accusation = The accusation comes at the end, if the loot reaches the goal.
refusal-casa-only-raquel-accuses = It is for Raquel to accuse.
refusal-casa-accuse-another-player = Accuse somebody other than yourself.

## Table options

option-powers = powers of Raquel and the Professor
    .both = both
    .none = none
option-final_accusation = final accusation
    .true = yes
    .false = no
option-leader_repeat_4p = second term with four players
    .round5 = in round 5
    .any = in any round
option-raquel_may_oust_leader = Raquel may send out the leader’s card
    .true = yes
    .false = no
option-accusation_talk = talk during the accusation
    .open = open
    .closed = closed
option-blackout_seconds = length of a blackout, in seconds
    .edition = that of the edition
option-card_history = turned-up cards stay consultable
    .true = yes
    .false = no
option-inference_aid = certain facts are marked
    .true = yes
    .false = no
option-first_leader = first leader
    .random = at random
option-clocks = clocks
    .live = live
    .off = off
    .slow = slow
    .correspondence = by correspondence

## The table drawn in the terminal

draw-round = Round { $round } of { $rounds } · { $phase-name }
draw-loot = Loot
draw-goal = goal { $goal }
draw-player = seat
draw-status = state
draw-claims = says
draw-role = role
draw-cards = cards laid
draw-hand = Your hand
draw-you-are = You are: { $role-name } ({ $team-name })
draw-choice = laid: { $kind-name }
draw-leader = leader
draw-led = has led
draw-selected = selected
draw-proposed = put forward
draw-speaking = speaking
draw-done = done
draw-raquel = Raquel
draw-accused = accused
draw-history = R{ $round } · leader { $leader-name }
draw-unseen = Hidden
draw-teams = { $red } robbers, { $blue } hostages
draw-teams-secret = teams: secret split
draw-secrets-card = You have seen { $looked-name }’s card: { $card-name }
draw-secrets-exchange = Your exchange: in { $in-name }, out { $out-name }
draw-secrets-role = You have seen { $peeked-name }’s role: { $role-name }
draw-truth-exchange = Raquel’s exchange: card brought in, { $in-name }; card sent out, { $out-name }.
draw-truth-no-exchange = Raquel exchanged nothing.
draw-truth-peek = Role the Professor looked at: { $peeked-name }.
draw-truth-no-peek = The Professor looked at no role.
draw-truth-left-out = Left-out role: { $left-name }.
draw-dark = Power cut
