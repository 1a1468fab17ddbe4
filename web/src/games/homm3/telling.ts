/** The Heroes' log, pop-overs and the whole table in one paragraph. */
import { plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { GameEvent, Words } from '../../lib/types';
import { cut } from '../../lib/words';
import type { SeatMark } from '../registry';
import { ownPlayer, rowsOf } from './cards';
import type { EventKind, H3Event } from './events';
import { aboutOnMap, describeMap, refsOnMap, retellOnMap, silentOnMap } from './map/telling';
import { onMap, type MapFacts } from './map/world';
import {
  battleOf,
  faceOf,
  factsOf,
  heroOf,
  markOfSeat,
  markOfSide,
  unitOf,
  viewOf,
  type Ability,
  type Battle,
  type H3View,
  type Player,
  type Side,
} from './model';
import { boardRefs, unitLabel, unitName } from './naming';
import type { Events } from './wire';
import { cardName, factionName, heroName, unitTitle } from './words';

// ---- the log ----

/** Events of a combat that say where: the board shows it, so that the log need not. */
const ON_THE_BOARD: Partial<Record<EventKind, string>> = {
  moves: 'web-homm3-log-moves',
  placed: 'web-homm3-log-placed',
  walled: 'web-homm3-log-walled',
  broke: 'web-homm3-log-broke',
};

/** An event in this client's own words; null: in those that all clients share. */
export function retell(
  event: H3Event,
  view: H3View | null,
  facts: MapFacts | undefined,
): Words | null {
  const id = ON_THE_BOARD[event.kind];
  if (!id) return retellOnMap(event, view, facts);
  const { kind: _kind, at: _at, ...args } = event;
  return { id, args };
}

/** The side that did it: the seat's, or that of the unit which acted. */
function sideOf(view: H3View, event: H3Event): Side | null {
  const seat = toldSeat(event);
  if (seat !== null) return view.players.find((player) => player.seat === seat)?.side ?? null;
  return 'unit' in event ? (unitOf(view.battle, event.unit)?.side ?? null) : null;
}

/** In a scenario whoever did it has a seat, in a combat or not. */
const seatOf = (view: H3View, event: H3Event): number | null =>
  view.world ? toldSeat(event) : null;

function toldSeat(event: H3Event): number | null {
  const seat = 'seat' in event ? event.seat : undefined;
  return seat === undefined || seat < 0 ? null : seat;
}

export function actor(view: H3View, told: GameEvent): number | null {
  const event = eventOf<Events>(told);
  const seat = seatOf(view, event);
  if (seat !== null) return seat;
  const side = sideOf(view, event);
  if (side === null) return null;
  return view.players.find((player) => player.side === side)?.seat ?? null;
}

/** Guards and AI Heroes hold no seat, but have a side. */
export function lineMark(view: H3View, told: GameEvent): SeatMark | null {
  const event = eventOf<Events>(told);
  const seat = seatOf(view, event);
  if (seat !== null) return markOfSeat(view, seat);
  const side = sideOf(view, event);
  return side === null ? null : markOfSide(view, side);
}

/** The hero whose deed a line tells; null: it tells of units, or of nobody. */
export function lineHero(view: H3View, told: GameEvent): string | null {
  const seat = toldSeat(eventOf<Events>(told));
  return seat === null ? null : heroOf(view, seat);
}

/** An attack is told by its sum: who attacked, the die, the damage. */
export function silent(told: GameEvent): boolean {
  const event = eventOf<Events>(told);
  switch (event.kind) {
    case 'activates':
      return true;
    case 'attacks':
      return !event.retaliation;
    case 'rolled':
      return event.purpose === 'attack';
    case 'hurt':
      return event.source === 'attack';
    default:
      return silentOnMap(event);
  }
}

export function eventRefs(told: GameEvent): string[] {
  const event = eventOf<Events>(told);
  const cards = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
  ];
  return [...boardRefs(event), ...refsOnMap(event), ...cards.map((card) => `card:${card}`)];
}

// ---- pop-overs ----

export const abilityText = ({ text, args }: Ability): string => t(`homm3-ability-${text}`, args);

export function about(store: TableStore, ref: string): { title: string; texts: string[] } | null {
  const [kind, value] = cut(ref);
  if (kind === 'card') return { title: cardName(store, value), texts: cardTexts(store, value) };
  if (kind === 'unit') return aboutUnit(store, value);
  if (kind === 'troop') {
    const face = faceOf(factsOf(store), { kind: value, pack: false });
    return { title: unitName(store, value), texts: (face?.abilities ?? []).map(abilityText) };
  }
  return aboutOnMap(store, ref);
}

/** The whole card, a row a paragraph. */
function cardTexts(store: TableStore, card: string): string[] {
  return rowsOf(factsOf(store), card).map(({ label, text }) =>
    label ? t('web-homm3-row', { label, text }) : text,
  );
}

function aboutUnit(store: TableStore, name: string): { title: string; texts: string[] } | null {
  const unit = unitOf(battleOf(store), name);
  if (!unit) return null;
  const abilities = faceOf(factsOf(store), unit)?.abilities ?? [];
  return {
    title: unitTitle(store, unit),
    texts: [unitLabel(store, unit), ...abilities.map(abilityText)],
  };
}

// ---- seats ----

/** "Catherine, Castle, level 3" */
export function sideName(store: TableStore, seat: number): string {
  const player = viewOf(store)?.players.find((each) => each.seat === seat);
  if (!player) return '';
  const faction = factionName(player.faction);
  if (!player.hero) return faction;
  // The level stands beside it.
  if (onMap(store)) return t('web-homm3-world-side', { hero: heroName(player.hero), faction });
  return t('web-homm3-side', { hero: heroName(player.hero), faction, level: player.level });
}

export const standing = (battle: Battle | null, side: Side | null): number =>
  (battle?.units ?? []).filter((unit) => unit.side === side && unit.alive && unit.space).length;

export function score(store: TableStore, seat: number): { value: string; of: string } {
  const view = viewOf(store);
  const player = view?.players.find((each) => each.seat === seat);
  const points = view?.world?.points ?? [];
  if (store.state?.result && points.some(Boolean)) {
    return { value: String(points[seat] ?? 0), of: t('homm3-count-points') };
  }
  if (view?.world && player && (onMap(store) || player.side === null)) {
    return { value: String(player.level), of: t('web-homm3-world-level') };
  }
  if (!view?.battle || view.battle.phase === 'deploy') return { value: '', of: '' };
  const count = standing(view.battle, player?.side ?? null);
  return { value: String(count), of: t('web-homm3-units', { count }) };
}

// ---- the whole table in one paragraph ----

export function describeTable(store: TableStore): string {
  const view = viewOf(store);
  if (!view) return '';
  return [
    ...describeMap(store),
    ...view.players.map((player) => tellPlayer(store, player)),
    ...tellBattle(store, view.battle),
    ...tellHand(store),
  ]
    .filter(Boolean)
    .join(' ');
}

function tellPlayer(store: TableStore, player: Player): string {
  return t('web-homm3-tell-player', {
    seat: store.words.name(player.seat),
    side: sideName(store, player.seat),
    hand: player.hand_count,
    experts: player.experts,
  });
}

function tellBattle(store: TableStore, battle: Battle | null): string[] {
  if (!battle || battle.phase === 'deploy' || onMap(store)) return [];
  const units = battle.units.filter(({ alive }) => alive);
  return [
    t('web-homm3-tell-round', {
      round: battle.round,
      active: battle.active ? unitName(store, battle.active) : 'none',
    }),
    ...units.map((unit) =>
      t('web-homm3-tell-unit', {
        space: unit.space ?? '',
        unit: plain(unitLabel(store, unit)),
      }),
    ),
  ];
}

function tellHand(store: TableStore): string[] {
  const cards = ownPlayer(store)?.hand ?? [];
  if (!cards.length) return [];
  const names = cards.map((card) => cardName(store, card)).join(', ');
  return [t('web-homm3-tell-hand', { cards: names })];
}

/** From where a combat is fought out until somebody stops that or it is over, a bot plays. */
export function byStandIn(log: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const found = new Set<GameEvent>();
  let plays = false;
  for (const event of log) {
    if (event.kind === 'fights-on' || event.kind === 'combat-over') plays = false;
    if (plays) found.add(event);
    if (event.kind === 'fought-out') plays = true;
  }
  return found;
}
