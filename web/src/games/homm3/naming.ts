/** Units and spaces in words. */
import { number, plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { H3Event } from './events';
import { cutNumber } from '../../lib/words';
import { lineOf, type Line } from './geometry';
import type { Marks } from './marks';
import {
  battleOf,
  effectsAt,
  factsOf,
  healthLeft,
  nearSide,
  ownSide,
  unitAt,
  viewOf,
  type Battle,
  type Odds,
  type SharedEffect,
  type Unit,
} from './model';

/** Things in a row, as all five languages write them. */
const listed = (parts: readonly string[]): string => parts.join(', ');

/** "Griffins"; the second of a kind is "Griffins 2". */
export function unitName(store: Pick<TableStore, 'facts'>, name: string): string {
  const [kind, number] = cutNumber(name);
  const kin = factsOf(store)?.units[kind]?.kin;
  if (!kin) return name;
  const called = t(`homm3-kin-${kin}`);
  return number ? t('homm3-numbered', { kin: called, number }) : called;
}

export const sizeName = (pack: boolean): string =>
  pack ? t('web-homm3-board-pack') : t('web-homm3-board-few');

export function lineName(line: Line): string {
  switch (line) {
    case 'own-back':
      return t('web-homm3-board-line-own-back');
    case 'own-front':
      return t('web-homm3-board-line-own-front');
    case 'middle':
      return t('web-homm3-board-line-middle');
    case 'front':
      return t('web-homm3-board-line-front');
    case 'back':
      return t('web-homm3-board-line-back');
  }
}

/** A die or a change as it is printed: +1, 0, −1. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${number(value)}` : `−${number(-value)}`;
}

/** "Griffins, Few, yours, 2 of 4 health, attack 2, defense 0, initiative 6". */
export function unitLabel(store: TableStore, unit: Unit): string {
  const own = ownSide(viewOf(store));
  const whose =
    own === null
      ? sideName(unit)
      : unit.side === own
        ? t('web-homm3-board-yours')
        : t('web-homm3-board-enemy');
  return listed([
    unitName(store, unit.name),
    ...(factsOf(store)?.units[unit.kind]?.pack ? [sizeName(unit.pack)] : []),
    whose,
    t('web-homm3-board-health', { left: healthLeft(unit), health: unit.health }),
    t('web-homm3-board-values', {
      attack: unit.attack,
      defense: unit.defense,
      initiative: unit.initiative,
    }),
    ...tokensOf(store, unit),
  ]);
}

const sideName = (unit: Unit): string =>
  unit.side === 0 ? t('homm3-side-attacker') : t('homm3-side-defender');

/** The tokens and effects on a unit, in words. */
export function tokensOf(store: TableStore, unit: Unit): string[] {
  const { tokens } = unit;
  return [
    ...(tokens.defending ? [t('web-homm3-board-defending')] : []),
    ...(tokens.paralysed ? [t('web-homm3-board-paralysed')] : []),
    ...(tokens.retaliated ? [t('web-homm3-board-retaliated')] : []),
    ...(tokens.poison ? [t('web-homm3-board-poison', { count: tokens.poison })] : []),
    ...(unit.asleep ? [t('web-homm3-board-asleep')] : []),
    ...(tokens.activated ? [t('web-homm3-board-done')] : []),
    ...new Set(unit.effects.map(({ card }) => plain(store.words.thing('card', card)))),
  ];
}

/** "b2, Griffins, Pack, yours, 2 of 4 health, can be attacked". */
export function spaceLabel(store: TableStore, marks: Marks, space: string): string {
  const battle = battleOf(store);
  const unit = unitAt(battle, space);
  const parts = [space];
  if (unit) parts.push(unitLabel(store, unit));
  else parts.push(lineName(lineOf(space, nearSide(viewOf(store)))), ...ground(battle, space));
  parts.push(...new Set(effectsAt(battle, space).map((effect) => lyingName(store, effect))));
  return listed([...parts, ...standing(store, marks, space, unit)]);
}

/** What lies on a space; of a token also what the viewer knows of it. */
export function lyingName(store: TableStore, { card, space, face }: SharedEffect): string {
  const name = plain(store.words.thing('card', card));
  return face ? t('homm3-token', { card: name, space: space ?? '', face }) : name;
}

function ground(battle: Battle | null, space: string): string[] {
  if (battle?.walls.includes(space)) return [t('web-homm3-board-wall')];
  if (battle?.gate === space) return [t('web-homm3-board-gate')];
  return [t('web-homm3-board-empty')];
}

/** What the marks on a space say. */
function standing(store: TableStore, marks: Marks, space: string, unit: Unit | null): string[] {
  const { aim } = marks;
  const said: string[] = [];
  if (unit && unit.name === battleOf(store)?.active) said.push(t('web-homm3-board-active'));
  const previewed = aim !== null && !aim.chosen;
  if (marks.ghost?.space === space && !previewed) said.push(t('web-homm3-board-goes-there'));
  const aimed = aim && (unit ? aim.target?.name === unit.name : aim.wall === space);
  const refs = [unit ? `unit:${unit.name}` : `wall:${space}`, `space:${space}`];
  if (aimed) {
    const state = aim.chosen ? t('web-homm3-board-aimed') : t('web-homm3-board-attackable');
    said.push(state, ...oddsOf(aim.odds));
  } else if (marks.can.has(refs[0] as string)) {
    said.push(attacks(store, refs[0]) ? t('web-homm3-board-attackable') : t('web-homm3-board-can'));
  } else if (marks.can.has(refs[1] as string)) said.push(t('web-homm3-board-can'));
  return said;
}

const attacks = (store: TableStore, ref: string | undefined): boolean =>
  store.options.some(
    ({ kind, refs }) => (kind === 'attack' || kind === 'break') && refs[0] === ref,
  );

function oddsOf(odds: Pick<Odds, 'defeated' | 'flips' | 'in_two'> | null): string[] {
  if (!odds) return [];
  const defeated = odds.in_two ?? odds.defeated;
  if (defeated) return [t('web-homm3-board-defeated', { chance: Math.round(defeated) })];
  if (odds.flips) return [t('web-homm3-board-flips', { chance: Math.round(odds.flips) })];
  return [];
}

/** Refs of the things on the board that an event is about. */
export function boardRefs(event: H3Event): string[] {
  const units = [
    ...('unit' in event ? [event.unit] : []),
    ...('target' in event ? [event.target] : []),
  ].filter(Boolean);
  const spaces = [
    ...('from' in event ? [event.from, event.to] : []),
    ...('space' in event ? [event.space] : []),
    ...('gate' in event ? [event.gate] : []),
  ];
  return [...units.map((name) => `unit:${name}`), ...spaces.map((space) => `space:${space}`)];
}
