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
room-bound = soon here: { $players }
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
keys-found = Keys: { $keys } of { $needed }
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
help-trap-tool = In the room of its trap, once that is turned up, it counters it. It works once.
help-guard_home = While the Guard is on patrol: he goes back to his office.
help-dog_home = While the Dog is on patrol: it goes back to the kennel.
help-guard_back = Right after the roll: the Guard walks the number of the die backwards instead of forwards.
help-dog_back = Right after the roll: the Dog walks the number of the die backwards instead of forwards.
help-double = Doubles the steps of your own roll.
help-open_prison = In prison, after your roll: all prisoners come out.
help-robot = In your turn it goes to anybody outside prison, alone or with one card, and stays there. Against the ring of fire it is destroyed.

## The rooms

help-room-start = Start and finish. The safe opens when all four keys are found and the whole team is here.
help-room-red = A trap hides a token. Turn it up, counter it, then turn the token up.
help-room-passage = From passage to passage one goes unseen, instead of walking.
help-room-release = To enter it frees all prisoners.
help-room-office = The Guard’s office. Nobody enters it.
help-room-kennel = The kennel. Nobody enters it.
help-room-prison = One comes out by “Open”, by the lockpicks, or when somebody enters a release room.

## What one does

pass-robot = Pass the Robot
pass-robot-to = Pass the Robot to { $player }
robot-alone = The Robot alone
say = Say…
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
you-are = You are { $agents }.
hint-ready = Ready: { $ready } of { $agents }.

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
end-facts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, keys: { $keys } of { $needed }, { $captures ->
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
    [one] { $count } trap countered
   *[other] { $count } traps countered
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
legend-bound = A flag: somebody has said that they go to this room.
legend-red = A room with a red border hides a trap, and below it a token.
legend-release = To enter it opens the prison.
legend-passage = All secret passages are linked.
legend-pairs = The tools

## The lesson

tutorial-you = You
tutorial-next = Go on
tutorial-finish = Finish
tutorial-leave = Leave
tutorial-others = Your team mate plays…
tutorial-progress = Step { $step } of { $steps }
refusal-tutorial-wait = One moment: your team mate is still playing.

tutorial-welcome = Four keys, one team.
    .text = You and Bruno look for four keys in the rooms with a red border. Then everybody comes back to Start/Finish, and the safe opens. You win or lose together.
refusal-tutorial-welcome = A word first: read, then go on.
tutorial-safe = Time is short.
    .text = At a real table the clock runs without a pause, and at zero all is lost. Here only turns are counted: take your time.
refusal-tutorial-safe = Look at the safe, then go on.
tutorial-ready = Say that you are ready.
    .text = Bruno has said so already. At a real table the clock starts at this moment.
refusal-tutorial-ready = Touch the button below.
tutorial-roll = Roll the dice.
    .text = The blue die is for your agent, the white one for the patrols. Touch the dice or the button.
refusal-tutorial-roll = That is allowed. Here, roll the dice first.
tutorial-walk = Seven steps: go to the Control room.
    .text = Lit rooms and squares are in reach. Touch the room: the way is drawn. Touch it again to go there. No exact number is needed to enter a room.
refusal-tutorial-walk = That is allowed. Here, go to the Control room.
tutorial-why = A trap hides a token.
    .text = Each trap has its tool. Try your Gas mask right away, in your hand: the game tells you what is missing.
refusal-tutorial-why = Try your Gas mask first, just to see.
tutorial-flip = Turn the trap up.
    .text = There is no risk: an open trap hurts nobody, but it guards the token.
refusal-tutorial-flip = That is allowed. Here, turn the trap up first.
tutorial-counter = Gas: your mask is the right tool.
    .text = It is lit. Touch it: the trap is countered, and the tool is used. Without the right tool one can come back later, or somebody else.
refusal-tutorial-counter = That is allowed. Here, counter the trap with your mask.
tutorial-token = And below it?
    .text = Four tokens are keys, two secret passages, one petrifies, one is empty.
refusal-tutorial-token = That is allowed. Here, turn the token up.
tutorial-robot = A key! And a gift.
    .text = The key is in the safe. In his turn Bruno has sent you the Robot with the Glass cutter: it is the only way to hand tools over. The Robot stays with you.
refusal-tutorial-robot = Look at your tools, then go on.
tutorial-guard = The Guard is out.
    .text = Bruno rolled his symbol. The Guard sees all of the corridor hatched in red: whoever is there goes to prison. The Dog smells at six squares. In a room you are safe.
refusal-tutorial-guard = Look at the hatched squares, then go on.
tutorial-roll-again = Your turn.
    .text = With each roll the patrols that are out walk the white die, before your agent does.
refusal-tutorial-roll-again = That is allowed. Here, roll the dice.
tutorial-phone = Before he walks, call him.
    .text = The Telephone sends the Guard back to his office. Some tools can be played only here, right after the roll.
refusal-tutorial-phone = That is allowed. Here, play the Telephone.
tutorial-home = Come back to Start/Finish.
    .text = The way draws itself where nobody notices you. At a junction touch the next part; “Back” takes a piece away.
refusal-tutorial-home = That is allowed. Here, come back to Start/Finish.
tutorial-send = Send the Robot back.
    .text = Touch the Deflecting mirror, then Bruno, or drag the card onto his line: the Robot takes it along. You can also send it alone.
refusal-tutorial-send = That is allowed. Here, send the Robot to Bruno with the Deflecting mirror.
tutorial-mate = The mirror was of use.
    .text = Bruno went to the Workshop: laser rays, and you had just sent him the right tool. Below them, a secret passage: from passage to passage one goes unseen.
refusal-tutorial-mate = Look at the Workshop, then go on.
tutorial-roll-dog = Your turn again.
    .text = Roll the dice.
refusal-tutorial-roll-dog = That is allowed. Here, roll the dice.
tutorial-dog = A symbol: your agent does not move.
    .text = The Dog comes out of the kennel. The violet dots show how far it smells, around corners too: do not be there. A cross on your way means: you would be caught there.
refusal-tutorial-dog = Look at the violet dots, then go on.
tutorial-bone = A bone for the Dog.
    .text = It sends it back to the kennel. Each tool works once, but for the Robot.
refusal-tutorial-bone = That is allowed. Here, play the Bone.
tutorial-last = You can play.
    .text = Three more keys, and everybody at Start/Finish: that is the whole game. Talk to each other. From prison one comes out by “Open”, by the Lockpicks, or when somebody enters a room with a lever.
refusal-tutorial-last = The lesson is over: the real table is yours.
