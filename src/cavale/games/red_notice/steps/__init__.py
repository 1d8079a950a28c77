"""The rules of Red Notice, one file per part; and what each question can be answered with.

`message.step` names the question, `asked.options` lists what is possible now, `asked.draft` what was put together so
far. Most answers are one action. A draft is private until the action after the arrow completes it.

    pick_identities      Angela  keep_identity(identity) for each (table option `identities = choose`)
    jessahs_start        Jessah  start(city, cheque), put_radar(continent) for each, in any order -> confirm
    angelas_start        Angela  start(city, cheque)
    place_token          either  place(token, slot)
    choose_joker         actor   joker(kind), skip
    draw_cheque          actor   draw, skip
    use_bank             actor   cash(cheque), skip
    gain_security        Angela  gain, skip; at a full track also pay(target) first
    place_security       Jessah  put_radar(continent), put_barrier(route), skip; lift(route) -> put_barrier(route)
    move_jessah          Jessah  step(city), inspect_here, stop
    plan_movement        Angela  go(city), stay, pay(target) in order -> end_movement
    choose_upgrade       casher  choose_upgrade(upgrade)
    place_black_radar    Jessah  black_radar(continent), skip
    place_black_barrier  Jessah  black_barrier(route), skip; with an empty supply lift(route) -> black_barrier(route)
    seize_cheque         Jessah  seize(cheque), skip
    choose_identity      Angela  choose_identity(identity)
    remove_white         Angela  remove(target), skip
    destroy_upgrade      Angela  destroy(upgrade), skip; with black tokens to choose destroy(upgrade) -> remove(target)
    pay_stop             Angela  pay(target), go_on

Besides, whoever is asked: both are offered `resign`, and from round 1 on Angela is offered `pay(target)`, unless it is
an option anyway or she is forming a draft of her own.
"""
