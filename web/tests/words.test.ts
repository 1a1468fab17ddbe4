import { beforeAll, describe, expect, it } from 'vitest';
import tashkalar from '../src/games/tashkalar/ui';
import urbno from '../src/games/urbno/ui';
import { capital, number, pieces, plain, rich, sided, speak, t } from '../src/lib/i18n.svelte';
import type { OptionOut } from '../src/lib/types';
import { cut, GameWords } from '../src/lib/words';

const components = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = ['Dóra', 'Ελένη'];
const tk = new GameWords('tashkalar', names, tashkalar.describe);
const ur = new GameWords('urbno', names, urbno.describe);
const option = (kind: string, notation: string, ...refs: string[]): OptionOut => ({
  kind,
  notation,
  refs,
});
const said = (words: string): string => plain(words);

beforeAll(() => speak('en'));

describe('options', () => {
  it('name their square', () => {
    expect(said(tk.option(option('place', 'place e5', 'sq:e5')))).toBe('Place a piece on e5');
  });

  it('name both squares of a move, and no third one', () => {
    const move = option('move', 'move d3 c3', 'sq:d3', 'sq:c3', 'sq:a1');
    expect(said(tk.option(move))).toBe('Move from d3 to c3');
  });

  it('name a card, and a borrowed piece only where there is one', () => {
    const refs = ['card:knight', 'sq:e5', 'sq:d4'];
    expect(said(tk.option(option('summon', 'summon knight e5 r0', ...refs)))).toBe(
      'Summon Knight on e5',
    );
    const fields = { card: 'knight', borrowed: ['f4'], charged: null };
    const borrowed = { ...option('summon', 'summon knight e5 r0 with f4', ...refs), fields };
    expect(said(tk.option(borrowed))).toContain('with the enemy piece f4');
  });

  it('say how many cubes', () => {
    const cubes = { ...option('cubes', 'cubes +3'), fields: { amount: 3 } };
    expect(said(ur.option(cubes))).toBe('Cubes: +3');
  });

  it('name players by their names', () => {
    const farmer = option('power', 'power farmer 1', 'power:farmer', 'seat:1');
    expect(said(ur.option(farmer))).toContain('Ελένη');
  });
});

describe('events', () => {
  it('name their player and their things', () => {
    const event = { at: 3, kind: 'summoned', seat: 0, card: 'knight', square: 'e5' };
    expect(said(tk.event(event))).toBe('Dóra summons Knight on e5.');
  });

  it('list several things', () => {
    const event = { at: 3, kind: 'drew', seat: 0, cards: ['knight', 'herald'] };
    expect(said(tk.event(event))).toBe('You draw Knight, Herald.');
  });

  it('word the reason of points', () => {
    const event = { at: 3, kind: 'scored', colour: 'red', points: 1, why: 'legend' };
    expect(said(tk.event(event))).toBe('The red side scores 1 point (legend summoned).');
  });

  it('know nobody by the number -1', () => {
    expect(tk.name(-1)).toBe('none');
    expect(tk.name(0)).toBe('Dóra');
    expect(tk.name(7)).toBe('8');
  });
});

describe('things', () => {
  it('have names, and unknown ones stay as they are', () => {
    expect(tk.thing('card', 'knight')).toBe('Knight');
    expect(tk.thing('sq', 'e5')).toBe('e5');
  });

  it('are cut at the first colon', () => {
    expect(cut('sq:e5')).toEqual(['sq', 'e5']);
    expect(cut('half:a:b')).toEqual(['half', 'a:b']);
  });
});

describe('sentences', () => {
  it('set the words of their arguments apart', () => {
    const sentence = tk.option(option('place', 'place e5', 'sq:e5'));
    expect(pieces(sentence)).toEqual([
      { text: 'Place a piece on ', strong: false },
      { text: 'e5', strong: true },
    ]);
  });

  it('keep a name within a name whole', () => {
    const inner = rich('web-table-chooses', { name: 'Ann' });
    expect(pieces(rich('web-table-undo-what', { what: inner }))).toEqual([
      { text: 'Undo: ', strong: false },
      { text: 'Ann is choosing', strong: true },
    ]);
  });

  it('choose by number', () => {
    expect(t('web-table-chairs', { count: 1 })).toBe('One chair is free');
    expect(t('web-table-chairs', { count: 2 })).toBe('2 chairs are free');
  });

  it('show the name of a message that does not exist', () => {
    expect(t('web-table-nothing-of-the-kind')).toBe('web-table-nothing-of-the-kind');
  });
});

describe('other languages', () => {
  it('are read from their own files', async () => {
    await speak('hu');
    const event = { at: 3, kind: 'summoned', seat: 0, card: 'knight', square: 'e5' };
    expect(said(tk.event(event))).not.toContain('summons');
    expect(said(tk.event(event))).toContain('Dóra');
    await speak('en');
  });

  it('turn the page round in Hebrew and keep foreign names apart', async () => {
    await speak('he');
    expect(document.documentElement.dir).toBe('rtl');
    const line = said(tk.event({ at: 3, kind: 'summoned', seat: 0, card: 'knight', square: 'e5' }));
    expect(line).toContain('\u2068Dóra\u2069');
    await speak('en');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('write numbers in their own way', async () => {
    expect(number(1234)).toBe('1,234');
    await speak('hu');
    expect(number(12345)).not.toContain(',');
    await speak('en');
  });
});

describe('isolates', () => {
  const inner = (text: string): string => `\u2068${text}\u2069`;

  it('does not hide a mark for the direction in an isolate of its own', async () => {
    await speak('he');
    const shown = t('web-homm3-percent', { chance: 56 });
    await speak('en');
    expect(shown).toBe(`\u200e${inner('56%')}\u200e`);
  });

  it('take the direction of the page where they hold nothing but isolates', () => {
    const nested = `\u2068${inner('8')}, ${inner('שמש')}\u2069`;
    expect(sided(`אבן ${nested}.`)).toBe(`אבן \u2067${nested.slice(1)}.`);
  });

  it('keep their own direction otherwise', () => {
    for (const text of [inner('Noa'), inner('+2'), inner(`Noa ${inner('8')}`), 'no isolate']) {
      expect(sided(text)).toBe(text);
    }
  });

  it('hold the sign of a percentage: behind the number it would read %33 in Hebrew', () => {
    expect(sided(`${inner('33')}% לתבוסה`)).toBe(`${inner('33%')} לתבוסה`);
    expect(sided(`\u2068ל־${inner('33')}\u2069%`)).toBe(`\u2068ל־${inner('33%')}\u2069`);
  });

  it('are needed for how many times a card is there: ×2 would read 2×', () => {
    const bare = Object.entries(components).filter(([, text]) => /(?<!dir="ltr")>×\{/.test(text));
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('hold every signed number that a component prints: in Hebrew +10 would read 10+', () => {
    const bare = Object.entries(components).filter(([, text]) =>
      /\bsigned\(|\+\{|[`'][+−]\$\{/.test(
        text
          .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
          .replace(/<bdi[^>]*dir="ltr"[^>]*>[\s\S]*?<\/bdi\s*>/g, ''),
      ),
    );
    expect(Object.keys(components)).not.toHaveLength(0);
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('of a sum that is paid are such', async () => {
    await speak('he');
    const paid = t('homm3-log-paid', { seat: 'Noa', gold: 8, materials: 5, valuables: 1 });
    await speak('en');
    expect(paid).toContain('של \u2067');
  });
});

describe('a capital', () => {
  it('begins a line, with its accent, where the script has capitals', async () => {
    expect(capital('the raiders')).toBe('The raiders');
    expect(capital('όταν έχει σημασία')).toBe('Όταν έχει σημασία');
    await speak('ka');
    expect(capital('ბოტი')).toBe('ბოტი');
    await speak('en');
    expect(capital('')).toBe('');
  });
});
