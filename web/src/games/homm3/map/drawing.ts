/** The tiles and Fields as they are drawn: where they lie, what is printed, what is marked. */
import { centreOf, corners, pathOf, placesOf, type Place, type Point } from './geometry';
import { signOf } from './icons';
import type { Before } from './journey';
import { nameOf, type MapFacts, type Mark, type Tile, type World } from './world';

export interface Spot extends Place {
  middle: Point;
  /** Its outline. */
  hex: string;
  location: string;
  sign: string | null;
  guard: number;
  mark: Mark | null;
}

export interface Flower {
  tile: Tile;
  /** By its centre. */
  name: string;
  middle: Point;
  down: boolean;
  terrain: string;
  spots: Spot[];
}

/** A tile that is being turned lies as it would be laid. */
export interface Laid {
  at: string;
  rotation: number;
}

export function flowersOf(
  world: World,
  facts: MapFacts,
  turn: number,
  before: Before,
  laid: Laid | null = null,
): Flower[] {
  const tiles = world.tiles.map((tile) => {
    const name = nameOf(tile.at);
    if (before.down.has(name)) return { ...tile, tile: null, rotation: 0 };
    return laid?.at === name ? { ...tile, rotation: laid.rotation } : tile;
  });
  const told = new Map(world.fields.map((field) => [nameOf(field.at), field]));
  const marks = new Map(world.marks.map((mark) => [nameOf(mark.at), mark]));
  const lies = placesOf(world.tiles, facts.tiles);
  const spots = placesOf(tiles, facts.tiles).map((place): Spot => {
    const middle = centreOf(place.at, turn);
    const field = place.printed && told.get(beforeTurning(place, lies));
    const location = field?.location ?? place.printed?.location ?? '';
    return {
      ...place,
      middle,
      hex: pathOf(corners(middle)),
      location,
      sign: signOf(place.printed, location),
      guard: field?.guard ?? 0,
      mark: before.bare.has(place.name) ? null : (marks.get(place.name) ?? null),
    };
  });
  return tiles.map((tile, number) => ({
    tile,
    name: nameOf(tile.at),
    middle: centreOf(tile.at, turn),
    down: tile.tile === null,
    terrain: tile.tile ? (facts.tiles[tile.tile]?.terrain ?? 'dirt') : 'down',
    spots: spots.filter((spot) => spot.tile === number),
  }));
}

/** What the view tells of a Field stands where the tile lies until it is laid another way. */
function beforeTurning({ tile, position, name }: Place, lies: readonly Place[]): string {
  return lies.find((each) => each.tile === tile && each.position === position)?.name ?? name;
}
