import { show } from './lobby-page';
import { play } from './scenes';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chainOf, gradesOf, holding, momentsOf, rowsOf, whenOf } from '../src/games/homm3/cards';
import homm3 from '../src/games/homm3/ui';
import { inForce } from '../src/games/homm3/force';
import { marksOf } from '../src/games/homm3/marks';
import { spaceLabel } from '../src/games/homm3/naming';
import { battleOf } from '../src/games/homm3/model';
import Hand from '../src/games/homm3/Hand.svelte';
import { factsOf } from '../src/games/homm3/model';
import Public from '../src/games/homm3/Public.svelte';
import SeatFacts from '../src/games/homm3/SeatFacts.svelte';
import { speak } from '../src/lib/i18n.svelte';

let leave: () => Promise<void> = async () => undefined;
beforeAll(() => speak('en'));
afterEach(async () => {
  await leave();
  leave = async () => undefined;
});

async function hand(scene: string, step = 0) {
  const played = await play(scene, step);
  const shown = show(Hand, { store: played.store });
  leave = shown.leave;
  flushSync();
  const card = (name: string): HTMLElement =>
    shown.page.querySelector<HTMLElement>(`[data-ref="card:${name}"]`)!;
  return { ...played, page: shown.page, card };
}

describe('the hand', () => {
  it('shows every card, those without use dimmed with the moment of their use', async () => {
    const { page, card } = await hand('homm3');
    expect(page.querySelectorAll('[role=option]')).toHaveLength(5);
    expect(card('attack').getAttribute('aria-disabled')).toBe('false');
    expect(card('defense').getAttribute('aria-disabled')).toBe('true');
    expect(card('defense').querySelector('.foot')?.textContent).toBe('when a unit attacks');
    expect(card('attack').querySelector('.foot')).toBeNull();
  });

  it('lays equal cards on each other and says how many', async () => {
    const { page, card, store } = await hand('homm3-spell');
    expect(holding(store).map(({ card: name, count }) => [name, count])).toContainEqual([
      'power',
      2,
    ]);
    expect(page.querySelectorAll('[role=option]')).toHaveLength(3);
    expect(card('power').textContent).toContain('×2');
  });

  it('picks a card by a touch', async () => {
    const { card, store } = await hand('homm3');
    card('attack').click();
    await Promise.resolve();
    flushSync();
    expect(store.picked).toEqual(['card:attack']);
    expect(card('attack').getAttribute('aria-selected')).toBe('true');
  });

  it('is hidden from watchers', async () => {
    const { page } = await hand('homm3-watched');
    expect(page.querySelector('[role=option]')).toBeNull();
    expect(page.textContent).toContain('You’re watching.');
  });
});

describe('power', () => {
  it('runs to the spell as a chain: reached grades underlined, surplus lost', async () => {
    const { store, page } = await hand('homm3-chain', 1);
    expect(chainOf(store)).toMatchObject({ cards: ['power'], power: 2, spell: null, lost: 0 });
    await store.touch('card:fireball');
    flushSync();
    const chain = chainOf(store)!;
    const best = Math.max(...chain.grades.filter((g) => g.reached).map((g) => g.cost));
    expect(chain.spell).toBe('fireball');
    expect(chain.lost).toBe(2 - best);
    expect(page.querySelector('.chain')?.textContent).toContain('Power 2');
    expect(page.querySelectorAll('.chain .reached').length).toBe(
      chain.grades.filter((g) => g.reached).length,
    );
  });

  it('counts grades by their price', async () => {
    const { store } = await play('homm3-spell');
    const arrow = factsOf(store)?.cards['magic_arrow'];
    expect(gradesOf(arrow, 1).map(({ reached }) => reached)).toEqual([true, true, false]);
    expect(gradesOf(factsOf(store)?.cards['attack'], 3)).toEqual([]);
  });

  it('is no chain without power', async () => {
    expect(chainOf((await play('homm3')).store)).toBeNull();
  });
});

describe('what is printed', () => {
  it('has one row for all grades of a spell and one for its power', async () => {
    const facts = factsOf((await play('homm3')).store);
    expect(rowsOf(facts, 'magic_arrow')).toEqual([
      {
        modes: ['cast-1', 'cast-2', 'cast-3'],
        part: 'cast',
        label: 'Power 0/1/2',
        text: 'Deal 1/2/3 damage to a unit.',
      },
      { modes: ['power'], part: 'power', label: 'or', text: '+1 power' },
    ]);
  });

  it('has the grades in one order in Hebrew too, as the text of the card has them', async () => {
    const facts = factsOf((await play('homm3')).store);
    await speak('he');
    const [row] = rowsOf(facts, 'magic_arrow');
    await speak('en');
    expect(row?.label).toBe('כוח \u20680/1/2\u2069');
    expect(row?.text).toContain('1/2/3');
  });

  it('tells when a card has a use: never, with a spell, or not yet', async () => {
    const { store } = await play('homm3');
    expect(momentsOf(factsOf(store), 'wisdom')).toEqual([]);
    expect(whenOf(store, 'wisdom')).toBe('only on the map');
    expect(whenOf(store, 'power')).toBe('before a spell');
    expect(whenOf(store, 'defense')).toBe('when a unit attacks');
    expect(whenOf(store, 'attack')).toBe('not now');
  });
});

describe('in force', () => {
  it('names Defense Tokens with their rule', async () => {
    const { store } = await play('homm3');
    const [token] = inForce(store);
    expect(token).toMatchObject({
      title: 'Troglodytes defend:',
      rule: 'H3-10.50',
      ref: 'unit:dungeon_troglodytes',
    });
  });

  it('tells of the siege, of poison and of paralysis', async () => {
    const { store } = await play('homm3-siege');
    const shown = show(Public, { store });
    leave = shown.leave;
    flushSync();
    expect(shown.page.textContent).toContain('3 Walls stand in the middle row');
    expect(shown.page.textContent).toContain('Zombies are paralyzed');
    expect(shown.page.textContent).toContain('Skeletons, poison 1');
  });

  it('tells how long guards are fought', async () => {
    const { store } = await play('homm3-guards');
    expect(inForce(store)[0]).toMatchObject({ key: 'guards', rule: 'H3-10.70' });
  });

  it('tells of tokens what the viewer knows of them, on the board too', async () => {
    const { store } = await play('homm3');
    const faces = [
      ['a3', 'real'],
      ['b3', 'blank'],
      ['c3', 'face_down'],
    ] as const;
    battleOf(store)!.ongoing = faces.map(([space, face]) => ({
      ...{ card: 'quicksand', what: 'quicksand', amount: 0, until: null },
      ...{ side: 0 as const, space, face },
    }));
    const told = inForce(store).filter(({ icon }) => icon === 'sands-of-time');
    expect(told.map(({ title, ref }) => [title, ref])).toEqual([
      ['Quicksand, a3: real', 'space:a3'],
      ['Quicksand, b3: blank', 'space:b3'],
      ['Quicksand or blank, c3', 'space:c3'],
    ]);
    const none = { can: new Set<string>(), picked: new Set<string>(), aim: null, ghost: null };
    expect(spaceLabel(store, { ...marksOf(store), ...none }, 'c3')).toContain('Quicksand or blank');
  });

  it('speak of all Defense Tokens in one line', async () => {
    const { store } = await play('homm3');
    for (const unit of battleOf(store)!.units.slice(0, 2)) unit.tokens.defending = true;
    const [token, second] = inForce(store);
    expect(token?.title).toBe('Griffins, Crusaders, Troglodytes defend:');
    expect(token?.ref).toBeNull();
    expect(second).toBeUndefined();
  });

  it('lie open on a phone while units are placed', async () => {
    expect(homm3.tabFor((await play('homm3-deploy')).store)).toBe('hand');
    expect(homm3.tabFor((await play('homm3')).store)).toBeNull();
  });
});

describe('a seat', () => {
  it('counts hand, spells and expert uses', async () => {
    const { store } = await play('homm3');
    const shown = show(SeatFacts, { store, seat: 1 });
    leave = shown.leave;
    flushSync();
    const text = (shown.page.textContent ?? '').replace(/\s+/g, ' ');
    expect(text).toContain('Hand 3');
    expect(text).toContain('Spell ready');
    expect(text).toMatch(/Expert \d/);
  });
});
