/** Six lessons of Heroes III in a first scenario: ride, fight, Town, discover, flag, raiders. */
import { logOf, type EventKind } from './events';
import { placesOf, VECTORS } from './map/geometry';
import { mapFactsOf, nameOf, realmOf, worldOf, type Hex } from './map/world';
import { viewOf } from './model';
import { is } from './options';
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import type { Course } from '../../learn/guide.svelte';

const RESOURCE: Hex = [1, 0];
const VALLEY = '-3,1';
const LEVEL = 1;

const asked = (store: TableStore, ...prompts: string[]): boolean =>
  store.mine && prompts.includes(store.decision?.prompt?.id ?? '');

const happened = (store: TableStore, ...kinds: EventKind[]): boolean =>
  logOf(store).some(({ kind }) => kinds.includes(kind));

const fighting = (store: TableStore): boolean => viewOf(store)?.stage === 'fighting';

const isOver = (store: TableStore): boolean => Boolean(store.state?.result);

const beaten = (store: TableStore): boolean => happened(store, 'combat-over', 'quick-combat');

/** The next refs of one kind that can be touched. */
const touchable = (store: TableStore, kind: string): string[] =>
  [...store.next].filter((ref) => cut(ref)[0] === kind);

/** The things that some options are about. */
const about = (store: TableStore, kind: string, ref: string): string[] => [
  ...new Set(
    store.options
      .filter((option) => option.kind === kind)
      .flatMap(({ refs }) => refs.filter((each) => cut(each)[0] === ref)),
  ),
];

const opposite = (direction: number): number => (direction + 3) % 6;

/** How far every Field is from one, on ways that no guard bars. */
function distances(store: TableStore, target: string): Map<string, number> {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  const found = new Map([[target, 0]]);
  if (!world || !facts) return found;
  const places = new Map(placesOf(world.tiles, facts.tiles).map((place) => [place.name, place]));
  const guards = new Set(world.fields.filter(({ guard }) => guard).map(({ at }) => nameOf(at)));
  const line = [target];
  for (const name of line) {
    const place = places.get(name);
    if (!place || (name !== target && guards.has(name))) continue;
    VECTORS.forEach(([dq, dr], direction) => {
      const next = places.get(nameOf([place.at[0] + dq, place.at[1] + dr]));
      if (!next?.printed || next.printed.location === 'blocked' || found.has(next.name)) return;
      if (place.closed.includes(direction) || next.closed.includes(opposite(direction))) return;
      found.set(next.name, (found.get(name) ?? 0) + 1);
      line.push(next.name);
    });
  }
  return found;
}

/** The Fields that bring the hero nearer to one of some others; all that are as good are lit. */
function towards(store: TableStore, targets: readonly string[]): string[] {
  const at = realmOf(worldOf(store), store.seat)?.heroes.main.at;
  if (!at || !asked(store, 'homm3-ask-turn')) return [];
  const fields = store.options.flatMap((option) =>
    is(option, 'go') ? [nameOf(option.fields.field)] : [],
  );
  return targets.flatMap((target) => {
    const far = distances(store, target);
    const from = far.get(nameOf(at)) ?? Infinity;
    const best = Math.min(...fields.map((field) => far.get(field) ?? Infinity));
    if (best >= from) return [];
    return fields.filter((field) => far.get(field) === best).map((field) => `field:${field}`);
  });
}

/** The Fields that are printed as a kind of Location. */
function placesCalled(store: TableStore, location: string): string[] {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  if (!world || !facts) return [];
  return placesOf(world.tiles, facts.tiles)
    .filter(({ printed }) => printed?.location === location)
    .map(({ name }) => name);
}

/** The Fields at home that a weak guard holds. */
function guarded(store: TableStore): string[] {
  const weak = (worldOf(store)?.fields ?? []).filter(({ guard }) => guard === LEVEL);
  return weak.filter(({ at: [q] }) => q >= -1).map(({ at }) => nameOf(at));
}

const raiders = (store: TableStore): string[] =>
  (worldOf(store)?.rovers ?? []).flatMap(({ at }) => (at ? [nameOf(at)] : []));

/** The tile, if somebody stands beside it; else the way to where one can discover it. */
function towardsValley(store: TableStore): string[] {
  const tile = about(store, 'discover', 'tile').filter((ref) => ref === `tile:${VALLEY}`);
  return tile.length ? tile : towards(store, ['-1,0', '-1,1']);
}

const flagged = (store: TableStore, location: string): boolean =>
  logOf(store).some((event) => event.kind === 'flagged' && event.location === location);

/** Units that joined before the first Round are the starting army. */
function recruited(store: TableStore): boolean {
  const begun = store.log.findIndex(({ kind }) => kind === 'round');
  return store.log.some(
    ({ kind }, index) => index > begun && (kind === 'joined' || kind === 'reinforced'),
  );
}

const FIGHT = 1;
const TOWN = 2;

/** Questions that come up on the way and are no step of a lesson. */
const ON_THE_WAY: Record<string, string> = {
  'homm3-ask-announced': 'web-learn-homm3-announced',
  'homm3-ask-refresh': 'web-learn-homm3-refresh',
  'homm3-ask-search': 'web-learn-homm3-search',
  'homm3-ask-may-search': 'web-learn-homm3-search',
  'homm3-ask-keep': 'web-learn-homm3-search',
  'homm3-ask-attack': 'web-learn-homm3-window',
  'homm3-ask-start': 'web-learn-homm3-window',
  'homm3-ask-another-round': 'web-learn-homm3-another',
};

function meanwhile(store: TableStore, lesson: number): string | null {
  if (!store.mine) return null;
  const said = ON_THE_WAY[store.decision?.prompt?.id ?? ''];
  if (said) return said;
  if (asked(store, 'homm3-ask-population') && lesson !== TOWN) return 'web-learn-homm3-town-2';
  if (asked(store, 'homm3-ask-draw')) return lesson ? 'web-learn-homm3-refresh' : null;
  if (fighting(store)) return lesson === FIGHT ? null : 'web-learn-homm3-fighting';
  const main = realmOf(worldOf(store), store.seat)?.heroes.main;
  const spent = asked(store, 'homm3-ask-turn') && main?.movement === 0;
  return spent && lesson !== TOWN ? 'web-learn-homm3-spent' : null;
}

const course: Course = {
  opens: 0,
  meanwhile,
  end: 'web-learn-homm3-end',
  lessons: [
    {
      title: 'web-learn-homm3-ride',
      steps: [
        {
          text: 'web-learn-homm3-ride-1',
          light: () => ['bar'],
          done: (store) => happened(store, 'drew', 'went'),
        },
        {
          text: 'web-learn-homm3-ride-2',
          light: (store) => towards(store, [nameOf(RESOURCE)]),
          done: (store) => happened(store, 'went'),
        },
      ],
    },
    {
      title: 'web-learn-homm3-fight',
      steps: [
        {
          text: 'web-learn-homm3-fight-1',
          light: (store) => towards(store, guarded(store)),
          done: (store) => fighting(store) || beaten(store),
        },
        {
          text: 'web-learn-homm3-fight-2',
          light: (store) => [...touchable(store, 'space'), 'bar'],
          done: (store) => happened(store, 'combat-round') || beaten(store),
        },
        {
          text: 'web-learn-homm3-fight-3',
          light: (store) => about(store, 'attack', 'unit'),
          done: (store) => happened(store, 'attacks') || beaten(store),
        },
        {
          text: 'web-learn-homm3-fight-4',
          light: (store) => about(store, 'attack', 'unit'),
          done: beaten,
        },
      ],
    },
    {
      title: 'web-learn-homm3-town',
      steps: [
        {
          text: 'web-learn-homm3-town-1',
          light: (store) => about(store, 'build', 'building'),
          done: (store) => happened(store, 'built'),
        },
        {
          text: 'web-learn-homm3-town-2',
          light: (store) => [
            ...(store.options.some(({ kind }) => kind === 'population')
              ? ['token:population']
              : []),
            ...about(store, 'recruit', 'troop'),
            ...about(store, 'reinforce', 'troop'),
          ],
          done: recruited,
        },
      ],
    },
    {
      title: 'web-learn-homm3-discover',
      steps: [
        {
          text: 'web-learn-homm3-discover-1',
          light: towardsValley,
          done: (store) => happened(store, 'discovered'),
        },
        {
          text: 'web-learn-homm3-discover-2',
          light: () => ['bar'],
          done: (store) => happened(store, 'rotated'),
        },
      ],
    },
    {
      title: 'web-learn-homm3-flag',
      steps: [
        {
          text: 'web-learn-homm3-flag-1',
          light: (store) => towards(store, placesCalled(store, 'settlement')),
          done: (store) => flagged(store, 'settlement') || isOver(store),
        },
      ],
    },
    {
      title: 'web-learn-homm3-raiders',
      steps: [
        {
          text: 'web-learn-homm3-raiders-1',
          light: (store) => towards(store, raiders(store)),
          done: (store) => happened(store, 'rover-beaten') || isOver(store),
        },
      ],
    },
  ],
};

export default course;
