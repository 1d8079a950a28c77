/** What the prompt says when the game leaves it to the frame: from the texts of the step and from the options. */

import type { GameProps, PromptButton, PromptShown, TurnShown } from "../lib/game";
import type { Shown } from "../lib/wire";
import type { Words } from "../lib/words";

export interface Prompt {
  title: string;
  hint: string;
  buttons: readonly PromptButton[];
  /** Whether something is asked of this seat: the strip of the lamp. */
  yours: boolean;
  window: string | null;
  turn: TurnShown | null;
}

const FEW = 5; // as many buttons as fit beside the sentence

export function promptOf(props: GameProps, own: PromptShown | null | undefined): Prompt {
  const { sight, words, table } = props;
  const asked = sight.asked;
  const open = !!asked && !asked.locked;
  const step = sight.step;
  // A step that says nothing to others is one and the same for all.
  const hintKey = open || !words.has(`step-${step}.others`) ? `step-${step}.hint` : `step-${step}.others-hint`;
  const args = { deciding: sight.deciding };
  let title: string;
  let hint = words.has(hintKey) ? words.say(hintKey, args) : "";
  if (!step) {
    title = words.say("table-over");
    hint = words.say("table-over.hint");
  } else if (table.paused) {
    title = words.say("table-paused");
    hint = words.say("table-paused.hint");
  } else if (open) title = words.step(step);
  else if (asked) title = words.say("table-locked");
  else title = sight.deciding.length || words.has(`step-${step}.others`) ? words.waiting(step, sight.deciding) : words.step(step);
  const idle = !step || table.paused || props.replaying;
  return {
    title: own?.title ?? title,
    hint: own?.hint ?? hint,
    buttons: idle ? [] : (own?.buttons ?? buttonsOf(asked?.options ?? [], sight.offers, !!asked?.draft.length, words)),
    yours: !idle && (open || (own?.lit !== false && !!own?.buttons?.length && sight.offers.length > 0)),
    window: own?.window === undefined ? (sight.deadlines[0]?.window ?? "") : own.window,
    turn: (step && own?.turn) || null,
  };
}

export function buttonsOf(options: readonly Shown[], offers: readonly Shown[], draft: boolean, words: Words): PromptButton[] {
  const groups = new Map<string, Shown[]>();
  for (const shown of [...options, ...offers]) groups.set(shown.verb, [...(groups.get(shown.verb) ?? []), shown]);
  const few = options.length + offers.length <= FEW;
  const buttons: PromptButton[] = [];
  for (const [verb, members] of groups) {
    const entries = members.map((shown) => ({ id: idOf(shown), label: upper(words.act(shown)), act: shown }));
    if (members.length === 1 || (few && !words.has(`do-${verb}.menu`))) buttons.push(...entries);
    else {
      const label = words.has(`do-${verb}.menu`) ? words.say(`do-${verb}.menu`) : `${upper(words.action(verb, members[0]!.args))}…`;
      buttons.push({ id: verb, label, menu: entries });
    }
  }
  if (draft) buttons.push({ id: "take_back", label: words.say("table-take-back"), icon: "undo", look: "quiet", act: "take_back" });
  const plain = options.filter((shown) => !Object.keys(shown.args ?? {}).length);
  const last = plain.at(-1);
  const main = last && buttons.find((button) => button.id === idOf(last));
  if (main) main.look = "filled";
  return buttons;
}

/** A menu as its headings and what stands under each. */
export function grouped(menu: readonly PromptButton[]): { title: string; items: PromptButton[] }[] {
  const groups: { title: string; items: PromptButton[] }[] = [];
  for (const item of menu) {
    const title = item.group ?? "";
    const last = groups.at(-1);
    if (last && last.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}

export function idOf(shown: Shown): string {
  const args = Object.entries(shown.args ?? {}).map(([name, value]) => `${name}=${value}`);
  return args.length ? `${shown.verb}(${args.join(",")})` : shown.verb;
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
