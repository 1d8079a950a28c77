### What the screens of La Traque say.

## The table

table = The board of La Traque
page-mine = My faction
page-mine-short = Faction
page-rivals = Rivals
page-all = The factions
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
draws = { $n ->
    [one] { $deck }
   *[other] { $n } × { $deck }
}
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
jump-investigation = Investigation
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
it-has = It has { $cards }.
arrest-whom = Arrest { $fugitive }?
arrest-with = { $fugitive }, with agent { $agent }
arrest-track = { $fugitive }, with agent { $agent }: influence { $track }
with-agent = with agent { $agent }
influence-on = influence { $track }
ask-deed = { $deed }?
asked-by = { $card }: { $what }
what-with = What do you do with it?
which = Which?
which-hint = Choose one, or press what belongs to it.
which-inform = Which agent learns of it?
which-card = Which card does the agent get?
which-capture = Whom does it arrest?
which-move_hunt = Where does your agent hunt?
which-move_investigate = Where does your agent investigate?
which-use = How do you use this card?
which-objective = Which line do you achieve?
once-more = Press again, or use the button.
last-action = This is your last action: press again, or use the button.
not-this = Not this
pass = Pass
end-turn = End turn
sure-pass = { $agents ->
    [0] Pass until the end of the round?
    [one] Pass until the end of the round, with one agent still at the HQ?
   *[other] Pass until the end of the round, with { $agents } agents still at the HQ?
}
place-draws = { $place }: { $draw }
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
keep-hint = { $most ->
    [one] Keep one card if you like; the others leave.
   *[other] Keep up to { $most } cards; the others leave.
}
keep-these = Keep these
keep-none = Keep nothing
picked-so-far = So far: { $what }.
group-capture = Arrest
group-objective = Achieve an objective
group-use = Use a card
group-activate = Activate a card
group-inform = Inform agent { $agent } ({ $zone })
group-move_hunt = Send an agent to hunt
group-move_investigate = Send an agent to investigate
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
kind-fugitive = Fugitive
kind-objective = Objective
kind-special = Special card
kind-clue = Clue
read-card = Read { $card }

## Hand and Reserve

your-hand = Your hand
cards-equal = { $card }, { $count } times
kept = { $kept ->
    [one] kept
   *[other] { $kept } kept
}
peeked-offered = Take one of these
peeked-deck = Top of the { $deck } deck
peeked-agent = Under agent { $agent } of { $seat-name }
peeked-hand = In the hand of { $seat-name }
taken = taken
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
agents-hunting = Hunting
ambition-apollo = Apollo
ambition-revolution = Revolution
ambition-tribunal = Tribunal
ambition-reach = Reach
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
from-deck = { $count } from { $deck }
known-cards = In hand or under its agents
as-of = What all know, round { $round }.

## Legend

legend-clues = Clues
legend-rumour = Every clue card may also serve as a rumour.
legend-categories = Fugitives
legend-level = The level: so much influence for an arrest.
legend-uses = What a card is for
legend-standing = Whoever has most of it in the end wins.

## The end

end-none = The match was abandoned.
end-rounds = { $round ->
    [one] One round was played.
   *[other] { $round } rounds were played.
}
end-winner = { $seat-who ->
    [you] You: victory
   *[other] { $seat-name }: victory
}
end-influence = Influence left
end-steps = { $value } of { $most }{ $tiers ->
    [0] { "" }
    [one] , one tier reached
   *[other] , { $tiers } tiers reached
}
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

## The lesson

tutorial-you = You
tutorial-next = Go on
tutorial-finish = Finish
tutorial-leave = Leave
tutorial-others = The others are playing…
tutorial-progress = Step { $step } of { $steps }
refusal-tutorial-wait = One moment: the others are still playing.

tutorial-welcome = After 1945, the guilty are in hiding.
    .text = Four factions search for them, each for its own reasons. Whoever has most Standing when somebody reaches 12 wins. This lesson is one round, the first.
refusal-tutorial-welcome = A word first: read, then go on.
tutorial-faction = Play Tzaar.
    .text = This invented body searches so that a court may judge. Each arrest advances its tribunal. Press its card twice, or the button.
refusal-tutorial-faction = That is allowed. For this lesson take Tzaar.
tutorial-board = Hunt above, investigate below.
    .text = In the three zones above, fugitives have been located. In the five below, your agents find clues. Yours are at the HQ; Bruno plays USA, Zoé plays Réseau.
refusal-tutorial-board = Look at the board, then go on.
tutorial-fugitive = A fugitive is an index card.
    .text = The stars are the level, the signs below what must be known. For Ewald Thierschow, in Europe: a medal, a document and a rumour. Keep your finger or mouse on a card to read it in words.
refusal-tutorial-fugitive = Look at the cards, then go on.
tutorial-investigate = Investigate: send an agent to Rumours.
    .text = A turn has one to three actions. Press the lit place twice, or choose it below.
refusal-tutorial-investigate = That is allowed. Here, send an agent to Rumours first, to the first place.
tutorial-reserve = Four rumours, for later.
    .text = What you gain goes to your Reserve, at the end of your hand, and is of use from the next round on. To investigate is to prepare the next hand.
refusal-tutorial-reserve = Look at your Reserve, then go on.
tutorial-hunt = Hunt: send an agent to Europe.
    .text = Press the zone. Agents of all factions may stand there side by side.
refusal-tutorial-hunt = That is allowed. Here, send an agent to Europe.
tutorial-why = Try to arrest Ewald Thierschow.
    .text = Press his card. Your agent knows nothing yet: the game tells you what is missing.
refusal-tutorial-why = First press the card of Ewald Thierschow, just to see.
tutorial-inform = Inform your agent: the document.
    .text = Press the card, then once more: this is your last action. It stays face down under the agent: others see how many there are, and nothing else.
refusal-tutorial-inform = That is allowed. Here, inform your agent with the document.
tutorial-turns = Three actions, then the others.
    .text = Bruno has investigated, Zoé hunts in America. Turns go around until all have passed. It is your turn again.
refusal-tutorial-turns = Look at what the others did, then go on.
tutorial-inform-more = The medal, too.
    .text = Press the card, or drag it onto your agent. What the agent knows serves for any fugitive of its zone. Two agents do not pool their cards.
refusal-tutorial-inform-more = That is allowed. Here, inform your agent with the medal.
tutorial-inform-rumour = And a rumour.
    .text = Every clue card may serve as a rumour; a rumour replaces nothing.
refusal-tutorial-inform-rumour = That is allowed. Here, inform your agent with a rumour.
tutorial-capture = Now arrest him.
    .text = His card is lit: your agent knows all it takes. Press it twice, or the button. All cards under the agent are shown, and used up.
refusal-tutorial-capture = That is allowed. Here, arrest Ewald Thierschow.
tutorial-captured = Arrested.
    .text = Level 1, political: one political influence, and one step of the tribunal. The fugitive is in your Reserve, your agent rests until the next round. Zoé has passed.
refusal-tutorial-captured = Look at your faction, then go on.
tutorial-objective = Influence pays for objectives.
    .text = “Front pages”, on your Faction page, costs one political influence as a Success. A Triumph costs more and gives Standing. Press the lit line twice, or the button.
refusal-tutorial-objective = That is allowed. Here, achieve “Front pages”: Success.
tutorial-block = Block a fugitive in America.
    .text = Until the end of the next round only you may arrest that fugitive. Take the first one.
refusal-tutorial-block = That is allowed. Here, block the first fugitive of America.
tutorial-gained = And two clues of the Press.
    .text = These come straight to your hand. The place of the objective stays empty until maintenance.
refusal-tutorial-gained = Look at your hand, then go on.
tutorial-end-turn = End your turn.
    .text = You may stop after one or two actions. To end the turn is not to pass: you will play again.
refusal-tutorial-end-turn = That is allowed. Here, end your turn.
tutorial-pass = Pass.
    .text = Bruno has passed. Who passes plays no more in this round; when all have passed, maintenance begins.
refusal-tutorial-pass = That is allowed. Here, pass.
tutorial-maintenance = Maintenance.
    .text = Each keeps up to two cards of the hand, in secret. The rest leaves; the Reserve comes to hand; agents return, except those who hunt.
refusal-tutorial-maintenance = Read, then go on.
tutorial-keep = Keep the microfilm of the Archives.
    .text = Microfilms serve mostly against scientific fugitives. Press the card.
refusal-tutorial-keep = That is allowed. Here, keep the microfilm of the Archives.
tutorial-keep-done = That is all.
    .text = You could keep another one. Confirm below.
refusal-tutorial-keep-done = That is allowed. Here, confirm.
tutorial-second-round = The second round.
    .text = Your four rumours are in hand, and the card of Ewald Thierschow. It is of use once: in a Hunt, as clues under an agent, or as a Mission, for its effect. Others stay at your HQ as Cooperation.
refusal-tutorial-second-round = Look at your hand, then go on.
tutorial-last = You know how to play.
    .text = Financings come from Financing alone, and the big files need them. Aim for Triumphs. Keep your finger or mouse on what you do not know to read it.
refusal-tutorial-last = The lesson is over: the real table is yours.
