import { beforeEach, describe, expect, it } from "vitest";
import { pick } from "../../src/games/la_traque/pick.svelte";
import { promptOf } from "../../src/games/la_traque/prompt";
import type { PromptButton } from "../../src/lib/game";
import type { Shown } from "../../src/lib/wire";
import { player, RECURRENT, RETAINING, sight, table, view } from "./table";

const TURN: readonly Shown[] = [
  { verb: "move_hunt", args: { zone: "europe" } },
  { verb: "move_investigate", args: { zone: "press", place: 1 } },
  { verb: "inform", args: { agent: 1, card: "rumour:rumour" } },
  { verb: "use", args: { card: "f.pol.csatar", mode: "mission" } },
  { verb: "destiny" },
  { verb: "withdraw", args: { agent: 1 } },
  { verb: "pass" },
  { verb: "end_turn" },
];
const QUESTIONS: Readonly<Record<string, readonly Shown[]>> = {
  take_faction: [{ verb: "take_faction", args: { faction: "usa" } }],
  choose_track: ["military", "scientific"].map((track) => ({ verb: "choose", args: { track } })),
  choose_fugitive: [{ verb: "choose", args: { slot: "europe:1" } }, { verb: "decline" }],
  choose_agent: [{ verb: "choose", args: { agent: "1:1" } }, { verb: "decline" }],
  choose_peeked: ["1", "2", "3", "4", "5", "6"].map((number) => ({ verb: "choose", args: { card: `press:${number}` } })),
  keep_cards: [{ verb: "keep", args: { card: "rumour:rumour" } }, { verb: "keep_done" }],
};

/** Everything that the buttons do, also those in menus. */
function acts(buttons: readonly PromptButton[] = []): unknown[] {
  return buttons.flatMap(({ act, menu }) => [...(act ? [act] : []), ...acts(menu)]);
}

beforeEach(() => pick.clear());

describe("the prompt", () => {
  it("offers all that the server offers in a turn", () => {
    const shown = promptOf(table(sight("take_action", TURN)));
    expect(acts(shown?.buttons)).toEqual(expect.arrayContaining([...TURN]));
  });

  it("also offers what it does not know", () => {
    const shown = sight("take_action", [...TURN, { verb: "confer" }]);
    const offered = promptOf(table({ ...shown, offers: [{ verb: "resign" }] }));
    expect(acts(offered?.buttons)).toEqual(expect.arrayContaining([{ verb: "confer" }, { verb: "resign" }]));
  });

  it.each(Object.keys(QUESTIONS))("offers all answers to %s", (step) => {
    const shown = promptOf(table(sight(step, QUESTIONS[step]!)));
    expect(acts(shown?.buttons)).toEqual(expect.arrayContaining([...QUESTIONS[step]!]));
    expect(shown?.buttons?.filter(({ look }) => look === "filled").length).toBeLessThan(2);
  });

  it("asks once more before what cannot be undone, also from the list", () => {
    const asked = (actions: number) => {
      const shown = promptOf(table(sight("take_action", TURN.filter(({ verb }) => verb !== "end_turn"), view({ actions }))));
      const sure = [...(shown?.buttons ?? []), ...(shown?.buttons?.[0]?.menu ?? [])].filter(({ confirm }) => confirm);
      return sure.map(({ act }) => (act as Shown).verb).sort();
    };
    const heavy = ["destiny", "inform", "move_investigate", "pass", "use", "withdraw"];
    expect(asked(0)).toEqual(heavy);
    expect(asked(2)).toEqual([...heavy, "move_hunt"].sort());
    const idle = promptOf(table(sight("take_action", [{ verb: "pass" }])));
    expect(idle?.buttons?.some(({ confirm }) => confirm)).toBe(false);
  });

  it("says whom one can arrest, and points there", () => {
    const capture = { verb: "capture", args: { agent: 1, slot: "europe:1" } };
    const props = table(sight("take_action", [...TURN, capture]));
    const shown = promptOf(props);
    expect(shown?.buttons?.find(({ look }) => look === "filled")?.id).toBe("arrest");
    shown?.buttons?.find(({ id }) => id === "arrest")?.go?.();
    expect(pick.places).toEqual(["slot:europe:1"]);
    expect(acts(promptOf(props)?.buttons)).toEqual([capture]);
  });

  it("asks which card, where only one agent can get it", () => {
    const cards = ["rumour:rumour", "financing:financing"].map((card) => ({ verb: "inform", args: { agent: 1, card } }));
    pick.set("agent:0:1");
    const one = promptOf(table(sight("take_action", cards)));
    const labels = one?.buttons?.filter(({ act }) => act).map(({ label }) => label) ?? [];
    expect(new Set(labels).size).toBe(2);
    pick.set("hand:rumour:rumour");
    const agents = [1, 2].map((agent) => ({ verb: "inform", args: { agent, card: "rumour:rumour" } }));
    expect(promptOf(table(sight("take_action", agents)))?.title).not.toBe(one?.title);
  });

  it("asks for the track of a collaborationist", () => {
    const tracks = ["military", "scientific"].map((track) => ({ verb: "capture", args: { agent: 1, slot: "europe:1", track } }));
    const props = table(sight("take_action", tracks));
    pick.set("slot:europe:1");
    expect(acts(promptOf(props)?.buttons)).toEqual(tracks);
  });

  it("leads to the end of a turn in which nothing else is left", () => {
    const shown = promptOf(table(sight("take_action", [{ verb: "pass" }, { verb: "end_turn" }])));
    expect(shown?.buttons?.find(({ look }) => look === "filled")?.id).toBe("end_turn");
    expect(acts(shown?.buttons)).toContainEqual({ verb: "pass" });
  });

  it("says what an effect does, and what its lists are", () => {
    const options = [1, 2].map((option) => ({ verb: "choose", args: { option } }));
    const shown = promptOf(table(sight("choose_option", options, view({ pending: ["choose vp 1 | draw rumour 2 hand"] }))));
    expect(shown?.buttons?.map(({ label }) => label)).toEqual(["Gain 1 Standing.", "Take 2 rumours into your hand."]);
    const capture = promptOf(table(sight("choose_fugitive", QUESTIONS["choose_fugitive"]!, view({ pending: ["capture 1"] }))));
    expect(capture?.hint).toContain("You may arrest a level 1 fugitive");
    expect(capture?.buttons?.map(({ label }) => label)).toContain("Laszlo Csatar");
  });

  it("names the card whose effect asks", () => {
    const asked = table(sight("choose_fugitive", QUESTIONS["choose_fugitive"]!, view({ pending: ["capture 1"] })));
    const used = { event: "mission_played", seat: 0, card: "f.pol.csatar" };
    expect(promptOf({ ...asked, events: [used] })?.hint).toMatch(/^Laszlo Csatar: You may/);
    expect(promptOf({ ...asked, events: [used, { event: "captured", seat: 0 }] })?.hint).toMatch(/^You may/);
    expect(promptOf({ ...asked, events: [{ ...used, seat: 1 }] })?.hint).toMatch(/^You may/);
  });

  it("says how many cards may be kept, with what cards of the HQ add", () => {
    const hq = [{ card: RETAINING, recurrent: false, turned: false }];
    const keeping = (held: typeof hq) => promptOf(table(sight("keep_cards", QUESTIONS["keep_cards"]!, view({ players: [{ ...player(0), hq: held }] }))))?.hint;
    expect(keeping([])).toContain("up to 2 cards");
    expect(keeping(hq)).toContain("up to 3 cards");
  });

  it("shows by its sign whether a card is used once a round, or lasts", () => {
    const sign = (card: string) => promptOf(table(sight("take_action", [{ verb: "use", args: { card, mode: "cooperation" } }, { verb: "pass" }])))?.buttons?.[0]?.menu?.[0]?.icon;
    expect(sign(RECURRENT)).toBe("game:recurrent");
    expect(sign(RETAINING)).toBe("game:permanent");
  });

  it("takes back what is picked of an answer", () => {
    const shown = promptOf(table(sight("keep_cards", QUESTIONS["keep_cards"]!, view(), [{ verb: "keep", args: { card: "rumour:rumour" } }])));
    expect(shown?.buttons?.some(({ act }) => act === "take_back")).toBe(true);
  });

  it("leaves the words to the frame for who only looks", () => {
    const props = table(sight("take_action", TURN));
    for (const looker of [{ ...props, replaying: true }, table(sight("take_action", TURN, view({ seat: 2 })))]) {
      expect(Object.keys(promptOf(looker) ?? {})).toEqual(["turn"]);
    }
  });

  it("counts the actions of a turn, and the one that is being resolved is not yet the next", () => {
    const turnOf = (step: string, actions: number) => promptOf(table(sight(step, TURN, view({ actions }))))?.turn;
    expect(turnOf("take_action", 1)).toEqual({ action: 2, of: 3, label: "Action 2 of 3." });
    expect(turnOf("choose_track", 1)?.action).toBe(1);
    expect(turnOf("choose_track", 3)?.action).toBe(3);
    expect(promptOf(table(sight("keep_cards", QUESTIONS["keep_cards"]!, view({ active: null }))))?.turn).toBeUndefined();
  });
});
