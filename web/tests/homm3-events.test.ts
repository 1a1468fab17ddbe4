import { describe, expect, it } from 'vitest';
import type { H3Event } from '../src/games/homm3/events';
import { stepOf } from '../src/games/homm3/map/journey';
import { eventRefs, silent } from '../src/games/homm3/telling';

const lit = (event: H3Event): string[] => eventRefs(event);

describe('what a log line lights', () => {
  it('is who moved and the spaces where', () => {
    expect(
      lit({ at: 1, kind: 'moves', unit: 'x', from: 'b2', to: 'b3', way: ['b2', 'b3'] }),
    ).toEqual(['unit:x', 'space:b2', 'space:b3']);
  });

  it('is both who strike and who are struck', () => {
    expect(lit({ at: 1, kind: 'attacks', unit: 'x', target: 'y', retaliation: 1 })).toEqual([
      'unit:x',
      'unit:y',
    ]);
  });

  it('is no space where something goes to a player', () => {
    expect(lit({ at: 1, kind: 'gave-card', seat: 0, to: 1, card: 'sorcery' })).toEqual([
      'card:sorcery',
    ]);
  });

  it('is the tile as well as its Field', () => {
    expect(lit({ at: 1, kind: 'discovered', seat: 0, tile: 'F1', field: '4,0' })).toEqual([
      'field:4,0',
      'tile:4,0',
    ]);
  });

  it('is every troop and every card that is named', () => {
    expect(lit({ at: 1, kind: 'drew-units', seat: 0, troops: ['a', 'b'] })).toEqual([
      'troop:a',
      'troop:b',
    ]);
    expect(lit({ at: 1, kind: 'drew', seat: 0, cards: ['c', 'd'] })).toEqual(['card:c', 'card:d']);
  });
});

describe('a line of its own', () => {
  it('has no attack, whose sum tells it, but a retaliation', () => {
    const attack = (retaliation: number): H3Event => ({
      at: 1,
      kind: 'attacks',
      unit: 'x',
      target: 'y',
      retaliation,
    });
    expect([silent(attack(0)), silent(attack(1))]).toEqual([true, false]);
  });
});

describe('a step', () => {
  it('is of the hero that the event names, or that its kind means', () => {
    expect(stepOf({ at: 1, kind: 'went', seat: 0, hero: 'second', field: '1,0' })?.hero).toBe(
      'second',
    );
    expect(stepOf({ at: 1, kind: 'refuge', seat: 0, field: '1,0' })?.hero).toBe('main');
    expect(stepOf({ at: 1, kind: 'hired', seat: 0, field: '1,0' })?.hero).toBe('second');
    expect(stepOf({ at: 1, kind: 'xp', seat: 0, amount: 1 })).toBeNull();
  });
});
