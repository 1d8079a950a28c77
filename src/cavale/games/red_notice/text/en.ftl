### Red Notice in English.

game-title = Red Notice
game-summary = A forger moves in secret, a federal agent hunts her around the world. 2 players.
game-progress = round { $round }

## The two roles: name, what you want

game-role-angela = Angela, the forger
    .goal = Cash your forged cheques until their total reaches the goal. Move unseen, and keep an identity in reserve.
game-role-jessah = Jessah, the agent
    .goal = Find Angela once more than she has identities. Radars, barriers and inspections narrow the circle.

## Who sits where, before the match

game-seat-0 = Angela
game-seat-1 = Jessah

## Words of the game

name-cheque = Cheque
name-bank = Bank
name-security = Security
name-move = Movement
name-joker = Joker
name-ghost_move = silent Movement
name-setup = setup
name-programming = programming
name-resolution = resolution
name-over = end of the match
name-placement = placement
name-decision = decision
name-stop = stop
name-left = left
name-right = right
name-permanent = permanent
name-immediate = immediate

## What is asked. `.hint`: what hangs on it. `.others`: for those who wait.

step-pick_identities = Which identities will you travel under?
    .hint = Everybody will see them. One is used up at each capture.
    .help = Each identity saves you from one capture, by its own trick. When none is left, the next capture is the last.
    .others = Angela picks her identities.
    .others-hint = You will see them.
step-jessahs_start = Where do you start, and where do you listen?
    .hint = Show a cheque and start in a city of its colour; then place your first radars.
    .help = The cheque you show goes to the bottom of the pile. All of it is public: Angela chooses after you.
    .others = Jessah chooses her city and her radars.
    .others-hint = Angela starts after her, and knows where she is.
step-angelas_start = Where do you hide?
    .hint = Everybody sees the cheque, and so the continent. The city is yours alone.
    .help = The cheque you show goes to the bottom of the pile. Placing your pawn sets off no radar, not even in Jessah’s city.
    .others = Angela chooses her hiding place.
    .others-hint = You will see the cheque, and so the continent.
step-place_token = Place a token face down.
    .hint = Any free slot, but only one of yours on each card. It cannot be taken back.
    .help = Alone on a card you perform both actions, your own side first. Against a lower number too, and then the other performs only her own side. A tie: each her own side. POW cancels a number.
    .others = { $deciding ->
        [0] Angela places a token.
       *[other] Jessah places a token.
    }
    .others-hint = You see where, not which.
step-choose_joker = What will the Joker be?
    .hint = Your choice is announced before you perform it.
    .help = A Joker is a Cheque, a Bank, a Security or a Movement, with one icon.
    .others = { $deciding ->
        [0] Angela chooses what the Joker is.
       *[other] Jessah chooses what the Joker is.
    }
    .others-hint = You will hear it.
step-draw_cheque = Draw a cheque?
    .hint = Nobody but you will see it.
    .help = One cheque per icon, up to the limit of your hand. An empty pile stays empty.
    .others = { $deciding ->
        [0] Angela may draw a cheque.
       *[other] Jessah may draw a cheque.
    }
    .others-hint = You will see that it is drawn, not which one.
step-use_bank = Cash a cheque?
    .hint = Its colour must be that of the continent you are on. Angela names her city.
    .help = One cheque per Bank. 100,000 is followed by a free move of the casher, 200,000 by an upgrade for Jessah, whoever cashes it.
    .others = { $deciding ->
        [0] Angela may cash a cheque.
       *[other] Jessah may cash a cheque.
    }
    .others-hint = Whoever cashes shows the cheque; Angela also names her city.
step-gain_security = Take a security point?
    .hint = Beyond the end of the track it would be lost.
    .help = Two points remove a white radar or a white barrier, at any moment.
    .others = Angela may take a security point.
    .others-hint = Her points pay for radars and barriers.
step-place_security = Where will you place a radar or a barrier?
    .hint = A radar watches a continent, a barrier closes a route to Angela.
    .help = A barrier on the board may be shifted instead. At most one radar per continent and one barrier per route. Placing them finds nobody.
    .others = Jessah places a radar or a barrier.
    .others-hint = Neither finds Angela where she stands.
step-move_jessah = Where do you go?
    .hint = Every city you enter is inspected. To inspect your own, spend a move on staying.
    .help = Barriers and radars do not concern you. If Angela is there, she is caught, and the rest of this action is lost.
    .others = Jessah is on the move.
    .others-hint = She inspects every city she enters.
step-plan_movement = Where do you go?
    .hint = Put your way together, then end the movement. Nobody learns whether you have moved.
    .help = Go, stay or pay, step by step; you may also use no move at all. At the end the radars you have set off are named in order, and your payments. Staying counts as entering your city again.
    .others = Angela is resolving.
    .others-hint = You will hear of payments and radars, and of nothing else.
step-choose_upgrade = Which upgrade will Jessah get?
    .hint = The other one leaves the game for good.
    .help = A cheque of 200,000 brings Jessah an upgrade, whoever has cashed it; the casher chooses.
    .others = { $deciding ->
        [0] Angela chooses an upgrade for Jessah.
       *[other] Jessah chooses an upgrade for Jessah.
    }
    .others-hint = The other one leaves the game.
step-place_black_radar = Where will the black radar be?
    .hint = Angela can neither pay it away nor switch it off.
    .help = On an empty spot it comes from the supply; a white radar is turned over.
    .others = Jessah places a black radar.
    .others-hint = It cannot be paid away.
step-place_black_barrier = Where will the black barrier be?
    .hint = Angela cannot pay it away.
    .help = On a free route it comes from the supply; a white barrier is turned over. With an empty supply a white one may be shifted.
    .others = Jessah places a black barrier.
    .others-hint = It cannot be paid away.
step-seize_cheque = Will you seize one of these cheques?
    .hint = It goes to the bottom of the pile, for all to see.
    .help = You have seen Angela’s hand, and will remember it. Seizing is not compulsory.
    .others = Jessah looks at Angela’s cheques.
    .others-hint = She may put one at the bottom of the pile.
step-choose_identity = You are caught! Which identity will save you?
    .hint = It is used up. Without one, the next capture is the last.
    .help = You must use one. Its effect comes at once, then it is turned face down for good.
    .others = Angela chooses an identity.
    .others-hint = Her city is known to all, until she moves on.
step-remove_white = What will you take off the board?
    .hint = White ones only.
    .help = You may also leave everything where it is.
    .others = Angela may take a white token off the board.
    .others-hint = Black ones stay.
step-destroy_upgrade = Which upgrade will you destroy?
    .hint = Its effect stops at once. With Permanent units, you also say which black tokens go.
    .help = Only permanent upgrades lie in front of Jessah. You may also leave them alone.
    .others = Angela may destroy an upgrade.
    .others-hint = Its effect stops at once.
step-pay_stop = Pay before it goes on?
    .hint = Two points remove a white radar or a white barrier.
    .help = The game only stops here because you could pay. You may pay at any other moment as well.
    .others = Angela may pay before it goes on.
    .others-hint = The game always stops here while she could pay.

## What can be done

do-start = show { $cheque-name } and start in { $city-name }
    .menu = show a cheque and start in…
do-confirm = confirm the start
do-place = place { $token-name } on { $slot-name }
    .menu = place a token…
do-joker = the Joker is { $kind ->
    [cheque] a Cheque
    [bank] a Bank
    [security] a Security
   *[move] a Movement
}
do-skip = pass
do-draw = draw a cheque
do-cash = cash { $cheque-name }
do-gain = take a point
do-put_radar = place a radar: { $continent-name }
    .menu = place a radar…
do-put_barrier = place a barrier: { $route-name }
    .menu = place a barrier…
do-lift = shift the barrier { $route-name }
    .menu = shift a barrier…
do-step = go to { $city-name }
do-inspect_here = stay and inspect
do-stop = stop here
do-go = go to { $city-name }
do-stay = spend a move on staying
do-pay = pay for { $target-name }
    .menu = pay for…
do-end_movement = end the movement
do-go_on = go on
do-choose_upgrade = choose { $upgrade-name }
do-black_radar = a black radar: { $continent-name }
    .menu = a black radar…
do-black_barrier = a black barrier: { $route-name }
    .menu = a black barrier…
do-seize = seize { $cheque-name }
do-keep_identity = travel as { $identity-name }
do-choose_identity = escape as { $identity-name }
do-remove = take off { $target-name }
    .menu = take off the board…
do-destroy = destroy { $upgrade-name }
do-resign = resign

## What happened

event-identities_dealt = Angela’s identities: { $identities-name }.
event-upgrades_shown = Upgrades to choose from: { $upgrades-name }.
event-hand_dealt = Your cheques: { $cheques-name }.
event-jessah_started = Jessah shows { $cheque-name } and starts in { $city-name }. Radars: { $radars-name }.
event-angela_started = { $city ->
    [none] Angela shows { $cheque-name }: she starts somewhere in { $continent-name }.
   *[other] You show { $cheque-name } and start in { $city-name }. Nobody else knows the city.
}
event-round_started = Round { $round }. { $initiative ->
    [0] Angela has the initiative.
   *[other] Jessah has the initiative.
}
event-continent_answered = { $there ->
    [true] The informants: Angela is in { $continent-name }.
   *[false] The informants: Angela is not in { $continent-name }.
}
event-row_laid = Four cards are laid.
event-tokens_drawn = Your tokens: { $tokens-name }.
event-token_placed = { $token ->
    [none] { $seat ->
        [0] Angela places a token: { $slot-name }.
       *[other] Jessah places a token: { $slot-name }.
    }
   *[other] You place { $token-name }: { $slot-name }.
}
event-card_skipped = Card { $position }: no token, it is skipped.
event-tokens_turned = Card { $position }: { $outcome ->
    [alone] { $first ->
        [0] Angela is alone
       *[other] Jessah is alone
    } and performs both actions.
    [higher] { $left-name } against { $right-name }. { $first ->
        [0] Angela is higher: both actions, then Jessah her own side.
       *[other] Jessah is higher: both actions, then Angela her own side.
    }
    [pow] { $left-name } against { $right-name }. { $first ->
        [0] Angela’s POW cancels Jessah’s token.
       *[other] Jessah’s POW cancels Angela’s token.
    }
   *[tie] { $left-name } against { $right-name }, a tie: each her own side, { $first ->
        [0] Angela first.
       *[other] Jessah first.
    }
}
event-joker_chosen = { $seat ->
    [0] Angela’s Joker is
   *[other] Jessah’s Joker is
} { $kind ->
    [cheque] a Cheque.
    [bank] a Bank.
    [security] a Security.
   *[move] a Movement.
}
event-passed = { $seat ->
    [0] Angela passes
   *[other] Jessah passes
} { $what ->
    [cheque] on a Cheque.
    [bank] on the Bank.
    [security] on a Security.
    [move] on her remaining moves.
    [joker] on the Joker.
    [black_radar] on the black radar.
    [black_barrier] on the black barrier.
    [seizure] on seizing a cheque.
    [remove] on taking a token off.
   *[destroy] on destroying an upgrade.
}
event-cheque_drawn = { $cheque ->
    [none] { $seat ->
        [0] Angela draws a cheque.
       *[other] Jessah draws a cheque.
    }
   *[other] You draw { $cheque-name }.
}
event-cheque_cashed = { $seat ->
    [0] Angela cashes { $cheque-name } in { $city-name }. Her total: ${ $total }.
   *[other] Jessah cashes { $cheque-name } in { $city-name }.
}
event-security_changed = Angela’s security is at { $security }.
event-paid = Angela pays for { $target-name }; her security is at { $security }.
event-radar_placed = { $black ->
    [true] A black radar is placed: { $continent-name }.
   *[false] A radar is placed: { $continent-name }.
}
event-radar_turned = The radar is turned black: { $continent-name }.
event-barrier_placed = { $black ->
    [true] A black barrier is placed: { $route-name }.
   *[false] A barrier is placed: { $route-name }.
}
event-barrier_turned = The barrier is turned black: { $route-name }.
event-barrier_shifted = { $black ->
    [true] The black barrier { $origin-name } is shifted: { $route-name }.
   *[false] The barrier { $origin-name } is shifted: { $route-name }.
}
event-token_removed = Off the board: { $target-name }.
event-jessah_moved = Jessah goes to { $city-name }.
event-inspected = { $found ->
    [true] Jessah inspects { $city-name } and finds Angela!
   *[false] Jessah inspects { $city-name }: nobody.
}
event-angela_moved = You are in { $city-name }. Nobody else knows.
event-movement_finished = Angela’s movement is over{ $payments-count ->
    [0] {""}
   *[other] ; she pays for { $payments-name }
}{ $radars ->
    [none] . Radars will be named after her turn.
   *[other] { $radars-count ->
        [0] . No radar.
       *[other] . Radars: { $radars-name }{ $cities ->
            [none] .
           *[other] { " " }({ $cities-name }).
        }
    }
}
event-radars_announced = { $radars-count ->
    [0] After Angela’s turn: no radar.
   *[other] After Angela’s turn, radars: { $radars-name }{ $cities ->
        [none] .
       *[other] { " " }({ $cities-name }).
    }
}
event-captured = Angela is caught in { $city-name }, { $captures ->
    [1] for the first time.
    [2] for the second time.
   *[other] { $captures } times by now.
}
event-identity_chosen = Angela escapes as { $identity-name }.
event-identity_turned = { $identity-name } is used up.
event-upgrade_chosen = { $seat ->
    [0] Angela chooses
   *[other] Jessah chooses
} { $upgrade-name } for Jessah{ $removed ->
    [none] .
   *[other] ; { $removed-name } leaves the game.
}
event-upgrades_exhausted = No upgrade is left: Jessah gets a Security and a Movement instead.
event-hand_seen = Angela’s cheques: { $cheques-name }.
event-cheque_seized = Jessah seizes { $cheque-name }: it goes to the bottom of the pile.
event-upgrade_destroyed = { $upgrade-name } is destroyed.
event-round_ended = Round { $round } is over{ $reset ->
    [true] ; cards and tokens are shuffled anew.
   *[false] .
}
event-resigned = { $seat ->
    [0] Angela resigns.
   *[other] Jessah resigns.
}
event-match_won = { $reason ->
    [goal] Angela has reached her goal and wins.
    [captured] Angela has no identity left: Jessah wins.
    [resigned] { $winner ->
        [0] Angela wins.
       *[other] Jessah wins.
    }
    [round_cap] The last round is over: Jessah wins.
    [impossible_goal] Angela can no longer reach her goal: Jessah wins.
   *[abandoned] The match is given up, nobody wins.
}
event-everything_shown = Angela’s whole route: { $route-name }.

## The end, in large letters

game-end-angela = Gone with the money: Angela wins!
    .hint = She has cashed ${ $total } of ${ $goal }.
game-end-jessah = The hunt is over: Jessah wins!
    .hint = Angela had cashed ${ $total } of ${ $goal }.
game-end-none = Match given up, nobody wins.
    .hint = The route is shown all the same.

## Why not

refusal-rn-other-turn = { $seat ->
    [0] It is Angela’s turn to decide.
   *[other] It is Jessah’s turn to decide.
}
refusal-rn-not-the-question = That is not what is asked now.
refusal-rn-take-back-first = A cheque and a city are chosen already: take them back first.
refusal-rn-not-in-your-hand = { $cheque-name } is not in your hand.
refusal-rn-start-is-incomplete = { $radars ->
    [0] First a cheque and a city.
   *[other] First a cheque, a city and { $radars } radars on different continents.
}
refusal-rn-identity-chosen-already = { $identity-name } is chosen already.
refusal-rn-token-not-held = You do not hold { $token-name }.
refusal-rn-slot-is-taken = A token lies there already.
refusal-rn-own-token-on-card = You have a token on this card already: another card is needed.
refusal-rn-name-the-tokens = Say first which tokens leave the board, or take the choice back.
refusal-rn-put-the-barrier-down = Put the barrier down first, or take it back.
refusal-rn-city-does-not-match = { $cheque-name } cannot be cashed in { $city-name }: the colours differ.
refusal-rn-radar-there-already = { $continent-name } has such a radar already.
refusal-rn-start-radars-are-placed = { $radars ->
    [1] One radar is enough at the start.
   *[other] { $radars } radars are enough at the start.
}
refusal-rn-no-radar-left = No radar is left in the supply.
refusal-rn-barrier-there-already = A barrier is there already: { $route-name }.
refusal-rn-no-barrier-left = No barrier is left in the supply: one on the board may be shifted.
refusal-rn-no-barrier-there = There is no barrier to shift: { $route-name }.
refusal-rn-black-barrier-stays = A black barrier cannot be shifted here.
refusal-rn-take-a-barrier-from-the-supply = A barrier is left in the supply: take that one.
refusal-rn-every-route-is-barred = Every route has a barrier already.
refusal-rn-not-a-neighbour = No route leads from here to { $city-name }.
refusal-rn-no-moves-left = No moves are left: end the movement.
refusal-rn-barrier-in-the-way = A barrier is in the way: { $route-name }. Pay for it, or go elsewhere.
refusal-rn-only-angela-pays = Security points are Angela’s.
refusal-rn-no-payment-before-round-one = Points can be spent from the first round on.
refusal-rn-too-few-points = { $cost } points are needed.
refusal-rn-pay-in-your-own-turn = At this table points are spent in your own turn, in an escape or before a gain.
refusal-rn-finish-your-choice = Finish your choice first, or take it back.
refusal-rn-black-is-immune = { $target-name }: black ones stay.
refusal-rn-radar-is-spent = { $target-name }: you have set it off already, it can no longer be paid for.
refusal-rn-nothing-there = Not on the board: { $target-name }.
refusal-rn-upgrade-not-shown = { $upgrade-name } is not among those shown.
refusal-rn-not-in-angelas-hand = { $cheque-name } is not in Angela’s hand.
refusal-rn-identity-is-used = { $identity-name } is used up.
refusal-rn-identity-not-in-play = { $identity-name } is not in play.
refusal-rn-name-the-upgrade = Say first which upgrade is destroyed.
refusal-rn-not-among-these = That one cannot be chosen: { $target-name }.
refusal-rn-upgrade-not-owned = { $upgrade-name } does not lie in front of Jessah.

## Table options

option-identities = Angela’s identities
    .random = drawn at random
    .beginner = Journalist and Pilot, for a first match
    .choose = chosen by Angela
option-joker_icons = icons of a Joker
option-capture_ends = what a capture ends
    .action = the movement that led to it
    .card = Jessah’s whole turn on this card
option-black_barrier_movable = black barriers
    .true = may be shifted
    .false = stay where they are
option-black_radar_repeat = black radars
    .true = name every city entered
    .false = speak once per movement
option-lawyer_tokens = what the Lawyer removes
    .supply = returns to the supply
    .removed = leaves the game
option-destroy_units_target = leaving with Permanent units
    .black = black tokens
    .any = any tokens
option-announce_at = radars are named
    .movement = after each movement
    .card_turn = after Angela’s whole turn on a card
option-pay_timing = security points are spent
    .stops = at any moment, with stops
    .live = at any moment, first come
    .own_turn = in Angela’s own turn, for correspondence
option-impossible_goal = if the goal is out of reach
    .continue = the hunt goes on
    .jessah_wins = Jessah wins at once
option-round_cap = last round (0: none); after it Jessah wins
option-agent_notebook = Jessah’s notebook
    .true = lists where Angela may be
    .false = none, she keeps her own
option-clocks = clocks
    .live = live
    .off = none
    .correspondence = by correspondence, a day per decision

## What can be wrong with an edition

problem-rn-degree = { $routes } routes leave this city; 2 to 5 play best.
problem-rn-little-money = All cheques together are worth { $money }, less than twice the goal of { $goal }.
problem-rn-odd-upgrades = { $copies } cards: the last one is gained without a choice.
problem-rn-action-id = The id of an action card is a capital letter and a number.
problem-rn-one-language = The text stands in one language only.
problem-rn-more-than = { $value } is more than { $other }, which is { $limit }.
problem-rn-radar-each-continent = { $radars } radars are too many for { $continents } continents.
problem-rn-continents = There are { $count } continents; { $continents } are needed.
problem-rn-colour-twice = Another continent has this colour.
problem-rn-map-size = The map is at least 1 by 1.
problem-rn-two-cities = A continent has at least 2 cities.
problem-rn-outside-the-map = ({ $x }, { $y }) lies outside the map of { $width } by { $height }.
problem-rn-no-such-city = There is no city “{ $city }”.
problem-rn-route-to-itself = A route joins two different cities.
problem-rn-route-twice = These two cities are joined already.
problem-rn-no-such-route = There is no such route in map.routes, written this way round.
problem-rn-no-route = No route leads there.
problem-rn-no-way = No way leads there from { $start }.
problem-rn-cheque-each-continent = Each continent has a cheque.
problem-rn-no-such-continent = There is no such continent.
problem-rn-cheque-worthless = A cheque is worth something.
problem-rn-too-few-cheques = There are { $count } cheques; two hands and one more make { $least }.
problem-rn-goal-out-of-reach = All cheques together are worth { $money }, less than the goal of { $goal }.
problem-rn-cheque-value = The value of a cheque is a positive number.
problem-rn-rows = There are { $cards } cards, which is not { $rounds } rows of { $row }.
problem-rn-no-action = “{ $word }” is no action. There are: { $known }.
problem-rn-icons = The action { $word } has 1 to { $most } icons, as in { $word }:1.
problem-rn-token-value = A number on a token is at least 1.
problem-rn-tokens = There are { $count } tokens, POW included, which is not { $rounds } times { $tokens }.
problem-rn-no-effect = The card does nothing.
problem-rn-effect-of-kind = { $kind ->
    [permanent] Only permanent upgrades have this effect.
   *[immediate] Only immediate upgrades have this effect.
}
problem-rn-place-black = One radar, one barrier or one of each.
problem-rn-no-grant = “{ $granted }” is no action to grant, as move:2 or security:3 would be.
problem-rn-only-one = Only 1 is known.
problem-rn-identities-in-play = There are { $count } identities here, and { $in_play } in play.
problem-rn-no-step = “{ $step }” is no step of an escape.
problem-rn-security-beyond = “{ $step }” is beyond numbers.security_max, which is { $most }.
problem-rn-no-such-identity = There is no such identity.
