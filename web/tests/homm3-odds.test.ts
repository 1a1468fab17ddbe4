import { show } from './lobby-page';
import { play } from './scenes';
import { flushSync } from 'svelte';
import { device } from './device';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Aside from '../src/games/homm3/Aside.svelte';
import {
  chosenFor,
  raised,
  togglesOf,
  turned,
  type Toggle,
} from '../src/games/homm3/boosts.svelte';
import { answerOf, diceText, isEven, resultText, shownOf, sumOf } from '../src/games/homm3/odds';
import { marksOf } from '../src/games/homm3/marks';
import { battleOf, ownActive, type H3Helps, type Odds } from '../src/games/homm3/model';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

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
  it('does not ask for an enemy before there is one', async () => {
    expect((await panel('homm3-deploy')).texts('.quiet')).toEqual([]);
    await leave();
    expect((await panel('homm3')).texts('.quiet')).toHaveLength(1);
  });

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
    expect(texts('.quiet')[0]).toBe('They do not strike back.');
  });

  it('adds a row for a Defense Token', async () => {
    const { texts } = await panel('homm3', 'unit:dungeon_troglodytes');
    expect(texts('.token')).toEqual(['Defense Token, 33%: one damage less']);
    expect(texts('.low')).toHaveLength(3);
  });

  it('tells what a touch would show, and the unit that is active', async () => {
    const { texts, store } = await panel('homm3');
    expect(shownOf(store)).toBeNull();
    expect(texts('.quiet')).toEqual(['Choose an enemy unit to see what an attack would do.']);
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

describe('the odds with cards', () => {
  /** Those that go with the roll; after them come those against the blow back. */
  const switches = (page: ParentNode): HTMLButtonElement[] => [
    ...(page.querySelector('ul')?.querySelectorAll<HTMLButtonElement>('[role=switch]') ?? []),
  ];
  const press = (page: ParentNode, name: string): void => {
    const ways = [...page.querySelectorAll<HTMLButtonElement>('.ways button')];
    [...switches(page), ...ways]
      .find((each) => (each.ariaLabel ?? each.textContent?.trim()) === name)!
      .click();
    flushSync();
  };
  const pressed = (page: ParentNode): string[] =>
    switches(page)
      .filter((each) => each.ariaChecked === 'true')
      .map((each) => each.ariaLabel!);
  /** With nothing chosen: an earlier test may have done so at this table. */
  async function aimed(scene = 'homm3', target = 'unit:dungeon_minotaurs') {
    const found = await panel(scene, target);
    for (const name of pressed(found.page)) press(found.page, name);
    return found;
  }

  it('are switches for the cards that would add attack', async () => {
    const { page, texts } = await aimed();
    expect(switches(page).map(({ ariaLabel }) => ariaLabel)).toEqual(['Crusaders I', 'Attack']);
    expect(pressed(page)).toEqual([]);
    expect(texts('h2')).toEqual(['Before you roll']);
    expect(texts('.quiet').join(' ')).toContain('Prepared cards go with the roll');
  });

  it('are switches for the cards that would cover against the blow back, too', async () => {
    const { page, texts, store } = await aimed();
    const against = page.querySelector('ul[aria-label="Cards against the blow back"]')!;
    const shield = against.querySelector<HTMLElement>('[aria-label="Defense"]')!;
    const before = texts('.odds:last-child .n');
    shield.click();
    flushSync();
    expect(texts('.covers li.on b')).toEqual(['Defense']);
    expect(texts('.odds:last-child .n')).not.toEqual(before);
    const unit = ownActive(store)!.name;
    expect(chosenFor(store, unit).map(({ card, defense }) => [card, defense])).toEqual([
      ['defense', 1],
    ]);
    shield.click();
    flushSync();
    expect(chosenFor(store, unit)).toEqual([]);
  });

  it('swap the columns, the bar and the sum, and play nothing before the roll', async () => {
    const { page, texts, store, sent } = await aimed();
    const badge = marksOf(store).aim?.odds;
    press(page, 'Crusaders I');
    expect(pressed(page)).toEqual(['Crusaders I']);
    expect(texts('.calc')[0]).toContain('Attack 4 + 2, defense 2');
    expect(texts('[role=cell]').slice(0, 3)).toEqual([
      '−1 3 1 left',
      '0 4 defeated',
      '+1 5 defeated',
    ]);
    expect(texts('.sum b')).toEqual(['67% defeated', '22% to flip to Few']);
    expect(texts('.without')).toEqual(['Without the cards: 0%']);
    expect(marksOf(store).aim?.odds).toBe(badge);
    expect(sent).toEqual([]);
    press(page, 'Crusaders I');
    expect(texts('.calc')[0]).toContain('Attack 4, defense 2');
    expect(texts('[role=cell]')[0]).toBe('−1 1 3 left');
  });

  it('add up, one way of a card at a time', async () => {
    const { page, texts } = await aimed();
    press(page, 'Crusaders I');
    press(page, 'Attack');
    expect(texts('.calc')[0]).toContain('Attack 4 + 3');
    press(page, 'Expert');
    expect(pressed(page)).toEqual(['Crusaders I', 'Attack, expert']);
    expect(texts('.calc')[0]).toContain('Attack 4 + 4');
    expect(texts('.sum b')).toEqual(['100% defeated']);
  });

  it('stay for the declared attack, and go when another unit is active', async () => {
    const { page, store, show: go, texts } = await aimed();
    press(page, 'Attack');
    go(1);
    flushSync();
    expect(pressed(page)).toEqual(['Attack']);
    expect(texts('.calc')[0]).toContain('Attack 4 + 1');
    const state = store.state!;
    const active = 'castle_griffins';
    store.state = {
      ...state,
      view: { ...state.view, battle: { ...battleOf(store)!, active } },
    };
    flushSync();
    expect(pressed(page)).toEqual([]);
    expect(texts('.calc')[0]).toContain('Attack 4, defense 2');
  });

  it('stand in the tab of a phone as well, not without help', async () => {
    device.layout = 'phone';
    const { texts } = await aimed();
    expect(texts('.compact .with:first-child button')).toEqual([
      'Crusaders I +2',
      'Attack +1',
      'Attack, expert +2',
    ]);
    expect(texts('.with:first-child .sr')).toEqual(['Crusaders I', 'Attack', 'Attack, expert']);
    expect(texts('.with:last-child .sr')).toEqual(['Crusaders I', 'Defense', 'Defense, expert']);
    await leave();
    me.settings = { ...me.settings, help: 'legal' };
    const { page } = await panel('homm3', 'unit:dungeon_minotaurs');
    expect(page.querySelectorAll('.with button')).toHaveLength(0);
  });

  it('are not offered past what the engine tells', async () => {
    const { page, store } = await aimed();
    const helps = store.helps as H3Helps;
    const short = Object.fromEntries(
      Object.entries(helps.odds!).map(([name, { more, ...odds }]) => [
        name,
        { ...odds, more: { 2: more!['2']! } },
      ]),
    );
    store.state = { ...store.state!, helps: { ...helps, odds: short } };
    flushSync();
    press(page, 'Crusaders I');
    expect(switches(page).map(({ disabled }) => disabled)).toEqual([false, true]);
  });

  it('know the copies of a card, from the one that is played first', async () => {
    const { store } = await aimed();
    const boost = { card: 'attack', mode: 'basic', attack: 1 };
    const expert = { card: 'attack', mode: 'expert', attack: 2 };
    store.state = { ...store.state!, helps: { boosts: [boost, expert, boost, expert] } };
    expect(togglesOf(store).map(({ key }) => key)).toEqual([
      'attack 2 basic',
      'attack 2 expert',
      'attack 1 basic',
      'attack 1 expert',
    ]);
  });

  it('use no more experts than there are, and one spell', () => {
    const toggle = (copy: string, more: Partial<Toggle> = {}): Toggle => ({
      ...{ card: copy, mode: 'basic', attack: 1, defense: 0, key: `${copy} basic`, copy },
      ...{ expert: false, spell: false },
      ...more,
    });
    const [one, two] = [toggle('a', { expert: true }), toggle('b', { expert: true })];
    expect(turned([one], two, 2)).toEqual([one, two]);
    expect(turned([one], two, 1)).toEqual([two]);
    const [fire, ice] = [toggle('c', { spell: true }), toggle('d', { spell: true })];
    expect(turned([one, fire], ice, 1)).toEqual([one, ice]);
    expect(turned([one, fire], fire, 1)).toEqual([one]);
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
    expect(sumOf(answer)?.text).toBe('22% to flip to Few');
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

  it('change with more attack only as far as the engine says', () => {
    const more = { 2: { faces: [face(0, 100, 'defeated')], defeated: 100, flips: 0 } };
    const told: Odds = { ...odds, more };
    expect(raised(told, 0)).toBe(told);
    expect(raised(told, 2)).toMatchObject({ ...more[2], retaliation: odds.retaliation });
    expect(raised(told, 3)).toBeNull();
  });

  it('have no bar where nothing can happen', () => {
    expect(sumOf({ defeated: 0, flips: 0 })).toBeNull();
  });

  it('name results and dice', () => {
    expect(resultText(face(0, 1, 'flips'), true)).toBe('flips to Few, 1 left');
    expect(resultText(face(0, 1, 'nothing'), true)).toBe('no damage');
    expect(diceText({ ...odds, dice: 'higher' })).toBe('Two dice, the higher one counts');
    expect(diceText(odds)).toBe('');
    expect(isEven(odds.faces)).toBe(true);
    expect(isEven([face(-1, 55.6, 'hit'), face(0, 33.3, 'hit')])).toBe(false);
  });
});
