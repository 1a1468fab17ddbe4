/** For the pictures of invitations, which the server draws: each game's own drawing (`card.svg` in
    its folder), and fonts that a program without a browser reads. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { CUTS, FEATURES, signsIn, type Range } from './fonts.ts';

const WEIGHTS = { text: 500, display: 800 };

/** A client elsewhere stands in a folder of the game's: `truc/web`. */
const gameOf = (folder: string): string => {
  const name = basename(folder);
  return name === 'web' ? basename(dirname(folder)) : name;
};

/** Parts of one font that no page needs apart. */
function fontsOf(): Map<string, { from: string; weight: number; ranges: Range[] }> {
  const found = new Map<string, { from: string; weight: number; ranges: Range[] }>();
  for (const [name, { from, ranges }] of Object.entries(CUTS)) {
    const weight = name.startsWith('display') ? WEIGHTS.display : WEIGHTS.text;
    const known = found.get(from) ?? { from, weight, ranges: [] };
    known.ranges.push(...ranges);
    found.set(from, known);
  }
  return found;
}

export function cards(modules: string, folders: readonly string[]): Plugin {
  return {
    name: 'cards',
    apply: 'build',
    async generateBundle() {
      for (const { from, weight, ranges } of fontsOf().values()) {
        const whole = readFileSync(join(modules, '@fontsource-variable', from));
        const source = await subset(whole, signsIn(ranges), {
          targetFormat: 'sfnt',
          variationAxes: { wght: weight },
          keepFeatures: FEATURES,
        });
        const fileName = `cards/${basename(from, '.woff2')}.ttf`;
        this.emitFile({ type: 'asset', fileName, source });
      }
      for (const folder of folders) {
        const drawing = join(folder, 'card.svg');
        if (!existsSync(drawing)) continue;
        const fileName = `cards/${gameOf(folder)}.svg`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(drawing) });
      }
    },
  };
}
