/** Touching the board: a target is reached by the shortest way, or from the space touched before. */
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import { toggleOf, turn } from './boosts.svelte';
import { attackFrom, attackOn, battleOf, ownActive, unitAt } from './model';
import { is } from './options';

/** What a space stands for now: what can be touched there, else what stands there. */
export function refAt(store: TableStore, space: string): string {
  const battle = battleOf(store);
  const unit = unitAt(battle, space);
  const wall = battle?.walls.includes(space) || battle?.gate === space;
  const refs = [
    ...(unit ? [`unit:${unit.name}`] : []),
    ...(wall ? [`wall:${space}`] : []),
    `space:${space}`,
  ];
  const wanted = (known: (ref: string) => boolean): string | undefined => refs.find(known);
  return (
    wanted((ref) => store.next.has(ref)) ??
    wanted((ref) => store.picked.includes(ref)) ??
    wanted((ref) => store.options.some((option) => option.refs.includes(ref))) ??
    (refs[0] as string)
  );
}

export async function touchThing(store: TableStore, ref: string): Promise<void> {
  const [kind, name] = cut(ref);
  if (kind === 'space' && turnTo(store, name)) return;
  if (kind !== 'space' && fromPicked(store, ref)) return;
  await store.touch(ref);
}

/** A card that raises the attack at hand is switched on or off for it. */
export function prepares(store: TableStore, ref: string): boolean {
  const [kind, card] = cut(ref);
  const unit = kind === 'card' && is(store.armed, 'attack') ? ownActive(store) : null;
  const toggle = unit && toggleOf(store, unit.name, card);
  if (!unit || !toggle) return false;
  turn(store, unit.name, toggle);
  return true;
}

/** Whether Enter on a thing acts: it is part of what the filled button would do. */
export function isArmed(store: TableStore, ref: string): boolean {
  const { armed } = store;
  if (!armed) return false;
  return store.picked.includes(ref) || `space:${attackFrom(armed)}` === ref;
}

/** A space from which the chosen attack can be made as well: it is made from there. */
function turnTo(store: TableStore, space: string): boolean {
  const way = attackOn(store.armed)
    ? store.ways.findIndex((option) => attackFrom(option) === space)
    : -1;
  // Touched once more, the space itself is meant: one goes there and does not attack.
  if (way < 0 || (way === store.way && store.focus === `space:${space}`)) return false;
  store.focus = `space:${space}`;
  if (way !== store.way) store.turn(way - store.way);
  return true;
}

/** A space was touched first, then a target that can be attacked from there. */
function fromPicked(store: TableStore, ref: string): boolean {
  const [kind, space] = cut(store.picked[0] ?? '');
  if (kind !== 'space' || store.armed?.kind !== 'move') return false;
  const reaches = store.options.some(
    (option) => attackOn(option) && option.refs[0] === ref && attackFrom(option) === space,
  );
  if (!reaches) return false;
  store.focus = ref;
  store.pick([ref]);
  turnTo(store, space);
  return true;
}
