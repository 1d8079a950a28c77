"""The rules of La Traque, one file per part; and what each question can be answered with.

`message.step` names the question, `asked.options` lists what is possible now.

    take_faction     any seat without one   take_faction(faction)
    take_action      the player in turn     move_investigate(zone, place), move_hunt(zone), inform(agent, card),
                                            capture(agent, slot), capture(agent, slot, track), use(card, mode),
                                            activate(card), objective(card, line), objective(card, line, marker),
                                            destiny, pass, end_turn; withdraw(agent) with the table option `recall`
    keep_cards       all with cards in hand keep(card) ... keep_done

All other questions are choices of the player in turn, while an effect is resolved. Each is answered by `choose` with
exactly one argument, or by `decline`; several picks are a run, published when the last is made.

    choose_track     choose(track)      influence
    choose_reach     choose(track)      ambition of Réseau
    choose_rebate    choose(track)      which track an objective costs less on
    choose_marker    choose(marker)     ambition of CCCP
    choose_deck      choose(deck)       a mixed deck to draw from
    choose_fugitive  choose(slot), then choose(track) for a collaborationist; decline: capture, recruit, trial
    choose_block     choose(slot); decline
    choose_swap      choose(slot), choose(slot); decline
    choose_shift     choose(track), choose(track) ...; decline: from and to, point by point
    choose_recall    choose(place) ...; decline
    choose_ready     choose(card) ...; decline
    choose_peeked    choose(card) ...: which of the cards seen are kept
    choose_agent     choose(agent); decline: whose cards to look at, "1:3" is agent 3 of seat 1
    choose_hand      choose(seat); decline
    choose_judged    choose(card)
    choose_option    choose(option): one of the lists of an effect, numbered from 1
    choose_special   choose(card): one of a pair
    choose_trigger   choose(trigger): which waiting card reacts first

`place` in move_investigate is the number of the place in its zone; 0 is the extra place of LT-OP-08. `mode` is
"mission" or "cooperation", `line` "success" or "triumph". Agents are numbered from 1; the lowest in the HQ moves.
"""
