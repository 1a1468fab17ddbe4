/** The map in words: what the bar asks, what its button does, what its chips say. */
import { number, plain, rich, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { cut } from '../../../lib/words';
import { unitName } from '../naming';
import { is, type H3Option } from '../options';
import type { ExchangeFields, RotateFields } from '../wire';
import { discarding, markedCards } from './discards.svelte';
import { faceOf, sheetTurn } from './face.svelte';
import { placesOf } from './geometry';
import { selectedHero } from './marks';
import { BACKS, heroTitle, NUMERALS, presentOf, roverName } from './naming';
import { armsBill, billOf, mustering, totalOf } from './plan.svelte';
import { directionTo, locationAt, placeAt } from './places';
import { rideEnd, rideOf } from './ride.svelte';
import { estateOf, parts, slotsOf } from './town';
import {
  hexOf,
  mapFactsOf,
  nameOf,
  onMap,
  realmOf,
  sameHex,
  stepHelp,
  worldOf,
  type Hex,
} from './world';

type Say = () => string;

// ---- the eyebrow ----

/** Windows in which others may take town actions. */
const TOWN_WINDOWS = new Set(['homm3-ask-between', 'homm3-ask-closing', 'homm3-ask-announced']);

export const townWindow = (store: TableStore): boolean =>
  store.mine && onMap(store) && TOWN_WINDOWS.has(store.decision?.prompt?.id ?? '');

export function eyebrowOnMap(store: TableStore): string {
  const world = worldOf(store);
  const realm = realmOf(world, store.seat);
  if (!world || !realm) return '';
  if (mustering(store) || armsBill(store)) return t('web-homm3-world-population');
  if (world.phase === 'setup') return t('web-homm3-world-setup');
  if (world.active === store.seat && world.phase === 'turn-begins') {
    return t('web-homm3-world-turn-begins');
  }
  const kinds = new Set(store.options.map(({ kind }) => kind));
  if (kinds.has('rotate')) return t('web-homm3-world-turning');
  if (townWindow(store)) {
    return world.active === store.seat
      ? t('web-homm3-world-window-own')
      : t('web-homm3-world-window');
  }
  if (world.active !== store.seat || !kinds.has('end-turn')) {
    return t('web-homm3-world-round', { round: world.round });
  }
  const ride = rideOf(store);
  const { main, second } = realm.heroes;
  if (ride) {
    const { movement } = realm.heroes[ride.hero];
    return t('web-homm3-world-turn-ride', { cost: ride.ride.cost, movement });
  }
  return second.at
    ? t('web-homm3-world-turn-two', { main: main.movement, second: second.movement })
    : t('web-homm3-world-turn', { movement: main.movement });
}

// ---- the question ----

/** What the filled button would do, where the option's own sentence would name coordinates. */
export function sentenceOnMap(store: TableStore, option: OptionOut): string | null {
  if (armsBill(store)) return billSentence(store);
  if (is(option, 'go')) return goSentence(store, option);
  const marked = markedCards(store).length;
  if (marked) return rich('web-homm3-world-discard', { count: marked });
  if (discarding(store) && option.kind === 'enough') return null;
  if (is(option, 'revisit')) {
    const at = realmOf(worldOf(store), store.seat)?.heroes[option.fields.hero].at ?? null;
    return fieldSentence(store, 'web-homm3-world-do-revisit', at);
  }
  if (is(option, 'discover')) {
    const numerals = numeralsOf(store, option.fields.tile);
    return rich('web-homm3-world-do-discover', { numerals });
  }
  if (is(option, 'place')) {
    return rich('web-homm3-world-do-place', { kind: poolKind(store, option) });
  }
  if (is(option, 'rotate')) return rotateSentence(store, option.fields);
  if (is(option, 'build')) return buildSentence(store, option.fields.building);
  if (is(option, 'exchange')) return exchangeSentence(store, option.fields);
  if (option.kind === 'population') return t('web-homm3-world-do-population');
  return option.kind === 'read-book'
    ? rich('web-homm3-world-do-book', { gold: bookCost(store) })
    : null;
}

function locationOf(store: TableStore, at: Hex | null): string {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  return world && facts && at ? locationAt(world, facts, at) : '';
}

function fieldSentence(store: TableStore, id: string, at: Hex | null): string {
  const location = locationOf(store, at);
  return rich(id, {
    field: location && t(`homm3-location-${location}`),
    empty: location === 'empty' ? 'yes' : 'no',
  });
}

/** Whom one meets by a step. */
export type Meeting = 'fight' | 'quick' | 'hero' | 'friend' | 'army' | 'none';

export function meetingOf(store: TableStore, option: H3Option<'go'>): Meeting {
  const help = stepHelp(store, option.fields.hero, nameOf(endOf(store, option)));
  if (help?.rover) return 'army';
  if (help?.hero) return help.hero.friend ? 'friend' : 'hero';
  if (help?.guards) return help.guards.quick ? 'quick' : 'fight';
  return 'none';
}

/** The Field where a step, or the ride that begins with it, ends. */
const endOf = (store: TableStore, { fields }: H3Option<'go'>): Hex =>
  (store.armed?.kind === 'go' && rideEnd(store)) || fields.field;

function goSentence(store: TableStore, option: H3Option<'go'>): string {
  const { hero } = option.fields;
  const at = endOf(store, option);
  const meeting = meetingOf(store, option);
  const help = stepHelp(store, hero, nameOf(at));
  const army = help?.rover ? roverName(help.rover) : '';
  const other = help?.hero ? heroTitle(store, help.hero.seat, help.hero.hero) : army;
  const location = locationOf(store, at);
  return rich('web-homm3-world-do-go', {
    field: location && t(`homm3-location-${location}`),
    empty: location === 'empty' ? 'yes' : 'no',
    hero,
    meeting,
    other,
  });
}

function numeralsOf(store: TableStore, at: Hex): string {
  const tile = worldOf(store)?.tiles.find((each) => sameHex(each.at, at));
  return tile ? BACKS[tile.kind] : '';
}

/** The type of the tile that is placed; named by the option only if there are several. */
function poolKind(store: TableStore, { fields }: H3Option<'place'>): string {
  const pool = Object.keys(realmOf(worldOf(store), store.seat)?.pool ?? {});
  return store.words.thing('kind', fields.kind ?? pool[0] ?? 'far');
}

/** What would lie beside the hero if the tile were laid so: rather something than an empty Field. */
function besideHero(store: TableStore, { tile: centre, turn }: RotateFields): string | null {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  const tile = world?.tiles.find((each) => sameHex(each.at, centre));
  const here = realmOf(world, store.seat)?.heroes[selectedHero(store)].at;
  if (!facts || !tile || !here) return null;
  const places = placesOf([{ ...tile, rotation: turn }], facts.tiles);
  if (places.some(({ at }) => sameHex(at, here))) return null;
  const found = places.flatMap(({ at, printed }) =>
    directionTo(here, at) === null ? [] : [printed?.location ?? 'empty'],
  );
  return found.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

const worth = (location: string): number =>
  location === 'blocked' ? 0 : location === 'empty' ? 1 : 2;

function rotateSentence(store: TableStore, laid: RotateFields): string {
  const location = besideHero(store, laid);
  if (!location) return t('web-homm3-world-do-rotate');
  return rich('web-homm3-world-do-rotate-beside', {
    location: store.words.thing('location', location),
    empty: location === 'empty' || location === 'blocked' ? location : 'no',
  });
}

function buildSentence(store: TableStore, building: string): string {
  return rich('web-homm3-world-do-build', { building: store.words.thing('building', building) });
}

const bookCost = (store: TableStore): number => estateOf(store)?.realm.prices.book.gold ?? 0;

function exchangeSentence(store: TableStore, deal: ExchangeFields): string {
  return rich('web-homm3-world-do-exchange', {
    sell: store.words.thing('sell', `${deal.sell}-${deal.give}`),
    buy: store.words.thing('buy', `${deal.buy}-${deal.get}`),
  });
}

/** "Recruit Griffins, reinforce Griffins, Marksmen". */
function billSentence(store: TableStore): string {
  const bill = billOf(store);
  const named = (step: string): string =>
    bill
      .filter((each) => each.step === step)
      .map(({ kind }) => unitName(store, kind))
      .join(', ');
  const [recruits, reinforces] = [named('recruit'), named('reinforce')];
  if (!reinforces) return rich('web-homm3-world-bill-recruit', { recruits });
  if (!recruits) return rich('web-homm3-world-bill-reinforce', { reinforces });
  return rich('web-homm3-world-bill-both', { recruits, reinforces });
}

/** The question while nothing is chosen. */
export function questionOnMap(store: TableStore): string | null {
  const prompt = store.decision?.prompt;
  if (prompt?.id === 'homm3-ask-turn' && faceOf(store) === 'town') {
    return t('web-homm3-world-ask-town');
  }
  if (prompt?.id === 'homm3-ask-turn') {
    const able = store.options.some(({ kind }) => kind === 'go' || kind === 'discover');
    return able
      ? rich('web-homm3-world-ask-turn', {
          hero: heroTitle(store, store.seat ?? 0, selectedHero(store)),
          which: selectedHero(store),
        })
      : t('web-homm3-world-ask-rest');
  }
  if (prompt?.id === 'homm3-ask-population') return t('web-homm3-world-ask-population');
  if (prompt?.id === 'homm3-ask-rotate') return t('web-homm3-world-ask-rotate');
  return null;
}

// ---- verbs ----

const VERBS: Record<string, Say> = {
  'bonus-artifacts': () => t('web-homm3-world-verb-take'),
  'bonus-resources': () => t('web-homm3-world-verb-take'),
  build: () => t('web-homm3-world-verb-build'),
  'buy-card': () => t('web-homm3-world-verb-buy'),
  'buy-machine': () => t('web-homm3-world-verb-buy'),
  die: () => t('web-homm3-world-verb-take'),
  discover: () => t('web-homm3-world-verb-discover'),
  done: () => t('web-homm3-world-verb-done'),
  'draw-all': () => t('web-homm3-world-verb-draw-all'),
  'draw-none': () => t('web-homm3-world-verb-draw-none'),
  'draw-one': () => t('web-homm3-world-verb-draw-one'),
  'end-turn': () => t('web-homm3-world-verb-end-turn'),
  exchange: () => t('web-homm3-world-verb-exchange'),
  fight: () => t('web-homm3-world-verb-fight'),
  gift: () => t('web-homm3-world-verb-give'),
  give: () => t('web-homm3-world-verb-give'),
  'give-up': () => t('web-homm3-world-verb-give-up'),
  haven: () => t('web-homm3-world-verb-place'),
  'look-at': () => t('web-homm3-world-verb-look'),
  'pay-defense': () => t('web-homm3-world-verb-pay', { gold: 8 }),
  'pay-gold': () => t('web-homm3-world-verb-pay-short'),
  'pay-valuables': () => t('web-homm3-world-verb-pay-short'),
  place: () => t('web-homm3-world-verb-place'),
  'raise-income': () => t('web-homm3-world-verb-raise'),
  'reinforce-cheaper': () => t('web-homm3-world-verb-reinforce'),
  refuge: () => t('web-homm3-world-verb-ride'),
  remove: () => t('web-homm3-world-verb-remove'),
  revisit: () => t('web-homm3-world-verb-visit'),
  roll: () => t('web-homm3-world-verb-roll'),
  rotate: () => t('web-homm3-world-verb-lay'),
  'rover-discover': () => t('web-homm3-world-verb-discover'),
  search: () => t('web-homm3-world-verb-search'),
  'sell-card': () => t('web-homm3-world-verb-sell'),
  'start-unit': () => t('web-homm3-world-verb-take'),
  'take-card': () => t('web-homm3-world-verb-take'),
  trade: () => t('web-homm3-world-verb-trade'),
  'unit-ability': () => t('web-homm3-world-verb-use'),
  'use-building': () => t('web-homm3-world-verb-use'),
  yield: () => t('web-homm3-world-verb-yield'),
};

export function verbOnMap(store: TableStore, option: OptionOut): string | null {
  if (armsBill(store)) {
    const { gold, valuables } = totalOf(store);
    return valuables
      ? t('web-homm3-world-verb-pay-both', { gold, valuables })
      : t('web-homm3-world-verb-pay', { gold });
  }
  if (is(option, 'go')) {
    const meeting = meetingOf(store, option);
    if (rideOf(store)?.waits) return t('web-homm3-ride-on');
    return meeting === 'none' || meeting === 'quick' || meeting === 'friend'
      ? t('web-homm3-world-verb-ride')
      : t('web-homm3-world-verb-fight');
  }
  switch (option.kind) {
    case 'discard':
      return markedCards(store).length ? t('web-homm3-verb-discard') : null;
    case 'enough':
      return discarding(store) ? t('web-homm3-world-verb-keep-all') : null;
    case 'search':
      return t('web-homm3-verb-look');
    case 'population':
      return t('web-homm3-world-verb-muster');
    case 'hire':
      return t('web-homm3-world-verb-pay', { gold: mapFactsOf(store)?.hiring.gold ?? 0 });
    case 'read-book':
      return t('web-homm3-world-verb-pay', { gold: bookCost(store) });
    default:
      return VERBS[option.kind]?.() ?? null;
  }
}

/** Options without refs in a word or two, where their sentence is too long for a button. */
const SHORT: Record<string, Say> = {
  population: () => t('web-homm3-town-population'),
  hire: () => t('web-homm3-world-short-hire'),
  'read-book': () => t('web-homm3-town-book'),
  revisit: () => t('web-homm3-world-short-revisit'),
  'resign-scenario': () => t('web-homm3-verb-resign'),
  'resign-side': () => t('web-homm3-verb-resign'),
};

/** Choices that share their verb: only their own words tell them apart. */
const TOLD_APART = new Set(['bonus-artifacts', 'bonus-resources']);

export function shortOnMap(store: TableStore, option: OptionOut): string | null {
  if (TOLD_APART.has(option.kind)) return plain(store.words.option(option));
  const said = SHORT[option.kind] ?? (option.refs.length ? undefined : VERBS[option.kind]);
  return said?.() ?? null;
}

// ---- chips ----

const DIRECTIONS: readonly Say[] = [
  () => t('web-homm3-world-north-east'),
  () => t('web-homm3-world-east'),
  () => t('web-homm3-world-south-east'),
  () => t('web-homm3-world-south-west'),
  () => t('web-homm3-world-west'),
  () => t('web-homm3-world-north-west'),
];

/** A Field on its chip: its Location and the numeral of its guards, an empty one by its side. */
export function fieldChip(store: TableStore, name: string): string {
  const at = hexOf(name);
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  if (!at || !world || !facts) return name;
  const place = placeAt(world, facts, at);
  const { location, guard } = presentOf(store, at, place?.printed ?? null);
  const side = sideOf(store, at);
  if (location === 'empty' && side) return side;
  // The picture says which resource a Mine yields.
  const called = t(`homm3-location-${location}`);
  const field = guard
    ? t('web-homm3-world-chip-guarded', { field: called, level: NUMERALS[guard] ?? '' })
    : called;
  return side && hasTwin(store, name) ? t('web-homm3-world-chip-side', { field, side }) : field;
}

/** Whether another Field that can be chosen is of the same kind. */
function hasTwin(store: TableStore, name: string): boolean {
  const location = locationOf(store, hexOf(name));
  const fields = new Set(
    [...store.next].map(cut).flatMap(([kind, value]) => (kind === 'field' ? [value] : [])),
  );
  fields.delete(name);
  return [...fields].some((other) => locationOf(store, hexOf(other)) === location);
}

/** On which side of the selected hero a Field lies, as the sheet is turned. */
function sideOf(store: TableStore, at: Hex): string | null {
  const hero = realmOf(worldOf(store), store.seat)?.heroes[selectedHero(store)].at;
  const direction = hero ? directionTo(hero, at) : null;
  if (direction === null) return null;
  return DIRECTIONS[(direction + sheetTurn(store)) % DIRECTIONS.length]?.() ?? null;
}

function tileChip(store: TableStore, name: string): string {
  const at = hexOf(name);
  const tile = at && worldOf(store)?.tiles.find((each) => sameHex(each.at, at));
  return tile ? t('web-homm3-world-chip-tile', { numerals: BACKS[tile.kind] }) : name;
}

/** Whether it is what the picked building can be used for; morale is spent for things as well. */
const usesBuilding = (store: TableStore, use: string): boolean =>
  store.options.some(
    ({ kind, refs }) => kind === 'use-building' && refs[0] === store.picked[0] && refs[1] === use,
  );

/** A building with its price, if it can be built now. */
function buildingChip(store: TableStore, building: string): string | undefined {
  const estate = estateOf(store);
  const slot = estate && slotsOf(store, estate).find(({ id }) => id === building);
  const built = store.options.some(
    (option) => is(option, 'build') && option.fields.building === building,
  );
  if (!slot || !built) return undefined;
  const name = plain(store.words.thing('building', building));
  const price = parts(slot.cost).map(({ resource, count }) =>
    t('web-homm3-town-short-part', { resource, count }),
  );
  return price.length
    ? t('web-homm3-world-chip-price', { building: name, price: price.join(', ') })
    : name;
}

/** What heroes do for their movement points. */
const RIDDEN = new Set(['hero', 'field', 'tile', 'slot']);

/** A ref in words for a chip; undefined: it is none of the map's. */
export function chipOnMap(store: TableStore, ref: string): string | null | undefined {
  const [kind, value] = cut(ref);
  // The bill has chips of its own; beside the Town Board one does not ride, and a way is one thing.
  const elsewhere = faceOf(store) === 'town' || rideOf(store)?.waits === false;
  if (armsBill(store) || (elsewhere && RIDDEN.has(kind))) return null;
  switch (kind) {
    case 'field':
      return fieldChip(store, value);
    case 'tile':
      return tileChip(store, value);
    case 'slot':
      return t('web-homm3-world-chip-slot');
    case 'turn':
      return null;
    case 'hero':
      return heroTitle(store, store.seat ?? 0, value === 'second' ? 'second' : 'main');
    case 'seat':
      return store.words.name(Number(value));
    case 'count':
      return number(Number(value));
    case 'building':
      return buildingChip(store, value);
    case 'use':
      return usesBuilding(store, ref) ? plain(store.words.thing('use', value)) : undefined;
    default:
      return undefined;
  }
}
