/** How a continent looks: colour, shape of its cities and pattern of its land. A colour never stands alone. */

import type { Faces } from "./types";

export interface Look {
  /** `--c-<short>` of look/tokens.css, the colour on map and desk */
  short: string;
  /** the marker of a city, about the origin */
  shape: string;
  /** the pattern, in a square of 8 by 8 */
  pattern: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  blue: { short: "na", shape: "M-6.5-6.5h13v13h-13z", pattern: "M0 4h8" },
  green: { short: "sa", shape: "M0-8.5 8.3 6.5H-8.3z", pattern: "M0 8 8 0M-2 2l4-4M6 10l4-4" },
  purple: { short: "eu", shape: "M0-8.8 8.8 0 0 8.8-8.8 0z", pattern: "M2 1v2M1 2h2M6 5v2M5 6h2" },
  yellow: { short: "af", shape: "M-7.3 0a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0z", pattern: "M0 0l8 8M-2 6l4 4M6-2l4 4" },
  red: { short: "as", shape: "M-4.3-7.4h8.6L8.6 0 4.3 7.4h-8.6L-8.6 0z", pattern: "M4 0v8" },
  teal: { short: "oc", shape: "M0-8.2 7.8-2.5 4.8 6.6h-9.6L-7.8-2.5z", pattern: "M0 5q2-4 4 0t4 0" },
};

const made = new WeakMap<Faces, Readonly<Record<string, Look>>>();

/** The looks by continent. Colours that we do not know get the looks that are left, in order. */
export function looksOf(faces: Faces): Readonly<Record<string, Look>> {
  let found = made.get(faces);
  if (!found) {
    const colours = Object.entries(faces.colours);
    const taken = new Set(colours.map(([, colour]) => colour));
    const left = Object.keys(LOOKS).filter((colour) => !taken.has(colour));
    found = Object.fromEntries(colours.map(([continent, colour]) => [continent, LOOKS[colour] ?? LOOKS[left.shift() ?? "blue"]!]));
    made.set(faces, found);
  }
  return found;
}

export function lookOf(faces: Faces, continent: string): Look {
  return looksOf(faces)[continent] ?? LOOKS["blue"]!;
}

/** The look of a city's continent. */
export function cityLook(faces: Faces, city: string): Look {
  return lookOf(faces, faces.cities[city]?.continent ?? "");
}
