import { play } from './scenes';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chosenFor, parries, togglesOf, turn, turnParry } from '../src/games/homm3/boosts.svelte';
import { ownActive } from '../src/games/homm3/model';
import {
  forgetRoll,
  leavesParry,
  nextOfBlow,
  nextOfRoll,
  noteRoll,
} from '../src/games/homm3/prepared.svelte';
import { touchThing } from '../src/games/homm3/touching';
import {
  isOff,
  QUESTIONS,
  questionLabel,
  questionOf,
  spared,
  switchOff,
} from '../src/games/homm3/windows.svelte';
import { question } from '../src/games/homm3/words';
import { plain, speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';
import type { OptionOut } from '../src/lib/types';

beforeAll(() => speak('en'));
const keep = (own: Record<string, string>): void => {
  me.settings = { ...me.settings, games: { homm3: own } };
};
beforeEach(() => keep({}));
afterEach(async () => {
  keep({});
  forgetRoll((await play('homm3')).store);
});

const TARGET = 'unit:dungeon_minotaurs';

/** The Crusaders aim at the Minotaurs, with these cards switched on. */
async function aimed(...cards: string[]) {
  const played = await play('homm3');
  const { store } = played;
  const unit = ownActive(store)!.name;
  for (const toggle of chosenFor(store, unit)) turn(store, unit, toggle);
  await store.touch(TARGET);
  for (const card of cards) {
    turn(
      store,
      unit,
      togglesOf(store).find((toggle) => toggle.card === card && !toggle.expert)!,
    );
  }
  return { ...played, unit };
}

/** Press the button, and see the window of the attack. */
async function rolled(...cards: string[]) {
  const played = await aimed(...cards);
  noteRoll(played.store, played.store.armed!);
  played.show(1);
  return played;
}

const fields = (option: OptionOut | null) => option?.fields as { card?: string; mode?: string };

describe('an attack with one press', () => {
  it('says in the bar which cards go with it', async () => {
    const { store } = await aimed('attack');
    expect(plain(question(store))).toBe('Attack the Minotaurs with Attack');
  });

  it('plays what was switched on, then passes', async () => {
    keep({ asks: 'attacked' });
    const { store } = await rolled('attack');
    const first = spared(store)!;
    expect(fields(first)).toMatchObject({ card: 'attack', mode: 'basic' });
    noteRoll(store, first);
    const next = spared(store)!;
    expect(next.kind).toBe('pass');
    noteRoll(store, next);
    expect(nextOfRoll(store, () => true)).toBeNull();
  });

  it('passes at once if nothing was switched on, though every card could have been', async () => {
    const { store } = await rolled();
    const known = new Set(togglesOf(store).map(({ card, mode }) => `${card} ${mode}`));
    const others = store.options.filter(
      (option) =>
        option.kind !== 'pass' && !known.has(`${fields(option).card} ${fields(option).mode}`),
    );
    expect(spared(store)?.kind).toBe(others.length ? undefined : 'pass');
    expect(nextOfRoll(store, () => true)?.kind).toBe('pass');
  });

  it('stops if one does something else in the window', async () => {
    const { store } = await rolled('attack');
    const other = store.options.find((option) => option.kind === 'pass')!;
    noteRoll(store, other);
    expect(nextOfRoll(store, () => true)).toBeNull();
  });

  it('has nothing to do with an attack of the other side', async () => {
    const { store } = await rolled('attack');
    const { battle, ...view } = store.state!.view as { battle: { attack: object } };
    const attack = { ...battle.attack, unit: 'dungeon_minotaurs', retaliation: true };
    store.state = { ...store.state!, view: { ...view, battle: { ...battle, attack } } };
    expect(nextOfRoll(store, () => true)).toBeNull();
  });

  it('is prepared by touching the card in the hand, too', async () => {
    const { store, unit, sent } = await aimed();
    await touchThing(store, 'card:attack');
    expect(chosenFor(store, unit).map(({ card }) => card)).toEqual(['attack']);
    expect(store.armed?.kind).toBe('attack');
    await touchThing(store, 'card:attack');
    expect(chosenFor(store, unit)).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('the blow back', () => {
  /** The Minotaurs strike back, by what the Crusaders were told of it. */
  async function struckBack(worse = false) {
    const played = await rolled();
    const { store } = played;
    const view = store.view as { battle: { attack: object } };
    const attack = { ...view.battle.attack, retaliation: true, target: played.unit };
    const battle = { ...view.battle, attack: { ...attack, unit: TARGET.slice(5) } };
    const face = { die: 0, chance: 100, damage: 9, result: 'defeated', left: 0 };
    const helps = { moot: [], attack: { faces: worse ? [face] : [] } };
    store.state = { ...store.state!, view: { ...view, battle }, helps };
    return played;
  }

  it('is not asked about if nothing could be prepared and all that is left is moot', async () => {
    const { store } = await struckBack();
    expect(nextOfBlow(store, () => true)?.kind).toBe('pass');
    expect(nextOfBlow(store, () => false)).toBeNull();
    expect(leavesParry(store)).toBe(true);
  });

  it('is asked about if it has become worse than what was shown', async () => {
    const { store } = await struckBack(true);
    expect(nextOfBlow(store, () => true)).toBeNull();
    expect(leavesParry(store)).toBe(false);
  });

  it('can be parried by whoever says so before', async () => {
    const { store, unit } = await aimed();
    expect(parries(store, unit)).toBe(false);
    turnParry(store, unit);
    expect(parries(store, unit)).toBe(true);
    noteRoll(store, store.armed!);
    turnParry(store, unit);
    expect(leavesParry(store)).toBe(false);
  });
});

describe('questions that are switched off beside them', () => {
  it('are answered with no from then on, and can be asked again', async () => {
    const { store } = await play('homm3-struck', 2);
    expect(questionOf(store)).toBe('struck');
    expect(spared(store)).toBeNull();
    await switchOff('struck', true);
    expect(isOff('struck')).toBe(true);
    expect(isOff('attack')).toBe(false);
    expect(spared(store)?.kind).toBe('pass');
    await switchOff('struck', false);
    expect(spared(store)).toBeNull();
  });

  it('are kept as one word that the server takes', async () => {
    for (const each of QUESTIONS) await switchOff(each, true);
    expect(me.ofGame('homm3', 'unasked')).toMatch(/^[a-z0-9_]{1,32}$/);
    expect(QUESTIONS.every(isOff)).toBe(true);
    for (const each of QUESTIONS) await switchOff(each, false);
    expect(me.ofGame('homm3', 'unasked')).toMatch(/^[a-z0-9_]{1,32}$/);
    expect(QUESTIONS.some(isOff)).toBe(false);
  });

  it('all have a name', () => {
    for (const each of QUESTIONS) expect(questionLabel(each)).not.toContain('homm3-');
  });
});
