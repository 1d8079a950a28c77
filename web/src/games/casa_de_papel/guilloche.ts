/** Engraved rosettes, as on banknotes: one wavy ring, drawn several times with a small turn. */

export interface Rosette {
  /** the ring, in tenths of a unit */
  path: string;
  /** how far each copy is turned, in degrees */
  turns: readonly number[];
}

/** A ring of `lobes` waves between `radius - depth` and `radius + depth`. */
export function ring(radius: number, depth: number, lobes: number): string {
  const steps = lobes * 12;
  const points: string[] = [];
  for (let step = 0; step < steps; step++) {
    const angle = (2 * Math.PI * step) / steps;
    const far = radius + depth * Math.cos(lobes * angle);
    points.push(`${Math.round(10 * far * Math.cos(angle))} ${Math.round(10 * far * Math.sin(angle))}`);
  }
  return `M${points.join("L")}z`;
}

export function rosette(radius: number, depth: number, lobes: number, copies: number): Rosette {
  const turns = Array.from({ length: copies }, (_, copy) => (360 / lobes / copies) * copy);
  return { path: ring(radius, depth, lobes), turns };
}
