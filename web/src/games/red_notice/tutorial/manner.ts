/** What the lessons must know of this game. */

import type { Manner } from "../../../tutorial/script";
import { placeOf } from "../deeds";

export const MANNER: Manner = { drafting: ["go", "stay", "pay", "start", "put_radar"], placeOf };
