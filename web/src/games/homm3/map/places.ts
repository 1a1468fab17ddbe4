/** Fields, tiles and heroes as things of sentences: which Location lies where. */
import type { Words } from '../../../lib/types';
import type { H3View } from '../model';
import { placesOf, VECTORS, type Place } from './geometry';
import { hexOf, nameOf, sameHex, type Hex, type MapFacts, type World } from './world';

export function placeAt(world: World, facts: MapFacts, at: Hex): Place | null {
  const near = world.tiles.filter(({ at: [q, r] }) => {
    const [dq, dr] = [at[0] - q, at[1] - r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= 1;
  });
  return placesOf(near, facts.tiles).find((place) => sameHex(place.at, at)) ?? null;
}

/** What a Field is now; empty: it lies on a face-down tile, or beyond the map. */
export function locationAt(world: World, facts: MapFacts, at: Hex): string {
  const now = world.fields.find((each) => sameHex(each.at, at));
  return now?.location ?? placeAt(world, facts, at)?.printed?.location ?? '';
}

/** `field:2,-1` is the Location that lies there, `tile:3,1` the back of the tile; `place:2,-1` says
    in a sentence where something is. */
export function describePlace(
  kind: string,
  value: string,
  facts: MapFacts | undefined,
  view: H3View | null,
): Words | null {
  const world = view?.world;
  const at = hexOf(value);
  if (!world || !facts) return null;
  if (kind === 'tile') {
    const tile = at && world.tiles.find((each) => sameHex(each.at, at));
    const type = tile ? tile.kind : facts.tiles[value]?.kind;
    return type ? { id: `homm3-kind-${type}`, args: {} } : null;
  }
  if (!at) return null;
  const location = locationAt(world, facts, at);
  if (kind === 'place') {
    const what = location === 'empty' ? 'empty' : location ? 'known' : 'hidden';
    return { id: 'web-homm3-world-place', args: { what, location } };
  }
  if (location === 'mine') {
    const resource = placeAt(world, facts, at)?.printed?.resource ?? 'gold';
    return { id: 'web-homm3-world-mine', args: { resource } };
  }
  return location ? { id: `homm3-location-${location}`, args: {} } : null;
}

/** The side of a Field on which another one lies, clockwise from the north-east; null: not beside. */
export function directionTo([q, r]: Hex, to: Hex): number | null {
  const found = VECTORS.findIndex(([dq, dr]) => nameOf([q + dq, r + dr]) === nameOf(to));
  return found < 0 ? null : found;
}

/** Who a hero of a seat is: the Hero Card for the main one. */
export function heroOf(view: H3View, seat: number, hero: string): string {
  const name = view.players.find((player) => player.seat === seat)?.hero;
  return hero === 'main' && name ? name : hero;
}
