import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { intentions, saidBy, speech } from "../../src/games/coffre_fort/claims";
import { marksOf } from "../../src/games/coffre_fort/marks";
import { own } from "../../src/games/coffre_fort/own";
import { pick } from "../../src/games/coffre_fort/pick.svelte";
import { press, send, useTool } from "../../src/games/coffre_fort/press";
import { promptOf } from "../../src/games/coffre_fort/prompt";
import type { CoffreFortView } from "../../src/games/coffre_fort/types";
import type { GameProps } from "../../src/lib/game";
import type { Shown, Sight } from "../../src/lib/wire";
import { Words } from "../../src/lib/words";
import { agent, FACES, patrol, view } from "./faces";

const ftl = readFileSync(new URL("../../../src/cavale/games/coffre_fort/text/en.ftl", import.meta.url), "utf8");
const words = new Words("en", "", { lang: "en", ftl, names: {}, faces: FACES }, ["Ada", "Bo"], 0);
const walk = (path: string, tool?: string): Shown => ({ verb: "walk", args: tool ? { path, tool } : { path } });

/** A table where these are the options, and what was sent from it. */
function table(options: readonly Shown[], given: Partial<CoffreFortView> = {}) {
  const acted: Shown[] = [];
  const wondered: Shown[] = [];
  const sight = { step: "move", deciding: [0], asked: { id: 1, options, draft: [], locked: false }, offers: [], deadlines: [], view: view(given) } as unknown as Sight;
  const props = {
    sight,
    words,
    replaying: false,
    highlight: null,
    hush: () => undefined,
    act: async (verb: string, args = {}) => acted.push({ verb, args }) > 0,
    whyNot: async (verb: string, args = {}) => void wondered.push({ verb, args }),
  } as unknown as GameProps;
  const button = (id: string) => promptOf(props)?.buttons?.find((one) => one.id === id);
  return { props, acted, wondered, button, filled: () => promptOf(props)?.buttons?.find(({ look }) => look === "filled")?.id };
}

beforeEach(() => pick.clear());

describe("the prompt", () => {
  it("puts what a room holds before the roll, and the roll before all else", () => {
    expect(table([{ verb: "roll" }, { verb: "flip_trap" }]).filled()).toBe("flip_trap");
    expect(table([{ verb: "roll" }, { verb: "play", args: { tool: "phone" } }]).filled()).toBe("roll");
  });

  it("says who one is and what to play for before the race, and how many are ready", () => {
    const ready = promptOf(table([{ verb: "ready" }], { phase: "ready", ready: [1], agents: [agent({ colour: "blue", seat: 0 }), agent({ colour: "red", seat: 1 })] }).props)?.hint;
    for (const part of [own(words)("you-are", { agents: words.name("agent", "blue") }), words.say("step-get_ready.help"), own(words)("hint-ready", { ready: 1, agents: 2 })]) expect(ready).toContain(part);
  });

  it("asks twice before the Robot is destroyed", () => {
    const rooms = [{ room: "A", trap: "fire", trap_state: "open", token: null, token_state: "down" }];
    const burning = { rooms, agents: [agent({ room: "A" })] };
    expect(table([{ verb: "counter" }], burning).button("counter")?.confirm).toBeTruthy();
    expect(table([{ verb: "counter" }], { ...burning, rooms: [{ ...rooms[0]!, trap: "gas" }] }).button("counter")?.confirm).toBeUndefined();
  });

  it("lists to whom the Robot can go, under the name of each", () => {
    const { button } = table([{ verb: "pass_robot", args: { agent: "red" } }, { verb: "pass_robot", args: { agent: "red", tool: "mask" } }, { verb: "roll" }]);
    expect(button("robot")?.menu?.map(({ group, icon }) => [group, icon])).toEqual([["Bo", "game:robot"], ["Bo", "game:mask"]]);
  });

  it("offers to double only where a walk would take it", () => {
    expect(table([walk("8,8>7,8"), { verb: "stay" }]).button("double")).toBeUndefined();
    const { props, button } = table([walk("8,8>7,8"), walk("8,8>7,8>6,8>5,8", "turbo"), { verb: "stay" }]);
    button("double")?.go?.();
    expect(marksOf(props).lit).toEqual(new Set(["square:5,8"]));
  });
});

describe("what is said", () => {
  const says = (claim: string, stands = true) => ({ claim, turn: 1, stands });

  it("stands on the plan as a flag, until it is done or old", () => {
    const agents = [agent({ says: says("intend(room=B)") }), agent({ seat: 1, colour: "red", says: says("intend(room=B)", false) }), agent({ colour: "green", says: says("ask_help") })];
    expect([...intentions(view({ agents }))].map(([room, who]) => [room, who.map(({ colour }) => colour)])).toEqual([["B", ["blue"]]]);
  });

  it("is spoken in words, under the name of whoever said it", () => {
    expect(saidBy(agent({ says: says("ask_tool(tool=mask)") }), words)).toMatch(/mask/);
    expect(saidBy(agent({ says: says("ask_help", false) }), words)).toBe("");
  });

  it("is one button with all that can be said", () => {
    const [button] = speech([{ verb: "intend", args: { room: "B" } }, { verb: "ask_tool", args: { tool: "mask" } }], words);
    expect(button?.menu?.map(({ label }) => label)).toEqual(["B", "mask"]);
    expect(new Set(button?.menu?.map(({ group }) => group)).size).toBe(2);
    expect(speech([], words)).toEqual([]);
  });
});

describe("a walk", () => {
  const options = [walk("8,8>7,8>6,8"), walk("11,6>11,5>11,4"), { verb: "stay" }];

  it("is led by one press and walked by the next", async () => {
    const { props, acted, filled } = table(options);
    await press(props, "square:6,8");
    expect(acted).toEqual([]);
    expect(filled()).toBe("walk");
    await press(props, "square:6,8");
    expect(acted).toEqual([options[0]]);
  });

  it("that would be noticed is marked, is not lit, and is walked by its button alone", async () => {
    const seen = { guard: patrol({ square: "11,4", watched: ["11,4", "11,5", "11,6"] }) };
    const { props, acted, button, filled } = table(options, seen);
    expect(marksOf(props).crosses).toEqual(new Set(["11,6"]));
    expect(marksOf(props).lit).toEqual(new Set(["square:6,8"]));
    await press(props, "square:11,4");
    await press(props, "square:11,4");
    expect(acted).toEqual([]);
    expect(filled()).toBeUndefined();
    expect(button("walk")?.act).toEqual(options[1]);
    expect(promptOf(props)?.hint).toMatch(/prison/);
  });

  it("that no die shows is answered on the spot, another one by the rules", async () => {
    const { props, wondered } = table(options);
    await press(props, "square:14,8");
    expect(wondered).toEqual([]);
    expect(promptOf(props)?.hint).toMatch(/No way of 6 steps/);
    await press(props, "square:15,8");
    expect(wondered).toEqual([walk("14,8>15,8")]);
    await press(props, "room:prison");
    expect(wondered).toHaveLength(1);
  });
});

describe("the Robot", () => {
  const passes: Shown[] = [{ verb: "pass_robot", args: { agent: "red" } }, { verb: "pass_robot", args: { agent: "red", tool: "mask" } }, { verb: "roll" }];

  it("takes the card that is held to whoever is pressed", async () => {
    const { props, acted } = table(passes, { window: "before", agents: [agent({ tools: ["mask"] }), agent({ seat: 1, colour: "red" })], robot: 0 });
    await useTool(props, "mask");
    expect(pick.tool).toBe("mask");
    await send(props, "red");
    expect(acted).toEqual([passes[1]]);
  });

  it("goes alone if it is held itself", async () => {
    const { props, acted } = table(passes, { window: "before", robot: 0 });
    await useTool(props, "robot");
    await send(props, "red");
    expect(acted).toEqual([passes[0]]);
  });

  it("that cannot go is wondered about", async () => {
    const { props, wondered } = table([{ verb: "roll" }], { window: "before" });
    await send(props, "red");
    expect(wondered).toEqual([{ verb: "pass_robot", args: { agent: "red" } }]);
  });
});
