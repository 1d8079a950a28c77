import { describe, expect, it } from "vitest";
import { promptOf } from "../../src/games/casa_de_papel/prompt";
import type { CasaView } from "../../src/games/casa_de_papel/types";
import type { GameProps } from "../../src/lib/game";
import { Words } from "../../src/lib/words";
import type { Asked, Shown } from "../../src/lib/wire";

const DONE: Shown = { verb: "done" };
const faces = { cards: {}, step: 250, gain: 600, loss: 400 };
const words = new Words("en", "", { lang: "en", ftl: "do-done = I am done\ndo-confirm = confirm", names: {}, faces });

/** Three seats: the reader, a bot who leads, and `third`. */
function table(step: string, view: Partial<CasaView> = {}, asked: Partial<Asked> | null = null, third = "bot"): GameProps {
  const seen = { seat: 0, seats: 3, leader: 1, done: [], said: [0, 0, 0], speaker: null, proposed: [], mine: {}, ...view };
  const seats = ["person", "bot", third].map((occupant) => ({ occupant, held_by_bot: false }));
  const sight = { step, view: seen, offers: view.done?.includes(0) ? [] : [DONE], asked: asked && { id: 1, options: [], draft: [], locked: false, ...asked } };
  return { sight, words, table: { seats }, can: () => false, replaying: false } as unknown as GameProps;
}

const hint = (...given: Parameters<typeof table>) => promptOf(table(...given))?.hint;
const lookOfDone = (step: string) => promptOf(table(step))?.buttons?.find(({ id }) => id === "done")?.look;

describe("the prompt of a debate", () => {
  it("says whom the table waits for before a bot names the next leader", () => {
    expect(hint("appoint")).toBe("Only you are awaited: speak, or “I am done”.");
    expect(hint("appoint", {}, null, "person")).toBe("Speak, or “I am done”.");
    expect(hint("appoint", { leader: 2 }, null, "person")).toBeUndefined(); // she names when she likes
    expect(hint("appoint", { done: [0] })).toBe("You are done.");
  });

  it("says so on the free floor, too, once all others are done", () => {
    expect(hint("free_floor", { done: [1] })).toBeUndefined();
    expect(hint("free_floor", { done: [1, 2] })).toBe("Only you are awaited: speak, or “I am done”.");
  });

  it("does not hurry anybody while the cards lie open, and lights no lamp for who is done", () => {
    expect([lookOfDone("free_floor"), lookOfDone("reveal_display")]).toEqual(["filled", "quiet"]);
    expect(hint("reveal_display")).toBeUndefined();
    expect(promptOf(table("reveal_display", { done: [0] }))?.lit).toBe(false);
  });
});

describe("the prompt of a decision", () => {
  it("counts the cards that a leader still has to choose", () => {
    const selecting = (proposed: number[]) => hint("select_cards", { select: 3, proposed }, {});
    expect(selecting([0])).toBe("Touch 2 more cards on the table. Yours counts already.");
    expect(selecting([0, 2])).toBe("Touch one more card on the table. Yours counts already.");
    expect(selecting([0, 1, 2])).toBe("That is all of them. Confirm: it will be final.");
  });

  it("says to everybody what an accusation is about, with the number of the edition", () => {
    const stake = "Right name: the loot loses 400. Wrong name: the robbers win.";
    expect([hint("accuse"), hint("accuse", {}, {})]).toEqual([stake, stake]);
  });
});
