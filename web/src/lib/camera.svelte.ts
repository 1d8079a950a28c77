/** Which part of a board is seen: panned, zoomed, and led to where something can be done. */

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4; // pixels per unit of the board
const ROOM = 56; // pixels around what it shows

export class Camera {
  readonly #whole: () => Frame;
  readonly #comfort: number;
  /** the place on the screen, in pixels */
  width = $state(0);
  height = $state(0);
  #middle = $state.raw<Point | null>(null);
  #zoom = $state(0);
  #moving = 0;

  /** All of the board, and as close as the camera goes by itself (pixels per unit). */
  constructor(whole: () => Frame, comfort: number) {
    this.#whole = whole;
    this.#comfort = comfort;
  }

  /** Pixels per unit of the board with all of it in sight. */
  get least(): number {
    const { width, height } = this.#whole();
    return Math.max(0.05, Math.min(this.width / width, this.height / height));
  }
  get scale(): number {
    return Math.min(CLOSEST, Math.max(this.least, this.#zoom));
  }
  get zoomed(): boolean {
    return this.scale > this.least * 1.02;
  }
  /** What is seen, in units of the board. */
  get frame(): Frame {
    const whole = this.#whole();
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const middle = this.#middle ?? { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    return {
      x: held(middle.x - width / 2, whole.x, whole.x + whole.width - width),
      y: held(middle.y - height / 2, whole.y, whole.y + whole.height - height),
      width,
      height,
    };
  }

  /** By so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.frame;
    this.#stop();
    this.#middle = { x: x + width / 2 - dx / this.scale, y: y + height / 2 - dy / this.scale };
  }

  /** By a factor, about a point of the screen. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.frame;
    const [px, py] = [before.x + at.x / this.scale, before.y + at.y / this.scale];
    this.#stop();
    this.#zoom = Math.min(CLOSEST, Math.max(this.least, this.scale * factor));
    this.#middle = { x: px + (this.width / 2 - at.x) / this.scale, y: py + (this.height / 2 - at.y) / this.scale };
  }

  /** All of the board again. */
  whole(gently: boolean): void {
    const { x, y, width, height } = this.#whole();
    this.#go({ x: x + width / 2, y: y + height / 2 }, this.least, gently);
  }

  /** So that all these places can be seen with some room around them, if that is possible with names that can be read. */
  show(points: readonly Point[], gently: boolean, room = ROOM, least = this.least): void {
    if (!points.length || !this.width) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min((this.width - 2 * room) / Math.max(1, right - left), (this.height - 2 * room) / Math.max(1, bottom - top));
    this.#go({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(this.#comfort, Math.max(least, fits)), gently);
  }

  /** A place that has got the focus is brought into sight. */
  reveal(point: Point, gently: boolean): void {
    const { x, y, width, height } = this.frame;
    const room = ROOM / 2 / this.scale;
    if (point.x > x + room && point.x < x + width - room && point.y > y + room && point.y < y + height - room) return;
    this.#go(point, this.scale, gently);
  }

  #go(to: Point, zoom: number, gently: boolean): void {
    this.#stop();
    const frame = this.frame;
    const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, zoom: this.scale };
    if (!gently) {
      [this.#middle, this.#zoom] = [to, zoom];
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / 320));
      const eased = 1 - (1 - part) ** 3;
      this.#middle = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      this.#zoom = from.zoom * (zoom / from.zoom) ** eased;
      if (part < 1) this.#moving = requestAnimationFrame(step);
    };
    this.#moving = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#moving);
  }
}

/** A value between two others; in their middle if there is no room between them. */
function held(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
