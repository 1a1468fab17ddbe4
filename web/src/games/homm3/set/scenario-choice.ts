/** What choosing a scenario does to a table that is being set. */
import type { Draft } from '../../../lobby/draft.svelte';
import type { Options } from '../../../lobby/plan';
import { campaigns } from './campaigns.svelte';
import { HEROES } from './heroes';
import { scenarios } from './scenarios.svelte';

export const BY_LOT = 'random';

/** Another scenario, if possible with the wanted company; a campaign goes on where it stands. */
export function takeScenario(
  draft: Draft,
  id: string,
  mode: string | null = null,
  seats: number | null = null,
): void {
  draft.options['variant'] = [];
  draft.options['carry'] = campaigns.carryFor(id) ?? {};
  draft.choose('scenario', id);
  const wanted = draft.crowds.find(
    (crowd) =>
      (mode === null || crowd.options['mode'] === mode) &&
      (seats === null || crowd.seats === seats),
  );
  const seated = draft.crowds.some((crowd) => draft.isSeated(crowd) && crowd === wanted);
  if (wanted && !seated && (mode !== null || seats !== null)) draft.seat(wanted);
}

/** Whether a part of a campaign begins with what the part before it has left. */
export const isCarried = ({ carry }: Options): boolean =>
  Object.keys((carry ?? {}) as object).length > 0;

/** One of a group of variants; the usual one need not be said. */
export function takeVariant(draft: Draft, group: readonly string[], name: string): void {
  const others = (draft.options['variant'] as string[]).filter((each) => !group.includes(each));
  draft.choose('variant', name === group[0] ? others : [...others, name]);
}

/** What the seats have chosen, with "random" for the others. */
export const bySeat = (draft: Draft, option: 'factions' | 'heroes'): string[] =>
  draft.chairs.map((_, seat) => (draft.options[option] as string[])[seat] ?? BY_LOT);

export function factionOfSeat(draft: Draft, seat: number): string {
  const fixed = scenarios.find(draft.options['scenario'])?.faction;
  return fixed || (bySeat(draft, 'factions')[seat] ?? BY_LOT);
}

/** H3-2.2 step 2: each player another faction; whoever had it takes one at random. */
export function takeFaction(draft: Draft, seat: number, faction: string): void {
  const factions = bySeat(draft, 'factions').map((other, index) => {
    if (index === seat) return faction;
    return other === faction ? BY_LOT : other;
  });
  keep(draft, 'factions', factions);
  keep(
    draft,
    'heroes',
    bySeat(draft, 'heroes').map((hero, index) =>
      HEROES[factions[index] ?? '']?.includes(hero) ? hero : BY_LOT,
    ),
  );
}

export function takeHero(draft: Draft, seat: number, hero: string): void {
  const heroes = bySeat(draft, 'heroes').map((other, index) => (index === seat ? hero : other));
  keep(draft, 'heroes', heroes);
}

function keep(draft: Draft, option: string, values: string[]): void {
  draft.choose(option, values.every((value) => value === BY_LOT) ? [] : values);
}
