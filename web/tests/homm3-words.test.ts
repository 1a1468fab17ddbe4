import { play } from './scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import homm3 from '../src/games/homm3/ui';
import { describeTable, eventRefs, silent } from '../src/games/homm3/telling';
import { chip, question, short, verb } from '../src/games/homm3/words';
import { plain, speak } from '../src/lib/i18n.svelte';
import { signed } from '../src/lib/words';
import type { OptionOut } from '../src/lib/types';

beforeAll(() => speak('en'));

const of = (options: readonly OptionOut[], notation: string): OptionOut => {
  const found = options.find((option) => option.notation === notation);
  if (!found) throw new Error(`nobody offers ${notation}`);
  return found;
};

describe('the bar', () => {
  it('asks what the active unit does and says what it can', async () => {
    const { store } = await play('homm3');
    expect(plain(question(store))).toBe('What do the Crusaders do?');
    expect(homm3.eyebrow(store)).toContain('Crusaders, Pack: up to three steps');
  });

  it('names the target of an attack: the space is marked on the board', async () => {
    const { store } = await play('homm3');
    await store.touch('unit:dungeon_minotaurs');
    expect(plain(question(store))).toBe('Attack the Minotaurs');
    expect(verb(store, store.armed!)).toBe('Roll the die');
  });

  it('shoots from afar', async () => {
    const { store } = await play('homm3-shot');
    await store.touch('unit:dungeon_medusas');
    expect(plain(question(store))).toBe('Shoot at the Medusas');
    expect(verb(store, store.armed!)).toBe('Roll the die');
  });

  it('says what a card is aimed at', async () => {
    const { store } = await play('homm3-aimed', 1);
    expect(plain(question(store))).toBe('Magic Arrow: choose a unit.');
    await store.touch('unit:dungeon_harpies');
    expect(plain(question(store))).toBe('Magic Arrow on the Harpies');
  });

  it('has chips for units only: spaces and cards are touched themselves', async () => {
    const { store } = await play('homm3');
    expect(chip(store, 'unit:dungeon_harpies')).toBe('Harpies');
    expect(chip(store, 'space:a3')).toBeNull();
    expect(chip(store, 'card:attack')).toBeNull();
    expect(homm3.icon?.(store, 'unit:dungeon_harpies')).toBe('harpy');
  });

  it('asks how a card is used and tells what each way does', async () => {
    const { store } = await play('homm3');
    await store.touch('card:attack');
    expect(plain(question(store))).toBe('How do you use Attack?');
    expect(chip(store, 'mode:basic')).toBe('Basic: Give a unit 1 attack.');
    expect(chip(store, 'mode:expert')).toBe('Expert: Give a unit 2 attack.');
    await store.touch('mode:expert');
    expect(verb(store, store.armed!)).toBe('Play');
  });

  it('says what a nameless effect does instead of its place on the card', async () => {
    const { store } = await play('homm3');
    await store.touch('card:catherine_1');
    expect(plain(question(store))).toBe('Play Crusaders I. Give a unit 1 attack (Crusaders: 2).');
  });

  it('names the grades of a spell by their price, and casting by its own verb', async () => {
    const { store } = await play('homm3-chain', 1);
    await store.touch('card:fireball');
    expect(chip(store, 'mode:cast-2')).toMatch(/^second grade, power \d$/);
    await store.touch('mode:cast-2');
    expect(plain(question(store))).toBe('Cast Fireball, second grade');
    expect(verb(store, of(store.options, 'play fireball cast-1'))).toBe('Cast');
    expect(verb(store, of(store.options, 'play magic_arrow power'))).toBe('Add power');
  });

  it('says in a word what needs no touch', async () => {
    const { store } = await play('homm3');
    expect(short(store, of(store.options, 'defend'))).toBe('Defend');
    expect(short(store, of(store.options, 'stop'))).toBe('End');
    expect(homm3.chipped?.(of(store.options, 'defend'))).toBe(true);
    expect(homm3.final(of(store.options, 'stop'))).toBe(false);
    expect(homm3.final(of(store.options, 'attack dungeon_minotaurs b3'))).toBe(true);
  });

  it('keeps the question of a window while only one card fits', async () => {
    const { store } = await play('homm3', 1);
    expect(homm3.reaction?.(store)).toBe(true);
    expect(plain(question(store))).toBe('Crusaders attack Minotaurs: play a card, or pass.');
  });
});

describe('names', () => {
  it('are those of the creatures; the second of a kind has a number', async () => {
    const { store } = await play('homm3-mirror');
    expect(plain(store.words.thing('unit', 'castle_griffins.2'))).toBe('Griffins 2');
    expect(plain(store.words.thing('card', 'castle_griffins'))).toBe('Griffins');
    expect(plain(store.words.thing('card', 'weakness_token'))).toBe('Weakness Token');
    expect(homm3.describe('space', 'b3')).toBeNull();
  });

  it('write dice with their sign and a real minus', () => {
    expect([-1, 0, 1].map(signed)).toEqual(['−1', '0', '+1']);
  });
});

describe('the log', () => {
  it('tells an attack once, by its sum', () => {
    const event = (kind: string, more = {}) => ({ at: 1, kind, ...more });
    expect(silent(event('attacks', { retaliation: false }))).toBe(true);
    expect(silent(event('attacks', { retaliation: true }))).toBe(false);
    expect(silent(event('rolled', { purpose: 'attack' }))).toBe(true);
    expect(silent(event('rolled', { purpose: 'defend' }))).toBe(false);
    expect(silent(event('hurt', { source: 'poison' }))).toBe(false);
    expect(silent(event('hit'))).toBe(false);
  });

  it('marks lines by the side of the unit that acts, seated or not', async () => {
    const { store } = await play('homm3');
    const view = store.view!;
    const hit = { at: 1, kind: 'hit', unit: 'dungeon_minotaurs', target: 'castle_crusaders' };
    expect(homm3.actor(view, hit)).toBe(1);
    expect(homm3.lineMark?.(view, hit)).toEqual(homm3.mark(view, 1));
    expect(eventRefs(hit)).toEqual(['unit:dungeon_minotaurs', 'unit:castle_crusaders']);
    expect(homm3.heading({ at: 1, kind: 'combat-round' })).toBe(true);
  });

  it('marks guards, who hold no seat', async () => {
    const { store } = await play('homm3-siege');
    const view = { ...store.view, players: [] };
    const line = { at: 1, kind: 'moves', unit: 'castle_griffins' };
    expect(homm3.actor(view, line)).toBeNull();
    expect(homm3.lineMark?.(view, line)).not.toBeNull();
  });
});

describe('the whole table in one paragraph', () => {
  it('tells sides, units and the own hand', async () => {
    const { store } = await play('homm3');
    const told = describeTable(store);
    expect(told).toContain('Combat round 2; active: Crusaders.');
    expect(told).toContain('Catherine, Castle, level 4');
    expect(told).toContain('Minotaurs');
    expect(told).toContain('Your hand: Catherine: Crusaders I, Attack, Defense');
  });

  it('keeps the hand of the other side to itself', async () => {
    const { store } = await play('homm3-watched');
    expect(describeTable(store)).not.toContain('Your hand');
  });
});
