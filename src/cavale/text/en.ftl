### What the engine, the command line and the terminal table say.

## Words

word-yes = yes
word-no = no
word-none = none
word-number = { $number }
player-you = You
player-spectator = the spectators
guest-forgotten = a former guest
player-names = Bruno, Chloé, Dario, Gala, Marius, Nina, Raoul, Zoé

## Refusals of the engine

refusal-match-over = The match is over.
refusal-match-has-started = The match has already started.
refusal-match-paused = The table is paused.
refusal-match-not-paused = The table is not paused.
refusal-clock-stands = The clock stands: nothing can be done and nothing said until it goes on.
refusal-no-grace = The clock does not wait here.
refusal-no-orphan = This seat is not to be handed over.
refusal-match-too-long = This match has { $most } records, and takes no more. It can only be given up.
refusal-not-your-seat = That is not your seat.
refusal-not-now = That is not possible at this moment.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-needs-consent = Others have acted since: they would have to agree.
refusal-undo-too-late = Something has become known since, or the answer was final: that cannot be undone, whoever agrees.
refusal-window-not-open = That time is not running ({ $window }).
refusal-no-such-action = There is no such action here: { $verb }.
refusal-spectators-are-silent = Spectators watch in silence.
refusal-hot-seat-without-clocks = One device is passed around without haste: play without clocks.
refusal-ask-closed = This question is closed. Look again, then answer.

## Events of the engine

event-drafted = Noted: { $action-name }.
event-draft_shown = { $seat-who ->
    [you] Noted: { $action-name }.
   *[other] { $seat-name }: { $action-name }.
}
event-taken_back = Taken back.
event-taken_back_shown = { $seat-who ->
    [you] Taken back.
   *[other] { $seat-name } takes it back.
}
event-sealed = { $count ->
    [one] One answer is in.
   *[other] { $count } answers are in.
}
event-out_of_time = Time is up: the table goes on without your answer.
event-undone = { $seat-who ->
    [you] Undone: { $action-name }.
   *[other] { $seat-name } undoes the last action.
}
event-paused = The table rests.
event-resumed = The table goes on.
event-abandoned = The table gives the match up: nobody wins.
event-clock_frozen = { $seat ->
    [none] The clock stands until the players are back.
   *[other] { $seat-who ->
        [you] The clock stands: the line to you is broken.
       *[other] The clock stands: the line to { $seat-name } is broken.
    }
}
event-clock_resumed = The clock goes on; it stood for { SPAN($seconds) }.
event-seat_orphaned = { $seat-who ->
    [you] You are away: the others play for you.
   *[other] { $seat-name } is away: the others play for this seat.
}
event-seat_returned = { $seat-who ->
    [you] You are back.
   *[other] { $seat-name } is back.
}

## The terminal table

terminal-table = { $title } · { $seats } players · the bots play at level { $level }
terminal-you-are = You sit at place { $seat } of { $seats }. Type a number, or ? for help.
terminal-go-on = Enter: let the others go on
terminal-more = page { $page } of { $pages } · Enter: next page, q: back
terminal-choose-line = Which one? (Enter: back)
terminal-caution = Do it all the same? y: yes · Enter: back
terminal-nothing-fits = Nothing here fits “{ $typed }”. Type a number from 1 to { $count }, part of a word, or ? for help.
terminal-no-number = There is no number { $number }: type 1 to { $count }.
terminal-answer-needed = Your answer is awaited: type a number from 1 to { $count }, or ? for help.
terminal-possible = That is possible now: { $action }.
terminal-why = Not possible now, and why:
terminal-why-all-possible = Everything is possible that this game knows.
terminal-why-nothing = No action of this game fits “{ $typed }”.
terminal-no-log = Nothing has happened yet.
terminal-no-rules = This game has no rules page here.
terminal-rules-nothing = The rules do not mention “{ $typed }”.
terminal-saved = Saved to { $file }. See it again with: cavale replay { $file }
terminal-save-where = Say where: save my-match.json
terminal-save-failed = { $file } cannot be written: { $reason }.
terminal-won = You have won!
terminal-lost = You have lost.
terminal-drawn = Nobody has won.
terminal-again = Another game? Enter: yes · n: no
terminal-bye = Goodbye!
terminal-bye-open = The match stays unfinished. Goodbye!

terminal-help = Type the number of what you want to do, or part of its words. Enter alone lets the others go on, when nothing is asked of you.
terminal-why-line = { $what }: { $reason }

command-help = ?, help
    .usage = { "" }
    .help = what is asked of you, and this list
command-why = why
    .usage = (WORD)
    .help = why something is not possible
command-undo = undo, back
    .usage = { "" }
    .help = take back what you did
command-table = table, t
    .usage = { "" }
    .help = draw the table again
command-log = log
    .usage = { "" }
    .help = what has happened so far
command-rules = rules
    .usage = (WORD)
    .help = the rules, or the places that mention a word
command-save = save
    .usage = FILE
    .help = keep the match in a file
command-quit = quit, q
    .usage = { "" }
    .help = leave the table
command-yes = y, yes
command-no = n, no

## Simulations, replays, editions, games

simulate-title = { $title }: { $games } matches, seed { $seed }
simulate-progress = playing
simulate-seat = seat
simulate-bot = bot
simulate-won = won
simulate-return = mean result
simulate-interval = 95 %
simulate-summary = { $decisions } decisions a match · { $seconds } s · { $speed } matches a second

replay-title = { $title } · { $seats } seats · { $records } records
replay-eyes = Seen by { $seat-name }.
replay-all = Everything is shown.
replay-next = Enter: next · t: the table · a: all the rest · q: leave
replay-record-started = The match begins.
replay-record-acted = { $by ->
    [none] { $held ->
        [true] A bot for { $seat-name }: { $action-name }
       *[false] { $seat-name }: { $action-name }
    }
   *[other] { $by-name } for { $seat-name }: { $action-name }
}
replay-record-took_back = { $seat-name } takes back.
replay-record-time_up = Time is up: { $window-name }.
replay-record-undid = { $seat-name } undoes.
replay-record-pause = Pause.
replay-record-resume = The table goes on.
replay-record-abandon = The match is given up.
replay-record-freeze = The clock stands.
replay-record-orphan = { $seat-name } is not waited for any more.
replay-record-return = { $seat-name } is back.

verify-good = good: { $what }
verify-bad = NOT GOOD: { $what }
verify-promise = the seed is the one that was promised before the match
verify-promise-broken = the seed is not the one that was promised before the match
verify-envelopes = { $recipe ->
    [1] nobody sealed an envelope: the former recipe had none
   *[other] { $count ->
        [0] nobody sealed an envelope: the server’s seed alone made the shuffle
        [one] the envelope holds what was sealed before the start
       *[other] all { $count } envelopes hold what was sealed before the start
    }
}
verify-envelopes-broken = { $kind ->
    [recipe] the file names a recipe that this program does not know, or mixes two
    [order] the envelopes do not stand in the order of the seats
   *[seal] an envelope does not hold what was sealed before the start
}
verify-former-recipe = This match was shuffled by the former recipe: what people added was not sealed, and the owner added last. So the draws are proven, but not that nobody chose among them.
verify-mine = it is the match that your envelope of seat { $seat } was opened for, and what your browser added was used
verify-mine-broken = { $what ->
    [commitments] it is not what your browser was shown: other envelopes
    [contribution] it is not what your browser was shown: what your browser added was not used
    [edition] it is not what your browser was shown: another edition
    [game] it is not what your browser was shown: another game
    [head] it is not what your browser was shown: another end of the chain of records
    [match] it is not what your browser was shown: another match
    [options] it is not what your browser was shown: other options of the table
    [promise] it is not what your browser was shown: another commitment of the server
    [shuffle] it is not what your browser was shown: how the cards were shuffled is missing
   *[start] it is not what your browser was shown: another start of the table
}
verify-no-shuffle = the file does not say how the cards were shuffled
verify-dice = all { $count } draws come from that seed and from what the players added
verify-dice-broken = a draw of record { $record } does not come from that seed and from what the players added
verify-no-dice = so nobody can tell where the draws come from
verify-rules = all { $count } records follow the rules and lead to the states they tell
verify-end = the match has an end
verify-no-end = the match has no end: it was not over, or the last records are missing
verify-end-unknown = so nobody can tell whether the match has an end
verify-chain = all { $count } records and how the match was set up form one chain
verify-chain-broken = the { $count } records and how the match was set up do not form the chain that ends in the head: something was changed
verify-no-chain = this file is of version 1, in which the records form no chain: whether anything was changed is not proven
verify-form = the file is written exactly as Cavale writes it
verify-form-broken = the file is not written as Cavale writes it: somebody or something wrote it again
verify-no-hashes = record { $record } does not tell the state it leads to, so nobody can tell whether the rules were the same
verify-rules-unknown = it was played by rules number { $rules }; this program knows numbers 1 to { $known }
verify-signature = the key in the file has signed the end of the chain
verify-signature-broken = the signature does not fit the file and its key
verify-unsigned = nobody has signed this file: who wrote it is not proven
verify-key = that key is the one you named
verify-key-other = the key in the file is not the one you named: somebody else signed it
verify-head = the chain ends in the head that you saw
verify-head-other = the chain does not end in the head that you saw: this is not that match as it was played
verify-compare-head = Only you can compare: is this the head that your table showed at the end (--head)? { $digits }
verify-compare-key = Only you can compare: is this your server’s key, as its page about fair play shows it (--key)? Anybody can sign with a key of their own. { $digits }
verify-all-good = All that the file can prove by itself is good. That it is the match you saw is proven once the head or the key is compared.
verify-proven = Proven: all of it is good, and it is the one you named.
verify-not-proven = NOT PROVEN: see above.
verify-commitment = The seed’s fingerprint in this file; compare it with the one that your table showed: { $commitment }

edition-good = { $file }: a good edition of { $game }: { $title }
edition-broken = { $count ->
    [one] This edition cannot be played. One thing is wrong with it:
   *[other] This edition cannot be played. { $count } things are wrong with it:
}
edition-problem = { $where }: { $reason }
edition-warning = warning: { $where }: { $reason }
edition-drawn = { $file }: drawn

games-game = game
games-seats = seats
games-bots = bots
games-edition = edition
games-options = options
games-start = Play one: cavale play { $game }

## What a table answers (the server): nothing was changed

table-already-started = The match has already started.
table-bad-edition = This edition cannot be played.
table-bad-envelope = This envelope does not fit this table. Load the page anew.
table-bad-match = { $kind ->
    [format] This is not a match file of Cavale.
    [version] This match file is of version { $detail }, which this program cannot read.
    [chain] This match file was changed: its records do not form the chain that ends in its head.
    [broken] This match file is broken. { $detail }
    [game] This is a match of { $detail }, a game that is not installed here.
    [edition] The edition in this file is not the one the match was played with.
    [box] The edition in this file cannot be played: { $detail }
    [end] This match has no end: it was not over, or the last records are missing.
    [work] To read this match takes too much time or memory.
   *[replay] This match does not follow the rules: { $detail }
}
table-bad-option = { $kind ->
    [none] “{ $option }” is not an option of this game. It has none.
    [unknown] “{ $option }” is not an option of this game. It has: { $options }.
    [value] “{ $option }” cannot be “{ $value }”. It can be: { $values }.
    [seats] This edition is not for { $seats } players.
    [box] This edition cannot be played so: { $detail }
   *[with-seats] “{ $option }” cannot be “{ $value }” with { $seats } players.
}
table-closed = The rules have changed since this match began. It can be looked at, not played on.
table-envelope-missing = { $name } has not sealed a new envelope yet. It takes a moment if the page is open there.
table-failed = Something went wrong here. Try again in a moment.
table-foreign-origin = That came from another site. Open this page anew.
table-late-asked-for = Somebody else has asked for this seat.
table-late-declined = The table would rather go on without you this time.
table-late-gone = Nobody asks for this seat any more.
table-late-no-bot = No bot sits there.
table-late-not-allowed = At this table nobody sits down after the start.
table-late-over = The match is over.
table-late-sat-here = You have sat at this table in this match: a second seat would know too much.
table-malformed = That could not be understood. Load the page anew.
table-name-invisible = This name has signs in it that cannot be seen, or that run over their neighbours. Type it by hand, with letters.
table-name-needed = Choose a name first: one that can be seen.
table-name-too-long = A name has { $most } letters at most.
table-no-envelope = This seat has no envelope.
table-no-such-code = This code opens no seat here.
table-no-such-edition = This edition is not here.
table-no-such-game = There is no game “{ $game }” here.
table-no-such-level = There is no bot “{ $level }” here.
table-no-such-line = This line is not in the chat.
table-no-such-seat = There is no such seat.
table-no-such-table = There is no such table. Check the link or the code.
table-not-allowed = That cannot be asked here.
table-not-found = There is nothing here.
table-not-invited = This match is not open to spectators.
table-not-opening = No start is under way.
table-not-over = That is possible when the match is over.
table-not-started = The match has not started yet.
table-not-stored = That could not be stored, so it did not happen. Try again in a moment.
table-not-welcome = You were asked to leave this table. Find another one.
table-not-your-seat = You do not sit there.
table-not-yourself = You cannot remove yourself. Leave the table instead.
table-nothing-said = Write something first.
table-one-device = At this table all play on one device, and it is not this one.
table-owner-only = Only the person who laid the table can do that.
table-seat-taken = Somebody sits there. Choose another seat.
table-seated-already = You sit at this table already. Leave your seat first.
table-session-needed = Choose a name first.
table-spectators-are-silent = Spectators watch in silence.
table-start-under-way = The start is under way: envelopes are being opened, and nobody can change anything.
table-table-changed = The table has changed at this moment. Look at it, then start again.
table-table-full = All the seats are taken.
table-too-large = That is too long.
table-too-many-editions = You have { $most } editions here, and there is no room for more.
table-too-many-started = You have { $most } matches under way. Finish one of them first, or give it up.
table-too-many-tables = You have { $most } tables that have not started. Start one of them first.
table-too-many-windows = This table is open in too many of your windows. Close one of them.
table-too-much = Not so fast. Wait a moment.
table-which-seat = Say for which seat.
table-wrong-envelope = This is not what was sealed in the envelope.
table-wrong-seats = This game is for { $least } to { $most } players.

## Hosting

serve-address = Cavale is at { $address } (Ctrl-C ends it)
serve-network = This address is for this device only. So that phones nearby can come, start it with: { $play } (or: { $serve })
serve-network-address = They will find it at { $address }
serve-port-taken = Port { $port } is taken; another one is used.
serve-closed = Closed. All matches are stored.
serve-forgotten = “{ $who }” is forgotten.
serve-namesakes = { $count } guests are called “{ $who }”. Nobody is forgotten: say which one by --id.
serve-namesake = --id={ $id }, last here { $seen } (UTC), seats at tables: { $tables }
serve-report = Table { $table }, { $day } (UTC), reported by { $by }: { $reason }
serve-report-line = { "> " }{ $name } ({ $guest }): { $text }
serve-report-around = { "  " }{ $name } ({ $guest }): { $text }
serve-no-reports = Nothing was reported.
serve-key = The public key that signs finished matches: { $digits }
serve-key-former = A key that signed before: { $digits }
serve-copied = Copied to { $file }. Serve from it with: cavale serve --database { $file }

## Errors of the command line

error-prefix = cavale: { $reason }
error-warning = cavale: warning: { $reason }
error-command = there is no command “{ $name }”; there are: { $known }
error-missing = something is missing: { $names } (cavale --help tells all)
error-unknown = unknown argument: { $names }
error-value = a value is missing after { $name }
error-game = there is no game “{ $game }”; there are: { $known }
error-game-close = there is no game “{ $game }”; did you mean { $close }?
error-seats = { $game } is for { $least } to { $most } seats
error-seat = there is no seat { $seat }: choose 1 to { $seats }
error-option-form = write an option as key=value, not “{ $text }”
error-bot = { $game } has no bot “{ $level }”; there are: { $known }
error-edition = this edition cannot be played: { $where }: { $reason }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more; cavale edition check tells all)
}
error-no-edition = no *.toml file in { $file }
error-edition-game = { $file } does not say in its table [edition] which game it is for; add --game
error-file-missing = there is no file { $file }
error-file-not-text = { $file } is not a text file
error-file = { $file } cannot be read: { $reason }
error-no-picture = { $game } has no board to draw
error-same-file = { $file } is the edition itself; the picture needs another file
error-write = { $file } cannot be written: { $reason }
error-match = { $file }: { $reason }
error-envelope = { $file } is not an envelope that a table of Cavale saved
error-number = --{ $name } takes a whole number of at least { $least }, not “{ $text }”
error-digits = --{ $name } takes at least { $least } of the digits 0 to 9 and a to f, not “{ $text }”
error-lang = --lang is fr or en, not “{ $text }”
error-port = nothing can listen on { $host }, port { $port }: { $reason }
error-database = { $reason }
error-database-foreign = { $path } is not a SQLite database. Give another file with --database, or put the last copy made by “cavale backup” in its place.
error-database-damaged = the database { $path } is damaged ({ $reason }). Put the last copy made by “cavale backup” in its place, or save what can be read: sqlite3 { $path } .recover
error-database-full = the disk with the database { $path } is full. Make room, and start again.
error-database-busy = another program is writing to the database { $path }. End it, and start again.
error-database-file = the database { $path } cannot be opened: { $reason }. See who may read and write it and its folder.
error-database-missing = there is no database { $path }
error-database-names = the database { $path } has several names (hard links), and what was written last lies beside one of them. Keep that name and remove the others.
error-database-newer = this database is of a newer Cavale. Install that version, or put a copy from before the update in its place.
error-database-version = this database is of another version of Cavale. Start the server once, then try again.
error-database-unreachable = the database { $name } does not answer ({ $reason }). See whether PostgreSQL runs and the address is right.
error-database-setting = the database is set to { $name } = { $found }, so what is stored can be lost in a power cut. Set it to { $wanted }, and start again.
error-serve = the tables could not be opened; the log above says why
error-setting = { $name } cannot be “{ $text }”
error-nobody-named = who is to be forgotten? A name, or --id
error-guest = no guest is called “{ $who }”

## Help of the command line

help-about = Chase-and-heist games of hidden information: play against bots, simulate, replay.
help-play = play against bots in the terminal
help-simulate = let bots play and count the results
help-replay = show a stored match in words
help-verify = check a finished match: the shuffle, the dice, the rules, the end
help-arg-head = the head of the match, as the table showed it at the end
help-arg-key = the public key of the server, as its page about fair play shows it
help-arg-mine = the envelope that your browser saved at the end of the match
help-key = show the public key of the server, which signs finished matches
help-renew = sign with another key from now on; what the old one signed stays good
help-edition = work with edition files
help-edition-check = say whether an edition file can be played, and why not
help-edition-draw = draw the board of an edition file as an SVG picture
help-games = list the games
help-version = show the version and leave
help-help = show this help and leave
help-lang = fr or en; otherwise the language of your system
help-arg-game = a game, as listed by: cavale games
help-arg-match = a match file: as written by the command save, or downloaded in the browser
help-arg-edition = an edition file (TOML), or a folder of them
help-arg-picture = the picture to write
help-seats = how many players
help-seat = your seat, 1 for the first
help-seat-eyes = whose eyes to look through, 1 for the first; otherwise everything is shown
help-name = what the others call you
help-bots = the level of the bots; several with commas are dealt to the seats in turn
help-edition-file = play with this edition file, or folder
help-option = a table option; may be given several times
help-seed = a number: the same seed gives the same chance
help-blackout = how many seconds a blackout lasts (3)
help-games-count = how many matches (100)
help-game = which game the edition is for
help-serve = serve the tables to browsers
help-reports = what people reported of the chat, with the lines around it
help-forget = forget a guest: name, session and messages go at once
help-backup = copy the database, also while it is in use
help-host = the address to listen on (127.0.0.1); 0.0.0.0 lets in your network
help-port = the port to listen on (8000)
help-database = a file, or the address of a PostgreSQL database; otherwise CAVALE_DATABASE, else cavale.db here
help-bot-workers = how many processes think for the bots (1)
help-open = open the browser
help-arg-guest = a name, or the id of a guest
help-arg-guest-id = the id of the guest, where several have the same name
help-arg-copy = a file that does not exist yet

## What can be wrong with an edition

problem-file-too-large = The file is larger than { $most } KB.
problem-file-too-deep = The file has tables or lists in one another, too many to be read.
problem-not-toml = This is no TOML any more in line { $line }, column { $column } ({ $detail }).
problem-table-twice = This table stands in { $other }, too.
problem-entry-missing = This entry is missing.
problem-entry-unknown = There is no such entry. Here stand: { $known }.
problem-not-a-number = A whole number is wanted here.
problem-not-a-text = A text in quotes is wanted here.
problem-not-true-or-false = Here stands true or false.
problem-not-one-of = “{ $value }” cannot stand here, but one of these: { $values }.
problem-not-a-table = A table is wanted here.
problem-not-a-list = A list is wanted here.
problem-wrong-length = The list has { $count } entries; { $length } are wanted.
problem-unreadable = This cannot be read: { $reason }
problem-wrong-game = This is an edition of “{ $game }”, not of “{ $wanted }”.
problem-wrong-schema = This is written in schema { $schema }; this program reads schema { $known }.
problem-id-letters = An id has only small letters, digits and _.
problem-id-twice = This id is used twice.
problem-name-empty = A name is empty; it is needed in both languages.
problem-at-least = The number is at least { $least }.
problem-at-most = The number is at most { $most }.
problem-number-too-large = No number of a box is that large: at most { $most }.
problem-text-too-long = The text is longer than { $most } characters.
problem-text-not-plain = A text is one line of visible characters: no line break, no control characters.
problem-key-letters = A key here has something else in it than letters, digits, “_”, “.” and “-”, or more than 64 of them.
problem-no-such-game = This game is not installed here.
problem-too-many-entries = A table or list has { $entries } entries; at most { $most } can be played.
problem-too-many-actions = This makes { $actions } different actions; at most { $most } can be played.
problem-too-much-work = To check this takes too much time or memory.
problem-for-nobody = No number of players can play this.
