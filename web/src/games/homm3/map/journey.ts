/** What happened on the map, in order: who goes where, which tile turns up, what is marked. */
import type { GameEvent } from '../../../lib/types';
import { hexOf, HEROES, nameOf, type Hex, type World } from './world';

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

/** Events by which a hero comes to another Field; those who name no hero move the main one. */
const GOES = new Set(['went', 'retreated', 'refuge', 'passed-gate', 'through-gate']);
const TURNS_UP = new Set(['discovered', 'placed-tile', 'turned-up']);
const MARKS = new Set(['visited', 'flagged', 'enemy-flagged']);

export function cueOf(event: GameEvent): Cue | null {
  const at = hexOf(String(event['field'] ?? ''));
  if (!at) return null;
  const seat = Number(event['seat']);
  if (GOES.has(event.kind)) {
    return { kind: 'goes', pawn: pawnOf(seat, String(event['hero'] ?? 'main')), to: at };
  }
  if (event.kind === 'rover-went') {
    return { kind: 'goes', pawn: roverPawn(String(event['rover'])), to: at };
  }
  if (event.kind === 'hired') return { kind: 'appears', pawn: pawnOf(seat, 'second'), to: at };
  if (TURNS_UP.has(event.kind)) return { kind: 'turns-up', tile: nameOf(at), at };
  return MARKS.has(event.kind) ? { kind: 'marked', field: nameOf(at) } : null;
}

/** The cues of some events, without those that would show nothing. */
export function cuesOf(events: readonly GameEvent[], stood: ReadonlyMap<string, Hex>): Cue[] {
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
