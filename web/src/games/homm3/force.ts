/** What is in force: effects that last, tokens, the walls, the guards' time. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { cardIcon, TOKEN_ICONS, WALL_ICON } from './icons';
import {
  battleOf,
  factsOf,
  viewOf,
  type Battle,
  type Effect,
  type H3View,
  type SharedEffect,
  type Unit,
} from './model';
import { lyingName, unitName } from './naming';
import { cardName } from './words';

export interface InForce {
  key: string;
  icon: string;
  title: string;
  text: string;
  rule: string;
  /** What it lights on the table. */
  ref: string | null;
}

export function inForce(store: TableStore): InForce[] {
  const battle = battleOf(store);
  if (!battle) return [];
  const units = battle.units.filter(({ alive }) => alive);
  return [
    ...timeOf(store, battle),
    ...siegeOf(battle),
    ...battle.ongoing.map((effect, i) =>
      effect.face
        ? token(store, effect, `shared ${i}`)
        : lasting(store, effect, null, `shared ${i}`),
    ),
    ...units.flatMap((unit) => effectsOf(store, unit)),
    ...defendersOf(store, units),
    ...units.flatMap((unit) => tokensOf(store, unit)),
  ];
}

/** All Defense Tokens work alike, so one line speaks of them all. */
function defendersOf(store: TableStore, units: readonly Unit[]): InForce[] {
  const defending = units.filter(({ tokens }) => tokens.defending);
  const [only] = defending;
  if (!only) return [];
  return [
    {
      key: 'defending',
      icon: TOKEN_ICONS.defending,
      title: t('web-homm3-force-defending', {
        unit: defending.map(({ name }) => unitName(store, name)).join(', '),
      }),
      text: t('web-homm3-force-defending.text'),
      rule: 'H3-10.50',
      ref: defending.length === 1 ? `unit:${only.name}` : null,
    },
  ];
}

/** The movement points of the hero who fights the guards. */
function movementOf(view: H3View | null): number {
  const trip = view?.world?.trip;
  if (!trip || trip.seat === null || !trip.hero) return view?.players[0]?.movement ?? 0;
  return view?.world?.realms[trip.seat]?.heroes[trip.hero].movement ?? 0;
}

/** How long the guards are fought: every further combat round costs a movement point. */
function timeOf(store: TableStore, battle: Battle): InForce[] {
  const movement = movementOf(viewOf(store));
  if (!battle.guards || battle.azure) return [];
  return [
    {
      key: 'guards',
      icon: 'hourglass',
      title: t('web-homm3-force-guards'),
      text: t('web-homm3-force-guards.text', { movement }),
      rule: 'H3-10.70',
      ref: null,
    },
  ];
}

function siegeOf(battle: Battle): InForce[] {
  if (!battle.siege || !(battle.walls.length || battle.gate)) return [];
  return [
    {
      key: 'siege',
      icon: WALL_ICON,
      title: t('web-homm3-force-siege'),
      text: t('web-homm3-force-siege.text', { walls: battle.walls.length }),
      rule: 'H3-10.100',
      ref: null,
    },
  ];
}

function effectsOf(store: TableStore, unit: Unit): InForce[] {
  const cards = new Map(unit.effects.map((effect) => [effect.card, effect]));
  return [...cards.values()].map((effect) =>
    lasting(store, effect, unit, `${unit.name} ${effect.card}`),
  );
}

function lasting(store: TableStore, effect: Effect, unit: Unit | null, key: string): InForce {
  const until = effect.until === null ? 'none' : effect.until;
  return {
    key,
    icon: cardIcon(factsOf(store), effect.card),
    title: unit
      ? t('web-homm3-force-on', {
          card: cardName(store, effect.card),
          unit: unitName(store, unit.name),
        })
      : cardName(store, effect.card),
    text: t('web-homm3-force-until', { until }),
    rule: '',
    ref: unit ? `unit:${unit.name}` : null,
  };
}

/** One that lies on a space, perhaps face down. */
function token(store: TableStore, effect: SharedEffect, key: string): InForce {
  return {
    ...lasting(store, effect, null, key),
    title: lyingName(store, effect),
    ref: effect.space ? `space:${effect.space}` : null,
  };
}

function tokensOf(store: TableStore, unit: Unit): InForce[] {
  const name = unitName(store, unit.name);
  const { paralysed, poison } = unit.tokens;
  const ref = `unit:${unit.name}`;
  const found: InForce[] = [];
  if (paralysed) {
    found.push({
      key: `${unit.name} paralysed`,
      icon: TOKEN_ICONS.paralysed,
      title: t('web-homm3-force-paralysed', { unit: name }),
      text: t('web-homm3-force-paralysed.text'),
      rule: 'H3-10.60',
      ref,
    });
  }
  if (poison) {
    found.push({
      key: `${unit.name} poison`,
      icon: TOKEN_ICONS.poison,
      title: t('web-homm3-force-poison', { unit: name, count: poison }),
      text: t('web-homm3-force-poison.text'),
      rule: '',
      ref,
    });
  }
  return found;
}
