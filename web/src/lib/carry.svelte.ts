/** Carrying a thing of the table to a place: by mouse, pen or finger. A copy of it follows the pointer. */

import type { Attachment } from "svelte/attachments";
import type { Place } from "./game";

const STILL = 8; // pixels that a press may tremble

class Carry {
  /** where what is carried comes from, as long as it is */
  from = $state<Place | null>(null);
  /** the place under the pointer */
  over = $state<Place | null>(null);
}

/** There is one at a time. */
export const carry = new Carry();

export interface Carried {
  /** where it lies; null: it cannot be carried now */
  from(): Place | null;
  drop(from: Place, to: Place): void;
  /** the part of it that follows the pointer, as a selector */
  copied: string;
  /** which way a finger scrolls the row or page that it lies in: across that, it carries */
  scrolls?: "x" | "y";
}

/** An attachment: `{@attach carries({ from, drop, copied })}`. Places are found by their `data-place`. */
export function carries(carried: Carried): Attachment<HTMLElement> {
  return (node) => {
    $effect(() => {
      const loose = carried.from() !== null;
      node.toggleAttribute("data-loose", loose); // a board that pans leaves it to us
      node.style.touchAction = loose ? (carried.scrolls ? `pan-${carried.scrolls}` : "none") : "";
      node.style.userSelect = loose ? "none" : "";
    });

    function down(event: PointerEvent): void {
      const place = carried.from();
      if (place && event.isPrimary && !event.button) hold(node, place, carried, event);
    }

    node.addEventListener("pointerdown", down);
    return () => node.removeEventListener("pointerdown", down);
  };
}

/** From the press until the pointer lets go. The table may change meanwhile: all listeners are those of the window. */
function hold(node: HTMLElement, from: Place, { copied, drop }: Carried, { clientX, clientY, pointerId }: PointerEvent): void {
  const held = new AbortController();
  let copy: HTMLElement | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!copy && Math.hypot(x, y) < STILL) return;
    copy ??= lift();
    copy.style.translate = `${x}px ${y}px`;
    carry.over = placeAt(event);
  }

  function lift(): HTMLElement {
    if (node.isConnected) node.setPointerCapture(pointerId);
    carry.from = from;
    return copyOf(node.querySelector<HTMLElement>(copied) ?? node);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const to = copy && placeAt(event);
    if (copy) swallowClick();
    lay();
    if (to && to !== from) drop(from, to);
  }

  function lay(): void {
    if (copy) carry.from = carry.over = null;
    copy?.remove();
    held.abort();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === "Escape") lay();
  }

  const listeners = { pointermove: move, pointerup: up, pointercancel: lay, keydown: escape } as const;
  for (const [name, heard] of Object.entries(listeners)) window.addEventListener(name, heard as EventListener, { signal: held.signal });
}

/** What was carried was not pressed. A finger makes no click, so that one is waited for only now. */
function swallowClick(): void {
  const now = new AbortController();
  const swallow = (event: MouseEvent) => (event.stopImmediatePropagation(), event.preventDefault());
  window.addEventListener("click", swallow, { capture: true, signal: now.signal });
  setTimeout(() => now.abort());
}

function placeAt({ clientX, clientY }: PointerEvent): Place | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
}

/** It lies above everything, where the thing lies and as large. */
function copyOf(thing: HTMLElement): HTMLElement {
  const { left, top, width } = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    scale: String(width / Math.max(1, thing.offsetWidth)),
    transformOrigin: "0 0",
    zIndex: "60",
    pointerEvents: "none",
    boxShadow: "var(--e-3)",
  });
  document.body.append(copy);
  return copy;
}
