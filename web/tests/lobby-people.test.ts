import { beforeAll, expect, it } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';
import type { Chair } from '../src/lib/types';
import { peopleOf } from '../src/lobby/people';

beforeAll(() => speak('en'));

const chairs = (...kinds: string[]): Chair[] =>
  kinds.map(
    (kind, seat) =>
      ({
        seat,
        kind: kind === 'open' ? 'open' : kind === 'Noa' ? 'person' : 'bot',
        name: kind === 'Noa' ? kind : null,
        bot: { name: kind, title: kind },
      }) as Chair,
  );
const told = (...kinds: string[]): string =>
  peopleOf({ chairs: chairs(...kinds), status: 'open' }).replace(/[\u2068\u2069]/g, '');

it('counts bots and free chairs that are alike', () => {
  expect(told('Noa', 'gentle', 'gentle', 'gentle')).toBe('Noa and 3 gentle bots');
  expect(told('Noa', 'sharp', 'gentle', 'sharp')).toBe('Noa, 2 sharp bots, and a gentle bot');
  expect(told('Noa', 'open', 'open')).toBe('Noa and 2 free chairs');
});

it('says two in Hebrew as Hebrew does', async () => {
  await speak('he');
  expect(told('Noa', 'steady', 'steady')).toContain('שני בוטים בינוניים');
  await speak('en');
});
