/** Seven segments in a box of 60 by 120: top, upper right, lower right, bottom, lower left, upper left, middle. */

export const SEGMENTS: readonly string[] = [
  "M12 4h36l-7 9H19z",
  "M52 8l-9 8v34l7 7 2-2z",
  "M52 112l-9-8V70l7-7 2 2z",
  "M12 116h36l-7-9H19z",
  "M8 112l9-8V70l-7-7-2 2z",
  "M8 8l9 8v34l-7 7-2-2z",
  "M16 60l5-5h18l5 5-5 5H21z",
];

const LIT: readonly string[] = ["012345", "12", "01346", "01236", "1256", "02356", "023456", "012", "0123456", "012356"];

export function isLit(digit: string, segment: number): boolean {
  return LIT[Number(digit)]?.includes(String(segment)) ?? false;
}
