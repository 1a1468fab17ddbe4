import { show } from './lobby-page';
import { play } from './scenes';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Aside from '../src/games/homm3/Aside.svelte';
import { answerOf, diceText, isEven, resultText, shownOf, sumOf } from '../src/games/homm3/odds';
import type { Odds } from '../src/games/homm3/model';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

const screen = vi.hoisted(() => ({ layout: 'desk', compact: false }));
vi.mock('../src/table/layout.svelte', () => ({ screen }));

let leave: () => Promise<void> = async () => undefined;
beforeAll(() => speak('en'));
afterEach(async () => {
  await leave();
  leave = async () => undefined;
  me.settings = { ...me.settings, help: 'full' };
});

async function panel(scene: string, ...refs: string[]) {
  const played = await play(scene);
  const shown = show(Aside, { store: played.store });
  leave = shown.leave;
  for (const ref of refs) await played.store.touch(ref);
  flushSync();
  const texts = (css: string): string[] =>
    [...shown.page.querySelectorAll(css)].map((node) =>
      (node.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  return { ...played, page: shown.page, texts };
}

describe('what the dice can do', () => {
  it('has a column for each face with damage and result, and one bar', async () => {
    const { texts } = await panel('homm3', 'unit:dungeon_minotaurs');
    const [first] = texts('[role=table]');
    expect(texts('[role=cell]').slice(0, 3)).toEqual(['−1 1 3 left', '0 2 2 left', '+1 3 1 left']);
    expect(first).not.toContain('defeated');
    expect(texts('.calc')[0]).toContain('Attack 4, defense 2');
    expect(texts('.calc')[1]).toContain('If they survive, they strike back: 4, defense 2');
    expect(texts('dt')).toEqual(['Crusaders, Pack', 'Minotaurs, Few']);
  });

  it('says the chance of every face where they differ, and why', async () => {
    const { texts } = await panel('homm3-shot', 'unit:dungeon_medusas');
    expect(texts('.chance')).toEqual(['56%', '33%', '11%']);
    expect(texts('.calc').join(' ')).toContain('Two dice, the lower one counts');
    expect(texts('.sum b')).toEqual(['First shot 44%, 69% in two']);
    expect(texts('.quiet')).toEqual(['They do not strike back.']);
  });

  it('adds a row for a Defense Token', async () => {
    const { texts } = await panel('homm3', 'unit:dungeon_troglodytes');
    expect(texts('.token')).toEqual(['Defense Token, 33%: one damage less']);
    expect(texts('.low')).toHaveLength(3);
  });

  it('tells what a touch would show, and the unit that is active', async () => {
    const { texts, store } = await panel('homm3');
    expect(shownOf(store)).toBeNull();
    expect(texts('.quiet')).toEqual(['Touch an enemy unit to see what an attack would do.']);
    expect(texts('dt')).toEqual(['Crusaders, Pack']);
  });

  it('opens the card in question with its whole text', async () => {
    const { texts } = await panel('homm3', 'card:leadership');
    expect(texts('h3')[0]).toContain('Leadership');
    expect(texts('.open p')).toEqual([
      'Basic Gain morale.',
      'Expert Draw two cards, then gain morale.',
    ]);
  });

  it('is silent at a table without help', async () => {
    me.settings = { ...me.settings, help: 'legal' };
    const { store } = await panel('homm3', 'unit:dungeon_minotaurs');
    expect(shownOf(store)).toBeNull();
  });

  it('shows the declared attack in its window', async () => {
    const { store, show: go } = await play('homm3');
    go(1);
    expect(shownOf(store)?.odds.target).toBe('dungeon_minotaurs');
  });
});

describe('the numbers', () => {
  const face = (die: number, chance: number, result: 'hit' | 'flips' | 'defeated' | 'nothing') => ({
    die,
    chance,
    damage: 2,
    result,
    left: 1,
  });
  const odds: Odds = {
    unit: 'a',
    target: 'b',
    dice: 'one',
    token: 0,
    faces: [face(-1, 33.3, 'hit'), face(0, 33.3, 'defeated'), face(1, 33.3, 'defeated')],
    defeated: 66.7,
    flips: 0,
    retaliation: [face(-1, 33.3, 'hit'), face(0, 33.3, 'flips'), face(1, 33.3, 'flips')],
  };

  it('count the answer only as far as the target survives', () => {
    const answer = answerOf(odds)!;
    expect(Math.round(answer.flips)).toBe(22);
    expect(sumOf(answer)?.text).toBe('22% to turn Few');
    expect(sumOf(odds)?.text).toBe('67% defeated');
    expect(answerOf({ ...odds, retaliation: undefined })).toBeNull();
  });

  it('make one bar of two shots', () => {
    expect(sumOf({ defeated: 44.4, flips: 0, in_two: 69.1 })).toEqual({
      chance: 44.4,
      more: expect.closeTo(24.7) as number,
      tone: 'kill',
      text: 'First shot 44%, 69% in two',
    });
  });

  it('have no bar where nothing can happen', () => {
    expect(sumOf({ defeated: 0, flips: 0 })).toBeNull();
  });

  it('name results and dice', () => {
    expect(resultText(face(0, 1, 'flips'), true)).toBe('turns Few, 1 left');
    expect(resultText(face(0, 1, 'nothing'), true)).toBe('no damage');
    expect(diceText({ ...odds, dice: 'higher' })).toBe('Two dice, the higher one counts');
    expect(diceText(odds)).toBe('');
    expect(isEven(odds.faces)).toBe(true);
    expect(isEven([face(-1, 55.6, 'hit'), face(0, 33.3, 'hit')])).toBe(false);
  });
});
