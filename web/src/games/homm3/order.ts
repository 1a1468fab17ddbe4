/** The order of initiative: who has acted, who acts now, who is still to come. */
import type { TableStore } from '../../lib/table.svelte';
import { battleOf, unitOf, type Battle, type Unit } from './model';

export interface Turn {
  unit: Unit;
  state: 'done' | 'now' | 'waits';
  /** A tie leaves the choice to you: it may go first. */
  choice: boolean;
  /** A line stands before it: another value begins. */
  apart: boolean;
}

export function turnsOf(store: TableStore): Turn[] {
  const battle = battleOf(store);
  if (!battle || battle.round === 0) return [];
  const done = battle.units
    .filter((unit) => unit.alive && unit.tokens.activated && unit.name !== battle.active)
    .sort((one, other) => other.initiative - one.initiative);
  const now = battle.active ? unitOf(battle, battle.active) : null;
  return [
    ...turns(done, 'done', store),
    ...turns(now?.alive ? [now] : [], 'now', store),
    ...turns(comingOf(battle), 'waits', store),
  ].map((turn, i, all) => ({ ...turn, apart: parted(all[i - 1], turn) }));
}

function comingOf(battle: Battle): Unit[] {
  return battle.order
    .filter((name) => name !== battle.active)
    .flatMap((name) => unitOf(battle, name) ?? []);
}

function turns(units: readonly Unit[], state: Turn['state'], store: TableStore): Turn[] {
  const choosing = store.options.some(({ kind }) => kind === 'activate');
  return units.map((unit) => ({
    unit,
    state,
    choice: choosing && store.next.has(`unit:${unit.name}`),
    apart: false,
  }));
}

/** Between units that are still to come, and between the present one and them. */
function parted(before: Turn | undefined, turn: Turn): boolean {
  if (!before || turn.state !== 'waits') return false;
  return before.unit.initiative !== turn.unit.initiative;
}
