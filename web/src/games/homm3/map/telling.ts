/** The map in the log, in pop-overs, and in one paragraph for people who cannot see it. */
import { has, plain, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { Words } from '../../../lib/types';
import { cut } from '../../../lib/words';
import type { EventKind, H3Event } from '../events';
import { factsOf, viewOf, type H3View, type Player } from '../model';
import { sizeName, unitName } from '../naming';
import { factionName, heroName } from '../words';
import { goalsOf } from './goal';
import { BACKS, heroTitle, NUMERALS, presentOf, roverName, visitText } from './naming';
import { heroOf, locationAt, placeAt } from './places';
import { estateOf } from './town';
import {
  hexOf,
  mapFactsOf,
  RESOURCES,
  sameHex,
  worldOf,
  type HeroName,
  type MapFacts,
  type Realm,
  type Resource,
  type TileKind,
} from './world';

// ---- the log ----

/** Events that say where: told by what lies there instead of by coordinates. */
const PLACED: Partial<Record<EventKind, string>> = {
  went: 'web-homm3-world-log-went',
  visited: 'web-homm3-world-log-visited',
  flagged: 'web-homm3-world-log-flagged',
  'enemy-flagged': 'web-homm3-world-log-enemy-flagged',
  retreated: 'web-homm3-world-log-retreated',
  refuge: 'web-homm3-world-log-refuge',
  hired: 'web-homm3-world-log-hired',
  announced: 'web-homm3-world-log-announced',
  'rover-went': 'web-homm3-world-log-rover-went',
  portal: 'web-homm3-world-log-portal',
  'passed-gate': 'web-homm3-world-log-passed-gate',
};

/** Tiles are told by the numerals on their backs. */
const TILED = {
  discovered: 'web-homm3-world-log-discovered',
  'placed-tile': 'web-homm3-world-log-placed-tile',
  'turned-up': 'web-homm3-world-log-turned-up',
};

/** What happens on the map; null: as all clients tell it. */
export function retellOnMap(
  event: H3Event,
  view: H3View | null,
  facts: MapFacts | undefined,
): Words | null {
  if (!view?.world || !facts) return null;
  switch (event.kind) {
    case 'round':
      return { id: 'web-homm3-world-log-round', args: { number: event.number } };
    case 'turn':
      return {
        id: 'web-homm3-world-log-turn',
        args: { seat: event.seat, own: event.seat === view.you ? 'yes' : 'no' },
      };
    case 'discovered':
    case 'placed-tile':
    case 'turned-up': {
      const kind = facts.tiles[event.tile]?.kind ?? 'far';
      const seat = 'seat' in event ? event.seat : -1;
      return { id: TILED[event.kind], args: { seat, numerals: BACKS[kind] } };
    }
    case 'laid-tile': {
      const { seat, tile_kind: kind } = event;
      const numerals = BACKS[kind as TileKind];
      return { id: 'web-homm3-world-log-placed-tile', args: { seat, numerals } };
    }
    default:
      return placed(event, view, facts);
  }
}

function placed(event: H3Event, view: H3View, facts: MapFacts): Words | null {
  const id = PLACED[event.kind];
  if (!('field' in event)) return null;
  const at = hexOf(event.field);
  const location = at && view.world ? locationAt(view.world, facts, at) : '';
  if (!id || !location) return null;
  const { at: _at, kind: _kind, field: _field, ...args } = event;
  const which = 'hero' in event && event.hero === 'second' ? 'second' : 'main';
  const hero = heroOf(view, 'seat' in event ? event.seat : -1, which);
  const rover = 'rover' in event && event.rover ? roverName(event.rover) : 'none';
  const level = ('level' in event && NUMERALS[event.level]) || 'none';
  const empty = location === 'empty' ? 'yes' : 'no';
  return { id, args: { ...args, which, hero, rover, location, level, empty } };
}

/** How a tile was turned is seen on the map. */
export const silentOnMap = ({ kind }: H3Event): boolean => kind === 'rotated';

/** The things of the map that a log line lights. */
export function refsOnMap(event: H3Event): string[] {
  const tile = event.kind === 'discovered' || event.kind === 'placed-tile';
  return [
    ...('field' in event ? [`field:${event.field}`] : []),
    ...(tile ? [`tile:${event.field}`] : []),
    ...('building' in event ? [`building:${event.building}`] : []),
    ...('troop' in event ? [`troop:${event.troop}`] : []),
    ...('troops' in event ? event.troops.map((troop) => `troop:${troop}`) : []),
  ];
}

// ---- pop-overs ----

interface About {
  title: string;
  texts: string[];
}

export function aboutOnMap(store: TableStore, ref: string): About | null {
  const [kind, value] = cut(ref);
  switch (kind) {
    case 'field':
      return aboutField(store, value);
    case 'tile':
      return aboutTile(store, value);
    case 'hero':
      return aboutHero(store, value === 'second' ? 'second' : 'main');
    case 'resource':
      return aboutResource(store, value as Resource);
    case 'rover':
      return aboutRover(store, value);
    case 'token':
      return aboutToken(value);
    case 'scenario':
      return aboutScenario(store, value);
    default:
      return null;
  }
}

/** What it is about, how it is won, and what its rules say now. */
function aboutScenario(store: TableStore, id: string): About | null {
  const world = worldOf(store);
  if (!world || world.scenario !== id) return null;
  const texts = has(`homm3-scenario-${id}`)
    ? ['about', 'goal'].map((part) => t(`homm3-scenario-${id}.${part}`))
    : [];
  const notices = goalsOf(store).map(plain);
  return { title: world.name, texts: [...new Set([...texts, ...notices])].filter(Boolean) };
}

function aboutField(store: TableStore, name: string): About | null {
  const at = hexOf(name);
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  if (!at || !world || !facts) return null;
  const { location, guard } = presentOf(store, at, placeAt(world, facts, at)?.printed ?? null);
  if (!location) return { title: t('web-homm3-world-face-down'), texts: [] };
  return {
    title: plain(store.words.thing('field', name)),
    texts: [
      ...(guard ? [t('web-homm3-world-guards', { level: NUMERALS[guard] ?? '' })] : []),
      visitText(location),
    ].filter(Boolean),
  };
}

function aboutTile(store: TableStore, name: string): About | null {
  const at = hexOf(name);
  const tile = at && worldOf(store)?.tiles.find((each) => sameHex(each.at, at));
  if (!tile) return null;
  return {
    title: plain(store.words.thing('kind', tile.kind)),
    texts: [t('web-homm3-world-tile-back', { numerals: BACKS[tile.kind] })],
  };
}

function aboutHero(store: TableStore, hero: HeroName): About | null {
  const estate = estateOf(store);
  if (!estate) return null;
  const { player, realm } = estate;
  const boots = t('web-homm3-town-boots', { hero, left: realm.heroes[hero].movement });
  if (hero === 'second') return { title: t('homm3-hero-second'), texts: [boots] };
  return {
    title: heroTitle(store, realm.seat, 'main'),
    texts: [
      t('web-homm3-world-hero', {
        level: player.level,
        xp: player.xp,
        limit: realm.limit,
        experts: player.experts,
      }),
      boots,
    ],
  };
}

function aboutResource(store: TableStore, resource: Resource): About | null {
  const estate = estateOf(store);
  if (!estate || !RESOURCES.includes(resource)) return null;
  const name = t(`homm3-resource-${resource}`);
  return {
    title: name,
    texts: [
      t('web-homm3-town-stock', {
        resource: name,
        have: estate.player[resource],
        income: estate.realm.income[resource],
      }),
    ],
  };
}

function aboutRover(store: TableStore, id: string): About | null {
  const rover = worldOf(store)?.rovers.find((each) => each.id === id);
  if (!rover) return null;
  const army = rover.troops.map(({ kind, pack }) =>
    factsOf(store)?.units[kind]?.pack
      ? t('web-homm3-unit', { unit: unitName(store, kind), size: sizeName(pack) })
      : unitName(store, kind),
  );
  return { title: roverName(id), texts: army.length ? [army.join('; ')] : [] };
}

const TOKEN_TEXTS: Record<string, () => About> = {
  build: () => ({ title: t('web-homm3-town-build'), texts: [t('web-homm3-town-build.text')] }),
  population: () => ({
    title: t('web-homm3-town-population'),
    texts: [t('web-homm3-town-population.text')],
  }),
  book: () => ({ title: t('web-homm3-town-book'), texts: [t('web-homm3-town-book.text')] }),
  second: () => ({ title: t('homm3-hero-second'), texts: [t('web-homm3-town-hire.text')] }),
};
const aboutToken = (token: string): About | null => TOKEN_TEXTS[token]?.() ?? null;

// ---- the whole table in one paragraph ----

export function describeMap(store: TableStore): string[] {
  const view = viewOf(store);
  const world = view?.world;
  if (!view || !world) return [];
  return [
    t('web-homm3-world-tell-round', {
      name: world.name,
      round: world.round,
      rounds: world.rounds || 'none',
      active: world.active === null ? 'none' : store.words.name(world.active),
    }),
    ...goalsOf(store).map(plain),
    ...world.proclaimed
      .filter((week) => has(`homm3-week-${week}`))
      .map((week) => t('web-homm3-world-week', { week: t(`homm3-week-${week}`) })),
    ...world.realms.map((realm) => tellRealm(store, view, realm)),
    ...world.rovers.flatMap(({ id, at }) =>
      at
        ? [t('web-homm3-world-tell-army', { army: roverName(id), field: whereIs(store, at) })]
        : [],
    ),
  ];
}

const whereIs = (store: TableStore, at: readonly [number, number]): string =>
  plain(store.words.thing('field', at.join(',')));

function tellRealm(store: TableStore, view: H3View, realm: Realm): string {
  const player = view.players.find(({ seat }) => seat === realm.seat) as Player;
  const { main, second } = realm.heroes;
  const flags = view.world?.marks.filter((mark) => mark.flags.includes(realm.seat)).length ?? 0;
  return t('web-homm3-world-tell-realm', {
    seat: store.words.name(realm.seat),
    faction: factionName(realm.faction),
    hero: player.hero ? heroName(player.hero) : '',
    level: player.level,
    field: main.at ? whereIs(store, main.at) : 'none',
    second: second.at ? whereIs(store, second.at) : 'none',
    gold: player.gold,
    materials: player.materials,
    valuables: player.valuables,
    flags,
    buildings: realm.buildings.length
      ? realm.buildings.map((id) => plain(store.words.thing('building', id))).join(', ')
      : 'none',
    army: player.troops
      .map(({ kind, pack }) =>
        t('web-homm3-unit', { unit: unitName(store, kind), size: sizeName(pack) }),
      )
      .join('; '),
  });
}
