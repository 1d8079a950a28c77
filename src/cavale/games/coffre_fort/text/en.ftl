### La Course au Coffre-Fort in English.

game-title = La Course au Coffre-Fort
game-summary = One team, four keys, and a clock that does not wait. 2 to 4 players, all together.
game-progress = turn { $turn }, keys: { $keys }

## Words of the game

name-guard = Guard
name-dog = Dog
name-open = Open

## What is asked. `.hint`: what hangs on it. `.others`: for those who wait.

step-get_ready = Are you ready?
    .hint = When everybody is, the race begins, and nothing stops it.
    .help = Find the four keys under the traps of the red rooms, bring all agents back to Start/Finish, and the safe stops. Everybody wins or everybody loses.
    .others = Waiting until everybody is ready.
    .others-hint = Then the clock starts.
step-before_roll = Roll the dice.
    .hint = Before that you may see to your room, use the Robot or call a patrol home.
    .help = The roll is compulsory. Guard and Dog move first, by the six-sided die; the ten-sided one is for your agent, or shows a symbol.
    .others = { $deciding-name } is about to roll.
    .others-hint = Talk: what does the team need now?
step-react = A tool against the patrol, before it moves?
    .hint = Telephone and Bone send it home, Jammer and Whistle make it walk backwards.
    .help = The dice lie on the table, and no patrol has moved yet. A patrol whose own symbol was rolled cannot be reached now: the symbol decides.
    .others = { $deciding-name } may play a tool against a patrol.
    .others-hint = Then Guard and Dog move.
step-move = Where do you go?
    .hint = All of the number, or stay. Entering a room ends the walk.
    .help = You may not turn round on the way. A room is entered without an exact number, and what is left is lost. In a corridor that the Guard sees or near the Dog you are caught. In prison only the Lockpicks help.
    .others = { $deciding-name } is on the move.
    .others-hint = Rooms are safe, corridors are not.
step-after_move = Anything else in this turn?
    .hint = See to your room, use the Robot, call a patrol home, or end the turn.
    .help = Turn over the trap of a red room, counter it with the right tool, turn over the token under it. With the Robot you may hand one tool to another agent.
    .others = { $deciding-name } may still do something.
    .others-hint = Then it is the next one’s turn.
step-turn_dial = All keys are in: turn the dial!
    .hint = The first of you to do it stops the clock.
    .help = All four keys are found and everybody is in Start/Finish. The clock runs until one of you turns the dial.
    .others = All keys are in: somebody has to turn the dial.
    .others-hint = The clock still runs.
step-heist = The clock is running.
    .hint = When it reaches zero, the match is lost.
    .help = Nothing stops it but the four keys, with all agents in Start/Finish.

## What can be done

do-ready = I am ready
do-roll = roll the dice
do-flip_trap = turn over the trap
do-counter = counter the trap
do-lift = lift the weight together
do-flip_token = turn over the token
do-go = go on
do-stay = stay
do-end_turn = end the turn
do-turn_dial = turn the dial
do-pass_robot = send the Robot: { $agent-name }
    .tool = send the Robot with { $tool-name }: { $agent-name }
    .menu = send the Robot…
do-play = play { $tool-name }
do-hop = through the secret passage: { $room-name }
do-walk = walk: { $path-name }
    .tool = walk with { $tool-name }: { $path-name }
    .menu = walk…

## What can be said, as in a speech bubble

do-intend = “I take: { $room-name }.”
    .menu = “I take…”
do-ask_tool = “I need: { $tool-name }!”
    .menu = “I need…”
do-ask_help = “Come here and lift with me!”
do-ask_free = “Get me out of here!”

## What happened

event-tools_dealt = { $tools ->
    [none] { $agent-name }: tools are dealt.
   *[other] { $agent-name }: { $tools-name }.
}
event-clock_started = { $minutes ->
    [none] Everybody is ready. The team has { $turns } turns.
   *[other] Everybody is ready. The clock starts: { $minutes } minutes.
}
event-turn_started = Turn { $turn }, { $agent-name }: { $seat-who ->
    [you] it is your turn.
   *[other] it is { $seat-name }’s turn.
}
event-turn_skipped = Turn { $turn }: { $agent-name } is petrified and loses it.
event-turn_hurried = { $seat-who ->
    [you] You took too long: your turn goes on by itself.
   *[other] { $seat-name } took too long: the turn goes on by itself.
}
event-rolled = { $seat-who ->
    [you] You roll
   *[other] { $seat-name } rolls
} { $d10-name } and { $d6 }.
event-patrol_woken = { $patrol ->
    [guard] The Guard comes out of his office.
   *[dog] The Dog comes out of the kennel.
}
event-patrol_home = { $patrol ->
    [guard] The Guard goes back to his office.
   *[dog] The Dog goes back to the kennel.
}
event-patrol_step = { $patrol ->
    [guard] The Guard
   *[dog] The Dog
} { $back ->
    [true] walks backwards: { $squares-count ->
        [one] 1 square.
       *[other] { $squares-count } squares.
    }
   *[false] walks { $squares-count ->
        [one] 1 square.
       *[other] { $squares-count } squares.
    }
}
event-caught = { $patrol ->
    [guard] The Guard sees
   *[dog] The Dog smells
} { $seat-who ->
    [you] you, { $agent-name }. You are in prison.
   *[other] { $agent-name }. { $seat-name } is in prison.
}
event-freed = { $way ->
    [open] The door of the prison is open.
    [lockpicks] The lock is picked.
   *[room] The prison is opened from outside.
} Free: { $agents-name }.
event-agent_step = { $seat-who ->
    [you] You walk
   *[other] { $seat-name } walks
} { $squares-count ->
    [one] 1 square.
   *[other] { $squares-count } squares.
}
event-room_entered = { $seat-who ->
    [you] You enter: { $room-name }.
   *[other] { $seat-name } enters: { $room-name }.
}
event-passage_used = { $seat-who ->
    [you] You take a secret passage: { $origin-name } → { $room-name }.
   *[other] { $seat-name } takes a secret passage: { $origin-name } → { $room-name }.
}
event-agent_stayed = { $seat-who ->
    [you] You stay.
   *[other] { $seat-name } stays.
}
event-tool_played = { $seat-who ->
    [you] You play { $tool-name }.
   *[other] { $seat-name } plays { $tool-name }.
}
event-robot_moved = { $seat-who ->
    [you] You send the Robot to { $to_agent-name }
   *[other] { $seat-name } sends the Robot to { $to_agent-name }
}{ $cards ->
    [0] .
   *[other] { $tool ->
        [none] { " " }with a tool.
       *[other] { " " }with { $tool-name }.
    }
}
event-said = { $seat-who ->
    [you] You: { $claim-name }
   *[other] { $seat-name }: { $claim-name }
}
event-robot_destroyed = The Robot is destroyed. From now on no tool changes hands.
event-trap_flipped = { $room-name }: the trap is { $trap-name }.
event-trap_countered = { $room-name }: { $trap-name }, { $tool ->
    [none] lifted by several.
   *[other] countered with { $tool-name }.
}
event-token_flipped = { $room-name }: under it lay { $token-name }.
event-key_found = { $seat-who ->
    [you] You take the key: { $keys } of { $needed }.
   *[other] { $seat-name } takes the key: { $keys } of { $needed }.
}
event-petrified = Petrified, each loses a turn: { $agents-name }.
event-victory = The safe is open and the clock stands, in turn { $turn }. You have won!
event-defeat = { $reason ->
    [time] The clock is at zero. The match is lost.
    [budget] The last turn is over. The match is lost.
   *[resigned] The team gives up. The match is lost.
}
event-everything_shown = Whatever lay face down is shown.

## Why not

refusal-cf-not-started = The match begins when everybody is ready.
refusal-cf-started-already = The clock is running already.
refusal-cf-no-pause = This clock is not paused.
refusal-cf-no-undo = The clock does not run backwards: nothing is taken back.
refusal-cf-turn-the-dial = Only the dial is left to turn.
refusal-cf-other-turn = It is { $seat-name }’s turn.
refusal-cf-rolled-already = The dice are thrown once in a turn.
refusal-cf-roll-first = Roll the dice first.
refusal-cf-answer-first = Say first what your agent does, or stay.
refusal-cf-nothing-to-react-to = There is nothing to go on from: that is for the moment after the roll, with a patrol out.
refusal-cf-not-all-keys-and-agents = The dial turns when all keys are found and all agents are in Start/Finish.
refusal-cf-not-in-prison = That cannot be done in prison.
refusal-cf-before-roll-or-after-move = That is for the time before the roll or after the move.
refusal-cf-not-in-a-red-room = For that you have to be in a red room.
refusal-cf-trap-is-open = The trap lies open already.
refusal-cf-trap-is-gone = There is no trap here any more.
refusal-cf-flip-first = The trap lies face down: turn it over first.
refusal-cf-trap-is-lifted = No tool helps against { $trap-name }: lift it together.
refusal-cf-trap-needs-tool = Against { $trap-name } it takes { $tool-name }.
refusal-cf-too-few-agents = { $trap-name }: it takes { $agents } agents in the room.
refusal-cf-counter-first = First the trap has to be countered.
refusal-cf-token-is-up = The token is turned over already.
refusal-cf-robot-is-destroyed = The Robot is destroyed: no tool changes hands any more.
refusal-cf-prisoner-passes-nothing = In prison nothing can be handed over.
refusal-cf-robot-not-held = Only with the Robot, and that is with { $agent-name }.
refusal-cf-robot-to-another = The Robot goes to another agent.
refusal-cf-receiver-in-prison = { $agent-name } is in prison and can receive nothing.
refusal-cf-tool-not-held = { $tool-name } is not in your hand.
refusal-cf-tool-is-used = { $tool-name } has been used.
refusal-cf-only-lockpicks-in-prison = { $tool-name } is of no use in prison: only the Lockpicks are.
refusal-cf-patrol-asleep = { $patrol ->
    [guard] { $tool-name }: the Guard is in his office.
   *[dog] { $tool-name }: the Dog is in the kennel.
}
refusal-cf-symbol-decides = { $patrol ->
    [guard] { $tool-name }: the die shows the Guard, who goes home anyway.
   *[dog] { $tool-name }: the die shows the Dog, who goes home anyway.
}
refusal-cf-pushed-already = { $patrol ->
    [guard] { $tool-name }: the Guard walks backwards already.
   *[dog] { $tool-name }: the Dog walks backwards already.
}
refusal-cf-right-after-the-roll = { $tool-name } is played right after the roll, before the patrol moves.
refusal-cf-not-while-moving = { $tool-name } is played before the roll, right after it, or after the move.
refusal-cf-lockpicks-after-the-roll = The Lockpicks are played after the roll.
refusal-cf-nobody-in-prison = Nobody is in prison.
refusal-cf-lockpicks-from-inside = The Lockpicks are for those who are in prison.
refusal-cf-prisoners-do-not-move = In prison a number does nothing.
refusal-cf-symbol-is-no-number = The die shows a symbol: your agent stays where it is.
refusal-cf-not-the-time-to-move = Your agent does not move now.
refusal-cf-no-passage-there = No secret passage leads there: { $room-name }.
refusal-cf-not-into-the-same-room = A walk does not end where it began: { $room-name }.
refusal-cf-not-a-way-from-here = That is no way from here: every step leads on, and no square comes twice.
refusal-cf-tool-not-needed = { $tool-name } is for ways of more than { $steps } steps.
refusal-cf-too-far = That is too far: { $steps } steps at most.
refusal-cf-walk-the-whole-number = Walk all { $steps } squares, enter a room, or stay.
refusal-cf-not-in-and-out-in-one-turn = In and out of a passage takes two turns.
refusal-cf-you-are-there = You are there: { $room-name }.
refusal-cf-passage-is-new = This passage was found just now: it is open from your next turn on.
refusal-cf-not-in-a-passage = There is no secret passage where you are.
refusal-cf-nobody-listens = Only bots play here: nobody listens.
refusal-cf-said-something = You have said something in this turn; write, if there is more.
refusal-cf-no-use-saying = Saying that is of no use now.

## Table options

option-mode = what the team plays against
    .clock = the clock
    .budget = a number of turns, without a clock
option-minutes = minutes on the clock
    .by_players = by the number of players
option-agents_per_player = agents per player (2: for two players)
option-open_hands = tools in hand
    .true = open to the whole team
    .false = seen by their owner only
option-partial_moves = a walk
    .false = takes all of the number
    .true = may stop anywhere
option-passage_any_roll = secret passages
    .false = with a number only
    .true = with a symbol, too
option-passage_exit = a secret passage leads
    .hop = into the other room
    .walk = into the other room, or out of it on foot
option-pushback = Jammer and Whistle
    .replace = backwards instead of forwards
    .after = forwards, then backwards
option-lockpicks_from_outside = the Lockpicks
    .false = only in prison
    .true = from outside, too
option-exit_grace = at the prison exit
    .false = freed agents can be caught at once
    .true = freed agents are safe for a turn
option-manual_dial = the dial
    .false = turns by itself
    .true = has to be turned
option-pause = a lost connection, pauses
    .grace = the clock waits a little
    .none = the clock never waits
    .unanimous = the clock waits, and all may agree on a pause
option-turn_nudge = seconds until an idle player is reminded (0: never)

## The drawing in the terminal

draw-turn = Turn { $turn }
draw-keys = keys: { $keys } of { $needed }
draw-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
draw-roll = the dice: { $d10-name } and { $d6 }
draw-no-robot = the Robot is destroyed
draw-signs = { "::" } loop  ·· grey  >< prison exit  ▲ Guard, { "!!" } sees  ● Dog, ~~ smells
draw-agent = agent
draw-player = player
draw-place = where
draw-tools = tools
draw-says = says
draw-petrified = petrified
draw-keys-held = { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
draw-robot = Robot
draw-closed = { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
}
draw-room = red room
draw-trap = trap
draw-token = token
draw-gone = countered
draw-taken = key, taken

## What can be wrong with an edition

problem-cf-room-id = The id of a room has only letters, digits and _.
problem-cf-one-language = The text stands in one language only.
problem-cf-colours = There are { $count } colours; { $agents } agents need one each.
problem-cf-red-rooms = There are { $count } red rooms; { $rooms } are needed.
problem-cf-one-room = There are { $count } rooms of the kind “{ $kind }”; exactly 1 is needed.
problem-cf-two-rooms = There are { $count } rooms of the kind “{ $kind }”; at least 2 are needed.
problem-cf-tokens = There are { $count } tokens for { $rooms } red rooms.
problem-cf-traps = There are { $count } traps for { $rooms } red rooms.
problem-cf-lifters = It takes at most { $most } agents: there may be no more in a match.
problem-cf-trap-tools = { $agents ->
    [0] { $tools ->
        [0] No tool counters this trap, and no number of agents.
       *[other] { $tools } tools counter this trap; it is exactly 1.
    }
   *[other] This trap is lifted by agents; no tool counters it.
}
problem-cf-tool-purpose = A tool counters a trap or has an effect, one of the two.
problem-cf-no-such-trap = There is no trap “{ $trap }”.
problem-cf-carrier = The tool that carries others is reusable and not dealt; all others are dealt and used once.
problem-cf-dealt = { $count } tools are dealt; { $dealt } are needed.
problem-cf-one-carrier = { $count } tools are not dealt; it is exactly 1.
problem-cf-hands = { $players } hands of { $tools } tools do not make { $dealt }.
problem-cf-face = A number on a face is 1 to { $most }.
problem-cf-no-symbol = The symbol “{ $symbol }” is missing.
problem-cf-few-numbers = There are { $count } numbers; at least { $least } are needed.
problem-cf-grid = The grid has 2 to { $most } columns and rows.
problem-cf-outside = [{ $point }] lies outside the grid of { $columns } by { $rows }.
problem-cf-no-loop = The loop has no corner.
problem-cf-crooked = From [{ $one }] to [{ $two }] there is no straight corridor of two squares or more.
problem-cf-loop-twice = The loop passes [{ $point }] twice.
problem-cf-not-on-the-loop = [{ $point }] does not lie on the loop.
problem-cf-not-a-door = [{ $point }] is no door of a room of the kind “{ $kind }”.
problem-cf-rect = The first corner is the upper left, the second the lower right.
problem-cf-square-inside = The square [{ $point }] lies inside this room.
problem-cf-no-door = This room has no door.
problem-cf-no-square = [{ $point }] is no square of a corridor.
problem-cf-far-door = [{ $point }] does not touch this room.
problem-cf-overlap = This room and “{ $other }” overlap.
problem-cf-yellow-exit = [{ $point }] lies on the loop.
problem-cf-directions = Guard and Dog go in opposite directions: one of them 1, the other -1.
problem-cf-no-way = No way leads there from the start.
problem-cf-dead-end = [{ $point }] is a dead end; only the prison exit may be one.
problem-cf-distance = It is { $steps } steps from the start; { $least } to { $most } are wanted.
problem-cf-stuck = From “{ $point }” no walk of { $number } is possible.
problem-cf-too-many-paths = There are more than { $most } ways to walk; a table has to list them all.
problem-cf-touching = [{ $one }] and [{ $two }] touch, but lie on no common corridor: a picture could be misread.
problem-cf-arrow = The arrow “{ $arrow }” does not point to the first step.
