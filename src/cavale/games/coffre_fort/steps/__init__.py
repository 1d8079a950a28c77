"""The rules of La Course au Coffre-Fort, one file per part; and what each question can be answered with.

`message.step` names the question, `asked.options` lists what is possible now. Every answer is one action.

    get_ready     all     ready
    before_roll   roller  roll; flip_trap, counter, lift, flip_token, pass_robot(agent, tool), pass_robot(agent),
                          play(tool)
    react         roller  go; play(tool)
    move          roller  stay; walk(path), walk(path, tool), hop(room); for a prisoner play(tool)
    after_move    roller  end_turn; the same as before_roll but for the roll
    turn_dial     any     turn_dial (table option `manual_dial`)

In each question but the first and the last the roller is also offered to say something (`claims.py`), at tables with
people: intend(room), ask_tool(tool), ask_help, ask_free.

`agent` is a colour. `path` is the squares of a walk, the room at its end included, joined by ">": "8,8>7,8>6,8>r1";
the place where it begins is left out, it is where the agent stands. With the table option `passage_exit = walk` a path
may begin with the passage room through which the agent comes out: "p2>12,12>13,12". `tool` in walk is the one that
doubles the number; it is named for paths that need it, and only for these.
"""
