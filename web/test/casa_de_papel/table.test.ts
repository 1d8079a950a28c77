import { describe, expect, it } from "vitest";
import { byVerb, deed, keyOf, mayPushBack, offered, ON_CARD, ON_SEAT, question } from "../../src/games/casa_de_papel/options";
import { angleOf, around, at, rows, sides } from "../../src/games/casa_de_papel/places";
import { cardsAreDown, majorityOf, myChoice, pushedForward } from "../../src/games/casa_de_papel/scene";
import type { CasaView } from "../../src/games/casa_de_papel/types";
import type { Sight } from "../../src/lib/wire";

function sight(change: Partial<Sight>): Sight {
  return { step: "select_cards", asked: null, offers: [], ...change } as Sight;
}

describe("what can be done", () => {
  const asked = {
    id: 1,
    options: [{ verb: "propose", args: { player: 2 } }, { verb: "confirm" }],
    draft: [{ verb: "propose", args: { player: 1 } }],
    locked: false,
  };
  const here = sight({ asked, offers: [{ verb: "trust", args: { player: 2 } }, { verb: "done" }] });

  it("is what was asked and what was offered, by verb", () => {
    expect(offered(here)).toHaveLength(4);
    expect([...byVerb(offered(here)).keys()]).toEqual(["propose", "confirm", "trust", "done"]);
    expect(keyOf({ verb: "suspect", args: { player: 2, who: "red" } })).toBe("suspect(player=2, who=red)");
    expect(keyOf({ verb: "done" })).toBe("done");
  });

  it("is found on a card or a seat only if it is offered", () => {
    expect(deed(here, 2, ON_CARD)?.verb).toBe("propose");
    expect(deed(here, 3, ON_CARD)).toBeNull();
    expect(deed(here, 2, ON_SEAT)).toBeNull();
  });

  it("pushes back what lies in the draft", () => {
    expect([mayPushBack(here, 1), mayPushBack(here, 2)]).toEqual([true, false]);
  });

  it("asks the question of the step", () => {
    expect(["speak", "appoint", "accuse"].map(question)).toEqual(["propose", "appoint", "accuse"]);
  });
});

describe("places", () => {
  it("seats the reader at the bottom and the others clockwise", () => {
    expect(around(5, 3)).toEqual([3, 4, 0, 1, 2]);
    expect(around(5, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(angleOf(0, 5)).toBe(90);
    expect(at(90, 10).y).toBeCloseTo(10);
  });

  it.each([4, 5, 6, 7, 8])("shows each of the others of %i seats once, in columns and in rows", (seats) => {
    const others = around(seats, 0).slice(1);
    const { left, top, right } = sides(seats, 0);
    expect([...left, ...top, ...right]).toEqual(others);
    const { above, below } = rows(seats, 0);
    expect([...above, ...below].sort()).toEqual([...others].sort());
    expect(above.length).toBeLessThanOrEqual(4);
  });

  it("shows a spectator all seats", () => {
    const { left, top, right } = sides(5, 5);
    expect([...left, ...top, ...right]).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("the scene", () => {
  const view = (change: Partial<CasaView>) => ({ phase: "debate", dark: false, round: 1, proposed: [], history: [], ...change }) as CasaView;
  const round = { round: 1, leader: 0, selected: [0, 2], revealed: null, loot: null };

  it("knows when the cards lie face down", () => {
    expect(cardsAreDown(view({ history: [round] }))).toBe(true);
    expect(cardsAreDown(view({ phase: "choice" }))).toBe(false);
    expect(cardsAreDown(view({ phase: "choice", dark: true }))).toBe(true);
    expect(cardsAreDown(view({ phase: "resolution", history: [{ ...round, revealed: ["B"] }] }))).toBe(false);
  });

  it("pushes forward what the leader proposes, then what is selected", () => {
    expect(pushedForward(view({ proposed: [1], history: [round] }))).toEqual([1]);
    expect(pushedForward(view({ history: [round] }))).toEqual([0, 2]);
  });

  it("shows the reader's own choice, drafted or laid", () => {
    const mine = { choices: [null] } as unknown as CasaView["mine"];
    const draft = [{ verb: "choose", args: { kind: "S" } }];
    expect(myChoice(view({ mine }), sight({ asked: { id: 1, options: [], draft, locked: false } }))).toBe("S");
    expect(myChoice(view({ mine: { ...mine, choices: ["B"] } as CasaView["mine"] }), sight({}))).toBe("B");
  });

  it("takes the winning family from what was told", () => {
    const counted = { event: "loot_counted", round: 1, majority: "sabotage", change: 0, loot: 0 } as const;
    expect([majorityOf([counted], 1), majorityOf([counted], 2)]).toEqual(["sabotage", ""]);
  });
});
