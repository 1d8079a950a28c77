### The screens of Red Notice in English: labels and short notes. Sentences of the game come from the server.

## The table

table = The table
map = World map
map-angela-here = Angela is here
map-jessah-here = Jessah is here
map-absent = inspected: nobody
map-radar-empty = No radar
map-radar-planned = Planned radar
map-radar-white = White radar
map-radar-black = Black radar
map-barrier-free = Free route
map-barrier-white = White barrier
map-barrier-black = Black barrier
map-announced = announcement { $order }
map-closer = Closer
map-whole = The whole world
row = The action cards of this round
slot-empty = empty slot
slot-down = { $who ->
    [0] Angela’s token, face down
   *[other] Jessah’s token, face down
}
slot-up = { $who ->
    [0] Angela’s { $token }
   *[other] Jessah’s { $token }
}

## The hand

your-hand = Your hand
your-tokens = Your tokens
token = Token { $token }
angelas-hand = Angela’s cheques
fits-here = Valid here
no-cheques = No cheques in hand.
cheques-of = { $count ->
    [one] 1 cheque of { $limit }
   *[other] { $count } cheques of { $limit }
}
yours-alone = Only you see them.
watching = You watch. What the players hold stays hidden until the end.
effect-free_move = gives one move
effect-upgrade = arms Jessah
effect-none = no effect

## What things are for

help-cheque = Draw a forged cheque, unseen by the other player.
help-bank = Cash one cheque whose continent is the one you are on. Angela names her city.
help-security = Jessah places a radar or a barrier; Angela gains a point.
help-move = Go along routes. Jessah inspects each city she enters; Angela’s steps stay hidden.
help-joker = Any one of the four actions, announced when it is performed.
help-token = The higher token performs both actions of its card, the lower one only its own side.
help-pow = POW cancels the number it faces. Two POWs are a tie.
help-effect-free_move = Whoever cashes it makes one move at once.
help-effect-upgrade = Whoever cashes it chooses an upgrade for Jessah.
help-effect-none = Cashing it brings its value, and nothing else.

## The prompt

take-back = Take back
in-a-list = As a list
more = More
sure = { $action }?
stay-put = Do not move
end-in = End in { $city }
moves-left = { $moves ->
    [0] No moves left.
    [one] One move left.
   *[other] { $moves } moves left.
}
icons-left = { $icons } times still to go.
start-missing = { $what ->
    [city] Now a city of a cheque’s colour.
    [radar] Now a radar.
   *[both] Now a city and a radar.
}
nothing-to-cash = No cheque of yours has the colour of this continent.
now-a-route = Now the route to which it goes.
or-shift = Or shift a barrier.
now-a-slot = Now choose a slot for { $token }.

## The rounds

round = Round { $round }
as-angela = you are Angela
as-jessah = you are Jessah
round-short = R{ $round }
resolution-card = Resolution, card { $card } of { $cards }

## The dossier

dossier = Angela’s file
dossier-short = File
money = { $total } of { $goal }
of-goal = of { $goal }
security = Security
identity = identity
identity-used = burnt
identities-left = Identities left
captures = { $count ->
    [one] capture
   *[other] captures
}
cheques = { $count ->
    [one] cheque
   *[other] cheques
}
cheques-in-hand = Cheques in hand
radars = { $count ->
    [one] radar
   *[other] radars
}
barriers = { $count ->
    [one] barrier
   *[other] barriers
}
supply = In the supply
in-city = in { $city }
no-upgrades = No upgrade yet.
next-upgrades = Next upgrades
upgrades-gone = None left: a Security and a Movement instead.
tokens-left = Tokens to come
piles = { $cheques ->
    [one] 1 cheque in the pile
   *[other] { $cheques } cheques in the pile
}, { $upgrades ->
    [one] 1 upgrade in the deck.
   *[other] { $upgrades } upgrades in the deck.
}

## Clues

clues = The trail
clues-short = Trail
notebook = Notebook
notebook-help = { $count ->
    [one] She can only be in one city.
   *[other] She can be in { $count } cities, if all her ways are equally likely.
}
notebook-empty = Nothing is known of her yet.
clue-here = Everybody knows: she is in { $city }.
clue-seen = Last seen in { $city }, round { $round }.
clue-start = She started where { $cheque } can be cashed.
clue-there = Informants, round { $round }: in { $continent }.
clue-not-there = Informants, round { $round }: not in { $continent }.
clue-absent = Inspected since then, nobody there: { $cities }.
clue-hand = Seen in her hand, and not played since: { $cheques }.
announcements = What she announced
announcements-none = She has not moved yet.
ping-none = no radar
ping-later = radars told later
ping-paid = paid for { $what };
ping-moves = { $moves ->
    [0] { "" }
    [one] 1 move
   *[other] up to { $moves }
}

## The end

stamp-away = Escaped
stamp-caught = Caught
stamp-open = Closed
end-won = You have won!
end-lost = You have lost.
end-none = The match is over.
end-facts = { $total } cashed in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $captures ->
    [0] never caught.
    [one] caught once.
   *[other] caught { $captures } times.
}
end-way = Angela’s way
end-start = the start
end-step = { $city }, round { $round }
end-back = One step back
end-on = One step on
end-hand-angela = Still in Angela’s hand
end-hand-jessah = Still in Jessah’s hand
end-cashed-jessah = Cashed by Jessah
end-goal = The goal was { $goal }.

## The legend

legend-tokens = Angela’s tokens are round, Jessah’s square. Hatched: face down.
legend-radar = A white radar: it goes off when Angela enters its continent, then returns to the supply. She can pay it away.
legend-black = A black radar or barrier stays: it cannot be paid away.
legend-barrier = A barrier closes a route to Angela, not to Jessah.
legend-ghost = A dashed pawn: seen by its owner alone.
legend-halo = Where Angela may be: the stronger, the likelier. Only in Jessah’s notebook.

## The lessons: one per role, a text per step, and what answers another gesture that is allowed

tutorial-which = Which side do you want to learn?
tutorial-as-angela = Play Angela
tutorial-as-jessah = Play Jessah
tutorial-you = You
tutorial-next = Go on
tutorial-finish = Finish
tutorial-leave = Leave
tutorial-others = The other side is playing…
tutorial-progress = Step { $step } of { $steps }
refusal-tutorial-wait = One moment: the other side is still playing.

tutorial-a-welcome = You are Angela, the forger.
    .text = Cash cheques worth a million before Jessah has caught you three times. She waits in London and listens in Europe and Asia: the round radars.
refusal-tutorial-a-welcome = A word first: read, then go on.
tutorial-a-start = Choose your hiding place.
    .text = Press Cairo, then the button. Everybody sees the cheque you show, Africa, but the city stays yours alone.
refusal-tutorial-a-start = That is allowed. Here, start in Cairo.
tutorial-a-row = Four cards, two actions each.
    .text = You both place three tokens face down. Alone on a card you do both actions. Against a token, the higher number does both, and the lower one only its own side.
refusal-tutorial-a-row = Look at the row, then go on.
tutorial-a-place = Place your 4 on the first card.
    .text = Choose the 4 in your hand, then the slot of the Movement, on the left of card 1.
refusal-tutorial-a-place = That is allowed. Here, the 4 goes on the left of card 1.
tutorial-a-place-bank = Your 5 goes to the bank.
    .text = Jessah has taken a side of card 2. The 5 is hard to beat: put it on the Bank, on the left.
refusal-tutorial-a-place-bank = That is allowed. Here, the 5 goes on the left of card 2.
tutorial-a-place-pow = And the POW.
    .text = It cancels any number it faces. Put it on the left of card 4.
refusal-tutorial-a-place-pow = That is allowed. Here, POW goes on the left of card 4.
tutorial-a-far = Card 1: you are alone, and move.
    .text = You have two moves, along routes only. Try Kinshasa to see: the table always says why not.
refusal-tutorial-a-far = Try Kinshasa first, just to see.
tutorial-a-go = One step to Athens.
    .text = Europe is watched: entering it will set the radar off. But you hold a European cheque.
refusal-tutorial-a-go = That is allowed. Here, go to Athens.
tutorial-a-end = Stop there.
    .text = You could still take back, pay or go on. End the movement: the table hears “Europe”, and nothing else.
refusal-tutorial-a-end = That is allowed. Here, end the movement in Athens.
tutorial-a-draw = The second action: draw.
    .text = The white radar is back in Jessah’s supply. Draw a cheque: only you see it.
refusal-tutorial-a-draw = That is allowed. Here, draw the cheque.
tutorial-a-cash = Card 2: your 5 beats her 1.
    .text = Cash the European cheque. You have to name Athens, but 100,000 gives you a move to get away.
refusal-tutorial-a-cash = That is allowed. Here, cash the European cheque.
tutorial-a-pay = Pay for silence.
    .text = Jessah listens in Asia. Two security points remove a white radar, at any moment: press the radar of Asia.
refusal-tutorial-a-pay = That is allowed. Here, pay for the radar of Asia first.
tutorial-a-flee = Now go to Dubai.
    .text = Nothing watches there any more.
refusal-tutorial-a-flee = That is allowed. Here, go to Dubai.
tutorial-a-vanish = End your movement.
    .text = Jessah hears what you paid for, and that no radar spoke. Whether you have moved at all, she does not hear.
refusal-tutorial-a-vanish = That is allowed. Here, end the movement in Dubai.
tutorial-a-draw-again = The other side of the card.
    .text = Higher means both actions: draw.
refusal-tutorial-a-draw-again = That is allowed. Here, draw.
tutorial-a-pow = Card 4: your POW cancels her 3.
    .text = She has just barred the route from Athens to Dubai. Stay where you are: end the movement without a step. It looks the same to her.
refusal-tutorial-a-pow = That is allowed. Here, do not move.
tutorial-a-gain = Two points of security.
    .text = Take the first: points pay for the next radar or barrier.
refusal-tutorial-a-gain = That is allowed. Here, take the point.
tutorial-a-gain-again = And the second.
    .text = The track holds four.
refusal-tutorial-a-gain-again = That is allowed. Here, take the point.
tutorial-a-last = You can play.
    .text = If Jessah finds you, one of your two identities gets you away, once each. A cheque of 200,000 is worth more, but arms Jessah. Good luck!
refusal-tutorial-a-last = The lesson is over: the real table is yours.

tutorial-j-welcome = You are Jessah, the agent.
    .text = Angela moves in secret and cashes cheques. Find her three times before she has a million.
refusal-tutorial-j-welcome = A word first: read, then go on.
tutorial-j-start = Choose where you start.
    .text = Press Reykjavik: you show a European cheque, and everybody sees your city.
refusal-tutorial-j-start = That is allowed. Here, start in Reykjavik.
tutorial-j-radar = Place a first radar.
    .text = Press the spot in Africa. A radar tells you when Angela enters a city of its continent.
refusal-tutorial-j-radar = That is allowed. Here, place it in Africa.
tutorial-j-radar-again = And a second one.
    .text = In Asia.
refusal-tutorial-j-radar-again = That is allowed. Here, place it in Asia.
tutorial-j-confirm = Confirm.
    .text = Until then you may take anything back.
refusal-tutorial-j-confirm = All is in place: confirm.
tutorial-j-notebook = She starts in Africa.
    .text = Her cheque says so. The halos are your notebook: five cities, each as likely as the others. It will follow all you learn.
refusal-tutorial-j-notebook = Look at the halos, then go on.
tutorial-j-place = Place your 3 against her token.
    .text = Four cards, two actions each. The higher number does both, the lower one only its own side. Choose the 3, then the right of card 1.
refusal-tutorial-j-place = That is allowed. Here, the 3 goes on the right of card 1.
tutorial-j-place-move = Your 5 goes on a Movement.
    .text = On the right of card 2: two moves.
refusal-tutorial-j-place-move = That is allowed. Here, the 5 goes on the right of card 2.
tutorial-j-place-pow = And the POW.
    .text = It cancels any number: put it against her token, on the right of card 4.
refusal-tutorial-j-place-pow = That is allowed. Here, POW goes on the right of card 4.
tutorial-j-there = Card 1: your 3 beats her 2.
    .text = Security first: twice a radar or a barrier. Try Africa to see: the table always says why not.
refusal-tutorial-j-there = Try the radar of Africa first, just to see.
tutorial-j-barrier = Close a route.
    .text = Angela cannot use a route with a barrier; you can. Close the one between Madrid and Dakar: press its sign, then the button.
refusal-tutorial-j-barrier = That is allowed. Here, close Madrid – Dakar.
tutorial-j-watch = Listen in Europe, too.
    .text = Your second token: a radar in Europe.
refusal-tutorial-j-watch = That is allowed. Here, place a radar in Europe.
tutorial-j-step = Then your Movement: two moves.
    .text = Every city you enter is searched at once. Go to London.
refusal-tutorial-j-step = That is allowed. Here, go to London.
tutorial-j-step-on = On to Madrid.
    .text = Nobody in London. One move is left.
refusal-tutorial-j-step-on = That is allowed. Here, go to Madrid.
tutorial-j-ping = A radar: Africa!
    .text = Nobody in Madrid, but Angela has moved and entered an African city. The halos have changed.
refusal-tutorial-j-ping = Look at the map, then go on.
tutorial-j-dakar = Card 2: two moves.
    .text = Your barrier does not stop you. Go to Dakar.
refusal-tutorial-j-dakar = That is allowed. Here, go to Dakar.
tutorial-j-kinshasa = On to Kinshasa.
    .text = Not in Dakar: the likeliest city now is next door.
refusal-tutorial-j-kinshasa = That is allowed. Here, go to Kinshasa.
tutorial-j-caught = Found!
    .text = Angela uses an identity to get away: the Journalist slips past barriers and radars. She has one left. Without any, the next capture is the last.
refusal-tutorial-j-caught = Look where she was, then go on.
tutorial-j-cash = Card 2 also has a Bank.
    .text = You are in Africa: cash your African cheque. Angela will never have it, and it gives you a move.
refusal-tutorial-j-cash = That is allowed. Here, cash the African cheque.
tutorial-j-search = Search next door.
    .text = She cannot be far. Try Nairobi.
refusal-tutorial-j-search = That is allowed. Here, go to Nairobi.
tutorial-j-last = Caught again! You can play.
    .text = Once more and she is yours. Cashed cheques of 200,000, hers or yours, bring you upgrades. Good hunting!
refusal-tutorial-j-last = The lesson is over: the real table is yours.
