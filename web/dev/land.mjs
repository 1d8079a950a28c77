/**
 * The land of Red Notice's map, made from Natural Earth 1:110m: `npm run land` writes src/games/red_notice/map/land.ts.
 * Six outlines on a sheet of 1000 by 500, equirectangular, so that the page needs no geometry of its own.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea, geoEquirectangular, geoPath } from "d3-geo";
import { merge } from "topojson-client";

const WIDTH = 1000;
const ATLANTIC = -30; // degrees east: what lies west of it is not in Europe
const URAL = 60; // where Europe ends in Russia
const SMALLEST = 0.00008; // steradians; smaller islands are dots that nobody sees

// ISO 3166-1 numbers of the countries by continent; all others are in Asia.
const COUNTRIES = {
  north_america: "124 840 484 304 320 084 340 222 558 188 591 192 332 214 388 044 630 780",
  south_america: "170 862 328 740 218 604 068 076 600 152 032 858 238",
  europe: "578 250 752 112 804 616 040 348 498 642 440 428 233 276 100 300 008 191 756 442 056 528 620 724 372 380 208 826 352 705 246 703 203 499 070 688 807",
  africa: "834 732 180 706 404 729 148 710 426 716 072 516 686 478 204 562 566 120 768 288 384 324 624 430 854 140 178 266 226 894 454 508 748 024 108 450 270 788 012 232 262 800 231 504 434 818 646 728 466 694",
  oceania: "242 598 554 036 548 090 540",
};
const ANTARCTICA = "010";
const RUSSIA = "643";
const FRANCE = "250";
const NAMED = { Kosovo: "europe", Somaliland: "africa" }; // they have no number

const FILE = new URL("../src/games/red_notice/map/land.ts", import.meta.url);
const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-110m.json"), "utf-8"));
const countries = atlas.objects.countries.geometries;

function main() {
  const continents = [...Object.keys(COUNTRIES), "asia"];
  const lines = continents.map((name) => `  ${name}: "${outline(name)}",`);
  const head = "// Made from Natural Earth 1:110m (public domain) by `npm run land`. Do not edit.\n";
  const about = "/** Outlines of the continents on a sheet of 1000 by 500, equirectangular. */";
  const body = `export const LAND: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`;
  writeFileSync(FILE, `${head}\n${about}\n${body}`);
}

function outline(continent) {
  const named = countries.filter((country) => continentOf(country) === continent);
  const [russia, france] = [RUSSIA, FRANCE].map((id) => countries.filter((country) => country.id === id));
  switch (continent) {
    case "europe":
      return draw(named, [ATLANTIC, URAL]) + draw(russia, [ATLANTIC, URAL]);
    case "asia":
      return draw(named) + draw(russia, [URAL, 180]) + draw(russia, [-180, ATLANTIC]);
    case "south_america":
      return draw(named) + draw(france, [-180, ATLANTIC]); // Guiana
    default:
      return draw(named);
  }
}

function continentOf({ id, properties }) {
  if (id === RUSSIA || id === ANTARCTICA || properties.name === "Fr. S. Antarctic Lands") return null;
  const found = Object.entries(COUNTRIES).find(([, ids]) => id && ids.split(" ").includes(id));
  return NAMED[properties.name] ?? found?.[0] ?? "asia";
}

/** Countries as one outline, between two meridians if need be. */
function draw(members, between) {
  const projection = geoEquirectangular()
    .scale(WIDTH / (2 * Math.PI))
    .translate([WIDTH / 2, WIDTH / 4])
    .precision(0);
  if (between) {
    const [west, east] = between.map((longitude) => ((longitude + 180) / 360) * WIDTH);
    projection.clipExtent([[west, 0], [east, WIDTH / 2]]);
  }
  const pen = new Pen();
  const land = merge(atlas, members);
  land.coordinates = land.coordinates.filter((rings) => geoArea({ type: "Polygon", coordinates: rings }) > SMALLEST);
  geoPath(projection, pen)(land);
  return pen.path;
}

/** Writes steps from point to point in tenths, which takes half the room. */
class Pen {
  path = "";
  #at = [0, 0];
  #begun = [0, 0];

  moveTo(x, y) {
    this.path += `${this.path ? "m" : "M"}${this.#step(x, y)}l`;
    this.#begun = this.#at;
  }

  lineTo(x, y) {
    const step = this.#step(x, y);
    if (step === "0 0") return;
    this.path += this.path.endsWith("l") || step.startsWith("-") ? step : ` ${step}`;
  }

  closePath() {
    this.path += "z";
    this.#at = this.#begun;
  }

  #step(x, y) {
    const to = [Math.round(x * 10), Math.round(y * 10)];
    const [right, down] = to.map((value, axis) => value - this.#at[axis]);
    this.#at = to;
    return `${tenth(right)}${down < 0 ? "" : " "}${tenth(down)}`;
  }
}

function tenth(value) {
  return String(value / 10).replace(/^(-?)0\./, "$1.");
}

main();
