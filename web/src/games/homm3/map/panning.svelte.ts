/** Moving and zooming the sheet: wheel, pinch, drag, keys. It fits the frame at first. */
import { fill, type Box, type Point, type Size } from './geometry';

const CLOSEST = 5;
const CENTRED = 2;
/** A pointer that moves farther than this drags, in pixels. */
const STILL = 6;
const WHEEL = 1.15;
export const ZOOM = 1.3;

export class Panning {
  private scale = $state(1);
  private middle = $state.raw<Point | null>(null);
  /** The pointer has dragged the sheet: what follows is no touch. */
  moved = false;
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(
    private readonly whole: () => Box,
    private readonly frame: () => Size,
  ) {}

  /** The whole sheet, as wide or as high as the frame has room. */
  private readonly full: Box = $derived.by(() => fill(this.whole(), this.frame()));

  /** The part of the sheet that is shown. */
  readonly box: Box = $derived.by(() => {
    const { x, y, width, height } = this.full;
    const middle = this.middle ?? { x: x + width / 2, y: y + height / 2 };
    const shown = { width: width / this.scale, height: height / this.scale };
    return { x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, ...shown };
  });

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
  }

  get close(): boolean {
    return this.scale > 1;
  }

  /** How many pixels a unit of the sheet takes. */
  get pixels(): number {
    return (this.frame().width || 1) / this.box.width;
  }

  /** Zoom; what lies at a place of the frame (from its middle, in pixels) stays there. */
  zoom(factor: number, at: Point = { x: 0, y: 0 }): void {
    const { x, y, width, height } = this.box;
    const before = this.pixels;
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const held = { x: x + width / 2 + at.x / before, y: y + height / 2 + at.y / before };
    const after = (before / this.scale) * scale;
    this.scale = scale;
    this.middle =
      scale === 1 ? null : this.within({ x: held.x - at.x / after, y: held.y - at.y / after });
  }

  /** Bring a place of the sheet to the middle, closer than before. */
  centre(at: Point): void {
    this.scale = Math.max(this.scale, CENTRED);
    this.middle = this.within(at);
  }

  /** Show the whole sheet. */
  fit(): void {
    this.scale = 1;
    this.middle = null;
  }

  /** Shift the sheet no farther than needed to see a place well inside the frame. */
  reveal(at: Point): void {
    if (!this.close) return;
    const { x, y, width, height } = this.box;
    const inside = (value: number, from: number, size: number): number =>
      Math.min(value + size * 0.35, Math.max(value - size * 0.35, from + size / 2));
    this.middle = this.within({ x: inside(at.x, x, width), y: inside(at.y, y, height) });
  }

  private shift(dx: number, dy: number): void {
    if (!this.close) return;
    const { x, y, width, height } = this.box;
    this.middle = this.within({
      x: x + width / 2 - dx / this.pixels,
      y: y + height / 2 - dy / this.pixels,
    });
  }

  /** The sheet never leaves the frame. */
  private within(middle: Point): Point {
    const { x, y, width, height } = this.full;
    const bound = (value: number, from: number, size: number): number => {
      const half = size / this.scale / 2;
      return Math.min(from + size - half, Math.max(from + half, value));
    };
    return { x: bound(middle.x, x, width), y: bound(middle.y, y, height) };
  }

  /** An action for the frame. */
  readonly listen = (node: HTMLElement): { destroy: () => void } => {
    const fromMiddle = ({ x, y }: Point): Point => {
      const box = node.getBoundingClientRect();
      return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
    };
    const up = (event: PointerEvent): void => void this.pointers.delete(event.pointerId);
    const listeners: Record<string, (event: never) => void> = {
      wheel: (event: WheelEvent) => {
        event.preventDefault();
        const at = fromMiddle({ x: event.clientX, y: event.clientY });
        this.zoom(event.deltaY < 0 ? WHEEL : 1 / WHEEL, at);
      },
      pointerdown: (event: PointerEvent) => {
        // The grip of a tile is dragged by itself.
        if (event.target instanceof Element && event.target.closest('[data-grip]')) return;
        if (!this.pointers.size) this.moved = false;
        this.start = { x: event.clientX, y: event.clientY };
        this.pointers.set(event.pointerId, this.start);
      },
      pointermove: (event: PointerEvent) => this.drag(event, node, fromMiddle),
      pointerup: up,
      pointercancel: up,
    };
    for (const [name, listener] of Object.entries(listeners)) {
      node.addEventListener(name, listener as EventListener, { passive: false });
    }
    return {
      destroy: () => {
        for (const [name, listener] of Object.entries(listeners)) {
          node.removeEventListener(name, listener as EventListener);
        }
      },
    };
  };

  private drag(event: PointerEvent, node: HTMLElement, fromMiddle: (at: Point) => Point): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - this.start.x, now.y - this.start.y) > STILL) {
      this.moved = true;
      // A drag goes on outside the frame.
      node.setPointerCapture?.(event.pointerId);
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (!other) {
      if (this.moved) this.shift(now.x - before.x, now.y - before.y);
      return;
    }
    const apart = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
    const pinched = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    if (apart(before) > 0) this.zoom(apart(now) / apart(before), pinched);
    this.moved = true;
  }
}
