/** Finding cards, their addresses, and what the rule book says of them. */
import { describe, expect, it } from 'vitest';
import { about, namedIn } from '../src/gallery/book';
import {
  addressOf,
  counted,
  found,
  toggled,
  tooMuch,
  wishIn,
  type Listed,
} from '../src/gallery/finding';
import type { Book } from '../src/lib/book';
import { routeOf } from '../src/lib/router.svelte';
import { fold } from '../src/lib/seeking';
import type { Card, Facet } from '../src/lib/types';
import { readBook } from '../rule-books';

const words = (id: string) => ({ id, args: {} });
const FACETS: Facet[] = [
  {
    id: 'school',
    name: words('school'),
    shown: true,
    values: ['highland', 'sylvan'].map((id) => ({ id, name: words(id) })),
  },
  {
    id: 'rank',
    name: words('rank'),
    shown: true,
    values: ['common', 'heroic'].map((id) => ({ id, name: words(id) })),
  },
];

function listed(ref: string, names: string[], text: string, school: string, rank: string): Listed {
  const traits = { school: [school], rank: [rank] };
  const card: Card = {
    ref,
    name: words(ref),
    names,
    lines: [],
    traits,
    rules: ['TK-3.2'],
    rulings: [],
  };
  const [name = ''] = names;
  const hay = fold([...names, text, ...card.rules].join('\n'));
  return { card, name, text, hay, names: fold(names.join('\n')) };
}

const EAGLE = listed('card:eagle', ['Eagle', 'Αετός', 'Sas'], 'One leap.', 'highland', 'common');
const TROLL = listed(
  'card:troll',
  ['Troll', 'Τρολ', 'Hegyi őr'],
  'No eagle.',
  'highland',
  'heroic',
);
const NAIAD = listed('card:naiad', ['Naiad', 'Ναϊάδα', 'Hableány'], 'Place.', 'sylvan', 'common');
const ALL = [EAGLE, TROLL, NAIAD];
const refs = (search: string): string[] =>
  found(ALL, wishIn(search, FACETS)).map(({ card }) => card.ref);

describe('Finding', () => {
  it('takes values of a facet as alternatives and facets together', () => {
    expect(refs('?school=highland')).toEqual(['card:eagle', 'card:troll']);
    expect(refs('?school=highland&school=sylvan&rank=common')).toEqual([
      'card:eagle',
      'card:naiad',
    ]);
    expect(refs('?school=sylvan&rank=heroic')).toEqual([]);
  });

  it('knows names of all languages, without accents and in any case, and rules', () => {
    expect(refs('?q=ΑΕΤΟΣ')).toEqual(['card:eagle']);
    expect(refs('?q=ναιαδα')).toEqual(['card:naiad']);
    expect(refs('?q=hegyi+or')).toEqual(['card:troll']);
    expect(refs('?q=TK-3.2')).toHaveLength(3);
    expect(refs('?q=dragon')).toEqual([]);
  });

  it('puts those of that name before those whose text holds it', () => {
    expect(found([TROLL, EAGLE], { words: 'eagle', chosen: {} })).toEqual([EAGLE, TROLL]);
  });

  it('passes over values that nothing has', () => {
    expect(wishIn('?school=royal&colour=red&q=x', FACETS)).toEqual({ words: 'x', chosen: {} });
  });

  it('counts what a value would leave, by the other facets', () => {
    const wish = wishIn('?school=highland', FACETS);
    expect([...counted(ALL, wish, 'school')]).toEqual([
      ['highland', 2],
      ['sylvan', 1],
    ]);
    expect([...counted(ALL, wish, 'rank')]).toEqual([
      ['common', 1],
      ['heroic', 1],
    ]);
  });

  it('names the choice to drop when nothing is found', () => {
    expect(tooMuch(ALL, wishIn('?school=sylvan&rank=heroic', FACETS))).not.toBeNull();
    expect(tooMuch(ALL, wishIn('?q=dragon&rank=heroic', FACETS))).toBeNull();
  });
});

describe('The address', () => {
  it('holds the filter, and gives it back', () => {
    const wish = { words: 'ő r', chosen: { school: ['highland', 'sylvan'], rank: ['heroic'] } };
    const address = new URL(addressOf('tashkalar', 'tile:#N10', wish), 'http://x');
    expect(address.pathname).toBe('/cards/tashkalar/tile%3A%23N10');
    expect(wishIn(address.search, FACETS)).toEqual(wish);
    expect(routeOf(address.pathname, address.search)).toEqual({
      page: 'cards',
      game: 'tashkalar',
      card: 'tile:#N10',
      search: address.search,
    });
  });

  it('may name no game and no card, but nothing more', () => {
    expect(addressOf(null, null, { words: ' ', chosen: {} })).toBe('/cards');
    expect(routeOf('/cards')).toEqual({ page: 'cards', game: null, card: null, search: '' });
    expect(routeOf('/cards/a/b/c')).toEqual({ page: 'nowhere' });
  });

  it('forgets a facet with its last value', () => {
    const one = toggled({ words: '', chosen: {} }, 'rank', 'heroic');
    expect(one.chosen).toEqual({ rank: ['heroic'] });
    expect(toggled(one, 'rank', 'heroic').chosen).toEqual({});
  });
});

describe('The rule book', () => {
  const book: Book = readBook(
    `# Rules

## 1. Cards

- **TK-1.1** The War Summoner lends a piece.
- **TK-1.2** A Summoner waits. War Summoners are many.
- **TK-1.3** Places:

| Place | Effect |
|---|---|
| Windmill | 1 valuable |
| Temple | morale |
`,
  );

  it('names a card where its whole name stands, not within a longer one', () => {
    const named = namedIn(book, ['Summoner', 'War Summoner', 'Windmill', 'Nobody']);
    expect(named.get('War Summoner')).toEqual(['TK-1.1']);
    expect(named.get('Summoner')).toEqual(['TK-1.2']);
    expect(named.get('Windmill')).toEqual(['TK-1.3']);
    expect(named.get('Nobody')).toBeUndefined();
  });

  it('shows of a table only the rows that name the card', () => {
    const [chapter] = book.chapters.filter(({ title }) => title.includes('Cards'));
    const told = JSON.stringify(about(chapter?.parts ?? [], 'Windmill'));
    expect(told).toContain('1 valuable');
    expect(told).toContain('Effect');
    expect(told).not.toContain('morale');
  });
});
