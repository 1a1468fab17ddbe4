/** Fonts for the client: of each only the signs and the weights that its pages use, so that a phone
    loads two small files and not ten large ones. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

export type Range = readonly [from: number, to: number];
interface Cut {
  /** The file in `@fontsource-variable`. */
  from: string;
  ranges: readonly Range[];
  weights: { min: number; max: number };
}

const TEXT = { min: 400, max: 700 };
const DISPLAY = { min: 500, max: 800 };
const one = (...signs: number[]): Range[] => signs.map((sign) => [sign, sign] as const);

/** What nearly every page shows, in any language. */
const BASIC: Range[] = [
  [0x20, 0x7e],
  ...one(0xa0, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x201e, 0x2026, 0x2212),
];
const LATIN: Range[] = [
  [0xa1, 0xff],
  ...one(0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2215),
  [0x2000, 0x205f],
];
const LATIN_MORE: Range[] = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  ...one(0x1e9e, 0x20a0, 0x20b4, 0x20b9),
];
const GREEK: Range[] = [[0x370, 0x3ff]];
const GEORGIAN: Range[] = [[0x10d0, 0x10ff]];
const HEBREW: Range[] = [[0x5b0, 0x5f4], [0x200e, 0x200f], ...one(0x20aa)];

const file = (name: string, part: string): string =>
  `${name}/files/${name}-${part}-wght-normal.woff2`;
const cut = (name: string, part: string, ranges: Range[], weights: Cut['weights']): Cut => ({
  from: file(name, part),
  ranges,
  weights,
});

/** By the name of the file that `fonts.css` asks for. */
export const CUTS: Record<string, Cut> = {
  'text-basic': cut('noto-sans', 'latin', BASIC, TEXT),
  'text-latin': cut('noto-sans', 'latin', LATIN, TEXT),
  'text-latin-more': cut('noto-sans', 'latin-ext', LATIN_MORE, TEXT),
  'text-greek': cut('noto-sans', 'greek', GREEK, TEXT),
  'text-georgian': cut('noto-sans-georgian', 'georgian', GEORGIAN, TEXT),
  'text-hebrew': cut('noto-sans-hebrew', 'hebrew', HEBREW, TEXT),
  'display-basic': cut('alegreya', 'latin', BASIC, DISPLAY),
  'display-latin': cut('alegreya', 'latin', LATIN, DISPLAY),
  'display-latin-more': cut('alegreya', 'latin-ext', LATIN_MORE, DISPLAY),
  'display-greek': cut('alegreya', 'greek', GREEK, DISPLAY),
  'display-georgian': cut('noto-serif-georgian', 'georgian', GEORGIAN, DISPLAY),
  'display-hebrew': cut('frank-ruhl-libre', 'hebrew', HEBREW, DISPLAY),
};

/** Small caps and the like, which no page uses, would bring their own glyphs. */
export const FEATURES = [
  'kern',
  'liga',
  'lnum',
  'onum',
  'tnum',
  'pnum',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
];

export const signsIn = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((sign) => String.fromCodePoint(sign))
    .join('');

/** Writes the files into a folder, unless they are there already. */
export function cutFonts(modules: string, folder: string): Plugin {
  return {
    name: 'cut-fonts',
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const [name, { from, ranges, weights }] of Object.entries(CUTS)) {
        const made = join(folder, `${name}.woff2`);
        const recipe = join(folder, `${name}.json`);
        const wanted = JSON.stringify({ from, ranges, weights, FEATURES });
        if (existsSync(made) && existsSync(recipe) && readFileSync(recipe, 'utf8') === wanted)
          continue;
        const whole = readFileSync(join(modules, '@fontsource-variable', from));
        const small = await subset(whole, signsIn(ranges), {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          keepFeatures: FEATURES,
        });
        writeFileSync(made, small);
        writeFileSync(recipe, wanted);
      }
    },
  };
}
