/** What the sheet shows besides the printed tiles; all of it follows from the store. */
import type { TableStore } from '../../../lib/table.svelte';
import type { GameEvent, OptionOut } from '../../../lib/types';
import { cut } from '../../../lib/words';
import { heard, logOf, type H3Event } from '../events';
import { is } from '../options';
import { stepsBetween } from './geometry';
import { stepOf, type Step } from './journey';
import { fieldsOf, reachOf, rideEnd, rideOf } from './ride.svelte';
import { hexOf, realmOf, sameHex, worldOf, type HeroName, type Hex } from './world';

export interface MapMarks {
  /** Fields, tiles, slots and own heroes that can be touched now, as refs. */
  can: ReadonlySet<string>;
  /** Fields that the selected hero can ride to, farther away than a step, with the cost. */
  far: ReadonlyMap<string, number>;
  /** The way that the button would ride, from where the hero stands. */
  way: { fields: Hex[]; waits: boolean } | null;
  /** The Field that is chosen, and where its hero comes from. */
  target: { at: Hex; from: Hex | null } | null;
  /** Empty slots where a tile can be placed. */
  slots: Hex[];
  /** Which of their own heroes is selected. */
  hero: HeroName;
  /** The tile that is being turned, the turns that are allowed and the present one. */
  turning: Turning | null;
  /** The last step of somebody else, while its hero still stands there; in a replay anybody's. */
  trail: { from: Hex; to: Hex; seat: number } | null;
}

export interface Turning {
  at: Hex;
  turns: number[];
  turn: number;
}

/** Things on the sheet that an option may name. */
const PLACES = new Set(['field', 'tile', 'slot']);
/** Acts that a hero does for a movement point. */
const TRAVELS = new Set(['go', 'discover', 'place']);

const heroIn = ({ refs }: OptionOut): HeroName | null => {
  const [kind, name] = cut(refs[0] ?? '');
  return kind === 'hero' && (name === 'main' || name === 'second') ? name : null;
};

/** The step of a seat's own hero that an event tells; null: it moved nobody or somebody else's. */
function ownStep(event: H3Event, seat: number | null): Step | null {
  const step = stepOf(event);
  return step?.seat === seat ? step : null;
}

/** The hero that the next step is for: the one picked, else the one that went last, if it can. */
export function selectedHero(store: TableStore): HeroName {
  const picked = store.picked.map(cut).find(([kind]) => kind === 'hero')?.[1];
  if (picked === 'main' || picked === 'second') return picked;
  const laid = store.options.find((option) => is(option, 'rotate'));
  if (laid) return heroBeside(store, laid.fields.tile);
  const able = store.options.filter(({ kind }) => TRAVELS.has(kind)).map(heroIn);
  const last = logOf(store).findLast(
    (event) => event.kind === 'turn' || ownStep(event, store.seat) !== null,
  );
  const went = last && ownStep(last, store.seat)?.hero;
  if (went && able.includes(went)) return went;
  return able.includes('main') || !able.includes('second') ? 'main' : 'second';
}

/** The hero who turned a tile up: the one that stands beside it. */
function heroBeside(store: TableStore, at: Hex): HeroName {
  const heroes = realmOf(worldOf(store), store.seat)?.heroes;
  const near = (hero: HeroName): boolean => {
    const stands = heroes?.[hero].at;
    return Boolean(stands && stepsBetween(stands, at) === 2);
  };
  return !near('main') && near('second') ? 'second' : 'main';
}

export function mapMarks(store: TableStore): MapMarks {
  const hero = selectedHero(store);
  return {
    can: new Set(store.help === 'table' ? [] : touchable(store, hero)),
    far: store.help === 'table' ? new Map() : farOf(store, hero),
    way: routeOf(store),
    target: targetOf(store),
    slots: slotsOf(store, hero),
    hero,
    turning: turningOf(store),
    trail: trailOf(store),
  };
}

/** What can be touched: where the selected hero can go, and the heroes that can do something. */
function touchable(store: TableStore, hero: HeroName): string[] {
  return store.options.flatMap((option) => {
    const own = heroIn(option);
    const places = option.refs.filter((ref) => PLACES.has(cut(ref)[0]));
    if (!own) return places;
    return own === hero ? [`hero:${own}`, ...places] : [`hero:${own}`];
  });
}

function slotsOf(store: TableStore, hero: HeroName): Hex[] {
  const names = store.options
    .filter((option) => (heroIn(option) ?? hero) === hero)
    .flatMap(({ refs }) => refs.map(cut))
    .filter(([kind]) => kind === 'slot')
    .map(([, name]) => name);
  return [...new Set(names)].map(hexOf).filter((at) => at !== null);
}

/** The place of an option: its Field, tile or slot. */
export function placeOf(option: OptionOut): { kind: string; at: Hex } | null {
  for (const [kind, name] of option.refs.map(cut)) {
    const at = PLACES.has(kind) ? hexOf(name) : null;
    if (at) return { kind, at };
  }
  return null;
}

/** Fields in reach that no single step leads to. */
function farOf(store: TableStore, hero: HeroName): Map<string, number> {
  const near = new Set(touchable(store, hero));
  const reach = [...reachOf(store, hero)].filter(([name]) => !near.has(`field:${name}`));
  return new Map(reach);
}

function routeOf(store: TableStore): MapMarks['way'] {
  const way = rideOf(store);
  const from = way && realmOf(worldOf(store), store.seat)?.heroes[way.hero].at;
  return way && from ? { fields: [from, ...fieldsOf(way)], waits: way.waits } : null;
}

function targetOf(store: TableStore): MapMarks['target'] {
  const { armed } = store;
  const end = rideEnd(store);
  if (end) return { at: end, from: null };
  const place = armed && placeOf(armed);
  if (!armed || place?.kind !== 'field') return null;
  const hero = is(armed, 'go') ? armed.fields.hero : null;
  const realm = realmOf(worldOf(store), store.seat);
  return { at: place.at, from: hero && (realm?.heroes[hero].at ?? null) };
}

function turningOf(store: TableStore): Turning | null {
  const ways = store.options.filter((option) => is(option, 'rotate'));
  const chosen = is(store.armed, 'rotate') ? store.armed : ways[0];
  if (!chosen) return null;
  const { tile, turn } = chosen.fields;
  return { at: tile, turns: ways.map(({ fields }) => fields.turn), turn };
}

/** Where the last step of another seat came from; in a replay the step that was made. */
function trailOf(store: TableStore): MapMarks['trail'] {
  const world = worldOf(store);
  const log = store.live ? logOf(store) : heard((store.frame?.log ?? []) as GameEvent[]);
  const latest = store.live ? log : heard(store.lately);
  const moved = latest.findLast((event) => event.kind === 'went');
  if (!world || !moved || (store.live && moved.seat === store.seat)) return null;
  const { seat, hero } = moved;
  const to = hexOf(moved.field);
  const before = log
    .slice(0, log.lastIndexOf(moved))
    .map((event) => ownStep(event, seat))
    .findLast((step) => step?.hero === hero);
  const realm = realmOf(world, seat);
  const from = before ? hexOf(before.field) : (realm?.town ?? null);
  const stands = realm?.heroes[hero].at;
  if (!to || !from || !stands || !sameHex(stands, to) || sameHex(from, to)) return null;
  return { from, to, seat };
}
