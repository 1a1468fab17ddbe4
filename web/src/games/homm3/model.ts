/** The questions that the components ask of the Heroes' view, facts and helps. */
import type { TableStore, View as Untyped } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { is } from './options';
import type {
  Battle,
  Face,
  Facts,
  Helps,
  Odds,
  Result,
  SharedEffect,
  Troop,
  Unit,
  View,
} from './wire';

export type {
  AbilityFacts as Ability,
  Army,
  Battle,
  Boost,
  CardEffect,
  CardFacts,
  CardKind,
  Effect,
  Face,
  Facts as H3Facts,
  Helps as H3Helps,
  Odds,
  OddsFace,
  Player,
  Result,
  SharedEffect,
  Troop,
  Unit,
  UnitKind,
  UnitType,
  View as H3View,
} from './wire';
export type Tier = Unit['tier'];
/** 0: the attacker, 1: the defender. */
export type Side = Unit['side'];
export type Outcome = Result['result'];

export { factionOf, markOfFaction, markOfSeat, markOfSide, seatMarks, sideMarks } from './hues';
export type { SideMark } from './hues';

/** What the shared table hands on without knowing its type. */
export const asView = (view: Untyped): View => view as View;
export const asFacts = (facts: Record<string, unknown>): Facts | null =>
  'units' in facts ? (facts as Facts) : null;

export const viewOf = (store: TableStore): View | null => store.view && asView(store.view);
export const factsOf = (store: Pick<TableStore, 'facts'>): Facts | null => asFacts(store.facts);
export const helpsOf = (store: TableStore): Helps => store.helps as Helps;
export const battleOf = (store: TableStore): Battle | null => viewOf(store)?.battle ?? null;

/** The hero that a seat leads; null: it leads none. */
export const heroOf = (view: View, seat: number): string | null =>
  view.players.find((player) => player.seat === seat)?.hero || null;

export const unitOf = (battle: Battle | null, name: string): Unit | null =>
  battle?.units.find((unit) => unit.name === name) ?? null;

export const unitAt = (battle: Battle | null, space: string): Unit | null =>
  battle?.units.find((unit) => unit.alive && unit.space === space) ?? null;

/** What lies on a space. */
export const effectsAt = (battle: Battle | null, space: string): SharedEffect[] =>
  (battle?.ongoing ?? []).filter((each) => each.space === space);

/** The cards whose effects lie on a space. */
export const cardsOn = (battle: Battle | null, space: string): string[] => [
  ...new Set(effectsAt(battle, space).map(({ card }) => card)),
];

export const towerOf = (battle: Battle | null): Unit | null => {
  const tower = battle?.tower ? unitOf(battle, battle.tower) : null;
  return tower?.alive ? tower : null;
};

export const healthLeft = (unit: Unit): number => Math.max(0, unit.health - unit.damage);

/** The side that stands near the viewer: their own one, for watchers the attacker's. */
export const nearSide = (view: View | null): Side => ownSide(view) ?? 0;

/** The side that the viewer plays, in a scenario also guards in another's combat; null for watchers. */
export function ownSide(view: View | null): Side | null {
  const side = view?.players.find(({ seat }) => seat === view.you)?.side ?? null;
  if (side !== null || !view || view.you === null) return side;
  return (
    view.battle?.armies.find(({ seat, player }) => seat === view.you && player === null)?.side ??
    null
  );
}

/** The printed side of a card as it lies. */
export function faceOf(facts: Facts | null, { kind, pack }: Troop): Face | null {
  const card = facts?.units[kind];
  return (pack ? card?.pack : null) ?? card?.few ?? null;
}

// ---- attacks and the ways to them ----

/**
 * How many refs are touched: of an attack only its target, so that the spaces from which it can be
 * made are its ways; of a tile that is laid only the tile, so that its turns are.
 */
export const depth = (option: OptionOut): number =>
  is(option, 'attack', 'break', 'rotate') ? 1 : option.refs.length;

/** The space from which an attack would be made; null: from where the unit stands. */
export const attackFrom = (option: OptionOut): string | null =>
  is(option, 'attack', 'break') ? (option.fields.space ?? null) : null;

/** What an armed attack aims at: the name of a unit, or the space of a Wall; null: no attack. */
export const attackOn = (option: OptionOut | null): { unit?: string; wall?: string } | null =>
  is(option, 'attack', 'break') ? option.fields : null;

/** The chance of an attack that matters, in whole per cent: that the target is defeated, or turns. */
export function chanceOf(odds: Odds): number {
  return Math.round(odds.in_two || odds.defeated || odds.flips);
}

/** The active unit, if one chooses for it oneself. */
export function ownActive(store: TableStore): Unit | null {
  const battle = battleOf(store);
  const unit = battle?.active ? unitOf(battle, battle.active) : null;
  const army = unit && battle?.armies[unit.side];
  return army && army.seat === store.seat ? unit : null;
}
