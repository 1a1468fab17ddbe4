import { describe, expect, it } from 'vitest';
import { lighter, shortened } from '../paths';

describe('a path with fewer digits', () => {
  it.each([
    ['M90.53 23c-18.345 0-36.688 7.002-50.686 21', 'M90.5 23c-18.3 0-36.7 7-50.7 21'],
    ['M.5.97l10.5.04z', 'M.5 1l10.5 0z'],
    ['m1-.04', 'm1 0'],
    ['a1.25 1.25 0 01.55.5', 'a1.3 1.3 0 0 1 .6 .5'],
    ['a1.25 1.25 0 0 1-.56.5a2 2 0 101 1', 'a1.3 1.3 0 0 1-.6 .5a2 2 0 1 0 1 1'],
    ['M100,2.06', 'M100 2.1'],
  ])('%s', (long, brief) => expect(shortened(long)).toBe(brief));

  it('is all that changes in a picture', () => {
    const picture = '<path fill="currentColor" d="M.04 1.06z" opacity="0.55"/>';
    expect(lighter(picture)).toBe('<path fill="currentColor" d="M0 1.1z" opacity="0.55"/>');
  });
});
