/** Fingers and mouse on a board: one drags, two pinch, a double tap comes closer, a wheel zooms. */

import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const STILL = 6; // pixels that a press may tremble
const TWICE = 320; // milliseconds between two taps
const NEAR = 30; // pixels between them

export function gestures(camera: Camera): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let tapped = { x: 0, y: 0, at: 0 };

    const local = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button) return;
      if (!fingers.size) travelled = 0;
      if (event.target instanceof Element && event.target.closest("[data-loose]")) return; // it is carried, the board stays
      fingers.set(event.pointerId, local(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < STILL) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      camera.zoom(factor, middle); // first, since the whole board cannot be moved
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || travelled >= STILL) return;
      const at = local(event);
      const now = event.timeStamp;
      const again = now - tapped.at < TWICE && Math.hypot(at.x - tapped.x, at.y - tapped.y) < NEAR;
      tapped = { ...at, at: again ? 0 : now };
      if (again && event.target instanceof Element && !event.target.closest("[role=button]")) camera.zoom(2, at);
    }

    /** Who dragged the board did not press what lay under the finger. */
    function click(event: MouseEvent): void {
      if (travelled < STILL) return;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
    }

    function key(event: KeyboardEvent): void {
      const factor = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 }[event.key];
      if (!factor || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      camera.zoom(factor);
    }

    const leave = new AbortController();
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, keydown: key, click, wheel } as const;
    const how: Readonly<Record<string, AddEventListenerOptions>> = { click: { capture: true }, wheel: { passive: false } };
    for (const [name, heard] of Object.entries(listeners)) node.addEventListener(name, heard as EventListener, { ...how[name], signal: leave.signal });
    return () => leave.abort();
  };
}
