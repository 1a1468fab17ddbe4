import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';
import { cards } from './cards.ts';
import { cutFonts } from './fonts.ts';
import { gameIcons } from './game-icons.ts';
import { gameWords } from './game-words.ts';
import { ruleBooks } from './rule-books.ts';
import { shell } from './shell.ts';
import { PATIENCE } from './tests/patience.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

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
    cutFonts(join(HERE, 'node_modules'), join(HERE, 'node_modules/.fonts')),
    gameIcons(
      join(HERE, 'node_modules/@iconify-json/game-icons/icons.json'),
      join(HERE, 'src/lib/icons.json'),
      clientFolders(),
    ),
    gameWords(join(HERE, '../src/rulebound'), elsewhere),
    gameClients(),
    ruleBooks(),
    cards(join(HERE, 'node_modules'), clientFolders()),
    shell(join(HERE, 'worker.js'), join(HERE, 'src/table/Table.svelte'), clientFolders()),
  ],
  build: {
    outDir: '../src/rulebound/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // All that the first page imports in one file, and what every table does in another: on a
        // phone each request takes its time.
        codeSplitting: {
          groups: [
            { name: 'common', test: /src\/main\.ts$/, priority: 2 },
            { name: 'table', test: /src\/table\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
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
