### What the web client says.

## Everywhere

ui-skip = Skip to the content
ui-language = EN. Passer au français
ui-sound-off = Mute the sounds
ui-sound-on = Turn the sounds on
ui-theme-dark = Switch to the desk at night
ui-theme-light = Switch to the desk by day
ui-menu = Menu
ui-close = Close
ui-back = Back
ui-loading = One moment…
ui-again = Try again
ui-home = Back to the start
ui-rules = Rules
ui-tutorials = Learn
ui-tables = Tables
ui-footer-unofficial = Unofficial adaptations, not affiliated with the authors, publishers and rights holders.
ui-footer-about = About
ui-footer-privacy = Privacy

## Landing page

home-title = Tonight, who is <em>on the run?</em>
home-lead = Four games of flight and heist. No account, no waiting.
home-bots = Play against bots
home-friends = With friends
home-resume = Go on at { $title }’s
home-resume-line = { $round ->
       [none] { $game }.
      *[other] { $game }, { $round }.
    } { $turn ->
       [true] Your turn!
      *[false] Your seat is kept.
    }
home-resume-go = Rejoin
home-code = Got a table code?
home-code-example = otter-7-velvet
home-code-go = Sit down
home-open-tables = { $count ->
       [0] See the open tables
       [1] See the open table
      *[other] See the { $count } open tables
    }
home-memory = La Traque keeps the memory of the victims.

## The games, as the landing page says them

card-casa_de_papel = La Casa de Papel
    .kind = Bluff and debate
    .line = Who prints, who sabotages?
    .time = 30 min
    .seats = 4 to 8
    .one-screen = Without clocks, and without the powers, which are played with shut eyes.
card-red_notice = Red Notice
    .kind = Hidden movement
    .line = A forger, an agent, one world.
    .time = 45 min
    .seats = 2
    .one-screen = Without clocks.
card-coffre_fort = La Course au Coffre-Fort
    .kind = Together, in real time
    .line = Four keys, a single clock.
    .time = 15 to 30 min
    .seats = 2 to 4
card-la_traque = La Traque
    .kind = Strategy, factions
    .line = Find the guilty, keep the memory.
    .time = 90 min
    .seats = 2 to 4
    .one-screen = Without clocks.

## Your name

who-ask = What shall we call you?
    .hint = A name is enough: no account, no address.
who-invited = { $name } is waiting for you at the table.
    .hint = They play { $game }. What shall we call you? A name is enough: no account, no address.
who-watch = A match is under way at { $name }’s table.
    .hint = They play { $game }. Say your name to watch it.
who-label = Your name at the table
who-longest = { $most } letters at most: a name fits on a seat.
who-go = That’s me
who-guest = Guest
invite-old = This invitation leads nowhere any more.
    .hint = The table is gone, or its link has changed. Ask whoever invited you for the new one, or type the code of the table.
invite-closed = The match has begun. This table has no spectators, and nobody sits down after the start.
invite-closed-full = The match has begun. This table has no spectators, and no bot whose seat you could take.
invite-closed-over = This table has no spectators: only those who sat there see how it went.
late-ask = Take the seat of a bot
    .hint = If everybody at the table agrees, you play from the next round on, with all that this seat knows.
late-take = Ask for { $bot }’s seat
late-asked-for = Asked for
late-none = No bot’s seat is free at this table.
late-waiting = You asked for { $bot }’s seat.
    .hint = Waiting for the people at the table to agree. Leave this page open.
late-withdraw = Withdraw
late-agreed = Agreed: you take { $bot }’s seat.
    .hint = It is yours when the next round begins. Leave this page open.
late-declined = The table would rather go on without you this time.
late-watch = You can watch without a seat.
late-no-watching = This table has no spectators.
late-strip = { $name } would like to take { $bot }’s seat from the next round on.
    .hint = Whoever sits there sees what that seat knows. Agree only if you know who it is.
late-strip-waiting = You agree. Waiting for the others.
late-strip-agreed = { $name } takes { $bot }’s seat when the next round begins.
late-yes = Agree
late-no = Refuse
late-since = since round { $round }
me-title = Name and disc
    .hint = Whenever you like: all your tables follow, as soon as talk is free there.
me-button = { $name }: name and disc
me-button-nobody = Name and disc
me-disc = On my disc
    .hint = Its colour is that of your seat at the table.
me-keep = Keep
sign = { $sign ->
        [crown] a crown
        [eye] an eye
        [flag] a flag
        [globe] a globe
        [hand] a hand
        [lock] a lock
        [moon] a moon
        [search] a magnifying glass
        [spark] a spark
        [sun] a sun
       *[letter] the first letter of my name
    }

## A new table

new-title = A table with friends
    .hint = You get a link and a code to share. Bots can take the empty seats.
new-game = Game
new-seats = Seats
new-access = Who can come
    .invite = With the link or the code
    .open = Everybody, the table is listed
new-watching = Spectators
    .none = Nobody watches
    .open = Watching is allowed
    .delayed = Watching is allowed, with a delay
new-patience = If somebody is away
    .value = { $seconds ->
           [0] We wait
          *[other] A bot plays after { $seconds } s
        }
    .hint = Only while somebody else is there and waits. With nobody there the match stands still; by correspondence only the clock decides.
new-hot-seat = One screen for everybody
    .hint = You pass the device around; a curtain hides the hands.
new-late = Late friends
    .hint = Whoever has the link may take the seat of a bot from the next round on, if everybody at the table agrees.
new-level = Level of the bots
new-more = Options of the rules
new-default = { $value } (usual)
new-edition = Edition
    .hint = An edition is a text file (.toml) with the cards, the teams, the goals and all the names. You can play with your own.
new-edition-which = The table plays
new-edition-bring = Bring a file
new-edition-checking = Being checked…
new-edition-start = Download the game’s own, to change it
new-edition-good = “{ $title }” can be played.
new-edition-warnings = { $count ->
       [1] One thing looks like a slip:
      *[other] A few things look like slips:
    }
new-edition-bad = { $count ->
       [1] This edition cannot be played. One thing is wrong with it:
      *[other] This edition cannot be played. { $count } things are wrong with it:
    }
new-edition-too-large = This file is larger than 256 KB, too large for an edition.
new-edition-no-text = This is not a text file.
new-edition-empty = This file is empty.
new-go = Open the table
level-clever = Clever
level-steady = Steady
level-casual = Easy-going
level-easy = Beginner
level-random = Random
level-expert = Fearsome

## The room before the match

room-title = Around the table
room-invite = Invite
    .hint = Send this link or this code: a name is enough to take a seat.
    .watch = Send this link or this code to whoever wants to watch.
only-here = This address works on this device only.
only-here-open = Phones nearby can come if you open Cavale here:
only-here-start = So that phones nearby can come, stop it and start it with:
only-here-then = Then open { $address } and send the link from there.
room-code = Code
room-copy = Copy the link
room-copied = Link copied
room-share = Share
room-qr = The link of the table, as a QR code
room-name = The name at seat { $seat }
room-you = you
room-bot = bot, { $level }
room-free = Free seat
room-choose = There is a free seat: sit down.
room-sit = Sit here
room-sit-any = Sit down
room-move = Move here
room-stand = Stand up
room-add-bot = A bot
room-remove-bot = Remove the bot
room-kick = Remove { $name }
room-kick-sure = Remove { $name } from the table?
    .hint = The seat will be free, and { $name } is kept out. The link and the code of the table change: send the new ones to whoever is still to come.
room-kick-yes = Remove
room-start = Start
room-start-bots = { $count ->
       [1] Start with a bot
      *[other] Start with { $count } bots
    }
    .hint = { $count ->
           [0] Everybody is here.
           [1] One seat is free: a bot will take it.
          *[other] { $count } seats are free: bots will take them.
        }
room-wait = { $name } starts the match when everybody is here.
room-wait-owner = Start whenever you like.
room-settings = The table
room-edition = Edition
    .hint = This table does not play the game’s own edition.
room-away = away
room-closed = This table is closed.
    .hint = It waits for nobody any more.

## Tables

tables-title = Tables
tables-open = Open tables
    .none = No open table at the moment.
tables-watch = Watch
    .none = No match to watch at the moment.
tables-mine = My tables
    .none = You are at no table.
tables-start = Open a table
tables-brought = A match from a file
tables-bring = Watch a match file
tables-bring-too-large = This file is larger than 4 MB, too large for a match.
tables-at = At { $title }’s
tables-seats = { $taken } of { $seats }
tables-join = Look
tables-go = Rejoin
tables-your-turn = Your turn
tables-edition = edition “{ $title }”
tables-status = { $status ->
       [lobby] filling up
       [playing] under way
       [over] over
      *[closed] closed
    }

## The table

table-where = at { $title }’s
table-table = Table
table-pad = The pad of the table
table-page-lit = , something can be done here
table-journal = Journal
    .none = Nothing has happened yet.
table-journal-all = see all
table-journal-bot = (a bot, for you)
table-journal-less = fold
table-legend = The signs of the table
table-chat = Chat
    .none = Nobody has written anything yet.
table-chat-unread = { $count ->
       [0] Go to the chat
       [1] Go to the chat, one unread message
      *[other] Go to the chat, { $count } unread messages
    }
table-chat-short = Chat
table-chat-write = Write to the table
table-chat-send = Send
table-chat-report = Report this message
table-chat-report-sure = Report this message by { $name }?
    .hint = It will be kept, with a few lines around it, for who runs this server.
table-chat-report-yes = Report
table-chat-reported = Reported.
table-chat-mute = Mute { $name }
table-chat-muted = { $count ->
       [1] One message hidden
      *[other] { $count } messages hidden
    }
table-chat-unmute = Show again
table-watching = Spectator
    .hint = You watch; you cannot act.
    .soon = You watch a little later than they play: the table appears in a moment.
table-over = The match is over.
    .hint = Everything is shown.
table-look-at-end = See how it ended
table-paused = The table rests.
    .hint = The clocks stand still.
away-title = While you were away
away-mine = Decided for you
away-others = What else happened
away-go-on = Go on
table-asleep = Nobody is at the table.
    .hint = The match waits for its players: no clock runs, and no bot plays.
table-standing-line = The clock stands: waiting for { $seats-name }.
    .hint = The line broke in the middle of a turn. Board, hands and journal are covered meanwhile, and the chat is shut: nobody wins time to plan.
table-standing-restart = The server is back, and the clock still stands.
    .hint = Waiting for { $seats-name }. This counts against nobody.
table-standing-back = Everybody is back: the clock goes on.
    .hint = To your places.
table-standing-pause = The clock stands: a pause, as agreed.
    .hint = Board, hands and journal are covered meanwhile, and the chat is shut.
table-standing-away = Nobody is at the table: the clock stands.
    .hint = It goes on a few seconds after somebody is back. Board, hands and journal are covered meanwhile.
table-standing-left = The clock goes on in { $seconds } s at most.
table-commanding = You play for { $name }.
    .hint = Everybody at the table may, until the seat’s owner is back.
table-stood = { $rested ->
       [true] With a pause, as agreed: in all, the clock stood for { SPAN($seconds) }.
      *[false] The clock stood for { SPAN($seconds) }: nobody was there, a line was broken, or the server away.
    }
table-resume = Go on with the match
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = { $seat-name } would like to undo the last action.
    .hint = Everybody has to agree.
table-undo-asked-you = You asked to undo. Waiting for the others.
table-undo-yes = Agree
table-undo-no = Refuse
table-take-back = Take back
table-locked = It is locked.
table-more = More…
table-final = This is final
table-seats = At the table
table-present = here
table-absent = away
table-held = away, a bot plays
table-orphaned = away, the others play
table-is-bot = bot
table-you = you
table-late = { $times ->
    [one] answered once at random: it ran out of time
   *[other] answered { $times } times at random: it ran out of time
}
table-pause = Ask for a pause
table-abandon = Give the match up
table-abandon-sure = Give the match up?
    .hint = The majority decides. Nobody wins, and everything is shown.
    .all = Everybody has to agree. The match ends, and everything is shown.
table-abandon-yes = Give up
table-resign = Resign
    .hint = The other side wins, and everything is shown.
    .sure = Resign?
    .yes = Resign
table-vote = { $motion ->
       [pause] A pause?
       [resume] Go on?
      *[abandon] Give up?
    }
table-vote-count = { $votes } in favour, { $needed } to decide
table-vote-yes = In favour
table-vote-no = Withdraw my vote
table-leave = Leave the table
    .hint = Your seat is kept; a bot plays if you stay away.
    .grace = Your seat is kept; the others play it until you are back.
table-reclaim = My seat on another device
    .hint = This link is yours alone: whoever opens it has your seat. It works as often as you like.
seat-link-qr = The private link of your seat, as a QR code
seat-link-renew = Renew the link
    .hint = The old one then opens nothing any more.
    .done = This is the new link. The old one opens nothing any more.
seat-link-old = This private link no longer opens a seat.
    .hint = It was renewed, or the table is gone. Copy the new one on the device you play on.
table-fair = Verifiable shuffle
    .hint = How it is made, what it proves and what it does not.
table-export = Take the match away
    .hint = A file with every action and the shuffle, to keep, to check or to watch elsewhere.
proof-unproven = imported, not proven
    .title = This match was imported and is not proven.
    .hint = This server has not signed its file: nobody here can tell whether it was played like this.
proof-signed = This match was imported. Its file bears this server’s own signature.
proof-head = This match ends in
    .hint = These digits cover everything in the match file. Whoever has noted them down can tell later whether a file is this match.
    .full = show all digits and the key
    .changed = Not as before: this match ended in other digits when this browser saw it first. Somebody has changed it.
proof-key = The key of the server that signed them:
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-replay = Watch the replay
table-rule = Rule { $rule }
table-hours = h
table-days = d
table-curtain = It is { $seat-name }’s turn
    .hint = Pass the device. The others close their eyes.
table-curtain-hold = Hold to look
table-private = Hidden: the screen is everybody’s.
table-curtain-keep = Fine, I play
table-no-game = This client cannot draw this game yet.

## Lines that break

line-lost = Connection lost.
    .hint = Your seat is kept. Calling again…
line-none = The server does not answer.
    .hint = Calling again…
line-offline = No network.
line-now = Call now
line-replaced = You are playing on another device.
    .hint = Your seat is the same there. You can take it back at any time.
line-replaced-here = Play here
line-kicked = This table has removed you.
    .hint = Other tables wait for you.
line-forgotten = This server has forgotten you.
    .hint = Your seat went with your name. With a new name you can sit down anywhere.
line-outdated = Cavale has been updated.
    .hint = Reload the page: your seat is kept.
line-outdated-go = Reload
line-ended = The table has hung up.
    .hint = Nothing is lost: the match is on the server.

## Settings

settings-title = Settings
settings-sound = Sounds
settings-motion = Animations
settings-patterns = Strong patterns
    .hint = to tell things apart without colours
settings-theme = Desk at night
settings-language = Language

## Rules, tutorials, replays

rules-title = Rules
rules-none = No rules here yet.
rules-contents = Contents
learn-title = Learn by playing
learn-hint = Five minutes at a real table, with the real rules.
learn-go = Start
learn-none = The tutorial of this game comes with its table.
replay-page = Watch the replay
replay-through = Through the eyes of
replay-spectator = a spectator
replay-play = Play
replay-stop = Stop
replay-step-back = One step back
replay-step = One step forward
replay-at = Moment { $at } of { $last }
replay-look = See the table
replay-none = This match cannot be watched.

## Errors

fault-unreachable = The server does not answer. Check the network, then try again.
fault-not-found = What you are looking for is not here.
fault-too-much = Gently: too many requests at once. Wait a moment.
fault-broken = Something broke on our side. Nothing was changed.
fault-line-ended = The line is cut. Nothing was changed.
fault-refused = That is not possible: { $code }.
fault-no-such-code = No table answers to this code. Check the words and the number.
missing-title = This page is on the run.
missing-hint = The address is wrong, or the table is gone.
error-title = A snag.

## About

about-title = About Cavale
about-what = Cavale is the place to play four chase-and-heist games of hidden information, with friends or against bots. The software is free, under the Apache 2.0 licence, and can be run at home.
about-unofficial = Unofficial adaptations. Cavale is not affiliated with the authors, publishers and rights holders of the printed games or of the works they draw on, and has not been endorsed by them in any form. Titles and character names are edition texts that a host can replace. Pictures and texts are our own.
about-thanks = Typefaces: Young Serif, Instrument Sans and Courier Prime, under the SIL OFL.
about-key = The key of this server
    .hint = It signs every finished match. Compare it with the key in a match file: cavale verify FILE --key HEX says whether this server has signed it.
    .former = Keys that signed before:

## Privacy

privacy-title = Privacy
privacy-lead = What playing needs, and nothing more.
privacy-what = What this server keeps of you
    .body = A name you choose, a session (a signed cookie, without which your seat would be lost), your actions in matches, and what you write.
privacy-how-long = For how long
    .body = Messages are deleted 30 days after the match, unless the host of this server sets otherwise. Names and sessions are deleted 12 months after your last visit, unless the host sets otherwise, or at once on request. A report keeps ten lines around the message.
privacy-others = Who else
    .body = Nobody. This page speaks to this server only: no analytics, no advertising, no font or script from elsewhere.
privacy-here = In this browser
    .body = Your settings: sounds, animations, language, theme, patterns. They do not leave this device.
privacy-you = Your rights
    .body = You can be forgotten at once: your name, your session and your messages are deleted. The matches stay, without your name. Whoever runs this server can do it for you, with one command.
privacy-forget = Forget me
    .sure = Be forgotten by this server?
    .hint = Your seats in running matches are lost. This cannot be undone.
    .done = You are forgotten: your name, your session and your messages are gone.
    .nobody = This server knows nobody in this browser.

## Fair shuffles

room-envelope-none = no envelope
room-envelope-owed = a new envelope is awaited
room-envelope-shut = envelope sealed
room-envelope-open = envelope open
room-opening = Opening the envelopes; still shut: { $names }.
    .all = All envelopes are open: the cards are being shuffled.
    .hint = Nobody can change anything now, neither the host nor the server. Each page opens its own envelope; if one is closed, the start waits for it.
    .lost = This browser does not have what was sealed for your seat: it cannot open the envelope. The start has to be called off.
room-owing = A new envelope is awaited: { $names }.
    .hint = A start was called off, and a new one takes new envelopes from all. An open page seals its own by itself.
room-call-off = Call this start off
room-called-off = Start { $start } was called off: the envelope of seat { $seats } stayed shut.
room-fair = Fair shuffle, start { $number }

fair-how = How?
fair-good = Shuffle checked here: fair.
fair-bad = NOT FAIR: this match is not what this browser was shown.
    .hint = Not as promised: { $what }.
fair-none = Shuffle not checked here: this browser did not sit at the table.
fair-unread = Shuffle not checked: the match could not be fetched. Load the page again.
fair-wrong =
    .shuffle = how the cards were shuffled is missing
    .game = the game
    .options = the options of the table
    .edition = the edition
    .start = the number of the start
    .promise = the seed
    .commitments = the envelopes of the others
    .seals = what was in an envelope
    .contribution = what your browser added
    .match = which match it is
    .draws = the cards that were drawn
    .head = the record of the match
fair-here = In this browser
fair-meaning =
    .good = The seed is the promised one, and the cards come from it and from your envelope. Your browser kept what it added and all it was shown before it opened its envelope; it has now read the match, computed every draw again, and found the same.
    .bad = Somebody has changed something after the envelopes were sealed, or this page has a fault. Save your envelope and the match: with both, anybody can check it again without this server. Ask your host.
    .none = Only a browser that sat at the table from the start has an envelope to compare with. Private windows keep theirs until they are closed.
    .unread = Your envelope is still here. Once the match can be read, the check runs again.
fair-save = Save my envelope
    .hint = With the match file, it can be checked on any computer, without this server:
fair-step =
    .promise = The server chooses a secret seed and shows its fingerprint when the table is made. From then on it cannot take another one.
    .seal = Each browser draws something at random and shows only its seal. A seal fits one seat at one start of one table.
    .open = When the owner starts, all envelopes are opened and compared with their seals; the owner’s is the first. From then on nobody can add or change anything. If one stays shut, there is no match: everybody sees whose, and a new start takes everything anew.
    .show = All chance of the match comes from the seed and from what was in the envelopes. At the end the seed is shown, and each browser checks it by itself.
fair-limits = What remains possible
    .knows = The server deals, so it knows all cards while you play. The shuffle only rules out that somebody chose them.
    .aborts = A server that plays together with one of the seats can see the deal before anybody else and keep that last envelope shut. It cannot do so in secret: the start is called off before your eyes, and counted.
    .bots = Bots add nothing. If you play alone against bots, you and the server make the shuffle.
fair-numbers = The numbers
    .promise = Fingerprint of the seed
    .seed = Seed
    .seal = Seal of { $name }
    .start = Start number { $number } of this table
