/**
 * Nine lessons of Heroes III in a first scenario: ride, morale, fight, cards, level, Town, discover,
 * flag, raiders.
 */
import { logOf, type EventKind } from './events';
import { placesOf, VECTORS } from './map/geometry';
import { mapFactsOf, nameOf, realmOf, worldOf, type Hex } from './map/world';
import { togglesOf } from './boosts.svelte';
import { ownPlayer } from './cards';
import { battleOf, ownSide, unitOf, viewOf } from './model';
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

const guardedFields = (store: TableStore): Set<string> =>
  new Set((worldOf(store)?.fields ?? []).filter(({ guard }) => guard).map(({ at }) => nameOf(at)));

/** How far every Field is from one, on ways that no guard bars. */
function distances(store: TableStore, target: string): Map<string, number> {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  const found = new Map([[target, 0]]);
  if (!world || !facts) return found;
  const places = new Map(placesOf(world.tiles, facts.tiles).map((place) => [place.name, place]));
  const guards = guardedFields(store);
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
  const reached = store.options.flatMap((option) =>
    is(option, 'go') ? [nameOf(option.fields.field)] : [],
  );
  const barred = guardedFields(store);
  return targets.flatMap((target) => {
    const fields = reached.filter((field) => field === target || !barred.has(field));
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

/** The hand is drawn, and the card is not in it. */
function lacks(store: TableStore, card: string): boolean {
  const hand = ownPlayer(store)?.hand ?? [];
  return happened(store, 'drew') && !hand.includes(card);
}

/** The enemy units that can be chosen. */
function enemies(store: TableStore): string[] {
  const own = ownSide(viewOf(store));
  return touchable(store, 'unit').filter(
    (ref) => unitOf(battleOf(store), cut(ref)[1])?.side !== own,
  );
}

/** Cards that raise the attack at hand, or those that can be played now. */
const helpful = (store: TableStore): string[] => [
  ...new Set([
    ...togglesOf(store).map(({ card }) => `card:${card}`),
    ...about(store, 'play', 'card').filter((ref) => ref !== `card:${SPELL}`),
  ]),
];

/** A card was played in a combat. */
const playedInCombat = (store: TableStore): boolean =>
  store.log.some(
    (told, index) =>
      told.kind === 'played' &&
      told['card'] !== SPELL &&
      store.log.slice(0, index).findLast((event) => FRAME.has(event.kind))?.kind === 'placed',
  );
/** Between the first and the last of them a combat goes on. */
const FRAME = new Set(['placed', 'combat-over', 'turn']);

/** Where the next combat waits: at home, then in the valley, then beyond it. */
function nextFight(store: TableStore): string[] {
  const home = towards(store, guarded(store));
  if (home.length) return home;
  const valley = flagged(store, 'settlement') ? [] : placesCalled(store, 'settlement');
  const way = towards(store, valley);
  return way.length ? way : towards(store, raiders(store));
}

/** The Population Token, while it can make some unit of the army stronger. */
function mustering(store: TableStore): string[] {
  const prices = realmOf(worldOf(store), store.seat)?.prices.reinforce ?? {};
  const { gold = 0, troops = [] } = ownPlayer(store) ?? {};
  const can = troops.some(({ kind, pack }) => !pack && (prices[kind]?.gold ?? Infinity) <= gold);
  return can && store.options.some(({ kind }) => kind === 'population') ? ['token:population'] : [];
}

/** What leads to a combat, or on in it. */
const fightOn = (store: TableStore): string[] =>
  fighting(store)
    ? [...about(store, 'attack', 'unit'), ...(asked(store, 'homm3-ask-deploy') ? ['bar'] : [])]
    : nextFight(store);

const MORALE = 'leadership';
const SPELL = 'magic_arrow';
const SEARCHES = ['homm3-ask-search', 'homm3-ask-may-search', 'homm3-ask-keep'];

const FIGHT = 2;
const CARDS = 3;
const LEVELS = 4;
const TOWN = 5;

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

/** Questions on the map that are steps of lessons; all others have to be answered before these. */
const TAUGHT = ['homm3-ask-turn', 'homm3-ask-draw', 'homm3-ask-population', 'homm3-ask-rotate'];

function meanwhile(store: TableStore, lesson: number): string | null {
  if (!store.mine) return null;
  const prompt = store.decision?.prompt?.id ?? '';
  const said = ON_THE_WAY[prompt];
  if (said && !(lesson === LEVELS && SEARCHES.includes(prompt))) return said;
  if (asked(store, 'homm3-ask-population') && lesson !== TOWN) return 'web-learn-homm3-town-2';
  if (asked(store, 'homm3-ask-draw')) return lesson ? 'web-learn-homm3-refresh' : null;
  if (fighting(store)) {
    const taught = lesson === FIGHT || (lesson === CARDS && !asked(store, 'homm3-ask-deploy'));
    return taught ? null : 'web-learn-homm3-fighting';
  }
  if (!said && !asked(store, ...TAUGHT)) return 'web-learn-homm3-question';
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
      title: 'web-learn-homm3-morale',
      steps: [
        {
          text: 'web-learn-homm3-morale-1',
          light: (store) => about(store, 'play', 'card').filter((ref) => ref === `card:${MORALE}`),
          done: (store) => happened(store, 'morale', 'spent-morale') || lacks(store, MORALE),
        },
        {
          text: 'web-learn-homm3-morale-2',
          light: () => ['morale'],
          done: (store) => happened(store, 'spent-morale') || (ownPlayer(store)?.morale ?? 0) <= 0,
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
      ],
    },
    {
      title: 'web-learn-homm3-cards',
      steps: [
        {
          text: 'web-learn-homm3-cards-1',
          light: (store) => {
            const spell = about(store, 'play', 'card').filter((ref) => ref === `card:${SPELL}`);
            return spell.length ? spell : enemies(store);
          },
          done: (store) =>
            happened(store, 'cast') ||
            (lacks(store, SPELL) && !asked(store, 'homm3-ask-target')) ||
            beaten(store),
        },
        {
          text: 'web-learn-homm3-cards-2',
          light: (store) => [...about(store, 'attack', 'unit'), ...helpful(store)],
          done: (store) => playedInCombat(store) || beaten(store),
        },
        {
          text: 'web-learn-homm3-cards-3',
          light: (store) => about(store, 'attack', 'unit'),
          done: beaten,
        },
      ],
    },
    {
      title: 'web-learn-homm3-level',
      steps: [
        {
          text: 'web-learn-homm3-level-1',
          light: fightOn,
          done: (store) => happened(store, 'level') || isOver(store),
        },
        {
          text: 'web-learn-homm3-level-2',
          light: () => ['bar'],
          done: (store) => !asked(store, ...SEARCHES),
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
          light: (store) => [...mustering(store), ...towards(store, raiders(store))],
          done: (store) => happened(store, 'rover-beaten') || isOver(store),
        },
      ],
    },
  ],
};

export default course;
