/** A note beside a thing: what it is and what it does. Hovering, holding a finger on it or coming by keyboard shows it. */

import type { Attachment } from "svelte/attachments";

const HOVER = 600; // milliseconds before a note shows: who passes by is not stopped
const HOLD = 450;
const STILL = 10; // pixels that a finger may tremble, and a mouse that has pressed

/** Where the mouse pressed: what then moves under it is not hovered over. */
let pressed: { x: number; y: number } | null = null;

function near(event: PointerEvent, point: { x: number; y: number } | null): boolean {
  return point !== null && Math.hypot(event.clientX - point.x, event.clientY - point.y) <= STILL;
}

export interface Noted {
  /** A line is a paragraph. */
  text: string;
  near: DOMRect;
}

class Note {
  shown = $state.raw<Noted | null>(null);

  show(text: string, thing: Element): void {
    this.shown = { text, near: thing.getBoundingClientRect() };
  }

  hide(): void {
    if (this.shown) this.shown = null;
  }
}

/** There is one at a time. */
export const note = new Note();

/**
 * An attachment: `{@attach explains(() => text)}`. Those who listen hear the text as a description. The text is asked
 * for, not given, so that whoever hovers is not disturbed when the table changes.
 */
export function explains(text: () => string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let touched = false;
    let held = false;

    const soon = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = touched;
        note.show(text(), node);
      }, wait);
    };
    const leave = () => {
      clearTimeout(timer);
      if (!touched) note.hide();
    };
    const listeners: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
      pointerenter: (event) => event.pointerType === "mouse" && !near(event, pressed) && soon(HOVER),
      pointerleave: (event) => {
        if (!near(event, pressed)) pressed = null;
        leave();
      },
      pointerdown: (event) => {
        touched = event.pointerType !== "mouse";
        held = false;
        from = { x: event.clientX, y: event.clientY };
        if (touched) return soon(HOLD);
        pressed = from;
        leave();
      },
      pointermove: (event) => {
        if (touched) return near(event, from) ? undefined : clearTimeout(timer);
        if (!pressed || near(event, pressed)) return;
        pressed = null;
        soon(HOVER);
      },
      pointerup: () => touched && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => touched && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && soon(HOVER),
      blur: leave,
      // The finger that held to read does not press.
      click: (event) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
    };
    $effect(() => node.setAttribute("aria-description", text()));
    for (const [name, heard] of Object.entries(listeners)) node.addEventListener(name, heard as EventListener, { capture: true });
    return () => {
      clearTimeout(timer);
      if (!node.isConnected) note.hide();
      for (const [name, heard] of Object.entries(listeners)) node.removeEventListener(name, heard as EventListener, { capture: true });
    };
  };
}
