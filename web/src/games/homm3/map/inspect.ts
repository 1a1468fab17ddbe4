/** What waits on the Field that one looks at: who guards it, what a win and a visit bring. */
import { rich, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { cut } from '../../../lib/words';
import { nameOf as personOf } from '../../../table/people';
import { factsOf, viewOf } from '../model';
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
import { locationAt } from './places';
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
  type StepHelp,
  type Tile,
  type World,
} from './world';

export interface Row {
  icon: string;
  /** A sentence made by `rich`. */
  text: string;
  rule?: string;
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
  const own = realmOf(world, store.seat)?.heroes;
  const at =
    focused(store, world) ??
    (store.armed && placeOf(store.armed)?.at) ??
    (own && (own[marks.hero].at ?? own.main.at));
  return (
    (marks.turning && lookAtTurning(store, world, marks)) ?? (at ? lookAt(store, world, at) : null)
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
  const help = stepHelp(store, hero, place.name);
  const sign = signOf(place.printed, present.location);
  return {
    title: locationName(present.location, place.printed),
    sign,
    guard: present.guard,
    rows: [
      ...standing(store, world, place.at, hero),
      ...(present.guard ? guardRows(store, present.guard, help, hero) : []),
      ...visitRows(store, present, sign),
    ],
  };
}

/** Where a Field lay before its tile was turned: the view tells of it there. */
function beforeTurning(world: World, place: Place): Hex {
  const tile = world.tiles.find((each) => flower(each).some(({ at }) => sameHex(at, place.at)));
  return (tile && flower(tile).find(({ printed }) => printed === place.position)?.at) ?? place.at;
}

/** Who stands there besides the hero that one looks with. */
function standing(store: TableStore, world: World, at: Hex, own: HeroName): Row[] {
  const team = realmOf(world, store.seat)?.team;
  const heroes = heroesAt(world, at)
    .filter(({ seat, hero }) => seat !== store.seat || hero !== own)
    .map(({ seat, hero }): Row => {
      const words = { hero: heroTitle(store, seat, hero), name: personOf(store, seat) };
      if (seat === store.seat) {
        return { icon: PAWN_ICONS[hero], text: rich('web-homm3-map-look-own', words) };
      }
      return realmOf(world, seat)?.team === team
        ? {
            icon: PAWN_ICONS[hero],
            text: rich('web-homm3-map-look-friend', words),
            rule: 'H3-3.25',
          }
        : { icon: SWORDS, text: rich('web-homm3-map-look-enemy', words), rule: 'H3-10.2' };
    });
  const rovers = world.rovers
    .filter((rover) => rover.at && sameHex(rover.at, at))
    .map(({ id }): Row => ({
      icon: SWORDS,
      text: rich('web-homm3-map-look-rover', { rover: roverName(id) }),
    }));
  return [...heroes, ...rovers];
}

function guardRows(store: TableStore, level: number, help: StepHelp | null, hero: HeroName): Row[] {
  const guards = help?.guards;
  if (guards?.quick) {
    return [{ icon: SWORDS, text: rich('web-homm3-map-look-quick'), rule: 'H3-10.9' }];
  }
  const tiers = guards?.tiers ?? printedTiers(store, level);
  const counted = TIERS.filter((tier) => tiers[tier]).map((tier) =>
    t('web-homm3-map-look-tier', { count: tiers[tier] ?? 0, tier }),
  );
  const rows: Row[] = [
    {
      icon: SWORDS,
      text: rich('web-homm3-map-look-guards', { guards: counted.join(', ') }),
      rule: 'H3-11.6',
    },
  ];
  if (guards?.rounds !== undefined) {
    const text =
      guards.rounds === null
        ? rich('web-homm3-map-look-endless')
        : rich('web-homm3-map-look-rounds', { more: guards.rounds - 1 });
    rows.push({ icon: 'walking-boot', text, rule: 'H3-3.21' });
  }
  if (guards?.xp !== undefined && hero === 'main') {
    rows.push({
      icon: 'round-star',
      text: rich('web-homm3-map-look-win', { xp: guards.xp }),
      rule: 'H3-10.90',
    });
  }
  return rows;
}

/** The guards that a difficulty of the table has for a numeral. */
function printedTiers(store: TableStore, level: number): Partial<Record<string, number>> {
  const difficulty = viewOf(store)?.difficulty ?? '';
  const counts = factsOf(store)?.guards[String(level)]?.[difficulty] ?? [];
  return Object.fromEntries(TIERS.map((tier, n) => [tier, counts[n] ?? 0]));
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
