/** A name in lines that fit into a room. */

const WIDE = 0.46; // of a letter, compared to its height

export function linesOf(name: string, width: number, size: number): string[] {
  const most = Math.max(6, Math.floor(width / (size * WIDE)));
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
