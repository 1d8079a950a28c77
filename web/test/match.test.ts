import { describe, expect, it } from "vitest";
import { TableModel } from "../src/lib/match.svelte";
import type { Answer } from "../src/lib/socket";
import type { Event, FromServer, Shown, Sight } from "../src/lib/wire";

const told = (tag: string): Event => ({ event: tag });

function sight(number: number, more: Partial<Sight> = {}): Sight {
  return {
    type: "sight", number, now: 0, seat: 0, view: {}, events: [], whole: false, step: "choose", deciding: [], asked: null,
    offers: [], deadlines: [], talk: null, undo: false, beliefs: [], ...more,
  } as Sight;
}

const asked = { id: 4, options: [{ verb: "choose", args: { kind: "B" } }, { verb: "lock" }], draft: [], locked: false };

function answering(model: TableModel, answer: Answer) {
  const sent: object[] = [];
  model.speakThrough({ send: (frame) => (sent.push(frame), Promise.resolve(answer)) });
  return sent;
}

describe("a table as the browser knows it", () => {
  it("keeps all events, and knows which are fresh", () => {
    const model = new TableModel();
    model.hear(sight(3, { whole: true, events: [told("a"), told("b")] }));
    expect([model.events.length, model.fresh.length]).toEqual([2, 0]);
    model.hear(sight(4, { events: [told("c")] }));
    expect([model.events.map((one) => one.event), model.fresh.map((one) => one.event)]).toEqual([["a", "b", "c"], ["c"]]);
    model.hear(sight(4, { events: [told("c")] })); // an echo
    expect(model.events).toHaveLength(3);
    model.hear(sight(4, { whole: true, events: [told("a"), told("b"), told("c")] })); // after a reconnection
    expect([model.events.length, model.fresh.length]).toEqual([3, 0]);
  });

  it("answers the open question by its number, and takes offers without one", async () => {
    const model = new TableModel();
    const sent = answering(model, { kind: "done" });
    model.lineChanged("open", "");
    model.hear(sight(1, { whole: true, asked, offers: [{ verb: "speak" }] }));
    expect([model.can("choose", { kind: "B" }), model.can("choose", { kind: "S" }), model.can("speak")]).toEqual([true, false, true]);
    expect(await model.act("choose", { kind: "B" })).toBe(true);
    await model.act("speak");
    expect(sent).toEqual([
      { type: "act", verb: "choose", args: { kind: "B" }, ask: 4 },
      { type: "act", verb: "speak", args: {}, ask: null },
    ]);
  });

  it("says why not until something else happens, and lights what forbids it", async () => {
    const model = new TableModel();
    model.hear(sight(1, { whole: true }));
    answering(model, { kind: "refused", refusal: { rule: "R", key: "not-now", args: {}, blocked_by: "seat:3" } });
    expect(await model.act("lock")).toBe(false);
    expect([model.no?.refusal?.rule, model.highlight]).toEqual(["R", "seat:3"]);
    model.hear(sight(2));
    expect([model.no, model.highlight]).toEqual([null, null]);
  });

  it("on one device for all hands the screen to who is asked, and speaks in that name", async () => {
    const model = new TableModel();
    const sent = answering(model, { kind: "done" });
    model.hear(sight(1, { whole: true }));
    expect(model.hotSeat).toBe(false);
    model.hear(sight(1, { whole: true, seat: 1, asked }));
    expect([model.hotSeat, model.nextAtScreen()]).toEqual([true, 1]);
    model.sitAt(1);
    expect(model.nextAtScreen()).toBeNull();
    await model.act("lock");
    expect(sent).toEqual([{ type: "act", verb: "lock", args: {}, ask: 4, seat: 1 }]);
    // An answer that can still be changed does not keep the others from theirs.
    model.hear(sight(2, { seat: 0, asked }));
    model.hear(sight(2, { seat: 1, asked: { ...asked, locked: true } }));
    expect(model.nextAtScreen()).toBe(0);
  });

  it("on one device for all hands the screen on while the table waits for somebody of whom nothing is asked", () => {
    const model = new TableModel();
    const awaited = ({ offers }: Sight) => offers.some((offer) => offer.verb === "done");
    const next = (...offers: Shown[][]) => {
      offers.forEach((offered, seat) => model.hear(sight(1, { whole: true, seat, step: "debate", offers: offered })));
      return model.nextAtScreen(awaited);
    };
    expect(next([{ verb: "done" }], [{ verb: "done" }])).toBeNull();
    expect(next([{ verb: "trust" }], [{ verb: "done" }])).toBe(1);
    model.hear(sight(1, { whole: true, seat: 0, step: "reveal" }));
    expect(model.nextAtScreen(awaited)).toBeNull(); // the others are ahead by a moment
    model.hear(sight(1, { whole: true, seat: 0, step: "debate", asked }));
    expect(model.nextAtScreen(awaited)).toBeNull();
  });

  it("looks through a seat whose owner is away, speaks in its name when it is asked, and hands it back", async () => {
    const model = new TableModel();
    const sent = answering(model, { kind: "done" });
    const table = (orphaned: boolean) =>
      ({ type: "table", table: { seat: 0, seats: [{ seat: 0, you: true, orphaned: false }, { seat: 1, you: false, orphaned }] } }) as unknown as FromServer;
    model.hear(table(false));
    model.hear(sight(1, { whole: true }));
    model.hear(sight(1, { whole: true, seat: 1, asked }));
    model.hear(table(true));
    expect([model.commanding, model.nextAtScreen()]).toEqual([null, 1]);
    model.sitAt(1);
    expect(model.commanding).toBe(1);
    await model.act("lock");
    await model.undo();
    expect(sent).toEqual([{ type: "act", verb: "lock", args: {}, ask: 4, seat: 1 }, { type: "undo" }]);
    model.hear(sight(2, { seat: 1 }));
    expect(model.nextAtScreen()).toBe(0); // nothing more is asked of it
    model.hear(table(false));
    expect([model.seat, model.commanding, model.hotSeat]).toEqual([0, null, false]);
  });

  it("knows nothing of a table that is covered, and everything again afterwards", () => {
    const model = new TableModel();
    model.hear(sight(1, { whole: true, events: [told("a")] }));
    expect(model.covered).toBe(false);
    model.hear(sight(2, { whole: true, view: null, step: "" }));
    expect([model.covered, model.events]).toEqual([true, []]);
    model.hear(sight(3, { whole: true, events: [told("a"), told("clock_frozen")] }));
    expect([model.covered, model.events.length]).toEqual([false, 2]);
  });
});
