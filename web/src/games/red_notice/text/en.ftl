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
icons-left = { $icons } times in all.
now-a-slot = Now choose a slot for { $token }.

## The rounds

round = Round { $round }
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
