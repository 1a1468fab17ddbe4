/** What a unit card shows: a unit in combat, or a troop that is not on the board yet. */
import { STATS, type Stat } from './icons';
import {
  faceOf,
  type Effect,
  type H3Facts,
  type Tier,
  type Troop,
  type Unit,
  type UnitType,
} from './model';

export interface Shown {
  name: string;
  kind: string;
  /** Whether the card has a second side; else neither Few nor Pack is written on it. */
  sided: boolean;
  pack: boolean;
  tier: Tier;
  type: UnitType;
  values: { stat: Stat; value: number; change: -1 | 0 | 1 }[];
  damage: number;
  tokens: Unit['tokens'];
  asleep: boolean;
  /** The cards whose effects last on it. */
  effects: string[];
}

const NO_TOKENS: Unit['tokens'] = {
  activated: false,
  retaliated: false,
  paralysed: false,
  defending: false,
  poison: 0,
};

export function shownUnit(facts: H3Facts | null, unit: Unit): Shown {
  const cards = [
    ...unit.effects.map(({ card }: Effect) => card),
    ...(unit.cover ? [unit.cover] : []),
  ];
  return {
    name: unit.name,
    kind: unit.kind,
    sided: Boolean(facts?.units[unit.kind]?.pack),
    pack: unit.pack,
    tier: unit.tier,
    type: unit.type,
    values: STATS.map((stat, i) => ({
      stat,
      value: unit[stat],
      change: Math.sign(unit[stat] - (unit.printed[i] as number)) as -1 | 0 | 1,
    })),
    damage: unit.damage,
    tokens: unit.tokens,
    asleep: unit.asleep,
    effects: [...new Set(cards)],
  };
}

export function shownTroop(facts: H3Facts | null, troop: Troop): Shown | null {
  const face = faceOf(facts, troop);
  const card = facts?.units[troop.kind];
  if (!face || !card) return null;
  return {
    name: troop.kind,
    kind: troop.kind,
    sided: Boolean(card.pack),
    pack: troop.pack,
    tier: card.tier,
    type: face.type,
    values: STATS.map((stat) => ({ stat, value: face[stat], change: 0 })),
    damage: 0,
    tokens: NO_TOKENS,
    asleep: false,
    effects: [],
  };
}
