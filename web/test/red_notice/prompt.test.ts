import { beforeEach, describe, expect, it } from "vitest";
import { promptOf as shownBy } from "../../src/frame/prompt";
import { own } from "../../src/games/red_notice/own";
import { pick } from "../../src/games/red_notice/pick.svelte";
import { promptOf } from "../../src/games/red_notice/prompt";
import type { GameProps } from "../../src/lib/game";
import type { Asked, Shown } from "../../src/lib/wire";

const PAY: Shown = { verb: "pay", args: { target: "radar:asia" } };
const RESIGN: Shown = { verb: "resign" };

/** Words that say their key; what they are told is not looked at. */
const words = { has: () => true, say: (key: string) => key, act: ({ verb }: Shown) => verb, name: (_: string, id: string) => id, waiting: () => "waiting", step: () => "step" };

function table(step: string, asked: Partial<Asked> | null, offers: readonly Shown[] = [RESIGN]): GameProps {
  const view = { mine: { city: "rio", planned: "rio", draft: [], moves: 2 }, turns: [] };
  const sight = { step, view, offers, deciding: [1], deadlines: [], asked: asked && { id: 1, options: [], draft: [], locked: false, ...asked } };
  return { sight, words, table: { paused: false }, replaying: false } as unknown as GameProps;
}

function looks(props: GameProps): Record<string, string | undefined> {
  return Object.fromEntries((promptOf(props)?.buttons ?? []).map(({ id, look }) => [id, look]));
}

beforeEach(() => pick.set(null));

describe("the prompt", () => {
  it("lights no lamp for those who wait, though they may pay or resign", () => {
    const props = table("move_jessah", null, [PAY, RESIGN]);
    expect(shownBy(props, promptOf(props)).yours).toBe(false);
    expect(promptOf(props)?.buttons?.flatMap(({ menu }) => menu ?? []).map(({ act }) => act)).toEqual([PAY]);
  });

  it("says what to play for while the other side sets up", () => {
    const props = table("jessahs_start", null);
    expect(promptOf(props)?.hint).toBeUndefined();
    Object.assign(props.sight.view as object, { phase: "setup", seat: 0 });
    expect(promptOf(props)?.hint).toBe("game-role-angela.goal");
  });

  it("leaves giving up to the menu of the table", () => {
    expect(promptOf(table("place_token", null))?.buttons).toEqual([]);
  });

  it("asks to end a movement only when there is one", () => {
    const options = [{ verb: "go", args: { city: "lima" } }, { verb: "end_movement" }];
    expect(looks(table("plan_movement", { options }))).toMatchObject({ end_movement: undefined });
    expect(looks(table("plan_movement", { options, draft: [options[0]!] }))).toMatchObject({ end_movement: "filled" });
  });

  it("says that a barrier may be shifted where there is one, and that it goes to a route", () => {
    const [lift, drop] = [{ verb: "lift", args: { route: "rio-dakar" } }, { verb: "put_barrier", args: { route: "rio-lima" } }];
    const say = own(table("place_security", {}).words);
    expect(promptOf(table("place_security", { options: [drop] }))?.hint).toBe("step-place_security.hint");
    expect(promptOf(table("place_security", { options: [lift, drop] }))?.hint).toBe(`step-place_security.hint ${say("or-shift")}`);
    expect(promptOf(table("place_security", { options: [drop], draft: [lift] }))?.hint).toBe(say("now-a-route"));
  });

  it("says that no cheque can be cashed, and fills the only button", () => {
    const props = table("use_bank", { options: [{ verb: "skip" }] });
    expect(promptOf(props)?.hint).toBe(own(props.words)("nothing-to-cash"));
    expect(looks(props)).toEqual({ skip: "filled" });
    expect(promptOf(table("use_bank", { options: [{ verb: "skip" }, { verb: "cash", args: { cheque: "asia:100000" } }] }))?.hint).toBeUndefined();
  });
});
