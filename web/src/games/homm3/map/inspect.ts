/** What waits on the Field that one looks at: who guards it, what a win and a visit bring. */
import { rich, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { cut } from '../../../lib/words';
import { nameOf as personOf } from '../../../table/people';
import { WALL_ICON } from '../icons';
import { factsOf, helpsOf, viewOf, type Troop } from '../model';
import { sizeName, unitName } from '../naming';
import type { GuardsThere } from '../wire';
import { flower, placesOf, stepsBetween, type Place } from './geometry';
import { LOCATION_ICONS, PAWN_ICONS, signOf } from './icons';
import { mapMarks, placeOf, selectedHero, type MapMarks } from './marks';
import {
  BACKS,
  backName,
  flagName,
  heroTitle,
  locationName,
  presentOf,
  roverName,
  visitText,
  type Present,
} from './naming';
import { directionTo, locationAt } from './places';
import { reachOf, threatsOf } from './ride.svelte';
import {
  heroesAt,
  hexOf,
  mapFactsOf,
  nameOf,
  realmOf,
  sameHex,
  stepHelp,
  worldOf,
  type HeroName,
  type Hex,
  type Tile,
  type World,
} from './world';

export interface Row {
  icon: string;
  /** A sentence made by `rich`. */
  text: string;
  rule?: string;
  /** A danger, not a fact of the Field. */
  warns?: boolean;
}

export interface Look {
  title: string;
  sign: string | null;
  guard: number;
  rows: Row[];
}

const TIERS = ['bronze', 'silver', 'gold', 'azure'] as const;
const SWORDS = 'crossed-swords';

/** What the inspector shows: the last thing looked at on the map, else what is chosen. */
export function lookOf(store: TableStore): Look | null {
  const world = worldOf(store);
  if (!world) return null;
  const marks = mapMarks(store);
  const at = lookedAt(store);
  return (
    (marks.turning && lookAtTurning(store, world, marks)) ?? (at ? lookAt(store, world, at) : null)
  );
}

/** The place that one looks at. */
export function lookedAt(store: TableStore): Hex | null {
  const world = worldOf(store);
  if (!world) return null;
  const own = realmOf(world, store.seat)?.heroes;
  return (
    focused(store, world) ??
    (store.armed && placeOf(store.armed)?.at) ??
    (own && (own[selectedHero(store)].at ?? own.main.at)) ??
    null
  );
}

function focused(store: TableStore, world: World): Hex | null {
  const [kind, name] = cut(store.focus ?? '');
  if (kind === 'field' || kind === 'tile' || kind === 'slot') return hexOf(name);
  if (kind === 'hero' && (name === 'main' || name === 'second')) {
    return realmOf(world, store.seat)?.heroes[name].at ?? null;
  }
  return kind === 'rover' ? (world.rovers.find(({ id }) => id === name)?.at ?? null) : null;
}

/** The tile that covers a Field, lying as it would be laid. */
function tileAt(world: World, at: Hex, marks: MapMarks): Tile | null {
  const tile = world.tiles.find((each) => flower(each).some((field) => sameHex(field.at, at)));
  if (!tile) return null;
  const { turning } = marks;
  return turning && sameHex(turning.at, tile.at) ? { ...tile, rotation: turning.turn } : tile;
}

function lookAt(store: TableStore, world: World, at: Hex): Look | null {
  const marks = mapMarks(store);
  const facts = mapFactsOf(store);
  const tile = tileAt(world, at, marks);
  if (!tile) return lookAtSlot(store, world, marks, at);
  if (!tile.tile) return lookAtBack(tile, marks);
  const place = placesOf([tile], facts?.tiles ?? {}).find((each) => sameHex(each.at, at));
  return place ? lookAtField(store, world, place) : null;
}

function lookAtBack(tile: Tile, marks: MapMarks): Look {
  const text = marks.can.has(`tile:${nameOf(tile.at)}`)
    ? rich('web-homm3-map-look-turn-up')
    : rich('web-homm3-map-look-back');
  return {
    title: backName(tile.kind),
    sign: null,
    guard: 0,
    rows: [
      { icon: 'spyglass', text, rule: 'H3-8.20' },
      { icon: SWORDS, text: rich('web-homm3-map-look-numerals', { numerals: BACKS[tile.kind] }) },
    ],
  };
}

function lookAtSlot(store: TableStore, world: World, marks: MapMarks, at: Hex): Look | null {
  if (!marks.slots.some((slot) => sameHex(slot, at))) return null;
  const pool = realmOf(world, store.seat)?.pool ?? {};
  const count = Object.values(pool).reduce((sum, each) => sum + each, 0);
  return {
    title: t('web-homm3-map-look-slot'),
    sign: null,
    guard: 0,
    rows: [
      { icon: 'spyglass', text: rich('web-homm3-map-look-place', { count }), rule: 'H3-8.20' },
    ],
  };
}

function lookAtField(store: TableStore, world: World, place: Place): Look {
  const present = presentOf(store, beforeTurning(world, place), place.printed);
  const hero = selectedHero(store);
  const guards = stepHelp(store, hero, place.name)?.guards ?? helpsOf(store).guards?.[place.name];
  const sign = signOf(place.printed, present.location);
  return {
    title: locationName(present.location, place.printed),
    sign,
    guard: present.guard,
    rows: [
      ...standing(store, world, place.at, hero),
      ...(present.guard
        ? guardRows(store, guards ?? printedGuards(store, present.guard), hero)
        : []),
      ...visitRows(store, present, sign),
      ...wayRows(store, world, place, hero),
      ...comers(store, place.name),
    ],
  };
}

/** Where a Field lay before its tile was turned: the view tells of it there. */
function beforeTurning(world: World, place: Place): Hex {
  const tile = world.tiles.find((each) => flower(each).some(({ at }) => sameHex(at, place.at)));
  return (tile && flower(tile).find(({ printed }) => printed === place.position)?.at) ?? place.at;
}

/** How far it is, and the border that closes the straight way. */
function wayRows(store: TableStore, world: World, place: Place, hero: HeroName): Row[] {
  const heroes = realmOf(world, store.seat)?.heroes;
  const here = heroes?.[hero].at;
  if (!here || sameHex(here, place.at)) return [];
  const rows: Row[] = [];
  if (isBarred(store, world, here, place.at)) {
    rows.push({ icon: WALL_ICON, text: rich('web-homm3-map-look-border'), rule: 'H3-8.7' });
  }
  const cost = reachOf(store, hero).get(place.name);
  const far = cost === undefined ? helpsOf(store).far?.[hero]?.[place.name] : undefined;
  if (cost !== undefined) {
    rows.push({ icon: 'walking-boot', text: rich('web-homm3-map-look-cost', { cost }) });
  } else if (far !== undefined) {
    const left = heroes?.[hero].movement ?? 0;
    const text = rich('web-homm3-map-look-far', { cost: far, left });
    rows.push({ icon: 'walking-boot', text, rule: 'H3-3.21' });
  }
  return rows;
}

/** Whether a solid line on either side closes the edge between two Fields beside each other. */
function isBarred(store: TableStore, world: World, from: Hex, to: Hex): boolean {
  const direction = directionTo(from, to);
  if (direction === null) return false;
  const places = placesOf(world.tiles, mapFactsOf(store)?.tiles ?? {});
  const closes = (at: Hex, edge: number): boolean => {
    const field = places.find((each) => sameHex(each.at, at));
    return field?.printed?.location !== 'blocked' && (field?.closed.includes(edge) ?? false);
  };
  return closes(from, direction) || closes(to, (direction + 3) % 6);
}

/** Who of the other side could come to a Field in the next turn. */
export function comers(store: TableStore, name: string): Row[] {
  return threatsOf(store)
    .filter(({ fields }) => fields.includes(name))
    .map(({ seat, hero, rover }): Row => {
      const title =
        seat === undefined ? roverName(rover ?? '') : heroTitle(store, seat, hero ?? 'main');
      return { icon: SWORDS, text: rich('web-homm3-ride-threat', { hero: title }), warns: true };
    });
}

/** The army of another player: everybody sees it (H3-14.1). */
export function armyRow(store: TableStore, seat: number): Row[] {
  const player = viewOf(store)?.players.find((each) => each.seat === seat);
  if (!player) return [];
  return [troopsRow(store, player.troops)];
}

function troopsRow(store: TableStore, troops: readonly Troop[]): Row {
  const army = troops.length ? listOf(store, troops) : t('web-homm3-town-no-units');
  return {
    icon: 'swords-emblem',
    text: rich('web-homm3-map-look-army', { army }),
    rule: 'H3-14.1',
  };
}

const listOf = (store: TableStore, troops: readonly Troop[]): string =>
  troops
    .map(({ kind, pack }) => {
      const unit = unitName(store, kind);
      const sized = factsOf(store)?.units[kind]?.pack;
      return sized ? t('web-homm3-unit', { unit, size: sizeName(pack) }) : unit;
    })
    .join(' · ');

/** Who stands there besides the hero that one looks with. */
export function standing(store: TableStore, world: World, at: Hex, own: HeroName): Row[] {
  const team = realmOf(world, store.seat)?.team;
  const heroes = heroesAt(world, at)
    .filter(({ seat, hero }) => seat !== store.seat || hero !== own)
    .flatMap(({ seat, hero }): Row[] => {
      const words = { hero: heroTitle(store, seat, hero), name: personOf(store, seat) };
      if (seat === store.seat) {
        return [{ icon: PAWN_ICONS[hero], text: rich('web-homm3-map-look-own', words) }];
      }
      if (realmOf(world, seat)?.team === team) {
        const text = rich('web-homm3-map-look-friend', words);
        return [{ icon: PAWN_ICONS[hero], text, rule: 'H3-3.25' }];
      }
      const text = rich('web-homm3-map-look-enemy', words);
      return [{ icon: SWORDS, text, rule: 'H3-10.2' }, ...armyRow(store, seat)];
    });
  const rovers = world.rovers
    .filter((rover) => rover.at && sameHex(rover.at, at))
    .flatMap(({ id, troops }): Row[] => [
      { icon: SWORDS, text: rich('web-homm3-map-look-rover', { rover: roverName(id) }) },
      troopsRow(store, troops),
    ]);
  return [...heroes, ...rovers];
}

/** The guards that will be met: by tier, and by name where everybody knows them. */
export function guardRows(store: TableStore, guards: GuardsThere, hero: HeroName): Row[] {
  if (guards.quick) {
    return [{ icon: SWORDS, text: rich('web-homm3-map-look-quick'), rule: 'H3-10.9' }];
  }
  const counted = TIERS.filter((tier) => guards.tiers?.[tier]).map((tier) =>
    t('web-homm3-map-look-tier', { count: guards.tiers?.[tier] ?? 0, tier }),
  );
  const rows: Row[] = [];
  if (guards.troops?.length) {
    const text = rich('web-homm3-map-look-known', { guards: listOf(store, guards.troops) });
    rows.push({ icon: SWORDS, text, rule: 'H3-14.1' });
  }
  if (counted.length) {
    const text = rich('web-homm3-map-look-guards', { guards: counted.join(', ') });
    rows.push({ icon: SWORDS, text, rule: 'H3-11.6' });
  }
  if (guards.secret) {
    const text = rich('web-homm3-map-look-secret', { count: guards.secret });
    rows.push({ icon: SWORDS, text, rule: 'H3-14.1' });
  }
  if (guards.walls) {
    rows.push({ icon: WALL_ICON, text: rich('web-homm3-map-look-walls'), rule: 'H3-13.30' });
  }
  if (guards.rounds !== undefined) {
    const text =
      guards.rounds === null
        ? rich('web-homm3-map-look-endless')
        : rich('web-homm3-map-look-rounds', { more: guards.rounds - 1 });
    rows.push({ icon: 'walking-boot', text, rule: 'H3-3.21' });
  }
  if (guards.xp !== undefined && hero === 'main') {
    const text = rich('web-homm3-map-look-win', { xp: guards.xp });
    rows.push({ icon: 'round-star', text, rule: 'H3-10.90' });
  }
  return rows;
}

/** For who has no seat: the guards that a difficulty of the table has for a numeral. */
function printedGuards(store: TableStore, level: number): GuardsThere {
  const difficulty = viewOf(store)?.difficulty ?? '';
  const counts = factsOf(store)?.guards[String(level)]?.[difficulty] ?? [];
  const tiers = Object.fromEntries(TIERS.map((tier, n) => [tier, counts[n] ?? 0]));
  return { level, quick: false, tiers };
}

function visitRows(store: TableStore, { location, mark }: Present, sign: string | null): Row[] {
  const rows: Row[] = (mark?.flags ?? []).map((seat) => ({
    icon: 'flying-flag',
    text: rich('web-homm3-map-look-flag', { flag: flagName(store, seat) }),
  }));
  if (mark?.cube) {
    rows.push({ icon: 'cube', text: rich('web-homm3-map-look-visited') });
    return rows;
  }
  const text = visitText(location);
  if (text) rows.push({ icon: sign ?? 'walking-boot', text });
  return rows;
}

/** While a tile is turned: the one fact that matters now, the Field that would lie beside the hero. */
function lookAtTurning(store: TableStore, world: World, marks: MapMarks): Look | null {
  const here = realmOf(world, store.seat)?.heroes[marks.hero].at;
  const tile = marks.turning && tileAt(world, marks.turning.at, marks);
  if (!here || !tile || flower(tile).some(({ at }) => sameHex(at, here))) return null;
  const first = placesOf([tile], mapFactsOf(store)?.tiles ?? {})
    .filter(({ at, printed }) => stepsBetween(at, here) === 1 && printed?.location !== 'blocked')
    .sort((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)))[0];
  if (!first) return null;
  const facts = mapFactsOf(store);
  const stands = facts ? locationAt(world, facts, here) : 'empty';
  const look = lookAtField(store, world, { ...first, name: '' });
  return {
    ...look,
    rows: [
      {
        icon: LOCATION_ICONS[stands] ?? PAWN_ICONS[marks.hero],
        text: rich('web-homm3-map-look-beside', { location: t(`homm3-location-${stands}`) }),
        rule: 'H3-8.22',
      },
      ...look.rows,
    ],
  };
}

const isEmpty = ({ printed }: Place): boolean => printed?.location === 'empty';
