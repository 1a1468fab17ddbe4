import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAMES } from '../src/games/homm3/heraldry/shapes';
import { SKYLINES } from '../src/games/homm3/pictures/skylines';
import { constellation } from '../src/games/homm3/pictures/stars';
import { me } from '../src/lib/settings.svelte';
import type { GameEvent, OptionOut } from '../src/lib/types';
import { sit, type Sitting } from './table';
import facts from './fixtures/homm3-facts.json';

let sitting: Sitting;

function happen(...events: Record<string, unknown>[]): void {
  const told = events.map((event) => ({ ...event, at: 99 })) as unknown as GameEvent[];
  sitting.state({ log: { start: sitting.store.log.length, events: told as never } });
}

const moment = (): string => sitting.page.querySelector('.moment')?.textContent ?? '';
const slip = (): string => sitting.page.querySelector('.slip')?.textContent ?? '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  me.settings = { ...me.settings, games: {} };
  sitting = await sit('homm3-map');
});
afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

describe('a moment', () => {
  it('tells of a level what it brings, with the emblem', () => {
    happen({ kind: 'level', seat: sitting.store.seat, level: 3 });
    expect(moment()).toContain('level 3');
    expect(moment()).toContain('Hand limit 4, now 5');
    expect(moment()).toContain('Ability deck');
    expect(sitting.page.querySelector('.moment .emblem')).not.toBeNull();
  });

  it('holds the cards that a level is chosen from, and waits for the choice', async () => {
    const { seat } = sitting.store;
    const asked = (id: string, options: object[]): void =>
      sitting.state({
        decision: {
          ...sitting.store.state!.decision!,
          seat: seat!,
          prompt: { id, args: { deck: 'ability', count: 2 } },
          options: options as OptionOut[],
        },
        seq: sitting.store.state!.seq + 1,
        log: {
          start: sitting.store.log.length,
          events: [{ kind: 'level', seat, level: 3, at: 99 }] as never,
        },
      });
    const card = (kind: string, card: string): object => ({
      kind,
      refs: [`card:${card}`],
      notation: `${kind} ${card}`,
      fields: {},
    });
    asked('homm3-ask-search', [
      { kind: 'look', refs: ['deck:ability'], notation: 'look ability', fields: {} },
      card('take', 'offense'),
    ]);
    expect(moment()).toContain('Look at 2 cards');
    expect(moment()).toContain('Take Offense');
    await vi.advanceTimersByTimeAsync(9000);
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(moment()).toContain('Look at 2 cards');
    asked('homm3-ask-keep', [card('keep', 'logistics'), card('keep', 'wisdom')]);
    expect(moment()).toContain('Logistics');
    const take = sitting.page.querySelector<HTMLButtonElement>('.moment [data-take="logistics"]');
    take?.click();
    expect(sitting.sent.at(-1)).toMatchObject({ notation: 'keep logistics' });
  });

  it('shows the Specialty that a level brings', () => {
    happen({ kind: 'level', seat: sitting.store.seat, level: 4 });
    expect(sitting.page.querySelector('.moment .gained')?.textContent).toContain('Crusaders');
  });

  it('tells of a week what it does, with its stars', () => {
    happen({ kind: 'proclaimed', week: 'gold_dragon' });
    expect(moment()).toContain('Gold Dragon');
    expect(moment()).toContain('5 more gold');
    expect(sitting.page.querySelector('.moment [data-week="gold_dragon"]')).not.toBeNull();
  });

  it('tells of a captured town what it brings, with its silhouette', () => {
    const { realms } = sitting.store.view?.['world'] as {
      realms: { seat: number; town: number[]; faction: string }[];
    };
    const other = realms.find(({ seat }) => seat !== sitting.store.seat);
    const field = other?.town.join(',');
    const { seat } = sitting.store;
    happen(
      { kind: 'flagged', seat, location: 'town', field },
      { kind: 'cube', seat, other: other?.seat },
    );
    expect(moment()).toContain('is yours');
    expect(moment()).toContain('Faction Cube');
    expect(sitting.page.querySelector(`.moment [data-town="${other?.faction}"]`)).not.toBeNull();
    expect(sitting.page.querySelectorAll('.moment .rises, .moment .falls')).toHaveLength(2);
  });

  it('goes by itself, on a touch, and when one acts; one after the other', async () => {
    const { seat } = sitting.store;
    happen({ kind: 'level', seat, level: 3 }, { kind: 'proclaimed', week: 'gold_dragon' });
    await vi.advanceTimersByTimeAsync(4100);
    flushSync();
    expect(moment()).toContain('Gold Dragon');
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(moment()).toBe('');
    happen({ kind: 'level', seat, level: 4 });
    expect(moment()).toContain('level 4');
    sitting.store.acting = true;
    flushSync();
    expect(moment()).toBe('');
  });

  it('stays while others act, and then comes what they brought', async () => {
    const { seat } = sitting.store;
    happen({ kind: 'proclaimed', week: 'gold_dragon' });
    happen({ kind: 'turn', seat: 1 - (seat ?? 0) });
    expect(moment()).toContain('Gold Dragon');
    happen({ kind: 'level', seat, level: 3 });
    expect(moment()).toContain('Gold Dragon');
    await vi.advanceTimersByTimeAsync(4100);
    flushSync();
    expect(moment()).toContain('level 3');
  });

  it('is a slip at the edge for what others reach and for a mine', async () => {
    const seat = 1 - (sitting.store.seat ?? 0);
    happen({ kind: 'level', seat, level: 3 });
    expect(moment()).toBe('');
    expect(slip()).toContain('level 3');
    expect(sitting.page.querySelector('.slip .emblem')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    flushSync();
    expect(slip()).toBe('');
    happen({ kind: 'flagged', seat, location: 'settlement', field: '-5,2' });
    expect(sitting.page.querySelector('.slip [data-place="settlement"] path')).not.toBeNull();
    happen({ kind: 'flagged', seat: sitting.store.seat, location: 'mine', field: '7,-2' });
    expect(moment()).toBe('');
    expect(sitting.page.querySelector('.slip [data-place="mine"]')).not.toBeNull();
  });

  it('is not made for whoever wants only their own, or none', () => {
    const seat = 1 - (sitting.store.seat ?? 0);
    me.settings = { ...me.settings, games: { homm3: { moments: 'mine' } } };
    happen({ kind: 'level', seat, level: 3 });
    expect(slip()).toBe('');
    me.settings = { ...me.settings, games: { homm3: { moments: 'none' } } };
    happen({ kind: 'proclaimed', week: 'gold_dragon' });
    expect(moment()).toBe('');
  });
});

describe('the pictures', () => {
  it('are there for every town, no two alike', () => {
    expect(Object.keys(SKYLINES).toSorted()).toEqual(Object.keys(FRAMES).toSorted());
    expect(facts.factions.filter((faction) => !(faction in SKYLINES))).toEqual([]);
    expect(new Set(Object.values(SKYLINES)).size).toBe(Object.keys(SKYLINES).length);
  });

  it('are the same stars for the same week, others for another', () => {
    expect(constellation('gold_dragon')).toEqual(constellation('gold_dragon'));
    const drawn = ['gold_dragon', 'fancy_pixie', 'fluffy_rabbit'].map((week) =>
      JSON.stringify(constellation(week)),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const { x, y } of constellation('fancy_pixie').stars) {
      expect(Math.hypot(x - 109, y - 109)).toBeLessThan(94);
    }
  });
});
