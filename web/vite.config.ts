import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';
import { gameWords } from './game-words.ts';
import { ruleBooks } from './rule-books.ts';
import { PATIENCE } from './tests/patience.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

type Names = Record<string, string>;
const json = (path: string | URL): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Of the four thousand pictures of game-icons only those that src/lib/icons.json names, with their
    authors, and those that the client of a game elsewhere names in an icons.json of its own. */
function gameIcons(): Plugin {
  const name = 'virtual:game-icons';
  const all = 'node_modules/@iconify-json/game-icons/icons.json';
  return {
    name: 'game-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { icons } = json(join(HERE, all)) as { icons: Record<string, { body: string }> };
      const lists = clientFolders().map((folder) => join(folder, 'icons.json'));
      const theirs = lists.filter(existsSync).map((list) => json(list) as Names);
      const ours = json(join(HERE, 'src/lib/icons.json')) as Names;
      const authors = Object.assign({}, ours, ...theirs) as Names;
      const bodies = Object.keys(authors).map((icon) => {
        const found = icons[icon];
        if (!found) throw new Error(`game-icons has no picture called ${icon}`);
        return [icon, found.body] as const;
      });
      const drawn = JSON.stringify(Object.fromEntries(bodies));
      return `export default ${drawn};\nexport const authors = ${JSON.stringify(authors)};`;
    },
  };
}

/** Folders with the client of a game: ours, those of the examples, and those of RULEBOUND_CLIENTS. */
function clientFolders(): string[] {
  const inside = (folder: string, rest: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .map((name) => join(folder, name, rest))
      : [];
  const found = [
    ...inside(join(HERE, 'src/games'), ''),
    ...inside(join(HERE, '../examples'), 'web'),
  ].filter((folder) => existsSync(join(folder, 'index.ts')));
  const named = (process.env['RULEBOUND_CLIENTS'] ?? '').split(delimiter).filter(Boolean);
  return [...found, ...named.map((folder) => resolve(folder))];
}

/** The clients of all games as one list. */
function gameClients(): Plugin {
  const name = 'virtual:game-clients';
  return {
    name: 'game-clients',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const files = clientFolders().map((folder) => JSON.stringify(join(folder, 'index.ts')));
      const imports = files.map((file, i) => `import game${i} from ${file};`);
      return `${imports.join('\n')}\nexport default [${files.map((_, i) => `game${i}`).join(', ')}];`;
    },
  };
}

const elsewhere = clientFolders().filter((folder) => !folder.startsWith(join(HERE, 'src')));

export default defineConfig({
  plugins: [
    svelte(),
    gameIcons(),
    gameWords(join(HERE, '../src/rulebound'), elsewhere),
    gameClients(),
    ruleBooks(),
  ],
  build: {
    outDir: '../src/rulebound/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..', ...clientFolders()] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/page.ts'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // A page for every file would take three times as long
    pool: 'threads',
    isolate: false,
  },
  resolve: {
    alias: { rulebound: join(HERE, 'src') },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
});
