import { describe, expect, it } from "vitest";
import { cardOf, signed, sortedHand, sumOf } from "../../src/games/casa_de_papel/cards";
import { board, markOf, marks, results } from "../../src/games/casa_de_papel/claims";
import { honesty, isTrue, lastBeliefs } from "../../src/games/casa_de_papel/facts";
import { Words } from "../../src/lib/words";
import type { CasaView, ClaimShown, Truth } from "../../src/games/casa_de_papel/types";

function claim(seat: number, round: number, text: string, stands = true): ClaimShown {
  return { round, phase: "debate", seat, claim: text, stands };
}

function view(change: Partial<CasaView>): CasaView {
  return { seat: 0, seats: 3, round: 2, claims: [], history: [], ...change } as CasaView;
}

const cards = {
  B: { family: "print", mod: 0 },
  B250: { family: "print", mod: 250 },
  B500: { family: "print", mod: 500 },
  S: { family: "sabotage", mod: 0 },
  S250: { family: "sabotage", mod: -250 },
  strike: { family: "sabotage", mod: -750 },
};
const words = new Words("en", "", { lang: "en", ftl: "", names: {}, faces: { cards, step: 250, gain: 500, loss: 500 } });

describe("cards", () => {
  it("have the family and the amount that the edition prints, however their kind is spelled", () => {
    expect(cardOf(words, "B250")).toEqual({ kind: "B250", family: "print", mod: 250 });
    expect(cardOf(words, "strike")).toEqual({ kind: "strike", family: "sabotage", mod: -750 });
  });

  it("of a family have no amount", () => {
    expect(cardOf(words, "sabotage")).toEqual({ kind: "sabotage", family: "sabotage", mod: 0 });
    expect(cardOf(words, "print")).toEqual({ kind: "print", family: "print", mod: 0 });
  });

  it("writes amounts with their sign", () => {
    expect([signed(250), signed(-500), signed(0)]).toEqual(["+250", "−500", ""]);
  });

  it("says how a result came about, where it takes more than one number", () => {
    const sum = (kinds: string[], majority: string, change: number) => sumOf(words, kinds, majority, change).replaceAll("\u00a0", " ");
    expect(sum(["B500", "S250", "B250"], "print", 1250)).toBe("500 + 500 + 250");
    expect(sum(["B", "B", "S"], "print", 500)).toBe("");
    expect(sum(["S250", "strike", "B500"], "sabotage", -1000)).toBe("−250 − 750");
    expect(sum(["S250", "strike", "B500"], "sabotage", -500)).toBe(""); // it cannot fall below its floor
  });

  it("sorts a hand by the order of the edition", () => {
    expect(sortedHand(["S", "B250", "B"], ["B", "B250", "S"])).toEqual(["B", "B250", "S"]);
  });
});

describe("marks", () => {
  it("draws what a claim names", () => {
    expect(markOf(words, claim(1, 1, "my_card(card=S250)"))).toMatchObject({ glyph: "wrench", text: "−250", family: "sabotage" });
    expect(markOf(words, claim(1, 1, "choose_me"))).toMatchObject({ glyph: "take", tone: "yes" });
    expect(markOf(words, claim(1, 1, "advise(player=2, what=leave)"))).toMatchObject({ glyph: "leave", tone: "no", player: 2 });
    expect(markOf(words, claim(1, 1, "suspect(player=0, who=raquel)"))).toMatchObject({ glyph: "lens", player: 0, who: "raquel" });
    expect(markOf(words, claim(1, 1, "my_hand(count=2)"))).toMatchObject({ text: "2", family: "sabotage" });
  });

  it("puts the card first and the wish second", () => {
    const said = [claim(1, 1, "trust(player=2)"), claim(1, 1, "skip_me"), claim(1, 1, "my_card(card=B)")];
    expect(marks(words, said).map((mark) => mark.verb)).toEqual(["my_card", "skip_me", "trust"]);
  });
});

describe("the board of claims", () => {
  const history = [
    { round: 1, leader: 0, selected: [0, 1], revealed: ["B", "S"], loot: 500 },
    { round: 2, leader: 1, selected: [], revealed: null, loot: null },
  ];
  const claims = [
    claim(1, 1, "my_card(card=B)", false),
    claim(1, 1, "my_card(card=S)"),
    claim(1, 2, "choose_me"),
    claim(2, 2, "trust(player=1)"),
  ];

  it("has a row per seat in the order given and a cell per round begun, with what stands", () => {
    const rows = board(words, view({ claims, history }), [1, 2, 0]);
    expect(rows.map((row) => row.seat)).toEqual([1, 2, 0]);
    expect(rows[0]?.cells.map((cell) => cell.marks.map((mark) => mark.claim.claim))).toEqual([["my_card(card=S)"], ["choose_me"]]);
    expect(rows[0]?.all).toHaveLength(3);
    expect(rows[2]?.cells.every((cell) => cell.marks.length === 0)).toBe(true);
  });

  it("tells what each round changed, and nothing of a round that is open", () => {
    expect(results(view({ history })).map((result) => result.change)).toEqual([500, null]);
  });
});

describe("claims against facts", () => {
  const truth: Truth = {
    roles: ["robber", "raquel", "professor"],
    names: ["quartz", "raquel", "professor"],
    left_out: "",
    laid: [["B", "S", "S250"], ["S", "B", "B"], ["B500", "B", "S"]],
    brought_in: null,
    put_out: null,
    peeked: null,
  };

  it.each([
    [claim(0, 1, "my_card(card=print)"), true],
    [claim(0, 1, "my_card(card=B250)"), false],
    [claim(0, 2, "was_mine(kind=S)"), true],
    [claim(0, 1, "my_hand(count=2)"), true],
    [claim(0, 2, "my_hand(count=2)"), false],
    [claim(1, 1, "my_team(team=red)"), false],
    [claim(2, 1, "my_role(role=professor)"), true],
    [claim(0, 1, "suspect(player=1, who=blue)"), true],
    [claim(0, 1, "suspect(player=2, who=raquel)"), false],
    [claim(0, 1, "choose_me"), null],
    [claim(0, 1, "trust(player=1)"), null],
  ])("judges %o", (said, verdict) => {
    expect(isTrue(words, said, truth)).toBe(verdict);
  });

  it("counts true and false claims of a seat", () => {
    const claims = [claim(0, 1, "my_card(card=S)"), claim(0, 1, "my_team(team=red)"), claim(0, 1, "choose_me")];
    expect(honesty(words, view({ claims }), truth, 0)).toEqual({ right: 1, wrong: 1 });
  });

  it("keeps the last belief of each bot", () => {
    const belief = { seat: 1, round: 1, step: "speak", blue: [], professor: [], action: "", reason: "" };
    expect(lastBeliefs([belief, { ...belief, round: 4 }]).get(1)?.round).toBe(4);
  });
});
