/** The faces of the default edition, as far as the map needs them: written out, so that a test reads like a map. */

import type { Faces } from "../../src/games/red_notice/types";

const CITIES: Record<string, string> = {
  north_america: "anchorage 84 80, los_angeles 172 155, chicago 257 134, new_york 294 137, mexico 225 196",
  south_america: "caracas 314 221, lima 286 283, rio 380 314, santiago 304 343",
  europe: "reykjavik 439 72, london 500 107, madrid 490 138, helsinki 569 83, athens 566 144",
  africa: "dakar 452 209, cairo 587 167, kinshasa 542 262, nairobi 602 254, cape_town 551 344",
  asia: "dubai 654 180, kolkata 746 187, ulaanbaatar 797 117, beijing 823 139, singapore 788 246",
  oceania: "perth 822 339, port_douglas 904 296, sydney 920 344, auckland 986 352",
};
const ROUTES =
  "anchorage-los_angeles anchorage-chicago los_angeles-chicago los_angeles-mexico chicago-new_york new_york-mexico caracas-lima " +
  "caracas-santiago lima-santiago caracas-rio rio-santiago reykjavik-london london-madrid london-helsinki madrid-athens " +
  "helsinki-athens dakar-cairo dakar-kinshasa cairo-nairobi kinshasa-nairobi kinshasa-cape_town nairobi-cape_town dubai-kolkata " +
  "kolkata-ulaanbaatar kolkata-beijing kolkata-singapore ulaanbaatar-beijing beijing-singapore perth-sydney port_douglas-sydney " +
  "port_douglas-auckland sydney-auckland beijing-los_angeles anchorage-reykjavik new_york-reykjavik new_york-london " +
  "mexico-caracas rio-dakar santiago-cape_town auckland-santiago auckland-los_angeles madrid-dakar athens-cairo athens-dubai " +
  "helsinki-ulaanbaatar cairo-dubai cape_town-perth singapore-perth singapore-port_douglas";

export function faces(change: Partial<Faces> = {}): Faces {
  const cities: Record<string, { continent: string; x: number; y: number }> = {};
  for (const [continent, line] of Object.entries(CITIES)) {
    for (const [id = "", x, y] of line.split(", ").map((city) => city.split(" "))) cities[id] = { continent, x: Number(x), y: Number(y) };
  }
  return {
    size: [1000, 500],
    cities,
    colours: { north_america: "blue", south_america: "green", europe: "purple", africa: "yellow", asia: "red", oceania: "teal" },
    routes: ROUTES.split(" "),
    wrap: ["beijing-los_angeles", "auckland-santiago", "auckland-los_angeles"],
    cards: {},
    upgrades: {},
    identities: {},
    cheques: {},
    effects: { "100000": "free_move", "200000": "upgrade" },
    tokens: [],
    goal: 1_000_000,
    hand_limit: 5,
    security_max: 4,
    pay_cost: 2,
    rounds_per_cycle: 3,
    ...change,
  } as Faces;
}
