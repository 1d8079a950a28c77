### What the screens of La Traque say.

## The table

table = The board of La Traque
page-mine = My faction
page-mine-short = Faction
page-rivals = Rivals
phase-factions = Choice of factions
phase-maintenance = Maintenance
phase-over = End of the match
round = Round { $round }
last-round = Round { $round }, the last
turn = { $seat-who ->
    [you] Your turn, action { $action } of { $actions }
   *[other] { $seat-name }, action { $action } of { $actions }
}
board = The round board
standing-of = { $seat-name }: { $points }.
hub-end = ends at { $end }
hub-last-round = last round
resting = Resting agents: { $count }
slot-none = nobody
slot-empty = { $where }: nobody until maintenance
slot-blocked = blocked by { $seat-name } until the end of round { $round }
slot-neutral = neutral agents: { $count }
slot-payable = one of your agents can make the arrest
draws = { $n } × { $deck }
place-taken = { $where }: agent { $agent } of { $seat-name }
zone-go = { $zone }: send an agent
hunter = { $seat-who ->
    [you] Your agent { $agent }, { $zone }
   *[other] Agent { $agent } of { $seat-name }, { $zone }
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck = { $deck }: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
jump = Look at
jump-investigation = Places
glance = All players
you = You
agents-in-hq = Agents in the HQ
cards-in-hand = Cards in hand
absent = absent
held-by-bot = absent, a bot plays
last-round-notice = This round is the last: whoever has most Standing then wins.

## The prompt

all-actions = Actions
action-of = Action { $action } of { $actions }.
lit-hint = What is lit can be done now.
nothing-left = Nothing else can be done.
or-else = Or choose anything else that is lit.
arrest = Arrest
can-arrest = Your agent can arrest { $fugitive }.
arrest-whom = Arrest { $fugitive }?
arrest-with = { $fugitive }, with agent { $agent }
arrest-track = { $fugitive }, with agent { $agent }: influence { $track }
ask-deed = { $deed }?
what-with = What do you do with it?
which = Which?
which-hint = Choose one, or press what belongs to it.
which-inform = Which agent learns of it?
which-capture = Whom does it arrest?
which-move_hunt = Where does your agent hunt?
which-move_investigate = Where does your agent investigate?
which-use = How do you use this card?
which-objective = Which line do you achieve?
once-more = Press again, or take the button.
not-this = Not this
pass = Pass
end-turn = End turn
place-draws = place { $place }: { $draw }
use-as = { $card }: { $mode }
line-of = { $line }: { $card }
line-marker = { $line }: { $card }, { $marker }
agent-of = agent { $agent } of { $seat-name }, { $zone }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
inform-agent = Inform agent { $agent }
hunt-here = Hunt here
investigate-here = Investigate here
activate = Activate
keep = Keep…
keep-hint = You may keep { $most } cards, more with some cards of your HQ.
keep-these = Keep these
keep-none = Keep nothing
picked-so-far = So far: { $what }.
group-capture = Arrest
group-objective = Achieve an objective
group-use = Use a card
group-activate = Activate a card
group-inform = Inform agent { $agent } ({ $zone })
group-move_hunt = Send an agent to hunt
group-investigate = Investigate: { $zone }
group-other = Other

## Cards

card-label = { $name }, { $category }, { $level }: { $cost }
clue-help = A clue. Under a hunting agent it counts for what it shows, or for a rumour. Its deck: { $deck }.
pay = { $n } { $track } influence
or = { " or " }
gain-standing = { $n } Standing
gain-apollo = { $n ->
    [one] { $n } Apollo step
   *[other] { $n } Apollo steps
}
gain-marker = marker { $markers }
gain-nothing = the ability alone
line = { $pay }: { $gains }.
payable = one of your agents knows all it takes
affordable = you have the influence it takes
turned = , used in this round
read-card = Read { $card }

## Hand and Reserve

your-hand = Your hand
cards-equal = { $card }, { $count } times
kept = { $kept ->
    [one] kept
   *[other] { $kept } kept
}
hand-empty = No card in hand.
watching = You are watching.
reserve-help = What you gain in a round comes here, and into your hand in the next. Only you see it.
reserve-count = { $count ->
    [0] empty
    [one] { $count } card for round { $round }
   *[other] { $count } cards for round { $round }
}

## My faction

no-faction-yet = Choose a faction on the board.
track-at = { $track }: { $value } of { $most }
tier-at = At { $at }: { $gives }
tier-card-cccp = The Collectivisation goes to your Reserve.
tier-card-tzaar = Take a card of the tribunal into your Reserve.
tier-card-reseau = Take a conspiracy of this category into your Reserve.
marker-there = , placed
marker-missing = , not yet
agents-home = { $home } of { $all } at the HQ
agents-help = Your agents at the HQ. Send one to investigate, or to hunt where fugitives hide.
agent-row = Agent { $agent }, { $zone }: { $cards }
agent-knows-nothing = knows nothing yet
destiny = Destiny
destiny-spent = Destiny spent
destiny-help = Once per game, an action: your visible objectives go back into your deck, and you reveal as many others.
objectives = Objectives
objectives-none = No objective in view until maintenance.
hq-none = No card beside your faction board.
specials = Special cards to unlock

## Rivals

ambition-at = { $ambition }: { $steps }
faction-open = No faction yet
has-passed = has passed
has-turn = takes a turn
holds = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $reserve } in Reserve
destiny-there = Destiny still there
agent-holds = { $zone }: { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
known-cards = In hand or under its agents
as-of = What all know, round { $round }.

## Legend

legend-clues = Clues
legend-rumour = Every clue card may also serve as a rumour.
legend-categories = Fugitives
legend-level = The level: so much influence for a capture.
legend-uses = What a card is for
legend-standing = Whoever has most of it in the end wins.

## The end

end-none = The match was abandoned.
end-rounds = { $round ->
    [one] One round was played.
   *[other] { $round } rounds were played.
}
end-winner = wins
end-influence = Influence left
end-steps = { $value } of { $most }
end-captured = { $count ->
    [one] One arrest
   *[other] { $count } arrests
}
end-judged = { $count ->
    [one] One fugitive judged
   *[other] { $count } fugitives judged
}
end-achieved = { $count ->
    [one] One objective achieved
   *[other] { $count } objectives achieved
}
end-hand = Still in hand
end-agent = Agent { $agent }, { $zone }

## Choosing factions

faction-of = { $seat-who ->
    [you] your faction
   *[other] { $seat-name }
}
