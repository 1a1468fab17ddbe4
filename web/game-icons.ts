/** Of the four thousand pictures of game-icons only those that are named in lists, with their
    authors: `icons.json` comes with the first page, any other list when a game asks for it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lighter } from './paths.ts';

const FIRST = 'virtual:game-icons';
const AUTHORS = 'virtual:game-icons/authors';
const DRAWN = '?drawn';
const LISTS = ['icons.json', 'table-icons.json'];

type Names = Record<string, string>;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const merged = (lists: readonly string[]): Names =>
  Object.assign({}, ...lists.filter(existsSync).map((list) => read<Names>(list))) as Names;

/** `ours`: the list of what all games share; `folders`: those with the client of a game. */
export function gameIcons(all: string, ours: string, folders: readonly string[]): Plugin {
  const inFolders = (names: readonly string[]): string[] => [
    ours,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  const { icons } = read<{ icons: Record<string, { body: string }> }>(all);
  const drawn = (names: Names): string => {
    const bodies = Object.keys(names).map((name) => {
      const found = icons[name];
      if (!found) throw new Error(`game-icons has no picture called ${name}`);
      return [name, lighter(found.body)] as const;
    });
    return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
  };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === FIRST || id === AUTHORS) return `\0${id}`;
      if (!id.endsWith(`.json${DRAWN}`) || !importer) return undefined;
      // Without its ending, or it would be taken for JSON
      return `\0drawn:${resolve(dirname(importer), id.slice(0, -`.json${DRAWN}`.length))}`;
    },
    load(id) {
      if (id === `\0${FIRST}`) return drawn(merged(inFolders(LISTS.slice(0, 1))));
      if (id === `\0${AUTHORS}`)
        return `export default ${JSON.stringify(merged(inFolders(LISTS)))};`;
      if (!id.startsWith('\0drawn:')) return undefined;
      const list = `${id.slice('\0drawn:'.length)}.json`;
      this.addWatchFile(list);
      return drawn(merged([list]));
    },
  };
}
