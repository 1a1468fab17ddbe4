/** Fields, tiles and those who stand on the map, in words. */
import { has, plain, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { viewOf } from '../model';
import { is } from '../options';
import { nameOf as personOf } from '../../../table/people';
import type { Place } from './geometry';
import type { MapMarks } from './marks';
import {
  heroesAt,
  nameOf,
  realmOf,
  sameHex,
  worldOf,
  type HeroName,
  type Hex,
  type Mark,
  type PrintedField,
  type TileKind,
} from './world';

export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
/** What is printed on the back of a tile. */
export const BACKS: Record<TileKind, string> = {
  starting: 'I',
  far: 'II–III',
  near: 'IV–V',
  center: 'VI–VII',
};
/** An AI Hero's flag belongs to no seat. */
const ENEMY = -2;

/** Things in a row, as all five languages write them. */
const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** What a Field is at present, as the view tells it. */
export interface Present {
  location: string;
  guard: number;
  mark: Mark | null;
}

export function presentOf(store: TableStore, at: Hex, printed: PrintedField | null): Present {
  const world = worldOf(store);
  const field = world?.fields.find((each) => sameHex(each.at, at));
  return {
    location: field?.location ?? printed?.location ?? '',
    guard: field?.guard ?? 0,
    mark: world?.marks.find((each) => sameHex(each.at, at)) ?? null,
  };
}

/** "Windmill", "Mine, 1 valuables", "Treasure, 2 dice". */
export function locationName(location: string, printed: PrintedField | null): string {
  const name = t(`homm3-location-${location}`);
  if (location === 'mine' && printed?.resource) {
    return t('web-homm3-map-mine', { resource: printed.resource, amount: printed.amount ?? 0 });
  }
  return printed?.dice && printed.location === location
    ? t('web-homm3-map-dice', { name, count: printed.dice })
    : name;
}

/** What a visit brings, in the words of the map's reference. */
export function visitText(location: string): string {
  return has(`homm3-location-${location}`) ? t(`homm3-location-${location}.text`) : '';
}

export function backName(kind: TileKind): string {
  return t('web-homm3-map-back', { numerals: BACKS[kind] });
}

/** "Catherine" for a Main Hero, "Secondary Hero" for the other one. */
export function heroTitle(store: TableStore, seat: number, hero: HeroName): string {
  const player = viewOf(store)?.players.find((each) => each.seat === seat);
  return hero === 'main' && player?.hero ? t(`homm3-hero-${player.hero}`) : t(`homm3-hero-${hero}`);
}

export const roverName = (rover: string): string =>
  has(`homm3-rover-${rover}`) ? t(`homm3-rover-${rover}`) : t('web-homm3-map-army');

export function flagName(store: TableStore, seat: number): string {
  if (seat === ENEMY) return t('web-homm3-map-flag-enemy');
  if (seat === store.seat) return t('web-homm3-map-flag-own');
  return t('web-homm3-map-flag', { name: personOf(store, seat) });
}

/** "Settlement, guarded III, 1 step": a Field for people who cannot see it. */
export function fieldLabel(
  store: TableStore,
  place: Pick<Place, 'at' | 'name' | 'printed'> & Present,
  marks: MapMarks,
): string {
  const { location, guard, mark } = place;
  const ref = `field:${place.name}`;
  return listed([
    locationName(location, place.printed),
    guard ? t('web-homm3-map-guarded', { level: NUMERALS[guard] ?? '' }) : '',
    mark?.cube ? t('web-homm3-map-visited') : '',
    ...(mark?.flags ?? []).map((seat) => flagName(store, seat)),
    ...standing(store, place.at),
    marks.target && sameHex(marks.target.at, place.at)
      ? t('web-homm3-map-chosen')
      : marks.can.has(ref)
        ? reach(store, place.at)
        : marks.far.has(place.name)
          ? t('web-homm3-map-ride', { cost: marks.far.get(place.name) ?? 0 })
          : '',
  ]);
}

/** A step costs a movement point; other Fields are chosen for something else. */
function reach(store: TableStore, at: Hex): string {
  const step = store.options.some((option) => is(option, 'go') && sameHex(option.fields.field, at));
  return step ? t('web-homm3-map-step') : t('web-homm3-map-can');
}

/** Who stands on a Field. */
function standing(store: TableStore, at: Hex): string[] {
  const world = worldOf(store);
  if (!world) return [];
  return [
    ...heroesAt(world, at).map(({ seat, hero }) => pawnLabel(store, { seat, hero })),
    ...world.rovers
      .filter((rover) => rover.at && sameHex(rover.at, at))
      .map(({ id }) => roverName(id)),
  ];
}

/** "Catherine of Dóra", and for their own heroes "Catherine, yours, 2 movement". */
export function pawnLabel(
  store: TableStore,
  {
    seat,
    hero,
    rover,
  }: { seat?: number | undefined; hero?: HeroName | undefined; rover?: string | undefined },
): string {
  if (rover !== undefined || seat === undefined || !hero) return roverName(rover ?? '');
  const name = heroTitle(store, seat, hero);
  const movement = realmOf(worldOf(store), seat)?.heroes[hero].movement ?? 0;
  return seat === store.seat
    ? t('web-homm3-map-own-hero', { hero: name, movement })
    : t('web-homm3-map-hero', { hero: name, name: personOf(store, seat) });
}

/** A face-down tile, or one of its Fields: "Face-down tile, IV–V, can be turned up". */
export function backLabel(kind: TileKind, at: Hex, marks: MapMarks): string {
  return listed([
    plain(backName(kind)),
    marks.can.has(`tile:${nameOf(at)}`) ? t('web-homm3-map-turn-up') : '',
  ]);
}
