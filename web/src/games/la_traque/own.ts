/** The words of this game's screens. */

import { speaker } from "../../lib/own";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

export { capital, type Say } from "../../lib/own";

export const TEXTS: Readonly<Record<string, string>> = { fr, en };
export const own = speaker(TEXTS);
