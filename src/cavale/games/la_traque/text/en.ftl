### La Traque in English.

game-title = La Traque
game-summary = After 1945, two to four factions search for the fugitives of a fallen regime. For 2 to 4 players.
game-progress = round { $round }

## Remembrance

game-remembrance = The fugitives of this game are invented, the crimes of those years are not: we remember the people who were persecuted and murdered.
game-remembrance-title = Remembrance
game-remembrance-text = La Traque tells of the search for perpetrators and of the courts that judged some of them. Most were never judged. These places keep the names of the victims, the documents and the verdicts; they answer questions, and they welcome visitors.
game-remembrance-link = Remembrance: where to read on
game-memorial-1 = Yad Vashem, Jerusalem
    .address = { "https://www.yadvashem.org" }
    .about = World centre of remembrance, with the names of the victims
game-memorial-2 = Mémorial de la Shoah, Paris
    .address = { "https://www.memorialdelashoah.org" }
    .about = Museum, archive and wall of names
game-memorial-3 = United States Holocaust Memorial Museum, Washington
    .address = { "https://www.ushmm.org" }
    .about = Museum and encyclopaedia of the Holocaust
game-memorial-4 = Auschwitz-Birkenau Memorial and Museum, Oświęcim
    .address = { "https://www.auschwitz.org" }
    .about = The site of the camp, and its archive
game-memorial-5 = Arolsen Archives, Bad Arolsen
    .address = { "https://arolsen-archives.org" }
    .about = Documents on the persecuted, open to families and research
game-memorial-6 = Documentation and Cultural Centre of German Sinti and Roma, Heidelberg
    .address = { "https://dokuzentrum.sintiundroma.de" }
    .about = On the genocide of the Sinti and Roma
game-memorial-7 = Maison d’Izieu
    .address = { "https://www.memorializieu.eu" }
    .about = Memorial to the children of Izieu, and to the trial that followed
game-memorial-8 = Topography of Terror, Berlin
    .address = { "https://www.topographie.de" }
    .about = On the authorities that organised the crimes
game-memorial-9 = Memorium Nuremberg Trials
    .address = { "https://museen.nuernberg.de/memorium-nuernberger-prozesse" }
    .about = The courtroom, and how international criminal law began there
game-memorial-10 = Vienna Wiesenthal Institute for Holocaust Studies
    .address = { "https://www.vwi.ac.at" }
    .about = Research, and the archive of a lifelong search

## The factions

game-faction-usa = Wants the scientists, to be first on the Moon; what they did before is put aside.
    .ambition = Apollo symbols on your objectives move you forward.
game-faction-cccp = Wants to make up its technical and military lag, and prepares revolutions abroad with whom it can use.
    .ambition = Each new marker of your objectives is a step of the revolution.
game-faction-tzaar = An invented body, founded by survivors and named after a word for the price of pain. It searches so that fugitives answer in court.
    .ambition = Every arrest moves the tribunal forward by the level of the fugitive.
game-faction-reseau = An invented criminal syndicate with a base in the ice. It takes fugitives into its service, and profits.
    .ambition = Every arrest moves you forward on the track of its category.

## Words of the game

name-hand = hand
name-reserve = Reserve
name-hq = HQ
name-rest = Rest
name-investigation = Investigation
name-mission = Mission
name-cooperation = Cooperation
name-success = Success
name-triumph = Triumph
name-mixed = mixed decks
name-card = a card that is no clue

game-standing = Standing
    .help = Whoever has most Standing when somebody has reached { $end } and the round is over wins. The printed rules call this track World Domination.
game-part-hunt = Hunt
    .help = Put under an agent, face down, it counts like clues; it goes to the box with the arrest.
game-part-mission = Mission
    .help = Show the card, do what it says, then it goes to the box.
game-part-recurrent = Cooperation, recurrent
    .help = Statements and seized papers that you may use once in each round, as an action.
game-part-permanent = Cooperation, permanent
    .help = Statements and seized papers that serve you for the rest of the game.
game-level = { $level ->
    [1] level 1
    [2] level 2
   *[3] level 3
}

## Abilities in words: one sentence per effect

game-clue-medal = { $n ->
    [one] 1 medal
   *[other] { $n } medals
}
game-clue-document = { $n ->
    [one] 1 document
   *[other] { $n } documents
}
game-clue-microfilm = { $n ->
    [one] 1 microfilm
   *[other] { $n } microfilms
}
game-clue-financing = { $n ->
    [one] 1 financing
   *[other] { $n } financings
}
game-clue-rumour = { $n ->
    [one] 1 rumour
   *[other] { $n } rumours
}
game-op-draw = { $deck ->
    [rumour] { $n ->
        [one] Take 1 rumour
       *[other] Take { $n } rumours
    }
    [financing] { $n ->
        [one] Take 1 financing
       *[other] Take { $n } financings
    }
    [mixed] { $n ->
        [one] Draw 1 card from a mixed deck of your choice
       *[other] Draw { $n } cards, each from a mixed deck of your choice
    }
   *[other] { $n ->
        [one] Draw 1 card from the { $deck-name } deck
       *[other] Draw { $n } cards from the { $deck-name } deck
    }
} { $to ->
    [hand] into your hand.
   *[reserve] into your Reserve.
}
game-op-peek = Look at the top { $n } cards of the { $deck-name } deck and take { $keep } of them { $to ->
    [hand] into your hand.
   *[reserve] into your Reserve.
}
game-op-provide = Counts as { $clues } for this arrest.
game-op-ease = { $lasting ->
    [true] { $cat ->
        [none] Each of your arrests needs
       *[other] Each of your arrests of this category ({ $cat-name }) needs
    }
   *[false] { $cat ->
        [none] This arrest needs
       *[other] This arrest, if it is of this category ({ $cat-name }), needs
    }
} { $clues } less.
game-op-influence = { $track ->
    [choice] Gain { $n } influence on a track of your choice.
   *[other] Gain { $n } { $track-name } influence.
}
game-op-shift = { $n ->
    [one] You may move 1 influence from one of your tracks to another.
   *[other] You may move up to { $n } influence between your tracks, point by point.
}
game-op-vp = Gain { $n } Standing.
game-op-ambition = { $faction ->
    [usa] Advance { $n } on the Apollo track.
    [cccp] Place a revolution marker that you do not have yet.
    [tzaar] Advance { $n } on the tribunal track.
    [reseau] Advance { $n } on one of your tracks of reach.
   *[none] Advance your ambition by { $n } (CCCP: place a missing marker).
}
game-op-capture = { $max_level ->
    [1] You may arrest a level 1 fugitive of any Hunt zone, without agent or clues.
    [2] You may arrest a fugitive of level 1 or 2 of any Hunt zone, without agent or clues.
   *[3] You may arrest any visible fugitive, without agent or clues.
}
game-op-recruit = { $max_level ->
    [1] You may take a visible level 1 fugitive into your Reserve. It is no arrest.
    [2] You may take a visible fugitive of level 1 or 2 into your Reserve. It is no arrest.
   *[3] You may take a visible fugitive into your Reserve. It is no arrest.
}
game-op-trial = { $max_level ->
    [1] You may bring a visible level 1 fugitive before a court: to the box, and you gain its level as influence.
    [2] You may bring a visible fugitive of level 1 or 2 before a court: to the box, and you gain its level as influence.
   *[3] You may bring a visible fugitive before a court: to the box, and you gain its level as influence.
}
game-op-swap = You may exchange two visible fugitives of equal level in different Hunt zones.
game-op-block = You may block a visible fugitive: until the end of the next round only you may arrest or choose it.
game-op-recall = { $from ->
    [rest] { $n ->
        [one] 1 resting agent returns to your HQ.
       *[other] Up to { $n } resting agents return to your HQ.
    }
   *[investigation] { $n ->
        [one] You may call 1 agent back from an Investigation zone to your HQ.
       *[other] You may call up to { $n } agents back from Investigation zones to your HQ.
    }
}
game-op-overcrowd = Your next agent of this turn may investigate in a full zone, even in one where you placed an agent this turn.
game-op-ready = { $n ->
    [one] You may straighten 1 turned card of your HQ.
   *[other] You may straighten up to { $n } turned cards of your HQ.
}
game-op-retain = { $n ->
    [one] You may keep 1 card more in maintenance.
   *[other] You may keep { $n } cards more in maintenance.
}
game-op-rebate = { $line ->
    [success] Your Successes cost
   *[triumph] Your Triumphs cost
} { $n } { $track ->
    [any] influence less, on a track of your choice.
   *[other] { $track-name } influence less.
}
game-op-inspect = { $target ->
    [agent] You may look at the cards under one agent of another player.
   *[hand] You may look at one card, drawn by chance, of another player’s hand.
}
game-op-judge = Judge a fugitive from your hand: to the box, and you gain { $vp1 }, { $vp2 } or { $vp3 } Standing for level 1, 2 or 3.
game-op-on = { $event ->
    [capture] { $cat ->
        [none] After each of your arrests:
       *[other] After each of your arrests of this category ({ $cat-name }):
    }
   *[investigate] { $zone ->
        [none] Whenever you investigate:
       *[other] Whenever you investigate in { $zone-name }:
    }
} { $do }
game-op-choose = Choose one. { $options }
game-op-or = Or:

## What the table warns of before it is done

game-caution-idle = Nothing would change now: the card would be used for nothing.
game-caution-last_agent = Then all your agents hunt, and none draws clues. Only an arrest brings one back.

## What is asked. `.hint`: what hangs on it. `.others`: for those who wait.

step-take_faction = Which faction do you play?
    .hint = Each plays by its own ambition.
    .help = USA and CCCP advance by their objectives, Tzaar and Réseau by their arrests. Each faction is played once.
    .others = { $deciding-name } chooses a faction.
    .others-hint = Each faction is played once.
step-take_action = What do you do?
    .hint = One to three actions in a turn; passing ends your round.
    .help = Move an agent to investigate or to hunt, inform a hunting agent, arrest, use an arrested fugitive, activate a recurrent card, achieve an objective, spend destiny, or pass. After an action you may end the turn.
    .others = { $deciding-name } takes a turn.
    .others-hint = One to three actions, then the next player.
step-keep_cards = Which cards do you keep?
    .hint = What you do not keep leaves your hand; your Reserve comes into it afterwards.
    .help = Clues that you give up go under their decks, other cards to the box. All choose at the same time, and nobody sees what you keep.
    .others = The players choose what they keep.
    .others-hint = Then the Reserves come into the hands.
step-choose_track = Which track?
    .hint = All points go to this one.
    .help = For influence, or for your reach. Influence beyond the end of a track is lost.
    .others = { $deciding-name } chooses a track.
step-choose_reach = Which track of your reach?
    .hint = All steps go to this one; at 3 it unlocks a conspiracy.
    .help = One of your three tracks: military, scientific, political. Steps beyond its end are lost.
    .others = { $deciding-name } chooses a track of reach.
step-choose_rebate = On which track does it cost less?
    .hint = Only what makes it payable is offered.
    .help = Your rebate lowers the price of this line on one track, never below 0.
    .others = { $deciding-name } names the track of a rebate.
step-choose_marker = Which marker?
    .hint = A marker that you have gives nothing.
    .help = Each new marker is a step of the revolution and gives its bonus.
    .others = { $deciding-name } chooses a marker.
step-choose_deck = From which deck do you draw?
    .hint = You see the card before you name the next deck.
    .help = A mixed deck holds a frequent and a rare type of clue.
    .others = { $deciding-name } chooses a deck.
step-choose_fugitive = Which fugitive?
    .hint = No agent and no clues are needed.
    .help = Any visible fugitive of this level that nobody else has blocked. You may also decline.
    .others = { $deciding-name } chooses a fugitive.
step-choose_block = Which fugitive do you block?
    .hint = Until the end of the next round only you may arrest or choose it.
    .help = A block is public, and ends when the fugitive leaves its slot.
    .others = { $deciding-name } chooses a fugitive to block.
step-choose_swap = Which two fugitives change places?
    .hint = Of equal level, in different Hunt zones.
    .help = Choose the first, then the second, or decline. In a game of two, neutral agents on them go back.
    .others = { $deciding-name } exchanges two fugitives.
step-choose_shift = Which influence do you move?
    .hint = From a track, then to a track, point by point.
    .help = You may stop at any point.
    .others = { $deciding-name } moves influence.
step-choose_recall = Which agent comes back?
    .hint = Its place is free again; the cards it drew stay with you.
    .help = Choose the place of one of your agents in an Investigation zone, or decline.
    .others = { $deciding-name } calls agents back.
step-choose_ready = Which card do you straighten?
    .hint = It may be activated once more in this round.
    .help = Any turned card of your HQ but the one that you are using.
    .others = { $deciding-name } straightens cards.
step-choose_peeked = Which card do you take?
    .hint = The rest goes under the deck, in random order.
    .help = Only you see these cards. The others learn the deck and how many.
    .others = { $deciding-name } looks at the top of a deck.
step-choose_agent = Whose agent do you look at?
    .hint = You alone see its cards; all know that you looked.
    .help = Any agent of another player with at least one card.
    .others = { $deciding-name } may look at the cards of an agent.
step-choose_hand = Whose hand do you look at?
    .hint = Its owner learns which card you see.
    .help = Any other hand with at least one card.
    .others = { $deciding-name } may look at a card of a hand.
step-choose_judged = Which fugitive is judged?
    .hint = The card goes to the box; its level gives Standing.
    .help = A fugitive from your hand is brought before the tribunal, in public.
    .others = { $deciding-name } brings a fugitive before the tribunal.
step-choose_option = Which of these?
    .hint = You take exactly one.
    .help = You may also take one that has no effect now.
    .others = { $deciding-name } chooses between effects.
step-choose_special = Which card do you take?
    .hint = The other one is out of the game.
    .help = The card goes to your Reserve and can be used from the next round on.
    .others = { $deciding-name } chooses a special card.
step-choose_trigger = Which card comes first?
    .hint = Several of your cards react; you order them.
    .help = Each reacts once to what happened.
    .others = { $deciding-name } orders the effects.

## What can be done

do-take_faction = play { $faction-name }
do-move_investigate = investigate: { $zone-name }, place { $place }
    .menu = send an agent to investigate…
do-move_hunt = send an agent to hunt: { $zone-name }
    .menu = send an agent to hunt…
do-inform = inform agent { $agent }: { $card-name }
    .menu = inform an agent…
do-capture = arrest with agent { $agent }: { $slot-name }
    .track = arrest with agent { $agent }: { $slot-name }, influence { $track-name }
    .menu = arrest…
do-use = use the card { $card-name }: { $mode-name }
    .menu = use a card…
do-activate = activate the card { $card-name }
    .menu = activate a card…
do-objective = achieve { $card-name }: { $line-name }
    .marker = achieve { $card-name }: { $line-name }, { $marker-name }
    .menu = achieve an objective…
do-destiny = spend your destiny token: new objectives
do-pass = pass for this round
do-end_turn = end the turn
do-withdraw = withdraw agent { $agent } from the hunt
    .menu = withdraw an agent from the hunt…
do-keep = keep { $card-name }
    .menu = keep a card…
do-keep_done = done
do-choose = choose
    .track = { $track-name }
    .marker = { $marker-name }
    .deck = { $deck-name }
    .slot = { $slot-name }
    .place = { $place-name }
    .agent = agent { $agent-name }
    .seat = { $seat-name }
    .card = { $card-name }
    .option = option { $option }
    .trigger = { $trigger-name }
    .menu = choose…
do-decline = decline

## What happened

event-faction_taken = { $seat-who ->
    [you] You play { $faction-name }.
   *[other] { $seat-name } plays { $faction-name }.
}
event-first_player = { $seat-who ->
    [you] You are the first player.
   *[other] { $seat-name } is the first player.
}
event-hand_dealt = { $cards ->
    [none] { $seat-name } gets { $decks-count } cards.
   *[other] Your cards: { $cards-name }.
}
event-fugitives_placed = Traced: { $fugitives-name }.
event-objectives_shown = { $seat-who ->
    [you] Your objectives: { $cards-name }.
   *[other] Objectives of { $seat-name }: { $cards-name }.
}
event-round_started = Round { $round }.
event-turn_started = { $seat-who ->
    [you] It is your turn.
   *[other] It is { $seat-name }’s turn.
}
event-turn_ended = { $seat-who ->
    [you] Your turn is over.
   *[other] { $seat-name }’s turn is over.
}
event-passed = { $seat-who ->
    [you] You pass for this round.
   *[other] { $seat-name } passes for this round.
}
event-last_round = { $seat ->
    [none] This round is the last.
   *[other] { $seat-who ->
        [you] You have reached the goal: this round is the last.
       *[other] { $seat-name } has reached the goal: this round is the last.
    }
}
event-agent_investigates = { $seat-who ->
    [you] Your agent { $agent } investigates: { $zone-name }.
   *[other] Agent { $agent } of { $seat-name } investigates: { $zone-name }.
}
event-agent_hunts = { $seat-who ->
    [you] Your agent { $agent } goes hunting: { $zone-name }.
   *[other] Agent { $agent } of { $seat-name } goes hunting: { $zone-name }.
}
event-agent_informed = { $card ->
    [none] { $seat-name } informs agent { $agent } ({ $zone-name }){ $back ->
        [none] .
       *[other] : { $back-name }.
    }
   *[other] You inform agent { $agent } ({ $zone-name }): { $card-name }.
}
event-agent_withdrawn = { $seat-who ->
    [you] You withdraw agent { $agent } from { $zone-name }; its cards are in your hand.
   *[other] { $seat-name } withdraws agent { $agent } from { $zone-name }, with { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
}
event-agents_recalled = { $seat-who ->
    [you] Back in your HQ: { $agents-count ->
        [one] 1 agent.
       *[other] { $agents-count } agents.
    }
   *[other] Back in the HQ of { $seat-name }: { $agents-count ->
        [one] 1 agent.
       *[other] { $agents-count } agents.
    }
}
event-agent_rests = { $seat-who ->
    [you] Your agent { $agent } rests until the next round.
   *[other] Agent { $agent } of { $seat-name } rests until the next round.
}
event-clues_drawn = { $cards ->
    [none] { $seat-name } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $deck-name }) { $to ->
        [hand] into the hand.
       *[reserve] into the Reserve.
    }
   *[other] You draw { $deck ->
        [rumour] { $count ->
            [one] 1 rumour
           *[other] { $count } rumours
        }
        [financing] { $count ->
            [one] 1 financing
           *[other] { $count } financings
        }
       *[other] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    } { $to ->
        [hand] into your hand
       *[reserve] into your Reserve
    }{ $deck ->
        [rumour] .
        [financing] .
       *[other] : { $cards-name }.
    }
}
event-clues_peeked = { $cards ->
    [none] { $seat-name } looks at the top of a deck ({ $deck-name }), { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] On top of the deck ({ $deck-name }): { $cards-name }.
}
event-clues_returned = { $cards ->
    [none] { $decks-count ->
        [0] { "" }
        [one] 1 clue goes under its deck.
       *[other] { $decks-count } clues go under their decks.
    }
   *[other] { $decks-count ->
        [0] { "" }
       *[other] Under their decks: { $cards-name }.
    }
}
event-inspected = { $agent ->
    [none] { $seat-who ->
        [you] You look at a card in the hand of { $of-name }{ $cards ->
            [none] .
           *[other] : { $cards-name }.
        }
       *[other] { $seat-name } looks at a card in { $of-who ->
            [you] your hand
           *[other] the hand of { $of-name }
        }{ $cards ->
            [none] .
           *[other] : { $cards-name }.
        }
    }
   *[other] { $seat-who ->
        [you] You look at agent { $agent } of { $of-name }{ $cards ->
            [none] .
           *[other] : { $cards-name }.
        }
       *[other] { $seat-name } looks at the cards of { $of-who ->
            [you] your agent { $agent }.
           *[other] agent { $agent } of { $of-name }.
        }
    }
}
event-cards_revealed = { $seat-who ->
    [you] Under your agent { $agent }: { $cards-name }.
   *[other] Under agent { $agent } of { $seat-name }: { $cards-name }.
}
event-captured = { $seat-who ->
    [you] You have arrested { $fugitive-name }.
   *[other] { $seat-name } has arrested { $fugitive-name }.
}
event-recruited = { $seat-who ->
    [you] You take { $fugitive-name } into your Reserve, without an arrest.
   *[other] { $seat-name } takes { $fugitive-name } into the Reserve, without an arrest.
}
event-tried = { $seat-who ->
    [you] You bring { $fugitive-name } before a court.
   *[other] { $seat-name } brings { $fugitive-name } before a court.
}
event-judged = The tribunal has judged { $fugitive-name }.
event-swapped = { $fugitives-name }: they have changed hiding places.
event-blocked = { $seat-who ->
    [you] You block { $fugitive-name } until the end of the next round.
   *[other] { $seat-name } blocks { $fugitive-name } until the end of the next round.
}
event-block_ended = { $fugitive-name } is no longer blocked.
event-influence_gained = { $seat-who ->
    [you] You gain { $n } influence ({ $track-name }): now { $now }.
   *[other] { $seat-name } gains { $n } influence ({ $track-name }): now { $now }.
}
event-influence_paid = { $seat-who ->
    [you] You pay { $n } influence ({ $track-name }): now { $now }.
   *[other] { $seat-name } pays { $n } influence ({ $track-name }): now { $now }.
}
event-influence_shifted = { $seat-who ->
    [you] You move influence: { $sources-name } → { $targets-name }.
   *[other] { $seat-name } moves influence: { $sources-name } → { $targets-name }.
}
event-points_scored = { $seat-who ->
    [you] Your Standing rises by { $n } to { $now }.
   *[other] The Standing of { $seat-name } rises by { $n } to { $now }.
}
event-ambition_advanced = { $seat-who ->
    [you] Your ambition
   *[other] The ambition of { $seat-name }
} ({ $track-name }{ $category ->
    [none] { "" }
   *[other] , { $category-name }
}) advances to { $now }.
event-marker_placed = { $seat-who ->
    [you] You place a marker: { $marker-name }.
   *[other] { $seat-name } places a marker: { $marker-name }.
}
event-special_taken = { $seat-who ->
    [you] You take { $card-name }
   *[other] { $seat-name } takes { $card-name }
}{ $lost ->
    [none] .
   *[other] ; { $lost-name } is out of the game.
}
event-mission_played = { $seat-who ->
    [you] You use the card { $card-name } as a Mission.
   *[other] { $seat-name } uses the card { $card-name } as a Mission.
}
event-cooperation_placed = { $seat-who ->
    [you] The card { $card-name } is now beside your faction board.
   *[other] The card { $card-name } is now beside the faction board of { $seat-name }.
}
event-activated = { $seat-who ->
    [you] You activate the card { $card-name }.
   *[other] { $seat-name } activates the card { $card-name }.
}
event-objective_achieved = { $seat-who ->
    [you] You achieve { $card-name }: { $line-name }.
   *[other] { $seat-name } achieves { $card-name }: { $line-name }.
}
event-destiny_spent = { $seat-who ->
    [you] You spend your destiny; back into your deck: { $cards-name }.
   *[other] { $seat-name } spends destiny; back into the deck: { $cards-name }.
}
event-trigger_resolved = The card { $card-name } takes effect.
event-cards_readied = Straightened: { $cards-name }.
event-overcrowding = { $seat-who ->
    [you] Your next agent of this turn may go to a full zone.
   *[other] { $seat-name }’s next agent of this turn may go to a full zone.
}
event-effect_lapsed = { $declined ->
    [true] { $seat-who ->
        [you] You do without the effect.
       *[other] { $seat-name } does without the effect.
    }
   *[false] The effect finds nothing to act on.
}
event-boxed = Out of the game: { $cards-name }.
event-maintenance_started = All have passed: maintenance after round { $round }.
event-cards_kept = { $kept_cards ->
    [none] { $seat-name } keeps { $kept ->
        [0] no card.
        [one] 1 card.
       *[other] { $kept } cards.
    }
   *[other] { $kept ->
        [0] You keep no card.
       *[other] You keep { $kept_cards-name }.
    }
}{ $boxed-count ->
    [0] { "" }
   *[other] { " " }Out of the game: { $boxed-name }.
}
event-reserve_taken = { $seat-who ->
    [you] Your Reserve comes into your hand: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] The Reserve of { $seat-name } comes into the hand: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
}
event-agents_returned = Investigating and resting agents are back in their HQs.
event-neutral_agents_placed = A neutral agent is placed on each fugitive that was not arrested.
event-fugitive_removed = The trace of { $fugitive-name } is lost.
event-game_ended = { $winners-count ->
    [one] { $winners-who ->
        [you] You win.
       *[other] { $winners-name } wins.
    }
   *[other] { $winners-who ->
        [you] You share the victory: { $winners-name }.
       *[other] Shared victory: { $winners-name }.
    }
} Standing, by seat: { $points }.
event-everything_shown = All that lay hidden is shown.

## The end, in large letters

game-end-one = { $winners-who ->
    [you] You win.
   *[other] { $winners-name } wins.
}
    .hint = With { $points } Standing.
game-end-shared = { $winners-who ->
    [you] You share the victory: { $winners-name }.
   *[other] Shared victory: { $winners-name }.
}
    .hint = Equal Standing, equal influence.

## Why not

refusal-lt-factions-first = First the factions are chosen.
refusal-lt-factions-are-chosen = The factions are chosen already.
refusal-lt-faction-chosen = You have a faction already.
refusal-lt-faction-taken = { $faction-name } is taken: choose another faction.
refusal-lt-faction-in-order = At this table the factions are chosen one after the other; wait for your turn.
refusal-lt-other-turn = It is { $seat-name }’s turn.
refusal-lt-maintenance = The round is over; the cards to keep are being chosen.
refusal-lt-keep-later = Cards are kept in maintenance, when all have passed.
refusal-lt-nothing-to-keep = You have no card in hand to keep.
refusal-lt-kept-already = You have chosen already what you keep.
refusal-lt-choose-first = An effect is being resolved: make your choice first.
refusal-lt-not-among-the-choices = That is not among the choices now.
refusal-lt-nothing-to-choose = There is nothing to choose now: take an action.
refusal-lt-no-agent-in-hq = You have no agent in your HQ: the others are on their way.
refusal-lt-no-extra-place = { $zone-name }: an extra place needs an effect that lets you into a full zone.
refusal-lt-place-closed = { $zone-name }: this place is not open with so few players.
refusal-lt-place-taken = { $zone-name }: an agent is on this place already.
refusal-lt-one-per-zone-and-turn = { $zone-name }: one agent per turn in the same zone. Take another zone, or come back in your next turn.
refusal-lt-agent-not-hunting = Agent { $agent } is not in a Hunt zone.
refusal-lt-nobody-hunts = None of your agents is hunting: send one first.
refusal-lt-nobody-hunts-there = None of your agents hunts in that zone ({ $zone-name }): send one first.
refusal-lt-no-way-back = A hunting agent stays until it arrests somebody.
refusal-lt-other-zone = Agent { $agent } hunts elsewhere: { $zone-name }.
refusal-lt-slot-closed = With { $seats } players this slot stays empty.
refusal-lt-slot-empty = Nobody is in this slot until maintenance.
refusal-lt-blocked = { $fugitive-name } is blocked by { $seat-name }.
refusal-lt-name-a-track = { $fugitive-name } is a collaborationist: name the track for all the influence.
refusal-lt-name-no-track = { $fugitive-name } gives influence on the track of the category: there is no track to choose.
refusal-lt-clues-missing = For { $fugitive-name } agent { $agent } still lacks { $clue ->
    [medal] { $n ->
        [one] { $n } medal
       *[other] { $n } medals
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
        [one] { $n } financing
       *[other] { $n } financings
    }
   *[rumour] { $n ->
        [one] { $n } rumour or other clue
       *[other] { $n } rumours or other clues
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
    [one] , { $financing } financing
   *[other] , { $financing } financings
}{ $rumour ->
    [0] { "" }
    [one] , { $rumour } rumour or other clue
   *[other] , { $rumour } rumours or other clues
}.
refusal-lt-card-in-reserve = { $card-name } is in your Reserve: usable from the next round on.
refusal-lt-card-not-in-hand = { $card-name } is not in your hand.
refusal-lt-card-not-in-hq = { $card-name } is not among the recurrent cards of your HQ.
refusal-lt-card-turned = { $card-name } was used in this round.
refusal-lt-objective-not-visible = { $card-name } is not among your visible objectives.
refusal-lt-influence-missing = For { $card-name } ({ $line-name }) you lack { $n } { $track-name }{ $scientific ->
    [0] { "" }
   *[other] , { $scientific } scientific
}{ $political ->
    [0] { "" }
   *[other] , { $political } political
} influence.
refusal-lt-destiny-spent = Your destiny is spent.
refusal-lt-no-objective-to-replace = No objective of yours is visible that could be replaced.
refusal-lt-act-or-pass = A turn has at least one action. If you want none, pass.

## Table options

option-start_rumours = rumours in the starting hand
option-faction_pick = the factions are
    .free = free for choice, first come
    .draft = chosen in reverse turn order
    .random = dealt
option-place_decks = a place in Registry, Press or Archives draws
    .two = from two decks
    .own = from its own deck
option-recall = hunting agents
    .false = stay until they arrest
    .true = may be withdrawn, for a first game
option-symbols_as_rumour = symbols of fugitives
    .true = may serve as rumours
    .false = are only what they show
option-effect_capture = an arrest by a card gives
    .full = influence and ambition, too
    .card_only = only the fugitive’s card
option-collectivisation = Collectivisation goes
    .reserve = to the Reserve
    .hq = to the HQ at once
option-tribunal = the tribunal judges
    .recurrent = one fugitive in each round
    .single = one fugitive, once
option-visible_backs = the backs of hidden cards
    .false = are not shown
    .true = show the deck
option-clocks = clocks
    .live = live, three minutes for a turn
    .off = none
    .slow = slow, three times as long
    .correspondence = by correspondence, a day for a turn

## What can be wrong with an edition

problem-lt-id = An id has only small letters, digits and _, in parts with dots between.
problem-lt-one-language = The line stands in one language only.
problem-lt-between = The number is { $least } to { $most }.
problem-lt-deal = Four hands take { $dealt } cards from this deck, which has { $held }.
problem-lt-clues = There are { $held } cards of the type “{ $clue }”; it is { $count }.
problem-lt-plain-deck = This deck has cards of the type “{ $clue }” only.
problem-lt-mixed-deck = A mixed deck has two of medal, document and microfilm, one more frequent than the other.
problem-lt-same-major = In another deck, too, “{ $clue }” is the more frequent type.
problem-lt-main-clue = The main clue is a medal, a document or a microfilm.
problem-lt-category = There are { $count } fugitives of the category “{ $category }”; it is { $wanted }.
problem-lt-level-deck = There are { $count } fugitives of level { $level } for { $slots } slots; it takes twice as many as slots.
problem-lt-no-cost = The fugitive costs nothing.
problem-lt-no-main-clue = It costs neither a financing nor “{ $clue }”, the main clue of the category “{ $category }”.
problem-lt-recurrent-and-permanent = A Cooperation is recurrent or permanent, not both.
problem-lt-parts = The card has { $count } abilities; one or two of hunt, mission and cooperation are possible.
problem-lt-ambitions = { $count } fugitives have “ambition”; at most { $most } may.
problem-lt-no-effect = Here an effect is missing.
problem-lt-op-place = “{ $op }” cannot stand here ({ $part }). Here may stand: { $allowed }.
problem-lt-empty-option = A choice of nothing is no choice.
problem-lt-choose-in-choose = A “choose” cannot stand inside another one.
problem-lt-field-missing = “{ $op }” lacks “{ $field }”.
problem-lt-field-unknown = “{ $op }” has no “{ $field }”.
problem-lt-provides-nothing = “provide” names no clue.
problem-lt-number = “{ $field }” is { $least } to { $most }.
problem-lt-keep = { $keep } cards cannot be kept of { $n }.
problem-lt-value = “{ $field }” cannot be “{ $value }” here, but one of these: { $values }.
problem-lt-field-of-event = With the event “{ $event }” there is no “{ $field }”.
problem-lt-two-options = A choice has at least two options.
problem-lt-objectives = There are { $count } objectives of “{ $faction }”; it is { $wanted }.
problem-lt-apollo = Only the objectives of “usa” have Apollo symbols.
problem-lt-marker = Only the objectives of “cccp” have revolution markers.
problem-lt-markers = A Success shows one marker at most, a Triumph one or two different ones.
problem-lt-no-such-marker = There is no marker “{ $marker }”. There are: { $known }.
problem-lt-triumph-pay = The Triumph has to cost more than the Success.
problem-lt-marker-unused = No objective gives the marker “{ $marker }”.
problem-lt-places = There are { $count } places in “{ $zone }”; it is { $wanted }.
problem-lt-slots = With { $players } players there is no slot in “{ $zone }”.
problem-lt-track-markers = There is at least one marker, and each is there once.
problem-lt-tiers = The tiers lie on steps 1 to { $length }, in rising order and each once.
problem-lt-specials = The special cards of “{ $faction }” are not those of the game: none for usa, one for cccp, three pairs at 2, 4 and 8 and the tribunal for tzaar, three pairs at 3 for reseau.
problem-lt-revolution-step = The special card of “cccp” is unlocked at step { $at }.
problem-lt-special-parts = A special card has one or two abilities, and not both kinds of Cooperation.
problem-lt-no-judge = The tribunal has “judge” as its recurrent ability, and nothing else.
problem-lt-reach-pairs = Each of the three tracks of “reach” has one pair of special cards.
problem-lt-all-cards = Objectives and special cards make { $count }; it is { $wanted }.
problem-lt-foreign-track = The track “{ $track }” does not belong to “{ $faction }”.
problem-lt-unlock-cat = “cat” stands with the track “reach”, and only there.
problem-lt-no-such-tier = “{ $track }” has no tier with a card at step { $at }.
problem-lt-tier-card = A tier with a card finds one card, or two of one pair; here it finds { $count }.
problem-lt-csatar = Laszlo Csatar is political, of level 1, costs one medal, document or microfilm and three rumours, and has a Mission.
problem-lt-peralta = Commission Peralta, of “reseau”: the Triumph costs 3 influence of one track and gives 2 points; the Mission captures a level 1 fugitive.
problem-lt-bond = Bon du trésor américain, of “usa”: the Triumph gives 1 point and 2 Apollo symbols.
problem-lt-spoutnik = Spoutnik, of “cccp”: the Success gives strikes, the Triumph strikes or leaders.
problem-lt-cost-points = The price is { $points } clue points; { $wanted } are usual for this level.
problem-lt-points = The ability is worth { $percent } % of what is usual for this level.
problem-lt-op-twice = “{ $op }” stands on this card more than once.
problem-lt-vp-level = Below level 3 a fugitive should give no points.
problem-lt-same-cost = { $count } fugitives of the category “{ $category }” and level { $level } cost the same.
problem-lt-same-card = This card has the same abilities as { $other }.
problem-lt-same-ability = { $count } cards have this ability.
problem-lt-plain-hunts = Only { $count } of { $hunts } Hunt parts do more than provide clues.
problem-lt-plain-draws = { $count } of { $uses } Missions and recurrent abilities only draw cards.
problem-lt-op-seldom = “{ $op }” stands on { $count } fugitives; { $least } or more make the game varied.
problem-lt-levels = The fugitives of the category “{ $category }” are usually 9 of level 1, 7 of level 2 and 4 of level 3.
problem-lt-temperament = No fugitive of the category “{ $category }” has what is typical of it: { $mark }.
problem-lt-line-pay = The line costs { $count } influence; { $least } to { $most } are usual.
problem-lt-line-points = The line gives { $percent } % of its price; { $least } to { $most } % are usual.
problem-lt-kinds = The objectives of “{ $faction }” are usually 8 missions, 2 recurrent and 2 permanent ones.
problem-lt-track-use = Only { $count } Triumphs of “{ $faction }” cost “{ $track }”.
problem-lt-weak-card = This card is worth less than half of its alternative.
problem-lt-real-person = “{ $name }” is in your list of real persons.

## The drawing in the terminal

draw-round = Round { $round }
draw-last-round = the last round
draw-turn = { $seat-who ->
    [you] your turn
   *[other] turn of { $seat-name }
}, action { $action } of { $of }
draw-player = player
draw-ambition = ambition
draw-first = ①
draw-passed = (passed)
draw-won = (won)
draw-hunter = { $seat-name } { $agent }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
draw-blocked = blocked by { $seat-name } until round { $round }
draw-neutral = { $agents ->
    [one] 1 neutral agent
   *[other] { $agents } neutral agents
}
draw-captors = agent { $agents-name } can arrest
draw-in-hand = your hand suffices
draw-missing = lacking: { $clues }
draw-deck = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
draw-hand = { $seat-who ->
    [you] Your hand
   *[other] Hand of { $seat-name }
}
draw-reserve = Reserve
draw-under = Under agent { $agent }
draw-turned = turned
draw-destiny = destiny token
draw-hq = HQ
draw-influence = { $n } { $track-name }
draw-points = { $n } Standing
draw-apollo = { $n } Apollo
draw-line = { $line-name }: { $pay } → { $gain }
draw-card = { $card-name }: { $does }
draw-part = { $part }: { $does }
