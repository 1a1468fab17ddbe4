/** Moving and zooming the sheet: wheel, pinch, drag, double tap. It fits the frame at first. */
import type { Box } from './geometry';

const CLOSEST = 5;
/** A pointer that moves farther than this drags, in pixels. */
const STILL = 6;

export class Panning {
  private scale = $state(1);
  private middle = $state.raw<{ x: number; y: number } | null>(null);
  /** The pointer has dragged the sheet: what follows is no touch. */
  moved = false;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private start = { x: 0, y: 0 };

  constructor(
    private readonly whole: () => Box,
    private readonly frame: () => { width: number; height: number },
  ) {}

  /** The part of the sheet that is shown. */
  readonly box: Box = $derived.by(() => {
    const { x, y, width, height } = this.whole();
    const middle = this.middle ?? { x: x + width / 2, y: y + height / 2 };
    const shown = { width: width / this.scale, height: height / this.scale };
    return { x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, ...shown };
  });

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
  }

  /** Sheet units a pixel. */
  private get unit(): number {
    const { width, height } = this.frame();
    return Math.max(this.box.width / (width || 1), this.box.height / (height || 1));
  }

  zoom(factor: number): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    if (scale === 1) this.middle = null;
    this.scale = scale;
    this.bound();
  }

  /** Bring a place of the sheet to the middle, closer than before. */
  centre(at: { x: number; y: number }): void {
    this.scale = Math.max(this.scale, 2);
    this.middle = at;
    this.bound();
  }

  private shift(dx: number, dy: number): void {
    if (this.scale === 1) return;
    const { x, y, width, height } = this.box;
    this.middle = { x: x + width / 2 - dx * this.unit, y: y + height / 2 - dy * this.unit };
    this.bound();
  }

  /** The sheet never leaves the frame. */
  private bound(): void {
    if (!this.middle) return;
    const { x, y, width, height } = this.whole();
    const within = (value: number, from: number, size: number): number => {
      const half = size / this.scale / 2;
      return Math.min(from + size - half, Math.max(from + half, value));
    };
    this.middle = { x: within(this.middle.x, x, width), y: within(this.middle.y, y, height) };
  }

  /** An action for the frame. */
  readonly listen = (node: HTMLElement): { destroy: () => void } => {
    const listeners: Record<string, (event: never) => void> = {
      wheel: (event: WheelEvent) => {
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
      },
      pointerdown: (event: PointerEvent) => {
        if (!this.pointers.size) this.moved = false;
        this.start = { x: event.clientX, y: event.clientY };
        this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      pointermove: (event: PointerEvent) => this.drag(event),
      pointerup: (event: PointerEvent) => void this.pointers.delete(event.pointerId),
      pointercancel: (event: PointerEvent) => void this.pointers.delete(event.pointerId),
      pointerleave: (event: PointerEvent) => void this.pointers.delete(event.pointerId),
      keydown: (event: KeyboardEvent) => this.press(event),
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

  private drag(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > STILL) this.moved = true;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (!other) {
      if (this.moved) this.shift(now.x - before.x, now.y - before.y);
      return;
    }
    const apart = (one: { x: number; y: number }): number =>
      Math.hypot(one.x - other.x, one.y - other.y);
    if (apart(before) > 0) this.zoom(apart(now) / apart(before));
  }

  private press(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === '=') this.zoom(1.3);
    else if (event.key === '-') this.zoom(1 / 1.3);
    else return;
    event.preventDefault();
  }
}
