import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { sit, type Seating, type Sitting } from './table';
import { LANGUAGES, speak } from '../src/lib/i18n.svelte';
import type { StateOut } from '../src/lib/types';
import type { Tally, World } from '../src/games/homm3/wire';

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

let table: Sitting;
afterEach(() => table.leave());

const TALLY: Tally = {
  ...{ combats_won: 3, combats_lost: 0, retreats: 0, quick_combats: 0, units_beaten: 6 },
  ...{ units_lost: 1, recruited: 0, reinforced: 2, cards_played: 4, spells_cast: 1, built: 1 },
  ...{ gold_earned: 20, gold_spent: 11, mines: 2, towns: 1, tiles: 1, level: 2 },
};

/** First Light, played by one or by several, and how it ended. */
async function over(
  scores: number[],
  reason: { id: string; args: Record<string, unknown> },
  seating: Seating = {},
): Promise<void> {
  table = await sit('homm3-lesson', seating);
  finish(scores, reason);
}

function finish(scores: number[], reason: { id: string; args: Record<string, unknown> }): void {
  const state = table.scene.states[0] as StateOut;
  const view = structuredClone(state.view) as { world: World; players: { seat: number }[] };
  const first = scores.flatMap((score, seat) => (score ? [seat] : []));
  const rest = scores.flatMap((score, seat) => (score ? [] : [seat]));
  const [player, realm] = [view.players[0]!, view.world.realms[0]!];
  view.players = scores.map((_, seat) => ({ ...player, seat }));
  view.world.realms = scores.map((_, seat) => ({ ...realm, seat, team: seat }));
  const chair = table.scene.table.table.chairs[0]!;
  table.table({
    status: 'finished',
    seats: scores.length,
    chairs: scores.map((_, seat) => ({ ...chair, seat, name: ['Noa', 'Bence', 'Eleni'][seat]! })),
  });
  table.state({
    view: { ...view, stage: 'over' },
    helps: { tally: scores.map(() => TALLY) },
    decision: null,
    result: { ranking: rest.length ? [first, rest] : [first], scores },
    reason,
  });
  flushSync();
}

const said = (): string => textOf(table.page.querySelector('.bar .result'));
const ROUNDS = { id: 'homm3-over-rounds', args: { won: 0 } };
const POINTS = { id: 'homm3-over-most_points', args: { round: 0, won: 1 } };

describe('the goal', () => {
  it('stands whole in its panel, with how far one is', async () => {
    table = await sit('homm3-lesson');
    const panel = table.page.querySelector('section.goal');
    expect(textOf(panel)).toContain(
      'Flag the Settlement in the valley and beat the raiders on their Mine within 6 Rounds.',
    );
    expect(textOf(panel)).toContain('Flag: Settlement 0/of1');
    expect(textOf(panel)).toContain('Beaten: the raiders 0/of1');
  });

  it('opens from the top bar with everything that the scenario says', async () => {
    table = await sit('homm3-lesson');
    const button = [...table.page.querySelectorAll('header button')].find(
      (each) => textOf(each) === 'Goal',
    ) as HTMLButtonElement;
    button.click();
    flushSync();
    const sheet = textOf(document.querySelector('dialog'));
    expect(sheet).toContain('How it is won');
    expect(sheet).toContain('Flag the Settlement.');
    expect(sheet).toContain('Beat this army: the raiders.');
    expect(sheet).toContain('Rules of this scenario The guards of the Settlement');
    expect(document.querySelectorAll('dialog [role=meter]')).toHaveLength(2);
  });
});

describe('the end', () => {
  it('says who has won and why', async () => {
    await over([1], { id: 'homm3-over-all_of', args: { won: 1 } });
    expect(said()).toBe('You win. All goals are reached.');
  });

  it('says so of whoever lost', async () => {
    await over([0], ROUNDS);
    expect(said()).toBe('You lose. The last Round is over, and nobody has reached the goal.');
  });

  it('names everybody who wins together', async () => {
    await over([1, 1, 1], { id: 'homm3-over-all_beaten_it', args: { won: 3 } });
    expect(said()).toBe('You and Bence and Eleni win. Every player has won the combat.');
  });

  it('names the only one', async () => {
    await over([0, 1], POINTS);
    expect(said()).toBe('Bence wins. The last Round is over. The most victory points win.');
  });

  it('knows that all can lose', async () => {
    await over([0, 0], ROUNDS);
    expect(said()).toMatch(/^Everyone loses\. The last Round/);
  });

  it('counts line by line and tells what everybody did, but not what nobody did', async () => {
    await over([1], { id: 'homm3-over-all_of', args: { won: 1 } });
    const count = table.page.querySelector('section.count');
    const rows = [...(count?.querySelectorAll('tbody tr') ?? [])].map(textOf);
    expect(rows).toContain('Flag: Settlement0/1');
    expect(rows).toContain('Combats won3');
    expect(rows).toContain('Gold spent11');
    expect(rows.some((row) => row.startsWith('Retreats'))).toBe(false);
    expect(count?.querySelector('.laurel')).not.toBeNull();
  });

  it.each(LANGUAGES)('is a whole sentence in $name, whoever won', async ({ id: language }) => {
    table = await sit('homm3-lesson', { language });
    for (const scores of [[1], [0], [1, 0], [0, 1], [1, 1], [0, 0]]) {
      finish(scores, scores.includes(1) ? POINTS : ROUNDS);
      expect(said()).toMatch(/^\p{L}.*\.$/u);
      expect(said()).not.toMatch(/\bnone\b|[{}]/);
      if (['en', 'el', 'hu'].includes(language)) expect(said()).toMatch(/^\p{Lu}/u);
    }
    await speak('en');
  });
});
