/** The wavy rings of a banknote: a radius that swings `waves` times around the circle. */
export function ring(radius: number, swing: number, waves: number, turn = 0, points = waves * 10): string {
  const steps = Array.from({ length: points + 1 }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const r = radius + swing * Math.cos(waves * angle + turn);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${steps.join("L")}z`;
}

/** Two rings that cross. */
export function braid(radius: number, swing: number, waves: number): readonly string[] {
  return [ring(radius, swing, waves), ring(radius, swing, waves, Math.PI)];
}
