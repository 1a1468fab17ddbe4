/** What happened on the map, in order: who goes where, which tile turns up, what is marked. */
import type { H3Event } from '../events';
import { hexOf, HEROES, nameOf, type HeroName, type Hex, type World } from './world';

export type Cue =
  | { kind: 'goes'; pawn: string; to: Hex }
  | { kind: 'appears'; pawn: string; to: Hex }
  | { kind: 'turns-up'; tile: string; at: Hex }
  | { kind: 'marked'; field: string };

/** What is still shown as it was, until its cue comes. */
export interface Before {
  /** By pawn: where it still stands. */
  pawns: Map<string, Hex>;
  /** Pawns that are not there yet. */
  absent: Set<string>;
  /** Tiles that still lie face down or are not there yet, by their centre. */
  down: Set<string>;
  /** Fields whose cube or flag is not there yet. */
  bare: Set<string>;
}

export const pawnOf = (seat: number, hero: string): string => `${seat}:${hero}`;
export const roverPawn = (rover: string): string => `rover:${rover}`;

/** Where everybody stands. */
export function standsOf(world: World | null): Map<string, Hex> {
  const found = new Map<string, Hex>();
  for (const { seat, heroes } of world?.realms ?? []) {
    for (const hero of HEROES) {
      const { at } = heroes[hero];
      if (at) found.set(pawnOf(seat, hero), at);
    }
  }
  for (const { id, at } of world?.rovers ?? []) if (at) found.set(roverPawn(id), at);
  return found;
}

/** How a hero comes to another Field: by an event that names it, or of which its kind tells. */
export interface Step {
  seat: number;
  hero: HeroName;
  field: string;
}

export function stepOf(event: H3Event): Step | null {
  switch (event.kind) {
    case 'went':
    case 'retreated':
    case 'passed-gate':
    case 'through-gate':
      return event;
    case 'refuge':
      return { ...event, hero: 'main' };
    case 'hired':
      return { ...event, hero: 'second' };
    default:
      return null;
  }
}

export function cueOf(event: H3Event): Cue | null {
  const at = 'field' in event ? hexOf(event.field) : null;
  if (!at) return null;
  const step = stepOf(event);
  if (step) {
    const pawn = pawnOf(step.seat, step.hero);
    return { kind: event.kind === 'hired' ? 'appears' : 'goes', pawn, to: at };
  }
  switch (event.kind) {
    case 'rover-went':
      return { kind: 'goes', pawn: roverPawn(event.rover), to: at };
    case 'discovered':
    case 'placed-tile':
    case 'turned-up':
      return { kind: 'turns-up', tile: nameOf(at), at };
    case 'visited':
    case 'flagged':
    case 'enemy-flagged':
      return { kind: 'marked', field: nameOf(at) };
    default:
      return null;
  }
}

/** The cues of some events, without those that would show nothing. */
export function cuesOf(events: readonly H3Event[], stood: ReadonlyMap<string, Hex>): Cue[] {
  const where = new Map(stood);
  return events.flatMap((event): Cue[] => {
    const cue = cueOf(event);
    if (cue?.kind !== 'goes') return cue ? [cue] : [];
    const from = where.get(cue.pawn);
    where.set(cue.pawn, cue.to);
    return from && nameOf(from) !== nameOf(cue.to) ? [cue] : [];
  });
}

/** What has to be shown as it was before the first of the cues. */
export function beforeAll(cues: readonly Cue[], stood: ReadonlyMap<string, Hex>): Before {
  const before: Before = {
    pawns: new Map(),
    absent: new Set(),
    down: new Set(),
    bare: new Set(),
  };
  for (const cue of cues) {
    if (cue.kind === 'goes') {
      const from = stood.get(cue.pawn);
      if (from) before.pawns.set(cue.pawn, from);
    } else if (cue.kind === 'appears') before.absent.add(cue.pawn);
    else if (cue.kind === 'turns-up') before.down.add(cue.tile);
    else before.bare.add(cue.field);
  }
  return before;
}
