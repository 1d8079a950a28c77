/** Keyboard on the board: arrows go to the nearest target in that direction; Home and End to the first and the last. */

const TARGETS = 'button:not([disabled]), a[href], [tabindex="0"]';

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction: far ahead is better than far aside. -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 4) continue;
    const far = ahead + aside * 2.2;
    if (far < least) {
      least = far;
      best = index;
    }
  }
  return best;
}

/** An attachment: `{@attach arrows}`. */
export function arrows(node: HTMLElement): () => void {
  function move(event: KeyboardEvent) {
    const active = document.activeElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!active || !node.contains(active) || active.matches("input, textarea, select")) return;
    const targets = [...node.querySelectorAll<HTMLElement>(TARGETS)].filter((one) => one.getClientRects().length);
    const direction = DIRECTIONS[event.key];
    let next: HTMLElement | undefined;
    if (direction) {
      const others = targets.filter((one) => one !== active);
      next = others[nearest(middle(active), others.map(middle), direction)];
    } else if (event.key === "Home") next = targets[0];
    else if (event.key === "End") next = targets.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  node.addEventListener("keydown", move);
  return () => node.removeEventListener("keydown", move);
}

/** Whoever pressed a button that is gone is not left without a place on the page. Later: on its way focus is nowhere. */
export function catchFocus(box: HTMLElement | undefined): () => void {
  const later = setTimeout(() => {
    if ((document.activeElement ?? document.body) === document.body) box?.focus({ preventScroll: true });
  });
  return () => clearTimeout(later);
}

function middle(node: Element): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
