### The screens of La Course au Coffre-Fort in English: labels and short notes. The sentences of the game come from the server.

## The table

table = The table
plan = Floor plan
plan-closer = Closer
plan-whole = The whole building
square = square { $square }
step-number = step { $step }
square-caught = you would be noticed here
room-trap-down = hidden trap
room-trap-open = open trap: { $trap }
room-token-down = hidden token
room-token-up = token: { $token }
room-token-taken = { $token } already taken
room-agents = here: { $agents }
agent-of = { $agent }, { $player }
guard-out = The Guard is on patrol, square { $square }
guard-asleep = The Guard is in his office
dog-out = The Dog is on patrol, square { $square }
dog-asleep = The Dog is in the kennel
walk-here = lead the way here
walk-here-again = go there
pass-robot-here = pass them the Robot

## The clock and the safe

unit-minutes = min
unit-seconds = s
unit-turns = turns
minutes-left = { $left ->
    [one] { $left } minute
   *[other] { $left } minutes
}
seconds-left = { $left ->
    [one] { $left } second
   *[other] { $left } seconds
}
turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
clock-not-yet = The clock does not run yet
clock-beeps = A beep each minute, a double one each fifth. In the last minute, each second.
clock-budget = No clock: the team has a number of turns.
keys = Keys
keys-found = { $keys } of { $needed } keys
keys-of-mine = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}

## The dice

dice = The dice
roll = Roll the dice
dice-lie = The dice: { $first }, { $steps } for the patrols
dice-agent = for the agent
dice-patrols = for the patrols
face-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
face-guard = Guard
    .hint = comes out or goes home
face-dog = Dog
    .hint = comes out or goes home
face-open = Open
    .hint = frees the prisoners

## The team and the tools

team = The team
team-short = Team
your-tools = Your tools
tools-of = Tools of { $agent }
no-tools = No tool left.
watching = You are watching.
in-prison = in prison
in-corridor = in a corridor
petrified = misses the next turn
protected = safe here
has-turn = to play
tools-closed = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
discarded = Used: { $tools }.
can-be-carried = The Robot can carry it.
tool-against = against { $trap }
tool-guard_home = sends the Guard home
tool-dog_home = sends the Dog home
tool-guard_back = pushes the Guard back
tool-dog_back = pushes the Dog back
tool-double = doubles the die
tool-open_prison = opens the prison
tool-none = no effect
help-trap-tool = In the room of its trap, once that is turned up, it removes it. It works once.
help-guard_home = While the Guard is on patrol: he goes back to his office.
help-dog_home = While the Dog is on patrol: it goes back to the kennel.
help-guard_back = Right after the roll: the Guard walks the number of the die backwards instead of forwards.
help-dog_back = Right after the roll: the Dog walks the number of the die backwards instead of forwards.
help-double = Doubles the steps of your own roll.
help-open_prison = In prison, after your roll: all prisoners come out.
help-robot = In your turn it goes to anybody outside prison, alone or with one card, and stays there. Against the ring of fire it is destroyed.

## The rooms

help-room-start = Start and finish. The safe opens when all four keys are found and the whole team is here.
help-room-red = A trap hides a token. Turn it up, remove it, then turn the token up.
help-room-passage = From passage to passage one goes unseen, instead of walking.
help-room-release = To enter it frees all prisoners.
help-room-office = The Guard’s office. Nobody enters it.
help-room-kennel = The kennel. Nobody enters it.
help-room-prison = One comes out by “Open”, by the lockpicks, or when somebody enters a release room.

## What one does

pass-robot = Pass the Robot
pass-robot-to = Pass the Robot to { $player }
robot-alone = The Robot alone
where-to = Where to
rooms = Rooms
squares = Squares
passages = Secret passages
way-back = Back
doubled = Double
not-doubled = Do not double
walk-to = Go: { $place }
walk-anyway = Go all the same
walk-steps = { $place }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
walk-caught = { $place }: noticed on the way
sure-robot = The Robot will be destroyed: no tool can change hands any more. Sacrifice it?
hint-walk = Touch a lit room or square, then once more to go there.
hint-crosses = Cross: you would be noticed passing. Touch a lit room or square.
hint-junction = Go on: touch the next part of the way.
hint-again = Touch the end once more to go there.
hint-release = To enter it frees the prisoners.
hint-caught = { $patrol ->
    [dog] The Dog would smell you at step { $step }: that would be prison.
   *[other] The Guard would see you at step { $step }: that would be prison.
}
no-way = No way of { $steps } steps leads there.
hint-robot = { $tool }: to whom?
nudged = It is your turn. Without an answer it goes on by itself.
hint-ready = Ready: { $ready } of { $agents }. The clock starts when everybody is.

## The turn

phase-ready = Getting ready
phase-over = The end
your-turn = Your turn
turn-of = { $player }’s turn
window-before = Before the roll
window-reaction = Patrols
window-walk = Walk
window-after = After
window-dial = The dial

## The end

stamp-open = Open
stamp-shut = Alarm
end-none = The match is over.
end-facts = { $turns } turns, { $keys } of { $needed } keys, { $captures ->
    [0] nobody caught
    [one] { $captures } capture
   *[other] { $captures } captures
}.
end-who = Who did what
end-near = Near misses
end-rooms = What the rooms hid
not-found = not found
near-miss = { $patrol ->
    [dog] Turn { $turn }: { $player }, one step outside the Dog’s nose.
   *[other] Turn { $turn }: { $player }, one step outside the Guard’s sight.
}
did-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
did-traps = { $count ->
    [one] { $count } trap removed
   *[other] { $count } traps removed
}
did-rooms = { $count ->
    [one] { $count } room entered
   *[other] { $count } rooms entered
}
did-tools = { $count ->
    [one] { $count } tool played
   *[other] { $count } tools played
}
did-passes = { $count ->
    [one] Robot passed once
   *[other] Robot passed { $count } times
}
did-caught = { $count ->
    [one] caught once
   *[other] caught { $count } times
}
did-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## The signs

legend-guard = The Guard sees all of the corridor he is in, both ways: squares hatched in red. At corners he sees both corridors.
legend-dog = The Dog smells up to six squares, around corners too: violet dots, and the distance.
legend-wakes = What a sleeping patrol would notice at once if it came out.
legend-loop = The patrol: the Guard follows the arrows, the Dog goes the other way.
legend-red = A room with a red border hides a trap, and below it a token.
legend-release = To enter it opens the prison.
legend-passage = All secret passages are linked.
legend-pairs = The tools
