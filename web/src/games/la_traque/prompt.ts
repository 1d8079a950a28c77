/** What the prompt says and offers. */

import type { GameProps, PromptShown } from "../../lib/game";

export function promptOf(_: GameProps): PromptShown | null {
  return null;
}
