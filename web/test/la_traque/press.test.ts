import { beforeEach, describe, expect, it } from "vitest";
import { deedsAt, litPlaces } from "../../src/games/la_traque/deeds";
import { pick } from "../../src/games/la_traque/pick.svelte";
import { pageOf } from "../../src/games/la_traque/places";
import { drop, isLit, litNow, pointed, press } from "../../src/games/la_traque/press";
import { promptOf } from "../../src/games/la_traque/prompt";
import type { Shown } from "../../src/lib/wire";
import { agent, player, sight, table, view } from "./table";

const DOCUMENT = "registry:document";
const informs = [1, 2].map((number) => ({ verb: "inform", args: { agent: number, card: DOCUMENT } }));
const hunt = { verb: "move_hunt", args: { zone: "europe" } };
const investigate = { verb: "move_investigate", args: { zone: "press", place: 1 } };
const capture = { verb: "capture", args: { agent: 1, slot: "europe:1" } };

beforeEach(() => pick.clear());

describe("places", () => {
  it("are lit where something can be done", () => {
    const lit = litPlaces(sight("take_action", [hunt, investigate, capture, { verb: "pass" }]), []);
    expect([...lit].sort()).toEqual(["agent:0:1", "agents", "place:press:1", "slot:europe:1", "zone:europe", "zone:press"]);
  });

  it("go dark when they do not belong to what is pointed at", () => {
    const shown = sight("take_action", [...informs, hunt]);
    expect([...litPlaces(shown, [`hand:${DOCUMENT}`])].sort()).toEqual(["agent:0:1", "agent:0:2", `hand:${DOCUMENT}`]);
  });

  it("light the page on which they lie", () => {
    const pages = (...options: Shown[]) => [...litNow(table(sight("take_action", options)))].map(pageOf);
    expect(pages({ verb: "objective", args: { card: "o.usa.bond", line: "success" } })).toContain("mine");
    expect(pages({ verb: "choose", args: { seat: 1 } })).toEqual(["rivals"]);
    expect(pages(hunt, investigate, { verb: "destiny" }).filter(Boolean)).toEqual([]);
  });

  it("are those of the question that an effect asks", () => {
    const card = { verb: "choose", args: { card: "f.pol.csatar" } };
    expect(deedsAt(sight("choose_judged", [card]), "hand:f.pol.csatar")).toEqual([card]);
    expect(deedsAt(sight("choose_ready", [card]), "hq:f.pol.csatar")).toEqual([card]);
    const other = { verb: "choose", args: { agent: "1:3" } };
    expect(deedsAt(sight("choose_agent", [other]), "agent:1:3")).toEqual([other]);
  });

  it("are dark for who looks back, on a screen that all see, and when an answer is sealed", () => {
    const props = table(sight("take_action", [hunt]));
    expect(isLit(props, "zone:europe")).toBe(true);
    expect(isLit({ ...props, replaying: true }, "zone:europe")).toBe(false);
    expect(isLit({ ...props, veiled: true }, "zone:europe")).toBe(false);
    const asked = { ...props.sight.asked!, locked: true };
    expect(isLit({ ...props, sight: { ...props.sight, asked } }, "zone:europe")).toBe(false);
  });
});

describe("a press", () => {
  it("does at once what undo takes back", async () => {
    const props = table(sight("take_action", [hunt]));
    await press(props, "zone:europe");
    expect(props.act).toHaveBeenCalledWith("move_hunt", { zone: "europe" });
  });

  it("points first at what cannot be undone, and does it when pressed again", async () => {
    const props = table(sight("take_action", [capture]));
    await press(props, "slot:europe:1");
    expect(props.act).not.toHaveBeenCalled();
    expect(pointed(props)).toEqual([capture]);
    await press(props, "slot:europe:1");
    expect(props.act).toHaveBeenCalledWith("capture", capture.args);
  });

  it("points at what should be thought over, too", async () => {
    const props = table(sight("take_action", [hunt], view({ cautions: { "move_hunt(zone=europe)": "last_agent" } })));
    await press(props, "zone:europe");
    expect(props.act).not.toHaveBeenCalled();
    expect(promptOf(props)?.hint).toContain("all your agents hunt");
    await press(props, "zone:europe");
    expect(props.act).toHaveBeenCalledWith("move_hunt", { zone: "europe" });
  });

  it("points first at the last action, which ends the turn", async () => {
    const props = table(sight("take_action", [hunt], view({ actions: 2 })));
    await press(props, "zone:europe");
    expect(props.act).not.toHaveBeenCalled();
    expect(promptOf(props)?.hint).toContain("last action");
    await press(props, "zone:europe");
    expect(props.act).toHaveBeenCalledWith("move_hunt", { zone: "europe" });
  });

  it("joins a card and an agent, in either order, and asks again: the card stays there", async () => {
    for (const [first, second] of [[`hand:${DOCUMENT}`, "agent:0:2"], ["agent:0:2", `hand:${DOCUMENT}`]] as const) {
      const more = { verb: "inform", args: { agent: 2, card: "rumour:rumour" } };
      const props = table(sight("take_action", [...informs, more]));
      await press(props, first);
      expect(props.act).not.toHaveBeenCalled();
      await press(props, second);
      expect(props.act).not.toHaveBeenCalled();
      await press(props, second);
      expect(props.act).toHaveBeenCalledWith("inform", { agent: 2, card: DOCUMENT });
    }
  });

  it("on another thing points at that one instead", async () => {
    const props = table(sight("take_action", [...informs, hunt]));
    await press(props, `hand:${DOCUMENT}`);
    await press(props, "agents");
    expect(props.act).not.toHaveBeenCalled();
    expect(pick.places).toEqual(["agents"]);
  });

  it("a second time on one of several lets go of it", async () => {
    const props = table(sight("take_action", informs));
    await press(props, `hand:${DOCUMENT}`);
    await press(props, `hand:${DOCUMENT}`);
    expect(pick.places).toEqual([]);
  });

  it("asks why where nothing can be done", async () => {
    const props = table(sight("take_action", [{ verb: "pass" }]));
    await press(props, "slot:europe:1");
    expect(props.whyNot).toHaveBeenCalledWith("capture", { agent: 1, slot: "europe:1" });
    await press(props, "slot:europe:3"); // a collaborationist: some track has to be named to hear what is missing
    expect(props.whyNot).toHaveBeenCalledWith("capture", { agent: 1, slot: "europe:3", track: "military" });
    await press(props, "place:press:1");
    expect(props.whyNot).toHaveBeenCalledWith("move_investigate", { zone: "press", place: 1 });
    await press(props, "line:o.usa.bond:triumph");
    expect(props.whyNot).toHaveBeenCalledWith("objective", { card: "o.usa.bond", line: "triumph" });
    await press(props, "reserve:f.pol.csatar");
    expect(props.whyNot).toHaveBeenCalledWith("use", { card: "f.pol.csatar", mode: "mission" });
  });
});

describe("what is dropped", () => {
  it("on an agent informs it", async () => {
    const props = table(sight("take_action", informs));
    await drop(props, `hand:${DOCUMENT}`, "agent:0:2");
    expect(props.act).toHaveBeenCalledWith("inform", { agent: 2, card: DOCUMENT });
  });

  it("on a fugitive is for the only agent who hunts there", async () => {
    const alone = view({ players: [player(0, [agent(1, "europe"), agent(2, "america")])] });
    const props = table(sight("take_action", informs, alone));
    await drop(props, `hand:${DOCUMENT}`, "slot:europe:1");
    expect(props.act).toHaveBeenCalledWith("inform", { agent: 1, card: DOCUMENT });
  });

  it("on a fugitive is an agent of the HQ who hunts there, at once or after a warning", async () => {
    const elsewhere = { verb: "move_hunt", args: { zone: "america" } };
    const props = table(sight("take_action", [hunt, elsewhere, investigate]));
    await drop(props, "agents", "slot:europe:1");
    expect(props.act).toHaveBeenCalledWith("move_hunt", { zone: "europe" });
    const warned = table(sight("take_action", [hunt, elsewhere], view({ cautions: { "move_hunt(zone=europe)": "last_agent" } })));
    await drop(warned, "agents", "slot:europe:1");
    expect(warned.act).not.toHaveBeenCalled();
    expect(pick.places).toEqual(["agents", "zone:europe"]);
  });

  it("where two agents hunt asks for which of them", async () => {
    const props = table(sight("take_action", informs));
    await drop(props, `hand:${DOCUMENT}`, "zone:europe");
    expect(props.act).not.toHaveBeenCalled();
    expect(pick.places).toEqual([`hand:${DOCUMENT}`]);
  });

  it("where it does not belong is told why", async () => {
    const props = table(sight("take_action", [hunt]));
    await drop(props, `hand:${DOCUMENT}`, "agent:0:1");
    expect(props.whyNot).toHaveBeenCalledWith("inform", { agent: 1, card: DOCUMENT });
  });
});
