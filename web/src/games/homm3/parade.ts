/** What happened to the units, in order: who comes, goes, strikes, turns over or falls. */
import type { H3Event } from './events';
import { isSpace } from './geometry';
import type { Unit } from './model';

export interface Cue {
  unit: string;
  kind: 'placed' | 'moves' | 'strikes' | 'hurt' | 'turns' | 'falls';
  /** The spaces that a moving unit passes, and where it stands in the end. */
  way?: string[];
  end?: string;
  /** Whom it strikes at. */
  at?: { from: string; to: string };
  /** Milliseconds after the first cue, and how long it takes. */
  delay: number;
  time: number;
  /** Whether another cue shows the same unit before. */
  later: boolean;
}

const STEP = 220;
const LONGEST = 480;
const TIMES = { placed: 220, strikes: 220, hurt: 160, turns: 420, falls: 420 } as const;
/** A die tumbles before the blow falls. */
const TUMBLE = 600;

export class Parade {
  private where = new Map<string, string>();
  private known = new Map<string, Unit>();
  private cues: Cue[] = [];
  private fallen: Unit[] = [];
  private now = 0;

  /** Follow the events; gives the cues, and the units that are gone but still to be shown falling. */
  follow(units: readonly Unit[], events: readonly H3Event[]): { cues: Cue[]; fallen: Unit[] } {
    this.cues = [];
    this.fallen = [];
    this.now = 0;
    for (const event of events) this.hear(event, units);
    this.settle(units);
    return { cues: this.cues, fallen: this.fallen };
  }

  private hear(event: H3Event, units: readonly Unit[]): void {
    switch (event.kind) {
      case 'placed':
        this.where.set(event.unit, event.space);
        this.cue('placed', event.unit);
        break;
      case 'moves':
        this.move(event.unit, event.from, event.to, event.way);
        break;
      case 'attacks':
        this.strike(event.unit, event.target);
        break;
      case 'rolled':
        this.now += TUMBLE;
        break;
      case 'hurt':
        this.cue('hurt', event.unit);
        break;
      case 'flipped':
      case 'reinforced':
        this.cue('turns', event.unit);
        break;
      case 'defeated':
        this.fall(event.unit, units);
        break;
    }
  }

  private move(unit: string, from: string, to: string, told: readonly string[]): void {
    const way = told.length ? [...told] : [from, to];
    const time = Math.min(LONGEST, STEP * (way.length - 1));
    this.where.set(unit, to);
    this.cue('moves', unit, time, { way });
    for (const cue of this.cues) if (cue.unit === unit && cue.way) cue.end = to;
  }

  private strike(unit: string, target: string): void {
    const from = this.where.get(unit) ?? '';
    const to = this.where.get(target) ?? '';
    if (isSpace(from) && isSpace(to))
      this.cue('strikes', unit, TIMES.strikes, { at: { from, to } });
  }

  private fall(name: string, units: readonly Unit[]): void {
    const before = this.known.get(name) ?? units.find((unit) => unit.name === name);
    const space = this.where.get(name);
    if (before && space) this.fallen.push({ ...before, space });
    this.cue('falls', name);
  }

  private cue(
    kind: Cue['kind'],
    unit: string,
    time: number = TIMES[kind as keyof typeof TIMES],
    more: Pick<Cue, 'way' | 'at'> = {},
  ): void {
    const later = this.cues.some((cue) => cue.unit === unit);
    this.cues.push({ kind, unit, delay: this.now, time, later, ...more });
    this.now += time;
  }

  /** The view is right, whatever the events said. */
  private settle(units: readonly Unit[]): void {
    const living = units.filter((unit) => unit.alive && unit.space);
    this.where = new Map(living.map((unit) => [unit.name, unit.space as string]));
    this.known = new Map(living.map((unit) => [unit.name, unit]));
  }
}
