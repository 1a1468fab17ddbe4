import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';
import { chapterOf, chaptersOf, splitRules, termOf, toldWithTerms } from '../src/lib/rules';
import { placeBeside } from '../src/table/placing';

beforeAll(() => speak('en'));

describe('chapters', () => {
  it('are all there, with title, rule and paragraphs', () => {
    for (const game of ['tashkalar', 'urbno']) {
      const chapters = chaptersOf(game);
      expect(chapters.length).toBeGreaterThan(5);
      for (const { title, rule, paragraphs } of chapters) {
        expect(title).not.toMatch(/^rules-/);
        expect(rule).toMatch(/^(TK|UR)-/);
        expect(paragraphs.every((text) => text.length > 20)).toBe(true);
      }
    }
  });

  it('are found by a rule: the nearest one above it', () => {
    const chapters = ['TK-2.2', 'TK-3', 'TK-3.16', 'TK-4'].map((rule) => ({
      id: rule,
      title: '',
      rule,
      paragraphs: [],
    }));
    const found = (rule: string): string | undefined => chapterOf(chapters, rule)?.rule;
    expect(found('TK-3.11')).toBe('TK-3');
    expect(found('TK-3.16')).toBe('TK-3.16');
    expect(found('TK-2.3.1')).toBe('TK-2.2');
    expect(found('TK-9')).toBeUndefined();
    expect(found('UR-3')).toBeUndefined();
  });
});

describe('rule numbers', () => {
  it('are told once each', () => {
    expect(splitRules('Not here (TK-2.3.1), nor there (TK-2.3.1).').rules).toEqual(['TK-2.3.1']);
  });

  it('stand apart from the sentence', () => {
    expect(splitRules('It is occupied (TK-2.3.1).')).toEqual({
      text: 'It is occupied.',
      rules: ['TK-2.3.1'],
    });
    expect(splitRules('One in a round (UR-7.2, UR-7.3).')).toEqual({
      text: 'One in a round.',
      rules: ['UR-7.2', 'UR-7.3'],
    });
  });

  it('need not be there', () => {
    expect(splitRules('Nothing (at all).')).toEqual({ text: 'Nothing (at all).', rules: [] });
  });
});

describe('terms', () => {
  it('are found in texts, the longest form first', () => {
    const text = 'Make two combat moves, then upgrade it.';
    expect(toldWithTerms('tashkalar', text).filter(({ term }) => term)).toEqual([
      { text: 'combat moves', term: 'term-tashkalar-combat-move', rule: false },
      { text: 'upgrade', term: 'term-tashkalar-upgrade', rule: false },
    ]);
    expect(
      toldWithTerms('tashkalar', text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('stand beside the numbers of rules', () => {
    const pieces = toldWithTerms('tashkalar', 'Two combat moves (TK-5.3.6, D-19).');
    expect(pieces.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(['TK-5.3.6', 'D-19']);
    expect(pieces.filter(({ term }) => term).map(({ text }) => text)).toEqual(['combat moves']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Two combat moves (TK-5.3.6, D-19).');
  });

  it('are whole words', () => {
    const cut = toldWithTerms('tashkalar', 'an upgraded thing');
    expect(cut.every(({ term }) => term === null)).toBe(true);
  });

  it('explain themselves', () => {
    expect(termOf('term-tashkalar-leap')).toMatchObject({ title: 'Leap', rule: 'TK-5.3.6' });
    expect(termOf('term-of-nothing')).toBeNull();
  });
});

describe('a pop-over', () => {
  const page = { width: 1000, height: 800 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
  });
  const own = box(0, 0, 200, 100);

  it('stands beside its thing and stays on the page', () => {
    expect(placeBeside(own, box(500, 400, 50, 50), undefined, [], [], page)).toEqual({
      x: 500 + 50 / 2 - 100,
      y: 400 - 12 - 100,
    });
    const { x, y } = placeBeside(own, box(960, 780, 50, 50), undefined, [], [], page);
    expect(x).toBeLessThanOrEqual(792);
    expect(y).toBeLessThanOrEqual(692);
  });

  it('does not cover what can be touched', () => {
    const glowing = [box(450, 300, 150, 60)];
    const place = placeBeside(own, box(500, 400, 50, 50), undefined, glowing, [], page);
    expect(place.y).not.toBe(288);
  });

  it('stands above the lower edge when it belongs to nothing', () => {
    expect(placeBeside(own, undefined, undefined, [], [], page)).toEqual({ x: 400, y: 604 });
  });
});
