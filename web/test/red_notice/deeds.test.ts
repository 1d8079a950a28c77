import { beforeEach, describe, expect, it, vi } from "vitest";
import { deedsAt, isDrafted, placeOf, placesOf, tried } from "../../src/games/red_notice/deeds";
import { pick } from "../../src/games/red_notice/pick.svelte";
import { pointed, press } from "../../src/games/red_notice/press";
import { plannedWay } from "../../src/games/red_notice/scene";
import type { RedNoticeView } from "../../src/games/red_notice/types";
import type { GameProps } from "../../src/lib/game";
import type { Shown, Sight } from "../../src/lib/wire";

function sight(step: string, options: Shown[], change: Partial<Sight> = {}): Sight {
  return { step, asked: { id: 1, options, draft: [], locked: false }, offers: [], ...change } as unknown as Sight;
}

function table(shown: Sight) {
  const act = vi.fn(async () => true);
  const whyNot = vi.fn(async () => undefined);
  const takeBack = vi.fn(async () => true);
  return { sight: shown, act, whyNot, takeBack, hush: vi.fn(), replaying: false } as unknown as GameProps & {
    act: typeof act;
    whyNot: typeof whyNot;
    takeBack: typeof takeBack;
  };
}

beforeEach(() => pick.set(null));

describe("places", () => {
  it("are named by what an action is about", () => {
    expect(placeOf({ verb: "go", args: { city: "rio" } })).toBe("city:rio");
    expect(placeOf({ verb: "pay", args: { target: "barrier:rio-dakar" } })).toBe("barrier:rio-dakar");
    expect(placeOf({ verb: "cash", args: { cheque: "africa:200000" } })).toBe("cheque:africa:200000");
    expect(placeOf({ verb: "skip" })).toBeNull();
  });

  it("hold every option there, and offers after what is asked", () => {
    const here = sight("place_security", [{ verb: "lift", args: { route: "rio-dakar" } }], {
      offers: [{ verb: "pay", args: { target: "barrier:rio-dakar" } }, { verb: "resign" }],
    });
    expect(deedsAt(here, "barrier:rio-dakar").map(({ verb }) => verb)).toEqual(["lift", "pay"]);
    expect([...placesOf(here.offers)]).toEqual(["barrier:rio-dakar"]);
  });
});

describe("a press", () => {
  it("does at once what can be taken back", async () => {
    const props = table(sight("plan_movement", [{ verb: "go", args: { city: "rio" } }]));
    await press(props, "city:rio");
    expect(props.act).toHaveBeenCalledWith("go", { city: "rio" });
  });

  it("points first at what cannot be taken back, and does it when pressed again", async () => {
    const props = table(sight("move_jessah", [{ verb: "step", args: { city: "rio" } }]));
    await press(props, "city:rio");
    expect(props.act).not.toHaveBeenCalled();
    expect(pointed(props).map(({ verb }) => verb)).toEqual(["step"]);
    await press(props, "city:rio");
    expect(props.act).toHaveBeenCalledWith("step", { city: "rio" });
    expect(pick.place).toBeNull();
  });

  it("leaves the choice between two cheques of a continent to the prompt", async () => {
    const starts = ["africa:100000", "africa:200000"].map((cheque) => ({ verb: "start", args: { city: "dakar", cheque } }));
    const props = table(sight("angelas_start", starts));
    await press(props, "city:dakar");
    await press(props, "city:dakar");
    expect(props.act).not.toHaveBeenCalled();
    expect(pointed(props)).toHaveLength(2);
  });

  it("asks why where nothing can be done", async () => {
    const props = table(sight("plan_movement", []));
    await press(props, "city:rio");
    expect(props.whyNot).toHaveBeenCalledWith("go", { city: "rio" });
  });

  it("takes a planned radar back", async () => {
    const radar = { verb: "put_radar", args: { continent: "asia" } };
    const shown = sight("jessahs_start", []);
    const props = table({ ...shown, asked: { ...shown.asked!, draft: [radar] } });
    await press(props, "radar:asia");
    expect(props.takeBack).toHaveBeenCalledWith("put_radar", { continent: "asia" });
  });

  it("does nothing while one looks back", async () => {
    const props = table(sight("plan_movement", [{ verb: "go", args: { city: "rio" } }]));
    await press({ ...props, replaying: true }, "city:rio");
    expect(props.act).not.toHaveBeenCalled();
  });
});

describe("drafts", () => {
  it("are what the rules leave open until its end", () => {
    expect(isDrafted("plan_movement", "pay")).toBe(true);
    expect(isDrafted("place_security", "put_barrier")).toBe(false);
  });

  it("are tried by the verb of the question", () => {
    expect(tried(sight("move_jessah", []), "city:rio")).toEqual({ verb: "step", args: { city: "rio" } });
    expect(tried(sight("use_bank", []), "cheque:asia:100000")).toEqual({ verb: "cash", args: { cheque: "asia:100000" } });
    expect(tried(sight("remove_white", [{ verb: "remove", args: { target: "radar:asia" } }]), "radar:europe")?.verb).toBe("remove");
    expect(tried(sight("place_token", []), "city:rio")).toBeNull();
  });

  it("of a movement lead from city to city, and staying enters the same again", () => {
    const view = { mine: { city: "rio", planned: "lima", draft: ["stay", "pay(target=radar:asia)", "go(city=lima)"] } };
    expect(plannedWay(view as unknown as RedNoticeView)).toEqual(["rio", "rio", "lima"]);
    expect(plannedWay({ mine: { city: "rio", planned: null, draft: [] } } as unknown as RedNoticeView)).toEqual([]);
  });
});
