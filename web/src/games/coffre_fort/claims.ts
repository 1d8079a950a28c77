/** What agents have said, and what the reader can say: in one click, binding nobody (CF-TALK-01). */

import type { PromptButton } from "../../lib/game";
import type { Shown } from "../../lib/wire";
import { parseSpelled, type Words } from "../../lib/words";
import { keyOf } from "./deeds";
import { capital, own } from "./own";
import type { Agent, CoffreFortView } from "./types";

/** What an agent said that is neither old nor done, in words. */
export function saidBy(agent: Agent, words: Words): string {
  return agent.says?.stands ? words.name("claim", agent.says.claim) : "";
}

/** The rooms that agents are about to go to, with whoever said so. */
export function intentions(view: CoffreFortView): Map<string, Agent[]> {
  const found = new Map<string, Agent[]>();
  for (const agent of view.agents) {
    const room = agent.says?.stands ? roomOf(agent.says.claim) : null;
    if (room) found.set(room, [...(found.get(room) ?? []), agent]);
  }
  return found;
}

/** The room that a claim names, or null. */
export function roomOf(claim: string): string | null {
  const [verb, args] = parseSpelled(claim);
  return verb === "intend" ? String(args["room"]) : null;
}

/** One button that opens all that can be said, under the beginning of each sentence. */
export function speech(offers: readonly Shown[], words: Words): PromptButton[] {
  if (!offers.length) return [];
  const menu = offers.map((action): PromptButton => {
    const { room, tool } = action.args ?? {};
    return {
      id: keyOf(action),
      label: room ? words.name("room", room) : tool ? words.name("tool", tool) : words.act(action),
      full: words.act(action),
      icon: tool ? `game:${tool}` : undefined,
      group: words.has(`do-${action.verb}.menu`) ? capital(words.say(`do-${action.verb}.menu`)) : "",
      act: action,
    };
  });
  return [{ id: "say", label: own(words)("say"), icon: "chat", menu }];
}
