import { scene } from './urbno-page';
import { describe, expect, it } from 'vitest';
import urbno from '../src/games/urbno/ui';
import { planOf } from '../src/games/urbno/plan.svelte';
import { rowsOf, remark, soonFor } from '../src/games/urbno/progress';
import { helpsOf, takenTricks, viewOf } from '../src/games/urbno/table';
import { noteOf, phaseOf } from '../src/games/urbno/words';
import { plain } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

describe('the bar', () => {
  it('says whose turn it is and what binds', async () => {
    const { store } = await scene('urbno');
    expect(urbno.eyebrow(store)).toBe('Your turn, last to play. You must follow yellow.');
    const leading = await scene('urbno-open');
    expect(urbno.eyebrow(leading.store)).toBe('Your turn. You lead trick 1.');
    const third = await scene('urbno-dwarf');
    expect(urbno.eyebrow(third.store)).toContain('third of 4');
  });

  it('says that any card may be played only to who may choose among all of several', async () => {
    const { store } = await scene('urbno');
    const { state } = store;
    const play = (card: string) => ({ kind: 'play', refs: [`card:${card}`], notation: card });
    const told = (held: string[], plays = held, powers: string[] = []): string => {
      const view = { ...state!.view, hand: { ...viewOf(store)!.hand, cards: held } };
      store.state = {
        ...state!,
        view: { ...view, trick: { ...viewOf(store)!.trick, powers } },
        decision: { ...state!.decision!, options: plays.map(play) },
      };
      return urbno.eyebrow(store);
    };
    const any = 'You have no yellow and may play any card.';
    expect(told(['Bk-Ex', 'Re-Pr', 'Bu-Kn'])).toBe(`Your turn, last to play. ${any}`);
    expect(told(['Bu-Kn'])).not.toContain('any card');
    expect(told(['Ye-Em', 'Re-Pr'])).not.toContain('You have no yellow');
    expect(told(['Re-Pr', 'Bu-Kn', 'Bk-Ex'], ['Re-Pr', 'Bk-Ex'])).not.toContain('any card');
    const forced = told(['Bk-Ex', 'Re-Pr', 'Bu-Kn'], ['Bk-Ex', 'Re-Pr', 'Bu-Kn'], ['wizard']);
    expect(forced).toBe('Your turn, last to play. The Wizard forces your lowest card.');
  });

  it('names no trick when all are played', async () => {
    const { store } = await scene('urbno');
    const view = viewOf(store)!;
    expect(phaseOf(view)).toMatch(/^Trick \d/);
    expect(phaseOf({ ...view, trick: null })).toBe('The round is over');
  });

  it('writes the act into the sentence and the button', async () => {
    const { store } = await scene('urbno');
    expect(plain(urbno.question(store))).toBe('Play a card.');
    await store.touch('card:Ye-Em');
    expect(plain(urbno.question(store))).toBe('Play the yellow Emperor');
    expect(urbno.verb(store, store.armed!)).toBe('Play, take the trick');
    planOf(store).cubes = -5;
    expect(plain(urbno.question(store))).toBe('Play the yellow Emperor as 10');
    expect(urbno.verb(store, store.armed!)).toBe('Play');
    planOf(store).clear();
  });

  it('names the lowest under a Dwarf, and no certainty', async () => {
    const { store } = await scene('urbno-dwarf');
    await store.touch('card:Bk-Ex');
    expect(urbno.verb(store, store.armed!)).toBe('Play, lowest so far');
  });

  it('says no outcome to who wants only what is legal', async () => {
    const { store } = await scene('urbno');
    me.settings = { ...me.settings, help: 'legal' };
    await store.touch('card:Ye-Em');
    expect(urbno.verb(store, store.armed!)).toBe('Play');
    expect(noteOf(store, 'Ye-Em')).toBeNull();
    expect(noteOf(store, 'Re-Pr')?.text).toBe('must follow yellow');
    me.settings = { ...me.settings, help: 'full' };
  });

  it('steps through cubes and asks once more where nothing can be taken back', async () => {
    const { store } = await scene('urbno', 1);
    const steps = store.options.map(urbno.stepped).filter((value) => value !== null);
    expect(steps.toSorted((a, b) => a - b)).toEqual([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    expect(urbno.final({ kind: 'cubes', refs: [], notation: 'cubes +1' })).toBe(false);
    expect(urbno.final({ kind: 'play', refs: ['card:Ye-Em'], notation: 'play Ye-Em' })).toBe(true);
    expect(
      urbno.final({ kind: 'take', refs: [], notation: 'take 3', fields: { scrolls: 0 } }),
    ).toBe(false);
    expect(
      urbno.final({ kind: 'take', refs: [], notation: 'take 4', fields: { scrolls: 1 } }),
    ).toBe(true);
  });

  it('shows what a crystal pays for and what is counted in cubes', async () => {
    const { store } = await scene('urbno');
    const named = (seat: number) => ({
      kind: 'power',
      refs: ['power:farmer', `seat:${seat}`],
      notation: `power farmer ${seat}`,
    });
    const { state } = store;
    store.state = { ...state!, decision: { ...state!.decision!, options: [named(0), named(1)] } };
    expect(urbno.icon?.(store, 'seat:1')).toBe('crystal-growth');
    expect(urbno.icon?.(store, 'option:cubes')).toBe('cube');
    store.state = state;
    expect(urbno.icon?.(store, 'seat:1')).toBeNull();
  });
});

describe('notes on cards', () => {
  it.each([
    ['Ye-Ex', '5 loses to 12', 'plain'],
    ['Ye-Em', '15 takes the trick', 'good'],
    ['Bl-As', 'needs your crystal', 'plain'],
    ['Re-Pr', 'must follow yellow', 'no'],
  ])('%s: %s', async (card, text, kind) => {
    const { store } = await scene('urbno');
    expect(noteOf(store, card)).toEqual({ text, kind });
  });

  it('are cautious while others are still to play', async () => {
    const { store } = await scene('urbno-dwarf');
    expect(noteOf(store, 'Bk-Ex')?.text).toBe('ahead so far');
    expect(noteOf(store, 'Bk-Pr')?.text).toBe('behind 7');
  });
});

describe('the mission', () => {
  it('counts what is missing, and what the picked card would bring', async () => {
    const { store } = await scene('urbno');
    const rows = rowsOf(helpsOf(store).progress ?? []);
    expect(rows.map(({ row }) => remark(row, 1))).toEqual(['2 more', '1 more', '3 more', '3 more']);
    expect(soonFor(store, 0)).toBe(0);
    await store.touch('card:Ye-Em');
    expect(soonFor(store, 0)).toBe(1);
    expect(soonFor(store, 1)).toBe(0);
    await store.touch('card:Ye-Ex');
    expect(soonFor(store, 0)).toBe(0);
  });

  it('puts partners into one row', async () => {
    const { store } = await scene('urbno-pairs');
    const rows = rowsOf(helpsOf(store).progress ?? []);
    expect(rows.map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('tricks taken', () => {
  it('have an owner and a taking card', async () => {
    const { store } = await scene('urbno', 2);
    const tricks = takenTricks(store);
    expect(tricks.map(({ number, owner, taker }) => [number, owner, taker])).toEqual([
      [1, 0, 0],
      [2, 1, 1],
      [3, 1, 1],
      [4, 0, 0],
    ]);
    expect(tricks[0]?.cards).toEqual(['Bl-Em', 'Bl-Ex', 'Bl-Pr', 'Bl-Fa']);
    expect(tricks[1]?.cards).toBeNull();
  });
});

describe('the table in words', () => {
  it('tells round, seats, trick and hand', async () => {
    const { store } = await scene('urbno');
    const told = urbno.describeTable(store);
    expect(told).toContain('Round 7 of 12. Dominant color: blue. Mission: Exactly three.');
    expect(told).toContain('wins so far');
    expect(told).toContain('Your cards: ');
    expect(told).not.toContain('web-urbno');
  });

  it('tells a watcher no hand', async () => {
    const { store } = await scene('urbno-watched');
    expect(urbno.describeTable(store)).not.toContain('Your cards');
  });
});
