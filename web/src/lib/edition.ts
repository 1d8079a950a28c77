/** An edition from a file of this device: read, sent to be checked, and what the server found. */

import { api, ApiError } from "./api";
import type { EditionShown } from "./wire";

/** What the server takes; it checks again. */
export const MOST_BYTES = 256 * 1024;
const NAME_LENGTH = 64;

/** Why an edition cannot be played. A key is one of the client's texts; else the server names the place and the rule. */
export interface Flaw {
  key?: string;
  entry: string;
  reason: string;
  rule: string;
}

export type Brought = { edition: EditionShown } | { flaw: Flaw };

export async function bring(game: string, file: File): Promise<Brought> {
  if (file.size > MOST_BYTES) return { flaw: plain("new-edition-too-large") };
  const text = await textOf(file);
  if (text === null) return { flaw: plain("new-edition-no-text") };
  if (!text.trim()) return { flaw: plain("new-edition-empty") };
  try {
    return { edition: await api.uploadEdition({ game, files: { [file.name.slice(-NAME_LENGTH)]: text } }) };
  } catch (error) {
    if (error instanceof ApiError && error.fault.code === "bad_edition") return { flaw: told(error.fault.args ?? {}) };
    throw error;
  }
}

function plain(key: string): Flaw {
  return { key, entry: "", reason: "", rule: "" };
}

function told(args: Readonly<Record<string, unknown>>): Flaw {
  const word = (name: string) => String(args[name] ?? "");
  return { entry: word("entry"), reason: word("reason"), rule: word("rule") };
}

async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** What a rule says, from the rules as Markdown (`- **CP-ED-01** ○ …`), without its marks; empty if it is not there. */
export function ruleText(markdown: string, rule: string): string {
  const line = markdown.split("\n").find((one) => one.includes(`**${rule}**`)) ?? "";
  const text = line.slice(line.indexOf(`**${rule}**`) + rule.length + 4);
  return text.replace(/[*`○●]/g, "").trim();
}
