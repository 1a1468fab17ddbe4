import { play } from './scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeTable } from '../src/games/tashkalar/describe';
import { SENTENCES, sentencesOf } from '../src/games/tashkalar/effects';
import tashkalar from '../src/games/tashkalar/ui';
import { chip, eyebrow, question, verb } from '../src/games/tashkalar/sentences';
import { LANGUAGES, plain, speak, t } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { everything } from '../src/table/asking';

beforeAll(() => speak('en'));

const asked = (store: TableStore): string => plain(question(store));
const button = (store: TableStore): string | null => store.armed && verb(store, store.armed);
const chips = (store: TableStore): string[] =>
  [...store.next].map((ref) => chip(store, ref)).filter((text) => text !== null);

describe('the bar at an action', () => {
  it('says how much is left and what is ready', async () => {
    const { store } = await play('tashkalar');
    expect(eyebrow(store)).toBe('Your turn, last action');
    expect(asked(store)).toBe('Place a piece or summon a being: 2 cards are ready.');
    expect(chips(store)).toEqual(['Knight, 4 ways', 'Swordmaster, 3 ways']);
    expect(button(store)).toBeNull();
  });

  it('asks for the square, then says what the button does', async () => {
    const { store } = await play('tashkalar');
    await store.touch('card:knight');
    expect(asked(store)).toBe('Choose the square where Knight will appear');
    expect(chips(store)).toEqual(['e5', 'e3', 'g5, destroys']);
    await store.touch('sq:e5');
    expect(asked(store)).toBe('Summon Knight on e5');
    expect(button(store)).toBe('Summon');
    await store.touch('sq:g5');
    expect(asked(store)).toBe('Summon Knight on g5 and destroy the common piece there');
    await store.touch('card:swordmaster');
    await store.touch('sq:f4');
    expect(asked(store)).toBe('Summon Swordmaster on f4 in place of your own piece');
  });

  it('names the cost of improvising', async () => {
    const { store } = await play('tashkalar-melee');
    await store.touch('card:knight');
    await store.touch('sq:e5');
    expect(asked(store)).toBe('Summon Knight on e5 with f3. Your blue marker flips.');
  });

  it('offers to discard what cannot be summoned', async () => {
    const { store } = await play('tashkalar');
    await store.touch('card:time_mage');
    expect(asked(store)).toBe('Time Mage can’t be summoned now. Discard it?');
    expect(store.armed).toBeNull();
    store.choose(store.ways[0]!);
    expect(button(store)).toBe('Discard');
    expect(everything(store).map(({ text }) => text)).toEqual([
      'Knight, 4 ways',
      'Swordmaster, 3 ways',
    ]);
    expect(tashkalar.waits?.(store.armed!)).toBe(true);
    expect(tashkalar.final(store.armed!)).toBe(false);
  });

  it('compares for a flare and says who scores', async () => {
    const { store } = await play('tashkalar-melee');
    await store.touch('card:flare_03');
    expect(eyebrow(store)).toBe('Flare, costs no action');
    expect(asked(store)).toBe('Which opponent do you compare with?');
    expect(chips(store)).toEqual(['Ελένη, upper half', 'Bence, lower half']);
    await store.touch('colour:blue');
    expect(asked(store)).toBe('Invoke the upper half. Ελένη scores 1 point.');
    expect(button(store)).toBe('Invoke the flare');
  });

  it('asks to lift when no piece is left', async () => {
    const { store, show } = await play('tashkalar-shortage');
    expect(asked(store)).toMatch(/^No piece is left in your supply/);
    await store.touch('sq:c2');
    expect(button(store)).toBe('Lift');
    show(1);
    expect(asked(store)).toBe('Put the lifted piece on an empty square.');
  });
});

describe('the bar in an effect', () => {
  it('counts the moves and picks the only piece that can go', async () => {
    const { store } = await play('tashkalar-duel', 3);
    expect(eyebrow(store)).toBe('Knight, move 3 of up to 3');
    expect(store.picked).toEqual(['sq:d7']);
    expect(asked(store)).toBe('Choose where to move from d7');
    const stop = store.options.find(({ kind }) => kind === 'skip');
    expect(stop && verb(store, stop)).toBe('Stop on d7');
    await store.touch('sq:d8');
    expect(asked(store)).toBe('Move to d8 and destroy the heroic piece');
    expect(button(store)).toBe('Move to d8');
    await store.touch('sq:e8');
    expect(asked(store)).toBe('Move from d7 to e8');
  });

  it('says whether one may or must', async () => {
    const { store } = await play('tashkalar-aim', 1);
    expect(eyebrow(store)).toBe('Cannon, you may');
    expect(asked(store)).toBe('Cannon: you may choose a direction.');
    expect(chips(store)).toContain('up right');
    const stop = store.options.find(({ kind }) => kind === 'skip');
    expect(stop && verb(store, stop)).toBe('Skip');
  });
});

describe('the bar elsewhere', () => {
  it('offers tasks at the end of the turn; claiming is final', async () => {
    const { store } = await play('tashkalar-claim');
    expect(asked(store)).toBe('Claim a task or end the turn');
    expect(chips(store)).toEqual(['Central Dominance, 1 point']);
    await store.touch('task:central_dominance');
    expect(asked(store)).toBe('Claim Central Dominance for 1 point');
    expect(tashkalar.final(store.armed!)).toBe(true);
  });

  it('asks before the first turn', async () => {
    const { store } = await play('tashkalar-start');
    expect(eyebrow(store)).toBe('Before the first turn');
    expect(store.picked).toEqual(['sq:c5']);
    expect(asked(store)).toBe('Which color goes on c5?');
    await store.touch('colour:red');
    expect(asked(store)).toBe('Put red on c5');
  });

  it('has no word for a watcher to answer', async () => {
    const { store } = await play('tashkalar-watched');
    expect(store.options).toEqual([]);
    expect(tashkalar.tabFor(store)).toBeNull();
  });
});

describe('tabs', () => {
  it('open on what the decision needs', async () => {
    expect(tashkalar.tabFor((await play('tashkalar')).store)).toBe('hand');
    expect(tashkalar.tabFor((await play('tashkalar-duel', 3)).store)).toBe('card');
    expect(tashkalar.tabFor((await play('tashkalar-claim')).store)).toBe('public');
  });

  it('name the card in question', async () => {
    const { store } = await play('tashkalar-duel', 3);
    expect(tashkalar.tabs.map((tab) => tab.label(store))).toEqual(['Knight', 'Hand, 5', 'Score']);
  });
});

describe('the table in words', () => {
  it('tells turn, scores, pieces, tasks and the hand', async () => {
    const { store } = await play('tashkalar');
    const told = describeTable(store);
    expect(told).toContain('Dóra’s turn, one action left.');
    expect(told).toContain('Ελένη, blue: 1 of 9.');
    expect(told).toContain('red pieces: legendary f6; heroic e4; common c2');
    expect(told).toContain('Task Central Dominance, 1 point: 5 of 5 pieces, 2 of 2 upgraded.');
    expect(told).toContain('Knight, 4 ways');
  });

  it('tells a watcher nothing of hands', async () => {
    const { store } = await play('tashkalar-watched');
    expect(describeTable(store)).not.toContain('hand');
  });
});

describe('log lines', () => {
  it('have an actor and light their squares', async () => {
    const { store } = await play('tashkalar-duel', 3);
    const [summoned, first] = store.log;
    expect(tashkalar.actor(store.view!, summoned!)).toBe(0);
    expect(tashkalar.eventRefs(first!)).toEqual(['sq:e5', 'sq:d6']);
    expect(tashkalar.heading({ at: 1, kind: 'turn', seat: 0 })).toBe(true);
  });
});

describe('the sentence that asks', () => {
  it.each(LANGUAGES.map(({ id }) => id))('is there in every language (%s)', async (language) => {
    await speak(language);
    for (const [card, places] of Object.entries(SENTENCES)) {
      const count = sentencesOf(t(`tashkalar-card-${card}.text`)).length;
      expect(Math.max(...Object.values(places)), card).toBeLessThan(count);
    }
    await speak('en');
  });
});
