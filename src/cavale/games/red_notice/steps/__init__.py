"""The rules of Red Notice, one file per part; and what each question can be answered with.

`message.step` names the question, `asked.options` lists what is possible now, `asked.draft` what was put together so
far. An answer of one action is complete at once; a draft is private until the action in bold completes it.

| step | who | options |
|---|---|---|
| `pick_identities` | Angela | `keep_identity(identity)`, until there are enough (table option `identities = choose`) |
| `jessahs_start` | Jessah | in any order `start(city, cheque)` and `put_radar(continent)` twice, then **`confirm`** |
| `angelas_start` | Angela | `start(city, cheque)` |
| `place_token` | either | `place(token, slot)` |
| `choose_joker` | actor | `joker(kind)`, `skip` |
| `draw_cheque` | actor | `draw`, `skip` |
| `use_bank` | actor | `cash(cheque)`, `skip` |
| `gain_security` | Angela | `gain`, `skip`; at a full track also `pay(target)` first |
| `place_security` | Jessah | `put_radar(continent)`, `put_barrier(route)`, `skip`; to shift a barrier `lift(route)`, then **`put_barrier(route)`** |
| `move_jessah` | Jessah | `step(city)`, `inspect_here`, `stop` |
| `plan_movement` | Angela | in order `go(city)`, `stay`, `pay(target)`, then **`end_movement`** |
| `choose_upgrade` | casher | `choose_upgrade(upgrade)` |
| `place_black_radar` | Jessah | `black_radar(continent)`, `skip` |
| `place_black_barrier` | Jessah | `black_barrier(route)`, `skip`; with an empty supply also `lift(route)`, then **`black_barrier(route)`** |
| `seize_cheque` | Jessah | `seize(cheque)`, `skip` |
| `choose_identity` | Angela | `choose_identity(identity)` |
| `remove_white` | Angela | `remove(target)`, `skip` |
| `destroy_upgrade` | Angela | **`destroy(upgrade)`**, `skip`; for an upgrade with black tokens `destroy(upgrade)`, then **`remove(target)`** for each kind of which there are several |
| `pay_stop` | Angela | `pay(target)`, `go_on` |

Besides, from round 1 on, whoever is asked: Angela is offered `pay(target)` (not while she forms a draft of her own, and
where it is no option anyway), and both are offered `resign`.
"""
