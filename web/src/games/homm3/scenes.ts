/**
 * What is seen before the present is: what the other side of a combat does, AI Heroes on the map,
 * and the last blow of a combat before its result.
 */
import type { Scene } from '../../lib/staging.svelte';
import type { GameEvent } from '../../lib/types';
import { heard, type H3Event } from './events';
import { hexOf, type World } from './map/world';
import { asView, ownSide, unitOf, type Battle, type H3View, type Side, type Unit } from './model';

/** How long events are looked at, in milliseconds; what is not named is told with the next one. */
const TIMES: Partial<Record<H3Event['kind'], number>> = {
  activates: 260,
  moves: 500,
  attacks: 260,
  rolled: 760,
  rerolled: 760,
  hit: 520,
  hurt: 240,
  flipped: 460,
  reinforced: 460,
  defeated: 620,
  vanished: 300,
  healed: 300,
  defends: 420,
  played: 700,
  'ai-card': 1500,
  'ai-skill': 900,
  'rover-went': 560,
  'rover-discovers': 700,
};
/** The last blow is looked at a little longer. */
const AFTERMATH = 1100;

export function scenesOf(one: Record<string, unknown>, events: readonly GameEvent[]): Scene[] {
  const before = asView(one);
  return before.battle ? fightScenes(before, before.battle, events) : roverScenes(before, events);
}

// ---- a combat ----

function fightScenes(before: H3View, battle: Battle, told: readonly GameEvent[]): Scene[] {
  const events = heard(told);
  const own = ownSide(before);
  const over = events.findIndex(({ kind }) => kind === 'combat-over' || kind === 'over');
  const end = over < 0 ? events.length : over;
  const others = own !== null && events.slice(0, end).some((event) => isOthers(battle, event, own));
  const struck = events.slice(0, end).some(({ kind }) => kind === 'attacks' || kind === 'hurt');
  if (!(others || (over >= 0 && struck))) return [];
  let now = battle;
  const scenes: Scene[] = [];
  let waiting: GameEvent[] = [];
  for (const [n, event] of events.slice(0, end).entries()) {
    now = after(now, event);
    waiting.push(told[n] as GameEvent);
    const time = TIMES[event.kind];
    if (time === undefined) continue;
    const step = own !== null && begins(battle, event, own);
    scenes.push({ view: { ...before, battle: now }, events: waiting, time, step });
    waiting = [];
  }
  const last = scenes.at(-1);
  if (!last) return [];
  last.events.push(...waiting);
  if (over >= 0) last.time += AFTERMATH;
  return scenes;
}

/** Whether the other side does something of its own accord; to strike back is none. */
function isOthers(battle: Battle, event: H3Event, own: Side): boolean {
  if (event.kind === 'ai-card') return event.side !== own;
  if (event.kind === 'attacks' && event.retaliation) return false;
  if (event.kind !== 'attacks' && event.kind !== 'moves') return false;
  const unit = unitOf(battle, event.unit);
  return unit !== null && unit.side !== own;
}

const begins = (battle: Battle, event: H3Event, own: Side): boolean =>
  (event.kind === 'activates' && unitOf(battle, event.unit)?.side !== own) ||
  isOthers(battle, event, own);

const change = (battle: Battle, name: string, more: (unit: Unit) => Partial<Unit>): Battle => ({
  ...battle,
  units: battle.units.map((unit) => (unit.name === name ? { ...unit, ...more(unit) } : unit)),
});

/** The combat after an event, as far as it is seen; the present puts right what is not. */
function after(battle: Battle, event: H3Event): Battle {
  switch (event.kind) {
    case 'activates':
      return { ...battle, active: event.unit, attack: null };
    case 'moves':
      return change(battle, event.unit, () => ({ space: event.to }));
    case 'attacks':
      return { ...battle, attack: attack(event) };
    case 'rolled':
    case 'rerolled':
      return battle.attack && (event.kind === 'rerolled' || event.purpose === 'attack')
        ? { ...battle, attack: { ...battle.attack, dice: event.dice } }
        : battle;
    case 'hit':
      return { ...battle, attack: { ...attack(event), ...resolved(battle, event) } };
    case 'hurt':
      return change(battle, event.unit, () => ({ damage: event.health - event.left }));
    case 'flipped':
      return change(battle, event.unit, () => ({
        pack: false,
        health: event.health,
        damage: event.health - event.left,
      }));
    case 'healed':
      return change(battle, event.unit, ({ damage }) => ({
        damage: Math.max(0, damage - event.amount),
      }));
    case 'defends':
      return change(battle, event.unit, ({ tokens }) => ({
        tokens: { ...tokens, defending: true },
      }));
    case 'defeated':
    case 'vanished':
      return change(battle, event.unit, () => ({ alive: false, space: null }));
    default:
      return battle;
  }
}

type Attack = NonNullable<Battle['attack']>;

const attack = ({ unit, target }: { unit: string; target: string }): Attack => ({
  unit,
  target,
  retaliation: false,
  dice: [],
  faces: [],
  pick: null,
  step: 'declared',
  damage: 0,
});

type Result = Pick<Attack, 'dice' | 'step' | 'damage'>;

const resolved = (battle: Battle, { die, damage }: { die: string; damage: number }): Result => ({
  dice: dice(battle, die),
  step: 'done',
  damage,
});

/** The dice as they were rolled; without a roll the one that counts. */
function dice(battle: Battle, die: string): number[] {
  const rolled = battle.attack?.dice ?? [];
  if (rolled.length) return rolled;
  const face = Number(die.replace('−', '-'));
  return Number.isFinite(face) ? [face] : [];
}

// ---- armies on the map that no player leads ----

function roverScenes(before: H3View, told: readonly GameEvent[]): Scene[] {
  let world = before.world;
  if (!world || before.you === null) return [];
  const events = heard(told);
  const end = events.findLastIndex(({ kind }) => kind === 'rover-went') + 1;
  const scenes: Scene[] = [];
  let waiting: GameEvent[] = [];
  for (const [n, event] of events.slice(0, end).entries()) {
    waiting.push(told[n] as GameEvent);
    if (event.kind !== 'rover-went') continue;
    const at = hexOf(event.field);
    const { rover: id } = event;
    const rovers: World['rovers'] = world.rovers.map((rover) =>
      rover.id === id && at ? { ...rover, at: [...at] as [number, number] } : rover,
    );
    world = { ...world, rovers };
    const time = TIMES['rover-went'] ?? 0;
    scenes.push({ view: { ...before, world }, events: waiting, time, step: true });
    waiting = [];
  }
  return scenes;
}
